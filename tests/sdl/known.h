/* What test_pseudo still finds: plain, cut, wide, overlap, outside. A sight's numbers only go down;
 * a line of zeros goes. PSEUDO_FAULTS=1 prints what this file would be. */
{"help", {0, 0, 0, 1, 0}},
{"help-1", {1, 0, 0, 2, 0}},
{"help-2", {1, 0, 0, 1, 0}},
{"help-end", {1, 0, 0, 0, 0}},
{"help-first", {0, 0, 0, 1, 0}},

#include "view/pages/hearth_places.h"

const char *const hearth_flames[HEARTH_FLAMES] = {
    "hearth-flame-0", "hearth-flame-1", "hearth-flame-2", "hearth-flame-3",
    "hearth-flame-4", "hearth-flame-5", "hearth-flame-6", "hearth-flame-7"};

const char *const hearth_facing[HEARTH_SIDES][COLOURS] = {
    {"sitter-right-yellow", "sitter-right-red", "sitter-right-green", "sitter-right-blue",
     "sitter-right-violet"},
    {"sitter-left-yellow", "sitter-left-red", "sitter-left-green", "sitter-left-blue",
     "sitter-left-violet"}};

const char *const hearth_backs[HEARTH_SIDES][COLOURS] = {
    {"sitter-back-right-yellow", "sitter-back-right-red", "sitter-back-right-green",
     "sitter-back-right-blue", "sitter-back-right-violet"},
    {"sitter-back-left-yellow", "sitter-back-left-red", "sitter-back-left-green",
     "sitter-back-left-blue", "sitter-back-left-violet"}};

const char *const hearth_huts[HEARTH_SIDES][COLOURS] = {
    {"fire-hut-right-yellow", "fire-hut-right-red", "fire-hut-right-green", "fire-hut-right-blue",
     "fire-hut-right-violet"},
    {"fire-hut-left-yellow", "fire-hut-left-red", "fire-hut-left-green", "fire-hut-left-blue",
     "fire-hut-left-violet"}};

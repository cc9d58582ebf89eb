/* The rules of an edition in sentences, for the help and for the tile in hand. */
#ifndef VIEW_WORDS_RULES_H
#define VIEW_WORDS_RULES_H

#include "core/ruleset.h"

enum { RULE_LINES = 10 };

/* The rules in RULE_LINES sentences, with the edition's own values; `line` from 0. */
const char *say_rule(EditionId edition, int line);

/* What a power does, in one sentence; "" for one that the edition has not. */
const char *say_power_rule(EditionId edition, Power power);

/* The same in a few words, for one line beside the tile. */
const char *say_power_briefly(Power power);

#endif

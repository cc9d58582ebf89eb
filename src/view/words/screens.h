/* The words of the screens round the game: title, seats, results, help. */
#ifndef VIEW_WORDS_SCREENS_H
#define VIEW_WORDS_SCREENS_H

#include "play/breakdown.h"
#include "view/words/lobby.h"
#include "view/words/names.h"
#include "view/words/points.h"
#include "view/words/terms.h"

enum {
    RULE_LINES = 10,
    SIGN_LINES = 5,
};

/* The rules in RULE_LINES sentences, with the edition's own values; `line` from 0. */
const char *say_rule(EditionId edition, int line);

/* What a power does, in one sentence; "" for one that the edition has not. */
const char *say_power_rule(EditionId edition, Power power);

/* What a sign on the table means, `line` from 0; "" where the edition has it not. */
const char *say_sign(EditionId edition, int line);

/* What an award was given for: "forest, 4 tiles", "12 fish, by huts". */
void say_award(const Terms *terms, const Award *award, char *text, size_t capacity);

#endif

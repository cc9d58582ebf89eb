/* The words of the screens round the game: title, seats, results, help. */
#ifndef VIEW_WORDS_SCREENS_H
#define VIEW_WORDS_SCREENS_H

#include "play/breakdown.h"
#include "view/words/lobby.h"
#include "view/words/names.h"
#include "view/words/terms.h"

enum {
    SIGN_LINES = 5,
};

/* What a sign on the table means, `line` from 0; "" where the edition has it not. */
const char *say_sign(EditionId edition, int line);

#endif

/* The words for where games are kept, and what other windows do. */
#ifndef VIEW_WORDS_KEEPING_H
#define VIEW_WORDS_KEEPING_H

#include <stdbool.h>
#include <stddef.h>

/* Why a game is kept in another slot than its own. */
typedef enum Beside {
    BESIDE_PLAYED,  /* another window plays what is there */
    BESIDE_WRITTEN, /* another window has written there */
    BESIDE_STAYS,   /* what is there can be moved nowhere */
    BESIDES
} Beside;

/* "Another window plays the last game. This one is kept beside it." */
const char *say_kept_beside(Beside why);

/* At the title: some window has a game on the table. */
const char *say_another_plays(void);

/* At the title: what would have gone on is not what waits now, `waits`: another game does. */
const char *say_played_meanwhile(bool waits);

/* A game was opened that another window plays. */
const char *say_opened_beside(void);

/* Why the path of a slot can be written to or deleted by nobody else. */
const char *say_not_by_hand(const char *path, char *text, size_t capacity);

#endif

/* Sentences of the room of words, said in every language and looked at: their places are filled,
 * and in the pseudo-language nothing is plain that is no name. */
#ifndef TESTS_VIEW_WORDS_H
#define TESTS_VIEW_WORDS_H

#include "support.h"
#include "view/words/tr.h"

enum { COUNTS = 5 };
extern const int counts[COUNTS]; /* of things: none, one, and several */

/* Names without a vowel: every other one must have its accent. */
extern const char *const names[MAX_PLAYERS];

/* Looks at one sentence; fails the test where it is not whole, or plain in the pseudo-language. */
void said(const char *text);

/* Calls a function that writes into `text`, and looks at that. */
#define WRITE(call)                                                                                \
    do {                                                                                           \
        char text[1024] = "";                                                                      \
        call;                                                                                      \
        said(text);                                                                                \
    } while (0)

/* A table of all seats with these names. */
Setup setup_of(EditionId edition);

/* Says everything that is about a game, given at its start. */
typedef void (*SayAll)(const Setup *setup, const Game *game);

/* Says all in both editions, and in the language; fails the test where that are no more than so
 * many sentences. */
void say_in(Language language, SayAll say, int least);

#endif

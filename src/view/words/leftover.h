/* The words of the tiles that are left, kind by kind. All texts are cut at `capacity` bytes,
 * between characters. */
#ifndef VIEW_WORDS_LEFTOVER_H
#define VIEW_WORDS_LEFTOVER_H

#include <stddef.h>

/* After the number of a kind that is left: "of 4". */
void say_of(int total, char *text, size_t capacity);

/* Of a stack: "22 of 56 fit here", "56 left". */
void say_fit_here(int fit, int left, char *text, size_t capacity);
void say_left(int left, char *text, size_t capacity);

/* "2 fitted nowhere and left the game". */
void say_discarded(int count, char *text, size_t capacity);

#endif

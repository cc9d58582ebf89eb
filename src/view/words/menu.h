/* The words of the menu and of the options. All texts are cut at `capacity` bytes, between
 * characters. */
#ifndef VIEW_WORDS_MENU_H
#define VIEW_WORDS_MENU_H

#include <stddef.h>

/* That letters cannot be larger than so many percent here. */
void say_scale_most(int percent, char *text, size_t capacity);

/* "125 %"; "Each tile 64 pixels wide". */
void say_percent(int percent, char *text, size_t capacity);
void say_tile_pixels(int pixels, char *text, size_t capacity);

/* "Second edition, seed 2a": what deals the same tiles again. */
void say_seeded(const char *edition, const char *seed, char *text, size_t capacity);

#endif

/* Text as pixels, and how wide it is. Sizes are whole pixels of the em. What Skranji lacks is set
 * in Alegreya Sans ExtraBold. */
#ifndef SDL_FONTS_H
#define SDL_FONTS_H

#include "pixels.h"

typedef struct Fonts Fonts;

/* Loads the fonts' files. NULL on error, with one line in `fault` that names the file. */
Fonts *fonts_open(char *fault, size_t capacity);
void fonts_close(Fonts *fonts);

/* A text's width in pixels. */
float fonts_width(Fonts *fonts, FontId font, float size, const char *text, size_t bytes);

/* Draws a text in white; `ascent` pixels from its top to the baseline. False where nothing comes of
 * it: an empty text, or an error, which is logged. */
bool fonts_draw(Fonts *fonts, FontId font, float size, const char *text, Pixels *pixels,
                int *ascent);

/* The view's way to fonts_width. */
TextMeter fonts_meter(Fonts *fonts);

#endif

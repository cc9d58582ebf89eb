/* Text as pixels, and how wide it is. Sizes are whole pixels of the em. What Skranji lacks is set
 * in Alegreya Sans ExtraBold, what that lacks in a font of the system's where these are used. */
#ifndef SDL_FONTS_H
#define SDL_FONTS_H

#include "sdl/pixels/pixels.h"

typedef struct Fonts Fonts;

/* Loads the fonts' files. NULL on error, with one line in `fault` that names the file. */
Fonts *fonts_open(char *fault, size_t capacity);
void fonts_close(Fonts *fonts);

/* A text's width in pixels. */
float fonts_width(Fonts *fonts, FontId font, float size, const char *text, size_t bytes);

/* Draws a text in white; `ascent` pixels from its top to the baseline. False, and no
 * pixels, where nothing comes of it: an empty text, or an error, which is logged. */
bool fonts_draw(Fonts *fonts, FontId font, float size, const char *text, Pixels *pixels,
                int *ascent);

/* From here on the system's fonts are used as well: what is drawn is no longer the same on every
 * computer. */
void fonts_use_system(Fonts *fonts);

/* Whether the text has a letter that is drawn as a question mark because no font has it. */
bool fonts_lack(Fonts *fonts, const char *text);

/* The view's way to fonts_width. */
TextMeter fonts_meter(Fonts *fonts);

#endif

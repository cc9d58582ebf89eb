/* Text as pixels, and its width. Sizes are pixels of the em, rounded. Letters that a font lacks are
 * set in another: for Skranji in Alegreya Sans ExtraBold, and then in a font of the system, if
 * those are used. */
#ifndef SDL_FONTS_H
#define SDL_FONTS_H

#include "sdl/pixels/pixels.h"

typedef struct Fonts Fonts;

/* Loads the game's fonts. NULL on error, with one line in `fault` that names the file. */
Fonts *fonts_open(char *fault, size_t capacity);
void fonts_close(Fonts *fonts);

/* The width of the first `bytes` of a text, pixels. */
float fonts_width(Fonts *fonts, FontId font, float size, const char *text, size_t bytes);

/* Draws a text in white. `ascent` becomes the pixels from its top to the baseline. False, and an
 * empty picture, for an empty text, or on an error, which is logged. */
bool fonts_draw(Fonts *fonts, FontId font, float size, const char *text, Pixels *pixels,
                int *ascent);

/* From now on the system's fonts are used too: text may look different on another computer. */
void fonts_use_system(Fonts *fonts);

/* Whether the text has a letter that no font has: it is drawn as a question mark. */
bool fonts_lack(Fonts *fonts, const char *text);

/* The view's way to fonts_width. */
TextMeter fonts_meter(Fonts *fonts);

#endif

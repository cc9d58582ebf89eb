/* Pictures of the texts of the draw list, kept in the cache. */
#ifndef SDL_TEXTS_H
#define SDL_TEXTS_H

#include "cache.h"
#include "fonts.h"
#include "view/draw/draw.h"

/* The command's text in its font, size and colour, opaque; its own point is where its first line
 * begins. A text that cannot be drawn shows nothing; NULL where memory is out. */
const Picture *texts_picture(Cache *cache, Fonts *fonts, const DrawCommand *command,
                             const char *text);

#endif

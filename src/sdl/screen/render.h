/* Draws a DrawList by SDL. It knows nothing of the game and keeps nothing but pictures. */
#ifndef SDL_RENDER_H
#define SDL_RENDER_H

#include <SDL.h>

#include "core/record.h"
#include "sdl/atlas/pages.h"
#include "sdl/text/fonts.h"

typedef struct Render Render;

/* All arguments must outlive it. NULL when memory is out. */
Render *render_new(SDL_Renderer *renderer, Pages *pages, Fonts *fonts, const Editions *editions);
void render_free(Render *render);

/* Whether a render_draw waits until all pictures are made, as at first. Else threads make them
 * meanwhile: until then others stand in. */
void render_waits(Render *render, bool waits);

/* Draws the list on black; the caller presents it. False when there is nothing new to present:
 * nothing stands in for a picture yet. That lasts a few frames at the most; an output of another
 * size waits for such pictures at once. */
bool render_draw(Render *render, const DrawList *list);

/* Frees all that is kept: what was drawn will not be drawn again for a while. */
void render_spare(Render *render);

/* Whether drawing the last list once more would show the same; not when something stands in for
 * what is not made yet. */
bool render_settled(const Render *render);

/* Whether all land of the last list was drawn pixel by pixel. */
bool render_sharp(const Render *render);

/* Whether all zones of the last list were seen. */
bool render_bright(const Render *render);

/* Whether no land of the last list was coarse. */
bool render_whole(const Render *render);

/* Says that the renderer may not show the last list any more, as when its window has changed. */
void render_lost(Render *render);

/* Says that the renderer has lost its textures: they are made anew. */
void render_forget(Render *render);

/* Bytes of all pictures, for measuring. */
size_t render_bytes(const Render *render);

#endif

/* Draws a DrawList by SDL. Knows nothing of the game and keeps nothing but pictures. */
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

/* How many seconds of each render_draw may go by before it paints no more land; 0, as it is at
 * first: all that is needed is painted at once. */
void render_pace(Render *render, double seconds);

/* Draws the whole list on black; presenting is the caller's. False when there is nothing new to
 * present: the list is of another page, whose pictures took so long that the rest of them waits for
 * the next frame, a few frames at the most (page_turn.h); never where it is not paced. */
bool render_draw(Render *render, const DrawList *list);

/* After a render_draw: paints what that had no time for, beside the caller, for so many seconds at
 * the most, until anything is drawn or let go of. */
void render_paint_on(Render *render, double seconds);

/* Ends that, before others use the pool, or it is measured what is kept. */
void render_pause(Render *render);

/* Keeps what a list looks like for those that DRAW_LEFT is in, until one comes without it. */
void render_leave(Render *render, const DrawList *list);

/* Lets go of all that is kept: what was drawn before will not be for a while. */
void render_spare(Render *render);

/* False when the last list was drawn in haste: drawing it once more shows more of it, or brings the
 * light of the day on that it is in. */
bool render_settled(const Render *render);

/* False when land was coarse in the last list, not yet lit, or stretched. */
bool render_sharp(const Render *render);

/* False when what was to be lit in the last list was not: land that is stretched or at the sides as
 * it was before may be seen with it. */
bool render_bright(const Render *render);

/* False when land was coarse in the last list, or not all of it lit yet as it should be. */
bool render_whole(const Render *render);

/* The renderer may show the last list no longer, as when its window has changed. */
void render_lost(Render *render);

/* The renderer has lost its textures: they are made anew. */
void render_forget(Render *render);

/* Bytes of pixels, by who keeps them, for measuring. */
typedef struct RenderUse {
    size_t pictures, arts, lights, targets, screen;
} RenderUse;

RenderUse render_use(const Render *render);

/* Bytes of all textures and lights, for measuring. */
size_t render_bytes(const Render *render);

#endif

/* All that the window and the screenshot tool have in common: tile sets, atlas, fonts and the app.
 */
#ifndef SDL_ENGINE_H
#define SDL_ENGINE_H

#include "sdl/screen/render.h"
#include "view/app/app.h"

typedef struct Engine {
    Edition edition[EDITIONS];
    Editions editions;
    Pages pages;
    Fonts *fonts;
    Render *render; /* NULL until engine_show */
    App app;
    bool at_table; /* there was a game when it was last drawn */
} Engine;

enum { MAX_FAULT_BYTES = 800 };

/* Loads what is shipped and starts the app with its folder ("" or NULL: none). False with one line
 * in `fault`; engine_close is due in either case. */
bool engine_open(Engine *engine, const char *folder, uint64_t seed, char fault[MAX_FAULT_BYTES]);
void engine_close(Engine *engine);

/* The same as engine_open for a window: its pictures are loaded ahead. */
bool engine_open_ahead(Engine *engine, const char *folder, uint64_t seed,
                       char fault[MAX_FAULT_BYTES]);

/* Waits, after that, for what a title does without: due before a game is opened, and best once a
 * first frame is shown. False with one line in `fault`. */
bool engine_finish(Engine *engine, char fault[MAX_FAULT_BYTES]);

/* Begins to draw with `renderer`, which must outlive the engine. False when memory is out. */
bool engine_show(Engine *engine, SDL_Renderer *renderer);

/* Tells the app how large the output is, at `now` seconds. */
void engine_resize(Engine *engine, int width, int height, double now);

/* Draws the app's last frame, and lets go of what was only needed at the table once it is left.
 * False when it is not to be presented yet: see render_draw. */
bool engine_draw(Engine *engine);

/* A picture of the land of the game on the table, `tile` pixels a tile, the caller's; NULL with
 * SDL's reason in SDL_GetError. */
SDL_Surface *engine_paint_landscape(Engine *engine, int tile);

/* Writes the renderer's output as a PNG; false with SDL's reason in SDL_GetError. */
bool engine_save_output(SDL_Renderer *renderer, const char *path);

#endif

/* What the window and the screenshot tool have in common: tile sets, atlas, fonts and the app. */
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
    bool at_table; /* there was a game in the last frame drawn */
} Engine;

enum { MAX_FAULT_BYTES = 800 };

/* Loads tile sets, atlas and fonts and starts the app with its folder ("" or NULL: none). `ahead`:
 * pictures are loaded by threads of their own. False with one line in `fault`. engine_close is due
 * in either case. */
bool engine_open(Engine *engine, bool ahead, const char *folder, uint64_t seed,
                 char fault[MAX_FAULT_BYTES]);

/* Frees all. */
void engine_close(Engine *engine);

/* Waits, where they are loaded ahead, for what the title can do without: due before a game is
 * opened, and best after the first frame. False with one line in `fault`. */
bool engine_finish(Engine *engine, char fault[MAX_FAULT_BYTES]);

/* Begins to draw with `renderer`, which must outlive the engine. False when memory is out. */
bool engine_show(Engine *engine, SDL_Renderer *renderer);

/* Tells the app the size of the output in pixels, at `now` seconds. */
void engine_resize(Engine *engine, int width, int height, double now);

/* Draws the app's last frame. When the table is left, frees what only the table needed. False when
 * there is nothing new to present: see render_draw. */
bool engine_draw(Engine *engine);

/* Makes a picture of the land on the table, `tile` pixels a tile. The caller frees it. NULL with
 * SDL's reason in SDL_GetError. */
SDL_Surface *engine_paint_landscape(Engine *engine, int tile);

/* Writes the renderer's output as a PNG. False with SDL's reason in SDL_GetError. */
bool engine_save_output(SDL_Renderer *renderer, const char *path);

#endif

/* All that the window and the screenshot tool have in common: tile sets, atlas, fonts and the app.
 */
#ifndef SDL_STAGE_H
#define SDL_STAGE_H

#include "sdl/screen/render.h"
#include "view/app/app.h"

typedef struct Stage {
    Edition edition[EDITIONS];
    Editions editions;
    Pages pages;
    Fonts *fonts;
    Render *render; /* NULL until stage_show */
    App app;
    bool at_table; /* there was a game when it was last drawn */
} Stage;

enum { MAX_FAULT_BYTES = 800 };

/* Loads what is shipped and starts the app with its folder ("" or NULL: none). False with one line
 * in `fault`; stage_close is due in either case. */
bool stage_open(Stage *stage, const char *folder, uint64_t seed, char fault[MAX_FAULT_BYTES]);
void stage_close(Stage *stage);

/* The same as stage_open for a window: its pictures are loaded ahead. */
bool stage_open_ahead(Stage *stage, const char *folder, uint64_t seed, char fault[MAX_FAULT_BYTES]);

/* Waits, after that, for what a title does without: due before a game is opened, and best once a
 * first frame is shown. False with one line in `fault`. */
bool stage_finish(Stage *stage, char fault[MAX_FAULT_BYTES]);

/* Begins to draw with `renderer`, which must outlive the stage. False when memory is out. */
bool stage_show(Stage *stage, SDL_Renderer *renderer);

/* Tells the app how large the output is, at `now` seconds. */
void stage_resize(Stage *stage, int width, int height, double now);

/* Draws the app's last frame, and lets go of what was only needed at the table once it is left.
 * False when it is not to be presented yet: see render_draw. */
bool stage_draw(Stage *stage);

/* A picture of the land of the game on the table, `tile` pixels a tile, the caller's; NULL with
 * SDL's reason in SDL_GetError. */
SDL_Surface *stage_paint_landscape(Stage *stage, int tile);

/* Writes the renderer's output as a PNG; false with SDL's reason in SDL_GetError. */
bool stage_save_output(SDL_Renderer *renderer, const char *path);

#endif

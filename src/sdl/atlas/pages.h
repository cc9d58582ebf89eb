/* The atlas with its pixels. Its tables are read at once, its pages when they are first needed or
 * ahead. They stay in memory, so that no frame waits for the disk, but for the title's landscape,
 * which is large and not seen at the table. */
#ifndef SDL_PAGES_H
#define SDL_PAGES_H

#include <SDL.h>

#include "sdl/pixels/pixels.h"
#include "view/draw/atlas.h"

typedef enum PageState { PAGE_ABSENT, PAGE_LOADING, PAGE_READY } PageState;

typedef struct Page {
    PageState state;
    SDL_Surface *surface; /* NULL: not loaded, or it could not be */
    Pixels pixels;        /* the surface's, premultiplied; they do not change once it is ready */
} Page;

typedef struct Pages {
    Atlas atlas;
    Page *pages;      /* as many as the atlas has; under the lock */
    uint8_t *masks;   /* of zones; MASK_SIDE x MASK_SIDE bytes for each overlay */
    PageState masked; /* of the masks; under the lock */
    int cuts;         /* in use; under the lock */
    char fault[512];  /* of the first page that could not be loaded, one line; "": none */

    SDL_mutex *lock;
    SDL_cond *loaded;
    SDL_Thread *loader; /* NULL: pages are loaded when they are needed */
    bool stop;          /* the loader; under the lock */
} Pages;

/* Reads the tables and the masks, and makes sure that every page's file is there. `ahead`: not the
 * masks; a thread begins to load all pages, those of the title first. False on error, with one line
 * in `fault` that names the file. pages_close is due in either case. */
bool pages_open(Pages *pages, bool ahead);

/* Stops the loader and frees all. */
void pages_close(Pages *pages);

/* Waits for the masks that were left for later: due before a game is looked at, for they say where
 * a tile's zones are. False on error, with `fault` filled. */
bool pages_finish(Pages *pages);

/* A cut of its page, which is loaded where it is not there yet. Of an empty picture where there is
 * no such cut, when memory is out, or on error, with `fault` filled. Valid until pages_release,
 * which is due. For any thread. */
Cut pages_cut(Pages *pages, const AtlasCut *cut);

/* Ends the use of a cut. For any thread. */
void pages_release(Pages *pages);

/* Frees the pages of the title's landscape if no cut is in use; they are loaded again when they are
 * needed. */
void pages_spare(Pages *pages);

#endif

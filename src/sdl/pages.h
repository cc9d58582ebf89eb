/* The atlas with its pixels: the tables read at once, the pages when they are first needed. */
#ifndef SDL_PAGES_H
#define SDL_PAGES_H

#include <SDL.h>

#include "pixels.h"
#include "view/draw/atlas.h"

typedef struct Page {
    enum { PAGE_ABSENT, PAGE_LOADING, PAGE_READY } state;
    Pixels pixels;
} Page;

typedef struct Pages {
    Atlas atlas;
    Page *pages;    /* as in the atlas; shared with the loader, under the lock */
    uint8_t *masks; /* MASK_SIDE x MASK_SIDE bytes for each overlay */
    char
        fault[512]; /* the first page that could not be loaded, in one line; "" while all is well */

    SDL_mutex *lock;
    SDL_cond *loaded;
    SDL_Thread *loader; /* NULL: all is loaded when it is needed */
    bool stop;          /* under the lock */
} Pages;

/* Reads the tables and the zone masks, and makes sure that every page's file is there. False on
 * error, with one line in `fault` that names the file; pages_close is still due. */
bool pages_open(Pages *pages);
void pages_close(Pages *pages);

/* Begins to load all pages in a thread of its own, those for the first screens first, so that later
 * no frame has to wait for the large ones. */
void pages_load_ahead(Pages *pages);

/* A page's pixels, loaded now where that is still to do; NULL on error, with `fault` filled. */
const Pixels *pages_get(Pages *pages, int page);

/* The cut's page and place; `of` NULL where there is no such cut or it cannot be loaded. */
Cut pages_cut(Pages *pages, const AtlasCut *cut);

#endif

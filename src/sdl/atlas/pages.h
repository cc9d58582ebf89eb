/* The atlas with its pixels. Its tables are read at once, its pages when they are first needed or
 * ahead. Pages stay packed in memory, so that no frame waits for the disk; a cut is unpacked when
 * it is drawn. */
#ifndef SDL_PAGES_H
#define SDL_PAGES_H

#include <SDL.h>

#include "packed.h"
#include "view/draw/atlas.h"

typedef enum PageState { PAGE_ABSENT, PAGE_LOADING, PAGE_READY } PageState;

typedef struct Page {
    PageState state;
    Packed packed;
} Page;

typedef struct Pages {
    Atlas atlas;
    Page *pages;      /* as many as the atlas has; under the lock */
    uint8_t *masks;   /* of zones; MASK_SIDE x MASK_SIDE bytes for each overlay */
    PageState masked; /* of the masks; under the lock */
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

/* Bytes of all masks and packed pages. */
size_t pages_bytes(Pages *pages);

/* Makes a cut's pixels; loads its page where that is not there yet. False, and an empty picture,
 * where there is no such cut, when memory is out, or on error, with `fault` filled. */
bool pages_take(Pages *pages, const AtlasCut *cut, Pixels *pixels);

#endif

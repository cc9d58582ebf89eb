/* The atlas with its pixels: the tables read at once, the pages when they are first needed. They
 * stay packed, so that all of them are at hand and no frame ever waits for the disk; what is drawn
 * is unpacked cut by cut. */
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

enum { PAGE_LOADERS = 2 };

typedef struct Pages {
    Atlas atlas;
    Page *pages;      /* as in the atlas; shared with the loader, under the lock */
    uint8_t *masks;   /* MASK_SIDE x MASK_SIDE bytes for each overlay */
    PageState masked; /* whether they are read; under the lock */
    bool opened;      /* the tables are read; under the lock */
    char
        fault[512]; /* the first page that could not be loaded, in one line; "" while all is well */

    SDL_mutex *lock;
    SDL_cond *loaded;
    SDL_Thread *loaders[PAGE_LOADERS]; /* NULL: all is loaded when it is needed */
    bool stop;                         /* under the lock */
} Pages;

/* Reads the tables and the zone masks, and makes sure that every page's file is there. False on
 * error, with one line in `fault` that names the file; pages_close is still due. */
bool pages_open(Pages *pages);
void pages_close(Pages *pages);

/* The same but for the masks, without which no tile's zones are known; and begins meanwhile to load
 * all pages in threads of their own, those for the first screens first, so that later no frame has
 * to wait for the large ones. */
bool pages_open_ahead(Pages *pages);

/* Makes sure, after pages_open_ahead, that the masks are there: due before a game is looked at.
 * False on error, with `fault` filled. */
bool pages_finish(Pages *pages);

/* Bytes of all that is loaded. */
size_t pages_bytes(Pages *pages);

/* A cut's pixels, the caller's, its page loaded now where that is still to do. False, and nothing,
 * where there is no such cut, or on error, with `fault` filled unless it is only memory. */
bool pages_take(Pages *pages, const AtlasCut *cut, Pixels *pixels);

/* The same into pixels that are as large as the cut. */
bool pages_copy(Pages *pages, const AtlasCut *cut, Pixels *to);

#endif

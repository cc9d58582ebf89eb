/* Every screen, shown with real letters in a window of any size: a table of sights, each a record
 * and the way of a hand from there. Files lie in a folder of the gallery's own, below the one that
 * the test runs in; names of players and files have no vowels, so that what a language changes can
 * be told from what it does not. */
#ifndef TESTS_SDL_GALLERY_H
#define TESTS_SDL_GALLERY_H

#include "sdl/run/engine.h"

/* A screen: a record, how many of its moves are played, and how a hand gets there. */
typedef struct Framing {
    const char *name, *folder, *record;
    int moves; /* -1: all */
    const char *script;
} Framing;

extern const Framing sights[];
extern const int framing_count;

typedef struct GalleryView {
    int width, height, scale; /* pixels, pixels, percent */
} GalleryView;

typedef struct Gallery {
    Engine engine;
    char folder[32];      /* its name has no vowels */
    const Framing *shown; /* it is still as its script left it; NULL: none is */
    GalleryView view;     /* in which it is shown */
    Review *review;       /* of the only game that is looked back through; NULL: not yet */
    double now;
} Gallery;

/* Ends the program with a message where something is missing. */
Gallery *gallery_open(void);
void gallery_close(Gallery *gallery);

/* The same as what comes before a test and after it: `state` is the gallery. The language is
 * English again afterwards. */
int gallery_begin(void **state);
int gallery_end(void **state);

/* Shows a sight: from the one that is shown, where that lies on the way to it (so a language
 * is set before), else from the beginning. Its last frame is the engine's list; see also
 * gallery_input. */
void gallery_show(Gallery *gallery, const Framing *sight, GalleryView view);

/* Goes on from there: an input, and the frame that it leads to; time. */
void gallery_input(Gallery *gallery, Input input);
void gallery_wait(Gallery *gallery, double seconds);

#endif

/* Goes on painting land between two frames, while the thread that draws waits for the screen: on a
 * thread of its own, and by way of the crew on all cores. What it works with (squares, stock,
 * lights, the crew) is its alone from painter_begin to painter_pause; the squares are handed over
 * then. */
#ifndef SDL_PAINTER_H
#define SDL_PAINTER_H

#include "sdl/recipes/kept_land.h"
#include "squares.h"

enum { MOST_WISHES = 4 };

/* Land that is to be painted, as it was when it was asked for. */
typedef struct Wish {
    KeptLand kept;
    SquaresSpan span; /* of a board */
    LandPart part;    /* of a tile alone */
} Wish;

/* All zero but for the squares: it has nothing to do. It must stay where it is. */
typedef struct Painter {
    Squares *squares;
    SDL_Thread *thread; /* NULL: none yet, or threads cannot be had */
    SDL_sem *begin, *end;
    bool works, ends;
    uint64_t due, spare; /* when it was to end, and how long after that nobody waited for it */
    int count;
    Wish wishes[MOST_WISHES]; /* the most urgent first */
    bool any_tile;
    Wish tile; /* before all of them */
} Painter;

/* Adds squares that are still to be painted, the most urgent first; what is more than fits is left
 * out. */
void painter_wish(Painter *painter, const Land *land, const SquaresSpan *span);

/* What a part is painted with, of a land that holds one tile; of several the last. */
void painter_wish_tile(Painter *painter, const Land *land, LandPart part);

/* Forgets all wishes. */
void painter_forget(Painter *painter);

/* Begins to paint them, until the squares' clock is at `due`, or as long after that as nobody
 * waited for it of late: a new frame is not drawn as soon as it begins. Does nothing where there is
 * none. */
void painter_begin(Painter *painter, uint64_t due);

/* Stops, waits for the squares in work, and keeps all that was painted. */
void painter_pause(Painter *painter);

/* The same, and ends the thread until there is work again. */
void painter_dismiss(Painter *painter);

/* painter_dismiss, and lets go of all. */
void painter_free(Painter *painter);

#endif

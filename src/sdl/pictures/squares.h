/* The land in squares of pixels, painted side by side on all cores and kept. A square's key holds
 * the tiles on and round it, so that laying a tile, undoing one or opening another game paints anew
 * just what differs, and nobody has to say what has become stale. */
#ifndef SDL_SQUARES_H
#define SDL_SQUARES_H

#include "cache.h"
#include "sdl/recipes/land_key.h"

enum { SQUARE = 128 /* pixels */, MOST_SQUARES = 16 };

/* One that is painted, or is to be. */
typedef struct Square {
    LandPart part;
    uint64_t key;
    Pixels pixels;
    bool opaque, painted;
} Square;

typedef struct Squares {
    Cache *cache;
    Reaches reaches;
    uint64_t (*clock)(void); /* SDL's counter, but for tests */
    uint64_t due;            /* by it, when painting has to end; 0: when all is painted */
    bool worked;             /* something was painted in this frame already */
    _Atomic bool stop;       /* painting has to end now */
    bool lent;               /* to another thread, from which the cache can take nothing: */
    Square *painted;
    int painted_count, painted_capacity;
} Squares; /* `cache` and `clock` are set by its owner */

void squares_free(Squares *squares);

/* From now on another thread paints, until squares_stop or until the clock is at `due`; and
 * once it has ended, keeps what it painted. */
void squares_lend(Squares *squares, uint64_t due);
void squares_stop(Squares *squares);
void squares_take_back(Squares *squares);

/* What is painted where there is no picture yet. */
typedef enum Effort {
    EFFORT_NONE,
    EFFORT_IN_TIME, /* what there is time for, one picture a frame at least */
    EFFORT_ALL
} Effort;

/* Those of one size that are to be seen, by column and row, and where. */
typedef struct SquaresSpan {
    int first_x, last_x, first_y, last_y;
    float x, y, side; /* pixels of the output */
} SquaresSpan;

/* Of squares for tiles of `land->size` pixels drawn at `size`, with the corner of cell 0,0 at
 * `origin`, those that touch the rectangle. */
SquaresSpan squares_span(const Land *land, SDL_Rect rect, Point origin, int size);

/* Where one of them lies. */
SDL_Rect squares_rect(const SquaresSpan *span, SDL_Point at);

/* Those that are painted next, of one land. */
typedef struct SquaresBatch {
    const Land *land;
    const Squares *hurried; /* NULL: all are painted, else those that there is time for */
    int count;
    Square items[MOST_SQUARES];
} SquaresBatch;

/* Adds a square to those, unless it is painted; false where it is not to be, or where there was no
 * time for all that were added. Some may be painted now; squares_finish paints what is left, one at
 * least, and is false where there was no time for all of it. */
bool squares_ask(Squares *squares, SquaresBatch *batch, SDL_Point at, Effort effort);
bool squares_finish(Squares *squares, SquaresBatch *batch);

/* Paints a span; true when all of it is. */
bool squares_paint(Squares *squares, const Land *land, const SquaresSpan *span, Effort effort);

/* NULL where it is not painted; one that shows nothing where no tile reaches. Valid until more is
 * painted. */
const Picture *squares_find(Squares *squares, const Land *land, SDL_Point at);

/* Makes what some parts are painted with; false where there was no time for all of it. */
bool squares_ready(Squares *squares, const Land *land, LandParts parts, Effort effort);

/* Whether the time for painting is over; takes Squares. */
bool squares_late(const void *squares);

#endif

/* Finding places: what floats over the land is put down one thing after another, each where it
 * hides least of what matters and lies nearest to what it explains. What lies there already is in
 * the way of all that comes later; nothing that has its place moves for a later thing. Equal
 * grounds have equal prices, whatever looks for a place. All lengths are pixels. */
#ifndef VIEW_KIT_ARRANGE_H
#define VIEW_KIT_ARRANGE_H

#include "view/kit/paint.h"

/* What a thing may come to lie on. */
typedef enum Ground {
    GROUND_KEPT,   /* what was put before, what is to be pressed, what a thing explains */
    GROUND_WORDS,  /* the hint line, chips at the edge */
    GROUND_CELL,   /* where a click would lay the tile, put a piece or take one back */
    GROUND_CUT,    /* the same, cut off by the lower edge: a chip leads there, too */
    GROUND_SHOWN,  /* tiles of the area that is told of */
    GROUND_FIGURE, /* pieces, animals, fish, powers */
    GROUND_BESIDE, /* a tile that shares a side with the cell that is looked at, besides */
    GROUND_LAND,   /* a laid tile */
    GROUND_MARK,   /* round a tile with a player's mark, an arrow, a badge */
    GROUNDS
} Ground;

/* A thing may lie on a ground for nothing: bits of Seek.over. */
#define OVER(ground) (1u << (ground))
#define OVER_LAND (OVER(GROUND_LAND) | OVER(GROUND_BESIDE) | OVER(GROUND_SHOWN) | OVER(GROUND_MARK))

/* A price below this: the thing hides nothing that is kept, and lies within its room. */
#define HIDES 1000.f

enum { MAX_GROUNDS = 1200 };

typedef struct Arrange {
    int count;
    struct {
        Rect rect;
        Ground ground;
    } items[MAX_GROUNDS];
} Arrange;

/* An empty rectangle is nothing; where the list is full the rest is left out. */
void arrange_add(Arrange *arrange, Rect rect, Ground ground);

/* A square `side` wide round a point. */
void arrange_add_round(Arrange *arrange, Point at, float side, Ground ground);

/* A thing looks for its place. */
typedef struct Seek {
    const Arrange *arrange;
    Rect within; /* beyond it a thing hides what is kept */
    Rect about;  /* what it explains; without a size: a point */
    Rect before; /* where it lay, and stays unless that gains something; w 0: nowhere */
    float unit;  /* so far from `about` it costs `far`, twice as far almost three times that */
    float far;
    bool passes;   /* it goes with the next motion of the pointer, which passes through it */
    unsigned over; /* bit per Ground that costs nothing */
    float (*more)(const void *context, Rect rect); /* what else a place costs; NULL: nothing */
    const void *context;
    float price; /* of the best place so far; before the first one set by seek_begin */
    Rect best;
} Seek;

/* No place yet; nothing but a card or what lies close to a cell minds what is beside that cell, and
 * few things mind marks. */
Seek seek_begin(const Arrange *arrange, Rect within, Rect about, float unit, float far);

/* What a place costs; once it is as much as the best one that will do. */
float seek_price(const Seek *seek, Rect rect);

/* Tries a place at whole pixels, which costs `extra` besides. */
void seek_try(Seek *seek, Rect rect, float extra);

/* Tries places below, above, right and left of what the thing explains, `gap` away, in line with
 * its middle or its sides. */
void seek_beside(Seek *seek, Point size, float gap, float extra);

/* Tries places all over a room, `step` apart, and where the thing lay. */
void seek_over(Seek *seek, Point size, Rect room, float step);

/* Whether it hides nothing that is kept. */
static inline bool seek_free(const Seek *seek)
{
    return seek->price < HIDES;
}

/* Pixels between two rectangles, 0 where they touch. */
float rect_apart(Rect a, Rect b);

/* Whether all of `inner` lies in `outer`. */
bool rect_within(Rect outer, Rect inner);

/* Whether a line runs over a rectangle. */
bool rect_crossed(Rect rect, Point from, Point to);

#endif

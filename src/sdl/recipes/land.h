/* Paints tiles with all that stands on them into pixels: grass in the board's coordinates, the
 * turned overlays, what lies flat, all shadows, then everything upright, sorted by where it stands
 * over the whole board. */
#ifndef SDL_LAND_H
#define SDL_LAND_H

#include "core/ruleset.h"
#include "sdl/atlas/stock.h"

struct Lights;

/* Tiles at `size` pixels a tile; cell 0,0 has its north-west corner at (0, 0). */
typedef struct Land {
    Stock *stock;
    const Atlas *atlas;
    const Edition *edition;
    const BoardTile *tiles;
    size_t count;
    int size;
    struct Lights *lights; /* NULL: none are lit */
    const BoardLight *lit;
    size_t light_count;
    const Grade *day; /* the light that all is seen in, in the end; NULL: as it is painted */
    bool shade;       /* they cast a soft shadow on what they lie on */
} Land;

/* How far the soft shadow reaches beyond a tile, at most, and how much lower it lies, in tiles; a
 * pixel or two more where it is rounded. */
#define LAND_SHADE (1 / 8.f)
#define LAND_SHADE_DROP (1 / 12.f)

/* A part of the land, in its pixels. */
typedef struct LandPart {
    int left, top, w, h;
} LandPart;

typedef struct LandParts {
    const LandPart *at;
    int count;
} LandParts;

/* Something that is put on a tile, its own point at (x, y), in pixels of the land. */
typedef struct Standing {
    const AtlasPut *put;
    int x, y;
    float foot; /* the y it stands at */
    int order;  /* as the tables have it: breaks ties the same way on every run */
} Standing;

typedef struct Crowd {
    Standing *items; /* to be freed */
    int count, capacity;
} Crowd;

/* All that is put on the tiles whose cells are at most a tile away from the part and may be seen in
 * it, the farther first and what lies flat before what stands: as it is painted. False when memory
 * is out. */
bool land_gather(const Land *land, LandPart part, Crowd *crowd);

/* Makes what some parts of the land are painted with, on all cores, until `late` says that it is;
 * false then: the next time it goes on, by one picture at least. */
bool land_ready(const Land *land, LandParts parts, bool (*late)(const void *), const void *context);

/* Once that is done, and while lights_at_hand holds, parts may be painted side by side.
 * Paints the part of the land whose left top is (left, top) into `to`, which is transparent before.
 * Where no tile lies it stays so. False when memory is out. */
bool land_paint(const Land *land, Pixels *to, int left, int top);

#endif

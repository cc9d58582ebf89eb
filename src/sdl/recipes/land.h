/* Paints tiles with all that stands on them. In this order: grass, which is not turned with the
 * tile; the turned overlays; what lies flat; all shadows; everything upright, the farther first. */
#ifndef SDL_LAND_H
#define SDL_LAND_H

#include "core/ruleset.h"
#include "sdl/atlas/art.h"

/* Tiles to be painted. The north-west corner of cell 0,0 is at (0, 0). */
typedef struct Land {
    Pictures *pictures;
    Pages *pages;
    const Atlas *atlas;
    const Edition *edition;
    const BoardTile *tiles;
    size_t count;
    int size;         /* pixels a tile */
    const Grade *day; /* grades all of it in the end; NULL: nothing does */
    bool shade;       /* the tiles cast a soft shadow on what is below them */
} Land;

/* How far beyond its cell a tile is seen at most, with its shadow and all that stands on it:
 * farther off nothing has to be painted anew when it comes or goes. In tiles; rounding adds a few
 * pixels. */
#define LAND_REACH (1 / 3.f)

/* A part of the land, in pixels of the land. */
typedef struct LandPart {
    int left, top, w, h;
} LandPart;

/* Whether the part shows anything of a tile. `size`: pixels a tile. */
bool land_touches(LandPart part, const BoardTile *tile, int size);

/* Something that is put on a tile. */
typedef struct Standing {
    const AtlasPut *put;
    int x, y;   /* its pivot, in pixels of the land */
    float foot; /* the y that it stands at */
    int order;  /* in the tables: breaks ties the same way on every run */
} Standing;

typedef struct Crowd {
    Standing *items; /* to be freed */
    int count, capacity;
} Crowd;

/* Lists what may be seen in the part of all that is put on tiles, in the order of painting: flat
 * things first, then the farther first. False when memory is
 * out. */
bool land_gather(const Land *land, LandPart part, Crowd *crowd);

/* Paints the part of the land whose left top is (left, top) into `to`, which is transparent. On any
 * thread. False when memory is out. */
bool land_paint(const Land *land, Pixels *to, int left, int top);

/* Adds a tile to a hash. */
uint64_t land_hash_tile(uint64_t hash, const BoardTile *tile);

enum { MOST_AROUND = 9 };

/* What of a land is seen on a part of it. It may be moved as bytes. */
typedef struct LandSpot {
    Land land; /* its tiles and its day are these: */
    BoardTile tiles[MOST_AROUND];
    Grade day;
    LandPart part;
    int degrees; /* clockwise: it is turned about its middle */
} LandSpot;

/* A part no larger than a cell, or any part of a land of one tile. */
LandSpot land_spot(const Land *land, LandPart part);

/* Hash of all that it shows, at its size. */
uint64_t land_spot_key(const LandSpot *spot);

/* Makes its picture. Its own point is the left top of the cell in its middle. */
MakePicture land_make_spot;

#endif

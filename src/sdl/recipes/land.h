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

/* Hash of all that a part shows, at its size. `any` becomes whether it shows any tile. */
uint64_t land_part_key(const Land *land, LandPart part, bool *any);

/* Hash of the one tile that the land holds, turned by `degrees`, at its size. */
uint64_t land_tile_key(const Land *land, int degrees);

/* A copy of a land with all that belongs to its list, in one block. */
typedef struct LandCopy {
    Land land; /* points to what follows, if land_of_copy set it */
    LandPart part;
    int degrees; /* clockwise: of one tile that is turned about its middle */
    Grade day;
    size_t bytes; /* of the block */
    /* tiles follow */
} LandCopy;

/* To be freed. `part`: what may be seen there is copied; NULL: all. NULL when memory is out. */
LandCopy *land_copy(const Land *land, const LandPart *part);

/* The land of a copy that may have been moved as bytes. */
Land land_of_copy(const LandCopy *copy);

/* Makes the picture of the part of a LandCopy. */
MakePicture land_make_part, land_make_tile;

#endif

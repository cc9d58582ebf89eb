/* Paints tiles with all that stands on them into pixels: grass in the board's coordinates, the
 * turned overlays, what lies flat, all shadows, then everything upright, sorted by where it stands
 * over the whole board. */
#ifndef SDL_LAND_H
#define SDL_LAND_H

#include "core/ruleset.h"
#include "sdl/atlas/art.h"
#include "sdl/pixels/pool.h"

struct Lights;

/* Tiles at `size` pixels a tile; cell 0,0 has its north-west corner at (0, 0). */
typedef struct Land {
    ArtCache *arts;
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

/* Whether the part touches the tile's cell, widened by `more` cells on every side. */
bool land_touches(LandPart part, const BoardTile *tile, int size, int more);
bool land_touches_any(LandParts parts, const BoardTile *tile, int size, int more);

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

/* Makes what some parts of the land are painted with, on all cores, until the deadline; false then:
 * the next time it goes on, by one picture at least. */
bool land_ready(const Land *land, LandParts parts, const Deadline *deadline);

/* Once that is done, and while lights_at_hand holds, parts may be painted side by side.
 * Paints the part of the land whose left top is (left, top) into `to`, which is transparent before.
 * Where no tile lies it stays so. False when memory is out. */
bool land_paint(const Land *land, Pixels *to, int left, int top);

/* How far beyond its own cell a tile is seen, with its shadow and all that stands on it: what lies
 * farther off need not be painted anew where it comes or goes. In tiles, at any size; a few pixels
 * more where it is rounded. */
typedef struct Overhang {
    bool known;
    float left, top, right, bottom;
} Overhang;

/* Those that were asked for. */
typedef struct Overhangs {
    Overhang of[EDITIONS][MAX_TILE_NUMBER + 1][SIDES];
} Overhangs;

/* What pictures of the land depend on, each as one number to find it by: all tiles and lights, at
 * any size. */
uint64_t land_key(const Land *land);

/* Of the lights alone. */
uint64_t land_lights_key(const Land *land);

/* Of a part, which says with `any` whether any tile is seen in it. */
uint64_t land_part_key(Overhangs *overhangs, const Land *land, LandPart part, bool *any);

/* Of the one tile that the land holds, turned. */
uint64_t land_tile_key(const Land *land, int degrees);

/* Lights of the land that are kept beyond their frame, or changed for another land. */
typedef struct KeptLights {
    BoardLight *items;
    size_t count, capacity;
} KeptLights;

void kept_free(KeptLights *kept);

/* Keeps those of the land; none when memory is out. */
void kept_take(KeptLights *kept, const Land *land);

/* False where another game lies on the table than when they were kept. */
bool kept_fit(const KeptLights *kept, const Land *land);

/* Whether the land has lights, and others. */
bool kept_differ(const KeptLights *kept, const Land *land);

/* Lights the land, which lies otherwise than its lights say, on the same tiles. */
void kept_follow(KeptLights *kept, Land *land);

/* Leaves the land what is seen of its lights when it is coarse: the tints of what is lit are faint
 * there, and take long. */
void kept_thin(KeptLights *kept, Land *land);

/* All zero: none is. It must stay where it is while its land is used. */
typedef struct KeptLand {
    Land land; /* of these: */
    Grade day;
    BoardTile *tiles;
    size_t capacity; /* tiles there is room for */
    KeptLights lit;
} KeptLand;

void kept_land_free(KeptLand *kept);

/* Keeps the land; false when memory is out. */
bool kept_land_take(KeptLand *kept, const Land *land);

/* Whether the land is one that the kept one grew from: of the same game, with less tiles. */
bool kept_land_grew(const KeptLand *kept, const Land *land);

#endif

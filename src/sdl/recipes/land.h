/* Paints tiles with all that stands on them. In this order: grass, which is not turned with the
 * tile; the turned overlays; what lies flat; all shadows; everything upright, the farther first. */
#ifndef SDL_LAND_H
#define SDL_LAND_H

#include "core/ruleset.h"
#include "sdl/atlas/art.h"
#include "sdl/pixels/pool.h"

struct Lights;

/* Tiles to be painted. The north-west corner of cell 0,0 is at (0, 0). */
typedef struct Land {
    ArtCache *arts;
    const Atlas *atlas;
    const Edition *edition;
    const BoardTile *tiles;
    size_t count;
    int size;              /* pixels a tile */
    struct Lights *lights; /* NULL: there are none */
    const BoardLight *lit;
    size_t light_count;
    const Grade *day; /* grades all of it in the end; NULL: nothing does */
    bool shade;       /* the tiles cast a soft shadow on what is below them */
} Land;

/* Of the soft shadow, in tiles; rounding adds a pixel or two. */
#define LAND_SHADE (1 / 8.f)       /* how far it reaches beyond a tile at most */
#define LAND_SHADE_DROP (1 / 12.f) /* how much lower it lies */

/* A part of the land, in pixels of the land. */
typedef struct LandPart {
    int left, top, w, h;
} LandPart;

typedef struct LandParts {
    const LandPart *at;
    int count;
} LandParts;

/* Whether the part touches the tile's cell, widened by `more` cells on every side. `size`: pixels a
 * tile. */
bool land_touches(LandPart part, const BoardTile *tile, int size, int more);

/* Whether any of the parts does. */
bool land_touches_any(LandParts parts, const BoardTile *tile, int size, int more);

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
 * things first, then the farther first. Only tiles at most a cell away count. False when memory is
 * out. */
bool land_gather(const Land *land, LandPart part, Crowd *crowd);

/* Makes the art and lights that parts of the land are painted with, on all cores. False when the
 * deadline came first; the next call goes on, by one picture at least. */
bool land_ready(const Land *land, LandParts parts, const Deadline *deadline);

/* Paints the part of the land whose left top is (left, top) into `to`, which is transparent.
 * Several threads may paint parts at once, after land_ready and while lights_at_hand. False when
 * memory is out. */
bool land_paint(const Land *land, Pixels *to, int left, int top);

/* How far beyond its own cell a tile is seen, with its shadow and all that stands on it: farther
 * off nothing has to be painted anew when it comes or goes. In tiles; rounding adds a few pixels.
 */
typedef struct Overhang {
    bool known;
    float left, top, right, bottom;
} Overhang;

/* Those of all tiles, measured when they are first asked for. By number and rotation. */
typedef struct Overhangs {
    Overhang of[EDITIONS][MAX_TILE_NUMBER + 1][SIDES];
} Overhangs;

/* Adds a tile or a light to a hash. */
uint64_t land_hash_tile(uint64_t hash, const BoardTile *tile);
uint64_t land_hash_light(uint64_t hash, const BoardLight *light);

/* Hash of all tiles and lights and the day, at any size. */
uint64_t land_key(const Land *land);

/* Hash of the lights alone. */
uint64_t land_lights_key(const Land *land);

/* Hash of all that a part shows, at its size. `any` becomes whether it shows any tile. */
uint64_t land_part_key(Overhangs *overhangs, const Land *land, LandPart part, bool *any);

/* Hash of the one tile that the land holds, turned by `degrees`, at its size. */
uint64_t land_tile_key(const Land *land, int degrees);

/* Copies of lights: kept beyond their frame, or changed for another land. All zero: none. */
typedef struct KeptLights {
    BoardLight *items;
    size_t count, capacity;
} KeptLights;

void kept_free(KeptLights *kept);

/* Copies the lights of the land; none when memory is out. */
void kept_take(KeptLights *kept, const Land *land);

/* Whether the tile of the first light lies in the land as it did; else another game is shown. */
bool kept_fit(const KeptLights *kept, const Land *land);

/* Whether the land has lights, and they are others. */
bool kept_differ(const KeptLights *kept, const Land *land);

/* Gives the land copies of its lights that follow its tiles to where they lie now. */
void kept_follow(KeptLights *kept, Land *land);

/* Gives the land copies of those of its lights that are seen when it is coarse: lines and what is
 * dimmed. Tints are faint then, and take long. */
void kept_thin(KeptLights *kept, Land *land);

/* A copy of a land with all that belongs to its list. It must stay where it is while `land` is
 * used. All zero: none. */
typedef struct KeptLand {
    Land land; /* points to what follows */
    Grade day;
    BoardTile *tiles;
    size_t capacity; /* tiles */
    KeptLights lit;
} KeptLand;

void kept_land_free(KeptLand *kept);

/* Copies the land. False when memory is out. */
bool kept_land_take(KeptLand *kept, const Land *land);

/* Whether the kept land is this one with more tiles laid. */
bool kept_land_grew(const KeptLand *kept, const Land *land);

#endif

/* The committed pictures for tests: the tables, read with the game's own reader, the zone masks and
 * the pages, sharing no code with the painter. AUROCHS_ASSETS names the folder. */
#ifndef TESTS_LAND_SUPPORT_H
#define TESTS_LAND_SUPPORT_H

#include <stddef.h>

#include "core/game.h"
#include "view/draw/atlas.h"

enum { PIXELS = MASK_SIDE * MASK_SIDE };

extern Atlas atlas; /* of the land, the figures and what is round the board; with the masks */

/* Group setup and teardown. */
int land_load(void **state);
int land_load_poses(void **state); /* and how pieces stand, which takes the place of the anchors */
int land_unload(void **state);

/* A tile as it is painted; `mask` holds zone + 1. */
typedef struct Look {
    EditionId edition;
    const Tile *tile;
    const AtlasTile *painted;
    const uint8_t *mask;
} Look;

typedef void (*TileCheck)(const Look *look);

/* Calls `check` for each tile of both sets, and fails where one has a fault. */
void for_each_tile(TileCheck check);

/* Something is wrong with a tile: it is told, and the other tiles are looked at. */
void land_fault(const Look *look, const char *format, ...);

/* A test that looks at each tile, `look`. */
#define EACH_TILE(name)                                                                            \
    static void name##_on(const Look *look);                                                       \
    TEST(name)                                                                                     \
    {                                                                                              \
        for_each_tile(name##_on);                                                                  \
    }                                                                                              \
    static void name##_on(const Look *look)

const AtlasPut *puts_of(const AtlasTile *painted);

/* Whether the picture is of that name: "fish" and "fish-2" are both fish. */
bool put_is(const AtlasPut *put, const char *name);

/* A pixel of a picture: red, green, blue, alpha, straight. */
const uint8_t *land_pixel(const AtlasCut *at, int x, int y);

/* Lays the tile alone, unturned in cell 0,0, as the game's first site. Returns its index. */
int land_lay_alone(EditionId edition, const Tile *tile, Game *game);

/* Distance of two places in ATLAS_UNITs, in parts of the tile. */
float places_apart(int ax, int ay, int bx, int by);

#endif

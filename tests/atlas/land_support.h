/* The land of the committed atlas for tests: both tile sets, the tables and the zone masks, read
 * with the game's own reader and sharing no code with the painter. */
#ifndef TESTS_LAND_SUPPORT_H
#define TESTS_LAND_SUPPORT_H

#include <stddef.h>

#include "core/game.h"
#include "view/draw/atlas.h"

enum { PIXELS = MASK_SIDE * MASK_SIDE };

extern TileSet sets[EDITIONS];
extern Atlas atlas; /* with the masks */

/* Group setup and teardown: reads it all; AUROCHS_ASSETS names the folder. */
int land_load(void **state);
int land_load_poses(void **state); /* and how pieces stand, which takes the place of the anchors */
int land_unload(void **state);

/* Returns NULL or what is wrong with a tile, in `reason` or static; `mask` holds zone + 1. */
typedef const char *(*TileCheck)(EditionId edition, const Tile *tile, const AtlasTile *painted,
                                 const uint8_t *mask, char reason[200]);

/* Calls `check` for each tile of both sets; all that is wrong is told before the test fails. */
void for_each_tile(TileCheck check);

/* A test that does so. */
void land_each_tile(void **check);
#define EACH_TILE(check)                                                                           \
    {                                                                                              \
#check, land_each_tile, NULL, NULL, &(TileCheck)                                           \
        {                                                                                          \
            check                                                                                  \
        }                                                                                          \
    }

const AtlasPut *puts_of(const AtlasTile *painted);

/* Whether the picture is of that name: "fish" and "fish-2" are both fish. */
bool put_is(const AtlasPut *put, const char *name);

/* How opaque each pixel of a page is, row by row; kept until the program ends. */
const uint8_t *land_alpha(int page);

/* Lays the tile alone, unturned in cell 0,0, as the game's first site. Returns its index. */
int land_lay_alone(EditionId edition, const Tile *tile, Game *game);

/* Distance of two places in ATLAS_UNITs, in parts of the tile. */
float places_apart(int ax, int ay, int bx, int by);

#endif

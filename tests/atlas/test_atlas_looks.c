/* How the tiles of the committed atlas look beside one another: none like another, and what must be
 * counted lies apart. */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "land_support.h"
#include "support.h"

/* The outlines are compared on a coarse grid: meadow, wood or water. */
enum { GRID = 64, STEP = MASK_SIDE / GRID, POINTS = GRID * GRID };

typedef struct Outline {
    uint8_t kinds[POINTS]; /* 0 meadow, 1 forest, 2 water */
    bool plain;            /* nothing but meadow */
} Outline;

/* The least part of its area in which a tile must differ from any other, however they lie. */
static const float LEAST_DIFFERENCE = 0.040f;

/* Fish on one tile, from middle to middle: on a tile of 48 pixels still nine apart. */
static const float FISH_APART = 0.19f;

static Outline outline_of(EditionId edition, const Tile *tile)
{
    Outline outline = {.plain = true};
    const uint8_t *mask = atlas.overlays[atlas.tiles[edition][tile->number].overlay].zones;
    for (int i = 0; i < POINTS; i++) {
        int x = i % GRID * STEP + STEP / 2, y = i / GRID * STEP + STEP / 2;
        int kind = tile->zones[mask[y * MASK_SIDE + x] - 1].kind;
        outline.kinds[i] = kind == ZONE_MEADOW ? 0 : kind == ZONE_FOREST ? 1 : 2;
        outline.plain = outline.plain && outline.kinds[i] == 0;
    }
    return outline;
}

static Outline turned(const Outline *outline)
{
    Outline other = {.plain = outline->plain};
    for (int y = 0; y < GRID; y++)
        for (int x = 0; x < GRID; x++)
            other.kinds[x * GRID + GRID - 1 - y] = outline->kinds[y * GRID + x];
    return other;
}

static float difference(const Outline *a, const Outline *b)
{
    int differ = 0;
    for (int i = 0; i < POINTS; i++)
        differ += a->kinds[i] != b->kinds[i];
    return (float)differ / POINTS;
}

TEST(test_no_tile_looks_like_another)
{
    static Outline outlines[MAX_TILES];
    int faults = 0;
    for (int edition = 0; edition < EDITIONS; edition++) {
        const TileSet *set = &test_edition((EditionId)edition)->tiles;
        for (int i = 0; i < set->tile_count; i++)
            outlines[i] = outline_of((EditionId)edition, &set->tiles[i]);
        for (int i = 0; i < set->tile_count; i++) {
            Outline outline = outlines[i];
            for (int turn = 0; turn < SIDES && !outline.plain; turn++) {
                for (int other = i + 1; other < set->tile_count; other++) {
                    float differs = difference(&outline, &outlines[other]);
                    if (outlines[other].plain || differs >= LEAST_DIFFERENCE)
                        continue;
                    print_error("edition %d: tiles %02d (turned %d) and %02d differ in %.1f %%\n",
                                edition, set->tiles[i].number, turn, set->tiles[other].number,
                                (double)(100 * differs));
                    faults++;
                }
                outline = turned(&outline);
            }
        }
    }
    assert_int_equal(faults, 0);
}

EACH_TILE(fish_are_apart)
{
    const AtlasPut *puts = puts_of(look->painted);
    for (uint32_t i = 0; i < look->painted->put_count; i++) {
        for (uint32_t k = 0; k < i && put_is(&puts[i], "fish"); k++) {
            float apart = places_apart(puts[i].x, puts[i].y, puts[k].x, puts[k].y);
            if (!put_is(&puts[k], "fish") || apart >= FISH_APART)
                continue;
            land_fault(look, "two fish lie %.2f apart", (double)apart);
        }
    }
}

TEST_FIXTURE(land_load, land_unload)

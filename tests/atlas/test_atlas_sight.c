/* What must stay in sight on the tiles of the committed atlas, whichever way they lie: a crown
 * rises upwards on the screen. Looks at the pictures themselves, pixel by
 * pixel at 256 a tile. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "land_support.h"

enum { OPAQUE = 128 };

/* What crowns may hide at most, in parts. */
static const float HIDDEN_WATER = 0.04f, HIDDEN_END = 0.10f, HIDDEN_PATH = 0.16f,
                   HIDDEN_HUT_GROUND = 0.01f;

/* Round a hut's place and a river's end, in parts of the tile. */
static const float HUT_GROUND = 0.08f, END_REACH = 0.07f;

/* A path lies so near to two forests, and so far from the corner where they run out. */
enum { PATH_REACH = 26, PATH_CORNER = 40 };

/* Adds to `cover`, the tile as it lies, what a sprite of this alpha hides. */
static void cover_add(uint8_t *cover, const AtlasCut *cut, float x, float y, bool flip)
{
    float pivot_x = flip ? (float)cut->w - cut->pivot_x : cut->pivot_x;
    int left = (int)floorf(x - pivot_x + 0.5f), top = (int)floorf(y - cut->pivot_y + 0.5f);
    for (int row = 0; row < cut->h; row++) {
        for (int column = 0; column < cut->w; column++) {
            int to_x = left + column, to_y = top + row;
            int from = flip ? cut->w - 1 - column : column;
            if (to_x >= 0 && to_y >= 0 && to_x < MASK_SIDE && to_y < MASK_SIDE &&
                land_pixel(cut, from, row)[3] >= OPAQUE)
                cover[to_y * MASK_SIDE + to_x] = 1;
        }
    }
}

static void cover_add_put(uint8_t *cover, const AtlasPut *put, int rotation)
{
    int x, y;
    atlas_turn(rotation, put->x, put->y, &x, &y);
    cover_add(cover, &atlas.sprites[put->sprite].cut[0], (float)x * MASK_SIDE / ATLAS_UNIT,
              (float)y * MASK_SIDE / ATLAS_UNIT, put->flip);
}

/* What the trees of a tile hide, back on the tile as the mask lies. */
static void crowns_cover(const AtlasTile *painted, int rotation, uint8_t *hidden)
{
    static uint8_t cover[PIXELS];
    memset(cover, 0, sizeof(cover));
    for (uint32_t i = 0; i < painted->put_count; i++)
        if (put_is(&puts_of(painted)[i], "tree"))
            cover_add_put(cover, &puts_of(painted)[i], rotation);
    for (int y = 0; y < MASK_SIDE; y++) {
        for (int x = 0; x < MASK_SIDE; x++) {
            int to_x = x, to_y = y;
            for (int turn = 0; turn < rotation; turn++) {
                int before = to_x;
                to_x = MASK_SIDE - 1 - to_y;
                to_y = before;
            }
            hidden[y * MASK_SIDE + x] = cover[to_y * MASK_SIDE + to_x];
        }
    }
}

/* The part of the pixels in wanted[] that are hidden; 0 where none are wanted. */
static float hidden_part(const uint8_t *wanted, const uint8_t *hidden)
{
    int all = 0, covered = 0;
    for (int i = 0; i < PIXELS; i++) {
        all += wanted[i] != 0;
        covered += wanted[i] && hidden[i];
    }
    return all ? (float)covered / (float)all : 0;
}

static bool is_water(const Tile *tile, int zone)
{
    return tile->zones[zone].kind == ZONE_RIVER || tile->zones[zone].kind == ZONE_LAKE;
}

static void want_zone(uint8_t *wanted, const uint8_t *mask, int zone)
{
    for (int i = 0; i < PIXELS; i++)
        wanted[i] = mask[i] == zone + 1;
}

static void want_circle(uint8_t *wanted, float x, float y, float reach)
{
    memset(wanted, 0, PIXELS);
    for (int i = 0; i < PIXELS; i++)
        wanted[i] = hypotf((float)(i % MASK_SIDE) - x, (float)(i / MASK_SIDE) - y) < reach;
}

/* The water round the last pixel of a river that ends on the tile, seen from its only side; false
 * for other zones. */
static bool want_end(uint8_t *wanted, const uint8_t *mask, const Tile *tile, int zone)
{
    static const int MIDDLE[SIDES][2] = {{MASK_SIDE / 2, 0},
                                         {MASK_SIDE, MASK_SIDE / 2},
                                         {MASK_SIDE / 2, MASK_SIDE},
                                         {0, MASK_SIDE / 2}};
    int sides = 0, from = 0, last = -1;
    for (Side side = NORTH; side < SIDES; side++) {
        if (tile->side_zone[side][1] == zone && tile->side_kind[side] == SIDE_RIVER) {
            from = side;
            sides++;
        }
    }
    if (tile->zones[zone].kind != ZONE_RIVER || tile->zones[zone].lake >= 0 || sides != 1)
        return false;
    float farthest = 0;
    for (int i = 0; i < PIXELS; i++) {
        float far = hypotf((float)(i % MASK_SIDE - MIDDLE[from][0]),
                           (float)(i / MASK_SIDE - MIDDLE[from][1]));
        if (mask[i] == zone + 1 && far > farthest) {
            farthest = far;
            last = i;
        }
    }
    want_circle(wanted, (float)(last % MASK_SIDE), (float)(last / MASK_SIDE),
                END_REACH * MASK_SIDE);
    for (int i = 0; i < PIXELS; i++)
        wanted[i] = wanted[i] && mask[i] == zone + 1;
    return true;
}

/* Meadow near to two different forests. */
static void want_paths(uint8_t *wanted, const uint8_t *mask, const Tile *tile)
{
    static const int8_t WAYS[8][2] = {{1, 0},  {1, 1},   {0, 1},  {-1, 1},
                                      {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};
    unsigned forest[MAX_ZONES], all = 0;
    for (int zone = 0; zone < MAX_ZONES; zone++)
        all |= forest[zone] = tile->zones[zone].kind == ZONE_FOREST ? 1u << zone : 0;
    memset(wanted, 0, PIXELS);
    for (int i = 0; i < PIXELS && (all & (all - 1)); i++) {
        int x = i % MASK_SIDE, y = i / MASK_SIDE;
        int corner = (x < MASK_SIDE / 2 ? x : MASK_SIDE - 1 - x) +
                     (y < MASK_SIDE / 2 ? y : MASK_SIDE - 1 - y);
        unsigned forests = 0;
        if (tile->zones[mask[i] - 1].kind != ZONE_MEADOW || corner < PATH_CORNER)
            continue;
        for (int way = 0; way < 8; way++) {
            for (int step = 1; step < PATH_REACH; step++) {
                int to_x = x + WAYS[way][0] * step, to_y = y + WAYS[way][1] * step;
                if (to_x < 0 || to_y < 0 || to_x >= MASK_SIDE || to_y >= MASK_SIDE)
                    break;
                forests |= forest[mask[to_y * MASK_SIDE + to_x] - 1];
            }
        }
        wanted[i] = (forests & (forests - 1)) != 0;
    }
}

/* Something of a tile that is to be seen: how much of it crowns may hide, and what it is, by its
 * number and the tile's turn. */
typedef struct Wanted {
    float most;
    const char *what;
    int number, rotation;
} Wanted;

static void check_seen(const Look *look, const uint8_t *wanted, const uint8_t *hidden, Wanted about)
{
    float part = hidden_part(wanted, hidden);
    if (part > about.most)
        land_fault(look, "crowns hide %.0f %% of %s %d, turned %d", (double)(100 * part),
                   about.what, about.number, about.rotation);
}

static void check_water(const Look *look, const uint8_t *hidden, int zone, int rotation)
{
    static uint8_t wanted[PIXELS];
    const int16_t *hut = look->painted->hut[zone];
    want_zone(wanted, look->mask, zone);
    check_seen(look, wanted, hidden, (Wanted){HIDDEN_WATER, "water", zone, rotation});
    if (want_end(wanted, look->mask, look->tile, zone))
        check_seen(look, wanted, hidden, (Wanted){HIDDEN_END, "the end of river", zone, rotation});
    want_circle(wanted, (float)hut[0] * MASK_SIDE / ATLAS_UNIT,
                (float)hut[1] * MASK_SIDE / ATLAS_UNIT, HUT_GROUND * MASK_SIDE);
    check_seen(look, wanted, hidden,
               (Wanted){HIDDEN_HUT_GROUND, "the place of a hut on water", zone, rotation});
}

EACH_TILE(crowns_leave_water_huts_and_paths)
{
    static uint8_t paths[PIXELS], hidden[PIXELS];
    int number = look->tile->number;
    want_paths(paths, look->mask, look->tile);
    for (int rotation = 0; rotation < SIDES; rotation++) {
        crowns_cover(look->painted, rotation, hidden);
        for (int zone = 0; zone < MAX_ZONES; zone++)
            if (is_water(look->tile, zone))
                check_water(look, hidden, zone, rotation);
        check_seen(look, paths, hidden,
                   (Wanted){HIDDEN_PATH, "the paths between woods on tile", number, rotation});
    }
}

TEST_FIXTURE(land_load, land_unload)

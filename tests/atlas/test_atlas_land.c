/* The land of the committed atlas against the tile sets: what one sees on a tile must be what the
 * rules read from it. Looks at the masks pixel by pixel. And none looks like another. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "land_support.h"
#include "support.h"

/* The least room a figure must have round its pivot, in parts of the tile: clear of the border, of
 * other zones and of other figures' rooms, in all four turns. */
static const struct {
    const char *name;
    float room;
} ROOMS[] = {
    {"mammoth", 0.125f},  {"aurochs", 0.115f},  {"deer", 0.105f},   {"tiger", 0.115f},
    {"fish", 0.07f},      {"menhir", 0.125f},   {"gold", 0.095f},   {"mushrooms", 0.095f},
    {"logboat", 0.145f},  {"raft", 0.145f},     {"shaman", 0.135f}, {"hunting-trap", 0.155f},
    {"pit-trap", 0.155f}, {"wildfire", 0.185f}, {"fire", 0.185f},   {"shrine", 0.185f},
    {"volcano", 0.145f},
};

/* What a figure's picture may reach over the border of the tile, or one picture into another:
 * its halo and the tips of antlers. Pixels at 256 a tile. */
static const float OVER_BORDER = 9, OVER_FIGURE = 17;

static const char *const ANIMAL_NAMES[ANIMALS] = {
    [MAMMOTH] = "mammoth", [AUROCHS] = "aurochs", [DEER] = "deer", [TIGER] = "tiger"};
static const char *const POWER_NAMES[POWERS] = {
    [POWER_LOGBOAT] = "logboat",   [POWER_HUNTING_TRAP] = "hunting-trap", [POWER_SHAMAN] = "shaman",
    [POWER_PIT_TRAP] = "pit-trap", [POWER_WILDFIRE] = "wildfire",         [POWER_RAFT] = "raft",
    [POWER_SHRINE] = "shrine"};

/* Counts the 4-connected pieces of one zone. */
static int pieces_of(const uint8_t *mask, int zone)
{
    static uint8_t seen[PIXELS];
    static int stack[PIXELS];
    int pieces = 0;
    memset(seen, 0, sizeof(seen));
    for (int start = 0; start < PIXELS; start++) {
        if (mask[start] != zone + 1 || seen[start])
            continue;
        int top = 0;
        pieces++;
        seen[start] = 1;
        stack[top++] = start;
        while (top > 0) {
            int at = stack[--top], x = at % MASK_SIDE, y = at / MASK_SIDE;
            int next[4] = {x > 0 ? at - 1 : at, x < MASK_SIDE - 1 ? at + 1 : at,
                           y > 0 ? at - MASK_SIDE : at, y < MASK_SIDE - 1 ? at + MASK_SIDE : at};
            for (int k = 0; k < 4; k++) {
                if (mask[next[k]] != zone + 1 || seen[next[k]])
                    continue;
                seen[next[k]] = 1;
                stack[top++] = next[k];
            }
        }
    }
    return pieces;
}

EACH_TILE(zones_are_whole)
{
    for (int i = 0; i < PIXELS; i++) {
        if (look->mask[i] > 0 && look->mask[i] <= MAX_ZONES &&
            look->tile->zones[look->mask[i] - 1].kind != ZONE_NONE)
            continue;
        land_fault(look, "mask value %d at %d %d", look->mask[i], i % MASK_SIDE, i / MASK_SIDE);
    }
    for (int zone = 0; zone < MAX_ZONES; zone++) {
        int wanted = look->tile->zones[zone].kind != ZONE_NONE,
            pieces = pieces_of(look->mask, zone);
        if (pieces != wanted)
            land_fault(look, "zone %d is in %d pieces", zone, pieces);
    }
}

/* Places along each side, clockwise, and which of the side's three zones must show there. */
EACH_TILE(sides_show_zones)
{
    static const struct {
        float part;
        int third;
    } PLACES[] = {{0.06f, 0}, {0.15f, 0}, {0.25f, 0}, {0.35f, 0}, {0.41f, 0},
                  {0.46f, 1}, {0.50f, 1}, {0.54f, 1}, {0.59f, 2}, {0.65f, 2},
                  {0.75f, 2}, {0.85f, 2}, {0.94f, 2}};
    for (Side side = NORTH; side < SIDES; side++) {
        for (size_t i = 0; i < sizeof(PLACES) / sizeof(*PLACES); i++) {
            int wanted = look->tile->side_zone[side][PLACES[i].third];
            for (int rotation = 0; rotation < 4; rotation++) {
                Side lies = (Side)((side + rotation) % SIDES);
                float part = PLACES[i].part;
                float x = lies == NORTH   ? part
                          : lies == EAST  ? 0.999f
                          : lies == SOUTH ? 1 - part
                                          : 0;
                float y = lies == NORTH   ? 0
                          : lies == EAST  ? part
                          : lies == SOUTH ? 0.999f
                                          : 1 - part;
                int zone = atlas_zone_at(&atlas, look->edition, look->tile->number, rotation, x, y);
                if (zone == wanted)
                    continue;
                land_fault(look, "side %c shows zone %d at %.2f, not %d (turned %d)", "NESW"[side],
                           zone, (double)part, wanted, rotation);
            }
        }
    }
}

/* Zones of one kind part visibly; a river meets its own lake and no other. */
EACH_TILE(zones_meet)
{
    bool meet[MAX_ZONES][MAX_ZONES] = {{false}};
    for (int at = 0; at < PIXELS; at++) {
        int x = at % MASK_SIDE, y = at / MASK_SIDE;
        int from_corner = (x < MASK_SIDE / 2 ? x : MASK_SIDE - 1 - x) +
                          (y < MASK_SIDE / 2 ? y : MASK_SIDE - 1 - y);
        if (from_corner < 36)
            continue; /* where forests or meadows of two sides run out into the same corner */
        int right = x + 1 < MASK_SIDE ? look->mask[at + 1] : look->mask[at],
            below = y + 1 < MASK_SIDE ? look->mask[at + MASK_SIDE] : look->mask[at];
        meet[look->mask[at] - 1][right - 1] = meet[right - 1][look->mask[at] - 1] = true;
        meet[look->mask[at] - 1][below - 1] = meet[below - 1][look->mask[at] - 1] = true;
    }
    for (int a = 0; a < MAX_ZONES; a++) {
        for (int b = 0; b < MAX_ZONES; b++) {
            const Zone *p = &look->tile->zones[a], *q = &look->tile->zones[b];
            bool river_and_lake = p->kind == ZONE_RIVER && q->kind == ZONE_LAKE;
            if (a == b || p->kind == ZONE_NONE || q->kind == ZONE_NONE)
                continue;
            if ((p->kind == q->kind && meet[a][b]) ||
                (river_and_lake && meet[a][b] != (p->lake == b)))
                land_fault(look, "zones %d and %d %s", a, b, meet[a][b] ? "touch" : "do not touch");
        }
    }
}

static float room_of(const AtlasPut *put)
{
    for (size_t i = 0; i < sizeof(ROOMS) / sizeof(*ROOMS); i++)
        if (put_is(put, ROOMS[i].name))
            return ROOMS[i].room;
    return 0;
}

/* The zone below a place in 1/1024 of the tile. */
static int zone_below(const uint8_t *mask, int x, int y)
{
    int column = x * MASK_SIDE / ATLAS_UNIT, row = y * MASK_SIDE / ATLAS_UNIT;
    return column < 0 || row < 0 || column >= MASK_SIDE || row >= MASK_SIDE
               ? -1
               : mask[row * MASK_SIDE + column] - 1;
}

/* How many figures of a name stand on a zone. */
static int count_on(const AtlasTile *painted, const uint8_t *mask, const char *name, int zone)
{
    int count = 0;
    for (uint32_t i = 0; i < painted->put_count; i++) {
        const AtlasPut *put = &puts_of(painted)[i];
        if (put_is(put, name) && zone_below(mask, put->x, put->y) == zone &&
            (put->zone < 0 || put->zone == zone))
            count++;
    }
    return count;
}

static void check_count(const Look *look, int zone, const char *name, int wanted)
{
    int got = count_on(look->painted, look->mask, name, zone);
    if (got != wanted)
        land_fault(look, "zone %d shows %d %s, not %d", zone, got, name, wanted);
}

EACH_TILE(figures_are_the_zones)
{
    bool first = look->edition == EDITION_FIRST;
    for (int zone = 0; zone < MAX_ZONES; zone++) {
        const Zone *is = &look->tile->zones[zone];
        for (int animal = 0; animal < ANIMALS; animal++)
            check_count(look, zone, ANIMAL_NAMES[animal], is->animals[animal]);
        check_count(look, zone, "fish", is->fish);
        check_count(look, zone, "menhir", is->go_again && !first);
        check_count(look, zone, "gold", is->go_again && first);
        check_count(look, zone, "mushrooms", is->mushrooms);
        for (int power = POWER_NONE + 1; power < POWERS; power++) {
            bool fire = power == POWER_WILDFIRE && first;
            check_count(look, zone, fire ? "fire" : POWER_NAMES[power], is->power == power);
        }
    }
}

static bool circle_in_zone(const uint8_t *mask, int x, int y, float room)
{
    int zone = zone_below(mask, x, y);
    for (int step = 0; step < 48; step++) {
        float turn = (float)step * 0.1309f;
        int rim_x = x + (int)(room * ATLAS_UNIT * cosf(turn)),
            rim_y = y + (int)(room * ATLAS_UNIT * sinf(turn));
        if (zone_below(mask, rim_x, rim_y) != zone)
            return false;
    }
    return zone >= 0;
}

EACH_TILE(figures_have_room)
{
    const AtlasPut *puts = puts_of(look->painted);
    for (uint32_t i = 0; i < look->painted->put_count; i++) {
        float room = room_of(&puts[i]);
        if (room == 0)
            continue;
        const char *name = atlas.sprites[puts[i].sprite].name;
        if (!circle_in_zone(look->mask, puts[i].x, puts[i].y, room))
            land_fault(look, "%s at %d %d reaches out of its zone", name, puts[i].x, puts[i].y);
        for (uint32_t k = 0; k < i; k++) {
            float other = room_of(&puts[k]);
            if (other == 0 ||
                places_apart(puts[i].x, puts[i].y, puts[k].x, puts[k].y) >= room + other)
                continue;
            land_fault(look, "%s stands on %s", name, atlas.sprites[puts[k].sprite].name);
        }
    }
}

/* The picture of a figure at 256 pixels a tile, in pixels of the turned tile. */
typedef struct Picture {
    float left, top, right, bottom;
} Picture;

static Picture picture_of(const AtlasPut *put, int rotation)
{
    const AtlasCut *cut = &atlas.sprites[put->sprite].cut[0];
    int x, y;
    atlas_turn(rotation, put->x, put->y, &x, &y);
    float left = (float)x * 256 / ATLAS_UNIT - cut->pivot_x,
          top = (float)y * 256 / ATLAS_UNIT - cut->pivot_y;
    return (Picture){left, top, left + cut->w, top + cut->h};
}

EACH_TILE(figures_stay_on_the_tile)
{
    const AtlasPut *puts = puts_of(look->painted);
    for (uint32_t i = 0; i < look->painted->put_count; i++) {
        if (room_of(&puts[i]) == 0)
            continue;
        const char *name = atlas.sprites[puts[i].sprite].name;
        for (int rotation = 0; rotation < 4; rotation++) {
            Picture a = picture_of(&puts[i], rotation);
            float over = fmaxf(fmaxf(-a.left, -a.top), fmaxf(a.right - 256, a.bottom - 256));
            if (over > OVER_BORDER)
                land_fault(look, "%s reaches %.0f px over the border, turned %d", name,
                           (double)over, rotation);
            for (uint32_t k = 0; k < i; k++) {
                Picture b = picture_of(&puts[k], rotation);
                float into = fminf(fminf(a.right, b.right) - fmaxf(a.left, b.left),
                                   fminf(a.bottom, b.bottom) - fmaxf(a.top, b.top));
                if (room_of(&puts[k]) == 0 || into <= OVER_FIGURE)
                    continue;
                land_fault(look, "%s reaches %.0f px into %s, turned %d", name, (double)into,
                           atlas.sprites[puts[k].sprite].name, rotation);
            }
        }
    }
}

/* A flipped picture is lit from the wrong side: only what grows may be flipped. */
EACH_TILE(figures_are_lit_alike)
{
    for (uint32_t i = 0; i < look->painted->put_count; i++) {
        const AtlasPut *put = &puts_of(look->painted)[i];
        if (room_of(put) == 0 || !put->flip)
            continue;
        land_fault(look, "%s is flipped", atlas.sprites[put->sprite].name);
    }
}

static void check_anchor(const Look *look, int zone, const int16_t at[2])
{
    if (zone_below(look->mask, at[0], at[1]) != zone ||
        !circle_in_zone(look->mask, at[0], at[1], 0.035f))
        land_fault(look, "the anchor of zone %d lies outside it", zone);
    for (int k = 0; k < 2; k++)
        if (at[k] < 85 || at[k] > ATLAS_UNIT - 85)
            land_fault(look, "the anchor of zone %d lies on the border", zone);
}

EACH_TILE(anchors_lie_in_their_zones)
{
    for (int zone = 0; zone < MAX_ZONES; zone++) {
        ZoneKind kind = (ZoneKind)look->tile->zones[zone].kind;
        if (kind == ZONE_NONE)
            continue;
        check_anchor(look, zone, look->painted->meeple[zone]);
        if (kind == ZONE_RIVER || kind == ZONE_LAKE)
            check_anchor(look, zone, look->painted->hut[zone]);
    }
}

/* Every sprite and overlay that a tile asks for exists at every level, and the grass too. */
TEST(test_levels_are_complete)
{
    for (int level = 0; level < ATLAS_LEVELS; level++) {
        assert_true(atlas.grass[level] >= 0);
        assert_int_equal(atlas.pages[atlas.grass[level]].width, 4 * atlas_levels[level]);
        for (size_t i = 0; i < atlas.overlay_count; i++)
            assert_true(atlas.overlays[i].cut[level].page >= 0);
        for (size_t i = 0; i < atlas.put_count; i++)
            if (atlas.sprites[atlas.puts[i].sprite].cut[level].page < 0)
                fail_msg("%s is missing at %d px", atlas.sprites[atlas.puts[i].sprite].name,
                         atlas_levels[level]);
    }
}

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

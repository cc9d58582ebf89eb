#include "layout.h"

#include "noise.h"

#include <string.h>

enum { MAX_BENDS = MAX_HINT_POINTS + 4, STEPS_A_BEND = 12 };

/* The bends of a way, before it is drawn out into a smooth curve. */
typedef struct Bends {
    int count;
    Circle points[MAX_BENDS];
} Bends;

Vec2 corner_of(int corner)
{
    corner &= 3;
    return vec2(corner == 1 || corner == 2 ? 1 : 0, corner >= 2 ? 1 : 0);
}

Vec2 side_inward(Side side)
{
    static const Vec2 INWARD[SIDES] = {{0, 1}, {-1, 0}, {0, -1}, {1, 0}};
    return INWARD[side];
}

Vec2 side_middle(Side side)
{
    return vec2_mix(corner_of(side), corner_of(side + 1), 0.5f);
}

static void bend_add(Bends *bends, Vec2 at, float half_width)
{
    if (bends->count < MAX_BENDS)
        bends->points[bends->count++] =
            (Circle){at, half_width > 0 ? half_width : RIVER_HALF_WIDTH};
}

/* A point on the Catmull-Rom curve between points 1 and 2. */
static float curve_at(float p0, float p1, float p2, float p3, float t)
{
    return 0.5f * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t +
                   (3 * p1 - p0 - 3 * p2 + p3) * t * t * t);
}

/* Rounds off elbows; the ends stay, square to their sides. */
static void river_soften(River *river)
{
    const int PASSES = 40, KEPT = 5;
    for (int pass = 0; pass < PASSES; pass++) {
        Circle before = river->way[KEPT - 1];
        for (int i = KEPT; i < river->count - (river->ends ? 1 : KEPT); i++) {
            Circle here = river->way[i];
            Vec2 sides = vec2_mix(before.centre, river->way[i + 1].centre, 0.5f);
            river->way[i].centre = vec2_mix(here.centre, sides, 0.5f);
            before = here;
        }
    }
}

static void river_draw(River *river, const Bends *bends)
{
    const Circle *points = bends->points;
    int last = bends->count - 1;
    for (int i = 0; i < last; i++) {
        const Circle *p1 = &points[i], *p2 = &points[i + 1];
        const Circle *p0 = i > 0 ? &points[i - 1] : p1, *p3 = i + 1 < last ? &points[i + 2] : p2;
        for (int step = 0; step < STEPS_A_BEND && river->count < MAX_WAY - 1; step++) {
            float t = (float)step / STEPS_A_BEND;
            river->way[river->count++] =
                (Circle){{curve_at(p0->centre.x, p1->centre.x, p2->centre.x, p3->centre.x, t),
                          curve_at(p0->centre.y, p1->centre.y, p2->centre.y, p3->centre.y, t)},
                         mixf(p1->r, p2->r, t * t * (3 - 2 * t))};
        }
    }
    river->way[river->count++] = points[last];
    river_soften(river);
}

/* Widens the way into a pool round the point nearest to `part` (0..1) of its length. */
static void river_add_pool(River *river, float part)
{
    const float POOL_RADIUS = 0.114f, POOL_REACH = 0.13f;
    Vec2 middle = river->way[(int)(part * (float)(river->count - 1) + 0.5f)].centre;
    for (int i = 0; i < river->count; i++) {
        float away = vec2_distance(river->way[i].centre, middle) / POOL_REACH;
        river->way[i].r = fmaxf(river->way[i].r, POOL_RADIUS * expf(-away * away * 0.6f));
    }
}

/* Between two sides: in from the side straight on, then meandering. */
static void bends_across(Bends *bends, Side from, Side to, Chance *chance)
{
    Vec2 a = side_middle(from), b = side_middle(to), middle = vec2(0.5f, 0.5f);
    Vec2 in_a = vec2_add(a, vec2_scale(side_inward(from), 0.13f));
    Vec2 in_b = vec2_add(b, vec2_scale(side_inward(to), 0.13f));
    float sway = chance_range(chance, 0.10f, 0.15f) * (chance_unit(chance) < 0.5f ? -1 : 1);
    bend_add(bends, in_a, 0);
    if (to == side_opposite(from)) {
        Vec2 aside = vec2(side_inward(from).y, -side_inward(from).x);
        float turn = chance_unit(chance) < 0.7f ? -1 : 0.8f;
        bend_add(bends, vec2_add(vec2_mix(a, b, 0.36f), vec2_scale(aside, sway)), 0);
        bend_add(bends, vec2_add(vec2_mix(a, b, 0.64f), vec2_scale(aside, sway * turn)), 0);
    } else {
        Vec2 corner = vec2_sub(vec2_add(a, b), middle);
        Vec2 peak = vec2_mix(middle, corner, chance_range(chance, -0.10f, 0.22f));
        Vec2 outward = vec2_normalize(vec2_sub(corner, middle));
        for (int i = 0; i < 3; i++) {
            float t = 0.25f + 0.25f * (float)i, bow = (i == 1 ? 0.35f : -0.35f) * sway;
            Vec2 arc = vec2_mix(vec2_mix(in_a, peak, t), vec2_mix(peak, in_b, t), t);
            bend_add(bends, vec2_add(arc, vec2_scale(outward, bow)), 0);
        }
    }
    bend_add(bends, in_b, 0);
}

static void bends_inwards(Bends *bends, Side from, Vec2 end, Chance *chance)
{
    Vec2 a = side_middle(from), in = vec2_add(a, vec2_scale(side_inward(from), 0.12f));
    Vec2 aside = vec2(side_inward(from).y, -side_inward(from).x);
    float sway = chance_range(chance, 0.045f, 0.075f) * (chance_unit(chance) < 0.5f ? -1 : 1);
    bend_add(bends, in, 0);
    bend_add(bends, vec2_add(vec2_mix(in, end, 0.25f), vec2_scale(aside, sway)), 0);
    bend_add(bends, vec2_add(vec2_mix(in, end, 0.60f), vec2_scale(aside, -0.4f * sway)), 0);
    bend_add(bends, end, 0);
}

static const Lake *lake_of(const Layout *layout, int zone)
{
    for (int i = 0; i < layout->lake_count; i++)
        if (layout->lakes[i].zone == zone)
            return &layout->lakes[i];
    return NULL;
}

static void river_make(Layout *layout, const Tile *tile, int zone, Chance *chance)
{
    River *river = &layout->rivers[layout->river_count++];
    Side sides[2] = {NORTH, NORTH};
    int side_count = 0;
    for (Side side = NORTH; side < SIDES; side++)
        if (tile->side_zone[side][1] == zone && side_count < 2)
            sides[side_count++] = side;
    *river = (River){.zone = zone, .lake = tile->zones[zone].lake};
    river->ends = side_count == 1 && river->lake < 0;
    Bends bends = {0};
    bend_add(&bends, side_middle(sides[0]), 0);
    const Hint *hint = hint_next(layout->hints, HINT_RIVER, zone, NULL);
    const Lake *lake = lake_of(layout, river->lake);
    if (hint) {
        bend_add(&bends, vec2_add(side_middle(sides[0]), vec2_scale(side_inward(sides[0]), 0.09f)),
                 0);
        for (int i = 0; i < hint->count; i++)
            bend_add(&bends, hint->points[i].centre, hint->points[i].r);
        if (side_count == 2)
            bend_add(&bends,
                     vec2_add(side_middle(sides[1]), vec2_scale(side_inward(sides[1]), 0.09f)), 0);
        else if (lake)
            bend_add(&bends, lake->circles[0].centre, 0);
    } else if (side_count == 2) {
        bends_across(&bends, sides[0], sides[1], chance);
    } else {
        bends_inwards(&bends, sides[0], lake ? lake->circles[0].centre : vec2(0.5f, 0.5f), chance);
    }
    if (side_count == 2)
        bend_add(&bends, side_middle(sides[1]), 0);
    if (river->ends)
        bends.points[bends.count - 1].r = 0.038f;
    river_draw(river, &bends);
    int fish = tile->zones[zone].fish;
    for (int i = 0; i < fish; i++)
        river_add_pool(river, fish == 1 ? 0.5f : 0.32f + 0.36f * (float)i);
}

static void lake_make(Layout *layout, const Tile *tile, int zone, Chance *chance)
{
    Lake *lake = &layout->lakes[layout->lake_count++];
    *lake = (Lake){.zone = zone};
    const Hint *hint = hint_next(layout->hints, HINT_LAKE, zone, NULL);
    if (hint) {
        lake->count = hint->count;
        memcpy(lake->circles, hint->points, sizeof(lake->circles));
        for (int i = 0; i < lake->count; i++) {
            lake->circles[i].centre.x += chance_range(chance, -0.008f, 0.008f);
            lake->circles[i].centre.y += chance_range(chance, -0.008f, 0.008f);
        }
        return;
    }
    float angle = chance_range(chance, 0, 2 * PI);
    int lobes = 2 + tile->zones[zone].fish / 2;
    Vec2 middle = vec2(chance_range(chance, 0.455f, 0.545f), chance_range(chance, 0.455f, 0.545f));
    lake->circles[lake->count++] = (Circle){middle, 0.170f};
    for (int i = 0; i < lobes; i++) {
        float out = chance_range(chance, 0.10f, 0.13f);
        lake->circles[lake->count++] =
            (Circle){{middle.x + out * cosf(angle), middle.y + out * sinf(angle)},
                     chance_range(chance, 0.115f, 0.14f)};
        angle += 2 * PI / (float)lobes + chance_range(chance, -0.4f, 0.4f);
    }
}

static void forest_make(Layout *layout, const Tile *tile, int zone, Chance *chance)
{
    Forest *forest = &layout->forests[layout->forest_count++];
    *forest = (Forest){.zone = zone, .sides = tile->zones[zone].sides};
    const Hint *hint = hint_next(layout->hints, HINT_DEPTH, zone, NULL);
    for (Side side = NORTH; side < SIDES; side++) {
        bool here = forest->sides >> side & 1, before = forest->sides >> tile_side(side, 1) & 1;
        if (!here || (before && forest->sides != 15))
            continue;
        int run = 1;
        while (run < SIDES && (forest->sides >> ((side + run) % SIDES) & 1))
            run++;
        float depth = run == 1   ? chance_range(chance, 0.27f, 0.32f)
                      : run == 2 ? chance_range(chance, -0.05f, 0.01f)
                                 : chance_range(chance, -0.43f, -0.39f);
        float wave[] = {depth, chance_range(chance, -0.05f, 0.05f),
                        chance_range(chance, -0.03f, 0.03f)};
        for (int i = 0; hint && i < hint->count && i < 3; i++)
            wave[i] = hint->points[i].r;
        forest->chords[forest->chord_count++] =
            (Chord){side, side + run, wave[0], wave[1], wave[2]};
    }
}

void layout_make(Layout *layout, const Tile *tile, const TileHints *hints)
{
    *layout = (Layout){.seed = 1000u + tile->number * 131u, .hints = hints};
    Chance chance = chance_start(layout->seed);
    for (int zone = 0; zone < MAX_ZONES; zone++)
        if (tile->zones[zone].kind == ZONE_LAKE)
            lake_make(layout, tile, zone, &chance);
    for (int zone = 0; zone < MAX_ZONES; zone++)
        if (tile->zones[zone].kind == ZONE_RIVER)
            river_make(layout, tile, zone, &chance);
    for (int zone = 0; zone < MAX_ZONES; zone++)
        if (tile->zones[zone].kind == ZONE_FOREST)
            forest_make(layout, tile, zone, &chance);
}

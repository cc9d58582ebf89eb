#include "placement.h"

#include "crowns.h"
#include "noise.h"

#include <stdio.h>
#include <string.h>

/* What is needed to ask whether something may grow at a place. */
typedef struct Garden {
    Placement *placement;
    const Tile *tile;
    const Layout *layout;
    const Fields *fields;
    Sights sights;
    Chance chance;
    int tree_count; /* trees come first in placement->growth */
} Garden;

/* What a tile is richer in than others. Tiles take them in turn by their numbers, which are close
 * where the zones are alike. Towards the border they are all the same, so that woods go on. */
typedef struct Character {
    float conifers, autumn; /* more of the trees, parts */
    int rocks, bushes;      /* at most, on the meadow */
    float flowers;          /* more of the meadow, parts */
} Character;

static const Character CHARACTERS[] = {
    {0.10f, 0.00f, 1, 0, 0.04f},  {-0.09f, 0.02f, 0, 3, 0.00f}, {0.00f, 0.07f, 3, 1, -0.06f},
    {-0.05f, 0.00f, 2, 2, 0.10f}, {0.15f, 0.03f, 0, 1, -0.04f},
};

static const Character *character_of(const Garden *garden)
{
    return &CHARACTERS[garden->tile->number % (sizeof(CHARACTERS) / sizeof(*CHARACTERS))];
}

static bool in_forest(const Garden *garden, Vec2 p)
{
    return garden->tile->zones[garden->fields->zones[field_index(p.x, p.y)] - 1].kind ==
           ZONE_FOREST;
}

static Vec2 anywhere(Garden *garden, float margin)
{
    float x = chance_range(&garden->chance, margin, 1 - margin);
    return vec2(x, chance_range(&garden->chance, margin, 1 - margin));
}

static void grow(Garden *garden, const char *kind, int variant, Vec2 at, bool flip, bool flat)
{
    Placement *placement = garden->placement;
    if (placement->growth_count == MAX_PUTS)
        return;
    Put *put = &placement->growth[placement->growth_count++];
    *put = (Put){.at = at, .zone = -1, .flip = flip, .flat = flat};
    snprintf(put->sprite, sizeof(put->sprite), "%s-%d", kind, variant);
}

static bool clear_of_growth(const Garden *garden, Vec2 p, float apart, int from)
{
    for (int i = from; i < garden->placement->growth_count; i++)
        if (vec2_distance(p, garden->placement->growth[i].at) < apart)
            return false;
    return true;
}

/* Whether p keeps `beyond` off the rooms of figures and `piece` off where a piece may stand. */
static bool clear_of_figures(const Garden *garden, Vec2 p, float beyond, float piece)
{
    const Placement *placement = garden->placement;
    for (int i = 0; i < placement->figure_count; i++) {
        const Put *put = &placement->figures[i];
        /* trees may come nearer to what stands among them */
        bool near = garden->tile->zones[put->zone].kind == ZONE_FOREST;
        if (vec2_distance(p, put->at) < put->room + (near ? 0.7f : 1) * beyond)
            return false;
    }
    for (int zone = 0; zone < MAX_ZONES; zone++)
        if (placement->anchored[zone] && (vec2_distance(p, placement->anchors[zone]) < piece ||
                                          vec2_distance(p, placement->huts[zone]) < piece))
            return false;
    return true;
}

/* Mostly broadleaves in groups of a kind, conifers in stands, now and then a tree in autumn
 * colours. */
static int tree_variant(Garden *garden, Vec2 p)
{
    uint32_t seed = garden->layout->seed;
    float own = border_fade(p, 0.30f), conifers = own * character_of(garden)->conifers;
    float stand = fbm2(p.x * 4, p.y * 4, seed + 90, 2) + conifers +
                  chance_range(&garden->chance, -0.12f, 0.12f);
    if (chance_unit(&garden->chance) < 0.022f + own * character_of(garden)->autumn)
        return BROADLEAVES + CONIFERS + chance_below(&garden->chance, AUTUMN_TREES);
    if (stand > 0.56f)
        return BROADLEAVES + chance_below(&garden->chance, CONIFERS);
    return chance_below(&garden->chance, BROADLEAVES);
}

/* A young tree of the kind that stands there. */
static int young_variant(Garden *garden, Vec2 p)
{
    int grown = tree_variant(garden, p);
    bool conifer = grown >= BROADLEAVES && grown < BROADLEAVES + CONIFERS;
    return TREES + (conifer ? YOUNG_BROADLEAVES : 0) +
           chance_below(&garden->chance, conifer ? YOUNG_CONIFERS : YOUNG_BROADLEAVES);
}

/* Young trees stand only where a grown one would hide what must be seen. */
static void plant_trees(Garden *garden)
{
    /* first a close row along the edge, which shows where the forest ends, then the inside, then
     * what is young */
    static const struct {
        int tries;
        float from, to, apart, off_water, off_figures, off_pieces;
        TreeSize size;
    } ROWS[] = {
        {9000, 0.032f, 0.048f, 0.078f, 0.034f, 0.082f, 0.090f, TREE_GROWN},
        {9000, 0.032f, 2.000f, 0.070f, 0.034f, 0.082f, 0.090f, TREE_GROWN},
        {9000, 0.020f, 2.000f, 0.050f, 0.024f, 0.055f, 0.075f, TREE_YOUNG},
    };
    for (size_t row = 0; row < sizeof(ROWS) / sizeof(*ROWS); row++) {
        bool young = ROWS[row].size == TREE_YOUNG;
        for (int i = 0; i < ROWS[row].tries; i++) {
            Vec2 p = anywhere(garden, young ? 0.026f : 0.036f);
            size_t at = field_index(p.x, p.y);
            float depth = -garden->fields->forest[at];
            if (depth < ROWS[row].from || depth > ROWS[row].to ||
                garden->fields->water[at] < ROWS[row].off_water)
                continue;
            if (!clear_of_growth(garden, p, ROWS[row].apart, 0) ||
                !clear_of_figures(garden, p, ROWS[row].off_figures, ROWS[row].off_pieces))
                continue;
            if (!crown_fits(&garden->sights, p, ROWS[row].size) ||
                (young && crown_fits(&garden->sights, p, TREE_GROWN)))
                continue;
            grow(garden, "tree", young ? young_variant(garden, p) : tree_variant(garden, p), p,
                 false, false);
        }
    }
    garden->tree_count = garden->placement->growth_count;
}

static void plant_undergrowth(Garden *garden)
{
    int planted = 0;
    for (int i = 0; i < 2500 && planted < 28; i++) {
        Vec2 p = anywhere(garden, 0.05f);
        size_t at = field_index(p.x, p.y);
        if (garden->fields->forest[at] > -0.016f || garden->fields->water[at] < 0.024f)
            continue;
        if (!clear_of_growth(garden, p, 0.050f, 0) || !clear_of_figures(garden, p, 0.015f, 0.050f))
            continue;
        grow(garden, "bush", BUSHES + chance_below(&garden->chance, FERNS), p,
             chance_unit(&garden->chance) < 0.5f, false);
        planted++;
    }
}

/* Boulders where a river springs. */
static void strew_springs(Garden *garden)
{
    for (int i = 0; i < garden->layout->river_count; i++) {
        const River *river = &garden->layout->rivers[i];
        if (!river->ends)
            continue;
        Vec2 end = river->way[river->count - 1].centre,
             before = river->way[river->count - 8].centre;
        Vec2 along = vec2_normalize(vec2_sub(end, before));
        for (int stone = 0; stone < 5; stone++) {
            float turn = ((float)stone - 2) * 0.75f,
                  out = chance_range(&garden->chance, 0.040f, 0.056f);
            Vec2 way = vec2(along.x * cosf(turn) - along.y * sinf(turn),
                            along.x * sinf(turn) + along.y * cosf(turn));
            Vec2 p = vec2_add(end, vec2_scale(way, out));
            if (clear_of_figures(garden, p, 0.03f, 0.06f))
                grow(garden, "rock", chance_below(&garden->chance, ROCKS), p, false, false);
        }
    }
}

/* Reeds stand in clumps at the shore. */
static void plant_reeds(Garden *garden)
{
    int clumps = garden->layout->lake_count ? 3 : 2;
    for (int i = 0; i < 1500 && clumps > 0; i++) {
        Vec2 p = anywhere(garden, 0.11f);
        float water = garden->fields->water[field_index(p.x, p.y)];
        if (fabsf(water) > 0.01f || !clear_of_growth(garden, p, 0.07f, 0) ||
            !clear_of_figures(garden, p, 0.03f, 0.11f))
            continue;
        clumps--;
        for (int stem = 0; stem < 3; stem++) {
            Vec2 q = vec2(p.x + chance_range(&garden->chance, -0.035f, 0.035f),
                          p.y + chance_range(&garden->chance, -0.035f, 0.035f));
            float wet = garden->fields->water[field_index(q.x, q.y)];
            if (wet > -0.022f && wet < 0.012f &&
                clear_of_growth(garden, q, 0.016f, garden->tree_count))
                grow(garden, "reed", chance_below(&garden->chance, REEDS), q,
                     chance_unit(&garden->chance) < 0.5f, false);
        }
    }
}

static void plant_lilies(Garden *garden)
{
    int lilies = garden->layout->lake_count ? 3 : 0;
    for (int i = 0; i < 1500 && lilies > 0; i++) {
        Vec2 p = anywhere(garden, 0.1f);
        float lake = garden->fields->lake[field_index(p.x, p.y)];
        if (lake > -0.038f || lake < -0.075f)
            continue;
        if (!clear_of_growth(garden, p, 0.10f, 0) || !clear_of_figures(garden, p, 0.03f, 0.10f))
            continue;
        grow(garden, "lily", chance_below(&garden->chance, LILIES), p,
             chance_unit(&garden->chance) < 0.5f, true);
        lilies--;
    }
}

/* Grass tufts and flowers in drifts; few bushes and rocks, never in rows, so that nothing looks
 * like a border between meadows. */
static void plant_meadow(Garden *garden)
{
    const Character *character = character_of(garden);
    int stones = 0, bushes = 0, small = 0;
    int flower = chance_below(&garden->chance, FLOWER_KINDS),
        other = chance_below(&garden->chance, FLOWER_KINDS);
    for (int i = 0; i < 2400 && small < 30; i++) {
        Vec2 p = anywhere(garden, 0.045f);
        size_t at = field_index(p.x, p.y);
        float water = garden->fields->water[at], forest = garden->fields->forest[at];
        if (in_forest(garden, p) || forest < 0.045f || water < 0.035f)
            continue;
        if (!clear_of_growth(garden, p, 0.070f, 0) || !clear_of_figures(garden, p, 0.0f, 0.06f))
            continue;
        float pick = chance_unit(&garden->chance);
        bool flip = chance_unit(&garden->chance) < 0.5f,
             open = clear_of_figures(garden, p, 0.06f, 0.12f);
        float drift = noise2(p.x * 5, p.y * 5, garden->layout->seed + 95);
        if (pick < 0.07f && open && stones < character->rocks && (water < 0.10f || pick < 0.02f)) {
            grow(garden, "rock", chance_below(&garden->chance, ROCKS), p, false, false);
            stones++;
        } else if (pick > 0.95f && open && bushes < character->bushes && forest < 0.25f) {
            grow(garden, "bush", chance_below(&garden->chance, BUSHES), p, false, false);
            bushes++;
        } else if (drift > 0.58f - character->flowers) {
            int patch = chance_below(&garden->chance, FLOWERS / FLOWER_KINDS) * FLOWER_KINDS;
            grow(garden, "flower", patch + (pick < 0.8f ? flower : other), p, flip, false);
            small++;
        } else if (drift < 0.5f || pick < 0.4f) {
            grow(garden, "tuft", chance_below(&garden->chance, TUFTS), p, flip, false);
            small++;
        }
    }
}

void growth_plant(Placement *placement, const Tile *tile, EditionId edition, const Layout *layout,
                  const Fields *fields)
{
    Garden garden = {.placement = placement,
                     .tile = tile,
                     .layout = layout,
                     .fields = fields,
                     .chance = chance_start(layout->seed + 31u + (uint32_t)edition)};
    sights_make(&garden.sights, tile, layout, fields, placement);
    plant_trees(&garden);
    plant_undergrowth(&garden);
    strew_springs(&garden);
    plant_reeds(&garden);
    plant_lilies(&garden);
    plant_meadow(&garden);
}

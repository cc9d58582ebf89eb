#include "ai/rule_data.h"

#include <string.h>

/* Of the tiles that fit a cell, or close what ends there, this share goes elsewhere, each. */
static const float missed = .75f, missed_cap = .87f;

static void count_zone(RuleData *data, const Tile *tile, const Zone *zone)
{
    Area *area = &data->area[zone->node], *system = &data->system[zone->node];
    bool water = zone->kind == ZONE_RIVER || zone->kind == ZONE_LAKE;
    area->kind = zone->kind;
    area->n[COUNT_TILES] = 1;
    area->n[COUNT_OPEN] = zone->ends;
    area->n[COUNT_MENHIRS] = zone->go_again;
    area->n[COUNT_MUSHROOMS] = zone->mushrooms;
    area->n[COUNT_FISH] = zone->fish;
    area->n[COUNT_WILDFIRE] = zone->power == POWER_WILDFIRE;
    memcpy(area->n + COUNT_ANIMALS, zone->animals, ANIMALS);
    if (!water)
        return;
    *system = *area;
    system->kind = ZONE_LAKE;
    system->n[COUNT_LAKES] = zone->kind == ZONE_LAKE;
    system->n[COUNT_RAFT] = zone->power == POWER_RAFT;
    if (zone->kind == ZONE_RIVER && zone->lake >= 0) {
        area->n[COUNT_LAKES] = 1;
        area->n[COUNT_FISH] = (uint8_t)(zone->fish + tile->zones[zone->lake].fish);
    }
}

static void list_zone(RuleData *data, const Tile *tile, const Zone *zone)
{
    size_t index = (size_t)(tile - data->edition->tiles.tiles);
    TileData *list = &data->tiles[index];
    ZoneData *here = &list->zones[list->count++];
    here->kind = zone->kind;
    here->node = zone->node;
    here->lake = zone->lake;
    if (zone->kind == ZONE_RIVER && zone->lake >= 0)
        here->lake_fish = tile->zones[zone->lake].fish;
    count_zone(data, tile, zone);
    for (int a = 0; a < ANIMALS; a++)
        if (a != TIGER)
            data->animals[index] =
                (uint8_t)(data->animals[index] +
                          zone->animals[a] * data->edition->rules.animal_points[a]);
    data->fish[index] = (uint8_t)(data->fish[index] + zone->fish);
    data->tigers[index] = (uint8_t)(data->tigers[index] + zone->animals[TIGER]);
}

static bool fits_turned(uint8_t sides, unsigned asks)
{
    for (int side = 0; side < SIDES; side++) {
        unsigned kind = asks >> 2 * side & 3;
        if (kind != SIDE_OPEN && kind != (unsigned)(sides >> 2 * side & 3))
            return false;
    }
    return true;
}

static bool fits(const Tile *tile, unsigned asks)
{
    for (int rotation = 0; rotation < 4; rotation++)
        if (fits_turned(tile->packed[rotation], asks))
            return true;
    return false;
}

/* The sides, bit 1 << Side, that the zone at `side` touches when the tile is turned. */
static unsigned joined_sides(const Tile *tile, Side side, int rotation)
{
    unsigned sides = tile->zones[tile->side_zone[tile_side(side, rotation)][1]].sides;
    return (sides << rotation | sides >> (SIDES - rotation)) & 15;
}

/* Whether a turn of the tile that fits leaves nothing open of its zone at `side`. */
static bool caps(const Tile *tile, unsigned asks, Side side)
{
    unsigned asked = 0;
    for (int s = 0; s < SIDES; s++)
        asked |= (unsigned)((asks >> 2 * s & 3) != SIDE_OPEN) << s;
    for (int rotation = 0; rotation < 4; rotation++)
        if (fits_turned(tile->packed[rotation], asks) &&
            (joined_sides(tile, side, rotation) & ~asked) == 0)
            return true;
    return false;
}

static bool alike_turned(const Tile *a, const Tile *b, int rotation)
{
    for (int side = 0; side < SIDES; side++)
        if (a->side_kind[side] != SIDE_MEADOW &&
            joined_sides(a, (Side)side, 0) != joined_sides(b, (Side)side, rotation))
            return false;
    return a->packed[0] == b->packed[rotation];
}

static bool alike(const Tile *a, const Tile *b)
{
    for (int rotation = 0; rotation < 4; rotation++)
        if (alike_turned(a, b, rotation))
            return true;
    return false;
}

static void add_class(RuleData *data, const Tile *tile, int class)
{
    for (unsigned asks = 0; asks < 256; asks++) {
        data->fitting[asks] |= (uint64_t)fits(tile, asks) << class;
        for (int side = 0; side < SIDES; side++)
            data->capping[asks][side] |= (uint64_t)caps(tile, asks, (Side)side) << class;
    }
}

static void sort_classes(RuleData *data, const TileSet *set)
{
    const Tile *first[MAX_CLASSES];
    for (int t = 0; t < set->tile_count; t++) {
        const Tile *tile = &set->tiles[t];
        int class = 0;
        while (class < data->class_count && !alike(tile, first[class]))
            class ++;
        if (class == data->class_count) {
            if (class == MAX_CLASSES - 1)
                class --;
            else
                data->class_count++;
            first[class] = tile;
            add_class(data, tile, class);
        }
        data->class_of[t] = (uint8_t) class;
    }
}

static void draw_curve(const RuleData *data, float miss, int16_t hard[MAX_TILES + 1])
{
    float none = 1;
    hard[0] = MOST_HARD - 1;
    for (int left = 1; left <= MAX_TILES; left++) {
        none *= miss;
        int k = 0;
        while (k < MOST_HARD - 1 && data->chance[k] > 1 - none)
            k++;
        hard[left] = (int16_t)k;
    }
}

/* Without the mathematical library, whose last digits differ from one platform to the next. */
static void draw_curves(RuleData *data)
{
    static const float step = .96923323f; /* exp(-1 / HARD_STEPS) */
    data->chance[0] = 1;
    for (int k = 1; k < MOST_HARD; k++)
        data->chance[k] = data->chance[k - 1] * step;
    draw_curve(data, missed, data->hard);
    draw_curve(data, missed_cap, data->hard_to_cap);
}

void rule_data_init(RuleData *data, const Edition *edition)
{
    const TileSet *set = &edition->tiles;
    memset(data, 0, sizeof *data);
    data->edition = edition;
    for (int t = 0; t < set->tile_count; t++)
        for (int z = 0; z < MAX_ZONES; z++)
            if (set->tiles[t].zones[z].kind != ZONE_NONE)
                list_zone(data, &set->tiles[t], &set->tiles[t].zones[z]);
    sort_classes(data, set);
    draw_curves(data);
}

#include "ai/lore.h"

#include <string.h>

/* Of the tiles that fit a cell this share goes elsewhere, each. */
static const float missed = .75f;

static void count_zone(Lore *lore, const Tile *tile, const Zone *zone)
{
    Area *area = &lore->area[zone->node], *system = &lore->system[zone->node];
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

static void list_zone(Lore *lore, const Tile *tile, LoreTile *list, const Zone *zone)
{
    LoreZone *here = &list->zones[list->count++];
    here->kind = zone->kind;
    here->node = zone->node;
    here->lake = zone->lake;
    if (zone->kind == ZONE_RIVER && zone->lake >= 0)
        here->lake_fish = tile->zones[zone->lake].fish;
    count_zone(lore, tile, zone);
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

static void sort_classes(Lore *lore, const TileSet *set)
{
    uint8_t sides[MAX_CLASSES];
    for (int t = 0; t < set->tile_count; t++) {
        const Tile *tile = &set->tiles[t];
        int class = 0;
        while (class < lore->class_count && !fits_turned(tile->packed[0], sides[class]) &&
               !fits(tile, sides[class]))
            class ++;
        if (class == lore->class_count) {
            if (class == MAX_CLASSES - 1)
                class --;
            else
                lore->class_count++;
            sides[class] = tile->packed[0];
            for (unsigned asks = 0; asks < 256; asks++)
                lore->fitting[asks] |= (uint64_t)fits(tile, asks) << class;
        }
        lore->class_of[t] = (uint8_t) class;
    }
}

/* Without the mathematical library, whose last digits differ from one platform to the next. */
static void draw_curves(Lore *lore)
{
    static const float step = .96923323f; /* exp(-1 / HARD_STEPS) */
    lore->chance[0] = 1;
    for (int k = 1; k < MOST_HARD; k++)
        lore->chance[k] = lore->chance[k - 1] * step;
    float none = 1;
    lore->hard[0] = MOST_HARD - 1;
    for (int left = 1; left <= MAX_TILES; left++) {
        none *= missed;
        int k = 0;
        while (k < MOST_HARD - 1 && lore->chance[k] > 1 - none)
            k++;
        lore->hard[left] = (int16_t)k;
    }
}

void lore_init(Lore *lore, const Edition *edition)
{
    const TileSet *set = &edition->tiles;
    memset(lore, 0, sizeof *lore);
    lore->edition = edition;
    for (int t = 0; t < set->tile_count; t++)
        for (int z = 0; z < MAX_ZONES; z++)
            if (set->tiles[t].zones[z].kind != ZONE_NONE)
                list_zone(lore, &set->tiles[t], &lore->tiles[t], &set->tiles[t].zones[z]);
    sort_classes(lore, set);
    draw_curves(lore);
}

#include "land_key.h"

#include "cache.h"

static uint64_t hash_tile(uint64_t hash, const BoardTile *tile)
{
    return hash_number(hash, (uint64_t)tile->tile << 32 | (uint64_t)tile->rotation << 24 |
                                 (uint64_t)(uint8_t)tile->x << 16 |
                                 (uint64_t)(uint8_t)tile->y << 8 | tile->bare);
}

static uint64_t hash_day(uint64_t hash, const Grade *day)
{
    return day ? hash_bytes(hash, day, sizeof *day) : hash;
}

static uint64_t hash_light(uint64_t hash, const BoardLight *light)
{
    return hash_number(hash_tile(hash, &light->tile),
                       (uint64_t)light->lit << 56 | (uint64_t)light->style << 48 |
                           (uint64_t)light->zones << 32 | (uint64_t)light->colour.r << 24 |
                           (uint64_t)light->colour.g << 16 | (uint64_t)light->colour.b << 8 |
                           light->colour.a);
}

uint64_t land_key(const Land *land)
{
    uint64_t key = hash_day(hash_number(HASH_START, land->edition->rules.id), land->day);
    for (size_t i = 0; i < land->count; i++)
        key = hash_tile(key, &land->tiles[i]);
    for (size_t i = 0; i < land->light_count; i++)
        key = hash_light(key, &land->lit[i]);
    return key;
}

uint64_t land_lights_key(const Land *land)
{
    uint64_t key = HASH_START;
    for (size_t i = 0; i < land->light_count; i++)
        key = hash_light(key, &land->lit[i]);
    return key;
}

uint64_t land_part_key(Reaches *reaches, const Land *land, LandPart part, bool *any)
{
    uint64_t key = hash_name(HASH_START, "square");
    key = hash_number(key, (uint64_t)land->edition->rules.id << 32 | (uint32_t)land->size);
    key = hash_number(key, (uint64_t)(uint32_t)part.left << 32 | (uint32_t)part.top);
    key = hash_day(key, land->day);
    *any = false;
    for (size_t i = 0; i < land->count; i++) {
        if (!reach_near(land, &land->tiles[i], part) ||
            !reach_touches(reaches, land, &land->tiles[i], part))
            continue;
        *any = true;
        key = hash_tile(key, &land->tiles[i]);
    }
    for (size_t i = 0; i < land->light_count; i++) {
        const BoardLight *light = &land->lit[i];
        if (!reach_near(land, &light->tile, part) ||
            !reach_touches(reaches, land, &light->tile, part))
            continue;
        key = hash_light(key, light);
    }
    return key;
}

uint64_t land_tile_key(const Land *land, int degrees)
{
    uint64_t key = hash_name(HASH_START, "tile");
    key = hash_number(key, (uint64_t)land->edition->rules.id << 32 | (uint32_t)land->size);
    return hash_day(hash_number(hash_tile(key, &land->tiles[0]), (uint32_t)degrees), land->day);
}

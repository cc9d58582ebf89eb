#include "land_key.h"

#include <math.h>

#include "sdl/pixels/hash.h"

enum { ROUNDED = 3 /* pixels */ };

static void widen(Reach *reach, float left, float top, float right, float bottom)
{
    reach->left = fmaxf(reach->left, -left);
    reach->top = fmaxf(reach->top, -top);
    reach->right = fmaxf(reach->right, right - 1);
    reach->bottom = fmaxf(reach->bottom, bottom - 1);
}

/* A picture whose own point lies at (x, y) of the tile. */
static void hold_cut(Reach *reach, float x, float y, const AtlasCut cuts[ATLAS_LEVELS], bool flip)
{
    for (int level = 0; level < ATLAS_LEVELS; level++) {
        const AtlasCut *cut = &cuts[level];
        float pixel = 1 / (float)atlas_levels[level];
        float before = cut->pivot_x * pixel, after = ((float)cut->w - cut->pivot_x) * pixel;
        if (cut->page < 0)
            continue;
        widen(reach, x - (flip ? after : before), y - cut->pivot_y * pixel,
              x + (flip ? before : after), y + ((float)cut->h - cut->pivot_y) * pixel);
    }
}

static Reach measure(const Land *land, const AtlasTile *known, int rotation)
{
    Reach reach = {.known = true};
    widen(&reach, -LAND_SHADE, -LAND_SHADE, 1 + LAND_SHADE, 1 + LAND_SHADE + LAND_SHADE_DROP);
    for (uint32_t p = 0; p < known->put_count; p++) {
        const AtlasPut *put = &land->atlas->puts[known->first_put + p];
        const AtlasSprite *sprite = &land->atlas->sprites[put->sprite];
        int x, y;
        atlas_turn(rotation, put->x, put->y, &x, &y);
        float across = (float)x / ATLAS_UNIT, down = (float)y / ATLAS_UNIT;
        hold_cut(&reach, across, down, sprite->cut, put->flip);
        hold_cut(&reach, across, down, sprite->shadow, false);
    }
    return reach;
}

/* Whether the part lies so near that the tile is painted there at all, as by land_gather. */
static bool reach_near(const Land *land, const BoardTile *tile, LandPart part)
{
    int x = tile->x * land->size - part.left, y = tile->y * land->size - part.top;
    return x - land->size < part.w && x + 2 * land->size > 0 && y - land->size < part.h &&
           y + 2 * land->size > 0;
}

/* Whether the part shows anything of the tile, which is one of the land's edition and near it. */
static bool reach_touches(Reaches *reaches, const Land *land, const BoardTile *tile, LandPart part)
{
    int x = tile->x * land->size - part.left, y = tile->y * land->size - part.top;
    EditionId edition = land->edition->rules.id;
    int number = land->edition->tiles.tiles[tile->tile].number, rotation = tile->rotation & 3;
    Reach *reach = &reaches->of[edition][number][rotation];
    if (!reach->known)
        *reach = measure(land, &land->atlas->tiles[edition][number], rotation);
    float size = (float)land->size;
    return x - reach->left * size - ROUNDED < part.w &&
           x + (1 + reach->right) * size + ROUNDED > 0 &&
           y - reach->top * size - ROUNDED < part.h && y + (1 + reach->bottom) * size + ROUNDED > 0;
}

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

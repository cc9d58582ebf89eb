#include "kept_land.h"

#include <stdlib.h>
#include <string.h>

#include "land_key.h"

void kept_free(KeptLights *kept)
{
    free(kept->items);
    *kept = (KeptLights){0};
}

void kept_take(KeptLights *kept, const Land *land)
{
    size_t bytes = land->light_count * sizeof *land->lit;
    kept->count = 0;
    if (land->light_count > kept->capacity) {
        BoardLight *items = realloc(kept->items, bytes);
        if (!items)
            return;
        kept->items = items;
        kept->capacity = land->light_count;
    }
    if (bytes)
        memcpy(kept->items, land->lit, bytes);
    kept->count = land->light_count;
}

bool kept_fit(const KeptLights *kept, const Land *land)
{
    const BoardTile *tile = kept->count > 0 ? &kept->items->tile : NULL;
    for (size_t i = 0; tile && i < land->count; i++)
        if (land->tiles[i].tile == tile->tile && land->tiles[i].x == tile->x &&
            land->tiles[i].y == tile->y)
            return true;
    return false;
}

bool kept_differ(const KeptLights *kept, const Land *land)
{
    Land other = *land;
    other.lit = kept->items;
    other.light_count = kept->count;
    return land->light_count > 0 && land_lights_key(land) != land_lights_key(&other);
}

static void light(Land *land, const KeptLights *kept)
{
    land->lit = kept->items;
    land->light_count = kept->count;
}

void kept_follow(KeptLights *kept, Land *land)
{
    kept_take(kept, land);
    for (size_t i = 0; i < kept->count; i++) {
        BoardTile *lit = &kept->items[i].tile;
        size_t at = 0;
        while (at < land->count && land->tiles[at].tile != lit->tile)
            at++;
        if (at == land->count)
            continue;
        lit->rotation = land->tiles[at].rotation;
        lit->x = land->tiles[at].x;
        lit->y = land->tiles[at].y;
    }
    light(land, kept);
}

void kept_thin(KeptLights *kept, Land *land)
{
    size_t count = 0;
    kept_take(kept, land);
    for (size_t i = 0; i < kept->count; i++)
        if (kept->items[i].style == ZONES_OUTSIDE || kept->items[i].style == ZONES_EDGE)
            kept->items[count++] = kept->items[i];
    kept->count = count;
    light(land, kept);
}

void kept_land_free(KeptLand *kept)
{
    kept_free(&kept->lit);
    free(kept->tiles);
    *kept = (KeptLand){0};
}

static bool hold_tiles(KeptLand *kept, const Land *land)
{
    size_t bytes = land->count * sizeof *land->tiles;
    if (land->count > kept->capacity) {
        BoardTile *tiles = realloc(kept->tiles, bytes);
        if (!tiles)
            return false;
        kept->tiles = tiles;
        kept->capacity = land->count;
    }
    if (bytes)
        memcpy(kept->tiles, land->tiles, bytes);
    return true;
}

bool kept_land_take(KeptLand *kept, const Land *land)
{
    kept->land.count = 0;
    kept_take(&kept->lit, land);
    if (kept->lit.count < land->light_count || !hold_tiles(kept, land))
        return false;
    kept->land = *land;
    kept->land.tiles = kept->tiles;
    kept->land.lit = kept->lit.items;
    if (land->day) {
        kept->day = *land->day;
        kept->land.day = &kept->day;
    }
    return true;
}

bool kept_land_grew(const KeptLand *kept, const Land *land)
{
    if (kept->land.edition != land->edition || kept->land.count <= land->count)
        return false;
    for (size_t i = 0; i < land->count; i++) {
        const BoardTile *now = &land->tiles[i], *then = &kept->tiles[i];
        if (now->tile != then->tile || now->rotation != then->rotation || now->x != then->x ||
            now->y != then->y)
            return false;
    }
    return true;
}

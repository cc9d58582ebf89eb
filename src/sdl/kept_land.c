#include "kept_land.h"

#include <stdlib.h>
#include <string.h>

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

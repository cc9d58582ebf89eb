/* Any bytes may be read as a tile set. What is read must hold together. */
#include <stdint.h>
#include <stdlib.h>

#include "core/tileset.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_tile(const TileSet *set, const Tile *tile)
{
    for (int side = 0; side < SIDES; side++)
        for (int i = 0; i < 3; i++)
            if (tile->side_kind[side] == SIDE_OPEN ||
                tile->zones[tile->side_zone[side][i]].kind == ZONE_NONE)
                abort();
    for (int z = 0; z < MAX_ZONES; z++)
        if (tile->zones[z].kind != ZONE_NONE && tile->zones[z].node >= set->node_count)
            abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static TileSet set;
    TileSetError error = {.line = -1};
    if (tileset_parse((const char *)data, size, &set, &error)) {
        if (set.start >= set.tile_count || set.tile_count > MAX_TILES || set.node_count > MAX_NODES)
            abort();
        for (int i = 0; i < set.tile_count; i++)
            check_tile(&set, &set.tiles[i]);
    } else if (error.line < 0 || error.reason[0] == '\0') {
        abort();
    }
    return 0;
}

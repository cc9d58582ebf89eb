/* Asking the atlas: names, places on turned tiles, the zone at a point. */
#include "view/draw/atlas.h"

#include <string.h>

#define FIND(array, count, wanted)                                                                 \
    for (size_t i = 0; i < (count); i++)                                                           \
        if (strcmp((array)[i].name, (wanted)) == 0)                                                \
            return (int)i;                                                                         \
    return -1

int atlas_sprite(const Atlas *atlas, const char *name)
{
    FIND(atlas->sprites, atlas->sprite_count, name);
}

int atlas_icon(const Atlas *atlas, const char *name)
{
    FIND(atlas->icons, atlas->icon_count, name);
}

int atlas_patch(const Atlas *atlas, const char *name)
{
    FIND(atlas->patches, atlas->patch_count, name);
}

int atlas_texture(const Atlas *atlas, const char *name)
{
    FIND(atlas->textures, atlas->texture_count, name);
}

AtlasCut atlas_page_cut(const Atlas *atlas, int page)
{
    AtlasCut cut = {.page = (int16_t)page};
    if (page >= 0) {
        cut.w = (int16_t)atlas->pages[page].width;
        cut.h = (int16_t)atlas->pages[page].height;
    }
    return cut;
}

void atlas_turn(int rotation, int x, int y, int *turned_x, int *turned_y)
{
    for (int turn = 0; turn < (rotation & 3); turn++) {
        int before = x;
        x = ATLAS_UNIT - y;
        y = before;
    }
    *turned_x = x;
    *turned_y = y;
}

int atlas_zone_at(const Atlas *atlas, EditionId edition, int tile_number, int rotation, float x,
                  float y)
{
    const AtlasTile *tile = &atlas->tiles[edition][tile_number];
    if (tile->overlay < 0 || !atlas->overlays[tile->overlay].zones ||
        !(x >= 0 && x < 1 && y >= 0 && y < 1))
        return -1;
    int column = (int)(x * MASK_SIDE), row = (int)(y * MASK_SIDE);
    for (int turn = 0; turn < (rotation & 3); turn++) { /* back by quarter turns anticlockwise */
        int before = column;
        column = row;
        row = MASK_SIDE - 1 - before;
    }
    return atlas->overlays[tile->overlay].zones[row * MASK_SIDE + column] - 1;
}

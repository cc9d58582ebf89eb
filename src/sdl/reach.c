#include "reach.h"

#include <math.h>

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

bool reach_touches(Reaches *reaches, const Land *land, const BoardTile *tile, LandPart part)
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

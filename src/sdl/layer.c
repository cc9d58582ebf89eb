#include "layer.h"

#include <math.h>

/* How far what stands on a tile may reach beyond it, in tiles. */
enum { REACH = 1 };

static bool near_square(const BoardTile *tile, int size, int left, int top)
{
    int x = tile->x * size, y = tile->y * size;
    return x - REACH * size < left + LAYER_SQUARE && x + (1 + REACH) * size > left &&
           y - REACH * size < top + LAYER_SQUARE && y + (1 + REACH) * size > top;
}

static uint64_t hash_tile(uint64_t hash, const BoardTile *tile)
{
    return hash_number(hash, (uint64_t)tile->tile << 32 | (uint64_t)tile->rotation << 24 |
                                 (uint64_t)(uint8_t)tile->x << 16 |
                                 (uint64_t)(uint8_t)tile->y << 8 | tile->bare);
}

/* The square whose left top lies at (left, top) of the land, or NULL where there is no tile near.
 */
static const Picture *square(Layer *layer, const Land *land, int left, int top)
{
    uint64_t key = hash_name(HASH_START, "square");
    key = hash_number(key, (uint64_t)land->edition->rules.id << 32 | (uint32_t)land->size);
    key = hash_number(key, (uint64_t)(uint32_t)left << 32 | (uint32_t)top);
    bool any = false;
    for (size_t i = 0; i < land->count; i++) {
        if (!near_square(&land->tiles[i], land->size, left, top))
            continue;
        any = true;
        key = hash_tile(key, &land->tiles[i]);
    }
    if (!any)
        return NULL;
    const Picture *found = cache_find(layer->cache, key);
    if (found)
        return found;
    Pixels pixels;
    if (!pixels_make(&pixels, LAYER_SQUARE, LAYER_SQUARE))
        return NULL;
    land_paint(land, &pixels, left, top);
    pixels_drop_empty(&pixels);
    return cache_add(layer->cache, key, &pixels, 0, 0);
}

/* The tile size whose squares serve the size that is asked for. */
static int size_for(Layer *layer, int asked)
{
    bool stretches = layer->size > 0 && asked != layer->asked && asked != layer->size &&
                     5 * asked < 8 * layer->size && 10 * asked > 7 * layer->size;
    layer->asked = asked;
    layer->settled = !stretches;
    return layer->size = stretches ? layer->size : asked;
}

static int floor_div(float a, float b)
{
    return (int)floorf(a / b);
}

void layer_draw(Layer *layer, Land *land, Point origin, int size)
{
    SDL_Rect clip, view;
    land->size = size_for(layer, size);
    land->shade = true;
    float stretch = (float)size / (float)land->size;
    float x0 = floorf(origin.x + .5f), y0 = floorf(origin.y + .5f), side = LAYER_SQUARE * stretch;
    SDL_RenderGetViewport(layer->renderer, &view);
    clip = (SDL_Rect){0, 0, view.w, view.h};
    if (SDL_RenderIsClipEnabled(layer->renderer))
        SDL_RenderGetClipRect(layer->renderer, &clip);
    int first_x = floor_div((float)clip.x - x0, side),
        last_x = floor_div((float)(clip.x + clip.w) - x0, side);
    int first_y = floor_div((float)clip.y - y0, side),
        last_y = floor_div((float)(clip.y + clip.h) - y0, side);
    for (int row = first_y; row <= last_y; row++) {
        for (int column = first_x; column <= last_x; column++) {
            const Picture *picture = square(layer, land, column * LAYER_SQUARE, row * LAYER_SQUARE);
            if (!picture || !picture->texture)
                continue;
            int x = (int)floorf(x0 + (float)column * side + .5f),
                y = (int)floorf(y0 + (float)row * side + .5f);
            int right = (int)floorf(x0 + (float)(column + 1) * side + .5f);
            int bottom = (int)floorf(y0 + (float)(row + 1) * side + .5f);
            SDL_Rect target = {x, y, right - x, bottom - y};
            picture_tint(picture, (Rgba){255, 255, 255, 255});
            SDL_RenderCopy(layer->renderer, picture->texture, NULL, &target);
        }
    }
}

const Picture *layer_tile(Layer *layer, const Land *land)
{
    uint64_t key = hash_name(HASH_START, "tile");
    key = hash_number(key, (uint64_t)land->edition->rules.id << 32 | (uint32_t)land->size);
    key = hash_tile(key, &land->tiles[0]);
    const Picture *found = cache_find(layer->cache, key);
    if (found)
        return found;
    int margin = land->size / 2;
    Pixels pixels;
    if (!pixels_make(&pixels, land->size + 2 * margin, land->size + 2 * margin))
        return NULL;
    land_paint(land, &pixels, land->tiles->x * land->size - margin,
               land->tiles->y * land->size - margin);
    return cache_add(layer->cache, key, &pixels, -margin, -margin);
}

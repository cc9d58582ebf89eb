/* A tile that is drawn by itself: in the hand, or on its way to the board. */
#include "layer.h"

#include <math.h>

#include "land_key.h"

static const Picture nothing;

/* A tile and half a tile round it; NULL where it is not ready in time. */
static const Picture *tile_picture(Layer *layer, const Land *land, int degrees, Effort effort)
{
    uint64_t key = land_tile_key(land, degrees);
    const Picture *found = cache_find(layer->squares.cache, key);
    int margin = land->size / 2, middle = land->size / 2, dx = -margin - middle, dy = dx;
    int side = land->size + 2 * margin;
    LandPart part = {land->tiles->x * land->size - margin, land->tiles->y * land->size - margin,
                     side, side};
    if (found)
        return found;
    bool late = effort == EFFORT_IN_TIME && layer->squares.worked && squares_late(&layer->squares);
    if (late || !squares_ready(&layer->squares, land, (LandParts){&part, 1}, effort)) {
        painter_wish_tile(&layer->painter, land, part);
        return NULL;
    }
    Pixels pixels, turned;
    if (!pixels_make(&pixels, side, side))
        return &nothing;
    land_paint(land, &pixels, part.left, part.top);
    if (degrees && pixels_rotate(&turned, &pixels, degrees, &dx, &dy)) {
        pixels_free(&pixels);
        pixels = turned;
    }
    found = cache_add(layer->squares.cache, key, &pixels, dx + middle, dy + middle);
    return found ? found : &nothing;
}

/* Where a picture lies whose own point is (x, y), stretched. */
static SDL_Rect stretched_rect(const Picture *picture, int x, int y, float by)
{
    int left = x + (int)floorf((float)picture->dx * by + .5f),
        top = y + (int)floorf((float)picture->dy * by + .5f);
    return (SDL_Rect){left, top, (int)ceilf((float)picture->w * by),
                      (int)ceilf((float)picture->h * by)};
}

/* That of the board is at hand, where it is large enough. */
static int rough_tile_size(const Layer *layer, int size)
{
    return layer->size >= ROUGH_SIZE && layer->size < size ? layer->size : ROUGH_SIZE;
}

/* As it was last shown, lying as it did then; NULL where another tile was shown since. */
static const Picture *tile_before(Layer *layer, const Land *land)
{
    Land before = *land;
    before.tiles = &layer->tile;
    bool same = layer->tile.tile == land->tiles->tile && land->size == layer->tile_size;
    return same ? cache_find(layer->squares.cache, land_tile_key(&before, layer->tile_degrees))
                : NULL;
}

static void keep_tile(Layer *layer, const Land *land, int degrees)
{
    layer->tile = *land->tiles;
    layer->tile_size = land->size;
    layer->tile_degrees = degrees;
}

void layer_draw_tile(Layer *layer, const Land *land, int x, int y, int degrees, Rgba colour)
{
    bool large = land->size >= 2 * ROUGH_SIZE;
    const Picture *picture =
        tile_picture(layer, land, degrees, large ? EFFORT_IN_TIME : EFFORT_ALL);
    float by = 1;
    layer->sharp = layer->sharp && picture;
    if (picture && large)
        keep_tile(layer, land, degrees);
    else if (!picture)
        picture = tile_before(layer, land);
    if (!picture) {
        Land rough = *land;
        rough.size = rough_tile_size(layer, land->size);
        by = (float)land->size / (float)rough.size;
        picture = tile_picture(layer, &rough, degrees, EFFORT_ALL);
    }
    output_copy(layer->output, picture, NULL, stretched_rect(picture, x, y, by), colour);
}

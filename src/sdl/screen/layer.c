#include "layer.h"

#include <stdlib.h>
#include <string.h>

static const Rgba as_painted = {255, 255, 255, 255};
static const Picture nothing;

void layer_begin(Layer *layer)
{
    layer->sharp = layer->whole = true;
}

/* When a picture is wanted. */
typedef enum Asking { ASK, ASK_ZOOMING /* see pictures_get */, ASK_LATER } Asking;

/* The picture of a spot, by a recipe that says what may stand in and how urgent it is; NULL while
 * there is none. With ASK_LATER nothing stands in. */
static const Picture *picture_of(Layer *layer, const LandSpot *spot, Recipe recipe, Asking asking)
{
    Pictures *pictures = layer->screen->pictures;
    recipe.key = land_spot_key(spot);
    recipe.unit = spot->land.size;
    recipe.make = land_make_spot;
    recipe.data = spot;
    recipe.bytes = sizeof *spot;
    return asking == ASK_LATER ? pictures_ask(pictures, &recipe, PICTURE_LATER)
                               : pictures_get(pictures, &recipe, asking == ASK_ZOOMING);
}

/* One tile and half a tile round it. */
static LandSpot spot_of_tile(const Land *land, int degrees)
{
    int size = land->size, margin = size / 2;
    LandSpot spot =
        land_spot(land, (LandPart){land->tiles->x * size - margin, land->tiles->y * size - margin,
                                   size + 2 * margin, size + 2 * margin});
    spot.degrees = degrees;
    return spot;
}

static const Picture *tile_picture(Layer *layer, const Land *land, int degrees, bool large)
{
    LandSpot spot = spot_of_tile(land, degrees);
    uint64_t role =
        hash_pair(hash_name(HASH_START, "one"), land->edition->rules.id, land->tiles->tile);
    return picture_of(layer, &spot, (Recipe){.role = role, .large = large}, ASK);
}

/* The tile of a cell; NULL: none lies there. */
static const BoardTile *own_tile(const LandSpot *spot)
{
    int x = spot->part.left / spot->part.w, y = spot->part.top / spot->part.h;
    for (size_t i = 0; i < spot->land.count; i++)
        if (spot->tiles[i].x == x && spot->tiles[i].y == y)
            return &spot->tiles[i];
    return NULL;
}

/* The picture of a cell. That of the same tile, or of none beside the same tiles, may stand in. */
static const Picture *cell_picture(Layer *layer, const Land *land, const LandSpot *spot,
                                   Asking asking)
{
    const BoardTile *own = own_tile(spot);
    uint64_t role = hash_number(hash_name(HASH_START, "cell"), land->edition->rules.id);
    role = hash_pair(role, spot->part.left / spot->part.w, spot->part.top / spot->part.h);
    for (size_t i = 0; i < spot->land.count; i++)
        if (!own || own == &spot->tiles[i])
            role = land_hash_tile(role, &spot->tiles[i]);
    if (spot->land.count == 0)
        return &nothing;
    return picture_of(
        layer, spot, (Recipe){.role = role, .large = true, .spared = true, .urgency = PICTURE_SOON},
        asking);
}

static LandSpot spot_at(const Land *land, int x, int y)
{
    int size = land->size;
    return land_spot(land, (LandPart){x * size, y * size, size, size});
}

/* The one tile of a cell by itself: as it was in flight, else coarse. Nothing stands in for it: of
 * the turned board each tile lies otherwise. */
static const Picture *lone_tile(Layer *layer, const Land *land, const BoardTile *tile,
                                Asking asking)
{
    BoardTile lone = *tile;
    Land one = *land;
    lone.x &= GRASS_TILES - 1;
    lone.y &= GRASS_TILES - 1;
    one.tiles = &lone;
    one.count = 1;
    one.shade = false;
    LandSpot flown = spot_of_tile(&one, 0);
    const Picture *found =
        asking == ASK_LATER ? NULL : pictures_find(layer->screen->pictures, land_spot_key(&flown));
    one.size = COARSE_SIZE;
    LandSpot coarse = spot_of_tile(&one, 0);
    return found ? found : picture_of(layer, &coarse, (Recipe){.large = true}, asking);
}

static void draw_tile_picture(Layer *layer, const Picture *picture, SDL_Point at, int size,
                              Rgba colour)
{
    float by = (float)size / (float)picture->unit;
    SDL_Rect to = {at.x + rounded((float)picture->dx * by), at.y + rounded((float)picture->dy * by),
                   (int)ceilf((float)picture->w * by), (int)ceilf((float)picture->h * by)};
    output_copy(&layer->screen->output, picture, NULL, to, colour);
}

void layer_draw_tile(Layer *layer, const Land *land, SDL_Point at, int degrees, Rgba colour)
{
    const Picture *picture = tile_picture(layer, land, degrees, land->size >= 2 * COARSE_SIZE);
    Land coarse = *land;
    coarse.size = COARSE_SIZE;
    if (!picture && !pictures_waiting(layer->screen->pictures))
        picture = tile_picture(layer, &coarse, degrees, false);
    if (picture)
        draw_tile_picture(layer, picture, at, land->size, colour);
}

static void draw_cell(Layer *layer, const Land *land, int x, int y, SDL_Rect to, bool zooms)
{
    LandSpot spot = spot_at(land, x, y);
    const BoardTile *own = own_tile(&spot);
    const Picture *picture = cell_picture(layer, land, &spot, zooms ? ASK_ZOOMING : ASK);
    layer->sharp &= picture && (picture == &nothing || picture->unit == to.w);
    if (picture) {
        output_copy(&layer->screen->output, picture, NULL, to, as_painted);
    } else if (own && !pictures_waiting(layer->screen->pictures)) {
        picture = lone_tile(layer, land, own, ASK);
        layer->whole &= picture && picture->unit == to.w;
        if (picture)
            draw_tile_picture(layer, picture, (SDL_Point){to.x, to.y}, to.w, as_painted);
    }
}

/* Cells from the first up to before the last. */
typedef struct Span {
    int first_x, first_y, last_x, last_y;
    int x, y; /* where cell 0,0 lies on the output, pixels */
} Span;

static int cell_of(int pixels, int size)
{
    return (int)floorf((float)pixels / (float)size);
}

/* The cells that touch a rectangle of the output, and show anything of the land. */
static Span span_of(const Land *land, SDL_Rect rect, LandPlace place)
{
    Span span = {.x = rounded(place.origin.x), .y = rounded(place.origin.y)};
    int left = INT8_MAX, top = INT8_MAX, right = INT8_MIN, bottom = INT8_MIN;
    for (size_t i = 0; i < land->count; i++) {
        left = SDL_min(left, land->tiles[i].x);
        top = SDL_min(top, land->tiles[i].y);
        right = SDL_max(right, land->tiles[i].x);
        bottom = SDL_max(bottom, land->tiles[i].y);
    }
    span.first_x = SDL_max(left - 1, cell_of(rect.x - span.x, place.size));
    span.first_y = SDL_max(top - 1, cell_of(rect.y - span.y, place.size));
    span.last_x = SDL_min(right + 2, cell_of(rect.x + rect.w - 1 - span.x, place.size) + 1);
    span.last_y = SDL_min(bottom + 2, cell_of(rect.y + rect.h - 1 - span.y, place.size) + 1);
    return span;
}

/* Asks for what will be seen soon: the land where it will lie, and all of it coarse. */
static void ask_later(Layer *layer, const Land *land, SDL_Rect rect, LandPlace ahead)
{
    Span span = span_of(land, rect, ahead);
    for (int y = span.first_y; y < span.last_y; y++)
        for (int x = span.first_x; x < span.last_x; x++) {
            LandSpot spot = spot_at(land, x, y);
            cell_picture(layer, land, &spot, ASK_LATER);
        }
    for (size_t i = 0; layer->sharp && i < land->count; i++)
        lone_tile(layer, land, &land->tiles[i], ASK_LATER);
}

void layer_draw(Layer *layer, const Land *land, LandPlace place, LandPlace ahead)
{
    SDL_Rect clip = output_clipped(&layer->screen->output), around = clip;
    bool waits = pictures_waiting(layer->screen->pictures);
    bool zooms = place.size != layer->asked && layer->asked && !waits;
    Land wanted = *land;
    wanted.shade = true;
    wanted.size = layer->asked = place.size;
    Span span = span_of(&wanted, clip, place);
    for (int y = span.first_y; y < span.last_y; y++)
        for (int x = span.first_x; x < span.last_x; x++)
            draw_cell(layer, &wanted, x, y,
                      (SDL_Rect){span.x + x * place.size, span.y + y * place.size, place.size,
                                 place.size},
                      zooms);
    bool rests = memcmp(&ahead, &place, sizeof place) == 0;
    if (rests) /* a hand may drag it */
        around = (SDL_Rect){clip.x - place.size, clip.y - place.size, clip.w + 2 * place.size,
                            clip.h + 2 * place.size};
    wanted.size = ahead.size;
    if (!waits && pictures_near(place.size, ahead.size))
        ask_later(layer, &wanted, around, ahead);
}

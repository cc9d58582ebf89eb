#include "layer.h"

#include <stdlib.h>
#include <string.h>

enum { COARSE_SIZE = 64 /* pixels a tile of coarse land */ };

static const Rgba as_painted = {255, 255, 255, 255};
static const Picture nothing;

void layer_begin(Layer *layer)
{
    layer->sharp = layer->whole = true;
}

/* The picture of one tile and half a tile round it. `later`: it is only asked for. */
static const Picture *tile_picture(Layer *layer, const Land *land, int degrees, bool large,
                                   bool later)
{
    LandPart part = {land->tiles->x * land->size - land->size / 2,
                     land->tiles->y * land->size - land->size / 2,
                     land->size + 2 * (land->size / 2), land->size + 2 * (land->size / 2)};
    uint64_t key = land_tile_key(land, degrees);
    LandCopy *copy = later && pictures_known(layer->screen->pictures, key, PICTURE_LATER)
                         ? NULL
                         : land_copy(land, &part);
    if (!copy)
        return NULL;
    copy->degrees = degrees;
    uint64_t role =
        hash_pair(hash_name(HASH_START, "one"), land->edition->rules.id, land->tiles->tile);
    Recipe recipe = {.key = key,
                     .role = role,
                     .unit = land->size,
                     .large = large,
                     .make = land_make_tile,
                     .data = copy,
                     .bytes = copy->bytes};
    const Picture *picture = later ? pictures_ask(layer->screen->pictures, &recipe, PICTURE_LATER)
                                   : pictures_get(layer->screen->pictures, &recipe, false);
    free(copy);
    return picture;
}

/* A cell, and what of the land is seen on it. */
typedef struct Spot {
    Land land;
    BoardTile tiles[9]; /* on it and round it */
    LandPart part;
    const BoardTile *own; /* NULL: none lies there */
} Spot;

static Spot *spot_at(const Land *land, int x, int y, Spot *spot)
{
    int size = land->size;
    *spot = (Spot){.land = *land, .part = {x * size, y * size, size, size}};
    spot->land.tiles = spot->tiles;
    spot->land.count = 0;
    for (size_t i = 0; i < land->count; i++) {
        const BoardTile *tile = &land->tiles[i];
        if (abs(tile->x - x) > 1 || abs(tile->y - y) > 1)
            continue;
        if (tile->x == x && tile->y == y)
            spot->own = &spot->tiles[spot->land.count];
        spot->tiles[spot->land.count++] = *tile;
    }
    return spot;
}

/* Hash of what tells a cell from another: its tile, or else those round it. */
static uint64_t role_of(const Spot *spot)
{
    uint64_t role = hash_number(hash_name(HASH_START, "cell"), spot->land.edition->rules.id);
    role = hash_pair(role, spot->part.left / spot->part.w, spot->part.top / spot->part.h);
    for (size_t i = 0; i < spot->land.count; i++)
        if (!spot->own || spot->own == &spot->tiles[i])
            role = land_hash_tile(role, &spot->tiles[i]);
    return role;
}

/* The picture of a cell or what stands in for it; NULL: nothing does. `zooms`: see pictures_get.
 * `later`: it is only asked for. */
static const Picture *spot_picture(Layer *layer, const Spot *spot, bool zooms, bool later)
{
    Pictures *pictures = layer->screen->pictures;
    bool any;
    uint64_t key = land_part_key(&spot->land, spot->part, &any);
    const Picture *found = any ? pictures_find(pictures, key) : &nothing;
    if (found || (later && pictures_known(pictures, key, PICTURE_LATER)))
        return found;
    LandCopy *copy = land_copy(&spot->land, &spot->part);
    if (!copy)
        return &nothing;
    Recipe recipe = {.key = key,
                     .role = role_of(spot),
                     .unit = spot->land.size,
                     .large = true,
                     .spared = true,
                     .urgency = PICTURE_SOON,
                     .make = land_make_part,
                     .data = copy,
                     .bytes = copy->bytes};
    found = later ? pictures_ask(pictures, &recipe, PICTURE_LATER)
                  : pictures_get(pictures, &recipe, zooms);
    free(copy);
    return found;
}

/* The one tile of a cell by itself: as it was in flight, else coarse. */
static const Picture *lone_tile(Layer *layer, const Land *land, const BoardTile *tile, bool later)
{
    BoardTile lone = *tile;
    Land one = *land;
    lone.x &= GRASS_TILES - 1;
    lone.y &= GRASS_TILES - 1;
    one.tiles = &lone;
    one.count = 1;
    one.shade = false;
    const Picture *flown =
        later ? NULL : pictures_find(layer->screen->pictures, land_tile_key(&one, 0));
    one.size = COARSE_SIZE;
    return flown ? flown : tile_picture(layer, &one, 0, true, later);
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
    const Picture *picture =
        tile_picture(layer, land, degrees, land->size >= 2 * COARSE_SIZE, false);
    Land coarse = *land;
    coarse.size = COARSE_SIZE;
    if (!picture && !pictures_waiting(layer->screen->pictures))
        picture = tile_picture(layer, &coarse, degrees, false, false);
    if (picture)
        draw_tile_picture(layer, picture, at, land->size, colour);
}

static void draw_spot(Layer *layer, const Spot *spot, SDL_Rect to, bool zooms)
{
    const Picture *picture = spot_picture(layer, spot, zooms, false);
    layer->sharp &= picture && (picture == &nothing || picture->unit == to.w);
    if (picture) {
        output_copy(&layer->screen->output, picture, NULL, to, as_painted);
    } else if (spot->own && !pictures_waiting(layer->screen->pictures)) {
        picture = lone_tile(layer, &spot->land, spot->own, false);
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
    Spot spot;
    for (int y = span.first_y; y < span.last_y; y++)
        for (int x = span.first_x; x < span.last_x; x++)
            spot_picture(layer, spot_at(land, x, y, &spot), false, true);
    for (size_t i = 0; layer->sharp && i < land->count; i++)
        lone_tile(layer, land, &land->tiles[i], true);
}

void layer_draw(Layer *layer, const Land *land, LandPlace place, LandPlace ahead)
{
    SDL_Rect clip = output_clipped(&layer->screen->output), around = clip;
    bool waits = pictures_waiting(layer->screen->pictures);
    bool zooms = place.size != layer->asked && layer->asked && !waits;
    Land wanted = *land;
    Spot spot;
    wanted.shade = true;
    wanted.size = layer->asked = place.size;
    Span span = span_of(&wanted, clip, place);
    for (int y = span.first_y; y < span.last_y; y++)
        for (int x = span.first_x; x < span.last_x; x++)
            draw_spot(layer, spot_at(&wanted, x, y, &spot),
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

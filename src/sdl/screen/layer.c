#include "layer.h"

#include <stdlib.h>
#include <string.h>

enum { CHUNK = 128 /* pixels */, COARSE_SIZE = 64 /* pixels a tile of coarse land */ };

static const Rgba as_painted = {255, 255, 255, 255};

void layer_forget(Layer *layer)
{
    free(layer->shown);
    layer->shown = NULL;
    layer->shown_key = 0;
}

void layer_begin(Layer *layer)
{
    layer->sharp = layer->whole = true;
}

/* A rectangle of chunks. */
typedef struct Span {
    int first_x, last_x, first_y, last_y; /* columns and rows */
    float x, y; /* where the corner of chunk 0,0 lies on the output, pixels */
    float side; /* of a chunk on the output, pixels */
} Span;

/* The chunks that touch a rectangle of the output. */
static Span span_of(const Land *land, SDL_Rect rect, LandPlace place)
{
    Span span = {.x = floorf(place.origin.x + .5f),
                 .y = floorf(place.origin.y + .5f),
                 .side = CHUNK * (float)place.size / (float)land->size};
    span.first_x = (int)floorf(((float)rect.x - span.x) / span.side);
    span.last_x = (int)floorf(((float)(rect.x + rect.w) - span.x) / span.side);
    span.first_y = (int)floorf(((float)rect.y - span.y) / span.side);
    span.last_y = (int)floorf(((float)(rect.y + rect.h) - span.y) / span.side);
    return span;
}

/* Where a chunk lies on the output. */
static SDL_Rect rect_of(const Span *span, int column, int row)
{
    int x = (int)floorf(span->x + (float)column * span->side + .5f),
        y = (int)floorf(span->y + (float)row * span->side + .5f);
    int right = (int)floorf(span->x + (float)(column + 1) * span->side + .5f);
    int bottom = (int)floorf(span->y + (float)(row + 1) * span->side + .5f);
    return (SDL_Rect){x, y, right - x, bottom - y};
}

static const Picture nothing;

typedef enum Asking { ASK_FIRST, ASK, ASK_LATER, ASK_NOT } Asking;

/* The picture of a chunk; NULL: it is not painted yet. */
static const Picture *find_chunk(Layer *layer, const Land *land, int column, int row, Asking asking)
{
    Pictures *pictures = layer->screen->pictures;
    LandPart part = {column * CHUNK, row * CHUNK, CHUNK, CHUNK};
    bool any;
    uint64_t key = land_part_key(land, part, &any);
    const Picture *found = any ? pictures_find(pictures, key) : &nothing;
    if (found || asking == ASK_NOT || pictures_known(pictures, key, (Urgency)asking))
        return found;
    LandCopy *copy = land_copy(land, &part);
    if (!copy)
        return &nothing;
    Recipe recipe = {.key = key, .make = land_make_part, .data = copy, .bytes = copy->bytes};
    pictures_ask(pictures, &recipe, (Urgency)asking);
    free(copy);
    return NULL;
}

/* Whether all chunks are painted. Those that are not are asked for. */
static bool all_there(Layer *layer, const Land *land, const Span *span, Asking asking)
{
    bool all = true;
    for (int row = span->first_y; row <= span->last_y; row++)
        for (int column = span->first_x; column <= span->last_x; column++)
            all &= find_chunk(layer, land, column, row, asking) != NULL;
    return all;
}

/* Draws what is painted of a land; false where that is not all. `below` (NULL: none) stands in for
 * the rest. */
static bool draw_chunks(Layer *layer, const Land *land, LandPlace place, const Land *below)
{
    bool all = true;
    Output *output = &layer->screen->output;
    SDL_Rect clip = output_clipped(output), part;
    Span span = span_of(land, clip, place);
    for (int row = span.first_y; row <= span.last_y; row++)
        for (int column = span.first_x; column <= span.last_x; column++) {
            const Picture *picture = find_chunk(layer, land, column, row, ASK_NOT);
            SDL_Rect rect = rect_of(&span, column, row);
            all &= picture != NULL;
            if (picture) {
                output_copy(output, picture, NULL, rect, as_painted);
            } else if (below && SDL_IntersectRect(&clip, &rect, &part)) {
                output_clip(output, &part);
                draw_chunks(layer, below, place, NULL);
                output_clip(output, &clip);
            }
        }
    return all;
}

static Land coarse_of(const Land *land)
{
    Land coarse = *land;
    coarse.size = COARSE_SIZE;
    return coarse;
}

/* Whether all of the coarse land is there. */
static bool coarse_there(Layer *layer, const Land *coarse, Asking asking)
{
    int left = INT8_MAX, top = INT8_MAX, right = INT8_MIN, bottom = INT8_MIN;
    for (size_t i = 0; i < coarse->count; i++) {
        const BoardTile *tile = &coarse->tiles[i];
        left = smaller(left, tile->x);
        top = smaller(top, tile->y);
        right = -smaller(-right, -tile->x);
        bottom = -smaller(-bottom, -tile->y);
    }
    SDL_Rect rect = {left * COARSE_SIZE, top * COARSE_SIZE, (right - left + 1) * COARSE_SIZE,
                     (bottom - top + 1) * COARSE_SIZE};
    Span span = span_of(coarse, rect, (LandPlace){{0, 0}, COARSE_SIZE});
    return coarse->count == 0 || all_there(layer, coarse, &span, asking);
}

static bool lies_in(const Land *land, const BoardTile *tile)
{
    for (size_t i = 0; i < land->count; i++)
        if (land->tiles[i].tile == tile->tile && land->tiles[i].x == tile->x &&
            land->tiles[i].y == tile->y && land->tiles[i].rotation == tile->rotation)
            return true;
    return false;
}

/* How many tiles of `land` the other lacks. */
static size_t lacking(const Land *land, const Land *other)
{
    size_t count = 0;
    for (size_t i = 0; i < land->count; i++)
        count += !lies_in(other, &land->tiles[i]);
    return count;
}

/* The picture of one tile and half a tile round it. */
static const Picture *tile_picture(Layer *layer, const Land *land, int degrees, bool large)
{
    LandPart part = {land->tiles->x * land->size - land->size / 2,
                     land->tiles->y * land->size - land->size / 2,
                     land->size + 2 * (land->size / 2), land->size + 2 * (land->size / 2)};
    LandCopy *copy = land_copy(land, &part);
    if (!copy)
        return NULL;
    copy->degrees = degrees;
    uint64_t role =
        hash_pair(hash_name(HASH_START, "one"), land->edition->rules.id, land->tiles->tile);
    Recipe recipe = {.key = land_tile_key(land, degrees),
                     .role = role,
                     .unit = land->size,
                     .large = large,
                     .make = land_make_tile,
                     .data = copy,
                     .bytes = copy->bytes};
    const Picture *picture = pictures_get(layer->screen->pictures, &recipe, false);
    free(copy);
    return picture;
}

void layer_draw_tile(Layer *layer, const Land *land, SDL_Point at, int degrees, Rgba colour)
{
    const Picture *picture = tile_picture(layer, land, degrees, land->size >= 2 * COARSE_SIZE);
    Land coarse = *land;
    coarse.size = COARSE_SIZE;
    if (!picture && !pictures_waiting(layer->screen->pictures))
        picture = tile_picture(layer, &coarse, degrees, false);
    if (!picture)
        return;
    float by = (float)land->size / (float)picture->unit;
    SDL_Rect to = {at.x + rounded((float)picture->dx * by), at.y + rounded((float)picture->dy * by),
                   (int)ceilf((float)picture->w * by), (int)ceilf((float)picture->h * by)};
    output_copy(&layer->screen->output, picture, NULL, to, colour);
}

/* Hash of all of a land but its size. */
static uint64_t key_of(const Land *land)
{
    uint64_t key = hash_number(HASH_START, land->edition->rules.id);
    key = land->day ? hash_bytes(key, land->day, sizeof *land->day) : key;
    for (size_t i = 0; i < land->count; i++)
        key = land_hash_tile(key, &land->tiles[i]);
    return key;
}

/* The land is seen whole. */
static void keep_shown(Layer *layer, const Land *land)
{
    uint64_t key = hash_number(key_of(land), (uint64_t)land->size);
    if (key == layer->shown_key)
        return;
    layer_forget(layer);
    layer->shown = land_copy(land, NULL);
    layer->shown_key = layer->shown ? key : 0;
}

/* Draws the tiles of a land that another lacks, each by itself. */
static void draw_lacking(Layer *layer, const Land *land, const Land *other, LandPlace place)
{
    for (size_t i = 0; i < land->count; i++) {
        BoardTile tile = land->tiles[i];
        Land one = *land;
        SDL_Point at = {(int)floorf(place.origin.x + .5f) + tile.x * place.size,
                        (int)floorf(place.origin.y + .5f) + tile.y * place.size};
        if (lies_in(other, &tile))
            continue;
        tile.x &= GRASS_TILES - 1;
        tile.y &= GRASS_TILES - 1;
        one.tiles = &tile;
        one.count = 1;
        one.shade = false;
        layer_draw_tile(layer, &one, at, 0, as_painted);
    }
}

enum { MOST_LACKING = 2 /* tiles: else it is another land */ };

/* Draws the land as well as it can be while not all of it is painted. */
static void draw_instead(Layer *layer, const Land *land, LandPlace place)
{
    Land coarse = coarse_of(land), shown = layer->shown ? land_of_copy(layer->shown) : coarse;
    bool fits = layer->shown && pictures_near(place.size, shown.size) &&
                shown.edition == land->edition &&
                lacking(land, &shown) + lacking(&shown, land) <= MOST_LACKING;
    bool coarse_whole = coarse_there(layer, &coarse, fits ? ASK_LATER : ASK_FIRST);
    layer->sharp = layer->whole = false;
    if (fits) {
        layer->whole = draw_chunks(layer, &shown, place, &coarse) && key_of(&shown) == key_of(land);
        draw_lacking(layer, land, &shown, place);
    } else {
        draw_chunks(layer, &coarse, place, NULL);
        if (!coarse_whole || !layer->shown)
            pictures_hole(layer->screen->pictures);
    }
}

void layer_draw(Layer *layer, const Land *land, LandPlace place, LandPlace ahead)
{
    Pictures *pictures = layer->screen->pictures;
    SDL_Rect clip = output_clipped(&layer->screen->output);
    bool waits = pictures_waiting(pictures), zooms = place.size != layer->asked;
    Land wanted = *land, coming;
    wanted.shade = true;
    wanted.size = layer->asked = place.size;
    coming = wanted;
    coming.size = ahead.size;
    Asking asking = zooms && layer->shown && !waits ? ASK_NOT : ASK;
    Span span = span_of(&wanted, clip, place), seen = span_of(&coming, clip, place);
    Span rests = span_of(&coming, clip, ahead);
    Span round = {span.first_x - 1, span.last_x + 1, span.first_y - 1, span.last_y + 1, 0, 0, 0};
    if (all_there(layer, &wanted, &span, asking)) {
        draw_chunks(layer, &wanted, place, NULL);
        keep_shown(layer, &wanted);
        Land coarse = coarse_of(&wanted);
        if (!waits)
            coarse_there(layer, &coarse, ASK_LATER);
    } else if (!waits) {
        if (pictures_near(place.size, ahead.size) && all_there(layer, &coming, &seen, ASK_NOT))
            keep_shown(layer, &coming);
        draw_instead(layer, &wanted, place);
    }
    if (!waits && memcmp(&ahead, &place, sizeof place) != 0)
        all_there(layer, &coming, &rests, ASK_LATER);
    else if (!waits)
        all_there(layer, &wanted, &round, ASK_LATER);
}

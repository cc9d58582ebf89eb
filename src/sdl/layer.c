#include "layer.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "crew.h"
#include "land_key.h"
#include "lights.h"

enum { ROUGH_SIZE = 64 /* pixels a tile */, ELSE_TO_DO = 6 /* milliseconds */ };

/* What is painted where there is no picture yet. */
typedef enum Effort {
    EFFORT_NONE,
    EFFORT_IN_TIME, /* what there is time for, one picture a frame at least */
    EFFORT_ALL
} Effort;

static bool late(const void *context)
{
    const Layer *layer = context;
    return layer->due && SDL_GetPerformanceCounter() >= layer->due;
}

static bool same_day(const Grade *a, const Grade *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

void layer_begin(Layer *layer, const DrawList *list, uint64_t due, uint64_t soon)
{
    const DrawCommand *board = draw_find(list, DRAW_BOARD);
    bool dated = board && board->lit, waits = layer->size > 0 && due && dated && layer->dated;
    bool ready = layer->followed && same_day(&layer->wanted, &list->day);
    if (!waits || ready)
        layer->day = list->day;
    layer->followed = false;
    layer->wanted = list->day;
    layer->dated = dated;
    layer->due = due;
    layer->soon = soon;
    layer->whole = layer->sharp = layer->bright = true;
    layer->worked = false;
    layer->went_ahead = layer->ahead > 0;
    layer->ahead = 0;
    layer->drawn = layer->expects = layer->follows = false;
}

bool layer_settled(const Layer *layer)
{
    return layer->sharp && !layer->expects &&
           (!layer->dated || same_day(&layer->day, &layer->wanted));
}

bool layer_hasty(const Layer *layer)
{
    return layer->due && layer->drawn && !layer->sharp;
}

static bool never(const void *context)
{
    (void)context;
    return false;
}

static const Picture nothing;

enum { MOST_SQUARES = 4 };

/* Squares that are painted side by side. */
typedef struct Squares {
    const Land *land;
    int count;
    struct {
        LandPart part;
        uint64_t key;
        Pixels pixels;
        bool opaque;
    } items[MOST_SQUARES];
} Squares;

static void paint_one(void *context, int index)
{
    Squares *squares = context;
    LandPart part = squares->items[index].part;
    Pixels *pixels = &squares->items[index].pixels;
    if (!pixels_make(pixels, part.w, part.h))
        return;
    land_paint(squares->land, pixels, part.left, part.top);
    pixels_drop_empty(pixels);
    squares->items[index].opaque = pixels->at && cache_prepare(pixels);
}

/* Paints the squares, which are ready, and keeps them. */
static void paint_squares(Layer *layer, Squares *squares)
{
    const Land *land = squares->land;
    bool together = true;
    for (int i = 0; together && land->light_count && i < squares->count; i++)
        together = lights_at_hand(land->lights, land, squares->items[i].part);
    if (together)
        crew_work(paint_one, squares, squares->count);
    for (int i = 0; i < squares->count; i++) {
        if (!together)
            paint_one(squares, i);
        cache_add_prepared(layer->cache, squares->items[i].key, &squares->items[i].pixels,
                           squares->items[i].opaque);
    }
    squares->count = 0;
}

/* Adds the square whose left top lies at (left, top) of the land to those that are painted next,
 * unless it is painted; false where it is not to be. */
static bool ask_square(Layer *layer, Squares *squares, int left, int top, Effort effort)
{
    bool any;
    const Land *land = squares->land;
    LandPart part = {left, top, LAYER_SQUARE, LAYER_SQUARE};
    uint64_t key = land_part_key(&layer->reaches, land, part, &any);
    if (!any || cache_find(layer->cache, key))
        return true;
    for (int i = 0; i < squares->count; i++)
        if (squares->items[i].key == key)
            return true;
    if (effort == EFFORT_NONE || (effort == EFFORT_IN_TIME && layer->worked && late(layer)))
        return false;
    layer->worked = true;
    if (!land_ready(land, part, effort == EFFORT_ALL ? never : late, layer))
        return false;
    squares->items[squares->count].part = part;
    squares->items[squares->count++].key = key;
    if (squares->count == MOST_SQUARES || squares->count >= crew_size())
        paint_squares(layer, squares);
    return true;
}

/* The square whose left top lies at (left, top) of the land; NULL where it is not painted. */
static const Picture *square(Layer *layer, const Land *land, int left, int top, Effort effort)
{
    bool any;
    LandPart part = {left, top, LAYER_SQUARE, LAYER_SQUARE};
    uint64_t key = land_part_key(&layer->reaches, land, part, &any);
    if (!any)
        return &nothing;
    const Picture *found = cache_find(layer->cache, key);
    if (found)
        return found;
    Squares one = {.land = land};
    if (!ask_square(layer, &one, left, top, effort))
        return NULL;
    paint_squares(layer, &one);
    found = cache_find(layer->cache, key);
    return found ? found : &nothing;
}

/* The squares of one size that are to be seen, and where. */
typedef struct Span {
    int first_x, last_x, first_y, last_y;
    float x, y, side; /* pixels of the output */
} Span;

static int floor_div(float a, float b)
{
    return (int)floorf(a / b);
}

/* Of squares for tiles of `land->size` pixels drawn at `size`, those that touch the rectangle. */
static Span span_of(const Land *land, SDL_Rect rect, Point origin, int size)
{
    Span span = {.x = floorf(origin.x + .5f),
                 .y = floorf(origin.y + .5f),
                 .side = LAYER_SQUARE * (float)size / (float)land->size};
    span.first_x = floor_div((float)rect.x - span.x, span.side);
    span.last_x = floor_div((float)(rect.x + rect.w) - span.x, span.side);
    span.first_y = floor_div((float)rect.y - span.y, span.side);
    span.last_y = floor_div((float)(rect.y + rect.h) - span.y, span.side);
    return span;
}

/* True when every square of the span is painted. */
static bool paint(Layer *layer, const Land *land, const Span *span, Effort effort)
{
    bool whole = true;
    Squares squares = {.land = land};
    for (int row = span->first_y; row <= span->last_y && whole; row++)
        for (int column = span->first_x; column <= span->last_x && whole; column++)
            whole = ask_square(layer, &squares, column * LAYER_SQUARE, row * LAYER_SQUARE, effort);
    paint_squares(layer, &squares);
    return whole;
}

static SDL_Rect square_rect(const Span *span, int column, int row)
{
    int x = (int)floorf(span->x + (float)column * span->side + .5f),
        y = (int)floorf(span->y + (float)row * span->side + .5f);
    int right = (int)floorf(span->x + (float)(column + 1) * span->side + .5f);
    int bottom = (int)floorf(span->y + (float)(row + 1) * span->side + .5f);
    return (SDL_Rect){x, y, right - x, bottom - y};
}

static const Rgba as_painted = {255, 255, 255, 255};

/* Rough land has no lights of its own: where some of the land is dimmed, all of it is. */
static Rgba rough_tint(const Land *land)
{
    for (size_t i = 0; i < land->light_count; i++) {
        if (land->lit[i].style == ZONES_OUTSIDE) {
            uint8_t left = (uint8_t)(255 - land->lit[i].colour.a);
            return (Rgba){left, left, left, 255};
        }
    }
    return as_painted;
}

static Land rough_of(const Land *land)
{
    Land rough = *land;
    rough.size = ROUGH_SIZE;
    rough.light_count = 0;
    return rough;
}

/* Paints the rough land wherever a square is missing. */
static void paint_rough(Layer *layer, const Land *land, const Span *span, Point origin, int size)
{
    Land rough = rough_of(land);
    Squares squares = {.land = &rough};
    SDL_Rect clip = output_clipped(layer->output), rect, part;
    for (int row = span->first_y; row <= span->last_y; row++) {
        for (int column = span->first_x; column <= span->last_x; column++) {
            rect = square_rect(span, column, row);
            if (square(layer, land, column * LAYER_SQUARE, row * LAYER_SQUARE, EFFORT_NONE) ||
                !SDL_IntersectRect(&clip, &rect, &part))
                continue;
            Span below = span_of(&rough, part, origin, size);
            for (int y = below.first_y; y <= below.last_y; y++)
                for (int x = below.first_x; x <= below.last_x; x++)
                    ask_square(layer, &squares, x * LAYER_SQUARE, y * LAYER_SQUARE, EFFORT_ALL);
        }
    }
    paint_squares(layer, &squares);
}

/* The land as it looks from afar, stretched over a rectangle: it is always there. */
static void draw_rough(Layer *layer, const Land *land, Point origin, int size, SDL_Rect rect,
                       Rgba tint)
{
    Land rough = rough_of(land);
    SDL_Rect clip = output_clipped(layer->output), part;
    if (!SDL_IntersectRect(&clip, &rect, &part))
        return;
    Span span = span_of(&rough, part, origin, size);
    output_clip(layer->output, &part);
    for (int row = span.first_y; row <= span.last_y; row++)
        for (int column = span.first_x; column <= span.last_x; column++)
            output_copy(
                layer->output,
                square(layer, &rough, column * LAYER_SQUARE, row * LAYER_SQUARE, EFFORT_ALL), NULL,
                square_rect(&span, column, row), tint);
    output_clip(layer->output, &clip);
}

/* The rectangle round all tiles, at `size` pixels a tile. */
static SDL_Rect rect_of(const Land *land, int size)
{
    int left = INT8_MAX, top = INT8_MAX, right = INT8_MIN, bottom = INT8_MIN;
    for (size_t i = 0; i < land->count; i++) {
        const BoardTile *tile = &land->tiles[i];
        left = tile->x < left ? tile->x : left;
        top = tile->y < top ? tile->y : top;
        right = tile->x > right ? tile->x : right;
        bottom = tile->y > bottom ? tile->y : bottom;
    }
    return (SDL_Rect){left * size, top * size, (right - left + 1) * size,
                      (bottom - top + 1) * size};
}

static Land afar_of(Layer *layer, const Land *land)
{
    Land afar = *land;
    afar.size = ROUGH_SIZE;
    kept_thin(&layer->afar_lit, &afar);
    return afar;
}

/* Paints all of the land as it looks from afar, lit: that is there sooner than at its own size.
 * True when it is. */
static bool paint_afar(Layer *layer, const Land *land, Effort effort)
{
    Land afar = afar_of(layer, land);
    Span span = span_of(&afar, rect_of(land, ROUGH_SIZE), (Point){0, 0}, ROUGH_SIZE);
    return paint(layer, &afar, &span, effort);
}

/* Draws that, stretched. */
static void draw_afar(Layer *layer, const Land *land, Point origin, int size)
{
    Land afar = afar_of(layer, land);
    Span span = span_of(&afar, output_clipped(layer->output), origin, size);
    for (int row = span.first_y; row <= span.last_y; row++)
        for (int column = span.first_x; column <= span.last_x; column++)
            output_copy(
                layer->output,
                square(layer, &afar, column * LAYER_SQUARE, row * LAYER_SQUARE, EFFORT_IN_TIME),
                NULL, square_rect(&span, column, row), as_painted);
}

/* The tile size whose squares serve the size that is asked for. */
static int size_for(Layer *layer, int asked)
{
    bool stretches = layer->size > 0 && asked != layer->asked && asked != layer->size &&
                     5 * asked < 8 * layer->size && 10 * asked > 7 * layer->size;
    layer->asked = asked;
    layer->sharp = !stretches;
    return stretches ? layer->size : asked;
}

void layer_free(Layer *layer)
{
    kept_free(&layer->lit);
    kept_free(&layer->soon_lit);
    kept_free(&layer->afar_lit);
}

static bool near_size(int size, int other)
{
    return 4 * size < 10 * other && 10 * size > 4 * other;
}

/* `fresh`: land of this size was not asked for in the last frame. */
static Effort effort_of(const Layer *layer, int size, bool fresh)
{
    if (layer->size == 0)
        return EFFORT_ALL; /* nothing else could be shown */
    if (layer->due && (!layer->sharp || (fresh && near_size(size, layer->size))))
        return EFFORT_NONE; /* it may be of another size in the next one */
    return EFFORT_IN_TIME;
}

/* The land as it was lit when all of it was last painted. */
static Land before_of(const Layer *layer, const Land *land)
{
    Land before = *land;
    before.size = layer->size;
    before.lit = layer->lit.items;
    before.light_count = kept_fit(&layer->lit, land) ? layer->lit.count : 0;
    return before;
}

/* The land as it was before, where all of that is at hand, else rough. */
static void draw_before(Layer *layer, const Land *land, Point origin, int size, SDL_Rect rect)
{
    Land before = before_of(layer, land);
    Rgba tint = before.light_count == 0 ? rough_tint(land) : as_painted;
    SDL_Rect clip = output_clipped(layer->output), part;
    if (!SDL_IntersectRect(&clip, &rect, &part))
        return;
    Span span = span_of(&before, part, origin, size);
    if (!near_size(size, before.size) || !paint(layer, &before, &span, EFFORT_NONE)) {
        draw_rough(layer, land, origin, size, rect, rough_tint(land));
        return;
    }
    output_clip(layer->output, &part);
    for (int row = span.first_y; row <= span.last_y; row++)
        for (int column = span.first_x; column <= span.last_x; column++)
            output_copy(
                layer->output,
                square(layer, &before, column * LAYER_SQUARE, row * LAYER_SQUARE, EFFORT_NONE),
                NULL, square_rect(&span, column, row), tint);
    output_clip(layer->output, &clip);
}

/* Draws what was painted ahead, where that is all of this land as it will be seen; false where it
 * is not, or where there is time to paint it as it is seen now. What lies beyond its sides will not
 * be seen for long. */
static bool draw_painted_ahead(Layer *layer, const Land *land, Point origin, int size)
{
    if (!layer->due || layer->ahead == 0 || !layer->ahead_whole || !near_size(size, layer->ahead) ||
        layer->ahead_land != land_key(land))
        return false;
    Land shown = *land;
    shown.size = layer->ahead;
    Span span = span_of(&shown, output_clipped(layer->output), origin, size);
    layer->asked = size;
    layer->sharp = shown.size == size;
    layer->whole = paint(layer, &shown, &span, layer->sharp ? EFFORT_IN_TIME : EFFORT_NONE);
    layer->sharp = layer->sharp && layer->whole;
    for (int row = span.first_y; row <= span.last_y; row++) {
        for (int column = span.first_x; column <= span.last_x; column++) {
            const Picture *picture =
                square(layer, &shown, column * LAYER_SQUARE, row * LAYER_SQUARE, EFFORT_NONE);
            SDL_Rect target = square_rect(&span, column, row);
            if (picture)
                output_copy(layer->output, picture, NULL, target, as_painted);
            else
                draw_before(layer, land, origin, size, target);
        }
    }
    if (layer->whole) {
        layer->size = shown.size;
        kept_take(&layer->lit, land);
    }
    return true;
}

/* Keeps in mind what is to be painted in the light that is to come. */
static void keep_seen(Layer *layer, const Land *land, Point origin, int size)
{
    layer->seen = *land;
    layer->seen.day = &layer->wanted;
    layer->seen.shade = true;
    layer->seen.size = size;
    layer->seen_at = origin;
    layer->seen_part = output_clipped(layer->output);
    layer->follows = land->day && !same_day(&layer->day, &layer->wanted);
}

void layer_follow_day(Layer *layer)
{
    if (!layer->follows || !layer->sharp)
        return;
    Span span = span_of(&layer->seen, layer->seen_part, layer->seen_at, layer->seen.size);
    layer->due = layer->soon;
    layer->followed = paint(layer, &layer->seen, &span, EFFORT_IN_TIME);
}

/* While nothing else is to be done: paints the rough land, so that no motion has to wait for it. */
static void prepare_rough(Layer *layer, const Land *land)
{
    if (land->count == 0 || !layer->due || !layer->sharp || layer->expects || late(layer) ||
        !same_day(&layer->day, &layer->wanted))
        return;
    Land rough = rough_of(land);
    rough.shade = true;
    Span span = span_of(&rough, rect_of(land, ROUGH_SIZE), (Point){0, 0}, ROUGH_SIZE);
    layer->due = layer->soon;
    layer->expects = !paint(layer, &rough, &span, EFFORT_IN_TIME);
}

void layer_draw(Layer *layer, const Land *land, Point origin, int size)
{
    SDL_Rect rect = output_clipped(layer->output);
    Rgba rough = rough_tint(land);
    Land shown = *land;
    shown.shade = true;
    layer->drawn = true;
    if (draw_painted_ahead(layer, &shown, origin, size))
        return;
    bool fresh = size != layer->asked;
    shown.size = size_for(layer, size);
    Effort effort = effort_of(layer, shown.size, fresh);
    Span span = span_of(&shown, rect, origin, size);
    layer->whole = paint(layer, &shown, &span, effort);
    if (!layer->whole && layer->due && layer->size != size && kept_differ(&layer->lit, &shown) &&
        paint_afar(layer, &shown, EFFORT_IN_TIME)) {
        layer->sharp = false;
        draw_afar(layer, &shown, origin, size);
        return;
    }
    if (!layer->whole) {
        Land before = before_of(layer, &shown); /* so lit until it is painted as it should be */
        before.size = near_size(size, layer->size) ? layer->size : shown.size;
        layer->sharp = layer->bright = false;
        shown = before;
        span = span_of(&shown, rect, origin, size);
        paint_rough(layer, &shown, &span, origin, size);
    } else {
        layer->size = shown.size;
        kept_take(&layer->lit, land);
    }
    for (int row = span.first_y; row <= span.last_y; row++) {
        for (int column = span.first_x; column <= span.last_x; column++) {
            const Picture *picture =
                square(layer, &shown, column * LAYER_SQUARE, row * LAYER_SQUARE, effort);
            SDL_Rect target = square_rect(&span, column, row);
            if (picture)
                output_copy(layer->output, picture, NULL, target, as_painted);
            else
                draw_rough(layer, &shown, origin, size, target, rough);
        }
    }
    keep_seen(layer, land, origin, size);
    prepare_rough(layer, land);
}

/* A motion's first frame has enough else to do, unless there is plenty of time. */
static Effort effort_ahead(const Layer *layer)
{
    uint64_t else_to_do = SDL_GetPerformanceFrequency() * ELSE_TO_DO / 1000;
    bool begins = layer->due && !layer->went_ahead;
    return begins && SDL_GetPerformanceCounter() + else_to_do > layer->due ? EFFORT_NONE
                                                                           : EFFORT_IN_TIME;
}

void layer_paint_ahead(Layer *layer, const Land *land, Point origin, int size)
{
    Land soon = *land;
    if (layer->drawn && (!layer->due || !layer->sharp))
        return; /* what is seen now comes first */
    layer->due = layer->soon;
    soon.shade = true;
    soon.size = size;
    kept_follow(&layer->soon_lit, &soon);
    Span span = span_of(&soon, output_clipped(layer->output), origin, size);
    layer->ahead = size;
    layer->ahead_land = land_key(&soon);
    layer->ahead_whole = paint(layer, &soon, &span, EFFORT_NONE);
    Effort effort = effort_ahead(layer);
    /* to see it lit at all comes first */
    bool waits = !layer->ahead_whole && layer->size != size && kept_differ(&layer->lit, &soon) &&
                 !paint_afar(layer, &soon, effort);
    if (!layer->ahead_whole && !waits)
        layer->ahead_whole = paint(layer, &soon, &span, effort);
    layer->expects |= !layer->ahead_whole;
}

/* A tile and half a tile round it; NULL where it is not ready in time. */
static const Picture *tile_picture(Layer *layer, const Land *land, int degrees, Effort effort)
{
    uint64_t key = land_tile_key(land, degrees);
    const Picture *found = cache_find(layer->cache, key);
    int margin = land->size / 2, middle = land->size / 2, dx = -margin - middle, dy = dx;
    int side = land->size + 2 * margin;
    LandPart part = {land->tiles->x * land->size - margin, land->tiles->y * land->size - margin,
                     side, side};
    if (found)
        return found;
    if (effort == EFFORT_IN_TIME && layer->worked && late(layer))
        return NULL;
    layer->worked = true;
    if (!land_ready(land, part, effort == EFFORT_ALL ? never : late, layer))
        return NULL;
    Pixels pixels, turned;
    if (!pixels_make(&pixels, side, side))
        return &nothing;
    land_paint(land, &pixels, part.left, part.top);
    if (degrees && pixels_rotate(&turned, &pixels, degrees, &dx, &dy)) {
        pixels_free(&pixels);
        pixels = turned;
    }
    found = cache_add(layer->cache, key, &pixels, dx + middle, dy + middle);
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
    return same ? cache_find(layer->cache, land_tile_key(&before, layer->tile_degrees)) : NULL;
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

#include "squares.h"

#include <math.h>
#include <string.h>

#include "crew.h"
#include "lights.h"

/* How far what stands on a tile may reach beyond it, in tiles. */
enum { REACH = 1 };

static bool near_square(const BoardTile *tile, int size, int left, int top)
{
    int x = tile->x * size, y = tile->y * size;
    return x - REACH * size < left + SQUARE && x + (1 + REACH) * size > left &&
           y - REACH * size < top + SQUARE && y + (1 + REACH) * size > top;
}

uint64_t squares_hash_tile(uint64_t hash, const BoardTile *tile)
{
    return hash_number(hash, (uint64_t)tile->tile << 32 | (uint64_t)tile->rotation << 24 |
                                 (uint64_t)(uint8_t)tile->x << 16 |
                                 (uint64_t)(uint8_t)tile->y << 8 | tile->bare);
}

uint64_t squares_hash_day(uint64_t hash, const Grade *day)
{
    return day ? hash_bytes(hash, day, sizeof *day) : hash;
}

static uint64_t hash_light(uint64_t hash, const BoardLight *light)
{
    return hash_number(squares_hash_tile(hash, &light->tile),
                       (uint64_t)light->style << 48 | (uint64_t)light->zones << 32 |
                           (uint64_t)light->colour.r << 24 | (uint64_t)light->colour.g << 16 |
                           (uint64_t)light->colour.b << 8 | light->colour.a);
}

uint64_t squares_land_key(const Land *land)
{
    uint64_t key = squares_hash_day(hash_number(HASH_START, land->edition->rules.id), land->day);
    for (size_t i = 0; i < land->count; i++)
        key = squares_hash_tile(key, &land->tiles[i]);
    for (size_t i = 0; i < land->light_count; i++)
        key = hash_light(key, &land->lit[i]);
    return key;
}

static uint64_t square_key(const Land *land, int left, int top, bool *any)
{
    uint64_t key = hash_name(HASH_START, "square");
    key = hash_number(key, (uint64_t)land->edition->rules.id << 32 | (uint32_t)land->size);
    key = hash_number(key, (uint64_t)(uint32_t)left << 32 | (uint32_t)top);
    key = squares_hash_day(key, land->day);
    *any = false;
    for (size_t i = 0; i < land->count; i++) {
        if (!near_square(&land->tiles[i], land->size, left, top))
            continue;
        *any = true;
        key = squares_hash_tile(key, &land->tiles[i]);
    }
    for (size_t i = 0; i < land->light_count; i++) {
        const BoardLight *light = &land->lit[i];
        if (!near_square(&light->tile, land->size, left, top))
            continue;
        key = hash_light(key, light);
    }
    return key;
}

bool squares_late(const void *context)
{
    const Squares *squares = context;
    return squares->due && SDL_GetPerformanceCounter() >= squares->due;
}

static bool never(const void *context)
{
    (void)context;
    return false;
}

bool squares_ready(Squares *squares, const Land *land, LandPart part, Effort effort)
{
    squares->worked = true;
    return land_ready(land, part, effort == EFFORT_ALL ? never : squares_late, squares);
}

static const Picture nothing;

static void paint_one(void *context, int index)
{
    SquaresBatch *batch = context;
    LandPart part = batch->items[index].part;
    Pixels *pixels = &batch->items[index].pixels;
    if (!pixels_make(pixels, part.w, part.h))
        return;
    land_paint(batch->land, pixels, part.left, part.top);
    pixels_drop_empty(pixels);
}

void squares_finish(Squares *squares, SquaresBatch *batch)
{
    const Land *land = batch->land;
    bool together = true;
    for (int i = 0; together && land->light_count && i < batch->count; i++)
        together = lights_at_hand(land->lights, land, batch->items[i].part);
    if (together)
        crew_work(paint_one, batch, batch->count);
    for (int i = 0; i < batch->count; i++) {
        if (!together)
            paint_one(batch, i);
        cache_add(squares->cache, batch->items[i].key, &batch->items[i].pixels, 0, 0);
    }
    batch->count = 0;
}

bool squares_ask(Squares *squares, SquaresBatch *batch, SDL_Point at, Effort effort)
{
    bool any;
    const Land *land = batch->land;
    LandPart part = {at.x * SQUARE, at.y * SQUARE, SQUARE, SQUARE};
    uint64_t key = square_key(land, part.left, part.top, &any);
    if (!any || cache_find(squares->cache, key))
        return true;
    for (int i = 0; i < batch->count; i++)
        if (batch->items[i].key == key)
            return true;
    if (effort == EFFORT_NONE ||
        (effort == EFFORT_IN_TIME && squares->worked && squares_late(squares)))
        return false;
    if (!squares_ready(squares, land, part, effort))
        return false;
    batch->items[batch->count].part = part;
    batch->items[batch->count++].key = key;
    if (batch->count == MOST_SQUARES || batch->count >= crew_size())
        squares_finish(squares, batch);
    return true;
}

const Picture *squares_find(Squares *squares, const Land *land, SDL_Point at)
{
    bool any;
    uint64_t key = square_key(land, at.x * SQUARE, at.y * SQUARE, &any);
    return any ? cache_find(squares->cache, key) : &nothing;
}

static int floor_div(float a, float b)
{
    return (int)floorf(a / b);
}

SquaresSpan squares_span(const Land *land, SDL_Rect rect, Point origin, int size)
{
    SquaresSpan span = {.x = floorf(origin.x + .5f),
                        .y = floorf(origin.y + .5f),
                        .side = SQUARE * (float)size / (float)land->size};
    span.first_x = floor_div((float)rect.x - span.x, span.side);
    span.last_x = floor_div((float)(rect.x + rect.w) - span.x, span.side);
    span.first_y = floor_div((float)rect.y - span.y, span.side);
    span.last_y = floor_div((float)(rect.y + rect.h) - span.y, span.side);
    return span;
}

bool squares_paint(Squares *squares, const Land *land, const SquaresSpan *span, Effort effort)
{
    bool whole = true;
    SquaresBatch batch = {.land = land};
    for (int row = span->first_y; row <= span->last_y && whole; row++)
        for (int column = span->first_x; column <= span->last_x && whole; column++)
            whole = squares_ask(squares, &batch, (SDL_Point){column, row}, effort);
    squares_finish(squares, &batch);
    return whole;
}

SDL_Rect squares_rect(const SquaresSpan *span, SDL_Point at)
{
    int x = (int)floorf(span->x + (float)at.x * span->side + .5f),
        y = (int)floorf(span->y + (float)at.y * span->side + .5f);
    int right = (int)floorf(span->x + (float)(at.x + 1) * span->side + .5f);
    int bottom = (int)floorf(span->y + (float)(at.y + 1) * span->side + .5f);
    return (SDL_Rect){x, y, right - x, bottom - y};
}

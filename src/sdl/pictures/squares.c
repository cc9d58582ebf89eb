#include "squares.h"

#include <math.h>
#include <stdlib.h>

#include "sdl/pixels/heap.h"
#include "sdl/recipes/land.h"
#include "sdl/recipes/lights.h"

bool squares_ready(Squares *squares, const Land *land, LandParts parts, Effort effort)
{
    squares->worked = true;
    return land_ready(land, parts, effort == EFFORT_ALL ? NULL : &squares->deadline);
}

_Static_assert(SQUARE *SQUARE * sizeof(uint32_t) == BLOCK_BYTES, "blocks are made for squares");

static const Picture nothing;

static LandPart part_of(SDL_Point at)
{
    return (LandPart){at.x * SQUARE, at.y * SQUARE, SQUARE, SQUARE};
}

static void paint_one(void *context, int index)
{
    SquaresBatch *batch = context;
    Square *square = &batch->items[index];
    LandPart part = square->part;
    Pixels *pixels = &square->pixels;
    square->painted = index == 0 || !deadline_over(batch->deadline);
    if (!square->painted || !pixels_make(pixels, part.w, part.h))
        return;
    land_paint(batch->land, pixels, part.left, part.top);
    pixels_drop_empty(pixels);
    square->opaque = pixels->at && cache_prepare(pixels);
}

void squares_free(Squares *squares)
{
    free(squares->painted);
    squares->painted = NULL;
    squares->painted_count = squares->painted_capacity = 0;
}

void squares_lend(Squares *squares, uint64_t due)
{
    squares->deadline.at = due;
    squares->worked = squares->lent = true;
}

void squares_stop(Squares *squares)
{
    squares->deadline.stop = true;
}

static void keep(Squares *squares, Square *square)
{
    cache_add_prepared(squares->cache, square->key, &square->pixels, square->opaque);
}

void squares_take_back(Squares *squares)
{
    squares->deadline.stop = squares->lent = false;
    for (int i = 0; i < squares->painted_count; i++)
        keep(squares, &squares->painted[i]);
    squares->painted_count = 0;
}

/* Lets it lie until the cache can take it; nothing is kept when memory is out. */
static void set_aside(Squares *squares, Square *square)
{
    if (squares->painted_count == squares->painted_capacity) {
        int capacity = squares->painted_capacity ? 2 * squares->painted_capacity : 32;
        Square *painted = realloc(squares->painted, (size_t)capacity * sizeof *painted);
        if (!painted) {
            pixels_free(&square->pixels);
            return;
        }
        squares->painted = painted;
        squares->painted_capacity = capacity;
    }
    squares->painted[squares->painted_count++] = *square;
}

static bool is_painted(Squares *squares, uint64_t key)
{
    for (int i = 0; i < squares->painted_count; i++)
        if (squares->painted[i].key == key)
            return true;
    return cache_find(squares->cache, key);
}

/* Makes what a batch is painted with: all of it together, so that no core waits for another. False
 * where there was no time for all of it. */
static bool ready_batch(Squares *squares, const SquaresBatch *batch)
{
    LandPart parts[MOST_SQUARES];
    for (int i = 0; i < batch->count; i++)
        parts[i] = batch->items[i].part;
    return squares_ready(squares, batch->land, (LandParts){parts, batch->count},
                         batch->deadline ? EFFORT_IN_TIME : EFFORT_ALL);
}

static void paint_batch(SquaresBatch *batch)
{
    const Land *land = batch->land;
    bool together = true;
    for (int i = 0; together && land->light_count && i < batch->count; i++)
        together = lights_at_hand(land->lights, land, (LandParts){&batch->items[i].part, 1});
    if (together)
        crew_work(paint_one, batch, batch->count);
    for (int i = 0; !together && i < batch->count; i++)
        paint_one(batch, i);
}

bool squares_finish(Squares *squares, SquaresBatch *batch)
{
    bool whole = batch->count == 0 || ready_batch(squares, batch);
    if (!whole)
        batch->count = 0;
    paint_batch(batch);
    for (int i = 0; i < batch->count; i++) {
        if (batch->items[i].painted)
            (squares->lent ? set_aside : keep)(squares, &batch->items[i]);
        whole = whole && batch->items[i].painted;
    }
    batch->count = 0;
    return whole;
}

bool squares_ask(Squares *squares, SquaresBatch *batch, SDL_Point at, Effort effort)
{
    bool any;
    LandPart part = part_of(at);
    uint64_t key = land_part_key(&squares->reaches, batch->land, part, &any);
    if (!any || is_painted(squares, key))
        return true;
    for (int i = 0; i < batch->count; i++)
        if (batch->items[i].key == key)
            return true;
    if (effort == EFFORT_NONE ||
        (effort == EFFORT_IN_TIME && squares->worked && deadline_over(&squares->deadline)))
        return false;
    batch->deadline = effort == EFFORT_ALL ? NULL : &squares->deadline;
    batch->items[batch->count++] = (Square){.part = part, .key = key};
    return batch->count < MOST_SQUARES || squares_finish(squares, batch);
}

const Picture *squares_find(Squares *squares, const Land *land, SDL_Point at)
{
    bool any;
    uint64_t key = land_part_key(&squares->reaches, land, part_of(at), &any);
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
    return squares_finish(squares, &batch) && whole;
}

SDL_Rect squares_rect(const SquaresSpan *span, SDL_Point at)
{
    int x = (int)floorf(span->x + (float)at.x * span->side + .5f),
        y = (int)floorf(span->y + (float)at.y * span->side + .5f);
    int right = (int)floorf(span->x + (float)(at.x + 1) * span->side + .5f);
    int bottom = (int)floorf(span->y + (float)(at.y + 1) * span->side + .5f);
    return (SDL_Rect){x, y, right - x, bottom - y};
}

enum { ONE_SQUARE = 2, MOST_SPARE = 4 /* milliseconds */ };

void painter_wish(Painter *painter, const Land *land, const SquaresSpan *span)
{
    if (painter->count == MOST_WISHES ||
        !kept_land_take(&painter->wishes[painter->count].kept, land))
        return;
    painter->wishes[painter->count++].span = *span;
}

void painter_wish_tile(Painter *painter, const Land *land, LandPart part)
{
    painter->any_tile = kept_land_take(&painter->tile.kept, land);
    painter->tile.part = part;
}

void painter_forget(Painter *painter)
{
    painter->count = 0;
    painter->any_tile = false;
}

static void paint(Painter *painter)
{
    const Wish *tile = &painter->tile;
    if (painter->any_tile && !squares_ready(painter->squares, &tile->kept.land,
                                            (LandParts){&tile->part, 1}, EFFORT_IN_TIME))
        return;
    for (int i = 0; i < painter->count; i++)
        if (!squares_paint(painter->squares, &painter->wishes[i].kept.land,
                           &painter->wishes[i].span, EFFORT_IN_TIME))
            return;
}

static int run(void *context)
{
    Painter *painter = context;
    for (;;) {
        SDL_SemWait(painter->begin);
        if (painter->ends)
            break;
        paint(painter);
        SDL_SemPost(painter->end);
    }
    scratch_free();
    return 0;
}

static bool assemble(Painter *painter)
{
    if (painter->thread)
        return true;
    painter->begin = painter->begin ? painter->begin : SDL_CreateSemaphore(0);
    painter->end = painter->end ? painter->end : SDL_CreateSemaphore(0);
    if (painter->begin && painter->end)
        painter->thread = SDL_CreateThread(run, "land", painter);
    return painter->thread;
}

void painter_begin(Painter *painter, uint64_t due)
{
    bool any = painter->count > 0 || painter->any_tile;
    if (!any || painter->works || painter->squares->deadline.clock() >= due || !assemble(painter))
        return;
    painter->works = true;
    painter->due = due;
    squares_lend(painter->squares, due + painter->spare);
    SDL_SemPost(painter->begin);
}

/* A square takes a while: to wait for one would delay a frame more than it would gain. */
static void follow_spare(Painter *painter)
{
    uint64_t now = painter->squares->deadline.clock(), tick = SDL_GetPerformanceFrequency() / 1000;
    uint64_t least = painter->due + ONE_SQUARE * tick, most = MOST_SPARE * tick;
    uint64_t spare = now > least ? now - least : 0;
    painter->spare = spare < most ? spare : most;
}

void painter_pause(Painter *painter)
{
    if (!painter->works)
        return;
    follow_spare(painter);
    squares_stop(painter->squares);
    SDL_SemWait(painter->end);
    painter->works = false;
    squares_take_back(painter->squares);
}

void painter_dismiss(Painter *painter)
{
    painter_pause(painter);
    if (!painter->thread)
        return;
    painter->ends = true;
    SDL_SemPost(painter->begin);
    SDL_WaitThread(painter->thread, NULL);
    painter->thread = NULL;
    painter->ends = false;
}

void painter_free(Painter *painter)
{
    painter_dismiss(painter);
    if (painter->begin)
        SDL_DestroySemaphore(painter->begin);
    if (painter->end)
        SDL_DestroySemaphore(painter->end);
    for (int i = 0; i < MOST_WISHES; i++)
        kept_land_free(&painter->wishes[i].kept);
    kept_land_free(&painter->tile.kept);
    *painter = (Painter){.squares = painter->squares};
}

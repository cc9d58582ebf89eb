#include "chunks.h"

#include <math.h>
#include <stdlib.h>

#include "sdl/pixels/pool.h"
#include "sdl/recipes/land.h"
#include "sdl/recipes/lights.h"

bool chunks_ready(Chunks *chunks, const Land *land, LandParts parts, Effort effort)
{
    chunks->worked = true;
    return land_ready(land, parts, effort == EFFORT_ALL ? NULL : &chunks->deadline);
}

_Static_assert(CHUNK *CHUNK * sizeof(uint32_t) == BLOCK_BYTES, "blocks are made for chunks");

static const Picture nothing;

static LandPart part_of(SDL_Point at)
{
    return (LandPart){at.x * CHUNK, at.y * CHUNK, CHUNK, CHUNK};
}

static void paint_one(void *context, int index)
{
    ChunkBatch *batch = context;
    Chunk *chunk = &batch->items[index];
    LandPart part = chunk->part;
    Pixels *pixels = &chunk->pixels;
    chunk->painted = index == 0 || !deadline_over(batch->deadline);
    if (!chunk->painted || !pixels_make(pixels, part.w, part.h))
        return;
    land_paint(batch->land, pixels, part.left, part.top);
    pixels_drop_empty(pixels);
    chunk->opaque = pixels->at && cache_prepare(pixels);
}

void chunks_free(Chunks *chunks)
{
    free(chunks->painted);
    chunks->painted = NULL;
    chunks->painted_count = chunks->painted_capacity = 0;
}

void chunks_lend(Chunks *chunks, uint64_t due)
{
    chunks->deadline.at = due;
    chunks->worked = chunks->lent = true;
}

void chunks_stop(Chunks *chunks)
{
    chunks->deadline.stop = true;
}

static void keep(Chunks *chunks, Chunk *chunk)
{
    cache_add_prepared(chunks->cache, chunk->key, &chunk->pixels, chunk->opaque);
}

void chunks_take_back(Chunks *chunks)
{
    chunks->deadline.stop = chunks->lent = false;
    for (int i = 0; i < chunks->painted_count; i++)
        keep(chunks, &chunks->painted[i]);
    chunks->painted_count = 0;
}

/* Keeps a chunk until the cache can take it; frees it when memory is out. */
static void set_aside(Chunks *chunks, Chunk *chunk)
{
    if (chunks->painted_count == chunks->painted_capacity) {
        int capacity = chunks->painted_capacity ? 2 * chunks->painted_capacity : 32;
        Chunk *painted = realloc(chunks->painted, (size_t)capacity * sizeof *painted);
        if (!painted) {
            pixels_free(&chunk->pixels);
            return;
        }
        chunks->painted = painted;
        chunks->painted_capacity = capacity;
    }
    chunks->painted[chunks->painted_count++] = *chunk;
}

static bool is_painted(Chunks *chunks, uint64_t key)
{
    for (int i = 0; i < chunks->painted_count; i++)
        if (chunks->painted[i].key == key)
            return true;
    return cache_find(chunks->cache, key);
}

/* Makes what a batch is painted with, all at once, so that no core waits for another. False where
 * there was no time for all. */
static bool ready_batch(Chunks *chunks, const ChunkBatch *batch)
{
    LandPart parts[MOST_CHUNKS];
    for (int i = 0; i < batch->count; i++)
        parts[i] = batch->items[i].part;
    return chunks_ready(chunks, batch->land, (LandParts){parts, batch->count},
                        batch->deadline ? EFFORT_IN_TIME : EFFORT_ALL);
}

static void paint_batch(ChunkBatch *batch)
{
    const Land *land = batch->land;
    bool together = true;
    for (int i = 0; together && land->light_count && i < batch->count; i++)
        together = lights_at_hand(land->lights, land, (LandParts){&batch->items[i].part, 1});
    if (together)
        pool_run(paint_one, batch, batch->count);
    for (int i = 0; !together && i < batch->count; i++)
        paint_one(batch, i);
}

bool chunks_finish(Chunks *chunks, ChunkBatch *batch)
{
    bool whole = batch->count == 0 || ready_batch(chunks, batch);
    if (!whole)
        batch->count = 0;
    paint_batch(batch);
    for (int i = 0; i < batch->count; i++) {
        if (batch->items[i].painted)
            (chunks->lent ? set_aside : keep)(chunks, &batch->items[i]);
        whole = whole && batch->items[i].painted;
    }
    batch->count = 0;
    return whole;
}

bool chunks_ask(Chunks *chunks, ChunkBatch *batch, SDL_Point at, Effort effort)
{
    bool any;
    LandPart part = part_of(at);
    uint64_t key = land_part_key(&chunks->overhangs, batch->land, part, &any);
    if (!any || is_painted(chunks, key))
        return true;
    for (int i = 0; i < batch->count; i++)
        if (batch->items[i].key == key)
            return true;
    if (effort == EFFORT_NONE ||
        (effort == EFFORT_IN_TIME && chunks->worked && deadline_over(&chunks->deadline)))
        return false;
    batch->deadline = effort == EFFORT_ALL ? NULL : &chunks->deadline;
    batch->items[batch->count++] = (Chunk){.part = part, .key = key};
    return batch->count < MOST_CHUNKS || chunks_finish(chunks, batch);
}

const Picture *chunks_find(Chunks *chunks, const Land *land, SDL_Point at)
{
    bool any;
    uint64_t key = land_part_key(&chunks->overhangs, land, part_of(at), &any);
    return any ? cache_find(chunks->cache, key) : &nothing;
}

static int floor_div(float a, float b)
{
    return (int)floorf(a / b);
}

ChunkSpan chunks_span(const Land *land, SDL_Rect rect, Point origin, int size)
{
    ChunkSpan span = {.x = floorf(origin.x + .5f),
                      .y = floorf(origin.y + .5f),
                      .side = CHUNK * (float)size / (float)land->size};
    span.first_x = floor_div((float)rect.x - span.x, span.side);
    span.last_x = floor_div((float)(rect.x + rect.w) - span.x, span.side);
    span.first_y = floor_div((float)rect.y - span.y, span.side);
    span.last_y = floor_div((float)(rect.y + rect.h) - span.y, span.side);
    return span;
}

bool chunks_paint(Chunks *chunks, const Land *land, const ChunkSpan *span, Effort effort)
{
    bool whole = true;
    ChunkBatch batch = {.land = land};
    for (int row = span->first_y; row <= span->last_y && whole; row++)
        for (int column = span->first_x; column <= span->last_x && whole; column++)
            whole = chunks_ask(chunks, &batch, (SDL_Point){column, row}, effort);
    return chunks_finish(chunks, &batch) && whole;
}

SDL_Rect chunks_rect(const ChunkSpan *span, SDL_Point at)
{
    int x = (int)floorf(span->x + (float)at.x * span->side + .5f),
        y = (int)floorf(span->y + (float)at.y * span->side + .5f);
    int right = (int)floorf(span->x + (float)(at.x + 1) * span->side + .5f);
    int bottom = (int)floorf(span->y + (float)(at.y + 1) * span->side + .5f);
    return (SDL_Rect){x, y, right - x, bottom - y};
}

enum { ONE_CHUNK = 2, MOST_SPARE = 4 /* milliseconds */ };

void painter_add(Painter *painter, const Land *land, const ChunkSpan *span)
{
    if (painter->count == MOST_JOBS || !kept_land_take(&painter->jobs[painter->count].kept, land))
        return;
    painter->jobs[painter->count++].span = *span;
}

void painter_add_tile(Painter *painter, const Land *land, LandPart part)
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
    const PaintJob *tile = &painter->tile;
    if (painter->any_tile && !chunks_ready(painter->chunks, &tile->kept.land,
                                           (LandParts){&tile->part, 1}, EFFORT_IN_TIME))
        return;
    for (int i = 0; i < painter->count; i++)
        if (!chunks_paint(painter->chunks, &painter->jobs[i].kept.land, &painter->jobs[i].span,
                          EFFORT_IN_TIME))
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
    if (!any || painter->works || painter->chunks->deadline.clock() >= due || !assemble(painter))
        return;
    painter->works = true;
    painter->due = due;
    chunks_lend(painter->chunks, due + painter->spare);
    SDL_SemPost(painter->begin);
}

/* Measures how long after `due` the painter was not waited for. A frame that waits for a chunk
 * loses more than it gains. */
static void follow_spare(Painter *painter)
{
    uint64_t now = painter->chunks->deadline.clock(), tick = SDL_GetPerformanceFrequency() / 1000;
    uint64_t least = painter->due + ONE_CHUNK * tick, most = MOST_SPARE * tick;
    uint64_t spare = now > least ? now - least : 0;
    painter->spare = spare < most ? spare : most;
}

void painter_pause(Painter *painter)
{
    if (!painter->works)
        return;
    follow_spare(painter);
    chunks_stop(painter->chunks);
    SDL_SemWait(painter->end);
    painter->works = false;
    chunks_take_back(painter->chunks);
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
    for (int i = 0; i < MOST_JOBS; i++)
        kept_land_free(&painter->jobs[i].kept);
    kept_land_free(&painter->tile.kept);
    *painter = (Painter){.chunks = painter->chunks};
}

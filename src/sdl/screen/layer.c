#include "layer.h"

#include <string.h>

#include "frame_budget.h"
#include "sdl/pixels/pixels.h"
#include "sdl/recipes/land.h"

enum { ELSE_TO_DO = 6 }; /* milliseconds that the first frame of a motion needs for the rest */

static bool same_day(const Grade *a, const Grade *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

void layer_begin(Layer *layer, const DrawList *list, uint64_t due, uint64_t soon)
{
    const DrawCommand *board = draw_find(list, DRAW_BOARD);
    bool dated = board && board->lit;
    bool waits = layer->size > 0 && due && dated && layer->dated &&
                 !frame_budget_jump(layer->count, board->count);
    bool ready = layer->followed && same_day(&layer->wanted, &list->day);
    if (!waits || ready)
        layer->day = list->day;
    layer->followed = false;
    layer->wanted = list->day;
    layer->dated = dated;
    layer->count = board ? board->count : layer->count;
    layer->chunks.deadline.at = due;
    layer->soon = soon;
    layer->whole = layer->sharp = layer->bright = true;
    layer->chunks.worked = false;
    layer->was_prefetching = layer->prefetched > 0;
    layer->prefetched = 0;
    layer->drawn = layer->expects = layer->follows = false;
    painter_forget(&layer->painter);
}

bool layer_settled(const Layer *layer)
{
    return layer->sharp && !layer->expects &&
           (!layer->dated || same_day(&layer->day, &layer->wanted));
}

bool layer_hasty(const Layer *layer)
{
    return layer->chunks.deadline.at && layer->drawn && !layer->sharp;
}

static const Rgba as_painted = {255, 255, 255, 255};

/* What coarse land is multiplied by. It has no lights: where some of the land is dimmed, all of it
 * is. */
static Rgba coarse_tint(const Land *land)
{
    for (size_t i = 0; i < land->light_count; i++) {
        if (land->lit[i].style == ZONES_OUTSIDE) {
            uint8_t left = (uint8_t)(255 - land->lit[i].colour.a);
            return (Rgba){left, left, left, 255};
        }
    }
    return as_painted;
}

static Land coarse_of(const Land *land)
{
    Land coarse = *land;
    coarse.size = COARSE_SIZE;
    coarse.light_count = 0;
    return coarse;
}

/* Land as it is asked for. */
typedef struct BoardView {
    const Land *land;
    Point origin; /* of the corner of cell 0,0 */
    int size;     /* pixels a tile */
} BoardView;

/* Draws over a rectangle what stands in for a chunk that is missing. */
typedef void (*StandIn)(Layer *layer, const BoardView *view, SDL_Rect rect);

/* Draws chunks of a land. `stand_in` (NULL: none) draws for those that are missing. */
static void draw_chunks(Layer *layer, const Land *land, const ChunkSpan *span, Rgba tint,
                        StandIn stand_in, const BoardView *view)
{
    for (int row = span->first_y; row <= span->last_y; row++) {
        for (int column = span->first_x; column <= span->last_x; column++) {
            SDL_Point at = {column, row};
            const Picture *picture = chunks_find(&layer->chunks, land, at);
            SDL_Rect rect = chunks_rect(span, at);
            if (picture || !stand_in)
                output_copy(layer->output, picture, NULL, rect, tint);
            else
                stand_in(layer, view, rect);
        }
    }
}

/* Draws the chunks in a part of the output. */
static void draw_part(Layer *layer, const Land *land, const BoardView *view, SDL_Rect part,
                      Rgba tint)
{
    SDL_Rect clip = output_clipped(layer->output);
    ChunkSpan span = chunks_span(land, part, view->origin, view->size);
    output_clip(layer->output, &part);
    draw_chunks(layer, land, &span, tint, NULL, view);
    output_clip(layer->output, &clip);
}

/* Paints the coarse land wherever a chunk is missing. */
static void paint_coarse(Layer *layer, const Land *land, const ChunkSpan *span,
                         const BoardView *view)
{
    Land coarse = coarse_of(land);
    ChunkBatch batch = {.land = &coarse};
    SDL_Rect clip = output_clipped(layer->output), rect, part;
    for (int row = span->first_y; row <= span->last_y; row++) {
        for (int column = span->first_x; column <= span->last_x; column++) {
            SDL_Point at = {column, row};
            rect = chunks_rect(span, at);
            if (chunks_find(&layer->chunks, land, at) || !SDL_IntersectRect(&clip, &rect, &part))
                continue;
            ChunkSpan below = chunks_span(&coarse, part, view->origin, view->size);
            for (int y = below.first_y; y <= below.last_y; y++)
                for (int x = below.first_x; x <= below.last_x; x++)
                    chunks_ask(&layer->chunks, &batch, (SDL_Point){x, y}, EFFORT_ALL);
        }
    }
    chunks_finish(&layer->chunks, &batch);
}

/* A stand-in that is always there: unlit coarse land. */
static void draw_coarse(Layer *layer, const BoardView *view, SDL_Rect rect)
{
    Land coarse = coarse_of(view->land);
    SDL_Rect clip = output_clipped(layer->output), part;
    if (!SDL_IntersectRect(&clip, &rect, &part))
        return;
    ChunkSpan span = chunks_span(&coarse, part, view->origin, view->size);
    chunks_paint(&layer->chunks, &coarse, &span, EFFORT_ALL);
    draw_part(layer, &coarse, view, part, coarse_tint(view->land));
}

/* All chunks of coarse land. */
static ChunkSpan coarse_span(const Land *coarse)
{
    int left = INT8_MAX, top = INT8_MAX, right = INT8_MIN, bottom = INT8_MIN, size = COARSE_SIZE;
    for (size_t i = 0; i < coarse->count; i++) {
        const BoardTile *tile = &coarse->tiles[i];
        left = smaller(left, tile->x);
        top = smaller(top, tile->y);
        right = tile->x > right ? tile->x : right;
        bottom = tile->y > bottom ? tile->y : bottom;
    }
    SDL_Rect rect = {left * size, top * size, (right - left + 1) * size, (bottom - top + 1) * size};
    return chunks_span(coarse, rect, (Point){0, 0}, size);
}

static Land coarse_lit_of(Layer *layer, const Land *land)
{
    Land coarse = *land;
    coarse.size = COARSE_SIZE;
    kept_thin(&layer->coarse_lit, &coarse);
    return coarse;
}

/* Paints a span as far as the effort goes, and queues the rest. True when all is painted. */
static bool paint_or_queue(Layer *layer, const Land *land, const ChunkSpan *span, Effort effort)
{
    bool whole = chunks_paint(&layer->chunks, land, span, effort);
    if (!whole)
        painter_add(&layer->painter, land, span);
    return whole;
}

/* Paints all of the land coarse, but lit: that takes less time than at its own size. True when all
 * is painted. */
static bool paint_coarse_lit(Layer *layer, const Land *land, Effort effort)
{
    Land coarse = coarse_lit_of(layer, land);
    ChunkSpan span = coarse_span(&coarse);
    return paint_or_queue(layer, &coarse, &span, effort);
}

/* Draws that. */
static void draw_coarse_lit(Layer *layer, const BoardView *view)
{
    Land coarse = coarse_lit_of(layer, view->land);
    ChunkSpan span = chunks_span(&coarse, output_clipped(layer->output), view->origin, view->size);
    chunks_paint(&layer->chunks, &coarse, &span, EFFORT_IN_TIME); /* what reaches beyond */
    draw_chunks(layer, &coarse, &span, as_painted, NULL, view);
}

/* The tile size of the chunks that are drawn for the size that is asked for. */
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
    kept_free(&layer->prefetched_lit);
    kept_free(&layer->coarse_lit);
    kept_land_free(&layer->largest);
    painter_free(&layer->painter);
    chunks_free(&layer->chunks);
}

void layer_spare(Layer *layer)
{
    kept_land_free(&layer->largest);
}

/* `fresh`: the frame before asked for another size. `zooms`: and the one before that for yet
 * another. Then what can be stretched is painted between frames: to stretch all of the land takes
 * long enough. */
static Effort effort_of(const Layer *layer, int size, bool fresh, bool zooms)
{
    if (layer->size == 0)
        return EFFORT_ALL; /* nothing could stand in */
    if (layer->chunks.deadline.at &&
        (!layer->sharp || ((fresh || zooms) && near_size(size, layer->size))))
        return EFFORT_NONE;
    return EFFORT_IN_TIME;
}

/* The land in the lights that it was last painted whole with. */
static Land previous_of(const Layer *layer, const Land *land)
{
    Land previous = *land;
    previous.size = layer->size;
    previous.lit = layer->lit.items;
    previous.light_count = kept_fit(&layer->lit, land) ? layer->lit.count : 0;
    return previous;
}

/* A stand-in: the land in its previous lights, where all of that is at hand, else coarse. */
static void draw_previous(Layer *layer, const BoardView *view, SDL_Rect rect)
{
    Land previous = previous_of(layer, view->land);
    SDL_Rect clip = output_clipped(layer->output), part;
    if (!SDL_IntersectRect(&clip, &rect, &part))
        return;
    ChunkSpan span = chunks_span(&previous, part, view->origin, view->size);
    if (near_size(view->size, previous.size) &&
        chunks_paint(&layer->chunks, &previous, &span, EFFORT_NONE))
        draw_part(layer, &previous, view, part,
                  previous.light_count == 0 ? coarse_tint(view->land) : as_painted);
    else
        draw_coarse(layer, view, rect);
}

/* Draws what was prefetched, if that is all of this land. False where it is not, or where there is
 * no deadline. */
static bool draw_prefetched(Layer *layer, const BoardView *view)
{
    if (!layer->chunks.deadline.at || layer->prefetched == 0 || !layer->prefetched_whole ||
        !near_size(view->size, layer->prefetched) || layer->prefetched_land != land_key(view->land))
        return false;
    Land shown = *view->land;
    shown.size = layer->prefetched;
    ChunkSpan span = chunks_span(&shown, output_clipped(layer->output), view->origin, view->size);
    layer->asked = view->size;
    layer->sharp = shown.size == view->size;
    layer->whole =
        paint_or_queue(layer, &shown, &span, layer->sharp ? EFFORT_IN_TIME : EFFORT_NONE);
    layer->sharp = layer->sharp && layer->whole;
    draw_chunks(layer, &shown, &span, as_painted, draw_previous, view);
    if (layer->whole) {
        layer->size = shown.size;
        kept_take(&layer->lit, view->land);
    }
    return true;
}

/* Keeps what layer_follow_day paints in the wanted light. */
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
    ChunkSpan span = chunks_span(&layer->seen, layer->seen_part, layer->seen_at, layer->seen.size);
    layer->chunks.deadline.at = layer->soon;
    layer->followed = paint_or_queue(layer, &layer->seen, &span, EFFORT_IN_TIME);
}

/* While the board is zoomed, the coarse land is not seen. It is marked as used: the end of the zoom
 * needs it. */
static void keep_coarse(Layer *layer, const Land *land)
{
    Land coarse = coarse_of(land);
    ChunkSpan span = coarse_span(&coarse);
    if (land->count > 0 && layer->chunks.deadline.at)
        chunks_paint(&layer->chunks, &coarse, &span, EFFORT_NONE);
}

/* Paints all of the coarse land as far as there is time. */
static bool prepare_coarse(Layer *layer, const Land *land)
{
    Land coarse = coarse_of(land);
    ChunkSpan span = coarse_span(&coarse);
    coarse.shade = true;
    return paint_or_queue(layer, &coarse, &span, EFFORT_IN_TIME);
}

/* The coarse land of the end of a game, so that history may jump back there. */
static bool prepare_largest(Layer *layer, const Land *land)
{
    if (kept_land_grew(&layer->largest, land))
        return prepare_coarse(layer, &layer->largest.land);
    Land unlit = *land;
    unlit.light_count = 0;
    kept_land_take(&layer->largest, &unlit);
    return true;
}

/* While nothing else is to be done: paints the coarse land, so that no motion waits for it, and
 * once the board rests what is seen of it, unlit, so that lights may go out at once. */
static void prepare(Layer *layer, const Land *land, Point origin, bool rests)
{
    if (land->count == 0 || !layer->chunks.deadline.at || !layer->sharp || layer->expects ||
        deadline_over(&layer->chunks.deadline) || !same_day(&layer->day, &layer->wanted))
        return;
    Land unlit = *land;
    layer->chunks.deadline.at = layer->soon;
    layer->expects = !prepare_coarse(layer, land);
    if (!layer->expects && land->light_count > 0 && rests) {
        unlit.light_count = 0;
        ChunkSpan span = chunks_span(&unlit, output_clipped(layer->output), origin, land->size);
        layer->expects = !paint_or_queue(layer, &unlit, &span, EFFORT_IN_TIME);
    }
    if (!layer->expects)
        layer->expects = !prepare_largest(layer, land);
}

void layer_draw(Layer *layer, const Land *land, Point origin, int size)
{
    SDL_Rect rect = output_clipped(layer->output);
    Land wanted = *land;
    wanted.shade = true;
    wanted.size = size;
    BoardView view = {&wanted, origin, size};
    layer->drawn = true;
    if (draw_prefetched(layer, &view))
        return;
    bool fresh = size != layer->asked, zooms = layer->zooms;
    Land shown = wanted;
    layer->zooms = fresh;
    if (fresh)
        keep_coarse(layer, &wanted);
    shown.size = size_for(layer, size);
    Effort effort = effort_of(layer, shown.size, fresh, zooms);
    ChunkSpan span = chunks_span(&shown, rect, origin, size);
    layer->whole = fresh && effort == EFFORT_NONE
                       ? chunks_paint(&layer->chunks, &shown, &span, EFFORT_NONE)
                       : paint_or_queue(layer, &shown, &span, effort);
    if (!layer->whole && layer->chunks.deadline.at && layer->size != size &&
        kept_differ(&layer->lit, &shown) && paint_coarse_lit(layer, &shown, EFFORT_IN_TIME)) {
        layer->sharp = false;
        draw_coarse_lit(layer, &view);
        return;
    }
    if (!layer->whole) {
        Land previous = previous_of(layer, &shown);
        previous.size = near_size(size, layer->size) ? layer->size : shown.size;
        layer->sharp = layer->bright = false;
        shown = previous;
        span = chunks_span(&shown, rect, origin, size);
        paint_coarse(layer, &shown, &span, &view);
    } else {
        layer->size = shown.size;
        kept_take(&layer->lit, land);
    }
    draw_chunks(layer, &shown, &span, as_painted, draw_coarse, &view);
    bool rests =
        layer->seen.size == size && layer->seen_at.x == origin.x && layer->seen_at.y == origin.y;
    keep_seen(layer, land, origin, size);
    prepare(layer, &wanted, origin, rests && shown.size == size);
}

/* None in the first frame of a motion, unless there is plenty of time: it has much else to do. */
static Effort prefetch_effort(const Layer *layer)
{
    uint64_t else_to_do = SDL_GetPerformanceFrequency() * ELSE_TO_DO / 1000;
    bool begins = layer->chunks.deadline.at && !layer->was_prefetching;
    return begins && SDL_GetPerformanceCounter() + else_to_do > layer->chunks.deadline.at
               ? EFFORT_NONE
               : EFFORT_IN_TIME;
}

void layer_prefetch(Layer *layer, const Land *land, Point origin, int size)
{
    Land soon = *land;
    if (layer->drawn && (!layer->chunks.deadline.at || !layer->sharp))
        return; /* what is seen now comes first */
    layer->chunks.deadline.at = layer->soon;
    soon.shade = true;
    soon.size = size;
    kept_follow(&layer->prefetched_lit, &soon);
    ChunkSpan span = chunks_span(&soon, output_clipped(layer->output), origin, size);
    layer->prefetched = size;
    layer->prefetched_land = land_key(&soon);
    layer->prefetched_whole = chunks_paint(&layer->chunks, &soon, &span, EFFORT_NONE);
    Effort effort = prefetch_effort(layer);
    /* to see it lit at all comes first */
    bool waits = !layer->prefetched_whole && layer->size != size &&
                 kept_differ(&layer->lit, &soon) && !paint_coarse_lit(layer, &soon, effort);
    if (!layer->prefetched_whole && !waits)
        layer->prefetched_whole = paint_or_queue(layer, &soon, &span, effort);
    layer->expects |= !layer->prefetched_whole;
}

static const Picture nothing;

/* The picture of a tile and half a tile round it; NULL where its art is not made in time. */
static const Picture *tile_picture(Layer *layer, const Land *land, int degrees, Effort effort)
{
    uint64_t key = land_tile_key(land, degrees);
    const Picture *found = cache_find(layer->chunks.cache, key);
    int margin = land->size / 2, middle = land->size / 2, dx = -margin - middle, dy = dx;
    int side = land->size + 2 * margin;
    LandPart part = {land->tiles->x * land->size - margin, land->tiles->y * land->size - margin,
                     side, side};
    if (found)
        return found;
    bool late =
        effort == EFFORT_IN_TIME && layer->chunks.worked && deadline_over(&layer->chunks.deadline);
    if (late || !chunks_ready(&layer->chunks, land, (LandParts){&part, 1}, effort)) {
        painter_add_tile(&layer->painter, land, part);
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
    found = cache_add(layer->chunks.cache, key, &pixels, dx + middle, dy + middle);
    return found ? found : &nothing;
}

/* Where a picture lies whose own point is (x, y), stretched by a factor. */
static SDL_Rect stretched_rect(const Picture *picture, int x, int y, float by)
{
    int left = x + rounded((float)picture->dx * by), top = y + rounded((float)picture->dy * by);
    return (SDL_Rect){left, top, (int)ceilf((float)picture->w * by),
                      (int)ceilf((float)picture->h * by)};
}

/* The size that a tile is stretched from: that of the board is at hand. */
static int coarse_tile_size(const Layer *layer, int size)
{
    return layer->size >= COARSE_SIZE && layer->size < size ? layer->size : COARSE_SIZE;
}

/* The tile as it was last shown; NULL where another one was shown since. */
static const Picture *previous_tile(Layer *layer, const Land *land)
{
    Land previous = *land;
    previous.tiles = &layer->tile;
    bool same = layer->tile.tile == land->tiles->tile && land->size == layer->tile_size;
    return same ? cache_find(layer->chunks.cache, land_tile_key(&previous, layer->tile_degrees))
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
    bool large = land->size >= 2 * COARSE_SIZE;
    const Picture *picture =
        tile_picture(layer, land, degrees, large ? EFFORT_IN_TIME : EFFORT_ALL);
    float by = 1;
    layer->sharp = layer->sharp && picture;
    if (picture && large)
        keep_tile(layer, land, degrees);
    else if (!picture)
        picture = previous_tile(layer, land);
    if (!picture) {
        Land coarse = *land;
        coarse.size = coarse_tile_size(layer, land->size);
        by = (float)land->size / (float)coarse.size;
        picture = tile_picture(layer, &coarse, degrees, EFFORT_ALL);
    }
    output_copy(layer->output, picture, NULL, stretched_rect(picture, x, y, by), colour);
}

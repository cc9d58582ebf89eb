#include "layer.h"

#include <string.h>

#include "frame_budget.h"
#include "sdl/pixels/pixels.h"
#include "sdl/recipes/land.h"

enum { ELSE_TO_DO = 6 }; /* milliseconds */

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
    layer->went_ahead = layer->ahead > 0;
    layer->ahead = 0;
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

/* Land that is asked for: where the corner of cell 0,0 lies, and pixels a tile. */
typedef struct Sight {
    const Land *land;
    Point origin;
    int size;
} Sight;

/* What is drawn over a rectangle where a chunk is missing. */
typedef void (*Stopgap)(Layer *layer, const Sight *sight, SDL_Rect rect);

/* Draws chunks of a land, and in place of those that are missing `stopgap`, unless NULL. */
static void draw_chunks(Layer *layer, const Land *land, const ChunkSpan *span, Rgba tint,
                        Stopgap stopgap, const Sight *sight)
{
    for (int row = span->first_y; row <= span->last_y; row++) {
        for (int column = span->first_x; column <= span->last_x; column++) {
            SDL_Point at = {column, row};
            const Picture *picture = chunks_find(&layer->chunks, land, at);
            SDL_Rect rect = chunks_rect(span, at);
            if (picture || !stopgap)
                output_copy(layer->output, picture, NULL, rect, tint);
            else
                stopgap(layer, sight, rect);
        }
    }
}

/* Draws those that fill a part of the output. */
static void draw_part(Layer *layer, const Land *land, const Sight *sight, SDL_Rect part, Rgba tint)
{
    SDL_Rect clip = output_clipped(layer->output);
    ChunkSpan span = chunks_span(land, part, sight->origin, sight->size);
    output_clip(layer->output, &part);
    draw_chunks(layer, land, &span, tint, NULL, sight);
    output_clip(layer->output, &clip);
}

/* Paints the rough land wherever a chunk is missing. */
static void paint_rough(Layer *layer, const Land *land, const ChunkSpan *span, const Sight *sight)
{
    Land rough = rough_of(land);
    ChunkBatch batch = {.land = &rough};
    SDL_Rect clip = output_clipped(layer->output), rect, part;
    for (int row = span->first_y; row <= span->last_y; row++) {
        for (int column = span->first_x; column <= span->last_x; column++) {
            SDL_Point at = {column, row};
            rect = chunks_rect(span, at);
            if (chunks_find(&layer->chunks, land, at) || !SDL_IntersectRect(&clip, &rect, &part))
                continue;
            ChunkSpan below = chunks_span(&rough, part, sight->origin, sight->size);
            for (int y = below.first_y; y <= below.last_y; y++)
                for (int x = below.first_x; x <= below.last_x; x++)
                    chunks_ask(&layer->chunks, &batch, (SDL_Point){x, y}, EFFORT_ALL);
        }
    }
    chunks_finish(&layer->chunks, &batch);
}

/* The land as it looks from afar, stretched: it is always there. */
static void draw_rough(Layer *layer, const Sight *sight, SDL_Rect rect)
{
    Land rough = rough_of(sight->land);
    SDL_Rect clip = output_clipped(layer->output), part;
    if (!SDL_IntersectRect(&clip, &rect, &part))
        return;
    ChunkSpan span = chunks_span(&rough, part, sight->origin, sight->size);
    chunks_paint(&layer->chunks, &rough, &span, EFFORT_ALL);
    draw_part(layer, &rough, sight, part, rough_tint(sight->land));
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

/* Paints a span as far as the effort goes, and queues what is left. True when nothing is. */
static bool paint_or_queue(Layer *layer, const Land *land, const ChunkSpan *span, Effort effort)
{
    bool whole = chunks_paint(&layer->chunks, land, span, effort);
    if (!whole)
        painter_add(&layer->painter, land, span);
    return whole;
}

/* Paints all of the land as it looks from afar, lit: that is there sooner than at its own size.
 * True when it is. */
static bool paint_afar(Layer *layer, const Land *land, Effort effort)
{
    Land afar = afar_of(layer, land);
    ChunkSpan span = chunks_span(&afar, rect_of(land, ROUGH_SIZE), (Point){0, 0}, ROUGH_SIZE);
    return paint_or_queue(layer, &afar, &span, effort);
}

/* Draws that, stretched. */
static void draw_afar(Layer *layer, const Sight *sight)
{
    Land afar = afar_of(layer, sight->land);
    ChunkSpan span = chunks_span(&afar, output_clipped(layer->output), sight->origin, sight->size);
    chunks_paint(&layer->chunks, &afar, &span, EFFORT_IN_TIME); /* what reaches beyond */
    draw_chunks(layer, &afar, &span, as_painted, NULL, sight);
}

/* The tile size whose chunks serve the size that is asked for. */
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
    kept_land_free(&layer->grown);
    painter_free(&layer->painter);
    chunks_free(&layer->chunks);
}

void layer_spare(Layer *layer)
{
    kept_land_free(&layer->grown);
}

/* `fresh`: land of this size was not asked for in the last frame, which may be so in the next one
 * again; nor, as `zooms` says, in the one before that. What can be stretched is painted between
 * frames then: stretching all of the land takes long enough. */
static Effort effort_of(const Layer *layer, int size, bool fresh, bool zooms)
{
    if (layer->size == 0)
        return EFFORT_ALL; /* nothing else could be shown */
    if (layer->chunks.deadline.at &&
        (!layer->sharp || ((fresh || zooms) && near_size(size, layer->size))))
        return EFFORT_NONE;
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
static void draw_before(Layer *layer, const Sight *sight, SDL_Rect rect)
{
    Land before = before_of(layer, sight->land);
    SDL_Rect clip = output_clipped(layer->output), part;
    if (!SDL_IntersectRect(&clip, &rect, &part))
        return;
    ChunkSpan span = chunks_span(&before, part, sight->origin, sight->size);
    if (near_size(sight->size, before.size) &&
        chunks_paint(&layer->chunks, &before, &span, EFFORT_NONE))
        draw_part(layer, &before, sight, part,
                  before.light_count == 0 ? rough_tint(sight->land) : as_painted);
    else
        draw_rough(layer, sight, rect);
}

/* Draws what was painted ahead, where that is all of this land as it will be seen; false where it
 * is not, or where there is time to paint it as it is seen now. What lies beyond its sides will not
 * be seen for long. */
static bool draw_painted_ahead(Layer *layer, const Sight *sight)
{
    if (!layer->chunks.deadline.at || layer->ahead == 0 || !layer->ahead_whole ||
        !near_size(sight->size, layer->ahead) || layer->ahead_land != land_key(sight->land))
        return false;
    Land shown = *sight->land;
    shown.size = layer->ahead;
    ChunkSpan span = chunks_span(&shown, output_clipped(layer->output), sight->origin, sight->size);
    layer->asked = sight->size;
    layer->sharp = shown.size == sight->size;
    layer->whole =
        paint_or_queue(layer, &shown, &span, layer->sharp ? EFFORT_IN_TIME : EFFORT_NONE);
    layer->sharp = layer->sharp && layer->whole;
    draw_chunks(layer, &shown, &span, as_painted, draw_before, sight);
    if (layer->whole) {
        layer->size = shown.size;
        kept_take(&layer->lit, sight->land);
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
    ChunkSpan span = chunks_span(&layer->seen, layer->seen_part, layer->seen_at, layer->seen.size);
    layer->chunks.deadline.at = layer->soon;
    layer->followed = paint_or_queue(layer, &layer->seen, &span, EFFORT_IN_TIME);
}

/* While the board is zoomed: the rough land, which is hidden, will be wanted at the end of it. */
static void keep_rough(Layer *layer, const Land *land)
{
    Land rough = rough_of(land);
    ChunkSpan span = chunks_span(&rough, rect_of(land, ROUGH_SIZE), (Point){0, 0}, ROUGH_SIZE);
    if (land->count > 0 && layer->chunks.deadline.at)
        chunks_paint(&layer->chunks, &rough, &span, EFFORT_NONE);
}

/* Paints all of the rough land as far as there is time. */
static bool prepare_rough(Layer *layer, const Land *land)
{
    Land rough = rough_of(land);
    ChunkSpan span = chunks_span(&rough, rect_of(land, ROUGH_SIZE), (Point){0, 0}, ROUGH_SIZE);
    rough.shade = true;
    return paint_or_queue(layer, &rough, &span, EFFORT_IN_TIME);
}

/* So that history may jump back to where it came from. */
static bool prepare_grown(Layer *layer, const Land *land)
{
    if (kept_land_grew(&layer->grown, land))
        return prepare_rough(layer, &layer->grown.land);
    Land unlit = *land;
    unlit.light_count = 0;
    kept_land_take(&layer->grown, &unlit);
    return true;
}

/* While nothing else is to be done: paints the rough land, so that no motion has to wait for it,
 * and once the board rests what is seen of it unlit, so that lights may go out at once. */
static void prepare(Layer *layer, const Land *land, Point origin, bool rests)
{
    if (land->count == 0 || !layer->chunks.deadline.at || !layer->sharp || layer->expects ||
        deadline_over(&layer->chunks.deadline) || !same_day(&layer->day, &layer->wanted))
        return;
    Land unlit = *land;
    layer->chunks.deadline.at = layer->soon;
    layer->expects = !prepare_rough(layer, land);
    if (!layer->expects && land->light_count > 0 && rests) {
        unlit.light_count = 0;
        ChunkSpan span = chunks_span(&unlit, output_clipped(layer->output), origin, land->size);
        layer->expects = !paint_or_queue(layer, &unlit, &span, EFFORT_IN_TIME);
    }
    if (!layer->expects)
        layer->expects = !prepare_grown(layer, land);
}

void layer_draw(Layer *layer, const Land *land, Point origin, int size)
{
    SDL_Rect rect = output_clipped(layer->output);
    Land wanted = *land;
    wanted.shade = true;
    wanted.size = size;
    Sight sight = {&wanted, origin, size};
    layer->drawn = true;
    if (draw_painted_ahead(layer, &sight))
        return;
    bool fresh = size != layer->asked, zooms = layer->zooms;
    Land shown = wanted;
    layer->zooms = fresh;
    if (fresh)
        keep_rough(layer, &wanted);
    shown.size = size_for(layer, size);
    Effort effort = effort_of(layer, shown.size, fresh, zooms);
    ChunkSpan span = chunks_span(&shown, rect, origin, size);
    layer->whole = fresh && effort == EFFORT_NONE
                       ? chunks_paint(&layer->chunks, &shown, &span, EFFORT_NONE)
                       : paint_or_queue(layer, &shown, &span, effort);
    if (!layer->whole && layer->chunks.deadline.at && layer->size != size &&
        kept_differ(&layer->lit, &shown) && paint_afar(layer, &shown, EFFORT_IN_TIME)) {
        layer->sharp = false;
        draw_afar(layer, &sight);
        return;
    }
    if (!layer->whole) {
        Land before = before_of(layer, &shown); /* so lit until it is painted as it should be */
        before.size = near_size(size, layer->size) ? layer->size : shown.size;
        layer->sharp = layer->bright = false;
        shown = before;
        span = chunks_span(&shown, rect, origin, size);
        paint_rough(layer, &shown, &span, &sight);
    } else {
        layer->size = shown.size;
        kept_take(&layer->lit, land);
    }
    draw_chunks(layer, &shown, &span, as_painted, draw_rough, &sight);
    bool rests =
        layer->seen.size == size && layer->seen_at.x == origin.x && layer->seen_at.y == origin.y;
    keep_seen(layer, land, origin, size);
    prepare(layer, &wanted, origin, rests && shown.size == size);
}

/* A motion's first frame has enough else to do, unless there is plenty of time. */
static Effort effort_ahead(const Layer *layer)
{
    uint64_t else_to_do = SDL_GetPerformanceFrequency() * ELSE_TO_DO / 1000;
    bool begins = layer->chunks.deadline.at && !layer->went_ahead;
    return begins && SDL_GetPerformanceCounter() + else_to_do > layer->chunks.deadline.at
               ? EFFORT_NONE
               : EFFORT_IN_TIME;
}

void layer_paint_ahead(Layer *layer, const Land *land, Point origin, int size)
{
    Land soon = *land;
    if (layer->drawn && (!layer->chunks.deadline.at || !layer->sharp))
        return; /* what is seen now comes first */
    layer->chunks.deadline.at = layer->soon;
    soon.shade = true;
    soon.size = size;
    kept_follow(&layer->soon_lit, &soon);
    ChunkSpan span = chunks_span(&soon, output_clipped(layer->output), origin, size);
    layer->ahead = size;
    layer->ahead_land = land_key(&soon);
    layer->ahead_whole = chunks_paint(&layer->chunks, &soon, &span, EFFORT_NONE);
    Effort effort = effort_ahead(layer);
    /* to see it lit at all comes first */
    bool waits = !layer->ahead_whole && layer->size != size && kept_differ(&layer->lit, &soon) &&
                 !paint_afar(layer, &soon, effort);
    if (!layer->ahead_whole && !waits)
        layer->ahead_whole = paint_or_queue(layer, &soon, &span, effort);
    layer->expects |= !layer->ahead_whole;
}

static const Picture nothing;

/* A tile and half a tile round it; NULL where it is not ready in time. */
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

/* Where a picture lies whose own point is (x, y), stretched. */
static SDL_Rect stretched_rect(const Picture *picture, int x, int y, float by)
{
    int left = x + rounded((float)picture->dx * by), top = y + rounded((float)picture->dy * by);
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
    return same ? cache_find(layer->chunks.cache, land_tile_key(&before, layer->tile_degrees))
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

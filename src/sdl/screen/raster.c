#include "raster.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "blit.h"
#include "sdl/pixels/hash.h"
#include "sdl/pixels/pool.h"

enum { CELL_W = 128, CELL_H = 64, WORTH = 1024 /* pixels */ };

/* A part of the raster that is painted by itself. */
typedef struct RasterCell {
    uint64_t now, before;  /* hashes of its blits, in this frame and in the last one; 0: unknown */
    uint32_t first, count; /* of its blits, in Raster.order */
    bool drawn;            /* something is drawn in it in this frame */
} RasterCell;

struct Raster {
    bool clear;
    bool lent; /* the pixels are the caller's */
    Pixels pixels;
    SDL_Point corner; /* where the left top lies for those that draw */
    SDL_Rect clip;
    Blit *blits;
    size_t blit_count, blit_capacity;
    int columns, rows;
    RasterCell *cells;
    uint32_t *order; /* the blits of each cell, as they lie over each other */
    size_t order_capacity;
    int *due; /* cells to be painted */
    int due_count;
    SDL_Rect *painted;
    int painted_count;
    int paints; /* of this frame so far */
    bool failed;
};

Raster *raster_new(bool clear)
{
    Raster *raster = calloc(1, sizeof *raster);
    if (raster)
        raster->clear = clear;
    return raster;
}

static void free_cells(Raster *raster)
{
    free(raster->cells);
    free(raster->due);
    free(raster->painted);
    raster->cells = NULL;
    raster->due = NULL;
    raster->painted = NULL;
    if (!raster->lent)
        pixels_free(&raster->pixels);
    raster->pixels = (Pixels){0};
    raster->lent = false;
}

void raster_free(Raster *raster)
{
    if (!raster)
        return;
    free_cells(raster);
    free(raster->blits);
    free(raster->order);
    free(raster);
}

/* `on`: the caller's pixels; NULL: its own. */
static bool resize(Raster *raster, int w, int h, uint32_t *on)
{
    const Pixels *pixels = &raster->pixels;
    bool there = on ? pixels->at == on : pixels->at && !raster->lent;
    if (there && pixels->w == w && pixels->h == h)
        return true;
    free_cells(raster);
    raster->columns = (w + CELL_W - 1) / CELL_W;
    raster->rows = (h + CELL_H - 1) / CELL_H;
    size_t count = (size_t)raster->columns * (size_t)raster->rows;
    raster->cells = calloc(count + 1, sizeof *raster->cells);
    raster->due = calloc(count + 1, sizeof *raster->due);
    raster->painted = calloc(count + 1, sizeof *raster->painted);
    if (!raster->cells || !raster->due || !raster->painted)
        return false;
    for (size_t i = 0; i < count && raster->clear && !on; i++)
        raster->cells[i].before = HASH_START; /* nothing is drawn there: fresh pixels are clear */
    if (!on)
        return pixels_make(&raster->pixels, w, h);
    raster->pixels = (Pixels){w, h, on};
    raster->lent = true;
    return true;
}

static bool begin(Raster *raster, int w, int h, uint32_t *on)
{
    raster->blit_count = 0;
    raster->painted_count = 0;
    raster->failed = !resize(raster, w, h, on);
    for (int i = 0; !raster->failed && raster->paints > 1 && i < raster->columns * raster->rows;
         i++)
        raster->cells[i].before = 0; /* several hashes made what is there */
    raster->paints = 0;
    raster->corner = (SDL_Point){0, 0};
    raster_clip(raster, NULL);
    if (raster->failed)
        free_cells(raster);
    return !raster->failed;
}

bool raster_begin(Raster *raster, int w, int h)
{
    return begin(raster, w, h, NULL);
}

bool raster_begin_on(Raster *raster, Pixels on)
{
    if (on.at)
        return begin(raster, on.w, on.h, on.at);
    raster->failed = true;
    free_cells(raster);
    return false;
}

void raster_place(Raster *raster, int x, int y)
{
    raster->corner = (SDL_Point){x, y};
}

/* A rectangle of those that draw, on the pixels. */
static SDL_Rect here(const Raster *raster, SDL_Rect rect)
{
    return (SDL_Rect){rect.x - raster->corner.x, rect.y - raster->corner.y, rect.w, rect.h};
}

void raster_clip(Raster *raster, const SDL_Rect *rect)
{
    SDL_Rect whole = {0, 0, raster->pixels.w, raster->pixels.h}, part = whole;
    if (rect)
        part = here(raster, *rect);
    if (!SDL_IntersectRect(&part, &whole, &raster->clip))
        raster->clip = (SDL_Rect){0, 0, 0, 0};
}

SDL_Rect raster_clipped(const Raster *raster)
{
    SDL_Rect clip = raster->clip;
    return (SDL_Rect){clip.x + raster->corner.x, clip.y + raster->corner.y, clip.w, clip.h};
}

/* Lists a blit, if any of it is seen. */
static void add(Raster *raster, Blit blit)
{
    if (raster->failed || !SDL_IntersectRect(&blit.to, &raster->clip, &blit.seen))
        return;
    if (raster->blit_count == raster->blit_capacity) {
        size_t capacity = raster->blit_capacity ? raster->blit_capacity * 2 : 1024;
        Blit *blits = realloc(raster->blits, capacity * sizeof *blits);
        if (!blits) {
            raster->failed = true;
            return;
        }
        raster->blits = blits;
        raster->blit_capacity = capacity;
    }
    raster->blits[raster->blit_count++] = blit;
}

void raster_copy(Raster *raster, RasterPicture picture, const SDL_Rect *from, SDL_Rect to,
                 Rgba tint)
{
    SDL_Rect whole = {0, 0, picture.pixels.w, picture.pixels.h};
    if (to.w > 0 && to.h > 0 && tint.a > 0)
        add(raster, blit_picture(picture, from ? *from : whole, here(raster, to), tint));
}

void raster_rotate(Raster *raster, RasterRotation turn)
{
    SDL_Rect whole = {0, 0, raster->pixels.w, raster->pixels.h};
    if (turn.of->pixels.at)
        add(raster, blit_turned(turn.of->pixels, turn, whole));
}

void raster_fill(Raster *raster, SDL_Rect rect, Rgba colour)
{
    if (colour.a > 0)
        add(raster, blit_fill(here(raster, rect), colour));
}

static SDL_Rect cell_rect(const Raster *raster, int cell)
{
    int x = cell % raster->columns * CELL_W, y = cell / raster->columns * CELL_H;
    int w = raster->pixels.w - x, h = raster->pixels.h - y;
    return (SDL_Rect){x, y, w < CELL_W ? w : CELL_W, h < CELL_H ? h : CELL_H};
}

/* Whether anything was drawn in the cells that a rectangle touches. It may reach beyond the raster.
 */
static bool any_drawn(const Raster *raster, double left, double top, double right, double bottom)
{
    int first_x = (int)floor(left / CELL_W), last_x = (int)floor(right / CELL_W);
    int first_y = (int)floor(top / CELL_H), last_y = (int)floor(bottom / CELL_H);
    for (int y = first_y < 0 ? 0 : first_y; y <= last_y && y < raster->rows; y++)
        for (int x = first_x < 0 ? 0 : first_x; x <= last_x && x < raster->columns; x++)
            if (raster->cells[y * raster->columns + x].drawn)
                return true;
    return false;
}

/* Whether anything that is rotated may fall on a rectangle. It looks at the upright rectangle round
 * where that comes from. */
static bool turn_reaches(const RasterRotation *turn, SDL_Rect rect)
{
    const double beside = 2; /* pixels: neighbours are mixed in */
    double angle = turn->degrees * 3.14159265358979 / 180, across = cos(angle), down = sin(angle);
    double half_w = rect.w / 2. + beside, half_h = rect.h / 2. + beside;
    double x = rect.x + rect.w / 2. - turn->pivot.x, y = rect.y + rect.h / 2. - turn->pivot.y;
    double at_x = turn->pivot.x + across * x + down * y;
    double at_y = turn->pivot.y - down * x + across * y;
    double far_x = fabs(across) * half_w + fabs(down) * half_h;
    double far_y = fabs(down) * half_w + fabs(across) * half_h;
    return any_drawn(turn->of, at_x - far_x, at_y - far_y, at_x + far_x, at_y + far_y);
}

/* Calls a function for each cell that a blit touches. */
static void each_cell(Raster *raster, uint32_t index,
                      void (*call)(Raster *, RasterCell *, uint32_t))
{
    const Blit *blit = &raster->blits[index];
    SDL_Rect seen = blit->seen;
    int last_x = (seen.x + seen.w - 1) / CELL_W, last_y = (seen.y + seen.h - 1) / CELL_H;
    for (int y = seen.y / CELL_H; y <= last_y; y++)
        for (int x = seen.x / CELL_W; x <= last_x; x++) {
            int cell = y * raster->columns + x;
            if (blit->kind != BLIT_TURNED || turn_reaches(&blit->turn, cell_rect(raster, cell)))
                call(raster, &raster->cells[cell], index);
        }
}

static void count_blit(Raster *raster, RasterCell *cell, uint32_t index)
{
    cell->count++;
    cell->now = hash_number(cell->now, raster->blits[index].hash);
}

static void list_blit(Raster *raster, RasterCell *cell, uint32_t index)
{
    raster->order[cell->first + cell->count++] = index;
}

/* Lists the blits of each cell. False when memory is out. */
static bool sort_blits(Raster *raster)
{
    int cells = raster->columns * raster->rows;
    uint32_t total = 0;
    for (int i = 0; i < cells; i++) {
        raster->cells[i].count = 0;
        raster->cells[i].now = HASH_START;
    }
    for (uint32_t i = 0; i < raster->blit_count; i++)
        each_cell(raster, i, count_blit);
    for (int i = 0; i < cells; i++) {
        raster->cells[i].first = total;
        total += raster->cells[i].count;
        raster->cells[i].count = 0;
    }
    if (total > raster->order_capacity) {
        uint32_t *order = realloc(raster->order, (size_t)total * 2 * sizeof *order);
        if (!order)
            return false;
        raster->order = order;
        raster->order_capacity = (size_t)total * 2;
    }
    for (uint32_t i = 0; i < raster->blit_count; i++)
        each_cell(raster, i, list_blit);
    return true;
}

/* Whether a blit hides all of a part, or so much that it is worth leaving out. */
static bool hides(const Blit *blit, const SDL_Rect *part, SDL_Rect *hidden)
{
    return blit->covers && SDL_IntersectRect(&blit->seen, part, hidden) &&
           hidden->w * hidden->h >= (part->w * part->h < WORTH ? part->w * part->h : WORTH);
}

static void wipe(Raster *raster, SDL_Rect rect)
{
    Pixels *pixels = &raster->pixels;
    for (int y = rect.y; y < rect.y + rect.h; y++)
        for (int x = rect.x; x < rect.x + rect.w; x++)
            pixels->at[(ptrdiff_t)y * pixels->w + x] = raster->clear ? 0 : 0xFF000000;
}

/* Paints a part of a blit (NULL: wipes it), but not what blits of the cell from number `above` on
 * hide. */
static void lay(Raster *raster, const RasterCell *cell, const Blit *blit, SDL_Rect part,
                uint32_t above)
{
    SDL_Rect hidden;
    while (above < cell->count &&
           !hides(&raster->blits[raster->order[cell->first + above]], &part, &hidden))
        above++;
    if (above == cell->count) {
        if (blit)
            blit_paint(blit, &raster->pixels, part, raster->clear);
        else
            wipe(raster, part);
        return;
    }
    int right = hidden.x + hidden.w, bottom = hidden.y + hidden.h;
    SDL_Rect beside[] = {{part.x, part.y, part.w, hidden.y - part.y},
                         {part.x, hidden.y, hidden.x - part.x, hidden.h},
                         {right, hidden.y, part.x + part.w - right, hidden.h},
                         {part.x, bottom, part.w, part.y + part.h - bottom}};
    for (int i = 0; i < 4; i++)
        if (!SDL_RectEmpty(&beside[i]))
            lay(raster, cell, blit, beside[i], above + 1);
}

static void paint_cell(void *context, int index)
{
    Raster *raster = context;
    const RasterCell *cell = &raster->cells[raster->due[index]];
    SDL_Rect rect = cell_rect(raster, raster->due[index]), part;
    if (raster->paints == 0)
        lay(raster, cell, NULL, rect, 0);
    for (uint32_t i = 0; i < cell->count; i++) {
        const Blit *blit = &raster->blits[raster->order[cell->first + i]];
        if (SDL_IntersectRect(&blit->seen, &rect, &part))
            lay(raster, cell, blit, part, i + 1);
    }
}

const Pixels *raster_paint(Raster *raster)
{
    int cells = raster->columns * raster->rows;
    if (raster->failed || !raster->pixels.at || !sort_blits(raster))
        return NULL;
    raster->due_count = 0;
    for (int i = 0; i < cells; i++) {
        RasterCell *cell = &raster->cells[i];
        bool same = raster->paints > 0 ? cell->count == 0 : cell->now == cell->before;
        cell->before = cell->now;
        cell->drawn = cell->count > 0 || (raster->paints > 0 && cell->drawn);
        if (same)
            continue;
        raster->due[raster->due_count++] = i;
        if (raster->paints == 0)
            raster->painted[raster->painted_count++] = cell_rect(raster, i);
    }
    if (raster->paints > 0) {
        raster->painted[0] = (SDL_Rect){0, 0, raster->pixels.w, raster->pixels.h};
        raster->painted_count = 1;
    }
    pool_run(paint_cell, raster, raster->due_count);
    raster->blit_count = 0;
    raster->paints++;
    return &raster->pixels;
}

const Pixels *raster_pixels(const Raster *raster)
{
    return &raster->pixels;
}

int raster_painted(const Raster *raster, const SDL_Rect **rects)
{
    *rects = raster->painted;
    return raster->painted_count;
}

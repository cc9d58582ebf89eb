#include "canvas.h"

#include <stdlib.h>
#include <string.h>

#include "cache.h"
#include "coats.h"
#include "crew.h"

enum { CELL_W = 128, CELL_H = 64 };

/* A part of the canvas that is painted by itself. */
typedef struct CanvasCell {
    uint64_t now, before; /* hashes of all that is drawn in it, in this frame and in the last one */
    uint32_t first, count; /* of its coats, in Canvas.order */
} CanvasCell;

struct Canvas {
    bool clear;
    Pixels pixels;
    SDL_Rect clip;
    Coat *coats;
    size_t coat_count, coat_capacity;
    int columns, rows;
    CanvasCell *cells;
    uint32_t *order; /* the coats of each cell, as they lie over each other */
    size_t order_capacity;
    int *due; /* cells to be painted */
    int due_count;
    SDL_Rect *painted;
    int painted_count;
    int paints; /* of this frame: what comes after one lies over it */
    bool failed;
};

Canvas *canvas_new(bool clear)
{
    Canvas *canvas = calloc(1, sizeof *canvas);
    if (canvas)
        canvas->clear = clear;
    return canvas;
}

static void free_cells(Canvas *canvas)
{
    free(canvas->cells);
    free(canvas->due);
    free(canvas->painted);
    canvas->cells = NULL;
    canvas->due = NULL;
    canvas->painted = NULL;
    pixels_free(&canvas->pixels);
}

void canvas_free(Canvas *canvas)
{
    if (!canvas)
        return;
    free_cells(canvas);
    free(canvas->coats);
    free(canvas->order);
    free(canvas);
}

static bool resize(Canvas *canvas, int w, int h)
{
    if (canvas->pixels.at && canvas->pixels.w == w && canvas->pixels.h == h)
        return true;
    free_cells(canvas);
    canvas->columns = (w + CELL_W - 1) / CELL_W;
    canvas->rows = (h + CELL_H - 1) / CELL_H;
    size_t count = (size_t)canvas->columns * (size_t)canvas->rows;
    canvas->cells = calloc(count + 1, sizeof *canvas->cells);
    canvas->due = calloc(count + 1, sizeof *canvas->due);
    canvas->painted = calloc(count + 1, sizeof *canvas->painted);
    return canvas->cells && canvas->due && canvas->painted && pixels_make(&canvas->pixels, w, h);
}

bool canvas_begin(Canvas *canvas, int w, int h)
{
    canvas->coat_count = 0;
    canvas->painted_count = 0;
    canvas->failed = !resize(canvas, w, h);
    for (int i = 0; !canvas->failed && canvas->paints > 1 && i < canvas->columns * canvas->rows;
         i++)
        canvas->cells[i].before = 0; /* what lies there is not known by one hash */
    canvas->paints = 0;
    canvas_clip(canvas, NULL);
    if (canvas->failed)
        free_cells(canvas);
    return !canvas->failed;
}

void canvas_clip(Canvas *canvas, const SDL_Rect *rect)
{
    SDL_Rect whole = {0, 0, canvas->pixels.w, canvas->pixels.h};
    if (!rect)
        canvas->clip = whole;
    else if (!SDL_IntersectRect(rect, &whole, &canvas->clip))
        canvas->clip = (SDL_Rect){0, 0, 0, 0};
}

SDL_Rect canvas_clipped(const Canvas *canvas)
{
    return canvas->clip;
}

/* Takes a coat down, where any of it is to be seen. */
static void add(Canvas *canvas, Coat coat)
{
    if (canvas->failed || !SDL_IntersectRect(&coat.to, &canvas->clip, &coat.seen))
        return;
    if (canvas->coat_count == canvas->coat_capacity) {
        size_t capacity = canvas->coat_capacity ? canvas->coat_capacity * 2 : 1024;
        Coat *coats = realloc(canvas->coats, capacity * sizeof *coats);
        if (!coats) {
            canvas->failed = true;
            return;
        }
        canvas->coats = coats;
        canvas->coat_capacity = capacity;
    }
    canvas->coats[canvas->coat_count++] = coat;
}

void canvas_copy(Canvas *canvas, CanvasPicture picture, const SDL_Rect *from, SDL_Rect to,
                 Rgba tint)
{
    SDL_Rect whole = {0, 0, picture.pixels.w, picture.pixels.h};
    if (to.w > 0 && to.h > 0 && tint.a > 0)
        add(canvas, coat_picture(picture, from ? *from : whole, to, tint));
}

void canvas_fill(Canvas *canvas, SDL_Rect rect, Rgba colour)
{
    if (colour.a > 0)
        add(canvas, coat_fill(rect, colour));
}

static SDL_Rect cell_rect(const Canvas *canvas, int cell)
{
    int x = cell % canvas->columns * CELL_W, y = cell / canvas->columns * CELL_H;
    int w = canvas->pixels.w - x, h = canvas->pixels.h - y;
    return (SDL_Rect){x, y, w < CELL_W ? w : CELL_W, h < CELL_H ? h : CELL_H};
}

/* Calls for each cell that a coat touches. */
static void each_cell(Canvas *canvas, uint32_t index,
                      void (*call)(Canvas *, CanvasCell *, uint32_t))
{
    SDL_Rect seen = canvas->coats[index].seen;
    int last_x = (seen.x + seen.w - 1) / CELL_W, last_y = (seen.y + seen.h - 1) / CELL_H;
    for (int y = seen.y / CELL_H; y <= last_y; y++)
        for (int x = seen.x / CELL_W; x <= last_x; x++)
            call(canvas, &canvas->cells[y * canvas->columns + x], index);
}

static void count_coat(Canvas *canvas, CanvasCell *cell, uint32_t index)
{
    cell->count++;
    cell->now = hash_number(cell->now, canvas->coats[index].hash);
}

static void list_coat(Canvas *canvas, CanvasCell *cell, uint32_t index)
{
    canvas->order[cell->first + cell->count++] = index;
}

/* Tells each cell its coats. */
static bool sort_coats(Canvas *canvas)
{
    int cells = canvas->columns * canvas->rows;
    uint32_t total = 0;
    for (int i = 0; i < cells; i++) {
        canvas->cells[i].count = 0;
        canvas->cells[i].now = HASH_START;
    }
    for (uint32_t i = 0; i < canvas->coat_count; i++)
        each_cell(canvas, i, count_coat);
    for (int i = 0; i < cells; i++) {
        canvas->cells[i].first = total;
        total += canvas->cells[i].count;
        canvas->cells[i].count = 0;
    }
    if (total > canvas->order_capacity) {
        uint32_t *order = realloc(canvas->order, (size_t)total * 2 * sizeof *order);
        if (!order)
            return false;
        canvas->order = order;
        canvas->order_capacity = (size_t)total * 2;
    }
    for (uint32_t i = 0; i < canvas->coat_count; i++)
        each_cell(canvas, i, list_coat);
    return true;
}

static bool covers(const SDL_Rect *a, const SDL_Rect *b)
{
    return a->x <= b->x && a->y <= b->y && a->x + a->w >= b->x + b->w && a->y + a->h >= b->y + b->h;
}

static void wipe(Canvas *canvas, SDL_Rect rect)
{
    Pixels *pixels = &canvas->pixels;
    for (int y = rect.y; y < rect.y + rect.h; y++)
        for (int x = rect.x; x < rect.x + rect.w; x++)
            pixels->at[(ptrdiff_t)y * pixels->w + x] = canvas->clear ? 0 : 0xFF000000;
}

static void paint_cell(void *context, int index)
{
    Canvas *canvas = context;
    const CanvasCell *cell = &canvas->cells[canvas->due[index]];
    const uint32_t *order = canvas->order + cell->first;
    SDL_Rect rect = cell_rect(canvas, canvas->due[index]), part;
    uint32_t first = cell->count;
    while (first > 0 && !(canvas->coats[order[first - 1]].covers &&
                          covers(&canvas->coats[order[first - 1]].seen, &rect)))
        first--;
    if (first == 0 && canvas->paints == 0)
        wipe(canvas, rect);
    for (uint32_t i = first > 0 ? first - 1 : 0; i < cell->count; i++) {
        const Coat *coat = &canvas->coats[order[i]];
        if (SDL_IntersectRect(&coat->seen, &rect, &part))
            coat_paint(coat, &canvas->pixels, part, canvas->clear);
    }
}

const Pixels *canvas_paint(Canvas *canvas)
{
    int cells = canvas->columns * canvas->rows;
    if (canvas->failed || !canvas->pixels.at || !sort_coats(canvas))
        return NULL;
    canvas->due_count = 0;
    for (int i = 0; i < cells; i++) {
        CanvasCell *cell = &canvas->cells[i];
        bool same = canvas->paints > 0 ? cell->count == 0 : cell->now == cell->before;
        cell->before = cell->now;
        if (same)
            continue;
        canvas->due[canvas->due_count++] = i;
        if (canvas->paints == 0)
            canvas->painted[canvas->painted_count++] = cell_rect(canvas, i);
    }
    if (canvas->paints > 0) {
        canvas->painted[0] = (SDL_Rect){0, 0, canvas->pixels.w, canvas->pixels.h};
        canvas->painted_count = 1;
    }
    crew_work(paint_cell, canvas, canvas->due_count);
    canvas->coat_count = 0;
    canvas->paints++;
    return &canvas->pixels;
}

int canvas_painted(const Canvas *canvas, const SDL_Rect **rects)
{
    *rects = canvas->painted;
    return canvas->painted_count;
}

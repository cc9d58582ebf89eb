#include "panes.h"

#include <stdlib.h>

#include "sdl/pixels/crew.h"
#include "sdl/pixels/heap.h"
#include "sdl/pixels/pixels.h"
#include "sdl/pixels/resample.h"

enum { PANE_W = 2 * SCALING_PART, PANE_H = SCALING_PART };

/* The panes of a picture that are to be seen. */
typedef struct Seen {
    uint64_t key;                 /* of the whole */
    int columns;                  /* of the whole */
    int left, right, top, bottom; /* from, and up to before */
} Seen;

/* A pane that is to be made; without pixels it is clear. */
typedef struct Pane {
    bool wanted, made, opaque;
    Pixels pixels;
} Pane;

typedef struct Making {
    Pages *pages;
    AtlasCut cut;
    const Grade *grade;
    Scaling scaling;
    Seen seen;
    Pane *made; /* of those that are seen, row by row */
} Making;

static Seen seen_of(const Panes *panes, const Stretched *picture)
{
    SDL_Rect rect = picture->rect, clip = output_clipped(panes->output), part;
    uint64_t key = hash_name(hash_name(HASH_START, "pane"), picture->name);
    key = hash_number(key, (uint64_t)(uint32_t)rect.w << 32 | (uint32_t)rect.h);
    Seen seen = {.key = hash_bytes(key, picture->grade, sizeof *picture->grade),
                 .columns = (rect.w + PANE_W - 1) / PANE_W};
    if (!SDL_IntersectRect(&rect, &clip, &part))
        return seen;
    seen.left = (part.x - rect.x) / PANE_W;
    seen.right = (part.x + part.w - rect.x + PANE_W - 1) / PANE_W;
    seen.top = (part.y - rect.y) / PANE_H;
    seen.bottom = (part.y + part.h - rect.y + PANE_H - 1) / PANE_H;
    return seen;
}

static uint64_t key_of(const Seen *seen, int x, int y)
{
    return hash_number(seen->key, (uint64_t)y * (uint64_t)seen->columns + (uint64_t)x);
}

static Pane *pane_of(const Making *making, int x, int y)
{
    const Seen *seen = &making->seen;
    return &making->made[(y - seen->top) * (seen->right - seen->left) + x - seen->left];
}

/* Makes a pane out of a band of its source. */
static bool make_pane(const Making *making, Cut from, int x, int y, uint32_t *room)
{
    const Scaling *scaling = &making->scaling;
    Pane *pane = pane_of(making, x, y);
    int left = x * PANE_W, top = y * PANE_H;
    if (!pixels_make(&pane->pixels, smaller(PANE_W, scaling->w - left),
                     smaller(PANE_H, scaling->h - top)))
        return false;
    scaling_part(scaling, from, left, top, &pane->pixels, room);
    pixels_drop_empty(&pane->pixels);
    if (pane->pixels.at)
        pixels_grade(&pane->pixels, making->grade);
    pane->opaque = pane->pixels.at && cache_prepare(&pane->pixels);
    pane->made = true;
    return true;
}

/* Makes those panes of a row that are wanted. */
static void make_row(void *context, int index)
{
    Making *making = context;
    int y = making->seen.top + index, first = y * PANE_H;
    ScalingSpan rows =
        scaling_rows(&making->scaling, first, smaller(PANE_H, making->scaling.h - first));
    AtlasCut cut = making->cut;
    cut.y = (int16_t)(cut.y + rows.first);
    cut.h = (int16_t)rows.count;
    uint32_t *room = scratch_take(SCRATCH_ROOM, making->scaling.room * sizeof *room);
    Pixels band = {0};
    bool good = room && pages_take(making->pages, &cut, &band);
    Cut from = {&band, 0, -rows.first, making->cut.w, making->cut.h};
    for (int x = making->seen.left; good && x < making->seen.right; x++)
        if (pane_of(making, x, y)->wanted)
            good = make_pane(making, from, x, y, room);
    pixels_free(&band);
    scratch_give(SCRATCH_ROOM, room);
}

/* Makes the panes that are missing, and gives them to the cache. */
static void make_missing(const Panes *panes, Making *making, int w, int h)
{
    const Seen *seen = &making->seen;
    double across = (double)making->cut.w / w, down = (double)making->cut.h / h;
    if (!scaling_make(&making->scaling, making->cut.w, making->cut.h,
                      (Axis){w, 0, across, BEYOND_SAME}, (Axis){h, 0, down, BEYOND_SAME}))
        return;
    crew_work(make_row, making, seen->bottom - seen->top);
    scaling_free(&making->scaling);
    for (int y = seen->top; y < seen->bottom; y++)
        for (int x = seen->left; x < seen->right; x++) {
            Pane *pane = pane_of(making, x, y);
            if (pane->made)
                cache_add_prepared(panes->cache, key_of(seen, x, y), &pane->pixels, pane->opaque);
        }
}

/* Makes sure that all panes that are seen are in the cache. */
static void have_all(const Panes *panes, const Stretched *picture, const Seen *seen)
{
    int icon = atlas_icon(&panes->pages->atlas, picture->name), missing = 0;
    int count = (seen->right - seen->left) * (seen->bottom - seen->top);
    Making making = {.pages = panes->pages, .grade = picture->grade, .seen = *seen};
    for (int y = seen->top; y < seen->bottom; y++)
        for (int x = seen->left; x < seen->right; x++)
            missing += !cache_find(panes->cache, key_of(seen, x, y));
    if (missing == 0 || icon < 0)
        return;
    making.cut = panes->pages->atlas.icons[icon].cut[0];
    making.made = calloc((size_t)count, sizeof *making.made);
    if (!making.made)
        return;
    for (int y = seen->top; y < seen->bottom; y++)
        for (int x = seen->left; x < seen->right; x++)
            pane_of(&making, x, y)->wanted = !cache_find(panes->cache, key_of(seen, x, y));
    make_missing(panes, &making, picture->rect.w, picture->rect.h);
    free(making.made);
}

void panes_make(const Panes *panes, const Stretched *picture)
{
    Seen seen = seen_of(panes, picture);
    have_all(panes, picture, &seen);
}

void panes_draw(const Panes *panes, const Stretched *picture)
{
    Seen seen = seen_of(panes, picture);
    have_all(panes, picture, &seen);
    for (int y = seen.top; y < seen.bottom; y++)
        for (int x = seen.left; x < seen.right; x++) {
            const Picture *pane = cache_find(panes->cache, key_of(&seen, x, y));
            if (pane)
                output_copy(panes->output, pane, NULL,
                            (SDL_Rect){picture->rect.x + x * PANE_W, picture->rect.y + y * PANE_H,
                                       pane->w, pane->h},
                            picture->colour);
        }
}

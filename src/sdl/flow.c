#include "flow.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "zones.h"

/* Two steps that share a pixel are laid over one another: so much of the light would be lost there
 * if each had its plain share. Exact for a light of this alpha, and near for all that are used. */
#define MEANT .45f

enum { SHARES = 256 };

/* The alpha by a step's share of the light. */
typedef struct Shares {
    uint8_t of[SHARES + 1];
} Shares;

static void fill_shares(Shares *shares)
{
    for (int i = 0; i <= SHARES; i++)
        shares->of[i] = (uint8_t)(255 * (1 - powf(1 - MEANT, (float)i / SHARES)) / MEANT + .5f);
}

static int within(int part)
{
    return part < 0 ? 0 : part > FLOW_SIDE - 1 ? FLOW_SIDE - 1 : part;
}

/* The way at a place of the tile, of 255. */
static float way_at(const Flow *flow, float x, float y)
{
    float left = floorf(x), top = floorf(y), across = x - left, down = y - top;
    const uint8_t *upper = flow->way + within((int)top) * FLOW_SIDE;
    const uint8_t *lower = flow->way + within((int)top + 1) * FLOW_SIDE;
    int a = within((int)left), b = within((int)left + 1);
    float above = (float)upper[a] + (float)(upper[b] - upper[a]) * across;
    float below = (float)lower[a] + (float)(lower[b] - lower[a]) * across;
    return above + (below - above) * down;
}

/* Which steps each pixel lies between: the place among them, in 256ths. */
static void measure(uint16_t *places, const Flow *flow, int size)
{
    float part = (float)FLOW_SIDE / (float)size;
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++)
            places[(ptrdiff_t)y * size + x] = (uint16_t)(way_at(flow, ((float)x + .5f) * part - .5f,
                                                                ((float)y + .5f) * part - .5f) *
                                                         (FLOW_STEPS - 1) * SHARES / 255);
}

/* How much of a pixel's light a step has, of SHARES. */
static int share_of(uint16_t place, int step)
{
    int off = abs((int)place - step * SHARES);
    return off >= SHARES ? 0 : SHARES - off;
}

typedef struct Box {
    int left, top, right, bottom; /* right, bottom: beyond */
} Box;

/* Where a step has any light. */
static Box box_of(const Alphas *zones, const uint16_t *places, int step)
{
    Box box = {zones->side, zones->side, 0, 0};
    for (int y = 0; y < zones->side; y++)
        for (int x = 0; x < zones->side; x++) {
            ptrdiff_t at = (ptrdiff_t)y * zones->side + x;
            if (zones->at[at] == 0 || share_of(places[at], step) == 0)
                continue;
            box.left = x < box.left ? x : box.left;
            box.right = x >= box.right ? x + 1 : box.right;
            box.top = y < box.top ? y : box.top;
            box.bottom = y + 1;
        }
    return box;
}

static void add_step(Cache *cache, uint64_t key, const Alphas *zones, const uint16_t *places,
                     int step)
{
    Shares shares;
    Box box = box_of(zones, places, step);
    Pixels pixels = {0};
    fill_shares(&shares);
    if (box.right > box.left && !pixels_make(&pixels, box.right - box.left, box.bottom - box.top))
        return;
    for (int y = box.top; y < box.bottom; y++)
        for (int x = box.left; x < box.right; x++) {
            ptrdiff_t at = (ptrdiff_t)y * zones->side + x;
            pixels.at[(ptrdiff_t)(y - box.top) * pixels.w + x - box.left] =
                pixels_times(zones_white(zones->at[at]), shares.of[share_of(places[at], step)]);
        }
    cache_add(cache, key, &pixels, pixels.at ? box.left : 0, pixels.at ? box.top : 0);
}

static uint64_t key_of(const Land *land, uint16_t zones, ZoneStyle style, const Flow *flow)
{
    const BoardTile *tile = land->tiles;
    uint64_t key = hash_name(HASH_START, "flow");
    key = hash_number(key, (uint64_t)land->edition->rules.id << 48 | (uint64_t)tile->tile << 32 |
                               (uint64_t)tile->rotation << 24 | (uint64_t)style << 16 | zones);
    return hash_bytes(hash_number(key, (uint64_t)land->size), flow->way, sizeof flow->way);
}

/* All steps at once: those that light nothing of the tile are known as empty. */
static void make_steps(Cache *cache, uint64_t key, const Alphas *zones, const Flow *flow)
{
    uint16_t *places = malloc((size_t)zones->side * (size_t)zones->side * sizeof *places);
    uint16_t least = UINT16_MAX, most = 0;
    if (!places)
        return;
    measure(places, flow, zones->side);
    for (ptrdiff_t i = 0; i < (ptrdiff_t)zones->side * zones->side; i++) {
        least = places[i] < least ? places[i] : least;
        most = places[i] > most ? places[i] : most;
    }
    for (int step = 0; step < FLOW_STEPS; step++) {
        Pixels empty = {0};
        uint64_t of_step = hash_number(key, (uint64_t)step);
        if (cache_find(cache, of_step))
            continue;
        if ((step + 1) * SHARES <= least || (step - 1) * SHARES >= most)
            cache_add(cache, of_step, &empty, 0, 0);
        else
            add_step(cache, of_step, zones, places, step);
    }
    free(places);
}

/* NULL for steps without light. */
static void find_steps(Cache *cache, const Land *land, uint16_t zones, ZoneStyle style,
                       const Flow *flow, const Picture *pictures[FLOW_STEPS])
{
    uint64_t key = key_of(land, zones, style, flow);
    bool whole = true;
    for (int step = 0; step < FLOW_STEPS; step++)
        whole &= flow->light[step] == 0 || cache_find(cache, hash_number(key, (uint64_t)step));
    if (!whole) {
        Alphas alphas = zones_make(land, zones, style, false);
        if (alphas.at)
            make_steps(cache, key, &alphas, flow);
        free(alphas.at);
    }
    for (int step = 0; step < FLOW_STEPS; step++)
        pictures[step] =
            flow->light[step] ? cache_find(cache, hash_number(key, (uint64_t)step)) : NULL;
}

/* A part of a picture made for tiles of `size` pixels, laid on a tile: by its edges, so that what
 * shares one on the tile shares it here. */
static SDL_Rect stretched(const Picture *picture, Rect tile, int size)
{
    float scale = tile.w / (float)size;
    int left = (int)roundf(tile.x + (float)picture->dx * scale);
    int top = (int)roundf(tile.y + (float)picture->dy * scale);
    int right = (int)roundf(tile.x + (float)(picture->dx + picture->w) * scale);
    int bottom = (int)roundf(tile.y + (float)(picture->dy + picture->h) * scale);
    return (SDL_Rect){left, top, right - left, bottom - top};
}

void flow_draw(Cache *cache, Output *output, const Land *land, const DrawCommand *command,
               const Flow *flow)
{
    const Picture *pictures[FLOW_STEPS];
    find_steps(cache, land, command->zones, (ZoneStyle)command->style, flow, pictures);
    for (int step = 0; step < FLOW_STEPS; step++) {
        Rgba colour = command->colour;
        colour.a = (uint8_t)(colour.a * flow->light[step] / 255);
        if (pictures[step])
            output_copy(output, pictures[step], NULL,
                        stretched(pictures[step], command->rect, land->size), colour);
    }
}

#include "firelit.h"

#include <limits.h>
#include <math.h>
#include <string.h>

#include "sdl/pixels/heap.h"
#include "sdl/pixels/pixels.h"

enum { BAND = 16 /* rows */, RUN = 4, BATCH = 4 /* steps made between looks at the clock */ };
enum { FAR = 8 /* reaches, beyond which it is all the same */ };

static const float soft = 1.12f; /* how soon light runs into white */

static void fill_tables(FirelitMaking *making)
{
    const FireLight *fire = &making->fire;
    for (int i = 0; i <= FIRELIT_REACHES; i++) {
        float far = (float)(FAR * i) / FIRELIT_REACHES;
        for (int k = 0; k < 3; k++)
            making->near[i][k] =
                (uint16_t)(256 * (fire->near[k] / (1 + far * far) + fire->far[k]) + .5f);
    }
    for (int i = 0; i < FIRELIT_TONES; i++)
        making->tones[i] = (uint8_t)(255 * (1 - expf(-soft * (float)i / 255)) + .5f);
}

static inline uint32_t lit(const FirelitMaking *making, uint32_t value, uint32_t factor)
{
    uint32_t light = value * factor >> 8;
    return making->tones[light < FIRELIT_TONES ? light : FIRELIT_TONES - 1];
}

/* The light is the same within a few pixels. */
static void light_row(const FirelitMaking *making, int y, const uint32_t *stone)
{
    const Pixels *to = &making->pixels;
    const FireLight *fire = &making->fire;
    uint32_t *row = to->at + (ptrdiff_t)y * to->w;
    float v = ((float)y - making->y) / fire->reach_y;
    const uint16_t *near = making->near[0];
    for (int x = 0; x < to->w; x++) {
        uint32_t p = stone[x % making->period.w];
        if (x % RUN == 0) {
            float u = ((float)(x + RUN / 2) - making->x) / fire->reach_x;
            float share = sqrtf(u * u + v * v) / FAR;
            near = making->near[share >= 1 ? FIRELIT_REACHES : (int)(share * FIRELIT_REACHES)];
        }
        row[x] = 0xFF000000 | lit(making, p >> 16 & 255, near[0]) << 16 |
                 lit(making, p >> 8 & 255, near[1]) << 8 | lit(making, p & 255, near[2]);
    }
}

/* Rows from y on, as many as there are before the texture repeats; returns the first that is not
 * made. */
static int make_rows(const FirelitMaking *making, int y, int last)
{
    const Scaling *period = &making->period;
    int row = y % period->h, count = last - y < period->h - row ? last - y : period->h - row;
    Pixels stone = {period->w, count, NULL};
    uint32_t *room = scratch_take(SCRATCH_ROOM, period->room * sizeof *room);
    stone.at = scratch_take(SCRATCH_CUT, pixels_bytes(&stone));
    if (room && stone.at)
        scaling_part(period, pixels_whole(&making->whole), 0, row, &stone, room);
    for (int i = 0; room && stone.at && i < count; i++)
        light_row(making, y + i, stone.at + (ptrdiff_t)i * stone.w);
    scratch_give(SCRATCH_CUT, stone.at);
    scratch_give(SCRATCH_ROOM, room);
    return y + count;
}

static void make_band(const FirelitMaking *making, int index)
{
    int y = index * BAND;
    int last = y + BAND < making->pixels.h ? y + BAND : making->pixels.h;
    while (y < last)
        y = make_rows(making, y, last);
}

static int strips(const FirelitMaking *making)
{
    return (making->cut.h + PACKED_BLOCK - 1) / PACKED_BLOCK;
}

static uint32_t *row_of(const FirelitMaking *making, int y)
{
    return making->whole.at + (ptrdiff_t)(making->margin + y) * making->whole.w;
}

static void unpack_strip(const FirelitMaking *making, int index)
{
    AtlasCut cut = making->cut;
    int y = index * PACKED_BLOCK;
    cut.y = (int16_t)(cut.y + y);
    cut.h = (int16_t)(cut.h - y < PACKED_BLOCK ? cut.h - y : PACKED_BLOCK);
    Pixels strip = {cut.w, cut.h, row_of(making, y)};
    pages_copy(making->pages, &cut, &strip);
}

/* What lies above and below the texture as it repeats. */
static void repeat_ends(const FirelitMaking *making)
{
    size_t bytes = (size_t)making->whole.w * sizeof *making->whole.at;
    for (int y = 0; y < making->margin; y++) {
        int above = making->cut.h - 1 - y % making->cut.h;
        memcpy(row_of(making, -1 - y), row_of(making, above), bytes);
        memcpy(row_of(making, making->cut.h + y), row_of(making, y % making->cut.h), bytes);
    }
}

static void make_step(void *context, int index)
{
    const FirelitMaking *making = context;
    int step = making->done + index, first = strips(making);
    if (step < first)
        unpack_strip(making, step);
    else
        make_band(making, step - first);
}

static void making_end(FirelitMaking *making)
{
    pixels_free(&making->pixels);
    pixels_free(&making->whole);
    scaling_free(&making->period);
}

void firelit_free(Firelit *firelit)
{
    making_end(&firelit->making);
}

static uint64_t key_of(const DrawCommand *command, SDL_Rect rect, const FireLight *fire)
{
    uint64_t key = hash_name(hash_name(HASH_START, "firelit"), command->name);
    key = hash_number(key, (uint64_t)(uint32_t)rect.w << 32 | (uint32_t)rect.h);
    key = hash_number(hash_float(key, command->scale),
                      (uint64_t)(uint32_t)rect.x << 32 | (uint32_t)rect.y);
    return hash_bytes(key, fire, sizeof *fire);
}

/* False, and nothing begun, when there is no such texture or memory is out. */
static bool making_begin(FirelitMaking *making, const DrawCommand *command, SDL_Rect rect)
{
    const Atlas *atlas = &making->pages->atlas;
    int texture = atlas_texture(atlas, command->name);
    if (texture < 0 || rect.w < 1 || rect.h < 1)
        return false;
    AtlasCut cut = atlas_page_cut(atlas, atlas->textures[texture].page);
    int w = rounded((float)cut.w * command->scale);
    int h = rounded((float)cut.h * command->scale / making->fire.lies);
    double step = (double)cut.h / h;
    making->cut = cut;
    making->margin = (int)ceil(2 * fmax(step, 1)) + 1;
    int rows = cut.h + 2 * making->margin;
    Axis across = {w, 0, (double)cut.w / w, BEYOND_WRAP};
    Axis down = {h, making->margin, step, BEYOND_SAME};
    fill_tables(making);
    if (scaling_make(&making->period, cut.w, rows, across, down) &&
        pixels_make(&making->whole, cut.w, rows) && pixels_make(&making->pixels, rect.w, rect.h))
        return true;
    making_end(making);
    return false;
}

/* Makes some steps more; true when all are made. */
static bool making_work(FirelitMaking *making, int count)
{
    int first = strips(making), all = first + (making->pixels.h + BAND - 1) / BAND;
    int end = making->done < first ? first : all; /* bands need all of the texture */
    count = count < end - making->done ? count : end - making->done;
    crew_work(make_step, making, count);
    making->done += count;
    if (making->done == first)
        repeat_ends(making);
    return making->done == all;
}

/* What is kept of a command; where there is nothing, it is what is being made, if it can be. */
static const Picture *find(Firelit *firelit, const DrawCommand *command, const FireLight *fire)
{
    FirelitMaking *making = &firelit->making;
    SDL_Rect rect = whole_rect(command->rect);
    uint64_t key = key_of(command, rect, fire);
    const Picture *found = cache_find(firelit->cache, key);
    if (found || (making->pixels.at && making->key == key))
        return found;
    making_end(making);
    *making = (FirelitMaking){.key = key,
                              .pages = firelit->pages,
                              .fire = *fire,
                              .x = fire->x - (float)rect.x,
                              .y = fire->y - (float)rect.y};
    making_begin(making, command, rect);
    return NULL;
}

static const Picture *making_keep(Firelit *firelit)
{
    FirelitMaking *making = &firelit->making;
    const Picture *picture = cache_add_lasting(firelit->cache, making->key, &making->pixels);
    making_end(making);
    return picture;
}

const Picture *firelit_picture(Firelit *firelit, const DrawCommand *command, const FireLight *fire)
{
    const Picture *found = find(firelit, command, fire);
    if (found || !firelit->making.pixels.at)
        return found;
    while (!making_work(&firelit->making, INT_MAX))
        continue;
    return making_keep(firelit);
}

bool firelit_go_on(Firelit *firelit, const DrawList *list, const Deadline *deadline)
{
    for (size_t i = 0; i < list->count; i++) {
        const DrawCommand *command = &list->commands[i];
        if (command->kind != DRAW_FIRELIT || find(firelit, command, &list->fires[command->first]))
            continue;
        while (firelit->making.pixels.at) {
            if (making_work(&firelit->making, BATCH))
                making_keep(firelit);
            else if (deadline_over(deadline))
                return false;
        }
    }
    return true;
}

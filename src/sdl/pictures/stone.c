#include "stone.h"

#include <limits.h>
#include <string.h>

#include "sdl/pixels/hash.h"

enum { BAND = 16 /* rows */, RUN = 4, BATCH = 4 /* steps made between looks at the clock */ };

static StoneShape shape_of(const Atlas *atlas, const DrawCommand *command, float lies)
{
    SDL_Rect rect = whole_rect(command->rect);
    StoneShape shape = {.texture = atlas_texture(atlas, command->name),
                        .w = rect.w,
                        .h = rect.h,
                        .scale = command->scale,
                        .lies = lies};
    shape.hash = hash_number(hash_name(HASH_START, "stone"), (uint32_t)shape.texture);
    shape.hash = hash_pair(shape.hash, shape.w, shape.h);
    shape.hash = hash_float(hash_float(shape.hash, shape.scale), shape.lies);
    return shape;
}

/* From `near` at the source to `far` at the reach, in beams perhaps. */
static void fill_by_day(StoneTables *tables, const StoneShape *shape, const StoneLight *light)
{
    tables->x = light->x * (float)shape->w;
    tables->y = light->y * (float)shape->h;
    tables->reach_x = light->reach_x * (float)shape->w;
    tables->reach_y = light->reach_y * (float)shape->h;
    tables->steps = tables->last = 256;
    tables->beams = light->shafts > 0;
    for (int i = 0; i <= tables->last; i++) {
        float t = (float)i / (float)tables->last, share = t * t * (3 - 2 * t);
        for (int k = 0; k < 3; k++)
            tables->near[i][k] =
                (uint16_t)(256 * (light->near[k] + (light->far[k] - light->near[k]) * share) + .5f);
    }
    for (int i = 0; i < STONE_ANGLES; i++) {
        float angle = ((float)i / STONE_ANGLES - .5f) * 6.2831853f;
        float beams = .5f + .5f * sinf(23 * angle) * sinf(9 * angle);
        tables->shafts[i] = (uint16_t)(256 * (1 + .15f * light->shafts * beams) + .5f);
    }
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < STONE_TONES; i++)
            tables->tones[k][i] = (uint8_t)smaller(i + (int)light->lift[k], 255);
}

/* By the square of the distance, and running softly into white. */
static void fill_by_fire(StoneTables *tables, const FireLight *fire, SDL_Rect rect)
{
    enum { FAR = 8 /* reaches */ };
    static const float soft = 1.12f; /* how soon light runs into white */
    tables->x = fire->x - (float)rect.x;
    tables->y = fire->y - (float)rect.y;
    tables->reach_x = fire->reach_x;
    tables->reach_y = fire->reach_y;
    tables->last = STONE_REACHES;
    tables->steps = STONE_REACHES / FAR;
    tables->beams = false;
    for (int i = 0; i <= tables->last; i++) {
        float far = (float)(FAR * i) / STONE_REACHES;
        for (int k = 0; k < 3; k++)
            tables->near[i][k] =
                (uint16_t)(256 * (fire->near[k] / (1 + far * far) + fire->far[k]) + .5f);
    }
    for (int i = 0; i < STONE_TONES; i++)
        tables->tones[0][i] = tables->tones[1][i] = tables->tones[2][i] =
            (uint8_t)(255 * (1 - expf(-soft * (float)i / 255)) + .5f);
}

/* The light at a place, by its way from the source, pixels: factors in 256ths. */
static void light_at(const StoneTables *tables, float across, float down, uint32_t factors[3])
{
    float u = across / tables->reach_x, v = down / tables->reach_y;
    float far = sqrtf(u * u + v * v) * (float)tables->steps;
    const uint16_t *near = tables->near[far >= (float)tables->last ? tables->last : (int)far];
    uint32_t shaft = 256;
    if (tables->beams)
        shaft =
            tables->shafts[(int)((atan2f(down, across) / 6.2831853f + .5f) * (STONE_ANGLES - 1))];
    for (int k = 0; k < 3; k++)
        factors[k] = near[k] * shaft >> 8;
}

static inline uint32_t lit(const uint8_t tones[STONE_TONES], uint32_t value, uint32_t factor)
{
    uint32_t light = value * factor >> 8;
    return tones[light < STONE_TONES ? light : STONE_TONES - 1];
}

/* The light is the same within a few pixels. `stone`: a row of the period. */
static void light_row(const StoneMaking *making, int y, const uint32_t *stone)
{
    const StoneTables *tables = &making->tables;
    const Pixels *to = &making->pixels;
    uint32_t *row = to->at + (ptrdiff_t)y * to->w, factors[3] = {0};
    for (int x = 0; x < to->w; x++) {
        uint32_t p = stone[x % making->period.w];
        if (x % RUN == 0)
            light_at(tables, (float)(x + RUN / 2) - tables->x, (float)y - tables->y, factors);
        row[x] = 0xFF000000 | lit(tables->tones[0], p >> 16 & 255, factors[0]) << 16 |
                 lit(tables->tones[1], p >> 8 & 255, factors[1]) << 8 |
                 lit(tables->tones[2], p & 255, factors[2]);
    }
}

/* Rows from y on, as many as there are before the texture repeats; returns the first that is not
 * made. */
static int make_rows(const StoneMaking *making, int y, int last)
{
    const Scaling *period = &making->period;
    int row = y % period->h, count = smaller(last - y, period->h - row);
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

static void make_band(const StoneMaking *making, int index)
{
    int last = smaller((index + 1) * BAND, making->pixels.h);
    for (int y = index * BAND; y < last;)
        y = make_rows(making, y, last);
}

static int strips(const StoneMaking *making)
{
    return (making->cut.h + PACKED_BLOCK - 1) / PACKED_BLOCK;
}

static uint32_t *row_of(const StoneMaking *making, int y)
{
    return making->whole.at + (ptrdiff_t)(making->margin + y) * making->whole.w;
}

static void unpack_strip(const StoneMaking *making, int index)
{
    AtlasCut cut = making->cut;
    int y = index * PACKED_BLOCK;
    cut.y = (int16_t)(cut.y + y);
    cut.h = (int16_t)smaller(cut.h - y, PACKED_BLOCK);
    Pixels strip = {cut.w, cut.h, row_of(making, y)};
    pages_copy(making->pages, &cut, &strip);
}

/* What lies above and below the texture as it repeats. */
static void repeat_ends(const StoneMaking *making)
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
    const StoneMaking *making = context;
    int step = making->done + index, first = strips(making);
    if (step < first)
        unpack_strip(making, step);
    else
        make_band(making, step - first);
}

static void making_end(StoneMaking *making)
{
    pixels_free(&making->pixels);
    pixels_free(&making->whole);
    scaling_free(&making->period);
}

/* Begins a picture, whose tables are still to be filled. What there is of the same stone already,
 * in whichever light, serves again. False, and nothing begun, when there is no such texture or
 * memory is out. */
static bool making_begin(StoneMaking *making, Pages *pages, StoneShape shape, uint64_t key)
{
    if (making->pixels.at && making->shape.hash == shape.hash) {
        making->key = key;
        making->done = smaller(making->done, strips(making));
        return true;
    }
    making_end(making);
    *making = (StoneMaking){.key = key, .shape = shape, .pages = pages};
    if (shape.texture < 0 || shape.w < 1 || shape.h < 1)
        return false;
    AtlasCut cut = atlas_page_cut(&pages->atlas, pages->atlas.textures[shape.texture].page);
    int w = rounded((float)cut.w * shape.scale);
    int h = rounded((float)cut.h * shape.scale / shape.lies);
    double step = (double)cut.h / h;
    making->cut = cut;
    making->margin = (int)ceil(2 * fmax(step, 1)) + 1;
    int rows = cut.h + 2 * making->margin;
    Axis across = {w, 0, (double)cut.w / w, BEYOND_WRAP};
    Axis down = {h, making->margin, step, BEYOND_SAME};
    if (scaling_make(&making->period, cut.w, rows, across, down) &&
        pixels_make(&making->whole, cut.w, rows) && pixels_make(&making->pixels, shape.w, shape.h))
        return true;
    making_end(making);
    return false;
}

/* Makes some steps more, on all cores; true when all are made. */
static bool making_work(StoneMaking *making, int count)
{
    int first = strips(making), all = first + (making->pixels.h + BAND - 1) / BAND;
    int end = making->done < first ? first : all; /* bands need all of the texture */
    count = smaller(count, end - making->done);
    pool_run(make_step, making, count);
    making->done += count;
    if (making->done == first)
        repeat_ends(making);
    return making->done == all;
}

/* Gives the cache what was made. NULL where it cannot be. */
static const Picture *making_keep(StoneMaking *making, Cache *cache)
{
    const Picture *picture = making->lasting
                                 ? cache_add_lasting(cache, making->key, &making->pixels)
                                 : cache_add(cache, making->key, &making->pixels, 0, 0);
    making_end(making);
    return picture;
}

/* Makes all that is left; NULL where nothing is being made. */
static const Picture *making_finish(StoneMaking *making, Cache *cache)
{
    if (!making->pixels.at)
        return NULL;
    while (!making_work(making, INT_MAX))
        continue;
    return making_keep(making, cache);
}

/* Goes on until the deadline, by a few steps at least; false where something is left to do. */
static bool making_go_on(StoneMaking *making, Cache *cache, const Deadline *deadline)
{
    while (making->pixels.at) {
        if (making_work(making, BATCH))
            making_keep(making, cache);
        else if (deadline_over(deadline))
            return false;
    }
    return true;
}

void stone_free(Stone *stone)
{
    making_end(&stone->making);
}

static bool same_light(const StoneLight *a, const StoneLight *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

void stone_begin(Stone *stone, const DrawList *list, bool waits)
{
    const DrawCommand *command = draw_find(list, DRAW_STONE);
    bool seen = stone->seen;
    StoneShape shape = command ? shape_of(&stone->pages->atlas, command, 1) : (StoneShape){0};
    stone->seen = command && shape.texture >= 0;
    if (!waits || !seen || shape.hash != stone->shape.hash)
        stone->light = list->stone;
    stone->shape = shape;
    stone->wanted = list->stone;
}

/* The stone in a light, as far as it is made; begun where it was not. */
static const Picture *stone_find(Stone *stone, const StoneLight *light)
{
    StoneMaking *making = &stone->making;
    uint64_t key = hash_bytes(stone->shape.hash, light, sizeof *light);
    const Picture *found = cache_find(stone->cache, key);
    if (!found && !(making->pixels.at && making->key == key) &&
        making_begin(making, stone->pages, stone->shape, key))
        fill_by_day(&making->tables, &stone->shape, light);
    return found;
}

const Picture *stone_picture(Stone *stone)
{
    const Picture *found = stone->seen ? stone_find(stone, &stone->light) : NULL;
    return found || !stone->seen ? found : making_finish(&stone->making, stone->cache);
}

bool stone_settled(const Stone *stone)
{
    return !stone->seen || same_light(&stone->light, &stone->wanted);
}

void stone_go_on(Stone *stone, const Deadline *deadline)
{
    if (stone_settled(stone))
        making_end(&stone->making);
    else if (stone_find(stone, &stone->wanted) ||
             making_go_on(&stone->making, stone->cache, deadline))
        stone->light = stone->wanted; /* it is there, or cannot be made */
}

void firelit_free(Firelit *firelit)
{
    making_end(&firelit->making);
}

/* What is kept of a command; where there is nothing, it is what is being made, if it can be. */
static const Picture *firelit_find(Firelit *firelit, const DrawCommand *command,
                                   const FireLight *fire)
{
    StoneMaking *making = &firelit->making;
    SDL_Rect rect = whole_rect(command->rect);
    StoneShape shape = shape_of(&firelit->pages->atlas, command, fire->lies);
    uint64_t key = hash_pair(shape.hash, rect.x, rect.y);
    key = hash_bytes(key, fire, sizeof *fire);
    const Picture *found = cache_find(firelit->cache, key);
    if (!found && !(making->pixels.at && making->key == key) &&
        making_begin(making, firelit->pages, shape, key)) {
        making->lasting = true;
        fill_by_fire(&making->tables, fire, rect);
    }
    return found;
}

const Picture *firelit_picture(Firelit *firelit, const DrawCommand *command, const FireLight *fire)
{
    const Picture *found = firelit_find(firelit, command, fire);
    return found ? found : making_finish(&firelit->making, firelit->cache);
}

bool firelit_go_on(Firelit *firelit, const DrawList *list, const Deadline *deadline)
{
    for (size_t i = 0; i < list->count; i++) {
        const DrawCommand *command = &list->commands[i];
        if (command->kind == DRAW_FIRELIT &&
            !firelit_find(firelit, command, &list->fires[command->first]) &&
            !making_go_on(&firelit->making, firelit->cache, deadline))
            return false;
    }
    return true;
}

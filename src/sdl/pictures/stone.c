#include "stone.h"

#include <string.h>

#include "sdl/pixels/heap.h"
#include "sdl/pixels/pixels.h"
#include "sdl/pixels/resample.h"

enum { BAND = 16 /* rows */, RUN = 4, BATCH = 4 /* bands made between looks at the clock */ };

static StoneShape shape_of(const Atlas *atlas, const DrawCommand *command)
{
    int x = rounded(command->rect.x), y = rounded(command->rect.y);
    StoneShape shape = {.texture = atlas_texture(atlas, command->name),
                        .w = rounded(command->rect.x + command->rect.w) - x,
                        .h = rounded(command->rect.y + command->rect.h) - y,
                        .scale = command->scale};
    shape.hash = hash_number(hash_name(HASH_START, "stone"), (uint32_t)shape.texture);
    shape.hash = hash_number(shape.hash, (uint64_t)(uint32_t)shape.w << 32 | (uint32_t)shape.h);
    shape.hash = hash_float(shape.hash, shape.scale);
    return shape;
}

static uint64_t key_of(const StoneShape *shape, const StoneLight *light)
{
    return hash_bytes(shape->hash, light, sizeof *light);
}

static void fill_tables(StoneMaking *making)
{
    const StoneLight *light = &making->light;
    for (int i = 0; i <= STONE_REACHES; i++) {
        float t = (float)i / STONE_REACHES, share = t * t * (3 - 2 * t);
        for (int k = 0; k < 3; k++)
            making->near[i][k] =
                (uint16_t)(256 * (light->near[k] + (light->far[k] - light->near[k]) * share) + .5f);
    }
    for (int i = 0; i < STONE_ANGLES; i++) {
        float angle = ((float)i / STONE_ANGLES - .5f) * 6.2831853f;
        float beams = .5f + .5f * sinf(23 * angle) * sinf(9 * angle);
        making->shafts[i] = (uint16_t)(256 * (1 + .15f * light->shafts * beams) + .5f);
    }
}

/* The light at a place: factors in 256ths, beams included. */
static void light_at(const StoneMaking *making, float across, float down, uint32_t factors[3])
{
    const StoneLight *light = &making->light;
    float u = across / (light->reach_x * (float)making->shape.w);
    float v = down / (light->reach_y * (float)making->shape.h), far = sqrtf(u * u + v * v);
    const uint16_t *near = making->near[far >= 1 ? STONE_REACHES : (int)(far * STONE_REACHES)];
    uint32_t shaft = 256;
    if (light->shafts > 0)
        shaft =
            making->shafts[(int)((atan2f(down, across) / 6.2831853f + .5f) * (STONE_ANGLES - 1))];
    for (int k = 0; k < 3; k++)
        factors[k] = near[k] * shaft >> 8;
}

static inline uint32_t lit_channel(uint32_t value, uint32_t factor, uint32_t lift)
{
    uint32_t lit = (value * factor >> 8) + lift;
    return lit > 255 ? 255 : lit;
}

/* The light is the same within a few pixels. */
static void light_row(const StoneMaking *making, int y)
{
    const StoneLight *light = &making->light;
    const uint32_t lift[3] = {(uint32_t)light->lift[0], (uint32_t)light->lift[1],
                              (uint32_t)light->lift[2]};
    int w = making->pixels.w;
    uint32_t *row = making->pixels.at + (ptrdiff_t)y * w, factors[3];
    for (int x = 0; x < w; x++) {
        uint32_t p = row[x];
        if (x % RUN == 0)
            light_at(making, (float)(x + RUN / 2) - light->x * (float)w,
                     (float)y - light->y * (float)making->pixels.h, factors);
        row[x] = 0xFF000000 | lit_channel(p >> 16 & 255, factors[0], lift[0]) << 16 |
                 lit_channel(p >> 8 & 255, factors[1], lift[1]) << 8 |
                 lit_channel(p & 255, factors[2], lift[2]);
    }
}

/* Rows of the period one below the other, as it repeats, from `first` on. */
static bool take_rows(Pixels *rows, const Pixels *period, int first, int count)
{
    if (!pixels_make(rows, period->w, count))
        return false;
    for (int i = 0; i < count; i++) {
        int row = ((first + i) % period->h + period->h) % period->h;
        memcpy(rows->at + (ptrdiff_t)i * rows->w, period->at + (ptrdiff_t)row * period->w,
               (size_t)rows->w * sizeof *rows->at);
    }
    return true;
}

/* Scales rows of the period, from its own row `row` on, for as many of the stone from `y` on. */
static void scale_rows(StoneMaking *making, int row, int y, int count)
{
    const Pixels *period = &making->period;
    Pixels *to = &making->pixels, rows = {to->w, count, to->at + (ptrdiff_t)y * to->w};
    Pixels source, scaled;
    int w = rounded((float)period->w * making->shape.scale);
    int h = rounded((float)period->h * making->shape.scale);
    double across = (double)period->w / w, down = (double)period->h / h;
    if (w == period->w && h == period->h) {
        for (int x = 0; x < to->w; x += w)
            pixels_copy(&rows, x, -row, period);
        return;
    }
    int reach = (int)ceil(2 * fmax(down, 1)) + 1, first = (int)floor(row * down) - reach;
    int last = (int)ceil((row + count) * down) + reach;
    if (!take_rows(&source, period, first, last - first))
        return;
    if (pixels_resample(&scaled, pixels_whole(&source),
                        (Axis){w < to->w ? w : to->w, 0, across, BEYOND_WRAP},
                        (Axis){count, row * down - first, down, BEYOND_SAME}))
        for (int x = 0; x < to->w; x += w)
            pixels_copy(&rows, x, 0, &scaled);
    pixels_free(&scaled);
    pixels_free(&source);
}

static void make_band(StoneMaking *making, int first)
{
    int last = first + BAND < making->pixels.h ? first + BAND : making->pixels.h;
    int h = rounded((float)making->period.h * making->shape.scale);
    for (int y = first, count; y < last; y += count) {
        count = last - y < h - y % h ? last - y : h - y % h;
        scale_rows(making, y % h, y, count);
    }
    for (int y = first; y < last; y++)
        light_row(making, y);
}

typedef struct Work {
    StoneMaking *making;
    Pages *pages;
} Work;

static AtlasCut cut_of(const Atlas *atlas, const StoneShape *shape)
{
    return atlas_page_cut(atlas, atlas->textures[shape->texture].page);
}

static int strips(const StoneMaking *making)
{
    return (making->period.h + PACKED_BLOCK - 1) / PACKED_BLOCK;
}

static void unpack_strip(const Work *work, int index)
{
    Pixels *period = &work->making->period, strip;
    AtlasCut cut = cut_of(&work->pages->atlas, &work->making->shape);
    int y = index * PACKED_BLOCK;
    cut.y += y;
    cut.h = period->h - y < PACKED_BLOCK ? period->h - y : PACKED_BLOCK;
    if (!pages_take(work->pages, &cut, &strip))
        return;
    pixels_copy(period, 0, y, &strip);
    pixels_free(&strip);
}

static void make_step(void *context, int index)
{
    const Work *work = context;
    int step = work->making->step + index, first = strips(work->making);
    if (step < first)
        unpack_strip(work, step);
    else
        make_band(work->making, (step - first) * BAND);
}

static void making_end(StoneMaking *making)
{
    pixels_free(&making->period);
    pixels_free(&making->pixels);
}

/* What there is of the same stone already, in whichever light, serves again. False when memory is
 * out. */
static bool making_begin(StoneMaking *making, Pages *pages, StoneShape shape, StoneLight light)
{
    AtlasCut cut = cut_of(&pages->atlas, &shape);
    if (!making->pixels.at || making->shape.hash != shape.hash) {
        making_end(making);
        *making = (StoneMaking){.shape = shape};
    }
    making->light = light;
    fill_tables(making);
    if (making->pixels.at) {
        making->step = making->step < strips(making) ? making->step : strips(making);
        return true;
    }
    bool good = pixels_make(&making->period, cut.w, cut.h) &&
                pixels_make(&making->pixels, shape.w, shape.h);
    if (!good)
        making_end(making);
    return good;
}

/* Makes the next few bands on all cores; false when none is left. */
static bool making_work(StoneMaking *making, Pages *pages)
{
    Work work = {making, pages};
    int first = strips(making), all = first + (making->pixels.h + BAND - 1) / BAND;
    int end = making->step < first ? first : all; /* bands need all of the period */
    int count = end - making->step < BATCH ? end - making->step : BATCH;
    crew_work(make_step, &work, count);
    making->step += count;
    return making->step < all;
}

/* Keeps what was made; NULL where it cannot be. */
static const Picture *making_keep(StoneMaking *making, Cache *cache)
{
    const Picture *picture =
        cache_add(cache, key_of(&making->shape, &making->light), &making->pixels, 0, 0);
    making_end(making);
    return picture;
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
    StoneShape shape = command ? shape_of(&stone->pages->atlas, command) : (StoneShape){0};
    stone->seen = command && shape.texture >= 0;
    if (!waits || !seen || shape.hash != stone->shape.hash)
        stone->light = list->stone;
    stone->shape = shape;
    stone->wanted = list->stone;
}

const Picture *stone_picture(Stone *stone)
{
    if (!stone->seen)
        return NULL;
    const Picture *found = cache_find(stone->cache, key_of(&stone->shape, &stone->light));
    if (found || !making_begin(&stone->making, stone->pages, stone->shape, stone->light))
        return found;
    while (making_work(&stone->making, stone->pages))
        continue;
    return making_keep(&stone->making, stone->cache);
}

/* True when the light that is wanted is there, or cannot be made this way. */
static bool wanted_is_there(Stone *stone, const Deadline *deadline)
{
    StoneMaking *making = &stone->making;
    bool begun = making->pixels.at && making->shape.hash == stone->shape.hash &&
                 same_light(&making->light, &stone->wanted);
    if (cache_find(stone->cache, key_of(&stone->shape, &stone->wanted)) ||
        (!begun && !making_begin(making, stone->pages, stone->shape, stone->wanted)))
        return true;
    do {
        if (!making_work(making, stone->pages)) {
            making_keep(making, stone->cache);
            return true;
        }
    } while (!deadline_over(deadline));
    return false;
}

bool stone_settled(const Stone *stone)
{
    return !stone->seen || same_light(&stone->light, &stone->wanted);
}

void stone_go_on(Stone *stone, const Deadline *deadline)
{
    if (stone_settled(stone))
        making_end(&stone->making);
    else if (wanted_is_there(stone, deadline))
        stone->light = stone->wanted;
}

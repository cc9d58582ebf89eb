#include "firelit.h"

#include <math.h>

#include "crew.h"

enum { BAND = 32 /* rows */, RUN = 4 };
enum { REACHES = 1024, FAR = 8 /* reaches, beyond which it is all the same */, TONES = 2048 };

static const float soft = 1.12f; /* how soon light runs into white */

typedef struct Burning {
    Pixels pixels, period;
    const FireLight *fire;
    float x, y;                    /* of the fire, pixels from the left top */
    uint16_t near[REACHES + 1][3]; /* factors in 256ths, by the distance */
    uint8_t
        tones[TONES]; /* what is shown of so much light, of which 255 is a white stone's by day */
} Burning;

static int rounded(float value)
{
    return (int)floorf(value + .5f);
}

static void fill_tables(Burning *burning)
{
    const FireLight *fire = burning->fire;
    for (int i = 0; i <= REACHES; i++) {
        float far = (float)(FAR * i) / REACHES;
        for (int k = 0; k < 3; k++)
            burning->near[i][k] =
                (uint16_t)(256 * (fire->near[k] / (1 + far * far) + fire->far[k]) + .5f);
    }
    for (int i = 0; i < TONES; i++)
        burning->tones[i] = (uint8_t)(255 * (1 - expf(-soft * (float)i / 255)) + .5f);
}

static inline uint32_t lit(const Burning *burning, uint32_t value, uint32_t factor)
{
    uint32_t light = value * factor >> 8;
    return burning->tones[light < TONES ? light : TONES - 1];
}

/* The light is the same within a few pixels. */
static void light_row(const Burning *burning, int y)
{
    const Pixels *to = &burning->pixels, *from = &burning->period;
    const FireLight *fire = burning->fire;
    uint32_t *row = to->at + (ptrdiff_t)y * to->w;
    const uint32_t *stone = from->at + (ptrdiff_t)(y % from->h) * from->w;
    float v = ((float)y - burning->y) / fire->reach_y;
    const uint16_t *near = burning->near[0];
    for (int x = 0; x < to->w; x++) {
        uint32_t p = stone[x % from->w];
        if (x % RUN == 0) {
            float u = ((float)(x + RUN / 2) - burning->x) / fire->reach_x;
            float share = sqrtf(u * u + v * v) / FAR;
            near = burning->near[share >= 1 ? REACHES : (int)(share * REACHES)];
        }
        row[x] = 0xFF000000 | lit(burning, p >> 16 & 255, near[0]) << 16 |
                 lit(burning, p >> 8 & 255, near[1]) << 8 | lit(burning, p & 255, near[2]);
    }
}

static void light_band(void *context, int index)
{
    const Burning *burning = context;
    int last = (index + 1) * BAND < burning->pixels.h ? (index + 1) * BAND : burning->pixels.h;
    for (int y = index * BAND; y < last; y++)
        light_row(burning, y);
}

/* The texture as it repeats; false when memory is out. */
static bool take_period(Burning *burning, Pages *pages, int texture, float scale)
{
    AtlasCut cut = atlas_page_cut(&pages->atlas, pages->atlas.textures[texture].page);
    Pixels whole;
    if (!pages_take(pages, &cut, &whole))
        return false;
    int w = rounded((float)whole.w * scale);
    int h = rounded((float)whole.h * scale / burning->fire->lies);
    bool good = pixels_scale(&burning->period, pixels_whole(&whole), w, h, BEYOND_WRAP);
    pixels_free(&whole);
    return good;
}

const Picture *firelit_picture(Cache *cache, Pages *pages, const DrawCommand *command,
                               const FireLight *fire)
{
    int x = rounded(command->rect.x), y = rounded(command->rect.y);
    int w = rounded(command->rect.x + command->rect.w) - x;
    int h = rounded(command->rect.y + command->rect.h) - y;
    uint64_t key = hash_name(hash_name(HASH_START, "firelit"), command->name);
    key = hash_number(key, (uint64_t)(uint32_t)w << 32 | (uint32_t)h);
    key = hash_number(hash_float(key, command->scale), (uint64_t)(uint32_t)x << 32 | (uint32_t)y);
    key = hash_bytes(key, fire, sizeof *fire);
    const Picture *found = cache_find(cache, key);
    int texture = atlas_texture(&pages->atlas, command->name);
    Burning burning = {.fire = fire, .x = fire->x - (float)x, .y = fire->y - (float)y};
    if (found || texture < 0 || w < 1 || h < 1 ||
        !take_period(&burning, pages, texture, command->scale))
        return found;
    fill_tables(&burning);
    if (pixels_make(&burning.pixels, w, h))
        crew_work(light_band, &burning, (h + BAND - 1) / BAND);
    pixels_free(&burning.period);
    return cache_add(cache, key, &burning.pixels, 0, 0);
}

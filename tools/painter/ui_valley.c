/* Each range of hills is a little darker, greener and warmer-edged than the one behind it, with
 * haze between: that is all the depth there is. Land and sky are gone over with brush strokes that
 * follow the forms; what lives there, in ui_life.c, stays crisp. */
#include "ui_valley.h"

#include "noise.h"
#include "ui_life.h"

/* One range of mountains or hills. */
typedef struct Range {
    float base, height, wave; /* y of its foot, height of its peaks, their distance, in pixels */
    float gap;                /* how low it stays under the sun, 0..1 */
    uint32_t lit, shade, snow;
    float snow_line; /* pixels from the peaks' full height down; 0: none */
    float haze;      /* 0..1 of the horizon's light over its foot */
    uint32_t seed;
} Range;

static const Range RANGES[] = {
    {452, 265, 300, 0.62f, 0xE6B88E, 0x8D86A2, 0xFFF4DE, 150, 0.58f, 3},
    {456, 168, 210, 0.55f, 0xC09C74, 0x606F8C, 0xF8E4C8, 52, 0.52f, 17},
    {462, 92, 150, 0.35f, 0x8E9468, 0x4F6A68, 0, 0, 0.42f, 29},
};

/* Gives a picture that was painted over the outline it had before. */
static void image_keep(Image *image, const Image *before)
{
    size_t count = (size_t)image->w * (size_t)image->h;
    for (size_t i = 0; i < count; i++) {
        float *pixel = image->pixels + 4 * i, cover = before->pixels[4 * i + 3];
        float factor = pixel[3] > 0 ? cover / pixel[3] : 0;
        for (int k = 0; k < 4; k++)
            pixel[k] *= factor;
    }
}

static Vec3 grey(float tone)
{
    return vec3(saturate(tone), saturate(tone), saturate(tone));
}

/* Strokes sampled from the underpainting, laid along its forms. */
static void strokes_lay(Image *image, int count, float length, float width, float alpha,
                        uint32_t seed)
{
    Image under = image_copy(image);
    Chance chance = chance_start(seed);
    for (int i = 0; i < count; i++) {
        float x = chance_range(&chance, 4, TITLE_W - 5), y = chance_range(&chance, 4, TITLE_H - 5);
        float grain = chance_range(&chance, -1, 1), turn = chance_range(&chance, -0.25f, 0.25f);
        const float *c = image_at(&under, (int)x, (int)y),
                    *e = image_at(&under, (int)x + 3, (int)y);
        const float *w = image_at(&under, (int)x - 3, (int)y),
                    *n = image_at(&under, (int)x, (int)y - 3);
        const float *s = image_at(&under, (int)x, (int)y + 3);
        float gx = e[0] + e[1] + e[2] - w[0] - w[1] - w[2],
              gy = s[0] + s[1] + s[2] - n[0] - n[1] - n[2];
        float strength = sqrtf(gx * gx + gy * gy), flat = noise2(x / 140, y / 90, 7) - 0.5f;
        float angle = strength > 0.10f ? atan2f(gy, gx) + PI / 2 : flat * 0.8f;
        float shrink = 1 / (1 + 3.2f * strength);
        if (c[3] < 0.5f)
            continue;
        Vec3 tint = vec3_scale(vec3(c[0], c[1], c[2]), (1 + grain * 0.045f) / c[3]);
        Dab dab = {x, y, length * shrink, width, angle + turn, alpha, 0.45f, tint};
        image_dab(image, &dab);
    }
    image_free(&under);
}

Image valley_sky(void)
{
    Image image = image_new(TITLE_W, TITLE_H);
    for (int y = 0; y < HORIZON + 30; y++)
        for (int x = 0; x < TITLE_W; x++) {
            float away = fabsf((float)x - SUN_X) / 900;
            float veil = fbm2((float)x / 210, (float)y / 34, 73, 4) - 0.5f;
            float tone = (float)y / 430 * (1.06f - 0.30f * away) + veil * 0.10f;
            pixel_over(image_at(&image, x, y), grey(tone), 1);
        }
    strokes_lay(&image, 26000, 17, 3.8f, 0.5f, 301);
    return image;
}

/* Many small ones along a band, few and bright ones anywhere. */
Image valley_stars(void)
{
    Image image = image_new(TITLE_W, TITLE_H);
    Chance chance = chance_start(83);
    for (int i = 0; i < 1700; i++) {
        float x = chance_range(&chance, 540, TITLE_W), y = chance_range(&chance, 0, 400);
        float band = fabsf(y - 300 + (x - 700) * 0.30f) / 90, size = chance_unit(&chance);
        bool bright = i % 34 == 0;
        if (!bright && chance_unit(&chance) > 0.22f + 0.78f * expf(-band * band))
            continue;
        float radius = bright ? 1.1f + 0.9f * size : 0.55f + 0.35f * size;
        float alpha = (bright ? 0.9f : 0.22f + 0.4f * size) * smooth_step(410, 260, y);
        Dab dab = {x, y, radius, radius, 0, alpha, bright ? 0.8f : 0.5f, vec3(1, 1, 1)};
        image_dab(&image, &dab);
    }
    return image;
}

/* 0..1 how thick the clouds are; repeats across. */
static float cloud_at(float x, float y)
{
    float u = x / TITLE_W * 6, v = y / 62;
    float drift = fbm2_periodic(u * 0.5f, v * 0.5f, 3, 71, 3) * 1.6f;
    float thick = fbm2_periodic(u + drift, v + drift * 0.6f, 6, 61, 6);
    return smooth_step(0.50f, 0.72f, thick);
}

/* Their light: above where they are thin, against the dark of their bellies. */
Image valley_clouds(void)
{
    Image image = image_new(TITLE_W, TITLE_H);
    for (int y = 0; y < 440; y++)
        for (int x = 0; x < TITLE_W; x++) {
            float cloud = cloud_at((float)x, (float)y), below = cloud_at((float)x, (float)y - 18);
            float wisp = fbm2_periodic((float)x / TITLE_W * 24, (float)y / 21, 24, 67, 4) - 0.5f;
            float tone = fmaxf(0.70f + 1.1f * (cloud - below) + 0.7f * wisp, 0.12f);
            pixel_over(image_at(&image, x, y), grey(tone),
                       cloud * (0.84f + 0.5f * wisp) * smooth_step(430, 290, (float)y));
        }
    return image;
}

/* 0..1 how high the range stands at x. */
static float range_height(const Range *range, float x)
{
    float sum = 0, weight = 0.55f, u = x / range->wave;
    for (int octave = 0; octave < 6; octave++) {
        float n = noise2(u, (float)octave * 9.7f, range->seed + (uint32_t)octave);
        sum += weight * (octave < 3 ? 1 - fabsf(2 * n - 1) : n);
        u *= 2.1f;
        weight *= 0.47f;
    }
    float gap = 1 - range->gap * expf(-(x - SUN_X) * (x - SUN_X) / (230.0f * 230));
    return sum * gap;
}

/* Folds of the rock run down from the ridge; the side that faces the sun is lit. */
static float range_light(const Range *range, float x, float y, float depth)
{
    float lean = x + (noise2(x / 60, y / 60, range->seed + 40) - 0.5f) * 50;
    float u = lean / (range->wave * 0.26f), v = depth / (range->wave * 0.5f);
    float here = fbm2(u, v, range->seed + 50, 5), there = fbm2(u + 0.16f, v, range->seed + 50, 5);
    float side = clampf((SUN_X - x) / 120, -1, 1);
    return saturate(0.46f + (here - there) * -side * 6.4f +
                    (noise2(x / 5, y / 9, 77) - 0.5f) * 0.12f);
}

static void range_paint(Image *image, const Range *range)
{
    for (int x = 0; x < TITLE_W; x++) {
        float ridge = range->base - range->height * range_height(range, (float)x);
        for (int y = (int)ridge - 1; y < HORIZON + 20; y++) {
            if (y < 0)
                continue;
            float depth = (float)y - ridge, light = range_light(range, (float)x, (float)y, depth);
            Vec3 tint = vec3_mix(colour(range->shade), colour(range->lit),
                                 smooth_step(0.25f, 0.75f, light));
            if (range->snow_line > 0) {
                float level = range->base - range->height + range->snow_line;
                float patch = (fbm2((float)x / 30, (float)y / 22, 9, 4) - 0.5f) * 90;
                float snow = smooth_step(12, -12, (float)y - level + patch) *
                             smooth_step(0.22f, 0.5f, light + 0.12f);
                tint = vec3_mix(
                    tint,
                    vec3_mix(colour(0x93A0BE), colour(range->snow), smooth_step(0.2f, 0.7f, light)),
                    snow * 0.92f);
            }
            float sunward = expf(-fabsf((float)x - SUN_X) / 420);
            Vec3 haze = vec3_mix(colour(0xBCC0B8), colour(0xDCD2B4), sunward);
            float foot = smooth_step(-range->height * 0.8f, 0, (float)y - range->base);
            tint = vec3_mix(tint, haze,
                            range->haze * (0.25f + 0.75f * foot) * (0.55f + 0.45f * sunward));
            pixel_over(image_at(image, x, y), tint, saturate(depth + 0.5f));
        }
    }
}

Image valley_peaks(void)
{
    Image image = image_new(TITLE_W, TITLE_H);
    for (size_t i = 0; i < sizeof RANGES / sizeof *RANGES; i++)
        range_paint(&image, &RANGES[i]);
    Image cover = image_copy(&image);
    strokes_lay(&image, 22000, 11, 2.6f, 0.5f, 305);
    strokes_lay(&image, 40000, 5, 1.4f, 0.5f, 306);
    image_keep(&image, &cover);
    image_free(&cover);
    return image;
}

static Vec3 meadow_tint(float x, float y)
{
    static const Ramp GRASS = {6, {0xD6CC8E, 0xBEC078, 0x9DB05C, 0x7F9F49, 0x668A3C, 0x4F7431}};
    float p = valley_nearness(y), depth = 6 + 180 * p;
    float swell = fbm2(x / (depth * 2.4f + 40), y / (depth * 0.5f + 6), 101, 4);
    float tone = powf(p, 0.62f) + (swell - 0.5f) * 0.5f;
    Vec3 tint = ramp_at(&GRASS, tone);
    float gold = smooth_step(0.52f, 0.75f, fbm2(x / (depth * 3 + 60), y / (depth + 10), 111, 3));
    tint = vec3_mix(tint, colour(0xE0C868), gold * 0.36f * (1 - p * 0.4f));
    return vec3_mix(tint, colour(0xDCD8B4), 0.42f * powf(1 - p, 5));
}

static void plain_paint(Image *image)
{
    for (int y = HORIZON; y < TITLE_H; y++)
        for (int x = 0; x < TITLE_W; x++)
            pixel_over(image_at(image, x, y), meadow_tint((float)x, (float)y),
                       smooth_step(HORIZON, HORIZON + 16, (float)y));
}

/* How far within the river, pixels; negative beside it. Its banks are rough. */
static float river_depth(float x, float y)
{
    RiverPlace river = valley_river(y);
    float p = valley_nearness(y);
    float rough = fbm2(x / (12 + 60 * p), y / (4 + 26 * p), 131, 3) - 0.5f;
    return river.half - fabsf(x - river.middle) + rough * (3 + 46 * p);
}

static float river_shore(float y)
{
    return 2 + 16 * valley_nearness(y);
}

static void shore_paint(Image *image)
{
    for (int y = HORIZON + 4; y < TITLE_H; y++) {
        float p = valley_nearness((float)y), shore = river_shore((float)y);
        for (int x = 0; x < TITLE_W; x++) {
            float depth = river_depth((float)x, (float)y), *pixel = image_at(image, x, y);
            pixel_over(pixel, colour(0x5A7038),
                       smooth_step(-shore * 1.7f, -shore * 0.6f, depth) * 0.55f);
            pixel_over(pixel, vec3_mix(colour(0xE6D6A4), colour(0xCDB27A), p),
                       smooth_step(-shore, -shore * 0.5f, depth));
        }
    }
}

/* Leaves the river open, with foam along its banks. */
static void river_open(Image *image)
{
    for (int y = HORIZON + 4; y < TITLE_H; y++) {
        float shore = river_shore((float)y);
        for (int x = 0; x < TITLE_W; x++) {
            float depth = river_depth((float)x, (float)y), *pixel = image_at(image, x, y);
            float keep = 1 - smooth_step(-shore * 0.35f, 0, depth);
            for (int k = 0; k < 4; k++)
                pixel[k] *= keep;
            pixel_over(pixel, colour(0xF4FBEC),
                       smooth_step(shore * 0.35f, 0, fabsf(depth - shore * 0.15f)) * 0.45f);
        }
    }
}

Image valley_water(void)
{
    Image image = image_new(TITLE_W, TITLE_H), cover = image_new(TITLE_W, TITLE_H);
    for (int y = HORIZON; y < TITLE_H; y++) {
        float p = valley_nearness((float)y), shore = river_shore((float)y);
        for (int x = 0; x < TITLE_W; x++) {
            float beyond = river_depth((float)x, (float)y), depth = fmaxf(beyond, 0);
            float ripple = fbm2((float)x / (18 + 70 * p), (float)y / (1.6f + 6 * p), 141, 3) - 0.5f;
            float glint = expf(-fabsf((float)x - SUN_X) / (60 + 150 * p));
            float tone = 0.10f + 0.88f * powf(p, 0.7f) + 0.2f * saturate(depth / (10 + 60 * p)) -
                         glint * 0.16f;
            pixel_over(image_at(&image, x, y), grey(tone + ripple * 0.42f), 1);
            pixel_over(image_at(&cover, x, y), vec3(1, 1, 1),
                       smooth_step(-shore, -shore * 0.5f, beyond) *
                           smooth_step(HORIZON + 3, HORIZON + 8, (float)y));
        }
    }
    strokes_lay(&image, 30000, 9, 1.7f, 0.5f, 303);
    image_keep(&image, &cover);
    image_free(&cover);
    return image;
}

Image valley_land(void)
{
    Image image = image_new(TITLE_W, TITLE_H);
    plain_paint(&image);
    shore_paint(&image);
    Image cover = image_copy(&image);
    strokes_lay(&image, 40000, 10, 2.2f, 0.5f, 302);
    strokes_lay(&image, 40000, 4.5f, 1.3f, 0.5f, 304);
    image_keep(&image, &cover);
    image_free(&cover);
    river_open(&image);
    life_woods(&image);
    life_meadow(&image);
    return image;
}

float valley_crest(float x)
{
    return valley_crest_line(x) + (fbm2(x / 120, 3, 171, 4) - 0.5f) * 22;
}

static void crest_paint(Image *image)
{
    static const Ramp TURF = {4, {0x1F2E18, 0x35491F, 0x566D2A, 0xA8A044}};
    for (int x = 900; x < TITLE_W; x++) {
        float crest = valley_crest((float)x);
        for (int y = (int)crest - 1 < 0 ? 0 : (int)crest - 1; y < TITLE_H; y++) {
            float depth = (float)y - crest;
            float swell = fbm2((float)x / 90, (float)y / 34, 181, 4);
            float light = 0.55f * expf(-depth / 26) + 0.62f * swell - 0.0012f * depth;
            Vec3 tint = vec3_mix(ramp_at(&TURF, light), colour(0xFFD98A), 0.55f * expf(-depth / 5));
            pixel_over(image_at(image, x, y), tint, saturate(depth + 0.5f));
        }
    }
}

Image valley_hill(void)
{
    Image image = image_new(TITLE_W, TITLE_H);
    crest_paint(&image);
    life_grass(&image, 5200, 41);
    life_grass(&image, 5200, 42);
    return image;
}

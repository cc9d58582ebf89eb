/* Painted from the back to the front, each range of hills a little darker, greener and warmer-edged
 * than the one behind it, with haze between: that is all the depth there is. Land and sky
 * are gone over with brush strokes that follow the forms; what lives there, in ui_life.c, stays
 * crisp. */
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

static float sun_distance(float x, float y)
{
    return vec2_distance(vec2(x, y), vec2(SUN_X, SUN_Y));
}

static void sky_paint(Image *image)
{
    static const Ramp SKY = {6, {0x2F6690, 0x5C98AE, 0xA3C3BA, 0xEBD2A0, 0xFCDA94, 0xFFE4AC}};
    for (int y = 0; y < HORIZON + 20; y++)
        for (int x = 0; x < TITLE_W; x++) {
            float near = sun_distance((float)x, (float)y), away = fabsf((float)x - SUN_X) / 900;
            Vec3 tint = ramp_at(&SKY, (float)y / 430 * (1.06f - 0.30f * away));
            float u = (float)x / 270, v = (float)y / 62;
            float drift = fbm2(u * 0.5f, v * 0.5f, 71, 3) * 1.6f;
            float cloud = smooth_step(0.50f, 0.72f, fbm2(u + drift, v + drift * 0.6f, 61, 5));
            float below =
                smooth_step(0.50f, 0.72f, fbm2(u + drift, v - 0.30f + drift * 0.6f, 61, 5));
            Vec3 lit = vec3_mix(colour(0xFFF0C8), colour(0xF0C8A0), saturate(near / 700));
            Vec3 dim = vec3_mix(colour(0xF0B878), colour(0x8A96A2), saturate(near / 620));
            Vec3 body = vec3_mix(dim, lit, saturate(0.55f + 1.5f * (cloud - below)));
            tint = vec3_mix(tint, body, cloud * 0.78f * smooth_step(440, 300, (float)y));
            tint = vec3_add(tint, vec3_scale(colour(0xFFB860), 0.34f * expf(-near / 190)));
            tint = vec3_mix(tint, colour(0xFFF3C4), 0.75f * expf(-near / 70));
            pixel_over(image_at(image, x, y), tint, 1);
        }
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
            Vec3 haze = vec3_mix(colour(0xC3BFAE), colour(GLOW), sunward);
            float foot = smooth_step(-range->height * 0.8f, 0, (float)y - range->base);
            tint = vec3_mix(tint, haze,
                            range->haze * (0.25f + 0.75f * foot) * (0.55f + 0.45f * sunward));
            pixel_over(image_at(image, x, y), tint, saturate(depth + 0.5f));
        }
    }
}

float valley_nearness(float y)
{
    return saturate((y - HORIZON) / (TITLE_H - HORIZON));
}

RiverPlace valley_river(float y)
{
    float p = valley_nearness(y);
    float bend = sinf(powf(p, 0.55f) * 9.2f + 0.4f) * (24 + 215 * p) * (1 - 0.35f * p);
    return (RiverPlace){918 + bend + 60 * p, 3.2f + 118 * powf(p, 1.55f)};
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
    float glow = expf(-fabsf(x - SUN_X) / 330) * (1 - 0.75f * p);
    return vec3_mix(tint, colour(GLOW), 0.48f * glow);
}

static void plain_paint(Image *image)
{
    for (int y = HORIZON; y < TITLE_H; y++)
        for (int x = 0; x < TITLE_W; x++)
            pixel_over(image_at(image, x, y), meadow_tint((float)x, (float)y),
                       smooth_step(HORIZON, HORIZON + 16, (float)y));
}

static void river_paint(Image *image)
{
    static const Ramp WATER = {5, {0xFFE7B0, 0xE9D9A8, 0x9CC4BC, 0x4F9DB6, 0x2B7899}};
    for (int y = HORIZON + 4; y < TITLE_H; y++) {
        RiverPlace river = valley_river((float)y);
        float p = valley_nearness((float)y), shore = 2 + 16 * p;
        for (int x = 0; x < TITLE_W; x++) {
            float rough = (fbm2((float)x / (12 + 60 * p), (float)y / (4 + 26 * p), 131, 3) - 0.5f) *
                          (3 + 46 * p);
            float depth = river.half - fabsf((float)x - river.middle) + rough;
            if (depth < -shore * 2)
                continue;
            float *pixel = image_at(image, x, y);
            pixel_over(pixel, colour(0x5A7038),
                       smooth_step(-shore * 1.7f, -shore * 0.6f, depth) * 0.55f);
            pixel_over(pixel, vec3_mix(colour(0xF3DEA6), colour(0xCDB27A), p),
                       smooth_step(-shore, -shore * 0.5f, depth));
            float ripple = fbm2((float)x / (18 + 70 * p), (float)y / (1.6f + 6 * p), 141, 3) - 0.5f;
            float glint = expf(-fabsf((float)x - SUN_X) / (60 + 150 * p));
            float tone = 0.12f + 0.92f * powf(p, 0.7f) + 0.2f * saturate(depth / (10 + 60 * p)) -
                         glint * 0.42f;
            Vec3 tint = ramp_at(&WATER, tone + ripple * 0.42f);
            pixel_over(pixel, tint, smooth_step(-shore * 0.35f, 0, depth));
            pixel_over(pixel, colour(0xF4FBEC),
                       smooth_step(shore * 0.35f, 0, fabsf(depth - shore * 0.15f)) * 0.55f);
            pixel_over(pixel, colour(0xFFF3CC),
                       smooth_step(0.16f, 0.26f, ripple) * glint * smooth_step(0, 6, depth) * 0.8f);
        }
    }
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
        Vec3 tint = vec3_scale(vec3(c[0], c[1], c[2]), 1 + grain * 0.045f);
        Dab dab = {x, y, length * shrink, width, angle + turn, alpha, 0.45f, tint};
        image_dab(image, &dab);
    }
    image_free(&under);
}

float valley_crest(float x)
{
    float rise = smooth_step(910, 1236, x);
    return 920 - 250 * rise + 30 * smooth_step(1520, 1600, x) +
           (fbm2(x / 120, 3, 171, 4) - 0.5f) * 22;
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

/* Light that spills over everything in front of the sun. */
static void glow_lay(Image *image)
{
    for (int y = 0; y < TITLE_H; y++)
        for (int x = 0; x < TITLE_W; x++) {
            float near = sun_distance((float)x, (float)y);
            Vec2 away = vec2_normalize(vec2((float)x - SUN_X, (float)y - SUN_Y));
            float ray = (fbm2(away.x * 5 + 20, away.y * 5 + 20, 211, 3) - 0.5f) *
                        smooth_step(40, 200, near);
            if (y < HORIZON - 60)
                pixel_over(image_at(image, x, y), colour(0xFFFBE6),
                           smooth_step(48, 28, near) + 0.55f * expf(-fmaxf(near - 36, 0) / 26));
            pixel_over(image_at(image, x, y), colour(0xFFE0A0),
                       saturate((0.22f + 0.5f * ray) * expf(-near / 280)));
        }
}

/* Where the aurochs treads on the near hill. */
static const Vec2 HOOVES[] = {{1262, 689}, {1341, 691}, {1413, 666}, {1487, 670}};

Image valley_paint(void)
{
    Image image = image_new(TITLE_W, TITLE_H);
    sky_paint(&image);
    for (size_t i = 0; i < sizeof RANGES / sizeof *RANGES; i++)
        range_paint(&image, &RANGES[i]);
    plain_paint(&image);
    river_paint(&image);
    strokes_lay(&image, 22000, 15, 3.4f, 0.55f, 301);
    strokes_lay(&image, 60000, 8, 1.9f, 0.55f, 302);
    strokes_lay(&image, 50000, 4.5f, 1.3f, 0.5f, 303);
    life_woods(&image);
    life_meadow(&image);
    crest_paint(&image);
    glow_lay(&image);
    life_birds(&image);
    life_grass(&image, 5200, 41);
    life_grass(&image, 5200, 42);
    life_beasts(&image);
    for (uint32_t i = 0; i < sizeof HOOVES / sizeof *HOOVES; i++)
        life_tuft(&image, HOOVES[i], 34, 26, 43 + i);
    return image;
}

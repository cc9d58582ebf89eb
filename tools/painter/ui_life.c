/* Trees and grass are dabs of one brush, laid from dark to light. The animals are the models of the
 * board's figures, seen from lower down and set against the sun. */
#include "ui_life.h"

#include "figures_march.h"
#include "models.h"
#include "noise.h"
#include "ui_valley.h"

#include <stdlib.h>

typedef struct Brush {
    float alpha, soft;
    Vec3 tint;
} Brush;

static void touch(Image *image, Vec2 at, Vec2 radii, float angle, Brush brush)
{
    Dab dab = {at.x, at.y, radii.x, radii.y, angle, brush.alpha, brush.soft, brush.tint};
    image_dab(image, &dab);
}

/* A tree's shapes are cut by light: each bough or clump of leaves is laid dark, then touched the
 * lighter the more it faces the sun. */
typedef struct Tree {
    float x, y, size; /* foot and height, pixels */
    bool pine;
    float haze, dark; /* 0..1; shift of its light */
} Tree;

static Vec3 air_at(float x)
{
    return vec3_mix(colour(0xB4BCA0), colour(0xD2CEA8), expf(-fabsf(x - SUN_X) / 300));
}

/* Which way the sun is, as a sign of x. */
static float sunward_of(const Tree *tree)
{
    return tree->x < SUN_X ? 1 : -1;
}

/* The colour of a leaf or needle that gets so much light. */
static Vec3 tree_tint(const Tree *tree, float light)
{
    static const Ramp PINE = {5, {0x0E2122, 0x1B3A32, 0x34603E, 0x6E8E4A, 0xCCC46A}};
    static const Ramp LEAF = {5, {0x16291A, 0x2B4E25, 0x527A32, 0x92A844, 0xE2D470}};
    return vec3_mix(ramp_at(tree->pine ? &PINE : &LEAF, light + tree->dark), air_at(tree->x),
                    tree->haze);
}

/* Boughs in tiers, each a fan of needles that droop outwards over the dark under the next. */
static void pine_paint(Image *image, Chance *chance, const Tree *tree)
{
    float size = tree->size, sunward = sunward_of(tree);
    int tiers = 5 + (int)(size / 9);
    for (int tier = 0; tier < tiers; tier++) {
        float up = 0.06f + 0.94f * (float)tier / (float)tiers, y = tree->y - up * size;
        float wide =
            size * (0.24f * powf(1 - up, 0.9f) + 0.012f) * chance_range(chance, 0.84f, 1.12f);
        float step = size / (float)tiers;
        int fan = 2 + (int)(wide / 2.2f);
        touch(image, vec2(tree->x, y + step * 0.25f), vec2(wide * 0.82f, step * 0.62f), 0,
              (Brush){1, 0.15f, tree_tint(tree, 0.05f)});
        for (int k = -fan; k <= fan; k++) {
            float off = (float)k / (float)fan;
            float light =
                0.30f + 0.22f * up + 0.34f * off * sunward + chance_range(chance, -0.12f, 0.12f);
            touch(image,
                  vec2(tree->x + off * wide * 0.92f, y + step * (0.16f + 0.42f * fabsf(off))),
                  vec2(wide / (float)fan * 0.95f + 0.35f, step * 0.24f + 0.25f), off * 0.75f,
                  (Brush){0.95f, 0.2f, tree_tint(tree, light)});
        }
    }
    touch(image, vec2(tree->x, tree->y - size * 1.0f), vec2(size * 0.014f + 0.3f, size * 0.06f), 0,
          (Brush){0.95f, 0.2f, tree_tint(tree, 0.5f)});
}

/* Clumps of leaves about a trunk, the upper ones first; a clump is dark below. */
static void leaf_tree_paint(Image *image, Chance *chance, const Tree *tree)
{
    static const Vec2 CLUMPS[] = {{0, 0.80f},     {-0.16f, 0.66f}, {0.17f, 0.67f},  {-0.27f, 0.46f},
                                  {0.26f, 0.45f}, {0, 0.54f},      {-0.13f, 0.32f}, {0.15f, 0.31f}};
    float size = tree->size, sunward = sunward_of(tree);
    touch(image, vec2(tree->x, tree->y - size * 0.1f), vec2(size * 0.03f + 0.3f, size * 0.14f), 0,
          (Brush){1, 0.2f, vec3_mix(colour(0x2A2014), air_at(tree->x), tree->haze)});
    for (size_t i = 0; i < sizeof CLUMPS / sizeof *CLUMPS; i++) {
        float reach = size * 0.165f * chance_range(chance, 0.85f, 1.15f);
        Vec2 middle = {tree->x + size * (CLUMPS[i].x + chance_range(chance, -0.03f, 0.03f)),
                       tree->y - size * CLUMPS[i].y};
        int leaves = 9 + (int)(reach * 2.6f);
        touch(image, vec2(middle.x, middle.y + reach * 0.16f), vec2(reach * 1.02f, reach), 0,
              (Brush){1, 0.12f, tree_tint(tree, 0.06f)});
        for (int k = 0; k < leaves; k++) {
            float turn = chance_range(chance, 0, 2 * PI), far = sqrtf(chance_unit(chance)) * 0.96f;
            Vec2 off = {cosf(turn) * far, sinf(turn) * far};
            float light = 0.36f + 0.26f * off.x * sunward - 0.30f * off.y + 0.16f * CLUMPS[i].y +
                          chance_range(chance, -0.14f, 0.10f);
            float grain = fminf(size * 0.030f, 2.3f) + 0.45f;
            touch(image, vec2(middle.x + off.x * reach, middle.y + off.y * reach * 0.92f),
                  vec2(grain * 1.25f, grain * 0.8f), chance_range(chance, -0.6f, 0.6f),
                  (Brush){0.95f, 0.2f, tree_tint(tree, light)});
        }
    }
}

static void tree_paint(Image *image, Chance *chance, const Tree *tree)
{
    touch(image, vec2(tree->x - sunward_of(tree) * tree->size * 0.3f, tree->y),
          vec2(tree->size * 0.5f, tree->size * 0.09f), 0,
          (Brush){0.45f * (1 - tree->haze), 0.8f, colour(0x22381C)});
    (tree->pine ? pine_paint : leaf_tree_paint)(image, chance, tree);
}

/* The plain's noise as seen from above, so that woods lie on it in perspective. */
static float wood_at(float x, float near)
{
    float far = 1 / (near + 0.05f);
    return fbm2((x - 918) * far / 620 + 30, far * 1.15f + 10, 151, 4);
}

/* Whether woods stand there: where a broad noise is high, off the river and the herds, and not
 * before the crest. */
static bool wood_stands(float x, float y, float size)
{
    RiverPlace river = valley_river(y);
    float p = valley_nearness(y), off = fabsf(x - river.middle) - river.half - size * 0.3f - 5;
    float fray = noise2(x / 26, y / 15, 167) - 0.5f, wanted = 0.545f + 0.04f * p + 0.03f * fray;
    wanted -= 0.07f * smooth_step(160, 420, fabsf(x - river.middle));
    bool deer = hypotf((x - 715) / 132, (y - 575) / 72) < 1 + 0.3f * fray;
    bool mammoths = hypotf((x - 1084) / 138, (y - 538) / 46) < 1 + 0.3f * fray;
    return off > 0 && wood_at(x, p) > wanted && !deer && !mammoths &&
           (y < 622 + 34 * fray || x < 720);
}

/* Painted row by row towards the viewer. */
void life_woods(Image *image)
{
    Chance chance = chance_start(5);
    for (float y = HORIZON + 5; y < 830; y += 1.2f + 22 * valley_nearness(y) * valley_nearness(y)) {
        float p = valley_nearness(y), size = 8 + 96 * powf(p, 1.05f);
        for (float x = chance_range(&chance, -20, 0); x < TITLE_W + 40;
             x += size * chance_range(&chance, 0.22f, 0.54f)) {
            Tree tree = {.x = x, .y = y + chance_range(&chance, -2, 2)};
            tree.size = size * chance_range(&chance, 0.6f, 1.3f);
            tree.pine = noise2(x / 55, y / 30, 161) + chance_range(&chance, -0.2f, 0.2f) < 0.58f;
            tree.haze = 0.62f * powf(1 - p, 2.4f);
            tree.dark = chance_range(&chance, -0.08f, 0.14f);
            if (wood_stands(x, y, size))
                tree_paint(image, &chance, &tree);
        }
    }
}

/* Blades against the light, brighter towards their tips. */
void life_grass(Image *image, int count, uint32_t seed)
{
    Chance chance = chance_start(seed);
    for (int i = 0; i < count; i++) {
        float x = chance_range(&chance, 960, TITLE_W);
        float down = powf(chance_unit(&chance), 1.6f) * 260;
        float y = valley_crest(x) + down, tall = chance_range(&chance, 8, 20) * (1 + down / 260);
        float lean = chance_range(&chance, -0.45f, 0.25f);
        Vec3 root = colour(0x2B3E1B), tip = down < 14 ? colour(0xF2CC74) : colour(0x7E8A38);
        for (int k = 0; k < 6; k++) {
            float t = (float)k / 5;
            touch(image, vec2(x + lean * tall * t * t, y - tall * t),
                  vec2(1.7f * (1 - t) + 0.7f, tall * 0.13f), lean * t,
                  (Brush){0.8f, 0.4f, vec3_mix(root, tip, t * (0.55f + 0.45f * expf(-down / 60)))});
        }
    }
}

void life_meadow(Image *image)
{
    static const uint32_t FLOWERS[] = {0xFFF6DC, 0xF8D24A, 0xC89AD8, 0xF2A24C};
    Chance chance = chance_start(61);
    for (int i = 0; i < 5200; i++) {
        float y = HORIZON + 90 + 362 * sqrtf(chance_unit(&chance));
        float x = chance_range(&chance, 540, 1250);
        RiverPlace river = valley_river(y);
        float p = valley_nearness(y), drift = fbm2(x / 60, y / 26, 231, 3);
        uint32_t petal = FLOWERS[chance_below(&chance, 4)];
        bool flower = drift > 0.60f && chance_unit(&chance) < 0.35f;
        if (fabsf(x - river.middle) < river.half + 14 + 30 * p || drift < 0.42f ||
            wood_stands(x, y, 0) || wood_stands(x, y + 50 * p, 0))
            continue;
        for (int k = 0; k < 4; k++) {
            float lean = ((float)k - 1.5f) * 0.35f;
            touch(image, vec2(x + lean * 7 * p, y - 5 * p), vec2(0.9f * p + 0.3f, 7 * p), lean,
                  (Brush){0.55f, 0.5f, colour(k % 2 ? 0x4A6E2C : 0x86A648)});
        }
        if (flower)
            touch(image, vec2(x, y - 10 * p), vec2(2.6f * p, 2.2f * p), 0,
                  (Brush){0.95f, 0.3f, colour(petal)});
    }
}

/* `phase` 0..1: wings up to wings down. */
Image life_bird(float phase)
{
    Image image = image_new(40, 24);
    float high = cosf(phase * PI);
    for (int k = 0; k < 26; k++) {
        float along = (float)k / 25 * 2 - 1, out = fabsf(along);
        float lift = high * 9 * out * (1.45f - 0.75f * out) - 2.5f * out * out;
        touch(&image, vec2(20 + along * 16, 13 - lift), vec2(1.7f, 1.5f - 0.7f * out), 0,
              (Brush){0.9f, 0.4f, vec3(0, 0, 0)});
    }
    touch(&image, vec2(20, 13.5f), vec2(3.2f, 1.5f), 0, (Brush){0.9f, 0.4f, vec3(0, 0, 0)});
    return image;
}

/* A few blades that lean by `lean` pixels at their tips. */
Image life_tuft(int kind, float lean)
{
    Image image = image_new(VALLEY_TUFT_W, VALLEY_TUFT_H);
    Chance chance = chance_start(900 + (uint32_t)kind);
    for (int i = 0; i < 8; i++) {
        float x = VALLEY_TUFT_W / 2.0f + chance_range(&chance, -6, 6);
        float tall = chance_range(&chance, 12, 24), own = chance_range(&chance, -5, 3) + lean;
        for (int k = 0; k < 7; k++) {
            float t = (float)k / 6;
            touch(&image, vec2(x + own * t * t, VALLEY_TUFT_H - 2 - tall * t),
                  vec2(1.5f * (1 - t) + 0.6f, tall * 0.12f), own / tall * t,
                  (Brush){0.85f, 0.4f, vec3_mix(colour(0x3C5222), colour(0xE8C46E), t)});
        }
    }
    return image;
}

/* A animal of the atlas on the land: `tall` pixels from hoof to back, turned by `yaw` (0: to the
 * right). */
typedef struct Beast {
    void (*model)(Sculpture *s, int pose);
    int pose;
    Vec2 foot;
    float tall, yaw;
    float haze;  /* 0..1 of the sun's light before it */
    int samples; /* rays a pixel, each way: the smaller it is, the more it needs */
} Beast;

/* It stands against the sun: darker than on the board, with a burning edge towards the light. */
static void backlight(Image *beast, int reach, float haze)
{
    Image still = image_copy(beast);
    for (int y = 0; y < beast->h; y++)
        for (int x = 0; x < beast->w; x++) {
            float *pixel = image_at(beast, x, y), cover = pixel[3];
            if (cover <= 0)
                continue;
            float open = 0;
            for (int k = 1; k <= reach; k++) {
                int left = x > k ? x - k : 0, above = y > k / 2 ? y - k / 2 : 0;
                open += 1 - image_at(&still, left, above)[3];
            }
            Vec3 tint = vec3_scale(vec3(pixel[0], pixel[1], pixel[2]), 0.80f / cover);
            tint = vec3_mul(tint, vec3(1.04f, 0.94f, 0.82f));
            tint = vec3_mix(tint, colour(0xFFE2B0), open / (float)reach * 0.62f);
            tint = vec3_mix(tint, colour(0xDCD2B4), haze);
            pixel[0] = tint.x * cover;
            pixel[1] = tint.y * cover;
            pixel[2] = tint.z * cover;
        }
    image_free(&still);
}

static void beast_paint(Image *image, const Beast *beast)
{
    Sculpture *s = memory_new(1, sizeof *s);
    beast->model(s, beast->pose);
    sculpture_pose(s, 0, (Pose){.turn = {0, beast->yaw, 0}});
    Vec2 ground;
    int samples = beast->samples;
    Camera camera = {.elevation = 0.17f, .scale = beast->tall / 2 * (float)samples};
    Image large = march_figure(s, camera, colour(0x2A1A10), 2 * samples, &ground);
    Image small = image_shrink(&large, large.w / samples, large.h / samples);
    backlight(&small, 3 + (int)(beast->tall / 60), beast->haze);
    touch(image, vec2(beast->foot.x + beast->tall * 0.2f, beast->foot.y),
          vec2(beast->tall * 0.62f, beast->tall * 0.07f), 0.04f,
          (Brush){0.55f * (1 - beast->haze), 0.9f, colour(0x1C2412)});
    image_blit(image, &small, (int)(beast->foot.x - ground.x / (float)samples),
               (int)(beast->foot.y - ground.y / (float)samples), false, 1);
    image_free(&large);
    image_free(&small);
    free(s);
}

Image life_beast(int index, int picture)
{
    static const struct {
        void (*model)(Sculpture *s, int pose);
        int poses[2];
        float yaw, haze;
    } looks[VALLEY_HERD] = {
        {model_mammoth, {0, 1}, PI - 0.5f, 0.30f}, {model_mammoth, {0, 1}, PI - 0.4f, 0.28f},
        {model_mammoth, {1, 0}, PI - 0.6f, 0.22f}, {model_deer, {0, 1}, 0.4f, 0.24f},
        {model_deer, {1, 0}, 0.5f, 0.20f},         {model_deer, {0, 1}, PI - 0.4f, 0.18f},
        {model_deer, {2, 1}, 0.3f, 0.18f},         {model_deer, {1, 2}, 0.2f, 0.14f},
    };
    const ValleyAnimal *place = &valley_herd[index];
    Image image = image_new(TITLE_W, TITLE_H);
    beast_paint(&image, &(Beast){looks[index].model,
                                 looks[index].poses[picture],
                                 {place->foot.x, place->foot.y},
                                 place->tall,
                                 looks[index].yaw,
                                 looks[index].haze,
                                 3});
    return image;
}

/* Grass before the hooves, so that they stand in it and not on it; but they are to be seen. */
static void footing_paint(Image *image, const Vec2 *hooves, int count)
{
    Chance chance = chance_start(71);
    for (int i = 0; i < count * 30; i++) {
        const Vec2 *hoof = &hooves[i % count];
        float x = hoof->x + chance_range(&chance, -24, 24), tall = chance_range(&chance, 6, 13);
        float y = hoof->y + chance_range(&chance, 3, 9), lean = chance_range(&chance, -0.4f, 0.3f);
        for (int k = 0; k < 5; k++) {
            float t = (float)k / 4;
            touch(image, vec2(x + lean * tall * t * t, y - tall * t),
                  vec2(1.4f * (1 - t) + 0.6f, tall * 0.15f), lean * t,
                  (Brush){0.8f, 0.4f, vec3_mix(colour(0x2B3E1B), colour(0x8E9440), t)});
        }
    }
}

Image life_aurochs(int head)
{
    static const Vec2 hooves[] = {{1266, 690}, {1342, 696}, {1418, 670}, {1489, 672}};
    enum { HOOVES = sizeof hooves / sizeof *hooves };
    Image image = image_new(TITLE_W, TITLE_H);
    for (int i = 0; i < HOOVES; i++)
        touch(&image, vec2(hooves[i].x + 8, hooves[i].y + 1), vec2(34, 8), 0,
              (Brush){0.5f, 0.8f, colour(0x141A0C)});
    beast_paint(&image,
                &(Beast){model_herald, head, {1384, valley_crest(1340) + 18}, 330, 2.42f, 0, 2});
    footing_paint(&image, hooves, HOOVES);
    return image;
}

/* Trees and grass are dabs of one brush, laid from dark to light. The beasts are the models of the
 * board's figures, seen from lower down and set against the sun. */
#include "ui_life.h"

#include "figures_march.h"
#include "models.h"
#include "noise.h"
#include "ui_valley.h"

#include <stdlib.h>

static void touch(Image *image, Vec2 at, Vec2 radii, float angle, float alpha, float soft,
                  Vec3 tint)
{
    Dab dab = {at.x, at.y, radii.x, radii.y, angle, alpha, soft, tint};
    image_dab(image, &dab);
}

/* A tree is a dark body of broad dabs, then many small ones, the lighter the more they face the
 * sun. */
typedef struct Tree {
    float x, y, size; /* foot and height, pixels */
    bool pine;
    float haze, dark; /* 0..1; shift of its light */
} Tree;

static Vec3 air_at(float x)
{
    return vec3_mix(colour(0xB4BCA0), colour(GLOW), expf(-fabsf(x - SUN_X) / 300));
}

/* Half the tree's width at `up` (0 foot, 1 top), in heights. */
static float tree_width(bool pine, float up)
{
    return pine ? 0.25f * powf(1 - up, 0.85f) + 0.015f
                : 0.33f * sqrtf(saturate(sinf(PI * (0.12f + 0.88f * up))));
}

static void tree_paint(Image *image, Chance *chance, const Tree *tree)
{
    static const Ramp PINE = {5, {0x12282A, 0x1D3E36, 0x356040, 0x6E8E4A, 0xC2BC66}};
    static const Ramp LEAF = {5, {0x1C3420, 0x2F5428, 0x557C34, 0x8EA444, 0xD8CC68}};
    const Ramp *ramp = tree->pine ? &PINE : &LEAF;
    float sunward = tree->x < SUN_X ? 1 : -1, size = tree->size;
    Vec3 air = air_at(tree->x);
    touch(image, vec2(tree->x - sunward * size * 0.3f, tree->y), vec2(size * 0.5f, size * 0.09f), 0,
          0.4f * (1 - tree->haze), 0.8f, colour(0x22381C));
    for (int i = 0; i < 7; i++) {
        float up = 0.04f + (float)i / 8;
        float wide = tree_width(tree->pine, up) * size;
        Vec3 tint = vec3_mix(ramp_at(ramp, 0.08f + tree->dark + 0.10f * up), air, tree->haze);
        touch(image, vec2(tree->x, tree->y - up * size * 0.95f), vec2(wide, size * 0.11f), 0, 1,
              0.2f, tint);
    }
    int count = 14 + (int)(size * 0.9f);
    for (int i = 0; i < count; i++) {
        float up = ((float)i + chance_unit(chance)) / (float)count;
        float off = chance_range(chance, -1, 1);
        float light = 0.26f + tree->dark + 0.30f * up + 0.34f * off * sunward +
                      chance_range(chance, -0.16f, 0.16f);
        float grain = size * (tree->pine ? 0.045f : 0.055f) + 0.5f;
        Vec2 at = {tree->x + off * tree_width(tree->pine, up) * size, tree->y - up * size * 0.97f};
        touch(image, at, vec2(grain * (tree->pine ? 1.5f : 1.1f), grain * 0.75f),
              off * (tree->pine ? 0.9f : 0.4f), 0.9f, 0.4f,
              vec3_mix(ramp_at(ramp, light), air, tree->haze));
    }
}

/* The plain's noise as seen from above, so that woods lie on it in perspective. */
static float wood_at(float x, float near)
{
    float far = 1 / (near + 0.05f);
    return fbm2((x - 918) * far / 620 + 30, far * 1.15f + 10, 151, 4);
}

/* Woods where a broad noise is high, painted row by row towards the viewer, off the river and the
 * herds. */
void life_woods(Image *image)
{
    Chance chance = chance_start(5);
    for (float y = HORIZON + 5; y < 830; y += 1.2f + 22 * valley_nearness(y) * valley_nearness(y)) {
        float p = valley_nearness(y), size = 8 + 96 * powf(p, 1.05f);
        for (float x = chance_range(&chance, -20, 0); x < TITLE_W + 40;
             x += size * chance_range(&chance, 0.2f, 0.5f)) {
            RiverPlace river = valley_river(y);
            float off = fabsf(x - river.middle) - river.half - size * 0.3f - 5;
            float wood = wood_at(x, p);
            float wanted = 0.545f + 0.04f * p;
            wanted -= 0.07f * smooth_step(160, 420, fabsf(x - river.middle));
            bool meadow = (x > 590 && x < 830 && y > 520 && y < 640) ||
                          (x > 1000 && x < 1240 && y > 500 && y < 580);
            float inside = 0.8f + 0.35f * smooth_step(0, 0.1f, wood - wanted);
            Tree tree = {.x = x, .y = y + chance_range(&chance, -2, 2)};
            tree.size = size * inside * chance_range(&chance, 0.55f, 1.2f);
            tree.pine = noise2(x / 55, y / 30, 161) + chance_range(&chance, -0.2f, 0.2f) < 0.58f;
            tree.haze = 0.62f * powf(1 - p, 2.4f);
            tree.dark = chance_range(&chance, -0.10f, 0.14f);
            if (off > 0 && wood > wanted && !meadow && (y < 625 || x < 720))
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
                  vec2(1.7f * (1 - t) + 0.7f, tall * 0.13f), lean * t, 0.8f, 0.4f,
                  vec3_mix(root, tip, t * (0.55f + 0.45f * expf(-down / 60))));
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
        if (fabsf(x - river.middle) < river.half + 14 + 30 * p || drift < 0.42f)
            continue;
        for (int k = 0; k < 4; k++) {
            float lean = ((float)k - 1.5f) * 0.35f;
            touch(image, vec2(x + lean * 7 * p, y - 5 * p), vec2(0.9f * p + 0.3f, 7 * p), lean,
                  0.55f, 0.5f, colour(k % 2 ? 0x4A6E2C : 0x86A648));
        }
        if (flower)
            touch(image, vec2(x, y - 10 * p), vec2(2.6f * p, 2.2f * p), 0, 0.95f, 0.3f,
                  colour(petal));
    }
}

void life_birds(Image *image)
{
    static const Vec2 FLOCK[] = {{1190, 190}, {1226, 176}, {1255, 198},
                                 {1288, 182}, {1232, 214}, {1320, 206}};
    for (size_t i = 0; i < sizeof FLOCK / sizeof *FLOCK; i++)
        for (int k = 0; k < 18; k++) {
            float along = (float)k / 17 * 2 - 1, span = 9 + 2 * (float)(i % 3);
            float lift = -fabsf(along) * 6 * (1.3f - fabsf(along)) + (i % 2 ? 1.5f : 0) * along;
            touch(image, vec2(FLOCK[i].x + along * span, FLOCK[i].y + lift * 1.4f),
                  vec2(1.5f, 1.2f - 0.6f * fabsf(along)), 0, 0.8f, 0.4f, colour(0x4A4440));
        }
}

/* A beast of the atlas on the land: `tall` pixels from hoof to back, turned by `yaw` (0: to the
 * right). */
typedef struct Beast {
    void (*model)(Sculpture *s, int pose);
    int pose;
    Vec2 foot;
    float tall, yaw;
    float haze; /* 0..1 of the sun's light before it */
} Beast;

enum { BEAST_SAMPLES = 3 }; /* rays a pixel, each way */

/* It stands against the sun: darker than on the board, with a burning edge towards the light. */
static void backlight(Image *beast, int step, float haze)
{
    Image still = image_copy(beast);
    for (int y = 0; y < beast->h; y++)
        for (int x = 0; x < beast->w; x++) {
            float *pixel = image_at(beast, x, y), cover = pixel[3];
            if (cover <= 0)
                continue;
            float open = 0;
            for (int k = 1; k <= 3; k++) {
                int left = x - step * k > 0 ? x - step * k : 0;
                int above = y - step * k / 2 > 0 ? y - step * k / 2 : 0;
                open += 1 - image_at(&still, left, above)[3];
            }
            Vec3 tint = vec3_scale(vec3(pixel[0], pixel[1], pixel[2]), 0.80f / cover);
            tint = vec3_mul(tint, vec3(1.04f, 0.94f, 0.82f));
            tint = vec3_mix(tint, colour(0xFFD88C), saturate(open / 3) * 0.75f);
            tint = vec3_mix(tint, colour(GLOW), haze);
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
    Camera camera = {0.17f, beast->tall / 2 * BEAST_SAMPLES};
    Image large = march_figure(s, camera, colour(0x2A1A10), 2 * BEAST_SAMPLES, &ground);
    Image small = image_shrink(&large, large.w / BEAST_SAMPLES, large.h / BEAST_SAMPLES);
    backlight(&small, (int)(beast->tall / 110) + 1, beast->haze);
    touch(image, vec2(beast->foot.x + beast->tall * 0.2f, beast->foot.y),
          vec2(beast->tall * 0.62f, beast->tall * 0.07f), 0.04f, 0.55f * (1 - beast->haze), 0.9f,
          colour(0x1C2412));
    image_blit(image, &small, (int)(beast->foot.x - ground.x / BEAST_SAMPLES),
               (int)(beast->foot.y - ground.y / BEAST_SAMPLES), false, 1);
    image_free(&large);
    image_free(&small);
    free(s);
}

void life_beasts(Image *image)
{
    const Beast herd[] = {
        {model_mammoth, 0, {1096, 529}, 50, PI - 0.5f, 0.30f},
        {model_mammoth, 0, {1152, 539}, 42, PI - 0.4f, 0.28f},
        {model_mammoth, 1, {1062, 545}, 56, PI - 0.6f, 0.22f},
        {model_deer, 0, {694, 556}, 38, 0.4f, 0.24f},
        {model_deer, 1, {742, 566}, 40, 0.5f, 0.20f},
        {model_deer, 0, {655, 580}, 44, PI - 0.4f, 0.18f},
        {model_deer, 2, {790, 578}, 42, 0.3f, 0.18f},
        {model_deer, 1, {712, 602}, 48, PI - 0.5f, 0.14f},
        {model_aurochs, 0, {1352, valley_crest(1352) + 12}, 205, PI - 0.5f, 0},
    };
    for (size_t i = 0; i < sizeof herd / sizeof *herd; i++)
        beast_paint(image, &herd[i]);
}

/* The fire at the results and who sits round it. Flames are a field of noise that rises by one turn
 * in as many pictures as there are, so that they run on without a seam; all that stands near them
 * has its light from there. */
#include "figures_march.h"
#include "models.h"
#include "noise.h"
#include "ui_icons.h"
#include "view/pages/scenes.h"

#include <stdlib.h>

enum { SAMPLES = 3, TONES = 80 };

/* Pixels of a picture for one of the scene's: figures must be sharp on a larger output. */
static const float DETAIL = 1.5f, FLAME_DETAIL = 1.25f;

/* A tongue of the fire: where it rises, how high and how wide, of the fire's own measures. */
typedef struct Tongue {
    float x, high, half;
} Tongue;

typedef struct FlameLayer {
    uint32_t tip, foot; /* colours */
    Tongue tongues[7];  /* ends with one of no height */
} FlameLayer;

static const FlameLayer LAYERS[] = {
    {0xB02C0C,
     0xD9480F,
     {{-0.66f, 0.46f, 0.13f},
      {-0.42f, 0.72f, 0.20f},
      {-0.13f, 0.86f, 0.24f},
      {0.07f, 1.00f, 0.24f},
      {0.40f, 0.76f, 0.20f},
      {0.66f, 0.42f, 0.12f}}},
    {0xEE6414,
     0xFF9226,
     {{-0.50f, 0.46f, 0.14f},
      {-0.24f, 0.64f, 0.18f},
      {0.03f, 0.80f, 0.20f},
      {0.30f, 0.60f, 0.17f},
      {0.52f, 0.40f, 0.12f}}},
    {0xFFA62C,
     0xFFCB4E,
     {{-0.36f, 0.36f, 0.13f},
      {-0.10f, 0.58f, 0.15f},
      {0.15f, 0.52f, 0.15f},
      {0.37f, 0.33f, 0.11f}}},
    {0xFFD868, 0xFFF4C4, {{-0.22f, 0.27f, 0.10f}, {0.01f, 0.40f, 0.12f}, {0.23f, 0.26f, 0.09f}}},
};

/* How far within a tongue a place is; `turn` 0..1 of its round. Waves run up along it, and its tip
 * leans to and fro. */
static float within_tongue(const Tongue *tongue, float x, float up, float turn)
{
    float own = tongue->x * 2.7f + tongue->high * 5.3f;
    float high = tongue->high * (1 + 0.13f * sinf(2 * PI * (turn + own)));
    float v = up / high, lean = v * v * 0.15f * sinf(2 * PI * (turn + 1.7f * own));
    float wave = 0.055f * v * sinf(2 * PI * (1.35f * v - turn + 2.3f * own));
    float middle = tongue->x * (1 - 0.25f * v * tongue->high) + lean + wave;
    float taper = v < 1 ? powf(1 - v, 0.72f) * (0.86f + 0.5f * v) : 1 - v;
    return tongue->half * taper - fabsf(x - middle);
}

/* The noise rises by one turn as the pictures do. */
static float stir_at(float x, float up, float turn, uint32_t seed)
{
    float rise = 2 * PI * (turn - 0.8f * up);
    return fbm3(vec3(x * 3.4f + 9, 0.8f * cosf(rise), 0.8f * sinf(rise)), seed, 3) - 0.5f;
}

static void flame_pixel(float *pixel, float x, float up, float turn)
{
    float low = smooth_step(-0.03f, 0.05f, up);
    x += 0.20f * stir_at(x, up, turn, 507) * smooth_step(0, 0.3f, up);
    for (size_t i = 0; i < sizeof LAYERS / sizeof *LAYERS; i++) {
        const FlameLayer *layer = &LAYERS[i];
        float within = -1;
        for (const Tongue *tongue = layer->tongues; tongue->high > 0; tongue++)
            within = fmaxf(within, within_tongue(tongue, x, fmaxf(up, 0), turn));
        Vec3 tint = vec3_mix(colour(layer->foot), colour(layer->tip),
                             smooth_step(0.05f, layer->tongues[1].high, up));
        pixel_over(pixel, tint, low * smooth_step(-0.004f, 0.022f, within));
    }
}

static Image flame_paint(int picture)
{
    int w = (int)(HEARTH_FLAME_W * FLAME_DETAIL), h = (int)(HEARTH_FLAME_H * FLAME_DETAIL);
    float half = HEARTH_FLAME_W / 2.0f, tall = HEARTH_FLAME_H - HEARTH_FLAME_FOOT;
    Image large = image_new(w * SAMPLES, h * SAMPLES);
    for (int y = 0; y < large.h; y++)
        for (int x = 0; x < large.w; x++) {
            float step = FLAME_DETAIL * SAMPLES;
            float across = (((float)x + 0.5f) / step - half) / half;
            float up = (tall - ((float)y + 0.5f) / step) / tall;
            flame_pixel(image_at(&large, x, y), across, up, (float)picture / HEARTH_FLAMES);
        }
    Image image = image_shrink(&large, w, h);
    image_free(&large);
    image_round(&image, TONES);
    return image;
}

/* The place of a figure in its picture, in pixels of the scene. */
typedef struct Stance {
    int w, h, foot;
    float scale; /* a unit of the model */
} Stance;

static const Stance SITTER = {HEARTH_SITTER_W, HEARTH_SITTER_H, HEARTH_SITTER_FOOT, 90},
                    HUT = {HEARTH_HUT_W, HEARTH_HUT_H, HEARTH_HUT_FOOT, 112},
                    EMBERS = {HEARTH_EMBERS_W, HEARTH_EMBERS_H, HEARTH_EMBERS_FOOT, 62};

static Image figure_paint(const Sculpture *s, const Stance *seat, const Light *light)
{
    int w = (int)((float)seat->w * DETAIL), h = (int)((float)seat->h * DETAIL);
    float step = DETAIL * SAMPLES;
    Vec2 ground;
    Camera camera = {.elevation = 0.30f, .scale = seat->scale * step, .light = light};
    Image marched = march_figure(s, camera, colour(0x1A0C06), 2 * SAMPLES, &ground);
    Image large = image_new(w * SAMPLES, h * SAMPLES);
    image_blit(&large, &marched, (int)((float)seat->w * step / 2 - ground.x),
               (int)((float)(seat->h - seat->foot) * step - ground.y), false, 1);
    Image image = image_shrink(&large, w, h);
    image_free(&marched);
    image_free(&large);
    image_round(&image, TONES);
    return image;
}

/* Light from the fire, which lies at the side `x` (1: right) and `near` to us (1) or beyond (-1).
 */
static Light firelight(float x, float near)
{
    return (Light){.to = vec3_normalize(vec3(x, 0.42f, near)),
                   .key = {1.75f, 1.22f, 0.72f},
                   .sky = {0.22f, 0.20f, 0.25f},
                   .bounce = {0.46f, 0.26f, 0.12f},
                   .rim = {1.0f, 0.62f, 0.28f}};
}

/* By night nothing shines by itself as it does in the sun. */
static Sculpture *sitter_new(int player)
{
    Sculpture *s = memory_new(1, sizeof *s);
    model_sitter(s, player);
    for (int i = 0; i < s->part_count; i++)
        s->parts[i].paint.glow *= 0.35f;
    return s;
}

/* What a player's colour takes of the light, so that bright ones keep their shade and dark ones are
 * seen. */
static const float TAKES[COLOURS] = {0.70f, 0.98f, 0.90f, 1.30f, 0.95f};

static Image facing_paint(int player, HearthSide side)
{
    float x = side == HEARTH_RIGHT ? 1 : -1;
    Sculpture *s = sitter_new(player);
    sculpture_pose(s, 0, (Pose){.turn = {0, -0.70f * x, 0}});
    Light light = firelight(0.95f * x, 0.50f);
    light.key = vec3_scale(light.key, TAKES[player]);
    Image image = figure_paint(s, &SITTER, &light);
    free(s);
    return image;
}

/* Its edges burn; of a dark coat they would not be seen but for the fur's own tone. */
static Image back_paint(int player, HearthSide side)
{
    static const Vec3 RIMS[COLOURS] = {{1.3f, 0.75f, 0.30f},
                                       {2.0f, 0.9f, 0.45f},
                                       {1.2f, 1.4f, 0.7f},
                                       {1.5f, 1.7f, 2.3f},
                                       {2.0f, 1.2f, 1.5f}};
    float x = side == HEARTH_RIGHT ? 1 : -1;
    Sculpture *s = sitter_new(player);
    sculpture_pose(s, 0, (Pose){.turn = {0, PI + 0.55f * x, 0}});
    Light light = firelight(0.80f * x, -0.60f);
    light.key = vec3_scale(light.key, 1.25f * TAKES[player]);
    light.rim = RIMS[player];
    light.sky = vec3_scale(vec3(0.40f, 0.34f, 0.34f), TAKES[player]);
    Image image = figure_paint(s, &SITTER, &light);
    free(s);
    return image;
}

static Image hut_paint(int player, HearthSide side)
{
    float x = side == HEARTH_RIGHT ? 1 : -1;
    Sculpture *s = memory_new(1, sizeof *s);
    model_hut(s, player);
    Light light = firelight(0.95f * x, 0.40f);
    light.key = vec3_scale(light.key, 0.86f * TAKES[player]);
    Image image = figure_paint(s, &HUT, &light);
    free(s);
    return image;
}

/* Stones in a ring, and what is left of the logs; or those stones alone that lie before the fire.
 */
static Image embers_paint(bool front)
{
    enum { STONES = 13 };
    Sculpture *s = memory_new(1, sizeof *s);
    Chance chance = chance_start(77);
    for (int i = 0; i < STONES; i++) {
        float angle = 2 * PI * (float)i / STONES, size = chance_range(&chance, 0.15f, 0.21f);
        float tone = chance_range(&chance, 0.6f, 1);
        Paint stone = {.tint = vec3_scale(colour(0x6E5A4C), tone)};
        float turn = chance_range(&chance, 0, 3);
        if (front && sinf(angle) < 0.2f)
            continue;
        sculpture_stone(
            s, stone, 0,
            (Place){vec3(1.10f * cosf(angle), size * 0.55f, 0.78f * sinf(angle)), vec3(0, turn, 0)},
            vec3(size * 1.2f, size, size), 600 + (uint32_t)i);
    }
    for (int i = 0; i < 5 && !front; i++) {
        float angle = 0.5f + 2 * PI * (float)i / 5;
        sculpture_limb(s, plain(0x2E1A10), 0.01f,
                       (Knot){vec3(0.80f * cosf(angle), 0.10f, 0.52f * sinf(angle)), 0.095f},
                       (Knot){vec3(-0.12f * cosf(angle), 0.36f, -0.08f * sinf(angle)), 0.070f});
    }
    Light light = {.to = vec3_normalize(vec3(0, 0.9f, -0.5f)),
                   .key = {2.3f, 1.15f, 0.45f},
                   .sky = {0.52f, 0.38f, 0.34f},
                   .bounce = {0.2f, 0.1f, 0.05f},
                   .rim = {1.6f, 0.7f, 0.25f}};
    Image image = figure_paint(s, &EMBERS, &light);
    free(s);
    return image;
}

static Image painting_turned(const char *of, int side)
{
    Image full = painting_paint(of), image = image_new(side, side),
          small = image_shrink(&full, side, side);
    image_blit(&image, &small, 0, 0, true, 1);
    image_free(&full);
    image_free(&small);
    return image;
}

void hearth_paint(UiBook *book)
{
    static const char *const GROUP = "hearth";
    for (int i = 0; i < HEARTH_FLAMES; i++)
        book_add_icon(book, GROUP, hearth_flames[i], HEARTH_FLAME_H, flame_paint(i));
    book_add_icon(book, GROUP, "hearth-embers", HEARTH_EMBERS_H, embers_paint(false));
    book_add_icon(book, GROUP, "hearth-stones", HEARTH_EMBERS_H, embers_paint(true));
    for (int player = 0; player < COLOURS; player++) {
        for (int side = 0; side < HEARTH_SIDES; side++) {
            book_add_icon(book, GROUP, hearth_facing[side][player], HEARTH_SITTER_H,
                          facing_paint(player, (HearthSide)side));
            book_add_icon(book, GROUP, hearth_huts[side][player], HEARTH_HUT_H,
                          hut_paint(player, (HearthSide)side));
            book_add_icon(book, GROUP, hearth_backs[side][player], HEARTH_SITTER_H,
                          back_paint(player, (HearthSide)side));
        }
    }
    hands_paint(book, GROUP);
    book_add_icon(book, GROUP, "hearth-hunter", 144, painting_turned("bow-hunter", 144));
    book_add_icon(book, GROUP, "pic-fish", HEARTH_PAINTING, painting_paint("fish"));
    book_add_icon(book, GROUP, "pic-mushroom", HEARTH_PAINTING, painting_paint("mushroom"));
}

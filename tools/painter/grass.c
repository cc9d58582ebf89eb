#include "grass.h"

#include "noise.h"

static const Ramp GRASS = {6, {0x648F3C, 0x7FA647, 0x9AB752, 0xB4C862, 0xCFD278, 0xE2D892}};

/* How sunny the meadow is at (x, y), both 0 to 1 over the whole picture. */
static float tone_at(float x, float y)
{
    return 0.50f + 0.50f * (fbm2_periodic(x * 5, y * 5, 5, 11, 3) - 0.5f) +
           0.62f * (fbm2_periodic(x * 13, y * 13, 13, 12, 3) - 0.5f) +
           0.30f * (fbm2_periodic(x * 44, y * 44, 44, 13, 2) - 0.5f);
}

/* Blades lie along slow waves, mostly from lower left to upper right. */
static float lie_at(float x, float y)
{
    return -0.9f + 2.4f * (fbm2_periodic(x * 6, y * 6, 6, 21, 2) - 0.5f);
}

/* First broad soft strokes, then ever fewer, finer and crisper ones. */
static void blades(Image *grass, float scale, Chance *chance)
{
    static const struct {
        int count;
        float short_, long_, thin, alpha, soft, vary;
    } STROKES[] = {{100000, 4, 9, 0.24f, 0.24f, 0.7f, 0.16f},
                   {70000, 4, 8, 0.17f, 0.36f, 0.5f, 0.28f},
                   {16000, 5, 10, 0.15f, 0.46f, 0.45f, 0.42f}};
    for (int pass = 0; pass < 3; pass++) {
        for (int i = 0; i < STROKES[pass].count; i++) {
            float x = chance_unit(chance), y = chance_unit(chance);
            float tone = tone_at(x, y) + chance_range(chance, -1, 1) * STROKES[pass].vary;
            float length = chance_range(chance, STROKES[pass].short_, STROKES[pass].long_) * scale;
            image_dab_wrapped(grass,
                              &(Dab){.x = x * (float)grass->w,
                                     .y = y * (float)grass->h,
                                     .rx = length,
                                     .ry = fmaxf(length * STROKES[pass].thin, 0.8f),
                                     .angle = lie_at(x, y) + chance_range(chance, -0.35f, 0.35f),
                                     .alpha = STROKES[pass].alpha,
                                     .soft = STROKES[pass].soft,
                                     .colour = ramp_at(&GRASS, tone)});
        }
    }
}

/* Drifts of tiny flowers and clover, each drift of one colour. */
static void drifts(Image *grass, float scale, Chance *chance)
{
    static const uint32_t PETALS[] = {0xFFF7E4, 0xF6E07A, 0xE8D4EE, 0xFFFDF0, 0xC9DC84, 0x86A84A};
    for (int drift = 0; drift < 120; drift++) {
        float x = chance_unit(chance), y = chance_unit(chance),
              spread = chance_range(chance, 0.008f, 0.03f);
        uint32_t petals = PETALS[chance_below(chance, 6)];
        int count = 6 + chance_below(chance, 26);
        for (int i = 0; i < count; i++) {
            float out = spread * sqrtf(chance_unit(chance)), turn = chance_range(chance, 0, 2 * PI);
            float size = chance_range(chance, 0.8f, 1.5f) * scale;
            image_dab_wrapped(grass, &(Dab){.x = (x + out * cosf(turn)) * (float)grass->w,
                                            .y = (y + out * sinf(turn)) * (float)grass->h,
                                            .rx = size * 1.2f,
                                            .ry = size,
                                            .alpha = 0.75f,
                                            .soft = 0.5f,
                                            .colour = colour(petals)});
        }
    }
}

Image grass_paint(int level)
{
    Image grass = image_new(GRASS_TILES * level, GRASS_TILES * level);
    for (int y = 0; y < grass.h; y++)
        for (int x = 0; x < grass.w; x++)
            pixel_over(image_at(&grass, x, y),
                       ramp_at(&GRASS, tone_at(((float)x + 0.5f) / (float)grass.w,
                                               ((float)y + 0.5f) / (float)grass.h)),
                       1);
    Chance chance = chance_start(400);
    float scale = (float)level / 512;
    blades(&grass, scale, &chance);
    drifts(&grass, scale, &chance);
    return grass;
}

#include "ui_textures.h"

const Material PARCHMENT = {
    .ramp = {4, {0xE2C792, 0xEAD3A3, 0xF1DFB4, 0xF7EACC}},
    .clouds = {4, 4, 5},
    .fibres = {76, 26, 3},
    .cloud_height = 17,
    .fibre_height = 2.3f,
    .pore_depth = 0.4f,
    .tone = 0.22f,
    .tone_span = 0.62f,
    .shade = 0.88f,
    .light_span = 0.32f,
    .stain = 0xC9A566,
    .stain_amount = 0.20f,
    .seed = 50,
};

const Material PARCHMENT_LIT = {
    .ramp = {4, {0xE0B25C, 0xEBC878, 0xF2D68C, 0xF8E5AC}},
    .clouds = {4, 4, 5},
    .fibres = {70, 24, 3},
    .cloud_height = 16,
    .fibre_height = 2.2f,
    .pore_depth = 0.4f,
    .tone = 0.26f,
    .tone_span = 0.64f,
    .shade = 0.86f,
    .light_span = 0.36f,
    .stain = 0xD79A3C,
    .stain_amount = 0.16f,
    .seed = 250,
};

const Material HIDE = {
    .ramp = {4, {0x271B12, 0x33241A, 0x3E2C1F, 0x4A3526}},
    .clouds = {4, 4, 5},
    .fibres = {64, 64, 3},
    .cloud_height = 20,
    .fibre_height = 2.2f,
    .pore_depth = 1.0f,
    .tone = 0.02f,
    .tone_span = 0.80f,
    .shade = 0.70f,
    .light_span = 0.72f,
    .stain = 0x1E140D,
    .stain_amount = 0.24f,
    .seed = 21,
};

const Material LEATHER = {
    .ramp = {3, {0xE4E4E4, 0xF4F4F4, 0xFFFFFF}}, /* grey: buttons bring their own colour */
    .clouds = {8, 8, 4},
    .fibres = {90, 90, 2},
    .cloud_height = 8,
    .fibre_height = 1.3f,
    .pore_depth = 0.7f,
    .tone = 0.1f,
    .tone_span = 0.9f,
    .shade = 0.84f,
    .light_span = 0.42f,
    .stain = 0xC8C8C8,
    .stain_amount = 0.25f,
    .seed = 300,
};

static Cells cells_on(Cells cells, int w, int h)
{
    int across = (cells.across * w + 256) / 512, down = (cells.down * h + 256) / 512;
    return (Cells){across > 0 ? across : 1, down > 0 ? down : 1, cells.octaves};
}

Image material_paint(const Material *material, int w, int h)
{
    const Material *m = material;
    Plane clouds = plane_noise(w, h, cells_on(m->clouds, w, h), m->seed);
    Plane fibres = plane_noise(w, h, cells_on(m->fibres, w, h), m->seed + 5);
    Plane pores = plane_noise(w, h, cells_on((Cells){170, 170, 1}, w, h), m->seed + 9);
    Plane stains = plane_noise(w, h, cells_on((Cells){3, 3, 4}, w, h), m->seed + 20);
    Plane height = plane_new(w, h);
    for (size_t i = 0; i < (size_t)w * (size_t)h; i++)
        height.values[i] = clouds.values[i] * m->cloud_height + fibres.values[i] * m->fibre_height -
                           smooth_step(0.74f, 0.9f, pores.values[i]) * m->pore_depth;
    Plane light = plane_relief(&height, 0.5f);
    Image image = image_new(w, h);
    for (size_t i = 0; i < (size_t)w * (size_t)h; i++) {
        float tone = m->tone + m->tone_span * smooth_step(0.1f, 0.9f, clouds.values[i]);
        Vec3 tint = ramp_at(&m->ramp, tone);
        tint = vec3_mix(tint, colour(m->stain),
                        smooth_step(0.54f, 0.78f, stains.values[i]) * m->stain_amount);
        pixel_over(image.pixels + 4 * i,
                   vec3_scale(tint, m->shade + m->light_span * light.values[i]), 1);
    }
    plane_free(&clouds);
    plane_free(&fibres);
    plane_free(&pores);
    plane_free(&stains);
    plane_free(&height);
    plane_free(&light);
    return image;
}

/* Rock: broad bulges, ledges, cracks where a ridged noise is sharpest, and old ochre washed down
 * it. */
Image cave_wall_paint(int side)
{
    static const Ramp ROCK = {5, {0x2A211C, 0x3A2E26, 0x4A3B30, 0x5C4938, 0x6E5740}};
    Plane big = plane_noise(side, side, (Cells){3, 2, 4}, 1);
    Plane mid = plane_noise(side, side, (Cells){5, 4, 5}, 5);
    Plane ridge = plane_noise(side, side, (Cells){3, 3, 5}, 9);
    Plane fine = plane_noise(side, side, (Cells){34, 34, 3}, 3);
    Plane stains = plane_noise(side, side, (Cells){2, 3, 4}, 77);
    Plane streaks = plane_noise(side, side, (Cells){22, 3, 3}, 91);
    Plane height = plane_new(side, side);
    size_t count = (size_t)side * (size_t)side;
    for (size_t i = 0; i < count; i++) {
        ridge.values[i] = 1 - fabsf(2 * ridge.values[i] - 1);
        float ledge = mid.values[i] * 5;
        ledge = floorf(ledge) + smooth_step(0.2f, 0.8f, ledge - floorf(ledge));
        height.values[i] = big.values[i] * 66 + mid.values[i] * 20 + ledge * 2.0f +
                           fine.values[i] * 2.4f - smooth_step(0.84f, 1, ridge.values[i]) * 11;
    }
    Plane light = plane_relief(&height, 0.54f);
    Image image = image_new(side, side);
    for (size_t i = 0; i < count; i++) {
        float tone = 0.42f + (big.values[i] - 0.5f) * 0.55f + (mid.values[i] - 0.5f) * 0.35f;
        Vec3 tint = ramp_at(&ROCK, tone);
        float stain = smooth_step(0.50f, 0.74f, stains.values[i]) * (0.5f + streaks.values[i]);
        tint = vec3_mix(tint, colour(0x754822), saturate(stain * 0.34f));
        float bright = 0.40f + 1.06f * light.values[i];
        bright *= 1 - 0.40f * smooth_step(0.955f, 0.992f, ridge.values[i]);
        pixel_over(image.pixels + 4 * i, vec3_scale(tint, bright), 1);
    }
    plane_free(&big);
    plane_free(&mid);
    plane_free(&ridge);
    plane_free(&fine);
    plane_free(&stains);
    plane_free(&streaks);
    plane_free(&height);
    plane_free(&light);
    return image;
}

void textures_paint(UiBook *book)
{
    book_add_texture(book, "cave-wall", cave_wall_paint(1024));
    book_add_texture(book, "hide", material_paint(&HIDE, 512, 512));
    book_add_texture(book, "parchment", material_paint(&PARCHMENT, 512, 512));
}

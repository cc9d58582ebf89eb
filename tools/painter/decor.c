/* Small growth and stones. Each picture stands on its pivot. */
#include "flora.h"

#include "noise.h"

#include <stdio.h>

enum { CANVAS = 96, PIVOT_X = 48, PIVOT_Y = 64 };

static void decor_add(SpriteSheet *sheet, const char *kind, int index, Image image, float foot,
                      float contact)
{
    char name[16];
    Vec2 pivot = vec2(PIVOT_X, PIVOT_Y);
    snprintf(name, sizeof(name), "%s-%d", kind, index);
    if (contact > 0) {
        Vec2 shadow_pivot;
        Image shadow = shadow_of(&image, pivot, foot, contact, &shadow_pivot);
        sheet_add_shadow(sheet, name, shadow, shadow_pivot);
    }
    sheet_add_sprite(sheet, name, image, pivot, foot);
}

static Image bush(int index, Chance *chance)
{
    static const Ramp LEAVES[] = {{5, {0x1C3A1C, 0x33602A, 0x558636, 0x86AC48, 0xB9CE6E}},
                                  {5, {0x1E3A22, 0x2F5F34, 0x4A8440, 0x76A650, 0xA6C676}}};
    static const uint32_t BERRIES[] = {0xC8342A, 0xF2F0E0, 0x5A4A9C, 0xE8963A};
    Image image = image_new(CANVAS, CANVAS);
    const Ramp *ramp = &LEAVES[index % 2];
    for (int ball = 0; ball < 5; ball++) {
        /* two behind, three before them */
        float cx = PIVOT_X + (ball < 2 ? ((float)ball - 0.5f) * 12 : ((float)ball - 3) * 11) +
                   chance_range(chance, -2, 2);
        float r = chance_range(chance, 8.5f, 11),
              cy = PIVOT_Y - (ball < 2 ? 14 : 6) + chance_range(chance, -2, 2);
        image_dab(&image, &(Dab){.x = cx,
                                 .y = cy,
                                 .rx = r + 1,
                                 .ry = r * 0.86f + 1,
                                 .alpha = 1,
                                 .soft = 0.15f,
                                 .colour = vec3_scale(ramp_at(ramp, 0), 0.8f)});
        for (int i = 0; i < 70; i++) {
            float out = sqrtf(chance_unit(chance)), turn = chance_range(chance, 0, 2 * PI);
            float nx = out * cosf(turn), ny = out * sinf(turn), nz = sqrtf(1 - out * out);
            float lit = vec3_dot(vec3(nx, -ny, nz), light_direction());
            image_dab(&image,
                      &(Dab){.x = cx + nx * r,
                             .y = cy + ny * r * 0.86f,
                             .rx = 2.5f,
                             .ry = 1.5f,
                             .angle = turn,
                             .alpha = 0.85f,
                             .soft = 0.35f,
                             .colour = ramp_at(ramp, 0.22f + 0.6f * lit +
                                                         chance_range(chance, -0.12f, 0.12f))});
        }
        for (int i = 0; i < 3; i++)
            image_dab(&image, &(Dab){.x = cx + chance_range(chance, -0.6f, 0.6f) * r,
                                     .y = cy + chance_range(chance, -0.6f, 0.5f) * r,
                                     .rx = 1.6f,
                                     .ry = 1.6f,
                                     .alpha = 1,
                                     .soft = 0.3f,
                                     .colour = colour(BERRIES[index % 4])});
    }
    return image;
}

/* A blade bent from its root: `lean` is how far its tip goes aside. Dark at the root, pale at the
 * tip. */
typedef struct Blade {
    Vec2 root;
    float lean, high, width;
    uint32_t dark, pale;
} Blade;

static void blade(Image *image, Blade b)
{
    for (float t = 0; t < 1; t += 0.5f / b.high) {
        float half = b.width * (1 - 0.85f * t);
        image_dab(image, &(Dab){.x = b.root.x + b.lean * t * t,
                                .y = b.root.y - b.high * t * (1 - 0.15f * t * t),
                                .rx = half,
                                .ry = half,
                                .alpha = 0.9f,
                                .soft = 0.4f,
                                .colour = vec3_mix(colour(b.dark), colour(b.pale), t)});
    }
}

static Image fern(Chance *chance)
{
    Image image = image_new(CANVAS, CANVAS);
    for (int leaf = 0; leaf < 9; leaf++) {
        float lean = ((float)leaf - 4) * 5.2f + chance_range(chance, -2, 2),
              high = 17 - fabsf(lean) * 0.35f;
        for (float t = 0.1f; t < 1; t += 0.07f) {
            float x = PIVOT_X + lean * t, y = PIVOT_Y - high * t * (1.35f - 0.6f * t);
            for (int way = -1; way <= 1; way += 2)
                image_dab(&image,
                          &(Dab){.x = x + (float)way * 1.6f * (1 - t),
                                 .y = y,
                                 .rx = 3.6f * (1.1f - t),
                                 .ry = 1.0f,
                                 .angle = (float)way * 0.6f,
                                 .alpha = 0.9f,
                                 .soft = 0.4f,
                                 .colour = vec3_mix(colour(0x24502A),
                                                    colour(lean < 0 ? 0x8FBF58 : 0x5E9444), t)});
        }
    }
    return image;
}

static Image rocks(int index, Chance *chance)
{
    static const Ramp STONE = {5, {0x4E4A46, 0x7C776F, 0xA8A296, 0xD0C9BA, 0xF0EADC}};
    Image image = image_new(CANVAS, CANVAS);
    int count = 1 + index % 3 + (index == 4);
    for (int stone = 0; stone < count; stone++) {
        float size = stone == 0 ? chance_range(chance, 11, 14) : chance_range(chance, 6, 9);
        float cx = PIVOT_X + (stone == 0 ? -3 : chance_range(chance, -16, 16)),
              cy = PIVOT_Y - size * 0.35f + (float)stone * 2.0f;
        uint32_t seed = 700u + (uint32_t)(index * 10 + stone);
        for (int y = 0; y < CANVAS; y++) {
            for (int x = 0; x < CANVAS; x++) {
                float u = ((float)x + 0.5f - cx) / size,
                      v = ((float)y + 0.5f - cy) / (size * 0.72f);
                float bump = 0.25f * (noise2(u * 1.7f + 9, v * 1.7f + 9, seed) - 0.5f);
                float r = sqrtf(u * u + v * v) + bump;
                float edge = saturate((1.08f - r) * size * 0.6f);
                if (edge <= 0)
                    continue;
                /* facets: the normal of a coarse lattice instead of a smooth ball */
                float fu =
                    u + 0.45f * (hash2((int)floorf(u * 2.2f), (int)floorf(v * 2.2f), seed) - 0.5f);
                float fv =
                    v +
                    0.45f * (hash2((int)floorf(u * 2.2f), (int)floorf(v * 2.2f), seed + 1) - 0.5f);
                float nz = sqrtf(fmaxf(0.05f, 1 - fminf(fu * fu + fv * fv, 0.95f)));
                float lit = vec3_dot(vec3_normalize(vec3(fu, -fv, nz)), light_direction());
                float tone = 0.28f + 0.62f * lit + 0.22f * (noise2(u * 6, v * 6, seed + 2) - 0.5f);
                Vec3 tint = r > 0.98f ? colour(0x39332C) : ramp_at(&STONE, tone);
                if (v > 0.25f && noise2(u * 4, v * 4, seed + 3) > 0.55f)
                    tint = vec3_mix(tint, colour(0x7E9A4A), 0.5f);
                pixel_over(image_at(&image, x, y), tint, edge);
            }
        }
    }
    return image;
}

static Image tuft(int index, Chance *chance)
{
    static const uint32_t DARK[] = {0x4C7A30, 0x56833A, 0x5E8A38, 0x97893C},
                          PALE[] = {0x9CC052, 0xB4CE62, 0xC6D872, 0xE6DA94};
    Image image = image_new(CANVAS, CANVAS);
    int hue = index % 4, count = 7 + chance_below(chance, 8);
    float spread = chance_range(chance, 5, 11), high = chance_range(chance, 12, 20);
    for (int i = 0; i < count; i++) {
        float aside = chance_range(chance, -1, 1);
        float tall = high * chance_range(chance, 0.6f, 1) * (1 - 0.35f * fabsf(aside));
        float lean = aside * 8 + chance_range(chance, -4, 4);
        Vec2 root = {PIVOT_X + aside * spread, PIVOT_Y + chance_range(chance, -2, 2)};
        blade(&image, (Blade){root, lean, tall, 1.5f, DARK[hue], PALE[hue]});
    }
    return image;
}

static Image flowers(int index, Chance *chance)
{
    static const uint32_t PETALS[FLOWER_KINDS] = {0xFFFAEC, 0xF7C93C, 0xB890DA,
                                                  0xE66A5A, 0x7FA4E6, 0xFFD9E2};
    Image image = image_new(CANVAS, CANVAS);
    int kind = index % FLOWER_KINDS, count = 3 + chance_below(chance, 6);
    for (int i = 0; i < count; i++) {
        float x = PIVOT_X + chance_range(chance, -19, 19),
              y = PIVOT_Y + chance_range(chance, -13, 9);
        blade(&image,
              (Blade){{x, y + 6}, chance_range(chance, -1, 1), 7, 0.9f, 0x4E7E30, 0x6E9C3C});
        for (int petal = 0; petal < 5; petal++) {
            float turn = (float)petal * 2 * PI / 5 + (float)i;
            image_dab(&image, &(Dab){.x = x + 2.9f * cosf(turn),
                                     .y = y - 1 + 2.4f * sinf(turn),
                                     .rx = 2.4f,
                                     .ry = 1.9f,
                                     .angle = turn,
                                     .alpha = 0.95f,
                                     .soft = 0.35f,
                                     .colour = vec3_scale(colour(PETALS[kind]),
                                                          petal == 1 || petal == 2 ? 0.86f : 1)});
        }
        image_dab(&image, &(Dab){.x = x,
                                 .y = y - 1,
                                 .rx = 1.7f,
                                 .ry = 1.5f,
                                 .alpha = 1,
                                 .soft = 0.3f,
                                 .colour = colour(kind == 1 ? 0xB8741E : 0xF2B632)});
    }
    return image;
}

static Image lilies(int index, Chance *chance)
{
    Image image = image_new(CANVAS, CANVAS);
    for (int pad = 0; pad < 3 + index; pad++) {
        float x = PIVOT_X + chance_range(chance, -15, 15),
              y = PIVOT_Y + chance_range(chance, -9, 9);
        float r = chance_range(chance, 5, 7.5f), cut = chance_range(chance, 0, 2 * PI);
        image_dab(&image, &(Dab){.x = x + 1,
                                 .y = y + 1.6f,
                                 .rx = r,
                                 .ry = r * 0.72f,
                                 .alpha = 0.35f,
                                 .soft = 0.3f,
                                 .colour = colour(0x0C2F4A)});
        image_dab(&image, &(Dab){.x = x,
                                 .y = y,
                                 .rx = r,
                                 .ry = r * 0.7f,
                                 .alpha = 1,
                                 .soft = 0.12f,
                                 .colour = colour(0x3F7F3A)});
        image_dab(&image, &(Dab){.x = x - 0.8f,
                                 .y = y - 0.7f,
                                 .rx = r * 0.78f,
                                 .ry = r * 0.5f,
                                 .alpha = 0.7f,
                                 .soft = 0.6f,
                                 .colour = colour(0x7DB653)});
        for (float t = 0.2f; t < 1; t += 0.15f)
            image_dab(&image, &(Dab){.x = x + cosf(cut) * r * t,
                                     .y = y + sinf(cut) * r * 0.7f * t,
                                     .rx = 0.9f + t * 0.7f,
                                     .ry = 0.8f,
                                     .angle = cut,
                                     .alpha = 0.8f,
                                     .soft = 0.3f,
                                     .colour = colour(0x1E5C78)});
    }
    for (int petal = 0; petal < 8; petal++)
        image_dab(&image, &(Dab){.x = PIVOT_X + 3.4f * cosf((float)petal * 0.785f),
                                 .y = PIVOT_Y - 2 + 2.3f * sinf((float)petal * 0.785f),
                                 .rx = 3,
                                 .ry = 1.5f,
                                 .angle = (float)petal * 0.785f,
                                 .alpha = 0.95f,
                                 .soft = 0.3f,
                                 .colour = colour(index == 1 ? 0xF3A9C0 : 0xFDF6EC)});
    image_dab(&image, &(Dab){.x = PIVOT_X,
                             .y = PIVOT_Y - 2.4f,
                             .rx = 1.8f,
                             .ry = 1.5f,
                             .alpha = 1,
                             .soft = 0.3f,
                             .colour = colour(0xF4C23C)});
    return image;
}

static Image reeds(Chance *chance)
{
    Image image = image_new(CANVAS, CANVAS);
    for (int i = 0; i < 12; i++) {
        float high = chance_range(chance, 18, 32), lean = chance_range(chance, -7, 7);
        float y = PIVOT_Y + chance_range(chance, -2, 2),
              x = PIVOT_X + chance_range(chance, -10, 10);
        blade(&image, (Blade){{x, y}, lean, high, 1.3f, 0x3A6630, i % 2 ? 0xA9C25C : 0x7FA648});
    }
    for (int i = 0; i < 3; i++) {
        float x = PIVOT_X + chance_range(chance, -8, 8), high = chance_range(chance, 26, 36);
        blade(&image, (Blade){{x, PIVOT_Y}, 0, high, 0.9f, 0x4A6E34, 0x8CA850});
        image_dab(&image, &(Dab){.x = x,
                                 .y = PIVOT_Y - high * 0.86f,
                                 .rx = 2.0f,
                                 .ry = 5.2f,
                                 .alpha = 1,
                                 .soft = 0.2f,
                                 .colour = colour(0x6A3F1E)});
        image_dab(&image, &(Dab){.x = x - 0.6f,
                                 .y = PIVOT_Y - high * 0.88f,
                                 .rx = 0.8f,
                                 .ry = 3.6f,
                                 .alpha = 0.7f,
                                 .soft = 0.5f,
                                 .colour = colour(0xA9713A)});
    }
    return image;
}

void decor_paint(SpriteSheet *sheet)
{
    Chance chance = chance_start(901);
    for (int i = 0; i < BUSHES; i++)
        decor_add(sheet, "bush", i, bush(i, &chance), 3, 30);
    for (int i = 0; i < FERNS; i++)
        decor_add(sheet, "bush", BUSHES + i, fern(&chance), 0, 0);
    for (int i = 0; i < ROCKS; i++)
        decor_add(sheet, "rock", i, rocks(i, &chance), 4, 26);
    for (int i = 0; i < TUFTS; i++)
        decor_add(sheet, "tuft", i, tuft(i, &chance), 0, 0);
    for (int i = 0; i < FLOWERS; i++)
        decor_add(sheet, "flower", i, flowers(i, &chance), 0, 0);
    for (int i = 0; i < LILIES; i++)
        decor_add(sheet, "lily", i, lilies(i, &chance), 0, 0);
    for (int i = 0; i < REEDS; i++)
        decor_add(sheet, "reed", i, reeds(&chance), 0, 0);
}

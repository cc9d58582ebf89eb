/* Trees are built of leaves: many small dabs on the near side of a few balls (broadleaves) or
 * skirts (conifers), each as bright as the light finds its place. The pivot lies in the lower
 * crown, so that a forest covers its ground alike in all four turns. */
#include "flora.h"

#include "noise.h"

#include <stdio.h>

enum { CANVAS = 128, ROOT_X = 64, ROOT_Y = 112, PIVOT_Y = 88 };

typedef struct Ball {
    float x, y, r;
    float shade; /* added to the tone of its leaves */
} Ball;

static const Ramp LEAVES[] = {
    {6, {0x14301F, 0x20482A, 0x30642F, 0x4A8238, 0x7AA646, 0xB2CC66}},
    {6, {0x1A331A, 0x2C4F22, 0x466B28, 0x648A32, 0x93AE45, 0xC9D06C}},
    {6, {0x123033, 0x1B4A42, 0x2A664F, 0x45866A, 0x74AE7C, 0xA9D09A}},
    {6, {0x12301C, 0x1D4A26, 0x2B6A34, 0x40883E, 0x68A64A, 0x9CC865}},
};
static const Ramp NEEDLES[] = {
    {6, {0x0F2A2C, 0x173D3A, 0x22544A, 0x34705A, 0x5B9470, 0x8FBD8C}},
    {6, {0x0F2A20, 0x183F2C, 0x245838, 0x377444, 0x5E9656, 0x93BC74}},
};
static const Ramp AUTUMN[] = {
    {6, {0x3A2A12, 0x6A4416, 0x9A641E, 0xC2862B, 0xDDAA45, 0xF0CF7A}},
    {6, {0x3A2212, 0x6E3818, 0xA04E20, 0xC86E2E, 0xE0974A, 0xF2C27C}},
};

static void trunk(Image *tree, float width, float top)
{
    for (int y = (int)top; y < ROOT_Y; y++) {
        float down = ((float)y - top) / (ROOT_Y - top), half = width * (0.8f + 0.5f * down * down);
        for (int x = ROOT_X - (int)half - 1; x <= ROOT_X + (int)half + 1; x++) {
            float across = ((float)x + 0.5f - ROOT_X) / half;
            float cover = saturate((1 - fabsf(across)) * half + 0.5f);
            Vec3 bark =
                vec3_mix(colour(0x8A6840), colour(0x33241A), smooth_step(-0.8f, 0.7f, across));
            pixel_over(image_at(tree, x, y), bark, cover);
        }
    }
}

/* Leaves on the side of the ball that is seen; `height` 0..1: how high in the tree it hangs. */
static void ball_leaves(Image *tree, const Ball *ball, const Ramp *ramp, float height,
                        Chance *chance)
{
    Vec3 light = light_direction();
    image_dab(tree, &(Dab){.x = ball->x,
                           .y = ball->y,
                           .rx = ball->r * 1.04f,
                           .ry = ball->r * 1.0f,
                           .alpha = 1,
                           .soft = 0.12f,
                           .colour = ramp_at(ramp, 0.06f + 0.10f * height)});
    int count = (int)(ball->r * ball->r * 0.62f);
    for (int i = 0; i < count; i++) {
        float out = sqrtf(chance_unit(chance)), turn = chance_range(chance, 0, 2 * PI);
        float nx = out * cosf(turn), ny = out * sinf(turn), nz = sqrtf(fmaxf(0, 1 - out * out));
        float lit = vec3_dot(vec3(nx, -ny, nz), light);
        float tone = 0.20f + 0.62f * fmaxf(lit, -0.15f) + 0.20f * height + ball->shade +
                     chance_range(chance, -0.13f, 0.13f);
        float size = chance_range(chance, 1.9f, 3.3f);
        image_dab(tree, &(Dab){.x = ball->x + nx * ball->r * 1.03f,
                               .y = ball->y + ny * ball->r,
                               .rx = size,
                               .ry = size * 0.62f,
                               .angle = turn + chance_range(chance, -0.9f, 0.9f),
                               .alpha = 0.82f,
                               .soft = 0.35f,
                               .colour = ramp_at(ramp, tone)});
    }
}

static Image broadleaf(const Ramp *ramp, Chance *chance)
{
    enum { BALLS = 11 };
    Image tree = image_new(CANVAS, CANVAS);
    float wide = chance_range(chance, 25, 32), high = chance_range(chance, 26, 34);
    float middle = ROOT_Y - 12 - high * 0.95f;
    trunk(&tree, chance_range(chance, 3.2f, 4.4f), middle);
    Ball balls[BALLS];
    for (int i = 0; i < BALLS; i++) {
        float turn = (float)i * 2.4f + chance_range(chance, -0.3f, 0.3f),
              out = i == 0 ? 0 : sqrtf(((float)i + 0.5f) / BALLS);
        balls[i] = (Ball){ROOT_X + out * cosf(turn) * wide * 0.74f,
                          middle + out * sinf(turn) * high * 0.70f,
                          chance_range(chance, 11.5f, 15.5f) * (1 - 0.10f * out),
                          chance_range(chance, -0.04f, 0.05f)};
    }
    for (int i = 0; i < BALLS; i++)
        image_dab(&tree, &(Dab){.x = balls[i].x,
                                .y = balls[i].y,
                                .rx = balls[i].r + 1.8f,
                                .ry = balls[i].r + 1.8f,
                                .alpha = 0.9f,
                                .soft = 0.15f,
                                .colour = vec3_scale(ramp_at(ramp, 0), 0.75f)});
    /* from the back (above) to the front, so that each ball's lit crest stands before the one
     * behind */
    for (int pass = 0; pass < BALLS; pass++) {
        int next = -1;
        for (int i = 0; i < BALLS; i++)
            if (balls[i].r > 0 && (next < 0 || balls[i].y < balls[next].y))
                next = i;
        float height = saturate((middle + high - balls[next].y) / (2 * high));
        ball_leaves(&tree, &balls[next], ramp, height, chance);
        balls[next].r = 0;
    }
    return tree;
}

static Image conifer(const Ramp *ramp, Chance *chance)
{
    enum { TIERS = 7 };
    Image tree = image_new(CANVAS, CANVAS);
    float wide = chance_range(chance, 25, 31), high = chance_range(chance, 84, 98);
    float lean = chance_range(chance, -2, 2);
    trunk(&tree, 3.2f, ROOT_Y - 20);
    for (int pass = 0; pass < 2; pass++) {
        for (int tier = 0; tier < TIERS; tier++) {
            float up = (float)tier / TIERS, base = ROOT_Y - 9 - up * (high - 24);
            float half = wide * powf(1 - up, 0.82f) + 2.2f, tall = high * 0.30f * (1 - 0.35f * up);
            int count = pass == 0 ? 90 : (int)(half * 9);
            for (int i = 0; i < count; i++) {
                float across = chance_range(chance, -1, 1),
                      rise = chance_unit(chance) * (1 - fabsf(across));
                float x = ROOT_X + lean * up + across * half * (1 - 0.15f * rise);
                float y = base - rise * tall + (1 - across * across) * 4.5f +
                          chance_range(chance, -1.5f, 1.5f);
                float tone = 0.38f - 0.36f * across + 0.34f * rise + 0.14f * up +
                             chance_range(chance, -0.15f, 0.15f) -
                             0.20f * smooth_step(0.25f, 0, rise);
                Dab dab = {.x = x,
                           .y = y,
                           .rx = 3.9f,
                           .ry = 1.25f,
                           .angle = across * 0.95f + (across > 0 ? 0.25f : -0.25f),
                           .alpha = 0.9f,
                           .soft = 0.3f,
                           .colour = ramp_at(ramp, tone)};
                if (pass == 0) {
                    dab.rx = 5.2f;
                    dab.ry = 3.0f;
                    dab.colour = vec3_scale(ramp_at(ramp, 0), 0.7f);
                }
                image_dab(&tree, &dab);
            }
        }
    }
    return tree;
}

/* `size` 1: grown. */
static void tree_add(SpriteSheet *sheet, int index, Image tree, float size)
{
    char name[16];
    snprintf(name, sizeof(name), "tree-%d", index);
    if (size < 1) {
        int side = (int)(CANVAS * size + 0.5f);
        Image small = image_shrink(&tree, side, side);
        image_free(&tree);
        tree = small;
        size = (float)side / CANVAS;
    }
    float foot = (ROOT_Y - PIVOT_Y) * size;
    Vec2 pivot = vec2(ROOT_X * size, PIVOT_Y * size), shadow_pivot;
    Image shadow = shadow_of(&tree, pivot, foot, 44 * size, &shadow_pivot);
    sheet_add_sprite(sheet, name, tree, pivot, foot);
    sheet_add_shadow(sheet, name, shadow, shadow_pivot);
}

void trees_paint(SpriteSheet *sheet)
{
    Chance chance = chance_start(900);
    int index = 0;
    for (int i = 0; i < BROADLEAVES; i++)
        tree_add(sheet, index++, broadleaf(&LEAVES[i % 4], &chance), 1);
    for (int i = 0; i < CONIFERS; i++)
        tree_add(sheet, index++, conifer(&NEEDLES[i % 2], &chance), 1);
    for (int i = 0; i < AUTUMN_TREES; i++)
        tree_add(sheet, index++, broadleaf(&AUTUMN[i % 2], &chance), 1);
    for (int i = 0; i < YOUNG_BROADLEAVES; i++)
        tree_add(sheet, index++, broadleaf(&LEAVES[i % 4], &chance), YOUNG_TREE);
    for (int i = 0; i < YOUNG_CONIFERS; i++)
        tree_add(sheet, index++, conifer(&NEEDLES[i % 2], &chance), YOUNG_TREE);
}

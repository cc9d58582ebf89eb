/* Things of stone: menhirs, gold, the shrine, and the volcano of the first edition. */
#include "models.h"

#include "noise.h"

static Vec3 rock_pattern(Vec3 q, Vec3 tint)
{
    float light = fbm3(vec3(q.x * 5, q.y * 3, q.z * 5), 78, 3) * 1.7f - 0.4f;
    Vec3 c = vec3_mix(vec3_scale(tint, 0.66f), tint, saturate(light));
    float crack = fabsf(fbm3(vec3(q.x * 4 + q.y, q.y * 1.6f, q.z * 4), 75, 3) - 0.5f);
    c = vec3_scale(c, mixf(0.62f, 1, smooth_step(0.004f, 0.022f, crack)));
    float moss = smooth_step(
        0.52f, 0.62f, fbm3(vec3(q.x * 4 + 9, q.y * 3, q.z * 4), 79, 3) - (q.y - 0.30f) * 0.24f);
    return vec3_mix(c, colour(0x5E7A34), moss * 0.85f);
}

/* The share of ochre at (x, y) of a spiral with three turns within `radius`. */
static float spiral(float x, float y, float radius)
{
    float r = hypotf(x, y);
    float turns = r / radius * 2.6f - atan2f(y, x) / (2 * PI) + 8;
    float line = fabsf(turns - floorf(turns) - 0.5f);
    return smooth_step(0.30f, 0.20f, line) * smooth_step(radius, radius * 0.93f, r);
}

static Vec3 marked_pattern(Vec3 q, Vec3 tint)
{
    Vec3 c = rock_pattern(q, tint);
    float mark = spiral(q.x - 0.02f, q.y - 1.02f, 0.26f);
    float zigzag = q.y - 0.60f - 0.045f * (fabsf(fmodf(q.x * 7 + 7, 2.0f) - 1) * 2 - 1);
    mark = fmaxf(mark, smooth_step(0.036f, 0.020f, fabsf(zigzag)) *
                           smooth_step(0.26f, 0.22f, fabsf(q.x)));
    return vec3_mix(c, colour(0xB4341A), q.z > -0.05f ? mark * 0.94f : 0);
}

/* Takes away what lies in the ground. */
static void sink(Sculpture *s)
{
    sculpture_box(s, plain(0), 0, (Place){vec3(0, -2.05f, 0), UPRIGHT}, vec3(3, 2, 3), 0);
    sculpture_cut(s);
}

/* Grass that grows at the foot of a stone, from `at` in a fan. */
static void grass_blades(Sculpture *s, Vec3 at)
{
    for (int i = -2; i <= 2; i++) {
        float lean = 0.07f * (float)i;
        sculpture_curve(s, plain(i % 2 ? 0x7FA63C : 0x55802E), 0,
                        KNOTS({{at.x + lean * 0.4f, at.y, at.z}, 0.030f},
                              {{at.x + lean, at.y + 0.13f, at.z}, 0.022f},
                              {{at.x + lean * 2.2f, at.y + 0.24f - fabsf(lean), at.z}, 0.006f}));
    }
}

void model_menhir(Sculpture *s, int stone)
{
    typedef struct Block {
        float x, y, z, wide, tall, deep, lean;
    } Block;
    enum { BLOCKS = 5 }; /* the first two carry the marks */
    static const Block MENHIRS[][BLOCKS] = {
        {{-0.03f, 0.70f, 0, 0.36f, 1.02f, 0.28f, 0.06f},
         {0.14f, 0.48f, -0.02f, 0.30f, 0.86f, 0.26f, -0.10f},
         {0.56f, 0.22f, 0.12f, 0.22f, 0.48f, 0.20f, -0.24f},
         {-0.46f, 0.05f, 0.16f, 0.22f, 0.20f, 0.19f, 0.2f},
         {0.16f, 0.00f, 0.42f, 0.20f, 0.12f, 0.15f, 0}},
        {{0.04f, 0.66f, 0, 0.38f, 0.98f, 0.28f, -0.16f},
         {-0.14f, 0.44f, -0.04f, 0.32f, 0.74f, 0.26f, 0.04f},
         {-0.56f, 0.14f, 0.14f, 0.22f, 0.36f, 0.20f, 0.34f},
         {0.46f, 0.03f, 0.20f, 0.20f, 0.18f, 0.18f, 0},
         {-0.10f, 0.00f, 0.44f, 0.18f, 0.12f, 0.14f, 0}},
        {{0.02f, 0.62f, 0, 0.46f, 0.88f, 0.28f, 0.02f},
         {-0.22f, 0.62f, -0.04f, 0.26f, 0.92f, 0.24f, 0.10f},
         {0.58f, 0.08f, 0.12f, 0.22f, 0.26f, 0.20f, -0.1f},
         {-0.52f, 0.04f, 0.16f, 0.20f, 0.18f, 0.18f, 0},
         {0.08f, 0.00f, 0.44f, 0.22f, 0.13f, 0.16f, 0.1f}},
        {{0.10f, 0.72f, 0, 0.34f, 1.04f, 0.27f, 0.10f},
         {0.16f, 0.40f, -0.02f, 0.34f, 0.66f, 0.26f, -0.05f},
         {-0.40f, 0.38f, 0.06f, 0.24f, 0.64f, 0.22f, 0.16f},
         {0.52f, 0.04f, 0.16f, 0.20f, 0.18f, 0.18f, 0},
         {-0.08f, 0.00f, 0.42f, 0.18f, 0.12f, 0.14f, 0}},
    };
    Paint marked = patterned(furry(0xF4EDDC, 0.5f), marked_pattern);
    Paint rock = patterned(furry(0xE6DECC, 0.5f), rock_pattern);
    for (int i = 0; i < BLOCKS; i++) {
        Block b = MENHIRS[stone][i];
        sculpture_stone(s, i < 2 ? marked : rock, i == 1 ? 0.03f : 0.01f,
                        (Place){vec3(b.x, b.y, b.z), vec3(0, 0, b.lean)},
                        vec3(b.wide, b.tall, b.deep), 5 + 20 * (uint32_t)stone + 3 * (uint32_t)i);
    }
    sink(s);
    grass_blades(s, vec3(-0.26f, 0, 0.40f));
    grass_blades(s, vec3(0.40f, 0, 0.36f));
}

static void sparkle(Sculpture *s, Vec3 at, float size)
{
    Paint light = {.tint = colour(0xFFF9D8), .core = colour(0xFFFFFF), .glow = 1};
    sculpture_ball(s, light, 0, (Place){at, UPRIGHT}, vec3(size, size * 0.16f, size * 0.16f));
    sculpture_ball(s, light, size * 0.2f, (Place){at, UPRIGHT},
                   vec3(size * 0.16f, size * 1.2f, size * 0.16f));
    sculpture_ball(s, light, size * 0.2f, (Place){at, UPRIGHT},
                   vec3(size * 0.26f, size * 0.26f, size * 0.26f));
}

/* Flat faces, each of one tone, and dark clefts between some. A nugget's middle is the origin. */
static Vec3 gold_pattern(Vec3 q, Vec3 tint)
{
    enum { FACES = 18 };
    Vec3 out = vec3_normalize(q);
    float best = -1, second = -1;
    int face = 0;
    for (int i = 0; i < FACES; i++) {
        float y = 1 - 2 * ((float)i + 0.5f) / FACES, turn = 2.4f * (float)i;
        float k = sqrtf(1 - y * y);
        float along = vec3_dot(out, vec3(k * cosf(turn), y, k * sinf(turn)));
        if (along > best) {
            second = best;
            best = along;
            face = i;
        } else if (along > second) {
            second = along;
        }
    }
    float tone = hash2(face, 3, 17);
    Vec3 c = vec3_mix(vec3_mix(colour(0x9A5206), tint, saturate(tone * 2)), colour(0xFFD048),
                      saturate(tone * 2 - 1));
    float cleft = hash2(face, 5, 17) < 0.5f ? smooth_step(0.006f, 0.022f, best - second) : 1;
    return vec3_mix(colour(0x6A3606), c, cleft);
}

static void nugget(Sculpture *s, Vec3 at, Vec3 radii, Vec3 turn, uint32_t seed)
{
    int mark = sculpture_mark(s);
    sculpture_stone(s, patterned(shiny(0xFFA60C, 0.5f), gold_pattern), 0,
                    (Place){vec3(0, 0, 0), UPRIGHT}, radii, seed);
    sculpture_pose(s, mark, (Pose){.turn = turn, .move = at});
}

/* Nuggets heaped up, one on two, small ones before them. */
void model_gold(Sculpture *s, int heap)
{
    static const float NUGGETS[5][4] = {{-0.28f, 0.19f, 0.00f, 0.30f},
                                        {0.30f, 0.17f, 0.02f, 0.28f},
                                        {-0.03f, 0.46f, -0.06f, 0.26f},
                                        {0.03f, 0.08f, 0.40f, 0.15f},
                                        {0.52f, 0.06f, 0.26f, 0.11f}};
    float side = heap ? -1.0f : 1.0f;
    for (int i = 0; i < 5; i++) {
        const float *n = NUGGETS[i];
        nugget(s, vec3(n[0] * side, n[1], n[2]), vec3(n[3] * 1.10f, n[3] * 0.95f, n[3]),
               vec3(0.5f * (float)i, 1.1f * (float)(i + heap), 0.2f * side), 60 + 7 * (uint32_t)i);
    }
    sparkle(s, vec3(0.38f * side, 0.60f, 0.24f), 0.28f);
}

static Vec3 bone_pattern(Vec3 q, Vec3 tint)
{
    return vec3_mix(tint, colour(0xC9A870),
                    smooth_step(0.55f, 0.8f, noise3(vec3_scale(q, 9), 44)) * 0.5f);
}

/* An ox skull that looks at the viewer, about half a unit tall, its chin at the origin. */
static void skull(Sculpture *s)
{
    Paint bone = patterned(shiny(0xFFF3D8, 0.1f), bone_pattern), hole = plain(0x1E120C);
    sculpture_ball(s, bone, 0, (Place){vec3(0, 0.40f, 0), UPRIGHT}, vec3(0.19f, 0.15f, 0.13f));
    sculpture_limb(s, bone, 0.08f, (Knot){vec3(0, 0.32f, 0.04f), 0.13f},
                   (Knot){vec3(0, 0.06f, 0.10f), 0.085f});
    for (int side = -1; side <= 1; side += 2) {
        float x = (float)side;
        sculpture_ball(s, hole, 0.01f, (Place){vec3(0.105f * x, 0.345f, 0.125f), UPRIGHT},
                       vec3(0.055f, 0.06f, 0.05f));
        sculpture_ball(s, hole, 0.01f, (Place){vec3(0.038f * x, 0.09f, 0.175f), UPRIGHT},
                       vec3(0.020f, 0.045f, 0.03f));
        sculpture_curve(s, bone, 0.03f,
                        KNOTS({{0.14f * x, 0.45f, 0}, 0.065f}, {{0.36f * x, 0.46f, 0.04f}, 0.060f},
                              {{0.54f * x, 0.58f, 0.06f}, 0.045f},
                              {{0.56f * x, 0.78f, 0.02f}, 0.014f}));
    }
}

static void flame(Sculpture *s, Vec3 at, float size, Paint paint)
{
    sculpture_curve(s, paint, 0.03f,
                    KNOTS({{at.x, at.y, at.z}, 0.16f * size},
                          {{at.x - 0.05f * size, at.y + 0.20f * size, at.z}, 0.14f * size},
                          {{at.x + 0.03f * size, at.y + 0.42f * size, at.z}, 0.07f * size},
                          {{at.x, at.y + 0.62f * size, at.z}, 0.008f}));
}

void model_shrine(Sculpture *s, int variant)
{
    (void)variant;
    Paint rock = patterned(furry(0xB0A89C, 0.35f), rock_pattern), bowl = plain(0x3A2820);
    sculpture_stone(s, rock, 0, (Place){vec3(-0.54f, 0.40f, 0), vec3(0, 0, -0.05f)},
                    vec3(0.22f, 0.56f, 0.22f), 13);
    sculpture_stone(s, rock, 0, (Place){vec3(0.54f, 0.40f, 0), vec3(0, 0, 0.05f)},
                    vec3(0.22f, 0.56f, 0.22f), 17);
    sculpture_stone(s, rock, 0.01f, (Place){vec3(0, 0.94f, 0), vec3(0, 0, 0.03f)},
                    vec3(0.86f, 0.17f, 0.32f), 29);
    sculpture_ball(s, bowl, 0, (Place){vec3(0, 0.06f, 0.16f), UPRIGHT}, vec3(0.28f, 0.13f, 0.20f));
    flame(s, vec3(-0.02f, 0.14f, 0.16f), 1.20f, glowing(0xF0501A, 0xFFA022));
    flame(s, vec3(0.04f, 0.13f, 0.28f), 0.75f, glowing(0xFFA01E, 0xFFF09A));
    int mark = sculpture_mark(s);
    skull(s);
    sculpture_pose(s, mark,
                   (Pose){.turn = {0.12f, 0, 0}, .move = {0, 0.86f, 0.24f}, .scale = 1.24f});
    sink(s);
}

/* The cone's radius at height y, in the direction of `angle`, with its ridges. */
static float slope_radius(float y, float angle)
{
    float ridges = (fbm2(cosf(angle) * 2.5f + 9, sinf(angle) * 2.5f + y, 9, 3) - 0.5f) * 0.26f +
                   0.03f * sinf(angle * 11);
    return 0.17f + 0.92f * powf(saturate(1 - y / 1.15f), 1.45f) + ridges * saturate(1.05f - y);
}

static float cone(Vec3 q)
{
    float side = (hypotf(q.x, q.z) - slope_radius(q.y, atan2f(q.z, q.x))) * 0.55f;
    return fmaxf(fmaxf(side, q.y - 0.92f), -q.y);
}

static Vec3 slope_pattern(Vec3 q, Vec3 tint)
{
    float rough = fbm3(vec3(q.x * 6, q.y * 6, q.z * 6), 4, 3);
    Vec3 c = vec3_mix(vec3_scale(tint, 0.6f), tint, rough * 1.3f);
    c = vec3_mix(c, colour(0x2C2321), 0.8f * smooth_step(0.62f, 0.92f, q.y));
    return vec3_mix(c, colour(0x5C7A36),
                    0.85f * smooth_step(0.26f, 0.08f, q.y + 0.2f * (rough - 0.5f)));
}

void model_volcano(Sculpture *s, int variant)
{
    (void)variant;
    Paint slope = patterned(furry(0x8C7468, 0.4f), slope_pattern),
          lava = glowing(0xF04A10, 0xFFE26A);
    sculpture_field(s, slope, 0, (Place){vec3(0, 0, 0), UPRIGHT}, 1.5f, cone);
    sculpture_ball(s, lava, 0.02f, (Place){vec3(0, 0.98f, 0), UPRIGHT}, vec3(0.21f, 0.20f, 0.21f));
    sculpture_cut(s);
    static const float STREAMS[3][3] = {
        {0.60f, 0.34f, 0.14f}, {1.50f, 0.16f, -0.10f}, {2.40f, 0.40f, 0.12f}};
    for (int i = 0; i < 3; i++) {
        Knot knots[5];
        for (int k = 0; k < 5; k++) {
            float y = mixf(0.93f, STREAMS[i][1], (float)k / 4);
            float angle = STREAMS[i][0] + STREAMS[i][2] * sinf((float)k * 1.6f);
            float r = slope_radius(y, angle) - 0.035f;
            knots[k] =
                (Knot){{r * cosf(angle), y - 0.02f, r * sinf(angle)}, 0.070f + 0.010f * (float)k};
        }
        sculpture_curve(s, lava, 0.02f, knots, 5);
    }
    static const float PUFFS[][4] = {
        {0.00f, 1.06f, 0.02f, 0.13f},  {0.08f, 1.22f, 0, 0.15f},     {-0.08f, 1.28f, 0.04f, 0.13f},
        {0.20f, 1.36f, -0.02f, 0.15f}, {0.06f, 1.44f, 0.05f, 0.17f}, {0.28f, 1.54f, 0, 0.18f},
        {0.12f, 1.62f, -0.04f, 0.14f}, {0.46f, 1.62f, 0.03f, 0.14f}, {0.38f, 1.74f, 0, 0.13f}};
    enum { PUFF_COUNT = sizeof(PUFFS) / sizeof(PUFFS[0]) };
    for (int i = 0; i < PUFF_COUNT; i++) {
        Paint smoke = {
            .tint = vec3_mix(colour(0xFF8030), colour(0xA8A09C), saturate(0.25f * (float)i))};
        sculpture_ball(s, smoke, 0.02f,
                       (Place){vec3(PUFFS[i][0], PUFFS[i][1], PUFFS[i][2]), UPRIGHT},
                       vec3(PUFFS[i][3], PUFFS[i][3] * 0.92f, PUFFS[i][3]));
    }
}

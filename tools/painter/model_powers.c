/* The second edition's powers and bonus tiles: shaman, logboat, raft, traps, fire, mushrooms. */
#include "models.h"

#include "noise.h"

static Vec3 wood_pattern(Vec3 q, Vec3 tint)
{
    float grain = noise3(vec3(q.x * 3.5f, q.y * 24, q.z * 24), 3);
    return vec3_mix(tint, vec3_scale(tint, 0.58f), grain * 0.8f);
}

static Paint wood(uint32_t rgb)
{
    return patterned(shiny(rgb, 0.1f), wood_pattern);
}

static float mushroom_cap(Vec3 q)
{
    Vec3 a = vec3(q.x / 0.46f, q.y / 0.38f, q.z / 0.46f);
    float dome = (vec3_length(a) - 1) * 0.37f;
    return -smooth_min(-dome, q.y + 0.03f, 0.06f);
}

static Vec3 cap_pattern(Vec3 q, Vec3 tint)
{
    float spot = 1;
    for (int i = 0; i < 13; i++) {
        float angle = 2.4f * (float)i + 0.8f, r = 0.43f * sqrtf(((float)i + 0.2f) / 13);
        spot = fminf(spot, hypotf(q.x - r * cosf(angle), q.z - r * sinf(angle)) - 0.048f -
                               0.016f * (float)(i % 3));
    }
    Vec3 c = vec3_mix(vec3_scale(tint, 0.72f), tint, smooth_step(0.0f, 0.22f, q.y));
    c = vec3_mix(colour(0xFFF8E8), c, smooth_step(-0.008f, 0.008f, spot));
    return vec3_mix(colour(0xF0DDB8), c, smooth_step(-0.02f, 0.0f, q.y));
}

void model_mushrooms(Sculpture *s, int variant)
{
    (void)variant;
    static const float GROUP[3][4] = {
        {0.00f, 0.00f, 1.00f, 0.03f}, {0.46f, 0.22f, 0.66f, -0.10f}, {-0.42f, 0.26f, 0.54f, 0.12f}};
    Paint stem = furry(0xFFF3DC, 0.2f), cap = patterned(shiny(0xE02A1C, 0.8f), cap_pattern);
    for (int i = 0; i < 3; i++) {
        int mark = sculpture_mark(s);
        sculpture_limb(s, stem, 0, vec3(0, 0.04f, 0), 0.145f, vec3(0.02f, 0.60f, 0), 0.10f);
        sculpture_disc(s, stem, 0.02f, vec3(0.015f, 0.44f, 0), 0.17f, 0.025f, 0.02f, UPRIGHT);
        sculpture_field(s, cap, 0, vec3(0.02f, 0.62f, 0), 0.55f, vec3(0.10f, 0, 0), mushroom_cap);
        sculpture_pose(s, mark,
                       (Pose){.turn = {0, 0, GROUP[i][3]},
                              .move = {GROUP[i][0], 0, GROUP[i][1]},
                              .scale = GROUP[i][2]});
    }
}

static Vec3 robe_pattern(Vec3 q, Vec3 tint)
{
    float folds = cosf(atan2f(q.z, q.x) * 7);
    Vec3 c = vec3_mix(tint, vec3_scale(tint, 0.55f), smooth_step(0.5f, 0.95f, folds));
    float band = fminf(fabsf(q.y - 0.20f), fabsf(q.y - 0.31f));
    return vec3_mix(colour(0xC03A1C), c, smooth_step(0.025f, 0.035f, band));
}

/* A gown that flares to the ground, in folds. */
static float gown(Vec3 q)
{
    float folds = 0.022f * cosf(atan2f(q.z, q.x) * 9) * saturate(0.8f - q.y);
    float side = hypotf(q.x, q.z) - mixf(0.44f, 0.17f, powf(saturate(q.y / 0.88f), 0.75f)) - folds;
    return -smooth_min(-side * 0.85f, -fmaxf(q.y - 0.88f, -q.y), 0.04f);
}

/* The drum's skin, facing +y: a red sun with rays. */
static Vec3 drum_pattern(Vec3 q, Vec3 tint)
{
    float r = hypotf(q.x, q.z);
    float ray =
        smooth_step(0.1f, 0.4f, cosf(atan2f(q.z, q.x) * 8)) * smooth_step(0.215f, 0.205f, r);
    float mark = smooth_step(0.095f, 0.085f, r) + ray * smooth_step(0.115f, 0.125f, r);
    return vec3_mix(tint, colour(0xB4341A), saturate(mark));
}

void model_shaman(Sculpture *s, int variant)
{
    (void)variant;
    Paint robe = patterned(furry(0xA86A36, 0.4f), robe_pattern), fur = furry(0xF2E2C0, 1);
    Paint skin = plain(0xCC8E60), hood = furry(0x5A341C, 0.8f), beard = furry(0xF4F0E4, 0.8f);
    Paint antler = shiny(0xFBEBC8, 0.1f), dark = plain(0x160C08), red = plain(0xB4341A);
    fur.shag = 0.03f;
    sculpture_field(s, robe, 0, vec3(0, 0, 0), 1.0f, UPRIGHT, gown);
    sculpture_limb(s, robe, 0.05f, vec3(0.14f, 0.80f, 0.04f), 0.10f, vec3(0.44f, 0.66f, 0.20f),
                   0.085f);
    sculpture_limb(s, robe, 0.05f, vec3(-0.14f, 0.80f, 0.04f), 0.10f, vec3(-0.38f, 0.60f, 0.26f),
                   0.085f);
    sculpture_ball(s, fur, 0.03f, vec3(0, 0.88f, 0.02f), vec3(0.27f, 0.10f, 0.22f), UPRIGHT);
    sculpture_ball(s, skin, 0.02f, vec3(0.49f, 0.66f, 0.24f), vec3(0.07f, 0.07f, 0.07f), UPRIGHT);
    sculpture_ball(s, skin, 0.02f, vec3(0, 1.10f, 0.05f), vec3(0.165f, 0.165f, 0.155f), UPRIGHT);
    sculpture_ball(s, hood, 0.02f, vec3(0, 1.19f, -0.03f), vec3(0.215f, 0.18f, 0.20f), UPRIGHT);
    sculpture_ball(s, beard, 0.03f, vec3(0, 0.97f, 0.15f), vec3(0.135f, 0.10f, 0.08f), UPRIGHT);
    sculpture_limb(s, beard, 0.06f, vec3(0, 0.96f, 0.16f), 0.08f, vec3(0, 0.80f, 0.20f), 0.03f);
    sculpture_ball(s, plain(0xB87850), 0.02f, vec3(0, 1.075f, 0.205f), vec3(0.032f, 0.045f, 0.03f),
                   UPRIGHT);
    for (int side = -1; side <= 1; side += 2) {
        float x = (float)side;
        sculpture_ball(s, dark, 0, vec3(0.066f * x, 1.120f, 0.185f), vec3(0.026f, 0.026f, 0.02f),
                       UPRIGHT);
        sculpture_limb(s, red, 0, vec3(0.07f * x, 1.065f, 0.19f), 0.014f,
                       vec3(0.13f * x, 1.045f, 0.155f), 0.014f);
        sculpture_curve(s, antler, 0.02f,
                        KNOTS({{0.10f * x, 1.32f, 0}, 0.050f}, {{0.26f * x, 1.48f, 0}, 0.046f},
                              {{0.32f * x, 1.72f, 0.02f}, 0.040f},
                              {{0.24f * x, 1.94f, 0.02f}, 0.016f}));
        sculpture_curve(s, antler, 0.02f,
                        KNOTS({{0.24f * x, 1.46f, 0}, 0.040f}, {{0.42f * x, 1.54f, 0.04f}, 0.036f},
                              {{0.50f * x, 1.70f, 0.04f}, 0.016f}));
        sculpture_curve(s, antler, 0.02f,
                        KNOTS({{0.31f * x, 1.66f, 0}, 0.036f}, {{0.46f * x, 1.80f, 0.02f}, 0.032f},
                              {{0.48f * x, 1.94f, 0.02f}, 0.014f}));
    }
    /* The staff with a skull and feathers, the drum before the other hand. */
    sculpture_limb(s, plain(0x5A3820), 0, vec3(0.53f, 0.02f, 0.28f), 0.034f,
                   vec3(0.53f, 1.34f, 0.24f), 0.030f);
    sculpture_ball(s, fur, 0.02f, vec3(0.53f, 1.42f, 0.24f), vec3(0.095f, 0.105f, 0.09f), UPRIGHT);
    sculpture_limb(s, red, 0, vec3(0.56f, 1.28f, 0.27f), 0.040f, vec3(0.66f, 1.04f, 0.30f), 0.014f);
    sculpture_limb(s, plain(0xF4F0E4), 0, vec3(0.50f, 1.26f, 0.28f), 0.036f,
                   vec3(0.44f, 1.02f, 0.30f), 0.014f);
    int mark = sculpture_mark(s);
    sculpture_disc(s, patterned(plain(0xFBEAC0), drum_pattern), 0, vec3(0, 0, 0), 0.27f, 0.05f,
                   0.02f, UPRIGHT);
    sculpture_ring(s, plain(0x6A3E1C), 0, vec3(0, 0, 0), 0.27f, 0.045f, UPRIGHT);
    sculpture_pose(s, mark, (Pose){.turn = {1.30f, 0, 0}, .move = {-0.36f, 0.56f, 0.40f}});
}

void model_logboat(Sculpture *s, int variant)
{
    (void)variant;
    Paint bark = wood(0x8A5428), inside = wood(0xE0B074), paddle = wood(0xF0CC8C);
    sculpture_ball(s, bark, 0, vec3(0, 0.26f, 0), vec3(1.00f, 0.26f, 0.29f), UPRIGHT);
    sculpture_limb(s, bark, 0.10f, vec3(0.80f, 0.20f, 0), 0.10f, vec3(1.02f, 0.34f, 0), 0.07f);
    sculpture_limb(s, bark, 0.10f, vec3(-0.80f, 0.20f, 0), 0.10f, vec3(-1.00f, 0.32f, 0), 0.08f);
    sculpture_box(s, inside, 0.02f, vec3(0, 0.26f + 0.5f, 0), vec3(0.84f, 0.5f, 1), 0.02f, UPRIGHT);
    sculpture_cut(s);
    sculpture_ball(s, wood(0xB88048), 0.01f, vec3(0, 0.29f, 0), vec3(0.84f, 0.21f, 0.215f),
                   UPRIGHT);
    sculpture_cut(s);
    for (int i = -1; i <= 1; i += 2)
        sculpture_box(s, paddle, 0.01f, vec3(0.34f * (float)i, 0.235f, 0),
                      vec3(0.065f, 0.022f, 0.25f), 0.02f, UPRIGHT);
    sculpture_limb(s, paddle, 0, vec3(-0.50f, 0.28f, 0.34f), 0.034f, vec3(0.46f, 0.36f, -0.22f),
                   0.034f);
    sculpture_ball(s, paddle, 0.03f, vec3(-0.64f, 0.27f, 0.42f), vec3(0.21f, 0.03f, 0.095f),
                   vec3(0, 0.55f, 0));
    sculpture_ball(s, paddle, 0.02f, vec3(0.47f, 0.36f, -0.225f), vec3(0.04f, 0.04f, 0.08f),
                   vec3(0, 0.55f, 0));
}

static Vec3 log_pattern(Vec3 q, Vec3 tint)
{
    return vec3_mix(wood_pattern(q, tint), colour(0xF2D49A),
                    smooth_step(0.60f, 0.615f, fabsf(q.x)));
}

static float sail(Vec3 q)
{
    float billow = 0.10f * (1 - q.x * q.x * 5) * (1 - q.y * q.y * 6);
    float half = 0.42f - 0.10f * q.y;
    return fmaxf(fmaxf(fabsf(q.z - billow) - 0.018f, fabsf(q.y) - 0.36f), fabsf(q.x) - half) * 0.8f;
}

static Vec3 sail_pattern(Vec3 q, Vec3 tint)
{
    return vec3_mix(colour(0xB4341A), tint, smooth_step(0.055f, 0.065f, fabsf(q.y - 0.86f)));
}

void model_raft(Sculpture *s, int variant)
{
    (void)variant;
    Paint rope = plain(0xFFF0C4), mast = wood(0x7A4C26);
    for (int i = -3; i <= 3; i++) {
        Paint log = patterned(shiny(i % 2 ? 0xC48A50 : 0xB0763E, 0.1f), log_pattern);
        sculpture_disc(s, log, 0, vec3(0.03f * sinf(5.0f * (float)i), 0.10f, 0.17f * (float)i),
                       0.092f, 0.66f, 0.03f, vec3(0, 0, PI / 2));
    }
    for (int i = -1; i <= 1; i += 2) {
        float x = 0.42f * (float)i;
        sculpture_limb(s, wood(0xE8C080), 0, vec3(x, 0.215f, -0.60f), 0.046f,
                       vec3(x, 0.215f, 0.60f), 0.046f);
        for (int k = -3; k <= 3; k++)
            sculpture_ring(s, rope, 0, vec3(x, 0.17f, 0.17f * (float)k), 0.085f, 0.026f,
                           vec3(PI / 2, 0.5f * (float)i, 0));
    }
    sculpture_limb(s, mast, 0, vec3(0, 0.1f, 0), 0.045f, vec3(0, 1.34f, 0), 0.034f);
    sculpture_limb(s, mast, 0, vec3(-0.44f, 1.20f, 0.03f), 0.03f, vec3(0.44f, 1.20f, 0.03f), 0.03f);
    sculpture_field(s, patterned(plain(0xF6E8C4), sail_pattern), 0, vec3(0, 0.84f, 0.04f), 0.62f,
                    UPRIGHT, sail);
}

static Vec3 stake_pattern(Vec3 q, Vec3 tint)
{
    Vec3 c = vec3_mix(wood_pattern(q, tint), colour(0xFFEBB8), smooth_step(0.30f, 0.36f, q.y));
    return vec3_mix(vec3_scale(c, 0.35f), c, smooth_step(0.0f, 0.22f, q.y));
}

/* A sharpened stake of about half a unit, standing at the origin. */
static void stake(Sculpture *s, Vec3 at, Vec3 lean, float size)
{
    Paint paint = patterned(plain(0x8A5A30), stake_pattern);
    int mark = sculpture_mark(s);
    sculpture_limb(s, paint, 0, vec3(0, -0.05f, 0), 0.060f, vec3(0, 0.34f, 0), 0.055f);
    sculpture_limb(s, paint, 0, vec3(0, 0.34f, 0), 0.055f, vec3(0, 0.54f, 0), 0.008f);
    sculpture_pose(s, mark, (Pose){.turn = lean, .move = at, .scale = size});
}

/* Strands, twisted. */
static Vec3 rope_pattern(Vec3 q, Vec3 tint)
{
    return vec3_mix(tint, colour(0xB08A50), smooth_step(0.2f, 0.8f, sinf((q.x + q.y + q.z) * 60)));
}

void model_hunting_trap(Sculpture *s, int variant)
{
    (void)variant;
    Paint sapling = wood(0x8A5A2E), rope = patterned(plain(0xFFF0C8), rope_pattern),
          leaf = plain(0x6FA035);
    Paint meat = shiny(0x7E3018, 0.6f), bone = shiny(0xFFF6E0, 0.3f);
    sculpture_curve(s, sapling, 0,
                    KNOTS({{-0.78f, -0.02f, 0}, 0.085f}, {{-0.80f, 0.52f, 0}, 0.070f},
                          {{-0.60f, 1.10f, 0}, 0.058f}, {{-0.16f, 1.36f, 0}, 0.046f},
                          {{0.22f, 1.20f, 0}, 0.034f}));
    static const float LEAVES[6][4] = {{-0.98f, 0.80f, 0.02f, 0.6f},  {-0.62f, 0.76f, 0.06f, -0.5f},
                                       {-0.84f, 1.12f, -0.03f, 0.9f}, {-0.44f, 1.40f, 0.03f, 0.5f},
                                       {-0.50f, 1.06f, 0.05f, -0.7f}, {-0.10f, 1.50f, 0, 0.2f}};
    for (int i = 0; i < 6; i++)
        sculpture_ball(s, leaf, 0.01f, vec3(LEAVES[i][0], LEAVES[i][1], LEAVES[i][2]),
                       vec3(0.15f, 0.075f, 0.06f), vec3(0, 0, -LEAVES[i][3]));
    /* The rope to the noose, wide open over the bait. */
    sculpture_limb(s, rope, 0, vec3(0.22f, 1.20f, 0), 0.030f, vec3(0.22f, 0.90f, 0.04f), 0.030f);
    sculpture_ball(s, rope, 0.01f, vec3(0.22f, 0.91f, 0.04f), vec3(0.065f, 0.065f, 0.065f),
                   UPRIGHT);
    sculpture_curve(s, rope, 0,
                    KNOTS({{0.22f, 0.92f, 0.04f}, 0.042f}, {{-0.06f, 0.68f, 0.06f}, 0.042f},
                          {{-0.10f, 0.42f, 0.08f}, 0.042f}, {{0.22f, 0.27f, 0.10f}, 0.042f},
                          {{0.54f, 0.42f, 0.08f}, 0.042f}, {{0.50f, 0.68f, 0.06f}, 0.042f},
                          {{0.22f, 0.92f, 0.04f}, 0.042f}));
    sculpture_ring(s, rope, 0, vec3(-0.66f, 0.86f, 0), 0.07f, 0.030f, vec3(0, 0, 0.35f));
    sculpture_limb(s, bone, 0, vec3(0.12f, 0.13f, 0.22f), 0.042f, vec3(0.42f, 0.23f, 0.22f),
                   0.042f);
    sculpture_ball(s, bone, 0.02f, vec3(0.44f, 0.28f, 0.22f), vec3(0.055f, 0.055f, 0.055f),
                   UPRIGHT);
    sculpture_ball(s, bone, 0.02f, vec3(0.47f, 0.21f, 0.22f), vec3(0.055f, 0.055f, 0.055f),
                   UPRIGHT);
    sculpture_limb(s, meat, 0.02f, vec3(0.08f, 0.14f, 0.22f), 0.135f, vec3(0.30f, 0.20f, 0.22f),
                   0.065f);
    for (int i = 0; i < 7; i++) {
        float angle = mixf(-0.25f, PI + 0.25f, (float)i / 6);
        float c = cosf(angle), d = -sinf(angle);
        stake(s, vec3(0.22f + 0.66f * c, 0, 0.02f + 0.46f * d), vec3(-0.25f * d, 0, 0.28f * c),
              1.05f);
    }
}

static float pit(Vec3 q)
{
    float angle = atan2f(q.z, q.x);
    float r = hypotf(q.x, q.z * 1.05f) + 0.05f * sinf(angle * 5) + 0.03f * sinf(angle * 9 + 1);
    float bank = 0.17f * smooth_step(1.02f, 0.72f, r);
    return fmaxf(fmaxf((r - 1.0f) * 0.7f, (q.y - bank) * 0.6f), -0.01f - q.y);
}

static Vec3 earth_pattern(Vec3 q, Vec3 tint)
{
    float rough = fbm3(vec3_scale(q, 9), 71, 3);
    float r = hypotf(q.x, q.z);
    Vec3 c = vec3_scale(tint, 0.70f + 0.6f * rough);
    return vec3_mix(c, colour(0x7E9A46), smooth_step(0.80f, 0.95f, r + 0.3f * (rough - 0.5f)));
}

static Vec3 depth_pattern(Vec3 q, Vec3 tint)
{
    return vec3_mix(colour(0x0C0604), tint, smooth_step(0.0f, 0.16f, q.y));
}

void model_pit_trap(Sculpture *s, int variant)
{
    (void)variant;
    Paint branch = wood(0x8E6034), leaf = plain(0x7FA83A), dry = plain(0xB88A3C);
    sculpture_field(s, patterned(plain(0xA87848), earth_pattern), 0, vec3(0, 0, 0), 1.12f, UPRIGHT,
                    pit);
    sculpture_disc(s, patterned(plain(0x6A4426), depth_pattern), 0.03f, vec3(0, 0.3f, 0), 0.76f,
                   0.285f, 0, UPRIGHT);
    sculpture_cut(s);
    for (int i = 0; i < 8; i++) {
        float angle = 2.4f * (float)i + 0.4f, r = 0.56f * sqrtf(((float)i + 0.5f) / 8);
        stake(s, vec3(r * cosf(angle), 0, r * sinf(angle)),
              vec3(0.16f * sinf(5.1f * (float)i), 0, 0.16f * cosf(3.3f * (float)i)), 1.05f);
    }
    static const float BRANCHES[5][5] = {{-1.05f, -0.35f, -0.25f, -0.86f, 0.0f},
                                         {0.15f, -0.90f, 1.02f, -0.30f, 0.0f},
                                         {0.98f, 0.10f, 0.55f, 0.82f, 0.0f},
                                         {-1.02f, 0.10f, -0.46f, 0.86f, 0.0f},
                                         {-0.98f, 0.42f, 0.10f, 0.64f, 0.06f}};
    for (int i = 0; i < 5; i++) {
        const float *b = BRANCHES[i];
        Vec3 from = vec3(b[0], 0.13f + b[4], b[1]), to = vec3(b[2], 0.15f + b[4], b[3]);
        sculpture_limb(s, branch, 0, from, 0.045f, to, 0.028f);
        for (int k = 1; k <= 3; k++) {
            Vec3 at = vec3_mix(from, to, 0.25f * (float)k);
            float turn = 1.1f * (float)(k + i);
            sculpture_ball(s, (k + i) % 3 ? leaf : dry, 0.01f,
                           vec3(at.x + 0.07f * cosf(turn), at.y + 0.05f, at.z + 0.07f * sinf(turn)),
                           vec3(0.12f, 0.022f, 0.06f), vec3(0.3f, turn, 0.2f));
        }
    }
}

typedef struct Tongue {
    float x, z, tall, wide, bend;
} Tongue;

static void tongues(Sculpture *s, const Tongue *list, int count, Paint paint)
{
    for (int i = 0; i < count; i++) {
        Tongue t = list[i];
        sculpture_curve(s, paint, 0.05f,
                        KNOTS({{t.x, 0.10f * t.tall, t.z}, t.wide},
                              {{t.x + t.bend * 0.5f, 0.35f * t.tall, t.z}, t.wide * 0.95f},
                              {{t.x - t.bend * 0.3f, 0.65f * t.tall, t.z}, t.wide * 0.55f},
                              {{t.x + t.bend, t.tall, t.z}, 0.010f}));
    }
}

static void blaze(Sculpture *s)
{
    static const Tongue TALL[] = {{0.00f, -0.20f, 1.75f, 0.30f, 0.16f},
                                  {-0.42f, -0.14f, 1.25f, 0.26f, -0.14f},
                                  {0.42f, -0.14f, 1.35f, 0.26f, 0.18f},
                                  {-0.76f, -0.05f, 0.80f, 0.20f, -0.12f},
                                  {0.78f, -0.05f, 0.88f, 0.20f, 0.14f}};
    static const Tongue MIDDLE[] = {{-0.20f, 0.12f, 1.10f, 0.22f, -0.12f},
                                    {0.24f, 0.12f, 1.20f, 0.22f, 0.10f},
                                    {-0.58f, 0.14f, 0.70f, 0.17f, -0.10f},
                                    {0.60f, 0.14f, 0.74f, 0.17f, 0.12f}};
    tongues(s, TALL, 5, glowing(0xC81E08, 0xF4581A));
    tongues(s, MIDDLE, 4, glowing(0xF0581A, 0xFFA028));
}

void model_fire(Sculpture *s, int variant)
{
    (void)variant;
    static const Tongue LOW[] = {{0.02f, 0.36f, 0.80f, 0.18f, 0.06f},
                                 {-0.36f, 0.34f, 0.56f, 0.15f, -0.06f},
                                 {0.38f, 0.34f, 0.58f, 0.15f, 0.08f}};
    blaze(s);
    tongues(s, LOW, 3, glowing(0xFFB020, 0xFFF6A8));
}

void model_wildfire(Sculpture *s, int variant)
{
    (void)variant;
    blaze(s);
    sculpture_pose(s, 0, (Pose){.move = {-0.36f, 0, 0}, .scale = 1.05f});
    int mark = sculpture_mark(s); /* out of the flames already: stripes do not tell from them */
    model_tiger(s, 2);
    sculpture_pose(s, mark,
                   (Pose){.turn = {0, 0.20f, 0}, .move = {0.58f, -0.20f, 0.70f}, .scale = 0.82f});
}

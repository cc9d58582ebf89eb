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
    for (int i = 0; i < 9; i++) {
        float angle = 2.4f * (float)i + 0.8f, r = 0.42f * sqrtf(((float)i + 0.2f) / 9);
        spot = fminf(spot, hypotf(q.x - r * cosf(angle), q.z - r * sinf(angle)) - 0.062f -
                               0.016f * (float)(i % 3));
    }
    Vec3 c = vec3_mix(vec3_scale(tint, 0.72f), tint, smooth_step(0.0f, 0.22f, q.y));
    c = vec3_mix(colour(0xFFF8E8), c, smooth_step(-0.008f, 0.008f, spot));
    return vec3_mix(colour(0xF0DDB8), c, smooth_step(-0.02f, 0.0f, q.y));
}

void model_mushrooms(Sculpture *s, int variant)
{
    (void)variant;
    static const float GROUP[2][4] = {{-0.17f, 0.00f, 1.10f, 0.06f}, {0.46f, 0.16f, 0.74f, -0.14f}};
    Paint stem = {.tint = colour(0xFFF3DC), .core = colour(0xFFF3DC), .fur = 0.2f, .glow = 0.35f};
    Paint cap = patterned(shiny(0xE02A1C, 0.8f), cap_pattern);
    for (int i = 0; i < 2; i++) {
        int mark = sculpture_mark(s);
        sculpture_limb(s, stem, 0, (Knot){vec3(0, 0.05f, 0), 0.190f},
                       (Knot){vec3(0.02f, 0.60f, 0), 0.150f});
        sculpture_disc(s, stem, 0.02f, (Place){vec3(0.015f, 0.46f, 0), UPRIGHT},
                       vec2(0.21f, 0.025f), 0.02f);
        sculpture_field(s, cap, 0, (Place){vec3(0.02f, 0.66f, 0), vec3(0.05f, 0, 0)}, 0.55f,
                        mushroom_cap);
        sculpture_pose(s, mark,
                       (Pose){.turn = {0, 0, GROUP[i][3]},
                              .move = {GROUP[i][0], 0, GROUP[i][1]},
                              .scale = GROUP[i][2]});
    }
}

/* The tunic's hem: a fringe, and a zigzag of red ochre above it. */
static Vec3 tunic_pattern(Vec3 q, Vec3 tint)
{
    float around = fabsf(atan2f(q.z, q.x));
    float zigzag = 0.53f + 0.05f * fabsf(fmodf(around * 4, 2) - 1);
    Vec3 c = vec3_mix(colour(0xB4341A), tint, smooth_step(0.024f, 0.036f, fabsf(q.y - zigzag)));
    return vec3_mix(colour(0x6A3E1E), c, smooth_step(0.44f, 0.46f, q.y));
}

/* A tunic that ends above the knees, in folds. */
static float tunic(Vec3 q)
{
    float folds = 0.016f * cosf(atan2f(q.z, q.x) * 9) * saturate(0.9f - q.y);
    float side =
        hypotf(q.x, q.z * 1.1f) - mixf(0.36f, 0.20f, saturate((q.y - 0.40f) / 0.45f)) - folds;
    return -smooth_min(-side * 0.85f, -fmaxf(q.y - 0.95f, 0.40f - q.y), 0.04f);
}

/* One antler of the headdress, that on the side of +x. */
static void headdress(Sculpture *s)
{
    Paint antler = shiny(0xFBEBC8, 0.1f);
    sculpture_curve(s, antler, 0.02f,
                    KNOTS({{0.10f, 1.42f, 0}, 0.054f}, {{0.34f, 1.52f, 0}, 0.052f},
                          {{0.55f, 1.68f, 0.02f}, 0.046f}, {{0.61f, 1.98f, 0.02f}, 0.020f}));
    sculpture_curve(s, antler, 0.02f,
                    KNOTS({{0.28f, 1.50f, 0}, 0.046f}, {{0.24f, 1.68f, 0.02f}, 0.042f},
                          {{0.21f, 1.88f, 0.02f}, 0.018f}));
}

/* The rattle: a gourd with a red band. */
static Vec3 gourd_pattern(Vec3 q, Vec3 tint)
{
    return vec3_mix(colour(0xB4341A), tint, smooth_step(0.030f, 0.040f, fabsf(q.y - 1.36f)));
}

/* Legs apart, both arms raised, a rattle in one hand: a man before all else. */
void model_shaman(Sculpture *s, int variant)
{
    (void)variant;
    Paint robe = patterned(furry(0xFBE6BC, 0.3f), tunic_pattern), sleeve = furry(0xFBE6BC, 0.3f);
    Paint skin = plain(0xF4BE8C), hair = furry(0x5A341C, 0.8f), boot = furry(0x6A3E1E, 0.6f);
    Paint dark = plain(0x160C08), red = plain(0xB4341A);
    headdress(s);
    sculpture_flip(s, 0);
    headdress(s);
    for (int side = -1; side <= 1; side += 2) {
        float x = (float)side;
        sculpture_limb(s, skin, 0, (Knot){vec3(0.15f * x, 0.48f, 0), 0.080f},
                       (Knot){vec3(0.19f * x, 0.16f, 0), 0.068f});
        sculpture_limb(s, boot, 0.01f, (Knot){vec3(0.19f * x, 0.10f, 0), 0.078f},
                       (Knot){vec3(0.23f * x, 0.060f, 0.05f), 0.078f});
        sculpture_limb(s, sleeve, 0, (Knot){vec3(0.16f * x, 0.84f, 0.02f), 0.100f},
                       (Knot){vec3(0.46f * x, 0.98f, 0.10f), 0.086f});
        sculpture_limb(s, skin, 0.01f, (Knot){vec3(0.46f * x, 0.98f, 0.10f), 0.066f},
                       (Knot){vec3(0.57f * x, 1.12f, 0.12f), 0.066f});
        sculpture_ball(s, skin, 0.02f, (Place){vec3(0.58f * x, 1.14f, 0.12f), UPRIGHT},
                       vec3(0.085f, 0.085f, 0.085f));
    }
    sculpture_field(s, robe, 0.04f, (Place){vec3(0, 0, 0), UPRIGHT}, 1.0f, tunic);
    sculpture_ball(s, skin, 0.02f, (Place){vec3(0, 1.20f, 0.06f), UPRIGHT},
                   vec3(0.230f, 0.225f, 0.195f));
    sculpture_ball(s, hair, 0.02f, (Place){vec3(0, 1.36f, -0.06f), UPRIGHT},
                   vec3(0.240f, 0.115f, 0.230f));
    sculpture_ball(s, plain(0xC88A5C), 0.02f, (Place){vec3(0, 1.160f, 0.250f), UPRIGHT},
                   vec3(0.036f, 0.048f, 0.03f));
    for (int side = -1; side <= 1; side += 2) {
        float x = (float)side;
        sculpture_ball(s, dark, 0, (Place){vec3(0.090f * x, 1.215f, 0.225f), UPRIGHT},
                       vec3(0.042f, 0.046f, 0.02f));
        sculpture_limb(s, red, 0, (Knot){vec3(0.13f * x, 1.120f, 0.220f), 0.013f},
                       (Knot){vec3(0.19f * x, 1.105f, 0.170f), 0.013f});
    }
    sculpture_limb(s, plain(0x6A3E1E), 0, (Knot){vec3(0.560f, 0.98f, 0.20f), 0.040f},
                   (Knot){vec3(0.565f, 1.32f, 0.20f), 0.036f});
    sculpture_ball(s, patterned(shiny(0xD98A34, 0.3f), gourd_pattern), 0,
                   (Place){vec3(0.565f, 1.38f, 0.20f), UPRIGHT}, vec3(0.115f, 0.125f, 0.115f));
    /* A step nearer, for the boots to be where the board counts the foot. */
    sculpture_pose(s, 0, (Pose){.move = {0, 0, 0.235f}});
}

/* How the logboat runs: half its width, the height of its rim and its depth at x. */
static void lines_of_boat(float x, float *width, float *rim, float *depth)
{
    float along = saturate(x * x / (1.06f * 1.06f));
    *width = 0.33f * powf(1 - along, 0.55f) + 0.015f;
    *rim = 0.32f + 0.26f * along * along;
    *depth = 0.32f - 0.08f * along;
}

static float boat_section(Vec3 q, float *rim)
{
    float width, depth;
    lines_of_boat(q.x, &width, rim, &depth);
    return hypotf(q.z / width, (q.y - *rim) / depth);
}

static float boat(Vec3 q)
{
    float rim, r = boat_section(q, &rim);
    float hull = fmaxf((r - 1) * 0.26f, (0.76f - r) * 0.26f);
    return fmaxf(fmaxf(hull, (q.y - rim) * 0.85f), fabsf(q.x) - 1.05f) * 0.8f;
}

static Vec3 boat_pattern(Vec3 q, Vec3 tint)
{
    float rim, r = boat_section(q, &rim);
    Vec3 c = vec3_mix(wood_pattern(q, colour(0xE8BA7C)), wood_pattern(q, tint),
                      smooth_step(0.82f, 0.88f, r));
    return vec3_mix(c, colour(0xFBE0A8), smooth_step(rim - 0.035f, rim - 0.02f, q.y));
}

void model_logboat(Sculpture *s, int variant)
{
    (void)variant;
    Paint bark = patterned(shiny(0x8A4E22, 0.1f), boat_pattern), paddle = wood(0xF6D69A);
    sculpture_field(s, bark, 0, (Place){vec3(0, 0, 0), UPRIGHT}, 1.20f, boat);
    for (int i = -1; i <= 1; i += 2)
        sculpture_box(s, paddle, 0.01f, (Place){vec3(0.40f * (float)i, 0.29f, 0), UPRIGHT},
                      vec3(0.075f, 0.025f, 0.27f), 0.02f);
    sculpture_limb(s, paddle, 0, (Knot){vec3(-0.20f, 0.20f, 0.52f), 0.040f},
                   (Knot){vec3(0.16f, 0.66f, -0.36f), 0.040f});
    sculpture_ball(s, paddle, 0.03f, (Place){vec3(-0.28f, 0.10f, 0.66f), vec3(0.9f, 0, 0.1f)},
                   vec3(0.12f, 0.22f, 0.06f));
    sculpture_ball(s, paddle, 0.02f, (Place){vec3(0.165f, 0.67f, -0.37f), UPRIGHT},
                   vec3(0.09f, 0.045f, 0.045f));
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
        sculpture_disc(s, log, 0,
                       (Place){vec3(0.03f * sinf(5.0f * (float)i), 0.10f, 0.17f * (float)i),
                               vec3(0, 0, PI / 2)},
                       vec2(0.092f, 0.66f), 0.03f);
    }
    for (int i = -1; i <= 1; i += 2) {
        float x = 0.42f * (float)i;
        sculpture_limb(s, wood(0xE8C080), 0, (Knot){vec3(x, 0.215f, -0.60f), 0.046f},
                       (Knot){vec3(x, 0.215f, 0.60f), 0.046f});
        for (int k = -3; k <= 3; k++)
            sculpture_ring(
                s, rope, 0,
                (Place){vec3(x, 0.17f, 0.17f * (float)k), vec3(PI / 2, 0.5f * (float)i, 0)}, 0.085f,
                0.026f);
    }
    sculpture_limb(s, mast, 0, (Knot){vec3(0, 0.1f, 0), 0.045f}, (Knot){vec3(0, 1.34f, 0), 0.034f});
    sculpture_limb(s, mast, 0, (Knot){vec3(-0.44f, 1.20f, 0.03f), 0.03f},
                   (Knot){vec3(0.44f, 1.20f, 0.03f), 0.03f});
    sculpture_field(s, patterned(plain(0xF6E8C4), sail_pattern), 0,
                    (Place){vec3(0, 0.84f, 0.04f), UPRIGHT}, 0.62f, sail);
}

static Vec3 stake_pattern(Vec3 q, Vec3 tint)
{
    Vec3 c = vec3_mix(wood_pattern(q, tint), colour(0xFFF4D4), smooth_step(0.26f, 0.32f, q.y));
    return vec3_mix(vec3_scale(c, 0.35f), c, smooth_step(0.0f, 0.16f, q.y));
}

/* A sharpened stake of about half a unit, standing at the origin. */
static void stake(Sculpture *s, Vec3 at, Vec3 lean, float size)
{
    Paint paint = patterned(plain(0xB8803F), stake_pattern);
    int mark = sculpture_mark(s);
    sculpture_limb(s, paint, 0, (Knot){vec3(0, -0.05f, 0), 0.070f},
                   (Knot){vec3(0, 0.30f, 0), 0.066f});
    sculpture_limb(s, paint, 0, (Knot){vec3(0, 0.30f, 0), 0.066f},
                   (Knot){vec3(0, 0.54f, 0), 0.008f});
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
    Paint sapling = wood(0x8A5A2E), rope = patterned(plain(0xFFEFC4), rope_pattern),
          leaf = plain(0x6FA035);
    Paint meat = shiny(0xB4341E, 0.6f), bone = shiny(0xFFF6E0, 0.3f);
    sculpture_curve(s, sapling, 0,
                    KNOTS({{-0.92f, -0.02f, 0}, 0.130f}, {{-0.96f, 0.56f, 0}, 0.110f},
                          {{-0.74f, 1.16f, 0}, 0.092f}, {{-0.24f, 1.46f, 0}, 0.076f},
                          {{0.22f, 1.42f, 0}, 0.062f}, {{0.36f, 1.30f, 0}, 0.050f}));
    static const float LEAVES[3][4] = {
        {-0.66f, 0.72f, 0.04f, -0.5f}, {-1.02f, 1.20f, 0.02f, 0.9f}, {-0.42f, 1.64f, 0.02f, 0.5f}};
    for (int i = 0; i < 3; i++)
        sculpture_ball(
            s, leaf, 0.01f,
            (Place){vec3(LEAVES[i][0], LEAVES[i][1], LEAVES[i][2]), vec3(0, 0, -LEAVES[i][3])},
            vec3(0.21f, 0.115f, 0.06f));
    /* The noose: wide open, nothing behind it, the bait hanging within. */
    sculpture_limb(s, rope, 0, (Knot){vec3(0.36f, 1.34f, 0), 0.055f},
                   (Knot){vec3(0.36f, 1.06f, 0.04f), 0.055f});
    for (int i = 0; i < 2; i++)
        sculpture_ball(s, rope, 0, (Place){vec3(0.36f, 1.04f + 0.10f * (float)i, 0.05f), UPRIGHT},
                       vec3(0.120f, 0.060f, 0.120f));
    sculpture_curve(s, rope, 0,
                    KNOTS({{0.36f, 1.02f, 0.04f}, 0.078f}, {{-0.03f, 0.86f, 0.06f}, 0.078f},
                          {{-0.19f, 0.52f, 0.08f}, 0.078f}, {{-0.02f, 0.18f, 0.10f}, 0.078f},
                          {{0.36f, 0.05f, 0.12f}, 0.078f}, {{0.74f, 0.18f, 0.10f}, 0.078f},
                          {{0.91f, 0.52f, 0.08f}, 0.078f}, {{0.75f, 0.86f, 0.06f}, 0.078f},
                          {{0.36f, 1.02f, 0.04f}, 0.078f}));
    int mark = sculpture_mark(s);
    sculpture_limb(s, bone, 0, (Knot){vec3(0.02f, 0, 0), 0.060f},
                   (Knot){vec3(0.28f, 0, 0), 0.056f});
    for (int i = -1; i <= 1; i += 2)
        sculpture_ball(s, bone, 0.02f, (Place){vec3(0.31f, 0.06f * (float)i, 0), UPRIGHT},
                       vec3(0.080f, 0.074f, 0.072f));
    sculpture_limb(s, meat, 0.02f, (Knot){vec3(-0.12f, 0, 0), 0.185f},
                   (Knot){vec3(0.12f, 0, 0), 0.095f});
    sculpture_pose(s, mark, (Pose){.turn = {0, 0, 0.45f}, .move = {0.32f, 0.42f, 0.10f}});
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
    return vec3_mix(c, colour(0x7E9A46), smooth_step(0.90f, 1.03f, r + 0.40f * (rough - 0.5f)));
}

static Vec3 depth_pattern(Vec3 q, Vec3 tint)
{
    return vec3_mix(colour(0x0C0604), tint, smooth_step(0.0f, 0.16f, q.y));
}

void model_pit_trap(Sculpture *s, int variant)
{
    (void)variant;
    Paint branch = wood(0x8E6034), leaf = plain(0x7FA83A), dry = plain(0xB88A3C);
    sculpture_field(s, patterned(plain(0xA87848), earth_pattern), 0,
                    (Place){vec3(0, 0, 0), UPRIGHT}, 1.12f, pit);
    sculpture_disc(s, patterned(plain(0x6A4426), depth_pattern), 0.03f,
                   (Place){vec3(0, 0.3f, 0), UPRIGHT}, vec2(0.82f, 0.285f), 0);
    sculpture_cut(s);
    static const float STAKES[6][3] = {{0.04f, -0.26f, 1.35f}, {-0.42f, -0.12f, 1.35f},
                                       {0.50f, -0.12f, 1.35f}, {-0.16f, 0.16f, 1.40f},
                                       {0.28f, 0.20f, 1.40f},  {-0.56f, 0.26f, 1.15f}};
    for (int i = 0; i < 6; i++)
        stake(s, vec3(STAKES[i][0], 0, STAKES[i][1]), vec3(0, 0, -0.22f * STAKES[i][0]),
              STAKES[i][2]);
    static const float BRANCHES[3][4] = {{-1.05f, -0.30f, -0.30f, -0.84f},
                                         {0.20f, -0.90f, 1.02f, -0.34f},
                                         {-0.98f, 0.36f, -0.30f, 0.84f}};
    for (int i = 0; i < 3; i++) {
        const float *b = BRANCHES[i];
        Vec3 from = vec3(b[0], 0.14f, b[1]), to = vec3(b[2], 0.16f, b[3]);
        sculpture_limb(s, branch, 0, (Knot){from, 0.055f}, (Knot){to, 0.036f});
        for (int k = 1; k <= 2; k++) {
            Vec3 at = vec3_mix(from, to, 0.36f * (float)k);
            float turn = 1.1f * (float)(k + i);
            sculpture_ball(
                s, (k + i) % 2 ? leaf : dry, 0.01f,
                (Place){vec3(at.x + 0.07f * cosf(turn), at.y + 0.05f, at.z + 0.07f * sinf(turn)),
                        vec3(0.3f, turn, 0.2f)},
                vec3(0.16f, 0.026f, 0.085f));
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

static void smoke(Sculpture *s, const float (*puffs)[3], int count, float z)
{
    for (int i = 0; i < count; i++) {
        float r = puffs[i][2];
        sculpture_ball(s, furry(0x4A4240, 0.8f), 0.09f,
                       (Place){vec3(puffs[i][0], puffs[i][1], z), UPRIGHT}, vec3(r, r, r));
    }
}

/* Flames cool as they rise, in licks. */
static Vec3 flame_pattern(Vec3 q, Vec3 tint)
{
    float lick = noise3(vec3(q.x * 7 + 2 * q.y, q.y * 2.2f, q.z * 7), 91) - 0.5f;
    Vec3 c = vec3_mix(colour(0xFFC23C), tint, smooth_step(0.06f, 0.46f, q.y + 0.40f * lick));
    return vec3_mix(c, colour(0x9E1204), smooth_step(0.75f, 1.50f, q.y - 0.5f * lick));
}

static Paint burning(uint32_t rgb, float glow)
{
    return (Paint){
        .tint = colour(rgb), .pattern = flame_pattern, .core = colour(rgb), .glow = glow};
}

/* Black earth with embers in it. */
static Vec3 burnt_pattern(Vec3 q, Vec3 tint)
{
    float rough = fbm3(vec3_scale(q, 7), 92, 3);
    Vec3 c = vec3_scale(tint, 0.5f + rough);
    return vec3_mix(c, colour(0xE8561A), 0.9f * smooth_step(0.60f, 0.68f, rough));
}

void model_fire(Sculpture *s, int variant)
{
    (void)variant;
    static const float SMOKE[][3] = {{0.14f, 1.16f, 0.28f},
                                     {0.42f, 1.32f, 0.24f},
                                     {0.68f, 1.42f, 0.16f},
                                     {-0.36f, 1.00f, 0.24f},
                                     {0.62f, 1.06f, 0.24f}};
    static const Tongue TALL[] = {{-0.02f, -0.16f, 1.52f, 0.30f, 0.14f},
                                  {-0.42f, -0.12f, 1.14f, 0.26f, -0.12f},
                                  {0.42f, -0.12f, 1.20f, 0.26f, 0.16f},
                                  {-0.72f, 0.02f, 0.70f, 0.19f, -0.10f},
                                  {0.74f, 0.02f, 0.76f, 0.19f, 0.12f}};
    static const Tongue LOW[] = {{-0.20f, 0.16f, 0.96f, 0.21f, -0.10f},
                                 {0.22f, 0.16f, 1.04f, 0.21f, 0.10f},
                                 {-0.52f, 0.20f, 0.56f, 0.16f, -0.08f},
                                 {0.54f, 0.20f, 0.60f, 0.16f, 0.10f}};
    static const Tongue HEART[] = {{0.02f, 0.34f, 0.74f, 0.13f, 0.06f},
                                   {-0.34f, 0.32f, 0.54f, 0.10f, -0.07f},
                                   {0.36f, 0.32f, 0.56f, 0.10f, 0.08f}};
    Paint black = plain(0x33241C);
    smoke(s, SMOKE, 5, -0.40f);
    sculpture_ball(s, patterned(black, burnt_pattern), 0, (Place){vec3(0, -0.02f, 0.10f), UPRIGHT},
                   vec3(1.00f, 0.09f, 0.62f));
    tongues(s, TALL, 5, burning(0xD8300A, 0.50f));
    tongues(s, LOW, 4, burning(0xF2740E, 0.50f));
    tongues(s, HEART, 3, glowing(0xFFA81E, 0xFFEE8C));
}

/* Smoke and flames at the left, low; the tiger leaps away from them, clear of both. */
void model_wildfire(Sculpture *s, int variant)
{
    (void)variant;
    static const float SMOKE[][3] = {
        {-1.50f, 0.82f, 0.18f}, {-1.38f, 1.04f, 0.20f}, {-1.18f, 1.14f, 0.14f}};
    static const Tongue TALL[] = {{-1.48f, -0.30f, 0.66f, 0.16f, -0.08f},
                                  {-1.24f, -0.34f, 1.00f, 0.20f, 0.08f},
                                  {-1.02f, -0.30f, 0.66f, 0.15f, 0.06f}};
    static const Tongue LOW[] = {{-1.36f, -0.06f, 0.46f, 0.13f, -0.06f},
                                 {-1.13f, -0.06f, 0.54f, 0.13f, 0.05f}};
    smoke(s, SMOKE, 3, -0.75f);
    tongues(s, TALL, 3, glowing(0xB81804, 0xEC480C));
    tongues(s, LOW, 2, glowing(0xF07A10, 0xFFD24A));
    int mark = sculpture_mark(s);
    model_tiger(s, 2);
    sculpture_pose(s, mark,
                   (Pose){.turn = {0, 0.26f, 0.12f}, .move = {0.62f, 0.06f, 0}, .scale = 1.13f});
}

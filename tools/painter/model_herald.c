/* The aurochs that stands for the game on the title picture. It is many times as large as those of
 * the board, so it has what they can do without: shoulder blades, hocks, cloven hooves, a dewlap.
 * It is seen from its far side, facing left; that is the side on which the stride is open. */
#include "models.h"

#include "noise.h"

static Vec3 coat_pattern(Vec3 q, Vec3 tint)
{
    Vec3 saddle = colour(0x8A5A34), belly = colour(0x20140E), stripe = colour(0xC8A070);
    float back = smooth_step(1.02f, 1.42f, q.y) * smooth_step(0.30f, -0.10f, q.x);
    Vec3 c = vec3_mix(tint, saddle, back * 0.8f);
    c = vec3_mix(c, belly, smooth_step(0.92f, 0.62f, q.y));
    float spine = expf(-q.z * q.z / 0.006f) * smooth_step(1.2f, 1.34f, q.y);
    c = vec3_mix(c, stripe, spine * smooth_step(0.75f, 0.2f, q.x));
    float lock = 0.5f * noise3(vec3(q.x * 9, q.y * 5, q.z * 9), 5) +
                 0.5f * noise3(vec3(q.x * 46, q.y * 15, q.z * 46), 6);
    return vec3_scale(c, mixf(1.32f, 0.68f, lock));
}

/* Pale, dark towards the tips, with rings near the skull. */
static Vec3 horn_pattern(Vec3 q, Vec3 tint)
{
    float rings = 0.5f + 0.5f * sinf(vec3_length(q) * 95);
    Vec3 c = vec3_mix(tint, colour(0xB09468), rings * 0.35f * smooth_step(0.45f, 0.2f, q.y));
    return vec3_mix(c, colour(0x1C1410), smooth_step(0.50f, 0.70f, q.y));
}

static Paint coat(void)
{
    Paint paint = patterned(furry(0x4A2C1E, 0.55f), coat_pattern);
    paint.shag = 0.012f;
    return paint;
}

/* From the elbow or stifle to the hoof. */
static void leg(Sculpture *s, Vec3 top, float thick, Vec3 joint, float knot, Vec3 fetlock)
{
    Paint dark = furry(0x2A1A12, 0.4f), horn = shiny(0x120C09, 0.5f);
    float z = fetlock.z;
    sculpture_limb(s, coat(), 0.06f, (Knot){top, thick}, (Knot){joint, knot});
    sculpture_ball(s, dark, 0.05f, (Place){joint, UPRIGHT},
                   vec3(knot * 1.02f, knot * 1.2f, knot * 0.98f));
    sculpture_limb(s, dark, 0.04f, (Knot){joint, knot * 0.82f}, (Knot){fetlock, 0.050f});
    sculpture_ball(s, dark, 0.03f, (Place){fetlock, UPRIGHT}, vec3(0.062f, 0.058f, 0.060f));
    for (int side = -1; side <= 1; side += 2)
        sculpture_limb(s, horn, 0.012f,
                       (Knot){vec3(fetlock.x + 0.015f, fetlock.y - 0.055f, z), 0.056f},
                       (Knot){vec3(fetlock.x + 0.075f, 0.030f, z + 0.034f * (float)side), 0.040f});
}

/* Looking along +x, the poll at the origin. */
static void head(Sculpture *s, bool ear_back)
{
    Vec3 ear = ear_back ? vec3(-0.30f, -0.75f, -0.25f) : vec3(0.25f, -0.35f, 0);
    Paint hair = furry(0x3A2218, 0.5f), curls = furry(0x7A4826, 1.0f), pale = furry(0xE2CDA6, 0.1f);
    Paint wet = shiny(0x17100E, 0.9f), horn = patterned(shiny(0xF4E6C2, 0.4f), horn_pattern);
    curls.shag = 0.03f;
    sculpture_ball(s, hair, 0, (Place){vec3(0.06f, -0.02f, 0), UPRIGHT},
                   vec3(0.20f, 0.165f, 0.150f));
    sculpture_limb(s, hair, 0.08f, (Knot){vec3(0.16f, -0.03f, 0), 0.135f},
                   (Knot){vec3(0.42f, -0.10f, 0), 0.098f});
    sculpture_limb(s, hair, 0.06f, (Knot){vec3(0.10f, -0.15f, 0), 0.095f},
                   (Knot){vec3(0.40f, -0.19f, 0), 0.060f});
    sculpture_ball(s, pale, 0.04f, (Place){vec3(0.455f, -0.135f, 0), UPRIGHT},
                   vec3(0.105f, 0.112f, 0.118f));
    sculpture_ball(s, wet, 0.03f, (Place){vec3(0.500f, -0.090f, 0), UPRIGHT},
                   vec3(0.058f, 0.070f, 0.108f));
    sculpture_ball(s, curls, 0.05f, (Place){vec3(0.10f, 0.105f, 0), UPRIGHT},
                   vec3(0.130f, 0.075f, 0.125f));
    int mark = sculpture_mark(s);
    sculpture_ball(s, shiny(0x060403, 0.2f), 0.006f,
                   (Place){vec3(0.545f, -0.080f, 0.062f), UPRIGHT}, vec3(0.016f, 0.022f, 0.026f));
    sculpture_ball(s, hair, 0.03f, (Place){vec3(0.185f, 0.055f, 0.105f), UPRIGHT},
                   vec3(0.070f, 0.035f, 0.045f));
    sculpture_ball(s, wet, 0.006f, (Place){vec3(0.205f, 0.012f, 0.128f), UPRIGHT},
                   vec3(0.036f, 0.034f, 0.026f));
    sculpture_ball(s, furry(0x4A2C1C, 0.6f), 0.03f, (Place){vec3(-0.05f, -0.02f, 0.26f), ear},
                   vec3(0.060f, 0.040f, 0.135f));
    sculpture_ball(s, furry(0xA07850, 0.4f), 0.02f, (Place){vec3(-0.025f, -0.025f, 0.27f), ear},
                   vec3(0.030f, 0.022f, 0.095f));
    sculpture_curve(s, horn, 0.025f,
                    KNOTS({{0.00f, 0.08f, 0.09f}, 0.088f}, {{0.00f, 0.14f, 0.24f}, 0.086f},
                          {{0.06f, 0.20f, 0.38f}, 0.078f}, {{0.18f, 0.29f, 0.46f}, 0.069f},
                          {{0.30f, 0.41f, 0.46f}, 0.057f}, {{0.37f, 0.55f, 0.39f}, 0.041f},
                          {{0.37f, 0.66f, 0.31f}, 0.024f}, {{0.34f, 0.75f, 0.25f}, 0.008f}));
    sculpture_mirror(s, mark);
}

void model_herald(Sculpture *s, int variant)
{
    float turned = variant < 5 ? 0.0175f * (float)(variant - 2) : 0; /* a degree each */
    Paint fell = coat(), tuft = furry(0x1C110C, 0.9f);
    sculpture_ball(s, fell, 0, (Place){vec3(0.12f, 1.03f, 0), UPRIGHT}, vec3(0.62f, 0.43f, 0.34f));
    sculpture_limb(s, fell, 0.14f, (Knot){vec3(0.05f, 1.08f, 0), 0.37f},
                   (Knot){vec3(-0.58f, 1.15f, 0), 0.285f});
    sculpture_ball(s, fell, 0.14f, (Place){vec3(0.38f, 1.36f, 0), vec3(0, 0, 0.12f)},
                   vec3(0.40f, 0.22f, 0.17f));
    sculpture_ball(s, fell, 0.12f, (Place){vec3(0.66f, 0.92f, 0), UPRIGHT},
                   vec3(0.22f, 0.30f, 0.20f));
    int mark = sculpture_mark(s);
    sculpture_ball(s, fell, 0.08f, (Place){vec3(0.44f, 1.08f, 0.21f), vec3(0, 0, -0.22f)},
                   vec3(0.20f, 0.36f, 0.135f));
    sculpture_ball(s, fell, 0.09f, (Place){vec3(-0.62f, 1.02f, 0.16f), vec3(0, 0, 0.18f)},
                   vec3(0.27f, 0.36f, 0.165f));
    sculpture_mirror(s, mark);
    Vec3 poll = vec3(1.08f, 1.44f, 0);
    sculpture_limb(s, fell, 0.12f, (Knot){vec3(0.46f, 1.20f, 0), 0.37f},
                   (Knot){vec3(0.98f, 1.37f, 0), 0.225f});
    sculpture_limb(s, fell, 0.10f, (Knot){vec3(0.96f, 1.18f, 0), 0.14f},
                   (Knot){vec3(0.76f, 0.80f, 0), 0.15f});
    leg(s, vec3(0.44f, 0.86f, -0.20f), 0.165f, vec3(0.50f, 0.44f, -0.21f), 0.080f,
        vec3(0.48f, 0.15f, -0.21f));
    leg(s, vec3(0.42f, 0.86f, 0.20f), 0.165f, vec3(0.66f, 0.46f, 0.20f), 0.080f,
        vec3(0.74f, 0.15f, 0.20f));
    leg(s, vec3(-0.56f, 0.90f, -0.17f), 0.205f, vec3(-0.78f, 0.47f, -0.19f), 0.078f,
        vec3(-0.72f, 0.15f, -0.19f));
    leg(s, vec3(-0.56f, 0.90f, 0.17f), 0.205f, vec3(-0.58f, 0.48f, 0.19f), 0.078f,
        vec3(-0.48f, 0.15f, 0.19f));
    sculpture_curve(s, fell, 0.04f,
                    KNOTS({{-0.84f, 1.26f, 0}, 0.075f}, {{-0.98f, 1.12f, 0.03f}, 0.045f},
                          {{-1.02f, 0.80f, 0.06f}, 0.034f}, {{-0.99f, 0.60f, 0.08f}, 0.032f}));
    sculpture_ball(s, tuft, 0.04f, (Place){vec3(-0.98f, 0.44f, 0.08f), UPRIGHT},
                   vec3(0.062f, 0.17f, 0.060f));
    mark = sculpture_mark(s);
    head(s, variant == 5);
    sculpture_pose(
        s, mark,
        (Pose){.turn = {0, 0.42f + 1.6f * turned, -0.22f + turned}, .move = poll, .scale = 1.08f});
}

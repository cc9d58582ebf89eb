/* The saber-toothed tiger: high shoulders, low head, an open mouth with fangs longer than its chin,
 * and few but broad stripes. */
#include "models.h"

#include "noise.h"

static const uint32_t STRIPE = 0x2E150A, CREAM = 0xFDEBC8, ORANGE = 0xE5842A;

static Vec3 body_pattern(Vec3 q, Vec3 tint)
{
    Vec3 c = vec3_mix(colour(CREAM), tint, smooth_step(0.40f, 0.58f, q.y));
    float wave =
        sinf(q.x * 15 + (noise3(vec3(q.x * 4, q.y * 4, q.z * 4), 3) - 0.5f) * 2.0f + q.y * 2.0f);
    float stripe = smooth_step(0.35f, 0.58f, wave) * smooth_step(0.44f, 0.60f, q.y);
    return vec3_mix(c, colour(STRIPE), stripe);
}

static Vec3 leg_pattern(Vec3 q, Vec3 tint)
{
    Vec3 c = vec3_mix(colour(CREAM), tint, smooth_step(0.10f, 0.24f, q.y));
    float stripe =
        smooth_step(0.35f, 0.6f, sinf(q.y * 17 + q.x * 4 + 1.2f)) * smooth_step(0.15f, 0.22f, q.y);
    return vec3_mix(c, colour(STRIPE), stripe);
}

static Vec3 tail_pattern(Vec3 q, Vec3 tint)
{
    return vec3_mix(tint, colour(STRIPE), smooth_step(0.25f, 0.5f, sinf((q.x - q.y) * 14)));
}

/* Three bars across the brow, one on each cheek: the face stays calm beside the flank. */
static Vec3 skull_pattern(Vec3 q, Vec3 tint)
{
    float brow = smooth_step(0.45f, 0.7f, cosf(q.z * 38)) * smooth_step(0.10f, 0.02f, q.x) *
                 smooth_step(0.06f, 0.12f, q.y);
    float cheek = smooth_step(0.030f, 0.018f, fabsf(q.x + 0.4f * q.y + 0.06f)) *
                  smooth_step(0.13f, 0.17f, fabsf(q.z));
    return vec3_mix(tint, colour(STRIPE), fmaxf(brow, cheek * 0.9f));
}

static void leg(Sculpture *s, Vec3 top, float thick, Vec3 knee, Vec3 ankle)
{
    Paint coat = patterned(furry(ORANGE, 0.4f), leg_pattern), paw = furry(CREAM, 0.2f);
    sculpture_limb(s, coat, 0.08f, (Knot){top, thick}, (Knot){knee, 0.105f});
    sculpture_limb(s, coat, 0.03f, (Knot){knee, 0.105f}, (Knot){ankle, 0.085f});
    sculpture_ball(s, paw, 0.03f, (Place){vec3(ankle.x + 0.05f, ankle.y - 0.01f, ankle.z), UPRIGHT},
                   vec3(0.125f, 0.080f, 0.105f));
    for (int toe = -1; toe <= 1; toe++)
        sculpture_limb(
            s, plain(0x3A2416), 0,
            (Knot){vec3(ankle.x + 0.155f, ankle.y - 0.02f, ankle.z + 0.055f * (float)toe), 0.022f},
            (Knot){vec3(ankle.x + 0.19f, ankle.y - 0.06f, ankle.z + 0.055f * (float)toe), 0.010f});
}

/* The head looks along +x, the middle of the skull at the origin; `gape` opens the mouth (radians).
 */
static void head(Sculpture *s, float gape)
{
    Paint coat = patterned(furry(ORANGE, 0.3f), skull_pattern), cream = furry(CREAM, 0.2f);
    Paint dark = plain(0x1A0E08), mouth = plain(0x6A1210), fang = shiny(0xFFFCF0, 0.4f);
    Paint eye = (Paint){.tint = colour(0xFFE04A), .core = colour(0xFFF27A), .glow = 0.7f};
    sculpture_ball(s, coat, 0, (Place){vec3(0, 0.02f, 0), UPRIGHT}, vec3(0.22f, 0.19f, 0.205f));
    int mark = sculpture_mark(s);
    sculpture_limb(s, cream, 0.05f, (Knot){vec3(-0.06f, -0.07f, 0.15f), 0.08f},
                   (Knot){vec3(-0.11f, -0.15f, 0.19f), 0.05f});
    sculpture_limb(s, coat, 0.05f, (Knot){vec3(0.10f, 0.00f, 0.07f), 0.095f},
                   (Knot){vec3(0.20f, -0.045f, 0.055f), 0.085f});
    sculpture_ball(s, cream, 0.03f, (Place){vec3(0.255f, -0.075f, 0.065f), UPRIGHT},
                   vec3(0.085f, 0.07f, 0.075f));
    sculpture_ball(s, furry(ORANGE, 0.3f), 0.03f,
                   (Place){vec3(-0.09f, 0.19f, 0.145f), vec3(0.3f, 0.2f, 0)},
                   vec3(0.045f, 0.085f, 0.075f));
    sculpture_ball(s, dark, 0, (Place){vec3(-0.055f, 0.19f, 0.155f), vec3(0.3f, 0.2f, 0)},
                   vec3(0.022f, 0.055f, 0.045f));
    /* The eye is a slit under a brow that falls towards the nose. */
    sculpture_ball(s, dark, 0.01f, (Place){vec3(0.160f, 0.070f, 0.105f), vec3(0.35f, 0.6f, 0)},
                   vec3(0.050f, 0.050f, 0.062f));
    sculpture_ball(s, eye, 0, (Place){vec3(0.182f, 0.062f, 0.112f), vec3(0.35f, 0.6f, 0)},
                   vec3(0.042f, 0.034f, 0.042f));
    sculpture_ball(s, dark, 0, (Place){vec3(0.216f, 0.062f, 0.112f), UPRIGHT},
                   vec3(0.014f, 0.026f, 0.012f));
    sculpture_limb(s, coat, 0.01f, (Knot){vec3(0.210f, 0.088f, 0.045f), 0.026f},
                   (Knot){vec3(0.130f, 0.125f, 0.150f), 0.024f});
    sculpture_curve(s, fang, 0.005f,
                    KNOTS({{0.275f, -0.10f, 0.092f}, 0.044f}, {{0.305f, -0.20f, 0.098f}, 0.036f},
                          {{0.285f, -0.33f, 0.098f}, 0.008f}));
    sculpture_mirror(s, mark);
    sculpture_ball(s, plain(0x2A120C), 0.02f, (Place){vec3(0.325f, -0.025f, 0), UPRIGHT},
                   vec3(0.045f, 0.04f, 0.06f));
    mark = sculpture_mark(s);
    sculpture_limb(s, furry(0xC87A34, 0.2f), 0.02f, (Knot){vec3(0.02f, -0.03f, 0), 0.09f},
                   (Knot){vec3(0.20f, -0.03f, 0), 0.060f});
    sculpture_ball(s, mouth, 0.01f, (Place){vec3(0.17f, 0.035f, 0), UPRIGHT},
                   vec3(0.13f, 0.03f, 0.075f));
    sculpture_pose(s, mark, (Pose){.turn = {0, 0, -gape}, .move = {-0.02f, -0.12f, 0}});
    sculpture_ball(s, mouth, 0.02f, (Place){vec3(0.10f, -0.13f, 0), UPRIGHT},
                   vec3(0.12f, 0.06f, 0.10f));
}

static void body(Sculpture *s)
{
    Paint coat = patterned(furry(ORANGE, 0.5f), body_pattern);
    sculpture_limb(s, coat, 0, (Knot){vec3(-0.50f, 0.66f, 0), 0.215f},
                   (Knot){vec3(-0.05f, 0.62f, 0), 0.190f});
    sculpture_limb(s, coat, 0.10f, (Knot){vec3(-0.05f, 0.62f, 0), 0.190f},
                   (Knot){vec3(0.30f, 0.68f, 0), 0.265f});
    sculpture_ball(s, coat, 0.12f, (Place){vec3(0.28f, 0.88f, 0), UPRIGHT},
                   vec3(0.22f, 0.17f, 0.18f));
    sculpture_limb(s, coat, 0.10f, (Knot){vec3(0.40f, 0.80f, 0), 0.22f},
                   (Knot){vec3(0.62f, 0.84f, 0), 0.19f});
}

void model_tiger(Sculpture *s, int pose)
{
    Paint tail = patterned(furry(ORANGE, 0.4f), tail_pattern);
    body(s);
    int mark = 0;
    if (pose == 2) { /* in full flight */
        leg(s, vec3(0.32f, 0.62f, 0.16f), 0.17f, vec3(0.60f, 0.34f, 0.19f),
            vec3(0.80f, 0.06f, 0.19f));
        leg(s, vec3(0.34f, 0.66f, -0.16f), 0.17f, vec3(0.80f, 0.42f, -0.18f),
            vec3(1.06f, 0.18f, -0.18f));
        leg(s, vec3(-0.54f, 0.62f, 0.13f), 0.20f, vec3(-0.66f, 0.28f, 0.17f),
            vec3(-0.92f, 0.04f, 0.17f));
        leg(s, vec3(-0.52f, 0.62f, -0.13f), 0.20f, vec3(-0.40f, 0.26f, -0.17f),
            vec3(-0.50f, 0.00f, -0.17f));
        sculpture_curve(s, tail, 0.05f,
                        KNOTS({{-0.64f, 0.78f, 0}, 0.090f}, {{-0.84f, 0.90f, 0}, 0.086f},
                              {{-0.90f, 1.10f, 0}, 0.084f}, {{-0.76f, 1.30f, 0}, 0.084f}));
        mark = sculpture_mark(s);
        head(s, 0.35f);
        sculpture_pose(
            s, mark,
            (Pose){.turn = {0, 0.40f, -0.06f}, .move = {0.84f, 0.98f, 0.02f}, .scale = 1.45f});
        return;
    }
    leg(s, vec3(0.28f, 0.64f, 0.16f), 0.17f, vec3(0.30f, 0.34f, 0.19f), vec3(0.32f, 0.09f, 0.19f));
    leg(s, vec3(0.30f, 0.64f, -0.16f), 0.17f, vec3(0.52f, 0.38f, -0.19f),
        vec3(0.60f, 0.10f, -0.19f));
    leg(s, vec3(-0.50f, 0.62f, 0.13f), 0.20f, vec3(-0.56f, 0.34f, 0.18f),
        vec3(-0.44f, 0.09f, 0.18f));
    leg(s, vec3(-0.50f, 0.62f, -0.13f), 0.20f, vec3(-0.72f, 0.34f, -0.18f),
        vec3(-0.74f, 0.09f, -0.18f));
    sculpture_curve(s, tail, 0.05f,
                    KNOTS({{-0.64f, 0.76f, 0}, 0.075f}, {{-0.86f, 0.70f, 0}, 0.062f},
                          {{-1.04f, 0.84f, 0}, 0.058f}, {{-1.06f, 1.08f, 0}, 0.064f}));
    mark = sculpture_mark(s);
    head(s, pose == 1 ? 0.95f : 0.75f);
    sculpture_pose(s, mark,
                   (Pose){.turn = {0, 0.38f, pose == 1 ? 0.25f : 0.08f},
                          .move = {0.80f, pose == 1 ? 1.00f : 0.90f, 0.02f},
                          .scale = 1.28f});
}

/* The two heavy grazers: the aurochs with its lyre of horns, the mammoth with dome and tusks. */
#include "models.h"

#include "noise.h"

static Vec3 bull_pattern(Vec3 q, Vec3 tint)
{
    Vec3 dark = colour(0x46302A);
    Vec3 c = vec3_mix(dark, tint, smooth_step(0.58f, 0.92f, q.y + 0.12f * q.x));
    c = vec3_mix(c, dark, 0.75f * smooth_step(0.36f, 0.62f, q.x)); /* dark forehand */
    Vec3 saddle = colour(0xC89862); /* ends behind the shoulders: horns must not run into it */
    return vec3_mix(c, saddle, smooth_step(1.06f, 1.20f, q.y) * smooth_step(0.1f, -0.25f, q.x));
}

static Vec3 horn_pattern(Vec3 q, Vec3 tint)
{
    return vec3_mix(tint, colour(0x2A1E18), smooth_step(0.46f, 0.60f, q.y));
}

static void bull_leg(Sculpture *s, Vec3 top, float thick, Vec3 knee, Vec3 ankle)
{
    Paint coat = furry(0x573A2E, 0.5f), stocking = furry(0x3A2822, 0.4f),
          hoof = shiny(0x17100D, 0.3f);
    sculpture_limb(s, coat, 0.10f, (Knot){top, thick}, (Knot){knee, 0.095f});
    sculpture_limb(s, stocking, 0.03f, (Knot){knee, 0.092f}, (Knot){ankle, 0.075f});
    sculpture_limb(s, hoof, 0.015f, (Knot){ankle, 0.084f},
                   (Knot){vec3(ankle.x + 0.05f, 0.05f, ankle.z), 0.086f});
}

/* The bull's head, looking along +x, poll at the origin. */
static void bull_head(Sculpture *s)
{
    Paint coat = furry(0x523629, 0.5f), curls = furry(0x85573A, 1.0f), pale = furry(0xF0DDBA, 0.1f);
    Paint dark = shiny(0x140C08, 0.8f), horn = patterned(shiny(0xFBF0D0, 0.35f), horn_pattern);
    sculpture_limb(s, coat, 0, (Knot){vec3(0.03f, 0, 0), 0.185f},
                   (Knot){vec3(0.28f, -0.25f, 0), 0.120f});
    sculpture_ball(s, curls, 0.05f, (Place){vec3(0.06f, 0.13f, 0), UPRIGHT},
                   vec3(0.13f, 0.10f, 0.15f));
    sculpture_ball(s, pale, 0.03f, (Place){vec3(0.32f, -0.30f, 0), UPRIGHT},
                   vec3(0.115f, 0.115f, 0.135f));
    sculpture_ball(s, dark, 0.02f, (Place){vec3(0.41f, -0.27f, 0), UPRIGHT},
                   vec3(0.055f, 0.06f, 0.10f));
    int mark = sculpture_mark(s);
    sculpture_ball(s, pale, 0.01f, (Place){vec3(0.165f, 0.02f, 0.145f), UPRIGHT},
                   vec3(0.042f, 0.036f, 0.026f));
    sculpture_ball(s, dark, 0, (Place){vec3(0.18f, 0.018f, 0.152f), UPRIGHT},
                   vec3(0.034f, 0.036f, 0.026f));
    sculpture_ball(s, furry(0x7A4A28, 0.5f), 0.02f,
                   (Place){vec3(-0.06f, -0.01f, 0.29f), vec3(0.3f, -0.3f, 0)},
                   vec3(0.055f, 0.05f, 0.13f));
    sculpture_curve(s, horn, 0.02f,
                    KNOTS({{0.02f, 0.10f, 0.10f}, 0.092f}, {{0.06f, 0.16f, 0.30f}, 0.090f},
                          {{0.14f, 0.30f, 0.42f}, 0.080f}, {{0.20f, 0.48f, 0.42f}, 0.064f},
                          {{0.20f, 0.68f, 0.30f}, 0.018f}));
    sculpture_mirror(s, mark);
}

void model_aurochs(Sculpture *s, int pose)
{
    Paint coat = patterned(furry(0x80523A, 0.7f), bull_pattern), tail = furry(0x573A2E, 0.6f);
    Paint neck = furry(0x4E3328, 0.8f);
    sculpture_limb(s, coat, 0, (Knot){vec3(-0.52f, 0.88f, 0), 0.285f},
                   (Knot){vec3(0.20f, 0.94f, 0), 0.345f});
    sculpture_ball(s, coat, 0.15f, (Place){vec3(0.20f, 1.12f, 0), UPRIGHT},
                   vec3(0.32f, 0.22f, 0.18f));
    sculpture_ball(s, coat, 0.10f, (Place){vec3(-0.1f, 0.76f, 0), UPRIGHT},
                   vec3(0.50f, 0.22f, 0.24f));
    int mark = sculpture_mark(s);
    sculpture_ball(s, coat, 0.10f, (Place){vec3(-0.56f, 0.86f, 0.13f), UPRIGHT},
                   vec3(0.22f, 0.28f, 0.16f));
    sculpture_ball(s, coat, 0.10f, (Place){vec3(0.28f, 0.86f, 0.17f), UPRIGHT},
                   vec3(0.20f, 0.30f, 0.18f));
    sculpture_mirror(s, mark);
    Vec3 poll = pose == 1 ? vec3(0.84f, 0.74f, 0.05f) : vec3(0.84f, 1.20f, 0.02f);
    sculpture_limb(s, neck, 0.14f, (Knot){vec3(0.40f, 1.02f, 0), 0.27f}, (Knot){poll, 0.175f});
    sculpture_limb(s, neck, 0.10f, (Knot){vec3(0.42f, 0.80f, 0), 0.17f},
                   (Knot){vec3(poll.x - 0.10f, poll.y - 0.24f, 0), 0.10f});
    bull_leg(s, vec3(0.28f, 0.80f, 0.17f), 0.17f, vec3(0.32f, 0.44f, 0.19f),
             vec3(0.28f, 0.12f, 0.19f));
    bull_leg(s, vec3(0.26f, 0.80f, -0.17f), 0.17f, vec3(0.44f, 0.46f, -0.19f),
             vec3(0.47f, 0.13f, -0.19f));
    bull_leg(s, vec3(-0.54f, 0.82f, 0.14f), 0.20f, vec3(-0.60f, 0.45f, 0.18f),
             vec3(-0.50f, 0.12f, 0.18f));
    bull_leg(s, vec3(-0.54f, 0.82f, -0.14f), 0.20f, vec3(-0.70f, 0.46f, -0.18f),
             vec3(-0.71f, 0.13f, -0.18f));
    sculpture_curve(s, tail, 0.04f,
                    KNOTS({{-0.76f, 1.04f, 0}, 0.06f}, {{-0.92f, 0.92f, 0.03f}, 0.040f},
                          {{-0.96f, 0.66f, 0.05f}, 0.034f}));
    sculpture_ball(s, furry(0x2A1810, 0.8f), 0.03f, (Place){vec3(-0.95f, 0.52f, 0.05f), UPRIGHT},
                   vec3(0.07f, 0.16f, 0.07f));
    mark = sculpture_mark(s);
    bull_head(s);
    sculpture_pose(
        s, mark,
        (Pose){.turn = {0, pose == 1 ? 0.40f : 0.50f, pose == 1 ? -0.25f : 0.05f}, .move = poll});
}

static Vec3 mammoth_pattern(Vec3 q, Vec3 tint)
{
    Vec3 c = vec3_mix(colour(0x64351A), tint, smooth_step(0.40f, 1.0f, q.y));
    c = vec3_mix(c, colour(0xD99A54), 0.8f * smooth_step(1.25f, 1.75f, q.y));
    float lock = 0.6f * noise3(vec3(q.x * 13, q.y * 1.9f, q.z * 13), 5) +
                 0.4f * noise3(vec3(q.x * 29, q.y * 3.5f, q.z * 29), 6);
    return vec3_scale(c, mixf(1.30f, 0.70f, lock));
}

/* The mammoth's head with trunk and tusks, where it sits on the body. */
static void mammoth_head(Sculpture *s, bool trumpeting)
{
    Paint coat = patterned(furry(0xA8602C, 0.9f), mammoth_pattern), dark = shiny(0x140C08, 0.8f);
    Paint skin = furry(0x7E4824, 0.6f), ivory = shiny(0xFFF7E0, 0.4f);
    coat.shag = 0.05f;
    sculpture_limb(s, coat, 0, (Knot){vec3(0.60f, 1.46f, 0), 0.27f},
                   (Knot){vec3(0.68f, 1.16f, 0), 0.20f});
    sculpture_ball(s, coat, 0.10f, (Place){vec3(0.56f, 1.76f, 0), UPRIGHT},
                   vec3(0.21f, 0.22f, 0.20f));
    int sides = sculpture_mark(s);
    sculpture_ball(s, furry(0x5A2E16, 0.8f), 0.03f,
                   (Place){vec3(0.43f, 1.36f, 0.29f), vec3(0, -0.5f, 0.25f)},
                   vec3(0.13f, 0.21f, 0.05f));
    sculpture_ball(s, furry(0xE0B070, 0), 0.02f, (Place){vec3(0.80f, 1.44f, 0.165f), UPRIGHT},
                   vec3(0.055f, 0.05f, 0.035f));
    sculpture_ball(s, dark, 0, (Place){vec3(0.818f, 1.435f, 0.182f), UPRIGHT},
                   vec3(0.036f, 0.036f, 0.028f));
    sculpture_curve(s, ivory, 0.02f,
                    KNOTS({{0.78f, 1.14f, 0.14f}, 0.085f}, {{0.94f, 0.82f, 0.30f}, 0.088f},
                          {{1.20f, 0.62f, 0.40f}, 0.080f}, {{1.48f, 0.72f, 0.36f}, 0.064f},
                          {{1.58f, 0.98f, 0.20f}, 0.044f}, {{1.50f, 1.14f, 0.08f}, 0.016f}));
    sculpture_mirror(s, sides);
    if (trumpeting)
        sculpture_curve(s, skin, 0.06f,
                        KNOTS({{0.78f, 1.26f, 0}, 0.165f}, {{1.02f, 1.08f, 0}, 0.125f},
                              {{1.26f, 1.22f, 0}, 0.100f}, {{1.36f, 1.52f, 0}, 0.085f},
                              {{1.28f, 1.78f, 0}, 0.075f}, {{1.40f, 1.90f, 0}, 0.080f}));
    else
        sculpture_curve(s, skin, 0.06f,
                        KNOTS({{0.78f, 1.26f, 0}, 0.165f}, {{0.96f, 0.92f, 0}, 0.125f},
                              {{0.98f, 0.58f, 0}, 0.100f}, {{1.04f, 0.34f, 0}, 0.085f},
                              {{1.18f, 0.24f, 0.02f}, 0.075f}, {{1.30f, 0.34f, 0.04f}, 0.060f}));
}

void model_mammoth(Sculpture *s, int pose)
{
    Paint coat = patterned(furry(0xA8602C, 0.9f), mammoth_pattern), nail = shiny(0xC9A878, 0.1f);
    coat.shag = 0.07f;
    static const float LEGS[4][3] = {{0.36f, 0.22f, 0.04f},
                                     {0.20f, -0.22f, 0.16f},
                                     {-0.48f, 0.21f, 0.10f},
                                     {-0.62f, -0.21f, -0.06f}};
    sculpture_limb(s, coat, 0, (Knot){vec3(-0.55f, 0.94f, 0), 0.33f},
                   (Knot){vec3(0.15f, 1.18f, 0), 0.42f});
    sculpture_ball(s, coat, 0.16f, (Place){vec3(0.14f, 1.46f, 0), UPRIGHT},
                   vec3(0.30f, 0.28f, 0.24f));
    sculpture_ball(s, coat, 0.14f, (Place){vec3(-0.15f, 0.72f, 0), UPRIGHT},
                   vec3(0.68f, 0.38f, 0.37f));
    for (int i = 0; i < 4; i++) {
        const float *leg = LEGS[i];
        sculpture_limb(s, coat, 0.10f, (Knot){vec3(leg[0], 0.78f, leg[1]), 0.21f},
                       (Knot){vec3(leg[0] + leg[2], 0.14f, leg[1]), 0.150f});
        for (int toe = -1; toe <= 1; toe++)
            sculpture_ball(s, nail, 0.01f,
                           (Place){vec3(leg[0] + leg[2] + 0.13f * cosf((float)toe * 0.8f), 0.05f,
                                        leg[1] + 0.13f * sinf((float)toe * 0.8f)),
                                   UPRIGHT},
                           vec3(0.04f, 0.05f, 0.045f));
    }
    sculpture_curve(s, coat, 0.06f,
                    KNOTS({{-0.86f, 1.02f, 0}, 0.07f}, {{-1.00f, 0.78f, 0}, 0.05f},
                          {{-1.02f, 0.52f, 0}, 0.06f}));
    mammoth_head(s, pose == 1);
}

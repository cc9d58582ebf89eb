/* The stag. Antlers and the cream rump are what is seen of it from afar, so both are larger than
 * life. */
#include "models.h"

static Vec3 coat_pattern(Vec3 q, Vec3 tint)
{
    Vec3 c = vec3_mix(colour(0xFFF0D0), tint, smooth_step(0.80f, 0.92f, q.y)); /* pale belly */
    c = vec3_mix(c, colour(0xA85A22),
                 0.7f * smooth_step(1.06f, 1.18f, q.y)); /* dark line of the back */
    return vec3_mix(colour(0xF8E7C4), c, smooth_step(-0.60f, -0.52f, q.x)); /* rump */
}

static Vec3 leg_pattern(Vec3 q, Vec3 tint)
{
    return vec3_mix(colour(0x7A441E), tint, smooth_step(0.24f, 0.72f, q.y));
}

static Vec3 antler_pattern(Vec3 q, Vec3 tint)
{
    return vec3_mix(tint, colour(0xFFF4D8), smooth_step(0.25f, 0.75f, q.y));
}

static void leg(Sculpture *s, Vec3 top, float thick, Vec3 knee, Vec3 ankle)
{
    uint32_t near_or_far = top.z > 0 ? 0xD67A30 : 0x9A5522; /* else the pairs run together */
    Paint coat = patterned(furry(near_or_far, 0.5f), leg_pattern), hoof = shiny(0x2A1A12, 0.2f);
    sculpture_limb(s, coat, 0.07f, (Knot){top, thick}, (Knot){knee, 0.062f});
    sculpture_limb(s, coat, 0.02f, (Knot){knee, 0.060f}, (Knot){ankle, 0.048f});
    sculpture_limb(s, hoof, 0.015f, (Knot){vec3(ankle.x, ankle.y - 0.02f, ankle.z), 0.054f},
                   (Knot){vec3(ankle.x + 0.05f, 0.035f, ankle.z), 0.056f});
}

/* The antler of the near side, of a head seen from its flank: the tines lie before and behind. */
static void antler_along(Sculpture *s, Paint antler)
{
    sculpture_curve(s, antler, 0.02f,
                    KNOTS({{0.02f, 0.10f, 0.06f}, 0.061f}, {{-0.10f, 0.25f, 0.22f}, 0.061f},
                          {{-0.13f, 0.46f, 0.40f}, 0.059f}, {{-0.02f, 0.68f, 0.46f}, 0.051f},
                          {{0.08f, 0.84f, 0.40f}, 0.027f}));
    sculpture_curve(s, antler, 0.02f,
                    KNOTS({{-0.02f, 0.16f, 0.10f}, 0.051f}, {{0.14f, 0.24f, 0.16f}, 0.046f},
                          {{0.25f, 0.40f, 0.15f}, 0.024f}));
    sculpture_curve(s, antler, 0.02f,
                    KNOTS({{-0.12f, 0.38f, 0.33f}, 0.051f}, {{0.06f, 0.46f, 0.38f}, 0.046f},
                          {{0.17f, 0.61f, 0.36f}, 0.022f}));
    sculpture_curve(s, antler, 0.02f,
                    KNOTS({{-0.11f, 0.54f, 0.43f}, 0.054f}, {{-0.27f, 0.64f, 0.50f}, 0.046f},
                          {{-0.32f, 0.81f, 0.48f}, 0.022f}));
}

/* The same of a head that faces the viewer: the tines lie to the sides, few, far apart. */
static void antler_across(Sculpture *s, Paint antler)
{
    sculpture_curve(s, antler, 0.02f,
                    KNOTS({{0.02f, 0.10f, 0.06f}, 0.061f}, {{-0.08f, 0.25f, 0.20f}, 0.061f},
                          {{-0.12f, 0.48f, 0.36f}, 0.059f}, {{-0.06f, 0.70f, 0.36f}, 0.051f},
                          {{0.00f, 0.92f, 0.24f}, 0.027f}));
    sculpture_curve(s, antler, 0.02f,
                    KNOTS({{-0.12f, 0.46f, 0.35f}, 0.054f}, {{-0.14f, 0.57f, 0.55f}, 0.049f},
                          {{-0.14f, 0.80f, 0.65f}, 0.024f}));
}

/* The head looking along +x, the nape at the origin. Its antlers are `rack` times as large as on a
 * small head and lie back by `lean` (radians). */
static void head(Sculpture *s, void (*antler)(Sculpture *s, Paint paint), float rack, float lean)
{
    Paint coat = furry(0xE4964A, 0.4f), dark = shiny(0x20130C, 0.7f), cream = furry(0xFBEACA, 0.2f);
    Paint bone = patterned(shiny(0xF6E6C0, 0.15f), antler_pattern);
    bone.core = colour(0xFFF2D4);
    bone.glow = 0.45f;
    sculpture_limb(s, coat, 0, (Knot){vec3(0.04f, 0.03f, 0), 0.125f},
                   (Knot){vec3(0.30f, -0.07f, 0), 0.072f});
    sculpture_limb(s, cream, 0.04f, (Knot){vec3(0.16f, -0.09f, 0), 0.065f},
                   (Knot){vec3(0.31f, -0.105f, 0), 0.055f});
    sculpture_ball(s, dark, 0.02f, (Place){vec3(0.365f, -0.06f, 0), UPRIGHT},
                   vec3(0.045f, 0.045f, 0.055f));
    int mark = sculpture_mark(s);
    sculpture_ball(s, cream, 0.01f, (Place){vec3(0.145f, 0.055f, 0.098f), UPRIGHT},
                   vec3(0.052f, 0.040f, 0.026f));
    sculpture_ball(s, dark, 0, (Place){vec3(0.155f, 0.055f, 0.108f), UPRIGHT},
                   vec3(0.040f, 0.036f, 0.028f));
    sculpture_ball(s, coat, 0.02f, (Place){vec3(-0.05f, 0.09f, 0.20f), vec3(-0.35f, -0.5f, 0)},
                   vec3(0.055f, 0.045f, 0.14f));
    int antlers = sculpture_mark(s);
    antler(s, bone);
    sculpture_pose(s, antlers,
                   (Pose){.turn = {0, 0, lean}, .move = {0, 0.10f * (1 - rack), 0}, .scale = rack});
    sculpture_mirror(s, mark);
}

static void body(Sculpture *s)
{
    Paint coat = patterned(furry(0xD67A30, 0.6f), coat_pattern), cream = furry(0xF8E7C4, 0.5f);
    sculpture_limb(s, coat, 0, (Knot){vec3(-0.48f, 0.95f, 0), 0.170f},
                   (Knot){vec3(0.26f, 0.96f, 0), 0.190f});
    sculpture_ball(s, coat, 0.10f, (Place){vec3(-0.04f, 0.91f, 0), UPRIGHT},
                   vec3(0.40f, 0.16f, 0.155f));
    int mark = sculpture_mark(s);
    sculpture_ball(s, coat, 0.08f, (Place){vec3(-0.52f, 0.87f, 0.085f), UPRIGHT},
                   vec3(0.155f, 0.22f, 0.12f));
    sculpture_ball(s, coat, 0.08f, (Place){vec3(0.27f, 0.88f, 0.095f), UPRIGHT},
                   vec3(0.14f, 0.22f, 0.12f));
    sculpture_mirror(s, mark);
    sculpture_ball(s, cream, 0.05f, (Place){vec3(-0.665f, 0.97f, 0), vec3(0, 0, -0.5f)},
                   vec3(0.09f, 0.17f, 0.10f));
}

void model_deer(Sculpture *s, int pose)
{
    Paint mane = furry(0xB46428, 0.9f);
    body(s);
    leg(s, vec3(0.27f, 0.80f, 0.11f), 0.11f, vec3(0.31f, 0.45f, 0.13f), vec3(0.27f, 0.10f, 0.13f));
    leg(s, vec3(0.25f, 0.80f, -0.11f), 0.11f, vec3(0.42f, 0.47f, -0.13f),
        vec3(0.46f, 0.12f, -0.13f));
    leg(s, vec3(-0.52f, 0.82f, 0.11f), 0.15f, vec3(-0.61f, 0.44f, 0.13f),
        vec3(-0.52f, 0.10f, 0.13f));
    leg(s, vec3(-0.50f, 0.82f, -0.11f), 0.15f, vec3(-0.52f, 0.46f, -0.14f),
        vec3(-0.32f, 0.12f, -0.14f));
    int mark = 0;
    switch (pose) {
    case 1: /* grazing */
        sculpture_curve(s, mane, 0.10f,
                        KNOTS({{0.30f, 0.98f, 0}, 0.18f}, {{0.60f, 0.92f, 0}, 0.135f},
                              {{0.80f, 0.68f, 0.02f}, 0.110f}));
        mark = sculpture_mark(s);
        head(s, antler_across, 0.96f, 0.75f);
        sculpture_pose(
            s, mark,
            (Pose){.turn = {-0.05f, 0.85f, -0.80f}, .move = {0.86f, 0.56f, 0.06f}, .scale = 1.25f});
        /* A step nearer, for the hooves to be where the board counts the foot. */
        sculpture_pose(s, 0, (Pose){.move = {0, 0, 0.10f}});
        break;
    case 2: /* looking at the viewer */
        sculpture_curve(s, mane, 0.10f,
                        KNOTS({{0.30f, 0.98f, 0}, 0.20f}, {{0.56f, 1.18f, 0}, 0.160f},
                              {{0.62f, 1.44f, 0.01f}, 0.130f}, {{0.56f, 1.58f, 0.03f}, 0.120f}));
        mark = sculpture_mark(s);
        head(s, antler_across, 0.68f, 0.10f);
        sculpture_pose(
            s, mark, (Pose){.turn = {0, 2.05f, 0}, .move = {0.55f, 1.58f, 0.05f}, .scale = 1.26f});
        break;
    default:
        sculpture_curve(s, mane, 0.10f,
                        KNOTS({{0.32f, 1.00f, 0}, 0.19f}, {{0.52f, 1.20f, 0}, 0.145f},
                              {{0.60f, 1.44f, 0}, 0.120f}));
        mark = sculpture_mark(s);
        head(s, antler_along, 0.86f, 0);
        sculpture_pose(s, mark,
                       (Pose){.turn = {0, 0.1f, 0}, .move = {0.60f, 1.48f, 0}, .scale = 1.16f});
    }
}

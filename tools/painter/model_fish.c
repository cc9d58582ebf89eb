/* Trout, bright as embers, their flank turned to the viewer. The spine is a function of x, so that
 * body, fins and the line between back and belly all bend alike. */
#include "models.h"

static float spine(int pose, float x)
{
    switch (pose) {
    case 1:
        return 0.07f - 0.42f * x * x; /* an arc, nose and tail down */
    case 2:
        return 0.38f * x * x - 0.07f - 0.10f * x; /* an arc, nose and tail up */
    default:
        return 0.09f * sinf(x * 3.0f + 0.4f);
    }
}

static float slope(int pose, float x)
{
    return atanf((spine(pose, x + 0.01f) - spine(pose, x - 0.01f)) / 0.02f);
}

static Vec3 scales(int pose, Vec3 q, Vec3 tint)
{
    float y = q.y - spine(pose, q.x);
    Vec3 c = vec3_mix(colour(0xFFF1D2), tint, smooth_step(-0.15f, -0.05f, y));
    c = vec3_mix(c, colour(0xB92A14), smooth_step(0.12f, 0.22f, y) * 0.8f);
    float spot = 1; /* dark spots on the back */
    for (int i = 0; i < 6; i++)
        spot = fminf(spot, hypotf(q.x - 0.26f + 0.105f * (float)i + 0.02f * (float)pose,
                                  y - (i % 2 ? 0.03f : 0.13f - 0.012f * (float)i)));
    c = vec3_mix(colour(0x5A1608), c, smooth_step(0.030f, 0.040f, spot));
    float gill = fabsf(hypotf(q.x - 0.42f, y) - 0.20f) + (q.x > 0.40f);
    c = vec3_mix(colour(0x8A2A10), c, smooth_step(0.010f, 0.022f, gill));
    float row = sinf(q.x * 62 + 3.14159f * floorf(y * 20)) * cosf(y * 62);
    return vec3_scale(c, 1 + 0.07f * row * smooth_step(0.24f, 0.16f, q.x));
}

static Vec3 scales_0(Vec3 q, Vec3 tint)
{
    return scales(0, q, tint);
}
static Vec3 scales_1(Vec3 q, Vec3 tint)
{
    return scales(1, q, tint);
}
static Vec3 scales_2(Vec3 q, Vec3 tint)
{
    return scales(2, q, tint);
}

void model_fish(Sculpture *s, int pose)
{
    static Vec3 (*const PATTERNS[])(Vec3, Vec3) = {scales_0, scales_1, scales_2};
    static const float PROFILE[][2] = {{0.56f, 0.060f}, {0.46f, 0.125f},  {0.30f, 0.200f},
                                       {0.08f, 0.245f}, {-0.14f, 0.210f}, {-0.34f, 0.120f},
                                       {-0.50f, 0.065f}};
    enum { COUNT = sizeof(PROFILE) / sizeof(PROFILE[0]) };
    Paint skin = patterned(shiny(0xF8571E, 0.5f), PATTERNS[pose]);
    Paint fin = shiny(0xF0481A, 0.2f), pale = shiny(0xFFC27A, 0.2f);
    Knot knots[COUNT];
    for (int i = 0; i < COUNT; i++)
        knots[i] = (Knot){{PROFILE[i][0], spine(pose, PROFILE[i][0]), 0}, PROFILE[i][1]};
    sculpture_curve(s, skin, 0, knots, COUNT);

    float tail = slope(pose, -0.50f), root = spine(pose, -0.50f);
    for (int lobe = -1; lobe <= 1; lobe += 2) {
        float angle = tail - (float)lobe * 0.80f;
        sculpture_ball(s, fin, 0.03f,
                       (Place){vec3(-0.52f - 0.22f * cosf(angle), root - 0.22f * sinf(angle), 0),
                               vec3(0, 0, angle)},
                       vec3(0.27f, 0.105f, 0.03f));
        sculpture_ball(
            s, pale, 0.02f,
            (Place){vec3(-0.54f - 0.34f * cosf(angle), root - 0.34f * sinf(angle), 0.01f),
                    vec3(0, 0, angle)},
            vec3(0.12f, 0.060f, 0.03f));
    }
    float back = slope(pose, 0.02f);
    sculpture_ball(s, fin, 0.03f,
                   (Place){vec3(-0.04f, spine(pose, 0) + 0.28f, 0), vec3(0, 0, back + 0.30f)},
                   vec3(0.21f, 0.12f, 0.025f));
    sculpture_ball(
        s, fin, 0.02f,
        (Place){vec3(-0.12f, spine(pose, -0.1f) - 0.25f, 0.04f), vec3(0, 0, back + 0.8f)},
        vec3(0.13f, 0.065f, 0.025f));
    sculpture_ball(
        s, pale, 0.015f,
        (Place){vec3(0.10f, spine(pose, 0.1f) - 0.09f, 0.26f), vec3(0, 0.2f, back + 0.5f)},
        vec3(0.14f, 0.065f, 0.025f));
    float jaw = spine(pose, 0.54f); /* the lower one hooks up before the snout */
    sculpture_curve(s, pale, 0.02f,
                    KNOTS({{0.44f, jaw - 0.10f, 0}, 0.055f}, {{0.57f, jaw - 0.075f, 0}, 0.042f},
                          {{0.625f, jaw + 0.01f, 0}, 0.020f}));
    float eye = spine(pose, 0.40f) + 0.06f;
    sculpture_ball(s, plain(0xFFFBEC), 0, (Place){vec3(0.420f, eye, 0.125f), UPRIGHT},
                   vec3(0.060f, 0.060f, 0.040f));
    sculpture_ball(s, shiny(0x100A08, 0.9f), 0, (Place){vec3(0.430f, eye, 0.150f), UPRIGHT},
                   vec3(0.042f, 0.042f, 0.028f));
    sculpture_pose(s, 0, (Pose){.turn = {-0.5f, 0, 0}, .move = {0, 0.2f, 0}});
}

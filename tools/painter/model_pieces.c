/* What the players own: gatherer or fisher (standing), hunter (lying), hut; each with the player's
 * shape in cream within a dark line. Then the markers: covered animal, 50 and 100 points. */
#include "models.h"

#include "noise.h"
#include "view/palette.h"

static const uint32_t BONE = 0xFFF3D6, LINE = 0x24140C;

/* Signed distance to a polygon. */
static float polygon(const Vec2 *corners, int count, Vec2 p)
{
    float nearest = 1e6f;
    bool inside = false;
    for (int i = 0, j = count - 1; i < count; j = i++) {
        Vec2 a = corners[i], b = corners[j], edge = vec2_sub(b, a), to = vec2_sub(p, a);
        float t = saturate(vec2_dot(to, edge) / vec2_dot(edge, edge));
        nearest = fminf(nearest, vec2_length(vec2_sub(to, vec2_scale(edge, t))));
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
            inside = !inside;
    }
    return inside ? -nearest : nearest;
}

/* The players' shapes, about 1 in radius. */
static float sun(Vec2 p)
{
    const float RAYS = 8, RAY_FROM = 0.74f, RAY_TO = 1.16f;
    float r = vec2_length(p), turn = (atan2f(p.x, p.y) / (2 * PI) + 1) * RAYS;
    float across = r * sinf(fabsf(turn - floorf(turn + 0.5f)) * 2 * PI / RAYS);
    float half_width = 0.25f * (RAY_TO - r) / (RAY_TO - RAY_FROM);
    float ray = fmaxf(across - half_width, RAY_FROM - r) * 0.85f;
    return fminf(r - 0.50f, ray);
}

static float spear(Vec2 p)
{
    static const Vec2 CORNERS[] = {{0, 1.15f}, {0.82f, -0.85f}, {0, -0.42f}, {-0.82f, -0.85f}};
    return polygon(CORNERS, 4, p);
}

static float leaf(Vec2 p)
{
    Vec2 q = vec2((p.x + p.y) * 0.7071f, (p.y - p.x) * 0.7071f); /* its tip to the upper right */
    float blade =
        fmaxf(vec2_distance(q, vec2(0, 0.85f)), vec2_distance(q, vec2(0, -0.85f))) - 1.42f;
    float rib = 0.085f - fabsf(q.y);
    return q.x < 0.62f ? fmaxf(blade, rib) : blade;
}

static float moon(Vec2 p)
{
    return fmaxf(vec2_length(p) - 1, 0.80f - vec2_distance(p, vec2(0.52f, 0.30f)));
}

static float gem(Vec2 p)
{
    static const Vec2 CORNERS[] = {{0, 1.2f}, {0.95f, 0}, {0, -1.2f}, {-0.95f, 0}};
    float stone = polygon(CORNERS, 4, p);
    return fmaxf(stone, 0.065f - fabsf(stone + 0.36f)); /* the edge of its table */
}

/* A flat plate of the shape, facing +z, its edge grown by `grown`. */
static float plate(float (*shape)(Vec2), Vec3 q, float grown, float thick)
{
    return fmaxf(shape(vec2(q.x, q.y)) - grown, fabsf(q.z) - thick) * 0.9f;
}

#define PLATES(SHAPE)                                                                              \
    static float SHAPE##_plate(Vec3 q)                                                             \
    {                                                                                              \
        return plate(SHAPE, q, 0.04f, 0.30f);                                                      \
    }                                                                                              \
    static float SHAPE##_border(Vec3 q)                                                            \
    {                                                                                              \
        return plate(SHAPE, q, 0.26f, 0.22f);                                                      \
    }
PLATES(sun)
PLATES(spear)
PLATES(leaf)
PLATES(moon)
PLATES(gem)

/* Adds the player's shape, `radius` units large, facing along +z before `turn`. */
static void badge(Sculpture *s, int player, Vec3 at, float radius, Vec3 turn)
{
    static float (*const SHAPES[])(Vec3) = {sun_plate, spear_plate, leaf_plate, moon_plate,
                                            gem_plate};
    static float (*const BORDERS[])(Vec3) = {sun_border, spear_border, leaf_border, moon_border,
                                             gem_border};
    int mark = sculpture_mark(s);
    sculpture_field(s, plain(LINE), 0, vec3(0, 0, 0), 1.6f, UPRIGHT, BORDERS[player]);
    sculpture_field(s, plain(BONE), 0, vec3(0, 0, 0), 1.4f, UPRIGHT, SHAPES[player]);
    sculpture_pose(s, mark, (Pose){.turn = turn, .move = at, .scale = radius});
}

/* Painted in the player's colour. Light and shade draw all colours towards the middle, where they
 * would differ by hue alone: so the light takes more of the bright ones and less of the dark, and a
 * part shines by itself. */
static Paint dyed(int player, float fur)
{
    static const float TAKES[] = {1.40f, 0.92f, 0.92f, 0.80f, 0.88f};
    Paint paint = shiny(player_colours[player], 0.2f);
    paint.core = paint.tint;
    paint.tint = vec3_scale(paint.tint, TAKES[player]);
    paint.glow = 0.30f;
    paint.fur = fur;
    return paint;
}

/* Light and pale: it shows beside the darkest coat, and the coat stays the only colour. */
static Paint human_skin(void)
{
    return (Paint){.tint = colour(0xDCC4B2), .core = colour(0xF7E0CF), .glow = 0.85f};
}

/* A head that looks along +z, its middle at the origin: long dark hair, a short beard, a band of
 * the player's colour. */
static void head(Sculpture *s, int player)
{
    Paint hair = furry(0x3E291C, 0.9f), beard = furry(0x4E3626, 0.7f), skin = human_skin();
    sculpture_ball(s, hair, 0, vec3(0, 0.06f, -0.09f), vec3(0.235f, 0.220f, 0.200f), UPRIGHT);
    sculpture_ball(s, skin, 0, vec3(0, 0, 0.07f), vec3(0.215f, 0.215f, 0.175f), UPRIGHT);
    sculpture_ball(s, beard, 0.02f, vec3(0, -0.165f, 0.115f), vec3(0.145f, 0.068f, 0.115f),
                   UPRIGHT);
    sculpture_ring(s, dyed(player, 0), 0.01f, vec3(0, 0.165f, -0.05f), 0.195f, 0.045f,
                   vec3(-0.30f, 0, 0));
    sculpture_ball(s, plain(0xC9A186), 0.02f, vec3(0, -0.030f, 0.248f),
                   vec3(0.034f, 0.048f, 0.030f), UPRIGHT);
    for (int side = -1; side <= 1; side += 2) {
        float x = (float)side;
        sculpture_ball(s, hair, 0.02f, vec3(0.212f * x, -0.03f, -0.06f),
                       vec3(0.060f, 0.170f, 0.100f), UPRIGHT);
        sculpture_ball(s, plain(0x2A1C16), 0, vec3(0.085f * x, 0.030f, 0.222f),
                       vec3(0.030f, 0.036f, 0.030f), UPRIGHT);
    }
}

/* An arm or leg, `thick` at its upper end: the coat covers it to elbow or knee, the rest is bare. */
static void limb(Sculpture *s, Paint coat, float thick, Vec3 from, Vec3 bend, Vec3 end)
{
    sculpture_limb(s, coat, 0.03f, from, thick * 1.15f, bend, thick * 1.05f);
    sculpture_limb(s, human_skin(), 0, bend, thick * 0.85f, end, thick * 0.72f);
}

/* The classic figure: arms and legs spread, in a coat. */
void model_meeple(Sculpture *s, int player)
{
    Paint coat = dyed(player, 0), skin = human_skin();
    sculpture_limb(s, coat, 0, vec3(0, 0.50f, 0), 0.265f, vec3(0, 0.80f, 0), 0.195f);
    for (int side = -1; side <= 1; side += 2) {
        float x = (float)side;
        sculpture_limb(s, coat, 0.06f, vec3(0.10f * x, 0.84f, 0), 0.135f,
                       vec3(0.25f * x, 0.78f, 0.01f), 0.130f);
        sculpture_limb(s, coat, 0.06f, vec3(0.12f * x, 0.50f, 0), 0.170f,
                       vec3(0.17f * x, 0.36f, 0.01f), 0.160f);
        limb(s, coat, 0.125f, vec3(0.16f * x, 0.40f, 0), vec3(0.22f * x, 0.24f, 0.01f),
             vec3(0.26f * x, 0.09f, 0.02f));
        sculpture_limb(s, skin, 0.02f, vec3(0.27f * x, 0.08f, 0.02f), 0.095f,
                       vec3(0.31f * x, 0.07f, 0.10f), 0.080f);
        limb(s, coat, 0.110f, vec3(0.26f * x, 0.78f, 0), vec3(0.38f * x, 0.72f, 0.02f),
             vec3(0.50f * x, 0.64f, 0.05f));
    }
    int mark = sculpture_mark(s);
    head(s, player);
    sculpture_pose(s, mark, (Pose){.move = {0, 1.13f, 0}, .scale = 0.95f});
    badge(s, player, vec3(0, 0.60f, 0.28f), 0.190f, vec3(-0.10f, 0, 0));
}

/* Stalks on his belly, seen from the side: head raised at the left and turned to the viewer, one
 * leg stretched and one knee drawn up, the spear held low before him. */
void model_hunter(Sculpture *s, int player)
{
    Paint coat = dyed(player, 0), shaft = plain(0xD8A866), flint = shiny(0xF4F0E6, 0.4f);
    Vec3 butt = vec3(-0.02f, 0.04f, 0.56f), neck = vec3(-0.92f, 0.27f, 0.46f);
    Vec3 point = vec3(-1.18f, 0.34f, 0.43f), grip = vec3_mix(butt, neck, 0.62f);

    sculpture_limb(s, coat, 0, vec3(-0.34f, 0.52f, 0), 0.235f, vec3(0.24f, 0.34f, 0), 0.255f);
    sculpture_limb(s, coat, 0.05f, vec3(-0.36f, 0.56f, 0.12f), 0.145f, vec3(-0.40f, 0.40f, 0.24f),
                   0.130f);
    sculpture_limb(s, coat, 0.05f, vec3(0.30f, 0.27f, 0.12f), 0.185f, vec3(0.28f, 0.20f, 0.28f),
                   0.165f);
    sculpture_limb(s, coat, 0.05f, vec3(0.30f, 0.30f, -0.10f), 0.180f, vec3(0.46f, 0.26f, -0.14f),
                   0.165f);
    limb(s, coat, 0.130f, vec3(0.44f, 0.26f, -0.14f), vec3(0.62f, 0.22f, -0.18f),
         vec3(0.84f, 0.18f, -0.20f));
    limb(s, coat, 0.135f, vec3(0.28f, 0.20f, 0.28f), vec3(0.25f, 0.13f, 0.46f),
         vec3(0.62f, 0.10f, 0.38f));
    sculpture_limb(s, human_skin(), 0.02f, vec3(0.64f, 0.10f, 0.38f), 0.085f,
                   vec3(0.70f, 0.07f, 0.50f), 0.060f);
    limb(s, coat, 0.100f, vec3(-0.38f, 0.50f, -0.14f), vec3(-0.58f, 0.20f, -0.16f),
         vec3(-0.66f, 0.10f, 0.00f));
    limb(s, coat, 0.100f, vec3(-0.40f, 0.40f, 0.25f), vec3(-0.40f, 0.17f, 0.38f), grip);
    sculpture_ball(s, human_skin(), 0.01f, grip, vec3(0.090f, 0.090f, 0.090f), UPRIGHT);
    sculpture_limb(s, shaft, 0, butt, 0.042f, neck, 0.042f);
    sculpture_limb(s, flint, 0, neck, 0.100f, point, 0.008f);
    sculpture_limb(s, human_skin(), 0, vec3(-0.38f, 0.66f, 0), 0.110f, vec3(-0.52f, 0.84f, 0.04f),
                   0.110f);
    int mark = sculpture_mark(s);
    head(s, player);
    sculpture_pose(
        s, mark,
        (Pose){.turn = {-0.12f, -0.35f, 0}, .move = {-0.56f, 0.90f, 0.06f}, .scale = 1.12f});
    badge(s, player, vec3(-0.03f, 0.49f, 0.25f), 0.185f, vec3(-0.45f, 0, 0));
}

static float tent(Vec3 q)
{
    float r = hypotf(q.x, q.z), angle = atan2f(q.z, q.x);
    float side = (r - 0.64f * (1 - q.y / 1.06f) - 0.03f - 0.014f * cosf(angle * 9)) * 0.80f;
    return fmaxf(fmaxf(side, q.y - 0.94f), -q.y);
}

static Vec3 hide_pattern(Vec3 q, Vec3 tint)
{
    float angle = atan2f(q.z, q.x);
    Vec3 c =
        vec3_mix(tint, vec3_scale(tint, 0.70f), smooth_step(0.72f, 0.96f, cosf(angle * 9 + PI)));
    float hem = smooth_step(0.085f, 0.075f, q.y) + smooth_step(0.03f, 0.02f, fabsf(q.y - 0.82f));
    c = vec3_mix(c, colour(BONE), saturate(hem));
    float door = hypotf((angle - 0.32f) / 0.36f, q.y / 0.52f);
    c = vec3_mix(c, colour(BONE), smooth_step(1.16f, 1.10f, door));
    return vec3_mix(c, colour(0x24150D), smooth_step(0.98f, 0.90f, door));
}

void model_hut(Sculpture *s, int player)
{
    Paint hide = patterned(dyed(player, 0.25f), hide_pattern), pole = plain(0xA06C38);
    hide.glow = 0; /* or its hem and door shone in the player's colour too */
    sculpture_field(s, hide, 0, vec3(0, 0, 0), 1.16f, UPRIGHT, tent);
    for (int i = 0; i < 5; i++) {
        float angle = 1.2566f * (float)i + 0.3f;
        sculpture_limb(s, pole, 0.01f, vec3(0, 0.88f, 0), 0.035f,
                       vec3(0.20f * cosf(angle), 1.22f, 0.20f * sinf(angle)), 0.028f);
    }
    badge(s, player, vec3(-0.13f, 0.40f, 0.400f), 0.270f, vec3(-0.52f, 0.30f, 0));
}

static Vec3 disc_pattern(Vec3 q, Vec3 tint)
{
    float r = hypotf(q.x, q.z);
    Vec3 c = vec3_scale(tint, 0.86f + 0.28f * fbm2(q.x * 7, q.z * 7, 51, 3));
    return vec3_mix(c, colour(0x7A5A3A), smooth_step(0.025f, 0.012f, fabsf(r - 0.44f)));
}

void model_covered(Sculpture *s, int variant)
{
    (void)variant;
    Paint stone = patterned(furry(0xCFC6B4, 0.2f), disc_pattern), ochre = plain(0xB02A14);
    sculpture_disc(s, stone, 0, vec3(0, 0.08f, 0), 0.54f, 0.085f, 0.05f, UPRIGHT);
    for (int i = -1; i <= 1; i += 2)
        sculpture_box(s, ochre, 0.01f, vec3(0, 0.16f, 0), vec3(0.34f, 0.030f, 0.075f), 0.02f,
                      vec3(0, 0.785f * (float)i, 0));
}

static Vec3 token_pattern(Vec3 q, Vec3 tint)
{
    float r = hypotf(q.x, q.z);
    Vec3 c = vec3_mix(tint, colour(0xC99A58), 0.55f * noise2(q.x * 3 + 5 * r, q.z * 12, 61));
    float notch =
        smooth_step(0.55f, 0.8f, cosf(atan2f(q.z, q.x) * 24)) * smooth_step(0.70f, 0.72f, r);
    return vec3_mix(c, colour(0x6A3E1C),
                    fmaxf(notch, smooth_step(0.022f, 0.010f, fabsf(r - 0.68f))));
}

/* One digit, a unit tall, its middle at x, lying on the token at height y. */
static void digit(Sculpture *s, int value, float x, float y)
{
    Paint ink = plain(0x5A1A0C);
    const float R = 0.085f;
    if (value == 1)
        sculpture_curve(s, ink, 0,
                        KNOTS({{x - 0.16f, y, -0.28f}, R}, {{x, y, -0.42f}, R}, {{x, y, 0}, R},
                              {{x, y, 0.42f}, R}));
    else if (value == 5)
        sculpture_curve(s, ink, 0,
                        KNOTS({{x + 0.20f, y, -0.42f}, R}, {{x - 0.16f, y, -0.42f}, R},
                              {{x - 0.18f, y, -0.05f}, R}, {{x + 0.10f, y, -0.08f}, R},
                              {{x + 0.22f, y, 0.15f}, R}, {{x + 0.06f, y, 0.40f}, R},
                              {{x - 0.20f, y, 0.36f}, R}));
    else
        sculpture_curve(s, ink, 0,
                        KNOTS({{x, y, -0.42f}, R}, {{x + 0.21f, y, -0.20f}, R},
                              {{x + 0.21f, y, 0.20f}, R}, {{x, y, 0.42f}, R},
                              {{x - 0.21f, y, 0.20f}, R}, {{x - 0.21f, y, -0.20f}, R},
                              {{x, y, -0.42f}, R}));
}

void model_score(Sculpture *s, int points)
{
    Paint bone = patterned(shiny(points == 100 ? 0xF6DFA6 : 0xF3E7CC, 0.3f), token_pattern);
    sculpture_disc(s, bone, 0, vec3(0, 0.10f, 0), 0.84f, 0.10f, 0.06f, UPRIGHT);
    int mark = sculpture_mark(s);
    if (points == 100) {
        digit(s, 1, -0.58f, 0);
        digit(s, 0, -0.08f, 0);
        digit(s, 0, 0.52f, 0);
    } else {
        digit(s, 5, -0.30f, 0);
        digit(s, 0, 0.30f, 0);
    }
    sculpture_pose(s, mark, (Pose){.move = {0, 0.20f, 0}, .scale = points == 100 ? 0.72f : 0.95f});
}

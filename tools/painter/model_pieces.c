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

/* What both figures are dressed in, besides the coat of the player's colour: pale fur where limbs
 * end, so that they show on a dark coat too. */
static Paint pale_fur(void)
{
    return furry(0xF2E9D8, 0.6f);
}

static Paint boot_leather(void)
{
    return furry(0x56402F, 0.4f);
}

static Paint human_skin(void)
{
    return (Paint){.tint = colour(0xE6AA7A), .core = colour(0xEEB88C), .glow = 0.45f};
}

/* A head that looks along +z, its middle at the origin: dark hair and a short beard, a cap of pale
 * fur with a band of the player's colour. */
static void head(Sculpture *s, int player)
{
    Paint hair = furry(0x3E291C, 0.9f), beard = furry(0x4E3626, 0.7f), skin = human_skin();
    sculpture_ball(s, hair, 0, vec3(0, 0.02f, -0.07f), vec3(0.225f, 0.215f, 0.190f), UPRIGHT);
    sculpture_ball(s, furry(0xD6C9B2, 0.9f), 0, vec3(0, 0.10f, -0.06f),
                   vec3(0.235f, 0.190f, 0.200f), UPRIGHT);
    sculpture_ball(s, skin, 0, vec3(0, -0.02f, 0.06f), vec3(0.195f, 0.190f, 0.165f), UPRIGHT);
    sculpture_ball(s, beard, 0.02f, vec3(0, -0.165f, 0.100f), vec3(0.135f, 0.065f, 0.100f),
                   UPRIGHT);
    sculpture_ring(s, dyed(player, 0), 0.01f, vec3(0, 0.115f, -0.04f), 0.200f, 0.058f,
                   vec3(-0.20f, 0, 0));
    sculpture_ball(s, plain(0xC88658), 0.02f, vec3(0, -0.025f, 0.235f),
                   vec3(0.034f, 0.048f, 0.030f), UPRIGHT);
    for (int side = -1; side <= 1; side += 2) {
        float x = (float)side;
        sculpture_ball(s, hair, 0.02f, vec3(0.200f * x, -0.03f, -0.03f),
                       vec3(0.060f, 0.150f, 0.100f), UPRIGHT);
        sculpture_limb(s, plain(0x3A2A22), 0, vec3(0.050f * x, 0.045f, 0.218f), 0.019f,
                       vec3(0.110f * x, 0.040f, 0.190f), 0.019f);
    }
}

/* An arm or leg of the player's colour to a cuff of fur, then a hand or boot. */
static void sleeve(Sculpture *s, Paint coat, Vec3 from, float thick, Vec3 wrist, float thin,
                   Paint end, Vec3 tip)
{
    Vec3 along = vec3_normalize(vec3_sub(tip, wrist));
    sculpture_limb(s, coat, 0.05f, from, thick, wrist, thin);
    sculpture_limb(s, end, 0, wrist, thin * 0.90f, tip, thin * 0.95f);
    sculpture_ring(s, pale_fur(), 0.01f, vec3_add(wrist, vec3_scale(along, thin * 0.30f)),
                   thin * 0.86f, 0.045f, vec3(0, atan2f(-along.z, -along.x), acosf(along.y)));
}

/* The classic figure: arms and legs spread, a fur on its shoulders. */
void model_meeple(Sculpture *s, int player)
{
    Paint coat = dyed(player, 0), pelt = pale_fur();
    pelt.shag = 0.02f;
    for (int side = -1; side <= 1; side += 2) {
        float x = (float)side;
        sleeve(s, coat, vec3(0.11f * x, 0.50f, 0), 0.165f, vec3(0.25f * x, 0.165f, 0), 0.150f,
               boot_leather(), vec3(0.27f * x, 0.10f, 0.02f));
        sleeve(s, coat, vec3(0.13f * x, 0.77f, 0), 0.130f, vec3(0.42f * x, 0.70f, 0.03f), 0.115f,
               human_skin(), vec3(0.475f * x, 0.685f, 0.04f));
    }
    sculpture_limb(s, coat, 0.06f, vec3(0, 0.48f, 0), 0.250f, vec3(0, 0.76f, 0), 0.215f);
    sculpture_ball(s, pelt, 0.01f, vec3(0, 0.865f, 0), vec3(0.280f, 0.072f, 0.230f), UPRIGHT);
    int mark = sculpture_mark(s);
    head(s, player);
    sculpture_pose(s, mark, (Pose){.move = {0, 1.12f, 0}, .scale = 1.02f});
    badge(s, player, vec3(0, 0.52f, 0.28f), 0.220f, vec3(-0.10f, 0, 0));
}

/* Lies in wait on his belly, seen from the side: propped on an elbow, head up to the left, one knee
 * drawn up beside him, the spear raised over his back. */
void model_hunter(Sculpture *s, int player)
{
    Paint coat = dyed(player, 0), fur = pale_fur();
    Paint shaft = plain(0xC08C50), flint = shiny(0xF4F0E6, 0.4f);
    Vec3 butt = vec3(0.66f, 0.74f, -0.30f), neck = vec3(-0.58f, 1.17f, -0.30f);
    Vec3 point = vec3(-0.93f, 1.29f, -0.30f);
    sculpture_limb(s, shaft, 0, butt, 0.040f, neck, 0.040f);
    sculpture_limb(s, flint, 0, neck, 0.100f, point, 0.008f);
    sculpture_limb(s, plain(0x5A2E14), 0, vec3_mix(neck, butt, 0.03f), 0.058f,
                   vec3_mix(neck, butt, 0.08f), 0.058f);
    sculpture_limb(s, coat, 0, vec3(-0.26f, 0.56f, -0.18f), 0.120f, vec3(-0.04f, 0.74f, -0.28f),
                   0.110f);
    sleeve(s, coat, vec3(-0.04f, 0.74f, -0.28f), 0.110f, vec3(-0.12f, 0.86f, -0.28f), 0.095f,
           human_skin(), vec3(-0.17f, 1.02f, -0.27f));

    sleeve(s, coat, vec3(0.40f, 0.30f, -0.12f), 0.170f, vec3(0.72f, 0.17f, -0.14f), 0.125f,
           boot_leather(), vec3(0.88f, 0.14f, -0.14f));
    sculpture_limb(s, coat, 0, vec3(0.36f, 0.32f, 0.12f), 0.190f, vec3(0.36f, 0.16f, 0.42f), 0.15f);
    sleeve(s, coat, vec3(0.36f, 0.16f, 0.42f), 0.150f, vec3(0.60f, 0.13f, 0.36f), 0.125f,
           boot_leather(), vec3(0.78f, 0.11f, 0.34f));
    sculpture_limb(s, coat, 0.06f, vec3(-0.30f, 0.50f, 0), 0.255f, vec3(0.30f, 0.36f, 0), 0.270f);
    sculpture_limb(s, coat, 0.03f, vec3(-0.38f, 0.48f, 0.16f), 0.140f, vec3(-0.50f, 0.13f, 0.30f),
                   0.115f);
    sleeve(s, coat, vec3(-0.50f, 0.13f, 0.30f), 0.115f, vec3(-0.70f, 0.12f, 0.30f), 0.105f,
           human_skin(), vec3(-0.82f, 0.11f, 0.30f));
    sculpture_ring(s, fur, 0.01f, vec3(-0.44f, 0.62f, 0), 0.160f, 0.085f, vec3(0, 0, 0.75f));
    int mark = sculpture_mark(s);
    head(s, player);
    sculpture_pose(
        s, mark, (Pose){.turn = {0.10f, 0.42f, 0}, .move = {-0.60f, 0.82f, 0.10f}, .scale = 1.26f});
    badge(s, player, vec3(0, 0.45f, 0.30f), 0.240f, vec3(-0.35f, 0, 0));
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

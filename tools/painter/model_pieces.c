/* What the players own: gatherer or fisher (standing), hunter (lying), hut; each with the player's
 * shape in cream within a dark line. Then the markers: covered animal, 50 and 100 points. */
#include "models.h"

#include "noise.h"
#include "view/draw/palette.h"

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
    const float RAYS = 8, RAY_FROM = 0.58f, RAY_TO = 1.14f;
    float r = vec2_length(p), turn = (atan2f(p.x, p.y) / (2 * PI) + 1) * RAYS;
    float across = r * sinf(fabsf(turn - floorf(turn + 0.5f)) * 2 * PI / RAYS);
    float half_width = 0.28f * (RAY_TO - r) / (RAY_TO - RAY_FROM);
    float ray = fmaxf(across - half_width, RAY_FROM - r) * 0.85f;
    float edge = 0.055f - fabsf(r - 0.55f); /* of its disc */
    return fmaxf(fminf(r - 0.76f, ray), edge);
}

static float spear(Vec2 p)
{
    static const Vec2 CORNERS[] = {{0, 1.20f}, {0.92f, -0.90f}, {0, -0.52f}, {-0.92f, -0.90f}};
    return polygon(CORNERS, 4, p);
}

static float leaf(Vec2 p)
{
    Vec2 q = vec2((p.x + p.y) * 0.7071f, (p.y - p.x) * 0.7071f); /* its tip to the upper right */
    float blade =
        fmaxf(vec2_distance(q, vec2(0, 0.80f)), vec2_distance(q, vec2(0, -0.80f))) - 1.42f;
    float rib = 0.085f - fabsf(q.y);
    return q.x < 0.62f ? fmaxf(blade, rib) : blade;
}

static float moon(Vec2 p)
{
    return fmaxf(vec2_length(p) - 1, 0.82f - vec2_distance(p, vec2(0.46f, 0.28f)));
}

static float gem(Vec2 p)
{
    static const Vec2 CORNERS[] = {{0, 1.18f}, {0.90f, 0}, {0, -1.18f}, {-0.90f, 0}};
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
        return plate(SHAPE, q, 0.24f, 0.22f);                                                      \
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
    Paint bone = {.tint = colour(BONE), .core = colour(BONE), .glow = 0.6f};
    int mark = sculpture_mark(s);
    sculpture_field(s, plain(LINE), 0, (Place){vec3(0, 0, 0), UPRIGHT}, 1.6f, BORDERS[player]);
    sculpture_field(s, bone, 0, (Place){vec3(0, 0, 0), UPRIGHT}, 1.4f, SHAPES[player]);
    sculpture_pose(s, mark, (Pose){.turn = turn, .move = at, .scale = radius});
}

/* The three tones of a player's clothing: coat, worn leather, fur. One hue each, so that a piece is
 * of its player's colour from hood to boots. */
typedef enum Cloth { COAT, LEATHER, FUR } Cloth;

/* Light and shade draw all colours towards the middle, where they would differ by hue alone: so the
 * light takes more of the bright ones and less of the dark, and a part shines by itself. */
static Paint dyed(int player, Cloth cloth)
{
    static const uint32_t LEATHERS[] = {0xEBB424, 0x982A16, 0x3CA86C, 0x0A2460, 0x9A4EB4};
    static const uint32_t FURS[] = {0xFFF2A4, 0xDC6A50, 0xA6ECC6, 0x3460B8, 0xE6B8F4};
    static const float TAKES[] = {1.52f, 0.92f, 0.94f, 0.67f, 0.88f};
    uint32_t tint =
        cloth == COAT ? player_colours[player] : (cloth == FUR ? FURS : LEATHERS)[player];
    Paint paint = shiny(tint, cloth == FUR ? 0 : 0.2f);
    paint.core = paint.tint;
    paint.tint = vec3_scale(paint.tint, TAKES[player]);
    paint.glow = 0.30f;
    paint.fur = cloth == FUR ? 0.5f : 0;
    return paint;
}

/* A head that looks along +z, its middle at the origin: a hood, a ruff of fur and a small face deep
 * within. */
static void hooded_head(Sculpture *s, int player)
{
    Paint hood = dyed(player, COAT), skin = plain(0xE2B083), dark = plain(0x1C100A);
    sculpture_ball(s, hood, 0, (Place){vec3(0, 0.02f, -0.04f), UPRIGHT},
                   vec3(0.245f, 0.250f, 0.225f));
    sculpture_ball(s, dark, 0, (Place){vec3(0, -0.01f, 0.13f), UPRIGHT},
                   vec3(0.155f, 0.165f, 0.080f));
    sculpture_ball(s, skin, 0, (Place){vec3(0, -0.025f, 0.150f), UPRIGHT},
                   vec3(0.128f, 0.132f, 0.085f));
    for (int side = -1; side <= 1; side += 2)
        sculpture_ball(s, dark, 0, (Place){vec3(0.050f * (float)side, -0.005f, 0.222f), UPRIGHT},
                       vec3(0.027f, 0.034f, 0.024f));
    sculpture_ring(s, dyed(player, FUR), 0.01f,
                   (Place){vec3(0, -0.01f, 0.125f), vec3(PI / 2, 0, 0)}, 0.182f, 0.052f);
}

/* A sleeve or legging, `thick` at its upper end, with a cuff of fur before the mitten or boot. */
static void limb(Sculpture *s, int player, float thick, Vec3 from, Vec3 bend, Vec3 end)
{
    Vec3 cuff = vec3_mix(bend, end, 0.45f);
    sculpture_limb(s, dyed(player, COAT), 0.04f, (Knot){from, thick * 1.10f}, (Knot){bend, thick});
    sculpture_limb(s, dyed(player, LEATHER), 0, (Knot){bend, thick * 0.92f},
                   (Knot){end, thick * 0.84f});
    sculpture_ball(s, dyed(player, FUR), 0.01f, (Place){cuff, UPRIGHT},
                   vec3(thick * 1.08f, thick * 0.80f, thick * 1.08f));
}

/* The classic figure: arms and legs spread, in a hooded coat of fur. */
void model_meeple(Sculpture *s, int player)
{
    Paint coat = dyed(player, COAT), leather = dyed(player, LEATHER), fur = dyed(player, FUR);
    for (int side = -1; side <= 1; side += 2) {
        float x = (float)side;
        sculpture_limb(s, leather, 0, (Knot){vec3(0.17f * x, 0.42f, 0), 0.135f},
                       (Knot){vec3(0.27f * x, 0.11f, 0.01f), 0.108f});
        sculpture_limb(s, leather, 0.02f, (Knot){vec3(0.28f * x, 0.08f, 0.02f), 0.100f},
                       (Knot){vec3(0.33f * x, 0.07f, 0.10f), 0.080f});
    }
    sculpture_limb(s, coat, 0, (Knot){vec3(0, 0.56f, 0), 0.290f},
                   (Knot){vec3(0, 0.84f, 0), 0.215f});
    sculpture_ring(s, fur, 0.01f, (Place){vec3(0, 0.41f, 0), UPRIGHT}, 0.245f, 0.058f);
    for (int side = -1; side <= 1; side += 2) {
        float x = (float)side;
        sculpture_limb(s, coat, 0.06f, (Knot){vec3(0.12f * x, 0.86f, 0), 0.135f},
                       (Knot){vec3(0.40f * x, 0.73f, 0.02f), 0.118f});
        sculpture_ball(s, fur, 0.01f,
                       (Place){vec3(0.425f * x, 0.715f, 0.025f), vec3(0, 0, -0.45f * x)},
                       vec3(0.060f, 0.125f, 0.125f));
        sculpture_limb(s, leather, 0.01f, (Knot){vec3(0.46f * x, 0.69f, 0.03f), 0.090f},
                       (Knot){vec3(0.51f * x, 0.665f, 0.05f), 0.080f});
    }
    int mark = sculpture_mark(s);
    hooded_head(s, player);
    sculpture_limb(s, coat, 0.06f, (Knot){vec3(0, 0.14f, -0.08f), 0.150f},
                   (Knot){vec3(0, 0.28f, -0.16f), 0.050f});
    sculpture_pose(s, mark,
                   (Pose){.turn = {-0.10f, 0, 0}, .move = {0, 1.10f, 0.02f}, .scale = 0.98f});
    badge(s, player, vec3(0, 0.655f, 0.29f), 0.205f, vec3(-0.12f, 0, 0));
}

/* Sits on the ground with his knees up and his mittens on them. */
void model_sitter(Sculpture *s, int player)
{
    Paint coat = dyed(player, COAT), leather = dyed(player, LEATHER), fur = dyed(player, FUR);
    sculpture_limb(s, coat, 0, (Knot){vec3(0, 0.27f, -0.06f), 0.310f},
                   (Knot){vec3(0, 0.70f, -0.03f), 0.225f});
    sculpture_ring(s, fur, 0.01f, (Place){vec3(0, 0.10f, -0.05f), UPRIGHT}, 0.285f, 0.075f);
    for (int side = -1; side <= 1; side += 2) {
        float x = (float)side;
        Vec3 knee = vec3(0.315f * x, 0.40f, 0.36f), heel = vec3(0.27f * x, 0.11f, 0.47f);
        sculpture_limb(s, coat, 0.05f, (Knot){vec3(0.17f * x, 0.18f, 0.08f), 0.165f},
                       (Knot){knee, 0.135f});
        sculpture_limb(s, leather, 0.02f, (Knot){knee, 0.125f}, (Knot){heel, 0.105f});
        sculpture_ball(s, fur, 0.01f, (Place){vec3_mix(knee, heel, 0.72f), vec3(-0.3f, 0, 0)},
                       vec3(0.130f, 0.065f, 0.130f));
        sculpture_limb(s, leather, 0.03f, (Knot){heel, 0.105f},
                       (Knot){vec3(0.30f * x, 0.085f, 0.62f), 0.085f});
        Vec3 elbow = vec3(0.385f * x, 0.52f, 0.10f), hand = vec3(0.330f * x, 0.525f, 0.37f);
        sculpture_limb(s, coat, 0.06f, (Knot){vec3(0.17f * x, 0.74f, -0.02f), 0.135f},
                       (Knot){elbow, 0.115f});
        sculpture_limb(s, coat, 0.03f, (Knot){elbow, 0.115f}, (Knot){hand, 0.100f});
        sculpture_ball(s, fur, 0.01f, (Place){vec3_mix(elbow, hand, 0.66f), UPRIGHT},
                       vec3(0.118f, 0.118f, 0.055f));
        sculpture_ball(s, leather, 0.01f, (Place){hand, UPRIGHT}, vec3(0.090f, 0.070f, 0.105f));
    }
    int mark = sculpture_mark(s);
    hooded_head(s, player);
    sculpture_limb(s, coat, 0.06f, (Knot){vec3(0, 0.14f, -0.08f), 0.150f},
                   (Knot){vec3(0, 0.28f, -0.16f), 0.050f});
    sculpture_pose(s, mark,
                   (Pose){.turn = {-0.04f, 0, 0}, .move = {0, 1.02f, 0.04f}, .scale = 1.06f});
    badge(s, player, vec3(0, 0.615f, 0.275f), 0.190f, vec3(-0.10f, 0, 0));
}

/* Stalks on his belly, seen from the side and above: head raised at the left, the legs apart, the
 * spear held low before him. */
void model_hunter(Sculpture *s, int player)
{
    Paint coat = dyed(player, COAT), leather = dyed(player, LEATHER), fur = dyed(player, FUR);
    Paint shaft = plain(0xECC080), flint = shiny(0xF4F0E6, 0.4f);
    Vec3 butt = vec3(0.30f, 0.06f, 0.64f), neck = vec3(-0.86f, 0.12f, 0.58f);
    Vec3 point = vec3(-1.14f, 0.13f, 0.565f), grip = vec3_mix(butt, neck, 0.80f);

    limb(s, player, 0.130f, vec3(0.26f, 0.20f, 0.12f), vec3(0.58f, 0.15f, 0.30f),
         vec3(0.90f, 0.10f, 0.44f));
    limb(s, player, 0.130f, vec3(0.26f, 0.20f, -0.12f), vec3(0.58f, 0.15f, -0.34f),
         vec3(0.90f, 0.10f, -0.48f));
    sculpture_limb(s, coat, 0, (Knot){vec3(-0.40f, 0.30f, 0), 0.265f},
                   (Knot){vec3(0.16f, 0.22f, 0), 0.255f});
    limb(s, player, 0.110f, vec3(-0.34f, 0.28f, 0.20f), vec3(-0.32f, 0.14f, 0.44f), grip);
    sculpture_ball(s, leather, 0.01f, (Place){grip, UPRIGHT}, vec3(0.100f, 0.095f, 0.095f));
    sculpture_limb(s, shaft, 0, (Knot){butt, 0.045f}, (Knot){neck, 0.045f});
    sculpture_limb(s, flint, 0, (Knot){neck, 0.105f}, (Knot){point, 0.008f});
    sculpture_ring(s, fur, 0.01f, (Place){vec3(0.32f, 0.21f, 0), vec3(0, 0, PI / 2)}, 0.200f,
                   0.055f);
    int mark = sculpture_mark(s);
    hooded_head(s, player);
    sculpture_pose(
        s, mark,
        (Pose){.turn = {-0.80f, -0.30f, 0}, .move = {-0.68f, 0.54f, 0.02f}, .scale = 1.20f});
    badge(s, player, vec3(-0.03f, 0.47f, 0.10f), 0.215f, vec3(-0.95f, 0, 0));
}

static float tent(Vec3 q)
{
    float r = hypotf(q.x, q.z), angle = atan2f(q.z, q.x);
    float side = (r - 0.64f * (1 - q.y / 1.06f) - 0.03f - 0.014f * cosf(angle * 9)) * 0.80f;
    return fmaxf(fmaxf(side, q.y - 0.94f), -q.y);
}

/* Hides sewn together, hem and seams of fur, and a door that stands open. */
static Vec3 hide_pattern(Vec3 q, Vec3 tint)
{
    float angle = atan2f(q.z, q.x);
    Vec3 fur = vec3_mix(tint, vec3(1, 0.97f, 0.90f), 0.32f);
    Vec3 c =
        vec3_mix(tint, vec3_scale(tint, 0.80f), smooth_step(0.72f, 0.96f, cosf(angle * 9 + PI)));
    float hem = smooth_step(0.085f, 0.075f, q.y) + smooth_step(0.035f, 0.025f, fabsf(q.y - 0.80f));
    c = vec3_mix(c, fur, saturate(hem));
    float door = hypotf((angle - 0.46f) / 0.34f, q.y / 0.56f);
    c = vec3_mix(c, fur, smooth_step(1.18f, 1.12f, door));
    return vec3_mix(c, colour(0x24150D), smooth_step(0.98f, 0.90f, door));
}

void model_hut(Sculpture *s, int player)
{
    Paint hide = patterned(dyed(player, COAT), hide_pattern), pole = plain(0xB07A42);
    hide.glow = 0; /* or its door shone in the player's colour too */
    sculpture_field(s, hide, 0, (Place){vec3(0, 0, 0), UPRIGHT}, 1.16f, tent);
    for (int i = 0; i < 4; i++) {
        float angle = PI / 2 * (float)i + 0.5f;
        sculpture_limb(s, pole, 0.01f, (Knot){vec3(0, 0.86f, 0), 0.042f},
                       (Knot){vec3(0.22f * cosf(angle), 1.22f, 0.22f * sinf(angle)), 0.034f});
    }
    badge(s, player, vec3(-0.15f, 0.40f, 0.395f), 0.240f, vec3(-0.52f, 0.36f, 0));
}

/* Ochre laid on with the finger. */
static Vec3 ochre_pattern(Vec3 q, Vec3 tint)
{
    return vec3_scale(tint, 0.82f + 0.36f * fbm2(q.x * 7, q.z * 7, 51, 3));
}

/* Two spears in the hunters' ochre, crossed over the animal: it is struck, and struck off. */
void model_covered(Sculpture *s, int variant)
{
    (void)variant;
    Paint ochre = patterned(plain(0xD0281A), ochre_pattern), flint = shiny(0xFFF6E2, 0.2f);
    ochre.core = colour(0xE03A22);
    ochre.glow = 0.35f;
    flint.core = colour(0xFFF6E2);
    flint.glow = 0.4f;
    for (int side = -1; side <= 1; side += 2) {
        float x = (float)side, y = side > 0 ? 0.22f : 0.08f;
        sculpture_limb(s, ochre, 0, (Knot){vec3(-0.56f * x, y, -0.52f), 0.085f},
                       (Knot){vec3(0.33f * x, y, 0.31f), 0.095f});
        sculpture_limb(s, flint, 0, (Knot){vec3(0.31f * x, y, 0.29f), 0.085f},
                       (Knot){vec3(0.38f * x, y, 0.355f), 0.135f});
        sculpture_limb(s, flint, 0, (Knot){vec3(0.38f * x, y, 0.355f), 0.135f},
                       (Knot){vec3(0.66f * x, y, 0.62f), 0.010f});
    }
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
    sculpture_disc(s, bone, 0, (Place){vec3(0, 0.10f, 0), UPRIGHT}, vec2(0.84f, 0.10f), 0.06f);
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

#include "overlay.h"

#include "noise.h"

#include <stdlib.h>

static const Ramp WATER = {6, {0xA9E2DA, 0x63C3CF, 0x3A9FC0, 0x277FAE, 0x1D6298, 0x174C80}};
static const Ramp SAND = {4, {0xA98A55, 0xC6A86C, 0xDCC48C, 0xEBDDB0}};
static const Ramp FLOOR = {5, {0x273F22, 0x36522A, 0x4A602F, 0x636536, 0x7C6E42}};

typedef struct Overlay {
    Image image;
    const Fields *fields;
    const Layout *layout;
    const Tile *tile;
    float *streaks; /* light and dark threads along the shores, 0 to 1; only on water */
} Overlay;

/* The way water runs, as the gradients' squares (xx, xy, yy) averaged round each knot of a coarse
 * grid. Squares do not cancel where the two banks' gradients meet, so the way stays clear in the
 * middle of a river and turns smoothly in a lake. */
enum { KNOT_STEP = 8, KNOTS = FIELD_SIDE / KNOT_STEP + 1 };

typedef struct Flow {
    float squares[KNOTS][KNOTS][3];
} Flow;

static int clamp_pixel(int i)
{
    return i < 0 ? 0 : i >= FIELD_SIDE ? FIELD_SIDE - 1 : i;
}

static void flow_make(Flow *flow, const float *water)
{
    const int REACH = 24, STEP = 4;
    for (int row = 0; row < KNOTS; row++) {
        for (int column = 0; column < KNOTS; column++) {
            float *sum = flow->squares[row][column];
            sum[0] = sum[1] = sum[2] = 0;
            for (int j = -REACH; j <= REACH; j += STEP) {
                for (int i = -REACH; i <= REACH; i += STEP) {
                    int x = clamp_pixel(column * KNOT_STEP + i);
                    int y = clamp_pixel(row * KNOT_STEP + j);
                    if (water[y * FIELD_SIDE + x] > 0.01f)
                        continue;
                    int left = clamp_pixel(x - 2), right = clamp_pixel(x + 2);
                    int above = clamp_pixel(y - 2), below = clamp_pixel(y + 2);
                    float dx = (water[y * FIELD_SIDE + right] - water[y * FIELD_SIDE + left]) /
                               (float)(right - left);
                    float dy = (water[below * FIELD_SIDE + x] - water[above * FIELD_SIDE + x]) /
                               (float)(below - above);
                    float near = 1 - sqrtf((float)(i * i + j * j)) / (1.5f * (float)REACH);
                    sum[0] += near * dx * dx;
                    sum[1] += near * dx * dy;
                    sum[2] += near * dy * dy;
                }
            }
        }
    }
}

/* Along the shore at pixel (x, y): of length 1, either way. */
static Vec2 flow_at(const Flow *flow, float x, float y)
{
    float column = clampf(x / KNOT_STEP, 0, KNOTS - 1.001f);
    float row = clampf(y / KNOT_STEP, 0, KNOTS - 1.001f);
    int i = (int)column, j = (int)row;
    float square[3];
    for (int k = 0; k < 3; k++)
        square[k] = mixf(
            mixf(flow->squares[j][i][k], flow->squares[j][i + 1][k], column - (float)i),
            mixf(flow->squares[j + 1][i][k], flow->squares[j + 1][i + 1][k], column - (float)i),
            row - (float)j);
    float across = 0.5f * atan2f(2 * square[1], square[0] - square[2]);
    return vec2(-sinf(across), cosf(across));
}

/* Noise smeared along the flow (line integral convolution). */
static float *streaks_make(const float *water, uint32_t seed)
{
    enum { STEPS = 16 };
    float *streaks = memory_new(FIELD_COUNT, sizeof(float));
    Flow *flow = memory_new(1, sizeof(*flow));
    flow_make(flow, water);
    for (int y = 0; y < FIELD_SIDE; y++) {
        for (int x = 0; x < FIELD_SIDE; x++) {
            if (water[y * FIELD_SIDE + x] > 0.01f)
                continue;
            float sum = 0;
            int count = 0;
            Vec2 start = flow_at(flow, (float)x, (float)y);
            for (int way = -1; way <= 1; way += 2) {
                Vec2 at = vec2((float)x, (float)y), along = vec2_scale(start, (float)way);
                for (int step = 0; step < STEPS; step++) {
                    if (at.x < 0 || at.y < 0 || at.x >= FIELD_SIDE || at.y >= FIELD_SIDE)
                        break;
                    sum += noise2(at.x * 0.42f, at.y * 0.42f, seed);
                    count++;
                    Vec2 next = flow_at(flow, at.x, at.y);
                    along = vec2_scale(next, vec2_dot(next, along) < 0 ? -1 : 1);
                    at = vec2_add(at, vec2_scale(along, 1.5f));
                }
            }
            streaks[y * FIELD_SIDE + x] =
                count ? saturate(0.5f + 2.6f * (sum / (float)count - 0.5f)) : 0.5f;
        }
    }
    free(flow);
    return streaks;
}

/* How far the colours that surround something may spread towards a border beyond which it does not
 * go on: 1 farther than `reach` from it and where a side of this kind lets the thing through, else
 * down to 0. */
static float spread_at(const Tile *tile, Vec2 p, SideKind kind, float reach)
{
    float spread = 1;
    for (Side side = NORTH; side < SIDES; side++) {
        float away = vec2_dot(vec2_sub(p, corner_of(side)), side_inward(side));
        float from_middle = fabsf(vec2_dot(vec2_sub(p, side_middle(side)),
                                           vec2(side_inward(side).y, -side_inward(side).x)));
        float through = tile->side_kind[side] != kind ? 0
                        : kind == SIDE_RIVER          ? smooth_step(0.26f, 0.17f, from_middle)
                                                      : 1;
        spread = fminf(spread, fmaxf(smooth_step(0, reach, away), through));
    }
    return spread;
}

static void paint_shades(Overlay *overlay, Vec2 p, size_t at, float *pixel)
{
    float water = overlay->fields->water[at], forest = overlay->fields->forest[at];
    uint32_t seed = overlay->layout->seed;
    float blotch = fbm2(p.x * 14, p.y * 14, seed + 3, 3) - 0.5f;
    if (water > 0 && water < 0.12f) {
        float wet = smooth_step(0.095f + 0.06f * blotch, 0.0f, water);
        pixel_over(pixel, colour(0x2F6B2C),
                   0.42f * wet * spread_at(overlay->tile, p, SIDE_RIVER, 0.07f));
    }
    if (forest > -0.03f && forest < 0.13f) {
        float shade = smooth_step(0.070f + 0.05f * blotch, -0.02f, forest);
        pixel_over(pixel, colour(0x1B3A22),
                   0.50f * shade * spread_at(overlay->tile, p, SIDE_FOREST, 0.07f));
    }
}

static void paint_floor(Overlay *overlay, Vec2 p, size_t at, float *pixel)
{
    float forest = overlay->fields->forest[at];
    if (forest > 0.02f)
        return;
    uint32_t seed = overlay->layout->seed;
    float tone = 0.32f + 0.75f * (fbm2(p.x * 7, p.y * 7, seed + 20, 3) - 0.5f);
    float edge = 0.03f * (fbm2(p.x * 26, p.y * 26, seed + 22, 2) - 0.5f);
    float cover = smooth_step(0.008f, -0.022f, forest + edge * border_fade(p, 0.04f));
    cover *= spread_at(overlay->tile, p, SIDE_FOREST, 0.04f);
    pixel_over(pixel, ramp_at(&FLOOR, tone), 0.96f * cover);
}

static void paint_shore(Overlay *overlay, Vec2 p, size_t at, float *pixel)
{
    float water = overlay->fields->water[at], forest = overlay->fields->forest[at];
    if (water > 0.05f)
        return;
    uint32_t seed = overlay->layout->seed;
    float fade = border_fade(p, 0.05f);
    float width = 0.019f + 0.022f * (fbm2(p.x * 11, p.y * 11, seed + 31, 2) - 0.5f) * fade;
    width *= forest < 0.01f ? 0.6f : 1;
    float sand = smooth_step(width + 0.006f, width - 0.003f, water);
    pixel_over(pixel, colour(0x5E5330), 0.55f * smooth_step(width + 0.013f, width, water));
    float grain = 0.66f + 0.9f * (fbm2(p.x * 60, p.y * 60, seed + 32, 2) - 0.5f) * fade -
                  14 * fmaxf(water - 0.004f, 0);
    pixel_over(pixel, ramp_at(&SAND, grain), 0.97f * sand);
}

static void paint_water(Overlay *overlay, Vec2 p, size_t at, float *pixel)
{
    float water = overlay->fields->water[at];
    if (water > 0.004f)
        return;
    uint32_t seed = overlay->layout->seed;
    float fade = border_fade(p, 0.05f);
    float depth = 1 - expf(fminf(water, 0) / 0.072f);
    float mottle = (fbm2(p.x * 9, p.y * 9, seed + 40, 2) - 0.5f) * fade;
    float streak = (overlay->streaks[at] - 0.5f) * (0.4f + 0.6f * fade);
    Vec3 tint = ramp_at(&WATER, 0.08f + 0.90f * depth + 0.16f * mottle - 0.15f * streak);
    float cover = smooth_step(0.003f, -0.001f, water);
    pixel_over(pixel, tint, cover);
    float glint = smooth_step(0.72f, 0.95f, overlay->streaks[at]) *
                  smooth_step(-0.012f, -0.03f, water) * smooth_step(-0.13f, -0.08f, water);
    pixel_over(pixel, colour(0xCFEFF2), 0.34f * glint * (0.5f + 0.5f * fade));
    float broken = smooth_step(0.40f, 0.58f, fbm2(p.x * 17, p.y * 17, seed + 41, 2));
    float foam = smooth_step(0.0055f, 0.001f, fabsf(water + 0.0085f + 0.004f * mottle));
    pixel_over(pixel, colour(0xF2FBF3), foam * mixf(0.55f, 0.25f + 0.7f * broken, fade));
    float lines = 0.5f + 0.5f * cosf(noise2(p.x * 5, p.y * 5, seed + 43) * 2 * PI * 8);
    float lake = smooth_step(-0.05f, -0.08f, water);
    float ripple = smooth_step(0.90f, 1.0f, lines) *
                   smooth_step(0.52f, 0.62f, fbm2(p.x * 15, p.y * 15, seed + 42, 2));
    pixel_over(pixel, colour(0x9AD8E4), 0.30f * ripple * lake * fade);
}

/* Leaves, twigs and pebbles on the forest's floor, and pebbles on the shores. */
static void strew(Overlay *overlay)
{
    static const uint32_t LITTER[] = {0x7A5A2C, 0x8A6F38, 0x5E7A34, 0x4E6B2C,
                                      0x96703A, 0x2A3A1E, 0x6F8A3C};
    static const uint32_t PEBBLES[] = {0xB7AD98, 0x8F8A7C, 0xD8CDB0, 0x7A6B50, 0xE6DCC0};
    Chance chance = chance_start(overlay->layout->seed + 5);
    for (int i = 0; i < 5200; i++) {
        Vec2 p = vec2(chance_range(&chance, 0.01f, 0.99f), chance_range(&chance, 0.01f, 0.99f));
        float pick = chance_unit(&chance), angle = chance_range(&chance, 0, PI);
        float size = chance_range(&chance, 1.4f, 3.0f);
        size_t at = field_index(p.x, p.y);
        float water = overlay->fields->water[at], forest = overlay->fields->forest[at];
        Dab dab = {.x = p.x * FIELD_SIDE, .y = p.y * FIELD_SIDE, .angle = angle, .soft = 0.4f};
        if (forest < -0.012f && water > 0.03f && i % 2) {
            dab.rx = size * 1.3f;
            dab.ry = size * 0.6f;
            dab.alpha = 0.62f;
            dab.colour = colour(LITTER[(int)(pick * 7)]);
        } else if (water > 0.003f && water < 0.017f && i % 3 == 0) {
            dab.rx = size * 0.9f;
            dab.ry = size * 0.7f;
            dab.alpha = 0.8f;
            dab.colour = colour(PEBBLES[(int)(pick * 5)]);
        } else {
            continue;
        }
        image_dab(&overlay->image, &dab);
    }
}

Image overlay_paint(const Fields *fields, const Layout *layout, const Tile *tile)
{
    Overlay overlay = {image_new(FIELD_SIDE, FIELD_SIDE), fields, layout, tile, NULL};
    overlay.streaks = streaks_make(fields->water, layout->seed + 60);
    for (size_t at = 0; at < FIELD_COUNT; at++) {
        Vec2 p = field_point(at);
        float *pixel = overlay.image.pixels + 4 * at;
        paint_shades(&overlay, p, at, pixel);
        paint_floor(&overlay, p, at, pixel);
        paint_shore(&overlay, p, at, pixel);
    }
    strew(&overlay);
    for (size_t at = 0; at < FIELD_COUNT; at++)
        paint_water(&overlay, field_point(at), at, overlay.image.pixels + 4 * at);
    free(overlay.streaks);
    return overlay.image;
}

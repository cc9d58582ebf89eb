/* Everything is a table: the ramp by red, what each channel adds to each, light by its distance and
 * direction. */
#include "graded.h"

#include <math.h>

#include "crew.h"

typedef struct Tables {
    uint32_t ramp[256];
    float add[3][3][256]; /* to, from; the offsets are in those from red */
} Tables;

typedef struct Grading {
    bool ramped;
    uint32_t alpha; /* 0..255 */
    Tables tables;
} Grading;

static uint32_t ramp_at(const Grade *grade, int red)
{
    float place = (float)red / 255 * (float)(grade->stops - 1);
    uint32_t left = (uint32_t)place, mixed = 0;
    uint32_t right = left + 1 < grade->stops ? left + 1 : left;
    float share = place - (float)left;
    for (int shift = 0; shift < 24; shift += 8) {
        float a = (float)(grade->ramp[left] >> shift & 255),
              b = (float)(grade->ramp[right] >> shift & 255);
        mixed |= (uint32_t)(a + (b - a) * share + .5f) << shift;
    }
    return mixed;
}

static void fill_tables(Tables *tables, const Grade *grade)
{
    for (int value = 0; value < 256; value++) {
        if (grade->stops > 0)
            tables->ramp[value] = ramp_at(grade, value);
        for (int to = 0; to < 3; to++)
            for (int from = 0; from < 3; from++)
                tables->add[to][from][value] = grade->rows[to][from] * (float)value +
                                               (from == 0 ? grade->rows[to][3] * 255 + .5f : 0);
    }
}

static inline uint32_t channel(const float add[3][256], uint32_t r, uint32_t g, uint32_t b)
{
    float value = add[0][r] + add[1][g] + add[2][b];
    return value <= 0 ? 0 : value >= 255 ? 255 : (uint32_t)value;
}

static uint32_t graded(const Grading *grading, uint32_t p)
{
    uint32_t alpha = p >> 24, r = p >> 16 & 255, g = p >> 8 & 255, b = p & 255;
    if (alpha < 255) {
        uint32_t half = alpha / 2;
        r = (r * 255 + half) / alpha;
        g = (g * 255 + half) / alpha;
        b = (b * 255 + half) / alpha;
        r = r > 255 ? 255 : r;
        g = g > 255 ? 255 : g;
        b = b > 255 ? 255 : b;
    }
    if (grading->ramped) {
        uint32_t chosen = grading->tables.ramp[r];
        r = chosen >> 16;
        g = chosen >> 8 & 255;
        b = chosen & 255;
    }
    uint32_t red = channel(grading->tables.add[0], r, g, b),
             green = channel(grading->tables.add[1], r, g, b),
             blue = channel(grading->tables.add[2], r, g, b);
    uint32_t straight = 0xFF000000 | red << 16 | green << 8 | blue;
    alpha = (alpha * grading->alpha + 127) / 255;
    return alpha == 255 ? straight : (pixels_times(straight, alpha) & 0xFFFFFF) | alpha << 24;
}

void pixels_grade(Pixels *pixels, const Grade *grade)
{
    Grading grading = {.ramped = grade->stops > 0, .alpha = (uint32_t)(grade->alpha * 255 + .5f)};
    fill_tables(&grading.tables, grade);
    uint32_t *end = pixels->at + (ptrdiff_t)pixels->w * pixels->h;
    for (uint32_t *at = pixels->at; at < end; at++)
        if (*at >= 0x01000000)
            *at = graded(&grading, *at);
}

enum { BAND = 32 /* rows */, RUN = 4, REACHES = 256, ANGLES = 512 };

typedef struct Lighting {
    Pixels *pixels;
    const StoneLight *stone;
    uint16_t near[REACHES + 1][3]; /* factors in 256ths, by the distance */
    uint16_t shafts[ANGLES];       /* likewise, by the direction from the source */
} Lighting;

static void fill_lighting(Lighting *lighting)
{
    const StoneLight *stone = lighting->stone;
    for (int i = 0; i <= REACHES; i++) {
        float t = (float)i / REACHES, share = t * t * (3 - 2 * t);
        for (int k = 0; k < 3; k++)
            lighting->near[i][k] =
                (uint16_t)(256 * (stone->near[k] + (stone->far[k] - stone->near[k]) * share) + .5f);
    }
    for (int i = 0; i < ANGLES; i++) {
        float angle = ((float)i / ANGLES - .5f) * 6.2831853f;
        float beams = .5f + .5f * sinf(23 * angle) * sinf(9 * angle);
        lighting->shafts[i] = (uint16_t)(256 * (1 + .15f * stone->shafts * beams) + .5f);
    }
}

/* The light at a place: factors in 256ths, beams included. */
static void light_at(const Lighting *lighting, float across, float down, uint32_t factors[3])
{
    const StoneLight *stone = lighting->stone;
    float u = across / (stone->reach_x * (float)lighting->pixels->w);
    float v = down / (stone->reach_y * (float)lighting->pixels->h), far = sqrtf(u * u + v * v);
    const uint16_t *near = lighting->near[far >= 1 ? REACHES : (int)(far * REACHES)];
    uint32_t shaft = 256;
    if (stone->shafts > 0)
        shaft = lighting->shafts[(int)((atan2f(down, across) / 6.2831853f + .5f) * (ANGLES - 1))];
    for (int k = 0; k < 3; k++)
        factors[k] = near[k] * shaft >> 8;
}

static inline uint32_t lit_channel(uint32_t value, uint32_t factor, uint32_t lift)
{
    uint32_t lit = (value * factor >> 8) + lift;
    return lit > 255 ? 255 : lit;
}

/* The light is the same within a few pixels. */
static void light_band(void *context, int index)
{
    const Lighting *lighting = context;
    const StoneLight *stone = lighting->stone;
    const Pixels *pixels = lighting->pixels;
    const uint32_t lift[3] = {(uint32_t)stone->lift[0], (uint32_t)stone->lift[1],
                              (uint32_t)stone->lift[2]};
    int last = (index + 1) * BAND < pixels->h ? (index + 1) * BAND : pixels->h;
    for (int y = index * BAND; y < last; y++) {
        uint32_t *row = pixels->at + (ptrdiff_t)y * pixels->w, factors[3];
        for (int x = 0; x < pixels->w; x++) {
            uint32_t p = row[x];
            if (x % RUN == 0)
                light_at(lighting, (float)(x + RUN / 2) - stone->x * (float)pixels->w,
                         (float)y - stone->y * (float)pixels->h, factors);
            row[x] = 0xFF000000 | lit_channel(p >> 16 & 255, factors[0], lift[0]) << 16 |
                     lit_channel(p >> 8 & 255, factors[1], lift[1]) << 8 |
                     lit_channel(p & 255, factors[2], lift[2]);
        }
    }
}

void pixels_light_stone(Pixels *pixels, const StoneLight *stone)
{
    Lighting lighting = {.pixels = pixels, .stone = stone};
    fill_lighting(&lighting);
    crew_work(light_band, &lighting, (pixels->h + BAND - 1) / BAND);
}

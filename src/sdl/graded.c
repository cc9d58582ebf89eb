/* Everything is a table: the ramp by red, and what each channel adds to each. */
#include "graded.h"

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

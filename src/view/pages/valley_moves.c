#include "view/pages/valley_moves.h"

#include <math.h>

static const float turn = 6.2831853f;

/* 0 <= result < 1, of two numbers. */
static float chance(uint32_t a, uint32_t b)
{
    uint32_t x = a * 0x9E3779B1u ^ (b + 0x7F4A7C15u) * 0x85EBCA77u;
    x = (x ^ x >> 15) * 0x2C1B3C6Du;
    x = (x ^ x >> 12) * 0x297A2D39u;
    return (float)((x ^ x >> 15) >> 8) / 16777216.f;
}

/* How often something with a period of its own has begun anew, and how far it is since, 0..1. */
typedef struct Cycle {
    uint32_t count;
    float share;
} Cycle;

static Cycle cycle_of(double now, double period, float ahead)
{
    double passed = now / period + (double)ahead;
    return (Cycle){(uint32_t)passed, (float)(passed - floor(passed))};
}

ValleyMote valley_spark(int index, double now)
{
    uint32_t who = (uint32_t)index;
    double period = .4 + .5 * (double)chance(who, 1);
    Cycle cycle = cycle_of(now, period * 2.5, chance(who, 2)); /* dark for most of the time */
    float lit = cycle.share * 2.5f;
    if (lit >= 1)
        return (ValleyMote){0};
    float down = powf(chance(who, cycle.count + 10), .6f), y = 470 + 390 * down;
    RiverPlace river = valley_river(y);
    float off = chance(who, cycle.count + 20) * 1.4f - .7f;
    return (ValleyMote){.at = {river.middle + off * river.half, y},
                        .size = (4 + 7 * chance(who, cycle.count + 30)) * (.5f + .6f * down),
                        .alpha = sinf(lit * turn / 2)};
}

ValleyMote valley_blade(int index, double now)
{
    uint32_t who = (uint32_t)index + 1000;
    float x = 960 + 630 * ((float)index + .8f * chance(who, 1)) / VALLEY_BLADES;
    double period = 2.8 + 1.4 * (double)chance(who, 2);
    float wind = sinf((cycle_of(now, period, chance(who, 3)).share) * turn);
    int lean = (int)floorf(wind * 2 + .5f) + VALLEY_LEANS / 2;
    return (ValleyMote){.at = {x, valley_crest_line(x) + 16 + 8 * chance(who, 4)},
                        .size = 1,
                        .alpha = 1,
                        .picture = (int)(chance(who, 5) * VALLEY_TUFTS) * VALLEY_LEANS + lean};
}

ValleyMote valley_bird(int index, double now)
{
    static const Point flock[VALLEY_BIRDS] = {{0, 0},    {-34, -15}, {-66, 9},
                                              {-98, -9}, {-48, 26},  {-128, 17}};
    enum { FROM = 640, WIDE = 1064, FIRST_X = 1255 };
    Cycle cross = cycle_of(now, 90, (FIRST_X - FROM) / (float)WIDE);
    Cycle beat = cycle_of(now, 3.2, chance((uint32_t)index, 7)); /* 1.2 s of flapping, a glide */
    float flap = beat.share * 3.2f / 1.2f, sway = sinf(cross.share * turn * 3 + (float)index);
    int wing = 1;
    if (flap < 1)
        wing = (int)roundf((1 - cosf(flap * turn * 3)) / 2 * (VALLEY_WINGS - 1));
    return (ValleyMote){
        .at = {FROM + WIDE * cross.share + flock[index].x,
               190 + flock[index].y + 10 * sway - 40 * chance(cross.count, 9) * cross.share},
        .size = .75f + .12f * (float)(index % 3),
        .alpha = .85f,
        .picture = wing};
}

float valley_grazing(int index, double now)
{
    uint32_t who = (uint32_t)index + 2000;
    double period = 4 + 5 * (double)chance(who, 1);
    Cycle cycle = cycle_of(now, 2 * period, .5f * chance(who, 2));
    float fade = .2f / (float)(2 * period);
    if (cycle.share < .5f)
        return 0;
    if (cycle.share > 1 - fade)
        return (1 - cycle.share) / fade;
    return fminf(1, (cycle.share - .5f) / fade);
}

int valley_head(double now)
{
    static const int turned[] = {2, 1, 0, 0, 1, 2, 3, 4, 4, 3, 2};
    enum { LENGTH = sizeof turned / sizeof turned[0] };
    Cycle cycle = cycle_of(now, 16, 0);
    float since = (cycle.share - .45f - .25f * chance(cycle.count, 40)) * 16;
    if (since >= 0 && since < 5) /* .9 s each way, and a look between */
        return turned[(int)(since / 5 * LENGTH)];
    float flick = (cycle.share - .18f) * 16;
    return flick >= 0 && flick < .25f ? VALLEY_EAR : VALLEY_HEADS / 2;
}

ValleyMote valley_breath(double now)
{
    /* Ahead by half a breath: a valley that stands still, at 0, shows none. */
    float since = cycle_of(now, 4.2, .5f).share * 4.2f / 1.6f;
    if (since >= 1)
        return (ValleyMote){0};
    return (ValleyMote){
        .at = {1146 - 34 * since, 500 + 6 * since}, .size = 40 + 30 * since, .alpha = 1 - since};
}

float valley_drift(double now, float scale)
{
    double steps = floor(now / .16);
    return (float)fmod(steps / (double)scale, VALLEY_W);
}

float valley_flame(double now)
{
    static const float strengths[] = {1, .95f, .90f};
    uint32_t step = (uint32_t)(now * 8);
    return strengths[(int)(chance(step, 77) * 3)];
}

/* Small mathematics of the painter: scalars, vectors, colour ramps. Colours are Vec3 (red, green,
 * blue in x, y, z) from 0 to 1 in the screen's own (gamma) space: a painter mixes what he sees.
 * Only plain C floats, no fast-math, so that the same pixels come out on each run. */
#ifndef PAINTER_MATHS_H
#define PAINTER_MATHS_H

#include <math.h>
#include <stdint.h>

#define PI 3.14159265358979f

typedef struct Vec2 {
    float x, y;
} Vec2;
typedef struct Vec3 {
    float x, y, z;
} Vec3;

/* A colour ramp: `count` colours 0xRRGGBB, evenly spaced from 0 to 1. */
typedef struct Ramp {
    int count;
    uint32_t colours[8];
} Ramp;

static inline float clampf(float x, float low, float high)
{
    return x < low ? low : x > high ? high : x;
}

static inline float saturate(float x)
{
    return clampf(x, 0, 1);
}

static inline float mixf(float a, float b, float t)
{
    return a + (b - a) * t;
}

/* 0 at `from`, 1 at `to`, smooth between; `from` may be the larger one. */
static inline float smooth_step(float from, float to, float x)
{
    float t = saturate((x - from) / (to - from));
    return t * t * (3 - 2 * t);
}

/* The smaller of two distances, rounded within `k` where they are nearly equal. */
static inline float smooth_min(float a, float b, float k)
{
    float h = fmaxf(k - fabsf(a - b), 0) / k;
    return fminf(a, b) - h * h * k * 0.25f;
}

static inline Vec2 vec2(float x, float y)
{
    return (Vec2){x, y};
}

static inline Vec2 vec2_add(Vec2 a, Vec2 b)
{
    return vec2(a.x + b.x, a.y + b.y);
}

static inline Vec2 vec2_sub(Vec2 a, Vec2 b)
{
    return vec2(a.x - b.x, a.y - b.y);
}

static inline Vec2 vec2_scale(Vec2 a, float s)
{
    return vec2(a.x * s, a.y * s);
}

static inline Vec2 vec2_mix(Vec2 a, Vec2 b, float t)
{
    return vec2(mixf(a.x, b.x, t), mixf(a.y, b.y, t));
}

static inline float vec2_dot(Vec2 a, Vec2 b)
{
    return a.x * b.x + a.y * b.y;
}

static inline float vec2_length(Vec2 a)
{
    return sqrtf(vec2_dot(a, a));
}

static inline float vec2_distance(Vec2 a, Vec2 b)
{
    return vec2_length(vec2_sub(a, b));
}

static inline Vec2 vec2_normalize(Vec2 a)
{
    float length = vec2_length(a);
    return length > 0 ? vec2_scale(a, 1 / length) : a;
}

static inline Vec3 vec3(float x, float y, float z)
{
    return (Vec3){x, y, z};
}

static inline Vec3 vec3_add(Vec3 a, Vec3 b)
{
    return vec3(a.x + b.x, a.y + b.y, a.z + b.z);
}

static inline Vec3 vec3_sub(Vec3 a, Vec3 b)
{
    return vec3(a.x - b.x, a.y - b.y, a.z - b.z);
}

static inline Vec3 vec3_scale(Vec3 a, float s)
{
    return vec3(a.x * s, a.y * s, a.z * s);
}

static inline Vec3 vec3_mul(Vec3 a, Vec3 b)
{
    return vec3(a.x * b.x, a.y * b.y, a.z * b.z);
}

static inline Vec3 vec3_mix(Vec3 a, Vec3 b, float t)
{
    return vec3(mixf(a.x, b.x, t), mixf(a.y, b.y, t), mixf(a.z, b.z, t));
}

static inline float vec3_dot(Vec3 a, Vec3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

static inline float vec3_length(Vec3 a)
{
    return sqrtf(vec3_dot(a, a));
}

static inline Vec3 vec3_normalize(Vec3 a)
{
    float length = vec3_length(a);
    return length > 0 ? vec3_scale(a, 1 / length) : a;
}

/* The light of the whole world: from the upper left front; x right, y up, z to the viewer. */
static inline Vec3 light_direction(void)
{
    return vec3_normalize(vec3(-0.58f, 0.72f, 0.38f));
}

/* The colour 0xRRGGBB. */
static inline Vec3 colour(uint32_t rgb)
{
    return vec3((float)(rgb >> 16 & 255) / 255, (float)(rgb >> 8 & 255) / 255,
                (float)(rgb & 255) / 255);
}

/* The ramp's colour at `t`, clamped to 0..1. */
static inline Vec3 ramp_at(const Ramp *ramp, float t)
{
    float place = saturate(t) * (float)(ramp->count - 1);
    int i = (int)place;
    if (i >= ramp->count - 1)
        return colour(ramp->colours[ramp->count - 1]);
    return vec3_mix(colour(ramp->colours[i]), colour(ramp->colours[i + 1]), place - (float)i);
}

#endif

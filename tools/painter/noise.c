#include "noise.h"

uint32_t hash32(uint32_t x)
{
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    return x ^ x >> 16;
}

static float unit_of(uint32_t bits)
{
    return (float)(bits >> 8) * (1.0f / 16777216.0f);
}

float hash2(int x, int y, uint32_t seed)
{
    return unit_of(hash32((uint32_t)x * 0x9E3779B1u ^ hash32((uint32_t)y * 0x85EBCA6Bu + seed)));
}

static float fade(float t)
{
    return t * t * t * (t * (t * 6 - 15) + 10);
}

static float noise2_corners(float x, float y, const int column[2], const int row[2], uint32_t seed)
{
    float u = fade(x - floorf(x)), v = fade(y - floorf(y));
    float top = mixf(hash2(column[0], row[0], seed), hash2(column[1], row[0], seed), u);
    float bottom = mixf(hash2(column[0], row[1], seed), hash2(column[1], row[1], seed), u);
    return mixf(top, bottom, v);
}

float noise2(float x, float y, uint32_t seed)
{
    int column = (int)floorf(x), row = (int)floorf(y);
    return noise2_corners(x, y, (int[]){column, column + 1}, (int[]){row, row + 1}, seed);
}

float noise3(Vec3 p, uint32_t seed)
{
    int layer = (int)floorf(p.z);
    uint32_t below = seed + (uint32_t)layer * 7919u;
    return mixf(noise2(p.x, p.y, below), noise2(p.x, p.y, below + 7919u), fade(p.z - (float)layer));
}

float fbm2(float x, float y, uint32_t seed, int octaves)
{
    float sum = 0, weight = 0.5f, total = 0;
    for (int i = 0; i < octaves; i++) {
        sum += weight * noise2(x, y, seed + (uint32_t)i * 101u);
        total += weight;
        x = x * 2.03f + 7.1f; /* not quite doubled, so that the octaves' grids never line up */
        y = y * 2.03f + 3.3f;
        weight *= 0.5f;
    }
    return sum / total;
}

float fbm3(Vec3 p, uint32_t seed, int octaves)
{
    float sum = 0, weight = 0.5f, total = 0;
    for (int i = 0; i < octaves; i++) {
        sum += weight * noise3(p, seed + (uint32_t)i * 101u);
        total += weight;
        p = vec3_add(vec3_scale(p, 2.03f), vec3(7.1f, 3.3f, 5.7f));
        weight *= 0.5f;
    }
    return sum / total;
}

static int wrap(int i, int period)
{
    int rest = i % period;
    return rest < 0 ? rest + period : rest;
}

static float noise2_periodic(float x, float y, int period, uint32_t seed)
{
    int column = (int)floorf(x), row = (int)floorf(y);
    int columns[2] = {wrap(column, period), wrap(column + 1, period)};
    int rows[2] = {wrap(row, period), wrap(row + 1, period)};
    return noise2_corners(x, y, columns, rows, seed);
}

float fbm2_periodic(float x, float y, int period, uint32_t seed, int octaves)
{
    float sum = 0, weight = 0.5f, total = 0;
    for (int i = 0; i < octaves; i++) {
        sum += weight * noise2_periodic(x, y, period, seed + (uint32_t)i * 101u);
        total += weight;
        x *= 2;
        y *= 2;
        period *= 2;
        weight *= 0.5f;
    }
    return sum / total;
}

Chance chance_start(uint32_t seed)
{
    return (Chance){hash32(seed + 0x9E3779B9u)};
}

static uint32_t chance_bits(Chance *chance)
{
    uint32_t state = chance->state;
    chance->state = state * 747796405u + 2891336453u;
    uint32_t word = (state >> ((state >> 28) + 4) ^ state) * 277803737u;
    return word >> 22 ^ word;
}

float chance_unit(Chance *chance)
{
    return unit_of(chance_bits(chance));
}

float chance_range(Chance *chance, float low, float high)
{
    return low + (high - low) * chance_unit(chance);
}

int chance_below(Chance *chance, int count)
{
    return (int)((uint64_t)chance_bits(chance) * (uint64_t)count >> 32);
}

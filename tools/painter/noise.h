/* Chance that is the same on each run: hashes, smooth value noise and random streams. Nothing here
 * has state of its own; a Chance is a value that its owner carries. */
#ifndef PAINTER_NOISE_H
#define PAINTER_NOISE_H

#include "maths.h"

uint32_t hash32(uint32_t x);

/* 0 <= result < 1, of the grid point (x, y). */
float hash2(int x, int y, uint32_t seed);

/* Smooth value noise from 0 to 1, one cell a unit. */
float noise2(float x, float y, uint32_t seed);
float noise3(Vec3 p, uint32_t seed);

/* Sum of `octaves` noises, each of half the weight and about twice the frequency; 0 to 1. */
float fbm2(float x, float y, uint32_t seed, int octaves);
float fbm3(Vec3 p, uint32_t seed, int octaves);

/* The same, repeating every `period` cells (whole numbers >= 1) in x and y. */
float fbm2_periodic(float x, float y, int period, uint32_t seed, int octaves);

typedef struct Chance {
    uint32_t state;
} Chance;

Chance chance_start(uint32_t seed);
float chance_unit(Chance *chance);                         /* 0 <= result < 1 */
float chance_range(Chance *chance, float low, float high); /* low <= result < high */
int chance_below(Chance *chance, int count);               /* 0 <= result < count */

#endif

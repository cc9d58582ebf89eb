/* Pieces of the valley. Wind, water and fire are beds that are read from anywhere and led into
 * themselves, so that they need no seam; the rest are calls, one bird or one chirp each. */
#include "cues.h"
#include "instruments.h"

#include <math.h>

enum { BED = 6 }; /* seconds */

static Sound wind(void)
{
    Random chance = random_from(200);
    Sound air = low_6(white(&chance, BED), 900), gust = slow(&chance, BED, .4), f = silence(BED);
    Sound grass = band(white(&chance, BED), 3200, .7);
    for (int i = 0; i < f.count; i++)
        f.at[i] = 400 + 50 * fmax(-2, fmin(gust.at[i], 2));
    moving_band(air, f, .9);
    add(air, grass, 0, .01);
    return low(high(air, 70), 4000);
}

static Sound water(void)
{
    Random chance = random_from(201);
    Rate rate = {240, NULL};
    Sound sound = silence(BED);
    add(sound, stream(&chance, BED, rate, .0007, .0045, 2.8), 0, 1);
    add(sound, grained(band(white(&chance, BED), 480, .5), slow(&chance, BED, 1), .15), 0, .05);
    add(sound, grained(band(white(&chance, BED), 2600, .6), slow(&chance, BED, 3), .2), 0, .014);
    return sound;
}

static Sound camp_fire(void)
{
    Random chance = random_from(202);
    Sound sound = times(flames(&chance, BED), .55);
    add(sound, crackles(&chance, BED, 5.5), 0, .5);
    return sound;
}

static Sound far_off(Sound call)
{
    return in_room(call, (Room){-10, 1.6, 3600, .5});
}

/* A slow fluted phrase, far above. */
static Sound thrush(uint64_t seed)
{
    static const char *const notes[] = {"D6", "F6", "G6", "A6", "C7"};
    Random chance = random_from(seed);
    Sound sound = silence(2);
    double t = 0;
    for (int k = chance_whole(&chance, 3, 5); k > 0; k--) {
        double f = hz(notes[chance_whole(&chance, 0, 4)]), d = chance_between(&chance, .1, .24);
        double from = f * chance_between(&chance, .93, 1),
               to = f * chance_between(&chance, 1, 1.06);
        add(sound, chirp(from, to, d, 1, -24), t, 1);
        t += d + chance_between(&chance, .03, .08);
    }
    for (int k = 0; k < 3; k++)
        add(sound, chirp(4200 + 500 * k, 5200, .03, 1, -30), t + .045 * k, .3);
    return far_off(sound);
}

static Sound thrush_1(void)
{
    return thrush(211);
}

static Sound thrush_2(void)
{
    return thrush(212);
}

static Sound thrush_3(void)
{
    return thrush(213);
}

/* Two notes told over and over. */
static Sound warbler(void)
{
    Random chance = random_from(221);
    Sound sound = silence(2.2);
    double t = 0;
    for (int k = 0; k < 7; k++) {
        double f = chance_unit(&chance) < .45 ? 4600 : 3900;
        add(sound, chirp(f * 1.18, f, .085, .5, -30), t, 1);
        t += chance_between(&chance, .2, .235);
    }
    return far_off(low_6(sound, 4800));
}

static Sound cuckoo(void)
{
    Sound sound = silence(.9);
    add(sound, chirp(680, 670, .11, 1, -22), 0, 1);
    add(sound, chirp(556, 548, .17, 1, -22), .36, 1);
    return far_off(low_6(sound, 4800));
}

/* Three strokes, louder one by one. */
static Sound cricket(void)
{
    Sound sound = silence(.2);
    for (int k = 0; k < 3; k++) {
        Sound stroke = silence(.017);
        for (int i = 0; i < stroke.count; i++) {
            double t = (double)i / RATE, u = (double)i / stroke.count;
            stroke.at[i] = sin(2 * PI * 4650 * (1 - .012 * u) * t) * pow(sin(PI * u), .8);
        }
        add(sound, stroke, .034 * k, gain(2 * k - 4));
    }
    return low_6(sound, 6500);
}

const Recipe valley_recipes[] = {
    {"wind", -12, false, wind},
    {"water", -12, false, water},
    {"camp-fire", -12.5, false, camp_fire},
    {"thrush-1", -7, false, thrush_1},
    {"thrush-2", -7, false, thrush_2},
    {"thrush-3", -7, false, thrush_3},
    {"warbler", -13, false, warbler},
    {"cuckoo", -11, false, cuckoo},
    {"cricket", -10, false, cricket},
};
const int valley_recipe_count = sizeof valley_recipes / sizeof *valley_recipes;
const int valley_bed_count = 3;

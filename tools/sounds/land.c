/* The land's own sounds: water, leaves, fire, birds; and what is shaken or drawn over stone. Most
 * are many small ones at moments of chance. */
#include "instruments.h"

#include <math.h>

/* The next moment of chance after `t`, or one behind the end. */
static double next_moment(Random *chance, double t, double seconds, Rate rate)
{
    do
        t += chance_exponential(chance) / rate.most;
    while (t < seconds && rate.shape && chance_unit(chance) >= rate.shape->at[(int)(t * RATE)]);
    return t;
}

Sound bubble(double r, double rise)
{
    double f = 3 / r, d = .13 / r + .0072 * pow(r, -1.5);
    Sound sound = silence(fmin(.35, 6.2 / d));
    int up = (int)(RATE / f / 4) < 2 ? 2 : (int)(RATE / f / 4);
    for (int i = 0; i < sound.count; i++) {
        double t = (double)i / RATE;
        sound.at[i] = exp(-d * t) * sin(2 * PI * f * (t + .5 * rise * d * t * t));
        sound.at[i] *= fmin(1, (double)i / (up - 1));
    }
    return sound;
}

Sound stream(Random *chance, double seconds, Rate rate, double small, double large, double power)
{
    Sound sound = silence(seconds + .4);
    for (double t = next_moment(chance, 0, seconds, rate); t < seconds;
         t = next_moment(chance, t, seconds, rate)) {
        double r = small * pow(large / small, pow(chance_unit(chance), power));
        double loud = pow(r / .002, 1.3) * pow(chance_unit(chance), 2.2);
        if (rate.shape)
            loud *= rate.shape->at[(int)(t * RATE)];
        add(sound, bubble(r, chance_between(chance, .02, .14)), t, loud);
    }
    return sound;
}

Sound leaves(Random *chance, double seconds, double peak, double density)
{
    Sound sound = silence(seconds + .06), shape = swell(seconds, peak, 1.2);
    Rate rate = {density, &shape};
    double power = 0;
    for (double t = next_moment(chance, 0, seconds, rate); t < seconds;
         t = next_moment(chance, t, seconds, rate)) {
        double d = chance_between(chance, .0015, .008);
        double f = 1900 * pow(5600 / 1900., chance_unit(chance));
        Sound leaf = shaped(white(chance, 5 * d), hump(5 * d, .15 * d, d));
        add(sound, band(leaf, f, 1.3), t, exp(-.7 * chance_exponential(chance)));
    }
    for (int i = 0; i < sound.count; i++)
        power += sound.at[i] * sound.at[i];
    Sound air = band(white(chance, seconds + .06), 2800, .8);
    add(sound, air, 0, sqrt(power / sound.count));
    for (int i = 0; i < sound.count; i++) {
        double s = i < shape.count ? shape.at[i] : 0;
        sound.at[i] *= pow(.12 + .88 * s, .8) * fmin(1, 6 * s);
    }
    return loudest_1(low_6(sound, 6500));
}

/* The wings of one bird that goes up: faster and softer. */
static Sound wings(Random *chance, int flaps, double rate, double f)
{
    Sound sound = silence(flaps / rate + .25);
    double t = 0;
    for (int k = 0; k < flaps; k++) {
        double d = .055 * (1 - .04 * k);
        Sound puff = shaped(white(chance, d), swell(d, .35 * d, 1.5)), feathers = copy_of(puff);
        band(puff, f * chance_between(chance, .9, 1.15), .9);
        add(puff, band(feathers, 2.4 * f, 1), 0, .3);
        add(sound, puff, t, gain(-1.6 * k));
        t += (1 - .03 * k) / rate * chance_between(chance, .94, 1.06);
    }
    return sound;
}

Sound chirp(double from, double to, double seconds, double curve, double second)
{
    Sound sound = silence(seconds);
    double phase = 0;
    for (int i = 0; i < sound.count; i++) {
        double u = (double)i / sound.count;
        phase += 2 * PI * from * pow(to / from, pow(u, curve)) / RATE;
        sound.at[i] = (sin(phase) + gain(second) * sin(2 * phase)) * pow(sin(PI * u), 1.3);
    }
    return sound;
}

Sound flight(Random *chance, int birds, double seconds)
{
    Sound sound = silence(seconds);
    for (int b = 0; b < birds; b++) {
        double at = seconds * .55 * b / birds * chance_between(chance, .8, 1.2);
        double far = gain(-1.6 * b), f = 2350 * pow(1.07, b) * chance_between(chance, .96, 1.04);
        int flaps = chance_whole(chance, 4, 6), calls = chance_whole(chance, 2, 3);
        add(sound, wings(chance, flaps, chance_between(chance, 9, 12), 900 * pow(1.06, b)), at,
            far);
        double t = at + .1;
        for (int c = 0; c < calls && b % 2 == 0; c++) {
            double up = chance_between(chance, 1.22, 1.38), d = chance_between(chance, .045, .07);
            add(sound, chirp(f, f * up, d, 1, -26), t, .55 * far * gain(-2.2 * c));
            t += chance_between(chance, .085, .12);
            f *= 1.035;
        }
    }
    return loudest_1(sound);
}

/* Energy comes with each shake and goes; beans collide by chance; each collision is a short noise
 * in a shell that rings. */
Sound rattle(Random *chance, double seconds, const Shake *shakes, int count)
{
    Sound sound = silence(seconds), force = silence(seconds);
    double energy = 0, level = 0;
    for (int s = 0; s < count; s++) {
        Sound shake = swell(shakes[s].width, .7 * shakes[s].width, 1.5);
        double sum = 0;
        for (int i = 0; i < shake.count; i++)
            sum += shake.at[i];
        add(force, shake, shakes[s].at, shakes[s].strength / sum);
    }
    for (int i = 0; i < sound.count; i++) {
        energy = energy * .9992 + force.at[i];
        if (chance_unit(chance) < .007 * fmin(1, energy * 6 + .02))
            level += energy * chance_between(chance, .4, 1);
        level *= .955;
        sound.at[i] = level * chance_between(chance, -1, 1);
    }
    Sound second = band_of(sound, 3900, 8.4), dull = low(copy_of(sound), 7000);
    band(sound, 2600, 7);
    add(sound, second, 0, .55);
    add(sound, dull, 0, .08);
    return loudest_1(sound);
}

Sound drag(Random *chance, double seconds, double from, double to, double q, double peak)
{
    Sound sound = grained(white(chance, seconds), slow(chance, seconds, 90), .5);
    Sound f = silence(seconds);
    for (int i = 0; i < f.count; i++)
        f.at[i] = from * pow(to / from, (double)i / f.count);
    return shaped(moving_band(sound, f, q), swell(seconds, seconds * peak, 1.5));
}

Sound crackles(Random *chance, double seconds, double rate)
{
    Sound sound = silence(seconds + .1);
    for (double t = .1 * chance_exponential(chance); t < seconds;
         t += chance_exponential(chance) / rate) {
        int burst = chance_unit(chance) < .3 ? chance_whole(chance, 2, 5) : 1;
        double loud = fmin(.9, exp(.7 * chance_normal(chance)) * .35), at = t;
        for (int k = 0; k < burst; k++) {
            double d = chance_between(chance, .0004, .0035);
            double f = 700 * pow(9, chance_unit(chance));
            Sound snap = faded(white(chance, 6 * d), 0, d), tone = band_of(snap, f, 3);
            add(times(snap, .35), tone, 0, 1.6);
            add(sound, snap, at, loud * chance_between(chance, .3, 1));
            at += chance_between(chance, .004, .03);
        }
    }
    return loudest_1(low_6(sound, 8000));
}

Sound flames(Random *chance, double seconds)
{
    Sound body = low(band(white(chance, seconds), 130, .8), 420);
    Sound hiss = band(white(chance, seconds), 2600, .5);
    Sound lap = slow(chance, seconds, 5), breath = slow(chance, seconds, 1.3);
    for (int i = 0; i < body.count; i++) {
        double m = fmax(.3, fmin(.65 + .3 * lap.at[i], 1.6));
        body.at[i] =
            body.at[i] * m * m + .018 * hiss.at[i] * pow(fmax(0, fmin(breath.at[i], 1.5)), 3);
    }
    return body;
}

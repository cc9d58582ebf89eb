/* What is blown or hummed. A note slides into its pitch, trembles a little, and is never steady. */
#include "instruments.h"

#include <math.h>

static double clamped(double value, double least, double most)
{
    return fmax(least, fmin(value, most));
}

/* 1 until the note ends, then down to 0 within its release. */
static double held(double t, double seconds, double release)
{
    double down = cos(PI / 2 * clamped((t - seconds) / release, 0, 1));
    return down * down;
}

typedef struct Breath {
    double slide, vibrato, release;
    double breath; /* dB of air */
    double soft;   /* 1: a bone flute; more: its upper partials are weaker */
} Breath;

static Sound flute(Random *chance, double f, double seconds, Breath breath)
{
    static const double db[] = {0, -15, -20, -31, -37, -44};
    double total = seconds + breath.release, phase = 0, beat = 0;
    Sound sound = silence(total), press = silence(total);
    Sound quick = slow(chance, total, 9), idle = slow(chance, total, 1.2);
    Sound drift = slow(chance, total, 1), flutter = slow(chance, total, 7);
    for (int i = 0; i < sound.count; i++) {
        double t = (double)i / RATE, late = clamped((t - .32) / .5, 0, 1);
        beat += 2 * PI * (4.7 + .35 * drift.at[i]) / RATE;
        double cents = breath.slide * exp(-t / .035) + 3.5 * quick.at[i] + 5 * idle.at[i] +
                       breath.vibrato * late * sin(beat) -
                       28 * clamped((t - seconds) / breath.release, 0, 1);
        double rise = 1 - exp(-t / .028);
        double e = rise * rise * held(t, seconds, breath.release) *
                   (1 - .18 * clamped(t / fmax(seconds, .1), 0, 1) + .05 * flutter.at[i]);
        phase += 2 * PI * f * pow(2, cents / 1200) / RATE;
        press.at[i] = e;
        e = fmax(0, e * (1 + .07 * late * sin(beat)));
        for (int k = 1; k <= 6 && f * k < 9000; k++)
            sound.at[i] +=
                gain(db[k - 1] * breath.soft) * pow(e, 1 + .35 * (k - 1)) * sin(k * phase + .3 * k);
    }
    Sound noise = white(chance, total), air = times(band_of(noise, f, 9), 2.2);
    add(air, band_of(noise, 2 * f, 8), 0, 1);
    add(air, low(band_of(noise, 2600, .7), 5200), 0, .35);
    air = grained(shaped(air, press), hump(total, .012, .03), gain(5));
    add(sound, air, 0, gain(breath.breath) * 3);
    return sound;
}

Sound bone(Random *chance, double f, double seconds, double slide, double release)
{
    return flute(chance, f, seconds, (Breath){slide, 13, release, -27, 1});
}

Sound gourd(Random *chance, double f, double seconds)
{
    return flute(chance, f, seconds, (Breath){-70, 8, .11, -24, 1.8});
}

/* The louder it is blown, the more of its partials speak; its mouth darkens them. */
Sound horn(Random *chance, double f, double seconds, double press)
{
    enum { PARTIALS = 24 };
    double release = .22, total = seconds + release, phase = 0;
    Sound sound = silence(total), air = white(chance, total), envelope = silence(total);
    Sound quick = slow(chance, total, 10), idle = slow(chance, total, 1.5);
    Sound flutter = slow(chance, total, 8);
    double body[PARTIALS + 1];
    for (int k = 1; k <= PARTIALS; k++)
        body[k] = gain(5 * exp(-pow((f * k - 620) / 330, 2)) - 10 * fmax(0, f * k / 2300 - 1));
    for (int i = 0; i < sound.count; i++) {
        double t = (double)i / RATE, over = clamped((t - seconds) / release, 0, 1);
        double cents = -85 * exp(-t / .045) + 22 * exp(-t / .11) * sin(2 * PI * 13 * t) +
                       5 * quick.at[i] + 6 * idle.at[i] - 60 * over * over;
        double rise = 1 - exp(-t / .075);
        double e = rise * rise * held(t, seconds, release) * press *
                   (.82 + .18 * sin(PI * clamped(t / seconds, 0, 1))) * (1 + .04 * flutter.at[i]);
        double tilt = 2.6 - 1.3 * clamped(e, 0, 1.2);
        phase += 2 * PI * f * pow(2, cents / 1200) / RATE;
        envelope.at[i] = e;
        for (int k = 1; k <= PARTIALS && f * k <= 6500; k++)
            sound.at[i] += body[k] * pow(k, -tilt) * e * sin(k * phase);
    }
    add(sound, shaped(low(band(air, 900, .6), 2600), envelope), 0, gain(-31) * 3);
    return sound;
}

Sound drone(Random *chance, double f, double seconds)
{
    Sound sound = silence(seconds);
    double edge = fmin(2.2, seconds / 3);
    for (int k = 1; k <= 8; k++) {
        double vowel = gain(6 * exp(-pow((f * k - 480) / 200, 2)) - 8 * fmax(0, f * k / 900 - 1));
        double level = vowel * pow(k, -1.5), phase = 0;
        Sound pitch = slow(chance, seconds, .6), strength = slow(chance, seconds, .5);
        for (int i = 0; i < sound.count; i++) {
            phase += 2 * PI * f * k * (1 + .0023 * pitch.at[i]) / RATE; /* 4 cents */
            sound.at[i] += level * (1 + .25 * strength.at[i]) * sin(phase);
        }
    }
    for (int i = 0; i < sound.count; i++) {
        double t = (double)i / RATE;
        double up = sin(PI / 2 * clamped(t / edge, 0, 1));
        double down = sin(PI / 2 * clamped((seconds - t) / edge, 0, 1));
        sound.at[i] *= (.8 + .2 * sin(2 * PI * .13 * t + f)) * up * up * down * down;
    }
    return sound;
}

#include "kit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_SOUNDS = 65536 };

static double *living[MAX_SOUNDS];
static int living_count;

static Sound sound_new(int count)
{
    Sound sound = {calloc((size_t)(count > 0 ? count : 1), sizeof(double)), count};
    if (!sound.at || living_count == MAX_SOUNDS) {
        fprintf(stderr, "aurochs-sounds: out of memory\n");
        exit(EXIT_FAILURE);
    }
    living[living_count++] = sound.at;
    return sound;
}

void sounds_drop(void)
{
    while (living_count > 0)
        free(living[--living_count]);
}

double chance_unit(Random *chance)
{
    return (double)(random_next(chance) >> 11) / 9007199254740992.;
}

double chance_between(Random *chance, double lowest, double highest)
{
    return lowest + (highest - lowest) * chance_unit(chance);
}

int chance_whole(Random *chance, int lowest, int highest)
{
    return lowest + (int)(chance_unit(chance) * (highest - lowest + 1));
}

/* The sum of many: no logarithm comes near the noise. */
double chance_normal(Random *chance)
{
    double sum = -6;
    for (int i = 0; i < 12; i++)
        sum += chance_unit(chance);
    return sum;
}

double chance_exponential(Random *chance)
{
    return -log(1 - chance_unit(chance));
}

double gain(double db)
{
    return pow(10, db / 20);
}

double hz(const char *note)
{
    static const int steps[] = {9, 11, 0, 2, 4, 5, 7}; /* of A to G above C */
    int step = steps[note[0] - 'A'] + 12 * (note[1] - '0');
    return 440 * pow(2, (step - 57) / 12.);
}

int samples(double seconds)
{
    return (int)lrint(seconds * RATE);
}

Sound silence(double seconds)
{
    return sound_new(samples(seconds));
}

Sound copy_of(Sound sound)
{
    Sound copy = sound_new(sound.count);
    memcpy(copy.at, sound.at, (size_t)sound.count * sizeof *sound.at);
    return copy;
}

Sound white(Random *chance, double seconds)
{
    Sound sound = silence(seconds);
    for (int i = 0; i < sound.count; i++)
        sound.at[i] = chance_normal(chance);
    return sound;
}

Sound slow(Random *chance, double seconds, double f)
{
    Sound sound = silence(seconds);
    int count = (int)fmax(4, floor(seconds * f * 2) + 4);
    double *points = sound_new(count + 1).at;
    for (int i = 0; i < count; i++)
        points[i] = chance_normal(chance);
    points[count] = points[count - 1];
    for (int i = 0; i < sound.count; i++) {
        double x = (count - 1.001) * i / fmax(1, sound.count - 1), u = x - floor(x);
        int at = (int)x;
        u = u * u * (3 - 2 * u);
        sound.at[i] = (points[at] * (1 - u) + points[at + 1] * u) * 1.15;
    }
    return sound;
}

Sound hump(double seconds, double attack, double decay)
{
    Sound sound = silence(seconds);
    for (int i = 0; i < sound.count; i++) {
        double t = (double)i / RATE;
        double up = t < attack ? .5 - .5 * cos(PI * t / attack) : 1;
        sound.at[i] = up * exp(-fmax(t - attack, 0) / decay);
    }
    return sound;
}

Sound swell(double seconds, double peak, double power)
{
    Sound sound = silence(seconds);
    for (int i = 0; i < sound.count; i++) {
        double t = (double)i / RATE;
        double up = sin(PI / 2 * fmin(t / peak, 1));
        double down = sin(PI / 2 * fmax(0, fmin((seconds - t) / (seconds - peak), 1)));
        sound.at[i] = up * up * pow(down, power);
    }
    return sound;
}

void add(Sound into, Sound what, double at, double level)
{
    int from = samples(at);
    for (int i = 0; i < what.count && from + i < into.count; i++)
        into.at[from + i] += level * what.at[i];
}

Sound times(Sound sound, double level)
{
    for (int i = 0; i < sound.count; i++)
        sound.at[i] *= level;
    return sound;
}

Sound shaped(Sound sound, Sound by)
{
    for (int i = 0; i < sound.count; i++)
        sound.at[i] *= i < by.count ? by.at[i] : 0;
    return sound;
}

Sound grained(Sound sound, Sound by, double depth)
{
    for (int i = 0; i < sound.count && i < by.count; i++)
        sound.at[i] *= 1 + depth * by.at[i];
    return sound;
}

Sound faded(Sound sound, double from, double decay)
{
    for (int i = 0; i < sound.count; i++)
        sound.at[i] *= exp(-fmax((double)i / RATE - from, 0) / decay);
    return sound;
}

Sound loudest_1(Sound sound)
{
    double peak = 0;
    for (int i = 0; i < sound.count; i++)
        peak = fmax(peak, fabs(sound.at[i]));
    return times(sound, peak > 0 ? 1 / peak : 0);
}

/* y = b0 x + b1 x' + b2 x'' - a1 y' - a2 y'' */
typedef struct Filter {
    double b0, b1, b2, a1, a2;
} Filter;

static Sound filtered(Sound sound, Filter f)
{
    double s1 = 0, s2 = 0;
    for (int i = 0; i < sound.count; i++) {
        double x = sound.at[i], y = f.b0 * x + s1;
        s1 = f.b1 * x - f.a1 * y + s2;
        s2 = f.b2 * x - f.a2 * y;
        sound.at[i] = y;
    }
    return sound;
}

Sound low(Sound sound, double f)
{
    double k = tan(PI * f / RATE), a = 1 + sqrt(2) * k + k * k;
    double b = k * k / a;
    return filtered(sound,
                    (Filter){b, 2 * b, b, 2 * (k * k - 1) / a, (1 - sqrt(2) * k + k * k) / a});
}

Sound low_6(Sound sound, double f)
{
    double k = tan(PI * f / RATE);
    return filtered(sound, (Filter){k / (1 + k), k / (1 + k), 0, (k - 1) / (1 + k), 0});
}

Sound high(Sound sound, double f)
{
    double k = tan(PI * f / RATE), a = 1 + sqrt(2) * k + k * k;
    return filtered(
        sound, (Filter){1 / a, -2 / a, 1 / a, 2 * (k * k - 1) / a, (1 - sqrt(2) * k + k * k) / a});
}

Sound band(Sound sound, double f, double q)
{
    double level = 1 / (1 + tan(PI * f / q / RATE)), w = 2 * PI * f / RATE;
    return filtered(sound, (Filter){1 - level, 0, level - 1, -2 * level * cos(w), 2 * level - 1});
}

Sound band_of(Sound sound, double f, double q)
{
    return band(copy_of(sound), f, q);
}

Sound moving_band(Sound sound, Sound f, double q)
{
    double lower = 0, middle = 0, damp = 1 / q;
    for (int i = 0; i < sound.count; i++) {
        double c = 2 * sin(PI * fmin(f.at[i < f.count ? i : f.count - 1], RATE / 7.) / RATE);
        lower += c * middle;
        middle += c * (sound.at[i] - lower - damp * middle);
        sound.at[i] = damp * middle;
    }
    return sound;
}

double decay_of(double f, double inner, double rest)
{
    return 1 / (PI * f * inner + rest);
}

/* What a hammer that touches for a while makes of it: half a sine, of sum 1. */
static void soften(Sound sound, double contact)
{
    int count = samples(contact) < 2 ? 2 : samples(contact);
    Sound plain = copy_of(sound);
    double pulse[512], sum = 0;
    for (int i = 0; i < count; i++)
        sum += pulse[i] = sin(PI * (i + .5) / count);
    for (int i = 0; i < sound.count; i++) {
        double y = 0;
        for (int k = 0; k < count && k <= i; k++)
            y += plain.at[i - k] * pulse[k];
        sound.at[i] = y / sum;
    }
}

Sound modes(double seconds, const Mode *list, int count, Stroke stroke)
{
    Sound sound = silence(seconds);
    double slide = stroke.bend_time > 0 ? stroke.bend_time : 1;
    for (int m = 0; m < count; m++) {
        double level = gain(list[m].db), bend = stroke.bend * slide, bent = bend;
        double dies = exp(-1 / (list[m].decay * RATE)), straightens = exp(-1 / (slide * RATE));
        for (int i = 0; list[m].f < .45 * RATE && level > 1e-7 && i < sound.count; i++) {
            double t = (double)i / RATE + bend - bent;
            sound.at[i] += level * sin(2 * PI * list[m].f * t);
            level *= dies;
            bent *= straightens;
        }
    }
    soften(sound, stroke.contact);
    return sound;
}

#include "measure.h"

#include <complex.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "loudness.h"

static const double pi = 3.14159265358979323846;

static double db(double value)
{
    return 20 * log10(fabs(value) + 1e-12);
}

/* In place; `count` is a power of two. */
static void transform(double complex *at, int count)
{
    for (int i = 1, j = 0; i < count; i++) {
        int bit = count >> 1;
        for (; j & bit; bit >>= 1)
            j ^= bit;
        j ^= bit;
        if (i < j) {
            double complex other = at[i];
            at[i] = at[j];
            at[j] = other;
        }
    }
    for (int size = 2; size <= count; size *= 2)
        for (int k = 0; k < size / 2; k++) {
            double complex turn = cexp(-2 * pi * I * k / size);
            for (int i = k; i < count; i += size) {
                double complex a = at[i], b = at[i + size / 2] * turn;
                at[i] = a + b;
                at[i + size / 2] = a - b;
            }
        }
}

/* The spectrum of a sound with silence behind it, the caller's. */
static double complex *spectrum(const float *sound, int count, int size)
{
    double complex *at = calloc((size_t)size, sizeof *at);
    for (int i = 0; i < count && i < size; i++)
        at[i] = sound[i];
    transform(at, size);
    return at;
}

/* How the meter weighs a frequency: of an impulse's answer. */
static double complex *weighting(int size, int rate)
{
    double *impulse = calloc((size_t)size, sizeof *impulse);
    double complex *at = calloc((size_t)size, sizeof *at);
    impulse[0] = 1;
    loudness_weigh(impulse, size, rate);
    for (int i = 0; i < size; i++)
        at[i] = impulse[i];
    free(impulse);
    transform(at, size);
    return at;
}

static int power_of_two(int count)
{
    int size = 1;
    while (size < count)
        size *= 2;
    return size;
}

static double centroid(const float *sound, int count, int rate)
{
    int size = power_of_two(count);
    double complex *at = spectrum(sound, count, size), *weight = weighting(size, rate);
    double sum = 0, all = 0;
    for (int i = 1; i < size / 2; i++) {
        double power = pow(cabs(at[i] * weight[i]), 2);
        sum += power * i * rate / size;
        all += power;
    }
    free(at);
    free(weight);
    return sum / all;
}

Loudness measure_loudness(const float *sound, int channels, int frames, int rate)
{
    double *wide = calloc((size_t)frames, sizeof *wide);
    double *power = calloc((size_t)frames, sizeof *power);
    for (int channel = 0; channel < channels; channel++) {
        for (int i = 0; i < frames; i++)
            wide[i] = (double)sound[channels * i + channel];
        loudness_add(wide, frames, rate, power);
    }
    Loudness loudness = {loudness_most(power, frames, rate), loudness_all(power, frames, rate)};
    free(wide);
    free(power);
    return loudness;
}

double measure_peak(const float *sound, int from, int to)
{
    double most = 0;
    for (int i = 2 * from; i < 2 * to; i++)
        most = fmax(most, fabs((double)sound[i]));
    return most;
}

double measure_step(const float *sound, int frames)
{
    double most = 0;
    for (int i = 2; i < 2 * frames; i++)
        most = fmax(most, fabs((double)sound[i] - (double)sound[i - 2]));
    return most;
}

/* The loudest, of a sound with silence behind it; on a small speaker. */
static double most_loud(const float *sound, int count, int rate, bool small)
{
    int room = count + rate / 5;
    float *wide = calloc((size_t)room, sizeof *wide);
    memcpy(wide, sound, (size_t)count * sizeof *wide);
    /* 24 dB an octave: two of second order */
    static const double qs[] = {.5411961, 1.3065630};
    for (int f = 0; small && f < 2; f++) {
        double k = tan(pi * 250 / rate), a = 1 + k / qs[f] + k * k, s1 = 0, s2 = 0;
        for (int i = 0; i < room; i++) {
            double x = (double)wide[i], y = x / a + s1;
            s1 = -2 * x / a - 2 * (k * k - 1) / a * y + s2;
            s2 = x / a - (1 - k / qs[f] + k * k) / a * y;
            wide[i] = (float)y;
        }
    }
    double loud = measure_loudness(wide, 1, room, rate).most;
    free(wide);
    return loud;
}

/* The largest value at four times the rate. */
static double true_peak(const float *sound, int count)
{
    enum { REACH = 16, TAPS = 2 * REACH + 1 };
    double taps[4][TAPS], peak = 0;
    for (int i = 0; i < 4 * TAPS; i++) {
        double x = pi * (i / TAPS / 4. - (i % TAPS - REACH));
        double window = .5 + .5 * cos(x / (REACH + 1));
        taps[i / TAPS][i % TAPS] = (fabs(x) < 1e-9 ? 1 : sin(x) / x) * window;
    }
    for (int i = 0; i < 4 * count; i++) {
        double value = 0;
        for (int k = 0; k < TAPS; k++) {
            int at = i / 4 + k - REACH;
            if (at >= 0 && at < count)
                value += (double)sound[at] * taps[i % 4][k];
        }
        peak = fmax(peak, fabs(value));
    }
    return peak;
}

Measure measure_sound(const float *sound, int count, int rate)
{
    Measure m = {.seconds = (double)count / rate, .first = sound[0], .last = sound[count - 1]};
    double peak = true_peak(sound, count), tail = 0;
    for (int i = 0; i < count; i++) {
        m.mean += sound[i] / (double)count;
        if (i >= count - rate / 1000)
            tail = fmax(tail, fabs(sound[i]));
    }
    m.peak = db(peak);
    m.tail = db(tail / peak);
    m.loud = most_loud(sound, count, rate, false);
    m.lost = m.loud - most_loud(sound, count, rate, true);
    m.centroid = centroid(sound, count, rate);
    return m;
}

double measure_hz(const char *note)
{
    static const int steps[] = {9, 11, 0, 2, 4, 5, 7};
    return 440 * pow(2, (steps[note[0] - 'A'] + 12 * (note[1] - '0') - 57) / 12.);
}

double measure_cents(const float *sound, int count, int rate, double f)
{
    enum { SIZE = 1 << 18 };
    float *windowed = malloc((size_t)count * sizeof *windowed);
    double best = 0, most = -1;
    for (int i = 0; i < count; i++)
        windowed[i] = sound[i] * (float)(.5 - .5 * cos(2 * pi * i / count));
    double complex *at = spectrum(windowed, count, SIZE);
    for (int i = 1; i < SIZE / 2; i++) {
        double cents = 1200 * log2((double)i * rate / SIZE / f);
        if (fabs(cents) < 60 && cabs(at[i]) > most) {
            most = cabs(at[i]);
            best = cents;
        }
    }
    free(at);
    free(windowed);
    return best;
}

double measure_band(const float *sound, int count, int rate, double from, double to)
{
    int size = power_of_two(count);
    double complex *at = spectrum(sound, count, size);
    double band = 0, all = 0;
    for (int i = 1; i < size / 2; i++) {
        double power = pow(cabs(at[i]), 2), f = (double)i * rate / size;
        band += f >= from && f < to ? power : 0;
        all += power;
    }
    free(at);
    return db(band / all) / 2;
}

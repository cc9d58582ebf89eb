#include "loudness.h"

#include <math.h>

#define PI 3.14159265358979323846

typedef struct Biquad {
    double b0, b1, b2, a1, a2, s1, s2;
} Biquad;

static double pass(Biquad *f, double x)
{
    double y = f->b0 * x + f->s1;
    f->s1 = f->b1 * x - f->a1 * y + f->s2;
    f->s2 = f->b2 * x - f->a2 * y;
    return y;
}

/* The standard gives coefficients for 48 kHz; these are the analogue filters behind them, so that
 * any rate will do. */
static Biquad shelf(int rate)
{
    double q = .7071752369554196, k = tan(PI * 1681.974450955533 / rate);
    double high = pow(10, 3.999843853973347 / 20), mid = pow(high, .4996667741545416);
    double a = 1 + k / q + k * k;
    return (Biquad){(high + mid * k / q + k * k) / a,
                    2 * (k * k - high) / a,
                    (high - mid * k / q + k * k) / a,
                    2 * (k * k - 1) / a,
                    (1 - k / q + k * k) / a,
                    0,
                    0};
}

static Biquad bass(int rate)
{
    double q = .5003270373238773, k = tan(PI * 38.13547087602444 / rate);
    double a = 1 + k / q + k * k;
    return (Biquad){1, -2, 1, 2 * (k * k - 1) / a, (1 - k / q + k * k) / a, 0, 0};
}

void loudness_weigh(double *sound, int count, int rate)
{
    Biquad head = shelf(rate), ear = bass(rate);
    for (int i = 0; i < count; i++)
        sound[i] = pass(&ear, pass(&head, sound[i]));
}

void loudness_add(const double *sound, int count, int rate, double *power)
{
    Biquad head = shelf(rate), ear = bass(rate);
    for (int i = 0; i < count; i++) {
        double y = pass(&ear, pass(&head, sound[i]));
        power[i] += y * y;
    }
}

static double lufs(double power)
{
    return -.691 + 10 * log10(power);
}

double loudness_most(const double *power, int count, int rate)
{
    int span = rate / 5;
    double sum = 0, most = 0;
    for (int i = 0; i < count; i++) {
        sum += power[i] - (i < span ? 0 : power[i - span]);
        most = fmax(most, sum);
    }
    return lufs(most / span);
}

/* The mean of the blocks of 400 ms, each begun 100 ms after the last, that are above a gate. */
static double gated(const double *power, int count, int rate, double gate)
{
    int span = rate * 2 / 5, blocks = 0;
    double sum = 0;
    for (int from = 0; from + span <= count; from += rate / 10) {
        double block = 0;
        for (int i = 0; i < span; i++)
            block += power[from + i] / span;
        if (lufs(block) > gate) {
            sum += block;
            blocks++;
        }
    }
    return blocks ? lufs(sum / blocks) : -HUGE_VAL;
}

double loudness_all(const double *power, int count, int rate)
{
    double all = gated(power, count, rate, -70);
    return all == -HUGE_VAL ? all : gated(power, count, rate, all - 10);
}

/* What is struck or plucked: sums of modes. */
#include "instruments.h"

#include <math.h>
#include <stdbool.h>

Sound wood(Random *chance, double f, double contact)
{
    static const double ratio[] = {1, 1.47, 2.11, 2.57, 3.4}, db[] = {0, -5, -9, -11, -15};
    Mode list[5];
    for (int i = 0; i < 5; i++) {
        double shift = 1 + .02 * chance_normal(chance);
        list[i] = (Mode){f * ratio[i] * shift, db[i], decay_of(f * ratio[i], .03, 22)};
    }
    list[0].f = f;
    return modes(.25, list, 5, (Stroke){.contact = contact});
}

Sound slab(double f, double contact)
{
    static const double ratio[] = {1, 1.83, 2.71, 3.9, 5.3, 7.6}, db[] = {0, -4, -7, -11, -15, -20};
    Mode list[6];
    for (int i = 0; i < 6; i++)
        list[i] = (Mode){f * ratio[i], db[i], decay_of(f * ratio[i], .022, 30)};
    return modes(.3, list, 6, (Stroke){.contact = contact});
}

Sound log_drum(double f, double contact, double seconds, double bright)
{
    const Mode tongue[] = {{f, 0, decay_of(f, .0055, 3.2)},
                           {f * 1.006, -9, decay_of(f, .0055, 4.5)},
                           {f * 2.572, -9 + bright, decay_of(f * 2.572, .01, 9)},
                           {f * 4.644, -16 + bright, decay_of(f * 4.644, .013, 20)},
                           {f * 6.267, -18 + bright, decay_of(f * 6.267, .015, 30)}};
    const Mode knock[] = {{f * 1.62, -9, .02}, {f * 3.3, -11, .012}};
    Sound sound = modes(seconds, tongue, 5, (Stroke){.contact = contact});
    add(sound, modes(seconds, knock, 2, (Stroke){.contact = contact * .6}), 0, 1);
    return sound;
}

Sound stone(double f, double seconds)
{
    const Mode bar[] = {{f, 0, decay_of(f, .0011, .9)},
                        {f * 1.0035, -8, decay_of(f, .0011, 1.1)},
                        {f * 2.756, -11, decay_of(f * 2.756, .0014, 2.2)},
                        {f * 2.771, -19, decay_of(f * 2.76, .0014, 2.6)},
                        {f * 5.404, -19, decay_of(f * 5.404, .0019, 5)},
                        {f * 8.933, -27, decay_of(f * 8.933, .0025, 9)},
                        {f * 3.64, -25, decay_of(f * 3.64, .003, 6)}};
    static const Mode grit[] = {{1900, -17, .006}, {3150, -20, .004}, {4400, -25, .003}};
    Sound sound = modes(seconds, bar, 7, (Stroke){.contact = .00035});
    add(sound, modes(.1, grit, 3, (Stroke){.contact = .0004}), 0, 1);
    return sound;
}

/* The modes without a nodal line move most air and die first; they are the ones that a stroke in
 * the middle wakes. */
Sound skin(Random *chance, double f, double place)
{
    static const struct {
        Mode mode;
        bool ring;
    } of[] = {{{1, 0, .1}, true},         {{1.593, -5, .19}, false},  {{2.136, -9, .15}, false},
              {{2.296, -5, .085}, true},  {{2.653, -13, .11}, false}, {{2.918, -16, .07}, false},
              {{3.156, -18, .08}, false}, {{3.501, -20, .06}, false}, {{3.6, -10, .06}, true},
              {{4.06, -24, .05}, false}};
    enum { COUNT = sizeof of / sizeof *of };
    Mode list[COUNT];
    double peak = 0;
    for (int i = 0; i < COUNT; i++) {
        double less = of[i].ring ? -9 * place : -14 * (1 - place) + 3;
        list[i] =
            (Mode){f * of[i].mode.f, of[i].mode.db + less, of[i].mode.decay * (1 - .35 * place)};
    }
    Sound sound = modes(.9, list, COUNT, (Stroke){.002 * (1 - .7 * place), .055, .045});
    for (int i = 0; i < sound.count; i++)
        peak = fmax(peak, fabs(sound.at[i]));
    Sound slap = shaped(white(chance, .09), hump(.09, .0015, .012 + .008 * (1 - place)));
    add(sound, band(slap, 420 + 700 * place, 1.1), 0, gain(-13 + 5 * place) * peak * 3);
    return sound;
}

Sound bow(double f, double seconds)
{
    enum { PARTIALS = 14 };
    Mode list[PARTIALS];
    for (int k = 1; k <= PARTIALS; k++) {
        double mouth = 4 * exp(-pow((f * k - 750) / 420, 2));
        double db = 20 * log10(fabs(sin(.21 * PI * k)) + .02) - 23 * log10(k) + mouth;
        list[k - 1] = (Mode){f * k * (1 + .00012 * k * k), db, .42 / (1 + .3 * (k - 1))};
    }
    Sound sound = modes(seconds, list, PARTIALS, (Stroke){.0016, .006, .05});
    for (int i = 0; i < sound.count; i++) /* it is damped at the end */
        sound.at[i] *= fmin(1, (seconds - (double)i / RATE) / .2);
    return sound;
}

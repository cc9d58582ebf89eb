/* What all sounds are made with: chance, noise, envelopes, filters, modes that ring, a room of
 * rock, and how a sound ends. A sound is mono at RATE. All of them live until sounds_drop; whoever
 * runs out of memory ends the program. Everything is computed in double and rounded once, at the
 * end, to 16 bits: the last digits of a C library's sine do not reach a byte of a file. */
#ifndef SOUNDS_KIT_H
#define SOUNDS_KIT_H

#include "core/random.h"

#define PI 3.14159265358979323846
#define RATE 48000

typedef struct Sound {
    double *at;
    int count;
} Sound;

/* Chance of the project's own generator: the same from the same seed, everywhere. */
double chance_unit(Random *chance); /* 0..1, never 1 */
double chance_between(Random *chance, double low, double high);
int chance_whole(Random *chance, int low, int high); /* low..high, both may come */
double chance_normal(Random *chance);                /* mean 0, deviation 1 */
double chance_exponential(Random *chance);           /* mean 1 */

double gain(double db);
double hz(const char *note); /* "A4" is 440; naturals only */
int samples(double seconds);

/* Ends the life of all sounds there are. */
void sounds_drop(void);

Sound silence(double seconds);
Sound copy_of(Sound sound);
Sound white(Random *chance, double seconds);

/* A smooth random curve of deviation 1 that turns about `f` times a second. */
Sound slow(Random *chance, double seconds, double f);

/* Envelopes: a quick rise and an exponential fall; one that rises to 1 at `peak` and falls to 0 at
 * the end, the faster the greater `power`. */
Sound hump(double seconds, double attack, double decay);
Sound swell(double seconds, double peak, double power);

/* Adds `what` from `at` seconds on; what sticks out is cut. */
void add(Sound into, Sound what, double at, double level);

/* The following change the sound that they are given, and return it. */
Sound times(Sound sound, double level);
Sound shaped(Sound sound, Sound by);                 /* where `by` ends it is silent */
Sound grained(Sound sound, Sound by, double depth);  /* times 1 + depth * by */
Sound faded(Sound sound, double from, double decay); /* dies away from a moment on */
Sound loudest_1(Sound sound);                        /* scaled so that its peak is 1 */
Sound low(Sound sound, double f);                    /* 12 dB an octave */
Sound low_6(Sound sound, double f);                  /* 6 dB */
Sound high(Sound sound, double f);
Sound band(Sound sound, double f, double q); /* 0 dB at f */
Sound moving_band(Sound sound, Sound f, double q);

/* The same of a copy. */
Sound band_of(Sound sound, double f, double q);

/* A way something rings when it is struck. */
typedef struct Mode {
    double f, db, decay; /* Hz, dB, time constant in seconds */
} Mode;

typedef struct Stroke {
    double contact;         /* seconds that the hammer touches: the longer, the darker */
    double bend, bend_time; /* how much too high it begins, and for how long */
} Stroke;

Sound modes(double seconds, const Mode *list, int count, Stroke stroke);

/* The decay of a mode by what its matter swallows and what its rest takes. */
double decay_of(double f, double inner, double rest);

typedef struct Room {
    double wet;  /* dB */
    double t60;  /* seconds */
    double dark; /* Hz: above that it swallows */
    double tail; /* seconds that are added */
} Room;

/* A shelter of rock: six early reflections and four delays that feed each other. */
Sound in_room(Sound sound, Room room);

/* The same, its nearest walls `size` times as far. */
Sound in_cave(Sound sound, Room room, double size);

/* No DC, no needless bass or treble, cut where it has died away to `floor` dB below its loudest,
 * with ramps at both ends. */
Sound finished(Sound sound, double floor, double top);

/* At half the rate; nothing above 11 kHz is left. */
Sound halved(Sound sound);

#endif

/* The instruments: wood, stone, skin, bone, horn, string, water, leaves, birds, rattle, fire.
 * Ratios and decays are those of plates, bars and skins as acoustics has them, the rest is ours.
 * Frequencies in Hz, lengths in seconds, radii in metres. */
#ifndef SOUNDS_INSTRUMENTS_H
#define SOUNDS_INSTRUMENTS_H

#include <stddef.h>

#include "kit.h"

/* Struck. `contact`: see Stroke. */
Sound wood(Random *chance, double f, double contact); /* a tile or a figure: dull, short */
Sound slab(double f, double contact);                 /* what lies below it */
Sound log_drum(double f, double contact, double seconds, double bright);
Sound stone(double f, double seconds);              /* a slate that rings, with a slow beat */
Sound skin(Random *chance, double f, double place); /* place 0: the middle, 1: the rim */
Sound bow(double f, double seconds);                /* plucked before the mouth */

/* Blown. `slide`: cents that a note begins off by. */
Sound bone(Random *chance, double f, double seconds, double slide, double release);
Sound gourd(Random *chance, double f, double seconds);
Sound horn(Random *chance, double f, double seconds, double press);

/* Hummed into a hollow. */
Sound drone(Random *chance, double f, double seconds);

/* So many a second; where `shape` is not NULL, times what it is at that moment, 0..1. */
typedef struct Rate {
    double most;
    const Sound *shape;
} Rate;

/* Water. */
Sound bubble(double radius, double rise);
Sound stream(Random *chance, double seconds, Rate rate, double small, double large, double power);

/* Many small ones: leaves in a swell that is greatest at `peak`; fire. */
Sound leaves(Random *chance, double seconds, double peak, double density);
Sound crackles(Random *chance, double seconds, double rate);
Sound flames(Random *chance, double seconds);

typedef struct Shake {
    double at, strength, width;
} Shake;

Sound rattle(Random *chance, double seconds, const Shake *shakes, int count);

/* Something drawn over stone: noise in a band that moves. `peak`: part of the time. */
Sound drag(Random *chance, double seconds, double from, double to, double q, double peak);

/* Birds. */
Sound chirp(double from, double to, double seconds, double curve, double second);
Sound flight(Random *chance, int birds, double seconds);

#endif

/* Loudness as ITU-R BS.1770 weighs it: a shelf for the head, a high-pass for what the ear does not
 * hear. Channels are weighed one by one and their power is added. */
#ifndef SOUNDS_LOUDNESS_H
#define SOUNDS_LOUDNESS_H

/* Weighs a channel, full scale being 1. */
void loudness_weigh(double *sound, int count, int rate);

/* Adds the weighted power of each sample to `power`. */
void loudness_add(const double *sound, int count, int rate, double *power);

/* The loudest 200 ms, LUFS, without gates: for cues. The ear adds up over 100 to 200 ms; 400 ms
 * would call a knock softer than it is heard. */
double loudness_most(const double *power, int count, int rate);

/* All of it, LUFS, with both gates; -HUGE_VAL where nothing passes them. */
double loudness_all(const double *power, int count, int rate);

#endif

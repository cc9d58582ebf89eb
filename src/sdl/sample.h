/* A sound as it lies in assets/sounds: mono, 16 bits or IMA ADPCM, at any rate. */
#ifndef SDL_SAMPLE_H
#define SDL_SAMPLE_H

#include <stdbool.h>

typedef struct Sample {
    float *at; /* -1..1 */
    int count, rate;
} Sample;

/* Loads assets/sounds/NAME.wav. False, with SDL's reason, where that cannot be. */
bool sample_load(Sample *sample, const char *name);
void sample_free(Sample *sample);

#endif

/* A sound of assets/sounds: mono, 16 bits or IMA ADPCM, brought to the mixer's rate when it is
 * read. */
#ifndef SDL_SAMPLE_H
#define SDL_SAMPLE_H

#include <stdbool.h>

enum { SAMPLE_RATE = 48000 }; /* Hz, of every sample that is loaded */

typedef struct Sample {
    float *at; /* -1..1 */
    int count, rate;
} Sample;

/* Loads assets/sounds/NAME.wav, of up to SAMPLE_RATE. False, with SDL's reason, where that cannot
 * be; the sample is empty then. */
bool sample_load(Sample *sample, const char *name);
void sample_free(Sample *sample);

#endif

#include "sample.h"

#include <SDL.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>

#include "core/utf8.h"
#include "play/assets.h"

#define PI 3.14159265358979
#define PASSED .9 /* of half of a file's rate */

enum { MOST_BYTES = 1 << 22, TAPS = 64 };

/* The samples as they lie in a file, SDL's; NULL with its reason. */
static uint8_t *read_wave(const char *file, SDL_AudioSpec *spec, uint32_t *size)
{
    char path[MAX_PATH_BYTES];
    size_t file_size;
    uint8_t *samples = NULL;
    char *bytes = asset_path(file, path) ? file_read(path, MOST_BYTES, &file_size) : NULL;
    if (!bytes) {
        SDL_SetError("%s: %s", file, strerror(errno));
        return NULL;
    }
    if (!SDL_LoadWAV_RW(SDL_RWFromConstMem(bytes, (int)file_size), 1, spec, &samples, size))
        samples = NULL;
    free(bytes);
    return samples;
}

/* A low-pass below half of the file's rate: a sinc under a Blackman window (-74 dB), for one place
 * between two samples, 0..1. The taps add up to 1. */
static void make_taps(float taps[TAPS], double place)
{
    double sum = 0;
    for (int i = 0; i < TAPS; i++) {
        double t = i - TAPS / 2 + 1 - place, turn = 2 * PI * t / TAPS;
        double window = .42 + .5 * cos(turn) + .08 * cos(2 * turn);
        taps[i] = (float)(window * (t == 0 ? PASSED : sin(PI * PASSED * t) / (PI * t)));
        sum += (double)taps[i];
    }
    for (int i = 0; i < TAPS; i++)
        taps[i] = (float)((double)taps[i] / sum);
}

/* Fills the sample with what lies at another rate. A drawn line or curve between samples would
 * mirror all of it above half of that rate. Silence of half the taps goes before and behind, so
 * that the filter is cut nowhere. */
static bool resample(Sample *sample, const int16_t *in, int count, int rate)
{
    int phases = SAMPLE_RATE, step = rate;
    for (int rest; (rest = phases % step) != 0; step = rest)
        phases = step;
    phases = SAMPLE_RATE / step; /* by their greatest common divisor */
    step = rate / step;
    float(*taps)[TAPS] = malloc((size_t)phases * sizeof *taps);
    int made = (int)((int64_t)(count + TAPS) * phases / step);
    sample->at = taps ? malloc((size_t)made * sizeof *sample->at) : NULL;
    for (int phase = 0; taps && phase < phases; phase++)
        make_taps(taps[phase], (double)phase / phases);
    for (int i = 0; sample->at && i < made; i++) {
        int64_t place = (int64_t)i * step;
        int first = (int)(place / phases) - TAPS + 1;
        const float *tap = taps[place % phases];
        float sum = 0;
        for (int k = first < 0 ? -first : 0; k < TAPS && first + k < count; k++)
            sum += tap[k] * (float)in[first + k];
        sample->at[i] = sum / 32768;
    }
    free(taps);
    sample->count = sample->at ? made : 0;
    return sample->at != NULL;
}

bool sample_load(Sample *sample, const char *name)
{
    char file[80];
    SDL_AudioSpec spec;
    uint32_t size;
    *sample = (Sample){.rate = SAMPLE_RATE};
    utf8_print(file, sizeof file, "sounds/%s.wav", name);
    uint8_t *bytes = read_wave(file, &spec, &size);
    if (!bytes)
        return false;
    int count = (int)(size / sizeof(int16_t));
    bool fits = spec.channels == 1 && spec.format == AUDIO_S16LSB && spec.freq > 0 &&
                spec.freq <= SAMPLE_RATE;
    int16_t *in = (int16_t *)(void *)bytes;
    for (int i = 0; fits && i < count; i++)
        in[i] = (int16_t)SDL_SwapLE16(in[i]);
    bool made = fits && resample(sample, in, count, spec.freq);
    SDL_FreeWAV(bytes);
    if (!fits)
        SDL_SetError("%s: not mono, not of 16 bits, or of more than %d Hz", file, SAMPLE_RATE);
    else if (!made)
        SDL_OutOfMemory();
    return made;
}

void sample_free(Sample *sample)
{
    free(sample->at);
    *sample = (Sample){0};
}

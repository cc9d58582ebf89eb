#include "sample.h"

#include <SDL.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "play/assets.h"

enum { MOST_BYTES = 1 << 22 };

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

bool sample_load(Sample *sample, const char *name)
{
    char file[80];
    SDL_AudioSpec spec;
    uint32_t size;
    *sample = (Sample){0};
    utf8_print(file, sizeof file, "sounds/%s.wav", name);
    uint8_t *bytes = read_wave(file, &spec, &size);
    if (!bytes)
        return false;
    int count = (int)(size / sizeof(int16_t));
    if (spec.channels == 1 && spec.format == AUDIO_S16LSB)
        sample->at = malloc((size_t)count * sizeof *sample->at);
    for (int i = 0; sample->at && i < count; i++) {
        int16_t value;
        memcpy(&value, bytes + 2 * i, sizeof value);
        sample->at[i] = (float)SDL_SwapLE16(value) / 32768;
    }
    SDL_FreeWAV(bytes);
    sample->count = sample->at ? count : 0;
    sample->rate = spec.freq;
    return sample->at || SDL_SetError("%s: not mono, or not of 16 bits", file);
}

void sample_free(Sample *sample)
{
    free(sample->at);
    *sample = (Sample){0};
}

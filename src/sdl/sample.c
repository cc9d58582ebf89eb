#include "sample.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "play/assets.h"

bool sample_load(Sample *sample, const char *name)
{
    char file[80], path[MAX_PATH_BYTES];
    SDL_AudioSpec spec;
    uint8_t *bytes;
    uint32_t size;
    *sample = (Sample){0};
    utf8_print(file, sizeof file, "sounds/%s.wav", name);
    if (!asset_path(file, path) || !SDL_LoadWAV(path, &spec, &bytes, &size))
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

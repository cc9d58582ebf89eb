/* WAV files: 16 bits, or IMA ADPCM, a quarter of that. */
#ifndef SOUNDS_WAVE_H
#define SOUNDS_WAVE_H

#include <stdbool.h>
#include <stdint.h>

/* False on error, with errno set. */
bool wave_write(const char *path, const int16_t *samples, int count, int rate);
bool wave_write_packed(const char *path, const int16_t *samples, int count, int rate);

#endif

#include "wave.h"

#include <stdio.h>
#include <string.h>

enum { FORMAT_PLAIN = 1, FORMAT_IMA = 0x11, BLOCK = 512, BLOCK_SAMPLES = (BLOCK - 4) * 2 + 1 };

static const int16_t steps[89] = {
    7,     8,     9,     10,    11,    12,    13,    14,    16,    17,    19,   21,    23,
    25,    28,    31,    34,    37,    41,    45,    50,    55,    60,    66,   73,    80,
    88,    97,    107,   118,   130,   143,   157,   173,   190,   209,   230,  253,   279,
    307,   337,   371,   408,   449,   494,   544,   598,   658,   724,   796,  876,   963,
    1060,  1166,  1282,  1411,  1552,  1707,  1878,  2066,  2272,  2499,  2749, 3024,  3327,
    3660,  4026,  4428,  4871,  5358,  5894,  6484,  7132,  7845,  8630,  9493, 10442, 11487,
    12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767};

static void put(FILE *file, uint32_t value, int bytes)
{
    for (int i = 0; i < bytes; i++)
        fputc((int)(value >> 8 * i & 255), file);
}

typedef struct Format {
    int format, rate, data, count; /* bytes of data, samples */
} Format;

static void put_head(FILE *file, Format f)
{
    bool packed = f.format == FORMAT_IMA;
    int align = packed ? BLOCK : 2, head = packed ? 20 : 16, fact = packed ? 12 : 0;
    fwrite("RIFF", 1, 4, file);
    put(file, (uint32_t)(4 + 8 + head + fact + 8 + f.data), 4);
    fwrite("WAVEfmt ", 1, 8, file);
    put(file, (uint32_t)head, 4);
    put(file, (uint32_t)f.format, 2);
    put(file, 1, 2);
    put(file, (uint32_t)f.rate, 4);
    put(file, (uint32_t)(packed ? f.rate * BLOCK / BLOCK_SAMPLES : f.rate * 2), 4);
    put(file, (uint32_t)align, 2);
    put(file, packed ? 4 : 16, 2);
    if (packed) {
        put(file, 2, 2);
        put(file, BLOCK_SAMPLES, 2);
        fwrite("fact", 1, 4, file);
        put(file, 4, 4);
        put(file, (uint32_t)f.count, 4);
    }
    fwrite("data", 1, 4, file);
    put(file, (uint32_t)f.data, 4);
}

static bool closed(FILE *file)
{
    bool good = !ferror(file);
    return fclose(file) == 0 && good;
}

bool wave_write(const char *path, const int16_t *samples, int count, int rate)
{
    FILE *file = fopen(path, "wb");
    if (!file)
        return false;
    put_head(file, (Format){FORMAT_PLAIN, rate, 2 * count, count});
    for (int i = 0; i < count; i++)
        put(file, (uint16_t)samples[i], 2);
    return closed(file);
}

/* What a decoder knows. */
typedef struct Coder {
    int value, step;
} Coder;

/* The four bits that come nearest, which the coder then knows as a decoder would. */
static int code(Coder *coder, int sample)
{
    static const int moves[8] = {-1, -1, -1, -1, 2, 4, 6, 8};
    int step = steps[coder->step], best = 0, best_value = 0, least = 1 << 30;
    for (int bits = 0; bits < 16; bits++) {
        int by = step >> 3;
        by += (bits & 4 ? step : 0) + (bits & 2 ? step >> 1 : 0) + (bits & 1 ? step >> 2 : 0);
        int value = coder->value + (bits & 8 ? -by : by);
        value = value > 32767 ? 32767 : value < -32768 ? -32768 : value;
        int off = value > sample ? value - sample : sample - value;
        if (off < least) {
            least = off;
            best = bits;
            best_value = value;
        }
    }
    coder->value = best_value;
    coder->step += moves[best & 7];
    coder->step = coder->step < 0 ? 0 : coder->step > 88 ? 88 : coder->step;
    return best;
}

static double error_of(Coder coder, const int16_t *samples, int count)
{
    double error = 0;
    for (int i = 1; i < count; i++) {
        code(&coder, samples[i]);
        error += (double)(coder.value - samples[i]) * (coder.value - samples[i]);
    }
    return error;
}

/* The step to begin a block with: the one that the first samples come out best with. */
static int best_step(const int16_t *samples, int count)
{
    int best = 0, ahead = count < 64 ? count : 64;
    double least = -1;
    for (int step = 0; step < 89; step++) {
        double error = error_of((Coder){samples[0], step}, samples, ahead);
        if (least < 0 || error < least) {
            least = error;
            best = step;
        }
    }
    return best;
}

bool wave_write_packed(const char *path, const int16_t *samples, int count, int rate)
{
    FILE *file = fopen(path, "wb");
    int blocks = (count + BLOCK_SAMPLES - 1) / BLOCK_SAMPLES;
    if (!file)
        return false;
    put_head(file, (Format){FORMAT_IMA, rate, blocks * BLOCK, count});
    for (int b = 0; b < blocks; b++) {
        int16_t block[BLOCK_SAMPLES] = {0};
        int from = b * BLOCK_SAMPLES, left = count - from;
        left = left < BLOCK_SAMPLES ? left : BLOCK_SAMPLES;
        memcpy(block, samples + from, (size_t)left * sizeof *block);
        Coder coder = {block[0], best_step(block, BLOCK_SAMPLES)};
        put(file, (uint16_t)block[0], 2);
        put(file, (uint32_t)coder.step, 2);
        for (int i = 1; i < BLOCK_SAMPLES; i += 2) {
            int first = code(&coder, block[i]);
            fputc(first | code(&coder, block[i + 1]) << 4, file);
        }
    }
    return closed(file);
}

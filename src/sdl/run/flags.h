/* The command line of the game. */
#ifndef SDL_FLAGS_H
#define SDL_FLAGS_H

#include <stdbool.h>
#include <stdint.h>

#include "view/words/tr.h"

typedef struct Flags {
    const char *file, *script, *trace;
    int width, height, scale; /* 0: as the options say */
    float think;              /* seconds that a computer's decision takes at most */
    bool full_screen, seeded, silent;
    uint64_t seed;
    Language language;
} Flags;

/* Reads the command line. Returns -1 to go on, or the exit code: 0 after --help and --version, 2
 * where something is wrong, which has then been said in one line. */
int flags_parse(Flags *flags, int argc, char **argv);

#endif

/* Whether two pictures of the game are the same. A hash says whether they are exactly; where
 * another version of FreeType sets the letters' edges a little differently they may still be close:
 * reduced to half their size, few pixels differ, and nowhere by much. "Nowhere" is what finds a
 * changed tile in a large picture: the bound holds for every small block. README.md says what the
 * bounds find. */
#ifndef TESTS_SHOTS_COMPARE_H
#define TESTS_SHOTS_COMPARE_H

#include <SDL.h>
#include <stdbool.h>
#include <stdint.h>

enum {
    COMPARE_BLOCK = 8,          /* pixels wide and high, of a reduced picture */
    COMPARE_MOST_DIFFERING = 8, /* percent of all pixels that may differ visibly */
    COMPARE_MOST_MEAN = 6, /* mean difference of a block's channels, 0..255, that is still close */
    COMPARE_VISIBLE = 4,   /* difference of a channel that counts as visible: a step of five bits */
};

typedef enum Likeness { SAME, CLOSE, DIFFERENT, OTHER_SIZE } Likeness;

typedef struct Comparison {
    Likeness likeness;
    double differing; /* percent of all pixels */
    double worst;     /* mean difference of the worst block */
    int x, y;         /* that block's left top, pixels */
} Comparison;

/* Of two reduced pictures. */
Comparison shots_compare(SDL_Surface *a, SDL_Surface *b);

/* A hash of size and pixels (FNV-1a): equal pictures have equal ones. */
uint64_t shots_hash(SDL_Surface *surface);

/* A copy of half the width and height, each pixel the mean of four, with the upper five bits of
 * each channel, spread over 0..255. NULL when a side is odd or memory is out. */
SDL_Surface *shots_reduce(SDL_Surface *surface);

/* A picture of where two pictures of one size differ, white on the darkened first; NULL when memory
 * is out. */
SDL_Surface *shots_difference(SDL_Surface *a, SDL_Surface *b);

#endif

/* A score: a text of lines "tempo BEATS" (a minute) or "PART note:beats ...". A note is a letter
 * and an octave, several joined by +, or d (middle) and t (rim) of the drum, or - for a rest; !
 * behind it is louder, ? softer. A bar line | is for the eye, but must stand where a bar of four
 * ends. */
#ifndef SOUNDS_SCORE_H
#define SOUNDS_SCORE_H

#include <stdbool.h>
#include <stddef.h>

typedef enum Part { PART_DRONE, PART_DRUM, PART_STONE, PART_FLUTE, PARTS } Part;

typedef struct Note {
    double at, beats;
    double loud;
    char name[8]; /* without ! and ? */
} Note;

enum { MAX_NOTES = 200 };

typedef struct Score {
    double tempo;
    int counts[PARTS];
    Note notes[PARTS][MAX_NOTES];
} Score;

/* False with one line in `fault` where the file cannot be read, a note is none, a bar has not four
 * beats, or a note is outside the mode: D E F G A B C. */
bool score_read(const char *path, Score *score, char *fault, size_t capacity);

/* Beats of a part. */
double score_length(const Score *score, Part part);

#endif

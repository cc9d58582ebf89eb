/* What lies in areas, counted: tiles, fish, animals, open ends. */
#ifndef VIEW_WORDS_CONTENTS_H
#define VIEW_WORDS_CONTENTS_H

#include <stddef.h>

#include "core/tileset.h"

typedef enum Thing {
    THING_MAMMOTHS = MAMMOTH,
    THING_AUROCHS = AUROCHS,
    THING_DEER = DEER,
    THING_TIGERS = TIGER,
    THING_TILES,
    THING_MUSHROOMS, /* groups */
    THING_FISH,
    THING_LAKES,
    THING_RAFT_LAKES,  /* that a raft makes count */
    THING_TRAPPED,     /* animals that the hunting trap covers */
    THING_IDLE_TIGERS, /* with no deer to take */
    THINGS
} Thing;

/* "3 tiles". All texts are cut at `capacity` bytes, between characters. */
void say_things(Thing thing, int count, char *text, size_t capacity);

/* "Tiger takes 1 deer", "Tigers take 2 deer". */
void say_tigers_take(int tigers, int deer, char *text, size_t capacity);

/* "2 deer safe from tigers". */
void say_deer_safe(int deer, char *text, size_t capacity);

/* "2 open ends", "No open end"; the same inside a sentence, "no open end". */
void say_open_ends(int open, char *text, size_t capacity);
void say_open_ends_within(int open, char *text, size_t capacity);

/* "4 tiles, 2 open ends"; "Ana and Bo, 2 open ends". */
void say_tiles_and_ends(int tiles, int open, char *text, size_t capacity);
void say_holders_and_ends(const char *holders, int open, char *text, size_t capacity);

#endif

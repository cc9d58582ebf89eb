/* What areas are called, and what becomes of them. Each kind of area has whole sentences of its
 * own: in other languages "a forest" and "a river" bend the words beside them differently. What the
 * second edition calls grassland is the first one's meadow; both are kinds here. */
#ifndef VIEW_WORDS_AREAS_H
#define VIEW_WORDS_AREAS_H

#include <stddef.h>

#include "core/ruleset.h"
#include "core/setup.h"
#include "core/tileset.h"

typedef enum AreaWord {
    AREA_FOREST,
    AREA_RIVER,
    AREA_SYSTEM, /* a river system */
    AREA_GRASSLAND,
    AREA_MEADOW,
    AREA_WORDS
} AreaWord;

/* What an edition calls the area of a zone: meadow, forest or river. */
AreaWord area_word(EditionId edition, ZoneKind kind);

/* "Free forest": nobody is there. "Shared forest". "Closed forest", of forests and rivers. */
const char *say_free(AreaWord word);
const char *say_shared(AreaWord word);
const char *say_closed(AreaWord word);

/* "Ana's forest". All texts are cut at `capacity` bytes, between characters. */
void say_whose(const Setup *setup, int player, AreaWord word, char *text, size_t capacity);

/* What a tile does: "Closes a forest", of forests and rivers; "Closes 2 areas"; "Contested forest";
 * "Joins forests"; "A larger forest", "A larger forest for Ana". */
const char *say_closes(AreaWord word);
void say_closes_several(int count, char *text, size_t capacity);
const char *say_contested(AreaWord word);
const char *say_joins(AreaWord word);
const char *say_larger(AreaWord word);
void say_larger_for(AreaWord word, const char *player, char *text, size_t capacity);

/* What comes of an area by it: "Ana will hold the forest", "Ana's forest grows", `player` NULL: it
 * is shared; "A free forest grows"; "Joins 2 forests"; "Joins forests in 2 places". */
void say_will_hold(AreaWord word, const char *player, char *text, size_t capacity);
void say_grows(AreaWord word, const char *player, char *text, size_t capacity);
const char *say_free_grows(AreaWord word);
void say_joins_parts(AreaWord word, int parts, char *text, size_t capacity);
void say_joins_in_places(AreaWord word, int places, char *text, size_t capacity);

/* "nobody's, worth 3, 4 and 5": points of areas joined, two or more. */
void say_unheld_worths(const int *points, int count, char *text, size_t capacity);

/* "2 open ends; once closed at least 12"; with `turn` closing it earns one, too. */
void say_worth_closed(int open, int least, bool turn, char *text, size_t capacity);

/* Of points that stand beside it: "so far; at least 12 once closed"; or below "So far". */
void say_so_far(int least, char *text, size_t capacity);
void say_least_closed(int least, char *text, size_t capacity);

/* Of forests and rivers that no tile left can close: "A shared forest cannot close", "Ana's
 * forest cannot close"; of whom they are, "Ana and Bo; no tile left fits". */
const char *say_shared_stays_open(AreaWord word);
void say_stays_open(AreaWord word, const char *player, char *text, size_t capacity);
void say_holders_stay_open(const char *players, char *text, size_t capacity);

/* "at the end, on this grassland". */
const char *say_at_the_end_on(AreaWord word);

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

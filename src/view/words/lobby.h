/* The words of the screens before and after a game: what is chosen, what is wrong with it, what was
 * played; and of menu and options. All texts are cut at `capacity` bytes, between characters. */
#ifndef VIEW_WORDS_LOBBY_H
#define VIEW_WORDS_LOBBY_H

#include <stddef.h>

#include "core/ruleset.h"
#include "play/seating.h"

/* "Version 0.1.0". */
void say_version(const char *version, char *text, size_t capacity);

/* "Family", and what that level of help shows, in one sentence. */
const char *say_help(Help help);
const char *say_help_rule(Help help);

/* What all are asked when the level is to change in the middle of a game; and what is said once it
 * has changed. */
void say_help_asked(Help help, char *text, size_t capacity);
void say_help_now(Help help, char *text, size_t capacity);

/* "Name 2: is too long", of a seat counted from 1; "Seed: at most 16 digits". */
void say_name_fault(int number, SeatingFault fault, char *text, size_t capacity);
const char *say_seed_fault(SeatingFault fault);

/* What a badge does: "Red: click for another colour". */
void say_badge(Colour colour, char *text, size_t capacity);

/* Who may sit on a seat: how strong ("person", "easy"), and what that one does, in one sentence. */
const char *say_strength(SeatKind kind);
const char *say_sitter(SeatKind kind);

/* What the button of a game alone against that computer does. */
const char *say_alone(SeatKind kind);

/* What choosing the computer, or all of `several`, for the next game means. */
const char *say_again(SeatKind kind, bool several);

/* What starts, and what becomes of a game that is not over: "Your unfinished game stays under Open
 * a game. 2 people, 1 computer, second edition". */
typedef struct Starting {
    EditionId edition;
    int people, computers;
    bool leaves; /* a game that is not over */
} Starting;

void say_start(const Starting *starting, char *text, size_t capacity);

/* "12 turns, second edition". */
void say_turns(EditionId edition, int turns, char *text, size_t capacity);

/* That letters cannot be larger than so many percent here. */
void say_scale_most(int percent, char *text, size_t capacity);

/* "125 %"; "Each tile 64 pixels wide". */
void say_percent(int percent, char *text, size_t capacity);
void say_tile_pixels(int pixels, char *text, size_t capacity);

/* "Second edition, seed 2a": what deals the same tiles again. */
void say_seeded(const char *edition, const char *seed, char *text, size_t capacity);

#endif

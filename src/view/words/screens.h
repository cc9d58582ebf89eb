/* The words of the screens round the game: title, seats, results, help. */
#ifndef VIEW_WORDS_SCREENS_H
#define VIEW_WORDS_SCREENS_H

#include "play/breakdown.h"
#include "play/seating.h"
#include "view/words/terms.h"

enum {
    SIGN_LINES = 5,
};

/* "Family", and what that level of help shows, in one sentence. */
const char *say_help(Help help);
const char *say_help_rule(Help help);

/* What a sign on the table means, `line` from 0; "" where the edition has it not. */
const char *say_sign(EditionId edition, int line);

/* A short word to stand beside the field at fault; "" for SEATING_OK. */
const char *say_seating_fault(SeatingFault fault);

/* A seat's name, or its colour's where the name is empty. */
const char *say_seat(const Seat *seat);

enum { BRIEF_LETTERS = 18, BRIEF_NAME = 4 * BRIEF_LETTERS + 4 };

/* What comes before the first space of a player's name. False, with `text` untouched, where that is
 * all of it or another player's name begins with the same letters. */
bool say_first_name(const Setup *setup, int player, char text[MAX_NAME]);

/* A player's name for a title that has room for so many letters, 1 to BRIEF_LETTERS: whole, or the
 * first name, or cut, the last letter a sign that more are left out. Returns `text`. */
const char *say_briefly(const Setup *setup, int player, int most, char text[BRIEF_NAME]);

/* The same in at most BRIEF_LETTERS letters, for names inside a sentence. */
const char *say_brief(const Setup *setup, int player, char text[BRIEF_NAME]);

/* "Ana, Bo and Cai"; `players`: bit 1 << player. */
void say_names(const Setup *setup, uint8_t players, char *text, size_t capacity);

/* "Ana wins the valley", "Ana, Bo and Cai share the valley"; `leaders`: bit 1 << player. All texts
 * below are cut at `capacity` bytes, between characters. */
void say_winners(const Setup *setup, uint8_t leaders, char *text, size_t capacity);

/* "Forests". */
const char *say_point_group(const Terms *terms, PointGroup group);

/* "3 rivers", "2 powers": areas that brought points of a group. */
void say_areas(const Terms *terms, PointGroup group, int count, char *text, size_t capacity);

/* "today at 14:05", "yesterday", "3 days ago"; both in seconds since 1970, `offset` seconds of
 * local time east of Greenwich. */
void say_when(int64_t then, int64_t now, int offset, char *text, size_t capacity);

/* The same for a list of dates: "today, 14:05", "yesterday, 14:05", "3 Nov, 14:05" or, of another
 * year than `now`'s, "3 Nov 2025". */
void say_date(int64_t then, int64_t now, int offset, char *text, size_t capacity);

#endif

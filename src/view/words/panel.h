/* The words of the table's panel, hints and history. All texts are cut at `capacity` bytes, between
 * characters. */
#ifndef VIEW_WORDS_PANEL_H
#define VIEW_WORDS_PANEL_H

#include "play/session.h"
#include "view/words/terms.h"

/* "23 land tiles left", "1 menhir tile left". */
void say_land_left(int count, char *text, size_t capacity);
void say_special_left(EditionId edition, int count, char *text, size_t capacity);

/* "2 of 7": steps of the final scoring, `step` from 1 on. */
void say_step(int step, int count, char *text, size_t capacity);

/* "Shaman: ...": a power's name with what it does. */
void say_power(const char *power, const char *rule, char *text, size_t capacity);

/* What a click on a player's row does: "Show Ana's pieces", or hide them; and in a second line what
 * the score marker beside the points says, which stands for `marker` points; 0: there is none. */
void say_row_tip(const char *player, bool shown, int marker, char *text, size_t capacity);

/* The same where the points that the end would bring lie with a flag below those so far, and no
 * marker: what these are. */
void say_brief_tip(const char *player, bool shown, char *text, size_t capacity);

/* "2 moves undone", or "12 turns back" where one looks at the past. */
void say_undone(const Session *session, bool back, char *text, size_t capacity);

/* "Turn 23 of 61", "Before turn 23 of 61" where its tile is not laid, or "After turn 22 of 61" of
 * the one that is over; counted are the tiles that were laid, so "Turn 62" of the one that is next;
 * and what playing on from there would forget ("" at the end). */
void say_position(const Session *session, bool after, char *text, size_t capacity);
void say_forgotten(const Session *session, char *text, size_t capacity);

/* How one looks back by the strip of history; `key` steps one move back. */
void say_ways_back(const char *key, char *text, size_t capacity);

/* Why nothing is played in the past; `button` leads out of it. */
void say_past(const char *button, char *text, size_t capacity);

/* What there is to choose from for the decision that is due, in a phase before PHASE_END: `key` is
 * the one that is named with it, that of the next cell or of no piece. `spots` can be chosen by
 * their numbers; `missing` is a number that was asked for and is not there, or 0. */
void say_choice(Phase phase, const char *key, int spots, int missing, char *text, size_t capacity);

#endif

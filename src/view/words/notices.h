/* What is said in passing after a move: tiles that left the game, an extra turn, what the shaman
 * asks, why no piece was asked for; and after a click that does nothing. */
#ifndef VIEW_WORDS_NOTICES_H
#define VIEW_WORDS_NOTICES_H

#include "core/events.h"
#include "core/query.h"

/* A move that was played. */
typedef struct Played {
    const Edition *edition;
    const Setup *setup;
    const Game *before, *after;
    Move move;
    const Events *events;
    bool known; /* that its player had no meeple left: why was told before */
} Played;

/* Whether an extra turn follows. */
bool played_again(const Played *played);

/* Whether nothing is to be told of it but what was told of its player's turn before. */
bool played_as_before(const Played *played);

/* What should be told of a move. False: nothing. All texts are cut at `capacity` bytes, between
 * characters. */
bool say_played(const Played *played, char *text, size_t capacity);

/* Why no piece was asked for after a person's move, a clause for each reason: "no hut left, its
 * forest is Bo's". False: one was, or the move asks for none. */
bool say_no_piece_why(const Played *played, char *text, size_t capacity);

/* What was given since the person's last decision, the newest first: "Meanwhile: Ben +4 (forest, 2
 * tiles), +3 (river, 3 tiles), Cat +1 (huts, 1 fish)." */
void say_meanwhile(const Setup *setup, const Award *awards, int count, char *text, size_t capacity);

/* Adds a sentence to what is told. */
void say_too(const char *sentence, char *text, size_t capacity);

/* "It fits here one way only." */
const char *say_one_way(void);

/* "A tile must touch another one." */
const char *say_must_touch(void);

/* "Only one of Ana's meeples can be taken back." */
void say_own_meeples_only(const Setup *setup, int player, char *text, size_t capacity);

#endif

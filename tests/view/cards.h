/* Games and rule cases whose every decision is seen with the cards of the table, and what is read
 * off a card's rows, in English. */
#ifndef TESTS_VIEW_CARDS_H
#define TESTS_VIEW_CARDS_H

#include "support.h"
#include "view/cards/card.h"

/* What is seen before a decision; `move` is the one that the game goes on with. */
typedef void (*SeeDecision)(void *context, TableView *view, Move move, Random *random);

/* What is seen at the end of a game. */
typedef void (*SeeEnd)(void *context, TableView *view);

/* Plays 200 games: both editions, 2 to 5 players, every level of help, some of them with few tiles
 * of the one or the other stack. */
void cards_each(SeeDecision see, SeeEnd end, void *context);

/* The same along the rules' cases. */
void cards_each_rule(SeeDecision see, SeeEnd end, void *context);

/* The first row with this text, or NULL; the one after `last`, where that is not NULL. */
const CardRow *cards_row(const Card *card, const char *text, const CardRow *last);

/* The kind of a word for an area; ZONE_LAKE for a river system, ZONE_NONE for no such word. */
ZoneKind cards_kind(const char *word, size_t length);

/* Whether a text is `begin`, a word for an area, and `end`; then its kind. */
bool cards_reads(const char *text, const char *begin, const char *end, ZoneKind *kind);

/* "2 open ends" at the start of a text: 2; "no open end": 0; -1 for anything else. */
int cards_open(const char *text);

/* The badge of a player. */
const char *cards_badge(const TableView *view, int player);

#endif

/* Where a card lies: near what it speaks of, which it never hides, on the land that matters least
 * to it; and the line that ties the two. */
#ifndef VIEW_TABLE_CARD_PLACE_H
#define VIEW_TABLE_CARD_PLACE_H

#include "view/board/chips.h"
#include "view/board/signs.h"
#include "view/cards/card.h"
#include "view/table/model.h"

/* There was no card; or one, that is remembered: the next one on the same lies there, if it can. */
void card_forget(CardUi *card);
void card_keep(CardUi *card, CardUi drawn);

/* Where it looks for its place. */
typedef struct CardRoom {
    Seek seek;
    const Chips *chips;
    bool roams; /* it may lie far off what it speaks of */
    float u;    /* pixels a logical unit */
} CardRoom;

/* The table's card: it lies beside what it speaks of, or in the panel where it would hide land, in
 * the shape that hides least; all of it is said as long as there is any room for that. */

typedef struct Telling {
    Card card;
    Rect anchor;    /* what it speaks of, pixels */
    Rect other;     /* a cell that it compares that with; w 0: none */
    bool tied;      /* to that, which the person has in hand; else it speaks of the lit area */
    bool asked;     /* for by a key or a click: it stays until it is put away */
    bool gives_way; /* the pointer goes through it, as it goes with the next motion of that */
} Telling;

typedef struct CardPlan {
    bool shown;  /* there is something to tell, and room for it */
    bool docked; /* in the panel */
    Telling telling;
    Rect place; /* pixels */
    CardRoom room;
} CardPlan;

/* What lies on the table already. */
typedef struct CardAmong {
    const Signs *signs;
    const Chips *chips;
    Rect notice;
    Arrange *arrange;
} CardAmong;

/* Puts the card in its place; in the model's layout the panel makes room for it where it lies
 * there. */
void card_put(const Frame *frame, TableModel *model, const Scene *scene, const CardAmong *among,
              CardPlan *plan);

/* Returns what is to be remembered of it. */
CardUi card_show(Frame *frame, const TableModel *model, const CardPlan *plan);

/* What is in hand, or else lit, pixels. */
Rect telling_anchor(const TableModel *model);

#endif

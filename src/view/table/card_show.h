/* The table's card: it lies beside what it speaks of, or in the panel where it would hide land, in
 * the shape that hides least; all of it is said as long as there is any room for that. */
#ifndef VIEW_TABLE_CARD_SHOW_H
#define VIEW_TABLE_CARD_SHOW_H

#include "view/cards/card.h"
#include "view/table/card_place.h"
#include "view/table/stage.h"

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

/* Puts the card in its place; in the stage's layout the panel makes room for it where it lies
 * there. */
void card_plan(const Frame *frame, TableStage *stage, const Scene *scene, const Signs *signs,
               const Chips *chips, CardPlan *plan);

/* Returns what is to be remembered of it. */
CardUi card_show(Frame *frame, const TableStage *stage, const CardPlan *plan);

/* What is in hand, or else lit, pixels. */
Rect telling_anchor(const TableStage *stage);

#endif

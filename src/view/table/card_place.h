/* Where a card lies: near what it speaks of, which it never hides, on the land that matters least
 * to it; and the line that ties the two. */
#ifndef VIEW_TABLE_CARD_PLACE_H
#define VIEW_TABLE_CARD_PLACE_H

#include "view/board/chips.h"
#include "view/board/signs.h"
#include "view/cards/card.h"
#include "view/table/model.h"

enum {
    MAX_CARD_GROUNDS = MAX_TILES + MAX_FRONTIER + MAX_CHIPS + MAX_PLAYERS + SIDES +
                       2 * ADVICE_PLACES + MAX_FINAL_LABELS + 11
};

/* There was no card; or one, that is remembered: the next one on the same lies there, if it can. */
void card_forget(CardUi *card);
void card_keep(CardUi *card, CardUi drawn);

typedef struct CardRoom {
    Rect anchor; /* what the card speaks of, pixels */
    Rect other;  /* a cell that it compares that with; w 0: none */
    Rect within;
    bool tied;  /* else it speaks of the lit area, and lies anywhere off its tiles */
    bool roams; /* though tied, it lies wherever it hides least, however far off */
    bool
        listed; /* what it speaks of has a line in the panel: it rather lies farther than on land */
    Rect before; /* where a card on the same thing lay in the frame before; w 0: there was none */
    float u;     /* pixels a logical unit */
    int count, first_chip, chip_count; /* chips lie together */
    Obstacle obstacles[MAX_CARD_GROUNDS];
} CardRoom;

/* Adds the table's land, cells, chips, thumbnails and the places of a hint as grounds to a room
 * that has none yet. The chips at the edge of what is seen are put. */
void card_room(const Frame *frame, const TableModel *model, const Signs *signs, const Chips *chips,
               CardRoom *room);

/* That much must not be hidden: a tooltip, a question. */
void card_room_keep(CardRoom *room, Rect rect);

/* The best place for a card of this size, pixels. False where it would hide what it speaks of, or
 * what must not be hidden. */
bool card_place(const CardRoom *room, Point size, Rect *place);

/* How much of a card there lies on laid tiles, 0..1. */
float card_over_land(const TableModel *model, Rect card);

/* Whether it lies over a chip. */
bool card_over_chip(const CardRoom *room, Rect card);

/* The line with a dot that ties a card to what it speaks of; none where it would cross a chip, or
 * half of the window. */
void card_draw_tie(Frame *frame, const TableModel *model, const CardRoom *room, Rect card);

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

/* Puts the card in its place; in the model's layout the panel makes room for it where it lies
 * there. */
void card_plan(const Frame *frame, TableModel *model, const Scene *scene, const Signs *signs,
               const Chips *chips, CardPlan *plan);

/* Returns what is to be remembered of it. */
CardUi card_show(Frame *frame, const TableModel *model, const CardPlan *plan);

/* What is in hand, or else lit, pixels. */
Rect telling_anchor(const TableModel *model);

#endif

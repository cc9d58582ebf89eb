/* What the table's card tells now, and of what. */
#ifndef VIEW_TABLE_TELLING_H
#define VIEW_TABLE_TELLING_H

#include "view/cards/card.h"
#include "view/table/stage.h"

typedef struct Telling {
    Card card;
    Rect anchor;    /* what it speaks of, pixels */
    Rect other;     /* a cell that it compares that with; w 0: none */
    bool tied;      /* to that, which the person has in hand; else it speaks of the lit area */
    bool asked;     /* for by a key or a click: it stays until it is put away */
    bool gives_way; /* the pointer goes through it, as it goes with the next motion of that */
} Telling;

/* False: there is nothing to tell. */
bool telling_make(const TableStage *stage, const Scene *scene, Telling *telling);

/* What is in hand, or else lit, pixels. */
Rect telling_anchor(const TableStage *stage);

/* Where pointer or keys look, pixels; x < 0: not at the board. */
Point telling_looked_at(const TableStage *stage);

#endif

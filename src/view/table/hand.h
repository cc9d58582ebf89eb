/* The hand on the mouse, or on the keys: where it points, what it holds down, and whether it has
 * moved since something happened. Only these functions write HandUi. */
#ifndef VIEW_TABLE_HAND_H
#define VIEW_TABLE_HAND_H

#include "view/kit/input.h"
#include "view/state/screens.h"
#include "view/state/table.h"
#include "view/table/stage.h"

#define DRAG_UNITS 5 /* logical units: farther than this a held button drags */

/* A new game: it points nowhere. */
void hand_reset(HandUi *hand);

/* Another position lies there; `same`: of the same game. The pointer rests until it moves. */
void hand_anew(HandUi *hand, bool same);

/* A move is shown: the pointer came here to play, not to look or to choose a spot. */
void hand_moved(HandUi *hand);

/* It has put back what it carried, and holds nothing over the board until it moves. */
void hand_rest(HandUi *hand);

/* A button that is held now goes up over something else. */
void hand_let_go(HandUi *hand);

/* It has left the board, for a widget or the world outside. */
void hand_leave(HandUi *hand);

/* The last press was a key's, or a button's. */
void hand_keyed(HandUi *hand, bool key);

/* The keys choose from now on, or the pointer. */
void hand_by_keys(HandUi *hand, bool keys);

/* The pointer is at a place now. If it has moved by more than a hair it chooses again, unless a
 * move `waits` for its tick; true then. */
bool hand_stir(HandUi *hand, Point at, bool waits);

/* It moves over the board; by more than `far` pixels with a button down, but the right one, it
 * drags. Returns by how much, 0 and 0 where it does not. */
Point hand_move(HandUi *hand, Point at, float far);

/* The wheel turns over a cell, by steps or, on a touchpad, by parts of one. Returns which way the
 * tile is to be turned, up 1, or 0: with what was left over of the same way there it is no whole
 * step yet. */
int hand_wheel(HandUi *hand, Cell cell, float steps);

/* A button goes down. */
typedef struct HandPress {
    const Input *input;
    float far;  /* pixels: beyond them it drags */
    bool lays;  /* a tile is to be laid, ... */
    bool waits; /* ... or what was chosen waits for its tick */
    bool early; /* what came before is still in the air, and hides where it could be laid */
    int at;     /* the session's position */
} HandPress;

void hand_press(HandUi *hand, const HandPress *press);

/* The button goes up; true where that was a click. */
bool hand_release(HandUi *hand);

/* What is dragged from the panel over to the board: the tile in hand, or a piece from its button. A
 * tile that is dropped does what a click there would do; a piece that is dropped on the tile just
 * laid stands where it is shown. Elsewhere they are put back. Only these functions write CarryUi.
 */

/* Nothing is carried. */
void carry_end(CarryUi *carry);

/* What is carried is put back: nothing is held over the board until the pointer moves. */
void carry_put_back(TableUi *table);

/* Where a piece that is carried would stand: on the spot of its role that is pointed at, or,
 * anywhere else on the tile just laid (on the board or in the panel), on its button's; -1: nowhere.
 */
int carry_spot(const Frame *frame, const TableStage *stage);

/* Whether what is carried would be laid or put by a release now. */
bool carry_counts(const Frame *frame, const TableStage *stage);

/* What an input means to it; true when there is nothing else to do with the input. */
bool carry_handle(const Screen *screen, const TableStage *stage, WidgetEvent event,
                  const Input *input, Intent *intent);

/* Draws it at the pointer, over everything, unless the tile lies over a cell. */
void carry_draw(Frame *frame, const TableStage *stage);

#endif

/* The hand on the mouse, or on the keys: where it points, what it holds down, and whether it has
 * moved since something happened. Only these functions write PointerUi. */
#ifndef VIEW_TABLE_POINTER_H
#define VIEW_TABLE_POINTER_H

#include "view/kit/input.h"
#include "view/state/screens.h"
#include "view/state/table.h"
#include "view/table/model.h"

#define DRAG_UNITS 5 /* logical units: farther than this a held button drags */

/* Another position lies there; `same`: of the same game. The pointer rests until it moves. */
void pointer_anew(PointerUi *pointer, bool same);

/* A move is shown: the pointer came here to play, not to look or to choose a spot. */
void pointer_moved(PointerUi *pointer);

/* It has put back what it dragged, and holds nothing over the board until it moves. */
void pointer_rest(PointerUi *pointer);

/* A button that is held now goes up over something else. */
void pointer_let_go(PointerUi *pointer);

/* It has left the board, for a widget or the world outside. */
void pointer_leave(PointerUi *pointer);

/* The last press was a key's, or a button's. */
void pointer_keyed(PointerUi *pointer, bool key);

/* The keys choose from now on, or the pointer. */
void pointer_by_keys(PointerUi *pointer, bool keys);

/* The pointer is at a place now. If it has moved by more than a hair it chooses again, unless a
 * move `waits` for its tick; true then. */
bool pointer_stir(PointerUi *pointer, Point at, bool waits);

/* It moves over the board; by more than `far` pixels with a button down, but the right one, it
 * drags. Returns by how much, 0 and 0 where it does not. */
Point pointer_move(PointerUi *pointer, Point at, float far);

/* The wheel turns over a cell, by steps or, on a touchpad, by parts of one. Returns which way the
 * tile is to be turned, up 1, or 0: with what was left over of the same way there it is no whole
 * step yet. */
int pointer_wheel(PointerUi *pointer, Cell cell, float steps);

/* A button goes down. */
typedef struct PointerPress {
    const Input *input;
    float far;  /* pixels: beyond them it drags */
    bool lays;  /* a tile is to be laid, ... */
    bool waits; /* ... or what was chosen waits for its tick */
    bool early; /* what came before is still in the air, and hides where it could be laid */
    int at;     /* the session's position */
} PointerPress;

void pointer_press(PointerUi *pointer, const PointerPress *press);

/* The button goes up; true where that was a click. */
bool pointer_release(PointerUi *pointer);

/* What is dragged from the panel over to the board: the tile in hand, or a piece from its button. A
 * tile that is dropped does what a click there would do; a piece that is dropped on the tile just
 * laid stands where it is shown. Elsewhere they are put back. Only these functions write DragUi.
 */

/* Nothing is dragged. */
void drag_end(DragUi *drag);

/* What is dragged is put back: nothing is held over the board until the pointer moves. */
void drag_put_back(TableUi *table);

/* Where a piece that is dragged would stand: on the spot of its role that is pointed at, or,
 * anywhere else on the tile just laid (on the board or in the panel), on its button's; -1: nowhere.
 */
int drag_spot(const Frame *frame, const TableModel *model);

/* Whether what is dragged would be laid or put by a release now. */
bool drag_counts(const Frame *frame, const TableModel *model);

/* What an input means to it; true when there is nothing else to do with the input. */
bool drag_handle(const Screen *screen, const TableModel *model, WidgetEvent event,
                 const Input *input, Intent *intent);

/* Draws it at the pointer, over everything, unless the tile lies over a cell. */
void drag_draw(Frame *frame, const TableModel *model);

#endif

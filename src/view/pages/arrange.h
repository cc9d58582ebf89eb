/* The arranging of a new game, whichever page shows it: the table to begin with, a game alone
 * at once. */
#ifndef VIEW_PAGES_ARRANGE_H
#define VIEW_PAGES_ARRANGE_H

#include "view/state/screens.h"

/* Unless something is being arranged: the table of the last game, else two people. */
void arrange_begin(const Screen *screen);

/* Who sits on a seat from now on; on the first free one whoever it is sits down. */
void arrange_seat(Seating *seating, int seat, SeatKind kind);

/* Whom a game alone is offered against. */
enum { ALONE_KINDS = 3 };
extern const SeatKind alone_kinds[ALONE_KINDS];

/* Starts a game of two: the first person of the table, and a computer. */
void arrange_alone(const Screen *screen, SeatKind kind, Intent *intent);

/* A button that does so: a face, and beside it the name where the rectangle has room. `widget`
 * says what stands for it, and where. */
void arrange_alone_button(Frame *frame, SeatKind kind, Widget widget);

/* Logical units of such a button, with its name or without. */
float arrange_alone_width(const Frame *frame, SeatKind kind, bool named);

/* How much room there is: for all, for a narrower button, or for all of it small, without words for
 * the way to another table. */
typedef enum AgainSize { AGAIN_WIDE, AGAIN_NARROW, AGAIN_SMALL } AgainSize;

/* Logical units that all of it takes. */
float again_width(const Screen *screen, AgainSize size);

/* Puts it up to `right`, 52 high from `y` on (logical units). */
void again_put(const Screen *screen, AgainSize size, float right, float y);

/* The button that begins. */
WidgetId again_button(const Widgets *widgets);

/* Does what a press means here; false where it was another widget's. */
bool again_press(const Screen *screen, WidgetEvent event, const Input *input, Intent *intent);

#endif

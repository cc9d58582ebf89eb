/* The arranging of a new game, whichever page shows it: the table to begin with, a game alone
 * at once. */
#ifndef VIEW_PAGES_ARRANGE_H
#define VIEW_PAGES_ARRANGE_H

#include "view/kit/page.h"
#include "view/state/screens.h"

/* Unless something is being arranged: the table of the last game, else two people. */
void arrange_begin(const Screen *screen);

/* Who sits on a seat from now on; on the first free one whoever it is sits down. */
void arrange_seat(Seating *seating, int seat, SeatKind kind);

/* Puts the field of a seat's name; the widget has the seat as its index. And takes what was typed
 * there. */
void arrange_put_name(Frame *frame, LobbyUi *lobby, Rect units, Widget widget);
void arrange_take_name(LobbyUi *lobby, int seat);

/* Starts a game of two: the first person of the table, and a computer. */
void arrange_alone(const Screen *screen, SeatKind kind, Intent *intent);

/* Whom the last game alone was against, or the weakest. */
SeatKind arrange_last_alone(const Ui *ui);

/* Turns to the page of games alone, which counts those that are saved. */
void arrange_ladder(const Screen *screen, Intent *intent);

/* At the right end of a line (logical units) the button that plays against that one, `id`, and the
 * way to the others, the next id; before them what that is, where it has room. */
void arrange_put_alone(const Screen *screen, Rect line, WidgetId id);

/* Adds its buttons at the right end of a row. */
void again_add(const Screen *screen, ButtonRow *row);

/* The button that begins. */
WidgetId again_button(const Widgets *widgets);

/* Does what a press means here; false where it was another widget's. */
bool again_press(const Screen *screen, WidgetEvent event, const Input *input, Intent *intent);

#endif

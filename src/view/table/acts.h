/* What can be done at the table by button, pointer and key alike. */
#ifndef VIEW_TABLE_ACTS_H
#define VIEW_TABLE_ACTS_H

#include "view/state/actions.h"
#include "view/state/screens.h"
#include "view/table/model.h"

#define ZOOM_STEP 1.15f

/* Turns the tile in hand clockwise (1) or back (-1), over a cell to the next rotation that fits. */
void act_turn(const Screen *screen, const TableView *view, int step);

/* Zooms by a factor, at a point in pixels. */
void act_zoom(const Screen *screen, const TableModel *model, Point at, float factor);

/* Brings what is at a pixel to the middle. */
void act_centre(const Screen *screen, const TableModel *model, Point at);

/* Where something would be decided, were it not the past. */
void act_tell_past(const Screen *screen);

/* Keeps an area lit, or none; the one that is lit already no longer. But a computer's tile, on this
 * cell, says why it was laid. */
void act_keep_lit(const Screen *screen, const TableModel *model, Cell cell, Lit lit,
                  Intent *intent);

/* Remembers an empty cell beside the board as the one that is spoken of. */
void act_keep_cell(TableUi *table, const TableView *view, Cell cell);

/* Either an event of a widget or, where it is WIDGET_NOTHING, an input over the board. */
void table_input(const Screen *screen, TableModel *model, WidgetEvent event, const Input *input,
                 Intent *intent);

/* What the verbs of the same names do (state/actions.h). */
void act_turn_tile(const Call *call);
void act_hold(const Call *call);
void act_lay(const Call *call);
void act_tick(const Call *call);
void act_not_yet(const Call *call);
void act_go_on(const Call *call);
void act_skip(const Call *call);
void act_hurry(const Call *call);
void act_pace(const Call *call);
void act_lens(const Call *call);
void act_award(const Call *call);
void act_hint(const Call *call);
void act_why(const Call *call);
void act_zoom_step(const Call *call);
void act_fit(const Call *call);
void act_panel(const Call *call);

/* Undo and redo; in the strip of history they look only, as its steps do. */
void act_step(const Call *call);

/* Ends what is dragged, or puts the reasons or the hint away, or lets go of the area, or of what
 * keys chose, or turns the lens off, or puts the strip of history away. */
void act_let_go(const Call *call);

/* A camera that is not the person's own fits the board anew: it lies across now. */
void act_turn_board(const Call *call);
void act_pan(const Call *call);

/* Which actions are possible at the table, and which of them a key asks for. No two that are
 * possible at once share a key; while the keyboard is on a widget, the widgets' own keys come
 * first. */

/* What is so: bits of WHEN_ (state/actions.h). */
uint32_t table_when(const TableModel *model);

/* Whether its keys do it now. Of a button that stands there it says as much, but for the menu's and
 * the final scoring's: these are pressed at any time, though Esc may mean something nearer. */
bool table_can(const TableModel *model, Verb verb);

/* The action that a key asks for, and its index; VERB_NONE. Shift counts only where an action asks
 * for it. */
Verb table_verb(const TableModel *model, const Input *input, int *index);

/* A widget for an action, off where that is not possible; its key only where that does it. */
Widget table_widget(const TableModel *model, Verb verb, Widget widget);
void table_put(Frame *frame, const TableModel *model, Verb verb, Widget widget);

/* What keys choose at the table: from cell to cell and from spot to spot. */

/* A step on the board in a direction as it is seen: 0 to the left, 1 right, 2 up, 3 down. */
Cell keys_way(const Camera *camera, int direction);

/* The cell or spot in a direction: as above. */
void keys_choose(const Call *call);

/* The place of the hint, with the tile turned as it has it. */
void keys_place(const Call *call);

/* The next cell or spot, or the one before. */
void keys_next(const Call *call);

/* Chooses a spot, or says that there is none, or no piece. What keys have chosen already is put. */
void keys_number(const Call *call);

/* Puts what is chosen, or says that nothing is; where a hint lies open its first place is shown
 * then. */
void keys_confirm(const Call *call);

#endif

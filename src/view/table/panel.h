/* The hide panel at the right of the table, and what floats over the board's lower edge. */
#ifndef VIEW_TABLE_PANEL_H
#define VIEW_TABLE_PANEL_H

#include "view/board/flight.h"
#include "view/kit/input.h"
#include "view/state/actions.h"
#include "view/state/screens.h"
#include "view/table/model.h"
#include "view/words/table.h"

enum { MAX_AWARDS_SHOWN = 16 };

/* The awards listed, the newest first. */
typedef struct AwardList {
    int count;
    Award awards[MAX_AWARDS_SHOWN];
} AwardList;

/* Awards of the moves before the position now, the last first; `most` at most. */
void awards_collect(const Session *session, int since, int most, AwardList *list);

/* The panel without its player rows' points in flight. */
void panel_draw(Frame *frame, const TableModel *model);

/* Puts a widget of the panel: its tooltip lies beside the panel, where it hides nothing of it. */
void panel_put(Frame *frame, const TableModel *model, Widget widget);
void panel_put_verb(Frame *frame, const TableModel *model, Verb verb, Widget widget);

/* A word with its key behind it that can be pressed; it ends at `end` on its baseline. Returns
 * where it begins, pixels. */
float panel_put_key(Frame *frame, const TableModel *model, Verb verb, const char *word, Point end);
float panel_key_width(const Frame *frame, Verb verb, const char *word);

/* Draws a tile of the panel: trees that stand up from it end below the letters of the title. */
void panel_draw_tile(Frame *frame, const TableModel *model, BoardTile tile, Rect rect, float alpha);

/* Of the panel, what asks for a piece, or (shaman) for one to be taken back; in panel_piece.c. */
void panel_draw_piece(Frame *frame, const TableModel *model);

/* Player rows, and where in them what flies there comes home; in panel_rows.c. */
void panel_draw_rows(Frame *frame, const TableModel *model);
void panel_homes(const Frame *frame, const TableModel *model, Homes *homes);

/* The bar with lenses and zoom, and the ribbon of the lens that is on; in lens_bar.c. */
void panel_draw_floating(Frame *frame, const TableModel *model);

/* Where that ribbon lies, pixels: beside the bar, above it where it has no room for its words. */
Rect panel_ribbon(const Frame *frame, const TableModel *model);

void collapse_toggle(const Call *call);

/* A program's turn: its face in place of the turn buttons, the title that says what it does, and
 * the bar by which the pace is chosen, beside the lenses and tools. */

/* The picture of a program's level. */
const char *program_face(const Setup *setup, int player);

/* Whether a program's last tile is still on its way: what is due after it is not shown before it
 * lies. */
bool program_lays(const TableView *view, const Flight *flight);

/* What the title says: whose turn it is; of a program that it thinks, or, as long as its tile is on
 * its way, that it lays one. */
typedef struct TurnTitle {
    TurnWords words;
    int player;
    bool thinks;
} TurnTitle;

TurnTitle program_title(const TableView *view, const Flight *flight);

/* The dots behind a title that ends at `at`, pixels: they breathe, or stand still. */
void program_draw_dots(Frame *frame, const TableModel *model, Point at);

/* How wide the dots are, logical units. */
enum { PROGRAM_DOTS = 36 };

/* When the dots look different next, seconds. */
double program_dots_due(double now);

/* The face in place of the turn buttons. */
void program_draw_face(Frame *frame, const TableModel *model);

/* How wide the bar is, pixels, without and with the word before it. */
float program_bar_width(const Frame *frame, bool word);

void program_draw_bar(Frame *frame, const TableModel *model);

/* The small map in the panel: all of the land, as long as less than all of it is in sight. The
 * cells where the tile in hand may go are dots, the last tiles are framed; what is seen has a
 * bright frame, and the rest is dim. Pressing or dragging on it looks there, the wheel zooms. */

/* The hand has gone elsewhere. */
void map_let_go(MapUi *map);

/* Hides it, or shows it, also where it is not needed. */
void map_toggle(const Call *call);

/* Takes notice of whether land or legal cells lie out of sight: then it is needed. So it is as long
 * as the pointer stays on it that brings them into sight. */
void map_follow(const Screen *screen, const TableModel *model);

/* Whether it is wanted: it is needed and not hidden, or was asked for. */
bool map_wanted(const MapUi *map);

/* Draws it with its head; nothing where it is not shown. */
void map_draw(Frame *frame, const TableModel *model);

/* The button that brings it back, ending at `end`, on its baseline; nothing where it is not hidden.
 */
void map_draw_return(Frame *frame, const TableModel *model, Point end);

/* What a press, a move of the pointer or the wheel means on it; false where it means nothing. */
bool map_handle(const Screen *screen, const TableModel *model, const Input *input);

/* Says, once a game and when nothing else is told, that the land would be seen larger if it were
 * turned by a quarter. */
void map_offer_turn(const Screen *screen, const TableModel *model);

/* The board was turned: that need not be said any longer. */
void map_turned(const Screen *screen);

/* The strip of history over the floating bar: one tick a decision in its player's colour, to look
 * at any position by click or drag. Looking is looking only: nothing is played or kept in between,
 * and closed it leads back to where it was opened, unless one plays on from what is shown. Closed,
 * and not to be opened, where the game is played without undo. */

/* Its knob is held no more; a move is shown that leads to position `at`. */
void strip_let_go(StripUi *strip);
void strip_moved(StripUi *strip, int at);

/* Opens the strip, or closes it. */
void strip_toggle(const Call *call);

/* The turn that the Elder named, while the strip shows what it led to; NULL: it shows another. */
const ReviewTurn *strip_named(const Ui *ui, const Scene *scene);

/* Before an input or a frame: the tile laid last is brought into sight where the strip opens over
 * it; or what was done in the turn that the Elder named, and what would have been better, once. */
void strip_show_turn(TableUi *table, const TableModel *model);

/* Closes it and goes back, to the Elder's page where it was opened from there; or closes it and
 * stays. */
void strip_close(const Screen *screen, Intent *intent);
void strip_stay(const Call *call);

/* Opens it from the Elder's page, where it may be, and looks at the position after a turn that he
 * names there. */
void strip_look(const Screen *screen, const ReviewTurn *turn, Intent *intent);

/* Looks at the decision before or after this one; false where the strip is not open. */
bool strip_step(const Screen *screen, int step, Intent *intent);

bool strip_shown(const TableUi *table, const Session *session);

void strip_draw(Frame *frame, const TableModel *model);

/* Press and drag on the strip; true when there is nothing else to do with the input. */
bool strip_handle(const Screen *screen, const TableLayout *layout, const Input *input,
                  Intent *intent);

#endif

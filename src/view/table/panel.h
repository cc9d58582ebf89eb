/* The hide panel at the right of the table, and what floats over the board's lower edge. */
#ifndef VIEW_TABLE_PANEL_H
#define VIEW_TABLE_PANEL_H

#include "view/board/flight.h"
#include "view/state/actions.h"
#include "view/table/model.h"

enum { MAX_AWARDS_SHOWN = 16 };

/* The awards listed, the newest first. */
typedef struct AwardList {
    int count;
    Award awards[MAX_AWARDS_SHOWN];
} AwardList;

/* Awards of the moves before the position now, the last first; `most` at most. */
void awards_collect(const Session *session, int since, int most, AwardList *list);

/* The panel without its player rows' points in flight. */
void panel_draw(Frame *frame, const TableNow *now);

/* Puts a widget of the panel: its tooltip lies beside the panel, where it hides nothing of it. */
void panel_put(Frame *frame, const TableNow *now, Widget widget);
void panel_put_verb(Frame *frame, const TableNow *now, Verb verb, Widget widget);

/* A word with its key behind it that can be pressed; it ends at `end` on its baseline. Returns
 * where it begins, pixels. */
float panel_put_key(Frame *frame, const TableNow *now, Verb verb, const char *word, Point end);
float panel_key_width(const Frame *frame, Verb verb, const char *word);

/* Draws a tile of the panel: trees that stand up from it end below the letters of the title. */
void panel_draw_tile(Frame *frame, const TableNow *now, BoardTile tile, Rect rect, float alpha);

/* Of the panel, what asks for a piece, or (shaman) for one to be taken back; in panel_piece.c. */
void panel_draw_piece(Frame *frame, const TableNow *now);

/* Player rows, and where in them what flies there comes home; in panel_rows.c. */
void panel_draw_rows(Frame *frame, const TableNow *now);
void panel_homes(const Frame *frame, const TableNow *now, Homes *homes);

/* The bar with lenses and zoom, and the ribbon of the lens that is on; in lens_bar.c. */
void panel_draw_floating(Frame *frame, const TableNow *now);

/* Where that ribbon lies, pixels: beside the bar, above it where it has no room for its words. */
Rect panel_ribbon(const Frame *frame, const TableNow *now);

void fold_toggle(const Call *call);

#endif

/* What the layouts of the panel share, for them alone: layout_column.c, layout_piece.c and
 * layout_slim.c, each of which lays out a column that layout.c has found the place for. All
 * measures are logical units, all rectangles pixels. */
#ifndef VIEW_TABLE_LAYOUT_PARTS_H
#define VIEW_TABLE_LAYOUT_PARTS_H

#include "view/table/layout.h"

enum {
    PANEL_HEAD = 48, /* its title */
    HEADS = 22,      /* of the rows' columns */
    TALL_ROW = 52,
    LOW_ROW = 44,
    LEAST_ROW = 41,   /* the players are side by side only where they would be lower */
    BRIEF_LEAST = 40, /* side by side or in a narrow column, with what the end would bring */
    BRIEF_ROW = 50,
    BRIEF_TALL = 72,    /* with the supply */
    BRIEF_STACKED = 90, /* with a line for each kind of piece, where they are narrower than this: */
    BRIEF_NARROW = 68,
    BESIDE_GAP = 10 /* between the well and what lies beside it */
};

/* What lies above one another in a panel; `choices` with what keeps them apart from what follows.
 */
typedef struct Heights {
    float side;    /* of the well */
    float row;     /* of a player */
    float choices; /* of the pieces' buttons, below the well */
} Heights;

/* On whole pixels. */
Rect parts_whole(float x, float y, float w, float h);

/* The title, the well and, but for PANEL_PIECE, what lies beside it. */
void parts_head(TableLayout *layout, PanelKind kind, float u, float side);

/* The players' rows from `y` on, down to `bottom`, each at most `most` high, and below them the map
 * and the awards. */
void parts_rows(TableLayout *layout, const LayoutNeeds *needs, float u, float y, float bottom,
                float most);

/* The players side by side. */
void parts_brief_rows(TableLayout *layout, int players, float u, float top, float height);

/* How high they should be where they have `room`: at least BRIEF_ROW. */
float parts_brief_height(const TableLayout *layout, int players, float u, float room);

/* From `y` on, down to `bottom`, a card may lie. */
void parts_dock(TableLayout *layout, float u, float y, float bottom);

/* How high a player's row is at most, in a panel of `height`; and the button for no piece. */
float parts_most_row(PanelKind kind, float height, int players);
float parts_pass_height(float height);

/* Shares `room` among the lines of `needs->choices`, the well, at most `most` wide, and the
 * players' rows. False where not all of them have room below one another. piece_put then says where
 * the lines lie. */
bool piece_below(Heights *heights, float most, float room, const LayoutNeeds *needs);
void piece_put(TableLayout *layout, const Heights *heights, float u);

/* A whole panel for many pieces: a line with words for each below a large tile, the players side by
 * side where they must. False where it has no room for that. */
bool piece_many(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout);

/* A whole low panel for pieces: a line with words for each below a small tile. False where the
 * panel is wide enough for the other way: beside the tile. */
bool piece_under(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout);
void piece_aside(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout);

/* The wide panel, and the narrow one. */
void column_place(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout);
void slim_place(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout);

#endif

/* Which lakes count for a river or river system that is lit: a small sign in each of them, or
 * beside it, off its fish and off the pieces there. Not every bulge of a river is one. */
#ifndef VIEW_BOARD_LAKES_H
#define VIEW_BOARD_LAKES_H

#include "view/board/chips.h"

/* What the signs are for. */
typedef struct LakesOf {
    Lit lit;
    int points;         /* that each lake brings; 0: they are not told */
    const Chips *chips; /* that lie there already, or NULL */
} LakesOf;

typedef struct LakeSigns {
    int count;
    int points;
    float wide; /* of the disc with the icon, pixels */
    Rect items[MAX_TILES];
} LakeSigns;

/* Whether a lake counts by itself for what is lit, or as the end of a river. */
bool lakes_count(const TableView *view, Lit lit);

/* One for each of these lakes; none where none counts. */
void lakes_list(const Frame *frame, const BoardView *board, const TableView *view, LakesOf of,
                LakeSigns *signs);

void lakes_draw(Frame *frame, const LakeSigns *signs);

#endif

/* What is left of the panel when it is put away: whose turn it is, the tile in hand, how many are
 * left, everyone's points, and the way to the rest. For the choice of a piece it comes back
 * (layout.c). */
#include <math.h>

#include "view/table/layout_parts.h"

enum { BADGE = 32, TURN = 30, GAP = 4, LEFT = 22, ROW_MOST = 54 };

/* Two buttons of `side` beside one another. */
static void put_pair(const TableLayout *layout, Rect pair[2], float y, float side, float u)
{
    pair[0] = parts_whole(layout->left, y * u, side * u, side * u);
    pair[1] = parts_whole(layout->right - side * u, y * u, side * u, side * u);
}

/* The tile in hand, from `y` on in a width of `side`, and below it what turns it and the tiles
 * left. Where the players' rows are to be low, in `room` with all of that, the tile is smaller.
 * Returns the height. */
static float put_tile(TableLayout *layout, float y, float width, float room, float u)
{
    float below = GAP + TURN + LEFT + 8, side = fminf(width, fmaxf(width - LEFT, room - below));
    float x = layout->left + (width - side) / 2 * u, low = y + side + GAP;
    layout->well = parts_whole(x, y * u, side * u, side * u);
    put_pair(layout, layout->turn, low, TURN, u);
    layout->backs[0] = parts_whole(layout->left, (low + TURN + 4) * u, width * u, LEFT * u);
    return side + below;
}

void slim_place(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u, height = frame->height / u, players = (float)needs->players;
    float width = (layout->right - layout->left) / u, y = 10 + BADGE + 8;
    float button = (width - GAP) / 2, bottom = height - 12 - button;
    bool piece = needs->kind == PANEL_PIECE;
    layout->title = parts_whole(layout->left, 10 * u, width * u, BADGE * u);
    float taken = piece ? TURN + 8 : 0;
    if (needs->kind == PANEL_PLACE)
        taken = put_tile(layout, y, width, bottom - 8 - y - BRIEF_LEAST * players, u);
    if (needs->kind == PANEL_FINAL) { /* "Results" over the menu */
        bottom -= 44 + 8;
    }
    float row = fminf(ROW_MOST, (bottom - 8 - y - taken) / players);
    float top = bottom - 8 - floorf(row) * players;
    layout->brief_rows = true;
    for (int i = 0; i < needs->players; i++)
        layout->rows[i] = parts_whole(layout->left - 4 * u, (top + floorf(row) * (float)i) * u,
                                      width * u + 8 * u, floorf(row) * u);
    if (piece)
        layout->pass = parts_whole(layout->left, (top - 8 - TURN) * u, width * u, TURN * u);
    layout->buttons = parts_whole(layout->left, bottom * u, width * u, (height - 12 - bottom) * u);
}

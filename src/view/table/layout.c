#include "view/table/layout_parts.h"

#include <math.h>

#include "view/board/table_view.h"

enum {
    BAR_BUTTONS = 6,
    BAR_ROW = 44,
    BAR_NARROW = 40, /* a button of it, so that the ribbon of a lens has this room beside it: */
    RIBBON_ROOM = 430,
    BAR_LEAST = 34, /* where else they would not lie in one row */
    STRIP_WIDTH = 720,
    STRIP_NARROW = 520, /* has its words in two lines */
    STRIP_TALL = 98,
    TORN = 26,
    SLIM = 100,
    HANDLE = 22, /* on the torn edge */
    HANDLE_HIGH = 64
};

/* Beside the bar, and what the hints take of the board where there is less. */
enum { HINT_ROOM = 190, HINT_ABOVE = 24 };

/* The floating bar over the board's lower edge: lenses and tools side by side, or the lenses above
 * where there is no room for that. Nothing is left out. */
static void place_bar(const LayoutNeeds *needs, TableLayout *layout, float u, float bottom)
{
    float row = BAR_ROW * u, pad = 8 * u, x = layout->clear.x + 16 * u;
    float buttons = (float)(layout->lens_count + BAR_BUTTONS + needs->hints);
    float side = (layout->clear.w - 2 * pad - (40 + RIBBON_ROOM) * u) / buttons;
    side = fmaxf(BAR_NARROW * u, fminf(side, row));
    float fits = (layout->clear.w - 2 * pad - 24 * u) / buttons; /* beside one another */
    side = floorf(fits < side && fits >= BAR_LEAST * u ? fits : side);
    float lenses = side * (float)layout->lens_count, tools = side * BAR_BUTTONS;
    float advice = needs->hints ? side : 0;
    bool two_rows =
        lenses > 0 && 2 * pad + lenses + tools + advice + 16 * u > layout->clear.w - 8 * u;
    float rows = two_rows ? 2 : 1, top = bottom - 14 * u - rows * row;
    float wide = two_rows ? fmaxf(lenses + advice, tools) : lenses + tools + advice;
    layout->bar = parts_whole(x, top, wide + 2 * pad, rows * row);
    layout->lenses = parts_whole(x + pad, top, lenses, row);
    layout->tools =
        parts_whole(x + pad + (two_rows ? 0 : lenses), top + (rows - 1) * row, tools, row);
    layout->advice = parts_whole(x + pad + lenses + (two_rows ? 0 : tools), top, advice, row);
}

/* Logical units. Large letters take more of the window. */
static float panel_width(const Frame *frame, bool slim)
{
    float width = frame->width / frame->u, height = frame->height / frame->u;
    if (slim)
        return SLIM;
    return height >= 800        ? 316
           : height < PANEL_LOW ? fmaxf(284, fminf(372, roundf(.425f * width)))
                                : 284;
}

/* The panel, and what it leaves of the window. */
static void place_sides(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u, width = roundf(panel_width(frame, needs->slim) * u);
    bool left = layout->panel_left = needs->left;
    float out = roundf(needs->out * (width + TORN * u));
    layout->sliding = out > 0;
    layout->panel = parts_whole(left ? -out : frame->width - width + out, 0, width, frame->height);
    layout->board = parts_whole(left ? width : 0, 0, frame->width - width, frame->height);
    layout->ground = layout->board;
    layout->clear = parts_whole(layout->board.x + (left ? TORN * u : 0), 0,
                                layout->board.w - TORN * u, frame->height);
    float outer = needs->slim ? 8 : 14, inner = needs->slim ? 14 : 18;
    layout->left = roundf(layout->panel.x + (left ? outer : inner) * u);
    layout->right = roundf(layout->panel.x + width - (left ? inner : outer) * u);
    layout->slim = needs->slim;
    if (needs->stays)
        return;
    float high = roundf(HANDLE_HIGH * u), edge = roundf(HANDLE * u);
    layout->handle =
        (Rect){layout->panel.x + (left ? width : -edge), roundf(frame->height * .42f), edge, high};
}

/* Beside the bar, and what else lies there behind it; above where there is no room. */
static void place_pace(TableLayout *layout, const LayoutNeeds *needs, float u)
{
    Rect bar = layout->bar;
    float x = bar.x + bar.w + 18 * u, end = layout->clear.x + layout->clear.w - 8 * u;
    float width = needs->pace[x + needs->pace[1] <= end];
    if (x + width <= end) {
        layout->pace = parts_whole(x, bar.y, width, BAR_ROW * u);
        layout->hint.x = roundf(x + width + 18 * u);
        return;
    }
    layout->foot -= roundf((BAR_ROW + 8) * u);
    width = needs->pace[bar.x + needs->pace[1] <= end];
    layout->pace = parts_whole(bar.x, layout->foot, width, BAR_ROW * u);
}

/* What floats over the board, and how much of it that leaves free. */
static void place_over_board(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u;
    bool left = needs->left;
    Rect clear = layout->clear;
    layout->lens_count = needs->lenses ? LENSES - 1 : 0;
    place_bar(needs, layout, u, frame->height);
    layout->fit = parts_whole(clear.x + (left ? 12 : 24) * u, 16 * u, clear.w - 36 * u,
                              layout->bar.y - 28 * u);
    float strip = fminf(clear.w - (left ? 32 : 20) * u, STRIP_WIDTH * u);
    layout->strip_tall = strip < STRIP_NARROW * u;
    float high = layout->strip_tall ? STRIP_TALL : STRIP_LOW;
    layout->strip = parts_whole(clear.x + 16 * u, layout->bar.y - (8 + high) * u, strip, high * u);
    layout->foot = needs->strip ? layout->strip.y : layout->bar.y;
    layout->hint =
        (Point){roundf(layout->bar.x + layout->bar.w + 24 * u), roundf(frame->height - 31 * u)};
    if (needs->strip)
        layout->fit.h -= roundf((high + 4) * u);
    if (clear.x + clear.w - layout->hint.x < HINT_ROOM * u)
        layout->fit.h -= roundf(HINT_ABOVE * u);
    if (needs->pace[0] > 0) /* the board does not move for that with every turn */
        place_pace(layout, needs, u);
}

static TableLayout lay(const Frame *frame, const LayoutNeeds *needs)
{
    TableLayout layout = {.kind = needs->kind, .row_count = needs->players};
    place_sides(frame, needs, &layout);
    (needs->slim ? slim_place : column_place)(frame, needs, &layout);
    place_over_board(frame, needs, &layout);
    return layout;
}

/* Keeps a part where it lies while a tile is due, if the players and the buttons of the pieces
 * leave it that place. */
static void keep_place(const TableLayout *layout, Rect place, Rect *part)
{
    Rect last = layout->rows[layout->row_count - 1];
    *part = place.y >= last.y + last.h ? place : (Rect){0};
}

/* The same for the map and the awards: they do not wander with every choice. */
static TableLayout lay_calmly(const Frame *frame, const LayoutNeeds *needs)
{
    TableLayout layout = lay(frame, needs);
    if (needs->kind != PANEL_PIECE || needs->slim)
        return layout;
    LayoutNeeds tile = *needs;
    tile.kind = PANEL_PLACE;
    tile.choices = 0;
    TableLayout before = lay(frame, &tile);
    keep_place(&layout, before.map, &layout.map);
    keep_place(&layout, before.awards, &layout.awards);
    return layout;
}

TableLayout table_layout(const Frame *frame, const LayoutNeeds *needs)
{
    TableLayout layout = lay_calmly(frame, needs);
    if (!needs->over)
        return layout;
    LayoutNeeds wide = *needs;
    wide.slim = false;
    TableLayout over = lay_calmly(frame, &wide);
    over.over = true;
    over.ground = layout.ground;
    over.fit = layout.fit;
    return over;
}

BoardView table_well_view(const Frame *frame, const TableLayout *layout, Cell cell, int turn)
{
    float margin = roundf(6 * frame->u), side = layout->well.w - 2 * margin;
    BoardView well = {.rect = {layout->well.x + margin, layout->well.y + margin, side, side},
                      .turn = turn,
                      .tile = (int)side};
    Rect there = view_cell(&well, cell.x, cell.y);
    well.origin = (Point){well.rect.x - there.x, well.rect.y - there.y};
    return well;
}

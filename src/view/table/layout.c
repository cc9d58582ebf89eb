#include "view/table/layout.h"

#include <math.h>

#include "view/board/table_view.h"

enum {
    BAR_BUTTONS = 6,
    BAR_ROW = 44,
    BAR_NARROW = 40, /* a button of it, so that the ribbon of a lens has this room beside it: */
    RIBBON_ROOM = 430,
    STRIP_WIDTH = 720,
    STRIP_HEIGHT = 78,
    TORN = 26,
    TALL_ROW = 52,
    AWARDS_LEAST = 57,
    MAP_LEAST = 90, /* the map with its head */
    MAP_WANTED = 144,
    MAP_MOST = 170,
    HEAD = 48 /* of the panel: its title */
};

/* Beside the bar, and what the hints take of the board where there is less. */
enum { HINT_ROOM = 190, HINT_ABOVE = 24 };

/* The buttons of the pieces: lines below the well as long as they can be this high, else beside it.
 */
enum { LINE_LEAST = 28, LINE_MOST = 36, LINE_GAP = 3, BELOW_LINES = 8, LOW_ROW = 44 };
enum { BESIDE_GAP = 10, BESIDE_HEIGHT = 44, BESIDE_WIDTH = 56, BESIDE_TWO = 2 * 44 + 6 };

/* Many pieces: the tile is large, a line for each below it, and the players side by side. */
enum { MANY_SIDE = 222, MANY_LEAST = 150, MANY_PASS = 36, BRIEF_ROW = 50 };
enum { MANY_LINE = 39, MANY_WELL = 180 }; /* of more than six lower ones, so that it is that wide */

/* What lies above one another in a panel that asks for a piece; logical units. */
typedef struct Heights {
    float side;    /* of the well */
    float row;     /* of a player */
    float choices; /* of the pieces' buttons, with what keeps them apart from what follows */
    int columns;   /* of these */
    bool beside;   /* they lie beside the well, not below it */
} Heights;

static Rect whole(float x, float y, float w, float h)
{
    return (Rect){roundf(x), roundf(y), roundf(w), roundf(h)};
}

/* Side of the well in logical units, for a panel of `height` of them. */
static float well_side(PanelKind kind, float height)
{
    if (kind == PANEL_FINAL)
        return 0;
    if (height < 640)
        return kind == PANEL_PIECE ? 124 : 108;
    if (kind == PANEL_PIECE)
        return height >= 800 ? 222 : 190;
    return height >= 800 ? 172 : 140;
}

static float pass_height(float height)
{
    return height < 640 ? 34 : 40;
}

/* How high a player's row is at most. */
static float most_row(PanelKind kind, float height, int players)
{
    if (kind == PANEL_FINAL)
        return height >= 800 ? 50 : 46;
    if (kind == PANEL_PIECE || players == 5)
        return height >= 800 ? 64 : 58;
    return height >= 800 ? 68 : 64;
}

/* Between the well and the first row. */
static float below_well(PanelKind kind, float height)
{
    return 8 + (kind == PANEL_PIECE ? pass_height(height) + 8 : 0) + (height >= 560 ? 22 : 0);
}

/* What the well of a low panel may grow by, as long as all rows keep their height. */
static float well_growth(PanelKind kind, float height)
{
    return height >= 640 || kind == PANEL_FINAL ? 0 : kind == PANEL_PIECE ? 66 : 32;
}

/* Takes `missing` logical units from the rows, as long as they stay `least_row` high, then from the
 * well. True where that is enough. */
static bool give_way(Heights *heights, int players, float missing, float least_row,
                     float least_side)
{
    float row =
        fminf(heights->row, fmaxf(least_row, heights->row - fmaxf(0, missing) / (float)players));
    missing -= (heights->row - row) * (float)players;
    heights->row = row;
    float side = fminf(heights->side, fmaxf(least_side, heights->side - fmaxf(0, missing)));
    missing -= heights->side - side;
    heights->side = side;
    return missing <= 0;
}

/* Whether one column beside the well holds them all. */
static bool one_beside(const Heights *heights, int choices)
{
    return (float)choices * (LINE_LEAST + LINE_GAP) - LINE_GAP <= heights->side;
}

/* Beside the well, which makes way for two columns where one does not hold them all. */
static Heights share_beside(Heights heights, float room, float width, int players, int choices)
{
    heights.beside = true;
    heights.columns = one_beside(&heights, choices) ? 1 : 2;
    if (heights.columns == 1) {
        heights.choices = heights.side;
        return heights;
    }
    float lines = (float)((choices + 1) / 2), least = lines * (LINE_LEAST + LINE_GAP);
    heights.side = fminf(heights.side, width - BESIDE_GAP - BESIDE_TWO);
    give_way(&heights, players, least + heights.row * (float)players - room, LOW_ROW, heights.side);
    float free = room - heights.row * (float)players;
    heights.choices = fmaxf(heights.side, fminf(free, lines * (BESIDE_HEIGHT + LINE_GAP)));
    return heights;
}

/* How `choices` buttons share `room` with the well, at most `most` wide, and the players' rows. In
 * one column below the well there is room for words on each, in two still for one. Where the well
 * had to become too small for either, it stays as `heights` has it and the buttons stand beside it;
 * it makes way only for more of them than one column holds there. */
static Heights share_height(Heights heights, float most, float room, float width, int players,
                            int choices)
{
    static const struct {
        int columns;
        float row, side;
    } ways[] = {{1, TALL_ROW, 172}, {2, TALL_ROW, 172}, {2, LOW_ROW, 172}, {2, LOW_ROW, 140}};
    size_t count = choices == 0                    ? 0
                   : one_beside(&heights, choices) ? 2
                                                   : sizeof ways / sizeof *ways;
    for (size_t i = 0; i < count; i++) {
        int lines = (choices + ways[i].columns - 1) / ways[i].columns;
        float least = (float)lines * (LINE_LEAST + LINE_GAP) + BELOW_LINES - LINE_GAP;
        float free = room - most - heights.row * (float)players;
        Heights below = {.side = most, .row = heights.row, .columns = ways[i].columns};
        below.choices = fmaxf(least, fminf(free, least + (float)lines * (LINE_MOST - LINE_LEAST)));
        if (give_way(&below, players, below.choices - free, ways[i].row, ways[i].side))
            return below;
    }
    return choices > 0 ? share_beside(heights, room, width, players, choices) : heights;
}

static void place_choices(TableLayout *layout, const Heights *heights, float u)
{
    Rect well = layout->well;
    float below = well.y + well.h + 8 * u, aside = well.x + well.w + BESIDE_GAP * u;
    if (!heights->beside)
        layout->well.x = roundf((layout->left + layout->right - well.w) / 2);
    layout->spot_columns = heights->columns;
    layout->spot_words = !heights->beside;
    layout->spots = heights->beside
                        ? whole(aside, well.y, layout->right - aside, heights->choices * u)
                        : whole(layout->left, below, layout->right - layout->left,
                                (heights->choices - BELOW_LINES) * u);
}

Rect table_choice(const Frame *frame, const TableLayout *layout, int count, int i)
{
    float u = frame->u, gap = layout->spot_words ? LINE_GAP * u : count > 8 ? 3 * u : 6 * u;
    int columns = layout->spot_columns, lines = (count + columns - 1) / columns;
    Rect room = layout->spots;
    float width = (room.w + gap) / (float)columns - gap,
          height = (room.h + gap) / (float)lines - gap;
    if (!layout->spot_words) {
        width = fminf(BESIDE_WIDTH * u, width);
        height = fminf(BESIDE_HEIGHT * u, height);
    }
    return (Rect){roundf(room.x + (float)(i % columns) * (width + gap)),
                  roundf(room.y + (float)(i / columns) * (height + gap)), floorf(width),
                  floorf(height)};
}

static void place_head(TableLayout *layout, PanelKind kind, float u, float side)
{
    float left = layout->left, right = layout->right, top = 48 * u;
    layout->title = whole(left, 10 * u, right - left, 32 * u);
    layout->well = whole(left, top, side * u, side * u);
    if (kind == PANEL_PIECE)
        return;
    float aside = left + (side + BESIDE_GAP) * u, room = right - aside;
    float button = fminf(44 * u, (room - 8 * u) / 2), back = fminf(46 * u, button + 2 * u);
    for (int i = 0; i < 2; i++) {
        float x = right - (float)(2 - i) * button - (float)(1 - i) * 8 * u;
        layout->turn[i] = whole(x, top + 2 * u, button, fminf(button, 40 * u));
        layout->backs[i] =
            whole(x + (button - back) / 2, top + 54 * u * (side < 120 ? .8f : 1), back, back);
    }
}

/* The floating bar over the board's lower edge: lenses and tools side by side, or the lenses above
 * where there is no room for that. Nothing is left out. */
static void place_bar(const LayoutNeeds *needs, TableLayout *layout, float u, float bottom)
{
    float row = BAR_ROW * u, pad = 8 * u, x = layout->clear.x + 16 * u;
    float buttons = (float)(layout->lens_count + BAR_BUTTONS + needs->hints);
    float side = (layout->clear.w - 2 * pad - (40 + RIBBON_ROOM) * u) / buttons;
    side = floorf(fmaxf(BAR_NARROW * u, fminf(side, row)));
    float lenses = side * (float)layout->lens_count, tools = side * BAR_BUTTONS;
    float advice = needs->hints ? side : 0;
    bool two_rows =
        lenses > 0 && 2 * pad + lenses + tools + advice + 16 * u > layout->clear.w - 8 * u;
    float rows = two_rows ? 2 : 1, top = bottom - 14 * u - rows * row;
    float wide = two_rows ? fmaxf(lenses + advice, tools) : lenses + tools + advice;
    layout->bar = whole(x, top, wide + 2 * pad, rows * row);
    layout->lenses = whole(x + pad, top, lenses, row);
    layout->tools = whole(x + pad + (two_rows ? 0 : lenses), top + (rows - 1) * row, tools, row);
    layout->advice = whole(x + pad + lenses + (two_rows ? 0 : tools), top, advice, row);
}

/* The panel, and what it leaves of the window. */
static void place_sides(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u, width = roundf((frame->height / u >= 800 ? 316 : 284) * u);
    bool left = layout->panel_left = needs->left;
    float out = roundf(needs->out * (width + TORN * u));
    layout->sliding = out > 0;
    layout->panel = whole(left ? -out : frame->width - width + out, 0, width, frame->height);
    layout->board = whole(left ? width : 0, 0, frame->width - width, frame->height);
    layout->clear = whole(layout->board.x + (left ? TORN * u : 0), 0, layout->board.w - TORN * u,
                          frame->height);
    layout->left = roundf(layout->panel.x + (left ? 14 : 18) * u);
    layout->right = roundf(layout->panel.x + width - (left ? 18 : 14) * u);
}

/* For a panel of `height` logical units whose content is `width` wide and ends at `bottom`. */
static Heights heights_of(const LayoutNeeds *needs, float height, float bottom, float width)
{
    PanelKind kind = needs->kind;
    float growth = well_growth(kind, height);
    Heights heights = {.side = well_side(kind, height),
                       .row = most_row(kind, height, needs->players)};
    float shared = bottom - 16 - below_well(kind, height) - HEAD;
    float spare = shared - heights.side - heights.row * (float)needs->players;
    spare -= kind == PANEL_PLACE ? AWARDS_LEAST : 0; /* which come first */
    float largest = heights.side + growth;
    heights.side += fmaxf(0, fminf(growth, spare));
    return share_height(heights, largest, shared, width, needs->players, needs->choices);
}

/* The players' rows from `y` on, down to `bottom`, and the awards below them; logical units. */
static void place_rows(TableLayout *layout, const LayoutNeeds *needs, float u, float y,
                       float bottom, float most)
{
    float players = (float)needs->players, room = bottom - 8 - y;
    float row = floorf(fminf(most, room / players));
    /* Rows that are low enough for the last award, too, as long as the pieces can stand below the
     * names. */
    float lower = floorf((room - 8 - (needs->map ? MAP_WANTED : AWARDS_LEAST)) / players);
    if (needs->kind == PANEL_PLACE && lower < row && (needs->map || lower >= TALL_ROW))
        row = fmaxf(lower, fminf(row, TALL_ROW));
    layout->tall_rows = row >= TALL_ROW;
    for (int i = 0; i < needs->players; i++)
        layout->rows[i] = whole(layout->left - 6 * u, (y + row * (float)i) * u,
                                layout->right - layout->left + 12 * u, row * u);
    y += row * players + 8;
    float rest = bottom - 8 - y;
    if (needs->map && rest >= MAP_LEAST) {
        float width = (layout->right - layout->left) / u;
        float high = fminf(rest, fmaxf(MAP_MOST, fminf(width, rest - 2 * AWARDS_LEAST)));
        layout->map = whole(layout->left, y * u, width * u, high * u);
        y += high + 8;
        rest -= high + 8;
    }
    layout->awards = whole(layout->left, y * u, layout->right - layout->left,
                           rest >= AWARDS_LEAST ? rest * u : 0);
}

/* The players side by side. */
static void place_brief_rows(TableLayout *layout, int players, float u, float top)
{
    float width = (layout->right - layout->left + 12 * u) / (float)players;
    layout->brief_rows = true;
    for (int i = 0; i < players; i++)
        layout->rows[i] =
            whole(layout->left - 6 * u + width * (float)i, top * u, width, BRIEF_ROW * u);
}

/* A panel for many pieces: a column of lines with words below a large tile. False where a low panel
 * has no room for it. */
static bool place_many(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u, height = frame->height / u, bottom = height - 12 - 44;
    int count = needs->choices;
    float gap = LINE_GAP, rest = bottom - HEAD - 8 - MANY_PASS - 8 - BRIEF_ROW - 8;
    float line = floorf((rest - 8 - MANY_WELL) / (float)count - gap);
    line = fmaxf(count >= 8 ? 30 : count >= 7 ? 35 : MANY_LINE, fminf(line, MANY_LINE));
    float side = fminf(MANY_SIDE, rest - (float)count * (line + gap) - 8);
    if (count < MANY_SPOTS || side < MANY_LEAST)
        return false;
    float lines = (float)count * (line + gap) - gap, y = HEAD;
    place_head(layout, needs->kind, u, side);
    layout->well.x = roundf((layout->left + layout->right - layout->well.w) / 2);
    y += side + 8;
    layout->spot_columns = 1;
    layout->spot_words = true;
    layout->spots = whole(layout->left, y * u, layout->right - layout->left, lines * u);
    y += lines + 8;
    layout->pass = whole(layout->left, y * u, layout->right - layout->left, MANY_PASS * u);
    y += MANY_PASS + 8;
    layout->buttons = whole(layout->left, bottom * u, layout->right - layout->left, 44 * u);
    if (bottom - 8 - y < 22 + LOW_ROW * (float)needs->players) {
        place_brief_rows(layout, needs->players, u, bottom - 8 - BRIEF_ROW);
        return true;
    }
    layout->heads = roundf((y + 15) * u);
    place_rows(layout, needs, u, y + 22, bottom, most_row(needs->kind, height, needs->players));
    return true;
}

/* What lies above one another in the panel. */
static void place_column(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u, height = frame->height / u, bottom = height - 12 - 44, y = HEAD;
    if (place_many(frame, needs, layout))
        return;
    Heights heights = heights_of(needs, height, bottom, (layout->right - layout->left) / u);
    place_head(layout, needs->kind, u, heights.side);
    if (needs->kind != PANEL_FINAL)
        y += (heights.beside ? fmaxf(heights.side, heights.choices)
                             : heights.side + heights.choices) +
             8;
    if (needs->choices > 0)
        place_choices(layout, &heights, u);
    if (needs->kind == PANEL_PIECE) {
        float pass = pass_height(height);
        layout->pass = whole(layout->left, y * u, layout->right - layout->left, pass * u);
        y += pass + 8;
    }
    if (height >= 560 || needs->kind == PANEL_FINAL) {
        layout->heads = roundf((y + 15) * u);
        y += 22;
    }
    place_rows(layout, needs, u, y, bottom, heights.row);
    layout->buttons = whole(layout->left, bottom * u, layout->right - layout->left, 44 * u);
}

/* Beside the bar, and what else lies there behind it; above where there is no room. */
static void place_pace(TableLayout *layout, const LayoutNeeds *needs, float u)
{
    Rect bar = layout->bar;
    float x = bar.x + bar.w + 18 * u, end = layout->clear.x + layout->clear.w - 8 * u;
    float width = needs->pace[x + needs->pace[1] <= end];
    if (x + width <= end) {
        layout->pace = whole(x, bar.y, width, BAR_ROW * u);
        layout->hint.x = roundf(x + width + 18 * u);
        return;
    }
    layout->foot -= roundf((BAR_ROW + 8) * u);
    layout->pace = whole(bar.x, layout->foot, needs->pace[0], BAR_ROW * u);
}

/* What floats over the board, and how much of it that leaves free. */
static void place_over_board(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u;
    bool left = needs->left;
    Rect clear = layout->clear;
    layout->lens_count = needs->lenses ? LENSES - 1 : 0;
    place_bar(needs, layout, u, frame->height);
    layout->fit =
        whole(clear.x + (left ? 12 : 24) * u, 16 * u, clear.w - 36 * u, layout->bar.y - 28 * u);
    layout->strip = whole(clear.x + 16 * u, layout->bar.y - (8 + STRIP_HEIGHT) * u,
                          fminf(clear.w - (left ? 32 : 20) * u, STRIP_WIDTH * u), STRIP_HEIGHT * u);
    layout->foot = needs->strip ? layout->strip.y : layout->bar.y;
    layout->hint =
        (Point){roundf(layout->bar.x + layout->bar.w + 24 * u), roundf(frame->height - 31 * u)};
    if (needs->strip)
        layout->fit.h -= roundf((STRIP_HEIGHT + 4) * u);
    if (clear.x + clear.w - layout->hint.x < HINT_ROOM * u)
        layout->fit.h -= roundf(HINT_ABOVE * u);
    if (needs->pace[0] > 0) /* the board does not move for that with every turn */
        place_pace(layout, needs, u);
}

TableLayout table_layout(const Frame *frame, const LayoutNeeds *needs)
{
    TableLayout layout = {.row_count = needs->players};
    place_sides(frame, needs, &layout);
    place_column(frame, needs, &layout);
    place_over_board(frame, needs, &layout);
    return layout;
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

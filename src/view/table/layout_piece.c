/* The panel while a piece is due: how the buttons of the choices share it with the tile and the
 * players. */
#include <math.h>

#include "view/board/table_view.h"
#include "view/table/layout_parts.h"

/* The buttons of the pieces: lines below the well as long as they can be this high, else beside it.
 */
enum { LINE_LEAST = 28, LINE_MOST = 36, LINE_GAP = 3, BELOW_LINES = 8 };
enum { BESIDE_HEIGHT = 44, BESIDE_WIDTH = 56, BESIDE_TWO = 2 * 44 + 6 };

/* Many pieces: the tile is large, a line for each below it, and the players side by side. */
enum { MANY_SIDE = 222, MANY_LEAST = 150, MANY_PASS = 36 };
enum { MANY_LINE = 39, MANY_WELL = 180 }; /* of more than six lower ones, so that it is that wide */
enum { MANY_TALL = 48, MANY_BELOW = 96 }; /* a line where there is room; what lies below the rows */

/* A low panel: all beside a small tile, two lines of words on a button. */
enum { ASIDE_SIDE = 96, ASIDE_MOST = 132, ASIDE_WORDS = 190, ASIDE_LINE = 34 };

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

/* In one column below the well there is room for words on each, in two still for one. Where the
 * well had to become too small for either, it stays as `heights` has it and the buttons stand
 * beside it; it makes way only for more of them than one column holds there. */
Heights piece_share(Heights heights, float most, float room, float width, const LayoutNeeds *needs)
{
    int players = needs->players, choices = needs->choices;
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

void piece_put(TableLayout *layout, const Heights *heights, float u)
{
    Rect well = layout->well;
    float below = well.y + well.h + 8 * u, aside = well.x + well.w + BESIDE_GAP * u;
    if (!heights->beside)
        layout->well.x = roundf((layout->left + layout->right - well.w) / 2);
    layout->spot_columns = heights->columns;
    layout->spot_words = !heights->beside;
    layout->spots = heights->beside
                        ? parts_whole(aside, well.y, layout->right - aside, heights->choices * u)
                        : parts_whole(layout->left, below, layout->right - layout->left,
                                      (heights->choices - BELOW_LINES) * u);
}

Rect table_choice(const Frame *frame, const TableLayout *layout, int count, int i)
{
    float u = frame->u, gap = layout->spot_words ? LINE_GAP * u : count > 8 ? 3 * u : 6 * u;
    int columns = layout->spot_columns, lines = (count + columns - 1) / columns;
    Rect room = layout->spots;
    float width = (room.w + gap) / (float)columns - gap,
          height = (room.h + gap) / (float)lines - gap;
    if (!layout->spot_words && !layout->slim) {
        width = fminf(BESIDE_WIDTH * u, width);
        height = fminf(BESIDE_HEIGHT * u, height);
    }
    return (Rect){roundf(room.x + (float)(i % columns) * (width + gap)),
                  roundf(room.y + (float)(i / columns) * (height + gap)), floorf(width),
                  floorf(height)};
}

/* How high a line is once the lines have taken the `free` logical units that the players leave: by
 * their rows, with what lies below them, or side by side where the rows have no room. */
static float grown_line(const LayoutNeeds *needs, float line, float free)
{
    float rows = HEADS + LOW_ROW * (float)needs->players;
    float left = free < rows ? free - BRIEF_ROW - 8 : free - rows - MANY_BELOW;
    return fminf(MANY_TALL, line + floorf(fmaxf(0, left) / (float)needs->choices));
}

/* A panel for many pieces: a column of lines with words below a large tile. False where a low panel
 * has no room for it. */
bool piece_many(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u, height = frame->height / u, bottom = height - 12 - 44;
    int count = needs->choices;
    float gap = LINE_GAP, rest = bottom - PANEL_HEAD - 8 - MANY_PASS - 8 - BRIEF_ROW - 8;
    float line = floorf((rest - 8 - MANY_WELL) / (float)count - gap);
    line = fmaxf(count >= 8 ? 30 : count >= 7 ? 35 : MANY_LINE, fminf(line, MANY_LINE));
    float side = fminf(MANY_SIDE, rest - (float)count * (line + gap) - 8);
    if (count < MANY_SPOTS || side < MANY_LEAST)
        return false;
    float taken = side + 8 + (float)count * (line + gap) - gap + 8 + MANY_PASS + 8;
    line = grown_line(needs, line, bottom - 8 - PANEL_HEAD - taken);
    float lines = (float)count * (line + gap) - gap, y = PANEL_HEAD;
    parts_head(layout, needs->kind, u, side);
    layout->well.x = roundf((layout->left + layout->right - layout->well.w) / 2);
    y += side + 8;
    layout->spot_columns = 1;
    layout->spot_words = true;
    layout->spots = parts_whole(layout->left, y * u, layout->right - layout->left, lines * u);
    y += lines + 8;
    layout->pass = parts_whole(layout->left, y * u, layout->right - layout->left, MANY_PASS * u);
    y += MANY_PASS + 8;
    layout->buttons = parts_whole(layout->left, bottom * u, layout->right - layout->left, 44 * u);
    if (bottom - 8 - y < HEADS + LOW_ROW * (float)needs->players) {
        parts_brief_rows(layout, needs->players, u, bottom - 8 - BRIEF_ROW, BRIEF_ROW);
        return true;
    }
    layout->heads = roundf((y + 15) * u);
    parts_rows(layout, needs, u, y + HEADS, bottom,
               parts_most_row(needs->kind, height, needs->players));
    return true;
}

/* Below the button for no piece the players keep their rows as long as every choice then has two
 * lines; else they stand side by side. */
static void put_aside(const LayoutNeeds *needs, TableLayout *layout, float u, float bottom,
                      bool brief)
{
    float y = (layout->pass.y + layout->pass.h) / u + 8;
    if (brief) {
        float high = bottom - 8 - y >= BRIEF_TALL ? BRIEF_TALL : BRIEF_ROW;
        parts_brief_rows(layout, needs->players, u, bottom - 8 - high, high);
        return;
    }
    layout->heads = roundf((y + 15) * u);
    parts_rows(layout, needs, u, y + HEADS, bottom, LOW_ROW);
}

void piece_aside(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u, height = frame->height / u, bottom = height - 12 - 44;
    float width = (layout->right - layout->left) / u, pass = parts_pass_height(height);
    float rest = bottom - PANEL_HEAD - 8 - pass - 8;
    float full = HEADS + LOW_ROW * (float)needs->players + 8;
    float wanted = (float)needs->choices * (ASIDE_LINE + LINE_GAP) - LINE_GAP;
    bool brief = rest - full < fmaxf(wanted, ASIDE_SIDE);
    float room = rest - (brief ? BRIEF_ROW + 8 : full);
    bool words = (float)needs->choices * (LINE_LEAST + LINE_GAP) - LINE_GAP <= room;
    Heights heights = {.columns = words ? 1 : 2, .beside = true};
    float lines = (float)((needs->choices + heights.columns - 1) / heights.columns);
    float line = floorf(fminf(BESIDE_HEIGHT, (room + LINE_GAP) / lines - LINE_GAP));
    float side = fmaxf(ASIDE_SIDE, fminf(ASIDE_MOST, width - BESIDE_GAP - ASIDE_WORDS));
    heights.side = fminf(side, room);
    heights.choices = lines * (line + LINE_GAP) - LINE_GAP;
    float y = PANEL_HEAD + fmaxf(heights.side, heights.choices) + 8;
    parts_head(layout, needs->kind, u, heights.side);
    piece_put(layout, &heights, u);
    layout->spot_words = words;
    layout->pass = parts_whole(layout->left, y * u, layout->right - layout->left, pass * u);
    layout->buttons = parts_whole(layout->left, bottom * u, layout->right - layout->left, 44 * u);
    parts_dock(layout, u, y + pass + 8, bottom);
    put_aside(needs, layout, u, bottom, brief);
}

/* The panel while a piece is due: how the buttons of the choices share it with the tile and the
 * players. */
#include <math.h>

#include "view/board/table_view.h"
#include "view/table/layout_parts.h"

/* The buttons of the pieces: lines below the well as long as each has two lines of words. */
enum { LINE_LEAST = 31, LINE_TALL = 48, LINE_GAP = 3, BELOW_LINES = 8 };

/* Many pieces: the tile is large, a line for each below it, and the players side by side. */
enum { MANY_SIDE = 222, MANY_LEAST = 150, MANY_PASS = 36 };
enum { MANY_SMALL = 96 };                 /* the tile where nothing else is left */
enum { MANY_LINE = 39, MANY_WELL = 180 }; /* of more than six lower ones, so that it is that wide */
enum { MANY_ROWS = 150 };                 /* the least that gives way to the players' rows, */
enum { MANY_CLEAR = 12 };                 /* more for each number from there to eight */
enum { MANY_MORE = 3 };                   /* of a line, for larger letters */
enum { MANY_BELOW = 96 };                 /* what lies below the players' rows */

/* A low panel: all beside a small tile, two lines of words on a button; or below it where the panel
 * is too narrow for that. */
enum {
    ASIDE_SIDE = 96,
    UNDER_SIDE = 72, /* the tile, else it is seen on the board alone */
    ASIDE_MOST = 132,
    ASIDE_WORDS = 212, /* a line that says whole where a piece would stand */
    ASIDE_LINE = 34,
    ASIDE_TALL = 44,  /* a line where there is room */
    ASIDE_PASS = 42,  /* the button for no piece: narrow, so that its words take two lines */
    CARD_LEAST = 156, /* lines are lower where that leaves this for a card, */
    CARD_MOST = 186,  /* up to this; */
    CARD_WIDE = 112   /* else where it leaves this for one in two columns */
};

#define ROUNDING .01f

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
    return missing < ROUNDING;
}

/* So many lines of that height, with what keeps them apart from what follows. */
static float lines_high(const LayoutNeeds *needs, float line)
{
    return (float)needs->choices * (line + LINE_GAP) + BELOW_LINES - LINE_GAP;
}

/* The players' rows give way first, then the lines that are more than they need to be, then the
 * well. */
bool piece_below(Heights *heights, float most, float room, const LayoutNeeds *needs)
{
    static const struct {
        float line, row, side;
    } ways[] = {{LINE_TALL, TALL_ROW, MANY_SIDE},
                {LINE_TALL, LOW_ROW, MANY_SIDE},
                {LINE_LEAST, LOW_ROW, MANY_SIDE},
                {LINE_LEAST, LOW_ROW, 172},
                {LINE_LEAST, LOW_ROW, 140}};
    float free = room - most - heights->row * (float)needs->players;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        Heights below = {.side = most, .row = heights->row};
        float low = room - most - ways[i].row * (float)needs->players;
        below.choices =
            fmaxf(lines_high(needs, ways[i].line), fminf(low, lines_high(needs, LINE_TALL)));
        if (!give_way(&below, needs->players, below.choices - free, ways[i].row, ways[i].side))
            continue;
        *heights = below;
        return true;
    }
    return false;
}

void piece_put(TableLayout *layout, const Heights *heights, float u)
{
    layout->well.x = roundf((layout->left + layout->right - layout->well.w) / 2);
    layout->spots = parts_whole(layout->left, layout->well.y + layout->well.h + 8 * u,
                                layout->right - layout->left, (heights->choices - BELOW_LINES) * u);
}

Rect table_choice(const Frame *frame, const TableLayout *layout, int count, int i)
{
    float gap = LINE_GAP * frame->u;
    Rect room = layout->spots;
    float height = (room.h + gap) / (float)count - gap;
    return (Rect){roundf(room.x), roundf(room.y + (float)i * (height + gap)), floorf(room.w),
                  floorf(height)};
}

/* What the players' rows take, each `row` high. */
static float rows_high(const LayoutNeeds *needs, float row)
{
    return HEADS + row * (float)needs->players;
}

/* How high a line is once the lines have taken the `free` logical units that the players leave: by
 * their rows, with what lies below them, or side by side where the rows have no room. A little more
 * comes before what lies below, and before higher rows. */
static float grown_line(const LayoutNeeds *needs, float line, float free)
{
    float least = rows_high(needs, LEAST_ROW), count = (float)needs->choices;
    float left = free < least ? free - BRIEF_ROW - 8
                              : fmaxf(free - rows_high(needs, LOW_ROW) - MANY_BELOW,
                                      fminf(free - least, MANY_MORE * count));
    return fminf(LINE_TALL, line + floorf(fmaxf(0, left) / count));
}

/* The side of the tile that leaves the players their rows, and the lines a little more, where
 * `free` logical units are left below one of `side`; that itself where no tile on which so many
 * numbers are clear leaves the rows enough. */
static float side_above_rows(const LayoutNeeds *needs, float side, float free)
{
    float count = (float)needs->choices;
    float smallest = fmaxf(MANY_ROWS, MANY_WELL - MANY_CLEAR * fmaxf(0, 8 - count));
    float wanted = rows_high(needs, LOW_ROW) + MANY_MORE * count;
    float smaller = fmaxf(fminf(side, smallest), floorf(side - fmaxf(0, wanted - free)));
    return free + side - smaller < rows_high(needs, LEAST_ROW) ? side : smaller;
}

bool piece_many(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u, height = frame->height / u, bottom = height - 12 - 44;
    int count = needs->choices;
    float gap = LINE_GAP, rest = bottom - PANEL_HEAD - 8 - MANY_PASS - 8 - BRIEF_ROW - 8;
    float line = floorf((rest - 8 - MANY_WELL) / (float)count - gap);
    line = fmaxf(count >= 8 ? 30 : count >= 7 ? 35 : MANY_LINE, fminf(line, MANY_LINE));
    float side = fminf(MANY_SIDE, rest - (float)count * (line + gap) - 8);
    if (side < (height < PANEL_LOW ? MANY_LEAST : MANY_SMALL))
        return false;
    float other = bottom - 8 - PANEL_HEAD - 8 + gap - 8 - MANY_PASS - 8;
    side = side_above_rows(needs, side, other - side - (float)count * (line + gap));
    line = grown_line(needs, line, other - side - (float)count * (line + gap));
    float lines = (float)count * (line + gap) - gap, y = PANEL_HEAD;
    parts_head(layout, needs->kind, u, side);
    layout->well.x = roundf((layout->left + layout->right - layout->well.w) / 2);
    y += side + 8;
    layout->spots = parts_whole(layout->left, y * u, layout->right - layout->left, lines * u);
    y += lines + 8;
    layout->pass = parts_whole(layout->left, y * u, layout->right - layout->left, MANY_PASS * u);
    y += MANY_PASS + 8;
    layout->buttons = parts_whole(layout->left, bottom * u, layout->right - layout->left, 44 * u);
    if (needs->over) /* the board lies on below the panel: a card has less room there */
        parts_dock(layout, u, y, bottom);
    if (bottom - 8 - y < rows_high(needs, LEAST_ROW)) {
        float high = parts_brief_height(layout, needs->players, u, bottom - 8 - y);
        parts_brief_rows(layout, needs->players, u, bottom - 8 - high, high);
        return true;
    }
    layout->heads = roundf((y + 15) * u);
    parts_rows(layout, needs, u, y + HEADS, bottom,
               parts_most_row(needs->kind, height, needs->players));
    return true;
}

/* From `y` on the players keep their rows as long as every choice then has two lines; else they
 * stand side by side. */
static void put_below_lines(const LayoutNeeds *needs, TableLayout *layout, float u, float y,
                            float bottom, bool brief)
{
    parts_dock(layout, u, y, bottom);
    if (brief) {
        float high = parts_brief_height(layout, needs->players, u, bottom - 8 - y);
        parts_brief_rows(layout, needs->players, u, bottom - 8 - high, high);
        return;
    }
    layout->heads = roundf((y + 15) * u);
    parts_rows(layout, needs, u, y + HEADS, bottom, LOW_ROW);
}

/* Of the `rest` of a low panel what lines may take that have `room`. */
static float leave_card(const LayoutNeeds *needs, float rest, float room)
{
    float least = (float)needs->choices * (LINE_LEAST + LINE_GAP) - LINE_GAP;
    float left = rest - least - 8;
    return left >= CARD_LEAST  ? fmaxf(least, fminf(room, rest - CARD_MOST - 8))
           : left >= CARD_WIDE ? least
                               : room;
}

/* The lines begin beside the tile, the first at the well's upper edge. Returns how high they are
 * together, at most `most`. */
static float put_lines(const LayoutNeeds *needs, TableLayout *layout, float u, float most)
{
    float x = layout->well.x + layout->well.w + BESIDE_GAP * u, lines = (float)needs->choices;
    float line = floorf(fminf(ASIDE_TALL, (most + LINE_GAP) / lines - LINE_GAP));
    float high = lines * (line + LINE_GAP) - LINE_GAP;
    layout->spots = parts_whole(x, PANEL_HEAD * u, layout->right - x, high * u);
    return high;
}

/* The players below one another under the button for no piece, as the lines take all the height. */
static void put_players_under(const LayoutNeeds *needs, TableLayout *layout, float u, float bottom)
{
    float y = (layout->pass.y + layout->pass.h) / u + 8, players = (float)needs->players;
    float row = floorf(fminf(BRIEF_TALL, (bottom - 8 - y) / players));
    layout->brief_rows = true;
    for (int i = 0; i < needs->players; i++)
        layout->rows[i] =
            parts_whole(layout->left - 6 * u, (bottom - 8 - row * (players - (float)i)) * u,
                        layout->well.w + 12 * u, row * u);
}

bool piece_under(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u, height = frame->height / u, bottom = height - 12 - 44;
    float width = (layout->right - layout->left) / u, pass = parts_pass_height(height);
    if (width - ASIDE_SIDE - BESIDE_GAP >= ASIDE_WORDS)
        return false;
    float rest = bottom - 8 - PANEL_HEAD, count = (float)needs->choices;
    float least = count * (LINE_LEAST + LINE_GAP) - LINE_GAP;
    float side = fminf(ASIDE_SIDE, rest - BRIEF_ROW - 8 - least - 8);
    bool away = side < UNDER_SIDE;
    parts_head(layout, needs->kind, u, away ? 0 : side);
    float head = away ? pass : side, x = layout->left + (away ? 0 : side + BESIDE_GAP) * u;
    layout->pass = parts_whole(x, (PANEL_HEAD + head - pass) * u, layout->right - x, pass * u);
    float y = PANEL_HEAD + head + 8, left = bottom - 8 - y;
    float room = left - least < BRIEF_ROW + 8 ? left : left - BRIEF_ROW - 8;
    float line = floorf(fminf(ASIDE_LINE, (room + LINE_GAP) / count - LINE_GAP));
    float lines = count * (line + LINE_GAP) - LINE_GAP;
    layout->spots = parts_whole(layout->left, y * u, layout->right - layout->left, lines * u);
    layout->buttons = parts_whole(layout->left, bottom * u, layout->right - layout->left, 44 * u);
    y += lines + 8;
    left = bottom - 8 - y;
    if (left < BRIEF_LEAST) /* the players are away for as long as one chooses */
        parts_brief_rows(layout, needs->players, u, bottom - 8, 0);
    else
        put_below_lines(needs, layout, u, y, bottom, left < rows_high(needs, LEAST_ROW));
    return true;
}

void piece_aside(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u, height = frame->height / u, bottom = height - 12 - 44;
    float width = (layout->right - layout->left) / u, pass = ASIDE_PASS;
    float rest = bottom - 8 - PANEL_HEAD, players = (float)needs->players;
    float full = rows_high(needs, LEAST_ROW) + 8;
    float wanted = (float)needs->choices * (ASIDE_LINE + LINE_GAP) - LINE_GAP;
    bool brief = rest - full < fmaxf(wanted, ASIDE_SIDE + 8 + pass);
    float room = rest - (brief ? BRIEF_ROW + 8 : full);
    bool tall = room < wanted;
    float side = fmaxf(ASIDE_SIDE, fminf(ASIDE_MOST, width - BESIDE_GAP - ASIDE_WORDS));
    side = fminf(side, (tall ? rest - 8 - BRIEF_LEAST * players : room) - 8 - pass);
    parts_head(layout, needs->kind, u, side);
    layout->pass = parts_whole(layout->left, (PANEL_HEAD + side + 8) * u, side * u, pass * u);
    layout->buttons = parts_whole(layout->left, bottom * u, layout->right - layout->left, 44 * u);
    if (tall) {
        put_lines(needs, layout, u, rest);
        put_players_under(needs, layout, u, bottom);
        return;
    }
    float lines = put_lines(needs, layout, u, leave_card(needs, rest, room));
    float y = PANEL_HEAD + fmaxf(lines, side + 8 + pass) + 8;
    put_below_lines(needs, layout, u, y, bottom, brief);
}

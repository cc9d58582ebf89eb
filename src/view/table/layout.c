#include "view/table/layout.h"

#include <math.h>

#include "view/board/table_view.h"

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
    BESIDE_GAP = 10 /* between the slot and what lies beside it */
};

/* What lies above one another in a panel; `choices` with what keeps them apart from what follows.
 */
typedef struct Heights {
    float side;    /* of the slot */
    float row;     /* of a player */
    float choices; /* of the pieces' buttons, below the slot */
} Heights;

enum {
    AWARDS_LEAST = 57,
    AWARDS_TWO = 84,
    MAP_LEAST = 90, /* the map with its head */
    MAP_WANTED = 144,
    MAP_MOST = 170,
    ASIDE_HIGH = 560, /* below it pieces' buttons always lie beside the tile */
    LOW_CHOICE = 42,  /* less for each choice is for small letters only */
    FOLD = 26,        /* the heading that opens what has no room */
    LOW_SIDE = 96,    /* of the slot in a low panel, where it comes to that */
    LOW_MOST = 140,
    SMALL_SIDE = 52 /* where a card needs the room */
};

/* On whole pixels. */
static Rect parts_whole(float x, float y, float w, float h)
{
    return (Rect){roundf(x), roundf(y), roundf(w), roundf(h)};
}

/* Side of the slot in logical units, for a panel of `height` of them. */
static float slot_side(PanelKind kind, float height)
{
    if (kind == PANEL_FINAL)
        return 0;
    if (height < PANEL_LOW)
        return kind == PANEL_PIECE ? 124 : 108;
    if (kind == PANEL_PIECE)
        return height >= 800 ? 222 : 190;
    return height >= 800 ? 172 : 140;
}

/* The button for no piece. */
static float parts_pass_height(float height)
{
    return height < PANEL_LOW ? 34 : 40;
}

/* How high a player's row is at most. */
static float parts_most_row(PanelKind kind, float height, int players)
{
    if (kind == PANEL_FINAL)
        return height >= 800 ? 50 : 46;
    if (kind == PANEL_PIECE || players == 5)
        return height >= 800 ? 64 : 58;
    return height >= 800 ? 68 : 64;
}

/* Between the slot and the first row. */
static float below_slot(PanelKind kind, float height)
{
    return 8 + (kind == PANEL_PIECE ? parts_pass_height(height) + 8 : 0) + HEADS;
}

/* What the slot of a low panel may grow by, as long as all rows keep their height. */
static float slot_growth(PanelKind kind, float height)
{
    return height >= PANEL_LOW || kind == PANEL_FINAL ? 0 : kind == PANEL_PIECE ? 66 : 32;
}

/* The title, the slot and, but for PANEL_PIECE, what lies beside it. */
static void parts_head(TableLayout *layout, PanelKind kind, float u, float side)
{
    float left = layout->left, right = layout->right, top = 48 * u;
    layout->title = parts_whole(left, 10 * u, right - left, 32 * u);
    layout->slot = parts_whole(left, top, side * u, side * u);
    if (kind == PANEL_PIECE)
        return;
    float aside = left + (side + BESIDE_GAP) * u, room = right - aside;
    float button = fminf(44 * u, (room - 8 * u) / 2), back = fminf(46 * u, button + 2 * u);
    if (side < 120) /* so that the count below has room above the heads */
        back = fminf(back, fmaxf(24, side - 66) * u);
    for (int i = 0; i < 2; i++) {
        float x = right - (float)(2 - i) * button - (float)(1 - i) * 8 * u;
        layout->turn[i] = parts_whole(x, top + 2 * u, button, fminf(button, 40 * u));
        layout->backs[i] =
            parts_whole(x + (button - back) / 2, top + 54 * u * (side < 120 ? .8f : 1), back, back);
    }
}

/* The same in one line: the slot, the buttons and the stacks. */
static void small_head(TableLayout *layout, float u)
{
    float top = PANEL_HEAD * u, right = layout->right, gap = 8 * u;
    float room = right - layout->left - SMALL_SIDE * u;
    float side = fminf(40 * u, room / 4 - gap);
    layout->slot = parts_whole(layout->left, top, SMALL_SIDE * u, SMALL_SIDE * u);
    Rect *parts[] = {&layout->turn[0], &layout->turn[1], &layout->backs[0], &layout->backs[1]};
    for (int i = 0; i < 4; i++)
        *parts[i] = parts_whole(right - (float)(4 - i) * side - (float)(3 - i) * gap,
                                top + (SMALL_SIDE * u - side) / 2, side, side);
}

/* The map and the awards, from `y` down to `bottom`. */
static void put_below(TableLayout *layout, const LayoutNeeds *needs, float u, float y, float bottom)
{
    float rest = bottom - 8 - y;
    if (needs->map && rest >= MAP_LEAST) {
        float width = (layout->right - layout->left) / u;
        float high = fminf(rest, fmaxf(MAP_MOST, fminf(width, rest - 2 * AWARDS_LEAST)));
        layout->map = parts_whole(layout->left, y * u, width * u, high * u);
        y += high + 8;
        rest -= high + 8;
    }
    layout->awards = parts_whole(layout->left, y * u, layout->right - layout->left,
                                 rest >= AWARDS_LEAST ? rest * u : 0);
}

/* The players' rows from `y` on, down to `bottom`, each at most `most` high, and below them the map
 * and the awards; logical units. */
static void parts_rows(TableLayout *layout, const LayoutNeeds *needs, float u, float y,
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
        layout->rows[i] = parts_whole(layout->left - 6 * u, (y + row * (float)i) * u,
                                      layout->right - layout->left + 12 * u, row * u);
    y += row * players + 8;
    put_below(layout, needs, u, y, bottom);
}

/* Pixels. */
static float brief_width(const TableLayout *layout, int players, float u)
{
    return (layout->right - layout->left + 12 * u) / (float)players;
}

/* How high they should be where they have `room`: at least BRIEF_ROW. */
static float parts_brief_height(const TableLayout *layout, int players, float u, float room)
{
    bool narrow = brief_width(layout, players, u) < BRIEF_NARROW * u;
    return narrow && room >= BRIEF_STACKED ? BRIEF_STACKED
           : room >= BRIEF_TALL            ? BRIEF_TALL
                                           : BRIEF_ROW;
}

/* The players side by side. */
static void parts_brief_rows(TableLayout *layout, int players, float u, float top, float height)
{
    float width = brief_width(layout, players, u);
    layout->brief_rows = true;
    for (int i = 0; i < players; i++)
        layout->rows[i] =
            parts_whole(layout->left - 6 * u + width * (float)i, top * u, width, height * u);
}

/* What a low panel keeps of `room` for what follows the rows: two awards where rows stay tall
 * above them, else one. */
static float low_rest(const LayoutNeeds *needs, bool folds, float room)
{
    bool two = room - AWARDS_TWO - 9 >= TALL_ROW * (float)needs->players;
    return folds ? FOLD : needs->map ? MAP_LEAST : 1 + (float)(two ? AWARDS_TWO : AWARDS_LEAST);
}

/* Rows, or opened by the heading at the foot the map and the awards with the players side by side
 * above them. */
static void put_low(TableLayout *layout, const LayoutNeeds *needs, float u, float y, float bottom)
{
    float foot = layout->fold.h > 0 ? bottom - FOLD - 4 : bottom, players = (float)needs->players;
    if (layout->fold.h > 0 && needs->unfolded) {
        float high = parts_brief_height(layout, needs->players, u, foot - y - MAP_LEAST);
        parts_brief_rows(layout, needs->players, u, y, high);
        put_below(layout, needs, u, y + high + 8, foot);
        return;
    }
    float rest = layout->fold.h > 0 ? 0 : low_rest(needs, false, foot - 8 - y - HEADS) + 8;
    layout->heads = roundf((y + 15) * u);
    parts_rows(layout, needs, u, y + HEADS, foot,
               floorf(fminf(64, (foot - 8 - y - HEADS - rest) / players)));
}

/* From `y` on, down to `bottom`, a card may lie. */
static void parts_dock(TableLayout *layout, float u, float y, float bottom)
{
    layout->dock =
        parts_whole(layout->left, y * u, layout->right - layout->left, (bottom - 8 - y) * u);
}

/* What gives way to a card in the panel: the slot gets small, the players lie side by side, `rows`
 * high (0: they are away). */
typedef struct DockWay {
    bool small;
    float rows;
} DockWay;

/* The first of them that leaves so much room. */
static bool find_way(const TableLayout *layout, float u, float wanted, DockWay *way)
{
    float room = layout->dock.h / u, more = layout->slot.h / u - SMALL_SIDE;
    float high = parts_brief_height(layout, layout->row_count, u, room - wanted - 8);
    const DockWay ways[] = {
        {false, high}, {false, BRIEF_ROW}, {true, BRIEF_ROW}, {false, 0}, {true, 0}};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        bool may = !ways[i].small || layout->kind == PANEL_PLACE;
        *way = ways[i];
        if (may && wanted + (way->rows > 0 ? way->rows + 8 : 0) <= room + (way->small ? more : 0))
            return true;
    }
    return false;
}

bool table_dock(const Frame *frame, TableLayout *layout, Point size, Rect *place)
{
    float u = frame->u, foot = (layout->dock.y + layout->dock.h) / u;
    DockWay way;
    if (size.x > layout->dock.w + 1 || !find_way(layout, u, size.y / u, &way))
        return false;
    layout->fold.h = layout->map.h = layout->awards.h = layout->heads = 0;
    if (way.small) {
        small_head(layout, u);
        parts_dock(layout, u, PANEL_HEAD + SMALL_SIDE + 8, foot + 8);
    }
    parts_brief_rows(layout, layout->row_count, u, foot - way.rows, way.rows);
    *place = (Rect){roundf(layout->dock.x + (layout->dock.w - size.x) / 2), layout->dock.y, size.x,
                    size.y};
    return true;
}

/* A low panel while a tile is due. What has no room below the players' rows folds. */
static bool place_low(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u, height = frame->height / u, bottom = height - 12 - 44;
    float room = bottom - 8 - PANEL_HEAD - 8 - HEADS, players = (float)needs->players;
    if (height >= PANEL_LOW || needs->kind != PANEL_PLACE)
        return false;
    bool folds = room - LOW_SIDE - LOW_ROW * players < (needs->map ? MAP_LEAST : AWARDS_TWO) + 8;
    bool open = folds && needs->unfolded;
    float side =
        open ? LOW_SIDE : room - 8 - low_rest(needs, folds, room - LOW_SIDE) - TALL_ROW * players;
    side = fmaxf(LOW_SIDE, fminf(side, LOW_MOST));
    parts_head(layout, needs->kind, u, side);
    layout->fold_map = folds && needs->map;
    if (folds)
        layout->fold = parts_whole(layout->left - 6 * u, (bottom - 4 - FOLD) * u,
                                   layout->right - layout->left + 12 * u, FOLD * u);
    parts_dock(layout, u, PANEL_HEAD + side + 8, bottom);
    put_low(layout, needs, u, PANEL_HEAD + side + 8, bottom);
    layout->buttons = parts_whole(layout->left, bottom * u, layout->right - layout->left, 44 * u);
    return true;
}

/* The panel while a piece is due: how the buttons of the choices share it with the tile and the
 * players. */

/* The buttons of the pieces: lines below the slot as long as each has two lines of words. */
enum { LINE_LEAST = 31, LINE_TALL = 48, LINE_GAP = 3, BELOW_LINES = 8 };

/* Many pieces: the tile is large, a line for each below it, and the players side by side. */
enum { MANY_SIDE = 222, MANY_LEAST = 150, MANY_PASS = 36 };
enum { MANY_SMALL = 96 };                 /* the tile where nothing else is left */
enum { MANY_LINE = 39, MANY_SLOT = 180 }; /* of more than six lower ones, so that it is that wide */
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

/* Shares `room` among the lines of `needs->choices`, the slot, at most `most` wide, and the
 * players' rows. False where not all of them have room below one another. The rows give way first,
 * then the lines that are more than they need to be, then the slot. piece_put then says where the
 * lines lie. */
static bool piece_below(Heights *heights, float most, float room, const LayoutNeeds *needs)
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

static void piece_put(TableLayout *layout, const Heights *heights, float u)
{
    layout->slot.x = roundf((layout->left + layout->right - layout->slot.w) / 2);
    layout->spots = parts_whole(layout->left, layout->slot.y + layout->slot.h + 8 * u,
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
    float smallest = fmaxf(MANY_ROWS, MANY_SLOT - MANY_CLEAR * fmaxf(0, 8 - count));
    float wanted = rows_high(needs, LOW_ROW) + MANY_MORE * count;
    float smaller = fmaxf(fminf(side, smallest), floorf(side - fmaxf(0, wanted - free)));
    return free + side - smaller < rows_high(needs, LEAST_ROW) ? side : smaller;
}

/* A whole panel for many pieces: a line with words for each below a large tile, the players side by
 * side where they must. False where it has no room for that. */
static bool piece_many(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u, height = frame->height / u, bottom = height - 12 - 44;
    int count = needs->choices;
    float gap = LINE_GAP, rest = bottom - PANEL_HEAD - 8 - MANY_PASS - 8 - BRIEF_ROW - 8;
    float line = floorf((rest - 8 - MANY_SLOT) / (float)count - gap);
    line = fmaxf(count >= 8 ? 30 : count >= 7 ? 35 : MANY_LINE, fminf(line, MANY_LINE));
    float side = fminf(MANY_SIDE, rest - (float)count * (line + gap) - 8);
    if (side < (height < PANEL_LOW ? MANY_LEAST : MANY_SMALL))
        return false;
    float other = bottom - 8 - PANEL_HEAD - 8 + gap - 8 - MANY_PASS - 8;
    side = side_above_rows(needs, side, other - side - (float)count * (line + gap));
    line = grown_line(needs, line, other - side - (float)count * (line + gap));
    float lines = (float)count * (line + gap) - gap, y = PANEL_HEAD;
    parts_head(layout, needs->kind, u, side);
    layout->slot.x = roundf((layout->left + layout->right - layout->slot.w) / 2);
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

/* The lines begin beside the tile, the first at the slot's upper edge. Returns how high they are
 * together, at most `most`. */
static float put_lines(const LayoutNeeds *needs, TableLayout *layout, float u, float most)
{
    float x = layout->slot.x + layout->slot.w + BESIDE_GAP * u, lines = (float)needs->choices;
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
                        layout->slot.w + 12 * u, row * u);
}

/* A whole low panel for pieces: a line with words for each below a small tile. False where the
 * panel is wide enough for the other way: beside the tile. */
static bool piece_under(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
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

static void piece_aside(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
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

/* For a panel of `height` logical units whose content ends at `bottom`. False where the pieces'
 * lines have no room in it. */
static bool share_height(const LayoutNeeds *needs, float height, float bottom, Heights *shares)
{
    PanelKind kind = needs->kind;
    float growth = slot_growth(kind, height);
    Heights heights = {.side = slot_side(kind, height),
                       .row = parts_most_row(kind, height, needs->players)};
    float shared = bottom - 16 - below_slot(kind, height) - PANEL_HEAD;
    if (height < PANEL_LOW && kind == PANEL_PIECE)
        heights.side =
            fmaxf(LOW_SIDE, fminf(heights.side, shared - LOW_ROW * (float)needs->players));
    float spare = shared - heights.side - heights.row * (float)needs->players;
    spare -= kind == PANEL_PLACE ? AWARDS_LEAST : 0; /* which come first */
    float largest = heights.side + growth;
    heights.side += fmaxf(0, fminf(growth, spare));
    *shares = heights;
    return needs->choices == 0 || piece_below(shares, largest, shared, needs);
}

/* Pieces that have a panel of their own: where they are many, or have no room between tile and
 * players, or one for small letters only; `below` says how much, NULL: none. */
static bool place_pieces(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout,
                         const Heights *below)
{
    float height = frame->height / frame->u;
    bool low = below && below->choices < (float)needs->choices * LOW_CHOICE;
    bool many = needs->choices >= MANY_SPOTS || (low && height >= PANEL_LOW);
    if (needs->choices == 0 || (below && !many && height >= ASIDE_HIGH))
        return false;
    if ((many || height >= PANEL_LOW) && piece_many(frame, needs, layout))
        return true;
    if (below && height >= ASIDE_HIGH)
        return false;
    if (!piece_under(frame, needs, layout))
        piece_aside(frame, needs, layout);
    return true;
}

/* The wide panel. */
static void column_place(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u, height = frame->height / u, bottom = height - 12 - 44, y = PANEL_HEAD;
    Heights heights;
    bool below = share_height(needs, height, bottom, &heights);
    if (place_pieces(frame, needs, layout, below ? &heights : NULL) ||
        place_low(frame, needs, layout))
        return;
    parts_head(layout, needs->kind, u, heights.side);
    if (needs->kind != PANEL_FINAL)
        y += heights.side + heights.choices + 8;
    if (needs->kind == PANEL_PIECE)
        piece_put(layout, &heights, u);
    if (needs->kind == PANEL_PIECE) {
        float pass = parts_pass_height(height);
        layout->pass = parts_whole(layout->left, y * u, layout->right - layout->left, pass * u);
        y += pass + 8;
        if (height < PANEL_LOW || needs->over)
            parts_dock(layout, u, y, bottom);
    }
    layout->heads = roundf((y + 15) * u);
    parts_rows(layout, needs, u, y + HEADS, bottom, heights.row);
    layout->buttons = parts_whole(layout->left, bottom * u, layout->right - layout->left, 44 * u);
}

/* What is left of the panel when it is put away: whose turn it is, the tile in hand, how many are
 * left, everyone's points, and the way to the rest. For the choice of a piece it comes back
 * (layout.c). */

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
    layout->slot = parts_whole(x, y * u, side * u, side * u);
    put_pair(layout, layout->turn, low, TURN, u);
    layout->backs[0] = parts_whole(layout->left, (low + TURN + 4) * u, width * u, LEFT * u);
    return side + below;
}

static void slim_place(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
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

BoardView table_slot_view(const Frame *frame, const TableLayout *layout, Cell cell, int turn)
{
    float margin = roundf(6 * frame->u), side = layout->slot.w - 2 * margin;
    BoardView slot = {.rect = {layout->slot.x + margin, layout->slot.y + margin, side, side},
                      .turn = turn,
                      .tile = (int)side};
    Rect there = view_cell(&slot, cell.x, cell.y);
    slot.origin = (Point){slot.rect.x - there.x, slot.rect.y - there.y};
    return slot;
}

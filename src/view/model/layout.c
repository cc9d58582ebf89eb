#include "view/model/layout.h"

#include <math.h>

#include "view/board/table_view.h"
#include "view/kit/rows.h"

/* Logical units. */
enum {
    PANEL_HEAD = 48, /* its title */
    PANEL_FOOT = 56, /* its buttons, with what they leave below them */
    BUTTONS = 44,
    GAP = 8,        /* between its parts */
    BESIDE_GAP = 10 /* between the slot and what lies beside it */
};

/* The players. */
enum {
    HEADS = 22, /* of the rows' columns */
    TALL_ROW = 52,
    LOW_ROW = 44,
    LEAST_ROW = 41, /* where they would be lower they lie side by side */
    BRIEF_LEAST = 44,
    BRIEF_ROW = 50,
    BRIEF_TALL = 72 /* with the supply */
};

/* What may lie below them. */
enum {
    AWARDS_LEAST = 57,
    ROUNDING = 1, /* a unit more, so that rounding to pixels leaves that */
    AWARDS_TWO = 84,
    MAP_LEAST = 90, /* the map with its head */
    MAP_WANTED = 144,
    MAP_MOST = 170,
    FOLD = 26 /* the heading that opens what has no room */
};

/* The slot, and the buttons of the pieces. */
enum {
    LOW_SIDE = 96,
    FEW_SIDE = 190,  /* as large as it would be, with few pieces */
    MANY_SIDE = 222, /* with many */
    LEAST_SIDE = 150,
    CLEAR_SIDE = 180,  /* eight numbers or more are clear on it */
    CLEAR_NUMBER = 12, /* so much smaller it may be for each number less */
    SMALL_SIDE = 52,   /* where a card needs the room */
    ASIDE_SIDE = 118,  /* beside the lines, as long as these have ASIDE_WORDS */
    ASIDE_WORDS = 212, /* they say whole where a piece would stand */
    LOW_PASS = 42,     /* the button for no piece, its words in two lines */
    LINE_LEAST = 31,
    ASIDE_LINE = 44, /* beside the tile at most */
    LINE_TALL = 48,  /* below it */
    LINE_MORE = 3,   /* larger letters: this comes first */
    LINE_GAP = 3
};

/* On whole pixels. */
static Rect whole(float x, float y, float w, float h)
{
    return (Rect){roundf(x), roundf(y), roundf(w), roundf(h)};
}

/* A line across the panel's content; `y` and `h` in logical units. */
static Rect across(const TableLayout *layout, float u, float y, float h)
{
    return whole(layout->left, y * u, layout->right - layout->left, h * u);
}

/* The parts of the panel between title and buttons, in the order in which they get the room that
 * they would like; two are still higher later. */
enum { ROWS, CHOICES, SLOT, BELOW, HIGHER, HIGHEST, PARTS };

/* How they share it, logical units: each with the gap below it. */
typedef struct Shares {
    float high[PARTS];
    bool brief;     /* the players lie side by side */
    bool collapses; /* the heading lies above the buttons */
} Shares;

/* A line for each of the pieces, below the slot: lower where in `room` even a small tile and
 * players side by side leave it no more. In a low panel they lie beside a small tile and the button
 * for no piece. */
static Part choices_part(int count, bool low, float room)
{
    float lines = (float)count, apart = GAP - LINE_GAP, beside = ASIDE_SIDE + GAP + LOW_PASS + GAP;
    float least = floorf((room - BRIEF_ROW - GAP - apart) / lines) - LINE_GAP;
    least = (low ? LINE_LEAST : fmaxf(30, fminf(39, least))) + LINE_GAP;
    if (count == 0)
        return (Part){0};
    return (Part){.least = fmaxf(low ? beside : 0, lines * least + apart),
                  .liked = fmaxf(low ? beside : 0, lines * (least + LINE_MORE) + apart)};
}

static Part slot_part(const LayoutNeeds *needs, float height)
{
    bool low = height < PANEL_LOW, high = height >= 800;
    if (needs->kind == PANEL_FINAL || (needs->kind == PANEL_PIECE && low))
        return (Part){0};
    if (needs->kind == PANEL_PLACE) {
        float side = high ? 172 : 140;
        return (Part){.least = (low ? LOW_SIDE : side) + GAP, .liked = side + GAP};
    }
    float clear = CLEAR_SIDE - CLEAR_NUMBER * fmaxf(0, 8 - (float)needs->choices);
    bool large = high || needs->choices >= MANY_SPOTS;
    return (Part){.least = fmaxf(LEAST_SIDE, clear) + GAP,
                  .liked = (large ? MANY_SIDE : FEW_SIDE) + GAP};
}

static float highest_row(const LayoutNeeds *needs, float height)
{
    bool low = needs->kind == PANEL_PIECE || (needs->players == 5 && height >= PANEL_LOW);
    if (needs->kind == PANEL_FINAL)
        return height >= 800 ? 50 : 46;
    return (low ? 58 : 64) + (height >= 800 ? low ? 6 : 4 : 0);
}

/* Returns by how much they may be higher than they like. */
static float set_rows(const LayoutNeeds *needs, float height, Part *rows)
{
    float most = highest_row(needs, height), players = (float)needs->players;
    bool piece = needs->kind == PANEL_PIECE, final = needs->kind == PANEL_FINAL;
    float least = final ? most : piece ? LEAST_ROW : LOW_ROW;
    float liked = final ? most : piece ? LOW_ROW : TALL_ROW;
    *rows = (Part){.least = HEADS + least * players + GAP,
                   .liked = HEADS + liked * players + GAP,
                   .goes = piece};
    return (most - liked) * players;
}

static float pass_height(const LayoutNeeds *needs)
{
    return needs->choices >= MANY_SPOTS ? 36 : 40;
}

/* Of a panel of that size, logical units. Where not all have room the players lie side by side; or,
 * while a tile is due, a heading opens the awards and the map in their place. */
static Shares share(const LayoutNeeds *needs, float height)
{
    bool piece = needs->kind == PANEL_PIECE, low = height < PANEL_LOW;
    bool many = needs->choices >= MANY_SPOTS;
    float room = height - PANEL_FOOT - PANEL_HEAD;
    room -= piece && !low ? pass_height(needs) + GAP : 0;
    Part parts[PARTS] = {[SLOT] = slot_part(needs, height)};
    Part *choices = &parts[CHOICES], *below = &parts[BELOW];
    float *rows = &parts[many ? HIGHER : HIGHEST].liked;
    *choices = choices_part(needs->choices, low, room - parts[SLOT].least);
    if (piece && !low)
        parts[many ? HIGHEST : HIGHER].liked =
            (float)needs->choices * (LINE_TALL + LINE_GAP) + GAP - LINE_GAP - choices->liked;
    *rows = set_rows(needs, height, &parts[ROWS]);
    if (!piece)
        *below = (Part){.least = (needs->map ? MAP_LEAST : AWARDS_LEAST) + GAP + ROUNDING,
                        .liked = (needs->map ? MAP_WANTED : AWARDS_TWO) + GAP,
                        .stretch = 1,
                        .goes = true};
    Shares shares;
    fit(room, PARTS, parts, shares.high);
    shares.collapses = needs->kind == PANEL_PLACE && shares.high[BELOW] <= 0;
    shares.brief = shares.high[ROWS] <= 0 || (shares.collapses && needs->unfolded);
    if (shares.collapses)
        room -= FOLD + 4;
    if (shares.collapses && !needs->unfolded)
        *below = (Part){0};
    if (shares.brief) {
        parts[ROWS] = (Part){.least = BRIEF_LEAST + GAP, .liked = BRIEF_ROW + GAP};
        *rows = BRIEF_TALL - BRIEF_ROW;
    }
    fit(room, PARTS, parts, shares.high);
    if (piece && shares.high[SLOT] < parts[SLOT].least) {
        parts[SLOT].least = LOW_SIDE + GAP;
        fit(room, PARTS, parts, shares.high);
    }
    shares.high[CHOICES] += shares.high[many ? HIGHEST : HIGHER];
    shares.high[ROWS] += shares.high[many ? HIGHER : HIGHEST];
    return shares;
}

/* The map and the awards, from `y` down to `bottom`. */
static void put_below(TableLayout *layout, const LayoutNeeds *needs, float u, float y, float bottom)
{
    float rest = bottom - GAP - y, width = (layout->right - layout->left) / u;
    if (needs->map && rest >= MAP_LEAST) {
        float high = fminf(rest, fmaxf(MAP_MOST, fminf(width, rest - 2 * AWARDS_LEAST)));
        layout->map = across(layout, u, y, high);
        y += high + GAP;
        rest -= high + GAP;
    }
    layout->awards = across(layout, u, y, rest >= AWARDS_LEAST ? rest : 0);
}

/* The players side by side, down to `bottom`. */
static void put_brief_rows(TableLayout *layout, float u, float bottom, float high)
{
    float left = layout->left - 6 * u;
    float width = (layout->right + 6 * u - left) / (float)layout->row_count;
    layout->brief_rows = true;
    for (int i = 0; i < layout->row_count; i++)
        layout->rows[i] = whole(left + width * (float)i, (bottom - high) * u, width, high * u);
}

/* From `y` on as high as their share. Returns where what follows begins. */
static float put_rows(TableLayout *layout, const Shares *shares, float u, float y)
{
    float high = shares->high[ROWS] - GAP;
    if (shares->brief) {
        put_brief_rows(layout, u, y + high, high);
        return y + high + GAP;
    }
    float row = floorf((high - HEADS) / (float)layout->row_count);
    layout->heads = roundf((y + 15) * u);
    layout->tall_rows = row >= TALL_ROW;
    for (int i = 0; i < layout->row_count; i++)
        layout->rows[i] = whole(layout->left - 6 * u, (y + HEADS + row * (float)i) * u,
                                layout->right - layout->left + 12 * u, row * u);
    return y + HEADS + row * (float)layout->row_count + GAP;
}

/* Beside the tile in hand what turns it, and the stacks. Returns where what follows begins. */
static float put_hand(TableLayout *layout, float u, float side)
{
    float top = PANEL_HEAD * u, right = layout->right;
    float room = right - layout->left - (side + BESIDE_GAP) * u;
    float button = fminf(44 * u, (room - GAP * u) / 2), back = fminf(46 * u, button + 2 * u);
    if (side < 120) /* so that the count below has room above the heads */
        back = fminf(back, fmaxf(24, side - 66) * u);
    layout->slot = whole(layout->left, top, side * u, side * u);
    for (int i = 0; i < 2; i++) {
        float x = right - (float)(2 - i) * button - (float)(1 - i) * GAP * u;
        layout->turn[i] = whole(x, top + 2 * u, button, fminf(button, 40 * u));
        layout->backs[i] =
            whole(x + (button - back) / 2, top + 54 * u * (side < 120 ? .8f : 1), back, back);
    }
    return PANEL_HEAD + side + GAP;
}

/* The tile just placed, below it a line for each piece and for none. Returns where what follows
 * begins. */
static float put_pieces(TableLayout *layout, const Shares *shares, float u, float pass)
{
    float side = floorf(shares->high[SLOT] - GAP), y = PANEL_HEAD + side + GAP;
    float x = roundf((layout->left + layout->right - roundf(side * u)) / 2);
    layout->slot = whole(x, PANEL_HEAD * u, side * u, side * u);
    layout->spots = across(layout, u, y, shares->high[CHOICES] - GAP);
    y += shares->high[CHOICES];
    layout->pass = across(layout, u, y, pass);
    return y + pass + GAP;
}

/* In a low panel all lines lie beside a small tile and the one for none. */
static float put_pieces_aside(TableLayout *layout, const Shares *shares, float u, int count)
{
    float high = shares->high[CHOICES] - GAP, lines = (float)count;
    float wide = (layout->right - layout->left) / u;
    float side = fmaxf(LOW_SIDE, fminf(ASIDE_SIDE, wide - BESIDE_GAP - ASIDE_WORDS));
    Rect column = across(layout, u, PANEL_HEAD, high);
    layout->slot = cut_left(&column, roundf(side * u));
    layout->slot.h = layout->slot.w;
    layout->pass = whole(layout->left, (PANEL_HEAD + side + GAP) * u, side * u, LOW_PASS * u);
    cut_left(&column, BESIDE_GAP * u);
    float line = fminf(ASIDE_LINE, (high + LINE_GAP) / lines - LINE_GAP);
    layout->spots = cut_top(&column, roundf((lines * (line + LINE_GAP) - LINE_GAP) * u));
    return PANEL_HEAD + high + GAP;
}

/* The map and the awards stay where they lie while a tile is due, as long as the players leave them
 * that place: they do not wander with every choice. */
static void keep_below(TableLayout *layout, const LayoutNeeds *needs, float u, float height)
{
    LayoutNeeds tile = *needs;
    tile.kind = PANEL_PLACE;
    tile.choices = 0;
    Shares before = share(&tile, height);
    Rect last = layout->rows[layout->row_count - 1];
    if (before.collapses)
        return;
    TableLayout placed = *layout;
    float y = put_rows(&placed, &before, u, PANEL_HEAD + before.high[SLOT]);
    put_below(layout, needs, u, y, height - PANEL_FOOT);
    if (layout->map.y < last.y + last.h)
        layout->map.h = 0;
    if (layout->awards.y < last.y + last.h)
        layout->awards.h = 0;
}

static void column_place(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u, height = frame->height / u - (needs->spans ? needs->below : 0);
    float bottom = height - PANEL_FOOT, y = PANEL_HEAD;
    float width = (layout->right - layout->left) / u + 12;
    bool low = height < PANEL_LOW;
    Shares shares = share(needs, height);
    layout->title = across(layout, u, 10, 32);
    layout->buttons = across(layout, u, bottom, BUTTONS);
    if (needs->kind == PANEL_PLACE)
        y = put_hand(layout, u, floorf(shares.high[SLOT] - GAP));
    else if (needs->kind == PANEL_PIECE)
        y = low ? put_pieces_aside(layout, &shares, u, needs->choices)
                : put_pieces(layout, &shares, u, pass_height(needs));
    if (needs->kind != PANEL_FINAL && (low || needs->over))
        layout->dock = across(layout, u, y, bottom - GAP - y);
    if (shares.collapses) {
        bottom -= FOLD + 4;
        layout->collapse = whole(layout->left - 6 * u, bottom * u, width * u, FOLD * u);
    }
    y = put_rows(layout, &shares, u, y);
    if (needs->kind == PANEL_PIECE)
        keep_below(layout, needs, u, height);
    else if (!shares.collapses || needs->unfolded)
        put_below(layout, needs, u, y, bottom);
}

/* The tile in hand, what turns it and the stacks small in one line. */
static void put_small_hand(TableLayout *layout, float u)
{
    Rect line = across(layout, u, PANEL_HEAD, SMALL_SIDE);
    Rect *parts[] = {&layout->turn[0], &layout->turn[1], &layout->backs[0], &layout->backs[1]};
    layout->slot = cut_left(&line, line.h);
    for (int i = 0; i < 4; i++) {
        Rect room = column_of(line, 0, 4, i);
        *parts[i] = cut_right(&room, roundf(fminf(40 * u, room.w - GAP * u)));
        *parts[i] = rect_centred(*parts[i], parts[i]->w);
    }
    layout->dock.h += layout->dock.y - (line.y + line.h + GAP * u);
    layout->dock.y = line.y + line.h + GAP * u;
}

bool table_dock(const Frame *frame, TableLayout *layout, Point size, Rect *place)
{
    float u = frame->u, more = layout->slot.h - SMALL_SIDE * u, rest = layout->dock.h - size.y;
    bool small = rest < 0 && layout->kind == PANEL_PLACE && rest + more >= 0;
    if (size.x > layout->dock.w + 1 || (rest < 0 && !small))
        return false;
    if (small)
        put_small_hand(layout, u);
    Rect dock = layout->dock;
    rest = (dock.h - size.y) / u - GAP;
    layout->collapse.h = layout->map.h = layout->awards.h = layout->heads = 0;
    put_brief_rows(layout, u, (dock.y + dock.h) / u,
                   rest < BRIEF_ROW ? 0 : fminf(rest, BRIEF_TALL));
    *place = (Rect){roundf(dock.x + (dock.w - size.x) / 2), dock.y, size.x, size.y};
    return true;
}

Rect table_choice(const Frame *frame, const TableLayout *layout, int count, int i)
{
    Rect line = row_of(layout->spots, LINE_GAP * frame->u, count, i);
    return (Rect){roundf(line.x), roundf(line.y), floorf(line.w), floorf(line.h)};
}

/* What is left of the panel when it is put away: whose turn it is, the tile in hand, how many are
 * left, everyone's points, and the way to the rest. For the choice of a piece it comes back. */
static void slim_place(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    enum { BADGE = 32, TURN = 30, APART = 4, LEFT = 22, ROW_LEAST = 40, ROW_MOST = 54 };
    float u = frame->u, height = frame->height / u, players = (float)needs->players;
    float width = (layout->right - layout->left) / u, y = 10 + BADGE + GAP;
    float button = (width - APART) / 2, bottom = height - 12 - button;
    layout->title = across(layout, u, 10, BADGE);
    if (needs->kind == PANEL_PLACE) { /* smaller where the rows would be low */
        float below = APART + TURN + LEFT + GAP;
        float room = bottom - GAP - y - ROW_LEAST * players - below;
        float side = fminf(width, fmaxf(width - LEFT, room));
        layout->slot = whole(layout->left + (width - side) / 2 * u, y * u, side * u, side * u);
        y += side + APART;
        layout->turn[0] = whole(layout->left, y * u, TURN * u, TURN * u);
        layout->turn[1] = whole(layout->right - TURN * u, y * u, TURN * u, TURN * u);
        layout->backs[0] = across(layout, u, y + TURN + 4, LEFT);
        y += TURN + LEFT + GAP;
    } else if (needs->kind == PANEL_FINAL) { /* "Results" over the menu */
        bottom -= BUTTONS + GAP;
    } else {
        y += TURN + GAP;
    }
    float row = floorf(fminf(ROW_MOST, (bottom - GAP - y) / players));
    float top = bottom - GAP - row * players;
    layout->brief_rows = true;
    for (int i = 0; i < needs->players; i++)
        layout->rows[i] =
            whole(layout->left - 4 * u, (top + row * (float)i) * u, width * u + 8 * u, row * u);
    layout->buttons = across(layout, u, bottom, height - 12 - bottom);
}

enum {
    BAR_BUTTONS = 6,
    BAR_ROW = 44,
    BAR_NARROW = 40,   /* a button of it at least */
    RIBBON_ROOM = 430, /* beside it; its buttons become narrower for that */
    STRIP_WIDTH = 720,
    TORN = 26,
    SLIM = 100,
    HANDLE = 22, /* on the torn edge */
    HANDLE_HIGH = 64
};

/* Beside the bar, and what the hints take of the board where there is less. */
enum { HINT_ROOM = 190, HINT_ABOVE = 24 };

/* The floating bar over the board's lower edge: lenses, the hint and tools. Nothing is left out. */
static void place_bar(const LayoutNeeds *needs, TableLayout *layout, float u, float bottom)
{
    float row = BAR_ROW * u, pad = 8 * u, x = layout->clear.x + 16 * u, top = bottom - 14 * u - row;
    float buttons = (float)(layout->lens_count + BAR_BUTTONS + needs->hints);
    float side = (layout->clear.w - 2 * pad - (40 + RIBBON_ROOM) * u) / buttons;
    float most = (layout->clear.w - 2 * pad - 24 * u) / buttons;
    side = floorf(fminf(most, fmaxf(BAR_NARROW * u, fminf(side, row))));
    layout->bar = whole(x, top, buttons * side + 2 * pad, row);
    if (needs->below > 0)
        layout->bar = whole(x, bottom - needs->below * u, 0, 0);
}

/* Logical units. Large letters take more of the window. */
static float panel_width(const Frame *frame, bool slim)
{
    float width = frame->width / frame->u, height = frame->height / frame->u;
    if (slim)
        return SLIM;
    return height >= 800        ? 316
           : height < PANEL_LOW ? fmaxf(350, fminf(372, roundf(.425f * width)))
                                : 284;
}

/* The panel, and what it leaves of the window. */
static void place_sides(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u, width = roundf(panel_width(frame, needs->slim) * u);
    bool left = layout->panel_left = needs->left;
    float out = roundf(needs->out * (width + TORN * u));
    layout->sliding = out > 0;
    layout->panel = whole(left ? -out : frame->width - width + out, 0, width, frame->height);
    layout->board = whole(left ? width : 0, 0, frame->width - width, frame->height);
    layout->ground = layout->board;
    layout->clear = whole(layout->board.x + (left ? TORN * u : 0), 0, layout->board.w - TORN * u,
                          frame->height);
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
        layout->pace = whole(x, bar.y, width, BAR_ROW * u);
        layout->hint.x = roundf(x + width + 18 * u);
        return;
    }
    layout->foot -= roundf((BAR_ROW + 8) * u);
    width = needs->pace[bar.x + needs->pace[1] <= end];
    layout->pace = whole(bar.x, layout->foot, width, BAR_ROW * u);
}

/* What floats over the board, and how much of it that leaves free. */
static void place_over_board(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u;
    bool left = needs->left;
    Rect clear = layout->clear;
    layout->lens_count = needs->lenses ? LENSES - 1 : 0;
    layout->hints = needs->hints;
    place_bar(needs, layout, u, frame->height);
    layout->fit =
        whole(clear.x + (left ? 12 : 24) * u, 16 * u, clear.w - 36 * u, layout->bar.y - 28 * u);
    float strip = fminf(clear.w - (left ? 32 : 20) * u, STRIP_WIDTH * u);
    layout->strip =
        whole(clear.x + 16 * u, layout->bar.y - (8 + STRIP_HIGH) * u, strip, STRIP_HIGH * u);
    if (needs->below > 0) { /* room for a ring round what lies at the upper edge */
        layout->fit.y += 44 * u;
        layout->fit.h -= 44 * u;
    }
    layout->foot = needs->strip ? layout->strip.y : layout->bar.y;
    layout->hint =
        (Point){roundf(layout->bar.x + layout->bar.w + 24 * u), roundf(frame->height - 31 * u)};
    if (needs->strip)
        layout->fit.h -= roundf((STRIP_HIGH + 4) * u);
    if (clear.x + clear.w - layout->hint.x < HINT_ROOM * u)
        layout->fit.h -= roundf(HINT_ABOVE * u);
    if (needs->pace[0] > 0) /* the board does not move for that with every turn */
        place_pace(layout, needs, u);
}

static TableLayout lay(const Frame *frame, const LayoutNeeds *needs)
{
    TableLayout layout = {.kind = needs->kind, .row_count = needs->players, .hides = needs->hides};
    place_sides(frame, needs, &layout);
    (needs->slim ? slim_place : column_place)(frame, needs, &layout);
    place_over_board(frame, needs, &layout);
    return layout;
}

TableLayout table_layout(const Frame *frame, const LayoutNeeds *needs)
{
    TableLayout layout = lay(frame, needs);
    if (!needs->over)
        return layout;
    LayoutNeeds wide = *needs;
    wide.slim = false;
    TableLayout over = lay(frame, &wide);
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
                      .tile = floorf(side)};
    Rect there = view_cell(&slot, cell.x, cell.y);
    slot.origin = (Point){slot.rect.x - there.x, slot.rect.y - there.y};
    return slot;
}

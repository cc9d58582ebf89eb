/* A place has a price: the ground that is covered, as parts of the card, and the distance, which
 * costs little beside the cell and more and more beyond a card's width. So a card goes to free
 * stone where there is some within reach, and the card of an area wherever there is; while the tile
 * is turned it stays where it is, unless elsewhere is much better. */
#include "view/table/card_place.h"

#include <math.h>
#include <stdlib.h>

#include "view/board/draw.h"
#include "view/board/places.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/table/hint.h"

/* Prices of lying wholly on something. */
#define ON_ANCHOR 4000
#define ON_KEPT 1000
/* a tile of the area that all of the card is about, points written there, a cell that is compared
 */
#define ON_SHOWN 900
#define ON_CHIP 480
#define ON_HINT 80
#define ON_PLACE 60      /* another place of a hint, or its plate */
#define ON_BESIDE 24     /* a tile or lit cell that shares a side with the anchor's cell */
#define ON_TOLD 20       /* a tile of an area that the card or a sign tells of */
#define ON_CORNER 10     /* one that shares a corner */
#define ON_LAND 8        /* any other tile, */
#define ON_FREELY 9      /* and for a card that can as well lie far away */
#define ON_NEAR 4        /* a lit cell two steps away */
#define ON_LIT 3         /* any other lit cell */
#define ON_PANEL 1.5f    /* the players in the narrow panel */
#define ACROSS_CHIP 3.0f /* so that no line can be drawn */

#define DISTANCE .6f /* for one card's width */
#define BEYOND 8     /* what is tied, for each of them that it is more than REACH away */
#define REACH .9f
#define MOVING .8f  /* away from where it lay, at most */
#define FREELY .15f /* of both for what has a line in the panel, of the first for what roams */

/* Logical units. */
enum { CLEAR = 16, TORN = 6, KNOT = 5, STEP = 14, LONGEST_TIE = 600 };

static void add(CardRoom *room, Rect rect, float price)
{
    if (room->count < MAX_CARD_GROUNDS)
        room->grounds[room->count++] = (Ground){rect, price};
}

void card_room_keep(CardRoom *room, Rect rect)
{
    add(room, rect, ON_KEPT);
}

static bool is_told(const TableStage *stage, const Signs *signs, uint8_t tile)
{
    if (stage->lit.node != NO_NODE && lit_zones(&stage->view, tile, stage->lit))
        return true;
    for (int i = 0; i < signs->count; i++)
        if (signs->items[i].kind <= SIGN_HELD &&
            lit_zones(&signs->ahead, tile, signs->items[i].lit))
            return true;
    return false;
}

static float price_of_cell(Cell cell, Cell about, bool tied)
{
    int dx = abs(cell.x - about.x), dy = abs(cell.y - about.y);
    if (!tied || dx > 1 || dy > 1)
        return 0;
    return dx + dy == 2 ? ON_CORNER : ON_BESIDE;
}

void card_forget(CardUi *card)
{
    *card = (CardUi){0};
}

void card_keep(CardUi *card, CardUi drawn)
{
    *card = drawn;
}

/* The chips at the edge of what is seen. */
static void add_edge(const Widgets *widgets, CardRoom *room)
{
    for (int i = 0; i < widgets->count; i++)
        if (widgets->items[i].verb == VERB_LAST || widgets->items[i].verb == VERB_MORE ||
            widgets->items[i].verb == VERB_PLACE)
            add(room, widgets->items[i].rect, ON_CHIP);
}

/* What the Elder says besides. */
static void add_places(const Frame *frame, const TableStage *stage, CardRoom *room)
{
    const TableNow now = table_now(frame, stage);
    Rect rects[2 * ADVICE_PLACES];
    int count = places_rects(frame, &stage->board, &stage->view, hint_room(frame, &now),
                             stage->rotations.box, rects);
    for (int i = 0; i < count; i++)
        add(room, rects[i], ON_PLACE);
}

/* What is counted at the end. */
static void add_labels(const Frame *frame, const TableStage *stage, CardRoom *room)
{
    Rect rects[MAX_FINAL_LABELS];
    int count = final_labels(frame, &stage->board, &stage->view, &stage->final, rects);
    for (int i = 0; i < count; i++)
        add(room, rects[i], ON_SHOWN);
}

void card_room(const Frame *frame, const TableStage *stage, const Signs *signs, const Chips *chips,
               CardRoom *room)
{
    const TableView *view = &stage->view;
    const BoardView *board = &stage->board;
    Rect anchor = room->anchor;
    bool tied = room->tied;
    float land = tied ? ON_LAND : ON_FREELY;
    Cell about = table_cell_at(board, (Point){anchor.x + anchor.w / 2, anchor.y + anchor.h / 2});
    if (tied)
        add(room, rect_inset(anchor, -CLEAR * frame->u), ON_ANCHOR);
    if (room->other.w > 0)
        add(room, room->other, ON_SHOWN);
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        float near = price_of_cell(site->cell, about, tied);
        bool told = is_told(stage, signs, site->tile);
        Rect cell = view_cell(board, site->cell.x, site->cell.y);
        if (told && !tied)
            add(room, rect_inset(cell, -TORN * frame->u), ON_SHOWN);
        else
            add(room, cell, fmaxf(near, told ? ON_TOLD : land));
    }
    for (int i = 0; view->mine && i < view->legal_count; i++) {
        Cell cell = view->legal[i].cell;
        bool near = abs(cell.x - about.x) <= 2 && abs(cell.y - about.y) <= 2;
        add(room, view_cell(board, cell.x, cell.y),
            fmaxf(price_of_cell(cell, about, tied), near && tied ? ON_NEAR : ON_LIT));
    }
    room->first_chip = room->count;
    for (int i = 0; i < chips->count; i++)
        add(room, chips->items[i].rect, ON_CHIP);
    room->chip_count = room->count - room->first_chip;
    add_edge(frame->widgets, room);
    const TableNow now = table_now(frame, stage);
    add(room, hint_place(frame, &now), ON_HINT);
    add_places(frame, stage, room);
    if (stage->final.on)
        add_labels(frame, stage, room);
    add(room, stage->layout.panel, ON_PANEL);
    if (stage->rotations.count > 0)
        card_room_keep(room, rect_inset(stage->rotations.grip, -TORN * frame->u));
}

/* Pixels between two rectangles. */
static float apart(Rect a, Rect b)
{
    float dx = fmaxf(0, fmaxf(a.x - b.x - b.w, b.x - a.x - a.w));
    float dy = fmaxf(0, fmaxf(a.y - b.y - b.h, b.y - a.y - a.h));
    return hypotf(dx, dy);
}

/* Where the line between a card and its anchor begins and ends. */
static void tie_ends(float u, Rect card, Rect anchor, Point *from, Point *to)
{
    float ax = anchor.x + anchor.w / 2, ay = anchor.y + anchor.h / 2;
    float cy = card.y + card.h / 2;
    bool beside = card.x > anchor.x + anchor.w || card.x + card.w < anchor.x;
    if (beside) {
        *from = (Point){card.x > ax ? anchor.x + anchor.w : anchor.x, ay};
        *to = (Point){card.x > ax ? card.x + 6 * u : card.x + card.w - 6 * u,
                      fmaxf(card.y + 20 * u, fminf(ay, card.y + card.h - 20 * u))};
    } else {
        *from = (Point){ax, cy > ay ? anchor.y + anchor.h : anchor.y};
        *to = (Point){fmaxf(card.x + 20 * u, fminf(ax, card.x + card.w - 20 * u)),
                      cy > ay ? card.y + 6 * u : card.y + card.h - 6 * u};
    }
}

/* How many chips the card's line would run over. */
static int chips_crossed(const CardRoom *room, Rect card)
{
    enum { STEPS = 12 };
    Point from, to;
    int count = 0;
    tie_ends(room->u, card, room->anchor, &from, &to);
    for (int i = 0; i < room->chip_count; i++) {
        bool crossed = false;
        for (int k = 0; k <= STEPS; k++) {
            float t = (float)k / STEPS;
            crossed |= rect_holds(room->grounds[room->first_chip + i].rect,
                                  from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
        }
        count += crossed;
    }
    return count;
}

/* What a place costs; once it is as much as `most`, that will do. */
static float price(const CardRoom *room, Rect rect, float most)
{
    float far = apart(rect, room->anchor) / rect.w, sum = DISTANCE * far * sqrtf(far);
    bool free = room->roams || !room->tied;
    sum += free ? 0 : BEYOND * fmaxf(0, far - REACH);
    sum *= free || room->listed ? FREELY : 1;
    if (room->before.w > 0)
        sum += MOVING * (room->listed ? FREELY : 1) *
               fminf(1, hypotf(rect.x - room->before.x, rect.y - room->before.y) / rect.w);
    for (int i = 0; i < room->count && sum < most; i++)
        sum += ground_price(room->grounds[i], rect) / (rect.w * rect.h);
    return room->tied && sum < most ? sum + ACROSS_CHIP * (float)chips_crossed(room, rect) : sum;
}

static bool hides(const CardRoom *room, Rect rect)
{
    for (int i = 0; i < room->count; i++)
        if (room->grounds[i].price == ON_KEPT && rect_overlap(rect, room->grounds[i].rect) > 1)
            return true;
    return room->tied && rect_overlap(rect, room->anchor) > 1;
}

/* Where a card may lie along one axis, pixels. */
typedef struct CardAxis {
    float from, length; /* of the room */
    float anchor, anchor_length;
    float own;    /* the card's length */
    float before; /* where it lay */
} CardAxis;

/* Places just beside the anchor, in line with it, and all over the room. */
static int list_places(float u, const CardAxis *axis, float *places, int most)
{
    float clear = CLEAR * u, from = axis->from, last = from + axis->length - axis->own;
    float special[] = {axis->anchor + axis->anchor_length + clear, axis->anchor - clear - axis->own,
                       axis->anchor + (axis->anchor_length - axis->own) / 2, last, axis->before};
    int count = 0;
    for (size_t i = 0; i < sizeof special / sizeof *special; i++)
        places[count++] = fmaxf(from, fminf(special[i], last));
    float step = fmaxf(STEP * u, (last - from) / (float)(most - count - 1));
    for (float at = from; at < last && count < most; at += step)
        places[count++] = at;
    return count;
}

bool card_place(const CardRoom *room, Point size, Rect *place)
{
    enum { MOST = 72 };
    float xs[MOST], ys[MOST], best = INFINITY;
    Rect anchor = room->anchor, within = room->within;
    CardAxis across = {within.x, within.w, anchor.x, anchor.w, size.x, room->before.x};
    CardAxis down = {within.y, within.h, anchor.y, anchor.h, size.y, room->before.y};
    int columns = list_places(room->u, &across, xs, MOST);
    int rows = list_places(room->u, &down, ys, MOST);
    *place = (Rect){within.x, within.y, size.x, size.y};
    for (int i = 0; i < columns; i++)
        for (int j = 0; j < rows; j++) {
            Rect rect = {roundf(xs[i]), roundf(ys[j]), size.x, size.y};
            float cost = price(room, rect, best);
            if (cost < best) {
                best = cost;
                *place = rect;
            }
        }
    return !hides(room, *place);
}

float card_over_land(const TableStage *stage, Rect card)
{
    const Game *game = stage->view.game;
    float sum = 0;
    for (int i = 0; i < game->placed_count; i++) {
        Cell cell = game_site_of_tile(game, game->placed[i])->cell;
        sum += rect_overlap(card, view_cell(&stage->board, cell.x, cell.y));
    }
    return sum / (card.w * card.h);
}

bool card_over_chip(const CardRoom *room, Rect card)
{
    for (int i = 0; i < room->count; i++)
        if (room->grounds[i].price == ON_CHIP && rect_overlap(card, room->grounds[i].rect) > 1)
            return true;
    return false;
}

/* Whether the card lies behind the thumbnails, as the anchor sees it. */
static bool lies_behind(Rect card, Rect grip, Rect anchor)
{
    return (grip.x >= anchor.x + anchor.w && card.x >= grip.x + grip.w) ||
           (grip.x + grip.w <= anchor.x && card.x + card.w <= grip.x) ||
           (grip.y >= anchor.y + anchor.h && card.y >= grip.y + grip.h) ||
           (grip.y + grip.h <= anchor.y && card.y + card.h <= grip.y);
}

void card_draw_tie(Frame *frame, const TableStage *stage, const CardRoom *room, Rect card)
{
    Rect anchor = room->anchor;
    if (chips_crossed(room, card))
        return;
    Rect grip = stage->rotations.grip;
    if (stage->rotations.count > 0 && lies_behind(card, grip, anchor))
        anchor = grip; /* which is tied to the ghost by its place */
    anchor = rect_inset(anchor, -KNOT * frame->u);
    float u = frame->u;
    Point from, to;
    tie_ends(u, card, anchor, &from, &to);
    if (hypotf(to.x - from.x, to.y - from.y) > LONGEST_TIE * u)
        return;
    Point line[] = {from, to};
    draw_line(frame->list, line, 2, 4 * u, 0, rgba(0x1A0804, .6f));
    draw_line(frame->list, line, 2, 2 * u, 0, rgba(FIRE_LIGHT, 1));
    paint_disc(frame, from, 6 * u, 0x1A0804);
    paint_disc(frame, from, 4.5f * u, FIRE_LIGHT);
}

/* A place has a price: the ground that is covered, as parts of the card, and the distance, which
 * costs little beside the cell and more and more beyond a card's width. So a card goes to free
 * stone where there is some within reach, and the card of an area wherever there is; while the tile
 * is turned it stays where it is, unless elsewhere is much better. */
#include "view/table/card_place.h"

#include <math.h>
#include <stdlib.h>

#include "view/board/draw.h"
#include "view/board/places.h"
#include "view/cards/card.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/table/advice.h"
#include "view/table/choice.h"
#include "view/table/hint.h"
#include "view/table/look.h"
#include "view/table/model.h"

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
        room->obstacles[room->count++] = (Obstacle){rect, price};
}

void card_room_keep(CardRoom *room, Rect rect)
{
    add(room, rect, ON_KEPT);
}

static bool is_told(const TableModel *model, const Signs *signs, uint8_t tile)
{
    if (model->lit.node != NO_NODE && lit_zones(&model->view, tile, model->lit))
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
static void add_places(const Frame *frame, const TableModel *model, CardRoom *room)
{
    const TableNow now = table_now(frame, model);
    Rect rects[2 * ADVICE_PLACES];
    int count = places_rects(frame, &model->board, &model->view, hint_room(frame, &now),
                             model->rotations.box, rects);
    for (int i = 0; i < count; i++)
        add(room, rects[i], ON_PLACE);
}

/* What is counted at the end. */
static void add_labels(const Frame *frame, const TableModel *model, CardRoom *room)
{
    Rect rects[MAX_FINAL_LABELS];
    int count = final_labels(frame, &model->board, &model->view, &model->final, rects);
    for (int i = 0; i < count; i++)
        add(room, rects[i], ON_SHOWN);
}

void card_room(const Frame *frame, const TableModel *model, const Signs *signs, const Chips *chips,
               CardRoom *room)
{
    const TableView *view = &model->view;
    const BoardView *board = &model->board;
    Rect anchor = room->anchor;
    bool tied = room->tied;
    float land = tied ? ON_LAND : ON_FREELY;
    Cell about = table_cell_at(board, rect_middle(anchor));
    if (tied)
        add(room, rect_inset(anchor, -CLEAR * frame->u), ON_ANCHOR);
    if (room->other.w > 0)
        add(room, room->other, ON_SHOWN);
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        float near = price_of_cell(site->cell, about, tied);
        bool told = is_told(model, signs, site->tile);
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
    const TableNow now = table_now(frame, model);
    add(room, hint_place(frame, &now), ON_HINT);
    add_places(frame, model, room);
    if (model->final.on)
        add_labels(frame, model, room);
    add(room, model->layout.panel, ON_PANEL);
    if (model->rotations.count > 0)
        card_room_keep(room, rect_inset(model->rotations.grip, -TORN * frame->u));
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
            crossed |= rect_holds(room->obstacles[room->first_chip + i].rect,
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
        sum += obstacle_price(room->obstacles[i], rect) / (rect.w * rect.h);
    return room->tied && sum < most ? sum + ACROSS_CHIP * (float)chips_crossed(room, rect) : sum;
}

static bool hides(const CardRoom *room, Rect rect)
{
    for (int i = 0; i < room->count; i++)
        if (room->obstacles[i].price == ON_KEPT && rect_overlap(rect, room->obstacles[i].rect) > 1)
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

float card_over_land(const TableModel *model, Rect card)
{
    const Game *game = model->view.game;
    float sum = 0;
    for (int i = 0; i < game->placed_count; i++) {
        Cell cell = game_site_of_tile(game, game->placed[i])->cell;
        sum += rect_overlap(card, view_cell(&model->board, cell.x, cell.y));
    }
    return sum / (card.w * card.h);
}

bool card_over_chip(const CardRoom *room, Rect card)
{
    for (int i = 0; i < room->count; i++)
        if (room->obstacles[i].price == ON_CHIP && rect_overlap(card, room->obstacles[i].rect) > 1)
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

void card_draw_tie(Frame *frame, const TableModel *model, const CardRoom *room, Rect card)
{
    Rect anchor = room->anchor;
    if (chips_crossed(room, card))
        return;
    Rect grip = model->rotations.grip;
    if (model->rotations.count > 0 && lies_behind(card, grip, anchor))
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

/* What the table's card tells now, and of what. */

Rect telling_anchor(const TableModel *model)
{
    const TableView *view = &model->view;
    if (view->phase == PHASE_PLACE && view->ghost.state != GHOST_NONE)
        return view_cell(&model->board, view->ghost.cell.x, view->ghost.cell.y);
    if (view->phase == PHASE_PIECE && view->placed &&
        (model->view.spot >= 0 || model->lit.node == NO_NODE))
        return view_cell(&model->board, view->placed->cell.x, view->placed->cell.y);
    if (view->phase == PHASE_RECALL && view->spot >= 0) {
        Point at =
            view_pixel(&model->board, view->spots[view->spot].at.x, view->spots[view->spot].at.y);
        float half = .3f * (float)model->board.tile;
        return (Rect){at.x - half, at.y - half, 2 * half, 2 * half};
    }
    Rect extent = final_extent(view, model->lit);
    return view_rect(&model->board, extent);
}

/* Why a computer's turn was the one that it took, beside its tile. */
static bool tell_why(const TableModel *model, const Scene *scene, Telling *telling)
{
    const AdviceUi *advice = &model->table->advice;
    const TableView *view = &model->view;
    const Explanation *explanation;
    if (!advice_why(advice, scene, &explanation))
        return false;
    Cell cell = session_move(view->session, advice->why).cell, next;
    telling->anchor = view_cell(&model->board, cell.x, cell.y);
    telling->asked = true;
    if (advice_next_best(advice, scene, view->game, &next))
        telling->other = view_cell(&model->board, next.x, next.y);
    card_of_why(view, advice->why, explanation, &telling->card);
    return true;
}

/* The place of the hint that the tile is held over, turned as it is or any way (below 0), or -1. */
static int place_held(const TableView *view, int rotation)
{
    return view->mine && view->ghost.state == GHOST_FITS
               ? advice_place_at(view->hint, view->ghost.cell, rotation)
               : -1;
}

/* What speaks for that place. */
static bool tell_place(const TableModel *model, Telling *telling)
{
    const TableView *view = &model->view;
    int place = place_held(view, view->ghost.rotation);
    if (place < 0)
        return false;
    card_of_place(view, view->hint, place, &telling->card);
    return true;
}

/* The tile in hand, over a cell. */
static bool tell_ghost(const TableView *view, Card *card)
{
    bool told = card_of_ghost(view, card);
    bool turned = place_held(view, -1) >= 0 && place_held(view, view->ghost.rotation) < 0;
    if (turned)
        card_tell_turned(card);
    return told || turned;
}

/* Where pointer or keys look, pixels; x < 0: not at the board. */
static Point telling_looked_at(const TableModel *model)
{
    const LookUi *look = &model->table->look;
    return look_by_keys(look) ? view_pixel(&model->board, look->walk.at.x, look->walk.at.y)
                              : model->view.pointer->at;
}

/* The cell whose tile the card of the lit area speaks of: that of the click which pinned it, else
 * the one looked at. */
static Cell cell_of_lit(const TableModel *model, Cell looked)
{
    const TableView *view = &model->view;
    const LookUi *look = &model->table->look;
    if (look_by_keys(look) || look->pin.node != model->lit.node)
        return looked;
    return game_site_of_tile(view->game, view->edition->tiles.node[model->lit.node].tile)->cell;
}

static bool tell(const TableModel *model, const Scene *scene, Telling *telling)
{
    const TableView *view = &model->view;
    Point pointer = telling_looked_at(model);
    Cell cell = table_cell_at(&model->board, pointer);
    Card *card = &telling->card;
    telling->anchor = telling_anchor(model);
    telling->tied = telling->asked = false;
    telling->other = (Rect){0};
    if (view->pointer->dragging || model->flight.on || model->board.angle != 0)
        return false;
    if (model->final.on) {
        final_card(view, &model->final, card);
        return !model->board.glides; /* what it speaks of is seen first */
    }
    if (model->lit.node != NO_NODE && model->lit.node != view->lit.node) {
        card_of_area(view, model->lit, card);
        card_tell_laid(view, cell_of_lit(model, cell), card);
        return true;
    }
    telling->tied = true;
    if (tell_why(model, scene, telling) || tell_place(model, telling))
        return true;
    if (view->mine &&
        (view->phase == PHASE_PLACE ? card_of_refusal(view, card) || tell_ghost(view, card)
                                    : card_of_spot(view, card)))
        return true;
    telling->anchor = view_cell(&model->board, cell.x, cell.y);
    return pointer.x >= 0 && card_of_dead(view, cell, card);
}

/* False: there is nothing to tell. */
static bool telling_make(const TableModel *model, const Scene *scene, Telling *telling)
{
    const TableUi *table = model->table;
    if (!tell(model, scene, telling))
        return false;
    telling->gives_way =
        !model->final.on && table->look.pin.node == NO_NODE && !model->view.pointer->by_keys;
    return true;
}

enum { POINTER = 24 }; /* logical units round it that a card leaves free */

#define LITTLE .06f      /* of a card may lie on the land though there is room in the panel */
#define GAIN_OF_WIDE .7f /* of the land that is hidden otherwise, at most: else it stays narrow */

/* Where cards may lie: the players in a narrow panel give way to them. */
static Rect field_of(const Frame *frame, const TableLayout *layout)
{
    float u = frame->u, margin = 8 * u;
    float left = layout->clear.x + 14 * u, right = layout->clear.x + layout->clear.w - 6 * u;
    if (layout->slim && layout->panel_left)
        left = margin;
    else if (layout->slim)
        right = frame->width - margin;
    return (Rect){left, 14 * u, right - left, layout->foot - 26 * u};
}

/* What of a narrow panel stays: whose turn it is, the tile in hand with what turns it, "Keep all",
 * and what lies below the players. */
static void keep_strip(const TableLayout *layout, CardRoom *room)
{
    Rect panel = layout->panel, rows = layout->rows[0];
    Rect above = layout->pass.h > 0   ? layout->pass
                 : layout->slot.h > 0 ? layout->turn[0]
                                      : layout->title;
    float foot = rows.y + (float)layout->row_count * rows.h;
    if (!layout->slim)
        return;
    card_room_keep(room, (Rect){panel.x, 0, panel.w, above.y + above.h});
    card_room_keep(room, (Rect){panel.x, foot, panel.w, panel.h - foot});
}

/* What gives way there goes away. */
static void clear_strip(TableLayout *layout, Rect card)
{
    if (!layout->slim)
        return;
    for (int i = 0; i < layout->row_count; i++)
        if (rect_overlap(card, layout->rows[i]) > 0)
            layout->rows[i].h = 0;
    if (rect_overlap(card, layout->handle) > 0)
        layout->handle.w = 0;
}

static bool same_rect(Rect a, Rect b)
{
    return a.x == b.x && a.y == b.y && a.w == b.w && a.h == b.h;
}

/* What must not be hidden by it. */
static void keep_clear(const Frame *frame, const TableModel *model, const Telling *telling,
                       CardRoom *room)
{
    Point pointer = telling_looked_at(model);
    card_room_keep(room, widget_tip(frame));
    keep_strip(&model->layout, room);
    Rect notice = notice_place(frame, model);
    if (notice.w > 0)
        card_room_keep(room, notice);
    if (!telling->tied && pointer.x >= 0) /* or it would take the pointer from what it speaks of */
        card_room_keep(room, rect_inset((Rect){pointer.x, pointer.y, 0, 0}, -POINTER * frame->u));
    if (model->view.choice->asked && model->view.mine)
        card_room_keep(room, ask_place(frame, &model->board, &model->view, telling->anchor,
                                       model->layout.fit));
}

/* What is told on the table beside that of which it speaks. */
static void make_room(const Frame *frame, const TableModel *model, const Signs *signs,
                      const Chips *chips, CardPlan *plan)
{
    const Telling *telling = &plan->telling;
    CardRoom *room = &plan->room;
    *room = (CardRoom){.u = frame->u,
                       .anchor = telling->anchor,
                       .other = telling->other,
                       .within = field_of(frame, &model->layout),
                       .tied = telling->tied,
                       .roams = telling->asked ||
                                (model->layout.slim && frame->height < PANEL_LOW * frame->u),
                       .listed = telling->tied && model->layout.spots.h > 0};
    card_room(frame, model, signs, chips, room);
    if (same_rect(telling->anchor, model->table->card.of) &&
        rect_overlap(model->table->card.place, room->within) > 0)
        room->before = model->table->card.place;
    keep_clear(frame, model, telling, room);
}

/* In the panel, which gives way; its rows beside one another where they have no room else. */
static bool dock(const Frame *frame, TableModel *model, CardPlan *plan)
{
    Card *card = &plan->telling.card, docked = *card;
    Rect notice = notice_place(frame, model);
    if (model->layout.dock.h <= 0 ||
        (!model->notice->quiet && rect_overlap(notice, model->layout.panel) > 0))
        return false;
    docked.width = model->layout.dock.w / frame->u;
    for (int wide = 0; wide < 2 && !plan->docked; wide++) {
        docked.wide = wide;
        plan->docked = table_dock(frame, &model->layout, card_size(frame, &docked), &plan->place);
    }
    *card = plan->docked ? docked : *card;
    return plan->docked;
}

/* Its rows beside one another, where that hides less land or no chip any more; true where it hides
 * nothing that must be seen. */
static bool widen(const Frame *frame, const TableModel *model, bool free, CardPlan *plan)
{
    Card wide = plan->telling.card;
    Rect place = plan->place, other;
    float hides = card_over_land(model, place) * place.w * place.h;
    wide.wide = true;
    if (!card_place(&plan->room, card_size(frame, &wide), &other))
        return free;
    bool bares = card_over_chip(&plan->room, place) && !card_over_chip(&plan->room, other);
    if (free && !bares && card_over_land(model, other) * other.w * other.h > GAIN_OF_WIDE * hides)
        return free;
    plan->telling.card.wide = true;
    plan->place = other;
    return true;
}

/* It loses its last rows until it hides nothing that must be seen. */
static bool shorten(const Frame *frame, CardPlan *plan)
{
    Card *card = &plan->telling.card;
    bool free = false;
    while (!free && card->count > 1) {
        card->count--;
        if (card->count > 1 && card->rows[card->count - 1].kind == ROW_RULE)
            card->count--; /* with nothing below it */
        free = card_place(&plan->room, card_size(frame, card), &plan->place);
    }
    return free;
}

void card_plan(const Frame *frame, TableModel *model, const Scene *scene, const Signs *signs,
               const Chips *chips, CardPlan *plan)
{
    plan->docked = false;
    plan->shown = telling_make(model, scene, &plan->telling);
    if (!plan->shown)
        return;
    make_room(frame, model, signs, chips, plan);
    bool free = card_place(&plan->room, card_size(frame, &plan->telling.card), &plan->place);
    if (!free || card_over_land(model, plan->place) > LITTLE ||
        card_over_chip(&plan->room, plan->place)) {
        if (dock(frame, model, plan))
            return;
        if (!model->final.on) /* which leaves room for its card */
            free = widen(frame, model, free, plan);
    }
    if (plan->telling.tied && !free)
        plan->shown = shorten(frame, plan);
    if (plan->shown)
        clear_strip(&model->layout, plan->place);
}

CardUi card_show(Frame *frame, const TableModel *model, const CardPlan *plan)
{
    CardUi shown = model->table->card;
    const Telling *telling = &plan->telling;
    shown.place.w = 0;
    if (!plan->shown)
        return shown;
    if (telling->tied && !plan->docked)
        card_draw_tie(frame, model, &plan->room, plan->place);
    /* one that goes once the pointer comes gives way to it: else that would be nowhere */
    bool over =
        plan->docked || (telling->asked && rect_overlap(plan->place, model->layout.panel) > 0);
    if (over || !telling->gives_way)
        widget_put(frame, (Widget){.kind = WIDGET_PANE, .rect = plan->place});
    card_draw(frame, &telling->card, &model->view, plan->place);
    return (CardUi){plan->place, telling->anchor};
}

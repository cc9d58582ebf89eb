#include "view/table/card_place.h"

#include <math.h>

#include "view/board/draw.h"
#include "view/board/grounds.h"
#include "view/cards/card.h"
#include "view/kit/paint.h"
#include "view/model/matter.h"
#include "view/table/advice.h"
#include "view/table/inspect.h"
#include "view/table/model.h"

#define DISTANCE .2f /* for one card's width, of what is tied */
#define FREELY .04f  /* the same of what lies wherever it hides least */
#define ACROSS 8.f   /* a chip, so that no line can be drawn */
#define REACH .97f   /* card's widths that a tied card may lie off for nothing */
#define BEYOND 40    /* for each card's width more */

/* Logical units. */
enum { CLEAR = 16, TORN = 6, KNOT = 5, STEP = 14, LONGEST_TIE = 600, POINTER = 24 };

void card_forget(CardUi *card)
{
    *card = (CardUi){0};
}

void card_keep(CardUi *card, CardUi drawn)
{
    *card = drawn;
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

/* Whether the card's line would run over a chip. */
static bool crosses_chip(const CardRoom *room, Rect card)
{
    Point from, to;
    bool crossed = false;
    tie_ends(room->u, card, room->seek.about, &from, &to);
    for (int i = 0; i < room->chips->count && !crossed; i++)
        crossed = rect_crossed(room->chips->items[i].rect, from, to);
    return crossed;
}

/* Of a line that crosses chips or is too long. */
static float price_of_tie(const void *context, Rect card)
{
    const CardRoom *room = context;
    float far = room->roams ? 0 : rect_apart(card, room->seek.about) / card.w - REACH;
    return (crosses_chip(room, card) ? ACROSS : 0) + BEYOND * fmaxf(0, far);
}

/* The best place for a card of this size; returns its price. */
static float card_place(const CardRoom *room, Point size, Rect *place)
{
    Seek seek = room->seek;
    seek.unit = size.x;
    seek.context = room;
    seek_beside(&seek, size, CLEAR * room->u, 0);
    seek_over(&seek, size, seek.within, STEP * room->u);
    *place = seek.best;
    return seek.price;
}

static bool same_rect(Rect a, Rect b)
{
    return a.x == b.x && a.y == b.y && a.w == b.w && a.h == b.h;
}

/* Whether the card lies behind the thumbnails, as the anchor sees it. */
static bool lies_behind(Rect card, Rect grip, Rect anchor)
{
    return (grip.x >= anchor.x + anchor.w && card.x >= grip.x + grip.w) ||
           (grip.x + grip.w <= anchor.x && card.x + card.w <= grip.x) ||
           (grip.y >= anchor.y + anchor.h && card.y >= grip.y + grip.h) ||
           (grip.y + grip.h <= anchor.y && card.y + card.h <= grip.y);
}

/* The line with a dot that ties a card to what it speaks of; none where it would cross a chip, or
 * half of the window. */
static void draw_tie(Frame *frame, const TableModel *model, const CardRoom *room, Rect card)
{
    Rect anchor = room->seek.about;
    if (crosses_chip(room, card))
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
        return cell_seen(&model->view, view->ghost.cell);
    if (view->phase == PHASE_PIECE && view->placed &&
        (model->view.spot >= 0 || model->lit.node == NO_NODE))
        return cell_seen(&model->view, view->placed->cell);
    if (view->phase == PHASE_RECALL && view->spot >= 0) {
        Point at = point_seen(&model->view, view->spots[view->spot].at);
        float half = .3f * model->view.board.tile;
        return (Rect){at.x - half, at.y - half, 2 * half, 2 * half};
    }
    Rect extent = final_extent(view, model->lit);
    return view_rect(&model->view.board, extent);
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
    telling->anchor = cell_seen(&model->view, cell);
    telling->asked = true;
    if (advice_next_best(advice, scene, view->game, &next))
        telling->other = cell_seen(&model->view, next);
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
    const InspectUi *look = &model->table->inspect;
    return inspect_by_keys(look) ? point_seen(&model->view, look->walk.at)
                                 : model->view.pointer->at;
}

/* The cell whose tile the card of the lit area speaks of: that of the click which pinned it, else
 * the one looked at. */
static Cell cell_of_lit(const TableModel *model, Cell looked)
{
    const TableView *view = &model->view;
    const InspectUi *look = &model->table->inspect;
    if (inspect_by_keys(look) || look->pin.node != model->lit.node)
        return looked;
    return game_site_of_tile(view->game, view->edition->tiles.node[model->lit.node].tile)->cell;
}

/* False: there is nothing to tell. */
static bool tell(const TableModel *model, const Scene *scene, Telling *telling)
{
    const TableView *view = &model->view;
    Point pointer = telling_looked_at(model);
    Cell cell = table_cell_at(&model->view.board, pointer);
    Card *card = &telling->card;
    telling->anchor = telling_anchor(model);
    telling->tied = telling->asked = false;
    telling->other = (Rect){0};
    telling->gives_way = !model->final.on && model->table->inspect.pin.node == NO_NODE &&
                         !model->view.pointer->by_keys;
    if (view->pointer->dragging || model->flight.on)
        return false;
    if (model->final.on) {
        card_of_area(view, model->lit, card);
        return !model->view.board.glides; /* what it speaks of is seen first */
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
    telling->anchor = cell_seen(&model->view, cell);
    return pointer.x >= 0 && card_of_dead(view, cell, card);
}

#define TITLE 40         /* logical units of a card's top open the rulebook */
#define DEAR 40          /* a place that hides more than land, whose card tries others */
#define LITTLE .06f      /* of a card may lie on the land though there is room in the panel */
#define GAIN_OF_WIDE .7f /* of the price of a narrow one, at most: else it stays narrow */

/* Where cards may lie. */
static Rect field_of(const Frame *frame, const TableLayout *layout)
{
    Rect clear = layout->clear;
    float u = frame->u;
    return (Rect){clear.x + 14 * u, 14 * u, clear.w - 20 * u, layout->foot - 26 * u};
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

/* What the card speaks of, and what it must not take the pointer from. */
static void keep_clear(const Frame *frame, const TableModel *model, const Signs *signs,
                       const Telling *telling, Arrange *arrange)
{
    const TableView *view = &model->view;
    Point pointer = telling_looked_at(model);
    arrange_add(arrange, widget_tip(frame), GROUND_KEPT);
    arrange_add(arrange, telling->other, GROUND_SHOWN);
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        if (is_told(model, signs, site->tile))
            arrange_add(arrange,
                        rect_inset(cell_seen(&model->view, site->cell),
                                   telling->tied ? 0 : -TORN * frame->u),
                        telling->tied ? GROUND_BESIDE : GROUND_SHOWN);
    }
    if (telling->tied)
        arrange_add(arrange, rect_inset(telling->anchor, -TORN * frame->u), GROUND_KEPT);
    else if (pointer.x >= 0)
        arrange_add_round(arrange, pointer, 2 * POINTER * frame->u, GROUND_KEPT);
}

/* What is told on the table beside that of which it speaks. */
static void make_room(const Frame *frame, const TableModel *model, const Chips *chips,
                      const Arrange *arrange, CardPlan *plan)
{
    const Telling *telling = &plan->telling;
    const CardUi *last = &model->table->card;
    bool roams = !telling->tied || telling->asked || model->layout.spots.h > 0 ||
                 (model->layout.slim && frame->height < PANEL_LOW * frame->u);
    plan->room = (CardRoom){.u = frame->u, .chips = chips, .roams = roams};
    Seek *seek = &plan->room.seek;
    *seek = seek_begin(arrange, field_of(frame, &model->layout), telling->anchor, 1,
                       telling->tied ? DISTANCE : FREELY);
    seek->passes = true;
    seek->over = 0;
    seek->more = telling->tied ? price_of_tie : NULL;
    if (same_rect(telling->anchor, last->of) && rect_overlap(last->place, seek->within) > 0)
        seek->before = last->place;
}

/* In the panel, which gives way; its rows beside one another where they have no room else. */
static bool dock(const Frame *frame, TableModel *model, Rect notice, CardPlan *plan)
{
    Card *card = &plan->telling.card, docked = *card;
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

/* Its rows beside one another, where that is much better; returns the price of its place. */
static float widen(const Frame *frame, float price, CardPlan *plan)
{
    Card wide = plan->telling.card;
    Rect place;
    wide.wide = true;
    float other = card_place(&plan->room, card_size(frame, &wide), &place);
    if (other > GAIN_OF_WIDE * price)
        return price;
    plan->telling.card.wide = true;
    plan->place = place;
    return other;
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
        free = card_place(&plan->room, card_size(frame, card), &plan->place) < HIDES;
    }
    return free;
}

void card_put(const Frame *frame, TableModel *model, const Scene *scene, const CardAmong *among,
              CardPlan *plan)
{
    plan->docked = false;
    plan->shown = tell(model, scene, &plan->telling);
    if (!plan->shown)
        return;
    keep_clear(frame, model, among->signs, &plan->telling, among->arrange);
    make_room(frame, model, among->chips, among->arrange, plan);
    float price = card_place(&plan->room, card_size(frame, &plan->telling.card), &plan->place);
    if (price >= DEAR || grounds_land_below(among->arrange, plan->place) > LITTLE) {
        if (dock(frame, model, among->notice, plan))
            return;
        if (!model->final.on) /* which leaves room for its card */
            price = widen(frame, price, plan);
    }
    if (plan->telling.tied && price >= HIDES)
        plan->shown = shorten(frame, plan);
}

CardUi card_show(Frame *frame, const TableModel *model, const CardPlan *plan)
{
    CardUi shown = model->table->card;
    const Telling *telling = &plan->telling;
    shown.place.w = 0;
    if (!plan->shown)
        return shown;
    if (telling->tied && !plan->docked)
        draw_tie(frame, model, &plan->room, plan->place);
    /* one that goes once the pointer comes gives way to it: else that would be nowhere */
    if (plan->docked || !telling->gives_way)
        widget_put(frame, (Widget){.kind = WIDGET_PANE, .rect = plan->place});
    card_draw(frame, &telling->card, &model->view, plan->place);
    if (!telling->gives_way)
        matter_put(frame, model, TABLE_TITLE,
                   (Rect){plan->place.x, plan->place.y, plan->place.w, TITLE * frame->u});
    return (CardUi){plan->place, telling->anchor};
}

#include "view/table/card_show.h"

#include "view/cards/card.h"
#include "view/kit/paint.h"
#include "view/table/advice.h"
#include "view/table/ask.h"
#include "view/table/look.h"
#include "view/table/notice.h"
#include "view/table/stage.h"

/* What the table's card tells now, and of what. */

Rect telling_anchor(const TableStage *stage)
{
    const TableView *view = &stage->view;
    if (view->phase == PHASE_PLACE && view->ghost.state != GHOST_NONE)
        return view_cell(&stage->board, view->ghost.cell.x, view->ghost.cell.y);
    if (view->phase == PHASE_PIECE && view->placed &&
        (stage->view.spot >= 0 || stage->lit.node == NO_NODE))
        return view_cell(&stage->board, view->placed->cell.x, view->placed->cell.y);
    if (view->phase == PHASE_RECALL && view->spot >= 0) {
        Point at =
            view_pixel(&stage->board, view->spots[view->spot].at.x, view->spots[view->spot].at.y);
        float half = .3f * (float)stage->board.tile;
        return (Rect){at.x - half, at.y - half, 2 * half, 2 * half};
    }
    Rect extent = final_extent(view, stage->lit);
    return view_rect(&stage->board, extent);
}

/* Why a computer's turn was the one that it took, beside its tile. */
static bool tell_why(const TableStage *stage, const Scene *scene, Telling *telling)
{
    const AdviceUi *advice = &stage->table->advice;
    const TableView *view = &stage->view;
    const Counsel *counsel;
    if (!advice_why(advice, scene, &counsel))
        return false;
    Cell cell = session_move(view->session, advice->why).cell, next;
    telling->anchor = view_cell(&stage->board, cell.x, cell.y);
    telling->asked = true;
    if (advice_next_best(advice, scene, view->game, &next))
        telling->other = view_cell(&stage->board, next.x, next.y);
    card_of_why(view, advice->why, counsel, &telling->card);
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
static bool tell_place(const TableStage *stage, Telling *telling)
{
    const TableView *view = &stage->view;
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
static Point telling_looked_at(const TableStage *stage)
{
    const LookUi *look = &stage->table->look;
    return look_by_keys(look) ? view_pixel(&stage->board, look->walk.at.x, look->walk.at.y)
                              : stage->view.hand->pointer;
}

/* The cell whose tile the card of the lit area speaks of: that of the click which pinned it, else
 * the one looked at. */
static Cell cell_of_lit(const TableStage *stage, Cell looked)
{
    const TableView *view = &stage->view;
    const LookUi *look = &stage->table->look;
    if (look_by_keys(look) || look->pin.node != stage->lit.node)
        return looked;
    return game_site_of_tile(view->game, view->edition->tiles.node[stage->lit.node].tile)->cell;
}

static bool tell(const TableStage *stage, const Scene *scene, Telling *telling)
{
    const TableView *view = &stage->view;
    Point pointer = telling_looked_at(stage);
    Cell cell = table_cell_at(&stage->board, pointer);
    Card *card = &telling->card;
    telling->anchor = telling_anchor(stage);
    telling->tied = telling->asked = false;
    telling->other = (Rect){0};
    if (view->hand->dragging || stage->flight.on || stage->board.angle != 0)
        return false;
    if (stage->final.on) {
        final_card(view, &stage->final, card);
        return !stage->board.glides; /* what it speaks of is seen first */
    }
    if (stage->lit.node != NO_NODE && stage->lit.node != view->lit.node) {
        card_of_area(view, stage->lit, card);
        card_tell_laid(view, cell_of_lit(stage, cell), card);
        return true;
    }
    telling->tied = true;
    if (tell_why(stage, scene, telling) || tell_place(stage, telling))
        return true;
    if (view->mine &&
        (view->phase == PHASE_PLACE ? card_of_refusal(view, card) || tell_ghost(view, card)
                                    : card_of_spot(view, card)))
        return true;
    telling->anchor = view_cell(&stage->board, cell.x, cell.y);
    return pointer.x >= 0 && card_of_dead(view, cell, card);
}

/* False: there is nothing to tell. */
static bool telling_make(const TableStage *stage, const Scene *scene, Telling *telling)
{
    const TableUi *table = stage->table;
    if (!tell(stage, scene, telling))
        return false;
    telling->gives_way =
        !stage->final.on && table->look.pin.node == NO_NODE && !stage->view.hand->by_keys;
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
                 : layout->well.h > 0 ? layout->turn[0]
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
static void keep_clear(const Frame *frame, const TableStage *stage, const Telling *telling,
                       CardRoom *room)
{
    Point pointer = telling_looked_at(stage);
    card_room_keep(room, widget_tip(frame));
    keep_strip(&stage->layout, room);
    Rect notice = notice_place(frame, stage);
    if (notice.w > 0)
        card_room_keep(room, notice);
    if (!telling->tied && pointer.x >= 0) /* or it would take the pointer from what it speaks of */
        card_room_keep(room, rect_inset((Rect){pointer.x, pointer.y, 0, 0}, -POINTER * frame->u));
    if (stage->view.choice->asked && stage->view.mine)
        card_room_keep(room, ask_place(frame, &stage->board, &stage->view, telling->anchor,
                                       stage->layout.fit));
}

/* What is told on the table beside that of which it speaks. */
static void make_room(const Frame *frame, const TableStage *stage, const Signs *signs,
                      const Chips *chips, CardPlan *plan)
{
    const Telling *telling = &plan->telling;
    CardRoom *room = &plan->room;
    *room = (CardRoom){.u = frame->u,
                       .anchor = telling->anchor,
                       .other = telling->other,
                       .within = field_of(frame, &stage->layout),
                       .tied = telling->tied,
                       .roams = telling->asked ||
                                (stage->layout.slim && frame->height < PANEL_LOW * frame->u),
                       .listed = telling->tied && stage->layout.spots.h > 0};
    card_room(frame, stage, signs, chips, room);
    if (same_rect(telling->anchor, stage->table->card.of) &&
        rect_overlap(stage->table->card.place, room->within) > 0)
        room->before = stage->table->card.place;
    keep_clear(frame, stage, telling, room);
}

/* In the panel, which gives way; its rows beside one another where they have no room else. */
static bool dock(const Frame *frame, TableStage *stage, CardPlan *plan)
{
    Card *card = &plan->telling.card, docked = *card;
    Rect notice = notice_place(frame, stage);
    if (stage->layout.dock.h <= 0 ||
        (!stage->notice->quiet && rect_overlap(notice, stage->layout.panel) > 0))
        return false;
    docked.width = stage->layout.dock.w / frame->u;
    for (int wide = 0; wide < 2 && !plan->docked; wide++) {
        docked.wide = wide;
        plan->docked = table_dock(frame, &stage->layout, card_size(frame, &docked), &plan->place);
    }
    *card = plan->docked ? docked : *card;
    return plan->docked;
}

/* Its rows beside one another, where that hides less land or no chip any more; true where it hides
 * nothing that must be seen. */
static bool widen(const Frame *frame, const TableStage *stage, bool free, CardPlan *plan)
{
    Card wide = plan->telling.card;
    Rect place = plan->place, other;
    float hides = card_over_land(stage, place) * place.w * place.h;
    wide.wide = true;
    if (!card_place(&plan->room, card_size(frame, &wide), &other))
        return free;
    bool bares = card_over_chip(&plan->room, place) && !card_over_chip(&plan->room, other);
    if (free && !bares && card_over_land(stage, other) * other.w * other.h > GAIN_OF_WIDE * hides)
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

void card_plan(const Frame *frame, TableStage *stage, const Scene *scene, const Signs *signs,
               const Chips *chips, CardPlan *plan)
{
    plan->docked = false;
    plan->shown = telling_make(stage, scene, &plan->telling);
    if (!plan->shown)
        return;
    make_room(frame, stage, signs, chips, plan);
    bool free = card_place(&plan->room, card_size(frame, &plan->telling.card), &plan->place);
    if (!free || card_over_land(stage, plan->place) > LITTLE ||
        card_over_chip(&plan->room, plan->place)) {
        if (dock(frame, stage, plan))
            return;
        if (!stage->final.on) /* which leaves room for its card */
            free = widen(frame, stage, free, plan);
    }
    if (plan->telling.tied && !free)
        plan->shown = shorten(frame, plan);
    if (plan->shown)
        clear_strip(&stage->layout, plan->place);
}

CardUi card_show(Frame *frame, const TableStage *stage, const CardPlan *plan)
{
    CardUi shown = stage->table->card;
    const Telling *telling = &plan->telling;
    shown.place.w = 0;
    if (!plan->shown)
        return shown;
    if (telling->tied && !plan->docked)
        card_draw_tie(frame, stage, &plan->room, plan->place);
    /* one that goes once the pointer comes gives way to it: else that would be nowhere */
    bool over =
        plan->docked || (telling->asked && rect_overlap(plan->place, stage->layout.panel) > 0);
    if (over || !telling->gives_way)
        widget_put(frame, (Widget){.kind = WIDGET_PANE, .rect = plan->place});
    card_draw(frame, &telling->card, &stage->view, plan->place);
    return (CardUi){plan->place, telling->anchor};
}

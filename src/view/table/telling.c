#include "view/table/telling.h"

#include "view/table/advice.h"
#include "view/table/look.h"

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

Point telling_looked_at(const TableStage *stage)
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

bool telling_make(const TableStage *stage, const Scene *scene, Telling *telling)
{
    const TableUi *table = stage->table;
    if (!tell(stage, scene, telling))
        return false;
    telling->gives_way =
        !stage->final.on && table->look.pin.node == NO_NODE && !stage->view.hand->by_keys;
    return true;
}

#include "view/table/pointer.h"

#include <math.h>

#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/table/choice.h"
#include "view/table/model.h"

#define ROUNDED 1.0001f /* so that ten tenths are a whole */

void pointer_anew(PointerUi *pointer, bool same)
{
    *pointer = (PointerUi){.at = pointer->at, .rests = true, .keyed = same && pointer->keyed};
}

void pointer_moved(PointerUi *pointer)
{
    pointer->by_keys &= pointer->keyed;
    pointer->rests = true;
}

void pointer_rest(PointerUi *pointer)
{
    pointer->rests = true;
}

void pointer_let_go(PointerUi *pointer)
{
    pointer->held = pointer->dragging = false;
}

void pointer_leave(PointerUi *pointer)
{
    pointer->at = (Point){-1, -1};
}

void pointer_keyed(PointerUi *pointer, bool key)
{
    pointer->keyed = key;
}

void pointer_by_keys(PointerUi *pointer, bool keys)
{
    pointer->by_keys = keys;
}

bool pointer_stir(PointerUi *pointer, Point at, bool waits)
{
    if (hypotf(at.x - pointer->at.x, at.y - pointer->at.y) <= 1)
        return false;
    pointer->rests = false;
    pointer->by_keys = waits;
    return true;
}

Point pointer_move(PointerUi *pointer, Point at, float far)
{
    Point by = {0, 0};
    pointer->at = at;
    if (!pointer->held)
        return by;
    if (!pointer->dragging && pointer->button != BUTTON_RIGHT &&
        hypotf(at.x - pointer->press.x, at.y - pointer->press.y) > far)
        pointer->dragging = true;
    if (pointer->dragging)
        by = (Point){at.x - pointer->last.x, at.y - pointer->last.y};
    pointer->last = at;
    return by;
}

int pointer_wheel(PointerUi *pointer, Cell cell, float steps)
{
    if (!cell_equal(cell, pointer->wheeled) || pointer->wheel * steps < 0)
        pointer->wheel = 0;
    pointer->wheeled = cell;
    float sum = pointer->wheel + steps * ROUNDED;
    pointer->wheel = fmodf(sum, 1);
    return sum >= 1 ? 1 : sum <= -1 ? -1 : 0;
}

void pointer_press(PointerUi *pointer, const PointerPress *press)
{
    const Input *input = press->input;
    Point at = {input->x, input->y};
    /* a double click that laid a tile must not put a piece on it as well */
    bool again = input->clicks > 1 && !input->touch &&
                 hypotf(at.x - pointer->press.x, at.y - pointer->press.y) < press->far;
    pointer->unseen =
        press->lays && !press->waits && (press->early || pointer->rests || pointer->at.x < 0);
    if (input->clicks <= 1)
        pointer->series_at = press->at;
    pointer->doubled =
        again && input->button == BUTTON_LEFT && !press->waits && pointer->series_at == press->at;
    pointer->held = true;
    pointer->dragging = false;
    pointer->button = input->button;
    pointer->press = pointer->last = pointer->at = at;
    pointer->by_keys = press->waits;
    pointer->rests = false;
    pointer->pressed_at = again ? -1 : press->at;
}

bool pointer_release(PointerUi *pointer)
{
    bool click = !pointer->dragging;
    pointer_let_go(pointer);
    return click;
}

enum { FIGURE = 110 }; /* logical units of the tile that a dragged piece is drawn for */

void drag_end(DragUi *drag)
{
    *drag = (DragUi){.what = DRAGGED_NOTHING};
}

void drag_put_back(TableUi *table)
{
    bool tile = table->drag.far && table->drag.what == DRAGGED_TILE;
    drag_end(&table->drag);
    if (tile)
        pointer_rest(&table->pointer);
}

/* A button goes down: on what can be dragged. */
static void take(DragUi *drag, const TableView *view, WidgetEvent event, const Input *input)
{
    *drag = (DragUi){.at = view->at, .press = {input->x, input->y}};
    if (!view->mine || input->button != BUTTON_LEFT)
        return;
    if (view->phase == PHASE_PLACE && event.id == TABLE_HAND) {
        drag->what = DRAGGED_TILE;
    } else if (view->phase == PHASE_PIECE && event.verb == VERB_SPOT) {
        drag->what = DRAGGED_PIECE;
        drag->spot = event.index;
    }
}

/* From here on the press is no button's, and what waits for its tick is taken back. */
static void drag_off(const Screen *screen, const Input *input)
{
    TableUi *table = &screen->ui->table;
    DragUi *drag = &table->drag;
    if (drag->what == DRAGGED_NOTHING || drag->far ||
        hypotf(input->x - drag->press.x, input->y - drag->press.y) <= DRAG_UNITS * screen->frame->u)
        return;
    drag->far = true;
    widgets_let_go(screen->frame->widgets);
    if (table->choice.asked)
        decide_take_back(table);
}

int drag_spot(const Frame *frame, const TableModel *model)
{
    const TableView *view = &model->view;
    const DragUi *drag = view->drag;
    const Widgets *widgets = frame->widgets;
    Point at = widgets->pointer;
    int spot = -1, dot = widgets_hovered(widgets, VERB_DOT);
    bool on_tile = widgets->hover == TABLE_SLOT || dot >= 0;
    if (drag->what != DRAGGED_PIECE || drag->spot >= view->main_count || at.x < 0)
        return -1;
    if (dot >= 0) {
        spot = dot;
    } else if (on_tile) {
        spot = table_spot_in_slot(frame, model, at);
    } else if (widgets->hover == 0) {
        spot = table_spot_at(view, view_board_point(&model->view.board, at));
        on_tile = cell_equal(table_cell_at(&model->view.board, at), view->placed->cell);
    }
    if (spot >= 0 && spot < view->spot_count &&
        view->spots[spot].role == view->spots[drag->spot].role)
        return spot;
    return on_tile ? drag->spot : -1;
}

/* How the tile in hand is held over the board where the pointer is; GHOST_NONE: not there. */
static uint8_t ghost_below(const Frame *frame, const TableModel *model)
{
    const Ghost *ghost = &model->view.ghost;
    Point at = frame->widgets->pointer;
    bool there = at.x >= 0 && frame->widgets->hover == 0 &&
                 cell_equal(ghost->cell, table_cell_at(&model->view.board, at));
    return there ? (uint8_t)ghost->state : GHOST_NONE;
}

/* Over a cell beside the land the tile stays where it is dropped, laid or with its reason. */
static bool lies(uint8_t ghost)
{
    return ghost == GHOST_FITS || ghost == GHOST_REFUSED;
}

bool drag_counts(const Frame *frame, const TableModel *model)
{
    return model->view.drag->what == DRAGGED_TILE ? ghost_below(frame, model) == GHOST_FITS
                                                  : model->view.spot >= 0;
}

static void drop(const Screen *screen, const TableModel *model, Intent *intent)
{
    TableUi *table = &screen->ui->table;
    const TableView *view = &model->view;
    const DragUi drag = table->drag;
    uint8_t ghost = ghost_below(screen->frame, model);
    bool tile = drag.what == DRAGGED_TILE;
    if (!view->mine || drag.at != view->at) {
        drag_end(&table->drag);
    } else if (tile ? lies(ghost) : drag_counts(screen->frame, model)) {
        drag_end(&table->drag);
        decide_confirm(screen, view, intent);
    } else {
        drag_put_back(table);
        if (screen->frame->widgets->hover == 0)
            decide_answer(screen, view);
    }
}

bool drag_handle(const Screen *screen, const TableModel *model, WidgetEvent event,
                 const Input *input, Intent *intent)
{
    DragUi *drag = &screen->ui->table.drag;
    if (input->kind == INPUT_DOWN && input->button == BUTTON_LEFT)
        take(drag, &model->view, event, input);
    else if (input->kind == INPUT_DOWN && input->button == BUTTON_MIDDLE)
        drag_put_back(&screen->ui->table);
    else if (input->kind == INPUT_POINTER)
        drag_off(screen, input);
    if (input->kind != INPUT_UP || input->button != BUTTON_LEFT)
        return false;
    if (!drag->far) {
        drag_end(drag);
        return false;
    }
    drop(screen, model, intent);
    return true;
}

void drag_draw(Frame *frame, const TableModel *model)
{
    const TableView *view = &model->view;
    const DragUi *drag = view->drag;
    Point at = frame->widgets->pointer;
    if (!drag->far || !view->mine || at.x < 0)
        return;
    if (drag->what == DRAGGED_TILE) {
        if (!lies(ghost_below(frame, model)))
            board_draw_floating(frame, view, at);
    } else if (drag->spot < view->main_count) {
        Piece piece = spot_piece(view, &view->spots[drag->spot]);
        Colour colour = (Colour)view->setup->seats[piece.player].colour;
        paint_figure(frame, piece.kind == PIECE_HUT ? hut_names[colour] : meeple_names[colour], at,
                     FIGURE);
    }
}

#include "view/table/hand.h"

#include <math.h>

#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/table/choice.h"
#include "view/table/stage.h"

#define ROUNDED 1.0001f /* so that ten tenths are a whole */

void hand_reset(HandUi *hand)
{
    *hand = (HandUi){.pointer = {-1, -1}};
}

void hand_anew(HandUi *hand, bool same)
{
    *hand = (HandUi){.pointer = hand->pointer, .rests = true, .keyed = same && hand->keyed};
}

void hand_moved(HandUi *hand)
{
    hand->by_keys &= hand->keyed;
    hand->rests = true;
}

void hand_rest(HandUi *hand)
{
    hand->rests = true;
}

void hand_let_go(HandUi *hand)
{
    hand->held = hand->dragging = false;
}

void hand_leave(HandUi *hand)
{
    hand->pointer = (Point){-1, -1};
}

void hand_keyed(HandUi *hand, bool key)
{
    hand->keyed = key;
}

void hand_by_keys(HandUi *hand, bool keys)
{
    hand->by_keys = keys;
}

bool hand_stir(HandUi *hand, Point at, bool waits)
{
    if (hypotf(at.x - hand->pointer.x, at.y - hand->pointer.y) <= 1)
        return false;
    hand->rests = false;
    hand->by_keys = waits;
    return true;
}

Point hand_move(HandUi *hand, Point at, float far)
{
    Point by = {0, 0};
    hand->pointer = at;
    if (!hand->held)
        return by;
    if (!hand->dragging && hand->button != BUTTON_RIGHT &&
        hypotf(at.x - hand->press.x, at.y - hand->press.y) > far)
        hand->dragging = true;
    if (hand->dragging)
        by = (Point){at.x - hand->last.x, at.y - hand->last.y};
    hand->last = at;
    return by;
}

int hand_wheel(HandUi *hand, Cell cell, float steps)
{
    if (!cell_equal(cell, hand->wheeled) || hand->wheel * steps < 0)
        hand->wheel = 0;
    hand->wheeled = cell;
    float sum = hand->wheel + steps * ROUNDED;
    hand->wheel = fmodf(sum, 1);
    return sum >= 1 ? 1 : sum <= -1 ? -1 : 0;
}

void hand_press(HandUi *hand, const HandPress *press)
{
    const Input *input = press->input;
    Point at = {input->x, input->y};
    /* a double click that laid a tile must not put a piece on it as well */
    bool again = input->clicks > 1 && !input->touch &&
                 hypotf(at.x - hand->press.x, at.y - hand->press.y) < press->far;
    hand->unseen =
        press->lays && !press->waits && (press->early || hand->rests || hand->pointer.x < 0);
    if (input->clicks <= 1)
        hand->series_at = press->at;
    hand->doubled =
        again && input->button == BUTTON_LEFT && !press->waits && hand->series_at == press->at;
    hand->held = true;
    hand->dragging = false;
    hand->button = input->button;
    hand->press = hand->last = hand->pointer = at;
    hand->by_keys = press->waits;
    hand->rests = false;
    hand->pressed_at = again ? -1 : press->at;
}

bool hand_release(HandUi *hand)
{
    bool click = !hand->dragging;
    hand_let_go(hand);
    return click;
}

enum { FIGURE = 110 }; /* logical units of the tile that a carried piece is drawn for */

void carry_end(CarryUi *carry)
{
    *carry = (CarryUi){.what = CARRIED_NOTHING};
}

void carry_put_back(TableUi *table)
{
    bool tile = table->carry.far && table->carry.what == CARRIED_TILE;
    carry_end(&table->carry);
    if (tile)
        hand_rest(&table->hand);
}

/* A button goes down: on what can be carried. */
static void take(CarryUi *carry, const TableView *view, WidgetEvent event, const Input *input)
{
    *carry = (CarryUi){.at = view->at, .press = {input->x, input->y}};
    if (!view->mine || input->button != BUTTON_LEFT)
        return;
    if (view->phase == PHASE_PLACE && event.id == TABLE_HAND) {
        carry->what = CARRIED_TILE;
    } else if (view->phase == PHASE_PIECE && event.verb == VERB_SPOT) {
        carry->what = CARRIED_PIECE;
        carry->spot = event.index;
    }
}

/* From here on the press is no button's, and what waits for its tick is taken back. */
static void carry_off(const Screen *screen, const Input *input)
{
    TableUi *table = &screen->ui->table;
    CarryUi *carry = &table->carry;
    if (carry->what == CARRIED_NOTHING || carry->far ||
        hypotf(input->x - carry->press.x, input->y - carry->press.y) <=
            DRAG_UNITS * screen->frame->u)
        return;
    carry->far = true;
    widgets_let_go(screen->frame->widgets);
    if (table->choice.asked)
        decide_take_back(table);
}

int carry_spot(const Frame *frame, const TableStage *stage)
{
    const TableView *view = &stage->view;
    const CarryUi *carry = view->carry;
    const Widgets *widgets = frame->widgets;
    Point at = widgets->pointer;
    int spot = -1, dot = widgets_hovered(widgets, VERB_DOT);
    bool on_tile = widgets->hover == TABLE_WELL || dot >= 0;
    if (carry->what != CARRIED_PIECE || carry->spot >= view->main_count || at.x < 0)
        return -1;
    if (dot >= 0) {
        spot = dot;
    } else if (on_tile) {
        spot = table_spot_in_well(frame, stage, at);
    } else if (widgets->hover == 0) {
        spot = table_spot_at(frame->atlas, view, view_board_point(&stage->board, at));
        on_tile = cell_equal(table_cell_at(&stage->board, at), view->placed->cell);
    }
    if (spot >= 0 && spot < view->spot_count &&
        view->spots[spot].role == view->spots[carry->spot].role)
        return spot;
    return on_tile ? carry->spot : -1;
}

/* How the tile in hand is held over the board where the pointer is; GHOST_NONE: not there. */
static uint8_t ghost_below(const Frame *frame, const TableStage *stage)
{
    const Ghost *ghost = &stage->view.ghost;
    Point at = frame->widgets->pointer;
    bool there = at.x >= 0 && frame->widgets->hover == 0 &&
                 cell_equal(ghost->cell, table_cell_at(&stage->board, at));
    return there ? (uint8_t)ghost->state : GHOST_NONE;
}

/* Over a cell beside the land the tile stays where it is dropped, laid or with its reason. */
static bool lies(uint8_t ghost)
{
    return ghost == GHOST_FITS || ghost == GHOST_REFUSED;
}

bool carry_counts(const Frame *frame, const TableStage *stage)
{
    return stage->view.carry->what == CARRIED_TILE ? ghost_below(frame, stage) == GHOST_FITS
                                                   : stage->view.spot >= 0;
}

static void drop(const Screen *screen, const TableStage *stage, Intent *intent)
{
    TableUi *table = &screen->ui->table;
    const TableView *view = &stage->view;
    const CarryUi carry = table->carry;
    uint8_t ghost = ghost_below(screen->frame, stage);
    bool tile = carry.what == CARRIED_TILE;
    if (!view->mine || carry.at != view->at) {
        carry_end(&table->carry);
    } else if (tile && !lies(ghost)) {
        carry_put_back(table);
        if (ghost == GHOST_FLOATS)
            decide_answer(screen, view);
    } else {
        carry_end(&table->carry);
        if (tile || carry_counts(screen->frame, stage))
            decide_confirm(screen, view, intent);
    }
}

bool carry_handle(const Screen *screen, const TableStage *stage, WidgetEvent event,
                  const Input *input, Intent *intent)
{
    CarryUi *carry = &screen->ui->table.carry;
    if (input->kind == INPUT_DOWN && input->button == BUTTON_LEFT)
        take(carry, &stage->view, event, input);
    else if (input->kind == INPUT_DOWN && input->button == BUTTON_MIDDLE)
        carry_put_back(&screen->ui->table);
    else if (input->kind == INPUT_POINTER)
        carry_off(screen, input);
    if (input->kind != INPUT_UP || input->button != BUTTON_LEFT)
        return false;
    if (!carry->far) {
        carry_end(carry);
        return false;
    }
    drop(screen, stage, intent);
    return true;
}

void carry_draw(Frame *frame, const TableStage *stage)
{
    const TableView *view = &stage->view;
    const CarryUi *carry = view->carry;
    Point at = frame->widgets->pointer;
    if (!carry->far || !view->mine || at.x < 0)
        return;
    if (carry->what == CARRIED_TILE) {
        if (!lies(ghost_below(frame, stage)))
            board_draw_floating(frame, &stage->board, view, at);
    } else if (carry->spot < view->main_count) {
        Piece piece = spot_piece(view, &view->spots[carry->spot]);
        Colour colour = (Colour)view->setup->seats[piece.player].colour;
        paint_figure(frame, piece.kind == PIECE_HUT ? hut_names[colour] : meeple_names[colour], at,
                     FIGURE);
    }
}

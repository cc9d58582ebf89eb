#include "view/table/carry.h"

#include <math.h>

#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/table/decide.h"
#include "view/table/hand.h"
#include "view/table/widgets.h"

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

/* The spot that a piece is dropped on: on the board, or on the enlarged tile in the panel. */
static int spot_below(const Frame *frame, const TableStage *stage, Point at)
{
    const Widget *under = widgets_at(frame->widgets, at.x, at.y);
    if (!under)
        return table_spot_at(frame->atlas, &stage->view, view_board_point(&stage->board, at));
    if (under->id == TABLE_WELL)
        return table_spot_in_well(frame, stage, at);
    return under->verb == VERB_DOT ? under->index : -1;
}

static void drop(const Screen *screen, const TableStage *stage, WidgetEvent event,
                 const Input *input, Intent *intent)
{
    TableUi *table = &screen->ui->table;
    const TableView *view = &stage->view;
    const CarryUi carry = table->carry;
    Point at = {input->x, input->y};
    if (!view->mine || carry.at != view->at) {
        carry_end(&table->carry);
    } else if (carry.what == CARRIED_TILE) {
        uint8_t state = view->ghost.state;
        bool lies = event.kind == WIDGET_NOTHING &&
                    (state == GHOST_FITS || state == GHOST_REFUSED) &&
                    cell_equal(view->ghost.cell, table_cell_at(&stage->board, at));
        if (lies) {
            carry_end(&table->carry);
            decide_confirm(screen, view, intent);
        } else {
            carry_put_back(table);
        }
    } else {
        carry_end(&table->carry);
        if (carry.spot < view->main_count && spot_below(screen->frame, stage, at) == carry.spot)
            decide_move(screen, view, view->spots[carry.spot].move, intent);
    }
}

bool carry_handle(const Screen *screen, const TableStage *stage, WidgetEvent event,
                  const Input *input, Intent *intent)
{
    CarryUi *carry = &screen->ui->table.carry;
    if (input->kind == INPUT_DOWN && input->button == BUTTON_LEFT)
        take(carry, &stage->view, event, input);
    else if (input->kind == INPUT_POINTER)
        carry_off(screen, input);
    if (input->kind != INPUT_UP || input->button != BUTTON_LEFT)
        return false;
    if (!carry->far) {
        carry_end(carry);
        return false;
    }
    drop(screen, stage, event, input, intent);
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
        if (view->ghost.state == GHOST_NONE || view->ghost.state == GHOST_FLOATS)
            board_draw_floating(frame, &stage->board, view, at);
    } else if (carry->spot < view->main_count) {
        Piece piece = spot_piece(view, &view->spots[carry->spot]);
        Colour colour = (Colour)view->setup->seats[piece.player].colour;
        paint_figure(frame, piece.kind == PIECE_HUT ? hut_names[colour] : meeple_names[colour], at,
                     FIGURE);
    }
}

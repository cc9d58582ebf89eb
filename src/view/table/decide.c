#include "view/table/decide.h"

#include <stdio.h>

#include "view/state/nav.h"
#include "view/table/ask.h"
#include "view/table/choice.h"
#include "view/table/hand.h"

static void play(Intent *intent, Move move)
{
    intent->kind = INTENT_PLAY;
    intent->move = move;
}

void decide_move(Frame *frame, const TableView *view, Move move, Intent *intent)
{
    TableUi *table = &frame->ui->table;
    if (!ask_first(&frame->ui->options, view->phase)) {
        play(intent, move);
        return;
    }
    choice_ask(&table->choice,
               move.kind == MOVE_PASS || move.kind == MOVE_KEEP ? ASKED_PASS : ASKED_MOVE);
    hand_by_keys(&table->hand, true);
    choice_spot(&table->choice, -1);
    if (move.kind == MOVE_PLACE)
        choice_aim(&table->choice, move.cell);
    for (int i = 0; i < view->spot_count; i++)
        if (move_equal(view->spots[i].move, move))
            choice_spot(&table->choice, i);
}

void decide_confirm(Frame *frame, const TableView *view, Intent *intent)
{
    if (!view->mine)
        return;
    if (view->phase == PHASE_PLACE && view->ghost.state == GHOST_FITS)
        decide_move(frame, view, move_place(view->ghost.cell, view->ghost.rotation), intent);
    else if (view->phase != PHASE_PLACE && view->spot >= 0 && view->spot < view->spot_count)
        decide_move(frame, view, view->spots[view->spot].move, intent);
}

/* "1", or "1–5". */
static void say_numbers(const TableView *view, char *text, size_t capacity)
{
    if (view->main_count > 1)
        snprintf(text, capacity, "1\u2013%d", view->main_count);
    else
        snprintf(text, capacity, "1");
}

void decide_ask(Frame *frame, const TableView *view, int missing)
{
    bool recall = view->phase == PHASE_RECALL;
    char text[100], numbers[16], first[40];
    if (view->phase == PHASE_PLACE) {
        ui_tell(frame->ui, "Choose a cell: arrows or Space.", frame->now);
        return;
    }
    say_numbers(view, numbers, sizeof numbers);
    if (missing > 0)
        snprintf(first, sizeof first, "There is no %d: choose", missing);
    else
        snprintf(first, sizeof first, "Choose a %s:", recall ? "meeple" : "spot");
    snprintf(text, sizeof text, "%s %s, or 0 %s.", first, numbers,
             recall ? "to keep all" : "for nothing");
    ui_tell(frame->ui, text, frame->now);
}

void decide_pass(Frame *frame, const TableView *view, Intent *intent)
{
    if (view->mine && view->phase == PHASE_PIECE)
        decide_move(frame, view, move_of(MOVE_PASS), intent);
    else if (view->mine && view->phase == PHASE_RECALL)
        decide_move(frame, view, move_of(MOVE_KEEP), intent);
}

void decide_tick(Frame *frame, const TableView *view, Intent *intent)
{
    TableUi *table = &frame->ui->table;
    if (table->choice.asked == ASKED_PASS)
        play(intent, move_of(view->phase == PHASE_RECALL ? MOVE_KEEP : MOVE_PASS));
    else if (view->phase == PHASE_PLACE && view->ghost.state == GHOST_FITS)
        play(intent, move_place(view->ghost.cell, view->ghost.rotation));
    else if (view->phase != PHASE_PLACE && view->spot >= 0 && view->spot < view->spot_count)
        play(intent, view->spots[view->spot].move);
    choice_ask(&table->choice, ASKED_NOTHING);
}

void decide_take_back(TableUi *table)
{
    choice_ask(&table->choice, ASKED_NOTHING);
    choice_spot(&table->choice, -1);
    hand_by_keys(&table->hand, table->hand.keyed && table->hand.pointer.x < 0);
}

void decide_spot(TableUi *table, int spot)
{
    hand_by_keys(&table->hand, true);
    choice_spot(&table->choice, spot);
    choice_ask(&table->choice, ASKED_NOTHING);
}

/* Whether a point lies on the cell or spot that waits for its tick. */
static bool is_asked(const Frame *frame, const TableStage *stage, Point at)
{
    const TableView *view = &stage->view;
    if (frame->ui->table.choice.asked != ASKED_MOVE)
        return false;
    if (view->phase == PHASE_PLACE)
        return cell_equal(table_cell_at(&stage->board, at), frame->ui->table.choice.cursor);
    return view->spot >= 0 && view->spot == table_spot_at(frame->atlas, view,
                                                          view_board_point(&stage->board, at));
}

void decide_click(Frame *frame, const TableStage *stage, const Input *input, Intent *intent)
{
    if (input->button == BUTTON_LEFT && is_asked(frame, stage, (Point){input->x, input->y}))
        decide_tick(frame, &stage->view, intent);
    else if (input->button != BUTTON_MIDDLE)
        decide_take_back(&frame->ui->table);
}

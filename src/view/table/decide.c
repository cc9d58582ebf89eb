#include "view/table/decide.h"

#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/table/ask.h"
#include "view/table/choice.h"
#include "view/table/hand.h"
#include "view/table/hear.h"
#include "view/words/notices.h"
#include "view/words/panel.h"

static void play(Intent *intent, Move move)
{
    intent->kind = INTENT_PLAY;
    intent->move = move;
}

void decide_move(const Screen *screen, const TableView *view, Move move, Intent *intent)
{
    TableUi *table = &screen->ui->table;
    bool pass = move.kind == MOVE_PASS || move.kind == MOVE_KEEP;
    if (!ask_first(pass ? NULL : screen->frame->widgets, &screen->ui->options, view->phase)) {
        play(intent, move);
        return;
    }
    choice_ask(&table->choice, pass ? ASKED_PASS : ASKED_MOVE);
    hand_by_keys(&table->hand, true);
    choice_spot(&table->choice, -1);
    if (pass)
        choice_none(&table->choice);
    if (move.kind == MOVE_PLACE)
        choice_aim(&table->choice, move.cell);
    for (int i = 0; i < view->spot_count; i++)
        if (move_equal(view->spots[i].move, move))
            choice_spot(&table->choice, i);
}

void decide_confirm(const Screen *screen, const TableView *view, Intent *intent)
{
    if (!view->mine)
        return;
    if (view->phase == PHASE_PLACE && view->ghost.state == GHOST_FITS)
        decide_move(screen, view, move_place(view->ghost.cell, view->ghost.rotation), intent);
    else if (view->phase != PHASE_PLACE && view->spot >= 0 && view->spot < view->spot_count)
        decide_move(screen, view, view->spots[view->spot].move, intent);
    else if (view->ghost.state == GHOST_REFUSED || view->spot >= view->spot_count)
        hear_refused(screen, view);
}

void decide_answer(const Screen *screen, const TableView *view)
{
    char why[sizeof screen->ui->notice.text];
    if (view->mine && view->phase == PHASE_PLACE && view->ghost.state == GHOST_FLOATS) {
        ui_answer(screen->ui, say_must_touch(), screen->frame->now);
    } else if (view->mine && view->phase == PHASE_RECALL && view->spot < 0) {
        say_own_meeples_only(view->setup, view->game->player, why, sizeof why);
        ui_answer(screen->ui, why, screen->frame->now);
    }
}

void decide_ask(const Screen *screen, const TableView *view, int missing)
{
    char text[160], key[32];
    action_keys(view->phase == PHASE_PLACE ? VERB_NEXT : VERB_PASS, key, sizeof key);
    say_choice(view->phase, key, view->main_count, missing, text, sizeof text);
    ui_answer(screen->ui, text, screen->frame->now);
}

void decide_pass(const Screen *screen, const TableView *view, Intent *intent)
{
    if (view->mine && view->phase == PHASE_PIECE)
        decide_move(screen, view, move_of(MOVE_PASS), intent);
    else if (view->mine && view->phase == PHASE_RECALL)
        decide_move(screen, view, move_of(MOVE_KEEP), intent);
}

void decide_tick(const Screen *screen, const TableView *view, Intent *intent)
{
    TableUi *table = &screen->ui->table;
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

void decide_none(TableUi *table)
{
    hand_by_keys(&table->hand, true);
    choice_none(&table->choice);
    choice_ask(&table->choice, ASKED_NOTHING);
}

/* Whether a point lies on the cell or spot that waits for its tick. */
static bool is_asked(const Screen *screen, const TableStage *stage, Point at)
{
    const TableView *view = &stage->view;
    if (screen->ui->table.choice.asked != ASKED_MOVE)
        return false;
    if (view->phase == PHASE_PLACE)
        return cell_equal(table_cell_at(&stage->board, at), screen->ui->table.choice.cursor);
    return view->spot >= 0 && view->spot == table_spot_at(screen->frame->atlas, view,
                                                          view_board_point(&stage->board, at));
}

void decide_click(const Screen *screen, const TableStage *stage, const Input *input, Intent *intent)
{
    Cell cell = table_cell_at(&stage->board, (Point){input->x, input->y});
    if (input->button == BUTTON_LEFT && is_asked(screen, stage, (Point){input->x, input->y}))
        decide_tick(screen, &stage->view, intent);
    else if (input->touch && input->button == BUTTON_LEFT && table_legal_cell(&stage->view, cell))
        choice_aim(&screen->ui->table.choice, cell);
    else if (input->button != BUTTON_MIDDLE)
        decide_take_back(&screen->ui->table);
}

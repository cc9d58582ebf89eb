#include "view/table/choice.h"

#include <math.h>
#include <stdlib.h>

#include "view/board/table_view.h"
#include "view/kit/paint.h"
#include "view/model/matter.h"
#include "view/model/triggers.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/table/acts.h"
#include "view/table/lesson.h"
#include "view/table/pointer.h"
#include "view/words/names.h"
#include "view/words/table.h"
#include "view/words/tr.h"

/* A spot by its place in the list, or -1. */
static void choose_spot(ChoiceUi *choice, int spot)
{
    choice->spot = spot;
    choice->none = false;
}

void choice_anew(ChoiceUi *choice, bool same)
{
    ChoiceUi before = *choice;
    *choice = (ChoiceUi){.spot = -1};
    if (!same)
        return;
    choice->has_about = before.has_about;
    choice->about = before.about;
    choice->rotation = before.rotation;
}

void choice_moved(ChoiceUi *choice)
{
    choose_spot(choice, -1);
    choice->aims = false;
    choice->asked = ASKED_NOTHING;
    choice->turned_by = 0;
    choice->nudged = 0;
}

void choice_hold(ChoiceUi *choice, int rotation)
{
    choice->rotation = (uint8_t)rotation;
}

void choice_turn(ChoiceUi *choice, int from, int to, int step, double now)
{
    choice->rotation = (uint8_t)to;
    choice->turned = now;
    choice->nudged = 0;
    choice->turned_by = (int8_t)(step > 0 ? (to - from + 4) & 3 : -((from - to + 4) & 3));
}

void choice_nudge(ChoiceUi *choice, double now)
{
    choice->nudged = now;
}

void choice_aim(ChoiceUi *choice, Cell cell)
{
    choice->aims = true;
    choice->cursor = cell;
}

void choice_let_go(ChoiceUi *choice)
{
    choice->aims = false;
    choose_spot(choice, -1);
}

void choice_about(ChoiceUi *choice, Cell cell)
{
    choice->has_about = true;
    choice->about = cell;
}

void choice_ask(ChoiceUi *choice, Asked asked)
{
    choice->asked = (uint8_t)asked;
}

static void play(Intent *intent, Move move)
{
    intent->kind = INTENT_PLAY;
    intent->move = move;
}

/* Whether a move in this phase waits for its tick. */
static bool confirm_first(const Widgets *widgets, const Options *options, Phase phase)
{
    return (widgets && widgets->least > 0) || options->ask == ASK_ALWAYS ||
           (options->ask == ASK_PIECES && phase != PHASE_PLACE);
}

void decide_move(const Screen *screen, const TableView *view, Move move, Intent *intent)
{
    TableUi *table = &screen->ui->table;
    bool pass = move.kind == MOVE_PASS || move.kind == MOVE_KEEP;
    if (!confirm_first(pass ? NULL : screen->frame->widgets, &screen->ui->options, view->phase)) {
        play(intent, move);
        return;
    }
    choice_ask(&table->choice, pass ? ASKED_PASS : ASKED_MOVE);
    pointer_by_keys(&table->pointer, true);
    choose_spot(&table->choice, -1);
    table->choice.none = pass;
    if (move.kind == MOVE_PLACE)
        choice_aim(&table->choice, move.cell);
    for (int i = 0; i < view->spot_count; i++)
        if (move_equal(view->spots[i].move, move))
            choose_spot(&table->choice, i);
}

void decide_confirm(const Screen *screen, const TableView *view, Intent *intent)
{
    if (!view->mine)
        return;
    if (view->phase == PHASE_PLACE && view->ghost.state == GHOST_FITS)
        decide_move(screen, view, move_place(view->ghost.cell, view->ghost.rotation), intent);
    else if (view->phase != PHASE_PLACE && view->spot >= 0 && view->spot < view->spot_count)
        decide_move(screen, view, view->spots[view->spot].move, intent);
    else if (!lesson_refuses(screen, view) &&
             (view->ghost.state == GHOST_REFUSED || view->spot >= view->spot_count))
        trigger_refused(screen, view);
}

void decide_answer(const Screen *screen, const TableView *view)
{
    if (lesson_refuses(screen, view))
        return;
    if (view->mine && view->phase == PHASE_PLACE && view->ghost.state == GHOST_FLOATS) {
        ui_answer(screen->ui, phrase(SAY_MUST_TOUCH), screen->frame->now);
        screen->ui->notice.topic = matter_of_check(MOVE_CELL_APART, ZONE_NONE);
    } else if (view->mine && view->phase == PHASE_RECALL && view->spot < 0) {
        ui_answer(screen->ui,
                  say_text(SAY_OWN_MEEPLES_ONLY, say_brief(view->setup, view->game->player)),
                  screen->frame->now);
        screen->ui->notice.topic = matter_of_check(MOVE_NO_OWN_MEEPLE, ZONE_NONE);
    }
}

void decide_ask(const Screen *screen, const TableView *view, int missing)
{
    if (lesson_refuses(screen, view))
        return;
    ui_answer(screen->ui,
              say_choice(view->phase,
                         action_keys(view->phase == PHASE_PLACE ? VERB_NEXT : VERB_PASS),
                         view->main_count, missing),
              screen->frame->now);
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
    choose_spot(&table->choice, -1);
    pointer_by_keys(&table->pointer, table->pointer.keyed && table->pointer.at.x < 0);
}

void decide_spot(TableUi *table, int spot)
{
    pointer_by_keys(&table->pointer, true);
    choose_spot(&table->choice, spot);
    table->choice.none = spot < 0;
    choice_ask(&table->choice, ASKED_NOTHING);
}

/* Whether a point lies on the cell or spot that waits for its tick. */
static bool is_asked(const Screen *screen, const TableModel *model, Point at)
{
    const TableView *view = &model->view;
    if (screen->ui->table.choice.asked != ASKED_MOVE)
        return false;
    if (view->phase == PHASE_PLACE)
        return cell_equal(table_cell_at(&model->view.board, at), screen->ui->table.choice.cursor);
    return view->spot >= 0 &&
           view->spot == table_spot_at(view, view_board_point(&model->view.board, at));
}

void decide_click(const Screen *screen, const TableModel *model, const Input *input, Intent *intent)
{
    Cell cell = table_cell_at(&model->view.board, (Point){input->x, input->y});
    if (input->button == BUTTON_LEFT && is_asked(screen, model, (Point){input->x, input->y}))
        decide_tick(screen, &model->view, intent);
    else if (input->touch && input->button == BUTTON_LEFT && table_legal_cell(&model->view, cell))
        choice_aim(&screen->ui->table.choice, cell);
    else if (input->button != BUTTON_MIDDLE)
        decide_take_back(&screen->ui->table);
}

enum { SIDE = 44, GAP = 8, APART = 10 }; /* logical units */

#define DEAR 6 /* beside what the move is about: farther off may be better */

Rect confirm_place(const Frame *frame, Rect anchor, Rect within, const Arrange *arrange)
{
    float u = frame->u, side = SIDE * u, long_side = (2 * SIDE + GAP) * u;
    Seek seek = seek_begin(arrange, within, anchor, side, 1);
    seek.over = OVER(GROUND_MARK);
    seek_beside(&seek, (Point){long_side, side}, APART * u, 0);
    seek_beside(&seek, (Point){side, long_side}, APART * u, 0);
    if (seek.price >= DEAR)
        seek_over(&seek, (Point){long_side, side}, within, side / 2);
    return seek.best;
}

void confirm_draw(Frame *frame, const TableModel *model, Rect place)
{
    float side = SIDE * frame->u;
    if (!table_can(model, VERB_TICK))
        return;
    widget_put(
        frame,
        table_widget(model, VERB_TICK,
                     (Widget){.style = STYLE_OCHRE,
                              .rect = {place.x, place.y, side, side},
                              .tip = model->view.phase == PHASE_PLACE ? tr("Lay it here") : NULL}));
    widget_put(frame, table_widget(model, VERB_NOT_YET,
                                   (Widget){.rect = {place.x + place.w - side,
                                                     place.y + place.h - side, side, side}}));
}

#include "view/table/keys.h"

#include <stdlib.h>

#include "view/table/acts.h"
#include "view/table/choice.h"
#include "view/table/framing.h"
#include "view/table/look.h"
#include "view/table/pointer.h"

Cell keys_way(const Camera *camera, int direction)
{
    static const Side seen[] = {WEST, EAST, NORTH, SOUTH};
    return cell_beside((Cell){0, 0}, (Side)((seen[direction] - camera->turn) & 3));
}

/* Brings a cell that the keyboard chose into sight. */
static void show_cell(const Screen *screen, const TableModel *model, Cell cell)
{
    framing_show_cell(&screen->ui->table.camera, screen->frame, model, cell);
}

static void aim(TableUi *table, Cell cell)
{
    pointer_by_keys(&table->pointer, true);
    choice_aim(&table->choice, cell);
}

/* The legal cell next in direction of the arrow; sideways distance counts double. */
static void step_cursor(TableUi *table, const TableView *view, Cell way)
{
    int best = 1 << 20;
    Cell from = table->pointer.by_keys && table->choice.aims ? table->choice.cursor
                : view->ghost.state == GHOST_FITS            ? view->ghost.cell
                : view->placed                               ? view->placed->cell
                                                             : (Cell){0, 0};
    Cell target = from;
    for (int i = 0; i < view->legal_count; i++) {
        Cell cell = view->legal[i].cell;
        int to_x = cell.x - from.x, to_y = cell.y - from.y;
        int ahead = to_x * way.x + to_y * way.y, aside = abs(to_x * way.y) + abs(to_y * way.x);
        if (ahead > 0 && ahead + 2 * aside < best) {
            best = ahead + 2 * aside;
            target = cell;
        }
    }
    if (best == 1 << 20 && !table_legal_cell(view, from) && view->legal_count > 0)
        target = view->legal[0].cell;
    aim(table, target);
}

static void next_cell(TableUi *table, const TableView *view, int step)
{
    int at = step > 0 ? -1 : 0;
    for (int i = 0; i < view->legal_count; i++)
        if (table->pointer.by_keys && table->choice.aims &&
            cell_equal(view->legal[i].cell, table->choice.cursor))
            at = i;
    if (view->legal_count == 0)
        return;
    aim(table, view->legal[(at + step + view->legal_count) % view->legal_count].cell);
}

/* From spot to spot, and to none of them behind the last one. */
static void move_choice(TableUi *table, const TableView *view, int step)
{
    int none = view->main_count, count = none + 1;
    int at = view->spot >= 0 && view->spot < none ? view->spot : none;
    int next = (at + step + count) % count;
    if (next == none)
        decide_none(table);
    else
        decide_spot(table, next);
}

/* What was chosen by keys comes into sight, and is spoken of. */
static void follow(const Screen *screen, const TableModel *model)
{
    TableUi *table = &screen->ui->table;
    look_walk_end(&table->look);
    if (model->view.phase != PHASE_PLACE || !table->pointer.by_keys)
        return;
    act_keep_cell(table, &model->view, table->choice.cursor);
    show_cell(screen, model, table->choice.cursor);
}

void keys_choose(const Call *call)
{
    const TableModel *model = call->model;
    TableUi *table = &call->screen->ui->table;
    choice_ask(&table->choice, ASKED_NOTHING);
    if (model->view.phase != PHASE_PLACE)
        move_choice(table, &model->view, call->index & 1 ? 1 : -1);
    else
        step_cursor(table, &model->view, keys_way(&table->camera, call->index));
    follow(call->screen, model);
}

void keys_place(const Call *call)
{
    TableUi *table = &call->screen->ui->table;
    const Advice *hint = call->model->view.hint;
    if (!hint || call->index >= hint->count)
        return;
    Move move = hint->places[call->index].turn.moves[0];
    choice_ask(&table->choice, ASKED_NOTHING);
    aim(table, move.cell);
    choice_hold(&table->choice, move.rotation);
    follow(call->screen, call->model);
}

void keys_next(const Call *call)
{
    const TableView *view = &call->model->view;
    TableUi *table = &call->screen->ui->table;
    int step = call->verb == VERB_NEXT ? 1 : -1;
    choice_ask(&table->choice, ASKED_NOTHING);
    if (view->phase == PHASE_PLACE)
        next_cell(table, view, step);
    else
        move_choice(table, view, step);
    follow(call->screen, call->model);
}

void keys_number(const Call *call)
{
    const TableView *view = &call->model->view;
    TableUi *table = &call->screen->ui->table;
    const ChoiceUi *choice = &table->choice;
    int number = call->verb == VERB_PASS ? 0 : call->index + 1;
    bool again =
        table->pointer.by_keys && (number == 0 ? choice->none : choice->spot == number - 1);
    if (number > view->main_count)
        decide_ask(call->screen, view, number);
    else if (again && choice->asked)
        decide_tick(call->screen, view, call->intent);
    else if (again)
        keys_confirm(call);
    else if (number == 0)
        decide_none(table);
    else
        decide_spot(table, number - 1);
    look_walk_end(&table->look);
}

void keys_confirm(const Call *call)
{
    const Screen *screen = call->screen;
    const TableView *view = &call->model->view;
    bool none = view->phase == PHASE_PLACE
                    ? view->ghost.state == GHOST_NONE || view->ghost.state == GHOST_FLOATS
                    : view->spot < 0 && !view->none;
    if (view->looks_back)
        act_tell_past(screen);
    else if (view->none)
        decide_pass(screen, view, call->intent);
    else if (none && view->hint)
        keys_place(&(Call){screen, call->model, VERB_PLACE, 0, call->intent});
    else if (none)
        decide_ask(screen, view, 0);
    else
        decide_confirm(screen, view, call->intent);
}

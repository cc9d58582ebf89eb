#include "view/table/keys.h"

#include <stdlib.h>
#include <string.h>

#include "view/state/nav.h"
#include "view/table/acts.h"
#include "view/table/decide.h"

/* Brings a cell that the keyboard chose into sight. */
static void show_cell(Frame *frame, const TableStage *stage, Cell cell)
{
    Rect rect = view_cell(&stage->board, cell.x, cell.y), fit = stage->layout.fit;
    bool in_sight = rect.x >= fit.x && rect.y >= fit.y && rect.x + rect.w <= fit.x + fit.w &&
                    rect.y + rect.h <= fit.y + fit.h;
    if (!in_sight && frame->ui->table.camera.own)
        camera_fly(&frame->ui->table.camera, (Point){(float)cell.x + .5f, (float)cell.y + .5f},
                   frame->now, !frame->ui->options.reduced_motion);
}

static void aim(TableUi *table, Cell cell)
{
    table->hand.by_keys = table->choice.aims = true;
    table->choice.cursor = cell;
}

/* The legal cell next in direction of the arrow; sideways distance counts double. */
static void step_cursor(TableUi *table, const TableView *view, int dx, int dy)
{
    int best = 1 << 20;
    Cell from = table->hand.by_keys && table->choice.aims ? table->choice.cursor
                : view->ghost.state == GHOST_FITS         ? view->ghost.cell
                : view->placed                            ? view->placed->cell
                                                          : (Cell){0, 0};
    Cell target = from;
    for (int i = 0; i < view->legal_count; i++) {
        Cell cell = view->legal[i].cell;
        int to_x = cell.x - from.x, to_y = cell.y - from.y;
        int ahead = to_x * dx + to_y * dy, aside = abs(to_x * dy) + abs(to_y * dx);
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
        if (table->hand.by_keys && table->choice.aims &&
            cell_equal(view->legal[i].cell, table->choice.cursor))
            at = i;
    if (view->legal_count == 0)
        return;
    aim(table, view->legal[(at + step + view->legal_count) % view->legal_count].cell);
}

static void move_choice(TableUi *table, const TableView *view, int step)
{
    if (view->main_count > 0)
        decide_spot(table, (view->spot + step + (view->spot < 0 && step < 0) + view->main_count) %
                               view->main_count);
}

/* What is chosen, or a word that nothing is. */
static void confirm(Frame *frame, const TableView *view, Intent *intent)
{
    bool none = view->phase == PHASE_PLACE
                    ? view->ghost.state == GHOST_NONE || view->ghost.state == GHOST_FLOATS
                    : view->spot < 0;
    if (none)
        decide_ask(frame, view, 0);
    else
        decide_confirm(frame, view, intent);
}

static void choose_number(Frame *frame, const TableView *view, int number)
{
    if (number <= view->main_count)
        decide_spot(&frame->ui->table, number - 1);
    else
        decide_ask(frame, view, number);
}

void table_key(Frame *frame, const TableStage *stage, const Input *input, Intent *intent)
{
    TableUi *table = &frame->ui->table;
    const TableView *view = &stage->view;
    int step = input->mods & MOD_SHIFT ? -1 : 1;
    bool place = view->phase == PHASE_PLACE;
    bool arrow = input->key >= KEY_LEFT && input->key <= KEY_DOWN;
    int dx = (input->key == KEY_RIGHT) - (input->key == KEY_LEFT);
    int dy = (input->key == KEY_DOWN) - (input->key == KEY_UP);
    if (input->mods & MOD_CTRL && input->key == 'z' && input->mods & MOD_SHIFT)
        act_redo(frame, intent);
    if (input->mods & MOD_CTRL && (dx || dy))
        act_pan(frame, stage, dx, dy);
    if (input->mods & (MOD_CTRL | MOD_ALT))
        return;
    if (input->key == '=')
        act_zoom_at_middle(frame, stage, ZOOM_STEP * ZOOM_STEP);
    if (input->key == 'l')
        ui_open(frame->ui, OVERLAY_LOG);
    if (!view->allows.lenses && input->key > ' ' && input->key < 127 &&
        strchr("mfwp", input->key))
        ui_tell(frame->ui, "There are no lenses in a purists' game.", frame->now);
    if (input->key == 'b' && step < 0)
        act_turn_board(frame, stage, step);
    if (stage->final.on || view->phase == PHASE_END) {
        if (input->key == KEY_SPACE)
            act_next(frame, stage);
        return;
    }
    if (view->looks_back && input->key == KEY_ENTER)
        act_tell_past(frame);
    if (!view->mine)
        return;
    if (arrow || input->key == KEY_SPACE)
        table->choice.asked = ASKED_NOTHING;
    for (int i = 0; i < table->camera.turn; i++) { /* arrows go as the board is seen */
        int was = dx;
        dx = dy;
        dy = -was;
    }
    if (arrow && place)
        step_cursor(table, view, dx, dy);
    else if (arrow)
        move_choice(table, view, input->key == KEY_RIGHT || input->key == KEY_DOWN ? 1 : -1);
    else if (input->key == KEY_SPACE && place)
        next_cell(table, view, step);
    else if (input->key == KEY_SPACE)
        move_choice(table, view, step);
    else if (input->key == KEY_ENTER && !input->repeat)
        confirm(frame, view, intent);
    else if (!place && input->key >= '1' && input->key <= '9')
        choose_number(frame, view, input->key - '0');
    if (place && table->hand.by_keys && (arrow || input->key == KEY_SPACE)) {
        act_keep_cell(table, view, table->choice.cursor);
        show_cell(frame, stage, table->choice.cursor);
    }
}

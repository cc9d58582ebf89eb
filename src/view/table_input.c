#include "table_input.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "board_draw.h"
#include "lens.h"
#include "panel.h"
#include "say_table.h"
#include "strip.h"
#include "table_decide.h"

#define DRAG_UNITS 5 /* farther than this a held button drags */
#define ZOOM_STEP 1.15f

/* Jumps to the end of whatever is still in the air. */
static void land(TableUi *table, double now)
{
    table->playing = false;
    table->final_since = now - FINAL_SECONDS;
}

static void next_step(Frame *frame, const TableStage *stage)
{
    TableUi *table = &frame->ui->table;
    if (!stage->final.on) {
        ui_go(frame->ui, SCREEN_RESULTS);
    } else if (++table->final_step >= stage->final.count) {
        table->final_step = -1;
        ui_go(frame->ui, SCREEN_RESULTS);
    } else {
        table->final_shown = false;
    }
}

static void turn(Frame *frame, const TableView *view, int step)
{
    TableUi *table = &frame->ui->table;
    bool fits = view->ghost.state == GHOST_FITS;
    int before = fits ? view->ghost.rotation : table->rotation;
    const LegalCell *legal =
        view->ghost.state == GHOST_FITS ? table_legal_cell(view, view->ghost.cell) : NULL;
    if (legal)
        table->rotation = table_next_rotation(legal, view->ghost.rotation, step);
    else
        table->rotation = (uint8_t)((table->rotation + step + 4) & 3);
    table->turned = frame->scene->now;
    table->turned_by = (int8_t)(step > 0 ? (table->rotation - before + 4) & 3
                                         : -((before - table->rotation + 4) & 3));
}

/* A camera that is not the person's own fits the board anew: it lies across now. */
static void turn_board(Frame *frame, const TableStage *stage, int step)
{
    Camera *camera = &frame->ui->table.camera;
    camera_turn(camera, step, frame->scene->now, !frame->ui->options.reduced_motion);
    if (!camera->own)
        table_fit(frame, stage);
}

static void zoom(Frame *frame, const TableStage *stage, Point at, float factor)
{
    camera_zoom(&frame->ui->table.camera, stage->layout.fit, at, factor, frame->u,
                frame->scene->now);
}

static void zoom_at_middle(Frame *frame, const TableStage *stage, float factor)
{
    Rect fit = stage->layout.fit;
    zoom(frame, stage, (Point){fit.x + fit.w / 2, fit.y + fit.h / 2}, factor);
}

static void show_award(Frame *frame, int index)
{
    AwardList list;
    awards_collect(frame->scene->session, MAX_AWARDS_SHOWN, &list);
    if (index >= list.count)
        return;
    table_fly(&frame->ui->table, award_lit(&list.awards[index]), frame->scene->now);
}

/* Unpins the area, or turns the lens off, or puts the strip of history away; false where there is none
 * of them. */
static bool stop_looking(Frame *frame, Intent *intent)
{
    TableUi *table = &frame->ui->table;
    if (table->pin.node != NO_NODE)
        table->pin.node = NO_NODE;
    else if (table->lens != LENS_NONE)
        table->lens = LENS_NONE;
    else if (table->strip)
        strip_close(frame, intent);
    else
        return false;
    return true;
}

/* Keeps what lies under the pointer lit; a second click on it lets it go. */
static void pin(const Frame *frame, const TableStage *stage, Point at)
{
    TableUi *table = &frame->ui->table;
    Lit under = table_under(frame, stage, at);
    bool same = under.node != NO_NODE && table->pin.node != NO_NODE &&
                under.system == table->pin.system &&
                lit_holds(&stage->view, table->pin, under.node);
    table->pin = under;
    if (same || stage->view.setup->help == HELP_PURIST)
        table->pin.node = NO_NODE;
    table->look_since = frame->scene->now;
}

/* In the strip of history these look only. */
static void undo(Frame *frame, Intent *intent)
{
    if (!strip_step(frame, -1, intent))
        intent->kind = INTENT_UNDO;
}

static void redo(Frame *frame, Intent *intent)
{
    if (!strip_step(frame, 1, intent))
        intent->kind = INTENT_REDO;
}

/* Where something would be decided, were it not the past. */
static void tell_past(Frame *frame)
{
    table_tell(&frame->ui->table,
               "Looking back. To play, press \"Play on from here\".",
               frame->scene->now);
}

/* The second press of a double click does not take back what the first has opened. */
static bool only_toggles(WidgetId id)
{
    return (id > TABLE_LENS && id < TABLE_LENS + LENSES) ||
           (id >= TABLE_ROW && id < TABLE_ROW + MAX_PLAYERS) || id == TABLE_HISTORY;
}

static void press_widget(Frame *frame, const TableStage *stage, WidgetId id, const Input *input,
                         Intent *intent)
{
    TableUi *table = &frame->ui->table;
    int spot = id - (id >= TABLE_DOT ? TABLE_DOT : TABLE_SPOT), award = id - TABLE_AWARD;
    int lens = id - TABLE_LENS, row = id - TABLE_ROW, rotation = id - TABLE_ROTATION;
    if (input->kind != INPUT_KEY && input->clicks > 1 && only_toggles(id))
        return;
    if (spot >= 0 && spot < stage->view.main_count) {
        decide_spot(table, spot);
        if (input->kind != INPUT_KEY || input->key == KEY_ENTER || input->key == KEY_SPACE)
            decide_move(frame, &stage->view, stage->view.spots[spot].move, intent);
        return;
    }
    if (award >= 0 && award < MAX_AWARDS_SHOWN) {
        show_award(frame, award);
        return;
    }
    if (lens > LENS_NONE && lens < LENSES) {
        lens_toggle(table, (LensKind)lens, stage->view.game->player);
        return;
    }
    if (row >= 0 && row < stage->view.game->player_count) {
        lens_toggle(table, LENS_PIECES, row);
        return;
    }
    if (rotation >= 0 && rotation < 4) {
        table->rotation = (uint8_t)rotation;
        return;
    }
    switch (id) {
    case TABLE_TURN_LEFT:
        turn(frame, &stage->view, -1);
        break;
    case TABLE_TURN_RIGHT:
        turn(frame, &stage->view, 1);
        break;
    case TABLE_WELL:
        decide_confirm(frame, &stage->view, intent);
        break;
    case TABLE_TICK:
        decide_tick(frame, &stage->view, intent);
        break;
    case TABLE_TAKE_BACK:
        decide_take_back(table);
        break;
    case TABLE_PASS:
        decide_pass(frame, &stage->view, intent);
        break;
    case TABLE_UNDO:
        undo(frame, intent);
        break;
    case TABLE_REDO:
        redo(frame, intent);
        break;
    case TABLE_STACKS:
    case TABLE_BACK:
    case TABLE_BACK + 1:
        ui_open(frame->ui, OVERLAY_STACKS);
        break;
    case TABLE_HISTORY:
    case TABLE_STRIP_CLOSE:
        strip_toggle(frame, intent);
        break;
    case TABLE_STRIP_STAY:
        strip_stay(frame, intent);
        break;
    case TABLE_LOG:
        ui_open(frame->ui, OVERLAY_LOG);
        break;
    case TABLE_HAND:
    case TABLE_HELP:
        ui_open(frame->ui, OVERLAY_HELP);
        break;
    case TABLE_OPTIONS:
        ui_open(frame->ui, OVERLAY_OPTIONS);
        break;
    case TABLE_MENU:
        if (input->kind == INPUT_KEY && stop_looking(frame, intent))
            break;
        ui_open(frame->ui, OVERLAY_MENU);
        break;
    case TABLE_ZOOM_IN:
        zoom_at_middle(frame, stage, ZOOM_STEP * ZOOM_STEP);
        break;
    case TABLE_ZOOM_OUT:
        zoom_at_middle(frame, stage, 1 / (ZOOM_STEP * ZOOM_STEP));
        break;
    case TABLE_FIT:
        table_fit(frame, stage);
        break;
    case TABLE_TURN_BOARD:
        turn_board(frame, stage, 1);
        break;
    case TABLE_NEXT:
        next_step(frame, stage);
        break;
    case TABLE_SKIP:
        if (input->kind == INPUT_KEY && stop_looking(frame, intent))
            break;
        table->final_step = -1;
        ui_go(frame->ui, SCREEN_RESULTS);
        break;
    default:
        break;
    }
}

/* Remembers an empty cell beside the board as the one that is spoken of. */
static void keep_cell(TableUi *table, const TableView *view, Cell cell)
{
    const Site *site = game_site(view->game, cell);
    if (!site || site->tile != NO_TILE)
        return;
    table->has_about = true;
    table->about = cell;
}

/* The pointer has moved, if not by a hair only: it chooses again. */
static void stir(TableUi *table, Point at)
{
    if (hypotf(at.x - table->pointer.x, at.y - table->pointer.y) > 1) {
        table->rests = false;
        table->by_keys = table->asked;
        table->wheeled = (Point){-1, -1};
    }
}

static void move_pointer(Frame *frame, const TableStage *stage, const Input *input)
{
    TableUi *table = &frame->ui->table;
    float far = DRAG_UNITS * frame->u;
    Point at = {input->x, input->y};
    stir(table, at);
    table->pointer = at;
    Lit under = table_under(frame, stage, at);
    keep_cell(table, &stage->view, table_cell_at(&stage->board, at));
    if (under.node != table->look.node || under.system != table->look.system)
        table->look_since = frame->scene->now;
    table->look = under;
    if (!table->held)
        return;
    if (!table->dragging && table->button != BUTTON_RIGHT &&
        hypotf(at.x - table->press.x, at.y - table->press.y) > far)
        table->dragging = true;
    if (table->dragging) {
        Rect bounds = table_extent(&stage->view, true);
        camera_pan(&table->camera, at.x - table->last.x, at.y - table->last.y, bounds,
                   frame->scene->now);
    }
    table->last = at;
}

static void click(Frame *frame, const TableStage *stage, const Input *input, Intent *intent)
{
    TableUi *table = &frame->ui->table;
    if (stage->final.on) {
        next_step(frame, stage);
    } else if (table->nearing) { /* the ghost is not where the click is */
        return;
    } else if (table->asked) {
        if (table->pressed_at == session_at(frame->scene->session))
            decide_click(frame, stage, input, intent);
    } else if (input->button == BUTTON_RIGHT) {
        turn(frame, &stage->view, input->mods & MOD_SHIFT ? -1 : 1);
    } else if (input->button == BUTTON_LEFT &&
               table->pressed_at == session_at(frame->scene->session)) {
        if (stage->view.ghost.state == GHOST_FITS)
            table->rotation = stage->view.ghost.rotation;
        decide_confirm(frame, &stage->view, intent);
        if (intent->kind != INTENT_NONE)
            return;
        Cell cell = table_cell_at(&stage->board, (Point){input->x, input->y});
        if (stage->view.looks_back && table_legal_cell(&stage->view, cell))
            tell_past(frame);
        pin(frame, stage, (Point){input->x, input->y});
        char why[sizeof table->notice];
        if (!table->asked && say_idle_click(&stage->view, why, sizeof why))
            table_tell(table, why, frame->scene->now);
    }
}

static void wheel(Frame *frame, const TableStage *stage, const Input *input)
{
    Point at = {input->x, input->y};
    const Widget *under = widgets_at(&frame->ui->widgets, at.x, at.y);
    bool on_thumbs = stage->rotations.count > 0 &&
                     rect_holds(stage->rotations.grip, at.x, at.y);
    bool turns = stage->view.mine && stage->view.phase == PHASE_PLACE &&
                 !(input->mods & MOD_CTRL) &&
                 (on_thumbs || table_legal_cell(&stage->view, table_cell_at(&stage->board, at)));
    if (input->wheel == 0 || (under && !(on_thumbs && turns)))
        return;
    if (on_thumbs)
        frame->ui->table.wheeled = at;
    if (turns)
        turn(frame, &stage->view, input->wheel < 0 ? 1 : -1);
    else
        zoom(frame, stage, at, powf(ZOOM_STEP, input->wheel));
}

/* Brings a cell that the keyboard chose into sight. */
static void show_cell(Frame *frame, const TableStage *stage, Cell cell)
{
    Rect rect = view_cell(&stage->board, cell.x, cell.y), fit = stage->layout.fit;
    bool in_sight = rect.x >= fit.x && rect.y >= fit.y && rect.x + rect.w <= fit.x + fit.w &&
                    rect.y + rect.h <= fit.y + fit.h;
    if (!in_sight && frame->ui->table.camera.own)
        camera_fly(&frame->ui->table.camera, (Point){(float)cell.x + .5f, (float)cell.y + .5f},
                   frame->scene->now, !frame->ui->options.reduced_motion);
}

static void aim(TableUi *table, Cell cell)
{
    table->by_keys = table->aims = true;
    table->cursor = cell;
}

/* The legal cell next in direction of the arrow; sideways distance counts double. */
static void step_cursor(TableUi *table, const TableView *view, int dx, int dy)
{
    int best = 1 << 20;
    Cell from = table->by_keys && table->aims     ? table->cursor
                : view->ghost.state == GHOST_FITS ? view->ghost.cell
                : view->placed                    ? view->placed->cell
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
        if (table->by_keys && table->aims && cell_equal(view->legal[i].cell, table->cursor))
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

static void press_key(Frame *frame, const TableStage *stage, const Input *input, Intent *intent)
{
    TableUi *table = &frame->ui->table;
    const TableView *view = &stage->view;
    int step = input->mods & MOD_SHIFT ? -1 : 1;
    bool place = view->phase == PHASE_PLACE;
    bool arrow = input->key >= KEY_LEFT && input->key <= KEY_DOWN;
    int dx = (input->key == KEY_RIGHT) - (input->key == KEY_LEFT);
    int dy = (input->key == KEY_DOWN) - (input->key == KEY_UP);
    if (input->mods & MOD_CTRL && input->key == 'z' && input->mods & MOD_SHIFT)
        redo(frame, intent);
    if (input->mods & (MOD_CTRL | MOD_ALT))
        return;
    if (input->key == '=')
        zoom_at_middle(frame, stage, ZOOM_STEP * ZOOM_STEP);
    if (input->key == 'l')
        ui_open(frame->ui, OVERLAY_LOG);
    if (view->setup->help == HELP_PURIST && input->key > ' ' && input->key < 127 &&
        strchr("mfwp", input->key))
        table_tell(table, "There are no lenses in a purists' game.", frame->scene->now);
    if (input->key == 'b' && step < 0)
        turn_board(frame, stage, step);
    if (stage->final.on || view->phase == PHASE_END) {
        if (input->key == KEY_SPACE)
            next_step(frame, stage);
        return;
    }
    if (view->looks_back && input->key == KEY_ENTER)
        tell_past(frame);
    if (!view->mine)
        return;
    if (arrow || input->key == KEY_SPACE)
        table->asked = ASKED_NOTHING;
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
    if (place && table->by_keys && (arrow || input->key == KEY_SPACE)) {
        keep_cell(table, view, table->cursor);
        show_cell(frame, stage, table->cursor);
    }
}

static void press_button(Frame *frame, const TableView *view, const Input *input)
{
    TableUi *table = &frame->ui->table;
    Point at = {input->x, input->y};
    /* a double click that laid a tile must not put a piece on it as well */
    bool again = input->clicks > 1 &&
                 hypotf(at.x - table->press.x, at.y - table->press.y) < DRAG_UNITS * frame->u;
    table->held = true;
    table->dragging = false;
    table->button = input->button;
    table->press = table->last = table->pointer = at;
    table->by_keys = table->asked;
    /* a tile is not laid where nothing was seen of it */
    again |= table->rests && view->mine && view->phase == PHASE_PLACE;
    table->rests = false;
    table->pressed_at = again ? -1 : session_at(frame->scene->session);
}

void table_input(Frame *frame, TableStage *stage, WidgetEvent event, const Input *input,
                 Intent *intent)
{
    TableUi *table = &frame->ui->table;
    bool act = input->kind == INPUT_DOWN || input->kind == INPUT_KEY;
    if (act && (stage->flight.on || stage->final.on))
        land(table, frame->scene->now);
    if (act)
        table->keyed = input->kind == INPUT_KEY;
    if (act && table->fly.node != NO_NODE)
        table->fly.node = NO_NODE;
    if (act)
        camera_end_turn(&table->camera);
    if (event.kind == WIDGET_PRESSED) {
        press_widget(frame, stage, event.id, input, intent);
        return;
    }
    if (!table->held && strip_handle(frame, &stage->layout, input, intent))
        return;
    if (event.kind != WIDGET_NOTHING && !table->held) {
        if (input->kind == INPUT_POINTER && event.id >= TABLE_DOT &&
            event.id < TABLE_DOT + MAX_SPOTS)
            stir(table, (Point){input->x, input->y});
        table->pointer = (Point){-1, -1};
        return;
    }
    switch (input->kind) {
    case INPUT_POINTER:
        move_pointer(frame, stage, input);
        break;
    case INPUT_LEAVE:
        table->pointer = (Point){-1, -1};
        break;
    case INPUT_DOWN:
        press_button(frame, &stage->view, input);
        break;
    case INPUT_UP:
        if (table->held && input->button == table->button) {
            table->held = false;
            if (!table->dragging)
                click(frame, stage, input, intent);
            table->dragging = false;
        }
        break;
    case INPUT_WHEEL:
        wheel(frame, stage, input);
        break;
    case INPUT_KEY:
        press_key(frame, stage, input, intent);
        break;
    default:
        break;
    }
}

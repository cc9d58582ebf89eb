#include "view/table/acts.h"

#include <math.h>
#include <stdlib.h>

#include "play/asked.h"
#include "view/board/draw.h"
#include "view/board/lens.h"
#include "view/model/triggers.h"
#include "view/state/nav.h"
#include "view/table/advice.h"
#include "view/table/choice.h"
#include "view/table/follow.h"
#include "view/table/framing.h"
#include "view/table/inspect.h"
#include "view/table/panel.h"
#include "view/table/pointer.h"
#include "view/words/phrases.h"

void act_go_on(const Call *call)
{
    const Final *final = &call->model->final;
    Ui *ui = call->screen->ui;
    if (!final->waits && (!final->on || !final_go_on(&ui->table.final, final->count)))
        ui_go(ui, SCREEN_RESULTS);
}

void act_turn(const Screen *screen, const TableView *view, int step)
{
    TableUi *table = &screen->ui->table;
    const LegalCell *legal =
        view->ghost.state == GHOST_FITS ? table_legal_cell(view, view->ghost.cell) : NULL;
    int before = legal ? view->ghost.rotation : table->choice.rotation;
    int after = legal ? table_next_rotation(legal, before, step) : (before + step + 4) & 3;
    if (table_fits_one_way(view)) {
        choice_nudge(&table->choice, screen->frame->now);
        ui_answer(screen->ui, phrase(SAY_ONE_WAY), screen->frame->now);
        return;
    }
    choice_turn(&table->choice, before, after, step, screen->frame->now);
    if (after != before)
        trigger_turn(screen, view, step);
}

void act_turn_board(const Call *call)
{
    const Screen *screen = call->screen;
    Camera *camera = &screen->ui->table.camera;
    camera_turn(camera, call->verb == VERB_TURN_BOARD ? 1 : -1, screen->frame->now);
    framing_again(camera, call->model);
    map_turned(screen);
}

void act_centre(const Screen *screen, const TableModel *model, Point at)
{
    Camera *camera = &screen->ui->table.camera;
    camera_go(camera, view_board_point(&model->view.board, at), camera->tile, screen->frame->now,
              !screen->ui->options.reduced_motion);
    camera_take(camera);
}

void act_pan(const Call *call)
{
    const Screen *screen = call->screen;
    enum { STEP = 120 }; /* logical units */
    static const Point steps[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    float far = STEP * screen->frame->u;
    camera_pan(&screen->ui->table.camera, far * steps[call->index].x, far * steps[call->index].y,
               table_extent(&call->model->view, true), screen->frame->now);
}

void act_zoom(const Screen *screen, const TableModel *model, Point at, float factor)
{
    camera_zoom(&screen->ui->table.camera, model->layout.fit, at, factor, screen->frame->u,
                screen->frame->now);
}

void act_tell_past(const Screen *screen)
{
    ui_tell(screen->ui, say_text(SAY_PAST, action_label(VERB_PLAY_ON)), screen->frame->now);
}

void act_keep_lit(const Screen *screen, const TableModel *model, Cell cell, Lit lit, Intent *intent)
{
    TableUi *table = &screen->ui->table;
    const TableView *view = &model->view;
    int why = advice_turn_at(view->session, view->at, cell);
    Lit pin = table->inspect.pin;
    bool same = lit.node != NO_NODE && pin.node != NO_NODE && lit.system == pin.system &&
                lit_holds(view, pin, lit.node);
    if (why >= 0 && view->allows.previews) {
        advice_ask_why(&table->advice, view->session, why, intent);
        inspect_walk_end(&table->inspect);
    } else if (same || !view->allows.lenses) {
        inspect_unpin(&table->inspect);
    } else {
        inspect_pin(&table->inspect, lit, screen->frame->now);
    }
}

void act_keep_cell(TableUi *table, const TableView *view, Cell cell)
{
    const Site *site = game_site(view->game, cell);
    if (!site || site->tile != NO_TILE)
        return;
    choice_about(&table->choice, cell);
}

static TableUi *table_of(const Call *call)
{
    return &call->screen->ui->table;
}

void act_turn_tile(const Call *call)
{
    act_turn(call->screen, &call->model->view, call->verb == VERB_TURN_RIGHT ? 1 : -1);
    inspect_walk_end(&table_of(call)->inspect);
}

void act_hold(const Call *call)
{
    choice_hold(&table_of(call)->choice, call->index);
    inspect_walk_end(&table_of(call)->inspect);
}

void act_lay(const Call *call)
{
    decide_confirm(call->screen, &call->model->view, call->intent);
}

void act_tick(const Call *call)
{
    decide_tick(call->screen, &call->model->view, call->intent);
}

void act_not_yet(const Call *call)
{
    decide_take_back(table_of(call));
    inspect_walk_end(&table_of(call)->inspect);
}

void act_step(const Call *call)
{
    bool on = call->verb == VERB_REDO || call->verb == VERB_STEP_ON;
    if (!strip_step(call->screen, on ? 1 : -1, call->intent))
        call->intent->kind = on ? INTENT_REDO : INTENT_UNDO;
}

void act_skip(const Call *call)
{
    final_go(&table_of(call)->final, -1);
    ui_go(call->screen->ui, SCREEN_RESULTS);
}

void act_hurry(const Call *call)
{
    pace_skip(&table_of(call)->shown);
}

void act_pace(const Call *call)
{
    call->screen->ui->options.pace = (uint8_t)call->index;
    call->intent->kind = INTENT_OPTIONS;
}

/* A lens is seen whole: no area is pinned over it. */
void act_lens(const Call *call)
{
    static const LensKind kinds[] = {
        [VERB_LENS_MEADOWS] = LENS_MEADOWS, [VERB_LENS_FORESTS] = LENS_FORESTS,
        [VERB_LENS_RIVERS] = LENS_RIVERS,   [VERB_LENS_SYSTEMS] = LENS_SYSTEMS,
        [VERB_LENS_PIECES] = LENS_PIECES,   [VERB_ROW] = LENS_PIECES};
    TableUi *table = table_of(call);
    int player = call->model->view.game->player;
    if (call->verb == VERB_ROW)
        player = call->index;
    else if (call->verb == VERB_LENS_PIECES && table->lens.kind == LENS_PIECES)
        player = table->lens.player;
    lens_toggle(&table->lens, kinds[call->verb], player);
    inspect_unpin(&table->inspect);
}

void act_award(const Call *call)
{
    AwardList list;
    awards_collect(call->screen->scene->session, 0, MAX_AWARDS_SHOWN, &list);
    if (call->index < list.count)
        inspect_fly(&table_of(call)->inspect, award_lit(&list.awards[call->index]),
                    call->screen->frame->now);
}

/* Puts a computer's reasons away; those that the log asked for lead back there, where it was. */
static void leave_why(const Screen *screen, Intent *intent)
{
    Ui *ui = screen->ui;
    bool of_log = ui->table.advice.of_log;
    advice_ask_why(&ui->table.advice, screen->scene->session, -1, intent);
    if (!of_log)
        return;
    ui_open(ui, OVERLAY_LOG);
    ui->dialogs.scroll.at = ui->dialogs.log_at;
}

/* Whether keys hold a tile over a cell, or have chosen a spot. */
static bool holds_choice(const TableUi *table, const TableView *view)
{
    bool chosen = view->phase == PHASE_PLACE ? table->choice.aims
                                             : table->choice.spot >= 0 || table->choice.none;
    return view->mine && table->pointer.by_keys && chosen;
}

void act_let_go(const Call *call)
{
    const Screen *screen = call->screen;
    Intent *intent = call->intent;
    TableUi *table = &screen->ui->table;
    const Session *session = screen->scene->session;
    if (table->pointer.held || table->drag.far || table->map.held || table->strip.held) {
        pointer_let_go(&table->pointer);
        drag_put_back(table);
        map_let_go(&table->map);
        strip_let_go(&table->strip);
    } else if (table->advice.why >= 0) {
        leave_why(screen, intent);
    } else if (inspect_flies(&table->inspect)) {
        inspect_land(&table->inspect);
    } else if (table->inspect.pin.node != NO_NODE || inspect_by_keys(&table->inspect)) {
        inspect_moved(&table->inspect);
    } else if (table->advice.hint) {
        advice_toggle_hint(&table->advice, session, intent);
    } else if (holds_choice(table, &call->model->view)) {
        choice_let_go(&table->choice);
    } else if (table->lens.kind != LENS_NONE) {
        lens_off(&table->lens);
    } else if (table->strip.open) {
        strip_close(screen, intent);
    }
}

/* One asked for a hint to see it alone: nothing else stays lit. Or the hint is put away. */
void act_hint(const Call *call)
{
    TableUi *table = table_of(call);
    advice_toggle_hint(&table->advice, call->screen->scene->session, call->intent);
    if (!table->advice.hint)
        return;
    inspect_moved(&table->inspect);
    inspect_land(&table->inspect);
}

void act_why(const Call *call)
{
    const Session *session = call->screen->scene->session;
    advice_ask_why(&table_of(call)->advice, session,
                   advice_last_turn(session, call->model->view.at), call->intent);
}

void act_zoom_step(const Call *call)
{
    act_zoom(call->screen, call->model, rect_middle(call->model->layout.fit),
             powf(ZOOM_STEP, call->verb == VERB_ZOOM_IN ? 2 : -2));
}

void act_fit(const Call *call)
{
    framing_home(&table_of(call)->camera, call->model);
}

void act_panel(const Call *call)
{
    Options *options = &call->screen->ui->options;
    options->panel_away = !options->panel_away;
    call->intent->kind = INTENT_OPTIONS;
}

/* Whether there is something to let go of: what was asked for and is shown, what keys chose, and
 * what is dragged. */
static bool table_looks(const TableModel *model)
{
    const TableUi *table = model->table;
    const InspectUi *look = &table->inspect;
    return table->pointer.held || table->drag.far || table->map.held || table->advice.hint ||
           table->advice.why >= 0 || inspect_flies(look) || look->pin.node != NO_NODE ||
           inspect_by_keys(look) || holds_choice(table, &model->view) ||
           table->lens.kind != LENS_NONE || table->strip.open;
}

/* Without persons there is nothing to go back to, but by the strip of history. */
static bool can_undo(const TableModel *model)
{
    bool person = asked_before(model->view.session, session_at(model->view.session)) >= 0;
    return session_can_undo(model->view.session) &&
           (person || strip_shown(model->table, model->view.session));
}

uint32_t table_when(const TableModel *model)
{
    const TableView *view = &model->view;
    bool over = model->final.on || view->phase == PHASE_END, due = view->mine && !over;
    bool why = view->allows.previews && advice_last_turn(model->view.session, view->at) >= 0;
    const struct {
        bool is;
        uint32_t yes, no;
    } all[] = {{due, WHEN_DUE, 0},
               {view->phase == PHASE_PLACE, WHEN_TILE, WHEN_PIECE},
               {view->mine && model->table->choice.asked, WHEN_ASKED, WHEN_UNASKED},
               {over, WHEN_OVER, WHEN_ON},
               {model->final.on, WHEN_COUNTED, WHEN_UNCOUNTED},
               {strip_shown(model->table, model->view.session), WHEN_STRIP, WHEN_NO_STRIP},
               {table_looks(model), WHEN_HELD, WHEN_FREE},
               {view->program && !over, WHEN_PROGRAM, 0},
               {view->mine || view->looks_back, WHEN_SPEAKS, 0},
               {view->allows.hints, WHEN_HINTS, 0},
               {view->hint, WHEN_HINTED, 0},
               {view->allows.lenses, WHEN_LENSES, 0},
               {model->layout.lens_count > 0, WHEN_LENS_BAR, 0},
               {inspect_by_keys(&model->table->inspect), WHEN_WALK, 0},
               {!view->setup->undo_off, WHEN_HISTORY, 0},
               {!over && can_undo(model), WHEN_UNDO, 0},
               {session_can_redo(model->view.session), WHEN_REDO, 0},
               {why, WHEN_WHY, 0},
               {model->layout.handle.w > 0, WHEN_HANDLE, 0},
               {model->layout.collapse.h > 0, WHEN_COLLAPSE, 0}};
    uint32_t when = 0;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        when |= all[i].is ? all[i].yes : all[i].no;
    return when;
}

bool table_can(const TableModel *model, Verb verb)
{
    const Action *action = action_of(verb);
    return (!action->where || action->where & ACTION_ON(SCREEN_TABLE)) &&
           !(action->when & ~model->when);
}

static Verb verb_of(const TableModel *model, const Input *input, int *index)
{
    for (int verb = VERB_NONE + 1; verb < VERBS; verb++) {
        *index = table_can(model, (Verb)verb) ? action_index((Verb)verb, input) : -1;
        if (*index >= 0)
            return (Verb)verb;
    }
    return VERB_NONE;
}

Verb table_verb(const TableModel *model, const Input *input, int *index)
{
    Input plain = *input;
    Verb verb = verb_of(model, input, index);
    plain.mods &= (uint8_t)~MOD_SHIFT;
    return verb || plain.mods == input->mods ? verb : verb_of(model, &plain, index);
}

Widget table_widget(const TableModel *model, Verb verb, Widget widget)
{
    bool can = table_can(model, verb), stays = verb == VERB_MENU || verb == VERB_SKIP;
    widget = action_widget(verb, widget);
    widget.off = !can && !stays;
    if (!can && stays)
        widget.key = KEY_NONE;
    return widget;
}

void table_put(Frame *frame, const TableModel *model, Verb verb, Widget widget)
{
    widget_put(frame, table_widget(model, verb, widget));
}

Cell keys_way(const Camera *camera, int direction)
{
    static const Side seen[] = {WEST, EAST, NORTH, SOUTH};
    return cell_beside((Cell){0, 0}, (Side)((seen[direction] - camera->turn) & 3));
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
    decide_spot(table, next == none ? -1 : next);
}

/* What was chosen by keys comes into sight, and is spoken of. */
static void follow(const Screen *screen, const TableModel *model)
{
    TableUi *table = &screen->ui->table;
    inspect_walk_end(&table->inspect);
    if (model->view.phase != PHASE_PLACE || !table->pointer.by_keys)
        return;
    act_keep_cell(table, &model->view, table->choice.cursor);
    framing_show_cells(&table->camera, model, &table->choice.cursor, 1, false);
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
    else
        decide_spot(table, number - 1);
    inspect_walk_end(&table->inspect);
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

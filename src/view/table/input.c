#include "view/table/input.h"

#include <math.h>

#include "view/board/draw.h"
#include "view/board/lens.h"
#include "view/state/nav.h"
#include "view/table/acts.h"
#include "view/table/decide.h"
#include "view/table/keys.h"
#include "view/table/panel.h"
#include "view/table/strip.h"
#include "view/words/notices.h"

#define DRAG_UNITS 5 /* farther than this a held button drags */

/* Jumps to the end of whatever is still in the air. */
static void land(TableUi *table, double now)
{
    table->shown.playing = false;
    table->final.since = now - FINAL_SECONDS;
}

static void show_award(Frame *frame, int index)
{
    AwardList list;
    awards_collect(frame->scene->session, MAX_AWARDS_SHOWN, &list);
    if (index >= list.count)
        return;
    table_fly(&frame->ui->table, award_lit(&list.awards[index]), frame->now);
}

/* Unpins the area, or turns the lens off, or puts the strip of history away; false where there is
 * none of them. */
static bool stop_looking(Frame *frame, Intent *intent)
{
    TableUi *table = &frame->ui->table;
    if (table->look.pin.node != NO_NODE)
        table->look.pin.node = NO_NODE;
    else if (table->lens.kind != LENS_NONE)
        table->lens.kind = LENS_NONE;
    else if (table->strip.open)
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
    bool same = under.node != NO_NODE && table->look.pin.node != NO_NODE &&
                under.system == table->look.pin.system &&
                lit_holds(&stage->view, table->look.pin, under.node);
    table->look.pin = under;
    if (same || !stage->view.allows.lenses)
        table->look.pin.node = NO_NODE;
    table->look.since = frame->now;
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
        if (lens == LENS_PIECES)
            lens_next_player(table, stage->view.game);
        else
            lens_toggle(table, (LensKind)lens, stage->view.game->player);
        return;
    }
    if (row >= 0 && row < stage->view.game->player_count) {
        lens_toggle(table, LENS_PIECES, row);
        return;
    }
    if (rotation >= 0 && rotation < 4) {
        table->choice.rotation = (uint8_t)rotation;
        return;
    }
    switch (id) {
    case TABLE_TURN_LEFT:
        act_turn(frame, &stage->view, -1);
        break;
    case TABLE_TURN_RIGHT:
        act_turn(frame, &stage->view, 1);
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
        act_undo(frame, intent);
        break;
    case TABLE_REDO:
        act_redo(frame, intent);
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
        act_zoom_at_middle(frame, stage, ZOOM_STEP * ZOOM_STEP);
        break;
    case TABLE_ZOOM_OUT:
        act_zoom_at_middle(frame, stage, 1 / (ZOOM_STEP * ZOOM_STEP));
        break;
    case TABLE_FIT:
        table_fit(frame, stage);
        break;
    case TABLE_TURN_BOARD:
        act_turn_board(frame, stage, 1);
        break;
    case TABLE_NEXT:
        act_next(frame, stage);
        break;
    case TABLE_SKIP:
        if (input->kind == INPUT_KEY && stop_looking(frame, intent))
            break;
        table->final.step = -1;
        ui_go(frame->ui, SCREEN_RESULTS);
        break;
    default:
        break;
    }
}

/* The pointer has moved, if not by a hair only: it chooses again. */
static void stir(TableUi *table, Point at)
{
    if (hypotf(at.x - table->hand.pointer.x, at.y - table->hand.pointer.y) > 1) {
        table->hand.rests = false;
        table->hand.by_keys = table->choice.asked;
        table->offer.wheeled = (Point){-1, -1};
    }
}

static void move_pointer(Frame *frame, const TableStage *stage, const Input *input)
{
    TableUi *table = &frame->ui->table;
    float far = DRAG_UNITS * frame->u;
    Point at = {input->x, input->y};
    stir(table, at);
    table->hand.pointer = at;
    Lit under = table_under(frame, stage, at);
    act_keep_cell(table, &stage->view, table_cell_at(&stage->board, at));
    if (under.node != table->look.at.node || under.system != table->look.at.system)
        table->look.since = frame->now;
    table->look.at = under;
    if (!table->hand.held)
        return;
    if (!table->hand.dragging && table->hand.button != BUTTON_RIGHT &&
        hypotf(at.x - table->hand.press.x, at.y - table->hand.press.y) > far)
        table->hand.dragging = true;
    if (table->hand.dragging) {
        Rect bounds = table_extent(&stage->view, true);
        camera_pan(&table->camera, at.x - table->hand.last.x, at.y - table->hand.last.y, bounds,
                   frame->now);
    }
    table->hand.last = at;
}

/* Why a click where the pointer is lays or takes nothing, unless it is seen there anyway. */
static void answer_idle_click(Frame *frame, const TableView *view)
{
    char why[sizeof frame->ui->notice.text];
    if (view->mine && view->phase == PHASE_PLACE && view->ghost.state == GHOST_FLOATS) {
        ui_tell(frame->ui, say_must_touch(), frame->now);
    } else if (view->mine && view->phase == PHASE_RECALL && view->spot < 0) {
        say_own_meeples_only(view->setup, view->game->player, why, sizeof why);
        ui_tell(frame->ui, why, frame->now);
    }
}

static void click(Frame *frame, const TableStage *stage, const Input *input, Intent *intent)
{
    TableUi *table = &frame->ui->table;
    if (stage->final.on) {
        act_next(frame, stage);
    } else if (table->hand.doubled && input->button == BUTTON_LEFT) {
        act_centre(frame, stage, (Point){input->x, input->y});
    } else if (table->offer.nearing) { /* the ghost is not where the click is */
        return;
    } else if (table->choice.asked) {
        if (table->hand.pressed_at == session_at(frame->scene->session))
            decide_click(frame, stage, input, intent);
    } else if (input->button == BUTTON_RIGHT) {
        act_turn(frame, &stage->view, input->mods & MOD_SHIFT ? -1 : 1);
    } else if (input->button == BUTTON_LEFT &&
               table->hand.pressed_at == session_at(frame->scene->session)) {
        if (stage->view.ghost.state == GHOST_FITS)
            table->choice.rotation = stage->view.ghost.rotation;
        if (!table->hand.unseen)
            decide_confirm(frame, &stage->view, intent);
        if (intent->kind != INTENT_NONE)
            return;
        Cell cell = table_cell_at(&stage->board, (Point){input->x, input->y});
        if (stage->view.looks_back && table_legal_cell(&stage->view, cell))
            act_tell_past(frame);
        pin(frame, stage, (Point){input->x, input->y});
        if (!table->choice.asked)
            answer_idle_click(frame, &stage->view);
    }
}

static void wheel(Frame *frame, const TableStage *stage, const Input *input)
{
    Point at = {input->x, input->y};
    const Widget *under = widgets_at(frame->widgets, at.x, at.y);
    bool on_thumbs = stage->rotations.count > 0 && rect_holds(stage->rotations.grip, at.x, at.y);
    bool turns = stage->view.mine && stage->view.phase == PHASE_PLACE &&
                 !(input->mods & MOD_CTRL) &&
                 (on_thumbs || table_legal_cell(&stage->view, table_cell_at(&stage->board, at)));
    if (input->wheel == 0 || (under && !(on_thumbs && turns)))
        return;
    if (on_thumbs)
        frame->ui->table.offer.wheeled = at;
    if (turns)
        act_turn(frame, &stage->view, input->wheel < 0 ? 1 : -1);
    else
        act_zoom(frame, stage, at, powf(ZOOM_STEP, input->wheel));
}

static void press_button(Frame *frame, const TableView *view, const Input *input)
{
    TableUi *table = &frame->ui->table;
    Point at = {input->x, input->y};
    /* a double click that laid a tile must not put a piece on it as well */
    bool again = input->clicks > 1 && hypotf(at.x - table->hand.press.x,
                                             at.y - table->hand.press.y) < DRAG_UNITS * frame->u;
    table->hand.unseen = view->mine && view->phase == PHASE_PLACE && !table->choice.asked &&
                         (table->hand.rests || table->hand.pointer.x < 0);
    if (input->clicks <= 1)
        table->hand.series_at = session_at(frame->scene->session);
    table->hand.doubled = again && input->button == BUTTON_LEFT && !table->choice.asked &&
                          table->hand.series_at == session_at(frame->scene->session);
    table->hand.held = true;
    table->hand.dragging = false;
    table->hand.button = input->button;
    table->hand.press = table->hand.last = table->hand.pointer = at;
    table->hand.by_keys = table->choice.asked;
    table->hand.rests = false;
    table->hand.pressed_at = again ? -1 : session_at(frame->scene->session);
}

void table_input(Frame *frame, TableStage *stage, WidgetEvent event, const Input *input,
                 Intent *intent)
{
    TableUi *table = &frame->ui->table;
    bool act = input->kind == INPUT_DOWN || input->kind == INPUT_KEY;
    if (act && (stage->flight.on || stage->final.on))
        land(table, frame->now);
    if (act)
        table->hand.keyed = input->kind == INPUT_KEY;
    if (act && table->look.fly.node != NO_NODE)
        table->look.fly.node = NO_NODE;
    if (act)
        camera_end_turn(&table->camera);
    if (event.kind == WIDGET_PRESSED) {
        press_widget(frame, stage, event.id, input, intent);
        return;
    }
    if (!table->hand.held && strip_handle(frame, &stage->layout, input, intent))
        return;
    if (event.kind != WIDGET_NOTHING && !table->hand.held) {
        if (input->kind == INPUT_POINTER && event.id >= TABLE_DOT &&
            event.id < TABLE_DOT + MAX_SPOTS)
            stir(table, (Point){input->x, input->y});
        table->hand.pointer = (Point){-1, -1};
        return;
    }
    switch (input->kind) {
    case INPUT_POINTER:
        move_pointer(frame, stage, input);
        break;
    case INPUT_LEAVE:
        table->hand.pointer = (Point){-1, -1};
        break;
    case INPUT_DOWN:
        press_button(frame, &stage->view, input);
        break;
    case INPUT_UP:
        if (table->hand.held && input->button == table->hand.button) {
            table->hand.held = false;
            if (!table->hand.dragging)
                click(frame, stage, input, intent);
            table->hand.dragging = false;
        }
        break;
    case INPUT_WHEEL:
        wheel(frame, stage, input);
        break;
    case INPUT_KEY:
        table_key(frame, stage, input, intent);
        break;
    default:
        break;
    }
}

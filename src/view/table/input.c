
#include <math.h>

#include "view/state/nav.h"
#include "view/table/acts.h"
#include "view/table/choice.h"
#include "view/table/follow.h"
#include "view/table/inspect.h"
#include "view/table/model.h"
#include "view/table/panel.h"
#include "view/table/pointer.h"
#include "view/words/tr.h"

/* Jumps to the end of whatever is still in the air. */
static void land(const Screen *screen, const TableModel *model)
{
    TableUi *table = &screen->ui->table;
    pace_read(&table->shown);
    if (!model->flight.on && !model->flight.marked && !model->final.on)
        return;
    pace_land(&table->shown);
    final_land(&table->final, screen->frame->now);
    cues_add(&screen->ui->cues, (Cue){CUE_HUSH_LAND, 0, 0, screen->frame->now});
}

/* The second press of a double click does not take back what the first has opened. */
static bool only_toggles(Verb verb)
{
    return verb == VERB_HISTORY || verb == VERB_ROW ||
           (verb >= VERB_LENS_MEADOWS && verb <= VERB_LENS_PIECES);
}

/* Nor does it choose a piece where the first one has laid the tile or taken a meeple back, and the
 * choices have come there. */
static bool chooses_piece(Verb verb)
{
    return verb == VERB_SPOT || verb == VERB_SLOT || verb == VERB_PASS;
}

static void press_widget(const Screen *screen, const TableModel *model, WidgetEvent event,
                         const Input *input, Intent *intent)
{
    Verb verb = (Verb)event.verb;
    bool by_key = input->kind == INPUT_KEY, by_own_key = by_key && action_pressed(verb, input);
    bool spot = verb == VERB_SPOT || verb == VERB_DOT, pass = verb == VERB_PASS;
    if (by_key && input->repeat && (spot || pass)) /* of a key that is held */
        return;
    if (!by_key && input->clicks > 1 && (only_toggles(verb) || chooses_piece(verb)))
        return;
    const ChoiceUi *choice = &screen->ui->table.choice;
    if (spot && input->touch && choice->asked == ASKED_MOVE && choice->spot == event.index) {
        decide_tick(screen, &model->view, intent);
        return;
    }
    if (spot && event.index < model->view.main_count && !by_own_key) {
        decide_spot(&screen->ui->table, event.index);
        decide_move(screen, &model->view, model->view.spots[event.index].move, intent);
        return;
    }
    if (pass && !by_own_key)
        decide_pass(screen, &model->view, intent);
    else
        action_run(&(Call){screen, model, verb, event.index, intent});
}

static void press_key(const Screen *screen, const TableModel *model, const Input *input,
                      Intent *intent)
{
    int index;
    Verb verb = table_verb(model, input, &index);
    bool none = !model->view.allows.lenses;
    if (verb != VERB_NONE)
        action_run(&(Call){screen, model, verb, index, intent});
    for (int lens = VERB_LENS_MEADOWS; none && lens <= VERB_LENS_PIECES; lens++)
        if (action_pressed((Verb)lens, input))
            ui_tell(screen->ui, tr("There are no lenses in a purists' game."), screen->frame->now);
}

/* The pointer has moved, if not by a hair only: it chooses again. */
static void stir(TableUi *table, Point at)
{
    if (!pointer_stir(&table->pointer, at, table->choice.asked))
        return;
    rotations_stir(&table->offer);
    inspect_walk_end(&table->inspect);
}

static void move_pointer(const Screen *screen, const TableModel *model, const Input *input)
{
    TableUi *table = &screen->ui->table;
    float far = DRAG_UNITS * screen->frame->u;
    Point at = {input->x, input->y};
    stir(table, at);
    Point by = pointer_move(&table->pointer, at, far);
    Lit under = table_under(model, at);
    act_keep_cell(table, &model->view, table_cell_at(&model->view.board, at));
    inspect_at(&table->inspect, under, screen->frame->now);
    if (table->pointer.dragging)
        camera_pan(&table->camera, by.x, by.y, table_extent(&model->view, true),
                   screen->frame->now);
}

static void click(const Screen *screen, const TableModel *model, const Input *input, Intent *intent)
{
    TableUi *table = &screen->ui->table;
    if (model->final.on) {
        act_go_on(&(Call){screen, model, VERB_GO_ON, 0, intent});
    } else if (input->touch && input->button == BUTTON_RIGHT) {
        if (table_legal_cell(&model->view,
                             table_cell_at(&model->view.board, (Point){input->x, input->y})))
            act_turn(screen, &model->view, 1);
    } else if (table->pointer.doubled && input->button == BUTTON_LEFT) {
        act_centre(screen, model, (Point){input->x, input->y});
    } else if (table->offer.nearing) { /* the ghost is not where the click is */
        return;
    } else if (table->choice.asked) {
        if (table->pointer.pressed_at == model->view.at)
            decide_click(screen, model, input, intent);
    } else if (input->button == BUTTON_RIGHT) {
        act_turn(screen, &model->view, input->mods & MOD_SHIFT ? -1 : 1);
    } else if (input->button == BUTTON_LEFT && table->pointer.pressed_at == model->view.at) {
        if (model->view.ghost.state == GHOST_FITS)
            choice_hold(&table->choice, model->view.ghost.rotation);
        if (!table->pointer.unseen)
            decide_confirm(screen, &model->view, intent);
        if (intent->kind != INTENT_NONE)
            return;
        Cell cell = table_cell_at(&model->view.board, (Point){input->x, input->y});
        if (model->view.looks_back && table_legal_cell(&model->view, cell))
            act_tell_past(screen);
        act_keep_lit(screen, model, cell, table_under(model, (Point){input->x, input->y}), intent);
        if (!table->choice.asked)
            decide_answer(screen, &model->view);
    }
}

static void wheel(const Screen *screen, const TableModel *model, const Input *input)
{
    Point at = {input->x, input->y};
    const Widget *under = widgets_at(screen->frame->widgets, at.x, at.y);
    bool on_thumbs = model->rotations.count > 0 && rect_holds(model->rotations.grip, at.x, at.y);
    bool turns =
        model->view.mine && model->view.phase == PHASE_PLACE && !(input->mods & MOD_CTRL) &&
        (on_thumbs || table_legal_cell(&model->view, table_cell_at(&model->view.board, at)));
    if (input->wheel == 0 || (under && !screen->ui->table.pointer.held && !(on_thumbs && turns)))
        return;
    if (on_thumbs)
        rotations_wheel(&screen->ui->table.offer, at);
    int way = turns ? pointer_wheel(&screen->ui->table.pointer,
                                    table_cell_at(&model->view.board, at), input->wheel)
                    : 0;
    if (way != 0)
        act_turn(screen, &model->view, -way);
    else if (!turns)
        act_zoom(screen, model, at, powf(ZOOM_STEP, input->wheel));
}

static void press_button(const Screen *screen, const TableModel *model, const Input *input)
{
    const TableView *view = &model->view;
    PointerPress press = {.input = input,
                          .far = DRAG_UNITS * screen->frame->u,
                          .lays = view->mine && view->phase == PHASE_PLACE,
                          .waits = view->choice->asked,
                          .early = program_lays(view, &model->flight),
                          .at = view->at};
    pointer_press(&screen->ui->table.pointer, &press);
    inspect_walk_end(&screen->ui->table.inspect);
}

/* The pointer is on a widget; one of a spot or of none, and the large tile, choose as the board
 * does. */
static void leave(TableUi *table, WidgetEvent event, const Input *input)
{
    if (input->kind == INPUT_POINTER && (event.verb == VERB_DOT || event.verb == VERB_SPOT ||
                                         event.verb == VERB_PASS || event.verb == VERB_SLOT))
        stir(table, (Point){input->x, input->y});
    if (input->kind == INPUT_POINTER && event.verb == VERB_SPOT)
        inspect_walk_end(&table->inspect);
    pointer_leave(&table->pointer);
}

/* Over a widget: one finger that rests on the tile in hand turns it, two move the board all the
 * same, true then. */
static bool take_fingers(const Screen *screen, const TableModel *model, WidgetEvent event,
                         const Input *input)
{
    const TableView *view = &model->view;
    bool rested = input->touch && input->kind == INPUT_UP && input->button == BUTTON_RIGHT;
    if (rested && event.id == TABLE_HAND && view->mine && view->phase == PHASE_PLACE)
        act_turn(screen, view, 1);
    return input->touch && input->kind == INPUT_DOWN && input->button == BUTTON_MIDDLE;
}

void table_input(const Screen *screen, TableModel *model, WidgetEvent event, const Input *input,
                 Intent *intent)
{
    TableUi *table = &screen->ui->table;
    bool act = input->kind == INPUT_DOWN || input->kind == INPUT_KEY;
    if (act || input->kind == INPUT_WHEEL)
        land(screen, model);
    if (act)
        pointer_keyed(&table->pointer, input->kind == INPUT_KEY);
    if (act && !action_pressed(VERB_LET_GO, input)) /* which lets go of it, and of nothing else */
        inspect_land(&table->inspect);
    if (drag_handle(screen, model, event, input, intent))
        return;
    if (event.kind == WIDGET_PRESSED) {
        press_widget(screen, model, event, input, intent);
        return;
    }
    bool holds = table->pointer.held || table->drag.far;
    if (!holds && strip_handle(screen, &model->layout, input, intent))
        return;
    if (!holds && map_handle(screen, model, input)) {
        pointer_leave(&table->pointer);
        return;
    }
    if (event.kind != WIDGET_NOTHING && !table->pointer.held &&
        !take_fingers(screen, model, event, input)) {
        leave(table, event, input);
        return;
    }
    switch (input->kind) {
    case INPUT_POINTER:
        move_pointer(screen, model, input);
        break;
    case INPUT_LEAVE:
        pointer_leave(&table->pointer);
        break;
    case INPUT_DOWN:
        press_button(screen, model, input);
        if (model->view.program)
            pace_skip(&table->shown);
        break;
    case INPUT_UP:
        if (table->pointer.held && input->button == table->pointer.button) {
            if (pointer_release(&table->pointer))
                click(screen, model, input, intent);
        }
        break;
    case INPUT_WHEEL:
        wheel(screen, model, input);
        break;
    case INPUT_KEY:
        press_key(screen, model, input, intent);
        break;
    default:
        break;
    }
}

#include "view/table/model.h"

#include <math.h>
#include <string.h>

#include "play/asked.h"
#include "view/board/discs.h"
#include "view/board/draw.h"
#include "view/state/actions.h"
#include "view/state/options.h"
#include "view/table/acts.h"
#include "view/table/advice.h"
#include "view/table/framing.h"
#include "view/table/inspect.h"
#include "view/table/lesson.h"
#include "view/table/panel.h"
#include "view/table/pointer.h"

#define PIECE_REACH .16f /* tiles: a piece catches the pointer */
#define ANIMAL_REACH .1f /* an animal or fish does */

static ZoneKind node_kind_of(const TableView *view, uint16_t node)
{
    const TileSet *set = &view->edition->tiles;
    return (ZoneKind)set->tiles[set->node[node].tile].zones[set->node[node].zone].kind;
}

/* The zone of an animal that stands up from its ground and so may lie over another one. */
static uint16_t animal_under(const TableView *view, Point at)
{
    Cell cell = {(int8_t)floorf(at.x), (int8_t)floorf(at.y)};
    if (fabsf(at.x) > MAX_COORDINATE || fabsf(at.y) > MAX_COORDINATE)
        return NO_NODE;
    const Site *site = game_site(view->game, cell);
    if (!site || site->tile == NO_TILE)
        return NO_NODE;
    const Tile *tile = &view->edition->tiles.tiles[site->tile];
    const AtlasTile *known = &view->atlas->tiles[view->edition->rules.id][tile->number];
    for (uint32_t p = 0; known->overlay >= 0 && p < known->put_count; p++) {
        const AtlasPut *put = &view->atlas->puts[known->first_put + p];
        Point place = figure_place(site, put);
        if (put->zone >= 0 && hypotf(place.x - at.x, place.y - at.y) < ANIMAL_REACH)
            return tile->zones[put->zone].node;
    }
    return NO_NODE;
}

Lit table_under(const TableModel *model, Point pixel)
{
    const TableView *view = &model->view;
    Point at = view_board_point(&model->view.board, pixel);
    float best = PIECE_REACH;
    Lit under = {NO_NODE, false};
    for (int i = 0; i < view->game->piece_count; i++) {
        const Piece *piece = &view->game->pieces[i];
        Point place = board_stand(view, *piece, piece_scale(model->view.board.tile)).at;
        float distance = hypotf(place.x - at.x, place.y - at.y);
        if (distance < best) {
            best = distance;
            under = (Lit){piece->node, piece->kind == PIECE_HUT};
        }
    }
    if (under.node == NO_NODE)
        under.node = animal_under(view, at);
    if (under.node == NO_NODE)
        under.node = table_node_at(view, at);
    if (under.node != NO_NODE && node_kind_of(view, under.node) == ZONE_LAKE)
        under.system = true;
    return under;
}

/* The pointer rests where it asked a computer why: the answer is not to be hidden. */
static bool rests_on_why(const TableModel *model)
{
    const TableUi *table = model->table;
    return table->advice.why >= 0 &&
           cell_equal(session_move(model->view.session, table->advice.why).cell,
                      table_cell_at(&model->view.board, table->pointer.at));
}

static void light(double now, TableModel *model)
{
    const TableUi *table = model->table;
    bool helps = model->view.allows.lenses;
    bool looks = helps && table->inspect.at.node != NO_NODE && !table->pointer.dragging &&
                 table->pointer.at.x >= 0 && now > table->inspect.since + INSPECT_SECONDS &&
                 !rests_on_why(model);
    uint8_t ghost = model->view.ghost.state;
    bool chosen = model->view.lit.node != NO_NODE; /* it is outlined over the lens */
    model->lit = model->view.lit;
    if (model->flight.on) { /* what happened is seen before what could follow */
        model->lit.node = NO_NODE;
        model->lens = helps ? (LensKind)table->lens.kind : LENS_NONE;
    } else if (helps) {
        model->lens = (LensKind)table->lens.kind;
        if (inspect_by_keys(&table->inspect))
            model->lit = table->inspect.walk.lit;
        else if (!chosen && table->inspect.pin.node != NO_NODE && ghost != GHOST_FITS &&
                 ghost != GHOST_REFUSED)
            model->lit = table->inspect.pin;
        else if (!chosen && looks && ghost == GHOST_NONE)
            model->lit = table->inspect.at;
    }
    if (model->final.on || inspect_flies(&table->inspect))
        model->lens = LENS_NONE;
    if (model->final.on)
        model->lit = model->final.steps[model->final.at].lit;
    else if (inspect_flies(&table->inspect))
        model->lit = table->inspect.fly;
}

int table_spot_in_slot(const Frame *frame, const TableModel *model, Point at)
{
    TableView slot = model->view;
    slot.board = table_slot_view(frame, &model->layout, slot.placed->cell, slot.turn);
    int spot = marks_wanted(frame, &slot) ? marks_at(frame, &slot, at) : -1;
    return spot >= 0 ? spot : table_spot_at(&slot, view_board_point(&slot.board, at));
}

/* The pointer over the enlarged tile in the panel chooses as it does on the board. */
static void choose_in_slot(const Frame *frame, TableModel *model)
{
    const Widgets *widgets = frame->widgets;
    TableView *view = &model->view;
    if (!view->mine || view->phase != PHASE_PIECE || widgets->hover != TABLE_SLOT ||
        view->choice->asked || view->drag->far || view->pointer->by_keys ||
        inspect_by_keys(&model->table->inspect))
        return;
    table_choose(view, table_spot_in_slot(frame, model, widgets->pointer));
}

/* What is dragged stands where its release would put it. Where that would put it back, its area
 * alone is lit: there it could go. */
static void choose_dragged(const Frame *frame, TableModel *model)
{
    TableView *view = &model->view;
    int spot = drag_spot(frame, model);
    table_choose(view, spot >= 0 ? spot : view->drag->spot);
    view->spot = spot;
    if (spot < 0)
        view->twin = -1;
}

/* By a button or dot that is pointed at, a button that the keys have come to, the keys, or the
 * pointer. One that has not moved since the last move chooses nothing, nor does it overrule a key
 * pressed since. */
static void choose_spot(const Frame *frame, TableModel *model)
{
    const Widgets *widgets = frame->widgets;
    TableView *view = &model->view;
    const PointerUi *pointer = view->pointer;
    const Widget *focused = widgets_focused(widgets);
    bool keys = pointer->by_keys || pointer->at.x < 0, asked = view->choice->asked;
    bool points = !pointer->rests && !pointer->by_keys && !asked;
    if (!view->mine || view->phase == PHASE_PLACE || inspect_by_keys(&model->table->inspect))
        return;
    if (view->drag->far) {
        choose_dragged(frame, model);
        return;
    }
    int dot = widgets_hovered(widgets, VERB_DOT), button = widgets_hovered(widgets, VERB_SPOT);
    int spot = !points ? -1 : dot >= 0 ? dot : button;
    bool none = points && widgets_hovered(widgets, VERB_PASS) >= 0;
    if (spot < 0 && !none && keys && !asked && focused) {
        spot = focused->verb == VERB_SPOT ? focused->index : -1;
        none = focused->verb == VERB_PASS;
    }
    if (spot >= 0 && spot < view->main_count) {
        table_choose(view, spot);
    } else if (none) {
        view->none = true;
    } else if (keys) {
        table_choose(view, view->choice->spot);
        view->none = view->choice->none;
    } else if (!pointer->rests) {
        table_choose(view, table_spot_at(view, view_board_point(&model->view.board, pointer->at)));
    }
}

static bool panel_is_left(const Options *options, const Setup *setup, int player)
{
    Colour colour = (Colour)setup->seats[player].colour;
    return options->panel == PANEL_FOLLOWS ? options_sits_left(options, player, colour)
                                           : options->panel == PANEL_LEFT;
}

static LayoutNeeds needs_of(const Frame *frame, const Ui *ui, const Scene *scene)
{
    const TableUi *table = &ui->table;
    const Setup *setup = session_setup(scene->session);
    const Game *game = session_game_at(scene->session, table->shown.at);
    bool counted = table->final.step >= 0; /* nothing but the step is looked at */
    bool program = asked_program(setup, game) && !table_looks_back(table, scene->session);
    bool away = ui->options.panel_away && !counted;
    bool watches = program || (away && table_looks_back(table, scene->session));
    int side = asked_last_person(scene->session, table->shown.at);
    return (LayoutNeeds){
        .kind = game->phase == PHASE_END                ? PANEL_FINAL
                : game->phase == PHASE_PLACE || watches ? PANEL_PLACE
                                                        : PANEL_PIECE,
        .players = game->player_count,
        .left = panel_is_left(&ui->options, setup, side),
        .out = ui->options.reduced_motion ? 0 : framing_panel_out(&table->panel, scene->now),
        .lenses = help_allows(setup).lenses && !counted,
        .hints = help_allows(setup).hints && !counted,
        .slim = away,
        .over = away && game->phase == PHASE_PIECE && !watches,
        .stays = counted,
        .unfolded = table->collapse.open,
        .strip = table->strip.open && !setup->undo_off,
        .hides = lesson_hides(ui, scene),
        .spans = scene->lesson && lesson_is_narrow(frame),
        .below = scene->lesson ? LESSON_FOOT : 0,
        .pace = {program && !scene->lesson ? program_bar_width(frame, false) : 0,
                 program && !scene->lesson ? program_bar_width(frame, true) : 0}};
}

/* A program's tile does not count before it lies. */
static void project_as_shown(TableModel *model)
{
    TableView *view = &model->view;
    if (program_lays(view, &model->flight))
        game_project(view->edition, session_game_at(view->session, view->at - 1), view->projected);
}

void table_model_make(const Frame *frame, const Ui *ui, const Scene *scene, TableModel *model)
{
    const TableUi *table = &ui->table;
    LayoutNeeds needs = needs_of(frame, ui, scene);
    memset(model, 0, sizeof *model);
    model->table = table;
    model->notice = &ui->notice;
    model->now = frame->now;
    model->u = frame->u;
    model->named = strip_named(ui, scene);
    model->covered = ui->overlay != OVERLAY_NONE;
    model->layout = table_layout(frame, &needs);
    BoardView board = camera_view(&table->camera, model->layout.fit, frame->now);
    board.rect = model->layout.ground;
    table_view_make(ui, scene, &board, &model->view);
    if (model->view.mine && model->view.phase == PHASE_PLACE)
        model->view.hint = advice_hint(&table->advice, scene);
    else if (model->view.mine)
        advice_mean(&table->advice, scene, &model->view);
    if (needs.kind == PANEL_PIECE)
        needs.choices = model->view.main_count;
    needs.map = needs.kind != PANEL_FINAL && map_wanted(&table->map);
    if (needs.choices > 0 || needs.map) /* the panel alone depends on them */
        model->layout = table_layout(frame, &needs);
    choose_spot(frame, model);
    rotations_make(frame, &model->layout, &table->offer, &model->view, &model->rotations);
    choose_in_slot(frame, model);
    flight_make(&table->shown, scene->session, frame->now, &model->flight);
    project_as_shown(model);
    bool waits = model->flight.on || frame->now < table->shown.told;
    final_make(scene->session, table->shown.at, waits ? -1 : table->final.step, &model->final);
    model->final.waits = waits && table->final.step >= 0 && model->final.count > 0;
    light(frame->now, model);
    model->final.time =
        ui->options.reduced_motion ? INFINITY : (float)(frame->now - table->final.since);
    model->when = table_when(model);
}

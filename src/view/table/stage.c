#include "view/table/stage.h"

#include <math.h>
#include <string.h>

#include "play/asked.h"
#include "view/board/discs.h"
#include "view/board/stand.h"
#include "view/state/actions.h"
#include "view/state/options.h"
#include "view/table/advice.h"
#include "view/table/hand.h"
#include "view/table/look.h"
#include "view/table/map.h"
#include "view/table/program.h"
#include "view/table/sight.h"
#include "view/table/strip.h"

#define PIECE_REACH .16f /* tiles: a piece catches the pointer */
#define BEAST_REACH .1f  /* an animal or fish does */

static ZoneKind node_kind_of(const TableView *view, uint16_t node)
{
    const TileSet *set = &view->edition->tiles;
    return (ZoneKind)set->tiles[set->node[node].tile].zones[set->node[node].zone].kind;
}

/* The zone of an animal that stands up from its ground and so may lie over another one. */
static uint16_t beast_under(const Atlas *atlas, const TableView *view, Point at)
{
    Cell cell = {(int8_t)floorf(at.x), (int8_t)floorf(at.y)};
    if (fabsf(at.x) > MAX_COORDINATE || fabsf(at.y) > MAX_COORDINATE)
        return NO_NODE;
    const Site *site = game_site(view->game, cell);
    if (!site || site->tile == NO_TILE)
        return NO_NODE;
    const Tile *tile = &view->edition->tiles.tiles[site->tile];
    const AtlasTile *known = &atlas->tiles[view->edition->rules.id][tile->number];
    for (uint32_t p = 0; known->overlay >= 0 && p < known->put_count; p++) {
        const AtlasPut *put = &atlas->puts[known->first_put + p];
        int x, y;
        atlas_turn(site->rotation, put->x, put->y, &x, &y);
        if (put->zone >= 0 &&
            hypotf((float)site->cell.x + (float)x / ATLAS_UNIT - at.x,
                   (float)site->cell.y + (float)y / ATLAS_UNIT - at.y) < BEAST_REACH)
            return tile->zones[put->zone].node;
    }
    return NO_NODE;
}

Lit table_under(const Frame *frame, const TableStage *stage, Point pixel)
{
    const TableView *view = &stage->view;
    const Atlas *atlas = frame->atlas;
    Point at = view_board_point(&stage->board, pixel);
    float best = PIECE_REACH;
    Lit under = {NO_NODE, false};
    for (int i = 0; i < view->game->piece_count; i++) {
        const Piece *piece = &view->game->pieces[i];
        Point place =
            board_stand(atlas, &stage->board, view, *piece, piece_scale((float)stage->board.tile))
                .at;
        float distance = hypotf(place.x - at.x, place.y - at.y);
        if (distance < best) {
            best = distance;
            under = (Lit){piece->node, piece->kind == PIECE_HUT};
        }
    }
    if (under.node == NO_NODE)
        under.node = beast_under(atlas, view, at);
    if (under.node == NO_NODE)
        under.node = table_node_at(atlas, view->edition, view->game, at);
    if (under.node != NO_NODE && node_kind_of(view, under.node) == ZONE_LAKE)
        under.system = true;
    return under;
}

/* The pointer rests where it asked a computer why: the answer is not to be hidden. */
static bool rests_on_why(const TableStage *stage)
{
    const TableUi *table = stage->table;
    return table->advice.why >= 0 &&
           cell_equal(session_move(stage->view.session, table->advice.why).cell,
                      table_cell_at(&stage->board, table->hand.pointer));
}

static void light(double now, TableStage *stage)
{
    const TableUi *table = stage->table;
    bool helps = stage->view.allows.lenses;
    bool looks = helps && table->look.at.node != NO_NODE && !table->hand.dragging &&
                 table->hand.pointer.x >= 0 && now > table->look.since + LOOK_SECONDS &&
                 !rests_on_why(stage);
    uint8_t ghost = stage->view.ghost.state;
    bool chosen = stage->view.lit.node != NO_NODE; /* it is outlined over the lens */
    stage->lit = stage->view.lit;
    if (stage->flight.on) { /* what happened is seen before what could follow */
        stage->lit.node = NO_NODE;
        stage->lens = helps ? (LensKind)table->lens.kind : LENS_NONE;
    } else if (helps) {
        stage->lens = (LensKind)table->lens.kind;
        if (look_by_keys(&table->look))
            stage->lit = table->look.walk.lit;
        else if (!chosen && table->look.pin.node != NO_NODE && ghost != GHOST_FITS &&
                 ghost != GHOST_REFUSED)
            stage->lit = table->look.pin;
        else if (!chosen && looks && ghost == GHOST_NONE)
            stage->lit = table->look.at;
    }
    if (stage->final.on || look_flies(&table->look))
        stage->lens = LENS_NONE;
    if (stage->final.on)
        stage->lit = stage->final.steps[stage->final.at].lit;
    else if (look_flies(&table->look))
        stage->lit = table->look.fly;
}

int table_spot_in_well(const Frame *frame, const TableStage *stage, Point at)
{
    const TableView *view = &stage->view;
    BoardView well = table_well_view(frame, &stage->layout, view->placed->cell, view->turn);
    int spot = discs_wanted(view) ? discs_at(frame, &well, view, at) : -1;
    return spot >= 0 ? spot : table_spot_at(frame->atlas, view, view_board_point(&well, at));
}

/* The pointer over the enlarged tile in the panel chooses as it does on the board. */
static void choose_in_well(const Frame *frame, TableStage *stage)
{
    const Widgets *widgets = frame->widgets;
    TableView *view = &stage->view;
    if (!view->mine || view->phase != PHASE_PIECE || widgets->hover != TABLE_WELL ||
        view->choice->asked || view->carry->far || view->hand->by_keys ||
        look_by_keys(&stage->table->look))
        return;
    table_choose(view, table_spot_in_well(frame, stage, widgets->pointer));
}

static void choose_as_keys(TableView *view)
{
    table_choose(view, view->choice->spot);
    view->none = view->choice->none;
}

/* What is carried stands where its release would put it. Where that would put it back, its area
 * alone is lit: there it could go. */
static void choose_carried(const Frame *frame, TableStage *stage)
{
    TableView *view = &stage->view;
    int spot = carry_spot(frame, stage);
    table_choose(view, spot >= 0 ? spot : view->carry->spot);
    view->spot = spot;
    if (spot < 0)
        view->twin = -1;
}

/* By a button or dot that is pointed at, a button that the keys have come to, the keys, or the
 * pointer. One that has not moved since the last move chooses nothing, nor does it overrule a key
 * pressed since. */
static void choose_spot(const Frame *frame, TableStage *stage)
{
    const Widgets *widgets = frame->widgets;
    TableView *view = &stage->view;
    const HandUi *hand = view->hand;
    if (!view->mine || view->phase == PHASE_PLACE || look_by_keys(&stage->table->look))
        return;
    if (view->carry->far) {
        choose_carried(frame, stage);
        return;
    }
    int hovered = hand->rests ? -1 : widgets_hovered(widgets, VERB_SPOT);
    int dot = hand->rests ? -1 : widgets_hovered(widgets, VERB_DOT);
    const Widget *focused = widgets_focused(widgets);
    bool walks = focused && (hand->by_keys || hand->pointer.x < 0);
    int walked_to = walks && focused->verb == VERB_SPOT ? focused->index : -1;
    int pass = hand->rests ? -1 : widgets_hovered(widgets, VERB_PASS);
    bool walked_to_pass = walks && focused->verb == VERB_PASS;
    hovered = dot >= 0 ? dot : hovered;
    if (hovered >= 0 && hovered < view->main_count && !view->choice->asked && !hand->by_keys)
        table_choose(view, hovered);
    else if (walked_to >= 0 && walked_to < view->main_count && !view->choice->asked)
        table_choose(view, walked_to);
    else if (((pass >= 0 && !hand->by_keys) || walked_to_pass) && !view->choice->asked)
        view->none = true;
    else if (hand->by_keys || hand->pointer.x < 0)
        choose_as_keys(view);
    else if (!hand->rests)
        table_choose(view, table_spot_at(frame->atlas, view,
                                         view_board_point(&stage->board, hand->pointer)));
}

/* Whether the panel lies at the left for this player. */
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
        .out = ui->options.reduced_motion ? 0 : sight_panel_out(&table->panel, scene->now),
        .lenses = help_allows(setup).lenses && !counted,
        .hints = help_allows(setup).hints && !counted,
        .slim = away,
        .over = away && game->phase == PHASE_PIECE && !watches,
        .stays = counted,
        .unfolded = table->fold.open,
        .strip = table->strip.open && !setup->undo_off,
        .pace = {program ? program_bar_width(frame, false) : 0,
                 program ? program_bar_width(frame, true) : 0}};
}

/* A program's tile does not count before it lies. */
static void project_as_shown(TableStage *stage)
{
    TableView *view = &stage->view;
    if (program_lays(view, &stage->flight))
        game_project(view->edition, session_game_at(view->session, view->at - 1), view->projected);
}

void table_stage_make(const Frame *frame, const Ui *ui, const Scene *scene, TableStage *stage)
{
    const TableUi *table = &ui->table;
    LayoutNeeds needs = needs_of(frame, ui, scene);
    memset(stage, 0, sizeof *stage);
    stage->table = table;
    stage->notice = &ui->notice;
    stage->named = strip_named(ui, scene);
    stage->covered = ui->overlay != OVERLAY_NONE;
    stage->layout = table_layout(frame, &needs);
    stage->board = camera_view(&table->camera, stage->layout.fit, frame->now);
    stage->board.rect = stage->layout.ground;
    table_view_make(ui, scene, &stage->board, &stage->view);
    if (stage->view.mine && stage->view.phase == PHASE_PLACE)
        stage->view.hint = advice_hint(&table->advice, scene);
    else if (stage->view.mine)
        advice_mean(&table->advice, scene, &stage->view);
    if (stage->board.angle != 0) /* nothing is held over a board that turns */
        stage->view.ghost.state = GHOST_NONE;
    if (needs.kind == PANEL_PIECE)
        needs.choices = stage->view.main_count;
    needs.map = needs.kind != PANEL_FINAL && map_wanted(&table->map);
    if (needs.choices > 0 || needs.map) /* the panel alone depends on them */
        stage->layout = table_layout(frame, &needs);
    choose_spot(frame, stage);
    rotations_make(frame, &stage->layout, &stage->board, &table->offer, &stage->view,
                   &stage->rotations);
    choose_in_well(frame, stage);
    flight_make(&table->shown, scene->session, frame->now, &stage->flight);
    project_as_shown(stage);
    bool waits = stage->flight.on || frame->now < table->shown.told;
    final_make(scene->session, table->shown.at, waits ? -1 : table->final.step, &stage->final);
    stage->final.waits = waits && table->final.step >= 0 && stage->final.count > 0;
    light(frame->now, stage);
    stage->final.time =
        ui->options.reduced_motion ? INFINITY : (float)(frame->now - table->final.since);
}

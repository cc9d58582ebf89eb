#include "view/table/stage.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "play/turns.h"
#include "view/state/nav.h"
#include "view/table/widgets.h"
#include "view/words/notices.h"

#define LARGEST 150      /* logical units a tile, when the camera chooses */
#define PIECE_REACH .16f /* tiles: a piece catches the pointer */
#define BEAST_REACH .1f  /* an animal or fish does */
#define FLY_SECONDS 4
#define CARD_ROOM 200    /* logical units */

static PanelKind panel_kind(const Game *game)
{
    return game->phase == PHASE_END     ? PANEL_FINAL
           : game->phase == PHASE_PLACE ? PANEL_PLACE
                                        : PANEL_PIECE;
}

/* A new game, or a position that was gone to: nothing is told of how it came about. */
static void show_anew(TableUi *table, const Session *session)
{
    const TableUi before = *table;
    bool same = table->shown.session == session;
    table_reset(table);
    table->hand.pointer = before.hand.pointer;
    table->hand.rests = true;
    table->camera.turn =
        before.camera.turn; /* the program says how the board of another game lies */
    if (same) {
        table->camera = before.camera;
        if (before.final.step >= 0) /* it stood where the final scoring had it */
            table->camera.own = false;
        table->panel = before.panel;
        table->strip = before.strip;
        table->lens = before.lens;
        table->hand.keyed = before.hand.keyed;
        table->choice.has_about = before.choice.has_about;
        table->choice.about = before.choice.about;
        table->choice.rotation = before.choice.rotation;
        if (session_game(session)->phase == PHASE_END)
            table->final.step =
                session_at(session) == before.strip.home ? before.strip.home_step : 0;
    }
    table->shown.session = session;
    table->shown.at = session_at(session);
}

/* A move was played: what it set in motion begins. */
static void show_move(Frame *frame, const TableView *view)
{
    TableUi *table = &frame->ui->table;
    const Session *session = frame->scene->session;
    Events events;
    session_events(session, session_at(session) - 1, &events);
    table->shown.at = session_at(session);
    table->shown.moved = frame->now;
    table->shown.playing = !frame->ui->options.reduced_motion;
    table->choice.spot = -1;
    table->hand.by_keys &= table->hand.keyed;
    table->choice.aims = false;
    table->choice.asked = ASKED_NOTHING;
    table->look.pin.node = NO_NODE;
    table->look.at.node =
        NO_NODE; /* the pointer came here to play, not to look or to choose a spot */
    table->hand.rests = true;
    table->choice.turned_by = 0;
    int last = session_at(session) - 1;
    char notice[sizeof frame->ui->notice.text];
    Played played = {.edition = view->edition,
                     .setup = view->setup,
                     .before = session_game_at(session, last),
                     .after = view->game,
                     .move = session_move(session, last),
                     .events = &events,
                     .known = turns_without_meeple(session, last)};
    if (view->phase == PHASE_END)
        frame->ui->notice.until = 0; /* what was told of the turn before is over */
    if (say_played(&played, notice, sizeof notice))
        ui_tell(frame->ui, notice, frame->now);
    if (view->phase == PHASE_END)
        table->final.step = 0;
    if (table->strip.open)
        table->strip.home = table->shown.at;
}

/* Where the panel has changed sides it slides in, and the board glides to its new middle;
 * true then. */
static bool follow_panel(const Frame *frame, const TableLayout *layout)
{
    TableUi *table = &frame->ui->table;
    bool over = table->camera.placed && table->panel.left != layout->panel_left &&
                !frame->ui->options.reduced_motion;
    if (over) {
        table->panel.since = frame->now;
        camera_recentre(&table->camera,
                        (Point){layout->fit.x + layout->fit.w / 2 - table->panel.middle.x,
                                layout->fit.y + layout->fit.h / 2 - table->panel.middle.y},
                        frame->now);
    }
    table->panel.left = layout->panel_left;
    table->panel.middle =
        (Point){layout->fit.x + layout->fit.w / 2, layout->fit.y + layout->fit.h / 2};
    return over;
}

static bool inside(Rect inner, Rect outer)
{
    return inner.x >= outer.x - 2 && inner.y >= outer.y - 2 &&
           inner.x + inner.w <= outer.x + outer.w + 2 && inner.y + inner.h <= outer.y + outer.h + 2;
}

static void fit(Frame *frame, const TableLayout *layout, Rect extent)
{
    Camera *camera = &frame->ui->table.camera;
    camera_fit(camera, layout->fit, extent, LARGEST * frame->u, frame->now,
               camera->placed && !frame->ui->options.reduced_motion);
    camera->own = false;
}

void table_fit(Frame *frame, const TableStage *stage)
{
    fit(frame, &stage->layout, table_extent(&stage->view, true));
}

/* Follows the board as it grows; a camera that the person moved only where the last tile lies
 * out of sight. While a piece is due there are no cells to be lit, but the board stays as large as it
 * was: what was just clicked stays below the pointer. */
static void follow(Frame *frame, const TableStage *stage)
{
    Camera *camera = &frame->ui->table.camera;
    const TableView *view = &stage->view;
    Rect extent = table_extent(view, true);
    BoardView there = camera_view(camera, stage->layout.fit, frame->now + 60);
    if (!camera->placed) {
        fit(frame, &stage->layout, extent);
        return;
    }
    if (camera->own) {
        if (view->placed &&
            !inside(view_cell(&there, view->placed->cell.x, view->placed->cell.y),
                    stage->layout.board))
            fit(frame, &stage->layout, extent);
        return;
    }
    float larger = camera_fitting_tile(camera, stage->layout.fit, extent, LARGEST * frame->u);
    bool roomy = view->phase == PHASE_PLACE && larger > 1.3f * camera->tile;
    if (roomy || !inside(view_rect(&there, extent), stage->layout.fit))
        fit(frame, &stage->layout, extent);
}

void table_show_area(Frame *frame, const TableStage *stage, Lit lit)
{
    Camera *camera = &frame->ui->table.camera;
    Rect extent = final_extent(&stage->view, lit), room = stage->layout.fit;
    BoardView there = camera_view(camera, stage->layout.fit, frame->now + 60);
    extent = (Rect){extent.x - .3f, extent.y - .3f, extent.w + .6f, extent.h + .6f};
    Rect seen = view_rect(&there, extent);
    if (!stage->final.on && inside(view_rect(&there, extent), stage->layout.board))
        return;
    if (stage->final.on &&
        seen.w / seen.h < 1.4f * room.w / room.h) { /* the card's place, at the left */
        float card =
            CARD_ROOM * frame->u / camera_fitting_tile(camera, room, extent, LARGEST * frame->u);
        Side left = view_side(&there, WEST);
        extent.x -= left == WEST ? card : 0;
        extent.y -= left == NORTH ? card : 0;
        extent.w += left == WEST || left == EAST ? card : 0;
        extent.h += left == NORTH || left == SOUTH ? card : 0;
    }
    fit(frame, &stage->layout, extent);
    camera->own = true;
}

void table_fly(TableUi *table, Lit lit, double now)
{
    table->look.fly = lit;
    table->look.fly_until = now + FLY_SECONDS;
    table->look.fly_due = true;
}

static ZoneKind node_kind_of(const TableView *view, uint16_t node)
{
    const TileSet *set = &view->edition->tiles;
    return (ZoneKind)set->tiles[set->node[node].tile].zones[set->node[node].zone].kind;
}

/* The zone of an animal that stands up from its ground and so may lie over another one. */
static uint16_t beast_under(const Frame *frame, const TableView *view, Point at)
{
    const Atlas *atlas = frame->atlas;
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
        if (put->zone >= 0 && hypotf((float)site->cell.x + (float)x / ATLAS_UNIT - at.x,
                                     (float)site->cell.y + (float)y / ATLAS_UNIT - at.y) <
                                  BEAST_REACH)
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
            table_anchor(atlas, view->edition, view->game, piece->node, (PieceKind)piece->kind);
        float distance = hypotf(place.x - at.x, place.y - at.y);
        if (distance < best) {
            best = distance;
            under = (Lit){piece->node, piece->kind == PIECE_HUT};
        }
    }
    if (under.node == NO_NODE)
        under.node = beast_under(frame, view, at);
    if (under.node == NO_NODE)
        under.node = table_node_at(atlas, view->edition, view->game, at);
    if (under.node != NO_NODE && node_kind_of(view, under.node) == ZONE_LAKE)
        under.system = true;
    return under;
}

static void light(const TableUi *table, double now, TableStage *stage)
{
    bool helps = stage->view.allows.lenses;
    bool looks = helps && table->look.at.node != NO_NODE && !table->hand.dragging &&
                 table->hand.pointer.x >= 0 && now > table->look.since + LOOK_SECONDS;
    uint8_t ghost = stage->view.ghost.state;
    bool chosen = stage->view.lit.node != NO_NODE; /* it is outlined over the lens */
    stage->lit = stage->view.lit;
    if (stage->flight.on) { /* what happened is seen before what could follow */
        stage->lit.node = NO_NODE;
        stage->lens = helps ? (LensKind)table->lens.kind : LENS_NONE;
    } else if (helps) {
        stage->lens = (LensKind)table->lens.kind;
        if (!chosen && table->look.pin.node != NO_NODE && ghost != GHOST_FITS &&
            ghost != GHOST_REFUSED)
            stage->lit = table->look.pin;
        else if (!chosen && looks && ghost == GHOST_NONE)
            stage->lit = table->look.at;
    }
    if (stage->final.on || (table->look.fly.node != NO_NODE && now < table->look.fly_until))
        stage->lens = LENS_NONE;
    if (stage->final.on)
        stage->lit = stage->final.steps[stage->final.at].lit;
    else if (table->look.fly.node != NO_NODE && now < table->look.fly_until)
        stage->lit = table->look.fly;
}

/* The pointer over the enlarged tile in the panel chooses as it does on the board. */
static void choose_in_well(const Frame *frame, TableStage *stage)
{
    const Widgets *widgets = frame->widgets;
    TableView *view = &stage->view;
    if (!view->mine || view->phase != PHASE_PIECE || widgets->hover != TABLE_WELL ||
        frame->ui->table.choice.asked)
        return;
    BoardView well = table_well_view(frame, &stage->layout, view->placed->cell, view->turn);
    table_choose(view,
                 table_spot_at(frame->scene, view, view_board_point(&well, widgets->pointer)));
}

static TableLayout layout_now(const Frame *frame, const Game *game, int choices)
{
    return table_layout(frame, panel_kind(game), game->player_count, choices,
                        session_setup(frame->scene->session));
}

void table_stage_make(Frame *frame, TableStage *stage)
{
    Ui *ui = frame->ui;
    TableUi *table = &ui->table;
    const Scene *scene = frame->scene;
    const Game *game = session_game(scene->session);
    int at = session_at(scene->session), shown = table->shown.at;
    bool same = table->shown.session == scene->session;
    bool moved = same && at == shown + 1;
    memset(stage, 0, sizeof *stage);
    stage->layout = layout_now(frame, game, 0);
    if (!same || (at != shown && !moved))
        show_anew(table, scene->session);
    if (follow_panel(frame, &stage->layout))
        stage->layout = layout_now(frame, game, 0);
    stage->board = camera_view(&table->camera, stage->layout.fit, scene->now);
    stage->board.rect = stage->layout.board;
    table_view_make(ui, scene, &stage->board, &stage->view);
    if (moved)
        show_move(frame, &stage->view);
    if (!table->camera.placed || moved || at != shown || !table->camera.own)
        follow(frame, stage);
    if (moved || !same || at != shown) { /* seen from where the camera is now */
        stage->board = camera_view(&table->camera, stage->layout.fit, scene->now);
        stage->board.rect = stage->layout.board;
        table_view_make(ui, scene, &stage->board, &stage->view);
    }
    if (stage->board.angle != 0) /* nothing is held over a board that turns */
        stage->view.ghost.state = GHOST_NONE;
    if (stage->view.phase == PHASE_PIECE) /* the panel alone depends on it */
        stage->layout = layout_now(frame, game, stage->view.main_count);
    rotations_follow(frame, &stage->layout, &stage->board, &stage->view, &stage->rotations);
    choose_in_well(frame, stage);
    flight_make(ui, scene, &stage->flight);
    final_make(scene->session, stage->flight.on ? -1 : table->final.step, &stage->final);
    light(table, scene->now, stage);
    if (table->look.fly_due && ui->overlay == OVERLAY_NONE) {
        table->look.fly_due = false;
        table_show_area(frame, stage, table->look.fly);
    }
    if (stage->final.on && !table->final.shown) {
        table->final.shown = true;
        table->final.since = scene->now;
        table_show_area(frame, stage, stage->lit);
    }
    stage->final.time =
        ui->options.reduced_motion ? INFINITY : (float)(scene->now - table->final.since);
}

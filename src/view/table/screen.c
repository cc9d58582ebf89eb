/* The table: the board, what lies on it and beside it, and the panel. Its parts draw themselves;
 * this file puts them in order. */
#include <math.h>

#include "play/asked.h"
#include "play/turns.h"
#include "view/board/better.h"
#include "view/board/draw.h"
#include "view/board/effects.h"
#include "view/board/landscape.h"
#include "view/board/lens.h"
#include "view/board/marks.h"
#include "view/board/places.h"
#include "view/board/programs.h"
#include "view/board/signs.h"
#include "view/kit/paint.h"
#include "view/state/screens.h"
#include "view/table/advice.h"
#include "view/table/card_place.h"
#include "view/table/choice.h"
#include "view/table/follow.h"
#include "view/table/framing.h"
#include "view/table/hint.h"
#include "view/table/input.h"
#include "view/table/look.h"
#include "view/table/map.h"
#include "view/table/model.h"
#include "view/table/offscreen.h"
#include "view/table/panel.h"
#include "view/table/pointer.h"
#include "view/table/program.h"
#include "view/table/strip.h"

/* Places the chips: what is chosen comes first, then the lens, NULL where none is on. */
static void put_chips(Frame *frame, const TableModel *model, const Signs *signs, Lens *lens,
                      Chips *chips)
{
    const TableView *view = &model->view;
    chips_begin(frame, &model->board, view, model->layout.clear, chips);
    if (model->rotations.count > 0)
        chips_avoid(chips, model->rotations.box);
    const TableNow now = table_now(frame, model);
    chips_avoid(chips, model->layout.bar);
    chips_avoid(chips, hint_place(frame, &now));
    if (view->choice->asked && view->mine)
        chips_avoid(chips, ask_place(frame, &model->board, &model->view, telling_anchor(model),
                                     model->layout.fit));
    Rect edge[MAX_BEYOND];
    bool any = lens || signs->count > 0;
    for (int i = any ? offscreen_rects(frame, model, edge) - 1 : -1; i >= 0; i--)
        chips_avoid_chip(chips, edge[i]);
    signs_put_chips(frame, &model->board, signs, chips);
    for (int a = 0; lens && a < lens->count; a++)
        lens->areas[a].told = signs_tell(signs, lens->areas[a].lit);
    if (lens)
        lens_put_chips(frame, &model->board, view, lens, chips);
}

enum { WALL = 1024 }; /* logical units after which its texture repeats */

/* The wall, up to where the panel's torn edge covers it; it does not turn with the board. */
static void draw_ground(Frame *frame, const TableLayout *layout, const StoneLight *light)
{
    Rect ground = layout->ground;
    ground.x -= layout->panel_left ? 20 * frame->u : 0;
    ground.w += 20 * frame->u;
    if (layout->sliding) { /* bare rock where the panel comes in */
        Rect rock = {layout->panel_left ? ground.x - roundf(WALL * frame->u) : ground.x, 0,
                     frame->width + WALL * frame->u, frame->height};
        draw_texture(frame->list, "cave-wall", rock, frame->u, rgba(0x8A8A8A, 1));
    }
    draw_keep(frame->list, ground);
    board_draw_ground(frame, ground, light);
    draw_unkeep(frame->list);
}

/* Where the board will lie when the camera has come to rest. */
static void draw_rest(Frame *frame, const TableModel *model)
{
    if (!model->board.glides)
        return;
    BoardView there = camera_view(&model->table->camera, model->layout.fit, frame->now + 60);
    draw_ahead(frame->list, there.origin, (float)there.tile);
}

/* And what it will look like at the next step of the final scoring, while this one is read, or at
 * the first one while the last move comes to rest. */
static void draw_next_step(Frame *frame, const TableModel *model)
{
    TableModel later = *model;
    const FinalStep *next = final_next(&later.final);
    if (!next || model->board.glides)
        return;
    later.final.on = true;
    BoardView there = framing_shown(&model->table->camera, frame, &later, next->lit);
    board_draw_later(frame, &there, &model->view, next->lit);
}

/* Whether a tile is all that was laid in the last turn: its frame says so. */
static bool is_all_of_last(const TableView *view, Cell cell)
{
    RecentTiles last;
    turns_last(view->session, view->at, &last);
    return last.count == 1 && cell_equal(last.tiles[0].cell, cell);
}

/* The tile of the turn whose reasons are open, where its frame alone does not mark it; and the cell
 * of the turn that came next to it, in the colour of its bar. */
static void draw_reasons(Frame *frame, const TableModel *model, const Scene *scene)
{
    const TableView *view = &model->view;
    int why = model->table->advice.why;
    Cell cell;
    if (why < 0)
        return;
    cell = session_move(view->session, why).cell;
    if (!is_all_of_last(view, cell)) {
        Rect tile = view_cell(&model->board, cell.x, cell.y);
        float frames = tile_is_last(view, cell) ? 3 * frame->u : 0; /* they stay in sight */
        board_draw_stitches(frame, rect_inset(tile, frames), FIRE_LIGHT);
    }
    if (advice_next_best(&model->table->advice, scene, view->game, &cell))
        places_draw_dashed(frame, view_cell(&model->board, cell.x, cell.y));
}

/* The turn that the Elder was asked about, while the strip shows it: what he would have done is
 * marked then. */
static const ReviewTurn *better_of(const TableModel *model)
{
    const ReviewTurn *turn = model->named;
    return turn && model->view.at == turn->first + turn->count ? turn : NULL;
}

/* A laid tile that is shown elsewhere, on its way to its cell or beside it; or NO_TILE. */
static uint8_t away(const TableModel *model)
{
    const ReviewTurn *better = better_of(model);
    uint8_t hidden = better ? better_hidden(&model->view, better) : NO_TILE;
    return hidden != NO_TILE ? hidden : flight_tile(&model->flight);
}

/* What stands on that tile is not seen on its cell either. */
static void hide_away(const TableModel *model, float fade[MAX_PIECES])
{
    const Game *game = model->view.game;
    const TileSet *tiles = &model->view.edition->tiles;
    uint8_t hidden = away(model);
    for (int i = 0; better_of(model) && i < game->piece_count; i++)
        if (tiles->node[game->pieces[i].node].tile == hidden)
            fade[i] = 0;
}

/* What was laid of late. */
static void draw_recent(Frame *frame, const TableModel *model)
{
    if (model->view.phase == PHASE_PLACE)
        board_draw_badges(frame, &model->board, &model->view, false, NO_TILE);
    board_draw_last(frame, &model->board, &model->view, away(model));
    board_draw_badges(frame, &model->board, &model->view, true, away(model));
}

/* The lakes of what is lit; the final scoring marks them among its points. */
static void draw_lakes(Frame *frame, const TableModel *model, const Chips *chips)
{
    LakeSigns lakes;
    if (model->lit.node == NO_NODE || model->final.on)
        return;
    lakes_list(frame, &model->board, &model->view, (LakesOf){model->lit, 0, chips}, &lakes);
    lakes_draw(frame, &lakes);
}

static void draw_board_part(Frame *frame, const TableModel *model, const Scene *scene,
                            const Signs *signs, Chips *chips)
{
    const BoardView *board = &model->board;
    const TableView *view = &model->view;
    float fade[MAX_PIECES];
    board_draw_tiles(frame, board, view, away(model));
    flight_draw_tile(frame, board, view, &model->flight);
    bool dim = model->lit.node != NO_NODE && model->lens == LENS_NONE; /* all but what is lit */
    if (!dim)
        draw_recent(frame, model);
    Lens lens;
    if (model->lens != LENS_NONE) {
        lens_make(view, model->lens, model->table->lens.player, &lens);
        lens_draw_areas(frame, board, view, &lens);
    }
    if (model->lit.node != NO_NODE) {
        (model->lens ? board_draw_outline : board_draw_lit)(frame, board, view, model->lit);
        board_draw_animals(frame, board, view, model->lit);
    }
    signs_draw_areas(frame, board, signs);
    board_draw_dead(frame, board, view);
    effects_draw(frame, board, view, &model->flight);
    board_draw_cells(frame, board, view);
    flight_fades(view, &model->flight, fade);
    hide_away(model, fade);
    programs_draw_glow(frame, board, view, fade);
    around_draw(frame, model);
    board_draw_pieces(frame, board, view, fade,
                      model->final.on ? model->lit : (Lit){.node = NO_NODE});
    put_chips(frame, model, signs, model->lens != LENS_NONE ? &lens : NULL, chips);
    draw_lakes(frame, model, chips);
    chips_draw(frame, view, chips);
    signs_draw_marks(frame, board, view, signs);
    board_draw_spots(frame, board, view);
    const TableNow now = table_now(frame, model);
    places_draw(frame, board, view, hint_room(frame, &now), model->rotations.box);
    draw_reasons(frame, model, scene);
    board_draw_ghost(frame, board, view);
    signs_draw_hand(frame, board, view, signs);
    rotations_draw(frame, board, view, &model->rotations);
    if (model->final.on)
        final_draw_marks(frame, board, view, &model->final);
    else if (frame->now < model->table->shown.told && model->flight.time >= 0)
        final_draw_told(frame, board, view, model->flight.on);
}

static void draw_better(Frame *frame, const TableModel *model)
{
    const ReviewTurn *turn = better_of(model);
    if (turn)
        better_draw(frame, &model->board, &model->view, turn);
}

/* The fire of the final scoring grows while its first area is told. */
static int day_of(const Frame *frame, const TableModel *model)
{
    int step = daylight_step(model->view.game);
    bool grows = step == DAY_FIRE && model->table->final.step < model->final.count &&
                 !model->view.options->reduced_motion;
    return grows ? final_day(&model->table->final, frame->now) : step;
}

static void table_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    TableModel model;
    Signs signs;
    Chips chips;
    if (!screen->scene->session)
        return;
    table_model_make(frame, screen->ui, screen->scene, &model);
    if (program_lays(&model.view, &model.flight)) {
        model.view.mine = false;
        model.view.ghost.state = GHOST_NONE;
        model.rotations.count = 0;
    }
    signs_make(frame->atlas, &model.view, &model.flight, &signs);
    bool turning = model.board.angle != 0;
    Daylight day = daylight_at(day_of(frame, &model));
    draw_ground(frame, &model.layout, &day.stone);
    draw_day(frame->list, &day.land);
    draw_rest(frame, &model);
    if (turning)
        draw_turn(frame->list, model.board.pivot, model.board.angle);
    draw_board_part(frame, &model, screen->scene, &signs, &chips);
    draw_better(frame, &model);
    if (turning)
        draw_unturn(frame->list);
    draw_next_step(frame, &model);
    draw_day(frame->list, NULL);
    TableNow now = table_now(frame, &model);
    offscreen_draw(frame, &now);
    panel_draw_floating(frame, &now);
    strip_draw(frame, &now);
    CardPlan card;
    card_plan(frame, &model, screen->scene, &signs, &chips, &card);
    panel_draw(frame, &now);
    if (model.lens == LENS_NONE) /* its ribbon lies there */
        hint_draw(frame, &now);
    CardUi shown = card_show(frame, &model, &card);
    ask_draw(frame, &now,
             ask_place(frame, &model.board, &model.view, telling_anchor(&model), model.layout.fit));
    notice_draw(frame, &model, shown.place);
    flight_draw_travel(frame, &model.board, rect_inset(model.layout.slot, 6 * frame->u),
                       &model.view, &model.flight);
    drag_draw(frame, &model);
    Homes homes;
    panel_homes(frame, &now, &homes);
    homing_draw(frame, &model.board, &homes, &model.view, &model.flight);
    final_draw_points(frame, &model.board, &homes, &model.view, &model.final);
    card_keep(&screen->ui->table.card, shown);
}

static void table_handle(const Screen *screen, WidgetEvent event, const Input *input,
                         Intent *intent)
{
    TableModel model;
    if (!screen->scene->session)
        return;
    table_catch_up(screen);
    table_model_make(screen->frame, screen->ui, screen->scene, &model);
    table_input(screen, &model, event, input, intent);
}

static bool table_animating(const Ui *ui, const Scene *scene)
{
    const TableUi *table = &ui->table;
    if (!scene->session)
        return false;
    Flight flight;
    flight_make(&table->shown, scene->session, scene->now, &flight);
    bool turns =
        (table->choice.turned_by != 0 &&
         scene->now < table->choice.turned + TILE_TURN_SECONDS + .05) ||
        (table->choice.nudged > 0 && scene->now < table->choice.nudged + NUDGE_SECONDS + .05);
    bool counts = table->final.step >= 0 && scene->now < table->final.since + FINAL_SECONDS;
    bool nears = table->offer.nearing && scene->now < table->offer.at + GRACE_SECONDS + .05;
    return flight.on || nears || (!ui->options.reduced_motion && (turns || counts)) ||
           camera_gliding(&table->camera, scene->now) || table->edge.on ||
           (table->panel.since > 0 && scene->now < table->panel.since + SLIDE_SECONDS);
}

static void table_leave(Ui *ui)
{
    pointer_let_go(&ui->table.pointer);
    drag_end(&ui->table.drag);
    strip_let_go(&ui->table.strip);
    map_let_go(&ui->table.map);
}

/* The dots of a program that thinks. */
static bool breathes(const Ui *ui, const Scene *scene)
{
    const Session *session = scene->session;
    return session && !ui->options.reduced_motion && !table_looks_back(&ui->table, session) &&
           asked_program(session_setup(session), session_game(session));
}

/* An area or its card comes, a light goes, the next move is shown. */
static double table_due(const Ui *ui, const Scene *scene)
{
    const TableUi *table = &ui->table;
    const double moments[] = {
        table->look.at.node != NO_NODE ? table->look.since + LOOK_SECONDS : 0,
        look_flies(&table->look) ? table->look.fly_until : 0,
        scene->session ? pace_due(&table->shown, scene->session) : 0,
        table->shown.marked,
        table->shown.told,
        breathes(ui, scene) ? program_dots_due(scene->now) : 0,
        ui->options.reduced_motion ? 0 : final_due(&table->final, scene->now),
    };
    double due = INFINITY;
    for (size_t i = 0; i < sizeof moments / sizeof *moments; i++)
        if (moments[i] >= scene->now && moments[i] < due)
            due = moments[i];
    return due;
}

/* It puts no piece, where one is due. */
static int table_back(const Ui *ui, const Scene *scene)
{
    uint8_t phase = scene->session ? session_game(scene->session)->phase : PHASE_END;
    bool may = phase == PHASE_PIECE || phase == PHASE_RECALL;
    return may && !ui->table.choice.asked ? '0' : KEY_ESCAPE;
}

const ScreenPart table_screen = {.follow = table_follow,
                                 .build = table_build,
                                 .handle = table_handle,
                                 .animating = table_animating,
                                 .leave = table_leave,
                                 .due = table_due,
                                 .back = table_back};

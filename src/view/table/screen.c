/* The table: the board, what lies on it and beside it, and the panel. Its parts draw themselves;
 * this file puts them in order. */
#include <math.h>

#include "play/asked.h"
#include "play/turns.h"
#include "view/board/better.h"
#include "view/board/draw.h"
#include "view/board/flight.h"
#include "view/board/grounds.h"
#include "view/board/landscape.h"
#include "view/board/lens.h"
#include "view/board/marks.h"
#include "view/board/places.h"
#include "view/board/signs.h"
#include "view/kit/paint.h"
#include "view/model/matter.h"
#include "view/state/screens.h"
#include "view/table/acts.h"
#include "view/table/advice.h"
#include "view/table/arranged.h"
#include "view/table/card_place.h"
#include "view/table/choice.h"
#include "view/table/follow.h"
#include "view/table/framing.h"
#include "view/table/inspect.h"
#include "view/table/lesson.h"
#include "view/table/model.h"
#include "view/table/offscreen.h"
#include "view/table/panel.h"
#include "view/table/pointer.h"

/* The points of what the lens shows, where what is chosen does not tell them. */
static void put_lens(const Frame *frame, const TableModel *model, Arranged *arranged)
{
    Lens *lens = &arranged->lens;
    if (model->lens == LENS_NONE)
        return;
    lens_make(&model->view, model->lens, model->table->lens.player, lens);
    for (int a = 0; a < lens->count; a++)
        lens->areas[a].told = signs_tell(&arranged->signs, lens->areas[a].lit);
    lens_put_chips(frame, &model->view, lens, &arranged->chips);
}

/* What is looked back at. */
static void keep_past(const TableModel *model, Arrange *arrange)
{
    Cell cells[BETTER_CELLS + 1];
    int count = model->named ? better_cells(model->view.session, model->named, cells) : 0;
    if (model->view.placed)
        cells[count++] = model->view.placed->cell;
    for (int i = 0; model->view.looks_back && i < count; i++)
        arrange_add(arrange, cell_seen(&model->view, cells[i]), GROUND_SHOWN);
}

void table_arrange(const Frame *frame, const Scene *scene, TableModel *model, Arranged *arranged)
{
    Arrange *arrange = &arranged->arrange;
    const TableView *view = &model->view;
    const TableLayout *layout = &model->layout;
    Rect open = framing_open(layout);
    arrange->count = 0;
    grounds_of_board(frame, view, arrange);
    keep_past(model, arrange);
    arrange_add(arrange, layout->bar, GROUND_KEPT);
    arrange_add(arrange, layout->pace, GROUND_KEPT);
    if (model->rotations.count > 0)
        arrange_add(arrange, model->rotations.grip, GROUND_KEPT);
    arranged->ask = (Rect){0};
    if (view->choice->asked && view->mine)
        arranged->ask = confirm_place(frame, telling_anchor(model), layout->fit, arrange);
    arrange_add(arrange, arranged->ask, GROUND_KEPT);
    arranged->hint = hint_put(frame, model, arrange);
    arranged->notice = notice_lay(frame, model, arrange);
    arranged->tip = tip_lay(frame, model, arrange);
    places_put(frame, view, open, arrange, &arranged->plates);
    offscreen_put(frame, model, arranged->hint.place, arrange, &arranged->offscreen);
    chips_begin(frame, &view->board, open, arrange, &arranged->chips);
    signs_make(view, &model->flight, &arranged->signs);
    signs_put(frame, &arranged->signs, &arranged->chips);
    put_lens(frame, model, arranged);
    arranged->lakes.count = 0;
    if (model->final.on) /* which marks them among its points */
        final_put(frame, view, &model->final, arrange, &arranged->labels);
    else if (model->lit.node != NO_NODE)
        lakes_put(frame, view, (LakesOf){model->lit, 0}, arrange, &arranged->lakes);
    card_put(frame, model, scene,
             &(CardAmong){&arranged->signs, &arranged->chips, arranged->notice.place, arrange},
             &arranged->card);
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
    if (!model->view.board.glides)
        return;
    BoardView there = camera_view(&model->table->camera, model->layout.fit, frame->now + 60);
    draw_ahead(frame->list, there.origin, there.tile);
}

/* What the next steps of the final scoring will light is made while this one is read: who skips
 * them does not read. */
static void draw_next_steps(Frame *frame, const TableModel *model)
{
    enum { AHEAD = 4 };
    const Final *final = &model->final;
    for (int i = 1; (final->on || final->waits) && i <= AHEAD && final->at + i < final->count; i++)
        board_draw_later(frame, &model->view, final->steps[final->at + i].lit);
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
        Rect tile = cell_seen(&model->view, cell);
        float frames = tile_is_last(view, cell) ? 3 * frame->u : 0; /* they stay in sight */
        board_draw_stitches(frame, rect_inset(tile, frames), FIRE_LIGHT);
    }
    if (advice_next_best(&model->table->advice, scene, view->game, &cell))
        places_draw_dashed(frame, cell_seen(&model->view, cell));
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
        board_draw_badges(frame, &model->view, false, NO_TILE);
    board_draw_last(frame, &model->view, away(model));
    board_draw_badges(frame, &model->view, true, away(model));
}

static void draw_board_part(Frame *frame, const TableModel *model, const Scene *scene,
                            const Arranged *arranged)
{
    const Signs *signs = &arranged->signs;
    const TableView *view = &model->view;
    float fade[MAX_PIECES];
    board_draw_tiles(frame, view, away(model));
    flight_draw_tile(frame, view, &model->flight);
    bool lens = model->lens != LENS_NONE, lit = model->lit.node != NO_NODE;
    bool told =
        !model->final.on && frame->now < model->table->shown.told && model->flight.time >= 0;
    if (lens)
        lens_draw_areas(frame, view, &arranged->lens);
    if (told)
        final_outline_told(frame, view);
    if (lit && !lens) /* all else is dim */
        board_draw_lit(frame, view, model->lit);
    else
        draw_recent(frame, model);
    if (lens)
        lens_draw_marks(frame, view, &arranged->lens);
    if (lit && lens)
        board_draw_outline(frame, view, model->lit);
    if (lit)
        board_draw_animals(frame, view, model->lit);
    signs_draw_areas(frame, signs);
    if (!scene->lesson)
        board_draw_dead(frame, view);
    effects_draw(frame, view, &model->flight);
    board_draw_cells(frame, view);
    flight_fades(view, &model->flight, fade);
    hide_away(model, fade);
    programs_draw_glow(frame, view, fade);
    around_draw(frame, model);
    board_draw_pieces(frame, view, fade, model->final.on ? model->lit : (Lit){.node = NO_NODE});
    chips_draw(frame, view, &arranged->lakes);
    chips_draw(frame, view, &arranged->chips);
    signs_draw_marks(frame, view, signs);
    board_draw_spots(frame, view);
    places_draw(frame, view, &arranged->plates);
    draw_reasons(frame, model, scene);
    board_draw_ghost(frame, view);
    signs_draw_hand(frame, view, signs);
    rotations_draw(frame, view, &model->rotations);
    if (model->final.on)
        final_draw_marks(frame, view, &model->final, &arranged->labels);
    else if (told)
        final_draw_told(frame, view, model->flight.on);
}

static void draw_better(Frame *frame, const TableModel *model)
{
    const ReviewTurn *turn = better_of(model);
    if (turn)
        better_draw(frame, &model->view, turn);
}

/* In a lesson the Elder alone speaks; but what is counted is told. */
static void hush(Arranged *arranged, bool counted)
{
    arranged->offscreen.count = 0;
    arranged->card.shown &= counted;
    if (!counted)
        arranged->notice.place.w = arranged->hint.lines = 0;
}

static void table_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    TableModel model;
    Arranged arranged;
    if (!screen->scene->session)
        return;
    table_model_make(frame, screen->ui, screen->scene, &model);
    if (program_lays(&model.view, &model.flight)) {
        model.view.mine = false;
        model.view.ghost.state = GHOST_NONE;
        model.rotations.count = 0;
        model.when = table_when(&model);
    }
    table_arrange(frame, screen->scene, &model, &arranged);
    if (screen->scene->lesson)
        hush(&arranged, model.final.on);
    /* the fire is lit once the final scoring begins */
    Daylight day = daylight_at(model.final.waits ? DAY_STEPS : daylight_step(model.view.game));
    draw_ground(frame, &model.layout, &day.stone);
    draw_day(frame->list, &day.land);
    draw_rest(frame, &model);
    draw_next_steps(frame, &model);
    draw_board_part(frame, &model, screen->scene, &arranged);
    draw_better(frame, &model);
    draw_day(frame->list, NULL);
    offscreen_draw(frame, &model, &arranged.offscreen);
    panel_draw_floating(frame, &model);
    strip_draw(frame, &model);
    panel_draw(frame, &model);
    if (model.lens == LENS_NONE) /* its ribbon lies there */
        hint_draw(frame, &model, arranged.hint);
    CardUi shown = card_show(frame, &model, &arranged.card);
    confirm_draw(frame, &model, arranged.ask);
    notice_draw(frame, &model, &arranged.notice, shown.place);
    flight_draw_travel(frame, rect_inset(model.layout.slot, 6 * frame->u), &model.view,
                       &model.flight);
    drag_draw(frame, &model);
    Homes homes;
    panel_homes(frame, &model, &homes);
    homing_draw(frame, &homes, &model.view, &model.flight);
    final_draw_points(frame, &homes, &model.view, &model.final);
    card_keep(&screen->ui->table.card, shown);
    tip_draw(screen, &arranged.tip);
    if (arranged.tip.place.w > 0)
        matter_put(frame, &model, TABLE_TIP, arranged.tip.words);
    lesson_build(screen, &model);
}

static void table_handle(const Screen *screen, WidgetEvent event, const Input *input,
                         Intent *intent)
{
    TableModel model;
    if (!screen->scene->session)
        return;
    table_catch_up(screen);
    table_model_make(screen->frame, screen->ui, screen->scene, &model);
    if (tip_handle(screen, event, intent))
        return;
    if (lesson_handle(screen, &model, event, input, intent))
        return;
    table_input(screen, &model, event, input, intent);
    lesson_gate(screen, &model, intent);
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
    return flight.on || nears || lesson_animating(ui, scene) ||
           (!ui->options.reduced_motion && (turns || counts)) ||
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
        table->inspect.at.node != NO_NODE ? table->inspect.since + INSPECT_SECONDS : 0,
        inspect_flies(&table->inspect) ? table->inspect.fly_until : 0,
        scene->session ? pace_due(&table->shown, scene->session) : 0,
        table->shown.marked,
        table->shown.told,
        breathes(ui, scene) ? program_dots_due(scene->now) : 0,
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

#include "view/table/follow.h"

#include <math.h>

#include "play/asked.h"
#include "play/turns.h"
#include "view/board/draw.h"
#include "view/board/flight.h"
#include "view/board/lens.h"
#include "view/model/tip.h"
#include "view/model/triggers.h"
#include "view/state/nav.h"
#include "view/table/advice.h"
#include "view/table/card_place.h"
#include "view/table/choice.h"
#include "view/table/framing.h"
#include "view/table/inspect.h"
#include "view/table/lesson.h"
#include "view/table/model.h"
#include "view/table/panel.h"
#include "view/table/pointer.h"
#include "view/words/table.h"

/* The board moves by itself while the pointer is at its edge, on no cell that can be laid on:
 * towards what lies out of sight there, or, while the board is dragged, on in the way it was
 * dragged. */

#define EDGE_UNITS 12   /* this near the edge the pointer counts as being at it */
#define EDGE_SPEED 700  /* logical units a second, once in full swing */
#define REST_SECONDS .3 /* a pointer that only passes by moves nothing */
#define SWING_SECONDS .4f
#define LONGEST_STEP .05 /* seconds: after a pause the board does not leap */

/* -1, 0 or 1: at the lower end of from..to, between, at the upper one. */
static int at_end(float value, float from, float to, float reach)
{
    return value < from + reach ? -1 : value > to - reach ? 1 : 0;
}

/* Towards which side the board is to be looked at: to the edge that the pointer rests at, as long
 * as tiles or legal cells lie out of sight there. */
static Point wanted_by_rest(const Frame *frame, const TableModel *model)
{
    const PointerUi *pointer = model->view.pointer;
    Rect clear = model->layout.clear, fit = model->layout.fit;
    Rect seen = view_rect(&model->view.board, table_extent(&model->view, true));
    float reach = EDGE_UNITS * frame->u;
    int x = at_end(pointer->at.x, clear.x, clear.x + clear.w, reach);
    int y = at_end(pointer->at.y, clear.y, clear.y + clear.h, reach);
    if ((x < 0 && seen.x >= fit.x) || (x > 0 && seen.x + seen.w <= fit.x + fit.w))
        x = 0;
    if ((y < 0 && seen.y >= fit.y) || (y > 0 && seen.y + seen.h <= fit.y + fit.h))
        y = 0;
    return (Point){(float)x, (float)y};
}

/* The hand that drags the board has come to the window's edge, but wants to go on. */
static Point wanted_by_drag(const Frame *frame, const PointerUi *pointer)
{
    float reach = EDGE_UNITS * frame->u;
    int x = at_end(pointer->last.x, 0, frame->width, reach);
    int y = at_end(pointer->last.y, 0, frame->height, reach);
    x = (float)x * (pointer->last.x - pointer->press.x) > 0 ? x : 0;
    y = (float)y * (pointer->last.y - pointer->press.y) > 0 ? y : 0;
    return (Point){(float)-x, (float)-y};
}

/* Whether the pointer has come to a cell that can be laid on: it would run away from a click. One
 * that the board has brought below a pointer at rest does not stop it. */
static bool aims(const EdgeUi *edge, const TableModel *model)
{
    Point at = model->view.pointer->at;
    bool brought = edge->on && at.x == edge->at.x && at.y == edge->at.y;
    return !brought && table_legal_cell(&model->view, table_cell_at(&model->view.board, at));
}

/* Whether a pointer at the edge may move the board: nothing else is going on. */
static bool may_rest(const Frame *frame, const TableModel *model)
{
    const TableView *view = &model->view;
    bool finger = frame->widgets->least > 0; /* what it points at it may have left long ago */
    return view->options->edge_pan && (!finger || view->drag->far) && !model->covered &&
           !view->pointer->held && view->pointer->at.x >= 0 && !view->choice->asked &&
           !model->final.on && !model->flight.on && !model->view.board.glides;
}

static void edge_reset(EdgeUi *edge)
{
    *edge = (EdgeUi){0};
}

static Point edge_follow(EdgeUi *edge, const Frame *frame, const TableModel *model)
{
    double now = frame->now, step = fmin(now - edge->last, LONGEST_STEP);
    Point wanted = {0, 0};
    if (model->view.pointer->dragging)
        wanted = wanted_by_drag(frame, model->view.pointer);
    else if (may_rest(frame, model) && !aims(edge, model))
        wanted = wanted_by_rest(frame, model);
    bool wants = wanted.x != 0 || wanted.y != 0;
    if (!wants || !edge->on)
        edge->since = now;
    edge->on = wants;
    edge->at = model->view.pointer->at;
    edge->last = now;
    double moving = now - edge->since - REST_SECONDS;
    if (!wants || moving <= 0 || step <= 0)
        return (Point){0, 0};
    float swing = fminf(1, (float)moving / SWING_SECONDS);
    float by = EDGE_SPEED * frame->u * swing * (float)step;
    return (Point){-wanted.x * by, -wanted.y * by};
}

static void forget_position(TableUi *table)
{
    drag_end(&table->drag);
    rotations_reset(&table->offer);
    edge_reset(&table->edge);
    final_go(&table->final, -1);
    card_forget(&table->card);
    inspect_reset(&table->inspect);
}

void table_reset(TableUi *table, uint8_t turn, bool by_keys)
{
    *table = (TableUi){.camera = {.turn = turn},
                       .pointer = {.at = {-1, -1}, .by_keys = by_keys, .keyed = by_keys},
                       .choice = {.spot = -1},
                       .strip = {.home = -1},
                       .triggers = {.at = -1, .taken = -1},
                       .advice = {.why = -1}};
    forget_position(table);
}

/* A new game, or (`same`) a position that was gone to: nothing is told of how it came about. */
static void show_anew(TableUi *table, const Session *session, bool same)
{
    bool counted = table->final.step >= 0;
    if (!same) {
        TableUi fresh; /* the program says how the board of another game lies */
        table_reset(&fresh, table->camera.turn, false);
        fresh.shown = table->shown;
        fresh.pointer = table->pointer;
        *table = fresh;
    }
    pointer_anew(&table->pointer, same);
    choice_anew(&table->choice, same);
    forget_position(table);
    if (!same)
        return;
    if (counted) /* it stood where the final scoring had it */
        camera_own(&table->camera, false);
    if (session_game(session)->phase == PHASE_END)
        final_go(&table->final, table->shown.at == table->strip.home ? table->strip.home_step : 0);
}

/* Points that went by in a moment, since programs play at once: those that their moves gave since
 * the last one of a person. "": none. */
static const char *tell_meanwhile(const Ui *ui, const TableView *view)
{
    const Session *session = view->session;
    int since = view->at - 1;
    AwardList list;
    if (ui->options.pace != PACE_AT_ONCE || view->phase != PHASE_PLACE ||
        !asked_is_person(view->setup, view->game->player) ||
        asked_is_person(view->setup, session_game_at(session, since)->player))
        return "";
    while (since > 0 && !asked_is_person(view->setup, session_game_at(session, since - 1)->player))
        since--;
    awards_collect(session, since, MAX_AWARDS_SHOWN, &list);
    return list.count > 0 ? say_meanwhile(view->setup, list.awards, list.count) : "";
}

/* What is told of the move that led to the position shown. */
static void tell_move(Ui *ui, const TableView *view, double now)
{
    int move = view->at - 1;
    Events events;
    session_events(view->session, move, &events);
    Played played = {.edition = view->edition,
                     .setup = view->setup,
                     .before = session_game_at(view->session, move),
                     .after = view->game,
                     .move = session_move(view->session, move),
                     .events = &events,
                     .known = turns_without_meeple(view->session, move)};
    bool passes = played.before->player != played.after->player;
    if (view->phase == PHASE_END || ui->notice.of_move || (passes && ui->notice.of_turn))
        ui_hush(ui); /* what was told of the turn before is over */
    const char *meanwhile = tell_meanwhile(ui, view), *told = say_played(&played);
    if (meanwhile[0])
        told = say_too(told, meanwhile);
    if (told[0]) {
        ui_tell(ui, told, now);
        ui->notice.of_played = true;
        ui->notice.of_turn = played_again(&played);
        ui->notice.of_move = view->phase == PHASE_RECALL;
        ui->notice.quiet = !meanwhile[0] && played_as_before(&played);
    }
}

/* A move is shown: what it set in motion begins. */
static void show_move(const Screen *screen, const TableModel *model)
{
    const TableView *view = &model->view;
    TableUi *table = &screen->ui->table;
    drag_end(&table->drag);
    choice_moved(&table->choice);
    pointer_moved(&table->pointer);
    inspect_moved(&table->inspect);
    camera_led(&table->camera);
    tell_move(screen->ui, view, screen->frame->now);
    trigger_move(screen, model);
    if (view->phase == PHASE_END)
        final_go(&table->final, 0);
    strip_moved(&table->strip, session_at(view->session));
}

/* How the next move is shown: the tile of a program comes from the panel, for all to see. */
static Pace pace_of(const Screen *screen)
{
    static const double travels[PACES] = {[PACE_CALM] = .9, [PACE_BRISK] = .42};
    const Ui *ui = screen->ui;
    const Session *session = screen->scene->session;
    const ShownUi *shown = &ui->table.shown;
    bool next = shown->session == session && shown->at >= 0 && shown->at < session_at(session);
    const Game *game = next ? session_game_at(session, shown->at) : NULL;
    bool program = game && asked_program(session_setup(session), game);
    return (Pace){.motion = !ui->options.reduced_motion,
                  .travel = program ? travels[ui->options.pace] : 0,
                  .told = fmax(.5, .75 * pace_seconds(&ui->options)),
                  .own = game && !program};
}

/* Goes on to the next thing to be shown, and makes its model. */
static PaceStep go_on(const Screen *screen, TableModel *model)
{
    Ui *ui = screen->ui;
    TableUi *table = &ui->table;
    const Session *session = screen->scene->session;
    bool same = table->shown.session == session;
    PaceStep step = pace_follow(&table->shown, session, pace_of(screen), screen->frame->now);
    if (step == PACE_ANEW) {
        if (ui->notice.of_played)
            ui_hush(ui);
        show_anew(table, session, same);
        trigger_anew(screen, same);
    }
    table_model_make(screen->frame, ui, screen->scene, model);
    if (framing_follow_panel(&table->panel, &table->camera, model))
        table_model_make(screen->frame, ui, screen->scene, model);
    if (step == PACE_MOVED)
        show_move(screen, model);
    if (!table->camera.placed || step != PACE_SAME || !table->camera.own)
        framing_follow(&table->camera, model);
    return step;
}

/* Keys move the board below a pointer that rests. One that has not moved since the last move came
 * to play, and looks at nothing. */
static void look_below(const Screen *screen, const TableModel *model)
{
    TableUi *table = &screen->ui->table;
    const PointerUi *pointer = &table->pointer;
    if (inspect_same_board(&table->inspect, &model->view.board))
        return;
    if (pointer->at.x >= 0 && !pointer->rests && !pointer->dragging)
        inspect_at(&table->inspect, table_under(model, pointer->at), screen->frame->now);
}

static void catch_up(const Screen *screen, TableModel *model)
{
    TableUi *table = &screen->ui->table;
    bool seen = table->camera.placed;
    inspect_land_by(&table->inspect, screen->frame->now);
    while (go_on(screen, model) != PACE_SAME) {
    }
    look_below(screen, model);
    advice_moved(&table->advice, screen->scene->session,
                 table_looks_back(table, screen->scene->session));
    advice_hold(table, &model->view);
    advice_show(screen, model);
    strip_show_turn(table, model);
    if (!seen)
        camera_arrive(&table->camera);
    rotations_keep(&table->offer, &model->rotations);
    map_follow(screen, model);
    map_offer_turn(screen, model);
    if (table->inspect.fly_due && !model->covered) {
        inspect_flown(&table->inspect);
        framing_show(&table->camera, screen->frame, model, table->inspect.fly);
    }
    if (model->final.on && !table->final.shown) {
        final_show(&table->final, screen->frame->now);
        framing_show(&table->camera, screen->frame, model, model->lit);
        trigger_step(screen, model);
    }
    trigger_hand(screen, model);
}

void table_catch_up(const Screen *screen)
{
    TableModel model;
    if (screen->scene->session)
        catch_up(screen, &model);
}

void table_follow(const Screen *screen)
{
    TableUi *table = &screen->ui->table;
    TableModel model;
    if (!screen->scene->session)
        return;
    catch_up(screen, &model);
    lesson_follow(screen);
    tip_follow(screen);
    Point by = edge_follow(&table->edge, screen->frame, &model);
    if (by.x == 0 && by.y == 0)
        return;
    inspect_away(&table->inspect);
    camera_pan(&table->camera, by.x, by.y, table_extent(&model.view, true), screen->frame->now);
}

double pace_seconds(const Options *options)
{
    static const double seconds[PACES] = {[PACE_CALM] = 2, [PACE_BRISK] = .7};
    return seconds[options->pace];
}

/* Whether the position shown is still one of the session's, and no later one has been left. */
static bool goes_on(const ShownUi *shown, const Session *session)
{
    int at = session_at(session);
    return shown->session == session && shown->at != SHOWN_ANEW && at >= shown->seen &&
           (shown->at == 0 || move_equal(session_move(session, shown->at - 1), shown->last));
}

static void show(ShownUi *shown, const Session *session, int at)
{
    shown->session = session;
    shown->at = at;
    shown->last = at > 0 ? session_move(session, at - 1) : (Move){0};
}

/* Whether points came before those of the final scoring, which tells them itself. */
static bool has_awards(const Events *events)
{
    for (int i = 0; i < events->count && events->items[i].kind != EVENT_FINAL; i++)
        if (events->items[i].kind == EVENT_AWARD)
            return true;
    return false;
}

/* What a person's own move has scored is read before the next one comes. */
static double waits_until(const ShownUi *shown)
{
    return shown->own ? fmax(shown->until, shown->told) : shown->until;
}

PaceStep pace_follow(ShownUi *shown, const Session *session, Pace pace, double now)
{
    int at = session_at(session);
    if (!goes_on(shown, session)) {
        *shown = (ShownUi){0};
        show(shown, session, at);
        shown->seen = at;
        shown->moved = now;
        return PACE_ANEW;
    }
    shown->seen = at;
    shown->hurries &= shown->at < at;
    if (shown->at == at || (now < waits_until(shown) && !shown->hurries))
        return PACE_SAME;
    show(shown, session, shown->at + 1);
    shown->moved = now;
    shown->playing = pace.motion && !shown->hurries;
    shown->travel = shown->playing && shown->last.kind == MOVE_PLACE ? pace.travel : 0;
    shown->skipped = false;
    Events events;
    session_events(session, shown->at - 1, &events);
    double length =
        shown->travel + (double)flight_length(&session_edition(session)->tiles, &events);
    shown->marked = pace.motion || shown->hurries ? 0 : now + (double)FLIGHT_MARKED;
    shown->own = pace.own;
    shown->told = has_awards(&events) && !shown->hurries ? now + shown->travel + pace.told : 0;
    shown->rest = now + (shown->playing ? length : 0);
    shown->until = now + (shown->at < at ? length : 0); /* they came together */
    return PACE_MOVED;
}

void pace_anew(ShownUi *shown)
{
    shown->at = SHOWN_ANEW;
}

void pace_read(ShownUi *shown)
{
    shown->told = 0;
}

void pace_land(ShownUi *shown)
{
    pace_read(shown);
    shown->playing = false;
    shown->marked = 0;
    shown->hurries = shown->at < shown->seen;
}

void pace_skip(ShownUi *shown)
{
    pace_land(shown);
    shown->skipped = true;
}

double pace_free(const ShownUi *shown, double seconds)
{
    return shown->skipped || seconds <= 0 ? 0 : fmax(shown->moved + seconds, shown->rest);
}

double pace_due(const ShownUi *shown, const Session *session)
{
    bool waits = shown->session == session && shown->at < session_at(session);
    return !waits ? INFINITY : shown->hurries ? 0 : waits_until(shown);
}

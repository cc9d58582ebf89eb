/* Thinking beside the window: its answer comes back and is played, it keeps to its time, and what
 * is asked no more is given up at once. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "../view/home.h"
#include "play/asked.h"
#include "support.h"
#include "thinker.h"

static double now(void)
{
    return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

/* A game in which a program is to decide, at once. */
static void begin(Home *home, SeatKind kind)
{
    Intent intent = {.kind = INTENT_NEW_GAME, .setup = test_setup(EDITION_SECOND, 2, 5)};
    intent.setup.seats[1].kind = (uint8_t)kind;
    home->app.ui.options.pace = PACE_AT_ONCE;
    app_follow(&home->app, &intent);
    const Session *session = home->app.session;
    app_frame(&home->app, now());
    while (asked_person(session_setup(session), session_game(session))) {
        MoveList list;
        game_moves(session_edition(session), session_game(session), &list);
        app_follow(&home->app, &(Intent){.kind = INTENT_PLAY, .move = list.moves[0]});
        home->app.ui.table.shown.at = SHOWN_ANEW;
        app_frame(&home->app, now());
    }
}

/* What the window does between two frames. */
static void step(Thinker *thinker, App *app)
{
    thinker_collect(thinker, app);
    app_frame(app, now());
    thinker_follow(thinker, app);
}

/* Seconds until the program has moved. */
static double wait_for_move(Thinker *thinker, Home *home)
{
    double began = now();
    int before = session_at(home->app.session);
    while (session_at(home->app.session) == before && now() < began + 20) {
        step(thinker, &home->app);
        SDL_Delay(1);
    }
    assert_int_equal(session_at(home->app.session), before + 1);
    return now() - began;
}

static void every_level_answers_in_its_time(void **state)
{
    Home *home = *state;
    static const SeatKind kinds[] = {SEAT_AI_EASY, SEAT_AI_NORMAL, SEAT_AI_HARD};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        Thinker thinker = {.seconds = .4f};
        begin(home, kinds[i]);
        assert_true(wait_for_move(&thinker, home) < 2);
        thinker_close(&thinker);
    }
}

static void begin_to_think(Thinker *thinker, Home *home)
{
    begin(home, SEAT_AI_HARD);
    for (int i = 0; i < 100; i++) {
        step(thinker, &home->app);
        SDL_Delay(1);
    }
    assert_true(worker_busy(&thinker->worker));
    assert_true(worker_progress(&thinker->worker) > 0 && worker_progress(&thinker->worker) < .5f);
}

/* Seconds, of the minute that it may take; and tries, for other programs may have the machine. */
#define SOON .05
enum { TRIES = 10 };

/* Seconds until the thread has nothing to do any more after it was told so. */
static double stop_by(Home *home, IntentKind kind)
{
    Thinker thinker = {.seconds = 60};
    begin_to_think(&thinker, home);
    const Session *session = home->app.session;
    app_follow(&home->app, &(Intent){.kind = kind});
    int left_at = session_at(session);
    double began = now();
    while (worker_busy(&thinker.worker) && now() < began + 20) {
        step(&thinker, &home->app);
        SDL_Delay(1);
    }
    double took = now() - began;
    assert_int_equal(session_at(session), left_at);
    assert_false(home->app.answer.there);
    thinker_close(&thinker);
    return took;
}

static void assert_soon(Home *home, IntentKind kind)
{
    double best = stop_by(home, kind);
    for (int i = 1; i < TRIES && best >= SOON; i++)
        best = fmin(best, stop_by(home, kind));
    assert_true(best < SOON);
}

static void an_undo_stops_it(void **state)
{
    assert_soon(*state, INTENT_UNDO);
}

static void leaving_the_table_stops_it(void **state)
{
    assert_soon(*state, INTENT_TITLE);
}

static void closing_stops_it(void **state)
{
    double best = SOON;
    for (int i = 0; i < TRIES && best >= SOON; i++) {
        Thinker thinker = {.seconds = 60};
        begin_to_think(&thinker, *state);
        double began = now();
        thinker_close(&thinker);
        best = fmin(best, now() - began);
    }
    assert_true(best < SOON);
}

static int set_up(void **state)
{
    return SDL_Init(SDL_INIT_EVENTS) != 0 || home_open(state);
}

static int tear_down(void **state)
{
    SDL_Quit();
    return home_close(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(every_level_answers_in_its_time, set_up, tear_down),
        cmocka_unit_test_setup_teardown(an_undo_stops_it, set_up, tear_down),
        cmocka_unit_test_setup_teardown(leaving_the_table_stops_it, set_up, tear_down),
        cmocka_unit_test_setup_teardown(closing_stops_it, set_up, tear_down),
    };
    return cmocka_run_group_tests_name("thinker", tests, NULL, NULL);
}

/* Thinking beside the window: its answer comes back and is played, it keeps to its time, and what
 * is asked no more is given up at once. */
#include <math.h>
#include <string.h>

#include "../view/home.h"
#include "check.h"
#include "play/asked.h"
#include "sdl/run/workers.h"
#include "support.h"

static double now(void)
{
    return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

/* A game in which a program is to decide, at once. */
static void begin(Home *home, SeatKind kind, uint64_t seed)
{
    Intent intent = {.kind = INTENT_NEW_GAME, .setup = test_setup(EDITION_SECOND, 2, seed)};
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

static int set_up(void **state)
{
    return SDL_Init(SDL_INIT_EVENTS) != 0 || home_open(state);
}

static int tear_down(void **state)
{
    SDL_Quit();
    return home_close(state);
}

TEST_WITH(every_level_answers_in_its_time, set_up, tear_down)
{
    Home *home = *state;
    for (int kind = SEAT_AI_EASY; kind < SEAT_KINDS; kind++) {
        Thinker thinker = {.seconds = .4f};
        begin(home, (SeatKind)kind, 5);
        double began = now();
        thinker_follow(&thinker, &home->app);
        while (!SDL_AtomicGet(&thinker.worker.done))
            SDL_Delay(1);
        bool played_on = thinker.choice.iterations > 0;
        wait_for_move(&thinker, home);
        double took = now() - began;
        thinker_close(&thinker);
        assert_true(took < 2);
        assert_int_equal(played_on, kind == SEAT_AI_AUROCHS);
    }
}

/* Seconds, of the minute that it may take; and tries, for other programs may have the machine. */
#define SOON .05
enum { TRIES = 10 };

/* The strongest looks for an eighth of its time at least, and little longer than all of it, which
 * it takes where no move is far ahead, as here. */
TEST_WITH(the_strongest_keeps_to_its_time, set_up, tear_down)
{
    const double seconds = .4, late = .2;
    double best = 20;
    for (int i = 0; i < TRIES && best >= seconds + late; i++) {
        Thinker thinker = {.seconds = (float)seconds};
        begin(*state, SEAT_AI_AUROCHS, 1);
        best = fmin(best, wait_for_move(&thinker, *state));
        thinker_close(&thinker);
    }
    assert_true(best >= seconds / 8 && best < seconds + late);
}

static void begin_to_think(Thinker *thinker, Home *home)
{
    begin(home, SEAT_AI_AUROCHS, 5);
    for (int i = 0; i < 100; i++) {
        step(thinker, &home->app);
        SDL_Delay(1);
    }
    assert_true(worker_busy(&thinker->worker));
}

/* The moves of the game on the table, or of the one that waits. */
static int moves_of(const App *app)
{
    return session_at(app->session ? app->session : app->last);
}

/* Seconds until the thread has nothing to do any more after it was told so. */
static double stop_by(Home *home, IntentKind kind)
{
    Thinker thinker = {.seconds = 60};
    begin_to_think(&thinker, home);
    app_follow(&home->app, &(Intent){.kind = kind});
    int left_at = moves_of(&home->app);
    double began = now();
    while (worker_busy(&thinker.worker) && now() < began + 20) {
        step(&thinker, &home->app);
        SDL_Delay(1);
    }
    double took = now() - began;
    assert_int_equal(moves_of(&home->app), left_at);
    assert_false(home->app.answer.there);
    thinker_close(&thinker);
    return took;
}

TEST_WITH(undo_and_leaving_stop_it, set_up, tear_down)
{
    for (int leaves = 0; leaves < 2; leaves++) {
        double best = SOON;
        for (int i = 0; i < TRIES && best >= SOON; i++)
            best = fmin(best, stop_by(*state, leaves ? INTENT_TITLE : INTENT_UNDO));
        assert_true(best < SOON);
    }
}

/* And what is asked in it is thought about instead, long before the minute is over. */
TEST_WITH(another_game_stops_it, set_up, tear_down)
{
    Home *home = *state;
    Thinker thinker = {.seconds = 60};
    Question question;
    begin_to_think(&thinker, home);
    begin(home, SEAT_AI_AUROCHS, 6);
    int at = session_at(home->app.session);
    bool wanted = thinking_wanted(&home->app, &question), other = true;
    for (double began = now(); other && now() < began + 5;) {
        step(&thinker, &home->app);
        other = memcmp(&thinker.question.game, &question.game, sizeof question.game) != 0;
    }
    thinker_close(&thinker);
    assert_true(wanted && !other);
    assert_int_equal(session_at(home->app.session), at);
}

TEST_WITH(closing_stops_it, set_up, tear_down)
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

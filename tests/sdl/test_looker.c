/* Looking back beside the window: what it finds comes in bit by bit, it goes on where it was
 * stopped, and what is asked no more is given up at once. */
#include "../view/home.h"
#include "check.h"
#include "sdl/run/workers.h"

enum { MOST_SECONDS = 60, FEW = 3, TRIES = 5 };
#define SOON .05 /* seconds */

static double now(void)
{
    return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

/* What the window does between two frames. */
static void step(Looker *looker, App *app)
{
    looker_collect(looker, app);
    looker_follow(looker, app);
    SDL_Delay(1);
}

/* Turns that something is known of, and those that he is sure of. */
static int found(const App *app)
{
    return app->review.guessed + app->review.weighed;
}

/* Until so much is found. */
static void look(Looker *looker, App *app, int turns)
{
    double end = now() + MOST_SECONDS;
    while (found(app) < turns && now() < end)
        step(looker, app);
    assert_true(found(app) >= turns);
}

static void begin(Home *home)
{
    home_begin(home, 5);
    home_play(home, 1000);
    looking_ask(&home->app, true);
}

/* Until more is found; what was known stays so. */
static void go_on(Looker *looker, App *app, int known)
{
    double end = now() + MOST_SECONDS;
    while (found(app) == known && now() < end)
        step(looker, app);
    assert_true(found(app) > known);
}

AT_HOME(it_goes_on_where_it_was_stopped)
{
    App *app = &home->app;
    Looker looker = {.number = 0};
    begin(home);
    look(&looker, app, FEW);
    InspectWork *work = looker.work;
    looking_ask(app, false);
    while (worker_busy(&looker.worker))
        step(&looker, app);
    int known = found(app);
    assert_true(known >= FEW);
    looking_ask(app, true);
    go_on(&looker, app, known);
    assert_ptr_equal(looker.work, work);
    /* At once, too, before the stop has come through. */
    known = found(app);
    looking_ask(app, false);
    looker_follow(&looker, app);
    looking_ask(app, true);
    go_on(&looker, app, known);
    assert_ptr_equal(looker.work, work);
    looker_close(&looker);
}

AT_HOME(another_game_begins_anew)
{
    App *app = &home->app;
    Looker looker = {.number = 0};
    begin(home);
    look(&looker, app, FEW);
    home_begin(home, 6);
    step(&looker, app);
    home_play(home, 1000);
    while (worker_busy(&looker.worker))
        step(&looker, app);
    looking_ask(app, true);
    assert_int_equal(found(app), 0);
    looker_follow(&looker, app);
    looking_ask(app, false);
    while (worker_busy(&looker.worker))
        step(&looker, app);
    assert_true(found(app) < FEW); /* nothing of the other one */
    looking_ask(app, true);
    look(&looker, app, 1);
    assert_int_equal(looker.number, looking_wanted(app));
    looker_close(&looker);
}

AT_HOME(it_ends_soon)
{
    double best = SOON;
    for (int i = 0; i < TRIES && best >= SOON; i++) {
        Looker looker = {.number = 0};
        begin(home);
        look(&looker, &home->app, 1);
        double began = now();
        looker_close(&looker);
        best = now() - began < best ? now() - began : best;
        assert_null(looker.work);
    }
    assert_true(best < SOON);
}

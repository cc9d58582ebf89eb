/* A job beside the window: it wakes who waits, tells how far it is, stops when it is asked to, and
 * is collected once. */
#include "check.h"
#include "sdl/run/workers.h"

typedef struct Sum {
    int upto, sum;
} Sum;

static void add(Worker *worker, void *context)
{
    Sum *sum = context;
    (void)worker;
    for (int i = 1; i <= sum->upto; i++)
        sum->sum += i;
}

typedef struct Wait {
    SDL_atomic_t begun, ended;
} Wait;

/* For ever, but for the stop. */
static void wait_for_the_stop(Worker *worker, void *context)
{
    Wait *wait = context;
    SDL_AtomicSet(&wait->begun, 1);
    while (!worker_stopping(worker))
        SDL_Delay(1);
    SDL_AtomicSet(&wait->ended, 1);
}

/* Whether an event woke who waited. */
static bool wait_until_collected(Worker *worker)
{
    SDL_Event event;
    bool woken = false;
    for (int i = 0; i < 1000 && !worker_collect(worker); i++)
        woken |= SDL_WaitEventTimeout(&event, 10) && event.type == SDL_USEREVENT;
    while (SDL_PollEvent(&event))
        woken |= event.type == SDL_USEREVENT;
    return woken;
}

TEST(a_job_is_done_and_collected_once)
{
    Worker worker = {0};
    Sum sum = {.upto = 1000};
    assert_false(worker_busy(&worker));
    assert_false(worker_collect(&worker));
    assert_true(worker_start(&worker, "test", add, &sum));
    assert_true(worker_busy(&worker));
    assert_true(wait_until_collected(&worker));
    assert_int_equal(sum.sum, 500500);
    assert_false(worker_busy(&worker));
    assert_false(worker_collect(&worker));
}

static void begin_to_wait(Worker *worker, Wait *wait)
{
    *wait = (Wait){0};
    assert_true(worker_start(worker, "test", wait_for_the_stop, wait));
    while (!SDL_AtomicGet(&wait->begun))
        SDL_Delay(1);
    SDL_Delay(5);
    assert_false(SDL_AtomicGet(&wait->ended)); /* nor is it stopped by what was stopped before */
}

TEST(a_job_stops_when_it_is_asked_to)
{
    Worker worker = {0};
    Wait wait;
    begin_to_wait(&worker, &wait);
    SDL_Delay(20);
    assert_false(worker_collect(&worker));
    worker_stop(&worker);
    assert_true(wait_until_collected(&worker));
}

TEST(closing_and_starting_end_what_is_on)
{
    static Worker worker;
    static Wait wait; /* like the worker: where its job would go on */
    Sum sum = {.upto = 10};
    begin_to_wait(&worker, &wait);
    assert_true(worker_start(&worker, "test", add, &sum));
    assert_true(SDL_AtomicGet(&wait.ended));
    worker_wait(&worker);
    assert_int_equal(sum.sum, 55);
    assert_false(worker_stopping(&worker));
    begin_to_wait(&worker, &wait);
    worker_close(&worker);
    assert_true(SDL_AtomicGet(&wait.ended));
    assert_false(worker_busy(&worker));
    worker_close(&worker);
}

static int set_up(void **state)
{
    (void)state;
    return SDL_Init(SDL_INIT_EVENTS);
}

static int tear_down(void **state)
{
    (void)state;
    SDL_Quit();
    return 0;
}

TEST_FIXTURE(set_up, tear_down)

/* Only the frames of a motion are measured, those that make the land sharp after it among them; the
 * table rests in between. An input is paid for by the frame that follows it. */
#include "bench_motion.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MAX_SAMPLES = 8192, DRAG_FRAMES = 600, NOTCHES = 8 };

typedef struct Samples {
    double ms[MAX_SAMPLES];
    int count;
} Samples;

double bench_clock(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static void draw(Bench *bench)
{
    app_frame(&bench->stage.app, bench->now);
    render_draw(bench->stage.render, &bench->stage.app.list);
    SDL_RenderFlush(bench->renderer);
}

void bench_frame(Bench *bench)
{
    bench->now += 1. / 60;
    draw(bench);
}

static int ascending(const void *left, const void *right)
{
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

static void report(Samples *samples, const char *motion)
{
    if (samples->count == 0)
        return;
    qsort(samples->ms, (size_t)samples->count, sizeof *samples->ms, ascending);
    printf("%-34s p50 %4.1f ms, p95 %4.1f ms, longest %4.1f ms (%d frames)\n", motion,
           samples->ms[samples->count / 2], samples->ms[samples->count * 95 / 100],
           samples->ms[samples->count - 1], samples->count);
    fflush(stdout);
    samples->count = 0;
}

static void rest(Bench *bench)
{
    for (int i = 0; i < 90; i += 5) {
        bench->now += 5. / 60;
        draw(bench);
    }
}

/* Draws and measures frames for so many seconds of the table's clock; the first pays for what began
 * at `start`. */
static void play(Bench *bench, Samples *samples, double start, double seconds)
{
    for (double end = bench->now + seconds; bench->now < end; start = bench_clock()) {
        bench_frame(bench);
        if (samples->count < MAX_SAMPLES)
            samples->ms[samples->count++] = (bench_clock() - start) * 1000;
    }
}

static void send(Bench *bench, Input input, Samples *samples, double seconds)
{
    double start = bench_clock();
    app_input(&bench->stage.app, &input);
    app_frame(&bench->stage.app, bench->now);
    play(bench, samples, start, seconds);
}

static void press_key(Bench *bench, int key, Samples *samples, double seconds)
{
    send(bench, (Input){.kind = INPUT_KEY, .key = key}, samples, seconds);
}

/* The pointer runs along a figure of eight over the middle of the board. */
static Input pointer_at(int frame)
{
    float turn = (float)frame * 6.2831853f / 240;
    return (Input){.kind = INPUT_POINTER,
                   .x = BENCH_WIDTH * .4f + BENCH_WIDTH * .2f * sinf(turn),
                   .y = BENCH_HEIGHT * .5f + BENCH_HEIGHT * .25f * sinf(2 * turn)};
}

static void drag(Bench *bench, Samples *samples)
{
    Input hand = pointer_at(0);
    send(bench, hand, samples, 0);
    hand.kind = INPUT_DOWN;
    send(bench, hand, samples, 0);
    for (int i = 0; i < DRAG_FRAMES; i++)
        send(bench, pointer_at(i), samples, .01);
    hand = pointer_at(DRAG_FRAMES);
    hand.kind = INPUT_UP;
    send(bench, hand, samples, 0);
}

static void turn_wheel(Bench *bench, float steps, Samples *samples)
{
    Input wheel = pointer_at(0);
    wheel.kind = INPUT_WHEEL;
    wheel.wheel = steps;
    send(bench, wheel, samples, .05);
}

/* Drags at three sizes, and goes there and back by single notches of the wheel. */
static void measure_hands(Bench *bench, Samples *samples)
{
    static Samples zooming;
    for (int steps = 0; steps < 3; steps++) {
        char motion[64];
        for (int i = 0; steps > 0 && i < 3; i++)
            turn_wheel(bench, 1, &zooming);
        rest(bench);
        const DrawCommand *board = draw_find(&bench->stage.app.list, DRAW_BOARD);
        double scale = board ? (double)board->scale : 0;
        drag(bench, samples);
        snprintf(motion, sizeof motion, "dragging, %.0f pixels a tile", scale);
        report(samples, motion);
    }
    for (int i = 0; i < NOTCHES; i++)
        turn_wheel(bench, -1, &zooming);
    play(bench, &zooming, bench_clock(), .1);
    report(&zooming, "zooming by the wheel");
    press_key(bench, KEY_HOME, samples, .35);
    report(samples, "gliding to all of the board");
}

static void measure_turns(Bench *bench, Samples *samples)
{
    for (int i = 0; i < 4; i++) {
        press_key(bench, 'b', samples, .45);
        rest(bench);
    }
    report(samples, "turning the board");
}

static void measure_lenses(Bench *bench, Samples *samples)
{
    static const char keys[] = "mfwp";
    for (const char *key = keys; *key; key++) {
        press_key(bench, *key, samples, .2);
        press_key(bench, *key, samples, .2);
    }
    report(samples, "lenses on and off");
    press_key(bench, 'm', samples, .2);
    samples->count = 0;
    drag(bench, samples);
    press_key(bench, 'm', samples, .2);
    report(samples, "dragging below a lens");
    press_key(bench, KEY_HOME, samples, .35);
    samples->count = 0;
}

/* The pointer goes over the board and rests here and there until what it is on lights up. */
static void measure_looks(Bench *bench, Samples *samples)
{
    for (int i = 0; i < 240; i += 12)
        send(bench, pointer_at(i), samples, .7);
    report(samples, "lighting areas");
    send(bench, (Input){.kind = INPUT_LEAVE}, samples, .1);
    samples->count = 0;
}

/* What a move brings about, as far as it is to be seen for itself. */
typedef enum Sight { SIGHT_TILE, SIGHT_FOREST, SIGHT_RIVER, SIGHTS } Sight;

static Sight sight_of(const Session *session, int move)
{
    Events events;
    Sight sight = SIGHT_TILE;
    const TileSet *set = &session_edition(session)->tiles;
    session_events(session, move, &events);
    for (int i = 0; i < events.count && events.items[i].kind != EVENT_FINAL; i++) {
        if (events.items[i].kind != EVENT_CLOSED)
            continue;
        int node = events.items[i].node, tile = set->node[node].tile;
        if (set->tiles[tile].zones[set->node[node].zone].kind == ZONE_FOREST)
            return SIGHT_FOREST;
        sight = SIGHT_RIVER;
    }
    return sight;
}

static void measure_moves(Bench *bench)
{
    static const char *const motions[SIGHTS] = {"a tile or piece settling", "a forest closing",
                                                "a river closing"};
    static Samples sights[SIGHTS];
    App *app = &bench->stage.app;
    int count = session_move_count(app->session);
    for (int move = count / 2; move < count; move++) {
        app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = move});
        rest(bench);
        double start = bench_clock();
        app_follow(app, &(Intent){.kind = INTENT_REDO});
        play(bench, &sights[sight_of(app->session, move)], start, .62);
    }
    for (int sight = 0; sight < SIGHTS; sight++)
        report(&sights[sight], motions[sight]);
}

static void measure_history(Bench *bench, Samples *samples)
{
    App *app = &bench->stage.app;
    int count = session_move_count(app->session);
    press_key(bench, 'h', samples, .1);
    samples->count = 0;
    for (int move = count - 1; move > count / 2; move--) {
        double start = bench_clock();
        app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = move});
        play(bench, samples, start, .05);
    }
    report(samples, "going back in history");
    press_key(bench, 'h', samples, .1);
    samples->count = 0;
}

/* From area to area, with what flies there. */
static void measure_final(Bench *bench, Samples *samples)
{
    App *app = &bench->stage.app;
    app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = session_move_count(app->session)});
    play(bench, samples, bench_clock(), .7);
    for (int count = samples->count; app->ui.screen == SCREEN_TABLE; count = samples->count) {
        press_key(bench, KEY_SPACE, samples, .7);
        if (app->ui.screen != SCREEN_TABLE) { /* the results are another screen */
            samples->count = count;
            break;
        }
    }
    report(samples, "the final scoring");
}

void bench_motions(Bench *bench)
{
    static Samples samples;
    App *app = &bench->stage.app;
    app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = session_move_count(app->session) - 1});
    rest(bench);
    measure_hands(bench, &samples);
    measure_turns(bench, &samples);
    measure_lenses(bench, &samples);
    measure_looks(bench, &samples);
    measure_moves(bench);
    measure_history(bench, &samples);
    measure_final(bench, &samples);
}

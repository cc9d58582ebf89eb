/* Only the frames of a motion are measured, those that make the land sharp after it among them; the
 * table rests in between. An input is paid for by the frame that follows it. */
#include "bench_motion.h"

#include <math.h>
#include <stdio.h>

enum { DRAG_FRAMES = 600, NOTCHES = 8 };

static const double frame_seconds = 1. / 60;

static void draw(Bench *bench)
{
    app_frame(&bench->stage.app, bench->now);
    render_draw(bench->stage.render, &bench->stage.app.list);
    SDL_RenderFlush(bench->renderer);
}

void bench_frame(Bench *bench)
{
    bench->now += frame_seconds;
    draw(bench);
}

static void report(Samples *samples, const char *motion)
{
    samples_report(samples, motion, "frames", goal_of_frames());
}

static void rest(Bench *bench)
{
    for (int i = 0; i < 90; i += 5) {
        bench->now += 5 * frame_seconds;
        draw(bench);
    }
}

/* How long land is to be seen that is rough, or not lit yet, or not sharp though the camera rests:
 * a frame stays for a sixtieth at least. */
static struct {
    Watch now; /* milliseconds so far */
    Samples waits;
} rough;

static void follow_rough(const Bench *bench, Watch took)
{
    const Render *render = bench->stage.render;
    bool rests = !camera_gliding(&bench->stage.app.ui.table.camera, bench->now);
    if (!render_whole(render) || (rests && !render_settled(render))) {
        rough.now.wall += fmax(took.wall, 1000 * frame_seconds);
        rough.now.cores += took.cores;
    } else if (rough.now.wall > 0) {
        samples_add(&rough.waits, rough.now);
        rough.now = (Watch){0};
    }
}

/* Draws and measures frames for so many seconds of the table's clock; the first pays for what began
 * at `start`. */
static void play(Bench *bench, Samples *samples, Watch start, double seconds)
{
    for (double end = bench->now + seconds; bench->now < end; start = watch_now()) {
        bench_frame(bench);
        Watch took = watch_since(start);
        samples_add(samples, took);
        follow_rough(bench, took);
    }
}

static void send(Bench *bench, Input input, Samples *samples, double seconds)
{
    Watch start = watch_now();
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
    rough.now = (Watch){0}; /* what was asked for before is not wanted any more */
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
    play(bench, &zooming, watch_now(), .1);
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
        Watch start = watch_now();
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
        Watch start = watch_now();
        app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = move});
        play(bench, samples, start, .05);
    }
    report(samples, "going back in history");
    press_key(bench, 'h', samples, .1);
    samples->count = 0;
}

/* Goes on to the next step of the final scoring; what lights up is lit when nothing is rough any
 * more. */
static void measure_step(Bench *bench, Samples *frames, Samples *steps)
{
    rough.now = (Watch){0};
    rough.waits.count = 0;
    press_key(bench, KEY_SPACE, frames, .7);
    for (int i = 0; i < rough.waits.count; i++)
        rough.now = (Watch){rough.now.wall + rough.waits.wall[i],
                            rough.now.cores + rough.waits.cores[i]};
    samples_add(steps, rough.now);
}

/* From area to area, with what flies there. */
static void measure_final(Bench *bench, Samples *samples)
{
    static Samples steps;
    App *app = &bench->stage.app;
    app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = session_move_count(app->session)});
    play(bench, samples, watch_now(), .7);
    for (int count = samples->count; app->ui.screen == SCREEN_TABLE; count = samples->count) {
        measure_step(bench, samples, &steps);
        if (app->ui.screen != SCREEN_TABLE) { /* the results are another screen */
            samples->count = count;
            steps.count--;
            break;
        }
    }
    report(samples, "the final scoring");
    samples_report(&steps, "a final step wholly lit after", "steps", (Goal){.longest = 150});
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
    samples_report(&rough.waits, "land sharp after", "times", (Goal){.longest = 100});
    measure_final(bench, &samples);
}

/* Only the frames of a motion are measured, those that make the land sharp after it among them; the
 * table rests in between. An input is paid for by the frame that follows it. */
#include "bench_motion.h"

#include <math.h>
#include <stdio.h>
#include <time.h>

#include "view/board/flight.h"
#include "view/board/landscape.h"
#include "view/state/nav.h"

enum {
    DRAG_FRAMES = 600,
    NOTCHES = 8,
    TITLE_FRAMES = 600,
    READ_FRAMES = 120,     /* a step of the final scoring is read for, before the next */
    BENCH_DUSK = 19 * 3600 /* the title's hour with most light in the air */
};

static const double frame_seconds = 1. / 60;

static void draw(Bench *bench)
{
    app_frame(&bench->engine.app, bench->now);
    bench->shows = render_draw(bench->engine.render, &bench->engine.app.list);
    SDL_RenderFlush(bench->renderer);
}

/* As a screen does, lets a frame begin a sixtieth of a second after the one before, as long as
 * anything is painted between the two. */
static void wait_for_screen(const Bench *bench, Watch start)
{
    double left = frame_seconds - watch_since(start).wall / 1000;
    if (left <= 0 || render_settled(bench->engine.render))
        return;
    nanosleep(&(struct timespec){.tv_nsec = (long)(left * 1e9)}, NULL);
}

void bench_frame(Bench *bench)
{
    bench->now += frame_seconds;
    draw(bench);
}

static void report(Samples *samples, const char *motion)
{
    samples_report(samples, motion, "frames", goal_of_frames);
}

static void rest(Bench *bench)
{
    for (int i = 0; i < 90; i += 5) {
        Watch start = watch_now();
        bench->now += 5 * frame_seconds;
        draw(bench);
        wait_for_screen(bench, start);
    }
}

/* How long land is to be seen that is coarse, or not lit yet, or not sharp though the camera rests:
 * a frame stays for a sixtieth at least. */
static struct {
    Watch now; /* milliseconds so far */
    Samples waits;
} coarse;

/* How long it takes until what is to be lit is seen lit: up to the end of the frame that shows it.
 */
static struct {
    Watch now;
    bool lit;
} dim;

static void begin_dim(void)
{
    dim.now = (Watch){0};
    dim.lit = false;
}

/* How long it takes until another page is seen, and the longest frame meanwhile. */
static struct {
    Watch now, longest;
    bool seen;
} turned;

static void begin_turned(void)
{
    turned.now = turned.longest = (Watch){0};
    turned.seen = false;
}

static Watch sum(Watch a, Watch b)
{
    return (Watch){a.wall + b.wall, a.cores + b.cores};
}

static void follow_turned(const Bench *bench, Watch drawn, Watch stayed)
{
    if (turned.seen)
        return;
    turned.seen = bench->shows;
    turned.now = sum(turned.now, turned.seen ? drawn : stayed);
    turned.longest = drawn.wall > turned.longest.wall ? drawn : turned.longest;
}

/* Of a frame that was drawn after so long, and stayed on the screen for so long. */
static void follow_dim(const Bench *bench, Watch drawn, Watch stayed)
{
    bool before = dim.lit;
    dim.lit = bench->shows && bench->engine.app.ui.table.final.shown &&
              render_bright(bench->engine.render);
    if (!dim.lit || !before)
        dim.now = sum(dim.now, dim.lit ? drawn : stayed);
}

static void follow_coarse(const Bench *bench, Watch stayed)
{
    const Render *render = bench->engine.render;
    bool rests = !camera_gliding(&bench->engine.app.ui.table.camera, bench->now);
    if (!bench->shows || !render_whole(render) || (rests && !render_sharp(render))) {
        coarse.now = sum(coarse.now, stayed);
    } else if (coarse.now.wall > 0) {
        samples_add(&coarse.waits, coarse.now);
        coarse.now = (Watch){0};
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
        wait_for_screen(bench, start);
        Watch stayed = watch_since(start);
        stayed.wall = fmax(stayed.wall, 1000 * frame_seconds);
        follow_turned(bench, took, stayed);
        follow_dim(bench, took, stayed);
        follow_coarse(bench, stayed);
    }
}

static void send(Bench *bench, Input input, Samples *samples, double seconds)
{
    Watch start = watch_now();
    app_input(&bench->engine.app, &input);
    play(bench, samples, start, seconds);
}

static void press_key(Bench *bench, int key, Samples *samples, double seconds)
{
    begin_turned();
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
    coarse.now = (Watch){0}; /* what was asked for before is not wanted any more */
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
        const DrawCommand *board = draw_find(&bench->engine.app.list, DRAW_BOARD);
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
typedef enum Framing {
    FRAMING_TILE,
    FRAMING_POWER,
    FRAMING_FOREST,
    FRAMING_EXTRA_TURN,
    FRAMING_RIVER,
    SIGHTS
} Framing;

static ZoneKind kind_of(const TileSet *set, uint16_t node)
{
    return (ZoneKind)set->tiles[set->node[node].tile].zones[set->node[node].zone].kind;
}

static Framing framing_of(const Session *session, int move)
{
    Events events;
    Framing sight = FRAMING_TILE;
    const TileSet *set = &session_edition(session)->tiles;
    session_events(session, move, &events);
    for (int i = 0; i < events.count && events.items[i].kind != EVENT_FINAL; i++) {
        const Event *event = &events.items[i];
        Framing own = FRAMING_TILE;
        if (event->kind == EVENT_PLACED && effect_length(set, event) > 0)
            own = FRAMING_POWER;
        else if (event->kind == EVENT_EXTRA_TURN)
            own = FRAMING_EXTRA_TURN;
        else if (event->kind == EVENT_CLOSED)
            own = kind_of(set, event->node) == ZONE_FOREST ? FRAMING_FOREST : FRAMING_RIVER;
        sight = own > sight ? own : sight;
    }
    return sight;
}

static void measure_moves(Bench *bench)
{
    static const char *const motions[SIGHTS] = {
        "a tile or piece settling", "a power's deed", "a forest closing",
        "a forest closing for an extra turn", "a river closing"};
    static Samples sights[SIGHTS];
    App *app = &bench->engine.app;
    int count = session_move_count(app->session);
    for (int move = count / 2; move < count; move++) {
        app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = move});
        rest(bench);
        Watch start = watch_now();
        app_follow(app, &(Intent){.kind = INTENT_REDO});
        play(bench, &sights[framing_of(app->session, move)], start, FLIGHT_SECONDS + .05);
    }
    for (int sight = 0; sight < SIGHTS; sight++)
        report(&sights[sight], motions[sight]);
}

/* The moves with which the light of the day changes. */
static void measure_day(Bench *bench, Samples *samples)
{
    App *app = &bench->engine.app;
    int count = session_move_count(app->session), last = DAY_STEPS;
    for (int move = count - 1; move > 0; move--) {
        app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = move});
        int step = daylight_step(session_game(app->session));
        if (step < last) {
            rest(bench);
            Watch start = watch_now();
            app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = move + 1});
            play(bench, samples, start, .3);
            app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = move});
        }
        last = step;
    }
    report(samples, "light of the day changing");
}

static void measure_history(Bench *bench, Samples *samples)
{
    App *app = &bench->engine.app;
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

static const Goal goal_of_light = {.longest = 150, .waited = true};

/* What of a step of the final scoring comes after how long. */
typedef struct Steps {
    Samples lit; /* its area is seen lit, be it stretched while the camera glides there */
    Samples
        whole; /* nothing is coarse any more, up to the sides, and sharp once the camera rests */
} Steps;

/* Goes on to the next step, once this one is read. */
static void measure_step(Bench *bench, Samples *frames, Steps *steps)
{
    for (int i = 0; i < READ_FRAMES; i++) {
        Watch start = watch_now();
        bench_frame(bench);
        wait_for_screen(bench, start);
    }
    begin_dim();
    coarse.now = (Watch){0};
    coarse.waits.count = 0;
    press_key(bench, KEY_SPACE, frames, .7);
    for (int i = 0; i < coarse.waits.count; i++)
        coarse.now = sum(coarse.now, (Watch){coarse.waits.wall[i], coarse.waits.cores[i]});
    samples_add(&steps->whole, coarse.now);
    samples_add(&steps->lit, dim.now);
}

/* From area to area, with what flies there. */
static void measure_steps(Bench *bench, Samples *samples)
{
    static Steps steps;
    App *app = &bench->engine.app;
    app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = session_move_count(app->session)});
    play(bench, samples, watch_now(), .7);
    for (int count = samples->count; app->ui.screen == SCREEN_TABLE; count = samples->count) {
        measure_step(bench, samples, &steps);
        if (app->ui.screen != SCREEN_TABLE) { /* the results are another screen */
            watch_report("results seen", turned.now, 100);
            watch_report("longest frame until then", turned.longest, 33);
            samples->count = count;
            steps.lit.count--;
            steps.whole.count--;
            break;
        }
    }
    report(samples, "the final scoring");
    samples_report(&steps.lit, "a final step lit after", "steps", goal_of_light);
    samples_report(&steps.whole, "and wholly sharp after", "steps", (Goal){0});
}

/* The last move is thought about and made, and what it sets in motion comes to rest: the first step
 * is shown. */
static void end_game(Bench *bench, Samples *samples)
{
    App *app = &bench->engine.app;
    int last = session_move_count(app->session) - 1;
    ui_go(&app->ui, SCREEN_TABLE);
    app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = last});
    for (int i = 0; i < 3; i++)
        rest(bench);
    Watch start = watch_now();
    app_follow(app, &(Intent){.kind = INTENT_REDO});
    do {
        begin_dim();
        play(bench, samples, start, frame_seconds / 2);
        start = watch_now();
    } while (!app->ui.table.final.shown);
}

/* What comes of presses in haste. */
typedef struct Skipped {
    Samples lit;     /* a step they lead to */
    Samples results; /* until these are seen */
    Samples longest; /* frame until then */
} Skipped;

/* Goes through the steps by presses in haste, `first` and then MOST_SKIPPED of them, each time
 * until the step is lit that they lead to. */
static void skip_steps(Bench *bench, int first, Samples *samples, Skipped *to)
{
    enum { MOST_SKIPPED = 4 };
    App *app = &bench->engine.app;
    end_game(bench, samples);
    play(bench, samples, watch_now(), .7);
    for (int skipped = first;; skipped = MOST_SKIPPED) {
        for (int i = 0; i < skipped; i++) {
            int count = samples->count;
            begin_dim();
            press_key(bench, KEY_SPACE, samples, i + 1 < skipped ? .05 : .7);
            if (app->ui.screen != SCREEN_TABLE) {
                if (!turned.seen) /* of these nothing is skipped */
                    play(bench, samples, watch_now(), .7);
                samples_add(&to->results, turned.now);
                samples_add(&to->longest, turned.longest);
                samples->count = count;
                return;
            }
        }
        samples_add(&to->lit, dim.now);
    }
}

/* Before the first step nobody reads one, and who skips does not read. */
static void measure_haste(Bench *bench, Samples *samples)
{
    static Samples first;
    static Skipped skipped;
    samples->count = 0;
    for (int i = 1; i <= 3; i++) {
        end_game(bench, samples);
        play(bench, samples, watch_now(), .7);
        samples_add(&first, dim.now);
        skip_steps(bench, i, samples, &skipped);
    }
    report(samples, "steps skipped in haste");
    samples_report(&first, "the first final step lit after", "times", goal_of_light);
    samples_report(&skipped.lit, "a step skipped to lit after", "steps", goal_of_light);
    samples_report(&skipped.results, "the results then seen after", "times",
                   (Goal){.longest = 100, .waited = true});
    samples_report(&skipped.longest, "the longest frame until then", "times",
                   (Goal){.longest = goal_of_frames.longest});
}

/* Hands and painting come to the wall, and the curve is drawn; the first frame is another screen's.
 */
static void measure_results(Bench *bench, Samples *samples)
{
    samples->count = 0;
    play(bench, samples, watch_now(), 5);
    report(samples, "the results unfolding");
}

/* The title is drawn as often as something in it moves. */
void bench_title(Bench *bench)
{
    static Samples samples;
    app_tell_time(&bench->engine.app, BENCH_DUSK, 0);
    draw(bench);
    for (int i = 0; i < TITLE_FRAMES; i++) {
        bench->now = app_due(&bench->engine.app);
        Watch start = watch_now();
        draw(bench);
        samples_add(&samples, watch_since(start));
    }
    report(&samples, "the title moving");
}

void bench_motions(Bench *bench)
{
    static Samples samples;
    App *app = &bench->engine.app;
    app_tell_time(app, (int64_t)12 * 3600, 0); /* else nothing moves on the pages */
    app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = session_move_count(app->session) - 1});
    rest(bench);
    measure_hands(bench, &samples);
    measure_turns(bench, &samples);
    measure_lenses(bench, &samples);
    measure_looks(bench, &samples);
    measure_moves(bench);
    measure_day(bench, &samples);
    measure_history(bench, &samples);
    samples_report(&coarse.waits, "land sharp after", "times",
                   (Goal){.longest = 100, .waited = true});
    measure_steps(bench, &samples);
    measure_results(bench, &samples);
    measure_haste(bench, &samples);
}

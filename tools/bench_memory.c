/* aurochs-bench-memory: how much of the machine's memory a game takes. The window is the game's
 * own, on a screen that is not there, so that what is resident is what a player's program has, less
 * the libraries that reach a real screen. A motion's largest is what the kernel saw at any moment
 * of it, between two frames too. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/terminal.h"
#include "sdl/run/window.h"
#include "usage.h"
#include "view/state/nav.h"

enum { WIDTH = 1920, HEIGHT = 1080, LARGE_WIDTH = 7680, LARGE_HEIGHT = 4320 };

static const char usage[] = "usage: aurochs-bench-memory RECORD\n"
                            "  RECORD: a finished game, best one with all tiles laid\n";

typedef struct Tour {
    Engine engine;
    Window window;
    double now;     /* seconds: the clock of the table, which goes on a sixtieth a frame */
    double largest; /* MB at any moment of the game so far */
} Tour;

/* A line of this program's status, in MB; NAN where the system has no such. */
static double status(const char *name)
{
    char line[128];
    double kilobytes = NAN;
    FILE *file = fopen("/proc/self/status", "r");
    while (file && fgets(line, sizeof line, file))
        if (strncmp(line, name, strlen(name)) == 0)
            kilobytes = strtod(line + strlen(name), NULL);
    if (file)
        fclose(file);
    return kilobytes * 1024 / 1e6;
}

/* Lets VmHWM begin anew. */
static void forget_largest(void)
{
    FILE *file = fopen("/proc/self/clear_refs", "w");
    if (file) {
        fputs("5", file);
        fclose(file);
    }
}

static void report(Tour *tour, const char *what)
{
    double largest = status("VmHWM:");
    tour->largest = fmax(tour->largest, largest);
    printf("%-34s %5.1f MB, largest %5.1f MB\n", what, status("VmRSS:"), largest);
    fflush(stdout);
    forget_largest();
}

static void frame(Tour *tour)
{
    Engine *engine = &tour->engine;
    tour->now += 1. / 60;
    app_frame(&engine->app, tour->now);
    render_waits(engine->render, false);
    bool shows = engine_draw(engine);
    if (shows)
        SDL_RenderPresent(tour->window.renderer);
}

/* Draws for so many seconds of the table's clock, and then until the land is sharp. */
static void play(Tour *tour, double seconds)
{
    for (double end = tour->now + seconds; tour->now < end;)
        frame(tour);
    for (int i = 0; i < 60 && !render_settled(tour->engine.render); i++)
        frame(tour);
}

static void send(Tour *tour, Input input, double seconds)
{
    app_input(&tour->engine.app, &input);
    play(tour, seconds);
}

static void press(Tour *tour, int key, double seconds)
{
    send(tour, (Input){.kind = INPUT_KEY, .key = key}, seconds);
}

/* Along a figure of eight over the middle of the board. */
static Input pointer_at(int step)
{
    float turn = (float)step * 6.2831853f / 240;
    return (Input){.kind = INPUT_POINTER,
                   .x = WIDTH * .4f + WIDTH * .2f * sinf(turn),
                   .y = HEIGHT * .5f + HEIGHT * .25f * sinf(2 * turn)};
}

static void drag(Tour *tour)
{
    Input hand = pointer_at(0);
    send(tour, hand, 0);
    hand.kind = INPUT_DOWN;
    send(tour, hand, 0);
    for (int i = 0; i <= 240; i += 6)
        send(tour, pointer_at(i), .01);
    hand = pointer_at(0);
    hand.kind = INPUT_UP;
    send(tour, hand, 0);
}

static void turn_wheel(Tour *tour, int notches)
{
    Input wheel = pointer_at(0);
    wheel.kind = INPUT_WHEEL;
    wheel.wheel = notches < 0 ? -1 : 1;
    for (int i = 0; i < abs(notches); i++)
        send(tour, wheel, .3);
}

static void zoom(Tour *tour)
{
    for (int i = 0; i < 5; i++) {
        drag(tour);
        turn_wheel(tour, 3);
    }
    report(tour, "dragging and zooming in");
    turn_wheel(tour, -30);
    turn_wheel(tour, 30);
    turn_wheel(tour, -12);
    press(tour, KEY_HOME, .6);
    report(tour, "zooming from end to end");
}

static void turn(Tour *tour)
{
    for (int i = 0; i < 5; i++)
        press(tour, 'b', .6);
    report(tour, "turning the board");
}

static void look(Tour *tour)
{
    for (const char *key = "mfwp"; *key; key++) {
        press(tour, *key, .4);
        drag(tour);
        turn_wheel(tour, 4);
        drag(tour);
        press(tour, KEY_HOME, .6);
        press(tour, *key, .4);
    }
    report(tour, "lenses");
    for (int i = 0; i < 240; i += 10)
        send(tour, pointer_at(i), .7);
    send(tour, (Input){.kind = INPUT_LEAVE}, .1);
    report(tour, "lighting areas");
}

static void read_pages(Tour *tour)
{
    for (const char *key = "lt"; *key; key++) {
        press(tour, *key, .4);
        press(tour, KEY_ESCAPE, .4);
    }
    press(tour, KEY_F1, .4);
    press(tour, KEY_ESCAPE, .4);
    report(tour, "log, stacks and help");
}

static void go_back(Tour *tour)
{
    App *app = &tour->engine.app;
    int count = session_move_count(app->session);
    press(tour, 'h', .1);
    for (int move = count - 1; move > 0; move -= 2) {
        app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = move});
        play(tour, .1);
    }
    for (int move = 0; move < count; move += 3) {
        app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = move});
        app_follow(app, &(Intent){.kind = INTENT_REDO});
        play(tour, .3);
    }
    press(tour, 'h', .1);
    report(tour, "history");
}

static void finish(Tour *tour)
{
    App *app = &tour->engine.app;
    app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = session_move_count(app->session)});
    play(tour, .7);
    while (app->ui.screen == SCREEN_TABLE)
        press(tour, KEY_SPACE, .7);
    report(tour, "the final scoring");
}

static void resize(Tour *tour, int width, int height)
{
    SDL_SetWindowSize(tour->window.window, width, height);
    SDL_PumpEvents();
    SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
    engine_resize(&tour->engine, width, height, tour->now);
    play(tour, 1);
}

static void rest_at_title(Tour *tour, const char *what)
{
    app_follow(&tour->engine.app, &(Intent){.kind = INTENT_TITLE});
    play(tour, 6);
    report(tour, what);
}

/* Who keeps what of it, in pages and pictures; the window's own picture is the rest's. */
static void print_use(Tour *tour)
{
    const Pages *pages = &tour->engine.pages;
    size_t bytes = 0;
    for (size_t i = 0; i < pages->atlas.page_count; i++)
        bytes += pixels_bytes(&pages->pages[i].pixels);
    printf("    pages %.1f, pictures %.1f MB\n", (double)bytes / 1e6,
           (double)render_bytes(tour->engine.render) / 1e6);
}

static bool open(Tour *tour, char *fault)
{
    report(tour, "the program alone");
    if (!engine_open(&tour->engine, true, NULL, 1, fault) ||
        !window_open(&tour->window, &tour->engine, WIDTH, HEIGHT, fault))
        return false;
    tour->now = window_now();
    play(tour, .1);
    if (!engine_finish(&tour->engine, fault))
        return false;
    report(tour, "the first frames");
    SDL_Delay(3000); /* until all pages are there */
    play(tour, 6);
    report(tour, "the title");
    print_use(tour);
    return true;
}

static bool run(Tour *tour, const char *record, char *fault)
{
    App *app = &tour->engine.app;
    if (!open(tour, fault) || !app_open(app, record, fault, MAX_FAULT_BYTES))
        return false;
    app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = session_move_count(app->session) - 1});
    ui_go(&app->ui, SCREEN_TABLE);
    play(tour, 1);
    report(tour, "the table with all its tiles");
    print_use(tour);
    zoom(tour);
    print_use(tour);
    turn(tour);
    look(tour);
    print_use(tour);
    read_pages(tour);
    go_back(tour);
    print_use(tour);
    finish(tour);
    print_use(tour);
    printf("largest of all: %.1f MB\n", tour->largest);
    ui_go(&app->ui, SCREEN_TABLE);
    resize(tour, LARGE_WIDTH, LARGE_HEIGHT);
    report(tour, "a window of 7680 x 4320");
    resize(tour, WIDTH, HEIGHT);
    play(tour, 6);
    report(tour, "the table in the first window again");
    print_use(tour);
    rest_at_title(tour, "and the title");
    print_use(tour);
    return true;
}

int main(int argc, char **argv)
{
    static Tour tour;
    char fault[MAX_FAULT_BYTES] = "";
    if (argc != 2 || argv[1][0] == '-')
        return usage_say(usage, argc, argv);
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    bool good = SDL_Init(0) == 0 && run(&tour, argv[1], fault);
    if (!good)
        terminal_line(stderr, "aurochs-bench-memory: %s", fault[0] ? fault : SDL_GetError());
    window_close(&tour.window);
    engine_close(&tour.engine);
    SDL_Quit();
    return good ? 0 : 1;
}

/* aurochs: the game in its window. */
#include <SDL.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "play/files.h"
#include "view/script.h"
#include "window.h"

typedef struct Flags {
    const char *file, *script, *trace;
    int width, height, scale; /* scale 0: as the options say */
    bool full_screen, seeded;
    uint64_t seed;
} Flags;

static const char help[] =
    "usage: aurochs [FLAGS] [FILE]\n"
    "Plays a game of hunters and gatherers. FILE is a saved game to go on with.\n"
    "  --size WxH        size of the window, at least 640x400; 1280x720 otherwise\n"
    "  --scale PERCENT   size of everything round the board, 100 to 200\n"
    "  --full-screen     fill the screen\n"
    "  --seed HEX        the same chance on every run\n"
    "  --script FILE     do what a script says, then go on as usual\n"
    "  --trace FILE      write down where everything is, frame by frame, for tests\n"
    "  --help, --version\n"
    "Games are kept in the folder \"aurochs\" of the user's data, $XDG_DATA_HOME on Linux.\n";

static bool parse_value(Flags *flags, const char *flag, const char *value)
{
    char *end = NULL, rest;
    if (strcmp(flag, "--script") == 0) {
        flags->script = value;
        return true;
    }
    if (strcmp(flag, "--trace") == 0) {
        flags->trace = value;
        return true;
    }
    if (strcmp(flag, "--size") == 0)
        return sscanf(value, "%dx%d%c", &flags->width, &flags->height, &rest) == 2 && flags->width >= 640 &&
               flags->height >= 400 && flags->width <= 16384 && flags->height <= 16384;
    if (strcmp(flag, "--scale") == 0) {
        flags->scale = (int)strtol(value, &end, 10);
        return *value && *end == '\0' && flags->scale >= 100 && flags->scale <= 200;
    }
    flags->seeded = true;
    flags->seed = strtoull(value, &end, 16);
    return *value && *end == '\0' && strlen(value) <= 16;
}

/* Exit code, or -1 to go on. */
static int parse_flags(Flags *flags, int argc, char **argv)
{
    static const char *const with_value[] = {"--script", "--trace", "--size", "--scale", "--seed"};
    for (int i = 1; i < argc; i++) {
        const char *flag = argv[i];
        bool takes_value = false;
        for (size_t f = 0; f < sizeof with_value / sizeof *with_value; f++)
            takes_value |= strcmp(flag, with_value[f]) == 0;
        if (strcmp(flag, "--help") == 0) {
            fputs(help, stdout);
            return EXIT_SUCCESS;
        }
        if (strcmp(flag, "--version") == 0) {
            puts("aurochs " AUROCHS_VERSION);
            return EXIT_SUCCESS;
        }
        if (takes_value) {
            if (i + 1 == argc || !parse_value(flags, flag, argv[i + 1])) {
                fprintf(stderr, "aurochs: %s needs a value of another kind; --help lists all flags\n", flag);
                return 2;
            }
            i++;
        } else if (strcmp(flag, "--full-screen") == 0 || strcmp(flag, "--fullscreen") == 0) {
            flags->full_screen = true;
        } else if (flag[0] == '-' || flags->file) {
            fprintf(stderr, "aurochs: '%s' is no flag; --help lists all\n", flag);
            return 2;
        } else {
            flags->file = flag;
        }
    }
    return -1;
}

static uint64_t seed_by_time(void)
{
    uint64_t ticks = SDL_GetPerformanceCounter();
    int on_the_stack; /* its address differs from run to run */
    Random mix = random_from(ticks ^ (uint64_t)time(NULL) << 20 ^ (uint64_t)(uintptr_t)&on_the_stack);
    return random_next(&mix);
}

/* Seconds of local time east of Greenwich. */
static int local_offset(time_t now)
{
    struct tm greenwich = *gmtime(&now);
    greenwich.tm_isdst = localtime(&now)->tm_isdst;
    return (int)difftime(now, mktime(&greenwich));
}

static bool advance(void *context, double seconds)
{
    Window *window = context;
    double end = window_now() + seconds;
    do {
        window_draw(window);
        SDL_PumpEvents();
        if (SDL_HasEvent(SDL_QUIT))
            return false;
        if (window_now() + 1. / 60 < end)
            SDL_Delay(1000 / 60);
    } while (window_now() < end);
    SDL_FlushEvents(SDL_KEYDOWN, SDL_MULTIGESTURE); /* hands off while a script plays */
    return true;
}

static bool shot(void *context, const char *path, char *reason, size_t capacity)
{
    Window *window = context;
    app_frame(&window->stage->app, window_now());
    do
        render_draw(window->stage->render, &window->stage->app.list);
    while (!render_settled(window->stage->render));
    bool good = stage_save_output(window->renderer, path);
    if (!good)
        snprintf(reason, capacity, "%s: %s", path, SDL_GetError());
    SDL_RenderPresent(window->renderer);
    return good;
}

static bool run_script(Window *window, const char *path, char *fault)
{
    size_t size;
    ScriptHost host = {window, advance, shot};
    char *text = file_read(path, 1 << 20, &size);
    if (!text) {
        snprintf(fault, MAX_FAULT_BYTES, "%.300s: %s", path, strerror(errno));
        return false;
    }
    bool good = script_run(path, text, &window->stage->app, &host, fault, MAX_FAULT_BYTES);
    free(text);
    return good || !fault[0];
}

static bool play(Stage *stage, Window *window, const Flags *flags, char *fault)
{
    char *folder = SDL_GetPrefPath("", "aurochs");
    if (!folder)
        fprintf(stderr, "aurochs: no folder to keep games in: %s\n", SDL_GetError());
    bool good = stage_open(stage, folder, flags->seeded ? flags->seed : seed_by_time(), fault);
    SDL_free(folder);
    if (!good || (flags->file && !app_open(&stage->app, flags->file, fault, MAX_FAULT_BYTES)))
        return false;
    time_t now = time(NULL);
    app_tell_time(&stage->app, now, local_offset(now));
    if (flags->scale)
        stage->app.ui.options.scale = flags->scale;
    stage->app.ui.options.full_screen |= flags->full_screen;
    if (!window_open(window, stage, flags->width, flags->height, fault))
        return false;
    if (flags->trace && !trace_open(&window->trace, flags->trace)) {
        snprintf(fault, MAX_FAULT_BYTES, "%.300s: %s", flags->trace, strerror(errno));
        return false;
    }
    window_draw(window);
    if (flags->script && !run_script(window, flags->script, fault))
        return false;
    while (window_step(window)) {
    }
    if (stage->pages.fault[0])
        snprintf(fault, MAX_FAULT_BYTES, "%s", stage->pages.fault);
    return !fault[0];
}

int main(int argc, char **argv)
{
    Flags flags = {.width = 1280, .height = 720};
    int code = parse_flags(&flags, argc, argv);
    if (code >= 0)
        return code;
    SDL_SetHint(SDL_HINT_APP_NAME, "Aurochs");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    if (SDL_Init(0) != 0) {
        fprintf(stderr, "aurochs: %s\n", SDL_GetError());
        return EXIT_FAILURE;
    }
    static Stage stage;
    Window window = {0};
    char fault[MAX_FAULT_BYTES] = "";
    bool good = play(&stage, &window, &flags, fault);
    if (!good)
        fprintf(stderr, "aurochs: %s\n", fault);
    window_close(&window);
    stage_close(&stage);
    SDL_Quit();
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}

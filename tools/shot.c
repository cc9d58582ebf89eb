/* aurochs-shot: what the window would show, as a PNG, without a window: drawn by SDL's software
 * renderer on a surface, at a clock of its own, so that every run gives the same bytes. */
#include <SDL.h>
#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "play/terminal.h"
#include "pseudo.h"
#include "script.h"
#include "sdl/run/engine.h"
#include "view/words/catalogue.h"

typedef struct Wishes {
    const char *record, *script, *out;
    int moves, width, height, scale; /* moves < 0: all */
    int landscape;                   /* pixels a tile of the land alone; 0: the window */
    double time;
    int hour; /* of the day, as it is told to the game; < 0: it is told nothing */
    uint64_t seed;
    Language language;
    bool system_fonts; /* else the same picture comes of it everywhere */
} Wishes;

typedef struct Shot {
    Engine engine;
    SDL_Surface *surface;
    SDL_Renderer *renderer;
    double now;
} Shot;

static const char usage[] =
    "usage: aurochs-shot [--record FILE [--moves N]] [--script FILE] [--size WxH]\n"
    "                    [--scale 100..200] [--time SECONDS] [--seed HEX] [--landscape PIXELS]\n"
    "                    [--language CODE] [--hour 0..23] [--fonts own|system] --out FILE.png\n"
    "Draws what the game would show after the record's first N decisions and the script,\n"
    "SECONDS later (0 to 3600, 1 if not given), in a window of 320x200 to 8192x8192;\n"
    "with --landscape the land alone, with names and points, in 16 to 512 pixels a tile.\n";

enum { MOST_SECONDS = 3600 };

static bool parse_number(const char *text, long least, long most, int *number)
{
    char *end;
    long value = strtol(text, &end, 10);
    *number = (int)value;
    return end != text && *end == '\0' && value >= least && value <= most;
}

static bool parse_seconds(const char *text, double *seconds)
{
    char *end;
    *seconds = strtod(text, &end);
    return end != text && *end == '\0' && *seconds >= 0 && *seconds <= MOST_SECONDS;
}

static bool parse_seed(const char *text, uint64_t *seed)
{
    size_t digits = strspn(text, "0123456789abcdefABCDEF");
    *seed = strtoull(text, NULL, 16);
    return digits > 0 && digits <= 16 && text[digits] == '\0';
}

static bool parse_flag(Wishes *wishes, const char *flag, const char *value)
{
    char rest;
    if (strcmp(flag, "--record") == 0)
        wishes->record = value;
    else if (strcmp(flag, "--script") == 0)
        wishes->script = value;
    else if (strcmp(flag, "--out") == 0)
        wishes->out = value;
    else if (strcmp(flag, "--language") == 0)
        return language_of(value, &wishes->language);
    else if (strcmp(flag, "--fonts") == 0)
        wishes->system_fonts = strcmp(value, "system") == 0;
    else if (strcmp(flag, "--moves") == 0)
        return parse_number(value, 0, MAX_SESSION_MOVES, &wishes->moves);
    else if (strcmp(flag, "--landscape") == 0)
        return parse_number(value, 16, 512, &wishes->landscape);
    else if (strcmp(flag, "--hour") == 0)
        return parse_number(value, 0, 23, &wishes->hour);
    else if (strcmp(flag, "--scale") == 0)
        return parse_number(value, 100, 200, &wishes->scale);
    else if (strcmp(flag, "--size") == 0)
        return sscanf(value, "%dx%d%c", &wishes->width, &wishes->height, &rest) == 2 &&
               wishes->width >= 320 && wishes->height >= 200 && wishes->width <= 8192 &&
               wishes->height <= 8192;
    else if (strcmp(flag, "--time") == 0)
        return parse_seconds(value, &wishes->time);
    else if (strcmp(flag, "--seed") == 0)
        return parse_seed(value, &wishes->seed);
    else
        return false;
    return *value;
}

/* The time goes on in steps of a sixtieth, as frames do. */
static bool advance(void *context, double seconds)
{
    Shot *shot = context;
    double end = shot->now + seconds;
    app_frame(&shot->engine.app, shot->now);
    while (shot->now + 1e-6 < end) {
        shot->now = shot->now + 1. / 60 < end ? shot->now + 1. / 60 : end;
        app_frame(&shot->engine.app, shot->now);
    }
    return true;
}

/* As BMP, too, which takes a tenth of the time: for whoever reads it at once. */
static bool save(const Shot *shot, const char *path)
{
    const char *ending = strrchr(path, '.');
    if (!ending || strcmp(ending, ".bmp") != 0)
        return engine_save_output(shot->renderer, path);
    return SDL_RenderFlush(shot->renderer) == 0 && SDL_SaveBMP(shot->surface, path) == 0;
}

static bool take(void *context, const char *path, char *reason, size_t capacity)
{
    Shot *shot = context;
    app_frame(&shot->engine.app, shot->now);
    render_draw(shot->engine.render, &shot->engine.app.list);
    if (shot->engine.pages.fault[0]) {
        utf8_print(reason, capacity, "%s", shot->engine.pages.fault);
        return false;
    }
    if (!save(shot, path)) {
        utf8_print(reason, capacity, "%s: %s", path_shown(path).text, SDL_GetError());
        return false;
    }
    return true;
}

static bool take_landscape(Shot *shot, const Wishes *wishes, char *fault)
{
    SDL_Surface *picture = engine_paint_landscape(&shot->engine, wishes->landscape);
    bool good = picture && IMG_SavePNG(picture, wishes->out) == 0;
    if (!good)
        utf8_print(fault, MAX_FAULT_BYTES, "%s: %s", path_shown(wishes->out).text,
                   shot->engine.app.session ? SDL_GetError()
                                            : "no game is open: --record is missing");
    SDL_FreeSurface(picture);
    return good;
}

static bool show_record(Shot *shot, const Wishes *wishes, char *fault)
{
    App *app = &shot->engine.app;
    if (!app_open(app, wishes->record, fault, MAX_FAULT_BYTES))
        return false;
    if (wishes->moves < 0)
        return true;
    if (wishes->moves > session_move_count(app->session)) {
        utf8_print(fault, MAX_FAULT_BYTES, "%s: has %d moves, not %d",
                   path_shown(wishes->record).text, session_move_count(app->session),
                   wishes->moves);
        return false;
    }
    Record *record = malloc(sizeof *record);
    if (record) {
        session_seek(app->session, wishes->moves);
        session_record(app->session, record);
        Session *session = session_open(session_edition(app->session), record);
        if (session)
            app_show(app, session);
    }
    free(record);
    return true;
}

static bool run(Shot *shot, const Wishes *wishes, char *fault)
{
    shot->surface = SDL_CreateRGBSurfaceWithFormat(0, wishes->width, wishes->height, 32,
                                                   SDL_PIXELFORMAT_RGB888);
    shot->renderer = shot->surface ? SDL_CreateSoftwareRenderer(shot->surface) : NULL;
    if (!shot->renderer) {
        utf8_print(fault, MAX_FAULT_BYTES, "cannot draw: %s", SDL_GetError());
        return false;
    }
    if (!engine_open(&shot->engine, false, NULL, wishes->seed, fault))
        return false;
    if (wishes->system_fonts)
        fonts_use_system(shot->engine.fonts);
    if (!engine_show(&shot->engine, shot->renderer)) {
        utf8_print(fault, MAX_FAULT_BYTES, "out of memory");
        return false;
    }
    if (wishes->hour >= 0) /* of the second day of 1970, at Greenwich */
        app_tell_time(&shot->engine.app, (24 + wishes->hour) * 3600, 0);
    shot->engine.app.ui.options.scale = wishes->scale;
    engine_resize(&shot->engine, wishes->width, wishes->height, 0);
    if (wishes->record && !show_record(shot, wishes, fault))
        return false;
    pseudo_teach(); /* what the terminal was told so far is English */
    if (!language_speak(wishes->language, fault, MAX_FAULT_BYTES))
        return false;
    advance(shot, wishes->time);
    ScriptHost host = {shot, advance, take};
    if (wishes->script &&
        !script_run_file(wishes->script, &shot->engine.app, &host, fault, MAX_FAULT_BYTES))
        return false;
    if (wishes->landscape && wishes->out)
        return take_landscape(shot, wishes, fault);
    return !wishes->out || take(shot, wishes->out, fault, MAX_FAULT_BYTES);
}

static void complain(const char *flag)
{
    char languages[80];
    language_list(languages, sizeof languages);
    if (strcmp(flag, "--language") == 0)
        terminal_line(stderr, "aurochs-shot: --language needs one of %s", languages);
    else
        terminal_line(
            stderr, "aurochs-shot: '%s' is no flag, or has no such value; --help lists all", flag);
}

int main(int argc, char **argv)
{
    Wishes wishes = {
        .moves = -1, .width = 1280, .height = 720, .scale = 100, .time = 1, .hour = -1, .seed = 1};
    for (int i = 1; i < argc; i += 2) {
        if (strcmp(argv[i], "--help") == 0) {
            fputs(usage, stdout);
            return EXIT_SUCCESS;
        }
        if (i + 1 == argc || !parse_flag(&wishes, argv[i], argv[i + 1])) {
            complain(argv[i]);
            return 2;
        }
    }
    if (!wishes.out && !wishes.script) {
        fputs("aurochs-shot: --out PNG or --script FILE is missing; --help lists all\n", stderr);
        return 2;
    }
    static Shot shot;
    char fault[MAX_FAULT_BYTES] = "";
    bool good = run(&shot, &wishes, fault);
    if (!good)
        terminal_line(stderr, "aurochs-shot: %s", fault);
    engine_close(&shot.engine);
    if (shot.renderer)
        SDL_DestroyRenderer(shot.renderer);
    SDL_FreeSurface(shot.surface);
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}

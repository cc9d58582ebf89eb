/* aurochs: the game in its window. */
#include <SDL.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/utf8.h"
#include "outside.h"
#include "play/assets.h"
#include "play/disk.h"
#include "play/terminal.h"
#include "play/user_folders.h"
#include "view/state/nav.h"
#include "view/words/catalogue.h"
#include "view/words/phrases.h"
#include "workers.h"

/* The command line. */
typedef struct Flags {
    const char *file, *script, *trace;
    int width, height, scale; /* 0: as the options say */
    float think;              /* seconds for a decision of the strongest computer player */
    bool full_screen, seeded, silent;
    uint64_t seed;
    const char *language; /* its code, or NULL */
} Flags;

enum { LEAST_SCALE = 100, MOST_SCALE = 200 };

extern const char commit[]; /* that this was built from, made by the build; "": not known */

static const char *const help[] = {
    N_("usage: aurochs [FLAGS] [FILE]"),
    N_("Plays a game of hunters and gatherers. FILE is a saved game to go on with."),
    N_("  --size WxH        size of the window, 640x400 to 7680x4320; else as it was last, or "
       "1280x720"),
    N_("  --scale PERCENT   size of everything round the board, 100 to 200"),
    N_("  --full-screen     fill the screen"),
    N_("  --language CODE   whatever the options and the system say: {codes}"),
    N_("  --silent          open no sound device"),
    N_("  --think SECONDS   what the strongest computer player takes for a decision, .01 to 60; 2 "
       "otherwise"),
    N_("  --seed HEX        the same chance on every run"),
    N_("  --script FILE     do what a script says, then go on as usual"),
    N_("  --trace FILE      write down where everything is, frame by frame, for tests"),
    N_("  --help, --version"),
    N_("Games are kept in the folder \"aurochs\" of the user's data, $XDG_DATA_HOME on Linux.")};

static bool take_script(Flags *flags, const char *value)
{
    flags->script = value;
    return true;
}

static bool take_trace(Flags *flags, const char *value)
{
    flags->trace = value;
    return true;
}

static bool take_size(Flags *flags, const char *value)
{
    char rest;
    return sscanf(value, "%dx%d%c", &flags->width, &flags->height, &rest) == 2 &&
           flags->width >= WINDOW_LEAST_WIDTH && flags->height >= WINDOW_LEAST_HEIGHT &&
           flags->width <= WINDOW_MOST_WIDTH && flags->height <= WINDOW_MOST_HEIGHT;
}

static bool take_scale(Flags *flags, const char *value)
{
    char *end;
    long scale = strtol(value, &end, 10);
    flags->scale = (int)scale;
    return end != value && *end == '\0' && scale >= LEAST_SCALE && scale <= MOST_SCALE;
}

static bool take_think(Flags *flags, const char *value)
{
    char *end;
    flags->think = strtof(value, &end);
    return end != value && *end == '\0' && flags->think >= .01f && flags->think <= 60;
}

static bool take_seed(Flags *flags, const char *value)
{
    size_t digits = strspn(value, "0123456789abcdefABCDEF");
    flags->seeded = true;
    flags->seed = strtoull(value, NULL, 16);
    return digits >= 1 && digits <= 16 && value[digits] == '\0';
}

/* A language that cannot be spoken is told of in one line, and the one before goes on. */
static bool speak(Language language)
{
    char fault[MAX_FAULT_BYTES];
    if (!language_speak(language, fault, sizeof fault))
        terminal_line(stderr, "aurochs: %s", fault);
    return true;
}

/* What the system asks for: on most of them variables, in the order that gettext looks at them. */
static Language system_language(void)
{
    static const char *const names[] = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"};
    Language language = LANGUAGE_ENGLISH;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value && *value && (language_of_locales(value, &language) || i > 0))
            return language;
    }
    SDL_Locale *locales = SDL_GetPreferredLocales();
    for (const SDL_Locale *at = locales; at && at->language; at++)
        if (language_of_locales(at->language, &language))
            break;
    SDL_free(locales);
    return language;
}

static bool take_language(Flags *flags, const char *value)
{
    Language language;
    flags->language = value;
    return language_of(value, &language) && speak(language);
}

/* Says what is wrong with the flags; the exit code. */
static int flag_fault(const char *fault)
{
    terminal_line(stderr, "aurochs: %s", fault);
    return 2;
}

/* Returns -1 to go on, or the exit code: 0 after --help and --version, 2 after an error, which was
 * said in one line. */
static int flags_parse(Flags *flags, int argc, char **argv)
{
    char codes[60], languages[120];
    const struct {
        const char *flag, *wanted;
        bool (*take)(Flags *flags, const char *value);
    } with_value[] = {
        {"--script", N_("a file"), take_script},
        {"--trace", N_("a file"), take_trace},
        {"--size", N_("WIDTHxHEIGHT of 640x400 to 7680x4320"), take_size},
        {"--scale", N_("a percentage of 100 to 200"), take_scale},
        {"--language", languages, take_language},
        {"--think", N_(".01 to 60 seconds"), take_think},
        {"--seed", N_("1 to 16 hexadecimal digits"), take_seed},
    };
    enum { COUNT = sizeof with_value / sizeof *with_value };
    language_list(codes, sizeof codes);
    utf8_print(languages, sizeof languages, "%s",
               words_with(tr("one of {codes}"), "codes=%s", codes));
    *flags = (Flags){.think = THINK_SECONDS};
    for (int i = 1; i < argc; i++) {
        int at = 0;
        while (at < COUNT && strcmp(argv[i], with_value[at].flag) != 0)
            at++;
        if (at < COUNT) {
            if (++i == argc || !with_value[at].take(flags, argv[i])) {
                return flag_fault(words_with(tr("{flag} needs {wanted}"), "flag=%s wanted=%s",
                                             with_value[at].flag, tr(with_value[at].wanted)));
            }
        } else if (strcmp(argv[i], "--help") == 0) {
            for (size_t line = 0; line < sizeof help / sizeof *help; line++)
                puts(words_with(tr(help[line]), "codes=%s", codes));
            return EXIT_SUCCESS;
        } else if (strcmp(argv[i], "--version") == 0) {
            printf("aurochs " AUROCHS_VERSION "%s%s%s\n", *commit ? " (" : "", commit,
                   *commit ? ")" : "");
            return EXIT_SUCCESS;
        } else if (strcmp(argv[i], "--full-screen") == 0 || strcmp(argv[i], "--fullscreen") == 0) {
            flags->full_screen = true;
        } else if (strcmp(argv[i], "--silent") == 0) {
            flags->silent = true;
        } else if (argv[i][0] == '-') {
            return flag_fault(
                words_with(tr("there is no flag '{flag}'; --help lists all"), "flag=%s", argv[i]));
        } else if (flags->file) {
            return flag_fault(words_with(tr("one game at a time, not '{file}' and '{other}'"),
                                         "file=%s other=%s", flags->file, argv[i]));
        } else {
            flags->file = argv[i];
        }
    }
    return -1;
}

static uint64_t seed_by_time(void)
{
    uint64_t ticks = SDL_GetPerformanceCounter();
    int on_the_stack; /* its address differs from run to run */
    Random mix =
        random_from(ticks ^ (uint64_t)time(NULL) << 20 ^ (uint64_t)(uintptr_t)&on_the_stack);
    return random_next(&mix);
}

/* Seconds of local time east of Greenwich. */
static int local_offset(time_t now)
{
    struct tm greenwich = *gmtime(&now);
    greenwich.tm_isdst = localtime(&now)->tm_isdst;
    return (int)difftime(now, mktime(&greenwich));
}

static void say_nothing_kept(App *app, const char *reason)
{
    const char *text = say_text(SAY_NO_FOLDER, reason);
    const char *title = tr("Games cannot be kept");
    terminal_line(stderr, "aurochs: %s: %s", title, reason);
    ui_message(&app->ui, title, text);
}

/* Opens the game of the command line. */
static bool open_file(Engine *engine, const Flags *flags, char *fault)
{
    bool told = engine->app.ui.overlay == OVERLAY_MESSAGE;
    bool good =
        engine_finish(engine, fault) && app_open(&engine->app, flags->file, fault, MAX_FAULT_BYTES);
    if (told) /* the table must not hide what was said while the program started */
        ui_open(&engine->app.ui, OVERLAY_MESSAGE);
    return good;
}

/* Landscapes are saved in the user's folder for pictures, where the system has one. */
static void find_pictures(App *app)
{
    char config[MAX_PATH_BYTES], folder[MAX_PATH_BYTES], home[MAX_PATH_BYTES];
    const char *set = getenv("XDG_CONFIG_HOME");
    if (!user_home(home) || snprintf(config, sizeof config, "%s%s", set && *set ? set : home,
                                     set && *set ? "" : "/.config") >= (int)sizeof config)
        return;
    if (user_pictures(home, config, folder))
        memcpy(app->pictures, folder, sizeof folder);
}

static void find_assets(void)
{
    char *folder = SDL_GetBasePath();
    if (folder)
        assets_near(folder);
    SDL_free(folder);
}

static bool play(Engine *engine, Window *window, const Flags *flags, char *fault)
{
    char *folder = SDL_GetPrefPath("", "aurochs");
    path_tidy(folder);
    char reason[300];
    utf8_print(reason, sizeof reason, "%s", folder ? "" : SDL_GetError());
    bool good =
        engine_open(engine, true, folder, flags->seeded ? flags->seed : seed_by_time(), fault);
    if (good)
        fonts_use_system(engine->fonts);
    Language language;
    char said_before[MAX_FAULT_BYTES]; /* when the flags were read */
    if (good && flags->language && language_of(flags->language, &language)) /* not the options' */
        language_speak(language, said_before, sizeof said_before);
    if (good && !folder)
        say_nothing_kept(&engine->app, reason);
    SDL_free(folder);
    if (!good || (flags->file && !open_file(engine, flags, fault)))
        return false;
    find_pictures(&engine->app);
    time_t now = time(NULL);
    app_tell_time(&engine->app, now, local_offset(now));
    if (flags->scale)
        engine->app.ui.options.scale = flags->scale;
    engine->app.ui.options.full_screen |= flags->full_screen;
    if (!window_open(window, engine, flags->width, flags->height, fault))
        return false;
    window->thinker.seconds = flags->think;
    if (flags->trace && !outside_watch(window, flags->trace, fault))
        return false;
    if (!flags->silent)
        audio_start(&window->audio, flags->seeded ? flags->seed : seed_by_time());
    window_draw(window);
    if (!engine_finish(engine, fault))
        return false;
    if (!flags->file && !flags->script)
        app_greet(&engine->app);
    if (flags->script && !outside_work(window, flags->script, fault))
        return false;
    while (window_step(window)) {
    }
    if (engine->pages.fault[0])
        utf8_print(fault, MAX_FAULT_BYTES, "%s", engine->pages.fault);
    return !fault[0];
}

int main(int argc, char **argv)
{
    Flags flags;
    disk_attach_terminal();
    find_assets();
    outside_speak();
    language_ask(system_language());
    speak(language_asked());
    int code = flags_parse(&flags, argc, argv);
    if (code >= 0)
        return code;
    SDL_SetHint(SDL_HINT_APP_NAME, "Aurochs");
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"); /* effects are the desktop's */
    if (SDL_Init(0) != 0) {
        terminal_line(stderr, "aurochs: %s", SDL_GetError());
        return EXIT_FAILURE;
    }
    static Engine engine;
    Window window = {0};
    char fault[MAX_FAULT_BYTES] = "";
    bool good = play(&engine, &window, &flags, fault);
    if (!good)
        terminal_line(stderr, "aurochs: %s", fault);
    window_close(&window);
    engine_close(&engine);
    SDL_Quit();
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}

#include "flags.h"

#include "play/terminal.h"
#include "thinker.h"
#include "window_place.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LEAST_SCALE = 100, MOST_SCALE = 200 };

static const char help[] =
    "usage: aurochs [FLAGS] [FILE]\n"
    "Plays a game of hunters and gatherers. FILE is a saved game to go on with.\n"
    "  --size WxH        size of the window, 640x400 to 7680x4320; else as it was last, or "
    "1280x720\n"
    "  --scale PERCENT   size of everything round the board, 100 to 200\n"
    "  --full-screen     fill the screen\n"
    "  --language CODE   what is on the screen: en, or pseudo for tests of what is to be "
    "translated\n"
    "  --silent          open no sound device\n"
    "  --think SECONDS   what the strongest computer player takes for a decision, .01 to 60; 2 "
    "otherwise\n"
    "  --seed HEX        the same chance on every run\n"
    "  --script FILE     do what a script says, then go on as usual\n"
    "  --trace FILE      write down where everything is, frame by frame, for tests\n"
    "  --help, --version\n"
    "Games are kept in the folder \"aurochs\" of the user's data, $XDG_DATA_HOME on Linux.\n";

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

static bool take_language(Flags *flags, const char *value)
{
    return language_of(value, &flags->language);
}

int flags_parse(Flags *flags, int argc, char **argv)
{
    char languages[80] = "one of ";
    const struct {
        const char *flag, *wanted;
        bool (*take)(Flags *flags, const char *value);
    } with_value[] = {
        {"--script", "a file", take_script},
        {"--trace", "a file", take_trace},
        {"--size", "WIDTHxHEIGHT of 640x400 to 7680x4320", take_size},
        {"--scale", "a percentage of 100 to 200", take_scale},
        {"--language", languages, take_language},
        {"--think", ".01 to 60 seconds", take_think},
        {"--seed", "1 to 16 hexadecimal digits", take_seed},
    };
    enum { COUNT = sizeof with_value / sizeof *with_value };
    language_list(languages + strlen(languages), sizeof languages - strlen(languages));
    *flags = (Flags){.think = THINK_SECONDS};
    for (int i = 1; i < argc; i++) {
        int at = 0;
        while (at < COUNT && strcmp(argv[i], with_value[at].flag) != 0)
            at++;
        if (at < COUNT) {
            if (++i == argc || !with_value[at].take(flags, argv[i])) {
                terminal_line(stderr, "aurochs: %s needs %s", with_value[at].flag,
                              with_value[at].wanted);
                return 2;
            }
        } else if (strcmp(argv[i], "--help") == 0) {
            fputs(help, stdout);
            return EXIT_SUCCESS;
        } else if (strcmp(argv[i], "--version") == 0) {
            puts("aurochs " AUROCHS_VERSION);
            return EXIT_SUCCESS;
        } else if (strcmp(argv[i], "--full-screen") == 0 || strcmp(argv[i], "--fullscreen") == 0) {
            flags->full_screen = true;
        } else if (strcmp(argv[i], "--silent") == 0) {
            flags->silent = true;
        } else if (argv[i][0] == '-') {
            terminal_line(stderr, "aurochs: there is no flag '%s'; --help lists all", argv[i]);
            return 2;
        } else if (flags->file) {
            terminal_line(stderr, "aurochs: one game at a time, not '%s' and '%s'", flags->file,
                          argv[i]);
            return 2;
        } else {
            flags->file = argv[i];
        }
    }
    return -1;
}

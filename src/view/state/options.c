#include "view/state/options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_OPTION_BYTES = 4096, LEAST_SCALE = 100, MOST_SCALE = 200 };

static const char *const ask_words[ASKS] = {"never", "pieces", "always"};
static const char *const panel_words[PANEL_SIDES] = {"right", "left", "follows"};
static const char *const pace_words[PACES] = {"calm", "brisk", "at-once"};

/* Which of the words it is; `known` where it is none of them. */
static uint8_t choice(const char *value, const char *const *words, int count, uint8_t known)
{
    for (int i = 0; i < count; i++)
        if (strcmp(value, words[i]) == 0)
            return (uint8_t)i;
    return known;
}

/* "-lr--": a letter for each colour, in the order of Sits. */
static const char sits_letters[SITS + 1] = "-rl";

static void take_sits(Options *options, const char *letters)
{
    if (strlen(letters) != COLOURS || strspn(letters, sits_letters) != COLOURS)
        return;
    for (int colour = 0; colour < COLOURS; colour++)
        options->sits[colour] = (uint8_t)(strchr(sits_letters, letters[colour]) - sits_letters);
}

bool options_sits_left(const Options *options, int seat, Colour colour)
{
    uint8_t sits = options->sits[colour];
    return sits == SITS_BY_TURNS ? seat % 2 != 0 : sits == SITS_LEFT;
}

static void take_line(Options *options, const char *line)
{
    char name[32], value[32];
    if (sscanf(line, "%31s %31s", name, value) != 2)
        return;
    bool on = strcmp(value, "on") == 0;
    if (strcmp(name, "ask") == 0)
        options->ask = choice(value, ask_words, ASKS, options->ask);
    else if (strcmp(name, "panel") == 0)
        options->panel = choice(value, panel_words, PANEL_SIDES, options->panel);
    else if (strcmp(name, "pace") == 0)
        options->pace = choice(value, pace_words, PACES, options->pace);
    else if (strcmp(name, "sits") == 0)
        take_sits(options, value);
    else if (strcmp(name, "scale") == 0) {
        long scale = strtol(value, NULL, 10);
        if (scale >= LEAST_SCALE && scale <= MOST_SCALE)
            options->scale = (int)scale;
    } else if (strcmp(name, "picture") == 0) {
        long tile = strtol(value, NULL, 10);
        if (tile >= PICTURE_LEAST && tile <= PICTURE_MOST)
            options->picture = (int)tile;
    } else if (strcmp(name, "reduced-motion") == 0) {
        options->reduced_motion = on;
    } else if (strcmp(name, "tile-edges") == 0) {
        options->tile_edges = on;
    } else if (strcmp(name, "edge-pan") == 0) {
        options->edge_pan = on;
    } else if (strcmp(name, "full-screen") == 0) {
        options->full_screen = on;
    }
}

void options_load(Options *options, const char *path)
{
    size_t size;
    char *text = file_read(path, MAX_OPTION_BYTES, &size);
    if (!text)
        return;
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"))
        take_line(options, line);
    free(text);
}

static const char *word(bool on)
{
    return on ? "on" : "off";
}

bool options_store(const Options *options, const char *path)
{
    char text[256], sits[COLOURS + 1] = "";
    for (int colour = 0; colour < COLOURS; colour++)
        sits[colour] = sits_letters[options->sits[colour]];
    int size = snprintf(
        text, sizeof text,
        "scale %d\npicture %d\nask %s\npanel %s\npace %s\nsits %s\nreduced-motion %s\ntile-edges %s\n"
        "edge-pan %s\nfull-screen %s\n",
        options->scale, options->picture, ask_words[options->ask], panel_words[options->panel],
        pace_words[options->pace], sits, word(options->reduced_motion), word(options->tile_edges), word(options->edge_pan),
        word(options->full_screen));
    return file_write(path, text, (size_t)size);
}

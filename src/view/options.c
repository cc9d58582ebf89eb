#include "options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_OPTION_BYTES = 4096, LEAST_SCALE = 100, MOST_SCALE = 200 };

static const char *const ask_words[ASKS] = {"never", "pieces", "always"};

static void take_line(Options *options, const char *line)
{
    char name[32], value[32];
    if (sscanf(line, "%31s %31s", name, value) != 2)
        return;
    bool on = strcmp(value, "on") == 0;
    for (int ask = 0; strcmp(name, "ask") == 0 && ask < ASKS; ask++)
        if (strcmp(value, ask_words[ask]) == 0)
            options->ask = (uint8_t)ask;
    if (strcmp(name, "scale") == 0) {
        long scale = strtol(value, NULL, 10);
        if (scale >= LEAST_SCALE && scale <= MOST_SCALE)
            options->scale = (int)scale;
    } else if (strcmp(name, "reduced-motion") == 0) {
        options->reduced_motion = on;
    } else if (strcmp(name, "tile-edges") == 0) {
        options->tile_edges = on;
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
    char text[256];
    int size = snprintf(text, sizeof text,
                        "scale %d\nask %s\nreduced-motion %s\ntile-edges %s\nfull-screen %s\n",
                        options->scale, ask_words[options->ask], word(options->reduced_motion),
                        word(options->tile_edges), word(options->full_screen));
    return file_write(path, text, (size_t)size);
}

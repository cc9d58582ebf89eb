#include "view/state/options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"

enum { MAX_OPTION_BYTES = 4096, LEAST_SCALE = 100, MOST_SCALE = 200 };

static const char *const ask_words[ASKS] = {"never", "pieces", "always"};
static const char *const volume_names[VOLUMES] = {"sounds", "valley", "music"};
static const char *const panel_words[PANEL_SIDES] = {"right", "left", "follows"};
static const char *const pace_words[PACES] = {"calm", "brisk", "at-once"};

static const char *const edition_words[EDITIONS] = {"second", "first"};
static const char *const begins_words[] = {"first-seat", "by-lot"};
static const char *const name_words[] = {"given", "typed"};

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

static void take_volume(Options *options, const char *name, const char *value)
{
    char *end;
    long percent = strtol(value, &end, 10);
    for (int volume = 0; volume < VOLUMES; volume++)
        if (strcmp(name, volume_names[volume]) == 0 && end != value && percent >= 0 &&
            percent <= 100)
            options->volume[volume] = (uint8_t)percent;
}

/* "seat red human typed Ana": the name is all that follows the third word. */
static void take_seat(Seating *table, const char *line)
{
    char colour[16], kind[16], typed[16];
    int end = 0;
    SeatPlan seat = {0};
    if (table->count == MAX_PLAYERS ||
        sscanf(line, "seat %15s %15s %15s%n", colour, kind, typed, &end) != 3)
        return;
    const char *name = line[end] == ' ' ? line + end + 1 : line + end;
    seat.colour = choice(colour, colour_words, COLOURS, COLOURS);
    seat.kind = choice(kind, seat_words, SEAT_KINDS, SEAT_KINDS);
    seat.typed = choice(typed, name_words, 2, true);
    if (seat.colour == COLOURS || seat.kind == SEAT_KINDS || strlen(name) >= MAX_NAME ||
        !utf8_quotable(name, strlen(name)))
        return;
    for (int i = 0; i < table->count; i++)
        if (table->seats[i].colour == seat.colour)
            return;
    strcpy(seat.name, name);
    table->seats[table->count++] = seat;
}

/* What the last game was. False where the line says nothing of it. */
static bool take_table(Seating *table, const char *line, const char *name, const char *value)
{
    if (strcmp(name, "seat") == 0)
        take_seat(table, line);
    else if (strcmp(name, "edition") == 0)
        table->edition = choice(value, edition_words, EDITIONS, table->edition);
    else if (strcmp(name, "help") == 0)
        table->help = choice(value, help_words, HELPS, table->help);
    else if (strcmp(name, "begins") == 0)
        table->by_lot = choice(value, begins_words, 2, table->by_lot);
    else
        return false;
    return true;
}

/* "1280x720+10+20" */
static void take_window(WindowPlace *window, const char *value)
{
    WindowPlace place = {.maximised = window->maximised};
    if (sscanf(value, "%5dx%5d%6d%6d", &place.w, &place.h, &place.x, &place.y) == 4 &&
        place.w > 0 && place.h > 0)
        *window = place;
}

static void take_line(Options *options, const char *line)
{
    char name[32], value[32];
    if (sscanf(line, "%31s %31s", name, value) != 2)
        return;
    bool on = strcmp(value, "on") == 0;
    take_volume(options, name, value);
    if (take_table(&options->last_table, line, name, value))
        return;
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
    } else if (strcmp(name, "panel-away") == 0) {
        options->panel_away = on;
    } else if (strcmp(name, "reduced-motion") == 0) {
        options->reduced_motion = on;
    } else if (strcmp(name, "tile-edges") == 0) {
        options->tile_edges = on;
    } else if (strcmp(name, "edge-pan") == 0) {
        options->edge_pan = on;
    } else if (strcmp(name, "full-screen") == 0) {
        options->full_screen = on;
    } else if (strcmp(name, "window") == 0) {
        take_window(&options->window, value);
    } else if (strcmp(name, "maximised") == 0) {
        options->window.maximised = on;
    } else if (strcmp(name, "silent") == 0) {
        options->silent = on;
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
    if (options->last_table.count < MIN_PLAYERS)
        options->last_table = (Seating){0};
    free(text);
}

static const char *word(bool on)
{
    return on ? "on" : "off";
}

/* Adds the lines of the last game's table to what `text` holds. */
static void add_table(const Seating *table, char *text, size_t capacity)
{
    if (table->count == 0)
        return;
    size_t size = strlen(text);
    snprintf(text + size, capacity - size, "edition %s\nhelp %s\nbegins %s\n",
             edition_words[table->edition], help_words[table->help], begins_words[table->by_lot]);
    for (int i = 0; i < table->count; i++) {
        const SeatPlan *seat = &table->seats[i];
        size = strlen(text);
        snprintf(text + size, capacity - size, "seat %s %s %s %s\n", colour_words[seat->colour],
                 seat_words[seat->kind], name_words[seat->typed], seat->name);
    }
}

bool options_store(const Options *options, const char *path)
{
    char text[2048], sits[COLOURS + 1] = "";
    for (int colour = 0; colour < COLOURS; colour++)
        sits[colour] = sits_letters[options->sits[colour]];
    snprintf(text, sizeof text,
             "scale %d\npicture %d\nask %s\npanel %s\npanel-away %s\npace %s\nsits %s\n"
             "reduced-motion %s\ntile-edges %s\nedge-pan %s\nfull-screen %s\n"
             "sounds %d\nvalley %d\nmusic %d\nsilent %s\n",
             options->scale, options->picture, ask_words[options->ask], panel_words[options->panel],
             word(options->panel_away), pace_words[options->pace], sits,
             word(options->reduced_motion), word(options->tile_edges), word(options->edge_pan),
             word(options->full_screen), options->volume[VOLUME_SOUNDS],
             options->volume[VOLUME_VALLEY], options->volume[VOLUME_MUSIC], word(options->silent));
    if (options->window.w > 0) {
        size_t size = strlen(text);
        snprintf(text + size, sizeof text - size, "window %dx%d%+d%+d\nmaximised %s\n",
                 options->window.w, options->window.h, options->window.x, options->window.y,
                 word(options->window.maximised));
    }
    add_table(&options->last_table, text, sizeof text);
    return file_write(path, text, strlen(text));
}

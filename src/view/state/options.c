#include "view/state/options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "view/words/tr.h"

enum { MAX_OPTION_BYTES = 8192, LEAST_SCALE = 100, MOST_SCALE = 200 };

static const char *const switch_words[] = {"off", "on"};
static const char *const confirm_words[ASKS] = {"never", "pieces", "always"};
static const char *const panel_words[PANEL_SIDES] = {"right", "left", "follows"};
static const char *const language_words[1 + LANGUAGE_PSEUDO] = {"system", "en", "de", "fr", "pl"};
static const char *const pace_words[PACES] = {"calm", "brisk", "at-once"};
static const char *const edition_words[EDITIONS] = {"second", "first"};
static const char *const begins_words[] = {"first-seat", "by-lot"};
static const char *const name_words[] = {"given", "typed"};

/* A line of one value: the word of a number below `most`, or (no words) a number of `least` to
 * `most`. */
typedef struct Line {
    const char *name;
    size_t at, size; /* of its field in Options: a byte, or an int */
    const char *const *words;
    int least, most;
} Line;

#define FIELD(field) offsetof(Options, field), sizeof((Options *)0)->field

static const Line lines[] = {
    {"scale", FIELD(scale), NULL, LEAST_SCALE, MOST_SCALE},
    {"picture", FIELD(picture), NULL, PICTURE_LEAST, PICTURE_MOST},
    {"language", FIELD(language), language_words, 0, 1 + LANGUAGE_PSEUDO},
    {"ask", FIELD(ask), confirm_words, 0, ASKS},
    {"panel", FIELD(panel), panel_words, 0, PANEL_SIDES},
    {"panel-away", FIELD(panel_away), switch_words, 0, 2},
    {"pace", FIELD(pace), pace_words, 0, PACES},
    {"reduced-motion", FIELD(reduced_motion), switch_words, 0, 2},
    {"tile-edges", FIELD(tile_edges), switch_words, 0, 2},
    {"edge-pan", FIELD(edge_pan), switch_words, 0, 2},
    {"full-screen", FIELD(full_screen), switch_words, 0, 2},
    {"sounds", FIELD(volume[VOLUME_SOUNDS]), NULL, 0, 100},
    {"valley", FIELD(volume[VOLUME_VALLEY]), NULL, 0, 100},
    {"music", FIELD(volume[VOLUME_MUSIC]), NULL, 0, 100},
    {"silent", FIELD(silent), switch_words, 0, 2},
    {"tips", FIELD(tips), switch_words, 0, 2},
    {"greeted", FIELD(greeted), switch_words, 0, 2},
    {"lesson", FIELD(lesson), NULL, 0, 99},
    {"maximised", FIELD(window.maximised), switch_words, 0, 2},
    {"alone", FIELD(alone), seat_words, 0, SEAT_KINDS},
    {"edition", FIELD(last_table.edition), edition_words, 0, EDITIONS},
    {"help", FIELD(last_table.help), help_words, 0, HELPS},
    {"begins", FIELD(last_table.by_lot), begins_words, 0, 2},
};

enum { LINES = sizeof lines / sizeof *lines };

/* Which of the words it is; `count` where it is none of them. */
static int word_of(const char *value, const char *const *words, int count)
{
    int i = 0;
    while (i < count && strcmp(value, words[i]) != 0)
        i++;
    return i;
}

static void take_value(Options *options, const Line *line, const char *value)
{
    char *end, *field = (char *)options + line->at;
    bool word = line->words != NULL;
    long number = word ? word_of(value, line->words, line->most) : strtol(value, &end, 10);
    if (word ? number == line->most : end == value || number < line->least || number > line->most)
        return;
    if (line->size == sizeof(int))
        *(int *)(void *)field = (int)number;
    else
        *field = (char)number;
}

static int value_of(const Options *options, const Line *line)
{
    const char *field = (const char *)options + line->at;
    return line->size == sizeof(int) ? *(const int *)(const void *)field : (uint8_t)*field;
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

/* "seat red human typed Ana": the name is all that follows the third word. */
static void take_seat(Seating *table, const char *line)
{
    char colour[16], kind[16], typed[16];
    int end = 0;
    if (table->count == MAX_PLAYERS ||
        sscanf(line, "seat %15s %15s %15s%n", colour, kind, typed, &end) != 3)
        return;
    const char *name = line[end] == ' ' ? line + end + 1 : line + end;
    SeatPlan seat = {.colour = (uint8_t)word_of(colour, colour_words, COLOURS),
                     .kind = (uint8_t)word_of(kind, seat_words, SEAT_KINDS),
                     .typed = word_of(typed, name_words, 2) != 0};
    if (seat.colour == COLOURS || seat.kind == SEAT_KINDS || strlen(name) >= MAX_NAME ||
        !utf8_quotable(name, strlen(name)))
        return;
    for (int i = 0; i < table->count; i++)
        if (table->seats[i].colour == seat.colour)
            return;
    strcpy(seat.name, name);
    table->seats[table->count++] = seat;
}

/* "start 0 20": of the seats that were taken before it. */
static void take_starts(Seating *table, const char *line)
{
    unsigned start;
    int length;
    line += strlen("start");
    for (int i = 0; i < table->count && sscanf(line, "%u%n", &start, &length) == 1; i++) {
        table->seats[i].start = (uint8_t)(start <= MAX_START ? start : 0);
        line += length;
    }
}

/* "1280x720+10+20" */
static void take_window(WindowPlace *window, const char *value)
{
    WindowPlace place = {.maximised = window->maximised};
    if (sscanf(value, "%5dx%5d%6d%6d", &place.w, &place.h, &place.x, &place.y) == 4 &&
        place.w > 0 && place.h > 0)
        *window = place;
}

static void take_met(Options *options, const char *line)
{
    unsigned tips;
    int end = 0, i = 0;
    while (i < MET_PEOPLE && options->met[i].tips)
        i++;
    if (i == MET_PEOPLE || sscanf(line, "met %x %n", &tips, &end) != 1 || !end ||
        strlen(line + end) >= MAX_NAME || !utf8_quotable(line + end, strlen(line + end)))
        return;
    options->met[i].tips = (uint16_t)tips;
    utf8_print(options->met[i].name, MAX_NAME, "%s", line + end);
}

static void take_line(Options *options, const char *line)
{
    char name[32], value[32];
    if (sscanf(line, "%31s %31s", name, value) != 2)
        return;
    for (int i = 0; i < LINES; i++)
        if (strcmp(name, lines[i].name) == 0)
            take_value(options, &lines[i], value);
    if (strcmp(name, "sits") == 0)
        take_sits(options, value);
    else if (strcmp(name, "window") == 0)
        take_window(&options->window, value);
    else if (strcmp(name, "seat") == 0)
        take_seat(&options->last_table, line);
    else if (strcmp(name, "start") == 0)
        take_starts(&options->last_table, line);
    else if (strcmp(name, "met") == 0)
        take_met(options, line);
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

bool options_store(const Options *options, const char *path)
{
    char text[4096], sits[COLOURS + 1] = "";
    size_t size = 0, most = sizeof text;
    const WindowPlace *window = &options->window;
    for (int i = 0; i < LINES; i++) {
        const Line *line = &lines[i];
        int value = value_of(options, line);
        size += (size_t)(line->words
                             ? snprintf(text + size, most - size, "%s %s\n", line->name,
                                        line->words[value])
                             : snprintf(text + size, most - size, "%s %d\n", line->name, value));
    }
    for (int colour = 0; colour < COLOURS; colour++)
        sits[colour] = sits_letters[options->sits[colour]];
    size += (size_t)snprintf(text + size, most - size, "sits %s\n", sits);
    if (window->w > 0)
        size += (size_t)snprintf(text + size, most - size, "window %dx%d%+d%+d\n", window->w,
                                 window->h, window->x, window->y);
    for (int i = 0; i < MET_PEOPLE && options->met[i].tips; i++)
        size += (size_t)snprintf(text + size, most - size, "met %x %s\n", options->met[i].tips,
                                 options->met[i].name);
    for (int i = 0; i < options->last_table.count; i++) {
        const SeatPlan *seat = &options->last_table.seats[i];
        size += (size_t)snprintf(text + size, most - size, "seat %s %s %s %s\n",
                                 colour_words[seat->colour], seat_words[seat->kind],
                                 name_words[seat->typed], seat->name);
    }
    for (int i = 0; i < options->last_table.count; i++)
        size += (size_t)snprintf(text + size, most - size, "%s %d%s", i > 0 ? "" : "start",
                                 options->last_table.seats[i].start,
                                 i + 1 < options->last_table.count ? "" : "\n");
    return file_write(path, text, size);
}

HelpAllows help_allows(const Setup *setup)
{
    bool some = setup->help != HELP_PURIST, all = setup->help == HELP_FAMILY;
    return (HelpAllows){.lenses = some,
                        .previews = some,
                        .fits = some,
                        .recent = some,
                        .projections = all,
                        .hints = all,
                        .chances = all};
}

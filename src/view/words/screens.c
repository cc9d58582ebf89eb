#include "view/words/screens.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "core/utf8.h"
#include "view/words/players.h"
#include "view/words/say.h"

const char *say_help(Help help)
{
    static const char *const words[HELPS] = {"Family", "Standard", "Purist"};
    return words[help];
}

const char *say_help_rule(Help help)
{
    static const char *const rules[HELPS] = {
        "Shows what every move joins, closes and scores, and the points to come.",
        "Shows what every move joins, closes and scores; final scores stay hidden.",
        "Shows where a tile fits and a piece may stand, and why not. You count."};
    return rules[help];
}

const char *say_sign(EditionId edition, int line)
{
    static const char frame[] =
        "Frame and badge on a tile: the last tile that player laid. That does not make the land "
        "theirs.";
    static const char marker[] =
        "50 or 100 beside the points: that player has passed so many. The number beside it is "
        "the whole score.";
    static const char dead[] = "A dark cell with a cross: no tile left fits there. In red: the "
                               "tile in hand would make it so.";
    static const char *const signs[EDITIONS][SIGN_LINES] = {
        [EDITION_SECOND] =
            {
                frame,
                "Points of a forest or river: what it brings if it is closed now. Points of a "
                "grassland or of huts: what they bring at the end, as they stand now.",
                marker,
                dead,
                "",
            },
        [EDITION_FIRST] =
            {
                frame,
                "Points of a forest or river: what it brings if it is closed now. Points of a "
                "meadow or of huts: what they bring at the end, as they stand now.",
                marker,
                dead,
                "The volcano on the start tile is a picture only: it does nothing.",
            },
    };
    return signs[edition][line];
}

const char *say_seating_fault(SeatingFault fault)
{
    static const char *const words[SEATING_FAULTS] = {
        [SEATING_OK] = "",
        [SEATING_NAME_TOO_LONG] = "is too long",
        [SEATING_NAME_UNFIT] = "no quotation marks, please",
        [SEATING_SEED_NOT_HEX] = "only 0-9 and a-f, or nothing",
        [SEATING_SEED_TOO_LONG] = "at most 16 digits",
    };
    return words[fault];
}

const char *say_seat(const Seat *seat)
{
    return seat->name[0] ? seat->name : say_colour((Colour)seat->colour);
}

/* In at most so many letters, the last a sign that more are left out. */
static const char *cut_name(const char *name, int most, char text[BRIEF_NAME])
{
    size_t at = 0, last = 0, left = strlen(name);
    int letters = 0;
    while (left > at && letters < most) {
        last = at;
        at += utf8_length(name + at, left - at);
        letters++;
    }
    if (at < left) /* the last letter gives way to the sign */
        snprintf(text, BRIEF_NAME, "%.*s\u2026", (int)last, name);
    else
        snprintf(text, BRIEF_NAME, "%s", name);
    return text;
}

bool say_first_name(const Setup *setup, int player, char text[MAX_NAME])
{
    const char *name = say_seat(&setup->seats[player]);
    size_t length = strcspn(name, " ");
    if (length == 0 || name[length] == '\0')
        return false;
    for (int p = 0; p < setup->player_count; p++)
        if (p != player && strncmp(say_seat(&setup->seats[p]), name, length) == 0)
            return false;
    snprintf(text, MAX_NAME, "%.*s", (int)length, name);
    return true;
}

static int letters_of(const char *name)
{
    int letters = 0;
    for (size_t left = strlen(name), length; left > 0; left -= length, name += length, letters++)
        length = utf8_length(name, left);
    return letters;
}

const char *say_briefly(const Setup *setup, int player, int most, char text[BRIEF_NAME])
{
    const char *name = say_seat(&setup->seats[player]);
    char first[MAX_NAME];
    if (letters_of(name) > most && say_first_name(setup, player, first))
        name = first;
    return cut_name(name, most, text);
}

const char *say_brief(const Setup *setup, int player, char text[BRIEF_NAME])
{
    return say_briefly(setup, player, BRIEF_LETTERS, text);
}

/* Appends as many whole characters as fit. */
static void append(char *text, size_t capacity, const char *more)
{
    size_t at = strlen(text);
    for (size_t left = strlen(more), length; left > 0; left -= length, more += length) {
        length = utf8_length(more, left);
        if (length == 0 || at + length >= capacity)
            return;
        memcpy(text + at, more, length);
        text[at += length] = '\0';
    }
}

void say_names(const Setup *setup, uint8_t players, char *text, size_t capacity)
{
    int left = 0;
    for (int p = 0; p < setup->player_count; p++)
        left += players >> p & 1;
    text[0] = '\0';
    for (int p = 0; p < setup->player_count; p++) {
        if (!(players >> p & 1))
            continue;
        append(text, capacity, say_seat(&setup->seats[p]));
        if (--left > 0)
            append(text, capacity, left == 1 ? " and " : ", ");
    }
}

void say_winners(const Setup *setup, uint8_t leaders, char *text, size_t capacity)
{
    say_names(setup, leaders, text, capacity);
    append(text, capacity, leaders & (leaders - 1) ? " share the valley" : " wins the valley");
}

const char *say_point_group(const Terms *terms, PointGroup group)
{
    static const char *const words[POINT_GROUPS] = {"Forests", "Rivers", NULL, "Huts", "Powers"};
    return group == POINTS_MEADOWS ? terms->meadow.titles : words[group];
}

void say_areas(const Terms *terms, PointGroup group, int count, char *text, size_t capacity)
{
    const char *const ones[POINT_GROUPS] = {"forest", "river", terms->meadow.one, "river system",
                                            "power"};
    const char *const many[POINT_GROUPS] = {"forests", "rivers", terms->meadow.many,
                                            "river systems", "powers"};
    snprintf(text, capacity, "%d %s", count, (count == 1 ? ones : many)[group]);
}

enum { DAY = 24 * 60 * 60 };

typedef struct Date {
    int year, month, day; /* month and day from 1 */
} Date;

/* The date of a day counted from 1970-01-01, by eras of 400 years that begin in March. */
static Date date_of(int64_t days)
{
    int64_t from = days + 719468, era = (from >= 0 ? from : from - 146096) / 146097;
    int64_t of_era = from - era * 146097;
    int64_t year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    int64_t of_year = of_era - (365 * year + year / 4 - year / 100), part = (5 * of_year + 2) / 153;
    int month = (int)(part < 10 ? part + 3 : part - 9);
    return (Date){(int)(year + era * 400 + (month <= 2)), month,
                  (int)(of_year - (153 * part + 2) / 5 + 1)};
}

void say_date(int64_t then, int64_t now, int offset, char *text, size_t capacity)
{
    static const char *const months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                         "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    int64_t day = (then + offset) / DAY, today = (now + offset) / DAY;
    int minute = (int)((then + offset) % DAY / 60);
    Date date = date_of(day);
    if (day == today || day == today - 1)
        snprintf(text, capacity, "%s, %02d:%02d", day == today ? "today" : "yesterday", minute / 60,
                 minute % 60);
    else if (date.year == date_of(today).year)
        snprintf(text, capacity, "%d %s, %02d:%02d", date.day, months[date.month - 1], minute / 60,
                 minute % 60);
    else
        snprintf(text, capacity, "%d %s %d", date.day, months[date.month - 1], date.year);
}

void say_when(int64_t then, int64_t now, int offset, char *text, size_t capacity)
{
    int64_t days = (now + offset) / DAY - (then + offset) / DAY;
    int minute = (int)((then + offset) % DAY / 60);
    if (days <= 0)
        snprintf(text, capacity, "today at %02d:%02d", minute / 60, minute % 60);
    else if (days == 1)
        snprintf(text, capacity, "yesterday at %02d:%02d", minute / 60, minute % 60);
    else
        snprintf(text, capacity, "%" PRId64 " days ago", days);
}

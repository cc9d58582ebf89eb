#include "view/words/games.h"

#include <stdio.h>
#include <time.h>

#include "core/utf8.h"
#include "play/numbered.h"

enum { DAY = 24 * 60 * 60 };

/* The day that a clock in Greenwich shows, for one that is set to local time. Beyond what the
 * system can tell it is the first day of 1970. */
static struct tm day_of(int64_t seconds)
{
    time_t time = (time_t)seconds;
    struct tm day = {.tm_mday = 1, .tm_year = 70};
#ifdef _WIN32
    gmtime_s(&day, &time);
#else
    gmtime_r(&time, &day);
#endif
    return day;
}

/* "14:05". */
static void say_time(const struct tm *day, char text[16])
{
    snprintf(text, 16, "%02d:%02d", day->tm_hour % 24, day->tm_min % 60);
}

void say_date(int64_t then, int64_t now, int offset, char *text, size_t capacity)
{
    int64_t days = (now + offset) / DAY - (then + offset) / DAY;
    struct tm day = day_of(then + offset), today = day_of(now + offset);
    char time[16];
    say_time(&day, time);
    int which = days == 0                      ? SAY_TODAY
                : days == 1                    ? SAY_YESTERDAY
                : days > 1 && days < 7         ? SAY_WEEKDAY + day.tm_wday
                : day.tm_year == today.tm_year ? SAY_MONTH + day.tm_mon
                                               : SAY_MONTH_YEAR + day.tm_mon;
    say_values(
        which,
        (Value[]){
            {"time", time, 0}, {"day", NULL, day.tm_mday}, {"year", NULL, day.tm_year + 1900}, {0}},
        text, capacity);
}

void say_when(int64_t then, int64_t now, int offset, char *text, size_t capacity)
{
    int64_t days = (now + offset) / DAY - (then + offset) / DAY;
    struct tm day = day_of(then + offset);
    char time[16];
    say_time(&day, time);
    say_values(days <= 0   ? SAY_TODAY_AT
               : days == 1 ? SAY_YESTERDAY_AT
                           : SAY_DAYS_AGO,
               (Value[]){{"time", time, 0}, {"count", NULL, (int)days}, {0}}, text, capacity);
}

void say_day(int64_t then, int offset, char *text, size_t capacity)
{
    struct tm day = day_of(then + offset);
    snprintf(text, capacity, "%04d-%02d-%02d", day.tm_year + 1900, day.tm_mon + 1, day.tm_mday);
}

void say_tiles(int drawn, int all, bool over, char *text, size_t capacity)
{
    say_values(over ? SAY_ALL_TILES : SAY_TILES_DRAWN,
               (Value[]){{"drawn", NULL, drawn}, {"count", NULL, all}, {0}}, text, capacity);
}

const char *say_kept_game(const char *name)
{
    static const struct {
        const char *stem, *words;
    } kinds[] = {{"autosave", N_("The last game")},
                 {"earlier", N_("A game that was left")},
                 {"finished", N_("A game that is over")},
                 {"unreadable", N_("A damaged game")}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (numbered_read(name, kinds[i].stem, ".aurochs"))
            return tr(kinds[i].words);
    return NULL;
}

void say_start(const Starting *starting, char *text, size_t capacity)
{
    char people[60], computers[60], table[160];
    say_number(SAY_PEOPLE, starting->people, people, sizeof people);
    say_number(SAY_COMPUTERS, starting->computers, computers, sizeof computers);
    int who = starting->computers == 0 ? SAY_START_PEOPLE
              : starting->people == 0  ? SAY_START_COMPUTERS
                                       : SAY_START_BOTH;
    say_values(who + (int)starting->edition,
               (Value[]){{"people", people, 0}, {"computers", computers, 0}, {0}}, table,
               sizeof table);
    if (starting->leaves)
        say_text(SAY_START_LEAVES, table, text, capacity);
    else
        utf8_print(text, capacity, "%s", table);
}

#include "view/words/dates.h"

#include <stdio.h>
#include <time.h>

#include "view/words/tr.h"

enum { DAY = 24 * 60 * 60, MONTHS = 12 };

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
    static const char *const this_year[MONTHS] = {
        N_("{day} Jan, {time}"), N_("{day} Feb, {time}"), N_("{day} Mar, {time}"),
        N_("{day} Apr, {time}"), N_("{day} May, {time}"), N_("{day} Jun, {time}"),
        N_("{day} Jul, {time}"), N_("{day} Aug, {time}"), N_("{day} Sep, {time}"),
        N_("{day} Oct, {time}"), N_("{day} Nov, {time}"), N_("{day} Dec, {time}")};
    static const char *const other_year[MONTHS] = {
        N_("{day} Jan {year}"), N_("{day} Feb {year}"), N_("{day} Mar {year}"),
        N_("{day} Apr {year}"), N_("{day} May {year}"), N_("{day} Jun {year}"),
        N_("{day} Jul {year}"), N_("{day} Aug {year}"), N_("{day} Sep {year}"),
        N_("{day} Oct {year}"), N_("{day} Nov {year}"), N_("{day} Dec {year}")};
    int64_t days = (now + offset) / DAY - (then + offset) / DAY;
    struct tm day = day_of(then + offset), today = day_of(now + offset);
    char time[16];
    say_time(&day, time);
    const char *sentence = days == 0                      ? tr("today, {time}")
                           : days == 1                    ? tr("yesterday, {time}")
                           : day.tm_year == today.tm_year ? tr(this_year[day.tm_mon])
                                                          : tr(other_year[day.tm_mon]);
    words_fill(text, capacity, sentence,
               (Place[]){{"time", .text = time},
                         {"day", .number = day.tm_mday},
                         {"year", .number = day.tm_year + 1900},
                         {0}});
}

void say_when(int64_t then, int64_t now, int offset, char *text, size_t capacity)
{
    int64_t days = (now + offset) / DAY - (then + offset) / DAY;
    struct tm day = day_of(then + offset);
    char time[16];
    say_time(&day, time);
    const char *sentence = days <= 0   ? tr("today at {time}")
                           : days == 1 ? tr("yesterday at {time}")
                                       : trn("{count} day ago", "{count} days ago", (int)days);
    words_fill(text, capacity, sentence,
               (Place[]){{"time", .text = time}, {"count", .number = (int)days}, {0}});
}

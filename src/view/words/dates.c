#include "view/words/dates.h"

#include <stdio.h>
#include <time.h>

#include "view/words/tr.h"

enum { DAY = 24 * 60 * 60, WEEK = 7, MONTHS = 12 };

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
    static const char *const week[WEEK] = {N_("Sunday, {time}"),   N_("Monday, {time}"),
                                           N_("Tuesday, {time}"),  N_("Wednesday, {time}"),
                                           N_("Thursday, {time}"), N_("Friday, {time}"),
                                           N_("Saturday, {time}")};
    static const char *const this_year[MONTHS] = {
        N_("{day} January"),   N_("{day} February"), N_("{day} March"),    N_("{day} April"),
        N_("{day} May"),       N_("{day} June"),     N_("{day} July"),     N_("{day} August"),
        N_("{day} September"), N_("{day} October"),  N_("{day} November"), N_("{day} December")};
    static const char *const other_year[MONTHS] = {
        N_("{day} January {year}"), N_("{day} February {year}"), N_("{day} March {year}"),
        N_("{day} April {year}"),   N_("{day} May {year}"),      N_("{day} June {year}"),
        N_("{day} July {year}"),    N_("{day} August {year}"),   N_("{day} September {year}"),
        N_("{day} October {year}"), N_("{day} November {year}"), N_("{day} December {year}")};
    int64_t days = (now + offset) / DAY - (then + offset) / DAY;
    struct tm day = day_of(then + offset), today = day_of(now + offset);
    char time[16];
    say_time(&day, time);
    const char *sentence = days == 0                      ? tr("Today, {time}")
                           : days == 1                    ? tr("Yesterday, {time}")
                           : days > 1 && days < WEEK      ? tr(week[day.tm_wday])
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

void say_day(int64_t then, int offset, char *text, size_t capacity)
{
    struct tm day = day_of(then + offset);
    snprintf(text, capacity, "%04d-%02d-%02d", day.tm_year + 1900, day.tm_mon + 1, day.tm_mday);
}

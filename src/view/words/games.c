#include "view/words/games.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "core/utf8.h"
#include "play/numbered.h"
#include "view/words/files.h"
#include "view/words/say.h"
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

const char *say_kept_beside(Beside why)
{
    static const char *const sentences[BESIDES] = {
        [BESIDE_PLAYED] = N_("Another window plays the last game. This one is kept beside it."),
        [BESIDE_WRITTEN] =
            N_("Another window has gone on with this game. What is played here is kept beside it."),
        [BESIDE_STAYS] = N_("The last game cannot be moved. This one is kept beside it."),
    };
    return tr(sentences[why]);
}

const char *say_another_plays(void)
{
    return tr("Another window has a game on the table. What is played here is kept beside it.");
}

const char *say_played_meanwhile(bool waits)
{
    return waits ? tr("Another window has played meanwhile. This is the last game now.")
                 : tr("Another window plays the last game now.");
}

const char *say_opened_beside(void)
{
    return tr("Another window plays this game. Here it goes on as a game of its own.");
}

const char *say_not_by_hand(const char *path, char *text, size_t capacity)
{
    char shown[200];
    say_path(path, shown, sizeof shown);
    return words_fill(
        text, capacity,
        tr("{path} is where the program keeps a game by itself. Choose another name."),
        (Place[]){{"path", shown, 0}, {0}});
}

const char *say_edition(EditionId edition)
{
    return edition == EDITION_SECOND ? tr("second edition") : tr("first edition");
}

void say_tiles(int drawn, int all, bool over, char *text, size_t capacity)
{
    const char *sentence =
        over ? trn("{all} land tile", "{all} land tiles", all)
             : trn("{drawn} of {all} land tile", "{drawn} of {all} land tiles", all);
    words_fill(text, capacity, sentence,
               (Place[]){{"drawn", .number = drawn}, {"all", .number = all}, {0}});
}

void say_shown(GamesShown shown, int count, char *text, size_t capacity)
{
    static const char *const sentences[GAMES_SHOWN] = {[GAMES_ALL] = N_("All {count}"),
                                                       [GAMES_GOING_ON] = N_("Going on {count}"),
                                                       [GAMES_OVER] = N_("Over {count}")};
    words_fill(text, capacity, tr(sentences[shown]), (Place[]){{"count", .number = count}, {0}});
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

void say_damage(const RecordError *error, int number, char *text, size_t capacity)
{
    char reason[300];
    if (error->fault == RECORD_OK) {
        utf8_print(text, capacity, "%s", strerror(number));
    } else if (files_foreign(error)) {
        utf8_print(text, capacity, "%s", tr("This is no game of Aurochs."));
    } else {
        say_record_error(error, reason, sizeof reason);
        words_fill(text, capacity, error->line > 0 ? tr("Line {line}: {reason}") : "{reason}",
                   (Place[]){{"line", .number = error->line}, {"reason", .text = reason}, {0}});
    }
}

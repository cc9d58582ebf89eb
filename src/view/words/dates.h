/* The words of days and hours. Moments in seconds since 1970 began, `offset` seconds of local time
 * east of Greenwich. All texts are cut at `capacity` bytes, between characters. */
#ifndef VIEW_WORDS_DATES_H
#define VIEW_WORDS_DATES_H

#include <stddef.h>
#include <stdint.h>

/* "today at 14:05", "yesterday at 14:05", "3 days ago". */
void say_when(int64_t then, int64_t now, int offset, char *text, size_t capacity);

/* The same for a list of dates: "Today, 14:05", "Yesterday, 14:05", of the last days "Sunday,
 * 14:05", "3 November" or, of another year than `now`'s, "3 November 2025". */
void say_date(int64_t then, int64_t now, int offset, char *text, size_t capacity);

/* "2026-11-22", in names of files: the same in every language. */
void say_day(int64_t then, int offset, char *text, size_t capacity);

#endif

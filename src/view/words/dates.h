/* The words of days and hours. Moments in seconds since 1970 began, `offset` seconds of local time
 * east of Greenwich. All texts are cut at `capacity` bytes, between characters. */
#ifndef VIEW_WORDS_DATES_H
#define VIEW_WORDS_DATES_H

#include <stddef.h>
#include <stdint.h>

/* "today at 14:05", "yesterday at 14:05", "3 days ago". */
void say_when(int64_t then, int64_t now, int offset, char *text, size_t capacity);

/* The same for a list of dates: "today, 14:05", "yesterday, 14:05", "3 Nov, 14:05" or, of another
 * year than `now`'s, "3 Nov 2025". */
void say_date(int64_t then, int64_t now, int offset, char *text, size_t capacity);

#endif

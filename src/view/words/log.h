/* The words of the log's lines. */
#ifndef VIEW_WORDS_LOG_H
#define VIEW_WORDS_LOG_H

#include "play/logbook.h"

/* An entry: an award's items, the tile discarded, the extra turn. Cut at `capacity` bytes, between
 * characters. */
void say_log_entry(const Edition *edition, const LogEntry *entry, char *text, size_t capacity);

#endif

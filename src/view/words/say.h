/* Why a record was refused, in the window as on the terminal, with the words that stand in the
 * file. */
#ifndef VIEW_WORDS_SAY_H
#define VIEW_WORDS_SAY_H

#include "core/record.h"

/* In one line without file name and line number: "place 1,0 r2: north: river meets forest". Writes
 * at most `capacity` bytes with the closing NUL. */
void say_record_error(const RecordError *error, char *text, size_t capacity);

#endif

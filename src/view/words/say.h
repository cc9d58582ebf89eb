/* Words. The core speaks enums and events; every sentence that a person reads is made here. English
 * for now; all of it goes through these functions, so that another language is another set of
 * them. */
#ifndef VIEW_WORDS_SAY_H
#define VIEW_WORDS_SAY_H

#include "core/record.h"

/* "meadow", "forest", "river"; SIDE_OPEN: "nothing". */
const char *say_side_kind(SideKind kind);

/* "north", "east", "south", "west". */
const char *say_side(Side side);

/* "gatherer", "fisher", "hunter", "hut". */
const char *say_role(Role role);

/* "s", or "" for one: "3 tiles". */
const char *say_plural(int count);

/* "Red" and so on, with a capital. */
const char *say_colour(Colour colour);

/* Why a record was refused, in one line without file name and line number:
 * "place 1,0 r2: north: river meets forest". Writes at most `capacity` bytes with the closing
 * NUL. */
void say_record_error(const RecordError *error, char *text, size_t capacity);

#endif

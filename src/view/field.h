/* Editing one line of UTF-8 text in place. The caret is a place in bytes, always between
 * characters. */
#ifndef VIEW_FIELD_H
#define VIEW_FIELD_H

#include <stdbool.h>
#include <stddef.h>

#include "view/input.h"

/* Inserts what was typed at the caret; '"' and control characters, which no record can hold, are
 * left out, and so is all where it does not fit. True when the text changed. */
bool field_type(char *text, size_t capacity, size_t *caret, const char *typed);

/* Caret keys, Backspace and Delete (with Ctrl: all before, all behind). True when the text changed.
 */
bool field_edit(char *text, size_t *caret, const Input *input);

#endif

/* Editing one line of UTF-8 text in place, with a caret or with the whole text chosen. */
#ifndef VIEW_KIT_FIELD_H
#define VIEW_KIT_FIELD_H

#include <stdbool.h>
#include <stddef.h>

#include "view/kit/widget.h"

/* Inserts what was typed at the caret, or in place of a text chosen whole; '"' and control
 * characters, which no record can hold, are left out, and so is all where it does not fit. True
 * when the text changed. */
bool field_type(char *text, size_t capacity, Caret *caret, const char *typed);

/* Caret keys, Ctrl+A, Backspace and Delete (with Ctrl: all before, all behind). True when the text
 * changed. */
bool field_edit(char *text, Caret *caret, const Input *input);

#endif

/* Editing one line of UTF-8 text in place, with a caret and what is chosen beside it. */
#ifndef VIEW_KIT_FIELD_H
#define VIEW_KIT_FIELD_H

#include <stdbool.h>
#include <stddef.h>

#include "view/kit/widget.h"

/* Inserts what was typed or pasted at the caret, or in place of what is chosen; '"' and control
 * characters, which no record can hold, are left out, and so is what does not fit. True when the
 * text changed. */
bool field_type(char *text, size_t capacity, Caret *caret, const char *typed);

/* Caret keys (with Ctrl: over a word; with Shift: choosing), Ctrl+A and X, Backspace and Delete.
 * True when the text changed. */
bool field_edit(char *text, Caret *caret, const Input *input);

/* Chooses the word round the caret. */
void field_choose_word(const char *text, Caret *caret);

/* The bytes chosen, from `first` on, which lies within the text. */
size_t field_chosen(const char *text, const Caret *caret, size_t *first);

#endif

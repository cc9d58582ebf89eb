/* What the keyboard does in widgets. First the editing of one line of UTF-8 text in place, with a
 * caret and what is chosen beside it. */
#ifndef VIEW_KIT_KEYS_H
#define VIEW_KIT_KEYS_H

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

/* The keyboard's way from widget to widget. */

/* Whether the keyboard can come to it. */
bool can_focus(const Widget *widget);

/* Tab (`step` 1) and Shift+Tab (-1): on in the order of the table and, past the last, to none, so
 * that the screen has its arrows back. */
void focus_next(Widgets *widgets, int step);

/* An arrow key, KEY_LEFT to KEY_DOWN: to the next widget on that side of `from`. Within its group
 * if there is one: up and down to the next row, left and right along the row. Where the group ends,
 * on to what lies straight ahead of it. Stays where nothing does. */
void focus_towards(Widgets *widgets, const Widget *from, int key);

#endif

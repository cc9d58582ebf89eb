/* How keys are written, and sentences that speak of them. All texts are cut at `capacity` bytes,
 * between characters. */
#ifndef VIEW_WORDS_KEYS_H
#define VIEW_WORDS_KEYS_H

#include "view/words/tr.h"

/* "Ctrl+Alt+Shift+Z": a key's name with what is held along with it. */
void say_stroke(const char *key, bool ctrl, bool alt, bool shift, char *text, size_t capacity);

/* Keys in a row, from the first to the last: "1-9" on a cap, "1–5" in a sentence. */
void say_key_span(const char *first, const char *last, char *text, size_t capacity);
void say_number_span(int last, char *text, size_t capacity);

/* Two keys side by side: "M F". */
void say_key_pair(const char *first, const char *second, char *text, size_t capacity);

/* A marked sentence with the names of keys in its places: "undo; {redo} does it again". */
void say_keyed(const char *sentence, const Place *keys, char *text, size_t capacity);

#endif

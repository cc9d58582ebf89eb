/* The phrase book: the sentences of phrase_list.h by their names, and how their places are filled.
 *
 *         say_text(SAY_LAST_TILE, name)           "Go to Ana's last tile"
 *         say_number(SAY_THINGS + THING_TILES, 3) "3 tiles"
 *
 * `which` is a Phrase, with the kind added where the phrase has one text for each. */
#ifndef VIEW_WORDS_PHRASES_H
#define VIEW_WORDS_PHRASES_H

#include "view/words/tr.h"

/* A text, or the forms of it for one and for more; `many` NULL: it has none. */
typedef struct Sentence {
    const char *one, *many;
} Sentence;

/* A phrase takes as many numbers as it has texts: up to its ..._TO. */
typedef enum Phrase {
#define PHRASE(name, text) name,
#define EACH(kinds, name, ...)                                                                     \
    name, name##_TO = name + sizeof((Sentence[]){__VA_ARGS__}) / sizeof(Sentence) - 1,
#include "view/words/phrase_list.h"
    PHRASES
} Phrase;

/* The sentence, its places open; of two forms that for more. It lives as long as the program. */
const char *phrase(int which);

/* Fills the only place of the sentence: with a number, which chooses the form; or with a text,
 * which may be NULL where the sentence has no place. */
const char *say_number(int which, int number);
const char *say_text(int which, const char *value);

/* Fills all places, as words_fill does; the value named "count" chooses the form. */
const char *say_values(int which, const Value *values);

/* The same with values as words_with has them. */
const char *say_with(int which, const char *format, ...) PRINTF_FORMAT(2);

#endif

/* What the files of this room share: sentences with a count, and lists of whole phrases. A count's
 * sentence is named {count} where its number stands; which of its forms is right the language
 * says. */
#ifndef VIEW_WORDS_PHRASE_H
#define VIEW_WORDS_PHRASE_H

#include "view/words/tr.h"

/* Bytes of a phrase in a list, and of the whole list, the closing NUL included. */
enum { MAX_PHRASE = 256, MAX_LIST = 1024 };

/* A sentence for one and for many. NN_ marks it in constant data, as N_ does a single one. */
typedef struct Counted {
    const char *one, *many;
} Counted;

#define NN_(one, many)                                                                             \
    {                                                                                              \
        one, many                                                                                  \
    }

/* "3 tiles". */
void phrase_count(Counted words, int count, char *text, size_t capacity);

/* Appends a phrase to a list: "forest, 4 tiles". An empty list becomes the phrase alone. */
void phrase_add(char *text, size_t capacity, const char *phrase);

/* Appends the last phrase of a list that ends so: "3, 4 and 5". */
void phrase_end(char *text, size_t capacity, const char *phrase);

#endif

/* One line of a record: cut into words, which are then taken one after the other by what is wanted.
 * Whatever fails fills the error and returns false. */
#ifndef CORE_RECORD_LINE_H
#define CORE_RECORD_LINE_H

#include "core/record.h"

enum { MAX_WORDS = MAX_TILES + 2 };

typedef struct Word {
    const char *text;
    size_t size;
    bool quoted;
} Word;

typedef struct Line {
    RecordError *error;
    Word words[MAX_WORDS];
    int count, next;       /* next: the word that comes to be read */
    const char *from, *to; /* where the words begin and end */
} Line;

bool line_refuse(Line *line, RecordFault fault);
bool line_refuse_word(Line *line, RecordFault fault, Word word, const char *wanted);

Word word_of(const char *text);
bool word_is(Word word, const char *text);

/* Cuts a line into words; a quoted text is one. False when a quotation is not closed or holds what
 * no record may, or there are more words than any statement has. */
bool line_cut(Line *line, const char *at, const char *end);

/* Each takes the next word, which must be there and be what is wanted. Numbers are decimal, without
 * sign and leading zeros, and at most `most`. */
bool line_take(Line *line, const char *wanted, Word *word);
bool line_take_number(Line *line, int most, const char *wanted, int *value);
bool line_take_choice(Line *line, const char *const *choices, int count, const char *wanted,
                      int *choice);
bool line_take_cell(Line *line, Cell *cell);

/* No word is left. */
bool line_take_end(Line *line);
#endif

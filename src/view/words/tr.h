/* The language of everything that a person reads. Sentences stand in English, whole, with named
 * places, "{player} lays a tile", in the phrase book; words_fill puts the values in. What has no
 * value, and a single word at its widget, is marked where it is said: tr("Undo"). Texts in constant
 * data are marked by N_ and go through tr where they are shown. tools/languages.py finds them all
 * for translators. Records, traces and what the tools say stay English, and so does what is wrong
 * with the program's own files. */
#ifndef VIEW_WORDS_TR_H
#define VIEW_WORDS_TR_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

#include "core/utf8.h"

/* Those to choose from, and (tools/script) one for tests: what is marked, and longer. */
typedef enum Language {
    LANGUAGE_ENGLISH,
    LANGUAGE_GERMAN,
    LANGUAGE_FRENCH,
    LANGUAGE_POLISH,
    LANGUAGE_PSEUDO,
    LANGUAGES
} Language;

/* The language from now on; English until it is called. For the whole program: what was said before
 * is made anew with the next frame. Another one than English is to be taught first: see
 * catalogue.h. */
void language_set(Language language);
Language language_now(void);

/* Says a text of the program in a language, `many` (NULL: it has no other form) being its form for
 * more than one; what it returns lives as long as the program. NULL: it has no words for it. */
typedef const char *Speaker(Language language, const char *context, const char *text,
                            const char *many, int count);

/* Who says texts in a language from now on; until then it is English. */
void language_teach(Language language, Speaker *speaker);

enum { MOST_FORMS = 3 };

typedef struct LanguageFacts {
    const char *code, *name; /* "de"; in itself, "Deutsch" */
    int forms;               /* of texts with a number */
    int (*form_of)(int count);
    bool lacks_titles; /* the titles' font lacks letters of it */
} LanguageFacts;

extern const LanguageFacts language_facts[LANGUAGES];

/* Which of its forms a language has for a count, from 0 on. */
int language_form(Language language, int count);

/* The language of a code. False for another one. */
bool language_of(const char *code, Language *language);

/* The first language that a list of locales, "de_AT.UTF-8:fr", has; "C" and "POSIX" are English.
 * False where it has none. */
bool language_of_locales(const char *locales, Language *language);

/* What the system asks for, as whoever starts the program has found out; English until then. */
void language_ask(Language language);
Language language_asked(void);

/* The codes of the languages that a person chooses from: "en, de, fr, pl". */
void language_list(char *text, size_t capacity);

/* A text in the language in force; it lives as long as the program. The text itself where it has no
 * translation. */
const char *tr(const char *text);

/* The form for a count: `one` or `many` in English. */
const char *trn(const char *one, const char *many, int count);

/* A text that alone does not say what it means: `context` does, for translators. */
const char *trc(const char *context, const char *text);

/* A value for a named place of a sentence: its text, or (text NULL) its number. */
typedef struct Value {
    const char *name, *text;
    int number;
} Value;

/* What is said lives in a ring: all texts that functions return hold until 64 KB more have been
 * said, which is far more than a frame says. Keep a copy of what must last. For one thread only. A
 * text of SAID_BYTES bytes with the closing NUL, or more, is cut between characters. */
enum { SAID_BYTES = 2048 };

/* The argument `at` is a format of printf's, of what follows it. */
#if defined __GNUC__
#define PRINTF_FORMAT(at) __attribute__((format(printf, at, (at) + 1)))
#else
#define PRINTF_FORMAT(at)
#endif

/* As printf writes it. */
const char *said(const char *format, ...) PRINTF_FORMAT(1);

/* A sentence with its places filled: "{player} scores {points}". `values` ends with one without a
 * name; a place that none of them names is a mistake in the program. "The Elder", as the computers
 * are named, is "the Elder" where it does not begin the sentence. */
const char *words_fill(const char *sentence, const Value *values);

/* The same with MAX_VALUES values at most as "player=%s points=%d" names them. */
enum { MAX_VALUES = 16 };
const char *words_with(const char *sentence, const char *format, ...) PRINTF_FORMAT(2);
void words_values(Value values[MAX_VALUES + 1], const char *format, va_list list);

#endif

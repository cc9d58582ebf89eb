/* What translators have said, "languages/de.po", as gettext has such files; assets/languages tells
 * of them. A text that a file does not say is said in English. */
#ifndef VIEW_WORDS_CATALOGUE_H
#define VIEW_WORDS_CATALOGUE_H

#include "view/words/tr.h"

/* Speaks a language from now on; its file is read when it is asked for first. False, with one line
 * in `message` that names file and line, where that cannot be read or is damaged: the language
 * stays as it is. */
bool language_speak(Language language, char *message, size_t capacity);

/* Teaches a language what the text of a file called `name` says, which is changed, and must live as
 * long as the program. False like language_speak. */
bool catalogue_teach(Language language, const char *name, char *text, char *message,
                     size_t capacity);

#endif

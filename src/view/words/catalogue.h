/* What translators have said, "languages/de.po", as gettext has such files; assets/languages tells
 * of them. A text that a file does not say is said in English. */
#ifndef VIEW_WORDS_CATALOGUE_H
#define VIEW_WORDS_CATALOGUE_H

#include "view/words/tr.h"

/* Speaks a language from now on; its file is read when it is asked for first. False, with one line
 * in `message`, where that cannot be had: the language stays as it is. */
bool language_speak(Language language, char *message, size_t capacity);

/* Teaches a language what the text of a file says, which is changed, and must live as long as the
 * program. An entry that is damaged is passed over: tools/languages.py finds it. False without
 * memory. */
bool catalogue_teach(Language language, char *text);

#endif

/* All games, or all files, that lie in a folder, whatever they are called: so that a test can say
 * that none is gone. */
#ifndef TESTS_KEEP_TEXTS_H
#define TESTS_KEEP_TEXTS_H

#include "play/files.h"
#include "support.h"

enum { MAX_TEXTS = 600 };

typedef struct Texts {
    int count;
    struct {
        char name[TEST_NAME_BYTES];
        FileMark mark;
        char *text; /* as it is */
    } of[MAX_TEXTS];
} Texts;

/* Looks into the folder for all files but hidden ones whose names end in `ending`; what is
 * unchanged since `before` (NULL: nothing was) is not read again. All zero at first, freed by
 * texts_free. */
void texts_look(Texts *texts, const char *folder, const char *ending, const Texts *before);
void texts_free(Texts *texts);

/* The text of a file, or NULL. */
const char *texts_of(const Texts *texts, const char *name);

/* Whether some file holds all moves of a text. */
bool texts_hold_moves(const Texts *texts, const char *text);

/* The first file of `before` with moves that no file holds any more, those taken back included; a
 * file of the name `but` (or NULL) does not count. NULL where there is none. */
const char *texts_lost(const Texts *before, const Texts *now, const char *but);

#endif

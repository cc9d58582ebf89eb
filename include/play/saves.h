/* Games as files: a session written as a record, and read back. */
#ifndef PLAY_SAVES_H
#define PLAY_SAVES_H

#include "play/files.h"
#include "play/session.h"

enum { MAX_SAVE_BYTES = 1 << 20 }; /* a larger file is no saved game */

/* Writes the game up to the position shown; one that is there already is replaced, or (`fresh`)
 * stays: EEXIST. False on error, with errno set and the old file untouched. */
bool save_write(const Session *session, const char *path, bool fresh);

/* How a game lies on the table: decisions that no record holds. */
typedef struct Lie {
    int at;       /* the position shown, after so many moves */
    uint8_t turn; /* quarter turns, 0 to 3, that the board is seen turned by */
} Lie;

/* Keeps a game as it lies: all its moves, those undone or gone back from among them, and in the
 * same file the lie, as a comment after the last move: "# at 57 of 120, turned 1". The file that is
 * there is replaced as long as it is the one of the mark, or gone (file_write_over). */
bool save_keep(const Session *session, Lie lie, const char *path, FileMark *mark);

/* Opens a game that was kept, at the position that was shown; at its end where that is not known.
 * Older versions kept the lie in two files beside, PATH.place and PATH.view, which are still read.
 * Errors as save_open; the mark is that of the file, be it refused. */
Session *save_resume(const Editions *editions, const char *path, Lie *lie, FileMark *mark,
                     RecordError *error);

/* Deletes those two files, which count for nothing once a game was kept in one. */
void save_forget_beside(const char *path);

/* Opens a saved game at its end. NULL when the record is refused (`error` filled), or when the file
 * cannot be read (error->fault RECORD_OK and errno set). The file is only read. */
Session *save_open(const Editions *editions, const char *path, RecordError *error);

/* Gives a file a second name, `folder/name` or name-2, name-3 and so on before the ending, after
 * all that are there; the first one stays. `to` receives the new path. False on error, with errno
 * set. */
bool save_set_aside(const char *path, const char *folder, const char *name,
                    char to[MAX_PATH_BYTES]);

#endif

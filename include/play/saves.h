/* Games as files: a session written as a record, and read back. */
#ifndef PLAY_SAVES_H
#define PLAY_SAVES_H

#include "play/files.h"
#include "play/session.h"

/* The name of the game that the program keeps by itself, in its own folder. */
#define SAVE_KEPT_NAME "autosave.aurochs"

enum { MAX_SAVE_BYTES = 1 << 20 }; /* a larger file is no saved game */

/* Writes the game up to the position shown. False on error, with errno set and the old file
 * untouched. */
bool save_write(const Session *session, const char *path);

/* Keeps a game as it lies on the table: all its moves, those undone or gone back from among them,
 * and the position shown. That is no decision, so no record holds it: it stands in a small file
 * beside, `path` with ".place" after it. False on error, with errno set; what was kept of the moves
 * is still there. */
bool save_keep(const Session *session, const char *path);

/* Opens a game that was kept, at the position that was shown; at its end where that is not known.
 * Errors as save_open. */
Session *save_resume(const Editions *editions, const char *path, RecordError *error);

/* Keeps by how many quarter turns, 0 to 3, the board of a kept game is seen turned, in a small file
 * beside it too, `path` with ".view" after it; none for 0. False on error, with errno set. */
bool save_keep_turn(const char *path, int turn);

/* The turn that was kept so; 0 where none was, or it cannot be read. */
uint8_t save_find_turn(const char *path);

/* Opens a saved game at its end. NULL when the record is refused (`error` filled), or when the file
 * cannot be read (error->fault RECORD_OK and errno set). The file is only read. */
Session *save_open(const Editions *editions, const char *path, RecordError *error);

/* Renames a file to `folder/name`, or name-2, name-3 and so on before the ending where that is
 * taken. `to` receives the new path. False on error, with errno set. */
bool save_set_aside(const char *path, const char *folder, const char *name,
                    char to[MAX_PATH_BYTES]);

#endif

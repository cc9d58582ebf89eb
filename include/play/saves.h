/* Games as files: a session written as a record, and read back. */
#ifndef PLAY_SAVES_H
#define PLAY_SAVES_H

#include "play/files.h"
#include "play/session.h"

/* Writes the game up to the position shown. False on error, with errno set and the old file
 * untouched. */
bool save_write(const Session *session, const char *path);

/* Opens a saved game at its end. NULL when the record is refused (`error` filled), or when the file
 * cannot be read (error->fault RECORD_OK and errno set). The file is only read. */
Session *save_open(const Editions *editions, const char *path, RecordError *error);

/* Renames a file to `folder/name`, or name-2, name-3 and so on before the ending where that is
 * taken. `to` receives the new path. False on error, with errno set. */
bool save_set_aside(const char *path, const char *folder, const char *name,
                    char to[MAX_PATH_BYTES]);

#endif

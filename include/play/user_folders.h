/* Where a user's pictures belong: what the system says, or the desktop's file of folders (XDG user
 * directories), else the usual names. And where games go when the program's own folder takes none.
 */
#ifndef PLAY_USER_FOLDERS_H
#define PLAY_USER_FOLDERS_H

#include "play/files.h"

/* What the text of user-dirs.dirs says about a folder ("XDG_PICTURES_DIR"): a path, "$HOME/..."
 * being below `home`. False, and an empty path, where it says nothing that can be used. */
bool user_folder_read(const char *text, const char *name, const char *home,
                      char folder[MAX_PATH_BYTES]);

/* The folder for pictures of the user whose home this is: as the system or `config`/user-dirs.dirs
 * says, else Pictures in it, else the home itself; only such as are there. False where there is
 * none. */
bool user_pictures(const char *home, const char *config, char folder[MAX_PATH_BYTES]);

/* The user's home; false where there is none. */
bool user_home(char home[MAX_PATH_BYTES]);

/* The first that files can be written in of the home, the folder that the program was started in
 * and /tmp; where there is none, "/". */
void user_refuge(char folder[MAX_PATH_BYTES]);

#endif

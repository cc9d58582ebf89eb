/* Saved games as files of a folder: their names, and what the pages that list them have in
 * common. */
#ifndef VIEW_PAGES_SAVED_H
#define VIEW_PAGES_SAVED_H

#include "play/files.h"
#include "view/state/screens.h"

#define SAVED_ENDING ".aurochs"

/* The players' names as a file name, without its ending: "Ana, Bo". */
void saved_suggest(const Setup *setup, char *name, size_t capacity);

/* The folder that is listed; where there is none for games, the one that the program was started
 * in. */
const char *saved_folder(const Scene *scene);

/* The game that is saved: the one on the table, or the one that waits; or NULL. */
const Session *saved_session(const Scene *scene);

/* Whether a path has the ending of a saved game. */
bool saved_is_named(const char *path);

/* The path in a folder of a game whose name is typed: mended (path_mend_name), and with its ending.
 * False, with errno set, where it is none or has no room. */
bool saved_path_typed(const char *folder, const char *typed, char path[MAX_PATH_BYTES]);

/* A file's name without its ending. */
void saved_name(const char *file, char name[MAX_LISTED_NAME]);

/* Says that a path has no room, in place of doing something to another file. */
void saved_refuse(Ui *ui, const char *path);

/* A game that the program keeps by itself: it stays as long as it does. */
bool saved_is_kept(const ListedFile *file);

/* The path of a file that is listed; false, with a word, where it has no room. */
bool saved_path(const Screen *screen, const ListedFile *file, char path[MAX_PATH_BYTES]);

/* Asks before a game is deleted, over the overlay `behind`; nothing where it is none (NULL), a
 * folder or one that is kept. */
void saved_ask_to_delete(const Screen *screen, const ListedFile *file, OverlayId behind);

#endif

/* What is done to the saved games of a folder: listed, renamed, deleted, taken back. */
#ifndef VIEW_APP_LIBRARY_H
#define VIEW_APP_LIBRARY_H

#include "view/app/app.h"

/* Lists a folder, "": the app's own, for the page that asks for it. */
void library_list(App *app, const char *path);

/* Takes a saved game away, to be taken back until the program ends, and shows the others; or says
 * why not. */
void library_delete(App *app, const char *path);
void library_take_back(App *app);

/* Gives a saved game the name `name`.aurochs in its folder and shows it there; or says why not. */
void library_rename(App *app, const char *path, const char *name);

#endif

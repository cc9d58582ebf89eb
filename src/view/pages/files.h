/* The chooser of saved games, as others open it. */
#ifndef VIEW_PAGES_FILES_H
#define VIEW_PAGES_FILES_H

#include "view/state/ui.h"

/* To save: opens it on the folder of the scene. To open: the page of games. `intent` asks for the
 * list. */
void files_open(Ui *ui, const Scene *scene, bool saving, Intent *intent);

/* Opens it once more as it was left, to mend the name. */
void files_open_again(Ui *ui);

/* From the page of games: opens it on the folder listed, to go to another one or type a path. */
void files_open_elsewhere(Ui *ui);

#endif

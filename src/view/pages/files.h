/* The chooser of saved games, as others open it. */
#ifndef VIEW_PAGES_FILES_H
#define VIEW_PAGES_FILES_H

#include "view/state/ui.h"

/* Opens it on the folder of the scene, to save there or to open; `intent` asks for its list. */
void files_open(Ui *ui, const Scene *scene, bool saving, Intent *intent);

/* Opens it once more as it was left, to mend the name. */
void files_open_again(Ui *ui);

#endif

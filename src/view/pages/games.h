/* The page of saved games, as others open it. */
#ifndef VIEW_PAGES_GAMES_H
#define VIEW_PAGES_GAMES_H

#include "view/state/ui.h"

/* Opens it on the folder that the program keeps games in; `intent` asks for its list. */
void games_open(Ui *ui, Intent *intent);

#endif

/* The page of saved games, as others open it. */
#ifndef VIEW_PAGES_GAMES_H
#define VIEW_PAGES_GAMES_H

#include "play/shelf.h"
#include "view/pages/game_card.h"
#include "view/state/screens.h"
#include "view/state/ui.h"
#include "view/words/games.h"

/* Opens it on the folder that the program keeps games in; `intent` asks for its list. */
void games_open(Ui *ui, Intent *intent);

#endif

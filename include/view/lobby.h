/* What the screens before and after the table keep between frames: title, seats, results. */
#ifndef VIEW_LOBBY_H
#define VIEW_LOBBY_H

#include "core/setup.h"

typedef struct LobbyUi {
    Setup draft; /* the new game as it is being arranged */
} LobbyUi;

#endif

/* What lies behind the cues: the valley of the game's day, from its first tile to its last, and the
 * theme where nobody plays. */
#ifndef VIEW_APP_AMBIENCE_H
#define VIEW_APP_AMBIENCE_H

#include "view/app/app.h"

/* Of the last app_frame. */
Ambience app_ambience(const App *app);

#endif

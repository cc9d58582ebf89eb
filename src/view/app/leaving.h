/* From a game, or its end, the title comes softly: what was seen last fades over it. */
#ifndef VIEW_APP_LEAVING_H
#define VIEW_APP_LEAVING_H

#include "view/app/app.h"

/* Before a frame is built: keeps the list of the last one where it was a game's and the screen is
 * now the title. */
void leaving_follow(App *app);

/* The window has kept the list, which may have taken long: it fades from the next frame on. */
void leaving_kept(App *app);

/* Somebody goes on: nothing fades any more. */
void leaving_end(App *app);

/* Draws what is left of it; leaving_goes_on says whether anything is. */
void leaving_draw(App *app);
bool leaving_goes_on(const App *app);

#endif

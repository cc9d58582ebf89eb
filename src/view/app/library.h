/* What is done to the saved games of a folder. */
#ifndef VIEW_APP_LIBRARY_H
#define VIEW_APP_LIBRARY_H

#include "view/app/app.h"

/* Lists a folder ("": the app's own, or one that takes games where that does not) for the page that
 * asks for it; takes a game away, to be taken back until the program ends; takes the last one back;
 * or gives a game another name in its folder. What cannot be done is said. */
void library_follow(App *app, const Intent *intent);

#endif

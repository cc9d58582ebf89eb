/* What is done to the saved games of a folder. */
#ifndef VIEW_APP_LIBRARY_H
#define VIEW_APP_LIBRARY_H

#include "view/app/app.h"

/* Lists a folder ("": the app's own, or one that takes games where that does not) for the page that
 * asks for it; takes a game away, to be taken back until the program ends; takes the last one back;
 * or gives a game another name in its folder. What cannot be done is said. */
void library_follow(App *app, const Intent *intent);

/* Where the picture of the land goes. */

/* INTENT_PICTURE: wishes for a picture at a path, or ("") in the folder of pictures, under a name
 * made of the players and the day that is not taken yet; or says why not. */
void landscape_request(App *app, const Intent *intent);

#endif

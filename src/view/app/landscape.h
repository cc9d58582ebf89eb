/* Where the picture of the land goes. */
#ifndef VIEW_APP_LANDSCAPE_H
#define VIEW_APP_LANDSCAPE_H

#include "view/app/app.h"

/* INTENT_PICTURE: wishes for a picture at a path, or ("") in the folder of pictures, under a name
 * made of the players and the day that is not taken yet; or says why not. */
void landscape_request(App *app, const Intent *intent);

#endif

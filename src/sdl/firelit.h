/* Stone in the light of a fire. */
#ifndef SDL_FIRELIT_H
#define SDL_FIRELIT_H

#include "cache.h"
#include "pages.h"
#include "view/draw/draw.h"

/* The picture of a DRAW_FIRELIT, made on all cores where it is not kept. NULL when there is none.
 */
const Picture *firelit_picture(Cache *cache, Pages *pages, const DrawCommand *command,
                               const FireLight *fire);

#endif

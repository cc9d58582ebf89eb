/* Stone in a light: below the board in that of the day, in the title by a fire. */
#ifndef SDL_STONE_H
#define SDL_STONE_H

#include "sdl/atlas/pages.h"
#include "sdl/pictures/pictures.h"

/* What a picture of stone depends on. */
typedef struct Stone {
    Pages *pages;
    int texture; /* of the atlas */
    SDL_Rect rect;
    float scale; /* pixels for each of the texture's own */
    bool by_fire;
    StoneLight day;
    FireLight fire;
} Stone;

/* The stone of a DRAW_STONE or DRAW_FIRELIT. */
Stone stone_of(Pages *pages, const DrawList *list, const DrawCommand *command);

/* Its recipe, while `stone` is there. */
Recipe stone_recipe(const Stone *stone);

#endif

#include "full_screen.h"

#include <string.h>

/* Whether a window manager has put a frame round it; elsewhere than on X11 nobody need. */
static bool is_managed(SDL_Window *window)
{
    int top = 0, left = 0, bottom = 0, right = 0;
    const char *driver = SDL_GetCurrentVideoDriver();
    if (!driver || strcmp(driver, "x11") != 0)
        return true;
    return SDL_GetWindowBordersSize(window, &top, &left, &bottom, &right) == 0 &&
           top + left + bottom + right > 0;
}

static void place(SDL_Window *window, SDL_Rect rect)
{
    SDL_SetWindowPosition(window, rect.x, rect.y);
    SDL_SetWindowSize(window, rect.w, rect.h);
}

bool full_screen_follow(FullScreen *full, SDL_Window *window, bool wanted)
{
    SDL_Rect *before = &full->before, display;
    if (wanted == full->on)
        return false;
    full->on = wanted;
    if (wanted && !is_managed(window) &&
        SDL_GetDisplayBounds(SDL_GetWindowDisplayIndex(window), &display) == 0) {
        SDL_GetWindowPosition(window, &before->x, &before->y);
        SDL_GetWindowSize(window, &before->w, &before->h);
        place(window, display);
    }
    if (SDL_SetWindowFullscreen(window, wanted ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0) != 0)
        SDL_Log("full screen: %s", SDL_GetError());
    if (!wanted && before->w > 0) {
        place(window, *before);
        before->w = 0;
    }
    return true;
}

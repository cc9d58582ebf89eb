/* Full screen as the desktop has it. On X11 that is a window manager's to do, and where none runs
 * (a kiosk, a bare server) nothing happens, though SDL takes it for done and says so. So a window
 * without a frame, which may have no manager, gets the display's place and size beforehand, and
 * its own again afterwards. */
#ifndef SDL_FULL_SCREEN_H
#define SDL_FULL_SCREEN_H

#include <SDL.h>
#include <stdbool.h>

typedef struct FullScreen {
    bool on;
    SDL_Rect before; /* the window's place and size, points; w 0: it was not moved by hand */
} FullScreen;

/* Fills the display that the window is on, or ends that. False where it is so already. */
bool full_screen_follow(FullScreen *full, SDL_Window *window, bool wanted);

#endif

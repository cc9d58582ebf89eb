/* Where the window lies: on a screen that is there, wholly, with the frame that a window manager
 * puts round it, and at the next start where it was. Everything is in points. */
#ifndef SDL_WINDOW_PLACE_H
#define SDL_WINDOW_PLACE_H

#include <SDL.h>

#include "view/state/ui.h"

/* What a window may measure. The most is the largest screen there is: more asks for gigabytes. */
enum {
    WINDOW_LEAST_WIDTH = 640,
    WINDOW_LEAST_HEIGHT = 400,
    WINDOW_MOST_WIDTH = 7680,
    WINDOW_MOST_HEIGHT = 4320,
};

/* A frame as it fits into the screen that most of it lies on, smaller and moved where it must be;
 * in the middle of the first one where it lies on none. `screens` are the usable parts of 1 or
 * more. */
SDL_Rect window_place_fit(SDL_Rect frame, const SDL_Rect *screens, int count);

/* Where a window is to be made. Width and height of 0 are those of the last time, which then has
 * its place as well, or 1280 x 720. */
SDL_Rect window_place_first(const WindowPlace *last, int width, int height);

/* Moves and shrinks a window that neither fills the screen nor is hidden until it fits with its
 * frame. */
void window_place_mend(SDL_Window *window);

/* A window's place as it is looked at again and again. */
typedef struct PlaceSeen {
    SDL_Rect rect; /* w 0: not its usual one */
    double since;  /* seconds */
} PlaceSeen;

/* Notes in `kept` where the window lies; while it is maximised, that, and where it was before. To
 * be called with the time when the window has changed, and at its end; not in full screen. */
void window_place_note(PlaceSeen *seen, SDL_Window *window, double now, WindowPlace *kept);

/* Full screen as the desktop has it. On X11 that is a window manager's to do, and where none runs
 * (a kiosk, a bare server) nothing happens, though SDL takes it for done and says so. So a window
 * without a frame, which may have no manager, gets the display's place and size beforehand, and
 * its own again afterwards. */
typedef struct FullScreen {
    bool on;
    SDL_Rect before; /* the window's place and size, points; w 0: it was not moved by hand */
} FullScreen;

/* Fills the display that the window is on, or ends that. False where it is so already. */
bool full_screen_follow(FullScreen *full, SDL_Window *window, bool wanted);

#endif

/* Where the window lies: wholly on a screen that is there, with the frame that a window manager
 * puts round it, and at the next start where it was. All lengths are points. */
#ifndef SDL_WINDOW_PLACE_H
#define SDL_WINDOW_PLACE_H

#include <SDL.h>

#include "view/state/ui.h"

/* Limits of a window. The largest is the largest screen there is: more would take gigabytes. */
enum {
    WINDOW_LEAST_WIDTH = 640,
    WINDOW_LEAST_HEIGHT = 400,
    WINDOW_MOST_WIDTH = 7680,
    WINDOW_MOST_HEIGHT = 4320,
};

/* Moves and shrinks a window with its frame until it fits into the screen that most of it lies on,
 * or into the middle of the first one where it lies on none. `screens`: the usable parts of at
 * least one. */
SDL_Rect window_place_fit(SDL_Rect frame, const SDL_Rect *screens, int count);

/* Where a window is to be made. A width of 0: with size and place of the last time, or 1280 x 720
 * the first time. */
SDL_Rect window_place_first(const WindowPlace *last, int width, int height);

/* Moves and shrinks a window until it fits with its frame. Nothing while it is hidden, maximised or
 * in full screen. */
void window_place_mend(SDL_Window *window);

/* A place that counts once it has lasted. */
typedef struct PlaceSeen {
    SDL_Rect rect; /* w 0: the window is maximised, hidden or the like */
    double since;  /* seconds */
} PlaceSeen;

/* Notes in `kept` where the window lies; while it is maximised, that it is, and where it was
 * before. `now`: seconds. Call it when the window has changed, and at its end; not in full screen.
 */
void window_place_note(PlaceSeen *seen, SDL_Window *window, double now, WindowPlace *kept);

/* Full screen as the desktop has it. On X11 a window manager does that; where none runs (a kiosk, a
 * bare server) nothing happens, though SDL says so. So a window without a frame gets the display's
 * place and size beforehand, and its own again afterwards. */
typedef struct FullScreen {
    bool on;
    SDL_Rect before; /* its place and size until then; w 0: they were not changed here */
} FullScreen;

/* Begins or ends full screen on the display that the window is on. False where it is so already. */
bool full_screen_follow(FullScreen *full, SDL_Window *window, bool wanted);

#endif

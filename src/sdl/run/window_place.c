#include "window_place.h"

#include <string.h>

static const Uint32 unlike = SDL_WINDOW_FULLSCREEN_DESKTOP | SDL_WINDOW_MAXIMIZED |
                             SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN; /* its usual place */

/* The coordinate nearest to `at` from which `length` ends before `first + room`. */
static int within(int at, int length, int first, int room)
{
    return SDL_max(first, SDL_min(at, first + room - length));
}

SDL_Rect window_place_fit(SDL_Rect frame, const SDL_Rect *screens, int count)
{
    SDL_Rect part, screen = screens[0];
    int most = 0;
    for (int i = 0; i < count; i++)
        if (SDL_IntersectRect(&frame, &screens[i], &part) && part.w * part.h > most) {
            most = part.w * part.h;
            screen = screens[i];
        }
    frame.w = SDL_min(frame.w, screen.w);
    frame.h = SDL_min(frame.h, screen.h);
    frame.x =
        most ? within(frame.x, frame.w, screen.x, screen.w) : screen.x + (screen.w - frame.w) / 2;
    frame.y =
        most ? within(frame.y, frame.h, screen.y, screen.h) : screen.y + (screen.h - frame.h) / 2;
    return frame;
}

/* As window_place_fit, with the screens that are there. */
static SDL_Rect fit(SDL_Rect frame)
{
    enum { MOST = 16 };
    SDL_Rect screens[MOST];
    int count = 0;
    for (int i = 0; i < SDL_GetNumVideoDisplays() && count < MOST; i++)
        count += SDL_GetDisplayUsableBounds(i, &screens[count]) == 0;
    return count > 0 ? window_place_fit(frame, screens, count) : frame;
}

SDL_Rect window_place_first(const WindowPlace *last, int width, int height)
{
    enum { FAR = -1000000 }; /* from all screens */
    if (width > 0)
        return fit((SDL_Rect){FAR, FAR, width, height});
    return fit(last->w > 0 ? (SDL_Rect){last->x, last->y, last->w, last->h}
                           : (SDL_Rect){FAR, FAR, 1280, 720});
}

/* The window with its frame. `border`: x and y are the widths of the frame at the left and at the
 * top, w and h those of both sides together. */
static SDL_Rect frame_of(SDL_Window *window, SDL_Rect *border)
{
    int top = 0, left = 0, bottom = 0, right = 0;
    SDL_Rect frame;
    SDL_GetWindowBordersSize(window, &top, &left, &bottom, &right);
    SDL_GetWindowPosition(window, &frame.x, &frame.y);
    SDL_GetWindowSize(window, &frame.w, &frame.h);
    *border = (SDL_Rect){left, top, left + right, top + bottom};
    return (SDL_Rect){frame.x - left, frame.y - top, frame.w + border->w, frame.h + border->h};
}

void window_place_mend(SDL_Window *window)
{
    SDL_Rect border, frame = frame_of(window, &border), fitting = fit(frame);
    if (SDL_GetWindowFlags(window) & unlike || SDL_RectEquals(&frame, &fitting))
        return;
    if (fitting.w != frame.w || fitting.h != frame.h)
        SDL_SetWindowSize(window, fitting.w - border.w, fitting.h - border.h);
    SDL_SetWindowPosition(window, fitting.x + border.x, fitting.y + border.y);
}

/* A window has the size of a maximised one a moment before it is said to be one: a place counts
 * once it has lasted. */
void window_place_note(PlaceSeen *seen, SDL_Window *window, double now, WindowPlace *kept)
{
    static const double lasts = .5; /* seconds */
    Uint32 flags = SDL_GetWindowFlags(window);
    SDL_Rect border, frame = frame_of(window, &border);
    SDL_Rect rect = {frame.x, frame.y, frame.w - border.w, frame.h - border.h}, *old = &seen->rect;
    if (old->w > 0 && now - seen->since > lasts)
        *kept = (WindowPlace){old->x, old->y, old->w, old->h, false};
    if (!(flags & SDL_WINDOW_HIDDEN))
        kept->maximised = flags & SDL_WINDOW_MAXIMIZED;
    if (flags & unlike)
        old->w = 0;
    else if (!SDL_RectEquals(&rect, old))
        *seen = (PlaceSeen){rect, now};
}

/* Whether a window manager has put a frame round it. True elsewhere than on X11. */
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

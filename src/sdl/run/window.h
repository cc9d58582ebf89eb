/* The window: its renderer, what happens in it, and when it is drawn. */
#ifndef SDL_WINDOW_H
#define SDL_WINDOW_H

#include "engine.h"
#include "events.h"
#include "sdl/sound/audio.h"
#include "workers.h"

/* Seconds from one frame to the next while something moves. */
#define WINDOW_PERIOD (1. / 60)

/* Is told what is handed on to the screen, and to the sound device from its frame `frame` on; NULL:
 * nobody is. */
typedef struct Watcher {
    void (*shown)(const App *app);
    void (*heard)(const App *app, int64_t frame, int rate);
} Watcher;

/* Limits of a window. The largest is the largest screen there is: more would take gigabytes. */
enum {
    WINDOW_LEAST_WIDTH = 640,
    WINDOW_LEAST_HEIGHT = 400,
    WINDOW_MOST_WIDTH = 7680,
    WINDOW_MOST_HEIGHT = 4320,
};

/* Full screen as the desktop has it. On X11 a window manager does that; where none runs (a kiosk, a
 * bare server) nothing happens, though SDL says so. So a window without a frame gets the display's
 * place and size beforehand, and its own again afterwards. */
typedef struct FullScreen {
    bool on;
    SDL_Rect before; /* its place and size until then; w 0: they were not changed here */
} FullScreen;

typedef struct Window {
    SDL_Window *window;
    SDL_Renderer *renderer;
    Engine *engine;
    Translator translator;
    Watcher watcher;
    Saver saver; /* of the landscape */
    Audio audio; /* nothing is heard until audio_start */
    Thinker thinker;
    Looker looker;
    bool dropped; /* one of the files that are being dropped was opened */
    bool synced;  /* presenting waits for the screen */
    FullScreen full_screen;
    bool stale;        /* something happened since the last frame */
    WidgetId typing;   /* the field that text is typed into; 0: none, and letters are keys */
    SDL_Rect typed_at; /* where the input method was told that text is typed */
    bool changed;      /* an input was taken since the last frame was made */
    bool announced;    /* a notice says that the landscape is about to be saved */
    double drawn;      /* when the last frame began, window_now */
} Window;

/* Opens a window of width x height points (0: as it was last), or as large as the screen, and shows
 * the engine in it. False with one line in `fault`. window_close is due in either case. */
bool window_open(Window *window, Engine *engine, int width, int height,
                 char fault[MAX_FAULT_BYTES]);
void window_close(Window *window);

/* Seconds on the window's clock. */
double window_now(void);

/* Takes all events, waits for one when nothing moves, and draws a frame when one is due. False once
 * the program is to end: it was asked to, or a picture could not be loaded (Pages.fault). */
bool window_step(Window *window);

/* Draws what there is to see now. */
void window_draw(Window *window);

/* Moves and shrinks a window until it fits into the screen that most of it lies on, or into the
 * middle of the first one where it lies on none. `screens`: the usable parts of at least one. */
SDL_Rect window_place_fit(SDL_Rect window, const SDL_Rect *screens, int count);

#endif

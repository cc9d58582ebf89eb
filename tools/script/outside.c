#include "sdl/run/outside.h"

#include <SDL.h>
#include <errno.h>
#include <string.h>

#include "core/utf8.h"
#include "play/files.h"
#include "pseudo.h"
#include "script.h"
#include "trace.h"

static Trace trace;

static void write_shown(const App *app)
{
    trace_frame(&trace, app);
}

static void write_heard(const App *app, int64_t frame, int rate)
{
    trace_cues(&trace, &app->ui.cues, app->now, frame, rate);
}

bool outside_watch(Window *window, const char *path, char fault[MAX_FAULT_BYTES])
{
    SDL_RendererInfo info = {.name = "unknown"};
    if (!trace_open(&trace, path)) {
        utf8_print(fault, MAX_FAULT_BYTES, "%s: %s", path_shown(path).text,
                   errno == ENOTSUP ? "only a regular file can be written" : strerror(errno));
        return false;
    }
    SDL_GetRendererInfo(window->renderer, &info);
    trace_renderer(&trace, info.name);
    window->watcher = (Watcher){write_shown, write_heard};
    return true;
}

void outside_speak(void)
{
    pseudo_teach();
}

static bool advance(void *context, double seconds)
{
    Window *window = context;
    double end = window_now() + seconds;
    do {
        window_draw(window);
        SDL_PumpEvents();
        if (SDL_HasEvent(SDL_QUIT))
            return false;
        if (window_now() + 1. / 60 < end)
            SDL_Delay(1000 / 60);
    } while (window_now() < end);
    SDL_FlushEvents(SDL_KEYDOWN, SDL_MULTIGESTURE); /* of players, while a script plays */
    return true;
}

static bool shot(void *context, const char *path, char *reason, size_t capacity)
{
    Window *window = context;
    app_frame(&window->engine->app, window_now());
    render_waits(window->engine->render, true);
    render_draw(window->engine->render, &window->engine->app.list);
    bool good = engine_save_output(window->renderer, path);
    if (!good)
        utf8_print(reason, capacity, "%s: %s", path_shown(path).text, SDL_GetError());
    SDL_RenderPresent(window->renderer);
    return good;
}

bool outside_work(Window *window, const char *path, char fault[MAX_FAULT_BYTES])
{
    ScriptHost host = {window, advance, shot};
    return script_run_file(path, &window->engine->app, &host, fault, MAX_FAULT_BYTES) || !fault[0];
}

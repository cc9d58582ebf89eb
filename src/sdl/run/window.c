/* A step takes all events and draws one frame. When nothing moves it sleeps until an event comes,
 * so that a table left alone costs no power. Where presenting does not wait for the screen, the
 * step itself keeps to sixty frames a second. */
#include "window.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "play/assets.h"
#include "sdl/pixels/png.h"
#include "view/app/app.h"
#include "view/words/phrases.h"
#include "view/words/tr.h"

double window_now(void)
{
    return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

/* The coordinate nearest to `at` from which `length` ends before `first + room`. */
static int within(int at, int length, int first, int room)
{
    return SDL_max(first, SDL_min(at, first + room - length));
}

SDL_Rect window_place_fit(SDL_Rect window, const SDL_Rect *screens, int count)
{
    SDL_Rect part, screen = screens[0];
    int most = 0;
    for (int i = 0; i < count; i++)
        if (SDL_IntersectRect(&window, &screens[i], &part) && part.w * part.h > most) {
            most = part.w * part.h;
            screen = screens[i];
        }
    window.w = SDL_min(window.w, screen.w);
    window.h = SDL_min(window.h, screen.h);
    window.x = most ? within(window.x, window.w, screen.x, screen.w)
                    : screen.x + (screen.w - window.w) / 2;
    window.y = most ? within(window.y, window.h, screen.y, screen.h)
                    : screen.y + (screen.h - window.h) / 2;
    return window;
}

enum { TITLE = 40 /* points: room for the title above a window, whose height is not known yet */ };

/* As window_place_fit, with the screens that are there. */
static SDL_Rect fit(SDL_Rect window)
{
    enum { MOST = 16 };
    SDL_Rect screens[MOST];
    int count = 0;
    for (int i = 0; i < SDL_GetNumVideoDisplays() && count < MOST; i++)
        if (SDL_GetDisplayUsableBounds(i, &screens[count]) == 0)
            screens[count++].h -= TITLE;
    return count > 0 ? window_place_fit(window, screens, count) : window;
}

/* Where a window is to be made. A width of 0: with size and place of the last time, or 1280 x 720
 * the first time. */
static SDL_Rect window_place_first(const WindowPlace *last, int width, int height)
{
    enum { FAR = -1000000 }; /* from all screens */
    if (width > 0)
        return fit((SDL_Rect){FAR, FAR, width, height});
    return fit(last->w > 0 ? (SDL_Rect){last->x, last->y, last->w, last->h}
                           : (SDL_Rect){FAR, FAR, 1280, 720});
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

/* Begins or ends full screen on the display that the window is on. False where it is so already. */
static bool full_screen_follow(FullScreen *full, SDL_Window *window, bool wanted)
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

static void set_icon(SDL_Window *window)
{
    char path[MAX_PATH_BYTES];
    SDL_Surface *icon = asset_path("icons/aurochs-128.png", path) ? png_load(path) : NULL;
    if (icon)
        SDL_SetWindowIcon(window, icon);
    SDL_FreeSurface(icon);
}

/* Whether the processor emulates a graphics card. That paints every frame whole; our own raster
 * paints only what has changed. */
static bool emulated(SDL_Renderer *renderer)
{
    static const char *const names[] = {"llvmpipe", "softpipe", "swrast", "Software Rasterizer",
                                        "SwiftShader"};
    enum { GL_RENDERER_NAME = 0x1F01 };
    typedef const unsigned char *(*GetString)(unsigned int);
    SDL_RendererInfo info;
    if (SDL_GetRendererInfo(renderer, &info) != 0 || strncmp(info.name, "opengl", 6) != 0)
        return false;
    GetString get = (GetString)SDL_GL_GetProcAddress("glGetString");
    const char *name = get ? (const char *)get(GL_RENDERER_NAME) : NULL;
    for (size_t i = 0; name && i < SDL_arraysize(names); i++)
        if (strstr(name, names[i]))
            return true;
    return false;
}

static void drop_window(Window *window)
{
    if (window->renderer)
        SDL_DestroyRenderer(window->renderer);
    if (window->window)
        SDL_DestroyWindow(window->window);
    window->renderer = NULL;
    window->window = NULL;
}

static bool make_window(Window *window, SDL_Rect place, Uint32 renderer)
{
    bool maximised = window->engine->app.ui.options.window.maximised;
    window->window =
        SDL_CreateWindow("Aurochs", place.x, place.y, place.w, place.h,
                         SDL_WINDOW_HIDDEN | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI |
                             (maximised ? SDL_WINDOW_MAXIMIZED : 0));
    window->renderer = window->window ? SDL_CreateRenderer(window->window, -1, renderer) : NULL;
    return window->renderer != NULL;
}

/* Makes the window with an accelerated renderer where there is one or SDL_RENDER_DRIVER names one;
 * else with SDL's software. That must not present by OpenGL: without a graphics card it takes a
 * hundred megabytes for a compiler. */
static bool choose_window(Window *window, SDL_Rect place)
{
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    if (make_window(window, place, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC) &&
        (SDL_GetHint(SDL_HINT_RENDER_DRIVER) || !emulated(window->renderer)))
        return true;
    drop_window(window);
    return make_window(window, place, SDL_RENDERER_SOFTWARE);
}

static void resize(Window *window)
{
    int width, height, points, high;
    SDL_GetWindowSize(window->window, &points, &high);
    if (points > WINDOW_MOST_WIDTH ||
        high > WINDOW_MOST_HEIGHT) /* no window manager kept the limit */
        SDL_SetWindowSize(window->window, SDL_min(points, WINDOW_MOST_WIDTH),
                          SDL_min(high, WINDOW_MOST_HEIGHT));
    SDL_GetWindowSize(window->window, &points, NULL);
    if (SDL_GetRendererOutputSize(window->renderer, &width, &height) != 0 || points < 1)
        return;
    window->translator.density = (float)width / (float)points;
    window->translator.size = (SDL_FPoint){(float)width, (float)height};
    engine_resize(window->engine, width, height, window_now());
}

static void follow_full_screen(Window *window)
{
    if (full_screen_follow(&window->full_screen, window->window,
                           window->engine->app.ui.options.full_screen))
        resize(window);
}

static bool no_desktop(char fault[MAX_FAULT_BYTES], const char *reason)
{
    utf8_print(fault, MAX_FAULT_BYTES, "%s",
               words_with(tr("cannot open a window: {reason} (start it in a desktop session, or "
                             "set DISPLAY or WAYLAND_DISPLAY)"),
                          "reason=%s", reason));
    return false;
}

/* Without a desktop session SDL would open an offscreen window, which nobody sees. */
static bool open_video(char fault[MAX_FAULT_BYTES])
{
    bool linux = strcmp(SDL_GetPlatform(), "Linux") == 0,
         chosen = getenv("SDL_VIDEODRIVER") != NULL;
    if (linux && !chosen && !getenv("DISPLAY") && !getenv("WAYLAND_DISPLAY"))
        return no_desktop(fault, tr("there is no screen"));
    const char *driver =
        SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 ? SDL_GetCurrentVideoDriver() : NULL;
    if (!driver || (!chosen && strcmp(driver, "offscreen") == 0))
        return no_desktop(fault, driver ? tr("the screen cannot be reached") : SDL_GetError());
    return true;
}

bool window_open(Window *window, Engine *engine, int width, int height, char fault[MAX_FAULT_BYTES])
{
    *window = (Window){.engine = engine,
                       .stale = true,
                       .translator = {.density = 1},
                       .thinker = {.seconds = THINK_SECONDS}};
    if (!open_video(fault))
        return false;
    SDL_Rect place = window_place_first(&engine->app.ui.options.window, width, height);
    if (!choose_window(window, place) || !engine_show(engine, window->renderer)) {
        utf8_print(fault, MAX_FAULT_BYTES, "%s",
                   words_with(tr("cannot open a window: {reason}"), "reason=%s", SDL_GetError()));
        return false;
    }
    SDL_RendererInfo info;
    window->synced =
        SDL_GetRendererInfo(window->renderer, &info) == 0 && info.flags & SDL_RENDERER_PRESENTVSYNC;
    SDL_SetWindowMinimumSize(window->window, WINDOW_LEAST_WIDTH, WINDOW_LEAST_HEIGHT);
    SDL_SetWindowMaximumSize(window->window, WINDOW_MOST_WIDTH, WINDOW_MOST_HEIGHT);
    set_icon(window->window);
    if (SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) != 0)
        SDL_Log("no game controllers: %s", SDL_GetError());
    SDL_StopTextInput(); /* SDL begins with it */
    SDL_ShowWindow(window->window);
    resize(window);
    follow_full_screen(window);
    return true;
}

/* Waits a moment before the window goes. SDL wakes itself by a message to the window over a
 * connection of its own. If the X server read it after the window is gone, its error would end the
 * program. */
static void leave_screen(const Window *window)
{
    enum { MILLISECONDS = 30 };
    if (window->window) {
        SDL_HideWindow(window->window);
        SDL_Delay(MILLISECONDS);
    }
}

/* The next window opens where this one was. Of one that fills its screen only that is kept. */
static void keep_place(const Window *window)
{
    App *app = &window->engine->app;
    WindowPlace *kept = &app->ui.options.window, before = *kept;
    Uint32 flags = SDL_GetWindowFlags(window->window);
    int top = 0, left = 0;
    if (window->full_screen.on || flags & (SDL_WINDOW_HIDDEN | SDL_WINDOW_MINIMIZED))
        return;
    kept->maximised = flags & SDL_WINDOW_MAXIMIZED;
    if (!kept->maximised) {
        SDL_GetWindowBordersSize(window->window, &top, &left, NULL, NULL);
        SDL_GetWindowPosition(window->window, &kept->x, &kept->y);
        SDL_GetWindowSize(window->window, &kept->w, &kept->h);
        kept->x -= left;
        kept->y -= top;
    }
    if (memcmp(&before, kept, sizeof before) != 0)
        app_follow(app, &(Intent){.kind = INTENT_OPTIONS});
}

void window_close(Window *window)
{
    if (window->window)
        keep_place(window);
    leave_screen(window);
    audio_stop(&window->audio);
    saver_close(&window->saver);
    thinker_close(&window->thinker);
    looker_close(&window->looker);
    if (window->engine && window->engine->render) {
        render_free(window->engine->render);
        window->engine->render = NULL;
    }
    drop_window(window);
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
    *window = (Window){0};
}

/* Shows a notice. A frame is made before: after a long sleep the app's time is old. */
static void notice_now(Window *window, const char *text)
{
    app_frame(&window->engine->app, window_now());
    app_notice(&window->engine->app, text);
}

static void tell_not_saved(Window *window, const char *reason)
{
    notice_now(window, say_text(SAY_NO_PICTURE, reason));
}

/* Saves the landscape that is wanted: one frame announces it, before the next it is painted, and a
 * worker writes the file. */
static void follow_landscape(Window *window)
{
    App *app = &window->engine->app;
    Saver *saver = &window->saver;
    if (saver_done(saver)) {
        app_frame(app, window_now());
        if (saver->fault[0])
            tell_not_saved(window, saver->fault);
        else
            app_tell_picture(app, saver->path);
    }
    if (saver->picture || (app->picture[0] && !window->announced)) {
        notice_now(window, tr("Saving the picture\u2026"));
        window->announced = !saver->picture;
        return;
    }
    if (!app->picture[0])
        return;
    SDL_Surface *picture = engine_paint_landscape(window->engine, app->ui.options.picture);
    window->announced = false;
    if (!picture || !saver_start(saver, picture, app->picture, app->picture_is_new))
        tell_not_saved(window, SDL_GetError());
    app->picture[0] = '\0';
}

/* Opens the folder that is to be shown by the system's own program. Signs that mean something in an
 * address are written as numbers. */
static void follow_shown(Window *window)
{
    App *app = &window->engine->app;
    char address[3 * MAX_PATH_BYTES + 9] = "file://";
    size_t at = strlen(address);
    if (!app->shown[0])
        return;
    if (app->shown[0] != '/') /* but with a drive */
        address[at++] = '/';
    for (const char *c = app->shown; *c; c++) {
        bool plain = SDL_isalnum((unsigned char)*c) || strchr("/-._~:", *c);
        at += (size_t)snprintf(address + at, sizeof address - at, plain ? "%c" : "%%%02X",
                               (unsigned char)*c);
    }
    app->shown[0] = '\0';
    if (SDL_OpenURL(address) != 0) {
        notice_now(window, say_text(SAY_NOT_SHOWN, SDL_GetError()));
    }
}

/* The app is told when the window is hidden or behind another. */
static void follow_looks(App *app, const SDL_WindowEvent *event)
{
    switch (event->event) {
    case SDL_WINDOWEVENT_FOCUS_LOST:
    case SDL_WINDOWEVENT_HIDDEN:
    case SDL_WINDOWEVENT_MINIMIZED:
        app->away = true;
        break;
    case SDL_WINDOWEVENT_FOCUS_GAINED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED:
        app->away = false;
        break;
    default:
        break;
    }
}

/* Opens the first of the files that are dropped together. What SDL hands over is freed. */
static void take_drop(Window *window, const SDL_DropEvent *drop)
{
    Intent intent = {.kind = INTENT_OPEN, .index = 1};
    if (drop->type == SDL_DROPBEGIN)
        window->dropped = false;
    if (drop->type == SDL_DROPFILE && drop->file && !window->dropped) {
        SDL_strlcpy(intent.path, drop->file, sizeof intent.path);
        app_frame(&window->engine->app, window_now());
        app_follow(&window->engine->app, &intent);
        window->dropped = window->changed = true;
    }
    SDL_free(drop->file);
}

static void sound(Window *window)
{
    App *app = &window->engine->app;
    const Options *options = &app->ui.options;
    Ambience ambience = app_ambience(app);
    Volumes volumes = {{0}};
    for (int i = 0; i < VOLUMES && !options->silent; i++)
        volumes.of[i] = options->volume[i];
    int64_t frame = audio_follow(&window->audio, &app->ui.cues, &ambience, &volumes, app->now);
    if (frame >= 0 && window->watcher.heard)
        window->watcher.heard(app, frame, window->audio.rate);
    app->ui.cues.count = 0; /* with and without a sound device */
}

/* Takes text only while a field has the keyboard: elsewhere an input method would take letters that
 * are keys. It begins anew in another field, and is told where the next letter goes. */
static void follow_typing(Window *window)
{
    const Widgets *widgets = &window->engine->app.ui.widgets;
    const Widget *field = widgets_field(widgets);
    WidgetId typing = field ? field->id : 0;
    if (typing != window->typing) {
        SDL_StopTextInput();
        window->typed_at = (SDL_Rect){0, 0, 0, 0};
    }
    if (typing && typing != window->typing)
        SDL_StartTextInput();
    window->typing = typing;
    Rect at = widgets->typed_at;
    float density = window->translator.density;
    SDL_Rect points = {(int)(at.x / density), (int)(at.y / density), (int)(at.w / density) + 1,
                       (int)(at.h / density) + 1};
    if (typing && !SDL_RectEquals(&points, &window->typed_at))
        SDL_SetTextInputRect(&points);
    window->typed_at = points;
}

static void follow_copied(Widgets *widgets)
{
    if (widgets->copying && SDL_SetClipboardText(widgets->copied) != 0)
        SDL_LogError(SDL_LOG_CATEGORY_APPLICATION, "nothing is copied: %s", SDL_GetError());
    widgets->copying = false;
}

/* Hands an input to the app, with the clipboard's text if it pastes. */
static void take_input(Window *window, Input *input)
{
    App *app = &window->engine->app;
    char *given = NULL;
    if (window->changed)
        app_frame(app, window_now()); /* it may be meant for what the one before led to */
    if (input->kind == INPUT_KEY && input->key == 'v' && input->mods == MOD_CTRL)
        input->given = given = SDL_GetClipboardText();
    app_input(app, input);
    SDL_free(given);
    follow_copied(&app->ui.widgets);
    window->changed = window->stale = true;
    sound(window);
}

static void take_fingers(Window *window)
{
    Input input;
    while (touch_next(&window->translator.touch, SDL_GetTicks(), &input))
        take_input(window, &input);
}

static void take_event(Window *window, const SDL_Event *event)
{
    App *app = &window->engine->app;
    if (event->type == SDL_WINDOWEVENT) {
        render_lost(window->engine->render);
        follow_looks(app, &event->window);
    }
    if (event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED)
        resize(window);
    else if (event->type == SDL_RENDER_TARGETS_RESET || event->type == SDL_RENDER_DEVICE_RESET)
        render_forget(window->engine->render);
    else if (event->type == SDL_CONTROLLERDEVICEADDED)
        SDL_GameControllerOpen(event->cdevice.which);
    else if (event->type == SDL_CONTROLLERDEVICEREMOVED)
        SDL_GameControllerClose(SDL_GameControllerFromInstanceID(event->cdevice.which));
    else if (event->type >= SDL_DROPFILE && event->type <= SDL_DROPCOMPLETE)
        take_drop(window, &event->drop);
    audio_event(&window->audio, event);
    Input input = input_from(&window->translator, event);
    window->stale = true;
    if (input.kind != INPUT_NONE)
        take_input(window, &input);
    if (event->type != SDL_FINGERMOTION) /* several in a row are told once */
        take_fingers(window);
}

/* Whether another movement of the pointer follows: only the last in a row counts. */
static bool overtaken(const SDL_Event *event)
{
    SDL_Event next;
    return event->type == SDL_MOUSEMOTION &&
           SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) > 0 &&
           next.type == SDL_MOUSEMOTION;
}

void window_draw(Window *window)
{
    Engine *engine = window->engine;
    window->drawn = window_now();
    follow_full_screen(window);
    if (engine->app.picture[0] || window->saver.picture)
        follow_landscape(window);
    follow_shown(window);
    thinker_collect(&window->thinker, &engine->app);
    looker_collect(&window->looker, &engine->app);
    app_frame(&engine->app, window_now());
    follow_typing(window);
    window->changed = false;
    thinker_follow(&window->thinker, &engine->app);
    looker_follow(&window->looker, &engine->app);
    render_waits(engine->render, false);
    bool shows = engine_draw(engine);
    if (shows) {
        SDL_RenderPresent(window->renderer);
        if (window->watcher.shown)
            window->watcher.shown(&engine->app);
    }
    sound(window);
    window->stale = window->announced || !render_settled(engine->render);
}

/* Milliseconds until the next frame is due; -1: none is. */
static int frame_due(const Window *window)
{
    const App *app = &window->engine->app;
    double wait;
    if (window->stale || app_animating(app))
        wait = window->synced ? 0 : window->drawn + WINDOW_PERIOD - window_now();
    else
        wait = app_due(app) - window_now();
    int rest = touch_due(&window->translator.touch, SDL_GetTicks());
    wait = rest < 0 ? wait : fmin(wait, rest / 1e3);
    return wait == INFINITY ? -1 : wait <= 0 ? 0 : (int)ceil(wait * 1000);
}

bool window_step(Window *window)
{
    const Engine *engine = window->engine;
    SDL_Event event;
    int due = frame_due(window);
    bool any = due < 0 ? SDL_WaitEvent(&event) : SDL_WaitEventTimeout(&event, due);
    while (any && !engine->app.quit) {
        if (!overtaken(&event))
            take_event(window, &event);
        any = SDL_PollEvent(&event);
    }
    take_fingers(window);
    if (engine->app.quit)
        return false;
    if (frame_due(window) == 0)
        window_draw(window);
    return !engine->pages.fault[0];
}

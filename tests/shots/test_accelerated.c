/* An accelerated renderer shows what the software one does: the title, the table, the board while
 * it turns, and the table while it fades. Here it is OpenGL in an X server without a graphics card.
 */
#include <stdio.h>
#include <stdlib.h>

#include "check.h"
#include "compare.h"
#include "sdl/run/engine.h"
#include "support.h"

enum { W = 1280, H = 720, SCENES = 4, SKIPPED = 77 };

static SDL_Renderer *accelerated;

/* Makes frames for so many seconds, and draws the last of them. */
static void go_on(Engine *engine, double *now, double seconds)
{
    for (int i = (int)(seconds * 60); i > 0; i--)
        app_frame(&engine->app, *now += 1. / 60);
    engine_draw(engine);
}

static SDL_Surface *seen(SDL_Renderer *renderer)
{
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, W, H, 24, SDL_PIXELFORMAT_RGB24);
    assert_non_null(surface);
    assert_int_equal(SDL_RenderReadPixels(renderer, NULL, SDL_PIXELFORMAT_RGB24, surface->pixels,
                                          surface->pitch),
                     0);
    SDL_Surface *reduced = shots_reduce(surface);
    assert_non_null(reduced);
    SDL_FreeSurface(surface);
    return reduced;
}

static void take(SDL_Renderer *renderer, SDL_Surface *shots[SCENES])
{
    static Engine engine;
    static Record record;
    char fault[MAX_FAULT_BYTES];
    double now = 0;
    assert_true(engine_open(&engine, false, NULL, 1, fault) && engine_show(&engine, renderer));
    app_tell_time(&engine.app, 36 * 3600, 0);
    engine_resize(&engine, W, H, now);
    go_on(&engine, &now, 1);
    shots[0] = seen(renderer);
    test_record("records/second", "d4-000.aurochs", &record);
    record.count = 60;
    app_show(&engine.app, session_open(&engine.edition[EDITION_SECOND], &record));
    go_on(&engine, &now, 4);
    shots[1] = seen(renderer);
    app_input(&engine.app, &(Input){.kind = INPUT_KEY, .key = 'b'});
    go_on(&engine, &now, .2);
    shots[2] = seen(renderer);
    go_on(&engine, &now, 2);
    app_follow(&engine.app, &(Intent){.kind = INTENT_TITLE});
    for (int i = 0; i < 8; i++)
        go_on(&engine, &now, 1. / 60);
    shots[3] = seen(renderer);
    engine_close(&engine);
}

TEST(an_accelerated_renderer_shows_the_same)
{
    static const char *const names[SCENES] = {"title", "table", "turning", "fading"};
    SDL_Surface *ours[SCENES], *theirs[SCENES];
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, W, H, 32, SDL_PIXELFORMAT_RGB888);
    SDL_Renderer *software = SDL_CreateSoftwareRenderer(surface);
    assert_non_null(software);
    take(software, ours);
    take(accelerated, theirs);
    for (int i = 0; i < SCENES; i++) {
        Comparison found = shots_compare(theirs[i], ours[i]);
        printf("%s: %.2f %% of the pixels differ, most round %d,%d (mean %.1f)\n", names[i],
               found.differing, found.x, found.y, found.worst);
        /* it rounds otherwise: many pixels are at the next step of five bits, nowhere a block */
        if (found.likeness == OTHER_SIZE || found.worst > COMPARE_MOST_MEAN)
            fail_msg("%s looks otherwise", names[i]);
        for (int k = 0; k < i; k++) /* no two scenes are one */
            assert_int_equal(shots_compare(ours[k], ours[i]).likeness, DIFFERENT);
    }
    for (int i = 0; i < SCENES; i++) {
        SDL_FreeSurface(ours[i]);
        SDL_FreeSurface(theirs[i]);
    }
    SDL_DestroyRenderer(software);
    SDL_FreeSurface(surface);
}

static int open_window(void **state)
{
    SDL_RendererInfo info;
    (void)state;
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, "opengl");
    SDL_Window *window =
        SDL_Init(SDL_INIT_VIDEO) == 0 ? SDL_CreateWindow("", 0, 0, W, H, SDL_WINDOW_OPENGL) : NULL;
    accelerated = window ? SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED) : NULL;
    if (!accelerated || SDL_GetRendererInfo(accelerated, &info) != 0 ||
        info.flags & SDL_RENDERER_SOFTWARE) {
        printf("skipped: there is no OpenGL here (%s)\n", SDL_GetError());
        exit(SKIPPED);
    }
    return 0;
}

static int close_window(void **state)
{
    (void)state;
    SDL_DestroyRenderer(accelerated);
    SDL_Quit();
    return 0;
}

TEST_FIXTURE(open_window, close_window)

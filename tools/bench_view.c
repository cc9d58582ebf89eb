#include "bench_view.h"

#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "stage.h"

enum { WIDTH = 1920, HEIGHT = 1080, WARM_UP = 30, FRAMES = 600 };

static double now(void)
{
    return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

static int ascending(const void *left, const void *right)
{
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

/* The pointer runs along a figure of eight over the middle of the board. */
static Input pointer_at(int frame)
{
    float turn = (float)frame * 6.2831853f / 240;
    return (Input){.kind = INPUT_POINTER,
                   .x = WIDTH * .4f + WIDTH * .2f * sinf(turn),
                   .y = HEIGHT * .5f + HEIGHT * .25f * sinf(2 * turn)};
}

static void draw(Stage *stage, SDL_Renderer *renderer, double time)
{
    app_frame(&stage->app, time);
    render_draw(stage->render, &stage->app.list);
    SDL_RenderFlush(renderer);
}

/* Milliseconds of each frame while the left button drags the board, from the shortest to the
 * longest. */
static void drag(Stage *stage, SDL_Renderer *renderer, double took[FRAMES])
{
    Input down = pointer_at(0);
    app_input(&stage->app, &down);
    down.kind = INPUT_DOWN;
    app_input(&stage->app, &down);
    for (int i = 0; i < WARM_UP + FRAMES; i++) {
        double start = now();
        Input input = pointer_at(i);
        app_input(&stage->app, &input);
        draw(stage, renderer, 10 + i / 60.);
        if (i >= WARM_UP)
            took[i - WARM_UP] = (now() - start) * 1000;
    }
    Input up = pointer_at(WARM_UP + FRAMES);
    up.kind = INPUT_UP;
    app_input(&stage->app, &up);
    qsort(took, FRAMES, sizeof *took, ascending);
}

static bool run(const char *path, SDL_Renderer *renderer, Stage *stage, char *fault)
{
    static double took[FRAMES];
    double start = now();
    if (!stage_open(stage, NULL, 1, fault))
        return false;
    if (!stage_show(stage, renderer)) {
        snprintf(fault, MAX_FAULT_BYTES, "out of memory");
        return false;
    }
    pages_load_ahead(&stage->pages);
    stage_resize(stage, WIDTH, HEIGHT, 1, 0);
    draw(stage, renderer, 0);
    printf("first frame (title) after %.0f ms\n", (now() - start) * 1000);
    start = now();
    if (!app_open(&stage->app, path, fault, MAX_FAULT_BYTES))
        return false;
    ui_go(&stage->app.ui, SCREEN_TABLE);
    draw(stage, renderer, 1);
    draw(stage, renderer, 1);
    printf("first frame of a table with %d tiles after %.0f ms\n",
           session_game(stage->app.session)->placed_count, (now() - start) * 1000);
    for (int steps = 0; steps <= 6; steps += 3) {
        Input wheel = pointer_at(0);
        wheel.kind = INPUT_WHEEL;
        wheel.wheel = steps ? 3 : 0;
        app_input(&stage->app, &wheel);
        for (double time = 2; time < 4; time += .1)
            draw(stage, renderer, time + steps);
        const DrawCommand *board = draw_find(&stage->app.list, DRAW_BOARD);
        double scale = board ? (double)board->scale : 0;
        drag(stage, renderer, took);
        printf(
            "dragging at %d x %d, %.0f pixels a tile: p50 %.1f ms, p95 %.1f ms, longest %.1f ms\n",
            WIDTH, HEIGHT, scale, took[FRAMES / 2], took[FRAMES * 95 / 100], took[FRAMES - 1]);
    }
    printf("textures: %.1f MB\n", (double)render_bytes(stage->render) / 1e6);
    if (stage->pages.fault[0])
        snprintf(fault, MAX_FAULT_BYTES, "%s", stage->pages.fault);
    return !fault[0];
}

bool bench_view(const char *record)
{
    static Stage stage;
    char fault[MAX_FAULT_BYTES] = "";
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 32, SDL_PIXELFORMAT_RGB888);
    SDL_Renderer *renderer = surface ? SDL_CreateSoftwareRenderer(surface) : NULL;
    bool good = renderer && run(record, renderer, &stage, fault);
    if (!good)
        fprintf(stderr, "aurochs-bench: %s\n", renderer ? fault : SDL_GetError());
    stage_close(&stage);
    if (renderer)
        SDL_DestroyRenderer(renderer);
    SDL_FreeSurface(surface);
    return good;
}

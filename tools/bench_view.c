#include "bench_view.h"

#include <stdio.h>

#include "bench_motion.h"
#include "core/utf8.h"
#include "play/terminal.h"
#include "sdl/run/window.h"
#include "view/state/nav.h"

static bool run(const char *path, Bench *bench, char *fault)
{
    Engine *engine = &bench->engine;
    char what[64];
    Watch start = watch_now();
    if (!engine_open(engine, true, NULL, 1, fault))
        return false;
    if (!engine_show(engine, bench->renderer)) {
        utf8_print(fault, MAX_FAULT_BYTES, "out of memory");
        return false;
    }
    render_waits(engine->render, false);
    engine_resize(engine, BENCH_WIDTH, BENCH_HEIGHT, 0);
    bench_frame(bench);
    watch_report("first frame (title)", watch_since(start), 300);
    bench_title(bench);
    start = watch_now();
    if (!engine_finish(engine, fault) || !app_open(&engine->app, path, fault, MAX_FAULT_BYTES))
        return false;
    ui_go(&engine->app.ui, SCREEN_TABLE);
    bench_frame(bench);
    do
        bench_frame(bench);
    while (!bench->shows);
    Watch took = watch_since(start);
    utf8_print(what, sizeof what, "first frame of a table with %d tiles",
               session_game(engine->app.session)->placed_count);
    watch_report(what, took, 500);
    printf("at %d x %d, drawn by software:\n", BENCH_WIDTH, BENCH_HEIGHT);
    bench_motions(bench);
    if (engine->pages.fault[0])
        utf8_print(fault, MAX_FAULT_BYTES, "%s", engine->pages.fault);
    return !fault[0];
}

bool bench_view(const char *record, double (*games)(void))
{
    static Bench bench;
    char fault[MAX_FAULT_BYTES] = "";
    goals_scale(games);
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, BENCH_WIDTH, BENCH_HEIGHT, 32, SDL_PIXELFORMAT_RGB888);
    bench.renderer = surface ? SDL_CreateSoftwareRenderer(surface) : NULL;
    bool good = bench.renderer && run(record, &bench, fault);
    if (!good)
        terminal_line(stderr, "aurochs-bench: %s", bench.renderer ? fault : SDL_GetError());
    engine_close(&bench.engine);
    if (bench.renderer)
        SDL_DestroyRenderer(bench.renderer);
    SDL_FreeSurface(surface);
    return good;
}

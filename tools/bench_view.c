#include "bench_view.h"

#include <stdio.h>

#include "bench_motion.h"
#include "core/utf8.h"
#include "play/terminal.h"
#include "sdl/run/window.h"
#include "view/state/nav.h"

static bool run(const char *path, Bench *bench, char *fault)
{
    Stage *stage = &bench->stage;
    char what[64];
    Watch start = watch_now();
    if (!stage_open_ahead(stage, NULL, 1, fault))
        return false;
    if (!stage_show(stage, bench->renderer)) {
        utf8_print(fault, MAX_FAULT_BYTES, "out of memory");
        return false;
    }
    render_pace(stage->render, WINDOW_PACE);
    stage_resize(stage, BENCH_WIDTH, BENCH_HEIGHT, 0);
    bench_frame(bench);
    watch_report("first frame (title)", watch_since(start), 300);
    bench_title(bench);
    start = watch_now();
    if (!stage_finish(stage, fault) || !app_open(&stage->app, path, fault, MAX_FAULT_BYTES))
        return false;
    ui_go(&stage->app.ui, SCREEN_TABLE);
    bench_frame(bench);
    do
        bench_frame(bench);
    while (!bench->shows);
    Watch took = watch_since(start);
    utf8_print(what, sizeof what, "first frame of a table with %d tiles",
               session_game(stage->app.session)->placed_count);
    watch_report(what, took, 500);
    printf("at %d x %d, drawn by software:\n", BENCH_WIDTH, BENCH_HEIGHT);
    bench_motions(bench);
    if (stage->pages.fault[0])
        utf8_print(fault, MAX_FAULT_BYTES, "%s", stage->pages.fault);
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
    stage_close(&bench.stage);
    if (bench.renderer)
        SDL_DestroyRenderer(bench.renderer);
    SDL_FreeSurface(surface);
    return good;
}

#include "painter.h"

#include "sdl/pixels/heap.h"

enum { ONE_SQUARE = 2, MOST_SPARE = 4 /* milliseconds */ };

void painter_wish(Painter *painter, const Land *land, const SquaresSpan *span)
{
    if (painter->count == MOST_WISHES ||
        !kept_land_take(&painter->wishes[painter->count].kept, land))
        return;
    painter->wishes[painter->count++].span = *span;
}

void painter_wish_tile(Painter *painter, const Land *land, LandPart part)
{
    painter->any_tile = kept_land_take(&painter->tile.kept, land);
    painter->tile.part = part;
}

void painter_forget(Painter *painter)
{
    painter->count = 0;
    painter->any_tile = false;
}

static void paint(Painter *painter)
{
    const Wish *tile = &painter->tile;
    if (painter->any_tile && !squares_ready(painter->squares, &tile->kept.land,
                                            (LandParts){&tile->part, 1}, EFFORT_IN_TIME))
        return;
    for (int i = 0; i < painter->count; i++)
        if (!squares_paint(painter->squares, &painter->wishes[i].kept.land,
                           &painter->wishes[i].span, EFFORT_IN_TIME))
            return;
}

static int run(void *context)
{
    Painter *painter = context;
    for (;;) {
        SDL_SemWait(painter->begin);
        if (painter->ends)
            break;
        paint(painter);
        SDL_SemPost(painter->end);
    }
    scratch_free();
    return 0;
}

static bool assemble(Painter *painter)
{
    if (painter->thread)
        return true;
    painter->begin = painter->begin ? painter->begin : SDL_CreateSemaphore(0);
    painter->end = painter->end ? painter->end : SDL_CreateSemaphore(0);
    if (painter->begin && painter->end)
        painter->thread = SDL_CreateThread(run, "land", painter);
    return painter->thread;
}

void painter_begin(Painter *painter, uint64_t due)
{
    bool any = painter->count > 0 || painter->any_tile;
    if (!any || painter->works || painter->squares->clock() >= due || !assemble(painter))
        return;
    painter->works = true;
    painter->due = due;
    squares_lend(painter->squares, due + painter->spare);
    SDL_SemPost(painter->begin);
}

/* A square takes a while: to wait for one would delay a frame more than it would gain. */
static void follow_spare(Painter *painter)
{
    uint64_t now = painter->squares->clock(), tick = SDL_GetPerformanceFrequency() / 1000;
    uint64_t least = painter->due + ONE_SQUARE * tick, most = MOST_SPARE * tick;
    uint64_t spare = now > least ? now - least : 0;
    painter->spare = spare < most ? spare : most;
}

void painter_pause(Painter *painter)
{
    if (!painter->works)
        return;
    follow_spare(painter);
    squares_stop(painter->squares);
    SDL_SemWait(painter->end);
    painter->works = false;
    squares_take_back(painter->squares);
}

void painter_dismiss(Painter *painter)
{
    painter_pause(painter);
    if (!painter->thread)
        return;
    painter->ends = true;
    SDL_SemPost(painter->begin);
    SDL_WaitThread(painter->thread, NULL);
    painter->thread = NULL;
    painter->ends = false;
}

void painter_free(Painter *painter)
{
    painter_dismiss(painter);
    if (painter->begin)
        SDL_DestroySemaphore(painter->begin);
    if (painter->end)
        SDL_DestroySemaphore(painter->end);
    for (int i = 0; i < MOST_WISHES; i++)
        kept_land_free(&painter->wishes[i].kept);
    kept_land_free(&painter->tile.kept);
    *painter = (Painter){.squares = painter->squares};
}

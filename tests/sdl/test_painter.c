/* What is painted between two frames: all that there is time for, until just before the next one is
 * due, by a clock of the test's own. */
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "canvas.h"
#include "check.h"
#include "sdl/pictures/chunks.h"

enum { SIZE = 90, ACROSS = 6, DOWN = 5 /* chunks about cell (0, 0) */ };

static _Atomic uint64_t now, step; /* of the clock, and what it goes on by whenever it is read */

static uint64_t read_clock(void)
{
    return atomic_fetch_add(&now, step);
}

static void set_clock(uint64_t time, uint64_t by)
{
    now = time;
    step = by;
}

static uint64_t milliseconds(uint64_t count)
{
    return count * (SDL_GetPerformanceFrequency() / 1000);
}

typedef struct Workshop {
    Chunks chunks;
    Painter painter;
    Land land;
    ChunkSpan span;
} Workshop;

/* What the land is painted with is made: chunks are all that takes time. */
static void open_shop(Workshop *shop, Canvas *canvas)
{
    LandPart all = {-ACROSS * CHUNK, -DOWN * CHUNK, 2 * ACROSS * CHUNK, 2 * DOWN * CHUNK};
    *shop = (Workshop){
        .chunks = {.cache = cache_new(NULL, 64 << 20), .deadline = {.clock = read_clock}},
        .land = {.arts = art_cache_new(&canvas->engine.pages, 64 << 20),
                 .atlas = &canvas->engine.pages.atlas,
                 .edition = &canvas->engine.edition[EDITION_SECOND],
                 .tiles = canvas->tiles,
                 .count = canvas->count,
                 .size = SIZE},
        .span = {-ACROSS / 2, ACROSS / 2 - 1, -DOWN / 2, DOWN / 2, 0, 0, CHUNK}};
    shop->painter.chunks = &shop->chunks;
    assert_true(land_ready(&shop->land, (LandParts){&all, 1}, NULL));
}

static void close_shop(Workshop *shop)
{
    painter_free(&shop->painter);
    chunks_free(&shop->chunks);
    art_cache_free(shop->land.arts);
    cache_free(shop->chunks.cache);
}

static int count_painted(Workshop *shop)
{
    int count = 0;
    for (int y = shop->span.first_y; y <= shop->span.last_y; y++)
        for (int x = shop->span.first_x; x <= shop->span.last_x; x++)
            count += chunks_find(&shop->chunks, &shop->land, (SDL_Point){x, y}) != NULL;
    return count;
}

/* Lets it paint until it ends by itself. */
static void paint_until(Workshop *shop, uint64_t due)
{
    painter_add(&shop->painter, &shop->land, &shop->span);
    painter_begin(&shop->painter, due);
    assert_true(shop->painter.works);
    while (SDL_SemValue(shop->painter.end) == 0)
        SDL_Delay(1);
    painter_pause(&shop->painter);
    painter_forget(&shop->painter);
}

TEST_WITH(all_is_painted_while_there_is_time, canvas_open, canvas_close)
{
    Workshop shop;
    open_shop(&shop, *state);
    int before = count_painted(&shop);
    assert_in_range(before, 0, ACROSS * DOWN - 20); /* those that no tile reaches */
    set_clock(1000, 0);
    paint_until(&shop, 1001);
    assert_int_equal(count_painted(&shop), ACROSS * DOWN);
    close_shop(&shop);
}

TEST_WITH(nothing_is_begun_once_the_frame_is_due, canvas_open, canvas_close)
{
    Workshop shop;
    open_shop(&shop, *state);
    int before = count_painted(&shop);
    painter_add(&shop.painter, &shop.land, &shop.span);
    set_clock(1000, 0);
    painter_begin(&shop.painter, 1000);
    assert_false(shop.painter.works);
    painter_pause(&shop.painter);
    assert_int_equal(count_painted(&shop), before);
    close_shop(&shop);
}

TEST_WITH(it_ends_when_the_frame_is_due_and_goes_on_after_it, canvas_open, canvas_close)
{
    enum { SLOT = 24 /* readings: a chunk takes two */, MOST_SLOTS = 40 };
    Workshop shop;
    int slots = 0;
    open_shop(&shop, *state);
    for (int before = count_painted(&shop), after; before < ACROSS * DOWN; before = after) {
        set_clock(1000, 1);
        paint_until(&shop, 1000 + SLOT);
        after = count_painted(&shop);
        assert_true(now < 1000 + 2 * SLOT && (now >= 1000 + SLOT || after == ACROSS * DOWN));
        assert_in_range(after - before, 1, SLOT);
        assert_true(++slots < MOST_SLOTS);
    }
    assert_true(slots > 1);
    close_shop(&shop);
}

/* Until when it would paint, after a frame that came so many milliseconds after it was due. */
static uint64_t spare_after(Workshop *shop, uint64_t late)
{
    uint64_t due = milliseconds(1000);
    painter_add(&shop->painter, &shop->land, &shop->span);
    set_clock(due - 1, 0);
    painter_begin(&shop->painter, due);
    set_clock(due + milliseconds(late), 0);
    painter_pause(&shop->painter);
    set_clock(due - 1, 0);
    painter_begin(&shop->painter, due);
    uint64_t until = shop->chunks.deadline.at - due;
    painter_pause(&shop->painter);
    painter_forget(&shop->painter);
    return until;
}

/* But for the time that a chunk takes, and never for long. */
TEST_WITH(it_takes_the_time_that_nobody_waited_for, canvas_open, canvas_close)
{
    Workshop shop;
    open_shop(&shop, *state);
    assert_true(spare_after(&shop, 0) == 0);
    assert_true(spare_after(&shop, 2) == 0);
    assert_true(spare_after(&shop, 5) == milliseconds(3));
    assert_true(spare_after(&shop, 50) == milliseconds(4));
    assert_true(spare_after(&shop, 0) == 0);
    close_shop(&shop);
}

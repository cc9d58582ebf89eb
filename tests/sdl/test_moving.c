/* The renderer while things move: panning moves the land pixel by pixel, zooming stretches first,
 * sheets and markers turn, paint kindles. */
#include <stdlib.h>
#include <string.h>

#include "canvas.h"
#include "check.h"
#include "support.h"

TEST_WITH(panning_moves_every_pixel, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    static uint32_t before[HEIGHT][WIDTH];
    canvas_draw_at(canvas, canvas->count, 300, 200, 96);
    canvas_copy(canvas, before[0]);
    canvas_draw_at(canvas, canvas->count, 300 - 37, 200 + 11, 96);
    for (int y = 11; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH - 37; x++)
            assert_int_equal(canvas_pixel(canvas, x, y), before[y - 11][x + 37]);
}

TEST_WITH(zooming_stretches_first, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    canvas_draw_at(canvas, canvas->count, 300, 200, 96);
    render_waits(canvas->engine.render, false);
    canvas_list(canvas, 300, 200, 100);
    canvas_draw(canvas);
    assert_false(render_settled(canvas->engine.render));
    assert_false(render_sharp(canvas->engine.render));
    canvas_settle(canvas);
    assert_true(render_settled(canvas->engine.render));
}

static void list_cell(Canvas *canvas, float side, bool patch)
{
    draw_clear(&canvas->list);
    draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count, (Point){300, 200},
               side);
    if (patch)
        draw_patch(&canvas->list, "cell-corner", (Rect){400, 300, side, side}, 1, 1, false);
}

/* How many pixels of a cell are not as they were copied, while `copies` is false. */
static int other_pixels(const Canvas *canvas, bool copies)
{
    enum { CELL = 96 };
    static uint32_t copy[CELL * CELL];
    int other = 0;
    for (int i = 0; i < CELL * CELL; i++) {
        uint32_t pixel = canvas_pixel(canvas, 400 + i % CELL, 300 + i / CELL);
        other += pixel != copy[i];
        copy[i] = copies ? pixel : copy[i];
    }
    return other;
}

/* As long as the board is zoomed, and no longer, even where it is sharp at once. */
TEST_WITH(patches_are_stretched_while_zooming, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    list_cell(canvas, 96, true);
    canvas_draw(canvas);
    other_pixels(canvas, true);
    render_forget(render);
    render_waits(render, false);
    list_cell(canvas, 96, false);
    canvas_settle(canvas);
    list_cell(canvas, 100, true);
    canvas_draw(canvas);
    list_cell(canvas, 96, true);
    canvas_draw(canvas);
    assert_false(render_settled(render));
    assert_true(other_pixels(canvas, false) > 0);
    canvas_settle(canvas);
    canvas_draw(canvas);
    assert_int_equal(other_pixels(canvas, false), 0);
}

/* In the evening a figure that moves has the colours of one that stands still. */
TEST_WITH(what_is_of_the_land_is_seen_in_its_light, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    const Grade dark = grade_gain(.5f, .5f, .5f, 1);
    long sums[2];
    for (int lit = 0; lit < 2; lit++) {
        draw_clear(&canvas->list);
        draw_fill(&canvas->list, (Rect){0, 0, WIDTH, HEIGHT}, rgba(0, 1));
        draw_day(&canvas->list, &dark);
        draw_tinted_sprite(&canvas->list, "tree-0", (Point){100, 100}, 128,
                           (SpritePose){.of_land = lit}, rgba(0xFFFFFF, 1));
        canvas_draw(canvas);
        sums[lit] = canvas_sum(canvas, (Rect){0, 0, 200, 200});
    }
    assert_true(sums[0] > 1000 && labs(2 * sums[1] - sums[0]) < sums[0] / 10);
}

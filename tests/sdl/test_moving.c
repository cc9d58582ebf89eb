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

/* The light of a sprite's paint on black. */
static long glow_of(Canvas *canvas, const char *name, int step)
{
    draw_clear(&canvas->list);
    draw_fill(&canvas->list, (Rect){0, 0, WIDTH, HEIGHT}, rgba(0, 1));
    draw_glowing(&canvas->list, name, (Point){100, 100}, 128, (GlowLook){false, step, 1});
    canvas_draw(canvas);
    return canvas_sum(canvas, (Rect){0, 0, 200, 200});
}

/* Menhirs and gold kindle from their middle outward; what has no paint does not. */
TEST_WITH(paint_kindles, canvas_open, canvas_close)
{
    static const char *const marks[] = {"menhir-0", "menhir-1", "menhir-2",
                                        "menhir-3", "gold-0",   "gold-1"};
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        long before = 0;
        for (int step = 1; step <= GLOW_STEPS; step++) {
            long light = glow_of(*state, marks[i], step);
            assert_true(step > GLOW_STEPS - 1 ? light >= before : light > before);
            before = light;
        }
    }
    assert_true(glow_of(*state, "tree-0", GLOW_STEPS) * 50 <
                glow_of(*state, "menhir-0", GLOW_STEPS));
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

/* How many columns of pixels a sprite on black covers. */
static int columns_of(Canvas *canvas, float squeeze)
{
    draw_clear(&canvas->list);
    draw_tinted_sprite(&canvas->list, "score-50", (Point){100, 100}, 256,
                       (SpritePose){.squeeze = squeeze}, rgba(0xFFFFFF, 1));
    canvas_draw(canvas);
    int count = 0;
    for (int x = 0; x < 200; x++)
        count += (canvas_pixel(canvas, x, 100) & 0xFFFFFF) != 0;
    return count;
}

TEST_WITH(a_turning_marker_grows_narrow, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    int whole = columns_of(canvas, 0), half = columns_of(canvas, .5f);
    assert_true(whole > 80 && abs(2 * half - whole) <= 6);
    assert_true(columns_of(canvas, .9f) < half / 2 && columns_of(canvas, 1) == 0);
}

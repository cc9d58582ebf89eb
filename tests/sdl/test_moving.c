/* The renderer while things move: panning moves the land pixel by pixel, zooming stretches first,
 * sheets and markers turn, trees sway. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "canvas.h"
#include "support.h"

static void panning_moves_every_pixel(void **state)
{
    Canvas *canvas = *state;
    static uint32_t before[HEIGHT][WIDTH];
    canvas_draw_at(canvas, canvas->count, 300, 200, 96);
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
            before[y][x] = canvas_pixel(canvas, x, y);
    canvas_draw_at(canvas, canvas->count, 300 - 37, 200 + 11, 96);
    for (int y = 11; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH - 37; x++)
            assert_int_equal(canvas_pixel(canvas, x, y), before[y - 11][x + 37]);
}

static void zooming_stretches_first(void **state)
{
    Canvas *canvas = *state;
    canvas_draw_at(canvas, canvas->count, 300, 200, 96);
    draw_clear(&canvas->list);
    draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count, (Point){300, 200}, 100);
    canvas_draw(canvas);
    assert_false(render_settled(canvas->stage.render));
    canvas_draw(canvas);
    assert_true(render_settled(canvas->stage.render));
}

/* While tiles change their size their edges are those of another size, stretched: no texture more.
 */
static void edges_that_move_are_not_made_anew(void **state)
{
    Canvas *canvas = *state;
    Rect rect = {0, 0, 64, 64};
    draw_clear(&canvas->list);
    draw_zones(&canvas->list, EDITION_SECOND, 0, 0, 1, ZONES_EDGE, rect, rgba(0xFFFFFF, 1));
    canvas_draw(canvas);
    size_t bytes = render_bytes(canvas->stage.render);
    for (float side = 50; side < 90; side += 7) {
        rect.w = rect.h = side;
        draw_clear(&canvas->list);
        draw_fill(&canvas->list, (Rect){0, 0, WIDTH, HEIGHT}, rgba(0, 1));
        draw_zones(&canvas->list, EDITION_SECOND, 0, 0, 1, ZONES_EDGE_MOVING, rect,
                   rgba(0xFFFFFF, 1));
        canvas_draw(canvas);
        assert_int_equal(render_bytes(canvas->stage.render), bytes);
        assert_true(canvas_sum(canvas, rect) > 255 * (long)side);
    }
}

/* A quarter turn of the sheet shows the same pixels, elsewhere; what comes after lies straight. */
static void a_sheet_is_laid_down_turned(void **state)
{
    Canvas *canvas = *state;
    DrawList *list = &canvas->list;
    static uint32_t straight[100][100];
    for (int turned = 0; turned < 2; turned++) {
        draw_clear(list);
        draw_fill(list, (Rect){0, 0, WIDTH, HEIGHT}, rgba(0x203040, 1));
        if (turned)
            draw_turn(list, (Point){200, 200}, 90);
        draw_fill(list, (Rect){150, 160, 60, 20}, rgba(0xFF0000, 1));
        draw_fill(list, (Rect){170, 200, 20, 40}, rgba(0x00FF00, 1));
        if (turned)
            draw_unturn(list);
        draw_fill(list, (Rect){150, 150, 5, 5}, rgba(0x0000FF, 1));
        canvas_draw(canvas);
        assert_int_equal(canvas_pixel(canvas, 152, 152), 0x0000FF);
        for (int y = 0; y < 100 && !turned; y++)
            for (int x = 0; x < 100; x++)
                straight[y][x] = canvas_pixel(canvas, 150 + x, 150 + y);
    }
    int red = 0, green = 0;
    for (int y = 0; y < 100; y++)
        for (int x = 0; x < 100; x++) {
            uint32_t there = canvas_pixel(canvas, 150 + x, 150 + y);
            if (x < 6 && y < 6)
                continue;
            red += there == 0xFF0000;
            green += there == 0x00FF00;
            /* clockwise: what was at the left is above now */
            if (straight[99 - x][y] == 0xFF0000 && x > 1 && y > 6 && x < 98 && y < 98)
                assert_int_equal(there, 0xFF0000);
        }
    assert_in_range(red, 1100, 1200);
    assert_in_range(green, 780, 800);
    assert_int_equal(canvas_pixel(canvas, 130, 200), 0x203040);
    assert_int_equal(canvas_pixel(canvas, 500, 400), 0x203040);
}

/* How many columns of pixels a sprite on black covers. */
static int columns_of(Canvas *canvas, float squeeze)
{
    draw_clear(&canvas->list);
    draw_turned_sprite(&canvas->list, "score-50", (Point){100, 100}, 256, false, 0, squeeze);
    canvas_draw(canvas);
    int count = 0;
    for (int x = 0; x < 200; x++)
        count += (canvas_pixel(canvas, x, 100) & 0xFFFFFF) != 0;
    return count;
}

static void a_turning_marker_grows_narrow(void **state)
{
    Canvas *canvas = *state;
    int whole = columns_of(canvas, 0), half = columns_of(canvas, .5f);
    assert_true(whole > 80 && abs(2 * half - whole) <= 6);
    assert_true(columns_of(canvas, .9f) < half / 2 && columns_of(canvas, 1) == 0);
}

/* Sprites that lean at a moment. */
static int count_leaning(App *app, double now)
{
    int count = 0;
    app_frame(app, now);
    for (size_t i = 0; i < app->list.count; i++)
        count += app->list.commands[i].kind == DRAW_SPRITE && app->list.commands[i].angle != 0;
    return count;
}

/* Move 48 of the record closes a forest of four tiles. */
static void the_trees_of_a_closed_forest_sway(void **state)
{
    Canvas *canvas = *state;
    App *app = &canvas->stage.app;
    Record *record = malloc(sizeof *record);
    test_record("records/second", "d4-000.aurochs", record);
    Session *session = session_open(&canvas->stage.edition[EDITION_SECOND], record);
    assert_non_null(session);
    session_seek(session, 47);
    app_show(app, session);
    stage_resize(&canvas->stage, WIDTH, HEIGHT, 1);
    assert_int_equal(count_leaning(app, 2), 0);
    session_seek(session, 48);
    count_leaning(app, 3);
    assert_true(count_leaning(app, 3.2) > 30);
    assert_int_equal(count_leaning(app, 3.6), 0);
    free(record);
}

int main(void)
{
#define ON_CANVAS(test) cmocka_unit_test_setup_teardown(test, canvas_open, canvas_close)
    const struct CMUnitTest tests[] = {
        ON_CANVAS(panning_moves_every_pixel),         ON_CANVAS(zooming_stretches_first),
        ON_CANVAS(edges_that_move_are_not_made_anew), ON_CANVAS(a_sheet_is_laid_down_turned),
        ON_CANVAS(a_turning_marker_grows_narrow),     ON_CANVAS(the_trees_of_a_closed_forest_sway),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

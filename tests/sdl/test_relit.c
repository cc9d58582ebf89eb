/* Where the light changes and painting may take only so long a frame: land and stone wait in the
 * light of before, what lies ahead is lit as it will be, and nothing coarse is seen. */
#include "canvas.h"
#include "check.h"

/* The land waits in the light of before, never coarse, until it is painted in the new one. */
TEST_WITH(the_day_goes_on_without_haste, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    static uint32_t morning[WIDTH * HEIGHT], evening[WIDTH * HEIGHT];
    const Grade lights[2] = {grade_gain(.9f, 1, 1.1f, 1), grade_gain(1.2f, .9f, .7f, 1)};
    uint32_t *const pictures[2] = {morning, evening};
    render_pace(render, 0);
    for (int i = 1; i >= 0; i--) {
        draw_clear(&canvas->list);
        draw_day(&canvas->list, &lights[i]);
        draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count, (Point){300, 200},
                   96);
        assert_in_range(canvas_settle(canvas), 0, 4);
        canvas_copy(canvas, pictures[i]);
    }
    assert_true(canvas_differs(canvas, evening) > 4);
    render_forget(render);
    canvas_settle(canvas);
    assert_true(canvas_differs(canvas, morning) == 0);
    render_pace(render, 1e-6);
    canvas->list.day = lights[1];
    canvas_draw(canvas);
    assert_true(canvas_differs(canvas, morning) == 0);
    assert_false(render_settled(render));
    assert_true(render_whole(render));
    assert_in_range(canvas_settle(canvas), 2, MOST_FRAMES - 1);
    assert_true(canvas_differs(canvas, evening) == 0);
}

/* Where history jumps, the land is another anyway: it is coarse, and in the light of its own day.
 */
TEST_WITH(a_jump_of_history_brings_its_light, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    static uint32_t pictures[2][WIDTH * HEIGHT];
    const Grade lights[2] = {grade_gain(.9f, 1, 1.1f, 1), grade_gain(1.2f, .9f, .7f, 1)};
    for (int jump = 0; jump < 2; jump++) {
        size_t before = jump ? canvas->count / 2 - 1 : canvas->count - 1;
        for (int evening = 0; evening < 3; evening++) { /* the last time in haste */
            render_pace(render, evening == 2 ? 1e-6 : 0);
            for (int i = 0; i < 2; i++) {
                draw_clear(&canvas->list);
                draw_day(&canvas->list, &lights[evening == 2 ? i : evening]);
                draw_board(&canvas->list, EDITION_SECOND, canvas->tiles,
                           i == 0 ? before : canvas->count, (Point){300, 200}, 96);
                if (i == 0 || evening < 2)
                    canvas_settle(canvas);
                else
                    canvas_draw(canvas);
            }
            if (evening < 2)
                canvas_copy(canvas, pictures[evening]);
            else
                render_forget(render);
        }
        assert_true((canvas_differs(canvas, pictures[1]) < canvas_differs(canvas, pictures[0])) ==
                    (jump == 1));
    }
}

/* Lists a wall that fills the picture and shows its sides, and what lies over it. */
static void list_stone(Canvas *canvas, float scale, const StoneLight *light)
{
    Rect rect = {0, 0, WIDTH, HEIGHT};
    draw_clear(&canvas->list);
    draw_keep(&canvas->list, rect);
    draw_stone(&canvas->list, "cave-wall", rect, scale, light);
    draw_vignette(&canvas->list, rect, 80, rgba(0x102030, .5f));
    draw_unkeep(&canvas->list);
}

/* The stone stays in the light of before, all of it, and changes at once. */
TEST_WITH(the_stone_changes_its_light_at_once, canvas_open, canvas_close)
{
    static const StoneLight morning = {{2, 1.5f, 1}, {.9f, 1, 1.1f}, {5, 4, 3}, .1f, 0, 1, 1, 1},
                            evening = {
                                {3, 1, .5f}, {.5f, .4f, .6f}, {0, 1, 2}, .2f, .5f, .8f, 1, 0};
    static const float scales[] = {.4f, 1, 1.5f};
    static uint32_t old[WIDTH * HEIGHT], new[WIDTH * HEIGHT];
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    for (size_t i = 0; i < sizeof scales / sizeof *scales; i++) {
        render_pace(render, 0);
        list_stone(canvas, scales[i], &evening);
        canvas_draw(canvas);
        assert_true(render_settled(render));
        canvas_copy(canvas, new);
        list_stone(canvas, scales[i], &morning);
        canvas_draw(canvas);
        canvas_copy(canvas, old);
        assert_true(canvas_differs(canvas, new) > 4);
        render_forget(render);
        render_pace(render, 1e-6);
        list_stone(canvas, scales[i], &evening);
        int waits = 0;
        for (canvas_draw(canvas); !render_settled(render) && waits < MOST_FRAMES; waits++) {
            assert_true(canvas_differs(canvas, old) == 0);
            assert_true(render_whole(render));
            canvas_draw(canvas);
        }
        assert_in_range(waits, 2, MOST_FRAMES - 1);
        assert_true(canvas_differs(canvas, new) == 0);
    }
}

static void announce(Canvas *canvas)
{
    draw_board_ahead(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count, (Point){250, 180},
                     120);
}

/* What is lit at the end of a glide is seen lit all the way, if that was painted before: no less
 * than at rest there. */
TEST_WITH(what_will_be_lit_is_lit_while_the_board_glides, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    static uint32_t unlit[WIDTH * HEIGHT];
    for (int announced = 0; announced < 2; announced++) {
        render_forget(render);
        render_pace(render, 0);
        canvas_draw_at(canvas, canvas->count, 280, 190, 100);
        canvas_copy(canvas, unlit);
        canvas_draw_at(canvas, canvas->count, 300, 200, 90);
        render_pace(render, announced ? 10 : 1e-6);
        canvas_list(canvas, 300, 200, 90);
        if (announced) {
            draw_later(&canvas->list);
            canvas_dim(canvas);
            announce(canvas);
        }
        canvas_draw(canvas);
        assert_true(render_settled(render) && canvas->list.light_count == 0);
        render_pace(render, 1e-6);
        draw_clear(&canvas->list);
        announce(canvas);
        canvas_dim(canvas);
        draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count, (Point){280, 190},
                   100);
        canvas_draw(canvas);
        assert_true(render_bright(render) == (announced == 1));
        assert_true((canvas_differs(canvas, unlit) > 20) == (announced == 1));
    }
}

/* What is seen now comes first: no chunk is painted for the day as long as a tile is coarse. */
TEST_WITH(the_day_waits_for_a_tile, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    const Grade lights[2] = {grade_gain(.9f, 1, 1.1f, 1), grade_gain(1.2f, .9f, .7f, 1)};
    size_t pictures = 0;
    int coarse = 0;
    for (int i = 0; i < 2; i++) {
        draw_clear(&canvas->list);
        draw_day(&canvas->list, &lights[i]);
        draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count, (Point){300, 200},
                   96);
        if (i == 0)
            canvas_settle(canvas);
    }
    draw_tile(&canvas->list, EDITION_SECOND, canvas->tiles[5], (Rect){150, 100, 270, 270}, 1, 0);
    render_pace(render, 1e-6);
    for (canvas_draw(canvas); !render_sharp(render); canvas_draw(canvas)) {
        assert_true(coarse == 0 || render_use(render).pictures == pictures);
        pictures = render_use(render).pictures;
        assert_in_range(++coarse, 1, MOST_FRAMES);
    }
    assert_true(coarse > 2);
    assert_false(render_settled(render));
    assert_in_range(canvas_settle(canvas), 1, MOST_FRAMES - 1);
}

/* Where lights go out, the land stays as it was until all of it is painted without them. */
TEST_WITH(land_stays_lit_until_it_is_painted, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    static uint32_t lit[WIDTH * HEIGHT];
    draw_clear(&canvas->list);
    canvas_dim(canvas);
    draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count, (Point){280, 190}, 100);
    canvas_settle(canvas);
    canvas_copy(canvas, lit);
    render_pace(render, 1e-6);
    canvas_list(canvas, 280, 190, 100);
    for (canvas_draw(canvas); !render_whole(render); canvas_draw(canvas))
        assert_true(canvas_differs(canvas, lit) == 0);
    assert_true(canvas_differs(canvas, lit) > 20);
}

/* Once the board rests, lights may go out at once. */
TEST_WITH(lights_go_out_at_once, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    static uint32_t unlit[WIDTH * HEIGHT];
    canvas_draw_at(canvas, canvas->count, 280, 190, 100);
    canvas_copy(canvas, unlit);
    for (int rests = 0; rests < 2; rests++) {
        render_spare(render);
        render_pace(render, 0);
        draw_clear(&canvas->list);
        canvas_dim(canvas);
        draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count, (Point){280, 190},
                   100);
        canvas_draw(canvas);
        render_pace(render, 10);
        for (int i = 0; i < 3 && rests; i++)
            canvas_draw(canvas);
        render_pace(render, 1e-6);
        canvas_list(canvas, 280, 190, 100);
        canvas_draw(canvas);
        assert_true(render_whole(render) == (rests == 1));
        assert_true((canvas_differs(canvas, unlit) == 0) == (rests == 1));
    }
}

static BoardTile turned(BoardTile tile)
{
    int8_t x = tile.x;
    tile.x = (int8_t)-tile.y;
    tile.y = x;
    tile.rotation = (tile.rotation + 1) & 3;
    return tile;
}

/* Land that will lie turned is lit as it lies then, by the lights of now. */
TEST_WITH(land_ahead_is_lit_as_it_will_lie, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    BoardTile tiles[MAX_TILES];
    for (size_t i = 0; i < canvas->count; i++)
        tiles[i] = turned(canvas->tiles[i]);
    for (int announced = 0; announced < 2; announced++) {
        render_spare(render);
        render_pace(render, 0);
        draw_clear(&canvas->list);
        draw_light(&canvas->list, canvas->tiles[3], 1, ZONES_OUTSIDE, rgba(0, .8f));
        draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count, (Point){300, 200},
                   90);
        canvas_draw(canvas);
        render_pace(render, announced ? 10 : 1e-6);
        if (announced)
            draw_board_ahead(&canvas->list, EDITION_SECOND, tiles, canvas->count, (Point){300, 200},
                             90);
        canvas_draw(canvas);
        render_pace(render, 1e-6);
        draw_clear(&canvas->list);
        draw_light(&canvas->list, tiles[3], 1, ZONES_OUTSIDE, rgba(0, .8f));
        draw_board(&canvas->list, EDITION_SECOND, tiles, canvas->count, (Point){300, 200}, 90);
        canvas_draw(canvas);
        assert_true(render_sharp(render) == (announced == 1));
    }
}

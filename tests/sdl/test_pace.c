/* The renderer where painting may take only so long a frame: something is always to be seen, in the
 * end it is what it would have been at once, and what was announced is there when it is asked
 * for. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "canvas.h"

enum { MOST_FRAMES = 4000, SQUARE_BYTES = 128 * 128 * 4 };

static void list_board(Canvas *canvas, float x, float y, float size)
{
    draw_clear(&canvas->list);
    draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count, (Point){x, y}, size);
}

static void copy_picture(const Canvas *canvas, uint32_t *to)
{
    for (int i = 0; i < WIDTH * HEIGHT; i++)
        to[i] = canvas_pixel(canvas, i % WIDTH, i / WIDTH);
}

/* How far the picture differs from another, on average, of 255. */
static double difference(const Canvas *canvas, const uint32_t *other)
{
    long sum = 0;
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        uint32_t there = canvas_pixel(canvas, i % WIDTH, i / WIDTH);
        for (int shift = 0; shift < 24; shift += 8)
            sum += labs((long)(there >> shift & 255) - (long)(other[i] >> shift & 255));
    }
    return (double)sum / (3. * WIDTH * HEIGHT);
}

static int frames_until_settled(Canvas *canvas)
{
    int frames = 0;
    do
        canvas_draw(canvas);
    while (!render_settled(canvas->stage.render) && ++frames < MOST_FRAMES);
    return frames;
}

static void haste_shows_the_land_and_then_the_same_pixels(void **state)
{
    Canvas *canvas = *state;
    Render *render = canvas->stage.render;
    static uint32_t sharp[WIDTH * HEIGHT];
    canvas_draw_at(canvas, canvas->count, 250, 200, 140);
    copy_picture(canvas, sharp);
    canvas_draw_at(canvas, canvas->count, 300, 220, 90);
    render_forget(render);
    render_pace(render, 1e-6);
    list_board(canvas, 250, 200, 140);
    canvas_draw(canvas);
    assert_false(render_settled(render));
    assert_true(difference(canvas, sharp) < 12); /* rough, but the same land */
    assert_in_range(frames_until_settled(canvas), 1, MOST_FRAMES - 1);
    assert_true(difference(canvas, sharp) == 0);
}

/* A large tile is there at once, if roughly, and then as if there had been no haste. */
static void a_large_tile_gets_sharp(void **state)
{
    Canvas *canvas = *state;
    Render *render = canvas->stage.render;
    static uint32_t sharp[WIDTH * HEIGHT];
    for (int haste = 0; haste < 2; haste++) {
        render_forget(render);
        render_pace(render, haste ? 1e-6 : 0);
        if (haste) /* lets go of what tiles are painted with */
            render_spare(render);
        draw_clear(&canvas->list);
        draw_tile(&canvas->list, EDITION_SECOND, canvas->tiles[5], (Rect){150, 100, 270, 270}, 1,
                  0);
        canvas_draw(canvas);
        assert_true(render_settled(render) == !haste);
        if (!haste)
            copy_picture(canvas, sharp);
    }
    assert_true(difference(canvas, sharp) > 0);
    assert_true(difference(canvas, sharp) < 4);
    assert_in_range(frames_until_settled(canvas), 1, MOST_FRAMES - 1);
    assert_true(difference(canvas, sharp) == 0);
}

static void list_small_tiles(Canvas *canvas, int side, int turn)
{
    draw_clear(&canvas->list);
    for (int i = 0; i < 40; i++) {
        BoardTile tile = canvas->tiles[i];
        tile.rotation = (uint8_t)((tile.rotation + turn) & 3);
        draw_tile(&canvas->list, EDITION_SECOND, tile,
                  (Rect){(float)(20 + i % 8 * side), (float)(20 + i / 8 * side), (float)side,
                         (float)side},
                  1, 0);
    }
}

/* The small map: larger or turned, it is there at once, and soon as it should be. */
static void small_tiles_are_made_a_few_in_a_frame(void **state)
{
    Canvas *canvas = *state;
    Render *render = canvas->stage.render;
    static uint32_t sharp[WIDTH * HEIGHT];
    render_pace(render, 0);
    list_small_tiles(canvas, 20, 1);
    canvas_draw(canvas);
    assert_true(render_settled(render));
    copy_picture(canvas, sharp);
    render_forget(render);
    render_pace(render, 10);
    list_small_tiles(canvas, 16, 0);
    assert_int_equal(frames_until_settled(canvas), 0); /* nothing else could be shown */
    list_small_tiles(canvas, 20, 1);
    canvas_draw(canvas);
    assert_false(render_settled(render));
    assert_true(difference(canvas, sharp) > 0);
    assert_true(difference(canvas, sharp) < 4);
    assert_in_range(frames_until_settled(canvas), 1, 10);
    assert_true(difference(canvas, sharp) == 0);
}

/* No more of a texture is made than is seen, and that is the same. */
static void parts_of_textures_are_as_the_whole(void **state)
{
    Canvas *canvas = *state;
    static uint32_t whole[WIDTH * HEIGHT];
    static const float scales[] = {1, 1.25f, .55f};
    for (int i = 0; i < 3; i++) {
        draw_clear(&canvas->list);
        draw_texture(&canvas->list, "parchment", (Rect){0, 0, WIDTH, HEIGHT}, scales[i],
                     rgba(0xFFFFFF, 1));
        canvas_draw(canvas);
        copy_picture(canvas, whole);
        render_forget(canvas->stage.render); /* else the whole is at hand */
        draw_clear(&canvas->list);
        draw_texture(&canvas->list, "parchment", (Rect){0, 0, 150, 70}, scales[i],
                     rgba(0xFFFFFF, 1));
        canvas_draw(canvas);
        for (int y = 0; y < 70; y++)
            for (int x = 0; x < 150; x++)
                assert_int_equal(canvas_pixel(canvas, x, y), whole[y * WIDTH + x]);
    }
}

/* The land waits in the light of before, never rough, until it is painted in the new one. */
static void the_day_goes_on_without_haste(void **state)
{
    Canvas *canvas = *state;
    Render *render = canvas->stage.render;
    static uint32_t morning[WIDTH * HEIGHT], evening[WIDTH * HEIGHT];
    const Grade lights[2] = {grade_gain(.9f, 1, 1.1f, 1), grade_gain(1.2f, .9f, .7f, 1)};
    uint32_t *const pictures[2] = {morning, evening};
    render_pace(render, 0);
    for (int i = 1; i >= 0; i--) {
        draw_clear(&canvas->list);
        draw_day(&canvas->list, &lights[i]);
        draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count, (Point){300, 200},
                   96);
        assert_in_range(frames_until_settled(canvas), 0, 4);
        copy_picture(canvas, pictures[i]);
    }
    assert_true(difference(canvas, evening) > 4);
    render_forget(render);
    frames_until_settled(canvas);
    assert_true(difference(canvas, morning) == 0);
    render_pace(render, 1e-6);
    canvas->list.day = lights[1];
    canvas_draw(canvas);
    assert_true(difference(canvas, morning) == 0);
    assert_false(render_settled(render));
    assert_true(render_whole(render));
    assert_in_range(frames_until_settled(canvas), 2, MOST_FRAMES - 1);
    assert_true(difference(canvas, evening) == 0);
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
static void the_stone_changes_its_light_at_once(void **state)
{
    static const StoneLight morning = {{2, 1.5f, 1}, {.9f, 1, 1.1f}, {5, 4, 3}, .1f, 0, 1, 1, 1},
                            evening = {
                                {3, 1, .5f}, {.5f, .4f, .6f}, {0, 1, 2}, .2f, .5f, .8f, 1, 0};
    static const float scales[] = {.4f, 1, 1.5f};
    static uint32_t old[WIDTH * HEIGHT], new[WIDTH * HEIGHT];
    Canvas *canvas = *state;
    Render *render = canvas->stage.render;
    for (size_t i = 0; i < sizeof scales / sizeof *scales; i++) {
        render_pace(render, 0);
        list_stone(canvas, scales[i], &evening);
        canvas_draw(canvas);
        assert_true(render_settled(render));
        copy_picture(canvas, new);
        list_stone(canvas, scales[i], &morning);
        canvas_draw(canvas);
        copy_picture(canvas, old);
        assert_true(difference(canvas, new) > 4);
        render_forget(render);
        render_pace(render, 1e-6);
        list_stone(canvas, scales[i], &evening);
        int waits = 0;
        for (canvas_draw(canvas); !render_settled(render) && waits < MOST_FRAMES; waits++) {
            assert_true(difference(canvas, old) == 0);
            assert_true(render_whole(render));
            canvas_draw(canvas);
        }
        assert_in_range(waits, 2, MOST_FRAMES - 1);
        assert_true(difference(canvas, new) == 0);
    }
}

static void what_was_announced_is_there_when_it_is_asked_for(void **state)
{
    Canvas *canvas = *state;
    Render *render = canvas->stage.render;
    for (int announced = 0; announced < 2; announced++) {
        float size = announced ? 120 : 130;
        render_pace(render, 0);
        canvas_draw_at(canvas, canvas->count, 300, 200, 90);
        render_pace(render, announced ? 10 : 1e-6);
        list_board(canvas, 300, 200, 90);
        if (announced)
            draw_board_ahead(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count,
                             (Point){250, 180}, size);
        canvas_draw(canvas);
        render_pace(render, 1e-6);
        list_board(canvas, 250, 180, size);
        canvas_draw(canvas);
        canvas_draw(canvas);
        assert_true(render_settled(render) == (announced == 1));
    }
}

static void dim_all(Canvas *canvas)
{
    for (size_t i = 0; i < canvas->count; i++)
        draw_light(&canvas->list, canvas->tiles[i], 0, ZONES_OUTSIDE, rgba(0, .8f));
}

static void announce(Canvas *canvas)
{
    draw_board_ahead(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count, (Point){250, 180},
                     120);
}

/* What is lit at the end of a glide is seen lit all the way, if that was painted before: no less
 * than at rest there. */
static void what_will_be_lit_is_lit_while_the_board_glides(void **state)
{
    Canvas *canvas = *state;
    Render *render = canvas->stage.render;
    static uint32_t unlit[WIDTH * HEIGHT];
    for (int announced = 0; announced < 2; announced++) {
        render_forget(render);
        render_pace(render, 0);
        canvas_draw_at(canvas, canvas->count, 280, 190, 100);
        copy_picture(canvas, unlit);
        canvas_draw_at(canvas, canvas->count, 300, 200, 90);
        render_pace(render, announced ? 10 : 1e-6);
        list_board(canvas, 300, 200, 90);
        if (announced) {
            draw_later(&canvas->list);
            dim_all(canvas);
            announce(canvas);
        }
        canvas_draw(canvas);
        assert_true(render_settled(render) && canvas->list.light_count == 0);
        render_pace(render, 1e-6);
        draw_clear(&canvas->list);
        announce(canvas);
        dim_all(canvas);
        draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count, (Point){280, 190},
                   100);
        canvas_draw(canvas);
        assert_true(render_bright(render) == (announced == 1));
        assert_true((difference(canvas, unlit) > 20) == (announced == 1));
    }
}

/* What is seen now comes first: no square is painted for the day as long as a tile is rough. */
static void the_day_waits_for_a_tile(void **state)
{
    Canvas *canvas = *state;
    Render *render = canvas->stage.render;
    const Grade lights[2] = {grade_gain(.9f, 1, 1.1f, 1), grade_gain(1.2f, .9f, .7f, 1)};
    size_t pictures = 0;
    int rough = 0;
    for (int i = 0; i < 2; i++) {
        draw_clear(&canvas->list);
        draw_day(&canvas->list, &lights[i]);
        draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count, (Point){300, 200},
                   96);
        if (i == 0)
            frames_until_settled(canvas);
    }
    draw_tile(&canvas->list, EDITION_SECOND, canvas->tiles[5], (Rect){150, 100, 270, 270}, 1, 0);
    render_pace(render, 1e-6);
    for (canvas_draw(canvas); !render_sharp(render); canvas_draw(canvas)) {
        assert_true(rough == 0 || render_use(render).pictures == pictures);
        pictures = render_use(render).pictures;
        assert_in_range(++rough, 1, MOST_FRAMES);
    }
    assert_true(rough > 2);
    assert_false(render_settled(render));
    assert_in_range(frames_until_settled(canvas), 1, MOST_FRAMES - 1);
}

/* Where lights go out, the land stays as it was until all of it is painted without them. */
static void land_stays_lit_until_it_is_painted(void **state)
{
    Canvas *canvas = *state;
    Render *render = canvas->stage.render;
    static uint32_t lit[WIDTH * HEIGHT];
    draw_clear(&canvas->list);
    dim_all(canvas);
    draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count, (Point){280, 190}, 100);
    frames_until_settled(canvas);
    copy_picture(canvas, lit);
    render_pace(render, 1e-6);
    list_board(canvas, 280, 190, 100);
    for (canvas_draw(canvas); !render_whole(render); canvas_draw(canvas))
        assert_true(difference(canvas, lit) == 0);
    assert_true(difference(canvas, lit) > 20);
}

/* Draws until the list is settled, with time for painting between two frames only; returns how many
 * frames that takes. */
static int frames_with_pauses(Canvas *canvas)
{
    int frames = 0;
    for (canvas_draw(canvas); !render_settled(canvas->stage.render) && frames < MOST_FRAMES;
         frames++) {
        render_paint_on(canvas->stage.render, 10);
        SDL_Delay(20);
        canvas_draw(canvas);
    }
    return frames;
}

/* Land and a tile that no frame has time for are painted between frames, to the same pixels. */
static void land_is_painted_between_frames(void **state)
{
    Canvas *canvas = *state;
    Render *render = canvas->stage.render;
    static uint32_t sharp[WIDTH * HEIGHT];
    int frames[3];
    for (int i = 0; i < 3; i++) { /* at once, in haste, and between frames */
        render_spare(render);
        render_pace(render, 0);
        canvas_draw_at(canvas, canvas->count, 300, 220, 60);
        render_pace(render, i > 0 ? 1e-6 : 0);
        list_board(canvas, 250, 200, 140);
        dim_all(canvas);
        draw_tile(&canvas->list, EDITION_SECOND, canvas->tiles[5], (Rect){150, 100, 270, 270}, 1,
                  0);
        frames[i] = i == 2 ? frames_with_pauses(canvas) : frames_until_settled(canvas);
        if (i == 0)
            copy_picture(canvas, sharp);
        assert_true(difference(canvas, sharp) == 0);
    }
    assert_int_equal(frames[0], 0);
    assert_true(frames[1] > 40 && frames[2] < frames[1] / 2);
}

/* What is painted between frames ends when anything else is asked for. */
static void painting_ends_when_it_has_to(void **state)
{
    Canvas *canvas = *state;
    Render *render = canvas->stage.render;
    canvas_draw_at(canvas, canvas->count, 300, 220, 40);
    for (int i = 0; i < 6; i++) {
        render_pace(render, 1e-6);
        list_board(canvas, 250, 200, 100 + 10 * (float)i);
        canvas_draw(canvas);
        canvas_draw(canvas);
        assert_false(render_settled(render));
        render_paint_on(render, 10);
        render_paint_on(render, 10);
        if (i % 3 == 0)
            render_spare(render);
        else if (i % 3 == 1)
            render_forget(render);
        else
            render_pause(render);
        assert_true(i % 3 == 2 || render_use(render).pictures == 0);
    }
    render_paint_on(render, 10); /* and with the renderer itself */
}

/* Once the board rests, lights may go out at once. */
static void lights_go_out_at_once(void **state)
{
    Canvas *canvas = *state;
    Render *render = canvas->stage.render;
    static uint32_t unlit[WIDTH * HEIGHT];
    canvas_draw_at(canvas, canvas->count, 280, 190, 100);
    copy_picture(canvas, unlit);
    for (int rests = 0; rests < 2; rests++) {
        render_spare(render);
        render_pace(render, 0);
        draw_clear(&canvas->list);
        dim_all(canvas);
        draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count, (Point){280, 190},
                   100);
        canvas_draw(canvas);
        render_pace(render, 10);
        for (int i = 0; i < 3 && rests; i++)
            canvas_draw(canvas);
        render_pace(render, 1e-6);
        list_board(canvas, 280, 190, 100);
        canvas_draw(canvas);
        assert_true(render_whole(render) == (rests == 1));
        assert_true((difference(canvas, unlit) == 0) == (rests == 1));
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
static void land_ahead_is_lit_as_it_will_lie(void **state)
{
    Canvas *canvas = *state;
    Render *render = canvas->stage.render;
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

/* No motion waits for the rough land: it is painted while there is nothing else to do. */
static void rough_land_is_painted_in_time(void **state)
{
    enum { LARGE = 8 /* squares */ };
    Canvas *canvas = *state;
    Render *render = canvas->stage.render;
    size_t grown[2];
    for (int rested = 0; rested < 2; rested++) {
        render_spare(render);
        render_pace(render, 0);
        canvas_draw_at(canvas, canvas->count, 300, 200, 30);
        render_pace(render, 10);
        for (int i = 0; i < 3 && rested; i++)
            canvas_draw(canvas);
        size_t before = render_use(render).pictures;
        render_pace(render, 1e-6);
        list_board(canvas, 250, 200, 80);
        canvas_draw(canvas);
        assert_false(render_whole(render));
        grown[rested] = render_use(render).pictures - before;
    }
    assert_true(grown[1] + LARGE * SQUARE_BYTES / 2 < grown[0]);
}

/* A large tile that is turned lies as before until there was time for it. */
static void a_large_tile_lies_as_before(void **state)
{
    Canvas *canvas = *state;
    Render *render = canvas->stage.render;
    Rect rect = {150, 100, 270, 270};
    BoardTile tile = canvas->tiles[5];
    static uint32_t before[WIDTH * HEIGHT];
    render_pace(render, 0);
    canvas_draw_at(canvas, canvas->count, 300, 220, 60);
    for (int turn = 0; turn < 2; turn++) {
        list_board(canvas, 250, 200, turn == 0 ? 60 : 160);
        draw_tile(&canvas->list, EDITION_SECOND, tile, rect, 1, 0);
        canvas_draw(canvas);
        if (turn == 0)
            copy_picture(canvas, before);
        render_pace(render, 1e-6);
        tile.rotation = (tile.rotation + 1) & 3;
    }
    assert_false(render_sharp(render));
    for (int y = 110; y < 360; y++)
        for (int x = 160; x < 410; x++)
            assert_int_equal(canvas_pixel(canvas, x, y), before[y * WIDTH + x]);
}

/* Kept, it is the same to the pixel, and new where it changes. */
static void what_is_kept_is_as_if_drawn(void **state)
{
    Canvas *canvas = *state;
    static uint32_t plain[WIDTH * HEIGHT];
    for (int i = 0; i < 6; i++) {
        bool kept = i % 2 == 1;
        Rect rect = {0, 0, 500, HEIGHT};
        draw_clear(&canvas->list);
        if (kept)
            draw_keep(&canvas->list, rect);
        draw_texture(&canvas->list, "cave-wall", rect, 1, rgba(0xFFFFFF, 1));
        draw_fill(&canvas->list, (Rect){20, 20, 100, 100}, rgba(i < 4 ? 0xFF0000 : 0x00FF00, .5f));
        draw_vignette(&canvas->list, rect, 80, rgba(0, .5f));
        if (kept)
            draw_unkeep(&canvas->list);
        draw_fill(&canvas->list, (Rect){50, 50, 30, 30}, rgba(0x0000FF, 1));
        canvas_draw(canvas);
        assert_true(!kept || difference(canvas, plain) == 0);
        copy_picture(canvas, plain);
    }
}

/* Over some frames, in which nothing of it is seen. */
static void rock_that_will_be_seen_is_made_before(void **state)
{
    Canvas *canvas = *state;
    Render *render = canvas->stage.render;
    static uint32_t wanted[WIDTH * HEIGHT];
    Rect wall = {0, 0, WIDTH, HEIGHT};
    FireLight light = {{7, 4, 2}, {.3f, .2f, .2f}, 300, 200, 165, 165, 1.5f};
    draw_clear(&canvas->list);
    draw_firelit(&canvas->list, "cave-wall", wall, .7f, &light);
    canvas_draw(canvas);
    copy_picture(canvas, wanted);
    render_forget(render);
    render_pace(render, 1e-6);
    draw_clear(&canvas->list);
    draw_firelit_ahead(&canvas->list, "cave-wall", wall, .7f, &light);
    assert_in_range(frames_until_settled(canvas), 3, MOST_FRAMES - 1);
    assert_true(canvas_sum(canvas, wall) == 0);
    size_t bytes = render_bytes(render);
    assert_true(bytes >= WIDTH * HEIGHT * 4);
    draw_clear(&canvas->list);
    draw_firelit(&canvas->list, "cave-wall", wall, .7f, &light);
    canvas_draw(canvas);
    assert_true(difference(canvas, wanted) == 0);
    assert_true(render_bytes(render) == bytes);
}

int main(void)
{
#define ON_CANVAS(test) cmocka_unit_test_setup_teardown(test, canvas_open, canvas_close)
    const struct CMUnitTest tests[] = {
        ON_CANVAS(haste_shows_the_land_and_then_the_same_pixels),
        ON_CANVAS(a_large_tile_gets_sharp),
        ON_CANVAS(small_tiles_are_made_a_few_in_a_frame),
        ON_CANVAS(parts_of_textures_are_as_the_whole),
        ON_CANVAS(the_day_goes_on_without_haste),
        ON_CANVAS(the_stone_changes_its_light_at_once),
        ON_CANVAS(what_was_announced_is_there_when_it_is_asked_for),
        ON_CANVAS(what_will_be_lit_is_lit_while_the_board_glides),
        ON_CANVAS(the_day_waits_for_a_tile),
        ON_CANVAS(land_stays_lit_until_it_is_painted),
        ON_CANVAS(land_is_painted_between_frames),
        ON_CANVAS(painting_ends_when_it_has_to),
        ON_CANVAS(lights_go_out_at_once),
        ON_CANVAS(land_ahead_is_lit_as_it_will_lie),
        ON_CANVAS(rough_land_is_painted_in_time),
        ON_CANVAS(a_large_tile_lies_as_before),
        ON_CANVAS(what_is_kept_is_as_if_drawn),
        ON_CANVAS(rock_that_will_be_seen_is_made_before),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

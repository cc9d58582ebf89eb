/* The renderer where painting may take only so long a frame: something is always to be seen, in the
 * end it is what it would have been at once, and what was announced is there when it is asked
 * for. */
#include "canvas.h"
#include "check.h"
#include "sdl/screen/frame_budget.h"

enum { CHUNK_BYTES = 128 * 128 * 4 };

TEST_WITH(haste_shows_the_land_and_then_the_same_pixels, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    static uint32_t sharp[WIDTH * HEIGHT];
    canvas_draw_at(canvas, canvas->count, 250, 200, 140);
    canvas_copy(canvas, sharp);
    canvas_draw_at(canvas, canvas->count, 300, 220, 90);
    render_forget(render);
    render_pace(render, 1e-6);
    canvas_list(canvas, 250, 200, 140);
    canvas_draw(canvas);
    assert_false(render_settled(render));
    assert_true(canvas_differs(canvas, sharp) < 12); /* coarse, but the same land */
    assert_in_range(canvas_settle(canvas), 1, MOST_FRAMES - 1);
    assert_true(canvas_differs(canvas, sharp) == 0);
}

/* A large tile is there at once, if coarsely, and then as if there had been no haste. */
TEST_WITH(a_large_tile_gets_sharp, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
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
            canvas_copy(canvas, sharp);
    }
    assert_true(canvas_differs(canvas, sharp) > 0);
    assert_true(canvas_differs(canvas, sharp) < 4);
    assert_in_range(canvas_settle(canvas), 1, MOST_FRAMES - 1);
    assert_true(canvas_differs(canvas, sharp) == 0);
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
TEST_WITH(small_tiles_are_made_a_few_in_a_frame, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    static uint32_t sharp[WIDTH * HEIGHT];
    render_pace(render, 0);
    list_small_tiles(canvas, 20, 1);
    canvas_draw(canvas);
    assert_true(render_settled(render));
    canvas_copy(canvas, sharp);
    render_forget(render);
    render_pace(render, 10);
    list_small_tiles(canvas, 16, 0);
    assert_int_equal(canvas_settle(canvas), 0); /* nothing else could be shown */
    list_small_tiles(canvas, 20, 1);
    canvas_draw(canvas);
    assert_false(render_settled(render));
    assert_true(canvas_differs(canvas, sharp) > 0);
    assert_true(canvas_differs(canvas, sharp) < 4);
    assert_in_range(canvas_settle(canvas), 1, 10);
    assert_true(canvas_differs(canvas, sharp) == 0);
}

/* No more of a texture is made than is seen, and that is the same. */
TEST_WITH(parts_of_textures_are_as_the_whole, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    static uint32_t whole[WIDTH * HEIGHT];
    static const float scales[] = {1, 1.25f, .55f};
    for (int i = 0; i < 3; i++) {
        draw_clear(&canvas->list);
        draw_texture(&canvas->list, "parchment", (Rect){0, 0, WIDTH, HEIGHT}, scales[i],
                     rgba(0xFFFFFF, 1));
        canvas_draw(canvas);
        canvas_copy(canvas, whole);
        render_forget(canvas->engine.render); /* else the whole is at hand */
        draw_clear(&canvas->list);
        draw_texture(&canvas->list, "parchment", (Rect){0, 0, 150, 70}, scales[i],
                     rgba(0xFFFFFF, 1));
        canvas_draw(canvas);
        for (int y = 0; y < 70; y++)
            for (int x = 0; x < 150; x++)
                assert_int_equal(canvas_pixel(canvas, x, y), whole[y * WIDTH + x]);
    }
}

TEST_WITH(what_was_announced_is_there_when_it_is_asked_for, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    for (int announced = 0; announced < 2; announced++) {
        float size = announced ? 120 : 130;
        render_pace(render, 0);
        canvas_draw_at(canvas, canvas->count, 300, 200, 90);
        render_pace(render, announced ? 10 : 1e-6);
        canvas_list(canvas, 300, 200, 90);
        if (announced)
            draw_board_ahead(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count,
                             (Point){250, 180}, size);
        canvas_draw(canvas);
        render_pace(render, 1e-6);
        canvas_list(canvas, 250, 180, size);
        canvas_draw(canvas);
        canvas_draw(canvas);
        assert_true(render_settled(render) == (announced == 1));
    }
}

/* Draws until the list is settled, with time for painting between two frames only; returns how many
 * frames that takes. */
static int frames_with_pauses(Canvas *canvas)
{
    int frames = 0;
    for (canvas_draw(canvas); !render_settled(canvas->engine.render) && frames < MOST_FRAMES;
         frames++) {
        render_paint_on(canvas->engine.render, 10);
        SDL_Delay(20);
        canvas_draw(canvas);
    }
    return frames;
}

/* Land and a tile that no frame has time for are painted between frames, to the same pixels. */
TEST_WITH(land_is_painted_between_frames, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    static uint32_t sharp[WIDTH * HEIGHT];
    int frames[3];
    for (int i = 0; i < 3; i++) { /* at once, in haste, and between frames */
        render_spare(render);
        render_pace(render, 0);
        canvas_draw_at(canvas, canvas->count, 300, 220, 60);
        render_pace(render, i > 0 ? 1e-6 : 0);
        canvas_list(canvas, 250, 200, 140);
        canvas_dim(canvas);
        draw_tile(&canvas->list, EDITION_SECOND, canvas->tiles[5], (Rect){150, 100, 270, 270}, 1,
                  0);
        frames[i] = i == 2 ? frames_with_pauses(canvas) : canvas_settle(canvas);
        if (i == 0)
            canvas_copy(canvas, sharp);
        assert_true(canvas_differs(canvas, sharp) == 0);
    }
    assert_int_equal(frames[0], 0);
    assert_true(frames[1] > 40 && frames[2] < frames[1] / 2);
}

/* What is painted between frames ends when anything else is asked for. */
TEST_WITH(painting_ends_when_it_has_to, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    canvas_draw_at(canvas, canvas->count, 300, 220, 40);
    for (int i = 0; i < 6; i++) {
        render_pace(render, 1e-6);
        canvas_list(canvas, 250, 200, 100 + 10 * (float)i);
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

/* No motion waits for the coarse land: it is painted while there is nothing else to do. */
TEST_WITH(coarse_land_is_painted_in_time, canvas_open, canvas_close)
{
    enum { LARGE = 8 /* chunks */ };
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
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
        canvas_list(canvas, 250, 200, 80);
        canvas_draw(canvas);
        assert_false(render_whole(render));
        grown[rested] = render_use(render).pictures - before;
    }
    assert_true(grown[1] + LARGE * CHUNK_BYTES / 2 < grown[0]);
}

/* Draws the first tiles of the land until there is nothing left to be done. */
static void rest_on(Canvas *canvas, size_t count)
{
    render_pace(canvas->engine.render, 10);
    draw_clear(&canvas->list);
    draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, count, (Point){250, 200}, 80);
    assert_in_range(canvas_settle(canvas), 0, 40);
}

/* While history is looked at, the coarse land of its end stays at hand: to jump there paints no
 * more of it than to have been there. */
TEST_WITH(land_that_has_grown_is_kept_for_the_way_back, canvas_open, canvas_close)
{
    enum { FEW = 6, LARGE = 8 /* chunks */ };
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    size_t grown[2];
    for (int kept = 0; kept < 2; kept++) {
        rest_on(canvas, canvas->count);
        if (!kept)
            render_spare(render);
        render_forget(render);
        rest_on(canvas, FEW);
        size_t before = render_use(render).pictures;
        render_pace(render, 1e-6);
        canvas_list(canvas, 250, 200, 80);
        canvas_draw(canvas);
        assert_false(render_whole(render));
        grown[kept] = render_use(render).pictures - before;
    }
    assert_true(grown[1] + LARGE * CHUNK_BYTES < grown[0]);
}

/* Of another game nothing is kept. */
TEST_WITH(land_of_another_game_is_let_go_of, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    size_t bytes[2];
    for (int another = 0; another < 2; another++) {
        render_spare(render);
        rest_on(canvas, canvas->count);
        render_forget(render);
        canvas->tiles[2].rotation ^= (uint8_t)another;
        rest_on(canvas, 6);
        bytes[another] = render_use(render).pictures;
    }
    assert_true(bytes[1] < bytes[0]);
}

/* A large tile that is turned lies as before until there was time for it. */
TEST_WITH(a_large_tile_lies_as_before, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    Rect rect = {150, 100, 270, 270};
    BoardTile tile = canvas->tiles[5];
    static uint32_t before[WIDTH * HEIGHT];
    render_pace(render, 0);
    canvas_draw_at(canvas, canvas->count, 300, 220, 60);
    for (int turn = 0; turn < 2; turn++) {
        canvas_list(canvas, 250, 200, turn == 0 ? 60 : 160);
        draw_tile(&canvas->list, EDITION_SECOND, tile, rect, 1, 0);
        canvas_draw(canvas);
        if (turn == 0)
            canvas_copy(canvas, before);
        render_pace(render, 1e-6);
        tile.rotation = (tile.rotation + 1) & 3;
    }
    assert_false(render_sharp(render));
    for (int y = 110; y < 360; y++)
        for (int x = 160; x < 410; x++)
            assert_int_equal(canvas_pixel(canvas, x, y), before[y * WIDTH + x]);
}

/* Kept, it is the same to the pixel, and new where it changes. */
TEST_WITH(what_is_kept_is_as_if_drawn, canvas_open, canvas_close)
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
        assert_true(!kept || canvas_differs(canvas, plain) == 0);
        canvas_copy(canvas, plain);
    }
}

/* Rock, and what lies before it. */
static void draw_before_rock(DrawList *list, const FireLight *light)
{
    const Point seam[] = {{10, 300}, {600, 310}, {400, 340}};
    Grade grade = grade_none();
    draw_firelit(list, "cave-wall", (Rect){0, 0, WIDTH, HEIGHT}, .7f, light);
    draw_polygon(list, seam, 3, rgba(0x0A0402, .5f));
    draw_layer(list, "hearth-embers", (Rect){200, 100, 150, 90}, &grade, 1);
    draw_texture(list, "parchment", (Rect){30, 30, 140, 140}, 1, rgba(0xFFFFFF, 1));
    draw_patch(list, "card", (Rect){20, 20, 160, 160}, 1, 1, false);
}

/* Over some frames, in which nothing of it is seen. */
TEST_WITH(rock_that_will_be_seen_is_made_before, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    static uint32_t wanted[WIDTH * HEIGHT];
    Rect wall = {0, 0, WIDTH, HEIGHT};
    FireLight light = {{7, 4, 2}, {.3f, .2f, .2f}, 300, 200, 165, 165, 1.5f};
    draw_clear(&canvas->list);
    draw_before_rock(&canvas->list, &light);
    canvas_draw(canvas);
    canvas_copy(canvas, wanted);
    render_forget(render);
    render_pace(render, 1e-6);
    draw_clear(&canvas->list);
    draw_soon(&canvas->list, true);
    draw_before_rock(&canvas->list, &light);
    assert_in_range(canvas_settle(canvas), 3, MOST_FRAMES - 1);
    assert_true(canvas_sum(canvas, wall) == 0);
    size_t bytes = render_bytes(render);
    assert_true(bytes >= WIDTH * HEIGHT * 4);
    draw_clear(&canvas->list);
    draw_before_rock(&canvas->list, &light);
    canvas_draw(canvas);
    assert_true(canvas_differs(canvas, wanted) == 0);
    assert_true(render_bytes(render) == bytes);
}

static void list_page(Canvas *canvas, uint32_t page, int side)
{
    list_small_tiles(canvas, side, 0);
    draw_patch(&canvas->list, "cell-corner", (Rect){0, 0, (float)side, (float)side}, 1, 1, false);
    draw_patch(&canvas->list, "cell-corner", (Rect){9, 9, (float)side + 9, 40}, 1, 1, false);
    draw_page(&canvas->list, page);
}

/* The page before stands until the other one's pictures are there, for a few frames at most. */
TEST_WITH(another_page_comes_when_it_is_made, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    static uint32_t before[WIDTH * HEIGHT];
    render_forget(render);
    render_pace(render, 1e-6);
    list_page(canvas, 1, 20);
    assert_true(render_draw(render, &canvas->list)); /* nothing stands before the first page */
    list_page(canvas, 1, 24);
    assert_true(render_draw(render, &canvas->list)); /* what moves on a page is seen at once */
    SDL_RenderFlush(canvas->renderer);
    canvas_copy(canvas, before);
    list_page(canvas, 2, 28);
    int waited = 0;
    for (; !render_draw(render, &canvas->list); waited++) {
        SDL_RenderFlush(canvas->renderer);
        assert_true(canvas_differs(canvas, before) == 0);
        assert_false(render_settled(render));
        assert_in_range(waited, 0, PAGE_WAITS - 1);
    }
    assert_in_range(waited, 1, PAGE_WAITS);
    list_page(canvas, 2, 32);
    assert_true(render_draw(render, &canvas->list));
    list_page(canvas, 0, 36);
    assert_true(render_draw(render, &canvas->list)); /* one that may not come later */
    render_pace(render, 0);
    list_page(canvas, 3, 40);
    assert_true(render_draw(render, &canvas->list));
}

/* A page without land may be made for longer, over more frames, than one whose land is to be
 * painted as well. */
TEST(land_leaves_a_page_less_time)
{
    static const BoardTile tile = {.tile = 3};
    for (int board = 0; board < 2; board++) {
        DrawList list = {0};
        PageChange turn = {.most = 100, .page = 1};
        int waits = board ? BOARD_WAITS : PAGE_WAITS, most = board ? 100 / BOARD_SHARE : 100;
        draw_clear(&list);
        list.page = 2;
        if (board)
            draw_board(&list, 0, &tile, 1, (Point){0, 0}, 80);
        for (int i = 0; i <= waits; i++) {
            page_change_begin(&turn, &list, 1000);
            assert_int_equal(turn.due, i < waits ? 1000 + most : 0);
            page_change_end(&turn, &list, false);
        }
        draw_free(&list);
    }
    assert_true(BOARD_WAITS < PAGE_WAITS && BOARD_SHARE > 1);
}

/* The renderer where no frame waits for pictures: something is always to be seen, and in the end it
 * is what it would have been at once. */
#include "canvas.h"
#include "check.h"

enum { SIZE = 96, MOST_HELD = 20 /* frames */ };

static uint32_t before[WIDTH * HEIGHT], after[WIDTH * HEIGHT];

/* Draws the list and waits for all of it. */
static void wait_for(Canvas *canvas, uint32_t *copy)
{
    render_waits(canvas->engine.render, true);
    canvas_draw(canvas);
    assert_true(render_settled(canvas->engine.render));
    if (copy)
        canvas_copy(canvas, copy);
}

/* Lists a moment of the board: the first `count` tiles, in a light perhaps. */
static void list_board(Canvas *canvas, size_t count, float size, const Grade *day)
{
    draw_clear(&canvas->list);
    draw_day(&canvas->list, day);
    draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, count, (Point){300, 200}, size);
}

/* What comes after what: each changes the land. */
static void list_moment(Canvas *canvas, int change, bool then)
{
    const Grade day = then ? grade_gain(1.2f, .9f, .7f, 1) : grade_gain(.9f, 1, 1.1f, 1);
    size_t count = canvas->count - (change == 1 && !then);
    list_board(canvas, count, change == 2 && then ? 108 : SIZE, change == 0 ? &day : NULL);
    if (change == 1 && !then) /* it flies there */
        draw_tile(&canvas->list, EDITION_SECOND, canvas->tiles[count], (Rect){0, 0, SIZE, SIZE}, 1,
                  0);
}

/* Draws without waiting until all is as it should be. `most`: how far each frame may be from what
 * was before and from what comes after. */
static void follow(Canvas *canvas, double most, bool either)
{
    int frames = 0;
    render_waits(canvas->engine.render, false);
    for (canvas_draw(canvas); !render_settled(canvas->engine.render); canvas_draw(canvas)) {
        double was = canvas_differs(canvas, before), is = canvas_differs(canvas, after);
        assert_true(is <= most || (either && was == 0));
        assert_in_range(++frames, 1, MOST_FRAMES);
        SDL_Delay(1);
    }
    assert_true(frames > 0 && canvas_differs(canvas, after) == 0);
}

/* Light of the day, a tile more, another size: what was seen of each tile stands in; a tile that
 * was seen in flight is there at once. */
TEST_WITH(land_stands_in_for_itself, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    for (int change = 0; change < 3; change++) {
        render_spare(canvas->engine.render);
        list_moment(canvas, change, true);
        wait_for(canvas, after);
        render_spare(canvas->engine.render);
        list_moment(canvas, change, false);
        wait_for(canvas, before);
        double apart = canvas_differs(canvas, after);
        assert_true(apart > .1);
        list_moment(canvas, change, true);
        follow(canvas, change == 0 ? apart : change == 1 ? .1 : 6, change == 0);
    }
}

/* Where history jumps, the land is another: it is seen coarse. */
TEST_WITH(other_land_is_coarse_first, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    list_board(canvas, canvas->count, SIZE, NULL);
    wait_for(canvas, after);
    render_spare(canvas->engine.render);
    list_board(canvas, canvas->count / 2, SIZE, NULL);
    wait_for(canvas, before);
    list_board(canvas, canvas->count, SIZE, NULL);
    follow(canvas, 8, true);
}

/* Draws so many frames, while threads make what was announced. */
static void draw_frames(Canvas *canvas, int frames)
{
    render_waits(canvas->engine.render, false);
    for (int i = 0; i < frames; i++) {
        canvas_draw(canvas);
        SDL_Delay(1);
    }
}

/* Asks anew after more and more frames: on a busy machine threads come late. */
static void ask_in_time(Canvas *canvas, bool (*is_there)(Canvas *canvas, int frames))
{
    int frames = 200;
    while (!is_there(canvas, frames)) {
        frames *= 2;
        assert_true(frames <= 12800);
        render_spare(canvas->engine.render);
    }
}

static bool announced_land_is_there(Canvas *canvas, int frames)
{
    Render *render = canvas->engine.render;
    list_board(canvas, canvas->count, SIZE, NULL);
    wait_for(canvas, NULL);
    draw_ahead(&canvas->list, (Point){310, 190}, 120);
    draw_frames(canvas, frames);
    bool good = true;
    for (int i = 0; i < 2; i++) { /* on the way there, and there */
        list_board(canvas, canvas->count, i ? 120 : 110, NULL);
        canvas->list.commands[0].rect.x = 310;
        canvas->list.commands[0].rect.y = 190;
        draw_ahead(&canvas->list, (Point){310, 190}, 120);
        canvas_draw(canvas);
        good &= render_whole(render) && render_sharp(render) == (i == 1);
    }
    return good;
}

/* Where the camera will come to rest is painted before. */
TEST_WITH(what_was_announced_is_there_when_it_is_asked_for, canvas_open, canvas_close)
{
    ask_in_time(*state, announced_land_is_there);
}

/* Lists a tile's zones on land that glides from tiles of `size` pixels to those of SIZE. `later`:
 * they are only announced. */
static void list_zones(Canvas *canvas, float size, bool later)
{
    BoardTile tile = canvas->tiles[0];
    Rect cell = {300 + (float)tile.x * size, 200 + (float)tile.y * size, later ? 0 : size, size};
    list_board(canvas, canvas->count, size, NULL);
    draw_ahead(&canvas->list, (Point){300, 200}, SIZE);
    draw_zones(&canvas->list, EDITION_SECOND,
               &(TileZones){tile, 1, {{1, ZONES_OUTSIDE, rgba(0xFF0000, 1)}}}, cell);
}

/* Zones are made once for the size that the board comes to rest at, and stretched on the way; until
 * then nothing is drawn, and the frame is seen all the same. */
TEST_WITH(zones_are_made_for_the_size_to_come, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    list_board(canvas, canvas->count, SIZE - 20, NULL);
    wait_for(canvas, before);
    render_waits(render, false);
    list_zones(canvas, SIZE - 20, false);
    assert_true(render_draw(render, &canvas->list) && !render_bright(render));
    SDL_RenderFlush(canvas->renderer);
    assert_true(canvas_differs(canvas, before) == 0);
    canvas_settle(canvas);
    assert_true(render_bright(render) && canvas_differs(canvas, before) > .1);
    for (int size = SIZE - 20; size <= SIZE; size++) {
        list_zones(canvas, (float)size, false);
        canvas_draw(canvas);
        assert_true(render_bright(render));
    }
}

static bool announced_zones_are_seen(Canvas *canvas, int frames)
{
    Render *render = canvas->engine.render;
    list_board(canvas, canvas->count, SIZE - 20, NULL);
    wait_for(canvas, before);
    list_zones(canvas, SIZE - 20, true);
    draw_frames(canvas, frames);
    assert_true(canvas_differs(canvas, before) == 0);
    list_zones(canvas, SIZE - 20, false);
    canvas_draw(canvas);
    return render_bright(render) && !render_settled(render) && canvas_differs(canvas, before) > .1;
}

/* What was announced is seen with the next frame, coarse, though it is drawn in no size yet. */
TEST_WITH(zones_that_were_announced_are_seen_at_once, canvas_open, canvas_close)
{
    ask_in_time(*state, announced_zones_are_seen);
}

/* Tiles by themselves: a small one as it lay, stretched; a large one coarse at first. */
TEST_WITH(tiles_stand_in_for_themselves, canvas_open, canvas_close)
{
    static const float sides[][2] = {{16, 20}, {270, 300}, {0, 270}};
    Canvas *canvas = *state;
    for (int i = 0; i < 3; i++)
        for (int then = 1; then >= 0; then--) {
            float side = sides[i][then];
            render_spare(canvas->engine.render);
            draw_clear(&canvas->list);
            if (side > 0)
                draw_tile(&canvas->list, EDITION_SECOND, canvas->tiles[5],
                          (Rect){150, 100, side, side}, 1, 0);
            wait_for(canvas, then ? after : before);
            if (then)
                continue;
            draw_clear(&canvas->list);
            draw_tile(&canvas->list, EDITION_SECOND, canvas->tiles[5],
                      (Rect){150, 100, sides[i][1], sides[i][1]}, 1, 0);
            follow(canvas, 6, true);
        }
}

/* Lists stone that fills the picture, by day or by a fire. */
static void list_stone(Canvas *canvas, bool fire, float share)
{
    Rect rect = {0, 0, WIDTH, HEIGHT};
    const StoneLight day = {{2 * share, 1.5f, 1}, {.9f, 1, 1.1f}, {5, 4, 3}, .1f, 0, 1, 1, 1};
    const FireLight light = {{2, 1.5f * share, 1}, {.3f, .3f, .3f}, 300, 200, 200, 150, 1};
    draw_clear(&canvas->list);
    if (fire)
        draw_firelit(&canvas->list, "cave-wall", rect, 1, &light);
    else
        draw_stone(&canvas->list, "cave-wall", rect, 1, &day);
}

/* The stone stays in the light of before, all of it, and changes at once. */
TEST_WITH(stone_changes_its_light_at_once, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    for (int fire = 0; fire < 2; fire++) {
        list_stone(canvas, fire, .5f);
        wait_for(canvas, after);
        render_spare(canvas->engine.render);
        list_stone(canvas, fire, 1);
        wait_for(canvas, before);
        list_stone(canvas, fire, .5f);
        follow(canvas, 0, true);
    }
}

/* What nothing stands in for is waited for, some frames at the most: the picture before stays. */
TEST_WITH(another_page_comes_when_it_is_made, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    draw_clear(&canvas->list);
    draw_fill(&canvas->list, (Rect){0, 0, WIDTH, HEIGHT}, rgba(0x123456, 1));
    wait_for(canvas, before);
    render_waits(render, false);
    list_stone(canvas, true, 1);
    int held = 0;
    for (; !render_draw(render, &canvas->list); held++) {
        SDL_RenderFlush(canvas->renderer);
        assert_true(canvas_differs(canvas, before) == 0);
        assert_in_range(held, 0, MOST_HELD);
    }
    assert_true(held > 0);
    draw_clear(&canvas->list);
    for (int i = 0; i < 30; i++) /* so many cannot be made in that time */
        draw_firelit(&canvas->list, "cave-wall", (Rect){0, 0, 500, 500}, 1.f + (float)i / 100,
                     &(FireLight){.reach_x = 9, .reach_y = 9, .lies = 1});
    for (held = 0; !render_draw(render, &canvas->list); held++)
        assert_in_range(held, 0, MOST_HELD);
    assert_true(render_draw(render, &canvas->list)); /* at last it was waited for */
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

/* How long land may be painted in a frame beside what else is in it. */
#include "check.h"
#include "sdl/screen/frame_budget.h"

static void list_board(DrawList *list, float x)
{
    static const BoardTile tile = {.tile = 3};
    draw_clear(list);
    draw_board(list, 0, &tile, 1, (Point){x, 100}, 80);
}

/* A frame with the board at x, whose rest takes so long; returns how long it may paint. */
static uint64_t frame(FrameBudget *budget, DrawList *list, float x, uint64_t rest)
{
    list_board(list, x);
    frame_budget_begin(budget, list, 1000);
    uint64_t left = frame_budget_left(budget);
    frame_budget_painted(budget, 500);
    frame_budget_end(budget, 1000 + 500 + rest);
    return left;
}

TEST(frames_that_do_much_paint_less)
{
    DrawList list = {0};
    FrameBudget budget = {.most = 60, .frame = 90};
    assert_int_equal(frame(&budget, &list, 0, 10), 60);
    for (int i = 0; i < 40; i++)
        assert_in_range(frame(&budget, &list, 0, 10), 60, 60);
    for (int i = 1; i < 40; i++) /* it moves, and that takes long */
        frame(&budget, &list, (float)i, 50);
    assert_in_range(frame(&budget, &list, 40, 50), 40, 45);
    assert_int_equal(frame(&budget, &list, 40, 10), 60); /* it rests again */
    for (int i = 41; i < 80; i++)
        frame(&budget, &list, (float)i, 200);
    assert_int_equal(frame(&budget, &list, 80, 200), 20); /* there is always some */
    list_board(&list, 81);
    list.commands[0].kind = DRAW_AHEAD;
    frame_budget_begin(&budget, &list, 1000);
    assert_int_equal(frame_budget_left(&budget), 60); /* it cannot wait */
    draw_turn(&list, (Point){0, 0}, 1);
    frame_budget_begin(&budget, &list, 1000);
    assert_int_equal(frame_budget_left(&budget), 20); /* but it has to while all of it turns */
    draw_free(&list);
}

/* What only this frame has to make leaves less for land in it, and none less in the next. */
TEST(what_is_made_once_counts_once)
{
    DrawList list = {0};
    FrameBudget budget = {.most = 60, .frame = 90};
    frame(&budget, &list, 0, 10);
    list_board(&list, 0);
    frame_budget_begin(&budget, &list, 1000);
    frame_budget_painted(&budget, 50);
    assert_in_range(frame_budget_left(&budget), 30, 40);
    frame_budget_end(&budget, 1000 + 50 + 10);
    assert_int_equal(frame(&budget, &list, 0, 10), 60);
    draw_free(&list);
}

/* History jumps to a board of more than twice as many tiles, or less than half. */
TEST(where_all_land_is_another_there_is_more_time)
{
    static const BoardTile tiles[9];
    static const int counts[] = {4, 8, 9, 9, 9, 9, 9, 9, 9, 4, 4};
    static const int left[] = {60, 60, 60, 60, 60, 60, 60, 60, 60, 120, 120};
    DrawList list = {0};
    FrameBudget budget = {.most = 60, .frame = 90};
    for (int i = 0; i < 11; i++) {
        draw_clear(&list);
        draw_board(&list, 0, tiles, (size_t)counts[i], (Point){0, 100}, 80);
        frame_budget_begin(&budget, &list, 1000);
        assert_int_equal(frame_budget_left(&budget), left[i]);
        frame_budget_end(&budget, 1010);
    }
    for (int i = 2; i <= 7; i++) { /* six frames with this one, then as before */
        frame_budget_begin(&budget, &list, 1000);
        assert_int_equal(frame_budget_left(&budget), i < 6 ? 120 : 60);
        frame_budget_end(&budget, 1010);
    }
    draw_free(&list);
}

TEST(land_waited_for_has_more_time)
{
    DrawList list = {0};
    FrameBudget budget = {.most = 60, .frame = 90};
    list_board(&list, 0);
    for (int i = 1; i <= 5; i++) {
        frame_budget_begin(&budget, &list, 1000);
        frame_budget_wait(&budget, true);
        assert_int_equal(frame_budget_left(&budget), i > 2 ? 120 : 60);
        frame_budget_end(&budget, 1010);
    }
    frame_budget_begin(&budget, &list, 1000);
    frame_budget_wait(&budget, false);
    assert_int_equal(frame_budget_left(&budget), 60);
    draw_free(&list);
}

TEST(without_haste_there_is_no_end)
{
    DrawList list = {0};
    FrameBudget budget = {.frame = 90}, tight = {.most = 1};
    assert_int_equal(frame(&budget, &list, 0, 10), 0);
    assert_int_equal(frame(&tight, &list, 0, 10), 1);
    assert_int_equal(frame(&tight, &list, 0, 10), 1);
    draw_free(&list);
}

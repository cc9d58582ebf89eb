/* The title's valley: its light follows the clock, and what moves stays where it belongs. The light
 * over the board: a day in small steps, by the position alone. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "support.h"
#include "view/board/landscape.h"
#include "view/pages/valley.h"

enum { WIDTH = 1280, HEIGHT = 720, HOUR = 3600, DAY = 86400 };

static const double beat = 1. / 15;

static DrawList drawn(ValleyHour hour, double now, bool still)
{
    DrawList list = {0};
    Frame frame = {.list = &list, .u = 1, .width = WIDTH, .height = HEIGHT};
    valley_draw(&frame, hour, now, still);
    assert_false(list.failed);
    return list;
}

/* Whether two lists draw the same. */
static bool same(const DrawList *a, const DrawList *b)
{
    return test_sum(a) == test_sum(b) && a->grade_count == b->grade_count &&
           memcmp(a->grades, b->grades, a->grade_count * sizeof *a->grades) == 0;
}

TEST(the_clock_chooses_the_light)
{
    static const struct {
        int hour;
        ValleyHour light;
    } cases[] = {{0, VALLEY_NIGHT},  {4, VALLEY_NIGHT}, {5, VALLEY_DAWN},  {8, VALLEY_DAWN},
                 {9, VALLEY_NOON},   {16, VALLEY_NOON}, {17, VALLEY_DUSK}, {20, VALLEY_DUSK},
                 {21, VALLEY_NIGHT}, {23, VALLEY_NIGHT}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        int64_t today = DAY + (int64_t)cases[i].hour * HOUR;
        assert_int_equal(valley_hour(today, 0), cases[i].light);
        assert_int_equal(valley_hour(today + HOUR - 1, 0), cases[i].light);
        assert_int_equal(valley_hour(today - 7 * HOUR, 7 * HOUR), cases[i].light);
    }
    assert_int_equal(valley_hour(0, 5 * HOUR), VALLEY_NOON);
}

TEST(a_moment_always_looks_the_same)
{
    for (int hour = 0; hour < VALLEY_HOURS; hour++) {
        DrawList a = drawn((ValleyHour)hour, 41.3, false), b = drawn((ValleyHour)hour, 41.3, false);
        DrawList still = drawn((ValleyHour)hour, 41.3, true),
                 later = drawn((ValleyHour)hour, 77.7, true),
                 other = drawn((ValleyHour)hour, 77.7, false);
        assert_true(same(&a, &b));
        assert_true(same(&still, &later));
        assert_false(same(&a, &other));
        draw_free(&a);
        draw_free(&b);
        draw_free(&still);
        draw_free(&later);
        draw_free(&other);
    }
}

TEST(it_is_drawn_at_most_thirty_times_a_second)
{
    double now = 1000.123;
    for (int i = 0; i < 100; i++) {
        double due = valley_due(now);
        assert_true(due > now && (i == 0 || due - now > 1. / 31));
        assert_true(due - now < .1);
        now = due;
    }
    DrawList a = drawn(VALLEY_DAWN, now, false), b = drawn(VALLEY_DAWN, now + beat * .8, false);
    assert_true(same(&a, &b)); /* nothing changes between */
    draw_free(&a);
    draw_free(&b);
}

/* All pictures of the aurochs' head are used, each in its turn: it never jumps. Glints lie on the
 * river, birds in the sky. */
TEST(what_moves_stays_where_it_belongs)
{
    enum { ROUNDS = 200 * 15 };
    const float scale = (float)VALLEY_W / WIDTH;
    int used[VALLEY_HEADS + 1] = {0}, before = VALLEY_HEADS / 2, sparks = 0, birds = 0;
    for (int round = 0; round < ROUNDS; round++) {
        DrawList list = drawn(VALLEY_DAWN, round * beat, false);
        int head = -1;
        for (size_t i = 0; i < list.count; i++) {
            const DrawCommand *layer = &list.commands[i];
            float x = scale * (layer->rect.x + layer->rect.w / 2);
            float y = scale * (layer->rect.y + layer->rect.h / 2);
            if (layer->kind != DRAW_LAYER)
                continue;
            for (int h = 0; h <= VALLEY_EAR; h++)
                head = layer->name == valley_heads[h] ? h : head;
            if (strcmp(layer->name, "valley-spark") == 0) {
                sparks++;
                assert_true(fabsf(x - valley_river(y).middle) < valley_river(y).half + 1);
            } else if (strncmp(layer->name, "valley-wing", 11) == 0) {
                birds++;
                assert_true(y > 60 && y < 300);
            }
        }
        assert_in_range(head, 0, VALLEY_EAR);
        used[head]++;
        if (head != VALLEY_EAR)
            assert_true(before == VALLEY_EAR || (head - before <= 1 && before - head <= 1));
        before = head;
        draw_free(&list);
    }
    for (int i = 0; i <= VALLEY_EAR; i++)
        assert_true(used[i] > 0);
    assert_true(used[VALLEY_HEADS / 2] > ROUNDS / 2 && sparks > 1000 && birds > 1000);
}

static Game game_with(int drawn, int count, Phase phase)
{
    Game game = {.phase = (uint8_t)phase};
    game.land.drawn = (uint8_t)drawn;
    game.land.count = (uint8_t)count;
    return game;
}

TEST(the_day_goes_on_as_the_stack_empties)
{
    int last = 0;
    Game game = game_with(0, 79, PHASE_PLACE);
    assert_int_equal(daylight_step(&game), 0);
    for (int drawn = 0; drawn <= 79; drawn++) {
        game = game_with(drawn, 79, PHASE_PLACE);
        int step = daylight_step(&game);
        assert_true(step == last || step == last + 1);
        last = step;
    }
    assert_int_equal(last, DAY_STEPS);
    game = game_with(79, 79, PHASE_END);
    assert_int_equal(daylight_step(&game), DAY_FIRE);
    game = game_with(0, 0, PHASE_PLACE);
    assert_int_equal(daylight_step(&game), 0);
}

/* What the land's light makes of a colour. */
static float seen(const Daylight *light, int row, const float rgb[3])
{
    const float *m = light->land.rows[row];
    return m[0] * rgb[0] + m[1] * rgb[1] + m[2] * rgb[2] + 255 * m[3];
}

TEST(nobody_sees_a_step)
{
    static const float colours[][3] = {
        {167, 191, 91}, {40, 80, 50}, {60, 150, 210}, {200, 190, 180}};
    for (int step = 0; step < DAY_STEPS; step++) {
        Daylight here = daylight_at(step), next = daylight_at(step + 1);
        for (size_t i = 0; i < sizeof colours / sizeof colours[0]; i++)
            for (int row = 0; row < 3; row++)
                assert_true(fabsf(seen(&here, row, colours[i]) - seen(&next, row, colours[i])) < 6);
    }
}

/* In a list the light holds for what lies in it, and no longer. */
TEST(only_the_board_lies_in_the_light)
{
    DrawList list = {0};
    Daylight evening = daylight_at(DAY_STEPS);
    BoardTile tile = {0};
    draw_tile(&list, 0, tile, (Rect){0, 0, 64, 64}, 1, 0);
    draw_day(&list, &evening.land);
    draw_board(&list, 0, &tile, 1, (Point){0, 0}, 64);
    draw_day(&list, NULL);
    draw_tile(&list, 0, tile, (Rect){0, 0, 64, 64}, 1, 0);
    assert_false(list.commands[0].lit || list.commands[2].lit);
    assert_true(list.commands[1].lit);
    draw_clear(&list);
    assert_false(list.lit);
    draw_free(&list);
}

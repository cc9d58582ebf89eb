/* The title's valley: its light follows the clock, and what moves stays where it belongs. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "view/pages/valley.h"

enum { WIDTH = 1280, HEIGHT = 720, HOUR = 3600, DAY = 86400 };

static const double step = 1. / 15;

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
    if (a->count != b->count || a->grade_count != b->grade_count ||
        memcmp(a->grades, b->grades, a->grade_count * sizeof *a->grades) != 0)
        return false;
    for (size_t i = 0; i < a->count; i++) {
        const DrawCommand *x = &a->commands[i], *y = &b->commands[i];
        if (x->kind != y->kind || x->name != y->name || x->colour.a != y->colour.a ||
            memcmp(&x->rect, &y->rect, sizeof x->rect) != 0)
            return false;
    }
    return true;
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
    DrawList a = drawn(VALLEY_DAWN, now, false), b = drawn(VALLEY_DAWN, now + step * .8, false);
    assert_true(same(&a, &b)); /* nothing changes between */
    draw_free(&a);
    draw_free(&b);
}

TEST(sparks_lie_on_the_river)
{
    int seen = 0;
    for (double now = 0; now < 20; now += step)
        for (int i = 0; i < VALLEY_SPARKS; i++) {
            ValleyMote spark = valley_spark(i, now);
            RiverPlace river = valley_river(spark.at.y);
            if (spark.size <= 0)
                continue;
            seen++;
            assert_true(fabsf(spark.at.x - river.middle) < river.half);
            assert_true(spark.alpha >= 0 && spark.alpha <= 1);
        }
    assert_in_range(seen, 1000, 300 * VALLEY_SPARKS);
}

/* All its pictures are used, each in its turn: a head never jumps. */
TEST(the_aurochs_turns_its_head_now_and_then)
{
    int used[VALLEY_HEADS + 1] = {0}, before = valley_head(0);
    for (double now = 0; now < 300; now += step) {
        int head = valley_head(now);
        assert_in_range(head, 0, VALLEY_EAR);
        used[head]++;
        if (head != VALLEY_EAR && before != VALLEY_EAR)
            assert_true(head - before <= 1 && before - head <= 1);
        before = head;
    }
    for (int i = 0; i <= VALLEY_EAR; i++)
        assert_true(used[i] > 0);
    assert_true(used[VALLEY_HEADS / 2] > 300 * 15 / 2);
}

TEST(everything_that_moves_stays_within_bounds)
{
    for (double now = 0; now < 200; now += .37) {
        for (int i = 0; i < VALLEY_BLADES; i++)
            assert_in_range(valley_blade(i, now).picture, 0, VALLEY_TUFTS * VALLEY_LEANS - 1);
        for (int i = 0; i < VALLEY_BIRDS; i++) {
            ValleyMote bird = valley_bird(i, now);
            assert_in_range(bird.picture, 0, VALLEY_WINGS - 1);
            assert_true(bird.at.y > 60 && bird.at.y < 300);
        }
        for (int i = 0; i < VALLEY_HERD; i++)
            assert_true(valley_grazing(i, now) >= 0 && valley_grazing(i, now) <= 1);
        assert_true(valley_breath(now).alpha >= 0 && valley_breath(now).alpha <= 1);
        assert_true(valley_drift(now, .8f) >= 0 && valley_drift(now, .8f) <= VALLEY_W);
        assert_true(valley_flame(now) >= .9f && valley_flame(now) <= 1);
    }
    assert_true(valley_breath(0).alpha == 0); /* none hangs in the air of a still valley */
}

/* Motion: it ends by itself, a picture at rest shows what the game says, and reduced motion has
 * none. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "board_draw.h"
#include "desk.h"
#include "shine.h"

static float angle(Desk *desk)
{
    Frame frame = {.ui = &desk->on.ui, .scene = &desk->on.scene};
    return board_ghost_angle(&frame);
}

static void press(Desk *desk, int key)
{
    Input input = {.kind = INPUT_KEY, .key = key};
    ui_handle(&desk->on.ui, &desk->on.scene, &input);
}

static void test_turning_tile(void **state)
{
    (void)state;
    for (int reduced = 0; reduced < 2; reduced++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, 7, 24);
        Random random = random_from(7);
        assert_true(desk_play_until(desk, PHASE_PLACE, &random));
        desk->on.ui.options.reduced_motion = reduced;
        desk_input(desk, (Input){.kind = INPUT_LEAVE});
        press(desk, 'r');
        assert_true(reduced ? angle(desk) == 0 : fabsf(angle(desk) + 90) < .5f);
        desk->on.scene.now += TURN_SECONDS / 2;
        assert_true(reduced ? angle(desk) == 0 : angle(desk) > -60 && angle(desk) < -30);
        desk->on.scene.now += TURN_SECONDS;
        assert_true(angle(desk) == 0);
        desk_close(desk);
    }
}

/* A move that closes an area shines to the end, and no longer than the points need. */
static void test_closing_shines(void **state)
{
    (void)state;
    Events events = {.count = 1, .items = {{.kind = EVENT_CLOSED}}};
    assert_true(fabsf(flight_length(&events) - SHINE_SECONDS) < .001f);
    events.items[0].kind = EVENT_DRAWN;
    assert_true(flight_length(&events) == 0);
}

/* What is in the air and what the rows show make up the score, and all of it arrives. */
static void test_final_points_arrive(void **state)
{
    (void)state;
    Desk *desk = desk_open(EDITION_SECOND, 4, 15, 1000);
    assert_int_equal(desk_game(desk)->phase, PHASE_END);
    Final final;
    final_make(desk->on.session, 0, &final);
    assert_true(final.on);
    for (int at = 0; at < final.count; at++) {
        final_make(desk->on.session, at, &final);
        const FinalStep *step = &final.steps[at];
        int sum[MAX_PLAYERS] = {0};
        for (int i = 0; i < step->award_count; i++)
            sum[step->awards[i].player] += step->awards[i].points;
        for (int p = 0; p < desk_game(desk)->player_count; p++) {
            final.time = 0;
            assert_int_equal(final_due(&final, p), sum[p]);
            final.time = FINAL_SECONDS;
            assert_int_equal(final_due(&final, p), 0);
            final.time = INFINITY;
            assert_int_equal(final_due(&final, p), 0);
        }
    }
    desk_close(desk);
}

static void test_comes_to_rest(void **state)
{
    (void)state;
    Desk *desk = desk_open(EDITION_SECOND, 3, 8, 0);
    Random random = random_from(8);
    for (int i = 0; i < 30 && desk_play_until(desk, PHASE_PLACE, &random); i++) {
        desk_key(desk, 'm', 0);
        desk_key(desk, 'r', 0);
        desk->on.scene.now += 10;
        stand_frame(&desk->on);
        assert_false(view_animating(&desk->on.ui, &desk->on.scene));
        session_play(desk->on.session,
                     test_random_move(session_edition(desk->on.session), desk_game(desk), &random),
                     NULL);
    }
    desk_close(desk);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_turning_tile),
        cmocka_unit_test(test_closing_shines),
        cmocka_unit_test(test_final_points_arrive),
        cmocka_unit_test(test_comes_to_rest),
    };
    return cmocka_run_group_tests_name("motion", tests, NULL, NULL);
}

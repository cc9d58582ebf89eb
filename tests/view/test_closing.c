/* What an area does that closes, and what else a move sets in motion: each begins and ends with the
 * table as it stands, input ends it at once, nothing is left at rest, reduced motion marks edges
 * and moves nothing; and nothing lies over what must be read. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/board/flight.h"

/* The frame of the position so long after its last move. */
static uint64_t frame_at(Desk *desk, double now)
{
    desk->on.scene.now = now;
    desk->on.ui.notice.until = 0;
    stand_frame(&desk->on);
    desk->on.ui.notice.until = 0; /* what was told of the move just now */
    stand_frame(&desk->on);
    return test_sum(&desk->on.list);
}

static bool brings(const Desk *desk, EventKind kind)
{
    Events events;
    int at = session_at(desk->on.session);
    session_events(desk->on.session, at - 1, &events);
    for (int i = 0; i < events.count && events.items[i].kind != EVENT_FINAL; i++)
        if (events.items[i].kind == kind)
            return true;
    return false;
}

static float flight_seconds(const Desk *desk)
{
    Events events;
    session_events(desk->on.session, session_at(desk->on.session) - 1, &events);
    return flight_length(&session_edition(desk->on.session)->tiles, &events);
}

#define READ_SECONDS 1.5 /* so long what a move scores stands on the land, at calm */

/* Whole games: every move that closes something, earns a turn or has a power. */
TEST(all_ends_as_it_stands)
{
    int seen[3] = {0};
    for (int game = 0; game < 8; game++) {
        int players = 2 + game % 4;
        Desk *desk = desk_open((EditionId)(game % EDITIONS), players, 40 + (uint64_t)game, 0);
        desk->chance = random_from((uint64_t)game);
        desk_input(desk, (Input){.kind = INPUT_LEAVE});
        desk->on.ui.table.camera.own = true; /* it does not follow the game */
        for (double now = 100; desk_game(desk)->phase != PHASE_END; now += 20) {
            desk_play(desk);
            bool closes = brings(desk, EVENT_CLOSED);
            double length = (double)flight_seconds(desk);
            frame_at(desk, now);
            if (desk_game(desk)->phase == PHASE_END || length <= (double)FLIGHT_BRIEF)
                continue;
            uint64_t moving = frame_at(desk, now + .3);
            uint64_t rests = frame_at(desk, now + fmax(length, READ_SECONDS) + .5);
            assert_true(moving != rests);
            assert_false(view_animating(&desk->on.ui, &desk->on.scene));
            assert_int_equal(test_count(&desk->on.list, DRAW_FLOW, NULL) +
                                 test_count(&desk->on.list, DRAW_GLOW, NULL),
                             0);
            desk_seek(desk,
                      session_at(desk->on.session)); /* as if it had been there all the time */
            assert_true(frame_at(desk, now + 10) == rests);
            seen[0] += closes;
            seen[1] += brings(desk, EVENT_EXTRA_TURN);
            seen[2] += !closes;
        }
    }
    assert_true(seen[0] > 10 && seen[1] > 3 && seen[2] > 3);
    assert_true(effect_sway(.1f) > 1 && effect_sway(.5f) == 0); /* of trees, not on the desk */
}

/* Light that runs, birds and fish lie below legal cells, pieces and chips: they are drawn before.
 */
TEST(nothing_lies_over_legal_cells)
{
    int seen = 0;
    Desk *desk = desk_open(EDITION_SECOND, 3, 12, 0);
    for (double now = 100; desk_game(desk)->phase != PHASE_END; now += 20) {
        desk_play(desk);
        frame_at(desk, now);
        frame_at(desk, now + .2);
        const DrawList *list = &desk->on.list;
        size_t light = 0, cell = list->count;
        for (size_t i = 0; i < list->count; i++) {
            const DrawCommand *command = &list->commands[i];
            if (command->kind == DRAW_FLOW || command->kind == DRAW_GLOW)
                light = i;
            if (command->kind == DRAW_PATCH && strcmp(command->name, "cell-corner") == 0 &&
                cell == list->count)
                cell = i;
        }
        assert_true(light < cell);
        seen += light > 0 && cell < list->count;
    }
    assert_true(seen > 4);
}

/* Without motion the edge of what closed is lit for a while: it stands still, then it is gone, and
 * a key ends it. */
TEST(without_motion_edges_are_marked)
{
    int seen = 0;
    Desk *desk = desk_open(EDITION_SECOND, 3, 12, 0);
    desk->on.ui.options.reduced_motion = true;
    desk_input(desk, (Input){.kind = INPUT_LEAVE});
    for (double now = 100; desk_game(desk)->phase != PHASE_END; now += 20) {
        desk_play(desk);
        uint64_t marked = frame_at(desk, now);
        int edges = test_count(&desk->on.list, DRAW_ZONES, NULL);
        if (!brings(desk, EVENT_CLOSED) || desk_game(desk)->phase == PHASE_END)
            continue;
        assert_true(edges > 0 && frame_at(desk, now + .1) == marked);
        assert_true(frame_at(desk, now + (double)FLIGHT_MARKED - .02) == marked);
        assert_false(view_animating(&desk->on.ui, &desk->on.scene));
        assert_true(view_due(&desk->on.ui, &desk->on.scene) < now + (double)FLIGHT_MARKED + .01);
        if (++seen % 2)
            desk->on.scene.now = now + (double)FLIGHT_MARKED + .01;
        else
            ui_handle(&desk->on.ui, &desk->on.scene, &(Input){.kind = INPUT_WHEEL, .x = 4, .y = 4});
        frame_at(desk, desk->on.scene.now);
        assert_int_equal(test_count(&desk->on.list, DRAW_ZONES, NULL), 0);
    }
    assert_true(seen > 4);
}

/* Who walks home stands nowhere else: at every moment there are as many as when all have come, and
 * what walks is first all that returned, then less, then nothing. */
static void follow_walk(Desk *desk, double now)
{
    int before = MAX_PIECES;
    frame_at(desk, now + 2);
    int all = test_count(&desk->on.list, DRAW_SPRITE, "meeple-*");
    for (int i = 1; i < 60; i++) {
        int walking = 0;
        frame_at(desk, now + .015 * i);
        TableModel model = desk_model(desk);
        for (int p = 0; p < MAX_PLAYERS; p++)
            walking += model.flight.walking[p];
        assert_true(walking <= before && (i > 1 || walking > 0));
        assert_int_equal(test_count(&desk->on.list, DRAW_SPRITE, "meeple-*"), all);
        before = walking;
    }
    assert_int_equal(before, 0);
}

TEST(who_walks_is_nowhere_else)
{
    int seen = 0;
    for (uint64_t seed = 12; seed < 18; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 0);
        for (double now = 100; desk_game(desk)->phase != PHASE_END; now += 20) {
            desk_play(desk);
            frame_at(desk, now);
            if (!brings(desk, EVENT_RETURNED) || brings(desk, EVENT_PUT) ||
                desk_game(desk)->phase == PHASE_END)
                continue;
            follow_walk(desk, now);
            seen++;
        }
    }
    assert_true(seen > 6);
}

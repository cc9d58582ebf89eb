/* Motion: it ends by itself within BOUND seconds or at once with a click or key, a picture at rest
 * shows what the game says, and reduced motion has none. So does what an area does that closes, and
 * nothing of it lies over what must be read. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/board/draw.h"
#include "view/board/flight.h"
#include "view/board/landscape.h"

#define BOUND 1.       /* seconds: no move takes longer, whatever it brings about */
#define FINAL_BOUND .6 /* nor a step of the final scoring */

static void press(Desk *desk, int key)
{
    Input input = {.kind = INPUT_KEY, .key = key};
    ui_handle(&desk->on.ui, &desk->on.scene, &input);
}

/* Seconds on the virtual clock until nothing moves any more. */
static double comes_to_rest_in(Desk *desk)
{
    double began = desk->on.scene.now;
    stand_frame(&desk->on);
    while (view_animating(&desk->on.ui, &desk->on.scene)) {
        desk->on.scene.now += 1. / 60;
        stand_frame(&desk->on);
        assert_true(desk->on.scene.now < began + 10);
    }
    return desk->on.scene.now - began;
}

/* Notices and lit areas stay to be read; they do not move. */
static void forget_what_stays(Desk *desk)
{
    desk->on.ui.notice.until = 0;
    desk->on.ui.table.inspect.fly.node = desk->on.ui.table.inspect.at.node = NO_NODE;
}

/* Whole games, every move and every step of the final scoring. */
TEST(test_every_motion_in_time)
{
    for (int players = 2; players < 2 + test_share(4); players += 3) {
        Desk *desk = desk_open((EditionId)(players % EDITIONS), players, (uint64_t)players, 0);
        desk_input(desk, (Input){.kind = INPUT_LEAVE});
        int steps = 0;
        while (desk_game(desk)->phase != PHASE_END) {
            desk_play(desk);
            stand_frame(&desk->on);
            forget_what_stays(desk);
            if (desk_game(desk)->phase != PHASE_END)
                assert_true(comes_to_rest_in(desk) < BOUND + 1. / 60);
        }
        comes_to_rest_in(desk); /* the last move, then the first step: one after the other */
        while (desk->on.ui.screen == SCREEN_TABLE && steps++ < MAX_FINAL_STEPS) {
            press(desk, KEY_ENTER);
            if (desk->on.ui.screen == SCREEN_TABLE)
                assert_true(comes_to_rest_in(desk) < FINAL_BOUND + 1. / 60);
        }
        assert_int_equal(desk->on.ui.screen, SCREEN_RESULTS);
    }
}

/* By a key, a button or the wheel. */
static void end_motion(Desk *desk, int how)
{
    const Input inputs[] = {{.kind = INPUT_KEY, .key = KEY_HOME},
                            {.kind = INPUT_DOWN, .button = BUTTON_LEFT, .x = 4, .y = 4},
                            {.kind = INPUT_WHEEL, .wheel = 1, .x = 4, .y = 4}};
    ui_handle(&desk->on.ui, &desk->on.scene, &inputs[how % 3]);
    if (how % 3 == 1)
        ui_handle(&desk->on.ui, &desk->on.scene,
                  &(Input){.kind = INPUT_UP, .button = BUTTON_LEFT, .x = 4, .y = 4});
}

/* The same for a person who does not want to wait. */
TEST(test_key_ends_motion)
{
    Desk *desk = desk_open(EDITION_SECOND, 4, 15, 0);
    int ended = 0;
    while (desk_game(desk)->phase != PHASE_END) {
        desk_play(desk);
        stand_frame(&desk->on);
        desk->on.scene.now += .1;
        stand_frame(&desk->on);
        TableModel model = desk_model(desk);
        if (!model.flight.on || desk_game(desk)->phase == PHASE_END)
            continue;
        end_motion(desk, ended);
        stand_frame(&desk->on);
        assert_false(desk_model(desk).flight.on);
        ended++;
    }
    assert_true(ended > 20);
    desk->on.scene.now += 1;
    stand_frame(&desk->on);
    desk->on.scene.now += .05;
    TableModel model = desk_model(desk);
    assert_true(model.final.on && model.final.time < (float)FINAL_BOUND);
    press(desk, KEY_HOME);
    model = desk_model(desk);
    assert_true(model.final.on && model.final.time > (float)FINAL_BOUND - .01f);
}

/* Who wants no motion gets none: every move and every step is there at once. */
TEST(test_reduced_motion)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 21, 0);
    desk->on.ui.options.reduced_motion = true;
    desk_input(desk, (Input){.kind = INPUT_LEAVE});
    while (desk_game(desk)->phase != PHASE_END) {
        press(desk, 'r');
        TableModel model = desk_model(desk);
        assert_true(board_ghost_angle(&model.view, desk->on.scene.now) == 0);
        desk_play(desk);
        stand_frame(&desk->on);
        forget_what_stays(desk);
        assert_false(view_animating(&desk->on.ui, &desk->on.scene));
    }
    while (desk->on.ui.screen == SCREEN_TABLE) {
        press(desk, KEY_ENTER);
        stand_frame(&desk->on);
        assert_false(view_animating(&desk->on.ui, &desk->on.scene));
    }
}

/* What stands on the land in small letters: the points of tiles, fish and mushrooms, added up; and,
 * with badges, the sums. */
static int count_told(const Desk *desk, int *sums)
{
    int parts = 0;
    *sums = 0;
    for (size_t i = 1; i < desk->on.list.count; i++) {
        const DrawCommand *command = &desk->on.list.commands[i], *last = command - 1;
        bool chip = last->kind == DRAW_PATCH && strcmp(last->name, "chip") == 0;
        int points = 0;
        if (command->kind == DRAW_TEXT && command->size <= 22)
            sscanf(draw_command_text(&desk->on.list, command), "+%d", &points);
        parts += chip ? points : 0;
        chip = i > 1 && last[-1].kind == DRAW_PATCH && strcmp(last[-1].name, "chip") == 0;
        *sums += chip && last->kind == DRAW_ICON ? points : 0;
    }
    return parts;
}

/* What was scored stands on the land, counted, for 1.5 seconds or until the next press, which acts;
 * moving or not. A shared area's parts are told once. */
TEST(test_awards_stand)
{
    int told = 0, trapped = 0, last = 0, sums;
    for (uint64_t seed = 17; seed < 21; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 4, seed, 0);
        desk->on.ui.options.reduced_motion = seed % 2;
        desk_input(desk, (Input){.kind = INPUT_LEAVE});
        while (desk_game(desk)->phase != PHASE_END) {
            Events events;
            int due = 0, parts = 0;
            desk_play(desk);
            stand_frame(&desk->on);
            session_events(desk->on.session, session_at(desk->on.session) - 1, &events);
            for (int i = 0; i < events.count && events.items[i].kind != EVENT_FINAL; i++) {
                const Award *award = &events.items[i].award;
                bool is = events.items[i].kind == EVENT_AWARD;
                bool area = award->kind != AWARD_LOGBOAT; /* its lakes have signs */
                trapped += is && award->kind == AWARD_HUNTING_TRAP && award->points > 0;
                bool first = i == 0 || events.items[i - 1].kind != EVENT_AWARD ||
                             events.items[i - 1].award.node != award->node;
                due += is ? award->points : 0;
                parts += is && area && first ? award->points : 0;
            }
            if (due == 0)
                continue;
            bool ends = desk_game(desk)->phase == PHASE_END;
            last += ends;
            assert_false(desk->on.ui.table.final.shown); /* the final scoring waits for it */
            desk->on.scene.now += 1.49;
            stand_frame(&desk->on);
            assert_int_equal(count_told(desk, &sums), parts);
            assert_int_equal(sums, due);
            if (told++ % 2 || ends) {
                desk->on.scene.now += .02;
            } else {
                int lens = desk->on.ui.table.lens.kind;
                press(desk, 'm');
                assert_int_not_equal(desk->on.ui.table.lens.kind, lens);
                press(desk, 'm');
            }
            stand_frame(&desk->on);
            count_told(desk, &sums);
            assert_int_equal(sums, 0);
        }
    }
    assert_true(told > 8 && trapped > 0 && last > 0);
}

/* What a row shows never falls, and ends at the score. */
TEST(test_points_count_up)
{
    int last = 0;
    for (int i = 0; i <= 60; i++) {
        Gain gain = {0};
        gain_add(&gain, 12, (float)i / 100, .44f, .58f);
        gain_add(&gain, 5, (float)i / 100, .54f, .58f);
        int shown = 40 + 17 - gain_due(gain);
        assert_true(i > 0 ? shown >= last : shown == 40);
        last = shown;
    }
    assert_int_equal(last, 57);
}

/* To the last move, which is just being shown. */
static void play_out(Desk *desk)
{
    while (desk_game(desk)->phase != PHASE_END) {
        desk->on.scene.now += 2;
        stand_frame(&desk->on);
        desk_play(desk);
    }
    stand_frame(&desk->on);
}

static bool burns(const Desk *desk, int step)
{
    Daylight light = daylight_at(step);
    return memcmp(&desk->on.list.stone, &light.stone, sizeof light.stone) == 0 &&
           memcmp(&desk->on.list.day, &light.land, sizeof light.land) == 0;
}

/* It waits for the last move to be told, and is lit as the scoring begins. */
TEST(test_fire_is_lit)
{
    for (int reduced = 0; reduced < 2; reduced++) {
        Desk *desk = desk_open(EDITION_SECOND, 3, 7, 0);
        desk->on.ui.options.reduced_motion = reduced;
        play_out(desk);
        assert_true(reduced || burns(desk, DAY_STEPS));
        for (int i = 0; i < 120 && burns(desk, DAY_STEPS); i++) {
            desk->on.scene.now += 1. / 60;
            stand_frame(&desk->on);
        }
        assert_true(burns(desk, DAY_FIRE));
        assert_true(desk->on.scene.now == desk->on.ui.table.final.since);
    }
}

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
    for (int game = 0; game < test_share(8); game++) {
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
            assert_int_equal(test_count(&desk->on.list, DRAW_ZONES, NULL), 0);
            desk_seek(desk,
                      session_at(desk->on.session)); /* as if it had been there all the time */
            assert_true(frame_at(desk, now + 10) == rests);
            seen[0] += closes;
            seen[1] += brings(desk, EVENT_EXTRA_TURN);
            seen[2] += !closes;
        }
    }
    assert_true(test_met(seen[0] > 10 && seen[1] > 3 && seen[2] > 3));
}

/* Light that runs lies below legal cells, pieces and chips: it is drawn before. */
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
            if (command->kind == DRAW_ZONES)
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
        assert_true(test_count(&desk->on.list, DRAW_ZONES, NULL) < edges);
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

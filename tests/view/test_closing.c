/* What an area does that closes, and what else a move sets in motion: each begins and ends with the
 * table as it stands, input ends it at once, nothing is left at rest, reduced motion marks edges
 * and moves nothing; and nothing lies over what must be read. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "desk.h"
#include "view/board/course.h"
#include "view/board/flight.h"
#include "view/board/moment.h"
#include "view/board/shine.h"

/* The commands of the last frame but for texts that are said in passing. */
static uint64_t sum_of(const DrawList *list)
{
    uint64_t sum = list->count;
    for (size_t i = 0; i < list->count; i++) {
        const DrawCommand *c = &list->commands[i];
        const float numbers[] = {c->rect.x, c->rect.y, c->rect.w, c->rect.h, c->scale, c->angle};
        uint32_t bits[6];
        memcpy(bits, numbers, sizeof bits);
        for (int k = 0; k < 6; k++)
            sum = (sum ^ bits[k]) * 0x9E3779B97F4A7C15u;
        sum = (sum ^ c->kind ^ (uint64_t)c->colour.a << 8 ^ (uint64_t)c->colour.g << 16) *
              0x9E3779B97F4A7C15u;
    }
    return sum;
}

/* The frame of the position so long after its last move. */
static uint64_t frame_at(Desk *desk, double now)
{
    desk->on.scene.now = now;
    desk->on.ui.notice.until = 0;
    stand_frame(&desk->on);
    desk->on.ui.notice.until = 0; /* what was told of the move just now */
    stand_frame(&desk->on);
    return sum_of(&desk->on.list);
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

static int count_kind(const Desk *desk, DrawKind kind)
{
    int count = 0;
    for (size_t i = 0; i < desk->on.list.count; i++)
        count += desk->on.list.commands[i].kind == kind;
    return count;
}

static float flight_seconds(const Desk *desk)
{
    Events events;
    session_events(desk->on.session, session_at(desk->on.session) - 1, &events);
    return flight_length(&session_edition(desk->on.session)->tiles, &events);
}

#define READ_SECONDS 1.5 /* so long what a move scores stands on the land, at calm */

/* Whole games: every move that closes something, earns a turn or has a power. */
static void all_ends_as_it_stands(void **state)
{
    (void)state;
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
            assert_int_equal(count_kind(desk, DRAW_FLOW) + count_kind(desk, DRAW_GLOW), 0);
            desk_seek(desk,
                      session_at(desk->on.session)); /* as if it had been there all the time */
            assert_true(frame_at(desk, now + 10) == rests);
            seen[0] += closes;
            seen[1] += brings(desk, EVENT_EXTRA_TURN);
            seen[2] += !closes;
        }
        desk_close(desk);
    }
    assert_true(seen[0] > 10 && seen[1] > 3 && seen[2] > 3);
}

/* Light that runs, birds and fish lie below legal cells, pieces and chips: they are drawn before.
 */
static void nothing_lies_over_legal_cells(void **state)
{
    (void)state;
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
    desk_close(desk);
}

/* Without motion the edge of what closed is lit for a while: it stands still, then it is gone, and
 * a key ends it. */
static void without_motion_edges_are_marked(void **state)
{
    (void)state;
    int seen = 0;
    Desk *desk = desk_open(EDITION_SECOND, 3, 12, 0);
    desk->on.ui.options.reduced_motion = true;
    desk_input(desk, (Input){.kind = INPUT_LEAVE});
    for (double now = 100; desk_game(desk)->phase != PHASE_END; now += 20) {
        desk_play(desk);
        uint64_t marked = frame_at(desk, now);
        int edges = count_kind(desk, DRAW_ZONES);
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
        assert_int_equal(count_kind(desk, DRAW_ZONES), 0);
    }
    assert_true(seen > 4);
    desk_close(desk);
}

/* Meeples of a player in the panel's rows, that stand in the supply or walk there. */
static int count_meeples(const Desk *desk)
{
    int count = 0;
    for (size_t i = 0; i < desk->on.list.count; i++) {
        const DrawCommand *command = &desk->on.list.commands[i];
        count += command->kind == DRAW_SPRITE && strncmp(command->name, "meeple-", 7) == 0;
    }
    return count;
}

/* Who walks home stands nowhere else: at every moment there are as many as when all have come, and
 * what walks is first all that returned, then less, then nothing. */
static void follow_walk(Desk *desk, double now)
{
    int before = MAX_PIECES;
    frame_at(desk, now + 2);
    int all = count_meeples(desk);
    for (int i = 1; i < 60; i++) {
        int walking = 0;
        frame_at(desk, now + .015 * i);
        TableModel model = desk_model(desk);
        for (int p = 0; p < MAX_PLAYERS; p++)
            walking += model.flight.walking[p];
        assert_true(walking <= before && (i > 1 || walking > 0));
        assert_int_equal(count_meeples(desk), all);
        before = walking;
    }
    assert_int_equal(before, 0);
}

static void who_walks_is_nowhere_else(void **state)
{
    (void)state;
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
        desk_close(desk);
    }
    assert_true(seen > 6);
}

/* Masks as the shipped ones would be, more plainly: rivers from the middle of their sides to the
 * middle of the tile, lakes round it, all else the tile's first zone of another kind. */
static void draw_masks(Desk *desk, uint8_t (*masks)[MASK_SIDE * MASK_SIDE])
{
    const Edition *edition = session_edition(desk->on.session);
    for (int t = 0; t < edition->tiles.tile_count; t++) {
        const Tile *tile = &edition->tiles.tiles[t];
        int overlay = desk->on.atlas.tiles[edition->rules.id][tile->number].overlay;
        if (overlay < 0)
            continue;
        uint8_t *mask = masks[overlay];
        memset(mask, MAX_ZONES + 1, MASK_SIDE * MASK_SIDE);
        for (int i = 0; i < MASK_SIDE * MASK_SIDE; i++)
            for (int z = 0; z < MAX_ZONES; z++) {
                int x = i % MASK_SIDE - MASK_SIDE / 2, y = i / MASK_SIDE - MASK_SIDE / 2;
                uint8_t sides = tile->zones[z].sides;
                bool arm = (abs(x) < 16 &&
                            ((sides & 1 << NORTH && y < 16) || (sides & 1 << SOUTH && y > -16))) ||
                           (abs(y) < 16 &&
                            ((sides & 1 << WEST && x < 16) || (sides & 1 << EAST && x > -16)));
                if (tile->zones[z].kind == ZONE_RIVER && arm)
                    mask[i] = (uint8_t)(z + 1);
                if (tile->zones[z].kind == ZONE_LAKE && x * x + y * y < 40 * 40)
                    mask[i] = (uint8_t)(z + 1);
            }
        desk->on.atlas.overlays[overlay].zones = mask;
    }
}

/* Along a river the way goes evenly from one end to the other: the whole length of it, over all its
 * tiles, without a jump between neighbours in the water. */
static void hold_way(const Desk *desk, const Course *course, const TableView *view)
{
    int least = 255, most = 0;
    for (int i = 0; i < course->count; i++) {
        const CourseTile *tile = &course->tiles[i];
        for (int y = 0; y < FLOW_SIDE; y++)
            for (int x = 0; x < FLOW_SIDE; x++) {
                float fx = ((float)x + .5f) / FLOW_SIDE, fy = ((float)y + .5f) / FLOW_SIDE;
                int way = tile->way[y * FLOW_SIDE + x];
                if (!course_covers(&desk->on.atlas, view, tile, fx, fy))
                    continue;
                least = way < least ? way : least;
                most = way > most ? way : most;
                assert_true((int)(255 * course_at(tile, fx, fy) + .5f) == way);
                if (x + 1 < FLOW_SIDE &&
                    course_covers(&desk->on.atlas, view, tile, fx + 1.f / FLOW_SIDE, fy))
                    assert_in_range(
                        abs(way - tile->way[y * FLOW_SIDE + x + 1]), 0,
                        255 * 2 / FLOW_SIDE / (course->count > 1 ? course->count - 1 : 1) + 4);
            }
    }
    assert_true(least == 0 && most == 255);
}

static void light_goes_from_end_to_end(void **state)
{
    (void)state;
    int seen = 0;
    uint8_t(*masks)[MASK_SIDE * MASK_SIDE] = NULL;
    for (uint64_t seed = 3; seed < 6; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 3, seed, 0);
        masks = calloc(desk->on.atlas.overlay_count, sizeof *masks);
        assert_non_null(masks);
        draw_masks(desk, masks);
        while (desk_game(desk)->phase != PHASE_END) {
            desk_play(desk);
            if (!brings(desk, EVENT_CLOSED))
                continue;
            Events events;
            stand_frame(&desk->on);
            TableModel model = desk_model(desk);
            session_events(desk->on.session, session_at(desk->on.session) - 1, &events);
            for (int i = 0; i < events.count; i++) {
                Course course;
                if (events.items[i].kind != EVENT_CLOSED ||
                    course_kind(&model.view, events.items[i].node) != ZONE_RIVER)
                    continue;
                course_make(&desk->on.atlas, &model.board, &model.view, events.items[i].node,
                            &course);
                hold_way(desk, &course, &model.view);
                seen++;
            }
        }
        for (size_t i = 0; i < desk->on.atlas.overlay_count; i++)
            desk->on.atlas.overlays[i].zones = NULL;
        free(masks);
        desk_close(desk);
    }
    assert_true(seen > 6);
}

/* Each motion by itself: no jump, and at both ends as if there were none. */
static void motions_begin_and_end_still(void **state)
{
    (void)state;
    assert_true(kindle_step(0) == 0 && kindle_step(.32f) == GLOW_STEPS);
    assert_true(kindle_strength(.3f) == 1 && kindle_strength(KINDLE_SECONDS) == 0);
    assert_true(stream_head(0) < 0 && stream_head(STREAM_SECONDS) > 1);
    for (int fish = 0; fish < 3; fish++) {
        Leap leap;
        float most = 0, last = 0;
        assert_false(stream_leap(fish, .38f, &leap));
        for (int i = 0; i <= 760; i++)
            if (stream_leap(fish, (float)i / 1000, &leap)) {
                most = fmaxf(most, leap.rise);
                last = leap.rise;
                assert_true(leap.rise > 0 && fabsf(leap.nose) < 90);
            }
        assert_true(most > .4f && most < .43f && last < .02f);
        assert_false(stream_leap(fish, STREAM_SECONDS, &leap));
    }
    float before = 0;
    for (int i = 0; i <= 100; i++) {
        Step step = homing_step((float)i / 100);
        assert_true(step.way >= before && step.way - before < .03f && step.hop >= 0);
        assert_true(fabsf(step.high + step.wide - 2) < .001f);
        before = step.way;
    }
    assert_true(homing_step(0).way == 0 && homing_step(1).way == 1 && homing_step(1).high == 1);
    for (int power = 0; power < POWERS; power++)
        for (int i = 0; i <= 100; i++) {
            EffectPose pose = power_effect_pose((Power)power, EFFECT_SECONDS * (float)i / 100);
            assert_true(pose.size > .98f && fabsf(pose.angle) < 20 && pose.lift > -.001f);
            if (i == 0 || i == 100 || power_effect_length((Power)power) == 0)
                assert_true(fabsf(pose.size - 1) < .001f && fabsf(pose.angle) < .01f);
        }
}

/* A bird sits, rises ever faster, and fades where it is highest. */
static void birds_go_up_and_away(void **state)
{
    (void)state;
    Bird bird;
    for (int part = 0; part <= 10; part++) {
        float rise = 0;
        int flown = 0;
        for (int i = 0; i <= 740; i++)
            if (gust_bird((float)part / 10, (float)i / 1000, .5f, &bird)) {
                assert_true(bird.rise >= rise && bird.wing >= 0 && bird.wing < GUST_WINGS);
                assert_true(bird.alpha == 1 || bird.rise > .5f);
                rise = bird.rise;
                flown++;
            }
        assert_true(flown > 520 && rise > 1.15f && bird.alpha < .05f);
        assert_false(gust_bird((float)part / 10, 0, .5f, &bird));
        assert_false(gust_bird((float)part / 10, GUST_SECONDS + .001f, .5f, &bird));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_ends_as_it_stands),
        cmocka_unit_test(nothing_lies_over_legal_cells),
        cmocka_unit_test(without_motion_edges_are_marked),
        cmocka_unit_test(who_walks_is_nowhere_else),
        cmocka_unit_test(light_goes_from_end_to_end),
        cmocka_unit_test(motions_begin_and_end_still),
        cmocka_unit_test(birds_go_up_and_away),
    };
    return cmocka_run_group_tests_name("closing", tests, NULL, NULL);
}

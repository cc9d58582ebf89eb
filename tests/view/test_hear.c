/* What is heard at the table is what happened: every event of a shown move has its cue, at the
 * moment of its motion and at its place, and nothing else has one. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/query.h"
#include "desk.h"
#include "view/state/nav.h"
#include "view/table/pace.h"

static CueList *cues_of(Desk *desk)
{
    return &desk->on.ui.cues;
}

static int count(Desk *desk, CueId id)
{
    int found = 0;
    for (int i = 0; i < cues_of(desk)->count; i++)
        found += cues_of(desk)->items[i].id == id;
    return found;
}

static const Cue *find(Desk *desk, CueId id)
{
    for (int i = 0; i < cues_of(desk)->count; i++)
        if (cues_of(desk)->items[i].id == id)
            return &cues_of(desk)->items[i];
    return NULL;
}

/* Seconds from now until it is heard. */
static double after(Desk *desk, CueId id)
{
    const Cue *cue = find(desk, id);
    if (!cue)
        fail_msg("there is no cue %d", id);
    return cue->at - desk->on.scene.now;
}

/* A recorded game, at its start or after some moves; what led there is not heard. */
static Desk *open_at(const char *folder, const char *name, int at)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 1, 0);
    desk_open_record(desk, folder, name);
    session_seek(desk->on.session, at);
    pace_anew(&desk->on.ui.table.shown);
    desk_rest(desk);
    cues_of(desk)->count = 0;
    return desk;
}

/* The next move is shown. */
static void step(Desk *desk)
{
    cues_of(desk)->count = 0;
    assert_true(session_redo(desk->on.session));
    desk_frame(desk);
}

static int events_of(const Events *events, EventKind kind)
{
    int found = 0;
    for (int i = 0; i < events->count && events->items[i].kind != EVENT_FINAL; i++)
        found += events->items[i].kind == kind;
    return found;
}

/* What each player gains, and all together. */
typedef struct Gains {
    int of[MAX_PLAYERS], sum;
} Gains;

static void gain(Gains *gains, const Award *award)
{
    gains->of[award->player] += award->points;
    gains->sum += award->points;
}

static Gains gains_of(const Events *events)
{
    Gains gains = {0};
    for (int i = 0; i < events->count && events->items[i].kind != EVENT_FINAL; i++)
        if (events->items[i].kind == EVENT_AWARD)
            gain(&gains, &events->items[i].award);
    return gains;
}

static Gains gains_of_step(const TableStage *stage)
{
    const FinalStep *step = &stage->final.steps[stage->final.at];
    Gains gains = {0};
    for (int i = 0; i < step->award_count; i++)
        gain(&gains, &step->awards[i]);
    return gains;
}

/* As many points as are heard: those of whoever gains most. */
static int most_heard(const Gains *gains)
{
    int most = 0;
    for (int p = 0; p < MAX_PLAYERS; p++)
        most = gains->of[p] > most ? gains->of[p] : most;
    return most < 13 ? most : 13;
}

static int heard_together(const Gains *gains)
{
    return gains->sum < 13 ? gains->sum : 13;
}

static void judge_move(Desk *desk, int move)
{
    Events events;
    session_events(desk->on.session, move, &events);
    int placed = events_of(&events, EVENT_PLACED), put = events_of(&events, EVENT_PUT);
    int closed = events_of(&events, EVENT_CLOSED);
    int walked = events_of(&events, EVENT_RETURNED) + events_of(&events, EVENT_RECALLED);
    int closing = count(desk, CUE_FOREST) + count(desk, CUE_FOREST_LARGE) + count(desk, CUE_RIVER);
    int joined =
        count(desk, CUE_LAY_FOREST) + count(desk, CUE_LAY_WATER) + count(desk, CUE_LAY_GRASS);
    if (count(desk, CUE_LAY) != placed || joined != placed)
        fail_msg("move %d: %d tiles, %d heard, %d joined", move, placed, count(desk, CUE_LAY),
                 joined);
    if (count(desk, CUE_MEEPLE) + count(desk, CUE_HUT) != put)
        fail_msg("move %d: %d pieces put", move, put);
    if (closing != (closed < 3 ? closed : 3))
        fail_msg("move %d: %d areas closed, %d heard", move, closed, closing);
    if (count(desk, CUE_HOME) != walked)
        fail_msg("move %d: %d walk home, %d heard", move, walked, count(desk, CUE_HOME));
    if (count(desk, CUE_EXTRA_TURN) != events_of(&events, EVENT_EXTRA_TURN))
        fail_msg("move %d: extra turn", move);
    if (events_of(&events, EVENT_EXTRA_TURN)) /* it goes on */
        assert_int_equal(count(desk, CUE_SIGN), 0);
    Gains gains = gains_of(&events);
    if (count(desk, CUE_POINT) != most_heard(&gains))
        fail_msg("move %d: %d points, not %d", move, count(desk, CUE_POINT), most_heard(&gains));
    assert_true(cues_of(desk)->count < MAX_CUES);
    for (int i = 0; i < cues_of(desk)->count; i++) {
        const Cue *cue = &cues_of(desk)->items[i];
        assert_true(cue->pan >= -1 && cue->pan <= 1 && cue->at >= desk->on.scene.now);
    }
}

static void test_every_event_is_heard(void **state)
{
    (void)state;
    Desk *desk = open_at("records/whole", "all-95.aurochs", 0);
    int moves = session_move_count(desk->on.session);
    assert_true(moves > 90);
    for (int move = 0; move < moves; move++) {
        step(desk);
        judge_move(desk, move);
    }
    desk_close(desk);
}

/* Where several gain, at once or in a step of the final scoring, the points of one are heard:
 * whoever gains most, who need not be the first. */
static void test_points_are_those_of_the_greatest_gainer(void **state)
{
    FileList list = test_list("records/rules", ".aurochs");
    TableStage stage;
    int several = 0, later = 0, finally = 0;
    (void)state;
    for (int i = 0; i < list.count; i++) {
        Desk *desk = open_at("records/rules", list.names[i], 0);
        int moves = session_move_count(desk->on.session);
        for (int move = 0; move < moves; move++) {
            Events events;
            step(desk);
            session_events(desk->on.session, move, &events);
            Gains gains = gains_of(&events);
            desk_stage(desk, &stage);
            if (stage.final.on)
                gains = gains_of_step(&stage);
            assert_int_equal(count(desk, CUE_POINT), most_heard(&gains));
            finally += stage.final.on && heard_together(&gains) != most_heard(&gains);
            several += !stage.final.on && heard_together(&gains) != most_heard(&gains);
            later += gains.of[0] < most_heard(&gains);
        }
        desk_close(desk);
    }
    free(list.names);
    assert_true(several > 0 && later > 0 && finally > 0);
}

static void test_points_rise(void **state)
{
    CueList list = {0};
    (void)state;
    cues_add_points(&list, 30, 0, 5);
    assert_int_equal(list.count, 13);
    for (int i = 0; i < list.count; i++) {
        assert_true(fabs(list.items[i].at - 5 - .09 * i) < 1e-9);
        assert_true(i == 0 || list.items[i].variant >= list.items[i - 1].variant);
    }
    assert_int_equal(list.items[12].variant, 9);
    list.count = 0;
    cues_add_points(&list, 4, 0, 5);
    assert_int_equal(list.count, 4);
    assert_int_equal(list.items[3].variant, 3);
    for (int i = 0; i < 100; i++)
        cues_add(&list, (Cue){0});
    assert_int_equal(list.count, MAX_CUES);
}

/* The tile touches the stone, what it joins answers 60 ms later, from where it lies. */
static void test_tile_is_heard_where_and_when_it_lies(void **state)
{
    (void)state;
    Desk *desk = open_at("records/whole", "all-95.aurochs", 10);
    int left = 0, right = 0;
    for (int i = 0; i < 60; i++) {
        step(desk);
        const Cue *cue = find(desk, CUE_LAY);
        if (!cue)
            continue;
        Cell cell = session_move(desk->on.session, session_at(desk->on.session) - 1).cell;
        float x = desk_cell(desk, cell).x / desk->on.scene.width * 2 - 1;
        const CueId accents[] = {CUE_LAY_FOREST, CUE_LAY_WATER, CUE_LAY_GRASS};
        for (int a = 0; a < 3; a++)
            if (find(desk, accents[a]))
                assert_true(fabs(after(desk, accents[a]) - after(desk, CUE_LAY) - .06) < 1e-6);
        assert_true(after(desk, CUE_LAY) >= 0 && after(desk, CUE_LAY) < .06);
        if (fabsf(cue->pan - x) > .35f) /* the board glides while it grows */
            fail_msg("heard at %g, lies at %g", (double)cue->pan, (double)x);
        left += cue->pan < -.2f;
        right += cue->pan > .1f;
    }
    assert_true(left > 0 && right > 0);
    desk_close(desk);
}

/* What each power's tile sounds like. */
static void test_powers_have_voices(void **state)
{
    static const struct {
        const char *name;
        CueId cue;
    } powers[] = {{"hunting-trap.aurochs", CUE_TRAP},
                  {"pit-trap.aurochs", CUE_TRAP},
                  {"wildfire.aurochs", CUE_FIRE},
                  {"raft.aurochs", CUE_RAFT},
                  {"logboat-then-a-river-of-five.aurochs", CUE_RAFT},
                  {"shaman-returns-a-hunter.aurochs", CUE_SHAMAN},
                  {"first-fire.aurochs", CUE_FIRE}};
    (void)state;
    for (size_t i = 0; i < sizeof powers / sizeof *powers; i++) {
        Desk *desk = open_at("records/rules", powers[i].name, 0);
        int heard = 0;
        while (session_at(desk->on.session) < session_move_count(desk->on.session)) {
            step(desk);
            heard += count(desk, powers[i].cue);
            if (count(desk, powers[i].cue))
                assert_true(after(desk, powers[i].cue) > after(desk, CUE_LAY));
        }
        if (heard == 0)
            fail_msg("%s: nothing is heard of its power", powers[i].name);
        desk_close(desk);
    }
}

static void test_large_forests_sound_larger(void **state)
{
    int large = 0, small = 0;
    (void)state;
    Desk *desk = open_at("records/whole", "all-95.aurochs", 0);
    while (session_at(desk->on.session) < session_move_count(desk->on.session)) {
        step(desk);
        const Edition *edition = session_edition(desk->on.session);
        Events events;
        session_events(desk->on.session, session_at(desk->on.session) - 1, &events);
        int wanted = 0;
        for (int i = 0; i < events.count; i++) {
            if (events.items[i].kind != EVENT_CLOSED)
                continue;
            AreaInfo info = area_info(edition, desk_game(desk), events.items[i].node);
            wanted += info.kind == ZONE_FOREST && info.tiles >= 4;
        }
        assert_int_equal(count(desk, CUE_FOREST_LARGE), wanted);
        large += count(desk, CUE_FOREST_LARGE);
        small += count(desk, CUE_FOREST);
    }
    assert_true(large > 0 && small > 0);
    desk_close(desk);
}

/* It is told whose turn it is, in that player's own voice, once, and only to people. */
static void test_turns_have_signs(void **state)
{
    Setup setup = test_setup(EDITION_SECOND, 3, 5);
    Random random = random_from(5);
    (void)state;
    setup.seats[1].kind = SEAT_AI_EASY;
    Desk *desk = desk_open(EDITION_SECOND, 2, 1, 0);
    cues_of(desk)->count = 0;
    desk_begin(desk, &setup);
    desk_frame(desk);
    assert_int_equal(count(desk, CUE_SIGN), 1);
    assert_int_equal(find(desk, CUE_SIGN)->variant, setup.seats[0].colour);
    for (int i = 0; i < 60; i++) {
        uint8_t player = desk_game(desk)->player;
        cues_of(desk)->count = 0;
        test_play(desk->on.session, &random);
        desk_frame(desk);
        bool told = desk_game(desk)->player != player && desk_game(desk)->player != 1;
        assert_int_equal(count(desk, CUE_SIGN), told);
        if (told)
            assert_int_equal(find(desk, CUE_SIGN)->variant,
                             setup.seats[desk_game(desk)->player].colour);
    }
    desk_close(desk);
}

static Cell legal_cell(Desk *desk, bool single)
{
    TableStage stage;
    desk_stage(desk, &stage);
    for (int i = 0; i < stage.view.legal_count; i++) {
        uint8_t rotations = stage.view.legal[i].rotations;
        if (((rotations & (rotations - 1)) == 0) == single)
            return stage.view.legal[i].cell;
    }
    fail_msg("there is no such cell");
    return (Cell){0};
}

/* The tile is taken once, turned where it fits in more ways than one, laid. */
static void test_hand_is_heard(void **state)
{
    (void)state;
    Desk *desk = desk_open(EDITION_SECOND, 2, 3, 0);
    Cell cell = legal_cell(desk, false);
    cues_of(desk)->count = 0;
    desk_point(desk, desk_cell(desk, cell));
    assert_int_equal(count(desk, CUE_TAKE), 1);
    assert_non_null(find(desk, CUE_HUSH_SIGN));
    desk_point(desk, (Point){3, 3});
    desk_point(desk, desk_cell(desk, cell));
    assert_int_equal(count(desk, CUE_TAKE), 1);
    desk_key(desk, 'r', 0);
    desk_key(desk, 'r', MOD_SHIFT);
    assert_int_equal(count(desk, CUE_TURN), 2);
    assert_int_equal(find(desk, CUE_TURN)->variant, 0);
    assert_int_equal(count(desk, CUE_BUTTON), 0);
    desk_click(desk, desk_cell(desk, cell), BUTTON_LEFT);
    assert_int_equal(count(desk, CUE_LAY), 1);
    assert_int_equal(count(desk, CUE_REFUSED), 0);
    desk_close(desk);
}

static void test_what_does_not_fit_is_heard(void **state)
{
    TableStage stage;
    Random random = random_from(3);
    Cell refused = {0};
    bool found = false;
    (void)state;
    Desk *desk = desk_open(EDITION_SECOND, 2, 3, 20);
    desk_play_until(desk, PHASE_PLACE, &random);
    desk_stage(desk, &stage);
    const Game *game = desk_game(desk);
    for (int i = 0; i < game->frontier_count && !found; i++) {
        refused = game->sites[game->frontier[i]].cell;
        found = !table_legal_cell(&stage.view, refused);
    }
    assert_true(found);
    cues_of(desk)->count = 0;
    int at = session_at(desk->on.session);
    desk_click(desk, desk_cell(desk, refused), BUTTON_LEFT);
    assert_int_equal(session_at(desk->on.session), at);
    assert_int_equal(count(desk, CUE_REFUSED), 1);
    assert_int_equal(count(desk, CUE_LAY), 0);
    desk_close(desk);
}

static void test_undo_ends_what_is_heard_of_the_land(void **state)
{
    (void)state;
    Desk *desk = open_at("records/whole", "all-95.aurochs", 30);
    desk_key(desk, 'z', MOD_CTRL);
    assert_int_equal(count(desk, CUE_UNDO), 1);
    assert_int_equal(count(desk, CUE_LAY), 0);
    assert_non_null(find(desk, CUE_HUSH_LAND));
    desk_close(desk);
}

/* An input that lands what is in the air ends its sounds; a moment later none does. */
static void test_input_lands_sounds(void **state)
{
    (void)state;
    Desk *desk = open_at("records/whole", "all-95.aurochs", 0);
    do
        step(desk);
    while (count(desk, CUE_POINT) == 0);
    cues_of(desk)->count = 0;
    desk_key(desk, 'm', 0);
    assert_int_equal(count(desk, CUE_HUSH_LAND), 1);
    desk_rest(desk);
    cues_of(desk)->count = 0;
    desk_key(desk, 'm', 0);
    assert_int_equal(count(desk, CUE_HUSH_LAND), 0);
    desk_close(desk);
}

/* Each step of the final scoring has its line; then the horn, once. */
static void test_final_scoring_is_heard(void **state)
{
    TableStage stage;
    int lines = 0;
    (void)state;
    Desk *desk = open_at("records/whole", "all-95.aurochs", 0);
    session_seek(desk->on.session, session_move_count(desk->on.session) - 1);
    pace_anew(&desk->on.ui.table.shown);
    desk_rest(desk);
    step(desk);
    desk_rest(desk);
    desk_stage(desk, &stage);
    int steps = stage.final.count;
    assert_true(steps > 2);
    while (desk->on.ui.screen == SCREEN_TABLE) {
        desk_stage(desk, &stage);
        Gains gains = gains_of_step(&stage);
        if (count(desk, CUE_FINAL_LINE))
            assert_int_equal(count(desk, CUE_POINT), most_heard(&gains));
        lines += count(desk, CUE_FINAL_LINE);
        cues_of(desk)->count = 0;
        desk_key(desk, KEY_ENTER, 0);
        desk_rest(desk);
    }
    assert_int_equal(lines, steps);
    assert_int_equal(count(desk, CUE_WINNER), 1);
    cues_of(desk)->count = 0;
    ui_go(&desk->on.ui, SCREEN_TABLE);
    desk_frame(desk);
    ui_go(&desk->on.ui, SCREEN_RESULTS);
    desk_frame(desk);
    assert_int_equal(count(desk, CUE_WINNER), 0);
    desk_close(desk);
}

static void test_buttons_and_pages_are_heard(void **state)
{
    (void)state;
    Desk *desk = desk_open(EDITION_SECOND, 2, 3, 5);
    cues_of(desk)->count = 0;
    stand_press(&desk->on, "zoom-in");
    assert_int_equal(count(desk, CUE_BUTTON), 1);
    assert_int_equal(count(desk, CUE_PAGE), 0);
    stand_press(&desk->on, "menu");
    assert_int_equal(count(desk, CUE_BUTTON), 2);
    assert_int_equal(count(desk, CUE_PAGE), 1);
    desk_key(desk, KEY_ESCAPE, 0);
    assert_int_equal(count(desk, CUE_PAGE), 2);
    desk_close(desk);
}

/* Moves that nobody sees one by one, nobody hears one by one. */
static void test_moves_that_are_hurried_through_are_silent(void **state)
{
    (void)state;
    Desk *desk = open_at("records/whole", "all-95.aurochs", 0);
    desk->on.scene.pace = 5;
    for (int i = 0; i < 6; i++)
        assert_true(session_redo(desk->on.session));
    desk_frame(desk);
    cues_of(desk)->count = 0;
    pace_land(&desk->on.ui.table.shown);
    desk_frame(desk);
    assert_int_equal(desk->on.ui.table.shown.at, 6);
    assert_true(count(desk, CUE_LAY) + count(desk, CUE_MEEPLE) + count(desk, CUE_HUT) <= 1);
    desk_close(desk);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_event_is_heard),
        cmocka_unit_test(test_points_are_those_of_the_greatest_gainer),
        cmocka_unit_test(test_points_rise),
        cmocka_unit_test(test_tile_is_heard_where_and_when_it_lies),
        cmocka_unit_test(test_powers_have_voices),
        cmocka_unit_test(test_large_forests_sound_larger),
        cmocka_unit_test(test_turns_have_signs),
        cmocka_unit_test(test_hand_is_heard),
        cmocka_unit_test(test_what_does_not_fit_is_heard),
        cmocka_unit_test(test_undo_ends_what_is_heard_of_the_land),
        cmocka_unit_test(test_input_lands_sounds),
        cmocka_unit_test(test_final_scoring_is_heard),
        cmocka_unit_test(test_buttons_and_pages_are_heard),
        cmocka_unit_test(test_moves_that_are_hurried_through_are_silent),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

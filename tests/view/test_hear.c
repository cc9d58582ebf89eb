/* What is heard at the table is what happened: every event of a shown move has its cue, at the
 * moment of its motion and at its place, and nothing else has one; and what the hand does. */
#include <math.h>
#include <stdlib.h>

#include "check.h"
#include "core/query.h"
#include "desk.h"
#include "view/state/nav.h"
#include "view/table/follow.h"

static CueList *heard_cues(Desk *desk)
{
    return &desk->on.ui.cues;
}

/* How many cues of this kind there are; the first one, or NULL. */
static int heard_count(Desk *desk, CueId id)
{
    int found = 0;
    for (int i = 0; i < heard_cues(desk)->count; i++)
        found += heard_cues(desk)->items[i].id == id;
    return found;
}

static const Cue *heard_cue(Desk *desk, CueId id)
{
    for (int i = 0; i < heard_cues(desk)->count; i++)
        if (heard_cues(desk)->items[i].id == id)
            return &heard_cues(desk)->items[i];
    return NULL;
}

/* Seconds from now until it is heard; fails where it is not. */
static double heard_after(Desk *desk, CueId id)
{
    const Cue *cue = heard_cue(desk, id);
    if (!cue)
        fail_msg("there is no cue %d", id);
    return cue->at - desk->on.scene.now;
}

/* A recorded game, at its start or after some moves; what led there is not heard. */
static Desk *heard_open(const char *folder, const char *name, int at)
{
    Desk *desk = desk_open_record(folder, name);
    desk->on.ui.options.pace = PACE_AT_ONCE; /* points are read before the next move */
    session_seek(desk->on.session, at);
    pace_anew(&desk->on.ui.table.shown);
    desk_rest(desk);
    heard_cues(desk)->count = 0;
    return desk;
}

/* The next move is shown. */
static void heard_step(Desk *desk)
{
    heard_cues(desk)->count = 0;
    desk_step(desk);
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

static Gains gains_of_step(const TableModel *model)
{
    const FinalStep *step = &model->final.steps[model->final.at];
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
    int closing = heard_count(desk, CUE_FOREST) + heard_count(desk, CUE_FOREST_LARGE) +
                  heard_count(desk, CUE_RIVER);
    int joined = heard_count(desk, CUE_LAY_FOREST) + heard_count(desk, CUE_LAY_WATER) +
                 heard_count(desk, CUE_LAY_GRASS);
    if (heard_count(desk, CUE_LAY) != placed || joined != placed)
        fail_msg("move %d: %d tiles, %d heard, %d joined", move, placed, heard_count(desk, CUE_LAY),
                 joined);
    if (heard_count(desk, CUE_MEEPLE) + heard_count(desk, CUE_HUT) != put)
        fail_msg("move %d: %d pieces put", move, put);
    if (closing != (closed < 3 ? closed : 3))
        fail_msg("move %d: %d areas closed, %d heard", move, closed, closing);
    if (heard_count(desk, CUE_HOME) != walked)
        fail_msg("move %d: %d walk home, %d heard", move, walked, heard_count(desk, CUE_HOME));
    if (heard_count(desk, CUE_EXTRA_TURN) != events_of(&events, EVENT_EXTRA_TURN))
        fail_msg("move %d: extra turn", move);
    if (events_of(&events, EVENT_EXTRA_TURN)) /* it goes on */
        assert_int_equal(heard_count(desk, CUE_SIGN), 0);
    Gains gains = gains_of(&events);
    if (heard_count(desk, CUE_POINT) != most_heard(&gains))
        fail_msg("move %d: %d points, not %d", move, heard_count(desk, CUE_POINT),
                 most_heard(&gains));
    assert_true(heard_cues(desk)->count < MAX_CUES);
    for (int i = 0, note = 0; i < heard_cues(desk)->count; i++) {
        const Cue *cue = &heard_cues(desk)->items[i];
        if (cue->id == CUE_POINT) { /* points rise, one note each up to ten of them */
            assert_true(cue->variant >= note && cue->variant <= note + 1);
            assert_true(gains.sum > 9 || cue->variant == note);
            note = cue->variant + (gains.sum <= 9);
        }
        assert_true(cue->pan >= -1 && cue->pan <= 1 && cue->at >= desk->on.scene.now);
    }
}

TEST(test_every_event_is_heard)
{
    Desk *desk = heard_open("records/whole", "all-95.aurochs", 0);
    int moves = session_move_count(desk->on.session);
    assert_true(moves > 90);
    for (int move = 0; move < moves; move++) {
        heard_step(desk);
        judge_move(desk, move);
    }
}

/* Where several gain, at once or in a step of the final scoring, the points of one are heard:
 * whoever gains most, who need not be the first. */
TEST(test_points_are_those_of_the_greatest_gainer)
{
    FileList list = test_list(RULE_EXAMPLES, ".aurochs");
    TableModel model;
    int several = 0, later = 0, finally = 0;
    for (int i = 0; i < list.count; i++) {
        Desk *desk = heard_open(RULE_EXAMPLES, list.names[i], 0);
        int moves = session_move_count(desk->on.session);
        for (int move = 0; move < moves; move++) {
            Events events;
            heard_step(desk);
            session_events(desk->on.session, move, &events);
            Gains gains = gains_of(&events);
            model = desk_model(desk);
            if (model.final.on)
                gains = gains_of_step(&model);
            assert_int_equal(heard_count(desk, CUE_POINT), most_heard(&gains));
            finally += model.final.on && heard_together(&gains) != most_heard(&gains);
            several += !model.final.on && heard_together(&gains) != most_heard(&gains);
            later += gains.of[0] < most_heard(&gains);
        }
    }
    free(list.names);
    assert_true(several > 0 && later > 0 && finally > 0);
}

/* The tile touches the stone, what it joins answers 60 ms later, from where it lies. */
TEST(test_tile_is_heard_where_and_when_it_lies)
{
    Desk *desk = heard_open("records/whole", "all-95.aurochs", 10);
    int left = 0, right = 0;
    for (int i = 0; i < 60; i++) {
        heard_step(desk);
        const Cue *cue = heard_cue(desk, CUE_LAY);
        if (!cue)
            continue;
        Cell cell = session_move(desk->on.session, session_at(desk->on.session) - 1).cell;
        float x = desk_cell(desk, cell).x / desk->on.scene.width * 2 - 1;
        const CueId accents[] = {CUE_LAY_FOREST, CUE_LAY_WATER, CUE_LAY_GRASS};
        for (int a = 0; a < 3; a++)
            if (heard_cue(desk, accents[a]))
                assert_true(fabs(heard_after(desk, accents[a]) - heard_after(desk, CUE_LAY) - .06) <
                            1e-6);
        assert_true(heard_after(desk, CUE_LAY) >= 0 && heard_after(desk, CUE_LAY) < .06);
        if (fabsf(cue->pan - x) > .35f) /* the board glides while it grows */
            fail_msg("heard at %g, lies at %g", (double)cue->pan, (double)x);
        left += cue->pan < -.2f;
        right += cue->pan > .1f;
    }
    assert_true(left > 0 && right > 0);
}

/* What each power's tile sounds like. */
TEST(test_powers_have_voices)
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
    for (size_t i = 0; i < sizeof powers / sizeof *powers; i++) {
        Desk *desk = heard_open(RULE_EXAMPLES, powers[i].name, 0);
        int heard = 0;
        while (session_at(desk->on.session) < session_move_count(desk->on.session)) {
            heard_step(desk);
            heard += heard_count(desk, powers[i].cue);
            if (heard_count(desk, powers[i].cue))
                assert_true(heard_after(desk, powers[i].cue) > heard_after(desk, CUE_LAY));
        }
        if (heard == 0)
            fail_msg("%s: nothing is heard of its power", powers[i].name);
    }
}

TEST(test_large_forests_sound_larger)
{
    int large = 0, small = 0;
    Desk *desk = heard_open("records/whole", "all-95.aurochs", 0);
    while (session_at(desk->on.session) < session_move_count(desk->on.session)) {
        heard_step(desk);
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
        assert_int_equal(heard_count(desk, CUE_FOREST_LARGE), wanted);
        large += heard_count(desk, CUE_FOREST_LARGE);
        small += heard_count(desk, CUE_FOREST);
    }
    assert_true(large > 0 && small > 0);
}

/* It is told whose turn it is, in that player's own voice, once, and only to people. */
TEST(test_turns_have_signs)
{
    Setup setup = test_setup(EDITION_SECOND, 3, 5);
    Random random = random_from(5);
    setup.seats[1].kind = SEAT_AI_EASY;
    Desk *desk = desk_open(EDITION_SECOND, 2, 1, 0);
    desk->on.ui.options.pace = PACE_AT_ONCE;
    heard_cues(desk)->count = 0;
    desk_begin(desk, &setup);
    desk_frame(desk);
    assert_int_equal(heard_count(desk, CUE_SIGN), 1);
    assert_int_equal(heard_cue(desk, CUE_SIGN)->variant, setup.seats[0].colour);
    for (int i = 0; i < 60; i++) {
        uint8_t player = desk_game(desk)->player;
        heard_cues(desk)->count = 0;
        test_play(desk->on.session, &random);
        desk_frame(desk);
        bool told = desk_game(desk)->player != player && desk_game(desk)->player != 1;
        assert_int_equal(heard_count(desk, CUE_SIGN), told);
        if (told)
            assert_int_equal(heard_cue(desk, CUE_SIGN)->variant,
                             setup.seats[desk_game(desk)->player].colour);
    }
}

/* Each step of the final scoring has its line; then the horn, once. */
TEST(test_final_scoring_is_heard)
{
    int lines = 0;
    Desk *desk = heard_open("records/whole", "all-95.aurochs", 0);
    session_seek(desk->on.session, session_move_count(desk->on.session) - 1);
    pace_anew(&desk->on.ui.table.shown);
    desk_rest(desk);
    heard_step(desk);
    desk_rest(desk);
    TableModel model = desk_model(desk);
    int steps = model.final.count;
    assert_true(steps > 2);
    while (desk->on.ui.screen == SCREEN_TABLE) {
        model = desk_model(desk);
        Gains gains = gains_of_step(&model);
        if (heard_count(desk, CUE_FINAL_LINE))
            assert_int_equal(heard_count(desk, CUE_POINT), most_heard(&gains));
        lines += heard_count(desk, CUE_FINAL_LINE);
        heard_cues(desk)->count = 0;
        desk_key(desk, KEY_ENTER, 0);
        desk_rest(desk);
    }
    assert_int_equal(lines, steps);
    assert_int_equal(heard_count(desk, CUE_WINNER), 1);
    heard_cues(desk)->count = 0;
    ui_go(&desk->on.ui, SCREEN_TABLE);
    desk_frame(desk);
    ui_go(&desk->on.ui, SCREEN_RESULTS);
    desk_frame(desk);
    assert_int_equal(heard_count(desk, CUE_WINNER), 0);
}

/* Moves that nobody sees one by one, nobody hears one by one. */
TEST(test_moves_that_are_hurried_through_are_silent)
{
    Desk *desk = heard_open("records/whole", "all-95.aurochs", 0);
    session_seek(desk->on.session, 6);
    desk_frame(desk);
    assert_true(desk->on.ui.table.shown.at < 6);
    heard_cues(desk)->count = 0;
    pace_land(&desk->on.ui.table.shown);
    desk_frame(desk);
    assert_int_equal(desk->on.ui.table.shown.at, 6);
    assert_true(heard_count(desk, CUE_LAY) + heard_count(desk, CUE_MEEPLE) +
                    heard_count(desk, CUE_HUT) <=
                1);
}

static Cell legal_cell(Desk *desk, bool single)
{
    TableModel model = desk_model(desk);
    for (int i = 0; i < model.view.legal_count; i++) {
        uint8_t rotations = model.view.legal[i].rotations;
        if (((rotations & (rotations - 1)) == 0) == single)
            return model.view.legal[i].cell;
    }
    fail_msg("there is no such cell");
    return (Cell){0};
}

/* The tile is taken once, turned where it fits in more ways than one, laid. */
TEST(test_hand_is_heard)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 3, 0);
    Cell cell = legal_cell(desk, false);
    heard_cues(desk)->count = 0;
    desk_point(desk, desk_cell(desk, cell));
    assert_int_equal(heard_count(desk, CUE_TAKE), 1);
    assert_non_null(heard_cue(desk, CUE_HUSH_SIGN));
    desk_point(desk, (Point){3, 3});
    desk_point(desk, desk_cell(desk, cell));
    assert_int_equal(heard_count(desk, CUE_TAKE), 1);
    desk_key(desk, 'r', 0);
    desk_key(desk, 'r', MOD_SHIFT);
    assert_int_equal(heard_count(desk, CUE_TURN), 2);
    assert_int_equal(heard_cue(desk, CUE_TURN)->variant, 0);
    assert_int_equal(heard_count(desk, CUE_BUTTON), 0);
    desk_click(desk, desk_cell(desk, cell), BUTTON_LEFT);
    assert_int_equal(heard_count(desk, CUE_LAY), 1);
    assert_int_equal(heard_count(desk, CUE_REFUSED), 0);
}

TEST(test_undo_ends_what_is_heard_of_the_land)
{
    Desk *desk = heard_open("records/whole", "all-95.aurochs", 30);
    desk_key(desk, 'z', MOD_CTRL);
    assert_int_equal(heard_count(desk, CUE_UNDO), 1);
    assert_int_equal(heard_count(desk, CUE_LAY), 0);
    assert_non_null(heard_cue(desk, CUE_HUSH_LAND));
}

/* An input that lands what is in the air ends its sounds; a moment later none does. */
TEST(test_input_lands_sounds)
{
    Desk *desk = heard_open("records/whole", "all-95.aurochs", 0);
    do
        heard_step(desk);
    while (heard_count(desk, CUE_POINT) == 0);
    heard_cues(desk)->count = 0;
    desk_key(desk, 'm', 0);
    assert_int_equal(heard_count(desk, CUE_HUSH_LAND), 1);
    desk_rest(desk);
    heard_cues(desk)->count = 0;
    desk_key(desk, 'm', 0);
    assert_int_equal(heard_count(desk, CUE_HUSH_LAND), 0);
}

TEST(test_buttons_and_pages_are_heard)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 3, 5);
    heard_cues(desk)->count = 0;
    stand_press(&desk->on, "zoom-in");
    assert_int_equal(heard_count(desk, CUE_BUTTON), 1);
    assert_int_equal(heard_count(desk, CUE_PAGE), 0);
    stand_press(&desk->on, "menu");
    assert_int_equal(heard_count(desk, CUE_BUTTON), 2);
    assert_int_equal(heard_count(desk, CUE_PAGE), 1);
    desk_key(desk, KEY_ESCAPE, 0);
    assert_int_equal(heard_count(desk, CUE_PAGE), 2);
}

/* The table in a program's turn: what it says and offers, what can be done meanwhile, and on which
 * side the panel stays. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/board/flight.h"
#include "view/table/panel.h"
#include "view/words/areas.h"

/* A game of Ana and a program, at one of its decisions. */
static Desk *desk_at_program(Phase phase)
{
    static Record record;
    Desk *desk = desk_open(EDITION_SECOND, 2, 31, 12);
    session_record(desk->on.session, &record);
    record.setup.seats[1].kind = SEAT_AI_HARD;
    strcpy(record.setup.seats[0].name, "Ana");
    strcpy(record.setup.seats[1].name, "The Elder");
    Session *session = session_open(session_edition(desk->on.session), &record);
    session_free(desk->on.session);
    desk->on.scene.session = desk->on.session = session;
    while (desk_game(desk)->player != 1 || desk_game(desk)->phase != phase)
        desk_play(desk);
    desk_rest(desk);
    desk_rest(desk);
    return desk;
}

static bool has(const Desk *desk, const char *name)
{
    return widgets_named(&desk->on.ui.widgets, name) != NULL;
}

TEST(it_says_that_it_thinks)
{
    static const Phase phases[] = {PHASE_PLACE, PHASE_PIECE};
    for (size_t i = 0; i < sizeof phases / sizeof *phases; i++) {
        Desk *desk = desk_at_program(phases[i]);
        assert_true(test_tells(&desk->on.list, "The Elder") &&
                    test_tells(&desk->on.list, "thinks"));
        assert_false(test_tells(&desk->on.list, "lays a tile"));
        assert_false(has(desk, "turn-left") || has(desk, "turn-right") || has(desk, "pass"));
        assert_true(has(desk, "pace-calm") && has(desk, "pace-brisk") && has(desk, "pace-at-once"));
        assert_true(has(desk, "lens-meadows") && has(desk, "zoom-in") && has(desk, "undo"));
        assert_true(widgets_named(&desk->on.ui.widgets, "stack-land")->rect.w > 20);
        desk_point(desk, desk_cell(desk, (Cell){0, 1}));
        TableModel model = desk_model(desk);
        assert_true(model.view.program && !model.view.mine);
        assert_int_equal(model.view.ghost.state, GHOST_NONE);
    }
}

/* As its tile is on the way the title tells that. */
TEST(it_says_that_it_lays)
{
    Desk *desk = desk_at_program(PHASE_PLACE);
    MoveList list;
    game_moves(session_edition(desk->on.session), desk_game(desk), &list);
    assert_true(session_play(desk->on.session, list.moves[0], NULL));
    stand_frame(&desk->on);
    desk->on.scene.now += .4;
    stand_frame(&desk->on);
    assert_true(test_tells(&desk->on.list, "The Elder") && !test_tells(&desk->on.list, "thinks"));
    assert_true(test_tells(&desk->on.list, "lays"));
    assert_true(view_animating(&desk->on.ui, &desk->on.scene));
}

static bool shows_projection(const TableModel *model, const uint16_t points[MAX_PLAYERS])
{
    return memcmp(model->view.projected, points, sizeof model->view.projected) == 0;
}

/* What the end would bring tells nothing of a tile that is still on its way: it counts once it
 * lies. */
TEST(a_flying_tile_counts_for_nothing)
{
    Desk *desk = desk_at_program(PHASE_PLACE);
    desk->chance = random_from(77);
    int counted = 0;
    for (int tries = 0; tries < 60 && counted < 3; tries++) {
        uint16_t before[MAX_PLAYERS] = {0}, after[MAX_PLAYERS] = {0};
        TableModel model;
        while (desk_game(desk)->player != 1 || desk_game(desk)->phase != PHASE_PLACE)
            desk_play(desk);
        desk_rest(desk);
        desk_rest(desk);
        game_project(session_edition(desk->on.session), desk_game(desk), before);
        desk_play(desk);
        game_project(session_edition(desk->on.session), desk_game(desk), after);
        for (int frame = 0; frame < 2; frame++) { /* it sets off, and is on its way */
            desk->on.scene.now += frame * .4;
            stand_frame(&desk->on);
            model = desk_model(desk);
            assert_true(model.view.shows_projection && shows_projection(&model, before));
        }
        desk_rest(desk);
        model = desk_model(desk);
        assert_true(shows_projection(&model, after));
        counted += memcmp(before, after, sizeof before) != 0;
    }
    assert_int_equal(counted, 3);
}

/* Pointer, press and release within a twentieth of a second. */
static void hold_down(Desk *desk, Point at)
{
    static const InputKind kinds[] = {INPUT_POINTER, INPUT_POINTER, INPUT_DOWN, INPUT_UP};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        Input input = {.kind = (uint8_t)kinds[i],
                       .button = BUTTON_LEFT,
                       .clicks = 1,
                       .x = at.x + (i == 0 ? 5 : 0),
                       .y = at.y};
        desk->last = ui_handle(&desk->on.ui, &desk->on.scene, &input);
        desk->on.scene.now += .01;
        stand_frame(&desk->on);
    }
}

/* Where its turn ends with its tile, nobody else's tile, row and cells are shown until that one
 * lies, and a click only ends its way. */
TEST(its_turn_lasts_until_its_tile_lies)
{
    int last = 0;
    for (int tries = 0; tries < 400 && last == 0; tries++) {
        Desk *desk = desk_at_program(PHASE_PLACE);
        desk->chance = random_from(77);
        MoveList list;
        for (int i = 0; i < tries; i++)
            desk_play(desk);
        desk_rest(desk);
        desk_rest(desk);
        game_moves(session_edition(desk->on.session), desk_game(desk), &list);
        if (desk_game(desk)->phase == PHASE_PLACE && desk_game(desk)->player == 1 &&
            session_play(desk->on.session, list.moves[0], NULL) &&
            desk_game(desk)->phase == PHASE_PLACE && desk_game(desk)->player == 0) {
            stand_frame(&desk->on);
            desk->on.scene.now += .4;
            stand_frame(&desk->on);
            TableModel model = desk_model(desk);
            const DrawCommand *lit = desk_patch(desk, "row-lit");
            assert_true(test_tells(&desk->on.list, "The Elder"));
            assert_true(lit && lit->rect.y > model.layout.rows[0].y + model.layout.rows[0].h / 2);
            assert_null(desk_patch(desk, "cell-corner"));
            assert_false(test_tells(&desk->on.list, "Right click"));
            Point at = desk_cell(desk, model.view.legal[0].cell);
            hold_down(desk, at);
            assert_non_null(desk_patch(desk, "cell-corner"));
            assert_int_equal(desk->last.kind, INTENT_NONE);
            desk_click(desk, at, BUTTON_LEFT);
            assert_int_equal(desk->last.kind, INTENT_PLAY);
            last++;
        }
    }
    assert_int_equal(last, 1);
}

TEST(keys_decide_nothing)
{
    static const int keys[] = {KEY_ENTER, '1', '0', 'r', KEY_LEFT};
    static const Phase phases[] = {PHASE_PLACE, PHASE_PIECE};
    for (size_t i = 0; i < sizeof phases / sizeof *phases; i++) {
        Desk *desk = desk_at_program(phases[i]);
        for (size_t k = 0; k < sizeof keys / sizeof *keys; k++) {
            desk_key(desk, keys[k], 0);
            assert_int_equal(desk->last.kind, INTENT_NONE);
        }
        assert_false(desk->on.ui.table.shown.skipped);
        desk_key(desk, KEY_SPACE, 0);
        assert_int_equal(desk->last.kind, INTENT_NONE);
        assert_true(desk->on.ui.table.shown.skipped);
        desk_key(desk, 'm', 0);
        assert_int_equal(desk->on.ui.table.lens.kind, LENS_MEADOWS);
    }
}

/* With a panel that follows the players it stays on the person's side. */
TEST(the_panel_stays_with_the_person)
{
    Desk *desk = desk_at_program(PHASE_PLACE);
    desk->on.ui.options.panel = PANEL_FOLLOWS;
    for (int left = 0; left < 2; left++) {
        const Setup *setup = session_setup(desk->on.session);
        desk->on.ui.options.sits[setup->seats[0].colour] = left ? SITS_LEFT : SITS_RIGHT;
        desk->on.ui.options.sits[setup->seats[1].colour] = left ? SITS_RIGHT : SITS_LEFT;
        desk_rest(desk);
        assert_int_equal(desk_model(desk).layout.panel_left, left);
    }
}

/* Where programs play at once, all that their moves gave since the person's last one is told when
 * it is his turn: each player's points, whoever got them, and none that his own move gave. */
TEST(what_was_given_at_once_is_told)
{
    int told = 0;
    for (uint64_t seed = 1; seed <= test_share(12); seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 4, seed, 0);
        desk_begin_against_programs(desk);
        desk->on.ui.options.pace = seed % 4 ? PACE_AT_ONCE : PACE_BRISK;
        desk_rest(desk);
        int since = 0;
        while (desk_game(desk)->phase != PHASE_END) {
            int at = session_at(desk->on.session);
            if (desk_game(desk)->player == 0)
                since = at + 1;
            desk->on.ui.notice.until = 0;
            test_play(desk->on.session, &desk->chance);
            desk_frame(desk);
            desk_frame(desk);
            if (desk_game(desk)->player != 0 || desk_game(desk)->phase != PHASE_PLACE || since > at)
                continue;
            AwardList all;
            awards_collect(desk->on.session, since, MAX_AWARDS_SHOWN, &all);
            bool tells = desk->on.ui.notice.until > desk->on.scene.now &&
                         strstr(desk->on.ui.notice.text, "Meanwhile: ");
            assert_int_equal(tells, seed % 4 && all.count > 0);
            for (int i = 0; tells && i < all.count; i++) {
                assert_non_null(strstr(desk->on.ui.notice.text,
                                       said("+%d (%s)", all.awards[i].points,
                                            say_award(EDITION_SECOND, &all.awards[i]))));
            }
            int sums = 0;
            for (const char *sum = desk->on.ui.notice.text; tells && (sum = strchr(sum, '+'));
                 sum++)
                sums++;
            assert_int_equal(sums, tells ? all.count : 0);
            told += tells;
        }
    }
    assert_true(test_met(told > 10));
}

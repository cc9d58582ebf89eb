/* The strip of history: looking back is looking only, and it ends where it began, unless one plays
 * on from what is shown. */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/state/nav.h"
#include "view/words/tr.h"

/* Opens the strip and goes back so many decisions. */
static void look_back(Desk *desk, int moves)
{
    desk_key(desk, 'h', 0);
    assert_true(desk->on.ui.table.strip.open);
    for (int i = 0; i < moves; i++)
        desk_key(desk, KEY_PAGE_UP, 0);
}

static void close_by(Desk *desk, int way)
{
    if (way == 0)
        desk_key(desk, 'h', 0);
    else if (way == 1)
        desk_key(desk, KEY_ESCAPE, 0);
    else
        desk_press(desk, way == 2 ? "close-history" : "history");
    assert_false(desk->on.ui.table.strip.open);
}

TEST(closing_leads_to_the_present)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 6, 40);
    for (int way = 0; way < 4; way++) {
        look_back(desk, 12);
        assert_int_equal(session_at(desk->on.session), 28);
        close_by(desk, way);
        assert_int_equal(session_at(desk->on.session), 40);
        assert_int_equal(desk->last.kind, INTENT_SEEK);
    }
    /* The present may be a place that undo led to. */
    desk_key(desk, 'z', MOD_CTRL);
    desk_key(desk, 'z', MOD_CTRL);
    look_back(desk, 5);
    close_by(desk, 0);
    assert_int_equal(session_at(desk->on.session), 38);
    /* Who went to the end is there. */
    look_back(desk, 5);
    for (int i = 0; i < 7; i++)
        desk_key(desk, KEY_PAGE_DOWN, 0);
    close_by(desk, 0);
    assert_int_equal(session_at(desk->on.session), 40);
}

/* One decision by each press, in both directions and not beyond the ends, as the hint and the strip
 * say; from the present on, where a tile is due, too: no arrow chooses a cell. */
TEST(arrows_step_move_by_move)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 6, 40);
    desk->chance = random_from(3);
    assert_true(desk_play_until(desk, PHASE_PLACE));
    int end = session_at(desk->on.session);
    look_back(desk, 0);
    assert_true(test_shows(&desk->on.list, "Click, drag or press Left to look back."));
    for (int i = 1; i <= 3; i++) {
        desk_key(desk, KEY_LEFT, 0);
        assert_int_equal(desk->last.kind, INTENT_SEEK);
        assert_int_equal(session_at(desk->on.session), end - i);
    }
    assert_true(test_shows(&desk->on.list, "Left Right"));
    assert_true(test_shows(&desk->on.list, "move by move"));
    assert_true(test_shows(&desk->on.list, "back to the present"));
    for (int i = 2; i >= -1; i--) {
        desk_key(desk, KEY_RIGHT, 0);
        assert_int_equal(session_at(desk->on.session), i > 0 ? end - i : end);
    }
    desk_key(desk, KEY_UP, 0);
    assert_false(desk->on.ui.table.choice.aims);
    close_by(desk, 1);
    desk_key(desk, KEY_LEFT, 0);
    assert_int_equal(session_at(desk->on.session), end);
    assert_true(desk->on.ui.table.choice.aims);
}

/* In the past no press plays anything; one on a cell where the tile would fit says what to do. */
TEST(the_past_is_only_looked_at)
{
    static const int keys[] = {KEY_SPACE, KEY_ENTER, '1', KEY_ENTER, '0', KEY_ENTER};
    Desk *desk = desk_open(EDITION_SECOND, 3, 6, 60);
    int seen[PHASE_END + 1] = {0};
    look_back(desk, 0);
    for (int i = 0; i < 12; i++) {
        desk_key(desk, KEY_PAGE_UP, 0);
        int at = session_at(desk->on.session);
        TableModel model = desk_model(desk);
        seen[model.view.phase]++;
        desk->on.ui.notice.until = 0;
        Cell cell =
            model.view.phase == PHASE_PLACE ? model.view.legal[0].cell : model.view.placed->cell;
        desk_click(desk, desk_cell(desk, cell), BUTTON_LEFT);
        assert_int_equal(desk->last.kind, INTENT_NONE);
        if (model.view.phase == PHASE_PLACE)
            assert_non_null(strstr(desk->on.ui.notice.text, "Play on from here"));
        for (size_t k = 0; k < sizeof keys / sizeof *keys; k++) {
            desk_key(desk, keys[k], 0);
            assert_int_equal(desk->last.kind, INTENT_NONE);
        }
        assert_int_equal(session_at(desk->on.session), at);
        assert_int_equal(session_move_count(desk->on.session), 60);
    }
    assert_true(seen[PHASE_PLACE] > 2 && seen[PHASE_PIECE] > 2);
    /* Undo and redo look as well. */
    int at = session_at(desk->on.session);
    desk_key(desk, 'z', MOD_CTRL);
    assert_int_equal(desk->last.kind, INTENT_SEEK);
    assert_int_equal(session_at(desk->on.session), at - 1);
    desk_key(desk, 'y', MOD_CTRL);
    assert_int_equal(session_at(desk->on.session), at);
    close_by(desk, 1);
    assert_int_equal(session_at(desk->on.session), 60);
    /* At the present it hinders nothing. */
    desk->chance = random_from(3);
    assert_true(desk_play_until(desk, PHASE_PLACE));
    look_back(desk, 0);
    desk_click(desk, desk_cell(desk, desk_model(desk).view.legal[0].cell), BUTTON_LEFT);
    assert_int_equal(desk->last.kind, INTENT_PLAY);
}

/* What is played with the strip open is the present from then on. */
TEST(a_move_with_the_strip_open_stays)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 6, 40);
    desk->chance = random_from(3);
    assert_true(desk_play_until(desk, PHASE_PLACE));
    desk_frame(desk);
    look_back(desk, 2);
    for (int i = 0; i < 2; i++)
        desk_key(desk, KEY_PAGE_DOWN, 0);
    int at = session_at(desk->on.session);
    desk_click(desk, desk_cell(desk, desk_model(desk).view.legal[0].cell), BUTTON_LEFT);
    assert_int_equal(desk->last.kind, INTENT_PLAY);
    assert_int_equal(session_at(desk->on.session), at + 1);
    desk_key(desk, KEY_PAGE_UP, 0);
    close_by(desk, 0);
    assert_int_equal(session_at(desk->on.session), at + 1);
    look_back(desk, 0);
    close_by(desk, 1);
    assert_int_equal(session_at(desk->on.session), at + 1);
}

static void at_strip(Desk *desk, InputKind kind, float part)
{
    Rect strip = desk_model(desk).layout.strip;
    desk_button(desk, kind, (Point){strip.x + strip.w * part, strip.y + strip.h * .8f});
}

/* A button that goes up over an overlay holds nothing any more when that is closed. */
TEST(an_overlay_ends_a_drag)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 6, 40);
    look_back(desk, 0);
    at_strip(desk, INPUT_DOWN, .5f);
    at_strip(desk, INPUT_POINTER, .25f);
    int at = session_at(desk->on.session);
    assert_true(at > 0 && at < 20);
    desk_key(desk, KEY_F1, 0);
    assert_int_equal(desk->on.ui.overlay, OVERLAY_RULEBOOK);
    at_strip(desk, INPUT_UP, .25f);
    desk_key(desk, KEY_ESCAPE, 0);
    assert_int_equal(desk->on.ui.overlay, OVERLAY_NONE);
    at_strip(desk, INPUT_POINTER, .75f);
    assert_int_equal(session_at(desk->on.session), at);
    close_by(desk, 0);
    /* The board, too. */
    Point from = {400, 300}, to = {500, 380};
    desk_point(desk, from);
    desk_button(desk, INPUT_DOWN, from);
    desk_point(desk, to);
    assert_true(desk->on.ui.table.pointer.dragging);
    desk_key(desk, KEY_F1, 0);
    desk_button(desk, INPUT_UP, to);
    desk_key(desk, KEY_ESCAPE, 0);
    TableModel before = desk_model(desk);
    desk_point(desk, from);
    TableModel after = desk_model(desk);
    assert_float_equal(before.view.board.origin.x, after.view.board.origin.x, .01f);
    assert_float_equal(before.view.board.origin.y, after.view.board.origin.y, .01f);
}

/* The final scoring goes on at the step where it was left; once over it does not begin again. */
TEST(the_final_scoring_waits)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 5, 0);
    desk_play_out(desk);
    int end = session_at(desk->on.session);
    desk_key(desk, KEY_ENTER, 0);
    desk_key(desk, KEY_ENTER, 0);
    int step = desk->on.ui.table.final.step;
    assert_true(step > 0);
    look_back(desk, 9);
    assert_int_equal(desk->on.ui.table.final.step, -1);
    close_by(desk, 1);
    assert_int_equal(session_at(desk->on.session), end);
    assert_int_equal(desk->on.ui.table.final.step, step);
    assert_int_equal(desk->on.ui.screen, SCREEN_TABLE);
    desk->on.ui.table.final.step = -1; /* seen to its end */
    desk_frame(desk);
    look_back(desk, 9);
    close_by(desk, 2);
    assert_int_equal(session_at(desk->on.session), end);
    assert_int_equal(desk->on.ui.table.final.step, -1);
    look_back(desk, 9);
    desk_press(desk, "play-on");
    assert_int_equal(session_at(desk->on.session), end - 9);
    assert_false(desk->on.ui.table.strip.open);
}

/* A game that is over stays so, whatever is looked at: nothing is said to be unfinished. */
TEST(the_past_of_a_finished_game_is_not_open)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 5, 0);
    desk_play_out(desk);
    for (int moves = 9; moves >= 0; moves -= 9) {
        look_back(desk, 9);
        if (moves == 0) /* but one that is played on from there is not over */
            desk_press(desk, "play-on");
        desk_key(desk, 'n', MOD_CTRL);
        assert_int_equal(desk->on.ui.screen, SCREEN_SEATS);
        assert_int_equal(test_tells(&desk->on.list, "unfinished"), moves == 0);
        ui_go(&desk->on.ui, SCREEN_TABLE);
        desk_frame(desk);
        if (moves > 0)
            close_by(desk, 0);
    }
}

/* What the strip says of the position and how far back it is are one count: the turns from there on
 * to the last one that was played, which is the one that is on once its tile lies. */
TEST(the_numbers_agree)
{
    for (int phase = PHASE_PLACE; phase <= PHASE_PIECE; phase += PHASE_PIECE - PHASE_PLACE) {
        Desk *desk = desk_open(EDITION_SECOND, 3, 6, 40);
        desk->chance = random_from(3);
        int befores = 0, within = 0;
        assert_true(desk_play_until(desk, (Phase)phase));
        int laid = desk_game(desk)->turn;
        look_back(desk, 0);
        assert_true(stand_shows(&desk->on, said(phase == PHASE_PLACE ? "Turn %d" : "Turn %d of %d",
                                                laid + (phase == PHASE_PLACE), laid)));
        for (int i = 0; i < 12; i++) {
            desk_key(desk, KEY_PAGE_UP, 0);
            const Game *game = desk_game(desk);
            bool before = game->phase == PHASE_PLACE;
            int turn = game->turn + before, back = laid - turn + before;
            assert_true(stand_shows(
                &desk->on, said(before ? "Before turn %d of %d" : "Turn %d of %d", turn, laid)));
            assert_true(stand_shows(
                &desk->on, back > 0 ? said(back == 1 ? "%d turn back" : "%d turns back", back)
                                    : "Within the last turn"));
            befores += before;
            within += !before;
        }
        assert_true(befores > 2 && within > 2);
    }
}

/* The number keys in the choice of a piece: each chooses, 0 no piece, and Enter or the same key
 * once more puts it. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/board/draw.h"
#include "view/kit/paint.h"

static void hold_key(Desk *desk, int key)
{
    desk_input(desk, (Input){.kind = INPUT_KEY, .key = key, .repeat = true});
}

/* Whether the number of no piece is drawn within a rectangle, pixels. */
static bool is_zero_in(const Desk *desk, Rect rect)
{
    for (const DrawCommand *c = NULL; (c = test_next(&desk->on.list, DRAW_TEXT, "0", c));)
        if (rect_holds(rect, c->rect.x, c->rect.y))
            return true;
    return false;
}

/* On the tile, in the panel and on the board, and on the button. */
static void assert_none(Desk *desk, bool chosen)
{
    TableModel model = desk_model(desk);
    const Site *placed = model.view.placed;
    Rect cell = view_cell(&model.board, placed->cell.x, placed->cell.y);
    assert_int_equal(model.view.none, chosen);
    assert_int_equal(stand_widget(&desk->on, "pass")->on, chosen);
    assert_true(is_zero_in(desk, model.layout.pass));
    assert_int_equal(is_zero_in(desk, cell), chosen);
    assert_int_equal(is_zero_in(desk, model.layout.slot), chosen);
    for (int i = 0; chosen && i < model.view.main_count; i++)
        assert_false(table_spot_chosen(&model.view, i));
}

/* Alone it places nothing, by no key however long it is held. */
TEST(zero_chooses_no_piece)
{
    static const int confirm[] = {KEY_ENTER, '0'};
    for (int c = 0; c < 2; c++) {
        Desk *desk = desk_open_choice(9, 0, 2);
        int at = session_at(desk->on.session);
        assert_none(desk, false);
        desk_key(desk, '0', 0);
        assert_none(desk, true);
        hold_key(desk, '0');
        desk_key(desk, '1', 0);
        assert_none(desk, false);
        desk_key(desk, '0', 0);
        desk_key(desk, KEY_ESCAPE, 0);
        assert_none(desk, false);
        desk_key(desk, '0', 0);
        assert_none(desk, true);
        assert_int_equal(session_at(desk->on.session), at);
        desk_key(desk, confirm[c], 0);
        assert_int_equal(session_at(desk->on.session), at + 1);
        assert_int_equal(session_move(desk->on.session, at).kind, MOVE_PASS);
    }
}

TEST(every_number_chooses_and_then_puts)
{
    Desk *desk = desk_open_choice(9, 0, 2);
    int at = session_at(desk->on.session);
    TableModel model = desk_model(desk);
    Move first = model.view.spots[0].move, second = model.view.spots[1].move;
    desk_key(desk, '1', 0);
    desk_key(desk, '2', 0);
    hold_key(desk, '2');
    model = desk_model(desk);
    assert_int_equal(model.view.spot, 1);
    assert_int_equal(session_at(desk->on.session), at);
    desk_key(desk, '2', 0);
    assert_int_equal(session_at(desk->on.session), at + 1);
    assert_true(move_equal(session_move(desk->on.session, at), second));

    /* Where moves wait for their tick, the third press says yes; and for no piece as well. */
    desk_seek(desk, at);
    desk->on.ui.options.ask = ASK_PIECES;
    desk_rest(desk);
    for (int presses = 0; presses < 3; presses++) {
        assert_int_equal(session_at(desk->on.session), at);
        desk_key(desk, '1', 0);
    }
    assert_true(move_equal(session_move(desk->on.session, at), first));
    desk_seek(desk, at);
    desk_rest(desk);
    for (int presses = 0; presses < 3; presses++) {
        assert_int_equal(session_at(desk->on.session), at);
        desk_key(desk, '0', 0);
    }
    assert_int_equal(session_move(desk->on.session, at).kind, MOVE_PASS);
}

/* Arrows lead to no piece behind the last one, and on to the first. */
TEST(arrows_come_by_no_piece)
{
    Desk *desk = desk_open_choice(4, 0, 2);
    TableModel model = desk_model(desk);
    for (int i = 0; i < model.view.main_count; i++)
        desk_key(desk, KEY_DOWN, 0);
    assert_none(desk, false);
    desk_key(desk, KEY_DOWN, 0);
    assert_none(desk, true);
    desk_key(desk, KEY_DOWN, 0);
    model = desk_model(desk);
    assert_int_equal(model.view.spot, 0);
    desk_key(desk, KEY_UP, 0);
    assert_none(desk, true);
    desk_key(desk, KEY_ENTER, 0);
    assert_int_equal(desk->last.move.kind, MOVE_PASS);
}

/* Pointing at the button shows the same, and a click ends the turn at once. */
TEST(the_pointer_shows_it_too)
{
    Desk *desk = desk_open_choice(9, 0, 2);
    int at = session_at(desk->on.session);
    desk_point_at(desk, "pass");
    desk_frame(desk);
    assert_none(desk, true);
    desk_point_at(desk, "spot-1");
    desk_frame(desk);
    assert_none(desk, false);
    desk_press(desk, "pass");
    assert_int_equal(session_at(desk->on.session), at + 1);
    assert_int_equal(session_move(desk->on.session, at).kind, MOVE_PASS);
}

/* To take back no meeple is chosen likewise. */
TEST(zero_keeps_all_meeples)
{
    int kept = 0;
    for (uint64_t seed = 1; seed <= 40 && !kept; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 0);
        if (desk_play_until(desk, PHASE_RECALL)) {
            int at = session_at(desk->on.session);
            desk_key(desk, '0', 0);
            assert_true(stand_widget(&desk->on, "keep")->on);
            assert_int_equal(session_at(desk->on.session), at);
            desk_key(desk, KEY_ENTER, 0);
            assert_int_equal(session_move(desk->on.session, at).kind, MOVE_KEEP);
            kept++;
        }
    }
    assert_int_equal(kept, 1);
}

/* What the hand does is heard: a tile taken, turned, laid, refused; an input that lands what is in
 * the air, a move taken back, buttons and pages. */
#include "check.h"
#include "heard.h"

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

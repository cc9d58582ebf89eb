/* The pointer over the table: what lies in its way goes, and nothing is done where it was not seen.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/kit/paint.h"

/* A card that speaks of what the pointer is on gives way: where the pointer comes to a lit cell
 * below it, the tile is shown there. */
TEST(cards_give_way_to_the_pointer)
{
    int below = 0;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        Desk *desk = desk_open_at(EDITION_SECOND, 2, seed, 40, PHASE_PLACE);
        desk_frame(desk);
        for (int i = 0; i < desk_game(desk)->placed_count; i++) {
            const Site *site = game_site_of_tile(desk_game(desk), desk_game(desk)->placed[i]);
            desk_key(desk, KEY_HOME, 0);
            desk_frame(desk);
            desk_wheel(desk, desk_cell(desk, site->cell), 5, 0); /* so that land fills the window */
            for (int n = 0; n < 4; n++)
                desk_frame(desk);
            desk_point(desk, desk_cell(desk, site->cell));
            desk_frame(desk);
            TableModel model = desk_model(desk);
            Rect card = desk->on.ui.table.card.place;
            for (int c = 0; c < model.view.legal_count && model.lit.node != NO_NODE; c++) {
                Cell cell = model.view.legal[c].cell;
                Rect lit = cell_seen(&model.view, cell);
                float left = fmaxf(lit.x, card.x), right = fminf(lit.x + lit.w, card.x + card.w);
                float top = fmaxf(lit.y, card.y), foot = fminf(lit.y + lit.h, card.y + card.h);
                Point at = {(left + right) / 2, (top + foot) / 2};
                if (right - left < 8 || foot - top < 8 || at.y > model.layout.bar.y)
                    continue;
                desk_point(desk, at);
                TableModel after = desk_model(desk);
                assert_int_equal(after.view.ghost.state, GHOST_FITS);
                assert_true(cell_equal(after.view.ghost.cell, cell));
                below++;
                break;
            }
        }
    }

    assert_true(below > 5);
}

/* A press where the pointer was not seen before lays nothing. */
TEST(a_press_from_nowhere_lays_nothing)
{
    Desk *desk = desk_open_at(EDITION_SECOND, 2, 3, 20, PHASE_PLACE);
    desk_point(desk, (Point){300, 300});
    desk_point(desk, (Point){310, 300});
    assert_false(desk->on.ui.table.pointer.rests);
    desk_input(desk, (Input){.kind = INPUT_LEAVE});
    Point at = desk_cell(desk, desk_model(desk).view.legal[0].cell);
    for (int press = 0; press < 2; press++) {
        desk_button(desk, INPUT_DOWN, at);
        desk_button(desk, INPUT_UP, at);
        assert_int_equal(desk->last.kind, press ? INTENT_PLAY : INTENT_NONE);
    }
}

/* A double click brings what it is on to the middle of the board; one that lays a tile does not. */
TEST(a_double_click_centres)
{
    Desk *desk = desk_open_at(EDITION_SECOND, 2, 7, 30, PHASE_PLACE);
    for (int laid = 0; laid < 2; laid++) {
        desk_frame(desk);
        TableModel model = desk_model(desk);
        Cell cell = laid ? model.view.legal[0].cell
                         : game_site_of_tile(model.view.game, model.view.game->placed[3])->cell;
        Point at = desk_cell(desk, cell);
        desk_point(desk, (Point){at.x + 3, at.y});
        desk_point(desk, at);
        desk_button(desk, INPUT_DOWN, at);
        desk_button(desk, INPUT_UP, at);
        model = desk_model(desk);
        Point before = view_pixel(&model.view.board, 0, 0);
        desk_again(desk, at);
        for (int i = 0; i < 4; i++)
            desk_frame(desk);
        model = desk_model(desk);
        Rect now = cell_seen(&model.view, cell);
        Point middle = {model.layout.fit.x + model.layout.fit.w / 2,
                        model.layout.fit.y + model.layout.fit.h / 2};
        Point after = view_pixel(&model.view.board, 0, 0);
        if (laid)
            assert_true(fabsf(after.x - before.x) < 2 && fabsf(after.y - before.y) < 2);
        else
            assert_true(fabsf(now.x + now.w / 2 - middle.x) < 3 &&
                        fabsf(now.y + now.h / 2 - middle.y) < 3);
        desk_key(desk, KEY_HOME, 0);
    }
}

/* Ctrl and an arrow move the board the other way, as if one looked there. */
TEST(keys_move_the_board)
{
    static const struct {
        int key;
        float x, y;
    } moves[] = {{KEY_LEFT, 120, 0}, {KEY_RIGHT, -120, 0}, {KEY_UP, 0, 120}, {KEY_DOWN, 0, -120}};
    Desk *desk = desk_open_at(EDITION_SECOND, 2, 7, 30, PHASE_PLACE);
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        desk_frame(desk);
        TableModel model = desk_model(desk);
        Point before = view_pixel(&model.view.board, 0, 0);
        desk_key(desk, moves[i].key, MOD_CTRL);
        desk_frame(desk);
        model = desk_model(desk);
        Point after = view_pixel(&model.view.board, 0, 0);
        assert_true(fabsf(after.x - before.x - moves[i].x) < 2);
        assert_true(fabsf(after.y - before.y - moves[i].y) < 2);
    }
}

/* A game under way whose areas can be pointed at, where a tile is due. */
static Desk *open_mapped(void)
{
    static uint8_t masks[MAX_TILES][MASK_SIDE * MASK_SIDE];
    Desk *desk = desk_open_at(EDITION_SECOND, 2, 4, 40, PHASE_PLACE);
    desk_map_zones(desk, masks);
    return desk;
}

/* What lies below a pointer that rests changes as keys zoom, turn and move the board, and its card
 * with it. */
TEST(a_resting_pointer_tells_what_lies_below)
{
    static const struct {
        int key;
        uint8_t mods;
    } keys[] = {{'+', 0}, {'+', 0},     {'b', 0}, {'-', 0}, {'b', 0}, {KEY_LEFT, MOD_CTRL},
                {'+', 0}, {KEY_HOME, 0}};
    int told = 0, others = 0;
    Desk *desk = open_mapped();
    for (int i = 0; i < desk_game(desk)->placed_count; i += 2) {
        Cell cell = game_site_of_tile(desk_game(desk), desk_game(desk)->placed[i])->cell;
        TableModel model;
        uint16_t before = NO_NODE;
        desk_point(desk, desk_cell(desk, cell));
        for (size_t k = 0; k < sizeof keys / sizeof *keys; k++) {
            desk_key(desk, keys[k].key, keys[k].mods);
            for (int n = 0; n < 3; n++)
                desk_frame(desk);
            model = desk_model(desk);
            Lit below = table_under(&model, desk->on.ui.table.pointer.at);
            bool held = model.view.ghost.state != GHOST_NONE;
            assert_int_equal(model.lit.node, held ? NO_NODE : below.node);
            assert_true(held || model.lit.system == below.system);
            told += model.lit.node != NO_NODE;
            others += model.lit.node != before;
            before = model.lit.node;
        }
    }
    assert_true(told > 20 && others > 20);
}

/* Who asks for a hint sees that alone, at once: what the pointer rests on and what a click has
 * kept is looked at no more, and its card is gone. Other land can be looked at then. */
TEST(a_hint_lets_go_of_what_is_looked_at)
{
    int kept = 0, rested = 0, again = 0;
    Desk *desk = open_mapped();
    for (int i = 0; i < desk_game(desk)->placed_count; i++) {
        Cell cell = game_site_of_tile(desk_game(desk), desk_game(desk)->placed[i])->cell;
        if (i % 2)
            desk_click(desk, desk_cell(desk, cell), BUTTON_LEFT);
        else
            desk_point(desk, desk_cell(desk, cell));
        TableModel model = desk_model(desk);
        if (model.lit.node == NO_NODE)
            continue;
        bool pinned = desk->on.ui.table.inspect.pin.node != NO_NODE;
        kept += pinned;
        rested += !pinned;
        desk_key(desk, 'i', 0);
        assert_true(desk->on.ui.table.advice.hint);
        for (int n = 0; n < 3; n++) {
            assert_int_equal(desk_model(desk).lit.node, NO_NODE);
            assert_true(desk->on.ui.table.card.place.w == 0);
            desk_frame(desk);
        }
        Point away = desk_cell(desk, cell);
        desk_point(desk, (Point){away.x + 3, away.y + 3});
        again += desk_model(desk).lit.node != NO_NODE;
        desk_key(desk, 'i', 0);
        assert_false(desk->on.ui.table.advice.hint);
        desk_key(desk, KEY_ESCAPE, 0);
        desk_point(desk, (Point){3, 3});
        desk->on.ui.overlay = 0;
        desk_frame(desk);
    }
    assert_true(kept > 5 && rested > 5 && again > 5);
}

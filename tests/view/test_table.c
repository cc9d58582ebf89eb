/* The table as a person uses it: pointer, wheel and keys go in, legal moves must come out. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "play/blocked.h"
#include "view/kit/paint.h"
#include "where.h"

static bool any_rotation(const Desk *desk, Cell cell)
{
    for (int r = 0; r < 4; r++)
        if (game_check(session_edition(desk->on.session), desk_game(desk), move_place(cell, r))
                .check == MOVE_OK)
            return true;
    return false;
}

/* Wherever the pointer goes, the ghost fits exactly where the rules say that the tile does. */
TEST(test_ghost_is_legal)
{
    for (uint64_t seed = 1; seed <= 3; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 3, seed, (int)seed * 14);
        if (!desk_play_until(desk, PHASE_PLACE))
            fail();
        TableModel model = desk_model(desk);
        Rect extent = table_extent(&model.view, false);
        for (int y = (int)extent.y - 1; y <= (int)(extent.y + extent.h); y++)
            for (int x = (int)extent.x - 1; x <= (int)(extent.x + extent.w); x++) {
                Cell cell = {(int8_t)x, (int8_t)y};
                Point at = desk_cell(desk, cell);
                if (widgets_at(&desk->on.ui.widgets, at.x, at.y))
                    continue;
                desk_point(desk, at);
                model = desk_model(desk);
                const Ghost *ghost = &model.view.ghost;
                assert_int_equal(ghost->state == GHOST_FITS, any_rotation(desk, cell));
                if (ghost->state == GHOST_FITS)
                    assert_int_equal(game_check(session_edition(desk->on.session), desk_game(desk),
                                                move_place(cell, ghost->rotation))
                                         .check,
                                     MOVE_OK);
                if (ghost->state == GHOST_REFUSED)
                    assert_true(test_count(&desk->on.list, DRAW_LINE, NULL) > 1);
            }
    }
}

TEST(test_only_legal_cells_are_lit)
{
    Desk *desk = desk_open_at(EDITION_FIRST, 2, 5, 30, PHASE_PLACE);
    desk_input(desk, (Input){.kind = INPUT_LEAVE});
    TableModel model = desk_model(desk);
    assert_true(model.view.legal_count > 0);
    assert_int_equal(test_count(&desk->on.list, DRAW_PATCH, "cell-corner"), model.view.legal_count);
    for (int i = 0; i < model.view.legal_count; i++)
        assert_true(any_rotation(desk, model.view.legal[i].cell));
}

/* R and the wheel go round the legal rotations of the cell in order and come back. */
TEST(test_turning)
{
    Desk *desk = desk_open_at(EDITION_SECOND, 2, 7, 24, PHASE_PLACE);
    TableModel model = desk_model(desk);
    for (int i = 0; i < model.view.legal_count; i++) {
        LegalCell legal = model.view.legal[i];
        desk_point(desk, desk_cell(desk, legal.cell));
        model = desk_model(desk);
        int first = model.view.ghost.rotation, seen = 0, at = first;
        do {
            seen |= 1 << at;
            int expected = at;
            do
                expected = (expected + 1) & 3;
            while (!(legal.rotations >> expected & 1));
            desk_key(desk, 'r', 0);
            model = desk_model(desk);
            at = model.view.ghost.rotation;
            assert_int_equal(at, expected);
        } while (at != first);
        assert_int_equal(seen, legal.rotations);
        desk_key(desk, 'r', 0);
        desk_key(desk, 'r', MOD_SHIFT);
        model = desk_model(desk);
        assert_int_equal(model.view.ghost.rotation, first);
        int tile = model.view.board.tile;
        desk_wheel(desk, desk_cell(desk, legal.cell), -1, 0);
        model = desk_model(desk);
        assert_int_equal(model.view.board.tile, tile);
        assert_int_equal(model.view.ghost.rotation, table_next_rotation(&legal, first, 1));
        desk_wheel(desk, desk_cell(desk, legal.cell), 1, 0);
        model = desk_model(desk);
        assert_int_equal(model.view.ghost.rotation, first);
    }
}

TEST(test_drag_does_not_click)
{
    Desk *desk = desk_open_at(EDITION_SECOND, 2, 9, 20, PHASE_PLACE);
    TableModel model = desk_model(desk);
    Cell cell = model.view.legal[0].cell;
    Point from = desk_cell(desk, cell), origin = model.view.board.origin;
    int at = session_at(desk->on.session);
    desk_point(desk, from);
    desk_input(desk, (Input){.kind = INPUT_DOWN, .x = from.x, .y = from.y, .clicks = 1});
    for (int i = 1; i <= 10; i++)
        desk_point(desk, (Point){from.x + (float)i, from.y + (float)i});
    desk_input(desk, (Input){.kind = INPUT_UP, .x = from.x + 10, .y = from.y + 10, .clicks = 1});
    assert_int_equal(session_at(desk->on.session), at);
    assert_true(fabsf(desk_model(desk).view.board.origin.x - origin.x) > 1);
}

/* The second click of a double click must not put a piece on the tile that the first one laid,
 * wherever on the tile it goes. */
TEST(test_double_click_puts_nothing)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 3, 0);
    TableModel model = desk_model(desk);
    assert_int_equal(model.view.phase, PHASE_PLACE);
    Cell cell = model.view.legal[0].cell;
    desk_click(desk, desk_cell(desk, cell), BUTTON_LEFT);
    model = desk_model(desk);
    assert_int_equal(model.view.phase, PHASE_PIECE);
    Point at = point_seen(&model.view, model.view.spots[0].at);
    desk_key(desk, 'z', MOD_CTRL);
    desk_click(desk, at, BUTTON_LEFT);
    assert_int_equal(session_at(desk->on.session), 1);
    desk_again(desk, at);
    assert_int_equal(session_at(desk->on.session), 1);
    desk_click(desk, at, BUTTON_LEFT);
    assert_int_equal(session_at(desk->on.session), 2);
}

TEST(test_zoom_keeps_the_point)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 11, 40);
    TableModel model;
    Point at = {333, 217};
    for (int i = 0; i < 12; i++) {
        model = desk_model(desk);
        Point before = view_board_point(&model.view.board, at);
        int tile = model.view.board.tile;
        desk_wheel(desk, at, i % 4 < 2 ? 1 : -1, MOD_CTRL);
        model = desk_model(desk);
        Point after = point_seen(&model.view, before);
        assert_int_not_equal(model.view.board.tile, tile);
        assert_true(fabsf(after.x - at.x) <= 1.01f && fabsf(after.y - at.y) <= 1.01f);
    }
}

/* Every spot of many tiles: a click on it, on the board or in the panel, is its own move. */
TEST(test_spots)
{
    for (int edition = 0; edition < EDITIONS; edition++) {
        Desk *desk = desk_open((EditionId)edition, 5, 77, 0);
        int seen = 0;
        while (desk_play_until(desk, PHASE_PIECE)) {
            TableModel model = desk_model(desk);
            assert_true(model.view.spot_count > 0);
            for (int i = 0; i < model.view.spot_count; i++) {
                const Spot *spot = &model.view.spots[i];
                assert_int_equal(
                    game_check(session_edition(desk->on.session), desk_game(desk), spot->move)
                        .check,
                    MOVE_OK);
            }
            int chosen = seen++ % model.view.spot_count;
            Move wanted = model.view.spots[chosen].move;
            Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1);
            BoardView slot =
                table_slot_view(&frame, &model.layout, model.view.placed->cell, model.view.turn);
            Point at = view_pixel(seen % 3 ? &slot : &model.view.board,
                                  model.view.spots[chosen].at.x, model.view.spots[chosen].at.y);
            desk_click(desk, at, BUTTON_LEFT);
            assert_int_equal(desk->last.kind, INTENT_PLAY);
            assert_true(move_equal(desk->last.move, wanted));
        }
        assert_true(seen > 30);
    }
}

TEST(test_shaman)
{
    int asked = 0;
    for (uint64_t seed = 1; seed <= 40 && asked < 3; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 0);
        while (desk_play_until(desk, PHASE_RECALL)) {
            TableModel model = desk_model(desk);
            assert_true(model.view.spot_count > 0);
            Point at = point_seen(&model.view, model.view.spots[0].at);
            Move wanted = model.view.spots[0].move;
            desk_click(desk, at, BUTTON_LEFT);
            assert_int_equal(desk->last.kind, INTENT_PLAY);
            assert_true(move_equal(desk->last.move, wanted));
            asked++;
        }
    }
    assert_true(asked > 0);
}

TEST(test_undo_and_redo)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 13, 20);
    int at = session_at(desk->on.session);
    desk_key(desk, 'z', MOD_CTRL);
    assert_int_equal(session_at(desk->on.session), at - 1);
    desk_key(desk, 'y', MOD_CTRL);
    assert_int_equal(session_at(desk->on.session), at);
    desk_key(desk, 'y', MOD_CTRL);
    assert_int_equal(desk->last.kind, INTENT_NONE);
    Intent intent;
    assert_true(ui_press(&desk->on.ui, &desk->on.scene, "undo", &intent));
    assert_int_equal(intent.kind, INTENT_UNDO);
    assert_false(ui_press(&desk->on.ui, &desk->on.scene, "redo", &intent));
}

/* The steps of the final scoring add up to the scores, and lead to the results. */
TEST(test_final_scoring)
{
    for (uint64_t seed = 1; seed <= test_share(24); seed++) {
        Desk *desk = desk_open((EditionId)(seed % 2), 2 + (int)(seed % 4), seed, 0);
        desk_play_out(desk);
        TableModel model = desk_model(desk);
        assert_true(model.final.on);
        int count = model.final.count;
        Final final;
        final_make(desk->on.session, session_at(desk->on.session), count - 1, &final);
        assert_memory_equal(final.scores, desk_game(desk)->scores, sizeof final.scores);
        for (int i = 0; i + 1 < count; i++) {
            Final now, next;
            final_make(desk->on.session, session_at(desk->on.session), i, &now);
            final_make(desk->on.session, session_at(desk->on.session), i + 1, &next);
            Final then = now;
            then.time = (float)FINAL_SECONDS; /* all of them have arrived by then */
            now.time = 0;
            for (int p = 0; p < desk_game(desk)->player_count; p++) {
                int sum = 0;
                for (int k = 0; k < now.steps[i].award_count; k++)
                    sum += now.steps[i].awards[k].player == p ? now.steps[i].awards[k].points : 0;
                assert_true(now.scores[p] <= next.scores[p]);
                assert_int_equal(gain_due(final_gain(&now, p)), sum);
                assert_int_equal(gain_due(final_gain(&then, p)), 0);
            }
        }
        for (int i = 0; i < count; i++) {
            assert_int_equal(desk->on.ui.screen, SCREEN_TABLE);
            desk_key(desk, i % 2 ? KEY_SPACE : KEY_ENTER, 0);
        }
        assert_int_equal(desk->on.ui.screen, SCREEN_RESULTS);
    }
}

/* A game controller's way back chooses no piece where one is due, and once more puts none; else it
 * opens the menu. */
TEST(test_controller_back)
{
    Desk *desk = desk_open_at(EDITION_SECOND, 2, 9, 20, PHASE_PIECE);
    desk_key(desk, KEY_BACK, 0);
    assert_int_equal(desk->last.kind, INTENT_NONE);
    desk_key(desk, KEY_BACK, 0);
    assert_int_equal(desk->last.kind, INTENT_PLAY);
    assert_int_equal(desk->last.move.kind, MOVE_PASS);
    assert_true(desk_play_until(desk, PHASE_PLACE));
    desk_key(desk, KEY_BACK, 0);
    assert_int_equal(desk->on.ui.overlay, OVERLAY_MENU);
    desk_key(desk, KEY_BACK, 0);
    assert_int_equal(desk->on.ui.overlay, OVERLAY_NONE);
}

/* The cells that would stay empty are crossed out while the tile is held beside them. */
TEST(cells_that_stay_empty_are_marked)
{
    int marked = 0;
    Desk *desk = desk_open(EDITION_SECOND, 2, 1, 40);
    while (marked < 3 && desk_play_until(desk, PHASE_PLACE)) {
        desk_frame(desk);
        TableModel model = desk_model(desk);
        for (int i = 0; i < model.view.legal_count; i++) {
            desk_point(desk, desk_cell(desk, model.view.legal[i].cell));
            model = desk_model(desk);
            const Ghost *ghost = &model.view.ghost;
            Blocked blocked =
                blocked_by(model.view.edition, model.view.game, ghost->cell, ghost->rotation);
            int crosses = 0;
            for (const DrawCommand *c = NULL; (c = test_next(&desk->on.list, DRAW_LINE, NULL, c));)
                crosses += c->count == 2 && is_rgb(c->colour, WRONG_BOARD);
            assert_int_equal(crosses, 2 * blocked.cell_count);
            marked += blocked.cell_count;
        }
        desk_play(desk);
    }
    assert_true(marked >= 3);
}

/* The hint line: it finds room, and hides nothing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "desk.h"
#include "view/kit/paint.h"
#include "view/table/hint.h"

/* In a window that has no room for the hints beside the bar they stand above it, whole, and on no
 * lit cell. */
static void test_hints_find_room(void **state)
{
    static const struct {
        float w, h;
        int scale;
    } sizes[] = {{1280, 720, 125}, {1280, 720, 150}, {1280, 720, 200}, {1366, 768, 150}};
    (void)state;
    int told = 0, frames = 0;
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        Desk *desk = desk_open(EDITION_SECOND, 5, 20 + s, 0);
        desk->chance = random_from(s);
        stand_resize(&desk->on, sizes[s].w, sizes[s].h, sizes[s].scale);
        for (int turn = 0; turn < 20 && desk_play_until(desk, PHASE_PLACE); turn++) {
            desk->on.ui.notice.until = 0; /* it would stand in their place */
            desk_frame(desk);
            TableModel model = desk_model(desk);
            bool whole = stand_shows(&desk->on, "move the board");
            for (size_t i = 0; i < desk->on.list.count && whole; i++) {
                const DrawCommand *command = &desk->on.list.commands[i];
                if (command->kind != DRAW_TEXT ||
                    strcmp(draw_command_text(&desk->on.list, command), "Right click") != 0)
                    continue;
                Rect word = {command->rect.x, command->rect.y - 10, 60, 12};
                for (int c = 0; c < model.view.legal_count; c++) {
                    Cell cell = model.view.legal[c].cell;
                    assert_false(stand_overlap(word, view_cell(&model.board, cell.x, cell.y)));
                }
            }
            assert_true(!whole ||
                        (stand_shows(&desk->on, "lay") && stand_shows(&desk->on, "turn")));
            told += whole;
            frames++;
            desk_play(desk);
        }
        desk_close(desk);
    }
    assert_true(told * 8 >= frames * 7);
}

/* Where a cell, the tile or a meeple that could be chosen comes to lie below the hints above the
 * bar, they go elsewhere. */
static void test_hints_leave_choices(void **state)
{
    (void)state;
    int above[4] = {0}; /* by Phase */
    for (uint64_t seed = 1; seed <= test_share(40); seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 4, seed, 20);
        stand_resize(&desk->on, 1280, 720, 150);
        while (desk_game(desk)->phase != PHASE_END) {
            const Game *game = desk_game(desk);
            Phase phase = (Phase)game->phase;
            if (phase != PHASE_RECALL && (above[phase] > 20 || seed > 2)) {
                desk_play(desk);
                continue;
            }
            desk->on.ui.notice.until = 0;
            desk_frame(desk);
            desk->on.ui.notice.until = 0;
            TableModel model = desk_model(desk);
            const TableView *view = &model.view;
            Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1.5f);
            const TableNow now = table_now(&(Frame){.now = desk->on.scene.now}, &model);
            BoardView *board = &model.board;
            float tile = (float)board->tile;
            board->origin.y -= 10 * tile; /* no choice is near */
            Rect hint = hint_place(&frame, &now);
            if (hint.w > 0 && hint.y < model.layout.bar.y) {
                Rect choice = phase == PHASE_PLACE
                                  ? view_cell(board, view->legal[0].cell.x, view->legal[0].cell.y)
                                  : view_cell(board, view->placed->cell.x, view->placed->cell.y);
                if (phase == PHASE_RECALL) {
                    Point at = view_pixel(board, view->spots[0].at.x, view->spots[0].at.y);
                    choice = (Rect){at.x - .15f * tile, at.y - .15f * tile, .3f * tile, .3f * tile};
                }
                float dx = hint.x + 20 - choice.x, dy = hint.y + 5 - choice.y;
                board->origin.x += dx;
                board->origin.y += dy;
                choice.x += dx;
                choice.y += dy;
                Rect then = hint_place(&frame, &now);
                assert_false(then.y < model.layout.bar.y && stand_overlap(then, choice));
                above[phase]++;
            }
            desk_play(desk);
        }
        desk_close(desk);
    }
    assert_true(
        test_met(above[PHASE_PLACE] > 5 && above[PHASE_PIECE] > 5 && above[PHASE_RECALL] > 0));
}

/* So they do where it comes to lie below those beside the bar, as long as there is room for them.
 */
static void test_hints_beside_leave_choices(void **state)
{
    (void)state;
    int beside = 0, over = 0;
    for (uint64_t seed = 1; seed <= test_share(8); seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 4, seed, 20);
        for (int turn = 0; turn < 10 && desk_play_until(desk, PHASE_PLACE); turn++) {
            desk->on.ui.notice.until = 0;
            TableModel model = desk_model(desk);
            Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1);
            const TableNow now = table_now(&frame, &model);
            Cell cell = model.view.legal[0].cell;
            Rect choice = view_cell(&model.board, cell.x, cell.y), hint = hint_place(&frame, &now);
            assert_true(stand_overlap(hint, (Rect){hint.x, model.layout.bar.y, hint.w, 20}));
            model.board.origin.x += hint.x + 20 - choice.x;
            model.board.origin.y += 716 - choice.y - choice.h; /* it is seen whole */
            choice = view_cell(&model.board, cell.x, cell.y);
            over += stand_overlap(hint_place(&frame, &now), choice);
            beside++;
            desk_play(desk);
        }
        desk_close(desk);
    }
    assert_true(test_met(beside > 60 && over * 20 <= beside));
}

static bool shows_chip_on(const Desk *desk, Rect rect)
{
    bool on = false;
    for (size_t i = 0; i < desk->on.list.count; i++) {
        const DrawCommand *command = &desk->on.list.commands[i];
        on |= command->kind == DRAW_PATCH && strcmp(command->name, "chip") == 0 &&
              stand_overlap(command->rect, rect);
    }
    return on;
}

/* Points that are told of a choice lie on neither the bar nor the hints, but for one in a hundred
 * where all is full. */
static void test_chips_leave_hints(void **state)
{
    (void)state;
    int over = 0, choices = 0;
    for (uint64_t seed = 1; seed <= test_share(30); seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 0);
        for (int turn = 0; turn < 12 && desk_play_until(desk, PHASE_PIECE); turn++) {
            desk_key(desk, '1', 0);
            desk->on.ui.notice.until = 0;
            desk_frame(desk);
            TableModel model = desk_model(desk);
            Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1);
            const TableNow now = table_now(&frame, &model);
            over += shows_chip_on(desk, model.layout.bar) ||
                    shows_chip_on(desk, hint_place(&frame, &now));
            choices++;
            desk_play(desk);
        }
        desk_close(desk);
    }
    assert_true(test_met(choices > 300 && over * 100 <= choices));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hints_find_room),
        cmocka_unit_test(test_hints_leave_choices),
        cmocka_unit_test(test_hints_beside_leave_choices),
        cmocka_unit_test(test_chips_leave_hints),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

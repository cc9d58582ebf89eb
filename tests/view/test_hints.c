/* The hint line: it finds room, and hides nothing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "desk.h"
#include "hint.h"
#include "view/paint.h"

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
        Random random = random_from(s);
        stand_resize(&desk->on, sizes[s].w, sizes[s].h, sizes[s].scale);
        for (int turn = 0; turn < 20 && desk_play_until(desk, PHASE_PLACE, &random); turn++) {
            TableStage stage;
            desk->on.ui.table.notice_until = 0; /* it would stand in their place */
            desk_frame(desk);
            desk_stage(desk, &stage);
            bool whole = stand_shows(&desk->on, "move the board");
            for (size_t i = 0; i < desk->on.list.count && whole; i++) {
                const DrawCommand *command = &desk->on.list.commands[i];
                if (command->kind != DRAW_TEXT ||
                    strcmp(draw_command_text(&desk->on.list, command), "Right click") != 0)
                    continue;
                Rect word = {command->rect.x, command->rect.y - 10, 60, 12};
                for (int c = 0; c < stage.view.legal_count; c++) {
                    Cell cell = stage.view.legal[c].cell;
                    assert_false(stand_overlap(word, view_cell(&stage.board, cell.x, cell.y)));
                }
            }
            assert_true(!whole ||
                        (stand_shows(&desk->on, "lay") && stand_shows(&desk->on, "turn")));
            told += whole;
            frames++;
            desk_play(desk, &random);
        }
        desk_close(desk);
    }
    assert_true(told * 10 >= frames * 9);
}

/* The card of a cell lies beside the hints, not over them, but for one in twenty where all is full.
 */
static void test_cards_leave_hints(void **state)
{
    (void)state;
    int cards = 0, over = 0;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 4, seed, 24);
        Random random = random_from(seed);
        stand_resize(&desk->on, 1280, 720, 150);
        assert_true(desk_play_until(desk, PHASE_PLACE, &random));
        desk->on.ui.table.notice_until = 0;
        desk_frame(desk);
        TableStage stage;
        desk_stage(desk, &stage);
        Frame frame = {
            .ui = &desk->on.ui, .scene = &desk->on.scene, .width = 1280, .height = 720, .u = 1.5f};
        for (int i = 0; i < stage.view.legal_count; i++) {
            desk_point(desk, desk_cell(desk, stage.view.legal[i].cell));
            desk_stage(desk, &stage);
            Rect hint = hint_place(&frame, &stage.layout, &stage.board, &stage.view);
            Rect card = desk->on.ui.table.card;
            cards += card.w > 0 && hint.w > 0;
            over += rect_overlap(card, hint) > .1f * hint.w * hint.h;
        }
        desk_close(desk);
    }
    assert_true(cards > 20);
    assert_true(over * 20 <= cards);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hints_find_room),
        cmocka_unit_test(test_cards_leave_hints),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

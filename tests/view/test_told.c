/* What the table tells in words and marks: badges on the tiles laid last, notices, what an area
 * brings and when, what is left out of sight. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "play/turns.h"
#include "view/board/draw.h"
#include "view/board/marks.h"
#include "view/cards/card.h"
#include "view/kit/paint.h"
#include "view/table/final.h"
#include "view/table/hint.h"
#include "where.h"

/* Who laid a tile, and when; the card under the pointer says so where the tile is marked. */
TEST(test_laid)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 8, 0);
    int player, turn, laid = 0, told = 0;
    Cell cells[MAX_TILES];
    int players[MAX_TILES];
    assert_false(turns_laid(desk->on.session, 0, (Cell){0, 0}, &player, &turn));
    for (int i = 0; i < 40; i++) {
        int at = session_at(desk->on.session);
        desk_play(desk);
        Move move = session_move(desk->on.session, at);
        if (move.kind != MOVE_PLACE)
            continue;
        players[laid] = session_game_at(desk->on.session, at)->player;
        cells[laid++] = move.cell;
    }
    assert_true(desk_play_until(desk, PHASE_PLACE));
    for (int i = 0; i < laid; i++) {
        assert_true(
            turns_laid(desk->on.session, session_at(desk->on.session), cells[i], &player, &turn));
        assert_int_equal(player, players[i]);
        assert_int_equal(turn, i + 1);
    }
    desk_frame(desk);
    TableModel model = desk_model(desk);
    int marked = 0;
    for (int i = 0; i < model.view.game->placed_count; i++) {
        const Site *site = game_site_of_tile(model.view.game, model.view.game->placed[i]);
        Card card = {.count = 0};
        card_tell_laid(&model.view, site->cell, &card);
        bool is = tile_is_marked(&model.view, site->cell);
        assert_int_equal(card.count > 0, is);
        marked += is;
        told += is && strncmp(card.rows[1].text, "Tile laid by ", 13) == 0;
    }
    assert_true(marked >= 2 && marked == told);
}

/* What is told of a move is over when that is taken back. */
TEST(test_taken_back_is_not_told)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 3, 0);
    int told = 0;
    const Notice *notice = &desk->on.ui.notice;
    for (int move = 0; move < 120 && desk_game(desk)->phase != PHASE_END; move++) {
        desk->on.ui.notice.until = 0;
        desk_play(desk);
        desk_rest(desk);
        if (notice->until <= desk->on.scene.now || notice->text[0] == '\0')
            continue;
        told++;
        desk_key(desk, 'z', MOD_CTRL);
        desk_rest(desk);
        assert_true(notice->until <= desk->on.scene.now || notice->text[0] == '\0');
        desk_key(desk, 'y', MOD_CTRL);
        desk_rest(desk);
    }
    assert_true(told > 5);
}

/* What is counted and not in sight is told by its number. */
TEST(test_more_to_count)
{
    Desk *desk = desk_open(EDITION_SECOND, 5, 6, 0);
    desk_play_out(desk);
    Final final;
    final_make(desk->on.session, session_at(desk->on.session), 0, &final);
    int told = 0;
    for (int at = 0; at < final.count; at++) {
        int rows = 0, more = 0;
        desk->on.ui.table.final.step = at;
        desk_frame(desk);
        for (size_t i = 0; i < desk->on.list.count; i++) {
            const DrawCommand *command = &desk->on.list.commands[i];
            int count = 0, end = 0;
            if (command->kind != DRAW_TEXT)
                continue;
            const char *text = draw_command_text(&desk->on.list, command);
            rows += strcmp(text, "Hut") == 0 || strcmp(text, "Huts") == 0 ||
                    strcmp(text, "Grassland") == 0;
            if (sscanf(text, "%d more%n", &count, &end) == 1 && end > 0 && !text[end])
                more += count;
        }
        assert_int_equal(rows + more, final.count);
        told += more > 0;
    }
    assert_true(told > 0);
}

/* The rows of the panel explain the score marker to whoever asks. */
TEST(test_marker)
{
    static const char *const rows[] = {"player-1", "player-2", "player-3"};
    Desk *desk = desk_open_record("records/first", "f-d3-001.aurochs"); /* 64 80 28 */
    desk_frame(desk);
    desk->on.ui.table.final.step = -1;
    desk_frame(desk);
    for (int p = 0; p < 3; p++)
        assert_int_equal(strstr(stand_widget(&desk->on, rows[p])->tip, "past 50 points") != NULL,
                         desk_game(desk)->scores[p] >= 50);
    assert_true(desk_game(desk)->scores[0] >= 50 && desk_game(desk)->scores[2] < 50);
}

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

/* How far a point is from the animals and fish of a tile, and from pieces where they are seen, in
 * tiles. */
static float room_at(const Desk *desk, const TableModel *model, const Site *site, Point at)
{
    const TableView *view = &model->view;
    const Atlas *atlas = &desk->on.atlas;
    const Tile *tile = &view->edition->tiles.tiles[site->tile];
    const AtlasTile *known = &atlas->tiles[view->edition->rules.id][tile->number];
    float room = 1;
    for (uint32_t p = 0; p < known->put_count; p++) {
        const AtlasPut *put = &atlas->puts[known->first_put + p];
        int x, y;
        if (put->zone < 0)
            continue;
        atlas_turn(site->rotation, put->x, put->y, &x, &y);
        Point of = view_pixel(&model->board, (float)site->cell.x + (float)x / ATLAS_UNIT,
                              (float)site->cell.y + (float)y / ATLAS_UNIT);
        room = fminf(room, hypotf(of.x - at.x, of.y - at.y) / (float)model->board.tile);
    }
    for (int i = 0; i < view->game->piece_count; i++) {
        Point of = where_piece(atlas, &model->board, view, view->game->pieces[i]);
        room =
            fminf(room, hypotf(of.x - at.x, of.y - at.y) / piece_scale((float)model->board.tile));
    }
    return room;
}

/* The same for a corner of the tile, so far inside it. */
static float corner_room(const Desk *desk, const TableModel *model, const Site *site, int corner,
                         float inside)
{
    Rect cell = view_cell(&model->board, site->cell.x, site->cell.y);
    return room_at(desk, model, site,
                   (Point){cell.x + (corner & 1 ? 1 - inside : inside) * cell.w,
                           cell.y + (corner & 2 ? 1 - inside : inside) * cell.h});
}

/* Wherever a tile has a corner without animals and pieces, the badge is in such a one, however the
 * board is turned. */
TEST(test_badges_hide_nothing)
{
    int moved = 0;
    for (int turn = 0; turn < 4; turn++) {
        Desk *desk = desk_open_at((EditionId)(turn % 2), 3, 4, 70, PHASE_PLACE);
        for (int i = 0; i < turn; i++)
            desk_key(desk, 'b', 0);
        desk_frame(desk);
        TableModel model = desk_model(desk);
        for (int i = 0; i < model.view.game->placed_count; i++) {
            const Site *site = game_site_of_tile(model.view.game, model.view.game->placed[i]);
            Rect cell = view_cell(&model.board, site->cell.x, site->cell.y);
            Point at = board_badge_place(&desk->on.atlas, &model.board, &model.view, site, NULL).at;
            float inside = fminf(at.x - cell.x, cell.x + cell.w - at.x) / cell.w, best = 0;
            assert_true(inside > .05f && inside < .2f);
            for (int corner = 0; corner < 4; corner++)
                best = fmaxf(best, corner_room(desk, &model, site, corner, inside));
            if (best >= .3f)
                assert_true(room_at(desk, &model, site, at) > .22f);
            moved += at.x > cell.x + cell.w / 2 || at.y > cell.y + cell.h / 2;
        }
    }
    assert_true(moved > 10);
}

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

static bool on_lit_cell(const TableModel *model, Rect rect)
{
    for (int i = 0; i < model->view.legal_count; i++) {
        Cell cell = model->view.legal[i].cell;
        if (stand_overlap(rect, view_cell(&model->board, cell.x, cell.y)))
            return true;
    }
    return false;
}

/* Whether a box of this size finds room on the field off all lit cells, be it close to them. */
static bool has_any_room(const TableModel *model, Rect box)
{
    const TableLayout *layout = &model->layout;
    float right = layout->clear.x + layout->clear.w - 48 - box.w;
    for (float y = 24; y + box.h < layout->foot - 16; y += 6)
        for (float x = layout->clear.x + 24; x < right; x += 6)
            if (!on_lit_cell(model, rect_inset((Rect){x, y, box.w, box.h}, -6)))
                return true;
    return false;
}

/* Draws a notice; it is in two lines at most, inside the window and off the bar. */
static void assert_notice_drawn(Desk *desk, const char *notice)
{
    Rect rect = {0}, window = {0, 0, desk->on.scene.width, desk->on.scene.height};
    int lines = 0;
    desk_frame(desk);
    for (size_t i = 0; i < desk->on.list.count; i++) {
        const DrawCommand *command = &desk->on.list.commands[i];
        if (command->kind == DRAW_PATCH && strcmp(command->name, "button-ochre-rest") == 0)
            rect = rect_inset(command->rect, 6);
        else if (command->kind == DRAW_TEXT && rect.w > 0)
            lines += strstr(notice, draw_command_text(&desk->on.list, command)) != NULL &&
                     rect_holds(rect, command->rect.x, command->rect.y);
    }
    assert_true(rect.w > 0 && desk_holds(window, rect));
    assert_in_range(lines, 1, 2);
    assert_false(stand_overlap(rect, desk_model(desk).layout.bar));
}

/* Through whole games, the board as it lies by itself and as large as it can be seen: the box of a
 * notice lies on a lit cell only where there is no other place for it. */
TEST(test_notices_leave_cells_free)
{
    static const Window sizes[] = {{1280, 720, 100}, {1280, 720, 150}, {1920, 1080, 100},
                                   {1024, 768, 100}, {1366, 768, 125}, {1920, 1080, 150}};
    enum { SIZES = sizeof sizes / sizeof *sizes };
    static const char *const texts[] = {
        "A tile must touch another one.",
        "Meanwhile: Ada +5 (river, 2 tiles, 3 fish), Bo +11 (forest, 4 tiles, mushrooms).",
        "Player 2 could place no piece: no meeple left and its river system has Ada\u2019s hut."};
    static const char *const games[] = {"d2-001.aurochs", "d4-000.aurochs", "d5-000.aurochs"};
    int told = 0, on_cells = 0;
    for (size_t run = 0; run < test_share(2 * SIZES * 3); run++) {
        size_t s = run % SIZES, g = run / SIZES % 3;
        bool large = run >= SIZES * 3;
        Desk *desk = desk_open_record("records/second", games[g]);
        desk->on.ui.options.reduced_motion = true;
        stand_resize(&desk->on, sizes[s].w, sizes[s].h, sizes[s].scale);
        for (int at = 6; at < session_move_count(desk->on.session); at += 11) {
            if (session_game_at(desk->on.session, at)->phase != PHASE_PLACE)
                continue;
            desk_seek(desk, at);
            desk_rest(desk);
            for (int zoom = 0; large && zoom < 3; zoom++)
                desk_key(desk, '+', 0);
            desk_rest(desk);
            for (int t = 0; t < 3; t++) {
                desk->on.ui.notice = (Notice){.until = desk->on.scene.now + 60};
                strcpy(desk->on.ui.notice.text, texts[t]);
                TableModel model = desk_model(desk);
                Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1);
                Rect place = notice_place(&frame, &model);
                told += place.w > 0;
                bool hides = place.w > 0 && on_lit_cell(&model, place);
                on_cells += hides;
                if (hides && has_any_room(&model, place))
                    fail_msg("%.0fx%.0f at %d %%, %s after %d: '%s' on a lit cell",
                             (double)sizes[s].w, (double)sizes[s].h, sizes[s].scale, games[g], at,
                             texts[t]);
            }
            assert_notice_drawn(desk, desk->on.ui.notice.text);
        }
    }
    assert_true(test_met(told > 450 && on_cells < 5));
}

/* Where a word on the stone of the bar lies that begins so; w 0: it is not shown. */
static Rect word_on_stone(const Desk *desk, const char *begin)
{
    Rect stone = {0};
    for (size_t i = 0; i < desk->on.list.count; i++) {
        const DrawCommand *command = &desk->on.list.commands[i];
        if (command->kind == DRAW_PATCH && strcmp(command->name, "bar") == 0)
            stone = command->rect;
        else if (command->kind == DRAW_TEXT &&
                 strncmp(draw_command_text(&desk->on.list, command), begin, strlen(begin)) == 0)
            return rect_inset(stone, 12); /* without its shadow */
    }
    return (Rect){0};
}

static bool on_land(const TableModel *model, Rect rect)
{
    const Game *game = model->view.game;
    for (int i = 0; i < game->placed_count; i++) {
        Cell cell = game_site_of_tile(game, game->placed[i])->cell;
        if (stand_overlap(rect, desk_cell_rect(model, cell)))
            return true;
    }
    return false;
}

/* A quiet word lies on no land: beside the bar, on rock, or with large letters in the panel, where
 * it gives way to a card. */
TEST(test_a_quiet_word)
{
    static const char text[] = "Grandmother had no meeple left.";
    int in_panel = 0, gone = 0;
    for (uint64_t seed = 1; seed <= test_share(12); seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 70);
        Notice *notice = &desk->on.ui.notice;
        assert_true(desk_play_until(desk, PHASE_PLACE));
        stand_resize(&desk->on, 1280, 720, 200);
        desk_rest(desk);
        *notice = (Notice){.until = desk->on.scene.now + 60, .quiet = true};
        strcpy(notice->text, text);
        desk_frame(desk);
        TableModel model = desk_model(desk);
        Rect word = word_on_stone(desk, "Grandmother had");
        in_panel += rect_overlap(word, model.layout.panel) > 0;
        assert_true(word.w > 0);
        assert_false(on_land(&model, word));
        for (int i = 0; i < model.view.legal_count; i += 3) {
            desk_point(desk, desk_cell(desk, model.view.legal[i].cell));
            desk_rest(desk);
            model = desk_model(desk);
            bool docked = rect_overlap(desk->on.ui.table.card.place, model.layout.panel) > 0;
            word = word_on_stone(desk, "Grandmother had");
            assert_false(on_land(&model, word));
            assert_false(docked && rect_overlap(word, model.layout.panel) > 0);
            gone += docked && word.w == 0;
        }
    }
    assert_true(test_met(in_panel > 4 && gone > 4));
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

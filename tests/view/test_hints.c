/* The hint line: it finds room, and hides nothing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "desk.h"
#include "play/turns.h"
#include "view/board/places.h"
#include "view/cards/card.h"
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
        Random random = random_from(s);
        stand_resize(&desk->on, sizes[s].w, sizes[s].h, sizes[s].scale);
        for (int turn = 0; turn < 20 && desk_play_until(desk, PHASE_PLACE, &random); turn++) {
            TableStage stage;
            desk->on.ui.notice.until = 0; /* it would stand in their place */
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
        desk->on.ui.notice.until = 0;
        desk_frame(desk);
        TableStage stage;
        desk_stage(desk, &stage);
        Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1.5f);
        for (int i = 0; i < stage.view.legal_count; i++) {
            desk_point(desk, desk_cell(desk, stage.view.legal[i].cell));
            desk_stage(desk, &stage);
            const TableNow now = table_now(&(Frame){.now = desk->on.scene.now}, &stage);
            Rect hint = hint_place(&frame, &now);
            Rect card = desk->on.ui.table.card.place;
            cards += card.w > 0 && hint.w > 0;
            over += rect_overlap(card, hint) > .1f * hint.w * hint.h;
        }
        desk_close(desk);
    }
    assert_true(cards > 20);
    assert_true(over * 20 <= cards);
}

/* Where a cell, the tile or a meeple that could be chosen comes to lie below the hints above the
 * bar, they go elsewhere. */
static void test_hints_leave_choices(void **state)
{
    (void)state;
    int above[4] = {0}; /* by Phase */
    for (uint64_t seed = 1; seed <= 40; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 4, seed, 20);
        Random random = random_from(seed);
        stand_resize(&desk->on, 1280, 720, 150);
        while (desk_game(desk)->phase != PHASE_END) {
            TableStage stage;
            const Game *game = desk_game(desk);
            Phase phase = (Phase)game->phase;
            if (phase != PHASE_RECALL && (above[phase] > 20 || seed > 2)) {
                desk_play(desk, &random);
                continue;
            }
            desk->on.ui.notice.until = 0;
            desk_frame(desk);
            desk->on.ui.notice.until = 0;
            desk_stage(desk, &stage);
            const TableView *view = &stage.view;
            Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1.5f);
            const TableNow now = table_now(&(Frame){.now = desk->on.scene.now}, &stage);
            BoardView *board = &stage.board;
            float tile = (float)board->tile;
            board->origin.y -= 10 * tile; /* no choice is near */
            Rect hint = hint_place(&frame, &now);
            if (hint.w > 0 && hint.y < stage.layout.bar.y) {
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
                assert_false(then.y < stage.layout.bar.y && stand_overlap(then, choice));
                above[phase]++;
            }
            desk_play(desk, &random);
        }
        desk_close(desk);
    }
    assert_true(above[PHASE_PLACE] > 5 && above[PHASE_PIECE] > 5 && above[PHASE_RECALL] > 0);
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
    for (uint64_t seed = 1; seed <= 30; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 0);
        Random random = random_from(seed);
        for (int turn = 0; turn < 12 && desk_play_until(desk, PHASE_PIECE, &random); turn++) {
            TableStage stage;
            desk_key(desk, '1', 0);
            desk->on.ui.notice.until = 0;
            desk_frame(desk);
            desk_stage(desk, &stage);
            Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1);
            const TableNow now = table_now(&frame, &stage);
            over += shows_chip_on(desk, stage.layout.bar) ||
                    shows_chip_on(desk, hint_place(&frame, &now));
            choices++;
            desk_play(desk, &random);
        }
        desk_close(desk);
    }
    assert_true(choices > 300 && over * 100 <= choices);
}

static int count_shown(const Stand *stand, const char *text)
{
    int count = 0;
    for (size_t i = 0; i < stand->list.count; i++) {
        const DrawCommand *command = &stand->list.commands[i];
        count += command->kind == DRAW_TEXT &&
                 strcmp(draw_command_text(&stand->list, command), text) == 0;
    }
    return count;
}

/* Advice of three places, for the tile in hand, each so many points worse than the one before;
 * place 2 has a reason of its own if asked for. */
static Advice advice_of(const Desk *desk, const TableView *view, bool own, float worse)
{
    Advice advice = {.kind = ADVICE_HINT,
                     .at = view->at,
                     .player = view->game->player,
                     .there = true,
                     .count = ADVICE_PLACES};
    Cell used[ADVICE_PLACES];
    MoveList list;
    int count = 0;
    game_moves(view->edition, desk_game(desk), &list);
    for (int i = 0; i < list.count && count < ADVICE_PLACES; i++) {
        bool taken = count > 0 && cell_equal(used[count - 1], list.moves[i].cell);
        if (taken)
            continue;
        used[count] = list.moves[i].cell;
        Counsel *place = &advice.places[count];
        *place = (Counsel){.count = 1};
        place->turn.moves[0] = list.moves[i];
        place->turn.count = 1;
        place->turn.worth = 9 - worse * (float)count;
        place->reasons[0] = (Reason){.kind = REASON_KEEPS, .points = 4};
        if (own && count == 1)
            place->reasons[place->count++] = (Reason){.kind = REASON_EXTRA};
        count++;
    }
    assert_int_equal(count, ADVICE_PLACES);
    return advice;
}

/* A table with such advice. */
static Desk *open_advised(Advice *advice, bool own, float worse)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 3, 0);
    Random random = random_from(3);
    TableStage stage;
    assert_true(desk_play_until(desk, PHASE_PLACE, &random));
    desk_stage(desk, &stage);
    *advice = advice_of(desk, &stage.view, own, worse);
    desk->on.scene.advice = advice;
    desk->on.ui.table.advice.hint = true;
    desk->on.ui.table.advice.seen = true;
    desk_frame(desk);
    return desk;
}

/* The word at a place is one that no other place has; where there is none, the points. */
static void test_places_are_told_apart(void **state)
{
    (void)state;
    for (int own = 0; own < 2; own++) {
        Advice advice;
        Desk *desk = open_advised(&advice, own, 2);
        assert_int_equal(count_shown(&desk->on, "Keeps 4 meeples"), 0);
        assert_int_equal(count_shown(&desk->on, "2.0 points better"), 1);
        assert_int_equal(count_shown(&desk->on, "4.0 points worse"), 1);
        assert_int_equal(count_shown(&desk->on, "2.0 points worse"), !own);
        assert_int_equal(count_shown(&desk->on, "Extra turn"), own);
        desk_close(desk);
    }
}

/* What the table marks as the Elder's after the place at `index` was taken, who meant to go on with
 * `move`. Nothing else is marked, and nothing while the tile is in hand. */
static void hold_meant(Desk *desk, const Advice *advice, int index, Move move)
{
    TableStage stage;
    char text[60];
    desk_stage(desk, &stage);
    assert_true(stage.view.meant < 0 && !stage.view.meant_none);
    desk_key(desk, '1' + index, 0);
    desk_key(desk, KEY_ENTER, 0);
    desk_rest(desk);
    for (int again = 0; again < 2; again++) {
        desk_stage(desk, &stage);
        assert_int_equal(stage.view.phase, PHASE_PIECE);
        assert_int_equal(stage.view.meant_none, move.kind == MOVE_PASS);
        assert_int_equal(stage.view.meant >= 0, move.kind != MOVE_PASS);
        if (stage.view.meant >= 0)
            assert_true(move_equal(stage.view.spots[stage.view.meant].move, move));
        snprintf(text, sizeof text, "The Elder would choose %d", stage.view.meant + 1);
        assert_true(stand_shows(&desk->on,
                                move.kind == MOVE_PASS ? "The Elder would place nothing" : text));
        desk_seek(desk, advice->at); /* taken back, and done again */
        desk_rest(desk);
        desk_seek(desk, advice->at + 1);
        desk_rest(desk);
    }
}

/* The last piece that can be put on the tile at a place, or none. */
static Move piece_after(const Desk *desk, const Advice *advice, int index, bool none)
{
    const Edition *edition = session_edition(desk->on.scene.session);
    Game game = game_play(edition, desk_game(desk), advice->places[index].turn.moves[0], NULL);
    MoveList list;
    game_moves(edition, &game, &list);
    Move move = move_of(MOVE_PASS);
    for (int i = 0; i < list.count && !none; i++)
        move = list.moves[i].kind == MOVE_PASS ? move : list.moves[i];
    return move;
}

/* The piece that the Elder puts at the place that was taken is marked, or that he puts none; at a
 * place that he did not show, or where the hint was put away before, nothing is. */
static void test_the_piece_of_a_place_is_marked(void **state)
{
    (void)state;
    for (int none = 0; none < 2; none++) {
        Advice advice;
        Desk *desk = open_advised(&advice, false, 2);
        for (int i = 0; i < advice.count; i++) {
            advice.places[i].turn.moves[1] = piece_after(desk, &advice, i, none == (i & 1));
            advice.places[i].turn.count = 2;
        }
        hold_meant(desk, &advice, none, advice.places[none].turn.moves[1]);
        desk_close(desk);
    }
    for (int away = 0; away < 2; away++) {
        Advice advice;
        TableStage stage;
        Desk *desk = open_advised(&advice, false, 2);
        for (int i = 0; i < advice.count; i++) {
            advice.places[i].turn.moves[1] = piece_after(desk, &advice, i, true);
            advice.places[i].turn.count = 2;
        }
        desk_key(desk, '1', 0);
        if (away)
            desk_key(desk, KEY_ESCAPE, 0);
        else
            advice.places[0].turn.moves[0].rotation ^= 1;
        desk_key(desk, KEY_ENTER, 0);
        desk_rest(desk);
        desk_stage(desk, &stage);
        assert_int_equal(stage.view.phase, PHASE_PIECE);
        assert_true(stage.view.meant < 0 && !stage.view.meant_none);
        desk_close(desk);
    }
}

/* The best place is not called almost as good as itself. */
static void test_the_best_place_leads(void **state)
{
    (void)state;
    Advice advice;
    Desk *desk = open_advised(&advice, false, .1f);
    assert_int_equal(count_shown(&desk->on, "Best by a little"), 1);
    assert_int_equal(count_shown(&desk->on, "Almost as good"), 2);
    desk_close(desk);
}

/* Where the numbers are equal, no place is said to be ahead or behind. */
static void test_equal_places_are_called_so(void **state)
{
    (void)state;
    Advice advice;
    Desk *desk = open_advised(&advice, false, 0);
    assert_int_equal(count_shown(&desk->on, "Just as good"), ADVICE_PLACES);
    desk_close(desk);
}

/* What the Elder says of a place hides none of the others, nor its words, but for one in twenty
 * where all is full; and what is its title is not said twice. */
static void test_a_place_leaves_the_others(void **state)
{
    (void)state;
    int cards = 0, over = 0;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        Advice advice;
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 30);
        Random random = random_from(seed);
        TableStage stage;
        assert_true(desk_play_until(desk, PHASE_PLACE, &random));
        desk_stage(desk, &stage);
        advice = advice_of(desk, &stage.view, false, 2);
        desk->on.scene.advice = &advice;
        desk->on.ui.table.advice =
            (AdviceUi){.hint = true, .seen = true, .at = advice.at, .why = -1};
        for (int i = 0; i < ADVICE_PLACES; i++) {
            desk_point(desk, desk_cell(desk, advice.places[i].turn.moves[0].cell));
            desk_frame(desk);
            desk_stage(desk, &stage);
            Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1);
            const TableNow now = table_now(&frame, &stage);
            Rect card = desk->on.ui.table.card.place, rects[2 * ADVICE_PLACES];
            int count =
                places_rects(&frame, &stage.board, &stage.view, hint_room(&frame, &now), rects);
            if (card.w <= 0 || stage.view.ghost.state != GHOST_FITS)
                continue;
            assert_int_equal(count, 2 * ADVICE_PLACES - 2);
            bool hides = false;
            for (int k = 0; k < count; k++)
                hides |= stand_overlap(card, rects[k]);
            over += hides;
            assert_int_equal(count_shown(&desk->on, "Keeps 4 meeples"), 1);
            cards++;
        }
        desk_close(desk);
    }
    assert_true(cards > 100 && over * 20 <= cards);
}

/* Whether a plate stands against a tile that bears a player's mark. */
static bool stands_at_mark(const TableStage *stage, Rect plate)
{
    RecentTiles recent;
    bool stands = false;
    turns_recent(stage->view.session, stage->view.at, &recent);
    for (int i = 0; i < recent.count; i++) {
        Cell cell = recent.tiles[i].cell;
        Rect tile = view_cell(&stage->board, cell.x, cell.y);
        stands |= stand_overlap(plate, rect_inset(tile, -10));
    }
    return stands;
}

/* A plate is not read as that of another player's last tile: few stand against one, where all is
 * full. */
static void test_plates_leave_marked_tiles(void **state)
{
    (void)state;
    int plates = 0, marked = 0;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 4, seed, 40);
        Random random = random_from(seed);
        TableStage stage;
        Rect rects[2 * ADVICE_PLACES];
        assert_true(desk_play_until(desk, PHASE_PLACE, &random));
        desk_stage(desk, &stage);
        Advice advice = advice_of(desk, &stage.view, false, 2);
        Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1);
        const TableNow now = table_now(&frame, &stage);
        stage.view.hint = &advice;
        int count = places_rects(&frame, &stage.board, &stage.view, hint_room(&frame, &now), rects);
        for (int i = 1; i < count; i += 2) {
            marked += stands_at_mark(&stage, rects[i]);
            plates++;
        }
        desk_close(desk);
    }
    assert_true(plates > 100 && marked * 40 <= plates);
}

/* What a computer's own move and the next best are said to be, beside the numbers shown. */
static void test_why_tells_what_the_numbers_tell(void **state)
{
    (void)state;
    static const struct {
        float mine, next;
        const char *text, *second, *bar;
    } cases[] = {
        {3.14f, 3.06f, "Just as good", "as the next best move", "next best"},
        {3.06f, 3.14f, "Just as good", "as the next best move", "next best"},
        {3.2f, 3.1f, "Best by a little", "ahead of the next best move", "next best"},
        {3.1f, 3.2f, "Almost as good", "as the best move", "best move"},
        {3.1f, 2.8f, "0.3 points better", "than the next best move", "next best"},
        {2.8f, 3.1f, "0.3 points worse", "than the best move", "best move"},
    };
    Desk *desk = desk_open(EDITION_SECOND, 2, 3, 4);
    TableStage stage;
    desk_stage(desk, &stage);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Counsel counsel = {.turn.worth = cases[i].mine, .next.worth = cases[i].next};
        Card card;
        counsel.next.count = 1;
        card_of_why(&stage.view, 0, &counsel, &card);
        assert_int_equal(card.count, 5);
        assert_string_equal(card.rows[1].text, cases[i].text);
        assert_string_equal(card.rows[1].second, cases[i].second);
        assert_string_equal(card.rows[3].text, "this move");
        assert_string_equal(card.rows[4].text, cases[i].bar);
    }
    desk_close(desk);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hints_find_room),
        cmocka_unit_test(test_cards_leave_hints),
        cmocka_unit_test(test_hints_leave_choices),
        cmocka_unit_test(test_chips_leave_hints),
        cmocka_unit_test(test_places_are_told_apart),
        cmocka_unit_test(test_the_piece_of_a_place_is_marked),
        cmocka_unit_test(test_the_best_place_leads),
        cmocka_unit_test(test_equal_places_are_called_so),
        cmocka_unit_test(test_a_place_leaves_the_others),
        cmocka_unit_test(test_plates_leave_marked_tiles),
        cmocka_unit_test(test_why_tells_what_the_numbers_tell),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

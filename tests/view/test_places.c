/* The places of a hint: their plates, what goes with one that is taken, how they come into sight.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "advised.h"
#include "check.h"
#include "play/turns.h"
#include "view/board/places.h"
#include "view/cards/card.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/table/framing.h"
#include "view/table/hint.h"

/* A place has a word, where there is such a one that no other place has, and all but the first the
 * points that they are behind. */
TEST(test_places_are_told_apart)
{
    for (int own = 0; own < 2; own++) {
        Advice advice;
        Desk *desk = advised_open(&advice, own, 2);
        assert_int_equal(test_count(&desk->on.list, DRAW_TEXT, "Keeps 4 meeples"), own ? 2 : 3);
        assert_int_equal(test_count(&desk->on.list, DRAW_TEXT, "\u22124.0"), 1);
        assert_int_equal(test_count(&desk->on.list, DRAW_TEXT, "\u22122.0"), 1);
        assert_int_equal(test_count(&desk->on.list, DRAW_TEXT, "Extra turn"), own);
    }
}

/* The title of a place's card says the same as its plate; how far it is ahead or behind stands last
 * on it. */
TEST(test_cards_tell_places_apart)
{
    static const char *const titles[2][ADVICE_PLACES] = {
        {"Keeps 4 meeples", "Keeps 4 meeples", "Keeps 4 meeples"},
        {"Keeps 4 meeples", "Extra turn", "Keeps 4 meeples"}};
    static const char *const leads[ADVICE_PLACES] = {"2.0 points more than place 2",
                                                     "2.0 points less than place 1",
                                                     "4.0 points less than place 1"};
    for (int own = 0; own < 2; own++) {
        Advice advice;
        Desk *desk = advised_open(&advice, own, 2);
        TableModel model = desk_model(desk);
        model.view.hint = &advice;
        for (int i = 0; i < ADVICE_PLACES; i++) {
            Card card;
            card_of_place(&model.view, &advice, i, &card);
            assert_string_equal(card.title, titles[own][i]);
            bool turn = strcmp(card.title, "Extra turn") == 0;
            assert_int_equal(card.count, turn ? 3 : 2);
            assert_string_equal(card.rows[0].text,
                                turn ? "Keeps 4 meeples"
                                     : "a gatherer here would wait for 3 open ends to close");
            if (turn)
                assert_string_equal(card.rows[1].text, "Earns an extra turn");
            assert_string_equal(card.rows[card.count - 1].second, leads[i]);
        }
    }
}

/* Over a place of the hint, turned another way than the Elder would, the card says so. */
TEST(test_a_place_turned_otherwise_says_so)
{
    enum { TURNS = 4 };
    Advice advice;
    int other = 0;
    Desk *desk = advised_open(&advice, false, 2);
    for (int i = 0; i < advice.count; i++) {
        const Move *place = &advice.places[i].turn.moves[0];
        desk_key(desk, '1' + i, 0);
        for (int turn = 0; turn < TURNS; turn++) {
            desk_rest(desk);
            TableModel model = desk_model(desk);
            const Ghost *ghost = &model.view.ghost;
            bool turned = ghost->state == GHOST_FITS && cell_equal(ghost->cell, place->cell) &&
                          ghost->rotation != place->rotation;
            bool says = test_tells(&desk->on.list, "The Elder would turn it") && /* on two lines */
                        test_tells(&desk->on.list, "another way");
            assert_int_equal(says, turned);
            other += turned;
            desk_key(desk, 'r', 0);
        }
    }
    assert_true(other > 0);
}

/* Whether the Elder's face is on a button. */
static bool shows_face(const Desk *desk, const char *button)
{
    const char *face = sitter_icons[SEAT_AI_HARD];
    Rect rect = stand_widget(&desk->on, button)->rect;
    for (const DrawCommand *c = NULL; (c = test_next(&desk->on.list, DRAW_ICON, face, c));)
        if (rect_holds(rect, c->rect.x + c->rect.w / 2, c->rect.y + c->rect.h / 2))
            return true;
    return false;
}

/* What the table marks as the Elder's after the place at `index` was taken, who meant to go on with
 * `move`. Nothing else is marked, and nothing while the tile is in hand. */
static void hold_meant(Desk *desk, const Advice *advice, int index, Move move)
{
    char text[60];
    TableModel model = desk_model(desk);
    assert_true(model.view.meant < 0 && !model.view.meant_none);
    desk_key(desk, '1' + index, 0);
    desk_key(desk, KEY_ENTER, 0);
    desk_rest(desk);
    for (int again = 0; again < 2; again++) {
        model = desk_model(desk);
        assert_int_equal(model.view.phase, PHASE_PIECE);
        assert_int_equal(model.view.meant_none, move.kind == MOVE_PASS);
        assert_int_equal(model.view.meant >= 0, move.kind != MOVE_PASS);
        if (model.view.meant >= 0)
            assert_true(move_equal(model.view.spots[model.view.meant].move, move));
        snprintf(text, sizeof text, "The Elder would choose %d", model.view.meant + 1);
        assert_true(stand_shows(&desk->on,
                                move.kind == MOVE_PASS ? "The Elder would place nothing" : text));
        snprintf(text, sizeof text, "spot-%d", model.view.meant + 1);
        assert_true(shows_face(desk, move.kind == MOVE_PASS ? "pass" : text));
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
TEST(test_the_piece_of_a_place_is_marked)
{
    for (int none = 0; none < 2; none++) {
        Advice advice;
        Desk *desk = advised_open(&advice, false, 2);
        for (int i = 0; i < advice.count; i++) {
            advice.places[i].turn.moves[1] = piece_after(desk, &advice, i, none == (i & 1));
            advice.places[i].turn.count = 2;
        }
        hold_meant(desk, &advice, none, advice.places[none].turn.moves[1]);
    }
    for (int away = 0; away < 2; away++) {
        Advice advice;
        Desk *desk = advised_open(&advice, false, 2);
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
        TableModel model = desk_model(desk);
        assert_int_equal(model.view.phase, PHASE_PIECE);
        assert_true(model.view.meant < 0 && !model.view.meant_none);
    }
}

/* Enter, with nothing chosen yet, shows the best place; the next one lays the tile there. */
TEST(test_enter_begins_with_the_best)
{
    Advice advice;
    Desk *desk = advised_open(&advice, false, 2);
    Move best = advice.places[0].turn.moves[0];
    int placed = desk_game(desk)->placed_count;
    desk_key(desk, KEY_ENTER, 0);
    desk_rest(desk);
    TableModel model = desk_model(desk);
    assert_int_equal(desk_game(desk)->placed_count, placed);
    assert_int_equal(model.view.ghost.state, GHOST_FITS);
    assert_true(cell_equal(model.view.ghost.cell, best.cell));
    assert_int_equal(model.view.ghost.rotation, best.rotation);
    desk_key(desk, KEY_ENTER, 0);
    desk_rest(desk);
    assert_int_equal(desk_game(desk)->placed_count, placed + 1);
}

/* Each place but the first says what it has less, however little. */
TEST(test_the_best_place_leads)
{
    Advice advice;
    Desk *desk = advised_open(&advice, false, .1f);
    assert_int_equal(test_count(&desk->on.list, DRAW_TEXT, "Keeps 4 meeples"), ADVICE_PLACES);
    assert_int_equal(test_count(&desk->on.list, DRAW_TEXT, "\u22120.1"), 1);
    assert_int_equal(test_count(&desk->on.list, DRAW_TEXT, "\u22120.2"), 1);
}

/* Where the numbers are equal, no place is said to be ahead or behind, and its card says so. */
TEST(test_equal_places_are_called_so)
{
    Advice advice;
    Desk *desk = advised_open(&advice, false, 0);
    Card card;
    TableModel model = desk_model(desk);
    model.view.hint = &advice;
    card_of_place(&model.view, &advice, 1, &card);
    assert_string_equal(card.rows[1].second, "Just as good as place 1");
    assert_int_equal(test_count(&desk->on.list, DRAW_TEXT, "Keeps 4 meeples"), ADVICE_PLACES);
    assert_int_equal(test_count(&desk->on.list, DRAW_TEXT, "\u22120.0"), 0);
    assert_int_equal(test_count(&desk->on.list, DRAW_TEXT, "+0.0"), 0);
}

/* That a turn does the least harm is its title, and not said again below it. */
TEST(test_the_least_harm_is_said_once)
{
    Advice advice;
    Desk *desk = advised_open(&advice, false, 1);
    Card card;
    TableModel model = desk_model(desk);
    model.view.hint = &advice;
    advice.places[0].count = 1;
    advice.places[0].reasons[0] = (Reason){.kind = REASON_QUIET, .best = true};
    card_of_place(&model.view, &advice, 0, &card);
    assert_string_equal(card.title, "Does least harm");
    assert_string_equal(card.rows[0].text, "Nothing to win at once");
    assert_string_equal(card.rows[0].second, "");
}

/* What is a place's title is not said twice while the tile is held there. */
TEST(test_a_title_is_said_once)
{
    Advice advice;
    Desk *desk = advised_open(&advice, false, 2);
    for (int i = 0; i < ADVICE_PLACES; i++) {
        desk_point(desk, desk_cell(desk, advice.places[i].turn.moves[0].cell));
        desk_frame(desk);
        TableModel model = desk_model(desk);
        assert_int_equal(model.view.ghost.state, GHOST_FITS);
        assert_true(desk->on.ui.table.card.place.w > 0);
        assert_int_equal(test_count(&desk->on.list, DRAW_TEXT, "Keeps 4 meeples"), ADVICE_PLACES);
    }
}

/* Whether the cell is seen, or a chip leads to it. */
static bool is_told(const Desk *desk, const TableModel *model, Cell cell, const char *chip)
{
    Rect rect = view_cell(&model->board, cell.x, cell.y);
    float seen = .4f * rect.w * rect.h;
    return rect_overlap(rect, framing_open(&model->layout)) > seen ||
           widgets_named(&desk->on.ui.widgets, chip);
}

/* Whether the window has room for all places, with tiles as small as they may become for that. */
static bool has_room(const TableModel *model, const Advice *advice)
{
    float least = .75f * framing_least(model);
    int wide = 0, high = 0;
    for (int i = 0; i < advice->count; i++)
        for (int k = 0; k < i; k++) {
            Cell a = advice->places[i].turn.moves[0].cell, b = advice->places[k].turn.moves[0].cell;
            wide = abs(a.x - b.x) > wide ? abs(a.x - b.x) : wide;
            high = abs(a.y - b.y) > high ? abs(a.y - b.y) : high;
        }
    return (float)(wide + 1) * least <= model->layout.fit.w &&
           (float)(high + 1) * least <= model->layout.fit.h;
}

/* On large land the best place comes into sight, and the others where the window has room for all;
 * chips lead to those that do not. A chip that is pressed brings its place. */
TEST(test_places_come_into_sight)
{
    static const char *const chips[ADVICE_PLACES] = {"place-1", "place-2", "place-3"};
    int whole = 0, told = 0;
    for (uint64_t seed = 1; seed <= test_share(12); seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 90);
        stand_resize(&desk->on, 1000, seed % 2 ? 560 : 400, 100);
        assert_true(desk_play_until(desk, PHASE_PLACE));
        TableModel model = desk_model(desk);
        Advice advice = advised_of(desk, &model.view, false, 2);
        Cell last = model.view.legal[model.view.legal_count - 1].cell;
        advice.places[ADVICE_PLACES - 1].turn.moves[0].cell = last;
        desk->on.scene.advice = &advice;
        desk->on.ui.table.advice = (AdviceUi){.hint = true, .at = advice.at, .why = -1};
        desk_rest(desk);
        model = desk_model(desk);
        Cell best = advice.places[0].turn.moves[0].cell;
        Rect rect = view_cell(&model.board, best.x, best.y);
        assert_true(rect_overlap(rect, framing_open(&model.layout)) > .95f * rect.w * rect.h);
        int chip_count = 0;
        for (int i = 0; i < ADVICE_PLACES; i++) {
            assert_true(is_told(desk, &model, advice.places[i].turn.moves[0].cell, chips[i]));
            chip_count += widgets_named(&desk->on.ui.widgets, chips[i]) != NULL;
        }
        assert_true(chip_count == 0 || !has_room(&model, &advice));
        whole += chip_count == 0;
        told += chip_count > 0;
        for (int i = 0; i < ADVICE_PLACES; i++) {
            if (!widgets_named(&desk->on.ui.widgets, chips[i]))
                continue;
            stand_press(&desk->on, chips[i]);
            desk_rest(desk);
            assert_null(widgets_named(&desk->on.ui.widgets, chips[i]));
            break;
        }
    }
    assert_true(test_met(whole > 0 && told > 0));
}

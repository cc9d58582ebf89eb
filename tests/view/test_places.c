

/* The places of a hint: their plates, what goes with one that is taken, how they come into sight.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "play/turns.h"
#include "view/board/marks.h"
#include "view/board/places.h"
#include "view/cards/card.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/table/arranged.h"
#include "view/table/framing.h"
#include "view/words/areas.h"
#include "view/words/elder.h"
#include "view/words/names.h"
#include "where.h"

/* A place has a word, where there is such a one that no other place has, and all but the first the
 * points that they are behind, however few; where the numbers are equal none has any. */
TEST(test_places_are_told_apart)
{
    static const struct {
        bool own;
        float apart;
        const char *text;
        int count;
    } told[] = {{false, 2, "Keeps 4 meeples", 3},
                {false, 2, "\u22124.0", 1},
                {false, 2, "\u22122.0", 1},
                {false, 2, "Extra turn", 0},
                {true, 2, "Keeps 4 meeples", 2},
                {true, 2, "\u22124.0", 1},
                {true, 2, "\u22122.0", 1},
                {true, 2, "Extra turn", 1},
                {false, .1f, "\u22120.1", 1},
                {false, .1f, "\u22120.2", 1},
                {false, 0, "Keeps 4 meeples", 3},
                {false, 0, "\u22120.0", 0},
                {false, 0, "+0.0", 0}};
    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        Advice advice;
        Desk *desk = advised_open(&advice, told[i].own, told[i].apart);
        assert_int_equal(test_count(&desk->on.list, DRAW_TEXT, told[i].text), told[i].count);
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
        assert_true(
            stand_shows(&desk->on, move.kind == MOVE_PASS
                                       ? "The Elder would place nothing"
                                       : said("The Elder would choose %d", model.view.meant + 1)));
        assert_true(shows_face(
            desk, move.kind == MOVE_PASS ? "pass" : said("spot-%d", model.view.meant + 1)));
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

/* A place that is as good as another is called so. That a turn does the least harm is its title,
 * and not said again below it. */
TEST(test_the_least_harm_is_said_once)
{
    Advice advice;
    Desk *desk = advised_open(&advice, false, 0);
    Card card;
    TableModel model = desk_model(desk);
    model.view.hint = &advice;
    card_of_place(&model.view, &advice, 1, &card);
    assert_string_equal(card.rows[1].second, "Just as good as place 1");
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
    Rect rect = cell_seen(&model->view, cell);
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
        Rect rect = cell_seen(&model.view, best);
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

/* Which place is which is seen on the places themselves, wherever their words lie; the one that the
 * tile is held over is clear. */
TEST(test_places_bear_their_numbers)
{
    Advice advice;
    Desk *desk = advised_open(&advice, false, 2);
    for (int held = -1; held < ADVICE_PLACES; held++) {
        int counts[ADVICE_PLACES] = {0};
        DrawnDisc disc;
        if (held >= 0)
            desk_key(desk, '1' + held, 0);
        desk_rest(desk);
        TableModel model = desk_model(desk);
        for (size_t at = 0; next_disc(&desk->on.list, &at, &disc);)
            for (int i = 0; i < ADVICE_PLACES && disc_is_place(&disc); i++) {
                Rect cell = desk_cell_rect(&model, advice.places[i].turn.moves[0].cell);
                if (!desk_holds(cell, disc.rect))
                    continue;
                assert_int_equal(disc.number - 1, i);
                counts[i]++;
            }
        for (int i = 0; i < ADVICE_PLACES; i++)
            assert_int_equal(counts[i], i != held);
    }
}

/* Draws a card over the last frame; its first command. */
static size_t draw_over(Desk *desk, const TableModel *model, const Card *card)
{
    Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, &desk->on.list, 1);
    Point size = card_size(&frame, card);
    size_t first = desk->on.list.count;
    card_draw(&frame, card, &model->view, (Rect){100, 100, size.x, size.y});
    return first;
}

/* How long the bar of the own move is drawn, pixels; 0: there is none. */
static float own_bar(Desk *desk, const TableModel *model, const Card *card)
{
    float length = 0;
    for (size_t i = draw_over(desk, model, card); i < desk->on.list.count; i++) {
        const DrawCommand *command = &desk->on.list.commands[i];
        if (command->kind == DRAW_FILL && is_rgb(command->colour, GAIN) && command->colour.a == 255)
            length = fmaxf(length, command->rect.w);
    }
    return length;
}

/* How many tracks of bars a card has, full or not. */
static int tracks(Desk *desk, const TableModel *model, const Card *card)
{
    int count = 0;
    for (size_t i = draw_over(desk, model, card); i < desk->on.list.count; i++) {
        const DrawCommand *command = &desk->on.list.commands[i];
        count += command->kind == DRAW_FILL && is_rgb(command->colour, INK) &&
                 command->rect.w > 40 && command->rect.h > 8;
    }
    return count;
}

/* What a computer's own move and the next best are said to be, beside the numbers shown; as parts
 * of the larger one, of which what is nothing or less has none, they are drawn; where neither has
 * any, there are no empty bars either. */
TEST(test_why_tells_what_the_numbers_tell)
{
    static const struct {
        float mine, next, share, other;
        const char *text, *second, *bar;
    } cases[] = {
        {3.06f, 3.14f, 1, 1, "Just as good", "as the next best move", "next best"},
        {-.9f, -.9f, 0, 0, "Just as good", "as the next best move", "next best"},
        {.04f, .02f, 0, 0, "Just as good", "as the next best move", "next best"},
        {3.2f, 3.1f, 1, .9688f, "Best by a little", "ahead of the next best move", "next best"},
        {3.1f, 3.2f, .9688f, 1, "Almost as good", "as the best move", "best move"},
        {3, 1.5f, 1, .5f, "1.5 points better", "than the next best move", "next best"},
        {.3f, -2, 1, 0, "2.3 points better", "than the next best move", "next best"},
        {-4, -2, 0, 0, "2.0 points worse", "than the best move", "best move"},
        {1, 4, .25f, 1, "3.0 points worse", "than the best move", "best move"},
    };
    Desk *desk = desk_open(EDITION_SECOND, 2, 3, 4);
    float whole = 0;
    TableModel model = desk_model(desk);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Explanation explanation = {.turn.worth = cases[i].mine, .next.worth = cases[i].next};
        Card card;
        explanation.next.count = 1;
        card_of_why(&model.view, 0, &explanation, &card);
        assert_int_equal(card.count, 4);
        assert_string_equal(card.rows[1].text, cases[i].text);
        assert_string_equal(card.rows[1].second,
                            said("%s; points more than Red at the end:", cases[i].second));
        assert_string_equal(card.rows[2].text, "this move");
        assert_string_equal(card.rows[3].text, cases[i].bar);
        assert_true(fabsf(card.rows[2].share - cases[i].share) < .001f);
        assert_true(fabsf(card.rows[3].share - cases[i].other) < .001f);
        bool any = cases[i].share + cases[i].other > 0;
        assert_int_equal(tracks(desk, &model, &card), any ? 2 : 0);
        whole = i == 0 ? own_bar(desk, &model, &card) : whole;
        assert_true(fabsf(own_bar(desk, &model, &card) - whole * cases[i].share) <= 1.5f);
    }
    assert_true(whole > 40);
}

/* Beside the points of an area that is closed stands what they are for. */
TEST(test_why_names_what_scores)
{
    static const struct {
        Reason reason;
        const char *text;
    } cases[] = {
        {{.award = AWARD_RIVER, .tiles = 2, .fish = 2}, "Closes a river of 2 tiles, 2 fish"},
        {{.award = AWARD_RIVER, .tiles = 2}, "Closes a river of 2 tiles"},
        {{.award = AWARD_FOREST, .tiles = 4, .groups = 1}, "Closes a forest of 4 tiles, mushrooms"},
        {{.award = AWARD_FOREST, .tiles = 4}, "Closes a forest of 4 tiles"},
    };
    Desk *desk = desk_open(EDITION_SECOND, 2, 3, 4);
    TableModel model = desk_model(desk);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Explanation explanation = {.count = 1, .reasons = {cases[i].reason}};
        Card card;
        card_of_why(&model.view, 0, &explanation, &card);
        assert_string_equal(card.rows[0].text, cases[i].text);
        assert_null(strchr(say_reason_alone(model.view.setup, &cases[i].reason), ','));
    }
}

/* What a turn gives to others, and what grows, as it is told, and the points beside it. */
static const struct {
    Reason reason;
    const char *text, *second, *value;
} added[] = {
    {{REASON_SCORES, .award = AWARD_LOGBOAT, .zone = ZONE_LAKE, .points = 16},
     "The logboat scores its lakes",
     "the points are safe",
     "+16"},
    {{REASON_SCORES, .award = AWARDS, .summed = 2, .points = 9},
     "Scores in 2 more places",
     "the points are safe",
     "+9"},
    {{REASON_COSTS, .award = AWARDS, .summed = 3, .points = 12},
     "Gives points away in 3 places",
     "that is the price of it",
     "+12"},
    {{REASON_LOSES, .zone = ZONE_LAKE, .points = 6},
     "Gives up the river system",
     "that is the price of it",
     "\u22126"},
    {{REASON_FEEDS, .player = 1, .zone = ZONE_LAKE, .points = 14, .adds = 3},
     "Red\u2019s river system grows",
     "3 points more at the end, as it is",
     ""},
    {{REASON_PIECE, .role = ROLE_GATHERER, .zone = ZONE_FOREST, .open = 1, .least = 6,
      .late = true},
     "Gatherer in the forest",
     "6 points at least, but only if another player closes it",
     ""},
    {{REASON_QUIET, .best = true}, "Nothing to win at once", "this does the least harm", ""},
    {{REASON_GROWS, .zone = ZONE_LAKE, .fish = 2, .points = 14, .adds = 2},
     "2 more fish for Yellow\u2019s hut",
     "2 points more at the end, as it is",
     ""},
    {{REASON_HINDERS, .player = 1, .zone = ZONE_RIVER, .points = 5},
     "Red\u2019s river is harder to close",
     "5 tiles fewer fit there",
     ""},
    {{REASON_PREY, .player = 1, .points = 2}, "Tigers take 2 deer", "from Red\u2019s hunters", ""},
    {{REASON_NO_PREY, .zone = ZONE_MEADOW, .points = 2},
     "Keeps the tiger out of Yellow\u2019s grassland",
     "elsewhere it takes 2 deer",
     ""},
    {{REASON_NO_LOSS, .zone = ZONE_FOREST, .points = 4},
     "Lets nobody into Yellow\u2019s forest",
     "elsewhere 4 points are shared or lost",
     ""},
    {{REASON_NO_FEED, .player = 1, .zone = ZONE_LAKE, .points = 3},
     "Adds nothing to Red\u2019s river system",
     "elsewhere it adds 3 points",
     ""},
    {{REASON_KEEPS, .role = ROLE_HUNTER, .points = 2, .adds = 3},
     "Keeps 2 meeples",
     "a hunter here would stay to the end, for 3 points as it is",
     ""},
    {{REASON_KEEPS, .role = ROLE_GATHERER, .points = 4, .open = 3},
     "Keeps 4 meeples",
     "a gatherer here would wait for 3 open ends to close",
     ""},
    {{REASON_KEEPS, .role = ROLE_FISHER, .points = 4, .open = 3, .never = true},
     "Keeps 4 meeples",
     "a meeple here would stay to the end for nothing",
     ""},
    {{REASON_PIECE, .role = ROLE_HUT, .zone = ZONE_LAKE, .open = 2, .expected = 4},
     "Hut on the river system",
     "2 open ends; about 4 expected at the end",
     ""},
    {{REASON_PIECE, .role = ROLE_HUT, .zone = ZONE_LAKE},
     "Hut on the river system",
     "it brings nothing as it is",
     ""},
};

TEST(test_why_names_what_a_turn_adds)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 3, 4);
    TableModel model = desk_model(desk);
    for (size_t i = 0; i < sizeof added / sizeof *added; i++) {
        const Reason *reason = &added[i].reason;
        Explanation explanation = {.count = 1, .reasons = {*reason}};
        Card card;
        card_of_why(&model.view, 0, &explanation, &card);
        assert_string_equal(card.rows[0].text, added[i].text);
        assert_string_equal(card.rows[0].second, added[i].second);
        assert_string_equal(card.rows[0].value, added[i].value);
        if (reason->kind == REASON_FEEDS) /* of several areas none is shown */
            assert_string_equal(card.rows[0].icon.name,
                                reason->summed > 0 ? "person" : "river-system");
        bool ones = reason->kind == REASON_SCORES || reason->summed == 0;
        assert_int_equal(card.rows[0].badge != NULL, added[i].value[0] && ones);
    }
}

/* Wherever it is laid meeples may be kept, so that they come last, even where what else speaks for
 * a place speaks for another as well. What a turn costs is no reason to lay a tile there. */
TEST(test_a_plate_tells_last_what_is_kept)
{
    Advice advice;
    Desk *desk = advised_open(&advice, false, 1);
    TableModel model = desk_model(desk);
    Explanation *place = &advice.places[0], *other = &advice.places[1];
    place->reasons[0].points = 5;
    place->reasons[place->count++] = (Reason){REASON_COSTS, .player = 1, .tiles = 3, .points = 6};
    assert_ptr_equal(places_reason(&model.view, 0), &place->reasons[0]);
    place->reasons[1] = (Reason){REASON_GROWS, .zone = ZONE_FOREST, .adds = 2};
    assert_ptr_equal(places_reason(&model.view, 0), &place->reasons[1]);
    other->reasons[other->count++] = place->reasons[1];
    assert_ptr_equal(places_reason(&model.view, 0), &place->reasons[1]);
}

TEST(test_an_earlier_turn_is_named_by_its_number)
{
    Desk *desk = desk_open(EDITION_FIRST, 3, 3, 12);
    const Setup *setup = session_setup(desk->on.session);
    const Explanation explanation = {0};
    int last = session_at(desk->on.session) - 1;
    Card card;
    TableModel model = desk_model(desk);
    while (session_move(desk->on.session, last).kind != MOVE_PLACE)
        last--;
    card_of_why(&model.view, 0, &explanation, &card);
    assert_string_equal(
        card.under, say_with(SAY_TURN_OF, "number=%d player=%s", 1, say_seat(&setup->seats[0])));
    card_of_why(&model.view, last, &explanation, &card);
    assert_string_equal(
        card.under,
        say_text(SAY_LAST_MOVE, say_brief(setup, session_game_at(desk->on.session, last)->player)));
}

/* Stitches in gold along a cell's sides. */
static int count_stitches(const Desk *desk, Rect cell)
{
    const DrawList *list = &desk->on.list;
    int count = 0;
    for (size_t i = 0; i < list->count; i++) {
        const DrawCommand *line = &list->commands[i];
        const Point *ends = &list->points[line->first];
        count += line->kind == DRAW_LINE && line->count == 2 && line->dash > 0 &&
                 is_rgb(line->colour, FIRE_LIGHT) && rect_holds(cell, ends[0].x, ends[0].y) &&
                 rect_holds(cell, ends[1].x, ends[1].y);
    }
    return count;
}

/* The tile of the turn whose reasons are open is marked, that of the last turn by its frame, if it
 * laid no other. */
TEST(test_the_tile_explained_is_marked)
{
    int earlier = 0, last = 0, twice = 0;
    for (uint64_t seed = 1; seed <= test_share(12); seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 40);
        RecentTiles laid;
        bool due = desk_play_until(desk, PHASE_PLACE);
        turns_last(desk->on.session, session_at(desk->on.session), &laid);
        while (seed > 4 && due && laid.count < 2) { /* on to an extra turn */
            desk_play(desk);
            due = desk_play_until(desk, PHASE_PLACE);
            turns_last(desk->on.session, session_at(desk->on.session), &laid);
        }
        int at = session_at(desk->on.session);
        for (int move = 0; due && move < at; move++) {
            TableModel model;
            if (session_move(desk->on.session, move).kind != MOVE_PLACE)
                continue;
            Cell cell = session_move(desk->on.session, move).cell;
            for (int open = 0; open < 2; open++) {
                desk->on.ui.table.advice = (AdviceUi){.why = open ? move : -1, .why_at = at};
                desk_frame(desk);
                model = desk_model(desk);
                turns_last(desk->on.session, at, &laid);
                bool marked = open && (laid.count > 1 || !tile_is_last(&model.view, cell));
                assert_int_equal(count_stitches(desk, desk_cell_rect(&model, cell)), 4 * marked);
                earlier += marked;
                last += open && !marked;
                twice += marked && tile_is_last(&model.view, cell);
            }
        }
    }
    assert_true(test_met(earlier > 50 && last > 0 && twice > 0));
}

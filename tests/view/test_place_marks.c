/* What marks a hint's places and the turn whose reasons are told: numbers and lines on the land,
 * the words and bars of Why?, and the stitches round its tile. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "advised.h"
#include "check.h"
#include "play/turns.h"
#include "view/board/marks.h"
#include "view/board/places.h"
#include "view/cards/card.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/table/framing.h"
#include "view/words/areas.h"
#include "view/words/elder.h"
#include "view/words/names.h"
#include "where.h"

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
        char second[96];
        Card card;
        explanation.next.count = 1;
        card_of_why(&model.view, 0, &explanation, &card);
        assert_int_equal(card.count, 4);
        assert_string_equal(card.rows[1].text, cases[i].text);
        snprintf(second, sizeof second, "%s; points more than Red at the end:", cases[i].second);
        assert_string_equal(card.rows[1].second, second);
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
        char alone[96];
        Card card;
        card_of_why(&model.view, 0, &explanation, &card);
        assert_string_equal(card.rows[0].text, cases[i].text);
        say_reason_alone(model.view.setup, &cases[i].reason, alone, sizeof alone);
        assert_null(strchr(alone, ','));
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
            assert_string_equal(card.rows[0].icon, reason->summed > 0 ? "person" : "river-system");
        bool ones = reason->kind == REASON_SCORES || reason->summed == 0;
        assert_int_equal(card.rows[0].badge != NULL, added[i].value[0] && ones);
    }
}

/* What a turn costs is no reason to lay a tile there. */
TEST(test_no_plate_tells_what_a_turn_costs)
{
    Advice advice;
    Desk *desk = advised_open(&advice, false, 1);
    TableModel model = desk_model(desk);
    Explanation *place = &advice.places[0];
    place->reasons[place->count++] = (Reason){REASON_COSTS, .player = 1, .tiles = 3, .points = 6};
    assert_ptr_equal(places_reason(&model.view, 0), &place->reasons[0]);
    place->reasons[1].kind = REASON_GIVES;
    assert_ptr_equal(places_reason(&model.view, 0), &place->reasons[1]);
}

/* Wherever it is laid meeples may be kept, so that they come last, even where what else speaks for
 * a place speaks for another as well. */
TEST(test_a_plate_tells_last_what_is_kept)
{
    Advice advice;
    Desk *desk = advised_open(&advice, false, 1);
    TableModel model = desk_model(desk);
    Explanation *place = &advice.places[0], *other = &advice.places[1];
    place->reasons[0].points = 5;
    assert_ptr_equal(places_reason(&model.view, 0), &place->reasons[0]);
    place->reasons[place->count++] = (Reason){REASON_GROWS, .zone = ZONE_FOREST, .adds = 2};
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
    char text[96], name[BRIEF_NAME];
    Card card;
    TableModel model = desk_model(desk);
    while (session_move(desk->on.session, last).kind != MOVE_PLACE)
        last--;
    card_of_why(&model.view, 0, &explanation, &card);
    say_turn_of(1, &setup->seats[0], text, sizeof text);
    assert_string_equal(card.under, text);
    card_of_why(&model.view, last, &explanation, &card);
    say_text(SAY_LAST_MOVE, say_brief(setup, session_game_at(desk->on.session, last)->player, name),
             text, sizeof text);
    assert_string_equal(card.under, text);
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

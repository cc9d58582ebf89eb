/* The page of the Elder's look back, with a review made by hand: whose moves are named, what a
 * click on one shows, and that the app drops what is found out about another game. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "at_once.h"
#include "check.h"
#include "home.h"
#include "support.h"
#include "view/kit/paint.h"
#include "view/state/nav.h"
#include "view/words/elder.h"

enum { NAMED = 5 };

static Review review;

/* So many turns of the game cost points: the k-th of them 1.5 + k; the better one is any other
 * place for the tile. */
static void make_review(const App *app, int costly)
{
    const Session *session = app->session;
    int turns = 0;
    memset(&review, 0, sizeof review);
    review.player_count = session_setup(session)->player_count;
    for (int i = 0; i < session_at(session); i++) {
        if (session_move(session, i).kind == MOVE_PLACE)
            review.turns[turns++] =
                (ReviewTurn){.player = session_game_at(session, i)->player, .first = (int16_t)i};
        review.turns[turns - 1].count++;
    }
    review.turn_count = review.read = review.guessed = review.weighed = turns;
    review.share = 1;
    for (int t = 0; t < turns; t++)
        review.turns[t].weighed = true;
    for (int t = 0; t <= turns; t++)
        for (int p = 0; p < review.player_count; p++)
            review.chances[t][p] = 1.f / review.player_count;
    for (int k = 0, t = 4; k < costly; t++) {
        ReviewTurn *turn = &review.turns[t];
        MoveList list;
        game_moves(session_edition(session), session_game_at(session, turn->first), &list);
        Move done = session_move(session, turn->first);
        int other = move_equal(list.moves[0], done) ? 1 : 0;
        if (list.count < 2 || turn->player != k % 2)
            continue;
        turn->cost = 1.5f + (float)k++;
        turn->wrong = REVIEW_PLACE;
        turn->best[0] = list.moves[other];
        turn->best_count = 1;
    }
}

/* The page of the game that was begun, once it is over. */
static void show_begun(Home *home, int costly)
{
    App *app = &home->app;
    home_play(home, 1000);
    assert_int_equal(session_game(app->session)->phase, PHASE_END);
    app_frame(app, 9); /* the table has been seen */
    ui_go(&app->ui, SCREEN_RESULTS);
    app_frame(app, 10);
    assert_true(app_press(app, "look-back"));
    assert_int_equal(app->ui.screen, SCREEN_LOOK_BACK);
    app_frame(app, 11);
    make_review(app, costly);
}

/* The same of a game of its own; seats: persons but for the third one. */
static void show(Home *home, int costly)
{
    home_begin(home, 5);
    show_begun(home, costly);
}

static void tell(Home *home, bool done)
{
    looking_tell(&home->app, looking_wanted(&home->app), &review, done);
    app_frame(&home->app, 20);
}

AT_HOME(it_is_wished_for_once)
{
    App *app = &home->app;
    assert_int_equal(looking_wanted(app), 0);
    show(home, NAMED);
    uint32_t number = looking_wanted(app);
    assert_true(number > 0);
    assert_true(app_due(app) < 12); /* its progress is to be seen */
    review.weighed = 30;
    tell(home, false);
    assert_int_equal(looking_wanted(app), number);
    assert_true(app_press(app, "stop"));
    assert_int_equal(looking_wanted(app), 0);
    app_frame(app, 30);
    assert_true(app_press(app, "go-on"));
    assert_int_equal(looking_wanted(app), number);
    review.weighed = review.turn_count;
    tell(home, true);
    assert_int_equal(looking_wanted(app), 0);
    home_press(home, "results");
    assert_true(app_press(app, "look-back")); /* it is still known */
    assert_int_equal(looking_wanted(app), 0);
}

/* How far right the bar reaches that says how far he is, pixels: the last shape that glows. */
static float bar_end(const DrawList *list)
{
    const Rgba fire = rgba(FIRE, 1);
    float end = 0;
    for (const DrawCommand *c = NULL; (c = test_next(list, DRAW_POLYGON, NULL, c));)
        for (uint32_t k = 0; k < c->count && memcmp(&c->colour, &fire, sizeof fire) == 0; k++)
            end = k ? fmaxf(end, list->points[c->first + k].x) : list->points[c->first].x;
    return end;
}

/* How long it takes is said once it can be told from some turns, and from these alone; before,
 * nothing is made up. */
AT_HOME(it_says_how_long_once_known)
{
    enum { SECONDS = 6 };
    const float GUESSED = .03f, SHARE = .1f;
    App *app = &home->app;
    show(home, 0);
    assert_true(test_shows(&app->list, "The Elder goes over the game\u2026"));
    assert_false(test_tells(&app->list, "turn 0 of 0") || test_tells(&app->list, "a moment"));
    assert_false(test_shows(&app->list, "Three costly moves"));
    review.weighed = review.guessed = 0;
    review.share = 0;
    review.read = 5;
    tell(home, false);
    assert_true(test_shows(&app->list, "The Elder goes over the game\u2026"));
    review.read = review.turn_count;
    tell(home, false);
    assert_true(test_tells(&app->list, said("turn 1 of %d", review.turn_count)));
    review.guessed = review.turn_count;
    review.share = GUESSED;
    tell(home, false);
    assert_true(test_tells(&app->list, said("sure of 0 of %d turns", review.turn_count)));
    assert_false(test_tells(&app->list, "about "));
    float end = bar_end(&app->list);
    app_frame(app, 20 + SECONDS);
    review.weighed = 3;
    review.share = SHARE;
    looking_tell(app, looking_wanted(app), &review, false);
    app_frame(app, 20 + SECONDS);
    assert_true(test_shows(&app->list, say_time_left(SECONDS * (1 - SHARE) / (SHARE - GUESSED))));
    assert_true(bar_end(&app->list) > end + 10);
}

AT_HOME(the_costliest_are_named)
{
    App *app = &home->app;
    const LookBackUi *ui = &app->ui.lookback;
    show(home, NAMED);
    tell(home, true);
    assert_int_equal(ui->count, COSTLY);
    for (int i = 0; i < COSTLY; i++)
        assert_true(review.turns[ui->moves[i].turn].cost == 1.5f + (float)(NAMED - 1 - i));
    home_press(home, "look-2");
    assert_int_equal(ui->count, 2);
    for (int i = 0; i < ui->count; i++)
        assert_int_equal(review.turns[ui->moves[i].turn].player, 1);
    home_press(home, "look-all");
    assert_int_equal(ui->count, COSTLY);
}

static void point_at(App *app, float x, float y)
{
    app_input(app, &(Input){.kind = INPUT_POINTER, .x = x, .y = y});
    app_frame(app, 21);
}

/* What is only guessed is named at once, and said to be; it is so no more once it is sure. */
AT_HOME(guesses_are_named_as_such)
{
    App *app = &home->app;
    show(home, NAMED);
    for (int t = 0; t < review.turn_count; t++)
        review.turns[t].weighed = false;
    review.weighed = 0;
    tell(home, false);
    assert_int_equal(app->ui.lookback.count, COSTLY);
    assert_true(test_shows(&app->list, "Not sure yet"));
    assert_false(test_shows(&app->list, "Three costly moves"));
    home_press(home, "stop");
    assert_true(test_shows(&app->list, "Not sure yet"));
    for (int i = 0; i < COSTLY; i++)
        review.turns[app->ui.lookback.moves[i].turn].weighed = true;
    review.weighed = COSTLY;
    assert_true(app_press(app, "go-on"));
    tell(home, false);
    assert_false(test_shows(&app->list, "Not sure yet"));
}

/* Under the pointer no move changes its place, and what is shown on the board stays so, though it
 * turns out that it cost nothing. */
AT_HOME(what_is_pointed_at_stays)
{
    App *app = &home->app;
    LookBackUi *ui = &app->ui.lookback;
    show(home, NAMED);
    tell(home, false);
    const Widget *row = widgets_named(&app->ui.widgets, "costly-2");
    float x = row->rect.x + 9, y = row->rect.y + 9;
    ReviewTurn *first = &review.turns[ui->moves[0].turn];
    int turns[] = {ui->moves[0].turn, ui->moves[1].turn, ui->moves[2].turn};
    point_at(app, x, y);
    first->cost = first->best_count = 0;
    review.turns[turns[2]].cost = 40;
    tell(home, false);
    for (int i = 0; i < COSTLY; i++)
        assert_int_equal(ui->moves[i].turn, turns[i]);
    assert_true(ui->moves[2].of.cost == 40);
    point_at(app, 5, y);
    assert_int_equal(ui->moves[0].turn, turns[2]);
    assert_int_equal(ui->moves[1].turn, turns[1]);
    assert_true(app_press(app, "costly-2"));
    review.turns[turns[1]].cost = review.turns[turns[1]].best_count = 0;
    tell(home, true);
    assert_true(test_shows(&app->list, "back to the Elder"));
    assert_int_equal(ui->marked.first, review.turns[turns[1]].first);
    assert_true(app->ui.table.strip.named);
}

AT_HOME(a_click_shows_the_move)
{
    App *app = &home->app;
    show(home, NAMED);
    tell(home, true);
    const ReviewTurn *turn = &review.turns[app->ui.lookback.moves[1].turn];
    int end = session_at(app->session);
    home_press(home, "costly-2");
    assert_int_equal(app->ui.screen, SCREEN_TABLE);
    assert_int_equal(session_at(app->session), turn->first + turn->count);
    home_press(home, "close-history");
    assert_int_equal(session_at(app->session), end);
    assert_int_equal(app->ui.screen, SCREEN_LOOK_BACK); /* for the next one */
    home_press(home, "costly-1");
    app_follow(app, &(Intent){.kind = INTENT_SEEK, .index = 1});
    app_frame(app, 24);
    home_press(home, "close-history");
    assert_int_equal(session_at(app->session), end);
    assert_int_equal(app->ui.screen, SCREEN_LOOK_BACK); /* from elsewhere in the game as well */
}

/* From the board one comes back to where the page was left; anew it is shown from its top. */
AT_HOME(the_page_is_where_it_was_left)
{
    App *app = &home->app;
    const Scroll *scroll = &app->ui.lobby.scroll;
    app->ui.options.scale = 150;
    show(home, NAMED);
    tell(home, true);
    app_input(app, &(Input){.kind = INPUT_KEY, .key = KEY_END});
    app_frame(app, 21);
    float left = scroll->at;
    assert_true(left > 0 && left >= scroll->height - scroll->view.h - 1);
    home_press(home, "costly-3");
    assert_int_equal(app->ui.screen, SCREEN_TABLE);
    app_input(app, &(Input){.kind = INPUT_KEY, .key = KEY_ESCAPE});
    app_frame(app, 23);
    assert_int_equal(app->ui.screen, SCREEN_LOOK_BACK);
    assert_true(scroll->at == left);
    home_press(home, "results");
    home_press(home, "look-back");
    assert_true(scroll->at == 0);
}

/* How low the first text of these words is drawn, pixels. */
static float line_of(const DrawList *list, const char *words)
{
    const DrawCommand *text = test_next(list, DRAW_TEXT, words, NULL);
    assert_non_null(text);
    return text->rect.y;
}

/* Percent, where the curve has the number of the first move. */
static float number_on_curve(const DrawList *list)
{
    float none = line_of(list, "0 %"), all = line_of(list, "100 %");
    return 100 * (none - line_of(list, "1")) / (none - all);
}

/* Whether a player's badge stands close before a text, on its line. */
static bool badge_before(const App *app, const char *words, int player)
{
    enum { NEAR = 30 };
    const char *name = player_badges[session_setup(app->session)->seats[player].colour];
    const DrawCommand *text = test_next(&app->list, DRAW_TEXT, words, NULL);
    for (const DrawCommand *c = NULL; (c = test_next(&app->list, DRAW_ICON, name, c));)
        if (rect_holds((Rect){c->rect.x, c->rect.y, NEAR + 8, NEAR}, text->rect.x, text->rect.y))
            return true;
    return false;
}

/* A card and the curve tell one chance of a turn, and the board that the card leads to shows the
 * same turn, for every turn of the game. */
AT_HOME(card_curve_and_board_agree)
{
    App *app = &home->app;
    char words[80];
    show(home, 0);
    uint32_t number = looking_wanted(app);
    int turns = review.turn_count, end = session_at(app->session);
    for (int t = 0; t < turns; t++) {
        ReviewTurn *turn = &review.turns[t];
        MoveList list;
        game_moves(session_edition(app->session), session_game_at(app->session, turn->first),
                   &list);
        turn->cost = 3;
        turn->wrong = REVIEW_PLACE;
        turn->best[0] = list.moves[0];
        turn->best_count = 1;
        int after = 10 + t * 7 % 80, better = after + 1 + t % 9;
        review.chances[t + 1][turn->player] = (float)after / 100;
        turn->better = (float)better / 100;
        app->ui.lookback = (LookBackUi){0};
        looking_tell(app, number, &review, true);
        app_frame(app, 20);
        assert_int_equal(app->ui.lookback.count, 1);
        snprintf(words, sizeof words, "%d %% instead of %d %%", after, better);
        assert_true(test_tells(&app->list, words));
        assert_true(fabsf(number_on_curve(&app->list) - (float)after) < .5f);
        snprintf(words, sizeof words, "turn %d", t + 1);
        assert_true(test_shows(&app->list, words));
        home_press(home, "costly-1");
        bool last = t + 1 == turns;
        snprintf(words, sizeof words, last ? "The end, after turn %d" : "After turn %d of %d",
                 t + 1, turns);
        assert_true(test_shows(&app->list, words));
        assert_true(badge_before(app, words, turn->player));
        assert_int_equal(test_shows(&app->list, "back to the Elder"), !last);
        assert_false(test_shows(&app->list, "back to the present"));
        home_press(home, "close-history");
        assert_int_equal(session_at(app->session), end);
        assert_int_equal(app->ui.screen, SCREEN_LOOK_BACK);
        turn->cost = 0;
    }
    assert_true(turns > 50);
}

AT_HOME(nothing_costly_is_praised)
{
    show(home, 0);
    tell(home, true);
    assert_int_equal(home->app.ui.lookback.count, 0);
    assert_true(test_shows(&home->app.list, "No costly move. Well played!"));
}

AT_HOME(another_game_forgets_it)
{
    App *app = &home->app;
    show(home, NAMED);
    uint32_t number = looking_wanted(app);
    tell(home, true);
    home_begin(home, 6);
    assert_null(looking_shown(app).review);
    home_play(home, 1000);
    ui_go(&app->ui, SCREEN_RESULTS);
    app_frame(app, 50);
    assert_true(app_press(app, "look-back"));
    assert_true(looking_wanted(app) != number);
    looking_tell(app, number, &review, true); /* late */
    assert_int_equal(app->review.turn_count, 0);
    assert_true(looking_wanted(app) > 0);
}

/* How often a tile is drawn by itself on the board's side of the window, as one that could lie
 * there or as one that lay. */
static int times_drawn(const DrawList *list, uint8_t tile, int rotation, bool pale)
{
    int count = 0;
    for (const DrawCommand *c = NULL; (c = test_next(list, DRAW_TILE, NULL, c));)
        count += c->tile == tile && c->rotation == rotation && c->rect.x < 1000 &&
                 (c->colour.a < 255) == pale;
    return count;
}

static bool lies_on_board(const DrawList *list, uint8_t tile)
{
    bool lies = false;
    for (size_t i = 0; i < list->board_count; i++)
        lies |= list->board[i].tile == tile;
    return lies;
}

/* Of a tile that would have been better turned, the board shows the better way in the cell and the
 * other one beside it, and no longer the tile itself. */
AT_HOME(a_turned_tile_is_shown_both_ways)
{
    App *app = &home->app;
    int seen = 0;
    show(home, 0);
    uint32_t number = looking_wanted(app);
    for (int t = 0; t < review.turn_count; t++) {
        ReviewTurn *turn = &review.turns[t];
        const Game *before = session_game_at(app->session, turn->first);
        Move done = session_move(app->session, turn->first);
        uint8_t tile = before->hand;
        MoveList list;
        game_moves(session_edition(app->session), before, &list);
        int best = 0;
        while (best < list.count && (!cell_equal(list.moves[best].cell, done.cell) ||
                                     list.moves[best].rotation == done.rotation))
            best++;
        if (best == list.count)
            continue;
        turn->cost = 3;
        turn->wrong = REVIEW_PLACE;
        turn->best[0] = list.moves[best];
        turn->best_count = 1;
        app->ui.lookback = (LookBackUi){0};
        looking_tell(app, number, &review, true);
        app_frame(app, 20);
        home_press(home, "costly-1");
        assert_int_equal(times_drawn(&app->list, tile, turn->best[0].rotation, true), 1);
        assert_int_equal(times_drawn(&app->list, tile, done.rotation, false), 1);
        assert_false(lies_on_board(&app->list, tile));
        home_press(home, "close-history");
        turn->cost = 0;
        seen++;
    }
    assert_true(seen > 10);
}

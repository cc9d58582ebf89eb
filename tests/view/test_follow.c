/* What the table shows follows the session one move at a time, at the pace that is asked for; and a
 * frame that is built a second time at the same moment is the same. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/table/follow.h"

static const Pace at_once = {.motion = true};

/* A session after so many moves by chance. */
static Session *session_after(int moves)
{
    Setup setup = test_setup(EDITION_SECOND, 3, 5);
    Random random = random_from(5);
    Session *session = session_new(test_edition(EDITION_SECOND), &setup);
    assert_non_null(session);
    for (int i = 0; i < moves; i++)
        test_play(session, &random);
    return session;
}

/* So many of the moves known are played once more; taken back where negative. */
static void step(Session *session, int moves)
{
    int at = session_at(session) + moves;
    session_seek(session, at);
    assert_int_equal(session_at(session), at);
}

/* As long as what the last move of the position shown sets in motion takes, seconds. */
static double length_of(const Session *session, const ShownUi *shown)
{
    Events events;
    session_events(session, shown->at - 1, &events);
    return (double)flight_length(&session_edition(session)->tiles, &events);
}

/* Shown from the position after `at` of 12 moves on. */
static Session *begin(ShownUi *shown, int at)
{
    Session *session = session_after(12);
    session_seek(session, at);
    *shown = (ShownUi){0};
    assert_int_equal(pace_follow(shown, session, at_once, 10), PACE_ANEW);
    assert_int_equal(shown->at, at);
    assert_false(shown->playing);
    assert_int_equal(pace_follow(shown, session, at_once, 10), PACE_SAME);
    assert_true(isinf(pace_due(shown, session)));
    return session;
}

/* Of several that come together none is skipped: each is played out, the last as a single one. */
TEST(together_one_after_the_other)
{
    ShownUi shown;
    Session *session = begin(&shown, 3);
    double now = 20, waited = 0;
    step(session, 9);
    for (int at = 4; at <= 12; at++) {
        assert_int_equal(pace_follow(&shown, session, at_once, now), PACE_MOVED);
        assert_int_equal(shown.at, at);
        if (at == 12)
            break;
        double length = length_of(session, &shown);
        assert_true(fabs(pace_due(&shown, session) - now - length) < 1e-6);
        if (length > 0)
            assert_int_equal(pace_follow(&shown, session, at_once, now + length - .001), PACE_SAME);
        waited += length;
        now += length + .001;
    }
    assert_true(waited > 1);
    assert_true(isinf(pace_due(&shown, session)));
    session_free(session);
}

/* At once, too, a program's next move waits until what a person's own move scored has been read. */
TEST(own_award_is_read)
{
    for (int own = 0; own < 2; own++) {
        Pace pace = {.told = .5, .own = own};
        ShownUi shown;
        Session *session = session_after(80);
        session_seek(session, 0);
        pace_follow(&shown, session, pace, 10);
        double now = 20;
        step(session, 79);
        do
            assert_int_equal(pace_follow(&shown, session, pace, now += 5), PACE_MOVED);
        while (shown.told <= now);
        double waits = fmax(own ? .5 : 0, length_of(session, &shown));
        assert_true(fabs(pace_due(&shown, session) - now - waits) < 1e-6);
        pace_read(&shown);
        assert_true(pace_due(&shown, session) <= now + length_of(session, &shown) + 1e-6);
        session_free(session);
    }
}

/* Taken back and played another way between two frames: the same number of moves, another game. */
TEST(another_move_is_seen)
{
    Session *session = session_after(12);
    const Edition *edition = session_edition(session);
    ShownUi shown = {0};
    session_seek(session, 0);
    MoveList moves;
    game_moves(edition, session_game(session), &moves);
    Move played = session_move(session, 0), another = played;
    for (int i = 0; i < moves.count; i++)
        if (!move_equal(moves.moves[i], played))
            another = moves.moves[i];
    assert_false(move_equal(another, played));
    step(session, 1);
    assert_int_equal(pace_follow(&shown, session, at_once, 60), PACE_ANEW);
    step(session, -1);
    assert_true(session_play(session, another, NULL));
    assert_int_equal(pace_follow(&shown, session, at_once, 61), PACE_ANEW);
    assert_int_equal(pace_follow(&shown, session, at_once, 61), PACE_SAME);
    session_free(session);
}

/* Plays on until a tile is to be laid, and all of it is shown. */
static void rest_at_place(Desk *desk)
{
    assert_true(desk_play_until(desk, PHASE_PLACE));
    desk_frame(desk);
    desk_frame(desk);
}

/* A tile and what follows it, between two frames: the tile settles, then the piece is put.
 * Meanwhile nobody decides; the panel and the board show the position that is shown. */
TEST(two_moves_are_both_shown)
{
    int told = 0;
    Desk *desk = desk_open(EDITION_SECOND, 2, 8, 10);
    for (int n = 0; n < 12; n++) {
        rest_at_place(desk);
        int at = session_at(desk->on.session);
        test_play(desk->on.session, &desk->chance);
        if (desk_game(desk)->phase != PHASE_PIECE)
            continue;
        test_play(desk->on.session, &desk->chance);
        if (desk_game(desk)->phase == PHASE_END)
            break;
        desk->on.scene.now += .01;
        stand_frame(&desk->on);
        TableModel model = desk_model(desk);
        assert_int_equal(model.view.at, at + 1);
        assert_ptr_equal(model.view.game, session_game_at(desk->on.session, at + 1));
        assert_int_equal(model.view.phase, PHASE_PIECE);
        assert_true(model.flight.on && flight_tile(&model.flight) != NO_TILE);
        assert_false(model.view.mine);
        assert_null(widgets_named(&desk->on.ui.widgets, "turn-left"));
        double due = view_due(&desk->on.ui, &desk->on.scene);
        assert_true(due > desk->on.scene.now && due < desk->on.scene.now + FLIGHT_SECONDS);
        desk->on.scene.now = due + .001;
        stand_frame(&desk->on);
        model = desk_model(desk);
        assert_int_equal(model.view.at, at + 2);
        assert_true(model.view.mine);
        for (int i = 0; i < model.flight.events.count; i++)
            told += model.flight.events.items[i].kind == EVENT_PUT;
    }
    assert_true(told > 2);
}

/* A press while moves wait brings them all, and does nothing else. */
TEST(press_brings_what_waits)
{
    Desk *desk = desk_open(EDITION_SECOND, 4, 6, 10);
    rest_at_place(desk);
    for (int i = 0; i < 6; i++)
        test_play(desk->on.session, &desk->chance);
    int at = session_at(desk->on.session);
    stand_frame(&desk->on);
    TableModel model = desk_model(desk);
    assert_int_equal(model.view.at, at - 5);
    desk->on.scene.now += 5.1;
    stand_frame(&desk->on);
    model = desk_model(desk);
    assert_true(model.view.at > at - 5 && model.view.at < at);
    desk_key(desk, KEY_ENTER, 0);
    assert_int_equal(desk->last.kind, INTENT_NONE);
    model = desk_model(desk);
    assert_int_equal(model.view.at, at);
    assert_false(model.flight.on);
}

/* Builds the frame twice, at one moment. */
static void check_twice(Desk *desk)
{
    DrawList first = {0};
    view_frame(&desk->on.ui, &desk->on.scene, &first);
    stand_frame(&desk->on);
    assert_true(test_sum(&first) == test_sum(&desk->on.list));
    draw_free(&first);
}

/* In every stage of a move, wherever the pointer is: on cells, areas, thumbnails, at the edge;
 * while the board is dragged, fitted and turned; to the end of the final scoring. */
TEST(frames_are_the_same_twice)
{
    for (int reduced = 0; reduced < test_share(2); reduced++) {
        Desk *desk = desk_open(EDITION_SECOND, 3, 4, 0);
        desk->on.ui.options.reduced_motion = reduced;
        for (int n = 0; desk->on.ui.screen == SCREEN_TABLE && n < 600; n++) {
            static const int keys[] = {'r', 'b', 'm', KEY_HOME, KEY_SPACE, '+', 'h', KEY_ESCAPE};
            float x = (float)random_below(&desk->chance, 1280),
                  y = (float)random_below(&desk->chance, 720);
            ui_handle(&desk->on.ui, &desk->on.scene,
                      &(Input){.kind = INPUT_POINTER, .x = n % 7 ? x : 2, .y = y});
            check_twice(desk);
            if (n % 5 == 0)
                ui_handle(&desk->on.ui, &desk->on.scene,
                          &(Input){.kind = INPUT_KEY, .key = keys[n / 5 % 8]});
            check_twice(desk);
            desk->on.scene.now += n % 3 ? .07 : .6;
            check_twice(desk);
            if (desk_game(desk)->phase != PHASE_END)
                test_play(desk->on.session, &desk->chance);
            else
                ui_handle(&desk->on.ui, &desk->on.scene,
                          &(Input){.kind = INPUT_KEY, .key = KEY_ENTER});
            check_twice(desk);
        }
        assert_int_equal(desk->on.ui.screen, SCREEN_RESULTS);
    }
}

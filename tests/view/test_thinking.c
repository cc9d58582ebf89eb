/* Programs at the table, without a window: who is asked, when an answer is played and when it is
 * dropped, what undo, a look back and a restart make of it, and games that programs play alone. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "at_once.h"
#include "check.h"
#include "home.h"
#include "play/asked.h"
#include "support.h"

static const double calm = 2, brisk = .7;

/* A game of a person and a program, who is last in turn order; the clock stands at 10. */
static void begin(Home *home, SeatKind kind)
{
    Intent intent = {.kind = INTENT_NEW_GAME, .setup = test_setup(EDITION_SECOND, 2, 5)};
    intent.setup.seats[1].kind = (uint8_t)kind;
    app_follow(&home->app, &intent);
    app_frame(&home->app, 10);
}

static Move first_move(const App *app)
{
    MoveList list;
    game_moves(session_edition(app->session), session_game(app->session), &list);
    assert_true(list.count > 0);
    return list.moves[0];
}

/* The person plays until the program is asked; at `now` that is seen. Returns the position. */
static int play_to_program(Home *home, double now)
{
    App *app = &home->app;
    while (asked_person(session_setup(app->session), session_game(app->session)))
        app_follow(app, &(Intent){.kind = INTENT_PLAY, .move = first_move(app)});
    app_frame(app, now); /* what came together is shown one after the other */
    for (double later = now; app->ui.table.shown.at < session_at(app->session); later += .01)
        app_frame(app, later);
    return session_at(app->session);
}

static void hand_in(App *app, const Question *question, Move move)
{
    AiChoice choice = {.move = move};
    thinking_answer(app, question, &choice);
}

/* The program's answer is the first move it can make. */
static void answer(Home *home)
{
    Question question;
    assert_true(thinking_wanted(&home->app, &question));
    hand_in(&home->app, &question, first_move(&home->app));
    assert_false(thinking_wanted(&home->app, &question));
}

static int at(const Home *home)
{
    return session_at(home->app.session);
}

static void press_key(Home *home, int key, uint8_t mods)
{
    app_input(&home->app, &(Input){.kind = INPUT_KEY, .key = key, .mods = mods});
}

AT_HOME(only_programs_are_asked)
{
    Question question, again;
    begin(home, SEAT_AI_NORMAL);
    assert_false(thinking_wanted(&home->app, &question));
    assert_false(thinking_decide(&home->app, 1));
    int asked = play_to_program(home, 20);
    assert_true(thinking_wanted(&home->app, &question));
    assert_int_equal(question.level, AI_NORMAL);
    assert_memory_equal(&question.game, session_game(home->app.session), sizeof question.game);
    assert_true(thinking_wanted(&home->app, &again));
    assert_true(question.seed == again.seed);
    assert_true(thinking_decide(&home->app, 1));
    assert_int_equal(at(home), asked + 1);
    app_frame(&home->app, 21);
    if (thinking_wanted(&home->app, &again))
        assert_true(question.seed != again.seed);
    begin(home, SEAT_AI_NORMAL);
    play_to_program(home, 30);
    assert_true(thinking_wanted(&home->app, &question));
    press_key(home, 'n', MOD_CTRL); /* the game waits while another one is arranged */
    assert_int_equal(home->app.ui.screen, SCREEN_SEATS);
    assert_false(thinking_wanted(&home->app, &question));
    app_follow(&home->app, &(Intent){.kind = INTENT_TITLE});
    assert_false(thinking_wanted(&home->app, &question));
}

AT_HOME(the_pace_is_kept)
{
    const double seconds[PACES] = {[PACE_CALM] = calm, [PACE_BRISK] = brisk};
    for (int pace = 0; pace < PACES; pace++) {
        begin(home, SEAT_AI_EASY);
        home->app.ui.options.pace = (uint8_t)pace;
        int before = play_to_program(home, 50 + 20 * pace);
        double since = home->app.ui.table.shown.moved;
        answer(home);
        if (seconds[pace] > 0) {
            assert_true(fabs(app_due(&home->app) - since - seconds[pace]) < seconds[pace]);
            app_frame(&home->app, since + seconds[pace] - .01);
            assert_int_equal(at(home), before);
            assert_true(fabs(thinking_due(&home->app) - since - seconds[pace]) < 1e-6);
        }
        app_frame(&home->app, since + seconds[pace] + .01);
        assert_int_equal(at(home), before + 1);
        assert_int_equal(home->app.ui.table.shown.at, before + 1);
    }
}

/* By Space, and by a click on the board. */
AT_HOME(waiting_can_be_skipped)
{
    for (int click = 0; click < 2; click++) {
        begin(home, SEAT_AI_EASY);
        int before = play_to_program(home, 100 + 50 * click);
        double now = home->app.now;
        answer(home);
        app_frame(&home->app, now + .01);
        assert_int_equal(at(home), before);
        if (click)
            app_input(
                &home->app,
                &(Input){
                    .kind = INPUT_DOWN, .button = BUTTON_LEFT, .clicks = 1, .x = 300, .y = 300});
        else
            press_key(home, KEY_SPACE, 0);
        app_frame(&home->app, now + .02);
        assert_int_equal(at(home), before + 1);
    }
}

AT_HOME(an_old_answer_is_dropped)
{
    Question question;
    begin(home, SEAT_AI_EASY);
    int asked = play_to_program(home, 300);
    assert_true(thinking_wanted(&home->app, &question));
    Move move = first_move(&home->app);
    press_key(home, 'z', MOD_CTRL);
    assert_true(at(home) < asked);
    app_frame(&home->app, 310);
    int undone = at(home);
    hand_in(&home->app, &question, move);
    app_frame(&home->app, 320);
    assert_int_equal(at(home), undone);
    assert_false(home->app.answer.there);
    /* Nor is it played where the person has played otherwise. */
    MoveList list;
    home_seek(home, 0);
    game_moves(session_edition(home->app.session), session_game(home->app.session), &list);
    app_follow(&home->app, &(Intent){.kind = INTENT_PLAY, .move = list.moves[list.count - 1]});
    int other = play_to_program(home, 330);
    hand_in(&home->app, &question, move);
    app_frame(&home->app, 335);
    assert_int_equal(at(home), other);
    assert_false(home->app.answer.there);
    /* One that waits goes with the game that it was for. */
    answer(home);
    begin(home, SEAT_AI_EASY);
    app_frame(&home->app, 340);
    assert_int_equal(at(home), 0);
    assert_false(home->app.answer.there);
}

AT_HOME(undo_leads_to_the_persons_decision)
{
    begin(home, SEAT_AI_EASY);
    for (int turn = 0; turn < 4; turn++) {
        play_to_program(home, 400 + 10 * turn);
        while (thinking_decide(&home->app, 1))
            app_frame(&home->app, 405 + 10 * turn);
    }
    play_to_program(home, 450);
    const Session *session = home->app.session;
    int end = at(home);
    for (int now = 460; at(home) > 0; now++) {
        int before = at(home);
        app_follow(&home->app, &(Intent){.kind = INTENT_UNDO});
        app_frame(&home->app, now);
        assert_true(at(home) < before);
        assert_true(asked_person(session_setup(session), session_game(session)));
        assert_int_equal(home_saved_moves(home, "autosave.aurochs"), end);
    }
    for (int now = 500; at(home) < end; now++) {
        int before = at(home);
        app_follow(&home->app, &(Intent){.kind = INTENT_REDO});
        app_frame(&home->app, now);
        assert_true(at(home) > before);
        assert_true(at(home) == end || asked_person(session_setup(session), session_game(session)));
        assert_int_equal(session_move_count(session), end);
    }
}

/* The program ends while a program thinks: it is asked the same again. */
AT_HOME(a_restart_asks_again)
{
    Question before, after;
    begin(home, SEAT_AI_HARD);
    int asked = play_to_program(home, 600);
    assert_true(thinking_wanted(&home->app, &before));
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), asked);
    home_restart(home);
    assert_false(thinking_wanted(&home->app, &after));
    app_follow(&home->app, &(Intent){.kind = INTENT_CONTINUE});
    app_frame(&home->app, 1);
    assert_true(thinking_wanted(&home->app, &after));
    assert_int_equal(at(home), asked);
    assert_int_equal(after.level, AI_HARD);
    assert_true(before.seed == after.seed);
    assert_memory_equal(&before.game, &after.game, sizeof before.game);
}

/* A program goes on thinking while a person looks back, and moves when one is back. */
AT_HOME(a_look_back_is_not_disturbed)
{
    Question before, during;
    begin(home, SEAT_AI_EASY);
    home->app.ui.options.pace = PACE_AT_ONCE;
    int asked = play_to_program(home, 700);
    assert_true(thinking_wanted(&home->app, &before));
    press_key(home, 'h', 0);
    app_frame(&home->app, 701);
    home_seek(home, 0);
    app_frame(&home->app, 702);
    assert_int_equal(home->app.ui.table.shown.at, 0);
    assert_true(thinking_wanted(&home->app, &during));
    assert_memory_equal(&before.game, &during.game, sizeof before.game);
    assert_true(before.seed == during.seed);
    hand_in(&home->app, &before, (Move){0});
    MoveList list;
    game_moves(session_edition(home->app.session), &before.game, &list);
    hand_in(&home->app, &before, list.moves[0]);
    for (int i = 0; i < 5; i++) {
        app_frame(&home->app, 703 + i);
        assert_int_equal(at(home), 0);
        assert_true(isinf(thinking_due(&home->app)));
    }
    press_key(home, 'h', 0);
    app_frame(&home->app, 710);
    app_frame(&home->app, 711);
    assert_int_equal(at(home), asked + 1);
}

/* Nothing happens below a page that is open, so that nobody misses it. */
AT_HOME(a_page_holds_the_game)
{
    begin(home, SEAT_AI_EASY);
    int asked = play_to_program(home, 800);
    answer(home);
    press_key(home, KEY_F1, 0);
    app_frame(&home->app, 801);
    assert_int_equal(home->app.ui.overlay, OVERLAY_HELP);
    app_frame(&home->app, 820);
    assert_int_equal(at(home), asked);
    assert_true(isinf(thinking_due(&home->app)));
    press_key(home, KEY_ESCAPE, 0);
    app_frame(&home->app, 821);
    app_frame(&home->app, 822);
    assert_int_equal(at(home), asked + 1);
}

static const SeatKind five[MAX_PLAYERS] = {SEAT_AI_EASY, SEAT_AI_NORMAL, SEAT_AI_HARD,
                                           SEAT_AI_NORMAL, SEAT_AI_EASY};

static void begin_five(Home *home, EditionId edition, uint64_t seed)
{
    Intent intent = {.kind = INTENT_NEW_GAME, .setup = test_setup(edition, MAX_PLAYERS, seed)};
    for (int seat = 0; seat < MAX_PLAYERS; seat++)
        intent.setup.seats[seat].kind = (uint8_t)five[seat];
    app_follow(&home->app, &intent);
}

/* Frame by frame with the clock, up to the results, without a hand; undo has nowhere to go. */
AT_HOME(programs_play_alone)
{
    for (int pace = PACE_BRISK; pace < PACES; pace++) {
        App *app = &home->app;
        double now = 1000 + 10000 * pace;
        int frames = 0, steps = 0;
        begin_five(home, EDITION_SECOND, 11);
        app->ui.options.pace = (uint8_t)pace;
        for (; app->ui.screen == SCREEN_TABLE && frames < 40000; frames++, now += .1) {
            Question question;
            app_frame(app, now);
            if (thinking_wanted(app, &question)) {
                AiChoice choice;
                AiBudget budget = {.iterations = 1};
                Random chance = random_from(question.seed);
                ai_choose(question.ai, &question.game, question.level, &chance, &budget, &choice);
                thinking_answer(app, &question, &choice);
            }
            /* it is known when to look again */
            assert_true(app_animating(app) || app_due(app) < INFINITY ||
                        app->ui.screen == SCREEN_RESULTS);
            steps += app->ui.table.final.step > 0;
            app_follow(app, &(Intent){.kind = INTENT_UNDO});
        }
        assert_int_equal(app->ui.screen, SCREEN_RESULTS);
        assert_int_equal(session_game(app->session)->phase, PHASE_END);
        assert_true(pace == PACE_AT_ONCE ? steps == 0 && frames < 2000 : steps > 20);
    }
}

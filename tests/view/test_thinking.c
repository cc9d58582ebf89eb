/* Programs at the table, without a window: who is asked, when an answer is played and when it is
 * dropped, what undo, a look back and a restart make of it, and games that programs play alone.
 * Hints and reasons: what a person does with them by keys, what the record keeps, when one is over.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "at_once.h"
#include "check.h"
#include "home.h"
#include "play/asked.h"
#include "support.h"
#include "view/table/advice.h"

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
    assert_int_equal(after.level, AI_ELDER);
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
    assert_int_equal(home->app.ui.overlay, OVERLAY_RULEBOOK);
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

enum { GAMES = 20 };

/* A game of a person and a program, who is last in turn order; the clock stands at 10. */
static void advice_begin(Home *home, SeatKind kind, Help help)
{
    Intent intent = {.kind = INTENT_NEW_GAME, .setup = test_setup(EDITION_SECOND, 2, 5)};
    intent.setup.seats[1].kind = (uint8_t)kind;
    intent.setup.help = (uint8_t)help;
    home->app.ui.options.reduced_motion = true;
    home->app.ui.options.pace = PACE_AT_ONCE;
    app_follow(&home->app, &intent);
    app_frame(&home->app, 10);
}

static void key(Home *home, int code)
{
    app_input(&home->app, &(Input){.kind = INPUT_KEY, .key = code});
    app_frame(&home->app, home->app.now + .1);
}

static const Session *session(const Home *home)
{
    return home->app.session;
}

static const AdviceUi *ui(const Home *home)
{
    return &home->app.ui.table.advice;
}

AT_HOME(a_hint_shows_places_and_enter_lays)
{
    Question question;
    advice_begin(home, SEAT_HUMAN, HELP_FAMILY);
    assert_false(advising_wanted(&home->app, &question));
    key(home, 'i');
    assert_true(ui(home)->hint);
    assert_true(advising_wanted(&home->app, &question));
    assert_true(question.advice);
    assert_int_equal(question.level, AI_HARD);
    assert_true(advising_decide(&home->app, GAMES));
    assert_false(advising_wanted(&home->app, &question));
    const Advice *advice = &home->app.advice;
    assert_in_range(advice->count, 1, ADVICE_PLACES);
    app_frame(&home->app, home->app.now + .1);
    for (int i = 0; i < advice->count; i++) {
        Move place = advice->places[i].turn.moves[0];
        key(home, '1' + i);
        assert_true(cell_equal(home->app.ui.table.choice.cursor, place.cell));
        assert_int_equal(home->app.ui.table.choice.rotation, place.rotation);
    }
    Move best = advice->places[0].turn.moves[0];
    key(home, '1');
    key(home, KEY_ENTER);
    assert_int_equal(session_at(session(home)), 1);
    assert_true(move_equal(session_move(session(home), 0), best));
    assert_false(ui(home)->hint); /* what was said is over */
}

/* Who asks again in the same position is told the same, without a wait, however much longer one
 * would think the second time; in another one it is thought about. */
AT_HOME(a_hint_asked_again_says_the_same)
{
    Question question;
    advice_begin(home, SEAT_HUMAN, HELP_FAMILY);
    key(home, 'i');
    assert_true(advising_decide(&home->app, GAMES));
    const Advice first = home->app.advice;
    for (int again = 0; again < 2; again++) {
        if (again == 0) {
            key(home, KEY_ESCAPE);
        } else { /* laid, and taken back */
            home_play(home, 1);
            app_frame(&home->app, home->app.now + .1);
            assert_false(ui(home)->hint);
            home_seek(home, 0);
            app_frame(&home->app, home->app.now + .1);
        }
        key(home, 'i');
        assert_false(advising_wanted(&home->app, &question));
        assert_memory_equal(home->app.advice.places, first.places, sizeof first.places);
        assert_int_equal(home->app.advice.count, first.count);
    }
    home_play(home, 1);
    while (session_game(session(home))->phase != PHASE_PLACE)
        home_play(home, 1);
    key(home, 'i');
    assert_true(advising_wanted(&home->app, &question));
}

/* Esc puts the hint away, while it is thought about too, before the menu comes. */
AT_HOME(escape_puts_a_hint_away)
{
    advice_begin(home, SEAT_HUMAN, HELP_FAMILY);
    for (int there = 0; there < 2; there++) { /* thought about, then known */
        key(home, 'i');
        assert_true(ui(home)->hint);
        if (there)
            assert_true(advising_decide(&home->app, GAMES));
        app_frame(&home->app, home->app.now + .1);
        key(home, KEY_ESCAPE);
        assert_false(ui(home)->hint);
        assert_int_equal(home->app.ui.overlay, OVERLAY_NONE);
    }
    key(home, KEY_ESCAPE);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MENU);
}

AT_HOME(a_hint_is_noted)
{
    Record record;
    advice_begin(home, SEAT_HUMAN, HELP_FAMILY);
    home_play(home, 6);
    home_seek(home, 4);
    while (session_game(session(home))->phase != PHASE_PLACE)
        home_seek(home, session_at(session(home)) - 1);
    int at = session_at(session(home)), moves = 0;
    app_follow(&home->app, &(Intent){.kind = INTENT_HINT});
    session_record_all(session(home), &record);
    for (int i = 0; i < record.count; i++) {
        if (record.statements[i].kind == STATEMENT_NOTE) {
            assert_int_equal(moves, at);
            assert_non_null(strstr(record.notes, "hint"));
            moves = -1000;
        }
        moves += record.statements[i].kind == STATEMENT_MOVE;
    }
    assert_true(moves < 0);
    assert_int_equal(session_move_count(session(home)), 6); /* what was undone is still there */
    for (int i = 0; i < 6; i++)
        assert_int_equal(game_check(session_edition(session(home)),
                                    session_game_at(session(home), i),
                                    session_move(session(home), i))
                             .check,
                         MOVE_OK);
}

AT_HOME(notes_end_where_a_record_has_no_room)
{
    Record record;
    advice_begin(home, SEAT_HUMAN, HELP_FAMILY);
    for (int i = 0; i < MAX_REMARKS + 5; i++)
        app_follow(&home->app, &(Intent){.kind = INTENT_HINT});
    home_play(home, 4);
    session_record(session(home), &record);
    assert_true(record.count <= MAX_REMARKS + 4);
    assert_true(record.notes_size <= MAX_NOTES);
    assert_int_equal(session_at(session(home)), 4);
}

AT_HOME(only_families_get_hints)
{
    Question question;
    for (int help = HELP_STANDARD; help <= HELP_PURIST; help++) {
        advice_begin(home, SEAT_HUMAN, (Help)help);
        key(home, 'i');
        assert_false(ui(home)->hint);
        assert_false(advising_wanted(&home->app, &question));
    }
}

/* The person plays by chance until a program has had a turn. */
static void play_past_program(Home *home)
{
    do {
        if (session_setup(session(home))->seats[session_game(session(home))->player].kind ==
            SEAT_HUMAN)
            home_play(home, 1);
        else
            assert_true(thinking_decide(&home->app, GAMES));
        app_frame(&home->app, home->app.now + 20);
    } while (session_game(session(home))->player != 0 ||
             advice_last_turn(session(home), session_at(session(home))) < 0);
}

/* A game for families against such a computer, which has played and is the one to be asked why. */
static void begin_past_program(Home *home, SeatKind kind)
{
    advice_begin(home, kind, HELP_FAMILY);
    play_past_program(home);
}

AT_HOME(a_programs_turn_has_its_own_reasons)
{
    Question question;
    advice_begin(home, SEAT_AI_HARD, HELP_FAMILY);
    key(home, 'w');
    assert_int_equal(ui(home)->why, -1); /* it has had no turn */
    play_past_program(home);
    int turn = advice_last_turn(session(home), session_at(session(home)));
    key(home, 'w');
    assert_int_equal(ui(home)->why, turn);
    assert_false(advising_wanted(&home->app, &question)); /* what it weighed was kept */
    const Advice *advice = &home->app.advice;
    assert_true(advice->there);
    assert_int_equal(advice->at, turn);
    assert_true(move_equal(advice->places[0].turn.moves[0], session_move(session(home), turn)));
    key(home, KEY_ESCAPE);
    assert_int_equal(ui(home)->why, -1);
    assert_int_equal(home->app.ui.overlay, OVERLAY_NONE);
    key(home, 'w');
    home_play(home, 1);
    app_frame(&home->app, home->app.now + 1);
    assert_int_equal(ui(home)->why, -1);
}

/* Reasons are of a turn that is over, and stay open while computers play on, up to the end of the
 * game. */
AT_HOME(reasons_stay_while_computers_play)
{
    int asked = -1, stayed = 0, midway = 0;
    Intent intent = {.kind = INTENT_NEW_GAME, .setup = test_setup(EDITION_SECOND, 3, 5)};
    for (int i = 0; i < 3; i++)
        intent.setup.seats[i].kind = SEAT_AI_EASY;
    home->app.ui.options.reduced_motion = true;
    home->app.ui.options.pace = PACE_CALM;
    app_follow(&home->app, &intent);
    app_frame(&home->app, 10);
    while (session_game(session(home))->phase != PHASE_END) {
        assert_true(thinking_decide(&home->app, GAMES));
        app_frame(&home->app, home->app.now + 20);
        const Game *game = session_game(session(home));
        int at = session_at(session(home)), last = advice_last_turn(session(home), at);
        bool due = game->phase == PHASE_PLACE;
        midway += !due;
        if (last >= 0) {
            const Game *before = session_game_at(session(home), last);
            assert_true(due || game->phase == PHASE_END || before->turn < game->turn);
            assert_int_equal(session_move(session(home), last).kind, MOVE_PLACE);
        }
        if (asked >= 0 && game->phase != PHASE_END) {
            assert_int_equal(ui(home)->why, asked);
            stayed++;
        } else if (last >= 0 && game->phase != PHASE_END) {
            key(home, 'w');
            assert_int_equal(ui(home)->why, last);
            asked = last;
        }
    }
    assert_int_equal(ui(home)->why, -1);
    assert_true(stayed > 50 && midway > 20);
}

/* The first button with these words that is seen, or NULL. */
static const Widget *button_of(const Home *home, const char *label)
{
    const Widgets *widgets = &home->app.ui.widgets;
    for (int i = widgets->modal; i < widgets->count; i++)
        if (widgets->items[i].label && strcmp(widgets->items[i].label, label) == 0 &&
            widgets->items[i].rect.y >= home->app.ui.dialogs.scroll.view.y)
            return &widgets->items[i];
    return NULL;
}

static void click_on(Home *home, const Widget *widget)
{
    Rect rect = widget->rect;
    Input input = {.kind = INPUT_POINTER,
                   .button = BUTTON_LEFT,
                   .clicks = 1,
                   .x = rect.x + rect.w / 2,
                   .y = rect.y + rect.h / 2};
    app_input(&home->app, &input);
    input.kind = INPUT_DOWN;
    app_input(&home->app, &input);
    input.kind = INPUT_UP;
    app_input(&home->app, &input);
    app_frame(&home->app, home->app.now + .1);
}

/* From the reasons that the log was asked for Esc leads back there, as far down as it was; from
 * those that the table was asked for to the table. */
AT_HOME(the_log_waits_below_its_reasons)
{
    App *app = &home->app;
    DialogsUi *dialogs = &app->ui.dialogs;
    begin_past_program(home, SEAT_AI_HARD);
    for (int i = 0; i < 36; i++)
        play_past_program(home);
    for (int i = 0; i < 9; i++) /* what was told of the last turn is over */
        app_frame(app, app->now + 20);
    key(home, 'l');
    key(home, KEY_PAGE_DOWN);
    float at = dialogs->scroll.at;
    const Widget *why = button_of(home, "Why?");
    assert_non_null(why);
    assert_true(at > 0);
    for (int again = 0; again < 2; again++) {
        click_on(home, why);
        assert_int_equal(app->ui.overlay, OVERLAY_NONE);
        assert_true(ui(home)->why >= 0);
        assert_true(test_shows(&app->list, "back to the log"));
        key(home, KEY_ESCAPE);
        assert_int_equal(app->ui.overlay, OVERLAY_LOG);
        assert_int_equal(ui(home)->why, -1);
        assert_true(dialogs->scroll.at == at);
        why = button_of(home, "Why?");
    }
    key(home, KEY_ESCAPE);
    assert_int_equal(app->ui.overlay, OVERLAY_NONE);
    key(home, 'w');
    assert_false(test_shows(&app->list, "back to the log"));
    key(home, KEY_ESCAPE);
    assert_int_equal(app->ui.overlay, OVERLAY_NONE);
    assert_int_equal(ui(home)->why, -1);
}

/* Reasons hide a hint as long as they lie open, even one that is still thought about. */
AT_HOME(reasons_hide_a_hint_for_a_while)
{
    Question question;
    begin_past_program(home, SEAT_AI_AUROCHS);
    key(home, 'w');
    key(home, 'i');
    assert_true(ui(home)->hint && ui(home)->why < 0);
    key(home, 'w');
    assert_true(ui(home)->why >= 0);
    assert_int_equal(home->app.advice.kind, ADVICE_WHY);
    assert_true(advising_wanted(&home->app, &question)); /* the hint */
    assert_true(advising_decide(&home->app, GAMES));
    for (int again = 0; again < 3; again++) {
        app_frame(&home->app, home->app.now + .1);
        assert_false(test_shows(&home->app.list, "The Elder would lay here"));
        key(home, again == 0 ? 'w' : again == 1 ? KEY_ESCAPE : 'i');
        assert_true(ui(home)->hint && ui(home)->why < 0);
        assert_true(test_shows(&home->app.list, "The Elder would lay here"));
        key(home, 'w');
    }
}

AT_HOME(what_was_forgotten_is_asked_anew)
{
    Question question;
    for (int kind = SEAT_AI_EASY; kind < SEAT_KINDS; kind++) {
        begin_past_program(home, (SeatKind)kind);
        advising_forget(&home->app);
        key(home, 'w');
        assert_true(advising_wanted(&home->app, &question));
        assert_int_equal(question.level, kind == SEAT_AI_AUROCHS ? AI_HARD : AI_TURN);
        assert_true(advising_decide(&home->app, GAMES));
        assert_true(home->app.advice.there);
        assert_in_range(home->app.advice.places[0].count, 1, MAX_REASONS);
    }
}

AT_HOME(another_game_knows_nothing_of_it)
{
    Question question;
    begin_past_program(home, SEAT_AI_HARD);
    key(home, 'i');
    advice_begin(home, SEAT_AI_HARD, HELP_FAMILY);
    assert_false(advising_wanted(&home->app, &question));
    assert_false(ui(home)->hint);
    assert_int_equal(home->app.advice.kind, ADVICE_NONE);
}

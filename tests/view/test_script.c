/* Scripts: they do what a hand would do, and say what they could not find. */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "home.h"
#include "pointing.h"
#include "script.h"
#include "support.h"

static int shots;
static char message[300];

static bool advance(void *context, double seconds)
{
    App *app = context;
    app_frame(app, app->now + seconds);
    return true;
}

static bool shot(void *context, const char *path, char *reason, size_t capacity)
{
    (void)context;
    shots++;
    snprintf(reason, capacity, "%s: no", path);
    return strcmp(path, "good.png") == 0;
}

static bool run(Home *home, const char *text)
{
    ScriptHost host = {&home->app, advance, shot};
    return script_run("tour.txt", text, &home->app, &host, message, sizeof message);
}

AT_HOME(a_script_begins_a_game_and_plays)
{
    bool good = run(home, "# a tour\n"
                          "expect screen title\n"
                          "\n"
                          "click button new   # by the pointer\n"
                          "expect screen seats\n"
                          "press start\n"
                          "wait 1\n"
                          "expect screen table\n"
                          "expect phase place\n"
                          "expect moves 0\n"
                          "expect score 0 0\n"
                          "shot good.png\n");
    assert_string_equal(message, "");
    assert_true(good);
    assert_int_equal(shots, 1);
    MoveList list;
    char line[64];
    game_moves(session_edition(home->app.session), session_game(home->app.session), &list);
    snprintf(line, sizeof line, "hover cell %d,%d\nclick cell %d,%d\nexpect moves 1\n",
             list.moves[0].cell.x, list.moves[0].cell.y, list.moves[0].cell.x,
             list.moves[0].cell.y);
    good = run(home, line);
    assert_string_equal(message, "");
    assert_true(good);
    assert_true(run(home, "key ctrl+z\nexpect moves 0\n"));
}

/* What is played may be still to be shown: nothing stands on a tile that is not there yet. */
AT_HOME(a_spot_waits_for_its_tile)
{
    App *app = &home->app;
    assert_true(run(home, "press new\npress start\nwait 1\nexpect phase place\n"));
    const Edition *edition = session_edition(app->session);
    MoveList list;
    BoardView board;
    Point at;
    game_moves(edition, session_game(app->session), &list);
    assert_true(app_board(app, &board) && session_play(app->session, list.moves[0], NULL));
    game_moves(edition, session_game(app->session), &list);
    uint16_t node = edition->tiles.tiles[session_game(app->session)->hand].zones[0].node;
    assert_int_not_equal(list.moves[0].kind, MOVE_PLACE);
    assert_false(app_spot(app, &board, list.moves[0], node, &at));
    app_frame(app, app->now + 1);
    assert_true(app_spot(app, &board, list.moves[0], node, &at));
}

AT_HOME(a_script_types_and_drags)
{
    assert_true(run(home, "press new\nclick button more\ntype \"c0ffee\"\npress start\nwait 1\n"));
    assert_true(session_setup(home->app.session)->seed == 0xc0ffee);
    const DrawCommand *board = draw_find(&home->app.list, DRAW_BOARD);
    assert_non_null(board);
    float x = board->rect.x, size = board->scale;
    assert_true(run(home, "drag cell 0,0 by 40,0\nwait 1\n"));
    assert_true(draw_find(&home->app.list, DRAW_BOARD)->rect.x > x + 30);
    assert_true(run(home, "wheel 2 cell 0,0\nwait 1\n"));
    assert_true(draw_find(&home->app.list, DRAW_BOARD)->scale > size);
}

AT_HOME(faults_name_file_line_and_what_is_missing)
{
    static const struct {
        const char *text, *message;
    } cases[] = {
        {"wait 1\nclick button nowhere\n", "tour.txt:2: there is no button 'nowhere' now"},
        {"click cell 0,0\n", "tour.txt:1: no board is to be seen"},
        {"dance\n", "tour.txt:1: unknown command 'dance'"},
        {"\n\n\nclick\n", "tour.txt:4: 'cell X,Y', 'spot meeple ZONE', 'spot hut ZONE' or 'button "
                          "NAME' is missing after 'click'"},
        {"hover cell 1;2\n", "tour.txt:1: two numbers with a comma are missing after 'cell'"},
        {"wait soon\n", "tour.txt:1: a number is missing after 'wait'"},
        {"wheel 1e7\n", "tour.txt:1: a number is missing after 'wheel'"},
        {"click cell nan,1\n", "tour.txt:1: two numbers with a comma are missing after 'cell'"},
        {"click spot\n", "tour.txt:1: a number is missing after 'spot'"},
        {"key hyper+x\n", "tour.txt:1: 'hyper' is none of ctrl, shift, alt"},
        {"type \"Ana\n", "tour.txt:1: a quotation is not closed"},
        {"expect screen table\n", "tour.txt:1: the screen is 'title'"},
        {"expect screen moon\n", "tour.txt:1: there is no screen of this name"},
        {"expect text \"moon\"\n", "tour.txt:1: 'moon' is not to be seen"},
        {"expect no text \"New game\"\n", "tour.txt:1: 'New game' is to be seen"},
        {"expect moves 3\n", "tour.txt:1: no game is on the table"},
        {"shot bad.png", "tour.txt:1: bad.png: no"},
        {"hover spot meeple 3", "tour.txt:1: no piece is to be put now"},
        {"press new\npress start\nclick cell 40,40\n",
         "tour.txt:3: this place is outside the window"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        home_restart(home);
        assert_false(run(home, cases[i].text));
        assert_string_equal(message, cases[i].message);
    }
}

AT_HOME(closing_the_program_ends_a_script)
{
    assert_false(run(home, "press quit\nexpect screen moon\n"));
    assert_string_equal(message, "");
}

/* From the title to the results without a pointer: what Space chooses, Enter does. */
AT_HOME(a_whole_game_is_played_by_keys)
{
    assert_true(run(home, "key ctrl+n\nexpect screen seats\nkey tab\nkey tab\nkey escape\n"
                          "expect screen seats\nkey enter\nexpect screen table\n"));
    for (int i = 0; i < 400 && session_game(home->app.session)->phase != PHASE_END; i++)
        assert_true(run(home, i % 3 == 0   ? "key right\nkey r\nkey enter\nwait 2\n"
                              : i % 3 == 1 ? "key space\nkey enter\nwait 2\n"
                                           : "key down\nkey space\nkey enter\nwait 2\n"));
    assert_true(run(home, "expect phase end\n"));
    for (int i = 0; i < 200 && home->app.ui.screen == SCREEN_TABLE; i++)
        assert_true(run(home, "wait 2\nkey enter\n"));
    assert_true(run(home, "expect screen results\nkey escape\nexpect screen table\n"
                          "key escape\nexpect button continue on\n"));
}

AT_HOME(computers_decide_where_they_are_asked)
{
    Setup setup = test_setup(EDITION_SECOND, 2, 5);
    setup.seats[0].kind = SEAT_AI_HARD;
    app_follow(&home->app, &(Intent){.kind = INTENT_NEW_GAME, .setup = setup});
    assert_true(run(home, "think 1\nexpect moves 1\nthink\n"));
    assert_int_equal(session_game(home->app.session)->player, 1);
    assert_false(run(home, "think\n"));
    assert_string_equal(message, "tour.txt:1: no computer is to decide now");
    assert_false(run(home, "think x\n"));
}

/* A whole game by mouse, as a person plays it: the real program in an X server, a pointer that
 * moves and clicks, and after every decision the autosave held against what was meant. Two persons
 * begin; in the middle the plug is pulled, and the program must go on from where it was. Then half
 * a game is played to its end against a computer. At the end aurochs-replay must find nothing wrong
 * with the record.
 *
 * Arguments: the paths of aurochs, of aurochs-replay and of a record of a person and a computer. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "check.h"
#include "desk.h"
#include "play/files.h"
#include "shell.h"
#include "sight.h"
#include "support.h"

enum { PROGRAM, REPLAY_TOOL, AGAINST, ARGUMENTS }; /* in the order of the arguments */

enum {
    SKIPPED = 77,
    PATIENCE = 60000,
    PLUG_PULLED_AT = 20, /* placements */
    PANEL_LEFT = 980,
    WINDOW_HEIGHT = 720
};

static Desk desk;
static Sight sight;
static Record record;
static Game game;
static bool broken; /* the game: one case has failed */

static void nap(int milliseconds)
{
    struct timespec time = {.tv_nsec = (long)milliseconds * 1000000};
    nanosleep(&time, NULL);
}

/* Looks again and again until it is so; false when patience is at its end. */
static bool await(bool (*is_so)(const void *what), const void *what)
{
    for (int waited = 0; waited < PATIENCE; waited += 20) {
        sight_read(desk.trace, &sight);
        if (is_so(what))
            return true;
        if (!desk_running(&desk))
            fail_msg("the program has ended; shown was '%s'", sight.screen);
        nap(20);
    }
    return false;
}

/* Looks until nothing moves and nothing has changed for a while. */
static void settle(void)
{
    for (int quiet = 0, waited = 0; (quiet < 60 || sight.in_motion) && waited < PATIENCE;
         waited += 10) {
        nap(10);
        quiet = sight_read(desk.trace, &sight) ? 0 : quiet + 10;
    }
}

static bool is_screen(const void *name)
{
    return strcmp(sight.screen, name) == 0;
}

static bool is_overlay(const void *name)
{
    return strcmp(sight.overlay, name) == 0;
}

static bool is_on(const void *name)
{
    const Sighted *thing = sight_find(&sight, name);
    return thing && thing->on;
}

static void wait_for_screen(const char *screen)
{
    if (!await(is_screen, screen))
        fail_msg("the screen '%s' did not come; shown is '%s' with '%s'", screen, sight.screen,
                 sight.overlay);
}

static const Sighted *wait_for(const char *name)
{
    if (!await(is_on, name))
        fail_msg("'%s' did not come; shown is '%s' with '%s'", name, sight.screen, sight.overlay);
    return sight_find(&sight, name);
}

/* Two clicks at one place within half a second are one double click, which means one thing: a
 * person who means two waits. And where the pointer has not moved since the last move, the first
 * click only shows what would be laid there: a hand is never as still. */
static void click_apart(int x, int y)
{
    enum { NEAR = 8, DOUBLE_CLICK = 600 };
    static int last_x = -NEAR, last_y = -NEAR;
    if (abs(x - last_x) < NEAR && abs(y - last_y) < NEAR) {
        nap(DOUBLE_CLICK);
        desk_tell("mousemove %d %d", x + NEAR, y);
    }
    desk_click(x, y);
    last_x = x;
    last_y = y;
}

static void click(const char *name)
{
    wait_for(name);
    settle();
    const Sighted *thing = wait_for(name);
    click_apart(thing->x + thing->w / 2, thing->y + thing->h / 2);
}

/* The middle of a cell, pixels; false where a person would have to move the board first. */
static bool find_cell(Cell cell, int *x, int *y)
{
    *x = sight.left + cell.x * sight.tile + sight.tile / 2;
    *y = sight.top + cell.y * sight.tile + sight.tile / 2;
    const Sighted *last = sight_find(&sight, "hint"); /* of the bar's buttons */
    if (!last)
        last = sight_find(&sight, "fit");
    assert_non_null(last);
    bool under_bar = *x < last->x + last->w && *y >= last->y;
    return *x >= 0 && *y >= 0 && *x < PANEL_LEFT && *y < WINDOW_HEIGHT && !under_bar;
}

/* On a busy machine the glide to it may begin late. */
static bool is_in_sight(const void *cell)
{
    int x, y;
    settle();
    return find_cell(*(const Cell *)cell, &x, &y);
}

static void click_cell(Cell cell)
{
    int x, y;
    if (!is_in_sight(&cell)) {
        click("fit");
        if (!await(is_in_sight, &cell))
            fail_msg("the legal cell %d,%d is out of sight", cell.x, cell.y);
    }
    find_cell(cell, &x, &y);
    click_apart(x, y);
}

static int move_count(void)
{
    int count = 0;
    for (int i = 0; i < record.count; i++)
        count += record.statements[i].kind == STATEMENT_MOVE;
    return count;
}

/* Reads the autosave and plays it to its end; false where there is none yet. */
static bool load(void)
{
    size_t size;
    RecordError error;
    char *text = file_read(shell_path("aurochs/autosave.aurochs"), 1 << 20, &size);
    if (!text)
        return false;
    if (!record_read(test_editions(), text, size, &record, &error))
        fail_msg("the autosave is damaged at line %d:\n%s", error.line, text);
    free(text);
    game = test_replay(&record, -1);
    return true;
}

/* At least so many are kept and shown. */
static bool has_moves(const void *count)
{
    return load() && move_count() >= *(const int *)count && sight.moves == move_count();
}

static void click_move(Move move)
{
    char name[SIGHT_NAME];
    switch ((MoveKind)move.kind) {
    case MOVE_PLACE:
        click_cell(move.cell);
        return;
    case MOVE_RECALL:
        snprintf(name, sizeof name, "spot recall %d,%d", move.cell.x, move.cell.y);
        break;
    case MOVE_MEEPLE:
    case MOVE_HUT:
        snprintf(name, sizeof name, "spot %s %d", move.kind == MOVE_HUT ? "hut" : "meeple",
                 move.zone);
        break;
    case MOVE_KEEP:
    case MOVE_PASS:
        snprintf(name, sizeof name, "%s", move.kind == MOVE_KEEP ? "keep" : "pass");
        break;
    }
    click(name);
}

/* Makes one decision and waits until it is kept. */
static void decide(Move move)
{
    int before = move_count(), after = before + 1;
    const Edition *edition = test_edition(record.setup.edition);
    click_move(move);
    if (!await(has_moves, &after))
        fail_msg("move %d: the click changed nothing (kind %d, cell %d,%d, zone %d)", before + 1,
                 move.kind, move.cell.x, move.cell.y, move.zone);
    assert_true(move_count() == before + 1 || desk.game); /* a computer may have moved by now */
    Game earlier = test_replay(&record, before);
    const Statement *last = &record.statements[before];
    assert_int_equal(last->kind, STATEMENT_MOVE);
    assert_int_equal(game_check(edition, &earlier, last->move).check, MOVE_OK);
    /* The program chooses among the legal turns; all else must be as clicked. */
    move.rotation = last->move.rotation;
    if (!move_equal(move, last->move))
        fail_msg(
            "move %d: clicked kind %d, cell %d,%d, zone %d; kept is kind %d, cell %d,%d, zone %d",
            before + 1, move.kind, move.cell.x, move.cell.y, move.zone, last->move.kind,
            last->move.cell.x, last->move.cell.y, last->move.zone);
}

/* A hut only where one is offered: where one counts the same at two places of a tile, a click at
 * one may mean the other. */
static Move choose(Random *random)
{
    const Edition *edition = test_edition(record.setup.edition);
    MoveList list;
    Move move;
    int huts = 0;
    game_moves(edition, &game, &list);
    for (int i = 0; i < list.count; i++)
        huts += list.moves[i].kind == MOVE_HUT;
    do
        move = test_random_move(edition, &game, random);
    while (move.kind == MOVE_HUT && huts > 1);
    return move;
}

static void play_until(int placements, Random *random)
{
    while (game.phase != PHASE_END && game.turn < placements)
        decide(choose(random));
}

static bool is_persons(const void *what)
{
    (void)what;
    return load() && sight.moves == move_count() && (game.phase == PHASE_END || game.player == 0);
}

/* Reads the game until the person is to decide in what is shown, or it is over. */
static void wait_for_person(void)
{
    if (!await(is_persons, NULL))
        fail_msg("the computer does not move after move %d", move_count());
}

static bool shows_fewer_moves(const void *than)
{
    return sight.moves < *(const int *)than;
}

static bool shows_another_frame(const void *number)
{
    return sight.number != *(const int *)number;
}

/* Each of these begins where the one before has ended, and says so at its own end. */
static int go_on(void **state)
{
    (void)state;
    bool may = !broken;
    broken = true;
    return may ? 0 : -1;
}

/* An X server without a graphics card may offer one played by the processor. */
TEST_WITH(game_starts_with_the_title_and_no_card, go_on, NULL)
{
    desk_start(&desk, check_arguments[PROGRAM]);
    wait_for_screen("title");
    click("not-now"); /* the first game is offered at the first start */
    if (!await(is_overlay, "none"))
        fail_msg("the first game is still offered");
    assert_string_equal(sight.renderer, "software");
    broken = false;
}

TEST_WITH(game_seats_two_and_begins, go_on, NULL)
{
    const int none = 0;
    click("new");
    wait_for_screen("seats");
    click("more");
    desk_tell("type a11ce5");
    click("start");
    wait_for_screen("table");
    assert_true(await(has_moves, &none));
    assert_int_equal(record.setup.player_count, 2);
    assert_true(record.setup.seeded);
    assert_true(record.setup.seed == 0xa11ce5);
    broken = false;
}

TEST_WITH(game_is_played_until_the_plug_is_pulled, go_on, NULL)
{
    Random random = random_from(1);
    play_until(PLUG_PULLED_AT, &random);
    desk_kill(&desk);
    assert_true(load());
    assert_int_equal(game.turn, PLUG_PULLED_AT);
    broken = false;
}

TEST_WITH(game_goes_on_where_it_was, go_on, NULL)
{
    int before = move_count();
    desk_start(&desk, check_arguments[PROGRAM]);
    click("continue");
    wait_for_screen("table");
    assert_int_equal(sight.moves, before);
    broken = false;
}

TEST_WITH(game_is_taken_back_and_played_on, go_on, NULL)
{
    Random random = random_from(2);
    int before = move_count();
    click("undo");
    assert_true(await(shows_fewer_moves, &before));
    assert_int_equal(sight.moves, before - 1);
    click("redo");
    assert_true(await(has_moves, &before));
    play_until(PLUG_PULLED_AT + 10, &random);
    desk_kill(&desk);
    shell_run("rm", "-r aurochs");
    broken = false;
}

/* In the computer's first turn it is interrupted: undo leads to the person's decision, which is
 * made anew. */
TEST_WITH(game_against_a_computer_is_taken_back_while_it_thinks, go_on, NULL)
{
    Random random = random_from(3);
    desk.game = check_arguments[AGAINST];
    desk.think = ".05";
    desk_start(&desk, check_arguments[PROGRAM]);
    wait_for_screen("table");
    wait_for_person();
    while (game.player == 0)
        decide(choose(&random));
    int before = move_count();
    const Sighted *undo = wait_for("undo");
    desk_click(undo->x + undo->w / 2, undo->y + undo->h / 2);
    assert_true(await(shows_fewer_moves, &before));
    click("redo");
    click("pace-at-once");
    wait_for_person();
    assert_true(move_count() > before);
    broken = false;
}

TEST_WITH(game_against_it_is_played_to_the_end, go_on, NULL)
{
    Random random = random_from(4);
    int moves = 0;
    for (wait_for_person(); game.phase != PHASE_END; wait_for_person(), moves++)
        decide(choose(&random));
    assert_true(moves > 15);
    broken = false;
}

TEST_WITH(game_shows_the_results, go_on, NULL)
{
    wait_for("next");
    for (int steps = 0; steps < MAX_PIECES && !is_screen("results"); steps++) {
        click(steps == 2 ? "all" : "next");
        int seen = sight.number;
        await(shows_another_frame, &seen);
    }
    wait_for_screen("results");
    broken = false;
}

TEST_WITH(game_ends_when_asked_to_and_its_record_replays, go_on, NULL)
{
    click("title");
    wait_for_screen("title");
    click("quit");
    assert_int_equal(desk_wait(&desk), 0);
    assert_int_equal(shell_run(check_arguments[REPLAY_TOOL], "--quiet aurochs/autosave.aurochs"),
                     0);
    assert_int_equal(strncmp(shell_output, "end ", 4), 0);
    broken = false;
}

/* Until it is there; where a change is asked for (NULL: none), again and again: while it is new, it
 * looks after itself. */
static void wait_for_window(const char *wanted, const char *change)
{
    char place[64] = "";
    for (int waited = 0; waited < PATIENCE; waited += 250) {
        if (change)
            desk_tell("search --name '^Aurochs$' %s", change);
        nap(250);
        desk_window(place);
        if (strncmp(place, wanted, strlen(wanted)) == 0)
            return;
    }
    fail_msg("the window is %s, not %s", place, wanted);
}

static void start_window(const char *size, const char *wanted)
{
    desk.size = size;
    desk_start(&desk, check_arguments[PROGRAM]);
    wait_for_screen("title");
    wait_for_window(wanted, NULL);
}

/* No window manager runs here: the window fills the screen all the same, and comes back. */
TEST(window_fills_the_screen)
{
    start_window("960x600", "960x600+160+60");
    desk_tell("key F11");
    wait_for_window("1280x760+0+0", NULL);
    desk_tell("key F11");
    wait_for_window("960x600+160+60", NULL);
    desk_kill(&desk);
}

/* Whatever it is asked for it fits the screen, never asks for gigabytes, and comes where it was. */
TEST(window_fits_the_screen_and_comes_back_where_it_was)
{
    start_window("1600x900", "1280x720+0+0");
    wait_for_window("800x500", "windowsize 800 500");
    wait_for_window("800x500+100+60", "windowmove 100 60");
    desk_tell("key ctrl+q");
    assert_int_equal(desk_wait(&desk), 0);
    start_window("", "800x500+100+60");
    wait_for_window("7680x4320", "windowsize 32767 32767");
    desk_kill(&desk);
}

static int open(void **state)
{
    (void)state;
    if (desk_open(&desk))
        return 0;
    fputs("Xvfb or xdotool is not installed: not played\n", stderr);
    exit(SKIPPED);
}

static int close(void **state)
{
    (void)state;
    desk_close(&desk, broken);
    return 0;
}

TEST_TAKES(ARGUMENTS)
TEST_FIXTURE(open, close)

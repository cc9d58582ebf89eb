/* A whole game by mouse, as a person plays it: the real program in an X server, a pointer that
 * moves and clicks, and after every decision the autosave held against what was meant. In the
 * middle of the game the plug is pulled, and the program must go on from where it was. At the end
 * aurochs-replay must find nothing wrong with the record.
 *
 * With a record as third argument, of a person and a computer: the same against that computer,
 * which thinks for so many seconds.
 *
 * usage: test-play AUROCHS AUROCHS-REPLAY [RECORD SECONDS] */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "check.h"
#include "desk.h"
#include "play/files.h"
#include "sight.h"
#include "support.h"

enum { SKIPPED = 77, PATIENCE = 20000, PLUG_PULLED_AT = 20, /* placements */ PANEL_LEFT = 980 };

static const char *program, *replay_tool;
static Desk desk;
static Sight sight;
static Record record;
static Game game;
static int cases_done; /* each begins where the one before has ended */

static void nap(int milliseconds)
{
    struct timespec time = {.tv_nsec = (long)milliseconds * 1000000};
    nanosleep(&time, NULL);
}

static void look(void)
{
    sight_read(desk.trace, &sight);
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

static void wait_for_screen(const char *screen)
{
    for (int waited = 0; waited < PATIENCE; waited += 20) {
        look();
        if (strcmp(sight.screen, screen) == 0)
            return;
        if (!desk_running(&desk))
            fail_msg("the program ended while the screen '%s' was awaited", screen);
        nap(20);
    }
    fail_msg("the screen '%s' did not come; shown is '%s' with '%s'", screen, sight.screen,
             sight.overlay);
}

static const Sighted *wait_for(const char *name)
{
    for (int waited = 0; waited < PATIENCE; waited += 20) {
        look();
        const Sighted *thing = sight_find(&sight, name);
        if (thing && thing->on)
            return thing;
        nap(20);
    }
    fail_msg("'%s' did not come; shown is '%s' with '%s'", name, sight.screen, sight.overlay);
    return NULL;
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
        desk_move(&desk, x + NEAR, y);
    }
    desk_click(&desk, x, y, 1);
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
    return *x >= 0 && *y >= 0 && *x < PANEL_LEFT && *y < DESK_HEIGHT && !under_bar;
}

static void click_cell(Cell cell)
{
    int x, y;
    settle();
    if (!find_cell(cell, &x, &y)) {
        click("fit");
        bool seen = false; /* on a busy machine the glide may begin late */
        for (int waited = 0; !seen && waited < PATIENCE; waited += 60) {
            settle();
            seen = find_cell(cell, &x, &y);
        }
        if (!seen)
            fail_msg("the legal cell %d,%d is out of sight", cell.x, cell.y);
    }
    click_apart(x, y);
}

static void autosave_path(char path[DESK_PATH + 32])
{
    snprintf(path, DESK_PATH + 32, "%s/aurochs/autosave.aurochs", desk.folder);
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
    char path[DESK_PATH + 32];
    size_t size;
    RecordError error;
    autosave_path(path);
    char *text = file_read(path, 1 << 20, &size);
    if (!text)
        return false;
    if (!record_read(test_editions(), text, size, &record, &error))
        fail_msg("the autosave is damaged at line %d:\n%s", error.line, text);
    free(text);
    game = test_replay(&record, -1);
    return true;
}

static bool wait_for_moves(int count, int patience)
{
    for (int waited = 0; waited < patience; waited += 20) {
        look();
        if (load() && move_count() >= count && sight.moves == move_count())
            return true;
        if (!desk_running(&desk))
            fail_msg("the program ended after move %d", move_count());
        nap(20);
    }
    return false;
}

static void name_spot(Move move, char name[SIGHT_NAME])
{
    snprintf(name, SIGHT_NAME, "spot %s %d", move.kind == MOVE_HUT ? "hut" : "meeple", move.zone);
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
        name_spot(move, name);
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
    int before = move_count();
    const Edition *edition = test_edition(record.setup.edition);
    click_move(move);
    if (!wait_for_moves(before + 1, PATIENCE))
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

/* Whether a hut's place, where another of its system is offered, lies below the number of a piece:
 * a click there means that one. */
static bool is_covered(Move move)
{
    char name[SIGHT_NAME], number[SIGHT_NAME];
    bool covered = false;
    if (move.kind != MOVE_HUT)
        return false;
    name_spot(move, name);
    snprintf(number, sizeof number, "dot-hut-%d", move.zone);
    wait_for(name);
    settle();
    const Sighted *spot = wait_for(name);
    for (int i = 0; i < sight.count; i++) {
        const Sighted *dot = &sight.things[i];
        covered |= strncmp(dot->name, "dot-", 4) == 0 && strcmp(dot->name, number) != 0 &&
                   spot->x >= dot->x && spot->x < dot->x + dot->w && spot->y >= dot->y &&
                   spot->y < dot->y + dot->h;
    }
    return covered;
}

static void play_until(int placements, Random *random)
{
    const Edition *edition = test_edition(record.setup.edition);
    while (game.phase != PHASE_END && game.turn < placements) {
        Move move;
        do
            move = test_random_move(edition, &game, random);
        while (is_covered(move));
        decide(move);
    }
}

/* Reads the game until the person is to decide in what is shown, or it is over. */
static void wait_for_person(void)
{
    for (int waited = 0; waited < PATIENCE; waited += 20) {
        look();
        if (load() && sight.moves == move_count() && (game.phase == PHASE_END || game.player == 0))
            return;
        assert_true(desk_running(&desk));
        nap(20);
    }
    fail_msg("the computer does not move after move %d", move_count());
}

/* No huts: where one counts the same at two places of a tile, a click at one may mean the other,
 * and what comes up against a computer is not known before. */
static Move choose(Random *random)
{
    Move move;
    do
        move = test_random_move(test_edition(record.setup.edition), &game, random);
    while (move.kind == MOVE_HUT);
    return move;
}

static void waits_for_moves_below(int count)
{
    for (int waited = 0; waited < PATIENCE && sight.moves >= count; waited += 20) {
        nap(20);
        look();
    }
    assert_true(sight.moves < count);
}

/* In its first turn it is interrupted: undo leads to the person's decision, which is made anew. */
static void takes_back_while_it_thinks(void **state)
{
    (void)state;
    Random random = random_from(3);
    desk_start(&desk, program);
    wait_for_screen("table");
    wait_for_person();
    while (game.player == 0)
        decide(choose(&random));
    int before = move_count();
    const Sighted *undo = wait_for("undo");
    desk_click(&desk, undo->x + undo->w / 2, undo->y + undo->h / 2, 1);
    waits_for_moves_below(before);
    click("redo");
    click("pace-at-once");
    wait_for_person();
    assert_true(move_count() > before);
}

static void plays_against_it_to_the_end(void **state)
{
    (void)state;
    Random random = random_from(4);
    int moves = 0;
    for (wait_for_person(); game.phase != PHASE_END; wait_for_person(), moves++)
        decide(choose(&random));
    assert_true(moves > 30);
    cases_done = 6;
}

static void wait_for_window(const char *wanted)
{
    char place[64] = "";
    for (int waited = 0; waited < PATIENCE; waited += 100) {
        desk_window(&desk, place);
        if (strcmp(place, wanted) == 0)
            return;
        nap(100);
    }
    fail_msg("the window is %s, not %s", place, wanted);
}

/* No window manager runs here: the window fills the screen all the same, and comes back. */
static void fills_the_screen(void **state)
{
    (void)state;
    desk.size = "960x600";
    desk_start(&desk, program);
    wait_for_screen("title");
    wait_for_window("960x600+160+60");
    desk_key(&desk, "F11");
    wait_for_window("1280x720+0+0");
    desk_key(&desk, "F11");
    wait_for_window("960x600+160+60");
    desk_kill(&desk);
}

/* Again and again: while it is new, it looks after itself. */
static void change_window(const char *how, const char *across, const char *down, const char *wanted)
{
    char place[64] = "";
    size_t size = strlen(wanted);
    for (int waited = 0; waited < PATIENCE && strncmp(place, wanted, size) != 0; waited += 500) {
        desk_run(&desk,
                 (const char *const[]){"xdotool", "search", "--name", "^Aurochs$", how, across,
                                       down, NULL},
                 NULL, 0);
        nap(500);
        desk_window(&desk, place);
    }
    assert_memory_equal(place, wanted, size);
}

/* Whatever it is asked for it fits the screen, never asks for gigabytes, and comes where it was. */
static void fits_the_screen_and_comes_back_where_it_was(void **state)
{
    (void)state;
    desk.size = "1600x900";
    desk_start(&desk, program);
    wait_for_screen("title");
    wait_for_window("1280x720+0+0");
    change_window("windowsize", "800", "500", "800x500");
    change_window("windowmove", "100", "60", "800x500+100+60");
    desk_key(&desk, "ctrl+q");
    assert_int_equal(desk_wait(&desk), 0);
    desk.size = "";
    desk_start(&desk, program);
    wait_for_screen("title");
    wait_for_window("800x500+100+60");
    change_window("windowsize", "32767", "32767", "7680x4320");
    desk_kill(&desk);
}

static void starts_with_the_title(void **state)
{
    (void)state;
    assert_int_equal(cases_done, 0);
    desk_start(&desk, program);
    wait_for_screen("title");
    wait_for("new");
    cases_done++;
}

/* An X server without a graphics card may offer one played by the processor. */
static void draws_without_a_card_by_itself(void **state)
{
    (void)state;
    assert_string_equal(sight.renderer, "software");
}

static void seats_two_and_begins(void **state)
{
    (void)state;
    assert_int_equal(cases_done, 1);
    click("new");
    wait_for_screen("seats");
    click("more");
    desk_type(&desk, "a11ce5");
    click("start");
    wait_for_screen("table");
    assert_true(wait_for_moves(0, PATIENCE));
    assert_int_equal(record.setup.player_count, 2);
    assert_true(record.setup.seeded);
    assert_true(record.setup.seed == 0xa11ce5);
    cases_done++;
}

static void plays_until_the_plug_is_pulled(void **state)
{
    (void)state;
    assert_int_equal(cases_done, 2);
    Random random = random_from(1);
    play_until(PLUG_PULLED_AT, &random);
    desk_kill(&desk);
    assert_true(load());
    assert_int_equal(game.turn, PLUG_PULLED_AT);
    cases_done++;
}

static void goes_on_where_it_was(void **state)
{
    (void)state;
    assert_int_equal(cases_done, 3);
    int before = move_count();
    desk_start(&desk, program);
    click("continue");
    wait_for_screen("table");
    assert_int_equal(sight.moves, before);
    cases_done++;
}

static void takes_back_and_plays_again(void **state)
{
    (void)state;
    assert_int_equal(cases_done, 4);
    int before = move_count();
    click("undo");
    for (int waited = 0; waited < PATIENCE && sight.moves == before; waited += 20) {
        nap(20);
        look();
    }
    assert_int_equal(sight.moves, before - 1);
    click("redo");
    assert_true(wait_for_moves(before, PATIENCE));
    cases_done++;
}

static void plays_to_the_end(void **state)
{
    (void)state;
    assert_int_equal(cases_done, 5);
    Random random = random_from(2);
    play_until(MAX_TILES, &random);
    assert_int_equal(game.phase, PHASE_END);
    cases_done++;
}

static void shows_the_results(void **state)
{
    (void)state;
    assert_int_equal(cases_done, 6);
    wait_for("next");
    for (int steps = 0; steps < MAX_PIECES && strcmp(sight.screen, "results") != 0; steps++) {
        click(steps == 2 ? "all" : "next");
        for (int waited = 0, seen = sight.number; waited < PATIENCE && sight.number == seen;
             waited += 20) {
            nap(20);
            look();
        }
    }
    wait_for_screen("results");
    cases_done++;
}

static void ends_when_asked_to(void **state)
{
    (void)state;
    assert_int_equal(cases_done, 7);
    click("title");
    wait_for_screen("title");
    click("quit");
    assert_int_equal(desk_wait(&desk), 0);
    cases_done++;
}

static void keeps_a_record_that_replays(void **state)
{
    (void)state;
    assert_int_equal(cases_done, 8);
    char path[DESK_PATH + 32], output[256];
    autosave_path(path);
    int code = desk_run(&desk, (const char *const[]){replay_tool, "--quiet", path, NULL}, output,
                        sizeof output);
    assert_int_equal(code, 0);
    assert_int_equal(strncmp(output, "end ", 4), 0);
    cases_done++;
}

int main(int argc, char **argv)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(starts_with_the_title), cmocka_unit_test(draws_without_a_card_by_itself),
        cmocka_unit_test(seats_two_and_begins),  cmocka_unit_test(plays_until_the_plug_is_pulled),
        cmocka_unit_test(goes_on_where_it_was),  cmocka_unit_test(takes_back_and_plays_again),
        cmocka_unit_test(plays_to_the_end),      cmocka_unit_test(shows_the_results),
        cmocka_unit_test(ends_when_asked_to),    cmocka_unit_test(keeps_a_record_that_replays),
    };
    static const struct CMUnitTest against[] = {
        cmocka_unit_test(takes_back_while_it_thinks),
        cmocka_unit_test(plays_against_it_to_the_end),
        cmocka_unit_test(shows_the_results),
        cmocka_unit_test(ends_when_asked_to),
        cmocka_unit_test(keeps_a_record_that_replays),
    };
    static const struct CMUnitTest window[] = {
        cmocka_unit_test(fills_the_screen),
        cmocka_unit_test(fits_the_screen_and_comes_back_where_it_was),
    };
    if (argc != 2 && argc != 3 && argc != 5) {
        fputs("usage: test-play AUROCHS [AUROCHS-REPLAY [RECORD SECONDS]]\n", stderr);
        return 2;
    }
    program = argv[1];
    replay_tool = argv[2];
    if (!desk_open(&desk)) {
        fputs("Xvfb or xdotool is not installed: not played\n", stderr);
        return SKIPPED;
    }
    if (argc == 5) {
        desk.game = argv[3];
        desk.think = argv[4];
    }
    int failed = argc == 2   ? cmocka_run_group_tests(window, NULL, NULL)
                 : argc == 5 ? cmocka_run_group_tests(against, NULL, NULL)
                             : cmocka_run_group_tests(tests, NULL, NULL);
    desk_close(&desk, failed != 0);
    return failed;
}

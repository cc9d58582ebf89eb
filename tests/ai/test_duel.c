/* The duel and the mind from outside, and programs without manners: silent, slow, talking nonsense,
 * dying, not there. Arguments: the paths of aurochs-duel and aurochs-mind. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "check.h"
#include "play/files.h"
#include "shell.h"
#include "support.h"

static const char *duel, *mind;

#define HEAD "aurochs 1\nedition second\nplayer red \"Ana\" human\nplayer blue \"Bo\" human\n"

TEST(each_deal_is_played_from_every_seat)
{
    Record record;
    RecordError error;
    char path[MAX_PATH_BYTES];
    assert_int_equal(shell_run(duel, "normal easy random --games 4 --seed 9 --out records"), 0);
    shell_says("6 games of the second edition, deals from seed 9 on\n");
    shell_says("player 1 normal\n  wins 6 draws 0 of 6: 100.0 % +- 39.0\n");
    shell_says("over the others without luck");
    for (int game = 1; game <= 6; game++) {
        size_t size;
        snprintf(path, sizeof path, "%s/records/game-%05d.aurochs", shell_folder, game);
        char *text = file_read(path, 1 << 20, &size);
        assert_non_null(text);
        assert_true(record_read(test_editions(), text, size, &record, &error));
        free(text);
        assert_int_equal(record.setup.seed, 9 + (game - 1) / 3);
        int seat = (6 - (game - 1)) % 3;
        assert_string_equal(record.setup.seats[seat].name, "normal");
        assert_int_equal(record.setup.seats[seat].kind, SEAT_AI_NORMAL);
        assert_int_equal(record.statements[record.count - 1].kind, STATEMENT_EXPECT_END);
    }
}

/* What an earlier duel left in the folder stays, and is gone on after. */
TEST(earlier_records_stay)
{
    assert_int_equal(shell_run("mkdir", "kept"), 0);
    shell_put("kept/game-00001.aurochs", "mine");
    assert_int_equal(shell_run(duel, "easy random --games 2 --out kept"), 0);
    assert_int_equal(shell_run("cat", "kept/game-00001.aurochs"), 0);
    assert_string_equal(shell_output, "mine");
    assert_int_equal(shell_run("cat", "kept/game-00003.aurochs | grep -c '^aurochs'"), 0);
    assert_string_equal(shell_output, "1\n");
}

TEST(a_duel_comes_out_the_same_again)
{
    static char before[sizeof shell_output];
    const char *arguments =
        "hard naive --games 2 --edition first --iterations 6 | grep -v decisions";
    assert_int_equal(shell_run(duel, arguments), 0);
    strcpy(before, shell_output);
    shell_says("2 games of the first edition");
    assert_int_equal(shell_run(duel, arguments), 0);
    assert_string_equal(before, shell_output);
}

/* The number behind "+-" in the first line that begins so. */
static double margin_after(const char *words)
{
    const char *line = strstr(shell_output, words);
    const char *margin = line ? strstr(line, " +- ") : NULL;
    assert_non_null(margin);
    return strtod(margin + 4, NULL);
}

/* Luck is measured by what a strong player would make of a tile: among weak ones, who do not, it
 * must not add to the spread. One deal alone has none that could be told. */
TEST(what_luck_takes_off_makes_nothing_wider)
{
    char arguments[40];
    snprintf(arguments, sizeof arguments, "random random --games %d", 2 * test_share(20));
    assert_int_equal(shell_run(duel, arguments), 0);
    double plain = margin_after("  points "), less = margin_after("  over the others without luck");
    assert_true(less > 0 && test_met(less <= plain));
    assert_int_equal(shell_run(duel, "random random --games 2"), 0);
    shell_says("  wins 1 draws 0 of 2: 50.0 % +- ?\n");
}

static void refuse(const char *program, const char *const *rests, size_t count, const char *usage)
{
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(shell_run(program, rests[i]), 2);
        shell_says(usage);
    }
}

TEST(wrong_usage_is_refused)
{
    static const char *const wrong[] = {"",
                                        "normal",
                                        "normal strong",
                                        "normal easy --games",
                                        "normal easy --games 0",
                                        "normal easy --games 1.5",
                                        "normal easy --edition third",
                                        "easy easy easy easy easy easy",
                                        "cmd: easy"};
    static const char *const strange[] = {"",
                                          "strong",
                                          "hard normal",
                                          "hard --iterations",
                                          "hard --iterations 0",
                                          "hard --iterations -5",
                                          "hard --iterations 5000000000",
                                          "hard --seed x"};
    refuse(duel, wrong, sizeof wrong / sizeof wrong[0], "usage: aurochs-duel");
    refuse(mind, strange, sizeof strange / sizeof strange[0], "usage: aurochs-mind");
}

TEST(programs_without_manners_lose)
{
    static const struct {
        const char *program, *words;
    } rude[] = {
        {"cmd:cat >/dev/null", "it did not answer in time"},
        {"cmd:sleep 1000", "it did not answer in time"},
        {"cmd:sleep 1; echo pass", "it did not answer in time"},
        {"cmd:read line; echo banana; cat", "its answer is no legal decision: banana"},
        {"cmd:echo place 99,99 r0; cat", "its answer is no legal decision: place 99,99 r0"},
        {"cmd:printf '\\r\\n \\n\\033[2Jhm\\n'; cat",
         "its answer is no legal decision: \\x1b[2Jhm"},
        {"cmd:yes '# thinking'", "it did not answer in time"},
        {"cmd:tr '\\\\n' x </dev/zero", "it did not answer in time"},
        {"cmd:exit 3", "it has ended"},
        {"cmd:kill -9 \\$\\$", "it has ended"},
        {"cmd:./not-there", "it has ended"},
    };
    for (size_t i = 0; i < sizeof rude / sizeof rude[0]; i++) {
        char arguments[512];
        time_t start = time(NULL);
        snprintf(arguments, sizeof arguments, "easy \"%s\" --games 2 --time 0.05", rude[i].program);
        assert_int_equal(shell_run(duel, arguments), 0);
        shell_says(rude[i].words);
        shell_says("loses game 1: ");
        shell_says("loses game 2: ");
        shell_says("player 1 easy\n  wins 2 draws 0 of 2: 100.0 % +- 65.8\n");
        shell_says("  wins 0 draws 0 of 2: 0.0 % +- 65.8\n");
        shell_says("lost by a wrong answer or none 2\n");
        assert_true(time(NULL) - start < 20);
    }
}

/* What a program started is ended with it, however deaf it is. */
TEST(nothing_is_left_behind)
{
    shell_put("deaf", "#!/bin/sh\ntrap '' TERM PIPE HUP INT\necho $$ >>pids\nsleep 1000 &\n"
                      "echo $! >>pids\nwhile :; do sleep 1000; done\n");
    assert_int_equal(shell_run(duel, "easy 'cmd:sh deaf' --games 2 --time 0.2"), 0);
    size_t size;
    char *text = file_read(shell_path("pids"), 1 << 16, &size), *at = text;
    assert_non_null(text);
    int count = 0;
    for (long pid; (pid = strtol(at, &at, 10)) > 0; count++) {
        /* The system may take a moment to clear away a child that nobody waits for. */
        for (int i = 0; i < 100 && kill((pid_t)pid, 0) == 0; i++)
            nanosleep(&(struct timespec){0, 20000000}, NULL);
        assert_int_equal(kill((pid_t)pid, 0), -1);
        assert_int_equal(errno, ESRCH);
    }
    assert_int_equal(count, 4);
    free(text);
}

/* Our own mind as a program plays whole games by the protocol, reasons and all. */
TEST(a_mind_plays_by_the_protocol)
{
    char arguments[2 * MAX_PATH_BYTES];
    snprintf(arguments, sizeof arguments,
             "'cmd:%s normal --explain' 'cmd:%s hard --iterations 3' naive --games 3 --time 20",
             mind, mind);
    assert_int_equal(shell_run(duel, arguments), 0);
    assert_null(strstr(shell_output, "loses"));
    shell_says("of 3: ");
    snprintf(arguments, sizeof arguments,
             "'cmd:%s hard' random --games 2 --time 0.02 --edition first", mind);
    assert_int_equal(shell_run(duel, arguments), 0);
    assert_null(strstr(shell_output, "loses"));
}

TEST(a_mind_answers_as_many_requests_as_come)
{
    shell_put("requests",
              HEAD "land 48\ndecide 5\n" HEAD "land 48\nplace -1,0 r0\ndecide 0.5\n" HEAD
                   "land 48 61\nplace -1,0 r0\nhut 1\ndecide 5\n");
    assert_int_equal(shell_run(mind, "normal <requests"), 0);
    int lines = 0;
    for (const char *c = shell_output; *c; c++)
        lines += *c == '\n';
    assert_int_equal(lines, 3);
    assert_true(strncmp(shell_output, "place ", 6) == 0);
    assert_int_equal(shell_run(mind, "hard --iterations 20 --explain <requests | grep -v '^#'"), 0);
    assert_true(strncmp(shell_output, "place ", 6) == 0);
    assert_int_equal(
        shell_run(mind, "hard --iterations 20 --explain <requests | grep -c 'played on'"), 0);
    assert_string_equal(shell_output, "3\n");
    /* Without any time it answers at once; a blank line behind a request is none. */
    shell_put("requests", HEAD "land 48\ndecide 0\n\n");
    assert_int_equal(shell_run(mind, "hard <requests"), 0);
    assert_true(strncmp(shell_output, "place ", 6) == 0);
}

TEST(a_mind_refuses_what_is_no_request)
{
    shell_put("bad", HEAD "land 48\nplace 5,5 r0\ndecide 5\n");
    assert_int_equal(shell_run(mind, "normal <bad"), 1);
    shell_says("aurochs-mind: line 6: ");
    static const struct {
        const char *request, *words;
    } bad[] = {{"decide 5\n", "the file is empty"},
               {HEAD "land 48\ndecide\n", "'decide' needs how many seconds"},
               {HEAD "land 48\ndecide -1\n", "'decide' needs how many seconds"},
               {HEAD "land 48\ndecide 1 2\n", "'decide' needs how many seconds"},
               {HEAD "land 48\n", "the last request has no line 'decide'"}};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        shell_put("bad", bad[i].request);
        assert_int_equal(shell_run(mind, "normal <bad"), 1);
        shell_says(bad[i].words);
    }
}

static int open(void **state)
{
    duel = check_arguments[0];
    mind = check_arguments[1];
    return shell_open(state);
}

TEST_TAKES(2)
TEST_FIXTURE(open, shell_close)

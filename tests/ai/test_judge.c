/* The judge from outside. Arguments: the paths of aurochs-judge and aurochs-mind. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "play/files.h"
#include "shell.h"
#include "support.h"

static const char *judge, *mind;

/* What the first line that begins so says of points a turn, and half of their interval. */
static double gain_after(const char *words, double *margin)
{
    const char *line = strstr(shell_output, words);
    char *rest = NULL;
    assert_non_null(line);
    double gain = strtod(line + strlen(words), &rest);
    assert_int_equal(strncmp(rest, " +- ", 4), 0);
    *margin = strtod(rest + 4, NULL);
    return gain;
}

/* Runs the judge over so many positions, or a sample's share of them, and says so. */
static void judge_over(int positions, const char *players, const char *rest)
{
    char arguments[200];
    int share = test_share(positions);
    snprintf(arguments, sizeof arguments, "%s --positions %d %s", players, share, rest);
    assert_int_equal(shell_run(judge, arguments), 0);
    snprintf(arguments, sizeof arguments, "\n%d positions of the ", share);
    shell_says(arguments + (shell_output[0] != '\n'));
}

TEST(a_bad_chooser_is_found)
{
    double margin;
    judge_over(12, "60 random one-turn", "--games 12");
    shell_says(" positions of the second edition, from seed 1 on, 12 games a turn\n");
    assert_true(test_met(gain_after("player 2 random\n  over 60 ", &margin) < -3 && margin > 0));
    assert_true(test_met(gain_after("  over random ", &margin) > 3));
    shell_says("points a turn, another turn at ");
    judge_over(24, "one-turn easy", "--games 12 --edition first");
    shell_says(" positions of the first edition");
    assert_true(test_met(gain_after("  over one-turn ", &margin) + margin < 0));
    judge_over(3, "one-turn random", "--games 3 --by 12");
    shell_says("3 games a turn by 12\n");
    assert_true(test_met(gain_after("  over one-turn ", &margin) < -3));
}

/* Equal players choose the same turns, whichever side of a pipe they are on. */
TEST(equals_come_out_equal)
{
    char arguments[MAX_PATH_BYTES + 100];
    snprintf(arguments, sizeof arguments,
             "30 30 one-turn 'cmd:%s one-turn' --positions 5 --games 2 2>&1", mind);
    assert_int_equal(shell_run(judge, arguments), 0);
    shell_says("player 2 30\n  over 30 +0.00 +- ? points a turn, another turn at 0 of 5\n");
    shell_says("  over one-turn +0.00 +- ? points a turn, another turn at 0 of 5\n");
}

/* Of a position all follows from its seed: runs may be cut and joined. */
TEST(a_position_comes_out_the_same_again)
{
    static char before[sizeof shell_output];
    assert_int_equal(shell_run(judge, "40 one-turn easy --positions 4 --games 3 --out all"), 0);
    assert_int_equal(shell_run(judge, "40 one-turn easy --positions 2 --games 3 --out parts"), 0);
    assert_int_equal(
        shell_run(judge, "40 one-turn easy --positions 2 --games 3 --seed 3 --out parts"), 0);
    assert_int_equal(shell_run("cat", "all"), 0);
    strcpy(before, shell_output);
    assert_int_equal(strncmp(before, "1 ", 2), 0);
    shell_says("\n4 ");
    assert_int_equal(shell_run("cat", "parts"), 0);
    assert_string_equal(shell_output, before);
}

TEST(wrong_usage_is_refused_in_one_line)
{
    static const char *const wrong[] = {"",
                                        "one-turn",
                                        "one-turn hard",
                                        "one-turn 0",
                                        "one-turn -5",
                                        "one-turn 2000 --positions",
                                        "one-turn 2000 --positions 0",
                                        "one-turn 2000 --games 1.5",
                                        "one-turn 2000 --by one-turn",
                                        "one-turn 2000 --edition third",
                                        "one-turn 2000 --fast",
                                        "1 2 3 4 5 6 7 8 9"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_int_equal(shell_run(judge, wrong[i]), 2);
        assert_int_equal(strncmp(shell_output, "aurochs-judge: ", 15), 0);
        assert_ptr_equal(strchr(shell_output, '\n'), shell_output + strlen(shell_output) - 1);
    }
    assert_int_equal(shell_run(judge, "one-turn 9 --out not/there"), 1);
    shell_says("aurochs-judge: not/there: ");
}

TEST(a_program_that_fails_ends_it)
{
    assert_int_equal(shell_run(judge, "one-turn 'cmd:echo banana; cat' --positions 3"), 1);
    shell_says("cmd:echo banana; cat: its answer is no legal decision: banana\n");
    shell_says("\n0 positions of the second edition");
}

TEST(an_interrupt_keeps_what_there_is)
{
    char arguments[MAX_PATH_BYTES + 100];
    snprintf(arguments, sizeof arguments,
             "--foreground --preserve-status -s INT 2 '%s' 9 one-turn --positions 100000 --games 2",
             judge);
    assert_int_equal(shell_run("timeout", arguments), 0);
    shell_says(" positions of the second edition, from seed 1 on, 2 games a turn\n");
    shell_says("player 2 one-turn\n  over 9 ");
}

static int open(void **state)
{
    judge = check_arguments[0];
    mind = check_arguments[1];
    return shell_open(state);
}

TEST_TAKES(2)
TEST_FIXTURE(open, shell_close)

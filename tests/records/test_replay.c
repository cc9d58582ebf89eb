/* The replay tool from outside: what it prints, what it says on errors, and what it returns. The
 * program's path is the one argument. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "check.h"
#include "play/files.h"
#include "shell.h"
#include "support.h"

#define HEAD                                                                                       \
    "aurochs 1\nedition second\nplayer red \"Ana\" human\nplayer blue \"Bo\" human\n"              \
    "land 48 62\nmenhir\n"
#define MOVES "place -1,0 r0\nhut 1\nplace 0,-1 r0\nmeeple 0\n"
#define GAME HEAD MOVES

static int run(const char *rest)
{
    return shell_run(check_arguments[0], rest);
}

static void assert_prints(const char *rest, int status, const char *text)
{
    assert_int_equal(run(rest), status);
    assert_string_equal(shell_output, text);
}

/* The record that src/README.md shows, for all who read it; an empty one where it shows none. */
static void put_example(void)
{
    size_t size;
    char *readme = test_read("../src", "README.md", &size), record[1000] = "";
    const char *line = strstr(readme, "    aurochs 1\n");
    for (; line && strncmp(line, "    ", 4) == 0; line = strchr(line, '\n') + 1)
        strncat(record, line + 4, strcspn(line + 4, "\n") + 1);
    free(readme);
    shell_put("example.aurochs", record);
}

static int make_folder(void **state)
{
    if (shell_open(state) != 0)
        return -1;
    shell_put("good.aurochs", GAME);
    shell_put("open.aurochs", HEAD "place -1,0 r0\n");
    shell_put("bad.aurochs", "# a comment\n\n" HEAD "place 1,0 r2\n");
    shell_put("late.aurochs", GAME "expect score 0 0\n");
    put_example();
    return 0;
}

TEST(a_good_record_is_accounted)
{
    assert_prints("good.aurochs", 0,
                  "turn 1 red land 48 placements 4\n"
                  "place -1,0 r0\n"
                  "spots meeple 0 1 2 hut 1\n"
                  "hut 1\n"
                  "scores 0 0\n"
                  "turn 2 blue land 62 placements 12\n"
                  "place 0,-1 r0\n"
                  "spots meeple 0\n"
                  "meeple 0\n"
                  "scores 0 0\n"
                  "final red 1 river-system fish 1\n"
                  "final blue 3 meadow mammoth 0 aurochs 1 deer 1\n"
                  "end 1 3 winners blue\n");
}

/* What seats begin with is in all scores, and in who wins. */
TEST(starts_are_accounted)
{
    shell_put("start.aurochs", HEAD "start 20 1\n" MOVES);
    assert_prints("start.aurochs | grep -v spots", 0,
                  "turn 1 red land 48 placements 4\n"
                  "place -1,0 r0\n"
                  "hut 1\n"
                  "scores 20 1\n"
                  "turn 2 blue land 62 placements 12\n"
                  "place 0,-1 r0\n"
                  "meeple 0\n"
                  "scores 20 1\n"
                  "final red 1 river-system fish 1\n"
                  "final blue 3 meadow mammoth 0 aurochs 1 deer 1\n"
                  "end 21 4 winners red\n");
    shell_run("rm", "start.aurochs");
}

TEST(quiet_prints_the_end_alone)
{
    assert_prints("--quiet good.aurochs", 0, "end 1 3 winners blue\n");
    assert_prints("--quiet open.aurochs", 0, "");
    assert_prints("--quiet good.aurochs open.aurochs good.aurochs", 0,
                  "end 1 3 winners blue\nend 1 3 winners blue\n");
}

TEST(the_board_is_added)
{
    assert_prints("--quiet --board good.aurochs", 0,
                  "end 1 3 winners blue\n"
                  "board x -1..0 y -1..0\n"
                  "      + mH +\n"
                  "      m 62m \n"
                  "      + m  +\n"
                  "+ m^ ++ m  +\n"
                  "r 48r r 56f \n"
                  "+ m  ++ f  +\n");
}

TEST(standard_input_is_read)
{
    assert_prints("--quiet - < good.aurochs", 0, "end 1 3 winners blue\n");
    assert_prints("- < bad.aurochs", 1,
                  "standard input:9: place 1,0 r2: west: river meets forest\n");
}

TEST(the_example_is_played)
{
    assert_prints("example.aurochs", 0,
                  "turn 1 red land 21 placements 4\n"
                  "place 0,-1 r2\n"
                  "spots meeple 0 1 2 hut 1\n"
                  "meeple 1\n"
                  "scores 0 0\n"
                  "turn 2 blue land 18 placements 8\n");
}

TEST(a_refused_record_is_named_with_line_and_reason)
{
    assert_prints("bad.aurochs", 1, "bad.aurochs:9: place 1,0 r2: west: river meets forest\n");
    assert_prints("late.aurochs", 1,
                  "late.aurochs:11: expect score 0 0: expected points 0 0, they are 1 3\n");
    assert_prints("missing.aurochs", 1, "missing.aurochs: No such file or directory\n");
    assert_prints("/dev/null", 1, "/dev/null: Operation not supported\n");
    assert_prints("- </dev/null", 1, "standard input: the file is empty\n");
    assert_prints("- </dev/zero", 1, "standard input: File too large\n");
    assert_prints(".", 1, ".: Is a directory\n");
}

/* Messages go to standard error; the other files are played all the same. */
TEST(one_bad_file_does_not_hold_up_the_others)
{
    assert_prints("--quiet bad.aurochs good.aurochs 2>/dev/null", 1, "end 1 3 winners blue\n");
}

TEST(wrong_usage_returns_2)
{
    assert_int_equal(run(""), 2);
    shell_says("usage: aurochs-replay");
    assert_int_equal(run("--loud good.aurochs"), 2);
    shell_says("unknown option --loud");
    assert_int_equal(run("--help 2>/dev/null"), 0);
    shell_says("usage: aurochs-replay");
}

/* A name or a word of a file could steer the terminal; letters of any script cannot. */
TEST(strange_letters_are_told_harmlessly)
{
    assert_prints("\"$(printf 'Zo\303\253\033[31m\302\233\303\n\342\200\256x')\"", 1,
                  "Zo\u00eb\\x1b[31m\\xc2\\x9b\\xc3\\x0a\\xe2\\x80\\xaex: No such file or "
                  "directory\n");
    shell_run("printf", "'aurochs 1\n\033[2J\n' >strange");
    assert_int_equal(run("strange"), 1);
    assert_null(strchr(shell_output, '\033'));
    shell_run("rm", "strange");
}

TEST(missing_assets_and_a_full_disk_are_told)
{
    setenv("AUROCHS_ASSETS", "/nowhere", 1);
    assert_int_equal(run("good.aurochs"), 1);
    shell_says("/nowhere/tiles/second-edition.txt: No such file");
    unsetenv("AUROCHS_ASSETS");
    if (access("/dev/full", W_OK) == 0) {
        assert_prints("good.aurochs >/dev/full", 1,
                      "aurochs-replay: standard output: No space left on device\n");
    }
}

TEST(files_stay_as_they_are)
{
    size_t size;
    run("bad.aurochs good.aurochs");
    char *text = file_read(shell_path("good.aurochs"), 1 << 16, &size);
    assert_non_null(text);
    assert_string_equal(text, GAME);
    free(text);
    assert_int_equal(shell_run("ls", ""), 0);
    assert_string_equal(shell_output,
                        "bad.aurochs\nexample.aurochs\ngood.aurochs\nlate.aurochs\nopen.aurochs\n");
}

TEST_TAKES(1)
TEST_FIXTURE(make_folder, shell_close)

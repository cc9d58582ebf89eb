/* Listings of saved games: folders first, then the newest; nothing else. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <utime.h>

#include "check.h"
#include "play/files.h"
#include "shell.h"

static Listing listing;

/* A file last changed `seconds` after 1970 began. */
static void put(const char *name, int seconds)
{
    const struct utimbuf times = {.actime = seconds, .modtime = seconds};
    shell_put(name, "x");
    assert_int_equal(utime(shell_path(name), &times), 0);
}

TEST_WITH(folders_come_first_and_then_the_newest, shell_open, shell_close)
{
    static const char *const expected[] = {"a folder", "b", "New.AUROCHS", "old.aurochs",
                                           "older.aurochs"};
    FileMark mark;
    mkdir(shell_path("b"), 0755);
    mkdir(shell_path("a folder"), 0755);
    put("older.aurochs", 100);
    put("New.AUROCHS", 5000);
    put("old.aurochs", 300);
    put("notes.txt", 400);
    put(".hidden.aurochs", 400);
    assert_true(files_list(shell_folder, ".aurochs", &listing));
    assert_int_equal(listing.count, 5);
    for (int i = 0; i < listing.count; i++) {
        assert_string_equal(listing.files[i].name, expected[i]);
        assert_int_equal(listing.files[i].folder, i < 2);
    }
    assert_true(file_look(shell_path("New.AUROCHS"), &mark));
    assert_int_equal(mark.seconds, 5000);
}

TEST_WITH(the_newest_of_too_many_stay, shell_open, shell_close)
{
    char name[40];
    for (int i = 0; i < MAX_LISTED + 20; i++) {
        snprintf(name, sizeof name, "many-%d.aurochs", i);
        put(name, 10000 + i);
    }
    assert_true(files_list(shell_folder, ".aurochs", &listing));
    assert_int_equal(listing.count, MAX_LISTED);
    for (int i = 0; i < 4; i++) {
        snprintf(name, sizeof name, "many-%d.aurochs", MAX_LISTED + 19 - i);
        assert_string_equal(listing.files[i].name, name);
    }
}

TEST(a_long_path_is_shown_as_far_as_there_is_room)
{
    char path[MAX_SHOWN_PATH + 2] = "";
    while (strlen(path) < MAX_SHOWN_PATH - 1)
        strcat(path, "/ab");
    assert_string_equal(path_shown(path).text, path);
    strcat(path, "c");
    ShownPath shown = path_shown(path);
    assert_int_equal(strlen(shown.text), MAX_SHOWN_PATH - 1);
    assert_memory_equal(shown.text, path, MAX_SHOWN_PATH - 4);
    assert_string_equal(shown.text + MAX_SHOWN_PATH - 4, "\u2026");
}

TEST(what_is_not_there_is_not_listed)
{
    FileMark mark;
    listing.count = 3;
    assert_false(files_list("/nowhere/at/all", ".aurochs", &listing));
    assert_int_equal(listing.count, 0);
    assert_false(file_look("/nowhere/at/all", &mark));
}

TEST(a_path_names_its_folder)
{
    static const char *const paths[][2] = {
        {"/a/b.aurochs", "/a"}, {"/b.aurochs", "/"}, {"a/b", "a"}, {"a//b", "a/"}, {"b", "."}};
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        char its[MAX_PATH_BYTES];
        path_folder(paths[i][0], its);
        assert_string_equal(its, paths[i][1]);
    }
}

TEST(a_name_has_a_path_in_a_folder)
{
    static const char *const paths[][3] = {
        {"/a", "b", "/a/b"}, {"/", "b", "/b"}, {".", "b", "./b"}, {"a/", "b", "a//b"}};
    char path[MAX_PATH_BYTES], long_folder[MAX_PATH_BYTES + 2] = "";
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        assert_true(path_in(paths[i][0], paths[i][1], path));
        assert_string_equal(path, paths[i][2]);
    }
    memset(long_folder, 'a', MAX_PATH_BYTES - 3);
    assert_true(path_in(long_folder, "b", path));
    assert_int_equal(strlen(path), MAX_PATH_BYTES - 1);
    long_folder[MAX_PATH_BYTES - 3] = 'a';
    errno = 0;
    assert_false(path_in(long_folder, "b", path));
    assert_int_equal(errno, ENAMETOOLONG);
    assert_string_equal(path, "");
}

TEST(a_name_is_mended)
{
    static const char *const names[][2] = {{"Ana", "Ana"},
                                           {".Ana", "-Ana"},
                                           {"../a/b.c", "-.-a-b.c"},
                                           {"", ""},
                                           {".deleted", "-deleted"},
                                           {" Ana ", "Ana"},
                                           {"   ", ""},
                                           {"...", "-"},
                                           {" .a b. . ", "-a b"},
                                           {"a\tb\x7f\n", "a-b--"},
                                           {"a\u202Eb", "a---b"},
                                           {"\xFF.x", "-.x"},
                                           {"a\\b:c*d?e\"f<g>h|", "a-b-c-d-e-f-g-h-"},
                                           {"Con", "-on"},
                                           {"nul.a", "-ul.a"},
                                           {"com1", "-om1"},
                                           {"com0", "com0"},
                                           {"come", "come"},
                                           {"Conrad", "Conrad"}};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char name[20];
        strcpy(name, names[i][0]);
        path_mend_name(name);
        assert_string_equal(name, names[i][1]);
    }
}

/* Numbers in names, and the slots in which games are kept: who holds one, and which there are. */
#include <stdio.h>
#include <string.h>
#ifndef _WIN32
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

#include "check.h"
#include "faults.h"
#include "play/numbered.h"
#include "play/slots.h"
#include "shell.h"

static int make_folder(void **state)
{
    faults_begin(); /* nothing is synced */
    return shell_open(state);
}

TEST(names_have_numbers)
{
    static const struct {
        const char *name;
        uint64_t number;
    } names[] = {
        {"game.aurochs", 1},
        {"game-2.aurochs", 2},
        {"game-100.aurochs", 100},
        {"game-999999999999999999.aurochs", 999999999999999999u},
        {"game-1.aurochs", 0},
        {"game-02.aurochs", 0},
        {"game-0.aurochs", 0},
        {"game-.aurochs", 0},
        {"game-2", 0},
        {"game-2.aurochs.new", 0},
        {"a game.aurochs", 0},
        {"game-1000000000000000000.aurochs", 0},
        {"game-x2.aurochs", 0},
        {"game--2.aurochs", 0},
        {"", 0},
        {"gam", 0},
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (numbered_read(names[i].name, "game", ".aurochs") != names[i].number)
            fail_msg("%s", names[i].name);
    char path[MAX_PATH_BYTES];
    assert_true(numbered_path("/f", "game", 1, ".aurochs", path));
    assert_string_equal(path, "/f/game.aurochs");
    assert_true(numbered_path("/f", "game", 2, ".aurochs", path));
    assert_string_equal(path, "/f/game-2.aurochs");
}

/* The next number comes after all that are there, however many. */
TEST(there_is_a_next_number)
{
    char name[40];
    assert_int_equal(numbered_next(shell_folder, "many", ".png"), 1);
    assert_int_equal(numbered_next("/no/where", "many", ".png"), 1);
    shell_put("many.png", "x");
    assert_int_equal(numbered_next(shell_folder, "many", ".png"), 2);
    for (int i = 1500; i <= 2000; i++) {
        snprintf(name, sizeof name, "many-%d.png", i);
        shell_put(name, "x");
    }
    shell_put("many-x.png", "x");
    shell_put("more-7000.png", "x");
    assert_int_equal(numbered_next(shell_folder, "many", ".png"), 2001);
}

TEST(slots_are_files_of_the_folder)
{
    char path[2 * MAX_PATH_BYTES];
    int numbers[MAX_SLOTS];
    assert_int_equal(slots_list(shell_folder, numbers), 0);
    for (int i = 150; i > 0; i--) {
        snprintf(path, sizeof path, i == 1 ? "autosave.aurochs" : "autosave-%d.aurochs", i);
        shell_put(path, "x");
    }
    shell_put("autosave-2.aurochs.place", "x");
    assert_int_equal(slots_list(shell_folder, numbers), MAX_SLOTS);
    for (int i = 0; i < MAX_SLOTS; i++)
        assert_int_equal(numbers[i], i + 1);
    snprintf(path, sizeof path, "%s//../%s/./autosave-3.aurochs", shell_folder,
             strrchr(shell_folder, '/') + 1);
    assert_int_equal(slot_of_path(shell_folder, path), 3);
    snprintf(path, sizeof path, "%s/earlier.aurochs", shell_folder);
    assert_int_equal(slot_of_path(shell_folder, path), 0);
    assert_int_equal(slot_of_path(shell_folder, "/tmp/autosave-3.aurochs"), 0);
    assert_int_equal(slot_of_path(shell_folder, "autosave-3.aurochs"), 0);
    assert_int_equal(slot_of_path("", "autosave-3.aurochs"), 0);
}

TEST(one_window_holds_a_slot)
{
    Slot one = {0}, other = {0};
    assert_false(slot_taken(shell_folder, 1));
    assert_true(slot_take(&one, shell_folder, 1));
    assert_true(slot_take(&one, shell_folder, 1));
    assert_true(slot_taken(shell_folder, 1));
    assert_false(slot_take(&other, shell_folder, 1));
    assert_false(other.lock.held);
    assert_true(slot_take(&other, shell_folder, 2));
    assert_false(slot_take(&other, shell_folder, 1));
    assert_int_equal(other.number, 2);
    assert_true(slot_take(&one, shell_folder, 3)); /* lets go of the first */
    assert_false(slot_taken(shell_folder, 1));
    slot_leave(&one);
    slot_leave(&other);
    assert_false(slot_taken(shell_folder, 2) || slot_taken(shell_folder, 3));
    assert_int_equal(one.number, 3);
}

#ifndef _WIN32
/* Whatever the end of a window, its slot is free after it. */
TEST(a_killed_window_holds_nothing)
{
    int ready[2], status;
    char byte;
    assert_int_equal(pipe(ready), 0);
    pid_t child = fork();
    if (child == 0) {
        Slot slot = {0};
        bool held = slot_take(&slot, shell_folder, 5);
        if (write(ready[1], held ? "h" : "n", 1) == 1)
            pause();
        _exit(0);
    }
    assert_int_equal(read(ready[0], &byte, 1), 1);
    assert_int_equal(byte, 'h');
    assert_true(slot_taken(shell_folder, 5));
    assert_int_equal(kill(child, SIGKILL), 0);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_false(slot_taken(shell_folder, 5));
    close(ready[0]);
    close(ready[1]);
}
#endif

TEST_FIXTURE(make_folder, shell_close)

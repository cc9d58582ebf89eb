/* The program without its window, and a folder of its own for what it keeps. Whatever the machine
 * refuses fails the test. */
#ifndef TESTS_VIEW_HOME_H
#define TESTS_VIEW_HOME_H

#include "view/app/app.h"

typedef struct Home {
    char folder[64];
    Atlas atlas; /* empty */
    App app;
} Home;

/* cmocka's setup and teardown: the title screen at 1280x720 over an empty folder, which goes with
 * all that is in it. */
int home_open(void **state);
int home_close(void **state);

/* A test over a home of its own: `home`. */
#define AT_HOME(test)                                                                              \
    static void at_##test(Home *home);                                                             \
    TEST_WITH(test, home_open, home_close)                                                         \
    {                                                                                              \
        at_##test(*state);                                                                         \
    }                                                                                              \
    static void at_##test(__attribute__((unused)) Home *home)

/* Ends the program and starts it anew over the same folder. */
void home_restart(Home *home);

/* Begins a game of the second edition for three. */
void home_begin(Home *home, uint64_t seed);

/* Plays up to so many moves by chance, none after the end of the game. */
void home_play(Home *home, int moves);

void home_seek(Home *home, int index);

/* Presses a button of the last frame, which must be there and on, or a key, and builds a frame. */
void home_press(Home *home, const char *button);
void home_key(Home *home, int key);

/* Saves the game on the table in the folder; opens one that is there. */
void home_save(Home *home, const char *name);
void home_open_game(Home *home, const char *name);

/* The path of a file in the folder; good until the next call. */
char *home_path(const Home *home, const char *name);

bool home_has(const Home *home, const char *name);
void home_write(const Home *home, const char *name, const char *text);

/* The moves of a saved game, or -1 where it cannot be opened. */
int home_saved_moves(const Home *home, const char *name);

/* Fails the test unless the game that comes back after the plug was pulled is the one on the table:
 * `count` moves long and after `at` of them. */
void home_comes_back(Home *home, int at, int count);

#endif

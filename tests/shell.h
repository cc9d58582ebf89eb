/* A folder of the test's own, and programs from outside, run there by a shell. Whatever the machine
 * refuses fails the test. */
#ifndef TESTS_SHELL_H
#define TESTS_SHELL_H

enum { SHELL_OUTPUT = 1 << 18 };

extern char shell_folder[];
extern char shell_output[SHELL_OUTPUT]; /* all that the last program has said */

/* cmocka's setup and teardown: an empty folder, which goes with all that is in it. */
int shell_open(void **state);
int shell_close(void **state);

/* Runs a program with a shell's `rest` of the command, which can lead its errors elsewhere; fills
 * `shell_output` and returns the exit status. */
int shell_run(const char *program, const char *rest);

/* The path of a file in the folder; good for seven more calls. */
const char *shell_path(const char *name);

/* Writes a file in the folder. */
void shell_put(const char *name, const char *text);

/* Fails the test where the last program has not said these words. */
void shell_says(const char *words);

#endif

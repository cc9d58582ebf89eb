#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef _WIN32
#include <sys/wait.h>
#endif

#include "check.h"
#include "play/files.h"
#include "shell.h"

char shell_folder[32];
char shell_output[SHELL_OUTPUT];

int shell_open(void **state)
{
    (void)state;
    strcpy(shell_folder, "/tmp/aurochs-shell-XXXXXX");
    return mkdtemp(shell_folder) ? 0 : -1;
}

int shell_close(void **state)
{
    char command[MAX_PATH_BYTES];
    (void)state;
    snprintf(command, sizeof command, "rm -r \"%s\"", shell_folder);
    return system(command);
}

int shell_run(const char *program, const char *rest)
{
    char command[3 * MAX_PATH_BYTES];
    snprintf(command, sizeof command, "cd '%s' && '%s' 2>&1 %s", shell_folder, program, rest);
    FILE *pipe = popen(command, "r");
    assert_non_null(pipe);
    size_t size = fread(shell_output, 1, sizeof shell_output - 1, pipe);
    shell_output[size] = '\0';
    int status = pclose(pipe);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

const char *shell_path(const char *name)
{
    static char paths[8][MAX_PATH_BYTES];
    static int turn;
    char *path = paths[turn++ % 8];
    snprintf(path, MAX_PATH_BYTES, "%s/%s", shell_folder, name);
    return path;
}

void shell_put(const char *name, const char *text)
{
    assert_true(file_write(shell_path(name), text, strlen(text)));
}

void shell_says(const char *words)
{
    if (!strstr(shell_output, words))
        fail_msg("\"%s\" is not in:\n%s", words, shell_output);
}

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "check.h"
#include "play/files.h"
#include "shell.h"

char shell_folder[] = "/tmp/aurochs-shell-XXXXXX";
char shell_output[SHELL_OUTPUT];

int shell_open(void **state)
{
    (void)state;
    return mkdtemp(shell_folder) ? 0 : -1;
}

int shell_close(void **state)
{
    char command[MAX_PATH_BYTES];
    (void)state;
    snprintf(command, sizeof command, "rm -r '%s'", shell_folder);
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

void shell_put(const char *name, const char *text)
{
    char path[MAX_PATH_BYTES];
    snprintf(path, sizeof path, "%s/%s", shell_folder, name);
    assert_true(file_write(path, text, strlen(text)));
}

void shell_says(const char *words)
{
    if (!strstr(shell_output, words))
        fail_msg("\"%s\" is not in:\n%s", words, shell_output);
}

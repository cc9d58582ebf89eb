/* What tests ask POSIX for, as far as Windows has it; check.h includes it there. */
#ifndef TESTS_POSIX_H
#define TESTS_POSIX_H

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Their header has functions with names that tests take, "open" and the like. */
int _mkdir(const char *path);
char *_mktemp(char *name);

static inline int setenv(const char *name, const char *value, int over)
{
    return !over && getenv(name) ? 0 : _putenv_s(name, value);
}

static inline int unsetenv(const char *name)
{
    return _putenv_s(name, "");
}

static inline char *mkdtemp(char *name)
{
    return _mktemp(name) && _mkdir(name) == 0 ? name : NULL;
}

/* Of commands there is "rm -r FOLDER" alone. */
static inline int posix_system(const char *command)
{
    char other[400];
    snprintf(other, sizeof other, "cmd /c rd /s /q %s", command + strlen("rm -r "));
    for (char *at = strstr(other, "/q") + 2; *at; at++)
        if (*at == '/')
            *at = '\\';
    return system(other);
}

#define system posix_system
#define mkdir(path, ...) _mkdir(path)
#define SIGKILL SIGABRT
#define WIFEXITED(status) ((status) >= 0)
#define WEXITSTATUS(status) (status)

#endif

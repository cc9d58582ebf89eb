/* A test registers itself: TEST(name) and its body are all that a program needs. Its main, which
 * comes with this header, runs the tests in the order of the file; with an argument only those
 * whose name fits it ("*lake*"). What cmocka wants included comes along. */
#ifndef TESTS_CHECK_H
#define TESTS_CHECK_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#ifdef _WIN32
#include "posix.h" /* as far as there is any */
#endif

/* cmocka holds `state` for a fixture. */
#define TEST(name) TEST_WITH(name, NULL, NULL)

/* `open` is called before the test, `close` after it, even where it fails. */
#define TEST_WITH(name, open, close)                                                               \
    static void name(void **state);                                                                \
    __attribute__((constructor)) static void enter_##name(void)                                    \
    {                                                                                              \
        check_enter((struct CMUnitTest){#name, name, open, close, NULL});                          \
    }                                                                                              \
    static void name(__attribute__((unused)) void **state)

/* These are called before the first test of the program, and after the last one. */
#define TEST_FIXTURE(open, close)                                                                  \
    __attribute__((constructor)) static void enter_fixture(void)                                   \
    {                                                                                              \
        check_fixture(open, close);                                                                \
    }

/* The program takes so many arguments, at least, before that name: check_arguments has all. */
#define TEST_TAKES(arguments)                                                                      \
    __attribute__((constructor)) static void enter_arguments(void)                                 \
    {                                                                                              \
        check_takes(arguments);                                                                    \
    }

extern char **check_arguments; /* as the constructors are done; NULL behind the last one */

void check_enter(struct CMUnitTest test);
void check_fixture(CMFixtureFunction open, CMFixtureFunction close);
void check_takes(int arguments);

#endif

#include "check.h"

#include <stdio.h>

enum { MOST_TESTS = 1024 };

char **check_arguments;

static struct CMUnitTest tests[MOST_TESTS];
static size_t count;
static CMFixtureFunction fixture[2];
static int taken;

void check_enter(struct CMUnitTest test)
{
    assert_true(count < MOST_TESTS);
    tests[count++] = test;
}

void check_fixture(CMFixtureFunction open, CMFixtureFunction close)
{
    fixture[0] = open;
    fixture[1] = close;
}

void check_takes(int arguments)
{
    taken = arguments;
}

int main(int argc, char **argv)
{
    check_arguments = argv + 1;
    if (argc <= taken) {
        fprintf(stderr, "%s: takes %d arguments\n", argv[0], taken);
        return 2;
    }
    if (argc > taken + 1)
        cmocka_set_test_filter(argv[taken + 1]);
    return _cmocka_run_group_tests("tests", tests, count, fixture[0], fixture[1]);
}

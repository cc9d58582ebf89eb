#include "check.h"

enum { MOST_TESTS = 64 };

static struct CMUnitTest tests[MOST_TESTS];
static size_t count;
static CMFixtureFunction fixture[2];

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

int main(int argc, char **argv)
{
    if (argc > 1)
        cmocka_set_test_filter(argv[1]);
    return _cmocka_run_group_tests("tests", tests, count, fixture[0], fixture[1]);
}

/* The words of the screens: names that are empty or long, ties, days. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "core/utf8.h"
#include "support.h"
#include "view/words/files.h"
#include "view/words/names.h"
#include "view/words/terms.h"

static Setup three(void)
{
    return (Setup){.player_count = 3,
                   .seats = {{.colour = RED, .name = "Ana"},
                             {.colour = BLUE, .name = "Bo"},
                             {.colour = VIOLET, .name = ""}}};
}

TEST(winners_are_named)
{
    static const struct {
        uint8_t leaders;
        const char *text;
    } cases[] = {
        {1, "Ana wins the valley"},
        {3, "Ana and Bo share the valley"},
        {4, "Violet wins the valley"},
        {7, "Ana, Bo and Violet share the valley"},
    };
    Setup setup = three();
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[200];
        say_winners(&setup, cases[i].leaders, text, sizeof text);
        assert_string_equal(text, cases[i].text);
    }
}

TEST(days_are_counted_in_local_time)
{
    enum { HOUR = 3600, DAY = 24 * HOUR };
    const int64_t noon = 20000 * (int64_t)DAY + 12 * HOUR;
    static const struct {
        int64_t ago;
        int offset;
        const char *text;
    } cases[] = {
        {0, 0, "today at 12:00"},
        {11 * HOUR, 0, "today at 01:00"},
        {13 * HOUR, 0, "yesterday at 23:00"},
        {13 * HOUR, 2 * HOUR, "today at 01:00"},
        {3 * DAY, 0, "3 days ago"},
        {-HOUR, 0, "today at 13:00"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[60];
        say_when(noon - cases[i].ago, noon, cases[i].offset, text, sizeof text);
        assert_string_equal(text, cases[i].text);
    }
}

TEST(days_have_dates)
{
    static const struct {
        int64_t then, now;
        int offset;
        const char *text;
    } cases[] = {
        {1700000000, 1700000100, 0, "Today, 22:13"}, /* 14 November 2023 */
        {1700000000, 1700000100, 7200, "Today, 00:13"},
        {1700000000, 1700010000, 0, "Yesterday, 22:13"},
        {1700000000, 1701000000, 0, "14 November"},
        {1700000000, 1701000000, 7200, "15 November"},
        {1700000000, 1710000000, 0, "14 November 2023"},
        {1709164800, 1712000000, 0, "29 February"},
        {951782400, 1712000000, 0, "29 February 2000"},
        {1735689599, 1735889600, 0, "Tuesday, 23:59"},
        {0, 1712000000, 0, "1 January 1970"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[40];
        say_date(cases[i].then, cases[i].now, cases[i].offset, text, sizeof text);
        assert_string_equal(text, cases[i].text);
    }
}

/* The rules name the numbers that the rulesets hold. */
TEST(rules_have_the_editions_numbers)
{
    for (int edition = 0; edition < EDITIONS; edition++) {
        const Ruleset *rules = ruleset_of((EditionId)edition);
        char text[60];
        snprintf(text, sizeof text, "%d for each group of mushrooms", rules->mushroom_points);
        assert_non_null(strstr(say_rule((EditionId)edition, 3), text));
        snprintf(text, sizeof text, "%d points a tile", rules->forest_tile_points);
        assert_non_null(strstr(say_rule((EditionId)edition, 3), text));
        snprintf(text, sizeof text, "%d huts each", rules->huts);
        assert_non_null(strstr(terms_of((EditionId)edition)->facts[0], text));
        for (int line = 0; line < RULE_LINES; line++)
            assert_true(strlen(say_rule((EditionId)edition, line)) < 200);
    }
    assert_non_null(strstr(say_rule(EDITION_SECOND, 7), "mammoth 3, aurochs 2, deer 1"));
}

/* A new game counts its tiles as the table and the saved games do: the land, and special ones
 * apart. */
TEST(editions_count_their_tiles)
{
    for (int edition = 0; edition < EDITIONS; edition++) {
        const TileSet *set = &test_edition((EditionId)edition)->tiles;
        const Terms *terms = terms_of((EditionId)edition);
        int count[STACKS] = {0};
        char text[60];
        for (int i = 0; i < set->tile_count; i++)
            count[set->tiles[i].stack]++;
        snprintf(text, sizeof text, "%d land tiles", count[STACK_START] + count[STACK_LAND]);
        assert_ptr_equal(strstr(terms->facts[0], text), terms->facts[0]);
        assert_int_equal(strtol(terms->facts[1], NULL, 10), count[STACK_SPECIAL]);
    }
}

/* Texts without room: they end with a whole character. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "core/utf8.h"

/* Characters of one to four bytes. */
static const char text[] = "a\u017E\u6C34\U0001F98C.";
static const size_t whole[sizeof text] = {0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 11};

static void a_cut_falls_between_characters(void **state)
{
    (void)state;
    for (size_t size = 0; size < sizeof text; size++)
        assert_int_equal(utf8_whole(text, size), whole[size]);
}

/* Never many of them go. */
static void other_bytes_go_or_stay(void **state)
{
    (void)state;
    assert_int_equal(utf8_whole("a\x80", 2), 2);
    assert_int_equal(utf8_whole("\x80\x80\x80\x80\x80", 5), 5);
    assert_int_equal(utf8_whole("\xC5\xBE\xBE\xBE", 4), 4);
    assert_int_equal(utf8_whole("\xFF", 1), 0);
}

static void printing_leaves_off_what_has_no_room(void **state)
{
    (void)state;
    char room[64];
    for (size_t capacity = 1; capacity < sizeof room - 4; capacity++) {
        memset(room, '#', sizeof room);
        bool fits = utf8_print(room, capacity, "%s%d%s", "", 7, text);
        size_t size = capacity > sizeof text ? sizeof text : capacity - 1;
        assert_true(fits == (capacity > sizeof text));
        size_t kept = size == 0 ? 0 : 1 + whole[size - 1];
        assert_int_equal(strlen(room), kept);
        assert_true(kept == 0 || room[0] == '7');
        assert_memory_equal(room + (kept > 0), text, kept - (kept > 0));
        for (size_t i = capacity; i < sizeof room; i++)
            assert_int_equal(room[i], '#');
    }
}

static void a_brief_text_shows_that_it_is_cut(void **state)
{
    (void)state;
    char room[64];
    for (size_t capacity = 4; capacity < sizeof room - 4; capacity++) {
        memset(room, '#', sizeof room);
        utf8_brief(room, capacity, text);
        size_t kept = capacity >= sizeof text ? sizeof text - 1 : whole[capacity - 4];
        assert_memory_equal(room, text, kept);
        assert_string_equal(room + kept, capacity >= sizeof text ? "" : "\u2026");
        for (size_t i = capacity; i < sizeof room; i++)
            assert_int_equal(room[i], '#');
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_cut_falls_between_characters),
        cmocka_unit_test(other_bytes_go_or_stay),
        cmocka_unit_test(printing_leaves_off_what_has_no_room),
        cmocka_unit_test(a_brief_text_shows_that_it_is_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

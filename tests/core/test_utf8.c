/* What a character is, and texts without room: they end with a whole one. */
#include <string.h>

#include "check.h"
#include "core/utf8.h"

/* Characters of one to four bytes. */
static const char text[] = "a\u017E\u6C34\U0001F98C.";
static const size_t whole[sizeof text] = {0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 11};

/* Each by its number behind another, whole and cut. */
TEST(every_character_is_known)
{
    static const unsigned first[] = {0, 0, 0xC0, 0xE0, 0xF0};
    for (unsigned c = 0, rest; c < 0x110000; c++) {
        size_t length = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
        char at[5] = "a";
        rest = c;
        for (size_t i = length; i > 1; i--, rest >>= 6)
            at[i] = (char)(0x80 | (rest & 0x3F));
        at[1] = (char)(first[length] | rest);
        bool good = c < 0xD800 || c > 0xDFFF, control = c < 0x20 || (c >= 0x7F && c < 0xA0);
        bool steers = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
        bool right = utf8_length(at + 1, length) == (good ? length : 0) &&
                     utf8_quotable(at, 1 + length) == (good && !control && c != '"') &&
                     utf8_steers(at + 1, length) == steers &&
                     utf8_whole(at, 1 + length) == 1 + length;
        for (size_t cut = 1; right && cut < length; cut++)
            right = utf8_length(at + 1, cut) == 0 && !utf8_quotable(at, 1 + cut) &&
                    utf8_whole(at, 1 + cut) == 1;
        if (!right)
            fail_msg("U+%04X", c);
    }
}

TEST(no_other_bytes_are_characters)
{
    static const char ends[] = {'\x7F', '\x80', '\xBF', '\xC0'};
    unsigned found[5] = {0};
    for (unsigned i = 0; i < 1 << 20; i++) {
        char bytes[] = {(char)(i >> 12), (char)(i >> 4), ends[i & 3], ends[i >> 2 & 3]};
        found[utf8_length(bytes, sizeof bytes)]++;
    }
    assert_int_equal(found[1], 128 << 12);
    assert_int_equal(found[2], (0x800 - 0x80) << 4);
    assert_int_equal(found[3], (0x10000 - 0x800 - 0x800) >> 6 << 3);
    assert_int_equal(found[4], (0x110000 - 0x10000) >> 12 << 2);
}

/* Never many of them go. */
TEST(other_bytes_go_or_stay)
{
    assert_int_equal(utf8_whole("a\x80", 2), 2);
    assert_int_equal(utf8_whole("\x80\x80\x80\x80\x80", 5), 5);
    assert_int_equal(utf8_whole("\xC5\xBE\xBE\xBE", 4), 4);
    assert_int_equal(utf8_whole("\xFF", 1), 0);
    assert_int_equal(utf8_whole("\xC0", 1), 0);
    assert_int_equal(utf8_whole("\xE0\x7F", 2), 2);
}

TEST(printing_leaves_off_what_has_no_room)
{
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
    assert_true(utf8_print(room, 1, "%s", ""));
#ifndef _WIN32 /* nothing the C locale has */
    assert_false(utf8_print(room, sizeof room, "7%ls", L"\u6C34"));
    assert_string_equal(room, "");
#endif
}

TEST(a_brief_text_shows_that_it_is_cut)
{
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

TEST(letters_are_found_without_accents)
{
    char room[64];
    static const char *const found[][2] = {{"Stra\u00dfe \u00dcBER", "strasse uber"},
                                           {"\u0152uvre \u00c0 c\u00f4t\u00e9", "oeuvre a cote"},
                                           {"\u017b\u00d3\u0141\u0106 ja\u017a\u0144", "zolc jazn"},
                                           {"2 \u00d7 \u6c34", "2 - \u6c34"}};
    for (size_t i = 0; i < sizeof found / sizeof *found; i++) {
        utf8_fold(room, sizeof room, found[i][0]);
        assert_string_equal(room, found[i][1]);
    }
}

/* As German, French and Polish sort them, each in one line. */
TEST(words_are_sorted)
{
    char lists[][200] = {
        "Acker \u00c4hre Auerochse Flosse Fl\u00f6\u00dfe Fluss \u00d6l Ort Stra\u00dfe Strassen "
        "\u00dcbung Zug",
        "cote cot\u00e9 c\u00f4te coter \u00c9dition effet \u00eele \u0153uf of p\u00eacheur "
        "pechez",
        "azyl \u0105 bawo\u0142u baw\u00f3\u0142 cyrk \u0107ma ez \u0119 Luz \u0141\u0105ka "
        "\u0142owca M nuta \u0144 ozon \u00f3smy syn \u015awiat zysk "
        "\u017ar\u00f3d\u0142o \u017baba"};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        char *before = strtok(lists[i], " ");
        for (char *word; (word = strtok(NULL, " ")); before = word)
            if (utf8_sort(before, word) >= 0 || utf8_sort(word, before) <= 0)
                fail_msg("%s is not before %s", before, word);
    }
}

/* The language of the screen: marked texts, filled places, the pseudo-language. */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "core/utf8.h"
#include "pseudo.h"
#include "view/words/tr.h"

static int in_english(void **state)
{
    (void)state;
    language_set(LANGUAGE_ENGLISH);
    return 0;
}

TEST_WITH(english_says_what_stands_there, in_english, NULL)
{
    assert_string_equal(tr("Undo"), "Undo");
    assert_string_equal(trc("stack", "Open"), "Open");
    assert_string_equal(trn("{count} tile", "{count} tiles", 1), "{count} tile");
    assert_string_equal(trn("{count} tile", "{count} tiles", 0), "{count} tiles");
    assert_string_equal(trn("{count} tile", "{count} tiles", 21), "{count} tiles");
}

TEST_WITH(places_are_filled_in_any_order, in_english, NULL)
{
    const Value values[] = {{"player", "Ana", 0}, {"points", .number = -12}, {0}};
    assert_string_equal(words_fill("{player}: {points}", values), "Ana: -12");
    assert_string_equal(words_fill("{points} for {player}, {player}!", values),
                        "-12 for Ana, Ana!");
    assert_string_equal(words_fill("no place", values), "no place");
    assert_string_equal(words_fill("", values), "");
}

/* What a name holds is no place, whatever it looks like. */
TEST_WITH(values_are_not_filled_again, in_english, NULL)
{
    const Value values[] = {{"player", "{points}", 0}, {"points", .number = 3}, {0}};
    assert_string_equal(words_fill("{player} {points}", values), "{points} 3");
}

/* Whatever byte the end falls on. */
TEST_WITH(long_texts_are_cut_between_characters, in_english, NULL)
{
    char name[2 * SAID_BYTES];
    for (size_t shift = 0; shift < 4; shift++) {
        size_t at = shift;
        memset(name, 'x', sizeof name);
        for (; at + 3 < sizeof name; at += 3)
            memcpy(name + at, "\u20ac", 3);
        name[at] = '\0';
        const char *texts[] = {words_with("{player}", "player=%s", name), said("%s", name)};
        for (int i = 0; i < 2; i++) {
            assert_in_range(strlen(texts[i]), SAID_BYTES - 3, SAID_BYTES - 1);
            assert_true(utf8_quotable(texts[i], strlen(texts[i])));
        }
    }
}

/* As many as a frame says. */
TEST_WITH(what_was_said_stays, in_english, NULL)
{
    const char *first = said("%d", 1);
    for (int i = 0; i < 1000; i++)
        assert_string_equal(said("number %d", i) + 7, words_with("{n}", "n=%d", i));
    assert_string_equal(first, "1");
}

TEST_WITH(languages_are_listed, in_english, NULL)
{
    char text[80];
    language_list(text, sizeof text);
    assert_string_equal(text, "en, pseudo");
}

TEST_WITH(codes_name_languages, in_english, NULL)
{
    Language language;
    assert_true(language_of("pseudo", &language) && language == LANGUAGE_PSEUDO);
    assert_true(language_of("en", &language) && language == LANGUAGE_ENGLISH);
    assert_false(language_of("", &language));
    assert_false(language_of("de", &language));
}

static int letters(const char *text)
{
    int count = 0;
    for (size_t at = 0; text[at]; at += utf8_length(text + at, strlen(text + at)))
        count++;
    return count;
}

TEST_WITH(the_pseudo_language_is_marked_and_longer, in_english, NULL)
{
    static const char *const texts[] = {"Undo", "lays a tile", "Take a meeple back?", "Rhythm",
                                        "A river complete from end to end: 1 point a tile"};
    pseudo_teach();
    language_set(LANGUAGE_PSEUDO);
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        const char *said = tr(texts[i]);
        assert_true(utf8_quotable(said, strlen(said)));
        assert_null(strpbrk(said, "aeiouAEIOU"));
        assert_true(2 * letters(said) >= 3 * letters(texts[i]) - 2 * 12);
        assert_true(letters(said) > letters(texts[i]) + letters(texts[i]) / 3);
        assert_ptr_equal(tr(texts[i]), said);
    }
    const char *text =
        words_fill(trn("{player} draws {count} tile", "{player} draws {count} tiles", 2),
                   (Value[]){{"player", "Ana", 0}, {"count", .number = 2}, {0}});
    assert_non_null(strstr(text, "Ana "));
    assert_non_null(strstr(text, " 2 "));
}

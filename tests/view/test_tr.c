/* The language of the screen: marked texts, filled places, the pseudo-language. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "core/utf8.h"
#include "pseudo.h"
#include "view/words/catalogue.h"
#include "view/words/files.h"

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
    assert_string_equal(text, "en, de, fr, pl");
}

TEST_WITH(codes_name_languages, in_english, NULL)
{
    Language language;
    assert_true(language_of("pseudo", &language) && language == LANGUAGE_PSEUDO);
    assert_true(language_of("en", &language) && language == LANGUAGE_ENGLISH);
    assert_false(language_of("", &language));
    assert_true(language_of("pl", &language) && language == LANGUAGE_POLISH);
    assert_false(language_of("la", &language));
    assert_string_equal(language_facts[LANGUAGE_FRENCH].code, "fr");
    assert_string_equal(language_facts[LANGUAGE_GERMAN].name, "Deutsch");
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

TEST(locales_name_languages)
{
    static const char *const cases[][2] = {{"de", "de"},
                                           {"de_AT.UTF-8", "de"},
                                           {"fr-CA", "fr"},
                                           {"pl_PL@euro:de", "pl"},
                                           {"sv:nl_NL:fr_FR:de", "fr"},
                                           {"sv-SE,pl-PL", "pl"},
                                           {"C", "en"},
                                           {"C.UTF-8", "en"},
                                           {"POSIX", "en"},
                                           {"", NULL},
                                           {":", NULL},
                                           {"sv_SE.UTF-8", NULL},
                                           {"den_DK", NULL},
                                           {"DE", NULL}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Language language = LANGUAGES;
        assert_int_equal(language_of_locales(cases[i][0], &language), cases[i][1] != NULL);
        if (cases[i][1])
            assert_string_equal(language_facts[language].code, cases[i][1]);
    }
}

/* By the rules of gettext's manual: Polish by the last two digits. */
TEST(forms_follow_the_number)
{
    for (int n = 0; n <= 200; n++) {
        bool few = n % 10 >= 2 && n % 10 <= 4 && n / 10 % 10 != 1;
        assert_int_equal(language_form(LANGUAGE_ENGLISH, n), n != 1);
        assert_int_equal(language_form(LANGUAGE_GERMAN, n), n != 1);
        assert_int_equal(language_form(LANGUAGE_FRENCH, n), n > 1);
        assert_int_equal(language_form(LANGUAGE_POLISH, n), n == 1 ? 0 : few ? 1 : 2);
        assert_int_equal(language_form(LANGUAGE_POLISH, -n), language_form(LANGUAGE_POLISH, n));
    }
}

static char message[200];

/* Teaches Polish what a file says; it is never freed, as those of the program are not. */
static bool teach(const char *text)
{
    static char files[40][2000];
    static int count;
    char *file = files[count++];
    assert_true(count < 40 && strlen(text) < sizeof files[0]);
    strcpy(file, text);
    return catalogue_teach(LANGUAGE_POLISH, "pl.po", file, message, sizeof message);
}

/* Parts of a catalogue, and what is said by it; the first of a month has a word of its own. */
static const struct {
    const char *part, *context, *text, *said;
} parts[] = {
    {"# A comment.\nmsgid \"\"\nmsgstr \"\"\n\"Language: pl\\n\"\n\n", NULL, "", ""},
    {"#. More.\n#: a.c\nmsgid \"Undo\"\nmsgstr \"Cofnij\"\n", NULL, "Undo", "Cofnij"},
    {"msgctxt \"verb\"\nmsgid \"Open\"\nmsgstr \"Otw\"\n\"\u00f3rz\"\r\n\n", "verb", "Open",
     "Otw\u00f3rz"},
    {"msgctxt \"state\"\nmsgid \"Open\"\nmsgstr \"Otwarte\"\n\n", "state", "Open", "Otwarte"},
    {"", "verb", "Undo", "Undo"},
    {"", NULL, "Open", "Open"},
    {"msgid \"{count} tile\"\nmsgid_plural \"{count} tiles\"\nmsgstr[0] \"{count} p\u0142ytka\"\n"
     "msgstr[1] \"{count} p\u0142ytki\"\nmsgstr[2] \"{count} p\u0142ytek\"\n\n",
     NULL, "{count} tile", "{count} p\u0142ytka"},
    {"msgid \"{count} deer\"\nmsgid_plural \"{count} deer\"\nmsgstr[0] \"{count} jele\u0144\"\n"
     "msgstr[1] \"\"\n\n",
     NULL, "{count} deer", "{count} deer"},
    {"msgctxt \"day of the month\"\nmsgid \"1\"\nmsgstr \"1er\"\n", "day of the month", "1", "1er"},
    {"msgid \"Redo\"\nmsgstr \"\"\n\n", NULL, "Redo", "Redo"},
    {"#, fuzzy\nmsgid \"Menu\"\nmsgstr \"Nie\"\n\n", NULL, "Menu", "Menu"},
    {"#~ msgid \"Gone\"\n#~ msgstr \"Nie\"\n\n", NULL, "Gone", "Gone"},
    {"msgid \"a\\tb\\\\ \\\"c\\\"\\n\"\nmsgstr \"d\\n\\\"e\\\"\"", NULL, "a\tb\\ \"c\"\n",
     "d\n\"e\""},
};
enum { PARTS = sizeof parts / sizeof *parts };

static char good[1000]; /* of all parts */

static int with_good(void **state)
{
    good[0] = '\0';
    for (int i = 0; i < PARTS; i++)
        strcat(good, parts[i].part);
    return in_english(state);
}

TEST_WITH(a_catalogue_is_spoken, with_good, NULL)
{
    assert_true(teach(good));
    assert_string_equal(tr("Undo"), "Undo");
    assert_string_equal(say_date(0, 1712000000, 0), "1 January 1970");
    language_set(LANGUAGE_POLISH);
    assert_string_equal(say_date(0, 1712000000, 0), "1er January 1970");
    assert_string_equal(say_date(86400, 1712000000, 0), "2 January 1970");
    for (int i = 0; i < PARTS; i++)
        assert_string_equal(parts[i].context ? trc(parts[i].context, parts[i].text)
                                             : tr(parts[i].text),
                            parts[i].said);
    static const char *const forms[] = {"{count} p\u0142ytka", "{count} p\u0142ytki",
                                        "{count} p\u0142ytek"};
    for (int n = 0; n < 120; n++)
        assert_string_equal(trn("{count} tile", "{count} tiles", n),
                            forms[language_form(LANGUAGE_POLISH, n)]);
    assert_string_equal(trn("{count} deer", "{count} deer", 1), "{count} deer");
}

/* A line each, and what was taught before is spoken on. */
TEST_WITH(a_damaged_catalogue_is_refused, with_good, NULL)
{
    static const struct {
        const char *text;
        int line;
    } cases[] = {
        {"<html>\n", 1},
        {"\"a\"\n", 1},
        {"msg", 1},
        {"msgid", 1},
        {"msgstr \"b\"\n", 1},
        {"msgid \"a\"", 1},
        {"msgid \"a\"\nmsgstr b\n", 2},
        {"msgid \"a\"\nmsgstr \"\n", 2},
        {"msgid \"a\"\nmsgstr \"b\"c\"\n", 2},
        {"msgid \"a\"\nmsgstr \"\xff\"\n", 3},
        {"msgid \"b\"\nmsgctxt \"a\"\nmsgstr \"c\"\n", 2},
        {"msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[1] \"c\"\n", 4},
        {"msgid \"a\"\nmsgstr[9] \"c\"\n", 2},
        {"msgid \"{player} lays\"\nmsgstr \"{gracz}\"\n\n# Next.\n", 4},
        {"msgid \"{player} lays\"\nmsgstr \"{player\"\n", 3},
    };
    assert_true(teach(good));
    language_set(LANGUAGE_POLISH);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        if (teach(cases[i].text))
            fail_msg("%s is taught", cases[i].text);
        assert_string_equal(
            message, said("pl.po:%d: this line or the text before it is damaged", cases[i].line));
        assert_string_equal(tr("Undo"), "Cofnij");
    }
}

/* Wherever a file ends nothing is read beyond it, and no half of a text is spoken. */
TEST_WITH(a_catalogue_may_end_anywhere, with_good, NULL)
{
    for (size_t size = 0; size < strlen(good); size++) {
        char *text = malloc(size + 1);
        memcpy(text, good, size);
        text[size] = '\0';
        if (!catalogue_teach(LANGUAGE_FRENCH, "fr.po", text, message, sizeof message))
            assert_non_null(strstr(message, "fr.po:"));
        language_set(LANGUAGE_FRENCH);
        assert_true(strcmp(tr("Undo"), "Undo") == 0 || strcmp(tr("Undo"), "Cofnij") == 0);
        free(text);
        language_teach(LANGUAGE_FRENCH, NULL);
    }
}

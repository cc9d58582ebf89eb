/* The rulebook's files are whole: examples can be shown, links lead somewhere, what is asked is
 * decided, and every passage that the rules' records cite is cited by a page. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"
#include "play/assets.h"
#include "play/rulebook.h"
#include "support.h"

static Rulebook book;

static int load(void **state)
{
    char message[400];
    (void)state;
    if (!rulebook_load(&book, test_editions(), message, sizeof message))
        fail_msg("%s", message);
    return 0;
}

static int unload(void **state)
{
    (void)state;
    rulebook_free(&book);
    return 0;
}

TEST_FIXTURE(load, unload)

static const char *english(const char *text)
{
    return text;
}

TEST(pages_rest_on_something)
{
    for (int p = 0; p < book.page_count; p++)
        if (!rulebook_line(&book, RULE_RESTS, p, EDITION_SECOND) &&
            !rulebook_line(&book, RULE_RESTS, p, EDITION_FIRST))
            fail_msg("page \"%s\" rests on nothing", book.pages[p].name);
}

TEST(pages_and_topics_are_named_once)
{
    for (int i = 0; i < book.line_count; i++) {
        const RuleLine *line = &book.lines[i];
        if ((line->kind == RULE_PAGE || line->kind == RULE_TOPIC) &&
            rulebook_named(&book, (RuleLineKind)line->kind, line->name) != line)
            fail_msg("\"%s\" is named twice", line->name);
    }
}

/* Words of its page decide what a topic asks, in each edition that has the page. */
TEST(topics_are_decided)
{
    for (int i = 0; i < book.line_count; i++) {
        const RuleLine *topic = &book.lines[i];
        char opening[80];
        int editions = 0;
        if (topic->kind != RULE_TOPIC)
            continue;
        snprintf(opening, sizeof opening, "[%s|", topic->text);
        for (int e = 0; e < EDITIONS; e++)
            for (const RuleLine *line = NULL;
                 (line = rulebook_next(&book, topic->of, (EditionId)e, line));)
                editions |= (strstr(line->text, opening) != NULL) << e;
        if (editions != book.pages[topic->of].editions)
            fail_msg("page \"%s\" does not decide \"%s\"", book.pages[topic->of].name, topic->name);
    }
}

/* Each is of the edition that it is for, and marks lie on its land. */
TEST(examples_can_be_shown)
{
    const RuleExample *example = NULL;
    for (int i = 0; i < book.line_count; i++) {
        const RuleLine *line = &book.lines[i];
        if (line->kind == RULE_EXAMPLE) {
            example = &book.examples[line->example];
            if (line->editions != EVERY_EDITION)
                assert_int_equal(line->editions, 1 << example->setup.edition);
        } else if (line->kind == RULE_MARK && !game_site(&example->game, line->cell)) {
            fail_msg("the mark on %d,%d lies on no cell", line->cell.x, line->cell.y);
        }
    }
    assert_in_range(book.example_count, 40, MAX_RULE_EXAMPLES);
}

/* Whether a page of the book rests on a heading, or a ruling. */
static bool rests_on(RuleLineKind kind, const char *text, size_t length)
{
    for (int i = 0; i < book.line_count; i++)
        if (book.lines[i].kind == kind && strlen(book.lines[i].text) == length &&
            strncmp(book.lines[i].text, text, length) == 0)
            return true;
    return false;
}

/* The records' first lines: 000 "Heading", "Heading" ...; Rulings 3, 9: ... */
TEST(what_the_records_cite_a_page_cites)
{
    FileList list = test_list(RULE_EXAMPLES, ".aurochs");
    for (int i = 0; i < list.count; i++) {
        size_t size;
        char *text = test_read(RULE_EXAMPLES, list.names[i], &size);
        text[strcspn(text, "\n")] = '\0';
        for (char *at = strchr(text, '"'); at; at = strchr(at, '"')) {
            size_t length = strcspn(++at, "\"");
            if (!rests_on(RULE_RESTS, at, length))
                fail_msg("%s: no page rests on \"%.*s\"", list.names[i], (int)length, at);
            at += length + 1;
        }
        char *rulings = strstr(text, "ulings ");
        for (char *at = rulings ? rulings + 7 : NULL; at && *at >= '0' && *at <= '9';) {
            size_t length = strspn(at, "0123456789");
            if (!rests_on(RULE_RULINGS, at, length))
                fail_msg("%s: no page rests on ruling %.*s", list.names[i], (int)length, at);
            at += length;
            at += strspn(at, ", ");
        }
        free(text);
    }
    free(list.names);
}

TEST(every_ruling_is_on_a_page)
{
    for (int i = 0; i < book.line_count; i++) {
        const RuleLine *line = &book.lines[i];
        if (line->kind == RULE_RULING && !rests_on(RULE_RULINGS, line->name, strlen(line->name)))
            fail_msg("ruling %s is on no page", line->name);
    }
}

static int search(EditionId edition, const char *words, RuleHit hits[8])
{
    return rulebook_search(&book, edition, words, english, hits, 8);
}

TEST(words_are_found_by_their_beginning)
{
    RuleHit hits[8];
    assert_in_range(search(EDITION_SECOND, "TIG", hits), 4, 8);
    assert_string_equal(book.pages[hits[0].page].name, "tigers"); /* a title comes first */
    assert_int_equal(hits[0].line->kind, RULE_TITLE);
    assert_in_range(search(EDITION_SECOND, "meadow", hits), 1, 8);
    assert_int_equal(search(EDITION_SECOND, "iger", hits), 0);
    assert_int_equal(search(EDITION_SECOND, "castle", hits), 0);
    assert_int_equal(search(EDITION_SECOND, " ", hits), 0);
    assert_in_range(search(EDITION_SECOND, "hütter hut", hits), 0, 0);
    assert_in_range(search(EDITION_SECOND, "hút fish", hits), 1, 8);
    assert_in_range(search(EDITION_SECOND, "raft", hits), 1, 8);
    assert_string_equal(book.pages[hits[0].page].name, "raft");
    for (int i = search(EDITION_FIRST, "raft", hits); i-- > 0;)
        assert_string_not_equal(book.pages[hits[i].page].name, "raft");
}

/* Words that stand apart find a page, too, by the text that has most of them, and so do words that
 * are nowhere but among those that find it. */
TEST(words_that_stand_apart_are_found)
{
    RuleHit hits[8];
    assert_int_equal(search(EDITION_SECOND, "forests close circle", hits), 1);
    assert_string_equal(book.pages[hits[0].page].name, "river-done");
    assert_string_equal(hits[0].line->text, "Lakes and forests close an end.");
    assert_int_equal(search(EDITION_SECOND, "mouth circle", hits), 1);
    assert_string_equal(book.pages[hits[0].page].name, "river-done");
    assert_int_equal(hits[0].line->kind, RULE_TEXT);
    assert_int_equal(search(EDITION_SECOND, "circle castle", hits), 0);
}

TEST(marks_are_left_out_of_plain_text)
{
    char plain[60];
    (void)state;
    rulebook_plain("A **hunter** may [one|only lie] there.", plain, sizeof plain);
    assert_string_equal(plain, "A hunter may only lie there.");
    rulebook_plain("née **née**", plain, 6);
    assert_string_equal(plain, "née ");
}

/* Puts `line` at the end of a copy of the first file and says how the book is refused. */
static void refused(const char *line, const char *reason)
{
    static const char *const files[] = {"turn",    "forest", "river", "grassland", "huts",
                                        "menhirs", "powers", "end",   "words",     "rulings"};
    static Rulebook damaged;
    char folder[] = "rulebook-XXXXXX", path[100], message[400], command[100];
    char examples[MAX_PATH_BYTES];
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/rules", folder);
    assert_int_equal(mkdir(path, 0700), 0);
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        char name[40];
        size_t size;
        snprintf(name, sizeof name, "%s.txt", files[i]);
        char *text = test_read("../assets/rules", name, &size);
        snprintf(path, sizeof path, "%s/rules/%s", folder, name);
        FILE *file = fopen(path, "w");
        fputs(text, file);
        if (i == 0)
            fputs(line, file);
        fclose(file);
        free(text);
    }
    assert_true(asset_path("rules/examples", examples));
    snprintf(path, sizeof path, "%s/rules/examples", folder);
    assert_int_equal(symlink(examples, path), 0);
    setenv("AUROCHS_ASSETS", folder, 1);
    bool good = rulebook_load(&damaged, test_editions(), message, sizeof message);
    unsetenv("AUROCHS_ASSETS");
    snprintf(command, sizeof command, "rm -r %s", folder);
    assert_int_equal(system(command), 0);
    assert_false(good);
    assert_int_equal(damaged.page_count, 0);
    if (!strstr(message, reason) || strncmp(message, "rules/", 6) != 0)
        fail_msg("\"%s\" does not say \"%s\"", message, reason);
}

TEST(a_damaged_book_is_refused_by_its_line)
{
    refused("see nowhere-at-all\n", "there is no \"nowhere-at-all\"");
    refused("rulings 31\n", "there is no \"31\"");
    refused("page new\n", "page \"new\" lacks");
    refused("text\n", "a text is missing");
    refused("mark check 1\n", "a cell");
    refused("example nothing.aurochs -\n", "nothing.aurochs");
    refused("colour red\n", "\"colour\" has no place here");
}

TEST(a_missing_book_is_refused)
{
    static Rulebook none;
    char message[400];
    (void)state;
    setenv("AUROCHS_ASSETS", "/nowhere", 1);
    assert_false(rulebook_load(&none, test_editions(), message, sizeof message));
    unsetenv("AUROCHS_ASSETS");
    assert_non_null(strstr(message, "/nowhere/rules/turn.txt"));
}

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

TEST(pages_have_all_that_they_show)
{
    assert_int_equal(book.tab_count, MAX_RULE_TABS);
    for (int p = 0; p < book.page_count; p++) {
        const RulePage *page = &book.pages[p];
        for (int e = 0; e < EDITIONS; e++) {
            int texts = 0;
            if (!(page->editions >> e & 1))
                continue;
            assert_non_null(page->title[e]);
            for (int i = page->first; i < page->first + page->count; i++)
                texts += book.blocks[i].kind == RULE_TEXT && book.blocks[i].editions >> e & 1;
            if (texts == 0)
                fail_msg("page \"%s\" says nothing in edition %d", page->name, e);
        }
        if (page->rest_count == 0)
            fail_msg("page \"%s\" rests on nothing", page->name);
    }
}

/* Each is of the edition that it is for, and marks lie on its land. */
TEST(examples_can_be_shown)
{
    const RuleExample *example = NULL;
    for (int i = 0; i < book.block_count; i++) {
        const RuleBlock *block = &book.blocks[i];
        if (block->kind == RULE_EXAMPLE) {
            example = &book.examples[block->example];
            if (block->editions != EVERY_EDITION)
                assert_int_equal(block->editions, 1 << example->setup.edition);
        } else if (block->kind == RULE_MARK && !game_site(&example->game, block->cell)) {
            fail_msg("the mark on %d,%d lies on no cell", block->cell.x, block->cell.y);
        }
    }
    assert_in_range(book.example_count, 40, MAX_RULE_EXAMPLES);
}

/* Whether a page of the book rests on `heading`. */
static bool rests_on(const char *heading, size_t length)
{
    for (int p = 0; p < book.page_count; p++)
        for (int r = 0; r < book.pages[p].rest_count; r++) {
            const char *rest = book.pages[p].rests[r].heading;
            if (strlen(rest) == length && strncmp(rest, heading, length) == 0)
                return true;
        }
    return false;
}

static bool rests_on_ruling(long number)
{
    for (int p = 0; p < book.page_count; p++)
        for (int r = 0; r < book.pages[p].ruling_count; r++)
            if (book.pages[p].rulings[r] == number)
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
            if (!rests_on(at, length))
                fail_msg("%s: no page rests on \"%.*s\"", list.names[i], (int)length, at);
            at += length + 1;
        }
        char *rulings = strstr(text, "ulings ");
        for (char *at = rulings ? rulings + 7 : NULL; at && *at >= '0' && *at <= '9';) {
            long number = strtol(at, &at, 10);
            if (!rests_on_ruling(number))
                fail_msg("%s: no page rests on ruling %ld", list.names[i], number);
            at += strspn(at, ", ");
        }
        free(text);
    }
    free(list.names);
}

TEST(every_ruling_is_on_a_page)
{
    for (int number = 1; number < MAX_RULINGS; number++)
        if (book.rulings[number] && !rests_on_ruling(number))
            fail_msg("ruling %d is on no page", number);
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
    assert_int_equal(hits[0].rank, 0);
    assert_non_null(hits[1].text);
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
    refused("see nowhere-at-all\n", "there is no page \"nowhere-at-all\"");
    refused("topic sides-clash sides\n", "there is a topic \"sides-clash\" already");
    refused("topic new-one nothing\n", "does not decide \"new-one\"");
    refused("page lay\n", "there is a page \"lay\" already");
    refused("text\n", "a text is missing");
    refused("mark check 1\n", "a cell");
    refused("example a.aurochs all\n", "a number of moves");
    refused("page new\nruling 31\n", "there is no ruling 31");
    refused("page new\nruling 99\n", "no rulings");
    refused("rests second \"Half\n", "a quotation mark is missing");
    refused("colour red\n", "\"colour\" is no line of the rulebook");
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

/* Every record below this folder. A good one plays to its end with all its expectations, and
 * writing, reading and writing it again gives the same text. A record in refused/ names in its
 * first line what the reader must say of it: "# refused LINE: REASON".
 *
 * Whole games that other programs played: the account that the replay tool prints must be
 * theirs, line by line. Three differences are allowed: awards of one turn may come in another
 * order and stand before or after the turn's other lines, and where a river ends in a lake of
 * the same tile the games name a hut's spot on the lake only, while both are legal (rulings 4). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "account.h"
#include "check.h"
#include "support.h"
#include "view/words/files.h"

typedef struct Case {
    const char *folder;
    char name[TEST_NAME_BYTES];
} Case;

static char *write_record(const Record *record, size_t *size)
{
    *size = record_write(record, NULL, 0);
    char *text = malloc(*size + 1);
    assert_non_null(text);
    assert_int_equal(record_write(record, text, *size + 1), *size);
    assert_int_equal(strlen(text), *size);
    return text;
}

static void plays_and_writes_back(void **state)
{
    const Case *c = *state;
    static Record record, again;
    RecordError error;
    size_t size, again_size;
    test_record(c->folder, c->name, &record);
    char *text = write_record(&record, &size);
    assert_true(record_read(test_editions(), text, size, &again, &error));
    char *text_again = write_record(&again, &again_size);
    assert_string_equal(text_again, text);
    free(text);
    free(text_again);
}

static void is_refused(void **state)
{
    const Case *c = *state;
    static Record record;
    RecordError error;
    char verdict[420];
    size_t size;
    char *text = test_read(c->folder, c->name, &size);
    static const char mark[] = "# refused ";
    assert_memory_equal(text, mark, sizeof mark - 1);
    const char *wanted = text + sizeof mark - 1;
    bool good = record_read(test_editions(), text, size, &record, &error);
    assert_false(good);
    snprintf(verdict, sizeof verdict, "%d: %s", error.line, say_record_error(&error));
    text[strcspn(text, "\n")] = '\0';
    assert_string_equal(verdict, wanted);
    free(text);
}

enum { MAX_LINES = 4096 };

typedef struct Lines {
    int count;
    const char *at[MAX_LINES];
} Lines;

static Lines cut_lines(char *text)
{
    Lines lines = {.count = 0};
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        assert_true(lines.count < MAX_LINES);
        lines.at[lines.count++] = line;
    }
    return lines;
}

static bool starts(const char *line, const char *word)
{
    return strncmp(line, word, strlen(word)) == 0;
}

static bool is_award(const char *line)
{
    return starts(line, "award ") || starts(line, "final ");
}

/* Takes the huts on rivers out of a line of spots where the lake that they end in is there too. */
static void drop_doubled_huts(const Edition *edition, int tile_number, char *line)
{
    char *huts = strstr(line, " hut");
    if (!huts)
        return;
    const Tile *tile = &edition->tiles.tiles[edition->tiles.index_of[tile_number]];
    bool listed[MAX_ZONES] = {false};
    for (char *at = huts + 4; *at;)
        listed[strtol(at, &at, 10)] = true;
    char *to = huts + 4;
    for (int z = 0; z < MAX_ZONES; z++)
        if (listed[z] && !(tile->zones[z].lake >= 0 && listed[tile->zones[z].lake]))
            to += sprintf(to, " %d", z);
}

static void normalise_spots(const Edition *edition, Lines *lines)
{
    int tile = -1;
    for (int i = 0; i < lines->count; i++) {
        if (starts(lines->at[i], "turn "))
            sscanf(lines->at[i], "turn %*d %*s %*s %d", &tile);
        else if (starts(lines->at[i], "spots"))
            drop_doubled_huts(edition, tile, (char *)lines->at[i]);
    }
}

static int compare_lines(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Puts the awards of each turn behind its other lines, sorted. */
static void sort_awards(Lines *lines)
{
    Lines sorted = {.count = 0};
    const char *awards[MAX_LINES];
    int award_count = 0;
    for (int i = 0; i <= lines->count; i++) {
        if (i == lines->count || starts(lines->at[i], "turn ")) {
            qsort(awards, (size_t)award_count, sizeof awards[0], compare_lines);
            for (int a = 0; a < award_count; a++)
                sorted.at[sorted.count++] = awards[a];
            award_count = 0;
        }
        if (i == lines->count)
            break;
        if (is_award(lines->at[i]))
            awards[award_count++] = lines->at[i];
        else
            sorted.at[sorted.count++] = lines->at[i];
    }
    *lines = sorted;
}

static void account_agrees(void **state)
{
    const Case *c = *state;
    static Record record;
    static char ours[1 << 20];
    char name[TEST_NAME_BYTES];
    size_t size;
    test_record(c->folder, c->name, &record);
    snprintf(name, sizeof name, "%.*s.account", (int)strcspn(c->name, "."), c->name);
    char *theirs = test_read(c->folder, name, &size);

    const Edition *edition = test_edition((EditionId)record.setup.edition);
    static const char place[] = "test-records.told"; /* tmpfile is refused on Windows */
    FILE *told = fopen(place, "w+");
    assert_non_null(told);
    account_print(told, edition, &record, ACCOUNT_FULL);
    rewind(told);
    size_t length = fread(ours, 1, sizeof ours - 1, told);
    assert_true(feof(told));
    ours[length] = '\0';
    fclose(told);
    remove(place);

    Lines have = cut_lines(ours), want = cut_lines(theirs);
    normalise_spots(edition, &have);
    sort_awards(&have);
    sort_awards(&want);
    for (int i = 0; i < have.count && i < want.count; i++)
        assert_string_equal(have.at[i], want.at[i]);
    assert_int_equal(have.count, want.count);
    free(theirs);
}

__attribute__((constructor)) static void enter_records(void)
{
    static const struct {
        const char *folder;
        CMUnitTestFunction function;
    } kinds[] = {
        {"records/second", plays_and_writes_back}, {"records/first", plays_and_writes_back},
        {RULE_EXAMPLES, plays_and_writes_back},    {"records/whole", plays_and_writes_back},
        {"records/refused", is_refused},           {"records/second", account_agrees},
        {"records/first", account_agrees},
    };
    static Case cases[1024];
    int count = 0;
    for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
        FileList list = test_list(kinds[k].folder, ".aurochs");
        for (int i = 0; i < list.count; i++, count++) {
            Case *c = &cases[count];
            c->folder = kinds[k].folder;
            memcpy(c->name, list.names[i], TEST_NAME_BYTES);
            check_enter((struct CMUnitTest){
                .name = c->name, .test_func = kinds[k].function, .initial_state = c});
        }
        free(list.names);
    }
}

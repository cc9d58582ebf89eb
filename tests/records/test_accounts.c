/* Whole games that other programs played: the account that the replay tool prints must be
 * theirs, line by line. Three differences are allowed: awards of one turn may come in another
 * order and stand before or after the turn's other lines, and where a river ends in a lake of
 * the same tile the games name a hut's spot on the lake only, while both are legal (rulings 4). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "account.h"
#include "check.h"
#include "support.h"

enum { MAX_LINES = 4096 };

typedef struct Pair {
    const char *folder;
    char name[TEST_NAME_BYTES]; /* of the record */
} Pair;

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
    const Pair *pair = *state;
    static Record record;
    char name[TEST_NAME_BYTES], *ours = NULL;
    size_t size, ours_size;
    test_record(pair->folder, pair->name, &record);
    snprintf(name, sizeof name, "%.*s.account", (int)strcspn(pair->name, "."), pair->name);
    char *theirs = test_read(pair->folder, name, &size);

    const Edition *edition = test_edition((EditionId)record.setup.edition);
    FILE *memory = open_memstream(&ours, &ours_size);
    assert_non_null(memory);
    account_print(memory, edition, &record, ACCOUNT_FULL);
    fclose(memory);

    Lines have = cut_lines(ours), want = cut_lines(theirs);
    normalise_spots(edition, &have);
    sort_awards(&have);
    sort_awards(&want);
    for (int i = 0; i < have.count && i < want.count; i++)
        assert_string_equal(have.at[i], want.at[i]);
    assert_int_equal(have.count, want.count);
    free(ours);
    free(theirs);
}

int main(void)
{
    static const char *const folders[] = {"records/second", "records/first"};
    static Pair pairs[1024];
    static struct CMUnitTest tests[1024];
    int count = 0;
    for (int f = 0; f < 2; f++) {
        FileList list = test_list(folders[f], ".aurochs");
        for (int i = 0; i < list.count; i++, count++) {
            pairs[count].folder = folders[f];
            memcpy(pairs[count].name, list.names[i], TEST_NAME_BYTES);
            tests[count] = (struct CMUnitTest){.name = pairs[count].name,
                                               .test_func = account_agrees,
                                               .initial_state = &pairs[count]};
        }
        free(list.names);
    }
    return _cmocka_run_group_tests("accounts", tests, (size_t)count, NULL, NULL);
}

/* Every record below this folder. A good one plays to its end with all its expectations, and
 * writing, reading and writing it again gives the same text. A record in refused/ names in its
 * first line what the reader must say of it: "# refused LINE: REASON". */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
    char reason[400], verdict[420];
    size_t size;
    char *text = test_read(c->folder, c->name, &size);
    static const char mark[] = "# refused ";
    assert_memory_equal(text, mark, sizeof mark - 1);
    const char *wanted = text + sizeof mark - 1;
    bool good = record_read(test_editions(), text, size, &record, &error);
    assert_false(good);
    say_record_error(&error, reason, sizeof reason);
    snprintf(verdict, sizeof verdict, "%d: %s", error.line, reason);
    text[strcspn(text, "\n")] = '\0';
    assert_string_equal(verdict, wanted);
    free(text);
}

int main(void)
{
    static const struct {
        const char *folder;
        CMUnitTestFunction function;
    } kinds[] = {
        {"records/second", plays_and_writes_back}, {"records/first", plays_and_writes_back},
        {"records/rules", plays_and_writes_back},  {"records/whole", plays_and_writes_back},
        {"records/refused", is_refused},
    };
    static Case cases[1024];
    static struct CMUnitTest tests[1024];
    int count = 0;
    for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
        FileList list = test_list(kinds[k].folder, ".aurochs");
        for (int i = 0; i < list.count; i++, count++) {
            cases[count].folder = kinds[k].folder;
            memcpy(cases[count].name, list.names[i], TEST_NAME_BYTES);
            tests[count] = (struct CMUnitTest){.name = cases[count].name,
                                               .test_func = kinds[k].function,
                                               .initial_state = &cases[count]};
        }
        free(list.names);
    }
    return _cmocka_run_group_tests("records", tests, (size_t)count, NULL, NULL);
}

/* Any bytes may be read as a record. What is read must be written so that reading it gives the
 * same text again. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "core/record.h"
#include "play/assets.h"
#include "view/words/files.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const Editions *editions(void)
{
    static Edition storage[EDITIONS];
    static Editions loaded;
    char message[MAX_PATH_BYTES + 200];
    for (int id = 0; id < EDITIONS && !loaded.of[id]; id++) {
        if (!edition_load((EditionId)id, &storage[id], message, sizeof message))
            abort();
        loaded.of[id] = &storage[id];
    }
    return &loaded;
}

static void check_refusal(const RecordError *error)
{
    if (error->fault == RECORD_OK || error->fault >= RECORD_FAULTS || error->line < 0 ||
        !say_record_error(error)[0])
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Record record, again;
    RecordError error;
    bool good = record_read(editions(), (const char *)data, size, &record, &error);
    if (!good) {
        check_refusal(&error);
        return 0;
    }
    size_t length = record_write(&record, NULL, 0);
    char *first = malloc(length + 1), *second = malloc(length + 1);
    record_write(&record, first, length + 1);
    if (!record_read(editions(), first, length, &again, &error))
        abort();
    if (record_write(&again, second, length + 1) != length || memcmp(first, second, length) != 0)
        abort();
    free(first);
    free(second);
    return 0;
}

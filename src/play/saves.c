#include "play/saves.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_SAVE_BYTES = 1 << 20, MAX_SET_ASIDE = 99 };

bool save_write(const Session *session, const char *path)
{
    Record *record = malloc(sizeof *record);
    char *text = NULL;
    bool good = false;
    if (record) {
        session_record(session, record);
        size_t size = record_write(record, NULL, 0);
        text = malloc(size + 1);
        if (text) {
            record_write(record, text, size + 1);
            good = file_write(path, text, size);
        }
    }
    int error = record && text ? errno : ENOMEM;
    free(text);
    free(record);
    errno = error;
    return good;
}

Session *save_open(const Editions *editions, const char *path, RecordError *error)
{
    size_t size;
    *error = (RecordError){.fault = RECORD_OK, .wanted = ""};
    char *text = file_read(path, MAX_SAVE_BYTES, &size);
    if (!text)
        return NULL;
    Record *record = malloc(sizeof *record);
    Session *session = NULL;
    errno = ENOMEM;
    if (record && record_read(editions, text, size, record, error))
        session = session_open(editions->of[record->setup.edition], record);
    free(record);
    free(text);
    return session;
}

bool save_set_aside(const char *path, const char *folder, const char *name, char to[MAX_PATH_BYTES])
{
    for (int i = 1; i <= MAX_SET_ASIDE; i++) {
        char number[16] = "";
        if (i > 1)
            snprintf(number, sizeof number, "-%d", i);
        int length = snprintf(to, MAX_PATH_BYTES, "%s/%s%s.aurochs", folder, name, number);
        if (length < 0 || length >= MAX_PATH_BYTES) {
            errno = ENAMETOOLONG;
            return false;
        }
        if (!file_there(to))
            return rename(path, to) == 0;
    }
    errno = EEXIST;
    return false;
}

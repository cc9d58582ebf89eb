#include "play/saves.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { MAX_SET_ASIDE = 99, MAX_PLACE_BYTES = 64 };

/* Writes what `collect` makes of the session. */
static bool write_record(const Session *session, const char *path,
                         void (*collect)(const Session *session, Record *record))
{
    Record *record = malloc(sizeof *record);
    char *text = NULL;
    bool good = false;
    if (record) {
        collect(session, record);
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

bool save_write(const Session *session, const char *path)
{
    return write_record(session, path, session_record);
}

/* The file beside a game that ends in `.ending`: .place says where in it one was, "57 of 120"
 * moves, and .view how its board was seen, "turned 1". */
static bool beside_path(const char *path, const char *ending, char beside[MAX_PATH_BYTES])
{
    int length = snprintf(beside, MAX_PATH_BYTES, "%s.%s", path, ending);
    if (length < MAX_PATH_BYTES)
        return true;
    errno = ENAMETOOLONG;
    return false;
}

bool save_keep(const Session *session, const char *path)
{
    char beside[MAX_PATH_BYTES], text[MAX_PLACE_BYTES];
    int at = session_at(session), count = session_move_count(session);
    if (!beside_path(path, "place", beside))
        return false;
    /* The old place goes first: without it the game opens at its end, which is never wrong. */
    unlink(beside);
    if (!write_record(session, path, session_record_all))
        return false;
    if (at == count)
        return true;
    int size = snprintf(text, sizeof text, "%d of %d\n", at, count);
    return file_write(beside, text, (size_t)size);
}

/* Goes back to where the game was left; a place that is of another game, or damaged, counts for
 * nothing. */
static void find_place(Session *session, const char *path)
{
    char beside[MAX_PATH_BYTES];
    size_t size;
    int at, count;
    char *text =
        beside_path(path, "place", beside) ? file_read(beside, MAX_PLACE_BYTES, &size) : NULL;
    if (text && sscanf(text, "%d of %d", &at, &count) == 2 && at >= 0 &&
        count == session_move_count(session) && !session_setup(session)->undo_off)
        session_seek(session, at);
    free(text);
}

Session *save_resume(const Editions *editions, const char *path, RecordError *error)
{
    Session *session = save_open(editions, path, error);
    if (session)
        find_place(session, path);
    return session;
}

bool save_keep_turn(const char *path, int turn)
{
    char beside[MAX_PATH_BYTES], text[MAX_PLACE_BYTES];
    if (!beside_path(path, "view", beside))
        return false;
    if (turn == 0)
        return unlink(beside) == 0 || errno == ENOENT;
    int size = snprintf(text, sizeof text, "turned %d\n", turn);
    return file_write(beside, text, (size_t)size);
}

uint8_t save_find_turn(const char *path)
{
    char beside[MAX_PATH_BYTES];
    size_t size;
    int turn = 0;
    char *text =
        beside_path(path, "view", beside) ? file_read(beside, MAX_PLACE_BYTES, &size) : NULL;
    if (!text || sscanf(text, "turned %4d", &turn) != 1 || turn < 0 || turn > 3)
        turn = 0;
    free(text);
    return (uint8_t)turn;
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

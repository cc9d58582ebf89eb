#include "play/saves.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/numbered.h"

enum { MAX_BESIDE_BYTES = 64, MAX_LIE_BYTES = 64 };

/* The record's text, with room for so many bytes after it; the caller frees it. */
static char *text_of(const Session *session, size_t room, size_t *size,
                     void (*collect)(const Session *session, Record *record))
{
    Record *record = malloc(sizeof *record);
    char *text = NULL;
    if (record) {
        collect(session, record);
        *size = record_write(record, NULL, 0);
        text = malloc(*size + room + 1);
        if (text)
            record_write(record, text, *size + 1);
    }
    free(record);
    if (!text)
        errno = ENOMEM;
    return text;
}

static void free_quietly(void *bytes)
{
    int error = errno;
    free(bytes);
    errno = error;
}

bool save_write(const Session *session, const char *path, bool fresh)
{
    size_t size;
    char *text = text_of(session, 0, &size, session_record);
    bool good = text && (fresh ? file_write_new(path, text, size) : file_write(path, text, size));
    free_quietly(text);
    return good;
}

bool save_keep(const Session *session, Lie lie, const char *path, FileMark *mark)
{
    size_t size;
    char *text = text_of(session, MAX_LIE_BYTES, &size, session_record_all);
    if (!text)
        return false;
    size += (size_t)snprintf(text + size, MAX_LIE_BYTES, "# at %d of %d, turned %d\n", lie.at,
                             session_move_count(session), lie.turn);
    bool good = file_write_over(path, text, size, mark);
    free_quietly(text);
    return good;
}

/* A place that is of another game, or damaged, counts for nothing. */
static void go_to(Session *session, int at, int count)
{
    if (at >= 0 && count == session_move_count(session) && !session_setup(session)->undo_off)
        session_seek(session, at);
}

static uint8_t sane_turn(int turn)
{
    return turn >= 0 && turn <= 3 ? (uint8_t)turn : 0;
}

/* Takes the lie from the last line that tells it; false where none does. */
static bool find_lie(Session *session, const char *text, Lie *lie)
{
    static const char mark[] = "\n# at ";
    const char *line = NULL;
    int at, count, turn = 0;
    for (const char *next = text; (next = strstr(next, mark)) != NULL; next++)
        line = next;
    if (!line || sscanf(line, "\n# at %6d of %6d, turned %6d", &at, &count, &turn) < 2)
        return false;
    go_to(session, at, count);
    lie->turn = sane_turn(turn);
    return true;
}

static bool beside_path(const char *path, const char *ending, char beside[MAX_PATH_BYTES])
{
    return snprintf(beside, MAX_PATH_BYTES, "%s.%s", path, ending) < MAX_PATH_BYTES;
}

/* The text of the file beside a game that ends in `.ending`, or NULL. */
static char *read_beside(const char *path, const char *ending)
{
    char beside[MAX_PATH_BYTES];
    size_t size;
    return beside_path(path, ending, beside) ? file_read(beside, MAX_BESIDE_BYTES, &size) : NULL;
}

/* PATH.place says "57 of 120", PATH.view "turned 1". */
static void find_lie_beside(Session *session, const char *path, Lie *lie)
{
    char *place = read_beside(path, "place"), *view = read_beside(path, "view");
    int at, count, turn;
    if (place && sscanf(place, "%6d of %6d", &at, &count) == 2)
        go_to(session, at, count);
    if (view && sscanf(view, "turned %6d", &turn) == 1)
        lie->turn = sane_turn(turn);
    free(place);
    free(view);
}

void save_forget_beside(const char *path)
{
    char beside[MAX_PATH_BYTES];
    if (beside_path(path, "place", beside))
        file_delete(beside);
    if (beside_path(path, "view", beside))
        file_delete(beside);
}

/* Reads the file into `text`, which the caller frees, and opens it. */
static Session *open_text(const Editions *editions, const char *path, FileMark *mark, char **text,
                          RecordError *error)
{
    size_t size;
    *error = (RecordError){.fault = RECORD_OK, .wanted = ""};
    *text = file_read_marked(path, MAX_SAVE_BYTES, &size, mark);
    if (!*text)
        return NULL;
    Record *record = malloc(sizeof *record);
    Session *session = NULL;
    errno = ENOMEM;
    if (record && record_read(editions, *text, size, record, error))
        session = session_open(editions->of[record->setup.edition], record);
    free(record);
    return session;
}

Session *save_resume(const Editions *editions, const char *path, Lie *lie, FileMark *mark,
                     RecordError *error)
{
    char *text;
    Session *session = open_text(editions, path, mark, &text, error);
    *lie = (Lie){0};
    if (session && !find_lie(session, text, lie))
        find_lie_beside(session, path, lie);
    lie->at = session ? session_at(session) : 0;
    free_quietly(text);
    return session;
}

Session *save_open(const Editions *editions, const char *path, RecordError *error)
{
    FileMark mark;
    char *text;
    Session *session = open_text(editions, path, &mark, &text, error);
    free_quietly(text);
    return session;
}

bool save_set_aside(const char *path, const char *folder, const char *name, char to[MAX_PATH_BYTES])
{
    return numbered_duplicate(path, folder, name, ".aurochs", to);
}

#include "view/words/files.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "view/words/say.h"

const char *say_file_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

void say_path(const char *path, char *text, size_t capacity)
{
    static const char ellipsis[] = "\u2026";
    size_t length = strlen(path), room = capacity - sizeof ellipsis;
    const char *from = length < capacity ? path : path + length - room;
    while ((*from & 0xC0) == 0x80)
        from++;
    snprintf(text, capacity, "%s%s", from == path ? "" : ellipsis, from);
}

/* What to do about a file that cannot be read. */
static const char *advice(int number)
{
    return number == ENOENT    ? "look up its name"
           : number == EISDIR  ? "choose a game in it"
           : number == EFBIG   ? "a saved game is smaller"
           : number == ENOTSUP ? "only plain files are read"
           : number == EACCES  ? "ask its owner to let you read it"
                               : "choose another game";
}

bool say_is_foreign(const RecordError *error)
{
    return error->fault == RECORD_NOT_A_RECORD ||
           (error->line <= 1 &&
            (error->fault == RECORD_TEXT || error->fault == RECORD_LINE_TOO_LONG));
}

void say_refusal(const char *path, const RecordError *error, int number, char *message,
                 size_t capacity)
{
    char reason[300], shown[200];
    say_path(path, shown, sizeof shown);
    if (error->fault == RECORD_OK) {
        snprintf(message, capacity, "%s: %s (%s)", shown, strerror(number), advice(number));
        return;
    }
    if (say_is_foreign(error)) {
        snprintf(message, capacity, "%s: this is no game of Aurochs", shown);
        return;
    }
    say_record_error(error, reason, sizeof reason);
    if (error->line > 0)
        snprintf(message, capacity, "%s:%d: %s", shown, error->line, reason);
    else
        snprintf(message, capacity, "%s: %s", shown, reason);
}

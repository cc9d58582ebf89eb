#include "lines.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "play/assets.h"
#include "play/saves.h"

bool lines_open(Lines *lines, const char *name, char *message, size_t capacity)
{
    size_t size;
    char *text = asset_read(name, &size, message, capacity);
    *lines = (Lines){name, text, 0, text, NULL, message, capacity};
    return text != NULL;
}

char *lines_next(Lines *lines)
{
    while (lines->next) {
        char *line = lines->next, *end = strchr(line, '\n');
        if (end)
            *end++ = '\0';
        lines->next = end;
        lines->line++;
        lines->rest = line;
        char *word = lines_word(&lines->rest);
        if (*word && *word != '#')
            return word;
    }
    return NULL;
}

char *lines_word(char **rest)
{
    char *word = *rest + strspn(*rest, " ");
    *rest = word + strcspn(word, " ");
    if (**rest)
        *(*rest)++ = '\0';
    *rest += strspn(*rest, " ");
    return word;
}

int lines_kind(Lines *lines, const char *word, const char *const *words, int count)
{
    for (int kind = 0; kind < count; kind++)
        if (strcmp(word, words[kind]) == 0)
            return kind;
    lines_refuse(lines, "\"%s\" has no place here", word);
    return -1;
}

bool lines_number(char **rest, int least, int most, int *number)
{
    char *word = lines_word(rest), *end;
    long value = strtol(word, &end, 10);
    *number = (int)value;
    return *word && !*end && value >= least && value <= most;
}

Session *lines_game(Lines *lines, const Editions *editions, const char *name)
{
    char path[MAX_PATH_BYTES];
    RecordError error = {.line = 0};
    Session *session = asset_path(name, path) ? save_open(editions, path, &error) : NULL;
    if (!session && error.line)
        lines_refuse(lines, "%s is refused in its line %d", name, error.line);
    else if (!session)
        lines_refuse(lines, "%s: %s", name, strerror(errno));
    return session;
}

bool lines_refuse(Lines *lines, const char *format, ...)
{
    char reason[200];
    va_list values;
    va_start(values, format);
    vsnprintf(reason, sizeof reason, format, values);
    va_end(values);
    utf8_print(lines->message, lines->capacity, "%s:%d: %s", lines->name, lines->line, reason);
    return false;
}

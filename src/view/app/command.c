#include "view/app/command.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool command_fail(Command *command, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(command->reason, sizeof command->reason, format, arguments);
    va_end(arguments);
    return false;
}

bool command_split(Command *command, char *line)
{
    command->count = 0;
    for (;;) {
        while (isspace((unsigned char)*line))
            line++;
        if (*line == '\0' || *line == '#')
            return true;
        if (command->count == MAX_WORDS)
            return command_fail(command, "too many words");
        bool quoted = *line == '"';
        line += quoted;
        command->words[command->count++] = line;
        while (*line && (quoted ? *line != '"' : !isspace((unsigned char)*line)))
            line++;
        if (quoted && !*line)
            return command_fail(command, "a quotation is not closed");
        if (*line)
            *line++ = '\0';
    }
}

bool command_is(const Command *command, int word, const char *text)
{
    return word < command->count && strcmp(command->words[word], text) == 0;
}

bool command_number(Command *command, int word, double *number)
{
    char *end = NULL;
    if (word < command->count)
        *number = strtod(command->words[word], &end);
    if (!end || *end || end == command->words[word])
        return command_fail(command, "a number is missing after '%s'", command->words[word - 1]);
    return true;
}

bool command_pair(Command *command, int word, double *x, double *y)
{
    char *end = NULL;
    if (word < command->count) {
        *x = strtod(command->words[word], &end);
        if (*end == ',' && end != command->words[word]) {
            char *second = end + 1;
            *y = strtod(second, &end);
            if (*end == '\0' && end != second)
                return true;
        }
    }
    return command_fail(command, "two numbers with a comma are missing after '%s'",
                        command->words[word - 1]);
}

const Widget *command_widget(Command *command, int word, const Widgets *widgets)
{
    const char *name = word < command->count ? command->words[word] : "";
    const Widget *widget = name[0] ? widgets_named(widgets, name) : NULL;
    if (!widget)
        command_fail(command, "there is no button '%s' now", name);
    return widget;
}

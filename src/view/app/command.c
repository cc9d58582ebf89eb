#include "view/app/command.h"

#include <ctype.h>
#include <math.h>
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

const char *command_before(const Command *command, int word)
{
    return command->words[(word < command->count ? word : command->count) - 1];
}

/* A number that may go on into whole ones and small ones; what strtod takes for infinite, or for no
 * number, is none. */
static bool take_number(const char *text, char **end, double *number)
{
    enum { MOST = 1000000 };
    *number = strtod(text, end);
    return *end != text && fabs(*number) <= MOST;
}

bool command_number(Command *command, int word, double *number)
{
    char *end;
    *number = 0;
    return (word < command->count && take_number(command->words[word], &end, number) && !*end) ||
           command_fail(command, "a number is missing after '%s'", command_before(command, word));
}

bool command_pair(Command *command, int word, double *x, double *y)
{
    char *end;
    *x = *y = 0;
    return (word < command->count && take_number(command->words[word], &end, x) && *end == ',' &&
            take_number(end + 1, &end, y) && !*end) ||
           command_fail(command, "two numbers with a comma are missing after '%s'",
                        command_before(command, word));
}

const Widget *command_widget(Command *command, int word, const Widgets *widgets)
{
    const char *name = word < command->count ? command->words[word] : "";
    const Widget *widget = name[0] ? widgets_named(widgets, name) : NULL;
    if (!widget)
        command_fail(command, "there is no button '%s' now", name);
    return widget;
}

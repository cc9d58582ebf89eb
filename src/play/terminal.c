#include "play/terminal.h"

#include <stdarg.h>
#include <string.h>

#include "core/utf8.h"
#include "play/files.h"

static bool is_harmless(const char *text, size_t length)
{
    return *text == '"' ||
           (length > 0 && utf8_quotable(text, length) && !utf8_steers(text, length));
}

void terminal_put(FILE *out, const char *text)
{
    for (size_t size = strlen(text), step; size > 0; text += step, size -= step) {
        step = utf8_length(text, size);
        bool harmless = is_harmless(text, step);
        step = step ? step : 1;
        for (size_t i = 0; i < step; i++)
            fprintf(out, harmless ? "%c" : "\\x%02x", (unsigned char)text[i]);
    }
}

void terminal_line(FILE *out, const char *format, ...)
{
    char text[2 * MAX_PATH_BYTES];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    terminal_put(out, text);
    fputs("\n", out);
}

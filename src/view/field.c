#include "field.h"

#include <string.h>

#include "core/utf8.h"

static size_t before(const char *text, size_t at)
{
    while (at > 0 && ((unsigned char)text[--at] & 0xC0) == 0x80)
        ;
    return at;
}

static size_t behind(const char *text, size_t at)
{
    size_t length = text[at] ? utf8_length(text + at, strlen(text + at)) : 0;
    return at + (text[at] && !length ? 1 : length);
}

bool field_type(char *text, size_t capacity, size_t *caret, const char *typed)
{
    bool changed = false;
    size_t size = strlen(text), length;
    if (*caret > size)
        *caret = size;
    for (; *typed && (length = utf8_length(typed, strlen(typed))) > 0; typed += length) {
        if (!utf8_quotable(typed, length) || size + length >= capacity)
            continue;
        memmove(text + *caret + length, text + *caret, size - *caret + 1);
        memcpy(text + *caret, typed, length);
        *caret += length;
        size += length;
        changed = true;
    }
    return changed;
}

static bool cut(char *text, size_t from, size_t to)
{
    memmove(text + from, text + to, strlen(text + to) + 1);
    return from < to;
}

bool field_edit(char *text, size_t *caret, const Input *input)
{
    size_t size = strlen(text), to;
    bool far = input->mods & MOD_CTRL;
    if (*caret > size)
        *caret = size;
    switch (input->key) {
    case KEY_LEFT:
        *caret = far ? 0 : before(text, *caret);
        return false;
    case KEY_RIGHT:
        *caret = far ? size : behind(text, *caret);
        return false;
    case KEY_HOME:
        *caret = 0;
        return false;
    case KEY_END:
        *caret = size;
        return false;
    case KEY_BACKSPACE:
        to = *caret;
        *caret = far ? 0 : before(text, *caret);
        return cut(text, *caret, to);
    case KEY_DELETE:
        return cut(text, *caret, far ? size : behind(text, *caret));
    default:
        return false;
    }
}

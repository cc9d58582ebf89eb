#include "view/kit/field.h"

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

bool field_type(char *text, size_t capacity, Caret *caret, const char *typed)
{
    bool changed = false;
    size_t size = strlen(text), length;
    if (caret->at > size)
        caret->at = size;
    for (; *typed && (length = utf8_length(typed, strlen(typed))) > 0; typed += length) {
        if (!utf8_quotable(typed, length) || utf8_steers(typed, length))
            continue;
        if (caret->all) {
            text[0] = '\0';
            *caret = (Caret){0};
            size = 0;
        }
        if (size + length >= capacity)
            continue;
        memmove(text + caret->at + length, text + caret->at, size - caret->at + 1);
        memcpy(text + caret->at, typed, length);
        caret->at += length;
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

/* Where an arrow goes: to the end of a text chosen whole, which is let go. */
static bool move_caret(Caret *caret, size_t to)
{
    *caret = (Caret){.at = to};
    return false;
}

bool field_edit(char *text, Caret *caret, const Input *input)
{
    size_t size = strlen(text);
    bool far = caret->all || (input->mods & MOD_CTRL);
    if (caret->at > size || caret->all)
        caret->at = size;
    size_t at = caret->at, from = far ? 0 : before(text, at), to = far ? size : behind(text, at);
    switch (input->key) {
    case 'a':
        if (input->mods & MOD_CTRL)
            *caret = (Caret){.at = size, .all = true};
        return false;
    case KEY_LEFT:
        return move_caret(caret, from);
    case KEY_RIGHT:
        return move_caret(caret, to);
    case KEY_HOME:
        return move_caret(caret, 0);
    case KEY_END:
        return move_caret(caret, size);
    case KEY_BACKSPACE:
        move_caret(caret, from);
        return cut(text, from, at);
    case KEY_DELETE:
        from = caret->all ? 0 : at;
        move_caret(caret, from);
        return cut(text, from, to);
    default:
        return false;
    }
}

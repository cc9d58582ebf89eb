#include "view/kit/field.h"

#include <ctype.h>
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

/* Every letter beyond ASCII counts as one of a word. */
static bool in_word(char byte)
{
    return ((unsigned char)byte & 0x80) || isalnum((unsigned char)byte);
}

static size_t word_before(const char *text, size_t at)
{
    while (at > 0 && !in_word(text[at - 1]))
        at--;
    while (at > 0 && in_word(text[at - 1]))
        at--;
    return at;
}

static size_t word_behind(const char *text, size_t at)
{
    while (text[at] && !in_word(text[at]))
        at++;
    while (in_word(text[at]))
        at++;
    return at;
}

void field_choose_word(const char *text, Caret *caret)
{
    size_t size = strlen(text);
    caret->from = caret->at < size ? caret->at : size;
    while (caret->from > 0 && in_word(text[caret->from - 1]))
        caret->from--;
    caret->at = caret->from;
    while (in_word(text[caret->at]))
        caret->at++;
}

size_t field_chosen(const char *text, const Caret *caret, size_t *first)
{
    size_t size = strlen(text), at = caret->at < size ? caret->at : size,
           from = caret->from < size ? caret->from : size;
    *first = at < from ? at : from;
    return at < from ? from - at : at - from;
}

static bool cut(char *text, Caret *caret, size_t from, size_t to)
{
    memmove(text + from, text + to, strlen(text + to) + 1);
    *caret = (Caret){from, from};
    return from < to;
}

bool field_type(char *text, size_t capacity, Caret *caret, const char *typed)
{
    bool changed = false;
    size_t length, at, chosen = field_chosen(text, caret, &at);
    for (; *typed && (length = utf8_length(typed, strlen(typed))) > 0; typed += length) {
        if (!utf8_quotable(typed, length) || utf8_steers(typed, length))
            continue;
        if (strlen(text) - chosen + length >= capacity)
            break;
        cut(text, caret, at, at + chosen);
        chosen = 0;
        memmove(text + at + length, text + at, strlen(text + at) + 1);
        memcpy(text + at, typed, length);
        at += length;
        *caret = (Caret){at, at};
        changed = true;
    }
    return changed;
}

/* With Shift the other end of what is chosen stays. */
static bool move_caret(Caret *caret, const Input *input, size_t to)
{
    *caret = (Caret){to, input->mods & MOD_SHIFT ? caret->from : to};
    return false;
}

bool field_edit(char *text, Caret *caret, const Input *input)
{
    size_t size = strlen(text), first, chosen = field_chosen(text, caret, &first),
           last = first + chosen, at = caret->at < size ? caret->at : size;
    bool ctrl = input->mods & MOD_CTRL, lets_go = chosen && !ctrl && !(input->mods & MOD_SHIFT);
    size_t back = ctrl ? word_before(text, at) : before(text, at),
           on = ctrl ? word_behind(text, at) : behind(text, at);
    switch (input->key) {
    case 'a':
        if (ctrl)
            *caret = (Caret){.at = size};
        return false;
    case 'x':
        return ctrl && cut(text, caret, first, last);
    case KEY_LEFT:
        return move_caret(caret, input, lets_go ? first : back);
    case KEY_RIGHT:
        return move_caret(caret, input, lets_go ? last : on);
    case KEY_HOME:
        return move_caret(caret, input, 0);
    case KEY_END:
        return move_caret(caret, input, size);
    case KEY_BACKSPACE:
        return cut(text, caret, chosen ? first : back, last);
    case KEY_DELETE:
        return cut(text, caret, first, chosen ? last : on);
    default:
        return false;
    }
}

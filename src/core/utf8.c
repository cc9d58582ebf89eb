#include "core/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

size_t utf8_length(const char *text, size_t size)
{
    const unsigned char *byte = (const unsigned char *)text;
    if (byte[0] < 0x80)
        return 1;
    size_t length = byte[0] > 0xF4    ? 0
                    : byte[0] >= 0xF0 ? 4
                    : byte[0] >= 0xE0 ? 3
                    : byte[0] >= 0xC2 ? 2
                                      : 0;
    if (length > size)
        return 0;
    for (size_t i = 1; i < length; i++)
        if ((byte[i] & 0xC0) != 0x80)
            return 0;
    /* Overlong three- and four-byte forms, surrogates, beyond U+10FFFF. */
    if ((byte[0] == 0xE0 && byte[1] < 0xA0) || (byte[0] == 0xED && byte[1] > 0x9F) ||
        (byte[0] == 0xF0 && byte[1] < 0x90) || (byte[0] == 0xF4 && byte[1] > 0x8F))
        return 0;
    return length;
}

bool utf8_quotable(const char *text, size_t size)
{
    for (size_t at = 0; at < size;) {
        size_t length = utf8_length(text + at, size - at);
        unsigned char byte = (unsigned char)text[at];
        if (length == 0)
            return false;
        /* C1 controls are two bytes: C2 80 .. C2 9F. */
        bool control =
            byte < 0x20 || byte == 0x7F || (byte == 0xC2 && (unsigned char)text[at + 1] < 0xA0);
        if (control || byte == '"')
            return false;
        at += length;
    }
    return true;
}

bool utf8_steers(const char *text, size_t length)
{
    const unsigned char *byte = (const unsigned char *)text;
    return length == 3 && byte[0] == 0xE2 &&
           ((byte[1] == 0x80 && byte[2] >= 0xAA && byte[2] <= 0xAE) ||
            (byte[1] == 0x81 && byte[2] >= 0xA6 && byte[2] <= 0xA9));
}

size_t utf8_whole(const char *text, size_t size)
{
    for (size_t back = 1; back <= size; back++) {
        unsigned char byte = (unsigned char)text[size - back];
        if (byte < 0x80)
            break;
        if (byte >= 0xC0)
            return (byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2) > back ? size - back : size;
    }
    return size;
}

bool utf8_print(char *text, size_t capacity, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int length = vsnprintf(text, capacity, format, args);
    va_end(args);
    if (length >= 0 && (size_t)length < capacity)
        return true;
    text[length < 0 ? 0 : utf8_whole(text, capacity - 1)] = '\0';
    return false;
}

void utf8_brief(char *to, size_t capacity, const char *text)
{
    static const char ellipsis[] = "\u2026";
    size_t size = strlen(text);
    if (size < capacity) {
        memcpy(to, text, size + 1);
        return;
    }
    size = utf8_whole(text, capacity - sizeof ellipsis);
    memcpy(to, text, size);
    memcpy(to + size, ellipsis, sizeof ellipsis);
}

/* Sorted, a letter with a place of its own in an alphabet is the one before it and AFTER. */
enum { AFTER = 0x7F };

static void fold(char *to, size_t capacity, const char *text, bool sorted)
{
    /* U+00C0 to U+017F without their accents: capitals have a place of their own, digits are
     * longer. */
    static const char plain[] = "aaaaaa1ceeeeiiiidnoOooo-ouuuuyt3"
                                "aaaaaa1ceeeeiiiidnoOooo-ouuuuyty"
                                "aaaaAACCccccccddddeeeeeeEEeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
                                "lLLNNnnnnnnnoooooo22rrrrrrSSssssssttttttuuuuuuuuuuuuwwyyyZZ44zzs";
    static const char *const longer[] = {"ae", "oe", "ss", "z\x7F\x7F"};
    size_t size = 0, all = strlen(text);
    for (size_t at = 0, length; at < all && size + 4 < capacity; at += length) {
        const unsigned char *byte = (const unsigned char *)text + at;
        length = utf8_length(text + at, all - at);
        unsigned code = length == 2 ? (byte[0] & 0x1Fu) << 6 | (byte[1] & 0x3Fu) : 0;
        if (code >= 0xC0 && code < 0xC0 + sizeof plain - 1) {
            char letter = plain[code - 0xC0];
            bool apart = letter >= 'A' && letter <= 'Z';
            const char one[] = {(char)(letter | 0x20), apart ? AFTER : '\0', '\0'};
            const char *part = letter >= '1' && letter <= '4' ? longer[letter - '1'] : one;
            for (; *part; part++)
                if (sorted || *part != AFTER)
                    to[size++] = *part;
        } else if (byte[0] >= 'A' && byte[0] <= 'Z') {
            to[size++] = (char)(byte[0] - 'A' + 'a');
        } else {
            for (size_t i = 0; i < length; i++)
                to[size++] = text[at + i];
        }
        length = length ? length : 1;
    }
    to[size] = '\0';
}

void utf8_fold(char *to, size_t capacity, const char *text)
{
    fold(to, capacity, text, false);
}

int utf8_sort(const char *a, const char *b)
{
    char first[256], second[256];
    fold(first, sizeof first, a, true);
    fold(second, sizeof second, b, true);
    int order = strcmp(first, second);
    return order ? order : strcmp(a, b);
}

bool utf8_letter(char byte)
{
    return (unsigned char)byte >= 0x80 || (byte >= 'a' && byte <= 'z') ||
           (byte >= '0' && byte <= '9');
}

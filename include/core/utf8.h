/* The little that the core must know of UTF-8: whether bytes may stand in a record, and where a text
 * can be cut. */
#ifndef CORE_UTF8_H
#define CORE_UTF8_H

#include <stdbool.h>
#include <stddef.h>

/* Length in bytes of the well-formed character at `text` (of `size` > 0 bytes), or 0 where there is
 * none: overlong forms, surrogates and what lies above U+10FFFF are none. */
size_t utf8_length(const char *text, size_t size);

/* How many of the first `most` bytes of a text are whole characters; what is no UTF-8 counts as
 * characters of one byte. */
size_t utf8_within(const char *text, size_t most);

/* Copies as many whole characters as `capacity` bytes hold with the closing NUL. */
void utf8_copy(char *to, size_t capacity, const char *from);

/* True when all `size` bytes are well-formed UTF-8 without control characters and without '"': what
 * a record can hold between quotes. */
bool utf8_quotable(const char *text, size_t size);

#endif

/* The little that the core must know of UTF-8: whether bytes may stand in a record. */
#ifndef CORE_UTF8_H
#define CORE_UTF8_H

#include <stdbool.h>
#include <stddef.h>

/* Length in bytes of the well-formed character at `text` (of `size` > 0 bytes), or 0 where there is
 * none: overlong forms, surrogates and what lies above U+10FFFF are none. */
size_t utf8_length(const char *text, size_t size);

/* True when all `size` bytes are well-formed UTF-8 without control characters and without '"': what
 * a record can hold between quotes. */
bool utf8_quotable(const char *text, size_t size);

/* Whether the character of `length` bytes at `text` changes the direction of what is written after
 * it: U+202A to U+202E, U+2066 to U+2069. */
bool utf8_steers(const char *text, size_t length);

#endif

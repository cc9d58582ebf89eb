/* The little that the game must know of UTF-8: whether bytes may stand in a record, and how a text
 * is cut where it has no room: before a character, never inside one. */
#ifndef CORE_UTF8_H
#define CORE_UTF8_H

#include <stdbool.h>
#include <stddef.h>

/* Marks texts for translators in data and in rooms that say nothing themselves: the view translates
 * them where they are shown. NC_ adds what tells texts apart that are alike in English. */
#define N_(text) text
#define NC_(context, text) text

/* Length in bytes of the well-formed character at `text` (of `size` > 0 bytes), or 0 where there is
 * none: overlong forms, surrogates and what lies above U+10FFFF are none. */
size_t utf8_length(const char *text, size_t size);

/* True when all `size` bytes are well-formed UTF-8 without control characters and without '"': what
 * a record can hold between quotes. */
bool utf8_quotable(const char *text, size_t size);

/* Whether the character of `length` bytes at `text` changes the direction of what is written after
 * it: U+202A to U+202E, U+2066 to U+2069. */
bool utf8_steers(const char *text, size_t length);

/* How many of the first `size` bytes of a text are left where a character that goes on beyond them
 * is left off. Of bytes that are no UTF-8 up to three may go. */
size_t utf8_whole(const char *text, size_t size);

/* Writes like snprintf, as many whole characters as fit into `capacity` > 0 bytes with the closing
 * NUL. False where something was left off. */
#if defined __GNUC__
__attribute__((format(printf, 3, 4)))
#endif
bool utf8_print(char *text, size_t capacity, const char *format, ...);

/* Copies a text into `capacity` > 3 bytes; one that has no room there ends in "…". */
void utf8_brief(char *to, size_t capacity, const char *text);

/* Copies a text for searching, as much of it as has room: small letters, and those of European
 * languages without their accents, "ß" as "ss". */
void utf8_fold(char *to, size_t capacity, const char *text);

/* How two words are sorted, as strcmp tells it, in all languages of the game: "ä" with "a", "é"
 * after an "e" where all else is the same, "ł" (and whatever else Polish has) after "l". */
int utf8_sort(const char *a, const char *b);

/* Whether a byte of a folded text belongs to a word. */
bool utf8_letter(char byte);

#endif

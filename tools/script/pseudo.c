#include "pseudo.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "core/utf8.h"
#include "view/words/tr.h"

/* What the pseudo-language has said: texts must last, as those of a catalogue do. */
enum { PSEUDO_BYTES = 1 << 19, PSEUDO_TEXTS = 1 << 12 };

static struct {
    char pool[PSEUDO_BYTES];
    size_t used; /* of it by whole texts, each with its NUL */
    size_t next; /* and by the one in the making */
    struct {
        const char *text, *said;
    } texts[PSEUDO_TEXTS]; /* by the hash of the English text */
} pseudo;

/* The letter with its accent; itself where the fonts have none for it. */
static const char *accented(const char *letter)
{
    static const char plain[] = "abcdeghijklnorstuwyzABCDEGHIJKLNORSTUWYZ";
    static const char *const marked[] = {"á", "ß", "ç", "đ", "é", "ğ", "ħ", "í", "ĵ", "ķ",
                                         "ĺ", "ñ", "ö", "ř", "š", "ţ", "ü", "ŵ", "ý", "ž",
                                         "Á", "Þ", "Ç", "Đ", "É", "Ğ", "Ħ", "Í", "Ĵ", "Ķ",
                                         "Ĺ", "Ñ", "Ö", "Ř", "Š", "Ţ", "Ü", "Ŵ", "Ý", "Ž"};
    const char *at = *letter ? strchr(plain, *letter) : NULL;
    return at ? marked[at - plain] : NULL;
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Appends to the text in the making; what has no room is left out. */
static void put(const char *from, size_t bytes)
{
    bool fits = pseudo.next + bytes < PSEUDO_BYTES;
    if (fits)
        memcpy(pseudo.pool + pseudo.next, from, bytes);
    pseudo.next += bytes;
}

/* A word with accents and, by vowels said twice, half as long again. */
static void put_pseudo_word(const char *word, size_t length)
{
    size_t more = (length + 1) / 2;
    for (size_t i = 0; i < length; i++) {
        const char *letter = accented(word + i);
        for (size_t times = 1 + (more > 0 && strchr("aeiouyAEIOUY", word[i])); times > 0; times--) {
            put(letter ? letter : word + i, letter ? strlen(letter) : 1);
            more -= times > 1;
        }
    }
    for (; more > 0; more--)
        put("ö", strlen("ö"));
}

static void put_pseudo(const char *text)
{
    while (*text) {
        size_t length = 0;
        if (*text == '{') { /* a place's name stays */
            length = strcspn(text, "}");
            put(text, length);
        } else if (*text == '[') { /* and that of the words that decide */
            length = strcspn(text, "|");
            put(text, length);
        } else if (is_letter(*text)) {
            while (is_letter(text[length]))
                length++;
            put_pseudo_word(text, length);
        } else {
            length = utf8_length(text, strlen(text));
            length = length ? length : 1;
            put(text, length);
        }
        text += length;
    }
}

static uint32_t hash_of(const char *text)
{
    uint32_t hash = 2166136261u;
    for (; *text; text++)
        hash = (hash ^ (uint8_t)*text) * 16777619u;
    return hash;
}

static const char *in_pseudo(Language language, const char *context, const char *text,
                             const char *many, int count)
{
    (void)language, (void)context;
    text = many && count != 1 ? many : text;
    uint32_t slot = hash_of(text) % PSEUDO_TEXTS;
    for (int tries = 0; tries < PSEUDO_TEXTS; tries++, slot = (slot + 1) % PSEUDO_TEXTS) {
        if (!pseudo.texts[slot].text) {
            char *kept = pseudo.pool + pseudo.used, *said = kept + strlen(text) + 1;
            pseudo.next = pseudo.used;
            put(text, strlen(text) + 1); /* that of a file is freed */
            put_pseudo(text);
            put("", 1);
            if (pseudo.next >= PSEUDO_BYTES)
                return text;
            pseudo.used = pseudo.next;
            pseudo.texts[slot].text = kept;
            pseudo.texts[slot].said = said;
        }
        if (strcmp(pseudo.texts[slot].text, text) == 0)
            return pseudo.texts[slot].said;
    }
    return text;
}

void pseudo_teach(void)
{
    language_teach(LANGUAGE_PSEUDO, in_pseudo);
}

#include "view/words/tr.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "core/utf8.h"

static Language in_force = LANGUAGE_ENGLISH;

void language_set(Language language)
{
    in_force = language;
}

static const char *const codes[LANGUAGES] = {"en", "pseudo"};

bool language_of(const char *code, Language *language)
{
    for (int i = 0; i < LANGUAGES; i++)
        if (strcmp(code, codes[i]) == 0) {
            *language = (Language)i;
            return true;
        }
    return false;
}

void language_list(char *text, size_t capacity)
{
    size_t length = 0;
    text[0] = '\0';
    for (int i = 0; i < LANGUAGES && length < capacity; i++)
        length +=
            (size_t)snprintf(text + length, capacity - length, i > 0 ? ", %s" : "%s", codes[i]);
}

/* What the pseudo-language has said: texts must last, as those of a catalogue do. */
enum { PSEUDO_BYTES = 1 << 18, PSEUDO_TEXTS = 1 << 12 };

static struct {
    char pool[PSEUDO_BYTES];
    size_t used;
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

/* Where a text in the making goes; what has no room is left out, and `full` says so. */
typedef struct Writer {
    char *text;
    size_t used, capacity;
    bool full;
} Writer;

/* Appends whole characters. */
static void put(Writer *writer, const char *from, size_t bytes)
{
    for (size_t at = 0; at < bytes && !writer->full;) {
        size_t length = utf8_length(from + at, bytes - at);
        length = length ? length : 1;
        writer->full = writer->used + length >= writer->capacity;
        if (!writer->full)
            memcpy(writer->text + writer->used, from + at, length);
        writer->used += writer->full ? 0 : length;
        at += length;
    }
    if (writer->capacity > 0)
        writer->text[writer->used] = '\0';
}

/* A word with accents and, by vowels said twice, half as long again. */
static void put_pseudo_word(Writer *writer, const char *word, size_t length)
{
    size_t more = (length + 1) / 2;
    for (size_t i = 0; i < length; i++) {
        const char *letter = accented(word + i);
        for (size_t times = 1 + (more > 0 && strchr("aeiouyAEIOUY", word[i])); times > 0; times--) {
            put(writer, letter ? letter : word + i, letter ? strlen(letter) : 1);
            more -= times > 1;
        }
    }
    for (; more > 0; more--)
        put(writer, "ö", strlen("ö"));
}

static void put_pseudo(Writer *writer, const char *text)
{
    while (*text) {
        size_t length = 0;
        if (*text == '{') { /* a place's name stays */
            length = strcspn(text, "}");
            put(writer, text, length);
        } else if (is_letter(*text)) {
            while (is_letter(text[length]))
                length++;
            put_pseudo_word(writer, text, length);
        } else {
            length = utf8_length(text, strlen(text));
            length = length ? length : 1;
            put(writer, text, length);
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

static const char *in_pseudo(const char *text)
{
    uint32_t slot = hash_of(text) % PSEUDO_TEXTS;
    for (int tries = 0; tries < PSEUDO_TEXTS; tries++, slot = (slot + 1) % PSEUDO_TEXTS) {
        if (!pseudo.texts[slot].text) {
            Writer writer = {.text = pseudo.pool + pseudo.used,
                             .capacity = sizeof pseudo.pool - pseudo.used};
            put_pseudo(&writer, text);
            if (writer.full)
                return text;
            pseudo.used += writer.used + 1;
            pseudo.texts[slot].text = text;
            pseudo.texts[slot].said = writer.text;
        }
        if (strcmp(pseudo.texts[slot].text, text) == 0)
            return pseudo.texts[slot].said;
    }
    return text;
}

const char *tr(const char *text)
{
    return in_force == LANGUAGE_PSEUDO ? in_pseudo(text) : text;
}

const char *trn(const char *one, const char *many, int count)
{
    return tr(count == 1 ? one : many);
}

const char *trc(const char *context, const char *text)
{
    (void)context; /* English says both alike */
    return tr(text);
}

static const Value *value_named(const Value *values, const char *name, size_t length)
{
    while (values->name &&
           (strlen(values->name) != length || memcmp(values->name, name, length) != 0))
        values++;
    return values->name ? values : NULL;
}

/* Whether the next word begins a sentence. */
static bool at_beginning(const Writer *writer)
{
    size_t end = writer->used;
    while (end > 0 && writer->text[end - 1] == ' ')
        end--;
    return end == 0 || strchr(".!?:", writer->text[end - 1]);
}

/* Writes a value. Of a name that a computer was given the first word is small inside a sentence. */
static void put_value(Writer *writer, const char *value)
{
    static const char *const given[][2] = {{N_("The Cub"), N_("the Cub")},
                                           {N_("The Hunter"), N_("the Hunter")},
                                           {N_("The Elder"), N_("the Elder")}};
    for (size_t i = 0; i < sizeof given / sizeof *given && !at_beginning(writer); i++) {
        const char *name = tr(given[i][0]), *inside = tr(given[i][1]);
        size_t length = strlen(name);
        if (strncmp(value, name, length) != 0 || (value[length] && !strchr(" ,", value[length])))
            continue;
        put(writer, inside, strlen(inside));
        value += length;
        break;
    }
    put(writer, value, strlen(value));
}

const char *words_fill(char *text, size_t capacity, const char *sentence, const Value *values)
{
    Writer writer = {.text = text, .capacity = capacity};
    put(&writer, "", 0);
    while (*sentence) {
        size_t length = strcspn(sentence, "{");
        put(&writer, sentence, length);
        sentence += length;
        if (!*sentence)
            break;
        length = strcspn(sentence, "}");
        const Value *value = value_named(values, sentence + 1, length - 1);
        assert(value && sentence[length] == '}');
        char number[16];
        snprintf(number, sizeof number, "%d", value ? value->number : 0);
        put_value(&writer, value && value->text ? value->text : number);
        sentence += length + 1;
    }
    return text;
}

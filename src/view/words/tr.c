#include "view/words/tr.h"

#include <assert.h>
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "core/utf8.h"

static Language in_force = LANGUAGE_ENGLISH, asked_for = LANGUAGE_ENGLISH;
static Speaker *speakers[LANGUAGES];

static int form_of_one(int count)
{
    return count != 1;
}

static int form_to_one(int count)
{
    return count > 1;
}

static int form_of_few(int count)
{
    int tens = count % 100, ones = count % 10;
    return count == 1 ? 0 : ones >= 2 && ones <= 4 && (tens < 10 || tens >= 20) ? 1 : 2;
}

const LanguageFacts language_facts[LANGUAGES] = {
    [LANGUAGE_ENGLISH] = {"en", "English", 2, form_of_one, false},
    [LANGUAGE_GERMAN] = {"de", "Deutsch", 2, form_of_one, false},
    [LANGUAGE_FRENCH] = {"fr", "Fran\u00e7ais", 2, form_to_one, false},
    [LANGUAGE_POLISH] = {"pl", "Polski", 3, form_of_few, true},
    [LANGUAGE_PSEUDO] = {"pseudo", "Pseudo", 2, form_of_one, false},
};

void language_teach(Language language, Speaker *speaker)
{
    speakers[language] = speaker;
}

void language_set(Language language)
{
    in_force = language;
}

Language language_now(void)
{
    return in_force;
}

void language_ask(Language language)
{
    asked_for = language;
}

Language language_asked(void)
{
    return asked_for;
}

int language_form(Language language, int count)
{
    return language_facts[language].form_of(count < 0 ? -count : count);
}

bool language_of(const char *code, Language *language)
{
    for (int i = 0; i < LANGUAGES; i++)
        if (strcmp(code, language_facts[i].code) == 0) {
            *language = (Language)i;
            return true;
        }
    return false;
}

bool language_of_locales(const char *locales, Language *language)
{
    char code[8];
    for (; *locales; locales += strspn(locales, ":, ")) {
        utf8_print(code, sizeof code, "%.*s", (int)strcspn(locales, "_-.@:, "), locales);
        bool plain = strcmp(code, "C") == 0 || strcmp(code, "POSIX") == 0;
        if (language_of(plain ? "en" : code, language))
            return true;
        locales += strcspn(locales, ":, ");
    }
    return false;
}

void language_list(char *text, size_t capacity)
{
    size_t length = 0;
    text[0] = '\0';
    for (int i = 0; i < LANGUAGE_PSEUDO && length < capacity; i++)
        length += (size_t)snprintf(text + length, capacity - length, i > 0 ? ", %s" : "%s",
                                   language_facts[i].code);
}

static struct {
    char bytes[64 * 1024];
    size_t at;
} ring;

/* Where the next text is written, SAID_BYTES bytes. */
static char *room(void)
{
    if (ring.at + SAID_BYTES > sizeof ring.bytes)
        ring.at = 0;
    return ring.bytes + ring.at;
}

/* Ends a text of so many bytes that was written there, of which some may have had no room. */
static const char *end_text(char *text, size_t bytes)
{
    if (bytes >= SAID_BYTES - 1)
        bytes = utf8_whole(text, SAID_BYTES - 1);
    text[bytes] = '\0';
    ring.at += bytes + 1;
    return text;
}

const char *said(const char *format, ...)
{
    char *text = room();
    va_list values;
    va_start(values, format);
    int bytes = vsnprintf(text, SAID_BYTES, format, values);
    va_end(values);
    return end_text(text, bytes < 0 ? 0 : (size_t)bytes);
}

/* Where a sentence in the making goes. */
typedef struct Writer {
    char *text;
    size_t used;
} Writer;

/* Appends what there is room for. */
static void put(Writer *writer, const char *from, size_t bytes)
{
    size_t room = SAID_BYTES - 1 - writer->used, some = bytes < room ? bytes : room;
    memcpy(writer->text + writer->used, from, some);
    writer->used += some;
}

static const char *speak(const char *context, const char *text, const char *many, int count)
{
    Speaker *speaker = speakers[in_force];
    const char *words = speaker ? speaker(in_force, context, text, many, count) : NULL;
    return words ? words : many && count != 1 ? many : text;
}

const char *tr(const char *text)
{
    return speak(NULL, text, NULL, 1);
}

const char *trn(const char *one, const char *many, int count)
{
    return speak(NULL, one, many, count);
}

const char *trc(const char *context, const char *text)
{
    return speak(context, text, NULL, 1);
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
    return end == 0 || strchr(".!?", writer->text[end - 1]);
}

/* Writes a value. Of a name that a computer was given the first word is small inside a sentence. */
static void put_value(Writer *writer, const char *value)
{
    static const char *const given[][2] = {
        {N_("The Cub"), N_("the Cub")},        {N_("The Gatherer"), N_("the Gatherer")},
        {N_("The Fisher"), N_("the Fisher")},  {N_("The Hunter"), N_("the Hunter")},
        {N_("The Shaman"), N_("the Shaman")},  {N_("The Elder"), N_("the Elder")},
        {N_("The Aurochs"), N_("the Aurochs")}};
    for (size_t i = 0; i < sizeof given / sizeof *given && !at_beginning(writer); i++) {
        const char *name = tr(given[i][0]), *inside = tr(given[i][1]);
        size_t length = strlen(name);
        unsigned char next = strncmp(value, name, length) == 0 ? (unsigned char)value[length] : 'a';
        if (isalpha(next) || (next >= 0xC3 && next < 0xE2)) /* another name */
            continue;
        put(writer, inside, strlen(inside));
        value += length;
        break;
    }
    put(writer, value, strlen(value));
}

const char *words_fill(const char *sentence, const Value *values)
{
    Writer writer = {.text = room()};
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
    return end_text(writer.text, writer.used);
}

void words_values(Value values[MAX_VALUES + 1], const char *format, va_list list)
{
    while (*format) {
        size_t length = strcspn(format, "=");
        *values = (Value){.name = said("%.*s", (int)length, format)};
        if (format[length + 2] == 's')
            values->text = va_arg(list, const char *);
        else
            values->number = va_arg(list, int);
        format += length + 3; /* "=%d" */
        format += *format == ' ';
        values++;
    }
    *values = (Value){0};
}

const char *words_with(const char *sentence, const char *format, ...)
{
    Value values[MAX_VALUES + 1];
    va_list list;
    va_start(list, format);
    words_values(values, format, list);
    va_end(list);
    return words_fill(sentence, values);
}

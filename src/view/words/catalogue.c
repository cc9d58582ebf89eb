/* A file is read line by line, and its strings are put together where it lies: without quotation
 * marks and escapes they are never longer. A text is found by its context and itself, "\4" between
 * them. */
#include "view/words/catalogue.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "play/assets.h"

/* Texts of one file; the English sources have some 2000. */
enum { MOST_TEXTS = 4096 };

typedef struct Text {
    const char *key;
    const char *forms[MOST_FORMS]; /* of a text without others the first only */
} Text;

typedef struct Catalogue {
    int count;
    Text *texts; /* in the order of their keys */
} Catalogue;

static Catalogue catalogues[LANGUAGES];

typedef enum Field { FIELD_NONE, FIELD_CONTEXT, FIELD_TEXT, FIELD_MANY, FIELD_FORM } Field;

typedef struct Reader {
    Catalogue *catalogue;
    Language language;
    int line;
    char *to;    /* where the next byte of a string goes */
    Field field; /* of the entry, the last one that was begun */
    int form;
    bool fuzzy;
    const char *key, *many, *said[MOST_FORMS]; /* of the entry; many NULL: it has no forms */
    const char *name;
    char *message;
    size_t capacity;
} Reader;

static bool refuse(const Reader *reader, const char *fault)
{
    utf8_print(reader->message, reader->capacity, "%s:%d: %s", reader->name, reader->line, fault);
    return false;
}

/* Appends what stands in quotation marks to the string in the making. */
static bool take_string(Reader *reader, const char *at)
{
    static const char escapes[] = "nt\"\\", letters[] = "\n\t\"\\";
    const char *end = at + strlen(at);
    while (end > at && strchr(" \r", end[-1]))
        end--;
    if (end < at + 2 || *at != '"' || end[-1] != '"')
        return refuse(reader, "a string in quotation marks is missing");
    for (at++, end--; at < end; at++) {
        size_t length = utf8_length(at, (size_t)(end - at));
        const char *escape = *at == '\\' && at + 1 < end ? strchr(escapes, at[1]) : NULL;
        if (length == 0 || *at == '"' || (*at == '\\' && !escape))
            return refuse(reader, "these bytes are no text, or a sign needs a \\ before it");
        if (escape)
            *reader->to++ = letters[escape - escapes], at++;
        else
            for (size_t i = 0; i < length; i++)
                *reader->to++ = at[i];
        at += escape ? 0 : length - 1;
    }
    return true;
}

/* Whether each place of a translation is one of the English text. */
static bool has_places(const char *said, const char *english)
{
    char place[40];
    for (; (said = strchr(said, '{')); said++) {
        size_t length = strcspn(said, "}");
        bool whole = said[length] && utf8_print(place, sizeof place, "%.*s}", (int)length, said);
        if (!whole || !strstr(english, place))
            return false;
    }
    return true;
}

/* Keeps the entry that ends here, where all of its forms are there. */
static bool end_entry(Reader *reader)
{
    Catalogue *catalogue = reader->catalogue;
    const char *english = reader->many ? reader->many : reader->key;
    int forms = reader->many ? language_forms(reader->language) : 1;
    bool whole = reader->field == FIELD_FORM && reader->key[0] && !reader->fuzzy;
    if (reader->field != FIELD_NONE && reader->field != FIELD_FORM)
        return refuse(reader, "a msgstr is missing");
    for (int i = 0; whole && i < forms; i++) {
        whole = reader->said[i] && reader->said[i][0];
        if (whole && !has_places(reader->said[i], english))
            return refuse(reader, "the text before has a place that the English one has not");
    }
    if (whole && catalogue->count == MOST_TEXTS)
        return refuse(reader, "there are too many texts");
    if (whole) {
        Text *text = &catalogue->texts[catalogue->count++];
        *text = (Text){reader->key, {reader->said[0], reader->said[1], reader->said[2]}};
    }
    reader->field = FIELD_NONE;
    reader->fuzzy = false;
    reader->many = NULL;
    memset(reader->said, 0, sizeof reader->said);
    return true;
}

/* Begins the field that a line names, and moves behind its name; false where it is out of order. */
static bool begin_field(Reader *reader, char **line)
{
    static const struct {
        const char *word;
        Field field, least, most; /* what may stand before it */
    } words[] = {{"msgctxt ", FIELD_CONTEXT, FIELD_NONE, FIELD_NONE},
                 {"msgid ", FIELD_TEXT, FIELD_NONE, FIELD_CONTEXT},
                 {"msgid_plural ", FIELD_MANY, FIELD_TEXT, FIELD_TEXT},
                 {"msgstr ", FIELD_FORM, FIELD_TEXT, FIELD_TEXT},
                 {"msgstr[", FIELD_FORM, FIELD_MANY, FIELD_FORM}};
    size_t i = 0, count = sizeof words / sizeof *words;
    while (i < count && strncmp(*line, words[i].word, strlen(words[i].word)) != 0)
        i++;
    if (i == count || reader->field < words[i].least || reader->field > words[i].most)
        return false;
    *line += strlen(words[i].word);
    *reader->to++ = reader->field == FIELD_CONTEXT ? '\4' : '\0';
    if (reader->field <= FIELD_NONE)
        reader->key = reader->to;
    if (words[i].field == FIELD_MANY)
        reader->many = reader->to;
    if (words[i].field == FIELD_FORM) {
        int form = words[i].least == FIELD_MANY ? *(*line)++ - '0' : 0;
        bool next = form == (reader->field == FIELD_FORM ? reader->form + 1 : 0);
        if (!next || form >= MOST_FORMS || (words[i].least == FIELD_MANY && *(*line)++ != ']'))
            return false;
        reader->said[reader->form = form] = reader->to;
    }
    reader->field = words[i].field;
    *line += strspn(*line, " ");
    return true;
}

static bool read_line(Reader *reader, char *line)
{
    bool starts = strncmp(line, "msgid ", 6) == 0 || strncmp(line, "msgctxt ", 8) == 0;
    if (!line[strspn(line, " \r")] || *line == '#' || (starts && reader->field == FIELD_FORM)) {
        if (reader->field != FIELD_NONE)
            *reader->to = '\0';
        if (!end_entry(reader))
            return false;
    }
    if (strncmp(line, "#,", 2) == 0 && strstr(line, "fuzzy"))
        reader->fuzzy = true;
    if (!line[strspn(line, " \r")] || *line == '#')
        return true;
    if (*line != '"' && !begin_field(reader, &line))
        return refuse(reader, "this is no line of a catalogue, or it is out of order");
    if (reader->field == FIELD_NONE)
        return refuse(reader, "a msgid is missing");
    return take_string(reader, line);
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(((const Text *)a)->key, ((const Text *)b)->key);
}

/* How a key compares to a context and a text. */
static int compare_key(const char *key, const char *context, const char *text)
{
    size_t length = context ? strlen(context) : 0;
    int order = context ? strncmp(key, context, length) : 0;
    if (order == 0 && context)
        order = (unsigned char)key[length] - '\4';
    return order ? order : strcmp(key + length + (context ? 1 : 0), text);
}

static const char *speak(Language language, const char *context, const char *text, const char *many,
                         int count)
{
    const Catalogue *catalogue = &catalogues[language];
    int low = 0, high = catalogue->count;
    while (low < high) {
        int middle = (low + high) / 2;
        const Text *found = &catalogue->texts[middle];
        int order = compare_key(found->key, context, text);
        if (order == 0)
            return found->forms[many && found->forms[1] ? language_form(language, count) : 0];
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

bool catalogue_teach(Language language, const char *name, char *text, size_t size, char *message,
                     size_t capacity)
{
    Catalogue catalogue = {.texts = malloc(MOST_TEXTS * sizeof *catalogue.texts)};
    Reader reader = {.catalogue = &catalogue,
                     .language = language,
                     .to = text,
                     .name = name,
                     .message = message,
                     .capacity = capacity};
    bool good = catalogue.texts && strlen(text) == size;
    if (!good)
        refuse(&reader, catalogue.texts ? "this is no text" : "no memory");
    for (char *next = text, *line; good && (line = next);) {
        next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        reader.line++;
        good = read_line(&reader, line);
    }
    *reader.to = '\0';
    good = good && end_entry(&reader);
    if (!good) {
        free(catalogue.texts);
        return false;
    }
    qsort(catalogue.texts, (size_t)catalogue.count, sizeof *catalogue.texts, compare_texts);
    free(catalogues[language].texts);
    catalogues[language] = catalogue;
    language_teach(language, speak);
    return true;
}

bool language_speak(Language language, char *message, size_t capacity)
{
    bool taught =
        language == LANGUAGE_ENGLISH || language == LANGUAGE_PSEUDO || catalogues[language].texts;
    if (!taught) {
        char name[40];
        size_t size;
        utf8_print(name, sizeof name, "languages/%s.po", language_code(language));
        char *text = asset_read(name, &size, message, capacity);
        taught = text && catalogue_teach(language, name, text, size, message, capacity);
        if (!taught)
            free(text);
    }
    if (taught)
        language_set(language);
    return taught;
}

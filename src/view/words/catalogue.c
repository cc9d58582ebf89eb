/* A file is read line by line, and its strings are put together where it lies: without quotation
 * marks and escapes they are never longer. A text is found by its context and itself, "\4" between
 * them. */
#include "view/words/catalogue.h"

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

typedef struct Reader {
    Catalogue *catalogue;
    Language language;
    char *to;                                  /* where the next byte of a string goes */
    const char *key, *many, *said[MOST_FORMS]; /* of the entry; NULL: not there yet */
    bool fuzzy, context;                       /* `context`: the key has no more than that yet */
    bool damaged;                              /* the last line, or the entry before */
} Reader;

/* Appends what stands between quotation marks to the string in the making. */
static void take_string(Reader *reader, const char *at)
{
    static const char escapes[] = "nt\"\\", letters[] = "\n\t\"\\";
    for (at += *at != '\0'; *at && *at != '"'; at++) {
        const char *escape = *at == '\\' && at[1] ? strchr(escapes, at[1]) : NULL;
        at += escape != NULL;
        *reader->to++ = escape ? letters[escape - escapes] : *at;
    }
    reader->damaged |= *at != '"' || at[1 + strspn(at + 1, " \r")];
}

/* Whether a translation is text, and each of its places one of the English text. */
static bool is_good(const char *said, const char *english)
{
    char place[40];
    for (size_t left = strlen(said), length; left > 0; left -= length, said += length) {
        length = utf8_length(said, left);
        if (length == 0)
            return false;
        if (*said != '{')
            continue;
        size_t end = strcspn(said, "}");
        bool whole = said[end] && utf8_print(place, sizeof place, "%.*s}", (int)end, said);
        if (!whole || !strstr(english, place))
            return false;
    }
    return true;
}

/* Keeps the entry that ends here, if there is one and all of its forms are there: what is not
 * translated yet is said in English. */
static void end_entry(Reader *reader)
{
    Catalogue *catalogue = reader->catalogue;
    if (!reader->key)
        return;
    *reader->to = '\0';
    int forms = reader->many ? language_facts[reader->language].forms : 1;
    bool whole = reader->key[0] && !reader->fuzzy;
    bool damaged = !reader->said[0] || catalogue->count == MOST_TEXTS;
    for (int i = 0; whole && i < forms; i++) {
        whole = reader->said[i] && reader->said[i][0];
        damaged |= whole && !is_good(reader->said[i], reader->many ? reader->many : reader->key);
    }
    if (whole && !damaged)
        catalogue->texts[catalogue->count++] =
            (Text){reader->key, {reader->said[0], reader->said[1], reader->said[2]}};
    *reader = (Reader){.catalogue = catalogue,
                       .language = reader->language,
                       .to = reader->to,
                       .damaged = reader->damaged || damaged};
}

/* Begins the string of which a line has the beginning. */
static void begin_string(Reader *reader, const char *line)
{
    bool context = strncmp(line, "msgctxt", 7) == 0, text = strncmp(line, "msgid ", 6) == 0;
    bool many = strncmp(line, "msgid_plural", 12) == 0;
    int form = strncmp(line, "msgstr[", 7) == 0 ? line[7] - '0' : 0;
    bool begins = context || (text && !reader->context);
    if (begins)
        end_entry(reader);
    *reader->to++ = reader->context ? '\4' : '\0';
    if (begins)
        reader->key = reader->to;
    else if (many)
        reader->many = reader->to;
    else if (!text && form >= 0 && form < MOST_FORMS)
        reader->said[form] = reader->to;
    else
        reader->damaged |= !text;
    reader->context = context;
}

static void read_line(Reader *reader, const char *line)
{
    if (*line == '#') {
        end_entry(reader);
        reader->fuzzy |= line[1] == ',' && strstr(line, "fuzzy");
        return;
    }
    if (!line[strspn(line, " \r")])
        return;
    const char *string = line + strcspn(line, "\"");
    if (strncmp(line, "msg", 3) == 0)
        begin_string(reader, line);
    else
        reader->damaged |= *line != '"';
    reader->damaged |= !reader->key;
    take_string(reader, string);
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

bool catalogue_teach(Language language, const char *name, char *text, char *message,
                     size_t capacity)
{
    Catalogue catalogue = {.texts = malloc(MOST_TEXTS * sizeof *catalogue.texts)};
    Reader reader = {.catalogue = &catalogue, .language = language, .to = text};
    int count = 0;
    if (!catalogue.texts) {
        utf8_print(message, capacity, "%s: no memory", name);
        return false;
    }
    for (char *next = text, *line; !reader.damaged && (line = next); count++) {
        next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        read_line(&reader, line);
    }
    end_entry(&reader);
    if (reader.damaged) {
        utf8_print(message, capacity, "%s:%d: this line or the text before it is damaged", name,
                   count);
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
        utf8_print(name, sizeof name, "languages/%s.po", language_facts[language].code);
        char *text = asset_read(name, &size, message, capacity);
        taught = text && catalogue_teach(language, name, text, message, capacity);
        if (!taught)
            free(text);
    }
    if (taught)
        language_set(language);
    return taught;
}

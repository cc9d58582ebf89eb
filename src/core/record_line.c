#include "record_line.h"

#include <string.h>

#include "core/utf8.h"

bool line_refuse(Line *line, RecordFault fault)
{
    line->error->fault = fault;
    return false;
}

bool line_refuse_word(Line *line, RecordFault fault, Word word, const char *wanted)
{
    utf8_print(line->error->word, sizeof line->error->word, "%.*s", (int)word.size, word.text);
    line->error->wanted = wanted;
    return line_refuse(line, fault);
}

Word word_of(const char *text)
{
    return (Word){.text = text, .size = strlen(text)};
}

bool word_is(Word word, const char *text)
{
    return !word.quoted && word.size == strlen(text) && memcmp(word.text, text, word.size) == 0;
}

bool line_cut(Line *line, const char *at, const char *end)
{
    line->count = line->next = 0;
    while (at < end) {
        if (*at == ' ' || *at == '\t' || *at == '\r') {
            at++;
            continue;
        }
        if (*at == '#')
            return true;
        if (line->count == MAX_WORDS)
            return line_refuse(line, RECORD_LINE_TOO_LONG);
        if (line->count == 0)
            line->from = at;
        Word *word = &line->words[line->count++];
        word->quoted = *at == '"';
        if (word->quoted) {
            const char *close = memchr(at + 1, '"', (size_t)(end - at - 1));
            if (!close || !utf8_quotable(at + 1, (size_t)(close - at - 1)))
                return line_refuse(line, RECORD_TEXT);
            *word = (Word){at + 1, (size_t)(close - at - 1), true};
            at = close + 1;
        } else {
            word->text = at;
            while (at < end && *at != ' ' && *at != '\t' && *at != '\r' && *at != '#' && *at != '"')
                at++;
            word->size = (size_t)(at - word->text);
            if (!utf8_quotable(word->text, word->size))
                return line_refuse(line, RECORD_TEXT);
        }
        line->to = at;
    }
    return true;
}

bool line_take(Line *line, const char *wanted, Word *word)
{
    if (line->next == line->count) {
        line->error->wanted = wanted;
        return line_refuse(line, RECORD_MISSING_WORD);
    }
    *word = line->words[line->next++];
    return true;
}

/* Whether all up to `end` is a decimal number without sign and leading zeros that fits `most`. */
static bool scan_number(const char *from, const char *end, int most, int *value)
{
    *value = 0;
    for (const char *at = from; at < end; at++) {
        if (*at < '0' || *at > '9')
            return false;
        *value = *value * 10 + (*at - '0');
        if (*value > most)
            return false;
    }
    return end > from && (*from != '0' || end == from + 1);
}

bool line_take_number(Line *line, int most, const char *wanted, int *value)
{
    Word word;
    if (!line_take(line, wanted, &word))
        return false;
    if (word.quoted || !scan_number(word.text, word.text + word.size, most, value))
        return line_refuse_word(line, RECORD_UNKNOWN_WORD, word, wanted);
    return true;
}

bool line_take_choice(Line *line, const char *const *choices, int count, const char *wanted,
                      int *choice)
{
    Word word;
    if (!line_take(line, wanted, &word))
        return false;
    for (*choice = 0; *choice < count; ++*choice)
        if (word_is(word, choices[*choice]))
            return true;
    return line_refuse_word(line, RECORD_UNKNOWN_WORD, word, wanted);
}

static bool scan_coordinate(const char *from, const char *end, int8_t *value)
{
    int number;
    bool minus = end - from > 1 && *from == '-';
    if (!scan_number(from + minus, end, MAX_COORDINATE, &number) || (minus && number == 0))
        return false;
    *value = (int8_t)(minus ? -number : number);
    return true;
}

bool line_take_cell(Line *line, Cell *cell)
{
    static const char wanted[] = N_("a cell such as 1,-2");
    Word word;
    if (!line_take(line, wanted, &word))
        return false;
    const char *comma = memchr(word.text, ',', word.size);
    bool good = !word.quoted && comma && scan_coordinate(word.text, comma, &cell->x) &&
                scan_coordinate(comma + 1, word.text + word.size, &cell->y);
    return good || line_refuse_word(line, RECORD_UNKNOWN_WORD, word, wanted);
}

bool line_take_end(Line *line)
{
    if (line->next < line->count)
        return line_refuse_word(line, RECORD_SURPLUS_WORD, line->words[line->next], "");
    return true;
}

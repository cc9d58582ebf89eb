#include "view/words/phrases.h"

#include <assert.h>
#include <string.h>

#include "play/explain.h"
#include "play/outlook.h"
#include "play/tips.h"
#include "view/words/areas.h"
#include "view/words/files.h"
#include "view/words/terms.h"

static const Sentence sentences[PHRASES] = {
#define PHRASE(name, ...) [name] = __VA_ARGS__,
#define EACH(kinds, name, ...) [name] = __VA_ARGS__,
#include "view/words/phrase_list.h"
};

/* A phrase has a text for each kind. */
#define PHRASE(name, text)
#define EACH(kinds, name, ...) _Static_assert(name##_TO - name + 1 == (kinds), #name);
#include "view/words/phrase_list.h"
#include "view/words/tr.h"

static const char *form_of(int which, int count)
{
    assert(which >= 0 && which < PHRASES);
    const Sentence *sentence = &sentences[which];
    return sentence->many ? trn(sentence->one, sentence->many, count) : tr(sentence->one);
}

const char *phrase(int which)
{
    return form_of(which, 0);
}

/* Gives the value the name that the only place has. */
static const char *fill_only(const char *sentence, Value value)
{
    const char *place = sentence + strcspn(sentence, "{");
    const char *name = said("%.*s", (int)strcspn(place, "}"), place);
    value.name = name + (name[0] == '{');
    return words_fill(sentence, (Value[]){value, {0}});
}

const char *say_number(int which, int number)
{
    return fill_only(form_of(which, number), (Value){.number = number});
}

const char *say_text(int which, const char *value)
{
    return fill_only(form_of(which, 0), (Value){.text = value});
}

const char *say_values(int which, const Value *values)
{
    const Value *value = values;
    while (value->name && strcmp(value->name, "count") != 0)
        value++;
    return words_fill(form_of(which, value->name ? value->number : 0), values);
}

const char *say_with(int which, const char *format, ...)
{
    Value values[MAX_VALUES + 1];
    va_list list;
    va_start(list, format);
    words_values(values, format, list);
    va_end(list);
    return say_values(which, values);
}

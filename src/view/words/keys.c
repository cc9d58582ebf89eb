#include "view/words/keys.h"

void say_stroke(const char *key, bool ctrl, bool alt, bool shift, char *text, size_t capacity)
{
    const struct {
        bool held;
        const char *sentence;
    } mods[] = {{shift, N_("Shift+{key}")}, {alt, N_("Alt+{key}")}, {ctrl, N_("Ctrl+{key}")}};
    char inner[40];
    words_fill(text, capacity, "{key}", (Place[]){{"key", .text = key}, {0}});
    for (int i = 0; i < 3; i++)
        if (mods[i].held) {
            words_fill(inner, sizeof inner, "{key}", (Place[]){{"key", .text = text}, {0}});
            words_fill(text, capacity, tr(mods[i].sentence),
                       (Place[]){{"key", .text = inner}, {0}});
        }
}

void say_key_span(const char *first, const char *last, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("{first}-{last}"),
               (Place[]){{"first", .text = first}, {"last", .text = last}, {0}});
}

void say_number_span(int last, char *text, size_t capacity)
{
    words_fill(text, capacity, last > 1 ? tr("1\u2013{last}") : "1",
               (Place[]){{"last", .number = last}, {0}});
}

void say_key_pair(const char *first, const char *second, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("{first} {second}"),
               (Place[]){{"first", .text = first}, {"second", .text = second}, {0}});
}

void say_keyed(const char *sentence, const Place *keys, char *text, size_t capacity)
{
    words_fill(text, capacity, tr(sentence), keys);
}

#include "view/words/phrase.h"

void phrase_count(Counted words, int count, char *text, size_t capacity)
{
    words_fill(text, capacity, trn(words.one, words.many, count),
               (Place[]){{"count", NULL, count}, {0}});
}

static void join(char *text, size_t capacity, const char *sentence, const char *phrase)
{
    char before[MAX_LIST];
    words_fill(before, sizeof before, "{text}", (Place[]){{"text", text, 0}, {0}});
    words_fill(text, capacity, before[0] ? sentence : "{last}",
               (Place[]){{"first", before, 0}, {"last", phrase, 0}, {0}});
}

void phrase_add(char *text, size_t capacity, const char *phrase)
{
    join(text, capacity, trc("list", "{first}, {last}"), phrase);
}

void phrase_end(char *text, size_t capacity, const char *phrase)
{
    join(text, capacity, trc("list", "{first} and {last}"), phrase);
}

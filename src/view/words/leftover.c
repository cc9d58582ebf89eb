#include "view/words/leftover.h"

#include "view/words/tr.h"

void say_of(int total, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("of {count}"), (Place[]){{"count", .number = total}, {0}});
}

void say_fit_here(int fit, int left, char *text, size_t capacity)
{
    words_fill(text, capacity, trn("{fit} of {count} fit here", "{fit} of {count} fit here", fit),
               (Place[]){{"fit", .number = fit}, {"count", .number = left}, {0}});
}

void say_left(int left, char *text, size_t capacity)
{
    words_fill(text, capacity, trn("{count} left", "{count} left", left),
               (Place[]){{"count", .number = left}, {0}});
}

void say_discarded(int count, char *text, size_t capacity)
{
    words_fill(text, capacity,
               trn("{count} fitted nowhere and left the game",
                   "{count} fitted nowhere and left the game", count),
               (Place[]){{"count", .number = count}, {0}});
}

#include "view/words/board.h"

#include "view/words/tr.h"

void say_counted_fish(int fish, bool raft, char *text, size_t capacity)
{
    const char *sentence = raft ? trn("{count} fish, raft", "{count} fish, raft", fish)
                                : trn("{count} fish", "{count} fish", fish);
    words_fill(text, capacity, sentence, (Place[]){{"count", .number = fish}, {0}});
}

void say_counted_tiles(int tiles, char *text, size_t capacity)
{
    words_fill(text, capacity, trn("{count} tile", "{count} tiles", tiles),
               (Place[]){{"count", .number = tiles}, {0}});
}

void say_more(int count, char *text, size_t capacity)
{
    words_fill(text, capacity, trn("{count} more", "{count} more", count),
               (Place[]){{"count", .number = count}, {0}});
}

#include "view/words/board.h"

#include "view/words/areas.h"
#include "view/words/tr.h"

void say_counted_fish(int fish, bool raft, char *text, size_t capacity)
{
    if (raft)
        words_fill(text, capacity, trn("{count} fish, raft", "{count} fish, raft", fish),
                   (Place[]){{"count", .number = fish}, {0}});
    else
        say_things(THING_FISH, fish, text, capacity);
}

void say_more(int count, char *text, size_t capacity)
{
    words_fill(text, capacity, trn("{count} more", "{count} more", count),
               (Place[]){{"count", .number = count}, {0}});
}

void say_more_places(int count, char *text, size_t capacity)
{
    words_fill(text, capacity, trn("{count} more place", "{count} more places", count),
               (Place[]){{"count", .number = count}, {0}});
}

void say_turn_fits(const char *key, char *text, size_t capacity)
{
    words_fill(text, capacity,
               tr("The land is seen larger when it is turned by a quarter: press {key}."),
               (Place[]){{"key", .text = key}, {0}});
}

void say_last_tile(const char *player, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("Go to {player}\u2019s last tile"),
               (Place[]){{"player", .text = player}, {0}});
}

#include "view/words/contents.h"

#include "view/words/phrase.h"

void say_things(Thing thing, int count, char *text, size_t capacity)
{
    static const Counted words[THINGS] = {
        [THING_MAMMOTHS] = NN_("{count} mammoth", "{count} mammoths"),
        [THING_AUROCHS] = NN_("{count} aurochs", "{count} aurochs"),
        [THING_DEER] = NN_("{count} deer", "{count} deer"),
        [THING_TIGERS] = NN_("{count} tiger", "{count} tigers"),
        [THING_TILES] = NN_("{count} tile", "{count} tiles"),
        [THING_MUSHROOMS] = NN_("{count} group of mushrooms", "{count} groups of mushrooms"),
        [THING_FISH] = NN_("{count} fish", "{count} fish"),
        [THING_LAKES] = NN_("{count} lake", "{count} lakes"),
        [THING_RAFT_LAKES] = NN_("{count} lake, by raft", "{count} lakes, by raft"),
        [THING_TRAPPED] = NN_("{count} in the hunting trap", "{count} in the hunting trap"),
        [THING_IDLE_TIGERS] =
            NN_("{count} tiger, no deer to take", "{count} tigers, no deer to take"),
    };
    phrase_count(words[thing], count, text, capacity);
}

void say_tigers_take(int tigers, int deer, char *text, size_t capacity)
{
    static const Counted one = NN_("Tiger takes {count} deer", "Tiger takes {count} deer");
    static const Counted many = NN_("Tigers take {count} deer", "Tigers take {count} deer");
    phrase_count(tigers == 1 ? one : many, deer, text, capacity);
}

void say_deer_safe(int deer, char *text, size_t capacity)
{
    static const Counted words =
        NN_("{count} deer safe from tigers", "{count} deer safe from tigers");
    phrase_count(words, deer, text, capacity);
}

void say_open_ends_within(int open, char *text, size_t capacity)
{
    static const Counted words = NN_("{count} open end", "{count} open ends");
    static const Counted none = NN_("no open end", "no open end");
    phrase_count(open ? words : none, open, text, capacity);
}

void say_open_ends(int open, char *text, size_t capacity)
{
    static const Counted none = NN_("No open end", "No open end");
    if (open)
        say_open_ends_within(open, text, capacity);
    else
        phrase_count(none, open, text, capacity);
}

void say_tiles_and_ends(int tiles, int open, char *text, size_t capacity)
{
    char ends[MAX_PHRASE];
    say_things(THING_TILES, tiles, text, capacity);
    say_open_ends_within(open, ends, sizeof ends);
    phrase_add(text, capacity, ends);
}

void say_holders_and_ends(const char *holders, int open, char *text, size_t capacity)
{
    char ends[MAX_PHRASE];
    text[0] = '\0';
    say_open_ends_within(open, ends, sizeof ends);
    phrase_add(text, capacity, holders);
    phrase_add(text, capacity, ends);
}

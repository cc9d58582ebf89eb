#include "view/words/areas.h"

#include <stddef.h>
#include <stdio.h>

#include "core/tileset.h"
#include "view/words/names.h"

/* What lies in areas, counted: tiles, fish, animals, open ends. */

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

AreaWord area_word(EditionId edition, ZoneKind kind)
{
    if (kind == ZONE_MEADOW)
        return edition == EDITION_FIRST ? AREA_MEADOW : AREA_GRASSLAND;
    return kind == ZONE_FOREST ? AREA_FOREST : AREA_RIVER;
}

const char *say_free(AreaWord word)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_FOREST] = N_("Free forest"),       [AREA_RIVER] = N_("Free river"),
        [AREA_SYSTEM] = N_("Free river system"), [AREA_GRASSLAND] = N_("Free grassland"),
        [AREA_MEADOW] = N_("Free meadow"),
    };
    return tr(words[word]);
}

const char *say_shared(AreaWord word)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_FOREST] = N_("Shared forest"),       [AREA_RIVER] = N_("Shared river"),
        [AREA_SYSTEM] = N_("Shared river system"), [AREA_GRASSLAND] = N_("Shared grassland"),
        [AREA_MEADOW] = N_("Shared meadow"),
    };
    return tr(words[word]);
}

const char *say_closed(AreaWord word)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_FOREST] = N_("Closed forest"),
        [AREA_RIVER] = N_("Closed river"),
    };
    return tr(words[word]);
}

void say_whose(const Setup *setup, int player, AreaWord word, char *text, size_t capacity)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_FOREST] = N_("{player}\u2019s forest"),
        [AREA_RIVER] = N_("{player}\u2019s river"),
        [AREA_SYSTEM] = N_("{player}\u2019s river system"),
        [AREA_GRASSLAND] = N_("{player}\u2019s grassland"),
        [AREA_MEADOW] = N_("{player}\u2019s meadow"),
    };
    words_fill(text, capacity, tr(words[word]),
               (Place[]){{"player", say_seat(&setup->seats[player]), 0}, {0}});
}

const char *say_closes(AreaWord word)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_FOREST] = N_("Closes a forest"),
        [AREA_RIVER] = N_("Closes a river"),
    };
    return tr(words[word]);
}

void say_closes_several(int count, char *text, size_t capacity)
{
    static const Counted words = NN_("Closes {count} area", "Closes {count} areas");
    phrase_count(words, count, text, capacity);
}

const char *say_contested(AreaWord word)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_FOREST] = N_("Contested forest"),       [AREA_RIVER] = N_("Contested river"),
        [AREA_SYSTEM] = N_("Contested river system"), [AREA_GRASSLAND] = N_("Contested grassland"),
        [AREA_MEADOW] = N_("Contested meadow"),
    };
    return tr(words[word]);
}

const char *say_joins(AreaWord word)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_FOREST] = N_("Joins forests"),       [AREA_RIVER] = N_("Joins rivers"),
        [AREA_SYSTEM] = N_("Joins river systems"), [AREA_GRASSLAND] = N_("Joins grasslands"),
        [AREA_MEADOW] = N_("Joins meadows"),
    };
    return tr(words[word]);
}

const char *say_larger(AreaWord word)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_FOREST] = N_("A larger forest"),       [AREA_RIVER] = N_("A larger river"),
        [AREA_SYSTEM] = N_("A larger river system"), [AREA_GRASSLAND] = N_("A larger grassland"),
        [AREA_MEADOW] = N_("A larger meadow"),
    };
    return tr(words[word]);
}

/* A sentence about an area and whoever holds it; `shared` names nobody. */
static void fill_held(const char *sentence, const char *player, char *text, size_t capacity)
{
    words_fill(text, capacity, tr(sentence), (Place[]){{"player", player, 0}, {0}});
}

void say_larger_for(AreaWord word, const char *player, char *text, size_t capacity)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_FOREST] = N_("A larger forest for {player}"),
        [AREA_RIVER] = N_("A larger river for {player}"),
        [AREA_SYSTEM] = N_("A larger river system for {player}"),
        [AREA_GRASSLAND] = N_("A larger grassland for {player}"),
        [AREA_MEADOW] = N_("A larger meadow for {player}"),
    };
    fill_held(words[word], player, text, capacity);
}

void say_will_hold(AreaWord word, const char *player, char *text, size_t capacity)
{
    static const char *const words[AREA_WORDS][2] = {
        [AREA_FOREST] = {N_("{player} will hold the forest"), N_("The forest will be shared")},
        [AREA_RIVER] = {N_("{player} will hold the river"), N_("The river will be shared")},
        [AREA_SYSTEM] = {N_("{player} will hold the river system"),
                         N_("The river system will be shared")},
        [AREA_GRASSLAND] = {N_("{player} will hold the grassland"),
                            N_("The grassland will be shared")},
        [AREA_MEADOW] = {N_("{player} will hold the meadow"), N_("The meadow will be shared")},
    };
    fill_held(words[word][!player], player, text, capacity);
}

void say_grows(AreaWord word, const char *player, char *text, size_t capacity)
{
    static const char *const words[AREA_WORDS][2] = {
        [AREA_FOREST] = {N_("{player}\u2019s forest grows"), N_("A shared forest grows")},
        [AREA_RIVER] = {N_("{player}\u2019s river grows"), N_("A shared river grows")},
        [AREA_SYSTEM] = {N_("{player}\u2019s river system grows"),
                         N_("A shared river system grows")},
        [AREA_GRASSLAND] = {N_("{player}\u2019s grassland grows"), N_("A shared grassland grows")},
        [AREA_MEADOW] = {N_("{player}\u2019s meadow grows"), N_("A shared meadow grows")},
    };
    fill_held(words[word][!player], player, text, capacity);
}

const char *say_free_grows(AreaWord word)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_FOREST] = N_("A free forest grows"),
        [AREA_RIVER] = N_("A free river grows"),
        [AREA_SYSTEM] = N_("A free river system grows"),
        [AREA_GRASSLAND] = N_("A free grassland grows"),
        [AREA_MEADOW] = N_("A free meadow grows"),
    };
    return tr(words[word]);
}

void say_joins_parts(AreaWord word, int parts, char *text, size_t capacity)
{
    static const Counted words[AREA_WORDS] = {
        [AREA_FOREST] = NN_("Joins {count} forest", "Joins {count} forests"),
        [AREA_RIVER] = NN_("Joins {count} river", "Joins {count} rivers"),
        [AREA_SYSTEM] = NN_("Joins {count} river system", "Joins {count} river systems"),
        [AREA_GRASSLAND] = NN_("Joins {count} grassland", "Joins {count} grasslands"),
        [AREA_MEADOW] = NN_("Joins {count} meadow", "Joins {count} meadows"),
    };
    phrase_count(words[word], parts, text, capacity);
}

void say_joins_in_places(AreaWord word, int places, char *text, size_t capacity)
{
    static const Counted words[AREA_WORDS] = {
        [AREA_FOREST] = NN_("Joins forests in {count} place", "Joins forests in {count} places"),
        [AREA_RIVER] = NN_("Joins rivers in {count} place", "Joins rivers in {count} places"),
        [AREA_SYSTEM] =
            NN_("Joins river systems in {count} place", "Joins river systems in {count} places"),
        [AREA_GRASSLAND] =
            NN_("Joins grasslands in {count} place", "Joins grasslands in {count} places"),
        [AREA_MEADOW] = NN_("Joins meadows in {count} place", "Joins meadows in {count} places"),
    };
    phrase_count(words[word], places, text, capacity);
}

void say_unheld_worths(const int *points, int count, char *text, size_t capacity)
{
    char list[MAX_PHRASE] = "", number[12];
    for (int i = 0; i < count; i++) {
        snprintf(number, sizeof number, "%d", points[i]);
        (i < count - 1 ? phrase_add : phrase_end)(list, sizeof list, number);
    }
    words_fill(text, capacity, tr("nobody\u2019s, worth {points}"),
               (Place[]){{"points", list, 0}, {0}});
}

void say_worth_closed(int open, int least, bool turn, char *text, size_t capacity)
{
    static const Counted plain = NN_("{count} open end; once closed at least {points}",
                                     "{count} open ends; once closed at least {points}");
    static const Counted earning =
        NN_("{count} open end; once closed at least {points}, extra turn",
            "{count} open ends; once closed at least {points}, extra turn");
    const Counted *words = turn ? &earning : &plain;
    words_fill(text, capacity, trn(words->one, words->many, open),
               (Place[]){{"count", NULL, open}, {"points", NULL, least}, {0}});
}

void say_so_far(int least, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("so far; at least {points} once closed"),
               (Place[]){{"points", NULL, least}, {0}});
}

void say_least_closed(int least, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("at least {points} once closed"),
               (Place[]){{"points", NULL, least}, {0}});
}

const char *say_shared_stays_open(AreaWord word)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_FOREST] = N_("A shared forest cannot close"),
        [AREA_RIVER] = N_("A shared river cannot close"),
    };
    return tr(words[word]);
}

void say_stays_open(AreaWord word, const char *player, char *text, size_t capacity)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_FOREST] = N_("{player}\u2019s forest cannot close"),
        [AREA_RIVER] = N_("{player}\u2019s river cannot close"),
    };
    words_fill(text, capacity, tr(words[word]), (Place[]){{"player", player, 0}, {0}});
}

void say_holders_stay_open(const char *players, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("{players}; no tile left fits"),
               (Place[]){{"players", players, 0}, {0}});
}

const char *say_at_the_end_on(AreaWord word)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_GRASSLAND] = N_("at the end, on this grassland"),
        [AREA_MEADOW] = N_("at the end, on this meadow"),
    };
    return tr(words[word]);
}

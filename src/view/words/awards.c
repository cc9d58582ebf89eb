#include "view/words/awards.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "core/ruleset.h"
#include "play/breakdown.h"
#include "play/logbook.h"
#include "view/words/areas.h"
#include "view/words/names.h"
#include "view/words/tr.h"

const char *say_point_group(EditionId edition, PointGroup group)
{
    static const char *const words[EDITIONS][POINT_GROUPS] = {
        [EDITION_SECOND] = {N_("Forests"), N_("Rivers"), N_("Grasslands"), N_("Huts"),
                            N_("Powers")},
        [EDITION_FIRST] = {N_("Forests"), N_("Rivers"), N_("Meadows"), N_("Huts"), N_("Powers")}};
    return tr(words[edition][group]);
}

static const char *areas(EditionId edition, PointGroup group, int count)
{
    switch (group) {
    case POINTS_FORESTS:
        return trn("{count} forest", "{count} forests", count);
    case POINTS_RIVERS:
        return trn("{count} river", "{count} rivers", count);
    case POINTS_MEADOWS:
        return edition == EDITION_SECOND ? trn("{count} grassland", "{count} grasslands", count)
                                         : trn("{count} meadow", "{count} meadows", count);
    case POINTS_HUTS:
        return trn("{count} river system", "{count} river systems", count);
    default:
        return trn("{count} power", "{count} powers", count);
    }
}

void say_areas(EditionId edition, PointGroup group, int count, char *text, size_t capacity)
{
    words_fill(text, capacity, areas(edition, group, count),
               (Place[]){{"count", .number = count}, {0}});
}

void say_each(int points, bool several, char *text, size_t capacity)
{
    words_fill(text, capacity, several ? tr("{points} each") : "{points}",
               (Place[]){{"points", .number = points}, {0}});
}

void say_turn_of(int turn, const Seat *seat, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("Turn {number}: {player}"),
               (Place[]){{"number", .number = turn}, {"player", .text = say_seat(seat)}, {0}});
}

void say_log_entry(const Edition *edition, const LogEntry *entry, char *text, size_t capacity)
{
    static const char *const extra[EDITIONS] = {
        [EDITION_SECOND] = N_("earned an extra turn by a menhir"),
        [EDITION_FIRST] = N_("earned an extra turn by gold"),
    };
    static const char *const lapsed[EDITIONS] = {
        [EDITION_SECOND] = N_("earned no extra turn: no menhir tile was left that fitted"),
        [EDITION_FIRST] = N_("earned no extra turn: no bonus tile was left that fitted"),
    };
    text[0] = '\0';
    switch ((LogKind)entry->kind) {
    case LOG_AWARD:
        say_award_items(edition->rules.id, &entry->award, text, capacity);
        if (entry->by_shrine)
            phrase_add(text, capacity, tr("the hunter at the shrine alone"));
        break;
    case LOG_DISCARD:
        words_fill(text, capacity, tr("drew tile {number}, which fitted nowhere"),
                   (Place[]){{"number", NULL, edition->tiles.tiles[entry->tile].number}, {0}});
        break;
    case LOG_EXTRA_TURN:
        phrase_add(text, capacity, tr((entry->lapsed ? lapsed : extra)[edition->rules.id]));
        break;
    case LOG_FINAL:
        phrase_add(text, capacity, tr("the final scoring"));
        break;
    }
}

/* Appends what was counted to a list. */
static void add_things(char *text, size_t capacity, Thing thing, int count)
{
    char item[MAX_PHRASE];
    say_things(thing, count, item, sizeof item);
    phrase_add(text, capacity, item);
}

/* What the words of an award count. */
static int counted(const Award *award)
{
    switch ((AwardKind)award->kind) {
    case AWARD_FOREST:
    case AWARD_RIVER:
        return award->tiles;
    case AWARD_MEADOW:
        return award->animals[MAMMOTH] + award->animals[AUROCHS] + award->animals[DEER];
    case AWARD_RIVER_SYSTEM:
        return award->fish;
    default:
        return award->lakes;
    }
}

void say_award_brief(EditionId edition, const Award *award, char *text, size_t capacity)
{
    static const Counted meadow = NN_("meadow, {count} animal", "meadow, {count} animals");
    static const Counted words[AWARDS] = {
        [AWARD_FOREST] = NN_("forest, {count} tile", "forest, {count} tiles"),
        [AWARD_RIVER] = NN_("river, {count} tile", "river, {count} tiles"),
        [AWARD_LOGBOAT] = NN_("logboat, {count} lake", "logboat, {count} lakes"),
        [AWARD_HUNTING_TRAP] = NN_("hunting trap", "hunting trap"),
        [AWARD_MEADOW] = NN_("grassland, {count} animal", "grassland, {count} animals"),
        [AWARD_PIT_TRAP] = NN_("pit trap", "pit trap"),
        [AWARD_RIVER_SYSTEM] = NN_("river system, {count} fish", "river system, {count} fish"),
        [AWARD_RAFT] = NN_("raft, {count} lake", "raft, {count} lakes"),
    };
    bool is_meadow = award->kind == AWARD_MEADOW && area_word(edition, ZONE_MEADOW) == AREA_MEADOW;
    phrase_count(is_meadow ? meadow : words[award->kind], counted(award), text, capacity);
}

void say_award_top(const Award *award, char *text, size_t capacity)
{
    if (award->kind == AWARD_FOREST && award->mushrooms)
        phrase_add(text, capacity, tr("mushrooms"));
    if (award->kind == AWARD_RIVER && award->fish)
        add_things(text, capacity, THING_FISH, award->fish);
}

void say_award(EditionId edition, const Award *award, char *text, size_t capacity)
{
    say_award_brief(edition, award, text, capacity);
    say_award_top(award, text, capacity);
}

/* The animals that score, and the deer that do not. */
static void list_animals(const Award *award, char *text, size_t capacity)
{
    char lost[MAX_PHRASE];
    text[0] = '\0';
    for (int a = 0; a < ANIMALS; a++)
        if (award->animals[a])
            add_things(text, capacity, (Thing)a, award->animals[a]);
    if (!award->prey)
        return;
    words_fill(lost, sizeof lost,
               trn("{count} deer lost to tigers", "{count} deer lost to tigers", award->prey),
               (Place[]){{"count", NULL, award->prey}, {0}});
    phrase_add(text, capacity, lost);
}

/* "grassland: 1 mammoth, 2 deer"; `alone` where there are none. */
static void say_animals(const Award *award, const char *alone, const char *with, char *text,
                        size_t capacity)
{
    char animals[MAX_PHRASE];
    list_animals(award, animals, sizeof animals);
    words_fill(text, capacity, animals[0] ? with : alone, (Place[]){{"animals", animals, 0}, {0}});
}

/* What one hunter's area is called, with its animals. */
static void say_hunt(EditionId edition, const Award *award, char *text, size_t capacity)
{
    if (award->kind == AWARD_HUNTING_TRAP)
        say_animals(award, tr("hunting trap"), tr("hunting trap: {animals}"), text, capacity);
    else if (award->kind == AWARD_PIT_TRAP)
        say_animals(award, tr("pit trap, once more"), tr("pit trap, once more: {animals}"), text,
                    capacity);
    else if (area_word(edition, ZONE_MEADOW) == AREA_GRASSLAND)
        say_animals(award, tr("grassland"), tr("grassland: {animals}"), text, capacity);
    else
        say_animals(award, tr("meadow"), tr("meadow: {animals}"), text, capacity);
}

void say_award_items(EditionId edition, const Award *award, char *text, size_t capacity)
{
    static const Counted groups = NN_("{count} mushroom group", "{count} mushroom groups");
    static const Counted words[AWARDS] = {
        [AWARD_FOREST] = NN_("forest of {count} tile", "forest of {count} tiles"),
        [AWARD_RIVER] = NN_("river of {count} tile", "river of {count} tiles"),
        [AWARD_LOGBOAT] = NN_("logboat: {count} lake of its river system",
                              "logboat: {count} lakes of its river system"),
        [AWARD_RIVER_SYSTEM] = NN_("river system: {count} fish", "river system: {count} fish"),
        [AWARD_RAFT] = NN_("raft: {count} lake of its river system",
                           "raft: {count} lakes of its river system"),
    };
    char mushrooms[MAX_PHRASE];
    if (words[award->kind].one)
        phrase_count(words[award->kind], counted(award), text, capacity);
    else
        say_hunt(edition, award, text, capacity);
    if (award->kind == AWARD_FOREST && award->mushrooms) {
        phrase_count(groups, award->mushrooms, mushrooms, sizeof mushrooms);
        phrase_add(text, capacity, mushrooms);
    }
    if (award->kind == AWARD_RIVER && award->fish)
        add_things(text, capacity, THING_FISH, award->fish);
    if (award->shared)
        phrase_add(text, capacity, tr("shared"));
}

static void add_term(char *text, size_t capacity, int count, int points)
{
    size_t length = strlen(text);
    const char *plus = length ? " + " : "";
    if (count == 0 || points == 0)
        return;
    if (count == 1 || points == 1)
        snprintf(text + length, capacity - length, "%s%d", plus, count * points);
    else
        snprintf(text + length, capacity - length, "%s%d\u00d7%d", plus, count, points);
}

void say_award_sum(const Ruleset *rules, const Award *award, char *text, size_t capacity)
{
    bool forest = award->kind == AWARD_FOREST, river = award->kind == AWARD_RIVER;
    bool logboat = award->kind == AWARD_LOGBOAT;
    text[0] = '\0';
    if (forest || river)
        add_term(text, capacity, award->tiles,
                 forest ? rules->forest_tile_points : rules->river_tile_points);
    add_term(text, capacity, award->mushrooms, rules->mushroom_points);
    if (river || award->kind == AWARD_RIVER_SYSTEM)
        add_term(text, capacity, award->fish, rules->fish_points);
    if (logboat || award->kind == AWARD_RAFT)
        add_term(text, capacity, award->lakes,
                 logboat ? rules->logboat_points : rules->raft_points);
    for (int a = 0; a < ANIMALS; a++)
        add_term(text, capacity, award->animals[a], rules->animal_points[a]);
}

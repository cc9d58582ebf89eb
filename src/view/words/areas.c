#include "view/words/areas.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/words/names.h"
#include "view/words/terms.h"

AreaWord area_word(EditionId edition, ZoneKind kind)
{
    if (kind == ZONE_MEADOW)
        return edition == EDITION_FIRST ? AREA_MEADOW : AREA_GRASSLAND;
    return kind == ZONE_FOREST ? AREA_FOREST : AREA_RIVER;
}

void say_unheld_worths(const int *points, int count, char *text, size_t capacity)
{
    char list[MAX_PHRASE] = "", number[12];
    for (int i = 0; i < count; i++) {
        snprintf(number, sizeof number, "%d", points[i]);
        (i < count - 1 ? phrase_add : phrase_end)(list, sizeof list, number);
    }
    say_text(SAY_UNHELD_WORTHS, list, text, capacity);
}

void say_worth_closed(int open, int least, bool turn, char *text, size_t capacity)
{
    say_values(turn ? SAY_WORTH_CLOSED_TURN : SAY_WORTH_CLOSED,
               (Value[]){{"count", NULL, open}, {"points", NULL, least}, {0}}, text, capacity);
}

void add_open_ends(int open, char *text, size_t capacity)
{
    char ends[MAX_PHRASE];
    say_number(open ? SAY_OPEN_ENDS : SAY_NO_OPEN_END_WITHIN, open, ends, sizeof ends);
    phrase_add(text, capacity, ends);
}

const char *say_piece_place(EditionId edition, Role role, int way)
{
    const int places[ROLES] = {
        [ROLE_GATHERER] = SAY_FOREST_AT,
        [ROLE_FISHER] = SAY_RIVER_AT,
        [ROLE_HUNTER] = edition == EDITION_FIRST ? SAY_MEADOW_AT : SAY_GRASSLAND_AT,
        [ROLE_HUT] = SAY_RIVER_AT,
    };
    return phrase(role == ROLE_HUT && way == WAYS ? SAY_ON_SYSTEM : (int)places[role] + way);
}

/* Points given. */

const char *say_point_group(EditionId edition, PointGroup group)
{
    static const char *const words[POINT_GROUPS] = {N_("Forests"), N_("Rivers"), NULL, N_("Huts"),
                                                    N_("Powers")};
    return tr(group == POINTS_MEADOWS ? terms_of(edition)->meadow.titles : words[group]);
}

void say_areas(EditionId edition, PointGroup group, int count, char *text, size_t capacity)
{
    bool meadows = group == POINTS_MEADOWS && edition == EDITION_FIRST;
    say_number(meadows ? SAY_MEADOWS : SAY_AREAS + (int)group, count, text, capacity);
}

void say_turn_of(int turn, const Seat *seat, char *text, size_t capacity)
{
    say_values(SAY_TURN_OF, (Value[]){{"number", NULL, turn}, {"player", say_seat(seat), 0}, {0}},
               text, capacity);
}

void say_log_entry(const Edition *edition, const LogEntry *entry, char *text, size_t capacity)
{
    EditionId id = edition->rules.id;
    text[0] = '\0';
    switch ((LogKind)entry->kind) {
    case LOG_AWARD:
        say_award_items(id, &entry->award, text, capacity);
        if (entry->by_shrine)
            phrase_add(text, capacity, tr("the hunter at the shrine alone"));
        break;
    case LOG_DISCARD:
        say_number(SAY_DREW_MISFIT, edition->tiles.tiles[entry->tile].number, text, capacity);
        break;
    case LOG_EXTRA_TURN:
        phrase_add(text, capacity,
                   phrase((entry->lapsed ? SAY_LAPSED_TURN : SAY_EARNED_TURN) + (int)id));
        break;
    case LOG_FINAL:
        phrase_add(text, capacity, tr("the final scoring"));
        break;
    }
}

/* Appends what was counted to a list. */
static void add_count(char *text, size_t capacity, int which, int count)
{
    char item[MAX_PHRASE];
    phrase_add(text, capacity, say_number(which, count, item, sizeof item));
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
    bool meadow = award->kind == AWARD_MEADOW && edition == EDITION_FIRST;
    say_number(meadow ? SAY_MEADOW_BRIEF : SAY_AWARD_BRIEF + award->kind, counted(award), text,
               capacity);
}

void say_award_top(const Award *award, char *text, size_t capacity)
{
    if (award->kind == AWARD_FOREST && award->mushrooms)
        phrase_add(text, capacity, tr("mushrooms"));
    if (award->kind == AWARD_RIVER && award->fish)
        add_count(text, capacity, SAY_THINGS + THING_FISH, award->fish);
}

void say_award(EditionId edition, const Award *award, char *text, size_t capacity)
{
    say_award_brief(edition, award, text, capacity);
    say_award_top(award, text, capacity);
}

/* The animals that score, and the deer that do not. */
static void list_animals(const Award *award, char *text, size_t capacity)
{
    text[0] = '\0';
    for (int a = 0; a < ANIMALS; a++)
        if (award->animals[a])
            add_count(text, capacity, SAY_THINGS + a, award->animals[a]);
    if (award->prey)
        add_count(text, capacity, SAY_DEER_LOST, award->prey);
}

void say_award_items(EditionId edition, const Award *award, char *text, size_t capacity)
{
    char animals[MAX_PHRASE];
    bool meadow = award->kind == AWARD_MEADOW && edition == EDITION_FIRST;
    bool hunt = award->kind == AWARD_HUNTING_TRAP || award->kind == AWARD_MEADOW ||
                award->kind == AWARD_PIT_TRAP;
    list_animals(award, animals, sizeof animals);
    int which = meadow ? SAY_MEADOW_ITEMS : SAY_AWARD_ITEMS + award->kind;
    if (hunt && !animals[0])
        which = meadow ? SAY_MEADOW_NO_ANIMALS : SAY_NO_ANIMALS + award->kind - AWARD_HUNTING_TRAP;
    say_values(which, (Value[]){{"count", NULL, counted(award)}, {"animals", animals, 0}, {0}},
               text, capacity);
    if (award->kind == AWARD_FOREST && award->mushrooms)
        add_count(text, capacity, SAY_MUSHROOM_GROUPS, award->mushrooms);
    if (award->kind == AWARD_RIVER && award->fish)
        add_count(text, capacity, SAY_THINGS + THING_FISH, award->fish);
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

/* What fits where. */

const char *say_sides_meet(int edition, SideKind ours, SideKind theirs)
{
    enum { KINDS = SIDE_RIVER + 1 };
    static const int words[KINDS][KINDS] = {
        [SIDE_MEADOW] = {[SIDE_FOREST] = SAY_MEADOW_FOREST, [SIDE_RIVER] = SAY_MEADOW_RIVER},
        [SIDE_FOREST] = {[SIDE_MEADOW] = SAY_FOREST_MEADOW, [SIDE_RIVER] = SAY_FOREST_RIVER},
        [SIDE_RIVER] = {[SIDE_MEADOW] = SAY_RIVER_MEADOW, [SIDE_FOREST] = SAY_RIVER_FOREST},
    };
    return phrase(words[ours][theirs] + edition);
}

void say_cell_fits(const Edition *edition, const Remaining *remaining, const CellFits *fits,
                   char *text, size_t capacity)
{
    int lands = fits->count[STACK_LAND], specials = fits->count[STACK_SPECIAL];
    int which = fits->group_count == 0           ? (fits->hand ? SAY_HAND_FITS : SAY_NONE_FITS)
                : remaining->left[STACK_SPECIAL] ? SAY_BOTH_FIT + (int)edition->rules.id
                                                 : SAY_LAND_FITS;
    say_values(which,
               (Value[]){{"count", NULL, lands + specials},
                         {"land", NULL, lands},
                         {"land_left", NULL, remaining->left[STACK_LAND]},
                         {"special", NULL, specials},
                         {"special_left", NULL, remaining->left[STACK_SPECIAL]},
                         {0}},
               text, capacity);
}

void say_tiles_fit(const Remaining *remaining, const CellFits *fits, char *text, size_t capacity)
{
    int count = fits->count[STACK_LAND];
    int which = fits->group_count == 0 && !fits->hand          ? SAY_NO_TILE_FITS
                : count == 0 && fits->count[STACK_SPECIAL] > 0 ? SAY_NO_LAND_FITS
                                                               : SAY_TILES_FIT;
    say_values(which,
               (Value[]){{"count", NULL, count}, {"left", NULL, remaining->left[STACK_LAND]}, {0}},
               text, capacity);
}

Odds odds_of(double chance)
{
    Odds best = {1, 1};
    double least = 1;
    if (chance <= 0 || chance >= 1)
        return (Odds){chance >= 1, 1};
    if (chance < .1)
        return (Odds){1, (int)round(1 / chance)};
    if (chance > .9) {
        int in = (int)round(fmin(100, 1 / (1 - chance)));
        return (Odds){in - 1, in};
    }
    /* small numbers are easier to imagine: each part more must come nearer by a percent */
    for (int in = 2; in <= 10; in++) {
        int of = (int)(chance * in + .5);
        double off = fabs(chance - (double)of / in) + .01 * in;
        if (of > 0 && of < in && off < least) {
            least = off;
            best = (Odds){of, in};
        }
    }
    return best;
}

void say_chance_to_draw(double chance, char *text, size_t capacity)
{
    Odds odds = odds_of(chance);
    say_values(odds.of < odds.in ? SAY_CHANCE_TO_DRAW : SAY_CERTAIN_TO_DRAW,
               (Value[]){{"of", NULL, odds.of}, {"in", NULL, odds.in}, {0}}, text, capacity);
}

void say_chance_of(const Setup *setup, const Game *game, const Remaining *remaining,
                   const CellFits *fits, char *text, size_t capacity)
{
    int player = game->player, draws = remaining->draws[player];
    Odds odds = odds_of(fits->chance[player]);
    int which = fits->count[STACK_LAND] == 0 ? SAY_ONLY_SPECIAL + setup->edition
                : draws == 0                 ? SAY_DRAWS_NONE
                : fits->chance[player] >= 1  ? SAY_DRAWS_SURE
                                             : SAY_DRAWS;
    text[0] = '\0';
    if (fits->count[STACK_LAND] > 0 || fits->group_count > 0)
        say_values(which,
                   (Value[]){{"player", say_seat(&setup->seats[player]), 0},
                             {"count", NULL, draws},
                             {"of", NULL, odds.of},
                             {"in", NULL, odds.in},
                             {0}},
                   text, capacity);
}

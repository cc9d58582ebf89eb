#include "view/words/areas.h"

#include <math.h>
#include <string.h>

#include "view/words/names.h"
#include "view/words/terms.h"
#include "view/words/tr.h"

AreaWord area_word(EditionId edition, ZoneKind kind)
{
    if (kind == ZONE_MEADOW)
        return edition == EDITION_FIRST ? AREA_MEADOW : AREA_GRASSLAND;
    return kind == ZONE_FOREST ? AREA_FOREST : AREA_RIVER;
}

const char *say_unheld_worths(const int *points, int count)
{
    const char *list = "";
    for (int i = 0; i < count; i++)
        list = (i < count - 1 ? phrase_add : phrase_end)(list, said("%d", points[i]));
    return say_text(SAY_UNHELD_WORTHS, list);
}

const char *say_worth_closed(int open, int least, bool turn)
{
    return say_with(turn ? SAY_WORTH_CLOSED_TURN : SAY_WORTH_CLOSED, "count=%d points=%d", open,
                    least);
}

const char *say_open_ends(int open)
{
    return say_number(open ? SAY_OPEN_ENDS : SAY_NO_OPEN_END_WITHIN, open);
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
    static const char *const words[POINT_GROUPS] = {N_("Forests"), N_("Rivers"), NULL,
                                                    N_("Huts"),    N_("Start"),  N_("Powers")};
    return tr(group == POINTS_MEADOWS ? terms_of(edition)->meadow.titles : words[group]);
}

const char *say_areas(EditionId edition, PointGroup group, int count)
{
    bool meadows = group == POINTS_MEADOWS && edition == EDITION_FIRST;
    return say_number(meadows ? SAY_MEADOWS : SAY_AREAS + (int)group, count);
}

const char *say_log_entry(const Edition *edition, const LogEntry *entry)
{
    EditionId id = edition->rules.id;
    switch ((LogKind)entry->kind) {
    case LOG_AWARD: {
        const char *items = say_award_items(id, &entry->award);
        return entry->by_shrine ? phrase_add(items, tr("the hunter at the shrine alone")) : items;
    }
    case LOG_DISCARD:
        return say_number(SAY_DREW_MISFIT, edition->tiles.tiles[entry->tile].number);
    case LOG_EXTRA_TURN:
        return phrase((entry->lapsed ? SAY_LAPSED_TURN : SAY_EARNED_TURN) + (int)id);
    default:
        return tr("the final scoring");
    }
}

/* A list with what was counted, if anything was. */
static const char *add_count(const char *list, int which, int count)
{
    return count > 0 ? phrase_add(list, say_number(which, count)) : list;
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

const char *say_award_brief(EditionId edition, const Award *award)
{
    bool meadow = award->kind == AWARD_MEADOW && edition == EDITION_FIRST;
    return say_number(meadow ? SAY_MEADOW_BRIEF : SAY_AWARD_BRIEF + award->kind, counted(award));
}

const char *say_award(EditionId edition, const Award *award)
{
    return say_award_top(award, say_award_brief(edition, award));
}

const char *say_award_top(const Award *award, const char *list)
{
    if (award->kind == AWARD_FOREST && award->mushrooms)
        list = phrase_add(list, tr("mushrooms"));
    return add_count(list, SAY_THINGS + THING_FISH, award->kind == AWARD_RIVER ? award->fish : 0);
}

/* The animals that score, and the deer that do not. */
static const char *list_animals(const Award *award)
{
    const char *list = "";
    for (int a = 0; a < ANIMALS; a++)
        list = add_count(list, SAY_THINGS + a, award->animals[a]);
    return add_count(list, SAY_DEER_LOST, award->prey);
}

const char *say_award_items(EditionId edition, const Award *award)
{
    bool meadow = award->kind == AWARD_MEADOW && edition == EDITION_FIRST;
    bool hunt = award->kind == AWARD_HUNTING_TRAP || award->kind == AWARD_MEADOW ||
                award->kind == AWARD_PIT_TRAP;
    const char *animals = list_animals(award);
    int which = meadow ? SAY_MEADOW_ITEMS : SAY_AWARD_ITEMS + award->kind;
    if (hunt && !animals[0])
        which = meadow ? SAY_MEADOW_NO_ANIMALS : SAY_NO_ANIMALS + award->kind - AWARD_HUNTING_TRAP;
    const char *list = say_with(which, "count=%d animals=%s", counted(award), animals);
    list = add_count(list, SAY_MUSHROOM_GROUPS, award->kind == AWARD_FOREST ? award->mushrooms : 0);
    list = add_count(list, SAY_THINGS + THING_FISH, award->kind == AWARD_RIVER ? award->fish : 0);
    return award->shared ? phrase_add(list, tr("shared")) : list;
}

/* A sum with a term more, if that is anything. */
static const char *add_term(const char *sum, int count, int points)
{
    const char *plus = sum[0] ? " + " : "";
    if (count == 0 || points == 0)
        return sum;
    return count == 1 || points == 1 ? said("%s%s%d", sum, plus, count * points)
                                     : said("%s%s%d\u00d7%d", sum, plus, count, points);
}

const char *say_award_sum(const Ruleset *rules, const Award *award)
{
    bool forest = award->kind == AWARD_FOREST, river = award->kind == AWARD_RIVER;
    bool logboat = award->kind == AWARD_LOGBOAT;
    const char *sum = "";
    if (forest || river)
        sum = add_term(sum, award->tiles,
                       forest ? rules->forest_tile_points : rules->river_tile_points);
    sum = add_term(sum, award->mushrooms, rules->mushroom_points);
    if (river || award->kind == AWARD_RIVER_SYSTEM)
        sum = add_term(sum, award->fish, rules->fish_points);
    if (logboat || award->kind == AWARD_RAFT)
        sum = add_term(sum, award->lakes, logboat ? rules->logboat_points : rules->raft_points);
    for (int a = 0; a < ANIMALS; a++)
        sum = add_term(sum, award->animals[a], rules->animal_points[a]);
    return sum;
}

/* What fits where. */

int first_clash(const Verdict *verdict)
{
    int side = 0;
    while (side < SIDES - 1 && !(verdict->clash >> side & 1))
        side++;
    return side;
}

const char *say_sides_meet(int edition, const Verdict *verdict, int side)
{
    enum { KINDS = SIDE_RIVER + 1 };
    static const int words[KINDS][KINDS] = {
        [SIDE_MEADOW] = {[SIDE_FOREST] = SAY_MEADOW_FOREST, [SIDE_RIVER] = SAY_MEADOW_RIVER},
        [SIDE_FOREST] = {[SIDE_MEADOW] = SAY_FOREST_MEADOW, [SIDE_RIVER] = SAY_FOREST_RIVER},
        [SIDE_RIVER] = {[SIDE_MEADOW] = SAY_RIVER_MEADOW, [SIDE_FOREST] = SAY_RIVER_FOREST},
    };
    return phrase(words[verdict->ours[side]][verdict->theirs[side]] + edition);
}

const char *say_cell_fits(const Edition *edition, const Remaining *remaining, const CellFits *fits)
{
    int lands = fits->count[STACK_LAND], specials = fits->count[STACK_SPECIAL];
    int which = fits->group_count == 0           ? (fits->hand ? SAY_HAND_FITS : SAY_NONE_FITS)
                : remaining->left[STACK_SPECIAL] ? SAY_BOTH_FIT + (int)edition->rules.id
                                                 : SAY_LAND_FITS;
    return say_with(which, "count=%d land=%d land_left=%d special=%d special_left=%d",
                    lands + specials, lands, remaining->left[STACK_LAND], specials,
                    remaining->left[STACK_SPECIAL]);
}

const char *say_tiles_fit(const Remaining *remaining, const CellFits *fits)
{
    int count = fits->count[STACK_LAND];
    int which = fits->group_count == 0 && !fits->hand          ? SAY_NO_TILE_FITS
                : count == 0 && fits->count[STACK_SPECIAL] > 0 ? SAY_NO_LAND_FITS
                                                               : SAY_TILES_FIT;
    return say_with(which, "count=%d left=%d", count, remaining->left[STACK_LAND]);
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

const char *say_chance_to_draw(double chance)
{
    Odds odds = odds_of(chance);
    return say_with(odds.of < odds.in ? SAY_CHANCE_TO_DRAW : SAY_CERTAIN_TO_DRAW, "of=%d in=%d",
                    odds.of, odds.in);
}

const char *say_chance_of(const Setup *setup, const Game *game, const Remaining *remaining,
                          const CellFits *fits)
{
    int player = game->player, draws = remaining->draws[player];
    Odds odds = odds_of(fits->chance[player]);
    int which = fits->count[STACK_LAND] == 0 ? SAY_ONLY_SPECIAL + setup->edition
                : draws == 0                 ? SAY_DRAWS_NONE
                : fits->chance[player] >= 1  ? SAY_DRAWS_SURE
                                             : SAY_DRAWS;
    if (fits->count[STACK_LAND] == 0 && fits->group_count == 0)
        return "";
    return say_with(which, "player=%s count=%d of=%d in=%d", say_seat(&setup->seats[player]), draws,
                    odds.of, odds.in);
}

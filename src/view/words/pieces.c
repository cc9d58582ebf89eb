#include "view/words/pieces.h"

#include "view/words/names.h"

const char *say_piece(Role role)
{
    static const char *const words[ROLES] = {N_("Gatherer"), N_("Fisher"), N_("Hunter"), N_("Hut")};
    return tr(words[role]);
}

/* By Way; the last where there is one area only. */
static const char *const forests[WAYS + 1] = {
    [WAY_NORTH] = N_("forest to the north"),   [WAY_NORTH_EAST] = N_("forest north-east"),
    [WAY_EAST] = N_("forest to the east"),     [WAY_SOUTH_EAST] = N_("forest south-east"),
    [WAY_SOUTH] = N_("forest to the south"),   [WAY_SOUTH_WEST] = N_("forest south-west"),
    [WAY_WEST] = N_("forest to the west"),     [WAY_NORTH_WEST] = N_("forest north-west"),
    [WAY_MIDDLE] = N_("forest in the middle"), [WAYS] = N_("in the forest"),
};
static const char *const rivers[WAYS + 1] = {
    [WAY_NORTH] = N_("river to the north"),   [WAY_NORTH_EAST] = N_("river north-east"),
    [WAY_EAST] = N_("river to the east"),     [WAY_SOUTH_EAST] = N_("river south-east"),
    [WAY_SOUTH] = N_("river to the south"),   [WAY_SOUTH_WEST] = N_("river south-west"),
    [WAY_WEST] = N_("river to the west"),     [WAY_NORTH_WEST] = N_("river north-west"),
    [WAY_MIDDLE] = N_("river in the middle"), [WAYS] = N_("on the river"),
};
static const char *const lakes[WAYS + 1] = {
    [WAY_NORTH] = N_("lake to the north"),   [WAY_NORTH_EAST] = N_("lake north-east"),
    [WAY_EAST] = N_("lake to the east"),     [WAY_SOUTH_EAST] = N_("lake south-east"),
    [WAY_SOUTH] = N_("lake to the south"),   [WAY_SOUTH_WEST] = N_("lake south-west"),
    [WAY_WEST] = N_("lake to the west"),     [WAY_NORTH_WEST] = N_("lake north-west"),
    [WAY_MIDDLE] = N_("lake in the middle"), [WAYS] = N_("on the lake"),
};
static const char *const grasslands[WAYS + 1] = {
    [WAY_NORTH] = N_("grassland to the north"),   [WAY_NORTH_EAST] = N_("grassland north-east"),
    [WAY_EAST] = N_("grassland to the east"),     [WAY_SOUTH_EAST] = N_("grassland south-east"),
    [WAY_SOUTH] = N_("grassland to the south"),   [WAY_SOUTH_WEST] = N_("grassland south-west"),
    [WAY_WEST] = N_("grassland to the west"),     [WAY_NORTH_WEST] = N_("grassland north-west"),
    [WAY_MIDDLE] = N_("grassland in the middle"), [WAYS] = N_("on the grassland"),
};
static const char *const meadows[WAYS + 1] = {
    [WAY_NORTH] = N_("meadow to the north"),   [WAY_NORTH_EAST] = N_("meadow north-east"),
    [WAY_EAST] = N_("meadow to the east"),     [WAY_SOUTH_EAST] = N_("meadow south-east"),
    [WAY_SOUTH] = N_("meadow to the south"),   [WAY_SOUTH_WEST] = N_("meadow south-west"),
    [WAY_WEST] = N_("meadow to the west"),     [WAY_NORTH_WEST] = N_("meadow north-west"),
    [WAY_MIDDLE] = N_("meadow in the middle"), [WAYS] = N_("on the meadow"),
};

const char *say_piece_place(EditionId edition, Role role, int way)
{
    const char *const *words[ROLES] = {
        [ROLE_GATHERER] = forests,
        [ROLE_FISHER] = rivers,
        [ROLE_HUNTER] = edition == EDITION_FIRST ? meadows : grasslands,
        [ROLE_HUT] = rivers,
    };
    return tr(role == ROLE_HUT && way == WAYS ? N_("on the river system") : words[role][way]);
}

const char *say_lake(int way)
{
    return tr(lakes[way]);
}

const char *say_way(Way way)
{
    static const char *const words[WAYS] = {
        [WAY_NORTH] = N_("in the north"),   [WAY_NORTH_EAST] = N_("in the north-east"),
        [WAY_EAST] = N_("in the east"),     [WAY_SOUTH_EAST] = N_("in the south-east"),
        [WAY_SOUTH] = N_("in the south"),   [WAY_SOUTH_WEST] = N_("in the south-west"),
        [WAY_WEST] = N_("in the west"),     [WAY_NORTH_WEST] = N_("in the north-west"),
        [WAY_MIDDLE] = N_("in the middle"),
    };
    return tr(words[way]);
}

void say_piece_at(EditionId edition, Role role, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("{role} {place}"),
               (Place[]){{"role", say_piece(role), 0},
                         {"place", say_piece_place(edition, role, WAYS), 0},
                         {0}});
}

void say_pieces(const char *player, Role role, int count, char *text, size_t capacity)
{
    static const Counted pieces[ROLES] = {
        NN_("{player}: {count} gatherer", "{player}: {count} gatherers"),
        NN_("{player}: {count} fisher", "{player}: {count} fishers"),
        NN_("{player}: {count} hunter", "{player}: {count} hunters"),
        NN_("{player}: {count} hut", "{player}: {count} huts")};
    const Counted *words = &pieces[role];
    words_fill(text, capacity, trn(words->one, words->many, count),
               (Place[]){{"count", NULL, count}, {"player", player, 0}, {0}});
}

void say_meeple_earns(Supply supply, Role role, int points, char *text, size_t capacity)
{
    const char *const words[] = {
        [SUPPLY_HAS] = role == ROLE_FISHER ? N_("a fisher here would earn {points}")
                                           : N_("a gatherer here would earn {points}"),
        [SUPPLY_TAKES_BACK] = N_("a meeple taken back would earn {points}"),
        [SUPPLY_NONE] = N_("no meeple left to earn {points}"),
    };
    words_fill(text, capacity, tr(words[supply]), (Place[]){{"points", NULL, points}, {0}});
}

void say_worth(WorthWhen when, int points, int least, char *text, size_t capacity)
{
    static const Counted words[WORTHS] = {
        [WORTH_NOW] = NN_("{count} point at once", "{count} points at once"),
        [WORTH_FOREST] = NN_("{count} point so far, at least {least} once the forest is closed",
                             "{count} points so far, at least {least} once the forest is closed"),
        [WORTH_RIVER] = NN_("{count} point so far, at least {least} once the river is closed",
                            "{count} points so far, at least {least} once the river is closed"),
        [WORTH_END] =
            NN_("{count} point at the end, as it is", "{count} points at the end, as it is"),
        [WORTH_NEVER] = NN_("stays open: {count} point", "stays open: {count} points"),
    };
    words_fill(text, capacity, trn(words[when].one, words[when].many, points),
               (Place[]){{"count", NULL, points}, {"least", NULL, least}, {0}});
}

void say_gives_up(WorthWhen when, int points, int least, char *text, size_t capacity)
{
    static const Counted words[WORTHS] = {
        [WORTH_NOW] = NN_("gives up {count} point at once", "gives up {count} points at once"),
        [WORTH_FOREST] =
            NN_("gives up {count} point so far, at least {least} once the forest is closed",
                "gives up {count} points so far, at least {least} once the forest is closed"),
        [WORTH_RIVER] =
            NN_("gives up {count} point so far, at least {least} once the river is closed",
                "gives up {count} points so far, at least {least} once the river is closed"),
        [WORTH_END] = NN_("gives up {count} point at the end, as it is",
                          "gives up {count} points at the end, as it is"),
    };
    if (points == 0 || when == WORTH_NEVER)
        words_fill(text, capacity, tr("gives up nothing"), (Place[]){{0}});
    else
        words_fill(text, capacity, trn(words[when].one, words[when].many, points),
                   (Place[]){{"count", NULL, points}, {"least", NULL, least}, {0}});
}

const char *say_none_here(Role role)
{
    static const char *const words[ROLES] = {N_("No gatherer here"), N_("No fisher here"),
                                             N_("No hunter here"), N_("No hut here")};
    return tr(words[role]);
}

static void fill_player(const char *sentence, const char *player, char *text, size_t capacity)
{
    words_fill(text, capacity, tr(sentence), (Place[]){{"player", player, 0}, {0}});
}

void say_whose_piece(const char *player, Role role, char *text, size_t capacity)
{
    static const char *const words[ROLES] = {
        N_("{player}\u2019s gatherer"), N_("{player}\u2019s fisher"), N_("{player}\u2019s hunter"),
        N_("{player}\u2019s hut")};
    fill_player(words[role], player, text, capacity);
}

const char *say_stands_there(AreaWord word)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_FOREST] = N_("stands in this forest"),
        [AREA_RIVER] = N_("stands on this river"),
        [AREA_SYSTEM] = N_("stands on this river system"),
        [AREA_GRASSLAND] = N_("stands on this grassland"),
        [AREA_MEADOW] = N_("stands on this meadow"),
    };
    return tr(words[word]);
}

void say_whose_stands(const char *player, char *text, size_t capacity)
{
    fill_player(N_("{player}\u2019s stands on it"), player, text, capacity);
}

void say_whose_is_there(const char *player, PieceKind kind, char *text, size_t capacity)
{
    static const char *const words[PIECE_KINDS] = {
        [PIECE_MEEPLE] = N_("{player}\u2019s meeple is on it"),
        [PIECE_HUT] = N_("{player}\u2019s hut is on it"),
    };
    fill_player(words[kind], player, text, capacity);
}

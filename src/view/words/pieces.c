#include "view/words/pieces.h"

#include "view/words/phrase.h"

const char *say_piece(Role role)
{
    static const char *const words[ROLES] = {N_("Gatherer"), N_("Fisher"), N_("Hunter"), N_("Hut")};
    return tr(words[role]);
}

const char *say_piece_there(EditionId edition, Role role)
{
    static const char *const hunters[EDITIONS] = {
        [EDITION_SECOND] = N_("Hunter on the grassland"),
        [EDITION_FIRST] = N_("Hunter on the meadow"),
    };
    static const char *const words[ROLES] = {
        [ROLE_GATHERER] = N_("Gatherer in the forest"),
        [ROLE_FISHER] = N_("Fisher on the river"),
        [ROLE_HUT] = N_("Hut on the river system"),
    };
    return tr(role == ROLE_HUNTER ? hunters[edition] : words[role]);
}

/* By Way. */
static const char *const which_gatherer[WAYS] = {
    [WAY_NORTH] = N_("Gatherer, forest to the north"),
    [WAY_NORTH_EAST] = N_("Gatherer, forest to the north-east"),
    [WAY_EAST] = N_("Gatherer, forest to the east"),
    [WAY_SOUTH_EAST] = N_("Gatherer, forest to the south-east"),
    [WAY_SOUTH] = N_("Gatherer, forest to the south"),
    [WAY_SOUTH_WEST] = N_("Gatherer, forest to the south-west"),
    [WAY_WEST] = N_("Gatherer, forest to the west"),
    [WAY_NORTH_WEST] = N_("Gatherer, forest to the north-west"),
    [WAY_MIDDLE] = N_("Gatherer, forest in the middle"),
};
static const char *const which_fisher[WAYS] = {
    [WAY_NORTH] = N_("Fisher, river to the north"),
    [WAY_NORTH_EAST] = N_("Fisher, river to the north-east"),
    [WAY_EAST] = N_("Fisher, river to the east"),
    [WAY_SOUTH_EAST] = N_("Fisher, river to the south-east"),
    [WAY_SOUTH] = N_("Fisher, river to the south"),
    [WAY_SOUTH_WEST] = N_("Fisher, river to the south-west"),
    [WAY_WEST] = N_("Fisher, river to the west"),
    [WAY_NORTH_WEST] = N_("Fisher, river to the north-west"),
    [WAY_MIDDLE] = N_("Fisher, river in the middle"),
};
static const char *const which_hunter[WAYS] = {
    [WAY_NORTH] = N_("Hunter, grassland to the north"),
    [WAY_NORTH_EAST] = N_("Hunter, grassland to the north-east"),
    [WAY_EAST] = N_("Hunter, grassland to the east"),
    [WAY_SOUTH_EAST] = N_("Hunter, grassland to the south-east"),
    [WAY_SOUTH] = N_("Hunter, grassland to the south"),
    [WAY_SOUTH_WEST] = N_("Hunter, grassland to the south-west"),
    [WAY_WEST] = N_("Hunter, grassland to the west"),
    [WAY_NORTH_WEST] = N_("Hunter, grassland to the north-west"),
    [WAY_MIDDLE] = N_("Hunter, grassland in the middle"),
};
static const char *const which_on_meadow[WAYS] = {
    [WAY_NORTH] = N_("Hunter, meadow to the north"),
    [WAY_NORTH_EAST] = N_("Hunter, meadow to the north-east"),
    [WAY_EAST] = N_("Hunter, meadow to the east"),
    [WAY_SOUTH_EAST] = N_("Hunter, meadow to the south-east"),
    [WAY_SOUTH] = N_("Hunter, meadow to the south"),
    [WAY_SOUTH_WEST] = N_("Hunter, meadow to the south-west"),
    [WAY_WEST] = N_("Hunter, meadow to the west"),
    [WAY_NORTH_WEST] = N_("Hunter, meadow to the north-west"),
    [WAY_MIDDLE] = N_("Hunter, meadow in the middle"),
};
static const char *const which_hut[WAYS] = {
    [WAY_NORTH] = N_("Hut, river to the north"),
    [WAY_NORTH_EAST] = N_("Hut, river to the north-east"),
    [WAY_EAST] = N_("Hut, river to the east"),
    [WAY_SOUTH_EAST] = N_("Hut, river to the south-east"),
    [WAY_SOUTH] = N_("Hut, river to the south"),
    [WAY_SOUTH_WEST] = N_("Hut, river to the south-west"),
    [WAY_WEST] = N_("Hut, river to the west"),
    [WAY_NORTH_WEST] = N_("Hut, river to the north-west"),
    [WAY_MIDDLE] = N_("Hut, river in the middle"),
};

const char *say_piece_which(EditionId edition, Role role, Way way)
{
    const char *const *words[ROLES] = {
        [ROLE_GATHERER] = which_gatherer,
        [ROLE_FISHER] = which_fisher,
        [ROLE_HUNTER] = edition == EDITION_FIRST ? which_on_meadow : which_hunter,
        [ROLE_HUT] = which_hut,
    };
    return tr(words[role][way]);
}

void say_pieces(const char *player, Role role, int count, char *text, size_t capacity)
{
    static const Counted pieces[ROLES] = {
        NN_("{count} gatherer", "{count} gatherers"), NN_("{count} fisher", "{count} fishers"),
        NN_("{count} hunter", "{count} hunters"), NN_("{count} hut", "{count} huts")};
    static const Counted owned[ROLES] = {
        NN_("{player}: {count} gatherer", "{player}: {count} gatherers"),
        NN_("{player}: {count} fisher", "{player}: {count} fishers"),
        NN_("{player}: {count} hunter", "{player}: {count} hunters"),
        NN_("{player}: {count} hut", "{player}: {count} huts")};
    const Counted *words = player ? &owned[role] : &pieces[role];
    words_fill(text, capacity, trn(words->one, words->many, count),
               (Place[]){{"count", NULL, count}, {"player", player, 0}, {0}});
}

void say_meeple_earns(Supply supply, int points, char *text, size_t capacity)
{
    static const char *const words[] = {
        [SUPPLY_HAS] = N_("a meeple here would earn {points}"),
        [SUPPLY_TAKES_BACK] = N_("a meeple taken back would earn {points}"),
        [SUPPLY_NONE] = N_("no meeple left to earn {points}"),
    };
    words_fill(text, capacity, tr(words[supply]), (Place[]){{"points", NULL, points}, {0}});
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

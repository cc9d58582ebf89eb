/* What turns are to come, and what closing a forest earns, against what then happens: whole games
 * by chance, with few special tiles in some, and the rules' cases. */
#include <string.h>

#include "check.h"
#include "play/outlook.h"
#include "support.h"

static int seen[FOREST_TURN_LAPSED + 1]; /* answers met, so that a test of nothing cannot pass */
static int ends;                         /* turns met after which no tile was laid */
static int least_met, more_met;          /* areas closed for as little as could be, and for more */
static int stays_met;                    /* what can no longer be closed, turn by turn */

/* What every closed forest earned, by the label of the forest; and what was said to stay open. */
typedef struct Told {
    uint8_t turn[MAX_NODES];
    bool stays[MAX_NODES]; /* by every zone: it is in what was said to stay open */
} Told;

static bool holds(const Events *events, EventKind kind, bool extra)
{
    for (int i = 0; i < events->count; i++)
        if (events->items[i].kind == kind && (!extra || events->items[i].extra))
            return true;
    return false;
}

/* Notes what the forests that a decision closed have earned. */
static void note(const Edition *edition, const Game *before, const Game *after,
                 const Events *events, Told *told)
{
    for (int i = 0; i < events->count; i++) {
        if (events->items[i].kind != EVENT_CLOSED)
            continue;
        uint16_t label = after->areas.label[events->items[i].node];
        AreaInfo info = area_info(edition, after, label);
        told->turn[label] = info.menhirs == 0 || info.kind != ZONE_FOREST ? FOREST_TURN_NONE
                            : before->extra_turn                          ? FOREST_TURN_CHAINED
                            : holds(events, EVENT_DRAWN, true)            ? FOREST_TURN_EARNED
                                                                          : FOREST_TURN_LAPSED;
    }
}

/* Passes until the turn is over. */
static Game pass(const Edition *edition, const Game *game)
{
    Game next = *game;
    while (next.phase == PHASE_RECALL || next.phase == PHASE_PIECE)
        game_advance(edition, &next, move_of(next.phase == PHASE_RECALL ? MOVE_KEEP : MOVE_PASS),
                     NULL);
    return next;
}

static bool is_due(const Game *game)
{
    return game->phase == PHASE_RECALL || game->phase == PHASE_PIECE;
}

/* An open forest or river: any tile that closes it now brings what it was to bring at least. */
static void check_least(const Edition *edition, const Game *game, const AreaInfo *area)
{
    int least = outlook_least(edition, game, area);
    MoveList list;
    assert_true(least > area->points);
    if (game->phase != PHASE_PLACE || area->open > 2 || game->placed_count % 4)
        return;
    game_moves(edition, game, &list);
    for (int i = 0; i < list.count; i++) {
        Game after = game_play(edition, game, list.moves[i], NULL);
        AreaInfo info = area_info(edition, &after, area->node);
        if (!info.closed)
            continue;
        assert_false(outlook_stays_open(edition, game, area));
        assert_true(info.points >= least);
        least_met += info.points == least;
        more_met += info.points > least;
    }
}

/* An open forest: what any tile that closes it now would bring. */
static void check_open(const Edition *edition, const Game *game, const AreaInfo *forest)
{
    ForestTurn turn = outlook_forest(edition, game, forest);
    seen[turn]++;
    if (game->phase == PHASE_END)
        assert_int_equal(turn, FOREST_TURN_NONE);
    if (forest->menhirs == 0)
        assert_int_equal(turn, FOREST_TURN_NONE);
    if (game->phase == PHASE_PLACE && forest->menhirs > 0 && turn == FOREST_TURN_NONE)
        assert_true(game->extra_turn);
    if (game->phase != PHASE_PLACE || turn == FOREST_TURN_NONE || forest->open > 2)
        return;
    MoveList list;
    game_moves(edition, game, &list);
    for (int i = 0; i < list.count; i++) {
        Game after = game_play(edition, game, list.moves[i], NULL);
        AreaInfo info = area_info(edition, &after, forest->node);
        if (!info.closed)
            continue;
        after = pass(edition, &after);
        assert_int_equal(after.extra_turn, turn == FOREST_TURN_EARNS);
    }
}

static void check_forests(const Edition *edition, const Game *game, const Told *told)
{
    for (int i = 0; i < game->placed_count; i++)
        for (int z = 0; z < MAX_ZONES; z++) {
            const Zone *zone = &edition->tiles.tiles[game->placed[i]].zones[z];
            if (zone->kind != ZONE_FOREST || game->areas.label[zone->node] != zone->node)
                continue;
            AreaInfo info = area_info(edition, game, zone->node);
            if (!info.closed) {
                check_open(edition, game, &info);
                continue;
            }
            ForestTurn turn = outlook_forest(edition, game, &info);
            seen[turn]++;
            if (is_due(game) && told->turn[zone->node] == UINT8_MAX) { /* not yet scored */
                Game after = pass(edition, game);
                if (info.menhirs == 0)
                    assert_int_equal(turn, FOREST_TURN_NONE);
                else
                    assert_int_equal(turn, after.extra_turn   ? FOREST_TURN_EARNED
                                           : game->extra_turn ? FOREST_TURN_CHAINED
                                                              : FOREST_TURN_LAPSED);
            } else {
                assert_int_equal(turn, told->turn[zone->node]);
            }
        }
}

/* What was said to stay open is never closed. */
static void check_area(const Edition *edition, const Game *game, uint16_t label, Told *told)
{
    AreaInfo info = area_info(edition, game, label);
    if (info.kind == ZONE_MEADOW)
        return;
    bool stays = outlook_stays_open(edition, game, &info);
    for (uint16_t n = label; n != NO_NODE; n = union_next(&game->areas, label, n)) {
        assert_false(info.closed && told->stays[n]);
        assert_true(info.closed || stays || !told->stays[n]);
        told->stays[n] = stays;
    }
    stays_met += stays && game->phase == PHASE_PLACE;
    if (!info.closed)
        check_least(edition, game, &info);
}

static void check_areas(const Edition *edition, const Game *game, Told *told)
{
    for (int n = 0; n < edition->tiles.node_count; n++) {
        const Tile *tile = &edition->tiles.tiles[edition->tiles.node[n].tile];
        if (game->areas.label[n] == n && tile->zones[edition->tiles.node[n].zone].kind != ZONE_LAKE)
            check_area(edition, game, (uint16_t)n, told);
    }
}

static void check(const Edition *edition, const Game *game, Told *told)
{
    bool goes_on = outlook_goes_on(edition, game);
    Game after = pass(edition, game);
    if (game->phase == PHASE_PLACE || game->phase == PHASE_END)
        assert_int_equal(goes_on, game->phase == PHASE_PLACE);
    else
        assert_int_equal(goes_on, after.phase != PHASE_END);
    ends += !goes_on && is_due(game);
    check_forests(edition, game, told);
    check_areas(edition, game, told);
}

static void advance(const Edition *edition, Game *game, Move move, Told *told)
{
    Events events;
    Game before = *game;
    game_advance(edition, game, move, &events);
    note(edition, &before, game, &events, told);
}

static Told *nothing_told(void)
{
    static Told told;
    told = (Told){.stays = {false}};
    memset(told.turn, UINT8_MAX, sizeof told.turn);
    return &told;
}

/* With so many tiles of each stack at most. */
static void play(Walk w, int lands, int specials)
{
    Told *told = nothing_told();
    if (w.game.land.count > lands)
        w.game.land.count = (uint8_t)lands;
    if (w.game.special.count > specials)
        w.game.special.count = (uint8_t)specials;
    while (w.game.phase != PHASE_END) {
        Move move = test_random_move(w.edition, &w.game, &w.random);
        check(w.edition, &w.game, told);
        advance(w.edition, &w.game, move, told);
    }
    check(w.edition, &w.game, told);
}

TEST(games_go_as_foreseen)
{
    for (int g = 0; g < test_share(32); g++)
        play(test_game(g), MAX_TILES, g % 3 ? MAX_TILES : 2);
    for (int g = 0; g < test_share(160); g++) /* soon over */
        play(test_walk((EditionId)(g % EDITIONS), MIN_PLAYERS, (uint64_t)g), 2 + g / 2 % 10, 2);
    for (int turn = 0; turn <= FOREST_TURN_LAPSED; turn++)
        assert_true(test_met(seen[turn] > 0));
    assert_true(test_met(ends > 0));
    assert_true(test_met(least_met > 50 && more_met > 50 && stays_met > 50));
}

static void check_record(const Edition *edition, const Record *record)
{
    Told *told = nothing_told();
    Game game = test_replay(record, 0);
    for (int i = 0; i < record->count; i++) {
        check(edition, &game, told);
        if (record->statements[i].kind == STATEMENT_MOVE)
            advance(edition, &game, record->statements[i].move, told);
    }
}

TEST(rule_cases_go_as_foreseen)
{
    memset(seen, 0, sizeof seen);
    test_each_record(RULE_EXAMPLES, check_record);
    for (int turn = 0; turn <= FOREST_TURN_LAPSED; turn++)
        if (turn != FOREST_TURN_LATER)
            assert_true(seen[turn] > 0);
}

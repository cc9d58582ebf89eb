/* Rules that a record's points alone cannot show: supplies, whose turn it is, events, and powers
 * that meet. The games are those of assets/rules/examples; where two powers meet, a small tile set
 * made for it is played. */
#include <string.h>

#include "check.h"
#include "support.h"

static Record record;
static Events events;

static void load(const char *name)
{
    test_record(RULE_EXAMPLES, name, &record);
}

static const Edition *edition_of_record(void)
{
    return test_edition((EditionId)record.setup.edition);
}

static int move_count(void)
{
    int count = 0;
    for (int i = 0; i < record.count; i++)
        count += record.statements[i].kind == STATEMENT_MOVE;
    return count;
}

/* Plays move `index` (0 the first) of the loaded record; `events` are what it brought. */
static Game play_move(int index)
{
    Game game = test_replay(&record, index);
    for (int i = 0; i < record.count; i++)
        if (record.statements[i].kind == STATEMENT_MOVE && index-- == 0)
            game_advance(edition_of_record(), &game, record.statements[i].move, &events);
    return game;
}

/* Index of the move that brings the first event of `kind`; `events` are that move's. */
static int move_that_brings(EventKind kind, Game *after)
{
    for (int m = 0; m < move_count(); m++) {
        *after = play_move(m);
        for (int i = 0; i < events.count; i++)
            if (events.items[i].kind == kind)
                return m;
    }
    fail_msg("no such event");
    return -1;
}

/* The game after that move of a record; and at a record's end. */
static Game after_first(const char *name, EventKind kind)
{
    Game after;
    load(name);
    move_that_brings(kind, &after);
    return after;
}

static Game end_of(const char *name)
{
    load(name);
    return test_replay(&record, -1);
}

static int count_events(EventKind kind)
{
    int count = 0;
    for (int i = 0; i < events.count; i++)
        count += events.items[i].kind == kind;
    return count;
}

/* 000 "Contents": 5 meeples and 3 huts; 002 to 004: 5 and 2. Rulings 1, 10: the first seat
 * begins. */
TEST(supplies_at_the_start)
{
    for (int id = 0; id < EDITIONS; id++)
        for (int players = MIN_PLAYERS; players <= MAX_PLAYERS; players++) {
            Setup setup = test_setup((EditionId)id, players, 3);
            Game game;
            game_new(test_edition((EditionId)id), &setup, &game, &events);
            assert_int_equal(game.player, 0);
            assert_int_equal(game.player_count, players);
            assert_int_equal(game.land.count, 78);
            assert_int_equal(game.special.count, id == EDITION_FIRST ? 12 : 16);
            assert_int_equal(events.items[0].kind, EVENT_DRAWN);
            for (int p = 0; p < MAX_PLAYERS; p++) {
                assert_int_equal(game.scores[p], 0);
                assert_int_equal(game.meeples[p], p < players ? 5 : 0);
                assert_int_equal(game.huts[p], p >= players ? 0 : id == EDITION_FIRST ? 2 : 3);
            }
        }
}

/* Another seed, another order; the same seed, the same. */
TEST(a_seed_shuffles_both_stacks)
{
    const Edition *edition = test_edition(EDITION_SECOND);
    Setup one = test_setup(EDITION_SECOND, 2, 1), two = test_setup(EDITION_SECOND, 2, 2);
    Game a, b, c;
    game_new(edition, &one, &a, NULL);
    game_new(edition, &one, &b, NULL);
    game_new(edition, &two, &c, NULL);
    assert_memory_equal(&a, &b, sizeof a);
    assert_memory_not_equal(a.land.tiles, c.land.tiles, a.land.count);
    assert_memory_not_equal(a.special.tiles, c.special.tiles, a.special.count);
}

/* 000 "Scoring a river": Red's fisher comes back; Blue's on the other river stays. */
TEST(a_completed_rivers_fisher_comes_back)
{
    Game after = after_first("river-of-three-tiles.aurochs", EVENT_CLOSED);
    assert_int_equal(count_events(EVENT_RETURNED), 1);
    assert_int_equal(after.meeples[0], 5);
    assert_int_equal(after.meeples[1], 4);
    assert_int_equal(after.piece_count, 1);
    assert_int_equal(after.pieces[0].player, 1);
    assert_int_equal(piece_role(&edition_of_record()->tiles, after.pieces[0]), ROLE_FISHER);
}

/* 000 "Multiple meeples on the same feature": all three meeples come back, the loser's too; the
 * extra turn is the layer's. */
TEST(all_meeples_of_a_joined_forest_come_back)
{
    Game after;
    load("three-forests-joined.aurochs");
    int move = move_that_brings(EVENT_CLOSED, &after);
    Game before = test_replay(&record, move);
    assert_int_equal(before.meeples[0], 3);
    assert_int_equal(before.meeples[1], 4);
    assert_int_equal(count_events(EVENT_CLOSED), 1);
    assert_int_equal(count_events(EVENT_AWARD), 1);
    assert_int_equal(count_events(EVENT_RETURNED), 3);
    assert_int_equal(count_events(EVENT_EXTRA_TURN), 1);
    assert_int_equal(after.meeples[0], 5);
    assert_int_equal(after.meeples[1], 5);
    assert_true(after.extra_turn);
    assert_int_equal(after.player, 0);
}

/* 000 "Menhirs": one extra turn, no chain, and then the next player's turn. */
TEST(one_extra_turn_and_no_chain)
{
    Game after;
    load("menhir-extra-turn-without-a-chain.aurochs");
    int move = move_that_brings(EVENT_EXTRA_TURN, &after);
    assert_true(after.extra_turn);
    assert_int_equal(after.player, 0);
    assert_int_equal(edition_of_record()->tiles.tiles[after.hand].number, 81);
    after = play_move(move + 1);
    after = play_move(move + 2);
    assert_int_equal(count_events(EVENT_CLOSED), 1);
    assert_int_equal(count_events(EVENT_EXTRA_TURN), 0);
    assert_false(after.extra_turn);
    assert_int_equal(after.player, 1);
    assert_int_equal(after.special.drawn, 1);
    assert_int_equal(after.special.count, 3);
}

/* Rulings 8: two forests with menhirs at once, one extra turn. */
TEST(two_forests_at_once_earn_one_turn)
{
    after_first("two-menhir-forests-at-once.aurochs", EVENT_EXTRA_TURN);
    assert_int_equal(count_events(EVENT_CLOSED), 2);
    assert_int_equal(count_events(EVENT_EXTRA_TURN), 1);
}

/* 000: an empty menhir stack gives no extra turn; the forest is scored all the same. */
TEST(an_empty_stack_gives_no_turn)
{
    Game after = after_first("menhir-stack-empty.aurochs", EVENT_CLOSED);
    assert_false(after.extra_turn);
    assert_int_equal(after.player, 0);
}

/* 000 "Summary": the tile leaves the game and the players are told. */
TEST(a_tile_that_fits_nowhere_is_set_aside)
{
    Game after = after_first("tile-that-fits-nowhere.aurochs", EVENT_DISCARDED);
    const TileSet *set = &edition_of_record()->tiles;
    assert_int_equal(after.discard_count, 1);
    assert_int_equal(set->tiles[after.discarded[0]].number, 13);
    assert_int_equal(set->tiles[after.hand].number, 62);
    assert_int_equal(after.player, 1);
    after = after_first("menhir-tile-that-fits-nowhere.aurochs", EVENT_DISCARDED);
    assert_int_equal(set->tiles[after.discarded[0]].number, 83);
    assert_true(after.extra_turn);
    after = after_first("extra-turn-lapses.aurochs", EVENT_DISCARDED);
    assert_false(after.extra_turn);
    assert_int_equal(after.player, 0);
}

/* A game whose first tile fits nowhere. With the shipped tiles none can be so: the start tile
 * shows a meadow, a forest and a river. */
TEST(a_game_may_be_over_at_once)
{
    Setup setup = test_setup(EDITION_SECOND, 2, 0);
    Game game;
    setup.seeded = false;
    game_new(test_edition(EDITION_SECOND), &setup, &game, &events);
    assert_int_equal(game.phase, PHASE_END);
    assert_int_equal(count_events(EVENT_END), 1);
    assert_int_equal(game_leaders(&game), 3);
}

/* 000 "End of the game": hunters and huts stay, and a tie is a shared victory, at 0 points too. */
TEST(ties_share_the_victory)
{
    Game game = end_of("end-open-areas-score-nothing.aurochs");
    assert_int_equal(game.phase, PHASE_END);
    assert_int_equal(game_leaders(&game), 3);
    game = end_of("rivers-joined-for-both.aurochs");
    assert_int_equal(game_leaders(&game), 3);
    game = end_of("grassland-4.aurochs");
    assert_int_equal(game_leaders(&game), 1);
}

/* Rulings 15: the hunter is back in the supply before a piece is put. */
TEST(the_shaman_returns_a_meeple)
{
    Game after;
    load("shaman-returns-a-hunter.aurochs");
    int move = move_that_brings(EVENT_RECALLED, &after);
    Game before = test_replay(&record, move);
    assert_int_equal(before.phase, PHASE_RECALL);
    assert_int_equal(after.phase, PHASE_PIECE);
    assert_int_equal(after.meeples[1], before.meeples[1] + 1);
    assert_int_equal(after.piece_count, before.piece_count - 1);
    assert_int_equal(after.scores[1], before.scores[1]);
}

/* Rulings 13, 14: at once, before a piece is put. */
TEST(powers_score_before_a_piece_is_put)
{
    static const char *const names[] = {"logboat-then-a-river-of-five.aurochs",
                                        "hunting-trap-covers.aurochs"};
    static const AwardKind kinds[] = {AWARD_LOGBOAT, AWARD_HUNTING_TRAP};
    for (int i = 0; i < 2; i++) {
        load(names[i]);
        Game after = play_move(move_count() - 2);
        assert_int_equal(after.phase, PHASE_PIECE);
        assert_int_equal(count_events(EVENT_AWARD), 1);
        for (int e = 0; e < events.count; e++)
            if (events.items[e].kind == EVENT_AWARD)
                assert_int_equal(events.items[e].award.kind, kinds[i]);
    }
    assert_true(count_events(EVENT_COVERED) > 0);
}

/* 000 "Grasslands": 3 separate grasslands on one tile. */
TEST(one_tile_has_three_grasslands)
{
    static const int zones[] = {0, 2, 4};
    load("three-grasslands-on-one-tile.aurochs");
    const TileSet *set = &edition_of_record()->tiles;
    Game game = play_move(0);
    const Tile *tile = &set->tiles[set->index_of[10]];
    for (int i = 0; i < 3; i++) {
        assert_int_equal(tile->zones[zones[i]].kind, ZONE_MEADOW);
        assert_int_equal(game_check(edition_of_record(), &game, move_meeple(zones[i])).check,
                         MOVE_OK);
        for (int j = 0; j < i; j++)
            assert_int_not_equal(game.areas.label[tile->zones[zones[i]].node],
                                 game.areas.label[tile->zones[zones[j]].node]);
    }
}

/* What no record can ask, because its words do not reach so far. */
TEST(moves_out_of_range_are_told_apart)
{
    const Edition *edition = test_edition(EDITION_SECOND);
    load("river-of-three-tiles.aurochs");
    Game game = test_replay(&record, 0);
    assert_int_equal(game_check(edition, &game, move_place((Cell){-1, 0}, 4)).check,
                     MOVE_NO_SUCH_TURN);
    assert_int_equal(game_check(edition, &game, move_place((Cell){127, -128}, 0)).check,
                     MOVE_CELL_APART);
    Verdict early = game_check(edition, &game, move_of(MOVE_PASS));
    assert_int_equal(early.check, MOVE_NOT_NOW);
    assert_int_equal(early.due, PHASE_PLACE);
    assert_int_equal(game_check(edition, &game, (Move){.kind = 200}).check, MOVE_NOT_NOW);
    game = test_replay(&record, 1);
    assert_int_equal(game_check(edition, &game, move_meeple(9)).check, MOVE_NO_SUCH_ZONE);
    assert_int_equal(game_check(edition, &game, move_hut(255)).check, MOVE_NO_SUCH_ZONE);
    assert_int_equal(game_check(edition, &game, move_of(MOVE_KEEP)).check, MOVE_NOT_NOW);
}

/* Meadow tiles whose powers are of the land stack, so that they can be laid in any order. Tile 6
 * has two meadows, divided by a forest. */
static const char meadows[] = "0 start | 0 0 0 0 | 0:meadow\n"
                              "1 land | 0 0 0 0 | 0:meadow+deer\n"
                              "2 land | 0 0 0 0 | 0:meadow+tiger\n"
                              "3 land | 0 0 0 0 | 0:meadow!wildfire\n"
                              "4 land | 0 0 0 0 | 0:meadow!pit-trap\n"
                              "5 land | 0 0 0 0 | 0:meadow!hunting-trap\n"
                              "6 land | 1 2 1 0 | 0:meadow 1:forest 2:meadow+mammoth\n"
                              "7 land | 0 0 0 0 | 0:meadow+deer!pit-trap\n"
                              "10 land | 0 0 0 0 | 0:meadow\n"
                              "11 land | 0 0 0 0 | 0:meadow\n"
                              "12 land | 0 0 0 0 | 0:meadow\n"
                              "13 land | 0 0 0 0 | 0:meadow\n"
                              "14 land | 0 0 0 0 | 0:meadow\n";

typedef struct Laid {
    int8_t number, x, y;
} Laid;

/* Lays tiles of `meadows`, unturned; Red puts a hunter on the first, and nobody anything else. */
static Game lay(const Laid *laid, int count)
{
    const Edition *edition = test_tile_set(meadows);
    Setup setup = test_setup(EDITION_SECOND, 2, 0);
    Game game;
    setup.seeded = false;
    for (int i = 0; i < count; i++)
        setup.land.numbers[setup.land.count++] = (uint8_t)laid[i].number;
    game_new(edition, &setup, &game, NULL);
    for (int i = 0; i < count; i++) {
        game_advance(edition, &game, move_place((Cell){laid[i].x, laid[i].y}, 0), &events);
        if (game.phase == PHASE_PIECE)
            game_advance(edition, &game, i == 0 ? move_meeple(0) : move_of(MOVE_PASS), NULL);
    }
    assert_int_equal(game.phase, PHASE_END);
    return game;
}

/* Rulings 17: both hold: the deer beside the pit trap counts twice, for the fire drove the tiger
 * away. */
TEST(wildfire_and_pit_trap_both_hold)
{
    static const Laid laid[] = {{1, 1, 0}, {2, 2, 0}, {4, 0, 1}, {3, 3, 0}};
    Game game = lay(laid, 4);
    assert_int_equal(game.scores[0], 2);
    game = lay(laid, 3);
    assert_int_equal(game.scores[0], 0);
}

/* Rulings 16: the animals on the 8 tiles around the trap count double, so none on its own tile. */
TEST(the_pit_trap_doubles_what_is_around_it)
{
    static const Laid laid[] = {{10, 1, 0}, {7, 2, 0}, {1, 3, 0}};
    static const Laid far_off[] = {{10, 1, 0}, {1, -1, 0}, {7, 2, 0}};
    assert_int_equal(lay(laid, 3).scores[0], 3);
    assert_int_equal(lay(far_off, 3).scores[0], 2);
}

/* Rulings 14: wildfire and pit trap change the final scoring only: at the hunting trap the tiger
 * takes the deer, and both are covered. */
TEST(the_hunting_trap_heeds_neither)
{
    static const Laid fire[] = {{1, 1, 0}, {2, 0, 1}, {3, -1, 0}, {5, 1, 1}};
    static const Laid pit[] = {{1, 1, 0}, {4, 0, 1}, {10, -1, 0}, {5, 1, 1}};
    Game game = lay(fire, 4);
    assert_int_equal(game.scores[0] + game.scores[1], 0);
    game = lay(pit, 4);
    assert_int_equal(game.scores[0], 0);
    assert_int_equal(game.scores[1], 1);
}

/* Rulings 14: a meadow's zone on the 8 tiles counts however it is joined, also by a way outside
 * them. Here the mammoth's meadow is joined to the trap's round three sides of an empty cell. */
TEST(the_hunting_trap_counts_zones_joined_far_off)
{
    static const Laid laid[] = {{10, 0, -1}, {11, 1, -1}, {12, 2, -1}, {13, 2, 0},
                                {14, 2, 1},  {6, 1, 1},   {5, 0, 1}};
    static const Laid apart[] = {{10, 0, -1}, {11, 1, -1}, {12, 2, -1}, {2, 3, -1},
                                 {13, -1, 0}, {14, -1, 1}, {5, 0, 1},   {6, 1, 1}};
    Game game = lay(laid, 7);
    assert_int_equal(game.scores[0], 3);
    game = lay(apart, 8);
    assert_int_equal(game.scores[0], 0);
}

/* 002 to 004, rulings 23: who stands on the shrine is alone in scoring, and from then on it is the
 * shrine that decides, not the majority: not before somebody stands there. */
TEST(the_shrine_outdoes_a_majority)
{
    load("first-shrine-against-a-majority.aurochs");
    const TileSet *set = &edition_of_record()->tiles;
    const Tile *tile = &set->tiles[set->index_of[95]];
    bool taken = false;
    for (int m = 0; m <= move_count(); m++) {
        Game game = test_replay(&record, m);
        uint16_t node = tile->zones[0].node;
        if (game.areas.label[node] == NO_NODE)
            continue;
        AreaInfo info = area_info(edition_of_record(), &game, node);
        int red = 0;
        for (int i = 0; i < game.piece_count; i++)
            red |= game.pieces[i].node == node && game.pieces[i].player == 1;
        assert_true(info.shrine);
        assert_int_equal(info.by_shrine, red);
        if (red)
            assert_int_equal(info.majority, 1 << 1);
        taken |= red && info.meeples[0] == 2;
    }
    assert_true(taken); /* two of Blue's against it, in the end */
}

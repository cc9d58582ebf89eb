/* What is left and where it fits, against counts made from the tiles themselves: every stack's
 * tiles one by one, every side with its neighbour, every order of a small stack. */
#include <string.h>

#include "check.h"
#include "play/remaining.h"
#include "support.h"

/* Calls `check` at each decision of random games of both editions, at the end too. */
static void each_position(int games, void (*check)(const Edition *edition, const Game *game))
{
    for (int g = 0; g < games; g++) {
        Walk w = test_game(g);
        for (; w.game.phase != PHASE_END; test_go_on(&w))
            check(w.edition, &w.game);
        check(w.edition, &w.game);
    }
}

/* Every tile is on the board, in hand, discarded, or counted once among those left. */
static void check_conserved(const Edition *edition, const Game *game)
{
    Remaining remaining = remaining_of(edition, game);
    int left[STACKS] = {0}, draws = 0;
    for (int i = 0; i < remaining.group_count; i++) {
        const TileGroup *group = &remaining.groups[i];
        assert_int_equal(edition->tiles.tiles[group->tile].stack, group->stack);
        assert_true(i == 0 || remaining.groups[i - 1].stack <= group->stack);
        assert_in_range(group->total, 1, MAX_TILES);
        assert_in_range(group->left, 0, group->total);
        assert_true(group->left == 0 || !game_site_of_tile(game, group->tile));
        left[group->stack] += group->left;
    }
    for (int p = 0; p < game->player_count; p++)
        draws += remaining.draws[p];
    int in_hand = game->phase == PHASE_PLACE;
    assert_int_equal(left[STACK_LAND] + left[STACK_SPECIAL] + in_hand + game->placed_count +
                         remaining.discard_count,
                     game->land.count + game->special.count + 1);
    assert_int_equal(left[STACK_LAND], remaining.left[STACK_LAND]);
    assert_int_equal(left[STACK_SPECIAL], remaining.left[STACK_SPECIAL]);
    assert_int_equal(draws, game->phase == PHASE_END ? 0 : remaining.left[STACK_LAND]);
    assert_memory_equal(remaining.discarded, game->discarded, game->discard_count);
}

/* Each tile of the stacks belongs to exactly one group, which counts all of its like, left and in
 * all. */
static void check_groups(const Edition *edition, const Game *game)
{
    if (game->turn % 8 != 0)
        return;
    Remaining remaining = remaining_of(edition, game);
    int all = 0;
    const Draw *draws[STACKS] = {[STACK_LAND] = &game->land, [STACK_SPECIAL] = &game->special};
    for (int i = 0; i < remaining.group_count; i++) {
        const TileGroup *group = &remaining.groups[i];
        const Draw *draw = draws[group->stack];
        int left = 0, total = 0;
        for (int j = 0; j < draw->count; j++)
            if (tiles_alike(&edition->tiles.tiles[draw->tiles[j]],
                            &edition->tiles.tiles[group->tile])) {
                total++;
                left += j >= draw->drawn;
            }
        assert_int_equal(group->left, left);
        assert_int_equal(group->total, total);
        all += total;
    }
    assert_int_equal(all, game->land.count + game->special.count);
}

static int discards;

static void check_record(const Edition *edition, const Record *record)
{
    Game game = test_replay(record, -1);
    check_conserved(edition, &game);
    discards += game.discard_count;
}

/* Among the rules' cases are stacks of a few tiles and tiles that fit nowhere. */
TEST(tiles_are_conserved)
{
    test_each_record(RULE_EXAMPLES, check_record);
    assert_true(discards > 0);
    each_position(24, check_conserved);
    each_position(8, check_groups);
}

/* From the first tile to the last the kinds stand in the same places. */
TEST(kinds_keep_their_places)
{
    for (int g = 0; g < EDITIONS; g++) {
        Walk w = test_game(g);
        Remaining first = remaining_of(w.edition, &w.game);
        for (; w.game.phase != PHASE_END; test_go_on(&w)) {
            Remaining now = remaining_of(w.edition, &w.game);
            assert_int_equal(now.group_count, first.group_count);
            for (int i = 0; i < now.group_count; i++) {
                assert_int_equal(now.groups[i].total, first.groups[i].total);
                assert_true(tiles_alike(&w.edition->tiles.tiles[now.groups[i].tile],
                                        &w.edition->tiles.tiles[first.groups[i].tile]));
            }
        }
    }
}

/* A land tile and a special tile may be alike: they are not drawn from one stack. */
TEST(stacks_are_counted_apart)
{
    static const char text[] = "0 start | 0 0 0 0 | 0:meadow\n"
                               "1 land | 0 0 0 0 | 0:meadow+deer\n"
                               "2 land | 0 0 0 0 | 0:meadow+deer\n"
                               "3 land | 0 0 0 0 | 0:meadow+deer\n"
                               "4 menhir | 0 0 0 0 | 0:meadow+deer\n";
    const Edition *edition = test_tile_set(text);
    Game game;
    Setup setup = test_setup(EDITION_SECOND, 2, 1);
    game_new(edition, &setup, &game, NULL);
    Remaining remaining = remaining_of(edition, &game);
    assert_int_equal(remaining.group_count, 2);
    assert_int_equal(remaining.groups[0].stack, STACK_LAND);
    assert_int_equal(remaining.groups[0].left, 2);
    assert_int_equal(remaining.groups[0].total, 3);
    assert_int_equal(remaining.groups[1].stack, STACK_SPECIAL);
    assert_int_equal(remaining.groups[1].left, 1);
    assert_int_equal(remaining.groups[1].total, 1);
}

TEST(likeness_is_sides_and_contents)
{
    static const char text[] =
        "0 start | 0 0 0 0 | 0:meadow\n"
        "1 land | 0 0/1/2 2/1/0 0 | 0:meadow+deer 1:river 2:meadow\n"
        "2 land | 4/3/5 5/3/4 4 4 | 4:meadow+deer 3:river 5:meadow\n" /* 1, turned and renumbered */
        "3 land | 0 0/1/2 2/1/0 0 | 0:meadow 1:river 2:meadow+deer\n" /* the deer in the bend */
        "4 land | 0 0/1/2 2/1/0 0 | 0:meadow+deer 1:river+fish*1 2:meadow\n" /* a fish */
        "5 land | 0/1/2 2/3/0 4 4 | 0:meadow 1:river>8 2:meadow 3:river>8 4:meadow 8:lake+fish*1\n"
        "6 land | 0/1/2 2/3/0 4 4 | 0:meadow 1:river>8 2:meadow 3:river>9 4:meadow 8:lake+fish*1 "
        "9:lake+fish*1\n"
        "7 land | 0 1 0 1 | 0:forest 1:meadow\n"
        "8 land | 0 1 2 1 | 0:forest 2:forest 1:meadow\n"
        "9 land | 1 0 1 2 | 0:forest 2:forest 1:meadow\n"; /* 8, turned */
    const TileSet *set = &test_tile_set(text)->tiles;
    const int like[][2] = {{1, 2}, {8, 9}};
    for (int a = 0; a < 10; a++)
        for (int b = 0; b < 10; b++) {
            bool expected = a == b;
            for (int i = 0; i < 2; i++)
                expected |=
                    (like[i][0] == a && like[i][1] == b) || (like[i][0] == b && like[i][1] == a);
            assert_int_equal(
                tiles_alike(&set->tiles[set->index_of[a]], &set->tiles[set->index_of[b]]),
                expected);
        }
}

/* Side by side with every neighbour, from what is printed on the tiles. */
static bool fits_by_sides(const Edition *edition, const Game *game, uint8_t tile, Cell cell)
{
    for (int rotation = 0; rotation < 4; rotation++) {
        bool fits = true;
        for (int side = 0; side < SIDES; side++) {
            const Site *beside = game_site(game, cell_beside(cell, (Side)side));
            if (beside && beside->tile != NO_TILE)
                fits &=
                    edition->tiles.tiles[tile].side_kind[(side + 4 - rotation) % 4] ==
                    edition->tiles.tiles[beside->tile].side_kind[(side + 6 - beside->rotation) % 4];
        }
        if (fits)
            return true;
    }
    return false;
}

static int dead_seen, last_seen;

static void check_cells(const Edition *edition, const Game *game)
{
    if (game->turn % 4 != 3 && game->phase != PHASE_END)
        return;
    Remaining remaining = remaining_of(edition, game);
    DeadCells cells = remaining_dead(edition, game, &remaining);
    int dead = 0, last = 0;
    for (int i = 0; i < game->frontier_count; i++) {
        Cell cell = game->sites[game->frontier[i]].cell;
        int count[STACKS] = {0}, grouped[STACKS] = {0};
        for (int j = game->land.drawn; j < game->land.count; j++)
            count[STACK_LAND] += fits_by_sides(edition, game, game->land.tiles[j], cell);
        for (int j = game->special.drawn; j < game->special.count; j++)
            count[STACK_SPECIAL] += fits_by_sides(edition, game, game->special.tiles[j], cell);
        bool hand = game->phase == PHASE_PLACE && fits_by_sides(edition, game, game->hand, cell);
        CellFits fits = remaining_fits(edition, game, &remaining, cell);
        assert_int_equal(fits.hand, hand);
        for (int stack = STACK_LAND; stack < STACKS; stack++)
            assert_int_equal(fits.count[stack], count[stack]);
        for (int j = 0; j < fits.group_count; j++) {
            const TileGroup *group = &remaining.groups[fits.groups[j]];
            assert_true(fits_by_sides(edition, game, group->tile, cell));
            grouped[group->stack] += group->left;
        }
        assert_memory_equal(grouped, count, sizeof count);
        if (count[STACK_LAND] + count[STACK_SPECIAL] > 0)
            continue;
        if (hand)
            assert_true(last < cells.last_count && cell_equal(cells.last[last++], cell));
        else
            assert_true(dead < cells.dead_count && cell_equal(cells.dead[dead++], cell));
    }
    assert_int_equal(cells.dead_count, dead);
    assert_int_equal(cells.last_count, last);
    if (game->phase != PHASE_END)
        dead_seen += dead;
    last_seen += last;
}

TEST(cells_by_brute_force)
{
    dead_seen = last_seen = 0;
    each_position(16, check_cells);
    assert_true(dead_seen > 0 && last_seen > 0);
}

TEST(taken_and_far_cells_take_nothing)
{
    const Edition *edition = test_edition(EDITION_SECOND);
    Game game = test_position(EDITION_SECOND, 2, 1, 0);
    Remaining remaining = remaining_of(edition, &game);
    CellFits taken = remaining_fits(edition, &game, &remaining, (Cell){0, 0});
    CellFits far = remaining_fits(edition, &game, &remaining, (Cell){5, 5});
    assert_int_equal(taken.group_count + far.group_count, 0);
    assert_false(taken.hand || far.hand);
    assert_true(taken.chance[0] == 0 && far.chance[1] == 0);
}

/* Every way in which the wanted tiles can lie in a stack, and every seat's share of it. */
TEST(chances_by_enumeration)
{
    for (int left = 0; left <= 10; left++)
        for (int draws = 0; draws <= left; draws++)
            for (int wanted = 0; wanted <= left; wanted++) {
                int ways = 0, hits = 0;
                for (unsigned stack = 0; stack < 1u << left; stack++) {
                    int set = 0;
                    for (int i = 0; i < left; i++)
                        set += stack >> i & 1;
                    ways += set == wanted;
                    hits += set == wanted && (stack & ((1u << draws) - 1)) != 0;
                }
                double error = chance_of_draw(left, wanted, draws) - (double)hits / ways;
                assert_true(error < 1e-12 && error > -1e-12);
            }
}

/* A game of six tiles left in all their 720 orders: how often each player gets one that fits a
 * cell. */
TEST(chances_of_seats)
{
    enum { LEFT = 6 };
    int tried = 0;
    Walk w = test_walk(EDITION_SECOND, 4, 9);
    while (w.game.land.count - w.game.land.drawn > LEFT || w.game.phase != PHASE_PLACE)
        test_go_on(&w);
    const Edition *edition = w.edition;
    Game game = w.game;
    assert_int_equal(game.land.count - game.land.drawn, LEFT);
    Remaining remaining = remaining_of(edition, &game);
    for (int f = 0; f < game.frontier_count; f++) {
        Cell cell = game.sites[game.frontier[f]].cell;
        CellFits fits = remaining_fits(edition, &game, &remaining, cell);
        int orders = 0, got[MAX_PLAYERS] = {0};
        bool fit[LEFT];
        for (int i = 0; i < LEFT; i++)
            fit[i] = fits_by_sides(edition, &game, game.land.tiles[game.land.drawn + i], cell);
        for (int code = 0; code < 46656; code++) { /* 6 digits to base 6; those without a double */
            unsigned used = 0, lucky = 0;
            for (int i = 0, rest = code; i < LEFT; i++, rest /= LEFT) {
                used |= 1u << rest % LEFT;
                if (fit[rest % LEFT])
                    lucky |= 1u << (game.player + 1 + i) % game.player_count;
            }
            if (used != (1u << LEFT) - 1)
                continue;
            orders++;
            for (int p = 0; p < game.player_count; p++)
                got[p] += lucky >> p & 1;
        }
        assert_int_equal(orders, 720);
        for (int p = 0; p < game.player_count; p++) {
            double error = fits.chance[p] - (double)got[p] / orders;
            assert_true(error < 1e-12 && error > -1e-12);
            tried += got[p] > 0 && got[p] < orders;
        }
    }
    assert_true(tried > 0);
}

/* The land tiles that each player does draw afterwards, in games where none is discarded. */
TEST(draws_are_what_happens)
{
    int counted = 0;
    for (int seed = 0; seed < test_share(60); seed++) {
        int drawn[MAX_PLAYERS] = {0};
        Walk w = test_walk(EDITION_SECOND, MIN_PLAYERS + seed % 4, (uint64_t)seed);
        for (int i = 0; i < 40 + seed; i++)
            test_go_on(&w);
        Remaining remaining = remaining_of(w.edition, &w.game);
        int discarded = w.game.discard_count;
        for (; w.game.phase != PHASE_END; test_go_on(&w)) {
            Events events;
            game_play(w.edition, &w.game, w.move, &events);
            for (int i = 0; i < events.count; i++)
                if (events.items[i].kind == EVENT_DRAWN && !events.items[i].extra)
                    drawn[events.items[i].player]++;
        }
        if (w.game.discard_count != discarded)
            continue;
        counted++;
        for (int p = 0; p < w.game.player_count; p++)
            assert_int_equal(remaining.draws[p], drawn[p]);
    }
    assert_true(test_met(counted > 10));
}

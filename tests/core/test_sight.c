/* What a computer player may see of a game: everything but the order of what is still to be drawn.
 */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "support.h"

/* How many of the undrawn tiles lie where they lay; the two stacks hold the same tiles. */
static int kept_places(const Draw *draw, const Draw *other)
{
    int counts[MAX_TILES] = {0}, kept = 0;
    assert_int_equal(draw->drawn, other->drawn);
    assert_int_equal(draw->count, other->count);
    assert_memory_equal(draw->tiles, other->tiles, draw->drawn);
    for (int i = draw->drawn; i < draw->count; i++) {
        counts[draw->tiles[i]]++;
        counts[other->tiles[i]]--;
        kept += draw->tiles[i] == other->tiles[i];
    }
    for (int tile = 0; tile < MAX_TILES; tile++)
        assert_int_equal(counts[tile], 0);
    return kept;
}

TEST(a_sight_hides_the_order_and_nothing_else)
{
    int land = 0, special = 0, sights = 0;
    for (int i = 0; i < 60; i++) {
        Game game = test_position((EditionId)(i % EDITIONS), 2, (uint64_t)i, 2 * i);
        Random chance = random_from((uint64_t)i);
        Game sight = game_sight(&game, &chance);
        bool many =
            game.land.count - game.land.drawn > 20 && game.special.count - game.special.drawn > 5;
        int land_kept = kept_places(&game.land, &sight.land);
        int special_kept = kept_places(&game.special, &sight.special);
        land += many * land_kept;
        special += many * special_kept;
        sights += many;
        sight.land = game.land;
        sight.special = game.special;
        assert_memory_equal(&game, &sight, sizeof game);
    }
    /* A shuffled stack keeps one tile in its place on average. */
    assert_true(sights > 30);
    assert_in_range(land, sights / 2, 2 * sights);
    assert_in_range(special, sights / 2, 2 * sights);
}

/* Two true orders of the same tiles have the same sight: nothing of them reaches the player. */
TEST(a_sight_does_not_depend_on_the_true_order)
{
    for (int i = 0; i < 20; i++) {
        Game game = test_position((EditionId)(i % EDITIONS), 2, (uint64_t)i, 5 * i);
        Game turned = test_turned(&game);
        Random chance = random_from(7), same = random_from(7);
        Game sight = game_sight(&game, &chance), other = game_sight(&turned, &same);
        assert_memory_equal(&sight, &other, sizeof sight);
    }
}

/* The next tile is each of those left as often as the others. */
TEST(every_tile_can_come_next)
{
    enum { SIGHTS = 20000 };
    static int next[MAX_TILES];
    Game game = test_position(EDITION_SECOND, 2, 3, 60);
    int left = game.land.count - game.land.drawn;
    Random chance = random_from(1);
    for (int i = 0; i < SIGHTS; i++) {
        Game sight = game_sight(&game, &chance);
        next[sight.land.tiles[sight.land.drawn]]++;
    }
    for (int i = game.land.drawn; i < game.land.count; i++)
        assert_in_range(next[game.land.tiles[i]] * left, SIGHTS * 7 / 10, SIGHTS * 13 / 10);
}

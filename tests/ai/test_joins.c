/* What may be joined, held against areas counted by the core over random games, and seen from both
 * sides. And turns that are weighed unplayed, held against playing them. */
#include <stdio.h>

#include "ai/joins.h"
#include "ai/lines.h"
#include "check.h"
#include "core/query.h"
#include "support.h"

static Survey survey, after;
static RuleData data;
static const Weights no_weights;

/* The forests that end at an empty cell, by label. */
static int forests_at(const Game *game, const Site *site, uint16_t labels[SIDES])
{
    int count = 0;
    for (int side = 0; side < SIDES; side++) {
        const Site *other = game_site(game, cell_beside(site->cell, (Side)side));
        if (!other || other->tile == NO_TILE)
            continue;
        const Tile *tile = &data.edition->tiles.tiles[other->tile];
        Side there = tile_side(side_opposite((Side)side), other->rotation);
        uint16_t label = game->areas.label[tile->zones[tile->side_zone[there][0]].node];
        bool again = tile->side_kind[there] != SIDE_FOREST;
        for (int i = 0; i < count; i++)
            again |= labels[i] == label;
        if (!again)
            labels[count++] = label;
    }
    return count;
}

/* Points of `me` less the other's, of two players. */
static int lead_by(int me, const uint8_t meeples[MAX_PLAYERS], int points)
{
    int mine = meeples[me], theirs = meeples[1 - me];
    return mine > theirs ? points : mine < theirs ? -points : 0;
}

static double forests_joined(const Game *game, int me, bool held)
{
    double sum = 0;
    for (int i = 0; i < game->frontier_count; i++) {
        const Site *site = &game->sites[game->frontier[i]];
        double chance = (double)rule_data_chance(&data, survey_hard(&survey, site->asks));
        uint16_t labels[SIDES];
        int count = forests_at(game, site, labels);
        for (int a = 0; a < count; a++)
            for (int b = a + 1; b < count; b++) {
                AreaInfo one = area_info(data.edition, game, labels[a]);
                AreaInfo two = area_info(data.edition, game, labels[b]);
                uint8_t all[MAX_PLAYERS] = {(uint8_t)(one.meeples[0] + two.meeples[0]),
                                            (uint8_t)(one.meeples[1] + two.meeples[1])};
                if ((one.majority && two.majority) == held)
                    sum += chance * (lead_by(me, all, one.points + two.points) -
                                     lead_by(me, one.meeples, one.points) -
                                     lead_by(me, two.meeples, two.points));
            }
    }
    return sum * (double)survey.moment.early;
}

static bool near(double a, double b)
{
    return a - b < .001 && b - a < .001;
}

static void read_terms(const Game *game, int me, float terms[WEIGHTS])
{
    survey_terms(&survey, &data, game, me, terms);
    joins_terms(&survey, terms);
}

TEST(joined_forests_are_counted_as_the_core_does)
{
    int seen[2] = {0};
    for (uint64_t seed = 0; seed < test_share(40); seed++) {
        EditionId id = seed % EDITIONS;
        rule_data_init(&data, test_edition(id));
        for (Walk w = test_walk(id, 2, seed); w.game.phase != PHASE_END; test_go_on(&w)) {
            float terms[WEIGHTS], others[WEIGHTS];
            if (w.game.phase != PHASE_PLACE)
                continue;
            read_terms(&w.game, 1, others);
            read_terms(&w.game, 0, terms);
            double held = forests_joined(&w.game, 0, true);
            double empty = forests_joined(&w.game, 0, false);
            int at = ZONE_FOREST - ZONE_MEADOW;
            assert_true(near((double)terms[WEIGHT_JOIN_HELD + at], held));
            assert_true(near((double)terms[WEIGHT_JOIN_EMPTY + at], empty));
            seen[0] += held != 0;
            seen[1] += empty != 0;
            for (int i = WEIGHT_JOIN_HELD; i < WEIGHTS; i++)
                assert_true(near((double)terms[i], -(double)others[i]));
        }
    }
    print_message("forests: %d times both held, %d times one\n", seen[0], seen[1]);
    assert_true(test_met(seen[0] > 20));
    assert_true(test_met(seen[1] > 200));
}

/* By weights that ask for joining only the worth is its terms, and none at the end. */
TEST(the_worth_of_joining_is_its_terms)
{
    Random random = random_from(3);
    Weights weights = no_weights;
    int seen = 0;
    for (int i = WEIGHT_JOIN_HELD; i < WEIGHTS; i++)
        weights.of[i] = (float)(i - WEIGHT_JOIN_HELD + 1);
    rule_data_init(&data, test_edition(EDITION_SECOND));
    Game game = test_position(EDITION_SECOND, 2, 3, 0);
    while (game.phase != PHASE_END) {
        float terms[WEIGHTS];
        double sum = 0;
        game_advance(data.edition, &game, test_random_move(data.edition, &game, &random), NULL);
        read_terms(&game, 0, terms);
        for (int i = WEIGHT_JOIN_HELD; i < WEIGHTS && game.phase != PHASE_END; i++)
            sum += (double)weights.of[i] * (double)terms[i];
        double with = (double)joins_worth(&survey, &data, &weights, &game, 0);
        double without = (double)survey_worth(&survey, &data, &weights, &game, 0);
        assert_true(with - without - sum < .01 && sum + without - with < .01);
        seen += sum != 0;
    }
    assert_true(seen > 20);
}

static Weights random_weights(Random *random)
{
    Weights weights;
    for (int i = 0; i < WEIGHTS; i++)
        weights.of[i] = (float)random_below(random, 2000) / 1000 - 1;
    weights.of[WEIGHT_TURN] = 0; /* how many turns are left is the same after every turn */
    return weights;
}

typedef struct Sum {
    int turns, off;
} Sum;

/* What is weighed may be off where a tile or lake is counted twice, or a cell is met round the
 * corner; it must be rare. */
static void compare(const Game *game, const Weights *weights, Sum *sum)
{
    PlanList list = {.most = MAX_PLANS};
    lines_list(&survey, &data, weights, game, &list);
    assert_true(list.count > 0);
    for (int i = 0; i < list.count; i++) {
        Game next = *game;
        lines_play(data.edition, &next, &list.plans[i]);
        float worth = survey_worth(&after, &data, weights, &next, game->player);
        float off = worth - list.plans[i].worth;
        sum->turns++;
        sum->off += off > .01f || off < -.01f;
        if (i > 0)
            assert_true(list.plans[i].worth <= list.plans[i - 1].worth);
    }
}

static void play(Walk w, Sum *sum)
{
    Weights weights = random_weights(&w.random);
    for (; w.game.phase != PHASE_END; test_go_on(&w))
        if (w.game.phase == PHASE_PLACE)
            compare(&w.game, &weights, sum);
}

TEST(weighing_agrees_with_playing)
{
    for (int id = 0; id < EDITIONS; id++) {
        Sum sum = {0};
        rule_data_init(&data, test_edition((EditionId)id));
        for (int players = MIN_PLAYERS; players <= MAX_PLAYERS; players++)
            for (uint64_t seed = 0; seed < 5; seed++)
                play(test_walk((EditionId)id, players, seed), &sum);
        print_message("%d of %d turns are weighed otherwise\n", sum.off, sum.turns);
        assert_true(sum.turns > 10000);
        assert_true(sum.off * 50 < sum.turns);
    }
}

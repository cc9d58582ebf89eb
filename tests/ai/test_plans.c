/* Turns that are weighed unplayed, held against playing them: random games of both editions with 2
 * to 5 players, random weights. */
#include <stdio.h>

#include "ai/lines.h"
#include "check.h"
#include "support.h"

static Survey survey, after;
static RuleData data;

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
        if (off > .01f || off < -.01f) {
            sum->off++;
        }
        if (i > 0)
            assert_true(list.plans[i].worth <= list.plans[i - 1].worth);
    }
}

static void play(EditionId id, int players, uint64_t seed, Sum *sum)
{
    const Edition *edition = test_edition(id);
    Random random = random_from(seed);
    Weights weights = random_weights(&random);
    Game game = test_position(id, players, seed, 0);
    while (game.phase != PHASE_END) {
        if (game.phase == PHASE_PLACE)
            compare(&game, &weights, sum);
        game_advance(edition, &game, test_random_move(edition, &game, &random), NULL);
    }
}

TEST(weighing_agrees_with_playing)
{
    for (int id = 0; id < EDITIONS; id++) {
        Sum sum = {0};
        rule_data_init(&data, test_edition((EditionId)id));
        for (int players = MIN_PLAYERS; players <= MAX_PLAYERS; players++)
            for (uint64_t seed = 0; seed < 5; seed++)
                play((EditionId)id, players, seed, &sum);
        print_message("%d of %d turns are weighed otherwise\n", sum.off, sum.turns);
        assert_true(sum.turns > 10000);
        assert_true(sum.off * 50 < sum.turns);
    }
}

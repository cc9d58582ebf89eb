/* The chance to win that is told, held against what came, over games of normal against itself on
 * deals that nothing was learnt from. */
#include <math.h>
#include <stdio.h>

#include "ai/ai.h"
#include "check.h"
#include "core/query.h"
#include "support.h"

enum { GAMES = 240, BINS = 10, MOST_TOLD = 256, EVERY = 4 };

static const uint64_t unlearnt = 5000000;

typedef struct Bin {
    int samples, games, last_game;
    double told, won;
} Bin;

typedef struct Told {
    int player;
    float share;
} Told;

static int tell(const Ai *ai, const Game *game, Told *told)
{
    float worth[MAX_PLAYERS];
    ai_worth(ai, game, worth);
    for (int p = 0; p < game->player_count; p++)
        told[p] = (Told){p, ai_share(game, worth[p])};
    return game->player_count;
}

static void settle(Bin *bins, const Game *game, const Told *told, int number)
{
    unsigned leaders = game_leaders(game);
    int count = 0;
    for (int p = 0; p < game->player_count; p++)
        count += leaders >> p & 1;
    Bin *bin = &bins[told->share >= 1 ? BINS - 1 : (int)(told->share * BINS)];
    bin->samples++;
    bin->told += told->share;
    bin->won += leaders >> told->player & 1 ? 1. / count : 0;
    bin->games += bin->last_game != number;
    bin->last_game = number;
}

static void play(const Ai *ai, int players, int number, Bin *bins)
{
    static AiChoice choice;
    static Told told[MOST_TOLD];
    Random chance = random_from((uint64_t)number);
    int count = 0;
    Game game = test_position(ai->data.edition->rules.id, players, unlearnt + (uint64_t)number, 0);
    for (int turn = 0; game.phase != PHASE_END; turn++) {
        if (turn % EVERY == 0 && count + MAX_PLAYERS < MOST_TOLD)
            count += tell(ai, &game, told + count);
        ai_choose(ai, &game, AI_TURN, &chance, NULL, &choice);
        game_advance(ai->data.edition, &game, choice.move, NULL);
    }
    for (int i = 0; i < count; i++)
        settle(bins, &game, &told[i], number);
    float worth[MAX_PLAYERS];
    ai_worth(ai, &game, worth);
    for (int p = 0; p < players; p++)
        assert_true((ai_share(&game, worth[p]) > 0) == (game_leaders(&game) >> p & 1));
}

/* Positions of one game all come to the same, so that a bin is as sure as it has games. */
TEST(what_is_told_comes)
{
    for (int players = MIN_PLAYERS; players <= MAX_PLAYERS; players++) {
        Bin bins[BINS] = {{0}};
        for (int g = 1; g <= test_share(GAMES); g++)
            play(test_ai((EditionId)(g % EDITIONS)), players, g, bins);
        for (int b = 0; b < BINS; b++) {
            const Bin *bin = &bins[b];
            if (bin->samples == 0)
                continue;
            double told = bin->told / bin->samples, won = bin->won / bin->samples;
            print_message("%d players: told %.3f, won %.3f (%d games)\n", players, told, won,
                          bin->games);
            assert_true(test_met(fabs(told - won) < .02 + 1 / sqrt(bin->games)));
        }
    }
}

TEST(more_points_are_surer)
{
    for (int players = MIN_PLAYERS; players <= MAX_PLAYERS; players++) {
        float before = 0;
        Game game = test_position(EDITION_SECOND, players, 1, 0);
        for (int worth = -200; worth <= 200; worth += 10) {
            float share = ai_share(&game, (float)worth);
            assert_true(share > before && share < 1);
            before = share;
        }
        assert_true(fabsf(ai_share(&game, 0) - 1 / (float)players) < .06f);
    }
}

#include "learn_share.h"

#include <math.h>
#include <stdio.h>

#include "ai/share.h"
#include "core/query.h"
#include "play/terminal.h"

/* A game gives few samples, far apart: neighbours tell the same. */
enum { MOST_SAMPLES = 1 << 20, EVERY = 5, NUMBERS = 5, PASSES = 200 };

typedef struct Sample {
    float worth, tiles, won;
} Sample;

static Sample samples[MOST_SAMPLES];
static int sample_count;

static void add_samples(const Ai *ai, const Game *game)
{
    float worth[MAX_PLAYERS];
    ai_worth(ai, game, worth);
    for (int p = 0; p < game->player_count && sample_count < MOST_SAMPLES; p++)
        samples[sample_count++] = (Sample){worth[p], (float)share_tiles(game), (float)p};
}

/* What the samples of the game from `first` on, in turn order, came to. */
static void settle(const Game *game, int first)
{
    unsigned leaders = game_leaders(game);
    int count = 0;
    for (int p = 0; p < game->player_count; p++)
        count += leaders >> p & 1;
    for (int i = first; i < sample_count; i++)
        samples[i].won = leaders >> (int)samples[i].won & 1 ? 1 / (float)count : 0;
}

static void play(const Ai *ai, int players, uint64_t seed)
{
    static AiChoice choice;
    Setup setup = {.edition = (uint8_t)ai->data.edition->rules.id,
                   .player_count = (uint8_t)players,
                   .seeded = true,
                   .seed = seed};
    Random chance = random_from(seed);
    Game game;
    int first = sample_count;
    for (int p = 0; p < players; p++)
        setup.seats[p].colour = (uint8_t)p;
    game_new(ai->data.edition, &setup, &game, NULL);
    while (game.phase != PHASE_END) {
        if (game.phase == PHASE_PLACE && random_below(&chance, EVERY) == 0)
            add_samples(ai, &game);
        ai_choose(ai, &game, AI_TURN, &chance, NULL, &choice);
        game_advance(ai->data.edition, &game, choice.move, NULL);
    }
    settle(&game, first);
}

/* Mean of minus the logarithm of what was told of what came. */
static double loss_of(const ShareCurve *curve)
{
    double sum = 0;
    for (int i = 0; i < sample_count; i++) {
        const Sample *s = &samples[i];
        double told = share_told(curve, s->tiles, s->worth);
        told = told < 1e-6 ? 1e-6 : told > 1 - 1e-6 ? 1 - 1e-6 : told;
        sum -= s->won * log(told) + (1 - s->won) * log(1 - told);
    }
    return sum / sample_count;
}

/* Moves one number after the other while it helps, in ever smaller steps. */
static void fit(int players, ShareCurve *curve)
{
    float *numbers[NUMBERS] = {&curve->spread, &curve->spread_root, &curve->need, &curve->need_root,
                               &curve->skew};
    float step[NUMBERS] = {1, 1, 4, 1, .5f};
    double best = loss_of(curve);
    int used = players == 2 ? 2 : NUMBERS; /* two share what is sure evenly */
    for (int pass = 0; pass < PASSES; pass++)
        for (int i = 0; i < used; i++) {
            float before = *numbers[i];
            *numbers[i] = before + step[i];
            double loss = loss_of(curve);
            if (loss < best) {
                best = loss;
                step[i] *= 1.5f;
            } else {
                *numbers[i] = before;
                step[i] *= -.5f;
            }
        }
    terminal_line(stderr, "%d players: %d samples, loss %.4f", players, sample_count, best);
}

void learn_shares(const Ai ais[EDITIONS], int games, uint64_t seed)
{
    printf("/* Written by aurochs-learn --share, %d games of each edition. */\n"
           "#include \"share.h\"\n\nconst ShareCurve share_curves[MAX_PLAYERS + 1] = {\n",
           games);
    for (int players = MIN_PLAYERS; players <= MAX_PLAYERS; players++) {
        ShareCurve curve = {.spread = 3, .spread_root = 2, .skew = 1};
        sample_count = 0;
        for (int g = 0; g < games; g++)
            for (int id = 0; id < EDITIONS; id++)
                play(&ais[id], players, seed + (uint64_t)g);
        fit(players, &curve);
        printf("    [%d] = {%.3ff, %.3ff, %.3ff, %.3ff, %.3ff},\n", players, curve.spread,
               curve.spread_root, curve.need, curve.need_root, curve.skew);
    }
    printf("};\n");
}

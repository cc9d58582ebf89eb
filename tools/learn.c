/* aurochs-learn: learns the valuation's weights from games against itself, and writes them as
 * src/ai/weights.c. The same arguments give the same table. Each round plays games by the weights
 * so far, some turns by chance among the best few so that more than one habit is seen, and goes
 * half of the way to what tells best how these games ended: least squares over all positions. The
 * weights of positions where a search stops are fitted once at the end, to games by the others as
 * they are written. */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "ai/joins.h"
#include "ai/lines.h"
#include "learn_share.h"
#include "number.h"
#include "play/assets.h"
#include "play/terminal.h"
#include "usage.h"

static const char usage[] =
    "usage: aurochs-learn [--games N] [--rounds N] [--seed S] [--fresh] >src/ai/weights.c\n"
    "       aurochs-learn --share [--games N] [--seed S] >src/ai/shares.c\n"
    "  N games a round for each edition, 2000 if not given, and eight times as many for where a\n"
    "  search stops; N rounds, 6 if not given\n"
    "  --share: how sure a lead is, by the weights that the program was built with\n"
    "  --fresh: begin with a coarse guess, not with the weights that the program was built with\n";

enum { MOST_GAMES = 1000000, MOST_ROUNDS = 1000 };
enum { MOST_POSITIONS = 128, NEAR_BEST = 4, CHANCE_IN = 8, JUDGED = 200, LEAF_GAMES = 8 };

typedef struct Learner {
    Ai ai;
    Weights weights;
    bool leaves; /* whether those for where a search stops are learnt */
    Random random;
    double products[WEIGHTS][WEIGHTS], sums[WEIGHTS]; /* of terms; of terms and results */
    double error;                                     /* squares of what the weights got wrong */
    long positions;
} Learner;

typedef struct Position {
    float terms[WEIGHTS], certain;
    uint8_t player;
} Position;

static Survey survey;

static Setup setup_of(EditionId id, uint64_t seed)
{
    Setup setup = {.edition = (uint8_t)id, .player_count = 2, .seeded = true, .seed = seed};
    setup.seats[1].colour = RED;
    return setup;
}

/* One turn by the weights; `most` > 1: one of so many best ones by chance. */
static void play_turn(Learner *l, const Weights *weights, Game *game, int most)
{
    PlanList list = {.most = most};
    survey_read(&survey, &l->ai.data, weights, game, game->player);
    plans_list(&survey, &list);
    uint32_t at = list.count > 1 ? random_below(&l->random, (uint32_t)list.count) : 0;
    lines_play(l->ai.data.edition, game, &list.plans[at]);
}

static void add_position(Learner *l, const Position *position, double result)
{
    const float *terms = position->terms;
    double wanted = result - position->certain, guess = 0;
    for (int i = 0; i < WEIGHTS; i++) {
        guess += (double)l->weights.of[i] * terms[i];
        if (terms[i] == 0)
            continue;
        l->sums[i] += terms[i] * wanted;
        for (int k = 0; k <= i; k++)
            l->products[i][k] += (double)terms[i] * terms[k];
    }
    l->error += (wanted - guess) * (wanted - guess);
    l->positions++;
}

static void learn_game(Learner *l, EditionId id, uint64_t seed)
{
    static Position positions[MOST_POSITIONS];
    Setup setup = setup_of(id, seed);
    Game game;
    int count = 0;
    game_new(l->ai.data.edition, &setup, &game, NULL);
    while (game.phase != PHASE_END) {
        int me = game.player;
        bool strays = random_below(&l->random, CHANCE_IN) == 0;
        play_turn(l, &l->weights, &game, strays ? NEAR_BEST : 1);
        if (game.phase == PHASE_END || count == MOST_POSITIONS)
            continue;
        Position *position = &positions[count++];
        position->player = (uint8_t)me;
        position->certain = survey_terms(&survey, &l->ai.data, &game, me, position->terms);
        if (!l->leaves)
            continue;
        joins_terms(&survey, position->terms);
        for (int i = WEIGHT_LURE_FOREST; i < WEIGHT_MEEPLES; i++)
            position->terms[i] = 0;
    }
    for (int i = 0; i < count; i++) {
        int me = positions[i].player;
        add_position(l, &positions[i], (double)game.scores[me] - game.scores[1 - me]);
    }
}

/* Solves the least squares by Cholesky's way; a little weight on 0 keeps rare terms quiet. */
static void solve(Learner *l, double found[WEIGHTS])
{
    static double a[WEIGHTS][WEIGHTS];
    for (int i = 0; i < WEIGHTS; i++)
        for (int k = 0; k <= i; k++) {
            double sum = l->products[i][k] + (i == k ? 30 + 1e-4 * l->products[i][i] : 0);
            for (int j = 0; j < k; j++)
                sum -= a[i][j] * a[k][j];
            a[i][k] = i == k ? sqrt(sum) : sum / a[k][k];
        }
    for (int i = 0; i < WEIGHTS; i++) {
        found[i] = l->sums[i];
        for (int k = 0; k < i; k++)
            found[i] -= a[i][k] * found[k];
        found[i] /= a[i][i];
    }
    for (int i = WEIGHTS - 1; i >= 0; i--) {
        for (int k = i + 1; k < WEIGHTS; k++)
            found[i] -= a[k][i] * found[k];
        found[i] /= a[i][i];
    }
}

/* Mean lead of `weights` over `others`, each deal from both seats. */
static double judge(Learner *l, EditionId id, const Weights *weights, const Weights *others,
                    uint64_t seed)
{
    double sum = 0;
    for (int g = 0; g < JUDGED; g++) {
        Setup setup = setup_of(id, seed + (uint64_t)(g / 2));
        Game game;
        game_new(l->ai.data.edition, &setup, &game, NULL);
        while (game.phase != PHASE_END)
            play_turn(l, game.player == g % 2 ? weights : others, &game, 1);
        sum += (double)game.scores[g % 2] - game.scores[1 - g % 2];
    }
    return sum / JUDGED;
}

static void forget(Learner *l)
{
    memset(l->products, 0, sizeof l->products);
    memset(l->sums, 0, sizeof l->sums);
    l->error = 0;
    l->positions = 0;
}

static void learn(Learner *l, EditionId id, int games, int rounds)
{
    for (int round = 0; round < rounds; round++) {
        double found[WEIGHTS];
        Weights before = l->weights;
        forget(l);
        for (int g = 0; g < games; g++)
            learn_game(l, id, random_next(&l->random));
        solve(l, found);
        for (int i = 0; i < WEIGHTS; i++)
            l->weights.of[i] += .5f * ((float)found[i] - l->weights.of[i]);
        double lead = judge(l, id, &l->weights, &before, random_next(&l->random));
        terminal_line(stderr, "%s round %d: error %.2f, leads the round before by %.2f",
                      l->ai.data.edition->rules.word, round + 1,
                      sqrt(l->error / (double)l->positions), lead);
    }
}

static void learn_leaves(Learner *l, EditionId id, int games, Weights *leaves)
{
    double found[WEIGHTS];
    forget(l);
    for (int i = 0; i < WEIGHTS; i++)
        l->weights.of[i] = (float)(round(1e4 * (double)l->weights.of[i]) / 1e4);
    l->leaves = true;
    for (int g = 0; g < games; g++)
        learn_game(l, id, random_next(&l->random));
    l->leaves = false;
    solve(l, found);
    for (int i = 0; i < WEIGHTS; i++)
        leaves->of[i] = (float)found[i];
}

static void guess_weights(Weights *weights)
{
    static const float meeples[] = {7, 5, 4, 3, 2};
    memset(weights, 0, sizeof *weights);
    weights->of[WEIGHT_FOREST] = .8f;
    weights->of[WEIGHT_RIVER] = .8f;
    for (int k = 0; k < 5; k++)
        weights->of[WEIGHT_MEEPLES + k] = meeples[k];
    weights->of[WEIGHT_GATHERER] = weights->of[WEIGHT_FISHER] = 4;
    weights->of[WEIGHT_MEADOW + 2] = 4;
    weights->of[WEIGHT_SYSTEM + 2] = 4;
    weights->of[WEIGHT_EXTRA] = 5;
}

static void print_weights(const char *name, const Weights weights[EDITIONS])
{
    printf("\nconst Weights %s[EDITIONS] = {\n", name);
    for (int id = 0; id < EDITIONS; id++) {
        printf("    [%s] = {{", id == EDITION_SECOND ? "EDITION_SECOND" : "EDITION_FIRST");
        for (int i = 0; i < WEIGHTS; i++)
            printf("%s%.4ff,", i % 8 == 0 ? "\n        " : " ", (double)weights[id].of[i]);
        printf("\n    }},\n");
    }
    printf("};\n");
}

static void print_table(Learner *learner, Ai ais[EDITIONS], int games, int rounds, uint64_t seed,
                        bool fresh)
{
    Weights weights[EDITIONS], leaves[EDITIONS];
    for (int id = 0; id < EDITIONS; id++) {
        learner->ai = ais[id];
        learner->random = random_from(seed);
        learner->weights = *learner->ai.weights;
        if (fresh)
            guess_weights(&learner->weights);
        learn(learner, (EditionId)id, games, rounds);
        learner->random = random_from(~seed);
        learn_leaves(learner, (EditionId)id, LEAF_GAMES * games, &leaves[id]);
        weights[id] = learner->weights;
    }
    printf("/* Written by aurochs-learn, %d rounds of %d games. */\n#include \"value.h\"\n", rounds,
           games);
    print_weights("weights_of", weights);
    print_weights("leaf_weights_of", leaves);
}

int main(int argc, char **argv)
{
    static Edition editions[EDITIONS];
    static Ai ais[EDITIONS];
    static Learner learner;
    uint64_t games = 2000, rounds = 6, seed = 1;
    bool fresh = false, share = false;
    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : "";
        if (strcmp(argv[i], "--games") == 0 && number_read(value, 1, MOST_GAMES, &games))
            i++;
        else if (strcmp(argv[i], "--rounds") == 0 && number_read(value, 1, MOST_ROUNDS, &rounds))
            i++;
        else if (strcmp(argv[i], "--seed") == 0 && number_read(value, 0, UINT64_MAX, &seed))
            i++;
        else if (strcmp(argv[i], "--fresh") == 0)
            fresh = true;
        else if (strcmp(argv[i], "--share") == 0)
            share = true;
        else
            return usage_say(usage, argc, argv);
    }
    for (int id = 0; id < EDITIONS; id++) {
        char message[MAX_PATH_BYTES + 200];
        if (!edition_load((EditionId)id, &editions[id], message, sizeof message)) {
            terminal_line(stderr, "aurochs-learn: %s", message);
            return 1;
        }
        ai_init(&ais[id], &editions[id]);
    }
    if (share)
        learn_shares(ais, (int)games, seed);
    else
        print_table(&learner, ais, (int)games, (int)rounds, seed, fresh);
    if (fflush(stdout) == 0 && !ferror(stdout))
        return 0;
    terminal_line(stderr, "aurochs-learn: standard output: %s", strerror(errno));
    return 1;
}

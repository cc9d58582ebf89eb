/* aurochs-learn: learns the valuation's weights from games against itself, and writes them as
 * src/ai/weights.c. The same arguments give the same table, however many cores there are.
 *
 * The first rounds fit the weights to how games ended. The others fit them to differences between
 * turns: at positions of games by the weights so far, the best four turns are played on over the
 * same draws, and weighed there by the leaf weights so far. Beside these differences, which say
 * nothing of how much a position is worth as a whole, each round keeps all positions of its games
 * with a small weight: what they were worth a few turns later and at the end (TD(lambda)).
 *
 * A last round fits the weights of levels to how its games ended.
 *
 * Each fit is one least squares over the sums of all games, once for the weights of turns and once
 * for those of leaves. */
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "ai/joins.h"
#include "ai/lines.h"
#include "ai/search.h"
#include "learn_share.h"
#include "number.h"
#include "play/assets.h"
#include "play/terminal.h"
#include "usage.h"

static const char usage[] =
    "usage: aurochs-learn [--games N] [--rounds N] [--seed S] [--fresh] >src/ai/weights.c\n"
    "       aurochs-learn --share [--games N] [--seed S] >src/ai/shares.c\n"
    "  N games a round for each edition, 4000 if not given; N rounds, 2 if not given\n"
    "  --share: how sure a lead is, by the weights that the program was built with\n"
    "  --fresh: begin with a coarse guess and four rounds of results, not with the weights that "
    "the\n"
    "  program was built with\n";

enum { MOST_GAMES = 1000000, MOST_ROUNDS = 1000, FRESH_ROUNDS = 4, JUDGED = 400 };

enum {
    SLICES = 8,           /* of a round, each with sums of its own, so that their order is fixed */
    MOST_POSITIONS = 128, /* of a game */
    CHANCE_IN = 8,        /* one in so many strays */
    GROUP_IN = 8,         /* one in so many positions becomes a group */
    GROUP = 4,            /* the best turns, of which one that strays takes any, */
    DRAWS = 2,            /* each played on over so many stacks */
    PLIES = 10,           /* for so many turns */
};

#define LAMBDA .92 /* how much of what a position leads to is seen at the next one, or later */
#define ALONE_WEIGHT .005 /* of a position by itself with ALONE_TILES left; of a difference 1 */
#define ALONE_TILES 26.
#define ALONE_MORE 4.

/* Least squares in the making: sums over all samples. */
typedef struct Sums {
    double products[WEIGHTS][WEIGHTS], results[WEIGHTS]; /* of terms; of terms and results */
    double error, weight; /* squares of what the leaf weights got wrong */
} Sums;

/* What a thread plays. */
typedef struct Slice {
    const Ai *ai;
    bool results_only;
    uint64_t seed;
    int games;
    Random random;
    Survey survey;
    Weights quick; /* for turns that are played on: without lures */
    Sums sums;
} Slice;

typedef struct Position {
    float terms[WEIGHTS], certain;
    uint8_t mover, left;
    double worth; /* by the leaf weights, to the first player */
} Position;

static Slice slices[SLICES];

static Setup setup_of(EditionId id, uint64_t seed)
{
    Setup setup = {.edition = (uint8_t)id, .player_count = 2, .seeded = true, .seed = seed};
    setup.seats[1].colour = RED;
    return setup;
}

/* The best turns by what can be weighed unplayed, then by what may be joined after them. */
static void list_best(Slice *s, const Ai *ai, const Game *game, PlanList *best)
{
    PlanList list = {.most = LOOKED_AT};
    lines_list(&s->survey, &ai->data, ai->weights, game, &list);
    best->most = GROUP;
    best->count = 0;
    for (int i = 0; i < list.count; i++) {
        list.plans[i].worth = plans_guess(ai, &s->survey, game, &list.plans[i]);
        plans_add(best, &list.plans[i]);
    }
}

static void add_sample(Slice *s, const float terms[WEIGHTS], double wanted, double weight)
{
    Sums *sums = &s->sums;
    double guess = 0;
    for (int i = 0; i < WEIGHTS; i++) {
        double term = terms[i] * weight;
        if (terms[i] == 0)
            continue;
        guess += (double)s->ai->leaf_weights->of[i] * terms[i];
        sums->results[i] += term * wanted;
        for (int k = 0; k <= i; k++)
            sums->products[i][k] += term * terms[k];
    }
    sums->error += weight * (wanted - guess) * (wanted - guess);
    sums->weight += weight;
}

/* Fills `terms` for `me`, and returns what is certain. */
static float read_terms(Slice *s, const Game *game, int me, float terms[WEIGHTS])
{
    float certain = survey_terms(&s->survey, &s->ai->data, game, me, terms);
    if (game->phase != PHASE_END)
        joins_terms(&s->survey, terms);
    return certain;
}

/* What a turn comes to: the mean over DRAWS stacks, the same for all turns of a group. */
static double play_on(Slice *s, const Game *game, const Plan *plan, uint64_t seed)
{
    const RuleData *data = &s->ai->data;
    double sum = 0;
    for (int draw = 0; draw < DRAWS; draw++) {
        Random chance = random_from(seed + (uint64_t)draw);
        Game next = game_sight(game, &chance);
        lines_play(data->edition, &next, plan);
        for (int ply = 0; ply < PLIES && next.phase != PHASE_END; ply++)
            lines_follow(&s->survey, data, &s->quick, &next);
        sum += (double)joins_worth(&s->survey, data, s->ai->leaf_weights, &next, game->player);
    }
    return sum / DRAWS;
}

/* Adds the differences between the best turns. */
static void learn_group(Slice *s, const Game *game, const PlanList *best)
{
    float terms[GROUP][WEIGHTS], mean[WEIGHTS] = {0};
    double wanted[GROUP], middle = 0;
    uint64_t seed = random_next(&s->random);
    for (int k = 0; k < best->count; k++) {
        Game next = *game;
        lines_play(s->ai->data.edition, &next, &best->plans[k]);
        wanted[k] = play_on(s, game, &best->plans[k], seed) -
                    (double)read_terms(s, &next, game->player, terms[k]);
        middle += wanted[k] / best->count;
        for (int i = 0; i < WEIGHTS; i++)
            mean[i] += terms[k][i] / (float)best->count;
    }
    for (int k = 0; k < best->count; k++) {
        for (int i = 0; i < WEIGHTS; i++)
            terms[k][i] -= mean[i];
        add_sample(s, terms[k], wanted[k] - middle, 1);
    }
}

/* Adds each position of a game with what it came to. */
static void learn_course(Slice *s, const Position *positions, int count, double result)
{
    double course = result;
    for (int i = count - 1; i >= 0; i--) {
        const Position *at = &positions[i];
        double side = at->mover == 0 ? 1 : -1;
        double weight = s->results_only ? 1 : ALONE_WEIGHT * ALONE_TILES / (at->left + ALONE_MORE);
        add_sample(s, at->terms, side * course - (double)at->certain, weight);
        if (!s->results_only)
            course = (1 - LAMBDA) * at->worth + LAMBDA * course;
    }
}

static void learn_game(Slice *s, uint64_t seed)
{
    Position positions[MOST_POSITIONS];
    const Ai *ai = s->ai;
    Setup setup = setup_of(ai->data.edition->rules.id, seed);
    Game game;
    int count = 0;
    s->random = random_from(seed);
    game_new(ai->data.edition, &setup, &game, NULL);
    while (game.phase != PHASE_END) {
        int me = game.player;
        PlanList best;
        list_best(s, ai, &game, &best);
        if (!s->results_only && random_below(&s->random, GROUP_IN) == 0)
            learn_group(s, &game, &best);
        bool strays = random_below(&s->random, CHANCE_IN) == 0;
        uint32_t at = strays ? random_below(&s->random, (uint32_t)best.count) : 0;
        lines_play(ai->data.edition, &game, &best.plans[at]);
        if (game.phase == PHASE_END || count == MOST_POSITIONS)
            continue;
        Position *position = &positions[count++];
        position->mover = (uint8_t)me;
        position->left = (uint8_t)(game.land.count - game.land.drawn);
        position->worth = (double)joins_worth(&s->survey, &ai->data, ai->leaf_weights, &game, 0);
        position->certain = read_terms(s, &game, me, position->terms);
    }
    learn_course(s, positions, count, (double)game.scores[0] - game.scores[1]);
}

static void *play_slice(void *slice)
{
    Slice *s = slice;
    for (int g = 0; g < s->games; g++)
        learn_game(s, s->seed + (uint64_t)g);
    return NULL;
}

/* Plays the games of a round and adds up the sums of all slices. */
static void play_round(const Ai *ai, int games, uint64_t seed, bool results_only, Sums *sums)
{
    pthread_t threads[SLICES];
    memset(sums, 0, sizeof *sums);
    for (int i = 0; i < SLICES; i++) {
        Slice *s = &slices[i];
        memset(&s->sums, 0, sizeof s->sums);
        s->ai = ai;
        s->results_only = results_only;
        s->games = games / SLICES;
        s->seed = seed + (uint64_t)(i * s->games);
        s->quick = *ai->weights;
        for (int k = WEIGHT_LURE_FOREST; k < WEIGHT_MEEPLES; k++)
            s->quick.of[k] = 0;
        if (pthread_create(&threads[i], NULL, play_slice, s) != 0) {
            terminal_line(stderr, "aurochs-learn: no thread can be started; close other programs");
            exit(1);
        }
    }
    for (int i = 0; i < SLICES; i++) {
        pthread_join(threads[i], NULL);
        for (int a = 0; a < WEIGHTS; a++) {
            sums->results[a] += slices[i].sums.results[a];
            for (int b = 0; b <= a; b++)
                sums->products[a][b] += slices[i].sums.products[a][b];
        }
        sums->error += slices[i].sums.error;
        sums->weight += slices[i].sums.weight;
    }
}

/* Solves the least squares by Cholesky's way, without the terms from `from` up to `to`, whose
 * weights are 0; a little weight on 0 keeps rare terms quiet. */
static void solve(const Sums *sums, int from, int to, Weights *weights)
{
    static double a[WEIGHTS][WEIGHTS], found[WEIGHTS];
    for (int i = 0; i < WEIGHTS; i++)
        for (int k = 0; k <= i; k++) {
            bool out = (i >= from && i < to) || (k >= from && k < to);
            double sum = i == k ? 1 + 1e-5 * sums->products[i][i] : 0;
            sum += out ? 0 : sums->products[i][k];
            for (int j = 0; j < k; j++)
                sum -= a[i][j] * a[k][j];
            a[i][k] = i == k ? sqrt(sum) : sum / a[k][k];
        }
    for (int i = 0; i < WEIGHTS; i++) {
        found[i] = i >= from && i < to ? 0 : sums->results[i];
        for (int k = 0; k < i; k++)
            found[i] -= a[i][k] * found[k];
        found[i] /= a[i][i];
    }
    for (int i = WEIGHTS - 1; i >= 0; i--) {
        for (int k = i + 1; k < WEIGHTS; k++)
            found[i] -= a[k][i] * found[k];
        found[i] /= a[i][i];
    }
    /* As they will be read: the next round plays by what is written. */
    for (int i = 0; i < WEIGHTS; i++)
        weights->of[i] = (float)(round(1e4 * found[i]) / 1e4);
}

/* Mean lead of one player over another, each deal from both seats. */
static double judge(const Ai *ai, const Ai *other, uint64_t seed)
{
    double sum = 0;
    for (int g = 0; g < JUDGED; g++) {
        Setup setup = setup_of(ai->data.edition->rules.id, seed + (uint64_t)(g / 2));
        Game game;
        game_new(ai->data.edition, &setup, &game, NULL);
        while (game.phase != PHASE_END) {
            PlanList best;
            list_best(&slices[0], game.player == g % 2 ? ai : other, &game, &best);
            lines_play(ai->data.edition, &game, &best.plans[0]);
        }
        sum += (double)game.scores[g % 2] - game.scores[1 - g % 2];
    }
    return sum / JUDGED;
}

static void guess_weights(Weights *weights)
{
    static const float meeples[] = {7, 5, 4, 3, 2};
    memset(weights, 0, sizeof *weights);
    for (int side = 0; side <= WEIGHT_OTHERS; side += WEIGHT_OTHERS) {
        float *of = weights->of + side;
        of[WEIGHT_FOREST] = of[WEIGHT_RIVER] = .8f;
        of[WEIGHT_GATHERER] = of[WEIGHT_FISHER] = 4;
        of[WEIGHT_MEADOW + 2] = of[WEIGHT_SYSTEM + 2] = 4;
    }
    for (int k = 0; k < 5; k++)
        weights->of[WEIGHT_MEEPLES + k] = meeples[k];
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

/* An edition's weights. */
typedef struct Learnt {
    Weights turns, leaves, levels;
} Learnt;

/* Learns one edition's weights, in place. */
static void learn(Ai ai, int games, int rounds, uint64_t seed, bool fresh, Learnt *learnt)
{
    static Sums sums;
    Random random = random_from(seed);
    int first = fresh ? FRESH_ROUNDS : 0;
    ai.weights = &learnt->turns;
    ai.leaf_weights = &learnt->leaves;
    for (int round = 0; round < first + rounds; round++) {
        Learnt before = *learnt;
        Ai other = ai;
        other.weights = &before.turns;
        other.leaf_weights = &before.leaves;
        play_round(&ai, games, random_next(&random), round < first, &sums);
        solve(&sums, WEIGHT_JOIN_HELD, WEIGHTS, &learnt->turns);
        solve(&sums, WEIGHTS, WEIGHTS, &learnt->leaves);
        double lead = judge(&ai, &other, random_next(&random));
        terminal_line(stderr, "%s round %d: error %.3f, leads the round before by %.2f",
                      ai.data.edition->rules.word, round + 1, sums.error / sums.weight, lead);
    }
    play_round(&ai, games, random_next(&random), true, &sums);
    solve(&sums, WEIGHT_JOIN_HELD, WEIGHTS, &learnt->levels);
}

static void print_table(const Ai ais[EDITIONS], int games, int rounds, uint64_t seed, bool fresh)
{
    Weights turns[EDITIONS], leaves[EDITIONS], levels[EDITIONS];
    for (int id = 0; id < EDITIONS; id++) {
        Learnt learnt = {.turns = *ais[id].weights, .leaves = *ais[id].leaf_weights};
        if (fresh)
            guess_weights(&learnt.turns);
        if (fresh)
            learnt.leaves = learnt.turns;
        learn(ais[id], games, rounds, seed, fresh, &learnt);
        turns[id] = learnt.turns;
        leaves[id] = learnt.leaves;
        levels[id] = learnt.levels;
    }
    printf("/* Written by aurochs-learn, %d rounds of %d games. */\n#include \"value.h\"\n", rounds,
           games);
    print_weights("weights_of", turns);
    print_weights("leaf_weights_of", leaves);
    print_weights("level_weights_of", levels);
}

int main(int argc, char **argv)
{
    static Edition editions[EDITIONS];
    static Ai ais[EDITIONS];
    uint64_t games = 4000, rounds = 2, seed = 11;
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
        print_table(ais, (int)games, (int)rounds, seed, fresh);
    if (fflush(stdout) == 0 && !ferror(stdout))
        return 0;
    terminal_line(stderr, "aurochs-learn: standard output: %s", strerror(errno));
    return 1;
}

#include "contest.h"

#include <math.h>
#include <string.h>

#include "joins.h"
#include "search.h"

enum {
    SEEN = 64,        /* turns of which the best FIELD, by what may be joined after them, */
    FIELD = 16,       /* are tried beside the one made, and as many of KIN with */
    KIN = 3,          /* the tile laid as it was */
    PLIES = 4,        /* turns that are played on after one of each player */
    PAIR_FEWEST = 64, /* rounds */
    PAIR_MOST = 3000,
    FIELD_GAMES = 1090, /* that the field plays, about */
};

#define PAIR_SURE .25  /* points: a standard error that is small enough */
#define KIN_LEEWAY .75 /* points: what a simpler advice may fall short of the best */

/* After so many rounds of the field, so many of the others are left. */
static const struct {
    int rounds, left;
} cuts[] = {{8, 10}, {24, 6}, {60, 4}, {160, 1}};

/* So many rounds, as closely as one looks. */
static uint32_t rounds_of(const Contest *c, int rounds)
{
    return (uint32_t)((rounds * c->percent + 99) / 100);
}

static void enter(Contest *c, const Plan *plan)
{
    for (int i = 0; i < c->count; i++) {
        const Plan *known = &c->rivals[i].plan;
        if (moves_equal(known->moves, known->count, plan->moves, plan->count))
            return;
    }
    c->rivals[c->count++] =
        (Rival){.plan = *plan, .kin = move_equal(plan->moves[0], c->rivals[0].plan.moves[0])};
}

/* The best ways to go on after the tile was laid as it was. */
static void enter_kin(Contest *c, const Plan *done)
{
    Game game = c->sight;
    PlanList list = {.most = KIN};
    game_advance(c->ai->data.edition, &game, done->moves[0], NULL);
    if (game.phase != PHASE_PIECE && game.phase != PHASE_RECALL)
        return;
    lines_list(&c->survey, &c->ai->data, c->ai->weights, &game, &list);
    for (int i = 0; i < list.count; i++) {
        const Plan *rest = &list.plans[i];
        Plan plan = {.moves = {done->moves[0]}};
        memcpy(plan.moves + 1, rest->moves, (MOVES_A_PLAN - 1) * sizeof *plan.moves);
        plan.count = 1 + rest->count < MOVES_A_PLAN ? 1 + rest->count : MOVES_A_PLAN;
        enter(c, &plan);
    }
}

void contest_begin(Contest *c, const ReviewTask *task, const Game *game, const Plan *done)
{
    Random chance = random_from(0);
    PlanList list = {.most = SEEN}, field = {.most = FIELD};
    c->ai = task->ai;
    c->percent = task->percent;
    c->sight = game_sight(game, &chance);
    c->rounds = c->games = 0;
    c->plies = game->player_count + PLIES;
    c->count = 0;
    c->pair = false;
    memset(c->sums, 0, sizeof c->sums);
    c->squares = 0;
    enter(c, done);
    enter_kin(c, done);
    lines_list(&c->survey, &c->ai->data, c->ai->weights, &c->sight, &list);
    for (int i = 0; i < list.count; i++) {
        list.plans[i].worth = plans_guess(c->ai, &c->survey, &c->sight, &list.plans[i]);
        plans_add(&field, &list.plans[i]);
    }
    for (int i = 0; i < field.count; i++)
        enter(c, &field.plans[i]);
}

/* Plays on from a turn; `seed` shuffles. */
static void play_on(Contest *c, const Plan *plan, uint64_t seed, float worth[MAX_PLAYERS])
{
    const RuleData *data = &c->ai->data;
    Random chance = random_from(seed);
    Game game = game_sight(&c->sight, &chance);
    lines_play(data->edition, &game, plan);
    for (int ply = 0; ply < c->plies && game.phase != PHASE_END; ply++)
        lines_follow(&c->survey, data, c->ai->weights, &game);
    for (int p = 0; p < game.player_count; p++)
        worth[p] = joins_worth(&c->survey, data, c->ai->leaf_weights, &game, p);
    c->games++;
}

/* The others, the best one first; what was done stays in front. */
static void sort(Contest *c)
{
    for (int i = 2; i < c->count; i++)
        for (int k = i; k > 1 && c->rivals[k].sum > c->rivals[k - 1].sum; k--) {
            Rival swap = c->rivals[k];
            c->rivals[k] = c->rivals[k - 1];
            c->rivals[k - 1] = swap;
        }
}

/* Of turns that are nearly as good the one that differs least from what was done is the better
 * advice: it comes to the front of the others. */
static void prefer_kin(Contest *c)
{
    double least = c->rivals[1].sum - KIN_LEEWAY * c->rounds;
    for (int i = 1; i < c->count; i++)
        if (c->rivals[i].kin && c->rivals[i].sum >= least && c->rivals[i].sum > c->rivals[0].sum) {
            c->rivals[1] = c->rivals[i];
            return;
        }
}

/* False when nothing is left to be better. */
static bool thin_out(Contest *c)
{
    for (size_t i = 0; i < sizeof cuts / sizeof *cuts; i++) {
        if (c->rounds != rounds_of(c, cuts[i].rounds))
            continue;
        sort(c);
        if (cuts[i].left == 1)
            prefer_kin(c);
        if (c->count > 1 + cuts[i].left)
            c->count = 1 + cuts[i].left;
        c->pair = cuts[i].left == 1;
    }
    if (!c->pair)
        return true;
    c->rounds = 0;
    return c->rivals[1].sum > c->rivals[0].sum;
}

/* What the turn cost in the mean, and the standard error of that. */
static double difference(const Contest *c, double *error)
{
    int me = c->sight.player;
    double n = c->rounds, mean = (c->sums[1][me] - c->sums[0][me]) / n;
    double variance = c->squares / n - mean * mean;
    *error = sqrt((variance > 0 ? variance : 0) / n);
    return mean;
}

static bool pair_step(Contest *c)
{
    float worth[2][MAX_PLAYERS];
    int me = c->sight.player;
    uint64_t seed = UINT64_C(0x10000000) + c->rounds; /* the field had others */
    for (int side = 0; side < 2; side++) {
        play_on(c, &c->rivals[side].plan, seed, worth[side]);
        for (int p = 0; p < c->sight.player_count; p++)
            c->sums[side][p] += worth[side][p];
    }
    double gap = (double)worth[1][me] - worth[0][me], error;
    c->squares += gap * gap;
    c->rounds++;
    if (c->rounds < rounds_of(c, PAIR_FEWEST))
        return true;
    double mean = difference(c, &error);
    return c->rounds < rounds_of(c, PAIR_MOST) && error > PAIR_SURE &&
           mean + 2 * error > REVIEW_LEAST;
}

bool contest_step(Contest *c)
{
    float worth[MAX_PLAYERS];
    if (c->count < 2)
        return false;
    if (c->pair)
        return pair_step(c);
    for (int i = 0; i < c->count; i++) {
        play_on(c, &c->rivals[i].plan, 1 + c->rounds, worth);
        c->rivals[i].sum += worth[c->sight.player];
    }
    c->rounds++;
    return thin_out(c);
}

/* The first of the moves that is not the same. */
static ReviewPart wrong_part(const Plan *done, const Plan *best)
{
    static const ReviewPart parts[] = {
        [MOVE_PLACE] = REVIEW_PLACE,  [MOVE_RECALL] = REVIEW_RECALL, [MOVE_KEEP] = REVIEW_RECALL,
        [MOVE_MEEPLE] = REVIEW_PIECE, [MOVE_HUT] = REVIEW_PIECE,     [MOVE_PASS] = REVIEW_PIECE};
    for (int i = 0; i < done->count && i < best->count; i++)
        if (!move_equal(done->moves[i], best->moves[i]))
            return parts[best->moves[i].kind];
    return REVIEW_PIECE;
}

float contest_guess(const Contest *c, uint32_t *games)
{
    double error, rounds = 0, mean = 0;
    if (c->pair && c->rounds > 0) {
        mean = difference(c, &error);
        double sure = fmax(PAIR_SURE, (REVIEW_LEAST - mean) / 2);
        rounds = fmin(fmax(error * error * c->rounds / (sure * sure), PAIR_FEWEST), PAIR_MOST);
    }
    *games = FIELD_GAMES + 2 * (uint32_t)rounds;
    return (float)mean;
}

void contest_tell(const Contest *c, ReviewTurn *turn)
{
    double error, cost = c->pair && c->rounds > 0 ? difference(c, &error) : 0;
    turn->games = c->games;
    turn->cost = 0;
    turn->wrong = REVIEW_NOTHING;
    turn->best_count = 0;
    memset(turn->best, 0, sizeof turn->best);
    memset(turn->change, 0, sizeof turn->change);
    if (cost < REVIEW_LEAST || cost < 2 * error)
        return;
    const Plan *best = &c->rivals[1].plan;
    turn->cost = (float)cost;
    turn->wrong = (uint8_t)wrong_part(&c->rivals[0].plan, best);
    turn->best_count = (uint8_t)best->count;
    memcpy(turn->best, best->moves, sizeof turn->best);
    for (int p = 0; p < c->sight.player_count; p++)
        turn->change[p] = (float)((c->sums[0][p] - c->sums[1][p]) / c->rounds);
}

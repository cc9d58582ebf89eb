#include "search.h"

#include <math.h>

#include "joins.h"

/* Games are played on for one turn of each player and MORE_PLIES, and further between the last
 * candidates. The longer a budget lasts the less is chance, and the more of what is wrong comes
 * from the valuation: so they go DEEPER_PLIES further with each doubling of a budget for
 * DEEP_ROUNDS times MAX_CANDIDATES games. */
enum { MORE_PLIES = 1, DEEPER_PLIES = 2, DEEP_ROUNDS = 64 };

/* What the valuation says counts like so many games. */
enum { PRIOR = 6, MAX_SCORE = 9999 };

/* From so many rounds on those are dropped who are so many standard errors behind. */
enum { RACE_ROUNDS = 16, RACE_ERRORS = 2 };

/* MAX_CANDIDATES are tried in any case, of so many the best by the leaves' valuation. Where the
 * budget lasts for LEAST_ROUNDS of them others are as well, as long as it lasts for WIDE_ROUNDS of
 * all. */
enum { LEAST_ROUNDS = 20, WIDE_ROUNDS = 8 };

typedef struct Tried {
    Plan plan;
    float guess; /* the worth of the position after it, as where games end */
    int answers; /* its row in Search.answers; -1: none yet */
    double sum;
    uint32_t games;
    double squares; /* of its results in the race, each less the mean of its round */
    float last;     /* result */
    int rounds;     /* survived */
} Tried;

/* In which order the tiles of a stack come, but for the round's turn. */
typedef struct Order {
    uint8_t place[MAX_TILES];
} Order;

typedef struct Search {
    const Ai *ai;
    const Game *sight;
    const AiBudget *budget;
    Random random;
    uint32_t deals, iterations;
    Game dealt; /* the sight with its stacks as they lie in this round */
    Order orders[2];
    int plies;
    int raced;         /* rounds that `squares` counts */
    int listed, count; /* of these so many are tried */
    Tried tried[MAX_PLANS];
    Weights weights; /* the learnt ones without lures, which cost more time than they tell */
    Plan answers[MAX_CANDIDATES][MAX_TILES]; /* of the last ones, by the tile in hand */
    Survey survey;
} Search;

/* The share of the budget that is gone. */
static float spent(const Search *s)
{
    const AiBudget *budget = s->budget;
    float time = budget->spent ? budget->spent(budget->context) : 0;
    float games = budget->iterations ? (float)s->iterations / (float)budget->iterations : 0;
    return time > games ? time : games;
}

/* Goes on with the turn that is next after a candidate. Which tile comes is all that differs from
 * one round to the next, so that the answer to it is worked out once. */
static void answer(Search *s, const Tried *tried, Game *game)
{
    if (game->phase != PHASE_PLACE || tried->answers < 0) {
        lines_follow(&s->survey, &s->ai->data, &s->weights, game);
        return;
    }
    Plan *known = &s->answers[tried->answers][game->hand];
    if (known->count == 0)
        *known = lines_best(&s->survey, &s->ai->data, &s->weights, game);
    lines_play(s->ai->data.edition, game, known);
}

static void play_on(Search *s, Tried *tried)
{
    const RuleData *data = &s->ai->data;
    Game game = s->dealt;
    int me = s->sight->player;
    lines_play(data->edition, &game, &tried->plan);
    for (int ply = 0; ply < s->plies && game.phase != PHASE_END; ply++) {
        if (ply == 0)
            answer(s, tried, &game);
        else
            lines_follow(&s->survey, data, &s->weights, &game);
    }
    tried->last = joins_worth(&s->survey, data, s->ai->leaf_weights, &game, me);
    tried->sum += tried->last;
    tried->games++;
    s->iterations++;
}

static double worth(const Tried *tried)
{
    return tried->games ? tried->sum / tried->games : tried->plan.worth;
}

/* What it goes by: few games alone say little. */
static double score(const Tried *tried)
{
    return (tried->sum + PRIOR * tried->guess) / (tried->games + PRIOR);
}

/* Those that were dropped last first, of these the best one first. */
static bool before(const Tried *a, const Tried *b)
{
    return a->rounds != b->rounds ? a->rounds > b->rounds : score(a) > score(b);
}

static void sort(Search *s, int count)
{
    for (int i = 1; i < count; i++)
        for (int k = i; k > 0 && before(&s->tried[k], &s->tried[k - 1]); k--) {
            Tried swap = s->tried[k];
            s->tried[k] = s->tried[k - 1];
            s->tried[k - 1] = swap;
        }
}

static void mix(Random *random, uint8_t *bytes, int count)
{
    for (int i = count - 1; i > 0; i--) {
        int k = (int)random_below(random, (uint32_t)i + 1);
        uint8_t swap = bytes[i];
        bytes[i] = bytes[k];
        bytes[k] = swap;
    }
}

/* Lays a stack for the round: over as many rounds as tiles are left each of them comes once at each
 * place, so that no candidate is judged by a tile that came too often. */
static void deal(Search *s, const Draw *seen, Order *order, Draw *draw)
{
    uint32_t left = (uint32_t)(seen->count - seen->drawn);
    if (left == 0)
        return;
    if (s->deals % left == 0) {
        for (uint32_t i = 0; i < left; i++)
            order->place[i] = (uint8_t)i;
        mix(&s->random, order->place, (int)left);
    }
    for (uint32_t i = 0; i < left; i++)
        draw->tiles[seen->drawn + i] =
            seen->tiles[seen->drawn + (order->place[i] + s->deals) % left];
}

/* One game from each of the first `alive` candidates, all over the same draws. False when the
 * budget is spent. */
static bool play_round(Search *s, int alive)
{
    deal(s, &s->sight->land, &s->orders[0], &s->dealt.land);
    deal(s, &s->sight->special, &s->orders[1], &s->dealt.special);
    s->deals++;
    for (int i = 0; i < alive; i++) {
        if (spent(s) >= 1)
            return false;
        play_on(s, &s->tried[i]);
    }
    s->raced++;
    float mean = 0;
    for (int i = 0; i < alive; i++)
        mean += s->tried[i].last / (float)alive;
    for (int i = 0; i < alive; i++) {
        float off = s->tried[i].last - mean;
        s->tried[i].squares += off * off;
    }
    return true;
}

/* From now on games are played on further, and others are tried as well. */
static void restart_race(Search *s)
{
    s->raced = 0;
    for (int i = 0; i < s->count; i++)
        s->tried[i].squares = 0;
}

/* Drops from the first `alive` who is surely worse than the best of them, and returns how many are
 * left. What is common to all results of a round says nothing, so that it is left out. */
static int race(Search *s, int alive)
{
    int left = 1;
    if (s->raced < RACE_ROUNDS)
        return alive;
    sort(s, alive);
    for (int i = 1; i < alive; i++) {
        double gap = score(&s->tried[0]) - score(&s->tried[i]);
        double error = (s->tried[0].squares + s->tried[i].squares) / s->raced / s->raced;
        if (gap * gap > RACE_ERRORS * RACE_ERRORS * error)
            continue;
        Tried swap = s->tried[left];
        s->tried[left++] = s->tried[i];
        s->tried[i] = swap;
    }
    return left;
}

float plans_guess(const Ai *ai, Survey *survey, const Game *sight, const Plan *plan)
{
    Game game = *sight;
    lines_play(ai->data.edition, &game, plan);
    return joins_worth(survey, &ai->data, ai->leaf_weights, &game, sight->player);
}

static void guess(Search *s, Tried *tried)
{
    tried->guess = plans_guess(s->ai, &s->survey, s->sight, &tried->plan);
}

/* Goes on with the first round. What the valuation thinks little of is the best turn by far now and
 * then, as where a hunter beside a great meadow will come into it. */
static void widen(Search *s)
{
    if (spent(s) * LEAST_ROUNDS >= 1)
        return;
    for (; s->count < s->listed && spent(s) * WIDE_ROUNDS < 1; s->count++) {
        if (s->count >= LOOKED_AT)
            guess(s, &s->tried[s->count]);
        play_on(s, &s->tried[s->count]);
    }
}

/* After one round. */
static int deeper_plies(const Search *s)
{
    int plies = 0;
    for (float share = spent(s) * DEEP_ROUNDS; share > 0 && share < 1; share *= 2)
        plies += DEEPER_PLIES;
    return plies;
}

static void keep_answers(Search *s, int alive)
{
    if (alive > MAX_CANDIDATES || s->tried[0].answers >= 0)
        return;
    for (int i = 0; i < alive; i++)
        s->tried[i].answers = i;
}

static void halve(Search *s)
{
    int rounds = 0, alive = s->count;
    s->plies = s->sight->player_count + MORE_PLIES;
    if (alive < 2 || !play_round(s, alive))
        return;
    int deeper = deeper_plies(s);
    widen(s);
    alive = s->count;
    restart_race(s);
    s->plies += deeper;
    while (1 << rounds < alive)
        rounds++;
    for (int round = 1; round <= rounds; round++) {
        keep_answers(s, alive);
        int wanted = (alive + 1) / 2;
        while (alive > wanted && spent(s) * (float)rounds < (float)round) {
            if (!play_round(s, alive))
                return;
            alive = race(s, alive);
        }
        sort(s, alive);
        alive = alive < wanted ? alive : wanted;
        for (int i = 0; i < alive; i++)
            s->tried[i].rounds++;
        s->plies += MORE_PLIES;
    }
}

/* Turns are listed without what may be joined after them, so that more are looked at than tried
 * first. */
static void choose_tried(Search *s)
{
    const Ai *ai = s->ai;
    PlanList list;
    list.most = MAX_PLANS;
    lines_list(&s->survey, &ai->data, ai->weights, s->sight, &list);
    s->listed = list.count;
    s->count = list.count < MAX_CANDIDATES ? list.count : MAX_CANDIDATES;
    for (int i = 0; i < list.count; i++) {
        Tried tried = {.plan = list.plans[i], .answers = -1};
        int at = i;
        if (i < LOOKED_AT) {
            guess(s, &tried);
            for (; at > 0 && s->tried[at - 1].guess < tried.guess; at--)
                s->tried[at] = s->tried[at - 1];
        }
        s->tried[at] = tried;
    }
}

void search_turn(const Ai *ai, const Game *sight, Random *chance, const AiBudget *budget,
                 AiChoice *choice)
{
    Search s = {.ai = ai,
                .sight = sight,
                .budget = budget,
                .random = random_from(random_next(chance)),
                .dealt = *sight,
                .weights = *ai->weights};
    for (int i = WEIGHT_LURE_FOREST; i < WEIGHT_MEEPLES; i++)
        s.weights.of[i] = 0;
    choose_tried(&s);
    halve(&s);
    /* Where not even the first shuffle was played through, the valuation's order stands. */
    if (s.tried[s.count - 1].games > 0)
        sort(&s, s.count);
    choice->iterations = s.iterations;
    choice->count = s.count < MAX_CANDIDATES ? s.count : MAX_CANDIDATES;
    for (int i = 0; i < choice->count; i++) {
        AiCandidate *candidate = &choice->candidates[i];
        const Tried *tried = &s.tried[i];
        *candidate = (AiCandidate){.count = tried->plan.count,
                                   .worth = (float)worth(tried),
                                   .value = tried->plan.worth,
                                   .games = tried->games};
        for (int m = 0; m < tried->plan.count; m++)
            candidate->moves[m] = tried->plan.moves[m];
    }
}

/* Few games make an uncertain mean: of each, what it is worth at least, more or less. */
static float sure_worth(const AiCandidate *candidate)
{
    enum { SPREAD = 12 }; /* of one game's result, in points */
    return candidate->games ? candidate->worth - SPREAD / sqrtf((float)candidate->games)
                            : candidate->value - MAX_SCORE;
}

static bool leads(const AiCandidate *a, const AiCandidate *b)
{
    return sure_worth(a) > sure_worth(b);
}

static AiCandidate *find_candidate(AiChoice *choice, const AiCandidate *like)
{
    for (int i = 0; i < choice->count; i++) {
        AiCandidate *candidate = &choice->candidates[i];
        if (moves_equal(candidate->moves, candidate->count, like->moves, like->count))
            return candidate;
    }
    return NULL;
}

static void join_candidate(AiCandidate *mine, const AiCandidate *theirs)
{
    uint32_t games = mine->games + theirs->games;
    if (theirs->games == 0)
        return;
    mine->worth =
        (mine->worth * (float)mine->games + theirs->worth * (float)theirs->games) / (float)games;
    mine->games = games;
}

static void sort_candidates(AiChoice *choice)
{
    AiCandidate *list = choice->candidates;
    for (int i = 1; i < choice->count; i++)
        for (int k = i; k > 0 && leads(&list[k], &list[k - 1]); k--) {
            AiCandidate swap = list[k];
            list[k] = list[k - 1];
            list[k - 1] = swap;
        }
}

/* Takes in what only the other search has looked at, in place of the last one if that is worse: of
 * a sorted choice, which stays so. */
static void add_candidate(AiChoice *choice, const AiCandidate *candidate)
{
    if (choice->count < MAX_CANDIDATES)
        choice->candidates[choice->count++] = *candidate;
    else if (leads(candidate, &choice->candidates[choice->count - 1]))
        choice->candidates[choice->count - 1] = *candidate;
    sort_candidates(choice);
}

void ai_join(AiChoice *choice, const AiChoice *other)
{
    bool known[MAX_CANDIDATES];
    for (int k = 0; k < other->count; k++) {
        AiCandidate *mine = find_candidate(choice, &other->candidates[k]);
        known[k] = mine != NULL;
        if (mine)
            join_candidate(mine, &other->candidates[k]);
    }
    sort_candidates(choice);
    for (int k = 0; k < other->count; k++)
        if (!known[k])
            add_candidate(choice, &other->candidates[k]);
    choice->iterations += other->iterations;
    if (choice->count > 0)
        choice->move = choice->candidates[0].moves[0];
}

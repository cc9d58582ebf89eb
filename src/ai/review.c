#include "ai/review.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

#include "contest.h"
#include "core/query.h"

enum { GUESS_PERCENT = 2 /* of the games that make it sure what a turn cost */ };
#define GUESS_SHARE .03f /* of all work, about */

struct Reviewer {
    ReviewTask task;
    Review *review;
    Game game;                        /* before the turn that is looked at */
    int turn;                         /* which that is; */
    bool on;                          /* the contest is about it */
    float likely[MAX_REVIEW_TURNS];   /* points: what turns seem to have cost, */
    uint32_t games[MAX_REVIEW_TURNS]; /* and how many games it may take until that is sure */
    uint64_t expected, played;        /* games: of all turns, and of those weighed */
    Contest contest;
};

size_t reviewer_size(void)
{
    return sizeof(Reviewer);
}

/* How far results spread round what was expected, with so many tiles left to each player: fitted to
 * the results of thousands of games of 2, 3 and 5 players that look one turn ahead. */
static float spread_of(int player_count, int tiles)
{
    return 3.1f * sqrtf((float)(tiles + 1) / (float)player_count);
}

/* The chance of each to win who expect so many points over the mean of the others, with so many
 * land tiles to be drawn; their sum is 1. */
static void tell_chances(int player_count, const float worth[MAX_PLAYERS], int tiles,
                         float chances[MAX_PLAYERS])
{
    /* What is over the mean of the others is over the mean of all by this share less. */
    float scale = (float)(player_count - 1) / (float)player_count / spread_of(player_count, tiles);
    float best = worth[0], sum = 0;
    for (int p = 1; p < player_count; p++)
        best = worth[p] > best ? worth[p] : best;
    for (int p = 0; p < player_count; p++)
        sum += chances[p] = expf((worth[p] - best) * scale);
    for (int p = 0; p < player_count; p++)
        chances[p] /= sum;
}

static void restart(Reviewer *r)
{
    game_new(r->task.ai->data.edition, r->task.setup, &r->game, NULL);
}

static void split_turns(Reviewer *r)
{
    Review *review = r->review;
    ReviewTurn *turn = NULL;
    restart(r);
    for (int i = 0; i < r->task.move_count; i++) {
        if (r->game.phase == PHASE_PLACE) {
            turn = &review->turns[review->turn_count];
            *turn = (ReviewTurn){
                .player = r->game.player, .first = (int16_t)i, .extra = r->game.extra_turn};
        }
        game_advance(r->task.ai->data.edition, &r->game, r->task.moves[i], NULL);
        turn->count++;
        if (r->game.phase == PHASE_PLACE || r->game.phase == PHASE_END)
            review->turn_count++;
    }
}

void reviewer_begin(Reviewer *r, const ReviewTask *task, Review *review)
{
    memset(r, 0, offsetof(Reviewer, contest));
    r->task = *task;
    r->review = review;
    memset(review, 0, sizeof *review);
    review->player_count = task->setup->player_count;
    split_turns(r);
    restart(r);
}

static void advance(Reviewer *r, const ReviewTurn *turn)
{
    for (int i = 0; i < turn->count; i++)
        game_advance(r->task.ai->data.edition, &r->game, r->task.moves[turn->first + i], NULL);
}

/* Land tiles that what is known before a turn leaves to be drawn: that turn's is one of them, but
 * behind the last turn of the review. */
static int tiles_left(const Reviewer *r, int turn)
{
    bool unknown = turn < r->review->turn_count && !r->game.extra_turn;
    return r->game.land.count - r->game.land.drawn + unknown;
}

/* The chance that has become certain. */
static void share_victory(const Game *game, float chances[MAX_PLAYERS])
{
    int winners = 0;
    uint8_t leaders = game_leaders(game);
    for (int p = 0; p < game->player_count; p++)
        winners += leaders >> p & 1;
    for (int p = 0; p < game->player_count; p++)
        chances[p] = leaders >> p & 1 ? 1 / (float)winners : 0;
}

static void read_end(Reviewer *r)
{
    Review *review = r->review;
    ai_worth(r->task.ai, &r->game, review->end);
    if (r->game.phase == PHASE_END)
        share_victory(&r->game, review->chances[review->turn_count]);
    else
        tell_chances(review->player_count, review->end, tiles_left(r, review->turn_count),
                     review->chances[review->turn_count]);
    restart(r);
}

static void read_turn(Reviewer *r)
{
    Review *review = r->review;
    ReviewTurn *turn = &review->turns[review->read];
    float worth[MAX_PLAYERS];
    ai_worth(r->task.ai, &r->game, worth);
    ai_luck(r->task.ai, &r->game, turn->luck);
    for (int p = 0; p < review->player_count; p++)
        turn->before[p] = worth[p] - turn->luck[p];
    tell_chances(review->player_count, turn->before, tiles_left(r, review->read),
                 review->chances[review->read]);
    advance(r, turn);
    if (++review->read == review->turn_count)
        read_end(r);
}

/* Of the turn just made, what the next one's `before` would tell had the best one been made. */
static void tell_better(const Reviewer *r, ReviewTurn *turn)
{
    const Review *review = r->review;
    int next = r->turn + 1, player = turn->player;
    const float *after = next < review->turn_count ? turn[1].before : review->end;
    float worth[MAX_PLAYERS], chances[MAX_PLAYERS];
    turn->better = review->chances[next][player];
    if (turn->cost == 0)
        return;
    for (int p = 0; p < review->player_count; p++)
        worth[p] = after[p] - turn->change[p];
    tell_chances(review->player_count, worth, tiles_left(r, next), chances);
    turn->better = chances[player];
}

static bool guesses(const Review *review)
{
    return review->guessed < review->turn_count;
}

/* Whether turn `a` is looked at before turn `b`. */
static bool comes_first(const Reviewer *r, int a, int b)
{
    const ReviewTurn *turns = r->review->turns;
    bool first = r->task.first >> turns[a].player & 1, other = r->task.first >> turns[b].player & 1;
    return first != other ? first : r->likely[a] > r->likely[b];
}

/* Begins the contest about the next turn. */
static void begin_turn(Reviewer *r)
{
    const Review *review = r->review;
    ReviewTask task = r->task;
    int next = -1;
    for (int t = 0; t < review->turn_count; t++) {
        bool done = guesses(review) ? r->games[t] > 0 : review->turns[t].weighed;
        if (!done && (next < 0 || comes_first(r, t, next)))
            next = t;
    }
    if (guesses(review))
        task.percent = (GUESS_PERCENT * task.percent + 99) / 100;
    r->turn = next;
    restart(r);
    for (int t = 0; t < next; t++)
        advance(r, &review->turns[t]);
    Plan done = {.count = review->turns[next].count};
    memcpy(done.moves, r->task.moves + review->turns[next].first, done.count * sizeof *done.moves);
    contest_begin(&r->contest, &task, &r->game, &done);
    r->on = true;
}

static void end_turn(Reviewer *r)
{
    Review *review = r->review;
    ReviewTurn *turn = &review->turns[r->turn];
    contest_tell(&r->contest, turn);
    advance(r, turn);
    tell_better(r, turn);
    r->on = false;
    if (guesses(review)) {
        r->likely[r->turn] = contest_guess(&r->contest, &r->games[r->turn]);
        r->expected += r->games[r->turn];
        review->guessed++;
    } else {
        r->played += r->games[r->turn];
        turn->weighed = true;
        review->weighed++;
    }
}

static float share_done(const Reviewer *r)
{
    const Review *review = r->review;
    if (guesses(review))
        return GUESS_SHARE * (float)review->guessed / (float)review->turn_count;
    uint64_t most = r->on ? r->games[r->turn] : 0, now = r->on ? r->contest.games : 0;
    uint64_t played = r->played + (now < most ? now : most);
    return GUESS_SHARE + (1 - GUESS_SHARE) * (float)played / (float)r->expected;
}

static void look_at_turn(Reviewer *r)
{
    if (!r->on)
        begin_turn(r);
    if (!contest_step(&r->contest))
        end_turn(r);
    r->review->share = share_done(r);
}

bool reviewer_step(Reviewer *r)
{
    const Review *review = r->review;
    if (review->read < review->turn_count)
        read_turn(r);
    else if (review->weighed < review->turn_count)
        look_at_turn(r);
    return review->weighed < review->turn_count;
}

ReviewSums review_sums(const Review *review)
{
    ReviewSums sums = {.luck = {0}};
    if (review->read < review->turn_count)
        return sums;
    for (int t = 0; t < review->turn_count; t++) {
        const ReviewTurn *turn = &review->turns[t];
        const float *next = t + 1 < review->turn_count ? turn[1].before : review->end;
        sums.cost[turn->player] += turn->cost;
        for (int p = 0; p < review->player_count; p++) {
            sums.luck[p] += turn->luck[p];
            if (p != turn->player)
                sums.gifts[p] += turn->change[p];
            sums.rest[p] += next[p] - turn->before[p] - turn->luck[p] - turn->change[p];
        }
    }
    return sums;
}

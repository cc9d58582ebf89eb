/* Looking back from outside: a blunder is found and named, luck, cost and result add up, and the
 * same game gives the same review. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/review.h"
#include "check.h"
#include "core/query.h"
#include "support.h"

enum { MOST_MOVES = 3 * MAX_TILES };

typedef struct Played {
    Setup setup;
    Move moves[MOST_MOVES];
    int count;
    Game end;
} Played;

static AiChoice choice;
static Played played;
static Review review, other;

#define BLUNDER 14 /* points that the valuation gives for the best turn over the one made */
#define OMISSION 7

/* The placement that is worth least to whoever lays it, the rest of the turn played well; returns
 * how much less than the best. */
static float worst_place(const Ai *ai, const Game *game, Move *move)
{
    MoveList list;
    float least = 0, most = 0, worth[MAX_PLAYERS];
    game_moves(ai->data.edition, game, &list);
    for (int i = 0; i < list.count; i++) {
        Game next = game_play(ai->data.edition, game, list.moves[i], NULL);
        ai_worth(ai, &next, worth);
        float mine = worth[game->player];
        if (i == 0 || mine < least) {
            least = mine;
            *move = list.moves[i];
        }
        most = i == 0 || mine > most ? mine : most;
    }
    return most - least;
}

/* What placing nothing gives away, where a meeple would be put. */
static float omission(void)
{
    if (choice.move.kind == MOVE_MEEPLE)
        for (int i = 1; i < choice.count; i++)
            if (choice.candidates[i].moves[0].kind == MOVE_PASS)
                return choice.candidates[0].value - choice.candidates[i].value;
    return 0;
}

static void decide(const Ai *ai, const Game *game, AiLevel level, Random *chance)
{
    AiBudget budget = {.iterations = 150};
    ai_choose(ai, game, level, chance, &budget, &choice);
}

static void play(Game *game, const Edition *edition, Move move)
{
    assert_true(played.count < MOST_MOVES);
    played.moves[played.count++] = move;
    game_advance(edition, game, move, NULL);
}

/* A game in which seat p plays levels[p]. From turn `blunder` (0: never) on the first tile that can
 * be laid so badly is, or, where `piece`, nothing is placed once where that is so bad. Returns in
 * which turn. */
static int play_game(const Ai *ai, int players, const AiLevel *levels, int blunder, bool piece)
{
    const Edition *edition = ai->data.edition;
    Random chance = random_from(5);
    Game game;
    int turn = 0, made = 0;
    played.setup = test_setup(edition->rules.id, players, 11);
    played.count = 0;
    game_new(edition, &played.setup, &game, NULL);
    while (game.phase != PHASE_END) {
        Move worst = move_of(MOVE_PASS);
        turn += game.phase == PHASE_PLACE;
        decide(ai, &game, levels[game.player], &chance);
        bool may = blunder && !made && turn >= blunder;
        bool bad = may && piece ? omission() > OMISSION
                                : may && game.phase == PHASE_PLACE &&
                                      worst_place(ai, &game, &worst) > BLUNDER;
        made = bad ? turn : made;
        play(&game, edition, bad ? worst : choice.move);
    }
    played.end = game;
    return made;
}

/* What holds of every review: costs are none or worth naming, and chances make one. */
static void check_review(const Review *of)
{
    uint8_t leaders = game_leaders(&played.end);
    int players = played.setup.player_count, moves = 0;
    for (int t = 0; t < of->turn_count; t++) {
        const ReviewTurn *turn = &of->turns[t];
        assert_true(turn->weighed);
        assert_true(turn->cost == 0 || turn->cost >= REVIEW_LEAST);
        assert_true(fabsf(turn->cost + turn->change[turn->player]) < .01f);
        assert_int_equal(turn->best_count > 0, turn->cost > 0);
        assert_int_equal(turn->wrong != REVIEW_NOTHING, turn->cost > 0);
        assert_int_equal(turn->first, moves);
        moves += turn->count;
    }
    assert_true(moves == played.count || played.end.phase != PHASE_END);
    assert_true(fabsf(of->chances[0][0] - 1 / (float)players) < .12f);
    for (int t = 0; t <= of->turn_count; t++) {
        float sum = 0;
        for (int p = 0; p < players; p++)
            sum += of->chances[t][p];
        assert_true(fabsf(sum - 1) < 1e-5f);
    }
    for (int p = 0; p < players && played.end.phase == PHASE_END; p++)
        assert_int_equal(of->chances[of->turn_count][p] > 0, leaders >> p & 1);
}

static void look_back(const Ai *ai, int percent, Review *result)
{
    ReviewTask task = {ai, &played.setup, played.moves, played.count, test_share(percent), 0};
    Reviewer *reviewer = malloc(reviewer_size());
    assert_non_null(reviewer);
    reviewer_begin(reviewer, &task, result);
    while (reviewer_step(reviewer)) {
    }
    free(reviewer);
    assert_int_equal(result->weighed, result->turn_count);
    assert_true(fabsf(result->share - 1) < 1e-5f);
    check_review(result);
}

/* The turn, from 1, that cost most. */
static int costliest(const Review *of)
{
    int most = 0;
    for (int t = 1; t < of->turn_count; t++)
        if (of->turns[t].cost > of->turns[most].cost)
            most = t;
    return most + 1;
}

static const AiLevel normals[] = {AI_TURN, AI_TURN, AI_TURN, AI_TURN, AI_TURN};

static const AiLevel weak[] = {AI_NAIVE, AI_EASY, AI_NAIVE};

TEST(a_blunder_is_found)
{
    static const struct {
        EditionId edition;
        int turn;
        ReviewPart part;
    } cases[] = {{EDITION_SECOND, 12, REVIEW_PLACE},
                 {EDITION_FIRST, 40, REVIEW_PLACE},
                 {EDITION_SECOND, 44, REVIEW_PIECE}};
    for (size_t i = 0; i < test_share(sizeof cases / sizeof *cases); i++) {
        const Ai *ai = test_ai(cases[i].edition);
        bool piece = cases[i].part == REVIEW_PIECE;
        int made = play_game(ai, 2, normals, cases[i].turn, piece);
        look_back(ai, 6, &review);
        const ReviewTurn *turn = &review.turns[made - 1];
        if (test_met(false))
            continue; /* a sample's few games find it by chance */
        assert_int_equal(costliest(&review), made);
        assert_int_equal(turn->wrong, cases[i].part);
        assert_true(turn->cost > 5);
        assert_true(turn->better > review.chances[made][turn->player]);
        assert_true(turn->best_count > 0);
        assert_int_equal(move_equal(turn->best[0], played.moves[turn->first]), piece);
        assert_true(!piece || turn->best[turn->best_count - 1].kind == MOVE_MEEPLE);
    }
}

/* A few games of each turn guess what is costly, of one player's turns first where that is asked
 * for; then what seems to be costliest is made sure first. Of the work never less is done. */
TEST(the_costliest_come_first)
{
    Reviewer *reviewer = malloc(reviewer_size());
    int made = play_game(test_ai(EDITION_SECOND), 3, normals, 12, false), first = 0, guessed = 0;
    ReviewTask task = {test_ai(EDITION_SECOND), &played.setup, played.moves, played.count, 100, 0};
    assert_non_null(reviewer);
    reviewer_begin(reviewer, &task, &review);
    uint8_t player = review.turns[made - 1].player;
    task.first = 1 << player;
    reviewer_begin(reviewer, &task, &review);
    for (int t = 0; t < review.turn_count; t++)
        first += review.turns[t].player == player;
    for (float share = 0; review.weighed == 0; share = review.share) {
        assert_true(reviewer_step(reviewer));
        assert_true(review.share >= share && review.share < .1f);
        for (int t = 0; review.guessed > guessed && t < review.turn_count; t++) {
            bool before = review.turns[t].player == player || review.guessed > first;
            assert_true(before || review.turns[t].games == 0);
        }
        if (review.guessed == first)
            assert_int_equal(costliest(&review), made);
        guessed = review.guessed;
    }
    assert_int_equal(guessed, review.turn_count);
    for (int t = 0; t < review.turn_count; t++)
        assert_int_equal(review.turns[t].weighed, t == made - 1);
    free(reviewer);
}

TEST(good_play_costs_little)
{
    static const AiLevel levels[] = {AI_HARD, AI_NAIVE};
    play_game(test_ai(EDITION_SECOND), 2, levels, 0, false);
    look_back(test_ai(EDITION_SECOND), 4, &review);
    ReviewSums sums = review_sums(&review);
    print_message("hard gave %.1f away, naive %.1f\n", sums.cost[0], sums.cost[1]);
    assert_true(test_met(sums.cost[0] < 20 && sums.cost[1] > 60));
}

/* What is over the mean of the others at the end is what it was at the start, and luck, less what
 * was given away, and what the others gave, and the rest. */
TEST(luck_and_cost_add_up)
{
    for (int players = MIN_PLAYERS; players < MIN_PLAYERS + test_share(4); players++) {
        const Ai *ai = test_ai((EditionId)(players % EDITIONS));
        play_game(ai, players, normals, 30, false);
        look_back(ai, 1, &review);
        ReviewSums sums = review_sums(&review);
        for (int p = 0; p < players; p++) {
            float others = 0, sum = review.turns[0].before[p] + sums.luck[p] - sums.cost[p] +
                                    sums.gifts[p] + sums.rest[p];
            for (int q = 0; q < players; q++)
                others += q == p ? 0 : (float)played.end.scores[q] / (float)(players - 1);
            float result = (float)played.end.scores[p] - others;
            print_message("%+6.1f = start %+.1f luck %+.1f cost %+.1f gifts %+.1f rest %+.1f\n",
                          result, review.turns[0].before[p], sums.luck[p], -sums.cost[p],
                          sums.gifts[p], sums.rest[p]);
            assert_true(fabsf(result - sum) < .02f);
        }
    }
}

/* What a turn did to the chance to win is told beside the chance that the course has after it. */
TEST(chances_of_turns_are_those_of_the_course)
{
    int costly = 0, told = 0;
    for (int players = 2; players < 2 + test_share(2); players++) {
        play_game(test_ai(EDITION_SECOND), players, weak, 0, false);
        look_back(test_ai(EDITION_SECOND), 1, &review);
        for (int t = 0; t < review.turn_count; t++) {
            const ReviewTurn *turn = &review.turns[t];
            float after = review.chances[t + 1][turn->player];
            assert_true(turn->better >= 0 && turn->better <= 1);
            if (turn->cost == 0)
                assert_true(turn->better == after);
            else if (players == 2 && after < 1) /* what one loses is the other's */
                assert_true(turn->better >= after);
            costly += turn->cost > 1;
            told += turn->cost > 1 && turn->better > after + .005f;
        }
    }
    print_message("%d of %d costly turns made winning less likely\n", told, costly);
    assert_true(test_met(costly > 20 && told > costly / 2));
}

/* And equal games give equal reviews. */
TEST(it_can_be_left_at_any_step)
{
    Reviewer *reviewer = malloc(reviewer_size());
    play_game(test_ai(EDITION_SECOND), 2, normals, 0, false);
    /* the last turn is not ended */
    while (played.count > 0 && played.moves[played.count - 1].kind != MOVE_PLACE)
        played.count--;
    ReviewTask task = {test_ai(EDITION_SECOND), &played.setup, played.moves, played.count, 1, 0};
    assert_non_null(reviewer);
    reviewer_begin(reviewer, &task, &review);
    int read = 0, weighed = 0;
    for (bool more = true; more;) {
        more = reviewer_step(reviewer);
        assert_true(review.read - read + review.weighed - weighed <= 1);
        assert_true(review.weighed == 0 || review.read == review.turn_count);
        read = review.read;
        weighed = review.weighed;
        ReviewSums sums = review_sums(&review);
        assert_true(read == review.turn_count || sums.luck[0] == 0);
    }
    assert_int_equal(weighed, review.turn_count);
    free(reviewer);
    played.end.phase = PHASE_PLACE;
    look_back(test_ai(EDITION_SECOND), 1, &other);
    assert_memory_equal(&review, &other, sizeof review);
}

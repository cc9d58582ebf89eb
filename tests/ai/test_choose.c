/* Computer players from outside: every decision legal, none that depends on what cannot be seen,
 * the same every time, and at once when it must be. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "ai/ai.h"
#include "ai/value.h"
#include "check.h"
#include "support.h"

static AiChoice choice, other_choice;

static void assert_legal(const Ai *ai, const Game *game)
{
    assert_int_equal(game_check(ai->data.edition, game, choice.move).check, MOVE_OK);
    if (choice.count > 0)
        assert_true(move_equal(choice.candidates[0].moves[0], choice.move));
    for (int i = 0; i < choice.count; i++)
        assert_int_equal(game_check(ai->data.edition, game, choice.candidates[i].moves[0]).check,
                         MOVE_OK);
}

/* A whole game; seat p plays levels[p]. Returns its decisions. */
static long play(const Ai *ai, int players, const AiLevel *levels, uint64_t seed)
{
    const Edition *edition = ai->data.edition;
    AiBudget budget = {.iterations = 30};
    Random chance = random_from(seed);
    long decisions = 0;
    Game game = test_position(edition->rules.id, players, seed, 0);
    for (; game.phase != PHASE_END; decisions++) {
        ai_choose(ai, &game, levels[game.player], &chance, &budget, &choice);
        assert_legal(ai, &game);
        game_advance(edition, &game, choice.move, NULL);
    }
    return decisions;
}

TEST(any_number_plays_by_the_rules)
{
    static const AiLevel five[] = {AI_HARD, AI_TURN, AI_EASY, AI_NAIVE, AI_SHAMAN},
                         others[] = {AI_NORMAL, AI_EASY, AI_RANDOM, AI_NORMAL};
    int games = test_share(120);
    long decisions = 0;
    for (int g = 0; g < games; g++) {
        const Ai *ai = test_ai((EditionId)(g % EDITIONS));
        decisions += play(ai, 2 + g / 2 % 3, others, (uint64_t)g);
        if (g < test_share(8))
            play(ai, MAX_PLAYERS, five, (uint64_t)g);
    }
    print_message("%ld decisions\n", decisions);
    assert_true(decisions > 120L * games);
}

/* The stronger one's lead over some games, each deal from both seats. */
static int lead_over(const Ai *ai, AiLevel stronger, AiLevel weaker, int games)
{
    const Edition *edition = ai->data.edition;
    AiBudget budget = {.iterations = 100};
    int lead = 0;
    for (int g = 0; g < games; g++) {
        Random chance = random_from((uint64_t)g);
        Game game = test_position(edition->rules.id, 2, 600 + (uint64_t)g / 2, 0);
        while (game.phase != PHASE_END) {
            bool strong = game.player == g % 2;
            ai_choose(ai, &game, strong ? stronger : weaker, &chance, &budget, &choice);
            game_advance(edition, &game, choice.move, NULL);
        }
        lead += game.scores[g % 2] - game.scores[1 - g % 2];
    }
    return lead;
}

TEST(each_level_leads_the_one_before)
{
    for (int id = 0; id < test_share(EDITIONS); id++) {
        int easy = lead_over(test_ai((EditionId)id), AI_EASY, AI_RANDOM, test_share(6));
        int normal = lead_over(test_ai((EditionId)id), AI_NORMAL, AI_EASY, test_share(6));
        int hard = lead_over(test_ai((EditionId)id), AI_HARD, AI_NORMAL, test_share(2));
        print_message("over six games easy %+d, normal %+d, over two hard %+d\n", easy, normal,
                      hard);
        assert_true(test_met(easy > 0));
        assert_true(test_met(normal > 0));
        assert_true(test_met(hard > 0));
    }
}

static void assert_same_choice(void)
{
    assert_true(move_equal(choice.move, other_choice.move));
    assert_int_equal(choice.count, other_choice.count);
    assert_int_equal(choice.iterations, other_choice.iterations);
    for (int i = 0; i < choice.count; i++) {
        const AiCandidate *a = &choice.candidates[i], *b = &other_choice.candidates[i];
        assert_int_equal(a->count, b->count);
        assert_int_equal(a->games, b->games);
        assert_memory_equal(&a->worth, &b->worth, sizeof a->worth);
        for (int m = 0; m < a->count; m++)
            assert_true(move_equal(a->moves[m], b->moves[m]));
    }
}

TEST(equal_sights_give_equal_choices)
{
    AiBudget budget = {.iterations = 30};
    for (int i = 0; i < test_share(60); i++) {
        const Ai *ai = test_ai((EditionId)(i % EDITIONS));
        Game game = test_position(ai->data.edition->rules.id, 2 + i % 4, (uint64_t)i, 2 * i);
        Game hidden = test_turned(&game); /* another true order, and not game_sight's */
        if (game.phase == PHASE_END)
            continue;
        for (int level = 0; level < AI_LEVELS; level++) {
            Random chance = random_from(7), other_chance = random_from(7);
            float luck[MAX_PLAYERS], other_luck[MAX_PLAYERS];
            ai_choose(ai, &game, (AiLevel)level, &chance, &budget, &choice);
            ai_choose(ai, &hidden, (AiLevel)level, &other_chance, &budget, &other_choice);
            assert_same_choice();
            ai_worth(ai, &game, luck);
            ai_worth(ai, &hidden, other_luck);
            assert_memory_equal(luck, other_luck, (size_t)game.player_count * sizeof *luck);
        }
    }
}

typedef struct Watch {
    int asked, stop_at;
    clock_t last;
    double longest; /* between two questions, in seconds of a core */
} Watch;

static float watch_spent(void *context)
{
    Watch *watch = context;
    clock_t now = clock();
    double gap = (double)(now - watch->last) / CLOCKS_PER_SEC;
    if (gap > watch->longest)
        watch->longest = gap;
    watch->last = now;
    return watch->asked++ >= watch->stop_at ? 1.f : 0.f;
}

TEST(thinking_stops_when_told)
{
    for (int i = 0; i < test_share(40); i++) {
        const Ai *ai = test_ai((EditionId)(i % EDITIONS));
        Game game = test_position(ai->data.edition->rules.id, 2 + i % 4, (uint64_t)i, 3 * i);
        Watch watch = {.stop_at = i, .last = clock()};
        AiBudget budget = {.spent = watch_spent, .context = &watch};
        Random chance = random_from(1);
        if (game.phase == PHASE_END)
            continue;
        ai_choose(ai, &game, AI_HARD, &chance, &budget, &choice);
        watch_spent(&watch);
        assert_legal(ai, &game);
        assert_true((int)choice.iterations <= i + 1);
        assert_true(watch.longest < .05);
    }
}

static uint32_t games_of(const AiChoice *of)
{
    uint32_t games = 0;
    for (int i = 0; i < of->count; i++)
        games += of->candidates[i].games;
    return games;
}

TEST(iterations_are_counted_to_the_last_and_joined)
{
    const Ai *ai = test_ai(EDITION_SECOND);
    Game game = test_position(EDITION_SECOND, 2, 5, 40);
    for (uint32_t wanted = 1; wanted < 300; wanted += 37) {
        AiBudget budget = {.iterations = wanted};
        Random one = random_from(1), two = random_from(2);
        ai_choose(ai, &game, AI_HARD, &one, &budget, &choice);
        ai_choose(ai, &game, AI_HARD, &two, &budget, &other_choice);
        uint32_t both = choice.iterations + other_choice.iterations;
        assert_in_range(choice.iterations, 1, wanted); /* fewer where it is sure */
        assert_int_equal(games_of(&choice), choice.iterations);
        ai_join(&choice, &other_choice);
        assert_int_equal(choice.iterations, both);
        assert_int_equal(games_of(&choice), both);
        assert_true(move_equal(choice.move, choice.candidates[0].moves[0]));
    }
}

static bool is_tried(const AiChoice *by, const AiCandidate *turn)
{
    for (int i = 0; i < by->count; i++) {
        const AiCandidate *other = &by->candidates[i];
        bool same = other->count == turn->count;
        for (int m = 0; same && m < turn->count; m++)
            same = move_equal(other->moves[m], turn->moves[m]);
        if (same)
            return true;
    }
    return false;
}

/* A short search tries few turns only, and good ones are not always among them. */
TEST(who_has_time_tries_more_turns)
{
    enum { GOOD = 4 };
    AiBudget brief = {.iterations = 100}, more = {.iterations = 800};
    int positions = 0, found = 0;
    for (int i = 0; i < test_share(24); i++) {
        const Ai *ai = test_ai((EditionId)(i % EDITIONS));
        Game game = test_position(ai->data.edition->rules.id, 2, (uint64_t)i, 30 + 10 * (i % 8));
        Random chance = random_from(1);
        if (game.phase != PHASE_PLACE)
            continue;
        ai_choose(ai, &game, AI_HARD, &chance, &brief, &other_choice);
        ai_choose(ai, &game, AI_HARD, &chance, &more, &choice);
        assert_legal(ai, &game);
        assert_in_range(choice.iterations, 1, more.iterations);
        for (int k = 0; k < GOOD && k < choice.count; k++)
            found += !is_tried(&other_choice, &choice.candidates[k]);
        positions++;
    }
    print_message("%d good turns were not tried before in %d positions\n", found, positions);
    assert_true(test_met(found * 8 > positions));
}

static AiCandidate candidate_of(int8_t x, float worth)
{
    return (AiCandidate){.count = 1,
                         .moves = {{.kind = MOVE_PLACE, .cell = {x, 0}}},
                         .worth = worth,
                         .games = 100};
}

/* The games of both count alike. */
TEST(what_two_searches_found_is_one_mean)
{
    const AiChoice three = {.count = 3,
                            .candidates = {candidate_of(1, 9), candidate_of(2, 6),
                                           candidate_of(3, 4)},
                            .iterations = 400};
    choice = (AiChoice){
        .count = 2, .candidates = {candidate_of(2, 7), candidate_of(1, 5)}, .iterations = 300};
    ai_join(&choice, &three);
    assert_int_equal(choice.iterations, 700);
    assert_int_equal(choice.count, 3);
    assert_int_equal(choice.move.cell.x, 1);
    assert_float_equal(choice.candidates[0].worth, 7, .001);
    assert_int_equal(choice.candidates[0].games, 200);
    assert_float_equal(choice.candidates[1].worth, 6.5, .001);
    assert_int_equal(choice.candidates[2].moves[0].cell.x, 3);
}

/* What one search has not listed is taken over, in place of what is worse. */
TEST(a_turn_that_one_search_has_not_is_taken_over)
{
    choice = (AiChoice){.count = MAX_CANDIDATES};
    for (int i = 0; i < MAX_CANDIDATES; i++)
        choice.candidates[i] = candidate_of((int8_t)i, (float)-i);
    other_choice = (AiChoice){.count = 3,
                              .candidates = {candidate_of(50, 3), candidate_of(51, 2),
                                             candidate_of(52, -90)}};
    ai_join(&choice, &other_choice);
    assert_int_equal(choice.count, MAX_CANDIDATES);
    assert_int_equal(choice.move.cell.x, 50);
    assert_int_equal(choice.candidates[1].moves[0].cell.x, 51);
    assert_int_equal(choice.candidates[MAX_CANDIDATES - 1].moves[0].cell.x, MAX_CANDIDATES - 3);
}

/* The parts of a candidate's worth are its worth, but for the rare tile that is counted twice. */
TEST(reasons_add_up)
{
    int count = 0, off = 0;
    for (int i = 0; i < 30; i++) {
        const Ai *ai = test_ai((EditionId)(i % EDITIONS));
        Random chance = random_from(1);
        Game game = test_position(ai->data.edition->rules.id, 2 + i % 4, (uint64_t)i, 3 * i);
        if (game.phase != PHASE_PLACE)
            continue;
        ai_choose(ai, &game, AI_TURN, &chance, NULL, &choice);
        AiReasons first = ai_reasons(ai, &game, &choice.candidates[0]);
        AiReasons last = ai_reasons(ai, &game, &choice.candidates[choice.count - 1]);
        float difference = 0;
        for (int part = 0; part < AI_PARTS; part++)
            difference +=
                first.mine[part] - first.others[part] - last.mine[part] + last.others[part];
        difference -= choice.candidates[0].value - choice.candidates[choice.count - 1].value;
        off += difference < -.1f || difference > .1f;
        count++;
    }
    assert_true(count > 10);
    assert_true(off * 10 < count);
}

/* Over all tiles that could have come the luck is none. */
TEST(luck_is_none_on_the_whole)
{
    for (int i = 0; i < 12; i++) {
        const Ai *ai = test_ai((EditionId)(i % EDITIONS));
        Game game = test_position(ai->data.edition->rules.id, 2 + i % 4, (uint64_t)i, 5 * i);
        float sums[MAX_PLAYERS] = {0}, luck[MAX_PLAYERS];
        MoveList list;
        if (game.phase != PHASE_PLACE || game.extra_turn)
            continue;
        int hand = game.land.drawn - 1;
        for (int t = hand; t < game.land.count; t++) {
            Game drawn = game;
            drawn.land.tiles[hand] = drawn.hand = game.land.tiles[t];
            drawn.land.tiles[t] = game.land.tiles[hand];
            game_moves(ai->data.edition, &drawn, &list);
            if (list.count == 0)
                continue;
            ai_luck(ai, &drawn, luck);
            for (int p = 0; p < game.player_count; p++)
                sums[p] += luck[p];
        }
        for (int p = 0; p < game.player_count; p++)
            assert_true(sums[p] > -2 && sums[p] < 2);
    }
}

static void mix(uint64_t *hash, const void *bytes, size_t size)
{
    const uint8_t *at = bytes;
    for (size_t i = 0; i < size; i++)
        *hash = (*hash ^ at[i]) * 0x100000001B3u;
}

/* Choices and worths to the last bit, by weights that no learning changes: what came out on the
 * first machine must come out on every one. */
TEST(choices_are_the_same_everywhere)
{
    Random random = random_from(3);
    AiBudget budget = {.iterations = 60};
    Weights weights;
    uint64_t hash = 0xCBF29CE484222325u;
    for (int i = 0; i < WEIGHTS; i++)
        weights.of[i] = (float)random_below(&random, 4000) / 1000 - 1;
    for (int i = 0; i < 16; i++) {
        Ai ai = *test_ai((EditionId)(i % EDITIONS));
        Game game = test_position(ai.data.edition->rules.id, 2 + i % 4, (uint64_t)i, 6 * i);
        ai.weights = ai.leaf_weights = ai.level_weights = &weights;
        for (int level = AI_RANDOM; level < AI_LEVELS && game.phase != PHASE_END; level++) {
            ai_choose(&ai, &game, (AiLevel)level, &random, &budget, &choice);
            Move move = choice.move;
            uint8_t plain[] = {move.kind, (uint8_t)move.cell.x, (uint8_t)move.cell.y, move.rotation,
                               move.zone};
            mix(&hash, plain, sizeof plain);
            for (int k = 0; k < choice.count; k++)
                mix(&hash, &choice.candidates[k].worth, sizeof(float));
        }
    }
    print_message("0x%016llX\n", (unsigned long long)hash);
    assert_true(hash == 0x41738DA7128D96E4u);
}

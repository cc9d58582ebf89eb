#include "ai/ai.h"
#include "core/query.h"
#include "search.h"
#include "styles.h"

const char *const ai_level_words[AI_LEVELS] = {"random", "naive",    "one-turn", "hard",
                                               "easy",   "gatherer", "fisher",   "normal",
                                               "shaman", "elder",    "aurochs"};

bool ai_searches(AiLevel level)
{
    return level == AI_HARD || level == AI_AUROCHS;
}

void ai_init(Ai *ai, const Edition *edition)
{
    rule_data_init(&ai->data, edition);
    ai->weights = &weights_of[edition->rules.id];
    ai->leaf_weights = &leaf_weights_of[edition->rules.id];
    ai->level_weights = &level_weights_of[edition->rules.id];
}

/* One's own points less the best other's. */
static float lead(const uint16_t scores[MAX_PLAYERS], int players, int me)
{
    int best = -1;
    for (int p = 0; p < players; p++)
        if (p != me && scores[p] > best)
            best = scores[p];
    return (float)(scores[me] - best);
}

/* The best of all legal moves by what the final scoring would give after it. Of equal ones any. */
static Move choose_naive(const Edition *edition, const Game *game, Random *chance)
{
    MoveList list;
    uint16_t scores[MAX_PLAYERS];
    float best = 0;
    uint32_t equals = 0;
    Move choice = {0};
    game_moves(edition, game, &list);
    for (int i = 0; i < list.count; i++) {
        Game next = game_play(edition, game, list.moves[i], NULL);
        game_project(edition, &next, scores);
        float worth = lead(scores, game->player_count, game->player);
        if (equals == 0 || worth > best) {
            best = worth;
            equals = 0;
        }
        if (worth == best && random_below(chance, ++equals) == 0)
            choice = list.moves[i];
    }
    return choice;
}

static Move choose_random(const Edition *edition, const Game *game, Random *chance)
{
    MoveList list;
    game_moves(edition, game, &list);
    return list.moves[random_below(chance, (uint32_t)list.count)];
}

void ai_choose(const Ai *ai, const Game *game, AiLevel level, Random *chance,
               const AiBudget *budget, AiChoice *choice)
{
    const Edition *edition = ai->data.edition;
    Game sight = game_sight(game, chance);
    choice->count = 0;
    choice->iterations = 0;
    if (level == AI_RANDOM || level == AI_NAIVE) {
        choice->move = level == AI_RANDOM ? choose_random(edition, &sight, chance)
                                          : choose_naive(edition, &sight, chance);
        return;
    }
    if (ai_searches(level))
        search_turn(ai, &sight, chance, budget, choice);
    else
        styles_choose(ai, &sight, level, chance, choice);
    choice->move = choice->candidates[0].moves[0];
}

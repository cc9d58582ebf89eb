/* What positions are worth, and why: for those who look back. */
#include <string.h>

#include "ai/ai.h"
#include "lines.h"

/* A sight that is the same for all games that look the same. */
static Game steady_sight(const Game *game)
{
    Random chance = random_from(0);
    return game_sight(game, &chance);
}

/* Of a game whose turn is over. */
static void worth_to_all(const Ai *ai, const Game *game, float worth[MAX_PLAYERS])
{
    Survey survey;
    for (int p = 0; p < game->player_count; p++)
        worth[p] = survey_worth(&survey, &ai->data, ai->level_weights, game, p);
}

static void worth_of_sight(const Ai *ai, Game sight, float worth[MAX_PLAYERS])
{
    Survey survey;
    PlanList best = {.most = 1};
    if (sight.phase != PHASE_END) {
        lines_list(&survey, &ai->data, ai->weights, &sight, &best);
        lines_play(ai->data.edition, &sight, &best.plans[0]);
    }
    worth_to_all(ai, &sight, worth);
}

void ai_worth(const Ai *ai, const Game *game, float worth[MAX_PLAYERS])
{
    worth_of_sight(ai, steady_sight(game), worth);
}

AiReasons ai_reasons(const Ai *ai, const Game *game, const AiCandidate *candidate)
{
    Survey survey;
    AiReasons reasons = {.mine = {0}};
    Game sight = steady_sight(game);
    Plan plan = {.count = candidate->count};
    memcpy(plan.moves, candidate->moves, sizeof plan.moves);
    lines_play(ai->data.edition, &sight, &plan);
    for (int p = 0; p < game->player_count; p++) {
        float parts[AI_PARTS];
        survey_parts(&survey, &ai->data, ai->weights, &sight, p, parts);
        for (int part = 0; part < AI_PARTS; part++) {
            if (p == game->player)
                reasons.mine[part] = parts[part];
            else
                reasons.others[part] += parts[part] / (float)(game->player_count - 1);
        }
    }
    return reasons;
}

void ai_luck(const Ai *ai, const Game *game, float luck[MAX_PLAYERS])
{
    const Edition *edition = ai->data.edition;
    Game sight = steady_sight(game);
    Draw *stack = sight.extra_turn ? &sight.special : &sight.land;
    int hand = stack->drawn - 1, count = 0;
    double sums[MAX_PLAYERS] = {0};
    for (int i = hand; i < stack->count; i++) {
        float worth[MAX_PLAYERS];
        MoveList moves;
        Game other = sight;
        Draw *drawn = other.extra_turn ? &other.special : &other.land;
        drawn->tiles[hand] = stack->tiles[i];
        drawn->tiles[i] = stack->tiles[hand];
        other.hand = stack->tiles[i];
        game_moves(edition, &other, &moves);
        if (moves.count == 0)
            continue;
        worth_of_sight(ai, other, worth);
        for (int p = 0; p < game->player_count; p++) {
            sums[p] += worth[p];
            if (i == hand)
                luck[p] = worth[p];
        }
        count++;
    }
    for (int p = 0; p < game->player_count; p++)
        luck[p] = (float)(luck[p] - sums[p] / count);
}

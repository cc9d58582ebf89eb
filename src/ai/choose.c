#include <string.h>

#include "ai/ai.h"
#include "core/query.h"
#include "lines.h"
#include "search.h"

const char *const ai_level_words[AI_LEVELS] = {"random", "naive",  "easy", "gatherer", "fisher",
                                               "normal", "shaman", "hard", "aurochs"};

bool ai_searches(AiLevel level)
{
    return level == AI_HARD || level == AI_AUROCHS;
}

void ai_init(Ai *ai, const Edition *edition)
{
    rule_data_init(&ai->data, edition);
    ai->weights = &weights_of[edition->rules.id];
    ai->leaf_weights = &leaf_weights_of[edition->rules.id];
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

/* Half of what open forests and rivers would bring to those who hold them. */
static void add_hopes(const Edition *edition, const Game *game, float points[MAX_PLAYERS])
{
    for (int i = 0; i < game->piece_count; i++) {
        Piece piece = game->pieces[i];
        if (piece.kind == PIECE_HUT || piece_role(&edition->tiles, piece) == ROLE_HUNTER)
            continue;
        AreaInfo info = area_info(edition, game, piece.node);
        if (info.majority >> piece.player & 1)
            points[piece.player] += .5f * info.points / (float)info.meeples[piece.player];
    }
}

/* Points that can be seen, and as many again for what is begun; half of the placements are
 * overlooked, and what the rest is worth is seen through a haze. */
static Move choose_easy(const Edition *edition, const Game *game, Random *chance)
{
    enum { HAZE = 48, STEPS = 16, KEPT_FOR = 1 };
    MoveList list;
    uint16_t scores[MAX_PLAYERS];
    float best = 0;
    bool any = false;
    Move choice = {0};
    game_moves(edition, game, &list);
    for (int i = 0; i < list.count; i++) {
        bool last_chance = !any && i == list.count - 1;
        if (game->phase == PHASE_PLACE && random_below(chance, 2) == 0 && !last_chance)
            continue;
        Game next = game_play(edition, game, list.moves[i], NULL);
        float points[MAX_PLAYERS] = {0};
        game_project(edition, &next, scores);
        add_hopes(edition, &next, points);
        float worth = lead(scores, game->player_count, game->player) + points[game->player] +
                      KEPT_FOR * next.meeples[game->player] +
                      (float)random_below(chance, HAZE) / STEPS;
        if (!any || worth > best) {
            best = worth;
            choice = list.moves[i];
        }
        any = true;
    }
    return choice;
}

static void choose_normal(const Ai *ai, const Game *sight, AiChoice *choice)
{
    Survey survey;
    PlanList list = {.most = MAX_CANDIDATES};
    lines_list(&survey, &ai->data, ai->weights, sight, &list);
    choice->count = list.count;
    for (int i = 0; i < list.count; i++) {
        AiCandidate *candidate = &choice->candidates[i];
        *candidate = (AiCandidate){.count = list.plans[i].count,
                                   .worth = list.plans[i].worth,
                                   .value = list.plans[i].worth};
        memcpy(candidate->moves, list.plans[i].moves, sizeof candidate->moves);
    }
}

void ai_choose(const Ai *ai, const Game *game, AiLevel level, Random *chance,
               const AiBudget *budget, AiChoice *choice)
{
    const Edition *edition = ai->data.edition;
    Game sight = game_sight(game, chance);
    MoveList list;
    choice->count = 0;
    choice->iterations = 0;
    switch (level) {
    case AI_NAIVE:
        choice->move = choose_naive(edition, &sight, chance);
        return;
    case AI_EASY:
        choice->move = choose_easy(edition, &sight, chance);
        return;
    case AI_GATHERER:
    case AI_FISHER:
    case AI_NORMAL:
    case AI_SHAMAN:
        choose_normal(ai, &sight, choice);
        break;
    case AI_HARD:
    case AI_AUROCHS:
        search_turn(ai, &sight, chance, budget, choice);
        break;
    case AI_RANDOM:
    case AI_LEVELS:
        game_moves(edition, &sight, &list);
        choice->move = list.moves[random_below(chance, (uint32_t)list.count)];
        return;
    }
    choice->move = choice->candidates[0].moves[0];
}

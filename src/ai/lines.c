#include "lines.h"

typedef struct Trial {
    Survey *survey;
    const RuleData *data;
    const Weights *weights;
    int me;
    Plan plan; /* as far as it was played */
    PlanList *list;
} Trial;

static bool inside_turn(const Game *game)
{
    return game->phase == PHASE_RECALL || game->phase == PHASE_PIECE;
}

static void try_moves(Trial *t, const Game *game)
{
    MoveList moves;
    game_moves(t->data->edition, game, &moves);
    for (int i = 0; i < moves.count; i++) {
        Game next = game_play(t->data->edition, game, moves.moves[i], NULL);
        t->plan.moves[t->plan.count++] = moves.moves[i];
        if (inside_turn(&next)) {
            try_moves(t, &next);
        } else {
            t->plan.worth = survey_worth(t->survey, t->data, t->weights, &next, t->me);
            plans_add(t->list, &t->plan);
        }
        t->plan.count--;
    }
}

void lines_list(Survey *survey, const RuleData *data, const Weights *weights, const Game *game,
                PlanList *list)
{
    Trial trial = {survey, data, weights, game->player, {.count = 0}, list};
    list->count = 0;
    if (game->phase == PHASE_PLACE && plans_simple(&data->edition->tiles.tiles[game->hand])) {
        survey_read(survey, data, weights, game, game->player);
        plans_list(survey, list);
    } else {
        try_moves(&trial, game);
    }
}

void lines_play(const Edition *edition, Game *game, const Plan *plan)
{
    for (int i = 0; i < plan->count; i++) {
        Move move = plan->moves[i];
        bool asks_back = game->phase == PHASE_RECALL;
        if (asks_back && move.kind != MOVE_RECALL && move.kind != MOVE_KEEP)
            game_advance(edition, game, move_of(MOVE_KEEP), NULL);
        /* A turn without a choice of pieces ends by itself. */
        if (i > 0 && !inside_turn(game))
            return;
        game_advance(edition, game, move, NULL);
    }
}

Plan lines_best(Survey *survey, const RuleData *data, const Weights *weights, const Game *game)
{
    PlanList best;
    best.most = 1;
    if (game->phase == PHASE_PLACE) {
        survey_read(survey, data, weights, game, game->player);
        plans_list(survey, &best);
    } else {
        lines_list(survey, data, weights, game, &best);
    }
    return best.plans[0];
}

void lines_follow(Survey *survey, const RuleData *data, const Weights *weights, Game *game)
{
    Plan best = lines_best(survey, data, weights, game);
    lines_play(data->edition, game, &best);
}

#include "lines.h"

typedef struct Trial {
    Outlook *outlook;
    const Lore *lore;
    const Weights *weights;
    int me;
    Turn turn; /* as far as it was played */
    TurnList *list;
} Trial;

static bool inside_turn(const Game *game)
{
    return game->phase == PHASE_RECALL || game->phase == PHASE_PIECE;
}

static void try_moves(Trial *t, const Game *game)
{
    MoveList moves;
    game_moves(t->lore->edition, game, &moves);
    for (int i = 0; i < moves.count; i++) {
        Game next = game_play(t->lore->edition, game, moves.moves[i], NULL);
        t->turn.moves[t->turn.count++] = moves.moves[i];
        if (inside_turn(&next)) {
            try_moves(t, &next);
        } else {
            t->turn.worth = outlook_worth(t->outlook, t->lore, t->weights, &next, t->me);
            turns_add(t->list, &t->turn);
        }
        t->turn.count--;
    }
}

void lines_list(Outlook *outlook, const Lore *lore, const Weights *weights, const Game *game,
                TurnList *list)
{
    Trial trial = {outlook, lore, weights, game->player, {.count = 0}, list};
    list->count = 0;
    if (game->phase == PHASE_PLACE && turns_simple(&lore->edition->tiles.tiles[game->hand])) {
        outlook_read(outlook, lore, weights, game, game->player);
        turns_list(outlook, list);
    } else {
        try_moves(&trial, game);
    }
}

void lines_play(const Edition *edition, Game *game, const Turn *turn)
{
    for (int i = 0; i < turn->count; i++) {
        Move move = turn->moves[i];
        bool asks_back = game->phase == PHASE_RECALL;
        if (asks_back && move.kind != MOVE_RECALL && move.kind != MOVE_KEEP)
            game_advance(edition, game, move_of(MOVE_KEEP), NULL);
        /* A turn without a choice of pieces ends by itself. */
        if (i > 0 && !inside_turn(game))
            return;
        game_advance(edition, game, move, NULL);
    }
}

void lines_follow(Outlook *outlook, const Lore *lore, const Weights *weights, Game *game)
{
    TurnList best = {.most = 1};
    if (game->phase == PHASE_PLACE) {
        outlook_read(outlook, lore, weights, game, game->player);
        turns_list(outlook, &best);
    } else {
        lines_list(outlook, lore, weights, game, &best);
    }
    lines_play(lore->edition, game, &best.turns[0]);
}

#include "play/turn_awards.h"

#include <assert.h>

/* Awards of the final scoring, and what a draw brings about, are no doing of the turn. */
static void note_events(const Events *events, TurnAwards *turn_awards)
{
    for (int i = 0; i < events->count; i++) {
        const Event *event = &events->items[i];
        if (event->kind == EVENT_DRAWN || event->kind == EVENT_DISCARDED ||
            event->kind == EVENT_FINAL)
            return;
        if (event->kind == EVENT_EXTRA_TURN)
            turn_awards->extra_node = event->node;
        if (event->kind != EVENT_AWARD)
            continue;
        assert(turn_awards->count < MAX_PREVIEW_AWARDS);
        turn_awards->awards[turn_awards->count++] = event->award;
        turn_awards->points[event->award.player] += event->award.points;
    }
}

TurnAwards turn_awards_of(const Edition *edition, const Game *game, const Move *moves, int count)
{
    TurnAwards turn_awards = {.extra_node = NO_NODE};
    int me = game->player;
    Game now = *game;
    Events events;
    /* A turn without a choice of pieces ends by itself, before its moves do. */
    for (int i = 0; i < count && now.phase != PHASE_END && now.player == me; i++) {
        if (game_check(edition, &now, moves[i]).check != MOVE_OK)
            break;
        game_advance(edition, &now, moves[i], &events);
        note_events(&events, &turn_awards);
    }
    for (Move idle; preview_idle(&now, &idle);) {
        game_advance(edition, &now, idle, &events);
        note_events(&events, &turn_awards);
    }
    if (!now.extra_turn)
        turn_awards.extra_node = NO_NODE;
    return turn_awards;
}

#include "play/turns.h"

#include "play/asked.h"

void turns_recent(const Session *session, int at, RecentTiles *recent)
{
    int mover = session_game_at(session, at)->player;
    recent->count = 0;
    for (int i = at - 1; i >= 0 && recent->count < MAX_TILES; i--) {
        Move move = session_move(session, i);
        int player = session_game_at(session, i)->player;
        if (move.kind != MOVE_PLACE)
            continue;
        if (player == mover)
            return;
        recent->tiles[recent->count++] = (LaidTile){move.cell, (uint8_t)player};
    }
}

void turns_of_programs(const Session *session, int at, RecentTiles *recent)
{
    const Setup *setup = session_setup(session);
    bool told[MAX_PLAYERS] = {false}; /* another one's turn lies between */
    int later = -1;                   /* who laid the tile after this one */
    recent->count = 0;
    for (int i = at - 1; i >= 0 && recent->count < MAX_TILES; i--) {
        Move move = session_move(session, i);
        int player = session_game_at(session, i)->player;
        if (move.kind != MOVE_PLACE)
            continue;
        if (asked_is_person(setup, player))
            return;
        if (later >= 0 && later != player)
            told[later] = true;
        if (!told[player])
            recent->tiles[recent->count++] = (LaidTile){move.cell, (uint8_t)player};
        later = player;
    }
}

bool turns_laid(const Session *session, int at, Cell cell, int *player, int *turn)
{
    bool laid = false;
    *turn = 0;
    for (int i = 0; i < at && !laid; i++) {
        Move move = session_move(session, i);
        if (move.kind != MOVE_PLACE)
            continue;
        ++*turn;
        *player = session_game_at(session, i)->player;
        laid = cell_equal(move.cell, cell);
    }
    return laid;
}

bool turns_without_meeple(const Session *session, int index)
{
    const Game *now = session_game_at(session, index);
    if (now->meeples[now->player] > 0)
        return false;
    for (int i = index - 1; i >= 0; i--) {
        const Game *before = session_game_at(session, i);
        if (before->player == now->player && before->phase == PHASE_PLACE)
            return before->meeples[now->player] == 0;
    }
    return false;
}

#include "play/turns.h"

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

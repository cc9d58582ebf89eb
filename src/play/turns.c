#include "play/turns.h"

#include "play/asked.h"

/* Goes back from `*at` to the move before that laid a tile, and tells the tile; false: none did. */
static bool tile_before(const Session *session, int *at, LaidTile *tile)
{
    while (*at > 0) {
        Move move = session_move(session, --*at);
        *tile = (LaidTile){move.cell, session_game_at(session, *at)->player};
        if (move.kind == MOVE_PLACE)
            return true;
    }
    return false;
}

void turns_recent(const Session *session, int at, RecentTiles *recent)
{
    int mover = session_game_at(session, at)->player;
    LaidTile tile;
    recent->count = 0;
    while (recent->count < MAX_TILES && tile_before(session, &at, &tile) && tile.player != mover)
        recent->tiles[recent->count++] = tile;
}

void turns_last(const Session *session, int at, RecentTiles *last)
{
    LaidTile tile;
    last->count = 0;
    while (last->count < MAX_TILES && tile_before(session, &at, &tile) &&
           (last->count == 0 || tile.player == last->tiles[0].player))
        last->tiles[last->count++] = tile;
}

void turns_of_programs(const Session *session, int at, RecentTiles *recent)
{
    const Setup *setup = session_setup(session);
    bool told[MAX_PLAYERS] = {false}; /* another one's turn lies between */
    int later = -1;                   /* who laid the tile after this one */
    LaidTile tile;
    recent->count = 0;
    while (recent->count < MAX_TILES && tile_before(session, &at, &tile)) {
        if (asked_is_person(setup, tile.player))
            return;
        if (later >= 0 && later != tile.player)
            told[later] = true;
        if (!told[tile.player])
            recent->tiles[recent->count++] = tile;
        later = tile.player;
    }
}

bool turns_laid(const Session *session, int at, Cell cell, int *player, int *turn)
{
    bool laid = false;
    *player = *turn = 0;
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

int turns_ahead(const Session *session)
{
    int turns = 0;
    for (int i = session_at(session); i < session_move_count(session); i++)
        turns += session_move(session, i).kind == MOVE_PLACE;
    return turns;
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

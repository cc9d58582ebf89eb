#include "play/asked.h"

bool asked_is_person(const Setup *setup, int player)
{
    return setup->seats[player].kind == SEAT_HUMAN;
}

AiLevel asked_level(const Setup *setup, int player)
{
    static const AiLevel levels[SEAT_KINDS] = {
        [SEAT_AI_EASY] = AI_EASY,      [SEAT_AI_GATHERER] = AI_GATHERER,
        [SEAT_AI_FISHER] = AI_FISHER,  [SEAT_AI_NORMAL] = AI_NORMAL,
        [SEAT_AI_SHAMAN] = AI_SHAMAN,  [SEAT_AI_HARD] = AI_ELDER,
        [SEAT_AI_AUROCHS] = AI_AUROCHS};
    return levels[setup->seats[player].kind];
}

bool asked_person(const Setup *setup, const Game *game)
{
    return game->phase != PHASE_END && asked_is_person(setup, game->player);
}

bool asked_program(const Setup *setup, const Game *game)
{
    return game->phase != PHASE_END && !asked_is_person(setup, game->player);
}

bool asked_nobody(const Setup *setup)
{
    bool none = true;
    for (int player = 0; player < setup->player_count; player++)
        none &= !asked_is_person(setup, player);
    return none;
}

int asked_before(const Session *session, int at)
{
    while (--at >= 0)
        if (asked_person(session_setup(session), session_game_at(session, at)))
            break;
    return at;
}

int asked_after(const Session *session, int at)
{
    int count = session_move_count(session);
    if (at >= count)
        return -1;
    while (++at < count)
        if (asked_person(session_setup(session), session_game_at(session, at)))
            break;
    return at;
}

int asked_last_person(const Session *session, int at)
{
    const Setup *setup = session_setup(session);
    const Game *game = session_game_at(session, at);
    int player = game->player, before = asked_before(session, at);
    if (asked_is_person(setup, player))
        return player;
    if (before >= 0)
        return session_game_at(session, before)->player;
    for (int i = 1; i < setup->player_count; i++)
        if (asked_is_person(setup, (player + i) % setup->player_count))
            return (player + i) % setup->player_count;
    return player;
}

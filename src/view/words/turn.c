#include "view/words/turn.h"

#include <assert.h>
#include <string.h>

#include "core/utf8.h"
#include "view/words/names.h"
#include "view/words/tr.h"

/* A sentence that the player's name begins. */
static TurnWords of_player(const char *name, const char *sentence)
{
    static const char place[] = "{player} ";
    assert(strncmp(sentence, place, strlen(place)) == 0);
    return (TurnWords){name, sentence + strlen(place)};
}

/* Whether the land tile that was drawn last is due: an extra turn comes after it. */
static bool lays_last(const Game *game)
{
    return game->land.drawn == game->land.count && !game->extra_turn;
}

TurnWords say_turn(const Setup *setup, const Game *game)
{
    const char *name = say_seat(&setup->seats[game->player]);
    switch ((Phase)game->phase) {
    case PHASE_END:
        return (TurnWords){NULL, tr("The game is over")};
    case PHASE_RECALL:
        return (TurnWords){NULL, tr("Take a meeple back?")};
    case PHASE_PIECE:
        return of_player(name, tr("{player} places a piece"));
    default:
        return of_player(name, game->extra_turn  ? tr("{player} lays once more")
                               : lays_last(game) ? tr("{player} lays the last tile")
                                                 : tr("{player} lays a tile"));
    }
}

void say_left_briefly(const Game *game, char *text, size_t capacity)
{
    if (game->phase == PHASE_PLACE && lays_last(game))
        utf8_print(text, capacity, "%s", tr("last tile"));
    else
        utf8_print(text, capacity, "%d", game->land.count - game->land.drawn);
}

TurnWords say_thinks(const Setup *setup, const Game *game)
{
    return of_player(say_seat(&setup->seats[game->player]), tr("{player} thinks"));
}

const char *say_forest_turn(ForestTurn turn)
{
    static const char *const words[] = {
        [FOREST_TURN_EARNS] = N_("Closing it earns a turn"),
        [FOREST_TURN_LATER] = N_("Closing it earns a turn"),
        [FOREST_TURN_NO_TILE] = N_("Closing it earns no turn"),
        [FOREST_TURN_EARNED] = N_("Closing it earned a turn"),
        [FOREST_TURN_CHAINED] = N_("Closing it earned no turn"),
        [FOREST_TURN_LAPSED] = N_("Closing it earned no turn"),
    };
    return tr(words[turn]);
}

const char *say_forest_turn_why(EditionId edition, ForestTurn turn)
{
    static const char *const none_left[EDITIONS] = {
        [EDITION_SECOND] = N_("no menhir tile is left that fits"),
        [EDITION_FIRST] = N_("no bonus tile is left that fits"),
    };
    static const char *const none_fitted[EDITIONS] = {
        [EDITION_SECOND] = N_("no menhir tile was left that fitted"),
        [EDITION_FIRST] = N_("no bonus tile was left that fitted"),
    };
    switch (turn) {
    case FOREST_TURN_LATER:
        return tr("but not on this extra turn");
    case FOREST_TURN_NO_TILE:
        return tr(none_left[edition]);
    case FOREST_TURN_CHAINED:
        return tr("an extra turn never earns another");
    case FOREST_TURN_LAPSED:
        return tr(none_fitted[edition]);
    default:
        return "";
    }
}

const char *say_mark_in_forest(EditionId edition)
{
    static const char *const words[EDITIONS] = {
        [EDITION_SECOND] = N_("a menhir in this forest"),
        [EDITION_FIRST] = N_("gold in this forest"),
    };
    return tr(words[edition]);
}

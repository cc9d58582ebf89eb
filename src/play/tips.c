#include "play/tips.h"

#include "play/asked.h"
#include "play/outlook.h"
#include "play/preview.h"

typedef struct Finder {
    const Edition *edition;
    const Game *game, *before; /* `before` is the position one move earlier, or NULL */
    int player;
    uint16_t found;
    Tip *tips;
} Finder;

static void tell(Finder *finder, TipKind kind, uint16_t node, Cell cell)
{
    if (!(finder->found >> kind & 1)) {
        finder->found |= (uint16_t)(1 << kind);
        finder->tips[kind] = (Tip){node, cell};
    }
}

/* Which pieces could be put on the tile just laid. */
static void find_pieces(Finder *finder)
{
    static const TipKind kinds[ROLES] = {[ROLE_GATHERER] = TIP_GATHERER,
                                         [ROLE_FISHER] = TIP_FISHER,
                                         [ROLE_HUNTER] = TIP_HUNTER,
                                         [ROLE_HUT] = TIP_HUT};
    const TileSet *set = &finder->edition->tiles;
    MoveList list;
    game_moves(finder->edition, finder->game, &list);
    for (int i = 0; i < list.count; i++) {
        Move move = list.moves[i];
        if (move.kind != MOVE_MEEPLE && move.kind != MOVE_HUT)
            continue;
        Piece piece = {.kind = move.kind == MOVE_HUT ? PIECE_HUT : PIECE_MEEPLE,
                       .node = set->tiles[finder->game->hand].zones[move.zone].node};
        tell(finder, kinds[piece_role(set, piece)], piece.node, (Cell){0});
    }
}

/* Where the tile in hand would earn a turn. */
static void find_menhir(Finder *finder)
{
    MoveList list;
    game_moves(finder->edition, finder->game, &list);
    for (int i = 0; i < list.count && !(finder->found >> TIP_MENHIR & 1); i++) {
        Move move = list.moves[i];
        Preview preview = preview_place(finder->edition, finder->game, move.cell, move.rotation);
        if (preview.extra_turn)
            tell(finder, TIP_MENHIR, preview.extra_node, move.cell);
    }
}

/* The area of one of the person's meeples. */
static void look_at(Finder *finder, uint16_t node)
{
    const Game *game = finder->game;
    AreaInfo now = area_info(finder->edition, game, node);
    AreaInfo then = {0};
    bool known = finder->before && finder->before->areas.label[node] != NO_NODE;
    if (known)
        then = area_info(finder->edition, finder->before, node);
    bool mine = now.majority >> finder->player & 1;
    if (mine && now.majority != 1 << finder->player && then.majority != now.majority)
        tell(finder, TIP_TIED, now.node, (Cell){0});
    bool hungry = now.animals[TIGER] > then.animals[TIGER] && !now.wildfire;
    if (now.kind == ZONE_MEADOW && hungry && known)
        tell(finder, TIP_TIGER, now.node, (Cell){0});
    if (now.kind != ZONE_MEADOW && outlook_stays_open(finder->edition, game, &now))
        tell(finder, TIP_STAYS, now.node, (Cell){0});
    if (now.kind != ZONE_MEADOW && !now.closed)
        tell(finder, TIP_SIGNS, now.node, (Cell){0});
}

uint16_t tips_of(const Session *session, int at, Tip tips[TIPS])
{
    const Game *game = session_game_at(session, at);
    Finder finder = {.edition = session_edition(session),
                     .game = game,
                     .before = at > 0 ? session_game_at(session, at - 1) : NULL,
                     .player = game->player,
                     .tips = tips};
    uint16_t projected[MAX_PLAYERS];
    if (!asked_person(session_setup(session), game))
        return 0;
    if (game->phase == PHASE_PIECE)
        find_pieces(&finder);
    if (game->phase == PHASE_PLACE) {
        find_menhir(&finder);
        if (finder.edition->tiles.tiles[game->hand].power != POWER_NONE)
            tell(&finder, TIP_POWER, NO_NODE, (Cell){0});
    }
    if (game->meeples[game->player] == 1)
        tell(&finder, TIP_LAST, NO_NODE, (Cell){0});
    for (int i = 0; i < game->piece_count; i++)
        if (game->pieces[i].player == game->player && game->pieces[i].kind == PIECE_MEEPLE)
            look_at(&finder, game->pieces[i].node);
    game_project(finder.edition, game, projected);
    for (int p = 0; p < game->player_count; p++)
        if (projected[p] > game->scores[p])
            tell(&finder, TIP_PROJECTED, NO_NODE, (Cell){0});
    return finder.found;
}

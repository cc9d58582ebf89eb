/* The course of a game: a turn is up to three decisions, and a decision without a choice is passed
 * over.
 *
 *   place -> powers score -> recall (shaman) -> piece -> completed areas score -> next turn
 *
 * Each arrow is one function below, and each goes on to the next by itself where there is no
 * choice. */
#include "core/game.h"

#include <assert.h>
#include <string.h>

#include "board.h"
#include "score.h"

static const Tile *hand_tile(const Edition *edition, const Game *game)
{
    return &edition->tiles.tiles[game->hand];
}

/* The piece of `kind` that was first put on the whole of `node`, or NULL. */
static const Piece *first_piece(const Game *game, const Unions *unions, PieceKind kind,
                                uint16_t node)
{
    for (int i = 0; i < game->piece_count; i++) {
        const Piece *piece = &game->pieces[i];
        if (piece->kind == kind && unions->label[piece->node] == unions->label[node])
            return piece;
    }
    return NULL;
}

static bool takes_meeple(const Zone *zone)
{
    return zone->kind != ZONE_NONE && zone->kind != ZONE_LAKE;
}

static bool takes_hut(const Zone *zone)
{
    return zone->kind == ZONE_RIVER || zone->kind == ZONE_LAKE;
}

/* 000, "Place a meeple or a hut": rulings 4. */
static Verdict check_piece(const Edition *edition, const Game *game, Move move)
{
    Verdict verdict = {.check = MOVE_OK};
    if (move.zone >= MAX_ZONES || hand_tile(edition, game)->zones[move.zone].kind == ZONE_NONE) {
        verdict.check = MOVE_NO_SUCH_ZONE;
        return verdict;
    }
    const Zone *zone = &hand_tile(edition, game)->zones[move.zone];
    bool meeple = move.kind == MOVE_MEEPLE;
    const Piece *blocker = meeple ? first_piece(game, &game->areas, PIECE_MEEPLE, zone->node)
                           : takes_hut(zone)
                               ? first_piece(game, &game->systems, PIECE_HUT, zone->node)
                               : NULL;
    if (meeple && !takes_meeple(zone))
        verdict.check = MOVE_LAKE_TAKES_NONE;
    else if (!meeple && !takes_hut(zone))
        verdict.check = MOVE_NO_WATER;
    else if (meeple && game->meeples[game->player] == 0)
        verdict.check = MOVE_NO_MEEPLE_LEFT;
    else if (!meeple && game->huts[game->player] == 0)
        verdict.check = MOVE_NO_HUT_LEFT;
    else if (blocker) {
        verdict.check = meeple ? MOVE_AREA_TAKEN : MOVE_SYSTEM_TAKEN;
        verdict.blocker = *blocker;
    }
    return verdict;
}

static Verdict check_place(const Edition *edition, const Game *game, Move move)
{
    Verdict verdict = {.check = MOVE_OK};
    const Site *site = game_site(game, move.cell);
    const Tile *tile = hand_tile(edition, game);
    if (move.rotation > 3)
        verdict.check = MOVE_NO_SUCH_TURN;
    else if (!site)
        verdict.check = MOVE_CELL_APART;
    else if (site->tile != NO_TILE)
        verdict.check = MOVE_CELL_TAKEN;
    else {
        for (int side = 0; side < SIDES; side++) {
            verdict.ours[side] = tile->packed[move.rotation] >> 2 * side & 3;
            verdict.theirs[side] = site->asks >> 2 * side & 3;
            if (verdict.theirs[side] != SIDE_OPEN && verdict.theirs[side] != verdict.ours[side])
                verdict.clash |= (uint8_t)(1u << side);
        }
        if (verdict.clash)
            verdict.check = MOVE_SIDES_CLASH;
    }
    return verdict;
}

/* The index of the own meeple on the tile at `cell`, or -1. A tile bears one piece at most: pieces
 * are put on the tile just placed only, and one in a turn. */
static int own_meeple(const Edition *edition, const Game *game, Cell cell)
{
    const Site *site = game_site(game, cell);
    if (site && site->tile != NO_TILE)
        for (int i = 0; i < game->piece_count; i++) {
            const Piece *piece = &game->pieces[i];
            if (piece->player == game->player && piece->kind == PIECE_MEEPLE &&
                edition->tiles.node[piece->node].tile == site->tile)
                return i;
        }
    return -1;
}

static bool move_due(uint8_t kind, uint8_t phase)
{
    switch (kind) {
    case MOVE_PLACE:
        return phase == PHASE_PLACE;
    case MOVE_RECALL:
    case MOVE_KEEP:
        return phase == PHASE_RECALL;
    case MOVE_MEEPLE:
    case MOVE_HUT:
    case MOVE_PASS:
        return phase == PHASE_PIECE;
    }
    return false;
}

Verdict game_check(const Edition *edition, const Game *game, Move move)
{
    if (game->phase == PHASE_END)
        return (Verdict){.check = MOVE_GAME_OVER};
    if (!move_due(move.kind, game->phase))
        return (Verdict){.check = MOVE_NOT_NOW, .due = game->phase};
    switch ((MoveKind)move.kind) {
    case MOVE_PLACE:
        return check_place(edition, game, move);
    case MOVE_RECALL:
        return (Verdict){.check = own_meeple(edition, game, move.cell) >= 0 ? MOVE_OK
                                                                            : MOVE_NO_OWN_MEEPLE};
    case MOVE_MEEPLE:
    case MOVE_HUT:
        return check_piece(edition, game, move);
    case MOVE_KEEP:
    case MOVE_PASS:
        break;
    }
    return (Verdict){.check = MOVE_OK};
}

static void list_placements(const Edition *edition, const Game *game, MoveList *list)
{
    const Tile *tile = hand_tile(edition, game);
    for (int i = 0; i < game->frontier_count; i++) {
        const Site *site = &game->sites[game->frontier[i]];
        /* Written first and kept if it fits: half of the time of a random game went into guessing
         * wrong whether it would. */
        for (int rotation = 0; rotation < 4; rotation++) {
            list->moves[list->count] = move_place(site->cell, rotation);
            list->count += board_fits(tile, rotation, site);
        }
    }
}

static void list_recalls(const Edition *edition, const Game *game, MoveList *list)
{
    for (int i = 0; i < game->piece_count; i++) {
        const Piece *piece = &game->pieces[i];
        if (piece->player == game->player && piece->kind == PIECE_MEEPLE)
            list->moves[list->count++] =
                move_recall(game_site_of_tile(game, edition->tiles.node[piece->node].tile)->cell);
    }
    list->moves[list->count++] = move_of(MOVE_KEEP);
}

static void list_pieces(const Edition *edition, const Game *game, MoveList *list)
{
    const Tile *tile = hand_tile(edition, game);
    if (game->meeples[game->player] > 0)
        for (int z = 0; z < MAX_ZONES; z++)
            if (takes_meeple(&tile->zones[z]) &&
                !first_piece(game, &game->areas, PIECE_MEEPLE, tile->zones[z].node))
                list->moves[list->count++] = move_meeple(z);
    if (game->huts[game->player] > 0)
        for (int z = 0; z < MAX_ZONES; z++)
            if (takes_hut(&tile->zones[z]) &&
                !first_piece(game, &game->systems, PIECE_HUT, tile->zones[z].node))
                list->moves[list->count++] = move_hut(z);
    list->moves[list->count++] = move_of(MOVE_PASS);
}

void game_moves(const Edition *edition, const Game *game, MoveList *list)
{
    list->count = 0;
    switch ((Phase)game->phase) {
    case PHASE_PLACE:
        list_placements(edition, game, list);
        break;
    case PHASE_RECALL:
        list_recalls(edition, game, list);
        break;
    case PHASE_PIECE:
        list_pieces(edition, game, list);
        break;
    case PHASE_END:
        break;
    }
}

/* Draws until a tile fits; those that do not are discarded (rulings 3). False when the stack is
 * out. */
static bool draw_tile(const Edition *edition, Game *game, Draw *stack, Events *events)
{
    while (stack->drawn < stack->count) {
        uint8_t tile = stack->tiles[stack->drawn++];
        if (board_fits_anywhere(game, &edition->tiles.tiles[tile])) {
            game->hand = tile;
            game->phase = PHASE_PLACE;
            event_add(events, (Event){.kind = EVENT_DRAWN,
                                      .player = game->player,
                                      .tile = tile,
                                      .extra = game->extra_turn,
                                      .node = NO_NODE});
            return true;
        }
        game->discarded[game->discard_count++] = tile;
        event_add(events, (Event){.kind = EVENT_DISCARDED,
                                  .player = game->player,
                                  .tile = tile,
                                  .node = NO_NODE});
    }
    return false;
}

static void end_game(const Edition *edition, Game *game, Events *events)
{
    game->phase = PHASE_END;
    score_final(edition, game, events);
    event_add(events,
              (Event){.kind = EVENT_END, .player = game->player, .tile = NO_TILE, .node = NO_NODE});
}

/* The extra turn if one was earned, else the next player's (rulings 8, 9). */
static void next_turn(const Edition *edition, Game *game, Events *events)
{
    if (game->earned_extra) {
        game->earned_extra = false;
        game->extra_turn = true;
        if (draw_tile(edition, game, &game->special, events))
            return;
    }
    game->extra_turn = false;
    uint8_t last = game->player;
    game->player = (uint8_t)((game->player + 1) % game->player_count);
    if (!draw_tile(edition, game, &game->land, events)) {
        game->player = last;
        end_game(edition, game, events);
    }
}

static void finish_turn(const Edition *edition, Game *game, Events *events)
{
    score_closed(edition, game, events);
    next_turn(edition, game, events);
}

static void ask_piece(const Edition *edition, Game *game, Events *events)
{
    MoveList list;
    game->phase = PHASE_PIECE;
    game_moves(edition, game, &list);
    if (list.count == 1)
        finish_turn(edition, game, events);
}

static void ask_recall(const Edition *edition, Game *game, Events *events)
{
    if (hand_tile(edition, game)->power == POWER_SHAMAN)
        for (int i = 0; i < game->piece_count; i++)
            if (game->pieces[i].player == game->player && game->pieces[i].kind == PIECE_MEEPLE) {
                game->phase = PHASE_RECALL;
                return;
            }
    ask_piece(edition, game, events);
}

static void play_place(const Edition *edition, Game *game, Move move, Events *events)
{
    board_lay(&edition->tiles, game, game->hand, move.cell, move.rotation);
    game->turn++;
    event_add(events, (Event){.kind = EVENT_PLACED,
                              .player = game->player,
                              .tile = game->hand,
                              .rotation = move.rotation,
                              .extra = game->extra_turn,
                              .cell = move.cell,
                              .node = NO_NODE});
    if (hand_tile(edition, game)->power != POWER_NONE)
        score_power(edition, game, events);
    ask_recall(edition, game, events);
}

static void play_recall(const Edition *edition, Game *game, Move move, Events *events)
{
    int index = own_meeple(edition, game, move.cell);
    Piece piece = game->pieces[index];
    game->piece_count--;
    memmove(&game->pieces[index], &game->pieces[index + 1],
            (size_t)(game->piece_count - index) * sizeof(Piece));
    game->meeples[game->player]++;
    event_add(events, (Event){.kind = EVENT_RECALLED,
                              .player = game->player,
                              .tile = NO_TILE,
                              .cell = move.cell,
                              .node = piece.node,
                              .piece = piece});
    ask_piece(edition, game, events);
}

static void play_piece(const Edition *edition, Game *game, Move move, Events *events)
{
    Piece piece = {.player = game->player,
                   .kind = move.kind == MOVE_HUT ? PIECE_HUT : PIECE_MEEPLE,
                   .node = hand_tile(edition, game)->zones[move.zone].node};
    uint8_t *supply = piece.kind == PIECE_HUT ? game->huts : game->meeples;
    supply[game->player]--;
    game->pieces[game->piece_count++] = piece;
    event_add(events, (Event){.kind = EVENT_PUT,
                              .player = game->player,
                              .tile = NO_TILE,
                              .node = piece.node,
                              .piece = piece});
    finish_turn(edition, game, events);
}

void game_advance(const Edition *edition, Game *game, Move move, Events *events)
{
    assert(game_check(edition, game, move).check == MOVE_OK);
    if (events)
        events->count = 0;
    switch ((MoveKind)move.kind) {
    case MOVE_PLACE:
        play_place(edition, game, move, events);
        break;
    case MOVE_RECALL:
        play_recall(edition, game, move, events);
        break;
    case MOVE_KEEP:
        ask_piece(edition, game, events);
        break;
    case MOVE_MEEPLE:
    case MOVE_HUT:
        play_piece(edition, game, move, events);
        break;
    case MOVE_PASS:
        finish_turn(edition, game, events);
        break;
    }
}

Game game_play(const Edition *edition, const Game *game, Move move, Events *events)
{
    Game next = *game;
    game_advance(edition, &next, move, events);
    return next;
}

/* `used`: by index in the set. */
static SetupCheck check_list(const TileSet *set, const TileList *list, Stack stack, bool used[])
{
    for (int i = 0; i < list->count; i++) {
        uint8_t tile = set->index_of[list->numbers[i]];
        if (tile == NO_TILE)
            return SETUP_NO_SUCH_TILE;
        if (set->tiles[tile].stack != stack)
            return SETUP_TILE_OF_OTHER_STACK;
        if (used[tile])
            return SETUP_TILE_TWICE;
        used[tile] = true;
    }
    return SETUP_OK;
}

SetupCheck setup_check(const Edition *edition, const Setup *setup)
{
    if (setup->edition != edition->rules.id)
        return SETUP_WRONG_EDITION;
    if (setup->player_count < MIN_PLAYERS)
        return SETUP_TOO_FEW_PLAYERS;
    if (setup->player_count > MAX_PLAYERS)
        return SETUP_TOO_MANY_PLAYERS;
    for (int a = 0; a < setup->player_count; a++) {
        if (setup->seats[a].start > MAX_START)
            return SETUP_START_TOO_HIGH;
        for (int b = 0; b < a; b++)
            if (setup->seats[a].colour == setup->seats[b].colour)
                return SETUP_COLOUR_TWICE;
    }
    if (setup->seeded)
        return SETUP_OK;
    bool used[MAX_TILES] = {false};
    SetupCheck land = check_list(&edition->tiles, &setup->land, STACK_LAND, used);
    return land != SETUP_OK ? land
                            : check_list(&edition->tiles, &setup->special, STACK_SPECIAL, used);
}

static void fill_stack(const TileSet *set, Stack stack, Draw *draw)
{
    for (int i = 0; i < MAX_TILES; i++) /* blank ones are of the start's stack */
        if (set->tiles[i].stack == stack)
            draw->tiles[draw->count++] = (uint8_t)i;
}

static void shuffle(Random *random, Draw *draw)
{
    for (uint32_t i = draw->count; i > 1; i--) {
        uint32_t j = random_below(random, i);
        uint8_t swap = draw->tiles[i - 1];
        draw->tiles[i - 1] = draw->tiles[j];
        draw->tiles[j] = swap;
    }
}

/* Sorted first, so that nothing of the true order is left to the shuffle. */
static void shuffle_undrawn(Random *chance, Draw *draw)
{
    bool left[MAX_TILES] = {false};
    Draw undrawn = {.count = 0};
    for (int i = draw->drawn; i < draw->count; i++)
        left[draw->tiles[i]] = true;
    for (int tile = 0; tile < MAX_TILES; tile++)
        if (left[tile])
            undrawn.tiles[undrawn.count++] = (uint8_t)tile;
    shuffle(chance, &undrawn);
    memcpy(draw->tiles + draw->drawn, undrawn.tiles, undrawn.count);
}

Game game_sight(const Game *game, Random *chance)
{
    Game sight = *game;
    shuffle_undrawn(chance, &sight.land);
    shuffle_undrawn(chance, &sight.special);
    return sight;
}

static void copy_stack(const TileSet *set, const TileList *list, Draw *draw)
{
    for (int i = 0; i < list->count; i++)
        draw->tiles[draw->count++] = set->index_of[list->numbers[i]];
}

void game_new(const Edition *edition, const Setup *setup, Game *game, Events *events)
{
    assert(setup_check(edition, setup) == SETUP_OK);
    const TileSet *set = &edition->tiles;
    if (events)
        events->count = 0;
    memset(game, 0, sizeof *game);
    board_clear(game);
    game->player_count = setup->player_count;
    for (int p = 0; p < setup->player_count; p++) {
        game->meeples[p] = edition->rules.meeples;
        game->huts[p] = edition->rules.huts;
        game->scores[p] = setup->seats[p].start;
    }
    if (setup->seeded) {
        Random random = random_from(setup->seed);
        fill_stack(set, STACK_LAND, &game->land);
        fill_stack(set, STACK_SPECIAL, &game->special);
        shuffle(&random, &game->land);
        shuffle(&random, &game->special);
    } else {
        copy_stack(set, &setup->land, &game->land);
        copy_stack(set, &setup->special, &game->special);
    }
    game->hand = NO_TILE;
    board_lay(set, game, set->start, (Cell){0, 0}, 0);
    if (!draw_tile(edition, game, &game->land, events))
        end_game(edition, game, events);
}

const Site *game_site(const Game *game, Cell cell)
{
    uint16_t index = board_find(game, cell);
    return index == NO_CELL ? NULL : &game->sites[index];
}

const Site *game_site_of_tile(const Game *game, uint8_t tile)
{
    return game->site_of[tile] == NO_CELL ? NULL : &game->sites[game->site_of[tile]];
}

/* Turns what query.c counts into awards. During the game: powers of the tile just placed, completed
 * forests and rivers. At the end: river systems by huts, meadows by hunters. */
#include "score.h"

#include <stddef.h>

#include "board.h"
#include "core/query.h"

void event_add(Events *events, Event event)
{
    if (events && events->count < MAX_EVENTS)
        events->items[events->count++] = event;
}

static void give(Game *game, Events *events, Award award)
{
    if (award.points == 0)
        return;
    game->scores[award.player] = (uint16_t)(game->scores[award.player] + award.points);
    event_add(events, (Event){.kind = EVENT_AWARD,
                              .player = award.player,
                              .tile = NO_TILE,
                              .node = award.node,
                              .award = award});
}

/* Gives the same award to each player whose bit is set: all tied get the full points. */
static void give_majority(Game *game, Events *events, uint8_t majority, Award award)
{
    award.shared = (majority & (majority - 1)) != 0;
    for (int p = 0; majority >> p != 0; p++)
        if (majority >> p & 1) {
            award.player = (uint8_t)p;
            give(game, events, award);
        }
}

/* Rulings 13: at once, 2 for each lake of the system, its own included; huts do not matter. */
static void score_logboat(const Edition *edition, Game *game, uint16_t node, Events *events)
{
    SystemInfo system = system_info(edition, game, node);
    give(game, events,
         (Award){.kind = AWARD_LOGBOAT,
                 .player = game->player,
                 .node = node,
                 .lakes = system.lakes,
                 .points = (uint16_t)(edition->rules.logboat_points * system.lakes)});
}

/* Rulings 14: the animals of its meadow on the 8 tiles around score at once, tigers taking deer,
 * and count no more after that. */
static void score_hunting_trap(const Edition *edition, Game *game, uint16_t node, Events *events)
{
    const TileSet *set = &edition->tiles;
    const Site *trap = game_site_of_tile(game, set->node[node].tile);
    Award award = {.kind = AWARD_HUNTING_TRAP, .player = game->player, .node = node};
    uint16_t caught[MAX_NODES];
    int count = 0;
    for (uint16_t n = node; n != NO_NODE; n = union_next(&game->areas, node, n)) {
        const Site *site = game_site_of_tile(game, set->node[n].tile);
        if (!board_near(site->cell, trap->cell))
            continue;
        int animals = 0;
        for (int a = 0; a < ANIMALS; a++) {
            animals += node_zone(set, n)->animals[a];
            award.animals[a] = (uint8_t)(award.animals[a] + node_zone(set, n)->animals[a]);
        }
        if (animals > 0)
            caught[count++] = n;
    }
    uint8_t tigers = award.animals[TIGER];
    award.prey = tigers < award.animals[DEER] ? tigers : award.animals[DEER];
    award.animals[DEER] = (uint8_t)(award.animals[DEER] - award.prey);
    award.animals[TIGER] = 0;
    for (int a = 0; a < ANIMALS; a++)
        award.points =
            (uint16_t)(award.points + edition->rules.animal_points[a] * award.animals[a]);
    give(game, events, award);
    for (int i = 0; i < count; i++) {
        game->covered[caught[i] / 8] |= (uint8_t)(1u << caught[i] % 8);
        event_add(events, (Event){.kind = EVENT_COVERED,
                                  .player = game->player,
                                  .tile = NO_TILE,
                                  .node = caught[i]});
    }
}

void score_power(const Edition *edition, Game *game, Events *events)
{
    const Tile *tile = &edition->tiles.tiles[game->hand];
    for (int z = 0; z < MAX_ZONES; z++) {
        if (tile->zones[z].power == POWER_LOGBOAT)
            score_logboat(edition, game, tile->zones[z].node, events);
        else if (tile->zones[z].power == POWER_HUNTING_TRAP)
            score_hunting_trap(edition, game, tile->zones[z].node, events);
    }
}

/* Rulings 7: all meeples of a scored area return, the losers' too. */
static void return_meeples(Game *game, uint16_t label, Events *events)
{
    int kept = 0;
    for (int i = 0; i < game->piece_count; i++) {
        Piece piece = game->pieces[i];
        if (piece.kind == PIECE_MEEPLE && game->areas.label[piece.node] == label) {
            game->meeples[piece.player]++;
            event_add(events, (Event){.kind = EVENT_RETURNED,
                                      .player = piece.player,
                                      .tile = NO_TILE,
                                      .node = piece.node,
                                      .piece = piece});
        } else {
            game->pieces[kept++] = piece;
        }
    }
    game->piece_count = (uint8_t)kept;
}

void score_closed(const Edition *edition, Game *game, Events *events)
{
    const Tile *tile = &edition->tiles.tiles[game->hand];
    for (int z = 0; z < MAX_ZONES; z++) {
        const Zone *zone = &tile->zones[z];
        if (zone->kind != ZONE_FOREST && zone->kind != ZONE_RIVER)
            continue;
        uint16_t label = game->areas.label[zone->node];
        bool skip = game->open[label] != 0;
        for (const Zone *before = tile->zones; before < zone; before++)
            skip |= before->kind != ZONE_NONE && game->areas.label[before->node] == label;
        if (skip)
            continue;
        AreaInfo area = area_info(edition, game, label);
        event_add(events, (Event){.kind = EVENT_CLOSED,
                                  .player = game->player,
                                  .tile = NO_TILE,
                                  .node = zone->node});
        give_majority(game, events, area.majority,
                      (Award){.kind = area.kind == ZONE_FOREST ? AWARD_FOREST : AWARD_RIVER,
                              .node = zone->node,
                              .points = area.points,
                              .tiles = area.tiles,
                              .fish = area.fish,
                              .mushrooms = area.mushrooms,
                              .lakes = area.lakes});
        return_meeples(game, label, events);
        if (area.menhirs > 0 && !game->extra_turn && !game->earned_extra) {
            game->earned_extra = true;
            event_add(events, (Event){.kind = EVENT_EXTRA_TURN,
                                      .player = game->player,
                                      .tile = NO_TILE,
                                      .node = zone->node});
        }
    }
}

static void score_system(const Edition *edition, Game *game, uint16_t node, Events *events)
{
    SystemInfo system = system_info(edition, game, node);
    give_majority(game, events, system.majority,
                  (Award){.kind = AWARD_RIVER_SYSTEM,
                          .node = node,
                          .tiles = system.tiles,
                          .fish = system.fish,
                          .points = (uint16_t)(edition->rules.fish_points * system.fish)});
    if (system.raft)
        give_majority(game, events, system.majority,
                      (Award){.kind = AWARD_RAFT,
                              .node = node,
                              .tiles = system.tiles,
                              .lakes = system.lakes,
                              .points = (uint16_t)(edition->rules.raft_points * system.lakes)});
}

static void score_meadow(const Edition *edition, Game *game, uint16_t node, Events *events)
{
    AreaInfo area = area_info(edition, game, node);
    Award meadow = {.kind = AWARD_MEADOW, .node = node, .tiles = area.tiles, .prey = area.prey};
    Award trap = {.kind = AWARD_PIT_TRAP, .node = node, .tiles = area.tiles};
    for (int a = 0; a < TIGER; a++) {
        uint8_t value = edition->rules.animal_points[a];
        meadow.animals[a] = (uint8_t)(area.animals[a] - (a == DEER ? area.prey : 0));
        trap.animals[a] = area.doubled[a];
        meadow.points = (uint16_t)(meadow.points + value * meadow.animals[a]);
        trap.points = (uint16_t)(trap.points + value * trap.animals[a]);
    }
    give_majority(game, events, area.majority, meadow);
    give_majority(game, events, area.majority, trap);
}

/* True for the first piece of its kind on its whole, so that each whole is scored once. */
static bool leads(const Game *game, const Unions *unions, int index)
{
    const Piece *piece = &game->pieces[index];
    for (int i = 0; i < index; i++)
        if (game->pieces[i].kind == piece->kind &&
            unions->label[game->pieces[i].node] == unions->label[piece->node])
            return false;
    return true;
}

void score_final(const Edition *edition, Game *game, Events *events)
{
    event_add(events, (Event){.kind = EVENT_FINAL, .tile = NO_TILE, .node = NO_NODE});
    for (int i = 0; i < game->piece_count; i++)
        if (game->pieces[i].kind == PIECE_HUT && leads(game, &game->systems, i))
            score_system(edition, game, game->pieces[i].node, events);
    for (int i = 0; i < game->piece_count; i++)
        if (game->pieces[i].kind == PIECE_MEEPLE &&
            node_kind(&edition->tiles, game->pieces[i].node) == ZONE_MEADOW &&
            leads(game, &game->areas, i))
            score_meadow(edition, game, game->pieces[i].node, events);
}

void game_forecast(const Edition *edition, const Game *game, Events *events)
{
    Game copy = *game;
    events->count = 0;
    if (copy.phase != PHASE_END)
        score_final(edition, &copy, events);
}

void game_project(const Edition *edition, const Game *game, uint16_t scores[MAX_PLAYERS])
{
    Game copy = *game;
    if (copy.phase != PHASE_END)
        score_final(edition, &copy, NULL);
    for (int p = 0; p < MAX_PLAYERS; p++)
        scores[p] = copy.scores[p];
}

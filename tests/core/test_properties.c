/* What holds in every game: random games of both editions with 2 to 5 players, from fixed seeds,
 * held against the slow rules of slow.c. Arguments: edition, first seed, number of seeds.
 * PROPERTY_GAMES in the environment lowers the number, for builds with sanitizers. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "slow.h"
#include "support.h"

/* The two labellings say the same of which nodes belong together, and each ring holds its whole. */
static void assert_same_unions(const Unions *unions, const int labels[MAX_NODES], int node_count)
{
    int core_of[MAX_NODES], sizes[MAX_NODES] = {0};
    bool taken[MAX_NODES] = {false};
    for (int n = 0; n < node_count; n++) {
        assert_int_equal(unions->label[n] == NO_NODE, labels[n] < 0);
        if (labels[n] < 0)
            continue;
        if (labels[n] == n)
            core_of[n] = unions->label[n];
        assert_int_equal(unions->label[n], core_of[labels[n]]);
        sizes[labels[n]]++;
    }
    for (int n = 0; n < node_count; n++) {
        if (labels[n] != n)
            continue;
        int size = 0;
        for (uint16_t m = (uint16_t)n; m != NO_NODE; m = union_next(unions, (uint16_t)n, m), size++)
            assert_int_equal(labels[m], n);
        assert_int_equal(size, sizes[n]);
        assert_false(taken[core_of[n]]);
        taken[core_of[n]] = true;
    }
}

/* What a meadow has besides its animals. */
static void assert_same_meadow(const Slow *slow, int area, const AreaInfo *info)
{
    const TileSet *set = &slow->edition->tiles;
    int covered = 0;
    bool powers[POWER_SHRINE + 1] = {false}; /* the last one */
    for (int n = 0; n < set->node_count; n++) {
        const Zone *zone = &set->tiles[set->node[n].tile].zones[set->node[n].zone];
        if (slow->area[n] != area)
            continue;
        powers[zone->power] = true;
        for (int a = 0; a < ANIMALS && slow->covered[n / 8] >> n % 8 & 1; a++)
            covered += zone->animals[a];
    }
    assert_int_equal(info->covered, covered);
    assert_int_equal(info->doubled[TIGER], 0);
    assert_int_equal(info->shrine, powers[POWER_SHRINE]);
    assert_int_equal(info->pit_trap, powers[POWER_PIT_TRAP]);
    assert_int_equal(info->wildfire, powers[POWER_WILDFIRE]);
}

static void assert_same_area(const Slow *slow, const Game *game, int area)
{
    AreaInfo info = area_info(slow->edition, game, (uint16_t)area);
    SlowArea want = slow_area(slow, area);
    assert_int_equal(info.open, slow->open[area]);
    assert_int_equal(info.closed, info.kind != ZONE_MEADOW && slow->open[area] == 0);
    assert_int_equal(info.tiles, want.tiles);
    assert_int_equal(info.fish, want.fish);
    assert_int_equal(info.lakes, want.lakes);
    assert_int_equal(info.mushrooms, want.mushrooms);
    assert_int_equal(info.menhirs, want.menhirs);
    assert_int_equal(info.majority, want.majority);
    assert_int_equal(info.points, want.points);
    for (int a = 0; a < ANIMALS; a++)
        assert_int_equal(info.animals[a], want.animals[a]);
    if (info.kind == ZONE_MEADOW)
        assert_same_meadow(slow, area, &info);
}

static void assert_same_system(const Slow *slow, const Game *game, int system)
{
    SystemInfo info = system_info(slow->edition, game, (uint16_t)system);
    SlowArea want = slow_system(slow, system);
    int open = 0;
    for (int n = 0; n < MAX_NODES; n++)
        if (slow->system[n] == system && slow->area[n] == n)
            open += slow->open[n];
    assert_int_equal(info.open, open);
    assert_int_equal(info.tiles, want.tiles);
    assert_int_equal(info.fish, want.fish);
    assert_int_equal(info.lakes, want.lakes);
    assert_int_equal(info.majority, want.majority);
    assert_int_equal(info.points, want.points);
}

static void assert_same_areas(const Slow *slow, const Game *game)
{
    const TileSet *set = &slow->edition->tiles;
    assert_same_unions(&game->areas, slow->area, set->node_count);
    assert_same_unions(&game->systems, slow->system, set->node_count);
    for (int n = 0; n < set->node_count; n++) {
        const Zone *zone = &set->tiles[set->node[n].tile].zones[set->node[n].zone];
        if (slow->area[n] == n && zone->kind != ZONE_LAKE)
            assert_same_area(slow, game, n);
        if (slow->system[n] == n)
            assert_same_system(slow, game, n);
    }
}

typedef struct Box {
    int west, east, north, south;
} Box;

/* The board and two cells more on each side. */
static Box box_of(const Slow *slow)
{
    Box box = {0, 0, 0, 0};
    for (int i = 0; i < slow->count; i++) {
        const SlowTile *tile = &slow->tiles[i];
        box.west = tile->x < box.west ? tile->x : box.west;
        box.east = tile->x > box.east ? tile->x : box.east;
        box.north = tile->y < box.north ? tile->y : box.north;
        box.south = tile->y > box.south ? tile->y : box.south;
    }
    return (Box){box.west - 2, box.east + 2, box.north - 2, box.south + 2};
}

static void assert_listed(const MoveList *list, Move move, bool legal)
{
    int count = 0;
    for (int i = 0; i < list->count; i++)
        count += move_equal(list->moves[i], move);
    assert_int_equal(count, legal);
}

static void assert_same_sites(const Slow *slow, const Game *game, Box box)
{
    int frontier = 0;
    for (int y = box.north; y <= box.south; y++)
        for (int x = box.west; x <= box.east; x++) {
            const Site *site = game_site(game, (Cell){(int8_t)x, (int8_t)y});
            const SlowTile *tile = slow_at(slow, x, y);
            bool beside = slow_at(slow, x, y - 1) || slow_at(slow, x + 1, y) ||
                          slow_at(slow, x, y + 1) || slow_at(slow, x - 1, y);
            assert_int_equal(site != NULL, tile || beside);
            if (site)
                assert_int_equal(site->tile, tile ? tile->index : NO_TILE);
            frontier += !tile && beside;
        }
    assert_int_equal(game->frontier_count, frontier);
}

static void assert_same_placements(const Slow *slow, const Game *game, const MoveList *list)
{
    Box box = box_of(slow);
    const Tile *tile = &slow->edition->tiles.tiles[game->hand];
    int legal_count = 0;
    assert_same_sites(slow, game, box);
    for (int y = box.north; y <= box.south; y++)
        for (int x = box.west; x <= box.east; x++)
            for (int rotation = 0; rotation < 4; rotation++) {
                Move move = move_place((Cell){(int8_t)x, (int8_t)y}, rotation);
                bool legal = slow_fits(slow, tile, x, y, rotation);
                Verdict verdict = game_check(slow->edition, game, move);
                assert_int_equal(verdict.check == MOVE_OK, legal);
                if (legal)
                    assert_listed(list, move, true);
                legal_count += legal;
                for (int side = 0; side < SIDES && verdict.check == MOVE_SIDES_CLASH; side++)
                    assert_int_equal(verdict.ours[side], slow_side(tile, rotation, side));
            }
    assert_int_equal(list->count, legal_count);
}

static void assert_same_pieces(const Slow *slow, const Game *game, const MoveList *list)
{
    const Tile *tile = &slow->edition->tiles.tiles[game->hand];
    int legal_count = 1;
    for (int z = 0; z < MAX_ZONES; z++)
        for (int hut = 0; hut < 2; hut++) {
            const uint8_t *supply = hut ? game->huts : game->meeples;
            Move move = hut ? move_hut(z) : move_meeple(z);
            bool legal = supply[game->player] > 0 && slow_free(slow, &tile->zones[z], hut);
            assert_int_equal(game_check(slow->edition, game, move).check == MOVE_OK, legal);
            assert_listed(list, move, legal);
            legal_count += legal;
        }
    assert_listed(list, move_of(MOVE_PASS), true);
    assert_int_equal(list->count, legal_count);
    assert_true(legal_count > 1);
    assert_int_equal(game_check(slow->edition, game, move_meeple(MAX_ZONES)).check,
                     MOVE_NO_SUCH_ZONE);
}

static void assert_same_recalls(const Slow *slow, const Game *game, const MoveList *list)
{
    Box box = box_of(slow);
    int legal_count = 1;
    for (int y = box.north; y <= box.south; y++)
        for (int x = box.west; x <= box.east; x++) {
            Move move = move_recall((Cell){(int8_t)x, (int8_t)y});
            const SlowTile *tile = slow_at(slow, x, y);
            bool legal = false;
            for (int i = 0; i < slow->piece_count; i++)
                legal |= tile && slow->pieces[i].kind == PIECE_MEEPLE &&
                         slow->pieces[i].player == game->player &&
                         slow->edition->tiles.node[slow->pieces[i].node].tile == tile->index;
            assert_int_equal(game_check(slow->edition, game, move).check == MOVE_OK, legal);
            assert_listed(list, move, legal);
            legal_count += legal;
        }
    assert_int_equal(list->count, legal_count);
    assert_true(legal_count > 1);
}

static void assert_same_moves(const Slow *slow, const Game *game)
{
    MoveList list;
    game_moves(slow->edition, game, &list);
    if (game->phase == PHASE_PLACE)
        assert_same_placements(slow, game, &list);
    else if (game->phase == PHASE_PIECE)
        assert_same_pieces(slow, game, &list);
    else if (game->phase == PHASE_RECALL)
        assert_same_recalls(slow, game, &list);
    else
        assert_int_equal(list.count, 0);
}

static void assert_conserved(const Edition *edition, const Game *game)
{
    int meeples[MAX_PLAYERS] = {0}, huts[MAX_PLAYERS] = {0};
    for (int i = 0; i < game->piece_count; i++)
        (game->pieces[i].kind == PIECE_HUT ? huts : meeples)[game->pieces[i].player]++;
    for (int p = 0; p < game->player_count; p++) {
        assert_int_equal(meeples[p] + game->meeples[p], edition->rules.meeples);
        assert_int_equal(huts[p] + game->huts[p], edition->rules.huts);
    }
    int drawn = game->land.drawn + game->special.drawn;
    int in_hand = game->phase == PHASE_PLACE;
    assert_int_equal(game->placed_count - 1 + game->discard_count + in_hand, drawn);
    assert_int_equal(game->turn, game->placed_count - 1);
    for (int i = game->land.drawn; i < game->land.count; i++)
        assert_null(game_site_of_tile(game, game->land.tiles[i]));
}

static void add_awards(const Events *events, int scores[MAX_PLAYERS])
{
    for (int i = 0; i < events->count; i++)
        if (events->items[i].kind == EVENT_AWARD)
            scores[events->items[i].award.player] += events->items[i].award.points;
}

/* Every completed area is told once. */
static void assert_closed_once(const Game *after, const Events *events)
{
    bool closed[MAX_NODES] = {false};
    for (int i = 0; i < events->count; i++) {
        if (events->items[i].kind != EVENT_CLOSED)
            continue;
        uint16_t label = after->areas.label[events->items[i].node];
        assert_int_equal(after->open[label], 0);
        assert_false(closed[label]);
        closed[label] = true;
    }
}

static bool slow_fits_anywhere(const Slow *slow, const Tile *tile)
{
    Box box = box_of(slow);
    for (int y = box.north; y <= box.south; y++)
        for (int x = box.west; x <= box.east; x++)
            for (int rotation = 0; rotation < 4; rotation++)
                if (slow_fits(slow, tile, x, y, rotation))
                    return true;
    return false;
}

/* Rulings 3: each tile that may come next is put back just where it fits nowhere. */
static void assert_same_draws(const Slow *slow, const Game *game)
{
    for (int i = game->land.drawn; i < game->land.count && game->phase == PHASE_PIECE; i++) {
        Game drawn = *game;
        uint8_t tile = game->land.tiles[i];
        drawn.land.tiles[i] = drawn.land.tiles[game->land.drawn];
        drawn.land.tiles[game->land.drawn] = tile;
        game_advance(slow->edition, &drawn, move_of(MOVE_PASS), NULL);
        if (!drawn.extra_turn)
            assert_int_equal(drawn.hand == tile,
                             slow_fits_anywhere(slow, &slow->edition->tiles.tiles[tile]));
    }
}

/* Holds a decision's points and returned meeples against the slow rules. The board after the
 * decision is that of its scoring: the next tile is not laid yet. */
static void assert_same_scores(const Edition *edition, const Game *before, Move move,
                               const Game *after)
{
    static Slow slow;
    int scores[MAX_PLAYERS];
    for (int p = 0; p < MAX_PLAYERS; p++)
        scores[p] = before->scores[p];
    slow_read(&slow, edition, after);
    memcpy(slow.pieces, before->pieces, sizeof slow.pieces);
    memcpy(slow.covered, before->covered, sizeof slow.covered);
    slow.piece_count = before->piece_count;
    if (move.kind == MOVE_PLACE)
        slow_power(&slow, before->hand, before->player, scores);
    if (move.kind == MOVE_MEEPLE || move.kind == MOVE_HUT)
        slow.pieces[slow.piece_count++] =
            (Piece){before->player, move.kind == MOVE_HUT ? PIECE_HUT : PIECE_MEEPLE,
                    edition->tiles.tiles[before->hand].zones[move.zone].node};
    if (move.kind == MOVE_RECALL)
        memcpy(slow.pieces, after->pieces, sizeof slow.pieces);
    slow.piece_count -= move.kind == MOVE_RECALL;
    bool turn_ends = after->phase == PHASE_PLACE || after->phase == PHASE_END;
    if (turn_ends) {
        bool earned = slow_close(&slow, before->hand, scores) && !before->extra_turn;
        if (earned && !after->extra_turn)
            assert_int_equal(after->special.drawn, after->special.count);
        assert_true(earned || !after->extra_turn);
        if (after->phase == PHASE_PLACE)
            assert_int_equal(after->player, after->extra_turn
                                                ? before->player
                                                : (before->player + 1) % before->player_count);
    }
    if (after->phase == PHASE_END) {
        assert_int_equal(after->player, before->player);
        slow_final(&slow, scores);
    }
    for (int p = 0; p < MAX_PLAYERS; p++)
        assert_int_equal(after->scores[p], scores[p]);
    assert_int_equal(after->piece_count, slow.piece_count);
    assert_memory_equal(after->pieces, slow.pieces, (size_t)slow.piece_count * sizeof(Piece));
    assert_memory_equal(after->covered, slow.covered, sizeof slow.covered);
}

/* An award is shared when another player gets the same, and names no tiger: it brings nothing. */
static void assert_award_tells(const Events *events, int index)
{
    const Award *award = &events->items[index].award;
    int alike = 0;
    for (int i = 0; i < events->count; i++)
        alike += events->items[i].kind == EVENT_AWARD &&
                 events->items[i].award.kind == award->kind &&
                 events->items[i].award.node == award->node;
    assert_int_equal(award->shared, alike > 1);
    assert_int_equal(award->animals[TIGER], 0);
}

/* Awards add up to the scores, and are the only source of them. */
static void assert_awards_add_up(const Game *before, const Game *after, const Events *events)
{
    int scores[MAX_PLAYERS];
    for (int p = 0; p < MAX_PLAYERS; p++)
        scores[p] = before->scores[p];
    assert_true(events->count < MAX_EVENTS);
    add_awards(events, scores);
    for (int p = 0; p < MAX_PLAYERS; p++)
        assert_int_equal(after->scores[p], scores[p]);
    for (int i = 0; i < events->count; i++)
        if (events->items[i].kind == EVENT_AWARD)
            assert_award_tells(events, i);
}

static void assert_projection(const Slow *slow, const Game *game)
{
    static Events forecast;
    uint16_t projected[MAX_PLAYERS];
    int scores[MAX_PLAYERS], forecast_scores[MAX_PLAYERS];
    game_project(slow->edition, game, projected);
    game_forecast(slow->edition, game, &forecast);
    for (int p = 0; p < MAX_PLAYERS; p++)
        scores[p] = forecast_scores[p] = game->scores[p];
    if (game->phase != PHASE_END)
        slow_final(slow, scores);
    assert_int_equal(forecast.count > 0, game->phase != PHASE_END);
    assert_true(forecast.count == 0 || forecast.items[0].kind == EVENT_FINAL);
    add_awards(&forecast, forecast_scores);
    for (int p = 0; p < MAX_PLAYERS; p++) {
        assert_int_equal(projected[p], scores[p]);
        assert_int_equal(forecast_scores[p], scores[p]);
    }
}

/* Writes the game as a record, reads it and replays it: the same game to the last byte. */
static void assert_record_gives(const Record *record, const Game *game)
{
    static Record again;
    static char text[1 << 16];
    RecordError error;
    size_t size = record_write(record, text, sizeof text);
    assert_true(size < sizeof text);
    assert_true(record_read(test_editions(), text, size, &again, &error));
    assert_int_equal(again.count, record->count);
    Game replayed = test_replay(&again, -1);
    assert_memory_equal(&replayed, game, sizeof replayed);
}

/* To the last byte, at once: cmocka looks at one byte after the other. */
static void assert_same_game(const Game *one, const Game *other)
{
    if (memcmp(one, other, sizeof *one) != 0)
        assert_memory_equal(one, other, sizeof *one);
}

/* One game. Every `every`th position is held against a rebuild; the scores of every decision
 * are. */
static void play_game(const Edition *edition, uint64_t seed, int every)
{
    static Slow slow;
    static Record record;
    static Events events;
    Random random = random_from(seed * 7919 + 1);
    Setup setup = test_setup(edition->rules.id, 2 + (int)(seed % 4), seed);
    Game game, before;
    game_new(edition, &setup, &game, &events);
    record_start(&record, &setup);
    for (int i = 0; game.phase != PHASE_END; i++) {
        assert_conserved(edition, &game);
        if (i % every == 0) {
            slow_read(&slow, edition, &game);
            assert_same_areas(&slow, &game);
            assert_same_moves(&slow, &game);
            assert_projection(&slow, &game);
            assert_same_draws(&slow, &game);
        }
        Move move = test_random_move(edition, &game, &random);
        assert_true(record_add_move(&record, move));
        before = game;
        Game next = game_play(edition, &before, move, &events);
        assert_same_game(&before, &game);
        game_advance(edition, &game, move, NULL);
        assert_same_game(&next, &game);
        assert_awards_add_up(&before, &game, &events);
        assert_closed_once(&game, &events);
        assert_same_scores(edition, &before, move, &game);
    }
    assert_conserved(edition, &game);
    slow_read(&slow, edition, &game);
    assert_same_areas(&slow, &game);
    assert_same_moves(&slow, &game);
    assert_projection(&slow, &game);
    assert_record_gives(&record, &game);
}

TEST(random_games_keep_the_rules)
{
    EditionId id = strcmp(check_arguments[0], "first") == 0 ? EDITION_FIRST : EDITION_SECOND;
    int first_seed = atoi(check_arguments[1]), all = atoi(check_arguments[2]);
    for (int i = 0; i < test_number("PROPERTY_GAMES", all); i++)
        play_game(test_renumbered(id, i % MAX_ZONES), (uint64_t)(first_seed + i),
                  i % 20 == 0 ? 1 : 11);
}

TEST_TAKES(3)

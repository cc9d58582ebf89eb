/* Previews against what really happens: every preview is compared with the game that is then
 * played, and the areas joined with the areas of the board before it. And where previews end:
 * what is still to be drawn they do not know, what is refused has none, and a turn that ends
 * without a piece has its reasons. */
#include <string.h>

#include "check.h"
#include "play/blocked.h"
#include "play/preview.h"
#include "play/remaining.h"
#include "support.h"

static int seen[PREVIEW_KINDS]; /* lines met, so that a test of nothing cannot pass */

/* Plays a move and passes until the turn is over; adds up the awards that are not of the final
 * scoring. */
static Game play_and_pass(const Edition *edition, const Game *game, Move move,
                          uint16_t points[MAX_PLAYERS])
{
    Events events;
    Game next = *game;
    bool final = false;
    memset(points, 0, MAX_PLAYERS * sizeof points[0]);
    for (;;) {
        next = game_play(edition, &next, move, &events);
        for (int i = 0; i < events.count; i++) {
            final |= events.items[i].kind == EVENT_FINAL;
            if (events.items[i].kind == EVENT_AWARD && !final)
                points[events.items[i].player] =
                    (uint16_t)(points[events.items[i].player] + events.items[i].award.points);
        }
        if (next.phase == PHASE_RECALL)
            move = move_of(MOVE_KEEP);
        else if (next.phase == PHASE_PIECE)
            move = move_of(MOVE_PASS);
        else
            return next;
    }
}

static void assert_same_area(const AreaInfo *a, const AreaInfo *b)
{
    assert_int_equal(a->kind, b->kind);
    assert_int_equal(a->tiles, b->tiles);
    assert_int_equal(a->open, b->open);
    assert_int_equal(a->closed, b->closed);
    assert_int_equal(a->points, b->points);
    assert_int_equal(a->prey, b->prey);
    assert_int_equal(a->majority, b->majority);
    assert_memory_equal(a->meeples, b->meeples, sizeof a->meeples);
    assert_memory_equal(a->animals, b->animals, sizeof a->animals);
}

static int count_lines(const Preview *preview, PreviewKind kind)
{
    int count = 0;
    for (int i = 0; i < preview->line_count; i++)
        count += preview->lines[i].kind == kind;
    return count;
}

/* In order, nothing left out, nothing said that is not so. */
static void assert_lines(const Preview *preview)
{
    int prey = 0, changes = 0;
    for (int i = 0; i < preview->area_count; i++)
        prey += preview->areas[i].prey != 0 && !preview->areas[i].trapped;
    for (int p = 0; p < MAX_PLAYERS; p++)
        changes |= preview->change[p] != 0;
    assert_int_equal(count_lines(preview, PREVIEW_AWARD), preview->award_count);
    assert_int_equal(count_lines(preview, PREVIEW_EXTRA_TURN), preview->extra_turn);
    assert_int_equal(count_lines(preview, PREVIEW_PREY), prey);
    assert_int_equal(count_lines(preview, PREVIEW_PROJECTION), changes);
    for (int i = 0; i < preview->line_count; i++) {
        seen[preview->lines[i].kind]++;
        assert_true(i == 0 || preview->lines[i - 1].kind <= preview->lines[i].kind);
        if (i > 0 && preview->lines[i].kind == PREVIEW_AWARD)
            assert_true(preview->awards[preview->lines[i - 1].index].points >=
                        preview->awards[preview->lines[i].index].points);
    }
}

/* Points, projections and what follows, against the game played. */
static void assert_outcome(const Edition *edition, const Game *game, Move move,
                           const Preview *preview, const uint16_t basis[MAX_PLAYERS])
{
    uint16_t points[MAX_PLAYERS], projected[MAX_PLAYERS], sums[MAX_PLAYERS] = {0};
    Game after = play_and_pass(edition, game, move, points);
    game_project(edition, &after, projected);
    assert_int_equal(preview->check, MOVE_OK);
    for (int i = 0; i < preview->award_count; i++)
        sums[preview->awards[i].player] =
            (uint16_t)(sums[preview->awards[i].player] + preview->awards[i].points);
    for (int p = 0; p < MAX_PLAYERS; p++) {
        assert_int_equal(preview->points[p], points[p]);
        assert_int_equal(preview->points[p], sums[p]);
        assert_int_equal(preview->projected[p], projected[p]);
        assert_int_equal(preview->change[p], projected[p] - basis[p]);
        if (after.phase != PHASE_END)
            assert_int_equal(after.scores[p], game->scores[p] + points[p]);
    }
    assert_int_equal(preview->extra_turn, after.extra_turn);
    assert_lines(preview);
}

static const PreviewArea *area_of(const Preview *preview, const Game *after, uint16_t node)
{
    for (int i = 0; i < preview->area_count; i++)
        if (after->areas.label[preview->areas[i].info.node] == after->areas.label[node])
            return &preview->areas[i];
    return NULL;
}

static const PreviewSystem *system_of(const Preview *preview, const Game *after, uint16_t node)
{
    for (int i = 0; i < preview->system_count; i++)
        if (after->systems.label[preview->systems[i].info.node] == after->systems.label[node])
            return &preview->systems[i];
    return NULL;
}

/* The parts are the wholes of the board that the tile has made one with its zone: all are theirs
 * that there were before and that bear the zone's label now. */
static void assert_parts(const Edition *edition, const Unions *was, const Unions *is, uint16_t node,
                         const PreviewPart *parts, int count)
{
    int met = 0;
    for (uint16_t n = 0; n < edition->tiles.node_count; n++) {
        bool found = false;
        if (was->label[n] != n || is->label[n] != is->label[node])
            continue;
        for (int i = 0; i < count; i++)
            found |= parts[i].node == n;
        assert_true(found);
        met++;
    }
    assert_int_equal(count, met);
}

static void assert_contest(const PreviewPart *parts, int count, bool contested)
{
    bool differ = false;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++)
            differ |=
                parts[i].majority && parts[j].majority && parts[i].majority != parts[j].majority;
    assert_int_equal(contested, differ);
}

/* Whether the hunting trap covered an animal in the area of `node`. */
static bool is_trapped(const Game *after, const Events *events, uint16_t node)
{
    for (int i = 0; i < events->count; i++)
        if (events->items[i].kind == EVENT_COVERED &&
            after->areas.label[events->items[i].node] == after->areas.label[node])
            return true;
    return false;
}

static void assert_tile(const Edition *edition, const Game *game, Cell cell, int rotation,
                        const Preview *preview)
{
    Events events;
    Game after = game_play(edition, game, move_place(cell, rotation), &events);
    bool waits = after.phase == PHASE_RECALL || after.phase == PHASE_PIECE;
    const Tile *tile = &edition->tiles.tiles[game->hand];
    for (int z = 0; z < MAX_ZONES; z++) {
        const Zone *zone = &tile->zones[z];
        if (zone->kind == ZONE_NONE)
            continue;
        if (zone->kind != ZONE_LAKE) {
            const PreviewArea *area = area_of(preview, &after, zone->node);
            assert_non_null(area);
            AreaInfo info = area_info(edition, &after, zone->node);
            int prey = info.prey;
            for (int i = 0; i < area->part_count; i++)
                prey -= area_info(edition, game, area->parts[i].node).prey;
            if (waits)
                assert_same_area(&area->info, &info);
            assert_parts(edition, &game->areas, &after.areas, zone->node, area->parts,
                         area->part_count);
            assert_contest(area->parts, area->part_count, area->contested);
            assert_int_equal(area->prey, prey);
            assert_int_equal(area->trapped, is_trapped(&after, &events, zone->node));
            for (int i = 0; i < area->part_count; i++) {
                AreaInfo part = area_info(edition, game, area->parts[i].node);
                assert_int_equal(area->parts[i].tiles, part.tiles);
                assert_int_equal(area->parts[i].points, part.points);
                assert_int_equal(area->parts[i].majority, part.majority);
            }
        }
        if (zone->kind == ZONE_RIVER || zone->kind == ZONE_LAKE) {
            const PreviewSystem *system = system_of(preview, &after, zone->node);
            assert_non_null(system);
            SystemInfo info = system_info(edition, &after, zone->node);
            assert_int_equal(system->info.points, info.points);
            assert_int_equal(system->info.majority, info.majority);
            assert_int_equal(system->info.open, info.open);
            assert_parts(edition, &game->systems, &after.systems, zone->node, system->parts,
                         system->part_count);
            assert_contest(system->parts, system->part_count, system->contested);
        }
    }
}

/* A closed area's holders, whether or not the game stopped to ask for a piece. */
static void assert_awards_match_areas(const Game *after, const Preview *preview)
{
    for (int i = 0; i < preview->award_count; i++) {
        const Award *award = &preview->awards[i];
        if (award->kind != AWARD_FOREST && award->kind != AWARD_RIVER)
            continue;
        const PreviewArea *area = area_of(preview, after, award->node);
        assert_non_null(area);
        assert_true(area->info.closed);
        assert_true(area->info.majority >> award->player & 1);
        assert_int_equal(area->info.points, award->points);
    }
}

static void check_placement(const Edition *edition, const Game *game, Move move)
{
    uint16_t now[MAX_PLAYERS];
    Preview preview = preview_place(edition, game, move.cell, move.rotation);
    Game after = game_play(edition, game, move, NULL);
    game_project(edition, game, now);
    assert_outcome(edition, game, move, &preview, now);
    assert_tile(edition, game, move.cell, move.rotation, &preview);
    assert_awards_match_areas(&after, &preview);
}

static void check_placements(const Edition *edition, const Game *game, Random *random)
{
    MoveList list;
    game_moves(edition, game, &list);
    for (int i = 0; i < 6; i++)
        check_placement(edition, game, list.moves[random_below(random, (uint32_t)list.count)]);
}

static void check_pieces(const Edition *edition, const Game *game)
{
    MoveList list;
    uint16_t points[MAX_PLAYERS], passed[MAX_PLAYERS];
    Move idle = move_of(game->phase == PHASE_RECALL ? MOVE_KEEP : MOVE_PASS);
    Game after = play_and_pass(edition, game, idle, points);
    game_project(edition, &after, passed);
    game_moves(edition, game, &list);
    for (int i = 0; i < list.count; i++) {
        Move move = list.moves[i];
        Preview preview = preview_piece(edition, game, move);
        const Tile *tile = &edition->tiles.tiles[game->hand];
        assert_outcome(edition, game, move, &preview, passed);
        assert_int_equal(preview.area_count, move.kind == MOVE_MEEPLE || move.kind == MOVE_RECALL);
        assert_int_equal(preview.system_count, move.kind == MOVE_HUT);
        if (move.kind == MOVE_MEEPLE) {
            AreaInfo info = area_info(edition, game, tile->zones[move.zone].node);
            assert_int_equal(preview.areas[0].info.majority, 1 << game->player);
            assert_int_equal(preview.areas[0].info.points, info.points);
            assert_int_equal(preview.areas[0].info.open, info.open);
            assert_int_equal(preview.areas[0].part_count, 1);
            assert_int_equal(preview.areas[0].parts[0].majority, 0);
        } else if (move.kind == MOVE_HUT) {
            SystemInfo info = system_info(edition, game, tile->zones[move.zone].node);
            assert_int_equal(preview.systems[0].info.majority, 1 << game->player);
            assert_int_equal(preview.systems[0].info.points, info.points);
            assert_int_equal(preview.systems[0].parts[0].majority, 0);
        } else if (move.kind == MOVE_RECALL) {
            assert_true(preview.areas[0].parts[0].majority != 0);
            assert_int_equal(preview.lines[preview.award_count].kind, PREVIEW_HELD);
        }
    }
}

TEST(previews_are_what_happens)
{
    memset(seen, 0, sizeof seen);
    for (int g = 0; g < test_share(48); g++)
        for (Walk w = test_game(g); w.game.phase != PHASE_END; test_go_on(&w))
            if (w.game.phase == PHASE_PLACE)
                check_placements(w.edition, &w.game, &w.random);
            else
                check_pieces(w.edition, &w.game);
    for (int kind = 0; kind < PREVIEW_KINDS; kind++)
        if (kind != PREVIEW_EXTRA_NONE)
            assert_true(seen[kind] > 0);
}

static void check_record(const Edition *edition, const Record *record)
{
    Random random = random_from(2);
    Game game = test_replay(record, 0);
    for (int i = 0; i < record->count; i++) {
        if (record->statements[i].kind != STATEMENT_MOVE)
            continue;
        if (game.phase == PHASE_PLACE) {
            check_placements(edition, &game, &random);
            check_placement(edition, &game, record->statements[i].move);
        } else {
            check_pieces(edition, &game);
        }
        game_advance(edition, &game, record->statements[i].move, NULL);
    }
}

/* The rulebooks' examples: powers, lapsed turns, ties, loops that random games seldom meet. */
TEST(rule_cases_are_what_happens)
{
    memset(seen, 0, sizeof seen);
    test_each_record(RULE_EXAMPLES, check_record);
    for (int kind = 0; kind < PREVIEW_KINDS; kind++)
        assert_true(seen[kind] > 0);
}

/* With the special stack empty a menhir earns a turn that nobody plays. */
TEST(no_extra_turn_without_a_tile)
{
    int turns = 0;
    for (int seed = 0; seed < test_share(8); seed++)
        for (Walk w = test_walk(EDITION_SECOND, 2, (uint64_t)seed); w.game.phase != PHASE_END;
             test_go_on(&w)) {
            if (w.game.phase != PHASE_PLACE)
                continue;
            Game without = w.game;
            without.special.drawn = without.special.count;
            Preview preview = preview_place(w.edition, &w.game, w.move.cell, w.move.rotation);
            Preview none = preview_place(w.edition, &without, w.move.cell, w.move.rotation);
            bool said = count_lines(&none, PREVIEW_EXTRA_NONE) == 1;
            assert_false(none.extra_turn);
            assert_int_equal(said, none.extra_node != NO_NODE);
            assert_true(said || !preview.extra_turn);
            turns += said;
        }
    assert_true(test_met(turns > 0));
}

/* What is given up by taking back, counted: `fought` where others hold the area or a second one of
 * the player's does, `lost` where it brings points. */
typedef struct GivenUp {
    int fought, lost;
} GivenUp;

/* Without that meeple, all others where they are. */
static bool holds_without(const Edition *edition, const Game *game, int piece, uint16_t node)
{
    Game without = *game;
    without.pieces[piece] = without.pieces[--without.piece_count];
    return area_info(edition, &without, node).majority >> game->player & 1;
}

static void check_given_up(const Edition *edition, const Game *game, GivenUp *given)
{
    for (int i = 0; i < game->piece_count; i++) {
        const Piece *piece = &game->pieces[i];
        if (piece->kind != PIECE_MEEPLE || piece->player != game->player)
            continue;
        Cell cell = game_site_of_tile(game, edition->tiles.node[piece->node].tile)->cell;
        AreaInfo area = area_info(edition, game, piece->node);
        bool loses =
            (area.majority >> game->player & 1) && !holds_without(edition, game, i, piece->node);
        assert_int_equal(preview_gives_up(edition, game, move_recall(cell)),
                         loses ? area.points : 0);
        given->fought += !loses;
        given->lost += loses && area.points > 0;
    }
}

/* A meeple that is taken back gives up its area only where no other of its player's holds it. Asked
 * whenever a piece is due: shamans are rare. */
TEST(what_is_taken_back_is_given_up)
{
    GivenUp given = {0};
    for (int seed = 0; seed < test_share(40); seed++)
        for (Walk w = test_walk(EDITION_SECOND, 2 + seed % 4, (uint64_t)seed);
             w.game.phase != PHASE_END; test_go_on(&w)) {
            Game asked = w.game;
            asked.phase = PHASE_RECALL;
            if (w.game.phase == PHASE_PIECE)
                check_given_up(w.edition, &asked, &given);
        }
    assert_true(test_met(given.fought > 5 && given.lost > 500));
}

static Preview preview_of(const Edition *edition, const Game *game, Move move)
{
    return game->phase == PHASE_PLACE ? preview_place(edition, game, move.cell, move.rotation)
                                      : preview_piece(edition, game, move);
}

static int told;

/* Two games that differ only in what lies where in the stacks are told the same. */
static void assert_told_alike(const Edition *edition, const Game *game, Move move)
{
    Game other = test_turned(game);
    Preview a = preview_of(edition, game, move), b = preview_of(edition, &other, move);
    Remaining left = remaining_of(edition, game), as_left = remaining_of(edition, &other);
    assert_memory_equal(a.projected, b.projected, sizeof a.projected);
    assert_memory_equal(a.points, b.points, sizeof a.points);
    assert_memory_equal(a.lines, b.lines, sizeof a.lines);
    assert_int_equal(a.extra_turn, b.extra_turn);
    assert_int_equal(left.group_count, as_left.group_count);
    assert_memory_equal(left.groups, as_left.groups, sizeof left.groups);
    if (move.kind != MOVE_PLACE)
        return;
    Blocked one = blocked_by(edition, game, move.cell, move.rotation),
            two = blocked_by(edition, &other, move.cell, move.rotation);
    assert_int_equal(one.cell_count, two.cell_count);
    assert_int_equal(one.area_count, two.area_count);
    assert_memory_equal(one.cells, two.cells, one.cell_count * sizeof *one.cells);
    assert_memory_equal(one.areas, two.areas, one.area_count * sizeof *one.areas);
    told += one.cell_count;
}

/* Nobody may learn what will be drawn from what is told of a move, of the stacks, of cells. */
TEST(the_order_does_not_show)
{
    for (int g = 0; g < 8; g++)
        for (Walk w = test_game(g); w.game.phase != PHASE_END; test_go_on(&w))
            assert_told_alike(w.edition, &w.game, w.move);
    assert_true(told > 20);
}

TEST(what_is_refused_has_no_preview)
{
    const Edition *edition = test_edition(EDITION_SECOND);
    Game game = test_position(EDITION_SECOND, 2, 3, 0);
    Preview far = preview_place(edition, &game, (Cell){9, 9}, 0);
    Preview taken = preview_place(edition, &game, (Cell){0, 0}, 0);
    Preview early = preview_piece(edition, &game, move_of(MOVE_PASS));
    Random random = random_from(1);
    Move move = test_random_move(edition, &game, &random);
    Preview wrong = preview_piece(edition, &game, move);
    assert_int_equal(far.check, MOVE_CELL_APART);
    assert_int_equal(taken.check, MOVE_CELL_TAKEN);
    assert_int_equal(early.check, MOVE_NOT_NOW);
    assert_int_equal(wrong.check, MOVE_NOT_NOW);
    assert_int_equal(far.line_count + taken.line_count + early.line_count + wrong.line_count, 0);
    Preview good = preview_place(edition, &game, move.cell, move.rotation);
    assert_int_equal(good.check, MOVE_OK);
    assert_true(good.area_count > 0);
}

static int ended, asked_for, returned;

static void check_no_piece(const Edition *edition, const Game *game, Move move)
{
    Game asked, next = game_play(edition, game, move, NULL);
    MoveList moves;
    bool none = preview_no_piece(edition, game, move, &asked);
    bool goes_on = next.phase == PHASE_RECALL || next.phase == PHASE_PIECE;
    bool leads_on = move.kind == MOVE_PLACE || move.kind == MOVE_RECALL || move.kind == MOVE_KEEP;
    assert_int_equal(none, leads_on && !goes_on);
    asked_for += goes_on;
    if (!none)
        return;
    ended++;
    game_moves(edition, &asked, &moves);
    assert_int_equal(moves.count, 1);
    assert_int_equal(moves.moves[0].kind, MOVE_PASS);
    assert_int_equal(asked.player, game->player);
    for (int p = 0; p < game->player_count; p++) {
        bool back = move.kind == MOVE_RECALL && p == game->player;
        assert_int_equal(asked.meeples[p], game->meeples[p] + back);
        returned += asked.meeples[p] != next.meeples[p];
    }
}

/* A turn ends without asking for a piece exactly where no piece is legal, and the game as it would
 * have asked says so of every zone. */
TEST(turns_without_a_piece_have_reasons)
{
    for (int g = 0; g < 10; g++)
        for (Walk w = test_game(g); w.game.phase != PHASE_END; test_go_on(&w))
            check_no_piece(w.edition, &w.game, w.move);
    assert_true(ended > 20 && asked_for > 20 && returned > 0);
}

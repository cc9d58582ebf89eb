/* What the cards of places for a piece and of areas promise, at every decision of games by chance,
 * against play/preview.h and play/outlook.h, whose own tests play the game. */
#include <stdio.h>
#include <string.h>

#include "cards.h"
#include "check.h"
#include "play/blocked.h"
#include "play/outlook.h"
#include "play/preview.h"
#include "view/words/tr.h"

static void add_spot(TableView *view, Move move, Piece piece, bool refused)
{
    Verdict verdict = game_check(view->edition, view->game, move);
    bool blocks = verdict.check == MOVE_AREA_TAKEN || verdict.check == MOVE_SYSTEM_TAKEN ||
                  verdict.check == MOVE_NO_MEEPLE_LEFT || verdict.check == MOVE_NO_HUT_LEFT;
    if ((verdict.check != MOVE_OK && !blocks) || blocks != refused)
        return;
    view->spots[view->spot_count + view->refused_count] =
        (Spot){.move = move,
               .role = piece_role(&view->edition->tiles, piece),
               .node = piece.node,
               .verdict = verdict};
    view->spot_count += !refused;
    view->refused_count += refused;
}

/* Every place for a piece, those where none can be put behind the others. */
static void cards_list_spots(TableView *view)
{
    const Game *game = view->game;
    const Tile *tile = &view->edition->tiles.tiles[game->hand];
    view->spot_count = view->refused_count = 0;
    if (view->phase == PHASE_RECALL)
        for (int i = 0; i < game->piece_count; i++) {
            Piece piece = game->pieces[i];
            Cell cell = game_site_of_tile(game, view->edition->tiles.node[piece.node].tile)->cell;
            if (piece.kind == PIECE_MEEPLE && piece.player == game->player)
                add_spot(view, move_recall(cell), piece, false);
        }
    for (int refused = 0; refused < 2 && view->phase == PHASE_PIECE; refused++)
        for (int z = 0; z < MAX_ZONES; z++)
            for (int kind = 0; kind < PIECE_KINDS; kind++) {
                const Zone *zone = &tile->zones[z];
                Piece piece = {.player = game->player, .kind = (uint8_t)kind, .node = zone->node};
                bool water = zone->kind == ZONE_RIVER || zone->kind == ZONE_LAKE;
                if (zone->kind != ZONE_NONE &&
                    (kind == PIECE_HUT ? water : zone->kind != ZONE_LAKE))
                    add_spot(view, kind == PIECE_HUT ? move_hut(z) : move_meeple(z), piece,
                             refused);
            }
}

typedef struct Seen {
    int spots, refused, done, recalls, areas, systems, over;
    int turns[FOREST_TURN_LAPSED + 1];
    int no_animals[2]; /* yet, and for ever */
    int last, trapped, ends, awards, shrines, blocked, later, lakes;
} Seen;

static bool has(const Card *card, const char *text)
{
    return cards_row(card, text, NULL);
}

/* Points of a player, -1: of all, for the area of a node as the turn ends by this move. */
static int points_now(const TableView *view, Move move, int player, uint16_t node)
{
    Game after;
    Preview preview = preview_piece(view->edition, view->game, move);
    int points = 0;
    preview_after(view->edition, view->game, move, &after);
    for (int i = 0; i < preview.award_count; i++)
        if ((player < 0 || preview.awards[i].player == player) &&
            after.areas.label[preview.awards[i].node] == after.areas.label[node])
            points += preview.awards[i].points;
    return points;
}

/* Rows with a number before the rule add up to the worth. */
static int sum_of_rows(const Card *card)
{
    int sum = 0, value;
    for (int i = 0; i < card->count && card->rows[i].kind != ROW_RULE; i++) {
        const char *text = card->rows[i].value;
        if (sscanf(text, "%d", &value) == 1)
            sum += value;
        else if (strncmp(text, "\u2212", strlen("\u2212")) == 0 &&
                 sscanf(text + strlen("\u2212"), "%d", &value) == 1)
            sum -= value;
    }
    return sum;
}

/* Whether a forest or river can no longer be closed, as far as the level tells. */
static bool is_blocked(const TableView *view, const AreaInfo *info)
{
    return info->kind != ZONE_MEADOW && !info->closed && view->allows.fits &&
           blocked_stays_open(view->edition, view->game, info->node);
}

/* What a card says of the turn that a forest earns. */
static void hold_turn(const TableView *view, const Card *card, const AreaInfo *info, Seen *seen)
{
    const CardRow *earns = cards_row(card, "Closing it earns a turn", NULL);
    ForestTurn turn = is_blocked(view, info) || info->kind != ZONE_FOREST
                          ? FOREST_TURN_NONE
                          : outlook_forest(view->edition, view->game, info);
    assert_int_equal(earns != NULL, turn == FOREST_TURN_EARNS || turn == FOREST_TURN_LATER);
    assert_true(!earns || (earns->second[0] == '\0') == (turn == FOREST_TURN_EARNS));
    assert_int_equal(has(card, "Closing it earns no turn"), turn == FOREST_TURN_NO_TILE);
    assert_int_equal(has(card, "Closing it earned a turn"), turn == FOREST_TURN_EARNED);
    assert_int_equal(has(card, "Closing it earned no turn"), turn >= FOREST_TURN_CHAINED);
    seen->turns[turn]++;
}

/* What is told of an area whatever card it stands on. */
static void hold_contents(const TableView *view, const Card *card, const AreaInfo *info, Seen *seen)
{
    const TileSet *set = &view->edition->tiles;
    int animals = 0, covered = 0, told = 0;
    for (uint16_t n = info->node; n != NO_NODE; n = union_next(&view->game->areas, info->node, n))
        for (int a = 0; a < ANIMALS; a++) {
            int count = set->tiles[set->node[n].tile].zones[set->node[n].zone].animals[a];
            animals += count;
            covered += game_covered(view->game, n) ? count : 0;
        }
    bool yet = has(card, "No animals yet"), none = has(card, "No animals");
    bool lasts = info->open > 0 && outlook_goes_on(view->edition, view->game),
         blocked = is_blocked(view, info);
    if (blocked)
        assert_false(has(card, "Closing it earns a turn") || has(card, "So far"));
    for (int i = 0, least; i < card->count; i++) {
        const char *second = card->rows[i].second;
        if (sscanf(second, "at least %d once closed", &least) != 1 &&
            sscanf(second, "so far; at least %d once closed", &least) != 1)
            continue;
        assert_false(blocked || info->closed);
        assert_int_equal(least, outlook_least(view->edition, view->game, info));
        seen->later++;
    }
    seen->blocked += blocked;
    assert_int_equal(yet || none, info->kind == ZONE_MEADOW && animals == 0);
    if (yet || none)
        assert_int_equal(yet, lasts);
    seen->no_animals[none] += yet || none;
    for (int i = 0; i < card->count; i++)
        if (strstr(card->rows[i].text, " in the hunting trap"))
            assert_int_equal(sscanf(card->rows[i].text, "%d in", &told), 1);
    assert_int_equal(told, covered);
    seen->trapped += covered > 0;
    for (int i = 0; i < card->count; i++)
        if (cards_open(card->rows[i].text) >= 0)
            assert_int_equal(cards_open(card->rows[i].text), info->open);
    const CardRow *shrine = cards_row(card, "Shrine", NULL);
    if (shrine && strcmp(shrine->second, "a hunter on it alone would score") == 0) {
        MoveList list;
        bool can = false;
        game_moves(view->edition, view->game, &list);
        for (int i = 0; i < list.count; i++) {
            Game next = game_play(view->edition, view->game, list.moves[i], NULL);
            can |= list.moves[i].kind == MOVE_MEEPLE &&
                   area_info(view->edition, &next, info->node).by_shrine;
        }
        assert_true(can || view->phase == PHASE_RECALL);
        seen->shrines++;
    }
}

/* One place where a piece can be put: what it brings, by putting it. */
static void hold_free_spot(const TableView *view, const Spot *spot, const Card *card, Seen *seen)
{
    Game after;
    Preview preview = preview_piece(view->edition, view->game, spot->move);
    int player = view->game->player, told = 0, gain = 0, awards = 0;
    bool hut = spot->role == ROLE_HUT, closed = false, blocked = false;
    const CardRow *end = cards_row(card, "At the end", NULL);
    const CardRow *later = cards_row(card, "So far", NULL);
    preview_after(view->edition, view->game, spot->move, &after);
    for (int i = 0; i < card->count; i++)
        if (sscanf(card->rows[i].value, "+%d", &gain) == 1) {
            told += gain;
            awards += card->rows[i].icon.name == cards_badge(view, player);
        }
    if (!hut) {
        AreaInfo info = area_info(view->edition, view->game, spot->node);
        closed = info.closed;
        blocked = is_blocked(view, &info);
        hold_contents(view, card, &info, seen);
        hold_turn(view, card, &info, seen);
        assert_int_equal(closed, has(card, "Closed by this tile"));
        assert_int_equal(sum_of_rows(card), info.points);
        if (later)
            assert_true(told == info.points && !closed && info.kind != ZONE_MEADOW);
    }
    const TileSet *set = &view->edition->tiles;
    const Zone *zone = &set->tiles[set->node[spot->node].tile].zones[set->node[spot->node].zone];
    if (zone->kind == ZONE_LAKE) { /* nobody asked for a meeple */
        assert_false(has(card, "No meeple here"));
        seen->lakes++;
    }
    assert_int_equal(awards, 1);
    assert_int_equal(closed, !end && !later);
    if (closed)
        assert_int_equal(told, points_now(view, spot->move, player, spot->node));
    if (end)
        assert_int_equal(told, hut                         ? preview.systems[0].info.points
                               : zone->kind == ZONE_MEADOW ? preview.areas[0].info.points
                                                           : 0);
    bool grows = false, scores = false, last = false;
    for (int i = 0; i < card->count; i++) {
        grows |= strcmp(card->rows[i].second, "it can still grow") == 0;
        scores |= strcmp(card->rows[i].second, "it scores once it is closed") == 0;
        last |= strcmp(card->rows[i].second, "no tile comes to close it") == 0;
    }
    assert_true(!(grows || scores || later) || after.phase != PHASE_END);
    assert_true(!last || blocked || after.phase == PHASE_END);
    assert_false(blocked && scores);
    seen->spots++;
    seen->awards += closed;
    seen->ends += end != NULL;
    seen->last += last;
}

/* One where none can be put: who is there, or that none is left. */
static void hold_refused_spot(const TableView *view, const Spot *spot, const Card *card, Seen *seen)
{
    bool hut = spot->role == ROLE_HUT;
    int player = view->game->player, told = 0, gain;
    const uint8_t *supply = hut ? view->game->huts : view->game->meeples;
    bool taken = spot->verdict.check == MOVE_AREA_TAKEN || spot->verdict.check == MOVE_SYSTEM_TAKEN;
    if (strcmp(card->title, hut ? "No huts left" : "No meeples left") == 0)
        assert_int_equal(supply[player], 0);
    for (int i = 0; i < card->count; i++) {
        if (strcmp(card->rows[i].second, "none is left") == 0)
            assert_int_equal(supply[player], 0);
        if (sscanf(card->rows[i].value, "+%d", &gain) == 1)
            told += gain;
    }
    if (strcmp(card->title, "Taken") == 0) {
        assert_true(taken && spot->verdict.blocker.player != player);
        assert_ptr_equal(card->rows[0].icon.name, cards_badge(view, spot->verdict.blocker.player));
    }
    if (strncmp(card->title, "Closes a ", 9) == 0) {
        int points = points_now(view, move_of(MOVE_PASS), -1, spot->node);
        assert_int_equal(told, points);
        assert_true(points > 0);
        seen->done++;
    } else {
        assert_int_equal(told, 0);
    }
    seen->refused++;
}

/* A meeple that the shaman may take back. */
static void hold_recall(const TableView *view, const Spot *spot, const Card *card, Seen *seen)
{
    Preview preview = preview_piece(view->edition, view->game, spot->move);
    bool told = has(card, "If the game ended now");
    for (int p = 0; p < view->game->player_count && (told || view->shows_projection); p++)
        assert_int_equal(told ? card->change[p] : 0, preview.change[p]);
    seen->recalls++;
}

static void hold_spots(TableView *view, Seen *seen)
{
    cards_list_spots(view);
    for (int i = 0; i < view->spot_count + view->refused_count; i++) {
        Card card;
        const Spot *spot = &view->spots[i];
        view->spot = i;
        view->lit = (Lit){spot->node, spot->role == ROLE_HUT};
        bool told = card_of_spot(view, &card);
        assert_int_equal(told, i >= view->spot_count || view->allows.previews);
        if (i >= view->spot_count)
            hold_refused_spot(view, spot, &card, seen);
        else if (told && view->phase == PHASE_RECALL)
            hold_recall(view, spot, &card, seen);
        else if (told)
            hold_free_spot(view, spot, &card, seen);
    }
}

/* Who is there, with how many, for how much. */
static void hold_claims(const TableView *view, const Card *card, const uint8_t *pieces,
                        uint8_t majority, int points)
{
    for (int p = 0; p < view->game->player_count; p++) {
        const CardRow *row = NULL;
        int count, value;
        for (int i = 0; i < card->count; i++)
            if (card->rows[i].icon.name == cards_badge(view, p))
                row = &card->rows[i];
        assert_int_equal(row != NULL, pieces[p] > 0);
        if (!row)
            continue;
        const char *colon = strstr(row->text, ": ");
        assert_int_equal(sscanf(colon ? colon + 2 : row->text, "%d ", &count), 1);
        assert_int_equal(count, pieces[p]);
        assert_int_equal(sscanf(row->value, "%d", &value), 1);
        assert_int_equal(value, majority >> p & 1 ? points : 0);
        if (strncmp(row->second, "so far; ", 8) == 0)
            assert_true(outlook_goes_on(view->edition, view->game));
    }
}

static void hold_area(TableView *view, uint16_t node, Seen *seen)
{
    Card card;
    card_of_area(view, (Lit){node, false}, &card);
    AreaInfo info = area_info(view->edition, view->game, node);
    bool over = view->phase == PHASE_END, ends = info.kind == ZONE_MEADOW;
    bool open = has(&card, "It stayed open") || has(&card, "It stays open");
    assert_int_equal(open,
                     !ends && !info.closed &&
                         (!outlook_goes_on(view->edition, view->game) || is_blocked(view, &info)));
    hold_contents(view, &card, &info, seen);
    hold_turn(view, &card, &info, seen);
    hold_claims(view, &card, info.meeples, info.majority, open ? 0 : info.points);
    assert_int_equal(sum_of_rows(&card), info.points);
    for (int i = 0; i < card.count; i++)
        assert_false(over && cards_open(card.rows[i].text) >= 0);
    seen->areas++;
    seen->over += over;
}

static void hold_system(TableView *view, uint16_t node, Seen *seen)
{
    Card card;
    card_of_area(view, (Lit){node, true}, &card);
    SystemInfo info = system_info(view->edition, view->game, node);
    hold_claims(view, &card, info.huts, info.majority, info.points);
    assert_int_equal(sum_of_rows(&card), info.points);
    seen->systems++;
}

static void hold_tile(TableView *view, uint8_t tile, Seen *seen)
{
    for (int z = 0; z < MAX_ZONES; z++) {
        const Zone *zone = &view->edition->tiles.tiles[tile].zones[z];
        if (zone->kind == ZONE_RIVER || zone->kind == ZONE_LAKE)
            hold_system(view, zone->node, seen);
        if (zone->kind != ZONE_NONE && zone->kind != ZONE_LAKE)
            hold_area(view, zone->node, seen);
    }
}

static void see(void *context, TableView *view, Move move, Random *random)
{
    const Game *game = view->game;
    (void)move;
    if (view->phase != PHASE_PLACE)
        hold_spots(view, context);
    view->spot = -1;
    if (view->phase != PHASE_PLACE)
        hold_tile(view, game->hand, context);
    hold_tile(view, game->placed[random_below(random, game->placed_count)], context);
}

static void see_end(void *context, TableView *view)
{
    for (int i = 0; i < view->game->placed_count; i++)
        hold_tile(view, view->game->placed[i], context);
}

TEST(games_keep_what_pieces_promise)
{
    static Seen seen;
    cards_each(see, see_end, &seen);
    print_message("%d cards of places for pieces and %d of areas held against the game\n",
                  seen.spots + seen.refused + seen.recalls, seen.areas + seen.systems);
    assert_true(test_met(seen.spots > 12000 && seen.refused > 7000 && seen.done > 100 &&
                         seen.recalls > 15));
    assert_true(test_met(seen.areas > 100000 && seen.systems > 30000 && seen.over > 30000));
    for (int turn = FOREST_TURN_NONE; turn <= FOREST_TURN_LAPSED; turn++)
        assert_true(test_met(seen.turns[turn] > 5 || turn == FOREST_TURN_CHAINED));
    assert_true(
        test_met(seen.no_animals[0] > 10000 && seen.no_animals[1] > 5000 && seen.trapped > 50));
    assert_true(test_met(seen.last > 30 && seen.ends > 5000 && seen.awards > 300 &&
                         seen.shrines > 0 && seen.lakes > 50));
    assert_true(test_met(seen.blocked > 100 && seen.later > 1000));
}

TEST(rule_cases_keep_what_pieces_promise)
{
    static Seen seen;
    cards_each_rule(see, see_end, &seen);
    assert_true(seen.spots > 100 && seen.areas > 500 && seen.turns[FOREST_TURN_CHAINED] > 0);
}

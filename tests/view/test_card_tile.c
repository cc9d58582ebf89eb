/* What the card of a tile in hand promises, against the game: the tile is laid, and every row of
 * the card is held against what happened. Likewise the cards of cells where it does not fit. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "cards.h"
#include "play/blocked.h"
#include "play/remaining.h"
#include "view/draw/palette.h"

enum { MOST_ROWS = 6 }; /* lines of a preview that a card has room for */

/* What was held against the game, so that a test of nothing cannot pass. */
typedef struct Seen {
    int cards, awards, extra, lapsed, unheld, taken_back, none_left, changes, turns, no_turns;
    int prey, blocked, never, projections, repeated, recalls, titles, worths;
    int refusals, fits, dead;
    /* what the tiles that were laid have blocked in the game that is on */
    int area_count, cell_count;
    uint16_t areas[512];
    Cell cells[512];
} Seen;

/* The areas that the tile in hand is part of, once each. */
static int areas_of_hand(const TableView *view, const Game *laid, AreaInfo areas[MAX_ZONES])
{
    const Tile *tile = &view->edition->tiles.tiles[view->game->hand];
    int count = 0;
    for (int z = 0; z < MAX_ZONES; z++) {
        const Zone *zone = &tile->zones[z];
        bool known = zone->kind == ZONE_NONE || zone->kind == ZONE_LAKE;
        for (int i = 0; i < count && !known; i++)
            known = areas[i].node == laid->areas.label[zone->node];
        if (!known)
            areas[count++] = area_info(view->edition, laid, zone->node);
    }
    return count;
}

static bool is_single(uint8_t majority)
{
    return majority && (majority & (majority - 1)) == 0;
}

static void hold_awards(const TableView *view, const Card *card, const Outcome *outcome, Seen *seen)
{
    bool used[64] = {false};
    int rows = 0;
    for (int i = 0; i < card->count; i++) {
        const CardRow *row = &card->rows[i];
        int points;
        if (row->kind != ROW_TEXT || sscanf(row->value, "+%d", &points) != 1)
            continue;
        bool found = false;
        for (int a = 0; a < outcome->award_count && !found; a++) {
            found = !used[a] && outcome->awards[a].points == points &&
                    row->icon == cards_badge(view, outcome->awards[a].player);
            used[a] |= found;
        }
        assert_true(found);
        rows++;
    }
    assert_true(rows == outcome->award_count || card->count >= MOST_ROWS);
    seen->awards += rows;
}

static void hold_extra(const Card *card, const Outcome *outcome, Seen *seen)
{
    bool again = cards_row(card, "You lay once more", NULL);
    bool none = cards_row(card, "No tile for another turn", NULL);
    if (card->count < MOST_ROWS || again || none) {
        assert_int_equal(again, outcome->earned && outcome->after.extra_turn);
        assert_int_equal(none, outcome->earned && !outcome->after.extra_turn);
    }
    seen->extra += again;
    seen->lapsed += none;
}

/* Points of the player for a meeple in the closed area of a node, once the tile lies; taken back
 * first, where `back`. -1: none can be put. */
static int meeple_earns(const TableView *view, Move place, uint16_t node, bool back)
{
    Events events;
    const Edition *edition = view->edition;
    Game game = game_play(edition, view->game, place, NULL);
    if (game.phase == PHASE_RECALL && !back)
        game_advance(edition, &game, move_of(MOVE_KEEP), NULL);
    if (game.phase == PHASE_RECALL) {
        MoveList list;
        game_moves(edition, &game, &list);
        game_advance(edition, &game, list.moves[0], NULL);
    }
    Move move = move_meeple(edition->tiles.node[node].zone);
    if (game.phase != PHASE_PIECE || game_check(edition, &game, move).check != MOVE_OK)
        return -1;
    game_advance(edition, &game, move, &events);
    for (int i = 0; i < events.count; i++)
        if (events.items[i].kind == EVENT_AWARD && events.items[i].player == view->game->player &&
            game.areas.label[events.items[i].node] == game.areas.label[node])
            return events.items[i].award.points;
    return -1;
}

static uint16_t node_of_hand(const TableView *view, const Game *laid, uint16_t label)
{
    const Tile *tile = &view->edition->tiles.tiles[view->game->hand];
    for (int z = 0; z < MAX_ZONES; z++)
        if (tile->zones[z].kind != ZONE_NONE && laid->areas.label[tile->zones[z].node] == label)
            return tile->zones[z].node;
    return NO_NODE;
}

/* Closed areas that nobody holds: what a meeple there would earn, by putting one. */
static void hold_unheld(const TableView *view, const Card *card, const Outcome *outcome, Move move,
                        Seen *seen)
{
    AreaInfo areas[MAX_ZONES];
    int count = areas_of_hand(view, &outcome->laid, areas), due = 0, rows = 0;
    for (int i = 0; i < count; i++)
        due += areas[i].closed && !areas[i].majority;
    for (int i = 0; i < card->count; i++) {
        const CardRow *row = &card->rows[i];
        ZoneKind kind;
        int points, end = 0;
        bool found = false;
        if (!cards_reads(row->text, "Free ", "", &kind))
            continue;
        rows++;
        const char *earns = kind == ZONE_RIVER ? "a fisher here would earn %d%n"
                                               : "a gatherer here would earn %d%n";
        bool here = sscanf(row->second, earns, &points, &end) == 1;
        bool back =
            !here && sscanf(row->second, "a meeple taken back would earn %d%n", &points, &end) == 1;
        bool none =
            !here && !back && sscanf(row->second, "no meeple left to earn %d%n", &points, &end);
        assert_true((here || back || none) && row->second[end] == '\0');
        for (int a = 0; a < count && !found; a++) {
            uint16_t node = node_of_hand(view, &outcome->laid, areas[a].node);
            if (!areas[a].closed || areas[a].majority || areas[a].kind != kind ||
                areas[a].points != points)
                continue;
            found = meeple_earns(view, move, node, false) == (here ? points : -1) &&
                    meeple_earns(view, move, node, true) == (none ? -1 : points);
        }
        assert_true(found);
        seen->unheld += here;
        seen->taken_back += back;
        seen->none_left += none;
    }
    assert_true(rows == due || card->count >= MOST_ROWS);
}

/* Whoever closes the forest next by the tile then in hand lays again, as was promised, or does
 * not. */
static void hold_turn(const TableView *view, const Outcome *outcome, uint16_t node, bool promised,
                      Seen *seen)
{
    const Game *after = &outcome->after;
    MoveList list;
    if (promised)
        assert_int_equal(after->phase, PHASE_PLACE);
    if (after->phase != PHASE_PLACE || after->extra_turn)
        return;
    game_moves(view->edition, after, &list);
    for (int i = 0; i < list.count; i++) {
        Outcome next = outcome_of(view->edition, after, list.moves[i]);
        if (!area_info(view->edition, &next.laid, node).closed)
            continue;
        assert_int_equal(next.after.extra_turn, promised);
        seen->turns += promised;
        seen->no_turns += !promised;
    }
}

/* What a row says of an area or river system that is joined, grows or changes hands. */
typedef struct Told {
    ZoneKind kind; /* ZONE_LAKE: a river system */
    bool will_hold, will_share, grows;
    int parts; /* 0: not said */
    int open, points, tiles;
    bool turn, blocked;
} Told;

static bool read_change(const CardRow *row, Told *told)
{
    int end = 0;
    *told = (Told){.tiles = -1, .points = -1};
    told->will_hold = cards_reads(row->text, "Will hold the ", "", &told->kind);
    told->will_share =
        !told->will_hold && cards_reads(row->text, "Will share the ", "", &told->kind);
    told->grows = !told->will_hold && !told->will_share &&
                  cards_reads(row->text, "The ", " grows", &told->kind);
    if (!told->will_hold && !told->will_share && !told->grows &&
        (sscanf(row->text, "Joins %d %n", &told->parts, &end) != 1 ||
         !cards_reads(row->text + end, "", "", &told->kind)))
        return false;
    const char *rest = strchr(row->second, ';');
    told->blocked = strcmp(row->second, "no tile left fits beside it") == 0;
    if (told->blocked)
        return true;
    if (rest) {
        told->open = cards_open(row->second);
        assert_int_equal(sscanf(rest, "; %d", &told->points), 1);
        told->turn = strstr(rest, " and an extra turn if closed now") != NULL;
        assert_true(told->turn || strstr(rest, " if closed now"));
    } else {
        end = 0;
        rest = strrchr(row->second, ',');
        assert_non_null(rest);
        told->open = cards_open(rest + 2);
        if (sscanf(row->second, "%d tile%n", &told->tiles, &end) != 1 || end == 0)
            told->tiles = -1;
    }
    assert_true(told->open >= 0);
    return true;
}

/* How many areas or systems of before have become one. */
static int parts_of(const Unions *before, const Unions *laid, uint16_t node)
{
    uint16_t labels[MAX_NODES];
    int count = 0;
    for (uint16_t n = node; n != NO_NODE; n = union_next(laid, node, n)) {
        bool known = before->label[n] == NO_NODE;
        for (int i = 0; i < count && !known; i++)
            known = labels[i] == before->label[n];
        if (!known)
            labels[count++] = before->label[n];
    }
    return count;
}

/* Whether a forest or river could not be closed even before, as far as the level tells. */
static bool was_blocked(const TableView *view, const Game *laid, const AreaInfo *info)
{
    bool blocked = false;
    for (uint16_t n = info->node; n != NO_NODE; n = union_next(&laid->areas, info->node, n))
        if (view->game->areas.label[n] == n)
            blocked |= info->kind != ZONE_MEADOW && view->allows.fits &&
                       cards_blocked(view->edition, view->game, n);
    return blocked;
}

/* Whether an area or system is what a row says. */
static bool is_told(const TableView *view, const CardRow *row, const Told *told, uint8_t majority,
                    int open, int points, int tiles, int parts)
{
    int value = 0, holder = 0;
    sscanf(row->value, "%d", &value);
    while (!(majority >> holder & 1) && holder < MAX_PLAYERS)
        holder++;
    return (told->blocked || told->open == open) && value == points &&
           (told->points < 0 || told->points == points) &&
           (told->tiles < 0 || told->tiles == tiles) &&
           (told->parts == 0 || told->parts == parts) && (!told->grows || parts == 1) &&
           (!told->will_hold || is_single(majority)) &&
           (!told->will_share || (majority && !is_single(majority))) &&
           row->badge == (is_single(majority) ? cards_badge(view, holder) : NULL);
}

static void hold_changes(const TableView *view, const Card *card, const Outcome *outcome,
                         Seen *seen)
{
    AreaInfo areas[MAX_ZONES];
    const Game *laid = &outcome->laid;
    const Tile *tile = &view->edition->tiles.tiles[view->game->hand];
    int count = areas_of_hand(view, laid, areas);
    for (int i = 0; i < card->count; i++) {
        const CardRow *row = &card->rows[i];
        Told told;
        bool found = false;
        if (row->kind != ROW_TEXT || !read_change(row, &told))
            continue;
        for (int a = 0; a < count && !found && told.kind != ZONE_LAKE; a++) {
            const AreaInfo *info = &areas[a];
            if (info->kind != told.kind)
                continue;
            bool blocked = was_blocked(view, laid, info);
            bool shared = info->majority & (info->majority - 1);
            found =
                told.blocked == (blocked && !shared) &&
                is_told(view, row, &told, info->majority, info->open, blocked ? 0 : info->points,
                        info->tiles, parts_of(&view->game->areas, &laid->areas, info->node));
            seen->never += found && blocked;
            if (found && told.points >= 0 && info->menhirs && info->open < 3)
                hold_turn(view, outcome, info->node, told.turn, seen);
            if (found && told.turn)
                assert_true(info->menhirs > 0);
        }
        for (int z = 0; z < MAX_ZONES && !found && told.kind == ZONE_LAKE; z++) {
            if (tile->zones[z].kind != ZONE_RIVER && tile->zones[z].kind != ZONE_LAKE)
                continue;
            SystemInfo info = system_info(view->edition, laid, tile->zones[z].node);
            found = is_told(view, row, &told, info.majority, info.open, info.points, info.tiles,
                            parts_of(&view->game->systems, &laid->systems, info.node));
        }
        if (!found)
            fail_msg("'%s' '%s' %s", row->text, row->second, row->value);
        seen->changes++;
    }
}

/* Deer that tigers take at the end on one meadow, against those of its parts. */
static void hold_prey(const TableView *view, const Card *card, const Outcome *outcome, Seen *seen)
{
    AreaInfo areas[MAX_ZONES];
    int count = areas_of_hand(view, &outcome->laid, areas);
    for (int i = 0; i < card->count; i++) {
        int more, end = 0;
        bool found = false;
        if (strncmp(card->rows[i].second, "at the end, on this ", 20) != 0)
            continue;
        if (sscanf(card->rows[i].text, "%d deer safe from tigers%n", &more, &end) == 1 && end)
            more = -more;
        else
            assert_int_equal(sscanf(card->rows[i].text, "Tigers take %d deer", &more), 1);
        for (int a = 0; a < count && !found; a++) {
            int prey = areas[a].prey;
            if (areas[a].kind != ZONE_MEADOW)
                continue;
            for (int n = 0; n < view->edition->tiles.node_count; n++)
                if (view->game->areas.label[n] == n &&
                    outcome->laid.areas.label[n] == areas[a].node)
                    prey -= area_info(view->edition, view->game, (uint16_t)n).prey;
            found = prey == more;
        }
        assert_true(found);
        seen->prey++;
    }
}

/* "nobody's, worth 3, 4 and 5": so many areas joined, all of them nobody's. */
static void hold_worths(const TableView *view, const Card *card, const Outcome *outcome, Seen *seen)
{
    AreaInfo areas[MAX_ZONES];
    int count = areas_of_hand(view, &outcome->laid, areas);
    for (int i = 0; i < card->count; i++) {
        const CardRow *row = &card->rows[i];
        const char *at = strstr(row->second, ", worth "), *in = strstr(row->text, " in ");
        int places = 0, told = 0, end = 0, points;
        if (!at || !in)
            continue;
        ZoneKind kind = cards_kind(row->text + 6, (size_t)(in - row->text) - 6);
        for (int a = 0; a < count; a++)
            places += areas[a].kind == kind && !areas[a].majority && !areas[a].closed &&
                      parts_of(&view->game->areas, &outcome->laid.areas, areas[a].node) > 1;
        for (at += 8; sscanf(at, "%d%n", &points, &end) == 1; told++) {
            bool found = false;
            for (int a = 0; a < count; a++)
                found |= areas[a].kind == kind && !areas[a].majority && areas[a].points == points;
            assert_true(found);
            at += end;
            at += strspn(at, ", and");
        }
        assert_int_equal(told, places);
        assert_int_equal(sscanf(in, " in %d places", &told), 1);
        assert_int_equal(told, places);
        seen->worths++;
    }
}

static void hold_title(const TableView *view, const Card *card, const Outcome *outcome, Seen *seen)
{
    AreaInfo areas[MAX_ZONES];
    int count = areas_of_hand(view, &outcome->laid, areas), closed = 0, told = 0;
    ZoneKind kind, first = ZONE_NONE;
    for (int i = count - 1; i >= 0; i--)
        if (areas[i].closed) {
            closed++;
            first = (ZoneKind)areas[i].kind;
        }
    if (cards_reads(card->title, "Closes a ", "", &kind))
        assert_true(closed == 1 && kind == first);
    else if (sscanf(card->title, "Closes %d areas", &told) == 1)
        assert_true(told == closed && closed > 1);
    else
        assert_int_equal(closed, 0);
    seen->titles += closed > 0;
}

static void hold_rest(const TableView *view, const Card *card, const Outcome *outcome, Move move,
                      Seen *seen)
{
    uint16_t now[MAX_PLAYERS], then[MAX_PLAYERS];
    Game placed = game_play(view->edition, view->game, move, NULL);
    bool recalls = cards_row(card, "One of your meeples", NULL);
    assert_int_equal(recalls, placed.phase == PHASE_RECALL);
    seen->recalls += recalls;
    game_project(view->edition, view->game, now);
    game_project(view->edition, &outcome->after, then);
    bool projects = cards_row(card, "If the game ended now", NULL) != NULL;
    bool more = false, changes = false;
    for (int p = 0; p < view->game->player_count; p++) { /* than what the awards say */
        int gains = 0;
        for (int a = 0; a < outcome->award_count; a++)
            gains += outcome->awards[a].player == p ? outcome->awards[a].points : 0;
        more |= then[p] - now[p] != gains;
        changes |= then[p] != now[p];
        assert_true(!projects || card->change[p] == then[p] - now[p]);
    }
    if (view->shows_projection)
        assert_true(projects == (more && changes) || outcome->award_count > MOST_ROWS);
    seen->projections += projects;
    seen->repeated += view->shows_projection && !more && outcome->award_count > 0;
}

/* What cannot close any more, and what stays empty, is looked at again at the end of the game: all
 * of it, where the tile is laid so. */
static void note_blocked(const TableView *view, const Card *card, bool laid, Seen *seen)
{
    Blocked blocked = blocked_by(view->edition, view->game, view->ghost.cell, view->ghost.rotation);
    int held = 0, rows = 0;
    bool empty = cards_row(card, "Leaves a cell that stays empty", NULL) ||
                 cards_row(card, "Leaves cells that stay empty", NULL);
    for (int i = 0; i < blocked.area_count; i++)
        held += blocked.areas[i].majority != 0;
    for (int i = 0; i < card->count; i++)
        rows += strstr(card->rows[i].text, " cannot close") != NULL;
    assert_true(rows <= held);
    if (card->count < MOST_ROWS)
        assert_true(rows == held && empty == (blocked.cell_count > 0 && held == 0));
    seen->blocked += rows + empty;
    for (int i = 0; laid && (rows || empty) && i < blocked.area_count; i++)
        seen->areas[seen->area_count++] = blocked.areas[i].node;
    for (int i = 0; laid && (rows || empty) && i < blocked.cell_count; i++)
        seen->cells[seen->cell_count++] = blocked.cells[i];
}

static void hold_tile(TableView *view, Move move, bool laid, Seen *seen)
{
    Card card;
    cards_hold(view, move.cell, move.rotation);
    bool told = card_of_ghost(view, &card);
    if (!view->allows.previews) {
        assert_false(told);
        return;
    }
    if (!told)
        card = (Card){.count = 0};
    Outcome outcome = outcome_of(view->edition, view->game, move);
    seen->cards += told;
    hold_awards(view, &card, &outcome, seen);
    hold_extra(&card, &outcome, seen);
    hold_unheld(view, &card, &outcome, move, seen);
    hold_changes(view, &card, &outcome, seen);
    hold_prey(view, &card, &outcome, seen);
    hold_worths(view, &card, &outcome, seen);
    hold_title(view, &card, &outcome, seen);
    hold_rest(view, &card, &outcome, move, seen);
    if (laid)
        note_blocked(view, &card, laid, seen);
}

/* The sides that differ, and how many of the tiles left would do better. */
static void hold_refusal(TableView *view, Cell cell, int rotation, Seen *seen)
{
    Card card;
    int told = 0, left, rows = 0, fit = 0;
    cards_hold(view, cell, rotation);
    if (!card_of_refusal(view, &card))
        return;
    uint8_t clash = view->ghost.verdicts[rotation].clash;
    for (int i = 0; i < card.count; i++)
        rows += strncmp(card.rows[i].second, "on the ", 7) == 0;
    assert_int_equal(sscanf(card.aside, "%d side", &told), 1);
    assert_int_equal(told, rows);
    assert_int_equal(rows, (clash & 1) + (clash >> 1 & 1) + (clash >> 2 & 1) + (clash >> 3 & 1));
    seen->refusals++;
    const CardRow *last = &card.rows[card.count - 1];
    assert_int_equal(last->kind == ROW_TEXT, view->allows.fits);
    if (!view->allows.fits || sscanf(last->text, "%d of %d tiles left", &told, &left) != 2)
        return;
    Game copy = *view->game;
    for (int i = copy.land.drawn; i < copy.land.count; i++) {
        bool fits = false;
        copy.hand = copy.land.tiles[i];
        for (int r = 0; r < 4; r++)
            fits |= game_check(view->edition, &copy, move_place(cell, r)).check == MOVE_OK;
        fit += fits;
    }
    assert_int_equal(told, fit);
    assert_int_equal(left, copy.land.count - copy.land.drawn);
    seen->fits++;
}

/* A cell that is told to stay empty does so. */
static void note_dead(const TableView *view, Random *random, Seen *seen)
{
    Card card;
    const Game *game = view->game;
    Cell cell = game->sites[game->frontier[random_below(random, game->frontier_count)]].cell;
    if (!card_of_dead(view, cell, &card))
        return;
    assert_true(view->allows.fits);
    seen->dead++;
    if (seen->cell_count < (int)(sizeof seen->cells / sizeof *seen->cells) / 2)
        seen->cells[seen->cell_count++] = cell;
}

/* Without a meeple in the supply the shaman is the tile that matters, and seldom comes: as if it
 * had been drawn. */
static void hold_shaman(const TableView *view, Random *random, Seen *seen)
{
    enum { TRIES = 4 };
    Game game = *view->game;
    TableView other = *view;
    MoveList list;
    if (game.meeples[game.player] > 0)
        return;
    for (int t = 0; t < view->edition->tiles.tile_count; t++)
        if (view->edition->tiles.tiles[t].power == POWER_SHAMAN &&
            !game_site_of_tile(&game, (uint8_t)t)) {
            game.hand = (uint8_t)t;
            game.extra_turn = true;
            other.game = &game;
            game_moves(view->edition, &game, &list);
            for (int i = 0; i < TRIES && list.count > 0; i++)
                hold_tile(&other, list.moves[random_below(random, (uint32_t)list.count)], false,
                          seen);
        }
}

static void see_tile(void *context, TableView *view, Move move, Random *random)
{
    Seen *seen = context;
    if (view->phase == PHASE_PLACE) {
        MoveList list;
        const Game *game = view->game;
        game_moves(view->edition, game, &list);
        hold_tile(view, list.moves[random_below(random, (uint32_t)list.count)], false, seen);
        Cell cell = game->sites[game->frontier[random_below(random, game->frontier_count)]].cell;
        hold_refusal(view, cell, (int)random_below(random, 4), seen);
        hold_tile(view, move, true, seen);
        if (game->turn % 4 == 0)
            hold_shaman(view, random, seen);
    }
    note_dead(view, random, seen);
}

static void see_end(void *context, TableView *view)
{
    Seen *seen = context;
    for (int i = 0; i < seen->area_count; i++)
        assert_false(area_info(view->edition, view->game, seen->areas[i]).closed);
    for (int i = 0; i < seen->cell_count; i++)
        assert_int_equal(game_site(view->game, seen->cells[i])->tile, NO_TILE);
    seen->area_count = seen->cell_count = 0;
}

static void games_keep_what_tiles_promise(void **state)
{
    (void)state;
    static Seen seen;
    cards_each(see_tile, see_end, &seen);
    print_message("%d cards of tiles held against the game, %d of other cells\n", seen.cards,
                  seen.refusals + seen.dead);
    assert_true(seen.cards > 9000 && seen.awards > 400 && seen.extra > 200 && seen.lapsed > 40);
    assert_true(seen.unheld > 700 && seen.taken_back > 10 && seen.none_left > 1000);
    assert_true(seen.changes > 5000 && seen.turns > 100 && seen.no_turns > 10);
    assert_true(seen.prey > 700 && seen.blocked > 500 && seen.projections > 1000);
    assert_true(seen.repeated > 100 && seen.never > 20);
    assert_true(seen.recalls > 10 && seen.titles > 2000 && seen.worths > 30);
    assert_true(seen.refusals > 7000 && seen.fits > 4000 && seen.dead > 150);
}

static void rule_cases_keep_what_tiles_promise(void **state)
{
    (void)state;
    static Seen seen;
    cards_each_rule(see_tile, see_end, &seen);
    assert_true(seen.cards > 200 && seen.lapsed > 0 && seen.extra > 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_keep_what_tiles_promise),
        cmocka_unit_test(rule_cases_keep_what_tiles_promise),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

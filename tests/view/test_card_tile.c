/* What the card of a tile in hand promises, against the game: the tile is laid, and every row of
 * the card is held against what happened. Likewise the cards of cells where it does not fit. */
#include <stdio.h>
#include <string.h>

#include "card_areas.h"
#include "check.h"
#include "play/blocked.h"
#include "view/words/tr.h"

/* What was held against the game, so that a test of nothing cannot pass. */
typedef struct Seen {
    int cards, awards, extra, lapsed, blocked, projections, repeated, recalls;
    int refusals, fits, dead, shrines[2], late;
    AreaRows rows;
    /* what the tiles that were laid have blocked in the game that is on */
    int area_count, cell_count;
    uint16_t areas[512];
    Cell cells[512];
} Seen;

static void hold_awards(const TableView *view, const Card *card, const Preview *preview, Seen *seen)
{
    bool used[64] = {false};
    int rows = 0;
    for (int i = 0; i < card->count; i++) {
        const CardRow *row = &card->rows[i];
        int points;
        if (row->kind != ROW_TEXT || sscanf(row->value, "+%d", &points) != 1)
            continue;
        bool found = false;
        for (int a = 0; a < preview->award_count && !found; a++) {
            found = !used[a] && preview->awards[a].points == points &&
                    row->icon == cards_badge(view, preview->awards[a].player);
            used[a] |= found;
        }
        assert_true(found);
        rows++;
    }
    assert_true(rows == preview->award_count || card->count >= MOST_CARD_ROWS);
    seen->awards += rows;
}

static void hold_extra(const Card *card, const Preview *preview, Seen *seen)
{
    bool again = cards_row(card, "You lay once more", NULL);
    bool none = cards_row(card, "No tile for another turn", NULL);
    if (card->count < MOST_CARD_ROWS || again || none) {
        assert_int_equal(again, preview->extra_turn);
        assert_int_equal(none, preview->extra_node != NO_NODE && !preview->extra_turn);
    }
    seen->extra += again;
    seen->lapsed += none;
}

static void hold_rest(const TableView *view, const Card *card, const Preview *preview, Move move,
                      Seen *seen)
{
    Game placed = game_play(view->edition, view->game, move, NULL);
    bool recalls = cards_row(card, "One of your meeples", NULL);
    bool projects = cards_row(card, "If the game ended now", NULL) != NULL;
    bool more = false, changes = false;
    assert_int_equal(recalls, placed.phase == PHASE_RECALL);
    seen->recalls += recalls;
    for (int p = 0; p < view->game->player_count; p++) { /* than what the awards say */
        more |= preview->change[p] != preview->points[p];
        changes |= preview->change[p] != 0;
        assert_true(!projects || card->change[p] == preview->change[p]);
    }
    if (view->shows_projection)
        assert_true(projects == (more && changes) || preview->award_count > MOST_CARD_ROWS);
    seen->projections += projects;
    seen->repeated += view->shows_projection && !more && preview->award_count > 0;
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
    if (card->count < MOST_CARD_ROWS)
        assert_true(rows == held && empty == (blocked.cell_count > 0 && held == 0));
    seen->blocked += rows + empty;
    for (int i = 0; laid && (rows || empty) && i < blocked.area_count; i++)
        seen->areas[seen->area_count++] = blocked.areas[i].node;
    for (int i = 0; laid && (rows || empty) && i < blocked.cell_count; i++)
        seen->cells[seen->cell_count++] = blocked.cells[i];
}

/* The card of a shrine says what a hunter on it does, unless none can be put there. */
static void hold_shrine(const TableView *view, const Card *card, Move move, Seen *seen)
{
    Game laid = game_play(view->edition, view->game, move, NULL);
    const CardRow *row = cards_row(card, "Shrine", NULL);
    bool free = false;
    if (!row)
        return;
    for (int z = 0; laid.phase == PHASE_PIECE && laid.player == view->game->player && z < MAX_ZONES;
         z++)
        free |= view->edition->tiles.tiles[view->game->hand].zones[z].power == POWER_SHRINE &&
                game_check(view->edition, &laid, move_meeple(z)).check == MOVE_OK;
    assert_int_equal(strstr(row->second, "is the only one to score") != NULL, free);
    assert_int_equal(strstr(row->second, "no meeple") != NULL,
                     view->game->meeples[view->game->player] == 0);
    seen->shrines[free]++;
}

/* A power that shows only at the end of the game is told, and no other one. */
static void hold_power(const TableView *view, const Card *card, Seen *seen)
{
    Power power = (Power)view->edition->tiles.tiles[view->game->hand].power;
    const char *name = power == POWER_NONE ? NULL : tr(view->terms->powers[power]);
    bool late = power == POWER_PIT_TRAP || power == POWER_WILDFIRE || power == POWER_RAFT ||
                power == POWER_SHRINE;
    const CardRow *row = name ? cards_row(card, name, NULL) : NULL;
    assert_int_equal(row != NULL, late);
    if (row && power != POWER_SHRINE)
        assert_string_equal(row->second, say_power_rule(view->edition->rules.id, power));
    seen->late += late;
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
    Preview preview =
        preview_place(view->edition, view->game, view->ghost.cell, view->ghost.rotation);
    seen->cards += told;
    hold_awards(view, &card, &preview, seen);
    hold_extra(&card, &preview, seen);
    areas_hold(view, &card, &preview, move, &seen->rows);
    hold_rest(view, &card, &preview, move, seen);
    hold_shrine(view, &card, move, seen);
    hold_power(view, &card, seen);
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

TEST(games_keep_what_tiles_promise)
{
    static Seen seen;
    cards_each(see_tile, see_end, &seen);
    print_message("%d cards of tiles held against the game, %d of other cells\n", seen.cards,
                  seen.refusals + seen.dead);
    assert_true(
        test_met(seen.cards > 9000 && seen.awards > 400 && seen.extra > 200 && seen.lapsed > 40));
    assert_true(test_met(seen.rows.unheld > 700 && seen.rows.taken_back > 10 &&
                         seen.rows.none_left > 1000));
    assert_true(
        test_met(seen.rows.changes > 5000 && seen.rows.turns > 100 && seen.rows.no_turns > 10));
    assert_true(test_met(seen.rows.prey > 700 && seen.blocked > 500 && seen.projections > 1000));
    assert_true(test_met(seen.repeated > 100 && seen.rows.never > 20 && seen.rows.over > 5));
    assert_true(test_met(seen.recalls > 10 && seen.rows.titles > 2000 && seen.rows.worths > 30));
    assert_true(test_met(seen.shrines[0] > 5 && seen.shrines[1] > 0 && seen.rows.systems > 100));
    assert_true(test_met(seen.rows.free > 1000 && seen.rows.whose > 300));
    assert_true(
        test_met(seen.refusals > 7000 && seen.fits > 4000 && seen.dead > 150 && seen.late > 50));
}

TEST(rule_cases_keep_what_tiles_promise)
{
    static Seen seen;
    cards_each_rule(see_tile, see_end, &seen);
    assert_true(seen.cards > 200 && seen.lapsed > 0 && seen.extra > 5);
}

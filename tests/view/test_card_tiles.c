/* What the cards of tiles in hand and of empty cells promise, at every decision of games by chance,
 * against play/preview.h and play/outlook.h, whose own tests play the game. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cards.h"
#include "check.h"
#include "play/blocked.h"
#include "play/outlook.h"
#include "play/preview.h"
#include "view/words/names.h"
#include "view/words/tr.h"

enum { MOST_CARD_ROWS = 6 }; /* lines of a preview that a card has room for */

/* The tile in hand over a cell, whether or not it fits. */
static void cards_hold(TableView *view, Cell cell, int rotation)
{
    view->ghost = (Ghost){.cell = cell, .rotation = (uint8_t)rotation};
    for (int r = 0; r < 4; r++)
        view->ghost.verdicts[r] = game_check(view->edition, view->game, move_place(cell, r));
    view->ghost.state =
        view->ghost.verdicts[rotation].check == MOVE_OK ? GHOST_FITS : GHOST_REFUSED;
}

/* How many rows and titles of each kind were held against the game. */
typedef struct AreaRows {
    int unheld, taken_back, none_left; /* closed and nobody's: what a meeple there would earn */
    int changes, never,
        over;            /* joined, grown or taken; of those that cannot close, or never will */
    int turns, no_turns; /* extra turns that followed a promise, or none without one */
    int prey, worths, titles, systems;
    int free, whose; /* what nobody holds grows; titles that say for whom */
} AreaRows;

static int lines_of(const Preview *preview, PreviewKind kind)
{
    int count = 0;
    for (int i = 0; i < preview->line_count; i++)
        count += preview->lines[i].kind == kind;
    return count;
}

static bool is_single(uint8_t majority)
{
    return majority && (majority & (majority - 1)) == 0;
}

/* Closed areas that nobody holds: what a meeple there would earn, where there is one. */
static void hold_unheld(const TableView *view, const Card *card, const Preview *preview, Move move,
                        AreaRows *seen)
{
    Game laid = game_play(view->edition, view->game, move, NULL);
    bool here = view->game->meeples[view->game->player] > 0;
    bool back = !here && laid.phase == PHASE_RECALL;
    int rows = 0;
    for (int i = 0; i < card->count; i++) {
        const CardRow *row = &card->rows[i];
        ZoneKind kind;
        int points, end = 0;
        bool found = false;
        if (!cards_reads(row->text, "Free ", "", &kind))
            continue;
        const char *earns = back                 ? "a meeple taken back would earn %d%n"
                            : !here              ? "no meeple left to earn %d%n"
                            : kind == ZONE_RIVER ? "a fisher here would earn %d%n"
                                                 : "a gatherer here would earn %d%n";
        assert_true(sscanf(row->second, earns, &points, &end) == 1 && row->second[end] == '\0');
        for (int a = 0; a < preview->area_count; a++) {
            const AreaInfo *info = &preview->areas[a].info;
            found |=
                info->closed && !info->majority && info->kind == kind && info->points == points;
        }
        assert_true(found);
        rows++;
        seen->unheld += here;
        seen->taken_back += back;
        seen->none_left += !here && !back;
    }
    assert_true(rows == lines_of(preview, PREVIEW_UNHELD) || card->count >= MOST_CARD_ROWS);
}

/* What a row says of an area or river system that is joined, grows or changes hands. */
typedef struct Told {
    ZoneKind kind; /* ZONE_LAKE: a river system */
    bool will_hold, will_share, grows;
    size_t name; /* bytes of the holder's name, at the beginning */
    int parts;   /* 0: not said */
    int open, least, tiles;
    bool turn, blocked, over; /* over: no tile comes after this one */
} Told;

static bool read_change(const CardRow *row, Told *told)
{
    int end = 0;
    *told = (Told){.tiles = -1, .least = -1};
    const char *holds = strstr(row->text, " will hold the "),
               *whose = strstr(row->text, "\u2019s ");
    told->will_hold = holds && cards_reads(holds, " will hold the ", "", &told->kind);
    told->will_share = cards_reads(row->text, "The ", " will be shared", &told->kind);
    told->grows = (whose && cards_reads(whose, "\u2019s ", " grows", &told->kind)) ||
                  cards_reads(row->text, "A shared ", " grows", &told->kind) ||
                  cards_reads(row->text, "A free ", " grows", &told->kind);
    told->name = told->will_hold ? (size_t)(holds - row->text)
                 : whose         ? (size_t)(whose - row->text)
                                 : 0;
    if (!told->will_hold && !told->will_share && !told->grows &&
        (sscanf(row->text, "Joins %d %n", &told->parts, &end) != 1 ||
         !cards_reads(row->text + end, "", "", &told->kind)))
        return false;
    const char *rest = strchr(row->second, ';');
    told->blocked = strcmp(row->second, "no tile left fits beside it") == 0;
    told->over = strcmp(row->second, "no tile comes to close it") == 0;
    if (told->blocked || told->over)
        return true;
    if (rest) {
        told->open = cards_open(row->second);
        assert_int_equal(sscanf(rest, "; once closed at least %d", &told->least), 1);
        told->turn = strstr(rest, ", extra turn") != NULL;
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

/* What an area or system has become, joined of so many. */
typedef struct Become {
    uint8_t majority;
    int open, points, least, tiles, parts;
} Become;

/* Whether an area or system is what a row says. */
static bool is_told(const TableView *view, const CardRow *row, const Told *told, Become now)
{
    uint8_t majority = now.majority;
    int value = 0, holder = 0;
    sscanf(row->value, "%d", &value);
    while (!(majority >> holder & 1) && holder < MAX_PLAYERS)
        holder++;
    return (told->blocked || told->over || told->open == now.open) && value == now.points &&
           (told->least < 0 || told->least == now.least) &&
           (told->tiles < 0 || told->tiles == now.tiles) &&
           (told->parts == 0 || told->parts == now.parts) && (!told->grows || now.parts == 1) &&
           (strncmp(row->text, "A free ", 7) == 0) == (told->grows && !majority) &&
           (told->name > 0) == (is_single(majority) && told->parts == 0) &&
           strncmp(row->text, told->name ? say_seat(&view->setup->seats[holder]) : "",
                   told->name) == 0 &&
           (!told->will_hold || is_single(majority)) &&
           (!told->will_share || (majority && !is_single(majority))) &&
           row->badge == (is_single(majority) ? cards_badge(view, holder) : NULL);
}

static void hold_changes(const TableView *view, const Card *card, const Preview *preview, Move move,
                         AreaRows *seen)
{
    Game laid;
    preview_after(view->edition, view->game, move, &laid);
    for (int i = 0; i < card->count; i++) {
        const CardRow *row = &card->rows[i];
        Told told;
        bool found = false;
        if (row->kind != ROW_TEXT || !read_change(row, &told))
            continue;
        for (int a = 0; a < preview->area_count && !found && told.kind != ZONE_LAKE; a++) {
            const AreaInfo *info = &preview->areas[a].info;
            if (info->kind != told.kind)
                continue;
            bool open = info->kind != ZONE_MEADOW && !info->closed;
            bool shared = info->majority & (info->majority - 1);
            bool over = open && laid.phase == PHASE_END;
            bool blocked = open && !over && view->allows.fits &&
                           blocked_stays_open(view->edition, &laid, info->node);
            Become now = {info->majority,
                          info->open,
                          blocked || over ? 0 : info->points,
                          open ? outlook_least(view->edition, &laid, info) : 0,
                          info->tiles,
                          preview->areas[a].part_count};
            found = told.blocked == (blocked && !shared) && told.over == (over && !shared) &&
                    is_told(view, row, &told, now);
            seen->never += found && blocked;
            seen->over += found && told.over;
            if (found && told.least >= 0 && info->menhirs) {
                bool earned = preview->extra_node != NO_NODE;
                bool earns = outlook_earns_later(view->edition, view->game, move, earned);
                assert_int_equal(told.turn, earns);
                seen->turns += earns;
                seen->no_turns += !earns;
            }
        }
        for (int k = 0; k < preview->system_count && !found && told.kind == ZONE_LAKE; k++) {
            const SystemInfo *info = &preview->systems[k].info;
            Become now = {info->majority, info->open,
                          info->points,   0,
                          info->tiles,    preview->systems[k].part_count};
            found = is_told(view, row, &told, now);
        }
        if (!found)
            fail_msg("'%s' '%s' %s", row->text, row->second, row->value);
        seen->changes++;
    }
}

/* A river system that somebody's huts hold and that comes to be worth more without any other is
 * told to grow. */
static void hold_systems(const Card *card, const Preview *preview, AreaRows *seen)
{
    int due = lines_of(preview, PREVIEW_SYSTEM_GROWTH), rows = 0;
    for (int i = 0; i < card->count; i++)
        rows += strncmp(card->rows[i].text, "A free ", 7) != 0 &&
                strstr(card->rows[i].text, "river system grows");
    assert_true(rows == due || (rows < due && card->count >= MOST_CARD_ROWS));
    seen->systems += rows;
}

/* What nobody holds, and what is worth something, is told to grow; the title says for whom. */
static void hold_free(const Card *card, const Preview *preview, AreaRows *seen)
{
    enum { MOST = 2 }; /* rows, after which they are left out */
    int due = lines_of(preview, PREVIEW_FREE), rows = 0;
    for (int i = 0; i < card->count; i++)
        rows +=
            strncmp(card->rows[i].text, "A free ", 7) == 0 && !strstr(card->rows[i].text, "system");
    assert_true(rows == due || (rows < due && card->count >= MOST));
    seen->free += rows;
    Told told;
    if (card->count == 0 || !read_change(&card->rows[0], &told) || !told.grows || !told.name)
        return;
    assert_string_equal(card->title, said("A larger %.*s for %.*s",
                                          (int)(strlen(card->rows[0].text + told.name) -
                                                strlen("\u2019s ") - strlen(" grows")),
                                          card->rows[0].text + told.name + strlen("\u2019s "),
                                          (int)told.name, card->rows[0].text));
    seen->whose++;
}

/* Deer that tigers take at the end on one meadow, against those of its parts. */
static void hold_prey(const Card *card, const Preview *preview, AreaRows *seen)
{
    for (int i = 0; i < card->count; i++) {
        int more, end = 0;
        bool found = false;
        if (strncmp(card->rows[i].second, "at the end, on this ", 20) != 0)
            continue;
        if (sscanf(card->rows[i].text, "%d deer safe from tigers%n", &more, &end) == 1 && end)
            more = -more;
        else
            assert_int_equal(sscanf(card->rows[i].text, "Tigers take %d deer", &more), 1);
        for (int a = 0; a < preview->area_count; a++)
            found |= preview->areas[a].prey == more;
        assert_true(found);
        seen->prey++;
    }
}

/* "nobody's, worth 3, 4 and 5": so many areas joined, all of them nobody's. */
static void hold_worths(const Card *card, const Preview *preview, AreaRows *seen)
{
    for (int i = 0; i < card->count; i++) {
        const CardRow *row = &card->rows[i];
        const char *at = strstr(row->second, ", worth "), *in = strstr(row->text, " in ");
        int places = 0, told = 0, end = 0, points;
        if (!at || !in)
            continue;
        ZoneKind kind = cards_kind(row->text + 6, (size_t)(in - row->text) - 6);
        for (int a = 0; a < preview->area_count; a++) {
            const AreaInfo *info = &preview->areas[a].info;
            places += info->kind == kind && !info->majority && !info->closed &&
                      preview->areas[a].part_count > 1;
        }
        for (at += 8; sscanf(at, "%d%n", &points, &end) == 1; told++) {
            bool found = false;
            for (int a = 0; a < preview->area_count; a++) {
                const AreaInfo *info = &preview->areas[a].info;
                found |= info->kind == kind && !info->majority && info->points == points;
            }
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

static void hold_title(const Card *card, const Preview *preview, AreaRows *seen)
{
    int closed = 0, told = 0;
    ZoneKind kind, first = ZONE_NONE;
    for (int i = preview->area_count - 1; i >= 0; i--)
        if (preview->areas[i].info.closed) {
            closed++;
            first = (ZoneKind)preview->areas[i].info.kind;
        }
    if (cards_reads(card->title, "Closes a ", "", &kind))
        assert_true(closed == 1 && kind == first);
    else if (sscanf(card->title, "Closes %d areas", &told) == 1)
        assert_true(told == closed && closed > 1);
    else
        assert_int_equal(closed, 0);
    seen->titles += closed > 0;
}

/* Fails where a row is not so, or one that is due is missing: of what the tile brings, laid by
 * `move`. */
static void areas_hold(const TableView *view, const Card *card, const Preview *preview, Move move,
                       AreaRows *seen)
{
    hold_unheld(view, card, preview, move, seen);
    hold_changes(view, card, preview, move, seen);
    hold_systems(card, preview, seen);
    hold_free(card, preview, seen);
    hold_prey(card, preview, seen);
    hold_worths(card, preview, seen);
    hold_title(card, preview, seen);
}

/* What was held against the game, so that a test of nothing cannot pass. */
typedef struct TilesSeen {
    int cards, awards, extra, lapsed, blocked, projections, repeated, recalls;
    int refusals, fits, dead, shrines[2], late;
    AreaRows rows;
    /* what the tiles that were laid have blocked in the game that is on */
    int area_count, cell_count;
    uint16_t areas[512];
    Cell cells[512];
} TilesSeen;

static void hold_awards(const TableView *view, const Card *card, const Preview *preview,
                        TilesSeen *seen)
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
                    row->icon.name == cards_badge(view, preview->awards[a].player);
            used[a] |= found;
        }
        assert_true(found);
        rows++;
    }
    assert_true(rows == preview->award_count || card->count >= MOST_CARD_ROWS);
    seen->awards += rows;
}

static void hold_extra(const Card *card, const Preview *preview, TilesSeen *seen)
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
                      TilesSeen *seen)
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
static void note_blocked(const TableView *view, const Card *card, bool laid, TilesSeen *seen)
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
static void hold_shrine(const TableView *view, const Card *card, Move move, TilesSeen *seen)
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
static void hold_power(const TableView *view, const Card *card, TilesSeen *seen)
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

static void hold_hand(TableView *view, Move move, bool laid, TilesSeen *seen)
{
    Card card;
    cards_hold(view, move.cell, move.rotation);
    bool told = card_of_ghost(view, &card);
    if (!view->allows.previews) {
        assert_false(told);
        return;
    }
    if (!told)
        card_begin(&card, 0);
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
static void hold_refusal(TableView *view, Cell cell, int rotation, TilesSeen *seen)
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
static void note_dead(const TableView *view, Random *random, TilesSeen *seen)
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
static void hold_shaman(const TableView *view, Random *random, TilesSeen *seen)
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
                hold_hand(&other, list.moves[random_below(random, (uint32_t)list.count)], false,
                          seen);
        }
}

static void see_tile(void *context, TableView *view, Move move, Random *random)
{
    TilesSeen *seen = context;
    if (view->phase == PHASE_PLACE) {
        MoveList list;
        const Game *game = view->game;
        game_moves(view->edition, game, &list);
        hold_hand(view, list.moves[random_below(random, (uint32_t)list.count)], false, seen);
        Cell cell = game->sites[game->frontier[random_below(random, game->frontier_count)]].cell;
        hold_refusal(view, cell, (int)random_below(random, 4), seen);
        hold_hand(view, move, true, seen);
        if (game->turn % 4 == 0)
            hold_shaman(view, random, seen);
    }
    note_dead(view, random, seen);
}

static void see_end_of_tiles(void *context, TableView *view)
{
    TilesSeen *seen = context;
    for (int i = 0; i < seen->area_count; i++)
        assert_false(area_info(view->edition, view->game, seen->areas[i]).closed);
    for (int i = 0; i < seen->cell_count; i++)
        assert_int_equal(game_site(view->game, seen->cells[i])->tile, NO_TILE);
    seen->area_count = seen->cell_count = 0;
}

TEST(games_keep_what_tiles_promise)
{
    static TilesSeen seen;
    cards_each(see_tile, see_end_of_tiles, &seen);
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
    static TilesSeen seen;
    cards_each_rule(see_tile, see_end_of_tiles, &seen);
    assert_true(seen.cards > 200 && seen.lapsed > 0 && seen.extra > 5);
}

#include "card_areas.h"

#include <stdio.h>
#include <string.h>

#include "check.h"
#include "play/blocked.h"
#include "play/outlook.h"
#include "view/words/names.h"

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
                        AreaRows *seen)
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
    assert_true(rows == due || card->count >= MOST_CARD_ROWS);
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

static void hold_changes(const TableView *view, const Card *card, const Outcome *outcome, Move move,
                         AreaRows *seen)
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
            bool open = info->kind != ZONE_MEADOW && !info->closed;
            bool shared = info->majority & (info->majority - 1);
            bool over = open && outcome->after.phase == PHASE_END;
            bool blocked = open && !over && view->allows.fits &&
                           blocked_stays_open(view->edition, laid, info->node);
            Become now = {info->majority,
                          info->open,
                          blocked || over ? 0 : info->points,
                          outlook_least(view->edition, laid, info),
                          info->tiles,
                          parts_of(&view->game->areas, &laid->areas, info->node)};
            found = told.blocked == (blocked && !shared) && told.over == (over && !shared) &&
                    is_told(view, row, &told, now);
            seen->never += found && blocked;
            seen->over += found && told.over;
            if (found && told.least >= 0 && info->menhirs) {
                bool earns = outlook_earns_later(view->edition, view->game, move, outcome->earned);
                assert_int_equal(told.turn, earns);
                seen->turns += earns;
                seen->no_turns += !earns;
            }
        }
        for (int z = 0; z < MAX_ZONES && !found && told.kind == ZONE_LAKE; z++) {
            if (tile->zones[z].kind != ZONE_RIVER && tile->zones[z].kind != ZONE_LAKE)
                continue;
            SystemInfo info = system_info(view->edition, laid, tile->zones[z].node);
            Become now = {info.majority, info.open,
                          info.points,   0,
                          info.tiles,    parts_of(&view->game->systems, &laid->systems, info.node)};
            found = is_told(view, row, &told, now);
        }
        if (!found)
            fail_msg("'%s' '%s' %s", row->text, row->second, row->value);
        seen->changes++;
    }
}

/* A river system that somebody's huts hold and that comes to be worth more without any other is
 * told to grow. */
static void hold_systems(const TableView *view, const Card *card, const Outcome *outcome,
                         AreaRows *seen)
{
    const Game *laid = &outcome->laid;
    const Tile *tile = &view->edition->tiles.tiles[view->game->hand];
    int due = 0, rows = 0;
    for (int z = 0; z < MAX_ZONES; z++) {
        uint16_t node = tile->zones[z].node, label = NO_NODE;
        bool known = tile->zones[z].kind != ZONE_RIVER && tile->zones[z].kind != ZONE_LAKE;
        for (int other = 0; other < z && !known; other++)
            known = tile->zones[other].kind != ZONE_NONE &&
                    laid->systems.label[tile->zones[other].node] == laid->systems.label[node];
        if (known || parts_of(&view->game->systems, &laid->systems, laid->systems.label[node]) != 1)
            continue;
        for (uint16_t n = laid->systems.label[node]; n != NO_NODE;
             n = union_next(&laid->systems, laid->systems.label[node], n))
            label = view->game->systems.label[n] != NO_NODE ? view->game->systems.label[n] : label;
        SystemInfo was = system_info(view->edition, view->game, label);
        due += was.majority && system_info(view->edition, laid, node).points > was.points;
    }
    for (int i = 0; i < card->count; i++)
        rows += strncmp(card->rows[i].text, "A free ", 7) != 0 &&
                strstr(card->rows[i].text, "river system grows");
    assert_true(rows == due || (rows < due && card->count >= MOST_CARD_ROWS));
    seen->systems += rows;
}

/* What nobody holds, and what is worth something, is told to grow; the title says for whom. */
static void hold_free(const TableView *view, const Card *card, const Outcome *outcome,
                      AreaRows *seen)
{
    enum { MOST = 2 }; /* rows, after which they are left out */
    AreaInfo areas[MAX_ZONES];
    int count = areas_of_hand(view, &outcome->laid, areas), due = 0, rows = 0;
    for (int i = 0; i < count; i++)
        due += !areas[i].closed && !areas[i].majority && areas[i].points > 0 &&
               parts_of(&view->game->areas, &outcome->laid.areas, areas[i].node) == 1;
    for (int i = 0; i < card->count; i++)
        rows +=
            strncmp(card->rows[i].text, "A free ", 7) == 0 && !strstr(card->rows[i].text, "system");
    assert_true(rows == due || (rows < due && card->count >= MOST));
    seen->free += rows;
    Told told;
    if (card->count == 0 || !read_change(&card->rows[0], &told) || !told.grows || !told.name)
        return;
    char title[96];
    snprintf(title, sizeof title, "A larger %.*s for %.*s",
             (int)(strlen(card->rows[0].text + told.name) - strlen("\u2019s ") - strlen(" grows")),
             card->rows[0].text + told.name + strlen("\u2019s "), (int)told.name,
             card->rows[0].text);
    assert_string_equal(card->title, title);
    seen->whose++;
}

/* Deer that tigers take at the end on one meadow, against those of its parts. */
static void hold_prey(const TableView *view, const Card *card, const Outcome *outcome,
                      AreaRows *seen)
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
static void hold_worths(const TableView *view, const Card *card, const Outcome *outcome,
                        AreaRows *seen)
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

static void hold_title(const TableView *view, const Card *card, const Outcome *outcome,
                       AreaRows *seen)
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

void areas_hold(const TableView *view, const Card *card, const Outcome *outcome, Move move,
                AreaRows *seen)
{
    hold_unheld(view, card, outcome, move, seen);
    hold_changes(view, card, outcome, move, seen);
    hold_systems(view, card, outcome, seen);
    hold_free(view, card, outcome, seen);
    hold_prey(view, card, outcome, seen);
    hold_worths(view, card, outcome, seen);
    hold_title(view, card, outcome, seen);
}

#include "card_areas.h"

#include <stdio.h>
#include <string.h>

#include "check.h"
#include "play/blocked.h"
#include "play/outlook.h"
#include "view/words/names.h"

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
    char title[96];
    snprintf(title, sizeof title, "A larger %.*s for %.*s",
             (int)(strlen(card->rows[0].text + told.name) - strlen("\u2019s ") - strlen(" grows")),
             card->rows[0].text + told.name + strlen("\u2019s "), (int)told.name,
             card->rows[0].text);
    assert_string_equal(card->title, title);
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

void areas_hold(const TableView *view, const Card *card, const Preview *preview, Move move,
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

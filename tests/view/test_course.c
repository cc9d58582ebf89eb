/* What is left, what happened, and the way back: the numbers shown are the counted ones, a click on
 * the log leads to its place, the strip goes where it is clicked. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "play/remaining.h"
#include "play/turns.h"
#include "view/board/marks.h"
#include "view/state/nav.h"
#include "view/words/areas.h"
#include "view/words/table.h"

enum { LEAST_SIDE = 54 }; /* pixels of the stacks' pictures at 1280x720 */

/* Calls `look` for every part of the overlay that is shown, from the top to the end. */
static void scroll_through(Desk *desk, void (*look)(Desk *desk, void *context), void *context)
{
    Scroll *scroll = &desk->on.ui.dialogs.scroll;
    scroll->at = 0;
    desk_frame(desk);
    for (;;) {
        float at = scroll->at;
        look(desk, context);
        scroll->at += floorf(scroll->view.h / 2);
        desk_frame(desk);
        if (scroll->at <= at)
            return;
    }
}

/* Whether a picture lies where the list has one, so that it answers the pointer. */
static bool is_listed(const Desk *desk, Rect picture)
{
    const Widgets *widgets = &desk->on.ui.widgets;
    bool listed = false;
    for (int i = widgets->modal; i < widgets->count; i++)
        listed |= widgets->items[i].name && strcmp(widgets->items[i].name, "tile") == 0 &&
                  memcmp(&widgets->items[i].rect, &picture, sizeof picture) == 0;
    return listed && picture.w >= LEAST_SIDE;
}

static void see_tiles(Desk *desk, void *context)
{
    bool *seen = context;
    const DrawList *list = &desk->on.list;
    for (size_t i = 0; i < list->count; i++)
        if (list->commands[i].kind == DRAW_TILE && is_listed(desk, list->commands[i].rect))
            seen[list->commands[i].tile] = true;
}

static void assert_tiles_shown(Desk *desk, const Remaining *remaining, const uint8_t *groups,
                               int count)
{
    bool seen[MAX_TILES] = {false}, wanted[MAX_TILES] = {false};
    scroll_through(desk, see_tiles, seen);
    for (int i = 0; i < count; i++)
        wanted[remaining->groups[groups ? groups[i] : i].tile] = true;
    for (int i = 0; i < remaining->discard_count; i++)
        wanted[remaining->discarded[i]] = true;
    assert_memory_equal(seen, wanted, sizeof seen);
}

TEST(stacks_show_what_is_left)
{
    for (int edition = 0; edition < EDITIONS; edition++)
        for (int moves = 0; moves < 120; moves += 23) {
            Desk *desk = desk_open((EditionId)edition, 3, 7, moves);
            const Game *game = desk_game(desk);
            const Edition *of = session_edition(desk->on.session);
            Remaining remaining = remaining_of(of, game);
            if (game->phase != PHASE_END)
                desk_key(desk, 't', 0);
            else
                ui_open(&desk->on.ui, OVERLAY_STACKS);
            desk_frame(desk);
            assert_int_equal(desk->on.ui.overlay, OVERLAY_STACKS);
            assert_true(stand_shows(&desk->on, said("%d left", remaining.left[STACK_LAND])));
            assert_tiles_shown(desk, &remaining, NULL, remaining.group_count);
            desk_key(desk, KEY_ESCAPE, 0);
            assert_int_equal(desk->on.ui.overlay, OVERLAY_NONE);
        }
}

TEST(filter_shows_what_fits)
{
    Desk *desk = desk_open(EDITION_SECOND, 4, 5, 50);
    const Edition *edition = session_edition(desk->on.session);
    assert_true(desk_play_until(desk, PHASE_PLACE));
    Remaining remaining = remaining_of(edition, desk_game(desk));
    int tried = 0;
    for (int i = 0; i < desk_game(desk)->frontier_count; i++) {
        Cell cell = desk_game(desk)->sites[desk_game(desk)->frontier[i]].cell;
        Point at = desk_cell(desk, cell);
        if (widgets_at(&desk->on.ui.widgets, at.x, at.y))
            continue;
        desk_point(desk, at);
        CellFits fits = remaining_fits(edition, desk_game(desk), &remaining, cell);
        desk_key(desk, 't', 0);
        desk->on.ui.dialogs.fits_only = false;
        stand_press(&desk->on, "fits-here");
        assert_true(stand_shows(&desk->on, say_cell_fits(edition, &remaining, &fits)));
        assert_true(stand_shows(&desk->on, said("%d of %d fit here", fits.count[STACK_LAND],
                                                remaining.left[STACK_LAND])));
        assert_tiles_shown(desk, &remaining, fits.groups, fits.group_count);
        desk_key(desk, KEY_ESCAPE, 0);
        tried++;
    }
    assert_true(tried > 5);
}

/* Points at every free cell: the text must be shown at the dead ones alone. Counts both kinds on.
 */
static void point_at_free_cells(Desk *desk, const char *text, int *dead, int *alive)
{
    const Edition *edition = session_edition(desk->on.session);
    Remaining remaining = remaining_of(edition, desk_game(desk));
    DeadCells cells = remaining_dead(edition, desk_game(desk), &remaining);
    for (int i = 0; i < desk_game(desk)->frontier_count; i++) {
        Cell cell = desk_game(desk)->sites[desk_game(desk)->frontier[i]].cell;
        Point at = desk_cell(desk, cell);
        bool is_dead = false;
        for (int d = 0; d < cells.dead_count; d++)
            is_dead |= cell_equal(cells.dead[d], cell);
        if (widgets_at(&desk->on.ui.widgets, at.x, at.y))
            continue;
        desk_point(desk, at);
        assert_int_equal(stand_shows(&desk->on, text), is_dead);
        *dead += is_dead;
        *alive += !is_dead;
    }
}

/* Whoever decides is a computer. */
static void give_to_computer(Desk *desk)
{
    static Record record;
    session_record(desk->on.session, &record);
    record.setup.seats[desk_game(desk)->player].kind = SEAT_AI_EASY;
    Session *session = session_open(session_edition(desk->on.session), &record);
    assert_non_null(session);
    session_free(desk->on.session);
    desk->on.scene.session = desk->on.session = session;
}

/* Pointing at a dead cell says so; at another one it does not; while a piece is put, or while a
 * computer is at it, too. */
TEST(dead_cells_are_told_at_any_time)
{
    int dead = 0, alive = 0;
    for (uint64_t seed = 1; seed <= test_share(12); seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 4, seed, 110);
        bool piece = seed % 2, computer = seed % 4 == 0;
        bool on = desk_play_until(desk, piece ? PHASE_PIECE : PHASE_PLACE);
        if (computer)
            give_to_computer(desk);
        if (on)
            point_at_free_cells(desk, piece || computer ? "Stays empty" : "No tile left fits here.",
                                &dead, &alive);
    }
    assert_true(test_met(dead > 0 && alive > 0));
}

typedef struct Lines {
    const Logbook *logbook;
    const Edition *edition;
    bool seen[MAX_LOG_ENTRIES];
} Lines;

static void see_lines(Desk *desk, void *context)
{
    Lines *lines = context;
    for (int i = 0; i < lines->logbook->entry_count; i++) {
        lines->seen[i] |=
            lines->logbook->entries[i].kind == LOG_FINAL ||
            stand_shows(&desk->on, say_log_entry(lines->edition, &lines->logbook->entries[i]));
    }
}

TEST(log_tells_the_logbook)
{
    static Logbook logbook;
    static Lines lines;
    for (int edition = 0; edition < EDITIONS; edition++) {
        Desk *desk = desk_open((EditionId)edition, 4, 9, 1000);
        assert_int_equal(desk_game(desk)->phase, PHASE_END);
        logbook_of(desk->on.session, &logbook);
        ui_open(&desk->on.ui, OVERLAY_LOG);
        lines = (Lines){.logbook = &logbook, .edition = test_edition((EditionId)edition)};
        scroll_through(desk, see_lines, &lines);
        for (int i = 0; i < logbook.entry_count; i++)
            assert_true(lines.seen[i]);
        stand_press(&desk->on, "log-points");
        for (int p = 0; p < logbook.player_count; p++)
            for (int group = 0; group < POINT_GROUPS; group++) {
                assert_true(stand_shows(&desk->on, said("%d", logbook.standings[p].groups[group])));
            }
    }
}

/* Works out "4x2 + 3", with a multiplication sign. */
static int value_of(const char *sum)
{
    int total = 0;
    while (*sum) {
        char *rest;
        long term = strtol(sum, &rest, 10);
        if (strncmp(rest, "\u00d7", 2) == 0)
            term *= strtol(rest + 2, &rest, 10);
        total += (int)term;
        sum = strncmp(rest, " + ", 3) == 0 ? rest + 3 : rest;
        assert_true(*rest == '\0' || sum != rest);
    }
    return total;
}

/* Every kind of award: its items add up to its points, and a shrine is named where it decides. */
TEST(sums_add_up)
{
    static Logbook logbook;
    static Record record;
    int kinds[AWARDS] = {0}, shrines = 0;
    FileList list = test_list(RULE_EXAMPLES, ".aurochs");
    for (int i = 0; i < list.count; i++) {
        test_record(RULE_EXAMPLES, list.names[i], &record);
        const Edition *edition = test_edition((EditionId)record.setup.edition);
        Session *session = session_open(edition, &record);
        logbook_of(session, &logbook);
        for (int e = 0; e < logbook.entry_count; e++) {
            const LogEntry *entry = &logbook.entries[e];
            assert_int_equal(strstr(say_log_entry(edition, entry), "shrine") != NULL,
                             entry->by_shrine);
            shrines += entry->by_shrine;
            if (entry->kind != LOG_AWARD)
                continue;
            assert_int_equal(value_of(say_award_sum(&edition->rules, &entry->award)),
                             entry->award.points);
            kinds[entry->award.kind]++;
        }
        session_free(session);
    }
    free(list.names);
    for (int kind = 0; kind < AWARDS; kind++)
        assert_true(kinds[kind] > 0);
    assert_true(shrines > 0);
}

TEST(a_line_leads_to_its_place)
{
    static Logbook logbook;
    Desk *desk = desk_open(EDITION_SECOND, 3, 4, 90);
    const Widgets *widgets = &desk->on.ui.widgets;
    int last = -1, row = 0;
    logbook_of(desk->on.session, &logbook);
    for (int i = 0; i < logbook.entry_count; i++)
        if (logbook.entries[i].node != NO_NODE &&
            (last < 0 || logbook.entries[i].turn != logbook.entries[last].turn))
            last = i; /* the first of the newest turn is the uppermost line */
    assert_true(last >= 0);
    desk_key(desk, 'l', 0);
    assert_int_equal(desk->on.ui.overlay, OVERLAY_LOG);
    for (int i = widgets->modal; i < widgets->count; i++)
        if (widgets->items[i].kind == WIDGET_SPOT &&
            (row == 0 || widgets->items[i].rect.y < widgets->items[row].rect.y))
            row = i;
    assert_true(row > 0);
    Rect rect = widgets->items[row].rect;
    desk_click(desk, (Point){rect.x + rect.w / 2, rect.y + rect.h / 2}, BUTTON_LEFT);
    assert_int_equal(desk->on.ui.overlay, OVERLAY_NONE);
    assert_int_equal(desk->on.ui.table.inspect.fly.node, logbook.entries[last].node);
    assert_false(desk->on.ui.table.inspect.fly_due);
    assert_int_equal(desk_model(desk).lit.node, logbook.entries[last].node);
}

static Rect strip_rect(Desk *desk)
{
    return desk_model(desk).layout.strip;
}

TEST(strip_goes_where_it_is_clicked)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 6, 80);
    const Session *session = desk->on.session;
    desk_key(desk, 'h', 0);
    assert_true(desk->on.ui.table.strip.open);
    Rect rect = strip_rect(desk);
    float y = rect.y + rect.h * .7f;
    desk_click(desk, (Point){rect.x + 14, y}, BUTTON_LEFT);
    assert_false(desk->on.ui.table.strip.held); /* the release: here it stays */
    assert_int_equal(session_at(session), 0);
    desk_click(desk, (Point){rect.x + rect.w / 2, y}, BUTTON_LEFT);
    assert_in_range(session_at(session), 39, 41);
    assert_true(desk->on.ui.table.strip.open);
    assert_true(stand_shows(&desk->on, say_position(session, false)));
    const char *text = say_forgotten(session);
    assert_true(text[0] && stand_shows(&desk->on, text));
    assert_int_equal(turns_ahead(session),
                     session_game_at(session, 80)->turn - session_game(session)->turn);
    text = say_undone(session, true);
    assert_true(strstr(text, " turns back") && stand_shows(&desk->on, text));
    int at = session_at(session);
    desk_key(desk, KEY_PAGE_DOWN, 0);
    assert_int_equal(session_at(session), at + 1);
    desk_key(desk, KEY_PAGE_UP, 0);
    assert_int_equal(session_at(session), at);
    /* a drag follows the pointer, past the end too, and lets go */
    desk_button(desk, INPUT_DOWN, (Point){rect.x + rect.w / 2, y});
    desk_point(desk, (Point){rect.x + rect.w * .75f, y});
    assert_true(session_at(session) > at + 10);
    desk_point(desk, (Point){rect.x + rect.w + 200, y - 300});
    assert_int_equal(session_at(session), 80);
    desk_button(desk, INPUT_UP, (Point){rect.x + rect.w + 200, y - 300});
    assert_false(desk->on.ui.table.strip.held);
    desk_point(desk, (Point){rect.x + 40, y});
    assert_int_equal(session_at(session), 80);
    assert_string_equal(say_forgotten(session), "");
    desk_key(desk, 'h', 0);
    assert_false(desk->on.ui.table.strip.open);
}

TEST(no_strip_without_undo)
{
    Desk *desk = desk_open(EDITION_FIRST, 2, 3, 0);
    Setup setup = *session_setup(desk->on.session);
    setup.undo_off = true;
    desk_begin(desk, &setup);
    desk_frame(desk);
    desk_key(desk, 'h', 0);
    assert_false(desk->on.ui.table.strip.open);
    assert_true(stand_widget(&desk->on, "history")->off);
}

TEST(chances_are_said_simply)
{
    static const struct {
        double chance;
        Odds odds;
    } cases[] = {{0, {0, 1}},     {1, {1, 1}},      {.5, {1, 2}},      {.66, {2, 3}}, {.75, {3, 4}},
                 {.251, {1, 4}},  {.05, {1, 20}},   {.95, {19, 20}},   {.9, {9, 10}}, {.34, {1, 3}},
                 {.96, {24, 25}}, {.99, {99, 100}}, {.9999, {99, 100}}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Odds odds = odds_of(cases[i].chance);
        assert_int_equal(odds.of, cases[i].odds.of);
        assert_int_equal(odds.in, cases[i].odds.in);
        if (odds.of == 0)
            continue;
        assert_string_equal(say_chance_to_draw(cases[i].chance),
                            odds.of < odds.in
                                ? said("%d in %d to draw one before the end", odds.of, odds.in)
                                : "certain to draw one before the end");
    }
}

/* Sentences that can be checked by counting; nothing where nothing is to be said. */
TEST(chances_are_told_in_numbers)
{
    static const struct {
        uint8_t draws, land, special, groups;
        double chance;
        const char *text;
    } cases[] = {
        {20, 5, 0, 2, .9,
         "Ana draws 20 more land tiles: the chance that one of them fits is 9 in 10."},
        {1, 5, 0, 2, .125, "Ana draws 1 more land tile: the chance that it fits is 1 in 8."},
        {1, 5, 0, 2, 1, "Ana draws 1 more land tile: it is sure to fit."},
        {0, 5, 0, 2, 0, "Ana draws no land tile any more."},
        {0, 0, 1, 2, 0, "Only a menhir tile can fill it, drawn on an extra turn."},
        {0, 0, 1, 0, 0, ""}};
    Setup setup = test_setup(EDITION_SECOND, 2, 1);
    Game game;
    game_new(test_edition(EDITION_SECOND), &setup, &game, NULL);
    game.player = 0;
    strcpy(setup.seats[0].name, "Ana");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Remaining remaining = {.left = {[STACK_LAND] = 40, [STACK_SPECIAL] = 12},
                               .draws = {cases[i].draws, 20}};
        CellFits fits = {.group_count = cases[i].groups, .chance = {cases[i].chance, .9}};
        fits.count[STACK_LAND] = cases[i].land;
        fits.count[STACK_SPECIAL] = cases[i].special;
        assert_string_equal(say_chance_of(&setup, &game, &remaining, &fits), cases[i].text);
    }
}

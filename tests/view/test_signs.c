

/* Signs on the board: what they promise is what play/preview.h does, and they hide neither the tile
 * in hand nor a cell where it could go. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "play/outlook.h"
#include "play/preview.h"
#include "view/board/animals.h"
#include "view/board/draw.h"
#include "view/board/signs.h"
#include "view/kit/paint.h"
#include "view/model/final.h"
#include "view/table/inspect.h"
#include "where.h"

static int seen[SIGN_SAFE + 1]; /* signs met, so that a test of nothing cannot pass */

static int count_of(const Signs *signs, SignKind kind)
{
    int count = 0;
    for (int i = 0; i < signs->count; i++)
        count += signs->items[i].kind == kind;
    return count;
}

static int lines_of(const Preview *preview, PreviewKind kind)
{
    int count = 0;
    for (int i = 0; i < preview->line_count; i++)
        count += preview->lines[i].kind == kind;
    return count;
}

static void make(const TableModel *model, Signs *signs)
{
    signs_make(&model->view, &model->flight, signs);
    for (int i = 0; i < signs->count; i++)
        seen[signs->items[i].kind]++;
}

static void check_awards(const Signs *signs, const Preview *preview)
{
    int points[MAX_PLAYERS] = {0};
    for (int i = 0; i < signs->count; i++)
        for (int p = 0; p < MAX_PLAYERS; p++)
            if (signs->items[i].kind == SIGN_AWARD && signs->items[i].holders >> p & 1)
                points[p] += signs->items[i].points;
    for (int p = 0; p < MAX_PLAYERS; p++)
        assert_int_equal(points[p], preview->points[p]);
}

/* Deer, as many as the preview says of areas that no trap empties. */
static void check_deer(const Signs *signs, const Preview *preview)
{
    int prey = 0, safe = 0;
    for (int i = 0; i < preview->area_count; i++) {
        int change = preview->areas[i].trapped ? 0 : preview->areas[i].prey;
        prey += change > 0 ? change : 0;
        safe -= change < 0 ? change : 0;
    }
    assert_int_equal(count_of(signs, SIGN_PREY), prey);
    assert_int_equal(count_of(signs, SIGN_SAFE), safe);
}

/* Whoever is crossed out held a part, and does not hold the whole. */
static void check_lost(const Signs *signs, const Preview *preview)
{
    int lost = 0;
    for (int i = 0; i < preview->area_count; i++) {
        const PreviewArea *area = &preview->areas[i];
        uint8_t holders = 0;
        for (int part = 0; part < area->part_count; part++)
            holders |= area->parts[part].majority;
        for (int p = 0; p < MAX_PLAYERS; p++)
            lost += (holders & ~area->info.majority) >> p & 1 ? area->info.meeples[p] : 0;
    }
    for (int i = 0; i < preview->system_count; i++) {
        const PreviewSystem *system = &preview->systems[i];
        uint8_t holders = 0;
        for (int part = 0; part < system->part_count; part++)
            holders |= system->parts[part].majority;
        for (int p = 0; p < MAX_PLAYERS; p++)
            lost += (holders & ~system->info.majority) >> p & 1 ? system->info.huts[p] : 0;
    }
    assert_int_equal(count_of(signs, SIGN_LOST), lost);
}

static void check_placement(Desk *desk, TableModel *model, Cell cell, int rotation)
{
    static Signs signs;
    const Edition *edition = session_edition(desk->on.session);
    Preview preview = preview_place(edition, desk_game(desk), cell, rotation);
    model->view.ghost.state = GHOST_FITS;
    model->view.ghost.cell = cell;
    model->view.ghost.rotation = (uint8_t)rotation;
    make(model, &signs);
    check_awards(&signs, &preview);
    check_deer(&signs, &preview);
    check_lost(&signs, &preview);
    assert_int_equal(count_of(&signs, SIGN_EXTRA_TURN), preview.extra_turn);
    assert_int_equal(count_of(&signs, SIGN_HELD), lines_of(&preview, PREVIEW_CONTEST) +
                                                      lines_of(&preview, PREVIEW_SYSTEM_CONTEST));
    for (int i = 0; i < signs.count; i++) {
        const Sign *sign = &signs.items[i];
        if (sign->kind != SIGN_EXTRA_TURN)
            continue;
        const Site *site =
            game_site(&signs.after, (Cell){(int8_t)floorf(sign->at.x), (int8_t)floorf(sign->at.y)});
        assert_true(site && site->tile != NO_TILE &&
                    lit_zones(&signs.ahead, site->tile, sign->lit));
    }
    int unheld = 0;
    for (int i = 0; i < preview.area_count; i++)
        unheld += preview.areas[i].info.closed && preview.areas[i].info.majority == 0 &&
                  preview.areas[i].part_count > 0;
    assert_int_equal(count_of(&signs, SIGN_UNHELD), unheld);
    for (int i = 0; i < preview.area_count; i++) { /* what is told is no lens's any more */
        const PreviewArea *area = &preview.areas[i];
        bool tells = (area->info.closed && area->info.kind != ZONE_MEADOW) ||
                     (!area->info.closed && area->contested);
        for (int part = 0; part < area->part_count; part++)
            if (tells)
                assert_true(signs_tell(&signs, (Lit){area->parts[part].node, false}));
    }
    for (int i = 0; i < signs.count; i++)
        if (signs.items[i].outlined)
            assert_true(lit_zones(&signs.ahead, desk_game(desk)->hand, signs.items[i].lit));
}

static void check_position(Desk *desk)
{
    static MoveList moves;
    desk_frame(desk);
    TableModel model = desk_model(desk);
    model.flight.on = false;
    if (model.view.phase != PHASE_PLACE)
        return;
    game_moves(model.view.edition, desk_game(desk), &moves);
    for (int i = 0; i < moves.count; i++)
        check_placement(desk, &model, moves.moves[i].cell, moves.moves[i].rotation);
}

TEST(test_tiles)
{
    static const char *const names[] = {"d2-001.aurochs", "d2-002.aurochs", "d2-048.aurochs"};
    for (uint64_t seed = 1; seed <= test_share(4); seed++) {
        Desk *desk = desk_open((EditionId)(seed % 2), 4, seed, 0);
        while (desk_play_until(desk, PHASE_PLACE)) {
            check_position(desk);
            for (int i = 0; i < 5 && desk_game(desk)->phase != PHASE_END; i++)
                desk_play(desk);
        }
    }
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        Desk *desk = desk_open_record("records/second", names[i]);
        int count = session_move_count(desk->on.session);
        for (int at = 40; at < count; at += 2) {
            desk_seek(desk, at);
            check_position(desk);
        }
    }
    for (int kind = 0; kind <= SIGN_SAFE; kind++)
        if (seen[kind] < 2)
            fail_msg("signs of kind %d were met %d times", kind, seen[kind]);
}

/* What the area or river system of a piece brings as it stands: nothing where it stays open. */
static int brings(const TableView *view, const Preview *preview)
{
    const AreaInfo *info = &preview->areas[0].info;
    if (preview->system_count)
        return preview->systems[0].info.points;
    return outlook_stays_open(view->edition, view->game, info) ? 0 : info->points;
}

/* A piece on its spot: one sign, with what it brings now or as things stand. */
TEST(test_pieces)
{
    int given = 0, held = 0, nothing = 0;
    for (uint64_t seed = 1; seed <= test_share(16); seed++) {
        Desk *desk = desk_open((EditionId)(seed % 2), 3, seed, 20);
        static Signs signs;
        while (desk_play_until(desk, PHASE_PIECE)) {
            TableModel model = desk_model(desk);
            model.flight.on = false;
            for (int i = 0; i < model.view.spot_count + model.view.refused_count; i++) {
                const Spot *spot = &model.view.spots[i];
                model.view.spot = i;
                make(&model, &signs);
                if (spot->verdict.check != MOVE_OK) {
                    assert_int_equal(signs.count, 0);
                    continue;
                }
                Preview preview = preview_piece(model.view.edition, desk_game(desk), spot->move);
                check_awards(&signs, &preview);
                bool stands = preview.system_count || !preview.areas[0].info.closed;
                assert_int_equal(count_of(&signs, SIGN_HELD), stands);
                given += count_of(&signs, SIGN_AWARD);
                for (int s = 0; s < signs.count; s++)
                    if (signs.items[s].kind == SIGN_HELD) {
                        int points = brings(&model.view, &preview);
                        assert_int_equal(signs.items[s].points, points);
                        nothing += !preview.system_count && preview.areas[0].info.points > points;
                        assert_true(signs.items[s].holders >> desk_game(desk)->player & 1);
                        held++;
                    }
            }
            desk_play(desk);
            desk_frame(desk);
        }
    }
    assert_true(test_met(given > 3 && held > 30 && nothing > 0));
}

/* None without help, while the board is dragged, nor while something is in the air. */
TEST(test_none)
{
    enum { SHOWN, PURIST, DRAGGED, FLYING, CASES };
    Desk *desk = desk_open(EDITION_SECOND, 2, 9, 40);
    static Signs signs;
    MoveList moves;
    assert_true(desk_play_until(desk, PHASE_PLACE));
    game_moves(session_edition(desk->on.session), desk_game(desk), &moves);
    for (int is = SHOWN, count = 0; is < CASES; is++, count = 0) {
        Setup setup = *session_setup(desk->on.session);
        TableModel model = desk_model(desk);
        setup.help = is == PURIST ? HELP_PURIST : setup.help;
        model.view.allows = help_allows(&setup);
        model.flight.on = is == FLYING;
        desk->on.ui.table.pointer.dragging = is == DRAGGED;
        for (int i = 0; i < moves.count; i++) {
            model.view.ghost.state = GHOST_FITS;
            model.view.ghost.cell = moves.moves[i].cell;
            model.view.ghost.rotation = moves.moves[i].rotation;
            make(&model, &signs);
            count += signs.count;
        }
        assert_int_equal(count > 0, is == SHOWN);
    }
}

static const struct {
    const char *folder, *name;
} games[] = {{"records/second", "d2-014.aurochs"},
             {"records/second", "d4-000.aurochs"},
             {"records/second", "d5-002.aurochs"},
             {"records/first", "f-d2-000.aurochs"}};

enum { GAMES = sizeof games / sizeof *games };

/* Icons of lakes in the last frame, each on a tile whose lake counts. */
static int count_icons(const Desk *desk, const TableModel *model)
{
    const TableView *view = &model->view;
    int count = 0;
    for (size_t i = desk->on.list.count; i > 0; i--) {
        const DrawCommand *command = &desk->on.list.commands[i - 1];
        Point at = {command->rect.x + command->rect.w / 2, command->rect.y + command->rect.h / 2};
        if (command->kind != DRAW_ICON || strcmp(command->name, "lake") != 0 ||
            stand_overlap(desk->on.ui.table.card.place, command->rect) ||
            !rect_holds(model->layout.clear, at.x, at.y))
            continue;
        const Site *site = game_site(view->game, table_cell_at(&model->view.board, at));
        assert_true(site && site->tile != NO_TILE && lit_lakes(view, site->tile, model->lit));
        count++;
    }
    return count;
}

/* How often a text stands beside an icon of a lake. */
static int count_beside(const Desk *desk, const char *text)
{
    int count = 0;
    for (size_t i = 1; i < desk->on.list.count; i++) {
        const DrawCommand *command = &desk->on.list.commands[i], *icon = command - 1;
        count += command->kind == DRAW_TEXT && icon->kind == DRAW_ICON &&
                 strcmp(icon->name, "lake") == 0 &&
                 strcmp(draw_command_text(&desk->on.list, command), text) == 0;
    }
    return count;
}

/* An area that is looked at shows its lakes, under a lens too. */
TEST(what_is_looked_at_is_seen)
{
    int found = 0;
    for (int lens = LENS_NONE; lens <= LENS_SYSTEMS; lens += LENS_SYSTEMS - LENS_NONE) {
        Desk *desk = desk_open_record(games[0].folder, games[0].name);
        desk_seek(desk, session_move_count(desk->on.session) / 2);
        desk_rest(desk);
        desk->on.ui.table.lens.kind = (uint8_t)lens;
        const Game *game = session_game_at(desk->on.session, desk->on.ui.table.shown.at);
        const Edition *edition = session_edition(desk->on.session);
        for (int i = 0; i < 2 * MAX_NODES; i++) {
            Lit lit = {(uint16_t)(i / 2), i % 2};
            bool river = edition->tiles.tiles[edition->tiles.node[lit.node].tile]
                             .zones[edition->tiles.node[lit.node].zone]
                             .kind == ZONE_RIVER;
            if (lit.system ? game->systems.label[lit.node] != lit.node
                           : game->areas.label[lit.node] != lit.node || !river)
                continue;
            inspect_pin(&desk->on.ui.table.inspect, lit, desk->on.scene.now);
            desk_rest(desk);
            TableModel model = desk_model(desk);
            int lakes = lit.system ? system_info(edition, game, lit.node).lakes
                                   : area_info(edition, game, lit.node).lakes;
            assert_true(model.lit.node == lit.node);
            assert_int_equal(count_icons(desk, &model), lakes);
            found += lakes > 0;
        }
    }
    assert_true(found > 10);
}

/* The final scoring marks the lakes of a step where a raft has each bring a point, which stands
 * there, off the other points; and tells of no lake that brings nothing. */
TEST(what_is_counted_at_the_end_is_seen)
{
    int systems = 0, rafts = 0;
    for (int i = 0; i < GAMES - 1; i++) {
        TableModel model;
        Desk *desk = desk_open_record(games[i].folder, games[i].name);
        desk->on.ui.options.reduced_motion = true;
        desk_seek(desk, session_move_count(desk->on.session) - 1);
        desk_rest(desk);
        desk_step(desk);
        for (int k = 0; k < 7; k++)
            desk_frame(desk);
        for (model = desk_model(desk); model.final.on && model.lit.system;
             model = desk_model(desk)) {
            const TableView *view = &model.view;
            SystemInfo info = system_info(view->edition, view->game, model.lit.node);
            assert_int_equal(count_icons(desk, &model), info.raft ? info.lakes : 0);
            Card card;
            card_of_area(view, model.lit, &card);
            for (int k = 0; k < card.count; k++)
                assert_true(info.raft || !strstr(card.rows[k].text, "lake"));
            assert_int_equal(count_beside(desk, "+1"), info.raft ? info.lakes : 0);
            systems += info.lakes > 0;
            rafts += info.raft;
            desk_key(desk, KEY_ENTER, 0);
            desk_rest(desk);
        }
    }
    assert_true(systems > 8 && rafts > 1);
}

/* While a logboat's points fly, each lake of its system says its own. */
TEST(a_logboat_points_at_its_lakes)
{
    int boats = 0;
    for (int i = 0; i < GAMES; i++) {
        Desk *desk = desk_open_record(games[i].folder, games[i].name);
        for (int at = 1; at < session_move_count(desk->on.session); at++) {
            Events events;
            int lakes = 0;
            session_events(desk->on.session, at, &events);
            for (int k = 0; k < events.count; k++)
                if (events.items[k].kind == EVENT_AWARD &&
                    events.items[k].award.kind == AWARD_LOGBOAT)
                    lakes = events.items[k].award.lakes;
            if (lakes == 0)
                continue;
            desk_seek(desk, at);
            desk_rest(desk);
            assert_int_equal(count_beside(desk, "+2"), 0);
            desk_step(desk);
            desk_frame(desk);
            desk_frame(desk);
            assert_int_equal(count_beside(desk, "+2"), lakes);
            boats++;
        }
    }
    assert_true(boats > 1);
}

/* Each lake that counts for a lit river or river system bears a sign. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/board/animals.h"
#include "view/board/draw.h"
#include "view/board/signs.h"
#include "view/kit/paint.h"
#include "view/table/final.h"
#include "view/table/look.h"
#include "where.h"

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
        const Site *site = game_site(view->game, table_cell_at(&model->board, at));
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
    int seen = 0;
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
            look_pin(&desk->on.ui.table.look, lit, desk->on.scene.now);
            desk_rest(desk);
            TableModel model = desk_model(desk);
            int lakes = lit.system ? system_info(edition, game, lit.node).lakes
                                   : area_info(edition, game, lit.node).lakes;
            assert_true(model.lit.node == lit.node);
            assert_int_equal(count_icons(desk, &model), lakes);
            seen += lakes > 0;
        }
    }
    assert_true(seen > 10);
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
            final_card(view, &model.final, &card);
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

/* Each lake that counts for a lit river or river system bears a sign, and the signs leave fish,
 * pieces and points free: counted over recorded games, on large tiles and small ones. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "desk.h"
#include "view/board/animals.h"
#include "view/board/draw.h"
#include "view/board/signs.h"
#include "view/kit/paint.h"
#include "view/table/final.h"
#include "view/table/look.h"
#include "where.h"

typedef struct Tally {
    int signs, rivers, systems;
    int on_fish, on_pieces; /* that hide more than a tenth of one */
} Tally;

/* Whether a sign hides much of a picture. */
static bool hides(Rect sign, Rect picture)
{
    return rect_overlap(sign, picture) > .1f * picture.w * picture.h;
}

/* What a sign is looked at beside. */
typedef struct Beside {
    const Desk *desk;
    const TableModel *model;
    Rect sign;
    bool hides;
} Beside;

static void look_at_figure(void *context, const Figure *figure)
{
    Beside *beside = context;
    const BoardView *board = &beside->model->board;
    Rect picture =
        board_sprite_rect(&beside->desk->on.atlas, figure->sprite,
                          view_pixel(board, figure->at.x, figure->at.y), (float)board->tile);
    beside->hides |= hides(beside->sign, rect_inset(picture, .12f * picture.h));
}

static bool is_on_piece(const Desk *desk, const TableModel *model, Rect sign)
{
    const TableView *view = &model->view;
    bool is_on = false;
    for (int i = 0; i < view->game->piece_count; i++) {
        Piece piece = view->game->pieces[i];
        is_on |= hides(sign, piece_box(&desk->on.atlas, &model->board, view, piece));
    }
    return is_on;
}

/* The signs of an area are as many as the rules count lakes, each on a tile of it. */
static void judge(Desk *desk, const TableModel *model, Lit lit, int lakes, Tally *tally)
{
    LakeSigns signs;
    const TableView *view = &model->view;
    Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, desk_unit(desk));
    lakes_list(&frame, &model->board, view, (LakesOf){.lit = lit}, &signs);
    assert_int_equal(signs.count, lakes);
    for (int i = 0; i < signs.count; i++) {
        Rect sign = signs.items[i];
        Beside beside = {desk, model, sign, false};
        int homes = 0;
        for (int k = 0; k < view->game->placed_count; k++) {
            const Site *site = game_site_of_tile(view->game, view->game->placed[k]);
            if (!rect_overlap(desk_cell_rect(model, site->cell), sign))
                continue;
            assert_true(desk_holds(desk_cell_rect(model, site->cell), sign));
            assert_true(lit_lakes(view, site->tile, lit));
            figures_of_tile(&desk->on.atlas, view, site, look_at_figure, &beside);
            homes++;
        }
        assert_int_equal(homes, 1);
        assert_true(sign.w >= .14f * (float)model->board.tile);
        tally->on_fish += beside.hides;
        tally->on_pieces += is_on_piece(desk, model, sign);
        for (int k = 0; k < i; k++)
            assert_false(stand_overlap(sign, signs.items[k]));
        tally->signs++;
    }
}

static void judge_all(Desk *desk, const TableModel *model, Tally *tally)
{
    const TableView *view = &model->view;
    for (int i = 0; i < view->game->placed_count; i++) {
        const Tile *tile = &view->edition->tiles.tiles[view->game->placed[i]];
        for (int z = 0; z < MAX_ZONES; z++) {
            uint16_t node = tile->zones[z].node;
            bool river = tile->zones[z].kind == ZONE_RIVER;
            if (river && view->game->areas.label[node] == node) {
                int lakes = area_info(view->edition, view->game, node).lakes;
                judge(desk, model, (Lit){node, false}, lakes, tally);
                tally->rivers += lakes > 0;
            }
            if ((river || tile->zones[z].kind == ZONE_LAKE) &&
                view->game->systems.label[node] == node) {
                bool told = view->terms->powers[POWER_RAFT] != NULL;
                int lakes = system_info(view->edition, view->game, node).lakes;
                judge(desk, model, (Lit){node, true}, told ? lakes : 0, tally);
                tally->systems += told && lakes > 0;
            }
        }
    }
}

static const struct {
    const char *folder, *name;
} games[] = {{"records/second", "d2-014.aurochs"},
             {"records/second", "d4-000.aurochs"},
             {"records/second", "d5-002.aurochs"},
             {"records/first", "f-d2-000.aurochs"}};
enum { GAMES = sizeof games / sizeof *games };

static void each_lake_that_counts_bears_a_sign(void **state)
{
    (void)state;
    for (int small = 0; small < 2; small++) {
        Tally tally = {0};
        for (int i = 0; i < GAMES; i++) {
            Desk *desk = desk_open(EDITION_SECOND, 2, 1, 0);
            TableModel model;
            desk_open_record(desk, games[i].folder, games[i].name);
            stand_resize(&desk->on, small ? 1000 : 1920, small ? 560 : 1080, 100);
            int end = session_move_count(desk->on.session);
            for (int at = end / 3; at < end; at += end / 4) {
                desk_seek(desk, at);
                camera_reset(&desk->on.ui.table.camera, 0);
                desk_rest(desk);
                model = desk_model(desk);
                judge_all(desk, &model, &tally);
            }
            desk_close(desk);
        }
        if (getenv("AUROCHS_MEASURE"))
            printf("%d signs of %d rivers and %d systems: %d on fish, %d on pieces\n", tally.signs,
                   tally.rivers, tally.systems, tally.on_fish, tally.on_pieces);
        assert_true(tally.signs > 150 && tally.rivers > 40 && tally.systems > 20);
        assert_int_equal(tally.on_fish, 0);
        assert_int_equal(tally.on_pieces, 0);
    }
}

/* Icons of lakes on the board in the last frame; `first` is where one is. */
static int count_icons(const Desk *desk, Rect clear, Rect *first)
{
    int count = 0;
    for (size_t i = desk->on.list.count; i > 0; i--) {
        const DrawCommand *command = &desk->on.list.commands[i - 1];
        Point at = {command->rect.x + command->rect.w / 2, command->rect.y + command->rect.h / 2};
        if (command->kind != DRAW_ICON || strcmp(command->name, "lake") != 0 ||
            stand_overlap(desk->on.ui.table.card.place, command->rect) ||
            !rect_overlap(clear, (Rect){at.x, at.y, 1, 1}))
            continue;
        *first = command->rect;
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
static void what_is_looked_at_is_seen(void **state)
{
    (void)state;
    int seen = 0;
    for (int lens = LENS_NONE; lens <= LENS_SYSTEMS; lens += LENS_SYSTEMS - LENS_NONE) {
        Desk *desk = desk_open(EDITION_SECOND, 2, 1, 0);
        desk_open_record(desk, games[0].folder, games[0].name);
        desk_seek(desk, session_move_count(desk->on.session) / 2);
        desk_rest(desk);
        desk->on.ui.table.lens.kind = (uint8_t)lens;
        const Game *game = session_game_at(desk->on.session, desk->on.ui.table.shown.at);
        const Edition *edition = session_edition(desk->on.session);
        for (uint16_t node = 0; node < MAX_NODES; node++) {
            Rect icon;
            if (game->systems.label[node] != node)
                continue;
            look_pin(&desk->on.ui.table.look, (Lit){node, true}, desk->on.scene.now);
            desk_rest(desk);
            TableModel model = desk_model(desk);
            assert_true(model.lit.node == node);
            assert_int_equal(count_icons(desk, model.board.rect, &icon),
                             system_info(edition, game, node).lakes);
            seen++;
        }
        desk_close(desk);
    }
    assert_true(seen > 10);
}

/* The final scoring marks the lakes of a step where a raft has each bring a point, which stands
 * there, off the other points; and tells of no lake that brings nothing. */
static void what_is_counted_at_the_end_is_seen(void **state)
{
    (void)state;
    int systems = 0, rafts = 0;
    for (int i = 0; i < GAMES - 1; i++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, 1, 0);
        TableModel model;
        desk_open_record(desk, games[i].folder, games[i].name);
        desk->on.ui.options.reduced_motion = true;
        desk_seek(desk, session_move_count(desk->on.session) - 1);
        desk_rest(desk);
        desk_step(desk);
        for (int k = 0; k < 7; k++)
            desk_frame(desk);
        for (model = desk_model(desk); model.final.on && model.lit.system;
             model = desk_model(desk)) {
            Rect icon, labels[MAX_FINAL_LABELS];
            const TableView *view = &model.view;
            Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, desk_unit(desk));
            SystemInfo info = system_info(view->edition, view->game, model.lit.node);
            int count = final_labels(&frame, &model.board, view, &model.final, labels);
            assert_int_equal(count_icons(desk, model.layout.clear, &icon),
                             info.raft ? info.lakes : 0);
            Card card;
            final_card(view, &model.final, &card);
            for (int k = 0; k < card.count; k++)
                assert_true(info.raft || !strstr(card.rows[k].text, "lake"));
            assert_int_equal(count_beside(desk, "+1"), info.raft ? info.lakes : 0);
            for (int k = 0; k < count && info.lakes > 0; k++)
                assert_false(info.raft && stand_overlap(labels[k], icon));
            systems += info.lakes > 0;
            rafts += info.raft;
            desk_key(desk, KEY_ENTER, 0);
            desk_rest(desk);
        }
        desk_close(desk);
    }
    assert_true(systems > 8 && rafts > 1);
}

/* While a logboat's points fly, each lake of its system says its own. */
static void a_logboat_points_at_its_lakes(void **state)
{
    (void)state;
    int boats = 0;
    for (int i = 0; i < GAMES; i++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, 1, 0);
        desk_open_record(desk, games[i].folder, games[i].name);
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
        desk_close(desk);
    }
    assert_true(boats > 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_lake_that_counts_bears_a_sign),
        cmocka_unit_test(what_is_looked_at_is_seen),
        cmocka_unit_test(what_is_counted_at_the_end_is_seen),
        cmocka_unit_test(a_logboat_points_at_its_lakes),
    };
    return cmocka_run_group_tests_name("lakes", tests, NULL, NULL);
}

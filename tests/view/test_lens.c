/* Lenses and the lit area: what they tell is what the rules' own questions answer, keys turn them
 * on and off, and laying goes on under them. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "play/outlook.h"
#include "play/turns.h"
#include "view/board/draw.h"
#include "view/board/lens.h"
#include "view/cards/card.h"
#include "view/draw/palette.h"
#include "view/table/panel.h"
#include "where.h"

static bool holds(const Lens *lens, const Game *game, uint16_t node, bool system)
{
    const Unions *unions = system ? &game->systems : &game->areas;
    int found = 0;
    for (int i = 0; i < lens->count; i++)
        found += lens->areas[i].lit.system == system &&
                 unions->label[lens->areas[i].lit.node] == unions->label[node];
    assert_true(found <= 1); /* no area twice */
    return found == 1;
}

/* Counts areas that are held and bring nothing any more. */
static void check_areas(const Edition *edition, const Game *game, const Lens *lens, int *nothing)
{
    for (int i = 0; i < lens->count; i++) {
        const LensArea *area = &lens->areas[i];
        if (area->lit.system) {
            SystemInfo info = system_info(edition, game, area->lit.node);
            assert_int_equal(area->points, info.points);
            assert_int_equal(area->majority, info.majority);
        } else {
            AreaInfo info = area_info(edition, game, area->lit.node);
            bool stays = outlook_stays_open(edition, game, &info);
            assert_int_equal(area->points, stays ? 0 : info.points);
            assert_int_equal(area->majority, info.majority);
            assert_int_equal(area->earns_turn, info.menhirs > 0 && !stays);
            *nothing += stays && info.majority;
        }
    }
}

static void check_zones(const Edition *edition, const Game *game, const Lens *lens)
{
    for (int i = 0; i < game->placed_count; i++)
        for (int z = 0; z < MAX_ZONES; z++) {
            const Zone *zone = &edition->tiles.tiles[game->placed[i]].zones[z];
            bool river = zone->kind == ZONE_RIVER, lake = zone->kind == ZONE_LAKE;
            if (zone->kind == ZONE_NONE)
                continue;
            if (lens->kind == LENS_MEADOWS)
                assert_int_equal(holds(lens, game, zone->node, false), zone->kind == ZONE_MEADOW);
            else if (lens->kind == LENS_FORESTS)
                assert_int_equal(holds(lens, game, zone->node, false),
                                 zone->kind == ZONE_FOREST &&
                                     !area_info(edition, game, zone->node).closed);
            else if (lens->kind == LENS_RIVERS)
                assert_int_equal(holds(lens, game, zone->node, false),
                                 river && !area_info(edition, game, zone->node).closed);
            else if (river || lake)
                assert_true(holds(lens, game, zone->node, true));
        }
}

TEST(test_contents)
{
    int nothing = 0;
    for (int edition = 0; edition < EDITIONS; edition++)
        for (int moves = 0; moves <= 120; moves += 40) {
            Desk *desk = desk_open((EditionId)edition, 4, 21, moves);
            const Edition *rules = session_edition(desk->on.session);
            const Game *game = desk_game(desk);
            static Lens lens;
            TableModel model = desk_model(desk);
            for (int kind = LENS_MEADOWS; kind <= LENS_SYSTEMS; kind++) {
                lens_make(&model.view, (LensKind)kind, 0, &lens);
                check_areas(rules, game, &lens, &nothing);
                check_zones(rules, game, &lens);
            }
            for (int player = 0; player < game->player_count; player++) {
                lens_make(&model.view, LENS_PIECES, player, &lens);
                check_areas(rules, game, &lens, &nothing);
                for (int i = 0; i < game->piece_count; i++)
                    if (game->pieces[i].player == player)
                        assert_true(holds(&lens, game, game->pieces[i].node,
                                          game->pieces[i].kind == PIECE_HUT));
            }
        }
    assert_true(nothing > 5);
}

static LensKind shown(Desk *desk)
{
    return desk_model(desk).lens;
}

TEST(test_keys)
{
    static const int keys[] = {'m', 'g', 'f', 's'};
    Desk *desk = desk_open_at(EDITION_SECOND, 3, 4, 40, PHASE_PLACE);
    desk_input(desk, (Input){.kind = INPUT_LEAVE});
    for (int i = 0; i < 4; i++) {
        desk_key(desk, keys[i], 0);
        assert_int_equal(shown(desk), LENS_MEADOWS + i);
        desk_key(desk, keys[i], 0);
        assert_int_equal(shown(desk), LENS_NONE);
    }
    for (int i = 0; i < 3; i++) { /* of the player whose turn it is; whosever it shows, it goes */
        desk_key(desk, 'p', 0);
        assert_int_equal(shown(desk), LENS_PIECES);
        assert_int_equal(desk->on.ui.table.lens.player, desk_game(desk)->player);
        desk_key(desk, 'p', 0);
        assert_int_equal(shown(desk), LENS_NONE);
        stand_press(&desk->on, (const char *[]){"player-1", "player-2", "player-3"}[i]);
        assert_int_equal(shown(desk), LENS_PIECES);
        desk_key(desk, 'p', 0);
        assert_int_equal(shown(desk), LENS_NONE);
    }
    desk_key(desk, 'm', 0);
    desk_key(desk, 's', 0);
    assert_int_equal(shown(desk), LENS_SYSTEMS);
    desk_key(desk, KEY_ESCAPE, 0); /* the lens goes before the menu comes */
    assert_int_equal(shown(desk), LENS_NONE);
    assert_int_equal(desk->on.ui.overlay, OVERLAY_NONE);
    stand_press(&desk->on, "player-2");
    assert_int_equal(shown(desk), LENS_PIECES);
    assert_int_equal(desk->on.ui.table.lens.player, 1);
    stand_press(&desk->on, "player-3");
    assert_int_equal(desk->on.ui.table.lens.player, 2);
    stand_press(&desk->on, "player-3");
    assert_int_equal(shown(desk), LENS_NONE);
}

/* A lens stays on while a tile is laid and a piece put. */
TEST(test_laying_goes_on)
{
    Desk *desk = desk_open_at(EDITION_SECOND, 2, 9, 20, PHASE_PLACE);
    desk_key(desk, 'm', 0);
    Cell cell = desk_model(desk).view.legal[0].cell;
    desk_click(desk, desk_cell(desk, cell), BUTTON_LEFT);
    const Site *site = game_site(desk_game(desk), cell);
    assert_true(site && site->tile != NO_TILE);
    desk_input(desk, (Input){.kind = INPUT_LEAVE});
    assert_int_equal(shown(desk), LENS_MEADOWS);
    desk_key(desk, 'z', MOD_CTRL);
    assert_int_equal(shown(desk), LENS_MEADOWS);
}

static Point piece_at(Desk *desk, int index)
{
    const Piece *piece = &desk_game(desk)->pieces[index];
    TableModel model = desk_model(desk);
    return where_piece(&model.view, *piece);
}

/* The card of an area that is kept speaks of the tile that was clicked, wherever the pointer is. */
TEST(test_kept_card_tells_of_its_tile)
{
    int told = 0;
    for (uint64_t seed = 1; seed <= test_share(12); seed++) {
        Desk *desk = desk_open_at(EDITION_SECOND, 4, seed, 20, PHASE_PLACE);
        RecentTiles recent;
        TableModel model = desk_model(desk);
        turns_recent(model.view.session, model.view.at, &recent);
        assert_true(recent.count > 1);
        Cell kept = recent.tiles[0].cell, other = recent.tiles[1].cell;
        int player, turn;
        char of_kept[32], of_other[32];
        assert_true(turns_laid(model.view.session, model.view.at, kept, &player, &turn));
        snprintf(of_kept, sizeof of_kept, "in turn %d", turn);
        assert_true(turns_laid(model.view.session, model.view.at, other, &player, &turn));
        snprintf(of_other, sizeof of_other, "in turn %d", turn);
        const Site *site = game_site(model.view.game, kept);
        const Zone *zone = &model.view.edition->tiles.tiles[site->tile].zones[0];
        desk->on.ui.table.inspect.pin = (Lit){zone->node, zone->kind == ZONE_LAKE};
        desk_point(desk, desk_cell(desk, other));
        if (desk_model(desk).lit.node == zone->node) {
            assert_true(stand_shows(&desk->on, of_kept));
            assert_false(stand_shows(&desk->on, of_other));
            told++;
        }
    }
    assert_true(test_met(told > 3));
}

/* Dashed lines of the frame. */
static int dashed(const Desk *desk)
{
    int count = 0;
    for (size_t i = 0; i < desk->on.list.count; i++)
        count += desk->on.list.commands[i].kind == DRAW_LINE && desk->on.list.commands[i].dash > 0;
    return count;
}

/* Every open end of an area is found where the rules count one, and the lens of forests marks each
 * of them. */
TEST(test_open_ends)
{
    for (int edition = 0; edition < EDITIONS; edition++)
        for (int moves = 10; moves < 130; moves += 20) {
            Desk *desk = desk_open((EditionId)edition, 3, 9, moves);
            int forests = 0, others = 0;
            desk_rest(desk);
            Lens lens;
            OpenEnds ends;
            TableModel model = desk_model(desk);
            for (LensKind kind = LENS_MEADOWS; kind <= LENS_RIVERS; kind++) {
                lens_make(&model.view, kind, 0, &lens);
                for (int i = 0; i < lens.count; i++) {
                    AreaInfo info =
                        area_info(model.view.edition, desk_game(desk), lens.areas[i].lit.node);
                    board_list_open_ends(&model.view, lens.areas[i].lit, &ends);
                    assert_int_equal(ends.count, info.open);
                    *(kind == LENS_FORESTS ? &forests : &others) += ends.count;
                }
            }
            assert_true(others > 0);
            int before = dashed(desk);
            desk_key(desk, 'g', 0);
            desk_rest(desk);
            assert_int_equal(dashed(desk), before + forests);
        }
}

TEST(test_purist_sees_none)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 6, 0);
    Setup setup = *session_setup(desk->on.session);
    setup.help = HELP_PURIST;
    desk_begin(desk, &setup);
    for (int i = 0; i < 40; i++)
        desk_play(desk);
    assert_true(desk_play_until(desk, PHASE_PLACE));
    static const int keys[] = {'m', 'g', 'f', 's', 'p'};
    for (int i = 0; i < 5; i++) {
        desk_key(desk, keys[i], 0);
        assert_int_equal(shown(desk), LENS_NONE);
    }
    assert_null(widgets_named(&desk->on.ui.widgets, "lens-meadows"));
    assert_null(widgets_named(&desk->on.ui.widgets, "player-1"));
    for (int i = 0; i < desk_game(desk)->piece_count; i++) {
        desk_click(desk, piece_at(desk, i), BUTTON_LEFT);
        assert_int_equal(desk_model(desk).lit.node, NO_NODE);
    }
}

/* What is shown follows at once when the level changes. */
TEST(test_help_changes)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 6, 0);
    for (int i = 0; i < 40; i++)
        desk_play(desk);
    desk_key(desk, 'm', 0);
    assert_int_equal(shown(desk), LENS_MEADOWS);
    session_set_help(desk->on.session, HELP_PURIST);
    desk_frame(desk);
    assert_int_equal(shown(desk), LENS_NONE);
    assert_null(widgets_named(&desk->on.ui.widgets, "lens-meadows"));
    session_set_help(desk->on.session, HELP_STANDARD);
    desk_frame(desk);
    assert_non_null(widgets_named(&desk->on.ui.widgets, "lens-meadows"));
}

/* What the levels of help differ in: where everyone would end, and chances. */
typedef struct Told {
    int ends, chances, worth; /* frames with such words */
} Told;

/* The head of a column with everyone's points at the end; words of a card begin at its left. */
static bool has_end_column(const Desk *desk)
{
    for (size_t i = 0; i < desk->on.list.count; i++) {
        const DrawCommand *command = &desk->on.list.commands[i];
        if (command->kind == DRAW_TEXT && command->align == ALIGN_RIGHT &&
            strcmp(draw_command_text(&desk->on.list, command), "end") == 0)
            return true;
    }
    return false;
}

static void read_frame(const Desk *desk, Told *told)
{
    told->ends += test_tells(&desk->on.list, "the game ended now") || has_end_column(desk);
    told->chances += test_tells(&desk->on.list, " to draw ");
    told->worth +=
        test_tells(&desk->on.list, "f closed now") || test_tells(&desk->on.list, "t the end");
}

static Told read_all(Help help)
{
    Told told = {0};
    Desk *desk = desk_open(EDITION_SECOND, 3, 8, 0);
    Setup setup = *session_setup(desk->on.session);
    setup.help = (uint8_t)help;
    desk_begin(desk, &setup);
    for (int i = 0; i < 60; i++)
        desk_play(desk);
    assert_true(desk_play_until(desk, PHASE_PLACE));
    for (int i = 0; i < desk_game(desk)->frontier_count; i++) {
        desk_point(desk,
                   desk_cell(desk, desk_game(desk)->sites[desk_game(desk)->frontier[i]].cell));
        read_frame(desk, &told);
        if (i % 8)
            continue;
        desk_key(desk, 't', 0);
        read_frame(desk, &told);
        desk_key(desk, KEY_ESCAPE, 0);
    }
    static const int lenses[] = {'m', 'f', 's', 'p'};
    for (int i = 0; i < 4; i++) {
        desk_key(desk, lenses[i], 0);
        read_frame(desk, &told);
    }
    desk_key(desk, lenses[3], 0);
    desk_key(desk, 'l', 0);
    desk_key(desk, KEY_RIGHT, 0);
    read_frame(desk, &told);
    desk_key(desk, KEY_ESCAPE, 0);
    assert_true(desk_play_until(desk, PHASE_PIECE));
    desk_frame(desk);
    TableModel model = desk_model(desk);
    for (int i = 0; i < model.view.spot_count; i++) {
        desk_point(desk, point_seen(&model.view, model.view.spots[i].at));
        read_frame(desk, &told);
    }
    return told;
}

TEST(test_levels)
{
    Told family = read_all(HELP_FAMILY), standard = read_all(HELP_STANDARD),
         purist = read_all(HELP_PURIST);
    assert_true(family.ends > 0 && family.chances > 0 && family.worth > 2);
    assert_int_equal(standard.ends, 0);
    assert_int_equal(standard.chances, 0);
    assert_int_equal(standard.worth, family.worth);
    assert_int_equal(purist.ends, 0);
    assert_int_equal(purist.chances, 0);
    assert_int_equal(purist.worth, 0);
}

/* The ribbon of one player's pieces says which points stand there, in fewer words where it has less
 * room. */
TEST(the_ribbon_says_which_points)
{
    static const float widths[] = {1280, 1140, 1060, 1000, 920, 860, 800};
    int whole = 0, brief = 0;
    for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, 3, 20);
        stand_resize(&desk->on, widths[i], 720, 100);
        desk_key(desk, 'p', 0);
        desk_rest(desk);
        whole += stand_shows(&desk->on, "points so far, or at the end");
        brief += stand_shows(&desk->on, "points now, or at the end");
    }
    assert_true(whole > 0 && brief > 0);
}

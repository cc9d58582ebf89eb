/* Land that is too large for its window: the small map shows all of it and leads there, and chips
 * at the edge lead to tiles out of sight. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "play/turns.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/table/arranged.h"
#include "view/table/framing.h"
#include "view/words/phrases.h"

static const Widget *map_of(const Desk *desk)
{
    return widgets_named(&desk->on.ui.widgets, "whole-land");
}

/* The map's picture of a place of the board: it is linear, and what is seen lies in its frame. */
TEST(the_map_leads_there)
{
    Desk *desk = desk_open_late();
    Rect map = map_of(desk)->rect;
    Camera *camera = &desk->on.ui.table.camera;
    Point at = {map.x + map.w / 2, map.y + map.h / 2};
    desk_button(desk, INPUT_DOWN, at);
    TableModel model = desk_model(desk);
    Rect extent = table_extent(&model.view, false);
    assert_true(fabsf(camera->x - extent.x - extent.w / 2) < .6f);
    assert_true(fabsf(camera->y - extent.y - extent.h / 2) < .6f);
    assert_true(camera->own);
    Point before = {camera->x, camera->y};
    desk_input(desk, (Input){.kind = INPUT_POINTER, .x = at.x + 10, .y = at.y + 20});
    assert_true(camera->x > before.x && camera->y > before.y);
    assert_true(fabsf((camera->y - before.y) / (camera->x - before.x) - 2) < .01f);
    desk_input(desk, (Input){.kind = INPUT_POINTER, .x = at.x + 4000, .y = at.y});
    assert_true(camera->x <= extent.x + extent.w + 1); /* not beyond the land */
    desk_button(desk, INPUT_UP, at);
    before.x = camera->x;
    desk_input(desk, (Input){.kind = INPUT_POINTER, .x = at.x - 20, .y = at.y});
    assert_true(camera->x == before.x);
    float tile = camera->tile;
    desk_wheel(desk, at, 1, 0);
    assert_true(camera->tile > tile);
    assert_int_equal(desk->last.kind, INTENT_NONE);
}

TEST(the_map_gives_way_to_the_awards)
{
    Desk *desk = desk_open_late();
    TableModel model = desk_model(desk);
    float before = model.layout.awards.h;
    assert_true(stand_shows(&desk->on, "The whole land"));
    desk_key(desk, 'o', 0);
    model = desk_model(desk);
    assert_null(map_of(desk));
    assert_true(model.layout.awards.h > before);
    stand_press(&desk->on, "map");
    assert_non_null(map_of(desk));
}

/* Where the map and the awards lie while a tile is due: h 0 where they do not. */
static void places_of(Desk *desk, Rect *map, Rect *awards)
{
    TableModel model = desk_model(desk);
    *map = model.layout.map;
    *awards = model.layout.awards;
}

/* The map is there as long as not all is in sight, whatever was before, and always in the same
 * place; else the awards have that. */
TEST(the_map_is_there_when_needed)
{
    static const struct {
        float w, h;
        int scale, players;
    } sizes[] = {{1280, 720, 100, 2},
                 {1280, 720, 100, 5},
                 {1280, 720, 150, 3},
                 {1600, 900, 100, 5}, /* in larger windows it comes late */
                 {1920, 1080, 200, 2}};
    int stayed = 0, went = 0;
    for (size_t s = 0; s < test_share(sizeof sizes / sizeof *sizes); s++) {
        int came = 0;
        Rect map, awards, before, place = {0};
        Desk *desk = desk_open(EDITION_SECOND, sizes[s].players, 3, 0);
        TableModel model;
        stand_resize(&desk->on, sizes[s].w, sizes[s].h, sizes[s].scale);
        places_of(desk, &before, &awards);
        assert_true(before.h == 0);
        for (int turn = 0; desk_play_until(desk, PHASE_PLACE); turn++) {
            desk_rest(desk);
            if (turn % 8 == (desk->on.ui.table.camera.whole ? 5 : 3)) /* and back again */
                desk_key(desk, KEY_HOME, 0);
            desk_rest(desk);
            model = desk_model(desk);
            places_of(desk, &map, &awards);
            assert_int_equal(map.h > 0,
                             !desk_holds(framing_open(&model.layout), desk_land(&model)));
            if (map.h > 0 && place.h > 0)
                assert_memory_equal(&map, &place, sizeof map);
            came += before.h <= 0 && map.h > 0;
            stayed += before.h > 0 && map.h > 0;
            went += before.h > 0 && map.h <= 0;
            before = map;
            place = map.h > 0 ? map : place;
            desk_play(desk);
        }
        assert_true(came > 0);
    }
    assert_true(test_met(stayed > 15 && went > 10));
}

/* A pointer on it that brings all of the land into sight still has it below, until it goes. */
TEST(the_map_stays_below_the_pointer)
{
    Desk *desk = desk_open_at(EDITION_SECOND, 2, 3, 12, PHASE_PLACE);
    assert_null(map_of(desk));
    for (int i = 0; i < 8 && !map_of(desk); i++)
        desk_key(desk, '+', 0);
    Rect map = map_of(desk)->rect;
    Point at = {map.x + map.w / 2, map.y + map.h / 2};
    desk_click(desk, at, BUTTON_LEFT);
    for (int i = 0; i < 20; i++)
        desk_wheel(desk, at, -1, 0);
    desk_rest(desk);
    TableModel model = desk_model(desk);
    assert_true(desk_holds(framing_open(&model.layout), desk_land(&model)));
    assert_non_null(map_of(desk));
    desk_point(desk, (Point){40, 40});
    desk_rest(desk);
    assert_null(map_of(desk));
}

/* How far within a side of what is seen a cell is, in tiles. */
static float within(const TableModel *model, int side, Cell at)
{
    Rect open = framing_open(&model->layout), cell = desk_cell_rect(model, at);
    const float by[SIDES] = {[NORTH] = cell.y - open.y,
                             [EAST] = open.x + open.w - cell.x - cell.w,
                             [SOUTH] = open.y + open.h - cell.y - cell.h,
                             [WEST] = cell.x - open.x};
    return by[side] / cell.w;
}

/* The same of the outermost cell to lay on. */
static float within_side(const TableModel *model, int side)
{
    float least = INFINITY;
    for (int i = 0; i < model->view.legal_count; i++)
        least = fminf(least, within(model, side, model->view.legal[i].cell));
    return least;
}

/* And of a cell within the side that it is nearest to. */
static float within_any(const TableModel *model, Cell cell)
{
    float least = INFINITY;
    for (int side = 0; side < SIDES; side++)
        least = fminf(least, within(model, side, cell));
    return least;
}

/* Every tile of the last round that is out of sight has a chip, and that leads to it, no farther
 * than that takes. */
TEST(chips_lead_to_what_was_laid)
{
    int chips = 0;
    Desk *desk = desk_open_late();
    for (int turn = 0; turn < 12 && desk_play_until(desk, PHASE_PLACE); turn++) {
        static const char *const names[] = {"last-1", "last-2"};
        TableModel model;
        RecentTiles recent;
        for (int corner = 0; corner < 2; corner++) {
            Rect map = map_of(desk) ? map_of(desk)->rect : (Rect){0};
            Point at = {map.x + map.w / 2, map.y + (corner ? map.h - 3 : 3)};
            if (map.w <= 0)
                continue;
            desk_click(desk, at, BUTTON_LEFT);
            desk_rest(desk);
            model = desk_model(desk);
            turns_recent(model.view.session, model.view.at, &recent);
            for (int i = 0; i < recent.count; i++) {
                Rect tile = desk_cell_rect(&model, recent.tiles[i].cell),
                     open = framing_open(&model.layout);
                const Widget *chip =
                    widgets_named(&desk->on.ui.widgets, names[recent.tiles[i].player]);
                if (rect_overlap(tile, open) > 0)
                    continue;
                assert_non_null(chip);
                assert_true(desk_holds(open, chip->rect));
                chips++;
                desk_click(desk, (Point){chip->rect.x + 8, chip->rect.y + 8}, BUTTON_LEFT);
                desk_rest(desk);
                model = desk_model(desk);
                assert_true(desk_holds(framing_open(&model.layout),
                                       desk_cell_rect(&model, recent.tiles[i].cell)));
                assert_true(within_any(&model, recent.tiles[i].cell) < 2);
                break;
            }
        }
        desk_play(desk);
    }
    assert_true(chips > 3);
}

/* Of the cells where the tile may go those out of sight: whose middle half is not wholly seen above
 * the bar or beside it, clear of the hints there. */
static int cells_out_of_sight(Desk *desk, const TableModel *model, Cell cells[MAX_FRONTIER])
{
    Rect hints = desk_arranged(desk, model)->hint.place;
    int count = 0;
    for (int i = 0; i < model->view.legal_count; i++) {
        Rect cell = desk_cell_rect(model, model->view.legal[i].cell);
        Rect middle = rect_inset(cell, cell.w / 4);
        float hidden = rect_overlap(middle, model->layout.bar) + rect_overlap(middle, hints);
        if (hidden > 0 || !desk_holds(model->layout.clear, middle))
            cells[count++] = model->view.legal[i].cell;
    }
    return count;
}

/* Whether the hints, or what is told, lie over a chip. */
static bool is_hidden(Desk *desk, const TableModel *model, Rect chip)
{
    const Arranged *arranged = desk_arranged(desk, model);
    return stand_overlap(chip, arranged->hint.place) || stand_overlap(chip, arranged->notice.place);
}

/* Whoever may lay out of sight is told how often beyond which edge, with the panel and without, and
 * comes there by a click, no farther than that takes; no such chip lies on a cell that is seen, or
 * below the hints. */
TEST(chips_lead_to_more_places)
{
    static const char *const names[] = {"more-north", "more-east", "more-south", "more-west"};
    static const Window sizes[] = {
        {1280, 720, 100}, {1280, 720, 150}, {1920, 1080, 150}, {640, 400, 100}};
    int chips = 0;
    for (int c = 0; c < 8; c++) {
        Desk *desk = desk_open_record("records/second", "d2-001.aurochs");
        desk->on.ui.options.panel_away = c & 1;
        stand_resize(&desk->on, sizes[c / 2].w, sizes[c / 2].h, sizes[c / 2].scale);
        for (int at = 95; at < 120; at++) {
            desk_seek(desk, at);
            desk_rest(desk);
            TableModel model = desk_model(desk);
            if (model.view.phase != PHASE_PLACE)
                continue;
            Cell cells[MAX_FRONTIER];
            int told = 0, found = 0, beyond = 0;
            int unseen = cells_out_of_sight(desk, &model, cells);
            Rect first = {0};
            for (int side = 0; side < 4; side++) {
                const Widget *chip = widgets_named(&desk->on.ui.widgets, names[side]);
                if (!chip)
                    continue;
                told++;
                first = chip->rect;
                beyond = side;
                assert_true(desk_holds(framing_open(&model.layout), chip->rect));
                assert_false(is_hidden(desk, &model, chip->rect));
            }
            const char *words = say_number(SAY_MORE_PLACES, unseen);
            assert_int_equal(told > 0, unseen > 0);
            assert_true(told != 1 || stand_shows(&desk->on, words));
            chips += told;
            if (unseen == 0)
                continue;
            desk_click(desk, (Point){first.x + 8, first.y + 8}, BUTTON_LEFT);
            desk_rest(desk);
            model = desk_model(desk);
            for (int i = 0; i < unseen; i++)
                found += desk_holds(framing_open(&model.layout), desk_cell_rect(&model, cells[i]));
            assert_true(found > 0);
            assert_true(within_side(&model, beyond) < 2);
        }
    }
    assert_true(chips > 10);
}

/* How many laid tiles and cells to lay on a chip lies on. */
typedef struct LiesOn {
    bool land, cell;
} LiesOn;

static LiesOn lies_on(const TableModel *model, Rect chip)
{
    const Game *game = model->view.game;
    LiesOn on = {false, false};
    for (int i = 0; i < game->placed_count; i++)
        on.land |= stand_overlap(
            chip, desk_cell_rect(model, game_site_of_tile(game, game->placed[i])->cell));
    for (int i = 0; i < model->view.legal_count; i++)
        on.cell |= stand_overlap(chip, desk_cell_rect(model, model->view.legal[i].cell));
    return on;
}

/* Chips for more places leave the land wherever there is rock along their side, and never lie on a
 * cell. */
TEST(chips_lie_on_rock)
{
    static const char *const names[] = {"more-north", "more-east", "more-south", "more-west"};
    static const char *const records[] = {"d2-001", "s2-000", "u2-000", "u3-000",
                                          "d5-001", "u5-000", "d3-003"};
    int chips = 0, on_land = 0, on_cell = 0;
    for (size_t r = 0; r < test_share(sizeof records / sizeof *records); r++) {
        Desk *desk = desk_open_record("records/second", said("%s.aurochs", records[r]));
        stand_resize(&desk->on, 1280, 720, 100);
        int count = session_move_count(desk->on.session);
        desk_seek(desk, 60);
        desk_rest(desk);
        camera_reset(&desk->on.ui.table.camera, 0); /* it was shown whole, being over */
        for (int at = 60; at < count; at++) {
            desk_seek(desk, at);
            desk->on.ui.notice.until = 0;
            desk_rest(desk);
            TableModel model = desk_model(desk);
            for (int side = 0; side < SIDES; side++) {
                const Widget *chip = widgets_named(&desk->on.ui.widgets, names[side]);
                LiesOn on = chip ? lies_on(&model, chip->rect) : (LiesOn){false, false};
                chips += chip != NULL;
                on_land += on.land;
                on_cell += on.cell;
            }
        }
    }
    assert_true(test_met(chips > 300 && on_land * 15 < chips)); /* where there is no rock */
    assert_int_equal(on_cell, 0);
}

/* How many times as large tiles are once the board is turned by a quarter. */
static float larger_turned(Desk *desk)
{
    float before = desk->on.ui.table.camera.tile;
    desk_key(desk, 'b', 0);
    desk_rest(desk);
    return desk->on.ui.table.camera.tile / before;
}

/* Where tiles are larger by a tenth on a turned board, and there alone, the button that turns it is
 * lit and says so; once a game that is told, too. */
TEST(turning_is_offered)
{
    int offers = 0, lit = 0, turns = 0;
    for (uint64_t seed = 1; seed < test_share(9); seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 0);
        Camera *camera = &desk->on.ui.table.camera;
        int here = 0;
        if (seed % 2)
            stand_resize(&desk->on, 1920, 1080, 100);
        for (; desk_play_to(desk, PHASE_PLACE); turns++) {
            const Notice *notice = &desk->on.ui.notice;
            desk->on.ui.notice.until = 0;
            desk_rest(desk);
            const Widget *button = stand_widget(&desk->on, "turn-board");
            bool shown = button->style == STYLE_OCHRE;
            bool told = notice->until > 0 && strstr(notice->text, "by a quarter");
            Camera before = *camera;
            assert_true(shown == (strcmp(button->tip, "Turn the board: larger tiles") == 0));
            assert_true(!told || shown);
            assert_true((larger_turned(desk) >= 1.1f) == shown);
            assert_true(!told || notice->until <= 0); /* it is done */
            assert_true(!shown || stand_widget(&desk->on, "turn-board")->style == STYLE_BARE);
            *camera = before;
            here += told;
            lit += shown;
            desk_play(desk);
        }
        assert_true(here <= 1);
        offers += here;
    }
    assert_true(test_met(offers > 0 && lit > 0 && lit * 2 < turns));
}

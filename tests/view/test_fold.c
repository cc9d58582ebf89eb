/* The panel as large letters leave it, and as it is put away: nothing lies over anything, all can
 * be reached, and what has no room beside something else takes turns with it. What moves the board
 * without a hand on it: the panel changing sides, the pointer at the edge, a quarter turn. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/state/actions.h"
#include "view/state/options.h"
#include "view/table/card_place.h"
#include "view/table/framing.h"
#include "view/table/model.h"

static const Window windows[] = {
    {1280, 720, 100},  {640, 400, 200},   {1280, 720, 125},  {1280, 720, 150},  {1280, 720, 200},
    {1920, 1080, 100}, {1920, 1080, 150}, {1920, 1080, 200}, {1366, 768, 125},  {1024, 768, 150},
    {640, 480, 100},   {800, 480, 150},   {2560, 1080, 100}, {1080, 1920, 100}, {3840, 2160, 200}};

enum { WINDOWS = sizeof windows / sizeof *windows };

/* The tile in the panel holds discs that can be pressed on their own; those on the land keep apart
 * as test_room has it. */
static bool holds_others(const Widget *widget)
{
    return widget->verb == VERB_DOT || widget->kind == WIDGET_PANE || widget->id == TABLE_SLOT ||
           widget->id == TABLE_HAND;
}

/* What can be pressed lies apart, in the window or wholly on the panel, large enough to be met.
 * Returns how many there are on the panel. */
static int assert_apart(const Desk *desk, const TableModel *model)
{
    const Widgets *widgets = &desk->on.ui.widgets;
    Rect panel = model->layout.panel, window = {0, 0, desk->on.scene.width, desk->on.scene.height};
    float u = model->layout.bar.h / 44;
    int count = 0;
    for (int i = 0; i < widgets->count; i++) {
        const Widget *one = &widgets->items[i];
        bool on_panel = rect_overlap(one->rect, panel) > 1;
        if (one->kind == WIDGET_PANE)
            continue;
        if (!desk_holds(on_panel ? panel : window, one->rect))
            fail_msg("%.0fx%.0f: '%s' reaches beyond %s", (double)window.w, (double)window.h,
                     one->name, on_panel ? "the panel" : "the window");
        assert_true(one->rect.w >= fmaxf(16, 19 * u * on_panel) &&
                    one->rect.h >= fmaxf(16, 17 * u * on_panel));
        count += on_panel;
        for (int k = 0; k < i; k++)
            if (!holds_others(one) && !holds_others(&widgets->items[k]) &&
                stand_overlap(rect_inset(one->rect, on_panel), widgets->items[k].rect))
                fail_msg("%.0fx%.0f: '%s' lies over '%s'", (double)window.w, (double)window.h,
                         one->name, widgets->items[k].name);
    }
    return count;
}

static bool has_awards(const Desk *desk)
{
    int points = 0;
    for (int p = 0; p < desk_game(desk)->player_count; p++)
        points += desk_game(desk)->scores[p];
    return points > 0;
}

/* All that one must see and press; awards or the map are there, or the way to them. */
static void assert_reached(const Desk *desk, const TableModel *model, int players)
{
    const TableLayout *layout = &model->layout;
    const TableView *view = &model->view;
    for (int p = 0; p < players; p++) {
        assert_true(desk_holds(layout->panel, layout->rows[p]));
        assert_true(layout->rows[p].h >= 30 * layout->bar.h / 44);
    }
    assert_non_null(widgets_named(&desk->on.ui.widgets, "panel"));
    assert_true(stand_widget(&desk->on, "menu") && stand_widget(&desk->on, "undo"));
    if (view->phase == PHASE_PLACE) {
        assert_true(layout->slot.w > 40 && desk_holds(layout->panel, layout->slot));
        assert_true(stand_widget(&desk->on, "turn-left") && stand_widget(&desk->on, "turn-right"));
        bool told = widgets_named(&desk->on.ui.widgets, "award-1") ||
                    widgets_named(&desk->on.ui.widgets, "whole-land");
        assert_true(layout->slim || layout->collapse.h > 0 || told || !has_awards(desk));
    } else {
        stand_widget(&desk->on, "pass");
        for (int i = 0; i < view->main_count; i++) {
            char name[16];
            snprintf(name, sizeof name, "spot-%d", i + 1);
            const Widget *choice = stand_widget(&desk->on, name);
            assert_true(choice->label || choice->tip);
        }
    }
}

TEST(everything_has_its_place)
{
    for (int w = 0; w < test_share(WINDOWS); w++)
        for (int players = 2; players <= 5; players += 1 + (players == 3))
            for (int away = 0; away < 2; away++) {
                Desk *desk = desk_open(EDITION_SECOND, players, 11 + (uint64_t)w, 30);
                desk->chance = random_from((uint64_t)w);
                desk->on.ui.options.panel_away = away;
                desk->on.ui.table.strip.open = players == 5;
                desk->on.ui.options.panel = (uint8_t)(w % PANEL_SIDES);
                stand_resize(&desk->on, windows[w].w, windows[w].h, windows[w].scale);
                for (int i = 0; i < 10; i++) {
                    desk_rest(desk);
                    TableModel model = desk_model(desk);
                    bool piece = model.view.phase == PHASE_PIECE;
                    assert_int_equal(model.layout.slim, away && !piece);
                    assert_int_equal(model.layout.over, away && piece);
                    assert_true(assert_apart(desk, &model) > players + 2);
                    assert_reached(desk, &model, players);
                    desk_play(desk);
                }
                desk_play_until(desk, PHASE_END);
                TableModel end = desk_model(desk);
                assert_apart(desk, &end);
            }
}

/* By its key and by its handle; the board has its room, and keeps what it shows. */
TEST(the_panel_goes_and_comes)
{
    for (int side = PANEL_RIGHT; side <= PANEL_LEFT; side++) {
        Desk *desk = desk_open(EDITION_SECOND, 3, 9, 25);
        desk->chance = random_from(4);
        desk->on.ui.options.panel = (uint8_t)side;
        assert_true(desk_play_until(desk, PHASE_PLACE));
        desk_rest(desk);
        TableModel model = desk_model(desk);
        float wide = model.layout.clear.w;
        assert_false(stand_overlap(model.layout.handle, model.layout.clear));
        desk_key(desk, 'v', 0);
        assert_int_equal(desk->last.kind, INTENT_OPTIONS);
        assert_true(desk->on.ui.table.panel.since > 0); /* it slid in */
        desk_rest(desk);
        model = desk_model(desk);
        assert_true(model.layout.slim && model.layout.clear.w > wide + 150);
        assert_false(stand_overlap(model.layout.handle, model.layout.clear));
        BoardView rest = camera_view(&desk->on.ui.table.camera, model.layout.fit, INFINITY);
        assert_true(
            desk_holds(model.layout.fit, view_rect(&rest, table_extent(&model.view, true))));
        desk_press(desk, "panel");
        assert_int_equal(desk->last.kind, INTENT_OPTIONS);
        desk_rest(desk);
        model = desk_model(desk);
        assert_true(!model.layout.slim && model.layout.clear.w == wide);
    }
}

/* For the choice of a piece the panel comes back, over a board that does not stir unless the tile
 * would lie below it; it goes away with the choice, and a double click that lays chooses nothing.
 */
TEST(the_panel_comes_for_a_choice)
{
    int still = 0, moved = 0;
    for (int round = 0; round < 8; round++) {
        Desk *desk = desk_open(EDITION_SECOND, 3, 20 + (uint64_t)round, 4);
        desk->chance = random_from((uint64_t)round);
        desk->on.ui.options.panel_away = desk->on.ui.options.reduced_motion = true;
        desk->on.ui.options.panel = round % 2 ? PANEL_LEFT : PANEL_RIGHT;
        stand_resize(&desk->on, 1280, 720, round < 4 ? 100 : 200);
        for (int turn = 0; turn < 12 && desk_play_until(desk, PHASE_PLACE); turn++) {
            TableModel before = desk_model(desk);
            assert_true(before.layout.slim && !before.layout.over);
            Cell cell = before.view.legal[turn % before.view.legal_count].cell;
            desk_click(desk, desk_cell(desk, cell), BUTTON_LEFT);
            desk_rest(desk);
            TableModel after = desk_model(desk);
            if (after.view.phase != PHASE_PIECE)
                continue;
            Rect old = cell_seen(&before.view, cell);
            Rect now = cell_seen(&after.view, cell);
            Rect clear = rect_inset(after.layout.clear, 1.5f); /* no rounding */
            assert_true(after.layout.over && !after.layout.slim);
            assert_true(desk_holds(clear, now));
            assert_true(!desk_holds(clear, old) || memcmp(&old, &now, sizeof old) == 0);
            still += desk_holds(clear, old);
            moved += !desk_holds(clear, old);
            int at = session_at(desk->on.session);
            desk_again(desk, rect_middle(stand_widget(&desk->on, "spot-1")->rect));
            assert_int_equal(session_at(desk->on.session), at);
            stand_press(&desk->on, "pass");
            desk_play(desk);
        }
    }
    assert_true(still > 20 && moved > 5);
}

/* Lays a tile in a cell that is seen; whether the board made room for the panel then. */
static bool make_room(Desk *desk, const TableModel *before, int turn)
{
    Cell cell = before->view.legal[turn % before->view.legal_count].cell;
    if (!desk_holds(before->layout.fit, desk_cell_rect(before, cell)))
        return false;
    desk_click(desk, desk_cell(desk, cell), BUTTON_LEFT);
    desk_rest(desk);
    TableModel after = desk_model(desk);
    return after.layout.over && !desk_seen_same(&after.view.board, &before->view.board);
}

/* A tile that would lie below the panel is brought out from there; where the board lies then it
 * stays, through history and back, and where a hand has moved it. */
TEST(the_board_stays_where_it_made_room)
{
    int stays = 0, kept = 0;
    for (uint64_t seed = 20; seed < 32; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 3, seed, 4);
        const Camera *camera = &desk->on.ui.table.camera;
        desk->on.ui.options.panel_away = true;
        desk->on.ui.options.panel = seed % 2 ? PANEL_LEFT : PANEL_RIGHT;
        stand_resize(&desk->on, 1280, 720, seed < 24 ? 100 : 200);
        for (int turn = 0; turn < 12 && desk_play_until(desk, PHASE_PLACE); turn++) {
            static const int keys[] = {'h', KEY_PAGE_UP, KEY_PAGE_UP, 'h'};
            desk_rest(desk);
            TableModel before = desk_model(desk);
            if (!make_room(desk, &before, turn))
                continue;
            Camera room = *camera;
            for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
                desk_key(desk, keys[i], 0);
            desk_rest(desk);
            assert_true(camera_keeps(camera, &room));
            stays++;
            if (turn % 3 < 2)
                continue;
            desk_key(desk, KEY_LEFT, MOD_CTRL);
            room = *camera;
            desk_press(desk, "pass");
            desk_rest(desk);
            assert_true(camera_keeps(camera, &room));
            desk_key(desk, KEY_HOME, 0);
            kept++;
        }
    }
    assert_true(stays > 10 && kept > 2);
}

/* What the final scoring tells needs it; afterwards it lies as it did before. */
TEST(the_final_scoring_brings_it_back)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 9, 60);
    desk->chance = random_from(4);
    desk->on.ui.options.panel_away = true;
    desk_play_out(desk);
    desk_rest(desk);
    TableModel model = desk_model(desk);
    assert_true(model.final.on && !model.layout.slim);
    assert_null(widgets_named(&desk->on.ui.widgets, "panel"));
    desk_key(desk, 'v', 0);
    assert_true(desk->on.ui.options.panel_away);
    stand_press(&desk->on, "all");
    stand_press(&desk->on, "landscape");
    desk_rest(desk);
    model = desk_model(desk);
    assert_true(!model.final.on && model.layout.slim);
    stand_press(&desk->on, "next");
    assert_int_equal(desk->on.ui.screen, SCREEN_RESULTS);
}

/* Where players and awards have no room below one another the heading shows one or the other. */
TEST(awards_take_turns_with_players)
{
    Desk *desk = desk_open(EDITION_SECOND, 5, 9, 90);
    desk->chance = random_from(4);
    stand_resize(&desk->on, 1280, 720, 150);
    assert_true(desk_play_until(desk, PHASE_PLACE));
    desk_rest(desk);
    TableModel model = desk_model(desk);
    assert_true(model.layout.collapse.h > 0 && model.layout.awards.h <= 0);
    assert_true(stand_shows(&desk->on, "Players") && !model.layout.brief_rows);
    Rect heading = stand_widget(&desk->on, "collapse")->rect;
    desk_click(desk, (Point){heading.x + 30, heading.y + heading.h / 2}, BUTTON_LEFT);
    model = desk_model(desk);
    assert_true(model.layout.brief_rows);
    assert_true(model.layout.awards.h > 0 || model.layout.map.h > 0);
    assert_false(stand_overlap(model.layout.awards, model.layout.collapse));
    assert_false(stand_overlap(model.layout.rows[0], model.layout.awards));
    assert_memory_equal(&stand_widget(&desk->on, "collapse")->rect, &heading, sizeof heading);
    stand_press(&desk->on, "collapse");
    assert_false(desk_model(desk).layout.brief_rows);
}

/* Put away it says how many land tiles are left, and that the last one is laid; in every window. */
TEST(tiles_left_are_told)
{
    for (int w = 0; w < test_share(WINDOWS); w++) {
        Desk *desk = desk_open(EDITION_SECOND, 2 + w % 4, 11 + (uint64_t)w, 0);
        desk->chance = random_from((uint64_t)w);
        desk->on.ui.options.panel_away = true;
        stand_resize(&desk->on, windows[w].w, windows[w].h, windows[w].scale);
        bool last = false;
        while (desk_play_until(desk, PHASE_PLACE)) {
            const Game *game = desk_game(desk);
            char count[16], tip[60];
            int left = game->land.count - game->land.drawn;
            snprintf(count, sizeof count, "%d", left);
            snprintf(tip, sizeof tip, "%d land tile%s left", left, left == 1 ? "" : "s");
            assert_string_equal(stand_widget(&desk->on, "stack-land")->tip, tip);
            bool lays_last = left == 0 && !game->extra_turn;
            assert_true(stand_shows(&desk->on, lays_last ? "last tile" : count));
            last |= lays_last;
            desk_play(desk);
        }
        assert_true(last);
    }
}

/* The torn edge lies towards the board. */
static void assert_edge_towards_board(const Desk *desk, bool left)
{
    assert_int_equal(desk_patch(desk, "panel-hide-edge")->flip, left);
}

TEST(the_panel_lies_where_it_is_wanted)
{
    static const Window sizes[] = {
        {1280, 720, 100}, {640, 400, 100}, {1280, 720, 200}, {1920, 1080, 100}};
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        for (int side = 0; side < PANEL_SIDES; side++) {
            Desk *desk = desk_open(EDITION_SECOND, 4, 9, 20);
            desk->chance = random_from(2);
            desk->on.ui.options.panel = (uint8_t)side;
            stand_resize(&desk->on, sizes[s].w, sizes[s].h, sizes[s].scale);
            desk_key(desk, KEY_HOME, 0);
            for (int i = 0; i < 12; i++) {
                const Game *game = desk_game(desk);
                bool left = side == PANEL_LEFT || (side == PANEL_FOLLOWS && game->player % 2);
                assert_edge_towards_board(desk, left);
                assert_int_equal(desk_model(desk).layout.panel_left, left);
                desk_play(desk);
                for (int frame = 0; frame < 8; frame++)
                    desk_frame(desk);
            }
        }
}

/* A panel that follows goes where its player was said to sit, whatever the turn order. */
TEST(the_panel_comes_to_the_player)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 9, 20);
    desk->chance = random_from(2);
    const Seat *seats = session_setup(desk->on.session)->seats;
    desk->on.ui.options.panel = PANEL_FOLLOWS;
    desk->on.ui.options.sits[seats[0].colour] = SITS_LEFT;
    desk->on.ui.options.sits[seats[1].colour] = SITS_RIGHT; /* the third: by turns, right */
    for (int i = 0; i < 15; i++) {
        assert_int_equal(desk_model(desk).layout.panel_left, desk_game(desk)->player == 0);
        desk_play(desk);
        desk_frame(desk);
    }
}

/* Where a panel that follows goes to the other side the board glides: at first it has not moved. */
TEST(the_board_glides_when_the_panel_goes_over)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 9, 21);
    desk_frame(desk);
    TableModel model = desk_model(desk);
    Point before = view_pixel(&model.view.board, 0, 0);
    desk->on.ui.options.panel = PANEL_LEFT;
    model = desk_model(desk);
    Point at_once = view_pixel(&model.view.board, 0, 0);
    assert_true(fabsf(at_once.x - before.x) <= 1 && fabsf(at_once.y - before.y) <= 1);
    /* The panel comes in from beside the window, its buttons with it. */
    float x = model.layout.panel.x;
    assert_true(model.layout.sliding && x <= -model.layout.panel.w);
    while (x < 0) {
        assert_true(view_animating(&desk->on.ui, &desk->on.scene));
        desk->on.scene.now += .02;
        model = desk_model(desk);
        assert_true(model.layout.panel.x > x);
        x = model.layout.panel.x;
        assert_true(desk_holds((Rect){x, 0, model.layout.panel.w, 720}, model.layout.rows[0]));
    }
    assert_false(model.layout.sliding);
    for (int i = 0; i < 4; i++)
        desk_frame(desk);
    model = desk_model(desk);
    Point after = view_pixel(&model.view.board, 0, 0);
    assert_true(after.x > before.x + 100);
    desk->on.ui.options.reduced_motion = true;
    desk->on.ui.options.panel = PANEL_RIGHT;
    model = desk_model(desk);
    assert_true(fabsf(view_pixel(&model.view.board, 0, 0).x - before.x) <= 1);
    assert_false(model.layout.sliding);
}

/* Whatever the width, every lens and every tool has its button. */
TEST(the_bar_leaves_nothing_out)
{
    static const char *const names[] = {
        "lens-meadows", "lens-rivers", "lens-systems", "lens-pieces", "stacks", "history",
        "turn-board",   "zoom-out",    "zoom-in",      "fit",         "hint"};
    Desk *desk = desk_open(EDITION_SECOND, 3, 4, 10);
    for (float width = 640; width <= 2560; width += 160)
        for (int i = 0; i < 6; i++) { /* wide and high windows, three sizes of letters */
            stand_resize(&desk->on, width, width * (i % 2 ? 1.6f : .5625f), 100 + i / 2 * 50);
            TableModel model = desk_model(desk);
            assert_true(desk_holds(model.layout.clear, model.layout.bar));
            for (size_t name = 0; name < sizeof names / sizeof *names; name++)
                assert_true(
                    desk_holds(model.layout.bar, stand_widget(&desk->on, names[name])->rect));
        }
}

/* A board far too large for the window, with the pointer at rest in its middle. */
static Desk *near_board(void)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 6, 60);
    desk->chance = random_from(1);
    assert_true(desk_play_until(desk, PHASE_PLACE));
    for (int i = 0; i < 9; i++)
        desk_wheel(desk, (Point){400, 350}, 1, MOD_CTRL);
    desk_point(desk, (Point){420, 340});
    return desk;
}

static Point centre(const Desk *desk)
{
    const Camera *camera = &desk->on.ui.table.camera;
    return (Point){camera->x, camera->y};
}

/* Frames of a fiftieth of a second; of a twentieth, the longest that the edge takes at once, where
 * it is long. */
static void let_pass(Desk *desk, double seconds)
{
    double step = seconds > 5 ? .05 : .02;
    for (double end = desk->on.scene.now + seconds; desk->on.scene.now < end;) {
        desk->on.scene.now += step;
        stand_frame(&desk->on);
    }
}

TEST(the_edge_moves_the_board)
{
    static const struct {
        Point at;
        int dx, dy; /* where the view goes */
    } edges[] = {{{4, 340}, -1, 0}, {{500, 4}, 0, -1}, {{500, 716}, 0, 1}, {{965, 340}, 1, 0}};
    for (size_t i = 0; i < sizeof edges / sizeof *edges; i++) {
        Desk *desk = near_board();
        Point from = centre(desk);
        let_pass(desk, 1);
        assert_true(from.x == centre(desk).x && from.y == centre(desk).y);
        desk_input(desk, (Input){.kind = INPUT_POINTER, .x = edges[i].at.x, .y = edges[i].at.y});
        let_pass(desk, .6);
        Point to = centre(desk);
        assert_true(view_animating(&desk->on.ui, &desk->on.scene));
        assert_int_equal((to.x > from.x + .1f) - (to.x < from.x - .1f), edges[i].dx);
        assert_int_equal((to.y > from.y + .1f) - (to.y < from.y - .1f), edges[i].dy);
        /* It ends once all is in sight there. */
        let_pass(desk, 20);
        TableModel model = desk_model(desk);
        Rect seen = view_rect(&model.view.board, table_extent(&model.view, true));
        if (edges[i].dx < 0)
            assert_true(seen.x >= model.layout.fit.x && seen.x < model.layout.fit.x + 40);
        Point end = centre(desk);
        let_pass(desk, 2);
        assert_true(end.x == centre(desk).x && end.y == centre(desk).y);
    }
}

/* A cell that can be laid on does not run away from the pointer that comes to it at the edge, and a
 * click there lays the tile; beside it the edge moves the board. */
TEST(the_edge_leaves_cells_below_the_pointer)
{
    Desk *desk = near_board();
    TableModel model = desk_model(desk);
    Camera *camera = &desk->on.ui.table.camera;
    Cell cell = model.view.legal[0].cell;
    for (int i = 1; i < model.view.legal_count; i++) /* there is more beyond the easternmost one */
        cell = model.view.legal[i].cell.x > cell.x ? model.view.legal[i].cell : cell;
    Rect there = desk_cell_rect(&model, cell);
    float tile = model.view.board.tile;
    camera->x = camera->from_x = camera->x + (there.x + .6f * there.w) / tile;
    camera->y = camera->from_y = camera->y + (there.y + .5f * there.h - 340) / tile;
    camera->own = true;
    desk_point(desk, (Point){420, 340});
    model = desk_model(desk);
    there = desk_cell_rect(&model, cell);
    assert_true(there.x < 0 && there.x + there.w > 8);
    Point from = centre(desk), at = {4, there.y + there.h / 2};
    desk_input(desk, (Input){.kind = INPUT_POINTER, .x = at.x, .y = at.y});
    let_pass(desk, 2);
    assert_true(from.x == centre(desk).x && from.y == centre(desk).y);
    desk_input(desk, (Input){.kind = INPUT_POINTER, .x = at.x, .y = there.y + there.h + 20});
    let_pass(desk, 1);
    assert_true(centre(desk).x < from.x - .1f);
    camera->x = camera->from_x = from.x;
    desk_point(desk, (Point){420, 340});
    desk_click(desk, at, BUTTON_LEFT);
    assert_int_equal(desk->last.kind, INTENT_PLAY);
    assert_true(cell_equal(desk->last.move.cell, cell));
}

TEST(the_edge_can_be_switched_off)
{
    Desk *desk = near_board();
    Point from = centre(desk);
    desk->on.ui.options.edge_pan = false;
    desk_point(desk, (Point){4, 340});
    let_pass(desk, 2);
    assert_true(from.x == centre(desk).x && from.y == centre(desk).y);
    /* The panel and the bar are no edges. */
    desk->on.ui.options.edge_pan = true;
    const Widget *zoom = stand_widget(&desk->on, "zoom-in");
    desk_point(desk, (Point){zoom->rect.x + 10, zoom->rect.y + zoom->rect.h - 1});
    desk_point(desk, (Point){1276, 340});
    let_pass(desk, 2);
    assert_true(from.x == centre(desk).x && from.y == centre(desk).y);
    /* Who only passes by moves nothing. */
    desk->on.scene.now += .1;
    desk_input(desk, (Input){.kind = INPUT_POINTER, .x = 300, .y = 300});
    ui_handle(&desk->on.ui, &desk->on.scene, &(Input){.kind = INPUT_POINTER, .x = 4, .y = 340});
    let_pass(desk, .2);
    ui_handle(&desk->on.ui, &desk->on.scene, &(Input){.kind = INPUT_LEAVE});
    let_pass(desk, 2);
    assert_true(from.x == centre(desk).x && from.y == centre(desk).y);
}

/* A hand that drags the board to the window's edge is taken to want more of the same. */
TEST(a_drag_goes_on_at_the_edge)
{
    Desk *desk = near_board();
    desk_button(desk, INPUT_DOWN, (Point){300, 340});
    desk_point(desk, (Point){200, 340});
    desk_point(desk, (Point){3, 340});
    Point from = centre(desk);
    let_pass(desk, .7);
    assert_true(centre(desk).x > from.x + .1f); /* the board goes on to the left */
    assert_true(fabsf(centre(desk).y - from.y) < .01f);
    desk_button(desk, INPUT_UP, (Point){3, 340});
    assert_int_equal(desk->last.kind, INTENT_NONE);
}

/* Whoever has gone near to see something turns the board to see it from another side. */
TEST(a_turn_keeps_what_is_looked_at)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 6, 30);
    for (int i = 0; i < 4; i++)
        desk_key(desk, '+', 0);
    float tile = desk->on.ui.table.camera.tile;
    Point middle = centre(desk);
    stand_press(&desk->on, "turn-board");
    let_pass(desk, 1);
    assert_true(desk->on.ui.table.camera.tile == tile);
    assert_true(fabsf(centre(desk).x - middle.x) < .01f && fabsf(centre(desk).y - middle.y) < .01f);
    desk_key(desk, KEY_HOME, 0); /* and with all in sight all stays there */
    stand_press(&desk->on, "turn-board");
    let_pass(desk, 1);
    TableModel model = desk_model(desk);
    assert_true(desk_holds(model.layout.board,
                           view_rect(&model.view.board, table_extent(&model.view, true))));
}

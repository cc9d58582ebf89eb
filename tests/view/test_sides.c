/* What moves the board without a hand on it: the panel changing sides, the pointer at the edge, a
 * quarter turn. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/table/framing.h"

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
    Point before = view_pixel(&model.board, 0, 0);
    desk->on.ui.options.panel = PANEL_LEFT;
    model = desk_model(desk);
    Point at_once = view_pixel(&model.board, 0, 0);
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
    Point after = view_pixel(&model.board, 0, 0);
    assert_true(after.x > before.x + 100);
    desk->on.ui.options.reduced_motion = true;
    desk->on.ui.options.panel = PANEL_RIGHT;
    model = desk_model(desk);
    assert_true(fabsf(view_pixel(&model.board, 0, 0).x - before.x) <= 1);
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
        Rect seen = view_rect(&model.board, table_extent(&model.view, true));
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
    float tile = (float)model.board.tile;
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

static const DrawCommand *turn_drawn(const Desk *desk)
{
    return draw_find(&desk->on.list, DRAW_TURN);
}

TEST(a_turn_glides)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 6, 30);
    float before = 0;
    desk_frame(desk);
    stand_press(&desk->on, "turn-board");
    assert_int_equal(desk->on.ui.table.camera.turn, 1);
    assert_null(turn_drawn(desk)); /* it has only begun */
    let_pass(desk, .02);
    for (int i = 0; i < 40; i++) {
        const DrawCommand *turn = turn_drawn(desk);
        TableModel model = desk_model(desk);
        if (!turn)
            break;
        /* All in all it turns one way, by the picture and by what the picture shows. */
        float angle = turn->angle + 90.f * (float)model.board.turn;
        assert_true(fabsf(turn->angle) <= 45.01f && angle >= before && angle <= 90);
        assert_non_null(draw_find(&desk->on.list, DRAW_UNTURN));
        before = angle;
        desk->on.scene.now += .02;
        stand_frame(&desk->on);
    }
    let_pass(desk, .4);
    assert_true(before > 60);
    assert_null(turn_drawn(desk));
    stand_press(&desk->on, "turn-board");
    let_pass(desk, .1);
    assert_non_null(turn_drawn(desk));
    desk_input(desk, (Input){.kind = INPUT_KEY, .key = KEY_HOME}); /* who acts has it turned */
    assert_null(turn_drawn(desk));
    desk->on.ui.options.reduced_motion = true;
    stand_press(&desk->on, "turn-board");
    assert_null(turn_drawn(desk));
    assert_int_equal(desk->on.ui.table.camera.turn, 3);
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
    assert_true(
        desk_holds(model.layout.board, view_rect(&model.board, table_extent(&model.view, true))));
}

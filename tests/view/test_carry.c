/* What is dragged from the panel over to the board: a drop does what the words below say. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/kit/paint.h"

/* Up to the drop. */
static void drag_to(Desk *desk, Point from, Point to)
{
    desk_point(desk, from);
    desk_button(desk, INPUT_DOWN, from);
    for (int i = 1; i <= 4; i++) {
        float share = (float)i / 4;
        desk_point(desk,
                   (Point){from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share});
    }
}

static void drag(Desk *desk, Point from, Point to)
{
    drag_to(desk, from, to);
    desk_button(desk, INPUT_UP, to);
}

/* A game for two where a tile is due; `power`: the tile in hand has one, and its tooltip. */
static Desk *open_tile(bool power)
{
    for (uint64_t seed = 1;; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 30);
        while (desk_play_until(desk, PHASE_PLACE)) {
            const Edition *edition = session_edition(desk->on.session);
            if ((edition->tiles.tiles[desk_game(desk)->hand].power != POWER_NONE) == power &&
                desk_model(desk).view.legal_count > 0)
                return desk;
            desk_play(desk);
        }
    }
}

static Point hand_of(Desk *desk)
{
    return rect_middle(desk_model(desk).layout.slot);
}

static Cell lit_cell(Desk *desk, int index)
{
    TableModel model = desk_model(desk);
    assert_true(index < model.view.legal_count);
    return model.view.legal[index].cell;
}

/* Whether the words below say that a release does this. */
static bool promises(const Desk *desk, const char *does)
{
    return stand_shows(&desk->on, "Release") && stand_shows(&desk->on, does);
}

TEST(a_tile_that_is_dropped_lies)
{
    for (int power = 0; power < 2; power++) {
        Desk *desk = open_tile(power);
        Cell cell = lit_cell(desk, 0);
        drag_to(desk, hand_of(desk), desk_cell(desk, cell));
        desk_rest(desk);
        desk_point(desk, desk_cell(desk, cell)); /* the board may have come nearer */
        assert_true(promises(desk, "lay") && !stand_shows(&desk->on, "Drag"));
        TableModel model = desk_model(desk);
        Ghost ghost = model.view.ghost;
        assert_int_equal(ghost.state, GHOST_FITS);
        assert_int_equal(model.rotations.count, 0); /* nothing lies in the way of the drop */
        desk_button(desk, INPUT_UP, desk_cell(desk, cell));
        assert_int_equal(desk->last.kind, INTENT_PLAY);
        assert_int_equal(desk->last.move.kind, MOVE_PLACE);
        assert_true(cell_equal(desk->last.move.cell, cell));
        assert_int_equal(desk->last.move.rotation, ghost.rotation);
        assert_false(desk->on.ui.table.drag.far);
        assert_int_equal(desk->on.ui.overlay, OVERLAY_NONE);
    }
}

/* A click there without having moved far is no drop, and opens the help of a tile with a power. */
TEST(a_press_that_hardly_moves_carries_nothing)
{
    for (int power = 0; power < 2; power++) {
        Desk *desk = open_tile(power);
        Point at = hand_of(desk);
        drag(desk, at, (Point){at.x + 3, at.y});
        assert_int_equal(desk->last.kind, INTENT_NONE);
        assert_int_equal(desk->on.ui.overlay, power ? OVERLAY_RULEBOOK : OVERLAY_NONE);
    }
}

/* Drops the tile in hand; it goes back, as the words have said before. */
static void drop_in_vain(Desk *desk, Point at)
{
    desk->on.ui.notice.text[0] = '\0';
    drag_to(desk, hand_of(desk), at);
    assert_true(promises(desk, "put it back") && !stand_shows(&desk->on, "lay"));
    desk_button(desk, INPUT_UP, at);
    TableModel model = desk_model(desk);
    assert_int_equal(desk->last.kind, INTENT_NONE);
    assert_int_equal(model.view.ghost.state, GHOST_NONE);
    assert_false(model.view.drag->far);
}

/* Over the panel, where it came from, on the land nothing is laid and nothing is said. Far off it
 * is said why, as a click there does. */
TEST(a_drop_elsewhere_puts_it_back)
{
    Desk *desk = open_tile(false);
    TableModel model = desk_model(desk);
    Rect hand = model.layout.slot;
    const Point quiet[] = {rect_middle(model.layout.rows[0]),
                           rect_middle(model.layout.turn[0]),
                           {hand.x + 12, hand.y + 12},
                           desk_cell(desk, desk_game(desk)->sites[0].cell)};
    for (size_t i = 0; i < sizeof quiet / sizeof *quiet; i++) {
        drop_in_vain(desk, quiet[i]);
        assert_string_equal(desk->on.ui.notice.text, "");
    }
    drop_in_vain(desk, (Point){model.layout.clear.x + 4, 4});
    assert_string_equal(desk->on.ui.notice.text, "A tile must touch another one.");
}

/* Where a click would lay nothing, a drop says the same: beside the land, on a cell that the tile
 * does not fit, it stays there with its reason. */
TEST(a_drop_where_it_does_not_fit_answers)
{
    Desk *desk = open_tile(false);
    int refused = 0;
    TableModel model = desk_model(desk);
    for (int i = 0; i < model.view.game->site_count; i++) {
        const Site *site = &model.view.game->sites[i];
        if (site->tile != NO_TILE || table_legal_cell(&model.view, site->cell))
            continue;
        drag_to(desk, hand_of(desk), desk_cell(desk, site->cell));
        assert_false(stand_shows(&desk->on, "Release"));
        assert_true(stand_shows(&desk->on, "It does not fit here any way round."));
        desk->on.ui.cues.count = 0;
        desk_button(desk, INPUT_UP, desk_cell(desk, site->cell));
        model = desk_model(desk);
        assert_int_equal(desk->last.kind, INTENT_NONE);
        assert_int_equal(model.view.ghost.state, GHOST_REFUSED);
        assert_int_equal(desk->on.ui.cues.count, 1);
        assert_int_equal(desk->on.ui.cues.items[0].id, CUE_REFUSED);
        refused++;
        break;
    }
    assert_int_equal(refused, 1);
}

/* Where moves wait for their tick a tile that is dropped does too, and can be dragged on. */
TEST(a_drop_waits_for_its_tick)
{
    Desk *desk = open_tile(false);
    desk->on.ui.options.ask = ASK_ALWAYS;
    for (int i = 0; i < 2; i++) {
        Cell cell = lit_cell(desk, i);
        drag(desk, hand_of(desk), desk_cell(desk, cell));
        assert_int_equal(desk->last.kind, INTENT_NONE);
        assert_int_equal(desk->on.ui.table.choice.asked, ASKED_MOVE);
        assert_true(cell_equal(desk->on.ui.table.choice.cursor, cell));
    }
    desk_key(desk, KEY_ENTER, 0);
    assert_int_equal(desk->last.kind, INTENT_PLAY);
}

/* Escape while it is dragged puts it back; the button's release is nothing any more. */
TEST(escape_puts_it_back)
{
    Desk *desk = open_tile(false);
    Point to = desk_cell(desk, lit_cell(desk, 0));
    drag_to(desk, hand_of(desk), to);
    desk_key(desk, KEY_ESCAPE, 0);
    assert_int_equal(desk->on.ui.overlay, OVERLAY_NONE);
    desk_button(desk, INPUT_UP, to);
    assert_int_equal(desk->last.kind, INTENT_NONE);
}

/* The button of a spot. */
static Point choice_of(Desk *desk, const TableModel *model, int spot)
{
    Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1);
    return rect_middle(table_choice(&frame, &model->layout, model->view.main_count, spot));
}

/* What the words say while a piece is dragged there, what is shown standing, and what the release
 * does are the same; `stands`: the spot where it would, -1: it goes back. */
static void drop_piece(Desk *desk, int spot, Point at, int stands)
{
    TableModel model = desk_model(desk);
    drag_to(desk, choice_of(desk, &model, spot), at);
    model = desk_model(desk);
    assert_int_equal(model.view.spot, stands);
    assert_int_equal(model.view.lit.node, model.view.spots[stands < 0 ? spot : stands].node);
    assert_true(promises(desk, stands < 0 ? "put it back" : "place"));
    assert_false(stand_shows(&desk->on, stands < 0 ? "place" : "put it back"));
    desk_button(desk, INPUT_UP, at);
    assert_int_equal(desk->last.kind, stands < 0 ? INTENT_NONE : INTENT_PLAY);
    if (stands >= 0)
        assert_true(move_equal(desk->last.move, model.view.spots[stands].move));
    assert_false(desk->on.ui.table.drag.far);
}

/* Visits choices of a piece of few spots. */
static void each_choice(void (*visit)(Desk *desk, TableModel *model, int n))
{
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 20);
        for (int n = 0; n < 8 && desk_play_until(desk, PHASE_PIECE); n++) {
            TableModel model = desk_model(desk);
            if (model.view.main_count < MANY_SPOTS) /* else numbers lie there */
                visit(desk, &model, n);
            desk_play(desk);
        }
    }
}

static int put, turned, kept;

/* Over the spots of others of its role it stands there; of another role, on its own. */
static void visit_spots(Desk *desk, TableModel *model, int n)
{
    const TableView *view = &model->view;
    Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1);
    BoardView slot = table_slot_view(&frame, &model->layout, view->placed->cell, view->turn);
    const BoardView *on = n & 1 ? &slot : &model->view.board;
    int spot = n % view->main_count, other = (n / view->main_count + n) % view->main_count;
    bool same = view->spots[other].role == view->spots[spot].role;
    Point at = view->spots[other].at;
    drop_piece(desk, spot, view_pixel(on, at.x, at.y), same ? other : spot);
    put += other == spot;
    turned += other != spot && same;
    kept += !same;
}

/* A piece that is dragged from its button goes on the spot of its role that is pointed at, of the
 * board or of the tile in the panel, and over one of another role on its own. */
TEST(a_piece_that_is_dropped_stands)
{
    put = turned = kept = 0;
    each_choice(visit_spots);
    assert_true(put > 10 && turned > 0 && kept > 5);
}

/* Far off, over the panel. */
static void visit_elsewhere(Desk *desk, TableModel *model, int n)
{
    int spot = n % model->view.main_count;
    drop_piece(desk, spot, (Point){20, 20}, -1);
    drop_piece(desk, spot, rect_middle(model->layout.rows[0]), -1);
    kept++;
}

TEST(a_piece_that_is_dropped_elsewhere_goes_back)
{
    kept = 0;
    each_choice(visit_elsewhere);
    assert_true(kept > 10);
}

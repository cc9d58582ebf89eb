

/* What hands do at the table: spots and thumbnails hit where they are meant, keys that choose
 * before they put, presses that count whatever still moves. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "pointing.h"
#include "view/board/discs.h"
#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/table/framing.h"

/* Looks everywhere on the tile just placed; counts the points where a piece is refused, but another
 * is not. */
static int look_over_tile(Desk *desk)
{
    enum { STEPS = 24 };
    int blocked = 0;
    TableModel model = desk_model(desk);
    const TableView *view = &model.view;
    for (int i = 0; i < STEPS * STEPS; i++) {
        Point at = {(float)view->placed->cell.x + ((float)(i % STEPS) + .5f) / STEPS,
                    (float)view->placed->cell.y + ((float)(i / STEPS) + .5f) / STEPS};
        uint16_t node = table_node_at(view, at);
        int spot = table_spot_at(view, at), nearest = -1;
        float near = INFINITY, own = INFINITY;
        bool refused = false;
        for (int s = 0; s < view->spot_count + view->refused_count; s++) {
            float distance = hypotf(view->spots[s].at.x - at.x, view->spots[s].at.y - at.y);
            refused |= s >= view->spot_count && view->spots[s].node == node;
            if (s < view->main_count && distance < near) {
                near = distance;
                nearest = s;
            }
            if (s < view->spot_count && view->spots[s].node == node)
                own = fminf(own, distance);
        }
        if (near < view->reach)
            assert_true(spot == nearest || (spot >= view->main_count && spot < view->spot_count));
        else if (isfinite(own))
            assert_true(spot >= 0 && spot < view->spot_count);
        if (near > view->reach && isfinite(own)) {
            assert_true(view->spots[spot].node == node || spot >= view->main_count);
            blocked += refused;
        }
    }
    return blocked;
}

/* A zone where something can be put leads to the nearest of its spots, whatever is refused there,
 * unless a figure lies nearer. */
TEST(every_zone_leads_to_its_spot)
{
    static uint8_t masks[MAX_TILES][MASK_SIDE * MASK_SIDE];
    int blocked = 0;
    for (uint64_t seed = 1; seed < 4; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 0);
        desk_map_zones(desk, masks);
        TableModel model;
        while (desk_play_until(desk, PHASE_PIECE)) {
            blocked += look_over_tile(desk);
            model = desk_model(desk);
            Move move = move_of(MOVE_PASS); /* or a hut, which bars others from its rivers */
            for (int s = 0; s < model.view.spot_count; s++)
                if (model.view.spots[s].move.kind == MOVE_HUT)
                    move = model.view.spots[s].move;
            session_play(desk->on.session, move, NULL);
        }
    }
    assert_true(blocked > 100); /* a river with room for a fisher, but not for a hut */
}

/* Keys choose a spot before Enter puts anything there; what is not there is said. */
TEST(keys_choose_before_they_put)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 21, 0);
    int pieces = 0;
    for (int i = 0; i < 200 && pieces < 12; i++) {
        int at = session_at(desk->on.session);
        TableModel model = desk_model(desk);
        if (model.view.phase == PHASE_PLACE) {
            assert_int_equal(model.view.ghost.state, GHOST_NONE); /* nothing lies there unasked */
            desk_key(desk, KEY_ENTER, 0);
            assert_int_equal(session_at(desk->on.session), at);
            assert_true(desk_tells(desk, "Choose a cell"));
            desk_key(desk, KEY_SPACE, 0);
            desk_key(desk, KEY_ENTER, 0);
            assert_true(session_at(desk->on.session) > at);
            continue;
        }
        pieces++;
        int count = model.view.main_count;
        char missing[40];
        assert_int_equal(model.view.spot, -1);
        desk_key(desk, KEY_ENTER, 0);
        assert_int_equal(session_at(desk->on.session), at);
        assert_true(desk_tells(desk, "Choose a spot: 1"));
        assert_true(desk_tells(desk, "or 0 for nothing"));
        if (count < 9) {
            desk_key(desk, '1' + count, 0);
            snprintf(missing, sizeof missing, "There is no %d: choose 1", count + 1);
            assert_true(desk_tells(desk, missing));
            desk_key(desk, KEY_ENTER, 0);
            assert_int_equal(session_at(desk->on.session), at);
        }
        int choose = pieces % 4;
        if (choose == 1)
            desk_key(desk, KEY_SPACE, 0);
        else
            desk_key(desk, choose == 2 ? KEY_RIGHT : choose == 3 ? KEY_LEFT : '1', 0);
        assert_int_equal(desk_model(desk).view.spot, choose == 3 ? count - 1 : 0);
        desk_key(desk, KEY_ENTER, 0);
        assert_true(session_at(desk->on.session) > at);
    }
    assert_int_equal(pieces, 12);
}

/* Who walks to a spot's button sees its spot, and Enter puts that. */
TEST(tab_chooses_a_spot)
{
    Desk *desk = desk_open_at(EDITION_SECOND, 2, 9, 20, PHASE_PIECE);
    for (int i = 0;
         i < 40 && desk->on.ui.widgets.focus != widget_id(&desk->on.ui.widgets, VERB_SPOT, 0); i++)
        desk_key(desk, KEY_TAB, 0);
    TableModel model = desk_model(desk);
    assert_int_equal(model.view.spot, 0);
    Move first = model.view.spots[0].move;
    /* a pointer that comes back chooses again */
    desk_point(desk, point_seen(&model.view, model.view.spots[1].at));
    assert_int_equal(desk_model(desk).view.spot, 1);
    desk_key(desk, KEY_ENTER, 0);
    assert_int_equal(desk->last.kind, INTENT_PLAY);
    assert_true(move_equal(desk->last.move, first));
}

/* A pointer that rests on a button, or on the large tile, does not overrule a number pressed since:
 * Enter puts what the number chose. Once it moves it chooses again. */
TEST(a_resting_pointer_gives_way_to_keys)
{
    Desk *desk = desk_open_choice(9, 20, 2);
    TableModel model;
    Point button = rect_middle(stand_widget(&desk->on, "spot-1")->rect);
    desk_point(desk, button);
    assert_int_equal(desk_model(desk).view.spot, 0);
    desk_key(desk, '2', 0);
    assert_int_equal(desk_model(desk).view.spot, 1);
    desk_point(desk, (Point){button.x + 3, button.y});
    model = desk_model(desk);
    assert_int_equal(model.view.spot, 0);
    Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1);
    BoardView slot =
        table_slot_view(&frame, &model.layout, model.view.placed->cell, model.view.turn);
    desk_point(desk, view_pixel(&slot, model.view.spots[0].at.x, model.view.spots[0].at.y));
    assert_int_equal(desk_model(desk).view.spot, 0);
    desk_key(desk, '2', 0);
    model = desk_model(desk);
    assert_int_equal(model.view.spot, 1);
    Move second = model.view.spots[1].move;
    desk_key(desk, KEY_ENTER, 0);
    assert_int_equal(desk->last.kind, INTENT_PLAY);
    assert_true(move_equal(desk->last.move, second));
}

/* After a press in the panel the next tile lies nowhere yet, and the hints stay the pointer's. */
TEST(a_press_in_the_panel_is_the_pointers)
{
    static const char *const names[] = {"spot-1", "pass"};
    for (int asks = 0; asks < 2; asks++)
        for (int i = 0; i < 2; i++) {
            Desk *desk = desk_open_choice(9, 20, 1);
            TableModel model;
            desk->on.ui.options.ask = asks ? ASK_ALWAYS : ASK_NEVER;
            desk_press(desk, names[i]);
            if (asks) {
                desk_press(desk, "take-back");
                assert_false(desk->on.ui.table.pointer.by_keys);
                desk_press(desk, names[i]);
                desk_press(desk, "tick");
            }
            assert_int_equal(desk->last.kind, INTENT_PLAY);
            desk_frame(desk);
            model = desk_model(desk);
            assert_false(desk->on.ui.table.pointer.by_keys);
            if (model.view.phase == PHASE_PLACE)
                assert_int_equal(model.view.ghost.state, GHOST_NONE);
        }
}

/* The hint names what Enter does now: the button that the keyboard went to, or the tile. */
TEST(hints_say_what_enter_does)
{
    Desk *desk = desk_open_at(EDITION_SECOND, 2, 9, 20, PHASE_PLACE);
    desk->on.ui.notice.until = 0;
    desk_key(desk, 'r', 0);
    desk_key(desk, KEY_RIGHT, 0);
    assert_true(stand_shows(&desk->on, "lay"));
    for (int i = 0;
         i < 40 && desk->on.ui.widgets.focus != widget_id(&desk->on.ui.widgets, VERB_FIT, 0); i++)
        desk_key(desk, KEY_TAB, 0);
    assert_false(stand_shows(&desk->on, "lay"));
    assert_true(stand_shows(&desk->on, "Show the whole board"));
    desk_key(desk, KEY_ENTER, 0);
    assert_int_equal(desk->last.kind, INTENT_NONE);
    desk_key(desk, KEY_ESCAPE, 0);
    assert_true(stand_shows(&desk->on, "lay"));
    desk_key(desk, KEY_ENTER, 0);
    assert_int_equal(desk->last.kind, INTENT_PLAY);
}

static int turned(Desk *desk, Cell cell, int times, float steps)
{
    for (int i = 0; i < times; i++)
        desk_wheel(desk, desk_cell(desk, cell), steps, 0);
    return desk_model(desk).view.ghost.rotation;
}

/* On a touchpad a step of the wheel comes in parts; what is left over means nothing elsewhere, nor
 * the other way. */
TEST(parts_of_a_step_add_up)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 5, 40);
    TableModel model;
    LegalCell both[2];
    for (int found = 0; found < 2;) {
        assert_true(desk_play_until(desk, PHASE_PLACE));
        model = desk_model(desk);
        for (int i = found = 0; i < model.view.legal_count && found < 2; i++)
            if (model.view.legal[i].rotations == 15)
                both[found++] = model.view.legal[i];
        if (found < 2)
            desk_play(desk);
    }
    Cell here = both[0].cell, there = both[1].cell;
    int first = turned(desk, here, 9, -.1f), next = (first + 1) & 3;
    assert_int_equal(turned(desk, there, 1, -.1f), first);
    assert_int_equal(turned(desk, here, 9, -.1f), first);
    assert_int_equal(turned(desk, here, 1, .2f), first);
    assert_int_equal(turned(desk, here, 1, -.5f), first);
    assert_int_equal(turned(desk, here, 10, -.1f), next);
    assert_int_equal(turned(desk, here, 1, 3), first);
    int tile = model.view.board.tile;
    Point land = desk_cell(desk, (Cell){0, 0});
    desk_wheel(desk, land, 1, 0);
    int larger = desk_model(desk).view.board.tile;
    assert_true(larger > tile + 5);
    for (int part = 0; part < 100; part++)
        desk_wheel(desk, land, -.01f, 0);
    assert_int_equal(desk_model(desk).view.board.tile, tile);
    desk_key(desk, KEY_F1, 0);
    float *at = &desk->on.ui.dialogs.scroll.at, begins = *at;
    desk_wheel(desk, land, -.5f, 0);
    float half = *at - begins;
    for (int part = 0; part < 100; part++)
        desk_wheel(desk, land, .005f, 0);
    assert_true(half > 20 && fabsf(*at - begins) < 1);
}

static void touch(Desk *desk, InputKind kind, Button button, Point at)
{
    desk_input(desk, (Input){.kind = (uint8_t)kind,
                             .button = (uint8_t)button,
                             .clicks = 1,
                             .touch = true,
                             .x = at.x,
                             .y = at.y});
}

/* Taps, or rests there before it is lifted. */
static void tap(Desk *desk, Point at, bool rests)
{
    touch(desk, INPUT_POINTER, BUTTON_LEFT, at);
    touch(desk, INPUT_DOWN, BUTTON_LEFT, at);
    if (rests) {
        touch(desk, INPUT_DOWN, BUTTON_RIGHT, at);
        touch(desk, INPUT_UP, BUTTON_RIGHT, at);
        assert_true(stand_shows(&desk->on, "Hold") || desk->on.ui.widgets.hover);
    }
    touch(desk, INPUT_UP, BUTTON_LEFT, at);
}

/* A turn by fingers alone: what is tapped shows what comes of it, and counts when it is tapped once
 * more. */
TEST(fingers_play)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 3, 8);
    desk->chance = random_from(5);
    TableModel model;
    const LegalCell *legal = model.view.legal;
    do {
        desk_play(desk);
        assert_true(desk_play_until(desk, PHASE_PLACE));
        model = desk_model(desk);
    } while (model.view.legal_count < 2 || legal[1].rotations != 15);
    Cell other = legal[0].cell, cell = legal[1].cell;
    int moves = session_at(desk->on.session);
    tap(desk, desk_cell(desk, other), false);
    tap(desk, desk_cell(desk, cell), false);
    model = desk_model(desk);
    int held = model.view.ghost.rotation;
    assert_true(model.view.ghost.state == GHOST_FITS && cell_equal(model.view.ghost.cell, cell));
    tap(desk, desk_cell(desk, cell), true);
    assert_int_equal(desk_model(desk).view.ghost.rotation, (held + 1) & 3);
    const Widget *help = widgets_named(&desk->on.ui.widgets, "help");
    tap(desk, rect_middle(help->rect), true);
    assert_true(!desk->on.ui.overlay && session_at(desk->on.session) == moves);
    tap(desk, desk_cell(desk, cell), false);
    assert_int_equal(session_at(desk->on.session), moves + 1);
    desk_rest(desk);
    assert_int_equal(desk_game(desk)->phase, PHASE_PIECE);
    Widgets *widgets = &desk->on.ui.widgets;
    const Widget *pass = widgets_named(widgets, "pass");
    float x = rect_middle(pass->rect).x, below = pass->rect.y + pass->rect.h + 3;
    assert_ptr_equal(widgets_at(widgets, x, below), pass); /* a mouse would miss it */
    Point spot = rect_middle(widgets_of_verb(widgets, VERB_SPOT)->rect);
    tap(desk, spot, false);
    assert_int_equal(desk->on.ui.table.choice.asked, ASKED_MOVE);
    tap(desk, spot, false);
    assert_int_equal(session_at(desk->on.session), moves + 2);
    tap(desk, rect_middle(widgets_named(&desk->on.ui.widgets, "help")->rect), false);
    desk_frame(desk);
    const Scroll *scroll = &desk->on.ui.dialogs.scroll;
    touch(desk, INPUT_DOWN, BUTTON_LEFT, (Point){600, 500});
    touch(desk, INPUT_POINTER, BUTTON_LEFT, (Point){600, 380});
    assert_true(scroll->at == 120);
}

static void click_with(Desk *desk, const char *name, uint8_t clicks)
{
    Point at = rect_middle(stand_widget(&desk->on, name)->rect);
    for (uint8_t kind = INPUT_DOWN; kind <= INPUT_UP; kind++) {
        ui_handle(&desk->on.ui, &desk->on.scene,
                  &(Input){.kind = kind, .clicks = clicks, .x = at.x, .y = at.y});
        stand_frame(&desk->on);
    }
}

/* A press while what was played is in the air, or the board glides, does its work at once. */
TEST(a_press_counts_while_things_move)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 5, 4);
    for (int i = 0; i < 10; i++) {
        assert_true(desk_play_until(desk, i % 2 ? PHASE_PIECE : PHASE_PLACE));
        desk_play(desk);
        stand_frame(&desk->on); /* the same moment */
        if (i > 4)
            desk_key(desk, 'b', 0);
        desk->on.ui.table.lens.kind = LENS_NONE;
        stand_frame(&desk->on);
        click_with(desk, "lens-meadows", 1);
        assert_int_equal(desk->on.ui.table.lens.kind, LENS_MEADOWS);
        assert_int_equal(desk_model(desk).lens, LENS_MEADOWS);
    }
}

/* The board may have moved below the pointer since the last move: then it shows and lays nothing
 * until it moves, or is pressed once to show where it is. */
TEST(a_resting_pointer_lays_nothing)
{
    Desk *desk = desk_open_at(EDITION_SECOND, 2, 5, 4, PHASE_PIECE);
    desk_play(desk);
    desk->on.scene.now += 2;
    TableModel model = desk_model(desk);
    assert_int_equal(model.view.phase, PHASE_PLACE);
    desk->on.ui.table.pointer.at = desk_cell(desk, model.view.legal[0].cell);
    assert_true(desk->on.ui.table.pointer.rests && desk_model(desk).view.ghost.state == GHOST_NONE);
    Point at = desk->on.ui.table.pointer.at;
    desk_click(desk, at, BUTTON_LEFT);
    assert_int_equal(desk->last.kind, INTENT_NONE);
    assert_int_equal(desk_model(desk).view.ghost.state, GHOST_FITS);
    desk_click(desk, at, BUTTON_LEFT);
    assert_int_equal(desk->last.kind, INTENT_PLAY);
}

/* Who double clicks on a lens or the history wants to see it. */
TEST(a_double_click_leaves_it_open)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 5, 4);
    click_with(desk, "lens-meadows", 1);
    click_with(desk, "lens-meadows", 2);
    assert_int_equal(desk->on.ui.table.lens.kind, LENS_MEADOWS);
    click_with(desk, "lens-meadows", 1);
    assert_int_equal(desk->on.ui.table.lens.kind, LENS_NONE);
    click_with(desk, "history", 1);
    click_with(desk, "history", 2);
    assert_true(desk->on.ui.table.strip.open);
}

static void hold_key(Desk *desk, int key)
{
    desk_input(desk, (Input){.kind = INPUT_KEY, .key = key, .repeat = true});
}

/* Whether the number of no piece is drawn within a rectangle, pixels. */
static bool is_zero_in(const Desk *desk, Rect rect)
{
    for (const DrawCommand *c = NULL; (c = test_next(&desk->on.list, DRAW_TEXT, "0", c));)
        if (rect_holds(rect, c->rect.x, c->rect.y))
            return true;
    return false;
}

/* On the tile, in the panel and on the board, and on the button. */
static void assert_none(Desk *desk, bool chosen)
{
    TableModel model = desk_model(desk);
    const Site *placed = model.view.placed;
    Rect cell = cell_seen(&model.view, placed->cell);
    assert_int_equal(model.view.none, chosen);
    assert_int_equal(stand_widget(&desk->on, "pass")->on, chosen);
    assert_true(is_zero_in(desk, model.layout.pass));
    assert_int_equal(is_zero_in(desk, cell), chosen);
    assert_int_equal(is_zero_in(desk, model.layout.slot), chosen);
    for (int i = 0; chosen && i < model.view.main_count; i++)
        assert_false(table_spot_chosen(&model.view, i));
}

/* Alone it places nothing, by no key however long it is held. */
TEST(zero_chooses_no_piece)
{
    static const int confirm[] = {KEY_ENTER, '0'};
    for (int c = 0; c < 2; c++) {
        Desk *desk = desk_open_choice(9, 0, 2);
        int at = session_at(desk->on.session);
        assert_none(desk, false);
        desk_key(desk, '0', 0);
        assert_none(desk, true);
        hold_key(desk, '0');
        desk_key(desk, '1', 0);
        assert_none(desk, false);
        desk_key(desk, '0', 0);
        desk_key(desk, KEY_ESCAPE, 0);
        assert_none(desk, false);
        desk_key(desk, '0', 0);
        assert_none(desk, true);
        assert_int_equal(session_at(desk->on.session), at);
        desk_key(desk, confirm[c], 0);
        assert_int_equal(session_at(desk->on.session), at + 1);
        assert_int_equal(session_move(desk->on.session, at).kind, MOVE_PASS);
    }
}

TEST(every_number_chooses_and_then_puts)
{
    Desk *desk = desk_open_choice(9, 0, 2);
    int at = session_at(desk->on.session);
    TableModel model = desk_model(desk);
    Move first = model.view.spots[0].move, second = model.view.spots[1].move;
    desk_key(desk, '1', 0);
    desk_key(desk, '2', 0);
    hold_key(desk, '2');
    model = desk_model(desk);
    assert_int_equal(model.view.spot, 1);
    assert_int_equal(session_at(desk->on.session), at);
    desk_key(desk, '2', 0);
    assert_int_equal(session_at(desk->on.session), at + 1);
    assert_true(move_equal(session_move(desk->on.session, at), second));

    /* Where moves wait for their tick, the third press says yes; and for no piece as well. */
    desk_seek(desk, at);
    desk->on.ui.options.ask = ASK_PIECES;
    desk_rest(desk);
    for (int presses = 0; presses < 3; presses++) {
        assert_int_equal(session_at(desk->on.session), at);
        desk_key(desk, '1', 0);
    }
    assert_true(move_equal(session_move(desk->on.session, at), first));
    desk_seek(desk, at);
    desk_rest(desk);
    for (int presses = 0; presses < 3; presses++) {
        assert_int_equal(session_at(desk->on.session), at);
        desk_key(desk, '0', 0);
    }
    assert_int_equal(session_move(desk->on.session, at).kind, MOVE_PASS);
}

/* Arrows lead to no piece behind the last one, and on to the first. */
TEST(arrows_come_by_no_piece)
{
    Desk *desk = desk_open_choice(4, 0, 2);
    TableModel model = desk_model(desk);
    for (int i = 0; i < model.view.main_count; i++)
        desk_key(desk, KEY_DOWN, 0);
    assert_none(desk, false);
    desk_key(desk, KEY_DOWN, 0);
    assert_none(desk, true);
    desk_key(desk, KEY_DOWN, 0);
    model = desk_model(desk);
    assert_int_equal(model.view.spot, 0);
    desk_key(desk, KEY_UP, 0);
    assert_none(desk, true);
    desk_key(desk, KEY_ENTER, 0);
    assert_int_equal(desk->last.move.kind, MOVE_PASS);
}

/* Pointing at the button shows the same, and a click ends the turn at once. */
TEST(the_pointer_shows_it_too)
{
    Desk *desk = desk_open_choice(9, 0, 2);
    int at = session_at(desk->on.session);
    desk_point_at(desk, "pass");
    desk_frame(desk);
    assert_none(desk, true);
    desk_point_at(desk, "spot-1");
    desk_frame(desk);
    assert_none(desk, false);
    desk_press(desk, "pass");
    assert_int_equal(session_at(desk->on.session), at + 1);
    assert_int_equal(session_move(desk->on.session, at).kind, MOVE_PASS);
}

/* To take back no meeple is chosen likewise. */
TEST(zero_keeps_all_meeples)
{
    int kept = 0;
    for (uint64_t seed = 1; seed <= 40 && !kept; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 0);
        if (desk_play_until(desk, PHASE_RECALL)) {
            int at = session_at(desk->on.session);
            desk_key(desk, '0', 0);
            assert_true(stand_widget(&desk->on, "keep")->on);
            assert_int_equal(session_at(desk->on.session), at);
            desk_key(desk, KEY_ENTER, 0);
            assert_int_equal(session_move(desk->on.session, at).kind, MOVE_KEEP);
            kept++;
        }
    }
    assert_int_equal(kept, 1);
}

/* A game after some moves, the pointer on a cell where the tile in hand fits in several ways; NULL
 * where there is none. */
static Desk *open_offer(uint64_t seed, int moves, TableModel *model)
{
    Desk *desk = desk_open_at(EDITION_SECOND, 3, seed, moves, PHASE_PLACE);
    *model = desk_model(desk);
    for (int i = 0; i < model->view.legal_count; i++) {
        if (!(model->view.legal[i].rotations & (model->view.legal[i].rotations - 1)))
            continue;
        desk_point(desk, desk_cell(desk, model->view.legal[i].cell));
        *model = desk_model(desk);
        if (model->rotations.count > 1)
            return desk;
    }
    return NULL;
}

/* Pointing at a thumbnail tries its rotation, a click chooses it, and neither lays the tile. */
TEST(test_thumbnails_turn)
{
    static const char *const names[] = {"rotation-0", "rotation-1", "rotation-2", "rotation-3"};
    int chosen = 0;
    for (uint64_t seed = 1; seed <= test_share(6); seed++) {
        TableModel model;
        Desk *desk = open_offer(seed, 20, &model);
        if (!desk)
            continue;
        Cell cell = model.view.ghost.cell;
        uint8_t legal = table_legal_cell(&model.view, cell)->rotations,
                before = model.view.ghost.rotation;
        for (int r = 3; r >= 0; r--) {
            if (!(legal >> r & 1))
                continue;
            Point thumb = rect_middle(stand_widget(&desk->on, names[r])->rect);
            desk_point(desk, thumb);
            model = desk_model(desk);
            assert_int_equal(model.view.ghost.state, GHOST_FITS);
            assert_true(cell_equal(model.view.ghost.cell, cell));
            assert_int_equal(model.view.ghost.rotation, r);
            desk_point(desk, desk_cell(desk, cell));
            assert_int_equal(desk_model(desk).view.ghost.rotation, before);
            desk_click(desk, thumb, BUTTON_LEFT);
            assert_int_equal(desk->last.kind, INTENT_NONE);
            desk_point(desk, desk_cell(desk, cell));
            assert_int_equal(desk_model(desk).view.ghost.rotation, r);
            before = (uint8_t)r;
            chosen++;
        }
        desk_click(desk, desk_cell(desk, cell), BUTTON_LEFT);
        assert_int_equal(desk->last.kind, INTENT_PLAY);
        assert_true(move_equal(desk->last.move, move_place(cell, before)));
    }
    assert_true(test_met(chosen > 8));
}

/* Over them the wheel turns the tile as it does over its cell; what is pointed at next is tried. */
TEST(test_the_wheel_turns_over_them)
{
    TableModel model;
    int first = 0;
    Desk *desk = open_offer(2, 20, &model);
    while (model.rotations.thumbs[first].w == 0)
        first++;
    Point at = rect_middle(model.rotations.thumbs[first]);
    int tile = model.view.board.tile, before = first;
    for (int step = 0; step < 3; step++) {
        desk_wheel(desk, at, -1, 0);
        model = desk_model(desk);
        assert_int_equal(model.view.ghost.state, GHOST_FITS);
        assert_int_not_equal(model.view.ghost.rotation, before);
        assert_int_equal(model.view.board.tile, tile);
        before = model.view.ghost.rotation;
    }
    desk_point(desk, (Point){at.x + 2, at.y});
    assert_int_equal(desk_model(desk).view.ghost.rotation, first);
}

/* A tile that waits for its tick can still be turned by its thumbnails, and is laid as it then
 * lies. */
TEST(test_thumbnails_while_asked)
{
    static const char *const names[] = {"rotation-0", "rotation-1", "rotation-2", "rotation-3"};
    TableModel model;
    Intent intent;
    Desk *desk = open_offer(2, 20, &model);
    assert_non_null(desk);
    desk->on.ui.options.ask = ASK_ALWAYS;
    Cell cell = model.view.ghost.cell;
    int other =
        table_next_rotation(table_legal_cell(&model.view, cell), model.view.ghost.rotation, 1);
    desk_click(desk, desk_cell(desk, cell), BUTTON_LEFT);
    desk_press(desk, names[other]);
    assert_int_equal(desk->last.kind, INTENT_NONE);
    assert_true(ui_press(&desk->on.ui, &desk->on.scene, "tick", &intent));
    assert_int_equal(intent.kind, INTENT_PLAY);
    assert_true(move_equal(intent.move, move_place(cell, other)));
}

/* A pointer that cuts the corner on its way to the thumbnails has the ghost wait for it, though not
 * for long, and lays nothing there. */
TEST(test_way_to_the_thumbnails)
{
    int waited = 0;
    for (uint64_t seed = 1; seed <= test_share(12); seed++) {
        TableModel model;
        Desk *desk = open_offer(seed, 40, &model);
        if (!desk)
            continue;
        Cell cell = model.view.ghost.cell;
        Rect ghost = cell_seen(&model.view, cell), box = model.rotations.box;
        bool beside = model.rotations.beside;
        Point at =
            beside ? (Point){box.x > ghost.x ? ghost.x + ghost.w - 1 : ghost.x + 1, ghost.y - 2}
                   : (Point){ghost.x - 2, box.y > ghost.y ? ghost.y + ghost.h - 1 : ghost.y + 1};
        bool longer = beside ? box.y < ghost.y - 4 : box.x < ghost.x - 4;
        if (!longer || widgets_at(&desk->on.ui.widgets, at.x, at.y)) {
            continue;
        }
        Input inputs[] = {
            {.kind = INPUT_POINTER, .x = at.x, .y = at.y},
            {.kind = INPUT_DOWN, .button = BUTTON_LEFT, .clicks = 1, .x = at.x, .y = at.y},
            {.kind = INPUT_UP, .button = BUTTON_LEFT, .clicks = 1, .x = at.x, .y = at.y}};
        for (int i = 0; i < 3; i++) {
            Intent intent = ui_handle(&desk->on.ui, &desk->on.scene, &inputs[i]);
            assert_int_equal(intent.kind, INTENT_NONE);
            stand_frame(&desk->on);
            assert_true(view_animating(&desk->on.ui, &desk->on.scene));
        }
        model = desk_model(desk);
        assert_true(model.view.ghost.state == GHOST_FITS &&
                    cell_equal(model.view.ghost.cell, cell));
        desk_frame(desk);
        model = desk_model(desk);
        assert_false(model.view.ghost.state == GHOST_FITS &&
                     cell_equal(model.view.ghost.cell, cell));
        waited++;
    }
    assert_true(test_met(waited > 1));
}

/* A tile of one meadow needs no choice among rotations. */
TEST(plain_tiles_show_no_rotations)
{
    int plain = 0, others = 0;
    Desk *desk = desk_open_record("records/first", "f-d3-001.aurochs");
    for (int at = 0; at < session_move_count(desk->on.session); at++) {
        desk_seek(desk, at);
        if (desk_game(desk)->phase != PHASE_PLACE)
            continue;
        desk_rest(desk);
        TableModel model = desk_model(desk);
        const LegalCell *legal = &model.view.legal[0];
        if (legal->rotations != 15 ||
            !desk_holds(framing_open(&model.layout), desk_cell_rect(&model, legal->cell)))
            continue;
        desk_point(desk, desk_cell(desk, legal->cell));
        model = desk_model(desk);
        const Tile *tile = &model.view.edition->tiles.tiles[desk_game(desk)->hand];
        int zones = 0;
        for (int z = 0; z < MAX_ZONES; z++)
            zones += tile->zones[z].kind != ZONE_NONE;
        assert_int_equal(model.rotations.count, zones == 1 ? 0 : 4);
        plain += zones == 1;
        others += zones > 1;
    }
    assert_true(plain > 0 && others > 0);
}

/* What lies beside something on the board: cards beside the cell that they speak of, the ghost's
 * rotations, the points of animals, the dots of spots. Nothing hides what it belongs to. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "desk.h"
#include "view/board/animals.h"
#include "view/board/discs.h"
#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/table/framing.h"
#include "view/table/hint.h"

/* Whether a cell and the two beside it along that side of the ghost are neither laid nor lit. */
static bool side_is_free(const TableView *view, Cell cell, Side side)
{
    Cell next = cell_beside(cell, side);
    bool across = side == NORTH || side == SOUTH;
    for (int i = -1; i <= 1; i++) {
        Cell at = {(int8_t)(next.x + (across ? i : 0)), (int8_t)(next.y + (across ? 0 : i))};
        const Site *site = game_site(view->game, at);
        if (site && (site->tile != NO_TILE || table_legal_cell(view, at)))
            return false;
    }
    return true;
}

/* Whether a line with two ends runs from the card to what it speaks of, or to its thumbnails. */
static bool is_tied(const Desk *desk, Rect card, Rect of)
{
    for (size_t i = 0; i < desk->on.list.count; i++) {
        const DrawCommand *command = &desk->on.list.commands[i];
        if (command->kind != DRAW_LINE || command->count != 2)
            continue;
        Point from = desk->on.list.points[command->first],
              to = desk->on.list.points[command->first + 1];
        if (rect_holds(rect_inset(of, -60), from.x, from.y) && rect_holds(card, to.x, to.y))
            return true;
    }
    return false;
}

/* Where the land is wide a card lies some way off its cell, over other tiles: a line says which it
 * speaks of, unless that would hide a number. */
static void test_cards_are_tied_to_their_cell(void **state)
{
    (void)state;
    int far = 0, loose = 0;
    for (uint64_t seed = 1; seed <= test_share(10); seed++) {
        Desk *desk = desk_open(seed & 1 ? EDITION_SECOND : EDITION_FIRST, 2, seed, 90);
        assert_true(desk_play_until(desk, PHASE_PLACE));
        TableModel model = desk_model(desk);
        for (int i = 0; i < model.view.legal_count; i++) {
            Point at = desk_cell(desk, model.view.legal[i].cell);
            if (!rect_holds(framing_open(&model.layout), at.x, at.y))
                continue;
            desk_point(desk, (Point){at.x + 3, at.y});
            desk_point(desk, at);
            Rect card = desk->on.ui.table.card.place, of = desk->on.ui.table.card.of;
            if (card.w <= 0 || stand_overlap(card, model.layout.panel) ||
                stand_overlap(card, rect_inset(of, -180)) || !rect_holds(of, at.x, at.y))
                continue;
            far++;
            loose += !is_tied(desk, card, of);
        }
        desk_close(desk);
    }
    assert_true(test_met(far > 15));
    assert_true(test_met(20 * loose <= far));
}

/* The rotations lie in the field, off the ghost and the bar, large enough to be hit; and off tiles
 * and lit cells where a side of the ghost is free of them. */
static void test_thumbnails_cover_little(void **state)
{
    static const struct {
        float w, h;
    } sizes[] = {{1280, 720}, {1920, 1080}, {1366, 768}};
    (void)state;
    int boxes = 0, free_ones = 0, off_right = 0;
    for (size_t s = 0; s < 9; s++) {
        Desk *desk = desk_open(EDITION_SECOND, 3, 31 + s, 8 + 16 * (int)(s / 3));
        desk->chance = random_from(s);
        assert_true(desk_play_until(desk, PHASE_PLACE));
        stand_resize(&desk->on, sizes[s % 3].w, sizes[s % 3].h, 100);
        desk_frame(desk);
        TableModel model = desk_model(desk);
        for (int i = 0; i < model.view.legal_count; i++) {
            Cell cell = model.view.legal[i].cell;
            Point at = desk_cell(desk, cell);
            if (!desk_holds(framing_open(&model.layout), desk_cell_rect(&model, cell)))
                continue;
            desk_input(desk, (Input){.kind = INPUT_LEAVE});
            desk_point(desk, at);
            model = desk_model(desk);
            Rect box = model.rotations.box, ghost = view_cell(&model.board, cell.x, cell.y);
            if (model.rotations.count == 0)
                continue;
            boxes++;
            off_right += box.x < ghost.x + ghost.w;
            assert_false(stand_overlap(box, ghost));
            assert_false(stand_overlap(box, model.layout.bar));
            assert_true(box.x >= model.layout.clear.x && box.y >= 0 &&
                        box.x + box.w <= model.layout.clear.x + model.layout.clear.w);
            for (int r = 0; r < 4; r++)
                assert_true(model.rotations.thumbs[r].w == 0 || model.rotations.thumbs[r].w >= 28);
            bool free_side = false;
            for (Side side = NORTH; side < SIDES; side++)
                if (side_is_free(&model.view, cell, side)) {
                    Cell next = cell_beside(cell, side);
                    Rect room = view_cell(&model.board, next.x, next.y);
                    free_side |=
                        room.x >= 20 && room.y >= 20 &&
                        room.x + room.w <= model.layout.clear.x + model.layout.clear.w - 20 &&
                        room.y + room.h <= model.layout.bar.y - 40 && room.w >= 64;
                }
            if (!free_side)
                continue;
            free_ones++;
            for (int k = 0; k < model.view.game->placed_count; k++) {
                Cell laid = game_site_of_tile(model.view.game, model.view.game->placed[k])->cell;
                assert_false(stand_overlap(box, view_cell(&model.board, laid.x, laid.y)));
            }
            for (int k = 0; k < model.view.legal_count; k++)
                assert_false(stand_overlap(box, view_cell(&model.board, model.view.legal[k].cell.x,
                                                          model.view.legal[k].cell.y)));
        }
        desk_close(desk);
    }
    assert_true(boxes > 40 && free_ones > 10 && off_right > 10);
}

/* The points of animals and fish in the final scoring touch neither each other nor pieces; and a
 * step's card waits for the camera. */
static void test_points_beside_animals(void **state)
{
    (void)state;
    int points = 0, waited = 0;
    for (uint64_t seed = 1; seed <= test_share(4); seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 4, seed, 0);
        TableModel model;
        desk_play_out(desk);
        for (model = desk_model(desk); model.final.on; model = desk_model(desk)) {
            Rect chips[MAX_LAND_ANIMALS];
            int count = 0;
            for (size_t i = 0; i < desk->on.list.count; i++) {
                const DrawCommand *command = &desk->on.list.commands[i];
                if (command->kind == DRAW_PATCH && strcmp(command->name, "chip") == 0)
                    chips[count++] = rect_inset(command->rect, 6); /* its shadow */
            }
            for (int i = 0; i < count; i++)
                for (int k = 0; k < i; k++)
                    assert_false(stand_overlap(chips[i], chips[k]));
            for (int i = 0; i < count; i++)
                for (int k = 0; k < model.view.game->piece_count; k++) {
                    const Piece *piece = &model.view.game->pieces[k];
                    Point at = board_piece_at(&desk->on.atlas, &model.board, &model.view, *piece);
                    assert_false(rect_holds(rect_inset(chips[i], 2), at.x, at.y));
                }
            points += count;
            assert_non_null(desk_patch(desk, "card"));
            Intent intent;
            ui_press(&desk->on.ui, &desk->on.scene, "next", &intent);
            desk->on.scene.now += .01;
            stand_frame(&desk->on); /* the camera sets off */
            desk->on.scene.now += .05;
            stand_frame(&desk->on);
            if (camera_gliding(&desk->on.ui.table.camera, desk->on.scene.now)) {
                assert_null(desk_patch(desk, "card"));
                waited++;
            }
            desk_frame(desk);
            desk_frame(desk);
        }
        desk_close(desk);
    }
    assert_true(test_met(points > 60 && waited > 4));
}

/* Where a small tile has many spots, each has a dot that lies on or beside the tile, apart from the
 * others, chooses its spot when pointed at, and plays it when clicked. */
static void test_dots_on_small_tiles(void **state)
{
    (void)state;
    int dots = 0, played = 0;
    for (uint64_t seed = 1; seed <= test_share(6); seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 5, seed, 70);
        while (desk_play_until(desk, PHASE_PIECE)) {
            TableModel model = desk_model(desk);
            Rect cell =
                view_cell(&model.board, model.view.placed->cell.x, model.view.placed->cell.y);
            const Widgets *widgets = &desk->on.ui.widgets;
            for (int i = 0; i < widgets->count; i++)
                for (int k = 0; k < i; k++)
                    assert_false(widgets->items[i].verb == VERB_DOT &&
                                 widgets->items[k].kind != WIDGET_PANE &&
                                 stand_overlap(widgets->items[i].rect, widgets->items[k].rect));
            int here = 0, chosen = (int)(seed % (uint64_t)model.view.main_count);
            Move wanted = model.view.spots[chosen].move;
            Point at = {0, 0};
            for (int i = 0; i < widgets->count; i++) {
                int spot = widgets->items[i].index;
                Rect rect = widgets->items[i].rect;
                if (widgets->items[i].verb != VERB_DOT)
                    continue;
                here++;
                assert_true(
                    rect.x + rect.w / 2 >= cell.x && rect.x + rect.w / 2 <= cell.x + cell.w &&
                    rect.y + rect.h / 2 >= cell.y && rect.y + rect.h / 2 <= cell.y + cell.h);
                if (spot == chosen)
                    at = (Point){rect.x + rect.w / 2, rect.y + rect.h / 2};
            }
            assert_true(here == 0 || here == model.view.main_count);
            dots += here;
            if (here == 0) {
                desk_play(desk);
                continue;
            }
            desk_point(desk, at);
            model = desk_model(desk);
            assert_int_equal(model.view.spot, chosen);
            desk_click(desk, at, BUTTON_LEFT);
            assert_int_equal(desk->last.kind, INTENT_PLAY);
            assert_true(move_equal(desk->last.move, wanted));
            played++;
        }
        desk_close(desk);
    }
    assert_true(test_met(dots > 30 && played > 5));
}

/* Whether a rectangle lies wholly in the field, on no tile and no lit cell. */
static bool is_bare(const TableModel *model, Rect rect)
{
    const TableView *view = &model->view;
    Rect fit = model->layout.fit;
    bool bare = rect.x >= fit.x && rect.y >= fit.y && rect.x + rect.w <= fit.x + fit.w &&
                rect.y + rect.h <= fit.y + fit.h;
    for (int i = 0; i < view->game->placed_count; i++) {
        Cell cell = game_site_of_tile(view->game, view->game->placed[i])->cell;
        bare &= !stand_overlap(rect, view_cell(&model->board, cell.x, cell.y));
    }
    for (int i = 0; i < view->legal_count; i++)
        bare &= !stand_overlap(
            rect, view_cell(&model->board, view->legal[i].cell.x, view->legal[i].cell.y));
    return bare;
}

/* The tick and the way back hide no land where one side of the cell is bare. */
static void test_questions_keep_off_land(void **state)
{
    (void)state;
    int asked = 0, moved = 0;
    for (uint64_t seed = 1; seed <= test_share(6); seed++) {
        Desk *desk = desk_open((EditionId)(seed % 2), 3, seed, 30);
        assert_true(desk_play_until(desk, PHASE_PLACE));
        desk->on.ui.options.ask = ASK_ALWAYS;
        desk_frame(desk);
        TableModel model = desk_model(desk);
        for (int i = 0; i < model.view.legal_count; i++) {
            Point at = desk_cell(desk, model.view.legal[i].cell);
            desk_point(desk, (Point){3, 3}); /* away from the thumbnails of the cell before */
            desk_rest(desk);
            desk_click(desk, at, BUTTON_LEFT);
            model = desk_model(desk);
            const Widget *tick = stand_widget(&desk->on, "tick"),
                         *back = stand_widget(&desk->on, "take-back");
            float half = (float)model.board.tile / 2;
            Rect sides[] = {{at.x - 48, at.y + half + 10, 96, 44},
                            {at.x - 48, at.y - half - 54, 96, 44},
                            {at.x + half + 10, at.y - 48, 44, 96},
                            {at.x - half - 54, at.y - 48, 44, 96}};
            bool can = false;
            for (int side = 0; side < SIDES; side++)
                can |= is_bare(&model, rect_inset(sides[side], -1));
            assert_true(!can || (is_bare(&model, tick->rect) && is_bare(&model, back->rect)));
            assert_false(stand_overlap(tick->rect, model.rotations.box));
            asked += can;
            moved += tick->rect.y < at.y;
            desk_click(desk, at, BUTTON_RIGHT);
        }
        desk_close(desk);
    }
    assert_true(test_met(asked > 30 && moved > 10));
}

/* How many figures have their middle under a plate. */
typedef struct Middles {
    const BoardView *board;
    Point plate;
    float radius;
    int hidden;
} Middles;

static void count_middle(void *context, const Figure *figure)
{
    Middles *middles = context;
    Point at = view_pixel(middles->board, figure->at.x, figure->at.y);
    middles->hidden += hypotf(at.x - middles->plate.x, at.y - middles->plate.y) < middles->radius;
}

/* Every spot's number stands by its own figure, apart from the other numbers and from the middles
 * of the animals, fish and menhirs, and takes its spot when pointed at and clicked. */
static void test_numbers_by_their_figures(void **state)
{
    (void)state;
    int numbers = 0, played = 0;
    for (uint64_t seed = 1; seed <= test_share(24); seed++) {
        Desk *desk = desk_open((EditionId)(seed % 2), 2, seed, 8);
        for (int n = 0; n < 12 && desk_play_until(desk, PHASE_PIECE); n++) {
            TableModel model = desk_model(desk);
            const TableView *view = &model.view;
            Point at[MAX_SPOTS], places[MAX_SPOTS];
            Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1);
            if (dots_wanted(&frame, &model.board, view)) { /* which have their own test */
                desk_play(desk);
                continue;
            }
            float scale = board_spot_scale(view, (float)model.board.tile);
            float radius = plate_radius(&frame, &model.board);
            int count = view->main_count;
            for (int i = 0; i < view->spot_count; i++)
                at[i] = view_pixel(&model.board, view->spots[i].at.x, view->spots[i].at.y);
            plates_place(&frame, &model.board, view, scale, at, places);
            for (int i = 0; i < count; i++) {
                for (int k = 0; k < i; k++)
                    assert_true(hypotf(places[i].x - places[k].x, places[i].y - places[k].y) >
                                2 * radius - 1);
                assert_true(hypotf(places[i].x - at[i].x, places[i].y - at[i].y) < .32f * scale);
                assert_int_equal(
                    table_spot_at(&desk->on.atlas, view, view_board_point(&model.board, places[i])),
                    i);
                Middles middles = {&model.board, places[i], radius, 0};
                figures_of_tile(&desk->on.atlas, view, view->placed, count_middle, &middles);
                assert_int_equal(middles.hidden, 0);
            }
            numbers += count;
            int chosen = (int)(seed + (uint64_t)n) % count;
            Move wanted = view->spots[chosen].move;
            if (!rect_holds(model.board.rect, places[chosen].x, places[chosen].y)) {
                desk_play(desk); /* on a tile out of sight */
                continue;
            }
            desk_point(desk, places[chosen]);
            model = desk_model(desk);
            assert_int_equal(model.view.spot, chosen);
            desk_click(desk, places[chosen], BUTTON_LEFT);
            assert_int_equal(desk->last.kind, INTENT_PLAY);
            assert_true(move_equal(desk->last.move, wanted));
            played++;
        }
        desk_close(desk);
    }
    assert_true(test_met(numbers > 150 && played > 50));
}

/* Whether what is written there stands on a chip: the points of an award. */
static bool on_chip(const DrawList *list, Rect text)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->commands[i].kind == DRAW_PATCH && strcmp(list->commands[i].name, "chip") == 0 &&
            rect_holds(list->commands[i].rect, text.x, text.y))
            return true;
    return false;
}

/* A hut that is shown elsewhere on its river system takes its number along. */
static void test_numbers_follow_their_hut(void **state)
{
    (void)state;
    int moved = 0;
    for (uint64_t seed = 1; seed <= test_share(8); seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 8);
        for (int n = 0; n < 12 && desk_play_until(desk, PHASE_PIECE); n++) {
            TableModel model = desk_model(desk);
            int count = dots_wanted(&(Frame){.u = 1}, &model.board, &model.view)
                            ? model.view.spot_count /* dots stay where they are */
                            : model.view.main_count;
            for (int i = count; i < model.view.spot_count; i++) {
                Point at =
                    view_pixel(&model.board, model.view.spots[i].at.x, model.view.spots[i].at.y);
                desk_point(desk, at);
                TableModel now = desk_model(desk);
                if (now.view.spot != i || now.view.twin < 0)
                    continue;
                char number[12];
                float scale = board_spot_scale(&now.view, (float)now.board.tile);
                Rect cell = rect_inset(
                    view_cell(&now.board, now.view.placed->cell.x, now.view.placed->cell.y), -12);
                int near = 0, far = 0;
                snprintf(number, sizeof number, "%d", now.view.twin + 1);
                for (size_t c = 0; c < desk->on.list.count; c++) {
                    const DrawCommand *command = &desk->on.list.commands[c];
                    if (command->kind != DRAW_TEXT ||
                        strcmp(draw_command_text(&desk->on.list, command), number) != 0 ||
                        !rect_holds(cell, command->rect.x, command->rect.y) ||
                        on_chip(&desk->on.list, command->rect))
                        continue;
                    bool is_near =
                        hypotf(command->rect.x - at.x, command->rect.y - at.y) < .32f * scale;
                    near += is_near;
                    far += !is_near;
                }
                assert_int_equal(near, 1);
                assert_int_equal(far, 0);
                moved++;
            }
            desk_play(desk);
        }
        desk_close(desk);
    }
    assert_true(test_met(moved > 5));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cards_are_tied_to_their_cell),
        cmocka_unit_test(test_thumbnails_cover_little),
        cmocka_unit_test(test_questions_keep_off_land),
        cmocka_unit_test(test_points_beside_animals),
        cmocka_unit_test(test_dots_on_small_tiles),
        cmocka_unit_test(test_numbers_by_their_figures),
        cmocka_unit_test(test_numbers_follow_their_hut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* The thumbnails beside a cell: the ways in which the tile fits there, to be tried, chosen and
 * reached. */
#include "check.h"
#include "desk.h"
#include "view/kit/paint.h"
#include "view/table/framing.h"

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
    int tile = model.board.tile, before = first;
    for (int step = 0; step < 3; step++) {
        desk_wheel(desk, at, -1, 0);
        model = desk_model(desk);
        assert_int_equal(model.view.ghost.state, GHOST_FITS);
        assert_int_not_equal(model.view.ghost.rotation, before);
        assert_int_equal(model.board.tile, tile);
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
        Rect ghost = view_cell(&model.board, cell.x, cell.y), box = model.rotations.box;
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

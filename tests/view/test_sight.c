/* Where the table is looked at from: the camera goes where the game goes, as near as it can; a size
 * that a person chose stays; the final scoring shows land, not rock. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/table/framing.h"
#include "view/table/look.h"

/* Through whole games tiles stay large enough, the last one is seen, and where the next can go. */
TEST(the_camera_follows_the_play)
{
    static const struct {
        float w, h;
        int least;
    } sizes[] = {{1280, 720, 72}, {1920, 1080, 72}, {640, 400, 56}};
    int larger = 0, moved = 0;
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        Desk *desk = desk_open((EditionId)(s % EDITIONS), 2, 7, 0);
        stand_resize(&desk->on, sizes[s].w, sizes[s].h, 100);
        desk_rest(desk);
        while (desk_play_until(desk, PHASE_PLACE)) {
            desk_frame(desk);
            TableModel model = desk_model(desk);
            assert_false(model.board.glides);
            Rect open = framing_open(&model.layout), land = desk_land(&model);
            int seen = 0;
            for (int i = 0; i < model.view.legal_count; i++)
                seen += desk_holds(open, desk_cell_rect(&model, model.view.legal[i].cell));
            assert_true(model.board.tile >= sizes[s].least);
            assert_true(seen > 0);
            if (model.view.placed)
                assert_true(desk_holds(open, desk_cell_rect(&model, model.view.placed->cell)));
            larger += !desk_holds(open, land);
            float x = desk->on.ui.table.camera.x;
            desk_play(desk);
            desk_rest(desk);
            moved += x != desk->on.ui.table.camera.x;
        }
    }
    assert_true(larger > 60 && moved > 20);
}

/* It rests in most turns but for tiles that lie out of sight, and comes no nearer for a tile that
 * fits few cells, to go back after. */
TEST(the_camera_rests)
{
    int turns = 0, moved = 0;
    for (uint64_t seed = 1; seed <= test_share(6); seed++) {
        Desk *desk = desk_open((EditionId)(seed % EDITIONS), 2, seed, 0);
        const Camera *camera = &desk->on.ui.table.camera;
        if (seed % 2)
            stand_resize(&desk->on, 1920, 1080, 100);
        desk_rest(desk);
        while (desk_play_until(desk, PHASE_PLACE)) {
            Camera before = *camera;
            desk_play(desk);
            desk_rest(desk);
            TableModel model = desk_model(desk);
            BoardView there = camera_view(&before, model.layout.fit, INFINITY);
            Cell last = model.view.placed->cell;
            bool seen = desk_holds(framing_open(&model.layout), view_cell(&there, last.x, last.y));
            moved += seen && (before.x != camera->x || before.y != camera->y);
            if (desk_game(desk)->phase != PHASE_END) /* the final scoring goes to its areas */
                assert_true(camera->tile <= 1.1f * before.tile);
            turns++;
        }
    }
    assert_true(test_met(turns > 400 && moved * 5 <= turns));
}

/* Whoever has chosen a size keeps it, wherever the next tiles are laid and whatever is flown to
 * meanwhile, until all is asked for. */
TEST(a_chosen_size_stays)
{
    for (int nearer = -6; nearer <= 4; nearer += 10) {
        int moved = 0, flown = 0;
        Desk *desk = desk_open(EDITION_SECOND, 2, 3, 24);
        const Camera *camera = &desk->on.ui.table.camera;
        assert_true(desk_play_until(desk, PHASE_PLACE));
        desk_rest(desk);
        desk_wheel(desk, (Point){400, 300}, (float)nearer, 0);
        float tile = camera->tile;
        for (int i = 0; i < 30 && desk_play_until(desk, PHASE_PLACE); i++) {
            Camera before = *camera;
            desk_play(desk);
            desk_rest(desk);
            TableModel model = desk_model(desk);
            assert_true(camera->tile == tile);
            assert_true(desk_holds(framing_open(&model.layout),
                                   desk_cell_rect(&model, model.view.placed->cell)));
            moved += before.x != camera->x || before.y != camera->y;
            uint8_t tile_there = model.view.game->placed[i];
            uint16_t node = model.view.edition->tiles.tiles[tile_there].zones[0].node;
            look_fly(&desk->on.ui.table.look, (Lit){node, false}, desk->on.scene.now);
            desk_rest(desk); /* to that area, and with the next tile back */
            flown += camera->tile != tile;
        }
        assert_true(nearer < 0 || (moved > 3 && flown > 3));
        desk_key(desk, KEY_HOME, 0);
        assert_true(nearer < 0 ? camera->tile > tile : camera->tile < tile);
    }
}

/* The table looks on at the size that it chose, however the board was moved below it. */
TEST(a_moved_board_chooses_no_size)
{
    Desk *desk = desk_open_late();
    const Camera *camera = &desk->on.ui.table.camera;
    float tile = camera->tile;
    desk_key(desk, KEY_LEFT, MOD_CTRL);
    assert_true(camera->own);
    for (int i = 0; i < 8 && desk_play_until(desk, PHASE_PLACE); i++) {
        desk_play(desk);
        desk_rest(desk);
        assert_true(camera->tile == tile && camera->chosen == 0);
    }
    assert_false(camera->own);
    stand_resize(&desk->on, 2560, 1440, 100);
    assert_true(desk_play_until(desk, PHASE_PLACE));
    desk_rest(desk);
    assert_true(camera->tile > tile);
    /* nor is a size kept at which no tile has room */
    desk_wheel(desk, (Point){400, 300}, 40, 0);
    assert_true(camera->chosen > 300);
    stand_resize(&desk->on, 400, 300, 100);
    desk_play(desk);
    assert_true(desk_play_until(desk, PHASE_PLACE));
    desk_rest(desk);
    assert_true(camera->tile < 200);
}

/* From a game's first tile to its last tiles are as large as all that is laid, and all places where
 * one may come to lie, have room for, or so large that they can be told: no smaller. They grow
 * smaller only where there is no room else, and then no more than that takes. */
TEST(tiles_are_as_large_as_fits)
{
    for (uint64_t seed = 1; seed <= test_share(6); seed++) {
        int changes = 0;
        float before = INFINITY;
        Desk *desk = desk_open((EditionId)(seed % EDITIONS), 2, seed, 0);
        const Camera *camera = &desk->on.ui.table.camera;
        if (seed % 2)
            stand_resize(&desk->on, 1920, 1080, 100);
        camera_reset(&desk->on.ui.table.camera, 0);
        while (desk_play_until(desk, PHASE_PLACE)) {
            desk_rest(desk);
            TableModel model = desk_model(desk);
            float most = 150 * desk_unit(desk);
            Rect fit = model.layout.fit, all = table_extent(&model.view, true);
            Rect around = rect_inset(table_extent(&model.view, false), -1);
            assert_true(camera->tile >= 72 && camera->tile <= before);
            assert_true(camera->tile >= .76f * camera_fitting_tile(camera, fit, around, most));
            if (camera->tile < before) /* by some at once, but no more than that takes */
                assert_true(camera->tile >= fminf(camera_fitting_tile(camera, fit, all, most),
                                                  floorf(.85f * before)));
            changes += camera->tile < before;
            before = camera->tile;
            desk_play(desk);
        }
        assert_in_range(changes, 2, 7);
    }
}

/* Whether all laid tiles, and all cells to lay on, are seen. */
static bool sees_all(Desk *desk)
{
    TableModel model = desk_model(desk);
    return desk_holds(framing_open(&model.layout), desk_land(&model));
}

/* A key, and what it sets in motion has come to rest. */
static void key_and_rest(Desk *desk, int key)
{
    desk_key(desk, key, 0);
    desk_rest(desk);
}

/* Whoever asked for all of the board sees all of it as it grows, also after taking back, looking
 * back and with the panel away; tiles grow smaller at most where the land does. */
TEST(all_stays_in_sight)
{
    static const Window sizes[] = {{1280, 720, 100}, {1280, 720, 150}, {1920, 1080, 100}};
    int smaller = 0, turns = 0;
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        Desk *desk = desk_open_late();
        const Camera *camera = &desk->on.ui.table.camera;
        stand_resize(&desk->on, sizes[s].w, sizes[s].h, sizes[s].scale);
        desk_rest(desk);
        key_and_rest(desk, KEY_HOME);
        for (; desk_play_until(desk, PHASE_PLACE); turns++) {
            desk_rest(desk);
            assert_true(sees_all(desk));
            float tile = camera->tile;
            if (turns % 4 == 0) {
                const int keys[] = {'h', KEY_PAGE_UP, KEY_PAGE_UP, 'h', 'v', 'v'};
                for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
                    key_and_rest(desk, keys[i]);
                    assert_true(sees_all(desk));
                }
                assert_true(camera->tile == tile);
                desk_seek(desk, session_at(desk->on.session) - 1); /* taken back */
                desk_rest(desk);
                assert_true(sees_all(desk));
            }
            desk_play(desk);
            desk_rest(desk);
            smaller += camera->tile < tile;
        }
    }
    assert_true(turns > 40 && smaller > 0 && smaller * 3 < turns);
}

/* So it is until it is asked for once more, or a hand zooms or moves the board. */
TEST(all_is_seen_until_then)
{
    for (int way = 0; way < 4; way++) {
        Desk *desk = desk_open_late();
        const Camera *camera = &desk->on.ui.table.camera;
        float least = camera->tile;
        key_and_rest(desk, KEY_HOME);
        assert_true(camera->tile < least && camera->whole);
        if (way == 0)
            key_and_rest(desk, KEY_HOME);
        else if (way == 1)
            desk_wheel(desk, (Point){400, 300}, 1, 0);
        else
            desk_key(desk, way == 2 ? KEY_LEFT : '+', way == 2 ? MOD_CTRL : 0);
        assert_false(camera->whole);
        assert_true(way > 0 || camera->tile == least);
        for (int i = 0; i < 6 && desk_play_until(desk, PHASE_PLACE); i++) {
            desk_play(desk);
            desk_rest(desk);
        }
        assert_true(way > 0 || desk_model(desk).board.tile == (int)least);
        assert_false(camera->whole);
    }
}

/* Where all of it has room anyway nothing is asked for; nor is it in the next game. */
TEST(all_is_asked_for_in_one_game)
{
    Desk *early = desk_open(EDITION_SECOND, 2, 3, 8), *desk = desk_open_late();
    desk_rest(early);
    key_and_rest(early, KEY_HOME);
    assert_false(early->on.ui.table.camera.whole);
    key_and_rest(desk, KEY_HOME);
    assert_true(desk->on.ui.table.camera.whole);
    static Record record;
    test_record("records/second", "d4-000.aurochs", &record);
    desk_lay_record(desk, &record);
    desk_rest(desk);
    assert_false(desk->on.ui.table.camera.whole);
}

/* Of a game that was over when it was opened all is seen, however large. */
TEST(a_finished_game_is_shown_whole)
{
    Desk *played = desk_open(EDITION_SECOND, 2, 5, 0), *desk = desk_open(EDITION_SECOND, 2, 6, 0);
    while (desk_game(played)->phase != PHASE_END)
        desk_play(played);
    Session *other = desk->on.session;
    desk->on.scene.session = desk->on.session = played->on.session;
    played->on.scene.session = played->on.session = other;
    desk_rest(desk);
    TableModel model = desk_model(desk);
    assert_true(desk_holds(framing_open(&model.layout), desk_land(&model)));
    assert_true(model.board.tile < framing_least(&model));
}

/* A place for the tile that is out of sight. */
static Move unseen_move(Desk *desk)
{
    MoveList list;
    TableModel model = desk_model(desk);
    game_moves(session_edition(desk->on.session), desk_game(desk), &list);
    for (int i = 0; i < list.count; i++)
        if (!desk_holds(framing_open(&model.layout), desk_cell_rect(&model, list.moves[i].cell)))
            return list.moves[i];
    fail_msg("all places are seen");
    return (Move){0};
}

/* While a hand drags the board it is not taken from it, though a tile is laid out of sight; once
 * it has let go it is, then. */
TEST(a_hand_is_left_alone)
{
    Desk *desk = desk_open_late();
    Camera *camera = &desk->on.ui.table.camera;
    for (int grip = 0; grip < 3; grip++) { /* away from the edges, which move the board too */
        desk_button(desk, INPUT_UP, (Point){800, 300});
        desk_point(desk, (Point){200, 300});
        desk_button(desk, INPUT_DOWN, (Point){200, 300});
        for (float x = 220; x <= 800; x += 20)
            desk_point(desk, (Point){x, 300});
    }
    assert_true(desk->on.ui.table.pointer.dragging);
    Point before = {camera->x, camera->y};
    assert_true(session_play(desk->on.session, unseen_move(desk), NULL));
    desk_rest(desk);
    desk_rest(desk);
    assert_true(camera->x == before.x && camera->y == before.y);
    desk_button(desk, INPUT_UP, (Point){800, 300});
    assert_true(desk_play_until(desk, PHASE_PLACE));
    before = (Point){camera->x, camera->y};
    assert_true(session_play(desk->on.session, unseen_move(desk), NULL));
    desk_rest(desk);
    assert_true(camera->x != before.x || camera->y != before.y);
}

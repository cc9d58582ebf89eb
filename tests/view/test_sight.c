

/* Where the table is looked at from: the camera goes where the game goes, as near as it can; a size
 * that a person chose stays; the final scoring shows land, not rock. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/state/nav.h"
#include "view/table/arranged.h"
#include "view/table/framing.h"
#include "view/table/inspect.h"
#include "view/table/panel.h"

/* Through whole games tiles stay large enough, the last one is seen, and where the next can go. */
TEST(the_camera_follows_the_play)
{
    static const struct {
        float w, h;
        int least;
    } sizes[] = {{1280, 720, 72}, {1920, 1080, 72}, {640, 400, 56}};
    int larger = 0, moved = 0;
    for (size_t s = 0; s < test_share(sizeof sizes / sizeof *sizes); s++) {
        Desk *desk = desk_open((EditionId)(s % EDITIONS), 2, 7, 0);
        stand_resize(&desk->on, sizes[s].w, sizes[s].h, 100);
        desk_rest(desk);
        while (desk_play_until(desk, PHASE_PLACE)) {
            desk_frame(desk);
            TableModel model = desk_model(desk);
            assert_false(model.view.board.glides);
            Rect open = framing_open(&model.layout), land = desk_land(&model);
            int seen = 0;
            for (int i = 0; i < model.view.legal_count; i++)
                seen += desk_holds(open, desk_cell_rect(&model, model.view.legal[i].cell));
            assert_true(model.view.board.tile >= sizes[s].least);
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
    assert_true(test_met(larger > 60 && moved > 20));
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
            inspect_fly(&desk->on.ui.table.inspect, (Lit){node, false}, desk->on.scene.now);
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
    for (size_t s = 0; s < test_share(sizeof sizes / sizeof *sizes); s++) {
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
    assert_true(test_met(turns > 40 && smaller > 0 && smaller * 3 < turns));
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
        assert_true(way > 0 || desk_model(desk).view.board.tile == (int)least);
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
    assert_true(model.view.board.tile < framing_least(&model));
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

/* Of the places for the tile that was due after so many moves the one farthest from a cell. */
static Move farthest_move(const Session *session, int at, Cell from)
{
    MoveList list;
    game_moves(session_edition(session), session_game_at(session, at), &list);
    Move best = list.moves[0];
    float most = 0;
    for (int i = 0; i < list.count; i++) {
        Cell cell = list.moves[i].cell;
        float far = hypotf((float)(cell.x - from.x), (float)(cell.y - from.y));
        best = far > most ? list.moves[i] : best;
        most = fmaxf(most, far);
    }
    return best;
}

/* Whether both cells are seen, with nothing over them. */
static bool both_seen(Desk *desk, Cell a, Cell b)
{
    TableModel model = desk_model(desk);
    Rect open = framing_open(&model.layout);
    return desk_holds(open, desk_cell_rect(&model, a)) &&
           desk_holds(open, desk_cell_rect(&model, b));
}

/* Leaves the Elder's page for a turn that he names there, and shows the frame after. */
static void leave_page_for(Desk *desk, const ReviewTurn *turn, Review *review)
{
    Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, desk_unit(desk));
    const Screen screen = {&frame, &desk->on.ui, &desk->on.scene};
    Intent intent = {.kind = INTENT_NONE};
    desk->on.scene.lookback.review = review;
    ui_go(&desk->on.ui, SCREEN_LOOK_BACK);
    strip_look(&screen, turn, &intent);
    if (intent.kind == INTENT_SEEK)
        session_seek(desk->on.session, intent.index);
    desk_frame(desk);
}

/* Whether the hints at the table lie on one of the cells. */
static bool hints_hide(Desk *desk, Cell a, Cell b)
{
    TableModel model = desk_model(desk);
    Rect hints = desk_arranged(desk, &model)->hint.place;
    return rect_overlap(hints, desk_cell_rect(&model, a)) +
               rect_overlap(hints, desk_cell_rect(&model, b)) >
           0;
}

/* Whether the tile laid last is seen, neither cut nor below the strip of history. */
static bool last_seen(Desk *desk)
{
    TableModel model = desk_model(desk);
    const Site *placed = model.view.placed;
    Rect open = framing_open(&model.layout);
    return !placed || desk_holds(open, desk_cell_rect(&model, placed->cell));
}

/* Whoever looks back sees the tile of the turn, wherever the camera was left. */
TEST(the_strip_hides_no_turn)
{
    static const Window sizes[] = {
        {1280, 720, 100}, {1920, 1080, 100}, {1280, 720, 150}, {1920, 1080, 150}};
    for (size_t s = 0; s < test_share(sizeof sizes / sizeof *sizes); s++)
        for (int nearer = 0; nearer < 3; nearer++) {
            Desk *desk = desk_open_record("records/second", "d4-000.aurochs");
            stand_resize(&desk->on, sizes[s].w, sizes[s].h, sizes[s].scale);
            desk_seek(desk, session_move_count(desk->on.session) - 6);
            desk_rest(desk);
            if (nearer > 0)
                desk_wheel(desk, (Point){sizes[s].w / 3, sizes[s].h / 2}, (float)nearer, 0);
            desk_key(desk, 'h', 0);
            desk_rest(desk);
            assert_true(last_seen(desk));
            while (session_at(desk->on.session) > 1) {
                desk_key(desk, KEY_PAGE_UP, 0);
                desk_rest(desk);
                assert_true(last_seen(desk));
            }
        }
}

/* Whether all of the land has room above the strip, no smaller than the camera would make it. */
static bool has_room(Desk *desk, float tile)
{
    TableModel model = desk_model(desk);
    Rect all = table_extent(&model.view, true), open = framing_open(&model.layout);
    return camera_fitting_tile(&desk->on.ui.table.camera, open, all, tile) >=
           fminf(tile, framing_least(&model));
}

/* Land that was wholly in sight is so above the strip, too, unless a person has moved it there; and
 * lies as it did once the strip is gone. It glides there. */
TEST(the_strip_cuts_no_land)
{
    static const Window sizes[] = {{1280, 720, 100}, {1920, 1080, 100}, {1280, 720, 150}};
    int kept = 0, moved = 0, glided = 0;
    for (size_t s = 0; s < test_share(sizeof sizes / sizeof *sizes); s++)
        for (int own = 0; own < 2; own++) {
            Desk *desk = desk_open(EDITION_SECOND, 2, 3, 0);
            Camera *camera = &desk->on.ui.table.camera;
            stand_resize(&desk->on, sizes[s].w, sizes[s].h, sizes[s].scale);
            for (int i = 0; desk_game(desk)->phase != PHASE_END; i++) {
                desk_rest(desk);
                if (own)
                    desk_key(desk, i % 2 ? KEY_DOWN : KEY_UP, MOD_CTRL);
                Camera before = *camera;
                bool whole = sees_all(desk);
                Point start = desk_model(desk).view.board.origin;
                stand_key(&desk->on, 'h', 0);
                Point first = desk_model(desk).view.board.origin;
                desk_rest(desk);
                bool room = has_room(desk, before.tile);
                assert_true(own || !whole || !room || sees_all(desk));
                kept += whole && room;
                moved += whole && room && (before.y != camera->y || before.tile != camera->tile);
                glided += whole && room && before.y != camera->y && fabsf(first.y - start.y) <= 2;
                desk_key(desk, 'h', 0);
                desk_rest(desk);
                assert_true(camera->x == before.x && camera->y == before.y);
                assert_true(camera->tile == before.tile && camera->own == before.own);
                desk_play(desk);
            }
        }
    assert_true(test_met(kept > 100 && moved > 40 && glided > 40));
}

/* From the Elder's page a turn is shown clear of strip and bar in the first frame already: nothing
 * has been seen yet that the board could glide away from. Nor do hints lie on it. */
TEST(a_named_turn_is_seen_at_once)
{
    static const Window sizes[] = {{1280, 720, 100}, {1920, 1080, 150}, {1280, 720, 150}};
    static Review review;
    for (size_t s = 0; s < test_share(sizeof sizes / sizeof *sizes); s++) {
        int shown = 0;
        Desk *desk = desk_open_record("records/whole", "all-95.aurochs");
        stand_resize(&desk->on, sizes[s].w, sizes[s].h, sizes[s].scale);
        desk_rest(desk);
        const Session *session = desk->on.session;
        for (int i = 0; i + 2 < session_move_count(session); i++) {
            Move done = session_move(session, i);
            if (done.kind != MOVE_PLACE)
                continue;
            Move best = farthest_move(session, i, done.cell);
            ReviewTurn turn = {.first = (int16_t)i, .wrong = REVIEW_PLACE, .best = {best}};
            turn.count = turn.best_count = 1;
            turn.cost = 2;
            leave_page_for(desk, &turn, &review);
            assert_true(both_seen(desk, done.cell, best.cell));
            desk_rest(desk);
            assert_true(both_seen(desk, done.cell, best.cell));
            assert_false(hints_hide(desk, done.cell, best.cell));
            desk_key(desk, KEY_ESCAPE, 0);
            assert_int_equal(desk->on.ui.screen, SCREEN_LOOK_BACK);
            shown++;
        }
        assert_true(shown > 80);
    }
}

/* So are, with the reasons for a computer's turn, its tile and where else it would have gone; and
 * the reasons, though the pointer rests on land, or comes to. */
TEST(reasons_are_seen)
{
    int moved = 0;
    Desk *desk = desk_open_late();
    AdviceUi *ui = &desk->on.ui.table.advice;
    static uint8_t masks[MAX_TILES][MASK_SIDE * MASK_SIDE];
    desk_map_zones(desk, masks);
    desk_wheel(desk, (Point){400, 300}, 3, 0);
    while (desk_play_until(desk, PHASE_PLACE)) {
        int at = session_at(desk->on.session), turn = at - 1;
        while (session_move(desk->on.session, turn).kind != MOVE_PLACE)
            turn--;
        Cell laid = session_move(desk->on.session, turn).cell;
        Move next = farthest_move(desk->on.session, at, laid); /* nothing lies there yet */
        Advice advice = {.kind = ADVICE_WHY, .at = turn, .there = true, .count = 1};
        advice.places[0].next.moves[0] = next;
        advice.places[0].next.count = 1;
        desk_rest(desk);
        moved += !both_seen(desk, laid, next.cell);
        desk_point(desk, (Point){400 + (float)(at % 3), 300});
        desk_rest(desk);
        ui->why = turn;
        ui->why_at = at;
        ui->seen = false;
        desk_rest(desk); /* there is no answer yet */
        desk->on.scene.advice = &advice;
        desk_rest(desk);
        assert_true(both_seen(desk, laid, next.cell));
        desk_rest(desk);
        desk_rest(desk); /* long enough for the card of an area to come */
        assert_true(stand_shows(&desk->on, "Why?"));
        desk->on.scene.advice = NULL;
        desk_play(desk);
    }
    assert_true(moved > 5);
}

/* Who asked for the whole board sees it as large as it can be once the window is larger again, in
 * the middle of a turn, too. */
TEST(the_whole_board_grows_with_the_window)
{
    Desk *desk = desk_open_at(EDITION_SECOND, 3, 8, 90, PHASE_PIECE);
    desk_key(desk, KEY_HOME, 0);
    desk_rest(desk);
    float tile = desk_model(desk).view.board.tile;
    stand_resize(&desk->on, 640, 400, 100);
    desk_rest(desk);
    assert_true(desk_model(desk).view.board.tile < .8f * tile);
    stand_resize(&desk->on, 1280, 720, 100);
    desk_rest(desk);
    assert_true(desk_model(desk).view.board.tile > .9f * tile);
}

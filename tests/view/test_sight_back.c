/* What is looked back at is in sight: the tile of a turn in history, the turn that the Elder names,
 * the one whose reasons are open. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/kit/paint.h"
#include "view/state/nav.h"
#include "view/table/framing.h"
#include "view/table/hint.h"
#include "view/table/strip.h"

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

/* Whether all laid tiles, and all cells to lay on, are seen. */
static bool sees_all(Desk *desk)
{
    TableModel model = desk_model(desk);
    return desk_holds(framing_open(&model.layout), desk_land(&model));
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
                Point start = desk_model(desk).board.origin;
                stand_key(&desk->on, 'h', 0);
                Point first = desk_model(desk).board.origin;
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
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
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

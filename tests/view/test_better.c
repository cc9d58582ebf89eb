/* The picture of a costly move: the signs of what was done and of what would have been better are
 * on it, whole, wherever they are. */
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/board/better.h"
#include "view/board/landscape.h"
#include "view/kit/paint.h"

typedef struct Seen {
    int turned, recalls, places;
} Seen;

/* One turn as it could have been better, in the picture as large as on the page: its signs, none of
 * which is cut, and which ways its tile lies there, bit 1 << rotation. */
static int picture(Desk *desk, const ReviewTurn *turn, int quarters, unsigned *ways)
{
    static DrawList list;
    static const char *const signs[] = {"check", "cross"};
    int count = 0, laid = session_game_at(desk->on.session, turn->first)->placed_count;
    TableView view =
        landscape_view(desk->on.session, turn->first + turn->count, &desk->on.ui.options);
    draw_clear(&list);
    Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, &list, 1);
    Rect rect = {100, 100, 164 * frame.u, 140 * frame.u};
    better_picture(&frame, rect, &view, turn, quarters);
    for (int i = 0; i < 2; i++)
        for (const DrawCommand *c = NULL; (c = test_next(&list, DRAW_ICON, signs[i], c)); count++)
            assert_true(desk_holds(rect, rect_inset(c->rect, -.26f * c->rect.w))); /* its disc */
    *ways = 0;
    for (const DrawCommand *c = NULL; (c = test_next(&list, DRAW_TILE, NULL, c));)
        *ways |= c->tile == view.game->placed[laid] ? 1u << c->rotation : 0;
    return count;
}

/* Another meeple taken back, or none. */
static void try_recalls(Desk *desk, ReviewTurn turn, Seen *seen)
{
    const Session *session = desk->on.session;
    MoveList list;
    unsigned ways;
    Move done = session_move(session, turn.first + 1);
    game_moves(session_edition(session), session_game_at(session, turn.first + 1), &list);
    turn.wrong = REVIEW_RECALL;
    turn.best_count = 2;
    for (int i = 0; i < list.count; i++) {
        if (move_equal(list.moves[i], done))
            continue;
        turn.best[1] = list.moves[i];
        int due = (done.kind == MOVE_RECALL) + (list.moves[i].kind == MOVE_RECALL);
        for (int quarters = 0; quarters < 4; quarters++)
            assert_int_equal(picture(desk, &turn, quarters, &ways), due);
        seen->recalls++;
    }
}

/* Another place for the tile. Where it would have been better in its cell, turned, it is seen both
 * ways, the other one in a cell beside it where nothing lies. */
static void try_places(Desk *desk, ReviewTurn turn, Seen *seen)
{
    const Session *session = desk->on.session;
    MoveList list;
    Move done = session_move(session, turn.first);
    game_moves(session_edition(session), session_game_at(session, turn.first), &list);
    turn.wrong = REVIEW_PLACE;
    turn.best_count = 1;
    for (int i = 0; i < list.count; i++) {
        Cell cells[BETTER_CELLS];
        unsigned ways;
        bool turned = cell_equal(list.moves[i].cell, done.cell);
        turn.best[0] = list.moves[i];
        if (move_equal(list.moves[i], done) || (!turned && i % 7))
            continue;
        assert_int_equal(picture(desk, &turn, i % 4, &ways), 1 + turned);
        seen->places++;
        if (!turned || i % 4)
            continue;
        assert_int_equal(ways, 1u << done.rotation | 1u << turn.best[0].rotation);
        assert_int_equal(better_cells(session, &turn, cells), 2);
        const Site *site = game_site(session_game_at(session, turn.first + turn.count), cells[1]);
        assert_true(!cell_equal(cells[0], cells[1]) && (!site || site->tile == NO_TILE));
        seen->turned++;
    }
}

TEST(signs_are_whole)
{
    static const struct {
        const char *folder, *name;
        Window window;
    } cases[] = {{"records/second", "d4-001.aurochs", {1280, 720, 100}},
                 {"records/second", "x5-003.aurochs", {1920, 1080, 150}},
                 {"records/second", "d2-001.aurochs", {1280, 720, 150}},
                 {"records/first", "f-d3-001.aurochs", {1920, 1080, 100}}};
    Seen seen = {0};
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
        Desk *desk = desk_open_record(cases[c].folder, cases[c].name);
        const Session *session = desk->on.session;
        stand_resize(&desk->on, cases[c].window.w, cases[c].window.h, cases[c].window.scale);
        for (int at = 0; at + 2 < session_move_count(session); at++) {
            Move done = session_move(session, at);
            ReviewTurn turn = {.player = session_game_at(session, at)->player,
                               .first = (int16_t)at,
                               .count = 1,
                               .best = {done}};
            if (done.kind != MOVE_PLACE)
                continue;
            while (session_move(session, at + turn.count).kind != MOVE_PLACE &&
                   at + turn.count + 1 < session_move_count(session))
                turn.count++;
            if (session_game_at(session, at + 1)->phase == PHASE_RECALL)
                try_recalls(desk, turn, &seen);
            else
                try_places(desk, turn, &seen);
        }
    }
    assert_true(seen.turned > 10 && seen.recalls > 4 && seen.places > 200);
}

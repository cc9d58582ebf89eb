/* The picture of a costly move: the signs of what was done and of what would have been better are
 * on it, whole, wherever they are. */
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/board/better.h"
#include "view/board/landscape.h"
#include "view/kit/paint.h"

typedef struct Seen {
    int signs, recalls, pieces, places;
} Seen;

/* Signs drawn wholly within `rect`; fails where one is cut, or hides below what was drawn last. */
static int signs_in(const DrawList *list, Rect rect)
{
    int count = 0;
    for (size_t i = 0; i < list->count; i++) {
        const DrawCommand *command = &list->commands[i];
        const char *name = command->kind == DRAW_ICON ? command->name : "";
        if (strcmp(name, "check") != 0 && strcmp(name, "cross") != 0)
            continue;
        float rim = command->rect.w * (1 / .66f - 1) / 2; /* its disc is larger */
        assert_true(desk_holds(rect, rect_inset(command->rect, -rim)));
        count++;
    }
    return count;
}

/* One turn as it could have been better, in the picture as large as on the page. */
static int picture(Desk *desk, const ReviewTurn *turn, int quarters)
{
    static DrawList list;
    Rect rect = {100, 100, 164, 140};
    TableView view =
        landscape_view(desk->on.session, turn->first + turn->count, &desk->on.ui.options);
    draw_clear(&list);
    Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, &list, 1);
    rect.w *= frame.u;
    rect.h *= frame.u;
    better_picture(&frame, rect, &view, turn, quarters);
    return signs_in(&list, rect);
}

/* Another meeple taken back, or none. */
static void try_recalls(Desk *desk, ReviewTurn turn, Seen *seen)
{
    const Session *session = desk->on.session;
    MoveList list;
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
            assert_int_equal(picture(desk, &turn, quarters), due);
        seen->recalls++;
    }
}

static bool is_piece(Move move)
{
    return move.kind == MOVE_MEEPLE || move.kind == MOVE_HUT;
}

/* Another place for the tile, with each piece that could be put there. */
static void try_places(Desk *desk, ReviewTurn turn, Seen *seen)
{
    const Session *session = desk->on.session;
    const Edition *edition = session_edition(session);
    const Game *before = session_game_at(session, turn.first);
    MoveList list, pieces;
    game_moves(edition, before, &list);
    for (int i = 0; i < list.count; i += 7) {
        Game laid = game_play(edition, before, list.moves[i], NULL);
        bool same = move_equal(list.moves[i], session_move(session, turn.first));
        if (laid.phase != PHASE_PIECE)
            continue;
        game_moves(edition, &laid, &pieces);
        turn.wrong = same ? REVIEW_PIECE : REVIEW_PLACE;
        turn.best[0] = list.moves[i];
        turn.best_count = 2;
        Move done = session_move(session, turn.first + turn.count - 1);
        Move place = session_move(session, turn.first);
        for (int p = 0; p < pieces.count; p++) {
            turn.best[1] = pieces.moves[p];
            if (same && move_equal(pieces.moves[p], done))
                continue;
            bool turned = !same && cell_equal(list.moves[i].cell, place.cell);
            int due = same ? is_piece(done) + is_piece(pieces.moves[p]) : 1 + turned;
            assert_int_equal(picture(desk, &turn, i % 4), due);
            *(same ? &seen->pieces : &seen->places) += 1;
        }
    }
}

/* Which ways the tile of a turn lies in the picture of it: bit 1 << rotation. */
static unsigned ways_in_picture(Desk *desk, const ReviewTurn *turn)
{
    static DrawList list;
    TableView view =
        landscape_view(desk->on.session, turn->first + turn->count, &desk->on.ui.options);
    unsigned ways = 0;
    draw_clear(&list);
    Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, &list, 1);
    better_picture(&frame, (Rect){100, 100, 164, 140}, &view, turn, 0);
    for (size_t i = 0; i < list.count; i++)
        if (list.commands[i].kind == DRAW_TILE &&
            list.commands[i].tile ==
                view.game->placed[session_game_at(desk->on.session, turn->first)->placed_count])
            ways |= 1u << list.commands[i].rotation;
    return ways;
}

/* Where the tile would have been better in its cell, turned, it is seen both ways; the cell beside
 * it that is to be seen with it is another one, where nothing lies. */
TEST(both_ways_are_seen)
{
    enum { MANY = 20 };
    int seen = 0;
    Desk *desk = desk_open_record("records/second", "d4-001.aurochs");
    const Session *session = desk->on.session;
    for (int at = 0; at + 2 < session_move_count(session); at++) {
        MoveList list;
        Cell cells[BETTER_CELLS];
        Move done = session_move(session, at), next = session_move(session, at + 1);
        ReviewTurn turn = {.player = session_game_at(session, at)->player,
                           .first = (int16_t)at,
                           .count = next.kind == MOVE_PLACE ? 1 : 2,
                           .wrong = REVIEW_PLACE,
                           .best_count = 1};
        if (done.kind != MOVE_PLACE)
            continue;
        game_moves(session_edition(session), session_game_at(session, at), &list);
        for (int i = 0; i < list.count; i++) {
            turn.best[0] = list.moves[i];
            if (!cell_equal(done.cell, turn.best[0].cell) || move_equal(done, turn.best[0]))
                continue;
            assert_int_equal(ways_in_picture(desk, &turn),
                             1u << done.rotation | 1u << turn.best[0].rotation);
            assert_int_equal(better_cells(session, &turn, cells), 2);
            const Site *site = game_site(session_game_at(session, at + turn.count), cells[1]);
            assert_false(cell_equal(cells[0], cells[1]));
            assert_true(!site || site->tile == NO_TILE);
            seen++;
        }
    }
    assert_true(seen > MANY);
}

static void each_turn(Desk *desk, Seen *seen)
{
    const Session *session = desk->on.session;
    for (int at = 0; at < session_move_count(session); at++) {
        Move move = session_move(session, at);
        if (move.kind != MOVE_PLACE)
            continue;
        ReviewTurn turn = {.player = session_game_at(session, at)->player,
                           .first = (int16_t)at,
                           .count = 1,
                           .best = {move}};
        while (at + turn.count < session_move_count(session) &&
               session_move(session, at + turn.count).kind != MOVE_PLACE)
            turn.count++;
        if (session_game_at(session, at + 1)->phase == PHASE_RECALL)
            try_recalls(desk, turn, seen);
        else if (turn.count == 2 && at % 5 == 0)
            try_places(desk, turn, seen);
    }
}

TEST(signs_are_whole)
{
    static const struct {
        const char *folder, *name;
        float w, h;
        int scale;
    } cases[] = {{"records/second", "d4-001.aurochs", 1280, 720, 100},
                 {"records/second", "d4-002.aurochs", 1280, 720, 150},
                 {"records/second", "u3-001.aurochs", 1920, 1080, 100},
                 {"records/second", "x5-003.aurochs", 1920, 1080, 150},
                 {"records/second", "d2-001.aurochs", 1280, 720, 150},
                 {"records/first", "f-d3-001.aurochs", 1920, 1080, 100}};
    Seen seen = {0, 0, 0, 0};
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
        Desk *desk = desk_open_record(cases[c].folder, cases[c].name);
        stand_resize(&desk->on, cases[c].w, cases[c].h, cases[c].scale);
        each_turn(desk, &seen);
    }
    assert_true(seen.recalls > 5 && seen.pieces > 20 && seen.places > 200);
}

/* What lies there already and what does not yet are told apart by shape: a whole frame has the last
 * turn alone, a corner has what was laid before it, stitches has what is only held there. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "check.h"
#include "desk.h"
#include "play/turns.h"
#include "view/board/flight.h"
#include "view/board/marks.h"
#include "view/kit/paint.h"
#include "where.h"

/* What is drawn round a cell. */
typedef struct Marks {
    int frames;   /* closed lines of one piece */
    int stitches; /* dashed sides */
    int corners;  /* of its player's colour, each of two fills */
} Marks;

static bool near(Point a, float x, float y, float by)
{
    return fabsf(a.x - x) <= by && fabsf(a.y - y) <= by;
}

static bool at_corner(Rect cell, Point at, float by)
{
    return near(at, at.x < cell.x + cell.w / 2 ? cell.x : cell.x + cell.w,
                at.y < cell.y + cell.h / 2 ? cell.y : cell.y + cell.h, by);
}

static Marks marks_of(Desk *desk, const TableModel *model, Cell at, uint32_t rgb)
{
    const DrawList *list = &desk->on.list;
    Rect cell = cell_seen(&model->view, at);
    float by = .12f * cell.w; /* the ghost is lifted */
    Marks marks = {0, 0, 0};
    int fills = 0;
    for (size_t i = 0; i < list->count; i++) {
        const DrawCommand *command = &list->commands[i];
        const Point *points = &list->points[command->first];
        Rgba rgba_of = rgba(rgb, 1);
        bool own = command->colour.r == rgba_of.r && command->colour.g == rgba_of.g &&
                   command->colour.b == rgba_of.b;
        if (command->kind == DRAW_LINE && command->count == 5 && own && command->dash == 0 &&
            near(points[0], cell.x, cell.y, by) &&
            near(points[2], cell.x + cell.w, cell.y + cell.h, by))
            marks.frames++;
        if (command->kind == DRAW_LINE && command->count == 2 && command->dash > 0 &&
            at_corner(cell, points[0], by) && at_corner(cell, points[1], by))
            marks.stitches++;
        Rect r = command->rect;
        if (command->kind == DRAW_FILL && own && rect_overlap(r, cell) > .99f * r.w * r.h)
            fills++;
    }
    marks.corners = fills / 2;
    return marks;
}

static uint32_t colour_of(const TableView *view, int player)
{
    return player_colours[view->setup->seats[player].colour];
}

/* Among persons, and against programs, which also lie there while one of them is to lay. */
TEST(each_has_its_own_shape)
{
    for (int programs = 0; programs < 2; programs++) {
        Desk *desk = desk_open(EDITION_SECOND, 4, 8, 0);
        desk->chance = random_from(5);
        int brackets = 0;
        if (programs)
            desk_begin_against_programs(desk);
        for (int round = 0; round < 6; round++) {
            do
                desk_play(desk);
            while (desk_game(desk)->player != 0 || desk_game(desk)->phase != PHASE_PLACE);
            desk_rest(desk);
            desk_key(desk, KEY_SPACE, 0);
            TableModel model = desk_model(desk);
            const TableView *view = &model.view;
            RecentTiles recent;
            turns_recent(view->session, view->at, &recent);
            assert_true(recent.count >= 3);
            for (int i = 0; i < recent.count; i++) {
                const LaidTile *laid = &recent.tiles[i];
                Marks marks = marks_of(desk, &model, laid->cell, colour_of(view, laid->player));
                bool last = laid->player == recent.tiles[0].player;
                assert_int_equal(programs_mark(view, laid->cell), programs);
                assert_int_equal(marks.frames, last);
                assert_int_equal(marks.corners, !last);
                assert_true(marks.stitches <= 1); /* of a ghost beside it */
                brackets += marks.corners;
            }
            Marks ghost = marks_of(desk, &model, view->ghost.cell, FIRE_LIGHT);
            assert_int_equal(view->ghost.state, GHOST_FITS);
            assert_int_equal(ghost.stitches, 4);
            assert_int_equal(ghost.frames, 0);
        }
        assert_true(brackets >= 12);
    }
}

/* Both tiles of a turn that went on are marked alike, of a person and of a program. */
TEST(both_tiles_of_a_turn_are_alike)
{
    int twice = 0;
    for (uint64_t seed = 1; seed <= test_share(12); seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 0);
        if (seed % 2)
            desk_begin_against_programs(desk);
        while (desk_game(desk)->phase != PHASE_END) {
            RecentTiles last;
            desk_play(desk);
            if (desk_game(desk)->player != 0 || desk_game(desk)->phase != PHASE_PLACE)
                continue;
            turns_last(desk->on.session, session_at(desk->on.session), &last);
            if (last.count < 2 || last.tiles[0].player == 0)
                continue;
            desk_rest(desk);
            TableModel model = desk_model(desk);
            for (int i = 0; i < last.count; i++) {
                Marks marks = marks_of(desk, &model, last.tiles[i].cell,
                                       colour_of(&model.view, last.tiles[i].player));
                assert_int_equal(marks.frames, 1);
                assert_int_equal(marks.corners, 0);
            }
            twice |= seed % 2 ? 1 : 2;
        }
    }
    assert_int_equal(twice, 3);
}

/* Over games of persons and of programs no two badges share a corner where tiles meet. */
TEST(badges_have_corners_of_their_own)
{
    int count = 0;
    for (int programs = 0; programs < 2; programs++) {
        Desk *desk = desk_open(EDITION_SECOND, 5, 8, 0);
        if (programs)
            desk_begin_against_programs(desk);
        while (desk_play_until(desk, PHASE_PLACE)) {
            Badges badges;
            TableModel model = desk_model(desk);
            badges_list(&model.view, programs, &badges);
            for (int i = 0; i < badges.count; i++, count++)
                for (int k = 0; k < i; k++)
                    assert_false(near(badges.items[i].corner, badges.items[k].corner.x,
                                      badges.items[k].corner.y, 2));
            desk_play(desk);
        }
    }
    assert_true(count > 200);
}

enum { GLOW = 0xFFE27A, FAINT = 26 };

/* Whether light lies round a place; no ring of it is so strong that its edge is seen. */
static bool glows_at(const Desk *desk, Point at)
{
    bool glows = false;
    for (size_t k = 0; k < desk->on.list.count; k++) {
        const DrawCommand *ring = &desk->on.list.commands[k];
        const Point *points = &desk->on.list.points[ring->first];
        if (ring->kind != DRAW_POLYGON || ring->colour.g != (GLOW >> 8 & 255) ||
            ring->colour.b != (GLOW & 255))
            continue;
        assert_true(ring->colour.a < FAINT);
        Point across = points[ring->count / 2];
        glows |= near((Point){(points[0].x + across.x) / 2, (points[0].y + across.y) / 2}, at.x,
                      at.y, 1);
    }
    return glows;
}

/* Below what programs put there is light, where the piece stands. */
TEST(a_glow_lies_below_its_piece)
{
    int glows = 0, aside = 0;
    for (uint64_t seed = 1; seed <= test_share(4); seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 0);
        desk_begin_against_programs(desk);
        while (desk_play_until(desk, PHASE_PLACE)) {
            TableModel model = desk_model(desk);
            for (int i = 0; i < model.view.game->piece_count; i++) {
                Piece piece = model.view.game->pieces[i];
                uint8_t tile = model.view.edition->tiles.node[piece.node].tile;
                Cell cell = game_site_of_tile(model.view.game, tile)->cell;
                Point at = where_piece(&model.view, piece);
                if (!programs_mark(&model.view, cell))
                    continue;
                Point anchor = table_anchor(&model.view, piece.node, (PieceKind)piece.kind);
                anchor = point_seen(&model.view, anchor);
                assert_true(glows_at(desk, at));
                aside += !near(anchor, at.x, at.y, 1);
                glows++;
            }
            desk_play(desk);
        }
    }
    assert_true(test_met(glows > 30 && aside > 3));
}

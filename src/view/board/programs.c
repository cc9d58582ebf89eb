#include "view/board/programs.h"

#include <math.h>

#include "play/turns.h"
#include "view/board/draw.h"
#include "view/board/marks.h"
#include "view/kit/paint.h"

enum { FRAME_WIDE = 3, RIM = 2, BADGE = 20, RINGS = 7, GLOW = 0xFFE27A };

bool programs_mark(const TableView *view, Cell cell)
{
    RecentTiles recent;
    bool marked = false;
    turns_of_programs(view->session, view->at, &recent);
    for (int i = 0; i < recent.count; i++)
        marked |= cell_equal(recent.tiles[i].cell, cell);
    return marked;
}

/* At the corner that is farthest from figures and pieces. */
static void draw_badge(Frame *frame, const BoardView *board, const TableView *view,
                       const Site *site, Colour colour)
{
    Rect cell = view_cell(board, site->cell.x, site->cell.y);
    Point free = board_badge_place(frame->atlas, board, view, site);
    Point corner = {cell.x + (free.x > cell.x + cell.w / 2 ? cell.w : 0),
                    cell.y + (free.y > cell.y + cell.h / 2 ? cell.h : 0)};
    float size = fmaxf(14, fminf(BADGE, (float)board->tile / frame->u * .3f));
    paint_disc(frame, corner, (size / 2 + 2) * frame->u, CREAM);
    paint_disc(frame, corner, (size / 2 + 1) * frame->u, HIDE_DEEP);
    paint_icon(frame, player_badges[colour], corner, size, WHITE, 1);
}

void programs_draw(Frame *frame, const BoardView *board, const TableView *view, uint8_t flying)
{
    float u = frame->u, wide = fmaxf(2, FRAME_WIDE * u), rim = fmaxf(1, RIM * u);
    RecentTiles recent;
    turns_of_programs(view->session, view->at, &recent);
    for (int i = recent.count - 1; i >= 0; i--) {
        const Site *site = game_site(view->game, recent.tiles[i].cell);
        Colour colour = (Colour)view->setup->seats[recent.tiles[i].player].colour;
        Rect cell = view_cell(board, site->cell.x, site->cell.y);
        if (site->tile == flying)
            continue;
        paint_frame(frame, rect_inset(cell, -rim), wide + 2 * rim, rgba(CREAM, .95f));
        paint_frame(frame, cell, wide, rgba(player_colours[colour], 1));
    }
    for (int i = 0; i < recent.count; i++) {
        const Site *site = game_site(view->game, recent.tiles[i].cell);
        if (site->tile != flying)
            draw_badge(frame, board, view, site,
                       (Colour)view->setup->seats[recent.tiles[i].player].colour);
    }
}

void programs_draw_glow(Frame *frame, const BoardView *board, const TableView *view,
                        const float *fade)
{
    const Game *game = view->game;
    for (int i = 0; i < game->piece_count; i++) {
        const Piece *piece = &game->pieces[i];
        const Site *site = game_site_of_tile(game, view->edition->tiles.node[piece->node].tile);
        if (!programs_mark(view, site->cell))
            continue;
        Point at =
            table_anchor(frame->atlas, view->edition, game, piece->node, (PieceKind)piece->kind);
        at = view_pixel(board, at.x, at.y);
        float reach = .27f * piece_scale((float)board->tile);
        for (int ring = RINGS; ring > 0; ring--) {
            Point circle[CIRCLE_POINTS];
            circle_points(at, reach * (float)ring / RINGS, circle);
            draw_polygon(frame->list, circle, CIRCLE_POINTS, rgba(GLOW, .16f * fade[i]));
        }
    }
}

#include "view/board/programs.h"

#include <math.h>

#include "play/turns.h"
#include "view/board/draw.h"
#include "view/board/marks.h"
#include "view/kit/paint.h"

enum { BADGE = 20, RINGS = 7, GLOW = 0xFFE27A };

bool programs_mark(const TableView *view, Cell cell)
{
    RecentTiles recent;
    bool marked = false;
    turns_of_programs(view->session, view->at, &recent);
    for (int i = 0; i < recent.count; i++)
        marked |= cell_equal(recent.tiles[i].cell, cell);
    return marked;
}

/* Round the corner of the tile that is farthest from figures and pieces. */
static void draw_mark(Frame *frame, const BoardView *board, const TableView *view,
                      const LaidTile *laid)
{
    const Site *site = game_site(view->game, laid->cell);
    Colour colour = (Colour)view->setup->seats[laid->player].colour;
    Rect cell = view_cell(board, site->cell.x, site->cell.y);
    Point free = board_badge_place(frame->atlas, board, view, site);
    Point corner = {cell.x + (free.x > cell.x + cell.w / 2 ? cell.w : 0),
                    cell.y + (free.y > cell.y + cell.h / 2 ? cell.h : 0)};
    float size = fmaxf(14, fminf(BADGE, (float)board->tile / frame->u * .3f));
    if (site != view->placed)
        board_draw_bracket(frame, cell, free, player_colours[colour]);
    paint_disc(frame, corner, (size / 2 + 2) * frame->u, CREAM);
    paint_disc(frame, corner, (size / 2 + 1) * frame->u, HIDE_DEEP);
    paint_icon(frame, player_badges[colour], corner, size, WHITE, 1);
}

void programs_draw(Frame *frame, const BoardView *board, const TableView *view, uint8_t flying)
{
    RecentTiles recent;
    turns_of_programs(view->session, view->at, &recent);
    for (int i = recent.count - 1; i >= 0; i--)
        if (game_site(view->game, recent.tiles[i].cell)->tile != flying)
            draw_mark(frame, board, view, &recent.tiles[i]);
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

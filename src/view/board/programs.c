#include "view/board/programs.h"

#include <math.h>

#include "play/turns.h"
#include "view/board/draw.h"
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

/* Round the corner of the tile where the badge is. */
static void draw_mark(Frame *frame, const BoardView *board, const TableView *view,
                      const LaidTile *laid, Badge badge)
{
    const Site *site = game_site(view->game, laid->cell);
    Colour colour = (Colour)view->setup->seats[laid->player].colour;
    Rect cell = view_cell(board, site->cell.x, site->cell.y);
    float size = fmaxf(14, fminf(BADGE, (float)board->tile / frame->u * .3f));
    if (!tile_is_last(view, laid->cell))
        board_draw_bracket(frame, cell, badge.at, player_colours[colour]);
    paint_disc(frame, badge.corner, (size / 2 + 2) * frame->u, CREAM);
    paint_disc(frame, badge.corner, (size / 2 + 1) * frame->u, HIDE_DEEP);
    paint_icon(frame, player_badges[colour], badge.corner, size, WHITE, 1);
}

/* Those of the tiles of turns_of_programs. */
static void place(const Atlas *atlas, const BoardView *board, const TableView *view,
                  const RecentTiles *tiles, Badges *badges)
{
    badges->count = 0;
    for (int i = 0; i < tiles->count; i++) {
        const Site *site = game_site(view->game, tiles->tiles[i].cell);
        badges->items[i] = board_badge_place(atlas, board, view, site, badges);
        badges->count++;
    }
}

void programs_badges(const Atlas *atlas, const BoardView *board, const TableView *view,
                     Badges *badges)
{
    RecentTiles tiles;
    turns_of_programs(view->session, view->at, &tiles);
    place(atlas, board, view, &tiles, badges);
}

void programs_draw(Frame *frame, const BoardView *board, const TableView *view, uint8_t flying)
{
    RecentTiles recent;
    Badges badges;
    turns_of_programs(view->session, view->at, &recent);
    place(frame->atlas, board, view, &recent, &badges);
    for (int i = recent.count - 1; i >= 0; i--)
        if (game_site(view->game, recent.tiles[i].cell)->tile != flying)
            draw_mark(frame, board, view, &recent.tiles[i], badges.items[i]);
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

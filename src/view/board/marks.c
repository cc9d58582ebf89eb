#include "view/board/marks.h"

#include <math.h>
#include <string.h>

#include "play/remaining.h"
#include "play/turns.h"
#include "view/board/draw.h"
#include "view/board/flight.h"
#include "view/board/grounds.h"
#include "view/kit/paint.h"

bool cell_is_dead(const TableView *view, Cell cell)
{
    return view->allows.fits && remaining_is_dead(view->edition, view->game, cell);
}

void board_draw_dead_cell(Frame *frame, const BoardView *board, Cell at, uint32_t rgb, bool bright)
{
    Rect cell = view_cell(board, at.x, at.y);
    float tile = board->tile, line = fmaxf(1.5f, tile * .022f), arm = tile * .085f;
    Point middle = {cell.x + cell.w / 2, cell.y + cell.h / 2};
    Point down[] = {{middle.x - arm, middle.y - arm}, {middle.x + arm, middle.y + arm}};
    Point up[] = {{middle.x - arm, middle.y + arm}, {middle.x + arm, middle.y - arm}};
    Rect inner = rect_inset(cell, roundf(fmaxf(2, tile * .05f)));
    draw_fill(frame->list, inner, rgba(0x0A0503, .42f));
    paint_frame(frame, inner, fmaxf(1, line * .6f), rgba(rgb, bright ? .8f : .16f));
    draw_line(frame->list, down, 2, line * 1.6f, 0, rgba(rgb, bright ? 1 : .55f));
    draw_line(frame->list, up, 2, line * 1.6f, 0, rgba(rgb, bright ? 1 : .55f));
}

void board_draw_dead(Frame *frame, const TableView *view)
{
    if (!view->allows.fits || view->phase == PHASE_END)
        return;
    Remaining remaining = remaining_of(view->edition, view->game);
    DeadCells cells = remaining_dead(view->edition, view->game, &remaining);
    Point pointer = view->pointer->at;
    for (int i = 0; i < cells.dead_count; i++) {
        Rect cell = cell_seen(view, cells.dead[i]);
        bool pointed = rect_holds(cell, pointer.x, pointer.y); /* a card says why */
        board_draw_dead_cell(frame, &view->board, cells.dead[i], CREAM_SOFT, pointed);
    }
}

/* In tiles: from a badge's middle to the tile's sides; what it takes of its corner. */
#define INSIDE .17f
#define CORNER .34f

/* In the corner, as the board is seen, that hides least of figures and pieces, of those where none
 * of `others` is; rather where no other tile's frame meets it. */
static Badge place_badge(const TableView *view, const Site *site, const Badges *others)
{
    Rect cell = cell_seen(view, site->cell);
    float side = view->board.tile, wide = CORNER * side + 2;
    Arrange arrange;
    RecentTiles last;
    arrange.count = 0;
    turns_last(view->session, view->at, &last);
    grounds_of_tile(view, site, &arrange);
    grounds_of_pieces(view, &arrange);
    for (int i = 0; i < others->count; i++)
        arrange_add_round(&arrange, others->items[i].corner, 2, GROUND_KEPT);
    for (int i = 0; i < last.count; i++)
        if (!cell_equal(last.tiles[i].cell, site->cell))
            arrange_add(&arrange, cell_seen(view, last.tiles[i].cell), GROUND_MARK);
    Seek seek = seek_begin(&arrange, rect_inset(cell, -4), cell, side, 0);
    seek.over = 0;
    for (int corner = 0; corner < 4; corner++)
        seek_try(&seek,
                 (Rect){corner & 1 ? cell.x + cell.w + 1 - wide : cell.x - 1,
                        corner & 2 ? cell.y + cell.h + 1 - wide : cell.y - 1, wide, wide},
                 0);
    bool right = seek.best.x > cell.x, low = seek.best.y > cell.y;
    return (Badge){{cell.x + side * (right ? 1 - INSIDE : INSIDE),
                    cell.y + side * (low ? 1 - INSIDE : INSIDE)},
                   {cell.x + (right ? cell.w : 0), cell.y + (low ? cell.h : 0)}};
}

/* Whether the tile on a cell is one of those. */
static bool lists(void (*list)(const Session *, int, RecentTiles *), const TableView *view,
                  Cell cell)
{
    bool is_listed = false;
    RecentTiles tiles;
    list(view->session, view->at, &tiles);
    for (int i = 0; i < tiles.count; i++)
        is_listed |= cell_equal(tiles.tiles[i].cell, cell);
    return is_listed;
}

bool tile_is_marked(const TableView *view, Cell cell)
{
    return view->allows.recent && view->phase == PHASE_PLACE && lists(turns_recent, view, cell);
}

bool tile_is_last(const TableView *view, Cell cell)
{
    return lists(turns_last, view, cell);
}

bool programs_mark(const TableView *view, Cell cell)
{
    return lists(turns_of_programs, view, cell);
}

/* A line along both sides of a corner: of a cell's, the one where the badge is. Pixels. */
static void draw_corner(Frame *frame, Rect cell, Point badge, float arm, float wide, Rgba colour)
{
    bool right = badge.x > cell.x + cell.w / 2, low = badge.y > cell.y + cell.h / 2;
    float x = right ? cell.x + cell.w - wide : cell.x, y = low ? cell.y + cell.h - wide : cell.y;
    draw_fill(frame->list, (Rect){right ? cell.x + cell.w - arm : cell.x, y, arm, wide}, colour);
    draw_fill(frame->list, (Rect){x, low ? cell.y + cell.h - arm : cell.y + wide, wide, arm - wide},
              colour);
}

/* That line on a cell, both in pixels, at the corner where the badge is: a colour in a cream rim.
 */
static void draw_bracket(Frame *frame, Rect cell, Point badge, uint32_t rgb)
{
    float wide = roundf(fmaxf(2.5f * frame->u, .03f * cell.w)), arm = roundf(.42f * cell.w);
    float edge = roundf(fmaxf(1.5f, 1.5f * frame->u)), dark = fmaxf(1, roundf(frame->u));
    draw_corner(frame, cell, badge, arm + 2 * edge + dark, wide + 2 * edge + dark,
                rgba(HIDE_DEEP, .6f));
    draw_corner(frame, cell, badge, arm + 2 * edge, wide + 2 * edge, rgba(CREAM, 1));
    draw_corner(frame, rect_inset(cell, edge), badge, arm, wide, rgba(rgb, 1));
}

/* Thinner where tiles are small, whose edges are to be seen. */
static void draw_whole_frame(Frame *frame, Rect cell, uint32_t rgb)
{
    enum { WIDE = 3, RIM = 2, LARGE = 110 /* a tile that has it whole */ }; /* logical units */
    float u = fminf(frame->u, cell.w / LARGE);
    float wide = fmaxf(2, WIDE * u), rim = fmaxf(1, RIM * u);
    paint_frame(frame, rect_inset(cell, -rim), wide + 2 * rim + 2 * u, rgba(HIDE_DEEP, .6f));
    paint_frame(frame, rect_inset(cell, -rim), wide + 2 * rim, rgba(CREAM, 1));
    paint_frame(frame, cell, wide, rgba(rgb, 1));
}

void badges_list(const TableView *view, bool programs, Badges *badges)
{
    RecentTiles tiles;
    Badges placed = {0}; /* those of programs first */
    (programs ? turns_of_programs : turns_recent)(view->session, view->at, &tiles);
    if (!programs)
        badges_list(view, true, &placed);
    badges->count = tiles.count;
    for (int i = 0; i < tiles.count; i++) {
        Cell at = tiles.tiles[i].cell;
        badges->items[i] = (Badge){{0, 0}, {0, 0}};
        if (!programs && programs_mark(view, at))
            continue;
        badges->items[i] = place_badge(view, game_site(view->game, at), &placed);
        placed.items[placed.count++] = badges->items[i];
    }
}

void board_draw_badges(Frame *frame, const TableView *view, bool programs, uint8_t flying)
{
    enum { SMALLEST = 14, LARGEST = 20 };
    float tile = view->board.tile / frame->u;
    RecentTiles tiles;
    Badges badges;
    if (!programs && !view->allows.recent)
        return;
    (programs ? turns_of_programs : turns_recent)(view->session, view->at, &tiles);
    badges_list(view, programs, &badges);
    for (int i = tiles.count - 1; i >= 0; i--) {
        Cell at = tiles.tiles[i].cell;
        Badge badge = badges.items[i];
        Colour colour = (Colour)view->setup->seats[tiles.tiles[i].player].colour;
        float size = fmaxf(SMALLEST, programs ? fminf(LARGEST, .3f * tile) : .16f * tile);
        if (game_site(view->game, at)->tile == flying || (!programs && programs_mark(view, at)))
            continue;
        if (!tile_is_last(view, at))
            draw_bracket(frame, cell_seen(view, at), badge.at, player_colours[colour]);
        if (programs) {
            paint_disc(frame, badge.corner, (size / 2 + 2) * frame->u, CREAM);
            paint_disc(frame, badge.corner, (size / 2 + 1) * frame->u, HIDE_DEEP);
        }
        paint_icon(frame, player_badges[colour], programs ? badge.corner : badge.at, size, WHITE,
                   1);
    }
}

void board_draw_last(Frame *frame, const TableView *view, uint8_t flying)
{
    RecentTiles last;
    turns_last(view->session, view->at, &last);
    for (int i = last.count - 1; i >= 0; i--) {
        Cell at = last.tiles[i].cell;
        if (game_site(view->game, at)->tile == flying ||
            (view->phase != PHASE_PLACE && !programs_mark(view, at)))
            continue;
        draw_whole_frame(frame, cell_seen(view, at),
                         player_colours[view->setup->seats[last.tiles[i].player].colour]);
    }
}

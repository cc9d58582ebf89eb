#include "view/board/better.h"

#include <math.h>

#include "view/board/draw.h"
#include "view/kit/paint.h"

enum { GOOD = 0x3E8E41, BAD = 0xB3261E, GLOW = 0xFFE27A, RINGS = 7, DASHED = 0xFFC65A };

/* What of the land is shown, and how large. */
typedef struct Picture {
    Rect round; /* board units; its middle is the picture's */
    float tile; /* pixels */
    int quarters;
} Picture;

static Move done_move(const Session *session, const ReviewTurn *turn, int index)
{
    return session_move(session, turn->first + index);
}

int better_cells(const Session *session, const ReviewTurn *turn, Cell cells[BETTER_CELLS])
{
    int count = 0;
    cells[count++] = done_move(session, turn, 0).cell;
    if (turn->wrong == REVIEW_PLACE)
        cells[count++] = turn->best[0].cell;
    if (turn->wrong != REVIEW_RECALL)
        return count;
    const Move moves[] = {done_move(session, turn, 1), turn->best[1]};
    for (int i = 0; i < 2; i++)
        if (moves[i].kind == MOVE_RECALL)
            cells[count++] = moves[i].cell;
    return count;
}

/* The turn's move about a piece: MOVE_PASS where there is none. */
static Move piece_of(const Move *moves, int count)
{
    Move last = moves[count - 1];
    return last.kind == MOVE_MEEPLE || last.kind == MOVE_HUT ? last : move_of(MOVE_PASS);
}

/* The game with the better tile laid. */
static Game better_game(const TableView *view, const ReviewTurn *turn)
{
    const Game *before = session_game_at(view->session, turn->first);
    return game_play(view->edition, before, turn->best[0], NULL);
}

/* A check or a cross on a disc, within what shows the board. */
static void draw_sign(Frame *frame, const BoardView *board, Point at, bool good)
{
    float size = fmaxf(18, fminf(34, (float)board->tile / frame->u * .34f));
    float reach = (size / 2 + 2) * frame->u;
    Rect room = board->rect, near = rect_inset(room, -reach);
    if (!rect_holds(near, at.x, at.y))
        return;
    at.x = fmaxf(room.x + reach, fminf(room.x + room.w - reach, at.x));
    at.y = fmaxf(room.y + reach, fminf(room.y + room.h - reach, at.y));
    paint_disc(frame, at, (size / 2 + 1.5f) * frame->u, CREAM);
    paint_disc(frame, at, size / 2 * frame->u, good ? GOOD : BAD);
    paint_icon(frame, good ? "check" : "cross", at, size * .66f, CREAM, 1);
}

/* The right upper corner of a cell, as it is seen, a little within. */
static Point corner_of(const BoardView *board, Cell at)
{
    Rect cell = view_cell(board, at.x, at.y);
    return (Point){cell.x + cell.w * .86f, cell.y + cell.h * .14f};
}

static void draw_laid(Frame *frame, const BoardView *board, const TableView *view,
                      const ReviewTurn *turn)
{
    float u = frame->u, wide = fmaxf(2, 3 * u);
    Cell at = done_move(view->session, turn, 0).cell;
    Rect cell = view_cell(board, at.x, at.y);
    uint32_t rgb = player_colours[view->setup->seats[turn->player].colour];
    paint_frame(frame, rect_inset(cell, -u), wide + 3 * u, rgba(CREAM, .95f));
    paint_frame(frame, cell, wide, rgba(rgb, 1));
}

/* Where a piece of the turn would stand, pixels. */
static Point piece_place(const Frame *frame, const BoardView *board, const TableView *view,
                         const Game *game, Move piece)
{
    const Tile *tile = &view->edition->tiles.tiles[game->placed[game->placed_count - 1]];
    Point at = table_anchor(frame->atlas, view->edition, game, tile->zones[piece.zone].node,
                            piece.kind == MOVE_HUT ? PIECE_HUT : PIECE_MEEPLE);
    return view_pixel(board, at.x, at.y);
}

static void draw_better_piece(Frame *frame, const BoardView *board, const TableView *view,
                              const ReviewTurn *turn, const Game *game)
{
    Move piece = piece_of(turn->best, turn->best_count);
    Point at = piece_place(frame, board, view, game, piece);
    const Tile *tile = &view->edition->tiles.tiles[game->placed[game->placed_count - 1]];
    float scale = piece_scale((float)board->tile), reach = .27f * scale;
    Role role = piece_role(&view->edition->tiles,
                           (Piece){.kind = piece.kind == MOVE_HUT ? PIECE_HUT : PIECE_MEEPLE,
                                   .node = tile->zones[piece.zone].node});
    for (int ring = RINGS; ring > 0; ring--) {
        Point circle[CIRCLE_POINTS];
        circle_points(at, reach * (float)ring / RINGS, circle);
        draw_polygon(frame->list, circle, CIRCLE_POINTS, rgba(GLOW, .16f));
    }
    board_draw_piece(frame, at, scale,
                     (PieceLook){.role = role,
                                 .colour = (Colour)view->setup->seats[turn->player].colour,
                                 .tint = rgba(WHITE, 1)});
    draw_sign(frame, board, (Point){at.x + reach * .9f, at.y - reach}, true);
}

static void draw_better_cell(Frame *frame, const BoardView *board, const TableView *view,
                             const ReviewTurn *turn, const Game *game)
{
    float u = frame->u;
    Move best = turn->best[0];
    Rect cell = view_cell(board, best.cell.x, best.cell.y);
    Rect line = rect_inset(cell, 2 * u);
    const Site *site = game_site(view->game, best.cell);
    Point round[] = {{line.x, line.y},
                     {line.x + line.w, line.y},
                     {line.x + line.w, line.y + line.h},
                     {line.x, line.y + line.h},
                     {line.x, line.y}};
    if (!site || site->tile == NO_TILE) {
        uint8_t tile = game->placed[game->placed_count - 1];
        draw_fill(frame->list, cell, rgba(HIDE_DEEP, .5f));
        draw_tile(frame->list, view->setup->edition,
                  board_tile(board, tile, best.cell, best.rotation), cell, .72f, 0);
    }
    draw_line(frame->list, round, 5, 5 * u, 0, rgba(HIDE_DEEP, .55f));
    draw_line(frame->list, round, 5, 3 * u, 7 * u, rgba(DASHED, 1));
    if (piece_of(turn->best, turn->best_count).kind != MOVE_PASS)
        draw_better_piece(frame, board, view, turn, game);
    else
        draw_sign(frame, board, corner_of(board, best.cell), true);
}

static void draw_recall(Frame *frame, const BoardView *board, const TableView *view,
                        const ReviewTurn *turn)
{
    Move done = done_move(view->session, turn, 1), best = turn->best[1];
    if (done.kind == MOVE_RECALL)
        draw_sign(frame, board, corner_of(board, done.cell), false);
    if (best.kind == MOVE_RECALL)
        draw_sign(frame, board, corner_of(board, best.cell), true);
}

static void draw_piece(Frame *frame, const BoardView *board, const TableView *view,
                       const ReviewTurn *turn, const Game *game)
{
    Move done = done_move(view->session, turn, turn->count - 1);
    if (done.kind == MOVE_MEEPLE || done.kind == MOVE_HUT) {
        Point at = piece_place(frame, board, view, game, done);
        float reach = .24f * piece_scale((float)board->tile);
        draw_sign(frame, board, (Point){at.x + reach, at.y - reach}, false);
    }
    if (piece_of(turn->best, turn->best_count).kind != MOVE_PASS)
        draw_better_piece(frame, board, view, turn, game);
}

void better_draw(Frame *frame, const BoardView *board, const TableView *view,
                 const ReviewTurn *turn)
{
    Game game = better_game(view, turn);
    draw_laid(frame, board, view, turn);
    if (turn->wrong == REVIEW_PLACE)
        draw_better_cell(frame, board, view, turn, &game);
    else if (turn->wrong == REVIEW_RECALL)
        draw_recall(frame, board, view, turn);
    else
        draw_piece(frame, board, view, turn, &game);
}

/* The land round a rectangle of the board (tiles) with the marks on it, `tile` pixels a tile. */
static void draw_land(Frame *frame, Rect rect, const TableView *view, const ReviewTurn *turn,
                      const Picture *picture)
{
    BoardView board = {.rect = rect, .turn = picture->quarters, .tile = (int)picture->tile};
    Rect round = picture->round;
    Point middle = view_pixel(&board, round.x + round.w / 2, round.y + round.h / 2);
    board.origin =
        (Point){roundf(rect.x + rect.w / 2 - middle.x), roundf(rect.y + rect.h / 2 - middle.y)};
    draw_texture(frame->list, "cave-wall", rect, .6f * frame->u, rgba(WHITE, 1));
    draw_clip(frame->list, rect);
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        Rect cell = view_cell(&board, site->cell.x, site->cell.y);
        if (rect_overlap(cell, rect) > 0)
            draw_tile(frame->list, view->setup->edition,
                      board_tile(&board, site->tile, site->cell, site->rotation), cell, 1, 0);
    }
    board_draw_pieces(frame, &board, view, NULL, (Lit){.node = NO_NODE});
    better_draw(frame, &board, view, turn);
    draw_unclip(frame->list);
    paint_frame(frame, rect, fmaxf(1, 1.5f * frame->u), rgba(INK, .8f));
}

static Rect cell_rect(Cell cell)
{
    return (Rect){cell.x, cell.y, 1, 1};
}

static Rect round_both(Rect a, Rect b)
{
    float left = fminf(a.x, b.x), top = fminf(a.y, b.y);
    return (Rect){left, top, fmaxf(a.x + a.w, b.x + b.w) - left, fmaxf(a.y + a.h, b.y + b.h) - top};
}

/* How large a tile is where these cells have room, with a little round them; pixels. */
static float tile_for(Rect cells, Rect rect, bool sideways)
{
    float wide = sideways ? cells.h : cells.w, high = sideways ? cells.w : cells.h;
    return fminf(rect.w / (wide + .6f), rect.h / (high + .6f));
}

/* All that bears a mark; else what bears signs, together or each for itself. */
void better_picture(Frame *frame, Rect rect, const TableView *view, const ReviewTurn *turn,
                    int quarters)
{
    enum { MOST = 54, LEAST = 36, GAP = 4 };
    Cell cells[BETTER_CELLS];
    int count = better_cells(view->session, turn, cells);
    float u = frame->u;
    Rect first = cell_rect(cells[count > 1 ? count - 2 : 0]), last = cell_rect(cells[count - 1]);
    Rect both = round_both(first, last), shown = round_both(both, cell_rect(cells[0]));
    if (tile_for(shown, rect, quarters & 1) < LEAST * u)
        shown = both;
    float tile = fminf(MOST * u, tile_for(shown, rect, quarters & 1));
    if (tile >= LEAST * u) {
        draw_land(frame, rect, view, turn, &(Picture){shown, tile, quarters});
        return;
    }
    Rect half = {rect.x, rect.y, roundf((rect.w - GAP * u) / 2), rect.h};
    draw_land(frame, half, view, turn, &(Picture){first, MOST * u, quarters});
    half.x = rect.x + rect.w - half.w;
    draw_land(frame, half, view, turn, &(Picture){last, MOST * u, quarters});
}

#include "view/board/better.h"

#include <math.h>

#include "view/board/draw.h"
#include "view/board/landscape.h"
#include "view/kit/paint.h"

enum { GOOD = 0x3E8E41, BAD = 0xB3261E, GLOW = 0xFFE27A, DASHED = 0xFFC65A };
enum { MOST = 54, LEAST = 36, GAP = 4 }; /* of the picture: logical units a tile, between halves */

/* A tile as it was laid, beside the cell where it would have been better turned, in tiles: how
 * large it is, and how far its middle is from that cell's. */
#define ASIDE .7f
#define ASIDE_APART .98f

static Move done_move(const Session *session, const ReviewTurn *turn, int index)
{
    return session_move(session, turn->first + index);
}

/* Whether the tile would have been better in the same cell, turned. */
static bool is_turned(const Session *session, const ReviewTurn *turn)
{
    return turn->wrong == REVIEW_PLACE &&
           cell_equal(turn->best[0].cell, done_move(session, turn, 0).cell);
}

/* The cell that the tile as it was laid is shown in, where the better one has its place: beside it,
 * one where nothing lies if there is any. */
static Cell aside_of(const Session *session, const ReviewTurn *turn)
{
    static const Cell ways[] = {{1, 0}, {-1, 0}, {0, 1},  {0, -1},
                                {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    const Game *game = session_game_at(session, turn->first + turn->count);
    Cell from = done_move(session, turn, 0).cell;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        Cell cell = {(int8_t)(from.x + ways[i].x), (int8_t)(from.y + ways[i].y)};
        const Site *site = game_site(game, cell);
        if (!site || site->tile == NO_TILE)
            return cell;
    }
    return (Cell){(int8_t)(from.x + 1), from.y};
}

int better_cells(const Session *session, const ReviewTurn *turn, Cell cells[BETTER_CELLS])
{
    int count = 0;
    cells[count++] = done_move(session, turn, 0).cell;
    if (turn->wrong == REVIEW_PLACE)
        cells[count++] = is_turned(session, turn) ? aside_of(session, turn) : turn->best[0].cell;
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

/* The game with the turn's tile laid so. */
static Game laid_game(const TableView *view, const ReviewTurn *turn, Move place)
{
    const Game *before = session_game_at(view->session, turn->first);
    return game_play(view->edition, before, place, NULL);
}

static const Tile *last_tile(const TableView *view, const Game *game)
{
    return &view->edition->tiles.tiles[game->placed[game->placed_count - 1]];
}

/* A check or a cross on a disc, within what shows the board. */
static void draw_sign(Frame *frame, const TableView *view, Point at, bool good)
{
    float size = fmaxf(18, fminf(34, view->board.tile / frame->u * .34f));
    float reach = (size / 2 + 2) * frame->u;
    Rect room = view->board.rect, near = rect_inset(room, -reach);
    if (!rect_holds(near, at.x, at.y))
        return;
    at.x = fmaxf(room.x + reach, fminf(room.x + room.w - reach, at.x));
    at.y = fmaxf(room.y + reach, fminf(room.y + room.h - reach, at.y));
    paint_disc(frame, at, (size / 2 + 1.5f) * frame->u, CREAM);
    paint_disc(frame, at, size / 2 * frame->u, good ? GOOD : BAD);
    paint_icon(frame, good ? "check" : "cross", at, size * .66f, CREAM, 1);
}

/* The right upper corner of a cell, as it is seen, a little within. */
static Point corner_of(const TableView *view, Cell at)
{
    Rect cell = cell_seen(view, at);
    return (Point){cell.x + cell.w * .86f, cell.y + cell.h * .14f};
}

static void draw_laid(Frame *frame, const TableView *view, const ReviewTurn *turn)
{
    float u = frame->u, wide = fmaxf(2, 3 * u);
    Cell at = done_move(view->session, turn, 0).cell;
    Rect cell = cell_seen(view, at);
    uint32_t rgb = player_colours[view->setup->seats[turn->player].colour];
    paint_frame(frame, rect_inset(cell, -u), wide + 3 * u, rgba(CREAM, .95f));
    paint_frame(frame, cell, wide, rgba(rgb, 1));
}

/* A piece on the tile that was laid last. */
typedef struct Put {
    Role role;
    PiecePose stand;
    Rect box; /* pixels */
} Put;

static Put put_of(const TableView *view, const Game *game, Move move)
{
    TableView after = *view;
    Piece piece = {.kind = move.kind == MOVE_HUT ? PIECE_HUT : PIECE_MEEPLE,
                   .node = last_tile(view, game)->zones[move.zone].node};
    Put put = {.role = piece_role(&view->edition->tiles, piece)};
    after.game = game;
    put.stand = board_stand(&after, piece, piece_scale(view->board.tile));
    put.box = board_stand_box(view, put.role, put.stand);
    return put;
}

static void draw_put(Frame *frame, const TableView *view, const Game *game, const Put *put)
{
    board_draw_piece(frame, point_seen(view, put->stand.at), put->stand.scale,
                     (PieceLook){.role = put->role,
                                 .colour = (Colour)view->setup->seats[game->player].colour,
                                 .tint = rgba(WHITE, 1),
                                 .turned = put->stand.turned});
}

static void draw_better_piece(Frame *frame, const TableView *view, const ReviewTurn *turn,
                              const Game *game)
{
    Put put = put_of(view, game, piece_of(turn->best, turn->best_count));
    paint_glow(frame, rect_middle(put.box), .27f * put.stand.scale, rgba(GLOW, 1));
    draw_put(frame, view, game, &put);
    draw_sign(frame, view, (Point){put.box.x + put.box.w, put.box.y}, true);
}

static void draw_better_cell(Frame *frame, const TableView *view, const ReviewTurn *turn,
                             const Game *game)
{
    float u = frame->u;
    Move best = turn->best[0];
    Rect cell = cell_seen(view, best.cell);
    Rect line = rect_inset(cell, 2 * u);
    const Site *site = game_site(view->game, best.cell);
    uint8_t tile = game->placed[game->placed_count - 1];
    bool empty = !site || site->tile == NO_TILE;
    if (empty || site->tile == tile) { /* as it was laid, it is wholly hidden */
        draw_fill(frame->list, cell, rgba(HIDE_DEEP, empty ? .5f : 1));
        draw_tile(frame->list, view->setup->edition,
                  board_tile(view, tile, best.cell, best.rotation), cell, .72f, 0);
    }
    paint_frame(frame, line, 5 * u, rgba(HIDE_DEEP, .55f));
    paint_dashed(frame, line, 3 * u, 7 * u, rgba(DASHED, 1));
    if (piece_of(turn->best, turn->best_count).kind != MOVE_PASS)
        draw_better_piece(frame, view, turn, game);
    else
        draw_sign(frame, view, corner_of(view, best.cell), true);
}

static void draw_recall(Frame *frame, const TableView *view, const ReviewTurn *turn)
{
    Move done = done_move(view->session, turn, 1), best = turn->best[1];
    if (done.kind == MOVE_RECALL)
        draw_sign(frame, view, corner_of(view, done.cell), false);
    if (best.kind == MOVE_RECALL)
        draw_sign(frame, view, corner_of(view, best.cell), true);
}

static void draw_piece(Frame *frame, const TableView *view, const ReviewTurn *turn,
                       const Game *game)
{
    Move done = done_move(view->session, turn, turn->count - 1);
    if (done.kind == MOVE_MEEPLE || done.kind == MOVE_HUT) {
        Rect box = put_of(view, game, done).box;
        draw_sign(frame, view, (Point){box.x + box.w, box.y}, false);
    }
    if (piece_of(turn->best, turn->best_count).kind != MOVE_PASS)
        draw_better_piece(frame, view, turn, game);
}

/* The board, smaller, where the turn's cell lies beside itself. */
static TableView view_aside(const TableView *view, const ReviewTurn *turn)
{
    Cell at = done_move(view->session, turn, 0).cell, to = aside_of(view->session, turn);
    float x = (float)at.x + .5f, y = (float)at.y + .5f;
    TableView small = *view;
    small.board.tile = floorf(ASIDE * view->board.tile);
    Point is = view_pixel(&small.board, x, y);
    Point due = view_pixel(&view->board, x + ASIDE_APART * (float)(to.x - at.x),
                           y + ASIDE_APART * (float)(to.y - at.y));
    small.board.origin.x += roundf(due.x - is.x);
    small.board.origin.y += roundf(due.y - is.y);
    return small;
}

/* The tile and its piece as they were laid, small, beside their cell. */
static void draw_aside(Frame *frame, const TableView *view, const ReviewTurn *turn)
{
    Move place = done_move(view->session, turn, 0);
    Move piece = piece_of((Move[]){done_move(view->session, turn, turn->count - 1)}, 1);
    Game game = laid_game(view, turn, place);
    uint8_t tile = game.placed[game.placed_count - 1];
    TableView small = view_aside(view, turn);
    draw_tile(frame->list, view->setup->edition,
              board_tile(&small, tile, place.cell, place.rotation), cell_seen(&small, place.cell),
              1, 0);
    if (piece.kind != MOVE_PASS) {
        Put put = put_of(&small, &game, piece);
        draw_put(frame, &small, &game, &put);
    }
    draw_laid(frame, &small, turn);
    draw_sign(frame, &small, corner_of(&small, place.cell), false);
}

void better_draw(Frame *frame, const TableView *view, const ReviewTurn *turn)
{
    Game game = laid_game(view, turn, turn->best[0]);
    if (is_turned(view->session, turn)) {
        draw_better_cell(frame, view, turn, &game);
        draw_aside(frame, view, turn);
        return;
    }
    draw_laid(frame, view, turn);
    if (turn->wrong == REVIEW_PLACE)
        draw_better_cell(frame, view, turn, &game);
    else if (turn->wrong == REVIEW_RECALL)
        draw_recall(frame, view, turn);
    else
        draw_piece(frame, view, turn, &game);
}

uint8_t better_hidden(const TableView *view, const ReviewTurn *turn)
{
    Cell cell = done_move(view->session, turn, 0).cell;
    return is_turned(view->session, turn) ? game_site(view->game, cell)->tile : NO_TILE;
}

/* The land round cells with the marks on it, `tile` pixels a tile. */
static void draw_land(Frame *frame, Rect rect, const TableView *view, const ReviewTurn *turn,
                      Rect cells, float tile)
{
    TableView land = *view;
    Point middle = rect_middle(rect);
    land.atlas = frame->atlas;
    land.board.rect = rect;
    land.board.tile = floorf(tile);
    Point is = point_seen(&land, rect_middle(cells));
    land.board.origin.x += roundf(middle.x - is.x);
    land.board.origin.y += roundf(middle.y - is.y);
    landscape_part(frame, &land);
    draw_clip(frame->list, rect);
    better_draw(frame, &land, turn);
    draw_unclip(frame->list);
    paint_frame(frame, rect, fmaxf(1, 1.5f * frame->u), rgba(INK, .8f));
}

static Rect cell_rect(Cell cell)
{
    return (Rect){cell.x, cell.y, 1, 1};
}

/* How large a tile is where these cells have room, with a little round them; pixels. */
static float tile_for(Rect cells, Rect rect, bool sideways)
{
    float wide = sideways ? cells.h : cells.w, high = sideways ? cells.w : cells.h;
    return fminf(rect.w / (wide + .6f), rect.h / (high + .6f));
}

/* All that bears a mark; else what bears signs, together or side by side. Where the tile would have
 * been better turned the land is that before the turn, as the tile lies beside its cell. */
void better_picture(Frame *frame, Rect rect, const TableView *after, const ReviewTurn *turn,
                    int quarters)
{
    Cell cells[BETTER_CELLS];
    int count = better_cells(after->session, turn, cells);
    float u = frame->u, most = MOST * u;
    TableView view = *after;
    view.board = (BoardView){.turn = quarters};
    if (is_turned(view.session, turn))
        view.game = session_game_at(view.session, view.at = turn->first);
    Rect first = cell_rect(cells[count > 1 ? count - 2 : 0]), last = cell_rect(cells[count - 1]);
    Rect both = rect_union(first, last), shown = rect_union(both, cell_rect(cells[0]));
    if (tile_for(shown, rect, quarters & 1) < LEAST * u)
        shown = both;
    float tile = fminf(most, tile_for(shown, rect, quarters & 1));
    if (tile >= LEAST * u) {
        draw_land(frame, rect, &view, turn, shown, tile);
        return;
    }
    Rect half = {rect.x, rect.y, roundf((rect.w - GAP * u) / 2), rect.h};
    draw_land(frame, half, &view, turn, first, most);
    half.x = rect.x + rect.w - half.w;
    draw_land(frame, half, &view, turn, last, most);
}

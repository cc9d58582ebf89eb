#include "view/board/grounds.h"

#include <math.h>
#include <stdlib.h>

#include "play/turns.h"
#include "view/board/animals.h"
#include "view/board/draw.h"

enum { MARK_NEAR = 12 }; /* logical units: so near a thing would seem to belong to a mark */

#define PIECE_SIDE .24f  /* of the size that pieces are drawn at */
#define AIR .12f         /* of a picture */
#define MEEPLE_SIDE .36f /* tiles: round one that may be taken back */

/* The cell that is looked at: under the tile in hand, or of the one just laid. */
static bool cell_looked_at(const TableView *view, Cell *cell)
{
    bool held = view->ghost.state == GHOST_FITS || view->ghost.state == GHOST_REFUSED;
    *cell = held ? view->ghost.cell : view->placed ? view->placed->cell : (Cell){0, 0};
    return held || (view->phase == PHASE_PIECE && view->placed);
}

static void add_choices(const Frame *frame, const TableView *view, Arrange *arrange)
{
    for (int i = 0; i < view->legal_count; i++) {
        Rect cell = cell_seen(view, view->legal[i].cell);
        arrange_add(arrange, cell, cell.y + cell.h > frame->height ? GROUND_CUT : GROUND_CELL);
    }
    for (int i = 0; view->phase == PHASE_RECALL && i < view->spot_count; i++)
        arrange_add_round(arrange, point_seen(view, view->spots[i].at),
                          MEEPLE_SIDE * view->board.tile, GROUND_CELL);
    if (view->phase == PHASE_PIECE)
        arrange_add(arrange, cell_seen(view, view->placed->cell), GROUND_CELL);
    if (view->ghost.state == GHOST_FITS || view->ghost.state == GHOST_REFUSED)
        arrange_add(arrange, cell_seen(view, view->ghost.cell), GROUND_KEPT);
}

void grounds_of_pieces(const TableView *view, Arrange *arrange)
{
    for (int i = 0; i < view->game->piece_count; i++)
        arrange_add_round(arrange, board_piece_at(view, view->game->pieces[i]),
                          PIECE_SIDE * piece_scale(view->board.tile), GROUND_FIGURE);
}

void grounds_of_board(const Frame *frame, const TableView *view, Arrange *arrange)
{
    const Game *game = view->game;
    Cell about;
    RecentTiles recent;
    bool any = cell_looked_at(view, &about);
    for (int i = 0; i < game->placed_count; i++) {
        Cell cell = game_site_of_tile(game, game->placed[i])->cell;
        bool beside = any && abs(cell.x - about.x) + abs(cell.y - about.y) == 1;
        arrange_add(arrange, cell_seen(view, cell), GROUND_LAND);
        if (beside)
            arrange_add(arrange, cell_seen(view, cell), GROUND_BESIDE);
    }
    grounds_of_pieces(view, arrange);
    turns_recent(view->session, view->at, &recent);
    for (int i = 0; view->allows.recent && i < recent.count; i++) {
        Rect tile = cell_seen(view, recent.tiles[i].cell);
        arrange_add(arrange, rect_inset(tile, -MARK_NEAR * frame->u), GROUND_MARK);
    }
    if (view->mine)
        add_choices(frame, view, arrange);
}

void grounds_of_tile(const TableView *view, const Site *site, Arrange *arrange)
{
    Figures figures;
    figures_of_tile(view, site, &figures);
    for (int i = 0; i < figures.count; i++) {
        Rect rect = figure_rect(view, &figures.items[i]);
        arrange_add(arrange, rect_inset(rect, AIR * fminf(rect.w, rect.h)), GROUND_FIGURE);
    }
}

static float below(const Arrange *arrange, Rect rect, unsigned grounds)
{
    float sum = 0;
    for (int i = 0; i < arrange->count; i++)
        if (grounds >> arrange->items[i].ground & 1)
            sum += rect_overlap(rect, arrange->items[i].rect);
    return sum;
}

bool grounds_choice_below(const Arrange *arrange, Rect rect)
{
    return below(arrange, rect, OVER(GROUND_CELL) | OVER(GROUND_CUT)) > 0;
}

float grounds_land_below(const Arrange *arrange, Rect rect)
{
    return below(arrange, rect, OVER(GROUND_LAND)) / (rect.w * rect.h);
}

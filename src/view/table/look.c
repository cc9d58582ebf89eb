#include "view/table/look.h"

#include <math.h>

#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/table/acts.h"
#include "view/table/framing.h"
#include "view/table/pointer.h"

#define FLY_SECONDS 4

static const Lit nothing = {.node = NO_NODE};

void look_reset(LookUi *look)
{
    *look = (LookUi){.at = nothing, .walk = {.lit = nothing}, .pin = nothing, .fly = nothing};
}

void look_moved(LookUi *look)
{
    look_unpin(look);
    look_away(look);
    look_walk_end(look);
}

void look_at(LookUi *look, Lit lit, double now)
{
    if (lit.node != look->at.node || lit.system != look->at.system)
        look->since = now;
    look->at = lit;
}

bool look_same_board(LookUi *look, const BoardView *board)
{
    const Point seen[2] = {view_pixel(board, 0, 0), view_pixel(board, 3, 1)};
    bool same = true;
    for (int i = 0; i < 2; i++) {
        same &= seen[i].x == look->below[i].x && seen[i].y == look->below[i].y;
        look->below[i] = seen[i];
    }
    return same;
}

void look_away(LookUi *look)
{
    look->at.node = NO_NODE;
}

void look_walk(LookUi *look, LookPlace place)
{
    look_unpin(look);
    look->walk = place;
}

void look_walk_end(LookUi *look)
{
    look->walk.lit.node = NO_NODE;
}

void look_pin(LookUi *look, Lit lit, double now)
{
    look->pin = lit;
    look->since = now;
}

void look_unpin(LookUi *look)
{
    look->pin.node = NO_NODE;
}

void look_fly(LookUi *look, Lit lit, double now)
{
    look->fly = lit;
    look->fly_until = now + FLY_SECONDS;
    look->fly_due = true;
}

void look_flown(LookUi *look)
{
    look->fly_due = false;
}

void look_land(LookUi *look)
{
    look->fly.node = NO_NODE;
}

void look_land_by(LookUi *look, double now)
{
    if (now >= look->fly_until)
        look_land(look);
}

#define LEAST_STEP .02f /* tiles */

enum { ASLANT = 1000 }; /* costs more than any way that goes rather on than aside */

/* The best place so far. */
typedef struct Search {
    const TableView *view;
    LookPlace from, best;
    Cell way; /* of one step on the board */
    float cost;
} Search;

static bool same_area(const TableView *view, Lit a, Lit b)
{
    return a.node != NO_NODE && a.system == b.system && lit_holds(view, a, b.node);
}

static void try_place(Search *search, LookPlace place)
{
    float x = place.at.x - search->from.at.x, y = place.at.y - search->from.at.y;
    float ahead = x * (float)search->way.x + y * (float)search->way.y;
    float aside = fabsf(x * (float)search->way.y) + fabsf(y * (float)search->way.x);
    float cost = ahead + 2 * aside + (aside > ahead ? ASLANT : 0);
    if (ahead < LEAST_STEP || cost >= search->cost ||
        same_area(search->view, search->from.lit, place.lit))
        return;
    search->cost = cost;
    search->best = place;
}

bool around_next(const TableModel *model, LookPlace from, int direction, LookPlace *to)
{
    const TableView *view = &model->view;
    const Game *game = view->game;
    Search search = {view, from, from, keys_way(&model->table->camera, direction), INFINITY};
    for (int i = 0; i < game->placed_count; i++) {
        const Tile *tile = &view->edition->tiles.tiles[game->placed[i]];
        for (int z = 0; z < MAX_ZONES; z++) {
            const Zone *zone = &tile->zones[z];
            bool lake = zone->kind == ZONE_LAKE;
            if (zone->kind != ZONE_NONE)
                try_place(&search, (LookPlace){{zone->node, lake},
                                               table_anchor(view, zone->node,
                                                            lake ? PIECE_HUT : PIECE_MEEPLE)});
        }
    }
    for (int i = 0; i < game->piece_count; i++) {
        const Piece *piece = &game->pieces[i];
        if (piece->kind == PIECE_HUT)
            try_place(&search,
                      (LookPlace){{piece->node, true}, table_anchor(view, piece->node, PIECE_HUT)});
    }
    *to = search.best;
    return search.cost < INFINITY;
}

/* Where the first step begins. */
static LookPlace start(const Screen *screen, const TableModel *model)
{
    const TableUi *table = &screen->ui->table;
    const TableView *view = &model->view;
    Lit none = {NO_NODE, false};
    Cell cell = view->ghost.state == GHOST_FITS || view->ghost.state == GHOST_REFUSED
                    ? view->ghost.cell
                : view->placed ? view->placed->cell
                               : (Cell){0, 0};
    if (look_by_keys(&table->look))
        return table->look.walk;
    if (!table->pointer.by_keys && !table->pointer.rests && table->pointer.at.x >= 0 &&
        table->look.at.node != NO_NODE)
        return (LookPlace){table->look.at, view_board_point(&model->view.board, table->pointer.at)};
    return (LookPlace){none, {(float)cell.x + .5f, (float)cell.y + .5f}};
}

static Cell cell_of(LookPlace place)
{
    return (Cell){(int8_t)floorf(place.at.x), (int8_t)floorf(place.at.y)};
}

/* The first step finds an area on whatever side it is. */
static bool step(const Screen *screen, const TableModel *model, int direction, LookPlace *to)
{
    LookPlace from = start(screen, model);
    bool found = around_next(model, from, direction, to);
    for (int other = 0; other < 4 && !found && from.lit.node == NO_NODE; other++)
        found = around_next(model, from, other, to);
    return found;
}

void around_go(const Call *call)
{
    const Screen *screen = call->screen;
    TableUi *table = &screen->ui->table;
    LookPlace to;
    if (!step(screen, call->model, call->index, &to))
        return;
    widgets_focus(screen->frame->widgets, 0, false); /* Enter keeps what is looked at */
    look_walk(&table->look, to);
    pointer_by_keys(&table->pointer, true);
    framing_show_cells(&table->camera, call->model, (Cell[]){cell_of(to)}, 1, false);
}

void around_keep(const Call *call)
{
    LookPlace place = call->screen->ui->table.look.walk;
    act_keep_lit(call->screen, call->model, cell_of(place), place.lit, call->intent);
}

void around_draw(Frame *frame, const TableModel *model)
{
    const LookUi *look = &model->table->look;
    if (!look_by_keys(look) || model->lit.node != look->walk.lit.node)
        return;
    Point at = point_seen(&model->view, look->walk.at);
    paint_ring(frame, at, .15f * piece_scale(model->view.board.tile), 3, CREAM);
}

#include "view/table/inspect.h"

#include <math.h>

#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/table/acts.h"
#include "view/table/framing.h"
#include "view/table/pointer.h"

#define FLY_SECONDS 4

static const Lit nothing = {.node = NO_NODE};

void inspect_reset(InspectUi *inspect)
{
    *inspect = (InspectUi){.at = nothing, .walk = {.lit = nothing}, .pin = nothing, .fly = nothing};
}

void inspect_moved(InspectUi *inspect)
{
    inspect_unpin(inspect);
    inspect_away(inspect);
    inspect_walk_end(inspect);
}

void inspect_at(InspectUi *inspect, Lit lit, double now)
{
    if (lit.node != inspect->at.node || lit.system != inspect->at.system)
        inspect->since = now;
    inspect->at = lit;
}

bool inspect_same_board(InspectUi *inspect, const BoardView *board)
{
    const Point seen[2] = {view_pixel(board, 0, 0), view_pixel(board, 3, 1)};
    bool same = true;
    for (int i = 0; i < 2; i++) {
        same &= seen[i].x == inspect->below[i].x && seen[i].y == inspect->below[i].y;
        inspect->below[i] = seen[i];
    }
    return same;
}

void inspect_away(InspectUi *inspect)
{
    inspect->at.node = NO_NODE;
}

void inspect_walk(InspectUi *inspect, InspectPlace place)
{
    inspect_unpin(inspect);
    inspect->walk = place;
}

void inspect_walk_end(InspectUi *inspect)
{
    inspect->walk.lit.node = NO_NODE;
}

void inspect_pin(InspectUi *inspect, Lit lit, double now)
{
    inspect->pin = lit;
    inspect->since = now;
}

void inspect_unpin(InspectUi *inspect)
{
    inspect->pin.node = NO_NODE;
}

void inspect_fly(InspectUi *inspect, Lit lit, double now)
{
    inspect->fly = lit;
    inspect->fly_until = now + FLY_SECONDS;
    inspect->fly_due = true;
}

void inspect_flown(InspectUi *inspect)
{
    inspect->fly_due = false;
}

void inspect_land(InspectUi *inspect)
{
    inspect->fly.node = NO_NODE;
}

void inspect_land_by(InspectUi *inspect, double now)
{
    if (now >= inspect->fly_until)
        inspect_land(inspect);
}

#define LEAST_STEP .02f /* tiles */

enum { ASLANT = 1000 }; /* costs more than any way that goes rather on than aside */

/* The best place so far. */
typedef struct Search {
    const TableView *view;
    InspectPlace from, best;
    Cell way; /* of one step on the board */
    float cost;
} Search;

static bool same_area(const TableView *view, Lit a, Lit b)
{
    return a.node != NO_NODE && a.system == b.system && lit_holds(view, a, b.node);
}

static void try_place(Search *search, InspectPlace place)
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

bool around_next(const TableModel *model, InspectPlace from, int direction, InspectPlace *to)
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
                try_place(&search, (InspectPlace){{zone->node, lake},
                                                  table_anchor(view, zone->node,
                                                               lake ? PIECE_HUT : PIECE_MEEPLE)});
        }
    }
    for (int i = 0; i < game->piece_count; i++) {
        const Piece *piece = &game->pieces[i];
        if (piece->kind == PIECE_HUT)
            try_place(&search, (InspectPlace){{piece->node, true},
                                              table_anchor(view, piece->node, PIECE_HUT)});
    }
    *to = search.best;
    return search.cost < INFINITY;
}

/* Where the first step begins. */
static InspectPlace start(const Screen *screen, const TableModel *model)
{
    const TableUi *table = &screen->ui->table;
    const TableView *view = &model->view;
    Lit none = {NO_NODE, false};
    Cell cell = view->ghost.state == GHOST_FITS || view->ghost.state == GHOST_REFUSED
                    ? view->ghost.cell
                : view->placed ? view->placed->cell
                               : (Cell){0, 0};
    if (inspect_by_keys(&table->inspect))
        return table->inspect.walk;
    if (!table->pointer.by_keys && !table->pointer.rests && table->pointer.at.x >= 0 &&
        table->inspect.at.node != NO_NODE)
        return (InspectPlace){table->inspect.at,
                              view_board_point(&model->view.board, table->pointer.at)};
    return (InspectPlace){none, {(float)cell.x + .5f, (float)cell.y + .5f}};
}

static Cell cell_of(InspectPlace place)
{
    return (Cell){(int8_t)floorf(place.at.x), (int8_t)floorf(place.at.y)};
}

/* The first step finds an area on whatever side it is. */
static bool step(const Screen *screen, const TableModel *model, int direction, InspectPlace *to)
{
    InspectPlace from = start(screen, model);
    bool found = around_next(model, from, direction, to);
    for (int other = 0; other < 4 && !found && from.lit.node == NO_NODE; other++)
        found = around_next(model, from, other, to);
    return found;
}

void around_go(const Call *call)
{
    const Screen *screen = call->screen;
    TableUi *table = &screen->ui->table;
    InspectPlace to;
    if (!step(screen, call->model, call->index, &to))
        return;
    widgets_focus(screen->frame->widgets, 0, false); /* Enter keeps what is looked at */
    inspect_walk(&table->inspect, to);
    pointer_by_keys(&table->pointer, true);
    framing_show_cells(&table->camera, call->model, (Cell[]){cell_of(to)}, 1, false);
}

void around_keep(const Call *call)
{
    InspectPlace place = call->screen->ui->table.inspect.walk;
    act_keep_lit(call->screen, call->model, cell_of(place), place.lit, call->intent);
}

void around_draw(Frame *frame, const TableModel *model)
{
    const InspectUi *inspect = &model->table->inspect;
    if (!inspect_by_keys(inspect) || model->lit.node != inspect->walk.lit.node)
        return;
    Point at = point_seen(&model->view, inspect->walk.at);
    paint_ring(frame, at, .15f * piece_scale(model->view.board.tile), 3, CREAM);
}

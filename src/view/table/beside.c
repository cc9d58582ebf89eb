#include "view/table/beside.h"

#include <math.h>
#include <stdlib.h>

#include "view/kit/paint.h"

/* What it costs to lie wholly on something. */
#define ON_NEIGHBOUR 6
#define ON_TILE 3
#define ON_CELL 5
#define BESIDE_BOARD .1f
#define GRAZING .05f /* of the price is due wherever the box touches */
#define BEYOND 30

float beside_price_on(Rect other, Rect box)
{
    float part = rect_overlap(box, other) / (box.w * box.h);
    return part > 0 ? BEYOND * (part + GRAZING) : 0;
}

float beside_price(const BoardView *board, const TableView *view, Cell middle, Rect within,
                   Rect box)
{
    float size = box.w * box.h;
    float sum = BEYOND * (size - rect_overlap(box, within));
    int reach = 1 + (int)ceilf(fmaxf(box.w, box.h) / (float)board->tile);
    for (int dy = -reach; dy <= reach; dy++)
        for (int dx = -reach; dx <= reach; dx++) {
            Cell cell = {(int8_t)(middle.x + dx), (int8_t)(middle.y + dy)};
            const Site *site = game_site(view->game, cell);
            float part = site ? rect_overlap(box, view_cell(board, cell.x, cell.y)) : 0;
            if (part == 0)
                continue;
            float price = abs(dx) + abs(dy) == 1 ? ON_NEIGHBOUR : ON_TILE;
            if (site->tile == NO_TILE && !table_legal_cell(view, cell))
                sum += BESIDE_BOARD * part;
            else
                sum += (site->tile == NO_TILE ? ON_CELL : price) * (part + GRAZING * size);
        }
    return sum / size;
}

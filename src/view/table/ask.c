#include "view/table/ask.h"

#include <math.h>
#include <stdlib.h>

#include "view/board/table_view.h"
#include "view/kit/paint.h"
#include "view/table/can.h"
#include "view/words/tr.h"

/* What lies under a box beside a cell of the board: so that thumbnails and buttons go where they
 * hide least. */

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

enum { SIDE = 44, GAP = 8, APART = 10 }; /* logical units */

#define NEXT_SIDE .03f /* of less use than the one before it */

bool ask_first(const Widgets *widgets, const Options *options, Phase phase)
{
    return (widgets && widgets->least > 0) || options->ask == ASK_ALWAYS ||
           (options->ask == ASK_PIECES && phase != PHASE_PLACE);
}

Rect ask_place(const Frame *frame, const BoardView *board, const TableView *view, Rect anchor,
               Rect within)
{
    static const Side order[] = {SOUTH, NORTH, EAST, WEST};
    float u = frame->u, side = SIDE * u, apart = APART * u, long_side = (2 * SIDE + GAP) * u;
    Cell cell = table_cell_at(board, (Point){anchor.x + anchor.w / 2, anchor.y + anchor.h / 2});
    float least = INFINITY;
    Rect best = {0, 0, 0, 0};
    for (int i = 0; i < SIDES; i++) {
        bool beside = order[i] == EAST || order[i] == WEST;
        Rect box = {0, 0, beside ? side : long_side, beside ? long_side : side};
        box.x = order[i] == EAST   ? anchor.x + anchor.w + apart
                : order[i] == WEST ? anchor.x - apart - box.w
                                   : anchor.x + (anchor.w - box.w) / 2;
        box.y = order[i] == SOUTH   ? anchor.y + anchor.h + apart
                : order[i] == NORTH ? anchor.y - apart - box.h
                                    : anchor.y + (anchor.h - box.h) / 2;
        box.x = roundf(fmaxf(within.x, fminf(box.x, within.x + within.w - box.w)));
        box.y = roundf(fmaxf(within.y, fminf(box.y, within.y + within.h - box.h)));
        float price = beside_price(board, view, cell, within, box) + beside_price_on(anchor, box) +
                      NEXT_SIDE * (float)i;
        if (price < least) {
            least = price;
            best = box;
        }
    }
    return best;
}

void ask_draw(Frame *frame, const TableNow *now, Rect place)
{
    float side = SIDE * frame->u;
    if (!table_can(now, VERB_TICK))
        return;
    widget_put(frame, table_widget(now, VERB_TICK,
                                   (Widget){.style = STYLE_OCHRE,
                                            .rect = {place.x, place.y, side, side},
                                            .tip = now->stage->view.phase == PHASE_PLACE
                                                       ? tr("Lay it here")
                                                       : NULL}));
    widget_put(frame, table_widget(now, VERB_NOT_YET,
                                   (Widget){.rect = {place.x + place.w - side,
                                                     place.y + place.h - side, side, side}}));
}

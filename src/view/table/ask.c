#include "view/table/ask.h"

#include <math.h>

#include "view/table/beside.h"
#include "view/table/widgets.h"

enum { SIDE = 44, GAP = 8, APART = 10 }; /* logical units */

#define NEXT_SIDE .03f /* of less use than the one before it */

bool ask_first(const Options *options, Phase phase)
{
    return options->ask == ASK_ALWAYS || (options->ask == ASK_PIECES && phase != PHASE_PLACE);
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

void ask_draw(Frame *frame, const TableView *view, Rect place)
{
    static const char *const tips[] = {[PHASE_PLACE] = "Lay it here",
                                       [PHASE_RECALL] = "Confirm",
                                       [PHASE_PIECE] = "Confirm",
                                       [PHASE_END] = ""};
    float u = frame->u;
    if (!view->mine || !frame->ui->table.choice.asked)
        return;
    widget_put(frame, (Widget){.id = TABLE_TICK,
                               .kind = WIDGET_BUTTON,
                               .style = STYLE_OCHRE,
                               .rect = {place.x, place.y, SIDE * u, SIDE * u},
                               .icon = "check",
                               .name = "tick",
                               .tip = tips[view->phase],
                               .key = KEY_ENTER});
    widget_put(frame, (Widget){.id = TABLE_TAKE_BACK,
                               .kind = WIDGET_BUTTON,
                               .rect = {place.x + place.w - SIDE * u, place.y + place.h - SIDE * u,
                                        SIDE * u, SIDE * u},
                               .icon = "cross",
                               .name = "take-back",
                               .tip = "Not yet; right click too",
                               .key = KEY_ESCAPE});
}

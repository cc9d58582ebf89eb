#include "ask.h"

#include <math.h>

#include "table_widgets.h"

enum { SIDE = 44, GAP = 8, APART = 10 }; /* logical units */

bool ask_first(const Options *options, Phase phase)
{
    return options->ask == ASK_ALWAYS || (options->ask == ASK_PIECES && phase != PHASE_PLACE);
}

Rect ask_place(const Frame *frame, Rect anchor, Rect within)
{
    float u = frame->u, w = (2 * SIDE + GAP) * u, h = SIDE * u;
    float x = anchor.x + (anchor.w - w) / 2, y = anchor.y + anchor.h + APART * u;
    if (y + h > within.y + within.h)
        y = anchor.y - APART * u - h;
    return (Rect){roundf(fmaxf(within.x, fminf(x, within.x + within.w - w))),
                  roundf(fmaxf(within.y, fminf(y, within.y + within.h - h))), roundf(w), roundf(h)};
}

void ask_draw(Frame *frame, const TableView *view, Rect place)
{
    static const char *const tips[] = {[PHASE_PLACE] = "Lay it here",
                                       [PHASE_RECALL] = "Confirm",
                                       [PHASE_PIECE] = "Confirm",
                                       [PHASE_END] = ""};
    float side = place.h;
    if (!view->mine || !frame->ui->table.asked)
        return;
    widget_put(frame, (Widget){.id = TABLE_TICK,
                               .kind = WIDGET_BUTTON,
                               .style = STYLE_OCHRE,
                               .rect = {place.x, place.y, side, side},
                               .icon = "check",
                               .name = "tick",
                               .tip = tips[view->phase],
                               .key = KEY_ENTER});
    widget_put(frame, (Widget){.id = TABLE_TAKE_BACK,
                               .kind = WIDGET_BUTTON,
                               .rect = {place.x + place.w - side, place.y, side, side},
                               .icon = "cross",
                               .name = "take-back",
                               .tip = "Not yet; right click too",
                               .key = KEY_ESCAPE});
}

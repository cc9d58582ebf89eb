/* What floats over the board's lower edge for the lenses: their buttons, and the ribbon. */
#include <math.h>
#include <stdio.h>

#include "view/kit/paint.h"
#include "view/table/lens_bar.h"
#include "view/table/widgets.h"
#include "view/words/screens.h"

/* The meadows' tip and title are the edition's terms. */
static const struct {
    const char *icon, *name, *tip, *title, *about, *cap;
    int key;
} lenses[LENSES] = {
    [LENS_MEADOWS] = {"meadow", "lens-meadows", NULL, NULL,
                      "who holds each, and its points at the end", "M", 'm'},
    [LENS_RIVERS] = {"fisher", "lens-rivers", "Open rivers and their fishers", "Rivers",
                     "their fishers, and points if closed now", "F", 'f'},
    [LENS_SYSTEMS] = {"hut", "lens-systems", "River systems and their huts", "River systems",
                      "their huts, and points at the end", "W", 'w'},
    [LENS_PIECES] = {"meeple", "lens-pieces", "All that one player has on the board; again: the next player",
                     "",
                     "points if closed now, or at the end", "P", 'p'},
};

void lens_draw_buttons(Frame *frame, const TableLayout *layout, const Terms *terms)
{
    const TableUi *table = &frame->ui->table;
    float u = frame->u, side = 44 * u;
    for (int kind = LENS_NONE + 1; kind <= layout->lens_count; kind++) {
        const char *tip = lenses[kind].tip ? lenses[kind].tip : terms->hunters;
        widget_put(frame, (Widget){.id = (WidgetId)(TABLE_LENS + kind),
                                   .kind = WIDGET_TOGGLE,
                                   .style = table->lens.kind == kind ? STYLE_OCHRE : STYLE_BARE,
                                   .rect = {layout->lenses.x + (float)(kind - 1) * side,
                                            layout->lenses.y, side, layout->lenses.h},
                                   .icon = lenses[kind].icon,
                                   .name = lenses[kind].name,
                                   .tip = tip,
                                   .on = table->lens.kind == kind,
                                   .key = lenses[kind].key});
    }
}

void lens_draw_ribbon(Frame *frame, const TableLayout *layout, const TableView *view, LensKind kind,
                      int player)
{
    float u = frame->u, left = layout->bar.x + layout->bar.w + 22 * u;
    float most = layout->clear.x + layout->clear.w - 4 * u - left;
    char title[80];
    if (kind == LENS_PIECES)
        say_brief(view->setup, player, title);
    else
        snprintf(title, sizeof title, "%s",
                 lenses[kind].title ? lenses[kind].title : view->terms->meadow.titles);
    float about = text_width(frame, FONT_BOLD, 15, lenses[kind].about);
    float room = fminf(220 * u, most - 96 * u);
    if (kind == LENS_PIECES && text_width(frame, FONT_TITLE, 22, title) > room)
        say_first_name(view->setup, player, title);
    float name = fminf(text_width(frame, FONT_TITLE, 22, title), 220 * u);
    bool short_of_room = name + about + 112 * u > most;
    float width = fminf(most, name + (short_of_room ? 96 * u : about + 112 * u));
    if (width < 90 * u)
        return;
    Rect ribbon = {roundf(left), layout->bar.y + roundf(2 * u), roundf(width), roundf(40 * u)};
    float x = ribbon.x + 44 * u, baseline = ribbon.y + 27 * u;
    paint_patch(frame, "button-ochre-rest", ribbon, 1);
    if (kind == LENS_PIECES)
        paint_icon(frame, player_badges[view->setup->seats[player].colour],
                   (Point){ribbon.x + 24 * u, ribbon.y + ribbon.h / 2}, 26, WHITE, 1);
    else
        paint_icon(frame, lenses[kind].icon, (Point){ribbon.x + 24 * u, ribbon.y + ribbon.h / 2},
                   24, INK, 1);
    x += paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 22, INK}, (Point){x, baseline},
                    fminf(220 * u, ribbon.w - 96 * u), title) +
         10 * u;
    if (!short_of_room)
        paint_text(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 15, INK}, (Point){x, baseline - 1 * u},
                   0, lenses[kind].about);
    paint_keycap(frame, (Point){ribbon.x + ribbon.w - 36 * u, baseline - 2 * u}, lenses[kind].cap,
                 true);
}

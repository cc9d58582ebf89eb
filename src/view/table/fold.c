#include "view/table/fold.h"

#include "view/kit/paint.h"
#include "view/table/can.h"
#include "view/table/panel.h"
#include "view/words/tr.h"

void fold_reset(FoldUi *fold)
{
    *fold = (FoldUi){0};
}

void fold_toggle(FoldUi *fold)
{
    fold->open = !fold->open;
}

/* A tab of leather on the torn edge; its arrow shows where the panel would go. */
static void draw_handle(Frame *frame, const TableNow *now)
{
    const TableLayout *layout = &now->stage->layout;
    bool away = layout->slim || layout->over;
    bool to_left = layout->panel_left != away;
    if (layout->handle.w <= 0)
        return;
    widget_put(
        frame,
        table_widget(
            now, VERB_PANEL,
            (Widget){.rect = layout->handle,
                     .icon = to_left ? "chevron-left" : "chevron-right",
                     .tip = away ? tr("Bring the panel back") : tr("Put the panel away"),
                     .tip_right = layout->panel_left ? 0 : layout->handle.x,
                     .tip_left = layout->panel_left ? layout->handle.x + layout->handle.w : 0,
                     .no_focus = true}));
}

/* What a click opens, between two rules. */
static void draw_heading(Frame *frame, const TableNow *now)
{
    const TableLayout *layout = &now->stage->layout;
    Rect rect = layout->fold;
    float u = frame->u, baseline = rect.y + rect.h / 2 + 5 * u;
    bool open = now->table->fold.open;
    const char *what = open               ? tr("Players")
                       : layout->fold_map ? tr("The whole land, last awards")
                                          : tr("Last awards");
    if (rect.h <= 0)
        return;
    panel_put(frame, now,
              table_widget(now, VERB_FOLD, (Widget){.kind = WIDGET_SPOT, .rect = rect}));
    bool lit = widgets_hovered(frame->widgets, VERB_FOLD) >= 0;
    uint32_t rgb = lit ? FIRE_LIGHT : CREAM_SOFT;
    draw_fill(frame->list, rect, rgba(HIDE_DEEP, .5f));
    paint_icon(frame, open ? "chevron-down" : "chevron-up",
               (Point){rect.x + 18 * u, rect.y + rect.h / 2}, 16, rgb, 1);
    paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, rgb},
               (Point){rect.x + 34 * u, baseline}, rect.w - 42 * u, what);
}

void fold_draw(Frame *frame, const TableNow *now)
{
    draw_handle(frame, now);
    draw_heading(frame, now);
}

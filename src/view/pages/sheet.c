#include "view/pages/sheet.h"

#include <math.h>

#include "view/draw/palette.h"
#include "view/kit/page.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/ui.h"

static bool is_new(const Notice *notice, double now)
{
    return notice->text[0] && now < notice->until;
}

bool notice_shown(const Ui *ui, const Scene *scene)
{
    return is_new(&ui->notice, scene->now);
}

void notice_put(Frame *frame, const Notice *notice)
{
    float u = frame->u;
    float width =
        fminf(text_width(frame, FONT_BOLD, 15, notice->text) + 36 * u, .46f * frame->width);
    Rect bar = {roundf(frame->width - width - 12 * u), roundf(8 * u), roundf(width),
                roundf(42 * u)};
    if (!is_new(notice, frame->now))
        return;
    paint_patch(frame, "tooltip", bar, 1);
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_CENTRE, 15, INK}, rect_inset(bar, 10 * u),
                notice->text);
}

Rect sheet_put(const Screen *screen, WidgetId pane, float width, float height, const char *title)
{
    enum { EDGE = 18, MARGIN = 22, HEAD = 44 };
    Frame *frame = screen->frame;
    float w = page_width(frame), h = page_height(frame);
    width = fminf(width, w - 2 * EDGE);
    height = fminf(height, h - 2 * EDGE);
    float x = (w - width) / 2, y = (h - height) / 2;
    widget_put(
        frame,
        (Widget){.id = pane, .kind = WIDGET_PANE, .rect = {0, 0, frame->width, frame->height}});
    screen->ui->dialogs.sheet = page_rect(frame, (Rect){x, y, width, height});
    paint_card(frame, screen->ui->dialogs.sheet);
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 24, INK},
                page_rect(frame, (Rect){x + MARGIN, y + 14, width - 2 * MARGIN, 36}), title);
    return page_rect(
        frame, (Rect){x + MARGIN, y + 14 + HEAD, width - 2 * MARGIN, height - 14 - HEAD - 20});
}

void sheet_put_close(Frame *frame, WidgetId id, Rect inner)
{
    float u = frame->u;
    widget_put(frame,
               action_widget(VERB_CLOSE,
                             (Widget){.id = id,
                                      .style = STYLE_PAPER,
                                      .icon = "close",
                                      .rect = page_rect(frame, (Rect){(inner.x + inner.w) / u - 44,
                                                                      inner.y / u - 46, 44, 40})}));
}

void sheet_close(Ui *ui)
{
    bool menu = ui->dialogs.from_menu;
    ui->dialogs.from_menu = false;
    ui_open(ui, menu ? OVERLAY_MENU : OVERLAY_NONE);
}

bool sheet_scroll(const Screen *screen, WidgetEvent event, const Input *input)
{
    Scroll *scroll = &screen->ui->dialogs.scroll;
    if (scroll_handle(screen->frame, scroll, event, input))
        return true;
    if (event.kind != WIDGET_NOTHING || input->kind != INPUT_KEY ||
        (input->key != KEY_UP && input->key != KEY_DOWN))
        return false;
    scroll->at += (input->key == KEY_UP ? -60 : 60) * screen->frame->u;
    return true;
}

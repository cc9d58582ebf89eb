/* The keys, and the buttons of a game controller, on one sheet. */
#include <math.h>

#include "view/kit/page.h"
#include "view/pages/dialog.h"
#include "view/state/actions.h"
#include "view/state/screens.h"
#include "view/words/tr.h"

enum { KEYS_PANE = WIDGETS_OVERLAY };

enum { AIR = 18 }; /* logical units beside the scroll bar */

static const TextStyle text_style = {FONT_TEXT, ALIGN_LEFT, 17, INK};
static const TextStyle head_style = {FONT_HEAVY, ALIGN_LEFT, 19, INK};

/* Key caps with what they do, in as many columns as there is room for. */
static float put_caps(Frame *frame, Rect rect, const char *title, bool pad)
{
    float u = frame->u, head = 36 * u;
    HelpLine help;
    int count = 0;
    while (help_line(pad, count, &help))
        count++;
    int columns = (int)fmaxf(1, floorf(rect.w / (340 * u))), rows = (count + columns - 1) / columns;
    paint_label(frame, head_style, (Rect){rect.x, rect.y, rect.w, 26 * u}, title);
    for (int i = 0; i < count; i++) {
        float x = rect.x + rect.w / (float)columns * (float)(i / rows);
        float y = rect.y + head + 28 * u * (float)(i % rows);
        help_line(pad, i, &help);
        float cap = paint_keycap(frame, (Point){x, y + 17 * u}, help.cap, true) + 8 * u;
        float what = fmaxf(74 * u, cap);
        paint_label(frame, text_style,
                    (Rect){x + what, y - 2 * u, rect.w / (float)columns - what - 6 * u, 28 * u},
                    help.what);
    }
    return head + 28 * u * (float)rows;
}

/* Returns the height in pixels. */
static float put_all(Frame *frame, Rect rect)
{
    float top = rect.y;
    rect.y += put_caps(frame, rect, tr("Keys"), false) + 12 * frame->u;
    rect.y += put_caps(frame, rect, tr("Game controller"), true);
    return rect.y - top;
}

static void keys_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    Scroll *scroll = &screen->ui->dialogs.scroll;
    Rect inner = dialog_put(screen, KEYS_PANE, 1160, 520, tr("Keys and buttons"));
    Rect text = {inner.x, 0, inner.w - (SCROLL_BAR + AIR) * frame->u, 0};
    Frame measure = page_measure(frame);
    text.y = scroll_begin(frame, scroll, inner, put_all(&measure, text));
    put_all(frame, text);
    scroll_end(frame, scroll);
    dialog_put_close(frame, inner);
}

static void keys_handle(const Screen *screen, WidgetEvent event, const Input *input, Intent *intent)
{
    bool key = event.kind == WIDGET_NOTHING && input->kind == INPUT_KEY;
    (void)intent;
    if (dialog_scroll(screen, event, input))
        return;
    if (key && (action_pressed(VERB_KEYS, input) || action_pressed(VERB_AGREE, input)))
        dialog_close(screen->ui);
}

const ScreenPart keys_overlay = {.build = keys_build, .handle = keys_handle};

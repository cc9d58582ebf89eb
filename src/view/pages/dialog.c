#include "view/pages/dialog.h"

#include <math.h>
#include <string.h>

#include "view/draw/palette.h"
#include "view/kit/page.h"
#include "view/pages/files.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/ui.h"
#include "view/words/tr.h"

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

Rect dialog_put(const Screen *screen, WidgetId pane, float width, float height, const char *title)
{
    enum { EDGE = 18, MARGIN = 22, ABOVE = 14, HEAD = 44, BELOW = 20 };
    Frame *frame = screen->frame;
    Rect all = {0, 0, frame->width, frame->height};
    float w = page_width(frame), h = page_height(frame);
    width = fminf(width, w - 2 * EDGE);
    height = fminf(height, h - 2 * EDGE);
    Rect rect = {(w - width) / 2, (h - height) / 2, width, height};
    widget_put(frame, (Widget){.id = pane, .kind = WIDGET_PANE, .rect = all});
    screen->ui->dialogs.dialog = page_rect(frame, rect);
    paint_card(frame, screen->ui->dialogs.dialog);
    rect = rect_pad(rect, MARGIN, 0);
    cut_top(&rect, ABOVE);
    cut_bottom(&rect, BELOW);
    Rect line = cut_top(&rect, HEAD);
    line.h = 36;
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 24, INK}, page_rect(frame, line), title);
    return page_rect(frame, rect);
}

void dialog_put_close(Frame *frame, WidgetId id, Rect inner)
{
    Rect rect = page_units(frame, inner);
    rect = cut_right(&rect, 44);
    page_put(frame, (Rect){rect.x, rect.y - 46, 44, 40},
             action_widget(VERB_CLOSE, (Widget){.id = id, .style = STYLE_PAPER, .icon = "close"}));
}

void dialog_close(Ui *ui)
{
    bool menu = ui->dialogs.from_menu;
    ui->dialogs.from_menu = false;
    ui_open(ui, menu ? OVERLAY_MENU : OVERLAY_NONE);
}

bool dialog_scroll(const Screen *screen, WidgetEvent event, const Input *input)
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

/* A dialog that says something, or asks before something is done. */

enum { MESSAGE_PANE = WIDGETS_OVERLAY, MESSAGE_DO, MESSAGE_CLOSE, MESSAGE_COPY, MESSAGE_SAVE };

enum { AROUND = 154, LEAST_SIZE = 12 }; /* logical units: title and buttons; of letters */

/* The text's letters, smaller where all of it has no room otherwise; and its height, pixels. */
static TextStyle fitting(const Frame *frame, const char *text, float width, float *height)
{
    TextStyle style = {FONT_TEXT, ALIGN_LEFT, 17, INK};
    Frame measure = page_measure(frame);
    for (;; style.size--) {
        *height = page_paragraph(&measure, style, (Rect){.w = width}, text);
        if (style.size <= LEAST_SIZE || *height <= frame->height - (AROUND + 36) * frame->u)
            return style;
    }
}

/* What the button says that does nothing. */
static const char *refusal_of(const DialogsUi *dialogs)
{
    static const char *const words[] = {[REFUSAL_CANCEL] = N_("Cancel"),
                                        [REFUSAL_CLOSE] = N_("Close"),
                                        [REFUSAL_LEAVE] = N_("Leave it")};
    return tr(words[dialogs->verb[0] ? dialogs->refusal : REFUSAL_CLOSE]);
}

static void message_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    const DialogsUi *dialogs = &screen->ui->dialogs;
    bool asks = dialogs->verb[0] != '\0', agrees = asks && !dialogs->loses;
    uint8_t close = agrees || dialogs->saves ? STYLE_PAPER : STYLE_OCHRE;
    float u = frame->u, width = fminf(480, page_width(frame) - 36);
    float text;
    TextStyle style = fitting(frame, dialogs->text, (width - 44) * u, &text);
    Rect inner = dialog_put(screen, MESSAGE_PANE, width, text / u + AROUND, dialogs->title);
    page_paragraph(frame, style, inner, dialogs->text);
    Rect line = page_units(frame, inner);
    line = cut_bottom(&line, 44);
    Rect left = line, right = cut_right(&line, asks ? 148 : 0);
    cut_right(&line, asks ? 12 : 0);
    page_put(frame, cut_right(&line, 140),
             action_widget(VERB_CLOSE, page_button(MESSAGE_CLOSE, close, asks ? "cancel" : "close",
                                                   refusal_of(dialogs), NULL, NULL)));
    if (!asks || (!dialogs->saves && strchr(dialogs->text, '/'))) {
        /* why something failed, or where a file is */
        Widget copies = page_spot(MESSAGE_COPY, 0, "copy-text", NULL);
        copies.copies = dialogs->text;
        copies.rect = page_rect(frame, (Rect){left.x, left.y + 4, 36, 36});
        page_copies(frame, copies);
    }
    if (!asks)
        return;
    if (dialogs->saves)
        page_put(frame, right,
                 action_widget(VERB_AGREE, page_button(MESSAGE_SAVE, STYLE_OCHRE, "save-first",
                                                       tr("Save it"), NULL, NULL)));
    Widget confirm = page_button(MESSAGE_DO, agrees ? STYLE_OCHRE : STYLE_PAPER, "confirm",
                                 dialogs->verb, NULL, NULL);
    page_put(frame, dialogs->saves ? cut_left(&left, 124) : right,
             agrees ? action_widget(VERB_AGREE, confirm) : confirm);
}

static void message_handle(const Screen *screen, WidgetEvent event, const Input *input,
                           Intent *intent)
{
    Frame *frame = screen->frame;
    DialogsUi *dialogs = &screen->ui->dialogs;
    bool enter = event.kind == WIDGET_NOTHING && action_pressed(VERB_AGREE, input);
    if (page_first_focus(frame, event, input, MESSAGE_CLOSE) ||
        (event.kind != WIDGET_PRESSED && !enter))
        return;
    bool agreed = event.id == MESSAGE_DO;
    if (event.id == MESSAGE_SAVE) {
        files_open(screen->ui, screen->scene, true, intent);
        dialogs->then = dialogs->pending;
        return;
    }
    if (agreed)
        *intent = dialogs->pending;
    dialogs->verb[0] = '\0';
    if (!agreed && dialogs->behind == OVERLAY_FILES)
        files_open_again(screen->ui);
    else
        ui_open(screen->ui, agreed ? OVERLAY_NONE : (OverlayId)dialogs->behind);
}

const ScreenPart message_overlay = {.build = message_build, .handle = message_handle};

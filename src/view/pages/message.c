/* A card that says something, or asks before something is done. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/kit/page.h"
#include "view/pages/files.h"
#include "view/pages/sheet.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/words/tr.h"

enum { MESSAGE_PANE = WIDGETS_OVERLAY, MESSAGE_DO, MESSAGE_CLOSE, MESSAGE_COPY, MESSAGE_SAVE };

enum { AROUND = 154, LEAST_SIZE = 12 }; /* logical units: title and buttons; of letters */

/* The text's letters, smaller where all of it has no room otherwise; and its height, pixels. */
static TextStyle fitting(const Frame *frame, const char *text, float width, float *height)
{
    TextStyle style = {FONT_TEXT, ALIGN_LEFT, 17, INK};
    Frame measure = *frame;
    measure.list = NULL;
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
    Rect inner = sheet_put(screen, MESSAGE_PANE, width, text / u + AROUND, dialogs->title);
    float bottom = (inner.y + inner.h) / u - 44, right = (inner.x + inner.w) / u;
    page_paragraph(frame, style, inner, dialogs->text);
    widget_put(frame,
               action_widget(VERB_CLOSE,
                             (Widget){.id = MESSAGE_CLOSE,
                                      .style = close,
                                      .rect = page_rect(frame, (Rect){right - (asks ? 300 : 140),
                                                                      bottom, 140, 44}),
                                      .name = asks ? "cancel" : "close",
                                      .label = refusal_of(dialogs)}));
    if (!asks || (!dialogs->saves &&
                  strchr(dialogs->text, '/'))) /* why something failed, or where a file is */
        page_copies(frame,
                    (Widget){.id = MESSAGE_COPY,
                             .kind = WIDGET_SPOT,
                             .rect = page_rect(frame, (Rect){inner.x / u, bottom + 4, 36, 36}),
                             .name = "copy-text",
                             .copies = dialogs->text});
    if (!asks)
        return;
    Widget confirm = {.id = MESSAGE_DO,
                      .style = agrees ? STYLE_OCHRE : STYLE_PAPER,
                      .rect = page_rect(frame, (Rect){right - 148, bottom, 148, 44}),
                      .name = "confirm",
                      .label = dialogs->verb};
    if (dialogs->saves) {
        widget_put(frame, action_widget(VERB_AGREE, (Widget){.id = MESSAGE_SAVE,
                                                             .style = STYLE_OCHRE,
                                                             .rect = confirm.rect,
                                                             .name = "save-first",
                                                             .label = tr("Save it")}));
        confirm.rect = page_rect(frame, (Rect){inner.x / u, bottom, 124, 44});
    }
    widget_put(frame, agrees ? action_widget(VERB_AGREE, confirm) : confirm);
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

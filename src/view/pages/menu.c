/* The menu of the table: everything that is not a move. */
#include "view/words/menu.h"
#include "view/kit/page.h"
#include "view/pages/files.h"
#include "view/pages/sheet.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/words/tr.h"

enum { MENU_PANE = WIDGETS_OVERLAY };

/* From the second one on; the first leads back. */
static const Verb verbs[] = {VERB_SAVE,        VERB_OPEN,    VERB_NEW, VERB_OPTIONS, VERB_HELP,
                             VERB_FULL_SCREEN, VERB_PICTURE, VERB_LOG, VERB_TITLE,   VERB_QUIT};

/* What was settled before the game began. */
static void draw_about(Frame *frame, const Setup *setup, Rect rect)
{
    char text[120];
    say_settled((EditionId)setup->edition, (Help)setup->help, text, sizeof text);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, INK_SOFT}, rect, text);
}

/* The first button over the whole width, the others below it in two columns. */
static void menu_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    enum { COUNT = sizeof verbs / sizeof verbs[0], HEIGHT = 46, GAP = 10 };
    float u = frame->u;
    Rect inner = sheet_put(screen, MENU_PANE, 480,
                           64 + 20 + (HEIGHT + GAP) * (1 + (COUNT + 1) / 2) + 12, tr("Menu"));
    float x = inner.x / u, y = inner.y / u, w = inner.w / u, half = (w - GAP) / 2;
    widget_put(frame, action_widget(VERB_CLOSE, (Widget){.style = STYLE_OCHRE,
                                                         .rect = page_rect(frame, x, y, w, HEIGHT),
                                                         .name = "continue",
                                                         .label = tr("Back to the game"),
                                                         .icon = "play",
                                                         .tip = tr("Close the menu")}));
    for (int i = 0; i < COUNT; i++)
        widget_put(frame,
                   action_widget(verbs[i], (Widget){.style = STYLE_PAPER,
                                                    .left = true,
                                                    .label = action_label(verbs[i]),
                                                    .rect = page_rect(
                                                        frame, i % 2 ? x + half + GAP : x,
                                                        y + (float)(i / 2 + 1) * (HEIGHT + GAP) + 8,
                                                        half, HEIGHT)}));
    if (screen->scene->session)
        draw_about(frame, session_setup(screen->scene->session),
                   page_rect(frame, x + w / 4, y - 40, .75f * w, 24));
}

/* Opens a page from the menu: closing it leads back there. */
static void open_page(Ui *ui, OverlayId page)
{
    ui_open(ui, page);
    ui->dialogs.from_menu = true;
}

static void menu_handle(const Screen *screen, WidgetEvent event, const Input *input, Intent *intent)
{
    Frame *frame = screen->frame;
    Ui *ui = screen->ui;
    if (page_first_focus(frame, event, input, widget_id(frame->widgets, VERB_CLOSE, 0)) ||
        event.kind != WIDGET_PRESSED)
        return;
    ui_open(ui, OVERLAY_NONE);
    ui->dialogs.from_menu = event.verb == VERB_SAVE || event.verb == VERB_OPEN;
    switch (event.verb) {
    case VERB_SAVE:
    case VERB_OPEN:
        files_open(ui, screen->scene, event.verb == VERB_SAVE, intent);
        break;
    case VERB_NEW:
        ui_go(ui, SCREEN_SEATS);
        break;
    case VERB_OPTIONS:
        open_page(ui, OVERLAY_OPTIONS);
        break;
    case VERB_HELP:
        open_page(ui, OVERLAY_HELP);
        break;
    case VERB_FULL_SCREEN:
        intent->kind = INTENT_FULL_SCREEN;
        break;
    case VERB_PICTURE:
        intent->kind = INTENT_PICTURE;
        break;
    case VERB_LOG:
        open_page(ui, OVERLAY_LOG);
        break;
    case VERB_TITLE:
        intent->kind = INTENT_TITLE;
        break;
    case VERB_QUIT:
        intent->kind = INTENT_QUIT;
        break;
    }
}

const ScreenPart menu_overlay = {.build = menu_build, .handle = menu_handle};

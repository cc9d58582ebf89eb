/* The menu of the table: everything that is not a move. */
#include <stdio.h>

#include "view/kit/page.h"
#include "view/pages/files.h"
#include "view/pages/sheet.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/words/say.h"
#include "view/words/screens.h"

enum {
    MENU_PANE = WIDGETS_OVERLAY,
    MENU_CONTINUE,
    MENU_SAVE,
    MENU_OPEN,
    MENU_NEW,
    MENU_OPTIONS,
    MENU_HELP,
    MENU_FULL_SCREEN,
    MENU_PICTURE,
    MENU_LOG,
    MENU_TITLE,
    MENU_QUIT,
};

static const Widget buttons[] = {
    {.id = MENU_CONTINUE,
     .style = STYLE_OCHRE,
     .name = "continue",
     .label = "Back to the game",
     .icon = "play",
     .key = KEY_ESCAPE,
     .tip = "Close the menu"},
    {.id = MENU_SAVE,
     .name = "save",
     .label = "Save as",
     .icon = "save",
     .key = 's',
     .mods = MOD_CTRL,
     .tip = "Keep a copy; the game itself is always kept"},
    {.id = MENU_OPEN,
     .name = "open",
     .label = "Open a game",
     .icon = "folder",
     .key = 'o',
     .mods = MOD_CTRL,
     .tip = "A game that was saved"},
    {.id = MENU_NEW,
     .name = "new",
     .label = "New game",
     .icon = "plus",
     .key = 'n',
     .mods = MOD_CTRL,
     .tip = "Seats, edition, who begins"},
    {.id = MENU_OPTIONS,
     .name = "options",
     .label = "Options",
     .icon = "gear",
     .tip = "Size of letters, motion, full screen"},
    {.id = MENU_HELP,
     .name = "help",
     .label = "Rules and keys",
     .icon = "book",
     .key = KEY_F1,
     .tip = "The rules in ten lines"},
    {.id = MENU_FULL_SCREEN,
     .name = "full-screen",
     .label = "Full screen",
     .icon = "fullscreen",
     .key = KEY_F11,
     .tip = "On or off"},
    {.id = MENU_PICTURE,
     .name = "picture",
     .label = "Picture of the land",
     .icon = "picture",
     .tip = "The whole board, kept beside the games"},
    {.id = MENU_LOG,
     .name = "log",
     .label = "The game so far",
     .icon = "log",
     .tip = "Every award, and where all points came from",
     .key = 'l'},
    {.id = MENU_TITLE,
     .name = "title",
     .label = "Main menu",
     .icon = "aurochs",
     .tip = "The game waits there for you"},
    {.id = MENU_QUIT,
     .name = "quit",
     .label = "Quit",
     .icon = "quit",
     .key = 'q',
     .mods = MOD_CTRL,
     .tip = "The game waits until next time"},
};

/* What was settled before the game began. */
static void draw_about(Frame *frame, Rect rect)
{
    const Session *session = frame->scene->session;
    if (!session)
        return;
    const Setup *setup = session_setup(session);
    char text[80];
    snprintf(text, sizeof text, "%s, help: %s", terms_of(setup->edition)->edition.title,
             say_help(setup->help));
    page_line(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, INK_SOFT}, rect, text);
}

/* The first button over the whole width, the others below it in two columns. */
static void menu_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    enum { COUNT = sizeof buttons / sizeof buttons[0], HEIGHT = 46, GAP = 10 };
    float u = frame->u;
    Rect inner =
        sheet_put(screen, MENU_PANE, 480, 64 + 20 + (HEIGHT + GAP) * (1 + COUNT / 2) + 12, "Menu");
    float x = inner.x / u, y = inner.y / u, w = inner.w / u, half = (w - GAP) / 2;
    for (int i = 0; i < COUNT; i++) {
        Widget widget = buttons[i];
        int row = (i + 1) / 2;
        bool second = i > 0 && i % 2 == 0;
        if (i > 0) {
            widget.style = STYLE_PAPER;
            widget.left = true;
        }
        widget.rect = page_rect(frame, second ? x + half + GAP : x,
                                y + (float)row * (HEIGHT + GAP) + (row > 0 ? 8 : 0),
                                i > 0 ? half : w, HEIGHT);
        widget_put(frame, widget);
    }
    draw_about(frame, page_rect(frame, x + w / 4, y - 40, .75f * w, 24));
}

static void menu_handle(const Screen *screen, WidgetEvent event, const Input *input, Intent *intent)
{
    Frame *frame = screen->frame;
    Ui *ui = frame->ui;
    if (page_first_focus(frame, event, input, MENU_CONTINUE) || event.kind != WIDGET_PRESSED)
        return;
    ui_open(ui, OVERLAY_NONE);
    ui->dialogs.from_menu = event.id == MENU_SAVE || event.id == MENU_OPEN ||
                            event.id == MENU_OPTIONS || event.id == MENU_HELP ||
                            event.id == MENU_LOG;
    switch (event.id) {
    case MENU_SAVE:
    case MENU_OPEN:
        files_open(ui, screen->scene, event.id == MENU_SAVE, intent);
        break;
    case MENU_NEW:
        ui_go(ui, SCREEN_SEATS);
        break;
    case MENU_OPTIONS:
        ui_open(ui, OVERLAY_OPTIONS);
        break;
    case MENU_HELP:
        ui_open(ui, OVERLAY_HELP);
        break;
    case MENU_FULL_SCREEN:
        intent->kind = INTENT_FULL_SCREEN;
        break;
    case MENU_PICTURE:
        intent->kind = INTENT_PICTURE;
        break;
    case MENU_LOG:
        ui_open(ui, OVERLAY_LOG);
        break;
    case MENU_TITLE:
        intent->kind = INTENT_TITLE;
        break;
    case MENU_QUIT:
        intent->kind = INTENT_QUIT;
        break;
    }
}

const ScreenPart menu_overlay = {menu_build, menu_handle, NULL};

/* The menu of the table: everything that is not a move. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>

#include "view/kit/page.h"
#include "view/pages/dialog.h"
#include "view/pages/files.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/words/lobby.h"
#include "view/words/terms.h"
#include "view/words/tr.h"

enum { MENU_PANE = WIDGETS_OVERLAY, MENU_SEED, MENU_HELP };

/* From the second one on; the first leads back. */
static const Verb verbs[] = {VERB_SAVE,        VERB_OPEN,    VERB_NEW, VERB_OPTIONS, VERB_HELP,
                             VERB_FULL_SCREEN, VERB_PICTURE, VERB_LOG, VERB_TITLE,   VERB_QUIT};

/* How much the table explains, which all can agree to change. */
static void put_levels(Frame *frame, const Setup *setup, Rect line)
{
    static const char *const names[HELPS] = {"help-family", "help-standard", "help-purist"};
    float u = frame->u;
    paint_rule(frame, line.x * u, (line.y - 10) * u, line.w * u, INK_SOFT, .34f);
    Rect head = cut_left(&line, 64);
    head.w -= 8;
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK}, page_rect(frame, head),
                trc("explained", "Help"));
    for (int help = 0; help < HELPS; help++)
        page_put(frame, column_of(line, 0, HELPS, help),
                 page_choice((WidgetId)(MENU_HELP + help), help, names[help], say_help((Help)help),
                             setup->help == help));
}

/* The edition, and the seed for whoever wants to play with the same tiles. */
static void put_seed(Frame *frame, const Setup *setup, Rect rect)
{
    const TextStyle style = {FONT_TEXT, ALIGN_RIGHT, 15, INK_SOFT};
    char seed[20], text[160];
    const char *edition = tr(terms_of((EditionId)setup->edition)->edition.title);
    if (!setup->seeded) {
        paint_label(frame, style, rect, edition);
        return;
    }
    snprintf(seed, sizeof seed, "%" PRIx64, setup->seed);
    say_seeded(edition, seed, text, sizeof text);
    float room = rect.w - PAGE_COPIES * frame->u,
          width = fminf(text_width(frame, FONT_TEXT, style.size, text), room) + 6 * frame->u;
    Widget copies = page_spot(MENU_SEED, 0, "copy-seed", NULL);
    copies.rect = (Rect){rect.x + room - width, rect.y, rect.w - room + width, rect.h};
    copies.copies = seed;
    page_copies(frame, copies);
    rect.w = room;
    paint_label(frame, style, rect, text);
}

/* The first button over the whole width, the others below it in two columns. */
static void menu_build(const Screen *screen)
{
    enum { COUNT = sizeof verbs / sizeof verbs[0], ROWS = (COUNT + 1) / 2, AROUND = 86 };
    enum { BELOW = 8, LEVELS = 40, ABOVE_LEVELS = 20, SEED = 24 };
    Frame *frame = screen->frame;
    bool roomy = page_height(frame) >= 560;
    float height = roomy ? 46 : 40, gap = roomy ? 10 : 7, line = height + gap;
    const Setup *setup = screen->scene->session ? session_setup(screen->scene->session) : NULL;
    Rect area = page_units(
        frame, dialog_put(screen, MENU_PANE, 480,
                          AROUND + (1 + ROWS) * line - gap + (setup ? ABOVE_LEVELS + LEVELS : 0),
                          tr("Menu")));
    Rect seed = {area.x + area.w / 4, area.y - 40, .75f * area.w, SEED};
    page_put(
        frame, cut_top(&area, height),
        action_widget(VERB_CLOSE, page_button(0, STYLE_OCHRE, "continue", tr("Back to the game"),
                                              "play", tr("Close the menu"))));
    cut_top(&area, gap + BELOW);
    for (int i = 0; i < COUNT; i++) {
        Rect row = {area.x, area.y + line * (float)(i / 2), area.w, height};
        Widget button = {.style = STYLE_PAPER, .left = true, .label = action_label(verbs[i])};
        page_put(frame, column_of(row, gap, 2, i % 2), action_widget(verbs[i], button));
    }
    if (!setup)
        return;
    cut_top(&area, ROWS * line - gap + ABOVE_LEVELS);
    put_levels(frame, setup, cut_top(&area, LEVELS));
    put_seed(frame, setup, page_rect(frame, seed));
}

/* What a level would show is told before it is taken; where several people sit all of them are
 * asked. */
static void press_level(const Screen *screen, Help help)
{
    const Setup *setup = session_setup(screen->scene->session);
    Intent wish = {.kind = INTENT_HELP, .index = help};
    char text[300];
    int people = 0;
    for (int p = 0; p < setup->player_count; p++)
        people += setup->seats[p].kind == SEAT_HUMAN;
    if (setup->help == help)
        return;
    say_help_asked(help, text, sizeof text);
    ui_propose(screen->ui, OVERLAY_MENU, tr("Change the help in the game?"), text,
               people > 1 ? tr("Everybody agrees") : tr("Change it"), &wish);
}

static void menu_handle(const Screen *screen, WidgetEvent event, const Input *input, Intent *intent)
{
    Frame *frame = screen->frame;
    Ui *ui = screen->ui;
    if (page_first_focus(frame, event, input, widget_id(frame->widgets, VERB_CLOSE, 0)) ||
        event.kind != WIDGET_PRESSED)
        return;
    if (event.id >= MENU_HELP && event.id < MENU_HELP + HELPS) {
        press_level(screen, (Help)event.index);
        return;
    }
    ui_open(ui, OVERLAY_NONE);
    action_run(&(Call){screen, NULL, (Verb)event.verb, 0, intent});
    ui->dialogs.from_menu = ui->overlay != OVERLAY_NONE; /* closing it leads back */
}

const ScreenPart menu_overlay = {.build = menu_build, .handle = menu_handle};

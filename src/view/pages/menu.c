/* The menu of the table: everything that is not a move. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>

#include "view/kit/page.h"
#include "view/pages/files.h"
#include "view/pages/sheet.h"
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

/* Logical units: of buttons, and between them. */
typedef struct MenuPlan {
    float height, gap;
} MenuPlan;

static MenuPlan plan_of(const Frame *frame)
{
    return page_height(frame) >= 560 ? (MenuPlan){46, 10} : (MenuPlan){40, 7};
}

/* How much the table explains, which all can agree to change. */
static void put_levels(Frame *frame, const Setup *setup, Rect rect)
{
    static const char *const names[HELPS] = {"help-family", "help-standard", "help-purist"};
    float u = frame->u, x = rect.x / u, y = rect.y / u, h = rect.h / u, head = 64;
    float width = (rect.w / u - head) / HELPS;
    paint_rule(frame, rect.x, rect.y - 10 * u, rect.w, INK_SOFT, .34f);
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK},
                page_rect(frame, (Rect){x, y, head - 8, h}), trc("explained", "Help"));
    for (int help = 0; help < HELPS; help++)
        widget_put(frame, (Widget){.id = (WidgetId)(MENU_HELP + help),
                                   .index = (int16_t)help,
                                   .kind = WIDGET_TOGGLE,
                                   .style = STYLE_PAPER,
                                   .rect = page_rect(
                                       frame, (Rect){x + head + width * (float)help, y, width, h}),
                                   .name = names[help],
                                   .label = say_help((Help)help),
                                   .on = setup->help == help});
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
    page_copies(frame,
                (Widget){.id = MENU_SEED,
                         .kind = WIDGET_SPOT,
                         .rect = {rect.x + room - width, rect.y, rect.w - room + width, rect.h},
                         .name = "copy-seed",
                         .copies = seed});
    rect.w = room;
    paint_label(frame, style, rect, text);
}

/* The first button over the whole width, the others below it in two columns. */
static void menu_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    enum { COUNT = sizeof verbs / sizeof verbs[0], LINES = 1 + (COUNT + 1) / 2, AROUND = 78 };
    MenuPlan plan = plan_of(frame);
    float u = frame->u, line = plan.height + plan.gap, lines = LINES * line + 8;
    const Setup *setup = screen->scene->session ? session_setup(screen->scene->session) : NULL;
    Rect inner = sheet_put(screen, MENU_PANE, 480,
                           AROUND + lines - plan.gap + (setup ? 20 + 40 : 0), tr("Menu"));
    float x = inner.x / u, y = inner.y / u, w = inner.w / u, half = (w - plan.gap) / 2;
    widget_put(frame, action_widget(VERB_CLOSE,
                                    (Widget){.style = STYLE_OCHRE,
                                             .rect = page_rect(frame, (Rect){x, y, w, plan.height}),
                                             .name = "continue",
                                             .label = tr("Back to the game"),
                                             .icon = "play",
                                             .tip = tr("Close the menu")}));
    for (int i = 0; i < COUNT; i++)
        widget_put(frame,
                   action_widget(
                       verbs[i],
                       (Widget){.style = STYLE_PAPER,
                                .left = true,
                                .label = action_label(verbs[i]),
                                .rect = page_rect(frame, (Rect){i % 2 ? x + half + plan.gap : x,
                                                                y + (float)(i / 2 + 1) * line + 8,
                                                                half, plan.height})}));
    if (!setup)
        return;
    put_levels(frame, setup, page_rect(frame, (Rect){x, y + lines - plan.gap + 20, w, 40}));
    put_seed(frame, setup, page_rect(frame, (Rect){x + w / 4, y - 40, .75f * w, 24}));
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

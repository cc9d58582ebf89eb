#include "view/pages/dialog.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/draw/palette.h"
#include "view/kit/page.h"
#include "view/pages/files.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/words/files.h"
#include "view/words/terms.h"
#include "view/words/tr.h"

bool notice_shown(const Ui *ui, const Scene *scene)
{
    return ui->notice.text[0] && scene->now < ui->notice.until;
}

void notice_put(const Screen *screen)
{
    enum { AROUND_WORDS = 36, AIR = 12, TOP = 8, HIGH = 42 };
    const TextStyle style = {FONT_BOLD, ALIGN_CENTRE, 15, INK};
    Frame *frame = screen->frame;
    const char *text = screen->ui->notice.text;
    float u = frame->u, width = text_width(frame, FONT_BOLD, style.size, text) + AROUND_WORDS * u;
    width = fminf(width, .46f * frame->width);
    Rect bar = {roundf(frame->width - width - AIR * u), roundf(TOP * u), roundf(width),
                roundf(HIGH * u)};
    if (!notice_shown(screen->ui, screen->scene))
        return;
    paint_patch(frame, "tooltip", bar, 1);
    paint_label(frame, style, rect_inset(bar, 10 * u), text);
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

void dialog_put_close(Frame *frame, Rect inner)
{
    Rect rect = page_units(frame, inner);
    rect = cut_right(&rect, 44);
    page_put(frame, (Rect){rect.x, rect.y - 46, 44, 40},
             action_widget(VERB_CLOSE, (Widget){.style = STYLE_PAPER, .icon = "close"}));
}

void dialog_put_languages(Frame *frame, Rect row, uint8_t verb)
{
    for (int i = 0; i < LANGUAGE_PSEUDO; i++) {
        const char *code = language_facts[i].code, *name = language_facts[i].name;
        Widget one =
            page_choice(0, i, said("language-%s", code), name, language_now() == (Language)i);
        one.verb = verb;
        page_put(frame, column_of(row, 0, LANGUAGE_PSEUDO, i), one);
    }
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
    bool closes = event.kind == WIDGET_PRESSED && event.verb == VERB_CLOSE;
    if (closes)
        dialog_close(screen->ui);
    if (closes || scroll_handle(screen->frame, scroll, event, input))
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
    /* why something failed, or where a file is */
    bool copied = !asks || (!dialogs->saves && strchr(dialogs->text, '/'));
    Rect line = page_units(frame, inner), copy;
    line = cut_bottom(&line, 46);
    copy = cut_left(&line, copied ? 48 : 0);
    ButtonRow row = {0};
    Widget confirm = page_button(MESSAGE_DO, agrees ? STYLE_OCHRE : STYLE_PAPER, "confirm",
                                 dialogs->verb, NULL, NULL);
    if (dialogs->saves)
        row_left(&row, 124, confirm);
    row_right(&row, 140,
              action_widget(VERB_CLOSE, page_button(MESSAGE_CLOSE, close, asks ? "cancel" : "close",
                                                    refusal_of(dialogs), NULL, NULL)));
    if (dialogs->saves)
        row_right(&row, 148,
                  action_widget(VERB_AGREE, page_button(MESSAGE_SAVE, STYLE_OCHRE, "save-first",
                                                        tr("Save it"), NULL, NULL)));
    else if (asks)
        row_right(&row, 148, agrees ? action_widget(VERB_AGREE, confirm) : confirm);
    row_put(frame, line, 12, 0, &row);
    if (copied) {
        Widget copies = page_spot(MESSAGE_COPY, 0, "copy-text", NULL);
        copies.copies = dialogs->text;
        copies.rect = page_rect(frame, (Rect){copy.x, copy.y + 5, 36, 36});
        page_copies(frame, copies);
    }
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

/* The menu of the table: everything that is not a move. */

enum { MENU_PANE = WIDGETS_OVERLAY, MENU_SEED, MENU_HELP };

/* From the second one on; the first leads back. */
static const Verb verbs[] = {VERB_SAVE, VERB_OPEN,  VERB_NEW,         VERB_OPTIONS,
                             VERB_HELP, VERB_KEYS,  VERB_FULL_SCREEN, VERB_PICTURE,
                             VERB_LOG,  VERB_TITLE, VERB_QUIT};

/* How much the table explains, which all can agree to change. */
static void put_levels(Frame *frame, const Setup *setup, Rect line)
{
    static const char *const names[HELPS] = {"help-family", "help-standard", "help-purist"};
    page_rule(frame, line, -10, .34f);
    Rect head = cut_left(&line, 64);
    head.w -= 8;
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK}, page_rect(frame, head),
                trc("explained", "Help"));
    for (int help = 0; help < HELPS; help++)
        page_put(frame, column_of(line, 0, HELPS, help),
                 page_choice((WidgetId)(MENU_HELP + help), help, names[help],
                             phrase(SAY_HELP + help), setup->help == help));
}

/* The edition, and the seed for whoever wants to play with the same tiles. */
static void put_seed(Frame *frame, const Setup *setup, Rect rect)
{
    const TextStyle style = {FONT_TEXT, ALIGN_RIGHT, 15, INK_SOFT};
    const char *edition = tr(terms_of((EditionId)setup->edition)->edition.title);
    if (!setup->seeded) {
        paint_label(frame, style, rect, edition);
        return;
    }
    const char *seed = said("%" PRIx64, setup->seed);
    const char *text = say_with(SAY_SEEDED, "edition=%s seed=%s", edition, seed);
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
    enum { COUNT = sizeof verbs / sizeof verbs[0], ROWS = (COUNT + 1) / 2, EDGES = 86 };
    enum { BELOW = 8, LEVELS = 40, ABOVE_LEVELS = 20, SEED = 24 };
    Frame *frame = screen->frame;
    bool roomy = page_height(frame) >= 560;
    float height = roomy ? 46 : 36, gap = roomy ? 10 : 6, line = height + gap;
    const Setup *setup = screen->scene->session ? session_setup(screen->scene->session) : NULL;
    Rect area = page_units(
        frame, dialog_put(screen, MENU_PANE, 480,
                          EDGES + (1 + ROWS) * line - gap + (setup ? ABOVE_LEVELS + LEVELS : 0),
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
    Intent request = {.kind = INTENT_HELP, .index = help};
    int people = 0;
    for (int p = 0; p < setup->player_count; p++)
        people += setup->seats[p].kind == SEAT_HUMAN;
    if (setup->help == help)
        return;
    ui_confirm(screen->ui, OVERLAY_MENU, tr("Change the help in the game?"),
               say_with(SAY_HELP_ASKED, "level=%s rule=%s", phrase(SAY_HELP + help),
                        phrase(SAY_HELP_RULE + help)),
               people > 1 ? tr("Everybody agrees") : tr("Change it"), &request);
    screen->ui->dialogs.refusal = REFUSAL_LEAVE;
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

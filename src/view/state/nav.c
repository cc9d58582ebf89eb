#include "view/state/nav.h"

#include <math.h>
#include <string.h>

#include "core/utf8.h"

#define NOTICE_SECONDS 4
#define LETTERS_A_SECOND 14 /* of longer ones, read beside other things */

/* Hover and focus belong to what is left. */
static void let_go(Ui *ui)
{
    ui->widgets.hover = ui->widgets.pressed = 0;
    widgets_focus(&ui->widgets, 0, false);
}

void ui_go(Ui *ui, ScreenId screen)
{
    ui->screen = (uint8_t)screen;
    ui->overlay = OVERLAY_NONE;
    ui->lobby.scroll = (Scroll){0};
    ui_hush(ui); /* it was said of the screen that is left */
    let_go(ui);
}

void ui_open(Ui *ui, OverlayId overlay)
{
    ui->overlay = (uint8_t)overlay;
    ui->dialogs.scroll = (Scroll){0};
    let_go(ui);
}

void ui_message(Ui *ui, const char *title, const char *text)
{
    utf8_print(ui->dialogs.title, sizeof ui->dialogs.title, "%s", title);
    utf8_print(ui->dialogs.text, sizeof ui->dialogs.text, "%s", text);
    ui->dialogs.verb[0] = '\0';
    ui->dialogs.refusal = REFUSAL_CANCEL;
    ui->dialogs.loses = ui->dialogs.saves = false;
    ui->dialogs.behind = OVERLAY_NONE;
    ui_open(ui, OVERLAY_MESSAGE);
}

void ui_confirm(Ui *ui, uint8_t behind, const char *title, const char *text, const char *verb,
                const Intent *intent)
{
    DialogsUi *dialogs = &ui->dialogs;
    ui_message(ui, title, text);
    dialogs->behind = behind;
    utf8_print(dialogs->verb, sizeof dialogs->verb, "%s", verb);
    dialogs->pending = *intent;
}

void ui_confirm_loss(Ui *ui, uint8_t behind, const char *title, const char *text, const char *verb,
                     const Intent *intent)
{
    ui_confirm(ui, behind, title, text, verb, intent);
    ui->dialogs.loses = true;
}

void ui_hush(Ui *ui)
{
    ui->notice.until = 0;
    ui->notice.fresh = false;
}

void ui_tell(Ui *ui, const char *text, double now)
{
    utf8_print(ui->notice.text, sizeof ui->notice.text, "%s", text);
    ui->notice.fresh = true;
    ui->notice.topic = NULL;
    ui->notice.of_played = ui->notice.of_turn = ui->notice.of_move = ui->notice.quiet = false;
    ui->notice.until = now + fmax(NOTICE_SECONDS, (double)strlen(text) / LETTERS_A_SECOND);
}

void ui_answer(Ui *ui, const char *text, double now)
{
    ui_tell(ui, text, now);
    ui->notice.of_move = true;
}

/* Turning input into intents and frames into draw lists: the little that is the same on every
 * screen. */
#include "view/state/ui.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/kit/paint.h"
#include "view/pages/files.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/table/stage.h"

enum { LEAST_WIDTH = 640, LEAST_HEIGHT = 480 }; /* logical units that every screen can rely on */
#define SECOND_PRESS .4 /* seconds in which a press may be the second of a double click */

static const ScreenPart *screen_of(const Ui *ui)
{
    static const ScreenPart *const parts[SCREENS] = {&title_screen, &seats_screen, &table_screen,
                                                     &results_screen};
    return parts[ui->screen];
}

static const ScreenPart *overlay_of(const Ui *ui)
{
    static const ScreenPart *const parts[OVERLAYS] = {
        NULL, &menu_overlay, &options_overlay, &help_overlay, &files_overlay, &message_overlay,
        &stacks_overlay, &log_overlay};
    return parts[ui->overlay];
}

/* Pixels a logical unit: at the table half of any extra size goes to the board, and small outputs
 * take half of the loss from what lies beside the letters, so that these can be read. */
static float unit(const Ui *ui, const Scene *scene, bool table)
{
    float s = fminf(scene->width / 1280, scene->height / 720);
    float u = (table || s < 1 ? 1 + (s - 1) / 2 : s) * (float)ui->options.scale / 100;
    return fmaxf(.25f, fminf(u, fminf(scene->width / LEAST_WIDTH, scene->height / LEAST_HEIGHT)));
}

int ui_scale_most(const Scene *scene)
{
    float s = fminf(scene->width / 1280, scene->height / 720), plain = 1 + (s - 1) / 2;
    return (int)(100 * fminf(scene->width / LEAST_WIDTH, scene->height / LEAST_HEIGHT) / plain);
}

Frame ui_frame(Ui *ui, const Scene *scene, DrawList *list, float u)
{
    return (Frame){.widgets = &ui->widgets,
                   .atlas = scene->atlas,
                   .meter = scene->meter,
                   .now = scene->now,
                   .list = list,
                   .u = u,
                   .width = scene->width,
                   .height = scene->height,
                   .ui = ui,
                   .scene = scene};
}

static Frame frame_of(Ui *ui, const Scene *scene, DrawList *list, bool overlay)
{
    return ui_frame(ui, scene, list, unit(ui, scene, !overlay && ui->screen == SCREEN_TABLE));
}

void ui_init(Ui *ui)
{
    memset(ui, 0, sizeof *ui);
    ui->options.scale = 100;
    ui->options.picture = 256;
    ui->options.tile_edges = true;
    ui->options.edge_pan = true;
    table_reset(&ui->table);
}

/* What the menu does, without opening it. */
static bool handle_menu_keys(Ui *ui, const Scene *scene, const Input *input, Intent *intent)
{
    if (ui->screen != SCREEN_TABLE || ui->overlay != OVERLAY_NONE || input->kind != INPUT_KEY ||
        input->repeat || input->mods != MOD_CTRL)
        return false;
    switch (input->key) {
    case 's':
    case 'o':
        files_open(ui, scene, input->key == 's', intent);
        return true;
    case 'n':
        ui_go(ui, SCREEN_SEATS);
        return true;
    case 'q':
        intent->kind = INTENT_QUIT;
        return true;
    default:
        return false;
    }
}

/* Keys that mean the same everywhere. */
static bool handle_everywhere(Ui *ui, const Input *input, Intent *intent)
{
    if (input->kind == INPUT_QUIT) {
        intent->kind = INTENT_QUIT;
        return true;
    }
    if (input->kind != INPUT_KEY || input->repeat)
        return false;
    if (input->key == KEY_F11 || (input->key == KEY_ENTER && input->mods == MOD_ALT)) {
        intent->kind = INTENT_FULL_SCREEN;
        return true;
    }
    if (input->key == KEY_F1 && ui->overlay == OVERLAY_NONE) {
        ui_open(ui, OVERLAY_HELP);
        return true;
    }
    return false;
}

static void dispatch(Ui *ui, const Scene *scene, WidgetEvent event, const Input *input,
                     Intent *intent)
{
    bool overlay = ui->overlay != OVERLAY_NONE;
    Frame frame = frame_of(ui, scene, NULL, overlay);
    (overlay ? overlay_of(ui) : screen_of(ui))
        ->handle(&(Screen){&frame, ui, scene}, event, input, intent);
}

/* What a game controller's way back means here. */
static int back_key(const Ui *ui, const Scene *scene)
{
    bool table = ui->screen == SCREEN_TABLE && ui->overlay == OVERLAY_NONE && scene->session;
    uint8_t phase = table ? session_game(scene->session)->phase : PHASE_END;
    return (phase == PHASE_PIECE || phase == PHASE_RECALL) && !ui->table.choice.asked ? '0'
                                                                                      : KEY_ESCAPE;
}

/* A press beside an overlay's sheet. */
static bool beside_sheet(const Ui *ui, const Input *input)
{
    return ui->overlay != OVERLAY_NONE && input->kind == INPUT_DOWN &&
           input->button == BUTTON_LEFT && !rect_holds(ui->dialogs.sheet, input->x, input->y);
}

/* The second press of a double click on what opened the overlay: it means nothing to the
 * overlay. */
static bool is_echo(const Ui *ui, const Scene *scene, const Input *input)
{
    return ui->overlay != OVERLAY_NONE && input->kind == INPUT_DOWN &&
           scene->now < ui->dialogs.since + SECOND_PRESS &&
           (input->clicks > 1 || beside_sheet(ui, input));
}

Intent ui_handle(Ui *ui, const Scene *scene, const Input *input)
{
    Input key = {.kind = INPUT_KEY, .key = KEY_ESCAPE}; /* closes every overlay */
    if (is_echo(ui, scene, input))
        return (Intent){.kind = INTENT_NONE};
    if (input->kind == INPUT_KEY && input->key == KEY_BACK) {
        key = *input;
        key.key = back_key(ui, scene);
        input = &key;
    } else if (beside_sheet(ui, input)) {
        input = &key;
    }
    Intent intent = {.kind = INTENT_NONE};
    if (handle_everywhere(ui, input, &intent) || handle_menu_keys(ui, scene, input, &intent))
        return intent;
    WidgetEvent event = widgets_handle(&ui->widgets, input, scene->now);
    dispatch(ui, scene, event, input, &intent);
    return intent;
}

bool ui_press(Ui *ui, const Scene *scene, const char *name, Intent *intent)
{
    const Widget *widget = widgets_named(&ui->widgets, name);
    *intent = (Intent){.kind = INTENT_NONE};
    if (!widget || widget->off || widget->kind == WIDGET_PANE)
        return false;
    if (widget->kind == WIDGET_FIELD)
        widgets_focus(&ui->widgets, widget->id, true);
    dispatch(ui, scene, (WidgetEvent){WIDGET_PRESSED, widget->id}, &(Input){.kind = INPUT_NONE},
             intent);
    return true;
}

void view_frame(Ui *ui, const Scene *scene, DrawList *list)
{
    if (ui->dialogs.seen != ui->overlay)
        ui->dialogs.since = scene->now;
    ui->dialogs.seen = ui->overlay;
    draw_clear(list);
    widgets_begin(&ui->widgets);
    Frame frame = frame_of(ui, scene, list, false);
    screen_of(ui)->build(&(Screen){&frame, ui, scene});
    size_t below = 0; /* commands of what lies below an overlay */
    if (ui->overlay != OVERLAY_NONE) {
        frame = frame_of(ui, scene, list, true);
        widgets_begin_modal(&ui->widgets);
        draw_fill(list, (Rect){0, 0, scene->width, scene->height}, rgba(0x0C0704, .55f));
        below = list->count;
        overlay_of(ui)->build(&(Screen){&frame, ui, scene});
    }
    widget_tooltip(&frame, below);
}

bool view_animating(const Ui *ui, const Scene *scene)
{
    const ScreenPart *screen = screen_of(ui), *overlay = overlay_of(ui);
    return (screen->animating && screen->animating(ui, scene)) ||
           (overlay && overlay->animating && overlay->animating(ui, scene));
}

double view_due(const Ui *ui, const Scene *scene)
{
    const TableUi *table = &ui->table;
    const double moments[] = {
        ui->widgets.hover ? ui->widgets.hover_since + TIP_SECONDS : 0,
        ui->notice.text[0] ? ui->notice.until : 0,
        table->look.at.node != NO_NODE ? table->look.since + LOOK_SECONDS : 0,
        table->look.fly.node != NO_NODE ? table->look.fly_until : 0,
    };
    double due = INFINITY;
    for (size_t i = 0; i < sizeof moments / sizeof *moments; i++)
        if (moments[i] >= scene->now && moments[i] < due)
            due = moments[i];
    return due;
}

/* Turning input into intents and frames into draw lists: the little that is the same on every
 * screen. */
#include "view/state/ui.h"

#include <math.h>
#include <string.h>

#include "view/kit/paint.h"
#include "view/model/final.h"
#include "view/model/triggers.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/screens.h"

/* Logical units that every screen can rely on, and pages as well as overlays. */
enum { LEAST_WIDTH = 640, LEAST_HEIGHT = 480, PAGE_WIDTH = 800 };
enum { FINGER = 44 };   /* and that a finger can */
#define SECOND_PRESS .4 /* seconds in which a press may be the second of a double click */

static const ScreenPart *const screens[SCREENS] = {&title_screen,   &seats_screen,
                                                   &ladder_screen,  &table_screen,
                                                   &results_screen, &look_back_screen};

static const ScreenPart *const overlays[OVERLAYS] = {NULL,
                                                     &menu_overlay,
                                                     &options_overlay,
                                                     &keys_overlay,
                                                     &files_overlay,
                                                     &message_overlay,
                                                     &stacks_overlay,
                                                     &log_overlay,
                                                     &rulebook_overlay,
                                                     &first_game_overlay};

static const ScreenPart *screen_of(const Ui *ui)
{
    return screens[ui->screen];
}

static const ScreenPart *overlay_of(const Ui *ui)
{
    return overlays[ui->overlay];
}

/* Pixels a logical unit: at the table half of any extra size goes to the board, and small outputs
 * take half of the loss from what lies beside the letters, so that these can be read. */
static float unit(const Ui *ui, const Scene *scene, bool table)
{
    float s = fminf(scene->width / 1280, scene->height / 720);
    float u = (table || s < 1 ? 1 + (s - 1) / 2 : s) * (float)ui->options.scale / 100;
    float wide = scene->width / (table ? LEAST_WIDTH : PAGE_WIDTH);
    return fmaxf(.25f, fminf(u, fminf(wide, scene->height / LEAST_HEIGHT)));
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
                   .height = scene->height};
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
    for (int volume = 0; volume < VOLUMES; volume++)
        ui->options.volume[volume] = 100;
    table_reset(&ui->table, 0, false);
}

/* What these do is heard by itself. */
static bool is_heard(Verb verb)
{
    return (verb >= VERB_CHOOSE && verb <= VERB_SKIP) || verb == VERB_STEP_BACK ||
           verb == VERB_STEP_ON;
}

static void dispatch(Ui *ui, const Scene *scene, WidgetEvent event, const Input *input,
                     Intent *intent)
{
    bool overlay = ui->overlay != OVERLAY_NONE;
    Frame frame = frame_of(ui, scene, NULL, overlay);
    if (event.kind == WIDGET_PRESSED && (overlay || !is_heard((Verb)event.verb)))
        cues_add(&ui->cues, (Cue){CUE_BUTTON, 0, 0, scene->now});
    (overlay ? overlay_of(ui) : screen_of(ui))
        ->handle(&(Screen){&frame, ui, scene}, event, input, intent);
}

/* Does what means the same everywhere, or at the table without opening its menu. */
static void perform(Ui *ui, const Scene *scene, Verb verb, Intent *intent)
{
    Frame frame = frame_of(ui, scene, NULL, ui->overlay != OVERLAY_NONE);
    action_run(&(Call){&(Screen){&frame, ui, scene}, NULL, verb, 0, intent});
}

/* Keys that need no button: where there is one they press it. */
static bool handle_everywhere(Ui *ui, const Scene *scene, const Input *input, Intent *intent)
{
    static const Verb verbs[] = {VERB_QUIT, VERB_FULL_SCREEN, VERB_SILENCE, VERB_HELP,
                                 VERB_KEYS, VERB_SAVE,        VERB_OPEN,    VERB_NEW};
    if (input->kind == INPUT_QUIT) {
        perform(ui, scene, VERB_QUIT, intent);
        return true;
    }
    for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++) {
        const Widget *button = widgets_of_verb(&ui->widgets, verbs[i]);
        bool closes = verbs[i] == VERB_KEYS && ui->overlay == OVERLAY_KEYS;
        if (!action_pressed(verbs[i], input) || !action_is_there(verbs[i], ui) || closes)
            continue;
        if (button)
            dispatch(ui, scene, widget_pressed(button), input, intent);
        else
            perform(ui, scene, verbs[i], intent);
        return true;
    }
    return false;
}

/* What a game controller's way back means here. */
static int back_key(const Ui *ui, const Scene *scene)
{
    const ScreenPart *screen = screen_of(ui);
    return ui->overlay == OVERLAY_NONE && screen->back ? screen->back(ui, scene) : KEY_LEAVE;
}

/* A press beside an overlay's sheet. */
static bool beside_sheet(const Ui *ui, const Input *input)
{
    return ui->overlay != OVERLAY_NONE && input->kind == INPUT_DOWN &&
           input->button == BUTTON_LEFT && !rect_holds(ui->dialogs.dialog, input->x, input->y);
}

/* The second press of a double click on what opened the overlay: it means nothing to the
 * overlay. */
static bool is_echo(const Ui *ui, const Scene *scene, const Input *input)
{
    return ui->overlay != OVERLAY_NONE && input->kind == INPUT_DOWN &&
           scene->now < ui->seen.since + SECOND_PRESS &&
           (input->clicks > 1 || input->touch || beside_sheet(ui, input));
}

Intent ui_handle(Ui *ui, const Scene *scene, const Input *input)
{
    Input key = {.kind = INPUT_KEY, .key = KEY_LEAVE}; /* closes every overlay */
    bool at_table = ui->overlay == OVERLAY_NONE && ui->screen == SCREEN_TABLE;
    ui->widgets.least = input->touch ? FINGER * unit(ui, scene, at_table) : 0;
    if (is_echo(ui, scene, input))
        return (Intent){.kind = INTENT_NONE};
    if (action_pressed(VERB_BACK, input)) {
        key = *input;
        key.key = back_key(ui, scene);
        input = &key;
    } else if (beside_sheet(ui, input)) {
        input = &key;
    }
    Intent intent = {.kind = INTENT_NONE};
    if (input->kind == INPUT_KEY && ui->widgets.composed[0] && widgets_field(&ui->widgets))
        return intent; /* it belongs to the input method */
    if (handle_everywhere(ui, scene, input, &intent))
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
    dispatch(ui, scene,
             widget->copies ? widgets_press(&ui->widgets, widget) : widget_pressed(widget),
             &(Input){.kind = INPUT_NONE}, intent);
    return true;
}

/* Tells what was seen in the last frame that something else is now. */
static void follow_seen(Ui *ui, double now)
{
    if (ui->seen.screen == ui->screen && ui->seen.overlay == ui->overlay)
        return;
    const ScreenPart *left =
        ui->seen.overlay ? overlays[ui->seen.overlay] : screens[ui->seen.screen];
    if (left->leave)
        left->leave(ui);
    if (ui->screen == SCREEN_RESULTS && ui->seen.screen == SCREEN_TABLE)
        trigger_results(ui, now);
    else
        cues_add(&ui->cues, (Cue){CUE_PAGE, 0, 0, now});
    if (ui->seen.overlay != ui->overlay)
        ui->seen.since = now;
    ui->seen.screen = ui->screen;
    ui->seen.overlay = ui->overlay;
}

static void build(const ScreenPart *part, const Screen *screen)
{
    if (part->follow)
        part->follow(screen);
    part->build(screen);
}

bool view_animating(const Ui *ui, const Scene *scene)
{
    const ScreenPart *screen = screen_of(ui), *overlay = overlay_of(ui);
    return (screen->animating && screen->animating(ui, scene)) ||
           (overlay && overlay->animating && overlay->animating(ui, scene));
}

void view_frame(Ui *ui, const Scene *scene, DrawList *list)
{
    follow_seen(ui, scene->now);
    draw_clear(list);
    widgets_begin(&ui->widgets);
    Frame frame = frame_of(ui, scene, list, false);
    build(screen_of(ui), &(Screen){&frame, ui, scene});
    size_t below = 0; /* commands of what lies below an overlay */
    if (ui->overlay != OVERLAY_NONE) {
        frame = frame_of(ui, scene, list, true);
        widgets_begin_modal(&ui->widgets);
        draw_fill(list, (Rect){0, 0, scene->width, scene->height}, rgba(0x0C0704, .55f));
        below = list->count;
        build(overlay_of(ui), &(Screen){&frame, ui, scene});
    }
    widget_tooltip(&frame, below);
}

/* The earlier of two moments, where the second has not gone by. */
static double sooner(double due, double moment, double now)
{
    return moment >= now && moment < due ? moment : due;
}

double view_due(const Ui *ui, const Scene *scene)
{
    const ScreenPart *screen = screen_of(ui), *overlay = overlay_of(ui);
    double due = INFINITY, now = scene->now;
    if (ui->widgets.hover)
        due = sooner(due, ui->widgets.hover_since + TIP_SECONDS, now);
    if (ui->notice.text[0])
        due = sooner(due, ui->notice.until, now);
    if (screen->due)
        due = sooner(due, screen->due(ui, scene), now);
    if (overlay && overlay->due)
        due = sooner(due, overlay->due(ui, scene), now);
    return due;
}

/* Options: what a person sets once, for all games. */
#include <math.h>
#include <stdio.h>

#include "core/utf8.h"
#include "view/kit/page.h"
#include "view/pages/dialog.h"
#include "view/state/actions.h"
#include "view/state/screens.h"
#include "view/words/phrases.h"
#include "view/words/tr.h"

enum { OPTIONS_PANE = WIDGETS_OVERLAY };

/* This page's own verbs; index: the choice. */
enum {
    OPTIONS_SCALE = VERBS,
    OPTIONS_ASK,
    OPTIONS_PANEL,
    OPTIONS_PACE,
    OPTIONS_PICTURE,
    OPTIONS_MOTION,
    OPTIONS_EDGES,
    OPTIONS_EDGE_PAN,
    OPTIONS_VOLUME,                          /* of each Volume */
    OPTIONS_PART = OPTIONS_VOLUME + VOLUMES, /* to the sounds, or back from them */
};

/* Logical units, as all places here: a line and what of it is free, its label, what lies below the
 * lines. */
enum { LINES = 5, ROW = 52, GAP = 8, LABEL = 176, BELOW = 174, BELOW_LEAST = 156 };

/* One of some, with a name for scripts, a label, and a tooltip or NULL; or, where the label is
 * NULL, a value that is told by its number. */
typedef struct Choice {
    const char *name, *label, *tip;
    int value;
} Choice;

static const Choice scales[] = {{"scale-100", NULL, NULL, 100},
                                {"scale-125", NULL, NULL, 125},
                                {"scale-150", NULL, NULL, 150},
                                {"scale-175", NULL, NULL, 175},
                                {"scale-200", NULL, NULL, 200}};
static const Choice pictures[] = {
    {"picture-32", N_("XS"), NULL, 32},   {"picture-64", N_("S"), NULL, 64},
    {"picture-96", N_("M"), NULL, 96},    {"picture-128", N_("L"), NULL, 128},
    {"picture-192", N_("XL"), NULL, 192}, {"picture-256", N_("XXL"), NULL, PICTURE_MOST}};
static const Choice asks[ASKS] = {
    {"ask-never", N_("Never"), N_("A click plays at once; undo takes it back"), ASK_NEVER},
    {"ask-pieces", N_("Pieces only"), N_("Pieces wait for a tick, tiles do not"), ASK_PIECES},
    {"ask-always", N_("Always"), N_("Tiles and pieces wait for a tick"), ASK_ALWAYS}};
static const Choice panels[PANEL_SIDES] = {
    {"panel-right", N_("Right"), NULL, PANEL_RIGHT},
    {"panel-left", N_("Left"), NULL, PANEL_LEFT},
    {"panel-follows", N_("By turns"),
     N_("On the side of whoever is to move: the page of a new game says who sits where"),
     PANEL_FOLLOWS}};
/* Of one Volume, by its name in scripts. */
#define VOLUME_CHOICES(name)                                                                       \
    {                                                                                              \
        {name "-0", N_("Off"), NULL, 0}, {name "-25", NULL, NULL, 25},                             \
            {name "-50", NULL, NULL, 50}, {name "-75", NULL, NULL, 75},                            \
        {                                                                                          \
            name "-100", NULL, NULL, 100                                                           \
        }                                                                                          \
    }
enum { VOLUME_STEPS = 5 };
static const Choice volumes[VOLUMES][VOLUME_STEPS] = {
    VOLUME_CHOICES("sounds"), VOLUME_CHOICES("valley"), VOLUME_CHOICES("music")};
static const Choice paces[PACES] = {
    {"pace-calm", N_("Calm"), N_("Two seconds for each step of a computer's turn"), PACE_CALM},
    {"pace-brisk", N_("Brisk"), N_("About a second for each"), PACE_BRISK},
    {"pace-at-once", N_("At once"), N_("As fast as they decide"), PACE_AT_ONCE}};
enum { SCALES = sizeof scales / sizeof scales[0], PICTURES = sizeof pictures / sizeof pictures[0] };

/* A line of the page: what is chosen, and the choices beside it, of which the first so many have an
 * effect here. */
typedef struct Choices {
    uint8_t verb;
    const char *label;
    const Choice *of;
    int count, usable, chosen;
} Choices;

/* A choice's label, and its tooltip or NULL, which may be in `room`. */
static const char *say_choice(uint8_t verb, const Choice *choice, char *label, size_t capacity,
                              char room[80])
{
    if (choice->label)
        utf8_print(label, capacity, "%s", tr(choice->label));
    else if (verb == OPTIONS_SCALE || verb >= OPTIONS_VOLUME)
        say_number(SAY_PERCENT, choice->value, label, capacity);
    else
        snprintf(label, capacity, "%d", choice->value);
    if (verb != OPTIONS_PICTURE)
        return choice->tip ? tr(choice->tip) : NULL;
    say_number(SAY_TILE_PIXELS, choice->value, room, 80);
    return room;
}

static void put_choices(Frame *frame, Rect line, const Choices *choices)
{
    Rect label = cut_left(&line, LABEL);
    label.w -= 10;
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK}, page_rect(frame, label),
                choices->label);
    for (int i = 0; i < choices->count; i++) {
        const Choice *choice = &choices->of[i];
        char text[40], tip[80];
        Widget widget = page_choice(0, i, choice->name, text, i == choices->chosen);
        widget.verb = choices->verb;
        widget.tip = say_choice(choices->verb, choice, text, sizeof text, tip);
        widget.off = i >= choices->usable;
        page_put(frame, column_of(line, 0, choices->count, i), widget);
    }
}

/* The next line of choices, cut off the top of `area`. */
static void put_line(Frame *frame, Rect *area, float step, const Choices *choices)
{
    Rect line = cut_top(area, step);
    line.h -= GAP;
    put_choices(frame, line, choices);
}

/* Where a value stands among some; `count` where it does not. */
static int chosen_of(const Choice *choices, int count, int value)
{
    int at = 0;
    while (at < count && choices[at].value != value)
        at++;
    return at;
}

/* How many of the scales differ in this window: each up to the limit, and the first beyond it. */
static int scales_that_differ(int most)
{
    int count = 1;
    while (count < SCALES && scales[count - 1].value < most)
        count++;
    return count;
}

/* The lines of choices, a `step` from one to the next, cut off the top of `area`. */
static void put_lines(Frame *frame, Rect *area, float step, const Options *options, int scale_most)
{
    int differ = scales_that_differ(scale_most);
    int scale = chosen_of(scales, SCALES, options->scale);
    const Choices lines[] = {
        {OPTIONS_SCALE, tr("Letter size"), scales, SCALES, differ,
         scale < differ || scale == SCALES ? scale : differ - 1},
        {OPTIONS_ASK, tr("Ask before moves"), asks, ASKS, ASKS, options->ask},
        {OPTIONS_PANEL, tr("Panel"), panels, PANEL_SIDES, PANEL_SIDES, options->panel},
        {OPTIONS_PACE, tr("Computers play"), paces, PACES, PACES, options->pace},
        {OPTIONS_PICTURE, tr("Saved pictures"), pictures, PICTURES, PICTURES,
         chosen_of(pictures, PICTURES, options->picture)}};
    Rect note = {area->x + LABEL, area->y - 32, area->w - LABEL, 24};
    for (int i = 0; i < LINES; i++)
        put_line(frame, area, step, &lines[i]);
    if (differ < SCALES) {
        char text[120];
        say_number(SAY_SCALE_MOST, scale_most, text, sizeof text);
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, INK_SOFT},
                    page_rect(frame, note), text);
    }
}

/* A checkbox of a verb. */
static Widget box(int verb, const char *name, const char *label, const char *tip, bool on)
{
    Widget widget = page_button(0, STYLE_PAPER, name, label, NULL, tip);
    widget.verb = (uint8_t)verb;
    widget.kind = WIDGET_CHECKBOX;
    widget.on = on;
    return widget;
}

/* What is on or off, in two columns. */
static void put_boxes(Frame *frame, Rect area, const Options *options)
{
    enum { COLUMNS = 2, LINE = 44, APART = 8 };
    Widget boxes[] = {
        box(OPTIONS_MOTION, "reduced-motion", tr("Reduced motion"),
            tr("Nothing flies, turns or glides"), options->reduced_motion),
        action_widget(VERB_FULL_SCREEN,
                      box(0, NULL, action_label(VERB_FULL_SCREEN), NULL, options->full_screen)),
        box(OPTIONS_EDGE_PAN, "edge-pan", tr("Move the board at its edge"),
            tr("While the pointer rests there and more lies beyond"), options->edge_pan),
        box(OPTIONS_EDGES, "tile-edges", tr("Lines between tiles"), NULL, options->tile_edges)};
    boxes[1].tip = NULL;
    area.h = 2 * LINE;
    for (int i = 0; i < 4; i++) {
        Rect rect = column_of(row_of(area, 0, 2, i / COLUMNS), 0, COLUMNS, i % COLUMNS);
        rect.w -= APART;
        page_put(frame, rect, boxes[i]);
    }
}

static void put_rule(Frame *frame, Rect area)
{
    float u = frame->u;
    paint_rule(frame, area.x * u, (area.y + 6) * u, area.w * u, INK_SOFT, .34f);
}

/* How loud the sounds, what lives in the valley and the music are; and all of them off. */
static void put_sound(Frame *frame, Rect area, float step, const Options *options)
{
    const char *const labels[VOLUMES] = {[VOLUME_SOUNDS] = tr("Sounds"),
                                         [VOLUME_VALLEY] = tr("Nature"),
                                         [VOLUME_MUSIC] = tr("Music")};
    for (int i = 0; i < VOLUMES; i++) {
        int chosen = chosen_of(volumes[i], VOLUME_STEPS, options->volume[i]);
        put_line(frame, &area, step,
                 &(Choices){(uint8_t)(OPTIONS_VOLUME + i), labels[i], volumes[i], VOLUME_STEPS,
                            VOLUME_STEPS, options->silent ? 0 : chosen});
    }
    put_rule(frame, area);
    cut_top(&area, 16);
    Rect silence = cut_top(&area, 44);
    page_put(frame, silence,
             action_widget(VERB_SILENCE,
                           box(0, NULL, action_label(VERB_SILENCE), NULL, options->silent)));
    char key[32], text[120];
    action_keys(VERB_SILENCE, key, sizeof key);
    say_text(SAY_KEY_ANYWHERE, key, text, sizeof text);
    Rect words = {silence.x + 34, silence.y + 36, silence.w - 34, 28};
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 16, INK_SOFT}, page_rect(frame, words),
                text);
}

static void options_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    const Options *options = &screen->ui->options;
    bool sound = screen->ui->dialogs.sound;
    Rect inner = page_units(frame, dialog_put(screen, OPTIONS_PANE, 600, 78 + BELOW + LINES * ROW,
                                              sound ? tr("Sound") : tr("Options")));
    Rect area = inner, foot = cut_bottom(&inner, 44);
    float step = fminf(ROW, (area.h - BELOW_LEAST) / LINES); /* lower where the window is */
    if (sound) {
        put_sound(frame, area, step, options);
    } else {
        put_lines(frame, &area, step, options, ui_scale_most(screen->scene));
        put_rule(frame, area);
        cut_top(&area, 16);
        put_boxes(frame, area, options);
    }
    Widget part = page_button(0, STYLE_PAPER, sound ? "options-all" : "options-sound",
                              sound ? tr("Other options") : tr("Sound"), NULL, NULL);
    part.verb = OPTIONS_PART;
    page_put(frame, cut_left(&foot, 180), part);
    page_put(frame, cut_right(&foot, 140),
             action_widget(VERB_CLOSE, (Widget){.style = STYLE_OCHRE, .label = tr("Done")}));
}

/* A volume that is chosen is to be heard. */
static void take_volume(Options *options, int volume, int percent)
{
    if (options->silent && percent > 0)
        options->silent = false;
    options->volume[volume] = (uint8_t)percent;
}

/* What a checkbox stands for; NULL: it is none. */
static bool *flag_of(Options *options, int verb)
{
    return verb == VERB_SILENCE       ? &options->silent
           : verb == OPTIONS_MOTION   ? &options->reduced_motion
           : verb == OPTIONS_EDGES    ? &options->tile_edges
           : verb == OPTIONS_EDGE_PAN ? &options->edge_pan
                                      : NULL;
}

/* What the keyboard comes to first. */
static WidgetId first_of(const Screen *screen)
{
    return widget_id(screen->frame->widgets,
                     screen->ui->dialogs.sound ? OPTIONS_VOLUME : OPTIONS_SCALE, 0);
}

static void options_handle(const Screen *screen, WidgetEvent event, const Input *input,
                           Intent *intent)
{
    Frame *frame = screen->frame;
    Options *options = &screen->ui->options;
    if (page_first_focus(frame, event, input, first_of(screen)) || event.kind != WIDGET_PRESSED)
        return;
    if (event.verb == VERB_CLOSE) {
        dialog_close(screen->ui);
        return;
    }
    if (event.verb == OPTIONS_PART) {
        screen->ui->dialogs.sound = !screen->ui->dialogs.sound;
        return;
    }
    if (event.verb >= OPTIONS_VOLUME)
        take_volume(options, event.verb - OPTIONS_VOLUME,
                    volumes[event.verb - OPTIONS_VOLUME][event.index].value);
    intent->kind = event.verb == VERB_FULL_SCREEN ? INTENT_FULL_SCREEN : INTENT_OPTIONS;
    if (event.verb == OPTIONS_SCALE)
        options->scale = scales[event.index].value;
    else if (event.verb == OPTIONS_PICTURE)
        options->picture = pictures[event.index].value;
    else if (event.verb == OPTIONS_PANEL)
        options->panel = (uint8_t)panels[event.index].value;
    else if (event.verb == OPTIONS_ASK)
        options->ask = (uint8_t)asks[event.index].value;
    else if (event.verb == OPTIONS_PACE)
        options->pace = (uint8_t)paces[event.index].value;
    bool *flag = flag_of(options, event.verb);
    if (flag)
        *flag = !*flag;
}

static void options_leave(Ui *ui)
{
    ui->dialogs.sound = false;
}

const ScreenPart options_overlay = {
    .build = options_build, .handle = options_handle, .leave = options_leave};

/* Options: what a person sets once, for all games. */
#include <math.h>
#include <stdio.h>

#include "core/utf8.h"
#include "view/kit/page.h"
#include "view/pages/sheet.h"
#include "view/state/actions.h"
#include "view/state/screens.h"
#include "view/words/keys.h"
#include "view/words/lobby.h"
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

enum { ROW = 52, LABEL = 176 }; /* logical units */
enum { LINES = 5, GAP = 8, BELOW = 174, BELOW_LEAST = 156 };

/* Between the tops of two lines of choices, lower where the window is; logical units. */
static float line_step(Rect inner, float u)
{
    return fminf(ROW, (inner.h / u - BELOW_LEAST) / LINES);
}

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
        say_percent(choice->value, label, capacity);
    else
        snprintf(label, capacity, "%d", choice->value);
    if (verb != OPTIONS_PICTURE)
        return choice->tip ? tr(choice->tip) : NULL;
    say_tile_pixels(choice->value, room, 80);
    return room;
}

/* `line` in logical units. */
static void put_choices(Frame *frame, Rect line, const Choices *choices)
{
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK},
                page_rect(frame, (Rect){line.x, line.y, LABEL - 10, line.h}), choices->label);
    float w = (line.w - LABEL) / (float)choices->count;
    for (int i = 0; i < choices->count; i++) {
        char label[40], tip[80];
        const char *told = say_choice(choices->verb, &choices->of[i], label, sizeof label, tip);
        widget_put(frame, (Widget){.verb = choices->verb,
                                   .index = (int16_t)i,
                                   .kind = WIDGET_TOGGLE,
                                   .style = STYLE_PAPER,
                                   .rect = page_rect(frame, (Rect){line.x + LABEL + w * (float)i,
                                                                   line.y, w, line.h}),
                                   .name = choices->of[i].name,
                                   .label = label,
                                   .tip = told,
                                   .off = i >= choices->usable,
                                   .on = i == choices->chosen});
    }
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

/* The lines of choices from `at` down, `at`.h each; logical units. */
static void put_lines(Frame *frame, Rect at, const Options *options, int scale_most)
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
    for (int i = 0; i < LINES; i++)
        put_choices(frame, (Rect){at.x, at.y + at.h * (float)i, at.w, at.h - GAP}, &lines[i]);
    if (differ < SCALES) {
        char text[120];
        say_scale_most(scale_most, text, sizeof text);
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, INK_SOFT},
                    page_rect(frame, (Rect){at.x + LABEL, at.y - 32, at.w - LABEL, 24}), text);
    }
}

/* What is on or off, in two columns. */
static void put_boxes(Frame *frame, Rect at, const Options *options)
{
    Widget full_screen =
        action_widget(VERB_FULL_SCREEN, (Widget){.label = action_label(VERB_FULL_SCREEN),
                                                 .on = options->full_screen});
    full_screen.tip = NULL;
    const Widget boxes[] = {{.verb = OPTIONS_MOTION,
                             .name = "reduced-motion",
                             .label = tr("Reduced motion"),
                             .tip = tr("Nothing flies, turns or glides"),
                             .on = options->reduced_motion},
                            full_screen,
                            {.verb = OPTIONS_EDGE_PAN,
                             .name = "edge-pan",
                             .label = tr("Move the board at its edge"),
                             .tip = tr("While the pointer rests there and more lies beyond"),
                             .on = options->edge_pan},
                            {.verb = OPTIONS_EDGES,
                             .name = "tile-edges",
                             .label = tr("Lines between tiles"),
                             .on = options->tile_edges}};
    for (int i = 0; i < 4; i++) {
        Widget box = boxes[i];
        box.kind = WIDGET_CHECKBOX;
        box.style = STYLE_PAPER;
        box.rect = page_rect(frame, (Rect){at.x + (float)(i % 2) * at.w / 2,
                                           at.y + (float)(i / 2) * 44, at.w / 2 - 8, 44});
        widget_put(frame, box);
    }
}

/* How loud the sounds, what lives in the valley and the music are; and all of them off. */
static void put_sound(Frame *frame, Rect at, const Options *options)
{
    const char *const labels[VOLUMES] = {[VOLUME_SOUNDS] = tr("Sounds"),
                                         [VOLUME_VALLEY] = tr("Nature"),
                                         [VOLUME_MUSIC] = tr("Music")};
    for (int i = 0; i < VOLUMES; i++) {
        int chosen = chosen_of(volumes[i], VOLUME_STEPS, options->volume[i]);
        const Choices line = {
            (uint8_t)(OPTIONS_VOLUME + i), labels[i], volumes[i], VOLUME_STEPS, VOLUME_STEPS,
            options->silent ? 0 : chosen};
        put_choices(frame, (Rect){at.x, at.y + at.h * (float)i, at.w, at.h - GAP}, &line);
    }
    float y = at.y + VOLUMES * at.h;
    paint_rule(frame, at.x * frame->u, (y + 6) * frame->u, at.w * frame->u, INK_SOFT, .34f);
    widget_put(frame,
               action_widget(VERB_SILENCE,
                             (Widget){.kind = WIDGET_CHECKBOX,
                                      .style = STYLE_PAPER,
                                      .rect = page_rect(frame, (Rect){at.x, y + 16, at.w, 44}),
                                      .label = action_label(VERB_SILENCE),
                                      .on = options->silent}));
    char key[32], text[120];
    action_keys(VERB_SILENCE, key, sizeof key);
    say_keyed(N_("{key} does so anywhere."), (const Place[]){{"key", key, 0}, {0}}, text,
              sizeof text);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 16, INK_SOFT},
                page_rect(frame, (Rect){at.x + 34, y + 52, at.w - 34, 28}), text);
}

static void put_foot(Frame *frame, Rect at, bool sound)
{
    widget_put(frame, (Widget){.verb = OPTIONS_PART,
                               .style = STYLE_PAPER,
                               .rect = page_rect(frame, (Rect){at.x, at.y, 180, 44}),
                               .name = sound ? "options-all" : "options-sound",
                               .label = sound ? tr("Other options") : tr("Sound")});
    widget_put(frame,
               action_widget(VERB_CLOSE, (Widget){.style = STYLE_OCHRE,
                                                  .rect = page_rect(frame, (Rect){at.x + at.w - 140,
                                                                                  at.y, 140, 44}),
                                                  .label = tr("Done")}));
}

static void options_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    const Options *options = &screen->ui->options;
    bool sound = screen->ui->dialogs.sound;
    Rect inner = sheet_put(screen, OPTIONS_PANE, 600, 78 + BELOW + LINES * ROW,
                           sound ? tr("Sound") : tr("Options"));
    float u = frame->u, lines = LINES * line_step(inner, u);
    Rect at = {inner.x / u, inner.y / u, inner.w / u, lines / LINES};
    if (sound) {
        put_sound(frame, at, options);
    } else {
        put_lines(frame, at, options, ui_scale_most(screen->scene));
        paint_rule(frame, inner.x, inner.y + (lines + 6) * u, inner.w, INK_SOFT, .34f);
        put_boxes(frame, (Rect){at.x, at.y + lines + 16, at.w, 0}, options);
    }
    put_foot(frame, (Rect){at.x, (inner.y + inner.h) / u - 44, at.w, 44}, sound);
}

/* A volume that is chosen is to be heard. */
static void take_volume(Options *options, int volume, int percent)
{
    if (options->silent && percent > 0)
        options->silent = false;
    options->volume[volume] = (uint8_t)percent;
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
        sheet_close(screen->ui);
        return;
    }
    if (event.verb == OPTIONS_PART) {
        screen->ui->dialogs.sound = !screen->ui->dialogs.sound;
        return;
    }
    if (event.verb >= OPTIONS_VOLUME)
        take_volume(options, event.verb - OPTIONS_VOLUME,
                    volumes[event.verb - OPTIONS_VOLUME][event.index].value);
    intent->kind = INTENT_OPTIONS;
    switch (event.verb) {
    case VERB_FULL_SCREEN:
        intent->kind = INTENT_FULL_SCREEN;
        break;
    case VERB_SILENCE:
        options->silent = !options->silent;
        break;
    case OPTIONS_MOTION:
        options->reduced_motion = !options->reduced_motion;
        break;
    case OPTIONS_EDGES:
        options->tile_edges = !options->tile_edges;
        break;
    case OPTIONS_EDGE_PAN:
        options->edge_pan = !options->edge_pan;
        break;
    case OPTIONS_PANEL:
        options->panel = (uint8_t)panels[event.index].value;
        break;
    case OPTIONS_ASK:
        options->ask = (uint8_t)asks[event.index].value;
        break;
    case OPTIONS_PACE:
        options->pace = (uint8_t)paces[event.index].value;
        break;
    case OPTIONS_SCALE:
        options->scale = scales[event.index].value;
        break;
    case OPTIONS_PICTURE:
        options->picture = pictures[event.index].value;
        break;
    }
}

static void options_leave(Ui *ui)
{
    ui->dialogs.sound = false;
}

const ScreenPart options_overlay = {
    .build = options_build, .handle = options_handle, .leave = options_leave};

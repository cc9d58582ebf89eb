/* Options: what a person sets once, for all games. */
#include <math.h>

#include "view/kit/page.h"
#include "view/pages/dialog.h"
#include "view/state/actions.h"
#include "view/state/screens.h"
#include "view/words/phrases.h"
#include "view/words/tr.h"

enum { OPTIONS_PANE = WIDGETS_OVERLAY };

/* This page's own verbs. */
enum {
    OPTIONS_LINE = VERBS,            /* of each line; index: the choice */
    OPTIONS_BOX = OPTIONS_LINE + 16, /* of each checkbox */
    OPTIONS_PART = OPTIONS_BOX + 8,  /* to the sounds, or back from them */
    OPTIONS_LANGUAGE,                /* index: the Language */
};

/* Logical units, as all places here: a line and what of it is free, its label, what lies below the
 * lines beside the checkboxes, and the height of one of these. */
enum { ROW = 52, GAP = 8, LABEL = 176, BELOW = 86, BELOW_LEAST = 68, BOX = 44, NOTE = 40 };

/* One of some, with a name, a label and a tooltip, or NULL: it has no name, or no label, but its
 * number. */
typedef struct Choice {
    const char *name, *label, *tip;
    int value;
} Choice;

static const Choice scales[] = {
    {.value = 100}, {.value = 125}, {.value = 150}, {.value = 175}, {.value = 200}};
static const Choice pictures[] = {
    {NULL, N_("XS"), NULL, 32}, {NULL, N_("S"), NULL, 64},   {NULL, N_("M"), NULL, 96},
    {NULL, N_("L"), NULL, 128}, {NULL, N_("XL"), NULL, 192}, {NULL, N_("XXL"), NULL, PICTURE_MOST}};
static const Choice asks[ASKS] = {
    {"never", N_("Never"), N_("A click plays at once; undo takes it back"), ASK_NEVER},
    {"pieces", N_("Pieces only"), N_("Pieces wait for a tick, tiles do not"), ASK_PIECES},
    {"always", N_("Always"), N_("Tiles and pieces wait for a tick"), ASK_ALWAYS}};
static const Choice panels[PANEL_SIDES] = {
    {"right", N_("Right"), NULL, PANEL_RIGHT},
    {"left", N_("Left"), NULL, PANEL_LEFT},
    {"follows", N_("By turns"),
     N_("On the side of whoever is to move: the page of a new game says who sits where"),
     PANEL_FOLLOWS}};
static const Choice volumes[] = {
    {NULL, N_("Off"), NULL, 0}, {.value = 25}, {.value = 50}, {.value = 75}, {.value = 100}};
static const Choice paces[PACES] = {
    {"calm", N_("Calm"), N_("Two seconds for each step of a computer's turn"), PACE_CALM},
    {"brisk", N_("Brisk"), N_("About a second for each"), PACE_BRISK},
    {"at-once", N_("At once"), N_("As fast as they decide"), PACE_AT_ONCE}};
enum {
    SCALES = sizeof scales / sizeof scales[0],
    PICTURES = sizeof pictures / sizeof pictures[0],
    VOLUME_STEPS = sizeof volumes / sizeof volumes[0]
};

/* A line of choices; the names of these in scripts begin with its own. */
typedef struct Line {
    const char *name, *label;
    const Choice *of;
    size_t field; /* of Options: a byte, or where `wide` an int */
    uint8_t count;
    bool wide;
} Line;

#define FIELD(name) offsetof(Options, name)

static const Line lines[] = {
    {"scale", N_("Letter size"), scales, FIELD(scale), SCALES, true},
    {"ask", N_("Ask before moves"), asks, FIELD(ask), ASKS, false},
    {"panel", N_("Panel"), panels, FIELD(panel), PANEL_SIDES, false},
    {"pace", N_("Computers play"), paces, FIELD(pace), PACES, false},
    {"picture", N_("Saved pictures"), pictures, FIELD(picture), PICTURES, true},
    {"sounds", N_("Sounds"), volumes, FIELD(volume[VOLUME_SOUNDS]), VOLUME_STEPS, false},
    {"valley", N_("Nature"), volumes, FIELD(volume[VOLUME_VALLEY]), VOLUME_STEPS, false},
    {"music", N_("Music"), volumes, FIELD(volume[VOLUME_MUSIC]), VOLUME_STEPS, false}};

/* Of those; from the first of the sounds on they stand on a page of their own. */
enum { SCALE = 0, PICTURE = 4, SOUNDS = 5, LINES = sizeof lines / sizeof lines[0] };
enum { ROWS = 1 + SOUNDS }; /* with the languages */

/* What is on or off. */
static const struct Box {
    const char *name, *label, *tip;
    size_t field;
} boxes[] = {{"reduced-motion", N_("Reduced motion"), N_("Nothing flies, turns or glides"),
              FIELD(reduced_motion)},
             {NULL, NULL, NULL, FIELD(full_screen)}, /* an action's own */
             {"edge-pan", N_("Move the board at its edge"),
              N_("While the pointer rests there and more lies beyond"), FIELD(edge_pan)},
             {"tile-edges", N_("Lines between tiles"), NULL, FIELD(tile_edges)},
             {"tips", N_("Tips of the Elder"),
              N_("A line where something happens for the first time"), FIELD(tips)}};

enum { BOXES = sizeof boxes / sizeof boxes[0], COLUMNS = 2, BOX_ROWS = (BOXES + 1) / COLUMNS };

/* Where the value of a line stands among its choices; `count` where it does not. */
static int chosen_of(const Options *options, int line)
{
    const Line *of = &lines[line];
    const void *field = (const char *)options + of->field;
    int at = 0, value = of->wide ? *(const int *)field : *(const uint8_t *)field;
    while (at < of->count && of->of[at].value != value)
        at++;
    return line >= SOUNDS && options->silent ? 0 : at;
}

/* Takes a choice; a volume that is chosen is to be heard. */
static void take(Options *options, int line, int choice)
{
    int value = lines[line].of[choice].value;
    void *field = (char *)options + lines[line].field;
    if (lines[line].wide)
        *(int *)field = value;
    else
        *(uint8_t *)field = (uint8_t)value;
    if (line >= SOUNDS && value > 0)
        options->silent = false;
}

/* The next line of choices, cut off the top of `area`; the first `usable` have an effect here. */
static void put_line(Frame *frame, Rect *area, float step, int line, int usable, int chosen)
{
    const Line *of = &lines[line];
    Rect row = cut_top(area, step), label;
    row.h -= GAP;
    label = cut_left(&row, LABEL);
    label.w -= 10;
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK}, page_rect(frame, label),
                tr(of->label));
    for (int i = 0; i < of->count; i++) {
        const Choice *choice = &of->of[i];
        const char *text =
            choice->label ? tr(choice->label) : say_number(SAY_PERCENT, choice->value);
        const char *name = choice->name ? said("%s-%s", of->name, choice->name)
                                        : said("%s-%d", of->name, choice->value);
        Widget widget = page_choice(0, i, name, text, i == chosen);
        widget.verb = (uint8_t)(OPTIONS_LINE + line);
        widget.tip = choice->tip ? tr(choice->tip) : NULL;
        if (line == PICTURE)
            widget.tip = say_number(SAY_TILE_PIXELS, choice->value);
        widget.off = i >= usable;
        page_put(frame, column_of(row, 0, of->count, i), widget);
    }
}

/* The languages, found in any of them by a sign; and below, where there is room, which one the
 * system asks for. */
static void put_languages(Frame *frame, Rect *area, float step, bool noted)
{
    Rect row = cut_top(area, step), label, note = {row.x + LABEL, row.y + step - GAP, row.w, 24};
    row.h -= GAP;
    label = cut_left(&row, LABEL);
    Point sign = rect_middle(page_rect(frame, cut_left(&label, 34)));
    paint_icon(frame, "bubbles", (Point){sign.x - 5 * frame->u, sign.y}, 24, INK, 1);
    label.w -= 4;
    if (!noted) /* it stands below the name, where the row has no room below it */
        note = cut_bottom(&label, .45f * label.h);
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK}, page_rect(frame, label),
                tr("Language"));
    dialog_put_languages(frame, row, OPTIONS_LANGUAGE);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, noted ? 15 : 12, INK_SOFT},
                page_rect(frame, note),
                say_text(SAY_SYSTEM_ASKS, language_facts[language_asked()].name));
    if (noted)
        page_rule(frame, cut_top(area, NOTE), 26, .34f);
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
static void put_lines(Frame *frame, Rect *area, float step, const Options *options, int scale_most,
                      bool noted)
{
    int differ = scales_that_differ(scale_most), scale = chosen_of(options, SCALE);
    Rect note = {area->x + LABEL, area->y - 32, area->w - LABEL, 24};
    put_languages(frame, area, step, noted);
    put_line(frame, area, step, SCALE, differ,
             scale < differ || scale == SCALES ? scale : differ - 1);
    for (int i = SCALE + 1; i < SOUNDS; i++)
        put_line(frame, area, step, i, lines[i].count, chosen_of(options, i));
    if (differ < SCALES) {
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, INK_SOFT},
                    page_rect(frame, note), say_number(SAY_SCALE_MOST, scale_most));
    }
}

/* A checkbox; its verb is added. */
static Widget box(const char *name, const char *label, const char *tip, bool on)
{
    Widget widget = page_button(0, STYLE_PAPER, name, label, NULL, tip);
    widget.kind = WIDGET_CHECKBOX;
    widget.on = on;
    return widget;
}

/* Of a checkbox: what it stands for. */
static bool *flag_of(Options *options, int index)
{
    return (bool *)(void *)((char *)options + boxes[index].field);
}

/* What is on or off, in two columns, each `line` high. */
static void put_boxes(Frame *frame, Rect area, float line, Options *options)
{
    enum { APART = 8 };
    area.h = BOX_ROWS * line;
    for (int i = 0; i < BOXES; i++) {
        Rect rect = column_of(row_of(area, 0, BOX_ROWS, i / COLUMNS), 0, COLUMNS, i % COLUMNS);
        const struct Box *of = &boxes[i];
        Widget widget = box(of->name, of->label ? tr(of->label) : action_label(VERB_FULL_SCREEN),
                            of->tip ? tr(of->tip) : NULL, *flag_of(options, i));
        widget.verb = (uint8_t)(OPTIONS_BOX + i);
        if (!of->label) {
            widget = action_widget(VERB_FULL_SCREEN, widget);
            widget.tip = NULL;
        }
        rect.w -= APART;
        page_put(frame, rect, widget);
    }
}

/* How loud the sounds, what lives in the valley and the music are; and all of them off. */
static void put_sound(Frame *frame, Rect area, float step, const Options *options)
{
    for (int i = SOUNDS; i < LINES; i++)
        put_line(frame, &area, step, i, lines[i].count, chosen_of(options, i));
    page_rule(frame, area, 6, .34f);
    cut_top(&area, 16);
    Rect silence = cut_top(&area, 44);
    page_put(
        frame, silence,
        action_widget(VERB_SILENCE, box(NULL, action_label(VERB_SILENCE), NULL, options->silent)));
    const char *text = say_text(SAY_KEY_ANYWHERE, action_keys(VERB_SILENCE));
    Rect words = {silence.x + 34, silence.y + 36, silence.w - 34, 28};
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 16, INK_SOFT}, page_rect(frame, words),
                text);
}

static void options_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    Options *options = &screen->ui->options;
    bool sound = screen->ui->dialogs.sound;
    Rect inner = page_units(frame, dialog_put(screen, OPTIONS_PANE, 600,
                                              78 + BELOW + ROWS * ROW + NOTE + BOX_ROWS * BOX,
                                              sound ? tr("Sound") : tr("Options")));
    Rect area = inner, foot = cut_bottom(&inner, 46);
    float least = area.h - BELOW_LEAST; /* in low windows all lines are lower */
    bool noted = least - NOTE >= ROWS * BOX + BOX_ROWS * BOX;
    least -= noted ? NOTE : 0;
    float step = fmaxf((least - BOX_ROWS * BOX) / ROWS, least / (ROWS + BOX_ROWS));
    step = fminf(step, ROW);
    if (sound) {
        put_sound(frame, area, step, options);
    } else {
        put_lines(frame, &area, step, options, ui_scale_most(screen->scene), noted);
        page_rule(frame, area, 6, .34f);
        cut_top(&area, 16);
        put_boxes(frame, area, fminf(BOX, step), options);
    }
    Widget part = page_button(0, STYLE_PAPER, sound ? "options-all" : "options-sound",
                              sound ? tr("Other options") : tr("Sound"), NULL, NULL);
    part.verb = OPTIONS_PART;
    ButtonRow row = {0};
    row_left(&row, 180, part);
    row_right(&row, 140,
              action_widget(VERB_CLOSE, (Widget){.style = STYLE_OCHRE, .label = tr("Done")}));
    row_put(frame, foot, 12, 0, &row);
}

static void options_handle(const Screen *screen, WidgetEvent event, const Input *input,
                           Intent *intent)
{
    Frame *frame = screen->frame;
    Options *options = &screen->ui->options;
    bool *sound = &screen->ui->dialogs.sound;
    WidgetId first =
        widget_id(frame->widgets, *sound ? OPTIONS_LINE + SOUNDS : OPTIONS_LANGUAGE, 0);
    if (page_first_focus(frame, event, input, first) || event.kind != WIDGET_PRESSED)
        return;
    if (event.verb == VERB_CLOSE) {
        dialog_close(screen->ui);
        return;
    }
    if (event.verb == OPTIONS_PART) {
        *sound = !*sound;
        return;
    }
    intent->kind = event.verb == VERB_FULL_SCREEN   ? INTENT_FULL_SCREEN
                   : event.verb == OPTIONS_LANGUAGE ? INTENT_LANGUAGE
                                                    : INTENT_OPTIONS;
    intent->index = event.index;
    if (event.verb == VERB_SILENCE)
        options->silent = !options->silent;
    else if (event.verb >= OPTIONS_BOX && event.verb < OPTIONS_PART)
        *flag_of(options, event.verb - OPTIONS_BOX) ^= true;
    else if (event.verb >= OPTIONS_LINE && event.verb < OPTIONS_BOX)
        take(options, event.verb - OPTIONS_LINE, event.index);
}

static void options_leave(Ui *ui)
{
    ui->dialogs.sound = false;
}

const ScreenPart options_overlay = {
    .build = options_build, .handle = options_handle, .leave = options_leave};

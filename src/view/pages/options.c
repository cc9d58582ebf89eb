/* Options: what a person sets once, for all games. */
#include <stdio.h>

#include "view/kit/page.h"
#include "view/pages/sheet.h"
#include "view/state/screens.h"

enum {
    OPTIONS_PANE = WIDGETS_OVERLAY,
    OPTIONS_CLOSE,
    OPTIONS_MOTION,
    OPTIONS_EDGES,
    OPTIONS_EDGE_PAN,
    OPTIONS_FULL_SCREEN,
    OPTIONS_ASK,                                 /* the first of ASKS */
    OPTIONS_PANEL = OPTIONS_ASK + ASKS,          /* the first of PANEL_SIDES */
    OPTIONS_SCALE = OPTIONS_PANEL + PANEL_SIDES, /* the first of SCALES */
};

static const int scales[] = {100, 125, 150, 175, 200};
static const int pictures[] = {32, 64, 96, 128, 192, PICTURE_MOST};
enum {
    SCALES = sizeof scales / sizeof scales[0],
    PICTURES = sizeof pictures / sizeof pictures[0],
    OPTIONS_PICTURE = OPTIONS_SCALE + SCALES, /* the first of PICTURES */
    ROW = 52,                                 /* logical units */
    LABEL = 176
};

/* One of some, each with a name for scripts, a label, and a tooltip or NULL. */
typedef struct Choice {
    const char *name, *label, *tip;
} Choice;

static const Choice scale_choices[SCALES] = {{"scale-100", "100 %", NULL},
                                             {"scale-125", "125 %", NULL},
                                             {"scale-150", "150 %", NULL},
                                             {"scale-175", "175 %", NULL},
                                             {"scale-200", "200 %", NULL}};
static const Choice ask_choices[ASKS] = {
    {"ask-never", "Never", "A click plays at once; undo takes it back"},
    {"ask-pieces", "Pieces only", "Pieces wait for a tick, tiles do not"},
    {"ask-always", "Always", "Tiles and pieces wait for a tick"}};
static const Choice panel_choices[PANEL_SIDES] = {
    {"panel-right", "Right", NULL},
    {"panel-left", "Left", NULL},
    {"panel-follows", "By turns",
     "On the side of whoever is to move: the page of a new game says who sits where"}};

static const Choice picture_choices[PICTURES] = {
    {"picture-32", "32", "32 pixels a tile"},    {"picture-64", "64", "64 pixels a tile"},
    {"picture-96", "96", "96 pixels a tile"},    {"picture-128", "128", "128 pixels a tile"},
    {"picture-192", "192", "192 pixels a tile"}, {"picture-256", "256", "256 pixels a tile"}};

/* A line of its own: what is chosen, and the choices beside it, widgets from `id` on, those from
 * `off` on without effect here. */
static void put_choices(Frame *frame, Rect line, const char *label, WidgetId id,
                        const Choice *choices, int count, int chosen, int off)
{
    page_line(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK},
              page_rect(frame, line.x, line.y, LABEL, 44), label);
    float w = (line.w - LABEL) / (float)count;
    for (int i = 0; i < count; i++)
        widget_put(frame,
                   (Widget){.id = (WidgetId)(id + i),
                            .kind = WIDGET_TOGGLE,
                            .style = STYLE_PAPER,
                            .rect = page_rect(frame, line.x + LABEL + w * (float)i, line.y, w, 44),
                            .name = choices[i].name,
                            .label = choices[i].label,
                            .tip = choices[i].tip,
                            .off = i >= off,
                            .on = i == chosen});
}

/* Where a value stands among some; `count` where it does not. */
static int chosen_of(const int *values, int count, int value)
{
    int at = 0;
    while (at < count && values[at] != value)
        at++;
    return at;
}

/* How many of the scales differ in this window: each up to the limit, and the first beyond it. */
static int scales_that_differ(int most)
{
    int count = 1;
    while (count < SCALES && scales[count - 1] < most)
        count++;
    return count;
}

static void options_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    const Options *options = &frame->ui->options;
    int most = ui_scale_most(frame->scene), differ = scales_that_differ(most);
    int chosen = chosen_of(scales, SCALES, options->scale);
    Rect inner = sheet_put(screen, OPTIONS_PANE, 600, 408 + ROW, "Options");
    float u = frame->u, x = inner.x / u, y = inner.y / u, w = inner.w / u;
    const Widget boxes[] = {{.id = OPTIONS_MOTION,
                             .name = "reduced-motion",
                             .label = "Reduced motion",
                             .tip = "Nothing flies, turns or glides",
                             .on = options->reduced_motion},
                            {.id = OPTIONS_FULL_SCREEN,
                             .name = "full-screen",
                             .label = "Full screen",
                             .on = options->full_screen,
                             .key = KEY_F11},
                            {.id = OPTIONS_EDGE_PAN,
                             .name = "edge-pan",
                             .label = "Move the board at its edge",
                             .tip = "While the pointer rests there and more lies beyond",
                             .on = options->edge_pan},
                            {.id = OPTIONS_EDGES,
                             .name = "tile-edges",
                             .label = "Lines between tiles",
                             .on = options->tile_edges}};
    put_choices(frame, (Rect){x, y, w, 0}, "Letters and buttons", OPTIONS_SCALE, scale_choices,
                SCALES, chosen < differ || chosen == SCALES ? chosen : differ - 1, differ);
    if (differ < SCALES) {
        char text[80];
        snprintf(text, sizeof text, "Letters in this window: %d %% at most", most);
        page_line(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, INK_SOFT},
                  page_rect(frame, x + LABEL, y - 32, w - LABEL, 24), text);
    }
    put_choices(frame, (Rect){x, y + ROW, w, 0}, "Ask before moves", OPTIONS_ASK, ask_choices, ASKS,
                options->ask, ASKS);
    put_choices(frame, (Rect){x, y + 2 * ROW, w, 0}, "Panel", OPTIONS_PANEL, panel_choices,
                PANEL_SIDES, options->panel, PANEL_SIDES);
    put_choices(frame, (Rect){x, y + 3 * ROW, w, 0}, "Picture, px a tile", OPTIONS_PICTURE,
                picture_choices, PICTURES, chosen_of(pictures, PICTURES, options->picture),
                PICTURES);
    paint_rule(frame, inner.x, inner.y + (4 * ROW + 6) * u, inner.w, INK_SOFT, .34f);
    for (int i = 0; i < 4; i++) {
        Widget box = boxes[i];
        box.kind = WIDGET_CHECKBOX;
        box.style = STYLE_PAPER;
        box.rect = page_rect(frame, x + (float)(i % 2) * w / 2,
                             y + 4 * ROW + 16 + (float)(i / 2) * 44, w / 2, 44);
        widget_put(frame, box);
    }
    widget_put(frame, (Widget){.id = OPTIONS_CLOSE,
                               .style = STYLE_OCHRE,
                               .rect = page_rect(frame, x + w - 140, (inner.y + inner.h) / u - 44,
                                                 140, 44),
                               .name = "close",
                               .label = "Done",
                               .key = KEY_ESCAPE});
}

static void options_handle(const Screen *screen, WidgetEvent event, const Input *input,
                           Intent *intent)
{
    Frame *frame = screen->frame;
    Ui *ui = frame->ui;
    if (page_first_focus(frame, event, input, OPTIONS_SCALE) || event.kind != WIDGET_PRESSED)
        return;
    if (event.id == OPTIONS_CLOSE) {
        sheet_close(screen->ui);
        return;
    }
    intent->kind = INTENT_OPTIONS;
    if (event.id == OPTIONS_MOTION)
        ui->options.reduced_motion = !ui->options.reduced_motion;
    else if (event.id == OPTIONS_EDGES)
        ui->options.tile_edges = !ui->options.tile_edges;
    else if (event.id == OPTIONS_EDGE_PAN)
        ui->options.edge_pan = !ui->options.edge_pan;
    else if (event.id == OPTIONS_FULL_SCREEN)
        intent->kind = INTENT_FULL_SCREEN;
    else if (event.id >= OPTIONS_PANEL && event.id < OPTIONS_SCALE)
        ui->options.panel = (uint8_t)(event.id - OPTIONS_PANEL);
    else if (event.id < OPTIONS_PANEL)
        ui->options.ask = (uint8_t)(event.id - OPTIONS_ASK);
    else if (event.id < OPTIONS_PICTURE)
        ui->options.scale = scales[event.id - OPTIONS_SCALE];
    else
        ui->options.picture = pictures[event.id - OPTIONS_PICTURE];
}

const ScreenPart options_overlay = {options_build, options_handle, NULL};

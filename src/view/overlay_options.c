/* Options: what a person sets once, for all games. */
#include <stdio.h>

#include "view/page.h"
#include "view/screens.h"

enum {
    OPTIONS_PANE = WIDGETS_OVERLAY,
    OPTIONS_CLOSE,
    OPTIONS_MOTION,
    OPTIONS_EDGES,
    OPTIONS_FULL_SCREEN,
    OPTIONS_ASK,                          /* the first of ASKS */
    OPTIONS_SCALE = OPTIONS_ASK + ASKS, /* the first of SCALES */
};

static const int scales[] = {100, 125, 150, 175, 200};
enum { SCALES = sizeof scales / sizeof scales[0] };

/* Whether a move asks for a second step, `y` logical units down. */
static void build_ask(Frame *frame, float x, float y, float w)
{
    static const char *const names[ASKS] = {"ask-never", "ask-pieces", "ask-always"};
    static const char *const labels[ASKS] = {"Never", "Pieces only", "Always"};
    page_line(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK}, page_rect(frame, x, y, w, 26),
              "Ask before a move counts");
    for (int ask = 0; ask < ASKS; ask++)
        widget_put(frame,
                   (Widget){.id = (WidgetId)(OPTIONS_ASK + ask),
                            .kind = WIDGET_TOGGLE,
                            .style = STYLE_PAPER,
                            .rect = page_rect(frame, x + w * (float)ask / ASKS, y + 30, w / ASKS, 44),
                            .name = names[ask],
                            .label = labels[ask],
                            .on = frame->ui->options.ask == ask});
}

static void options_build(Frame *frame)
{
    const Options *options = &frame->ui->options;
    float u = frame->u;
    Rect inner = page_sheet(frame, OPTIONS_PANE, 520, 420, "Options");
    float x = inner.x / u, y = inner.y / u, w = inner.w / u;
    page_line(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK}, page_rect(frame, x, y, w, 26),
              "Size of letters and buttons");
    for (int i = 0; i < SCALES; i++) {
        static const char *const names[SCALES] = {"scale-100", "scale-125", "scale-150",
                                                  "scale-175", "scale-200"};
        char label[16];
        snprintf(label, sizeof label, "%d %%", scales[i]);
        widget_put(frame, (Widget){.id = (WidgetId)(OPTIONS_SCALE + i),
                                   .kind = WIDGET_TOGGLE,
                                   .style = STYLE_PAPER,
                                   .rect = page_rect(frame, x + w * (float)i / SCALES, y + 30,
                                                     w / SCALES, 44),
                                   .name = names[i],
                                   .label = label,
                                   .on = options->scale == scales[i]});
    }
    build_ask(frame, x, y + 88, w);
    paint_rule(frame, inner.x, inner.y + 178 * u, inner.w, INK_SOFT, .34f);
    widget_put(frame, (Widget){.id = OPTIONS_MOTION,
                               .kind = WIDGET_CHECKBOX,
                               .style = STYLE_PAPER,
                               .rect = page_rect(frame, x, y + 188, w, 44),
                               .name = "reduced-motion",
                               .label = "Reduced motion: nothing flies or glides",
                               .on = options->reduced_motion});
    widget_put(frame, (Widget){.id = OPTIONS_FULL_SCREEN,
                               .kind = WIDGET_CHECKBOX,
                               .style = STYLE_PAPER,
                               .rect = page_rect(frame, x, y + 232, w / 2, 44),
                               .name = "full-screen",
                               .label = "Full screen",
                               .on = options->full_screen,
                               .key = KEY_F11});
    widget_put(frame, (Widget){.id = OPTIONS_EDGES,
                               .kind = WIDGET_CHECKBOX,
                               .style = STYLE_PAPER,
                               .rect = page_rect(frame, x + w / 2, y + 232, w / 2, 44),
                               .name = "tile-edges",
                               .label = "Tile edges",
                               .on = options->tile_edges});
    widget_put(frame, (Widget){.id = OPTIONS_CLOSE,
                               .style = STYLE_OCHRE,
                               .rect = page_rect(frame, x + w - 140, (inner.y + inner.h) / u - 44,
                                                 140, 44),
                               .name = "close",
                               .label = "Done",
                               .key = KEY_ESCAPE});
}

static void options_handle(Frame *frame, WidgetEvent event, const Input *input, Intent *intent)
{
    Ui *ui = frame->ui;
    if (page_first_focus(frame, event, input, OPTIONS_SCALE) || event.kind != WIDGET_PRESSED)
        return;
    if (event.id == OPTIONS_CLOSE) {
        page_back(frame);
        return;
    }
    intent->kind = INTENT_OPTIONS;
    if (event.id == OPTIONS_MOTION)
        ui->options.reduced_motion = !ui->options.reduced_motion;
    else if (event.id == OPTIONS_EDGES)
        ui->options.tile_edges = !ui->options.tile_edges;
    else if (event.id == OPTIONS_FULL_SCREEN)
        intent->kind = INTENT_FULL_SCREEN;
    else if (event.id < OPTIONS_SCALE)
        ui->options.ask = (uint8_t)(event.id - OPTIONS_ASK);
    else
        ui->options.scale = scales[event.id - OPTIONS_SCALE];
}

const ScreenPart options_overlay = {options_build, options_handle, NULL};

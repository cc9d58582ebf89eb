#include "faults.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_TEXTS = 1024 };

const char *const fault_names[FAULTS] = {"plain", "cut", "wide", "overlap", "outside"};

/* A text as it is to be seen. */
typedef struct Shown {
    const char *text;
    size_t command;
    Rect whole, seen; /* its letters without tails; what the clip leaves of them */
} Shown;

typedef struct Look {
    Faults *faults;
    const App *app;
    int count;
    Shown texts[MAX_TEXTS];
} Look;

static void add(Faults *faults, FaultKind kind, const char *text, const char *other)
{
    char what[FAULT_BYTES];
    snprintf(what, sizeof what, other ? "%.100s | %.100s" : "%.200s", text, other);
    for (int i = 0; i < faults->count; i++)
        if (faults->of[i].kind == kind && strcmp(faults->of[i].what, what) == 0)
            return;
    if (faults->count == MAX_FAULTS)
        return;
    faults->of[faults->count].kind = (uint8_t)kind;
    snprintf(faults->of[faults->count++].what, FAULT_BYTES, "%s", what);
}

int faults_of(const Faults *faults, FaultKind kind)
{
    int count = 0;
    for (int i = 0; i < faults->count; i++)
        count += faults->of[i].kind == kind;
    return count;
}

static bool ends_with(const char *text, const char *end)
{
    size_t size = strlen(text), length = strlen(end);
    return size >= length && strcmp(text + size - length, end) == 0;
}

/* What no language changes: the game's name, names of files and folders, and what the system
 * says. */
static bool stays_plain(const char *text)
{
    return strcmp(text, "Aurochs") == 0 || strchr(text, '/') || ends_with(text, ".aurochs") ||
           strstr(text, "No such file");
}

static bool is_plain(const char *text)
{
    return text && strpbrk(text, "aeiouAEIOU") && !stays_plain(text);
}

/* Whether a text has letters of the pseudo-language: names of players and files have none. */
static bool is_translated(const char *text)
{
    for (; *text; text++)
        if ((*text & 0xFF) >= 0xC3 && (*text & 0xFF) <= 0xC5)
            return true;
    return false;
}

static Rect meet(Rect a, Rect b)
{
    float left = fmaxf(a.x, b.x), top = fmaxf(a.y, b.y);
    return (Rect){left, top, fminf(a.x + a.w, b.x + b.w) - left, fminf(a.y + a.h, b.y + b.h) - top};
}

static Rect extent_of(const Look *look, const DrawCommand *command)
{
    const TextMeter *meter = &look->app->meter;
    const char *text = draw_command_text(&look->app->list, command);
    float w =
        meter->width(meter->context, (FontId)command->font, command->size, text, strlen(text));
    float x = command->rect.x - (command->align == ALIGN_LEFT    ? 0
                                 : command->align == ALIGN_RIGHT ? w
                                                                 : w / 2);
    return (Rect){x, command->rect.y - command->size * .6f, w, command->size * .66f};
}

/* Where an overlay begins: at the dark over all that lies below it. */
static size_t first_command(const Look *look)
{
    const Rgba dark = rgba(0x0C0704, .55f);
    size_t first = 0;
    for (size_t i = 0; i < look->app->list.count && look->app->ui.overlay != OVERLAY_NONE; i++) {
        const DrawCommand *command = &look->app->list.commands[i];
        if (command->kind == DRAW_FILL && command->rect.w >= look->app->width &&
            memcmp(&command->colour, &dark, sizeof dark) == 0)
            first = i;
    }
    return first;
}

/* The clip in force from a command on. */
static Rect clip_after(const DrawCommand *command, Rect clip)
{
    const Rect all = {-1e6f, -1e6f, 2e6f, 2e6f};
    if (command->kind != DRAW_CLIP)
        return clip;
    return command->rect.w > 0 ? command->rect : all;
}

/* Texts on a sheet that turns are left out: it is seen for moments. */
static void gather(Look *look)
{
    const Rect output = {0, 0, look->app->width, look->app->height};
    Rect clip = {-1e6f, -1e6f, 2e6f, 2e6f};
    bool turned = false;
    for (size_t i = first_command(look); i < look->app->list.count; i++) {
        const DrawCommand *command = &look->app->list.commands[i];
        clip = clip_after(command, clip);
        turned = (turned || command->kind == DRAW_TURN) && command->kind != DRAW_UNTURN;
        if (command->kind != DRAW_TEXT || turned || look->count == MAX_TEXTS)
            continue;
        Shown *shown = &look->texts[look->count];
        *shown = (Shown){.text = draw_command_text(&look->app->list, command), .command = i};
        shown->whole = extent_of(look, command);
        shown->seen = meet(shown->whole, clip);
        if (shown->text[0] && shown->seen.w > 0 && shown->seen.h > 0 &&
            meet(shown->seen, output).w > 0 && meet(shown->seen, output).h > 0)
            look->count++;
    }
}

/* Whether something that cannot be seen through was drawn over the middle of `rect` between two
 * commands. */
static bool covered(const Look *look, Rect rect, size_t from, size_t to)
{
    Point middle = {rect.x + rect.w / 2, rect.y + rect.h / 2};
    for (size_t i = from + 1; i < to; i++) {
        const DrawCommand *command = &look->app->list.commands[i];
        bool solid = (command->kind == DRAW_FILL && command->colour.a >= 200) ||
                     command->kind == DRAW_TEXTURE || command->kind == DRAW_PATCH ||
                     command->kind == DRAW_TILE;
        if (solid && rect_holds(command->rect, middle.x, middle.y))
            return true;
    }
    return false;
}

/* A text over another; the same one twice is a letter's shadow or rim. */
static void find_overlaps(const Look *look)
{
    for (int i = 0; i < look->count; i++)
        for (int j = i + 1; j < look->count; j++) {
            const Shown *a = &look->texts[i], *b = &look->texts[j];
            Rect both = meet(a->seen, b->seen);
            if (both.w > 1.5f && both.h > 1.5f && strcmp(a->text, b->text) != 0 &&
                !covered(look, both, a->command, b->command))
                add(look->faults, FAULT_OVERLAP, a->text, b->text);
        }
}

static bool holds_label(const Widget *widget)
{
    return widget->label && widget->label[0] &&
           (widget->kind == WIDGET_BUTTON || widget->kind == WIDGET_TOGGLE ||
            widget->kind == WIDGET_CHECKBOX || widget->kind == WIDGET_RADIO);
}

static void find_in_widgets(const Look *look)
{
    const Widgets *widgets = &look->app->ui.widgets;
    for (int i = widgets->modal; i < widgets->count; i++) {
        const Widget *widget = &widgets->items[i];
        if (is_plain(widget->label))
            add(look->faults, FAULT_PLAIN, widget->label, NULL);
        if (is_plain(widget->tip))
            add(look->faults, FAULT_PLAIN, widget->tip, NULL);
        for (int t = 0; t < look->count && holds_label(widget); t++) {
            const Shown *shown = &look->texts[t];
            Rect rect = widget->rect;
            Point middle = {shown->whole.x + shown->whole.w / 2,
                            shown->whole.y + shown->whole.h / 2};
            if (rect_holds(rect, middle.x, middle.y) &&
                (shown->whole.x < rect.x - 1 || shown->whole.y < rect.y - 1 ||
                 shown->whole.x + shown->whole.w > rect.x + rect.w + 1 ||
                 shown->whole.y + shown->whole.h > rect.y + rect.h + 1))
                add(look->faults, FAULT_WIDE, shown->text, NULL);
        }
    }
}

/* A text that runs under or over a widget that it does not belong to. */
static void find_strays(const Look *look)
{
    const Widgets *widgets = &look->app->ui.widgets;
    for (int i = widgets->modal; i < widgets->count; i++) {
        const Widget *widget = &widgets->items[i];
        bool drawn = widget->kind != WIDGET_PANE && widget->kind != WIDGET_SPOT;
        for (int t = 0; t < look->count && drawn; t++) {
            const Shown *shown = &look->texts[t];
            Rect both = meet(shown->seen, widget->rect);
            Point middle = {shown->seen.x + shown->seen.w / 2, shown->seen.y + shown->seen.h / 2};
            if (both.w > 2 && both.h > 2 && !rect_holds(widget->rect, middle.x, middle.y))
                add(look->faults, FAULT_OVERLAP, shown->text, widget->name);
        }
    }
}

/* A text whose end something was drawn over; borders of widgets may touch it. */
static void find_hidden(const Look *look)
{
    Rect clip = {-1e6f, -1e6f, 2e6f, 2e6f};
    for (size_t i = 0; i < look->app->list.count; i++) {
        const DrawCommand *command = &look->app->list.commands[i];
        clip = clip_after(command, clip);
        bool solid = (command->kind == DRAW_FILL && command->colour.a >= 200) ||
                     command->kind == DRAW_PATCH || command->kind == DRAW_TEXTURE ||
                     command->kind == DRAW_ICON;
        for (int t = 0; t < look->count && solid && look->texts[t].command < i; t++) {
            Rect seen = look->texts[t].seen, both = meet(meet(seen, command->rect), clip);
            if (both.w > 3 && both.h > .5f * seen.h && both.w < .9f * seen.w)
                add(look->faults, FAULT_OVERLAP, look->texts[t].text,
                    command->name ? command->name : "a box");
        }
    }
}

void faults_find(Faults *faults, const App *app)
{
    Look *look = calloc(1, sizeof *look);
    *look = (Look){.faults = faults, .app = app};
    gather(look);
    for (int i = 0; i < look->count; i++) {
        const Shown *shown = &look->texts[i];
        Rect inside = meet(shown->seen, (Rect){0, 0, app->width, app->height});
        if (is_plain(shown->text))
            add(faults, FAULT_PLAIN, shown->text, NULL);
        if (is_translated(shown->text) &&
            ((ends_with(shown->text, "\u2026") && !strstr(shown->text, "\u2026\u2026")) ||
             shown->whole.w > shown->seen.w + 1))
            add(faults, FAULT_CUT, shown->text, NULL);
        if (inside.w < shown->seen.w - 1 || inside.h < shown->seen.h - 1)
            add(faults, FAULT_OUTSIDE, shown->text, NULL);
    }
    find_overlaps(look);
    find_strays(look);
    find_hidden(look);
    find_in_widgets(look);
    free(look);
}

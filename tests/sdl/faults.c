#include "faults.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shown.h"
#include "view/words/tr.h"

const char *const fault_names[FAULTS] = {"plain", "cut", "wide", "overlap", "outside"};

typedef struct Look {
    Faults *faults;
    const App *app;
    ShownTexts texts;
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

static bool ends_with(const char *text, const char *end)
{
    size_t size = strlen(text), length = strlen(end);
    return size >= length && strcmp(text + size - length, end) == 0;
}

/* Whether it ends with what a language calls itself. */
static bool names_language(const char *text)
{
    for (int i = 0; i < LANGUAGE_PSEUDO; i++)
        if (ends_with(text, language_facts[i].name))
            return true;
    return false;
}

/* What no language changes: the game's name, and names of files, folders and languages. */
static bool stays_plain(const char *text)
{
    return strcmp(text, "Aurochs") == 0 || strchr(text, '/') || ends_with(text, ".aurochs") ||
           names_language(text);
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c & 0x80;
}

/* A vowel without an accent in a word; one that stands alone is a key's. */
static bool has_vowel(const char *text)
{
    bool found = false;
    for (const char *at = text; at && (at = strpbrk(at, "aeiouAEIOU")) != NULL; at++)
        found |= (at > text && is_letter(at[-1])) || is_letter(at[1]);
    return found && !stays_plain(text);
}

static bool is_plain(const char *text)
{
    return language_now() == LANGUAGE_PSEUDO && has_vowel(text);
}

/* Whether a text has letters of the language: names of players and files have none. */
static bool is_translated(const char *text)
{
    if (language_now() != LANGUAGE_PSEUDO)
        return has_vowel(text);
    for (; *text; text++)
        if ((*text & 0xFF) >= 0xC3 && (*text & 0xFF) <= 0xC5)
            return true;
    return false;
}

/* Whether less than five letters are left of a text: so short no name is cut. */
static bool is_stump(const char *text)
{
    return strlen(text) < 4 + sizeof "\u2026" && ends_with(text, "\u2026");
}

/* A text over another; the same one twice is a letter's shadow or rim. */
static void find_overlaps(const Look *look)
{
    for (int i = 0; i < look->texts.count; i++)
        for (int j = i + 1; j < look->texts.count; j++) {
            const Shown *a = &look->texts.of[i], *b = &look->texts.of[j];
            Rect both = shown_meet(a->seen, b->seen);
            if (both.w > 1.5f && both.h > 1.5f && strcmp(a->text, b->text) != 0 &&
                !shown_covered(look->app, both, a->command, b->command))
                add(look->faults, FAULT_OVERLAP, a->text, b->text);
        }
}

static bool holds_label(const Widget *widget)
{
    return widget->label && widget->label[0] &&
           (widget->kind == WIDGET_BUTTON || widget->kind == WIDGET_TOGGLE ||
            widget->kind == WIDGET_CHECKBOX || widget->kind == WIDGET_RADIO);
}

/* Of a widget: what of it is in the view that it scrolls in. */
static Rect in_view(const Look *look, int index)
{
    const Ui *ui = &look->app->ui;
    const Scroll *scroll = ui->overlay ? &ui->dialogs.scroll : &ui->lobby.scroll;
    bool scrolled = index >= scroll->first && index < scroll->end;
    Rect rect = ui->widgets.items[index].rect;
    return scrolled ? shown_meet(rect, scroll->view) : rect;
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
        for (int t = 0; t < look->texts.count && holds_label(widget); t++) {
            const Shown *shown = &look->texts.of[t];
            Rect rect = in_view(look, i);
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
        for (int t = 0; t < look->texts.count && drawn; t++) {
            const Shown *shown = &look->texts.of[t];
            Rect rect = in_view(look, i), both = shown_meet(shown->seen, rect);
            Point middle = {shown->seen.x + shown->seen.w / 2, shown->seen.y + shown->seen.h / 2};
            if (both.w > 2 && both.h > 2 && !rect_holds(rect, middle.x, middle.y))
                add(look->faults, FAULT_OVERLAP, shown->text, widget->name);
        }
    }
}

/* A text whose end something was drawn over; borders of widgets may touch it, and the hand that
 * points in a lesson passes by. */
static void find_hidden(const Look *look)
{
    Rect clip = {-1e6f, -1e6f, 2e6f, 2e6f};
    for (size_t i = 0; i < look->app->list.count; i++) {
        const DrawCommand *command = &look->app->list.commands[i];
        clip = shown_clip(command, clip);
        bool solid = (command->kind == DRAW_FILL && command->colour.a >= 200) ||
                     command->kind == DRAW_PATCH || command->kind == DRAW_TEXTURE ||
                     (command->kind == DRAW_ICON && strcmp(command->name, "face-hand") != 0);
        for (int t = 0; t < look->texts.count && solid && look->texts.of[t].command < i; t++) {
            Rect seen = look->texts.of[t].seen,
                 both = shown_meet(shown_meet(seen, command->rect), clip);
            if (both.w > 3 && both.h > .5f * seen.h && both.w < .9f * seen.w &&
                !shown_covered(look->app, seen, look->texts.of[t].command, i))
                add(look->faults, FAULT_OVERLAP, look->texts.of[t].text,
                    command->name ? command->name : "a box");
        }
    }
}

void faults_find(Faults *faults, const App *app)
{
    Look *look = calloc(1, sizeof *look);
    *look = (Look){.faults = faults, .app = app};
    shown_gather(app, &look->texts);
    for (int i = 0; i < look->texts.count; i++) {
        const Shown *shown = &look->texts.of[i];
        Rect inside = shown_meet(shown->seen, (Rect){0, 0, app->width, app->height});
        if (is_plain(shown->text))
            add(faults, FAULT_PLAIN, shown->text, NULL);
        if (is_stump(shown->text))
            add(faults, FAULT_CUT, shown->text, NULL);
        else if (is_translated(shown->text) &&
                 ((ends_with(shown->text, "\u2026") && !ends_with(shown->text, " \u2026")) ||
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

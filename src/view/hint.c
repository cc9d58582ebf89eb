#include "hint.h"

#include <math.h>
#include <stdio.h>

#include "board_marks.h"
#include "view/page.h"
#include "view/paint.h"
#include "view/say.h"

enum { HINTS = 4 };

typedef struct Hint {
    const char *key, *does;
} Hint;

typedef struct Hints {
    int count;
    Hint hints[HINTS];
    char numbers[16]; /* "1\u20135" */
} Hints;

static void add(Hints *hints, const char *key, const char *does)
{
    if (hints->count < HINTS)
        hints->hints[hints->count++] = (Hint){key, does};
}

static void add_asked(const TableUi *table, Hints *hints)
{
    bool keys = table->keyed || table->asked != ASKED_MOVE || table->pointer.x < 0;
    add(hints, keys ? "Enter" : "Click", keys ? "confirm" : "again to confirm");
    add(hints, keys ? "Esc" : "Right click", "not yet");
}

static void add_for_pointer(const TableView *view, Hints *hints)
{
    if (view->phase == PHASE_PLACE) {
        add(hints, "Click", "lay");
        add(hints, "Right click", "turn");
        add(hints, "Drag", "move the board");
    } else {
        add(hints, "Click",
            view->phase == PHASE_RECALL ? "take a meeple back" : "a spot on the tile");
    }
}

/* Enter is named only where it does something. */
static void add_for_keys(const TableView *view, Hints *hints)
{
    bool recall = view->phase == PHASE_RECALL;
    if (view->phase == PHASE_PLACE) {
        if (view->ghost.state == GHOST_FITS)
            add(hints, "Enter", "lay");
        else
            add(hints, "Arrows", "choose a cell");
        add(hints, "R", "turn");
        add(hints, "Space", "next cell");
        return;
    }
    snprintf(hints->numbers, sizeof hints->numbers, view->main_count > 1 ? "1\u2013%d" : "%d",
             view->main_count < 9 ? view->main_count : 9);
    if (view->main_count > 0)
        add(hints, hints->numbers, "choose");
    if (view->spot >= 0 && view->spot < view->spot_count)
        add(hints, "Enter", recall ? "take back" : "place");
    add(hints, "0", recall ? "keep all" : "nothing");
}

static void hints_make(const Frame *frame, const TableView *view, Hints *hints)
{
    const TableUi *table = &frame->ui->table;
    const Widget *focused = widgets_focused(&frame->ui->widgets);
    const char *presses = focused && focused->label ? focused->label : focused ? focused->tip : NULL;
    *hints = (Hints){0};
    if (presses) { /* Enter is the button's now */
        add(hints, "Enter", presses);
        add(hints, "Esc", "leave the buttons");
    } else if (view->looks_back) {
        add(hints, "Esc", "back to the present");
    } else if (table->asked) {
        add_asked(table, hints);
    } else if (table->by_keys) {
        add_for_keys(view, hints);
    } else {
        add_for_pointer(view, hints);
    }
}

enum { HEIGHT = 32, PAD = 12, LEADING = 26 };

/* The hints in one line, or in two where one has no room for them. Returns how far to the right they
 * reach, pixels, and in `used` how many lines they take; `lines` is where they are put for. */
static float draw_words(Frame *frame, const TableLayout *layout, const TableView *view,
                        int lines, int *used)
{
    const TableUi *table = &frame->ui->table;
    const Session *session = frame->scene->session;
    float u = frame->u, end = layout->board.x + layout->board.w - 20 * u, gap = 16 * u;
    int undone = session_move_count(session) - session_at(session);
    Point at = layout->hint;
    float reach = at.x;
    char text[40];
    at.y -= (float)((lines - 1) * LEADING) / 2 * u;
    *used = 1;
    Hints hints;
    if (undone > 0) {
        snprintf(text, sizeof text, "%d move%s %s", undone, say_plural(undone),
                 view->looks_back ? "back" : "undone");
        at.x += paint_text(frame, FONT_BOLD, 15, ALIGN_LEFT, at, 0, FIRE_LIGHT, text) + gap;
    }
    if (view->phase == PHASE_PLACE && view->ghost.state == GHOST_REFUSED && !table->by_keys)
        return at.x + paint_text(frame, FONT_TEXT, 15, ALIGN_LEFT, at, fmaxf(1, end - at.x), CREAM,
                                 cell_is_dead(view, view->ghost.cell)
                                     ? "No tile left fits here."
                                     : "No rotation fits this cell.");
    hints_make(frame, view, &hints);
    for (int i = 0; i < hints.count; i++) {
        const Hint *hint = &hints.hints[i];
        float width = text_width(frame, FONT_TEXT, 15, hint->does) +
                      text_width(frame, FONT_HEAVY, 14, hint->key) + 36 * u;
        if (at.x + width > end + gap && *used < 2) {
            at = (Point){layout->hint.x, at.y + LEADING * u};
            ++*used;
        }
        if (at.x + width > end + gap)
            break;
        at.x += paint_keycap(frame, at, hint->key, false) + 7 * u;
        at.x += paint_text(frame, FONT_TEXT, 15, ALIGN_LEFT, at, fmaxf(1, end - at.x), CREAM,
                           hint->does) +
                gap;
        reach = fmaxf(reach, at.x - gap);
    }
    return reach;
}

void hint_draw(Frame *frame, const TableLayout *layout, const TableView *view)
{
    int lines, drawn;
    Frame measure = *frame;
    measure.list = NULL;
    float u = frame->u, width = draw_words(&measure, layout, view, 1, &lines) - layout->hint.x;
    if (!(view->mine || view->looks_back) || width <= 0 ||
        frame->scene->now < frame->ui->table.notice_until)
        return;
    float high = (float)(HEIGHT + LEADING * (lines - 1)) * u;
    Rect plate = {layout->hint.x - PAD * u, layout->hint.y - 5 * u - high / 2, width + 2 * PAD * u,
                  high};
    page_box(frame, plate, HEIGHT / 2, rgba(HIDE_DEEP, .62f), 0, rgba(HIDE_DEEP, 1));
    draw_words(frame, layout, view, lines, &drawn);
}

#include "view/table/hint.h"

#include <math.h>
#include <stdio.h>

#include "view/board/marks.h"
#include "view/kit/page.h"
#include "view/kit/paint.h"
#include "view/words/say.h"

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
    bool keys = table->hand.keyed || table->choice.asked != ASKED_MOVE || table->hand.pointer.x < 0;
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
    const Widget *focused = widgets_focused(frame->widgets);
    const char *presses = focused && focused->label ? focused->label
                          : focused                 ? focused->tip
                                                    : NULL;
    *hints = (Hints){0};
    if (presses) { /* Enter is the button's now */
        add(hints, "Enter", presses);
        add(hints, "Esc", "leave the buttons");
    } else if (view->looks_back) {
        add(hints, "Esc", "back to the present");
    } else if (table->choice.asked) {
        add_asked(table, hints);
    } else if (table->hand.by_keys) {
        add_for_keys(view, hints);
    } else {
        add_for_pointer(view, hints);
    }
}

enum { HEIGHT = 32, PAD = 12, LEADING = 26, MOST_LINES = 2, PLACES_ABOVE = 4 };

/* Where hints begin, pixels, and how far to the right they may go. */
typedef struct HintPlace {
    Point at; /* the baseline of the first line, or of the middle of two */
    float end;
} HintPlace;

/* What was put there. */
typedef struct HintSpread {
    float width; /* pixels */
    int lines;
    bool whole; /* nothing had to be left out */
} HintSpread;

/* The hints in one line, or in two where one has no room for them; those that fit in neither, the
 * last first, are left out. `lines` is what they are put for. */
static HintSpread draw_words(Frame *frame, HintPlace place, const TableView *view, int lines)
{
    const TableUi *table = &frame->ui->table;
    const Session *session = frame->scene->session;
    float u = frame->u, gap = 16 * u;
    int undone = session_move_count(session) - session_at(session);
    Point at = place.at;
    HintSpread spread = {0, 1, true};
    char text[40];
    at.y -= (float)((lines - 1) * LEADING) / 2 * u;
    Hints hints;
    hints_make(frame, view, &hints);
    if (undone > 0) {
        snprintf(text, sizeof text, "%d move%s %s", undone, say_plural(undone),
                 view->looks_back ? "back" : "undone");
        at.x += paint_text(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 15, FIRE_LIGHT}, at,
                           fmaxf(1, place.end - at.x), text) +
                gap;
        spread.width = at.x - gap - place.at.x;
    }
    if (view->phase == PHASE_PLACE && view->ghost.state == GHOST_REFUSED && !table->hand.by_keys) {
        const char *why = cell_is_dead(view, view->ghost.cell) ? "No tile left fits here."
                                                               : "No rotation fits this cell.";
        spread.whole = at.x + text_width(frame, FONT_TEXT, 15, why) <= place.end;
        if (spread.whole)
            spread.width =
                at.x +
                paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, CREAM}, at, 0, why) -
                place.at.x;
        return spread;
    }
    for (int i = 0; i < hints.count; i++) {
        const Hint *hint = &hints.hints[i];
        float width = text_width(frame, FONT_TEXT, 15, hint->does) +
                      text_width(frame, FONT_HEAVY, 14, hint->key) + 36 * u;
        if (at.x + width > place.end + gap && spread.lines < MOST_LINES && spread.width > 0) {
            at = (Point){place.at.x, at.y + LEADING * u};
            spread.lines++;
        }
        if (at.x + width > place.end + gap) {
            spread.whole = false;
            break;
        }
        at.x += paint_keycap(frame, at, hint->key, false) + 7 * u;
        at.x += paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, CREAM}, at,
                           fmaxf(1, place.end - at.x), hint->does) +
                gap;
        spread.width = fmaxf(spread.width, at.x - gap - place.at.x);
    }
    return spread;
}

static Rect plate_of(const Frame *frame, HintPlace place, HintSpread spread)
{
    float u = frame->u, high = (float)(HEIGHT + LEADING * (spread.lines - 1)) * u;
    return (Rect){place.at.x - PAD * u, place.at.y - 5 * u - high / 2, spread.width + 2 * PAD * u,
                  high};
}

/* Whether a plate hides what could be clicked. */
static bool hides_choices(const BoardView *board, const TableView *view, Rect plate)
{
    for (int i = 0; i < view->legal_count; i++)
        if (rect_overlap(plate, view_cell(board, view->legal[i].cell.x, view->legal[i].cell.y)) > 0)
            return true;
    for (int i = 0; view->phase == PHASE_RECALL && i < view->spot_count; i++) {
        Point at = view_pixel(board, view->spots[i].at.x, view->spots[i].at.y);
        float reach = .2f * (float)board->tile;
        if (rect_overlap(plate, (Rect){at.x - reach, at.y - reach, 2 * reach, 2 * reach}) > 0)
            return true;
    }
    return view->phase == PHASE_PIECE &&
           rect_overlap(plate, view_cell(board, view->placed->cell.x, view->placed->cell.y)) > 0;
}

/* Beside the bar where all of them fit there, else above it, as far at the left as they hide
 * nothing. */
static HintPlace choose_place(const Frame *frame, const TableLayout *layout, const BoardView *board,
                              const TableView *view, HintSpread *spread)
{
    Frame measure = *frame;
    measure.list = NULL;
    float u = frame->u, foot = frame->ui->table.strip.open ? layout->strip.y : layout->bar.y;
    HintPlace beside = {layout->hint, layout->board.x + layout->board.w - 20 * u}, above = beside;
    *spread = draw_words(&measure, beside, view, 1);
    if (spread->whole)
        return beside;
    float left = above.at.x = layout->bar.x + PAD * u;
    HintSpread over = draw_words(&measure, above, view, 1);
    above.at.y = roundf(foot + 3 * u - plate_of(frame, above, over).h / 2);
    float step = (above.end - left - over.width) / (PLACES_ABOVE - 1);
    for (int i = 0; i < PLACES_ABOVE && over.whole; i++) {
        above.at.x = roundf(left + step * (float)i);
        if (hides_choices(board, view, plate_of(frame, above, over)))
            continue;
        *spread = over;
        return above;
    }
    return beside;
}

static bool is_shown(const Frame *frame, const TableView *view)
{
    return (view->mine || view->looks_back) && frame->now >= frame->ui->notice.until;
}

Rect hint_place(const Frame *frame, const TableLayout *layout, const BoardView *board,
                const TableView *view)
{
    HintSpread spread;
    if (!is_shown(frame, view))
        return (Rect){0, 0, 0, 0};
    HintPlace place = choose_place(frame, layout, board, view, &spread);
    return spread.width > 0 ? plate_of(frame, place, spread) : (Rect){0, 0, 0, 0};
}

void hint_draw(Frame *frame, const TableLayout *layout, const BoardView *board,
               const TableView *view)
{
    HintSpread spread;
    if (!is_shown(frame, view))
        return;
    HintPlace place = choose_place(frame, layout, board, view, &spread);
    if (spread.width <= 0)
        return;
    page_box(frame, plate_of(frame, place, spread), HEIGHT / 2, rgba(HIDE_DEEP, .62f), 0,
             rgba(HIDE_DEEP, 1));
    draw_words(frame, place, view, spread.lines);
}

#include "hint.h"

#include <math.h>
#include <stdio.h>

#include "board_marks.h"
#include "view/page.h"
#include "view/paint.h"
#include "view/say.h"

enum { HINTS = 3, DEVICES = 2 };

typedef struct Hint {
    const char *key, *does;
} Hint;

/* While a move waits for its tick. */
static const Hint asked[DEVICES][HINTS + 1] = {
    {{"Click", "once more: so be it"}, {"Right click", "not yet"}},
    {{"Enter", "so be it"}, {"Esc", "not yet"}},
};

/* By phase, then for the pointer and for the keys. */
static const Hint hints[PHASE_END + 1][DEVICES][HINTS + 1] = {
    [PHASE_PLACE] = {{{"Click", "lay"}, {"Right click", "turn"}, {"Drag", "move the board"}},
                     {{"Enter", "lay"}, {"R", "turn"}, {"Space", "next cell"}}},
    [PHASE_RECALL] = {{{"Click", "take a meeple back"}},
                      {{"Enter", "take back"}, {"0", "keep all"}}},
    [PHASE_PIECE] = {{{"Click", "a spot on the tile"}},
                     {{"1\u20139", "choose"}, {"Enter", "place"}, {"0", "nothing"}}},
};

static const Hint *hints_of(const TableUi *table, const TableView *view)
{
    if (table->asked)
        return asked[table->asked != ASKED_MOVE || table->pointer.x < 0];
    return hints[view->phase][table->by_keys];
}

/* Returns where the line ends, pixels. */
static float draw_words(Frame *frame, const TableLayout *layout, const TableView *view)
{
    const TableUi *table = &frame->ui->table;
    const Session *session = frame->scene->session;
    float u = frame->u, end = layout->board.x + layout->board.w - 20 * u, gap = 16 * u;
    int undone = session_move_count(session) - session_at(session);
    Point at = layout->hint;
    char text[40];
    if (undone > 0) {
        snprintf(text, sizeof text, "%d move%s undone", undone, say_plural(undone));
        at.x += paint_text(frame, FONT_BOLD, 15, ALIGN_LEFT, at, 0, FIRE_LIGHT, text) + gap;
    }
    if (view->phase == PHASE_PLACE && view->ghost.state == GHOST_REFUSED && !table->by_keys)
        return at.x + paint_text(frame, FONT_TEXT, 15, ALIGN_LEFT, at, fmaxf(1, end - at.x), CREAM,
                                 cell_is_dead(view, view->ghost.cell)
                                     ? "No tile left fits here."
                                     : "No rotation fits this cell.");
    for (const Hint *hint = hints_of(table, view); hint->key; hint++) {
        float width = text_width(frame, FONT_TEXT, 15, hint->does) +
                      text_width(frame, FONT_HEAVY, 14, hint->key) + 36 * u;
        if (at.x + width > end)
            break;
        at.x += paint_keycap(frame, at, hint->key, false) + 7 * u;
        at.x += paint_text(frame, FONT_TEXT, 15, ALIGN_LEFT, at, 0, CREAM, hint->does) + gap;
    }
    return at.x > layout->hint.x ? at.x - gap : at.x;
}

void hint_draw(Frame *frame, const TableLayout *layout, const TableView *view)
{
    enum { HEIGHT = 32, PAD = 12 };
    Frame measure = *frame;
    measure.list = NULL;
    float u = frame->u, width = draw_words(&measure, layout, view) - layout->hint.x;
    if (width <= 0 || frame->scene->now < frame->ui->table.notice_until)
        return;
    Rect plate = {layout->hint.x - PAD * u, layout->hint.y - (HEIGHT / 2 + 5) * u,
                  width + 2 * PAD * u, HEIGHT * u};
    page_box(frame, plate, HEIGHT / 2, rgba(HIDE_DEEP, .62f), 0, rgba(HIDE_DEEP, 1));
    draw_words(frame, layout, view);
}

#include "hint.h"

#include <math.h>
#include <stdio.h>

#include "board_marks.h"
#include "view/paint.h"
#include "view/say.h"

enum { HINTS = 3, DEVICES = 2 };

typedef struct Hint {
    const char *key, *does;
} Hint;

/* By phase, then for the pointer and for the keys. */
static const Hint hints[PHASE_END + 1][DEVICES][HINTS + 1] = {
    [PHASE_PLACE] = {{{"Click", "lay"}, {"Right click", "turn"}, {"Drag", "move the board"}},
                     {{"Enter", "lay"}, {"R", "turn"}, {"Space", "next cell"}}},
    [PHASE_RECALL] = {{{"Click", "take a meeple back"}},
                      {{"Enter", "take back"}, {"0", "keep all"}}},
    [PHASE_PIECE] = {{{"Click", "a spot on the tile"}},
                     {{"1\u20139", "choose"}, {"Enter", "place"}, {"0", "nothing"}}},
};

void hint_draw(Frame *frame, const TableLayout *layout, const TableView *view)
{
    float u = frame->u, end = layout->board.x + layout->board.w - 20 * u;
    bool by_keys = frame->ui->table.by_keys;
    Point at = layout->hint;
    const Session *session = frame->scene->session;
    int undone = session_move_count(session) - session_at(session);
    char text[40];
    if (undone > 0) {
        snprintf(text, sizeof text, "%d move%s undone", undone, say_plural(undone));
        at.x += paint_text(frame, FONT_BOLD, 15, ALIGN_LEFT, at, 0, FIRE_LIGHT, text) + 16 * u;
    }
    if (view->phase == PHASE_PLACE && view->ghost.state == GHOST_REFUSED && !by_keys) {
        paint_text(frame, FONT_TEXT, 15, ALIGN_LEFT, at, fmaxf(1, end - at.x), CREAM,
                   cell_is_dead(view, view->ghost.cell) ? "No tile left fits here."
                                                        : "No rotation fits this cell.");
        return;
    }
    for (const Hint *hint = hints[view->phase][by_keys]; hint->key; hint++) {
        float width = text_width(frame, FONT_TEXT, 15, hint->does) +
                      text_width(frame, FONT_HEAVY, 14, hint->key) + 36 * u;
        if (at.x + width > end)
            return;
        at.x += paint_keycap(frame, at, hint->key, false) + 7 * u;
        at.x += paint_text(frame, FONT_TEXT, 15, ALIGN_LEFT, at, 0, CREAM, hint->does) + 16 * u;
    }
}

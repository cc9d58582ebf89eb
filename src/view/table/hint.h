/* The hint line below the board: what can be done now, in the words of the device last used. */
#ifndef VIEW_TABLE_HINT_H
#define VIEW_TABLE_HINT_H

#include "view/kit/arrange.h"
#include "view/table/model.h"

/* Where it lies, pixels. */
typedef struct HintLine {
    Point at;   /* the baseline of the first line, or of the middle of all */
    float end;  /* how far to the right words may go */
    int lines;  /* 0: none is shown */
    Rect place; /* the ribbon's of a lens, where that takes its place; w 0: nothing is there */
    bool over_land;
} HintLine;

/* Puts it beside the bar; else, where it has no room there or would hide a cell or spot, above the
 * bar or at the upper edge. Else beside the bar again, cut to the most important words. */
HintLine hint_put(const Frame *frame, const TableModel *model, Arrange *arrange);

void hint_draw(Frame *frame, const TableModel *model, HintLine line);

/* A notice that passes: what has just happened and nobody may miss, in one or two short lines,
 * in more where the window is small. It lies beside the bar; where there is no room for it, on the
 * field, off all that a player looks for, or in a low panel. A quiet one is no ribbon: a word on
 * the stone of the bar, which lies on no land where the panel has room. */

/* How its text is set: in `lines` no wider than `width`, pixels. */
typedef struct NoticeSetting {
    float size, width;
    int lines;
} NoticeSetting;

typedef struct NoticePlace {
    NoticeSetting setting;
    Rect place; /* pixels; w 0: there is none to be seen */
} NoticePlace;

NoticePlace notice_lay(const Frame *frame, const TableModel *model, Arrange *arrange);

/* A quiet one gives way to a card in the panel: `card` is where a card lies, w 0: there is none. */
void notice_draw(Frame *frame, const TableModel *model, const NoticePlace *notice, Rect card);

#endif

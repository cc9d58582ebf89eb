/* Where everything lies that floats over the board: put down once a frame, each thing off all that
 * were put before. Drawing reads it, and enters what can be clicked as widgets there. */
#ifndef VIEW_TABLE_ARRANGED_H
#define VIEW_TABLE_ARRANGED_H

#include "view/board/lens.h"
#include "view/board/places.h"
#include "view/model/tip.h"
#include "view/table/card_place.h"
#include "view/table/offscreen.h"

/* The hint line below the board: what can be done now, in the words of the device last used. */

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

/* In the order in which they are put; the rotations, which the tile in hand depends on, lie there
 * already. */
typedef struct Arranged {
    Arrange arrange;
    Rect ask; /* the buttons that confirm a move, pixels; w 0: nothing is asked */
    HintLine hint;
    NoticePlace notice;
    TipPlace tip;
    Plates plates;
    OffscreenList offscreen;
    Chips chips;
    Signs signs;
    Lens lens;
    Chips lakes;
    Labels labels; /* of the final scoring, while it is on */
    CardPlan card;
} Arranged;

/* In the model's layout the panel makes room for a card that lies there. In screen.c. */
void table_arrange(const Frame *frame, const Scene *scene, TableModel *model, Arranged *arranged);

#endif

/* The numbers of the table's widgets. */
#ifndef VIEW_TABLE_WIDGETS_H
#define VIEW_TABLE_WIDGETS_H

#include "view/board/table_view.h"

enum {
    TABLE_PANEL = WIDGETS_SCREEN,
    TABLE_TURN_LEFT,
    TABLE_TURN_RIGHT,
    TABLE_PASS,
    TABLE_UNDO,
    TABLE_REDO,
    TABLE_HELP,
    TABLE_OPTIONS,
    TABLE_MENU,
    TABLE_ZOOM_OUT,
    TABLE_ZOOM_IN,
    TABLE_FIT,
    TABLE_TURN_BOARD,
    TABLE_BAR,
    TABLE_NEXT,
    TABLE_SKIP,
    TABLE_WELL,
    TABLE_HAND,
    TABLE_TICK, /* of a move that asks first; and its way back */
    TABLE_TAKE_BACK,
    TABLE_STACKS,
    TABLE_LOG,
    TABLE_HISTORY,
    TABLE_STRIP,
    TABLE_STRIP_CLOSE,
    TABLE_STRIP_STAY,
    TABLE_SPOT,                           /* one for each spot */
    TABLE_AWARD = TABLE_SPOT + MAX_SPOTS, /* one for each award of the list */
    TABLE_BACK = TABLE_AWARD + 16,        /* the two stacks */
    TABLE_LENS = TABLE_BACK + 2,          /* by LensKind */
    TABLE_ROW = TABLE_LENS + LENSES,      /* the players' rows */
    TABLE_ROTATION = TABLE_ROW + MAX_PLAYERS, /* the thumbnails beside the ghost, by rotation */
    TABLE_DOT = TABLE_ROTATION + 4,           /* of a spot, on the board */
};

/* The groups that arrow keys stay in. */
enum { TABLE_IN_PANEL = 1, TABLE_IN_BAR };

#endif

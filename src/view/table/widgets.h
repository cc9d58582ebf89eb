/* The numbers of the table's widgets for which their verb and index do not stand. */
#ifndef VIEW_TABLE_WIDGETS_H
#define VIEW_TABLE_WIDGETS_H

#include "view/kit/widget.h"

enum {
    TABLE_PANEL = WIDGETS_SCREEN,
    TABLE_BAR,
    TABLE_PACE,
    TABLE_STRIP,
    TABLE_STRIP_CLOSE,
    TABLE_WELL,
    TABLE_HAND,
    TABLE_BACK, /* the two stacks */
};

/* The groups that arrow keys stay in. */
enum { TABLE_IN_PANEL = 1, TABLE_IN_BAR, TABLE_IN_PACE };

#endif

/* The lens buttons in the floating bar, and the ribbon that tells which lens is on. */
#ifndef VIEW_TABLE_LENS_BAR_H
#define VIEW_TABLE_LENS_BAR_H

#include "view/board/table_view.h"
#include "view/table/layout.h"

void lens_draw_buttons(Frame *frame, const TableLayout *layout, const Terms *terms);
void lens_draw_ribbon(Frame *frame, const TableLayout *layout, const TableView *view, LensKind kind,
                      int player);

#endif

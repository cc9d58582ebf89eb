#include "view/paint.h"
#include "view/screens.h"

void table_reset(TableUi *table)
{
    *table = (TableUi){.pointer = {-1, -1}, .spot = -1, .final_step = -1, .fly_node = NO_NODE};
}

static void table_build(Frame *frame)
{
    paint_text(frame, FONT_TITLE, 34, ALIGN_LEFT, (Point){40, 80}, 0, CREAM, "table");
}

static void table_handle(Frame *frame, WidgetEvent event, const Input *input, Intent *intent)
{
    (void)event, (void)intent, (void)frame, (void)input;
}

const ScreenPart table_screen = {table_build, table_handle, NULL};

#include "view/paint.h"
#include "view/screens.h"

static void menu_build(Frame *frame)
{
    paint_text(frame, FONT_TITLE, 34, ALIGN_LEFT, (Point){40 * frame->u, 80 * frame->u}, 0, CREAM, "menu");
}

static void menu_handle(Frame *frame, WidgetEvent event, const Input *input, Intent *intent)
{
    (void)event, (void)intent;
    if (input->kind == INPUT_KEY && input->key == KEY_ESCAPE)
        ui_open(frame->ui, OVERLAY_NONE);
}

const ScreenPart menu_overlay = {menu_build, menu_handle, NULL};

#include "view/paint.h"
#include "view/screens.h"

static void options_build(Frame *frame)
{
    paint_text(frame, FONT_TITLE, 34, ALIGN_LEFT, (Point){40 * frame->u, 80 * frame->u}, 0, CREAM, "options");
}

static void options_handle(Frame *frame, WidgetEvent event, const Input *input, Intent *intent)
{
    (void)event, (void)intent;
    if (input->kind == INPUT_KEY && input->key == KEY_ESCAPE)
        ui_open(frame->ui, OVERLAY_NONE);
}

const ScreenPart options_overlay = {options_build, options_handle, NULL};

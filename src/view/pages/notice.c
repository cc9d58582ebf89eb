#include "view/pages/notice.h"
#include "view/draw/palette.h"
#include "view/kit/paint.h"

#include <math.h>

static bool is_new(const Notice *notice, double now)
{
    return notice->text[0] && now < notice->until;
}

bool notice_shown(const Ui *ui, const Scene *scene)
{
    return is_new(&ui->notice, scene->now);
}

void notice_put(Frame *frame, const Notice *notice)
{
    float u = frame->u;
    float width =
        fminf(text_width(frame, FONT_BOLD, 15, notice->text) + 36 * u, .46f * frame->width);
    Rect bar = {roundf(frame->width - width - 12 * u), roundf(8 * u), roundf(width),
                roundf(42 * u)};
    if (!is_new(notice, frame->now))
        return;
    paint_patch(frame, "tooltip", bar, 1);
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_CENTRE, 15, INK}, rect_inset(bar, 10 * u),
                notice->text);
}

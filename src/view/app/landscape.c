#include "view/board/landscape.h"
#include "view/app/app.h"

bool app_landscape(App *app, int tile, DrawList *list, int *width, int *height)
{
    if (!app->session)
        return false;
    LandscapeSize size = landscape_size(app->session, tile);
    Frame frame = {.widgets = &app->ui.widgets,
                   .atlas = app->atlas,
                   .meter = &app->meter,
                   .now = app->now,
                   .list = list,
                   .u = size.u,
                   .width = (float)size.width,
                   .height = (float)size.height};
    *width = size.width;
    *height = size.height;
    draw_clear(list);
    landscape_draw(&frame, app->session, &app->ui.options, tile);
    return !list->failed;
}

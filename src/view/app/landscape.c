#include "view/app/landscape.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "play/numbered.h"
#include "view/board/landscape.h"
#include "view/pages/files.h"
#include "view/state/nav.h"
#include "view/words/files.h"
#include "view/words/games.h"
#include "view/words/tr.h"

/* "Ana, Bo 2026-11-22", as far as the day is known. */
static void name_picture(const App *app, char *name, size_t capacity)
{
    char players[MAX_LISTED_NAME] = "Aurochs", day[16] = "";
    if (app->session)
        saved_suggest(session_setup(app->session), players, sizeof players - 40);
    if (app->told)
        say_day(app->told, app->offset, day, sizeof day);
    snprintf(name, capacity, "%s%s%s", players, day[0] ? " " : "", day);
}

void landscape_request(App *app, const Intent *intent)
{
    const char *path = intent->path;
    char text[200], name[MAX_LISTED_NAME];
    app->picture_is_new = !path[0];
    if (path[0]) {
        snprintf(app->picture, sizeof app->picture, "%s", path);
        return;
    }
    name_picture(app, name, sizeof name);
    uint64_t number = numbered_next(app->pictures, name, ".png");
    app->picture[0] = '\0';
    errno = ENOENT;
    if (app->pictures[0] && numbered_path(app->pictures, name, number, ".png", app->picture))
        return;
    app->picture[0] = '\0';
    say_text(SAY_NO_PICTURE, strerror(errno), text, sizeof text);
    app_notice(app, text);
}

void app_tell_picture(App *app, const char *path)
{
    char text[400];
    Intent request = {.kind = INTENT_FOLDER};
    say_of_file(SAY_PICTURE, path, "", text, sizeof text);
    if (app->ui.overlay != OVERLAY_NONE) { /* somebody is at something else by now */
        app_notice(app, text);
        return;
    }
    ui_hush(&app->ui);
    const char *name = say_file_name(path);
    int length = name > path ? (int)(name - path) - (name > path + 1) : 1;
    snprintf(request.path, sizeof request.path, "%.*s", length, name > path ? path : ".");
    ui_offer(&app->ui, tr("The picture is saved"), text, tr("Open its folder"), &request);
}

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

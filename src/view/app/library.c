
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/numbered.h"
#include "play/user_folders.h"
#include "view/app/autosave.h"
#include "view/board/landscape.h"
#include "view/pages/files.h"
#include "view/state/nav.h"
#include "view/words/files.h"
#include "view/words/tr.h"

/* The app's own folder; where that takes no game, one that does. */
static const char *home_of(App *app)
{
    if (app->folder[0] && !(app->behind && app->ui.dialogs.saving))
        return app->folder;
    if (!app->refuge[0])
        user_refuge(app->refuge);
    return app->refuge;
}

static void list(App *app, const char *path)
{
    if (!app->shelf)
        app->shelf = calloc(1, sizeof *app->shelf);
    snprintf(app->listed, sizeof app->listed, "%s", path[0] ? path : home_of(app));
    if (app->shelf)
        shelf_list(app->shelf, app->listed);
}

static void refuse(App *app, const char *title, const char *text)
{
    ui_message(&app->ui, title, text);
    app->ui.dialogs.behind = OVERLAY_FILES;
}

/* Lists the folder anew and chooses the game of a path, or (NULL) none. */
static void show(App *app, const char *path)
{
    app->spare = (FileMark){0}; /* the game on the table may be the last one of a file */
    app->ui.dialogs.path[0] = '\0';
    app->ui.dialogs.chosen = -1;
    app->ui.dialogs.renaming = false;
    if (app->shelf)
        shelf_list(app->shelf, app->listed);
    for (int i = 0; path && app->shelf && i < app->shelf->listing.count; i++)
        if (strcmp(app->shelf->listing.files[i].name, path_name(path)) == 0)
            app->ui.dialogs.chosen = i;
    ui_open(&app->ui, OVERLAY_FILES);
}

static void delete_game(App *app, const char *path)
{
    if (autosave_is(app, path)) {
        refuse(app, tr("The game was not deleted"), say_of_file(SAY_NOT_BY_HAND, path, ""));
    } else if (bin_put(&app->bin, path)) {
        show(app, NULL);
    } else {
        refuse(app, tr("The game was not deleted"), say_failed(path, errno));
    }
}

static void take_back(App *app)
{
    char path[MAX_PATH_BYTES];
    if (bin_take_back(&app->bin, path)) {
        show(app, path);
        return;
    }
    refuse(app, tr("The game was not taken back"),
           say_failed(app->bin.count ? app->bin.of[app->bin.count - 1].path : "", errno));
}

static void rename_game(App *app, const char *path, const char *name)
{
    char to[MAX_PATH_BYTES], folder[MAX_PATH_BYTES];
    const char *title = tr("The game has its old name");
    path_folder(path, folder);
    bool fits = saved_path_typed(folder, name, to);
    if (autosave_is(app, path) || (fits && autosave_is(app, to))) {
        const char *kept = autosave_is(app, path) ? path : to;
        refuse(app, title, say_of_file(SAY_NOT_BY_HAND, kept, ""));
    } else if (fits && (strcmp(path, to) == 0 || file_move(path, to))) {
        show(app, to);
    } else if (errno == EEXIST) {
        refuse(app, title, tr("There is another game of that name."));
    } else {
        refuse(app, title, say_failed(path, errno));
    }
}

void library_follow(App *app, const Intent *intent)
{
    if (intent->kind == INTENT_LIST)
        list(app, intent->path);
    else if (intent->kind == INTENT_DELETE)
        delete_game(app, intent->path);
    else if (intent->kind == INTENT_RENAME)
        rename_game(app, intent->path, intent->name);
    else
        take_back(app);
}

/* "Ana, Bo 2026-11-22", as far as the day is known. */
static void name_picture(const App *app, char *name, size_t capacity)
{
    char players[MAX_LISTED_NAME] = "Aurochs";
    const char *day = "";
    if (app->session)
        saved_suggest(session_setup(app->session), players, sizeof players - 40);
    if (app->told)
        day = say_day(app->told, app->offset);
    snprintf(name, capacity, "%s%s%s", players, day[0] ? " " : "", day);
}

void landscape_request(App *app, const Intent *intent)
{
    const char *path = intent->path;
    char name[MAX_LISTED_NAME];
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
    app_notice(app, say_text(SAY_NO_PICTURE, tr(strerror(errno))));
}

void app_tell_picture(App *app, const char *path)
{
    Intent request = {.kind = INTENT_FOLDER};
    const char *text = say_of_file(SAY_PICTURE, path, "");
    if (app->ui.overlay != OVERLAY_NONE) { /* somebody is at something else by now */
        app_notice(app, text);
        return;
    }
    ui_hush(&app->ui);
    path_folder(path, request.path);
    ui_confirm(&app->ui, OVERLAY_NONE, tr("The picture is saved"), text, tr("Open its folder"),
               &request);
    app->ui.dialogs.refusal = REFUSAL_CLOSE;
}

bool app_landscape(App *app, int tile, DrawList *list, int *width, int *height)
{
    if (!app->session)
        return false;
    LandscapeSize size = landscape_size(app->session, tile);
    Scene scene = app_scene(app);
    scene.width = (float)size.width;
    scene.height = (float)size.height;
    Frame frame = ui_frame(&app->ui, &scene, list, size.u);
    *width = size.width;
    *height = size.height;
    draw_clear(list);
    landscape_draw(&frame, app->session, &app->ui.options, tile);
    return !list->failed;
}

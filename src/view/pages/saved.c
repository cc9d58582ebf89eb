#include "view/pages/saved.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "play/slots.h"
#include "view/state/nav.h"
#include "view/words/files.h"
#include "view/words/names.h"
#include "view/words/tr.h"

void saved_suggest(const Setup *setup, char *name, size_t capacity)
{
    size_t at = 0;
    for (int p = 0; p < setup->player_count; p++) {
        const char *part = say_seat(&setup->seats[p]);
        if (at + strlen(part) + 2 >= capacity)
            break;
        at += (size_t)snprintf(name + at, capacity - at, "%s%s", p > 0 ? ", " : "", part);
    }
    path_mend_name(name);
}

const char *saved_folder(const Scene *scene)
{
    return scene->folder && scene->folder[0] ? scene->folder : ".";
}

const Session *saved_session(const Scene *scene)
{
    return scene->session ? scene->session : scene->last;
}

bool saved_is_named(const char *path)
{
    return strlen(path) >= sizeof SAVED_ENDING && path_ends_in(path, SAVED_ENDING);
}

bool saved_path_typed(const char *folder, const char *typed, char path[MAX_PATH_BYTES])
{
    char name[MAX_PATH_BYTES], file[MAX_PATH_BYTES + sizeof SAVED_ENDING];
    snprintf(name, sizeof name, "%s", typed);
    path_mend_name(name);
    snprintf(file, sizeof file, "%s%s", name, saved_is_named(name) ? "" : SAVED_ENDING);
    errno = EINVAL;
    return name[0] && path_in(folder, file, path);
}

void saved_name(const char *file, char name[MAX_LISTED_NAME])
{
    size_t length = strlen(file) - (saved_is_named(file) ? sizeof SAVED_ENDING - 1 : 0);
    snprintf(name, MAX_LISTED_NAME, "%.*s", (int)length, file);
}

void saved_refuse(Ui *ui, const char *path)
{
    char text[400];
    say_too_long(path, text, sizeof text);
    ui_message(ui, tr("This path is too long"), text);
    ui->dialogs.behind = ui->dialogs.chooser ? ui->dialogs.chooser : OVERLAY_FILES;
}

bool saved_is_kept(const ListedFile *file)
{
    return slot_number(file->name) > 0;
}

bool saved_path(const Screen *screen, const ListedFile *file, char path[MAX_PATH_BYTES])
{
    if (path_in(saved_folder(screen->scene), file->name, path))
        return true;
    saved_refuse(screen->ui, file->name);
    return false;
}

void saved_ask_to_delete(const Screen *screen, const ListedFile *file, OverlayId behind)
{
    Intent wish = {.kind = INTENT_DELETE};
    char text[400], name[MAX_LISTED_NAME];
    if (!file || file->folder || saved_is_kept(file) || !saved_path(screen, file, wish.path))
        return;
    saved_name(file->name, name);
    say_deletes(name, text, sizeof text);
    ui_confirm_loss(screen->ui, behind, tr("Delete this game?"), text, tr("Delete"), &wish);
}

#include "view/pages/saved.h"

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

bool saved_is_named(const char *path)
{
    size_t size = strlen(path);
    return size >= sizeof SAVED_ENDING &&
           strcmp(path + size - (sizeof SAVED_ENDING - 1), SAVED_ENDING) == 0;
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

/* The file chooser: the saved games of one folder, a field for a name or a whole path, and one
 * button. The listing comes from the program as data, when INTENT_LIST asks for it. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/page.h"
#include "view/say_screens.h"
#include "view/screens.h"

enum {
    FILES_PANE = WIDGETS_OVERLAY,
    FILES_PANES, /* and the next: above and below the list */
    FILES_UP = FILES_PANES + 2,
    FILES_NAME,
    FILES_CANCEL,
    FILES_GO,
    FILES_ROW, /* the first of MAX_LISTED */
};

enum { ROW = 40 };

static const char ending[] = ".aurochs";

/* The players' names as a file name, without its ending: "Ana, Bo". */
static void suggest_name(const Session *session, char *name, size_t capacity)
{
    const Setup *setup = session_setup(session);
    size_t at = 0;
    for (int p = 0; p < setup->player_count; p++) {
        const char *part = say_seat(&setup->seats[p]);
        if (at + strlen(part) + 2 >= capacity)
            break;
        at += (size_t)snprintf(name + at, capacity - at, "%s%s", p > 0 ? ", " : "", part);
    }
    for (size_t i = 0; i < at; i++)
        if (name[i] == '/' || (i == 0 && name[i] == '.'))
            name[i] = '-';
}

/* The folder that is listed; where there is none for games, the one that the program was started
 * in. */
static const char *folder_of(const Frame *frame)
{
    const char *folder = frame->scene->folder;
    return folder && folder[0] ? folder : ".";
}

void ui_files(Frame *frame, bool saving, Intent *intent)
{
    DialogsUi *dialogs = &frame->ui->dialogs;
    const Scene *scene = frame->scene;
    dialogs->saving = saving;
    dialogs->path[0] = '\0';
    dialogs->chosen = -1;
    if (saving && scene->session)
        suggest_name(scene->session, dialogs->path, 120);
    ui_open(frame->ui, OVERLAY_FILES);
    if (saving) {
        frame->ui->widgets.focus = FILES_NAME;
        frame->ui->widgets.caret = strlen(dialogs->path);
    }
    intent->kind = INTENT_LIST;
    snprintf(intent->path, sizeof intent->path, "%s", folder_of(frame));
}

static bool ends_well(const char *path)
{
    size_t size = strlen(path);
    return size >= sizeof ending && strcmp(path + size - (sizeof ending - 1), ending) == 0;
}

/* The path that the field means. */
static void whole_path(const Frame *frame, char path[MAX_PATH_BYTES])
{
    const DialogsUi *dialogs = &frame->ui->dialogs;
    const char *tail = dialogs->saving && !ends_well(dialogs->path) ? ending : "";
    int length =
        dialogs->path[0] == '/'
            ? snprintf(path, MAX_PATH_BYTES, "%s%s", dialogs->path, tail)
            : snprintf(path, MAX_PATH_BYTES, "%s/%s%s", folder_of(frame), dialogs->path, tail);
    if (length >= MAX_PATH_BYTES)
        path[0] = '\0';
}

static void build_row(Frame *frame, int index, Rect rect)
{
    const Widgets *widgets = &frame->ui->widgets;
    const DialogsUi *dialogs = &frame->ui->dialogs;
    const ListedFile *file = &frame->scene->listing->files[index];
    WidgetId id = (WidgetId)(FILES_ROW + index);
    float u = frame->u;
    bool seen = rect.y + rect.h > dialogs->scroll.view.y &&
                rect.y < dialogs->scroll.view.y + dialogs->scroll.view.h;
    if (seen) {
        char name[MAX_LISTED_NAME];
        snprintf(name, sizeof name, "%s", file->name);
        if (ends_well(name))
            name[strlen(name) - (sizeof ending - 1)] = '\0';
        if (index == dialogs->chosen)
            draw_fill(frame->list, rect, rgba(FIRE, .38f));
        else if (widgets->hover == id)
            draw_fill(frame->list, rect, rgba(FIRE, .18f));
        paint_icon(frame, file->folder ? "folder" : "log",
                   (Point){rect.x + 20 * u, rect.y + rect.h / 2}, 20, INK_SOFT, 1);
        page_line(frame, (TextStyle){file->folder ? FONT_BOLD : FONT_TEXT, ALIGN_LEFT, 17, INK},
                  (Rect){rect.x + 40 * u, rect.y, rect.w - 48 * u, rect.h}, name);
        paint_rule(frame, rect.x, rect.y + rect.h - 1, rect.w, INK_SOFT, .16f);
    }
    widget_put(frame, (Widget){.id = id, .kind = WIDGET_SPOT, .rect = rect, .name = file->name});
}

static void build_list(Frame *frame, Rect view)
{
    const Listing *listing = frame->scene->listing;
    DialogsUi *dialogs = &frame->ui->dialogs;
    int count = listing ? listing->count : 0;
    float height = roundf(ROW * frame->u), y;
    draw_fill(frame->list, view, rgba(0xFFFAE6, .38f));
    y = scroll_begin(frame, &dialogs->scroll, view, (float)count * height);
    for (int i = 0; i < count; i++)
        build_row(frame, i,
                  (Rect){view.x, y + (float)i * height, view.w - SCROLL_BAR * frame->u, height});
    if (count == 0)
        page_line(frame, (TextStyle){FONT_TEXT, ALIGN_CENTRE, 17, INK_SOFT}, view,
                  listing ? "No saved games here." : "This folder cannot be read.");
    scroll_end(frame, &dialogs->scroll, FILES_PANES);
}

/* The folder's path; where it is too long without its first folders, for the last ones tell more. */
static void draw_folder(Frame *frame, Rect rect)
{
    static const TextStyle style = {FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT};
    char text[MAX_PATH_BYTES + 4];
    const char *from = folder_of(frame), *slash = from;
    snprintf(text, sizeof text, "%s", from);
    while (text_width(frame, (FontId)style.font, style.size, text) > rect.w &&
           (slash = strchr(slash + 1, '/')) && slash[1])
        snprintf(text, sizeof text, "\u2026%s", slash);
    page_line(frame, style, rect, text);
}

static void files_build(Frame *frame)
{
    DialogsUi *dialogs = &frame->ui->dialogs;
    float u = frame->u;
    Rect inner =
        page_sheet(frame, FILES_PANE, 680, 560, dialogs->saving ? "Save the game" : "Open a game");
    float x = inner.x / u, y = inner.y / u, w = inner.w / u, bottom = (inner.y + inner.h) / u;
    build_list(frame, page_rect(frame, x, y + 48, w, bottom - 122 - y - 48));
    draw_folder(frame, page_rect(frame, x + 52, y, w - 52, 40));
    widget_put(frame, (Widget){.id = FILES_UP,
                               .style = STYLE_PAPER,
                               .rect = page_rect(frame, x, y, 44, 40),
                               .name = "up",
                               .icon = "arrow-up",
                               .tip = "The folder above",
                               .key = KEY_UP,
                               .mods = MOD_ALT});
    widget_put(frame,
               (Widget){.id = FILES_NAME,
                        .kind = WIDGET_FIELD,
                        .name = "path",
                        .rect = page_rect(frame, x, bottom - 108, w, 44),
                        .label = dialogs->saving ? "name of the game" : "name or path of a game",
                        .text = dialogs->path,
                        .capacity = sizeof dialogs->path});
    widget_put(frame, (Widget){.id = FILES_CANCEL,
                               .style = STYLE_PAPER,
                               .name = "cancel",
                               .label = "Cancel",
                               .rect = page_rect(frame, x + w - 300, bottom - 48, 140, 46),
                               .key = KEY_ESCAPE});
    widget_put(frame, (Widget){.id = FILES_GO,
                               .style = STYLE_OCHRE,
                               .name = "go",
                               .key = KEY_ENTER,
                               .label = dialogs->saving ? "Save" : "Open",
                               .rect = page_rect(frame, x + w - 148, bottom - 48, 148, 46),
                               .off = dialogs->path[0] == '\0'});
}

static void go(Frame *frame, Intent *intent)
{
    DialogsUi *dialogs = &frame->ui->dialogs;
    Intent wish = {.kind = dialogs->saving ? INTENT_SAVE : INTENT_OPEN};
    whole_path(frame, wish.path);
    dialogs->from_menu = false;
    *intent = wish;
    ui_open(frame->ui, OVERLAY_NONE);
}

static void list(Frame *frame, const char *below, Intent *intent)
{
    const char *folder = folder_of(frame);
    const char *slash = strrchr(folder, '/');
    intent->kind = INTENT_LIST;
    if (below)
        snprintf(intent->path, sizeof intent->path, "%s/%s", strcmp(folder, "/") == 0 ? "" : folder,
                 below);
    else if (slash && slash > folder)
        snprintf(intent->path, sizeof intent->path, "%.*s", (int)(slash - folder), folder);
    else
        snprintf(intent->path, sizeof intent->path, "/");
    frame->ui->dialogs.chosen = -1;
    frame->ui->dialogs.scroll.at = 0;
}

/* Choosing a row twice opens it. */
static void choose(Frame *frame, int index, Intent *intent)
{
    DialogsUi *dialogs = &frame->ui->dialogs;
    const Listing *listing = frame->scene->listing;
    if (!listing || index >= listing->count)
        return;
    if (listing->files[index].folder) {
        list(frame, listing->files[index].name, intent);
        return;
    }
    bool again = dialogs->chosen == index && strcmp(dialogs->path, listing->files[index].name) == 0;
    dialogs->chosen = index;
    snprintf(dialogs->path, sizeof dialogs->path, "%s", listing->files[index].name);
    if (again && !dialogs->saving)
        go(frame, intent);
}

static void files_handle(Frame *frame, WidgetEvent event, const Input *input, Intent *intent)
{
    DialogsUi *dialogs = &frame->ui->dialogs;
    if (scroll_handle(frame, &dialogs->scroll, event, input) ||
        page_first_focus(frame, event, input,
                         frame->scene->listing && frame->scene->listing->count ? FILES_ROW
                                                                               : FILES_NAME))
        return;
    if (event.kind == WIDGET_CHANGED)
        dialogs->chosen = -1;
    if (event.kind != WIDGET_PRESSED)
        return;
    if (event.id == FILES_UP)
        list(frame, NULL, intent);
    else if (event.id == FILES_CANCEL)
        page_back(frame);
    else if (event.id == FILES_GO)
        go(frame, intent);
    else if (event.id >= FILES_ROW)
        choose(frame, event.id - FILES_ROW, intent);
}

const ScreenPart files_overlay = {files_build, files_handle, NULL};

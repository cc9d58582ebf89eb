/* The file chooser: the saved games of one folder, what each of them is about, a field for a name
 * or a whole path, and one button. The list comes from the program as data, when INTENT_LIST asks
 * for it; what the games are about comes bit by bit after it. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "play/slots.h"
#include "view/kit/page.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/words/keeping.h"
#include "view/words/screens.h"

enum {
    FILES_PANE = WIDGETS_OVERLAY,
    FILES_PANES, /* and the next: above and below the list */
    FILES_UP = FILES_PANES + 2,
    FILES_NAME,
    FILES_CANCEL,
    FILES_GO,
    FILES_DELETE,
    FILES_ROW, /* the first of MAX_LISTED */
};

/* The arrow keys stay in one of these as long as it goes on. */
enum { GROUP_LIST = 1, GROUP_NAME };

enum { ROW = 58, BADGE = 20 }; /* logical units */

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

void ui_files_again(Ui *ui)
{
    ui_open(ui, OVERLAY_FILES);
    widgets_edit(&ui->widgets, FILES_NAME);
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
    ui_files_again(frame->ui);
    intent->kind = INTENT_LIST;
    snprintf(intent->path, sizeof intent->path, "%s", folder_of(frame));
}

static bool ends_well(const char *path)
{
    size_t size = strlen(path);
    return size >= sizeof ending && strcmp(path + size - (sizeof ending - 1), ending) == 0;
}

/* Whether the list has a game of this name, which it shows without its ending. */
static bool is_listed(const Frame *frame, const char *name)
{
    const Shelf *shelf = frame->scene->shelf;
    size_t size = strlen(name);
    for (int i = 0; shelf && i < shelf->listing.count; i++) {
        const ListedFile *file = &shelf->listing.files[i];
        if (!file->folder && strncmp(file->name, name, size) == 0 &&
            strcmp(file->name + size, ending) == 0)
            return true;
    }
    return false;
}

/* The path that the field means. */
static void whole_path(const Frame *frame, char path[MAX_PATH_BYTES])
{
    const DialogsUi *dialogs = &frame->ui->dialogs;
    bool lacks = !ends_well(dialogs->path) && (dialogs->saving || is_listed(frame, dialogs->path));
    const char *tail = lacks ? ending : "";
    int length =
        dialogs->path[0] == '/'
            ? snprintf(path, MAX_PATH_BYTES, "%s%s", dialogs->path, tail)
            : snprintf(path, MAX_PATH_BYTES, "%s/%s%s", folder_of(frame), dialogs->path, tail);
    if (length >= MAX_PATH_BYTES)
        path[0] = '\0';
}

static const TextStyle about_style = {FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT};

/* Badge, name and points of each player, in equal shares of `rect` where all of them do not fit. */
static void draw_players(Frame *frame, Rect rect, const GameAbout *about)
{
    float u = frame->u, x = rect.x, gap = 14 * u, wanted = 0;
    int count = about->setup.player_count;
    float share = (rect.w + gap) / (float)count - gap;
    char points[MAX_PLAYERS][8];
    float names[MAX_PLAYERS], numbers[MAX_PLAYERS];
    for (int p = 0; p < count; p++) {
        snprintf(points[p], sizeof points[p], "%d", about->scores[p]);
        names[p] = text_width(frame, FONT_TEXT, 15, say_seat(&about->setup.seats[p]));
        numbers[p] = text_width(frame, FONT_TITLE, 15, points[p]);
        wanted += (BADGE + 9) * u + names[p] + numbers[p] + (p > 0 ? gap : 0);
    }
    for (int p = 0; p < count; p++) {
        const Seat *seat = &about->setup.seats[p];
        float fixed = (BADGE + 9) * u + numbers[p], room = names[p];
        if (wanted > rect.w)
            room = fmaxf(0, fminf(room, share - fixed));
        paint_icon(frame, player_badges[seat->colour],
                   (Point){x + BADGE / 2 * u, rect.y + rect.h / 2}, BADGE - 2, WHITE, 1);
        page_line(frame, about_style, (Rect){x + (BADGE + 3) * u, rect.y, room, rect.h},
                  say_seat(seat));
        page_line(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 15, INK},
                  (Rect){x + (BADGE + 9) * u + room, rect.y, numbers[p] + u, rect.h}, points[p]);
        x += fixed + room + gap;
    }
}

/* The second line of a row: who plays, how it stands, how far it has come. */
static void draw_about(Frame *frame, Rect rect, int index)
{
    const Shelf *shelf = frame->scene->shelf;
    TextStyle right = about_style;
    char text[80];
    if (index >= shelf->known)
        return;
    const GameAbout *about = &shelf->abouts[index];
    if (!about->good) {
        page_line(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, WRONG}, rect,
                  "No game that can be opened.");
        return;
    }
    snprintf(text, sizeof text, about->over ? "%s, over" : "%s, turn %d",
             terms_of(about->setup.edition)->edition.one, about->turn);
    right.align = ALIGN_RIGHT;
    float room = text_width(frame, FONT_TEXT, 15, text) + 16 * frame->u;
    page_line(frame, right, rect, text);
    rect.w -= room;
    draw_players(frame, rect, about);
}

/* A game that the program keeps by itself. */
static bool is_kept(const ListedFile *file)
{
    return slot_number(file->name) > 0;
}

static void draw_row(Frame *frame, int index, Rect rect)
{
    const Scene *scene = frame->scene;
    const ListedFile *file = &scene->shelf->listing.files[index];
    float u = frame->u, half = roundf(rect.h / 2), x = rect.x + 40 * u, w = rect.w - 48 * u;
    Rect upper = {x, rect.y + 3 * u, w, half}, lower = {x, rect.y + half - 2 * u, w, half};
    char name[MAX_LISTED_NAME], date[40] = "";
    snprintf(name, sizeof name, "%s", is_kept(file) ? say_kept_game(file->name) : file->name);
    if (ends_well(name))
        name[strlen(name) - (sizeof ending - 1)] = '\0';
    if (index == frame->ui->dialogs.chosen)
        draw_fill(frame->list, rect, rgba(FIRE, .38f));
    else if (frame->widgets->hover == FILES_ROW + index)
        draw_fill(frame->list, rect, rgba(FIRE, .18f));
    paint_icon(frame, file->folder ? "folder" : "log",
               (Point){rect.x + 20 * u, rect.y + rect.h / 2}, 22, INK_SOFT, 1);
    paint_rule(frame, rect.x, rect.y + rect.h - 1, rect.w, INK_SOFT, .16f);
    if (file->folder) {
        page_line(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK}, (Rect){x, rect.y, w, rect.h},
                  name);
        return;
    }
    if (scene->today)
        say_date(file->changed, scene->today, scene->offset, date, sizeof date);
    TextStyle right = about_style;
    right.align = ALIGN_RIGHT;
    page_line(frame, right, upper, date);
    upper.w -= text_width(frame, FONT_TEXT, 15, date) + 16 * u;
    page_line(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK}, upper, name);
    draw_about(frame, lower, index);
}

static void build_row(Frame *frame, int index, Rect rect)
{
    const Scroll *scroll = &frame->ui->dialogs.scroll;
    if (rect.y + rect.h > scroll->view.y && rect.y < scroll->view.y + scroll->view.h)
        draw_row(frame, index, rect);
    widget_put(frame, (Widget){.id = (WidgetId)(FILES_ROW + index),
                               .kind = WIDGET_SPOT,
                               .rect = rect,
                               .name = frame->scene->shelf->listing.files[index].name});
}

static void build_list(Frame *frame, Rect view)
{
    const Shelf *shelf = frame->scene->shelf;
    DialogsUi *dialogs = &frame->ui->dialogs;
    int count = shelf ? shelf->listing.count : 0;
    float height = roundf(ROW * frame->u), y;
    draw_fill(frame->list, view, rgba(0xFFFAE6, .38f));
    y = scroll_begin(frame, &dialogs->scroll, view, (float)count * height);
    for (int i = 0; i < count; i++)
        build_row(frame, i,
                  (Rect){view.x, y + (float)i * height, view.w - SCROLL_BAR * frame->u, height});
    if (count == 0)
        page_line(frame, (TextStyle){FONT_TEXT, ALIGN_CENTRE, 17, INK_SOFT}, view,
                  shelf && shelf->readable ? "No saved games here."
                                           : "This folder cannot be read.");
    scroll_end(frame, &dialogs->scroll, FILES_PANES);
}

/* The folder's path; where it is too long without its first folders, for the last ones tell more.
 */
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

/* The chosen game, where it may be deleted; NULL. */
static const ListedFile *deletable(const Frame *frame)
{
    const Shelf *shelf = frame->scene->shelf;
    int chosen = frame->ui->dialogs.chosen;
    if (!shelf || chosen < 0 || chosen >= shelf->listing.count)
        return NULL;
    const ListedFile *file = &shelf->listing.files[chosen];
    return file->folder || is_kept(file) ? NULL : file;
}

static void files_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    DialogsUi *dialogs = &frame->ui->dialogs;
    float u = frame->u;
    Rect inner =
        page_sheet(frame, FILES_PANE, 680, 560, dialogs->saving ? "Save the game" : "Open a game");
    float x = inner.x / u, y = inner.y / u, w = inner.w / u, bottom = (inner.y + inner.h) / u;
    widgets_group(frame->widgets, GROUP_LIST);
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
    widgets_group(frame->widgets, GROUP_NAME);
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
    widget_put(frame, (Widget){.id = FILES_DELETE,
                               .style = STYLE_PAPER,
                               .name = "delete",
                               .icon = "trash",
                               .tip = "Delete the chosen game",
                               .rect = page_rect(frame, x, bottom - 48, 46, 46),
                               .key = KEY_DELETE,
                               .off = !deletable(frame)});
}

static void ask_to_delete(Frame *frame)
{
    const ListedFile *file = deletable(frame);
    Intent wish = {.kind = INTENT_DELETE};
    char text[MAX_LISTED_NAME + 60];
    if (!file || snprintf(wish.path, sizeof wish.path, "%s/%s", folder_of(frame), file->name) >=
                     (int)sizeof wish.path)
        return;
    snprintf(text, sizeof text, "%s will be gone for good.", file->name);
    ui_confirm(frame->ui, OVERLAY_FILES, "Delete this game?", text, "Delete", &wish);
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
    const Shelf *shelf = frame->scene->shelf;
    if (!shelf || index >= shelf->listing.count)
        return;
    const ListedFile *file = &shelf->listing.files[index];
    if (file->folder) {
        list(frame, file->name, intent);
        return;
    }
    bool again = dialogs->chosen == index && strcmp(dialogs->path, file->name) == 0;
    dialogs->chosen = index;
    snprintf(dialogs->path, sizeof dialogs->path, "%s", file->name);
    if (again && !dialogs->saving)
        go(frame, intent);
}

/* From the name, where the keyboard is at first, up and down go into the list. */
static bool enter_list(Frame *frame, WidgetEvent event, const Input *input)
{
    Widgets *widgets = frame->widgets;
    bool any = frame->scene->shelf && frame->scene->shelf->listing.count;
    if (event.kind == WIDGET_NOTHING && input->kind == INPUT_KEY && any &&
        widgets->focus == FILES_NAME && (input->key == KEY_UP || input->key == KEY_DOWN)) {
        widgets_focus(widgets, FILES_ROW, true);
        return true;
    }
    return page_first_focus(frame, event, input, any ? FILES_ROW : FILES_NAME);
}

static void files_handle(const Screen *screen, WidgetEvent event, const Input *input,
                         Intent *intent)
{
    Frame *frame = screen->frame;
    DialogsUi *dialogs = &frame->ui->dialogs;
    if (scroll_handle(frame, &dialogs->scroll, event, input) || enter_list(frame, event, input))
        return;
    if (event.kind == WIDGET_CHANGED)
        dialogs->chosen = -1;
    if (event.kind != WIDGET_PRESSED)
        return;
    if (event.id == FILES_UP)
        list(frame, NULL, intent);
    else if (event.id == FILES_CANCEL)
        page_back(frame);
    else if (event.id == FILES_DELETE)
        ask_to_delete(frame);
    else if (event.id == FILES_GO)
        go(frame, intent);
    else if (event.id >= FILES_ROW)
        choose(frame, event.id - FILES_ROW, intent);
}

const ScreenPart files_overlay = {files_build, files_handle, NULL};

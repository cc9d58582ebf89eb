/* The file chooser, to save a game or to open one that lies elsewhere: the saved games of one
 * folder, what each of them is about, a field for a name or a whole path, and one button. The list
 * comes from the program as data, when INTENT_LIST asks for it; what the games are about comes bit
 * by bit after it. */
#include "view/pages/files.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/utf8.h"
#include "view/kit/page.h"
#include "view/pages/game_card.h"
#include "view/pages/games.h"
#include "view/pages/saved.h"
#include "view/pages/sheet.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/words/files.h"
#include "view/words/games.h"
#include "view/words/names.h"
#include "view/words/tr.h"

enum {
    FILES_PANE = WIDGETS_OVERLAY,
    FILES_PANES,
    FILES_UP = FILES_PANES + SCROLL_PANES,
    FILES_NAME,
    FILES_CANCEL,
    FILES_GO,
    FILES_DELETE,
    FILES_ELSEWHERE,
    FILES_COPY,
    FILES_ROW, /* the first of MAX_LISTED */
};

/* The arrow keys stay in one of these as long as it goes on. */
enum { GROUP_LIST = 1, GROUP_NAME };

enum { ROW = 58, BADGE = 20 }; /* logical units */

void files_open_again(Ui *ui)
{
    ui_open(ui, OVERLAY_FILES);
    widgets_edit(&ui->widgets, FILES_NAME);
}

void files_open_elsewhere(Ui *ui)
{
    DialogsUi *dialogs = &ui->dialogs;
    dialogs->path[0] = '\0';
    dialogs->chosen = -1;
    files_open_again(ui);
}

/* The name to begin with: none for a game to open. */
static void suggest(DialogsUi *dialogs, const Scene *scene)
{
    const Session *session = saved_session(scene);
    dialogs->path[0] = '\0';
    if (dialogs->saving && session)
        saved_suggest(session_setup(session), dialogs->path, 120);
}

static void list(DialogsUi *dialogs, const char *folder, Intent *intent)
{
    intent->kind = INTENT_LIST;
    size_t size = strlen(folder);
    size -= size > 1 && folder[size - 1] == '/';
    snprintf(intent->path, sizeof intent->path, "%.*s", (int)size, folder);
    dialogs->chosen = -1;
    dialogs->scroll.at = 0;
}

void files_open(Ui *ui, const Scene *scene, bool saving, Intent *intent)
{
    DialogsUi *dialogs = &ui->dialogs;
    if (!saving) {
        games_open(ui, intent);
        return;
    }
    dialogs->saving = true;
    dialogs->elsewhere = scene->adrift;
    dialogs->then.kind = INTENT_NONE;
    dialogs->chooser = OVERLAY_FILES;
    suggest(dialogs, scene);
    files_open_again(ui);
    list(dialogs, scene->adrift ? "" : saved_folder(scene), intent);
}

/* The file of a game in the list, which shows it without its ending; or the name itself. */
static const char *listed_file(const Shelf *shelf, const char *name)
{
    size_t size = strlen(name);
    for (int i = 0; shelf && i < shelf->listing.count; i++) {
        const ListedFile *file = &shelf->listing.files[i];
        if (!file->folder && strncmp(file->name, name, size) == 0 && saved_is_named(file->name) &&
            strlen(file->name + size) == sizeof SAVED_ENDING - 1)
            return file->name;
    }
    return name;
}

/* The name in what was typed, a whole path or a name. */
static const char *typed_name(const char *typed)
{
    return typed[0] == '/' ? say_file_name(typed) : typed;
}

/* The path that the field means: a whole one, or a name in the folder listed. To save, the name is
 * mended. False where it has no room. */
static bool whole_path(const DialogsUi *dialogs, const Scene *scene, char path[MAX_PATH_BYTES])
{
    const char *typed = dialogs->path, *name = typed_name(typed);
    char folder[MAX_PATH_BYTES];
    path_folder(typed, folder);
    if (name == typed)
        snprintf(folder, sizeof folder, "%s", saved_folder(scene));
    return dialogs->saving ? saved_path_typed(folder, name, path)
                           : path_in(folder, listed_file(scene->shelf, name), path);
}

/* Whether a folder was typed, which is listed in place of being opened or saved to. */
static bool names_folder(const char *typed)
{
    char below[MAX_PATH_BYTES];
    size_t size = strlen(typed);
    return typed[0] == '/' &&
           (typed[size - 1] == '/' || (path_in(typed, ".", below) && file_there(below)));
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
        page_name(frame, about_style, (Rect){x + (BADGE + 3) * u, rect.y, room, rect.h},
                  &about->setup, p);
        page_line(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 15, INK},
                  (Rect){x + (BADGE + 9) * u + room, rect.y, numbers[p] + u, rect.h}, points[p]);
        x += fixed + room + gap;
    }
}

/* The second line of a row: who plays, how it stands, how far it has come. */
static void draw_about(Frame *frame, Rect rect, const GameAbout *about)
{
    TextStyle right = about_style;
    char text[120];
    if (!about->good) {
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, WRONG}, rect,
                    tr("No game that can be opened."));
        return;
    }
    say_tiles(about->drawn, about->all, about->over, text, sizeof text);
    right.align = ALIGN_RIGHT;
    float room = text_width(frame, FONT_TEXT, 15, text) + 16 * frame->u;
    paint_label(frame, right, rect, text);
    rect.w -= room;
    draw_players(frame, rect, about);
}

static void draw_row(const Screen *screen, int index, Rect rect)
{
    Frame *frame = screen->frame;
    const Scene *scene = screen->scene;
    const ListedFile *file = &scene->shelf->listing.files[index];
    float u = frame->u, half = roundf(rect.h / 2), x = rect.x + 40 * u, w = rect.w - 48 * u;
    Rect upper = {x, rect.y + 3 * u, w, half}, lower = {x, rect.y + half - 2 * u, w, half};
    char name[MAX_LISTED_NAME], date[100] = "";
    const char *kept = say_kept_game(file->name);
    saved_name(file->name, name);
    if (index == screen->ui->dialogs.chosen)
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
    paint_label(frame, right, upper, date);
    upper.w -= text_width(frame, FONT_TEXT, 15, date) + 16 * u;
    page_line(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK}, upper, kept ? kept : name);
    if (index < scene->shelf->known)
        draw_about(frame, lower, &scene->shelf->abouts[index]);
}

static void build_row(const Screen *screen, int index, Rect rect)
{
    const Scroll *scroll = &screen->ui->dialogs.scroll;
    if (rect.y + rect.h > scroll->view.y && rect.y < scroll->view.y + scroll->view.h)
        draw_row(screen, index, rect);
    widget_put(screen->frame, (Widget){.id = (WidgetId)(FILES_ROW + index),
                                       .index = (int16_t)index,
                                       .kind = WIDGET_SPOT,
                                       .rect = rect,
                                       .name = screen->scene->shelf->listing.files[index].name});
}

static void build_list(const Screen *screen, Rect view)
{
    Frame *frame = screen->frame;
    const Shelf *shelf = screen->scene->shelf;
    DialogsUi *dialogs = &screen->ui->dialogs;
    int count = shelf ? shelf->listing.count : 0;
    float height = roundf(ROW * frame->u), y;
    draw_fill(frame->list, view, rgba(0xFFFAE6, .38f));
    y = scroll_begin(frame, &dialogs->scroll, view, (float)count * height);
    for (int i = 0; i < count; i++)
        build_row(screen, i,
                  (Rect){view.x, y + (float)i * height, view.w - SCROLL_BAR * frame->u, height});
    if (count == 0)
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_CENTRE, 17, INK_SOFT}, view,
                    shelf && shelf->readable ? tr("No saved games here.")
                                             : tr("This folder cannot be read."));
    scroll_end(frame, &dialogs->scroll, FILES_PANES);
}

/* The folder's path; where it is too long without its first folders, for the last ones tell more.
 */
static void draw_folder(Frame *frame, Rect rect, const char *folder)
{
    static const TextStyle style = {FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT};
    char text[MAX_PATH_BYTES + 4];
    const char *slash = folder;
    page_copies(frame, (Widget){.id = FILES_COPY,
                                .kind = WIDGET_SPOT,
                                .rect = rect,
                                .name = "copy-folder",
                                .copies = folder});
    rect.w -= PAGE_COPIES * frame->u;
    snprintf(text, sizeof text, "%s", folder);
    while (text_width(frame, (FontId)style.font, style.size, text) > rect.w &&
           (slash = strchr(slash + 1, '/')) && slash[1])
        snprintf(text, sizeof text, "\u2026%s", slash);
    page_line(frame, style, rect, text);
}

/* The chosen game, where it may be deleted; NULL. */
static const ListedFile *deletable(const Screen *screen)
{
    const Shelf *shelf = screen->scene->shelf;
    int chosen = screen->ui->dialogs.chosen;
    if (!shelf || chosen < 0 || chosen >= shelf->listing.count)
        return NULL;
    const ListedFile *file = &shelf->listing.files[chosen];
    return file->folder || saved_is_kept(file) ? NULL : file;
}

/* The field of the name, or of a path. */
static void put_name(const Screen *screen, Rect rect, const char *label)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    widgets_group(screen->frame->widgets, GROUP_NAME);
    widget_put(screen->frame, (Widget){.id = FILES_NAME,
                                       .kind = WIDGET_FIELD,
                                       .name = "path",
                                       .rect = rect,
                                       .label = label,
                                       .text = dialogs->path,
                                       .capacity = sizeof dialogs->path});
}

/* "Cancel" and what the page is for, side by side above `bottom`; logical units. */
static void put_answers(const Screen *screen, float right, float bottom, const char *go)
{
    Frame *frame = screen->frame;
    const char *typed = screen->ui->dialogs.path;
    widget_put(frame,
               action_widget(
                   VERB_CLOSE,
                   (Widget){.id = FILES_CANCEL,
                            .style = STYLE_PAPER,
                            .name = "cancel",
                            .label = tr("Cancel"),
                            .rect = page_rect(frame, (Rect){right - 300, bottom - 48, 140, 46})}));
    widget_put(
        frame,
        action_widget(VERB_AGREE,
                      (Widget){.id = FILES_GO,
                               .style = STYLE_OCHRE,
                               .name = "go",
                               .label = go,
                               .rect = page_rect(frame, (Rect){right - 148, bottom - 48, 148, 46}),
                               .off = !typed[strspn(typed, " ")]}));
}

/* The game on the table as the page of games will show it, and its name. */
static void build_save(const Screen *screen)
{
    enum { WIDTH = 590, HEIGHT = 378 };
    Frame *frame = screen->frame;
    const Session *session = saved_session(screen->scene);
    GameAbout about;
    char date[100] = "";
    Rect inner = sheet_put(screen, FILES_PANE, WIDTH, HEIGHT, tr("Save the game"));
    float u = frame->u, x = inner.x / u, y = inner.y / u, w = inner.w / u;
    float bottom = (inner.y + inner.h) / u;
    if (session && bottom - y >= GAME_CARD + 116) {
        game_describe(session_setup(session), session_game(session), &about);
        if (screen->scene->today)
            say_date(screen->scene->today, screen->scene->today, screen->scene->offset, date,
                     sizeof date);
        game_card_draw(frame, page_rect(frame, (Rect){x, y, w, GAME_CARD}),
                       &(GameCard){.name = "", .date = date, .about = &about});
    }
    put_name(screen, page_rect(frame, (Rect){x, bottom - 108, w, 44}), tr("name of the game"));
    put_answers(screen, x + w, bottom, tr("Save"));
    widget_put(frame, (Widget){.id = FILES_ELSEWHERE,
                               .style = STYLE_PAPER,
                               .rect = page_rect(frame, (Rect){x, bottom - 48, 46, 46}),
                               .name = "elsewhere",
                               .icon = "folder",
                               .tip = tr("Save it in another folder")});
}

static void files_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    DialogsUi *dialogs = &screen->ui->dialogs;
    if (dialogs->saving && !dialogs->elsewhere) {
        build_save(screen);
        return;
    }
    float u = frame->u;
    Rect inner = sheet_put(screen, FILES_PANE, 680, 560,
                           dialogs->saving ? tr("Save the game") : tr("Open a game"));
    float x = inner.x / u, y = inner.y / u, w = inner.w / u, bottom = (inner.y + inner.h) / u;
    widgets_group(frame->widgets, GROUP_LIST);
    build_list(screen, page_rect(frame, (Rect){x, y + 48, w, bottom - 122 - y - 48}));
    draw_folder(frame, page_rect(frame, (Rect){x + 52, y, w - 52, 40}),
                saved_folder(screen->scene));
    widget_put(frame, action_widget(VERB_FOLDER_UP,
                                    (Widget){.id = FILES_UP,
                                             .style = STYLE_PAPER,
                                             .rect = page_rect(frame, (Rect){x, y, 44, 40})}));
    put_name(screen, page_rect(frame, (Rect){x, bottom - 108, w, 44}),
             dialogs->saving ? tr("name of the game") : tr("name or path of a game"));
    put_answers(screen, x + w, bottom, dialogs->saving ? tr("Save") : trc("verb", "Open"));
    widget_put(frame,
               action_widget(VERB_DELETE,
                             (Widget){.id = FILES_DELETE,
                                      .style = STYLE_PAPER,
                                      .rect = page_rect(frame, (Rect){x, bottom - 48, 46, 46}),
                                      .off = !deletable(screen)}));
}

static void go(const Screen *screen, Intent *intent)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    Intent wish = {.kind = dialogs->saving ? INTENT_SAVE : INTENT_OPEN};
    if (names_folder(dialogs->path)) {
        list(dialogs, dialogs->path, intent);
        suggest(dialogs, screen->scene);
        dialogs->elsewhere = true;
        widgets_edit(screen->frame->widgets, FILES_NAME);
        return;
    }
    utf8_print(wish.name, sizeof wish.name, "%s", typed_name(dialogs->path));
    if (!whole_path(dialogs, screen->scene, wish.path)) {
        saved_refuse(screen->ui, dialogs->path);
        return;
    }
    dialogs->from_menu = false;
    *intent = wish;
    ui_open(screen->ui, OVERLAY_NONE);
}

/* Lists the folder around the one listed, or one below it. */
static void walk(const Screen *screen, const char *below, Intent *intent)
{
    const char *folder = saved_folder(screen->scene);
    char path[MAX_PATH_BYTES];
    if (!below)
        path_folder(folder, path);
    else if (!path_in(folder, below, path)) {
        saved_refuse(screen->ui, below);
        return;
    }
    list(&screen->ui->dialogs, path, intent);
}

/* Choosing a row twice opens it. */
static void choose(const Screen *screen, int index, Intent *intent)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    const Shelf *shelf = screen->scene->shelf;
    if (!shelf || index >= shelf->listing.count)
        return;
    const ListedFile *file = &shelf->listing.files[index];
    if (file->folder) {
        walk(screen, file->name, intent);
        return;
    }
    bool again = dialogs->chosen == index && strcmp(dialogs->path, file->name) == 0;
    dialogs->chosen = index;
    snprintf(dialogs->path, sizeof dialogs->path, "%s", file->name);
    if (again && !dialogs->saving)
        go(screen, intent);
}

/* From the name, where the keyboard is at first, up and down go into the list. */
static bool enter_list(const Screen *screen, WidgetEvent event, const Input *input)
{
    Widgets *widgets = screen->frame->widgets;
    const DialogsUi *dialogs = &screen->ui->dialogs;
    bool listed = !dialogs->saving || dialogs->elsewhere;
    bool any = listed && screen->scene->shelf && screen->scene->shelf->listing.count;
    if (event.kind == WIDGET_NOTHING && input->kind == INPUT_KEY && any &&
        widgets->focus == FILES_NAME && (input->key == KEY_UP || input->key == KEY_DOWN)) {
        widgets_focus(widgets, FILES_ROW, true);
        return true;
    }
    return page_first_focus(screen->frame, event, input, any ? FILES_ROW : FILES_NAME);
}

/* Back to the page of games, where it was opened from there. */
static void leave(const Screen *screen, Intent *intent)
{
    const DialogsUi *dialogs = &screen->ui->dialogs;
    if (!dialogs->saving && dialogs->chooser == OVERLAY_GAMES)
        games_open(screen->ui, intent);
    else
        sheet_close(screen->ui);
}

static void files_handle(const Screen *screen, WidgetEvent event, const Input *input,
                         Intent *intent)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    if (scroll_handle(screen->frame, &dialogs->scroll, event, input) ||
        enter_list(screen, event, input))
        return;
    if (event.kind == WIDGET_CHANGED)
        dialogs->chosen = -1;
    if (event.kind != WIDGET_PRESSED)
        return;
    if (event.id == FILES_UP)
        walk(screen, NULL, intent);
    else if (event.id == FILES_CANCEL)
        leave(screen, intent);
    else if (event.id == FILES_ELSEWHERE)
        dialogs->elsewhere = true;
    else if (event.id == FILES_DELETE)
        saved_ask_to_delete(screen, deletable(screen), OVERLAY_FILES);
    else if (event.id == FILES_GO)
        go(screen, intent);
    else if (event.id >= FILES_ROW)
        choose(screen, event.index, intent);
}

const ScreenPart files_overlay = {.build = files_build, .handle = files_handle};

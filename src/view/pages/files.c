/* The file chooser, to save a game or to open one that lies elsewhere: the saved games of one
 * folder, what each of them is about, a field for a name or a whole path, and one button. The list
 * comes from the program as data, when INTENT_LIST asks for it; what the games are about comes bit
 * by bit after it. */
#include "view/pages/files.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/utf8.h"
#include "play/slots.h"
#include "view/kit/page.h"
#include "view/pages/dialog.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/words/files.h"
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

#define SAVED_ENDING ".aurochs"

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

/* The folder that is listed; where there is none for games, the one that the program was started
 * in. */
static const char *saved_folder(const Scene *scene)
{
    return scene->folder && scene->folder[0] ? scene->folder : ".";
}

/* The game that is saved: the one on the table, or the one that waits; or NULL. */
static const Session *saved_session(const Scene *scene)
{
    return scene->session ? scene->session : scene->last;
}

/* Whether a path has the ending of a saved game. */
static bool is_named(const char *path)
{
    return strlen(path) >= sizeof SAVED_ENDING && path_ends_in(path, SAVED_ENDING);
}

bool saved_path_typed(const char *folder, const char *typed, char path[MAX_PATH_BYTES])
{
    char name[MAX_PATH_BYTES], file[MAX_PATH_BYTES + sizeof SAVED_ENDING];
    snprintf(name, sizeof name, "%s", typed);
    path_mend_name(name);
    snprintf(file, sizeof file, "%s%s", name, is_named(name) ? "" : SAVED_ENDING);
    errno = EINVAL;
    return name[0] && path_in(folder, file, path);
}

void saved_name(const char *file, char name[MAX_LISTED_NAME])
{
    size_t length = strlen(file) - (is_named(file) ? sizeof SAVED_ENDING - 1 : 0);
    snprintf(name, MAX_LISTED_NAME, "%.*s", (int)length, file);
}

/* Says that a path has no room, in place of doing something to another file. */
static void refuse(Ui *ui, const char *path)
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
    refuse(screen->ui, file->name);
    return false;
}

void saved_ask_to_delete(const Screen *screen, const ListedFile *file, OverlayId behind)
{
    Intent request = {.kind = INTENT_DELETE};
    char text[400], name[MAX_LISTED_NAME];
    if (!file || file->folder || saved_is_kept(file) || !saved_path(screen, file, request.path))
        return;
    saved_name(file->name, name);
    say_of_file(SAY_DELETES, name, "", text, sizeof text);
    ui_confirm_loss(screen->ui, behind, tr("Delete this game?"), text, tr("Delete"), &request);
}

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
        if (!file->folder && strncmp(file->name, name, size) == 0 && is_named(file->name) &&
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
static const TextStyle name_style = {FONT_BOLD, ALIGN_LEFT, 17, INK};

/* Badge, name and points of each player, in equal shares of `rect` where all of them do not fit. */
static void draw_players(Frame *frame, Rect rect, const GameAbout *about)
{
    float u = frame->u, gap = 14 * u, wanted = 0;
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
    bool crowded = wanted > rect.w;
    for (int p = 0; p < count; p++) {
        float room = names[p];
        if (crowded)
            room = fmaxf(0, fminf(room, share - ((BADGE + 9) * u + numbers[p])));
        Rect at = cut_left(&rect, (BADGE + 3) * u);
        page_badge(frame, &about->setup, p, (Point){at.x + BADGE / 2 * u, at.y + at.h / 2},
                   BADGE - 2);
        page_name(frame, about_style, cut_left(&rect, room), &about->setup, p);
        cut_left(&rect, 6 * u);
        at = cut_left(&rect, numbers[p]);
        at.w += u;
        page_line(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 15, INK}, at, points[p]);
        cut_left(&rect, gap);
    }
}

/* The second line of a row: who plays, how it stands, how far it has come. */
static void draw_about(Frame *frame, Rect line, const GameAbout *about)
{
    char text[120];
    if (!about->good) {
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, WRONG}, line,
                    tr("No game that can be opened."));
        return;
    }
    say_tiles(about->drawn, about->all, about->over, text, sizeof text);
    page_aside(frame, about_style, &line, 16, text);
    draw_players(frame, line, about);
}

static void draw_row(const Screen *screen, int index, Rect rect)
{
    Frame *frame = screen->frame;
    const Scene *scene = screen->scene;
    const ListedFile *file = &scene->shelf->listing.files[index];
    bool chosen = index == screen->ui->dialogs.chosen;
    float u = frame->u, half = roundf(rect.h / 2);
    Rect words = {rect.x + 40 * u, rect.y, rect.w - 48 * u, rect.h};
    Rect upper = {words.x, rect.y + 3 * u, words.w, half};
    char name[MAX_LISTED_NAME], date[100] = "";
    const char *kept = say_kept_game(file->name);
    saved_name(file->name, name);
    if (chosen || frame->widgets->hover == FILES_ROW + index)
        draw_fill(frame->list, rect, rgba(FIRE, chosen ? .38f : .18f));
    paint_icon(frame, file->folder ? "folder" : "log",
               (Point){rect.x + 20 * u, rect.y + rect.h / 2}, 22, INK_SOFT, 1);
    paint_rule(frame, rect.x, rect.y + rect.h - 1, rect.w, INK_SOFT, .16f);
    if (file->folder) {
        page_line(frame, name_style, words, name);
        return;
    }
    if (scene->today)
        say_date(file->changed, scene->today, scene->offset, date, sizeof date);
    page_aside(frame, about_style, &upper, 16, date);
    page_line(frame, name_style, upper, kept ? kept : name);
    if (index < scene->shelf->known)
        draw_about(frame, (Rect){words.x, rect.y + half - 2 * u, words.w, half},
                   &scene->shelf->abouts[index]);
}

static void build_list(const Screen *screen, Rect view)
{
    Frame *frame = screen->frame;
    const Shelf *shelf = screen->scene->shelf;
    Scroll *scroll = &screen->ui->dialogs.scroll;
    int count = shelf ? shelf->listing.count : 0;
    float height = roundf(ROW * frame->u);
    draw_fill(frame->list, view, rgba(0xFFFAE6, .38f));
    Rect row = {view.x, scroll_begin(frame, scroll, view, (float)count * height),
                view.w - SCROLL_BAR * frame->u, height};
    for (int i = 0; i < count; i++, row.y += height) {
        if (scroll_sees(scroll, row))
            draw_row(screen, i, row);
        page_put_at(frame, row,
                    page_spot((WidgetId)(FILES_ROW + i), i, shelf->listing.files[i].name, NULL));
    }
    if (count == 0)
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_CENTRE, 17, INK_SOFT}, view,
                    shelf && shelf->readable ? tr("No saved games here.")
                                             : tr("This folder cannot be read."));
    scroll_end(frame, scroll, FILES_PANES);
}

/* The folder's path; where it is too long without its first folders, for the last ones tell more.
 */
static void draw_folder(Frame *frame, Rect rect, const char *folder)
{
    char text[MAX_PATH_BYTES + 4];
    const char *slash = folder;
    Widget copies = page_spot(FILES_COPY, 0, "copy-folder", NULL);
    copies.rect = rect;
    copies.copies = folder;
    page_copies(frame, copies);
    cut_right(&rect, PAGE_COPIES * frame->u);
    snprintf(text, sizeof text, "%s", folder);
    while (text_width(frame, FONT_TEXT, about_style.size, text) > rect.w &&
           (slash = strchr(slash + 1, '/')) && slash[1])
        snprintf(text, sizeof text, "\u2026%s", slash);
    page_line(frame, about_style, rect, text);
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

/* The field of the name or of a path, and below it "Cancel" and what the page is for, cut off the
 * lower end of `area` (logical units); returns what is left of the line of those. */
static Rect put_answers(const Screen *screen, Rect *area, const char *label, const char *go)
{
    Frame *frame = screen->frame;
    DialogsUi *dialogs = &screen->ui->dialogs;
    Rect line = cut_bottom(area, 48), field = cut_bottom(area, 60);
    line.h = 46;
    field.h = 44;
    widgets_group(frame->widgets, GROUP_NAME);
    page_put(frame, field,
             page_field(FILES_NAME, "path", label, dialogs->path, sizeof dialogs->path));
    Widget agree = page_button(FILES_GO, STYLE_OCHRE, "go", go, NULL, NULL);
    agree.off = !dialogs->path[strspn(dialogs->path, " ")];
    Rect right = cut_right(&line, 148);
    cut_right(&line, 12);
    page_put(frame, cut_right(&line, 140),
             action_widget(VERB_CLOSE, page_button(FILES_CANCEL, STYLE_PAPER, "cancel",
                                                   tr("Cancel"), NULL, NULL)));
    page_put(frame, right, action_widget(VERB_AGREE, agree));
    return line;
}

/* The game on the table as the page of games will show it, and its name. */
static void build_save(const Screen *screen)
{
    enum { WIDTH = 590, HEIGHT = 378 };
    Frame *frame = screen->frame;
    const Scene *scene = screen->scene;
    const Session *session = saved_session(scene);
    GameAbout about;
    char date[100] = "";
    Rect inner =
        page_units(frame, dialog_put(screen, FILES_PANE, WIDTH, HEIGHT, tr("Save the game")));
    if (session && inner.h >= GAME_CARD + 116) {
        Rect card = inner;
        game_describe(session_setup(session), session_game(session), &about);
        if (scene->today)
            say_date(scene->today, scene->today, scene->offset, date, sizeof date);
        game_card_draw(frame, page_rect(frame, cut_top(&card, GAME_CARD)),
                       &(GameCard){.name = "", .date = date, .about = &about});
    }
    Rect line = put_answers(screen, &inner, tr("name of the game"), tr("Save"));
    page_put(frame, cut_left(&line, 46),
             page_button(FILES_ELSEWHERE, STYLE_PAPER, "elsewhere", NULL, "folder",
                         tr("Save it in another folder")));
}

static void files_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    bool saving = screen->ui->dialogs.saving;
    if (saving && !screen->ui->dialogs.elsewhere) {
        build_save(screen);
        return;
    }
    Rect inner = page_units(frame, dialog_put(screen, FILES_PANE, 680, 560,
                                              saving ? tr("Save the game") : tr("Open a game")));
    Rect list = inner, folder = cut_top(&list, 48), up;
    cut_bottom(&list, 122);
    folder.h = 40;
    up = cut_left(&folder, 44);
    cut_left(&folder, 8);
    widgets_group(frame->widgets, GROUP_LIST);
    build_list(screen, page_rect(frame, list));
    draw_folder(frame, page_rect(frame, folder), saved_folder(screen->scene));
    page_put(frame, up,
             action_widget(VERB_FOLDER_UP, (Widget){.id = FILES_UP, .style = STYLE_PAPER}));
    Rect line =
        put_answers(screen, &inner, saving ? tr("name of the game") : tr("name or path of a game"),
                    saving ? tr("Save") : trc("verb", "Open"));
    page_put(frame, cut_left(&line, 46),
             action_widget(
                 VERB_DELETE,
                 (Widget){.id = FILES_DELETE, .style = STYLE_PAPER, .off = !deletable(screen)}));
}

static void go(const Screen *screen, Intent *intent)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    Intent request = {.kind = dialogs->saving ? INTENT_SAVE : INTENT_OPEN};
    if (names_folder(dialogs->path)) {
        list(dialogs, dialogs->path, intent);
        suggest(dialogs, screen->scene);
        dialogs->elsewhere = true;
        widgets_edit(screen->frame->widgets, FILES_NAME);
        return;
    }
    utf8_print(request.name, sizeof request.name, "%s", typed_name(dialogs->path));
    if (!whole_path(dialogs, screen->scene, request.path)) {
        refuse(screen->ui, dialogs->path);
        return;
    }
    dialogs->from_menu = false;
    *intent = request;
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
        refuse(screen->ui, below);
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
        dialog_close(screen->ui);
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

/* Saved games: the page that lists those of a folder, each a card with its land, two beside each
 * other where they fit; and the sheet that asks for the name of one. Of the games listed one is
 * chosen: what the buttons below do is done to it. Elsewhere than in the program's own folder the
 * page lists folders, too, and has a field for a name or a whole path. The list comes from the
 * program as data, when INTENT_LIST asks for it; what the games are about comes bit by bit after
 * it. Places are in logical units unless said otherwise. */
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
    FILES_COPY,
    FILES_NAME,
    FILES_ELSEWHERE,
    FILES_TAKE_BACK,
    FILES_NEW,
    FILES_SHOWN_FIRST,
    FILES_ROW = FILES_SHOWN_FIRST + GAMES_SHOWN, /* the first of MAX_LISTED */
};

/* The arrow keys stay in one of these as long as it goes on. */
enum { GROUP_SHOWN = 1, GROUP_CARDS, GROUP_FOOT };

/* Logical units: of the page; of a card, a folder's, and between two. */
enum { PAGE = 1158, CARD_MOST = 820, CARD_OF_TWO = 546, CARD_LEAST = 430, APART = 14, BELOW = 12 };
enum { FOLDER = 52, ROOMY = 560 };

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
    char name[MAX_PATH_BYTES];
    snprintf(name, sizeof name, "%s", typed);
    path_mend_name(name);
    const char *file = said("%s%s", name, is_named(name) ? "" : SAVED_ENDING);
    errno = EINVAL;
    return name[0] && path_in(folder, file, path);
}

static const char *saved_name(const char *file)
{
    size_t length = strlen(file) - (is_named(file) ? sizeof SAVED_ENDING - 1 : 0);
    return said("%.*s", (int)length, file);
}

/* Says that a path has no room, in place of doing something to another file. */
static void refuse(Ui *ui, const char *path)
{
    ui_message(ui, tr("This path is too long"), say_too_long(path));
    ui->dialogs.behind = OVERLAY_FILES;
}

/* The path of a file that is listed; false, with a word, where it has no room. */
static bool listed_path(const Screen *screen, const ListedFile *file, char path[MAX_PATH_BYTES])
{
    if (path_in(saved_folder(screen->scene), file->name, path))
        return true;
    refuse(screen->ui, file->name);
    return false;
}

/* Whether the sheet is shown that asks for a name, in place of the page. */
static bool asks_name(const DialogsUi *dialogs)
{
    return dialogs->renaming || (dialogs->saving && !dialogs->elsewhere);
}

void files_open_again(Ui *ui)
{
    ui_open(ui, OVERLAY_FILES);
    if (asks_name(&ui->dialogs) || ui->dialogs.elsewhere)
        widgets_edit(&ui->widgets, FILES_NAME);
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
    dialogs->files_at = dialogs->scroll.at = 0;
}

void files_open(Ui *ui, const Scene *scene, bool saving, Intent *intent)
{
    DialogsUi *dialogs = &ui->dialogs;
    dialogs->saving = saving;
    dialogs->elsewhere = saving && scene->adrift;
    dialogs->renaming = false;
    dialogs->shown = GAMES_ALL;
    if (saving)
        dialogs->then.kind = INTENT_NONE;
    suggest(dialogs, scene);
    files_open_again(ui);
    list(dialogs, saving && !scene->adrift ? saved_folder(scene) : "", intent);
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
    return path_is_whole(typed) ? path_name(typed) : typed;
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
    return path_is_whole(typed) &&
           (!*path_name(typed) || (path_in(typed, ".", below) && file_there(below)));
}

/* What is listed, by its number: what the page shows of it, which begins with folders. */
typedef struct Listed {
    int folders, count, of[MAX_LISTED];
} Listed;

/* What is known about a game of the list, or NULL. */
static const GameAbout *about_of(const Shelf *shelf, int index)
{
    return index < shelf->known ? &shelf->abouts[index] : NULL;
}

/* The same of the chosen one, which may be none (-1). */
static const GameAbout *about_chosen(const Screen *screen, int chosen)
{
    return chosen < 0 ? NULL : about_of(screen->scene->shelf, chosen);
}

/* Whether the list has it among those, be it shown or not. A damaged game is neither over nor going
 * on. */
static bool is_among(const Shelf *shelf, int index, GamesShown shown)
{
    const GameAbout *about = about_of(shelf, index);
    if (shelf->listing.files[index].folder)
        return false;
    return shown == GAMES_ALL || (about && about->good && about->over == (shown == GAMES_OVER));
}

static Listed listed_of(const Screen *screen)
{
    const Shelf *shelf = screen->scene->shelf;
    const DialogsUi *dialogs = &screen->ui->dialogs;
    Listed listed = {0};
    for (int i = 0; shelf && i < shelf->listing.count; i++) {
        bool folder = dialogs->elsewhere && shelf->listing.files[i].folder;
        listed.folders += folder;
        if (folder || is_among(shelf, i, (GamesShown)dialogs->shown))
            listed.of[listed.count++] = i;
    }
    return listed;
}

/* The game that is chosen; where there is no field for its name the first one where none was; -1:
 * there is none. */
static int chosen_of(const Screen *screen, const Listed *listed)
{
    const DialogsUi *dialogs = &screen->ui->dialogs;
    for (int i = listed->folders; i < listed->count; i++)
        if (listed->of[i] == dialogs->chosen)
            return listed->of[i];
    return listed->count > 0 && !dialogs->elsewhere ? listed->of[0] : -1;
}

/* Whether nothing is to be done to it: it is one that the program keeps by itself, or (-1) none. */
static bool keeps(const Screen *screen, int index)
{
    return index < 0 || slot_number(screen->scene->shelf->listing.files[index].name) > 0;
}

/* The name that somebody gave the game, or NULL: its file's, where that is neither made of the
 * players' names nor one of the program's own. */
static const char *own_name(const char *file, const char *name, const GameAbout *about)
{
    char suggested[MAX_LISTED_NAME];
    if (!about || !about->good || say_kept_game(file))
        return NULL;
    saved_suggest(&about->setup, suggested, sizeof suggested);
    return strcmp(suggested, name) == 0 ? NULL : name;
}

/* A game of the list as a card. */
static GameCard card_of(const Scene *scene, int index)
{
    const ListedFile *file = &scene->shelf->listing.files[index];
    const GameAbout *about = about_of(scene->shelf, index);
    const char *name = saved_name(file->name);
    return (GameCard){.name = name,
                      .date =
                          scene->today ? say_date(file->changed, scene->today, scene->offset) : "",
                      .about = about,
                      .own = own_name(file->name, name, about),
                      .on_table = scene->slot > 0 && slot_number(file->name) == scene->slot};
}

/* `card`: pixels. */
static void build_card(const Screen *screen, int index, Rect card, bool chosen)
{
    Frame *frame = screen->frame;
    const ListedFile *file = &screen->scene->shelf->listing.files[index];
    const char *tip = NULL;
    bool hovered = frame->widgets->hover == FILES_ROW + index;
    if (scroll_sees(&screen->ui->dialogs.scroll, card) && file->folder) {
        game_card_box(frame, card, false, hovered);
        paint_icon(frame, "folder", (Point){card.x + 28 * frame->u, card.y + card.h / 2}, 26,
                   INK_SOFT, 1);
        cut_left(&card, 54 * frame->u);
        page_line(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK}, card, file->name);
        cut_left(&card, -54 * frame->u);
    } else if (scroll_sees(&screen->ui->dialogs.scroll, card)) {
        GameCard game = card_of(screen->scene, index);
        game_card_draw(frame, card, &game, chosen, hovered);
        tip = game_card_tip(frame, card, &game);
    }
    page_put_at(frame, card, page_spot((WidgetId)(FILES_ROW + index), index, file->name, tip));
}

/* No games: a word, and the way to the first one. */
static void build_none(const Screen *screen, Rect view)
{
    Frame *frame = screen->frame;
    const Shelf *shelf = screen->scene->shelf;
    const DialogsUi *dialogs = &screen->ui->dialogs;
    bool all = dialogs->shown == GAMES_ALL;
    bool readable = !shelf || shelf->readable || !screen->scene->folder[0];
    float u = frame->u, width = page_button_width(frame, action_label(VERB_NEW), true, 180);
    Point middle = rect_middle(view);
    page_hunt(frame, (Rect){view.x, view.y, view.w, view.h * .42f});
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, 24, INK},
                (Rect){view.x, middle.y - 34 * u, view.w, 34 * u},
                !readable            ? tr("This folder cannot be read.")
                : dialogs->elsewhere ? tr("No saved games here.")
                : all                ? tr("No games yet")
                                     : tr("None of these"));
    if (all && !dialogs->elsewhere)
        page_put(frame, (Rect){middle.x / u - width / 2, middle.y / u + 12, width, 46},
                 page_button(FILES_NEW, STYLE_OCHRE, "first-game", action_label(VERB_NEW), "plus",
                             NULL));
}

/* The cards on the sheet `page`, or a word that there are none. */
static void build_cards(const Screen *screen, Rect page, const Listed *listed, int chosen)
{
    Frame *frame = screen->frame;
    Scroll *scroll = &screen->ui->dialogs.scroll;
    float u = frame->u, room = page.w - SCROLL_BAR - 4;
    int columns = room >= 2 * CARD_LEAST + APART ? 2 : 1, folders = listed->folders;
    float width = columns > 1 ? fminf(CARD_OF_TWO, (room - APART) / 2) : fminf(CARD_MOST, room);
    Rect view = page_rect(frame, page);
    float above = (float)((folders + columns - 1) / columns * (FOLDER + BELOW));
    int rows = (listed->count - folders + columns - 1) / columns;
    widgets_group(frame->widgets, GROUP_CARDS);
    if (listed->count == 0) {
        scroll->height = 0;
        build_none(screen, view);
        return;
    }
    if (scroll->height == 0) /* opened once more */
        scroll->at = screen->ui->dialogs.files_at;
    float y =
        scroll_begin(frame, scroll, view, (above + (float)rows * (GAME_CARD + BELOW) - BELOW) * u);
    for (int i = 0; i < listed->count; i++) {
        int place = i < folders ? i : i - folders;
        float high = i < folders ? FOLDER : GAME_CARD, top = i < folders ? 0 : above;
        Rect card = {view.x + roundf((width + APART) * u) * (float)(place % columns),
                     y + roundf((top + (high + BELOW) * (float)(place / columns)) * u),
                     roundf(width * u), roundf(high * u)};
        build_card(screen, listed->of[i], card, listed->of[i] == chosen);
    }
    scroll_end(frame, scroll);
}

/* Which games are shown, at the right end of `line`. */
static void build_filters(const Screen *screen, Rect line)
{
    static const char *const names[GAMES_SHOWN] = {"shown-all", "shown-going-on", "shown-over"};
    const Shelf *shelf = screen->scene->shelf;
    ButtonRow row = {0};
    widgets_group(screen->frame->widgets, GROUP_SHOWN);
    for (int shown = 0; shown < GAMES_SHOWN; shown++) {
        int count = 0;
        for (int i = 0; shelf && i < shelf->listing.count; i++)
            count += is_among(shelf, i, (GamesShown)shown);
        bool on = screen->ui->dialogs.shown == shown;
        Widget button =
            page_button((WidgetId)(FILES_SHOWN_FIRST + shown), on ? STYLE_OCHRE : STYLE_LEATHER,
                        names[shown], say_number(SAY_SHOWN + shown, count), NULL, NULL);
        button.index = (int16_t)shown;
        button.size = 16;
        row_right(&row, 0, button);
    }
    row_put(screen->frame, line, 4, 0, &row);
}

/* The way up, and the folder's path; where it is too long without its first folders, for the last
 * ones tell more. */
static void build_folder(Frame *frame, Rect line, const char *folder)
{
    const TextStyle style = {FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT};
    const char *slash = folder;
    widgets_group(frame->widgets, GROUP_SHOWN);
    page_put(frame, cut_left(&line, 44),
             action_widget(VERB_FOLDER_UP, (Widget){.style = STYLE_PAPER}));
    cut_left(&line, 8);
    line = page_rect(frame, line);
    Widget copies = page_spot(FILES_COPY, 0, "copy-folder", NULL);
    copies.rect = line;
    copies.copies = folder;
    page_copies(frame, copies);
    cut_right(&line, PAGE_COPIES * frame->u);
    const char *text = folder;
    while (text_width(frame, FONT_TEXT, style.size, text) > line.w &&
           (slash = strchr(slash + 1, '/')) && slash[1])
        text = said("\u2026%s", slash);
    page_line(frame, style, line, text);
}

/* The field of a name or of a path. */
static void put_field(const Screen *screen, Rect rect)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    page_put(screen->frame, rect,
             page_field(FILES_NAME, "path",
                        asks_name(dialogs) || dialogs->saving ? tr("name of the game")
                                                              : tr("name or path of a game"),
                        dialogs->path, sizeof dialogs->path));
}

/* The button of what the page or the sheet is for. */
static Widget go_button(const Screen *screen, int chosen)
{
    const DialogsUi *dialogs = &screen->ui->dialogs;
    const GameAbout *about = about_chosen(screen, chosen);
    bool field = dialogs->elsewhere || asks_name(dialogs), bad = about && !about->good;
    Widget go = page_button(0, STYLE_OCHRE, "go",
                            dialogs->renaming                     ? tr("Rename")
                            : dialogs->saving                     ? tr("Save")
                            : field                               ? trc("verb", "Open")
                            : about && about->good && about->over ? tr("Look at it")
                                                                  : tr("Go on"),
                            NULL, NULL);
    go.off = field ? !dialogs->path[strspn(dialogs->path, " ")] : chosen < 0 || bad;
    return action_widget(VERB_AGREE, go);
}

/* The way back, a file elsewhere, and what is done to the chosen game; where that cannot be, its
 * tip says why. */
static void build_foot(const Screen *screen, Rect line, int chosen)
{
    enum { GAP = 8, SQUARE = 48, FIELD = 120 };
    Frame *frame = screen->frame;
    bool kept = keeps(screen, chosen), elsewhere = screen->ui->dialogs.elsewhere;
    const char *no_name =
        kept && chosen >= 0 ? tr("The last game gets a name when you save it") : NULL;
    const char *no_end =
        kept && chosen >= 0 ? tr("The last game stays until another begins") : NULL;
    Widget go = go_button(screen, chosen);
    ButtonRow row = {0};
    go.size = 20;
    row_left(&row, 126,
             action_widget(VERB_CLOSE, page_button(0, STYLE_LEATHER, "back", tr("Back"),
                                                   "chevron-left", NULL)));
    if (!elsewhere) {
        row_left(&row, 150,
                 page_button(FILES_ELSEWHERE, STYLE_LEATHER, "from-file", tr("From a file"),
                             "folder", tr("A game that lies in another folder")));
        row_left(&row, SQUARE, action_widget(VERB_RENAME, (Widget){.tip = no_name, .off = kept}));
    }
    row_left(&row, SQUARE, action_widget(VERB_DELETE, (Widget){.tip = no_end, .off = kept}));
    if (screen->scene->can_take_back && !elsewhere)
        row_left(&row, 130,
                 page_button(FILES_TAKE_BACK, STYLE_LEATHER, "take-back-deleted", tr("Take back"),
                             "undo", tr("Bring back the game that was deleted last")));
    row_right(&row, 198, go);
    widgets_group(frame->widgets, GROUP_FOOT);
    line = row_put(frame, line, GAP, elsewhere ? FIELD : 0, &row);
    if (elsewhere)
        put_field(screen, rect_centred(line, SQUARE));
}

static void build_page(const Screen *screen)
{
    enum { TITLE = 46, FOOT = 52, LINE = 40, INDENT = 14 };
    Frame *frame = screen->frame;
    DialogsUi *dialogs = &screen->ui->dialogs;
    Listed listed = listed_of(screen);
    int chosen = chosen_of(screen, &listed);
    float w = page_width(frame), width = fminf(PAGE, w - 28);
    bool roomy = page_height(frame) >= ROOMY;
    Rect page = {(w - width) / 2, 0, width, page_height(frame)};
    Rect title = cut_top(&page, roomy ? 79 : 56), foot = cut_bottom(&page, roomy ? 93 : 62);
    cut_top(&title, roomy ? 18 : 6);
    cut_top(&foot, roomy ? 24 : 7);
    title = (Rect){title.x + INDENT, title.y, title.w - 2 * INDENT, TITLE};
    foot.h = FOOT;
    float size = roomy ? 34 : 25, pad = roomy ? 20 : 12;
    const char *words = dialogs->saving ? tr("Save the game") : tr("Open a game");
    dialogs->dialog = (Rect){0, 0, frame->width, frame->height};
    page_ground(frame);
    widget_put(frame, (Widget){.id = FILES_PANE, .kind = WIDGET_PANE, .rect = dialogs->dialog});
    page_title(frame, size, page_rect(frame, title), words);
    paint_card(frame, page_rect(frame, page));
    page = rect_pad(page, pad, pad - 4);
    page.w += 4;
    Rect folder = dialogs->elsewhere ? cut_top(&page, LINE + BELOW) : (Rect){0};
    build_cards(screen, page, &listed, chosen);
    cut_left(&title, text_width(frame, FONT_TITLE, size, words) / frame->u + 16);
    if (dialogs->elsewhere)
        build_folder(frame, (Rect){folder.x, folder.y, folder.w - SCROLL_BAR, LINE},
                     saved_folder(screen->scene));
    else if (listed.count > 0 || dialogs->shown != GAMES_ALL)
        build_filters(screen, (Rect){title.x, title.y + 4, title.w + 4, LINE});
    build_foot(screen, foot, chosen);
}

/* The sheet that asks for a name: the game as the page will show it, and the field. */
static void build_name(const Screen *screen)
{
    enum { WIDTH = 590, HEIGHT = 378 };
    Frame *frame = screen->frame;
    const Scene *scene = screen->scene;
    const DialogsUi *dialogs = &screen->ui->dialogs;
    const Session *session = saved_session(scene);
    GameAbout about;
    GameCard game = {.name = "", .date = ""};
    Rect inner = page_units(
        frame, dialog_put(screen, FILES_PANE, WIDTH, HEIGHT,
                          dialogs->renaming ? tr("Give this game a name") : tr("Save the game")));
    Rect card = inner, line = cut_bottom(&inner, 48), field = cut_bottom(&inner, 60);
    if (dialogs->renaming && scene->shelf && dialogs->chosen < scene->shelf->listing.count) {
        game = card_of(scene, dialogs->chosen);
    } else if (session) {
        game_describe(session_setup(session), session_game(session), &about);
        game.about = &about;
        if (scene->today)
            game.date = say_date(scene->today, scene->today, scene->offset);
    }
    if (game.about && card.h >= GAME_CARD + 116)
        game_card_draw(frame, page_rect(frame, cut_top(&card, GAME_CARD)), &game, false, false);
    line.h = 46;
    field.h = 44;
    widgets_group(frame->widgets, GROUP_FOOT);
    put_field(screen, field);
    ButtonRow row = {0};
    if (!dialogs->renaming)
        row_left(&row, 46,
                 page_button(FILES_ELSEWHERE, STYLE_PAPER, "elsewhere", NULL, "folder",
                             tr("Save it in another folder")));
    row_right(
        &row, 140,
        action_widget(VERB_CLOSE, page_button(0, STYLE_PAPER, "cancel", tr("Cancel"), NULL, NULL)));
    row_right(&row, 148, go_button(screen, -1));
    row_put(frame, line, 12, 0, &row);
}

static void files_build(const Screen *screen)
{
    (asks_name(&screen->ui->dialogs) ? build_name : build_page)(screen);
}

/* What is done with the chosen game, or with what the field says. */
static void go(const Screen *screen, int chosen, Intent *intent)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    const Shelf *shelf = screen->scene->shelf;
    const GameAbout *about = about_chosen(screen, chosen);
    bool typed = dialogs->saving || dialogs->elsewhere;
    Intent request = {.kind = dialogs->renaming ? INTENT_RENAME
                              : dialogs->saving ? INTENT_SAVE
                                                : INTENT_OPEN};
    if (typed && names_folder(dialogs->path)) {
        list(dialogs, dialogs->path, intent);
        suggest(dialogs, screen->scene);
        dialogs->elsewhere = true;
        widgets_edit(screen->frame->widgets, FILES_NAME);
        return;
    }
    utf8_print(request.name, sizeof request.name, "%s", typed_name(dialogs->path));
    if (typed && !whole_path(dialogs, screen->scene, request.path)) {
        refuse(screen->ui, dialogs->path);
        return;
    }
    if (!typed && (chosen < 0 || (about && !about->good && !dialogs->renaming) ||
                   !listed_path(screen, &shelf->listing.files[chosen], request.path)))
        return;
    dialogs->from_menu = false;
    *intent = request;
    if (!dialogs->renaming)
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

/* A click chooses, a second one opens; a key opens at once. What is typed to save stays to be
 * agreed on. */
static void choose(const Screen *screen, int index, const Input *input, Intent *intent)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    const ListedFile *file = &screen->scene->shelf->listing.files[index];
    bool again = dialogs->chosen == index || input->kind == INPUT_KEY;
    if (file->folder) {
        walk(screen, file->name, intent);
        return;
    }
    dialogs->chosen = index;
    snprintf(dialogs->path, sizeof dialogs->path, "%s", file->name);
    if (again && !dialogs->saving)
        go(screen, index, intent);
}

/* Shows the folders, and a field for what lies in them. */
static void open_elsewhere(const Screen *screen)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    if (!dialogs->saving)
        dialogs->path[0] = '\0';
    dialogs->elsewhere = true;
    dialogs->shown = GAMES_ALL;
    dialogs->chosen = -1;
    files_open_again(screen->ui);
}

/* Begins to give a game a name: its own one is there to be mended. */
static void begin_name(const Screen *screen, int chosen)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    if (keeps(screen, chosen))
        return;
    snprintf(dialogs->path, sizeof dialogs->path, "%s",
             saved_name(screen->scene->shelf->listing.files[chosen].name));
    dialogs->chosen = chosen;
    dialogs->renaming = true;
    widgets_edit(screen->frame->widgets, FILES_NAME);
}

static void ask_to_delete(const Screen *screen, int chosen)
{
    Intent request = {.kind = INTENT_DELETE};
    if (keeps(screen, chosen))
        return;
    const ListedFile *file = &screen->scene->shelf->listing.files[chosen];
    if (!listed_path(screen, file, request.path))
        return;
    ui_confirm_loss(screen->ui, OVERLAY_FILES, tr("Delete this game?"),
                    say_of_file(SAY_DELETES, saved_name(file->name), ""), tr("Delete"), &request);
}

/* Back to where this was opened from. */
static void leave(const Screen *screen, Intent *intent)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    if (dialogs->renaming) {
        dialogs->renaming = false;
        widgets_focus(screen->frame->widgets, 0, false);
    } else if (dialogs->elsewhere && !dialogs->saving) {
        files_open(screen->ui, screen->scene, false, intent);
    } else {
        dialog_close(screen->ui);
    }
}

static void press(const Screen *screen, WidgetEvent event, const Input *input, Intent *intent)
{
    Listed listed = listed_of(screen);
    int chosen = chosen_of(screen, &listed);
    if (event.verb == VERB_CLOSE)
        leave(screen, intent);
    else if (event.verb == VERB_FOLDER_UP)
        walk(screen, NULL, intent);
    else if (event.verb == VERB_RENAME)
        begin_name(screen, chosen);
    else if (event.verb == VERB_DELETE)
        ask_to_delete(screen, chosen);
    else if (event.verb == VERB_AGREE)
        go(screen, chosen, intent);
    else if (event.id == FILES_ELSEWHERE)
        open_elsewhere(screen);
    else if (event.id == FILES_TAKE_BACK)
        intent->kind = INTENT_TAKE_BACK;
    else if (event.id == FILES_NEW)
        ui_go(screen->ui, SCREEN_SEATS);
    else if (event.id >= FILES_ROW)
        choose(screen, event.index, input, intent);
    else if (event.id >= FILES_SHOWN_FIRST)
        screen->ui->dialogs.shown = (uint8_t)event.index;
}

/* Where the keyboard begins; from the field, where there is one, up and down go into the list. */
static bool enter_list(const Screen *screen, WidgetEvent event, const Input *input)
{
    Widgets *widgets = screen->frame->widgets;
    const DialogsUi *dialogs = &screen->ui->dialogs;
    Listed listed = listed_of(screen);
    int chosen = chosen_of(screen, &listed);
    if (asks_name(dialogs))
        return page_first_focus(screen->frame, event, input, FILES_NAME);
    if (chosen < 0 && listed.count > 0)
        chosen = listed.of[0];
    bool walks = event.kind == WIDGET_NOTHING && input->kind == INPUT_KEY && chosen >= 0 &&
                 widgets->focus == FILES_NAME && (input->key == KEY_UP || input->key == KEY_DOWN);
    if (walks)
        widgets_focus(widgets, (WidgetId)(FILES_ROW + chosen), true);
    return walks || page_first_focus(screen->frame, event, input,
                                     (WidgetId)(chosen >= 0          ? FILES_ROW + chosen
                                                : dialogs->elsewhere ? FILES_NAME
                                                                     : FILES_NEW));
}

static void files_handle(const Screen *screen, WidgetEvent event, const Input *input,
                         Intent *intent)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    const Widgets *widgets = screen->frame->widgets;
    dialogs->files_at = dialogs->scroll.at;
    if (event.kind == WIDGET_CHANGED && !dialogs->renaming)
        dialogs->chosen = -1;
    if (event.kind != WIDGET_PRESSED && widgets->focus >= FILES_ROW && !dialogs->elsewhere &&
        widgets->focus < FILES_ROW + MAX_LISTED && widgets->focus_shown)
        dialogs->chosen = widgets->focus - FILES_ROW; /* the keyboard chooses where it goes */
    if ((!asks_name(dialogs) && scroll_handle(screen->frame, &dialogs->scroll, event, input)) ||
        enter_list(screen, event, input))
        return;
    if (event.kind == WIDGET_PRESSED)
        press(screen, event, input, intent);
}

const ScreenPart files_overlay = {.build = files_build, .handle = files_handle};

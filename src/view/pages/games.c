/* The page of saved games: each a card with its land, two beside each other where they fit. One of
 * them is chosen: what the buttons below do is done to it. Places are in logical units unless said
 * otherwise. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/utf8.h"
#include "play/slots.h"
#include "view/kit/page.h"
#include "view/pages/dialog.h"
#include "view/pages/files.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/words/files.h"
#include "view/words/tr.h"

/* The page's own numbers. */
enum {
    GAMES_PANE = WIDGETS_OVERLAY,
    GAMES_PANES,
    GAMES_BACK = GAMES_PANES + SCROLL_PANES,
    GAMES_FILE,
    GAMES_TAKE_BACK,
    GAMES_RENAME,
    GAMES_DELETE,
    GAMES_GO,
    GAMES_NEW,
    GAMES_NAME,
    GAMES_CARD_RENAME,
    GAMES_CARD_COPY,
    GAMES_CARD_DELETE,
    GAMES_SHOWN_FIRST,
    GAMES_ROW = GAMES_SHOWN_FIRST + GAMES_SHOWN, /* the first of MAX_LISTED */
};

/* The arrow keys stay in one of these as long as it goes on. */
enum { GROUP_SHOWN = 1, GROUP_CARDS, GROUP_FOOT };

/* Logical units: of the page; of a card, and between two. */
enum { PAGE = 1158, CARD_MOST = 820, CARD_OF_TWO = 546, CARD_LEAST = 430, APART = 14, BELOW = 12 };
enum { ROOMY = 560, GAP = 8 };

/* The games shown, by their numbers in the list. */
typedef struct GamesListed {
    int count, of[MAX_LISTED];
} GamesListed;

/* What is known about a game of the list, or NULL. */
static const GameAbout *games_about(const Shelf *shelf, int index)
{
    return index < shelf->known ? &shelf->abouts[index] : NULL;
}

/* Whether the list has it among those, be it shown or not. A damaged game is neither over nor going
 * on. */
static bool games_among(const Shelf *shelf, int index, GamesShown shown)
{
    const GameAbout *about = games_about(shelf, index);
    if (shelf->listing.files[index].folder)
        return false;
    return shown == GAMES_ALL || (about && about->good && about->over == (shown == GAMES_OVER));
}

static GamesListed games_listed(const Screen *screen)
{
    const Shelf *shelf = screen->scene->shelf;
    GamesListed shown = {0};
    for (int i = 0; shelf && i < shelf->listing.count; i++)
        if (games_among(shelf, i, (GamesShown)screen->ui->dialogs.shown))
            shown.of[shown.count++] = i;
    return shown;
}

/* The game that is chosen, the first one where none was; -1: there is none. */
static int games_chosen(const Screen *screen, const GamesListed *shown)
{
    for (int i = 0; i < shown->count; i++)
        if (shown->of[i] == screen->ui->dialogs.chosen)
            return shown->of[i];
    return shown->count > 0 ? shown->of[0] : -1;
}

/* Whether it is one that the program keeps by itself, or (-1) none. */
static bool games_keeps(const Screen *screen, int index)
{
    return index < 0 || saved_is_kept(&screen->scene->shelf->listing.files[index]);
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

/* Its own buttons, under the pointer: the keyboard has the ones below the cards. Pixels. */
static void build_card_buttons(Frame *frame, int index, const char *game, Rect picture)
{
    enum { SIDE = 34, AIR = 6 };
    float u = frame->u, side = roundf(SIDE * u);
    Rect line = {picture.x, picture.y + AIR * u, picture.w - AIR * u, side};
    Widget buttons[] = {page_button(GAMES_CARD_DELETE, STYLE_LEATHER, "card-delete", NULL, "trash",
                                    tr("Delete this game")),
                        page_button(GAMES_CARD_RENAME, STYLE_LEATHER, "card-rename", NULL, "edit",
                                    tr("Give this game a name")),
                        {.id = GAMES_CARD_COPY, .name = "card-copy", .copies = game}};
    for (int i = 0; i < 3; i++) {
        Widget *button = &buttons[i];
        button->rect = cut_right(&line, side);
        button->index = (int16_t)index;
        button->no_focus = true;
        (button->copies ? page_copies : widget_put)(frame, *button);
        cut_right(&line, AIR * u);
    }
}

/* Whether the pointer is on the card, or on its own buttons. */
static bool is_hovered(const Screen *screen, int index, Rect card)
{
    const Widgets *widgets = screen->frame->widgets;
    bool inside = rect_holds(card, widgets->pointer.x, widgets->pointer.y);
    return widgets->hover == GAMES_ROW + index ||
           (inside && widgets->hover >= GAMES_CARD_RENAME && widgets->hover <= GAMES_CARD_DELETE);
}

/* `card`: pixels. */
static void build_card(const Screen *screen, int index, Rect card, bool chosen)
{
    Frame *frame = screen->frame;
    const Scene *scene = screen->scene;
    DialogsUi *dialogs = &screen->ui->dialogs;
    const ListedFile *file = &scene->shelf->listing.files[index];
    char name[MAX_LISTED_NAME], date[100] = "", tip[MAX_PLAYERS * (MAX_NAME + 8)] = "";
    bool seen = scroll_sees(&dialogs->scroll, card);
    bool hovered = seen && is_hovered(screen, index, card);
    saved_name(file->name, name);
    if (seen && scene->today)
        say_date(file->changed, scene->today, scene->offset, date, sizeof date);
    GameCard game = {.name = name,
                     .date = date,
                     .about = games_about(scene->shelf, index),
                     .on_table = scene->slot > 0 && slot_number(file->name) == scene->slot,
                     .chosen = chosen,
                     .hovered = hovered};
    game.own = own_name(file->name, name, game.about);
    if (seen)
        game_card_draw(frame, card, &game);
    if (hovered)
        game_card_tip(frame, card, &game, tip, sizeof tip);
    page_put_at(frame, card,
                page_spot((WidgetId)(GAMES_ROW + index), index, file->name, tip[0] ? tip : NULL));
    if (hovered && !games_keeps(screen, index) && !dialogs->renaming)
        build_card_buttons(frame, index, name, game_card_picture(frame, card));
    if (chosen && dialogs->renaming)
        page_put_at(frame, game_card_title(frame, card),
                    page_field(GAMES_NAME, "game-name", tr("name of the game"), dialogs->name,
                               sizeof dialogs->name));
}

/* No games: a word, and the way to the first one. */
static void build_none(const Screen *screen, Rect view)
{
    Frame *frame = screen->frame;
    const Shelf *shelf = screen->scene->shelf;
    bool none = screen->ui->dialogs.shown == GAMES_ALL;
    bool readable = !shelf || shelf->readable || !screen->scene->folder[0];
    float u = frame->u, width = page_button_width(frame, action_label(VERB_NEW), true, 180);
    Point middle = rect_middle(view);
    page_hunt(frame, (Rect){view.x, view.y, view.w, view.h * .42f});
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, 24, INK},
                (Rect){view.x, middle.y - 34 * u, view.w, 34 * u},
                !readable ? tr("This folder cannot be read.")
                : none    ? tr("No games yet")
                          : tr("None of these"));
    if (none)
        page_put(frame, (Rect){middle.x / u - width / 2, middle.y / u + 12, width, 46},
                 page_button(GAMES_NEW, STYLE_OCHRE, "first-game", action_label(VERB_NEW), "plus",
                             NULL));
}

/* The cards on the sheet `page`, or a word that there are none. */
static void build_cards(const Screen *screen, Rect page, const GamesListed *shown, int chosen)
{
    Frame *frame = screen->frame;
    Scroll *scroll = &screen->ui->dialogs.scroll;
    float u = frame->u, pad = page_height(frame) >= ROOMY ? 20 : 12;
    float room = page.w - 2 * pad - SCROLL_BAR, pitch = GAME_CARD + BELOW;
    int columns = room >= 2 * CARD_LEAST + APART ? 2 : 1;
    float width = columns > 1 ? fminf(CARD_OF_TWO, (room - APART) / 2) : fminf(CARD_MOST, room);
    page = rect_pad(page, pad, pad - 4);
    page.w += 4;
    Rect view = page_rect(frame, page);
    int rows = (shown->count + columns - 1) / columns;
    widgets_group(frame->widgets, GROUP_CARDS);
    if (shown->count == 0) {
        scroll->height = 0;
        build_none(screen, view);
        return;
    }
    if (scroll->height == 0) /* opened once more */
        scroll->at = screen->ui->dialogs.games_at;
    float y = scroll_begin(frame, scroll, view, ((float)rows * pitch - BELOW) * u);
    for (int i = 0; i < shown->count; i++) {
        Rect card = {view.x + roundf((width + APART) * u) * (float)(i % columns),
                     y + roundf(pitch * u * (float)(i / columns)), roundf(width * u),
                     roundf(GAME_CARD * u)};
        build_card(screen, shown->of[i], card, shown->of[i] == chosen);
    }
    scroll_end(frame, scroll, GAMES_PANES);
}

void games_open(Ui *ui, Intent *intent)
{
    DialogsUi *dialogs = &ui->dialogs;
    dialogs->chooser = OVERLAY_GAMES;
    dialogs->saving = false;
    dialogs->renaming = false;
    dialogs->shown = GAMES_ALL;
    dialogs->chosen = -1;
    dialogs->games_at = 0;
    ui_open(ui, OVERLAY_GAMES);
    intent->kind = INTENT_LIST;
    intent->path[0] = '\0';
}

/* Which games are shown, at the right end of `line`, as far as they fit. */
static void build_filters(const Screen *screen, Rect line)
{
    enum { BETWEEN = 4, LETTERS = 16, PAD = 36 };
    static const char *const names[GAMES_SHOWN] = {"shown-all", "shown-going-on", "shown-over"};
    Frame *frame = screen->frame;
    const Shelf *shelf = screen->scene->shelf;
    char labels[GAMES_SHOWN][60];
    float widths[GAMES_SHOWN], sum = 0;
    widgets_group(frame->widgets, GROUP_SHOWN);
    for (int shown = 0; shown < GAMES_SHOWN; shown++) {
        int count = 0;
        for (int i = 0; shelf && i < shelf->listing.count; i++)
            count += games_among(shelf, i, (GamesShown)shown);
        say_number(SAY_SHOWN + shown, count, labels[shown], sizeof labels[shown]);
        widths[shown] = text_width(frame, FONT_BOLD, LETTERS, labels[shown]) / frame->u + PAD;
        sum += widths[shown] + BETWEEN;
    }
    if (sum > line.w)
        return;
    line = cut_right(&line, sum);
    for (int shown = 0; shown < GAMES_SHOWN; shown++) {
        bool on = screen->ui->dialogs.shown == shown;
        Widget button =
            page_button((WidgetId)(GAMES_SHOWN_FIRST + shown), on ? STYLE_OCHRE : STYLE_LEATHER,
                        names[shown], labels[shown], NULL, NULL);
        button.index = (int16_t)shown;
        button.size = LETTERS;
        page_put(frame, cut_left(&line, widths[shown]), button);
        cut_left(&line, BETWEEN);
    }
}

/* Puts the next button in a line of them, cut off its left end. */
static void put_next(Frame *frame, Rect *line, float width, Widget button)
{
    page_put(frame, cut_left(line, width), button);
    cut_left(line, GAP);
}

/* Back, a file elsewhere, and what is done to the chosen game, cut off the left end of `line`;
 * where that cannot be, its tip says why. */
static void build_ways(const Screen *screen, Rect *line, int chosen)
{
    enum { SQUARE = 48, LOW = 108 }; /* words in two lines */
    Frame *frame = screen->frame;
    bool kept = games_keeps(screen, chosen), wide = page_width(frame) >= 900;
    const char *back = tr("Back"), *file = tr("From a file"), *take = tr("Take back");
    const char *no_name =
        kept && chosen >= 0 ? tr("The last game gets a name when you save it") : NULL;
    const char *no_end =
        kept && chosen >= 0 ? tr("The last game stays until another begins") : NULL;
    put_next(frame, line, page_button_width(frame, back, true, 126),
             action_widget(VERB_CLOSE, page_button(GAMES_BACK, STYLE_LEATHER, "back", back,
                                                   "chevron-left", NULL)));
    put_next(frame, line, wide ? page_button_width(frame, file, true, 150) : LOW,
             page_button(GAMES_FILE, STYLE_LEATHER, "from-file", file, "folder",
                         tr("A game that lies in another folder")));
    put_next(frame, line, SQUARE,
             action_widget(VERB_RENAME, (Widget){.id = GAMES_RENAME, .tip = no_name, .off = kept}));
    put_next(frame, line, SQUARE,
             action_widget(VERB_DELETE, (Widget){.id = GAMES_DELETE, .tip = no_end, .off = kept}));
    if (screen->scene->can_take_back)
        put_next(frame, line, wide ? page_button_width(frame, take, true, 130) : LOW,
                 page_button(GAMES_TAKE_BACK, STYLE_LEATHER, "take-back-deleted", take, "undo",
                             tr("Bring back the game that was deleted last")));
}

static void build_foot(const Screen *screen, Rect line, int chosen)
{
    enum { GO = 198, HEIGHT = 48 };
    Frame *frame = screen->frame;
    const DialogsUi *dialogs = &screen->ui->dialogs;
    const GameAbout *about = chosen >= 0 ? games_about(screen->scene->shelf, chosen) : NULL;
    bool over = about && about->good && about->over, bad = about && !about->good;
    Rect ways = rect_centred(line, HEIGHT);
    widgets_group(frame->widgets, GROUP_FOOT);
    build_ways(screen, &ways, chosen);
    const char *label = dialogs->renaming ? tr("Rename") : over ? tr("Look at it") : tr("Go on");
    Widget go = page_button(GAMES_GO, STYLE_OCHRE, "go", label, NULL, NULL);
    go.size = 20;
    go.off = dialogs->renaming ? !dialogs->name[strspn(dialogs->name, " ")] : chosen < 0 || bad;
    page_put(frame, cut_right(&line, fminf(GO, ways.w - 4)), action_widget(VERB_AGREE, go));
}

static void games_build(const Screen *screen)
{
    enum { TITLE = 46, FOOT = 52, FILTERS = 40, INDENT = 14 };
    Frame *frame = screen->frame;
    GamesListed shown = games_listed(screen);
    int chosen = games_chosen(screen, &shown);
    float w = page_width(frame), width = fminf(PAGE, w - 28);
    bool roomy = page_height(frame) >= ROOMY;
    Rect page = {(w - width) / 2, 0, width, page_height(frame)};
    Rect title = cut_top(&page, roomy ? 79 : 56), foot = cut_bottom(&page, roomy ? 93 : 62);
    cut_top(&title, roomy ? 18 : 6);
    cut_top(&foot, roomy ? 24 : 7);
    title = (Rect){title.x + INDENT, title.y, title.w - 2 * INDENT, TITLE};
    foot.h = FOOT;
    float size = roomy ? 34 : 25;
    const char *words = tr("Open a game");
    screen->ui->dialogs.dialog = (Rect){0, 0, frame->width, frame->height};
    page_ground(frame);
    widget_put(frame,
               (Widget){.id = GAMES_PANE, .kind = WIDGET_PANE, .rect = screen->ui->dialogs.dialog});
    page_title(frame, size, page_rect(frame, title), words);
    paint_card(frame, page_rect(frame, page));
    build_cards(screen, page, &shown, chosen);
    cut_left(&title, text_width(frame, FONT_TITLE, size, words) / frame->u + 16);
    if (shown.count > 0 || screen->ui->dialogs.shown != GAMES_ALL)
        build_filters(screen, (Rect){title.x, title.y + 4, title.w + 4, FILTERS});
    build_foot(screen, foot, chosen);
}

/* Begins to give a game a name: its own one is there to be mended. */
static void begin_name(const Screen *screen, int index)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    char name[MAX_LISTED_NAME];
    if (games_keeps(screen, index))
        return;
    saved_name(screen->scene->shelf->listing.files[index].name, name);
    utf8_print(dialogs->name, sizeof dialogs->name, "%s", name);
    for (int i = 0; i < screen->frame->widgets->count; i++)
        if (screen->frame->widgets->items[i].id == GAMES_ROW + index)
            scroll_show(screen->frame, &dialogs->scroll, screen->frame->widgets->items[i].rect);
    dialogs->chosen = index;
    dialogs->renaming = true;
    widgets_edit(screen->frame->widgets, GAMES_NAME);
}

static void end_name(const Screen *screen)
{
    screen->ui->dialogs.renaming = false;
    widgets_focus(screen->frame->widgets, 0, false);
}

static void go(const Screen *screen, int index, Intent *intent)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    const Shelf *shelf = screen->scene->shelf;
    const GameAbout *about = index >= 0 ? games_about(shelf, index) : NULL;
    Intent request = {.kind = dialogs->renaming ? INTENT_RENAME : INTENT_OPEN};
    if (index < 0 || (about && !about->good && !dialogs->renaming) ||
        !saved_path(screen, &shelf->listing.files[index], request.path))
        return;
    if (dialogs->renaming)
        snprintf(request.name, sizeof request.name, "%s", dialogs->name);
    else
        ui_open(screen->ui, OVERLAY_NONE);
    dialogs->from_menu = false;
    *intent = request;
    end_name(screen);
}

/* A click chooses, a second one opens; a key opens at once. */
static void choose(const Screen *screen, int index, const Input *input, Intent *intent)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    bool again = dialogs->chosen == index || input->kind == INPUT_KEY;
    dialogs->chosen = index;
    if (dialogs->renaming)
        end_name(screen);
    else if (again)
        go(screen, index, intent);
}

static void press(const Screen *screen, WidgetEvent event, const Input *input, Intent *intent)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    GamesListed shown = games_listed(screen);
    int chosen = games_chosen(screen, &shown);
    switch (event.id) {
    case GAMES_BACK:
        if (dialogs->renaming)
            end_name(screen);
        else
            dialog_close(screen->ui);
        break;
    case GAMES_FILE:
        files_open_elsewhere(screen->ui);
        break;
    case GAMES_TAKE_BACK:
        intent->kind = INTENT_TAKE_BACK;
        break;
    case GAMES_RENAME:
    case GAMES_CARD_RENAME:
        begin_name(screen, event.id == GAMES_RENAME ? chosen : event.index);
        break;
    case GAMES_DELETE:
    case GAMES_CARD_DELETE:
        chosen = event.id == GAMES_DELETE ? chosen : event.index;
        if (chosen >= 0)
            saved_ask_to_delete(screen, &screen->scene->shelf->listing.files[chosen],
                                OVERLAY_GAMES);
        break;
    case GAMES_GO:
        go(screen, chosen, intent);
        break;
    case GAMES_NEW:
        ui_go(screen->ui, SCREEN_SEATS);
        break;
    default:
        if (event.id >= GAMES_ROW)
            choose(screen, event.index, input, intent);
        else if (event.id >= GAMES_SHOWN_FIRST)
            dialogs->shown = (uint8_t)event.index;
    }
}

static void games_handle(const Screen *screen, WidgetEvent event, const Input *input,
                         Intent *intent)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    Widgets *widgets = screen->frame->widgets;
    GamesListed shown = games_listed(screen);
    int chosen = games_chosen(screen, &shown);
    dialogs->games_at = dialogs->scroll.at;
    if (event.kind != WIDGET_PRESSED && widgets->focus >= GAMES_ROW &&
        widgets->focus < GAMES_ROW + MAX_LISTED && widgets->focus_shown)
        dialogs->chosen = widgets->focus - GAMES_ROW; /* the keyboard chooses where it goes */
    if (scroll_handle(screen->frame, &dialogs->scroll, event, input) ||
        page_first_focus(screen->frame, event, input,
                         (WidgetId)(chosen >= 0 ? GAMES_ROW + chosen : GAMES_NEW)))
        return;
    if (event.kind == WIDGET_PRESSED)
        press(screen, event, input, intent);
}

const ScreenPart games_overlay = {.build = games_build, .handle = games_handle};

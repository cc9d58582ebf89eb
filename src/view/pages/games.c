/* The page of saved games: each a card with its land, two beside each other where they fit. One of
 * them is chosen: what the buttons below do is done to it. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/utf8.h"
#include "play/shelf.h"
#include "play/slots.h"
#include "view/kit/page.h"
#include "view/pages/files.h"
#include "view/pages/game_card.h"
#include "view/pages/games.h"
#include "view/pages/saved.h"
#include "view/pages/sheet.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/words/games.h"
#include "view/words/tr.h"

/* The cards of the page of saved games: which games it shows, and one of them that is chosen. */

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

enum { GAMES_PITCH = GAME_CARD + 12 }; /* from a row of cards to the next; logical units */

/* Where the page's parts lie, logical units. */
typedef struct GamesPlan {
    float x, width, title, top, height, foot;
    int columns;
    float card, pad;
} GamesPlan;

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

/* Its own buttons, under the pointer: the keyboard has the ones below the cards. */
static void build_card_buttons(const Screen *screen, int index, const char *game, Rect picture)
{
    enum { SIDE = 34 };
    Frame *frame = screen->frame;
    float u = frame->u, side = roundf(SIDE * u);
    Rect rect = {picture.x + picture.w - side - 6 * u, picture.y + 6 * u, side, side};
    widget_put(frame, (Widget){.id = GAMES_CARD_DELETE,
                               .index = (int16_t)index,
                               .rect = rect,
                               .name = "card-delete",
                               .icon = "trash",
                               .tip = tr("Delete this game"),
                               .no_focus = true});
    rect.x -= side + 6 * u;
    widget_put(frame, (Widget){.id = GAMES_CARD_RENAME,
                               .index = (int16_t)index,
                               .rect = rect,
                               .name = "card-rename",
                               .icon = "edit",
                               .tip = tr("Give this game a name"),
                               .no_focus = true});
    rect.x -= side + 6 * u;
    page_copies(frame, (Widget){.id = GAMES_CARD_COPY,
                                .index = (int16_t)index,
                                .rect = rect,
                                .name = "card-copy",
                                .copies = game,
                                .no_focus = true});
}

/* Whether the pointer is on the card, or on its own buttons. */
static bool is_hovered(const Screen *screen, int index, Rect card)
{
    const Widgets *widgets = screen->frame->widgets;
    bool inside = rect_holds(card, widgets->pointer.x, widgets->pointer.y);
    return widgets->hover == GAMES_ROW + index ||
           (inside && widgets->hover >= GAMES_CARD_RENAME && widgets->hover <= GAMES_CARD_DELETE);
}

static void build_card(const Screen *screen, int index, Rect card, bool chosen)
{
    Frame *frame = screen->frame;
    const Scene *scene = screen->scene;
    DialogsUi *dialogs = &screen->ui->dialogs;
    const ListedFile *file = &scene->shelf->listing.files[index];
    char name[MAX_LISTED_NAME], date[100] = "", tip[MAX_PLAYERS * (MAX_NAME + 8)] = "";
    bool seen = card.y + card.h > dialogs->scroll.view.y &&
                card.y < dialogs->scroll.view.y + dialogs->scroll.view.h;
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
    widget_put(frame, (Widget){.id = (WidgetId)(GAMES_ROW + index),
                               .index = (int16_t)index,
                               .kind = WIDGET_SPOT,
                               .rect = card,
                               .name = file->name,
                               .tip = tip[0] ? tip : NULL});
    if (hovered && !games_keeps(screen, index) && !dialogs->renaming)
        build_card_buttons(screen, index, name, game_card_picture(frame, card));
    if (chosen && dialogs->renaming)
        widget_put(frame, (Widget){.id = GAMES_NAME,
                                   .kind = WIDGET_FIELD,
                                   .name = "game-name",
                                   .rect = game_card_title(frame, card),
                                   .label = tr("name of the game"),
                                   .text = dialogs->name,
                                   .capacity = sizeof dialogs->name});
}

/* No games: a word, and the way to the first one. */
static void build_none(const Screen *screen, Rect view)
{
    Frame *frame = screen->frame;
    const Shelf *shelf = screen->scene->shelf;
    float u = frame->u, middle = (view.x + view.w / 2) / u, y = (view.y + view.h / 2) / u;
    bool none = screen->ui->dialogs.shown == GAMES_ALL;
    float width = page_button_width(frame, action_label(VERB_NEW), true, 180);
    page_hunt(frame, (Rect){view.x, view.y, view.w, view.h * .42f});
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, 24, INK},
                (Rect){view.x, (y - 34) * u, view.w, 34 * u},
                !shelf || shelf->readable || !screen->scene->folder[0]
                    ? (none ? tr("No games yet") : tr("None of these"))
                    : tr("This folder cannot be read."));
    if (none)
        widget_put(frame,
                   (Widget){.id = GAMES_NEW,
                            .style = STYLE_OCHRE,
                            .rect = page_rect(frame, (Rect){middle - width / 2, y + 12, width, 46}),
                            .name = "first-game",
                            .label = action_label(VERB_NEW),
                            .icon = "plus"});
}

/* The cards, or a word that there are none. */
static void games_cards(const Screen *screen, const GamesPlan *plan, const GamesListed *shown,
                        int chosen)
{
    Frame *frame = screen->frame;
    Scroll *scroll = &screen->ui->dialogs.scroll;
    float u = frame->u;
    Rect view =
        page_rect(frame, (Rect){plan->x + plan->pad, plan->top + plan->pad - 4,
                                plan->width - 2 * plan->pad + 4, plan->height - 2 * plan->pad + 8});
    int rows = (shown->count + plan->columns - 1) / plan->columns;
    widgets_group(frame->widgets, GROUP_CARDS);
    if (shown->count == 0) {
        scroll->height = 0;
        build_none(screen, view);
        return;
    }
    if (scroll->height == 0) /* opened once more */
        scroll->at = screen->ui->dialogs.games_at;
    float y = scroll_begin(frame, scroll, view, ((float)rows * GAMES_PITCH - 12) * u);
    for (int i = 0; i < shown->count; i++) {
        Rect card = {view.x + roundf((plan->card + 14) * u) * (float)(i % plan->columns),
                     y + roundf(GAMES_PITCH * u * (float)(i / plan->columns)),
                     roundf(plan->card * u), roundf(GAME_CARD * u)};
        build_card(screen, shown->of[i], card, shown->of[i] == chosen);
    }
    scroll_end(frame, scroll, GAMES_PANES);
}

enum { PAGE = 1158, CARD = 546, CARD_MOST = 820, CARD_LEAST = 430 }; /* logical units */

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

static GamesPlan plan_of(const Frame *frame)
{
    float w = page_width(frame), h = page_height(frame);
    bool roomy = h >= 560;
    GamesPlan plan = {.width = fminf(PAGE, w - 28),
                      .title = roomy ? 18 : 6,
                      .top = roomy ? 79 : 56,
                      .pad = roomy ? 20 : 12};
    float bottom = roomy ? 93 : 62;
    plan.x = (w - plan.width) / 2;
    plan.height = h - plan.top - bottom;
    plan.foot = plan.top + plan.height + (roomy ? 24 : 7);
    float room = plan.width - 2 * plan.pad - SCROLL_BAR;
    plan.columns = room >= 2 * CARD_LEAST + 14 ? 2 : 1;
    plan.card = fminf(plan.columns > 1 ? CARD : CARD_MOST,
                      (room - 14 * (float)(plan.columns - 1)) / (float)plan.columns);
    return plan;
}

/* Which games are shown, at the right of the title that ends at `left`, as far as they fit. */
static void build_filters(const Screen *screen, const GamesPlan *plan, float left)
{
    Frame *frame = screen->frame;
    const Shelf *shelf = screen->scene->shelf;
    char labels[GAMES_SHOWN][60];
    float widths[GAMES_SHOWN], x = plan->x + plan->width - 10;
    widgets_group(frame->widgets, GROUP_SHOWN);
    for (int shown = GAMES_SHOWN - 1; shown >= 0; shown--) {
        int count = 0;
        for (int i = 0; shelf && i < shelf->listing.count; i++)
            count += games_among(shelf, i, (GamesShown)shown);
        say_shown((GamesShown)shown, count, labels[shown], sizeof labels[shown]);
        widths[shown] = text_width(frame, FONT_BOLD, 16, labels[shown]) / frame->u + 36;
        x -= widths[shown] + 4;
    }
    if (x < left + 16)
        return;
    for (int shown = 0; shown < GAMES_SHOWN; shown++) {
        static const char *const names[GAMES_SHOWN] = {"shown-all", "shown-going-on", "shown-over"};
        bool on = screen->ui->dialogs.shown == shown;
        widget_put(frame,
                   (Widget){.id = (WidgetId)(GAMES_SHOWN_FIRST + shown),
                            .index = (int16_t)shown,
                            .style = on ? STYLE_OCHRE : STYLE_LEATHER,
                            .rect = page_rect(frame, (Rect){x, plan->title + 4, widths[shown], 40}),
                            .name = names[shown],
                            .label = labels[shown],
                            .size = 16});
        x += widths[shown] + 4;
    }
}

/* What is done to the chosen game; where that cannot be, `stays` says why. */
static void put_square(Frame *frame, Verb verb, WidgetId id, Rect rect, bool off, const char *stays)
{
    widget_put(frame,
               action_widget(
                   verb, (Widget){.id = id, .rect = rect, .tip = off ? stays : NULL, .off = off}));
}

/* At the left: back, a file elsewhere, and what is done to the chosen game; returns where it
 * ends. */
static float build_ways(const Screen *screen, const GamesPlan *plan, int chosen)
{
    enum { HEIGHT = 48, SQUARE = 48, GAP = 8, LOW = 108 }; /* words in two lines */
    Frame *frame = screen->frame;
    bool kept = games_keeps(screen, chosen), wide = page_width(frame) >= 900;
    float x = plan->x, y = plan->foot + 2, width = page_button_width(frame, tr("Back"), true, 126);
    widget_put(frame, action_widget(VERB_CLOSE,
                                    (Widget){.id = GAMES_BACK,
                                             .rect = page_rect(frame, (Rect){x, y, width, HEIGHT}),
                                             .name = "back",
                                             .label = tr("Back"),
                                             .icon = "chevron-left"}));
    x += width + GAP;
    width = wide ? page_button_width(frame, tr("From a file"), true, 150) : LOW;
    widget_put(frame, (Widget){.id = GAMES_FILE,
                               .rect = page_rect(frame, (Rect){x, y, width, HEIGHT}),
                               .name = "from-file",
                               .label = tr("From a file"),
                               .icon = "folder",
                               .tip = tr("A game that lies in another folder")});
    x += width + GAP;
    put_square(frame, VERB_RENAME, GAMES_RENAME, page_rect(frame, (Rect){x, y, SQUARE, HEIGHT}),
               kept, chosen >= 0 ? tr("The last game gets a name when you save it") : NULL);
    x += SQUARE + GAP;
    put_square(frame, VERB_DELETE, GAMES_DELETE, page_rect(frame, (Rect){x, y, SQUARE, HEIGHT}),
               kept, chosen >= 0 ? tr("The last game stays until another begins") : NULL);
    x += SQUARE + GAP;
    if (screen->scene->can_take_back) {
        width = wide ? page_button_width(frame, tr("Take back"), true, 130) : LOW;
        widget_put(frame, (Widget){.id = GAMES_TAKE_BACK,
                                   .rect = page_rect(frame, (Rect){x, y, width, HEIGHT}),
                                   .name = "take-back-deleted",
                                   .label = tr("Take back"),
                                   .icon = "undo",
                                   .tip = tr("Bring back the game that was deleted last")});
        x += width + GAP;
    }
    return x;
}

static void build_foot(const Screen *screen, const GamesPlan *plan, int chosen)
{
    enum { GO = 198, HEIGHT = 52 };
    Frame *frame = screen->frame;
    const DialogsUi *dialogs = &screen->ui->dialogs;
    const GameAbout *about = chosen >= 0 ? games_about(screen->scene->shelf, chosen) : NULL;
    bool over = about && about->good && about->over, bad = about && !about->good;
    widgets_group(frame->widgets, GROUP_FOOT);
    float left = build_ways(screen, plan, chosen), right = plan->x + plan->width;
    float width = fminf(GO, right - left - 4);
    widget_put(
        frame,
        action_widget(
            VERB_AGREE,
            (Widget){.id = GAMES_GO,
                     .style = STYLE_OCHRE,
                     .name = "go",
                     .label = dialogs->renaming ? tr("Rename")
                              : over            ? tr("Look at it")
                                                : tr("Go on"),
                     .size = 20,
                     .rect = page_rect(frame, (Rect){right - width, plan->foot, width, HEIGHT}),
                     .off = dialogs->renaming ? !dialogs->name[strspn(dialogs->name, " ")]
                                              : chosen < 0 || bad}));
}

static void games_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    GamesPlan plan = plan_of(frame);
    GamesListed shown = games_listed(screen);
    int chosen = games_chosen(screen, &shown);
    float size = page_height(frame) >= 560 ? 34 : 25;
    Rect card = page_rect(frame, (Rect){plan.x, plan.top, plan.width, plan.height});
    screen->ui->dialogs.sheet = (Rect){0, 0, frame->width, frame->height};
    page_ground(frame);
    widget_put(frame,
               (Widget){.id = GAMES_PANE, .kind = WIDGET_PANE, .rect = screen->ui->dialogs.sheet});
    page_title(frame, size, page_rect(frame, (Rect){plan.x + 14, plan.title, plan.width - 28, 46}),
               tr("Open a game"));
    paint_card(frame, card);
    games_cards(screen, &plan, &shown, chosen);
    if (shown.count > 0 || screen->ui->dialogs.shown != GAMES_ALL)
        build_filters(screen, &plan,
                      plan.x + 14 +
                          text_width(frame, FONT_TITLE, size, tr("Open a game")) / frame->u);
    build_foot(screen, &plan, chosen);
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
    Intent wish = {.kind = dialogs->renaming ? INTENT_RENAME : INTENT_OPEN};
    if (index < 0 || (about && !about->good && !dialogs->renaming) ||
        !saved_path(screen, &shelf->listing.files[index], wish.path))
        return;
    if (dialogs->renaming)
        snprintf(wish.name, sizeof wish.name, "%s", dialogs->name);
    else
        ui_open(screen->ui, OVERLAY_NONE);
    dialogs->from_menu = false;
    *intent = wish;
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
            sheet_close(screen->ui);
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

#include "view/pages/games_cards.h"

#include <math.h>
#include <string.h>

#include "play/slots.h"
#include "view/kit/page.h"
#include "view/pages/game_card.h"
#include "view/pages/saved.h"
#include "view/state/actions.h"
#include "view/words/games.h"
#include "view/words/tr.h"

const GameAbout *games_about(const Shelf *shelf, int index)
{
    return index < shelf->known ? &shelf->abouts[index] : NULL;
}

bool games_among(const Shelf *shelf, int index, GamesShown shown)
{
    const GameAbout *about = games_about(shelf, index);
    if (shelf->listing.files[index].folder)
        return false;
    return shown == GAMES_ALL || (about && about->good && about->over == (shown == GAMES_OVER));
}

GamesListed games_listed(const Screen *screen)
{
    const Shelf *shelf = screen->scene->shelf;
    GamesListed shown = {0};
    for (int i = 0; shelf && i < shelf->listing.count; i++)
        if (games_among(shelf, i, (GamesShown)screen->ui->dialogs.shown))
            shown.of[shown.count++] = i;
    return shown;
}

int games_chosen(const Screen *screen, const GamesListed *shown)
{
    for (int i = 0; i < shown->count; i++)
        if (shown->of[i] == screen->ui->dialogs.chosen)
            return shown->of[i];
    return shown->count > 0 ? shown->of[0] : -1;
}

bool games_keeps(const Screen *screen, int index)
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
        widget_put(frame, (Widget){.id = GAMES_NEW,
                                   .style = STYLE_OCHRE,
                                   .rect = page_rect(frame, middle - width / 2, y + 12, width, 46),
                                   .name = "first-game",
                                   .label = action_label(VERB_NEW),
                                   .icon = "plus"});
}

void games_cards(const Screen *screen, const GamesPlan *plan, const GamesListed *shown, int chosen)
{
    Frame *frame = screen->frame;
    Scroll *scroll = &screen->ui->dialogs.scroll;
    float u = frame->u;
    Rect view = page_rect(frame, plan->x + plan->pad, plan->top + plan->pad - 4,
                          plan->width - 2 * plan->pad + 4, plan->height - 2 * plan->pad + 8);
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

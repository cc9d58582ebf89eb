#include "view/pages/arrange.h"

#include <math.h>
#include <string.h>

#include "core/utf8.h"
#include "view/kit/page.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/words/names.h"
#include "view/words/tr.h"

void arrange_begin(const Screen *screen)
{
    const Scene *scene = screen->scene;
    const Seating *table = &screen->ui->options.last_table;
    Seating *seating = &screen->ui->lobby.seating;
    const Session *last = scene->session && !scene->lesson ? scene->session : scene->last;
    if (seating->count > 0)
        return;
    seating_init(seating);
    if (table->count > 0)
        *seating = *table;
    else if (last)
        seating_remember(seating, session_setup(last));
}

/* The table of the game shown once more. */
static void arrange_again(const Screen *screen)
{
    const Seating *table = &screen->ui->options.last_table;
    Seating *seating = &screen->ui->lobby.seating;
    seating_init(seating);
    seating_remember(seating, session_setup(screen->scene->session));
    if (table->count > 0)
        seating->by_lot = table->by_lot;
}

void arrange_seat(Seating *seating, int seat, SeatKind kind)
{
    if (seat == seating->count && !seating_add(seating))
        return;
    seating_seat(seating, seat, kind);
}

/* Letters a little smaller where a name has no room else. */
void arrange_put_name(Frame *frame, LobbyUi *lobby, Rect units, Widget widget)
{
    enum { SIZE = 18, SMALLER = 15, INSET = 8 };
    const SeatPlan *plan = &lobby->seating.seats[widget.index];
    char *name = lobby->names[widget.index];
    utf8_print(name, SEATING_NAME_BYTES, "%s", say_plan(plan));
    const char *lacks = say_text(SAY_NO_LETTERS, phrase(SAY_COLOUR + plan->colour));
    widget.kind = WIDGET_FIELD;
    widget.label = phrase(SAY_COLOUR + plan->colour);
    widget.text = name;
    widget.capacity = SEATING_NAME_BYTES;
    widget.tip = letters_lack(name) ? lacks : NULL;
    float room = page_rect(frame, units).w - 2 * INSET * frame->u;
    widget.size = text_width(frame, FONT_TEXT, SIZE, name) <= room ? SIZE : SMALLER;
    page_put(frame, units, widget);
}

void arrange_take_name(LobbyUi *lobby, int seat)
{
    SeatPlan *plan = &lobby->seating.seats[seat];
    memcpy(plan->name, lobby->names[seat], sizeof plan->name);
    plan->typed = plan->name[0] != '\0'; /* changed by hand */
}

void arrange_alone(const Screen *screen, SeatKind kind, Intent *intent)
{
    Seating *seating = &screen->ui->lobby.seating;
    arrange_begin(screen);
    seating_alone(seating, kind);
    screen->ui->options.alone = (uint8_t)kind;
    intent->kind = INTENT_NEW_GAME;
    seating_setup(seating, screen->scene->seed, &intent->setup);
}

SeatKind arrange_last_alone(const Ui *ui)
{
    return ui->options.alone ? (SeatKind)ui->options.alone : SEAT_AI_EASY;
}

void arrange_ladder(const Screen *screen, Intent *intent)
{
    screen->ui->lobby.seats_behind = screen->ui->screen == SCREEN_SEATS;
    ui_go(screen->ui, SCREEN_LADDER);
    *intent = (Intent){.kind = INTENT_LIST};
}

void arrange_put_alone(const Screen *screen, Rect line, WidgetId id)
{
    enum { APART = 10, ARROW = 44 };
    static const TextStyle style = {FONT_BOLD, ALIGN_RIGHT, 17, FIRE_LIGHT};
    Frame *frame = screen->frame;
    SeatKind kind = arrange_last_alone(screen->ui);
    const char *words = tr("Play alone against");
    ButtonRow row = {0};
    Widget last =
        page_button(id, STYLE_LEATHER, "alone-last", phrase(SAY_COMPUTER + kind - SEAT_AI_EASY),
                    sitter_icons[kind], phrase(SAY_ALONE + kind - SEAT_AI_EASY));
    last.pictured = true;
    row_right(&row, 0, last);
    row_right(&row, ARROW,
              page_button((WidgetId)(id + 1), STYLE_LEATHER, "alone", NULL, "chevron-down",
                          tr("Against another computer")));
    line = row_put(frame, line, APART, 0, &row);
    if (.6f * text_width(frame, FONT_BOLD, 17, words) / frame->u <= line.w) /* in two lines, then */
        paint_label(frame, style, page_rect(frame, line), words);
}

/* Playing once more, as the pages after a game offer it: the same table at once; after a game alone
 * that was won a stronger computer; or the page of a new game with this table, to change whatever
 * is to be changed. */

/* Verbs of its own, apart from those of the pages that it stands on. */
enum {
    AGAIN_GO = VERBS + 40,
    AGAIN_STRONGER, /* index: the SeatKind to play against */
    AGAIN_TABLE
};

/* The computer above the one that a person has won against; SEAT_HUMAN: there is none. */
static SeatKind stronger_than(const Screen *screen)
{
    const Setup *setup = session_setup(screen->scene->session);
    uint8_t winners = game_leaders(session_game(screen->scene->session));
    int person = setup->seats[0].kind != SEAT_HUMAN, kind = setup->seats[!person].kind;
    bool won = setup->player_count == 2 && setup->seats[person].kind == SEAT_HUMAN &&
               kind != SEAT_HUMAN && kind < SEAT_KINDS - 1 && winners == 1 << person;
    return won ? (SeatKind)(kind + 1) : SEAT_HUMAN;
}

void again_add(const Screen *screen, ButtonRow *row)
{
    enum { ICON = 46, WIDTH = 200 };
    SeatKind kind = stronger_than(screen);
    Widget table = page_button(0, STYLE_LEATHER, "again-table", tr("Players"), "edit",
                               tr("Other players or computers next time"));
    Widget stronger = page_button(0, STYLE_LEATHER, "again-stronger", NULL, sitter_icons[kind],
                                  phrase(SAY_AGAIN + (int)kind - SEAT_AI_EASY));
    Widget go = page_button(0, STYLE_OCHRE, "again", tr("Play again"), NULL,
                            tr("The same seats, another land"));
    table.verb = AGAIN_TABLE;
    stronger.verb = AGAIN_STRONGER;
    stronger.index = (int16_t)kind;
    stronger.pictured = true;
    go.verb = AGAIN_GO;
    go.size = 21;
    row_right(row, 0, table);
    if (kind != SEAT_HUMAN)
        row_right(row, ICON, stronger);
    row_right(row, WIDTH, go);
}

WidgetId again_button(const Widgets *widgets)
{
    return widget_id(widgets, AGAIN_GO, 0);
}

bool again_press(const Screen *screen, WidgetEvent event, const Input *input, Intent *intent)
{
    LobbyUi *lobby = &screen->ui->lobby;
    switch (event.verb) {
    case AGAIN_GO:
        /* The results come at once where they were seen before: a second click on "Next", which lay
         * here, is no press. */
        if (input->clicks >= 2)
            return true;
        arrange_again(screen);
        intent->kind = INTENT_NEW_GAME;
        seating_setup(&lobby->seating, screen->scene->seed, &intent->setup);
        return true;
    case AGAIN_STRONGER:
        arrange_again(screen);
        arrange_alone(screen, (SeatKind)event.index, intent);
        return true;
    case AGAIN_TABLE:
        arrange_again(screen);
        ui_go(screen->ui, SCREEN_SEATS);
        return true;
    default:
        return false;
    }
}

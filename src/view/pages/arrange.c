#include "view/pages/arrange.h"

#include <math.h>
#include <string.h>

#include "view/kit/page.h"
#include "view/words/lobby.h"
#include "view/words/names.h"

enum { FACE = 38, GAP = 8, PAD = 10 };

static bool name_is_free(const Seating *seating, int seat)
{
    for (int i = 0; i < seating->count; i++)
        if (i != seat && strcmp(seating->seats[i].name, seating->seats[seat].name) == 0)
            return false;
    return true;
}

/* Says the name that a seat was given in the language of the screen; a typed one stays. */
static void arrange_call(Seating *seating, int seat)
{
    SeatPlan *plan = &seating->seats[seat];
    SeatKind kind = (SeatKind)plan->kind;
    int number = plan->typed ? 0 : seating_given(kind, plan->name);
    if (number == 0)
        return;
    do
        say_given(kind, number++, plan->name, sizeof plan->name);
    while (!name_is_free(seating, seat));
}

static void call_all(Seating *seating)
{
    for (int i = 0; i < seating->count; i++)
        arrange_call(seating, i);
}

/* Names that an earlier table was given in the language of the screen still follow the choice. */
static void know_given(SeatPlan *plan)
{
    char given[SEATING_NAME_BYTES];
    for (int number = 1; plan->typed && number <= 2 * MAX_PLAYERS; number++) {
        say_given((SeatKind)plan->kind, number, given, sizeof given);
        plan->typed = strcmp(given, plan->name) != 0;
    }
}

void arrange_begin(const Screen *screen)
{
    const Scene *scene = screen->scene;
    const Seating *table = &screen->ui->options.last_table;
    Seating *seating = &screen->ui->lobby.seating;
    const Session *last = scene->session ? scene->session : scene->last;
    if (seating->count > 0)
        return;
    seating_init(seating);
    if (table->count > 0)
        *seating = *table;
    else if (last)
        seating_remember(seating, session_setup(last));
    else
        call_all(seating);
    for (int i = 0; i < seating->count; i++)
        know_given(&seating->seats[i]);
}

void arrange_again(const Screen *screen)
{
    const Seating *table = &screen->ui->options.last_table;
    Seating *seating = &screen->ui->lobby.seating;
    SeatKind level = (SeatKind)screen->ui->lobby.results.level;
    seating_init(seating);
    seating_remember(seating, session_setup(screen->scene->session));
    if (table->count > 0)
        seating->by_lot = table->by_lot;
    for (int i = 0; i < seating->count; i++) {
        know_given(&seating->seats[i]);
        if (level != SEAT_HUMAN && seating->seats[i].kind != SEAT_HUMAN)
            arrange_seat(seating, i, level);
    }
}

void arrange_seat(Seating *seating, int seat, SeatKind kind)
{
    if (seat == seating->count && !seating_add(seating))
        return;
    seating_seat(seating, seat, kind);
    call_all(seating); /* others' numbers may have become lower */
}

void arrange_remove(Seating *seating, int seat)
{
    seating_remove(seating, seat);
    call_all(seating);
}

void arrange_alone(const Screen *screen, SeatKind kind, Intent *intent)
{
    Seating *seating = &screen->ui->lobby.seating;
    arrange_begin(screen);
    seating_alone(seating, kind);
    call_all(seating);
    intent->kind = INTENT_NEW_GAME;
    seating_setup(seating, screen->scene->seed, &intent->setup);
}

float arrange_alone_width(const Frame *frame, SeatKind kind, bool named)
{
    float name = text_width(frame, FONT_BOLD, 17, say_computer(kind)) / frame->u;
    return 2 * PAD + FACE + (named ? GAP + ceilf(name) : 0);
}

void arrange_alone_button(Frame *frame, SeatKind kind, Widget widget)
{
    static const char *const names[SEAT_KINDS] = {[SEAT_AI_EASY] = "alone-easy",
                                                  [SEAT_AI_NORMAL] = "alone-normal",
                                                  [SEAT_AI_HARD] = "alone-hard"};
    float u = frame->u, middle = widget.rect.y + widget.rect.h / 2;
    bool named = widget.rect.w >= floorf(arrange_alone_width(frame, kind, true) * u);
    float x = named ? widget.rect.x + (PAD + FACE / 2.f) * u : widget.rect.x + widget.rect.w / 2;
    widget.index = (int16_t)kind;
    widget.name = names[kind];
    widget.tip = say_alone(kind);
    widget_put(frame, widget);
    paint_icon(frame, sitter_icons[kind], (Point){x, middle}, fminf(FACE, widget.rect.h / u - 2),
               WHITE, 1);
    if (named)
        page_line(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, CREAM},
                  (Rect){x + (FACE / 2.f + GAP) * u, widget.rect.y, widget.rect.w, widget.rect.h},
                  say_computer(kind));
}

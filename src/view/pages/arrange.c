#include "view/pages/arrange.h"

#include <math.h>

#include "view/kit/page.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/words/names.h"
#include "view/words/tr.h"

enum { FACE = 38, GAP = 8, PAD = 10 };

const SeatKind alone_kinds[ALONE_KINDS] = {SEAT_AI_EASY, SEAT_AI_NORMAL, SEAT_AI_HARD};

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

/* The table of the game shown once more, its computers as the results were told. */
static void arrange_again(const Screen *screen)
{
    const Seating *table = &screen->ui->options.last_table;
    Seating *seating = &screen->ui->lobby.seating;
    SeatKind level = (SeatKind)screen->ui->lobby.results.level;
    seating_init(seating);
    seating_remember(seating, session_setup(screen->scene->session));
    if (table->count > 0)
        seating->by_lot = table->by_lot;
    for (int i = 0; i < seating->count; i++) {
        if (level != SEAT_HUMAN && seating->seats[i].kind != SEAT_HUMAN)
            arrange_seat(seating, i, level);
    }
}

void arrange_seat(Seating *seating, int seat, SeatKind kind)
{
    if (seat == seating->count && !seating_add(seating))
        return;
    seating_seat(seating, seat, kind);
}

void arrange_alone(const Screen *screen, SeatKind kind, Intent *intent)
{
    Seating *seating = &screen->ui->lobby.seating;
    arrange_begin(screen);
    seating_alone(seating, kind);
    intent->kind = INTENT_NEW_GAME;
    seating_setup(seating, screen->scene->seed, &intent->setup);
}

float arrange_alone_width(const Frame *frame, SeatKind kind, bool named)
{
    float name =
        text_width(frame, FONT_BOLD, 17, phrase(SAY_COMPUTER + kind - SEAT_AI_EASY)) / frame->u;
    return 2 * PAD + FACE + (named ? GAP + ceilf(name) : 0);
}

void arrange_alone_button(Frame *frame, SeatKind kind, Widget widget)
{
    static const char *const names[SEAT_KINDS] = {[SEAT_AI_EASY] = "alone-easy",
                                                  [SEAT_AI_NORMAL] = "alone-normal",
                                                  [SEAT_AI_HARD] = "alone-hard"};
    float u = frame->u;
    Rect rect = widget.rect;
    bool named = rect.w >= floorf(arrange_alone_width(frame, kind, true) * u);
    Point face = rect_middle(rect);
    if (named)
        face.x = rect.x + (PAD + FACE / 2.f) * u;
    widget.index = (int16_t)kind;
    widget.name = names[kind];
    widget.tip = phrase(SAY_ALONE + kind - SEAT_AI_EASY);
    widget_put(frame, widget);
    paint_icon(frame, sitter_icons[kind], face, fminf(FACE, rect.h / u - 2), WHITE, 1);
    rect.x = face.x + (FACE / 2.f + GAP) * u;
    if (named)
        page_line(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, CREAM}, rect,
                  phrase(SAY_COMPUTER + kind - SEAT_AI_EASY));
}

/* Playing once more, as the pages after a game offer it: the same table at once; before that by one
 * click another level for its computers; or the page of a new game with this table, to change
 * whatever is to be changed. */

/* Verbs of its own, apart from those of the pages that it stands on. */
enum {
    AGAIN_GO = VERBS + 40,
    AGAIN_LEVEL, /* index: the SeatKind of all computers */
    AGAIN_TABLE
};

enum { GROUP_LEVELS = 40 };

enum { FACE_GAP = 8, HEIGHT = 48 };

/* Widths of the button, of the way to another table, and of a face; logical units. */
typedef struct Widths {
    float go, table, face;
} Widths;

static int computers_of(const Screen *screen)
{
    const Setup *setup = session_setup(screen->scene->session);
    int computers = 0;
    for (int i = 0; i < setup->player_count; i++)
        computers += setup->seats[i].kind != SEAT_HUMAN;
    return computers;
}

static Widths widths_of(const Screen *screen, AgainSize size)
{
    const Frame *frame = screen->frame;
    float word = page_button_width(frame, tr("Players"), true, HEIGHT);
    const Widths sizes[] = {[AGAIN_WIDE] = {200, word, 46},
                            [AGAIN_NARROW] = {146, word, 40},
                            [AGAIN_SMALL] = {140, 44, 34}};
    Widths widths = sizes[size];
    if (computers_of(screen) == 0)
        widths.face = 0;
    return widths;
}

float again_width(const Screen *screen, AgainSize size)
{
    Widths widths = widths_of(screen, size);
    float faces = widths.face * ALONE_KINDS;
    return widths.go + FACE_GAP + widths.table + (faces > 0 ? FACE_GAP + faces : 0);
}

/* Whether the computers will play so: as they were told, else as they did. */
static bool is_level(const Screen *screen, SeatKind kind)
{
    const Setup *setup = session_setup(screen->scene->session);
    uint8_t told = screen->ui->lobby.results.level;
    bool any = false;
    for (int i = 0; i < setup->player_count; i++)
        any |= setup->seats[i].kind == kind;
    return told != SEAT_HUMAN ? told == kind : any;
}

static void put_levels(const Screen *screen, Rect line)
{
    static const char *const names[SEAT_KINDS] = {[SEAT_AI_EASY] = "again-easy",
                                                  [SEAT_AI_NORMAL] = "again-normal",
                                                  [SEAT_AI_HARD] = "again-hard"};
    Frame *frame = screen->frame;
    bool several = computers_of(screen) > 1;
    widgets_group(frame->widgets, GROUP_LEVELS);
    for (int i = 0; i < ALONE_KINDS; i++) {
        SeatKind kind = alone_kinds[i];
        Rect rect = column_of(line, 0, ALONE_KINDS, i);
        Widget level = page_choice(0, (int)kind, names[kind], NULL, is_level(screen, kind));
        level.verb = AGAIN_LEVEL;
        level.style = STYLE_LEATHER;
        level.tip = phrase((several ? SAY_AGAIN_ALL : SAY_AGAIN) + (int)kind - SEAT_AI_EASY);
        page_put(frame, rect, level);
        bool lit = level.on || widgets_hovered(frame->widgets, AGAIN_LEVEL) == (int)kind;
        paint_icon(frame, sitter_icons[kind], rect_middle(page_rect(frame, rect)), rect.w - 6,
                   WHITE, lit ? 1 : .55f);
    }
    widgets_group(frame->widgets, 0);
}

void again_put(const Screen *screen, AgainSize size, float right, float y)
{
    Frame *frame = screen->frame;
    Widths widths = widths_of(screen, size);
    float width = again_width(screen, size);
    Rect line = {right - width, y + 2, width, HEIGHT};
    Widget table =
        page_button(0, STYLE_LEATHER, "again-table", size == AGAIN_SMALL ? NULL : tr("Players"),
                    "edit", tr("Other players or levels next time"));
    Widget go = page_button(0, STYLE_OCHRE, "again", tr("Play again"), NULL,
                            tr("The same seats, another land"));
    table.verb = AGAIN_TABLE;
    go.verb = AGAIN_GO;
    go.size = size == AGAIN_WIDE ? 21 : 20;
    page_put(frame, cut_left(&line, widths.table), table);
    cut_left(&line, FACE_GAP);
    if (widths.face > 0) {
        put_levels(screen, cut_left(&line, widths.face * ALONE_KINDS));
        cut_left(&line, FACE_GAP);
    }
    page_put(frame, (Rect){line.x, y, line.w, HEIGHT + 4}, go);
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
    case AGAIN_LEVEL:
        lobby->results.level = (uint8_t)event.index;
        return true;
    case AGAIN_TABLE:
        arrange_again(screen);
        ui_go(screen->ui, SCREEN_SEATS);
        return true;
    default:
        return false;
    }
}

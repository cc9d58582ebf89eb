#include "view/pages/again.h"

#include "view/kit/page.h"
#include "view/pages/arrange.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/words/lobby.h"
#include "view/words/tr.h"

/* Verbs of its own, apart from those of the pages that it stands on. */
enum {
    AGAIN_GO = VERBS + 40,
    AGAIN_LEVEL, /* index: the SeatKind of all computers */
    AGAIN_TABLE
};

enum { GROUP_LEVELS = 40 };

enum { GAP = 8, HEIGHT = 48 };

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
    float faces = widths.face * (SEAT_KINDS - 1);
    return widths.go + GAP + widths.table + (faces > 0 ? GAP + faces : 0);
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

static void put_levels(const Screen *screen, float x, float y, float width)
{
    static const char *const names[SEAT_KINDS] = {[SEAT_AI_EASY] = "again-easy",
                                                  [SEAT_AI_NORMAL] = "again-normal",
                                                  [SEAT_AI_HARD] = "again-hard"};
    Frame *frame = screen->frame;
    bool several = computers_of(screen) > 1;
    widgets_group(frame->widgets, GROUP_LEVELS);
    for (int kind = 1; kind < SEAT_KINDS; kind++) {
        Rect rect = page_rect(frame, x + width * (float)(kind - 1), y, width, HEIGHT);
        bool on = is_level(screen, (SeatKind)kind);
        widget_put(frame, (Widget){.verb = AGAIN_LEVEL,
                                   .index = (int16_t)kind,
                                   .kind = WIDGET_TOGGLE,
                                   .rect = rect,
                                   .name = names[kind],
                                   .tip = say_again((SeatKind)kind, several),
                                   .on = on});
        bool lit = widgets_hovered(frame->widgets, AGAIN_LEVEL) == kind;
        paint_icon(frame, sitter_icons[kind], (Point){rect.x + rect.w / 2, rect.y + rect.h / 2},
                   width - 6, WHITE, on || lit ? 1 : .55f);
    }
    widgets_group(frame->widgets, 0);
}

void again_put(const Screen *screen, AgainSize size, float right, float y)
{
    Frame *frame = screen->frame;
    Widths widths = widths_of(screen, size);
    float x = right - again_width(screen, size);
    widget_put(frame, (Widget){.verb = AGAIN_TABLE,
                               .rect = page_rect(frame, x, y + 2, widths.table, HEIGHT),
                               .name = "again-table",
                               .label = size == AGAIN_SMALL ? NULL : tr("Players"),
                               .icon = "edit",
                               .tip = tr("Other players or levels next time")});
    x += widths.table + GAP;
    if (widths.face > 0) {
        put_levels(screen, x, y + 2, widths.face);
        x += widths.face * (SEAT_KINDS - 1) + GAP;
    }
    widget_put(frame, (Widget){.verb = AGAIN_GO,
                               .style = STYLE_OCHRE,
                               .name = "again",
                               .label = tr("Play again"),
                               .rect = page_rect(frame, x, y, right - x, 52),
                               .size = size == AGAIN_WIDE ? 21 : 20,
                               .tip = tr("The same seats, another land")});
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

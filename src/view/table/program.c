#include "view/table/panel.h"

#include <math.h>

#include "play/asked.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/table/acts.h"
#include "view/table/model.h"
#include "view/words/tr.h"

enum { FACE = 62, PAD = 8, GAP = 12, BUTTON = 36, LETTERS = 15, LEAST = 62 };

static const struct {
    const char *name, *label, *tip;
} paces[PACES] = {
    [PACE_CALM] = {"pace-calm", N_("Calm"), N_("Two seconds a step")},
    [PACE_BRISK] = {"pace-brisk", N_("Brisk"), N_("About a second a step")},
    [PACE_AT_ONCE] = {"pace-at-once", N_("At once"), N_("As fast as they decide")},
};

const char *program_face(const Setup *setup, int player)
{
    return sitter_icons[setup->seats[player].kind];
}

static const Game *game_before(const TableView *view)
{
    return view->at > 0 ? session_game_at(view->session, view->at - 1) : NULL;
}

bool program_lays(const TableView *view, const Flight *flight)
{
    const Game *before = game_before(view);
    return before && asked_program(view->setup, before) && flight_tile(flight) != NO_TILE;
}

TurnTitle program_title(const TableView *view, const Flight *flight)
{
    const Game *before = game_before(view);
    if (program_lays(view, flight))
        return (TurnTitle){say_turn(view->setup, before), before->player, false};
    if (view->program)
        return (TurnTitle){say_thinks(view->setup, view->game), view->game->player, true};
    return (TurnTitle){say_turn(view->setup, view->game), view->game->player, false};
}

#define BREATH 1.6 /* seconds */
#define DOTS_A_SECOND 20

double program_dots_due(double now)
{
    return (floor(now * DOTS_A_SECOND) + 1) / DOTS_A_SECOND;
}

void program_draw_dots(Frame *frame, const TableModel *model, Point at)
{
    float u = frame->u;
    bool still = model->view.options->reduced_motion;
    double time = floor(frame->now * DOTS_A_SECOND) / DOTS_A_SECOND;
    for (int i = 0; i < 3; i++) {
        double phase = time / BREATH - .17 * i;
        float breath = still ? 1 - .35f * (float)i : .5f + .5f * (float)cos(6.2831853 * phase);
        Point middle = {at.x + (8 + 10 * (float)i) * u, at.y - 6 * u};
        Point circle[CIRCLE_POINTS];
        circle_points(middle, (2.2f + .9f * breath) * u, circle);
        draw_polygon(frame->list, circle, CIRCLE_POINTS, rgba(FIRE_LIGHT, .25f + .75f * breath));
    }
}

void program_draw_face(Frame *frame, const TableModel *model)
{
    const TableLayout *layout = &model->layout;
    const TableView *view = &model->view;
    const Rect *left = &layout->turn[0], *right = &layout->turn[1];
    Point middle = {(left->x + right->x + right->w) / 2, left->y + left->h / 2};
    float size = left->h / frame->u, room = layout->backs[0].y - layout->title.y - layout->title.h;
    if (!layout->slim && layout->backs[0].y >= left->y + left->h) { /* not all in one line */
        size = fminf(FACE, room / frame->u + 6);
        middle.y = layout->backs[0].y - (size / 2 + 1) * frame->u;
    }
    paint_icon(frame, program_face(view->setup, view->game->player), middle, size, WHITE, 1);
}

static float button_width(const Frame *frame, int pace)
{
    return roundf(
        fmaxf(LEAST * frame->u,
              text_width(frame, FONT_BOLD, LETTERS, tr(paces[pace].label)) + 26 * frame->u));
}

float program_bar_width(const Frame *frame, bool word)
{
    float u = frame->u, width = 2 * PAD * u;
    for (int pace = 0; pace < PACES; pace++)
        width += button_width(frame, pace);
    if (word)
        width += text_width(frame, FONT_TEXT, LETTERS, tr("Pace")) + (GAP + 6) * u;
    return roundf(width);
}

void program_draw_bar(Frame *frame, const TableModel *model)
{
    Rect bar = model->layout.pace;
    float u = frame->u, x = bar.x + PAD * u;
    if (bar.w <= 0)
        return;
    widgets_group(frame->widgets, TABLE_IN_PACE);
    widget_put(frame, (Widget){.id = TABLE_PACE, .kind = WIDGET_PANE, .rect = bar});
    paint_patch(frame, "bar", bar, 1);
    if (bar.w >= program_bar_width(frame, true))
        x += 6 * u + GAP * u +
             paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, LETTERS, CREAM_SOFT},
                        (Point){x + 6 * u, bar.y + bar.h / 2 + 5 * u}, 0, tr("Pace"));
    for (int pace = 0; pace < PACES; pace++) {
        bool on = model->view.options->pace == pace;
        float w = button_width(frame, pace);
        table_put(frame, model, VERB_PACE,
                  (Widget){.index = (int16_t)pace,
                           .kind = WIDGET_TOGGLE,
                           .style = on ? STYLE_OCHRE : STYLE_LEATHER,
                           .rect = {roundf(x), roundf(bar.y + (bar.h - BUTTON * u) / 2), w,
                                    roundf(BUTTON * u)},
                           .name = paces[pace].name,
                           .label = tr(paces[pace].label),
                           .tip = tr(paces[pace].tip),
                           .size = LETTERS,
                           .on = on});
        x += w;
    }
    widgets_group(frame->widgets, 0);
}

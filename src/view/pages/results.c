/* The results: who won, where the points came from, how the game went. */
#include <math.h>

#include "view/board/draw.h"
#include "view/kit/page.h"
#include "view/pages/arrange.h"
#include "view/pages/chart.h"
#include "view/pages/dialog.h"
#include "view/pages/ranking.h"
#include "view/pages/results_fire.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/table/inspect.h"
#include "view/words/names.h"
#include "view/words/tr.h"

enum {
    RESULTS_LOOK_BACK = WIDGETS_SCREEN,
    RESULTS_LARGEST,                              /* the first of POINT_GROUPS */
    RESULTS_BAR = RESULTS_LARGEST + POINT_GROUPS, /* likewise for each player */
    RESULTS_BARS_END = RESULTS_BAR + MAX_PLAYERS * POINT_GROUPS
};

/* The buttons below the results, in `line`. */
static void results_foot(const Screen *screen, Rect line)
{
    enum { GAP = 10, SQUARE = 48 };
    ButtonRow row = {0};
    Widget look = page_button(RESULTS_LOOK_BACK, STYLE_LEATHER, "look-back",
                              tr("The Elder looks back"), "face-elder",
                              tr("The course of the game, the luck, and the moves that cost most"));
    look.pictured = true;
    row_left(&row, 132,
             (Widget){.verb = VERB_TITLE,
                      .name = "title",
                      .label = tr("Main menu"),
                      .tip = tr("Leave this table")});
    row_left(&row, 236, look);
    row_right(&row, SQUARE, action_widget(VERB_PICTURE, (Widget){0}));
    row_right(
        &row, 150,
        action_widget(VERB_CLOSE, page_button(0, STYLE_LEATHER, "landscape", tr("See the land"),
                                              "fit", tr("Look at the land once more"))));
    row_right(&row, 170,
              action_widget(VERB_SAVE, page_button(0, STYLE_LEATHER, NULL, tr("Save the game"),
                                                   NULL, tr("Keep the record of this game"))));
    again_add(screen, &row);
    row_put(screen->frame, line, GAP, 0, &row);
}

#define FIRST_SIGHT 1.5 /* seconds until it is seen that these are the results */

/* Where nobody told the time of day, time does not pass. */
static bool moves(const Ui *ui, const Scene *scene)
{
    return scene->today > 0 && !ui->options.reduced_motion;
}

/* Seconds that the results have unfolded for; INFINITY: all is there. */
static double since_of(const Ui *ui, const Scene *scene)
{
    const TriggersUi *heard = &ui->table.triggers;
    bool whole = !heard->won || ui->lobby.results.cut >= heard->won_at;
    return moves(ui, scene) && !whole ? scene->now - heard->won_at : INFINITY;
}

static bool unfolding(const Ui *ui, const Scene *scene)
{
    return ui->lobby.results.fire && !scene->away && scene->session &&
           since_of(ui, scene) < unfold_seconds(session_setup(scene->session)->player_count);
}

/* Whether a press on "Play again" may be meant for the last "Next", which lay at the same place. */
static bool is_late_next(const Ui *ui, const Scene *scene)
{
    const TriggersUi *heard = &ui->table.triggers;
    return unfolding(ui, scene) || (heard->won && scene->now < heard->won_at + FIRST_SIGHT);
}

enum {
    PAD = 18,
    RIM = 14,
    LEGEND = 44,
    LARGEST = 56,
    FOOT_HIGH = 52
}; /* logical units: of the cards */

/* Where things lie, logical units. */
typedef struct Places {
    Rect head, ranking, curve, foot;
    float row;    /* of a player in the ranking */
    float above;  /* of the curve, for its title */
    bool largest; /* the largest catch has a line below the ranking; else it is on the wall */
} Places;

/* The cards lie one above the other at the left of the fire. */
static Places places_by_fire(const Frame *frame, int players)
{
    enum { LEFT = 36, GAP = 12, FOOT = 80, LOWEST = 44, HIGHEST = 66, CURVE = 228 };
    float w = page_width(frame), h = page_height(frame), top = fminf(76, h * .1056f);
    float count = (float)players, around = LEGEND + 2 * RIM;
    Rect area = {LEFT, top, FIRE_CARDS - LEFT, h - top - FOOT};
    Places places = {.head = {LEFT + 4, 14, area.w - 4, 52},
                     .foot = {LEFT, h - 68, w - 2 * LEFT, FOOT_HIGH}};
    places.row = fmaxf(LOWEST, fminf(HIGHEST, (area.h - GAP - around - CURVE) / count));
    places.ranking = cut_top(&area, roundf(places.row * count + around));
    cut_top(&area, GAP);
    places.curve = area;
    return places;
}

/* Beside each other where there is no room for it. */
static Places places_alone(const Frame *frame, int players)
{
    enum { WIDEST = 1160, BESIDE = 14, TOP = 54, GAP = 12, FOOT = 70, HIGHEST = 112 };
    float w = page_width(frame), h = page_height(frame);
    float left = fmaxf(BESIDE, (w - WIDEST) / 2);
    Rect area = {left, TOP, w - 2 * left, h - TOP - FOOT};
    Places places = {.head = {left, 2, area.w, TOP - 2},
                     .foot = {left, h - 62, area.w, FOOT_HIGH},
                     .above = 30,
                     .largest = true};
    places.row = fminf(HIGHEST, (area.h - 2 * RIM - LEGEND - LARGEST) / (float)players);
    places.ranking = cut_left(&area, roundf((area.w - GAP) * .55f));
    cut_left(&area, GAP);
    places.curve = area;
    return places;
}

/* The winners' badges, cut off the left end of `line`. */
static void draw_winners(Frame *frame, const Setup *setup, uint8_t leaders, Rect *line)
{
    for (int p = 0; p < setup->player_count; p++)
        if (leaders >> p & 1) {
            Rect at = cut_left(line, 48);
            page_badge(frame, setup, p, (Point){(at.x + 21) * frame->u, (at.y + 26) * frame->u},
                       42);
        }
    cut_left(line, 12);
}

/* Who won; the turns where that leaves room in one line. */
static void build_head(Frame *frame, const Session *session, const Breakdown *breakdown, Rect line)
{
    enum { SIZE = 34, TURNS = 17 };
    const Setup *setup = session_setup(session);
    uint8_t leaders = game_leaders(session_game(session));
    draw_winners(frame, setup, leaders, &line);
    line = page_rect(frame, line);
    const char *text = say_winners(setup, leaders);
    const char *turns = say_number(SAY_TURNS + setup->edition, breakdown->turns);
    if (text_width(frame, FONT_TITLE, .72f * SIZE, text) + 16 * frame->u +
            text_width(frame, FONT_TEXT, TURNS, turns) <=
        line.w)
        page_aside(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, TURNS, CREAM_SOFT}, &line, 16, turns);
    page_title(frame, SIZE, line, text);
}

static void build_ranking(const Screen *screen, const Breakdown *breakdown, const Places *places)
{
    Frame *frame = screen->frame;
    const Setup *setup = session_setup(screen->scene->session);
    Rect inner = rect_pad(places->ranking, PAD, RIM);
    Rect rows = page_rect(frame, cut_top(&inner, places->row * (float)setup->player_count));
    int largest = places->largest ? largest_catch(breakdown) : -1;
    paint_card(frame, page_rect(frame, places->ranking));
    ranking_draw(frame, rows, places->row * frame->u, breakdown, setup, RESULTS_BAR);
    ranking_legend(frame, setup, page_rect(frame, cut_top(&inner, LEGEND)));
    if (largest < 0)
        return;
    Rect of = page_rect(frame, cut_bottom(&inner, LARGEST));
    largest_put(frame, of, breakdown, (PointGroup)largest, RESULTS_LARGEST);
    page_line(frame, (TextStyle){FONT_BOLD, ALIGN_CENTRE, 16, INK_SOFT}, row_of(of, 0, 2, 0),
              tr("Largest catch"));
    largest_draw(frame, row_of(of, 0, 2, 1), breakdown, (PointGroup)largest, setup, false);
}

static void build_curve(const Screen *screen, const Breakdown *breakdown, const Places *places)
{
    Frame *frame = screen->frame;
    float u = frame->u;
    Rect plot = page_rect(frame, rect_pad(places->curve, PAD, RIM));
    paint_card(frame, page_rect(frame, places->curve));
    /* beside the fire over the plot, where no curve is high up so early */
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 18, INK},
                (Rect){plot.x + 50 * u, plot.y + 14 * u, 150 * u, 24 * u}, tr("How it went"));
    cut_top(&plot, places->above * u);
    Chart chart = chart_of_points(frame, plot, session_setup(screen->scene->session), breakdown);
    chart.share = unfold_curve(since_of(screen->ui, screen->scene));
    chart_draw(frame, &chart);
}

/* The list of the bar's box that the pointer or the keyboard is at. */
static void draw_list(Frame *frame, const Session *session)
{
    const Widgets *widgets = frame->widgets;
    int at = widgets->focus_shown && !widgets->hover ? widgets->focus : widgets->hover;
    if (at < RESULTS_BAR || at >= RESULTS_BARS_END)
        return;
    for (int i = 0; i < widgets->count; i++)
        if (widgets->items[i].id == at)
            bars_list(frame, session, (at - RESULTS_BAR) / POINT_GROUPS,
                      (PointGroup)((at - RESULTS_BAR) % POINT_GROUPS), widgets->items[i].rect);
}

static void results_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    const Session *session = screen->scene->session;
    bool fire = session && fire_fits(frame);
    Breakdown breakdown;
    if (!fire)
        page_ground(frame);
    if (!session)
        return;
    breakdown_of(session, &breakdown);
    if (fire)
        fire_draw(frame, &(Fire){.breakdown = &breakdown,
                                 .setup = session_setup(session),
                                 .since = since_of(screen->ui, screen->scene),
                                 .now = moves(screen->ui, screen->scene) ? frame->now : 0,
                                 .largest = RESULTS_LARGEST});
    Places places = (fire ? places_by_fire : places_alone)(frame, breakdown.player_count);
    build_head(frame, session, &breakdown, places.head);
    build_ranking(screen, &breakdown, &places);
    build_curve(screen, &breakdown, &places);
    results_foot(screen, places.foot);
    draw_list(frame, session);
    notice_put(screen);
}

/* Leaves for the land and shows what brought an award there. */
static void show_award(const Screen *screen, const Award *award)
{
    camera_own(&screen->ui->table.camera, false);
    ui_go(screen->ui, SCREEN_TABLE);
    inspect_fly(&screen->ui->table.inspect, award_lit(award), screen->frame->now);
}

static void results_handle(const Screen *screen, WidgetEvent event, const Input *input,
                           Intent *intent)
{
    Frame *frame = screen->frame;
    if (input->kind == INPUT_DOWN && frame->widgets->pressed == again_button(frame->widgets) &&
        is_late_next(screen->ui, screen->scene))
        widgets_let_go(frame->widgets);
    if (input->kind != INPUT_POINTER && input->kind != INPUT_LEAVE &&
        unfolding(screen->ui, screen->scene)) { /* all is there, and its sounds are over */
        screen->ui->lobby.results.cut = frame->now;
        cues_add(&screen->ui->cues, (Cue){CUE_HUSH_LAND, 0, 0, frame->now});
    }
    if (!screen->scene->session ||
        page_first_focus(frame, event, input, again_button(frame->widgets)) ||
        event.kind != WIDGET_PRESSED || again_press(screen, event, input, intent))
        return;
    if (event.verb == VERB_CLOSE) { /* all of the land, not where the last step had been */
        camera_own(&screen->ui->table.camera, false);
        ui_go(screen->ui, SCREEN_TABLE);
    } else if (event.verb) {
        action_run(&(Call){screen, NULL, (Verb)event.verb, 0, intent});
    } else if (event.id == RESULTS_LOOK_BACK) {
        intent->index = !screen->scene->lookback.review; /* else what there is stays */
        intent->kind = intent->index ? INTENT_LOOK_BACK : INTENT_NONE;
        ui_go(screen->ui, SCREEN_LOOK_BACK);
    } else if (event.id >= RESULTS_BAR) {
        int box = event.id - RESULTS_BAR;
        Award award = bars_largest(screen->scene->session, box / POINT_GROUPS,
                                   (PointGroup)(box % POINT_GROUPS));
        if (award.points > 0)
            show_award(screen, &award);
    } else if (event.id >= RESULTS_LARGEST) {
        Breakdown breakdown;
        breakdown_of(screen->scene->session, &breakdown);
        show_award(screen, &breakdown.largest[event.index]);
    }
}

/* Each hand comes with a beat of the drum, and so does the painting. */
static void results_follow(const Screen *screen)
{
    const Scene *scene = screen->scene;
    ResultsUi *results = &screen->ui->lobby.results;
    const TriggersUi *heard = &screen->ui->table.triggers;
    results->fire = scene->session && fire_fits(screen->frame);
    if (!results->fire || !heard->won || results->begun == heard->won_at)
        return;
    results->begun = heard->won_at;
    if (!unfolding(screen->ui, scene))
        return;
    int players = session_setup(scene->session)->player_count;
    for (int rank = players - 1; rank >= 0; rank--)
        cues_add(&screen->ui->cues,
                 (Cue){CUE_FINAL_LINE, 0, 0, heard->won_at + unfold_hand_at(players, rank)});
    cues_add(&screen->ui->cues,
             (Cue){CUE_FINAL_LINE, 0, 0, heard->won_at + unfold_painting_at(players)});
}

static bool results_animating(const Ui *ui, const Scene *scene)
{
    return notice_shown(ui, scene) || unfolding(ui, scene);
}

static double results_due(const Ui *ui, const Scene *scene)
{
    bool burns = ui->lobby.results.fire && moves(ui, scene) && !scene->away;
    return burns ? unfold_flame_due(scene->now) : INFINITY;
}

const ScreenPart results_screen = {.build = results_build,
                                   .handle = results_handle,
                                   .animating = results_animating,
                                   .follow = results_follow,
                                   .due = results_due};

/* The results: who won, where the points came from, how the game went. */
#include <math.h>

#include "view/board/draw.h"
#include "view/kit/page.h"
#include "view/pages/arrange.h"
#include "view/pages/chart.h"
#include "view/pages/dialog.h"
#include "view/pages/files.h"
#include "view/pages/hearth.h"
#include "view/pages/ranking.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/table/look.h"
#include "view/words/lobby.h"
#include "view/words/names.h"
#include "view/words/tr.h"

/* The buttons below the results. */

enum {
    RESULTS_TITLE = WIDGETS_SCREEN + SCROLL_PANES, /* after the panes of the page */
    RESULTS_LANDSCAPE,
    RESULTS_PICTURE,
    RESULTS_SAVE,
    RESULTS_LOOK_BACK,
    RESULTS_FOOT_END
};

enum { SQUARE = 48, FACE = 38, FOOT_GAP = 10, FOOT_LINE = 52 };
enum { FACE_ROOM = 50, FACE_RIGHT = 8 }; /* round the words beside the Elder's face */

/* How wide the buttons are, those of playing again in a line of their own or at the right of the
 * others. */
typedef struct FootSize {
    float title, look, land, save;
    AgainSize again;
    bool two_lines;
} FootSize;

/* Of the buttons that are not of playing again, with a gap behind each. */
static float width_of(const FootSize *size)
{
    return size->title + size->look + SQUARE + size->land + size->save + 5 * FOOT_GAP;
}

/* Each button as wide as its words in one line, but not less than it is. */
static FootSize in_one_line(const Frame *frame, FootSize least)
{
    float face = FACE_ROOM + FACE_RIGHT + 4; /* a little air, as beside other words */
    float look = text_width(frame, FONT_BOLD, 17, tr("The Elder looks back")) / frame->u + face;
    least.title = page_button_width(frame, tr("Main menu"), false, least.title);
    least.look = fmaxf(look, least.look);
    least.land = page_button_width(frame, tr("See the land"), true, least.land);
    least.save = page_button_width(frame, tr("Save the game"), true, least.save);
    return least;
}

/* The widest that fits, else the narrowest. */
static FootSize size_for(const Screen *screen, float w)
{
    const Frame *frame = screen->frame;
    const FootSize sizes[] = {
        in_one_line(frame, (FootSize){132, 236, 150, 170, AGAIN_WIDE, false}),
        in_one_line(frame, (FootSize){.again = AGAIN_WIDE}),
        in_one_line(frame, (FootSize){.again = AGAIN_NARROW}),
        {132, 236, 150, 112, AGAIN_WIDE, false},
        {78, 136, 112, 112, AGAIN_WIDE, false},
        {78, 136, 112, 112, AGAIN_NARROW, false},
        in_one_line(frame, (FootSize){132, 236, 150, 170, AGAIN_WIDE, true}),
        in_one_line(frame, (FootSize){.again = AGAIN_WIDE, .two_lines = true}),
        {78, 136, 112, 112, AGAIN_WIDE, true},
    };
    enum { COUNT = sizeof sizes / sizeof *sizes };
    for (int i = 0; i < COUNT; i++) {
        float again = again_width(screen, sizes[i].again), others = width_of(&sizes[i]);
        if (sizes[i].two_lines ? fmaxf(again, others - FOOT_GAP) <= w : again + others <= w)
            return sizes[i];
    }
    return sizes[COUNT - 1];
}

/* How high they are, logical units: more than a line where they have no room in one. */
static float results_foot_height(const Screen *screen, float w)
{
    return size_for(screen, w).two_lines ? 2 * FOOT_LINE + FOOT_GAP / 2 : FOOT_LINE;
}

/* With the Elder's face. */
static void put_look_back(Frame *frame, Rect rect)
{
    float u = frame->u;
    widget_put(frame, (Widget){.id = RESULTS_LOOK_BACK,
                               .name = "look-back",
                               .rect = rect,
                               .tip = tr("The course of the game, the luck, and the moves that "
                                         "cost most")});
    paint_icon(frame, "face-elder", (Point){rect.x + (8 + FACE / 2) * u, rect.y + rect.h / 2}, FACE,
               WHITE, 1);
    paint_label(
        frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, CREAM},
        (Rect){rect.x + FACE_ROOM * u, rect.y, rect.w - (FACE_ROOM + FACE_RIGHT) * u, rect.h},
        tr("The Elder looks back"));
}

/* What is done with the game that is over, up to `right`. */
static void put_game(Frame *frame, const FootSize *size, float right, float y)
{
    float save = right - size->save, land = save - FOOT_GAP - size->land;
    widget_put(frame,
               action_widget(VERB_PICTURE,
                             (Widget){.id = RESULTS_PICTURE,
                                      .rect = page_rect(frame, (Rect){land - FOOT_GAP - SQUARE, y,
                                                                      SQUARE, SQUARE})}));
    widget_put(frame,
               action_widget(VERB_CLOSE,
                             (Widget){.id = RESULTS_LANDSCAPE,
                                      .name = "landscape",
                                      .label = tr("See the land"),
                                      .icon = "fit",
                                      .rect = page_rect(frame, (Rect){land, y, size->land, SQUARE}),
                                      .tip = tr("Look at the land once more")}));
    widget_put(frame,
               action_widget(VERB_SAVE,
                             (Widget){.id = RESULTS_SAVE,
                                      .label = tr("Save the game"),
                                      .rect = page_rect(frame, (Rect){save, y, size->save, SQUARE}),
                                      .tip = tr("Keep the record of this game")}));
}

/* Puts them, `w` wide, from `x`, `y` on (logical units): with words in two lines, and narrower,
 * where room is short. */
static void results_foot(const Screen *screen, float x, float y, float w)
{
    Frame *frame = screen->frame;
    FootSize size = size_for(screen, w);
    float right = x + w;
    widget_put(frame, (Widget){.id = RESULTS_TITLE,
                               .rect = page_rect(frame, (Rect){x, y + 2, size.title, SQUARE}),
                               .name = "title",
                               .label = tr("Main menu"),
                               .tip = tr("Leave this table")});
    put_look_back(frame,
                  page_rect(frame, (Rect){x + size.title + FOOT_GAP, y + 2, size.look, SQUARE}));
    if (!size.two_lines)
        right -= again_width(screen, size.again) + FOOT_GAP;
    put_game(frame, &size, right, y + 2);
    again_put(screen, size.again, x + w, y + (size.two_lines ? FOOT_LINE + FOOT_GAP / 2 : 0));
}

enum {
    RESULTS_PANES = WIDGETS_SCREEN,
    RESULTS_LARGEST = RESULTS_FOOT_END,           /* the first of POINT_GROUPS */
    RESULTS_BAR = RESULTS_LARGEST + POINT_GROUPS, /* likewise for each player */
    RESULTS_BARS_END = RESULTS_BAR + MAX_PLAYERS * POINT_GROUPS
};

enum { LEGEND = 44, LARGEST = 96, FIRE_LEFT = 36 };

#define FIRST_SIGHT 1.5 /* seconds until it is seen that these are the results */

/* Where nobody told the time of day, time does not pass. */
static bool moves(const Ui *ui, const Scene *scene)
{
    return scene->today > 0 && !ui->options.reduced_motion;
}

/* Seconds that the results have unfolded for; INFINITY: all is there. */
static double since_of(const Ui *ui, const Scene *scene)
{
    const HeardUi *heard = &ui->table.heard;
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
    const HeardUi *heard = &ui->table.heard;
    return unfolding(ui, scene) || (heard->won && scene->now < heard->won_at + FIRST_SIGHT);
}

/* Ranking and curve. */
static const PageCards cards = {
    .width = 1160, .narrow = 760, .share = .55f, .roomy_top = 76, .wide_top = 54, .top = 60};

static void draw_chart(Frame *frame, Rect rect, const Breakdown *breakdown, const Setup *setup)
{
    float head = 34 * frame->u;
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 21, INK},
                (Rect){rect.x, rect.y, rect.w, 28 * frame->u}, tr("How it went"));
    chart_draw(frame, (Rect){rect.x, rect.y + head, rect.w, rect.h - head}, breakdown, setup, 1);
}

/* The winners' badges from `x` on; returns where they end. */
static float draw_winners(Frame *frame, const Setup *setup, uint8_t leaders, float x, float y)
{
    for (int p = 0; p < setup->player_count; p++)
        if (leaders >> p & 1) {
            paint_icon(frame, player_badges[setup->seats[p].colour],
                       (Point){(x + 21) * frame->u, (y + 24) * frame->u}, 42, WHITE, 1);
            x += 48;
        }
    return x;
}

static void build_head(Frame *frame, const Session *session, const Breakdown *breakdown, float x,
                       float y, float w)
{
    const Setup *setup = session_setup(session);
    uint8_t leaders = game_leaders(session_game(session));
    char text[400];
    float at = draw_winners(frame, setup, leaders, x, y), note = w > 780 ? 230 : 150;
    say_winners(setup, leaders, text, sizeof text);
    Rect line = page_rect(frame, (Rect){at + 8, y, x + w - at - 8 - note, 48});
    float size = w > 900 ? 34 : 27;
    while (size > 18 && text_width(frame, FONT_TITLE, size, text) > line.w)
        size--;
    page_title(frame, size, line, text);
    say_turns((EditionId)setup->edition, breakdown->turns, text, sizeof text);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 17, CREAM_SOFT},
                page_rect(frame, (Rect){x + w - note + 8, y, note - 8, 48}), text);
}

static void build_wide(Frame *frame, const PagePlan *plan, const Setup *setup,
                       const Breakdown *breakdown)
{
    float u = frame->u, pad = plan->pad, y = plan->top + plan->rim,
          h = plan->height - 2 * plan->rim;
    float row = fminf(112, (h - LEGEND - LARGEST) / (float)breakdown->player_count);
    float second = plan->x + plan->left + plan->gap, right = plan->width - plan->left - plan->gap;
    Rect inner = page_rect(frame, (Rect){plan->x + pad, y, plan->left - 2 * pad, h});
    paint_card(frame, page_rect(frame, (Rect){plan->x, plan->top, plan->left, plan->height}));
    paint_card(frame, page_rect(frame, (Rect){second, plan->top, right, plan->height}));
    ranking_draw(frame, inner, row * u, breakdown, setup, RESULTS_BAR);
    ranking_legend(frame, (EditionId)setup->edition,
                   (Rect){inner.x, inner.y + row * (float)breakdown->player_count * u + 4 * u,
                          inner.w, LEGEND * u});
    float used = row * (float)breakdown->player_count + 8 + LEGEND;
    page_hunt(frame, page_rect(frame, (Rect){plan->x + pad, y + used, plan->left - 2 * pad,
                                             h - used - 100}));
    largest_draw(frame, (Rect){inner.x, inner.y + inner.h - 90 * u, inner.w, 90 * u}, breakdown,
                 setup, RESULTS_LARGEST);
    draw_chart(frame, page_rect(frame, (Rect){second + pad, y, right - 2 * pad, h}), breakdown,
               setup);
}

/* The size in which a title fits into `room` pixels, 34 at most; 0: not even in the least. */
static float title_size(const Frame *frame, const char *text, float room, float least)
{
    float size = 34;
    while (size >= least && text_width(frame, FONT_TITLE, size, text) > room)
        size--;
    return size >= least ? size : 0;
}

/* Beside the fire: who won in as large letters as one line has room for, else in two; the turns
 * where that leaves room. */
static void build_fire_head(Frame *frame, const Session *session, const Breakdown *breakdown)
{
    enum { LEAST = 24, TURNS = 17 };
    const Setup *setup = session_setup(session);
    uint8_t leaders = game_leaders(session_game(session));
    char text[400], turns[120];
    float left = draw_winners(frame, setup, leaders, FIRE_LEFT + 4, 16) + 12;
    Rect line = page_rect(frame, (Rect){left, 14, HEARTH_CARDS - left, 52});
    say_winners(setup, leaders, text, sizeof text);
    say_turns((EditionId)setup->edition, breakdown->turns, turns, sizeof turns);
    float beside = text_width(frame, FONT_TEXT, TURNS, turns) + 16 * frame->u;
    float size = title_size(frame, text, line.w - beside, LEAST);
    if (size > 0)
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, TURNS, CREAM_SOFT}, line, turns);
    else
        size = title_size(frame, text, line.w, LEAST);
    if (size > 0)
        page_title(frame, size, line, text);
    else
        paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, LEAST, FIRE_LIGHT}, line, text);
}

enum { FIRE_RIM = 14 };

/* Where the cards beside the fire lie, logical units. */
typedef struct FirePlan {
    float top, below, width; /* of the ranking's card, and the curve's */
    float row;               /* of the ranking */
    float ranking, curve;    /* heights of the cards */
} FirePlan;

static FirePlan fire_plan(const Frame *frame, int players)
{
    enum { GAP = 12, FOOT = 80, LOWEST = 44, HIGHEST = 66, CURVE = 228 };
    FirePlan plan = {.top = fminf(76, page_height(frame) * .1056f),
                     .width = HEARTH_CARDS - FIRE_LEFT};
    float high = page_height(frame) - plan.top - FOOT - GAP, count = (float)players;
    plan.row = fmaxf(LOWEST, fminf(HIGHEST, (high - LEGEND - 2 * FIRE_RIM - CURVE) / count));
    plan.ranking = roundf(plan.row * count + LEGEND + 2 * FIRE_RIM);
    plan.below = plan.top + plan.ranking + GAP;
    plan.curve = high - plan.ranking;
    return plan;
}

static void draw_fire_cards(Frame *frame, const FirePlan *plan)
{
    paint_card(frame, page_rect(frame, (Rect){FIRE_LEFT, plan->top, plan->width, plan->ranking}));
    paint_card(frame, page_rect(frame, (Rect){FIRE_LEFT, plan->below, plan->width, plan->curve}));
}

/* The cards at the left, the fire at the right. */
static void build_fire(const Screen *screen, const Breakdown *breakdown)
{
    enum { PAD = 18 };
    Frame *frame = screen->frame;
    const Setup *setup = session_setup(screen->scene->session);
    FirePlan plan = fire_plan(frame, breakdown->player_count);
    float u = frame->u, w = plan.width - 2 * PAD;
    Rect inner = page_rect(frame, (Rect){FIRE_LEFT + PAD, plan.top + FIRE_RIM, w,
                                         plan.row * (float)breakdown->player_count});
    hearth_draw(frame, &(Hearth){.breakdown = breakdown,
                                 .setup = setup,
                                 .since = since_of(screen->ui, screen->scene),
                                 .now = moves(screen->ui, screen->scene) ? frame->now : 0,
                                 .largest = RESULTS_LARGEST});
    build_fire_head(frame, screen->scene->session, breakdown);
    draw_fire_cards(frame, &plan);
    ranking_draw(frame, inner, plan.row * u, breakdown, setup, RESULTS_BAR);
    ranking_legend(frame, (EditionId)setup->edition,
                   (Rect){inner.x, inner.y + inner.h, inner.w, LEGEND * u});
    Rect plot = page_rect(
        frame, (Rect){FIRE_LEFT + PAD, plan.below + FIRE_RIM, w, plan.curve - 2 * FIRE_RIM});
    /* no curve is high up so early */
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 18, INK},
                (Rect){plot.x + 50 * u, plot.y + 14 * u, 150 * u, 24 * u}, tr("How it went"));
    chart_draw(frame, plot, breakdown, setup, unfold_curve(since_of(screen->ui, screen->scene)));
    results_foot(screen, FIRE_LEFT, page_height(frame) - 68, page_width(frame) - 2 * FIRE_LEFT);
}

/* As if the game were over: what is seen in the end differs little. */
static void results_ahead(const Screen *screen)
{
    const Session *session = screen->scene->session;
    Frame frame = *screen->frame;
    Widgets unseen = {0};
    Breakdown breakdown;
    frame.widgets = &unseen;
    if (!session || !hearth_fits(&frame))
        return;
    breakdown_of(session, &breakdown);
    build_fire(&(Screen){&frame, screen->ui, screen->scene}, &breakdown);
    hearth_draw_flames(&frame);
}

static void build_narrow(Frame *frame, const PagePlan *plan, const Setup *setup,
                         const Breakdown *breakdown, Scroll *scroll)
{
    enum { ROW = 66, CHART = 330 };
    float u = frame->u, ranking = ROW * u * (float)breakdown->player_count;
    Rect view =
        page_rect(frame, (Rect){plan->x + plan->pad, plan->top + plan->rim,
                                plan->width - 2 * plan->pad + 6, plan->height - 2 * plan->rim});
    paint_card(frame, page_rect(frame, (Rect){plan->x, plan->top, plan->width, plan->height}));
    float top = scroll_begin(frame, scroll, view, ranking + (LEGEND + LARGEST + CHART + 12) * u);
    Rect inner = {view.x, top, view.w - SCROLL_BAR * u, 0};
    ranking_draw(frame, inner, ROW * u, breakdown, setup, RESULTS_BAR);
    inner.y += ranking;
    ranking_legend(frame, (EditionId)setup->edition, (Rect){inner.x, inner.y, inner.w, LEGEND * u});
    inner.y += (LEGEND + 6) * u;
    largest_draw(frame, (Rect){inner.x, inner.y, inner.w, LARGEST * u}, breakdown, setup,
                 RESULTS_LARGEST);
    inner.y += (LARGEST + 6) * u;
    draw_chart(frame, (Rect){inner.x, inner.y, inner.w, CHART * u}, breakdown, setup);
    scroll_end(frame, scroll, RESULTS_PANES);
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

/* Where the cards lie above buttons that may take two lines. */
static PagePlan plan_of(const Screen *screen, int players)
{
    enum { LINE = 52, ROW = 40, ROUND = 120 }; /* what lies above and below the cards */
    PageCards least = cards;
    float more = results_foot_height(screen, page_plan(screen->frame, &cards).width) - LINE;
    if (more > 0)
        least.least_height = ROUND + LEGEND + LARGEST + ROW * (float)players + more;
    PagePlan plan = page_plan(screen->frame, &least);
    plan.height -= results_foot_height(screen, plan.width) - LINE;
    return plan;
}

/* The cards over the width of the output. */
static void build_cards(const Screen *screen, const Breakdown *breakdown)
{
    Frame *frame = screen->frame;
    const Session *session = screen->scene->session;
    PagePlan plan = plan_of(screen, breakdown->player_count);
    build_head(frame, session, breakdown, plan.x, plan.top - (plan.wide && !plan.roomy ? 50 : 56),
               plan.width);
    if (plan.wide)
        build_wide(frame, &plan, session_setup(session), breakdown);
    else
        build_narrow(frame, &plan, session_setup(session), breakdown, &screen->ui->lobby.scroll);
    results_foot(screen, plan.x, plan.top + plan.height + plan.foot, plan.width);
}

static void results_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    const Session *session = screen->scene->session;
    Breakdown breakdown;
    if (session)
        breakdown_of(session, &breakdown);
    if (session && hearth_fits(frame)) {
        build_fire(screen, &breakdown);
    } else {
        page_ground(frame);
        if (!session)
            return;
        build_cards(screen, &breakdown);
    }
    draw_list(frame, session);
    notice_put(frame, &screen->ui->notice);
}

/* Leaves for the land and shows what brought an award there. */
static void show_award(const Screen *screen, const Award *award)
{
    camera_own(&screen->ui->table.camera, false);
    ui_go(screen->ui, SCREEN_TABLE);
    look_fly(&screen->ui->table.look, award_lit(award), screen->frame->now);
}

static void show_largest(const Screen *screen, PointGroup group)
{
    Breakdown breakdown;
    breakdown_of(screen->scene->session, &breakdown);
    show_award(screen, &breakdown.largest[group]);
}

/* What brought a player most of a kind; `box` counts the spots of all bars. */
static void show_of_bar(const Screen *screen, int box)
{
    Award award =
        bars_largest(screen->scene->session, box / POINT_GROUPS, (PointGroup)(box % POINT_GROUPS));
    if (award.points > 0)
        show_award(screen, &award);
}

/* Whatever is still to come is there, and its sounds are over. */
static void cut_short(const Screen *screen)
{
    screen->ui->lobby.results.cut = screen->frame->now;
    cues_add(&screen->ui->cues, (Cue){CUE_HUSH_LAND, 0, 0, screen->frame->now});
}

static void results_handle(const Screen *screen, WidgetEvent event, const Input *input,
                           Intent *intent)
{
    Frame *frame = screen->frame;
    if (input->kind == INPUT_DOWN && frame->widgets->pressed == again_button(frame->widgets) &&
        is_late_next(screen->ui, screen->scene))
        widgets_let_go(frame->widgets);
    if (input->kind != INPUT_POINTER && input->kind != INPUT_LEAVE &&
        unfolding(screen->ui, screen->scene))
        cut_short(screen);
    if (!screen->scene->session || scroll_handle(frame, &screen->ui->lobby.scroll, event, input) ||
        page_first_focus(frame, event, input, again_button(frame->widgets)) ||
        event.kind != WIDGET_PRESSED || again_press(screen, event, input, intent))
        return;
    switch (event.id) {
    case RESULTS_TITLE:
        intent->kind = INTENT_TITLE;
        break;
    case RESULTS_LANDSCAPE:
        camera_own(&screen->ui->table.camera,
                   false); /* all of it, not where the last step had been */
        ui_go(screen->ui, SCREEN_TABLE);
        break;
    case RESULTS_LOOK_BACK:
        intent->kind = INTENT_LOOK_BACK;
        intent->index = screen->scene->lookback.review == NULL;
        if (!intent->index)
            intent->kind = INTENT_NONE; /* what there is stays */
        ui_go(screen->ui, SCREEN_LOOK_BACK);
        break;
    case RESULTS_PICTURE:
        intent->kind = INTENT_PICTURE;
        break;
    case RESULTS_SAVE:
        files_open(screen->ui, screen->scene, true, intent);
        break;
    default:
        if (event.id >= RESULTS_BAR)
            show_of_bar(screen, event.id - RESULTS_BAR);
        else if (event.id >= RESULTS_LARGEST)
            show_largest(screen, (PointGroup)event.index);
    }
}

/* Each hand comes with a beat of the drum, and so does the painting. */
static void results_follow(const Screen *screen)
{
    const Scene *scene = screen->scene;
    ResultsUi *results = &screen->ui->lobby.results;
    const HeardUi *heard = &screen->ui->table.heard;
    results->fire = scene->session && hearth_fits(screen->frame);
    if (!results->fire || !heard->won || results->begun == heard->won_at)
        return;
    results->begun = heard->won_at;
    if (!unfolding(screen->ui, scene))
        return;
    int players = session_setup(scene->session)->player_count;
    for (int rank = players - 1; rank >= 0; rank--)
        cues_add(&screen->ui->cues,
                 (Cue){CUE_FINAL_LINE, 0, hearth_pan(screen->frame, players, rank),
                       heard->won_at + unfold_hand_at(players, rank)});
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
                                   .ahead = results_ahead,
                                   .handle = results_handle,
                                   .animating = results_animating,
                                   .follow = results_follow,
                                   .due = results_due};

/* The results: who won, where the points came from, how the game went. */
#include "view/pages/results.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/board/draw.h"
#include "view/board/marker.h"
#include "view/kit/page.h"
#include "view/pages/bars.h"
#include "view/pages/chart.h"
#include "view/pages/files.h"
#include "view/pages/notice.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/table/look.h"
#include "view/words/awards.h"
#include "view/words/lobby.h"
#include "view/words/names.h"
#include "view/words/points.h"
#include "view/words/tr.h"

enum {
    RESULTS_PANES = WIDGETS_SCREEN, /* and the next: above and below what scrolls */
    RESULTS_TITLE = RESULTS_PANES + 2,
    RESULTS_LANDSCAPE,
    RESULTS_PICTURE,
    RESULTS_SAVE,
    RESULTS_AGAIN,
    RESULTS_LOOK_BACK,
    RESULTS_LARGEST,                              /* the first of POINT_GROUPS */
    RESULTS_BAR = RESULTS_LARGEST + POINT_GROUPS, /* likewise for each player */
    RESULTS_BARS_END = RESULTS_BAR + MAX_PLAYERS * POINT_GROUPS
};

static const char *const largest_names[POINT_GROUPS] = {
    "largest-forest", "largest-river", "largest-meadow", "largest-system", "largest-power"};

enum { LEGEND = 44, LARGEST = 96, MARKER = 36, LARGEST_BYTES = 200 };

/* Ranking and curve. */
static const PageCards cards = {
    .width = 1160, .narrow = 760, .share = .55f, .roomy_top = 76, .wide_top = 54, .top = 60};

/* A player's row. */
typedef struct Ranked {
    WidgetId bar; /* of its bar's first box */
    const Seat *seat;
    int place;
    const uint16_t *groups; /* POINT_GROUPS */
    int total, best;        /* points: the player's, and the winner's */
} Ranked;

/* A name, and a computer's face after it. */
static void draw_name(Frame *frame, TextStyle style, Rect rect, const Seat *seat)
{
    enum { FACE = 26, GAP = 6 };
    const char *name = say_seat(seat);
    float u = frame->u, side = fminf(FACE, rect.h / u);
    float face = seat->kind == SEAT_HUMAN ? 0 : (side + GAP) * u;
    float width = fminf(text_width(frame, style.font, style.size, name), rect.w - face);
    page_line(frame, style, (Rect){rect.x, rect.y, rect.w - face, rect.h}, name);
    if (face > 0)
        paint_icon(frame, sitter_icons[seat->kind],
                   (Point){rect.x + width + (GAP + side / 2) * u, rect.y + rect.h / 2 - u}, side,
                   WHITE, 1);
}

static void draw_player(Frame *frame, Rect rect, const Ranked *of)
{
    const Seat *seat = of->seat;
    float u = frame->u, middle = rect.y + rect.h / 2, bar = roundf(fminf(38 * u, rect.h * .39f));
    float x = rect.x + 82 * u, markers = markers_width(of->best, MARKER) * u;
    float room = rect.w - 82 * u - 76 * u - (markers > 0 ? markers + 8 * u : 0);
    bool low = rect.h < 52 * u; /* all letters a little smaller */
    float name = roundf((low ? 21 : 25) * u);
    float top = roundf(middle - (name + bar) / 2 - u);
    char text[16];
    bool first = of->place == 1;
    if (first)
        page_box(frame,
                 (Rect){rect.x - 8 * u, rect.y + (low ? 0 : 2) * u, rect.w + 16 * u,
                        rect.h - (low ? 0 : 4) * u},
                 9, rgba(0xF09628, .36f), 0, rgba(WHITE, 0));
    snprintf(text, sizeof text, "%d", of->place);
    page_line(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, 24, first ? EMBER : 0x7A5A36},
              (Rect){rect.x, rect.y, 26 * u, rect.h}, text);
    paint_icon(frame, player_badges[seat->colour], (Point){rect.x + 54 * u, middle}, low ? 32 : 38,
               WHITE, 1);
    markers_draw(frame, (Point){rect.x + rect.w - 74 * u, middle + u}, MARKER, of->total,
                 (Gain){0});
    draw_name(frame, (TextStyle){first ? FONT_HEAVY : FONT_BOLD, ALIGN_LEFT, low ? 17 : 19, INK},
              (Rect){x, top, room, name}, seat);
    bars_put(frame, (Rect){x, top + name, room, bar}, of->groups, of->best, of->bar);
    snprintf(text, sizeof text, "%d", of->total);
    page_line(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, low ? 27 : 34, INK},
              (Rect){rect.x, rect.y, rect.w, rect.h}, text);
}

static void draw_ranking(Frame *frame, Rect rect, float row, const Breakdown *breakdown,
                         const Setup *setup)
{
    int places[MAX_PLAYERS], best = 1, drawn = 0;
    breakdown_places(breakdown, places);
    for (int p = 0; p < breakdown->player_count; p++)
        best = breakdown->totals[p] > best ? breakdown->totals[p] : best;
    for (int place = 1; place <= breakdown->player_count; place++)
        for (int p = 0; p < breakdown->player_count; p++) {
            if (places[p] != place)
                continue;
            Rect line = {rect.x, roundf(rect.y + row * (float)drawn), rect.w, roundf(row)};
            if (drawn++ > 0)
                paint_rule(frame, line.x, line.y, line.w, INK_SOFT, .26f);
            draw_player(frame, line,
                        &(Ranked){(WidgetId)(RESULTS_BAR + p * POINT_GROUPS), &setup->seats[p],
                                  place, breakdown->groups[p], breakdown->totals[p], best});
        }
}

/* Pixels that the words of the legend take together. */
static float legend_width(const Frame *frame, EditionId edition, int count, float size)
{
    float width = 0;
    for (int group = 0; group < count; group++)
        width += text_width(frame, FONT_TEXT, size, say_point_group(edition, (PointGroup)group));
    return width;
}

static void draw_legend(Frame *frame, EditionId edition, Rect rect)
{
    enum { WITH_ICON = 46, WITHOUT = 21, LEAST_GAP = 8, LEAST_SIZE = 10 };
    float u = frame->u, x = rect.x, middle = rect.y + rect.h / 2 + 2 * u, size = 16;
    int count = terms_of(edition)->point_groups;
    float most = rect.w - (float)(WITHOUT * count + LEAST_GAP * (count - 1)) * u;
    while (size > LEAST_SIZE && legend_width(frame, edition, count, size) > most)
        size--;
    float words = legend_width(frame, edition, count, size);
    float room = (rect.w - words) / u - (float)(LEAST_GAP * (count - 1));
    bool icons = room >= (float)(WITH_ICON * count);
    float label = (icons ? WITH_ICON : WITHOUT) * u;
    float gap = (rect.w - words - label * (float)count) / (float)(count - 1);
    paint_rule(frame, rect.x, rect.y, rect.w, INK_SOFT, .34f);
    for (int group = 0; group < count; group++) {
        const char *word = say_point_group(edition, (PointGroup)group);
        bars_box(frame, (Rect){roundf(x), roundf(middle - 8 * u), roundf(16 * u), roundf(16 * u)},
                 (PointGroup)group);
        if (icons)
            paint_icon(frame, bars_icon((PointGroup)group), (Point){x + 32 * u, middle}, 20,
                       INK_SOFT, 1);
        x += label;
        x += gap + paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, size, INK},
                              (Point){x, middle + 5.3f * u}, 0, word);
    }
}

/* The figure beside an award, and the logical units a tile at which it fills its box. */
static const char *award_figure(const Award *award, const Setup *setup, float *tile)
{
    static const struct {
        const char *name;
        float tile;
    } figures[AWARDS] = {
        [AWARD_FOREST] = {"mushrooms-0", 165}, [AWARD_RIVER] = {"fish-0", 140},
        [AWARD_LOGBOAT] = {"logboat", 104},    [AWARD_HUNTING_TRAP] = {"hunting-trap", 104},
        [AWARD_MEADOW] = {"mammoth-0", 104},   [AWARD_PIT_TRAP] = {"pit-trap", 104},
        [AWARD_RAFT] = {"raft", 104},
    };
    *tile = award->kind == AWARD_RIVER_SYSTEM ? 125 : figures[award->kind].tile;
    return award->kind == AWARD_RIVER_SYSTEM ? hut_names[setup->seats[award->player].colour]
                                             : figures[award->kind].name;
}

/* What the largest award of a group was for, or how many of them there are, in brief where more has
 * no room. */
static void say_largest(const Frame *frame, const Breakdown *breakdown, PointGroup group,
                        EditionId edition, float room, char text[LARGEST_BYTES])
{
    const Award *award = &breakdown->largest[group];
    if (breakdown->equals[group] > 1) {
        say_areas(edition, group, breakdown->equals[group], text, LARGEST_BYTES);
        return;
    }
    say_award(edition, award, text, LARGEST_BYTES);
    if (text_width(frame, FONT_TEXT, 15, text) > room)
        say_award_brief(edition, award, text, LARGEST_BYTES);
}

/* The largest award of a group with the badges of all who got as much, whether for its area or
 * another one. */
static void draw_award(Frame *frame, Rect rect, const Breakdown *breakdown, PointGroup group,
                       const Setup *setup)
{
    const Award *award = &breakdown->largest[group];
    float u = frame->u, x = rect.x + 58 * u, tile;
    const char *figure = award_figure(award, setup, &tile);
    WidgetId id = (WidgetId)(RESULTS_LARGEST + group);
    bool lit = frame->widgets->hover == id, several = breakdown->equals[group] > 1;
    char text[LARGEST_BYTES];
    int badges = 0;
    page_box(frame, rect, 8, rgba(INK_SOFT, lit ? .2f : .11f), 1.5f,
             rgba(INK_SOFT, lit ? .6f : .34f));
    paint_figure(frame, figure, (Point){rect.x + 30 * u, rect.y + rect.h / 2}, tile);
    for (int p = 0; p < setup->player_count; p++)
        if (breakdown->holders[group] & 1u << p)
            paint_icon(frame, player_badges[setup->seats[p].colour],
                       (Point){x + (9 + 20 * (float)badges++) * u, rect.y + 17 * u}, 18, WHITE, 1);
    say_each(award->points, badges > 1 || several, text, sizeof text);
    float side = (5 + 20 * (float)badges) * u;
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 19, INK},
                (Rect){x + side, rect.y + 4 * u, rect.w - 59 * u - side, 26 * u}, text);
    say_largest(frame, breakdown, group, (EditionId)setup->edition, rect.w - 62 * u, text);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT},
                (Rect){x, rect.y + 29 * u, rect.w - 60 * u, 22 * u}, text);
    widget_put(frame, (Widget){.id = id,
                               .index = (int16_t)group,
                               .kind = WIDGET_SPOT,
                               .rect = rect,
                               .name = largest_names[group],
                               .tip = several ? tr("Show the first of them") : tr("Show where")});
}

/* The largest awards of as many groups as there is room for, those that brought most. */
static void draw_largest(Frame *frame, Rect rect, const Breakdown *breakdown, const Setup *setup)
{
    float u = frame->u;
    int boxes = rect.w < 520 * u ? 2 : 3;
    float each = (rect.w - 10 * u * (float)(boxes - 1)) / (float)boxes;
    bool shown[POINT_GROUPS] = {false};
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK},
                (Rect){rect.x, rect.y, rect.w, 26 * u}, tr("Largest of the game"));
    for (int box = 0; box < boxes; box++) {
        int best = -1;
        for (int group = 0; group < POINT_GROUPS; group++)
            if (!shown[group] && breakdown->largest[group].points > 0 &&
                (best < 0 || breakdown->largest[group].points > breakdown->largest[best].points))
                best = group;
        if (best < 0)
            return;
        shown[best] = true;
        draw_award(frame,
                   (Rect){roundf(rect.x + (each + 10 * u) * (float)box), rect.y + 32 * u,
                          roundf(each), 56 * u},
                   breakdown, (PointGroup)best, setup);
    }
}

static void draw_chart(Frame *frame, Rect rect, const Breakdown *breakdown, const Setup *setup)
{
    float head = 34 * frame->u;
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 21, INK},
                (Rect){rect.x, rect.y, rect.w, 28 * frame->u}, tr("How it went"));
    chart_draw(frame, (Rect){rect.x, rect.y + head, rect.w, rect.h - head}, breakdown, setup);
}

static void build_head(Frame *frame, const Session *session, const Breakdown *breakdown, float x,
                       float y, float w)
{
    const Setup *setup = session_setup(session);
    uint8_t leaders = game_leaders(session_game(session));
    char text[400];
    float at = x, note = w > 780 ? 230 : 0;
    for (int p = 0; p < setup->player_count; p++)
        if (leaders >> p & 1) {
            paint_icon(frame, player_badges[setup->seats[p].colour],
                       (Point){(at + 21) * frame->u, (y + 24) * frame->u}, 42, WHITE, 1);
            at += 48;
        }
    say_winners(setup, leaders, text, sizeof text);
    Rect line = page_rect(frame, at + 8, y, x + w - at - 8 - note, 48);
    float size = w > 900 ? 34 : 27;
    while (size > 18 && text_width(frame, FONT_TITLE, size, text) > line.w)
        size--;
    page_title(frame, size, line, text);
    say_turns((EditionId)setup->edition, breakdown->turns, text, sizeof text);
    if (note > 0)
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 17, CREAM_SOFT},
                    page_rect(frame, x + w - note, y, note, 48), text);
}

/* With the Elder's face, and words where there is room. */
static void put_look_back(Frame *frame, Rect rect, bool narrow)
{
    enum { FACE = 38, FACE_ROOM = 44 };
    float u = frame->u;
    const char *label = tr("The Elder looks back");
    widget_put(frame, (Widget){.id = RESULTS_LOOK_BACK,
                               .name = "look-back",
                               .rect = rect,
                               .tip = tr("The course of the game, the luck, and the moves that "
                                         "cost most")});
    float x = narrow ? rect.x + rect.w / 2 : rect.x + (8 + FACE / 2) * u;
    paint_icon(frame, "face-elder", (Point){x, rect.y + rect.h / 2}, FACE, WHITE, 1);
    if (!narrow)
        paint_label(
            frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, CREAM},
            (Rect){rect.x + (FACE_ROOM + 6) * u, rect.y, rect.w - (FACE_ROOM + 14) * u, rect.h},
            label);
}

static void build_foot(Frame *frame, float x, float y, float w)
{
    bool narrow = w < 780;
    float again = narrow ? 160 : 200, save = narrow ? 112 : 170, look = narrow ? 48 : 150,
          right = x + w;
    widget_put(frame, (Widget){.id = RESULTS_TITLE,
                               .rect = page_rect(frame, x, y + 2, narrow ? 118 : 132, 48),
                               .name = "title",
                               .label = tr("Main menu"),
                               .tip = tr("Leave this table")});
    float beside = x + (narrow ? 128 : 142), room = right - again - save - look - 88 - beside;
    put_look_back(frame, page_rect(frame, beside, y + 2, room < 236 ? 48 : 236, 48), room < 236);
    widget_put(frame,
               action_widget(VERB_PICTURE,
                             (Widget){.id = RESULTS_PICTURE,
                                      .rect = page_rect(frame, right - again - save - look - 78,
                                                        y + 2, 48, 48)}));
    widget_put(frame,
               action_widget(VERB_CLOSE,
                             (Widget){.id = RESULTS_LANDSCAPE,
                                      .name = "landscape",
                                      .label = narrow ? NULL : tr("See the land"),
                                      .icon = "fit",
                                      .rect = page_rect(frame, right - again - save - look - 20,
                                                        y + 2, look, 48),
                                      .tip = tr("Look at the land once more")}));
    widget_put(frame,
               action_widget(VERB_SAVE, (Widget){.id = RESULTS_SAVE,
                                                 .label = narrow ? tr("Save") : tr("Save the game"),
                                                 .rect = page_rect(frame, right - again - save - 10,
                                                                   y + 2, save, 48),
                                                 .tip = tr("Keep the record of this game")}));
    widget_put(frame, (Widget){.id = RESULTS_AGAIN,
                               .style = STYLE_OCHRE,
                               .name = "again",
                               .label = tr("Play again"),
                               .rect = page_rect(frame, right - again, y, again, 52),
                               .size = 21,
                               .tip = tr("The same seats, another land")});
}

static void build_wide(Frame *frame, const PagePlan *plan, const Setup *setup,
                       const Breakdown *breakdown)
{
    float u = frame->u, pad = plan->pad, y = plan->top + plan->rim,
          h = plan->height - 2 * plan->rim;
    float row = fminf(112, (h - LEGEND - LARGEST) / (float)breakdown->player_count);
    float second = plan->x + plan->left + plan->gap, right = plan->width - plan->left - plan->gap;
    Rect inner = page_rect(frame, plan->x + pad, y, plan->left - 2 * pad, h);
    paint_card(frame, page_rect(frame, plan->x, plan->top, plan->left, plan->height));
    paint_card(frame, page_rect(frame, second, plan->top, right, plan->height));
    draw_ranking(frame, inner, row * u, breakdown, setup);
    draw_legend(frame, (EditionId)setup->edition,
                (Rect){inner.x, inner.y + row * (float)breakdown->player_count * u + 4 * u, inner.w,
                       LEGEND * u});
    float used = row * (float)breakdown->player_count + 8 + LEGEND;
    page_hunt(frame,
              page_rect(frame, plan->x + pad, y + used, plan->left - 2 * pad, h - used - 100));
    draw_largest(frame, (Rect){inner.x, inner.y + inner.h - 90 * u, inner.w, 90 * u}, breakdown,
                 setup);
    draw_chart(frame, page_rect(frame, second + pad, y, right - 2 * pad, h), breakdown, setup);
}

static void build_narrow(Frame *frame, const PagePlan *plan, const Setup *setup,
                         const Breakdown *breakdown, Scroll *scroll)
{
    enum { ROW = 66, CHART = 330 };
    float u = frame->u, ranking = ROW * u * (float)breakdown->player_count;
    Rect view = page_rect(frame, plan->x + plan->pad, plan->top + plan->rim,
                          plan->width - 2 * plan->pad + 6, plan->height - 2 * plan->rim);
    paint_card(frame, page_rect(frame, plan->x, plan->top, plan->width, plan->height));
    float top = scroll_begin(frame, scroll, view, ranking + (LEGEND + LARGEST + CHART + 12) * u);
    Rect inner = {view.x, top, view.w - SCROLL_BAR * u, 0};
    draw_ranking(frame, inner, ROW * u, breakdown, setup);
    inner.y += ranking;
    draw_legend(frame, (EditionId)setup->edition, (Rect){inner.x, inner.y, inner.w, LEGEND * u});
    inner.y += (LEGEND + 6) * u;
    draw_largest(frame, (Rect){inner.x, inner.y, inner.w, LARGEST * u}, breakdown, setup);
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

static void results_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    const Session *session = screen->scene->session;
    PagePlan plan = page_plan(frame, &cards);
    Breakdown breakdown;
    page_ground(frame);
    if (!session)
        return;
    breakdown_of(session, &breakdown);
    build_head(frame, session, &breakdown, plan.x, plan.top - (plan.wide && !plan.roomy ? 50 : 56),
               plan.width);
    if (plan.wide)
        build_wide(frame, &plan, session_setup(session), &breakdown);
    else
        build_narrow(frame, &plan, session_setup(session), &breakdown, &screen->ui->lobby.scroll);
    build_foot(frame, plan.x, plan.top + plan.height + plan.foot, plan.width);
    draw_list(frame, session);
    notice_put(frame, &screen->ui->notice);
}

void results_play_again(const Screen *screen, Intent *intent)
{
    Seating *seating = &screen->ui->lobby.seating;
    seating_init(seating);
    seating_remember(seating, session_setup(screen->scene->session));
    intent->kind = INTENT_NEW_GAME;
    seating_setup(seating, screen->scene->seed, &intent->setup);
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

/* What brought a player most of a kind. */
static void show_of_bar(const Screen *screen, int box)
{
    Award award =
        bars_largest(screen->scene->session, box / POINT_GROUPS, (PointGroup)(box % POINT_GROUPS));
    if (award.points > 0)
        show_award(screen, &award);
}

static void results_handle(const Screen *screen, WidgetEvent event, const Input *input,
                           Intent *intent)
{
    Frame *frame = screen->frame;
    if (!screen->scene->session || scroll_handle(frame, &screen->ui->lobby.scroll, event, input) ||
        page_first_focus(frame, event, input, RESULTS_AGAIN) || event.kind != WIDGET_PRESSED)
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
    case RESULTS_AGAIN:
        /* A quick second click on the last "Next", which lay at the same place, is not meant for
         * it. */
        if (input->clicks < 2)
            results_play_again(screen, intent);
        break;
    default:
        if (event.id >= RESULTS_BAR)
            show_of_bar(screen, event.id - RESULTS_BAR);
        else if (event.id >= RESULTS_LARGEST)
            show_largest(screen, (PointGroup)event.index);
    }
}

const ScreenPart results_screen = {
    .build = results_build, .handle = results_handle, .animating = notice_shown};

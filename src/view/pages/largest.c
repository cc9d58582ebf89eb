#include "view/pages/largest.h"

#include <math.h>

#include "view/kit/page.h"
#include "view/words/awards.h"
#include "view/words/points.h"
#include "view/words/tr.h"

enum { BOXES = 3, PICTURED = 166 }; /* logical units wide, with a picture; narrower without */

static const char *const largest_names[POINT_GROUPS] = {
    "largest-forest", "largest-river", "largest-meadow", "largest-system", "largest-power"};

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

void largest_say(const Frame *frame, const Breakdown *breakdown, PointGroup group,
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

void largest_say_points(const Breakdown *breakdown, PointGroup group, char *text, size_t capacity)
{
    uint8_t holders = breakdown->holders[group];
    bool several = (holders & (holders - 1)) != 0 || breakdown->equals[group] > 1;
    say_each(breakdown->largest[group].points, several, text, capacity);
}

float largest_badges(Frame *frame, Point at, const Breakdown *breakdown, PointGroup group,
                     const Setup *setup)
{
    float u = frame->u;
    for (int p = 0; p < setup->player_count; p++) {
        if (!(breakdown->holders[group] & 1u << p))
            continue;
        if (frame->list)
            paint_icon(frame, player_badges[setup->seats[p].colour], (Point){at.x + 9 * u, at.y},
                       18, WHITE, 1);
        at.x += 20 * u;
    }
    return at.x;
}

void largest_put(Frame *frame, Rect rect, const Breakdown *breakdown, PointGroup group,
                 WidgetId first)
{
    widget_put(frame, (Widget){.id = (WidgetId)(first + group),
                               .index = (int16_t)group,
                               .kind = WIDGET_SPOT,
                               .rect = rect,
                               .name = largest_names[group],
                               .tip = breakdown->equals[group] > 1 ? tr("Show the first of them")
                                                                   : tr("Show where")});
}

/* The largest award of a group in a box. */
static void draw_award(Frame *frame, Rect rect, const Breakdown *breakdown, PointGroup group,
                       const Setup *setup)
{
    const Award *award = &breakdown->largest[group];
    float u = frame->u, tile;
    bool pictured = rect.w >= PICTURED * u;
    float taken = (pictured ? 58 : 9) * u, x = rect.x + taken;
    const char *figure = award_figure(award, setup, &tile);
    char text[LARGEST_BYTES];
    if (pictured)
        paint_figure(frame, figure, (Point){rect.x + 30 * u, rect.y + rect.h / 2}, tile);
    float points = largest_badges(frame, (Point){x, rect.y + 17 * u}, breakdown, group, setup);
    points += 5 * u;
    largest_say_points(breakdown, group, text, sizeof text);
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 19, INK},
                (Rect){points, rect.y + 4 * u, rect.x + rect.w - u - points, 26 * u}, text);
    largest_say(frame, breakdown, group, (EditionId)setup->edition, rect.w - taken - 4 * u, text);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT},
                (Rect){x, rect.y + 29 * u, rect.w - taken - 2 * u, 22 * u}, text);
}

void largest_draw(Frame *frame, Rect rect, const Breakdown *breakdown, const Setup *setup,
                  WidgetId first)
{
    float u = frame->u;
    float each = (rect.w - 10 * u * (BOXES - 1)) / BOXES;
    bool shown[POINT_GROUPS] = {false};
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK},
                (Rect){rect.x, rect.y, rect.w, 26 * u}, tr("Largest of the game"));
    for (int box = 0; box < BOXES; box++) {
        int best = -1;
        for (int group = 0; group < POINT_GROUPS; group++)
            if (!shown[group] && breakdown->largest[group].points > 0 &&
                (best < 0 || breakdown->largest[group].points > breakdown->largest[best].points))
                best = group;
        if (best < 0)
            return;
        shown[best] = true;
        bool lit = frame->widgets->hover == first + best;
        Rect place = {roundf(rect.x + (each + 10 * u) * (float)box), rect.y + 32 * u, roundf(each),
                      56 * u};
        page_box(frame, place, 8, rgba(INK_SOFT, lit ? .2f : .11f), 1.5f,
                 rgba(INK_SOFT, lit ? .6f : .34f));
        draw_award(frame, place, breakdown, (PointGroup)best, setup);
        largest_put(frame, place, breakdown, (PointGroup)best, first);
    }
}

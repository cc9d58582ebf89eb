#include "view/pages/ranking.h"

#include <math.h>
#include <stdio.h>

#include "play/breakdown.h"
#include "play/logbook.h"
#include "play/session.h"
#include "view/board/flight.h"
#include "view/kit/page.h"
#include "view/kit/widget.h"
#include "view/words/areas.h"
#include "view/words/names.h"
#include "view/words/tr.h"

/* In scripts, by the kind of points. */
static const char *const largest_names[POINT_GROUPS] = {
    "largest-forest", "largest-river", "largest-meadow", "largest-system", NULL, "largest-power"};

int largest_catch(const Breakdown *breakdown)
{
    static const PointGroup kinds[] = {POINTS_MEADOWS, POINTS_RIVERS, POINTS_HUTS, POINTS_FORESTS,
                                       POINTS_POWERS};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (breakdown->largest[kinds[i]].points > 0)
            return (int)kinds[i];
    return -1;
}

const char *largest_say(const Frame *frame, const Breakdown *breakdown, PointGroup group,
                        EditionId edition, float room)
{
    const Award *award = &breakdown->largest[group];
    const char *all = say_award(edition, award);
    if (breakdown->equals[group] > 1)
        return say_areas(edition, group, breakdown->equals[group]);
    return text_width(frame, FONT_TEXT, 15, all) > room ? say_award_brief(edition, award) : all;
}

/* "8" or "8 each". */
static const char *say_points(const Breakdown *breakdown, PointGroup group)
{
    uint8_t holders = breakdown->holders[group];
    bool several = (holders & (holders - 1)) != 0 || breakdown->equals[group] > 1;
    int points = breakdown->largest[group].points;
    return several ? say_number(SAY_EACH, points) : said("%d", points);
}

/* Before the points stand the badges of all who got as much, whether for this area or another. */
void largest_draw(Frame *frame, Rect rect, const Breakdown *breakdown, PointGroup group,
                  const Setup *setup, bool on_wall)
{
    enum { BADGE = 20, GAP = 6 };
    const TextStyle number = {FONT_TITLE, ALIGN_LEFT, 22, on_wall ? FIRE_LIGHT : EMBER};
    const TextStyle words = {FONT_BOLD, ALIGN_LEFT, 16, on_wall ? CREAM : INK};
    float u = frame->u, taken = GAP * u;
    const char *points = say_points(breakdown, group);
    for (int p = 0; p < setup->player_count; p++)
        taken += breakdown->holders[group] >> p & 1 ? BADGE * u : 0;
    taken += text_width(frame, number.font, number.size, points) + GAP * u;
    const char *text =
        largest_say(frame, breakdown, group, (EditionId)setup->edition, rect.w - taken);
    float wide = fminf(rect.w, taken + text_width(frame, words.font, words.size, text) + u);
    rect = (Rect){rect.x + (rect.w - wide) / 2, rect.y, wide, rect.h};
    for (int p = 0; p < setup->player_count; p++)
        if (breakdown->holders[group] >> p & 1)
            page_badge(frame, setup, p, rect_middle(cut_left(&rect, BADGE * u)), 18);
    cut_left(&rect, GAP * u);
    cut_left(&rect, page_line(frame, number, rect, points) + GAP * u);
    page_line(frame, words, rect, text);
}

void largest_put(Frame *frame, Rect rect, const Breakdown *breakdown, PointGroup group,
                 WidgetId first)
{
    const char *tip =
        breakdown->equals[group] > 1 ? tr("Show the first of them") : tr("Show where");
    page_put_at(frame, rect,
                page_spot((WidgetId)(first + group), (int)group, largest_names[group], tip));
}

/* A player's points as a bar, a box for each kind of points. The kinds have the tones of earth and
 * patterns of their own, for every bright hue is some player's. */

enum { NUMBER = 16 }; /* size of a box's number, logical units */

static const struct {
    uint32_t rgb, text, mark;
    const char *icon, *name;
} looks[POINT_GROUPS] = {
    [POINTS_FORESTS] = {0x6A5A32, 0xFFF6DE, 0x33290F, "gatherer", "bar-forests"},
    [POINTS_RIVERS] = {0xD9D6C6, INK, 0x7C7868, "fisher", "bar-rivers"},
    [POINTS_MEADOWS] = {0xC79A62, INK, 0x7E5524, "hunter", "bar-meadows"},
    [POINTS_HUTS] = {0x4A3020, 0xFFF6DE, 0x8A6A4C, "hut", "bar-huts"},
    [POINTS_START] = {0xB8A68A, INK, 0x8A7656, "menhir", "bar-start"},
    [POINTS_POWERS] = {0x8E8880, INK, 0x4E4842, "star", "bar-powers"},
};

/* A line up and down through the box, from `low` to `high` shares of its height. */
static void draw_zigzag(Frame *frame, Rect box, float step, float low, float high, Rgba colour)
{
    enum { MOST = 200 };
    Point points[MOST];
    size_t count = 0;
    for (int i = 0; count < MOST && (float)(i - 1) * step < box.w; i++)
        points[count++] = (Point){box.x + (float)i * step, box.y + box.h * (i % 2 ? low : high)};
    if (count > 1)
        draw_line(frame->list, points, count, 1.3f * frame->u, 0, colour);
}

/* What tells the kinds apart without their tones: trunks, waves, grass, tents, stones. */
static void draw_pattern(Frame *frame, Rect box, PointGroup group)
{
    float u = frame->u, step = 7 * u;
    Rgba colour = rgba(looks[group].mark, .62f);
    draw_clip(frame->list, box);
    if (group == POINTS_RIVERS) {
        for (int i = 0; i < 3; i++)
            draw_zigzag(frame, box, step, .14f + .3f * (float)i, .24f + .3f * (float)i, colour);
    } else if (group == POINTS_HUTS) {
        draw_zigzag(frame, box, step, .12f, .5f, colour);
        draw_zigzag(frame, box, step, .52f, .9f, colour);
    }
    for (float x = box.x + step / 2; x < box.x + box.w; x += step) {
        if (group == POINTS_FORESTS)
            draw_fill(frame->list, (Rect){roundf(x), box.y, fmaxf(1, roundf(1.6f * u)), box.h},
                      colour);
        for (int i = 0; i < 3 && group == POINTS_MEADOWS; i++)
            draw_fill(frame->list,
                      (Rect){roundf(x), roundf(box.y + box.h * (.1f + .32f * (float)i)),
                             fmaxf(1, roundf(1.4f * u)), roundf(box.h * .16f)},
                      colour);
        for (int i = 0; i < 2 && group == POINTS_POWERS; i++)
            draw_fill(frame->list,
                      (Rect){roundf(x + (i ? step / 2 : 0)),
                             roundf(box.y + box.h * (.22f + .5f * (float)i)), roundf(2.4f * u),
                             roundf(2.4f * u)},
                      colour);
    }
    draw_unclip(frame->list);
}

/* The box of one kind, pixels. */
static void bars_box(Frame *frame, Rect box, PointGroup group)
{
    enum { BANDS = 8 };
    float edge = fmaxf(1, roundf(1.2f * frame->u));
    draw_fill(frame->list, box, rgba(INK, .78f));
    box = (Rect){box.x + edge, box.y + edge, box.w - edge, box.h - 2 * edge};
    if (box.w <= 0)
        return;
    draw_fill(frame->list, box, rgba(looks[group].rgb, 1));
    draw_pattern(frame, box, group);
    for (int i = 0; i < BANDS; i++) {
        float top = roundf(box.y + box.h * (float)i / BANDS),
              light = .2f - .34f * (float)i / (BANDS - 1);
        float bottom = roundf(box.y + box.h * (float)(i + 1) / BANDS);
        draw_fill(frame->list, (Rect){box.x, top, box.w, bottom - top},
                  light > 0 ? rgba(WHITE, light) : rgba(INK, -light));
    }
}

/* Pixels that a number takes. */
static float number_width(const Frame *frame, int points)
{
    return text_width(frame, FONT_TITLE, NUMBER, said("%d", points));
}

/* The number of a box on a patch of its tone, so that no pattern runs through it; false where that
 * has no room. */
static bool draw_number(Frame *frame, Rect box, int points, PointGroup group)
{
    float u = frame->u, width = number_width(frame, points) + 4 * u;
    if (width >= box.w)
        return false;
    float patch = fminf(width + 4 * u, box.w - 3 * u), high = fminf(20 * u, box.h - 4 * u);
    page_box(frame, (Rect){box.x + (box.w - patch) / 2, box.y + (box.h - high) / 2, patch, high}, 5,
             rgba(looks[group].rgb, .86f), 0, rgba(WHITE, 0));
    page_line(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, NUMBER, looks[group].text}, box,
              said("%d", points));
    return true;
}

/* The box of a kind, or its number beside the bar, as what answers. */
static void put_spot(Frame *frame, Rect rect, WidgetId first, int group)
{
    page_put_at(frame, rect, page_spot((WidgetId)(first + group), group, looks[group].name, NULL));
}

enum { SQUARE = 13, NEAR = 4, APART = 10 }; /* of a number outside its box, logical units */

/* Pixels that the numbers take that stand outside their boxes. */
static float outside_width(const Frame *frame, const uint16_t groups[POINT_GROUPS],
                           unsigned outside)
{
    float width = 0;
    for (int group = 0; group < POINT_GROUPS; group++)
        if (outside >> group & 1)
            width += ceilf(number_width(frame, groups[group])) +
                     (SQUARE + NEAR + (width > 0 ? APART : 0)) * frame->u;
    return width;
}

/* Puts those from `row`.x on, each beside a square as the legend has it. */
static void put_outside(Frame *frame, Rect row, const uint16_t groups[POINT_GROUPS],
                        unsigned outside, WidgetId first)
{
    float u = frame->u, side = roundf(SQUARE * u), middle = row.y + row.h / 2;
    for (int group = 0; group < POINT_GROUPS; group++) {
        if (!(outside >> group & 1))
            continue;
        float number = ceilf(number_width(frame, groups[group]));
        Rect spot = cut_left(&row, (SQUARE + NEAR) * u + number), words = spot;
        if (frame->widgets->hover == first + group)
            page_box(frame, rect_inset(spot, -2 * u), 5, rgba(INK_SOFT, .2f), 0, rgba(WHITE, 0));
        bars_box(frame, (Rect){roundf(spot.x), roundf(middle - side / 2), side, side},
                 (PointGroup)group);
        cut_left(&words, (SQUARE + NEAR) * u);
        words.w = number + 1;
        page_line(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, NUMBER, INK}, words,
                  said("%d", groups[group]));
        put_spot(frame, spot, first, group);
        cut_left(&row, APART * u);
    }
}

float bars_put(Frame *frame, Rect rect, Rect line, const uint16_t groups[POINT_GROUPS], int best,
               WidgetId first)
{
    int sum = 0;
    unsigned outside = 0;
    float edge = fmaxf(1, roundf(1.2f * frame->u));
    for (int group = 0; group < POINT_GROUPS; group++) {
        float left = roundf(rect.x + rect.w * (float)sum / (float)best);
        float right = roundf(rect.x + rect.w * (float)(sum + groups[group]) / (float)best);
        Rect box = {left, rect.y, fmaxf(1, right - left), rect.h};
        sum += groups[group];
        if (groups[group] == 0)
            continue;
        bars_box(frame, box, (PointGroup)group);
        bool told = draw_number(frame, box, groups[group], (PointGroup)group);
        outside |= told ? 0 : 1u << group;
        if (frame->widgets->hover == first + group)
            draw_fill(frame->list, box, rgba(WHITE, .22f));
        if (told)
            put_spot(frame, box, first, group);
    }
    float end = roundf(rect.x + rect.w * (float)sum / (float)best);
    if (sum > 0)
        draw_fill(frame->list, (Rect){end, rect.y, edge, rect.h}, rgba(INK, .78f));
    float width = outside_width(frame, groups, outside), x = end + (float)APART * frame->u;
    if (!outside || x + width <= rect.x + rect.w) {
        put_outside(frame, (Rect){x, rect.y, 0, rect.h}, groups, outside, first);
        return line.x + line.w;
    }
    line.x += line.w - width;
    put_outside(frame, line, groups, outside, first);
    return line.x - (float)APART * frame->u;
}

enum { LIST_LINE = 23, LIST_MOST = 9 }; /* logical units; awards in a list */

/* The awards of a kind that a player got, the largest first; returns how many. */
static int list_awards(const Session *session, int player, PointGroup group, Award *awards,
                       int most)
{
    Logbook book;
    int count = 0;
    logbook_of(session, &book);
    for (int i = 0; i < book.entry_count; i++) {
        const LogEntry *entry = &book.entries[i];
        if (entry->kind != LOG_AWARD || entry->player != player || entry->award.points == 0 ||
            point_group((AwardKind)entry->award.kind) != group || count == most)
            continue;
        int at = count++;
        for (; at > 0 && awards[at - 1].points < entry->award.points; at--)
            awards[at] = awards[at - 1];
        awards[at] = entry->award;
    }
    return count;
}

Award bars_largest(const Session *session, int player, PointGroup group)
{
    Award awards[MAX_LOG_ENTRIES];
    return list_awards(session, player, group, awards, MAX_LOG_ENTRIES) > 0 ? awards[0]
                                                                            : (Award){0};
}

static void draw_head(Frame *frame, PointGroup group, const char *text, int sum, Rect row)
{
    float u = frame->u;
    paint_icon(frame, looks[group].icon, (Point){row.x + 10 * u, row.y + row.h / 2}, 20, INK, 1);
    page_aside(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, NUMBER, INK}, &row, 10, said("%d", sum));
    cut_left(&row, 28 * u);
    page_line(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 16, INK}, row, text);
}

/* The heads and lines of a list, from the top of `rect` down. */
static void draw_list(Frame *frame, EditionId edition, PointGroup group, const Award *awards,
                      int count, Rect rect)
{
    const TextStyle soft = {FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT};
    int sum = 0;
    float u = frame->u;
    for (int i = 0; i < count; i++)
        sum += awards[i].points;
    Rect row = cut_top(&rect, LIST_LINE * u);
    draw_head(frame, group, say_areas(edition, group, count), sum, row);
    for (int i = 0; i < count && i < LIST_MOST; i++) {
        row = cut_top(&rect, LIST_LINE * u);
        if (i == LIST_MOST - 1 && count > LIST_MOST) {
            page_line(frame, soft, row, say_number(SAY_MORE, count - i));
            return;
        }
        page_line(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 16, GAIN}, row,
                  said("+%d", awards[i].points));
        cut_left(&row, 44 * u);
        page_line(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, INK}, row,
                  say_award_brief(edition, &awards[i]));
    }
}

void bars_list(Frame *frame, const Session *session, int player, PointGroup group, Rect box)
{
    enum { WIDTH = 300, PAD = 14, AIR = 8 };
    Award awards[MAX_LOG_ENTRIES];
    int count = list_awards(session, player, group, awards, MAX_LOG_ENTRIES);
    int lines = 1 + (count > LIST_MOST ? LIST_MOST : count);
    float u = frame->u, air = AIR * u, width = WIDTH * u;
    float height = ((float)lines * LIST_LINE + 2 * PAD) * u, y = box.y + box.h + air;
    float x = fmaxf(air, fminf(box.x + box.w / 2 - width / 2, frame->width - width - air));
    if (y + height > frame->height - air)
        y = fmaxf(air, box.y - air - height);
    Rect card = {roundf(x), roundf(y), roundf(width), roundf(height)};
    const Setup *setup = session_setup(session);
    EditionId edition = (EditionId)setup->edition;
    paint_patch(frame, "tooltip", card, 1);
    card = rect_inset(card, PAD * u);
    if (group == POINTS_START)
        draw_head(frame, group, say_areas(edition, group, setup->seats[player].start),
                  setup->seats[player].start, card);
    else
        draw_list(frame, edition, group, awards, count, card);
}

/* Logical units: of a score marker, of rows that have them, what a row has left of the bar and
 * right of it. */
enum { MARKER = 36, MARKED = 440, BEFORE = 82, BEHIND = 76 };

/* A player's row; its bar's boxes are spots from `boxes` on. */
static void draw_player(Frame *frame, Rect rect, const Breakdown *breakdown, const Setup *setup,
                        int player, WidgetId boxes)
{
    const Seat *seat = &setup->seats[player];
    int places[MAX_PLAYERS], best = 1, total = breakdown->totals[player];
    breakdown_places(breakdown, places);
    for (int p = 0; p < breakdown->player_count; p++)
        best = breakdown->totals[p] > best ? breakdown->totals[p] : best;
    bool first = places[player] == 1, low = rect.h < 52 * frame->u; /* letters a little smaller */
    float u = frame->u, middle = rect.y + rect.h / 2, bar = roundf(fminf(38 * u, rect.h * .39f));
    bool marked = rect.w >= MARKED * u; /* else names need that room */
    float markers = marked ? markers_width(best, MARKER) * u : 0;
    float name = roundf((low ? 21 : 25) * u), top = roundf(middle - (name + bar) / 2 - u);
    Rect column = {rect.x + BEFORE * u, top, rect.w - (BEFORE + BEHIND) * u, name};
    column.w -= markers > 0 ? markers + 8 * u : 0;
    Rect line = column;
    if (first)
        page_box(frame, rect_pad(rect, -8 * u, (low ? 0 : 2) * u), 9, rgba(0xF09628, .36f), 0,
                 rgba(WHITE, 0));
    page_line(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, 24, first ? EMBER : 0x7A5A36},
              (Rect){rect.x, rect.y, 26 * u, rect.h}, said("%d", places[player]));
    page_badge(frame, setup, player, (Point){rect.x + 54 * u, middle}, low ? 32 : 38);
    if (marked)
        markers_draw(frame, (Point){rect.x + rect.w - 74 * u, middle + u}, MARKER, total);
    Rect below = {column.x, top + name, column.w, bar};
    line.w = bars_put(frame, below, line, breakdown->groups[player], best, boxes) - line.x;
    page_sitter(frame, (TextStyle){first ? FONT_HEAVY : FONT_BOLD, ALIGN_LEFT, low ? 17 : 19, INK},
                line, say_seat(seat), seat->kind == SEAT_HUMAN ? NULL : sitter_icons[seat->kind]);
    page_line(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, low ? 27 : 34, INK}, rect,
              said("%d", total));
}

void ranking_order(const Breakdown *breakdown, int order[MAX_PLAYERS])
{
    int places[MAX_PLAYERS], count = 0;
    breakdown_places(breakdown, places);
    for (int place = 1; place <= breakdown->player_count; place++)
        for (int p = 0; p < breakdown->player_count; p++)
            if (places[p] == place)
                order[count++] = p;
}

void ranking_draw(Frame *frame, Rect rect, float row, const Breakdown *breakdown,
                  const Setup *setup, WidgetId first)
{
    int order[MAX_PLAYERS];
    ranking_order(breakdown, order);
    for (int i = 0; i < breakdown->player_count; i++) {
        Rect line = {rect.x, roundf(rect.y + row * (float)i), rect.w, roundf(row)};
        if (i > 0)
            paint_rule(frame, line.x, line.y, line.w, INK_SOFT, .26f);
        draw_player(frame, line, breakdown, setup, order[i],
                    (WidgetId)(first + order[i] * POINT_GROUPS));
    }
}

/* Pixels that the words of the legend take together. */
static float legend_width(const Frame *frame, const Setup *setup, float size)
{
    float width = 0;
    PointGroup groups[POINT_GROUPS];
    int count = point_groups_of(setup, groups);
    for (int i = 0; i < count; i++)
        width += text_width(frame, FONT_TEXT, size,
                            say_point_group((EditionId)setup->edition, groups[i]));
    return width;
}

void ranking_legend(Frame *frame, const Setup *setup, Rect rect)
{
    enum { WITH_ICON = 46, WITHOUT = 21, LEAST_GAP = 8, LEAST_SIZE = 10 };
    float u = frame->u, x = rect.x, middle = rect.y + rect.h / 2 + 2 * u, size = 16;
    PointGroup groups[POINT_GROUPS];
    int count = point_groups_of(setup, groups);
    float most = rect.w - (float)(WITHOUT * count + LEAST_GAP * (count - 1)) * u;
    while (size > LEAST_SIZE && legend_width(frame, setup, size) > most)
        size--;
    float words = legend_width(frame, setup, size);
    float room = (rect.w - words) / u - (float)(LEAST_GAP * (count - 1));
    bool icons = room >= (float)(WITH_ICON * count);
    float label = (icons ? WITH_ICON : WITHOUT) * u;
    float gap = (rect.w - words - label * (float)count) / (float)(count - 1);
    paint_rule(frame, rect.x, rect.y, rect.w, INK_SOFT, .34f);
    for (int i = 0; i < count; i++) {
        PointGroup group = groups[i];
        const char *word = say_point_group((EditionId)setup->edition, group);
        bars_box(frame, (Rect){roundf(x), roundf(middle - 8 * u), roundf(16 * u), roundf(16 * u)},
                 group);
        if (icons)
            paint_icon(frame, looks[group].icon, (Point){x + 32 * u, middle}, 20, INK_SOFT, 1);
        x += label;
        x += gap + paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, size, INK},
                              (Point){x, middle + 5.3f * u}, 0, word);
    }
}

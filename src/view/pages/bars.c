#include "view/pages/bars.h"

#include <math.h>
#include <stdio.h>

#include "play/logbook.h"
#include "view/kit/page.h"
#include "view/words/awards.h"
#include "view/words/board.h"
#include "view/words/points.h"

enum { NUMBER = 16 }; /* size of a box's number, logical units */

static const struct {
    uint32_t rgb, text, mark;
    const char *icon, *name;
} looks[POINT_GROUPS] = {
    [POINTS_FORESTS] = {0x6A5A32, 0xFFF6DE, 0x33290F, "gatherer", "bar-forests"},
    [POINTS_RIVERS] = {0xD9D6C6, INK, 0x7C7868, "fisher", "bar-rivers"},
    [POINTS_MEADOWS] = {0xC79A62, INK, 0x7E5524, "hunter", "bar-meadows"},
    [POINTS_HUTS] = {0x4A3020, 0xFFF6DE, 0x8A6A4C, "hut", "bar-huts"},
    [POINTS_POWERS] = {0x8E8880, INK, 0x4E4842, "star", "bar-powers"},
};

const char *bars_icon(PointGroup group)
{
    return looks[group].icon;
}

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

void bars_box(Frame *frame, Rect box, PointGroup group)
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
static float number_width(const Frame *frame, int points, char text[16])
{
    snprintf(text, 16, "%d", points);
    return text_width(frame, FONT_TITLE, NUMBER, text);
}

/* The number of a box on a patch of its tone, so that no pattern runs through it; false where that
 * has no room. */
static bool draw_number(Frame *frame, Rect box, int points, PointGroup group)
{
    char text[16];
    float u = frame->u, width = number_width(frame, points, text) + 4 * u;
    if (width >= box.w)
        return false;
    float patch = fminf(width + 4 * u, box.w - 3 * u), high = fminf(20 * u, box.h - 4 * u);
    page_box(frame, (Rect){box.x + (box.w - patch) / 2, box.y + (box.h - high) / 2, patch, high}, 5,
             rgba(looks[group].rgb, .86f), 0, rgba(WHITE, 0));
    page_line(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, NUMBER, looks[group].text}, box, text);
    return true;
}

/* The box of a kind, or its number beside the bar, as what answers. */
static void put_spot(Frame *frame, Rect rect, WidgetId id, PointGroup group)
{
    widget_put(frame, (Widget){.id = id,
                               .index = (int16_t)group,
                               .kind = WIDGET_SPOT,
                               .rect = rect,
                               .name = looks[group].name});
}

enum { SQUARE = 13, NEAR = 4, APART = 10 }; /* of a number outside its box, logical units */

/* Pixels that the numbers take that stand outside their boxes. */
static float outside_width(const Frame *frame, const uint16_t groups[POINT_GROUPS],
                           unsigned outside)
{
    char text[16];
    float width = 0;
    for (int group = 0; group < POINT_GROUPS; group++)
        if (outside >> group & 1)
            width += ceilf(number_width(frame, groups[group], text)) +
                     (SQUARE + NEAR + (width > 0 ? APART : 0)) * frame->u;
    return width;
}

/* Puts those from `row`.x on, each beside a square as the legend has it. */
static void put_outside(Frame *frame, Rect row, const uint16_t groups[POINT_GROUPS],
                        unsigned outside, WidgetId first)
{
    float u = frame->u, side = roundf(SQUARE * u), middle = row.y + row.h / 2;
    char text[16];
    for (int group = 0; group < POINT_GROUPS; group++) {
        if (!(outside >> group & 1))
            continue;
        float number = ceilf(number_width(frame, groups[group], text));
        WidgetId id = (WidgetId)(first + group);
        Rect spot = {row.x, row.y, (SQUARE + NEAR) * u + number, row.h};
        if (frame->widgets->hover == id)
            page_box(frame, rect_inset(spot, -2 * u), 5, rgba(INK_SOFT, .2f), 0, rgba(WHITE, 0));
        bars_box(frame, (Rect){roundf(spot.x), roundf(middle - side / 2), side, side},
                 (PointGroup)group);
        page_line(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, NUMBER, INK},
                  (Rect){spot.x + (SQUARE + NEAR) * u, row.y, number + 1, row.h}, text);
        put_spot(frame, spot, id, (PointGroup)group);
        row.x += spot.w + APART * u;
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
        WidgetId id = (WidgetId)(first + group);
        sum += groups[group];
        if (groups[group] == 0)
            continue;
        bars_box(frame, box, (PointGroup)group);
        bool told = draw_number(frame, box, groups[group], (PointGroup)group);
        outside |= told ? 0 : 1u << group;
        if (frame->widgets->hover == id)
            draw_fill(frame->list, box, rgba(WHITE, .22f));
        if (told)
            put_spot(frame, box, id, (PointGroup)group);
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

static int sum_of(const Award *awards, int count)
{
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += awards[i].points;
    return sum;
}

void bars_list(Frame *frame, const Session *session, int player, PointGroup group, Rect box)
{
    enum { WIDTH = 300, LINE = 23, PAD = 14, MOST_LINES = 9 };
    Award awards[MAX_LOG_ENTRIES];
    EditionId edition = (EditionId)session_setup(session)->edition;
    int count = list_awards(session, player, group, awards, MAX_LOG_ENTRIES);
    int lines = count > MOST_LINES ? MOST_LINES : count;
    char text[200], number[16];
    float u = frame->u, width = WIDTH * u, height = ((float)(lines + 1) * LINE + 2 * PAD) * u;
    float x = fmaxf(8 * u, fminf(box.x + box.w / 2 - width / 2, frame->width - width - 8 * u));
    float y = box.y + box.h + 8 * u;
    if (y + height > frame->height - 8 * u)
        y = fmaxf(8 * u, box.y - 8 * u - height);
    Rect card = {roundf(x), roundf(y), roundf(width), roundf(height)};
    paint_patch(frame, "tooltip", card, 1);
    Rect row = {card.x + PAD * u, card.y + PAD * u, card.w - 2 * PAD * u, LINE * u};
    say_areas(edition, group, count, text, sizeof text);
    paint_icon(frame, looks[group].icon, (Point){row.x + 10 * u, row.y + row.h / 2}, 20, INK, 1);
    float sum = number_width(frame, sum_of(awards, count), number);
    page_line(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, NUMBER, INK}, row, number);
    page_line(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 16, INK},
              (Rect){row.x + 28 * u, row.y, row.w - 38 * u - sum, row.h}, text);
    for (int i = 0; i < lines; i++) {
        bool rest = i == MOST_LINES - 1 && count > MOST_LINES;
        row.y += LINE * u;
        if (rest) {
            say_more(count - i, text, sizeof text);
            page_line(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT}, row, text);
            break;
        }
        snprintf(text, sizeof text, "+%d", awards[i].points);
        page_line(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 16, GAIN}, row, text);
        say_award_brief(edition, &awards[i], text, sizeof text);
        page_line(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, INK},
                  (Rect){row.x + 44 * u, row.y, row.w - 44 * u, row.h}, text);
    }
}

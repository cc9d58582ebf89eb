#include "view/kit/page.h"

#include <math.h>

#include "view/kit/keys.h"

float page_width(const Frame *frame)
{
    return frame->width / frame->u;
}

float page_height(const Frame *frame)
{
    return frame->height / frame->u;
}

float page_button_width(const Frame *frame, const char *label, bool icon, float least)
{
    Widget widget = {.label = label, .icon = icon ? "" : NULL};
    return fmaxf(least, widget_width(frame, &widget, false));
}

Rect page_rect(const Frame *frame, Rect units)
{
    float u = frame->u, left = roundf(units.x * u), top = roundf(units.y * u);
    return (Rect){left, top, roundf((units.x + units.w) * u) - left,
                  roundf((units.y + units.h) * u) - top};
}

Rect page_units(const Frame *frame, Rect pixels)
{
    float u = frame->u;
    return (Rect){pixels.x / u, pixels.y / u, pixels.w / u, pixels.h / u};
}

Widget page_button(WidgetId id, WidgetStyle style, const char *name, const char *label,
                   const char *icon, const char *tip)
{
    return (Widget){
        .id = id, .style = (uint8_t)style, .name = name, .label = label, .icon = icon, .tip = tip};
}

Widget page_choice(WidgetId id, int index, const char *name, const char *label, bool on)
{
    Widget widget = page_button(id, STYLE_PAPER, name, label, NULL, NULL);
    widget.kind = WIDGET_TOGGLE;
    widget.index = (int16_t)index;
    widget.on = on;
    return widget;
}

Widget page_spot(WidgetId id, int index, const char *name, const char *tip)
{
    return (Widget){
        .id = id, .index = (int16_t)index, .kind = WIDGET_SPOT, .name = name, .tip = tip};
}

Widget page_field(WidgetId id, const char *name, const char *label, char *text, size_t capacity)
{
    Widget widget = page_button(id, STYLE_LEATHER, name, label, NULL, NULL);
    widget.kind = WIDGET_FIELD;
    widget.text = text;
    widget.capacity = capacity;
    return widget;
}

void page_put(Frame *frame, Rect units, Widget widget)
{
    page_put_at(frame, page_rect(frame, units), widget);
}

void page_put_at(Frame *frame, Rect pixels, Widget widget)
{
    widget.rect = pixels;
    widget_put(frame, widget);
}

void row_right(ButtonRow *row, float liked, Widget widget)
{
    row->of[row->count] = widget;
    row->liked[row->count++] = liked;
}

void row_left(ButtonRow *row, float liked, Widget widget)
{
    row_right(row, liked, widget);
    row->left = row->count;
}

Rect row_put(Frame *frame, Rect line, float gap, float least, ButtonRow *row)
{
    enum { SQUARE = 48, LOWER = 4 };
    float usual[ROW_BUTTONS], low[ROW_BUTTONS], all = 0, lowest = 0; /* widths; of all together */
    float gaps = gap * (float)row->count, room = line.w - gaps + (least > 0 ? -least : gap);
    for (int i = 0; i < row->count; i++) {
        const Widget *widget = &row->of[i];
        usual[i] = low[i] = row->liked[i];
        if (widget->label) {
            usual[i] = fmaxf(usual[i], widget_width(frame, widget, false));
            low[i] = widget_width(frame, widget, widget->style != STYLE_OCHRE);
        }
        all += usual[i];
        lowest += low[i];
    }
    for (int i = row->count - 1; i >= 0 && lowest > room; i--)
        if (row->of[i].label && row->of[i].icon) {
            row->of[i].label = NULL;
            all -= usual[i] - SQUARE;
            lowest -= low[i] - SQUARE;
            usual[i] = low[i] = SQUARE;
        }
    float share = all > room ? fmaxf(0, room - lowest) / (all - lowest) : 1;
    Rect between = line;
    between.w -= gaps + lowest + (all - lowest) * share;
    for (int i = 0; i < row->count; i++) {
        if (i == row->left)
            cut_left(&line, between.w + gap);
        Rect rect = cut_left(&line, low[i] + (usual[i] - low[i]) * share);
        cut_left(&line, gap);
        if (i < row->left)
            between.x = line.x;
        page_put(frame, rect_centred(rect, rect.h - (row->of[i].style == STYLE_OCHRE ? 0 : LOWER)),
                 row->of[i]);
    }
    return between;
}

void page_badge(Frame *frame, const Setup *setup, int player, Point middle, float size)
{
    paint_icon(frame, player_badges[setup->seats[player].colour], middle, size, WHITE, 1);
}

void page_tile(Frame *frame, int edition, BoardTile tile, Rect rect, float alpha)
{
    draw_clip(frame->list, rect);
    draw_tile(frame->list, edition, tile, rect, alpha, 0);
    draw_unclip(frame->list);
}

Frame page_measure(const Frame *frame)
{
    Frame measure = *frame;
    measure.list = NULL;
    return measure;
}

PagePlan page_plan(const Frame *frame, const PageCards *cards)
{
    enum { MARGIN = 40, ROOMY_LEFT = 632, FOOT = 92, TALLEST = 640 };
    float w = page_width(frame), h = page_height(frame);
    PagePlan plan = {.roomy = true, .width = cards->width, .top = cards->roomy_top};
    if (w >= cards->width + MARGIN && h >= 620) {
        plan.height = fminf(TALLEST, h - plan.top - FOOT);
        plan.top += (h - plan.top - FOOT - plan.height) / 3;
        plan.left = ROOMY_LEFT;
        plan.gap = 24;
        plan.pad = 22;
        plan.rim = 18;
        plan.foot = 22;
    } else {
        plan = (PagePlan){.width = fminf(cards->width, w - 28),
                          .top = cards->top,
                          .gap = 12,
                          .pad = 16,
                          .rim = 12,
                          .foot = 8};
        plan.left = roundf((plan.width - plan.gap) * cards->share);
        plan.height = h - plan.top - plan.foot - 62;
    }
    plan.x = (w - plan.width) / 2;
    return plan;
}

/* A card of a page; what lies within it. */
static Rect put_card(Frame *frame, const PagePlan *plan, float x, float w)
{
    Rect card = {x, plan->top, w, plan->height};
    paint_card(frame, page_rect(frame, card));
    return rect_pad(card, plan->pad, plan->rim);
}

void page_cards(Frame *frame, const PagePlan *plan, Rect *left, Rect *right)
{
    float taken = plan->left + plan->gap;
    *left = put_card(frame, plan, plan->x, plan->left);
    *right = put_card(frame, plan, plan->x + taken, plan->width - taken);
}

Rect page_scroll(Frame *frame, const PagePlan *plan, Scroll *scroll, float height)
{
    enum { BESIDE = 6 }; /* the card's border that the bar may take */
    Rect view = put_card(frame, plan, plan->x, plan->width);
    view.w += BESIDE;
    view = page_rect(frame, view);
    float top = scroll_begin(frame, scroll, view, height * frame->u);
    return (Rect){view.x, top, view.w - SCROLL_BAR * frame->u, height * frame->u};
}

void page_ground(Frame *frame)
{
    float w = page_width(frame), h = page_height(frame);
    static const struct {
        const char *name;
        float x, y, size, alpha; /* x, y: of the middle, negative from the right or bottom */
    } paintings[] = {
        {"pic-mammoth", 120, -104, 210, .6f},
        {"pic-hand", 46, 60, 130, .55f},
        {"pic-deer", -110, 120, 170, .5f},
        {"pic-hand", -80, -100, 150, .55f},
    };
    draw_texture(frame->list, "cave-wall", (Rect){0, 0, frame->width, frame->height},
                 frame->u * .85f, rgba(0xE0D4C8, 1));
    for (size_t i = 0; i < sizeof paintings / sizeof paintings[0]; i++) {
        float x = paintings[i].x < 0 ? w + paintings[i].x : paintings[i].x;
        float y = paintings[i].y < 0 ? h + paintings[i].y : paintings[i].y;
        paint_icon(frame, paintings[i].name, (Point){x * frame->u, y * frame->u}, paintings[i].size,
                   0xFFFFFF, paintings[i].alpha);
    }
    draw_vignette(frame->list, (Rect){0, 0, frame->width, frame->height}, .2f * frame->width,
                  rgba(0x0A0603, .36f));
}

void page_rule(Frame *frame, Rect units, float below, float alpha)
{
    float u = frame->u;
    paint_rule(frame, units.x * u, (units.y + below) * u, units.w * u, INK_SOFT, alpha);
}

void page_box(Frame *frame, Rect rect, float radius, Rgba fill, float edge, Rgba line)
{
    enum { STEPS = 6, CORNERS = 4 };
    Point points[CORNERS * (STEPS + 1) + 1];
    float inset = edge * frame->u / 2, round = radius * frame->u;
    size_t count = 0;
    rect = rect_inset(rect, inset);
    for (int corner = 0; corner < CORNERS; corner++) {
        float x = corner == 0 || corner == 3 ? rect.x + rect.w - round : rect.x + round;
        float y = corner < 2 ? rect.y + rect.h - round : rect.y + round;
        for (int i = 0; i <= STEPS; i++) {
            float angle = ((float)corner + (float)i / STEPS) * 1.5707963f;
            points[count++] = (Point){x + round * cosf(angle), y + round * sinf(angle)};
        }
    }
    draw_polygon(frame->list, points, count, fill);
    points[count++] = points[0];
    if (edge > 0)
        draw_line(frame->list, points, count, edge * frame->u, 0, line);
}

void page_hunt(Frame *frame, Rect rect)
{
    static const struct {
        const char *name;
        float x, y, size; /* shares of the height, x from the middle */
    } scene[] = {{"pic-hunter", -1.25f, .56f, .74f},
                 {"pic-deer", -.1f, .3f, .52f},
                 {"pic-mammoth", .95f, .52f, .95f}};
    float size = fminf(rect.h, rect.w / 3.4f);
    if (size < 72 * frame->u)
        return;
    for (size_t i = 0; i < sizeof scene / sizeof scene[0]; i++)
        paint_icon(frame, scene[i].name,
                   (Point){rect.x + rect.w / 2 + scene[i].x * size,
                           rect.y + (rect.h - size) / 2 + scene[i].y * size},
                   scene[i].size * size / frame->u, WHITE, .42f);
}

float page_line(Frame *frame, TextStyle style, Rect rect, const char *text)
{
    float x = style.align == ALIGN_LEFT    ? rect.x
              : style.align == ALIGN_RIGHT ? rect.x + rect.w
                                           : rect.x + rect.w / 2;
    Point at = {x, rect.y + rect.h / 2 + style.size * .33f * frame->u};
    return paint_text(frame, style, at, rect.w, text);
}

void page_sitter(Frame *frame, TextStyle style, Rect rect, const char *name, const char *face)
{
    enum { FACE = 26, GAP = 6 };
    float u = frame->u, side = fminf(FACE, rect.h / u);
    cut_right(&rect, face ? (side + GAP) * u : 0);
    float width = page_line(frame, style, rect, name);
    if (face)
        paint_icon(frame, face,
                   (Point){rect.x + width + (GAP + side / 2) * u, rect.y + rect.h / 2 - u}, side,
                   WHITE, 1);
}

void page_aside(Frame *frame, TextStyle style, Rect *line, float gap, const char *text)
{
    style.align = ALIGN_RIGHT;
    page_line(frame, style, *line, text);
    cut_right(line, text_width(frame, (FontId)style.font, style.size, text) + gap * frame->u);
}

void page_title(Frame *frame, float size, Rect rect, const char *text)
{
    Rect below = rect;
    below.y += size * .07f * frame->u;
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, size, 0x0A0603}, below, text);
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, size, FIRE_LIGHT}, rect, text);
}

float page_paragraph(Frame *frame, TextStyle style, Rect rect, const char *text)
{
    float leading = style.size * 1.2f;
    int lines = paint_lines(frame, style, leading,
                            (Point){rect.x, rect.y + style.size * .92f * frame->u}, rect.w, text);
    return (float)lines * leading * frame->u;
}

bool page_first_focus(Frame *frame, WidgetEvent event, const Input *input, WidgetId first)
{
    Widgets *widgets = frame->widgets;
    const Widget *field = widgets_field(widgets); /* which has no use for up and down itself */
    if (event.kind != WIDGET_NOTHING || input->kind != INPUT_KEY || input->key < KEY_LEFT ||
        input->key > KEY_DOWN)
        return false;
    if (!widgets->focus)
        widgets_focus(widgets, first, true);
    else if (field && (input->key == KEY_UP || input->key == KEY_DOWN))
        focus_towards(widgets, field, input->key);
    return true;
}

void page_copies(Frame *frame, Widget widget)
{
    float u = frame->u, line = fmaxf(1, roundf(1.3f * u));
    Rect rect = widget.rect;
    Rect sheet = {roundf(rect.x + rect.w - (PAGE_COPIES / 2 + 6) * u),
                  roundf(rect.y + rect.h / 2 - 8 * u), roundf(9 * u), roundf(12 * u)};
    if (widget.kind == WIDGET_SPOT && frame->widgets->hover == widget.id)
        draw_fill(frame->list, rect, rgba(FIRE, .18f));
    widget_put(frame, widget);
    for (int i = 0; i < 2; i++, sheet.x += 4 * u, sheet.y += 4 * u)
        paint_frame(frame, sheet, line,
                    widget.kind == WIDGET_SPOT ? rgba(INK_SOFT, 1) : rgba(CREAM, 1));
}

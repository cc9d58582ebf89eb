#include "view/kit/paint.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/utf8.h"
#include "view/kit/widget.h"
#include "view/words/names.h"
#include "view/words/tr.h"

#define LABEL_LEADING 1.06f /* between the lines of a label, for its size */

const char *const shape_names[COLOURS] = BY_COLOUR("shape");
const char *const meeple_names[COLOURS] = BY_COLOUR("meeple");
const char *const hunter_names[COLOURS] = BY_COLOUR("hunter");
const char *const hut_names[COLOURS] = BY_COLOUR("hut");

const char *const sitter_icons[SEAT_KINDS] = {[SEAT_HUMAN] = "person",
                                              [SEAT_AI_EASY] = "face-cub",
                                              [SEAT_AI_GATHERER] = "face-gatherer",
                                              [SEAT_AI_FISHER] = "face-fisher",
                                              [SEAT_AI_NORMAL] = "face-hunter",
                                              [SEAT_AI_SHAMAN] = "face-shaman",
                                              [SEAT_AI_HARD] = "face-elder",
                                              [SEAT_AI_AUROCHS] = "face-aurochs"};

Rect rect_inset(Rect rect, float by)
{
    return (Rect){rect.x + by, rect.y + by, rect.w - 2 * by, rect.h - 2 * by};
}

Rect rect_union(Rect a, Rect b)
{
    float x = fminf(a.x, b.x), y = fminf(a.y, b.y);
    return (Rect){x, y, fmaxf(a.x + a.w, b.x + b.w) - x, fmaxf(a.y + a.h, b.y + b.h) - y};
}

Rect rect_both(Rect a, Rect b)
{
    float x = fmaxf(a.x, b.x), y = fmaxf(a.y, b.y);
    return (Rect){x, y, fmaxf(0, fminf(a.x + a.w, b.x + b.w) - x),
                  fmaxf(0, fminf(a.y + a.h, b.y + b.h) - y)};
}

Point rect_middle(Rect rect)
{
    return (Point){rect.x + rect.w / 2, rect.y + rect.h / 2};
}

/* The font of a text: in a language whose letters the titles' font lacks all titles have another
 * one, but for numbers alone and the program's name. */
static FontId face_of(FontId font, const char *text)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    bool other = font == FONT_TITLE && language_facts[language_now()].lacks_titles &&
                 strpbrk(text, letters) && strcmp(text, "Aurochs") != 0;
    return other ? FONT_HEAVY : font;
}

static float bytes_width(const Frame *frame, FontId font, float pixels, const char *text,
                         size_t bytes)
{
    const TextMeter *meter = frame->meter;
    return meter->width(meter->context, face_of(font, text), pixels, text, bytes);
}

float text_width(const Frame *frame, FontId font, float size, const char *text)
{
    return bytes_width(frame, font, size * frame->u, text, strlen(text));
}

/* Bytes of the character at `text`; what is no UTF-8 counts as one byte. */
static size_t step(const char *text)
{
    size_t length = utf8_length(text, strlen(text));
    return length ? length : 1;
}

float paint_text(Frame *frame, TextStyle style, Point at, float most, const char *text)
{
    FontId font = face_of((FontId)style.font, text);
    float pixels = style.size * frame->u, width = text_width(frame, font, style.size, text);
    char cut[256];
    if (most > 0 && width > most) {
        static const char ellipsis[] = "\u2026";
        float room = most - bytes_width(frame, font, pixels, ellipsis, sizeof ellipsis - 1);
        size_t bytes = text_fitting(frame->meter, font, pixels, text, room);
        if (bytes > sizeof cut - sizeof ellipsis)
            bytes = utf8_whole(text, sizeof cut - sizeof ellipsis);
        snprintf(cut, sizeof cut, "%.*s%s", (int)bytes, text, ellipsis);
        text = cut;
        width = text_width(frame, font, style.size, text);
    }
    style.size = pixels;
    style.font = font;
    if (frame->list)
        draw_text(frame->list, style, (Point){roundf(at.x), roundf(at.y)}, text);
    return width;
}

size_t paint_unbroken(const char *text)
{
    size_t end = 0;
    for (;;) {
        size_t word = strcspn(text + end, " \n"), digits = strspn(text + end, "0123456789");
        end += word;
        if (word == 0 || digits < word || text[end] != ' ')
            return end;
        end++;
    }
}

/* Where a line ends that has no room for all that should not be broken: behind the number, or in
 * the word. */
static size_t broken_bytes(const Frame *frame, FontId font, float pixels, const char *text,
                           float most, size_t *skip)
{
    size_t word = strcspn(text, " \n");
    size_t end = word < paint_unbroken(text) ? word : 0;
    if (end > 0 && bytes_width(frame, font, pixels, text, end) <= most) {
        *skip = end + 1;
        return end;
    }
    end = text_fitting(frame->meter, face_of(font, text), pixels, text, most);
    *skip = end = end ? end : step(text);
    return end;
}

/* Bytes of the first line of `text` and, in `skip`, how many to pass to the next one. */
static size_t line_bytes(const Frame *frame, FontId font, float pixels, const char *text,
                         float most, size_t *skip)
{
    size_t end = 0;
    for (size_t at = 0;;) {
        size_t word = at + paint_unbroken(text + at);
        if (bytes_width(frame, font, pixels, text, word) > most)
            return end ? end : broken_bytes(frame, font, pixels, text, most, skip);
        end = word;
        *skip = text[word] ? word + 1 : word;
        if (text[word] != ' ')
            return end;
        at = word + 1;
    }
}

/* What a text comes to in lines. */
typedef struct Lines {
    int count;        /* 0 where a word, or a number with its noun, has no room in one */
    const char *last; /* the last of them */
    float width;      /* of the widest, pixels */
} Lines;

/* All lines of the text, or those up to its first '\n'. */
static Lines lines_of(const Frame *frame, TextStyle style, const char *text, float most,
                      bool paragraph)
{
    FontId font = (FontId)style.font;
    float pixels = style.size * frame->u;
    Lines lines = {0};
    for (bool goes_on = true; goes_on; lines.count++) {
        size_t skip, bytes = line_bytes(frame, font, pixels, text, most, &skip);
        float wide = bytes_width(frame, font, pixels, text, bytes);
        if (wide > most || bytes < paint_unbroken(text))
            return (Lines){0};
        lines.last = text;
        lines.width = fmaxf(lines.width, wide);
        goes_on = paragraph ? text[bytes] == ' ' : text[skip] != '\0';
        text += skip;
    }
    return lines;
}

/* Whether a line up to the end of the text, or to '\n', is no more than a short word. */
static bool is_lone(const char *line)
{
    enum { SHORT = 8 };
    size_t bytes = strcspn(line, " \n");
    int letters = 0;
    for (size_t i = 0; i < bytes; i++)
        letters += ((unsigned char)line[i] & 0xC0) != 0x80;
    return line[bytes] != ' ' && letters <= SHORT;
}

/* How wide the lines up to the next '\n' may be: where the last would be a short word alone, no
 * wider than they must be for as many lines. */
static float balanced(const Frame *frame, TextStyle style, const char *text, float most)
{
    Lines lines = lines_of(frame, style, text, most, true);
    if (lines.count < 2 || !is_lone(lines.last))
        return most;
    float least = most / 2;
    while (most - least > 1) {
        float width = (least + most) / 2;
        if (lines_of(frame, style, text, width, true).count == lines.count)
            most = width;
        else
            least = width;
    }
    return most;
}

int paint_lines(Frame *frame, TextStyle style, float leading, Point at, float most,
                const char *text)
{
    int count = 0;
    float pixels = style.size * frame->u, width = most;
    for (bool begins = true; *text;) {
        if (begins)
            width = balanced(frame, style, text, most);
        size_t skip, bytes = line_bytes(frame, (FontId)style.font, pixels, text, width, &skip);
        begins = text[bytes] == '\n';
        char line[512];
        utf8_print(line, sizeof line, "%.*s", (int)bytes, text);
        paint_text(frame, style, (Point){at.x, at.y + (float)count * leading * frame->u}, 0, line);
        text += skip;
        count++;
    }
    return count;
}

TextFit text_fit(const Frame *frame, TextStyle style, float width, float height, const char *text)
{
    static const struct {
        float size;
        int lines;
    } ways[] = {{1, 1},    {.9f, 1}, {1, 2},    {.9f, 2},  {.8f, 2},  {.8f, 3},
                {.72f, 2}, {.8f, 1}, {.72f, 3}, {.72f, 1}, {.64f, 2}, {.64f, 3}};
    TextFit fit = {.size = style.size, .lines = 1};
    fit.width = text_width(frame, (FontId)style.font, style.size, text);
    fit.whole = fit.width <= width;
    for (size_t i = 0; i < sizeof ways / sizeof *ways && !fit.whole; i++) {
        TextStyle smaller = style;
        smaller.size = style.size * ways[i].size;
        Lines lines = lines_of(frame, smaller, text, width, false);
        if (lines.count > 0 && lines.count <= ways[i].lines &&
            (lines.count == 1 ||
             (float)lines.count * smaller.size * LABEL_LEADING * frame->u <= height))
            fit = (TextFit){smaller.size, lines.count, lines.width, true};
    }
    return fit;
}

void paint_label(Frame *frame, TextStyle style, Rect rect, const char *text)
{
    TextFit fit = text_fit(frame, style, rect.w, rect.h, text);
    float leading = fit.size * LABEL_LEADING, u = frame->u;
    Point at = {style.align == ALIGN_LEFT    ? rect.x
                : style.align == ALIGN_RIGHT ? rect.x + rect.w
                                             : rect.x + rect.w / 2,
                rect.y + rect.h / 2 + fit.size * .33f * u};
    style.size = fit.size;
    at.y -= (float)(fit.lines - 1) * leading * u / 2;
    if (fit.lines > 1)
        paint_lines(frame, style, leading, at, rect.w, text);
    else
        paint_text(frame, style, at, rect.w, text);
}

/* What the patch covers when it frames `rect`. */
static Rect reach_of(const Frame *frame, const char *name, Rect rect, bool mirrored)
{
    const Atlas *atlas = frame->atlas;
    int index = atlas_patch(atlas, name);
    if (index < 0)
        return rect;
    const AtlasPatch *patch = &atlas->patches[index];
    float pixel = 100 * frame->u / (float)patch->scale; /* output pixels for one of the patch */
    rect.x -= (float)patch->reach[mirrored ? 2 : 0] * pixel;
    rect.y -= (float)patch->reach[1] * pixel;
    rect.w += (float)(patch->reach[0] + patch->reach[2]) * pixel;
    rect.h += (float)(patch->reach[1] + patch->reach[3]) * pixel;
    return rect;
}

void paint_patch(Frame *frame, const char *name, Rect rect, float alpha)
{
    draw_patch(frame->list, name, reach_of(frame, name, rect, false), frame->u, alpha, false);
}

void paint_patch_towards(Frame *frame, const char *name, Rect rect, bool mirrored)
{
    draw_patch(frame->list, name, reach_of(frame, name, rect, mirrored), frame->u, 1, mirrored);
}

void paint_card(Frame *frame, Rect rect)
{
    float u = frame->u;
    draw_texture(frame->list, "parchment", rect_inset(rect, 10 * u), u, rgba(0xFFFFFF, 1));
    paint_patch(frame, "card", rect, 1);
}

void paint_icon(Frame *frame, const char *name, Point middle, float size, uint32_t rgb, float alpha)
{
    float side = roundf(size * frame->u);
    draw_icon(frame->list, name,
              (Rect){roundf(middle.x - side / 2), roundf(middle.y - side / 2), side, side},
              rgba(rgb, alpha));
}

void paint_figure(Frame *frame, const char *name, Point middle, float tile)
{
    const Atlas *atlas = frame->atlas;
    int index = atlas_sprite(atlas, name);
    if (index < 0 || atlas->sprites[index].cut[0].page < 0)
        return;
    const AtlasCut *cut = &atlas->sprites[index].cut[0];
    float pixels = tile * frame->u, scale = pixels / (float)atlas_levels[0];
    Point at = {middle.x + (cut->pivot_x - (float)cut->w / 2) * scale,
                middle.y + (cut->pivot_y - (float)cut->h / 2) * scale};
    draw_sprite(frame->list, name, at, pixels, false, rgba(0xFFFFFF, 1));
}

float paint_figure_width(const Frame *frame, const char *name, float tile)
{
    const Atlas *atlas = frame->atlas;
    int index = atlas_sprite(atlas, name);
    return index < 0 ? 0 : tile * (float)atlas->sprites[index].cut[0].w / (float)atlas_levels[0];
}

float paint_keycap(Frame *frame, Point at, const char *key, bool on_paper)
{
    float u = frame->u, width = text_width(frame, FONT_HEAVY, 14, key) + 12 * u;
    if (width < 20 * u)
        width = 20 * u;
    if (frame->list) {
        Rect cap = {roundf(at.x), roundf(at.y - 15 * u), roundf(width), roundf(21 * u)};
        paint_patch(frame, on_paper ? "keycap-paper" : "keycap", cap, 1);
        paint_text(frame, (TextStyle){FONT_HEAVY, ALIGN_CENTRE, 14, on_paper ? INK : CREAM},
                   (Point){cap.x + cap.w / 2, at.y}, 0, key);
    }
    return width;
}

void circle_points(Point middle, float radius, Point points[CIRCLE_POINTS])
{
    for (int i = 0; i < CIRCLE_POINTS; i++) {
        float turn = (float)i * 6.2831853f / (CIRCLE_POINTS - 1);
        points[i] = (Point){middle.x + radius * cosf(turn), middle.y + radius * sinf(turn)};
    }
}

void paint_disc(Frame *frame, Point middle, float radius, uint32_t rgb)
{
    Point disc[CIRCLE_POINTS];
    circle_points(middle, radius, disc);
    draw_polygon(frame->list, disc, CIRCLE_POINTS, rgba(rgb, 1));
}

void paint_ring(Frame *frame, Point middle, float radius, float width, uint32_t rgb)
{
    Point ring[CIRCLE_POINTS];
    circle_points(middle, radius, ring);
    draw_line(frame->list, ring, CIRCLE_POINTS, (width + 3) * frame->u, 0, rgba(0x1A0804, .65f));
    draw_line(frame->list, ring, CIRCLE_POINTS, width * frame->u, 0, rgba(rgb, 1));
}

void paint_open_sign(Frame *frame, Point middle, float scale, Rgba colour)
{
    float u = frame->u * scale;
    Point ring[CIRCLE_POINTS];
    circle_points(middle, 6 * u, ring);
    draw_line(frame->list, ring, CIRCLE_POINTS, 2 * u, 4 * u, colour);
}

void paint_brush_ring(Frame *frame, Point middle, Point radius)
{
    enum { POINTS = 72, HAIRS = 5, WIDTH = 7 };
    const float from = -1.05f, all = 6.1f; /* radians, clockwise from the right */
    Point points[POINTS];
    float u = frame->u;
    for (int hair = -2; hair < HAIRS; hair++) { /* the shade, the body, then single hairs over it */
        float apart = hair < 0 ? 0 : ((float)hair - (HAIRS - 1) / 2.f) * WIDTH / HAIRS * u;
        int dry = hair < 0 ? POINTS : 5 + 3 * ((hair * 7 + 3) % 4),
            skip = hair < 0 ? 0 : 1 + hair % 3;
        for (int i = 0; i < POINTS; i++) {
            float t = (float)i / (POINTS - 1), angle = from + all * t;
            float stray = 1 + .016f * sinf(angle * 3 + 1) + .006f * sinf(angle * 19);
            points[i] = (Point){middle.x + (radius.x * stray + apart) * cosf(angle),
                                middle.y + (radius.y * stray + apart) * sinf(angle)};
        }
        float width = hair == -2 ? WIDTH + 5 : hair == -1 ? WIDTH : 1.5f;
        Rgba colour = hair == -2   ? rgba(0x140804, .6f)
                      : hair == -1 ? rgba(0xE8862A, 1)
                                   : rgba(hair > 2 ? 0xFFC766 : 0xC45E14, .75f);
        for (int i = 0; i < POINTS - 1; i += dry + skip)
            draw_line(frame->list, points + i, (size_t)(i + dry < POINTS ? dry : POINTS - i),
                      width * u, 0, colour);
    }
}

void paint_glow(Frame *frame, Point middle, float reach, Rgba colour)
{
    enum { RINGS = 24 }; /* so many that none of their edges is seen */
    Point circle[CIRCLE_POINTS];
    colour.a = (uint8_t)(2 * colour.a / RINGS);
    for (int ring = 0; ring < RINGS; ring++) {
        circle_points(middle, reach * (1 - powf((float)ring / RINGS, .6f)), circle);
        draw_polygon(frame->list, circle, CIRCLE_POINTS, colour);
    }
}

void paint_dashed(Frame *frame, Rect rect, float width, float dash, Rgba colour)
{
    Point corners[] = {{rect.x, rect.y},
                       {rect.x + rect.w, rect.y},
                       {rect.x + rect.w, rect.y + rect.h},
                       {rect.x, rect.y + rect.h},
                       {rect.x, rect.y}};
    draw_line(frame->list, corners, 5, width, dash, colour);
}

void paint_frame(Frame *frame, Rect rect, float width, Rgba colour)
{
    paint_dashed(frame, rect, width, 0, colour);
}

void paint_rule(Frame *frame, float x, float y, float width, uint32_t rgb, float alpha)
{
    float thick = fmaxf(1, roundf(frame->u));
    draw_fill(frame->list, (Rect){roundf(x), roundf(y), roundf(width), thick}, rgba(rgb, alpha));
}

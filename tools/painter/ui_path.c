/* Curves are cut into short lines, the lines moved by the hand's wobble, and the polygon summed up
 * over SUBLINES lines a pixel row, each with its exact horizontal share of every pixel. A stroke is
 * filled as the union of its segments and of a disc at each point, which gives round ends and
 * joins. */
#include "ui_path.h"

#include "noise.h"
#include "play/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SUBLINES = 8, CURVE_STEPS = 24, DISC_SIDES = 20, MAX_CROSSINGS = 4096 };

/* Polylines: contour i reaches from point starts[i] up to starts[i + 1]. */
typedef struct Outline {
    int points, contours, point_room, contour_room;
    Vec2 *at;
    int *starts;
    bool *closed;
} Outline;

typedef struct Crossing {
    float x;
    int winding;
} Crossing;

static void outline_free(Outline *outline)
{
    free(outline->at);
    free(outline->starts);
    free(outline->closed);
}

static void *grown(void *block, int *room, size_t size)
{
    *room = *room ? *room * 2 : 64;
    block = realloc(block, (size_t)*room * size);
    if (!block) {
        fprintf(stderr, "aurochs-paint: out of memory\n");
        exit(1);
    }
    return block;
}

static void outline_begin(Outline *outline)
{
    if (outline->contours + 1 >= outline->contour_room) {
        int room = outline->contour_room;
        outline->starts = grown(outline->starts, &room, sizeof(int));
        outline->closed = grown(outline->closed, &outline->contour_room, sizeof(bool));
    }
    outline->starts[outline->contours] = outline->points;
    outline->closed[outline->contours++] = false;
    outline->starts[outline->contours] = outline->points;
}

static void outline_add(Outline *outline, Vec2 point)
{
    if (outline->points == outline->point_room)
        outline->at = grown(outline->at, &outline->point_room, sizeof(Vec2));
    outline->at[outline->points++] = point;
    outline->starts[outline->contours] = outline->points;
}

/* Lines are cut up too, so that the wobble bends them. */
static void outline_line(Outline *outline, Vec2 from, Vec2 to, float step)
{
    int count = (int)ceilf(vec2_distance(from, to) / step);
    for (int i = 1; i <= count; i++)
        outline_add(outline, vec2_mix(from, to, (float)i / (float)count));
}

static void outline_curve(Outline *outline, const Vec2 c[4])
{
    for (int i = 1; i <= CURVE_STEPS; i++) {
        float t = (float)i / CURVE_STEPS;
        Vec2 a = vec2_mix(c[0], c[1], t), b = vec2_mix(c[1], c[2], t), d = vec2_mix(c[2], c[3], t);
        outline_add(outline, vec2_mix(vec2_mix(a, b, t), vec2_mix(b, d, t), t));
    }
}

static void outline_disc(Outline *outline, Vec2 middle, float radius, int sides)
{
    outline_begin(outline);
    for (int i = 0; i < sides; i++) {
        float angle = 2 * PI * (float)i / (float)sides;
        outline_add(outline, vec2_add(middle, vec2_scale(vec2(cosf(angle), sinf(angle)), radius)));
    }
    outline->closed[outline->contours - 1] = true;
}

static void outline_close(Outline *outline, float step)
{
    int contour = outline->contours - 1;
    if (contour < 0 || outline->closed[contour] || outline->points == outline->starts[contour])
        return;
    outline_line(outline, outline->at[outline->points - 1], outline->at[outline->starts[contour]],
                 step);
    outline->closed[contour] = true;
}

static float read_number(const char **text)
{
    while (**text == ' ' || **text == ',')
        ++*text;
    char *end;
    float number = strtof(*text, &end);
    if (end == *text) {
        terminal_line(stderr, "aurochs-paint: a path wants a number at \"%.20s\"", *text);
        exit(1);
    }
    *text = end;
    return number;
}

static Vec2 read_point(const char **text, Vec2 base)
{
    float x = read_number(text), y = read_number(text);
    return vec2(base.x + x, base.y + y);
}

/* Where a line leads: L, H along, V down. */
static Vec2 read_end(const char **text, int command, Vec2 base, Vec2 pen)
{
    if (command == 'H')
        return vec2(base.x + read_number(text), pen.y);
    if (command == 'V')
        return vec2(pen.x, base.y + read_number(text));
    return read_point(text, base);
}

static Outline path_read(const char *text, float step)
{
    Outline outline = {0};
    Vec2 pen = {0}, first = {0};
    char command = 0;
    while (*text) {
        if (*text == ' ' || *text == ',') {
            text++;
            continue;
        }
        if (strchr("MLHVCQZOmlhvcqz", *text))
            command = *text++;
        Vec2 base = command >= 'a' ? pen : vec2(0, 0);
        Vec2 c[4] = {pen};
        switch (command & ~32) {
        case 'M':
            first = pen = read_point(&text, base);
            outline_begin(&outline);
            outline_add(&outline, pen);
            command = command == 'M' ? 'L' : 'l';
            break;
        case 'L':
        case 'H':
        case 'V':
            c[1] = read_end(&text, command & ~32, base, pen);
            outline_line(&outline, pen, c[1], step);
            pen = c[1];
            break;
        case 'C':
            for (int i = 1; i < 4; i++)
                c[i] = read_point(&text, base);
            outline_curve(&outline, c);
            pen = c[3];
            break;
        case 'Q': {
            Vec2 control = read_point(&text, base), end = read_point(&text, base);
            c[1] = vec2_mix(pen, control, 2.0f / 3);
            c[2] = vec2_mix(end, control, 2.0f / 3);
            c[3] = end;
            outline_curve(&outline, c);
            pen = end;
            break;
        }
        case 'O':
            pen = read_point(&text, base);
            outline_disc(&outline, pen, read_number(&text), 48);
            break;
        case 'Z':
            outline_close(&outline, step);
            pen = first;
            break;
        default:
            terminal_line(stderr, "aurochs-paint: unknown path command at \"%.20s\"", text);
            exit(1);
        }
    }
    return outline;
}

/* Two steady noises of the place move it; near places move alike, so shapes keep together. */
static Vec2 stray(Vec2 p, const Stand *stand)
{
    if (stand->wobble <= 0)
        return p;
    Vec2 cell = vec2_scale(p, stand->grain);
    float across = fbm2(cell.x + 40, cell.y + 40, stand->seed, 2) - 0.5f;
    float down = fbm2(cell.x + 90, cell.y + 10, stand->seed + 7, 2) - 0.5f;
    return vec2(p.x + across * 2 * stand->wobble, p.y + down * 2 * stand->wobble);
}

/* No drawing is turned today; but what going to the middle and back rounds away stands in the
 * pictures, which would be other bytes without it. */
static Vec2 placed(Vec2 p, const Stand *stand)
{
    p = vec2_sub(stray(p, stand), stand->middle);
    float c = cosf(stand->turn), s = sinf(stand->turn);
    p = vec2_add(vec2(p.x * c - p.y * s, p.x * s + p.y * c), stand->middle);
    return vec2(stand->x + p.x * stand->scale, stand->y + p.y * stand->scale);
}

static int by_x(const void *a, const void *b)
{
    float left = ((const Crossing *)a)->x, right = ((const Crossing *)b)->x;
    return left < right ? -1 : left > right;
}

static int crossings_at(const Outline *outline, float y, Crossing *found)
{
    int count = 0;
    for (int i = 0; i < outline->contours; i++) {
        int start = outline->starts[i], end = outline->starts[i + 1];
        for (int j = start; j < end; j++) {
            Vec2 a = outline->at[j], b = outline->at[j + 1 < end ? j + 1 : start];
            if ((a.y <= y) == (b.y <= y) || count == MAX_CROSSINGS)
                continue;
            found[count].x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y);
            found[count++].winding = a.y < b.y ? 1 : -1;
        }
    }
    qsort(found, (size_t)count, sizeof *found, by_x);
    return count;
}

static void span_add(float *row, int w, float from, float to)
{
    from = clampf(from, 0, (float)w);
    to = clampf(to, 0, (float)w);
    for (int x = (int)from; x < w && (float)x < to; x++)
        row[x] += (fminf(to, (float)x + 1) - fmaxf(from, (float)x)) / SUBLINES;
}

static Plane outline_fill(const Outline *outline, int w, int h, PathRule rule)
{
    Plane plane = plane_new(w, h);
    Crossing *found = memory_new(MAX_CROSSINGS, sizeof *found);
    for (int line = 0; line < h * SUBLINES; line++) {
        int count = crossings_at(outline, ((float)line + 0.5f) / SUBLINES, found), winding = 0;
        for (int i = 0; i + 1 < count; i++) {
            winding += found[i].winding;
            if (rule == RULE_EVEN_ODD ? i % 2 == 0 : winding != 0)
                span_add(plane_at(&plane, 0, line / SUBLINES), w, found[i].x, found[i + 1].x);
        }
    }
    free(found);
    for (size_t i = 0; i < (size_t)w * (size_t)h; i++)
        plane.values[i] = saturate(plane.values[i]);
    return plane;
}

static float step_of(const Stand *stand)
{
    return stand->wobble > 0 ? 6 / stand->scale : 1e6f;
}

Plane path_fill(const char *path, int w, int h, const Stand *stand, PathRule rule)
{
    Outline outline = path_read(path, step_of(stand));
    for (int i = 0; i < outline.points; i++)
        outline.at[i] = placed(outline.at[i], stand);
    Plane plane = outline_fill(&outline, w, h, rule);
    outline_free(&outline);
    return plane;
}

/* All parts turn the same way, so that where they lie over each other nothing cancels out. */
static void stroke_piece(Outline *out, Vec2 a, Vec2 b, float ra, float rb)
{
    Vec2 along = vec2_normalize(vec2_sub(b, a)), side = vec2(-along.y, along.x);
    outline_begin(out);
    outline_add(out, vec2_sub(a, vec2_scale(side, ra)));
    outline_add(out, vec2_sub(b, vec2_scale(side, rb)));
    outline_add(out, vec2_add(b, vec2_scale(side, rb)));
    outline_add(out, vec2_add(a, vec2_scale(side, ra)));
}

Plane path_stroke(const char *path, int w, int h, const Stand *stand, float width)
{
    Outline line = path_read(path, step_of(stand)), out = {0};
    for (int i = 0; i < line.contours; i++) {
        int start = line.starts[i], end = line.starts[i + 1];
        Vec2 last = {0};
        float last_radius = 0;
        for (int j = start; j < end + (line.closed[i] ? 1 : 0); j++) {
            Vec2 raw = line.at[j < end ? j : start];
            float press =
                noise2(raw.x * stand->grain, raw.y * stand->grain, stand->seed + 3) - 0.5f;
            float thick = width + 1.6f * stand->wobble * press;
            float radius = thick * stand->scale / 2;
            Vec2 point = placed(raw, stand);
            outline_disc(&out, point, radius, DISC_SIDES);
            if (j > start)
                stroke_piece(&out, last, point, last_radius, radius);
            last = point;
            last_radius = radius;
        }
    }
    Plane plane = outline_fill(&out, w, h, RULE_NONZERO);
    outline_free(&line);
    outline_free(&out);
    return plane;
}

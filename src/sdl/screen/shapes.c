/* A line covers a pixel by the distance to its nearest piece: joins and ends are round, and nothing
 * is drawn twice where pieces meet. A polygon covers a pixel by the exact area, summed along the
 * row as font rasterisers do. Lines are cut into blocks, of which empty ones take no memory.
 * Pictures have their colour painted in, and those of lines their alpha: a software renderer is
 * slow at tinting. Points are kept to a sixteenth of a pixel and relative to the shape's left top,
 * so that a shape that moves with the camera is found again. */
#include "shapes.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    BLOCK = 64,
    GRAIN = 16,
    PIECE = 48 /* pixels of a line at once: keeps the box round a slanting piece small */
};

typedef struct Shape {
    Point *points; /* relative to (x, y) */
    size_t count;
    int x, y, w, h;
} Shape;

static float grain(float value)
{
    return floorf(value * GRAIN + .5f) / GRAIN;
}

/* Copies the points, with a margin of so many pixels round them. False when memory is out. */
static bool shape_make(Shape *shape, const Point *points, size_t count, float margin)
{
    float left = 1e9f, top = 1e9f, right = -1e9f, bottom = -1e9f;
    shape->points = malloc(count * sizeof *shape->points);
    if (!shape->points)
        return false;
    for (size_t i = 0; i < count; i++) {
        Point p = {grain(points[i].x), grain(points[i].y)};
        shape->points[i] = p;
        left = fminf(left, p.x);
        right = fmaxf(right, p.x);
        top = fminf(top, p.y);
        bottom = fmaxf(bottom, p.y);
    }
    shape->count = count;
    shape->x = (int)floorf(left - margin);
    shape->y = (int)floorf(top - margin);
    shape->w = (int)ceilf(right + margin) - shape->x;
    shape->h = (int)ceilf(bottom + margin) - shape->y;
    for (size_t i = 0; i < count; i++) {
        shape->points[i].x -= (float)shape->x;
        shape->points[i].y -= (float)shape->y;
    }
    return shape->w > 0 && shape->h > 0;
}

static uint64_t shape_key(const Shape *shape, const char *name, Rgba colour)
{
    uint64_t key = hash_bytes(hash_name(HASH_START, name), shape->points,
                              shape->count * sizeof *shape->points);
    return hash_bytes(key, &colour, sizeof colour);
}

static void cover(Pixels *pixels, int x, int y, float share)
{
    uint32_t alpha = share >= 1 ? 255 : (uint32_t)(share * 255 + .5f);
    uint32_t *at = &pixels->at[(ptrdiff_t)y * pixels->w + x];
    if (alpha > *at >> 24)
        *at = alpha * 0x01010101u;
}

/* One straight piece of a line, in the block's pixels. */
static void cover_piece(Pixels *block, Point a, Point b, float half)
{
    float reach = half + 1, dx = b.x - a.x, dy = b.y - a.y, square = dx * dx + dy * dy;
    int left = (int)fmaxf(0, floorf(fminf(a.x, b.x) - reach));
    int right = (int)fminf((float)block->w - 1, ceilf(fmaxf(a.x, b.x) + reach));
    int top = (int)fmaxf(0, floorf(fminf(a.y, b.y) - reach));
    int bottom = (int)fminf((float)block->h - 1, ceilf(fmaxf(a.y, b.y) + reach));
    for (int y = top; y <= bottom; y++) {
        for (int x = left; x <= right; x++) {
            float px = (float)x + .5f - a.x, py = (float)y + .5f - a.y;
            float t = square > 0 ? (px * dx + py * dy) / square : 0;
            t = t < 0 ? 0 : t > 1 ? 1 : t;
            px -= t * dx;
            py -= t * dy;
            float share = half + .5f - sqrtf(px * px + py * py);
            if (share > 0)
                cover(block, x, y, share < 2 * half ? share : 2 * half);
        }
    }
}

static Point between(Point a, Point b, float t)
{
    return (Point){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

/* Covers the block at (left, top) of the shape. */
static void cover_line(Pixels *block, const Shape *shape, int left, int top, Stroke stroke)
{
    float walked = 0, half = stroke.width / 2, dash = stroke.dash;
    for (size_t i = 0; i < shape->count; i++) {
        Point a = shape->points[i], b = i + 1 < shape->count ? shape->points[i + 1] : a;
        if (i + 1 == shape->count && i > 0)
            break;
        float length = hypotf(b.x - a.x, b.y - a.y);
        for (float done = 0; done <= length;) {
            float end = fminf(length, done + PIECE);
            bool gap = false;
            if (dash > 0) {
                float phase = fmodf(walked + done, 2 * dash);
                gap = phase >= dash;
                end = fminf(end, done + fmaxf(.25f, (gap ? 2 * dash : dash) - phase));
            }
            Point from = between(a, b, length > 0 ? done / length : 0);
            Point to = between(a, b, length > 0 ? end / length : 0);
            from = (Point){from.x - (float)left, from.y - (float)top};
            to = (Point){to.x - (float)left, to.y - (float)top};
            if (!gap)
                cover_piece(block, from, to, half);
            if (end >= length)
                break;
            done = end;
        }
        walked += length;
    }
}

void shapes_line(Screen *screen, const Point *points, size_t count, Stroke stroke)
{
    Shape shape = {0};
    if (count > 0 && stroke.width > 0 && stroke.colour.a &&
        shape_make(&shape, points, count, stroke.width / 2 + 1)) {
        uint64_t whole = hash_float(
            hash_float(shape_key(&shape, "line", stroke.colour), stroke.width), stroke.dash);
        for (int top = 0; top < shape.h; top += BLOCK) {
            for (int left = 0; left < shape.w; left += BLOCK) {
                uint64_t key = hash_pair(whole, left, top);
                const Picture *picture = pictures_find(screen->pictures, key);
                Pixels block;
                int w = shape.w - left < BLOCK ? shape.w - left : BLOCK;
                int h = shape.h - top < BLOCK ? shape.h - top : BLOCK;
                if (!picture && pixels_make(&block, w, h)) {
                    cover_line(&block, &shape, left, top, stroke);
                    pixels_tint(&block, stroke.colour);
                    pixels_drop_empty(&block);
                    picture = pictures_add(screen->pictures, key, &block, 0, 0);
                }
                output_put(&screen->output, picture, shape.x + left, shape.y + top,
                           (Rgba){255, 255, 255, 255});
            }
        }
    }
    free(shape.points);
}

/* Adds the area right of the edge from a to b: each pixel on it gets its own part, and the one
 * after that the rest, which is summed along the row later. `sums` has w + 2 floats a row. */
static void take_edge(float *sums, int w, int h, Point a, Point b)
{
    float sign = 1;
    if (a.y == b.y)
        return;
    if (a.y > b.y) {
        Point swap = a;
        a = b;
        b = swap;
        sign = -1;
    }
    float slope = (b.x - a.x) / (b.y - a.y);
    for (int y = (int)fmaxf(0, floorf(a.y)); y < h && (float)y < b.y; y++) {
        float upper = fmaxf(a.y, (float)y), lower = fminf(b.y, (float)y + 1);
        float x0 = a.x + (upper - a.y) * slope, x1 = a.x + (lower - a.y) * slope;
        float height = sign * (lower - upper), low = fminf(x0, x1), high = fmaxf(x0, x1);
        float *row = sums + (ptrdiff_t)y * (w + 2);
        int first = (int)floorf(low), last = (int)floorf(high);
        for (int x = first; x <= last && x < w; x++) {
            float from = fmaxf(low, (float)x), to = fminf(high, (float)x + 1);
            float part = high > low ? height * (to - from) / (high - low) : height;
            float right = (float)x + 1 - (from + to) / 2; /* share of the pixel right of the edge */
            row[x] += part * right;
            row[x + 1] += part * (1 - right);
        }
    }
}

static bool make_polygon(Pixels *pixels, const Shape *shape)
{
    float *sums = calloc((size_t)(shape->w + 2) * (size_t)shape->h, sizeof *sums);
    *pixels = (Pixels){0};
    if (!sums || !pixels_make(pixels, shape->w, shape->h)) {
        free(sums);
        return false;
    }
    for (size_t i = 0; i < shape->count; i++)
        take_edge(sums, shape->w, shape->h, shape->points[i],
                  shape->points[(i + 1) % shape->count]);
    for (int y = 0; y < shape->h; y++) {
        float sum = 0;
        for (int x = 0; x < shape->w; x++) {
            sum += sums[(ptrdiff_t)y * (shape->w + 2) + x];
            cover(pixels, x, y, fabsf(sum));
        }
    }
    free(sums);
    return true;
}

void shapes_polygon(Screen *screen, const Point *points, size_t count, Rgba colour)
{
    Shape shape = {0};
    if (count > 2 && colour.a && shape_make(&shape, points, count, 1)) {
        Rgba solid = {colour.r, colour.g, colour.b, 255};
        uint64_t key = shape_key(&shape, "polygon", solid);
        const Picture *picture = pictures_find(screen->pictures, key);
        Pixels pixels;
        if (!picture && make_polygon(&pixels, &shape)) {
            pixels_tint(&pixels, solid);
            picture = pictures_add(screen->pictures, key, &pixels, 0, 0);
        }
        output_put(&screen->output, picture, shape.x, shape.y, (Rgba){255, 255, 255, colour.a});
    }
    free(shape.points);
}

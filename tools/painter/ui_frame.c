#include "ui_frame.h"

#include <stdlib.h>

/* Distance of (x, y) from the middle of a box of half size (w, h) with rounded corners. */
static float box_distance(float x, float y, float w, float h, float radius)
{
    float dx = x - w + radius, dy = y - h + radius;
    float outside = vec2_length(vec2(fmaxf(dx, 0), fmaxf(dy, 0)));
    return outside + fminf(fmaxf(dx, dy), 0) - radius;
}

static int wrapped(int i, int period)
{
    return (i % period + period) % period;
}

Frame frame_new(FrameShape shape)
{
    int w = shape.middle_w + 2 * shape.border_x, h = shape.middle_h + 2 * shape.border_y;
    Frame frame = {shape, image_new(w, h), plane_new(w, h)};
    int cells_x = shape.middle_w / 40 + 1, cells_y = shape.middle_h / 40 + 1;
    float *edges[4] = {edge_noise(shape.middle_w, cells_x, shape.seed),
                       edge_noise(shape.middle_w, cells_x, shape.seed + 30),
                       edge_noise(shape.middle_h, cells_y, shape.seed + 60),
                       edge_noise(shape.middle_h, cells_y, shape.seed + 90)};
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            float across = (float)x + 0.5f - (float)w / 2, down = (float)y + 0.5f - (float)h / 2;
            int column = wrapped(x - shape.border_x, shape.middle_w);
            int row = wrapped(y - shape.border_y, shape.middle_h);
            float stray_x = edges[across < 0 ? 2 : 3][row],
                  stray_y = edges[down < 0 ? 0 : 1][column];
            float half_w = (float)w / 2 - (float)shape.reach + stray_x * shape.stray;
            float half_h = (float)h / 2 - (float)shape.reach + stray_y * shape.stray;
            *plane_at(&frame.distance, x, y) =
                box_distance(fabsf(across), fabsf(down), half_w, half_h, shape.radius);
        }
    for (int i = 0; i < 4; i++)
        free(edges[i]);
    return frame;
}

/* Where y lies in the rectangle: 0 at its top, 1 at its bottom, 0.5 all along the part that
 * repeats. */
static float frame_down(const Frame *frame, int y)
{
    const FrameShape *s = &frame->shape;
    int band = s->border_y - s->reach, from_top = y - s->reach,
        from_bottom = frame->image.h - 1 - y - s->reach;
    if (y < s->border_y)
        return saturate((float)from_top / (float)band) * 0.5f;
    if (y >= s->border_y + s->middle_h)
        return 1 - saturate((float)from_bottom / (float)band) * 0.5f;
    return 0.5f;
}

void frame_shadow(Frame *frame, int radius, int drop, float alpha)
{
    Plane shadow = plane_new(frame->image.w, frame->image.h);
    for (int y = 0; y < shadow.h; y++)
        for (int x = 0; x < shadow.w; x++) {
            int from = y - drop < 0 ? 0 : y - drop;
            *plane_at(&shadow, x, y) = *plane_at(&frame->distance, x, from) < 0;
        }
    plane_blur(&shadow, radius, false);
    for (size_t i = 0; i < (size_t)shadow.w * (size_t)shadow.h; i++)
        pixel_over(frame->image.pixels + 4 * i, colour(0x0A0603), shadow.values[i] * alpha);
    plane_free(&shadow);
}

/* How much of a pixel lies inside an edge `distance` px away. */
static float inside(float distance)
{
    return saturate(0.5f - distance);
}

void frame_fill(Frame *frame, Vec3 top, Vec3 bottom, const Material *material, float alpha)
{
    const FrameShape *s = &frame->shape;
    Image texture = {0};
    if (material)
        texture = material_paint(material, s->middle_w, s->middle_h);
    for (int y = 0; y < frame->image.h; y++)
        for (int x = 0; x < frame->image.w; x++) {
            Vec3 tint = vec3_mix(top, bottom, frame_down(frame, y));
            if (material) {
                const float *grain = image_at(&texture, wrapped(x - s->border_x, s->middle_w),
                                              wrapped(y - s->border_y, s->middle_h));
                tint = vec3_mul(tint, vec3(grain[0], grain[1], grain[2]));
            }
            pixel_over(image_at(&frame->image, x, y), tint,
                       inside(*plane_at(&frame->distance, x, y)) * alpha);
        }
    if (material)
        image_free(&texture);
}

void frame_cover(Frame *frame, const Material *material, float fade)
{
    const FrameShape *s = &frame->shape;
    Image texture = material_paint(material, s->middle_w, s->middle_h);
    for (int y = 0; y < frame->image.h; y++)
        for (int x = 0; x < frame->image.w; x++) {
            const float *grain = image_at(&texture, wrapped(x - s->border_x, s->middle_w),
                                          wrapped(y - s->border_y, s->middle_h));
            float distance = *plane_at(&frame->distance, x, y);
            float alpha = inside(distance);
            float *pixel = image_at(&frame->image, x, y);
            if (fade > 0) {
                alpha *= smooth_step(-fade, -fade + 11, distance);
                for (int k = 0; k < 4; k++)
                    pixel[k] *=
                        smooth_step(-4, -1, distance); /* no shadow on the fill that lies below */
            }
            pixel_over(pixel, vec3(grain[0], grain[1], grain[2]), alpha);
        }
    image_free(&texture);
}

void frame_line(Frame *frame, Band band, Vec3 tint, float alpha, int lit)
{
    for (int y = 0; y < frame->image.h; y++)
        for (int x = 0; x < frame->image.w; x++) {
            float distance = *plane_at(&frame->distance, x, y);
            float share = saturate((distance - band.near) / band.soft + 0.5f) *
                          saturate((band.far - distance) / band.soft + 0.5f);
            if (lit) {
                float down = frame_down(frame, y),
                      across = (float)x < (float)frame->shape.border_x * 0.6f ? 0.3f : 0;
                float side = lit < 0 ? 1 - 2 * down + across : 2 * down - 1;
                share *= saturate(side);
            }
            pixel_over(image_at(&frame->image, x, y), tint, share * alpha);
        }
}

void frame_finish(Frame *frame, UiBook *book, const char *name)
{
    const FrameShape *s = &frame->shape;
    book_add_patch(book, name, frame->image,
                   (Borders){s->border_x, s->border_y, s->border_x, s->border_y, s->reach, s->reach,
                             s->reach, s->reach});
    plane_free(&frame->distance);
}

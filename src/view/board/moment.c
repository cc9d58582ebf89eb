#include "view/board/moment.h"

#include <math.h>
#include <string.h>

#include "view/kit/paint.h"

#define PI 3.1415927f

enum { FADES = 8, POOLS = 7, RING_POINTS = 37 };

#define GROUND .46f /* how flat a circle on the ground is seen */

float moment_share(float time, float from, float to)
{
    float t = (time - from) / (to - from);
    return t < 0 ? 0 : t > 1 ? 1 : t;
}

float moment_ease(float t)
{
    return t * t * (3 - 2 * t);
}

float moment_fade(float alpha)
{
    return ceilf(alpha * FADES) / FADES;
}

float moment_chance(Cell cell, int index, int salt)
{
    uint32_t bits = (uint32_t)(cell.x * 73 + cell.y * 151 + index * 31 + salt * 17 + 4096);
    bits = (bits ^ bits >> 7) * 0x9E3779B1u;
    bits = (bits ^ bits >> 15) * 0x85EBCA77u;
    return (float)(bits >> 8) / 16777216.f;
}

Point moment_place(int rotation, const AtlasPut *put)
{
    int x, y;
    atlas_turn(rotation, put->x, put->y, &x, &y);
    return (Point){(float)x / ATLAS_UNIT, (float)y / ATLAS_UNIT};
}

bool moment_in_sight(const BoardView *board, Rect cell)
{
    float margin = cell.w / 2;
    return rect_overlap(rect_inset(cell, -margin), board->rect) > 0;
}

static uint8_t of_255(float light)
{
    return (uint8_t)(255 * (light < 0 ? 0 : light > 1 ? 1 : light) + .5f);
}

void moment_crest(float head, float half, uint8_t light[FLOW_STEPS])
{
    for (int step = 0; step < FLOW_STEPS; step++) {
        float off = ((float)step / (FLOW_STEPS - 1) - head) / half;
        light[step] = off <= -1 || off >= 1 ? 0 : of_255(.5f + .5f * cosf(PI * off));
    }
}

void moment_trail(float head, float half, uint8_t light[FLOW_STEPS])
{
    for (int step = 0; step < FLOW_STEPS; step++)
        light[step] = of_255((head - (float)step / (FLOW_STEPS - 1)) / half + 1);
}

void moment_flow(Frame *frame, const BoardView *board, const TableView *view, const Course *course,
                 const MomentLight *light)
{
    Flow flow;
    memcpy(flow.light, light->light, sizeof flow.light);
    for (int i = 0; light->colour.a > 0 && i < course->count; i++) {
        const CourseTile *tile = &course->tiles[i];
        Rect cell = course_cell(board, tile);
        BoardLight zones = {tile->seen, (uint8_t)light->style, tile->zones, light->colour, false};
        memcpy(flow.way, tile->way, sizeof flow.way);
        if (moment_in_sight(board, cell))
            draw_flow(frame->list, view->edition->rules.id, &zones, cell, &flow);
    }
}

void moment_spark(Frame *frame, Point at, float reach, float alpha)
{
    Point star[8];
    at = (Point){roundf(at.x), roundf(at.y)};
    reach = roundf(reach);
    for (int i = 0; i < 8; i++) {
        float far = i % 2 ? .2f * reach : i % 4 ? reach * .7f : reach;
        star[i] =
            (Point){at.x + far * sinf((float)i * PI / 4), at.y + far * cosf((float)i * PI / 4)};
    }
    draw_polygon(frame->list, star, 8, rgba(WHITE, alpha));
}

void moment_dot(Frame *frame, Point at, float radius, uint32_t rgb, float alpha)
{
    Point circle[CIRCLE_POINTS];
    circle_points((Point){roundf(at.x), roundf(at.y)}, roundf(2 * radius) / 2, circle);
    draw_polygon(frame->list, circle, CIRCLE_POINTS, rgba(rgb, alpha < 0 ? 0 : alpha));
}

static void ellipse(Point middle, float radius, float flat, Point points[RING_POINTS])
{
    for (int i = 0; i < RING_POINTS; i++) {
        float turn = 2 * PI * (float)i / (RING_POINTS - 1);
        points[i] = (Point){middle.x + radius * cosf(turn), middle.y + flat * radius * sinf(turn)};
    }
}

void moment_pool(Frame *frame, Point at, float radius, float flat, Rgba colour)
{
    Point points[RING_POINTS];
    at = (Point){roundf(at.x), roundf(at.y)};
    colour.a = (uint8_t)((float)colour.a * 1.6f / POOLS);
    for (int i = POOLS; i > 0; i--) {
        ellipse(at, roundf(radius * (float)i / POOLS), flat, points);
        draw_polygon(frame->list, points, RING_POINTS, colour);
    }
}

void moment_ring(Frame *frame, Point at, float radius, float width, Rgba colour)
{
    Point points[RING_POINTS];
    if (radius < 1 || colour.a == 0)
        return;
    ellipse((Point){roundf(at.x), roundf(at.y)}, radius, GROUND, points);
    draw_line(frame->list, points, RING_POINTS, width, 0, colour);
}

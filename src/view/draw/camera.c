#include "view/draw/camera.h"

#include <math.h>

#define GLIDE_SECONDS .3

static float clampf(float value, float least, float most)
{
    return value < least ? least : value > most ? most : value;
}

/* A point or distance of the board as it is seen. */
static Point turned(int turn, float x, float y)
{
    switch (turn & 3) {
    case 1:
        return (Point){-y, x};
    case 2:
        return (Point){-x, -y};
    case 3:
        return (Point){y, -x};
    default:
        return (Point){x, y};
    }
}

bool camera_gliding(const Camera *camera, double now)
{
    return now < camera->began + GLIDE_SECONDS &&
           (camera->from_x != camera->x || camera->from_y != camera->y ||
            camera->from_tile != camera->tile);
}

/* Where the glide is, as a camera at rest. */
static Camera at_moment(const Camera *camera, double now)
{
    Camera there = *camera;
    if (camera_gliding(camera, now)) {
        float t = clampf((float)((now - camera->began) / GLIDE_SECONDS), 0, 1);
        t = 1 - (1 - t) * (1 - t) * (1 - t);
        there.tile = camera->from_tile * powf(camera->tile / camera->from_tile, t);
        there.x = camera->from_x + (camera->x - camera->from_x) * t;
        there.y = camera->from_y + (camera->y - camera->from_y) * t;
    }
    return there;
}

static void stop(Camera *camera, double now)
{
    *camera = at_moment(camera, now);
    camera_arrive(camera);
}

void camera_go(Camera *camera, Point to, float tile, double now, bool glide)
{
    stop(camera, now);
    camera->x = to.x;
    camera->y = to.y;
    camera->tile = tile;
    camera->spare = 0;
    if (!glide || !camera->placed)
        camera_arrive(camera);
    camera->began = now;
    camera->placed = true;
}

float camera_fitting_tile(const Camera *camera, Rect rect, Rect around, float most)
{
    if (camera->turn & 1)
        around = (Rect){around.x, around.y, around.h, around.w};
    return floorf(fminf(most, fminf(rect.w / around.w, rect.h / around.h)));
}

void camera_pan(Camera *camera, float dx, float dy, Rect bounds, double now)
{
    stop(camera, now);
    Point by = turned(-camera->turn, dx / camera->tile, dy / camera->tile);
    camera->x = clampf(camera->x - by.x, bounds.x, bounds.x + bounds.w);
    camera->y = clampf(camera->y - by.y, bounds.y, bounds.y + bounds.h);
    camera_arrive(camera);
    camera_take(camera);
}

void camera_zoom(Camera *camera, Rect rect, Point at, float factor, float u, double now)
{
    stop(camera, now);
    float wanted = (camera->tile + camera->spare) * factor;
    float tile = roundf(clampf(wanted, fminf(camera->tile, CAMERA_LEAST * u), CAMERA_MOST * u));
    Point from = turned(-camera->turn, at.x - (rect.x + rect.w / 2), at.y - (rect.y + rect.h / 2));
    Point to = {camera->x + from.x / camera->tile - from.x / tile,
                camera->y + from.y / camera->tile - from.y / tile};
    camera_go(camera, to, tile, now, false);
    camera->spare = clampf(wanted - tile, -.5f, .5f);
    camera->chosen = tile;
    camera_take(camera);
}

void camera_turn(Camera *camera, int by, double now)
{
    stop(camera, now);
    camera->hands++;
    camera->turn = (camera->turn + by) & 3;
}

void camera_arrive(Camera *camera)
{
    camera->from_x = camera->x;
    camera->from_y = camera->y;
    camera->from_tile = camera->tile;
}

void camera_recentre(Camera *camera, Point by, double now)
{
    Camera there = at_moment(camera, now);
    Point off = turned(-there.turn, by.x / there.tile, by.y / there.tile);
    camera->from_x = there.x + off.x;
    camera->from_y = there.y + off.y;
    camera->from_tile = there.tile;
    camera->began = now;
}

void camera_take(Camera *camera)
{
    camera->hands++;
    camera->whole = false;
    camera_own(camera, true);
}

bool camera_keeps(const Camera *camera, const Camera *then)
{
    return camera->x == then->x && camera->y == then->y && camera->tile == then->tile &&
           camera->hands == then->hands;
}

bool camera_come_back(Camera *camera, const Camera *then, double now, bool glide)
{
    if (then->tile <= 0 || camera->hands != then->hands)
        return false;
    camera_go(camera, (Point){then->x, then->y}, then->tile, now, glide);
    camera->chosen = then->chosen;
    camera->own = then->own;
    camera->led = then->led;
    return true;
}

void camera_own(Camera *camera, bool own)
{
    camera->own = own;
    camera->led = false;
}

void camera_lead(Camera *camera)
{
    camera->led |= !camera->own;
    camera->own = true;
}

void camera_led(Camera *camera)
{
    if (camera->led)
        camera_own(camera, false);
}

void camera_ask_whole(Camera *camera, bool whole)
{
    camera->chosen = 0;
    camera->whole = whole;
}

void camera_reset(Camera *camera, uint8_t turn)
{
    *camera = (Camera){.turn = turn};
}

BoardView camera_view(const Camera *camera, Rect rect, double now)
{
    Camera there = at_moment(camera, now);
    float tile = fmaxf(1, roundf(there.tile));
    Point middle = turned(there.turn, there.x, there.y);
    return (BoardView){.rect = rect,
                       .glides = camera_gliding(camera, now),
                       .tile = tile,
                       .turn = there.turn,
                       .origin = {roundf(rect.x + rect.w / 2 - middle.x * tile),
                                  roundf(rect.y + rect.h / 2 - middle.y * tile)}};
}

Point view_board_point(const BoardView *view, Point pixel)
{
    return turned(-view->turn, (pixel.x - view->origin.x) / view->tile,
                  (pixel.y - view->origin.y) / view->tile);
}

Point view_pixel(const BoardView *view, float x, float y)
{
    Point at = turned(view->turn, x, y);
    return (Point){view->origin.x + at.x * view->tile, view->origin.y + at.y * view->tile};
}

Rect view_rect(const BoardView *view, Rect board)
{
    Point a = view_pixel(view, board.x, board.y);
    Point b = view_pixel(view, board.x + board.w, board.y + board.h);
    return (Rect){fminf(a.x, b.x), fminf(a.y, b.y), fabsf(b.x - a.x), fabsf(b.y - a.y)};
}

Rect view_cell(const BoardView *view, int x, int y)
{
    return view_rect(view, (Rect){(float)x, (float)y, 1, 1});
}

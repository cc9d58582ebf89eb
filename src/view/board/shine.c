#include "view/board/shine.h"

#include <math.h>
#include <string.h>

#include "view/board/deeds.h"
#include "view/board/draw.h"
#include "view/board/gust.h"
#include "view/board/kindle.h"
#include "view/board/lakes.h"
#include "view/board/stream.h"
#include "view/kit/paint.h"

enum { HALO_RINGS = 9, HALO = 0xFFF0A8, EDGE = 0xFFE27A };

/* Zones of a tile that belong to the area and bear its menhir or gold. */
static bool bears_mark(const TableView *view, const Site *site, Lit lit)
{
    uint16_t zones = lit_zones(view, site->tile, lit);
    for (int z = 0; z < MAX_ZONES; z++)
        if (zones >> z & 1 && view->edition->tiles.tiles[site->tile].zones[z].go_again)
            return true;
    return false;
}

void shine_draw_marks(Frame *frame, const BoardView *board, const TableView *view, Lit lit, float t)
{
    const Atlas *atlas = frame->atlas;
    const char *marks = view->terms->mark_sprites;
    float strength = sinf(t * 3.1415927f);
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        const AtlasTile *known =
            &atlas->tiles[view->edition->rules.id][view->edition->tiles.tiles[site->tile].number];
        if (known->overlay < 0 || !bears_mark(view, site, lit))
            continue;
        for (uint32_t p = 0; p < known->put_count; p++) {
            const AtlasPut *put = &atlas->puts[known->first_put + p];
            const char *name = atlas->sprites[put->sprite].name;
            int x, y;
            if (strncmp(name, marks, strlen(marks)) != 0)
                continue;
            atlas_turn(site->rotation, put->x, put->y, &x, &y);
            Point at = view_pixel(board, (float)site->cell.x + (float)x / ATLAS_UNIT,
                                  (float)site->cell.y + (float)y / ATLAS_UNIT);
            for (int ring = HALO_RINGS; ring > 0; ring--) {
                Point circle[CIRCLE_POINTS];
                float reach = .06f + .3f / HALO_RINGS * (float)ring * (.5f + .5f * t);
                circle_points(at, reach * (float)board->tile, circle);
                draw_polygon(frame->list, circle, CIRCLE_POINTS, rgba(HALO, .1f * strength));
            }
            draw_sprite(frame->list, name, at, (float)board->tile, put->flip,
                        rgba(0xFFFFFF, strength));
        }
    }
}

static void draw_closed(Frame *frame, const BoardView *board, const TableView *view,
                        const Course *course, float time)
{
    if (course_kind(view, course->node) == ZONE_FOREST)
        gust_draw(frame, board, view, course, time);
    else
        stream_draw(frame, board, view, course, time);
}

/* Where nothing moves. */
static void draw_edge(Frame *frame, const BoardView *board, const TableView *view,
                      const Course *course)
{
    for (int i = 0; i < course->count; i++)
        draw_zones(frame->list, view->edition->rules.id,
                   &(BoardLight){course->tiles[i].seen, ZONES_EDGE, course->tiles[i].zones,
                                 rgba(EDGE, 1), false},
                   course_cell(board, &course->tiles[i]));
}

/* The lakes that an event gives points for, and what a logboat has each of them bring. */
static void draw_lakes(Frame *frame, const BoardView *board, const TableView *view,
                       const Event *event)
{
    bool boat = event->kind == EVENT_AWARD && event->award.kind == AWARD_LOGBOAT;
    bool river = event->kind == EVENT_AWARD && event->award.kind == AWARD_RIVER;
    LakesOf of = {.points = boat ? view->edition->rules.logboat_points : 0};
    LakeSigns lakes;
    if (!boat && !river)
        return;
    of.lit = award_lit(&event->award);
    lakes_list(frame, board, view, of, &lakes);
    lakes_draw(frame, &lakes);
}

void shine_draw(Frame *frame, const BoardView *board, const TableView *view, const Flight *flight)
{
    const Events *events = &flight->events;
    if (!flight->marked && (!flight->on || flight->time <= 0))
        return;
    for (int i = 0; i < events->count && events->items[i].kind != EVENT_FINAL; i++) {
        const Event *event = &events->items[i];
        float time = flight->time - flight_begins(events, i);
        bool closed = event->kind == EVENT_CLOSED, extra = event->kind == EVENT_EXTRA_TURN;
        Course course;
        if (closed || extra)
            course_make(frame->atlas, board, view, event->node, &course);
        if (closed && flight->marked)
            draw_edge(frame, board, view, &course);
        else if (closed)
            draw_closed(frame, board, view, &course, time);
        else if (extra && !flight->marked)
            kindle_draw(frame, board, view, &course, time);
        else if (event->kind == EVENT_PLACED && !flight->marked)
            deed_draw(frame, board, view, event->tile, time);
        if (time > 0 || flight->marked)
            draw_lakes(frame, board, view, event);
    }
}

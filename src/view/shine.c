#include "shine.h"

#include <math.h>
#include <string.h>

#include "board_draw.h"
#include "view/paint.h"

#define WAVE .45f /* how much of the way from north-west to south-east is bright at once */

enum {
    LEAVES = 8,
    GLINTS = 9,
    LEAF = 0xA9D36A,
    WATER_LIGHT = 0xDDF4FF,
    GLOW = 0xFFE27A,
    HALO = 0xFFF0A8
};

/* The stretch of x + y that an area covers, board units. */
typedef struct Span {
    float from, length;
} Span;

/* How bright the running light is at a place, 0..1. */
static float light_at(Span span, float t, float x, float y)
{
    float part = (x + y - span.from) / span.length;
    float off = (t * (1 + 2 * WAVE) - WAVE - part) / WAVE;
    return off <= -1 || off >= 1 ? 0 : .5f + .5f * cosf(off * 3.1415927f);
}

static Span span_of(const TableView *view, Lit lit)
{
    float from = INFINITY, to = -INFINITY;
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        float sum = (float)(site->cell.x + site->cell.y);
        if (!lit_zones(view, site->tile, lit))
            continue;
        from = fminf(from, sum);
        to = fmaxf(to, sum + 2);
    }
    return to > from ? (Span){from, to - from} : (Span){0, 1};
}

/* A number of 0..1 for a leaf, the same in every frame. */
static float chance(Cell cell, int leaf, int salt)
{
    uint32_t bits = (uint32_t)(cell.x * 73 + cell.y * 151 + leaf * 31 + salt * 17 + 4096);
    bits = (bits ^ bits >> 7) * 0x9E3779B1u;
    return (float)(bits >> 8) / 16777216.f;
}

/* Leaves that rise from the crowns and drift off. */
static void draw_leaves(Frame *frame, const BoardView *board, const TableView *view, Lit lit,
                        Cell cell, float t)
{
    for (int leaf = 0; leaf < LEAVES; leaf++) {
        Point at = {(float)cell.x + chance(cell, leaf, 1), (float)cell.y + chance(cell, leaf, 2)};
        if (!lit_holds(view, lit,
                       table_node_at(frame->scene->atlas, view->edition, view->game, at)))
            continue;
        at.x += .12f * sinf(t * 6 + 6 * chance(cell, leaf, 3));
        at.y -= .22f * t;
        paint_icon(frame, "shape-green", view_pixel(board, at.x, at.y),
                   fmaxf(7, .1f * (float)board->tile / frame->u), LEAF, sinf(t * 3.1415927f));
    }
}

/* Sparks on the water where the light is. */
static void draw_glints(Frame *frame, const BoardView *board, const TableView *view, Lit lit,
                        Span span, Cell cell, float t)
{
    for (int i = 0; i < GLINTS * GLINTS; i++) {
        Point at = {(float)cell.x + ((float)(i % GLINTS) + .5f) / GLINTS,
                    (float)cell.y + ((float)(i / GLINTS) + .5f) / GLINTS};
        float light = light_at(span, t, at.x, at.y);
        if (light < .3f || chance(cell, i, 4) < .4f ||
            !lit_holds(view, lit,
                       table_node_at(frame->scene->atlas, view->edition, view->game, at)))
            continue;
        paint_icon(frame, "star", view_pixel(board, at.x, at.y),
                   light * fmaxf(6, .09f * (float)board->tile / frame->u), WHITE, light);
    }
}

static void draw_closed(Frame *frame, const BoardView *board, const TableView *view, Lit lit,
                        ZoneKind kind, float t)
{
    Span span = span_of(view, lit);
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        uint16_t zones = lit_zones(view, site->tile, lit);
        Rect cell = view_cell(board, site->cell.x, site->cell.y);
        if (!zones)
            continue;
        float light = light_at(span, t, (float)site->cell.x + .5f, (float)site->cell.y + .5f);
        draw_zones(frame->list, view->edition->rules.id, site->tile,
                   view_turned(board, site->rotation), zones, ZONES_FILL, cell,
                   rgba(kind == ZONE_FOREST ? LEAF : WATER_LIGHT, .5f * light));
        draw_zones(frame->list, view->edition->rules.id, site->tile,
                   view_turned(board, site->rotation), zones, ZONES_EDGE, cell,
                   rgba(GLOW, sinf(t * 3.1415927f)));
        if (kind == ZONE_FOREST)
            draw_leaves(frame, board, view, lit, site->cell, t);
        else
            draw_glints(frame, board, view, lit, span, site->cell, t);
    }
    board_draw_beasts(frame, board, view, lit);
}

/* Zones of a tile that belong to the area and bear its menhir or gold. */
static bool bears_mark(const TableView *view, const Site *site, Lit lit)
{
    uint16_t zones = lit_zones(view, site->tile, lit);
    for (int z = 0; z < MAX_ZONES; z++)
        if (zones >> z & 1 && view->edition->tiles.tiles[site->tile].zones[z].go_again)
            return true;
    return false;
}

static void draw_marks(Frame *frame, const BoardView *board, const TableView *view, Lit lit,
                       float t)
{
    const Atlas *atlas = frame->scene->atlas;
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
            for (int ring = 3; ring > 0; ring--) {
                Point circle[CIRCLE_POINTS];
                float reach = .1f + .09f * (float)ring * (.4f + .6f * t);
                circle_points(at, reach * (float)board->tile, circle);
                draw_polygon(frame->list, circle, CIRCLE_POINTS, rgba(HALO, .34f * strength));
            }
            draw_sprite(frame->list, name, at, (float)board->tile, put->flip,
                        rgba(0xFFFFFF, strength));
        }
    }
}

void shine_draw(Frame *frame, const BoardView *board, const TableView *view, const Flight *flight)
{
    float t = flight->time / SHINE_SECONDS;
    if (!flight->on || t <= 0 || t >= 1)
        return;
    for (int i = 0; i < flight->events.count && flight->events.items[i].kind != EVENT_FINAL; i++) {
        const Event *event = &flight->events.items[i];
        Lit lit = {event->node, false};
        if (event->kind == EVENT_CLOSED) {
            const TileSet *set = &view->edition->tiles;
            uint8_t zone = set->node[event->node].zone;
            draw_closed(frame, board, view, lit,
                        (ZoneKind)set->tiles[set->node[event->node].tile].zones[zone].kind, t);
        } else if (event->kind == EVENT_EXTRA_TURN) {
            draw_marks(frame, board, view, lit, t);
        }
    }
}

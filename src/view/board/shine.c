#include "view/board/shine.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "view/board/draw.h"
#include "view/kit/paint.h"

#define WAVE .45f /* how much of the way from north-west to south-east is bright at once */
#define GUST .3f  /* of the time, that the gust takes for the same way */
#define SWAY 13   /* degrees that a tree leans at most */
#define SWINGS 1.75f

enum {
    MAX_STANDING = 2048,
    LEAVES = 12,
    HALO_RINGS = 9,
    GLINTS = 11,
    LEAF = 0xB4DE72,
    SUN_LIGHT = 0xE8F08A,
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

float shine_sway(float part, float t)
{
    float w = (t - GUST * part) / (1 - GUST);
    if (w <= 0 || w >= 1)
        return 0;
    return SWAY * sinf(w * SWINGS * 2 * 3.1415927f) * (1 - w) * (1 - w) * fminf(1, w * 8);
}

/* Something that stands in the closed forest or beside it. */
typedef struct Standing {
    const AtlasPut *put;
    Point at;    /* pixels */
    float foot;  /* pixels that it reaches down from there */
    float angle; /* degrees that it leans now */
    int order;   /* as the tables have it: breaks ties the same way in every frame */
} Standing;

static int nearer(const void *left, const void *right)
{
    const Standing *a = left, *b = right;
    float behind = a->at.y + a->foot - b->at.y - b->foot;
    return behind < 0 ? -1 : behind > 0 ? 1 : a->order - b->order;
}

/* An area that was just closed. */
typedef struct Closing {
    Lit lit;
    Span span;
    float t; /* 0..1 of what it does then */
} Closing;

/* What the gust has reached so far. */
typedef struct Gust {
    Closing of;
    int count;
    Standing standing[MAX_STANDING];
} Gust;

/* Adds what stands in the forest's zones of one tile, and the animals beside them, which may stand
 * before a tree. */
static void reach_tile(const Frame *frame, const BoardView *board, const TableView *view,
                       const Site *site, Gust *gust)
{
    const Atlas *atlas = frame->atlas;
    EditionId edition = view->edition->rules.id;
    int number = view->edition->tiles.tiles[site->tile].number;
    const AtlasTile *known = &atlas->tiles[edition][number];
    uint16_t zones = lit_zones(view, site->tile, gust->of.lit);
    if (!zones || known->overlay < 0)
        return;
    for (uint32_t p = 0; p < known->put_count && gust->count < MAX_STANDING; p++) {
        const AtlasPut *put = &atlas->puts[known->first_put + p];
        const AtlasSprite *sprite = &atlas->sprites[put->sprite];
        int zone = atlas_zone_at(atlas, edition, number, 0, (float)put->x / ATLAS_UNIT,
                                 (float)put->y / ATLAS_UNIT);
        bool inside = zone >= 0 && zones >> zone & 1;
        int x, y;
        atlas_turn(site->rotation, put->x, put->y, &x, &y);
        Point at = {(float)site->cell.x + (float)x / ATLAS_UNIT,
                    (float)site->cell.y + (float)y / ATLAS_UNIT};
        float angle =
            shine_sway((at.x + at.y - gust->of.span.from) / gust->of.span.length, gust->of.t);
        if (put->flat || angle == 0 || (!inside && put->zone < 0))
            continue;
        bool bends = strncmp(sprite->name, "tree", 4) == 0;
        gust->standing[gust->count] =
            (Standing){.put = put,
                       .at = view_pixel(board, at.x, at.y),
                       .foot = sprite->cut[0].foot * (float)board->tile / (float)atlas_levels[0],
                       .angle = bends ? angle * (.7f + .6f * chance(site->cell, (int)p, 5)) : 0,
                       .order = gust->count};
        gust->count++;
    }
}

/* The forest's trees once more over the still ones, leaning; their feet stay where they are. */
static void draw_trees(Frame *frame, const BoardView *board, const TableView *view,
                       const Closing *closing)
{
    Gust gust = {.of = *closing};
    for (int i = 0; i < view->game->placed_count; i++)
        reach_tile(frame, board, view, game_site_of_tile(view->game, view->game->placed[i]), &gust);
    qsort(gust.standing, (size_t)gust.count, sizeof *gust.standing, nearer);
    for (int i = 0; i < gust.count; i++) {
        const Standing *tree = &gust.standing[i];
        float lean = tree->foot * sinf(tree->angle * 3.1415927f / 180);
        draw_turned_sprite(frame->list, frame->atlas->sprites[tree->put->sprite].name,
                           (Point){tree->at.x + lean, tree->at.y}, (float)board->tile,
                           (SpritePose){tree->put->flip, tree->angle, 0});
    }
}

/* Leaves that rise from the crowns and drift off. */
static void draw_leaves(Frame *frame, const BoardView *board, const TableView *view,
                        const Closing *closing, Cell cell)
{
    float t = closing->t;
    for (int leaf = 0; leaf < LEAVES; leaf++) {
        Point at = {(float)cell.x + chance(cell, leaf, 1), (float)cell.y + chance(cell, leaf, 2)};
        if (!lit_covers(frame->atlas, view, closing->lit, at))
            continue;
        at.x += .12f * sinf(t * 6 + 6 * chance(cell, leaf, 3));
        at.y -= .22f * t;
        paint_icon(frame, "shape-green", view_pixel(board, at.x, at.y),
                   fmaxf(7, .1f * (float)board->tile / frame->u), LEAF, sinf(t * 3.1415927f));
    }
}

/* A glint with four rays, `reach` pixels long. */
static void draw_spark(Frame *frame, Point at, float reach, float alpha)
{
    Point star[8];
    at = (Point){roundf(at.x), roundf(at.y)};
    reach = roundf(reach);
    for (int i = 0; i < 8; i++) {
        float far = i % 2 ? .2f * reach : i % 4 ? reach * .7f : reach;
        star[i] = (Point){at.x + far * sinf((float)i * 3.1415927f / 4),
                          at.y + far * cosf((float)i * 3.1415927f / 4)};
    }
    draw_polygon(frame->list, star, 8, rgba(WHITE, alpha));
}

/* Sparks on the water where the light is; each flashes up as the light comes to it. */
static void draw_glints(Frame *frame, const BoardView *board, const TableView *view,
                        const Closing *closing, Cell cell)
{
    for (int i = 0; i < GLINTS * GLINTS; i++) {
        Point at = {(float)cell.x + ((float)(i % GLINTS) + chance(cell, i, 6)) / GLINTS,
                    (float)cell.y + ((float)(i / GLINTS) + chance(cell, i, 7)) / GLINTS};
        float light = light_at(closing->span, closing->t, at.x, at.y);
        if (light < .3f || !lit_covers(frame->atlas, view, closing->lit, at))
            continue;
        float size = .03f + .07f * chance(cell, i, 4);
        draw_spark(frame, view_pixel(board, at.x, at.y),
                   light * fmaxf(4 * frame->u, size * (float)board->tile), light * light);
    }
}

static void draw_closed(Frame *frame, const BoardView *board, const TableView *view, Lit lit,
                        ZoneKind kind, float t)
{
    Closing closing = {lit, span_of(view, lit), t};
    ZoneStyle edge = board->glides ? ZONES_EDGE_MOVING : ZONES_EDGE;
    if (kind == ZONE_FOREST)
        draw_trees(frame, board, view, &closing);
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        uint16_t zones = lit_zones(view, site->tile, lit);
        Rect cell = view_cell(board, site->cell.x, site->cell.y);
        if (!zones)
            continue;
        float light =
            light_at(closing.span, t, (float)site->cell.x + .5f, (float)site->cell.y + .5f);
        BoardTile tile = tile_turned(site->tile, view_turned(board, site->rotation));
        Rgba tint =
            kind == ZONE_FOREST ? rgba(SUN_LIGHT, .16f * light) : rgba(WATER_LIGHT, .3f * light);
        draw_zones(frame->list, view->edition->rules.id,
                   &(BoardLight){tile, ZONES_FILL, zones, tint}, cell);
        draw_zones(frame->list, view->edition->rules.id,
                   &(BoardLight){tile, (uint8_t)edge, zones, rgba(GLOW, sinf(t * 3.1415927f))},
                   cell);
        if (kind == ZONE_FOREST)
            draw_leaves(frame, board, view, &closing, site->cell);
        else
            draw_glints(frame, board, view, &closing, site->cell);
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

void shine_draw(Frame *frame, const BoardView *board, const TableView *view, const Flight *flight)
{
    float t = flight->time / FLIGHT_SECONDS;
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
            shine_draw_marks(frame, board, view, lit, t);
        }
    }
}

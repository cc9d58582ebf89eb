#include "view/board/flight.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "view/board/animals.h"
#include "view/board/draw.h"
#include "view/board/signs.h"
#include "view/kit/paint.h"

#define PI 3.1415927f

/* Seconds that each kind takes. */
#define CLOSING_SECONDS .76f
#define KINDLE_SECONDS .80f
#define POWER_SECONDS .72f

/* Small things that fly up, spread or shine for a moment, each for itself. Lengths are tiles, times
 * seconds since that began which they belong to. */
typedef enum Shape {
    SHAPE_DOT,
    SHAPE_RING,
    SHAPE_STROKE,
    SHAPE_GLINT,
    SHAPE_LEAF,
    SHAPE_BIRD
} Shape;

typedef struct Burst {
    uint8_t shape; /* Shape */
    uint8_t count; /* over an area: of each of its tiles */
    bool round;    /* they lie evenly all round, else by chance to either side */
    uint32_t rgb;
    float from, later, lasts; /* the first begins, the last so much later; each is seen so long */
    float near, far;          /* from the middle, at first and at last */
    float low, rise, fall;    /* above it at first; what each gains, and what it loses again */
    float size, last;         /* half of its width, at first and at last */
} Burst;

enum { MOST_BURSTS = 2 };

static const Burst splash[MOST_BURSTS] = {
    {SHAPE_RING, 1, true, WHITE, 0, 0, .2f, 0, 0, 0, 0, 0, .04f, .18f},
    {SHAPE_DOT, 9, false, 0xE9F8FF, 0, 0, .2f, 0, .22f, 0, .8f, .8f, .016f, .01f}};

static const Burst kindled[MOST_BURSTS] = {
    {SHAPE_RING, 1, true, 0xFFEDB0, .20f, 0, .56f, 0, 0, 0, 0, 0, .12f, .72f},
    {SHAPE_DOT, 16, false, 0xFFE9A0, .14f, .2f, .42f, .25f, .29f, .3f, .5f, 0, .016f, .012f}};

/* A power's figure moves where it stands, never smaller than it is; round it something flies. */
typedef struct Show {
    float swells, turns, hops; /* times its size more; degrees; tiles */
    float steps;               /* how often it turns and hops */
    uint32_t glow;             /* light below it; 0: none */
    Burst bursts[MOST_BURSTS];
} Show;

/* It begins when the tile has settled. */
#define BEGINS .18f

static const Show
    snap = {.24f,
            6,
            0,
            6,
            0,
            {{SHAPE_DOT, 10, true, 0xFFF3D6, .34f, 0, .28f, .16f, .34f, 0, .3f, .3f, .045f, .02f},
             {SHAPE_STROKE, 9, true, 0xFFF3D6, .34f, 0, .28f, .27f, .42f, .2f, 0, 0, .03f, .03f}}},
    dance = {.16f, 13,
             .05f, 4,
             0,    {{SHAPE_RING, 3, true, 0xFFE9A0, .24f, .26f, .24f, 0, 0, 0, 0, 0, .12f, .46f}}},
    flare = {.36f,
             0,
             0,
             0,
             0xFF8A2A,
             {{SHAPE_DOT, 14, false, 0xFFB347, .18f, .22f, .32f, .25f, .45f, .1f, .55f, 0, .018f,
               .014f}}},
    rock = {.08f, 8, 0,
            3,    0, {{SHAPE_RING, 2, true, WHITE, .18f, .2f, .32f, 0, 0, 0, 0, 0, .16f, .36f}}};

static const Show *show_of(Power power)
{
    static const Show *const shows[POWERS] = {
        [POWER_HUNTING_TRAP] = &snap, [POWER_PIT_TRAP] = &snap, [POWER_SHAMAN] = &dance,
        [POWER_WILDFIRE] = &flare,    [POWER_RAFT] = &rock,     [POWER_LOGBOAT] = &rock};
    return shows[power];
}

/* An area closes: light runs through it from the tile laid last to its ends, and leaves its edge
 * lit for a while; as it comes by it shakes loose or wakes what is there. */
typedef struct Closing {
    float runs; /* seconds to the farthest end */
    float wide; /* half of the light's width, of the way */
    uint32_t light, edge;
    float bright, edge_bright;
    Burst bursts[MOST_BURSTS];
} Closing;

static const Closing
    gust = {.26f,
            .2f,
            0xD2FA4A,
            0xFFE27A,
            .46f,
            1,
            {{SHAPE_LEAF, 7, false, 0xB4DE72, 0, .05f, .45f, .04f, .2f, 0, .1f, 0, .025f, .025f},
             {SHAPE_BIRD, 2, false, 0xFFFDF2, .1f, .1f, .5f, 0, .6f, 0, .5f, -.7f, .08f, .08f}}},
    stream = {.48f,
              .13f,
              0xE6F8FF,
              0xFFF3C4,
              .78f,
              .8f,
              {{SHAPE_GLINT, 10, false, WHITE, -.05f, .05f, .16f, 0, 0, 0, 0, 0, .03f, .05f}}};

#define EDGE_FADES .45f

float effect_length(const TileSet *set, const Event *event)
{
    switch (event->kind) {
    case EVENT_PLACED:
        return show_of((Power)set->tiles[event->tile].power) ? POWER_SECONDS : 0;
    case EVENT_CLOSED:
        return CLOSING_SECONDS;
    case EVENT_EXTRA_TURN:
        return KINDLE_SECONDS;
    default:
        return 0;
    }
}

/* A number of 0..1 for one of several things on a cell, the same in every frame. */
static float chance(Cell cell, int index, int salt)
{
    uint32_t bits = (uint32_t)(cell.x * 73 + cell.y * 151 + index * 31 + salt * 17 + 4096);
    bits = (bits ^ bits >> 7) * 0x9E3779B1u;
    bits = (bits ^ bits >> 15) * 0x85EBCA77u;
    return (float)(bits >> 8) / 16777216.f;
}

static void draw_ellipse(Frame *frame, Point middle, float radius, float width, Rgba colour)
{
    Point points[CIRCLE_POINTS];
    circle_points(middle, radius, points);
    for (int i = 0; i < CIRCLE_POINTS; i++) /* it lies on the ground */
        points[i].y = middle.y + .46f * (points[i].y - middle.y);
    draw_line(frame->list, points, CIRCLE_POINTS, width, 0, colour);
}

static void draw_star(Frame *frame, Point at, float reach, Rgba colour)
{
    Point star[8];
    for (int i = 0; i < 8; i++) {
        float far = i % 2 ? .2f * reach : i % 4 ? reach * .7f : reach;
        star[i] =
            (Point){at.x + far * sinf((float)i * PI / 4), at.y + far * cosf((float)i * PI / 4)};
    }
    draw_polygon(frame->list, star, 8, colour);
}

static void draw_bird(Frame *frame, Point at, float half, float beat, Rgba colour)
{
    float tip = -.1f - .5f * cosf(beat), bend = -.2f - .2f * cosf(beat), u = frame->u;
    Point wings[] = {{at.x - half, at.y + tip * half},
                     {at.x - .5f * half, at.y + bend * half},
                     {at.x, at.y},
                     {at.x + .5f * half, at.y + bend * half},
                     {at.x + half, at.y + tip * half}};
    Rgba rim = rgba(0x22301C, .7f * (float)colour.a / 255);
    draw_line(frame->list, wings, 5, fmaxf(2.6f * u, .42f * half), 0, rim);
    draw_line(frame->list, wings, 5, fmaxf(1.5f * u, .22f * half), 0, colour);
}

/* Where a burst is: a place, pixels, and pixels a tile; the cell lends its chance. */
typedef struct Spring {
    Point at;
    float tile;
    Cell cell;
} Spring;

static void draw_one(Frame *frame, const Burst *burst, int i, Spring spring, float time)
{
    enum { FADES = 8 }; /* few, so that a thing that fades is made few times */
    float part = ((float)i + .5f) / (float)burst->count, u = frame->u, tile = spring.tile;
    float from = burst->from + burst->later * (burst->round ? part : chance(spring.cell, i, 31));
    float t = effect_share(time, from, from + burst->lasts), out = 1 - (1 - t) * (1 - t);
    if (t <= 0 || t >= 1)
        return;
    float x = burst->round ? cosf(2 * PI * part) : 2 * chance(spring.cell, i, 32) - 1;
    float y = burst->round ? .6f * sinf(2 * PI * part) : 0;
    float away = burst->near + (burst->far - burst->near) * out;
    Point at = {roundf(spring.at.x + tile * away * x),
                roundf(spring.at.y +
                       tile * (away * y - burst->low - burst->rise * t + burst->fall * t * t))};
    float size = tile * (burst->size + (burst->last - burst->size) * out);
    float alpha = ceilf(FADES * fminf(1, 6 * t) * fminf(1, 1.5f * (1 - t))) / FADES;
    Rgba colour = rgba(burst->rgb, alpha);
    Point circle[CIRCLE_POINTS];
    switch ((Shape)burst->shape) {
    case SHAPE_DOT:
        circle_points(at, roundf(2 * fmaxf(1.2f * u, size)) / 2, circle);
        draw_polygon(frame->list, circle, CIRCLE_POINTS, colour);
        break;
    case SHAPE_RING:
        draw_ellipse(frame, at, fmaxf(1, size), fmaxf(1, 3 * (1 - t) * u), colour);
        break;
    case SHAPE_STROKE:
        draw_line(frame->list, (Point[]){at, {at.x + size * x, at.y + size * y}}, 2,
                  fmaxf(1.5f, 3 * (1 - t) * u), 0, colour);
        break;
    case SHAPE_GLINT:
        draw_star(frame, at, roundf(fmaxf(4 * u, size) * sinf(PI * t)), colour);
        break;
    case SHAPE_LEAF:
        paint_icon(frame, "shape-green", at, fmaxf(4, 2 * size / u), burst->rgb, alpha);
        break;
    case SHAPE_BIRD:
        draw_bird(frame, at, fmaxf(7 * u, size), 25 * t + 6 * x, colour);
        break;
    }
}

static void draw_bursts(Frame *frame, const Burst bursts[MOST_BURSTS], Spring spring, float time)
{
    for (int b = 0; b < MOST_BURSTS; b++)
        for (int i = 0; i < bursts[b].count; i++)
            draw_one(frame, &bursts[b], i, spring, time);
}

/* What is drawn, on what and when. */
typedef struct Brush {
    Frame *frame;
    const BoardView *board;
    const TableView *view;
    float time; /* seconds since it began */
} Brush;

/* The area that an event is about. */
typedef struct ClosedArea {
    Point from; /* board units: where the tile was laid that closed it */
    float far;  /* tiles to its farthest tile's far side */
    int count;
    struct {
        const Site *site;
        uint16_t zones; /* a river's lakes among them; bit per zone number */
    } of[MAX_TILES];
} ClosedArea;

static bool in_sight(const BoardView *board, const Site *site)
{
    Rect cell = view_cell(board, site->cell.x, site->cell.y);
    return rect_overlap(rect_inset(cell, -cell.w / 2), board->rect) > 0;
}

static void area_of(const TableView *view, uint16_t node, ClosedArea *area)
{
    const Lit lit = {node, false};
    area->count = 0;
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        uint16_t zones = lit_zones(view, site->tile, lit);
        area->of[area->count].site = site;
        area->of[area->count].zones = zones | lit_lakes(view, site->tile, lit);
        area->count += zones != 0;
    }
    Cell from = (view->placed ? view->placed : area->of[0].site)->cell;
    area->from = (Point){(float)from.x + .5f, (float)from.y + .5f};
    area->far = 1;
    for (int i = 0; i < area->count; i++) {
        Cell cell = area->of[i].site->cell;
        area->far =
            fmaxf(area->far, .5f + hypotf((float)(cell.x - from.x), (float)(cell.y - from.y)));
    }
}

/* How far along the way a place of the board lies, 0..1. */
static float way_at(const ClosedArea *area, Point at)
{
    return fminf(1, hypotf(at.x - area->from.x, at.y - area->from.y) / area->far);
}

/* Whether a place of one of its tiles, board units, belongs to the area. */
static bool covers(const Atlas *atlas, const TableView *view, const ClosedArea *area, int index,
                   Point at)
{
    const Site *site = area->of[index].site;
    int zone =
        atlas_zone_at(atlas, view->edition->rules.id, view->edition->tiles.tiles[site->tile].number,
                      site->rotation, at.x - (float)site->cell.x, at.y - (float)site->cell.y);
    return zone >= 0 && area->of[index].zones >> zone & 1;
}

/* A burst wherever the light comes by. */
static void draw_over(const Brush *brush, const ClosedArea *area, const Closing *closing,
                      const Burst *burst)
{
    enum { TRIES = 12 };
    for (int i = 0; i < area->count * burst->count; i++) {
        int index = i / burst->count, found = 0;
        const Site *site = area->of[index].site;
        Point at = {0, 0};
        for (int k = 0; !found && k < TRIES && in_sight(brush->board, site); k++) {
            at = (Point){(float)site->cell.x + chance(site->cell, TRIES * i + k, 6),
                         (float)site->cell.y + chance(site->cell, TRIES * i + k, 7)};
            found = covers(brush->frame->atlas, brush->view, area, index, at);
        }
        Spring spring = {view_pixel(brush->board, at.x, at.y), (float)brush->board->tile,
                         site->cell};
        if (found)
            draw_one(brush->frame, burst, i % burst->count, spring,
                     brush->time - closing->runs * way_at(area, at));
    }
}

static uint8_t of_255(float light)
{
    return (uint8_t)(255 * (light < 0 ? 0 : light > 1 ? 1 : light) + .5f);
}

/* The light that runs, or (`trail`) the edges that it has left lit. */
static void draw_light_through(const Brush *brush, const ClosedArea *area, const Closing *closing,
                               bool trail)
{
    const BoardView *board = brush->board;
    float time = brush->time, head = time / closing->runs * (1 + 2 * closing->wide) - closing->wide;
    float left = 1 - effect_share(time, EDGE_FADES, CLOSING_SECONDS);
    Rgba colour = trail ? rgba(closing->edge, closing->edge_bright * left)
                        : rgba(closing->light, closing->bright);
    Flow flow;
    for (int step = 0; step < FLOW_STEPS; step++) {
        float off = ((float)step / (FLOW_STEPS - 1) - head) / closing->wide;
        flow.light[step] =
            trail ? of_255(1 - off) : of_255(.5f + .5f * cosf(PI * fminf(1, fabsf(off))));
    }
    for (int i = 0; colour.a > 0 && i < area->count; i++) {
        const Site *site = area->of[i].site;
        Rect cell = view_cell(board, site->cell.x, site->cell.y);
        for (int s = 0; s < FLOW_SIDE * FLOW_SIDE; s++)
            flow.way[s] = of_255(way_at(
                area,
                view_board_point(
                    board, (Point){cell.x + cell.w * ((float)(s % FLOW_SIDE) + .5f) / FLOW_SIDE,
                                   cell.y + cell.h * ((float)(s / FLOW_SIDE) + .5f) / FLOW_SIDE})));
        BoardLight zones = {board_tile(board, site->tile, site->cell, site->rotation),
                            trail ? ZONES_EDGE : ZONES_FILL, area->of[i].zones, colour, false};
        if (in_sight(board, site))
            draw_flow(brush->frame->list, brush->view->edition->rules.id, &zones, cell, &flow);
    }
}

#define SWAYS .46f /* seconds */

float effect_sway(float time)
{
    float t = time / SWAYS;
    return t <= 0 || t >= 1 ? 0 : 11 * sinf(3.2f * PI * t) * powf(1 - t, 1.4f);
}

/* Something that stands in a closed forest or beside it. */
typedef struct Standing {
    const AtlasPut *put;
    Point at;    /* pixels */
    float foot;  /* pixels that it reaches down from there */
    float angle; /* degrees that it leans now */
    int order;   /* as the tables have it: breaks ties the same way in every frame */
} Standing;

enum { MAX_STANDING = 2048 };

static int nearer(const void *left, const void *right)
{
    const Standing *a = left, *b = right;
    float behind = a->at.y + a->foot - b->at.y - b->foot;
    return behind < 0 ? -1 : behind > 0 ? 1 : a->order - b->order;
}

/* Adds what stands in the forest's zones of one tile where the gust is, and the animals beside
 * them, which may stand before a tree. */
static int add_standing(const Brush *brush, const ClosedArea *area, int index, Standing *all,
                        int count)
{
    const Atlas *atlas = brush->frame->atlas;
    const BoardView *board = brush->board;
    const TableView *view = brush->view;
    const Site *site = area->of[index].site;
    int number = view->edition->tiles.tiles[site->tile].number;
    const AtlasTile *known = &atlas->tiles[view->edition->rules.id][number];
    for (uint32_t p = 0; known->overlay >= 0 && p < known->put_count && count < MAX_STANDING; p++) {
        const AtlasPut *put = &atlas->puts[known->first_put + p];
        const AtlasSprite *sprite = &atlas->sprites[put->sprite];
        Point at = figure_place(site, put);
        float angle = effect_sway(brush->time - gust.runs * way_at(area, at));
        if (put->flat || angle == 0 || (!covers(atlas, view, area, index, at) && put->zone < 0))
            continue;
        bool bends = strncmp(sprite->name, "tree", 4) == 0;
        all[count] =
            (Standing){.put = put,
                       .at = view_pixel(board, at.x, at.y),
                       .foot = sprite->cut[0].foot * (float)board->tile / (float)atlas_levels[0],
                       .angle = bends ? angle * (.75f + .35f * chance(site->cell, (int)p, 5)) : 0,
                       .order = count};
        count++;
    }
    return count;
}

/* The forest's trees once more over the still ones, leaning; their feet stay where they are. */
static void draw_trees(const Brush *brush, const ClosedArea *area)
{
    Standing all[MAX_STANDING];
    int count = 0;
    for (int i = 0; i < area->count; i++)
        if (in_sight(brush->board, area->of[i].site))
            count = add_standing(brush, area, i, all, count);
    qsort(all, (size_t)count, sizeof *all, nearer);
    for (int i = 0; i < count; i++)
        draw_land_sprite(
            brush->frame->list, brush->frame->atlas->sprites[all[i].put->sprite].name,
            (Point){all[i].at.x + all[i].foot * sinf(all[i].angle * PI / 180), all[i].at.y},
            (float)brush->board->tile, (SpritePose){all[i].put->flip, all[i].angle, 0});
}

/* Where a figure stands, and its foot; pixels. */
static Point foot_of(const Brush *brush, const Figure *figure, Point *at)
{
    const AtlasSprite *sprite = &brush->frame->atlas->sprites[figure->put->sprite];
    *at = view_pixel(brush->board, figure->at.x, figure->at.y);
    return (Point){at->x, at->y + sprite->cut[0].foot * (float)brush->board->tile /
                                      (float)atlas_levels[0]};
}

#define LEAPS .36f
#define LEAP_SECONDS .27f
#define LEAP_HIGH .42f
#define LEAP_WIDE .33f

static bool is_called(const char *sprite, const char *name)
{
    return strncmp(sprite, name, strlen(name)) == 0;
}

/* A fish of the closed river leaps over the water. */
static void draw_leap(const Brush *brush, const Figure *figure, int index)
{
    float tile = (float)brush->board->tile, side = figure->put->flip ? -1 : 1;
    float begins = LEAPS + .04f * (float)index;
    float q = effect_share(brush->time, begins, begins + LEAP_SECONDS);
    Point at = view_pixel(brush->board, figure->at.x, figure->at.y);
    for (int end = 0; end < 2; end++)
        draw_bursts(brush->frame, splash,
                    (Spring){{at.x + side * tile * LEAP_WIDE * ((float)end - .5f), at.y},
                             tile,
                             figure->site->cell},
                    brush->time - begins - .85f * LEAP_SECONDS * (float)end);
    if (q > 0 && q < 1)
        draw_land_sprite(
            brush->frame->list, figure->sprite,
            (Point){at.x + side * tile * (q - .5f) * LEAP_WIDE,
                    at.y - tile * LEAP_HIGH * 4 * q * (1 - q)},
            1.15f * tile,
            (SpritePose){figure->put->flip,
                         side * atan2f(LEAP_HIGH * 4 * (2 * q - 1), LEAP_WIDE) * 180 / PI, 0});
}

/* One a tile, and a few at all. */
static void draw_leaps(const Brush *brush, const ClosedArea *area)
{
    enum { MOST_FISH = 3 };
    for (int i = 0, fish = 0; i < area->count && fish < MOST_FISH; i++) {
        Figures figures;
        int k = 0;
        figures_of_tile(brush->frame->atlas, brush->view, area->of[i].site, &figures);
        while (k < figures.count && !(figures.items[k].put->zone >= 0 &&
                                      area->of[i].zones >> figures.items[k].put->zone & 1 &&
                                      is_called(figures.items[k].sprite, "fish")))
            k++;
        if (k < figures.count)
            draw_leap(brush, &figures.items[k], fish++);
    }
}

static bool is_forest(const TableView *view, uint16_t node)
{
    const TileSet *set = &view->edition->tiles;
    return set->tiles[set->node[node].tile].zones[set->node[node].zone].kind == ZONE_FOREST;
}

static void draw_closing(Frame *frame, const BoardView *board, const TableView *view, uint16_t node,
                         float time)
{
    ClosedArea area;
    Brush brush = {frame, board, view, time};
    bool forest = is_forest(view, node);
    const Closing *closing = forest ? &gust : &stream;
    area_of(view, node, &area);
    if (forest)
        draw_trees(&brush, &area);
    for (int trail = 0; trail < 2; trail++)
        draw_light_through(&brush, &area, closing, trail);
    for (int b = 0; b < MOST_BURSTS; b++)
        draw_over(&brush, &area, closing, &closing->bursts[b]);
    if (!forest)
        draw_leaps(&brush, &area);
}

/* Where nothing moves the edges alone are lit. */
static void draw_edge(Frame *frame, const BoardView *board, const TableView *view, uint16_t node)
{
    ClosedArea area;
    area_of(view, node, &area);
    for (int i = 0; i < area.count; i++) {
        const Site *site = area.of[i].site;
        draw_zones(frame->list, view->edition->rules.id,
                   &(BoardLight){board_tile(board, site->tile, site->cell, site->rotation),
                                 ZONES_EDGE, area.of[i].zones, rgba(gust.edge, 1), false},
                   view_cell(board, site->cell.x, site->cell.y));
    }
}

/* A menhir, or gold, of the forest that earns an extra turn: what is painted on it kindles from its
 * middle outward, light pools round its foot, a ring runs over the ground and motes rise. */
static void kindle(const Brush *brush, const Figure *figure)
{
    float tile = (float)brush->board->tile, time = brush->time;
    float strength = effect_ease(1 - effect_share(time, .53f, KINDLE_SECONDS));
    int step = (int)ceilf(GLOW_STEPS * effect_share(time, 0, .32f));
    Point at, foot = foot_of(brush, figure, &at);
    float comes = strength * effect_share(time, 0, .12f);
    paint_glow(brush->frame, foot, .6f * tile, (Rect){0}, rgba(0xFFA038, .4f * comes));
    draw_tinted_sprite(brush->frame->list, figure->sprite, at, tile,
                       (SpritePose){figure->put->flip, 0, 0}, rgba(0xA8A8A8, comes));
    if (step > 0)
        draw_glowing(brush->frame->list, figure->sprite, at, tile,
                     (GlowLook){figure->put->flip, step, strength});
    draw_bursts(brush->frame, kindled, (Spring){foot, tile, figure->site->cell}, time);
}

/* The same, that would: `time` is how strong it is. */
static void glow(const Brush *brush, const Figure *figure)
{
    Point at = view_pixel(brush->board, figure->at.x, figure->at.y);
    float tile = (float)brush->board->tile;
    paint_glow(brush->frame, at, .36f * tile, (Rect){0}, rgba(0xFFF0A8, .6f * brush->time));
    draw_sprite(brush->frame->list, figure->sprite, at, tile, figure->put->flip,
                rgba(WHITE, brush->time));
}

static void each_mark(const Brush *brush, Lit lit, void (*draw)(const Brush *, const Figure *))
{
    Figures figures;
    figures_of_area(brush->frame->atlas, brush->view, lit, true, &figures);
    for (int i = 0; i < figures.count; i++)
        if (is_called(figures.items[i].sprite, brush->view->terms->mark_sprites))
            draw(brush, &figures.items[i]);
}

void effects_draw_marks(Frame *frame, const BoardView *board, const TableView *view, Lit lit,
                        float strength)
{
    each_mark(&(Brush){frame, board, view, strength}, lit, glow);
}

/* The figure of a power, and what flies from it. */
static void act(const Brush *brush, const Figure *figure, const Show *show)
{
    float tile = (float)brush->board->tile;
    float t = effect_share(brush->time, BEGINS, POWER_SECONDS), swell = sinf(PI * t);
    float angle = show->turns * swell * sinf(PI * show->steps * t), size = 1 + show->swells * swell;
    Point at, foot = foot_of(brush, figure, &at);
    float reach = size * (foot.y - at.y),
          hop = show->hops * swell * fabsf(sinf(PI * show->steps * t));
    if (show->glow)
        paint_glow(brush->frame, foot, .62f * tile, (Rect){0}, rgba(show->glow, .5f * swell));
    draw_bursts(brush->frame, show->bursts, (Spring){foot, tile, figure->site->cell}, brush->time);
    draw_land_sprite(brush->frame->list, figure->sprite,
                     (Point){foot.x + reach * sinf(angle * PI / 180),
                             foot.y - reach * cosf(angle * PI / 180) - hop * tile},
                     size * tile, (SpritePose){figure->put->flip, angle, 0});
}

/* A tiger's likeness leaps up and runs from the fire, and is gone. */
static void chase(const Brush *brush, const Figure *figure, Point from)
{
    float tile = (float)brush->board->tile;
    float t = effect_share(brush->time, BEGINS + .1f, POWER_SECONDS);
    if (!is_called(figure->sprite, "tiger") || t <= 0 || t >= 1)
        return;
    Point at = view_pixel(brush->board, figure->at.x, figure->at.y);
    float dx = at.x - from.x, dy = at.y - from.y, far = fmaxf(1, hypotf(dx, dy));
    float run = tile * .55f * t;
    draw_tinted_sprite(brush->frame->list, figure->sprite,
                       (Point){at.x + run * dx / far,
                               at.y + run * dy / far - .08f * tile * fabsf(sinf(3 * PI * t))},
                       tile, (SpritePose){dx < 0, 0, 0}, rgba(WHITE, fminf(1, 2 * (1 - t))));
}

static void draw_power(Frame *frame, const BoardView *board, const TableView *view, uint8_t tile,
                       float time)
{
    const Site *site = game_site_of_tile(view->game, tile);
    const Tile *of = &view->edition->tiles.tiles[tile];
    Brush brush = {frame, board, view, time};
    Figures figures;
    if (!site || time <= BEGINS)
        return;
    const char *sprite = view->terms->power_sprites[of->power];
    Point from = {0, 0};
    figures_of_tile(frame->atlas, view, site, &figures);
    for (int i = 0; sprite && i < figures.count; i++) {
        if (strcmp(figures.items[i].sprite, sprite) != 0)
            continue;
        act(&brush, &figures.items[i], show_of((Power)of->power));
        from = view_pixel(board, figures.items[i].at.x, figures.items[i].at.y);
    }
    for (int z = 0; z < MAX_ZONES; z++) {
        if (of->zones[z].power != POWER_WILDFIRE)
            continue;
        figures_of_area(frame->atlas, view, (Lit){of->zones[z].node, false}, false, &figures);
        for (int i = 0; i < figures.count; i++)
            chase(&brush, &figures.items[i], from);
    }
}

/* The lakes that an award gives points for, and what a logboat has each of them bring. */
static void draw_lakes(Frame *frame, const BoardView *board, const TableView *view,
                       const Award *award)
{
    bool boat = award->kind == AWARD_LOGBOAT;
    LakesOf of = {award_lit(award), boat ? view->edition->rules.logboat_points : 0};
    LakeSigns lakes;
    Arrange arrange = {0};
    if (!boat && award->kind != AWARD_RIVER)
        return;
    lakes_list(frame, board, view, of, &arrange, &lakes);
    lakes_draw(frame, &lakes);
}

void effects_draw(Frame *frame, const BoardView *board, const TableView *view, const Flight *flight)
{
    const Events *events = &flight->events;
    if (!flight->marked && (!flight->on || flight->time <= 0))
        return;
    for (int i = 0; i < events->count && events->items[i].kind != EVENT_FINAL; i++) {
        const Event *event = &events->items[i];
        float time = flight->time - flight_begins(events, i);
        bool moves =
            !flight->marked && time > 0 && time < effect_length(&view->edition->tiles, event);
        Brush brush = {frame, board, view, time};
        if (event->kind == EVENT_CLOSED && flight->marked)
            draw_edge(frame, board, view, event->node);
        else if (event->kind == EVENT_CLOSED && moves)
            draw_closing(frame, board, view, event->node, time);
        else if (event->kind == EVENT_EXTRA_TURN && moves)
            each_mark(&brush, (Lit){event->node, false}, kindle);
        else if (event->kind == EVENT_PLACED && moves)
            draw_power(frame, board, view, event->tile, time);
        if (event->kind == EVENT_AWARD && (time > 0 || flight->marked))
            draw_lakes(frame, board, view, &event->award);
    }
}

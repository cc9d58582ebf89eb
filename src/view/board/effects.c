#include "view/board/flight.h"

#include <math.h>
#include <string.h>

#include "view/board/animals.h"
#include "view/board/draw.h"
#include "view/board/signs.h"
#include "view/kit/paint.h"

#define PI 3.1415927f

/* Seconds that each kind takes; what a figure does begins when the tile has settled. */
#define CLOSING_SECONDS .76f
#define KINDLE_SECONDS .80f
#define POWER_SECONDS .72f
#define BEGINS .18f

/* Small things that fly up or spread for a moment, each for itself. Lengths are tiles, times
 * seconds since that began which they belong to. */
typedef enum Shape { SHAPE_DOT, SHAPE_RING, SHAPE_LEAF, SHAPE_BIRD } Shape;

typedef struct Burst {
    uint8_t shape; /* Shape */
    uint8_t count;
    bool round; /* they lie evenly all round, else by chance to either side */
    uint32_t rgb;
    float from, later, lasts; /* the first begins, the last so much later; each is seen so long */
    float near, far;          /* from the middle, at first and at last */
    float low, rise, fall;    /* above it at first; what each gains, and what it loses again */
    float size, last;         /* half of its width, at first and at last */
} Burst;

enum { MOST_BURSTS = 2 };

/* A figure moves for a moment, never smaller than it is; round its foot something flies. Its
 * likeness is drawn over the still one. */
typedef struct Act {
    float begins, ends;  /* seconds */
    float swells, turns; /* times its size more; degrees */
    float hops, runs;    /* tiles: up; along a way, at whose end it is gone */
    float steps, skips;  /* how often it turns and hops */
    uint32_t glow;       /* light below it; 0: none */
    Burst bursts[MOST_BURSTS];
} Act;

static const Act
    snap = {BEGINS,
            POWER_SECONDS,
            .swells = .24f,
            .turns = 6,
            .steps = 6,
            .bursts = {{SHAPE_DOT, 10, true, 0xFFF3D6, .34f, 0, .28f, .16f, .34f, 0, .3f, .3f,
                        .045f, .02f}}},
    dance = {BEGINS,
             POWER_SECONDS,
             .swells = .16f,
             .turns = 13,
             .hops = .05f,
             .steps = 4,
             .skips = 4,
             .bursts = {{SHAPE_RING, 3, true, 0xFFE9A0, .24f, .26f, .24f, 0, 0, 0, 0, 0, .12f,
                         .46f}}},
    flare = {BEGINS, POWER_SECONDS, .swells = .36f, .glow = 0xFF8A2A,
             .bursts = {{SHAPE_DOT, 14, false, 0xFFB347, .18f, .22f, .32f, .25f, .45f, .1f, .55f, 0,
                         .018f, .014f}}},
    rock = {BEGINS,
            POWER_SECONDS,
            .swells = .08f,
            .turns = 8,
            .steps = 3,
            .bursts = {{SHAPE_RING, 2, true, WHITE, .18f, .2f, .32f, 0, 0, 0, 0, 0, .16f, .36f}}},
    flee = {BEGINS + .1f, POWER_SECONDS, .hops = .08f, .runs = .55f, .skips = 3},
    leap = {.04f,
            .32f,
            .swells = .15f,
            .turns = -50,
            .hops = .42f,
            .steps = 2,
            .skips = 1,
            .bursts = {{SHAPE_RING, 1, true, WHITE, .28f, 0, .16f, 0, 0, 0, 0, 0, .04f, .18f},
                       {SHAPE_DOT, 9, false, 0xE9F8FF, .28f, 0, .16f, 0, .22f, 0, .8f, .8f, .016f,
                        .01f}}},
    kindle = {0, .6f, .glow = 0xFFA038,
              .bursts = {{SHAPE_RING, 1, true, 0xFFEDB0, .20f, 0, .56f, 0, 0, 0, 0, 0, .12f, .72f},
                         {SHAPE_DOT, 16, false, 0xFFE9A0, .14f, .2f, .42f, .25f, .29f, .3f, .5f, 0,
                          .016f, .012f}}};

static const Act *act_of(Power power)
{
    static const Act *const acts[POWERS] = {
        [POWER_HUNTING_TRAP] = &snap, [POWER_PIT_TRAP] = &snap, [POWER_SHAMAN] = &dance,
        [POWER_WILDFIRE] = &flare,    [POWER_RAFT] = &rock,     [POWER_LOGBOAT] = &rock};
    return acts[power];
}

/* An area closes: light runs through it from the tile laid last to its ends, and leaves its edge
 * lit for a while; as it comes by, it shakes something loose in each of its zones. */
typedef struct Closing {
    float runs; /* seconds to the farthest end */
    uint32_t light;
    float bright;
    Burst bursts[MOST_BURSTS];
} Closing;

enum { EDGE = 0xFFE27A };
#define WIDE .3f /* half of the light's width, of the way */
#define EDGE_FADES .45f

static const Closing forest = {.26f,
                               0xD2FA4A,
                               .46f,
                               {{SHAPE_LEAF, 9, false, 0xB4DE72, 0, .15f, .45f, .04f, .34f, .1f,
                                 .2f, .1f, .025f, .025f},
                                {SHAPE_BIRD, 2, false, 0xFFFDF2, .1f, .1f, .5f, .1f, .6f, .1f, .5f,
                                 -.7f, .08f, .08f}}},
                     river = {.48f,
                              0xE6F8FF,
                              .78f,
                              {{SHAPE_DOT, 6, true, WHITE, 0, .15f, .2f, .03f, .09f, 0, .08f, 0,
                                .016f, .024f}}};

float effect_length(const TileSet *set, const Event *event)
{
    switch (event->kind) {
    case EVENT_PLACED:
        return act_of((Power)set->tiles[event->tile].power) ? POWER_SECONDS : 0;
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
    const TableView *view;
    float time; /* seconds since it began */
    bool still; /* the edges of what closed alone */
} Brush;

static Point foot_of(const Brush *brush, const Figure *figure)
{
    const AtlasSprite *sprite = &brush->frame->atlas->sprites[figure->put->sprite];
    Point at = point_seen(brush->view, figure->at);
    return (Point){at.x,
                   at.y + sprite->cut[0].foot * brush->view->board.tile / (float)atlas_levels[0]};
}

/* `way`: of what runs, so that both together are 1. `time`: seconds since it was to begin. */
static void act_out(const Brush *brush, const Figure *figure, const Act *act, Point way, float time)
{
    float tile = brush->view->board.tile, t = effect_share(time, act->begins, act->ends);
    float swell = sinf(PI * t), size = 1 + act->swells * swell, run = act->runs * tile * t;
    bool flip = act->runs > 0 ? way.x < 0 : figure->put->flip;
    float angle = (flip ? -1 : 1) * act->turns * swell * sinf(PI * act->steps * t);
    Point foot = foot_of(brush, figure);
    float reach = size * (foot.y - point_seen(brush->view, figure->at).y);
    float hop = act->hops * tile * fabsf(sinf(PI * act->skips * t));
    if (act->glow)
        paint_glow(brush->frame, foot, .62f * tile, (Rect){0}, rgba(act->glow, .5f * swell));
    draw_bursts(brush->frame, act->bursts, (Spring){foot, tile, figure->site->cell}, time);
    if (t > 0 && t < 1)
        draw_tinted_sprite(brush->frame->list, figure->sprite,
                           (Point){foot.x + reach * sinf(angle * PI / 180) + run * way.x,
                                   foot.y - reach * cosf(angle * PI / 180) - hop + run * way.y},
                           size * tile, (SpritePose){flip, angle, 0, true},
                           rgba(WHITE, act->runs > 0 ? fminf(1, 2 * (1 - t)) : 1));
}

static bool is_called(const char *sprite, const char *name)
{
    return strncmp(sprite, name, strlen(name)) == 0;
}

static void draw_zones_of(const Brush *brush, const Site *site, uint16_t zones, ZoneStyle style,
                          Rgba colour)
{
    TileZones light = {.count = 0};
    zones_add(&light, style, zones, colour);
    board_draw_zones(brush->frame, brush->view, site, &light);
}

/* One a tile. */
static void draw_fish(const Brush *brush, const Site *site, uint16_t zones, float time)
{
    Figures figures;
    figures_of_tile(brush->view, site, &figures);
    for (int i = 0; i < figures.count; i++)
        if (is_called(figures.items[i].sprite, "fish") && zones >> figures.items[i].put->zone & 1) {
            act_out(brush, &figures.items[i], &leap, (Point){0, 0}, time);
            return;
        }
}

/* What a closing shows on a tile of the area; `way`: how far along the light's way it lies, 0..1.
 */
static void draw_closed_tile(const Brush *brush, const Closing *closing, const Site *site,
                             uint16_t zones, float way)
{
    const TableView *view = brush->view;
    float passes = closing->runs * way, head = brush->time / closing->runs * (1 + 2 * WIDE) - WIDE;
    float off = (way - head) / WIDE,
          left = 1 - effect_share(brush->time, EDGE_FADES, CLOSING_SECONDS);
    float bright = closing->bright * (.5f + .5f * cosf(PI * fminf(1, fabsf(off))));
    draw_zones_of(brush, site, zones, ZONES_FILL, rgba(closing->light, brush->still ? 0 : bright));
    draw_zones_of(brush, site, zones, ZONES_EDGE,
                  rgba(EDGE, brush->still ? 1 : left * effect_share(-off, -1, 0)));
    for (int z = 0; z < MAX_ZONES && !brush->still; z++)
        if (zones >> z & 1) {
            Point at = table_anchor(view, view->edition->tiles.tiles[site->tile].zones[z].node,
                                    PIECE_MEEPLE);
            draw_bursts(brush->frame, closing->bursts,
                        (Spring){point_seen(brush->view, at), brush->view->board.tile, site->cell},
                        brush->time - passes);
        }
    if (closing == &river && !brush->still)
        draw_fish(brush, site, zones, brush->time - passes);
}

static const Closing *closing_of(const TableView *view, uint16_t node)
{
    const TileSet *set = &view->edition->tiles;
    const Zone *zone = &set->tiles[set->node[node].tile].zones[set->node[node].zone];
    return zone->kind == ZONE_FOREST ? &forest : &river;
}

static void draw_closing(const Brush *brush, uint16_t node)
{
    const TableView *view = brush->view;
    const Lit lit = {node, false};
    uint8_t last = view->game->placed[view->game->placed_count - 1];
    Cell from = game_site_of_tile(view->game, last)->cell;
    float far = 1;
    for (int pass = 0; pass < 2; pass++) /* how far the light runs comes first */
        for (int i = 0; i < view->game->placed_count; i++) {
            const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
            uint16_t zones = lit_zones(view, site->tile, lit);
            Rect cell = cell_seen(brush->view, site->cell);
            float away = hypotf((float)(site->cell.x - from.x), (float)(site->cell.y - from.y));
            if (zones && pass == 0)
                far = fmaxf(far, away + .5f);
            else if (zones &&
                     rect_overlap(rect_inset(cell, -cell.w / 2), brush->view->board.rect) > 0)
                draw_closed_tile(brush, closing_of(view, node), site,
                                 zones | lit_lakes(view, site->tile, lit), away / far);
        }
}

/* A menhir, or gold, of the forest that earns an extra turn: what is painted on it kindles from its
 * middle outward, light pools round its foot, a ring runs over the ground and motes rise. */
static void kindle_mark(const Brush *brush, const Figure *figure)
{
    DrawList *list = brush->frame->list;
    float tile = brush->view->board.tile, time = brush->time;
    float strength = effect_ease(1 - effect_share(time, .53f, KINDLE_SECONDS));
    int step = (int)ceilf(GLOW_STEPS * effect_share(time, 0, .32f));
    Point at = point_seen(brush->view, figure->at);
    act_out(brush, figure, &kindle, (Point){0, 0}, time);
    draw_tinted_sprite(list, figure->sprite, at, tile, (SpritePose){.flip = figure->put->flip},
                       rgba(0xA8A8A8, strength * effect_share(time, 0, .12f)));
    if (step > 0)
        draw_glowing(list, figure->sprite, at, tile, (GlowLook){figure->put->flip, step, strength});
}

/* The same, that would. */
static void glow(const Brush *brush, const Figure *figure)
{
    Point at = point_seen(brush->view, figure->at);
    float tile = brush->view->board.tile;
    paint_glow(brush->frame, at, .36f * tile, (Rect){0}, rgba(0xFFF0A8, .6f));
    draw_sprite(brush->frame->list, figure->sprite, at, tile, figure->put->flip, rgba(WHITE, 1));
}

static void each_mark(const Brush *brush, Lit lit, void (*draw)(const Brush *, const Figure *))
{
    Figures figures;
    figures_of_area(brush->view, lit, true, &figures);
    for (int i = 0; i < figures.count; i++)
        if (is_called(figures.items[i].sprite, brush->view->terms->mark_sprites))
            draw(brush, &figures.items[i]);
}

void effects_draw_marks(Frame *frame, const TableView *view, Lit lit)
{
    each_mark(&(Brush){frame, view, 0, false}, lit, glow);
}

/* The figure of a power; tigers run from a fire. */
static void draw_power(const Brush *brush, uint8_t tile)
{
    const TableView *view = brush->view;
    const Tile *of = &view->edition->tiles.tiles[tile];
    const char *sprite = view->terms->power_sprites[of->power];
    Point from = {0, 0};
    Figures figures;
    figures_of_tile(view, game_site_of_tile(view->game, tile), &figures);
    for (int i = 0; sprite && i < figures.count; i++) {
        if (strcmp(figures.items[i].sprite, sprite) != 0)
            continue;
        act_out(brush, &figures.items[i], act_of((Power)of->power), (Point){0, 0}, brush->time);
        from = point_seen(brush->view, figures.items[i].at);
    }
    for (int z = 0; z < MAX_ZONES; z++) {
        if (of->zones[z].power != POWER_WILDFIRE)
            continue;
        figures_of_area(view, (Lit){of->zones[z].node, false}, false, &figures);
        for (int i = 0; i < figures.count; i++) {
            Point at = point_seen(brush->view, figures.items[i].at);
            float far = fmaxf(1, hypotf(at.x - from.x, at.y - from.y));
            if (is_called(figures.items[i].sprite, "tiger"))
                act_out(brush, &figures.items[i], &flee,
                        (Point){(at.x - from.x) / far, (at.y - from.y) / far}, brush->time);
        }
    }
}

/* The lakes that an award gives points for, and what a logboat has each of them bring. */
static void draw_lakes(Frame *frame, const TableView *view, const Award *award)
{
    bool boat = award->kind == AWARD_LOGBOAT;
    LakesOf of = {award_lit(award), boat ? view->edition->rules.logboat_points : 0};
    Chips lakes;
    Arrange arrange = {0};
    if (!boat && award->kind != AWARD_RIVER)
        return;
    lakes_put(frame, view, of, &arrange, &lakes);
    chips_draw(frame, view, &lakes);
}

void effects_draw(Frame *frame, const TableView *view, const Flight *flight)
{
    const Events *events = &flight->events;
    if (!flight->marked && (!flight->on || flight->time <= 0))
        return;
    for (int i = 0; i < events->count && events->items[i].kind != EVENT_FINAL; i++) {
        const Event *event = &events->items[i];
        float time = flight->time - flight_begins(events, i);
        bool moves =
            !flight->marked && time > 0 && time < effect_length(&view->edition->tiles, event);
        Brush brush = {frame, view, time, flight->marked};
        if (event->kind == EVENT_CLOSED && (moves || flight->marked))
            draw_closing(&brush, event->node);
        else if (event->kind == EVENT_EXTRA_TURN && moves)
            each_mark(&brush, (Lit){event->node, false}, kindle_mark);
        else if (event->kind == EVENT_PLACED && moves)
            draw_power(&brush, event->tile);
        if (event->kind == EVENT_AWARD && (time > 0 || flight->marked))
            draw_lakes(frame, view, &event->award);
    }
}

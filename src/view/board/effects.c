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
#define ACT_SECONDS .72f
#define ACT_BEGINS .18f

/* Motes fly up from a place for a moment, each for itself: tiles to either side, up, and down
 * again. */
typedef struct Gust {
    int count;
    uint32_t rgb;
    float far, rise, fall;
} Gust;

#define MOTE_SETS_OFF .12f /* seconds: the last of them */
#define MOTE_SECONDS .36f
#define MOTE_SIZE .018f /* tiles, half of its width */

/* A figure moves for a moment, never smaller than it is, and motes fly up from its foot. Its
 * likeness is drawn over the still one. */
typedef struct Act {
    float swells, turns; /* times its size more; degrees */
    float steps;         /* how often it turns */
    uint32_t glow;       /* light below it; 0: none */
    Gust gust;
} Act;

static const Act snap = {.24f, 6, 6, 0, {10, 0xFFF3D6, .34f, .5f, .3f}},
                 dance = {.16f, 13, 4, 0, {12, 0xFFE9A0, .4f, .4f, 0}},
                 flare = {.36f, 0, 0, 0xFF8A2A, {14, 0xFFB347, .45f, .55f, 0}},
                 rock = {.08f, 8, 3, 0, {9, 0xE9F8FF, .3f, .5f, .6f}},
                 kindle = {.10f, 0, 0, 0xFFA038, {16, 0xFFE9A0, .29f, .7f, 0}};

static const Act *act_of(Power power)
{
    static const Act *const acts[POWERS] = {
        [POWER_HUNTING_TRAP] = &snap, [POWER_PIT_TRAP] = &snap, [POWER_SHAMAN] = &dance,
        [POWER_WILDFIRE] = &flare,    [POWER_RAFT] = &rock,     [POWER_LOGBOAT] = &rock};
    return acts[power];
}

/* An area closes: light runs through it from the tile laid last to its ends, and leaves its edge
 * lit for a while; as it comes by, motes fly up from each of its zones. */
typedef struct Closing {
    uint32_t light;
    float bright;
    Gust gust;
} Closing;

enum { EDGE = 0xFFE27A };
#define RUNS .28f /* seconds to the farthest end */
#define WIDE .3f  /* half of the light's width, of the way */
#define EDGE_FADES .45f

static const Closing forest = {0xD2FA4A, .46f, {9, 0xB4DE72, .34f, .4f, .1f}},
                     river = {0xE6F8FF, .78f, {8, WHITE, .2f, .5f, .5f}};

float effect_length(const TileSet *set, const Event *event)
{
    switch (event->kind) {
    case EVENT_PLACED:
        return act_of((Power)set->tiles[event->tile].power) ? ACT_SECONDS : 0;
    case EVENT_CLOSED:
        return CLOSING_SECONDS;
    case EVENT_EXTRA_TURN:
        return ACT_SECONDS;
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

/* What is drawn, on what and when. */
typedef struct Brush {
    Frame *frame;
    const TableView *view;
    float time; /* seconds since it began */
    bool still; /* nothing moves: what closed has its edges lit, a figure its glow */
} Brush;

/* From a place, pixels, on that cell, which lends its chance. */
static void draw_gust(const Brush *brush, const Gust *gust, Point from, Cell cell, float time)
{
    enum { FADES = 8 }; /* few, so that a mote that fades is made few times */
    float tile = brush->view->board.tile, u = brush->frame->u;
    for (int i = 0; i < gust->count; i++) {
        float off = MOTE_SETS_OFF * chance(cell, i, 31);
        float t = effect_share(time, off, off + MOTE_SECONDS), out = 1 - (1 - t) * (1 - t);
        if (t <= 0 || t >= 1)
            continue;
        float aside = gust->far * out * (2 * chance(cell, i, 32) - 1);
        Point circle[CIRCLE_POINTS],
            at = {roundf(from.x + tile * aside),
                  roundf(from.y - tile * (gust->rise * t - gust->fall * t * t))};
        float alpha = ceilf(FADES * fminf(1, 6 * t) * fminf(1, 1.5f * (1 - t))) / FADES;
        circle_points(at, roundf(2 * fmaxf(1.2f * u, MOTE_SIZE * tile)) / 2, circle);
        draw_polygon(brush->frame->list, circle, CIRCLE_POINTS, rgba(gust->rgb, alpha));
    }
}

static Point foot_of(const Brush *brush, const Figure *figure)
{
    const AtlasSprite *sprite = &brush->frame->atlas->sprites[figure->put->sprite];
    Point at = point_seen(brush->view, figure->at);
    return (Point){at.x,
                   at.y + sprite->cut[0].foot * brush->view->board.tile / (float)atlas_levels[0]};
}

static void act_out(const Brush *brush, const Figure *figure, const Act *act, float begins)
{
    float tile = brush->view->board.tile;
    float t = brush->still ? .5f : effect_share(brush->time, begins, ACT_SECONDS);
    float swell = sinf(PI * t), size = brush->still ? 1 : 1 + act->swells * swell;
    float angle = (figure->put->flip ? -1 : 1) * act->turns * swell * sinf(PI * act->steps * t);
    Point foot = foot_of(brush, figure);
    float reach = size * (foot.y - point_seen(brush->view, figure->at).y);
    if (act->glow)
        paint_glow(brush->frame, foot, .62f * tile, rgba(act->glow, .5f * swell));
    if (!brush->still)
        draw_gust(brush, &act->gust, foot, figure->site->cell, brush->time - begins);
    if (t > 0 && t < 1)
        draw_tinted_sprite(brush->frame->list, figure->sprite,
                           (Point){foot.x + reach * sinf(angle * PI / 180),
                                   foot.y - reach * cosf(angle * PI / 180)},
                           size * tile, (SpritePose){figure->put->flip, angle, true},
                           rgba(WHITE, 1));
}

static void draw_zones_of(const Brush *brush, const Site *site, uint16_t zones, ZoneStyle style,
                          Rgba colour)
{
    TileZones light = {.count = 0};
    zones_add(&light, style, zones, colour);
    board_draw_zones(brush->frame, brush->view, site, &light);
}

/* What a closing shows on a tile of the area; `way`: how far along the light's way it lies, 0..1.
 */
static void draw_closed_tile(const Brush *brush, const Closing *closing, const Site *site,
                             uint16_t zones, float way)
{
    const TableView *view = brush->view;
    float head = brush->time / RUNS * (1 + 2 * WIDE) - WIDE, off = (way - head) / WIDE;
    float left = 1 - effect_share(brush->time, EDGE_FADES, CLOSING_SECONDS);
    float bright = closing->bright * (.5f + .5f * cosf(PI * fminf(1, fabsf(off))));
    draw_zones_of(brush, site, zones, ZONES_FILL, rgba(closing->light, brush->still ? 0 : bright));
    draw_zones_of(brush, site, zones, ZONES_EDGE,
                  rgba(EDGE, brush->still ? 1 : left * effect_share(-off, -1, 0)));
    for (int z = 0; z < MAX_ZONES && !brush->still; z++)
        if (zones >> z & 1) {
            Point at = table_anchor(view, view->edition->tiles.tiles[site->tile].zones[z].node,
                                    PIECE_MEEPLE);
            draw_gust(brush, &closing->gust, point_seen(view, at), site->cell,
                      brush->time - RUNS * way);
        }
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

/* The menhirs, or gold, of a forest that earns an extra turn. */
static void draw_marks(const Brush *brush, uint16_t node)
{
    const char *marks = brush->view->terms->mark_sprites;
    Figures figures;
    figures_of_area(brush->view, (Lit){node, false}, true, &figures);
    for (int i = 0; i < figures.count; i++)
        if (strncmp(figures.items[i].sprite, marks, strlen(marks)) == 0)
            act_out(brush, &figures.items[i], &kindle, 0);
}

void effects_draw_marks(Frame *frame, const TableView *view, uint16_t node)
{
    draw_marks(&(Brush){frame, view, 0, true}, node);
}

/* The figure of a power. */
static void draw_power(const Brush *brush, uint8_t tile)
{
    const TableView *view = brush->view;
    Power power = (Power)view->edition->tiles.tiles[tile].power;
    const char *sprite = view->terms->power_sprites[power];
    Figures figures;
    figures_of_tile(view, game_site_of_tile(view->game, tile), &figures);
    for (int i = 0; sprite && i < figures.count; i++)
        if (strcmp(figures.items[i].sprite, sprite) == 0)
            act_out(brush, &figures.items[i], act_of(power), ACT_BEGINS);
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
            draw_marks(&brush, event->node);
        else if (event->kind == EVENT_PLACED && moves)
            draw_power(&brush, event->tile);
        if (event->kind == EVENT_AWARD && (time > 0 || flight->marked))
            draw_lakes(frame, view, &event->award);
    }
}

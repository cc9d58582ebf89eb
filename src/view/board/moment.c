#include "view/board/moment.h"

#include <math.h>
#include <string.h>

#include "view/board/animals.h"
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

#define PI 3.1415927f

/* Seconds: it begins when the tile has settled; the trap snaps, the fire is at its highest. */
#define BEGINS .18f
#define SNAPS .34f

#define RUNS .55f /* tiles that a tiger runs */

enum {
    DUST_SPOTS = 10,
    EMBERS = 14,
    TIGERS = 8,
    STROKES = 9,
    DUST = 0xFFF3D6,
    DUST_RIM = 0x3A2411,
    EMBER_LIGHT = 0xFFB347,
    FLARE = 0xFF8A2A,
    BEAT = 0xFFE9A0
};

typedef enum PowerEffect {
    EFFECT_NONE,
    EFFECT_SNAP,
    EFFECT_DANCE,
    EFFECT_FLARE,
    EFFECT_ROCK
} PowerEffect;

static PowerEffect power_effect_of(Power power)
{
    static const PowerEffect effects[POWERS] = {
        [POWER_HUNTING_TRAP] = EFFECT_SNAP, [POWER_PIT_TRAP] = EFFECT_SNAP,
        [POWER_SHAMAN] = EFFECT_DANCE,      [POWER_WILDFIRE] = EFFECT_FLARE,
        [POWER_RAFT] = EFFECT_ROCK,         [POWER_LOGBOAT] = EFFECT_ROCK};
    return effects[power];
}

float power_effect_length(Power power)
{
    return power_effect_of(power) == EFFECT_NONE ? 0 : EFFECT_SECONDS;
}

EffectPose power_effect_pose(Power power, float time)
{
    float t = moment_share(time, BEGINS, EFFECT_SECONDS), swell = sinf(PI * t);
    float since = moment_share(time, SNAPS, EFFECT_SECONDS);
    switch (power_effect_of(power)) {
    case EFFECT_SNAP: /* it opens, and shuts at once */
        return since <= 0 ? (EffectPose){1 + .24f * moment_share(time, BEGINS, SNAPS), 0, 0}
                          : (EffectPose){1 + .16f * (1 - since),
                                         6 * (1 - since) * sinf(6 * PI * since), 0};
    case EFFECT_DANCE: /* four steps */
        return (EffectPose){1 + .16f * swell, 13 * swell * sinf(4 * PI * t),
                            .05f * swell * fabsf(sinf(4 * PI * t))};
    case EFFECT_FLARE:
        return (EffectPose){1 + .3f * swell + .06f * swell * sinf(18 * PI * t), 0, 0};
    case EFFECT_ROCK:
        return (EffectPose){1 + .08f * swell, 8 * swell * sinf(3 * PI * t), 0};
    case EFFECT_NONE:
        break;
    }
    return (EffectPose){1, 0, 0};
}

/* The figure of the effect. */
typedef struct Doer {
    const Figure *figure;
    Power power;
    Point at, foot; /* pixels */
    float tile;     /* pixels */
} Doer;

/* Strokes and dust fly from where the trap has shut. */
static void draw_dust(Frame *frame, const Doer *doer, float time)
{
    float t = moment_share(time, SNAPS, SNAPS + .28f), out = 1 - (1 - t) * (1 - t);
    if (t <= 0 || t >= 1)
        return;
    for (int i = 0; i < STROKES; i++) {
        float turn = 2 * PI * ((float)i + .25f) / STROKES, x = cosf(turn), y = sinf(turn);
        float from = doer->tile * (.24f + .14f * out), to = doer->tile * (.30f + .16f * out);
        Point stroke[] = {{doer->at.x + from * x, doer->at.y + .8f * from * y},
                          {doer->at.x + to * x, doer->at.y + .8f * to * y}};
        float wide = fmaxf(1.5f, 3 * (1 - t) * frame->u), left = moment_fade(1 - t);
        draw_line(frame->list, stroke, 2, wide + 2 * frame->u, 0, rgba(DUST_RIM, .5f * left));
        draw_line(frame->list, stroke, 2, wide, 0, rgba(DUST, left));
    }
    for (int i = 0; i < DUST_SPOTS; i++) {
        float turn = 2 * PI * ((float)i + .5f) / DUST_SPOTS, far = doer->tile * (.16f + .18f * out);
        Point at = {doer->foot.x + far * cosf(turn),
                    doer->foot.y + .5f * far * sinf(turn) - doer->tile * .3f * t * (1 - t)};
        moment_dot(frame, at, fmaxf(2 * frame->u, .045f * doer->tile * (1 - t)), DUST,
                   moment_fade(.8f * (1 - t)));
    }
}

/* One ring for each step of the dance. */
static void draw_beats(Frame *frame, const Doer *doer, float time)
{
    for (int beat = 0; beat < 3; beat++) {
        float from = BEGINS + .06f + .13f * (float)beat, t = moment_share(time, from, from + .24f);
        if (t > 0 && t < 1)
            moment_ring(frame, doer->foot, doer->tile * (.12f + .34f * t),
                        fmaxf(1, 2.5f * (1 - t) * frame->u),
                        rgba(BEAT, moment_fade(.9f * (1 - t))));
    }
}

static void draw_embers(Frame *frame, const Doer *doer, float time)
{
    float t = moment_share(time, BEGINS, EFFECT_SECONDS);
    moment_pool(frame, doer->foot, .62f * doer->tile, .6f, rgba(FLARE, .4f * sinf(PI * t)));
    for (int i = 0; i < EMBERS; i++) {
        Cell cell = doer->figure->site->cell;
        float from = BEGINS + .22f * moment_chance(cell, i, 41);
        float own = moment_share(time, from, from + .32f);
        float off = moment_chance(cell, i, 42) - .5f;
        Point at = {doer->foot.x + doer->tile * (.5f + .4f * own) * off,
                    doer->foot.y - doer->tile * (.1f + .55f * own)};
        if (own > 0 && own < 1)
            moment_dot(frame, at, fmaxf(1.2f * frame->u, .016f * doer->tile), EMBER_LIGHT,
                       moment_fade(1 - own));
    }
}

static void draw_waves(Frame *frame, const Doer *doer, float time)
{
    for (int wave = 0; wave < 2; wave++) {
        float from = BEGINS + .2f * (float)wave, t = moment_share(time, from, from + .32f);
        if (t > 0 && t < 1)
            moment_ring(frame, doer->foot, doer->tile * (.16f + .2f * t), 1.5f * frame->u,
                        rgba(WHITE, moment_fade(.8f * (1 - t))));
    }
}

static void draw_figure(Frame *frame, const Doer *doer, float time)
{
    EffectPose pose = power_effect_pose(doer->power, time);
    float foot = doer->foot.y - doer->at.y, turn = pose.angle * PI / 180;
    Point at = {doer->foot.x + pose.size * foot * sinf(turn),
                doer->foot.y - pose.size * foot * cosf(turn) - pose.lift * doer->tile};
    draw_land_sprite(frame->list, doer->figure->sprite, at, pose.size * doer->tile,
                     (SpritePose){doer->figure->put->flip, pose.angle, 0});
}

typedef struct Stageplay {
    Frame *frame;
    const BoardView *board;
    const TableView *view;
    Power power;
    float time;
    Point fire; /* board units: where the tigers run from */
    int tigers;
} Stageplay;

static bool is_doer(const Terms *terms, const Figure *figure, Power power)
{
    const char *sprite = terms->power_sprites[power];
    return sprite && strcmp(figure->sprite, sprite) == 0;
}

static void act(void *context, const Figure *figure)
{
    Stageplay *play = context;
    if (!is_doer(play->view->terms, figure, play->power))
        return;
    Doer doer = {figure,
                 play->power,
                 view_pixel(play->board, figure->at.x, figure->at.y),
                 {0, 0},
                 (float)play->board->tile};
    const AtlasSprite *sprite = &play->frame->atlas->sprites[figure->put->sprite];
    doer.foot =
        (Point){doer.at.x, doer.at.y + sprite->cut[0].foot * doer.tile / (float)atlas_levels[0]};
    play->fire = figure->at;
    PowerEffect effect = power_effect_of(play->power);
    (effect == EFFECT_SNAP    ? draw_dust
     : effect == EFFECT_DANCE ? draw_beats
     : effect == EFFECT_FLARE ? draw_embers
                              : draw_waves)(play->frame, &doer, play->time);
    draw_figure(play->frame, &doer, play->time);
}

/* A tiger's likeness leaps up and runs from the fire, and is gone. */
static void chase(void *context, const Figure *figure)
{
    Stageplay *play = context;
    float tile = (float)play->board->tile;
    float from = BEGINS + .1f + .03f * (float)play->tigers;
    float t = moment_share(play->time, from, EFFECT_SECONDS);
    if (strncmp(figure->sprite, "tiger", 5) != 0 || play->tigers++ >= TIGERS || t <= 0 || t >= 1)
        return;
    Point at = view_pixel(play->board, figure->at.x, figure->at.y);
    Point fire = view_pixel(play->board, play->fire.x, play->fire.y);
    float dx = at.x - fire.x, dy = at.y - fire.y, far = fmaxf(1, hypotf(dx, dy));
    float run = tile * RUNS * t * (.4f + .6f * t);
    draw_tinted_sprite(play->frame->list, figure->sprite,
                       (Point){at.x + run * dx / far,
                               at.y + run * dy / far - .08f * tile * fabsf(sinf(3 * PI * t))},
                       tile, (SpritePose){dx < 0, 0, 0}, rgba(WHITE, fminf(1, 2 * (1 - t))));
}

void power_effect_draw(Frame *frame, const BoardView *board, const TableView *view, uint8_t tile,
                       float time)
{
    const Site *site = game_site_of_tile(view->game, tile);
    const Tile *of = &view->edition->tiles.tiles[tile];
    if (!site || power_effect_of((Power)of->power) == EFFECT_NONE || time <= BEGINS ||
        time >= EFFECT_SECONDS)
        return;
    Stageplay play = {frame, board, view, (Power)of->power, time, {0, 0}, 0};
    figures_of_tile(frame->atlas, view, site, act, &play);
    for (int z = 0; z < MAX_ZONES; z++)
        if (of->zones[z].power == POWER_WILDFIRE)
            figures_each(frame->atlas, view, (Lit){of->zones[z].node, false}, false, chase, &play);
}

#include "view/board/shine.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "view/board/course.h"
#include "view/board/draw.h"
#include "view/board/moment.h"
#include "view/board/signs.h"
#include "view/kit/paint.h"

/* A river closes: light runs along the water from end to end, sparks on its crest, and in the lakes
 * fish leap. */

#define PI 3.1415927f

#define RUNS .70f  /* seconds from end to end */
#define CREST .13f /* half of its width, of the way */
#define BANKS_FADE .57f

/* Fish: seconds of the first leap, from one to the next, and of each; tiles high and wide. */
#define LEAPS .40f
#define LEAPS_APART .04f
#define LEAP_SECONDS .27f
#define LEAP_HIGH .42f
#define LEAP_WIDE .33f

enum {
    MOST_FISH = 3,
    DROPS = 9,
    GLINTS = 9,
    WATER_LIGHT = 0xE6F8FF,
    BANKS = 0xFFF3C4,
    DROP = 0xE9F8FF
};

float stream_head(float time)
{
    return time / RUNS * (1 + 2 * CREST) - CREST;
}

bool stream_leap(int fish, float time, Leap *leap)
{
    float q = (time - LEAPS - LEAPS_APART * (float)fish) / LEAP_SECONDS;
    if (q <= 0 || q >= 1)
        return false;
    *leap = (Leap){.aside = (q - .5f) * LEAP_WIDE,
                   .rise = LEAP_HIGH * 4 * q * (1 - q),
                   .nose = atan2f(LEAP_HIGH * 4 * (2 * q - 1), LEAP_WIDE) * 180 / PI};
    return true;
}

static void draw_river_light(Frame *frame, const BoardView *board, const TableView *view,
                             const Course *course, float time)
{
    float head = stream_head(time), left = 1 - moment_share(time, BANKS_FADE, STREAM_SECONDS);
    uint8_t crest[FLOW_STEPS], trail[FLOW_STEPS];
    moment_crest(head, CREST, crest);
    moment_trail(head, CREST / 2, trail);
    moment_flow(frame, board, view, course,
                &(MomentLight){ZONES_EDGE, rgba(BANKS, .8f * left), trail});
    moment_flow(frame, board, view, course,
                &(MomentLight){ZONES_FILL, rgba(WATER_LIGHT, .78f), crest});
}

/* Each flashes up as the crest comes to it. */
static void draw_glints(Frame *frame, const BoardView *board, const TableView *view,
                        const CourseTile *tile, float time)
{
    float head = stream_head(time);
    Cell cell = tile->site->cell;
    for (int i = 0; i < GLINTS * GLINTS; i++) {
        Point at = {((float)(i % GLINTS) + moment_chance(cell, i, 6)) / GLINTS,
                    ((float)(i / GLINTS) + moment_chance(cell, i, 7)) / GLINTS};
        float off = fabsf(course_at(tile, at.x, at.y) - head) / CREST;
        if (off > .8f || !course_covers(frame->atlas, view, tile, at.x, at.y))
            continue;
        float size = .03f + .05f * moment_chance(cell, i, 4);
        moment_spark(frame, course_pixel(board, tile, at.x, at.y),
                     (1 - off) * fmaxf(4 * frame->u, size * (float)board->tile),
                     moment_fade(1 - off));
    }
}

/* One that leaps, where it swims. */
typedef struct Leaper {
    const CourseTile *tile;
    const AtlasPut *put;
    Point in; /* 0..1 of its tile */
} Leaper;

/* Adds the first fish of each lake, or of each river. */
static int list_leapers(const Atlas *atlas, const TableView *view, const Course *course,
                        ZoneKind kind, Leaper leapers[MOST_FISH])
{
    int count = 0;
    for (int i = 0; i < course->count; i++) {
        const CourseTile *tile = &course->tiles[i];
        const Tile *of = &view->edition->tiles.tiles[tile->seen.tile];
        const AtlasTile *known = &atlas->tiles[view->edition->rules.id][of->number];
        uint16_t zones = tile->zones;
        for (uint32_t p = 0; known->overlay >= 0 && p < known->put_count && count < MOST_FISH;
             p++) {
            const AtlasPut *put = &atlas->puts[known->first_put + p];
            if (put->zone < 0 || !(zones >> put->zone & 1) || of->zones[put->zone].kind != kind ||
                strncmp(atlas->sprites[put->sprite].name, "fish", 4) != 0)
                continue;
            leapers[count++] = (Leaper){tile, put, moment_place(tile->seen.rotation, put)};
            zones &= (uint16_t) ~(1u << put->zone);
        }
    }
    return count;
}

/* Where it leaves the water and where it falls back: drops and a ring. `since`: seconds. */
static void draw_splash(Frame *frame, Point at, float tile, float since)
{
    float t = since / .2f;
    if (t <= 0 || t >= 1)
        return;
    moment_ring(frame, at, tile * (.04f + .14f * t), 1.5f * frame->u,
                rgba(WHITE, moment_fade(.9f * (1 - t))));
    for (int drop = 0; drop < DROPS; drop++) {
        Cell of = {0, 0};
        float aside = .44f * (moment_chance(of, drop, 51) - .5f);
        float high = .18f + .5f * moment_chance(of, drop, 52);
        Point fly = {at.x + tile * aside * t, at.y - tile * high * 2 * t * (1 - t)};
        moment_dot(frame, fly,
                   fmaxf(frame->u, tile * (.008f + .010f * moment_chance(of, drop, 53))), DROP,
                   moment_fade(1 - t * t));
    }
}

static void draw_fish(Frame *frame, const BoardView *board, const Leaper *leaper, int fish,
                      float time)
{
    float tile = (float)board->tile, side = leaper->put->flip ? -1 : 1;
    float begun = time - LEAPS - LEAPS_APART * (float)fish;
    Point at = course_pixel(board, leaper->tile, leaper->in.x, leaper->in.y);
    Leap leap;
    draw_splash(frame, (Point){at.x - side * tile * LEAP_WIDE / 2, at.y}, tile, begun);
    draw_splash(frame, (Point){at.x + side * tile * LEAP_WIDE / 2, at.y}, tile,
                begun - .85f * LEAP_SECONDS);
    if (stream_leap(fish, time, &leap))
        draw_land_sprite(frame->list, frame->atlas->sprites[leaper->put->sprite].name,
                         (Point){at.x + side * tile * leap.aside, at.y - tile * leap.rise},
                         1.15f * tile, (SpritePose){leaper->put->flip, side * leap.nose, 0});
}

static void stream_draw(Frame *frame, const BoardView *board, const TableView *view,
                        const Course *course, float time)
{
    Leaper leapers[MOST_FISH];
    if (time <= 0 || time >= STREAM_SECONDS)
        return;
    draw_river_light(frame, board, view, course, time);
    for (int i = 0; i < course->count; i++)
        draw_glints(frame, board, view, &course->tiles[i], time);
    int count = list_leapers(frame->atlas, view, course, ZONE_LAKE, leapers);
    if (count == 0)
        count = list_leapers(frame->atlas, view, course, ZONE_RIVER, leapers);
    for (int fish = 0; fish < count; fish++)
        draw_fish(frame, board, &leapers[fish], fish, time);
}

/* A forest closes: a gust goes through its crowns from the north-west, light runs with it, leaves
 * and birds go up. */

/* Of GUST_SECONDS: the gust takes so much for its way, and a crown swings so long after it. */
#define PASSES .35f
#define SWINGS_FOR .62f
#define SWAY 11 /* degrees */
#define SWINGS 1.6f

#define LIGHT_WIDTH .2f /* of the way */
#define LIGHT_ALPHA .46f
#define EDGE_FADES .4f /* seconds: the edge's light begins to go, and is gone */
#define EDGE_GONE .66f

/* Birds: seconds from their start to where they are gone, tiles that they rise by. */
#define FIRST_BIRD .1f
#define BIRDS_APART .11f
#define FLIES .53f
#define RISES 1.2f
#define WINGS_A_SECOND 20

enum {
    MAX_STANDING = 2048,
    LEAVES = 9,
    LEAST_BIRDS = 3,
    MOST_BIRDS = 7,
    FOREST_LIGHT = 0xD2FA4A,
    GLOW = 0xFFE27A,
    LEAF = 0xB4DE72,
    LEAF_DRY = 0xE2C765,
    BIRD = 0xFFFDF2,
    BIRD_RIM = 0x22301C
};

float gust_sway(float part, float time)
{
    float w = (time / GUST_SECONDS - PASSES * part) / SWINGS_FOR;
    if (w <= 0 || w >= 1)
        return 0;
    return SWAY * sinf(2 * PI * SWINGS * w) * powf(1 - w, 1.4f);
}

bool gust_bird(float part, float time, float chance, Bird *bird)
{
    float t = (time - FIRST_BIRD - BIRDS_APART * part) / FLIES;
    if (t <= 0 || t >= 1)
        return false;
    *bird = (Bird){.rise = RISES * t * t * (.4f + .6f * t),
                   .aside = (1.3f * chance - .5f) * t,
                   .alpha = fminf(1, (1 - t) * 5),
                   .wing = abs((int)(time * WINGS_A_SECOND + 8 * chance) % (2 * GUST_WINGS - 2) -
                               (GUST_WINGS - 1))};
    return true;
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

/* What the gust has reached so far. */
typedef struct Reached {
    float time;
    int count;
    Standing standing[MAX_STANDING];
} Reached;

/* Adds what stands in the forest's zones of one tile, and the animals beside them, which may stand
 * before a tree. */
static void reach_tile(const Frame *frame, const BoardView *board, const TableView *view,
                       const CourseTile *tile, Reached *reached)
{
    const Atlas *atlas = frame->atlas;
    EditionId edition = view->edition->rules.id;
    int number = view->edition->tiles.tiles[tile->seen.tile].number;
    const AtlasTile *known = &atlas->tiles[edition][number];
    for (uint32_t p = 0; known->overlay >= 0 && p < known->put_count; p++) {
        const AtlasPut *put = &atlas->puts[known->first_put + p];
        const AtlasSprite *sprite = &atlas->sprites[put->sprite];
        Point in = moment_place(tile->seen.rotation, put);
        int zone = atlas_zone_at(atlas, edition, number, tile->seen.rotation, in.x, in.y);
        bool inside = zone >= 0 && tile->zones >> zone & 1;
        float angle = gust_sway(course_at(tile, in.x, in.y), reached->time);
        if (put->flat || angle == 0 || (!inside && put->zone < 0) || reached->count == MAX_STANDING)
            continue;
        bool bends = strncmp(sprite->name, "tree", 4) == 0;
        float own = .75f + .35f * moment_chance(tile->site->cell, (int)p, 5);
        reached->standing[reached->count] =
            (Standing){.put = put,
                       .at = course_pixel(board, tile, in.x, in.y),
                       .foot = sprite->cut[0].foot * (float)board->tile / (float)atlas_levels[0],
                       .angle = bends ? angle * own : 0,
                       .order = reached->count};
        reached->count++;
    }
}

/* The forest's trees once more over the still ones, leaning; their feet stay where they are. */
static void draw_trees(Frame *frame, const BoardView *board, const TableView *view,
                       const Course *course, float time)
{
    Reached reached = {.time = time};
    for (int i = 0; i < course->count; i++)
        if (moment_in_sight(board, course_cell(board, &course->tiles[i])))
            reach_tile(frame, board, view, &course->tiles[i], &reached);
    qsort(reached.standing, (size_t)reached.count, sizeof *reached.standing, nearer);
    for (int i = 0; i < reached.count; i++) {
        const Standing *tree = &reached.standing[i];
        float lean = tree->foot * sinf(tree->angle * PI / 180);
        draw_land_sprite(frame->list, frame->atlas->sprites[tree->put->sprite].name,
                         (Point){tree->at.x + lean, tree->at.y}, (float)board->tile,
                         (SpritePose){tree->put->flip, tree->angle, 0});
    }
}

/* The light that runs with the gust, and the edge that it leaves lit for a while. */
static void draw_running_light(Frame *frame, const BoardView *board, const TableView *view,
                               const Course *course, float time)
{
    float head = time / GUST_SECONDS / PASSES - .1f;
    float left = 1 - moment_share(time, EDGE_FADES, EDGE_GONE);
    uint8_t crest[FLOW_STEPS], trail[FLOW_STEPS];
    moment_crest(head, LIGHT_WIDTH, crest);
    moment_trail(head, LIGHT_WIDTH, trail);
    moment_flow(frame, board, view, course,
                &(MomentLight){ZONES_FILL, rgba(FOREST_LIGHT, LIGHT_ALPHA), crest});
    moment_flow(frame, board, view, course, &(MomentLight){ZONES_EDGE, rgba(GLOW, left), trail});
}

/* They are shaken off as the gust passes, and drift off with it. */
static void draw_leaves(Frame *frame, const BoardView *board, const TableView *view,
                        const CourseTile *tile, float time)
{
    float size = fmaxf(4, .05f * (float)board->tile / frame->u);
    for (int leaf = 0; leaf < LEAVES; leaf++) {
        Cell cell = tile->site->cell;
        Point at = {moment_chance(cell, leaf, 1), moment_chance(cell, leaf, 2)};
        float from = PASSES * GUST_SECONDS * course_at(tile, at.x, at.y);
        float t = moment_share(time, from, from + .45f);
        if (t <= 0 || t >= 1 || !course_covers(frame->atlas, view, tile, at.x, at.y))
            continue;
        at.x += .16f * t + .04f * sinf(9 * t + 6 * moment_chance(cell, leaf, 3));
        at.y += .12f * t * (t - .6f) - .06f * sinf(PI * t);
        paint_icon(frame, "shape-green", course_pixel(board, tile, at.x, at.y),
                   size * (.7f + .6f * moment_chance(cell, leaf, 4)), leaf % 3 ? LEAF : LEAF_DRY,
                   moment_fade(sinf(PI * t)));
    }
}

/* Wings as two strokes, `half` pixels to each tip. */
static void draw_wings(Frame *frame, Point at, float half, const Bird *bird)
{
    static const struct {
        float tip, bend;
    } poses[GUST_WINGS] = {{-.62f, -.45f}, {-.16f, -.34f}, {.22f, -.18f}, {.5f, .1f}};
    float tip = poses[bird->wing].tip, bend = poses[bird->wing].bend, u = frame->u;
    at = (Point){roundf(at.x), roundf(at.y)};
    Point wings[] = {{at.x - half, at.y + tip * half},
                     {at.x - .5f * half, at.y + bend * half},
                     {at.x, at.y},
                     {at.x + .5f * half, at.y + bend * half},
                     {at.x + half, at.y + tip * half}};
    float alpha = moment_fade(bird->alpha);
    draw_line(frame->list, wings, 5, fmaxf(2.6f * u, .42f * half), 0, rgba(BIRD_RIM, .7f * alpha));
    draw_line(frame->list, wings, 5, fmaxf(1.5f * u, .22f * half), 0, rgba(BIRD, alpha));
}

/* A place of the tile where the forest is, the same in every frame; false where there is none. */
static bool perch(const Atlas *atlas, const TableView *view, const CourseTile *tile, int bird,
                  Point *at)
{
    for (int tries = 0; tries < 12; tries++) {
        int salt = 20 + 12 * bird + tries;
        *at = (Point){moment_chance(tile->site->cell, salt, 6),
                      moment_chance(tile->site->cell, salt, 7)};
        if (course_covers(atlas, view, tile, at->x, at->y))
            return true;
    }
    return false;
}

static void draw_birds(Frame *frame, const BoardView *board, const TableView *view,
                       const Course *course, float time)
{
    int birds = course->count < LEAST_BIRDS  ? LEAST_BIRDS
                : course->count > MOST_BIRDS ? MOST_BIRDS
                                             : course->count;
    float half = fmaxf(7 * frame->u, .075f * (float)board->tile);
    for (int i = 0; i < birds; i++) {
        const CourseTile *tile = &course->tiles[i * course->count / birds];
        float chance = moment_chance(tile->site->cell, i, 8);
        Point at;
        Bird bird;
        if (!perch(frame->atlas, view, tile, i, &at) ||
            !gust_bird(course_at(tile, at.x, at.y), time, chance, &bird))
            continue;
        at = course_pixel(board, tile, at.x + bird.aside, at.y - bird.rise);
        draw_wings(frame, at, half * (.85f + .3f * chance), &bird);
    }
}

static void gust_draw(Frame *frame, const BoardView *board, const TableView *view,
                      const Course *course, float time)
{
    if (time <= 0 || time >= GUST_SECONDS)
        return;
    draw_trees(frame, board, view, course, time);
    draw_running_light(frame, board, view, course, time);
    for (int i = 0; i < course->count; i++)
        draw_leaves(frame, board, view, &course->tiles[i], time);
    draw_birds(frame, board, view, course, time);
}

/* A forest earns an extra turn: the signs on its menhirs kindle from their middle outward, light
 * pools round their feet, a ring runs over the ground and motes rise. Gold does the same. */

/* Seconds: the signs have kindled wholly, and begin to go out; ring and motes come and go. */
#define KINDLED .32f
#define FADES .53f
#define RING_FROM .20f
#define RING_TO .76f
#define MOTES_FROM .14f

/* Tiles. */
#define SHADE_REACH .78f
#define POOL_REACH .42f
#define RING_FIRST .25f
#define RING_GROWS 1.2f
#define MOTES_RISE .53f

enum {
    MOTES = 16,
    MOST_RINGS = 3, /* and showers of motes */
    STONE_DIMMED = 0xA8A8A8,
    SHADE = 0x0C1410,
    POOL = 0xFFA038,
    RING = 0xFFEDB0,
    MOTE = 0xFFE9A0
};

int kindle_step(float time)
{
    return (int)ceilf(GLOW_STEPS * moment_share(time, 0, KINDLED));
}

float kindle_strength(float time)
{
    return moment_ease(1 - moment_share(time, FADES, KINDLE_SECONDS));
}

/* One that kindles. */
typedef struct Mark {
    const CourseTile *tile;
    const AtlasPut *put;
    const char *sprite;
    Point at, foot; /* pixels */
    int index, of;  /* among those of the forest */
} Mark;

static void draw_motes(Frame *frame, const Mark *mark, float tile, float time)
{
    for (int i = 0; i < MOTES; i++) {
        Cell cell = mark->tile->site->cell;
        float from = MOTES_FROM + .2f * moment_chance(cell, i, 31);
        float t = moment_share(time, from, from + .42f);
        float off = moment_chance(cell, i, 32) - .5f;
        if (t <= 0 || t >= 1)
            continue;
        Point at = {mark->at.x + tile * (.5f * off + .03f * sinf(7 * t + 6 * off)),
                    mark->at.y + tile * (.1f - MOTES_RISE * t)};
        moment_dot(frame, at, fmaxf(1.2f * frame->u, .014f * tile), MOTE,
                   moment_fade(sinf(PI * t)));
    }
}

static void draw_mark(Frame *frame, const Mark *mark, float tile, float time)
{
    float strength = kindle_strength(time), comes = moment_share(time, 0, .12f);
    float ring = moment_share(time, RING_FROM, RING_TO);
    int step = kindle_step(time);
    moment_pool(frame, mark->foot, POOL_REACH * tile, .5f, rgba(POOL, .26f * strength * comes));
    draw_tinted_sprite(frame->list, mark->sprite, mark->at, tile,
                       (SpritePose){mark->put->flip, 0, 0}, rgba(STONE_DIMMED, strength * comes));
    if (step > 0)
        draw_glowing(frame->list, mark->sprite, mark->at, tile,
                     (GlowLook){mark->put->flip, step, strength});
    if (mark->index >= MOST_RINGS)
        return;
    if (ring > 0 && ring < 1)
        moment_ring(frame, mark->foot, tile * (RING_FIRST + RING_GROWS * powf(ring, .7f)) / 2,
                    fmaxf(1, 3 * (1 - ring) * frame->u), rgba(RING, moment_fade(.9f * (1 - ring))));
    draw_motes(frame, mark, tile, time);
}

/* Whether a zone of the tile that belongs to the forest bears its menhir or gold. */
static bool kindles(const TableView *view, const CourseTile *tile)
{
    for (int z = 0; z < MAX_ZONES; z++)
        if (tile->zones >> z & 1 && view->edition->tiles.tiles[tile->seen.tile].zones[z].go_again)
            return true;
    return false;
}

static int count_marks(const TableView *view, const Course *course)
{
    int count = 0;
    for (int i = 0; i < course->count; i++)
        count += kindles(view, &course->tiles[i]);
    return count;
}

typedef void DrawMark(Frame *frame, const Mark *mark, float tile, float time);

/* Many are shaded less each, for their shades lie on one another. */
static void draw_shade(Frame *frame, const Mark *mark, float tile, float time)
{
    float strength = kindle_strength(time) * moment_share(time, 0, .2f);
    moment_pool(frame, mark->foot, SHADE_REACH * tile, 1,
                rgba(SHADE, .30f * strength / sqrtf((float)mark->of)));
}

static void each_mark(Frame *frame, const BoardView *board, const TableView *view,
                      const Course *course, float time, DrawMark *draw)
{
    const Atlas *atlas = frame->atlas;
    const char *marks = view->terms->mark_sprites;
    int count = 0, all = count_marks(view, course);
    for (int i = 0; i < course->count; i++) {
        const CourseTile *tile = &course->tiles[i];
        const AtlasTile *known = &atlas->tiles[view->edition->rules.id]
                                              [view->edition->tiles.tiles[tile->seen.tile].number];
        if (known->overlay < 0 || !kindles(view, tile) ||
            !moment_in_sight(board, course_cell(board, tile)))
            continue;
        for (uint32_t p = 0; p < known->put_count; p++) {
            const AtlasPut *put = &atlas->puts[known->first_put + p];
            const AtlasSprite *sprite = &atlas->sprites[put->sprite];
            Point in = moment_place(tile->seen.rotation, put);
            if (strncmp(sprite->name, marks, strlen(marks)) != 0)
                continue;
            Mark mark = {.tile = tile,
                         .put = put,
                         .sprite = sprite->name,
                         .at = course_pixel(board, tile, in.x, in.y),
                         .index = count++,
                         .of = all};
            mark.foot = mark.at;
            mark.foot.y += sprite->cut[0].foot * (float)board->tile / (float)atlas_levels[0];
            draw(frame, &mark, (float)board->tile, time);
        }
    }
}

static void kindle_draw(Frame *frame, const BoardView *board, const TableView *view,
                        const Course *course, float time)
{
    if (time <= 0 || time >= KINDLE_SECONDS)
        return;
    each_mark(frame, board, view, course, time, draw_shade);
    each_mark(frame, board, view, course, time, draw_mark);
}

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
            power_effect_draw(frame, board, view, event->tile, time);
        if (time > 0 || flight->marked)
            draw_lakes(frame, board, view, event);
    }
}

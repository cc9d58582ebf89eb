#include "view/board/gust.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "view/board/moment.h"
#include "view/kit/paint.h"

#define PI 3.1415927f

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
    LIGHT = 0xD2FA4A,
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
                &(MomentLight){ZONES_FILL, rgba(LIGHT, LIGHT_ALPHA), crest});
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

void gust_draw(Frame *frame, const BoardView *board, const TableView *view, const Course *course,
               float time)
{
    if (time <= 0 || time >= GUST_SECONDS)
        return;
    draw_trees(frame, board, view, course, time);
    draw_running_light(frame, board, view, course, time);
    for (int i = 0; i < course->count; i++)
        draw_leaves(frame, board, view, &course->tiles[i], time);
    draw_birds(frame, board, view, course, time);
}

#include "view/board/kindle.h"

#include <math.h>
#include <string.h>

#include "view/board/moment.h"
#include "view/kit/paint.h"

#define PI 3.1415927f

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
static bool bears_mark(const TableView *view, const CourseTile *tile)
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
        count += bears_mark(view, &course->tiles[i]);
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
        if (known->overlay < 0 || !bears_mark(view, tile) ||
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

void kindle_draw(Frame *frame, const BoardView *board, const TableView *view, const Course *course,
                 float time)
{
    if (time <= 0 || time >= KINDLE_SECONDS)
        return;
    each_mark(frame, board, view, course, time, draw_shade);
    each_mark(frame, board, view, course, time, draw_mark);
}

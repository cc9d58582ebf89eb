#include "view/board/stream.h"

#include <math.h>
#include <string.h>

#include "view/board/moment.h"
#include "view/kit/paint.h"

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

enum { MOST_FISH = 3, DROPS = 9, GLINTS = 9, LIGHT = 0xE6F8FF, BANKS = 0xFFF3C4, DROP = 0xE9F8FF };

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

static void draw_running_light(Frame *frame, const BoardView *board, const TableView *view,
                               const Course *course, float time)
{
    float head = stream_head(time), left = 1 - moment_share(time, BANKS_FADE, STREAM_SECONDS);
    uint8_t crest[FLOW_STEPS], trail[FLOW_STEPS];
    moment_crest(head, CREST, crest);
    moment_trail(head, CREST / 2, trail);
    moment_flow(frame, board, view, course,
                &(MomentLight){ZONES_EDGE, rgba(BANKS, .8f * left), trail});
    moment_flow(frame, board, view, course, &(MomentLight){ZONES_FILL, rgba(LIGHT, .78f), crest});
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

void stream_draw(Frame *frame, const BoardView *board, const TableView *view, const Course *course,
                 float time)
{
    Leaper leapers[MOST_FISH];
    if (time <= 0 || time >= STREAM_SECONDS)
        return;
    draw_running_light(frame, board, view, course, time);
    for (int i = 0; i < course->count; i++)
        draw_glints(frame, board, view, &course->tiles[i], time);
    int count = list_leapers(frame->atlas, view, course, ZONE_LAKE, leapers);
    if (count == 0)
        count = list_leapers(frame->atlas, view, course, ZONE_RIVER, leapers);
    for (int fish = 0; fish < count; fish++)
        draw_fish(frame, board, &leapers[fish], fish, time);
}

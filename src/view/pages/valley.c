/* Layer over layer, each in the light of the hour: the renderer keeps every layer as it comes out,
 * and paints anew only where something has moved. */
#include "view/pages/valley.h"

#include <math.h>

#include "view/pages/valley_lights.h"
#include "view/pages/valley_moves.h"
#include "view/pages/valley_places.h"

enum { SHOWS = 15 /* a second */ };

/* The valley on the output. */
typedef struct Shown {
    DrawList *list;
    const ValleyLight *light;
    float scale;         /* pixels of the output for one of the valley */
    float top;           /* of the valley, pixels of the output */
    float width, height; /* of the output */
    double now;
} Shown;

double valley_due(double now)
{
    return (floor(now * SHOWS + .01) + 1) / SHOWS;
}

static Rect on_output(const Shown *shown, Rect rect)
{
    float left = roundf(rect.x * shown->scale), top = roundf(rect.y * shown->scale + shown->top);
    float right = roundf((rect.x + rect.w) * shown->scale);
    float bottom = roundf((rect.y + rect.h) * shown->scale + shown->top);
    return (Rect){left, top, right - left, bottom - top};
}

/* What both rectangles hold. */
static Rect rect_both(Rect a, Rect b)
{
    float left = fmaxf(a.x, b.x), top = fmaxf(a.y, b.y);
    return (Rect){left, top, fmaxf(0, fminf(a.x + a.w, b.x + b.w) - left),
                  fmaxf(0, fminf(a.y + a.h, b.y + b.h) - top)};
}

static Grade gain_of(const float gain[4])
{
    return grade_gain(gain[0], gain[1], gain[2], gain[3]);
}

static void draw_place(const Shown *shown, ValleyLayer layer, Grade grade)
{
    draw_layer(shown->list, valley_places[layer].name, on_output(shown, valley_places[layer].rect),
               &grade, 1);
}

/* A picture of alpha alone in one colour. */
static Grade paint_of(uint32_t rgb, float alpha)
{
    Grade grade = grade_ramp(&rgb, 1);
    grade.alpha = alpha;
    return grade;
}

/* Such a picture that stays as it is. */
static void draw_air(const Shown *shown, const char *name, Rect rect, uint32_t rgb, float alpha)
{
    Grade grade = paint_of(rgb, alpha);
    if (alpha > 0)
        draw_layer(shown->list, name, on_output(shown, rect), &grade, 1);
}

/* And one that comes and goes. */
static void draw_mote(const Shown *shown, const char *name, Rect rect, uint32_t rgb, float alpha)
{
    Grade grade = paint_of(rgb, 1);
    if (alpha > 0)
        draw_layer(shown->list, name, on_output(shown, rect), &grade, alpha);
}

static Rect about(Point middle, float w, float h)
{
    return (Rect){middle.x - w / 2, middle.y - h / 2, w, h};
}

static void draw_clouds(const Shown *shown)
{
    const ValleyLight *light = shown->light;
    Rect place = valley_places[VALLEY_CLOUDS].rect;
    Grade grade = grade_ramp(light->cloud, CLOUD_STOPS);
    grade.alpha = light->cloud_alpha;
    Rect first = on_output(shown, place);
    float drift = roundf(valley_drift(shown->now, shown->scale) * shown->scale);
    draw_clip(shown->list, on_output(shown, valley_places[VALLEY_SKY].rect));
    for (int i = -1; i <= 0; i++) {
        Rect rect = first;
        rect.x += drift + (float)i * first.w;
        draw_layer(shown->list, valley_places[VALLEY_CLOUDS].name, rect, &grade, 1);
    }
    draw_unclip(shown->list);
}

static void draw_sky(const Shown *shown)
{
    const ValleyLight *light = shown->light;
    Rect place = on_output(shown, valley_places[VALLEY_SKY].rect);
    Rect whole = {0, 0, shown->width, shown->height};
    draw_keep(shown->list, rect_both(place, whole));
    draw_place(shown, VALLEY_SKY, grade_ramp(light->sky, SKY_STOPS));
    if (light->dark)
        draw_place(shown, VALLEY_STARS, grade_none());
    float reach = 2 * light->glow_reach, disc = light->disc_radius * 128 / 60;
    draw_air(shown, "valley-glow", about(light->disc_at, reach, reach), light->glow,
             light->glow_alpha);
    if (light->disc)
        draw_air(shown, light->disc, about(light->disc_at, disc, disc), light->disc_rgb, 1);
    draw_unkeep(shown->list);
    draw_clouds(shown);
}

static void draw_herd(const Shown *shown)
{
    Grade grade = gain_of(shown->light->beasts);
    for (int i = 0; i < VALLEY_HERD; i++) {
        const ValleyBeast *beast = &valley_herd[i];
        Rect rect = on_output(shown, valley_beast_rect(beast));
        float second = valley_grazing(i, shown->now);
        if (second < 1)
            draw_layer(shown->list, beast->names[0], rect, &grade, fminf(1, 2 - 2 * second));
        if (second > 0)
            draw_layer(shown->list, beast->names[1], rect, &grade, fminf(1, 2 * second));
    }
}

static void draw_land(const Shown *shown)
{
    const ValleyLight *light = shown->light;
    draw_place(shown, VALLEY_PEAKS, gain_of(light->peaks));
    draw_place(shown, VALLEY_RIVER, grade_ramp(light->water, WATER_STOPS));
    for (int i = 0; i < VALLEY_SPARKS; i++) {
        ValleyMote spark = valley_spark(i, shown->now);
        draw_mote(shown, "valley-spark", about(spark.at, 2 * spark.size, 2 * spark.size),
                  light->spark, spark.alpha);
    }
    draw_place(shown, VALLEY_LAND, gain_of(light->land));
    draw_herd(shown);
    draw_air(shown, "valley-mist", (Rect){536, 372, 1064, 250}, light->mist, light->mist_alpha);
    if (!light->dark)
        draw_air(shown, "valley-glow",
                 about(light->disc_at, 2.6f * light->glow_reach, 1.6f * light->glow_reach),
                 light->glow, .4f * light->glow_alpha);
    for (int i = 0; i < VALLEY_BIRDS; i++) {
        ValleyMote bird = valley_bird(i, shown->now);
        draw_mote(shown, valley_wings[bird.picture], about(bird.at, 40 * bird.size, 24 * bird.size),
                  light->bird, bird.alpha);
    }
}

static void draw_hill(const Shown *shown)
{
    const ValleyLight *light = shown->light;
    Grade beasts = gain_of(light->beasts), hill = gain_of(light->hill);
    draw_place(shown, VALLEY_HILL, hill);
    for (int i = 0; i < VALLEY_BLADES; i++) {
        ValleyMote blade = valley_blade(i, shown->now);
        Rect rect = {blade.at.x - VALLEY_TUFT_W / 2.f, blade.at.y - VALLEY_TUFT_H, VALLEY_TUFT_W,
                     VALLEY_TUFT_H};
        draw_layer(shown->list,
                   valley_tufts[blade.picture / VALLEY_LEANS][blade.picture % VALLEY_LEANS],
                   on_output(shown, rect), &hill, 1);
    }
    draw_layer(shown->list, valley_places[VALLEY_BODY].name,
               on_output(shown, valley_places[VALLEY_BODY].rect), &beasts, 1);
    draw_layer(shown->list, valley_heads[valley_head(shown->now)],
               on_output(shown, valley_places[VALLEY_HEAD].rect), &beasts, 1);
    ValleyMote breath = valley_breath(shown->now);
    draw_mote(shown, "valley-glow", about(breath.at, 1.6f * breath.size, breath.size), 0xF4F6FA,
              3 * light->breath * breath.alpha);
}

static void draw_cave(const Shown *shown)
{
    const ValleyLight *light = shown->light;
    draw_place(shown, VALLEY_WALL, gain_of(light->wall));
    draw_place(shown, VALLEY_RIM, paint_of(light->rim, light->rim_alpha));
    if (light->dark) {
        Grade fire = grade_none();
        fire.alpha = valley_flame(shown->now);
        draw_place(shown, VALLEY_FIRE, fire);
    }
}

void valley_draw(Frame *frame, ValleyHour hour, double now, bool still)
{
    const float shape = (float)VALLEY_W / VALLEY_H;
    float w = fmaxf(frame->width, ceilf(frame->height * shape));
    Shown shown = {.list = frame->list,
                   .light = valley_light(hour),
                   .scale = w / VALLEY_W,
                   .width = frame->width,
                   .height = frame->height,
                   .top = roundf((frame->height - w / shape) / 2),
                   .now = still ? 0 : floor(now * SHOWS + .01) / SHOWS};
    draw_sky(&shown);
    draw_land(&shown);
    draw_hill(&shown);
    draw_cave(&shown);
}

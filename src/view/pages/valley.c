/* Layer over layer, each in the light of the hour: the renderer keeps every layer as it comes out,
 * and paints anew only where something has moved. */
#include <math.h>

#include "view/draw/draw.h"
#include "view/kit/paint.h"
#include "view/pages/scenes.h"
#include "view/pages/valley.h"

/* How what moves in the title's valley stands at a moment: functions of the time alone, by a chance
 * of their own, so that the same moment always looks the same. */

static const float turn = 6.2831853f;

enum { VALLEY_SPARKS = 40, VALLEY_BLADES = 48, VALLEY_BIRDS = 6 };

/* A small thing of the valley, its middle at `at`. */
typedef struct Mote {
    Point at;
    float size; /* 0: not to be seen */
    float alpha;
    int picture;
} Mote;

/* 0 <= result < 1, of two numbers. */
static float chance(uint32_t a, uint32_t b)
{
    uint32_t x = a * 0x9E3779B1u ^ (b + 0x7F4A7C15u) * 0x85EBCA77u;
    x = (x ^ x >> 15) * 0x2C1B3C6Du;
    x = (x ^ x >> 12) * 0x297A2D39u;
    return (float)((x ^ x >> 15) >> 8) / 16777216.f;
}

/* How often something with a period of its own has begun anew, and how far it is since, 0..1. */
typedef struct Cycle {
    uint32_t count;
    float share;
} Cycle;

static Cycle cycle_of(double now, double period, float ahead)
{
    double passed = now / period + (double)ahead;
    return (Cycle){(uint32_t)passed, (float)(passed - floor(passed))};
}

/* A glint on the river: how large it is now. */
static Mote spark_of(int index, double now)
{
    uint32_t who = (uint32_t)index;
    double period = .4 + .5 * (double)chance(who, 1);
    Cycle cycle = cycle_of(now, period * 2.5, chance(who, 2)); /* dark for most of the time */
    float lit = cycle.share * 2.5f;
    if (lit >= 1)
        return (Mote){0};
    float down = powf(chance(who, cycle.count + 10), .6f), y = 470 + 390 * down;
    RiverPlace river = valley_river(y);
    float off = chance(who, cycle.count + 20) * 1.4f - .7f;
    return (Mote){.at = {river.middle + off * river.half, y},
                  .size = (4 + 7 * chance(who, cycle.count + 30)) * (.5f + .6f * down),
                  .alpha = sinf(lit * turn / 2)};
}

/* A tuft on the hill: where its root is, and which of its pictures shows it. `picture` counts leans
 * within kinds. */
static Mote blade_of(int index, double now)
{
    uint32_t who = (uint32_t)index + 1000;
    float x = 960 + 630 * ((float)index + .8f * chance(who, 1)) / VALLEY_BLADES;
    double period = 2.8 + 1.4 * (double)chance(who, 2);
    float wind = sinf((cycle_of(now, period, chance(who, 3)).share) * turn);
    int lean = (int)floorf(wind * 2 + .5f) + VALLEY_LEANS / 2;
    return (Mote){.at = {x, valley_crest_line(x) + 16 + 8 * chance(who, 4)},
                  .size = 1,
                  .alpha = 1,
                  .picture = (int)(chance(who, 5) * VALLEY_TUFTS) * VALLEY_LEANS + lean};
}

static Mote bird_of(int index, double now)
{
    static const Point flock[VALLEY_BIRDS] = {{0, 0},    {-34, -15}, {-66, 9},
                                              {-98, -9}, {-48, 26},  {-128, 17}};
    enum { FROM = 640, WIDE = 1064, FIRST_X = 1255 };
    Cycle cross = cycle_of(now, 90, (FIRST_X - FROM) / (float)WIDE);
    Cycle beat = cycle_of(now, 3.2, chance((uint32_t)index, 7)); /* 1.2 s of flapping, a glide */
    float flap = beat.share * 3.2f / 1.2f, sway = sinf(cross.share * turn * 3 + (float)index);
    int wing = 1;
    if (flap < 1)
        wing = (int)roundf((1 - cosf(flap * turn * 3)) / 2 * (VALLEY_WINGS - 1));
    return (Mote){
        .at = {FROM + WIDE * cross.share + flock[index].x,
               190 + flock[index].y + 10 * sway - 40 * chance(cross.count, 9) * cross.share},
        .size = .75f + .12f * (float)(index % 3),
        .alpha = .85f,
        .picture = wing};
}

/* How far an animal of the herd has changed from its first picture to its second, 0..1. */
static float grazing_of(int index, double now)
{
    uint32_t who = (uint32_t)index + 2000;
    double period = 4 + 5 * (double)chance(who, 1);
    Cycle cycle = cycle_of(now, 2 * period, .5f * chance(who, 2));
    float fade = .2f / (float)(2 * period);
    if (cycle.share < .5f)
        return 0;
    if (cycle.share > 1 - fade)
        return (1 - cycle.share) / fade;
    return fminf(1, (cycle.share - .5f) / fade);
}

/* Which of its heads the aurochs shows. */
static int head_of(double now)
{
    static const int turned[] = {2, 1, 0, 0, 1, 2, 3, 4, 4, 3, 2};
    enum { LENGTH = sizeof turned / sizeof turned[0] };
    Cycle cycle = cycle_of(now, 16, 0);
    float since = (cycle.share - .45f - .25f * chance(cycle.count, 40)) * 16;
    if (since >= 0 && since < 5) /* .9 s each way, and a look between */
        return turned[(int)(since / 5 * LENGTH)];
    float flick = (cycle.share - .18f) * 16;
    return flick >= 0 && flick < .25f ? VALLEY_EAR : VALLEY_HEADS / 2;
}

/* A puff of breath before its nose. */
static Mote breath_of(double now)
{
    /* Ahead by half a breath: a valley that stands still, at 0, shows none. */
    float since = cycle_of(now, 4.2, .5f).share * 4.2f / 1.6f;
    if (since >= 1)
        return (Mote){0};
    return (Mote){
        .at = {1146 - 34 * since, 500 + 6 * since}, .size = 40 + 30 * since, .alpha = 1 - since};
}

/* The lights that the title's valley is seen in. */

enum { SKY_STOPS = 6, WATER_STOPS = 5, CLOUD_STOPS = 2 };

/* Of gains: red, green, blue, saturation. */
typedef struct ValleyLight {
    float peaks[4], land[4], hill[4], animals[4], wall[4];
    uint32_t sky[SKY_STOPS];     /* from the top down */
    uint32_t water[WATER_STOPS]; /* from afar to the viewer's feet */
    uint32_t cloud[CLOUD_STOPS]; /* their bellies, and what the sun lights */
    float cloud_alpha;
    uint32_t rim; /* along the cave's mouth */
    float rim_alpha;
    const char *disc; /* of sun or moon; NULL: none to be seen */
    Point disc_at;
    float disc_radius;
    uint32_t disc_rgb, glow; /* glow: of the air about it */
    float glow_alpha, glow_reach;
    uint32_t mist;
    float mist_alpha;
    uint32_t bird, spark;
    float breath; /* alpha of the aurochs' breath at its thickest; 0: too warm to see */
    bool dark;    /* stars, and a fire in the cave */
} ValleyLight;

static const ValleyLight lights[VALLEY_HOURS] = {
    [VALLEY_DAWN] = {.peaks = {1, .92f, .98f, .90f},
                     .land = {.92f, .90f, .86f, .86f},
                     .hill = {.86f, .86f, .84f, .92f},
                     .animals = {.86f, .82f, .84f, .92f},
                     .wall = {1.02f, .92f, .92f, 1},
                     .sky = {0x3B5E8C, 0x6F94B4, 0xB9B9C0, 0xF0C2AE, 0xFFCFA0, 0xFFE0AC},
                     .water = {0xFFE0B8, 0xE8BFA8, 0xA9AEB6, 0x6C94AE, 0x3F6E94},
                     .cloud = {0xB79DAC, 0xFFD9C0},
                     .cloud_alpha = .85f,
                     .rim = 0xFFCF9A,
                     .rim_alpha = .40f,
                     .disc = "valley-sun",
                     .disc_at = {930, 352},
                     .disc_radius = 34,
                     .disc_rgb = 0xFFF6DC,
                     .glow = 0xFFE2A8,
                     .glow_alpha = .80f,
                     .glow_reach = 520,
                     .mist = 0xFFE4CC,
                     .mist_alpha = .70f,
                     .bird = 0x3A3A44,
                     .spark = 0xFFF6E4,
                     .breath = .22f},
    [VALLEY_NOON] = {.peaks = {1, 1.03f, 1.10f, .86f},
                     .land = {.99f, 1.05f, .94f, 1.12f},
                     .hill = {1.28f, 1.30f, 1.22f, 1.05f},
                     .animals = {1.22f, 1.18f, 1.14f, 1},
                     .wall = {1, 1, 1.04f, 1},
                     .sky = {0x1F5FA0, 0x3F86C4, 0x6FAADA, 0xA4CBE4, 0xCDE2E8, 0xE6EFEA},
                     .water = {0xCBE6EC, 0x9FD0E4, 0x5FB0D4, 0x2F8CC0, 0x1C6AA4},
                     .cloud = {0xC4D6E6, 0xFFFFFF},
                     .cloud_alpha = .95f,
                     .rim = 0xF4EFE2,
                     .rim_alpha = .36f,
                     .bird = 0x2C343E,
                     .spark = 0xFFFFFF},
    [VALLEY_DUSK] = {.peaks = {.86f, .66f, .78f, .95f},
                     .land = {.80f, .70f, .60f, 1.06f},
                     .hill = {.64f, .60f, .48f, 1.05f},
                     .animals = {.66f, .52f, .48f, 1},
                     .wall = {.92f, .70f, .62f, 1},
                     .sky = {0x2A2A5C, 0x5A4684, 0xA05C86, 0xE2785E, 0xFB9C4C, 0xFFC466},
                     .water = {0xFFD890, 0xFFAE64, 0xD77A66, 0x8A5C84, 0x473F72},
                     .cloud = {0x94507C, 0xFFB072},
                     .cloud_alpha = .85f,
                     .rim = 0xFF9A50,
                     .rim_alpha = .46f,
                     .disc = "valley-sun",
                     .disc_at = {930, 378},
                     .disc_radius = 48,
                     .disc_rgb = 0xFFE07A,
                     .glow = 0xFFB04C,
                     .glow_alpha = .85f,
                     .glow_reach = 560,
                     .mist = 0xFFB070,
                     .mist_alpha = .22f,
                     .bird = 0x33222C,
                     .spark = 0xFFEBB0},
    [VALLEY_NIGHT] = {.peaks = {.36f, .47f, .70f, .55f},
                      .land = {.24f, .36f, .50f, .62f},
                      .hill = {.28f, .38f, .48f, .70f},
                      .animals = {.34f, .38f, .50f, .75f},
                      .wall = {.40f, .42f, .54f, 1},
                      .sky = {0x060B1E, 0x0B1632, 0x14264A, 0x21395E, 0x345272, 0x4A6A80},
                      .water = {0xC6DCE8, 0x8FB2CC, 0x48708F, 0x23455F, 0x132C46},
                      .cloud = {0x2A4062, 0x7C94B4},
                      .cloud_alpha = .55f,
                      .rim = 0x8FB4DC,
                      .rim_alpha = .26f,
                      .disc = "valley-moon",
                      .disc_at = {1236, 92},
                      .disc_radius = 30,
                      .disc_rgb = 0xF2EBCB,
                      .glow = 0x9FB8DC,
                      .glow_alpha = .34f,
                      .glow_reach = 300,
                      .mist = 0x8FB0CC,
                      .mist_alpha = .14f,
                      .bird = 0x0A1220,
                      .spark = 0xE4F2FF,
                      .breath = .22f,
                      .dark = true},
};

ValleyHour valley_hour(int64_t today, int offset)
{
    if (today <= 0)
        return VALLEY_NOON;
    int hour = (int)((today + offset) / 3600 % 24);
    return hour < 5    ? VALLEY_NIGHT
           : hour < 9  ? VALLEY_DAWN
           : hour < 17 ? VALLEY_NOON
           : hour < 21 ? VALLEY_DUSK
                       : VALLEY_NIGHT;
}

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

static void draw_air(const Shown *shown, const char *name, Rect rect, uint32_t rgb, float alpha)
{
    Grade grade = paint_of(rgb, 1);
    if (alpha > 0)
        draw_layer(shown->list, name, on_output(shown, rect), &grade, alpha);
}

static Rect around(Point middle, float w, float h)
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
    float gone = (float)fmod(floor(shown->now / .16) / (double)shown->scale, VALLEY_W);
    float drift = roundf(gone * shown->scale); /* whole pixels of the screen */
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
    draw_air(shown, "valley-glow", around(light->disc_at, reach, reach), light->glow,
             light->glow_alpha);
    if (light->disc)
        draw_air(shown, light->disc, around(light->disc_at, disc, disc), light->disc_rgb, 1);
    draw_unkeep(shown->list);
    draw_clouds(shown);
}

static void draw_herd(const Shown *shown)
{
    Grade grade = gain_of(shown->light->animals);
    for (int i = 0; i < VALLEY_HERD; i++) {
        const ValleyAnimal *animal = &valley_herd[i];
        Rect rect = on_output(shown, valley_animal_rect(animal));
        float second = grazing_of(i, shown->now);
        if (second < 1)
            draw_layer(shown->list, animal->names[0], rect, &grade, fminf(1, 2 - 2 * second));
        if (second > 0)
            draw_layer(shown->list, animal->names[1], rect, &grade, fminf(1, 2 * second));
    }
}

static void draw_land(const Shown *shown)
{
    const ValleyLight *light = shown->light;
    draw_place(shown, VALLEY_PEAKS, gain_of(light->peaks));
    draw_place(shown, VALLEY_RIVER, grade_ramp(light->water, WATER_STOPS));
    for (int i = 0; i < VALLEY_SPARKS; i++) {
        Mote spark = spark_of(i, shown->now);
        draw_air(shown, "valley-spark", around(spark.at, 2 * spark.size, 2 * spark.size),
                 light->spark, spark.alpha);
    }
    draw_place(shown, VALLEY_LAND, gain_of(light->land));
    draw_herd(shown);
    draw_air(shown, "valley-mist", (Rect){536, 372, 1064, 250}, light->mist, light->mist_alpha);
    if (!light->dark)
        draw_air(shown, "valley-glow",
                 around(light->disc_at, 2.6f * light->glow_reach, 1.6f * light->glow_reach),
                 light->glow, .4f * light->glow_alpha);
    for (int i = 0; i < VALLEY_BIRDS; i++) {
        Mote bird = bird_of(i, shown->now);
        draw_air(shown, valley_wings[bird.picture], around(bird.at, 40 * bird.size, 24 * bird.size),
                 light->bird, bird.alpha);
    }
}

static void draw_hill(const Shown *shown)
{
    const ValleyLight *light = shown->light;
    Grade animals = gain_of(light->animals), hill = gain_of(light->hill);
    draw_place(shown, VALLEY_HILL, hill);
    for (int i = 0; i < VALLEY_BLADES; i++) {
        Mote blade = blade_of(i, shown->now);
        Rect rect = {blade.at.x - VALLEY_TUFT_W / 2.f, blade.at.y - VALLEY_TUFT_H, VALLEY_TUFT_W,
                     VALLEY_TUFT_H};
        draw_layer(shown->list,
                   valley_tufts[blade.picture / VALLEY_LEANS][blade.picture % VALLEY_LEANS],
                   on_output(shown, rect), &hill, 1);
    }
    draw_place(shown, VALLEY_BODY, animals);
    draw_layer(shown->list, valley_heads[head_of(shown->now)],
               on_output(shown, valley_places[VALLEY_HEAD].rect), &animals, 1);
    Mote breath = breath_of(shown->now);
    draw_air(shown, "valley-glow", around(breath.at, 1.6f * breath.size, breath.size), 0xF4F6FA,
             3 * light->breath * breath.alpha);
}

static void draw_cave(const Shown *shown)
{
    const ValleyLight *light = shown->light;
    draw_place(shown, VALLEY_WALL, gain_of(light->wall));
    draw_place(shown, VALLEY_RIM, paint_of(light->rim, light->rim_alpha));
    if (light->dark) {
        Grade fire = grade_none();
        fire.alpha = 1 - .05f * floorf(chance((uint32_t)(shown->now * 8), 77) * 3);
        draw_place(shown, VALLEY_FIRE, fire);
    }
}

void valley_draw(Frame *frame, ValleyHour hour, double now, bool still)
{
    const float shape = (float)VALLEY_W / VALLEY_H;
    float w = fmaxf(frame->width, ceilf(frame->height * shape));
    Shown shown = {.list = frame->list,
                   .light = &lights[hour],
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

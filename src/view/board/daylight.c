#include "view/board/daylight.h"

typedef struct DayPoint {
    float when; /* part of the day */
    Daylight light;
} DayPoint;

static const DayPoint
    morning =
        {0,
         {{.rows = {{1.02f, .02f, .01f, 4 / 255.f},
                    {-.01f, .98f, .01f, 2 / 255.f},
                    {-.02f, -.02f, 1.06f, 7 / 255.f}},
           .alpha = 1},
          {{2.30f, 1.92f, 1.62f}, {.86f, .90f, 1.06f}, {5, 4, 7}, -.04f, -.10f, .92f, 1.25f, 1}}},
    noon = {.45f,
            {{.rows = {{1.04f, -.02f, 0, 0}, {-.02f, 1.05f, -.01f, 0}, {-.02f, -.04f, 1.06f, 0}},
              .alpha = 1},
             {{1.72f, 1.66f, 1.52f}, {.98f, .98f, 1}, {0, 0, 0}, .36f, -.25f, .75f, 1.25f, 0}}},
    evening = {1,
               {{.rows = {{1.17f, -.05f, -.01f, 1 / 255.f},
                          {-.03f, .99f, -.02f, -4 / 255.f},
                          {-.17f, -.12f, 1.14f, -2 / 255.f}},
                 .alpha = 1},
                {{2.55f, 1.52f, .78f}, {.74f, .62f, .78f}, {4, 1, 3}, -.06f, .50f, .90f, 1.0f, 1}}},
    fire = {2,
            {{.rows = {{1.175f, -.055f, -.0125f, 0},
                       {-.03f, .988f, -.02f, -4 / 255.f},
                       {-.1725f, -.1225f, 1.14f, -2 / 255.f}},
              .alpha = 1},
             {{3.10f, 1.72f, .78f}, {.40f, .29f, .26f}, {3, 0, 0}, -.02f, .80f, .66f, .86f, 0}}};

static float mixed(float a, float b, float share)
{
    return a + (b - a) * share;
}

static StoneLight stone_between(const StoneLight *a, const StoneLight *b, float share)
{
    StoneLight stone = {.x = mixed(a->x, b->x, share),
                        .y = mixed(a->y, b->y, share),
                        .reach_x = mixed(a->reach_x, b->reach_x, share),
                        .reach_y = mixed(a->reach_y, b->reach_y, share),
                        .shafts = mixed(a->shafts, b->shafts, share)};
    for (int i = 0; i < 3; i++) {
        stone.near[i] = mixed(a->near[i], b->near[i], share);
        stone.far[i] = mixed(a->far[i], b->far[i], share);
        stone.lift[i] = mixed(a->lift[i], b->lift[i], share);
    }
    return stone;
}

static Daylight between(const DayPoint *a, const DayPoint *b, float when)
{
    float share = (when - a->when) / (b->when - a->when);
    Daylight light = {.land = grade_none(),
                      .stone = stone_between(&a->light.stone, &b->light.stone, share)};
    for (int row = 0; row < 3; row++)
        for (int i = 0; i < 4; i++)
            light.land.rows[row][i] =
                mixed(a->light.land.rows[row][i], b->light.land.rows[row][i], share);
    return light;
}

int daylight_step(const Game *game)
{
    if (game->phase == PHASE_END)
        return DAY_FIRE;
    int all = game->land.count > 0 ? game->land.count : 1;
    return (2 * DAY_STEPS * game->land.drawn + all) / (2 * all);
}

Daylight daylight_at(int step)
{
    float when = (float)step / DAY_STEPS, grown = (float)(step - DAY_STEPS) / FIRE_STEPS;
    if (step > DAY_STEPS)
        return step >= DAY_FIRE ? fire.light : between(&evening, &fire, 1 + grown);
    return when < noon.when ? between(&morning, &noon, when) : between(&noon, &evening, when);
}

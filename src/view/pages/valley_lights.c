#include "view/pages/valley_lights.h"

static const ValleyLight lights[VALLEY_HOURS] = {
    [VALLEY_DAWN] = {.peaks = {1, .92f, .98f, .90f},
                     .land = {.92f, .90f, .86f, .86f},
                     .hill = {.86f, .86f, .84f, .92f},
                     .beasts = {.86f, .82f, .84f, .92f},
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
                     .beasts = {1.22f, 1.18f, 1.14f, 1},
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
                     .beasts = {.66f, .52f, .48f, 1},
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
                      .beasts = {.34f, .38f, .50f, .75f},
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

const ValleyLight *valley_light(ValleyHour hour)
{
    return &lights[hour];
}

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

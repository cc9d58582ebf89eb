#include "view/draw/grade.h"

#include <string.h>

Grade grade_none(void)
{
    return (Grade){.rows = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}, .alpha = 1};
}

Grade grade_ramp(const uint32_t *ramp, int stops)
{
    Grade grade = grade_none();
    grade.stops = (uint32_t)stops;
    memcpy(grade.ramp, ramp, (size_t)stops * sizeof *ramp);
    return grade;
}

Grade grade_gain(float red, float green, float blue, float saturation)
{
    static const float grey[3] = {.299f, .587f, .114f};
    const float gain[3] = {red, green, blue};
    Grade grade = {.alpha = 1};
    for (int to = 0; to < 3; to++)
        for (int from = 0; from < 3; from++)
            grade.rows[to][from] =
                gain[to] * (grey[from] * (1 - saturation) + (to == from ? saturation : 0));
    return grade;
}

#include "view/draw/grade.h"

#include <math.h>
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

static float minor(const float m[3][4], int row, int column)
{
    int r1 = (row + 1) % 3, r2 = (row + 2) % 3, c1 = (column + 1) % 3, c2 = (column + 2) % 3;
    return m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1];
}

uint32_t grade_undo(const Grade *grade, uint32_t rgb)
{
    float out[3], whole = 0;
    uint32_t found = 0;
    for (int i = 0; i < 3; i++) {
        out[i] = (float)(rgb >> (16 - 8 * i) & 255) - 255 * grade->rows[i][3];
        whole += grade->rows[0][i] * minor(grade->rows, 0, i);
    }
    for (int i = 0; i < 3; i++) {
        float value = 0;
        for (int row = 0; row < 3; row++)
            value += minor(grade->rows, row, i) / whole * out[row];
        found = found << 8 | (uint32_t)fminf(255, fmaxf(0, value + .5f));
    }
    return found;
}

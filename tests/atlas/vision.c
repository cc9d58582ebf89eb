#include "vision.h"

#include <math.h>

const char *const vision_names[VISIONS] = {"all cones", "protanopia", "deuteranopia", "tritanopia"};

double vision_linear(uint8_t value)
{
    double c = value / 255.0;
    return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

/* Machado, Oliveira and Fernandes 2009, severity 1; linear red, green, blue. */
static const double VISION[VISIONS][3][3] = {
    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
    {{0.152286, 1.052583, -0.204868},
     {0.114503, 0.786281, 0.099216},
     {-0.003882, -0.048116, 1.051998}},
    {{0.367322, 0.860646, -0.227968},
     {0.280085, 0.672501, 0.047413},
     {-0.011820, 0.042940, 0.968881}},
    {{1.255528, -0.076749, -0.178779},
     {-0.078411, 0.930809, 0.147602},
     {0.004733, 0.691367, 0.303900}},
};

static double lab_step(double t)
{
    return t > 0.008856 ? cbrt(t) : 7.787 * t + 16.0 / 116;
}

void vision_lab(const double colour[3], int vision, double lab[3])
{
    double c[3] = {0, 0, 0};
    for (int row = 0; row < 3; row++) {
        for (int k = 0; k < 3; k++)
            c[row] += VISION[vision][row][k] * colour[k];
        c[row] = fmin(fmax(c[row], 0), 1);
    }
    double x = lab_step((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.95047),
           y = lab_step(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]),
           z = lab_step((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.08883);
    lab[0] = 116 * y - 16;
    lab[1] = 500 * (x - y);
    lab[2] = 200 * (y - z);
}

double vision_apart(const double a[3], const double b[3], int vision)
{
    double p[3], q[3];
    vision_lab(a, vision, p);
    vision_lab(b, vision, q);
    return sqrt((p[0] - q[0]) * (p[0] - q[0]) + (p[1] - q[1]) * (p[1] - q[1]) +
                (p[2] - q[2]) * (p[2] - q[2]));
}

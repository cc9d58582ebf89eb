/* The application's icon: the head of an aurochs before the sun. The same paths are in aurochs.svg.
 */
#include "ui.h"
#include "ui_path.h"

#include <stdio.h>

static const char *const HEAD =
    "M62 35C74 37 85 29 83 9C92 17 95 33 87 42C81 49 72 49 66 46C62 44 38 44 34 46C28 49 19 49 13 "
    "42C5 33 8 17 17 9"
    "C15 29 26 37 38 35C44 31 56 31 62 35Z"
    "M36 40C42 36 58 36 64 40C69 46 69 55 66 62L61 80C59 92 41 92 39 80L34 62C31 55 31 46 36 40Z"
    "M33 50L35 56C28 60 19 60 13 55C18 48 26 46 33 50ZM67 50C74 46 82 48 87 55C81 60 72 60 65 56Z";
static const char *const EYES = "O 41.6 57 2.7O 58.4 57 2.7";
static const char *const NOSTRILS = "M45 80L43.6 82.4M55 80L56.4 82.4";

static Image app_icon_paint(int side)
{
    Image image = image_new(side, side);
    Stand stand = {.scale = (float)side / 100};
    float line = side < 64 ? 6 : 4;
    Plane rim = path_fill("O 50 50 49", side, side, &stand, RULE_NONZERO);
    Plane sun =
        path_fill(side < 64 ? "O 50 50 45" : "O 50 50 46", side, side, &stand, RULE_NONZERO);
    Plane edge = path_stroke(HEAD, side, side, &stand, line);
    Plane head = path_fill(HEAD, side, side, &stand, RULE_NONZERO);
    Plane eyes = path_fill(EYES, side, side, &stand, RULE_NONZERO);
    Plane nostrils = path_stroke(NOSTRILS, side, side, &stand, 2.6f);
    for (int y = 0; y < side; y++)
        for (int x = 0; x < side; x++) {
            float *pixel = image_at(&image, x, y), down = ((float)y + 0.5f) / (float)side;
            float off = vec2_distance(vec2((float)x / (float)side, down), vec2(0.38f, 0.30f));
            Vec3 light =
                vec3_mix(colour(0xFFD978), colour(0xE07A22), smooth_step(0.05f, 0.68f, off));
            Vec3 hide =
                vec3_mix(colour(0x2A150B), colour(0x64391C), smooth_step(0.06f, 0.42f, down));
            hide = vec3_mix(hide, colour(0x241108), smooth_step(0.46f, 0.86f, down));
            pixel_over(pixel, colour(0x2A1406), *plane_at(&rim, x, y));
            pixel_over(pixel, light, *plane_at(&sun, x, y));
            pixel_over(pixel, colour(0xFFE9B0), *plane_at(&edge, x, y) * 0.85f);
            pixel_over(pixel, hide, *plane_at(&head, x, y));
            if (side >= 48) {
                pixel_over(pixel, colour(0xFFC766), *plane_at(&eyes, x, y));
                pixel_over(pixel, colour(0xD98A3A), *plane_at(&nostrils, x, y) * 0.8f);
            }
        }
    plane_free(&rim);
    plane_free(&sun);
    plane_free(&edge);
    plane_free(&head);
    plane_free(&eyes);
    plane_free(&nostrils);
    return image;
}

bool app_icons_paint(const char *directory)
{
    static const int SIDES[] = {16, 32, 48, 64, 128, 256, 512};
    bool good = true;
    for (size_t i = 0; i < sizeof SIDES / sizeof *SIDES && good; i++) {
        char path[1024];
        snprintf(path, sizeof path, "%s/aurochs-%d.png", directory, SIDES[i]);
        Image image = app_icon_paint(SIDES[i]);
        good = image_write_png(&image, path);
        image_free(&image);
    }
    return good;
}

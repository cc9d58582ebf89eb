/* Pictures in the cave people's own hand: paintings for the wall, and the backs of the tiles'
 * stacks. */
#include "ui_icons.h"

#include "ui_textures.h"

#include <string.h>

enum { PAINTING_SIDE = 288, BACK_SIDE = 160 };

static const Drawing HAND = {
    .name = "hand",
    .box = 100,
    .parts = "F M36 58C40 50 58 48 66 56C71 62 70 74 65 80C58 87 44 87 38 79C33 73 33 64 36 58Z"
             "|S10 M42 60L30 25M50 56L46 15M57 57L62 17M63 62L78 30M40 70L18 55|F M42 78L62 78L63 "
             "100H42Z",
};

static const Drawing SPIRAL = {
    .name = "spiral",
    .box = 100,
    .parts = "S7.4 M52 51C56 48 55 43 49 43C42 43 39 50 42 56C46 64 58 65 64 58C72 48 67 34 55 "
             "31C40 28 27 39 28 55"
             "C29 71 45 81 60 77C77 72 86 55 80 38",
};

/* Paint that has flaked off: 0 where the rock shows, 1 where it holds. */
static Plane flakes(int side, uint32_t seed)
{
    Plane plane = plane_noise(side, side, (Cells){side / 16, side / 16, 4}, seed);
    for (size_t i = 0; i < (size_t)side * (size_t)side; i++)
        plane.values[i] = smooth_step(0.26f, 0.62f, plane.values[i]);
    return plane;
}

/* Rubbed-in rust with a charcoal contour that swells and breaks off. */
static Image animal_paint(const Drawing *drawing)
{
    int side = PAINTING_SIDE;
    Plane body = drawing_paint(drawing, side, 0.35f), soft = plane_copy(&body),
          deep = plane_copy(&body);
    Plane flake = flakes(side, 12), press = plane_noise(side, side, (Cells){9, 9, 3}, 31);
    plane_blur(&soft, 2, false);
    plane_blur(&deep, 9, false);
    Image image = image_new(side, side);
    for (size_t i = 0; i < (size_t)side * (size_t)side; i++) {
        float edge = 4 * soft.values[i] * (1 - soft.values[i]);
        float line =
            edge * smooth_step(0.28f, 0.55f, press.values[i]) * (0.4f + 0.6f * flake.values[i]);
        float rub =
            body.values[i] * (0.25f + 0.6f * flake.values[i]) * (0.45f + 0.55f * deep.values[i]);
        pixel_over(image.pixels + 4 * i, colour(0xA8481C), rub * (0.55f + 0.45f * press.values[i]));
        pixel_over(image.pixels + 4 * i, colour(0x160C07), line * 0.9f);
    }
    plane_free(&body);
    plane_free(&soft);
    plane_free(&deep);
    plane_free(&flake);
    plane_free(&press);
    return image;
}

/* A hand laid on the wall and blown round with ochre. */
static Image hand_paint(void)
{
    int side = PAINTING_SIDE;
    Plane hand = drawing_paint(&HAND, side, 0.2f), halo = plane_copy(&hand);
    Plane cloud = plane_noise(side, side, (Cells){7, 7, 4}, 9),
          speck = plane_noise(side, side, (Cells){150, 150, 1}, 3);
    plane_blur(&halo, 16, false);
    Image image = image_new(side, side);
    for (int y = 0; y < side; y++)
        for (int x = 0; x < side; x++) {
            float spray = *plane_at(&halo, x, y) * 2.1f * (0.5f + *plane_at(&cloud, x, y));
            float low = 1 - smooth_step(0.80f, 0.98f, (float)y / (float)side);
            float grain = 0.45f + 0.55f * smooth_step(0.25f, 0.7f, *plane_at(&speck, x, y));
            pixel_over(image_at(&image, x, y), colour(0xB4501F),
                       saturate(spray) * grain * low * (1 - *plane_at(&hand, x, y)) * 0.92f);
        }
    plane_free(&hand);
    plane_free(&halo);
    plane_free(&cloud);
    plane_free(&speck);
    return image;
}

/* The spray about a hand, and the hand's shade, each in one colour: the program chooses it. */
void hands_paint(UiBook *book, const char *group)
{
    enum { SIDE = 192 };
    Plane hand = drawing_paint(&HAND, SIDE, 0.2f), halo = plane_copy(&hand);
    Plane cloud = plane_noise(SIDE, SIDE, (Cells){6, 6, 4}, 19),
          speck = plane_noise(SIDE, SIDE, (Cells){96, 96, 1}, 23);
    plane_blur(&halo, 8, false);
    Plane spray = plane_new(SIDE, SIDE);
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) {
            size_t i = (size_t)y * SIDE + (size_t)x;
            float low = 1 - smooth_step(0.80f, 0.97f, (float)y / SIDE);
            float grain = 0.55f + 0.45f * smooth_step(0.25f, 0.7f, speck.values[i]);
            float blown = saturate(halo.values[i] * 2.3f * (0.55f + cloud.values[i]));
            spray.values[i] = blown * grain * low * (1 - 0.94f * hand.values[i]);
            hand.values[i] *= low;
        }
    book_add_icon(book, group, "hearth-spray", SIDE, image_of_plane(&spray, colour(0xFFFFFF)));
    book_add_icon(book, group, "hearth-palm", SIDE, image_of_plane(&hand, colour(0xFFFFFF)));
    plane_free(&hand);
    plane_free(&halo);
    plane_free(&cloud);
    plane_free(&speck);
    plane_free(&spray);
}

Image painting_paint(const char *of)
{
    return strcmp(of, "hand") == 0 ? hand_paint() : animal_paint(drawing_find(of));
}

typedef struct BackLook {
    const char *name;
    const Drawing *drawing;
    Ramp ramp;
    uint32_t paint;
    float room; /* of the drawing, as a part of the side */
    uint32_t seed;
} BackLook;

static Image back_paint(const BackLook *look)
{
    int side = BACK_SIDE, inner = (int)((float)side * look->room), margin = (side - inner) / 2;
    Material material = {.ramp = look->ramp,
                         .clouds = {9, 9, 5},
                         .fibres = {80, 80, 2},
                         .cloud_height = 14,
                         .fibre_height = 2.4f,
                         .pore_depth = 0.6f,
                         .tone = 0,
                         .tone_span = 1,
                         .shade = 0.68f,
                         .light_span = 0.80f,
                         .seed = look->seed};
    Image image = material_paint(&material, side, side);
    Plane drawn = drawing_paint(look->drawing, inner, 0.3f), flake = flakes(side, look->seed + 7);
    for (int y = 0; y < side; y++)
        for (int x = 0; x < side; x++) {
            float *pixel = image_at(&image, x, y);
            if (x >= margin && x < margin + inner && y >= margin && y < margin + inner)
                pixel_over(pixel, colour(look->paint),
                           *plane_at(&drawn, x - margin, y - margin) *
                               (0.5f + 0.45f * *plane_at(&flake, x, y)));
            int rim = x < y ? x : y, far = side - 1 - (x > y ? x : y);
            rim = far < rim ? far : rim;
            pixel_over(pixel, colour(0xFFF0CC), smooth_step(8, 3, fabsf((float)rim - 6)) * 0.22f);
            pixel_over(pixel, colour(0x120A05), smooth_step(5, 0, (float)rim) * 0.75f);
        }
    plane_free(&drawn);
    plane_free(&flake);
    return image;
}

void pictures_paint(UiBook *book)
{
    static const char *const NAMES[][2] = {{"pic-hand", "hand"},
                                           {"pic-mammoth", "mammoth"},
                                           {"pic-deer", "deer"},
                                           {"pic-aurochs", "aurochs"},
                                           {"pic-hunter", "bow-hunter"}};
    const BackLook backs[] = {
        {"pic-back-land",
         drawing_find("aurochs"),
         {4, {0x8A5E34, 0xA87A48, 0xBF9460, 0xCDA873}},
         0x4A1D0C,
         0.80f,
         400},
        {"pic-back-special",
         &SPIRAL,
         {4, {0x6F6A63, 0x8C867C, 0xA8A194, 0xBDB6A6}},
         0xA8381C,
         0.80f,
         420},
        {"pic-back-bonus",
         &HAND,
         {4, {0x5A2A18, 0x7A3A20, 0x8E4A2A, 0xA05C38}},
         0xF0DCB0,
         0.84f,
         440},
    };
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        book_add_icon(book, "paintings", NAMES[i][0], PAINTING_SIDE, painting_paint(NAMES[i][1]));
    for (size_t i = 0; i < sizeof backs / sizeof *backs; i++)
        book_add_icon(book, "backs", backs[i].name, BACK_SIDE, back_paint(&backs[i]));
}

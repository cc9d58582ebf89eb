/* The title picture: the valley seen out of the mouth of a cave, whose wall leaves calm dark room
 * at the left for name and menu. */
#include "noise.h"
#include "ui_icons.h"
#include "ui_textures.h"
#include "ui_valley.h"

/* Pixels outside the cave's mouth; negative in the open. */
static float mouth_distance(float x, float y)
{
    float across = (x - 1150) / 590, down = (y - 420) / 440;
    float shape = powf(powf(fabsf(across), 2.7f) + powf(fabsf(down), 2.7f), 1 / 2.7f) - 1;
    shape += (fbm2(x / 330, y / 330, 91, 4) - 0.5f) * 0.40f +
             (fbm2(x / 70, y / 70, 95, 4) - 0.5f) * 0.10f;
    return shape * 440;
}

static void wall_lay(Image *image)
{
    Image rock = cave_wall_paint(1024);
    for (int y = 0; y < TITLE_H; y++)
        for (int x = 0; x < TITLE_W; x++) {
            float distance = mouth_distance((float)x, (float)y), *pixel = image_at(image, x, y);
            pixel_over(pixel, colour(0x140C06), smooth_step(-80, 4, distance) * 0.30f);
            if (distance < -2)
                continue;
            const float *stone = image_at(&rock, x % 1024, (y + 80) % 1024);
            float lit = smooth_step(260, 0, distance),
                  far = sqrtf(((float)x - 1150) * ((float)x - 1150) * 0.5f +
                              ((float)y - 420) * ((float)y - 420));
            float side =
                clampf(0.80f + ((float)x - 1150) / 1900 - ((float)y - 420) / 1300, 0.25f, 1);
            Vec3 tint = vec3_scale(vec3(stone[0], stone[1], stone[2]), 0.78f + 1.25f * lit * side);
            tint = vec3_add(tint, vec3_scale(colour(0xFFB65A), 0.12f * lit * lit * side));
            tint = vec3_mix(tint, colour(0xFFE2A0), smooth_step(24, 2, distance) * 0.42f * side);
            tint = vec3_scale(tint, 1 - 0.62f * smooth_step(420, 980, far));
            pixel_over(pixel, tint, smooth_step(-2, 2, distance));
        }
    image_free(&rock);
}

static void painting_lay(Image *image, const char *of, int x, int y, int side, bool flip,
                         float alpha)
{
    Image full = painting_paint(of), small = image_shrink(&full, side, side);
    image_blit(image, &small, x, y, flip, alpha);
    image_free(&full);
    image_free(&small);
}

void title_paint(UiBook *book)
{
    Image image = valley_paint();
    wall_lay(&image);
    painting_lay(&image, "hand", 408, 372, 150, false, 0.85f);
    painting_lay(&image, "hand", 440, 540, 96, true, 0.6f);
    painting_lay(&image, "mammoth", 392, 668, 170, false, 0.62f);
    painting_lay(&image, "deer", 468, 212, 104, true, 0.55f);
    book_add_icon(book, "title", "pic-title", TITLE_H, image);
}

/* The players' badges: each colour has a shape of its own, so that no player is told by colour
 * alone. A cream line and a dark line round it keep it clear on hide, parchment and land alike. */
#include "ui_icons.h"
#include "view/draw/palette.h"

typedef struct Badge {
    const char *name, *path, *detail; /* in a square of 24 units */
    float detail_width;
    uint32_t light, dark; /* the player's colour runs into them, at the top and at the bottom */
} Badge;

/* In the order of the colours. */
static const Badge BADGES[COLOURS] = {
    {"badge-yellow",
     "M12.0 0.8L14.5 5.0L19.2 3.4L18.4 8.3L23.0 10.1L19.3 13.3L21.7 17.6L16.8 17.7L15.8 22.5L12.0 "
     "19.4L8.2 22.5L7.2 17.7L2.3 17.6L4.7 13.3L1.0 10.1L5.6 8.3L4.8 3.4L9.5 5.0Z",
     "M12 7.8C14.4 7.8 16.2 9.6 16.2 12C16.2 14.4 14.4 16.2 12 16.2C9.6 16.2 7.8 14.4 7.8 12C7.8 "
     "9.6 9.6 7.8 12 7.8Z",
     1.5f, 0xFFE76A, 0xC48A10},
    {"badge-red", "M12 1.2L21.4 22.4L12 17.8L2.6 22.4Z", "M12 6.4V14.6", 1.6f, 0xC2442A, 0x641408},
    {"badge-green", "M2.8 21.6C1 9.4 8.4 2 21.6 2.4C22.8 15.4 15 23 2.8 21.6Z",
     "M6 18.4L17 7.4M11.4 12.8V8.8M10 14.2H14.4", 1.4f, 0x74D69C, 0x1E7448},
    {"badge-blue",
     "M15.4 1.8C9 .4 1.6 5 1.6 12.2C1.6 18.6 6.4 22.6 12 22.6C16.8 22.6 20.6 20 22.2 16C16.4 17.8 "
     "11.2 14.8 10.8 9.8"
     "C10.6 6.4 12.4 3.4 15.4 1.8Z",
     "M5.2 9.6C4.4 13.4 6 17 9.2 18.6", 1.4f, 0x2A58AC, 0x061A46},
    {"badge-violet", "M12 0.8L21.6 12L12 23.2L2.4 12Z", "M12 6.6L16.6 12L12 17.4L7.4 12Z", 1.3f,
     0xD49AE6, 0x8A4AA0},
};

static const int BADGE_SIZES[] = {128, 48};

static void lay_tint(Image *image, const Plane *cover, Vec3 tint, float alpha)
{
    for (size_t i = 0; i < (size_t)cover->w * (size_t)cover->h; i++)
        pixel_over(image->pixels + 4 * i, tint, cover->values[i] * alpha);
}

static void lay_line(Image *image, const char *path, const Stand *stand, float width, Vec3 tint,
                     float alpha)
{
    Plane line = path_stroke(path, image->w, image->h, stand, width);
    lay_tint(image, &line, tint, alpha);
    plane_free(&line);
}

/* Lit from the upper left, with a thin bright edge there. */
static void lay_body(Image *image, const Badge *badge, const Stand *stand)
{
    Plane body = path_fill(badge->path, image->w, image->h, stand, RULE_NONZERO);
    for (int y = 0; y < image->h; y++)
        for (int x = 0; x < image->w; x++) {
            float across = (float)x / (float)image->w, down = (float)y / (float)image->h;
            float depth = across * 0.35f + down * 0.65f;
            Vec3 tint = vec3_mix(colour(badge->light), colour(player_colours[badge - BADGES]),
                                 smooth_step(0.12f, 0.46f, depth));
            tint = vec3_mix(tint, colour(badge->dark), smooth_step(0.58f, 1.1f, depth) * 0.55f);
            pixel_over(image_at(image, x, y), tint, *plane_at(&body, x, y));
        }
    plane_free(&body);
}

static Image badge_paint(const Badge *badge, int side)
{
    Image image = image_new(side, side);
    float unit = (float)side / 30;
    Stand stand = {.x = 3 * unit, .y = 3 * unit, .scale = unit};
    lay_line(&image, badge->path, &stand, 5.6f, colour(0x1A0E06), 1);
    lay_line(&image, badge->path, &stand, 3.0f, colour(0xFFF3D2), 1);
    lay_body(&image, badge, &stand);
    lay_line(&image, badge->detail, &stand, badge->detail_width, colour(badge->dark), 0.8f);
    return image;
}

void badges_paint(UiBook *book)
{
    for (size_t i = 0; i < sizeof BADGES / sizeof *BADGES; i++)
        for (size_t k = 0; k < sizeof BADGE_SIZES / sizeof *BADGE_SIZES; k++)
            book_add_icon(book, "badges", BADGES[i].name, BADGE_SIZES[k],
                          badge_paint(&BADGES[i], BADGE_SIZES[k]));
}

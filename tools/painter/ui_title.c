/* The title picture: the valley seen out of the mouth of a cave, whose wall leaves calm dark room
 * at the left for name and menu. All of it in layers, so that it can move and change its light. */
#include "noise.h"
#include "ui_icons.h"
#include "ui_life.h"
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

/* How much of the day a place of the wall gets. */
static float mouth_side(float x, float y)
{
    return clampf(0.80f + (x - 1150) / 1900 - (y - 420) / 1300, 0.25f, 1);
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
            float side = mouth_side((float)x, (float)y);
            Vec3 tint = vec3_scale(vec3(stone[0], stone[1], stone[2]), 0.78f + 1.25f * lit * side);
            tint = vec3_add(tint, vec3_scale(colour(0xFFB65A), 0.06f * lit * lit * side));
            tint = vec3_scale(tint, 1 - 0.62f * smooth_step(420, 980, far));
            pixel_over(pixel, tint, smooth_step(-2, 2, distance));
        }
    image_free(&rock);
}

static void paintings_lay(Image *image)
{
    static const struct {
        const char *of;
        int x, y, side;
        bool flip;
        float alpha;
    } paintings[] = {{"hand", 408, 372, 150, false, 0.85f},
                     {"hand", 440, 540, 96, true, 0.6f},
                     {"mammoth", 392, 668, 170, false, 0.62f},
                     {"deer", 468, 212, 104, true, 0.55f}};
    for (size_t i = 0; i < sizeof paintings / sizeof *paintings; i++) {
        int side = paintings[i].side;
        Image full = painting_paint(paintings[i].of), small = image_shrink(&full, side, side);
        image_blit(image, &small, paintings[i].x, paintings[i].y, paintings[i].flip,
                   paintings[i].alpha);
        image_free(&full);
        image_free(&small);
    }
}

static Image wall_paint(void)
{
    Image image = image_new(TITLE_W, TITLE_H);
    wall_lay(&image);
    paintings_lay(&image);
    return image;
}

/* Light at the very edge of the mouth, as an outline without a colour. */
static Image rim_paint(void)
{
    Image image = image_new(TITLE_W, TITLE_H);
    for (int y = 0; y < TITLE_H; y++)
        for (int x = 0; x < TITLE_W; x++) {
            float distance = mouth_distance((float)x, (float)y);
            float near = smooth_step(26, 2, distance) + 0.22f * smooth_step(150, 10, distance);
            pixel_over(image_at(&image, x, y), vec3(1, 1, 1),
                       near * smooth_step(-2, 2, distance) * mouth_side((float)x, (float)y));
        }
    return image;
}

enum { FIRE_END = 720 /* x at which its light ends, as its place does */ };

/* What a fire below the left corner does to the wall: rock as bright as its relief, redder where it
 * is painted, nothing where the fire does not reach. */
static Image fire_paint(void)
{
    Image rock = cave_wall_paint(1024), image = image_new(TITLE_W, TITLE_H);
    Image painted = image_new(TITLE_W, TITLE_H);
    paintings_lay(&painted);
    for (int y = 300; y < TITLE_H; y++)
        for (int x = 0; x < FIRE_END; x++) {
            float far = hypotf(((float)x - 190) / 1.25f, (float)y - 985);
            float reach =
                smooth_step(600, 60, far) * smooth_step(6, 60, mouth_distance((float)x, (float)y));
            const float *stone = image_at(&rock, x % 1024, (y + 80) % 1024);
            float bright = powf((stone[0] + stone[1] + stone[2]) / 3, 0.9f) * 2.3f;
            const float *paint = image_at(&painted, x, y);
            Vec3 lit = vec3_scale(colour(0xFF7A2C), saturate(bright) * (1 - paint[3]));
            lit = vec3_add(lit, vec3(2.1f * paint[0], 1.4f * paint[1], 0.9f * paint[2]));
            pixel_over(image_at(&image, x, y), lit,
                       powf(reach, 1.4f) * 0.74f * (1 + 0.8f * paint[3]) *
                           smooth_step(FIRE_END, FIRE_END - 160, (float)x));
        }
    image_free(&painted);
    image_free(&rock);
    return image;
}

/* Alpha alone: a disc of light that fades (`fade` 0..1 of its radius), less one that lies beside
 * it, as the moon's shadow does. */
static Image disc_paint(int side, float radius, float fade, float shadow)
{
    Image image = image_new(side, side);
    float middle = (float)side / 2;
    for (int y = 0; y < side; y++)
        for (int x = 0; x < side; x++) {
            Vec2 at = {(float)x + 0.5f - middle, (float)y + 0.5f - middle};
            float alpha = smooth_step(radius + 0.7f, radius * (1 - fade) - 0.7f, vec2_length(at));
            float beside = vec2_length(vec2_sub(at, vec2(shadow, -shadow * 0.4f)));
            if (shadow > 0)
                alpha *= smooth_step(radius * 0.92f, radius * 0.92f + 2.5f, beside);
            pixel_over(image_at(&image, x, y), vec3(1, 1, 1), alpha);
        }
    return image;
}

/* Light that falls off from its middle, to nothing at the sides. */
static Image glow_paint(int side)
{
    Image image = image_new(side, side);
    float middle = (float)side / 2;
    for (int y = 0; y < side; y++)
        for (int x = 0; x < side; x++) {
            float far = hypotf((float)x + 0.5f - middle, (float)y + 0.5f - middle) / middle;
            pixel_over(image_at(&image, x, y), vec3(1, 1, 1),
                       (expf(-far * 3.2f) - expf(-3.2f)) / (1 - expf(-3.2f)));
        }
    return image;
}

/* Air that thickens towards the horizon from above and below. */
static Image mist_paint(void)
{
    Image image = image_new(4, 128);
    for (int y = 0; y < 128; y++)
        for (int x = 0; x < 4; x++) {
            float t = (float)y / 127;
            pixel_over(image_at(&image, x, y), vec3(1, 1, 1),
                       smooth_step(0, 0.42f, t) * smooth_step(1, 0.46f, t));
        }
    return image;
}

/* A spark of four rays. */
static Image spark_paint(void)
{
    Image image = image_new(32, 32);
    for (int y = 0; y < 32; y++)
        for (int x = 0; x < 32; x++) {
            float u = fabsf((float)x - 15.5f), v = fabsf((float)y - 15.5f);
            float rays = expf(-v * 0.9f - u * 0.16f) + expf(-u * 0.9f - v * 0.26f);
            pixel_over(image_at(&image, x, y), vec3(1, 1, 1),
                       rays * smooth_step(15.5f, 6, hypotf(u, v)));
        }
    return image;
}

/* Takes over the picture and adds what lies within a place of it. */
static void place_add(UiBook *book, const char *name, Image full, Rect place, float detail)
{
    Box box = {(int)place.x, (int)place.y, (int)place.w, (int)place.h};
    Image cut = image_crop(&full, box);
    image_free(&full);
    if (detail < 1) {
        Image small = image_shrink(&cut, (int)(place.w * detail), (int)(place.h * detail));
        image_free(&cut);
        cut = small;
    }
    book_add_icon(book, "valley", name, cut.h, cut);
}

static void layer_add(UiBook *book, ValleyLayer layer, Image full)
{
    const ValleyPlace *place = &valley_places[layer];
    place_add(book, place->name, full, place->rect, place->detail);
}

enum { NECK = 6 /* pixels that body and head share */ };

/* The aurochs in two, along a line down its neck. */
static void aurochs_add(UiBook *book)
{
    const Rect *head = &valley_places[VALLEY_HEAD].rect;
    Image body = life_aurochs(VALLEY_HEADS / 2);
    for (int y = 0; y < (int)(head->y + head->h) - NECK; y++)
        for (int x = 0; x < (int)(head->x + head->w) - NECK; x++)
            for (int k = 0; k < 4; k++)
                image_at(&body, x, y)[k] = 0;
    layer_add(book, VALLEY_BODY, body);
    for (int i = 0; i <= VALLEY_EAR; i++)
        place_add(book, valley_heads[i], life_aurochs(i), *head, 1);
}

static void small_add(UiBook *book)
{
    for (int i = 0; i < VALLEY_WINGS; i++)
        book_add_icon(book, "valley", valley_wings[i], 24,
                      life_bird((float)i / (VALLEY_WINGS - 1)));
    for (int kind = 0; kind < VALLEY_TUFTS; kind++)
        for (int lean = 0; lean < VALLEY_LEANS; lean++)
            book_add_icon(book, "valley", valley_tufts[kind][lean], VALLEY_TUFT_H,
                          life_tuft(kind, 0.75f * (float)(lean - VALLEY_LEANS / 2)));
    book_add_icon(book, "valley", "valley-sun", 128, disc_paint(128, 60, 0.30f, 0));
    book_add_icon(book, "valley", "valley-moon", 128, disc_paint(128, 60, 0.03f, 32));
    book_add_icon(book, "valley", "valley-glow", 256, glow_paint(256));
    book_add_icon(book, "valley", "valley-mist", 128, mist_paint());
    book_add_icon(book, "valley", "valley-spark", 32, spark_paint());
}

void title_paint(UiBook *book)
{
    layer_add(book, VALLEY_SKY, valley_sky());
    layer_add(book, VALLEY_STARS, valley_stars());
    layer_add(book, VALLEY_CLOUDS, valley_clouds());
    layer_add(book, VALLEY_PEAKS, valley_peaks());
    layer_add(book, VALLEY_RIVER, valley_water());
    layer_add(book, VALLEY_LAND, valley_land());
    layer_add(book, VALLEY_HILL, valley_hill());
    layer_add(book, VALLEY_WALL, wall_paint());
    layer_add(book, VALLEY_RIM, rim_paint());
    layer_add(book, VALLEY_FIRE, fire_paint());
    aurochs_add(book);
    for (int i = 0; i < VALLEY_HERD; i++)
        for (int picture = 0; picture < 2; picture++)
            place_add(book, valley_herd[i].names[picture], life_beast(i, picture),
                      valley_animal_rect(&valley_herd[i]), 1);
    small_add(book);
}

/* Pixels: nothing is gained or lost by blending, turning and resampling what must stay as it is. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "core/random.h"
#include "sdl/pixels/pixels.h"
#include "sdl/pixels/pool.h"
#include "sdl/pixels/resample.h"
#include "sdl/text/fonts.h"

static Pixels noise(int w, int h, uint64_t seed, bool opaque)
{
    Pixels pixels;
    Random random = random_from(seed);
    assert_true(pixels_make(&pixels, w, h));
    for (int i = 0; i < w * h; i++)
        pixels.at[i] = (uint32_t)random_next(&random) | (opaque ? 0xFF000000 : 0);
    pixels_premultiply(&pixels);
    return pixels;
}

static void assert_premultiplied(const Pixels *pixels)
{
    for (int i = 0; i < pixels->w * pixels->h; i++) {
        uint32_t p = pixels->at[i], alpha = p >> 24;
        assert_true((p >> 16 & 255) <= alpha && (p >> 8 & 255) <= alpha && (p & 255) <= alpha);
    }
}

TEST(premultiplying_keeps_opaque_pixels)
{
    Pixels pixels = noise(16, 16, 1, true), before = noise(16, 16, 1, true);
    pixels_straighten(&pixels);
    assert_memory_equal(pixels.at, before.at, pixels_bytes(&before));
    assert_true(pixels_opaque(&pixels));
    pixels_free(&pixels);
    pixels_free(&before);
}

TEST(blending_keeps_within_bounds)
{
    Pixels ground = noise(64, 64, 2, true), over = noise(40, 40, 3, false);
    for (int i = -50; i < 70; i += 7)
        pixels_blend(&ground, i, 20 - i, &over);
    assert_true(pixels_opaque(&ground));
    Pixels clear;
    assert_true(pixels_make(&clear, 64, 64));
    pixels_blend(&clear, 5, 5, &over);
    assert_premultiplied(&clear);
    assert_int_equal(clear.at[5 * 64 + 5], over.at[0]);
    pixels_free(&ground);
    pixels_free(&over);
    pixels_free(&clear);
}

TEST(flipping_twice_is_nothing)
{
    Pixels pixels = noise(33, 20, 4, false), before = noise(33, 20, 4, false);
    pixels_flip(&pixels);
    assert_int_equal(pixels.at[32], before.at[0]);
    pixels_flip(&pixels);
    assert_memory_equal(pixels.at, before.at, pixels_bytes(&before));
    pixels_free(&pixels);
    pixels_free(&before);
}

TEST(resampling_to_the_same_size_is_nothing)
{
    Pixels from = noise(20, 30, 5, false), to;
    assert_true(pixels_scale(&to, (Cut){&from, 0, 0, 20, 30}, 20, 30, BEYOND_CLEAR));
    assert_memory_equal(to.at, from.at, pixels_bytes(&from));
    pixels_free(&to);
    pixels_free(&from);
}

/* Wherever a part lies. */
TEST(a_part_is_as_in_the_whole)
{
    static const struct {
        int w, h;
    } sizes[] = {{300, 310}, {150, 170}, {31, 401}};
    Pixels from = noise(200, 190, 6, false), whole, part;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        int w = sizes[i].w, h = sizes[i].h, x = w / 5, y = h / 3;
        double across = 200. / w, down = 190. / h;
        assert_true(pixels_scale(&whole, pixels_whole(&from), w, h, BEYOND_SAME));
        assert_true(pixels_resample(&part, pixels_whole(&from),
                                    (Axis){w - 2 * x, x * across, across, BEYOND_SAME},
                                    (Axis){h - 2 * y, y * down, down, BEYOND_SAME}));
        for (int k = 0; k < part.w * part.h; k++)
            assert_int_equal(part.at[k], whole.at[(y + k / part.w) * w + x + k % part.w]);
        pixels_free(&part);
        pixels_free(&whole);
    }
    pixels_free(&from);
}

TEST(an_even_picture_stays_even)
{
    Pixels from, to;
    assert_true(pixels_make(&from, 64, 64));
    for (int i = 0; i < 64 * 64; i++)
        from.at[i] = 0xFF648F3C;
    for (int size = 1; size < 200; size += 13) {
        for (int beyond = BEYOND_SAME; beyond <= BEYOND_WRAP; beyond++) {
            assert_true(
                pixels_scale(&to, (Cut){&from, 0, 0, 64, 64}, size, size + 1, (Beyond)beyond));
            for (int i = 0; i < to.w * to.h; i++)
                assert_int_equal(to.at[i], 0xFF648F3C);
            pixels_free(&to);
        }
    }
    pixels_free(&from);
}

TEST(resampling_keeps_colours_below_alpha)
{
    Pixels from = noise(50, 40, 6, false), to;
    for (int size = 5; size < 120; size += 23) {
        assert_true(pixels_scale(&to, (Cut){&from, 3, 2, 40, 30}, size, size, BEYOND_CLEAR));
        assert_premultiplied(&to);
        pixels_free(&to);
    }
    pixels_free(&from);
}

TEST(what_repeats_has_no_seam)
{
    Pixels from = noise(32, 32, 7, true), twice, one, two;
    assert_true(pixels_make(&twice, 64, 32));
    pixels_copy(&twice, 0, 0, &from);
    pixels_copy(&twice, 32, 0, &from);
    assert_true(pixels_scale(&one, (Cut){&from, 0, 0, 32, 32}, 20, 20, BEYOND_WRAP));
    assert_true(pixels_scale(&two, (Cut){&twice, 0, 0, 64, 32}, 40, 20, BEYOND_WRAP));
    for (int y = 0; y < 20; y++)
        for (int x = 0; x < 40; x++)
            assert_int_equal(two.at[y * 40 + x], one.at[y * 20 + x % 20]);
    pixels_free(&from);
    pixels_free(&twice);
    pixels_free(&one);
    pixels_free(&two);
}

/* Transparent or not; whatever of it lies there. */
TEST(a_copy_takes_the_place_of_what_was_there)
{
    for (int at = -9; at < 32; at++) {
        Pixels from = noise(7, 5, 8, false), before = noise(30, 30, 9, true);
        Pixels to = noise(30, 30, 9, true);
        int left = at, top = 22 - at;
        pixels_copy(&to, left, top, &from);
        for (int y = 0; y < 30; y++) {
            for (int x = 0; x < 30; x++) {
                bool copied = x >= left && x < left + 7 && y >= top && y < top + 5;
                assert_int_equal(to.at[y * 30 + x], copied ? from.at[(y - top) * 7 + x - left]
                                                           : before.at[y * 30 + x]);
            }
        }
        pixels_free(&from);
        pixels_free(&before);
        pixels_free(&to);
    }
}

TEST(tints_multiply)
{
    Pixels pixels;
    assert_true(pixels_make(&pixels, 2, 1));
    pixels.at[0] = 0xFFFFFFFF;
    pixels_tint(&pixels, rgba(0xF0A03A, 1));
    assert_int_equal(pixels.at[0], 0xFFF0A03A);
    assert_int_equal(pixels.at[1], 0);
    pixels.at[0] = 0xFFFFFFFF;
    pixels_tint(&pixels, (Rgba){255, 0, 0, 128});
    assert_int_equal(pixels.at[0], 0x80800000);
    pixels_drop_empty(&pixels);
    assert_non_null(pixels.at);
    pixels.at[0] = 0;
    pixels_drop_empty(&pixels);
    assert_null(pixels.at);
}

/* Clockwise, by 0 to 3 quarters. */
TEST(blending_a_turned_picture_is_turning_and_blending)
{
    enum { SIDE = 24, LAST = SIDE - 1 };
    for (int quarters = 0; quarters < 4; quarters++) {
        Pixels from = noise(SIDE, SIDE, 11, false), turned = noise(SIDE, SIDE, 11, false);
        Pixels one = noise(40, 40, 12, true), other = noise(40, 40, 12, true);
        for (int i = 0; i < SIDE * SIDE; i++) {
            int x = i % SIDE, y = i / SIDE;
            const int at[][2] = {{x, y}, {y, LAST - x}, {LAST - x, LAST - y}, {LAST - y, x}};
            turned.at[i] = from.at[at[quarters][1] * SIDE + at[quarters][0]];
        }
        pixels_blend(&one, -5, 21, &turned);
        pixels_blend_turned(&other, -5, 21, &from, quarters);
        assert_memory_equal(one.at, other.at, pixels_bytes(&one));
        pixels_free(&from);
        pixels_free(&turned);
        pixels_free(&one);
        pixels_free(&other);
    }
}

/* By a right angle every pixel finds its place; by a small one nothing is lost or made. */
TEST(pictures_turn_about_their_pivot)
{
    Pixels from = noise(20, 30, 13, true), right, lean;
    int dx = -4, dy = -25;
    assert_true(pixels_rotate(&right, &from, 90, &dx, &dy));
    for (int y = 0; y < 30; y++)
        for (int x = 0; x < 20; x++) /* clockwise: (x, y) from the pivot comes to (-1 - y, x) */
            assert_int_equal(right.at[(x - 4 - dy) * right.w + (-1 - (y - 25) - dx)],
                             from.at[y * 20 + x]);
    dx = -4, dy = -25;
    assert_true(pixels_rotate(&lean, &from, 7, &dx, &dy));
    long covered = 0;
    for (int i = 0; i < lean.w * lean.h; i++)
        covered += lean.at[i] >> 24;
    assert_in_range(covered, 597 * 255, 603 * 255);
    assert_premultiplied(&lean);
    pixels_free(&from);
    pixels_free(&right);
    pixels_free(&lean);
}

/* A channel of what lies at (x, y) of a picture that is clear beyond its sides. */
static double channel_at(const Pixels *from, int x, int y, int shift)
{
    bool in = x >= 0 && y >= 0 && x < from->w && y < from->h;
    return in ? from->at[(ptrdiff_t)y * from->w + x] >> shift & 255 : 0;
}

static double mixed_at(const Pixels *from, double x, double y, int shift)
{
    int column = (int)floor(x), row = (int)floor(y);
    double right = x - column, low = y - row;
    return (channel_at(from, column, row, shift) * (1 - right) +
            channel_at(from, column + 1, row, shift) * right) *
               (1 - low) +
           (channel_at(from, column, row + 1, shift) * (1 - right) +
            channel_at(from, column + 1, row + 1, shift) * right) *
               low;
}

/* Each pixel is mixed of the four that it comes from. */
TEST(turned_pixels_are_mixed_of_their_neighbours)
{
    for (int degrees = -45; degrees <= 90; degrees += 15) {
        Pixels from = noise(260, 90, 14, false), to;
        int dx = -120, dy = -40;
        double turn = degrees * 3.14159265358979 / 180, across = cos(turn), down = sin(turn);
        assert_true(pixels_rotate(&to, &from, degrees, &dx, &dy));
        for (int i = 0; i < to.w * to.h; i++) {
            double x = i % to.w + .5 + dx, y = i / to.w + .5 + dy;
            double from_x = 120 + across * x + down * y - .5;
            double from_y = 40 - down * x + across * y - .5;
            for (int shift = 0; shift < 32; shift += 8)
                assert_true(
                    fabs((to.at[i] >> shift & 255) - mixed_at(&from, from_x, from_y, shift)) < 6);
        }
        pixels_free(&from);
        pixels_free(&to);
    }
}

TEST(grades_change_colours_and_keep_alpha)
{
    static const uint32_t ramp[] = {0x102030, 0x50A0F0};
    Pixels pixels = noise(40, 70, 9, false), before = noise(40, 70, 9, false);
    Grade grade = grade_none();
    pixels_grade(&pixels, &grade);
    for (int i = 0; i < 40 * 70; i++)
        assert_int_equal(pixels.at[i] >> 24, before.at[i] >> 24);
    pixels.at[0] = pixels.at[1] = 0xFF8040C0;
    pixels.at[2] = 0xFF000000;
    pixels.at[3] = 0xFFFF0000;
    grade = grade_gain(.5f, 1, 2, 1);
    Pixels row = {2, 1, pixels.at};
    pixels_grade(&row, &grade);
    assert_int_equal(pixels.at[1], 0xFF4040FF);
    grade = grade_gain(1, 1, 1, 0);
    pixels_grade(&row, &grade);
    assert_int_equal(pixels.at[0] >> 16 & 255, pixels.at[0] & 255);
    row.at += 2;
    grade = grade_ramp(ramp, 2);
    grade.alpha = .5f;
    pixels_grade(&row, &grade);
    assert_int_equal(pixels.at[2] >> 24, 128);
    pixels_straighten(&row);
    assert_in_range(pixels.at[3] & 255, 0xEE, 0xF2);
    assert_in_range(pixels.at[2] >> 16 & 255, 0x0F, 0x11);
    assert_premultiplied(&before);
    pixels_free(&pixels);
    pixels_free(&before);
    pool_end();
}

/* Every channel with every alpha, then runs of clear and opaque pixels among others. */
static Pixels all_pixels(void)
{
    enum { SIDE = 256, MORE = 64 };
    Pixels pixels = noise(SIDE + 1, SIDE + MORE, 11, false);
    for (int i = 0; i < SIDE * SIDE; i++) {
        uint32_t alpha = (uint32_t)i / SIDE, channel = (uint32_t)i % SIDE;
        pixels.at[i] = alpha << 24 | channel << 16 | (255 - channel) << 8 | (channel * 7 & 255);
    }
    for (int i = SIDE * SIDE; i < pixels.w * pixels.h; i++)
        pixels.at[i] = i % 64 < 9 ? 0 : i % 64 < 22 ? pixels.at[i] | 0xFF000000 : pixels.at[i];
    return pixels;
}

TEST(pixels_change_together_as_one_by_one)
{
    void (*const changes[])(Pixels *) = {pixels_premultiply, pixels_straighten};
    for (size_t change = 0; change < sizeof changes / sizeof *changes; change++) {
        Pixels together = all_pixels(), alone = all_pixels();
        for (int i = 0; i < alone.w * alone.h; i++)
            changes[change](&(Pixels){1, 1, alone.at + i});
        changes[change](&together);
        assert_memory_equal(together.at, alone.at, pixels_bytes(&together));
        pixels_free(&alone);
        pixels_free(&together);
    }
}

/* Whatever was there before: it may be freed, and nothing of it is shown. */
TEST(what_cannot_be_made_is_empty)
{
    uint32_t old[4];
    Pixels scaled = {2, 2, old}, text = {2, 2, old};
    Cut nothing = {&scaled, 0, 0, 0, 0};
    int ascent = 7;
    char fault[400];
    assert_false(pixels_scale(&scaled, nothing, 3, 0, BEYOND_SAME));
    assert_null(scaled.at);
    assert_int_equal(pixels_bytes(&scaled), 0);
    Fonts *fonts = fonts_open(fault, sizeof fault);
    assert_non_null(fonts);
    assert_false(fonts_draw(fonts, FONT_TEXT, 20, "", &text, &ascent));
    assert_null(text.at);
    assert_int_equal(pixels_bytes(&text), 0);
    assert_int_equal(ascent, 0);
    fonts_close(fonts);
}

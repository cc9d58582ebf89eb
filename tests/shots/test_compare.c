/* The comparer of screenshots must fail when it must: a test of pictures is worth as much as this
 * one. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "compare.h"
#include "core/random.h"
#include "fonts.h"

enum { WIDTH = 1280, HEIGHT = 720, TILE = 64 };

static uint32_t *at(SDL_Surface *surface, int x, int y)
{
    return (uint32_t *)(void *)((char *)surface->pixels + (ptrdiff_t)y * surface->pitch) + x;
}

/* A board of patterns in place of tiles: another `seed`, another pattern. */
static void paint_tile(SDL_Surface *surface, int x0, int y0, uint64_t seed)
{
    Random random = random_from(seed);
    uint32_t ground = 0x60A040 + random_below(&random, 48),
             other = 0x204020 + random_below(&random, 48);
    int phase = (int)random_below(&random, TILE);
    for (int y = 0; y < TILE; y++)
        for (int x = 0; x < TILE; x++)
            *at(surface, x0 + x, y0 + y) =
                0xFF000000 | ((x * 2 + y + phase) / 20 % 2 ? ground : other);
}

static SDL_Surface *board(void)
{
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 32, SDL_PIXELFORMAT_ARGB8888);
    assert_non_null(surface);
    SDL_FillRect(surface, NULL, 0xFF33241A);
    for (int y = 0; y < 8; y++)
        for (int x = 0; x < 12; x++)
            paint_tile(surface, 100 + x * TILE, 100 + y * TILE, (uint64_t)(y * 100 + x));
    return surface;
}

static void write_text(SDL_Surface *surface, Fonts *fonts, int x, int y)
{
    Pixels text;
    int ascent;
    assert_true(fonts_draw(fonts, FONT_TEXT, 17, "river, 3 tiles, 3 fish", &text, &ascent));
    for (int row = 0; row < text.h; row++)
        for (int column = 0; column < text.w; column++) {
            uint32_t share = text.at[row * text.w + column] >> 24;
            if (share > 127)
                *at(surface, x + column, y + row - ascent) = 0xFFF3E6C8;
        }
    pixels_free(&text);
}

static Likeness likeness(SDL_Surface *a, SDL_Surface *b)
{
    Likeness found = shots_compare(a, b).likeness;
    SDL_FreeSurface(a);
    SDL_FreeSurface(b);
    return found;
}

static void equal_pictures_are_the_same(void **state)
{
    (void)state;
    assert_int_equal(likeness(board(), board()), SAME);
}

static void edges_a_little_lighter_are_close(void **state)
{
    (void)state;
    SDL_Surface *other = board();
    Random random = random_from(1);
    for (int i = 0; i < WIDTH * HEIGHT / 50; i++)
        *at(other, (int)random_below(&random, WIDTH), (int)random_below(&random, HEIGHT)) +=
            0x101010;
    assert_int_equal(likeness(board(), other), CLOSE);
}

static void one_pixel_is_not_the_same(void **state)
{
    (void)state;
    SDL_Surface *other = board();
    *at(other, 700, 400) ^= 1;
    assert_int_equal(likeness(board(), other), CLOSE);
}

static void a_changed_tile_is_different(void **state)
{
    (void)state;
    SDL_Surface *one = board(), *other = board();
    paint_tile(other, 100 + 5 * TILE, 100 + 3 * TILE, 4711);
    Comparison found = shots_compare(other, one);
    assert_int_equal(found.likeness, DIFFERENT);
    assert_true(found.differing < COMPARE_MOST_DIFFERING); /* it is the block that finds it */
    assert_true(found.x >= 100 + 5 * TILE - COMPARE_BLOCK && found.x < 100 + 6 * TILE);
    SDL_FreeSurface(one);
    SDL_FreeSurface(other);
}

static void a_shifted_text_is_different(void **state)
{
    (void)state;
    char fault[300] = "";
    Fonts *fonts = fonts_open(fault, sizeof fault);
    assert_string_equal(fault, "");
    for (int dx = 0; dx < 2; dx++) {
        SDL_Surface *one = board(), *other = board();
        write_text(one, fonts, 1000, 300);
        write_text(other, fonts, 1000 + dx, 301 - dx);
        assert_int_equal(likeness(one, other), DIFFERENT);
    }
    fonts_close(fonts);
}

static void a_missing_text_is_different(void **state)
{
    (void)state;
    char fault[300] = "";
    Fonts *fonts = fonts_open(fault, sizeof fault);
    SDL_Surface *other = board();
    write_text(other, fonts, 1000, 300);
    assert_int_equal(likeness(board(), other), DIFFERENT);
    fonts_close(fonts);
}

static void many_small_differences_are_different(void **state)
{
    (void)state;
    SDL_Surface *other = board();
    for (int y = 0; y < HEIGHT; y++)
        for (int x = y % 8; x < WIDTH; x += 8)
            *at(other, x, y) ^= 0x101010;
    assert_int_equal(likeness(board(), other), DIFFERENT);
}

static void another_size_is_different(void **state)
{
    (void)state;
    SDL_Surface *smaller =
        SDL_CreateRGBSurfaceWithFormat(0, WIDTH - 1, HEIGHT, 32, SDL_PIXELFORMAT_ARGB8888);
    assert_int_equal(likeness(board(), smaller), OTHER_SIZE);
}

static void the_difference_shows_where(void **state)
{
    (void)state;
    SDL_Surface *one = board(), *other = board();
    *at(other, 300, 200) ^= 0x400000;
    SDL_Surface *difference = shots_difference(one, other);
    assert_non_null(difference);
    assert_true((*at(difference, 300, 200) & 0xFF) > 127);
    assert_true((*at(difference, 301, 200) & 0xFF) < 64);
    SDL_FreeSurface(one);
    SDL_FreeSurface(other);
    SDL_FreeSurface(difference);
}

static void the_hash_finds_any_change(void **state)
{
    (void)state;
    SDL_Surface *one = board(), *other = board();
    assert_true(shots_hash(one) == shots_hash(other));
    *at(other, 300, 200) ^= 1;
    assert_true(shots_hash(one) != shots_hash(other));
    SDL_FreeSurface(one);
    SDL_FreeSurface(other);
}

static void a_reduced_picture_is_close(void **state)
{
    (void)state;
    SDL_Surface *one = board(), *changed = board();
    SDL_Surface *reduced = shots_reduce(one);
    assert_non_null(reduced);
    assert_int_equal(shots_compare(one, reduced).likeness, CLOSE);
    for (int y = 200; y < 232; y++)
        for (int x = 300; x < 332; x++)
            *at(changed, x, y) ^= 0x404040;
    assert_int_equal(shots_compare(changed, reduced).likeness, DIFFERENT);
    SDL_FreeSurface(one);
    SDL_FreeSurface(changed);
    SDL_FreeSurface(reduced);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_pictures_are_the_same),
        cmocka_unit_test(edges_a_little_lighter_are_close),
        cmocka_unit_test(one_pixel_is_not_the_same),
        cmocka_unit_test(a_changed_tile_is_different),
        cmocka_unit_test(a_shifted_text_is_different),
        cmocka_unit_test(a_missing_text_is_different),
        cmocka_unit_test(many_small_differences_are_different),
        cmocka_unit_test(another_size_is_different),
        cmocka_unit_test(the_difference_shows_where),
        cmocka_unit_test(the_hash_finds_any_change),
        cmocka_unit_test(a_reduced_picture_is_close),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

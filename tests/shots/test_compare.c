/* The comparer of screenshots must fail when it must: a test of pictures is worth as much as this
 * one. */
#include "check.h"
#include "compare.h"
#include "core/random.h"
#include "sdl/text/fonts.h"

enum { WIDTH = 1280, HEIGHT = 720, TILE = 64 };

static const char words[] = "river, 3 tiles, 3 fish";

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

static void write_text(SDL_Surface *surface, Fonts *fonts, int x, int y, const char *line)
{
    Pixels text;
    int ascent;
    assert_true(fonts_draw(fonts, FONT_TEXT, 17, line, &text, &ascent));
    for (int row = 0; row < text.h; row++)
        for (int column = 0; column < text.w; column++) {
            uint32_t share = text.at[row * text.w + column] >> 24;
            if (share > 127)
                *at(surface, x + column, y + row - ascent) = 0xFFF3E6C8;
        }
    pixels_free(&text);
}

/* Of the reduced pictures, as shots.c holds them against one another. Lets go of both. */
static Comparison compare(SDL_Surface *a, SDL_Surface *b)
{
    SDL_Surface *one = shots_reduce(a), *other = shots_reduce(b);
    assert_true(one && other);
    Comparison found = shots_compare(one, other);
    SDL_FreeSurface(one);
    SDL_FreeSurface(other);
    SDL_FreeSurface(a);
    SDL_FreeSurface(b);
    return found;
}

static Likeness likeness(SDL_Surface *a, SDL_Surface *b)
{
    return compare(a, b).likeness;
}

/* Adds `light` to a square's channels. */
static void lighten(SDL_Surface *surface, int x0, int y0, int side, uint32_t light)
{
    for (int y = y0; y < y0 + side; y++)
        for (int x = x0; x < x0 + side; x++)
            *at(surface, x, y) += light;
}

TEST(equal_pictures_are_the_same)
{
    assert_int_equal(likeness(board(), board()), SAME);
}

TEST(edges_a_little_lighter_are_close)
{
    SDL_Surface *other = board();
    Random random = random_from(1);
    for (int i = 0; i < WIDTH * HEIGHT / 50; i++)
        *at(other, (int)random_below(&random, WIDTH), (int)random_below(&random, HEIGHT)) +=
            0x101010;
    assert_int_equal(likeness(board(), other), CLOSE);
}

/* By one step of five bits, once it is reduced; of less only the hash tells. */
TEST(one_pixel_is_not_the_same)
{
    SDL_Surface *other = board();
    *at(other, 700, 400) ^= 0x200000;
    assert_int_equal(likeness(board(), other), CLOSE);
}

TEST(a_changed_tile_is_different)
{
    const int left = (100 + 5 * TILE) / 2, right = (100 + 6 * TILE) / 2;
    SDL_Surface *other = board();
    paint_tile(other, 100 + 5 * TILE, 100 + 3 * TILE, 4711);
    Comparison found = compare(other, board());
    assert_int_equal(found.likeness, DIFFERENT);
    assert_true(found.differing < COMPARE_MOST_DIFFERING); /* it is the block that finds it */
    assert_true(found.x >= left - COMPARE_BLOCK && found.x < right);
}

/* A tile full of figures, to any side, wherever it lies against the blocks. */
TEST(a_tile_moved_by_a_pixel_is_different)
{
    static const int ways[][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    for (int i = 0; i < 16; i++) {
        int x0 = 900 + 5 * i, y0 = 200 + 3 * i;
        Random random = random_from((uint64_t)i);
        SDL_Surface *one = board();
        paint_tile(one, x0, y0, (uint64_t)i);
        for (int figure = 0; figure < 12; figure++) {
            SDL_Rect rect = {x0 + (int)random_below(&random, TILE - 8),
                             y0 + (int)random_below(&random, TILE - 8), 8, 8};
            SDL_FillRect(one, &rect, figure % 2 ? 0xFFF3E6C8 : 0xFF2A3A20);
        }
        SDL_Surface *other = SDL_ConvertSurface(one, one->format, 0);
        for (int k = 0; k < TILE * TILE; k++)
            *at(other, x0 + k % TILE + ways[i % 4][0], y0 + k / TILE + ways[i % 4][1]) =
                *at(one, x0 + k % TILE, y0 + k / TILE);
        assert_int_equal(likeness(one, other), DIFFERENT);
    }
}

/* A small one, wherever it lies against the blocks. */
TEST(a_missing_piece_is_different)
{
    for (int i = 0; i < 16; i++) {
        SDL_Surface *other = board();
        lighten(other, 200 + i, 200 + i, 12, 0x303030);
        assert_int_equal(likeness(board(), other), DIFFERENT);
    }
}

TEST(another_colour_is_different)
{
    static const uint32_t lights[] = {0x180000, 0x001800, 0x000018, 0x080808};
    for (size_t i = 0; i < sizeof lights / sizeof *lights; i++) {
        SDL_Surface *other = board();
        lighten(other, 100 + 7 * TILE, 100 + 2 * TILE, TILE, lights[i]);
        assert_int_equal(likeness(board(), other), DIFFERENT);
    }
}

TEST(another_digit_is_different)
{
    static const char *const others[] = {"river, 2 tiles, 3 fish", "river, 3 tiles, 8 fish",
                                         "river, 3 tiles, 9 fish"};
    char fault[300] = "";
    Fonts *fonts = fonts_open(fault, sizeof fault);
    for (int i = 0; i < 3 * 4; i++) { /* at even and odd places */
        SDL_Surface *one = board(), *other = board();
        write_text(one, fonts, 1000 + i / 3 % 2, 300 + i / 6, words);
        write_text(other, fonts, 1000 + i / 3 % 2, 300 + i / 6, others[i % 3]);
        assert_int_equal(likeness(one, other), DIFFERENT);
    }
    fonts_close(fonts);
}

TEST(many_small_differences_are_different)
{
    SDL_Surface *other = board();
    for (int y = 0; y < HEIGHT; y++)
        for (int x = y % 8; x < WIDTH; x += 8)
            *at(other, x, y) ^= 0x101010;
    assert_int_equal(likeness(board(), other), DIFFERENT);
}

TEST(another_size_is_different)
{
    for (int less = 1; less <= 2; less++) {
        SDL_Surface *smaller =
            SDL_CreateRGBSurfaceWithFormat(0, WIDTH - less, HEIGHT, 32, SDL_PIXELFORMAT_ARGB8888);
        if (less == 1) { /* nor can a golden picture be of an odd one */
            assert_null(shots_reduce(smaller));
            SDL_FreeSurface(smaller);
        } else {
            assert_int_equal(likeness(board(), smaller), OTHER_SIZE);
        }
    }
}

TEST(the_difference_shows_where)
{
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

TEST(the_hash_finds_any_change)
{
    SDL_Surface *one = board(), *other = board();
    assert_true(shots_hash(one) == shots_hash(other));
    *at(other, 300, 200) ^= 1;
    assert_true(shots_hash(one) != shots_hash(other));
    SDL_FreeSurface(one);
    SDL_FreeSurface(other);
}

/* Each channel of four pixels is their mean, of which five bits stay. */
TEST(a_reduced_picture_has_the_mean_of_four)
{
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, 4, 2, 32, SDL_PIXELFORMAT_ARGB8888);
    static const uint32_t pixels[2][4] = {{0xFFFF0000, 0xFFFF0008, 0xFF102030, 0xFF102030},
                                          {0xFF000010, 0xFF000018, 0xFF102030, 0xFF10A030}};
    for (int i = 0; i < 8; i++)
        *at(picture, i % 4, i / 4) = pixels[i / 4][i % 4];
    SDL_Surface *reduced = shots_reduce(picture);
    assert_non_null(reduced);
    assert_int_equal(reduced->w, 2);
    assert_int_equal(reduced->h, 1);
    static const uint8_t expected[] = {0x84, 0x00, 0x08, 0x10, 0x42, 0x31};
    assert_memory_equal(reduced->pixels, expected, sizeof expected);
    SDL_FreeSurface(picture);
    SDL_FreeSurface(reduced);
}

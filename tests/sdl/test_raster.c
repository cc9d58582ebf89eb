/* The raster draws what SDL's software renderer would, and no more of it than has changed. */
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "core/random.h"
#include "sdl/pixels/pool.h"
#include "sdl/screen/raster.h"

enum { W = 300, H = 200, SIDE = 40, STROKES = 60 };

static const Rgba plain = {255, 255, 255, 255};

/* Straight colours, with many clear and many opaque pixels among them. */
static RasterPicture picture(uint64_t seed, bool opaque)
{
    RasterPicture made = {.serial = seed, .opaque = opaque};
    Random random = random_from(seed);
    assert_true(pixels_make(&made.pixels, SIDE, SIDE));
    for (int i = 0; i < SIDE * SIDE; i++) {
        uint32_t p = (uint32_t)random_next(&random), kind = random_below(&random, 3);
        made.pixels.at[i] = opaque || kind == 0 ? p | 0xFF000000 : kind == 1 ? p & 0xFFFFFF : p;
    }
    return made;
}

static Rgba tint(Random *random)
{
    if (random_below(random, 2))
        return plain;
    return (Rgba){(uint8_t)random_below(random, 256), (uint8_t)random_below(random, 256),
                  (uint8_t)random_below(random, 256), (uint8_t)(1 + random_below(random, 255))};
}

static SDL_Rect anywhere(Random *random)
{
    return (SDL_Rect){(int)random_below(random, W + SIDE) - SIDE,
                      (int)random_below(random, H + SIDE) - SIDE, SIDE, SIDE};
}

/* The same strokes by SDL on a surface of its own. */
typedef struct Other {
    SDL_Surface *surface;
    SDL_Renderer *renderer;
} Other;

static Other other_open(void)
{
    Other other = {.surface = SDL_CreateRGBSurfaceWithFormat(0, W, H, 32, SDL_PIXELFORMAT_RGB888)};
    assert_non_null(other.surface);
    other.renderer = SDL_CreateSoftwareRenderer(other.surface);
    assert_non_null(other.renderer);
    SDL_SetRenderDrawColor(other.renderer, 0, 0, 0, 255);
    SDL_RenderClear(other.renderer);
    return other;
}

static void other_copy(Other *other, const RasterPicture *picture, SDL_Rect to, Rgba colour)
{
    SDL_Texture *texture = SDL_CreateTexture(other->renderer, SDL_PIXELFORMAT_ARGB8888,
                                             SDL_TEXTUREACCESS_STATIC, SIDE, SIDE);
    SDL_UpdateTexture(texture, NULL, picture->pixels.at, SIDE * 4);
    SDL_SetTextureColorMod(texture, colour.r, colour.g, colour.b);
    SDL_SetTextureAlphaMod(texture, colour.a);
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    SDL_RenderCopy(other->renderer, texture, NULL, &to);
    SDL_RenderFlush(other->renderer);
    SDL_DestroyTexture(texture);
}

static void other_fill(Other *other, SDL_Rect rect, Rgba colour)
{
    SDL_SetRenderDrawBlendMode(other->renderer, SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(other->renderer, colour.r, colour.g, colour.b, colour.a);
    SDL_RenderFillRect(other->renderer, &rect);
    SDL_RenderFlush(other->renderer);
}

static void assert_alike(const Other *other, const Pixels *pixels, int bound)
{
    for (int y = 0; y < H; y++) {
        const uint32_t *row =
            (const uint32_t *)(const void *)((const char *)other->surface->pixels +
                                             (ptrdiff_t)y * other->surface->pitch);
        for (int x = 0; x < W; x++)
            for (int shift = 0; shift < 24; shift += 8) {
                int theirs = (int)(row[x] >> shift & 255);
                int ours = (int)(pixels->at[y * W + x] >> shift & 255);
                if (abs(theirs - ours) > bound)
                    fail_msg("at %d,%d: %06X instead of %06X", x, y,
                             (unsigned)pixels->at[y * W + x] & 0xFFFFFF,
                             (unsigned)row[x] & 0xFFFFFF);
            }
    }
}

static void other_close(Other *other)
{
    SDL_DestroyRenderer(other->renderer);
    SDL_FreeSurface(other->surface);
}

/* On processors without MMX SDL rounds otherwise: by one a stroke, of which few meet. */
TEST(strokes_are_those_of_sdl)
{
    int bound = SDL_HasMMX() ? 0 : 6;
    RasterPicture pictures[] = {picture(1, false), picture(2, true)};
    for (uint64_t seed = 1; seed <= 20; seed++) {
        Raster *raster = raster_new(false);
        Other other = other_open();
        Random random = random_from(seed);
        assert_true(raster_begin(raster, W, H));
        for (int i = 0; i < STROKES; i++) {
            SDL_Rect to = anywhere(&random);
            Rgba colour = tint(&random);
            uint32_t kind = random_below(&random, 3);
            if (kind == 2) {
                raster_fill(raster, to, colour);
                other_fill(&other, to, colour);
            } else {
                raster_copy(raster, pictures[kind], NULL, to, colour);
                other_copy(&other, &pictures[kind], to, colour);
            }
        }
        assert_alike(&other, raster_paint(raster), bound);
        other_close(&other);
        raster_free(raster);
    }
    pixels_free(&pictures[0].pixels);
    pixels_free(&pictures[1].pixels);
}

static void draw_scene(Raster *raster, RasterPicture picture, SDL_Rect moving)
{
    assert_true(raster_begin(raster, W, H));
    raster_fill(raster, (SDL_Rect){0, 0, W, H}, (Rgba){40, 80, 120, 255});
    raster_copy(raster, picture, NULL, (SDL_Rect){10, 10, SIDE, SIDE}, plain);
    raster_copy(raster, picture, NULL, moving, plain);
    assert_non_null(raster_paint(raster));
}

static bool same_pixels(const Raster *a, const Raster *b)
{
    const Pixels *left = raster_pixels(a), *right = raster_pixels(b);
    return memcmp(left->at, right->at, pixels_bytes(left)) == 0;
}

/* What stays is not painted again; what changed is as if all were painted. */
TEST(only_changes_are_painted)
{
    const SDL_Rect *rects;
    Raster *raster = raster_new(false), *fresh = raster_new(false);
    RasterPicture one = picture(3, false);
    SDL_Rect at = {250, 150, SIDE, SIDE};
    draw_scene(raster, one, at);
    int all = raster_painted(raster, &rects);
    assert_true(all > 4);
    draw_scene(raster, one, at);
    assert_int_equal(raster_painted(raster, &rects), 0);
    for (int step = 0; step < 60; step++) {
        at.x -= 4;
        at.y -= step % 3;
        draw_scene(raster, one, at);
        int painted = raster_painted(raster, &rects);
        assert_true(painted > 0 && painted < all);
        SDL_Rect covered = {0}, both;
        for (int i = 0; i < painted; i++)
            SDL_UnionRect(&covered, &rects[i], &covered);
        assert_true(SDL_IntersectRect(&at, &covered, &both));
        raster_free(fresh);
        fresh = raster_new(false);
        draw_scene(fresh, one, at);
        assert_true(same_pixels(raster, fresh));
    }
    raster_free(raster);
    raster_free(fresh);
    pixels_free(&one.pixels);
}

/* What is drawn after a painting lies over it, and the next frame does not take it for known. */
TEST(frames_may_be_painted_in_parts)
{
    Raster *raster = raster_new(false), *whole = raster_new(false);
    RasterPicture one = picture(4, false);
    SDL_Rect at = {100, 60, SIDE, SIDE}, over = {120, 70, SIDE, SIDE};
    for (int frame = 0; frame < 3; frame++) {
        draw_scene(raster, one, at);
        if (frame < 2) {
            raster_copy(raster, one, NULL, over, plain);
            assert_non_null(raster_paint(raster));
        }
        assert_true(raster_begin(whole, W, H));
        raster_fill(whole, (SDL_Rect){0, 0, W, H}, (Rgba){40, 80, 120, 255});
        raster_copy(whole, one, NULL, (SDL_Rect){10, 10, SIDE, SIDE}, plain);
        raster_copy(whole, one, NULL, at, plain);
        if (frame < 2)
            raster_copy(whole, one, NULL, over, plain);
        assert_non_null(raster_paint(whole));
        assert_true(same_pixels(raster, whole));
    }
    raster_free(raster);
    raster_free(whole);
    pixels_free(&one.pixels);
}

TEST(clips_bound_what_is_drawn)
{
    Raster *raster = raster_new(false);
    SDL_Rect clip = {130, 70, 20, 10};
    assert_true(raster_begin(raster, W, H));
    raster_clip(raster, &clip);
    assert_true(SDL_RectEquals(&clip, &(SDL_Rect){130, 70, 20, 10}));
    raster_fill(raster, (SDL_Rect){-1000, -1000, 5000, 5000}, (Rgba){255, 0, 0, 255});
    raster_clip(raster, NULL);
    const Pixels *pixels = raster_paint(raster);
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            bool in = x >= 130 && x < 150 && y >= 70 && y < 80;
            assert_int_equal(pixels->at[y * W + x], in ? 0xFFFF0000 : 0xFF000000);
        }
    raster_free(raster);
}

/* On somebody else's pixels: the same, only changes, and all on other ones. */
TEST(a_raster_may_be_on_other_pixels)
{
    static uint32_t first[W * H], second[W * H];
    uint32_t *const at[] = {first, first, second};
    Raster *raster = raster_new(false);
    const SDL_Rect *rects;
    assert_false(raster_begin_on(raster, (Pixels){W, H, NULL}));
    for (int i = 0; i < 3; i++) {
        assert_true(raster_begin_on(raster, (Pixels){W, H, at[i]}));
        raster_fill(raster, (SDL_Rect){10, 10, 30, 30}, (Rgba){255, 0, 0, 255});
        assert_ptr_equal(raster_paint(raster)->at, at[i]);
        assert_true((raster_painted(raster, &rects) == 0) == (i == 1));
    }
    assert_int_equal(second[12 * W + 12], 0xFFFF0000);
    assert_int_equal(second[0], 0xFF000000);
    raster_free(raster);
}

/* A clear raster has what was drawn with its alpha, colours multiplied by it. */
TEST(a_clear_raster_keeps_its_alpha)
{
    Raster *raster = raster_new(true);
    RasterPicture one = picture(5, false);
    assert_true(raster_begin(raster, W, H));
    raster_copy(raster, one, NULL, (SDL_Rect){50, 50, SIDE, SIDE}, plain);
    const Pixels *pixels = raster_paint(raster);
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            uint32_t p = pixels->at[y * W + x], alpha = p >> 24;
            bool in = x >= 50 && x < 50 + SIDE && y >= 50 && y < 50 + SIDE;
            uint32_t drawn = in ? one.pixels.at[(y - 50) * SIDE + x - 50] : 0;
            assert_int_equal(alpha, drawn >> 24);
            assert_true((p >> 16 & 255) <= alpha && (p >> 8 & 255) <= alpha && (p & 255) <= alpha);
        }
    raster_free(raster);
    pixels_free(&one.pixels);
}

/* Pixels are laid one by one as they are many at once. */
TEST(rows_are_laid_as_their_pixels)
{
    static const Rgba tints[] = {
        {255, 255, 255, 255}, {255, 255, 255, 90}, {10, 200, 77, 255}, {1, 2, 254, 3}};
    for (int i = 0; i < 8; i++) {
        Raster *rows = raster_new(i & 1), *pixels = raster_new(i & 1);
        RasterPicture lower = picture(31, false), upper = picture(32, false);
        SDL_Rect to = {50, 50, SIDE, SIDE};
        assert_true(raster_begin(rows, W, H) && raster_begin(pixels, W, H));
        raster_copy(rows, lower, NULL, to, plain);
        raster_copy(rows, upper, NULL, to, tints[i / 2]);
        for (int x = 0; x < SIDE; x++) {
            SDL_Rect column = {50 + x, 50, 1, SIDE};
            raster_clip(pixels, &column);
            raster_copy(pixels, lower, NULL, to, plain);
            raster_copy(pixels, upper, NULL, to, tints[i / 2]);
        }
        const Pixels *one = raster_paint(rows), *other = raster_paint(pixels);
        assert_memory_equal(one->at, other->at, pixels_bytes(one));
        raster_free(rows);
        raster_free(pixels);
        pixels_free(&lower.pixels);
        pixels_free(&upper.pixels);
    }
}

/* Stretched, an even colour stays what it is, and the sides lie where they are asked for. */
TEST(stretching_keeps_even_colours)
{
    Raster *raster = raster_new(false);
    RasterPicture even = picture(6, true);
    for (int i = 0; i < SIDE * SIDE; i++)
        even.pixels.at[i] = 0xFF3C78B4;
    for (int size = 1; size < 150; size += 7) {
        even.serial++;
        assert_true(raster_begin(raster, W, H));
        raster_copy(raster, even, NULL, (SDL_Rect){20, 20, size, 2 * size / 3 + 1}, plain);
        const Pixels *pixels = raster_paint(raster);
        for (int y = 0; y < H; y++)
            for (int x = 0; x < W; x++) {
                bool in = x >= 20 && x < 20 + size && y >= 20 && y < 20 + 2 * size / 3 + 1;
                assert_int_equal(pixels->at[y * W + x], in ? 0xFF3C78B4 : 0xFF000000);
            }
    }
    raster_free(raster);
    pixels_free(&even.pixels);
}

static void draw_even(Raster *raster)
{
    assert_true(raster_begin(raster, W, H));
    raster_fill(raster, (SDL_Rect){0, 0, W, H}, (Rgba){40, 80, 120, 255});
}

/* What is turned is all there, and cells that nothing of it falls on are not painted again. */
TEST(what_is_turned_falls_where_it_should)
{
    const SDL_Point pivot = {W / 2, H / 2};
    const Point middle = {W / 2, H / 2};
    const SDL_Rect *rects;
    Raster *raster = raster_new(false), *sheet = raster_new(true);
    RasterPicture one = picture(7, false);
    assert_true(raster_begin(sheet, W, H));
    raster_copy(sheet, one, NULL, (SDL_Rect){W - SIDE - 9, 20, SIDE, SIDE}, plain);
    assert_non_null(raster_paint(sheet));
    for (int degrees = 0; degrees < 360; degrees += 7) {
        Raster *whole = raster_new(false);
        draw_even(raster);
        raster_rotate(raster, (RasterRotation){sheet, 1, pivot, degrees});
        assert_non_null(raster_paint(raster));
        int painted = raster_painted(raster, &rects);
        draw_even(whole);
        assert_non_null(raster_paint(whole));
        if (degrees > 0)
            assert_in_range(painted, 1, raster_painted(whole, &rects) - 1);
        pixels_blend_rotated(pixels_whole(raster_pixels(whole)),
                             &(Rotation){raster_pixels(sheet), middle, middle, degrees});
        assert_true(same_pixels(raster, whole));
        raster_free(whole);
    }
    raster_free(raster);
    raster_free(sheet);
    pixels_free(&one.pixels);
}

static void add_one(void *context, int index)
{
    SDL_AtomicAdd(&((SDL_atomic_t *)context)[index % 7], 1);
}

TEST(a_pool_does_all_work_once)
{
    for (int count = 0; count < 400; count += 13) {
        SDL_atomic_t done[7] = {{0}};
        pool_run(add_one, done, count);
        for (int i = 0; i < 7; i++)
            assert_int_equal(SDL_AtomicGet(&done[i]), count / 7 + (i < count % 7));
        if (count % 91 == 0)
            pool_end();
    }
    pool_end();
}

static void add_one_late(void *context, int index)
{
    SDL_Delay(2 + (uint32_t)index);
    add_one(context, index);
}

/* Whoever has begun something is waited for. */
TEST(a_pool_waits_for_all_work)
{
    for (int i = 0; i < 20; i++) {
        SDL_atomic_t done[7] = {{0}};
        pool_run(add_one_late, done, 5);
        for (int k = 0; k < 5; k++)
            assert_int_equal(SDL_AtomicGet(&done[k]), 1);
    }
    pool_end();
}

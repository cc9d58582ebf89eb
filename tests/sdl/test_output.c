/* Pictures lie on the output as SDL's software renderer would lay them, and only what has changed
 * is given to it. */
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "core/random.h"
#include "sdl/pixels/pool.h"
#include "sdl/screen/output.h"

enum { W = 300, H = 200, SIDE = 40, STROKES = 60 };

static const Rgba plain = {255, 255, 255, 255}, ground = {40, 80, 120, 255};

/* Straight colours, with many clear and many opaque pixels among them. */
static Picture picture(uint64_t seed, bool opaque)
{
    Picture made = {.serial = seed, .opaque = opaque, .w = SIDE, .h = SIDE};
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

/* A software renderer, and what draws on it. */
typedef struct Canvas {
    SDL_Surface *surface;
    SDL_Renderer *renderer;
    Output output;
} Canvas;

static void open_canvas(Canvas *canvas)
{
    canvas->surface = SDL_CreateRGBSurfaceWithFormat(0, W, H, 32, SDL_PIXELFORMAT_RGB888);
    assert_non_null(canvas->surface);
    canvas->renderer = SDL_CreateSoftwareRenderer(canvas->surface);
    assert_non_null(canvas->renderer);
    output_open(&canvas->output, canvas->renderer);
    output_begin(&canvas->output);
}

static void close_canvas(Canvas *canvas)
{
    output_close(&canvas->output);
    SDL_DestroyRenderer(canvas->renderer);
    SDL_FreeSurface(canvas->surface);
}

static void end(Canvas *canvas)
{
    output_end(&canvas->output);
    SDL_RenderFlush(canvas->renderer);
}

static uint32_t pixel(const Canvas *canvas, int x, int y)
{
    const char *row = (const char *)canvas->surface->pixels + (ptrdiff_t)y * canvas->surface->pitch;
    return ((const uint32_t *)(const void *)row)[x] & 0xFFFFFF;
}

static void assert_alike(const Canvas *a, const Canvas *b, int bound)
{
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++)
            for (int shift = 0; shift < 24; shift += 8)
                if (abs((int)(pixel(a, x, y) >> shift & 255) -
                        (int)(pixel(b, x, y) >> shift & 255)) > bound)
                    fail_msg("at %d,%d: %06X instead of %06X", x, y, (unsigned)pixel(a, x, y),
                             (unsigned)pixel(b, x, y));
}

/* The same by SDL alone. */
static void copy_by_sdl(Canvas *canvas, const Picture *picture, SDL_Rect to, Rgba colour)
{
    SDL_Texture *texture = SDL_CreateTexture(canvas->renderer, SDL_PIXELFORMAT_ARGB8888,
                                             SDL_TEXTUREACCESS_STATIC, SIDE, SIDE);
    SDL_UpdateTexture(texture, NULL, picture->pixels.at, SIDE * 4);
    SDL_SetTextureColorMod(texture, colour.r, colour.g, colour.b);
    SDL_SetTextureAlphaMod(texture, colour.a);
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    SDL_RenderCopy(canvas->renderer, texture, NULL, &to);
    SDL_RenderFlush(canvas->renderer);
    SDL_DestroyTexture(texture);
}

static void fill_by_sdl(Canvas *canvas, SDL_Rect rect, Rgba colour)
{
    SDL_SetRenderDrawBlendMode(canvas->renderer, SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(canvas->renderer, colour.r, colour.g, colour.b, colour.a);
    SDL_RenderFillRect(canvas->renderer, &rect);
    SDL_RenderFlush(canvas->renderer);
}

/* On processors without MMX SDL rounds otherwise: by one a stroke, of which few meet. */
TEST(strokes_are_those_of_sdl)
{
    int bound = SDL_HasMMX() ? 0 : 6;
    Picture pictures[] = {picture(1, false), picture(2, true)};
    for (uint64_t seed = 1; seed <= 20; seed++) {
        Canvas ours, theirs;
        open_canvas(&ours);
        open_canvas(&theirs);
        Random random = random_from(seed);
        for (int i = 0; i < STROKES; i++) {
            SDL_Rect to = anywhere(&random);
            Rgba colour = tint(&random);
            uint32_t kind = random_below(&random, 3);
            if (kind == 2) {
                output_fill(&ours.output, to, colour);
                fill_by_sdl(&theirs, to, colour);
            } else {
                output_copy(&ours.output, &pictures[kind], NULL, to, colour);
                copy_by_sdl(&theirs, &pictures[kind], to, colour);
            }
        }
        end(&ours);
        assert_alike(&ours, &theirs, bound);
        close_canvas(&ours);
        close_canvas(&theirs);
    }
    pixels_free(&pictures[0].pixels);
    pixels_free(&pictures[1].pixels);
}

static void draw_scene(Canvas *canvas, const Picture *picture, SDL_Rect moving)
{
    output_begin(&canvas->output);
    output_fill(&canvas->output, (SDL_Rect){0, 0, W, H}, ground);
    output_copy(&canvas->output, picture, NULL, (SDL_Rect){10, 10, SIDE, SIDE}, plain);
    output_copy(&canvas->output, picture, NULL, moving, plain);
    end(canvas);
}

/* What stays is not given again; what changed is as if all were painted. What was lost comes back.
 */
TEST(only_changes_are_drawn)
{
    Picture one = picture(3, false);
    SDL_Rect at = {250, 150, SIDE, SIDE};
    Canvas canvas;
    open_canvas(&canvas);
    draw_scene(&canvas, &one, at);
    for (int step = 0; step < 60; step++) {
        Canvas fresh;
        open_canvas(&fresh);
        SDL_FillRect(canvas.surface, &(SDL_Rect){140, 0, 1, 1}, 0x123456); /* of nobody's cell */
        at.x -= step % 2 ? 0 : 2;
        at.y -= step % 2 ? 0 : step % 3;
        draw_scene(&canvas, &one, at);
        assert_true(at.x < 256 || pixel(&canvas, 140, 0) == 0x123456);
        output_lost(&canvas.output);
        draw_scene(&canvas, &one, at);
        draw_scene(&fresh, &one, at);
        assert_alike(&canvas, &fresh, 0);
        close_canvas(&fresh);
    }
    SDL_FillRect(canvas.surface, NULL, 0x123456);
    draw_scene(&canvas, &one, at);
    for (int i = 0; i < W * H; i++)
        assert_int_equal(pixel(&canvas, i % W, i / W), 0x123456);
    close_canvas(&canvas);
    pixels_free(&one.pixels);
}

TEST(clips_bound_what_is_drawn)
{
    Canvas canvas;
    open_canvas(&canvas);
    SDL_Rect clip = {130, 70, 20, 10}, found;
    output_clip(&canvas.output, &clip);
    found = output_clipped(&canvas.output);
    assert_true(SDL_RectEquals(&clip, &found));
    output_fill(&canvas.output, (SDL_Rect){-1000, -1000, 5000, 5000}, (Rgba){255, 0, 0, 255});
    output_clip(&canvas.output, NULL);
    end(&canvas);
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            bool in = x >= 130 && x < 150 && y >= 70 && y < 80;
            assert_int_equal(pixel(&canvas, x, y), in ? 0xFF0000 : 0);
        }
    close_canvas(&canvas);
}

/* Stretched, an even colour stays what it is, and the sides lie where they are asked for. */
TEST(stretching_keeps_even_colours)
{
    Canvas canvas;
    open_canvas(&canvas);
    Picture even = picture(6, true);
    for (int i = 0; i < SIDE * SIDE; i++)
        even.pixels.at[i] = 0xFF3C78B4;
    for (int size = 1; size < 150; size += 7) {
        output_begin(&canvas.output);
        output_copy(&canvas.output, &even, NULL, (SDL_Rect){20, 20, size, 2 * size / 3 + 1}, plain);
        end(&canvas);
        for (int y = 0; y < H; y++)
            for (int x = 0; x < W; x++) {
                bool in = x >= 20 && x < 20 + size && y >= 20 && y < 20 + 2 * size / 3 + 1;
                assert_int_equal(pixel(&canvas, x, y), in ? 0x3C78B4 : 0);
            }
    }
    close_canvas(&canvas);
    pixels_free(&even.pixels);
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

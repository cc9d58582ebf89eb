/* Pictures packed in memory come back to the last bit, any part of them; what is let go of to keep
 * a budget is made again the same. */
#include <stdlib.h>
#include <string.h>

#include "canvas.h"
#include "check.h"
#include "core/random.h"
#include "play/assets.h"
#include "sdl/atlas/art.h"
#include "sdl/atlas/packed.h"
#include "sdl/pixels/png.h"

static void pack(Packed *packed, const Pixels *pixels)
{
    assert_true(packed_begin(packed, pixels->w, pixels->h));
    for (int y = 0; y < pixels->h; y += PACKED_BLOCK) {
        int h = pixels->h - y < PACKED_BLOCK ? pixels->h - y : PACKED_BLOCK;
        assert_true(
            packed_add(packed, &(Pixels){pixels->w, h, pixels->at + (ptrdiff_t)y * pixels->w}));
    }
}

static void assert_part(const Packed *packed, const Pixels *whole, SDL_Rect part)
{
    Pixels taken;
    assert_true(pixels_make(&taken, part.w, part.h));
    packed_take(packed, part.x, part.y, &taken);
    for (int y = 0; y < part.h; y++)
        assert_memory_equal(taken.at + (ptrdiff_t)y * part.w,
                            whole->at + (ptrdiff_t)(part.y + y) * whole->w + part.x,
                            (size_t)part.w * sizeof *taken.at);
    pixels_free(&taken);
}

/* Steps as small as `most` in each channel that is to change, so that every way to write a pixel is
 * met; most of 0: long stretches of one colour. */
static void fill(Pixels *pixels, Random *random, uint32_t most, bool alpha)
{
    uint32_t p = 0xFF808080;
    for (int i = 0; i < pixels->w * pixels->h; i++) {
        for (int shift = 0; shift < (alpha ? 32 : 24); shift += 8) {
            uint32_t step = most ? random_below(random, 2 * most + 1) - most : 0;
            p = (p & ~(255u << shift)) | (((p >> shift) + step) & 255) << shift;
        }
        if (most == 0 && random_below(random, 300) == 0)
            p = (uint32_t)random_next(random);
        pixels->at[i] = p;
    }
}

TEST(any_picture_comes_back_as_it_was)
{
    Random random = random_from(1);
    static const uint32_t steps[] = {0, 1, 2, 3, 7, 12, 31, 33, 60, 70, 127};
    for (size_t i = 0; i < 2 * sizeof steps / sizeof *steps; i++) {
        Pixels pixels;
        Packed packed;
        int w = 1 + (int)random_below(&random, 200), h = 1 + (int)random_below(&random, 200);
        assert_true(pixels_make(&pixels, w, h));
        fill(&pixels, &random, steps[i / 2], i & 1);
        pack(&packed, &pixels);
        assert_part(&packed, &pixels, (SDL_Rect){0, 0, w, h});
        for (int part = 0; part < 20; part++) {
            int x = (int)random_below(&random, (uint32_t)w),
                y = (int)random_below(&random, (uint32_t)h);
            assert_part(&packed, &pixels,
                        (SDL_Rect){x, y, 1 + (int)random_below(&random, (uint32_t)(w - x)),
                                   1 + (int)random_below(&random, (uint32_t)(h - y))});
        }
        packed_free(&packed);
        pixels_free(&pixels);
    }
}

/* As its file has them, premultiplied; and all pages together in little room. */
TEST_WITH(pages_hold_what_their_files_say, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Pages *pages = &canvas->engine.pages;
    size_t unpacked = 0;
    for (size_t i = 0; i < pages->atlas.page_count; i++) {
        char path[MAX_PATH_BYTES];
        AtlasCut whole = atlas_page_cut(&pages->atlas, (int)i);
        Pixels taken;
        if (strstr(pages->atlas.pages[i].file, "mask"))
            continue;
        assert_true(asset_path(pages->atlas.pages[i].file, path));
        SDL_Surface *loaded = png_load(path),
                    *surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888, 0);
        Pixels pixels = {surface->w, surface->h, surface->pixels};
        pixels_premultiply(&pixels);
        assert_true(pages_take(pages, &whole, &taken));
        assert_int_equal(taken.w, pixels.w);
        assert_int_equal(taken.h, pixels.h);
        assert_memory_equal(taken.at, pixels.at, pixels_bytes(&pixels));
        unpacked += pixels_bytes(&pixels);
        pixels_free(&taken);
        SDL_FreeSurface(surface);
        SDL_FreeSurface(loaded);
    }
    size_t masks = pages->atlas.overlay_count * MASK_SIDE * MASK_SIDE;
    assert_true(pages_bytes(pages) > masks);
    assert_true(3 * (pages_bytes(pages) - masks) < unpacked);
}

/* As after the table is left: next to nothing is kept, and the land looks the same afterwards. */
TEST_WITH(what_is_spared_is_painted_again_the_same, canvas_open, canvas_close)
{
    static uint32_t before[WIDTH * HEIGHT];
    Canvas *canvas = *state;
    canvas_draw_at(canvas, canvas->count, 300, 200, 90);
    canvas_copy(canvas, before);
    canvas_draw_at(canvas, canvas->count, 300, 200, 140);
    assert_true(render_bytes(canvas->engine.render) > 4000000);
    draw_clear(&canvas->list);
    canvas_draw(canvas);
    render_spare(canvas->engine.render);
    assert_int_equal(render_bytes(canvas->engine.render), 0);
    canvas_draw_at(canvas, canvas->count, 300, 200, 90);
    assert_true(canvas_differs(canvas, before) == 0);
}

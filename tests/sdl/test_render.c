/* The renderer with the shipped atlas: the layer of cells shows what one piece would, a laid tile
 * makes only its neighbourhood anew; zones are tinted without what stands before them; letters that
 * one font lacks come from another; what is missing is named. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "canvas.h"
#include "check.h"
#include "play/assets.h"
#include "sdl/pixels/png.h"
#include "sdl/recipes/land.h"
#include "view/words/tr.h"

/* Black where nothing lies, as on the screen. */
static Pixels painted_whole(Canvas *canvas, int left, int top, int size)
{
    Pixels pixels, ground;
    Pictures *pictures = pictures_new(NULL);
    Land land = {.pictures = pictures,
                 .pages = &canvas->engine.pages,
                 .atlas = &canvas->engine.pages.atlas,
                 .edition = &canvas->engine.edition[EDITION_SECOND],
                 .tiles = canvas->tiles,
                 .count = canvas->count,
                 .size = size,
                 .shade = true};
    assert_true(pixels_make(&pixels, WIDTH, HEIGHT) && pixels_make(&ground, WIDTH, HEIGHT));
    assert_true(land_paint(&land, &pixels, left, top));
    for (int i = 0; i < WIDTH * HEIGHT; i++)
        ground.at[i] = 0xFF000000;
    pixels_blend(&ground, 0, 0, &pixels);
    pixels_free(&pixels);
    pictures_free(pictures);
    return ground;
}

TEST_WITH(cells_show_what_one_piece_would, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    static const struct {
        int x, y, size;
    } cases[] = {{300, 200, 96}, {123, 77, 64}, {-40, 300, 150}, {250, 250, 33}, {100, 100, 300}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        canvas_list(canvas, (float)cases[i].x, (float)cases[i].y, (float)cases[i].size);
        canvas_draw(canvas);
        Pixels whole = painted_whole(canvas, -cases[i].x, -cases[i].y, cases[i].size);
        int far = 0;
        for (int y = 0; y < HEIGHT; y++)
            for (int x = 0; x < WIDTH; x++)
                for (int shift = 0; shift < 24; shift += 8) {
                    int a = (int)(canvas_pixel(canvas, x, y) >> shift & 255),
                        b = (int)(whole.at[y * WIDTH + x] >> shift & 255);
                    far +=
                        abs(a - b) > 2; /* translucent pixels are rounded once more on their way */
                }
        assert_int_equal(far, 0);
        pixels_free(&whole);
    }
}

/* Nothing of any tile is seen beyond its reach. */
TEST_WITH(no_tile_reaches_farther_than_is_said, canvas_open, canvas_close)
{
    enum { SIDE = 96, ALL = 3 * SIDE };
    Canvas *canvas = *state;
    Pictures *pictures = pictures_new(NULL);
    const int reach = (int)(SIDE * LAND_REACH) + 1, first = SIDE - reach, last = 2 * SIDE + reach;
    for (int e = 0; e < EDITIONS; e++)
        for (int t = 0; t < 4 * canvas->engine.edition[e].tiles.tile_count; t++) {
            BoardTile tile = tile_turned(t / 4, t % 4);
            Land land = {.pictures = pictures,
                         .pages = &canvas->engine.pages,
                         .atlas = &canvas->engine.pages.atlas,
                         .edition = &canvas->engine.edition[e],
                         .tiles = &tile,
                         .count = 1,
                         .size = SIDE,
                         .shade = true};
            Pixels pixels;
            assert_true(pixels_make(&pixels, ALL, ALL));
            assert_true(land_paint(&land, &pixels, -SIDE, -SIDE));
            for (int i = 0; i < ALL * ALL; i++)
                assert_true(pixels.at[i] == 0 || (i % ALL >= first && i % ALL < last &&
                                                  i / ALL >= first && i / ALL < last));
            pixels_free(&pixels);
        }
    pictures_free(pictures);
}

TEST_WITH(a_laid_tile_paints_its_neighbourhood, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    canvas_draw_at(canvas, canvas->count - 1, 300, 200, 64);
    size_t before = render_bytes(canvas->engine.render);
    canvas_draw_at(canvas, canvas->count, 300, 200, 64);
    size_t more = render_bytes(canvas->engine.render) - before;
    assert_true(more > 0 && more <= 4 * 256 * 256 * 4);
    canvas_draw_at(canvas, canvas->count - 1, 300, 200, 64); /* undone: its cells are still there */
    assert_int_equal(render_bytes(canvas->engine.render), before + more);
}

/* The cells that are kept when a tile is laid show no less of it than if all were painted anew.
 */
TEST_WITH(what_is_kept_shows_all_of_a_laid_tile, canvas_open, canvas_close)
{
    static const int sizes[] = {120, 136};
    static uint32_t laid[WIDTH * HEIGHT];
    Canvas *canvas = *state;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (size_t count = canvas->count; count + 12 > canvas->count; count--) {
            const BoardTile *tile = &canvas->tiles[count - 1];
            float x = (float)(WIDTH / 2 - tile->x * sizes[i]),
                  y = (float)(HEIGHT / 2 - tile->y * sizes[i]), size = (float)sizes[i];
            canvas_draw_at(canvas, count - 1, x, y, size);
            canvas_draw_at(canvas, count, x, y, size);
            canvas_copy(canvas, laid);
            render_forget(canvas->engine.render);
            canvas_draw_at(canvas, count, x, y, size);
            assert_true(canvas_differs(canvas, laid) == 0);
        }
}

/* The land in many sizes, and with each of them lines of large letters, a megabyte each: more than
 * is kept. */
TEST_WITH(textures_stay_within_their_budget, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    const TextStyle large = {FONT_TITLE, ALIGN_LEFT, 100, 0xFFFFFF};
    const size_t most = 64000000;
    size_t last = 0;
    bool let_go = false;
    for (int i = 0; i < 15 * 16; i++) {
        if (i % 16 == 0)
            canvas_draw_at(canvas, canvas->count, 300, 200, (float)(40 + i / 16 * 20));
        char line[64];
        snprintf(line, sizeof line, "%03d gathers mushrooms and fishes, %03d", i, i);
        draw_clear(&canvas->list);
        draw_text(&canvas->list, large, (Point){0, 200}, line);
        canvas_draw(canvas);
        size_t bytes = render_bytes(canvas->engine.render);
        assert_true(bytes <= most);
        let_go |= bytes < last;
        last = bytes;
    }
    assert_true(let_go && last > most / 2);
}

TEST_WITH(any_list_can_be_drawn, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    DrawList *list = &canvas->list;
    Rgba white = rgba(0xFFFFFF, 1);
    draw_clear(list);
    draw_icon(list, "no-such-icon", (Rect){0, 0, 10, 10}, white);
    draw_patch(list, "no-such-patch", (Rect){0, 0, 10, 10}, 1, 1, false);
    draw_texture(list, "no-such-texture", (Rect){0, 0, 10, 10}, 1, white);
    draw_sprite(list, "no-such-sprite", (Point){5, 5}, 64, false, white);
    draw_patch(list, "card", (Rect){10, 10, 3, 2}, 1, 1, false);
    draw_patch(list, "card", (Rect){10, 10, 0, 0}, 1, 1, false);
    draw_texture(list, "hide", (Rect){-100, -100, 50, 50}, .01f, white);
    draw_sprite(list, "deer-0", (Point){-5000, 5000}, 1e6f, true, white);
    draw_line(list, (Point[]){{5, 5}}, 1, 4, 0, white);
    draw_line(list, (Point[]){{-900, 5}, {1900, 5}, {1900, 5}}, 3, 3, 7, white);
    draw_polygon(list, (Point[]){{5, 5}, {9, 9}}, 2, white);
    draw_polygon(list, (Point[]){{5, 5}, {9, 9}, {5, 5}}, 3, white);
    draw_zones(list, EDITION_SECOND,
               &(TileZones){tile_turned(0, 3), 1, {{0xFFFF, ZONES_EDGE, white}}},
               (Rect){0, 0, 50, 50});
    draw_zones(list, EDITION_FIRST, &(TileZones){tile_turned(5, 1), 1, {{0, ZONES_BEYOND, white}}},
               (Rect){0, 0, 1, 1});
    draw_tile(list, EDITION_FIRST, tile_turned(3, 2), (Rect){100, 100, 60, 60}, .5f, 30);
    draw_text(list, (TextStyle){FONT_TITLE, ALIGN_CENTRE, 20, 0xFFFFFF}, (Point){100, 100},
              "\xFF\xC4 broken");
    draw_vignette(list, (Rect){0, 0, WIDTH, HEIGHT}, 80, rgba(0, .5f));
    canvas_draw(canvas);
    assert_string_equal(canvas->engine.pages.fault, "");
}

TEST_WITH(a_patch_can_be_mirrored, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    static uint32_t plain[WIDTH * HEIGHT];
    for (int flip = 0; flip < 2; flip++) {
        draw_clear(&canvas->list);
        draw_patch(&canvas->list, "panel-hide-edge", (Rect){0, 0, WIDTH, 100}, 1, 1, flip);
        canvas_draw(canvas);
        if (!flip)
            canvas_copy(canvas, plain);
    }
    assert_true(canvas_differs(canvas, plain) > 0);
    for (int i = 0; i < WIDTH * 100; i++)
        assert_int_equal(canvas_pixel(canvas, WIDTH - 1 - i % WIDTH, i / WIDTH), plain[i]);
}

/* One tile with nothing round it at (200, 200), 128 pixels wide. */
static Land land_of_one(Canvas *canvas, Pictures *pictures, const BoardTile *tile)
{
    return (Land){.pictures = pictures,
                  .pages = &canvas->engine.pages,
                  .atlas = &canvas->engine.pages.atlas,
                  .edition = &canvas->engine.edition[EDITION_SECOND],
                  .tiles = tile,
                  .count = 1,
                  .size = 128};
}

static BoardTile tile_of_number(const Canvas *canvas, int number, int x, int y)
{
    const TileSet *set = &canvas->engine.edition[EDITION_SECOND].tiles;
    return (BoardTile){.tile = (uint8_t)set->index_of[number], .x = (int8_t)x, .y = (int8_t)y};
}

TEST_WITH(a_tile_in_hand_lies_on_its_cells_grass, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    static uint32_t laid[WIDTH * HEIGHT];
    BoardTile tile = tile_of_number(canvas, 61, -3, 6);
    draw_clear(&canvas->list);
    draw_board(&canvas->list, EDITION_SECOND, &tile, 1, (Point){200 + 3 * 128, 200 - 6 * 128}, 128);
    canvas_settle(canvas);
    canvas_copy(canvas, laid);
    for (int other = 0; other < 2; other++, tile.x++) {
        int differ = 0;
        draw_clear(&canvas->list);
        draw_tile(&canvas->list, EDITION_SECOND, tile, (Rect){200, 200, 128, 128}, 1, 0);
        canvas_draw(canvas);
        for (int i = 0; i < 128 * 128; i++) {
            int x = 200 + i % 128, y = 200 + i / 128;
            differ += canvas_pixel(canvas, x, y) != laid[y * WIDTH + x];
        }
        assert_in_range(differ, other ? 128 * 128 / 2 : 0, other ? 128 * 128 : 0);
    }
}

/* The tint amid what stands foremost of that name: 0 none, 255 full. */
static int tint_at(Canvas *canvas, int number, const char *name, uint16_t zones, ZoneStyle style)
{
    BoardTile tile = tile_of_number(canvas, number, 0, 0);
    Pictures *pictures = pictures_new(NULL);
    Land land = land_of_one(canvas, pictures, &tile);
    Crowd crowd = {0};
    int x = -1, y = -1;
    assert_true(land_gather(&land, (LandPart){0, 0, 128, 128}, &crowd));
    for (int i = 0; i < crowd.count; i++) {
        const AtlasPut *put = crowd.items[i].put;
        const char *sprite = land.atlas->sprites[put->sprite].name;
        if (strncmp(sprite, name, strlen(name)) != 0)
            continue;
        const Picture *art =
            art_have(pictures, land.pages, 128, (ArtItem){ART_SPRITE, put->sprite, put->flip});
        int row = art->pixels.h / 2, column = art->pixels.w / 2;
        while (column > 0 && art->pixels.at[row * art->pixels.w + column] >> 24 < 255)
            column--;
        x = crowd.items[i].x + art->dx + column;
        y = crowd.items[i].y + art->dy + row;
    }
    assert_true(x >= 0 && y >= 0);
    free(crowd.items);
    pictures_free(pictures);
    draw_clear(&canvas->list);
    draw_zones(
        &canvas->list, EDITION_SECOND,
        &(TileZones){tile_turned(tile.tile, 0), 1, {{zones, (uint8_t)style, rgba(0xFFFFFF, 1)}}},
        (Rect){200, 200, 128, 128});
    canvas_draw(canvas);
    return (int)(canvas_pixel(canvas, 200 + x, 200 + y) & 255);
}

/* Tile 94: a wood (zone 0) and a meadow (1) with the hunting trap; tile 92 likewise with the pit
 * trap, which lies flat. */
TEST_WITH(crowns_are_of_their_wood_and_figures_keep_their_colours, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    const uint16_t wood = 1, meadow = 2;
    assert_true(tint_at(canvas, 94, "tree", wood, ZONES_FILL) > 250);
    assert_true(tint_at(canvas, 94, "tree", meadow, ZONES_FILL) < 5);
    assert_true(tint_at(canvas, 94, "tree", meadow, ZONES_OUTSIDE) > 250);
    assert_true(tint_at(canvas, 94, "tree", wood, ZONES_OUTSIDE) < 5);
    assert_true(tint_at(canvas, 94, "hunting-trap", meadow, ZONES_FILL) < 5);
    assert_true(tint_at(canvas, 94, "hunting-trap", wood, ZONES_OUTSIDE) > 250);
    assert_true(tint_at(canvas, 92, "pit-trap", meadow, ZONES_FILL) < 5);
    assert_true(tint_at(canvas, 92, "pit-trap", meadow, ZONES_OUTSIDE) < 5);
}

/* The zones of a tile, turned, in blue on black. */
static void draw_blue(Canvas *canvas, BoardTile tile, uint16_t zones, ZoneStyle style)
{
    draw_clear(&canvas->list);
    draw_zones(&canvas->list, EDITION_SECOND,
               &(TileZones){tile, 1, {{zones, (uint8_t)style, rgba(0x0000FF, 1)}}},
               (Rect){200, 200, 128, 128});
    canvas_draw(canvas);
}

/* Zones and all but they cover the tile between them, but for figures; they turn with their tile;
 * and what stands out over its sides lies outside. */
TEST_WITH(zones_divide_their_tile, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    const long all = 255L * 128 * 128;
    const Rect cell = {200, 200, 128, 128};
    long beyond = 0, halves[SIDES][2];
    for (int rotation = 0; rotation < SIDES; rotation++) {
        BoardTile tile = tile_of_number(canvas, 94, 0, 0);
        tile.rotation = (uint8_t)rotation;
        draw_blue(canvas, tile, 1, ZONES_OUTSIDE);
        long outside = canvas_sum(canvas, cell);
        draw_blue(canvas, tile, 1, ZONES_FILL);
        long inside = canvas_sum(canvas, cell);
        assert_true(inside > all / 8 && outside > all / 8);
        assert_true(inside + outside > all * 8 / 10 && inside + outside <= all * 11 / 10);
        halves[rotation][0] = canvas_sum(canvas, (Rect){200, 200, 128, 64});
        halves[rotation][1] = canvas_sum(canvas, (Rect){264, 200, 64, 128});
        draw_blue(canvas, tile, 0, ZONES_BEYOND);
        assert_int_equal(canvas_sum(canvas, cell), 0);
        beyond += canvas_sum(canvas, (Rect){136, 136, 256, 256});
        draw_blue(canvas, tile, 0, ZONES_OUTSIDE);
        assert_int_equal(canvas_sum(canvas, cell), all);
    }
    for (int rotation = 0; rotation < SIDES; rotation++) /* what was above is at the right then */
        assert_true(labs(halves[rotation][0] - halves[(rotation + 1) % SIDES][1]) < all / 16);
    assert_true(beyond > 2550);
}

TEST_WITH(a_polygon_covers_its_area, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    draw_clear(&canvas->list);
    draw_polygon(&canvas->list, (Point[]){{10, 10}, {30.5f, 10}, {30.5f, 20}, {10, 20}}, 4,
                 rgba(0xFFFFFF, 1));
    canvas_draw(canvas);
    assert_int_equal(canvas_pixel(canvas, 10, 10), 0xFFFFFF);
    assert_int_equal(canvas_pixel(canvas, 29, 19), 0xFFFFFF);
    assert_in_range(canvas_pixel(canvas, 30, 15) & 255, 126, 129);
    assert_int_equal(canvas_pixel(canvas, 9, 15), 0);
    assert_int_equal(canvas_pixel(canvas, 31, 15), 0);
    assert_int_equal(canvas_pixel(canvas, 15, 20), 0);
}

static float width(Canvas *canvas, FontId font, const char *text)
{
    return fonts_width(canvas->engine.fonts, font, 30, text, strlen(text));
}

/* Below the lowest letter a row stays empty. */
TEST_WITH(letters_are_not_cut_off, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    for (int font = 0; font < FONTS; font++)
        for (int size = 13; size <= 60; size++) {
            Pixels text;
            int ascent;
            assert_true(fonts_draw(canvas->engine.fonts, (FontId)font, (float)size, "gypsy J\u0119",
                                   &text, &ascent));
            for (int x = 0; x < text.w; x++)
                if (text.at[(text.h - 1) * text.w + x])
                    fail_msg("font %d of %d pixels: a letter is cut at its foot", font, size);
            pixels_free(&text);
        }
}

/* With all that stands beside them: no word has letters of two faces. */
TEST_WITH(letters_that_skranji_lacks_come_from_alegreya, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    assert_true(width(canvas, FONT_TITLE, "\xC4\x99") == width(canvas, FONT_HEAVY, "\xC4\x99"));
    assert_true(width(canvas, FONT_TITLE, "a") != width(canvas, FONT_HEAVY, "a"));
    const char *both = "a\u0119a", *skranji = "\u0142\u00f3\u00e9\u00df";
    assert_true(width(canvas, FONT_TITLE, both) == width(canvas, FONT_HEAVY, both));
    assert_true(width(canvas, FONT_TITLE, skranji) != width(canvas, FONT_HEAVY, skranji));
    assert_true(width(canvas, FONT_TEXT, "") == 0);
}

/* All that translators have said; and where the titles' font lacks a letter of a language, that is
 * told. */
TEST_WITH(languages_have_their_letters, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    for (int i = LANGUAGE_ENGLISH + 1; i < LANGUAGE_PSEUDO; i++) {
        char name[40], message[300];
        size_t size;
        snprintf(name, sizeof name, "languages/%s.po", language_facts[i].code);
        char *text = asset_read(name, &size, message, sizeof message);
        assert_non_null(text);
        assert_false(fonts_lack(canvas->engine.fonts, text));
        bool lacks = false;
        for (const char *at = text; (at = strpbrk(at, "\xC3\xC4\xC5")); at += 2) {
            const char letter[] = {at[0], at[1], '\0'};
            lacks |= width(canvas, FONT_TITLE, letter) == width(canvas, FONT_HEAVY, letter);
        }
        assert_int_equal(lacks, language_facts[i].lacks_titles);
        free(text);
    }
}

/* So that a name of nothing but pictures is no empty name. */
TEST_WITH(letters_that_no_font_has_are_question_marks, canvas_open, canvas_close)
{
    static const char *const deer = "\xF0\x9F\xA6\x8C";
    Canvas *canvas = *state;
    assert_true(width(canvas, FONT_TITLE, deer) == width(canvas, FONT_HEAVY, "?"));
    for (int font = 0; font < FONTS; font++) {
        Pixels text, mark;
        int ascent;
        if (font == FONT_TITLE) /* its line is as high as its own letters */
            continue;
        assert_true(fonts_draw(canvas->engine.fonts, (FontId)font, 30, deer, &text, &ascent));
        assert_true(fonts_draw(canvas->engine.fonts, (FontId)font, 30, "?", &mark, &ascent));
        assert_int_equal(text.w, mark.w);
        assert_int_equal(text.h, mark.h);
        assert_memory_equal(text.at, mark.at, sizeof *text.at * (size_t)(text.w * text.h));
        pixels_free(&text);
        pixels_free(&mark);
    }
}

/* Ink in the lower half of a picture, from one column on up to another. */
static int ink(const Pixels *text, int from, int to)
{
    int sum = 0;
    for (int y = text->h / 2; y < text->h; y++)
        for (int x = from; x < to; x++)
            sum += (int)(text->at[y * text->w + x] >> 24);
    return sum;
}

/* A yod, which ends in the middle of the line, then a mem, which stands on it: from right to left,
 * and so over a space. */
TEST_WITH(letters_of_other_scripts_come_from_the_system, canvas_open, canvas_close)
{
    static const char *const texts[] = {"\u05d9\u05dd", "\u05d9 \u05dd"};
    char fault[400];
    Fonts *fonts = fonts_open(fault, sizeof fault);
    assert_non_null(fonts);
    assert_true(fonts_lack(fonts, "Ana \u05d9"));
    assert_false(fonts_lack(fonts, "\u0110\u1eb7ng Ng\u1ecdc\u2026"));
    fonts_use_system(fonts);
    bool none = fonts_lack(fonts, "Ana \u05d9\u05dd");
    for (size_t i = 0; !none && i < sizeof texts / sizeof *texts; i++) {
        Pixels text;
        int ascent;
        float width = fonts_width(fonts, FONT_TEXT, 60, texts[i], strlen(texts[i]));
        assert_true(fonts_draw(fonts, FONT_TEXT, 60, texts[i], &text, &ascent));
        assert_true(ink(&text, 0, (int)width / 2) > 2 * ink(&text, (int)width * 2 / 3, text.w));
        pixels_free(&text);
    }
    fonts_close(fonts);
    if (none)
        skip();
}

/* As its file has them, premultiplied. */
TEST_WITH(pages_hold_what_their_files_say, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Pages *pages = &canvas->engine.pages;
    for (size_t i = 0; i < pages->atlas.page_count; i++) {
        char path[MAX_PATH_BYTES];
        AtlasCut whole = atlas_page_cut(&pages->atlas, (int)i);
        if (strstr(pages->atlas.pages[i].file, "mask"))
            continue;
        assert_true(asset_path(pages->atlas.pages[i].file, path));
        SDL_Surface *loaded = png_load(path),
                    *surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888, 0);
        Pixels pixels = {surface->w, surface->h, surface->pixels};
        pixels_premultiply(&pixels);
        const Pixels *taken = pages_cut(pages, &whole).of;
        assert_int_equal(taken->w, pixels.w);
        assert_int_equal(taken->h, pixels.h);
        assert_memory_equal(taken->at, pixels.at, pixels_bytes(&pixels));
        pages_release(pages);
        SDL_FreeSurface(surface);
        SDL_FreeSurface(loaded);
    }
}

TEST_WITH(landscape_of_the_title_is_given_back_once_nothing_is_cut, canvas_open, canvas_close)
{
    Pages *pages = &((Canvas *)*state)->engine.pages;
    AtlasCut body = pages->atlas.icons[atlas_icon(&pages->atlas, "valley-body")].cut[0];
    assert_non_null(pages_cut(pages, &body).of->at);
    pages_spare(pages);
    assert_non_null(pages->pages[body.page].pixels.at);
    pages_release(pages);
    pages_spare(pages);
    assert_null(pages->pages[body.page].pixels.at);
    assert_non_null(pages_cut(pages, &body).of->at);
    pages_release(pages);
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

/* A folder of assets in which one file is of our making. */
static void link_assets(char folder[64], const char *inside, const char *without)
{
    char from[MAX_PATH_BYTES], command[3 * MAX_PATH_BYTES];
    strcpy(folder, "test-assets-XXXXXX");
    assert_non_null(mkdtemp(folder));
    asset_path("", from);
    snprintf(
        command, sizeof command,
        "cd '%s' && ln -s '%s'/* . && rm '%s' && mkdir '%s' && ln -s '%s'/'%s'/* '%s' && rm '%s'",
        folder, from, inside, inside, from, inside, inside, without);
    assert_int_equal(system(command), 0);
}

static void assert_fault(const char *folder, const char *file, bool at_once)
{
    static Pages pages;
    char command[128], shown[64];
    assert_int_equal(setenv("AUROCHS_ASSETS", folder, 1), 0);
    bool opened = pages_open(&pages, false);
    assert_true(opened != at_once);
    for (size_t i = 0; opened && i < pages.atlas.page_count; i++) {
        AtlasCut whole = atlas_page_cut(&pages.atlas, (int)i);
        if (strcmp(pages.atlas.pages[i].file, file) == 0)
            assert_null(pages_cut(&pages, &whole).of->at);
    }
    snprintf(shown, sizeof shown, "%s/%s", folder, file);
    assert_non_null(strstr(pages.fault, shown));
    assert_non_null(strstr(pages.fault, "reinstall"));
    assert_null(strchr(pages.fault, '\n'));
    pages_close(&pages);
    unsetenv("AUROCHS_ASSETS");
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    assert_int_equal(system(command), 0);
}

TEST(missing_and_damaged_pictures_are_named)
{
    char folder[64], path[128];
    link_assets(folder, "ui", "ui/hide-0.png");
    assert_fault(folder, "ui/hide-0.png", true);
    link_assets(folder, "ui", "ui/hide-0.png");
    snprintf(path, sizeof path, "%s/ui/hide-0.png", folder);
    assert_true(file_write(path, "no picture", 10));
    assert_fault(folder, "ui/hide-0.png", false);
    link_assets(folder, "atlas", "atlas/atlas.txt");
    snprintf(path, sizeof path, "%s/atlas/atlas.txt", folder);
    assert_true(file_write(path, "aurochs-atlas 1\nsprite\n", 23));
    assert_fault(folder, "atlas/atlas.txt:2", true);
}

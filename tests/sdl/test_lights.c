/* Lights as part of the land: they tint their zones, dim the rest, and their lines lie on the
 * ground, below the crowns. */
#include <stdlib.h>
#include <string.h>

#include "canvas.h"
#include "check.h"
#include "sdl/pixels/pool.h"
#include "sdl/recipes/lights.h"

enum { SIZE = 160, CORNER = 200 };

static void draw_lit(Canvas *canvas, BoardTile tile, uint16_t zones, ZoneStyle style, float alpha)
{
    draw_clear(&canvas->list);
    draw_board(&canvas->list, EDITION_SECOND, &tile, 1, (Point){CORNER, CORNER}, SIZE);
    if (alpha > 0)
        draw_light(&canvas->list, tile, zones, style, rgba(0x0000FF, alpha));
    do
        canvas_draw(canvas);
    while (!render_settled(canvas->engine.render));
}

static int tile_with_wood(const Canvas *canvas, uint16_t *wood)
{
    const TileSet *set = &canvas->engine.edition[EDITION_SECOND].tiles;
    for (int t = 0; t < set->tile_count; t++) {
        *wood = 0;
        int meadows = 0;
        for (int z = 0; z < MAX_ZONES; z++) {
            *wood |= (uint16_t)(set->tiles[t].zones[z].kind == ZONE_FOREST) << z;
            meadows += set->tiles[t].zones[z].kind == ZONE_MEADOW;
        }
        if (*wood && meadows)
            return t;
    }
    fail();
    return 0;
}

TEST_WITH(lights_tint_their_zones_and_dim_the_rest, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    uint16_t wood;
    BoardTile tile = {.tile = (uint8_t)tile_with_wood(canvas, &wood)};
    Rect square = {CORNER, CORNER, SIZE, SIZE};
    draw_lit(canvas, tile, wood, ZONES_FILL, 0);
    long plain = canvas_sum(canvas, square);
    draw_lit(canvas, tile, wood, ZONES_FILL, 1);
    long inside = canvas_sum(canvas, square) - plain;
    draw_lit(canvas, tile, wood, ZONES_OUTSIDE, 1);
    long outside = canvas_sum(canvas, square) - plain;
    long all = 255L * SIZE * SIZE - plain;
    assert_true(inside > all / 8 && outside > all / 8);
    assert_true(inside + outside > all * 8 / 10 && inside + outside <= all * 11 / 10);
    draw_lit(canvas, tile, 0, ZONES_OUTSIDE, 1);
    assert_true(canvas_sum(canvas, square) == 255L * SIZE * SIZE);
}

/* Turned by a quarter, the light turns with its tile. */
TEST_WITH(lights_turn_with_their_tile, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    uint16_t wood;
    BoardTile tile = {.tile = (uint8_t)tile_with_wood(canvas, &wood)};
    long halves[SIDES][2];
    for (int rotation = 0; rotation < SIDES; rotation++) {
        tile.rotation = (uint8_t)rotation;
        draw_lit(canvas, tile, wood, ZONES_FILL, 1);
        halves[rotation][0] = canvas_sum(canvas, (Rect){CORNER, CORNER, SIZE, SIZE / 2});
        halves[rotation][1] = canvas_sum(canvas, (Rect){CORNER + SIZE / 2, CORNER, SIZE / 2, SIZE});
    }
    for (int rotation = 0; rotation < SIDES; rotation++) /* what was above is at the right then */
        assert_true(labs(halves[rotation][0] - halves[(rotation + 1) % SIDES][1]) <
                    255L * SIZE * SIZE / 16);
}

/* A line round a wood whose trees hide some of it; were it drawn last, all of it would show. */
TEST_WITH(a_line_lies_below_the_crowns, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    uint16_t wood;
    BoardTile tile = {.tile = (uint8_t)tile_with_wood(canvas, &wood)};
    draw_lit(canvas, tile, wood, ZONES_EDGE, 0);
    static uint32_t plain[SIZE][SIZE];
    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++)
            plain[y][x] = canvas_pixel(canvas, CORNER + x, CORNER + y);
    draw_lit(canvas, tile, wood, ZONES_EDGE, 1);
    int bright = 0, faint = 0;
    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++) {
            uint32_t then = canvas_pixel(canvas, CORNER + x, CORNER + y);
            int share = ((int)(then & 255) - (int)(plain[y][x] & 255)) * 255 /
                        (256 - (int)(plain[y][x] & 255));
            bright += share > 180;
            faint += share > 8 && share <= 90;
        }
    assert_true(bright > SIZE / 4);
    assert_true(faint > SIZE);
}

/* What is dimmed stands out over empty cells, and is dimmed there too. */
TEST_WITH(crowns_over_empty_cells_grow_dim, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    uint16_t wood;
    Rect above = {CORNER - SIZE / 2, CORNER - SIZE / 2, SIZE * 2, SIZE / 2};
    long most = 0;
    for (int rotation = 0; rotation < SIDES; rotation++) {
        BoardTile tile = {.tile = (uint8_t)tile_with_wood(canvas, &wood),
                          .rotation = (uint8_t)rotation};
        draw_lit(canvas, tile, 0, ZONES_OUTSIDE, 0);
        long plain = canvas_sum(canvas, above);
        draw_lit(canvas, tile, 0, ZONES_OUTSIDE, 1);
        long dimmed = canvas_sum(canvas, above) - plain;
        most = dimmed > most ? dimmed : most;
        assert_true(dimmed < 255L * SIZE * SIZE / 8);
    }
    assert_true(most > 2550);
}

/* Where there is no time the lights of before are seen until the new ones are painted. */
TEST_WITH(lights_change_all_at_once, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    Render *render = canvas->engine.render;
    Rect square = {CORNER, CORNER, SIZE, SIZE};
    uint16_t wood;
    BoardTile tile = {.tile = (uint8_t)tile_with_wood(canvas, &wood)};
    draw_lit(canvas, tile, wood, ZONES_FILL, 1);
    long before = canvas_sum(canvas, square);
    render_pace(render, 1e-6);
    draw_clear(&canvas->list);
    draw_board(&canvas->list, EDITION_SECOND, &tile, 1, (Point){CORNER, CORNER}, SIZE);
    draw_light(&canvas->list, tile, wood, ZONES_OUTSIDE, rgba(0x0000FF, 1));
    canvas_draw(canvas);
    assert_false(render_settled(render));
    assert_int_equal(canvas_sum(canvas, square), before);
    do
        canvas_draw(canvas);
    while (!render_settled(render));
    assert_true(labs(canvas_sum(canvas, square) - before) > 255);
}

/* Makes what a light is laid with; false where it was all at hand. */
static bool make(Lights *lights, Land land, const BoardLight *light)
{
    LandPart part = {0, 0, land.size, land.size};
    land.lit = light;
    land.light_count = 1;
    LandParts parts = {&part, 1};
    bool there = lights_at_hand(lights, &land, parts);
    assert_true(lights_ready(lights, &land, parts, NULL));
    assert_true(lights_at_hand(lights, &land, parts));
    return !there;
}

/* However many there are: those that were longest unused are let go of. */
TEST_WITH(lights_keep_to_their_budget, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    enum { LARGE = 1000, MANY = 60 };
    uint16_t wood;
    BoardTile tile = {.tile = (uint8_t)tile_with_wood(canvas, &wood)};
    Land land = {.arts = art_cache_new(&canvas->engine.pages, 16 << 20),
                 .atlas = &canvas->engine.pages.atlas,
                 .edition = &canvas->engine.edition[EDITION_SECOND],
                 .tiles = &tile,
                 .count = 1,
                 .size = LARGE};
    Lights *lights = lights_new();
    BoardLight first = {.tile = tile, .style = ZONES_FILL, .zones = 1}, light = first;
    for (int i = 1; i <= MANY; i++) {
        light.zones = (uint16_t)i;
        make(lights, land, &light);
        assert_int_equal(make(lights, land, &first), false);
        lights_trim(lights);
        assert_true(lights_bytes(lights) <= LIGHTS_BUDGET);
    }
    assert_true(lights_bytes(lights) > LIGHTS_BUDGET / 2);
    assert_false(make(lights, land, &light));
    light.zones = 2;
    assert_true(make(lights, land, &light));
    lights_free(lights);
    art_cache_free(land.arts);
}

enum { PART = 128, PARTS = 12, MOST_LIT = 4 * MAX_TILES };

typedef struct Painting {
    Land land;
    Pixels parts[PARTS];
} Painting;

static LandPart part_of(int index)
{
    return (LandPart){(index % 4 - 2) * PART, (index / 4 - 1) * PART, PART, PART};
}

static void paint_part(void *context, int index)
{
    Painting *painting = context;
    LandPart part = part_of(index);
    assert_true(pixels_make(&painting->parts[index], part.w, part.h));
    assert_true(land_paint(&painting->land, &painting->parts[index], part.left, part.top));
}

/* On all cores, what it takes made before; or one after the other, made as it is needed. */
static void paint_parts(Painting *painting, Pages *pages, bool together)
{
    Land *land = &painting->land;
    land->arts = art_cache_new(pages, 16 << 20);
    land->lights = lights_new();
    for (int i = 0; i < PARTS && together; i++) {
        LandPart part = part_of(i);
        assert_true(land_ready(land, (LandParts){&part, 1}, NULL));
        assert_true(lights_at_hand(land->lights, land, (LandParts){&part, 1}));
    }
    uint32_t made = art_cache_made(land->arts);
    if (together)
        pool_run(paint_part, painting, PARTS);
    for (int i = 0; i < PARTS && !together; i++)
        paint_part(painting, i);
    assert_int_equal(art_cache_made(land->arts) == made, together);
    lights_free(land->lights);
    art_cache_free(land->arts);
}

TEST_WITH(lit_land_is_the_same_from_all_cores, canvas_open, canvas_close)
{
    Canvas *canvas = *state;
    static BoardLight lit[MOST_LIT];
    Painting alone = {.land = {.atlas = &canvas->engine.pages.atlas,
                               .edition = &canvas->engine.edition[EDITION_SECOND],
                               .tiles = canvas->tiles,
                               .count = canvas->count,
                               .size = 90,
                               .lit = lit,
                               .shade = true}};
    static const uint8_t styles[] = {ZONES_OUTSIDE, ZONES_FILL, ZONES_HATCH, ZONES_EDGE};
    for (size_t i = 0; i < 4 * canvas->count; i++)
        lit[i] = (BoardLight){canvas->tiles[i / 4], styles[i % 4], i % 8 < 4 ? 2 : 5,
                              rgba(0xFFE14A, .4f), false};
    alone.land.light_count = 4 * canvas->count;
    Painting together = alone;
    paint_parts(&alone, &canvas->engine.pages, false);
    paint_parts(&together, &canvas->engine.pages, true);
    for (int i = 0; i < PARTS; i++) {
        assert_memory_equal(alone.parts[i].at, together.parts[i].at, pixels_bytes(&alone.parts[i]));
        pixels_free(&alone.parts[i]);
        pixels_free(&together.parts[i]);
    }
}

/* Lights as part of the land: they tint their zones, dim the rest, and their lines lie on the
 * ground, below the crowns. */
#include <stdlib.h>

#include "canvas.h"
#include "check.h"

enum { SIZE = 160, CORNER = 200 };

static void draw_lit(Canvas *canvas, BoardTile tile, uint16_t zones, ZoneStyle style, float alpha)
{
    draw_clear(&canvas->list);
    draw_board(&canvas->list, EDITION_SECOND, &tile, 1, (Point){CORNER, CORNER}, SIZE);
    if (alpha > 0)
        draw_light(&canvas->list, tile, zones, style, rgba(0x0000FF, alpha));
    canvas_draw(canvas);
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
    static uint32_t plain[HEIGHT][WIDTH];
    canvas_copy(canvas, plain[0]);
    draw_lit(canvas, tile, wood, ZONES_EDGE, 1);
    int bright = 0, faint = 0;
    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++) {
            uint32_t then = canvas_pixel(canvas, CORNER + x, CORNER + y);
            int was = (int)(plain[CORNER + y][CORNER + x] & 255);
            int share = ((int)(then & 255) - was) * 255 / (256 - was);
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

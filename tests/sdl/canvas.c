#include <stdlib.h>

#include "canvas.h"
#include "check.h"
#include "support.h"

int canvas_open(void **state)
{
    Canvas *canvas = calloc(1, sizeof *canvas);
    char fault[MAX_FAULT_BYTES] = "";
    Record *record = malloc(sizeof *record);
    canvas->surface = SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 32, SDL_PIXELFORMAT_RGB888);
    canvas->renderer = SDL_CreateSoftwareRenderer(canvas->surface);
    assert_true(engine_open(&canvas->engine, false, NULL, 1, fault) &&
                engine_show(&canvas->engine, canvas->renderer));
    test_record("records/second", "d4-000.aurochs", record);
    Game game = test_replay(record, 60);
    for (int i = 0; i < game.placed_count; i++) {
        const Site *site = game_site_of_tile(&game, game.placed[i]);
        canvas->tiles[canvas->count++] = (BoardTile){
            .tile = site->tile, .rotation = site->rotation, .x = site->cell.x, .y = site->cell.y};
    }
    free(record);
    *state = canvas;
    return 0;
}

int canvas_close(void **state)
{
    Canvas *canvas = *state;
    draw_free(&canvas->list);
    engine_close(&canvas->engine);
    SDL_DestroyRenderer(canvas->renderer);
    SDL_FreeSurface(canvas->surface);
    free(canvas);
    return 0;
}

void canvas_draw(Canvas *canvas)
{
    render_draw(canvas->engine.render, &canvas->list);
    SDL_RenderFlush(canvas->renderer);
}

void canvas_draw_at(Canvas *canvas, size_t count, float x, float y, float size)
{
    draw_clear(&canvas->list);
    draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, count, (Point){x, y}, size);
    canvas_settle(canvas);
}

uint32_t canvas_pixel(const Canvas *canvas, int x, int y)
{
    const char *row = (const char *)canvas->surface->pixels + (ptrdiff_t)y * canvas->surface->pitch;
    return ((const uint32_t *)(const void *)row)[x] & 0xFFFFFF;
}

long canvas_sum(const Canvas *canvas, Rect rect)
{
    long sum = 0;
    for (int y = (int)rect.y; y < (int)(rect.y + rect.h); y++)
        for (int x = (int)rect.x; x < (int)(rect.x + rect.w); x++)
            sum += canvas_pixel(canvas, x, y) & 255;
    return sum;
}

void canvas_list(Canvas *canvas, float x, float y, float size)
{
    draw_clear(&canvas->list);
    draw_board(&canvas->list, EDITION_SECOND, canvas->tiles, canvas->count, (Point){x, y}, size);
}

void canvas_copy(const Canvas *canvas, uint32_t *to)
{
    for (int i = 0; i < WIDTH * HEIGHT; i++)
        to[i] = canvas_pixel(canvas, i % WIDTH, i / WIDTH);
}

double canvas_differs(const Canvas *canvas, const uint32_t *other)
{
    long sum = 0;
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        uint32_t there = canvas_pixel(canvas, i % WIDTH, i / WIDTH);
        for (int shift = 0; there != other[i] && shift < 24; shift += 8)
            sum += labs((long)(there >> shift & 255) - (long)(other[i] >> shift & 255));
    }
    return (double)sum / (3. * WIDTH * HEIGHT);
}

void canvas_settle(Canvas *canvas)
{
    int frames = 0;
    for (canvas_draw(canvas); !render_settled(canvas->engine.render); canvas_draw(canvas)) {
        assert_in_range(++frames, 1, MOST_FRAMES);
        SDL_Delay(1); /* threads paint meanwhile */
    }
}

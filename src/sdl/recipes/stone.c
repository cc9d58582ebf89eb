#include "stone.h"

#include <stdlib.h>
#include <string.h>

#include "sdl/pixels/resample.h"

enum { RUN = 4, STONE_REACHES = 1024, STONE_ANGLES = 512, STONE_TONES = 2048 };

/* What a light does to a picture of stone. */
typedef struct StoneTables {
    float x, y;                          /* of its source, pixels */
    float reach_x, reach_y;              /* likewise */
    int steps;                           /* entries of `near` in a reach */
    int last;                            /* entry: farther off the light is all the same */
    uint16_t near[STONE_REACHES + 1][3]; /* factors in 256ths, by the distance from the source */
    bool beams;                          /* `shafts` count */
    uint16_t shafts[STONE_ANGLES];       /* factors in 256ths, by the direction */
    uint8_t tones[3][STONE_TONES];       /* what is shown of so much light */
} StoneTables;

/* From `near` at the source to `far` at the reach, in beams perhaps. */
static void fill_by_day(StoneTables *tables, SDL_Rect shape, const StoneLight *light)
{
    tables->x = light->x * (float)shape.w;
    tables->y = light->y * (float)shape.h;
    tables->reach_x = light->reach_x * (float)shape.w;
    tables->reach_y = light->reach_y * (float)shape.h;
    tables->steps = tables->last = 256;
    tables->beams = light->shafts > 0;
    for (int i = 0; i <= tables->last; i++) {
        float t = (float)i / (float)tables->last, share = t * t * (3 - 2 * t);
        for (int k = 0; k < 3; k++)
            tables->near[i][k] =
                (uint16_t)(256 * (light->near[k] + (light->far[k] - light->near[k]) * share) + .5f);
    }
    for (int i = 0; i < STONE_ANGLES; i++) {
        float angle = ((float)i / STONE_ANGLES - .5f) * 6.2831853f;
        float beams = .5f + .5f * sinf(23 * angle) * sinf(9 * angle);
        tables->shafts[i] = (uint16_t)(256 * (1 + .15f * light->shafts * beams) + .5f);
    }
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < STONE_TONES; i++)
            tables->tones[k][i] = (uint8_t)smaller(i + (int)light->lift[k], 255);
}

/* By the square of the distance, and running softly into white. */
static void fill_by_fire(StoneTables *tables, const FireLight *fire, SDL_Rect rect)
{
    enum { FAR = 8 /* reaches */ };
    static const float soft = 1.12f; /* how soon light runs into white */
    tables->x = fire->x - (float)rect.x;
    tables->y = fire->y - (float)rect.y;
    tables->reach_x = fire->reach_x;
    tables->reach_y = fire->reach_y;
    tables->last = STONE_REACHES;
    tables->steps = STONE_REACHES / FAR;
    tables->beams = false;
    for (int i = 0; i <= tables->last; i++) {
        float far = (float)(FAR * i) / STONE_REACHES;
        for (int k = 0; k < 3; k++)
            tables->near[i][k] =
                (uint16_t)(256 * (fire->near[k] / (1 + far * far) + fire->far[k]) + .5f);
    }
    for (int i = 0; i < STONE_TONES; i++)
        tables->tones[0][i] = tables->tones[1][i] = tables->tones[2][i] =
            (uint8_t)(255 * (1 - expf(-soft * (float)i / 255)) + .5f);
}

/* The light at a place, by its way from the source, pixels: factors in 256ths. */
static void light_at(const StoneTables *tables, float across, float down, uint32_t factors[3])
{
    float u = across / tables->reach_x, v = down / tables->reach_y;
    float far = sqrtf(u * u + v * v) * (float)tables->steps;
    const uint16_t *near = tables->near[far >= (float)tables->last ? tables->last : (int)far];
    uint32_t shaft = 256;
    if (tables->beams)
        shaft =
            tables->shafts[(int)((atan2f(down, across) / 6.2831853f + .5f) * (STONE_ANGLES - 1))];
    for (int k = 0; k < 3; k++)
        factors[k] = near[k] * shaft >> 8;
}

static inline uint32_t lit(const uint8_t tones[STONE_TONES], uint32_t value, uint32_t factor)
{
    uint32_t light = value * factor >> 8;
    return tones[light < STONE_TONES ? light : STONE_TONES - 1];
}

/* Lights a row. The light is the same within a few pixels. `stone`: a row of the period. */
static void light_row(const StoneTables *tables, const Pixels *to, int y, const Pixels *stone)
{
    uint32_t *row = to->at + (ptrdiff_t)y * to->w, factors[3] = {0};
    const uint32_t *from = stone->at + (ptrdiff_t)(y % stone->h) * stone->w;
    for (int x = 0; x < to->w; x++) {
        uint32_t p = from[x % stone->w];
        if (x % RUN == 0)
            light_at(tables, (float)(x + RUN / 2) - tables->x, (float)y - tables->y, factors);
        row[x] = 0xFF000000 | lit(tables->tones[0], p >> 16 & 255, factors[0]) << 16 |
                 lit(tables->tones[1], p >> 8 & 255, factors[1]) << 8 |
                 lit(tables->tones[2], p & 255, factors[2]);
    }
}

static void make(Pictures *pictures, const void *data, Picture *made)
{
    const Stone *stone = data;
    const Atlas *atlas = &stone->pages->atlas;
    AtlasCut cut = atlas_page_cut(atlas, atlas->textures[stone->texture].page);
    float lies = stone->by_fire ? stone->fire.lies : 1;
    int w = rounded((float)cut.w * stone->scale), h = rounded((float)cut.h * stone->scale / lies);
    Axis across = {w, 0, (double)cut.w / w, BEYOND_WRAP},
         down = {h, 0, (double)cut.h / h, BEYOND_WRAP};
    StoneTables *tables = malloc(sizeof *tables);
    Pixels period = {0};
    (void)pictures;
    bool good = pixels_resample(&period, pages_cut(stone->pages, &cut), across, down);
    pages_release(stone->pages);
    if (good && tables && pixels_make(&made->pixels, stone->rect.w, stone->rect.h)) {
        if (stone->by_fire)
            fill_by_fire(tables, &stone->fire, stone->rect);
        else
            fill_by_day(tables, stone->rect, &stone->day);
        for (int y = 0; y < made->pixels.h; y++)
            light_row(tables, &made->pixels, y, &period);
    }
    pixels_free(&period);
    free(tables);
}

Stone stone_of(Pages *pages, const DrawList *list, const DrawCommand *command)
{
    Stone stone;
    memset(&stone, 0, sizeof stone); /* all of it is hashed */
    stone.pages = pages;
    stone.texture = atlas_texture(&pages->atlas, command->name);
    stone.rect = whole_rect(command->rect);
    stone.scale = command->scale;
    stone.by_fire = command->kind == DRAW_FIRELIT;
    if (stone.by_fire)
        stone.fire = list->fires[command->first];
    else
        stone.day = list->stone;
    return stone;
}

Recipe stone_recipe(const Stone *stone)
{
    uint64_t role = hash_pair(hash_name(HASH_START, "stone"), stone->texture, stone->by_fire);
    return (Recipe){.key = hash_bytes(role, stone, sizeof *stone),
                    .role = role,
                    .large = true,
                    .make = make,
                    .data = stone,
                    .bytes = sizeof *stone};
}

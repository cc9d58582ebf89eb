#include "sprites.h"

#include <stdlib.h>
#include <string.h>

#include "sdl/atlas/art.h"
#include "sdl/pixels/pixels.h"
#include "sdl/pixels/resample.h"

enum { LARGE = 1 << 14 /* pixels that take milliseconds to make */ };

typedef struct Wanted {
    Pages *pages;
    DrawCommand command;
    Grade day;
    int size, sprite;
} Wanted;

/* One that leans is made once for each degree: to draw it turned would take long by software. */
static void make(Pictures *pictures, const void *data, Picture *made)
{
    const Wanted *wanted = data;
    const DrawCommand *command = &wanted->command;
    const AtlasSprite *sprite = &wanted->pages->atlas.sprites[wanted->sprite];
    int degrees = rounded(command->angle);
    Pixels turned;
    (void)pictures;
    art_sprite(wanted->pages, command->kind == DRAW_SHADOW ? sprite->shadow : sprite->cut,
               wanted->size, command->flip, made);
    if (degrees && made->pixels.at &&
        pixels_rotate(&turned, &made->pixels, degrees, &made->dx, &made->dy)) {
        pixels_free(&made->pixels);
        made->pixels = turned;
    }
    if (command->lit && made->pixels.at)
        pixels_grade(&made->pixels, &wanted->day);
}

/* Hash of all but the size. */
static uint64_t role_of(const DrawCommand *command, const Grade *day)
{
    uint64_t key = hash_number(hash_name(HASH_START, "sprite"), command->kind);
    key = hash_pair(hash_name(key, command->name), command->flip, rounded(command->angle));
    return command->lit ? hash_bytes(key, day, sizeof *day) : key;
}

void sprites_draw(Screen *screen, const DrawCommand *command, const Grade *day, int size,
                  bool zooms)
{
    Wanted wanted = {screen->pages, *command, *day, size,
                     atlas_sprite(&screen->pages->atlas, command->name)};
    uint64_t role = role_of(command, day);
    if (wanted.sprite < 0)
        return;
    const AtlasCut *cut = &screen->pages->atlas.sprites[wanted.sprite].cut[0];
    float side = (float)size / (float)atlas_levels[0];
    Recipe recipe = {.key = hash_number(role, (uint32_t)size),
                     .role = role,
                     .unit = size,
                     .large = (float)cut->w * (float)cut->h * side * side > LARGE,
                     .make = make,
                     .data = &wanted,
                     .bytes = sizeof wanted};
    const Picture *picture = pictures_get(screen->pictures, &recipe, zooms);
    if (!picture)
        return;
    float scale = (float)size / (float)picture->unit;
    SDL_Rect to = {rounded(command->rect.x) + scaled(picture->dx, scale),
                   rounded(command->rect.y) + scaled(picture->dy, scale), scaled(picture->w, scale),
                   scaled(picture->h, scale)};
    output_copy(&screen->output, picture, NULL, to, command->colour);
}

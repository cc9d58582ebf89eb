/* A switch over the commands. Every picture is made at the size it is drawn in and lies on whole
 * pixels: rectangles are rounded by their edges, so that what shares an edge in the list shares it
 * on the screen. */
#include "render.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cache.h"
#include "frames.h"
#include "layer.h"
#include "shapes.h"
#include "sheet.h"
#include "zones.h"

enum { TEXTURE_BUDGET = 160 << 20, LARGE_FILL = 4096 /* pixels */, PLAIN_SIDE = 128 };

struct Render {
    SDL_Renderer *renderer;
    Pages *pages;
    Fonts *fonts;
    const Editions *editions;
    Cache *cache;
    Stock *stock;
    Layer layer;
    int edge_size; /* pixels a tile of the edges last drawn as they should be; 0: none yet */
    Sheet sheet;
};

Render *render_new(SDL_Renderer *renderer, Pages *pages, Fonts *fonts, const Editions *editions)
{
    Render *render = calloc(1, sizeof *render);
    if (!render)
        return NULL;
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear"); /* for what is turned or stretched */
    render->renderer = renderer;
    render->pages = pages;
    render->fonts = fonts;
    render->editions = editions;
    render->cache = cache_new(renderer, TEXTURE_BUDGET);
    render->stock = stock_new(pages);
    render->layer = (Layer){.renderer = renderer, .cache = render->cache, .settled = true};
    render->sheet.renderer = renderer;
    if (!render->cache || !render->stock) {
        render_free(render);
        return NULL;
    }
    return render;
}

void render_free(Render *render)
{
    if (!render)
        return;
    sheet_free(&render->sheet);
    stock_free(render->stock);
    cache_free(render->cache);
    free(render);
}

void render_forget(Render *render)
{
    sheet_free(&render->sheet);
    cache_clear(render->cache);
}

bool render_settled(const Render *render)
{
    return render->layer.settled;
}

size_t render_bytes(const Render *render)
{
    return cache_bytes(render->cache);
}

static int rounded(float value)
{
    return (int)floorf(value + .5f);
}

static int tile_size(float pixels)
{
    int size = rounded(pixels);
    return size < MIN_TILE_SIZE ? MIN_TILE_SIZE : size > MAX_TILE_SIZE ? MAX_TILE_SIZE : size;
}

/* At least a pixel wide and high, as long as there is anything. */
static SDL_Rect whole_rect(Rect rect)
{
    int x = rounded(rect.x), y = rounded(rect.y);
    int w = rounded(rect.x + rect.w) - x, h = rounded(rect.y + rect.h) - y;
    return (SDL_Rect){x, y, w < 1 && rect.w > 0 ? 1 : w, h < 1 && rect.h > 0 ? 1 : h};
}

/* Draws a picture whose own point lies at (x, y), turned about it by `angle` degrees. */
static void copy(Render *render, const Picture *picture, int x, int y, float angle, Rgba colour)
{
    if (!picture || !picture->texture || colour.a == 0)
        return;
    SDL_Rect target = {x + picture->dx, y + picture->dy, picture->w, picture->h};
    picture_tint(picture, colour);
    if (angle == 0) {
        SDL_RenderCopy(render->renderer, picture->texture, NULL, &target);
    } else {
        SDL_Point pivot = {-picture->dx, -picture->dy};
        SDL_RenderCopyEx(render->renderer, picture->texture, NULL, &target, (double)angle, &pivot,
                         SDL_FLIP_NONE);
    }
}

static Rgba only_alpha(Rgba colour)
{
    return (Rgba){255, 255, 255, colour.a};
}

static void repeat(Render *render, const Picture *picture, SDL_Rect rect)
{
    for (int y = 0; y < rect.h; y += picture->h) {
        for (int x = 0; x < rect.w; x += picture->w) {
            int w = rect.w - x < picture->w ? rect.w - x : picture->w;
            int h = rect.h - y < picture->h ? rect.h - y : picture->h;
            SDL_Rect from = {0, 0, w, h}, to = {rect.x + x, rect.y + y, w, h};
            SDL_RenderCopy(render->renderer, picture->texture, &from, &to);
        }
    }
}

static void copy_plain(Render *render, SDL_Rect rect, Rgba colour)
{
    uint64_t key = hash_bytes(hash_name(HASH_START, "plain"), &colour, sizeof colour);
    const Picture *picture = cache_find(render->cache, key);
    Pixels pixels;
    if (!picture && pixels_make(&pixels, PLAIN_SIDE, PLAIN_SIDE)) {
        memset(pixels.at, 255, pixels_bytes(&pixels));
        pixels_tint(&pixels, colour);
        picture = cache_add(render->cache, key, &pixels, 0, 0);
    }
    if (!picture || !picture->texture)
        return;
    picture_tint(picture, (Rgba){255, 255, 255, 255});
    repeat(render, picture, rect);
}

/* A software renderer copies translucent pixels thrice as fast as it fills: large areas are copied.
 */
static void fill(Render *render, SDL_Rect rect, Rgba colour)
{
    if (colour.a < 255 && rect.w * rect.h > LARGE_FILL) {
        copy_plain(render, rect, colour);
        return;
    }
    SDL_SetRenderDrawBlendMode(render->renderer,
                               colour.a < 255 ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE);
    SDL_SetRenderDrawColor(render->renderer, colour.r, colour.g, colour.b, colour.a);
    SDL_RenderFillRect(render->renderer, &rect);
}

static void draw_clip_rect(Render *render, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    SDL_RenderSetClipRect(render->renderer, command->rect.w > 0 ? &rect : NULL);
}

static void draw_patch_picture(Render *render, const DrawCommand *command, SDL_Rect rect)
{
    const Picture *picture = frames_patch(render->cache, render->pages, command->name, rect.w,
                                          rect.h, command->scale);
    if (!command->flip) {
        copy(render, picture, rect.x, rect.y, 0, command->colour);
    } else if (picture && picture->texture) {
        picture_tint(picture, command->colour);
        SDL_RenderCopyEx(render->renderer, picture->texture, NULL, &rect, 0, NULL,
                         SDL_FLIP_HORIZONTAL);
    }
}

static void draw_periodic(Render *render, const DrawCommand *command)
{
    const Picture *picture = frames_texture(render->cache, render->pages, command->name,
                                            command->scale, command->colour);
    if (!picture || !picture->texture || command->colour.a == 0)
        return;
    SDL_Rect rect = whole_rect(command->rect);
    picture_tint(picture, only_alpha(command->colour));
    repeat(render, picture, rect);
}

static void draw_sprite_or_shadow(Render *render, const DrawCommand *command)
{
    int size = tile_size(command->scale);
    uint64_t key = hash_name(HASH_START, command->kind == DRAW_SHADOW ? "shadow" : "sprite");
    key = hash_number(hash_name(key, command->name), (uint64_t)size << 1 | command->flip);
    const Picture *picture = cache_find(render->cache, key);
    if (!picture) {
        int sprite = atlas_sprite(&render->pages->atlas, command->name);
        if (sprite < 0)
            return;
        const AtlasSprite *found = &render->pages->atlas.sprites[sprite];
        Art art =
            art_sprite(render->pages, command->kind == DRAW_SHADOW ? found->shadow : found->cut,
                       size, command->flip);
        picture = cache_add(render->cache, key, &art.pixels, art.dx, art.dy);
    }
    if (!picture)
        return;
    Picture shown = *picture;
    shown.w = rounded((float)picture->w * (1 - command->squeeze));
    shown.dx = rounded((float)picture->dx * (1 - command->squeeze));
    copy(render, &shown, rounded(command->rect.x), rounded(command->rect.y), command->angle,
         command->colour);
}

static Land land_of(Render *render, const DrawCommand *command, const BoardTile *tiles,
                    size_t count, int size)
{
    return (Land){render->stock,
                  &render->pages->atlas,
                  render->editions->of[command->edition],
                  tiles,
                  count,
                  size,
                  false};
}

static void draw_one_tile(Render *render, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    BoardTile tile = {.tile = command->tile,
                      .rotation = command->rotation & 3,
                      .x = command->column & (GRASS_TILES - 1),
                      .y = command->row & (GRASS_TILES - 1)};
    Land land = land_of(render, command, &tile, 1, rect.w > MAX_TILE_SIZE ? MAX_TILE_SIZE : rect.w);
    if (!land.edition || rect.w < 1)
        return;
    const Picture *picture = layer_tile(&render->layer, &land);
    if (!picture || !picture->texture)
        return;
    Picture centred = *picture;
    centred.dx -= rect.w / 2;
    centred.dy -= rect.h / 2;
    copy(render, &centred, rect.x + rect.w / 2, rect.y + rect.h / 2, command->angle,
         command->colour);
}

static void draw_board_layer(Render *render, const DrawList *list, const DrawCommand *command)
{
    Land land = land_of(render, command, list->board + command->first, command->count, 0);
    int size = tile_size(command->scale);
    if (land.edition)
        layer_draw(&render->layer, &land, (Point){command->rect.x, command->rect.y}, size);
}

static void draw_some_zones(Render *render, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    BoardTile tile = {.tile = command->tile, .rotation = command->rotation & 3};
    Land land = land_of(render, command, &tile, 1, rect.w);
    if (!land.edition || command->colour.a == 0)
        return;
    if (command->style == ZONES_OUTSIDE && command->zones == 0) {
        fill(render, rect, command->colour);
        return;
    }
    bool moving = command->style == ZONES_EDGE_MOVING;
    if (moving && render->edge_size > 0)
        land.size = render->edge_size;
    if (command->style == ZONES_EDGE)
        render->edge_size = land.size;
    const Picture *picture = zones_picture(render->cache, &land, command->zones,
                                           moving ? ZONES_EDGE : command->style);
    if (!moving || land.size == rect.w) {
        copy(render, picture, rect.x, rect.y, 0, command->colour);
    } else if (picture && picture->texture) {
        picture_tint(picture, command->colour);
        SDL_RenderCopy(render->renderer, picture->texture, NULL, &rect);
    }
}

static void draw_one_text(Render *render, const DrawList *list, const DrawCommand *command)
{
    const char *text = draw_command_text(list, command);
    uint64_t key = hash_name(hash_name(HASH_START, "text"), text);
    key = hash_float(hash_number(key, command->font), floorf(command->size + .5f));
    key = hash_number(key, (uint64_t)command->colour.r << 16 | (uint64_t)command->colour.g << 8 |
                               command->colour.b);
    const Picture *picture = cache_find(render->cache, key);
    if (!picture) {
        Pixels pixels;
        int ascent = 0;
        if (fonts_draw(render->fonts, command->font, command->size, text, &pixels, &ascent))
            pixels_tint(&pixels,
                        (Rgba){command->colour.r, command->colour.g, command->colour.b, 255});
        picture = cache_add(render->cache, key, &pixels, 0, -ascent);
    }
    float x = command->rect.x;
    if (command->align != ALIGN_LEFT) {
        float width =
            fonts_width(render->fonts, command->font, command->size, text, command->count);
        x -= command->align == ALIGN_CENTRE ? width / 2 : width;
    }
    copy(render, picture, rounded(x), rounded(command->rect.y), 0, only_alpha(command->colour));
}

static void draw_command(Render *render, const DrawList *list, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    switch ((DrawKind)command->kind) {
    case DRAW_CLIP:
        draw_clip_rect(render, command);
        break;
    case DRAW_FILL:
        fill(render, rect, command->colour);
        break;
    case DRAW_TEXTURE:
        draw_periodic(render, command);
        break;
    case DRAW_PATCH:
        draw_patch_picture(render, command, rect);
        break;
    case DRAW_ICON:
        copy(render,
             frames_icon(render->cache, render->pages, command->name, rect.w, rect.h,
                         command->colour),
             rect.x, rect.y, 0, only_alpha(command->colour));
        break;
    case DRAW_SPRITE:
    case DRAW_SHADOW:
        draw_sprite_or_shadow(render, command);
        break;
    case DRAW_BOARD:
        draw_board_layer(render, list, command);
        break;
    case DRAW_TILE:
        draw_one_tile(render, command);
        break;
    case DRAW_ZONES:
        draw_some_zones(render, command);
        break;
    case DRAW_TEXT:
        draw_one_text(render, list, command);
        break;
    case DRAW_LINE:
        shapes_line(render->cache, render->renderer, list->points + command->first, command->count,
                    command->scale, command->dash, command->colour);
        break;
    case DRAW_POLYGON:
        shapes_polygon(render->cache, render->renderer, list->points + command->first,
                       command->count, command->colour);
        break;
    case DRAW_VIGNETTE:
        copy(render, frames_vignette(render->cache, rect.w, rect.h, command->size, command->colour),
             rect.x, rect.y, 0, (Rgba){255, 255, 255, 255});
        break;
    case DRAW_TURN:
        sheet_begin(&render->sheet, (SDL_Point){rect.x, rect.y}, (double)command->angle);
        break;
    case DRAW_UNTURN:
        sheet_end(&render->sheet);
        break;
    }
}

void render_draw(Render *render, const DrawList *list)
{
    SDL_RenderSetClipRect(render->renderer, NULL);
    SDL_SetRenderDrawColor(render->renderer, 0, 0, 0, 255);
    SDL_RenderClear(render->renderer);
    render->layer.settled = true;
    for (size_t i = 0; i < list->count; i++)
        draw_command(render, list, &list->commands[i]);
    SDL_RenderSetClipRect(render->renderer, NULL);
    cache_trim(render->cache);
}

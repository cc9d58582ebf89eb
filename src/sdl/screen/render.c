/* A switch over the commands, light that runs through zones, and the frame round them. Pictures are
 * made at the size that they are drawn in. They lie on whole pixels: rectangles are rounded by
 * their edges, so that what shares an edge in the list shares it on the screen. */
#include "render.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "layer.h"
#include "sdl/pixels/pixels.h"
#include "sdl/pixels/pool.h"
#include "sdl/recipes/stone.h"
#include "sdl/recipes/zones.h"
#include "shapes.h"
#include "skin.h"
#include "sprites.h"

/* Bytes freed that are given back to the system: in a frame that has time, and in any. */
enum { LARGE_LOSS = 4 << 20, TOO_LARGE_LOSS = 32 << 20 };

struct Render {
    Screen screen;
    Fonts *fonts;
    const Editions *editions;
    Layer layer;
    bool waits;        /* for all pictures of a list */
    bool bright;       /* all zones of the last list were drawn */
    bool settled;      /* drawing the last list once more would show the same */
    int held;          /* frames in a row that were not shown */
    int width, height; /* of the output that was shown last */
    size_t lost;       /* bytes let go of that may not have gone back to the system */
};

Render *render_new(SDL_Renderer *renderer, Pages *pages, Fonts *fonts, const Editions *editions)
{
    Render *render = calloc(1, sizeof *render);
    if (!render)
        return NULL;
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear"); /* for what is turned or stretched */
    *render = (Render){.screen.pages = pages,
                       .fonts = fonts,
                       .editions = editions,
                       .layer.screen = &render->screen,
                       .waits = true,
                       .settled = true};
    layer_begin(&render->layer);
    output_open(&render->screen.output, renderer);
    render->screen.pictures = pictures_new(render->screen.output.software ? NULL : renderer);
    if (!render->screen.pictures) {
        render_free(render);
        return NULL;
    }
    return render;
}

void render_free(Render *render)
{
    if (!render)
        return;
    pictures_free(render->screen.pictures);
    output_close(&render->screen.output);
    free(render);
}

static Rgba only_alpha(Rgba colour)
{
    return (Rgba){255, 255, 255, colour.a};
}

/* What draws a command of one kind. */
typedef void DrawOne(Render *render, const DrawList *list, const DrawCommand *command);

static void draw_clip_rect(Render *render, const DrawList *list, const DrawCommand *command)
{
    (void)list;
    SDL_Rect rect = whole_rect(command->rect);
    output_clip(&render->screen.output, command->rect.w > 0 ? &rect : NULL);
}

static Land land_of(Render *render, const DrawCommand *command, const BoardTile *tiles,
                    size_t count, int size)
{
    return (Land){.pictures = render->screen.pictures,
                  .pages = render->screen.pages,
                  .atlas = &render->screen.pages->atlas,
                  .edition = render->editions->of[command->edition],
                  .tiles = tiles,
                  .count = count,
                  .size = size};
}

static void draw_one_tile(Render *render, const DrawList *list, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    BoardTile tile = {.tile = command->tile,
                      .rotation = command->rotation & 3,
                      .x = command->column & (GRASS_TILES - 1),
                      .y = command->row & (GRASS_TILES - 1)};
    Land land = land_of(render, command, &tile, 1, rect.w > MAX_TILE_SIZE ? MAX_TILE_SIZE : rect.w);
    land.day = command->lit ? &list->day : NULL;
    if (land.edition && rect.w > 0)
        layer_draw_tile(&render->layer, &land, (SDL_Point){rect.x, rect.y}, rounded(command->angle),
                        command->colour);
}

static void draw_board_layer(Render *render, const DrawList *list, const DrawCommand *command)
{
    Land land = land_of(render, command, list->board + command->first, command->count, 0);
    LandPlace place = {{command->rect.x, command->rect.y}, tile_size(command->scale)};
    LandPlace ahead = {list->ahead, tile_size(list->ahead_scale)};
    land.day = command->lit ? &list->day : NULL;
    if (land.edition)
        layer_draw(&render->layer, &land, place, list->ahead_scale > 0 ? ahead : place);
}

/* Where a picture lies that was made for a tile of `size` pixels. It is rounded by its edges, so
 * that neighbours share them. */
static SDL_Rect stretched(const Picture *picture, Rect tile, int size)
{
    float scale = tile.w / (float)size;
    return whole_rect((Rect){tile.x + (float)picture->dx * scale,
                             tile.y + (float)picture->dy * scale, (float)picture->w * scale,
                             (float)picture->h * scale});
}

/* Zones of the board are made for the size that it comes to rest at. */
static int zones_size(const Render *render, const DrawList *list, SDL_Rect rect)
{
    bool glides = list->ahead_scale > 0 && rect.w == render->layer.asked;
    return glides ? tile_size(list->ahead_scale) : rect.w;
}

/* The picture of zones that is soon made; NULL while it is not. */
static const Picture *coarse_zones(Render *render, Zones *zones, bool later)
{
    Pictures *pictures = render->screen.pictures;
    zones->land.size = COARSE_SIZE;
    Recipe recipe = zones_recipe(zones);
    recipe.role = 0;
    recipe.urgency = PICTURE_NEXT;
    return later ? pictures_ask(pictures, &recipe, PICTURE_LATER)
                 : pictures_get(pictures, &recipe, false);
}

/* While nothing stands in for it, one is drawn that is soon made: coarse. */
static const Picture *find_zones(Render *render, Zones *zones, bool zooms)
{
    Recipe recipe = zones_recipe(zones);
    const Picture *found = pictures_get(render->screen.pictures, &recipe, zooms);
    return found || render->waits ? found : coarse_zones(render, zones, false);
}

static const Rgba white = {255, 255, 255, 255};

static void draw_some_zones(Render *render, const DrawList *list, const DrawCommand *command)
{
    Screen *screen = &render->screen;
    SDL_Rect rect = whole_rect(command->rect), clip = output_clipped(&screen->output);
    Zones zones = {.of = list->zones[command->first]};
    ZoneLayer *first = zones.of.layers;
    bool one = zones.of.count == 1, later = command->rect.w <= 0;
    int margin = first->style == ZONES_BEYOND ? rect.w / 2 : 0;
    SDL_Rect seen = {rect.x - margin, rect.y - margin, rect.w + 2 * margin, rect.h + 2 * margin};
    zones.land = land_of(render, command, NULL, 0, zones_size(render, list, rect));
    if (!zones.land.edition || (later ? render->waits : !SDL_HasIntersection(&seen, &clip)))
        return;
    if (one && first->style == ZONES_OUTSIDE && first->zones == 0) {
        skin_fill(screen, rect, first->colour);
        return;
    }
    Rgba tint = one ? first->colour : white; /* which may change from frame to frame */
    if (one)
        first->colour = white;
    if (later) {
        coarse_zones(render, &zones, true);
        return;
    }
    const Picture *picture = find_zones(render, &zones, screen->zooms && zones.land.size == rect.w);
    render->bright &= picture != NULL;
    if (picture)
        output_copy(&screen->output, picture, NULL,
                    stretched(picture, command->rect, picture->unit), tint);
}

/* The picture of a text in its font, size and colour, opaque. Its own point is where the baseline
 * begins. A text that cannot be drawn shows nothing. NULL when memory is out. */
static const Picture *find_text(Render *render, const DrawList *list, const DrawCommand *command)
{
    const char *text = draw_command_text(list, command);
    Rgba c = command->colour;
    uint64_t key = hash_name(hash_name(HASH_START, "text"), text);
    key = hash_float(hash_number(key, command->font), floorf(command->size + .5f));
    key = hash_number(key, (uint64_t)c.r << 16 | (uint64_t)c.g << 8 | c.b);
    const Picture *picture = pictures_find(render->screen.pictures, key);
    if (picture)
        return picture;
    Pixels pixels;
    int ascent = 0;
    if (fonts_draw(render->fonts, command->font, command->size, text, &pixels, &ascent))
        pixels_tint(&pixels, (Rgba){c.r, c.g, c.b, 255});
    return pictures_add(render->screen.pictures, key, &pixels, 0, -ascent);
}

static void draw_one_text(Render *render, const DrawList *list, const DrawCommand *command)
{
    const char *text = draw_command_text(list, command);
    const Picture *picture = find_text(render, list, command);
    float x = command->rect.x;
    if (command->align != ALIGN_LEFT) {
        float width =
            fonts_width(render->fonts, command->font, command->size, text, command->count);
        x -= command->align == ALIGN_CENTRE ? width / 2 : width;
    }
    output_put(&render->screen.output, picture, rounded(x), rounded(command->rect.y),
               only_alpha(command->colour));
}

static void draw_one_stone(Render *render, const DrawList *list, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    Stone stone = stone_of(render->screen.pages, list, command);
    Recipe recipe = stone_recipe(&stone);
    if (stone.texture >= 0 && rect.w > 0 && rect.h > 0)
        output_copy(&render->screen.output, pictures_get(render->screen.pictures, &recipe, false),
                    NULL, rect, command->colour);
}

static void draw_around(Render *render, const DrawList *list, const DrawCommand *command)
{
    Screen *screen = &render->screen;
    SDL_Rect rect = whole_rect(command->rect);
    if (command->kind == DRAW_FILL)
        skin_fill(screen, rect, command->colour);
    else if (command->kind == DRAW_TEXTURE)
        skin_texture(screen, command, rect);
    else if (command->kind == DRAW_PATCH)
        output_copy(&screen->output, skin_patch(screen, command), NULL, rect, command->colour);
    else if (command->kind == DRAW_ICON)
        output_put(&screen->output, skin_icon(screen, command), rect.x, rect.y,
                   only_alpha(command->colour));
    else if (command->kind == DRAW_LAYER)
        skin_backdrop(screen, command, &list->grades[command->first]);
    else
        skin_vignette(screen, command, rect);
}

static void draw_one_sprite(Render *render, const DrawList *list, const DrawCommand *command)
{
    sprites_draw(&render->screen, command, &list->day, tile_size(command->scale),
                 render->screen.zooms);
}

static void draw_shape(Render *render, const DrawList *list, const DrawCommand *command)
{
    const Point *points = list->points + command->first;
    if (command->kind == DRAW_POLYGON)
        shapes_polygon(&render->screen, points, command->count, command->colour);
    else
        shapes_line(&render->screen, points, command->count,
                    (Stroke){command->scale, command->dash, command->colour});
}

/* What lies on a picture as large as the output. */
static void draw_target(Render *render, const DrawList *list, const DrawCommand *command)
{
    Output *output = &render->screen.output;
    (void)list;
    if (command->kind == DRAW_KEEP)
        output_keep(output, whole_rect(command->rect));
    else
        output_unkeep(output);
}

static DrawOne *const draws[] = {
    [DRAW_CLIP] = draw_clip_rect,    [DRAW_FILL] = draw_around,
    [DRAW_TEXTURE] = draw_around,    [DRAW_PATCH] = draw_around,
    [DRAW_ICON] = draw_around,       [DRAW_STONE] = draw_one_stone,
    [DRAW_FIRELIT] = draw_one_stone, [DRAW_LAYER] = draw_around,
    [DRAW_SPRITE] = draw_one_sprite, [DRAW_SHADOW] = draw_one_sprite,
    [DRAW_BOARD] = draw_board_layer, [DRAW_TILE] = draw_one_tile,
    [DRAW_ZONES] = draw_some_zones,  [DRAW_TEXT] = draw_one_text,
    [DRAW_LINE] = draw_shape,        [DRAW_POLYGON] = draw_shape,
    [DRAW_VIGNETTE] = draw_around,   [DRAW_KEEP] = draw_target,
    [DRAW_UNKEEP] = draw_target,
};

void render_lost(Render *render)
{
    output_lost(&render->screen.output);
}

void render_forget(Render *render)
{
    output_forget(&render->screen.output);
    pictures_clear(render->screen.pictures);
}

void render_spare(Render *render)
{
    render_forget(render);
    pool_end();
    render->lost = 0;
    heap_trim();
}

bool render_settled(const Render *render)
{
    return render->settled;
}

bool render_bright(const Render *render)
{
    return render->bright;
}

bool render_whole(const Render *render)
{
    return render->layer.whole;
}

bool render_sharp(const Render *render)
{
    return render->layer.sharp;
}

size_t render_bytes(const Render *render)
{
    return pictures_bytes(render->screen.pictures) + output_bytes(&render->screen.output);
}

void render_waits(Render *render, bool waits)
{
    render->waits = waits;
}

/* Bytes of pictures for each pixel of the output, of which a small one counts as LEAST_OUTPUT: a
 * large tile is as large there. */
enum {
    SHARE = 28,
    PAGE_SHARE = 20, /* where no board is seen: pages come with large pictures of their own */
    LEAST_OUTPUT = 1920 * 1080,
    MOST_HELD = 12 /* frames: then holes are waited for */
};

/* Keeps the budget of pictures, in frames that are not presented too: then a new page is made while
 * the table before is still there. */
static void trim(Render *render, bool board)
{
    size_t area = (size_t)render->screen.output.width * (size_t)render->screen.output.height;
    bool busy = !render->layer.sharp || render->screen.zooms;
    size_t share = board ? SHARE : PAGE_SHARE;
    render->lost +=
        pictures_trim(render->screen.pictures, share * (area < LEAST_OUTPUT ? LEAST_OUTPUT : area));
    if (render->lost >= (busy ? TOO_LARGE_LOSS : LARGE_LOSS)) {
        render->lost = 0;
        heap_trim();
    }
}

static void draw_all(Render *render, const DrawList *list)
{
    const DrawCommand *board = draw_find(list, DRAW_BOARD);
    int asked = render->layer.asked;
    output_begin(&render->screen.output);
    pictures_begin(render->screen.pictures, render->waits);
    layer_begin(&render->layer);
    render->bright = true;
    render->screen.zooms = !render->waits && board && asked && tile_size(board->scale) != asked;
    for (size_t i = 0; i < list->count; i++)
        draws[list->commands[i].kind](render, list, &list->commands[i]);
}

bool render_draw(Render *render, const DrawList *list)
{
    Pictures *pictures = render->screen.pictures;
    const Output *output = &render->screen.output;
    bool late, more;
    do {
        draw_all(render, list);
        late = render->held == MOST_HELD || output->width != render->width ||
               output->height != render->height;
        more = (render->waits ? pictures_missing(pictures) : late && pictures_holes(pictures)) &&
               pictures_work(pictures, render->waits ? PICTURE_LATER : PICTURE_FIRST);
    } while (more);
    render->settled = render->layer.sharp && !pictures_missing(pictures);
    trim(render, draw_find(list, DRAW_BOARD));
    if (pictures_holes(pictures) && !late) {
        render->held++;
        return false;
    }
    render->held = 0;
    render->width = output->width;
    render->height = output->height;
    output_end(&render->screen.output);
    return true;
}

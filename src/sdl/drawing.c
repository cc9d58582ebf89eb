/* A switch over the commands. */
#include "drawing.h"

#include "flow.h"
#include "frames.h"
#include "panes.h"
#include "rounded.h"
#include "shapes.h"
#include "zones.h"

bool drawing_open(Drawing *drawing, SDL_Renderer *renderer)
{
    bool drawn = output_open(&drawing->output, renderer);
    drawing->cache = cache_new(drawing->output.software ? NULL : renderer, 0);
    drawing->stock = stock_new(drawing->pages, 0);
    drawing->lights = lights_new();
    drawing->layer =
        (Layer){.output = &drawing->output,
                .squares = {.cache = drawing->cache, .clock = SDL_GetPerformanceCounter},
                .painter = {.squares = &drawing->layer.squares},
                .whole = true,
                .sharp = true};
    drawing->sprites =
        (Sprites){.output = &drawing->output, .cache = drawing->cache, .pages = drawing->pages};
    drawing->stone = (Stone){.cache = drawing->cache, .pages = drawing->pages};
    drawing->firelit = (Firelit){.cache = drawing->cache, .pages = drawing->pages};
    drawing->settled = true;
    return drawn && drawing->cache && drawing->stock && drawing->lights;
}

void drawing_close(Drawing *drawing)
{
    layer_free(&drawing->layer);
    firelit_free(&drawing->firelit);
    stone_free(&drawing->stone);
    lights_free(drawing->lights);
    stock_free(drawing->stock);
    cache_free(drawing->cache);
    output_close(&drawing->output);
}

/* Draws a picture whose own point lies at (x, y). */
static void copy(Drawing *drawing, const Picture *picture, int x, int y, Rgba colour)
{
    if (picture)
        output_copy(&drawing->output, picture, NULL,
                    (SDL_Rect){x + picture->dx, y + picture->dy, picture->w, picture->h}, colour);
}

static Rgba only_alpha(Rgba colour)
{
    return (Rgba){255, 255, 255, colour.a};
}

static void draw_clip_rect(Drawing *drawing, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    output_clip(&drawing->output, command->rect.w > 0 ? &rect : NULL);
}

static const Picture *find_patch(Drawing *drawing, const DrawCommand *command)
{
    return patches_find(&drawing->patches, drawing->cache, drawing->pages, command, drawing->zooms);
}

static Land land_of(Drawing *drawing, const DrawCommand *command, const BoardTile *tiles,
                    size_t count, int size)
{
    return (Land){.stock = drawing->stock,
                  .atlas = &drawing->pages->atlas,
                  .edition = drawing->editions->of[command->edition],
                  .tiles = tiles,
                  .count = count,
                  .size = size};
}

enum {
    LARGEST = 24, /* pixels: others are made at once */
    MOST_MADE = 8 /* in a frame, */
};

#define MAKING_SECONDS .0015 /* none of them later than that after the first */

/* Begins a frame; what was shown last stays in the cache, be it seen in this frame or not. */
static void thumbs_begin(Thumbs *thumbs, Cache *cache)
{
    thumbs->made = 0;
    thumbs->late = false;
    for (size_t i = 0; i < sizeof thumbs->known / sizeof *thumbs->known; i++)
        if (thumbs->known[i].key)
            cache_find(cache, thumbs->known[i].key);
}

/* Whether one more may be made in this frame. */
static bool has_time(Thumbs *thumbs)
{
    uint64_t now = SDL_GetPerformanceCounter();
    thumbs->begun = thumbs->made == 0 ? now : thumbs->begun;
    return ++thumbs->made <= MOST_MADE &&
           (double)(now - thumbs->begun) <= MAKING_SECONDS * (double)SDL_GetPerformanceFrequency();
}

static int scaled(int length, float by)
{
    return rounded((float)length * by);
}

/* Draws the one tile of a land as it was last shown, stretched over its square, whose left top is
 * `at`; false where it is at hand as it should be, or is to be made in this frame. */
static bool thumbs_draw_before(Thumbs *thumbs, Output *output, Cache *cache, const Land *land,
                               SDL_Point at)
{
    if (land->size > LARGEST)
        return false;
    uint64_t key = land_tile_key(land, 0), *known = &thumbs->known[land->tiles->tile].key;
    int *size = &thumbs->known[land->tiles->tile].size;
    const Picture *before = *known ? cache_find(cache, *known) : NULL;
    if (cache_find(cache, key) || !before || has_time(thumbs)) {
        *known = key;
        *size = land->size;
        return false;
    }
    float by = (float)land->size / (float)*size;
    thumbs->late = true;
    output_copy(output, before, NULL,
                (SDL_Rect){at.x + scaled(before->dx, by), at.y + scaled(before->dy, by),
                           scaled(before->w, by), scaled(before->h, by)},
                (Rgba){255, 255, 255, 255});
    return true;
}

static void draw_one_tile(Drawing *drawing, const DrawList *list, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    BoardTile tile = {.tile = command->tile,
                      .rotation = command->rotation & 3,
                      .x = command->column & (GRASS_TILES - 1),
                      .y = command->row & (GRASS_TILES - 1)};
    Land land =
        land_of(drawing, command, &tile, 1, rect.w > MAX_TILE_SIZE ? MAX_TILE_SIZE : rect.w);
    land.day = command->lit ? &list->day : NULL;
    if (!land.edition || rect.w < 1 ||
        (drawing->painting.most &&
         thumbs_draw_before(&drawing->thumbs, &drawing->output, drawing->cache, &land,
                            (SDL_Point){rect.x, rect.y})))
        return;
    layer_draw_tile(&drawing->layer, &land, rect.x, rect.y, rounded(command->angle),
                    command->colour);
}

static void draw_board_layer(Drawing *drawing, const DrawList *list, const DrawCommand *command)
{
    Land land = land_of(drawing, command, list->board + command->first, command->count, 0);
    int size = tile_size(command->scale);
    land.day = command->lit ? &list->day : NULL;
    land.lights = drawing->lights;
    land.lit = list->lights;
    land.light_count = list->light_count;
    if (command->later) {
        land.lit = list->later;
        land.light_count = list->later_count;
    }
    uint64_t start = SDL_GetPerformanceCounter();
    if (land.edition)
        (command->kind == DRAW_AHEAD ? layer_paint_ahead : layer_draw)(
            &drawing->layer, &land, (Point){command->rect.x, command->rect.y}, size);
    allowance_painted(&drawing->painting, SDL_GetPerformanceCounter() - start);
}

static void draw_some_zones(Drawing *drawing, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    BoardTile tile = {.tile = command->tile, .rotation = command->rotation & 3};
    Land land = land_of(drawing, command, &tile, 1, rect.w);
    if (!land.edition || command->colour.a == 0)
        return;
    if (command->style == ZONES_OUTSIDE && command->zones == 0) {
        repeat_fill(&drawing->output, drawing->cache, rect, command->colour);
        return;
    }
    copy(drawing, zones_picture(drawing->cache, &land, command->zones, (ZoneStyle)command->style),
         rect.x, rect.y, command->colour);
}

/* Made for the size of tiles that the light began at: the board may glide below it. */
static void draw_one_flow(Drawing *drawing, const DrawList *list, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    BoardTile tile = {.tile = command->tile, .rotation = command->rotation & 3};
    drawing->flow_size = drawing->flow_size ? drawing->flow_size : rect.w;
    drawing->flows = true;
    Land land = land_of(drawing, command, &tile, 1, drawing->flow_size);
    if (land.edition && rect.w > 0)
        flow_draw(drawing->cache, &drawing->output, &land, command, &list->flows[command->first]);
}

/* The command's text in its font, size and colour, opaque; its own point is where its first line
 * begins. A text that cannot be drawn shows nothing; NULL where memory is out. */
static const Picture *find_text(Drawing *drawing, const DrawList *list, const DrawCommand *command)
{
    const char *text = draw_command_text(list, command);
    Rgba c = command->colour;
    uint64_t key = hash_name(hash_name(HASH_START, "text"), text);
    key = hash_float(hash_number(key, command->font), floorf(command->size + .5f));
    key = hash_number(key, (uint64_t)c.r << 16 | (uint64_t)c.g << 8 | c.b);
    const Picture *picture = cache_find(drawing->cache, key);
    if (picture)
        return picture;
    Pixels pixels;
    int ascent = 0;
    if (fonts_draw(drawing->fonts, command->font, command->size, text, &pixels, &ascent))
        pixels_tint(&pixels, (Rgba){c.r, c.g, c.b, 255});
    return cache_add(drawing->cache, key, &pixels, 0, -ascent);
}

static void draw_one_text(Drawing *drawing, const DrawList *list, const DrawCommand *command)
{
    const char *text = draw_command_text(list, command);
    const Picture *picture = find_text(drawing, list, command);
    float x = command->rect.x;
    if (command->align != ALIGN_LEFT) {
        float width =
            fonts_width(drawing->fonts, command->font, command->size, text, command->count);
        x -= command->align == ALIGN_CENTRE ? width / 2 : width;
    }
    copy(drawing, picture, rounded(x), rounded(command->rect.y), only_alpha(command->colour));
}

static const Picture *find_icon(Drawing *drawing, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    return frames_icon(drawing->cache, drawing->pages, command->name, rect.w, rect.h,
                       command->colour);
}

typedef void DrawStretched(const Panes *panes, const Stretched *picture);

static void draw_stretched(Drawing *drawing, const DrawList *list, const DrawCommand *command,
                           DrawStretched *draw)
{
    draw(&(Panes){&drawing->output, drawing->cache, drawing->pages},
         &(Stretched){command->name, whole_rect(command->rect), &list->grades[command->first],
                      command->colour});
}

/* What frames.h makes. */
static void draw_around(Drawing *drawing, const DrawList *list, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    switch ((DrawKind)command->kind) {
    case DRAW_TEXTURE:
        repeat_texture(&drawing->output, drawing->cache, drawing->pages, command, rect);
        break;
    case DRAW_STONE:
        copy(drawing, stone_picture(&drawing->stone), rect.x, rect.y, command->colour);
        break;
    case DRAW_FIRELIT:
        copy(drawing, firelit_picture(&drawing->firelit, command, &list->fires[command->first]),
             rect.x, rect.y, command->colour);
        break;
    case DRAW_PATCH:
        output_copy(&drawing->output, find_patch(drawing, command), NULL, rect, command->colour);
        break;
    case DRAW_ICON:
        copy(drawing, find_icon(drawing, command), rect.x, rect.y, only_alpha(command->colour));
        break;
    case DRAW_LAYER:
        draw_stretched(drawing, list, command, panes_draw);
        break;
    case DRAW_VIGNETTE:
        vignette_draw(&drawing->output, drawing->cache, command, rect);
        break;
    default:
        break;
    }
}

void drawing_command(Drawing *drawing, const DrawList *list, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    if (command->later && command->kind != DRAW_AHEAD)
        return;
    switch ((DrawKind)command->kind) {
    case DRAW_CLIP:
        draw_clip_rect(drawing, command);
        break;
    case DRAW_FILL:
        repeat_fill(&drawing->output, drawing->cache, rect, command->colour);
        break;
    case DRAW_SPRITE:
    case DRAW_SHADOW:
    case DRAW_GLOW:
        sprites_draw(&drawing->sprites, command, &list->day, tile_size(command->scale),
                     layer_hasty(&drawing->layer));
        break;
    case DRAW_BOARD:
    case DRAW_AHEAD:
        draw_board_layer(drawing, list, command);
        break;
    case DRAW_TILE:
        draw_one_tile(drawing, list, command);
        break;
    case DRAW_ZONES:
        draw_some_zones(drawing, command);
        break;
    case DRAW_FLOW:
        draw_one_flow(drawing, list, command);
        break;
    case DRAW_TEXT:
        draw_one_text(drawing, list, command);
        break;
    case DRAW_LINE:
        shapes_line(drawing->cache, &drawing->output, list->points + command->first, command->count,
                    (Stroke){command->scale, command->dash, command->colour});
        break;
    case DRAW_POLYGON:
        shapes_polygon(drawing->cache, &drawing->output, list->points + command->first,
                       command->count, command->colour);
        break;
    case DRAW_TEXTURE:
    case DRAW_STONE:
    case DRAW_FIRELIT:
    case DRAW_PATCH:
    case DRAW_ICON:
    case DRAW_LAYER:
    case DRAW_VIGNETTE:
        draw_around(drawing, list, command);
        break;
    case DRAW_LEFT:
    case DRAW_TURN:
    case DRAW_UNTURN:
    case DRAW_KEEP:
    case DRAW_UNKEEP:
        break;
    }
}

void drawing_keep_icons(Drawing *drawing, const DrawList *list, size_t first, size_t last)
{
    for (size_t i = first; i < last; i++)
        if (list->commands[i].kind == DRAW_ICON)
            find_icon(drawing, &list->commands[i]);
}

/* Makes what the frame needs and is kept from then on, before any land is painted: of that there
 * will be so much less. */
static void prepare(Drawing *drawing, const DrawList *list, bool (*late)(const void *),
                    const void *context)
{
    for (size_t i = 0; i < list->count && !late(context); i++) {
        const DrawCommand *command = &list->commands[i];
        if (command->later)
            continue;
        if (command->kind == DRAW_PATCH)
            find_patch(drawing, command);
        else if (command->kind == DRAW_ICON)
            find_icon(drawing, command);
        else if (command->kind == DRAW_TEXTURE)
            repeat_picture(drawing->cache, drawing->pages, command, whole_rect(command->rect));
        else if (command->kind == DRAW_TEXT)
            find_text(drawing, list, command);
        else if (command->kind == DRAW_VIGNETTE)
            vignette_picture(drawing->cache, command, whole_rect(command->rect));
    }
}

static bool follow_zoom(const Drawing *drawing, const DrawList *list)
{
    const DrawCommand *board = draw_find(list, DRAW_BOARD);
    return drawing->painting.most && board && drawing->layer.asked &&
           tile_size(board->scale) != drawing->layer.asked;
}

DrawList drawing_begin(Drawing *drawing, const DrawList *list, bool (*late)(const void *),
                       const void *context)
{
    DrawList shown = *list;
    uint64_t start = SDL_GetPerformanceCounter();
    allowance_begin(&drawing->painting, list, start);
    drawing->patches.stretched = false;
    drawing->zooms = follow_zoom(drawing, list);
    allowance_wait(&drawing->painting,
                   !drawing->zooms && (!drawing->layer.whole || !drawing->layer.sharp));
    if (drawing->painting.most)
        prepare(drawing, list, late, context);
    uint64_t now = SDL_GetPerformanceCounter();
    allowance_painted(&drawing->painting, now - start);
    uint64_t most = drawing->painting.most, pace = allowance_left(&drawing->painting);
    uint64_t soon = most * 2 / 3 < pace ? most * 2 / 3 : pace;
    layer_begin(&drawing->layer, list, most ? now + pace : 0, most ? now + soon : 0);
    thumbs_begin(&drawing->thumbs, drawing->cache);
    stone_begin(&drawing->stone, list, most > 0);
    drawing->flows = false;
    shown.day = drawing->layer.day;
    shown.stone = drawing->stone.light;
    return shown;
}

/* Whether what only comes later has to wait for the next frame. */
static bool soon_over(const void *context)
{
    const Drawing *drawing = context;
    return drawing->layer.soon && SDL_GetPerformanceCounter() >= drawing->layer.soon;
}

static void make_soon(Drawing *drawing, const DrawList *list, const DrawCommand *command)
{
    if (command->kind == DRAW_PATCH)
        find_patch(drawing, command);
    else if (command->kind == DRAW_TEXTURE)
        repeat_picture(drawing->cache, drawing->pages, command, whole_rect(command->rect));
    else if (command->kind == DRAW_LAYER)
        draw_stretched(drawing, list, command, panes_make);
    else if (command->kind == DRAW_POLYGON)
        shapes_polygon(drawing->cache, NULL, list->points + command->first, command->count,
                       command->colour);
}

/* Whether what will be seen has to wait for the next frame. */
static bool ahead_over(const void *context)
{
    const Drawing *drawing = context;
    return SDL_GetPerformanceCounter() >= drawing->ahead_until;
}

/* Makes what a list says will be seen, one after the other as long as there is time: nothing else
 * is to be painted any more. False where something may be left. */
static bool go_on(Drawing *drawing, const DrawList *list)
{
    drawing->ahead_until = SDL_GetPerformanceCounter() + drawing->painting.most;
    cache_ahead(drawing->cache, true);
    bool on = firelit_go_on(&drawing->firelit, list, ahead_over, drawing);
    output_clip(&drawing->output, NULL);
    for (size_t i = 0; on && i < list->count; i++) {
        size_t before = cache_bytes(drawing->cache);
        if (list->commands[i].later)
            make_soon(drawing, list, &list->commands[i]);
        on = cache_bytes(drawing->cache) == before || !ahead_over(drawing);
    }
    cache_ahead(drawing->cache, false);
    return on;
}

void drawing_end(Drawing *drawing, const DrawList *list)
{
    uint64_t start = SDL_GetPerformanceCounter();
    layer_follow_day(&drawing->layer);
    allowance_painted(&drawing->painting, SDL_GetPerformanceCounter() - start);
    output_end(&drawing->output);
    bool settled = layer_settled(&drawing->layer) && stone_settled(&drawing->stone) &&
                   !drawing->thumbs.late && !drawing->patches.stretched;
    drawing->settled = settled;
    start = SDL_GetPerformanceCounter();
    if (!drawing->layer.squares.worked || !soon_over(drawing))
        stone_go_on(&drawing->stone, soon_over, drawing);
    if (settled && drawing->painting.most)
        drawing->settled = go_on(drawing, list);
    allowance_painted(&drawing->painting, SDL_GetPerformanceCounter() - start);
    drawing->flow_size = drawing->flows ? drawing->flow_size : 0;
}

/* A switch over the commands. Every picture is made at the size it is drawn in and lies on whole
 * pixels: rectangles are rounded by their edges, so that what shares an edge in the list shares it
 * on the screen. */
#include "render.h"

#include <stdlib.h>
#include <string.h>

#include "allowance.h"
#include "budget.h"
#include "cache.h"
#include "command_hash.h"
#include "crew.h"
#include "firelit.h"
#include "flow.h"
#include "frames.h"
#include "graded.h"
#include "heap.h"
#include "layer.h"
#include "lights.h"
#include "panes.h"
#include "repeat.h"
#include "rounded.h"
#include "scratch.h"
#include "shapes.h"
#include "sheet.h"
#include "sprites.h"
#include "stone.h"
#include "texts.h"
#include "thumbs.h"
#include "vignette.h"
#include "zones.h"

/* Bytes let go of: worth giving back in a frame that has time, and in any. */
enum { LARGE_LOSS = 4 << 20, TOO_LARGE_LOSS = 32 << 20 };

#define FRAME_SECONDS .008 /* that drawing a frame should take at most, painting included */

enum { SHEET_FRAMES = 60 /* without a turn: the sheet for it is let go of */ };

struct Render {
    Output output;
    Pages *pages;
    Fonts *fonts;
    const Editions *editions;
    Cache *cache;
    Stock *stock;
    Lights *lights;
    Sprites sprites;
    Layer layer;
    Stone stone;
    Thumbs thumbs;
    bool settled;  /* drawing the last list once more would show the same */
    int flow_size; /* pixels a tile of the lights that run now; 0: none do */
    bool flows;    /* this frame has any */
    Sheet turned, kept;
    Sheet left;         /* the list that was left; open while it is laid over others */
    bool fades;         /* it is in this frame */
    size_t lost;        /* bytes let go of that may not have gone back to the system */
    int still;          /* frames since something was turned */
    int width, height;  /* of the output that the budgets are for */
    Allowance painting; /* in ticks of SDL's counter */
};

Render *render_new(SDL_Renderer *renderer, Pages *pages, Fonts *fonts, const Editions *editions)
{
    Render *render = calloc(1, sizeof *render);
    if (!render)
        return NULL;
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear"); /* for what is turned or stretched */
    render->pages = pages;
    render->fonts = fonts;
    render->editions = editions;
    bool drawn = output_open(&render->output, renderer);
    render->cache = cache_new(render->output.software ? NULL : renderer, 0);
    render->stock = stock_new(pages, 0);
    render->lights = lights_new();
    render->layer = (Layer){.output = &render->output,
                            .squares = {.cache = render->cache},
                            .painter = {.squares = &render->layer.squares},
                            .whole = true,
                            .sharp = true};
    render->sprites = (Sprites){.output = &render->output, .cache = render->cache, .pages = pages};
    render->stone = (Stone){.cache = render->cache, .pages = pages};
    render->settled = true;
    render->turned = (Sheet){.output = &render->output, .turns = true};
    render->kept = render->left = (Sheet){.output = &render->output};
    if (!drawn || !render->cache || !render->stock || !render->lights) {
        render_free(render);
        return NULL;
    }
    return render;
}

void render_free(Render *render)
{
    if (!render)
        return;
    painter_dismiss(&render->layer.painter);
    sheet_free(&render->turned);
    sheet_free(&render->kept);
    sheet_free(&render->left);
    layer_free(&render->layer);
    stone_free(&render->stone);
    lights_free(render->lights);
    stock_free(render->stock);
    cache_free(render->cache);
    output_close(&render->output);
    free(render);
}

void render_lost(Render *render)
{
    output_lost(&render->output);
}

static void forget_left(Render *render)
{
    if (render->left.open)
        sheet_free(&render->left);
    render->left.open = false;
}

void render_pause(Render *render)
{
    painter_pause(&render->layer.painter);
}

void render_forget(Render *render)
{
    render_pause(render);
    forget_left(render);
    output_lost(&render->output);
    sheet_free(&render->turned);
    sheet_free(&render->kept);
    cache_clear(render->cache);
}

static Kept kept_of(const Render *render)
{
    return (Kept){render->cache, render->stock, render->lights};
}

void render_spare(Render *render)
{
    painter_dismiss(&render->layer.painter);
    sheet_free(&render->turned);
    sheet_free(&render->kept);
    budget_spare(kept_of(render));
    crew_dismiss();
    scratch_free();
    render->width = 0; /* budgets anew */
    render->lost = 0;
    heap_trim();
}

bool render_settled(const Render *render)
{
    return render->settled;
}

static size_t sheets_bytes(const Render *render)
{
    return sheet_bytes(&render->turned) + sheet_bytes(&render->kept) + sheet_bytes(&render->left);
}

RenderUse render_use(const Render *render)
{
    return (RenderUse){.pictures = cache_bytes(render->cache),
                       .stock = stock_bytes(render->stock),
                       .lights = lights_bytes(render->lights),
                       .sheets = sheets_bytes(render),
                       .screen = output_bytes(&render->output)};
}

bool render_bright(const Render *render)
{
    return render->layer.bright;
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
    return cache_bytes(render->cache) + lights_bytes(render->lights) + sheets_bytes(render);
}

void render_pace(Render *render, double seconds)
{
    double ticks = (double)SDL_GetPerformanceFrequency();
    render->painting.most = (uint64_t)(seconds * ticks);
    render->painting.frame = (uint64_t)(FRAME_SECONDS * ticks);
}

void render_paint_on(Render *render, double seconds)
{
    if (seconds > 0)
        painter_begin(&render->layer.painter,
                      SDL_GetPerformanceCounter() +
                          (uint64_t)(seconds * (double)SDL_GetPerformanceFrequency()));
}

/* Draws a picture whose own point lies at (x, y). */
static void copy(Render *render, const Picture *picture, int x, int y, Rgba colour)
{
    if (picture)
        output_copy(&render->output, picture, NULL,
                    (SDL_Rect){x + picture->dx, y + picture->dy, picture->w, picture->h}, colour);
}

static Rgba only_alpha(Rgba colour)
{
    return (Rgba){255, 255, 255, colour.a};
}

static void draw_clip_rect(Render *render, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    output_clip(&render->output, command->rect.w > 0 ? &rect : NULL);
}

static const Picture *find_patch(Render *render, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    PatchShape shape = {rect.w, rect.h, command->scale, command->flip};
    return frames_patch(render->cache, render->pages, command->name, shape);
}

static Land land_of(Render *render, const DrawCommand *command, const BoardTile *tiles,
                    size_t count, int size)
{
    return (Land){.stock = render->stock,
                  .atlas = &render->pages->atlas,
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
    if (!land.edition || rect.w < 1 ||
        (render->painting.most &&
         thumbs_draw_before(&render->thumbs, &render->output, render->cache, &land,
                            (SDL_Point){rect.x, rect.y})))
        return;
    layer_draw_tile(&render->layer, &land, rect.x, rect.y, rounded(command->angle),
                    command->colour);
}

static void draw_board_layer(Render *render, const DrawList *list, const DrawCommand *command)
{
    Land land = land_of(render, command, list->board + command->first, command->count, 0);
    int size = tile_size(command->scale);
    land.day = command->lit ? &list->day : NULL;
    land.lights = render->lights;
    land.lit = list->lights;
    land.light_count = list->light_count;
    if (command->later) {
        land.lit = list->later;
        land.light_count = list->later_count;
    }
    uint64_t start = SDL_GetPerformanceCounter();
    if (land.edition)
        (command->kind == DRAW_AHEAD ? layer_paint_ahead : layer_draw)(
            &render->layer, &land, (Point){command->rect.x, command->rect.y}, size);
    allowance_painted(&render->painting, SDL_GetPerformanceCounter() - start);
}

static void draw_some_zones(Render *render, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    BoardTile tile = {.tile = command->tile, .rotation = command->rotation & 3};
    Land land = land_of(render, command, &tile, 1, rect.w);
    if (!land.edition || command->colour.a == 0)
        return;
    if (command->style == ZONES_OUTSIDE && command->zones == 0) {
        repeat_fill(&render->output, render->cache, rect, command->colour);
        return;
    }
    copy(render, zones_picture(render->cache, &land, command->zones, (ZoneStyle)command->style),
         rect.x, rect.y, command->colour);
}

/* Made for the size of tiles that the light began at: the board may glide below it. */
static void draw_one_flow(Render *render, const DrawList *list, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    BoardTile tile = {.tile = command->tile, .rotation = command->rotation & 3};
    render->flow_size = render->flow_size ? render->flow_size : rect.w;
    render->flows = true;
    Land land = land_of(render, command, &tile, 1, render->flow_size);
    if (land.edition && rect.w > 0)
        flow_draw(render->cache, &render->output, &land, command, &list->flows[command->first]);
}

static const Picture *find_text(Render *render, const DrawList *list, const DrawCommand *command)
{
    return texts_picture(render->cache, render->fonts, command, draw_command_text(list, command));
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
    copy(render, picture, rounded(x), rounded(command->rect.y), only_alpha(command->colour));
}

static const Picture *find_icon(Render *render, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    return frames_icon(render->cache, render->pages, command->name, rect.w, rect.h,
                       command->colour);
}

/* What frames.h makes. */
static void draw_around(Render *render, const DrawList *list, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    switch ((DrawKind)command->kind) {
    case DRAW_TEXTURE:
        repeat_texture(&render->output, render->cache, render->pages, command, rect);
        break;
    case DRAW_STONE:
        copy(render, stone_picture(&render->stone), rect.x, rect.y, command->colour);
        break;
    case DRAW_FIRELIT:
        copy(render,
             firelit_picture(render->cache, render->pages, command, &list->fires[command->first]),
             rect.x, rect.y, command->colour);
        break;
    case DRAW_PATCH:
        copy(render, find_patch(render, command), rect.x, rect.y, command->colour);
        break;
    case DRAW_ICON:
        copy(render, find_icon(render, command), rect.x, rect.y, only_alpha(command->colour));
        break;
    case DRAW_LAYER:
        panes_draw(
            &(Panes){&render->output, render->cache, render->pages},
            &(Stretched){command->name, rect, &list->grades[command->first], command->colour});
        break;
    case DRAW_VIGNETTE:
        vignette_draw(&render->output, render->cache, command, rect);
        break;
    default:
        break;
    }
}

static void fade_left(Render *render, uint8_t alpha)
{
    render->fades = render->left.open;
    if (render->fades)
        sheet_fade(&render->left, alpha);
}

static void draw_command(Render *render, const DrawList *list, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    switch ((DrawKind)command->kind) {
    case DRAW_CLIP:
        draw_clip_rect(render, command);
        break;
    case DRAW_FILL:
        repeat_fill(&render->output, render->cache, rect, command->colour);
        break;
    case DRAW_SPRITE:
    case DRAW_SHADOW:
    case DRAW_GLOW:
        sprites_draw(&render->sprites, command, &list->day, tile_size(command->scale),
                     layer_hasty(&render->layer));
        break;
    case DRAW_BOARD:
    case DRAW_AHEAD:
        draw_board_layer(render, list, command);
        break;
    case DRAW_TILE:
        draw_one_tile(render, list, command);
        break;
    case DRAW_ZONES:
        draw_some_zones(render, command);
        break;
    case DRAW_FLOW:
        draw_one_flow(render, list, command);
        break;
    case DRAW_TEXT:
        draw_one_text(render, list, command);
        break;
    case DRAW_LINE:
        shapes_line(render->cache, &render->output, list->points + command->first, command->count,
                    (Stroke){command->scale, command->dash, command->colour});
        break;
    case DRAW_POLYGON:
        shapes_polygon(render->cache, &render->output, list->points + command->first,
                       command->count, command->colour);
        break;
    case DRAW_TEXTURE:
    case DRAW_STONE:
    case DRAW_FIRELIT:
    case DRAW_PATCH:
    case DRAW_ICON:
    case DRAW_LAYER:
    case DRAW_VIGNETTE:
        draw_around(render, list, command);
        break;
    case DRAW_LEFT:
        fade_left(render, command->colour.a);
        break;
    case DRAW_TURN:
    case DRAW_UNTURN:
    case DRAW_KEEP:
    case DRAW_UNKEEP: /* of several commands: render_draw */
        break;
    }
}

/* What is drawn on a sheet seldom is not to be forgotten meanwhile, where it takes long to make. */
static void keep_icons(Render *render, const DrawList *list, size_t first, size_t last)
{
    for (size_t i = first; i < last; i++)
        if (list->commands[i].kind == DRAW_ICON)
            find_icon(render, &list->commands[i]);
}

/* Draws what lies between the command at `first` and its end on a sheet, where it is not there yet,
 * and the sheet on the output. Returns where the end is. */
static size_t draw_sheet(Render *render, const DrawList *list, size_t first)
{
    const DrawCommand *begin = &list->commands[first];
    bool turns = begin->kind == DRAW_TURN;
    DrawKind ends = turns ? DRAW_UNTURN : DRAW_UNKEEP;
    Sheet *sheet = turns ? &render->turned : &render->kept;
    render->still = turns ? 0 : render->still;
    SDL_Rect rect = whole_rect(begin->rect);
    size_t last = first + 1;
    uint64_t key = turns ? HASH_START : hash_bytes(HASH_START, &rect, sizeof rect);
    for (; last < list->count && list->commands[last].kind != ends; last++)
        key = hash_command(key, list, &list->commands[last]);
    bool drawing = sheet_begin(sheet, rect, key ? key : 1);
    if (drawing || !sheet->open) {
        for (size_t i = first + 1; i < last; i++)
            draw_command(render, list, &list->commands[i]);
        if (drawing)
            sheet_end(sheet, render->layer.sharp);
    } else {
        keep_icons(render, list, first + 1, last);
    }
    output_clip(&render->output, NULL);
    if (sheet->open && turns)
        sheet_lay_turned(sheet, (SDL_Point){rect.x, rect.y}, (double)begin->angle);
    else if (sheet->open)
        sheet_copy(sheet, rect);
    return last;
}

/* What was as large as the last output is not needed again. */
static void follow_size(Render *render)
{
    int width, height;
    if (SDL_GetRendererOutputSize(render->output.renderer, &width, &height) != 0 ||
        (width == render->width && height == render->height))
        return;
    budget_set(kept_of(render), (size_t)width * (size_t)height, !render->output.software);
    sheet_free(&render->turned);
    sheet_free(&render->kept);
    render->width = width;
    render->height = height;
}

static void trim(Render *render)
{
    render->lost += budget_trim(kept_of(render));
    if (render->lost >= (render->layer.squares.worked ? TOO_LARGE_LOSS : LARGE_LOSS)) {
        render->lost = 0;
        heap_trim();
    }
    if (++render->still == SHEET_FRAMES)
        sheet_free(&render->turned);
}

/* Whether what only comes later has to wait for the next frame. */
static bool late(const void *context)
{
    const Render *render = context;
    return render->layer.soon && SDL_GetPerformanceCounter() >= render->layer.soon;
}

static void draw_all(Render *render, const DrawList *list)
{
    for (size_t i = 0; i < list->count; i++) {
        const DrawCommand *command = &list->commands[i];
        if (command->kind == DRAW_TURN || command->kind == DRAW_KEEP)
            i = draw_sheet(render, list, i);
        else
            draw_command(render, list, command);
    }
}

/* Makes what the frame needs and is kept from then on, before any land is painted: of that there
 * will be so much less. */
static void make_pictures(Render *render, const DrawList *list)
{
    for (size_t i = 0; i < list->count; i++) {
        const DrawCommand *command = &list->commands[i];
        if (command->kind == DRAW_PATCH)
            find_patch(render, command);
        else if (command->kind == DRAW_ICON)
            find_icon(render, command);
        else if (command->kind == DRAW_TEXTURE)
            repeat_picture(render->cache, render->pages, command, whole_rect(command->rect));
        else if (command->kind == DRAW_TEXT)
            find_text(render, list, command);
        else if (command->kind == DRAW_VIGNETTE)
            vignette_picture(render->cache, command, whole_rect(command->rect));
    }
}

/* Begins a frame: the list as it will be shown. */
static DrawList begin_list(Render *render, const DrawList *list)
{
    DrawList shown = *list;
    uint64_t start = SDL_GetPerformanceCounter();
    allowance_begin(&render->painting, list, start);
    if (render->painting.most)
        make_pictures(render, list);
    uint64_t now = SDL_GetPerformanceCounter();
    allowance_painted(&render->painting, now - start);
    uint64_t most = render->painting.most, pace = allowance_left(&render->painting);
    uint64_t soon = most * 2 / 3 < pace ? most * 2 / 3 : pace;
    layer_begin(&render->layer, list, most ? now + pace : 0, most ? now + soon : 0);
    thumbs_begin(&render->thumbs);
    stone_begin(&render->stone, list, most > 0);
    render->flows = render->fades = false;
    shown.day = render->layer.day;
    shown.stone = render->stone.light;
    return shown;
}

void render_leave(Render *render, const DrawList *list)
{
    render_pause(render);
    follow_size(render);
    DrawList shown = begin_list(render, list);
    SDL_Rect whole = {0, 0, render->width, render->height};
    if (!sheet_begin(&render->left, whole, 0))
        return;
    output_fill(&render->output, whole, (Rgba){0, 0, 0, 255});
    for (size_t i = 0; i < shown.count; i++)
        draw_command(render, &shown, &shown.commands[i]);
    output_clip(&render->output, NULL);
    sheet_end(&render->left, true);
}

void render_draw(Render *render, const DrawList *list)
{
    render_pause(render);
    follow_size(render);
    output_begin(&render->output);
    DrawList shown = begin_list(render, list);
    draw_all(render, &shown);
    uint64_t start = SDL_GetPerformanceCounter();
    layer_follow_day(&render->layer);
    allowance_painted(&render->painting, SDL_GetPerformanceCounter() - start);
    if (!render->fades)
        forget_left(render);
    output_end(&render->output);
    render->settled =
        layer_settled(&render->layer) && stone_settled(&render->stone) && !render->thumbs.late;
    start = SDL_GetPerformanceCounter();
    if (!render->layer.squares.worked || !late(render))
        stone_go_on(&render->stone, late, render);
    allowance_painted(&render->painting, SDL_GetPerformanceCounter() - start);
    render->flow_size = render->flows ? render->flow_size : 0;
    trim(render);
    allowance_end(&render->painting, SDL_GetPerformanceCounter());
}

/* What lasts from frame to frame, and the targets that several commands are drawn on. */
#include "render.h"

#include <math.h>
#include <stdlib.h>

#include "drawing.h"
#include "sdl/pixels/pool.h"

/* Bytes freed that are given back to the system: in a frame that has time, and in any. */
enum { LARGE_LOSS = 4 << 20, TOO_LARGE_LOSS = 32 << 20 };

enum { TARGET_FRAMES = 60 }; /* without a turn, after which its target is freed */

/* A picture as large as the output that some commands are drawn on. One that turns is drawn on the
 * output at any angle, as often as wanted. Others lie straight and cover what is below. */
typedef struct Target {
    Output *output;
    bool turns; /* it will be laid down turned */
    int width, height;
    SDL_Rect view; /* what of the output its raster holds */
    uint64_t key;  /* of what is drawn on it; 0: nothing that will last */
    bool open;
    SDL_Texture *texture; /* NULL: none was needed yet, or the output is software: */
    Raster *raster;
    uint64_t serial; /* of what was drawn last */
} Target;            /* `output` and `turns` are set by its owner */

#define TARGET_SERIALS (1ull << 63) /* those of pictures count from 1 on */

/* What is drawn on a clear target is premultiplied. */
static void set_blending(SDL_Texture *texture)
{
    SDL_BlendMode multiplied = SDL_ComposeCustomBlendMode(
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD);
    if (SDL_SetTextureBlendMode(texture, multiplied) != 0)
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
}

/* Frees the picture until the next target_begin. */
static void target_free(Target *target)
{
    if (target->texture)
        SDL_DestroyTexture(target->texture);
    raster_free(target->raster);
    target->texture = NULL;
    target->raster = NULL;
    target->view = (SDL_Rect){0, 0, 0, 0};
    target->key = 0;
}

/* Makes the target as large as the output. False where it cannot be had. */
static bool make(Target *target)
{
    int width, height;
    const Output *output = target->output;
    if (SDL_GetRendererOutputSize(output->renderer, &width, &height) != 0)
        return false;
    if ((target->texture || target->raster) && width == target->width && height == target->height)
        return true;
    target_free(target);
    target->width = width;
    target->height = height;
    if (output->software)
        target->raster = raster_new(target->turns);
    else
        target->texture = SDL_CreateTexture(output->renderer, SDL_PIXELFORMAT_ARGB8888,
                                            SDL_TEXTUREACCESS_TARGET, width, height);
    return target->texture || target->raster;
}

/* What a raster holds of the output: all if it turns, else no more than is wanted, or what it has
 * already. */
static SDL_Rect view_of(const Target *target, SDL_Rect rect)
{
    SDL_Rect whole = {0, 0, target->width, target->height}, view;
    if (target->turns || !SDL_IntersectRect(&rect, &whole, &view))
        return whole;
    if (view.w <= target->view.w && view.h <= target->view.h) {
        view.w = target->view.w;
        view.h = target->view.h;
    }
    return view;
}

static bool begin_raster(Target *target, SDL_Rect rect)
{
    target->view = view_of(target, rect);
    if (!raster_begin(target->raster, target->view.w, target->view.h))
        return false;
    raster_place(target->raster, target->view.x, target->view.y);
    raster_clip(target->raster, NULL);
    target->output->raster = target->raster;
    return true;
}

static bool begin_texture(const Target *target)
{
    SDL_Renderer *renderer = target->output->renderer;
    if (SDL_SetRenderTarget(renderer, target->texture) != 0)
        return false;
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 0);
    SDL_RenderClear(renderer);
    return true;
}

/* From now on draws on the target, which is clear. `rect`: what is wanted of one that does not
 * turn. False where what has this key (not 0) is drawn on it already, or, with `open` false, where
 * there is no target. */
static bool target_begin(Target *target, SDL_Rect rect, uint64_t key)
{
    target->open = make(target);
    if (!target->open || (key && key == target->key))
        return false;
    target->key = 0; /* until it is drawn on */
    target->open = target->raster ? begin_raster(target, rect) : begin_texture(target);
    if (target->open)
        target->key = key;
    return target->open;
}

/* Draws on the output again. `lasting`: what was drawn is good for the next frames too. */
static void target_end(Target *target, bool lasting)
{
    if (target->raster) {
        raster_paint(target->raster);
        target->output->raster = target->output->screen;
        target->serial++;
    } else {
        SDL_SetRenderTarget(target->output->renderer, NULL);
    }
    if (!lasting)
        target->key = 0;
}

static uint64_t serial_of(const Target *target)
{
    return TARGET_SERIALS | target->serial << 1 | target->turns;
}

/* Draws a part of an opaque target on the output. */
static void lay(const Target *target, const Pixels *pixels, SDL_Rect from, SDL_Rect to,
                uint8_t alpha)
{
    raster_copy(target->output->screen, (RasterPicture){*pixels, serial_of(target), true}, &from,
                to, (Rgba){255, 255, 255, alpha});
}

/* Draws the target over the output, rotated clockwise by `degrees` about the pivot. */
static void target_lay_turned(Target *target, SDL_Point pivot, double degrees)
{
    SDL_Rect whole = {0, 0, target->width, target->height};
    if (target->raster) {
        raster_rotate(target->output->screen,
                      (RasterRotation){target->raster, serial_of(target), pivot, degrees});
        return;
    }
    set_blending(target->texture);
    SDL_RenderCopyEx(target->output->renderer, target->texture, NULL, &whole, degrees, &pivot,
                     SDL_FLIP_NONE);
}

/* Copies the rectangle that is wanted to the output. */
static void target_copy(Target *target, SDL_Rect rect)
{
    if (target->raster) {
        const Pixels *drawn = raster_pixels(target->raster);
        SDL_Rect view = target->view;
        if (drawn->at && SDL_IntersectRect(&rect, &view, &rect))
            lay(target, drawn, (SDL_Rect){rect.x - view.x, rect.y - view.y, rect.w, rect.h}, rect,
                255);
        return;
    }
    SDL_SetTextureBlendMode(target->texture, SDL_BLENDMODE_NONE);
    SDL_RenderCopy(target->output->renderer, target->texture, &rect, &rect);
}

/* Draws all of a target over the output with this alpha. */
static void target_fade(const Target *target, uint8_t alpha)
{
    SDL_Rect whole = {0, 0, target->width, target->height};
    if (target->raster) {
        if (raster_pixels(target->raster)->at)
            lay(target, raster_pixels(target->raster), whole, whole, alpha);
        return;
    }
    SDL_SetTextureBlendMode(target->texture, SDL_BLENDMODE_BLEND);
    SDL_SetTextureAlphaMod(target->texture, alpha);
    SDL_RenderCopy(target->output->renderer, target->texture, NULL, &whole);
}

/* Bytes of its picture. */
static size_t target_bytes(const Target *target)
{
    size_t texture = target->texture ? (size_t)target->width * (size_t)target->height * 4 : 0;
    size_t raster = target->raster ? pixels_bytes(raster_pixels(target->raster)) : 0;
    return texture + raster;
}

struct Render {
    Drawing drawing;
    Target turned, kept;
    Target left;       /* the list that was left; open while it is laid over others */
    bool fades;        /* it is in this frame */
    bool waits;        /* for all pictures of a list */
    int held;          /* frames in a row that were not shown */
    size_t lost;       /* bytes let go of that may not have gone back to the system */
    int still;         /* frames since something was turned */
    int width, height; /* of the output that the budgets are for */
};

Render *render_new(SDL_Renderer *renderer, Pages *pages, Fonts *fonts, const Editions *editions)
{
    Render *render = calloc(1, sizeof *render);
    if (!render)
        return NULL;
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear"); /* for what is turned or stretched */
    Drawing *drawing = &render->drawing;
    render->waits = true;
    *drawing = (Drawing){.screen.pages = pages, .fonts = fonts, .editions = editions};
    bool opened = drawing_open(drawing, renderer);
    render->turned = (Target){.output = &drawing->screen.output, .turns = true};
    render->kept = render->left = (Target){.output = &drawing->screen.output};
    if (!opened) {
        render_free(render);
        return NULL;
    }
    return render;
}

void render_free(Render *render)
{
    if (!render)
        return;
    target_free(&render->turned);
    target_free(&render->kept);
    target_free(&render->left);
    drawing_close(&render->drawing);
    blocks_free();
    free(render);
}

void render_lost(Render *render)
{
    output_lost(&render->drawing.screen.output);
}

static void forget_left(Render *render)
{
    if (render->left.open)
        target_free(&render->left);
    render->left.open = false;
}

void render_forget(Render *render)
{
    forget_left(render);
    output_lost(&render->drawing.screen.output);
    target_free(&render->turned);
    target_free(&render->kept);
    pictures_clear(render->drawing.screen.pictures);
}

void render_spare(Render *render)
{
    layer_forget(&render->drawing.layer);
    target_free(&render->turned);
    target_free(&render->kept);
    pictures_clear(render->drawing.screen.pictures);
    pool_end();
    scratch_free();
    blocks_free();
    render->lost = 0;
    heap_trim();
}

bool render_settled(const Render *render)
{
    return render->drawing.settled;
}

static size_t targets_bytes(const Render *render)
{
    return target_bytes(&render->turned) + target_bytes(&render->kept) +
           target_bytes(&render->left);
}

bool render_bright(const Render *render)
{
    return render->drawing.layer.bright;
}

bool render_whole(const Render *render)
{
    return render->drawing.layer.whole;
}

bool render_sharp(const Render *render)
{
    return render->drawing.layer.sharp;
}

size_t render_bytes(const Render *render)
{
    return pictures_bytes(render->drawing.screen.pictures) + targets_bytes(render);
}

void render_waits(Render *render, bool waits)
{
    render->waits = waits;
}

static void draw_command(Render *render, const DrawList *list, const DrawCommand *command)
{
    if (command->kind != DRAW_LEFT) {
        drawing_command(&render->drawing, list, command);
        return;
    }
    render->fades = render->left.open;
    if (render->fades)
        target_fade(&render->left, command->colour.a);
}

/* Adds to `key` all that the command shows, with what it uses of its list. */
static uint64_t hash_command(uint64_t key, const DrawList *list, const DrawCommand *command)
{
    const DrawCommand *c = command;
    const float numbers[] = {c->rect.x, c->rect.y, c->rect.w, c->rect.h, c->scale,
                             c->size,   c->dash,   c->angle,  c->squeeze};
    const uint8_t bytes[] = {c->kind,          c->style,           c->font,
                             c->align,         c->edition,         c->tile,
                             c->rotation,      (uint8_t)c->column, (uint8_t)c->row,
                             c->flip,          c->colour.r,        c->colour.g,
                             c->colour.b,      c->colour.a,        (uint8_t)(c->zones >> 8),
                             (uint8_t)c->zones};
    key = hash_bytes(hash_bytes(key, numbers, sizeof numbers), bytes, sizeof bytes);
    if (c->name)
        key = hash_name(key, c->name);
    if (c->kind == DRAW_FLOW)
        return hash_bytes(key, &list->flows[c->first], sizeof *list->flows);
    if (c->lit && (c->kind == DRAW_BOARD || c->kind == DRAW_TILE || c->kind == DRAW_SPRITE))
        key = hash_bytes(key, &list->day, sizeof list->day);
    if (c->kind == DRAW_STONE)
        return hash_bytes(key, &list->stone, sizeof list->stone);
    if (c->kind == DRAW_FIRELIT)
        return hash_bytes(key, &list->fires[c->first], sizeof *list->fires);
    if (c->kind == DRAW_LAYER)
        return hash_bytes(key, &list->grades[c->first], sizeof *list->grades);
    if (c->kind == DRAW_TEXT)
        return hash_name(key, draw_command_text(list, c));
    if (c->kind == DRAW_LINE || c->kind == DRAW_POLYGON)
        return hash_bytes(key, list->points + c->first, c->count * sizeof *list->points);
    for (uint32_t i = 0; c->kind == DRAW_BOARD && i < c->count; i++)
        key = land_hash_tile(key, &list->board[c->first + i]);
    for (size_t i = 0; c->kind == DRAW_BOARD && i < list->light_count; i++)
        key = land_hash_light(key, &list->lights[i]);
    return key;
}

/* Draws the commands between the one at `first` and its end on a target, unless they are there, and
 * the target on the output. Returns where the end is. */
static size_t draw_target(Render *render, const DrawList *list, size_t first)
{
    const DrawCommand *begin = &list->commands[first];
    bool turns = begin->kind == DRAW_TURN;
    DrawKind ends = turns ? DRAW_UNTURN : DRAW_UNKEEP;
    Target *target = turns ? &render->turned : &render->kept;
    render->still = turns ? 0 : render->still;
    SDL_Rect rect = whole_rect(begin->rect);
    size_t last = first + 1;
    uint64_t key = turns ? HASH_START : hash_bytes(HASH_START, &rect, sizeof rect);
    for (; last < list->count && list->commands[last].kind != ends; last++)
        key = hash_command(key, list, &list->commands[last]);
    bool drawing = target_begin(target, rect, key ? key : 1);
    if (drawing || !target->open) {
        for (size_t i = first + 1; i < last; i++)
            draw_command(render, list, &list->commands[i]);
        if (drawing)
            target_end(target, !pictures_missing(render->drawing.screen.pictures));
    }
    output_clip(&render->drawing.screen.output, NULL);
    if (target->open && turns)
        target_lay_turned(target, (SDL_Point){rect.x, rect.y}, (double)begin->angle);
    else if (target->open)
        target_copy(target, rect);
    return last;
}

/* Bytes of pictures for each pixel of the output, of which a small one counts as LEAST_OUTPUT: a
 * large tile is as large there. */
enum { SHARE = 28, LEAST_OUTPUT = 1920 * 1080, MOST_HELD = 12 /* frames */ };

/* Follows the size of the output: sets the budget and frees targets of another size. */
static void follow_size(Render *render)
{
    int width, height;
    if (SDL_GetRendererOutputSize(render->drawing.screen.output.renderer, &width, &height) != 0 ||
        (width == render->width && height == render->height))
        return;
    size_t area = (size_t)width * (size_t)height;
    pictures_limit(render->drawing.screen.pictures,
                   SHARE * (area < LEAST_OUTPUT ? LEAST_OUTPUT : area));
    target_free(&render->turned);
    target_free(&render->kept);
    render->width = width;
    render->height = height;
}

static void trim(Render *render)
{
    const Layer *layer = &render->drawing.layer;
    bool busy = !layer->sharp || render->drawing.screen.zooms;
    render->lost += pictures_trim(render->drawing.screen.pictures);
    if (render->lost >= (busy ? TOO_LARGE_LOSS : LARGE_LOSS)) {
        render->lost = 0;
        heap_trim();
    }
    if (++render->still == TARGET_FRAMES)
        target_free(&render->turned);
}

static void draw_all(Render *render, const DrawList *list, bool waits)
{
    drawing_begin(&render->drawing, list, waits);
    render->fades = false;
    for (size_t i = 0; i < list->count; i++) {
        const DrawCommand *command = &list->commands[i];
        if (command->kind == DRAW_TURN || command->kind == DRAW_KEEP)
            i = draw_target(render, list, i);
        else
            draw_command(render, list, command);
    }
}

void render_leave(Render *render, const DrawList *list)
{
    follow_size(render);
    SDL_Rect whole = {0, 0, render->width, render->height};
    if (!target_begin(&render->left, whole, 0))
        return;
    output_fill(&render->drawing.screen.output, whole, (Rgba){0, 0, 0, 255});
    drawing_begin(&render->drawing, list, false);
    for (size_t i = 0; i < list->count; i++)
        draw_command(render, list, &list->commands[i]);
    output_clip(&render->drawing.screen.output, NULL);
    target_end(&render->left, true);
}

bool render_draw(Render *render, const DrawList *list)
{
    Drawing *drawing = &render->drawing;
    Pictures *pictures = drawing->screen.pictures;
    follow_size(render);
    output_begin(&drawing->screen.output);
    draw_all(render, list, render->waits);
    while (render->waits && pictures_missing(pictures)) {
        while (pictures_work(pictures))
            continue;
        output_begin(&drawing->screen.output);
        draw_all(render, list, true);
    }
    drawing_end(drawing);
    if (pictures_holes(pictures) && ++render->held <= MOST_HELD)
        return false;
    render->held = 0;
    if (!render->fades)
        forget_left(render);
    output_end(&drawing->screen.output);
    trim(render);
    return true;
}

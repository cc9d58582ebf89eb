#include "output.h"

#include <math.h>
#include <stdlib.h>

#include "blit.h"
#include "sdl/pixels/pool.h"

enum { CELL_W = 128, CELL_H = 64 };

static const Rgba black = {.a = 255};

static SDL_Rect whole_of(const Output *output)
{
    return (SDL_Rect){0, 0, output->width, output->height};
}

/* Frees its picture. */
static void target_free(Target *target)
{
    if (target->texture)
        SDL_DestroyTexture(target->texture);
    pixels_free(&target->pixels);
    target->texture = NULL;
    target->drawn = 0;
}

void output_open(Output *output, SDL_Renderer *renderer)
{
    SDL_RendererInfo info;
    bool known = SDL_GetRendererInfo(renderer, &info) == 0;
    *output =
        (Output){.renderer = renderer, .software = known && info.flags & SDL_RENDERER_SOFTWARE};
}

void output_forget(Output *output)
{
    target_free(&output->kept);
    output->lost = true;
}

static void free_cells(Output *output)
{
    free(output->cells);
    if (output->texture)
        SDL_DestroyTexture(output->texture);
    output->cells = NULL;
    output->texture = NULL;
}

void output_close(Output *output)
{
    output_forget(output);
    free_cells(output);
    free(output->screen.at);
    free(output->kept.calls.at);
    *output = (Output){0};
}

size_t output_bytes(const Output *output)
{
    return output->kept.texture ? (size_t)output->width * (size_t)output->height * 4
                                : pixels_bytes(&output->kept.pixels);
}

/* Makes what is painted on, of which nothing is known yet. */
static void make_cells(Output *output)
{
    output->columns = (output->width + CELL_W - 1) / CELL_W;
    output->rows = (output->height + CELL_H - 1) / CELL_H;
    size_t count = (size_t)output->columns * (size_t)output->rows;
    output->cells = calloc(count, sizeof *output->cells);
    output->texture = SDL_CreateTexture(output->renderer, SDL_PIXELFORMAT_RGB888,
                                        SDL_TEXTUREACCESS_STREAMING, output->width, output->height);
    if (!output->cells || !output->texture)
        free_cells(output);
    else
        SDL_SetTextureBlendMode(output->texture, SDL_BLENDMODE_NONE);
}

static void follow_size(Output *output)
{
    int w, h;
    if (SDL_GetRendererOutputSize(output->renderer, &w, &h) != 0 ||
        (w == output->width && h == output->height))
        return;
    output_forget(output);
    free_cells(output);
    output->width = w;
    output->height = h;
    if (output->software)
        make_cells(output);
}

static void begin_calls(Output *output, DrawCalls *calls)
{
    calls->count = 0;
    calls->hash = HASH_START;
    output->calls = calls;
    output_clip(output, NULL);
}

void output_begin(Output *output)
{
    follow_size(output);
    begin_calls(output, &output->screen);
    output->kept.used = false;
}

void output_lost(Output *output)
{
    output->lost = true;
}

void output_clip(Output *output, const SDL_Rect *rect)
{
    SDL_Rect whole = whole_of(output);
    if (!SDL_IntersectRect(rect ? rect : &whole, &whole, &output->clip))
        output->clip = (SDL_Rect){0};
}

SDL_Rect output_clipped(const Output *output)
{
    return output->clip;
}

static uint64_t hash_rect(uint64_t hash, SDL_Rect rect)
{
    return hash_pair(hash_pair(hash, rect.x, rect.y), rect.w, rect.h);
}

/* Adds a call, of which `serial` says what is drawn, if any of it is seen. Without memory it is
 * left out. */
static void add(Output *output, DrawCall call, uint64_t serial)
{
    DrawCalls *calls = output->calls;
    call.clip = output->clip;
    if (!SDL_IntersectRect(&call.to, &call.clip, &call.seen))
        return;
    if (calls->count == calls->capacity) {
        size_t capacity = calls->capacity ? calls->capacity * 2 : 1024;
        DrawCall *at = realloc(calls->at, capacity * sizeof *at);
        if (!at)
            return;
        calls->at = at;
        calls->capacity = capacity;
    }
    call.hash = hash_rect(hash_rect(hash_number(HASH_START, serial), call.from), call.to);
    call.hash = hash_bytes(hash_rect(call.hash, call.seen), &call.colour, sizeof call.colour);
    calls->hash = hash_number(calls->hash, call.hash);
    calls->at[calls->count++] = call;
}

void output_copy(Output *output, const Picture *picture, const SDL_Rect *from, SDL_Rect to,
                 Rgba tint)
{
    if (picture_shows(picture) && tint.a > 0)
        add(output,
            (DrawCall){.texture = picture->texture,
                       .pixels = picture->pixels,
                       .opaque = picture->opaque,
                       .covers = picture->opaque && tint.a == 255,
                       .from = from ? *from : (SDL_Rect){0, 0, picture->w, picture->h},
                       .to = to,
                       .colour = tint},
            picture->serial);
}

void output_put(Output *output, const Picture *picture, int x, int y, Rgba tint)
{
    if (picture)
        output_copy(output, picture, NULL,
                    (SDL_Rect){x + picture->dx, y + picture->dy, picture->w, picture->h}, tint);
}

void output_fill(Output *output, SDL_Rect rect, Rgba colour)
{
    if (colour.a > 0)
        add(output, (DrawCall){.to = rect, .colour = colour, .covers = colour.a == 255}, 0);
}

/* What a number of cells in a row cover, from this one on. */
static SDL_Rect cells_rect(const Output *output, int cell, int count)
{
    SDL_Rect whole = whole_of(output),
             rect = {cell % output->columns * CELL_W, cell / output->columns * CELL_H,
                     count * CELL_W, CELL_H};
    SDL_IntersectRect(&rect, &whole, &rect);
    return rect;
}

/* Draws all calls by an accelerated renderer on a texture, NULL: on its output. */
static void render_calls(const Output *output, const DrawCalls *calls, SDL_Texture *on, Rgba ground)
{
    SDL_Renderer *renderer = output->renderer;
    SDL_SetRenderTarget(renderer, on);
    SDL_RenderSetClipRect(renderer, NULL);
    SDL_SetRenderDrawColor(renderer, ground.r, ground.g, ground.b, ground.a);
    SDL_RenderClear(renderer);
    for (size_t i = 0; i < calls->count; i++) {
        const DrawCall *call = &calls->at[i];
        SDL_BlendMode blend = call->covers ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND;
        Rgba colour = call->colour;
        SDL_RenderSetClipRect(renderer, &call->clip);
        if (call->texture) {
            SDL_SetTextureColorMod(call->texture, colour.r, colour.g, colour.b);
            SDL_SetTextureAlphaMod(call->texture, colour.a);
            SDL_SetTextureBlendMode(call->texture, blend);
            SDL_RenderCopy(renderer, call->texture, &call->from, &call->to);
        } else {
            SDL_SetRenderDrawBlendMode(renderer, blend);
            SDL_SetRenderDrawColor(renderer, colour.r, colour.g, colour.b, colour.a);
            SDL_RenderFillRect(renderer, &call->to);
        }
    }
    SDL_RenderSetClipRect(renderer, NULL);
    SDL_SetRenderTarget(renderer, NULL);
}

/* Calls that are painted on pixels, as large as the output, cell by cell. */
typedef struct Painting {
    const Output *output;
    const DrawCalls *calls;
    Pixels on;
    bool due; /* only cells that are */
} Painting;

enum { WORTH = 1024 /* pixels */, BATCH = 512 /* calls */ };

/* Whether a call hides all of a part, or so much that it is worth leaving out. */
static bool hides(const DrawCall *call, const SDL_Rect *part, SDL_Rect *hidden)
{
    return call->covers && SDL_IntersectRect(&call->seen, part, hidden) &&
           hidden->w * hidden->h >= smaller(part->w * part->h, WORTH);
}

/* Paints a part of a call (NULL: the ground), but not what those `above` it hide. */
static void lay(const Painting *painting, const DrawCall *call, SDL_Rect part,
                const DrawCall *const *above, int count)
{
    Pixels on = painting->on;
    SDL_Rect hidden;
    while (count > 0 && !hides(*above, &part, &hidden)) {
        above++;
        count--;
    }
    if (count > 0) {
        int right = hidden.x + hidden.w, low = hidden.y + hidden.h;
        SDL_Rect beside[] = {{part.x, part.y, part.w, hidden.y - part.y},
                             {part.x, hidden.y, hidden.x - part.x, hidden.h},
                             {right, hidden.y, part.x + part.w - right, hidden.h},
                             {part.x, low, part.w, part.y + part.h - low}};
        for (int i = 0; i < 4; i++)
            if (!SDL_RectEmpty(&beside[i]))
                lay(painting, call, beside[i], above + 1, count - 1);
    } else if (!call) {
        for (int y = part.y; y < part.y + part.h; y++)
            for (int x = part.x; x < part.x + part.w; x++)
                on.at[(ptrdiff_t)y * on.w + x] = 0xFF000000;
    } else {
        blit_paint(call, &on, part);
    }
}

/* Cells are so small that their pixels stay in the processor's cache. `begins`: with the ground. */
static void paint_cell(const Painting *painting, SDL_Rect cell, const DrawCall *const *calls,
                       int count, bool begins)
{
    const DrawCall *seen[BATCH];
    SDL_Rect part;
    int touching = 0;
    for (int i = 0; i < count; i++)
        if (SDL_HasIntersection(&calls[i]->seen, &cell))
            seen[touching++] = calls[i];
    if (begins)
        lay(painting, NULL, cell, seen, touching);
    for (int i = 0; i < touching; i++)
        if (SDL_IntersectRect(&seen[i]->seen, &cell, &part))
            lay(painting, seen[i], part, seen + i + 1, touching - i - 1);
}

/* Paints a row of cells. */
static void paint_row(void *context, int row)
{
    const Painting *painting = context;
    const Output *output = painting->output;
    const DrawCalls *calls = painting->calls;
    const DrawCall *seen[BATCH];
    int first = row * output->columns;
    SDL_Rect strip = cells_rect(output, first, output->columns);
    size_t next = 0;
    bool begins = true;
    do {
        int count = 0;
        for (; next < calls->count && count < BATCH; next++)
            if (SDL_HasIntersection(&calls->at[next].seen, &strip))
                seen[count++] = &calls->at[next];
        for (int cell = first; cell < first + output->columns; cell++)
            if (!painting->due || output->cells[cell].due)
                paint_cell(painting, cells_rect(output, cell, 1), seen, count, begins);
        begins = false;
    } while (next < calls->count);
}

/* Draws the calls of a target, unless they are there. False where it cannot be had. */
static bool target_draw(const Output *output, Target *target)
{
    int w = output->width, h = output->height;
    if (target->drawn == target->calls.hash)
        return true;
    target->drawn = 0;
    if (output->software) {
        if (!output->cells || (!target->pixels.at && !pixels_make(&target->pixels, w, h)))
            return false;
        Painting painting = {output, &target->calls, target->pixels, false};
        pool_run(paint_row, &painting, output->rows);
    } else {
        if (!target->texture)
            target->texture = SDL_CreateTexture(output->renderer, SDL_PIXELFORMAT_ARGB8888,
                                                SDL_TEXTUREACCESS_TARGET, w, h);
        if (!target->texture)
            return false;
        render_calls(output, &target->calls, target->texture, black);
    }
    target->drawn = target->calls.hash;
    return true;
}

void output_keep(Output *output, SDL_Rect rect)
{
    begin_calls(output, &output->kept.calls);
    SDL_Rect whole = whole_of(output);
    if (!SDL_IntersectRect(&rect, &whole, &output->keeping))
        output->keeping = (SDL_Rect){0};
}

void output_unkeep(Output *output)
{
    Target *kept = &output->kept;
    kept->used = target_draw(output, kept);
    output->calls = &output->screen;
    output_clip(output, NULL);
    const Picture picture = {
        .texture = kept->texture, .pixels = kept->pixels, .serial = kept->drawn, .opaque = true};
    if (kept->used)
        output_copy(output, &picture, &output->keeping, output->keeping,
                    (Rgba){255, 255, 255, 255});
}

/* Finds the cells in which the calls are not those of the frame before. */
static void find_due(Output *output)
{
    int count = output->columns * output->rows;
    for (int i = 0; i < count; i++)
        output->cells[i].now = HASH_START;
    for (size_t i = 0; i < output->screen.count; i++) {
        const DrawCall *call = &output->screen.at[i];
        SDL_Rect seen = call->seen;
        int right = (seen.x + seen.w - 1) / CELL_W, low = (seen.y + seen.h - 1) / CELL_H;
        for (int y = seen.y / CELL_H; y <= low; y++)
            for (int x = seen.x / CELL_W; x <= right; x++) {
                int cell = y * output->columns + x;
                uint64_t *now = &output->cells[cell].now;
                *now = hash_number(*now, call->hash);
            }
    }
    for (int i = 0; i < count; i++) {
        OutputCell *cell = &output->cells[i];
        cell->due = output->lost || cell->now != cell->before;
        cell->before = cell->now;
    }
}

/* Paints the cells that are due on the pixels of a texture, and gives them to the renderer. SDL's
 * software renderer reads the pixels of a texture where they are: nothing has to be copied. */
static void paint_due(Output *output)
{
    int pitch, total = output->columns * output->rows;
    void *at;
    if (SDL_LockTexture(output->texture, NULL, &at, &pitch) != 0)
        return;
    Painting painting = {output, &output->screen, {output->width, output->height, at}, true};
    if (pitch == 4 * output->width)
        pool_run(paint_row, &painting, output->rows);
    SDL_UnlockTexture(output->texture);
    SDL_RenderSetClipRect(output->renderer, NULL);
    for (int first = 0, count; first < total; first += count) {
        const OutputCell *cells = &output->cells[first];
        for (count = 1; cells->due && (first + count) % output->columns > 0 && cells[count].due;)
            count++;
        SDL_Rect run = cells_rect(output, first, count);
        if (cells->due)
            SDL_RenderCopy(output->renderer, output->texture, &run, &run);
    }
}

void output_end(Output *output)
{
    if (!output->software) {
        render_calls(output, &output->screen, NULL, black);
    } else if (output->cells) {
        find_due(output);
        paint_due(output);
    }
    output->lost = false;
    if (!output->kept.used)
        target_free(&output->kept);
}

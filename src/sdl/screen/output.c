#include "output.h"

static bool is_software(SDL_Renderer *renderer)
{
    SDL_RendererInfo info;
    return SDL_GetRendererInfo(renderer, &info) == 0 && info.flags & SDL_RENDERER_SOFTWARE;
}

bool output_open(Output *output, SDL_Renderer *renderer)
{
    *output = (Output){.renderer = renderer, .software = is_software(renderer)};
    if (output->software)
        output->raster = output->screen = raster_new(false);
    return !output->software || output->screen;
}

void output_close(Output *output)
{
    raster_free(output->screen);
    if (output->texture)
        SDL_DestroyTexture(output->texture);
    *output = (Output){0};
}

size_t output_bytes(const Output *output)
{
    return output->screen ? pixels_bytes(raster_pixels(output->screen)) : 0;
}

/* Makes the texture as large as the output. */
static bool follow_size(Output *output, int w, int h)
{
    if (output->texture && output->width == w && output->height == h)
        return true;
    if (output->texture)
        SDL_DestroyTexture(output->texture);
    output->texture = SDL_CreateTexture(output->renderer, SDL_PIXELFORMAT_RGB888,
                                        SDL_TEXTUREACCESS_STREAMING, w, h);
    output->width = w;
    output->height = h;
    output->lost = true;
    return output->texture;
}

/* The pixels of the texture. SDL's software renderer reads them where they are: nothing has to be
 * copied. Empty where they cannot be had. */
static Pixels screen_of(Output *output)
{
    int w, h, pitch;
    void *at;
    if (SDL_GetRendererOutputSize(output->renderer, &w, &h) != 0 || !follow_size(output, w, h) ||
        SDL_LockTexture(output->texture, NULL, &at, &pitch) != 0)
        return (Pixels){0};
    SDL_UnlockTexture(output->texture);
    return pitch == w * 4 ? (Pixels){w, h, at} : (Pixels){0};
}

void output_begin(Output *output)
{
    if (output->software) {
        raster_begin_on(output->screen, screen_of(output));
        return;
    }
    SDL_RenderSetClipRect(output->renderer, NULL);
    SDL_SetRenderDrawColor(output->renderer, 0, 0, 0, 255);
    SDL_RenderClear(output->renderer);
}

/* The rectangles from number `at` on that lie side by side, as one; `at` moves behind them. */
static SDL_Rect row_of(const SDL_Rect *rects, int count, int *at)
{
    SDL_Rect run = rects[(*at)++];
    for (; *at < count && rects[*at].y == run.y && rects[*at].x == run.x + run.w; (*at)++)
        run.w += rects[*at].w;
    return run;
}

void output_end(Output *output)
{
    if (!output->software) {
        SDL_RenderSetClipRect(output->renderer, NULL);
        return;
    }
    const Pixels *pixels = raster_paint(output->screen);
    if (!pixels)
        return;
    const SDL_Rect whole = {0, 0, pixels->w, pixels->h}, *rects = &whole;
    int count = output->lost ? 1 : raster_painted(output->screen, &rects);
    output->lost = false;
    SDL_SetTextureBlendMode(output->texture, SDL_BLENDMODE_NONE);
    SDL_RenderSetClipRect(output->renderer, NULL);
    for (int i = 0; i < count;) {
        SDL_Rect run = row_of(rects, count, &i);
        SDL_RenderCopy(output->renderer, output->texture, &run, &run);
    }
}

void output_lost(Output *output)
{
    output->lost = true;
}

void output_clip(Output *output, const SDL_Rect *rect)
{
    if (output->software)
        raster_clip(output->raster, rect);
    else
        SDL_RenderSetClipRect(output->renderer, rect);
}

SDL_Rect output_clipped(const Output *output)
{
    SDL_Rect clip;
    if (output->software)
        return raster_clipped(output->raster);
    if (SDL_RenderIsClipEnabled(output->renderer)) {
        SDL_RenderGetClipRect(output->renderer, &clip);
        return clip;
    }
    SDL_RenderGetViewport(output->renderer, &clip);
    return (SDL_Rect){0, 0, clip.w, clip.h};
}

void output_copy(Output *output, const Picture *picture, const SDL_Rect *from, SDL_Rect to,
                 Rgba tint)
{
    if (!picture_shows(picture) || tint.a == 0)
        return;
    if (output->software) {
        RasterPicture still = {picture->pixels, picture->serial, picture->opaque};
        raster_copy(output->raster, still, from, to, tint);
    } else {
        picture_tint(picture, tint);
        SDL_RenderCopy(output->renderer, picture->texture, from, &to);
    }
}

void output_put(Output *output, const Picture *picture, int x, int y, Rgba tint)
{
    if (picture)
        output_copy(output, picture, NULL,
                    (SDL_Rect){x + picture->dx, y + picture->dy, picture->w, picture->h}, tint);
}

void output_fill(Output *output, SDL_Rect rect, Rgba colour)
{
    if (output->software) {
        raster_fill(output->raster, rect, colour);
        return;
    }
    SDL_SetRenderDrawBlendMode(output->renderer,
                               colour.a < 255 ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE);
    SDL_SetRenderDrawColor(output->renderer, colour.r, colour.g, colour.b, colour.a);
    SDL_RenderFillRect(output->renderer, &rect);
}

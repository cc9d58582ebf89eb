#include "output.h"

enum { BAND = 64 /* rows of the screen that are laid down at once */ };

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
    size_t screen = output->screen ? pixels_bytes(raster_pixels(output->screen)) : 0;
    return screen + (output->texture ? (size_t)output->width * BAND * 4 : 0);
}

void output_begin(Output *output)
{
    int w, h;
    if (output->software) {
        if (SDL_GetRendererOutputSize(output->renderer, &w, &h) == 0)
            raster_begin(output->screen, w, h);
        return;
    }
    SDL_RenderSetClipRect(output->renderer, NULL);
    SDL_SetRenderDrawColor(output->renderer, 0, 0, 0, 255);
    SDL_RenderClear(output->renderer);
}

/* Makes the texture as wide as the screen; true where the renderer shows nothing of it yet. */
static bool follow_size(Output *output, const Pixels *pixels)
{
    if (output->texture && output->width == pixels->w && output->height == pixels->h)
        return false;
    if (output->texture)
        SDL_DestroyTexture(output->texture);
    output->texture = SDL_CreateTexture(output->renderer, SDL_PIXELFORMAT_RGB888,
                                        SDL_TEXTUREACCESS_STREAMING, pixels->w, BAND);
    output->width = pixels->w;
    output->height = pixels->h;
    return true;
}

/* Lays part of the screen down, band by band: the renderer has drawn one before the texture takes
 * the next. */
static void lay_down(Output *output, const Pixels *pixels, SDL_Rect rect)
{
    int end = rect.y + rect.h;
    for (int y = rect.y; y < end; y += BAND) {
        SDL_Rect band = {0, 0, rect.w, end - y < BAND ? end - y : BAND};
        SDL_Rect to = {rect.x, y, band.w, band.h};
        SDL_UpdateTexture(output->texture, &band, pixels->at + (ptrdiff_t)y * pixels->w + rect.x,
                          pixels->w * 4);
        SDL_RenderCopy(output->renderer, output->texture, &band, &to);
    }
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
    int count = follow_size(output, pixels) ? 1 : raster_painted(output->screen, &rects);
    SDL_SetTextureBlendMode(output->texture, SDL_BLENDMODE_NONE);
    SDL_RenderSetClipRect(output->renderer, NULL);
    for (int i = 0; i < count; i++)
        lay_down(output, pixels, rects[i]);
}

void output_lost(Output *output)
{
    if (output->texture)
        SDL_DestroyTexture(output->texture);
    output->texture = NULL;
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

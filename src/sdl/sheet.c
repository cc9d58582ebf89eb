/* Where the renderer is software, turning is done here: the output below is read once, when the
 * sheet is drawn, and with the sheet turned over it makes one opaque picture a frame. */
#include "sheet.h"

#include <string.h>

/* What is drawn on a clear sheet is multiplied by its alpha already. */
static void set_blending(SDL_Texture *texture)
{
    SDL_BlendMode multiplied = SDL_ComposeCustomBlendMode(
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD);
    if (SDL_SetTextureBlendMode(texture, multiplied) != 0)
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
}

static bool is_software(SDL_Renderer *renderer)
{
    SDL_RendererInfo info;
    return SDL_GetRendererInfo(renderer, &info) == 0 && info.flags & SDL_RENDERER_SOFTWARE;
}

static bool make(Sheet *sheet)
{
    int width, height;
    if (SDL_GetRendererOutputSize(sheet->renderer, &width, &height) != 0)
        return false;
    if (sheet->texture && width == sheet->width && height == sheet->height)
        return true;
    sheet_free(sheet);
    sheet->width = width;
    sheet->height = height;
    sheet->texture = SDL_CreateTexture(sheet->renderer, SDL_PIXELFORMAT_ARGB8888,
                                       SDL_TEXTUREACCESS_TARGET, width, height);
    return sheet->texture != NULL;
}

/* What the renderer's target shows now; false where it cannot be read. */
static bool read_target(const Sheet *sheet, Pixels *pixels)
{
    if (!pixels->at && !pixels_make(pixels, sheet->width, sheet->height))
        return false;
    return SDL_RenderReadPixels(sheet->renderer, NULL, SDL_PIXELFORMAT_ARGB8888, pixels->at,
                                pixels->w * 4) == 0;
}

bool sheet_begin(Sheet *sheet, uint64_t key)
{
    sheet->open = make(sheet);
    if (!sheet->open || (key && key == sheet->key))
        return false;
    sheet->key = 0; /* until it is drawn on */
    if (sheet->turns && is_software(sheet->renderer) && !read_target(sheet, &sheet->below))
        pixels_free(&sheet->below);
    sheet->open = SDL_SetRenderTarget(sheet->renderer, sheet->texture) == 0;
    if (!sheet->open)
        return false;
    sheet->key = key;
    SDL_SetRenderDrawColor(sheet->renderer, 0, 0, 0, 0);
    SDL_RenderClear(sheet->renderer);
    return true;
}

void sheet_end(Sheet *sheet, bool lasting)
{
    if (sheet->below.at && !read_target(sheet, &sheet->drawn))
        pixels_free(&sheet->below);
    SDL_SetRenderTarget(sheet->renderer, NULL);
    if (!lasting)
        sheet->key = 0;
}

/* False where memory or a texture is lacking. */
static bool lay_by_hand(Sheet *sheet, SDL_Point pivot, double degrees)
{
    Point at = {(float)pivot.x, (float)pivot.y};
    if (!sheet->below.at || !sheet->drawn.at ||
        (!sheet->laid.at && !pixels_make(&sheet->laid, sheet->width, sheet->height)))
        return false;
    if (!sheet->output)
        sheet->output = SDL_CreateTexture(sheet->renderer, SDL_PIXELFORMAT_ARGB8888,
                                          SDL_TEXTUREACCESS_STREAMING, sheet->width, sheet->height);
    if (!sheet->output)
        return false;
    memcpy(sheet->laid.at, sheet->below.at, pixels_bytes(&sheet->laid));
    pixels_blend_rotated(&sheet->laid, at, &sheet->drawn, at, degrees);
    SDL_SetTextureBlendMode(sheet->output, SDL_BLENDMODE_NONE);
    return SDL_UpdateTexture(sheet->output, NULL, sheet->laid.at, sheet->width * 4) == 0 &&
           SDL_RenderCopy(sheet->renderer, sheet->output, NULL, NULL) == 0;
}

void sheet_lay_turned(Sheet *sheet, SDL_Point pivot, double degrees)
{
    SDL_Rect whole = {0, 0, sheet->width, sheet->height};
    if (lay_by_hand(sheet, pivot, degrees))
        return;
    set_blending(sheet->texture);
    SDL_RenderCopyEx(sheet->renderer, sheet->texture, NULL, &whole, degrees, &pivot, SDL_FLIP_NONE);
}

void sheet_copy(Sheet *sheet, SDL_Rect rect)
{
    SDL_SetTextureBlendMode(sheet->texture, SDL_BLENDMODE_NONE);
    SDL_RenderCopy(sheet->renderer, sheet->texture, &rect, &rect);
}

size_t sheet_bytes(const Sheet *sheet)
{
    size_t bytes = (size_t)sheet->width * (size_t)sheet->height * 4;
    return (sheet->texture ? bytes : 0) + (sheet->output ? bytes : 0);
}

void sheet_free(Sheet *sheet)
{
    if (sheet->texture)
        SDL_DestroyTexture(sheet->texture);
    if (sheet->output)
        SDL_DestroyTexture(sheet->output);
    pixels_free(&sheet->below);
    pixels_free(&sheet->drawn);
    pixels_free(&sheet->laid);
    sheet->texture = sheet->output = NULL;
    sheet->key = 0;
}

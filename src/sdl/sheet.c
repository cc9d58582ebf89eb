#include "sheet.h"

/* What is drawn on a clear sheet is multiplied by its alpha already. A renderer that cannot be told
 * so (SDL's own in software) makes the edges of what is translucent a little darker. */
static void set_blending(SDL_Texture *texture)
{
    SDL_BlendMode multiplied = SDL_ComposeCustomBlendMode(
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD);
    if (SDL_SetTextureBlendMode(texture, multiplied) != 0)
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
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
    if (sheet->texture)
        set_blending(sheet->texture);
    return sheet->texture != NULL;
}

void sheet_begin(Sheet *sheet, SDL_Point pivot, double angle)
{
    sheet->open = make(sheet) && SDL_SetRenderTarget(sheet->renderer, sheet->texture) == 0;
    if (!sheet->open)
        return;
    sheet->pivot = pivot;
    sheet->angle = angle;
    SDL_SetRenderDrawColor(sheet->renderer, 0, 0, 0, 0);
    SDL_RenderClear(sheet->renderer);
}

void sheet_end(Sheet *sheet)
{
    if (!sheet->open)
        return;
    SDL_SetRenderTarget(sheet->renderer, NULL);
    SDL_RenderCopyEx(sheet->renderer, sheet->texture, NULL,
                     &(SDL_Rect){0, 0, sheet->width, sheet->height}, sheet->angle, &sheet->pivot,
                     SDL_FLIP_NONE);
    sheet->open = false;
}

void sheet_free(Sheet *sheet)
{
    if (sheet->texture)
        SDL_DestroyTexture(sheet->texture);
    sheet->texture = NULL;
}

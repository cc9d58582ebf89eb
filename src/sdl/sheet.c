#include "sheet.h"

#define SHEET_SERIALS (1ull << 63) /* those of pictures count from 1 on */

/* What is drawn on a clear sheet is multiplied by its alpha already. */
static void set_blending(SDL_Texture *texture)
{
    SDL_BlendMode multiplied = SDL_ComposeCustomBlendMode(
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD);
    if (SDL_SetTextureBlendMode(texture, multiplied) != 0)
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
}

/* Makes the sheet as large as the output; false where it cannot be had. */
static bool make(Sheet *sheet)
{
    int width, height;
    const Output *output = sheet->output;
    if (SDL_GetRendererOutputSize(output->renderer, &width, &height) != 0)
        return false;
    if ((sheet->texture || sheet->raster) && width == sheet->width && height == sheet->height)
        return true;
    sheet_free(sheet);
    sheet->width = width;
    sheet->height = height;
    if (output->software)
        sheet->raster = raster_new(sheet->turns);
    else
        sheet->texture = SDL_CreateTexture(output->renderer, SDL_PIXELFORMAT_ARGB8888,
                                           SDL_TEXTUREACCESS_TARGET, width, height);
    return sheet->texture || sheet->raster;
}

/* What is kept takes no more room than it needs, and none anew where there is enough. */
static SDL_Rect view_of(const Sheet *sheet, SDL_Rect rect)
{
    SDL_Rect whole = {0, 0, sheet->width, sheet->height}, view;
    if (sheet->turns || !SDL_IntersectRect(&rect, &whole, &view))
        return whole;
    if (view.w <= sheet->view.w && view.h <= sheet->view.h) {
        view.w = sheet->view.w;
        view.h = sheet->view.h;
    }
    return view;
}

static bool begin_raster(Sheet *sheet, SDL_Rect rect)
{
    sheet->view = view_of(sheet, rect);
    if (!raster_begin(sheet->raster, sheet->view.w, sheet->view.h))
        return false;
    raster_place(sheet->raster, sheet->view.x, sheet->view.y);
    raster_clip(sheet->raster, NULL);
    sheet->output->raster = sheet->raster;
    return true;
}

static bool begin_texture(const Sheet *sheet)
{
    SDL_Renderer *renderer = sheet->output->renderer;
    if (SDL_SetRenderTarget(renderer, sheet->texture) != 0)
        return false;
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 0);
    SDL_RenderClear(renderer);
    return true;
}

bool sheet_begin(Sheet *sheet, SDL_Rect rect, uint64_t key)
{
    sheet->open = make(sheet);
    if (!sheet->open || (key && key == sheet->key))
        return false;
    sheet->key = 0; /* until it is drawn on */
    sheet->open = sheet->raster ? begin_raster(sheet, rect) : begin_texture(sheet);
    if (sheet->open)
        sheet->key = key;
    return sheet->open;
}

void sheet_end(Sheet *sheet, bool lasting)
{
    if (sheet->raster) {
        raster_paint(sheet->raster);
        sheet->output->raster = sheet->output->screen;
        sheet->serial++;
    } else {
        SDL_SetRenderTarget(sheet->output->renderer, NULL);
    }
    if (!lasting)
        sheet->key = 0;
}

static uint64_t serial_of(const Sheet *sheet)
{
    return SHEET_SERIALS | sheet->serial << 1 | sheet->turns;
}

/* Lays part of an opaque picture of the sheet's own on the output. */
static void lay(const Sheet *sheet, const Pixels *pixels, SDL_Rect from, SDL_Rect to, uint8_t alpha)
{
    raster_copy(sheet->output->screen, (RasterPicture){*pixels, serial_of(sheet), true}, &from, to,
                (Rgba){255, 255, 255, alpha});
}

void sheet_lay_turned(Sheet *sheet, SDL_Point pivot, double degrees)
{
    SDL_Rect whole = {0, 0, sheet->width, sheet->height};
    if (sheet->raster) {
        raster_turn(sheet->output->screen,
                    (RasterTurn){sheet->raster, serial_of(sheet), pivot, degrees});
        return;
    }
    set_blending(sheet->texture);
    SDL_RenderCopyEx(sheet->output->renderer, sheet->texture, NULL, &whole, degrees, &pivot,
                     SDL_FLIP_NONE);
}

void sheet_copy(Sheet *sheet, SDL_Rect rect)
{
    if (sheet->raster) {
        const Pixels *drawn = raster_pixels(sheet->raster);
        SDL_Rect view = sheet->view;
        if (drawn->at && SDL_IntersectRect(&rect, &view, &rect))
            lay(sheet, drawn, (SDL_Rect){rect.x - view.x, rect.y - view.y, rect.w, rect.h}, rect,
                255);
        return;
    }
    SDL_SetTextureBlendMode(sheet->texture, SDL_BLENDMODE_NONE);
    SDL_RenderCopy(sheet->output->renderer, sheet->texture, &rect, &rect);
}

void sheet_fade(const Sheet *sheet, uint8_t alpha)
{
    SDL_Rect whole = {0, 0, sheet->width, sheet->height};
    if (sheet->raster) {
        if (raster_pixels(sheet->raster)->at)
            lay(sheet, raster_pixels(sheet->raster), whole, whole, alpha);
        return;
    }
    SDL_SetTextureBlendMode(sheet->texture, SDL_BLENDMODE_BLEND);
    SDL_SetTextureAlphaMod(sheet->texture, alpha);
    SDL_RenderCopy(sheet->output->renderer, sheet->texture, NULL, &whole);
}

size_t sheet_bytes(const Sheet *sheet)
{
    size_t texture = sheet->texture ? (size_t)sheet->width * (size_t)sheet->height * 4 : 0;
    size_t raster = sheet->raster ? pixels_bytes(raster_pixels(sheet->raster)) : 0;
    return texture + raster;
}

void sheet_free(Sheet *sheet)
{
    if (sheet->texture)
        SDL_DestroyTexture(sheet->texture);
    raster_free(sheet->raster);
    sheet->texture = NULL;
    sheet->raster = NULL;
    sheet->view = (SDL_Rect){0, 0, 0, 0};
    sheet->key = 0;
}

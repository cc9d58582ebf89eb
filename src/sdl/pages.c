/* PNG files become premultiplied pixels once, here. Levels lie on pages of their own, so a table seen
 * only from afar never loads the large ones. A fault is kept rather than returned through every drawing
 * function: the window asks for it once a frame. */
#include "pages.h"

#include <SDL_image.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/assets.h"

enum { MAX_TABLE_BYTES = 4 << 20 };

static const char advice[] = "reinstall the game, or set AUROCHS_ASSETS to its assets folder";

static bool read_table(Pages *pages, const char *name)
{
    char path[MAX_PATH_BYTES], folder[16];
    size_t size;
    AtlasError error;
    asset_path(name, path);
    char *text = file_read(path, MAX_TABLE_BYTES, &size);
    if (!text) {
        snprintf(pages->fault, sizeof pages->fault, "%.300s: %s (%s)", path, strerror(errno), advice);
        return false;
    }
    snprintf(folder, sizeof folder, "%.*s", (int)strcspn(name, "/"), name);
    bool good = atlas_read(&pages->atlas, folder, text, size, &error);
    if (!good)
        snprintf(pages->fault, sizeof pages->fault, "%.300s:%d: %s (%s)", path, error.line, error.reason,
                 advice);
    free(text);
    return good;
}

static bool find_files(Pages *pages)
{
    char path[MAX_PATH_BYTES];
    for (size_t i = 0; i < pages->atlas.page_count; i++) {
        asset_path(pages->atlas.pages[i].file, path);
        FILE *file = fopen(path, "rb");
        if (!file) {
            snprintf(pages->fault, sizeof pages->fault, "%.300s: %s (%s)", path, strerror(errno), advice);
            return false;
        }
        fclose(file);
    }
    return true;
}

static bool load_masks(Pages *pages)
{
    Atlas *atlas = &pages->atlas;
    size_t side = MASK_SIDE, area = side * side;
    pages->masks = malloc(atlas->overlay_count * area + 1);
    if (!pages->masks) {
        snprintf(pages->fault, sizeof pages->fault, "out of memory for the tiles' zones");
        return false;
    }
    for (size_t i = 0; i < atlas->overlay_count; i++) {
        AtlasOverlay *overlay = &atlas->overlays[i];
        if (overlay->mask.page < 0)
            continue;
        Cut cut = pages_cut(pages, &overlay->mask);
        if (!cut.of)
            return false;
        uint8_t *mask = pages->masks + i * area;
        for (size_t y = 0; y < side; y++)
            for (size_t x = 0; x < side; x++)
                mask[y * side + x] =
                    (uint8_t)cut.of->at[((size_t)cut.y + y) * (size_t)cut.of->w + (size_t)cut.x + x];
        overlay->zones = mask;
    }
    for (size_t i = 0; i < atlas->overlay_count; i++)
        if (atlas->overlays[i].mask.page >= 0)
            pixels_free(&pages->pixels[atlas->overlays[i].mask.page]);
    return true;
}

bool pages_open(Pages *pages)
{
    *pages = (Pages){0};
    atlas_init(&pages->atlas);
    if (!read_table(pages, "atlas/figures.txt") || !read_table(pages, "atlas/atlas.txt") ||
        !read_table(pages, "ui/ui.txt") || !find_files(pages))
        return false;
    pages->pixels = calloc(pages->atlas.page_count + 1, sizeof *pages->pixels);
    if (!pages->pixels) {
        snprintf(pages->fault, sizeof pages->fault, "out of memory for the pictures");
        return false;
    }
    return load_masks(pages);
}

void pages_close(Pages *pages)
{
    for (size_t i = 0; pages->pixels && i < pages->atlas.page_count; i++)
        pixels_free(&pages->pixels[i]);
    free(pages->pixels);
    free(pages->masks);
    atlas_free(&pages->atlas);
    *pages = (Pages){0};
}

static void load_page(Pages *pages, int page)
{
    const AtlasPage *entry = &pages->atlas.pages[page];
    Pixels *pixels = &pages->pixels[page];
    char path[MAX_PATH_BYTES];
    asset_path(entry->file, path);
    SDL_Surface *loaded = IMG_Load(path);
    SDL_Surface *surface = loaded ? SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888, 0) : NULL;
    SDL_FreeSurface(loaded);
    if (!surface)
        snprintf(pages->fault, sizeof pages->fault, "%.300s: %s (%s)", path, SDL_GetError(), advice);
    else if (surface->w != entry->width || surface->h != entry->height)
        snprintf(pages->fault, sizeof pages->fault, "%.300s: is %d x %d pixels, its table says %d x %d (%s)",
                 path, surface->w, surface->h, entry->width, entry->height, advice);
    else if (!pixels_make(pixels, surface->w, surface->h))
        snprintf(pages->fault, sizeof pages->fault, "%.300s: out of memory", path);
    else {
        for (int y = 0; y < surface->h; y++)
            memcpy(pixels->at + (ptrdiff_t)y * pixels->w,
                   (const char *)surface->pixels + (ptrdiff_t)y * surface->pitch,
                   (size_t)pixels->w * sizeof *pixels->at);
        pixels_premultiply(pixels);
    }
    SDL_FreeSurface(surface);
}

const Pixels *pages_get(Pages *pages, int page)
{
    if (page < 0 || pages->fault[0])
        return NULL;
    if (!pages->pixels[page].at)
        load_page(pages, page);
    return pages->pixels[page].at ? &pages->pixels[page] : NULL;
}

Cut pages_cut(Pages *pages, const AtlasCut *cut)
{
    return (Cut){pages_get(pages, cut->page), cut->x, cut->y, cut->w, cut->h};
}

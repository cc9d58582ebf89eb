/* PNG files become premultiplied pixels once, here. Levels lie on pages of their own, so a table
 * seen only from afar never loads the large ones. A fault is kept rather than returned through
 * every drawing function: the window asks for it once a frame. */
#include "pages.h"

#include <SDL_image.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "play/assets.h"

enum { MAX_TABLE_BYTES = 4 << 20 };

static const char advice[] = "reinstall the game, or set AUROCHS_ASSETS to its assets folder";

/* Reads the table `name`, which lies in the assets' folder of that name. */
static bool read_table(Pages *pages, const char *folder, const char *name)
{
    char path[MAX_PATH_BYTES];
    size_t size;
    AtlasError error;
    char *text = asset_path(name, path) ? file_read(path, MAX_TABLE_BYTES, &size) : NULL;
    if (!text) {
        utf8_print(pages->fault, sizeof pages->fault, "%s: %s (%s)", path_shown(path).text,
                   strerror(errno), advice);
        return false;
    }
    bool good = atlas_read(&pages->atlas, folder, text, size, &error);
    if (!good)
        utf8_print(pages->fault, sizeof pages->fault, "%s:%d: %s (%s)", path_shown(path).text,
                   error.line, error.reason, advice);
    free(text);
    return good;
}

static bool find_files(Pages *pages)
{
    char path[MAX_PATH_BYTES];
    for (size_t i = 0; i < pages->atlas.page_count; i++) {
        FILE *file = asset_path(pages->atlas.pages[i].file, path) ? fopen(path, "rb") : NULL;
        if (!file) {
            utf8_print(pages->fault, sizeof pages->fault, "%s: %s (%s)", path_shown(path).text,
                       strerror(errno), advice);
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
        utf8_print(pages->fault, sizeof pages->fault, "out of memory for the tiles' zones");
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
                    (uint8_t)
                        cut.of->at[((size_t)cut.y + y) * (size_t)cut.of->w + (size_t)cut.x + x];
        overlay->zones = mask;
    }
    for (size_t i = 0; i < atlas->overlay_count; i++) {
        if (atlas->overlays[i].mask.page < 0)
            continue;
        Page *page = &pages->pages[atlas->overlays[i].mask.page];
        pixels_free(&page->pixels);
        page->state = PAGE_READY; /* read for good */
    }
    return true;
}

bool pages_open(Pages *pages)
{
    *pages = (Pages){0};
    atlas_init(&pages->atlas);
    if (!read_table(pages, "atlas", "atlas/figures.txt") ||
        !read_table(pages, "atlas", "atlas/atlas.txt") || !read_table(pages, "ui", "ui/ui.txt") ||
        !find_files(pages))
        return false;
    pages->pages = calloc(pages->atlas.page_count + 1, sizeof *pages->pages);
    pages->lock = SDL_CreateMutex();
    pages->loaded = SDL_CreateCond();
    if (!pages->pages || !pages->lock || !pages->loaded) {
        utf8_print(pages->fault, sizeof pages->fault, "out of memory for the pictures");
        return false;
    }
    return load_masks(pages);
}

void pages_close(Pages *pages)
{
    if (pages->loader) {
        SDL_LockMutex(pages->lock);
        pages->stop = true;
        SDL_UnlockMutex(pages->lock);
        SDL_WaitThread(pages->loader, NULL);
    }
    for (size_t i = 0; pages->pages && i < pages->atlas.page_count; i++)
        pixels_free(&pages->pages[i].pixels);
    free(pages->pages);
    free(pages->masks);
    SDL_DestroyCond(pages->loaded);
    SDL_DestroyMutex(pages->lock);
    atlas_free(&pages->atlas);
    *pages = (Pages){0};
}

/* Reads a page's file; the pixels are empty and `fault` is filled where that fails. */
static Pixels read_page(const AtlasPage *entry, char *fault, size_t capacity)
{
    char path[MAX_PATH_BYTES];
    Pixels pixels = {0};
    SDL_Surface *loaded = asset_path(entry->file, path) ? IMG_Load(path) : NULL;
    SDL_Surface *surface =
        loaded ? SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888, 0) : NULL;
    SDL_FreeSurface(loaded);
    if (!surface)
        utf8_print(fault, capacity, "%s: %s (%s)", path_shown(path).text, SDL_GetError(), advice);
    else if (surface->w != entry->width || surface->h != entry->height)
        utf8_print(fault, capacity, "%s: is %d x %d pixels, its table says %d x %d (%s)",
                   path_shown(path).text, surface->w, surface->h, entry->width, entry->height,
                   advice);
    else if (!pixels_make(&pixels, surface->w, surface->h))
        utf8_print(fault, capacity, "%s: out of memory", path_shown(path).text);
    else {
        for (int y = 0; y < surface->h; y++)
            memcpy(pixels.at + (ptrdiff_t)y * pixels.w,
                   (const char *)surface->pixels + (ptrdiff_t)y * surface->pitch,
                   (size_t)pixels.w * sizeof *pixels.at);
        pixels_premultiply(&pixels);
    }
    SDL_FreeSurface(surface);
    return pixels;
}

/* Loads a page unless it is there; waits where another thread is at it. Called and left with the
 * lock. */
static void load_page(Pages *pages, int index)
{
    Page *page = &pages->pages[index];
    char fault[sizeof pages->fault] = "";
    while (page->state == PAGE_LOADING)
        SDL_CondWait(pages->loaded, pages->lock);
    if (page->state == PAGE_READY || pages->fault[0])
        return;
    page->state = PAGE_LOADING;
    SDL_UnlockMutex(pages->lock);
    Pixels pixels = read_page(&pages->atlas.pages[index], fault, sizeof fault);
    SDL_LockMutex(pages->lock);
    page->pixels = pixels;
    page->state = PAGE_READY;
    if (fault[0] && !pages->fault[0]) {
        memcpy(pages->fault, fault, sizeof fault);
        SDL_PushEvent(&(SDL_Event){.type = SDL_USEREVENT}); /* wakes a window that waits */
    }
    SDL_CondBroadcast(pages->loaded);
}

static int load_all(void *context)
{
    Pages *pages = context;
    int count = (int)pages->atlas.page_count;
    SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);
    SDL_LockMutex(pages->lock);
    /* the ui's pages come last in the atlas and first on the screen */
    for (int i = count - 1; i >= 0 && !pages->stop && !pages->fault[0]; i--)
        load_page(pages, i);
    SDL_UnlockMutex(pages->lock);
    return 0;
}

void pages_load_ahead(Pages *pages)
{
    pages->loader = SDL_CreateThread(load_all, "pages", pages);
}

const Pixels *pages_get(Pages *pages, int page)
{
    if (page < 0)
        return NULL;
    SDL_LockMutex(pages->lock);
    load_page(pages, page);
    const Pixels *pixels = pages->pages[page].pixels.at ? &pages->pages[page].pixels : NULL;
    SDL_UnlockMutex(pages->lock);
    return pixels;
}

Cut pages_cut(Pages *pages, const AtlasCut *cut)
{
    return (Cut){pages_get(pages, cut->page), cut->x, cut->y, cut->w, cut->h};
}

/* A fault is kept and not returned through every function that draws: the window asks for it once a
 * frame. */
#include "pages.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "play/assets.h"
#include "sdl/pixels/png.h"

enum { MAX_TABLE_BYTES = 4 << 20 };

/* Reads the table `name`, whose pages lie in a folder of the assets. */
static bool read_table(Pages *pages, const char *folder, const char *name)
{
    char path[MAX_PATH_BYTES];
    size_t size;
    AtlasError error;
    char *text = asset_path(name, path) ? file_read(path, MAX_TABLE_BYTES, &size) : NULL;
    if (!text) {
        asset_fault(name, strerror(errno), pages->fault, sizeof pages->fault);
        return false;
    }
    bool good = atlas_read(&pages->atlas, folder, text, size, &error);
    if (!good)
        utf8_print(pages->fault, sizeof pages->fault, "%s:%d: %s (reinstall the game)",
                   path_shown(path).text, error.line, error.reason);
    free(text);
    return good;
}

static bool find_files(Pages *pages)
{
    char path[MAX_PATH_BYTES];
    for (size_t i = 0; i < pages->atlas.page_count; i++) {
        if (!asset_path(pages->atlas.pages[i].file, path) || !file_there(path)) {
            asset_fault(pages->atlas.pages[i].file, strerror(errno), pages->fault,
                        sizeof pages->fault);
            return false;
        }
    }
    return true;
}

void pages_close(Pages *pages)
{
    if (pages->lock) {
        SDL_LockMutex(pages->lock);
        pages->stop = true;
        SDL_UnlockMutex(pages->lock);
    }
    SDL_WaitThread(pages->loader, NULL);
    for (size_t i = 0; pages->pages && i < pages->atlas.page_count; i++)
        SDL_FreeSurface(pages->pages[i].surface);
    free(pages->pages);
    free(pages->masks);
    SDL_DestroyCond(pages->loaded);
    SDL_DestroyMutex(pages->lock);
    atlas_free(&pages->atlas);
    *pages = (Pages){0};
}

static Pixels pixels_of(const SDL_Surface *surface)
{
    return (Pixels){.at = surface->pixels, .w = surface->w, .h = surface->h};
}

/* Premultiplies a picture of any format: where it lies, if that is what a PNG with alpha is read
 * as, so that a large page does not take its memory twice. Else NULL when memory is out. */
static SDL_Surface *premultiplied(SDL_Surface *surface)
{
    SDL_Surface *made = surface;
    if (surface->format->format != SDL_PIXELFORMAT_ABGR8888) {
        made = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888, 0);
        SDL_FreeSurface(surface);
    }
    if (!made)
        return NULL;
    Pixels pixels = pixels_of(made);
    for (int i = 0; made == surface && i < pixels.w * pixels.h; i++) {
        uint32_t p = pixels.at[i];
        pixels.at[i] = (p & 0xFF00FF00) | (p >> 16 & 0xFF) | (p & 0xFF) << 16;
    }
    pixels_premultiply(&pixels);
    return made;
}

/* Reads a page. On error it is NULL, and `fault` filled. */
static SDL_Surface *read_page(const AtlasPage *entry, char *fault, size_t capacity)
{
    char path[MAX_PATH_BYTES];
    SDL_Surface *surface = asset_path(entry->file, path) ? png_load(path) : NULL;
    if (!surface)
        asset_fault(entry->file, SDL_GetError(), fault, capacity);
    else if (surface->w != entry->width || surface->h != entry->height)
        utf8_print(fault, capacity,
                   "%s: is %d x %d pixels, its table says %d x %d (reinstall the game)",
                   path_shown(path).text, surface->w, surface->h, entry->width, entry->height);
    else if (!(surface = premultiplied(surface)))
        utf8_print(fault, capacity, "%s: out of memory", entry->file);
    if (!fault[0])
        return surface;
    SDL_FreeSurface(surface);
    return NULL;
}

/* Takes a thread's fault over, under the lock. */
static void tell_fault(Pages *pages, const char *fault)
{
    if (fault[0] && !pages->fault[0]) {
        utf8_print(pages->fault, sizeof pages->fault, "%s", fault);
        SDL_PushEvent(&(SDL_Event){.type = SDL_USEREVENT}); /* wakes a window that waits */
    }
}

/* Loads a page that is not there; waits where another thread loads it. Called and left with the
 * lock. */
static void load_page(Pages *pages, int index)
{
    Page *page = &pages->pages[index];
    const AtlasPage *entry = &pages->atlas.pages[index];
    char fault[sizeof pages->fault] = "";
    while (page->state == PAGE_LOADING)
        SDL_CondWait(pages->loaded, pages->lock);
    if (page->state == PAGE_READY || pages->fault[0])
        return;
    page->state = PAGE_LOADING;
    SDL_UnlockMutex(pages->lock);
    SDL_Surface *surface = read_page(entry, fault, sizeof fault);
    SDL_LockMutex(pages->lock);
    page->surface = surface;
    page->pixels = surface ? pixels_of(surface) : (Pixels){0};
    page->state = PAGE_READY;
    tell_fault(pages, fault);
    SDL_CondBroadcast(pages->loaded);
}

static void drop_pixels(Page *page)
{
    SDL_FreeSurface(page->surface);
    page->surface = NULL;
    page->pixels = (Pixels){0};
}

/* Keeps the zones of all masks; their pages are not needed any more then. False when memory is out,
 * or with a page's fault. */
static bool load_masks(Pages *pages)
{
    Atlas *atlas = &pages->atlas;
    bool good = true;
    pages->masks = calloc(atlas->overlay_count + 1, MASK_SIDE * MASK_SIDE);
    for (size_t i = 0; good && pages->masks && i < atlas->overlay_count; i++) {
        uint8_t *mask = pages->masks + i * MASK_SIDE * MASK_SIDE;
        Cut grey = pages_cut(pages, &atlas->overlays[i].mask);
        good = grey.of->at || atlas->overlays[i].mask.page < 0;
        for (int p = 0; grey.of->at && p < MASK_SIDE * MASK_SIDE; p++)
            mask[p] = (uint8_t)*cut_at(grey, p % MASK_SIDE, p / MASK_SIDE);
        atlas->overlays[i].zones = grey.of->at ? mask : NULL;
        pages_release(pages);
    }
    for (size_t i = 0; i < atlas->overlay_count; i++)
        if (atlas->overlays[i].mask.page >= 0)
            drop_pixels(&pages->pages[atlas->overlays[i].mask.page]);
    return good && pages->masks;
}

/* Reads the masks if they are not there; waits where another thread reads them. Called and left
 * with the lock. */
static void have_masks(Pages *pages)
{
    while (pages->masked == PAGE_LOADING)
        SDL_CondWait(pages->loaded, pages->lock);
    if (pages->masked == PAGE_READY || pages->fault[0])
        return;
    pages->masked = PAGE_LOADING;
    SDL_UnlockMutex(pages->lock);
    bool good = load_masks(pages);
    SDL_LockMutex(pages->lock);
    if (!good)
        tell_fault(pages, "out of memory for the tiles' zones");
    pages->masked = PAGE_READY;
    SDL_CondBroadcast(pages->loaded);
}

/* What the title shows, its landscape first, which is the largest. */
enum { LANDSCAPE_PAGES = 2 };
static const char *const title_pages[] = {"ui/valley-0.png", "ui/valley-1.png", "ui/icons-48-0.png",
                                          "ui/patches-0.png", "ui/faces-0.png"};

/* The page of a file; -1 where the tables have none. */
static int page_named(const Pages *pages, const char *file)
{
    for (size_t i = 0; i < pages->atlas.page_count; i++)
        if (strcmp(pages->atlas.pages[i].file, file) == 0)
            return (int)i;
    return -1;
}

/* Once the title is there, drawing comes first. */
static int load_all(void *context)
{
    Pages *pages = context;
    SDL_LockMutex(pages->lock);
    for (size_t i = 0; i < SDL_arraysize(title_pages) && !pages->stop; i++)
        if (page_named(pages, title_pages[i]) >= 0)
            load_page(pages, page_named(pages, title_pages[i]));
    SDL_UnlockMutex(pages->lock);
    SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);
    SDL_LockMutex(pages->lock);
    if (!pages->stop)
        have_masks(pages);
    for (size_t i = pages->atlas.page_count; i > 0 && !pages->stop; i--)
        load_page(pages, (int)i - 1);
    SDL_UnlockMutex(pages->lock);
    return 0;
}

static bool read_tables(Pages *pages)
{
    if (!read_table(pages, "atlas", "atlas/figures.txt") ||
        !read_table(pages, "atlas", "atlas/atlas.txt") ||
        !read_table(pages, "atlas", "atlas/poses.txt") || !read_table(pages, "ui", "ui/ui.txt") ||
        !find_files(pages))
        return false;
    pages->pages = calloc(pages->atlas.page_count + 1, sizeof *pages->pages);
    if (!pages->pages)
        utf8_print(pages->fault, sizeof pages->fault, "out of memory for the pictures");
    return pages->pages;
}

bool pages_finish(Pages *pages)
{
    SDL_LockMutex(pages->lock);
    have_masks(pages);
    bool good = !pages->fault[0];
    SDL_UnlockMutex(pages->lock);
    return good;
}

bool pages_open(Pages *pages, bool ahead)
{
    *pages = (Pages){0};
    atlas_init(&pages->atlas);
    pages->lock = SDL_CreateMutex();
    pages->loaded = SDL_CreateCond();
    if (!pages->lock || !pages->loaded) {
        utf8_print(pages->fault, sizeof pages->fault, "out of memory for the pictures");
        return false;
    }
    if (!read_tables(pages))
        return false;
    if (ahead)
        pages->loader = SDL_CreateThread(load_all, "pages", pages);
    return ahead || pages_finish(pages);
}

Cut pages_cut(Pages *pages, const AtlasCut *cut)
{
    static const Pixels none;
    SDL_LockMutex(pages->lock);
    pages->cuts++;
    if (cut->page >= 0)
        load_page(pages, cut->page);
    SDL_UnlockMutex(pages->lock);
    if (cut->page < 0)
        return (Cut){.of = &none};
    return (Cut){&pages->pages[cut->page].pixels, cut->x, cut->y, cut->w, cut->h};
}

void pages_release(Pages *pages)
{
    SDL_LockMutex(pages->lock);
    pages->cuts--;
    SDL_UnlockMutex(pages->lock);
}

void pages_spare(Pages *pages)
{
    SDL_LockMutex(pages->lock);
    for (size_t i = 0; i < LANDSCAPE_PAGES && pages->cuts == 0; i++) {
        int index = page_named(pages, title_pages[i]);
        if (index >= 0 && pages->pages[index].state == PAGE_READY) {
            drop_pixels(&pages->pages[index]);
            pages->pages[index].state = PAGE_ABSENT;
        }
    }
    SDL_UnlockMutex(pages->lock);
}

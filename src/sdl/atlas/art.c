#include "art.h"

#include <math.h>
#include <stdlib.h>

#include "sdl/pixels/pool.h"
#include "sdl/pixels/resample.h"

enum { SIZES = 6 };

/* All pictures at one tile size. */
typedef struct SizedArt {
    int size; /* 0: empty */
    _Atomic uint32_t used;
    Art grass[GRASS_TILES * GRASS_TILES];
    Art *sprites;  /* by sprite * 2 + flip */
    Art *shadows;  /* by sprite */
    Art *overlays; /* by overlay */
} SizedArt;

struct ArtCache {
    Pages *pages;
    size_t budget;
    uint32_t frame;
    _Atomic uint32_t clock, made;
    _Atomic size_t bytes;
    SizedArt sizes[SIZES];
};

static const Art nothing = {.made = true};

ArtCache *art_cache_new(Pages *pages, size_t budget)
{
    ArtCache *cache = calloc(1, sizeof *cache);
    if (cache)
        *cache = (ArtCache){.pages = pages, .budget = budget, .frame = 1};
    return cache;
}

uint32_t art_cache_made(const ArtCache *cache)
{
    return cache->made;
}

size_t art_cache_bytes(const ArtCache *cache)
{
    return cache->bytes;
}

void art_cache_limit(ArtCache *cache, size_t budget)
{
    cache->budget = budget;
}

/* Frees what no frame got since `oldest`. */
static void drop(ArtCache *cache, Art *items, size_t count, uint32_t oldest)
{
    for (size_t i = 0; items && i < count; i++) {
        if (items[i].used >= oldest)
            continue;
        cache->bytes -= pixels_bytes(&items[i].pixels);
        pixels_free(&items[i].pixels);
        items[i] = (Art){0};
    }
}

static void drop_size(ArtCache *cache, SizedArt *sized, uint32_t oldest)
{
    const Atlas *atlas = &cache->pages->atlas;
    drop(cache, sized->grass, GRASS_TILES * GRASS_TILES, oldest);
    drop(cache, sized->sprites, atlas->sprite_count * 2, oldest);
    drop(cache, sized->shadows, atlas->sprite_count, oldest);
    drop(cache, sized->overlays, atlas->overlay_count, oldest);
}

static void drop_all(ArtCache *cache, uint32_t oldest)
{
    for (int i = 0; i < SIZES; i++)
        drop_size(cache, &cache->sizes[i], oldest);
}

void art_cache_trim(ArtCache *cache)
{
    for (uint32_t age = 240; cache->bytes > cache->budget && age; age = age * 3 / 4)
        if (cache->frame > age)
            drop_all(cache, cache->frame - age + 1);
    cache->frame++;
}

static void empty_size(ArtCache *cache, SizedArt *sized)
{
    drop_size(cache, sized, UINT32_MAX);
    free(sized->sprites);
    free(sized->shadows);
    free(sized->overlays);
    *sized = (SizedArt){0};
}

void art_cache_free(ArtCache *cache)
{
    for (int i = 0; cache && i < SIZES; i++)
        empty_size(cache, &cache->sizes[i]);
    free(cache);
}

/* What there is of a size; NULL when memory is out. */
static SizedArt *sized_for(ArtCache *cache, int size)
{
    SizedArt *oldest = &cache->sizes[0];
    for (SizedArt *sized = cache->sizes; sized < cache->sizes + SIZES; sized++) {
        if (sized->size == size) {
            sized->used = ++cache->clock;
            return sized;
        }
        if (sized->used < oldest->used)
            oldest = sized;
    }
    const Atlas *atlas = &cache->pages->atlas;
    empty_size(cache, oldest);
    oldest->sprites = calloc(atlas->sprite_count * 2 + 1, sizeof(Art));
    oldest->shadows = calloc(atlas->sprite_count + 1, sizeof(Art));
    oldest->overlays = calloc(atlas->overlay_count + 1, sizeof(Art));
    if (!oldest->sprites || !oldest->shadows || !oldest->overlays) {
        empty_size(cache, oldest);
        return NULL;
    }
    oldest->size = size;
    oldest->used = ++cache->clock;
    return oldest;
}

/* The smallest level of at least `size` pixels a tile that the cut has, else its largest; -1: it
 * has none. */
static int level_for(const AtlasCut cuts[ATLAS_LEVELS], int size)
{
    int best = -1;
    for (int level = 0; level < ATLAS_LEVELS; level++)
        if (cuts[level].page >= 0 && (best < 0 || atlas_levels[level] >= size))
            best = level;
    return best;
}

/* Takes memory for a picture that is only worked with; end_cut is due. False when there is none. */
static bool begin_cut(Pixels *pixels, int w, int h)
{
    bool some = w > 0 && h > 0;
    size_t bytes = some ? (size_t)w * (size_t)h * sizeof *pixels->at : 0;
    uint32_t *at = some ? scratch_take(SCRATCH_CUT, bytes) : NULL;
    *pixels = at ? (Pixels){w, h, at} : (Pixels){0};
    return at;
}

static void end_cut(Pixels *pixels)
{
    scratch_give(SCRATCH_CUT, pixels->at);
    *pixels = (Pixels){0};
}

/* Takes a cut to work with. False, and nothing to be given back, where there is none. */
static bool take_cut(Pages *pages, const AtlasCut *cut, Pixels *pixels)
{
    if (!begin_cut(pixels, cut->w, cut->h))
        return false;
    bool good = pages_copy(pages, cut, pixels);
    if (!good)
        end_cut(pixels);
    return good;
}

/* The pivot comes to lie between two pixels: the sprite is equally sharp at every place then. */
Art art_sprite(Pages *pages, const AtlasCut cuts[ATLAS_LEVELS], int size, bool flip)
{
    Art art = {.made = true};
    int level = level_for(cuts, size);
    Pixels whole;
    if (level < 0 || !take_cut(pages, &cuts[level], &whole))
        return art;
    const AtlasCut *cut = &cuts[level];
    double step = (double)atlas_levels[level] / size;
    double pivot_x = cut->pivot_x, pivot_y = cut->pivot_y;
    if (atlas_levels[level] == size) {
        pivot_x = floor(pivot_x + .5);
        pivot_y = floor(pivot_y + .5);
    }
    int left = (int)floor(-pivot_x / step), right = (int)ceil((cut->w - pivot_x) / step);
    int top = (int)floor(-pivot_y / step), bottom = (int)ceil((cut->h - pivot_y) / step);
    pixels_resample(&art.pixels, pixels_whole(&whole),
                    (Axis){right - left, pivot_x + left * step, step, BEYOND_CLEAR},
                    (Axis){bottom - top, pivot_y + top * step, step, BEYOND_CLEAR});
    end_cut(&whole);
    art.dx = left;
    art.dy = top;
    if (flip) {
        pixels_flip(&art.pixels);
        art.dx = -right;
    }
    return art;
}

static Pixels make_overlay(Pages *pages, int size, int overlay)
{
    const AtlasCut *cuts = pages->atlas.overlays[overlay].cut;
    int level = level_for(cuts, size);
    Pixels whole, made = {0};
    if (level >= 0 && take_cut(pages, &cuts[level], &whole)) {
        pixels_scale(&made, pixels_whole(&whole), size, size, BEYOND_SAME);
        end_cut(&whole);
    }
    return made;
}

/* Takes a piece of a page into `to` at a point. */
static bool take_piece(Pages *pages, AtlasCut cut, SDL_Rect piece, Pixels *to, SDL_Point at)
{
    Pixels pixels;
    cut.x = piece.x;
    cut.y = piece.y;
    cut.w = piece.w;
    cut.h = piece.h;
    if (!pages_take(pages, &cut, &pixels))
        return false;
    pixels_copy(to, at.x, at.y, &pixels);
    pixels_free(&pixels);
    return true;
}

/* Takes the part at (x, y) of a page that repeats, as large as `to`. */
static bool take_repeated(Pages *pages, AtlasCut page, int x, int y, Pixels *to)
{
    bool good = true;
    for (int top = 0, h; good && top < to->h; top += h) {
        int from_y = ((y + top) % page.h + page.h) % page.h;
        h = to->h - top < page.h - from_y ? to->h - top : page.h - from_y;
        for (int left = 0, w; good && left < to->w; left += w) {
            int from_x = ((x + left) % page.w + page.w) % page.w;
            w = to->w - left < page.w - from_x ? to->w - left : page.w - from_x;
            good = take_piece(pages, page, (SDL_Rect){from_x, from_y, w, h}, to,
                              (SDL_Point){left, top});
        }
    }
    return good;
}

/* Makes the grass of a cell. The filter reads beyond the cell's sides. */
static Pixels make_grass(Pages *pages, int size, int column, int row)
{
    AtlasCut cuts[ATLAS_LEVELS];
    Pixels around, grass = {0};
    for (int i = 0; i < ATLAS_LEVELS; i++)
        cuts[i] = atlas_page_cut(&pages->atlas, pages->atlas.grass[i]);
    int level = level_for(cuts, size), side = level < 0 ? 0 : atlas_levels[level];
    double step = (double)side / size;
    int reach = (int)ceil(2 * fmax(step, 1)) + 1, whole = side + 2 * reach;
    if (level >= 0 && begin_cut(&around, whole, whole)) {
        Axis axis = {size, reach, step, BEYOND_SAME};
        if (take_repeated(pages, cuts[level], column * side - reach, row * side - reach, &around))
            pixels_resample(&grass, pixels_whole(&around), axis, axis);
        end_cut(&around);
    }
    return grass;
}

static Art make(Pages *pages, int size, ArtItem item)
{
    switch (item.kind) {
    case ART_GRASS:
        return (Art){
            .pixels = make_grass(pages, size, item.index % GRASS_TILES, item.index / GRASS_TILES)};
    case ART_OVERLAY:
        return (Art){.pixels = make_overlay(pages, size, item.index)};
    case ART_SPRITE:
        return art_sprite(pages, pages->atlas.sprites[item.index].cut, size, item.flip);
    case ART_SHADOW:
        return art_sprite(pages, pages->atlas.sprites[item.index].shadow, size, false);
    }
    return nothing;
}

static Art *place_of(SizedArt *sized, ArtItem item)
{
    switch (item.kind) {
    case ART_GRASS:
        return &sized->grass[item.index];
    case ART_OVERLAY:
        return &sized->overlays[item.index];
    case ART_SPRITE:
        return &sized->sprites[item.index * 2 + item.flip];
    case ART_SHADOW:
        return &sized->shadows[item.index];
    }
    return NULL;
}

bool art_cache_has(ArtCache *cache, int size, ArtItem item)
{
    SizedArt *sized = sized_for(cache, size);
    return !sized || place_of(sized, item)->made; /* out of memory: none can be made */
}

const Art *art_cache_get(ArtCache *cache, int size, ArtItem item)
{
    SizedArt *sized = sized_for(cache, size);
    if (!sized)
        return &nothing;
    Art *art = place_of(sized, item);
    if (!art->made) {
        *art = make(cache->pages, size, item);
        art->made = true;
        cache->made++;
        cache->bytes += pixels_bytes(&art->pixels);
    }
    art->used = cache->frame;
    return art;
}

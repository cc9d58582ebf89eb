#include "art.h"

#include <math.h>
#include <stdlib.h>

#include "sdl/pixels/resample.h"

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

/* The pivot comes to lie between two pixels: the sprite is equally sharp at every place then. */
void art_sprite(Pages *pages, const AtlasCut cuts[ATLAS_LEVELS], int size, bool flip, Picture *art)
{
    int level = level_for(cuts, size);
    if (level < 0)
        return;
    const AtlasCut *cut = &cuts[level];
    double step = (double)atlas_levels[level] / size;
    double pivot_x = cut->pivot_x, pivot_y = cut->pivot_y;
    if (atlas_levels[level] == size) {
        pivot_x = floor(pivot_x + .5);
        pivot_y = floor(pivot_y + .5);
    }
    int left = (int)floor(-pivot_x / step), right = (int)ceil((cut->w - pivot_x) / step);
    int top = (int)floor(-pivot_y / step), bottom = (int)ceil((cut->h - pivot_y) / step);
    pixels_resample(&art->pixels, pages_cut(pages, cut),
                    (Axis){right - left, pivot_x + left * step, step, BEYOND_CLEAR},
                    (Axis){bottom - top, pivot_y + top * step, step, BEYOND_CLEAR});
    pages_release(pages);
    art->dx = left;
    art->dy = top;
    if (flip) {
        pixels_flip(&art->pixels);
        art->dx = -right;
    }
}

static Pixels make_overlay(Pages *pages, int size, int overlay)
{
    const AtlasCut *cuts = pages->atlas.overlays[overlay].cut;
    int level = level_for(cuts, size);
    Pixels made = {0};
    if (level < 0)
        return made;
    pixels_scale(&made, pages_cut(pages, &cuts[level]), size, size, BEYOND_SAME);
    pages_release(pages);
    return made;
}

/* Copies the part at (x, y) of what repeats, as large as `to`. */
static void copy_repeated(Pixels *to, Cut from, int x, int y)
{
    for (int row = 0; row < to->h; row++)
        for (int column = 0; column < to->w; column++)
            to->at[(ptrdiff_t)row * to->w + column] =
                *cut_at(from, (x + column + from.w) % from.w, (y + row + from.h) % from.h);
}

/* Makes the grass of a cell. The filter reads beyond the cell's sides. */
static Pixels make_grass(Pages *pages, int size, int column, int row)
{
    AtlasCut cuts[ATLAS_LEVELS];
    Pixels around, grass = {0};
    for (int i = 0; i < ATLAS_LEVELS; i++)
        cuts[i] = atlas_page_cut(&pages->atlas, pages->atlas.grass[i]);
    int level = level_for(cuts, size);
    if (level < 0)
        return grass;
    int side = atlas_levels[level];
    double step = (double)side / size;
    int reach = (int)ceil(2 * fmax(step, 1)) + 1, whole = side + 2 * reach;
    Cut page = pages_cut(pages, &cuts[level]);
    if (page.of->at && pixels_make(&around, whole, whole)) {
        Axis axis = {size, reach, step, BEYOND_SAME};
        copy_repeated(&around, page, column * side - reach, row * side - reach);
        pixels_resample(&grass, pixels_whole(&around), axis, axis);
        pixels_free(&around);
    }
    pages_release(pages);
    return grass;
}

typedef struct Wanted {
    Pages *pages;
    int size;
    ArtItem item;
} Wanted;

static void make(Pictures *pictures, const void *data, Picture *art)
{
    const Wanted *wanted = data;
    Pages *pages = wanted->pages;
    int size = wanted->size, index = wanted->item.index;
    (void)pictures;
    switch (wanted->item.kind) {
    case ART_GRASS:
        art->pixels = make_grass(pages, size, index % GRASS_TILES, index / GRASS_TILES);
        break;
    case ART_OVERLAY:
        art->pixels = make_overlay(pages, size, index);
        break;
    case ART_SPRITE:
        art_sprite(pages, pages->atlas.sprites[index].cut, size, wanted->item.flip, art);
        break;
    case ART_SHADOW:
        art_sprite(pages, pages->atlas.sprites[index].shadow, size, false, art);
        break;
    }
}

const Picture *art_have(Pictures *pictures, Pages *pages, int size, ArtItem item)
{
    Wanted wanted = {pages, size, item};
    uint64_t key = hash_pair(hash_name(HASH_START, "art"), size, (int)item.kind);
    return pictures_have(pictures, &(Recipe){.key = hash_pair(key, item.index, item.flip),
                                             .part = true,
                                             .make = make,
                                             .data = &wanted,
                                             .bytes = sizeof wanted});
}
